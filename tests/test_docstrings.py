"""Docstrings with sections name the parameters that there are, and say which are optional."""

from __future__ import annotations

import ast
import re
from typing import TYPE_CHECKING

from tests.folders import ROOT

if TYPE_CHECKING:
    from collections.abc import Iterator

SECTION = re.compile(r"^Parameters\n-+\n(.*?)(?=^\w+\n-+\n|\Z)", re.MULTILINE | re.DOTALL)


def documented(docstring: str) -> dict[str, str]:
    """Find the parameters that a docstring names, each with what it says of its type."""
    section = SECTION.search(docstring)
    lines = [] if section is None else section[1].splitlines()
    heads = (line.partition(" : ") for line in lines if line and not line[0].isspace())
    return {name.strip(): kind for names, _, kind in heads for name in names.split(",")}


def parameters(function: ast.FunctionDef) -> dict[str, bool]:
    """Find the parameters that a function has, each with whether it has a default."""
    own = function.args
    plain = [*own.posonlyargs, *own.args]
    needed = len(plain) - len(own.defaults)
    found = {each.arg: place >= needed for place, each in enumerate(plain)}
    pairs = zip(own.kwonlyargs, own.kw_defaults, strict=True)
    found |= {each.arg: default is not None for each, default in pairs}
    found |= {f"{stars}{each.arg}": True for stars, each in stars_of(own)}
    return {name: optional for name, optional in found.items() if name not in ("self", "cls")}


def stars_of(own: ast.arguments) -> Iterator[tuple[str, ast.arg]]:
    """Find what takes any number of values, with its stars."""
    for stars, each in (("*", own.vararg), ("**", own.kwarg)):
        if each is not None:
            yield stars, each


def faults(code: str) -> list[str]:
    """Describe how docstrings and functions of some code differ."""
    found = []
    for node in ast.walk(ast.parse(code)):
        if not isinstance(node, ast.FunctionDef):
            continue
        said, there = documented(ast.get_docstring(node) or ""), parameters(node)
        if not said:
            continue
        found += [f"{node.name}: {name} is no parameter" for name in said.keys() - there.keys()]
        found += [f"{node.name}: {name} is missing" for name in there.keys() - said.keys()]
        found += [
            f"{node.name}: {name} has {'a' if there[name] else 'no'} default"
            for name in said.keys() & there.keys()
            if said[name] and not name.startswith("*")
            if there[name] != ("optional" in said[name])
        ]
    return found


def test_docstrings_name_the_parameters() -> None:
    files = sorted((ROOT / "crowdgui").rglob("*.py"))
    wrong = [
        f"{file.relative_to(ROOT)}: {fault}"
        for file in files
        for fault in faults(file.read_text("utf-8"))
    ]
    assert not wrong, "\n".join(wrong)


def test_faults_would_be_found() -> None:
    code = '''
def f(a, b=1, *, c, d=None):
    """Do it.

    Parameters
    ----------
    a, b : int
        Numbers.
    d : int, optional
    e : float

    Returns
    -------
    int
    """
'''
    assert sorted(faults(code)) == [
        "f: b has a default",
        "f: c is missing",
        "f: e is no parameter",
    ]
