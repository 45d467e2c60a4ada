"""The house as a whole: no imports in a circle, no two classes of one name, no lost tests."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from graphlib import CycleError, TopologicalSorter

from tests.conftest import SLOW
from tests.folders import ROOT, TESTS

PACKAGE = ROOT / "crowdgui"
SHARED = {"Guarantee": "api/results.py", "Labels": "api/labels.py"}
"""Classes of the Python interface that have the names of what they wrap."""


def _module(path: str) -> str:
    return path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def _texts() -> dict[str, str]:
    paths = sorted(PACKAGE.rglob("*.py"))
    return {path.relative_to(ROOT).as_posix(): path.read_text("utf-8") for path in paths}


def _imports(code: str, modules: set[str]) -> set[str]:
    """Find the modules that some code imports, those for type checking and late ones included."""
    found = set()
    for node in ast.walk(ast.parse(code)):
        if isinstance(node, ast.Import):
            found |= {each.name for each in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            whole = {f"{node.module}.{each.name}" for each in node.names} & modules
            found |= whole or {node.module}
    return found & modules


def circle(graph: dict[str, set[str]]) -> list[str]:
    """Find modules that import each other in a circle, if there are any."""
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        return list(error.args[1])
    return []


def test_no_modules_import_each_other_in_a_circle() -> None:
    texts = _texts()
    # The package itself only names its version and its interface, when they are asked for.
    modules = {_module(path) for path in texts} - {"crowdgui"}
    graph = {
        name: _imports(texts[path], modules) for path in texts if (name := _module(path)) in modules
    }
    assert len(graph) > 400
    assert sum(map(len, graph.values())) > 2000
    assert circle(graph) == []


def test_a_circle_would_be_found() -> None:
    modules = {"crowdgui.a", "crowdgui.b"}
    for first in ("if TYPE_CHECKING:\n", "def use() -> None:\n"):
        code = f"{first}    from crowdgui.b import B\n"
        graph = {"crowdgui.a": _imports(code, modules), "crowdgui.b": set()}
        assert circle(graph) == []
        assert set(circle(graph | {"crowdgui.b": {"crowdgui.a"}})) == modules


def test_no_two_classes_have_one_name() -> None:
    places = defaultdict(list)
    for path, code in _texts().items():
        for name in re.findall(r"^class ([A-Z]\w*)", code, re.MULTILINE):
            if SHARED.get(name) != path.removeprefix("crowdgui/"):
                places[name].append(path)
    assert len(places) > 500
    assert {name: where for name, where in places.items() if len(where) > 1} == {}


TELLS_TIME = {
    "core/question_state.py": "when something was decided or added",
    "io/atomic.py": "how old a file is that another computer did not finish",
    "io/exporting/results.py": "when a result was written",
    "ui/session/open_question.py": "when a run ended",
}
"""Where the clock is read that people set; all that lasts or waits is measured by another."""

SET_CLOCK = re.compile(
    r"\btime\.(?:time|time_ns|localtime|gmtime)\(|\bdate(?:time)?\.(?:now|utcnow|today)\("
    r"|currentDateTime|QTime\.currentTime|from time import [^\n]*\b(?:time|time_ns)\b"
)


def test_nothing_is_measured_by_a_clock_that_people_set() -> None:
    """Set back during a run, it would make a duration negative, and a wait last for hours."""
    found = {
        path.removeprefix("crowdgui/") for path, text in _texts().items() if SET_CLOCK.search(text)
    }
    assert found == set(TELLS_TIME)


def test_what_the_quick_run_leaves_out_is_there() -> None:
    assert [place for place in SLOW if not (TESTS / place).exists()] == []
