"""What ships besides our own code, as a bill of materials for machines: CycloneDX, the same for the same build."""

import json
from collections import defaultdict

from tools.parts import Part, parts
from tools.wheels import version

NAME = "sbom.cdx.json"


def component(part: Part) -> dict[str, object]:
    """One part."""
    # A licence that has no SPDX name is given by its own; one with an exception is an expression.
    if " " in part.licence:
        licence: dict[str, object] = {"expression": part.licence}
    else:
        licence = {"license": {"name" if part.licence == "dtoa" else "id": part.licence}}
    said: dict[str, object] = {
        "type": "file" if part.licence.startswith("OFL") else "library",
        "bom-ref": part.name,
        "name": part.name,
        "licenses": [licence],
        "purl": part.purl,
    }
    return said | ({"version": part.version} if part.version else {})


def sbom() -> bytes:
    """sbom.cdx.json. No time and no number of its own stands in it, so that it changes only when a part does."""
    page = f"waystones@{version()}"
    brings: dict[str, list[str]] = defaultdict(list)
    for part in parts():
        brings[part.inside or page].append(part.name)
    told = {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {
            "component": {
                "type": "application",
                "bom-ref": page,
                "name": "waystones",
                "version": version(),
                "licenses": [{"license": {"id": "MIT"}}],
            }
        },
        "components": [component(part) for part in parts()],
        "dependencies": [{"ref": name, "dependsOn": brought} for name, brought in brings.items()],
    }
    return (json.dumps(told, indent=2) + "\n").encode()
