"""Somebody goes from a file to guaranteed, exported labels by keys and mouse."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.end_to_end.display.photos import photos, rows, true_labels

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.end_to_end.display.driven import Driven

pytestmark = pytest.mark.display

DRAWN, PHOTOS = 25, 60
KEYS = {"cat": "1", "dog": "2"}


def test_from_a_file_to_guaranteed_exported_labels(
    start: Callable[..., Driven], tmp_path: Path
) -> None:
    truth = true_labels(PHOTOS)
    # Photo 2 is a dog that everybody calls a cat.
    user = start(photos(tmp_path / "photos.csv", PHOTOS, hard=2))
    user.take()
    user.go_to(5, "guarantee")
    user.sees("page-guarantee", "to guarantee that at most 5.0% are wrong.")
    user.click("epsilon")
    user.write("10", "epsilon")
    user.press("Tab")
    user.sees("page-guarantee", "to guarantee that at most 10.0% are wrong.")
    user.click("audit-size")
    user.write(str(DRAWN), "audit-size")
    user.press("Tab")
    user.sees("audit-draw", f"Start audit of {DRAWN} items")
    user.click("audit-draw")
    user.faces("Audit labels")
    for done in range(DRAWN):
        user.sees("audit-progress", f"{done} of {DRAWN} audited")
        item = user.sees("audit-item").removeprefix("Item ")
        # The first one is skipped: it counts as wrong and is reviewed later.
        user.press(KEYS[truth[item]] if done else "s")
    user.sees("audit-dialog", "All items are audited. Close to see what can be accepted.")
    user.press("Escape")
    user.faces("CrowdGUI")
    # Which items are drawn is chance: of some samples the audit accepts no label yet.
    user.click("review-for-guarantee")
    user.sees("page-items", "left to review for the guarantee")
    left = int(user.sees("review-progress", "0 of ").split()[2])
    for done in range(left):
        user.sees("review-progress", f"{done} of {left} reviewed")
        item = user.sees("review-item").removeprefix("Item ")
        user.press(KEYS[truth[item]])
    user.go_to(5, "guarantee")
    user.sees("page-guarantee", "From an audit · 95% confidence")
    said = user.sees("page-guarantee", "% of these labels are wrong.")
    # Less than the target where fewer labels are left that nobody has seen.
    guaranteed = float(said.partition("At most ")[2].partition("%")[0]) / 100
    assert guaranteed <= 0.1
    user.click("export-guaranteed")
    user.sees("page-export")
    user.export(tmp_path / "out", "3 files written")
    user.quit()
    final = rows(tmp_path / "out" / "labels.csv", "item")
    assert len(final) == PHOTOS
    assert {row["status"] for row in final.values()} <= {"accepted", "audited", "reviewed"}
    counts = [row["status"] for row in final.values()]
    assert counts.count("audited") == DRAWN - 1
    assert counts.count("reviewed") == left
    wrong = sum(row["label"] != truth[item] for item, row in final.items())
    assert wrong <= round(guaranteed * PHOTOS)
