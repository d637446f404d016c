"""The workflows can only run elsewhere; so every step of theirs is a target that runs here, or an action by its hash."""

import re
from pathlib import Path

import pytest

from tools.paths import ROOT

WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
TARGETS = set(re.findall(r"^([a-z0-9-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))

every_workflow = pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)


def test_there_are_checks_a_page_and_a_release() -> None:
    assert {path.stem for path in WORKFLOWS} == {"checks", "pages", "release"}


@every_workflow
def test_every_step_is_a_make_target(path: Path) -> None:
    for command in re.findall(r"^ *(?:- )?run: (.*)$", path.read_text(), re.MULTILINE):
        make, *targets = command.split()
        assert make == "make"
        assert set(targets) <= TARGETS


@every_workflow
def test_every_action_is_pinned_by_its_hash(path: Path) -> None:
    for action in re.findall(r"uses: (.*)$", path.read_text(), re.MULTILINE):
        assert action.startswith("./.github/") or re.fullmatch(r"[\w./-]+@[0-9a-f]{40} # v[\d.]+", action), (
            action
        )


@every_workflow
def test_nothing_may_write_unless_a_job_says_so(path: Path) -> None:
    text = path.read_text()
    assert "\npermissions:\n  contents: read\n" in text
    assert "${{" not in "".join(
        re.findall(r"run: .*", text)
    )  # what comes from outside goes by way of the environment


def test_one_action_has_one_version() -> None:
    found = {action for path in WORKFLOWS for action in re.findall(r"uses: (\S+@\S+)", path.read_text())}
    assert len({action.partition("@")[0] for action in found}) == len(found)


def test_the_versions_of_python_are_those_that_the_package_promises() -> None:
    promised = re.findall(r'Python :: (3\.\d+)"', (ROOT / "pyproject.toml").read_text())
    [matrix] = re.findall(r"python: \[(.*)\]", (ROOT / ".github" / "workflows" / "checks.yml").read_text())
    assert re.findall(r'"([\d.]+)"', matrix) == promised


def test_a_release_says_where_it_is_published_from() -> None:
    release = (ROOT / ".github" / "workflows" / "release.yml").read_text()
    [step] = re.findall(r"- run: make package.*\n((?: {8}.*\n)*)", release)
    assert "REPOSITORY: ${{ github.server_url }}/${{ github.repository }}" in step
