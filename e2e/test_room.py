"""Everything has its room: no words over others, none cut off, at nine sizes, in every language, at two to four seats.

The screens are those of the gallery, drawn without the engine: one tab measures all of them.
"""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Frame

from app.answers import answer
from app.drawing.kit import filled
from app.game import Game
from app.games import games
from app.table.company import Company
from app.table.hand import Desk
from app.texts import Texts, languages
from e2e.boxes import touching
from e2e.still import LARGE, windows
from tests.tables import FOR_SEVERAL, PATH_GAMES
from tools.gallery_ending import ended
from tools.gallery_letters import waiting
from tools.gallery_screens import Shot
from tools.gallery_since import SEATS, followed, told
from waystones import Session, bot

SIZES = [
    *((320, 568), (360, 740), (412, 915), (820, 1180), (1280, 800), (1440, 900)),
    *((568, 320), (667, 375), (740, 360)),  # phones held sideways
]
STEPS = 18  # for each seat, into the middle of a game

MEASURE = """() => {
  const apart = "svg, .loops-board, .aside, .traces, #say, .chip-name .aside, [hidden], .medal";
  const floats = (element) => {
    for (let at = element; at; at = at.parentElement)
      if (["sticky", "fixed"].includes(getComputedStyle(at).position)) return at;
    return null;
  };
  const meets = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0.5
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.5;
  // Letters fill about three quarters of their size; the room above and below them may be shared.
  const letters = (parent, { left, right, top, bottom }) => {
    const spare = Math.max(0, (bottom - top - 0.75 * parseFloat(getComputedStyle(parent).fontSize)) / 2);
    return { left, right, top: top + spare, bottom: bottom - spare };
  };
  // Lines beyond the last one that is shown end in three dots on purpose.
  const dotted = (parent, rect) => getComputedStyle(parent).webkitLineClamp !== "none"
    && rect.top > parent.getBoundingClientRect().bottom - 4;
  // And what a list beside the board has rolled away lies on nothing.
  const rolled = (parent, rect) => {
    for (let at = parent; at && at !== top; at = at.parentElement)
      if (/auto|scroll/.test(getComputedStyle(at).overflowY)) {
        const frame = at.getBoundingClientRect();
        return rect.top >= frame.bottom || rect.bottom <= frame.top;
      }
    return false;
  };
  const unseen = (parent, rect) => dotted(parent, rect) || rolled(parent, rect);
  const clipOf = (element, rect) => {
    for (let at = element; at && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at);
      if (overflowX === "visible" && overflowY === "visible") continue;
      const frame = at.getBoundingClientRect();
      if (overflowX === "hidden" && (rect.right > frame.right + 2 || rect.left < frame.left - 2)) return true;
      const slack = Math.max(3, rect.height / 6); // letters are not as high as their line
      if (overflowY === "hidden" && (rect.bottom > frame.bottom + slack || rect.top < frame.top - slack)) return true;
      if (/auto|scroll/.test(overflowX + overflowY)) return false;
    }
    return rect.right > innerWidth + 1 || rect.left < -1;
  };
  const top = document.querySelector(".sheet") ?? document.querySelector("#screen");
  const words = [];
  const walk = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const text = walk.currentNode, parent = text.parentElement;
    if (!text.data.trim() || !parent.checkVisibility({ visibilityProperty: true }) || parent.closest(apart)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const lies = floats(parent);
    for (const rect of range.getClientRects())
      if (rect.width && rect.height && !unseen(parent, rect)) words.push({ said: text.data.trim(), parent, rect, text, lies, inked: letters(parent, rect) });
  }
  const found = [];
  for (const [i, one] of words.entries()) {
    if (clipOf(one.parent, one.rect)) found.push(`cut off: ${one.said}`);
    const style = getComputedStyle(one.parent);
    if (style.overflowX === "hidden" && one.parent.scrollWidth > one.parent.clientWidth + 1)
      found.push(`shortened: ${one.said}`);
    for (const other of words.slice(i + 1))
      if (one.text !== other.text && one.lies === other.lies && meets(one.inked, other.inked)) found.push(`${one.said} | ${other.said}`);
  }
  const controls = [...top.querySelectorAll("button")]
    .filter((each) => each.checkVisibility() && !each.closest(".loops-board"))
    .map((each) => [each.id || each.textContent.slice(0, 30), each.getBoundingClientRect(), floats(each)]);
  for (const [i, [one, a, lies]] of controls.entries())
    for (const [other, b, also] of controls.slice(i + 1))
      if (lies === also && meets(a, b)) found.push(`controls: ${one} | ${other}`);
  // Who opens an account on an upright phone or a larger screen sees how it comes out, above the buttons.
  const total = top.querySelector("tfoot")?.getBoundingClientRect();
  const acts = top.querySelector(".result-acts")?.getBoundingClientRect();
  if (total && acts && innerHeight >= 700 && total.top < acts.bottom && total.bottom > acts.top)
    found.push("the total lies under the buttons");
  // Scrolled to its end, a page shows everything: nothing lies under what stays where it is.
  if (top.id === "screen") {
    const rolls = [...top.querySelectorAll("*"), document.scrollingElement].filter((each) => each.scrollHeight > each.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(each).overflowY + (each === document.scrollingElement ? "auto" : "")));
    for (const each of rolls) each.scrollTo(0, each.scrollHeight);
    const docks = new Set(words.map((each) => each.lies).concat(controls.map(([, , lies]) => lies)).filter(Boolean));
    for (const dock of docks) {
      const edge = dock.getBoundingClientRect();
      if (edge.bottom < innerHeight - 40) continue;
      for (const { said, parent, text, lies } of words) {
        if (lies) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        for (const rect of range.getClientRects())
          if (rect.width && meets(letters(parent, rect), edge)) found.push(`under ${dock.className} for good: ${said}`);
      }
      for (const each of top.querySelectorAll("button"))
        if (each.checkVisibility() && !floats(each) && meets(each.getBoundingClientRect(), edge))
          found.push(`under ${dock.className} for good: ${each.id || each.textContent.slice(0, 30)}`);
    }
    for (const each of rolls) each.scrollTo(0, 0);
  }
  if (document.scrollingElement.scrollWidth > innerWidth) found.push("the page is wider than the window");
  return [...new Set(found)];
}"""


