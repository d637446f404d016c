import gzip
import json
from array import array

from tools.folders import integrity
from tools.one_file import ESCAPE, FLIP, MODULES, SOONEST, as_letters, block, packed, policy, retold

FILES = {
    "page-1/boot.js": b'import { a } from "./a.js";\nconst { hooks } = await import("../py-2/core.js");',
    "page-1/a.js": b"export const a = 1;",
    "py-2/core.js": b"const {url} = import.meta; load = (x) => import(x); x.import(1); u = import.meta.url;",
    "py-2/x.wasm": b"\0asm",
    "icons-3/i.png": b"",
    "licences.txt": b"thanks",
}


def modules() -> dict[str, str]:
    told: dict[str, str] = json.loads(packed(FILES)[MODULES])
    return told


def test_every_way_to_ask_for_a_module_leads_to_the_packed_one() -> None:
    told = modules()
    assert 'from "one-file:page-1/a.js"' in told["page-1/boot.js"]
    assert 'oneFile.import("py-2/core.js")' in told["page-1/boot.js"]
    assert "(x) => oneFile.import(x)" in told["py-2/core.js"]
    assert "x.import(1)" in told["py-2/core.js"]
    assert told["py-2/core.js"].count('({url: oneFile.address("py-2/core.js")})') == 2


def test_a_module_comes_after_those_that_it_imports() -> None:
    order = list(modules())
    assert order.index("page-1/a.js") < order.index("page-1/boot.js")


def test_what_is_of_no_use_from_disk_stays_out() -> None:
    assert set(packed(FILES)) == {MODULES, "py-2/x.wasm", "licences.txt"}
    assert set(modules()) == {"page-1/boot.js", "page-1/a.js", "py-2/core.js"}


def test_what_python_waits_for_is_read_first() -> None:
    late = [f"py-2/{name}" for name in (*reversed(SOONEST), "a.whl")]
    order = list(packed({**FILES, **dict.fromkeys(late, b"")}))
    assert order[: 1 + len(SOONEST)] == [MODULES, *sorted(f"py-2/{name}" for name in SOONEST)]


# Every letter of two bytes that there is, in pairs that take four bytes together and in pairs that do not.
ALL = array("H", [*range(1 << 16), *reversed(range(1 << 16))])


def test_an_html_parser_hands_every_letter_on() -> None:
    letters = as_letters(ALL.tobytes())
    assert letters.encode("utf-16-le").decode("utf-16-le") == letters
    assert not set(letters) & set("\0\r>")


def test_what_stands_in_the_page_is_what_was_packed() -> None:
    letters = iter(as_letters(ALL.tobytes()))
    assert [ord(next(letters)) ^ FLIP if each == ESCAPE else ord(each) for each in letters] == list(ALL)


def test_a_file_stands_in_the_page_compressed_and_ends_where_its_comment_does() -> None:
    content = bytes(range(256)) * 9
    written = block("a/b.bin", content)
    compressed = len(gzip.compress(content))
    assert written.startswith(f"<!--packed: a/b.bin {compressed}\n")
    assert written.endswith("-->")
    assert written.count(">") == 1
    assert len(written.encode("utf-16-le")) < compressed * 1.2 + 90


def test_half_a_letter_is_filled_up() -> None:
    assert as_letters(b"a") == "a"


def test_a_module_without_others_stays_as_it_is() -> None:
    assert retold("a.js", "export const a = 1;") == "export const a = 1;"


def test_the_policy_allows_our_own_code_and_no_other() -> None:
    csp = policy(["a()", "b()"], "c {}")
    assert integrity(b"a()") in csp
    assert integrity(b"b()") in csp
    assert integrity(b"c {}") in csp
    assert "unsafe-inline" not in csp
    assert "'unsafe-eval'" not in csp
    assert "http" not in csp
