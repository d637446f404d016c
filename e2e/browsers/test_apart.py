"""Playing apart in Firefox and WebKit, served and from disk: letters a turn each way, and live play as far as each can.

Each driver has one tab, so the friend of the letters is played here, and both ends of a connection stand in one page: what
goes to and fro are the same codes, and the connection is as real as between two.
"""

import json
from dataclasses import replace

from e2e.browsers.browser import Browser
from waystones import Record
from waystones.letter import Letter

# By hand: the page must neither share nor copy, so that what is sent can be read off it.
BY_HAND = (
    "for (const way of ['share', 'clipboard']) Object.defineProperty(navigator, way, { value: undefined })"
)
KEPT = "return Object.entries(localStorage).filter(([key]) => key.startsWith('waystones/game/')).map(([, text]) => text)"
# Two ends in one page, by the page's own script. What they hear is noted: the number of the end, what, and the text.
BOTH_ENDS = """
window.heard = [];
const note = (number) => (what, text) => {
  heard.push([number, what, text]);
  if (number === 901 && what === "end") waystones.live("answer", 902, text, note(902));
  if (number === 902 && what === "end") waystones.live("accept", 901, text);
  if (number === 902 && what === "open") waystones.live("tell", 902, "from one to the other");
};
waystones.live("call", 901, note(901));
"""
HEARD = "return heard.find(([number, what]) => number === 901 && what === 'text')?.[2]"
CODE_OR_WORDS = """
const call = document.querySelector(".live-call");
return call?.querySelector(".qr") ? "a code" : call?.querySelector("#do-again") ? call.textContent : "";
"""


def passed(record: Record) -> Record:
    """The game after whoever is to draw has passed."""
    return replace(record, moves=(*record.moves, "pass"))


def test_a_letter_is_opened_and_answered_and_the_next_one_goes_on(browser: Browser, address: str) -> None:
    record, seats = passed(Record.new("one_line", 2, 7)), (("Ada", ""), ("Bas", ""))
    browser.open(f"{address}#{Letter(4711, record, seats, frozenset({0}))}")
    browser.run(BY_HAND)
    browser.tap("#do-join")
    browser.tap("#do-pass")
    browser.settle()
    browser.tap("#do-pass.armed")
    browser.tap("#do-post")
    browser.expect("#by-hand", "your turn, Ada")
    answer = Letter.parse(browser.run("return document.querySelector('#by-hand').value"))
    assert answer.number == 4711
    assert answer.record == passed(record)
    following = replace(answer, record=passed(answer.record), senders=frozenset({0}))
    browser.open(f"{address}#{following}")
    browser.tap("#do-pass")  # it is the turn here again
    [kept] = [Record.parse(json.loads(text)["record"]) for text in browser.run(KEPT)]
    assert kept == following.record


def test_two_ends_are_connected_or_the_page_says_in_words_that_it_cannot(
    browser: Browser, address: str
) -> None:
    """Firefox connects. WebKit as it can be driven here has no connections from device to device: there the page says so."""
    browser.open(f"{address}#/seats/one_line")
    browser.tap("#kind-1-elsewhere")
    browser.tap("#do-begin-live")
    if (shown := browser.wait_for("a code, or why there is none", CODE_OR_WORDS)) == "a code":
        browser.run(BOTH_ENDS)
        assert browser.wait_for("what was said", HEARD) == "from one to the other"
    else:
        assert not browser.run("return 'RTCPeerConnection' in window")
        assert "Letters always work" in shown
        assert browser.run(KEPT), "the table is there, for letters"
