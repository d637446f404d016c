"""A game as a link: it reads back as itself wherever it has been, and what is no link is refused in our own words."""

import textwrap
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import waystones
from tests.tables import TABLES, random_moves
from waystones import BadLink, Record, envelope
from waystones.deal import MAX_SEED
from waystones.envelope import DIGITS, MAX_LENGTH, PRIME, seal, unseal
from waystones.link import Link

every_table = pytest.mark.parametrize(("game", "players"), TABLES)
PAGE = "https://example.org/waystones/"


def whole_game(game: str, players: int, seed: int) -> Record:
    return Record(game, players, seed, moves=tuple(random_moves(game, players, seed)))


LINK = str(Link.of(whole_game("one_line", 2, 7), "game"))


def trouble(text: str) -> str:
    """The code that reading the text ends in."""
    with pytest.raises(BadLink) as refused:
        Link.parse(text)
    return refused.value.code


# -- round trips


@every_table
def test_a_whole_game_reads_back_as_itself(game: str, players: int) -> None:
    link = Link.of(whole_game(game, players, seed=2), "game")
    assert Link.parse(str(link)) == link


@every_table
@settings(max_examples=10)
@given(seed=st.integers(0, MAX_SEED))
def test_any_game_of_any_seed_reads_back_as_itself(game: str, players: int, seed: int) -> None:
    link = Link.of(whole_game(game, players, seed), "game")
    assert Link.parse(str(link)) == link


@given(seed=st.integers(0, MAX_SEED), start=st.permutations("1234"), players=st.integers(1, 4))
def test_a_deal_keeps_its_options(seed: int, start: list[str], players: int) -> None:
    record = Record.new("one_line", players, seed, start="".join(start[:players]))
    assert Link.parse(str(Link.of(record, "deal"))).record == record


def test_a_deal_leaves_the_moves_out() -> None:
    played = whole_game("one_line", 1, 7)
    assert Link.of(played, "deal").record == Record.new("one_line", seed=7)


SENT = {
    "W10EKv7w2v8D4tn3M87akZt": "waystones/1 stone_paths players=3 seed=123456 first=1",
    "W10OC0JpM8Z3PSBPoZC9YfpNcTUgJ9eBy": """waystones/1 one_line players=1 seed=7 start=2
d5-e5-f4-g3-g4-g5
d5-d4-c4-c3-b2
g5-f5-e6-f6-g6
g6-g7-f7-f8-e9-d8
b2-c2-b1
d8-c7-c6-c5-d6
d6-e7
e7-d7
b1-c1-d2-d1-e1-f1
f1-g1-h1-i1
i1-h2
d7-e8
h2-h3-h4-h5-h6-i5
i5-i4-i3
i3-i2""",
}


@pytest.mark.parametrize("sent", SENT)
def test_a_link_that_was_sent_means_the_same_for_ever(sent: str) -> None:
    assert str(Link.parse(sent).record) == SENT[sent]


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_duel_is_short_enough_for_a_message(players: int) -> None:
    longest = 0
    for seed in (MAX_SEED, 123_456_789, 5):
        state = waystones.new("one_line", players=players, seed=seed, start="4321"[:players])
        moves = []
        while not state.is_over:
            moves.append(max(state.legal_moves(), key=lambda stretch: (len(stretch.fields), str(stretch))))
            state.play(moves[-1])
        record = Record("one_line", players, seed, {"start": "4321"[:players]}, tuple(map(str, moves)))
        longest = max(longest, len(f"#{Link.of(record, 'duel')}"))
    assert longest <= (200 if players == 1 else 500)


# -- what chat programs do to links


@pytest.mark.parametrize(
    "message",
    [
        f"{PAGE}#{LINK}",
        f"{PAGE}#/{LINK}",
        LINK,
        f"#{LINK}",
        f"Your turn! {PAGE}#{LINK}. Have fun",
        f"({PAGE}#{LINK})",
        f"<{PAGE}#{LINK}>",
        f"[One Line]({PAGE}#{LINK})",
        f"{PAGE}?fbclid=W1234567890#{LINK}",
        f"{PAGE}#{LINK}&utm_source=chat",
        f"{PAGE}%23{LINK}",
        f"What a line. Why not try?\n\n{PAGE}#{LINK}\n\nWith best wishes, Wim",
        f"{PAGE}#" + "\u200b".join(LINK),
        f"{PAGE}#" + "\n".join(textwrap.wrap(LINK, 20)),
        f"> {PAGE}#" + "\n> ".join(textwrap.wrap(LINK, 20)) + "\n> Have fun",
        f"  {PAGE}#{LINK[:9]}\u00ad{LINK[9:]}  ",
    ],
)
def test_a_link_survives_chat(message: str) -> None:
    assert str(Link.parse(message)) == LINK


