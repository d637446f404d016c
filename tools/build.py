"""Make dist/: a folder that any static host can serve, from any sub-path, without special headers."""

import os
import shutil

from tools.catalogues import write_catalogues
from tools.documentation import documentation
from tools.licences import licences
from tools.one_file import LIMIT, one_file
from tools.page import page_files
from tools.paths import DIST
from tools.precache import service_worker
from tools.say import give_up, step
from tools.sbom import NAME as SBOM
from tools.sbom import sbom
from tools.sizes import FIRST_LOAD_LIMIT, table
from tools.snapshot import awake
from tools.vendor import camera_files, pyscript_files, python_files


def main() -> None:
    """Build everything anew in memory, then write it: dist/ is never half old."""
    step("Building dist/")
    write_catalogues()
    python, pyscript, notices = python_files(), pyscript_files(), {"licences.txt": licences()}
    docs = documentation()
    address = os.environ.get("WAYSTONES_ADDRESS", "")
    camera = camera_files()
    files = page_files(awake(python), pyscript, camera, documented=bool(docs), address=address) | notices
    whole = one_file(files, address)
    files[SBOM] = sbom()
    files["sw.js"] = service_worker(files)
    shutil.rmtree(DIST, ignore_errors=True)
    # The documentation is no part of a visit: the service worker keeps of it what is read.
    for path, content in (files | docs).items():
        target = DIST / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(content)
    (DIST / "waystones.html").write_bytes(whole)
    text, first_load = table(files)
    print(text)
    print(f"  {'waystones.html':22}{len(whole):>12,}")
    if len(whole) > LIMIT:
        give_up(f"waystones.html has {len(whole):,} bytes, over the limit of {LIMIT:,}.")
    if first_load > FIRST_LOAD_LIMIT:
        give_up(f"A first visit would download {first_load:,} bytes, over the limit of {FIRST_LOAD_LIMIT:,}.")


if __name__ == "__main__":
    main()
