"""The page itself: index.html from its template, one stylesheet, the boot scripts, the manifest."""

import html
import json
import sys
import tomllib
from collections.abc import Mapping

from tools.folders import filled, hashed, integrity
from tools.paths import ROOT, WEB

CSP = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self' 'wasm-unsafe-eval'",
        "style-src 'self'",
        "connect-src 'self'",
        "img-src 'self' blob: data:",
        "font-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self' blob:",
        "base-uri 'none'",
        "form-action 'none'",
    ]
)
# The big files that Pyodide fetches; the progress bar counts their bytes.
COUNTED = ("pyodide.asm.wasm", "python_stdlib.zip", "snapshot.bin")

NOT_IMPORTED = ("first.js", "pyodide.js", "worker.js")  # classic scripts; the worker's are not needed at once
# Scripts that are not in the page's folder: the service worker, and what starts the one-file page.
NOT_MODULES = ("sw.js", "unpack.js")

Files = Mapping[str, bytes]


def stylesheet() -> bytes:
    """All of web/styles in the order of their names, and the boot screen's own rules, as one file."""
    sheets = [*sorted((WEB / "styles").glob("*.css")), WEB / "boot" / "boot.css"]
    return "\n".join(sheet.read_text() for sheet in sheets).encode()


def pyscript_config(python: str) -> dict[str, object]:
    """pyscript.toml with the real folder in it."""
    return tomllib.loads((ROOT / "pyscript.toml").read_text().replace("{python}", python))


def as_attribute(config: Mapping[str, object]) -> str:
    """A configuration as PyScript takes it from the page itself: one file less to ask for, and no TOML to parse."""
    return html.escape(json.dumps(config, separators=(",", ":")))


def page_folder(python: str, pyscript: str) -> dict[str, bytes]:
    """What index.html loads at once: style, font, boot scripts."""
    scripts = [path for path in (WEB / "boot").glob("*.js") if path.name not in NOT_MODULES]
    files = {path.name: path.read_bytes() for path in scripts}
    files["python.js"] = filled(files["python.js"].decode(), {"pyscript": pyscript}).encode()
    files["errands.js"] = filled(files["errands.js"].decode(), {"python": python}).encode()
    files["style.css"] = stylesheet()
    files |= {f"fonts/{path.name}": path.read_bytes() for path in (WEB / "fonts").glob("*.woff2")}
    return files


def hint(path: str, content: bytes) -> str:
    """A link that has the browser load the file before anything asks for it, or nothing."""
    name = path.rpartition("/")[2]
    if path.endswith((".js", ".mjs")) and name not in NOT_IMPORTED:
        return f'<link rel="modulepreload" href="{path}">'
    if path.endswith(".woff2"):
        return f'<link rel="preload" as="font" type="font/woff2" href="{path}" crossorigin>'
    if name in COUNTED:
        return f'<link rel="preload" as="fetch" href="{path}" data-bytes="{len(content)}" crossorigin>'
    if path.endswith(".json"):
        return f'<link rel="preload" as="fetch" href="{path}" crossorigin>'
    if path.endswith(".whl"):
        # Pyodide asks for a wheel with its hash, and the browser only gives it what was preloaded with the same.
        return f'<link rel="preload" as="fetch" href="{path}" integrity="{integrity(content)}" crossorigin>'
    return ""


def hints(contents: Mapping[str, Files]) -> str:
    """Links that start every download early, instead of each when the one before it has run.

    What Python needs comes once Home has been painted (boot/supplies.js): megabytes on their way would hold that up.
    Our own scripts come at once, but after the style sheet, without which nothing is painted.
    """
    page = [hint(path, content) for path, content in contents["page"].items()]
    at_once = [
        link.replace('rel="modulepreload"', 'rel="modulepreload" fetchpriority="low"') for link in page
    ]
    python = [
        hint(path, content) for name in ("pyscript", "python") for path, content in contents[name].items()
    ]
    after = [link.replace("<link rel=", "<link data-rel=") for link in python]
    return "\n".join(link for link in (*at_once, *after) if link)


def head(folders: Mapping[str, str], contents: Mapping[str, Files]) -> str:
    """What a hosted page loads, by its address."""
    page, pictures = folders["page"], folders["icons"]
    return f"""<script src="{page}/first.js"></script>
<link rel="stylesheet" href="{page}/style.css">
<link rel="manifest" href="manifest.webmanifest">
<link rel="icon" href="{pictures}/app-icon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="{pictures}/icon-192.png">
{hints(contents)}
<script type="module" src="{page}/boot.js"></script>"""


def document(python: str, *, csp: str, head: str, tail: str = "", kind: str = "") -> str:
    """The page: the home screen in both languages, drawn by the code that draws it in the page."""
    sys.path[:0] = [str(WEB), str(ROOT / "core")]
    from app.shell import home_html
    from art.sprite import drawings, named_in, sprite

    homes = {f"home_{language}": home_html(language) for language in ("en", "nl")}
    everything = drawings()
    at_once = named_in("".join(homes.values()), everything)
    config = pyscript_config(python)
    return filled(
        (WEB / "index.html").read_text(),
        {
            "kind": kind,
            "csp": csp,
            "head": head,
            "tail": tail,
            "sprite": sprite(at_once),
            "drawings": f"<svg>{''.join(part for part in everything if part not in at_once)}</svg>",
            **homes,
            "config": as_attribute(config),
            "plugins": html.escape(json.dumps({"plugins": config["plugins"]}), quote=False),
        },
    )


def icons() -> dict[str, bytes]:
    """The drawn icon and its pictures."""
    return {
        path.name: path.read_bytes() for path in (WEB / "icons").iterdir() if path.suffix in {".svg", ".png"}
    }


def page_files(python: Files, pyscript: Files) -> dict[str, bytes]:
    """Everything of dist/ but the service worker, given what is in the two vendored folders."""
    names, contents = {}, {}
    names["python"], contents["python"] = hashed("python", python)
    names["pyscript"], contents["pyscript"] = hashed("pyscript", pyscript)
    names["page"], contents["page"] = hashed("page", page_folder(names["python"], names["pyscript"]))
    names["icons"], contents["icons"] = hashed("icons", icons())
    manifest = filled((WEB / "manifest.webmanifest").read_text(), {"icons": names["icons"]})
    index = document(names["python"], csp=CSP, head=head(names, contents))
    files = {"index.html": index.encode(), "manifest.webmanifest": manifest.encode()}
    for folder in contents.values():
        files |= folder
    return files
