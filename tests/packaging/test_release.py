"""release.sh, in a repository of its own whose tests are a stand-in."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from tests.folders import ROOT

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = [
    pytest.mark.skipif(sys.platform == "win32", reason="the scripts are for a shell"),
    pytest.mark.skipif(shutil.which("git") is None, reason="git is not there"),
]


class Repository:
    def __init__(self, root: Path) -> None:
        self.root = root
        (root / "packaging").mkdir()
        (root / "crowdgui").mkdir()
        shutil.copy(ROOT / "packaging" / "release.sh", root / "packaging")
        self.write("packaging/test.sh", "true\n")
        self.write("crowdgui/__init__.py", '"""Words."""\n\n__version__ = "0.9.0"\n')
        self.write(
            "CHANGELOG.md", "# Changelog\n\n## Unreleased\n\n- More.\n\n## 0.9.0\n\n- Some.\n"
        )
        self.write("CITATION.cff", "cff-version: 1.2.0\nversion: 0.9.0\n")
        self.git("init", "-q", "-b", "main")
        self.commit()

    def write(self, name: str, text: str) -> None:
        (self.root / name).write_text(text, "utf-8")

    def read(self, name: str) -> str:
        return (self.root / name).read_text("utf-8")

    def git(self, *words: str) -> str:
        who = ("-c", "user.name=me", "-c", "user.email=me@here")
        command = ["git", *who, *words]
        return subprocess.check_output(command, cwd=self.root, text=True, env=self.surroundings)

    @property
    def surroundings(self) -> dict[str, str]:
        # Of nobody's settings, so that a key to sign with or a hook is not asked for.
        names = {
            f"GIT_{who}_{what}": "me"
            for who in ("AUTHOR", "COMMITTER")
            for what in ("NAME", "EMAIL")
        }
        return {"PATH": "/usr/bin:/bin:/usr/local/bin", "HOME": str(self.root), **names}

    def commit(self) -> None:
        self.git("add", ".")
        self.git("commit", "-q", "-m", "all")

    def release(self, *words: str) -> subprocess.CompletedProcess[str]:
        command = ["bash", "packaging/release.sh", *words]
        return subprocess.run(
            command,
            cwd=self.root,
            capture_output=True,
            text=True,
            check=False,
            env=self.surroundings,
        )


@pytest.fixture
def repository(tmp_path: Path) -> Repository:
    return Repository(tmp_path)


def test_version_changelog_and_tag_are_of_the_release(repository: Repository) -> None:
    done = repository.release("0.10.0")
    assert done.returncode == 0, done.stderr
    assert '__version__ = "0.10.0"' in repository.read("crowdgui/__init__.py")
    assert repository.read("CITATION.cff") == "cff-version: 1.2.0\nversion: 0.10.0\n"
    told = repository.read("CHANGELOG.md")
    assert re.search(r"^## 0\.10\.0 \(\d{4}-\d\d-\d\d\)\n\n- More\.", told, re.MULTILINE)
    assert repository.git("tag").split() == ["v0.10.0"]
    assert repository.git("log", "-1", "--format=%s") == "release: 0.10.0\n"
    assert not repository.git("status", "--porcelain")


@pytest.mark.parametrize(
    ("version", "sentence"),
    [
        ("", "Say which version"),
        ("1.0", "Say which version"),
        ("0.8.9", "0.8.9 comes before 0.9.0"),
    ],
)
def test_another_kind_of_version_is_refused(
    version: str, sentence: str, repository: Repository
) -> None:
    done = repository.release(version)
    assert done.returncode == 1
    assert sentence in done.stderr


@pytest.mark.parametrize(
    ("file", "text", "sentence"),
    [
        ("new.txt", "x", "not committed"),
        ("CHANGELOG.md", "# Changelog\n\n## 0.9.0\n\n- Some.\n", "not committed"),
    ],
)
def test_what_is_not_committed_is_not_released(
    file: str, text: str, sentence: str, repository: Repository
) -> None:
    repository.write(file, text)
    assert sentence in repository.release("1.0.0").stderr


def test_a_release_that_nothing_is_told_of_is_refused(repository: Repository) -> None:
    repository.write("CHANGELOG.md", "# Changelog\n\n## Unreleased\n\n## 0.9.0\n\n- Some.\n")
    repository.commit()
    assert "says nothing" in repository.release("1.0.0").stderr


def test_nothing_is_released_where_a_test_fails(repository: Repository) -> None:
    repository.write("packaging/test.sh", "exit 3\n")
    repository.commit()
    assert repository.release("1.0.0").returncode == 3
    assert not repository.git("tag")
    assert not repository.git("status", "--porcelain")


def test_a_release_is_made_once(repository: Repository) -> None:
    repository.git("tag", "v1.0.0")
    assert "already" in repository.release("1.0.0").stderr
