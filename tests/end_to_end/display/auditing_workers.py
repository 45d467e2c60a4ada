"""A manager leaves out the workers that are flagged, thinks again, and hands on who is who."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.end_to_end.display.photos import rows

if TYPE_CHECKING:
    from pathlib import Path

    from tests.end_to_end.display.driven import Driven


def leave_out_the_flagged(user: Driven, tmp_path: Path) -> None:
    """Open the sample, leave out the flagged, undo that and do it again."""
    user.press("alt+f")
    user.sees("menu-file")
    user.press("m")
    user.sees("menu-samples")
    user.press("Return")
    user.sees("page-labels", "The most likely label of every item, by")
    # The suggested rule gives such workers no weight; a majority is swayed by them.
    user.click("rule-mv")
    user.press("ctrl+r")
    user.sees("page-labels", "by Majority vote")
    with_all = user.sees("final-classes")

    user.go_to(3, "workers")
    user.click("exclude-flagged")
    user.sees("what-if", "Final labels changed: 7 of 600")
    user.misses("exclude-flagged")
    user.go_to(2, "labels")
    without = user.sees("final-classes")
    assert without != with_all

    user.press("ctrl+z")
    user.sees("final-classes", with_all)
    user.press("ctrl+shift+z")
    user.sees("final-classes", without)

    user.press("ctrl+e")
    # Of what was ticked before, only the workers are left.
    for report in ("export-report-html", "export-report-pdf"):
        user.click(report)
    user.sees("export", "Export 1 file")
    user.export(tmp_path / "workers", "1 file written")
    assert [path.name for path in (tmp_path / "workers").iterdir()] == ["workers.csv"]
    workers = rows(tmp_path / "workers" / "workers.csv", "worker")
    assert len(workers) == 40
    out = {name for name, row in workers.items() if row["excluded"] == "true"}
    assert out == {name for name, row in workers.items() if row["flag"]}
    assert len(out) == 6
