"""A user who does anything at all, seeded so that it can be done again; soak.py starts it."""

from __future__ import annotations

import argparse
import faulthandler
import json
from pathlib import Path
from random import Random
from time import perf_counter
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog
from soak_choice import choose
from soak_cycles import end
from soak_deeds import Deed, do
from soak_figures import HEADER, Figures, figures
from soak_files import lay_out, small_file
from soak_findings import Findings, StallWatch
from soak_shelter import fence, is_idle, sheltered_window, wait_until

from crowdgui.jobs.worker import trim_heap

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from crowdgui.ui.main_window.window import MainWindow

LONGEST = 600
"""Seconds without an action after which the process tells where it is, and dies.

A busy machine may take minutes for what a second is enough for.
"""
LONGEST_REST = 20.0
WAIT = 100
GAPS = (0, 0, 0, 5, 20)
"""Milliseconds between two actions: mostly none, so that they meet work that is under way."""


class Dialogs:
    """Answers for the dialogs of the system, by chance: a file, or none."""

    def __init__(self, seed: int, folder: Path, files: Sequence[str]) -> None:
        self.number = 0
        self._seed, self._folder, self._files = seed, folder, files

    def stand_in(self) -> None:
        """Take the place of all dialogs for files."""
        here: dict[str, Callable[..., Any]] = {
            "getOpenFileNames": lambda *_, **__: (self._some(), ""),
            "getOpenFileName": lambda *_, **__: ((self._some() or [""])[0], ""),
            "getSaveFileName": lambda *words, **__: (self._new(words), ""),
            "getExistingDirectory": lambda *_, **__: self._a_folder(),
        }
        for name, answer in here.items():
            setattr(QFileDialog, name, staticmethod(answer))

    def _rng(self, what: str) -> Random:
        return Random(f"{self._seed}-{self.number}-{what}")

    def _some(self) -> list[str]:
        rng = self._rng("open")
        count = rng.choice((0, 1, 1, 1, 1, 2))
        made = [str(path) for path in sorted(self._folder.iterdir()) if path.is_file()]
        known = [str(Path(name).absolute()) for name in self._files]
        return rng.choices(made if made and rng.random() < 0.3 else known, k=count)

    def _new(self, words: tuple[Any, ...]) -> str:
        rng = self._rng("save")
        ending = Path(str(words[2])).suffix if len(words) > 2 else ".csv"
        return str(self._folder / f"saved-{rng.randrange(5)}{ending}") if rng.random() < 0.8 else ""

    def _a_folder(self) -> str:
        rng = self._rng("folder")
        return rng.choice(("", str(self._folder), str(self._folder / f"new-{rng.randrange(3)}")))


