"""People and models on the Workers page: marked, apart in the table, and told apart in charts."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np
import pytest
from PySide6.QtWidgets import QLabel, QPushButton

from crowdgui.core.groups.kinds import ModelWorker
from crowdgui.io.importing.read_labels import ImportedLabels
from crowdgui.ui.controllers.run_controller import RunController
from crowdgui.ui.dialogs.workers.mark_models import MOST_ROWS, MarkModelsDialog
from crowdgui.ui.pages.workers import page as page_module
from crowdgui.ui.pages.workers.page import WorkersPage, like_models
from crowdgui.ui.session.session import Session
from crowdgui.ui.session.settings import Settings
from crowdgui.ui.session.what_if import WhatIf
from tests.core.strategies import make_labels
from tests.ui.shared_window import wait_for

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtWidgets import QApplication

    from crowdgui.core.labels import Labels
    from crowdgui.ui.models.columns import TableColumn

pytestmark = pytest.mark.usefixtures("unpainted")

PEOPLE = ("amira", "bo", "chen", "dana", "greta")
MODELS = ("gpt-a", "gpt-b", "open-c")
GRETA, N_PEOPLE, N_WORKERS = 4, 5, 8


def shared_mistakes() -> Labels:
    """Five people of whom the last guesses, two models that share mistakes, and a third."""
    rng = np.random.default_rng(3)
    n_items, n_classes = 240, 3
    truth = rng.integers(n_classes, size=n_items)
    shared = (truth + 1) % n_classes
    right = np.array([0.85, 0.85, 0.85, 0.85, 1 / 3, 0.98, 0.98, 0.98])
    answers = np.where(
        rng.random((N_WORKERS, n_items)) < right[:, None],
        truth,
        (truth + rng.integers(1, n_classes, (N_WORKERS, n_items))) % n_classes,
    )
    astray = rng.random(n_items) < 0.2
    answers[N_PEOPLE:, astray] = shared[astray]
    given = rng.permuted(np.tile(np.arange(N_PEOPLE), (n_items, 1)), axis=1)[:, :3]
    worker = np.column_stack((given, np.tile(np.arange(N_PEOPLE, N_WORKERS), (n_items, 1))))
    item = np.broadcast_to(np.arange(n_items)[:, None], worker.shape)
    code = answers[worker, item]
    made = make_labels(item.ravel(), worker.ravel(), code.ravel(), n_items, N_WORKERS, n_classes)
    return replace(made, worker_ids=np.array([*PEOPLE, *MODELS], dtype="T"))


class Crowd:
    """The page with what it works on."""

    def __init__(self) -> None:
        self.session = Session()
        what_if, self.run_controller = WhatIf(self.session), RunController(self.session, Settings())
        self.page = WorkersPage(self.session, what_if, self.run_controller)
        self.page.resize(1090, 740)
        self.page.show()

    def open(self) -> None:
        labels = shared_mistakes()
        self.run_controller.open(
            ImportedLabels("made", labels, None, None, (), 0, 0, None, labels.n_labels)
        )
        self.settle()

    def settle(self) -> None:
        """Wait for the rule."""
        question = self.session.question
        wait_for(lambda: question.outcome is not None and not question.outdated)
        wait_for(lambda: not self.run_controller.busy)

    def rest(self) -> None:
        """Give up the guarantee that nobody waits for."""
        wait_for(lambda: not self.run_controller.busy)
        self.run_controller.guarantee_runner.cancel()
        wait_for(lambda: not self.run_controller.guarantee_runner.busy)

    def mark(self) -> None:
        self.session.mark_models(
            {N_PEOPLE + place: ModelWorker(name.split("-")[0]) for place, name in enumerate(MODELS)}
        )
        self.settle()


@pytest.fixture(scope="module")
def window(qapp: QApplication) -> Iterator[Crowd]:
    made = Crowd()
    yield made
    assert made.run_controller.shut_down() & made.page.shut_down()
    made.page.deleteLater()


@pytest.fixture
def crowd(window: Crowd) -> Iterator[Crowd]:
    """Labels opened again, with nobody marked."""
    window.open()
    yield window
    window.rest()


@pytest.fixture(scope="module")
def marked(window: Crowd) -> Crowd:
    window.open()
    window.mark()
    question = window.session.question
    wait_for(lambda: question.guarantee is not None and question.guarantee.groups is not None)
    return window


def cell(page: WorkersPage, worker: int, key: str) -> str:
    return column(page, key).display(worker)


def column(page: WorkersPage, key: str) -> TableColumn:
    return next(column for column in page.table.table.columns if column.key == key)


def filters(page: WorkersPage) -> list[str]:
    made = [page.findChild(QPushButton, f"worker-filter-{key}") for key in ("people", "models")]
    return [each.text() for each in made if not each.isHidden()]


def test_people_and_models_stand_apart_and_are_sorted_apart(marked: Crowd) -> None:
    page = marked.page
    page.list.show_all()
    page.table.sort_by("worker")
    ids = [cell(page, int(worker), "worker") for worker in page.table.table.rows]
    assert ids == [*PEOPLE, *MODELS]
    sections = page.table.table.sections
    assert sections is not None
    assert sections.titles == (
        ("People", "720 labels, 3 per item"),
        ("Models", "720 labels, 3 per item"),
    )
    page.table.sort_by("labels", descending=True)
    assert set(page.table.table.rows[:N_PEOPLE].tolist()) == set(range(N_PEOPLE))
    assert page.table.table.cell(5, 1).icon == "model"


def test_agreement_with_people_and_with_models_stands_side_by_side(marked: Crowd) -> None:
    page = marked.page
    assert page.table.isColumnHidden([c.key for c in page.table.table.columns].index("agreement"))
    with_people, with_models = column(page, "agreement-people"), column(page, "agreement-models")
    assert with_models.value(5).estimate > with_people.value(5).estimate + 0.1
    assert with_people.value(GRETA).estimate < 0.45
    assert with_people.heading == "Agreement\nwith people"


def test_filters_show_people_or_models(marked: Crowd) -> None:
    page = marked.page
    assert filters(page) == ["People 5", "Models 3"]
    page.findChild(QPushButton, "worker-filter-models").click()
    assert sorted(page.table.table.rows.tolist()) == [5, 6, 7]
    page.list.show_all()
    assert page.table.table.rows.size == N_WORKERS


def test_the_sentence_on_top_counts_the_models_votes(marked: Crowd) -> None:
    said = marked.page.header.finding()
    assert said.startswith("5 people and 3 models. The models often make the same mistakes: 3 of")


def test_a_chosen_model_is_described_and_compared_with_models(marked: Crowd) -> None:
    page = marked.page
    page.list.go_to(np.array([5]))
    assert page.findChild(QLabel, "worker-kind").text() == "Model, family gpt"
    assert (
        page.findChild(QLabel, "worker-agreement")
        .text()
        .startswith("Agrees with the other models on")
    )
    page.list.go_to(np.array([GRETA]))
    assert page.findChild(QLabel, "worker-kind").text() == "Person"
    assert (
        "a typical attentive person would agree"
        in page.findChild(QLabel, "worker-agreement").text()
    )
    assert cell(page, GRETA, "why").endswith("People were compared only with people.")


def test_charts_mark_models_with_a_shape_of_their_own(marked: Crowd) -> None:
    pictures = marked.page.pictures
    assert pictures.scatter.legend.accessibleName() == "person, model, guessing"
    pictures.tabs.choose("histogram")
    assert pictures.histogram.legend.accessibleName() == "people, models"
    header, columns = pictures.histogram.table()
    assert header[-1] == "number of models"
    assert columns[-1].sum() == len(MODELS)
    pictures.tabs.choose("scatter")


def test_the_menu_marks_a_model_as_a_person_and_undo_takes_it_back(marked: Crowd) -> None:
    page = marked.page
    page.list.go_to(np.array([7]))
    actions = {action.text(): action for action in page.list.menu().actions()}
    assert "Edit family and version…" in actions
    actions["Mark as person"].trigger()
    marked.settle()
    assert filters(page) == ["People 6", "Models 2"]
    marked.session.undos.undo()
    marked.settle()
    assert filters(page) == ["People 5", "Models 3"]
    marked.rest()


def test_names_like_models_are_asked_about_once(crowd: Crowd) -> None:
    page = crowd.page
    assert page.names.sentence() == "2 workers have names like models: gpt-a, gpt-b."
    assert not page.names.isHidden()
    assert filters(page) == []
    assert page.table.table.sections is None
    page.findChild(QPushButton, "model-names-other").click()
    assert page.names.isHidden()
    page.refresh()
    assert page.names.isHidden()
    assert not crowd.session.state.models
    # It is written to the project, and can be undone.
    assert crowd.session.state.no_models
    assert crowd.session.question.undo.canUndo()


def test_names_like_models_are_marked_by_a_click(crowd: Crowd) -> None:
    crowd.page.findChild(QPushButton, "model-names-link").click()
    assert crowd.page.names.isHidden()
    assert dict(crowd.session.state.models) == {
        5: ModelWorker("gpt", "a"),
        6: ModelWorker("gpt", "b"),
    }
    crowd.settle()
    assert filters(crowd.page) == ["People 6", "Models 2"]


def test_of_very_many_names_those_with_most_labels_are_looked_at(
    crowd: Crowd, monkeypatch: pytest.MonkeyPatch
) -> None:
    outcome = crowd.session.question.outcome
    assert outcome is not None
    assert like_models(outcome) == (5, 6)
    monkeypatch.setattr(page_module, "_MOST_NAMES", 1)
    assert len(like_models(outcome)) <= 1


def test_the_dialog_takes_family_and_version_from_the_name(crowd: Crowd) -> None:
    page = crowd.page
    page.list.go_to(np.array([5, 7]))
    page.mark_models()
    dialog = page.findChild(MarkModelsDialog) or page.window().findChild(MarkModelsDialog)
    family, version = dialog.fields[7]
    assert (family.text(), version.text()) == ("open", "c")
    assert family.accessibleName() == "Family of open-c"
    family.setText("  own ")
    dialog.accept()
    crowd.settle()
    marked = dict(crowd.session.state.models)
    assert marked == {5: ModelWorker("gpt", "a"), 7: ModelWorker("own", "c")}


def test_very_many_are_marked_by_their_names(window: Crowd) -> None:
    names = {worker: f"gpt-{worker}" for worker in range(MOST_ROWS + 10)}
    dialog = MarkModelsDialog(names, {3: ModelWorker("other", "1")}, window.page)
    assert len(dialog.fields) == MOST_ROWS
    assert dialog.models[MOST_ROWS + 5] == ModelWorker("gpt", str(MOST_ROWS + 5))
    assert dialog.models[3] == ModelWorker("other", "1")
    said = [label.text() for label in dialog.findChildren(QLabel)]
    assert "Family and version of 10 more workers are taken from their names." in said
    dialog.deleteLater()
