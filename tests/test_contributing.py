"""The rule that the page for contributors shows is whole, and works as it stands there."""

from __future__ import annotations

import re
from typing import Any

import numpy as np
import pytest

from crowdgui.core.progress import ignore_progress
from tests.core.strategies import crowd
from tests.folders import ROOT

PAGE = ROOT / ".github" / "CONTRIBUTING.md"
PAGES = [
    "README.md",
    *(f".github/{name}.md" for name in ("CONTRIBUTING", "ARCHITECTURE", "SECURITY")),
]
MOST_LINES = 30


def test_the_example_of_a_rule_works() -> None:
    code = re.search(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    assert code is not None
    assert code[1].count("\n") < MOST_LINES
    names: dict[str, Any] = {}
    exec(code[1], names)
    labels, _ = crowd(np.random.default_rng(4), np.full(8, 0.7), 40, 3, fill=0.6)
    (rule,) = names["RULES"]
    made = rule.fit(labels, None, rule.options(), ignore_progress)
    votes = np.zeros((labels.n_items, labels.n_classes))
    weight = np.sqrt(labels.labels_per_worker)[labels.worker]
    np.add.at(votes, (labels.item, labels.code), weight)
    some = labels.labels_per_item > 0
    np.testing.assert_array_equal(made.labels[some], votes.argmax(axis=1)[some])


@pytest.mark.parametrize("page", PAGES)
def test_links_between_the_pages_lead_somewhere(page: str) -> None:
    file = ROOT / page
    links = re.findall(r"\]\(([^)#]+)(?:#([a-z0-9-]+))?\)", file.read_text("utf-8"))
    for link, place in links:
        if "://" in link:
            continue
        target = (file.parent / link).resolve()
        assert target.exists(), link
        assert not place or f"{{#{place}}}" in target.read_text("utf-8"), (link, place)


def test_the_readme_is_short_and_names_the_two_commands() -> None:
    text = (ROOT / "README.md").read_text("utf-8")
    assert text.count("\n") <= 120
    assert "```\nbash packaging/run.sh [FILE]\n```" in text
    assert "```\nbash packaging/test.sh\n```" in text
