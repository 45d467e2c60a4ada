"""run.sh and test.sh, with stand-ins for Python, the application, apt-get and sudo."""

from __future__ import annotations

import ctypes
import importlib.util
import shutil
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.folders import ROOT

if TYPE_CHECKING:
    from collections.abc import Callable

SCRIPTS = [*sorted((ROOT / "packaging").glob("*.sh")), ROOT / ".ci" / "run"]
TOOLS = ["bash", "cat", "cksum", "dirname", "env", "mv", "rm", "sed", "tr"]
PLUGINS = [
    "platforms/libqoffscreen",
    "platforms/libqxcb",
    "platforms/libqwayland",
    "wayland-shell-integration/*",
    "wayland-graphics-integration-client/libqt-plugin-wayland-egl",
    "xcbglintegrations/*",
]
# Prints each word it was called with, so that blanks show.
SHOW = 'printf "[%s]" "${0##*/}" "$PWD" "$@"'

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="stand-ins are shell scripts")


@dataclass(frozen=True)
class Project:
    """A copy of the scripts in a folder of its own, on a machine that has nothing else."""

    root: Path
    tools: Path
    variables: dict[str, str] = field(default_factory=lambda: {"OSTYPE": "linux-gnu"})

    def add_command(self, name: str, body: str) -> None:
        _write_command(self.tools / name, body)

    def add_to_environment(self, name: str, body: str) -> None:
        _write_command(self.root / ".venv" / "bin" / name, body)

    def run(
        self, *command: str | Path, cwd: Path | None = None
    ) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            ["bash", *map(str, command)],
            cwd=cwd or self.root,
            env={"PATH": str(self.tools), **self.variables},
            capture_output=True,
            encoding="utf-8",
            check=False,
        )

    def source(self, commands: str) -> subprocess.CompletedProcess[str]:
        return self.run("-c", f"set -euo pipefail; . packaging/common.sh; {commands}")

    def start(self, *files: str, cwd: Path | None = None) -> subprocess.CompletedProcess[str]:
        return self.run(self.root / "packaging" / "run.sh", *files, cwd=cwd)


def _write_command(path: Path, body: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"#!{shutil.which('bash')}\n{body}\n", encoding="utf-8")
    path.chmod(0o755)


@pytest.fixture
def project(tmp_path: Path) -> Project:
    """Return a project whose .venv stands, but says nothing of what it was set up for."""
    root, tools = tmp_path / "crowd gui", tmp_path / "tools"
    tools.mkdir()
    for name in TOOLS:
        (tools / name).symlink_to(shutil.which(name) or pytest.fail(f"{name} was not found"))
    shutil.copytree(ROOT / "packaging", root / "packaging")
    shutil.copy(ROOT / "pyproject.toml", root)
    project = Project(root, tools)
    project.add_to_environment("python", "echo Python 3.11.9")
    project.add_to_environment("crowdgui", SHOW)
    return project


@pytest.fixture
def ready(project: Project) -> Project:
    """Return a project that was set up for the window."""
    assert project.source("write_stamp ' report window '").returncode == 0
    return project


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda path: path.name)
def test_bash_reads_the_script(script: Path) -> None:
    assert subprocess.run(["bash", "-n", script], check=False).returncode == 0


def test_a_second_start_only_opens_the_window_on_the_sample(ready: Project) -> None:
    ready.variables["DISPLAY"] = ":0"
    done = ready.start()
    assert done.stdout == f"[crowdgui][{ready.root}][--sample]"
    assert (done.returncode, done.stderr) == (0, "")


def test_files_are_those_of_the_folder_it_is_started_in(ready: Project, tmp_path: Path) -> None:
    ready.variables["WAYLAND_DISPLAY"] = "wayland-0"
    done = ready.start("my file.csv", "-x", cwd=tmp_path)
    assert done.stdout == f"[crowdgui][{tmp_path}][my file.csv][-x]"


