"""Why another stretch was better: room cut off, ends shut, numbers missed or halved, cards that find nothing to do."""

from waystones.games.one_line import walk
from waystones.games.one_line.areas import ALL, BIT, lost, with_few_ways
from waystones.games.one_line.board import NAMES, NEAR, distance
from waystones.games.one_line.line import Line
from waystones.games.one_line.observation import OneLineObservation
from waystones.games.one_line.score import half
from waystones.games.one_line.walk import Route, Stretch
from waystones.review.reason import Contrast, Pattern, Reason

Cast = Contrast[OneLineObservation]

NEARBY = 4  # steps: a number so near is one that was within reach
SEVERAL = 2  # fields that make a difference


def routes(cast: Cast) -> tuple[Route, Route]:
    """The line as it was drawn, and as it should have been."""
    made, better = stretches(cast)
    return walk.extended(cast.seen.route, made), walk.extended(cast.seen.route, better)


def stretches(cast: Cast) -> tuple[Stretch, Stretch]:
    """What was drawn, and what was better."""
    return cast.made[0], cast.better[0]


def passes(cast: Cast) -> Reason | None:
    """It passes a card that could have drawn something."""
    made, better = stretches(cast)
    return Reason("passes", {"fields": len(better.fields)}) if not made.fields and better.fields else None


def draws_at_all(cast: Cast) -> Reason | None:
    """It draws where passing the card was better."""
    made, better = stretches(cast)
    return Reason("draws_at_all", {"fields": len(made.fields)}) if made.fields and not better.fields else None


def gets_stuck(cast: Cast) -> Reason | None:
    """No card to come can draw the line on, and after the better stretch some could."""
    seen, (made, better) = cast.seen, routes(cast)
    if not seen.cards_left or not walk.is_stuck(seen.board, made, seen.cards_left):
        return None
    if walk.is_stuck(seen.board, better, seen.cards_left):
        return None
    return Reason("gets_stuck", {"cards": len(seen.cards_left)})


def cuts_off(cast: Cast) -> Reason | None:
    """Free fields can never be reached any more, more of them than after the better stretch."""
    made, better = routes(cast)
    more = len(lost(made)) - len(lost(better))
    return Reason("cuts_off", {"fields": more}) if more >= SEVERAL else None


def shuts_end(cast: Cast) -> Reason | None:
    """An end of the line has no free field beside it, which the better stretch leaves open."""
    made, better = routes(cast)
    shut = _shut(made)
    if not shut or len(_shut(better)) >= len(shut):
        return None
    return Reason("shuts_end", {"field": NAMES[shut[0]]})


def _shut(route: Route) -> list[int]:
    walked = set(route)
    return [end for end in walk.ends(route) if walked.issuperset(NEAR[end])]


def misses_number(cast: Cast) -> Reason | None:
    """The better stretch comes by a number, and this one does not."""
    seen, (made, better) = cast.seen, stretches(cast)
    gained, instead = seen.worth(better), seen.worth(made)
    if sum(each.points for each in gained) <= sum(each.points for each in instead):
        return None
    most = max(gained, key=lambda each: each.points)
    return Reason("misses_number", {"number": most.number, "points": most.points})


def halves(cast: Cast) -> Reason | None:
    """It comes by a high number first, so that a lower one close by gives only half (OL-19)."""
    seen, (made, better) = cast.seen, stretches(cast)
    high, instead = _highest(seen, made), _highest(seen, better)
    if seen.players > 1 or not high or instead >= high:
        return None
    before = max(instead, *(each.number for each in seen.reached), 0)
    route = walk.extended(seen.route, made)
    open_numbers = [
        number
        for field, number in seen.board.numbers.items()
        if field not in route
        and field not in lost(route)
        and before < number < high
        and min(distance(field, end) for end in walk.ends(route)) <= NEARBY
    ]
    if not open_numbers:
        return None
    number = max(open_numbers)
    return Reason("halves", {"number": number, "high": high, "points": number - half(number)})


def _highest(seen: OneLineObservation, stretch: Stretch) -> int:
    return max((seen.board.numbers.get(field, 0) for field in stretch.fields), default=0)


def leaves_dead_ends(cast: Cast) -> Reason | None:
    """Free fields are left with one way in and none out, more than after the better stretch."""
    made, better = routes(cast)
    dead, fewer = _dead_ends(made), _dead_ends(better)
    return Reason("leaves_dead_ends", {"fields": dead, "instead": fewer}) if dead > fewer else None


def _dead_ends(route: Route) -> int:
    line = Line.of(route)
    reach = line.reach() & ALL
    found, _ = with_few_ways(reach, reach | BIT[line.one] | BIT[line.other])
    return found.bit_count()


def fewer_cards(cast: Cast) -> Reason | None:
    """Fewer of the cards to come can draw the line on."""
    seen, (made, better) = cast.seen, routes(cast)
    few, many = _useful(seen, made), _useful(seen, better)
    if many - few < SEVERAL:
        return None
    return Reason("fewer_cards", {"cards": few, "instead": many})


def _useful(seen: OneLineObservation, route: Route) -> int:
    return sum(not walk.is_stuck(seen.board, route, (card,)) for card in seen.cards_left)


def too_short(cast: Cast) -> Reason | None:
    """The better stretch covers more fields, and a card's colours are gone once its round is over."""
    made, better = stretches(cast)
    more = len(better.fields) - len(made.fields)
    return Reason("too_short", {"fields": more}) if made.fields and more >= 1 else None


def leads_away(cast: Cast) -> Reason | None:
    """It leads away from the highest number that can still be reached."""
    seen, (made, better) = cast.seen, routes(cast)
    gone = lost(made)
    left = {
        number: field
        for field, number in seen.board.numbers.items()
        if field not in made and field not in gone
    }
    if not left:
        return None
    number = max(left)
    if left[number] in better:
        return None
    far, near = (min(distance(left[number], end) for end in walk.ends(route)) for route in (made, better))
    return Reason("leads_away", {"number": number, "steps": far - near}) if far - near >= SEVERAL else None


def keeps_room(cast: Cast) -> Reason | None:
    """The better stretch is shorter, and keeps both ends in the open."""
    made, better = stretches(cast)
    if len(better.fields) >= len(made.fields):
        return None
    after_made, after_better = (_freedom(route) for route in routes(cast))
    if after_better <= after_made:
        return None
    return Reason("keeps_room", {"fields": after_made, "instead": after_better})


def narrows_ends(cast: Cast) -> Reason | None:
    """The better stretch is as long, and leaves more free fields beside the ends."""
    made, better = stretches(cast)
    if len(better.fields) != len(made.fields):
        return None
    here, there = (_freedom(route) for route in routes(cast))
    return Reason("narrows_ends", {"fields": here, "instead": there}) if there > here else None


def _freedom(route: Route) -> int:
    """How many free fields lie beside the ends."""
    walked = set(route)
    return len({field for end in walk.ends(route) for field in NEAR[end] if field not in walked})


PATTERNS: tuple[Pattern, ...] = (
    passes,
    gets_stuck,
    cuts_off,
    misses_number,
    halves,
    shuts_end,
    leaves_dead_ends,
    keeps_room,
    too_short,
    fewer_cards,
    leads_away,
    draws_at_all,
    narrows_ends,
)
