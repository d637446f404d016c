"""The page before Python: Home and the boot screen, in every language at once; the style sheet shows one of them.

Drawn when the page is built, so no ids that a second language would repeat.
"""

from collections.abc import Callable, Sequence
from html import escape

from app.pages.view import home
from app.texts import Texts


def in_every(languages: Sequence[str], draw: Callable[[Texts], str], tag: str = "div") -> str:
    """The same thing once in each language."""
    return "\n".join(
        f'<{tag} class="only" lang="{language}">{draw(Texts(language))}</{tag}>' for language in languages
    )


def home_page(t: Texts) -> str:
    """Home as it is before anything is known of the player."""
    return home.first_paint(t)


def loading(t: Texts) -> str:
    """What stands beside the bar while the page loads."""
    return escape(t("Laying out the stones…"))


def failed(t: Texts) -> str:
    """Why the page did not start, and the ways on; the style sheet shows what applies."""
    load, file, browser, framed, stored = map(
        escape,
        (
            t(
                "The game did not finish loading. Check your connection and try again. Your saved games are safe."
            ),
            t(
                "A browser cannot run this page straight from a folder. Open it through a web address, or type {command} in the project’s folder.",
                command="make play",
            ),
            t(
                "This browser is too old for the game. Please update it, or use a recent Firefox, Chrome, Edge or Safari."
            ),
            t(
                "This page is shown inside another site, and does not play there: what you tap might not be what you see, and your saved games would not be here."
            ),
            t(
                "If that does not help, the page can start without what is stored. All of it is set aside, not deleted."
            ),
        ),
    )
    again, save, without, apart = (
        _way("again", t("Try again")),
        _way("save", t("Save what is stored as a file")),
        _way("without", t("Start without what is stored")),
        _by_itself(t("Open it by itself")),
    )
    return (
        f'<p class="why-load">{load}</p><p class="why-file">{file}</p>'
        f'<p class="why-browser">{browser}</p><p class="why-load">{again}</p>'
        f'<p class="why-framed">{framed}</p><p class="why-framed">{apart}</p>'
        f'<div class="why-stored"><p>{stored}</p><p>{save} {without}</p></div>'
    )


def no_script(t: Texts) -> str:
    """What is said where there is no JavaScript at all."""
    return escape(t("This game needs JavaScript: please switch it on for this page."))


def description(t: Texts) -> str:
    """The page in half a sentence, for search engines and previews."""
    return escape(t("Path games on one page."))


def _way(does: str, label: str) -> str:
    """A button that JavaScript answers, since Python does not run."""
    return f'<button type="button" class="stone-btn" data-boot="{does}">{escape(label)}</button>'


def _by_itself(label: str) -> str:
    """A link to this very page: an empty address is the one that is open, whatever its name."""
    return f'<a class="stone-btn" href="" target="_blank" rel="noopener">{escape(label)}</a>'
