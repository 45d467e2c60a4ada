"""Rules are in `core/rules` and their words in `text/rules.py`: nothing else names one by key."""

from __future__ import annotations

import ast
import re

from crowdgui.core.rules.registry import RULES
from tests.folders import ROOT

PACKAGE = ROOT / "crowdgui"
RULES_FOLDER, WORDS = PACKAGE / "core" / "rules", PACKAGE / "text" / "rules.py"
"""Where keys are: the rules themselves, and the one file outside that words them."""

MODULES = sorted(
    path for path in PACKAGE.rglob("*.py") if RULES_FOLDER not in path.parents and path != WORDS
)

KEYS = re.compile(rf"""["',]({"|".join(map(re.escape, RULES))})["',]""")


def named(code: str) -> set[str]:
    """Find the keys of rules among the texts of some code, in lists with commas too."""
    if not KEYS.search(code):
        return set()
    values = {node.value for node in ast.walk(ast.parse(code)) if isinstance(node, ast.Constant)}
    texts = {text for text in values if isinstance(text, str)}
    return {part for text in texts for part in text.split(",")} & set(RULES)


def test_no_module_but_the_rules_and_their_words_names_a_key() -> None:
    keys = {path.relative_to(PACKAGE): named(path.read_text("utf-8")) for path in MODULES}
    assert len(keys) > 100
    assert {path: found for path, found in keys.items() if found} == {}


def test_a_key_would_be_found() -> None:
    assert named('if job.rule in ("mv", other):\n    pass') == {"mv"}
    assert named('add("--rules", default="iwmv,mv")') == {"iwmv", "mv"}