class Monkey:
    """Goes on from action to action inside of whatever loop runs, also that of a dialog."""

    def __init__(
        self,
        window: MainWindow,
        findings: Findings,
        chosen: argparse.Namespace,
        watch: StallWatch,
    ) -> None:
        self._window, self._findings, self._watch = window, findings, watch
        self._chosen = chosen
        (chosen.folder / "work" / "made").mkdir()
        self._files = [f"files/{path.name}" for path in lay_out(chosen.folder / "work" / "files")]
        self._dialogs = Dialogs(chosen.seed, chosen.folder / "work" / "made", self._files)
        self._dialogs.stand_in()
        self._plain = small_file(chosen.folder / "plain.csv", seed=7)
        self._journal = (chosen.folder / "journal.jsonl").open("w", encoding="utf-8")
        self._replayed = _read_journal(chosen.replay) if chosen.replay is not None else None
        self.measured: list[Figures] = []
        self.missed = 0
        self._number = 0

    def run(self) -> None:
        """Do it all, with measurements in between, each after the same plain file was opened."""
        self._measure()
        while self._number < self._chosen.actions:
            loop = QEventLoop()
            until = min(self._number + self._chosen.every, self._chosen.actions)
            self._next(0, until, loop)
            loop.exec()
            self._measure()
        faulthandler.cancel_dump_traceback_later()

    def _next(self, gap: int, until: int, loop: QEventLoop) -> None:
        QTimer.singleShot(gap, lambda: self._turn(until, loop))

    def _turn(self, until: int, loop: QEventLoop) -> None:
        if self._number >= until:
            # Below this one there may be a dialog's own loop, which has to end first.
            if not self._clear_up():
                self._next(20, until, loop)
            else:
                loop.quit()
            return
        faulthandler.dump_traceback_later(LONGEST, exit=True)
        self._number += 1
        rng = Random(f"{self._chosen.seed}-{self._number}")
        deed = self._choose(rng)
        self._note(deed)
        self._dialogs.number = self._number
        if deed.kind == "rest" and QApplication.activeModalWidget() is None:
            wait_until(is_idle, LONGEST_REST)
        # Before the deed: one that opens a dialog comes back only after that is closed.
        self._next(WAIT if deed.kind == "wait" else rng.choice(GAPS), until, loop)
        if not do(deed):
            self.missed += 1

    def _choose(self, rng: Random) -> Deed:
        if self._replayed is None:
            return choose(rng, self._number, self._window, self._files)
        return self._replayed.get(self._number, Deed(self._number, "wait"))

    def _note(self, deed: Deed) -> None:
        line = json.dumps(deed.record, ensure_ascii=False)
        self._journal.write(line + "\n")
        self._journal.flush()
        self._findings.recent.append(line[:300])

    def _clear_up(self) -> bool:
        """Close what stands before the window; True once nothing does."""
        popup = QApplication.activePopupWidget()
        modal = QApplication.activeModalWidget()
        for each in (popup, modal):
            if isinstance(each, QDialog):
                each.reject()
            elif each is not None:
                each.close()
        return popup is None and modal is None

    def _measure(self) -> None:
        """Bring the window to where it was at the other measurements, and measure."""
        faulthandler.dump_traceback_later(LONGEST, exit=True)
        window = self._window
        # Whatever is done to a window that is gone finds nothing, and grows nothing.
        if not window.isVisible():
            self._findings.add("the window is gone", "nothing after this counts", "")
        for dialog in window.findChildren(QDialog):
            if dialog.isVisible():
                dialog.close()
        wait_until(lambda: self._clear_up() and is_idle(), 60.0)
        window.resize(1280, 800)
        # A question holds up whoever asked it, here too.
        yes = QTimer(window, interval=100)
        yes.timeout.connect(self._say_yes)
        yes.start()
        window.open_controller.open(self._plain)
        there = lambda: window.findChild(QDialog, "import-dialog")  # noqa: E731
        if wait_until(lambda: bool(there()) and there()._ok.isEnabled(), 30.0):
            there()._ok.click()
        wait_until(lambda: window.session.question.guarantee is not None and is_idle(), 60.0)
        for key in window.rail.model.keys:
            window.show_page(key)
        wait_until(is_idle, 60.0)
        wait_until(lambda: there() is None, 5.0)
        yes.deleteLater()
        # What is given back each minute anyway: some 15 MB, or none where that was just done.
        window.theme.forget_rules()
        trim_heap()
        self.measured.append(self._watch.without(lambda: figures(self._number)))
        print(self.measured[-1].line, flush=True)

    def _say_yes(self) -> None:
        """Answer a question that stops what is about to be measured."""
        modal = QApplication.activeModalWidget()
        if modal is not None and modal.objectName() == "question":
            modal.accept()


def _read_journal(path: Path) -> dict[int, Deed]:
    deeds = {}
    for line in path.read_text(encoding="utf-8").splitlines():
        fields = json.loads(line)
        fields["at"] = tuple(fields.get("at", (0, 0)))
        deeds[fields["number"]] = Deed(**fields)
    return deeds


def main() -> None:
    parser = argparse.ArgumentParser()
    for name in ("--actions", "--seed", "--every"):
        parser.add_argument(name, type=int, required=True)
    parser.add_argument("--folder", type=Path, required=True)
    parser.add_argument("--stall", type=float, required=True)
    parser.add_argument("--replay", type=Path)
    chosen = parser.parse_args()
    fence(chosen.folder)
    findings = Findings()
    findings.watch()
    window = sheltered_window(chosen.folder)
    watch = StallWatch(findings, chosen.stall)
    monkey, start = Monkey(window, findings, chosen, watch), perf_counter()
    print(f"seed {chosen.seed}\n{HEADER}")
    monkey.run()
    seconds = perf_counter() - start
    told = f"{chosen.actions:,} actions in {seconds:,.0f} s, {monkey.missed:,} met nothing"
    print(f"\n{told}, longest stall {watch.longest:.2f} s")
    end(window, findings, monkey.measured)


if __name__ == "__main__":
    main()
