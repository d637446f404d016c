import gzip
import re

import pytest

from tools.folders import integrity
from tools.one_file import as_letters, block, in_ascii, packed, policy, retold

FILES = {
    "page-1/boot.js": b'import { a } from "./a.js";\nconst { hooks } = await import("../py-2/core.js");',
    "page-1/a.js": b"export const a = 1;",
    "page-1/first.js": b"",
    "py-2/core.js": b"const {url} = import.meta; load = (x) => import(x); x.import(1); u = import.meta.url;",
    "py-2/x.wasm": b"\0asm",
    "icons-3/i.png": b"",
}


def test_every_way_to_ask_for_a_module_leads_to_the_packed_one() -> None:
    told = {path: content.decode() for path, content in packed(FILES).items()}
    assert 'from "one-file:page-1/a.js"' in told["page-1/boot.js"]
    assert 'oneFile.import("py-2/core.js")' in told["page-1/boot.js"]
    assert "(x) => oneFile.import(x)" in told["py-2/core.js"]
    assert "x.import(1)" in told["py-2/core.js"]
    assert told["py-2/core.js"].count('({url: oneFile.address("py-2/core.js")})') == 2


def test_a_module_comes_after_those_that_it_imports() -> None:
    order = list(packed(FILES))
    assert order.index("page-1/a.js") < order.index("page-1/boot.js")


def test_what_is_of_no_use_from_disk_stays_out() -> None:
    assert set(packed(FILES)) == {"page-1/boot.js", "page-1/a.js", "py-2/core.js", "py-2/x.wasm"}


def test_an_html_parser_hands_every_byte_on() -> None:
    letters = as_letters(bytes(range(256)) * 2)
    assert not set(letters) & set(b"\0\r<")
    assert (
        re.sub(rb"=(.)", lambda found: bytes([found[1][0] ^ 64]), letters, flags=re.DOTALL)
        == bytes(range(256)) * 2
    )


def test_a_file_stands_in_the_page_compressed_and_ends_where_its_element_does() -> None:
    content = bytes(range(256)) * 9
    written = block("a/b.bin", content)
    assert written.startswith(b'<script type="text/plain" data-file="a/b.bin">')
    assert written.count(b"<") == 2
    assert len(written) < len(gzip.compress(content)) * 1.2 + 60


def test_code_that_another_charset_would_spoil_stops_the_build() -> None:
    assert in_ascii("it", "a < b") == "a < b"
    with pytest.raises(SystemExit):
        in_ascii("it", "\N{MINUS SIGN}")


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