def test_letters_and_digits_are_all_it_is_made_of() -> None:
    assert LINK.isascii()
    assert LINK.isalnum()


# -- what is no link, or no longer one


@pytest.mark.parametrize(
    "text", ["", "hello", "W", "#W", "Who? What? Where?", "https://example.org/#/rules", "#W0", "W\n1"]
)
def test_text_without_a_link_has_none(text: str) -> None:
    assert trouble(text) == "none"


def test_a_link_that_is_cut_short_says_so() -> None:
    for end in range(3, len(LINK)):
        assert trouble(LINK[:end]) in ("short", "none")
        assert trouble(f"{PAGE}#{LINK[:end]}") == "short"
        assert trouble(f"{PAGE}#{LINK[:end]}… read more of this message") == "short"


def test_any_wrong_character_is_noticed() -> None:
    for place in range(1, len(LINK)):
        for digit in "0Zz":
            if LINK[place] != digit:
                assert trouble(f"#{LINK[:place]}{digit}{LINK[place + 1 :]}") in (
                    "altered",
                    "short",
                    "newer",
                    "none",
                )


def test_characters_that_changed_places_are_noticed() -> None:
    for place in range(4, len(LINK) - 1):
        one, other = LINK[place], LINK[place + 1]
        if one != other:
            assert trouble(f"#{LINK[:place]}{other}{one}{LINK[place + 2 :]}") == "altered"


def test_a_link_of_a_later_version_is_left_to_it() -> None:
    assert trouble(f"#W2{LINK[2:]}") == "newer"
    assert trouble("#WzAnythingGoes") == "newer"


def test_a_kind_or_game_that_came_later_is_left_to_a_later_version() -> None:
    assert trouble(seal(15)) == "newer"
    assert trouble(seal(15 * 16)) == "newer"


def test_the_whole_link_wins_over_a_broken_one() -> None:
    assert str(Link.parse(f"#{LINK[:-4]} was cut, here it is again: #{LINK}")) == LINK


# -- links made to do harm


@given(number=st.integers(0, 62**60))
def test_a_sealed_number_is_a_game_or_refused(number: int) -> None:
    """Whoever knows the checksum can send any number: it plays, in its one written form, or it is refused."""
    try:
        link = Link.parse(seal(number))
    except BadLink:
        return
    assert unseal(str(link)) == number
    assert Record.parse(str(link.record)) == link.record


def fields(*values: tuple[int, int]) -> str:
    """A sealed link made of these fields, each with its base."""
    number = 0
    for value, base in reversed(values):
        number = number * base + value
    return seal(number)


HEAD: list[tuple[int, int]] = [(1, 16), (0, 16)]
NO_OPTIONS = (0, 2048)


@pytest.mark.parametrize(
    "harm",
    [
        [*HEAD, (0, 16), (7, 2048), NO_OPTIONS, (0, 2048)],  # nobody plays
        [*HEAD, (9, 16), (7, 2048), NO_OPTIONS, (0, 2048)],  # nine play
        [*HEAD, (1, 16), *[(2047, 2048)] * 40, (1, 2048), NO_OPTIONS, (0, 2048)],  # a seed beyond all seeds
        [*HEAD, (1, 16), (1024, 2048), (0, 2048), NO_OPTIONS, (0, 2048)],  # a seed in another written form
        [*HEAD, (1, 16), (7, 2048), (1000, 2048), *[(3, 40)] * 1000, (0, 2048)],  # options without end
        [
            *HEAD,
            (1, 16),
            (7, 2048),
            (3, 2048),
            (2, 40),
            (1, 40),
            (3, 40),
            (0, 2048),
        ],  # an option that is none
        [*HEAD, (1, 16), (7, 2048), (1, 2048), (1, 40), (0, 2048)],  # an option without name and value
        [*HEAD, (1, 16), (7, 2048), NO_OPTIONS, (0, 2048)],  # a finished game without a move
        [*HEAD, (1, 16), (7, 2048), NO_OPTIONS, (1024 + 1023, 2048), (1023, 2048)],  # a million moves
        [(0, 16), (0, 16), (1, 16), (7, 2048), NO_OPTIONS, (1, 2048)],  # a deal with a move
        [(2, 16), (1, 16), (2, 16), (7, 2048), NO_OPTIONS, (0, 2048)],  # a duel in a game that has none
        [(0, 16), (0, 16), (1, 16), (7, 2048), NO_OPTIONS, (0, 2048), (5, 8)],  # more than a link
    ],
)
def test_harm_is_refused(harm: list[tuple[int, int]]) -> None:
    assert trouble(fields(*harm)) == "wrong"


