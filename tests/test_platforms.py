"""What only some systems have is called where it is there, and files behave as Windows has them."""

from __future__ import annotations

import ast
import errno
import os
import re
from dataclasses import dataclass
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any
from unittest.mock import MagicMock

import mypy
import pytest

from crowdgui.core.errors import WriteError
from crowdgui.io import atomic
from tests.folders import ROOT

if TYPE_CHECKING:
    from collections.abc import Iterator

SYSTEMS = ("linux", "darwin", "win32")
OF_POSIX = ("fcntl", "grp", "posix", "pty", "pwd", "resource", "syslog", "termios", "tty")
OF_WINDOWS = ("msvcrt", "winreg", "winsound", "_winapi")
MODULES = {
    **{name: frozenset({"win32"}) for name in OF_POSIX},
    **{name: frozenset({"linux", "darwin"}) for name in OF_WINDOWS},
}
"""Modules that some systems lack, with those systems."""

METHODS = {"chmod", "hardlink_to", "lchmod", "owner", "symlink_to"}
STARTS = {"preexec_fn", "pass_fds"}
"""What only POSIX takes of a program that is started."""

PLACES = re.compile(r"/(tmp|dev|proc|home|usr|etc|var)(/|$)")
CAUGHT = {
    "name": {"AttributeError"},
    "module": {"ImportError", "ModuleNotFoundError"},
    "call": {"OSError", "FileNotFoundError", "NotImplementedError", "ValueError"},
}
"""What is raised where a system lacks something, by the kind of it."""

ALLOWED = {
    # Loads a part of Qt that is there on Linux alone, if it is there.
    ("crowdgui/cli/doctor.py", "ctypes.CDLL"),
}


@dataclass(frozen=True)
class Find:
    """Something that some systems lack, at a place in the code."""

    node: ast.AST
    name: str
    kind: str
    lacked_by: frozenset[str] = frozenset({"win32"})


class _Anything(dict[str, Any]):
    """Takes every other name in a test for something that is so."""

    def __missing__(self, name: str) -> Any:
        return MagicMock()


def _holds(test: str, system: str) -> bool:
    known = {
        "sys": SimpleNamespace(platform=system, version_info=(3, 13)),
        "os": SimpleNamespace(name="nt" if system == "win32" else "posix"),
    }
    return bool(eval(test, {}, _Anything(known)))


def _lacking(module: str) -> dict[str, frozenset[str]]:
    """Read from the stubs that mypy brings which names of a module which systems lack."""
    stubs = Path(mypy.__file__).parent / "typeshed" / "stdlib"
    path = stubs / module / "__init__.pyi"
    code = ast.parse((path if path.exists() else stubs / f"{module}.pyi").read_text("utf-8"))

    def names(body: list[ast.stmt], system: str) -> Iterator[str]:
        for node in body:
            match node:
                case ast.If(test=test, body=inner, orelse=other):
                    asked = ast.unparse(test)
                    if "sys." not in asked or _holds(asked, system):
                        yield from names(inner, system)
                    if "sys." not in asked or not _holds(asked, system):
                        yield from names(other, system)
                case ast.FunctionDef(name=name) | ast.ClassDef(name=name):
                    yield name
                case ast.AnnAssign(target=ast.Name(name)) | ast.Assign(targets=[ast.Name(name)]):
                    yield name
                case ast.ImportFrom(names=found):
                    yield from (each.asname or each.name for each in found)

    there = {system: set(names(code.body, system)) for system in SYSTEMS}
    return {
        name: frozenset(system for system in SYSTEMS if name not in there[system])
        for name in set.union(*there.values()) - set.intersection(*there.values())
    }


LACKING = {
    name: _lacking(name)
    for name in ("os", "signal", "time", "select", "socket", "ctypes", "mmap", "threading")
}
WORDS = {
    *(name for names in LACKING.values() for name in names),
    *(*MODULES, *METHODS, *STARTS, "ctypes", "forkserver"),
    *("tmp", "dev", "proc", "home", "usr", "etc", "var"),
}
"""Words in a text that are worth a closer look."""


