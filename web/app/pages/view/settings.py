"""Settings: language, look, movement, sound; and what is stored."""

from html import escape

from app.drawing.kit import Regions, ask, bar, button, does, row, screen
from app.keeping.settings import Settings, choices
from app.texts import Texts, language_names
from app.words import pace_name


def frame(t: Texts, version: str) -> str:
    """The screen with its regions empty."""
    stored, about = escape(t("Your games")), escape(t("About"))
    rows = (
        row(t("Back up to a file"), "backup", "keep", note=t("All games, scores and settings")),
        row(t("Restore from a file"), "restore", "restore"),
        row(t("Move to another device"), "move", "live", note=t("From this one to one beside it, by a code")),
        row(t("Erase everything"), "erase", "bin"),
    )
    licences, edition = (
        escape(t("Licences of the parts this page is made of")),
        escape(t("Version {version}", version=version)),
    )
    as_app = escape(t("On your home screen"))
    offline = escape(t("Waystones as an app of its own. It opens without a network either way."))
    built = escape(t("How the games are made, and how to use them in Python"))
    along, why = (
        escape(t("Take it with you")),
        escape(t("The whole game in one file of 7 MB, for a stick or a friend: it opens without a network.")),
    )
    install = button(t("Install"), "install", glyph="keep", id="do-install")
    body = (
        bar(t, t("Settings"), back="back")
        + f'<div class="reading"><div id="choices"></div><section class="block"><h2>{stored}</h2>'
        + f'<div class="rows">{"".join(rows)}</div></section>'
        + f'<section class="block installing"><h2>{as_app}</h2><p class="small quiet">{offline}</p>'
        + f"<div>{install}</div></section>"
        + f'<section class="block take-along"><h2>{along}</h2><p><a class="link tall" href="waystones.html" download="waystones.html">'
        + f'waystones.html</a></p><p class="small quiet">{why}</p></section>'
        + f'<section class="block"><h2>{about}</h2><p><a class="link tall" href="licences.txt" target="_blank" rel="noopener">{licences}</a></p>'
        + f'<p class="documented"><a class="link tall" href="docs/index.html" target="_blank" rel="noopener">{built}</a></p>'
        + f'<p class="small quiet">{edition}</p></section></div>'
    )
    return screen("settings", body, "sheet")


def regions(t: Texts, chosen: Settings, sheet: str = "") -> Regions:
    """Every choice, with the one that holds pressed in."""
    groups = "".join(_group(t, name, getattr(chosen, name)) for name in choices())
    return {"choices": groups, "sheet": sheet}


def erase(t: Texts) -> str:
    """The question before everything is lost."""
    why = t("All games, scores and settings on this device are removed. A backup file brings them back.")
    return ask(t, t("Erase everything?"), why, t("Erase everything"), "erase", "yes")


def _group(t: Texts, name: str, chosen: str) -> str:
    label = escape(_title(t, name))
    buttons = "".join(
        f'<button type="button" class="choice" id="set-{name}-{value}" role="radio"'
        f' aria-checked="{str(value == chosen).lower()}"{does("set", f"{name}={value}")}>{escape(_choice(t, name, value))}</button>'
        for value in choices()[name]
    )
    return (
        f'<section class="block"><h2 id="label-{name}">{label}</h2>'
        f'<div class="choices" role="radiogroup" aria-labelledby="label-{name}">{buttons}</div></section>'
    )


def _title(t: Texts, name: str) -> str:
    match name:
        case "language":
            return t("Language")
        case "theme":
            return t("Light or dark")
        case "contrast":
            return t("Contrast")
        case "motion":
            return t("Movement")
        case "sound":
            return t("Sound")
        case "vibration":
            return t("Vibration")
        case "pace":
            return t("Pace of the bots")
    raise ValueError(name)


def _choice(t: Texts, name: str, value: str) -> str:
    match name, value:
        case _, "auto":
            return t("As the device")
        case "language", language:
            return language_names()[language]  # a language is offered in its own words
        case "theme", "light":
            return t("Light")
        case "theme", "dark":
            return t("Dark")
        case "contrast", "more":
            return t("More")
        case "motion", "less":
            return t("Less")
        case "pace", pace:
            return pace_name(t, pace)
        case _, "on":
            return t("On")
        case _, "off":
            return t("Off")
    raise ValueError(f"{name}={value}")
