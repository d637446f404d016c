"""The end of a game among several, as far as it is the same in each: who won by how much, the curve, and the ways on."""

from collections.abc import Sequence
from html import escape

from app.drawing.characters import last_words
from app.drawing.curve import curve
from app.drawing.kit import button, figure, minus
from app.drawing.players import Players, called, verdict
from app.table.story import Story
from app.texts import Texts
from app.words import change, points


def counting(t: Texts) -> str:
    """In the place of the verdict, while it is not known yet."""
    title, skip = escape(t("Counting")), button(t("Show all"), "skip", id="do-skip")
    return f'<h2>{title}</h2><div class="verdict-more">{skip}</div>'


def judged(t: Texts, players: Players, winners: Sequence[int], totals: Sequence[int], ended: str) -> str:
    """Who has won and by how much, with how many points, and what ended the game."""
    figures = "".join(figure(seat, large=True) for seat in winners)
    title, note = escape(headline(t, players, winners, totals)), escape(f"{standings(t, totals)} {ended}")
    said = last_words(t, [player.level for player in players], winners)
    return (
        f'<span class="winners">{figures}</span><div><h2>{title}</h2><p class="quiet">{note}</p>{said}</div>'
    )


def headline(t: Texts, players: Players, winners: Sequence[int], totals: Sequence[int]) -> str:
    """Who has won, and by how much; of a tie, who shares it."""
    others = [total for seat, total in enumerate(totals) if seat not in winners]
    if len(winners) > 1 or not others:
        return verdict(t, players, winners)
    won, by = verdict(t, players, winners), totals[winners[0]] - max(others)
    return t.many(
        "{somebody_has_won} by {n} point", "{somebody_has_won} by {n} points", by, somebody_has_won=won
    )


def standings(t: Texts, totals: Sequence[int]) -> str:
    """The points as one says them, the most first: 48 to 41."""
    if len(set(totals)) == 1:
        return points(t, totals[0]) + "."
    *others, last = (minus(total) for total in sorted(totals, reverse=True))
    return t("{points} to {last}.", points=", ".join(others), last=last)


def story(t: Texts, told: Story, players: Players, me: int) -> str:
    """The points by turns as a curve, the turn that decided it, and that turn to be played again."""
    decided = _decided(t, told, players, me)
    ends = ", ".join(
        f"{player.name} {minus(total)}" for player, total in zip(players, told.scores[-1], strict=True)
    )
    if told.only_rises:
        drawn, heading = (told.leads, told.rounds), t("Who was ahead, and how far")
        label = t("Lead after each round; at the end {points}. {decided}", points=ends, decided=decided)
    else:
        drawn, heading = (told.scores, ()), t("How it went")
        label = t("Points after each turn; at the end {points}. {decided}", points=ends, decided=decided)
    title, words = escape(heading), escape(f"{decided} {_best(t, told, players, me)}")
    again = "" if (turn := offered(told, players, me)) is None else _again(t, turn)
    return f'<h3>{title}</h3>{curve(drawn[0], told.turning_point, label, drawn[1])}<p class="small quiet">{words}</p>{again}'


def _best(t: Texts, told: Story, players: Players, me: int) -> str:
    """Which turn brought most, and whose it was."""
    turn, gain = told.best_turn
    seat = told.seats[turn - 1]
    if seat == me and not players[me].level:
        return t("The best turn was yours, turn {n}: {points}.", n=turn, points=change(t, gain))
    name = called(t, players, seat, me)
    return t("The best turn was {name}'s, turn {n}: {points}.", name=name, n=turn, points=change(t, gain))


def offered(told: Story, players: Players, me: int) -> int | None:
    """The turn from which the game is offered again, to a player who may want to do it otherwise."""
    return None if players[me].level else told.chance_of(me)


def _again(t: Texts, turn: int) -> str:
    return button(t("Again from turn {n}", n=turn), "again-from", turn, glyph="again", id="do-again-from")


def _decided(t: Texts, told: Story, players: Players, me: int) -> str:
    """Which turn decided the game, in words."""
    turn = told.turning_point
    if turn is None:
        return t("Level to the end.")
    winner = told.scores[-1].index(max(told.scores[-1]))
    if winner == me and not players[me].level:
        return t("You took the lead for good in turn {n} of {all}.", n=turn, all=told.turns)
    name = called(t, players, winner, me)
    return t("{name} took the lead for good in turn {n} of {all}.", name=name, n=turn, all=told.turns)


def acts(t: Texts, id: str) -> str:
    """The ways on from a result: `id` names the game."""
    ways = (
        button(t("Home"), "home", glyph="home", bare=True)
        + button(t("Send this game"), "share", id, glyph="share", bare=True)
        + button(t("Replay"), "replay", id)
        + button(t("Review"), "review", id)
        + button(t("Rematch"), "rematch", id, kind="main")
    )
    return f'<div class="result-acts of-table">{ways}</div>'