def _finds(tree: ast.AST) -> Iterator[Find]:
    """Find what some systems lack, by whatever name the code calls it."""
    called = {
        each.asname or each.name.partition(".")[0]: each.name
        for node in ast.walk(tree)
        if isinstance(node, ast.Import)
        for each in node.names
    }
    called |= {
        each.asname or each.name: f"{node.module}.{each.name}"
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom)
        for each in node.names
    }

    def of_module(node: ast.AST, module: str, name: str, kind: str) -> Iterator[Find]:
        lacked_by = LACKING.get(module, {}).get(name)
        if lacked_by:
            yield Find(node, f"{module}.{name}", kind, lacked_by)
        elif module == "ctypes" and name in ("CDLL", "cdll", "PyDLL"):
            yield Find(node, "ctypes.CDLL", "call", frozenset({"darwin", "win32"}))

    for node in ast.walk(tree):
        match node:
            case ast.Attribute(value=ast.Name(word), attr=name):
                yield from of_module(node, called.get(word, word), name, "name")
            case ast.ImportFrom(module=module, names=names) if module is not None:
                if module in MODULES:
                    yield Find(node, f"import {module}", "module", MODULES[module])
                for each in names:
                    yield from of_module(node, module, each.name, "module")
            case ast.Import(names=names):
                for each in names:
                    if each.name in MODULES:
                        lacked_by = MODULES[each.name]
                        yield Find(node, f"import {each.name}", "module", lacked_by)
            case ast.Call(func=func, args=args, keywords=keywords):
                said = ast.unparse(func).rpartition(".")[2]
                match said, args:
                    case "getattr", [ast.Name(word), ast.Constant(str(name))]:
                        yield from of_module(node, called.get(word, word), name, "name")
                    case (("import_module" | "__import__"), [ast.Constant(str(name)), *_]):
                        if name in MODULES:
                            lacked_by = MODULES[name]
                            yield Find(node, f"import {name}", "module", lacked_by)
                    case (("get_context" | "set_start_method"), [ast.Constant(str(name)), *_]):
                        if name.startswith("fork"):
                            yield Find(node, name, "call")
                if isinstance(func, ast.Attribute) and func.attr in METHODS:
                    yield Find(node, f".{func.attr}()", "call")
                for keyword in keywords:
                    if keyword.arg in STARTS:
                        yield Find(node, f"{keyword.arg}=", "call")
            case ast.Constant(value=str(text)) if PLACES.match(text):
                yield Find(node, text, "call")


