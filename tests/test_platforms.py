"""What only some systems have is called where it is there, and files behave as Windows has them."""

from __future__ import annotations

import ast
import errno
import os
import re
from pathlib import Path
from typing import TYPE_CHECKING

import mypy
import pytest

from crowdgui.core.errors import WriteError
from crowdgui.io import atomic
from tests.folders import ROOT

if TYPE_CHECKING:
    from collections.abc import Iterator

POSIX_MODULES = {"fcntl", "grp", "posix", "pty", "pwd", "resource", "syslog", "termios", "tty"}
METHODS = {"chmod", "hardlink_to", "lchmod", "symlink_to"}
PLACES = re.compile(r"/(tmp|dev|proc|home|usr|etc|var)(/|$)")
NAMED = re.compile(
    rf"\bos\.|\bsignal\.SIG|ctypes|import ({'|'.join(POSIX_MODULES)})|\.({'|'.join(METHODS)})\("
    rf"|[\"']/(tmp|dev|proc|home|usr|etc|var)\b"
)
"""What a text holds that is worth a closer look."""

GUARDS = re.compile(r"\bsys\.platform\b|\bos\.name\b|\bhasattr\(|\bgetattr\(")

ALLOWED = {
    # Loads a part of Qt that is there on Linux alone, if it is there.
    ("crowdgui/cli/doctor.py", "ctypes.CDLL"),
}


def _missing_on_windows(module: str) -> set[str]:
    """Read from the stubs that mypy brings which names of a module Windows does not have."""
    stubs = Path(mypy.__file__).parent / "typeshed" / "stdlib"
    path = stubs / module / "__init__.pyi"
    code = (path if path.exists() else stubs / f"{module}.pyi").read_text("utf-8")
    there: dict[bool, set[str]] = {True: set(), False: set()}

    def sort(body: list[ast.stmt], windows: bool) -> None:
        for node in body:
            match node:
                case ast.If(test=test, body=inner, orelse=other):
                    asked = ast.unparse(test)
                    if "sys.platform" not in asked:
                        sort([*inner, *other], windows)
                        continue
                    meant = asked.replace("'", "").startswith("sys.platform == win32")
                    sort(inner, windows and meant)
                    sort(other, windows and not meant)
                case ast.FunctionDef(name=name) | ast.ClassDef(name=name):
                    there[windows].add(name)
                case ast.AnnAssign(target=ast.Name(name)) | ast.Assign(targets=[ast.Name(name)]):
                    there[windows].add(name)
                case ast.ImportFrom(names=names):
                    there[windows] |= {each.asname or each.name for each in names}

    sort(ast.parse(code).body, windows=True)
    return there[False] - there[True]


POSIX_ONLY = {name: _missing_on_windows(name) for name in ("os", "signal")}


def _finds(tree: ast.AST) -> Iterator[tuple[ast.AST, str]]:
    """Find what only some systems have."""
    for node in ast.walk(tree):
        match node:
            case ast.Attribute(value=ast.Name(module), attr=name) if name in POSIX_ONLY.get(
                module, ()
            ):
                yield node, f"{module}.{name}"
            case ast.Attribute(value=ast.Name("ctypes"), attr="CDLL" | "cdll" | "PyDLL"):
                yield node, "ctypes.CDLL"
            case ast.Import(names) if found := {n.name for n in names} & POSIX_MODULES:
                yield node, f"import {found.pop()}"
            case ast.ImportFrom(module=name) if name in POSIX_MODULES:
                yield node, f"import {name}"
            case ast.Call(func=ast.Attribute(attr=name)) if name in METHODS:
                yield node, f".{name}()"
            case ast.Constant(value=str(text)) if PLACES.match(text):
                yield node, text


