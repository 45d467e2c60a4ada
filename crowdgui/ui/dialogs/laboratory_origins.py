"""Where a simulated crowd comes from: drawn, read, or taken from the labels that are open."""

from __future__ import annotations

from typing import TYPE_CHECKING

from crowdgui.core.simulation.accuracies import BetaAccuracies, StatedAccuracies, TwoGroups
from crowdgui.core.simulation.serving import Constant, FixedPerItem, PerItem, PerWorker
from crowdgui.core.text import later
from crowdgui.ui.widgets.build import named
from crowdgui.ui.widgets.choice_form import OptionBox

if TYPE_CHECKING:
    from collections.abc import Mapping

    from crowdgui.core.rules.choices import Choices

FITTED, _BEFORE = "fitted", "before"

WORKERS = {
    "beta": later("Drawn from a Beta distribution"),
    "groups": later("Two groups, good at different items"),
    "file": later("From a file of accuracies…"),
    FITTED: later("Like the labels that are open"),
    _BEFORE: later("Like labels that were open before"),
}
SERVING = {
    "constant": later("The same chance for all"),
    "per-worker": later("Each worker their own chance"),
    "per-item": later("Each item its own chance"),
    "fixed": later("The same number of labels each"),
    FITTED: later("As often as the workers that are open"),
    _BEFORE: later("As often as workers that were open before"),
}
SERVINGS: dict[str, type[Choices]] = {
    "constant": Constant,
    "per-worker": PerWorker,
    "per-item": PerItem,
    "fixed": FixedPerItem,
}


class OriginBox(OptionBox):
    """Options, one of them to be like the labels that are open.

    What was taken from labels stays as it is when others are opened, and is said to be so.
    """

    def __init__(self, name: str, title: str, options: Mapping[str, str]) -> None:
        super().__init__(())
        named(self, name, title)
        self._options = options
        self._open = self._from_open = False

    def set_open(self, *, there: bool, others: bool) -> None:
        """Say whether labels are open, and whether they are others than those before."""
        self._open = there
        self._from_open = self._from_open and not others

    def take(self) -> None:
        """Note that what is shown next was taken from the labels that are open."""
        self._from_open = True

    def show_kind(self, kind: str) -> None:
        if kind == FITTED and not (self._open and self._from_open):
            kind = _BEFORE
        left_out = {_BEFORE} if self._open else {_BEFORE, FITTED}
        offered = self._options.items()
        self.offer([(key, words) for key, words in offered if key not in left_out - {kind}])
        self.choose(kind)


def kind_of_workers(accuracies: object) -> str:
    kinds = {BetaAccuracies: "beta", TwoGroups: "groups", StatedAccuracies: "file"}
    return next((k for made, k in kinds.items() if isinstance(accuracies, made)), FITTED)


def kind_of_serving(serving: object) -> str:
    return next((k for k, made in SERVINGS.items() if isinstance(serving, made)), FITTED)
