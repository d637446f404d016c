from itertools import pairwise
from xml.etree.ElementTree import Element

import pytest

from app.drawing.kit import filled
from app.drawing.players import Player, Players, verdict
from app.games.path_cards.view import result
from app.games.path_cards.view.track import track
from app.games.stone_paths.view import board
from app.games.stone_paths.view.result import SHEET
from app.keeping.figures import SENT
from tests.views.markup import ENGLISH, classes, text, tree, with_attribute
from tools.gallery_stone_paths import Played
from waystones.games.path_cards.cards import VALUE_OF

THREE = Played(ENGLISH, 3, 1, lambda state: False)
TWO = Played(ENGLISH, 2, 9, lambda state: False)


def picture(game: Played) -> str:
    """The board at the end."""
    return board.picture(ENGLISH, game.observe(), game.players)


def shown(game: Played, counted: int | None = None, seat: int = 0) -> dict[str, str]:
    seen, ended = game.observe(seat), result.ended_by(ENGLISH, "goal", "Bas")
    return result.regions(ENGLISH, SHEET, seen, game.players, game.state.winners(), ended, counted)


def page_of(game: Played) -> str:
    return result.frame(ENGLISH, SHEET, "Stone Paths", game.observe(), game.players, "k3f9", picture(game))


def cells(region: str) -> list[Element]:
    return list(tree(region).iter("td"))


def number(cell: Element) -> int:
    """The points of a cell: what stands in it besides counts and words for the ear."""
    for skipped in [e for e in cell.iter("span") if {"aside", "wishes"} & classes(e)]:
        for child in list(skipped):
            skipped.remove(child)
        skipped.text = ""
    shown = text(cell).replace("\N{MINUS SIGN}", "-").replace("\N{EN DASH}", "0")
    return int(shown)


def test_every_region_has_its_place() -> None:
    for game in (THREE, TWO):
        assert filled(page_of(game), shown(game))


@pytest.mark.parametrize("game", [THREE, TWO], ids=["three", "two"])
def test_the_sheet_adds_up_for_every_player(game: Played) -> None:
    regions = shown(game)
    columns = [[number(cell) for cell in cells(regions[line])] for line in SHEET.lines]
    totals = [number(cell) for cell in cells(regions["line-total"])]
    assert [sum(column) for column in zip(*columns, strict=True)] == totals == game.state.scores()


def test_counting_goes_cell_by_cell_with_a_running_total() -> None:
    scores: list[list[int]] = []
    for counted in range(SHEET.counts(THREE.observe()) + 1):
        regions = shown(THREE, counted)
        filled_in = [cell for line in SHEET.lines for cell in cells(regions[line]) if text(cell)]
        assert len(filled_in) == counted
        scores.append([number(cell) for cell in cells(regions["line-total"])])
    assert scores[0] == [0, 0, 0]
    assert scores[-1] == THREE.state.scores()
    for before, after in pairwise(scores):
        assert sum(old != new for old, new in zip(before, after, strict=True)) <= 1


def test_only_what_was_counted_last_rises() -> None:
    regions = shown(THREE, 5)
    fresh = [cell for line in SHEET.lines for cell in cells(regions[line]) if "fresh" in classes(cell)]
    assert len(fresh) == 1
    assert ["fresh" in classes(cell) for cell in cells(regions["line-b"])] == [False, True, False]
    assert "fresh" not in "".join(shown(THREE).values())


def test_one_step_of_the_count_changes_few_regions() -> None:
    before, after = shown(THREE, 4), shown(THREE, 5)
    assert {name for name in before if before[name] != after[name]} <= {"line-b", "line-total", "track"}


def test_the_verdict_waits_for_the_last_cell() -> None:
    last = SHEET.counts(THREE.observe())
    assert text(tree(shown(THREE, last - 1)["verdict"])) == "CountingShow all"
    assert shown(THREE, last)["verdict"] == shown(THREE)["verdict"]
    told = text(tree(shown(THREE)["verdict"]))
    best, second, last_one = sorted(THREE.state.scores(), reverse=True)
    assert f"Bas has won by {best - second} points" in told
    assert f"{best}, {second} to {last_one}. Bas brought the fifth figure into the goal." in told


def test_the_large_figure_is_marked_as_doubled() -> None:  # SP-22
    lines = [tree(shown(THREE)[line]) for line in SHEET.lines]
    marked = [e for line in lines for e in line.iter("svg") if e.get("aria-label") == "large figure, doubled"]
    assert len(marked) == sum(path >= 0 for path in THREE.state.large)


