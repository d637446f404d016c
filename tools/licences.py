"""The licences of everything that ships to a player but is not ours, as one text."""

from tools.parts import Part, parts

INTRODUCTION = """Waystones is made with the work of others. Thank you.

Below are the licences of what this page ships besides its own code. Python's standard library ships as
bytecode and without the parts that the page does not use; a few lines of Pyodide are changed so that it begins
with a memory that was written down before; everything else is as its makers published it. Pyodide's source is
in the project of that name. The same list for machines is sbom.cdx.json beside this file.
"""


def title(part: Part) -> str:
    """What stands over a part's licence."""
    name = f"{part.name} {part.version}".strip()
    return f"{name}, in {part.inside}" if part.inside else name


def licences() -> bytes:
    """licences.txt, which the page links to. What several parts share is said once, under all their names."""
    titles: dict[str, list[str]] = {}
    for part in parts():
        titles.setdefault(part.text.strip(), []).append(f"{title(part)} ({part.licence})")
    rule = "=" * 80
    texts = [f"{rule}\n{chr(10).join(names)}\n{rule}\n\n{text}\n" for text, names in titles.items()]
    return "\n\n".join([INTRODUCTION, *texts]).encode()
