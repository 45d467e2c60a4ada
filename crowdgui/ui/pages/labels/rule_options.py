"""What the chosen rule leaves to choose, below the list of rules."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent, QObject, Signal, Slot
from PySide6.QtWidgets import QFileDialog

from crowdgui.core.errors import CrowdError
from crowdgui.core.options import option_fields
from crowdgui.core.rules.registry import get_rule
from crowdgui.jobs.runner import Runner
from crowdgui.text.errors import describe_error
from crowdgui.text.translation import tr
from crowdgui.ui.style.fonts import scaled
from crowdgui.ui.widgets.buttons import button
from crowdgui.ui.widgets.focus import include_in_tab_order
from crowdgui.ui.widgets.layout import Surface, column, row, scroll_vertically
from crowdgui.ui.widgets.option_form import OptionForm
from crowdgui.ui.widgets.text import text_label

if TYPE_CHECKING:
    from crowdgui.core.options import OptionKind, Stated
    from crowdgui.core.progress import ProgressCallback
    from crowdgui.ui.session.session import Session


_MOST_HEIGHT = 220


class RuleOptions(Surface):
    """The first choice, and the others on demand; numbers from files are read in the background.

    Signals: `failed` with a sentence where a choice cannot be made.
    """

    failed = Signal(str)

    def __init__(self, session: Session) -> None:
        super().__init__("canvas", ("top",))
        self._session = session
        self._all = False
        self._wanted = ("", "")
        self._runner = Runner(self)
        self.form = OptionForm()
        self._none = text_label(tr("This rule has no options."), "body", "text2")
        self._more = button("", "link", name="more-options")
        self._scroll = scroll_vertically(self.form)
        column(
            self._none,
            self._scroll,
            row(None, self._more),
            parent=self,
            spacing=6,
            margins=(24, 10, 24, 10),
        )
        self.form.installEventFilter(self)
        self.form.chosen.connect(self._on_chosen)
        self.form.file_wanted.connect(self._on_file_wanted)
        self._more.clicked.connect(self._on_more)
        self._runner.succeeded.connect(self._on_read)
        self._runner.failed.connect(self.failed)
        self.refresh()

    def refresh(self) -> None:
        """Show the choices of the rule that is chosen now."""
        rule = self._session.state.rule
        choices = option_fields(get_rule(rule).choices)
        shown = choices if self._all else choices[:1]
        self.form.show_choices(shown, self._session.state.rule_options(rule))
        include_in_tab_order(self.form)
        self._none.setVisible(not choices)
        self._scroll.setVisible(bool(choices))
        self._more.setVisible(len(choices) > 1)
        words = tr("Fewer options") if self._all else tr("More options")
        self._more.setText(words)
        self._more.setAccessibleName(words)
        self._fit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the form: new fields have a height only once they are shown."""
        if event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.Resize):
            self._fit()
        return super().eventFilter(watched, event)

    def _fit(self) -> None:
        """Be as high as the form, which scrolls where that is too much."""
        width = self._scroll.viewport().width()
        height = max(self.form.sizeHint().height(), self.form.heightForWidth(width)) + 4
        self._scroll.setFixedHeight(min(height, scaled(_MOST_HEIGHT)))

    def shut_down(self) -> bool:
        return self._runner.shut_down()

    @Slot()
    def _on_more(self) -> None:
        self._all = not self._all
        self.refresh()

    @Slot(str, object)
    def _on_chosen(self, key: str, value: Any) -> None:
        try:
            self._session.choose(**{key: value})
        except CrowdError as error:
            self.failed.emit(describe_error(error))

    @Slot(str)
    def _on_file_wanted(self, key: str) -> None:
        name, _ = QFileDialog.getOpenFileName(
            self, tr("Numbers from a file"), "", tr("Tables (*.csv *.tsv *.txt);;All files (*)")
        )
        if name:
            self.read_file(key, Path(name))

    def read_file(self, key: str, path: Path) -> None:
        """Take the numbers of a choice from a file."""
        rule = self._session.state.rule
        kind = next(c.kind for c in option_fields(get_rule(rule).choices) if c.key == key)
        self._wanted = (rule, key)
        self._runner.start(path.name, lambda report: _read(path, kind, report))

    @Slot(object)
    def _on_read(self, numbers: Stated) -> None:
        rule, key = self._wanted
        if rule == self._session.state.rule:
            self._on_chosen(key, numbers)


def _read(path: Path, kind: OptionKind, _: ProgressCallback) -> Stated:
    from crowdgui.io.importing.lists.user_inputs import read_user_inputs

    return read_user_inputs(path, kind)
