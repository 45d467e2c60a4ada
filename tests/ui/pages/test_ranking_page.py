"""The Ranking page: comparisons from the sample to the ranking, its options, files and project."""

from __future__ import annotations

import csv
from typing import TYPE_CHECKING

import numpy as np
import pytest
from PySide6.QtWidgets import QCheckBox

from crowdgui.core.pairwise import ranking
from crowdgui.io.importing.sources import open_source
from crowdgui.ui.controllers.project_controller import SaveState
from crowdgui.ui.controllers.samples import SAMPLES
from crowdgui.ui.main_window.tour import show_tour
from tests.ui.shared_window import shared_window, wait_for

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from PySide6.QtWidgets import QApplication

    from crowdgui.ui.main_window.window import MainWindow
    from crowdgui.ui.pages.ranking_page import RankingPage

pytestmark = pytest.mark.usefixtures("unpainted")

COMPARISONS = next(sample for sample in SAMPLES if sample.file == "comparisons.csv")


@pytest.fixture(scope="module")
def window(qapp: QApplication, tmp_path_factory: pytest.TempPathFactory) -> Iterator[MainWindow]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(ranking.rank_items.__kwdefaults__, "resamples", 60)
        with shared_window(qapp, tmp_path_factory.mktemp("settings")) as made:
            # What keeps the project begins with the first labels and lasts as the window does.
            made.open_controller.open_sample(COMPARISONS)
            wait_for(lambda: ranked(made))
            yield made


@pytest.fixture
def page(window: MainWindow) -> RankingPage:
    return window.pages["ranking"]


def ranked(window: MainWindow) -> bool:
    shown = window.session.question
    return not window.busy and shown.ranking is not None and shown.ranks_as(shown.ranking)


def shown_pages(window: MainWindow) -> list[str]:
    keys = window.rail.model.keys
    return [key for row, key in enumerate(keys) if not window.rail.view.isRowHidden(row)]


def column(page: RankingPage, key: str) -> list[str]:
    columns = {each.key: each for each in page.items.table.columns}
    rank = columns["rank"]
    order = sorted(range(page.items.table.rowCount()), key=lambda row: int(rank.display(row)))
    return [columns[key].display(row) for row in order]


def test_the_tour_shows_no_page_that_comparisons_have_not_got(window: MainWindow) -> None:
    tour = show_tour(window)
    assert window.rail.chosen() == "data"
    tour.card.next_button.click()
    assert window.rail.chosen() == "ranking"
    window.actions_.by_key["palette"].trigger()
    window._palette.close()
    assert tour.card.next_button.text() == "Done"
    tour.card.next_button.click()
    assert not tour.running


def test_the_sample_is_ranked_by_mouse_and_kept(
    window: MainWindow, page: RankingPage, tmp_path: Path
) -> None:
    assert window.rail.chosen() == "ranking"
    assert shown_pages(window) == ["data", "ranking"]
    found = window.session.question.ranking
    assert found is not None
    best = str(found.comparisons.item_ids[found.by_rank[0]])
    assert f"“{best}” is ranked first" in page.header.finding()
    assert column(page, "item")[0] == best
    assert "rank 1 " in page.plot.accessibleDescription()
    # An option is ticked, undone and done again; each time the items are ranked so.
    box = page.findChild(QCheckBox, "ranking-order")
    box.click()
    wait_for(lambda: ranked(window))
    assert window.session.question.ranking.fit.order is not None
    window.session.undos.undo()
    wait_for(lambda: ranked(window))
    assert not box.isChecked()
    window.session.undos.redo()
    wait_for(lambda: ranked(window))
    # A worker who may guess is excluded.
    guesser = [str(name) for name in found.comparisons.worker_ids].index("hana")
    page.workers.choose(guesser)
    page.exclude_button.click()
    wait_for(lambda: ranked(window))
    assert window.session.question.ranking.workers.comparisons[guesser] == 0
    assert page.exclude_button.text() == "Include worker"
    # The files hold what is shown.
    page.export_to(tmp_path / "out")
    wait_for(lambda: not window.run_controller.export_controller.busy)
    with (tmp_path / "out" / "ranking.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert [row["item"] for row in rows] == column(page, "item")
    assert (tmp_path / "out" / "report.html").exists()
    # A project is ranked again with the same options and workers.
    scores = np.array(window.session.question.ranking.score)
    window.project_controller.save_to(tmp_path / "chairs.crowd")
    wait_for(lambda: window.project_controller.state is SaveState.SAVED)
    window.open_controller.open_sample(SAMPLES[2])
    wait_for(lambda: window.session.question.outcome is not None and not window.busy)
    assert "ranking" not in shown_pages(window)
    assert window.rail.chosen() == "labels"
    window.project_controller.open(tmp_path / "chairs.crowd")
    wait_for(lambda: ranked(window))
    assert window.session.state.ranking.order
    assert window.session.state.excluded == {guesser}
    assert window.session.question.ranking.score == pytest.approx(scores, abs=1e-9)
    assert shown_pages(window) == ["data", "ranking"]


def test_groups_are_said_at_the_top(window: MainWindow, tmp_path: Path) -> None:
    rows = [f"w{k},{a},{b},{a}" for k in range(3) for a, b in (("p", "q"), ("q", "r"), ("s", "t"))]
    path = tmp_path / "apart.csv"
    path.write_text("\n".join(["worker,item_a,item_b,winner", *rows]), "utf-8")
    window.run_controller.read(open_source(path))
    wait_for(lambda: window.session.question.data.name == "apart.csv" and ranked(window))
    page = window.pages["ranking"]
    assert page.message.isVisible()
    assert "don’t connect all items" in page.message.sentence()
    assert sorted(column(page, "group")) == ["1", "1", "1", "2", "2"]


def test_only_ties_are_refused(window: MainWindow, tmp_path: Path) -> None:
    path = tmp_path / "ties.csv"
    rows = ["ann,p,q,left", "bob,q,p,tie", "cas,p,q,tie"]
    path.write_text("\n".join(["worker,left,right,label", *rows]), "utf-8")
    window.run_controller.read(open_source(path))
    wait_for(lambda: window.session.question.data.name == "ties.csv" and ranked(window))
    window.session.exclude([0])
    wait_for(lambda: not window.busy)
    assert "nothing can be ranked" in window.message.sentence()
    window.session.undos.undo()
    wait_for(lambda: ranked(window))
