"""Somebody checks a random sample by hand, and the headline becomes what was found."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.end_to_end.display.photos import photos, true_labels

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.end_to_end.display.driven import Driven


pytestmark = pytest.mark.display

DRAWN = 20
KEYS = {"cat": "1", "dog": "2"}


def test_a_sample_checked_by_keys_gives_the_headline(
    start: Callable[..., Driven], tmp_path: Path
) -> None:
    truth = true_labels(60)
    user = start(photos(tmp_path / "photos.csv", 60))
    user.take()
    user.go_to(5, "guarantee")
    user.sees("page-guarantee", "The labels alone can’t give you a guarantee.")
    user.click("audit-size")
    user.write(str(DRAWN), "audit-size")
    user.press("Tab")
    user.sees("audit-draw", f"Draw {DRAWN} labels…")
    user.press("Tab", "space")
    user.faces("Audit labels")
    for done in range(DRAWN):
        user.sees("audit-progress", f"{done} of {DRAWN} reviewed")
        item = user.sees("audit-item").removeprefix("Item ")
        user.press(KEYS[truth[item]])
    user.sees("audit-dialog", "All labels are checked. The guarantee is based on them.")
    user.press("Escape")
    user.faces("CrowdGUI")
    user.sees("page-guarantee", "From an audit · 95% confidence")
    # None of 6 wrong labels among 60 is drawn in 7.7 of 100 cases, none of 7 in 4.8.
    user.sees("page-guarantee", "At most 10.0% of these labels are wrong.")
    user.sees("page-guarantee", f"Audit: 0 wrong of {DRAWN} checked")
    user.quit()
