"""The one player of Pebbles."""

from waystones.bots import Bot, Thinking

from .rules import PebblesObservation, Take


class Steady(Bot[Take, PebblesObservation]):
    """Leaves one more than a multiple of four where it can."""

    def think(self, observation: PebblesObservation) -> Thinking[Take]:
        yield
        return Take((observation.heap - 1) % 4 or 1)


def bot(level: str, seed: int) -> Steady:
    return Steady(seed)