PLAYERS = (Player("Anna"), Player("Mira"), Player("Bas"))


@pytest.mark.parametrize(
    ("winners", "words"),
    [
        ([0], "Anna has won"),
        ([1], "Mira has won"),
        ([1, 2], "Mira and Bas share the win"),
        ([0, 1, 2], "Anna, Mira and Bas share the win"),
    ],
)
def test_a_tie_is_a_tie(winners: list[int], words: str) -> None:  # SP-25
    assert verdict(ENGLISH, PLAYERS, winners) == words


def test_of_those_who_share_the_win_you_are_named_first() -> None:
    players = (Player("Anna", SENT), Player("You"), Player("Bas", SENT))
    assert verdict(ENGLISH, players, [0, 1, 2]) == "You, Anna and Bas share the win"


@pytest.mark.parametrize(
    ("players", "winner", "words"),
    [
        ((Player("Mira", "sharp"), Player("Anna")), 1, "You have won"),
        ((Player("Mira", "sharp"), Player("Anna")), 0, "Mira has won"),
        ((Player("You"), Player("Anna")), 0, "You have won"),
        ((Player("Player 1", SENT), Player("Player 2", SENT)), 0, "Player 1 has won"),
    ],
)
def test_who_plays_alone_against_others_is_you(players: Players, winner: int, words: str) -> None:
    assert verdict(ENGLISH, players, [winner]) == words


def test_every_winner_is_underlined() -> None:
    seen = THREE.observe()
    regions = result.regions(ENGLISH, SHEET, seen, THREE.players, [0, 2], "The end.")
    assert ["won" in classes(cell) for cell in cells(regions["line-total"])] == [True, False, True]
    assert "Anna and Bas share the win" in text(tree(regions["verdict"]))


@pytest.mark.parametrize(
    ("reason", "name", "words"),
    [
        ("goal", "Mira", "Mira brought the fifth figure into the goal."),
        ("goal", "", "You brought the fifth figure into the goal."),
        ("deck", "Mira", "Mira drew the last card."),
        ("deck", "", "You drew the last card."),
    ],
)
def test_what_ended_the_game_is_named(reason: str, name: str, words: str) -> None:  # SP-20, SP-21
    assert result.ended_by(ENGLISH, reason, name) == words


def test_the_cards_set_aside_are_shown_with_two_players() -> None:  # SP-8
    page = page_of(TWO)
    aside = next(e for e in tree(page).iter("section") if "set-aside" in classes(e))
    values = [int(text(e)) for e in aside.iter("i")]
    assert values == [VALUE_OF[card] for card in sorted(TWO.state.cards.aside)]
    assert len(values) == 30
    assert "set-aside" not in page_of(THREE)


def test_the_ways_on() -> None:
    acts = next(e for e in tree(page_of(TWO)).iter("div") if "result-acts" in classes(e))
    assert [(e.get("data-do"), e.get("data-arg")) for e in with_attribute(acts, "data-do")] == [
        ("home", None),
        ("share", "k3f9"),
        ("replay", "k3f9"),
        ("review", "k3f9"),
        ("rematch", "k3f9"),
    ]


# -- the score track


def flags(*totals: int) -> list[str]:
    drawing = tree(track(ENGLISH, PLAYERS[: len(totals)], totals))
    return [text(e) for e in drawing.iter("text") if "lap" in classes(e)]


def figure_places(*totals: int) -> list[tuple[str, str]]:
    drawing = tree(track(ENGLISH, PLAYERS[: len(totals)], totals))
    return [(use.attrib["x"], use.attrib["y"]) for use in drawing.iter("use")]


def test_who_passes_fifty_goes_round_again_with_fifty_kept() -> None:  # SP-24
    assert flags(50) == []
    assert flags(51) == ["+50"]
    assert flags(104) == ["+100"]
    assert figure_places(51) == figure_places(1)
    assert figure_places(50) != figure_places(0)


def test_totals_below_zero_are_real_totals() -> None:  # SP-24
    assert flags(-7) == ["\N{MINUS SIGN}7"]
    assert figure_places(-7) == figure_places(0)


def test_two_on_one_pace_stand_side_by_side() -> None:
    one, other = figure_places(12, 12)
    assert one != other


def test_the_track_is_read_out() -> None:
    drawing = next(tree(track(ENGLISH, PLAYERS, (14, -2, 51))).iter("svg"))
    assert drawing.get("aria-label") == "Score track. Anna: 14, Mira: \N{MINUS SIGN}2, Bas: 51"
