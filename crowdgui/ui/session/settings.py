"""What is remembered from one start to the next; labels and results are not among it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QByteArray, QDir, QObject, QSettings, Signal

from crowdgui.io.reachable import is_folder
from crowdgui.text.translation import tr
from crowdgui.ui.style.theme import Theme

if TYPE_CHECKING:
    from collections.abc import Iterable

MOST_RECENT = 8


class Settings(QObject):
    """The user's choices, written down at once.

    Signals: `recent_changed` when a file was opened or the list cleared.
    """

    recent_changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._store = QSettings(
            QSettings.Format.IniFormat, QSettings.Scope.UserScope, "CrowdGUI", "CrowdGUI", self
        )

    @property
    def unwritten(self) -> str:
        """Where settings cannot be written, a sentence that says so; they last all the same."""
        if self._store.isWritable():
            return ""
        return tr(
            "Nothing can be written in {folder}, so settings, recipes and pseudonyms last until "
            "you close CrowdGUI. Save your work as a project to keep it.",
            folder=Path(self._store.fileName()).parent,
        )

    @property
    def theme(self) -> Theme:
        stored = str(self._store.value("theme", Theme.SYSTEM.value))
        return Theme(stored) if stored in list(Theme) else Theme.SYSTEM

    @theme.setter
    def theme(self, theme: Theme) -> None:
        self._store.setValue("theme", theme.value)

    @property
    def language(self) -> str:
        """The language chosen, as “de” or “zh_CN”; nothing for that of the system."""
        return str(self._store.value("language", ""))

    @language.setter
    def language(self, language: str) -> None:
        self._store.setValue("language", language)

    @property
    def rule_cores(self) -> int:
        """Processor cores that a rule may use, at most as many as there are."""
        # The window is on the screen before anybody asks.
        from crowdgui.core.progress import available_cores

        stored, available = str(self._store.value("cores", "")), available_cores()
        return min(int(stored), available) if stored.isdecimal() and int(stored) else available

    @rule_cores.setter
    def rule_cores(self, n: int) -> None:
        self._store.setValue("cores", n)

    @property
    def cluster(self) -> str:
        """The address of a Dask scheduler; nothing where none is used."""
        return str(self._store.value("cluster", ""))

    @cluster.setter
    def cluster(self, address: str) -> None:
        self._store.setValue("cluster", address.strip())

    @property
    def reviewer(self) -> str:
        """What decisions made by hand are signed with.

        Without a name that was given it names nobody: what one logs in with may be “root”.
        """
        return self.reviewer_name or tr("reviewer")

    @reviewer.setter
    def reviewer(self, name: str) -> None:
        self._store.setValue("reviewer", name.strip())

    @property
    def reviewer_name(self) -> str:
        """The name that the reviewer gave; nothing before that."""
        return str(self._store.value("reviewer", ""))

    @property
    def seconds_per_item(self) -> float | None:
        """How long the reviewer took for an item last time; None where nobody has reviewed."""
        found = self._store.value("seconds-per-item")
        try:
            seconds = float(found)
        except (TypeError, ValueError):
            return None
        return seconds if 0.0 < seconds < 3600.0 else None

    @seconds_per_item.setter
    def seconds_per_item(self, seconds: float) -> None:
        self._store.setValue("seconds-per-item", round(seconds, 1))

    @property
    def hides_votes(self) -> bool:
        """Whether votes are hidden while items are reviewed."""
        return bool(self._store.value("hides-votes", False, bool))

    @hides_votes.setter
    def hides_votes(self, hidden: bool) -> None:
        self._store.setValue("hides-votes", hidden)

    @property
    def tour_taken(self) -> bool:
        """Whether the tour was seen, so that it is not offered any more."""
        return bool(self._store.value("tour-taken", False, bool))

    @tour_taken.setter
    def tour_taken(self, taken: bool) -> None:
        self._store.setValue("tour-taken", taken)

    @property
    def pseudonym_key(self) -> bytes:
        """The secret behind the numbers that replace workers' names; it never changes."""
        stored = str(self._store.value("pseudonym-key", ""))
        try:
            key = bytes.fromhex(stored)
        except ValueError:
            key = b""
        if not key:
            from crowdgui.io.exporting.results import new_key

            key = new_key()
            self._store.setValue("pseudonym-key", key.hex())
        return key

    @property
    def recent(self) -> list[Path]:
        """Files opened before, the last one first."""
        stored = self._store.value("recent", [])
        # One entry comes back as a string, none as nothing.
        names = stored if isinstance(stored, list) else [stored]
        return [Path(str(name)) for name in names if name]

    def remember(self, path: Path) -> None:
        """Move a file to the front of the recent files."""
        path = path.absolute()
        kept = [path, *(other for other in self.recent if other != path)][:MOST_RECENT]
        self._store.setValue("recent", [str(p) for p in kept])
        self.recent_changed.emit()

    def forget_recent(self) -> None:
        self._store.remove("recent")
        self.recent_changed.emit()

    def view_of(self, project: Path) -> dict[str, str]:
        """What was shown last of a project: the page, and the order of its review."""
        view = self._table("views").get(str(project.absolute()))
        return {key: str(shown) for key, shown in view.items()} if isinstance(view, dict) else {}

    def remember_view(self, project: Path, **shown: str) -> None:
        """Remember what is shown of a project; those that were looked at last are kept."""
        now, views = {**self.view_of(project), **shown}, self._table("views")
        views.pop(str(project.absolute()), None)
        self._keep_last("views", [*views.items(), (str(project.absolute()), now)])

    def _table(self, name: str) -> dict[str, Any]:
        """What is stored by the paths of files; nothing where it was damaged."""
        # The window is on the screen before anybody asks.
        import json

        try:
            stored = json.loads(str(self._store.value(name, "{}")))
        except (ValueError, RecursionError):
            return {}
        return stored if isinstance(stored, dict) else {}

    def _keep_last(self, name: str, rows: Iterable[tuple[str, object]]) -> None:
        """Store a table of as many files as are among the recent ones."""
        import json

        self._store.setValue(name, json.dumps(dict([*rows][-MOST_RECENT:])))

    @property
    def palette_recent(self) -> list[str]:
        """What was used last in the command palette, except names from files; the last first."""
        stored = self._store.value("palette-recent", [])
        names = stored if isinstance(stored, list) else [stored]
        return [str(name) for name in names if name]

    def remember_command(self, key: str) -> None:
        """Move an entry of the command palette to the front of those used last."""
        kept = [key, *(other for other in self.palette_recent if other != key)]
        self._store.setValue("palette-recent", kept[:MOST_RECENT])

    @property
    def folder(self) -> Path:
        """Where the last file was opened or exported."""
        stored = Path(str(self._store.value("folder", "")))
        return stored if str(stored) != "." and is_folder(stored) else _home()

    @folder.setter
    def folder(self, folder: Path) -> None:
        self._store.setValue("folder", str(folder))

    @property
    def exported_to(self) -> Path | None:
        """The folder of the last export, where one that was cut off may have left something."""
        stored = str(self._store.value("exported-to", ""))
        return Path(stored) if stored else None

    @exported_to.setter
    def exported_to(self, folder: Path) -> None:
        self._store.setValue("exported-to", str(folder))

    @property
    def export_folders(self) -> dict[str, Path]:
        """The folder chosen for the results of each file, the last choice last."""
        return {file: Path(str(folder)) for file, folder in self._table("export-folders").items()}

    def remember_export(self, file: str, folder: Path) -> None:
        """Keep where the results of a file go, for as many files as are among the recent ones."""
        kept = {name: str(there) for name, there in self.export_folders.items() if name != file}
        self._keep_last("export-folders", [*kept.items(), (file, str(folder))])

    @property
    def export_ticks(self) -> frozenset[str] | None:
        """The keys of what is ticked for export; None where nothing was ever ticked or unticked."""
        stored = self._store.value("export-ticks")
        return None if stored is None else frozenset(str(stored).split())

    @export_ticks.setter
    def export_ticks(self, keys: frozenset[str]) -> None:
        self._store.setValue("export-ticks", " ".join(sorted(keys)))

    @property
    def export_format(self) -> str:
        """The key of the format of exported tables; nothing where none was chosen."""
        return str(self._store.value("export-format", ""))

    @export_format.setter
    def export_format(self, key: str) -> None:
        self._store.setValue("export-format", key)

    @property
    def unsaved_folder(self) -> Path:
        """Where work is kept that belongs to no project file yet."""
        return Path(self._store.fileName()).parent / "unsaved"

    @property
    def recipes_file(self) -> Path:
        """Where it is kept how files of labels are read."""
        return Path(self._store.fileName()).parent / "recipes.json"

    @property
    def geometry(self) -> QByteArray | None:
        stored = self._store.value("geometry")
        return stored if isinstance(stored, QByteArray) and stored else None

    @geometry.setter
    def geometry(self, geometry: QByteArray) -> None:
        self._store.setValue("geometry", geometry)


def _home() -> Path:
    try:
        return Path.home()
    except RuntimeError:
        # Of a user without a home, as in some containers, Qt says the root.
        return Path(QDir.homePath())
