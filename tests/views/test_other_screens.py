from dataclasses import replace

import pytest

from app.drawing import learn, notice
from app.drawing.dates import day
from app.drawing.kit import filled, minus, signed, still
from app.games.one_line.view import log, new, replay, result
from app.games.one_line.view import ways as one_line_ways
from app.games.one_line.view.result import Award
from app.keeping.settings import Settings, choices
from app.pages.view import history, home, settings
from tests.views.markup import ENGLISH, classes, text, tree, with_attribute
from tools.gallery_screens import rounds, saves, walked
from waystones.games.one_line.board import name
from waystones.games.one_line.layout import board

GOING, DONE = saves()


def words(html: str) -> str:
    return " ".join(text(tree(html)).split())


# -- home


def test_who_is_new_is_offered_a_first_game_in_the_place_of_games_to_go_on_with() -> None:
    offered = tree(home.regions(ENGLISH, new=True)["resume"])
    assert [element.attrib["data-do"] for element in with_attribute(offered, "data-do")] == ["learn"]
    assert "41" in home.regions(ENGLISH)["best"]
    assert home.regions(ENGLISH)["resume"] == "", "who has drawn a line knows how"


def test_every_way_to_play_one_line_has_a_stone() -> None:
    root = tree(one_line_ways.frame(ENGLISH))
    led = {(element.get("data-do"), element.get("data-arg")) for element in with_attribute(root, "data-do")}
    assert led >= {
        ("daily", None),
        ("play", None),
        ("seats", "one_line"),
        ("link", None),
        ("learn", None),
        ("new", None),
        ("puzzles", None),
        ("journey", None),
    }
    ways = one_line_ways.ways(ENGLISH)
    assert len({way.stone for way in ways}) == len({way.emblem for way in ways}) == len(ways)


def test_home_offers_the_newest_game_and_counts_the_others() -> None:
    resume = tree(home.regions(ENGLISH, GOING)["resume"])
    asked = {element.attrib["data-do"]: element for element in with_attribute(resume, "data-do")}
    assert asked["continue"].get("data-arg") == GOING[0].id
    assert asked["history"].get("aria-label") == "2 more unfinished games"
    assert "Round 6 of 15, 35 points" in text(resume)


def test_the_first_paint_has_everything_but_ids() -> None:
    painted = home.first_paint(ENGLISH)
    assert painted == still(filled(home.frame(ENGLISH), home.regions(ENGLISH, new=True)))
    assert not list(with_attribute(tree(painted), "id"))
    assert 'data-do="play"' in painted


# -- result


def finished(seed: int, award: Award) -> str:
    state = walked(seed, 15)
    return result.frame(ENGLISH, state.observe(0), state.score_lines(0), award, "k3f9")


def test_the_account_adds_up() -> None:
    state = walked(6, 15)
    table = next(tree(finished(6, Award("none"))).iter("table"))
    *parts, total = [int(text(cell).replace("\N{MINUS SIGN}", "-")) for cell in table.iter("td")]
    assert sum(parts) == total == state.scores()[0]


def test_numbers_in_full_and_in_half_stand_apart() -> None:
    table = next(tree(finished(6, Award("none"))).iter("table"))
    reached = walked(6, 15).reached[0]
    rows = {text(row).split(":")[0]: text(row) for row in table.iter("th")}
    for label, half in (("In full", False), ("Half, after a higher one", True)):
        expected = ", ".join(str(each.number) for each in reached if each.half == half)
        assert rows[label].startswith(f"{label}: {expected}")


def test_the_way_to_the_next_medal_is_told() -> None:
    assert "9 more points for gold." in words(finished(6, Award("silver", "gold", 9)))
    assert "1 more point for silver." in words(finished(6, Award("copper", "silver", 1)))
    assert "Your best line so far." in words(finished(6, Award("gold", best=True)))


def test_whom_a_line_beats_is_told_if_anybody() -> None:
    assert "Better than 60% of the steady bot's games." in words(
        finished(6, Award("silver", "gold", 9, better_than=60))
    )
    assert "Better than" not in words(finished(6, Award("none", "copper", 27)))


def test_cards_that_were_left_are_shown_only_then() -> None:
    seeds = range(1, 40)
    early = next(seed for seed in seeds if walked(seed, 15).observe(0).unused)
    late = next(seed for seed in seeds if not walked(seed, 15).observe(0).unused)
    cards = next(e for e in tree(finished(early, Award("none"))).iter("ul") if "unused-cards" in classes(e))
    assert len([li for li in cards if li.tag == "li"]) == len(walked(early, 15).observe(0).unused)
    assert "These cards were left" in words(finished(early, Award("none")))
    assert "These cards were left" not in words(finished(late, Award("none")))


def test_minus_is_a_real_minus() -> None:
    assert minus(-4) == "\N{MINUS SIGN}4"
    assert (signed(3), signed(-3)) == ("+3", "\N{MINUS SIGN}3")


# -- replay and log