def test_without_a_display_the_report_is_written(ready: Project, tmp_path: Path) -> None:
    done = ready.start("my file.csv", cwd=tmp_path)
    assert done.stdout == f"[crowdgui][{tmp_path}][report][my file.csv][--out][./crowdgui-report]"
    assert "no display" in done.stderr


def test_without_a_display_and_a_file_the_report_is_on_the_sample(ready: Project) -> None:
    sample = ready.root / "resources" / "samples" / "street-signs.csv"
    assert f"[report][{sample}][--out]" in ready.start().stdout


def test_a_display_is_taken_for_granted_outside_linux(ready: Project) -> None:
    ready.variables["OSTYPE"] = "darwin23"
    assert ready.start().stdout.endswith("[--sample]")


def _interrupt(project: Project) -> None:
    (project.root / ".venv" / "set-up").unlink()


def _damage(project: Project) -> None:
    (project.root / ".venv" / "set-up").write_text(" report window \n", encoding="utf-8")


def _change_dependencies(project: Project) -> None:
    with (project.root / "pyproject.toml").open("a", encoding="utf-8") as file:
        file.write("\n")


def _upgrade_python(project: Project) -> None:
    project.add_to_environment("python", "echo Python 3.12.0")


def _lose_python(project: Project) -> None:
    (project.root / ".venv" / "bin" / "python").unlink()


@pytest.mark.parametrize(
    "change", [_interrupt, _damage, _change_dependencies, _upgrade_python, _lose_python]
)
def test_set_up_runs_again_after(change: Callable[[Project], None], ready: Project) -> None:
    change(ready)
    done = ready.start()
    assert (done.returncode, done.stdout) == (1, "")
    assert "CrowdGUI needs Python 3.11 to 3.14 and found none" in done.stderr


def test_set_up_runs_again_after_a_move(ready: Project, tmp_path: Path) -> None:
    moved = ready.root.rename(tmp_path / "elsewhere")
    assert ready.run(moved / "packaging" / "run.sh", cwd=tmp_path).returncode == 1


@pytest.mark.parametrize(
    ("serves", "purpose", "fits"),
    [
        (" report ", "report", True),
        (" report ", "window", False),
        (" report window ", "test", False),
        (" report window test ", "window", True),
        (" report window test ", "test", True),
    ],
)
def test_a_larger_set_up_serves_the_smaller(
    project: Project, serves: str, purpose: str, fits: bool
) -> None:
    done = project.source(f"write_stamp '{serves}'; set_up {purpose}")
    assert (done.returncode == 0) is fits


def test_an_interrupted_set_up_starts_from_nothing_and_leaves_no_stamp(project: Project) -> None:
    project.add_command("python3", f'{SHOW} >&2; if [ "$1" = -m ]; then exit 1; fi')
    done = project.start()
    assert f"[-m][venv][--clear][{project.root}/.venv]" in done.stderr
    assert done.returncode == 1
    assert not (project.root / ".venv" / "set-up").exists()


@pytest.mark.parametrize("code", [0, 1])
def test_an_environment_gets_its_pip_from_outside_only_where_there_is_one(
    project: Project, code: int
) -> None:
    bare = f'if [ "$1" = -c ]; then exit {code}; fi; {SHOW} >&2'
    project.add_command("python3", bare)
    project.add_to_environment("python", f'if [ "$1" = -c ]; then exit {1 - code}; fi; {SHOW} >&2')
    fill = 'quietly() { "$@"; }; python=python3; read_stamp; make_environment'
    done = project.source(f"{fill}; install_application test")
    place, inside = f"{project.root}/.venv", f"[python][{project.root}][-m][pip]"
    made = f"[python3][{project.root}][-m][venv][--clear][{place}]"
    outside = f"[python3][{project.root}][-m][pip][--python][{place}/bin/python]"
    options = "[install][-q][--disable-pip-version-check][--no-compile]"
    newest = f"{inside if code else f'[--without-pip]{outside}'}{options}[--upgrade][pip]"
    assert done.stderr == f"{made}{newest}{inside}{options}[-e][.[test]]"