def lifted(t: Texts, game: Game, players: int) -> str:
    """The table when seat 0 has something in hand that fits."""
    session: Session[Any] = Session.new(game.id, players, 5, first=0)
    seats = SEATS[:players]
    player = bot(game.id, "steady", 1)
    while len(session.steps) < STEPS * players or session.to_act or not session.steps[-1].seat:
        session.play(player.choose(session.observe(session.to_act)))
    hand = game.kind_of(seats).hand()(t, Company(seats))
    hand.look(session.observe(0))
    move = next(each for each in session.state.legal_moves() if each.kind == "lay")
    if game.id == "loops":
        answer(hand, "tile", str(session.state.observe(0).rack.index(move.tile)))
    else:
        answer(hand, "card", str(move).removeprefix("lay "))
    return filled(hand.frame(), hand.regions(Desk(can_undo=True)))


def asked(t: Texts, name: str) -> Iterator[Shot]:
    """A path game's table at everything that it asks, the card in hand aside."""
    game, player, found = games()[name], bot(name, "steady", 1), set[str]()
    for seed in range(3):
        session: Session[Any] = Session.new(name, 2, seed, first=0)
        while not session.is_over:
            seen = session.observe(0)
            if not session.to_act and seen.asks not in found:
                found.add(seen.asks)
                hand = game.kind_of(SEATS[:2]).hand()(t, Company(SEATS[:2]))
                hand.look(seen)
                yield Shot(
                    f"{name}-asks-{seen.asks}", filled(hand.frame(), hand.regions(Desk(can_undo=True)))
                )
            session.play(player.choose(session.observe(session.to_act)))
    hand.look(session.observe(0))
    yield Shot(f"{name}-over", filled(hand.frame(), hand.regions(Desk())))


def long_accounts(t: Texts, name: str) -> Iterator[Shot]:
    """A path game's table after the turns of an opponent that take the most words, and at the start of the own one."""
    game, player = games()[name], bot(name, "steady", 1)
    found: list[tuple[int, str]] = []
    for seed in range(3):
        session: Session[Any] = Session.new(name, 2, seed, first=0)
        began = 0
        while not session.is_over:
            if not session.to_act and len(session.steps) > began + 3:
                found.append((len(session.steps) - began, told(t, game, session)))
            session.play(player.choose(session.observe(session.to_act)))
            if not session.steps[-1].seat:
                began = len(session.steps)
    found.sort(key=lambda each: each[0])
    assert found[-1][0] > 4, "a chain of steps"
    for number, (_, html) in enumerate(found[-3:]):
        yield Shot(f"{name}-long-{number}", html)


def by_letter(t: Texts) -> Iterator[Shot]:
    """The tables that wait for somebody elsewhere, who has a long name, and those that have just heard."""
    for name in FOR_SEVERAL:
        yield Shot(f"{name}-waiting", waiting(t, name))
        yield Shot(f"{name}-sent", waiting(t, name, sent=True))
        yield Shot(f"{name}-coming", waiting(t, name, coming=True))


def screens(t: Texts, players: int) -> Iterator[Shot]:
    """The table, the table with something in hand, and the result, of each game."""
    for name in FOR_SEVERAL:
        game = games()[name]
        yield Shot(f"{name}-{players}", followed(t, game, players, STEPS * players))
        yield Shot(f"{name}-{players}-lifted", lifted(t, game, players))
        yield Shot(f"{name}-{players}-result", ended(t, game, players, 5))


def crowded(window: Frame) -> list[str]:
    """What has no room of its own."""
    found: list[str] = window.evaluate(MEASURE)
    return found + touching(window)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("language", languages())
def test_nothing_lies_over_anything_else_or_is_cut_off(browser: Browser, language: str, players: int) -> None:
    with windows(browser, SIZES, language) as shown:
        assert shown.faults(screens(Texts(language), players), crowded) == []


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", PATH_GAMES)
def test_nor_at_anything_that_is_asked(browser: Browser, language: str, game: str) -> None:
    with windows(browser, SIZES, language) as shown:
        assert shown.faults(asked(Texts(language), game), crowded) == []
        assert shown.faults(long_accounts(Texts(language), game), crowded) == []


@pytest.mark.parametrize("language", languages())
def test_nor_where_a_letter_is_waited_for(browser: Browser, language: str) -> None:
    with windows(browser, SIZES, language) as shown:
        assert shown.faults(by_letter(Texts(language)), crowded) == []


@pytest.mark.parametrize("language", languages())
def test_nor_where_letters_are_twice_as_large(browser: Browser, language: str) -> None:
    with windows(browser, [(360, 740), (1440, 900)], language, LARGE) as shown:
        assert shown.faults(screens(Texts(language), 4), crowded) == []
