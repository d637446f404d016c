"""The name that a player signs duels with: asked once, and kept on this device."""

from html import escape
from typing import TYPE_CHECKING

from app.drawing import kit
from app.sending.signed import LONGEST, tidy
from app.texts import Texts

if TYPE_CHECKING:
    from app.keeping.saves import Saves

PAGE = "own_name"  # where it lies on the shelf; there is one, perhaps empty, as soon as it was asked for


def was_asked(saves: "Saves") -> bool:
    """Whether the player has said how to sign."""
    return isinstance(saves.page(PAGE), str)


def own(saves: "Saves") -> str:
    """The name; empty if none was given."""
    found = saves.page(PAGE)
    return tidy(found) if isinstance(found, str) else ""


def keep(saves: "Saves", name: str) -> None:
    """Sign like this from now on."""
    saves.keep_page(PAGE, tidy(name))


def merged(here: object, there: object) -> str:
    """The name of this device; that of the backup where there is none."""
    return next((each for each in (here, there) if isinstance(each, str) and each), "")


def sheet(t: Texts, id: str) -> str:
    """Asks for it before the first duel; `id` names the game that is sent then."""
    label, about = escape(t("Your name")), escape(t("Your friend sees who drew the line. Asked once."))
    entry = (
        f'<label class="lead" for="own-name">{label}</label><input class="entry" id="own-name" data-input="own-name"'
        f' type="text" maxlength="{LONGEST}" autocomplete="nickname" spellcheck="false"/><p class="small quiet">{about}</p>'
    )
    acts = kit.button(t("Without a name"), "send", f"nameless {id}") + kit.button(
        t("Send"), "send", f"named {id}", kind="main", glyph="share"
    )
    return kit.sheet(t, t("Who sends it?"), f'{entry}<div class="pair">{acts}</div>')