def _unguarded(code: str) -> list[str]:
    """Return the finds that a system which lacks them would come to, and not catch."""
    if WORDS.isdisjoint(re.findall(r"\w+", code)):
        return []
    tree = ast.parse(code)
    above = {child: node for node in ast.walk(tree) for child in ast.iter_child_nodes(node)}
    docs = {
        id(node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }

    def is_left_out(test: ast.expr, find: Find, *, where: bool) -> bool:
        """Return whether no system that lacks it finds the test to be `where`."""
        asked = ast.unparse(test)
        if "hasattr(" in asked:
            return where
        if "sys.platform" not in asked and "os.name" not in asked:
            return False
        return not any(_holds(asked, system) == where for system in find.lacked_by)

    def is_caught(names: str, find: Find) -> bool:
        caught = set(re.findall(r"\w+", names))
        return not names or bool(caught & {"Exception", *CAUGHT[find.kind]})

    def is_guarded(find: Find) -> bool:
        child = find.node
        while (parent := above.get(child)) is not None:
            match parent:
                case ast.If(test=test, body=body, orelse=other):
                    if (child in body and is_left_out(test, find, where=True)) or (
                        child in other and is_left_out(test, find, where=False)
                    ):
                        return True
                case ast.IfExp(test=test, body=body, orelse=other):
                    if (child is body and is_left_out(test, find, where=True)) or (
                        child is other and is_left_out(test, find, where=False)
                    ):
                        return True
                case ast.Try(body=body, handlers=handlers) if child in body:
                    if any(
                        is_caught(ast.unparse(each.type) if each.type else "", find)
                        for each in handlers
                    ):
                        return True
                case ast.With(items=[item, *_]) if "suppress(" in ast.unparse(item):
                    if is_caught(ast.unparse(item), find):
                        return True
                case ast.FunctionDef(body=body) if child in body:
                    # A branch before it that leaves where the system is another.
                    for step in body[: body.index(child)]:
                        if (
                            isinstance(step, ast.If)
                            and isinstance(step.body[-1], ast.Return | ast.Raise)
                            and is_left_out(step.test, find, where=False)
                        ):
                            return True
            child = parent
        return False

    return [
        find.name for find in _finds(tree) if id(find.node) not in docs and not is_guarded(find)
    ]


def test_stubs_say_what_windows_lacks() -> None:
    by_windows = {name for name, systems in LACKING["os"].items() if "win32" in systems}
    assert {"fork", "getuid", "O_NOFOLLOW", "sysconf", "uname"} <= by_windows
    assert {"replace", "unlink", "O_BINARY", "O_RDONLY", "getpid"}.isdisjoint(by_windows)
    assert LACKING["os"]["sched_getaffinity"] == {"darwin", "win32"}
    assert LACKING["os"]["startfile"] == {"linux", "darwin"}
    assert "win32" in LACKING["signal"]["SIGKILL"]
    assert "SIGTERM" not in LACKING["signal"]


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
        # By another name, or by none.
        "from os import fork",
        "import os as system\nsystem.fork()",
        "from signal import SIGKILL as end",
        "import signal\nsignal.alarm(3)",
        "import sys, resource",
        "getattr(os, 'fork')()",
        "importlib.import_module('resource')",
        "from ctypes import CDLL",
        "multiprocessing.get_context('fork')",
        "subprocess.Popen(words, preexec_fn=limit)",
        "path.owner()",
        "import time\ntime.tzset()",
        "import msvcrt",
        "os.startfile(path)",
        # With a guard that guards against something else.
        "try:\n    os.getuid()\nexcept OSError:\n    pass",
        "if sys.platform == 'win32':\n    os.getuid()",
        "if sys.platform != 'win32':\n    os.sched_getaffinity(0)",
        "if os.name != 'nt':\n    pass\nelse:\n    os.fork()",
        "def f():\n    if os.name == 'posix':\n        return\n    os.fork()",
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
        "if sys.platform.startswith('linux'):\n    os.sched_getaffinity(0)",
        "if hasattr(os, 'fork'):\n    os.fork()",
        "if sys.platform == 'win32':\n    import msvcrt\nelse:\n    import fcntl",
        "os.O_RDONLY | getattr(os, 'O_BINARY', 0)",
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


def _named_keys() -> Iterator[tuple[str, str]]:
    """Find the words of the window that name Ctrl or Alt themselves, each with its file."""
    for path in sorted((ROOT / "crowdgui" / "ui").rglob("*.py")):
        code = path.read_text("utf-8")
        if "Ctrl+" in code or "Alt+" in code:
            for node in ast.walk(ast.parse(code)):
                match node:
                    case ast.Call(
                        func=ast.Name("tr" | "tr_n" | "tr_noop" | "tr_n_noop"), args=args
                    ):
                        for each in args:
                            if re.search(r"\b(Ctrl|Alt)\+", ast.unparse(each)):
                                yield path.name, ast.unparse(each)


def test_keys_in_a_sentence_are_written_as_the_system_does() -> None:
    assert list(_named_keys()) == []


OF_MACOS = {
    *("Ctrl+H", "Ctrl+Alt+H", "Ctrl+M", "Ctrl+Space", "Ctrl+Tab", "Ctrl+Shift+Tab", "Ctrl+Alt+D"),
    *("Ctrl+Shift+3", "Ctrl+Shift+4", "Ctrl+Shift+5", "Ctrl+Shift+Q", "Ctrl+Alt+Esc", "Ctrl+`"),
}
"""What the system does itself, with ⌘ as Qt names it."""


def test_macos_takes_no_key_of_the_menus_for_itself() -> None:
    from crowdgui.ui.main_window import menus

    keys = [entry.keys for entries in menus.MENUS.values() for entry in entries if entry]
    written = {each for each in keys if isinstance(each, str)}
    assert len(written) > 10
    assert written.isdisjoint(OF_MACOS)
    # ⌥ with a letter types a sign there.
    assert not [each for each in written if re.fullmatch(r"(Shift\+)?Alt\+.", each)]


def test_windows_opens_a_project_with_the_application() -> None:
    script = (ROOT / "packaging" / "windows" / "crowdgui.iss").read_text("utf-8")
    registered = dict(
        re.findall(r'Subkey: "Software\\Classes\\([^"]+)"; .*?ValueData: "((?:[^"]|"")*)"', script)
    )
    assert registered[".crowd"] == "CrowdGUI.Project"
    # Its name may hold blanks.
    assert registered["CrowdGUI.Project\\shell\\open\\command"].endswith('crowdgui.exe"" ""%1""')
    assert "ChangesAssociations=yes" in script
    assert script.count("uninsdelete") == 2
