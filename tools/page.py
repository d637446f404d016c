"""The page itself: index.html from its template with the style sheet in it, the scripts, the manifest."""

import html
import json
import re
import sys
import tomllib
from collections.abc import Callable, Mapping

from tools.catalogues import language_names
from tools.folders import filled, hashed, integrity
from tools.paths import ROOT, WEB
from tools.shipped import scripts, scripts_as_loaded, stylesheet

CSP = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self' '{first}' 'wasm-unsafe-eval'",  # the hash of the one script that stands in the page
        "style-src '{style}'",  # and that of the style sheet, which stands in it too
        "connect-src 'self'",
        "img-src 'self' blob: data:",
        "font-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self' blob:",
        "base-uri 'none'",
        "form-action 'none'",
        # Where browsers know it: text becomes elements, and addresses scripts, in one place alone (serve/trusted.js).
        "require-trusted-types-for 'script'",
        "trusted-types waystones",
    ]
)
# The big files that Pyodide fetches; the progress bar counts their bytes.
COUNTED = ("pyodide.asm.wasm", "python_stdlib.zip", "snapshot.bin")

FONT = re.compile(r"url\(['\"]?(fonts/[^'\")]+)['\"]?\)")

# The page asks for this script; whatever it imports is joined to it.
BOOT = "start/boot.js"
FOR_THE_WORKER = "pyodide.js"  # no module
# Scripts that are not in the page's folder: the service worker, what stands in the page itself or in the one-file page, and
# what lies with Python.
ELSEWHERE = ("sw.js", "start/first.js", "start/unpack.js", "start/interpreter.mjs")

Files = Mapping[str, bytes]


def pyscript_config(python: str) -> dict[str, object]:
    """pyscript.toml with the real folder in it."""
    return tomllib.loads((ROOT / "pyscript.toml").read_text().replace("{python}", python))


def as_attribute(config: Mapping[str, object]) -> str:
    """A configuration as PyScript takes it from the page itself: one file less to ask for, and no TOML to parse."""
    return html.escape(json.dumps(config, separators=(",", ":")))


def first_script() -> str:
    """What runs before the first paint. It stands in the page: nothing is painted or asked for while it is on its way."""
    return filled(scripts()["start/first.js"], {"languages": " ".join(language_names())})


def style(address: Callable[[str], str]) -> str:
    """The style sheet. It stands in the page like that script; `address` says where a font is."""
    return FONT.sub(lambda found: f"url({address(found[1])})", stylesheet())


def page_folder(python: str, pyscript: str, camera: str) -> dict[str, bytes]:
    """What index.html loads at once, font and script; and the scripts that are asked for later."""
    texts = {path: text for path, text in scripts_as_loaded(BOOT).items() if path not in ELSEWHERE}
    texts[BOOT] = filled(texts[BOOT], {"pyscript": pyscript, "python": python})
    texts["serve/camera.js"] = filled(texts["serve/camera.js"], {"camera": camera})
    files = {path: text.encode() for path, text in texts.items()}
    files |= {f"fonts/{path.name}": path.read_bytes() for path in (WEB / "fonts").glob("*.woff2")}
    return files


def hint(path: str, content: bytes) -> str:
    """A link that has the browser load the file before anything asks for it, or nothing."""
    name = path.rpartition("/")[2]
    if path.endswith((".js", ".mjs")) and name != FOR_THE_WORKER:
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

    What Python needs comes once Home has been painted (js/start/supplies.js): megabytes on their way would hold that up.
    Our own script needs no link: the page names it.
    """
    at_once = [hint(path, content) for path, content in contents["page"].items() if not path.endswith(".js")]
    python = [
        hint(path, content) for name in ("pyscript", "python") for path, content in contents[name].items()
    ]
    after = [link.replace("<link rel=", "<link data-rel=") for link in python]
    return "\n".join(link for link in (*at_once, *after) if link)


def head(folders: Mapping[str, str], contents: Mapping[str, Files], sheet: str, address: str = "") -> str:
    """What a hosted page loads, by its address. Who previews a link wants the whole `address` of the picture, if it is known."""
    page, pictures = folders["page"], folders["icons"]
    folder = address if address.endswith("/") or not address else address.removesuffix("index.html") + "/"
    folder = html.escape(folder.replace("//", "/").replace(":/", "://"))
    return f"""<script>{first_script()}</script>
<style>{sheet}</style>
<link rel="manifest" href="manifest.webmanifest">
<link rel="icon" href="{pictures}/app-icon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="{pictures}/icon-192.png">
<meta property="og:image" content="{folder}{pictures}/preview.png">
<meta property="og:image:width" content="1200">
<meta property="og:image:height" content="630">
<meta name="twitter:card" content="summary_large_image">
{hints(contents)}
<script type="module" src="{page}/start/boot.js"></script>"""


def document(python: str, *, csp: str, head: str, tail: str = "", kind: str = "") -> str:
    """The page: Home and the boot screen in every language, drawn by the code that draws it in the page."""
    sys.path[:0] = [str(WEB), str(ROOT / "core")]
    from app.pages import first_paint
    from app.texts import Texts
    from art.sprite import drawings, named_in, sprite

    spoken = list(language_names())
    homes = first_paint.in_every(spoken, first_paint.home_page)
    everything = drawings()
    at_once = named_in(homes, everything)
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
            "description": " ".join(first_paint.description(Texts(language)) for language in spoken),
            "homes": homes,
            "loading": first_paint.in_every(spoken, first_paint.loading, "span"),
            "failed": first_paint.in_every(spoken, first_paint.failed),
            "no_script": "".join(
                f'<p lang="{language}">{first_paint.no_script(Texts(language))}</p>' for language in spoken
            ),
            "config": as_attribute(config),
            "plugins": html.escape(json.dumps({"plugins": config["plugins"]}), quote=False),
        },
    )


def icons() -> dict[str, bytes]:
    """The drawn icon and its pictures."""
    return {
        path.name: path.read_bytes() for path in (WEB / "icons").iterdir() if path.suffix in {".svg", ".png"}
    }


def page_files(
    python: Files, pyscript: Files, camera: Files, *, documented: bool = False, address: str = ""
) -> dict[str, bytes]:
    """Everything of dist/ but the service worker, given what is in the three vendored folders."""
    names, contents = {}, {}
    names["python"], contents["python"] = hashed("python", python)
    names["pyscript"], contents["pyscript"] = hashed("pyscript", pyscript)
    names["camera"], contents["camera"] = hashed("camera", camera)
    names["page"], contents["page"] = hashed(
        "page", page_folder(names["python"], names["pyscript"], names["camera"])
    )
    names["icons"], contents["icons"] = hashed("icons", icons())
    manifest = filled((WEB / "manifest.webmanifest").read_text(), {"icons": names["icons"]})
    kind = " data-docs" if documented else ""
    sheet = style(lambda font: f"{names['page']}/{font}")
    csp = CSP.format(first=integrity(first_script().encode()), style=integrity(sheet.encode()))
    index = document(names["python"], csp=csp, head=head(names, contents, sheet, address), kind=kind)
    files = {"index.html": index.encode(), "manifest.webmanifest": manifest.encode()}
    for folder in contents.values():
        files |= folder
    return files
