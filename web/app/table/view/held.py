"""What stays in view until the player goes on: the move that ended the game, or a card drawn before the curtain."""

from html import escape

from app.drawing.kit import button
from app.texts import Texts


def held(t: Texts, words: str, onward: str) -> str:
    """What there is to see, and the button that goes on; it stands where questions do, off the board and the hand."""
    return (
        f'<div class="prompt held"><p>{escape(words)}</p></div><div class="answers">'
        f"{button(onward, 'go-on', kind='main', id='do-go-on')}</div>"
    )