def test_the_fields_above_are_those_of_a_link() -> None:
    deal: list[Any] = [(0, 16), (0, 16), (1, 16), (7, 2048), NO_OPTIONS, (0, 2048)]
    assert Link.parse(fields(*deal)).record == Record.new("one_line", seed=7)


def test_a_link_as_long_as_can_be_is_read_or_refused_at_once() -> None:
    assert trouble(seal(62**MAX_LENGTH - 1)) in ("newer", "wrong")
    with pytest.raises(BadLink, match="long"):
        seal(62**MAX_LENGTH)


@given(text=st.text())
def test_any_text_is_read_or_refused(text: str) -> None:
    for sent in (text, f"#W1{text}", f"#{LINK}{text}"):
        with suppress(BadLink):
            assert str(Link.parse(sent)) == LINK


def test_only_a_finished_game_can_be_sent_to_watch() -> None:
    with pytest.raises(BadLink):
        Link.of(Record.new("one_line", seed=7), "game")
    with pytest.raises(BadLink):
        Link.of(whole_game("stone_paths", 2, 7), "duel")
    with pytest.raises(BadLink):
        Link.of(Record.new("one_line", seed=7), "gift")


def test_the_check_is_a_prime_that_fits_its_digits() -> None:
    assert 62**5 - 100 < PRIME < 62**5
    assert all(PRIME % divisor for divisor in range(2, 30_270))
    assert len(set(DIGITS)) == 62


# -- how much work it is


class Counting(dict[str, int]):
    """The digits' values, counting how often they are looked up."""

    work = 0

    def __getitem__(self, digit: str) -> int:
        self.work += 1
        return super().__getitem__(digit)

    def get(self, digit: str, default: Any = None) -> Any:
        self.work += 1
        return super().get(digit, default)

    def __contains__(self, digit: object) -> bool:
        self.work += 1
        return super().__contains__(digit)


HOSTILE = ["W1zz ", "#W1zz", "W1zz\n", "%23W1zz>", "#W1zz0", "W10", "#W1", "W1 ", "#WW1zz "]


@pytest.mark.parametrize("part", HOSTILE)
def test_however_many_envelopes_seem_to_begin_the_text_is_read_through_once(
    monkeypatch: pytest.MonkeyPatch, part: str
) -> None:
    counting = Counting(envelope._VALUES)
    monkeypatch.setattr(envelope, "_VALUES", counting)
    text = (part * envelope.MAX_TEXT)[: envelope.MAX_TEXT]
    with suppress(BadLink):
        unseal(text)
    assert counting.work <= 20 * envelope.MAX_TEXT


def test_no_more_of_a_text_is_looked_at_than_its_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    counting = Counting(envelope._VALUES)
    monkeypatch.setattr(envelope, "_VALUES", counting)
    assert trouble("W1zz " * 1_000_000) == "short"
    assert counting.work <= 20 * envelope.MAX_TEXT


@given(
    st.lists(
        st.sampled_from([LINK, "W1zz", " ", "\n", "> ", "#", "W1", LINK[:20], "x", "\u200b"]), max_size=12
    )
)
def test_a_link_is_found_wherever_it_stands_as_a_word(parts: list[str]) -> None:
    text = f"{' '.join(parts)}\n{PAGE}#{LINK} end"
    assert str(Link.parse(text)) == LINK
