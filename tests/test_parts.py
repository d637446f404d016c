"""What ships of others is known part by part, and stands in the licences and in the bill of materials alike."""

import json
import re

import pytest

from tools.licences import licences, title
from tools.parts import LICENCES, Part, parts
from tools.paths import PYODIDE, PYSCRIPT, ROOT, WEB
from tools.sbom import sbom
from tools.vendor import RUNTIME, pyscript_files

BILL = json.loads(sbom())
EVERY_PART = pytest.mark.parametrize("part", parts(), ids=lambda part: part.name)


def bundled() -> set[str]:
    """The packages that are really in the scripts of PyScript which ship, as their source maps tell."""
    maps = [PYSCRIPT / "dist" / f"{name}.map" for name in pyscript_files()]
    sources = [source for path in maps if path.exists() for source in json.loads(path.read_text())["sources"]]
    return {
        found[-1] for each in sources if (found := re.findall(r"node_modules/((?:@[^/]+/)?[^/]+)/", each))
    }


@EVERY_PART
def test_each_part_is_in_both_lists_with_its_licence(part: Part) -> None:
    text = licences().decode()
    assert f"{title(part)} ({part.licence})\n" in text
    assert part.text.strip() in text
    assert len(part.text) > 300, "a licence, not its name"
    assert [each["purl"] for each in BILL["components"] if each["name"] == part.name] == [part.purl]


def test_everything_that_pyscript_is_bundled_from_is_a_part() -> None:
    assert bundled() >= {"polyscript", "coincident"}, "the source maps tell"
    assert bundled() <= {part.name for part in parts()}


def test_every_file_of_others_belongs_to_a_part() -> None:
    names = {part.name for part in parts()}
    fonts = {path.name.partition("-")[0] for path in (WEB / "fonts").glob("*.woff2")}
    dependencies = set(json.loads((ROOT / "package.json").read_text())["dependencies"])
    assert fonts | dependencies <= names
    assert all((PYODIDE / name).is_file() for name in RUNTIME)


@pytest.mark.parametrize(
    ("mark", "name"),
    [
        (b"inflate 1.", "zlib"),
        (b"bzip2/libbzip2", "bzip2"),
        (b"expat_", "expat"),
        (b"libmpdec", "libmpdec"),
        (b"mimalloc: ", "mimalloc"),
        (b"HACL", "hacl-star"),
        (b"ffi_call", "libffi"),
    ],
)
def test_what_can_be_seen_in_the_interpreter_is_a_part(mark: bytes, name: str) -> None:
    assert mark in (PYODIDE / "pyodide.asm.wasm").read_bytes()
    assert name in {part.name for part in parts()}


@pytest.mark.parametrize("absent", [b"SQLite format 3", b"OpenSSL ", b"liblzma"])
def test_what_is_no_part_is_not_in_it(absent: bytes) -> None:
    assert absent not in (PYODIDE / "pyodide.asm.wasm").read_bytes()


def test_what_only_builds_or_tests_is_in_neither() -> None:
    names = {part.name for part in parts()}
    assert not names & {"axe-core", "ws", "@types/emscripten", "esbuild", "playwright"}


def test_the_bill_is_well_formed_and_leads_everywhere() -> None:
    assert (BILL["bomFormat"], BILL["specVersion"]) == ("CycloneDX", "1.6")
    refs = {each["bom-ref"] for each in BILL["components"]}
    assert len(refs) == len(BILL["components"])
    reached = [name for each in BILL["dependencies"] for name in each["dependsOn"]]
    assert sorted(reached) == sorted(refs)
    assert {each["ref"] for each in BILL["dependencies"]} <= refs | {BILL["metadata"]["component"]["bom-ref"]}


def test_the_same_build_gives_the_same_bill_and_no_addresses() -> None:
    assert sbom() == sbom()
    assert "://" not in sbom().decode()
    assert not re.search(r"timestamp|serialNumber|20\d\d-\d\d", sbom().decode())


def test_no_licence_lies_about_unused() -> None:
    used = {"mpl-2.0.txt", "python.txt", "interpreter.txt", "isc.txt"}
    assert {path.name for path in LICENCES.iterdir()} == used
