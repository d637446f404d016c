"""One Line's puzzles made and solved a second time, from fields by name and in the plainest way: every way on is walked.

Nothing here asks the engine but for what a number deals: boards, starts and cards.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import cache

from waystones import Record
from waystones.deal import Deal
from waystones.games.one_line.board import NAMES
from waystones.games.one_line.layout import board as layout

Fields = tuple[str, ...]
HEIGHTS = {"a": 5, "b": 6, "c": 7, "d": 8, "e": 9, "f": 8, "g": 7, "h": 6, "i": 5}


def beside(field: str) -> list[str]:
    """The fields beside a field: two in its column, two in each column next to it."""
    column, row = field[0], int(field[1:])
    found = [f"{column}{row - 1}", f"{column}{row + 1}"]
    for other in (chr(ord(column) - 1), chr(ord(column) + 1)):
        shift = (
            HEIGHTS.get(other, 0) - HEIGHTS[column] - 1
        ) // 2  # a higher column begins half a field earlier
        found += [f"{other}{row + shift}", f"{other}{row + shift + 1}"]
    return [each for each in found if 1 <= int(each[1:]) <= HEIGHTS.get(each[0], 0)]


BESIDE = {field: beside(field) for field in NAMES}


class Game:
    """A board by name and the cards in their order."""

    def __init__(self, board: int, seed: int) -> None:
        found = layout(str(board))
        dealt = Record.new("one_line", 1, seed, board=board).state()
        self.colours = dict(zip(NAMES, found.colours, strict=True))
        self.numbers = {NAMES[field]: number for field, number in found.numbers.items()}
        self.cards: list[Sequence[str]] = list(vars_of(dealt, "cards"))
        self.start = NAMES[vars_of(dealt, "starts")[0]]

    def stretches(self, line: Fields, card: Sequence[str]) -> Iterator[Fields]:
        """Every stretch that the card allows: an end, then the fields."""

        def onward(way: Fields, left: list[str]) -> Iterator[Fields]:
            for field in BESIDE[way[-1]]:
                if field not in line and field not in way and self.colours[field] in left:
                    rest = left[:]
                    rest.remove(self.colours[field])
                    yield (*way, field)
                    yield from onward((*way, field), rest)

        for end in {line[0], line[-1]}:
            yield from onward((end,), list(card))

    def gain(self, line: Fields, fields: Fields) -> tuple[int, int]:
        """What walking on these fields gives for numbers, and how many fields they are."""
        highest = max((self.numbers.get(field, 0) for field in line), default=0)
        points = 0
        for field in fields:
            number = self.numbers.get(field, 0)
            points += number if number >= highest else -(-number // 2)
            highest = max(highest, number)
        return points, len(fields)

    def room(self, line: Fields) -> set[str]:
        """The free fields that the line could get to."""
        found: set[str] = set()
        edge = {line[0], line[-1]}
        while edge:
            edge = {near for field in edge for near in BESIDE[field]} - found - set(line)
            found |= edge
        return found

    def solved(self, line: Fields, cards: Sequence[Sequence[str]], sight: int = 99) -> int:
        """The most that the cards can still give, or what whoever looks so many cards ahead comes to at best."""
        colours = tuple(map(tuple, cards))

        @cache
        def most(walked: frozenset[str], ends: Fields, done: int, until: int) -> int:
            if done >= min(until, len(colours)):
                return 0
            onward = [most(walked, ends, done + 1, until)]
            for points, after, tips in self.ways(walked, ends, colours[done]):
                onward.append(points + most(after, tips, done + 1, until))
            return max(onward)

        @cache
        def looking(walked: frozenset[str], ends: Fields, done: int) -> int:
            if done == len(colours):
                return 0
            options = [(0, walked, ends), *self.ways(walked, ends, colours[done])]
            promised = [points + most(after, tips, done + 1, done + sight) for points, after, tips in options]
            highest = max(promised)
            return max(
                points + looking(after, tips, done + 1)
                for promise, (points, after, tips) in zip(promised, options, strict=True)
                if promise == highest
            )

        walked, ends = frozenset(line), tuple(sorted((line[0], line[-1])))
        return most(walked, ends, 0, 99) if sight > len(cards) else looking(walked, ends, 0)

    def ways(
        self, walked: frozenset[str], ends: Fields, card: Sequence[str]
    ) -> Iterator[tuple[int, frozenset[str], Fields]]:
        """What each stretch gives, and what it makes of a line with these fields and ends."""
        far = {ends[0]: ends[-1], ends[-1]: ends[0]}
        line = (ends[0], *(walked - set(ends)), ends[-1])
        for end, *fields in self.stretches(line, card):
            tips = tuple(sorted((fields[-1], far[end])))
            yield sum(self.gain(line, tuple(fields))), walked | set(fields), tips

    def ends(self, line: Fields, cards: Sequence[Sequence[str]]) -> tuple[int, int, int]:
        """How many lines there can be after a card at most, how many at the end, and how many of those end best."""
        now = {(frozenset(line), tuple(sorted((line[0], line[-1])))): 0}
        widest = 1
        for card in cards:
            after: dict[tuple[frozenset[str], Fields], int] = dict(now)
            for (walked, tips), had in now.items():
                for points, more, new_tips in self.ways(walked, tips, card):
                    after[more, new_tips] = max(had + points, after.get((more, new_tips), 0))
            now = after
            widest = max(widest, len(now))
        best = max(now.values())
        return widest, len(now), sum(points == best for points in now.values())


def vars_of(state: object, name: str) -> tuple:  # type: ignore[type-arg]
    """What the deal has put there."""
    found: tuple = getattr(state, name)  # type: ignore[type-arg]
    return found


def played(game: Game, moves: Sequence[str]) -> Fields:
    """The line that the moves have drawn."""
    line: Fields = (game.start,)
    for move in moves:
        if move != "pass":
            end, *fields = move.split("-")
            line = (*line, *fields) if line[-1] == end else (*reversed(fields), *line)
    return line


def drawn(chance: Deal, game: Game, cards_left: int) -> tuple[list[str], Fields] | None:
    """The line that the plain rule and chance have drawn; None if it got stuck before."""
    line: Fields = (game.start,)
    moves: list[str] = []
    points = 0
    total = len(game.cards)
    for done in range(total - cards_left):
        rated: dict[tuple[frozenset[str], Fields], tuple[int, str]] = {}
        for end, *fields in game.stretches(line, game.cards[done]):
            longer = (*line, *fields) if line[-1] == end else (*reversed(fields), *line)
            room = game.room(longer)
            tips = tuple(sorted((longer[0], longer[-1])))
            on = [sum(near in room for near in BESIDE[tip]) for tip in (longer[0], longer[-1])]
            gained = points + game.gain(line, tuple(fields))[0]
            rate = -(2 * gained + 3 * len(longer) + 2 * len(room) + 2 * sum(on)), "-".join((end, *fields))
            shape = frozenset(longer), tips
            rated[shape] = min(rate, rated.get(shape, rate))
        best = sorted(rated.values())[:2]
        move = best[chance.below(len(best))][1] if best else "pass"
        if best:
            end, *fields = move.split("-")
            points += game.gain(line, tuple(fields))[0]
            line = (*line, *fields) if line[-1] == end else (*reversed(fields), *line)
        moves.append(move)
        wanted = {
            game.colours[near] for tip in (line[0], line[-1]) for near in BESIDE[tip] if near not in line
        }
        if not any(wanted & set(card) for card in game.cards[done + 1 :]):
            return None
    return moves, line


# cards left, lost by greed, lost by looking two ahead, ends as good
ASKS: dict[str, tuple[int, Callable[[int, int, int], bool]]] = {
    "easy": (3, lambda one, two, ways: one >= 3 and two == 0 and ways <= 9),
    "medium": (3, lambda one, two, ways: one >= 3 and two >= 1 and ways <= 6),
    "hard": (4, lambda one, two, ways: one >= 5 and two >= 2 and ways <= 3),
}


def made(level: str, number: int) -> dict[str, object]:
    """The puzzle of this number: its record, and what the best way on and greed give."""
    chance = Deal(3 * number + ("easy", "medium", "hard").index(level))
    board, (left, asks) = chance.below(1_000_000), ASKS[level]
    while True:
        seed = chance.below(1_000_000)
        game = Game(board, seed)
        found = drawn(chance, game, left)
        if not found:
            continue
        moves, line = found
        cards = game.cards[-left:]
        widest, ends, ways = game.ends(line, cards)
        if widest > 3_000 or ends < 40:
            continue
        best, one, two = (game.solved(line, cards, sight) for sight in (99, 1, 2))
        if asks(best - one, best - two, ways):
            header = f"waystones/1 one_line players=1 seed={seed} board={board}"
            return {"record": "\n".join([header, *moves]), "best": best, "greed": one, "ways": ways}
