"""Codes for connections: short, read back as themselves, and nothing in them that a browser must not be told."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.sending.calls import CALLS, MOST_PLACES, Call, End, holds_call
from app.sending.links import find_call, read
from waystones import BadLink
from waystones.envelope import seal, unseal
from waystones.letter import MAX_NAME, NUMBERS, clean_name

ICE = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
HIDDEN = "0a1b2c3d-1111-4222-8333-{:012x}.local"

hidden = st.integers(0, 2**48 - 1).map(HIDDEN.format)
four = st.tuples(*[st.integers(0, 255)] * 4).map(lambda parts: ".".join(map(str, parts)))
six = st.tuples(*[st.integers(0, 2**16 - 1)] * 8).map(lambda parts: ":".join(f"{part:04x}" for part in parts))
ends = st.builds(
    End,
    st.text(ICE, min_size=4, max_size=8),
    st.text(ICE, min_size=22, max_size=32),
    st.integers(0, 2**256 - 1).map("{:064x}".format),
    st.lists(st.tuples(st.one_of(hidden, four, six), st.integers(0, 2**16 - 1)), max_size=MOST_PLACES).map(
        tuple
    ),
)
offers = st.builds(
    Call,
    st.integers(0, CALLS - 1),
    ends,
    st.text(max_size=MAX_NAME).map(clean_name),
    st.sampled_from(("game", "everything")),
    st.just(False),
    st.integers(0, NUMBERS - 1),
    st.integers(0, 3),
)
# What Chromium says of its end with two addresses, both hidden.
CHROMIUM = End("aB+/", "p" * 24, "c" * 64, ((HIDDEN.format(1), 54321), (HIDDEN.format(2), 54322)))


@given(offers)
def test_a_call_reads_back_as_itself(call: Call) -> None:
    assert find_call(f"Come and play: https://example.org/#{call} now") == call
    assert holds_call(unseal(str(call)))
    assert End.read(json.dumps(call.end.told())) == call.end


@given(ends, st.integers(0, CALLS - 1))
def test_so_does_its_answer(end: End, number: int) -> None:
    answer = Call(number, end, is_answer=True)
    assert find_call(str(answer)) == answer


def test_a_code_is_short_enough_for_a_small_picture() -> None:
    assert len(str(Call(2**19, CHROMIUM, "Annemarie", game=2**29, seat=3))) <= 160


@given(st.integers(0, 2**1500))
def test_whatever_the_number_is_it_ends_in_a_call_or_in_a_word(number: int) -> None:
    text = seal(number * 16 + 4)
    try:
        call = find_call(text)
    except BadLink:
        return
    assert call
    told = json.dumps(call.end.told())
    assert End.read(told) == call.end, "what the browser is told is what the code may say"
    assert "\\n" not in told
    assert "\\r" not in told


@pytest.mark.parametrize(
    "change",
    [
        {"name": "a\r\nx"},
        {"name": "abc"},
        {"password": "short"},
        {"fingerprint": "zz"},
        {"places": "none"},
    ],
)
def test_what_is_no_end_of_a_connection_is_refused(change: dict[str, object]) -> None:
    with pytest.raises(ValueError, match="not "):
        End.read(json.dumps({**CHROMIUM.told(), **change}))


@pytest.mark.parametrize(
    "place", ["example.org 80", "1.2.3.400 5", "::1::2 5", "a b 5", "1.2.3.4 99999", "fe80::1%eth0 5"]
)
def test_an_address_that_is_none_is_left_out(place: str) -> None:
    assert End.read(json.dumps({**CHROMIUM.told(), "places": [place, "1.2.3.4 5"]})).places == (
        ("1.2.3.4", 5),
    )


def test_a_shortened_address_of_sixteen_bytes_is_written_out() -> None:
    [(address, port)] = End.read(json.dumps({**CHROMIUM.told(), "places": ["fe80::12:3 5000"]})).places
    assert (address, port) == ("fe80::12:3", 5000)
    call = Call(1, End(CHROMIUM.name, CHROMIUM.password, CHROMIUM.fingerprint, ((address, port),)))
    again = find_call(str(call))
    assert again
    assert again.end.places == (("fe80:0000:0000:0000:0000:0000:0012:0003", 5000),)


def test_a_call_is_no_game_and_a_game_no_call() -> None:
    with pytest.raises(BadLink):
        read(str(Call(1, CHROMIUM)))
    assert find_call("W10CecUJ8TfQK9mS2HP73") is None
