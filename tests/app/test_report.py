"""A result to send: which line, what it gave, how it went, the same deal; and the line as a picture."""

from xml.etree.ElementTree import Element

from app.games.one_line.daily import daily
from app.games.one_line.medals import medal
from app.games.one_line.report import picture, report, trail
from app.sending.signed import Signature, signature
from app.texts import Texts
from tests.app.player import Player
from tests.tables import random_moves
from tests.test_link import SENT
from tests.views.markup import tree
from waystones import Record, Session, bot
from waystones.games.one_line.score import MEDALS
from waystones.link import Link

# Worked out by hand: 4, 5, 8 and 10 in full, 2, 6 and 7 after higher ones; 45 of 61 fields.
LINE = Record.parse(SENT["W10OC0JpM8Z3PSBPoZC9YfpNcTUgJ9eBy"])
ENGLISH = Texts("en")


def test_the_picture_in_characters_is_the_line_with_its_numbers_in_order() -> None:
    assert trail(LINE) == "❹━━❺❽②━━⑥❿━━⑦━━"


def test_a_round_that_was_passed_is_a_dot() -> None:
    assert trail(Record("one_line", 1, 7, moves=("pass", "pass"))) == "··"


def test_a_report_has_number_score_picture_and_link() -> None:
    lines = report(ENGLISH, LINE, None, "https://example.org/#W1").splitlines()
    assert lines == ["One Line, deal 7", "19 points", trail(LINE), "https://example.org/#W1"]


def test_the_report_of_a_day_gives_its_number() -> None:
    assert report(ENGLISH, LINE, 320, "").startswith("One Line, day 320\n")


def test_a_medal_is_named_and_so_is_what_lies_below_zero() -> None:
    passed = Record("one_line", 1, 7, moves=("pass",) * 15)
    assert report(ENGLISH, passed, None, "").splitlines()[1] == "\N{MINUS SIGN}60 points"
    session = Session.new("one_line", seed=14)
    while not session.is_over:
        session.play(bot("one_line", "steady").choose(session.observe()))
    score = session.state.scores()[0]
    assert score >= MEDALS["copper"]
    assert (
        report(ENGLISH, session.record, None, "").splitlines()[1] == f"{score} points, {medal(score)} stone"
    )


def test_the_picture_shows_the_line_and_says_what_it_gave() -> None:
    [drawing] = tree(picture(ENGLISH, LINE, None))
    assert drawing.get("aria-label") == "One Line, deal 7. 19 points"
    assert [text.text for text in drawing.iter("text")][-2:] == ["One Line, deal 7", "19 points"]
    assert walked(drawing) == 45


def walked(drawing: Element) -> int:
    """How many fields of a picture a line has run over."""
    return len([use for use in drawing.iter("use") if use.get("class") == "hollow"])


def test_the_picture_of_a_day_does_not_give_the_line_away() -> None:
    [drawing] = tree(picture(ENGLISH, LINE, 320))
    assert walked(drawing) == 1  # the start, which everybody is dealt
    assert [text.text for text in drawing.iter("text")][-3:] == [
        "One Line, day 320",
        "19 points",
        trail(LINE),
    ]


def test_sharing_a_result_is_one_tap_and_says_what_it_gave() -> None:
    player = Player()
    save = player.app.saves.bring_in(LINE, finished=True)
    player.app.go(f"result/{save.id}")
    player.press("send", f"result {save.id}")
    [text] = player.platform.shared
    assert trail(LINE) in text
    assert signature(text) == Signature(19)


def test_result_and_picture_go_out_from_the_result() -> None:
    player = Player()
    save = player.app.saves.bring_in(LINE, finished=True)
    player.app.go(f"result/{save.id}")
    player.press("share", save.id)
    player.press("send", f"result {save.id}")
    [text] = player.platform.shared
    assert Link.parse(text) == Link.of(LINE, "deal")
    player.press("share", save.id)
    player.press("send", f"picture {save.id}")
    assert list(player.platform.files) == ["one-line-7.png"]


def test_a_day_that_is_shared_leads_to_that_day() -> None:
    player = Player()
    player.press("daily")
    player.app.do("give-up", "yes")
    id = player.platform.address.partition("/")[2]
    player.press("share", id)
    player.press("send", f"result {id}")
    [text] = player.platform.shared
    assert Link.parse(text).record == daily.deal(320)
    assert "One Line, day 320" in text


def test_a_game_at_a_table_has_neither() -> None:
    player = Player()
    record = Record("stone_paths", 2, 5, moves=tuple(random_moves("stone_paths", 2, 5)))
    save = player.app.saves.bring_in(record, seats=(("Ada", ""), ("Bas", "")), finished=True)
    player.app.go(f"result/{save.id}")
    player.press("share", save.id)
    assert "result " not in player.platform.regions["sheet"]


def test_only_the_report_of_a_day_says_that_a_hint_was_used() -> None:
    assert "with a hint" in report(ENGLISH, LINE, 320, "", helped=True).splitlines()[1]
    assert "with a hint" not in report(ENGLISH, LINE, 320, "")
    assert "with a hint" not in report(ENGLISH, LINE, None, "", helped=True)
