"""The pen: turns taps and drags over fields into a half-drawn stretch. It knows no rule; it asks the observation."""

from waystones import Refusal
from waystones.games.one_line.observation import OneLineObservation
from waystones.games.one_line.walk import PASS, Stretch


class Pen:
    """The draft of this round. `draft.end` is -1 until an end of the line has been picked up.

    It may be drawn `ahead`, while others who come before still draw.
    """

    def __init__(
        self, observation: OneLineObservation, draft: Stretch = PASS, *, ahead: bool = False
    ) -> None:
        self._seen = observation
        self._ahead = ahead
        self.draft = PASS if observation.why_not(draft) else draft
        self.lit = frozenset[int]()
        self._light()

    def meaning(self, field: int) -> Stretch | Refusal:
        """What a tap on the field would make of the draft: longer, shorter, from another end; or why it cannot."""
        fields = self.draft.fields
        if field in fields:
            return Stretch(self.draft.end, fields[: fields.index(field) + 1])
        if field in self._seen.ends and (not fields or field == self.draft.end):
            return Stretch(field, ())
        refusals: list[Refusal] = []
        for end in self._ends_to_try(field):
            longer = Stretch(end, (*fields, field))
            refusal = self._seen.why_not(longer)
            if refusal is None:
                return longer
            refusals.append(refusal)
        return refusals[0]

    def touch(self, field: int) -> Refusal | None:
        """A tap: extend, shorten, or pick up an end. Returns why not, if none of these is possible."""
        meant = self.meaning(field)
        if isinstance(meant, Refusal):
            return meant
        self._set(meant)
        return None

    def drag(self, field: int) -> bool:
        """The finger came over a field: extend or go back, silently if neither fits. Tells whether anything changed."""
        before = self.draft
        fields = self.draft.fields
        goes_back = field in fields or (fields and field == self.draft.end)
        goes_on = field in self.lit and self.draft.end >= 0
        if goes_back or goes_on:
            self.touch(field)
        return self.draft != before

    def back(self) -> None:
        """Take the last field off."""
        if self.draft.fields:
            self._set(Stretch(self.draft.end, self.draft.fields[:-1]))

    def clear(self) -> None:
        """Put the pen down: no draft, no end picked up."""
        self._set(PASS)

    def _ends_to_try(self, field: int) -> list[int]:
        """The ends this field could belong to, the likeliest first."""
        if self.draft.fields:
            return [self.draft.end]
        near = set(self._seen.near(field))
        return sorted(self._seen.ends, key=lambda end: (end not in near, end != self.draft.end))

    def _set(self, draft: Stretch) -> None:
        self.draft = draft
        self._light()

    def _light(self) -> None:
        """Find the fields that may come next: from the end picked up, else from both."""
        ends = (self.draft.end,) if self.draft.end >= 0 else self._seen.ends
        drafts = (Stretch(end, self.draft.fields) for end in ends)
        self.lit = frozenset(
            field for draft in drafts for field in self._seen.next_fields(draft, ahead=self._ahead)
        )