def _unguarded(code: str) -> list[str]:
    """Return the finds outside every branch that asks for the system or catches what is missing."""
    if NAMED.search(code) is None:
        return []
    tree = ast.parse(code)
    above = {child: node for node in ast.walk(tree) for child in ast.iter_child_nodes(node)}
    docs = {
        id(node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }

    def is_guarded(node: ast.AST) -> bool:
        child = node
        while (parent := above.get(child)) is not None:
            if isinstance(parent, ast.If | ast.IfExp) and GUARDS.search(ast.unparse(parent.test)):
                return True
            if isinstance(parent, ast.Try) and child in parent.body:
                return True
            if isinstance(parent, ast.With) and "suppress(" in ast.unparse(parent.items[0]):
                return True
            if isinstance(parent, ast.FunctionDef) and child in parent.body:
                # A branch before it that leaves where the system is another.
                before = parent.body[: parent.body.index(child)]
                if any(
                    isinstance(step, ast.If)
                    and GUARDS.search(ast.unparse(step.test))
                    and isinstance(step.body[-1], ast.Return | ast.Raise)
                    for step in before
                ):
                    return True
            child = parent
        return False

    return [name for node, name in _finds(tree) if id(node) not in docs and not is_guarded(node)]


def test_stubs_say_what_windows_lacks() -> None:
    assert {"fork", "getuid", "O_NOFOLLOW", "sysconf", "uname"} <= POSIX_ONLY["os"]
    assert {"replace", "unlink", "O_BINARY", "O_RDONLY", "getpid"}.isdisjoint(POSIX_ONLY["os"])
    assert "SIGKILL" in POSIX_ONLY["signal"]
    assert "SIGTERM" not in POSIX_ONLY["signal"]


def test_what_only_some_systems_have_is_asked_for_first() -> None:
    found = {
        (path.relative_to(ROOT).as_posix(), name)
        for path in sorted((ROOT / "crowdgui").rglob("*.py"))
        for name in _unguarded(path.read_text("utf-8"))
    }
    assert found == ALLOWED


@pytest.mark.parametrize(
    "code",
    [
        "import os\nos.getuid()",
        "import signal\nsignal.SIGKILL",
        "def f():\n    import resource",
        "open('/tmp/x')",
        "path.chmod(0o600)",
        "import ctypes\nctypes.CDLL('libc.so.6')",
        "if there:\n    os.fork()",
    ],
)
def test_a_call_without_a_guard_would_be_found(code: str) -> None:
    assert len(_unguarded(code)) == 1


@pytest.mark.parametrize(
    "code",
    [
        "if sys.platform != 'win32':\n    os.getuid()",
        "try:\n    import fcntl\nexcept ImportError:\n    pass",
        "def f():\n    if os.name == 'nt':\n        return\n    os.fork()",
        "with suppress(OSError):\n    open('/proc/self/statm')",
        "'''About /tmp.'''\nos.replace(a, b)",
    ],
)
def test_a_guard_would_be_seen(code: str) -> None:
    assert _unguarded(code) == []


def _held(code: int, times: int, monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Have every file held by another program for so many attempts, as on Windows."""
    replace, left, slept = os.replace, [times], []

    def refuse(source: Path, target: Path) -> None:
        if left[0]:
            left[0] -= 1
            error = PermissionError(errno.EACCES, "held")
            error.winerror = code
            raise error
        replace(source, target)

    monkeypatch.setattr(Path, "replace", lambda self, target: refuse(self, target))
    monkeypatch.setattr(atomic.time, "sleep", slept.append)
    return slept


@pytest.mark.parametrize("code", [5, 32])
def test_a_file_that_is_held_for_a_moment_is_replaced(
    code: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    slept = _held(code, 3, monkeypatch)
    place = tmp_path / "labels.csv"
    place.write_bytes(b"old")
    atomic.write_text(place, "new\r\n")
    assert place.read_bytes() == b"new\r\n"
    assert len(slept) == 3


def test_a_file_that_stays_held_is_refused_in_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    slept = _held(32, 99, monkeypatch)
    place = tmp_path / "labels.csv"
    place.write_bytes(b"old")
    with pytest.raises(WriteError, match=r"^labels\.csv: .* open in another program\.$"):
        atomic.write_text(place, "new")
    assert place.read_bytes() == b"old"
    assert [path.name for path in tmp_path.iterdir()] == ["labels.csv"]
    assert 0 < sum(slept) < 1


def test_no_right_to_write_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    slept = _held(13, 1, monkeypatch)
    with pytest.raises(WriteError):
        atomic.write_text(tmp_path / "labels.csv", "new")
    assert slept == []


def test_macos_moves_three_actions_to_the_menu_of_the_program() -> None:
    from crowdgui.ui.main_window import menus

    keys = {entry.key for entries in menus.MENUS.values() for entry in entries if entry}
    assert set(menus._ROLES) == {"about", "settings", "quit"} <= keys
