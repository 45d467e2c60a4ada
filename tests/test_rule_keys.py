"""Rules are in `core/rules` and their words in `text/rules.py`: nothing else names one by key."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

import pytest

from crowdgui.core.rules.registry import RULES
from tests.folders import ROOT

if TYPE_CHECKING:
    from pathlib import Path

PACKAGE = ROOT / "crowdgui"
RULES_FOLDER, WORDS = PACKAGE / "core" / "rules", PACKAGE / "text" / "rules.py"
"""Where keys are: the rules themselves, and the one file outside that words them."""

MODULES = sorted(
    path for path in PACKAGE.rglob("*.py") if RULES_FOLDER not in path.parents and path != WORDS
)


def named(code: str) -> set[str]:
    """Find the keys of rules among the texts of some code."""
    texts = {node.value for node in ast.walk(ast.parse(code)) if isinstance(node, ast.Constant)}
    return {text for text in texts if isinstance(text, str)} & set(RULES)


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_no_module_but_the_rules_and_their_words_names_a_key(path: Path) -> None:
    assert not named(path.read_text("utf-8"))


def test_a_key_would_be_found() -> None:
    assert named('if job.rule in ("mv", other):\n    pass') == {"mv"}