def test_at_the_start_of_a_replay_there_is_only_forward() -> None:
    steps = replay.regions(ENGLISH, replay.RoundsShown(walked(6, 0).observe(0), 0, 15), [])["steps"]
    off = {b.attrib["id"]: "disabled" in b.attrib for b in tree(steps).iter("button")}
    assert off == {"do-first": True, "do-before": True, "do-after": False, "do-last": False}


def test_the_round_that_is_shown_is_marked() -> None:
    items = tree(log.rounds(ENGLISH, rounds(ENGLISH, 6, 4), now=3)).iter("li")
    current = [text(item) for item in items if item.get("aria-current")]
    assert len(current) == 1
    assert "Round 3" in current[0]


def test_a_log_without_rounds_says_so() -> None:
    assert words(log.rounds(ENGLISH, [])) == "Nothing has been drawn yet."


# -- settings


def test_every_choice_can_be_made_and_one_holds() -> None:
    chosen = replace(Settings(), theme="dark")
    root = tree(settings.regions(ENGLISH, chosen)["choices"])
    groups = [element for element in root.iter() if element.get("role") == "radiogroup"]
    assert len(groups) == len(choices())
    for group in groups:
        assert [choice.get("aria-checked") for choice in group].count("true") == 1
    offered = {element.attrib["data-arg"] for element in with_attribute(root, "data-arg")}
    assert offered == {f"{name}={value}" for name, values in choices().items() for value in values}
    dark = next(e for e in root.iter() if e.get("data-arg") == "theme=dark")
    assert dark.get("aria-checked") == "true"


# -- new


def test_the_start_can_be_chosen_on_the_board_and_beside_it() -> None:
    regions = new.regions(ENGLISH, start=2)
    picks = [e.attrib["data-arg"] for e in with_attribute(tree(regions["starts"]), "data-do")]
    choices = {
        e.attrib["data-arg"]: e.get("aria-checked") for e in tree(regions["start-choices"]).iter("button")
    }
    assert picks == ["1", "2", "3", "4"]
    assert choices == {"0": "false", "1": "false", "2": "true", "3": "false", "4": "false"}


def test_another_board_is_shown_with_its_number_and_its_own_starts() -> None:
    regions = new.regions(ENGLISH, board("4821"))
    choices = list(tree(regions["board-choices"]).iter("button"))
    assert [(e.attrib["data-arg"], e.get("aria-checked")) for e in choices] == [
        ("classic", "false"),
        ("other", "true"),
    ]
    assert "4821" in text(choices[1])
    starts = [text(e) for e in tree(regions["start-choices"]).iter("button")]
    assert [each.split()[-1] for each in starts[1:]] == [name(field) for field in board("4821").starts]


def test_a_deal_that_is_no_number_is_refused_in_words() -> None:
    assert new.regions(ENGLISH)["seed-wrong"] == ""
    assert new.regions(ENGLISH, wrong=True)["seed-wrong"]


# -- history


def test_games_played_are_listed_with_medal_score_and_day() -> None:
    regions = history.regions(ENGLISH, GOING, DONE)
    assert len(list(tree(regions["unfinished"]).iter("li"))) == len(GOING)
    first = next(tree(regions["finished"]).iter("li"))
    assert "43 points" in " ".join(text(first).split())
    assert "9 Nov 2025" in text(first)
    assert next(first.iter("svg")).get("aria-label") == "Gold stone"


def test_nothing_played_leads_to_playing() -> None:
    regions = history.regions(ENGLISH, [], [])
    assert regions["unfinished"] == ""
    assert 'data-do="play"' in regions["finished"]


def test_a_removal_is_asked_about_first() -> None:
    assert 'data-arg="g1 yes"' in history.remove(ENGLISH, "g1")


# -- coach, notices, dates


def test_the_coach_waits_for_the_player() -> None:
    assert "next-learn" not in learn.coach(ENGLISH, "Tap a field.", 2, 8, wait=True)
    assert "next-learn" in learn.coach(ENGLISH, "That is all.", 8, 8)


def test_a_refusal_leads_to_its_rule() -> None:
    toast = tree(notice.toast(ENGLISH, "No <green> left.", "OL-9"))
    link = next(toast.iter("a"))
    assert (link.get("data-do"), link.get("data-arg"), text(link)) == ("rules", "OL-9", "Rule OL-9")
    assert "No <green> left." in text(toast)
    assert not list(tree(notice.toast(ENGLISH, "Hint: pass this card.")).iter("a"))


@pytest.mark.parametrize("trouble", ["update", "full", "blocked", "aside", "newer", "tab"])
def test_every_trouble_has_words_and_can_be_put_away(trouble: str) -> None:
    banner = tree(notice.banner(ENGLISH, trouble))
    assert len(text(banner)) > 30
    assert [
        e.get("data-arg") for e in with_attribute(banner, "data-do") if e.get("data-do") == "dismiss"
    ] == [trouble]


def test_a_trouble_nobody_knows_is_an_error() -> None:
    with pytest.raises(ValueError, match="rats"):
        notice.banner(ENGLISH, "rats")


def test_a_day_is_written_as_people_do() -> None:
    assert day(ENGLISH, "2025-03-01T23:59") == "1 Mar 2025"