@pytest.mark.parametrize(("code", "shown"), [(0, False), (1, True)])
def test_what_pip_says_is_shown_only_when_it_fails(ready: Project, code: int, shown: bool) -> None:
    says = f"echo of a link >&2; echo of a file; exit {code}"
    ready.add_to_environment("python", f'if [ "$1" != -c ]; then {says}; fi')
    done = ready.source("install_application window")
    assert done.returncode == code
    assert done.stdout == ""
    assert done.stderr.startswith("of a link\nof a file\nPackages could not be" if shown else "")
    assert bool(done.stderr) is shown


@pytest.mark.parametrize(("code", "shown"), [(0, False), (1, True)])
def test_what_apt_says_is_shown_only_when_it_fails(
    project: Project, code: int, shown: bool
) -> None:
    project.add_command("id", "echo 0")
    project.add_command("apt-get", f"echo delaying configuration >&2; echo done; exit {code}")
    done = project.source("apt_install libgl1")
    assert done.returncode == code
    assert done.stdout == ""
    assert ("delaying configuration\ndone\n" in done.stderr) is shown
    assert done.stderr.startswith("Adding system packages: libgl1\n")


def test_changed_dependencies_keep_the_environment(ready: Project) -> None:
    ready.add_command("python3", f'{SHOW} >&2; if [ "$1" = -m ]; then exit 1; fi')
    _change_dependencies(ready)
    done = ready.start()
    assert "--clear" not in done.stderr
    assert done.returncode == 0
    assert ready.start().stderr.count("\n") == 1, "only the note that there is no display"


def _lack(project: Project, *names: str) -> subprocess.CompletedProcess[str]:
    lines = "\n".join(f"echo {name}" for name in names)
    project.add_command("python3", lines)
    return project.source("python=python3; add_libraries window")


def test_no_library_missing_asks_for_nothing(project: Project) -> None:
    assert _lack(project).returncode == 0


def test_libraries_are_named_where_there_is_no_apt(project: Project) -> None:
    done = _lack(project, "libGL.so.1 libgl1", "libEGL.so.1 libegl1")
    assert done.returncode == 1
    assert done.stderr.startswith("Missing on this system: libGL.so.1 libEGL.so.1. Install")


def test_packages_are_named_where_there_is_no_sudo(project: Project) -> None:
    project.add_command("apt-get", "exit 0")
    project.add_command("id", "echo 1000")
    done = _lack(project, "libGL.so.1 libgl1")
    assert done.returncode == 1
    assert "apt-get install --yes --no-install-recommends libgl1" in done.stderr


@pytest.mark.parametrize(("user", "sudo"), [(0, ""), (1000, "with sudo ")])
def test_only_missing_packages_are_added(project: Project, user: int, sudo: str) -> None:
    project.add_command("id", f"echo {user}")
    project.add_command("sudo", 'printf "with sudo " >&3; exec "$@"')
    project.add_command("apt-get", 'echo "$@" >&3')
    project.add_command("python3", "echo libGL.so.1 libgl1")
    done = project.source("python=python3; exec 3>&1; add_libraries window")
    install = f"{sudo}install --yes --no-install-recommends libgl1 -qq"
    install += " -o DPkg::Lock::Timeout=600"
    assert done.stdout.splitlines() == [f"{sudo}update -qq", install]


def test_a_failing_step_is_named_and_ends_the_tests(project: Project) -> None:
    project.source("write_stamp ' report window test '")
    for name, code in {"ruff": 0, "mypy": 0, "lint-imports": 4, "pytest": 0}.items():
        project.add_to_environment(name, f"{SHOW}; exit {code}")
    done = project.run(project.root / "packaging" / "test.sh")
    assert done.returncode == 4
    assert done.stderr.endswith("Failed: Layers (lint-imports)\n")
    assert "[pytest]" not in done.stdout


