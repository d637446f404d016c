"""The page's sounds, made by a browser without a loudspeaker and looked at sample by sample."""

import cmath
import math
from itertools import pairwise

import pytest
from playwright.sync_api import Browser

from tools.paths import WEB
from tools.serve import serving

RATE = 24_000  # samples a second
WINDOW = 2048
LINE = [1 + fields / 61 for fields in (2, 10, 20, 30, 40, 50, 61)]  # how high a line of so many fields sounds
WORTH = [1 + points / 10 for points in (1, 2, 4, 6, 8, 10)]
MEDALS = ("copper", "silver", "gold")

# The page's own script, with a clock that does not run and an ear instead of a loudspeaker.
_HEAR = """async ([name, pitch, rate]) => {
  const ear = new OfflineAudioContext(1, rate, rate);
  globalThis.AudioContext = function () { return ear; };
  const { play } = await import(`/sound.js?${name}${pitch}`);
  play(name, pitch);
  return [...(await ear.startRendering()).getChannelData(0)];
}"""


Sound = list[float]
Sounds = dict[tuple[str, float], Sound]


@pytest.fixture(scope="module")
def sounds(browser: Browser) -> Sounds:
    """All that the page can sound like, by name and pitch: a second of each, up to where it is over."""
    wanted = [(name, 1.0) for name in ("lay", "refuse", "medal", *MEDALS)]
    wanted += [("step", pitch) for pitch in LINE] + [("points", pitch) for pitch in WORTH]
    with serving(WEB / "js" / "serve") as server:
        page = browser.new_page()
        page.goto(server.address + "sound.js")
        found = {each: page.evaluate(_HEAR, [*each, RATE]) for each in wanted}
        page.close()
    return {
        each: samples[: max(at for at, one in enumerate(samples) if one) + 1]
        for each, samples in found.items()
    }


def spectrum(samples: Sound) -> list[complex]:
    """Its tones, by the fast Fourier transform."""
    if len(samples) == 1:
        return [complex(samples[0])]
    half = len(samples) // 2
    even, odd = spectrum(samples[::2]), spectrum(samples[1::2])
    turned = [cmath.exp(-1j * math.pi * at / half) * each for at, each in enumerate(odd)]
    return [a + b for a, b in zip(even, turned, strict=True)] + [
        a - b for a, b in zip(even, turned, strict=True)
    ]


def tones(samples: Sound, at: int = 0) -> dict[float, float]:
    """How strong every tone is from a moment on, by its frequency."""
    part = samples[at : at + WINDOW]
    found = spectrum(part + [0.0] * (WINDOW - len(part)))
    return {n * RATE / WINDOW: abs(found[n]) / WINDOW for n in range(1, WINDOW // 2)}


def strongest(samples: Sound, at: int = 0) -> float:
    """The tone one would sing."""
    found = tones(samples, at)
    return max(found, key=lambda frequency: found[frequency])


def ear(frequency: float) -> float:
    """How well a tone is heard (the A curve of IEC 61672)."""
    f = frequency**2
    return (
        1.2589
        * (12194**2 * f**2)
        / ((f + 20.6**2) * math.sqrt((f + 107.7**2) * (f + 737.9**2)) * (f + 12194**2))
    )


def loudness(samples: Sound) -> float:
    """In decibels, as an ear hears it where it is loudest."""
    moments = range(0, len(samples), WINDOW)
    return max(
        10 * math.log10(2 * sum((strength * ear(f)) ** 2 for f, strength in tones(samples, at).items()))
        for at in moments
    )


def test_every_sound_begins_softly_ends_in_silence_and_is_never_cut_off(sounds: Sounds) -> None:
    for name, samples in sounds.items():
        peak = max(map(abs, samples))
        assert 0.05 < peak < 0.5, name  # two at once are not too much either
        assert len(samples) < RATE, f"{name} has no end"
        assert samples[0] == 0, name
        assert max(map(abs, samples[: RATE // 1000])) < peak / 3, f"{name} begins with a click"
        assert max(map(abs, samples[-RATE // 10_000 :])) < 1e-4, f"{name} ends with a click"


def test_the_line_climbs_a_scale_and_numbers_sound_by_their_value(sounds: Sounds) -> None:
    for kind, pitches in (("step", LINE), ("points", WORTH)):
        sung = [strongest(sounds[kind, pitch]) for pitch in pitches]
        assert all(low < high for low, high in pairwise(sung)), (kind, sung)


def test_three_medals_differ(sounds: Sounds) -> None:
    for less, more in pairwise(sounds[medal, 1] for medal in MEDALS):
        assert len(more) > len(less) + RATE / 20  # another stroke
        assert strongest(more, len(more) - RATE // 5) > strongest(less, len(less) - RATE // 5)  # a higher one


def test_no_sound_is_lost_beside_another(sounds: Sounds) -> None:
    loud = {name: loudness(samples) for name, samples in sounds.items()}
    assert max(loud.values()) - min(loud.values()) < 12, loud
    for kind in ("step", "points"):
        kin = [each for (name, _), each in loud.items() if name == kind]
        assert max(kin) - min(kin) < 4, loud
    assert max(loud, key=lambda name: loud[name]) == ("gold", 1)
