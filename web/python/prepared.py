"""Dataclasses get their methods' code from the build, so that the page need not compile it (docs/start-up.md).

A dataclass writes its methods as source text and executes that when its module is imported, which is slow in a page.
Importing this first makes `dataclasses` look the text up; what the build has not seen is compiled as ever.
"""

import builtins
import dataclasses
import marshal
from typing import Any

# Reads what lies beside this module, also inside a wheel that was not unpacked.
_LOADER: Any = __spec__.loader
# Each still packed, because a page needs only those of the game that is played.
_CODE: dict[str, bytes] = marshal.loads(_LOADER.get_data(__file__.rpartition("/")[0] + "/prepared.marshal"))


def _exec(source: str, scope: dict[str, Any], names: dict[str, Any]) -> None:
    code = _CODE.get(source)
    builtins.exec(marshal.loads(code) if code else source, scope, names)


vars(dataclasses)["exec"] = _exec
