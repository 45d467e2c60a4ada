"""What a rule is stands in the table of rules alone: no other module names one by its key."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

import pytest

from crowdgui.core.rules.registry import RULES
from tests.folders import ROOT

if TYPE_CHECKING:
    from pathlib import Path

PACKAGE = ROOT / "crowdgui"
MODULES = sorted(
    path for path in PACKAGE.rglob("*.py") if PACKAGE / "core" / "rules" not in path.parents
)


def named(code: str) -> set[str]:
    """Find the keys of rules among the texts of some code."""
    texts = {node.value for node in ast.walk(ast.parse(code)) if isinstance(node, ast.Constant)}
    return {text for text in texts if isinstance(text, str)} & set(RULES)


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_no_module_outside_the_rules_names_a_key(path: Path) -> None:
    assert not named(path.read_text("utf-8"))


def test_a_key_would_be_found() -> None:
    assert named('if job.rule in ("mv", other):\n    pass') == {"mv"}
