"""A drawn field is kept right after the frame that shows it; whatever comes before that frame loses nothing."""

from collections.abc import Callable

import pytest

from app.keeping.saves import Saves
from tests.app.player import Player
from waystones.games.one_line.walk import Stretch


def drawing() -> tuple[Player, Stretch]:
    """A player who has just drawn a field; the frame with it is not painted yet."""
    player = Player()
    player.deal()
    wanted = max(player.play.session.state.legal_moves(), key=lambda move: len(move.fields))
    player.platform.paints = False
    player.tap(wanted.fields[0])
    return player, Stretch(wanted.end, wanted.fields[:1])


def kept(player: Player) -> list[str]:
    """The drafts of all games that the browser has."""
    return [save.draft for save in Saves(player.platform).games(finished=False)]


def test_the_field_is_shown_before_it_is_kept_and_kept_with_that_frame() -> None:
    player, draft = drawing()
    assert "Ink 1 field" in player.platform.regions["acts"]
    assert kept(player) == [""]
    player.platform.paint()
    assert kept(player) == [str(draft)]


@pytest.mark.parametrize(
    "ends_it",
    [
        lambda player: player.app.put_away(),
        lambda player: player.app.open(""),
        lambda player: player.app.open(player.platform.address),
        lambda player: player.app.go("settings"),
    ],
    ids=["background", "home", "the game itself again", "another screen"],
)
def test_who_leaves_before_the_frame_keeps_the_field(ends_it: Callable[[Player], None]) -> None:
    player, draft = drawing()
    ends_it(player)
    assert kept(player) == [str(draft)]
    player.platform.paint()
    assert kept(player) == [str(draft)]


def test_several_fields_before_one_frame_are_kept_once() -> None:
    player, draft = drawing()
    written: list[str] = []
    keep = player.platform.keep

    def note(key: str, value: str) -> None:
        written.append(key)
        keep(key, value)

    player.platform.keep = note  # type: ignore[method-assign]
    following = min(player.play.hand.lit)  # type: ignore[attr-defined]
    player.tap(following)
    player.platform.paint()
    assert kept(player) == [str(Stretch(draft.end, (*draft.fields, following)))]
    assert len(written) == 1


def test_what_was_inked_before_the_frame_stays_inked() -> None:
    player, draft = drawing()
    player.press("confirm")
    player.platform.paint()
    [save] = Saves(player.platform).games(finished=False)
    assert save.draft == ""
    assert save.record.splitlines()[-1] == str(draft)


def test_a_game_that_was_given_up_before_the_frame_is_not_kept_again() -> None:
    player, _ = drawing()
    player.press("menu")
    player.press("start-over")
    player.press("start-over", "yes")
    player.platform.paint()
    assert kept(player) == [""]


def test_a_line_scored_before_the_frame_stays_finished() -> None:
    player, _ = drawing()
    player.press("menu")
    player.press("give-up")
    player.press("give-up", "yes")
    player.platform.paint()
    assert kept(player) == []
    assert len(Saves(player.platform).games(finished=True)) == 1


def test_a_full_browser_is_told_once_the_field_is_drawn() -> None:
    player, _ = drawing()
    player.platform.full = True
    player.platform.paint()
    assert "no room left" in player.platform.regions["notices"]
