"""A reviewer decides on items by keys, goes home, and finds all of it the next day."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.end_to_end.display.photos import coins, rows

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.end_to_end.display.driven import Driven


pytestmark = pytest.mark.display

KEYS = ("1", "2", "Return", "s", "2", "1")
CLASSES = {"1": "cat", "2": "dog"}


def test_decisions_are_there_the_next_day(start: Callable[..., Driven], tmp_path: Path) -> None:
    user = start(coins(tmp_path / "photos.csv", 30))
    user.take()
    user.go_to(4, "items")
    decided = review(user, 5)
    user.sees("status-line", "5 manual labels")
    user.quit()

    user = start()
    user.sees("window-message", "Work on photos.csv was not saved as a project: 5 changes")
    user.click("window-message-link")
    # It goes on at the page that was shown.
    user.sees("status-line", "5 manual labels")
    user.press("ctrl+e")
    user.export(tmp_path / "reviewed", "3 files written")
    user.quit()
    labels = rows(tmp_path / "reviewed" / "labels.csv", "item")
    assert {item for item, row in labels.items() if row["set_by"]} == set(decided)
    for item, key in decided.items():
        # Enter agrees with the rule.
        assert labels[item]["label"] == CLASSES.get(key, labels[item]["rule_label"])


def review(user: Driven, n: int) -> dict[str, str]:
    """Decide on so many items, and give the key pressed for each."""
    decided: dict[str, str] = {}
    turn = 0
    while len(decided) < n:
        item, key = user.sees("review-item"), KEYS[turn % len(KEYS)]
        turn += 1
        user.press(key)
        if key != "s":
            decided[item.removeprefix("Item ")] = key
        if len(decided) < n:
            user.until(
                lambda item=item: user.text("review-item") not in ("", item), "the next item"
            )
    return decided