def test_types_are_told_after_the_tests_and_a_fault_in_either_counts(project: Project) -> None:
    project.source("write_stamp ' report window test '")
    for mypy, pytest_, ends in ((3, 0, 3), (0, 5, 5)):
        for name, code in {"ruff": 0, "mypy": mypy, "lint-imports": 0, "pytest": pytest_}.items():
            project.add_to_environment(name, f"{SHOW}; exit {code}")
        done = project.run(project.root / "packaging" / "test.sh")
        assert done.returncode == ends
        assert done.stdout.index("== Tests ==") < done.stdout.index("== Types ==")
        assert ("Failed: Types (mypy)" in done.stderr) == bool(mypy)


def test_arguments_of_the_tests_go_to_pytest(project: Project, tmp_path: Path) -> None:
    project.source("write_stamp ' report window test '")
    for name in ("ruff", "mypy", "lint-imports", "pytest"):
        project.add_to_environment(name, f'{SHOW} "$QT_QPA_PLATFORM"')
    done = project.run(project.root / "packaging" / "test.sh", "-k", "a b", cwd=tmp_path)
    spread = "[--numprocesses][auto][--dist][worksteal]"
    whole = f"{spread}[--max-worker-restart][0][-k][a b]"
    assert f"[pytest][{project.root}]{whole}[offscreen]" in done.stdout


def test_tests_are_compiled_before_the_first_run_alone(project: Project) -> None:
    project.source("write_stamp ' report window test '")
    calls = project.root / "calls"
    for name in ("ruff", "mypy", "lint-imports"):
        project.add_to_environment(name, SHOW)
    project.add_to_environment("pytest", f'echo "$1" >>"{calls}"')
    for _ in range(2):
        project.run(project.root / "packaging" / "test.sh")
    assert calls.read_text().split() == ["--collect-only", "--numprocesses", "--numprocesses"]


def test_quick_leaves_slow_tests_out(project: Project) -> None:
    project.source("write_stamp ' report window test '")
    for name in ("ruff", "mypy", "lint-imports", "pytest"):
        project.add_to_environment(name, SHOW)
    done = project.run(project.root / "packaging" / "test.sh", "--quick", "-x")
    assert "[-m][not slow and not soak][--hypothesis-profile=quick][-x]" in done.stdout
    for check in ("[ruff]", "[mypy]", "[lint-imports]"):
        assert check in done.stdout


def test_help_shows_the_arguments_and_runs_nothing(project: Project) -> None:
    done = project.run(project.root / "packaging" / "test.sh", "--help")
    assert done.returncode == 0
    assert done.stdout.startswith("bash packaging/test.sh [--quick] [ARGUMENT…]: ")
    assert done.stdout.endswith("\n")
    assert "set -euo" not in done.stdout


def _libraries(project: Project) -> dict[str, str]:
    lines = project.source('printf %s "$libraries"').stdout.split("\n")
    return dict(line.split(" ") for line in lines if line)


def _loads(name: str) -> bool:
    try:
        ctypes.CDLL(name)
    except OSError:
        return False
    return True


@pytest.mark.skipif(sys.platform != "linux", reason="Qt brings all it needs elsewhere")
def test_qt_needs_no_library_beyond_the_list(project: Project) -> None:
    if not all(map(_loads, _libraries(project))):
        pytest.skip("this machine was not set up by packaging/test.sh")
    spec = importlib.util.find_spec("PySide6")
    assert spec is not None
    assert spec.origin is not None
    plugins = Path(spec.origin).parent / "Qt" / "plugins"
    files = [path for name in PLUGINS for path in plugins.glob(f"{name}.so")]
    assert len(files) > len(PLUGINS)
    asked = subprocess.run(["ldd", *files], capture_output=True, text=True, check=True).stdout
    assert {line.strip() for line in asked.splitlines() if "not found" in line} == set()
