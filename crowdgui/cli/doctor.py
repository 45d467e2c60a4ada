"""The command that says what is installed, and whether it works."""

from __future__ import annotations

import platform
import tempfile
from importlib import import_module, metadata
from pathlib import Path
from typing import TYPE_CHECKING

from crowdgui import __version__
from crowdgui.cli.terminal import Parser
from crowdgui.core.errors import CrowdError
from crowdgui.text.errors import describe_error
from crowdgui.text.translation import format_number

if TYPE_CHECKING:
    from collections.abc import Callable

    from crowdgui.core.progress import ProgressCallback

_PACKAGES = {
    "numpy": "numpy",
    "scipy": "scipy",
    "pyarrow": "pyarrow",
    "PySide6-Essentials": "PySide6",
    "pyqtgraph": "pyqtgraph",
    "XlsxWriter": "xlsxwriter",
    "python-calamine": "python_calamine",
    "charset-normalizer": "charset_normalizer",
    "Jinja2": "jinja2",
}
"""What the application stands on: names of distributions, and of their modules."""

_SAMPLE = "samples/street-signs.csv"
_PATIENCE_MS = 30_000
FAILED = 1


def doctor(words: list[str]) -> int:
    Parser(
        prog="crowdgui doctor",
        description="Print versions and check that this installation works. Sends nothing.",
    ).parse_args(words)
    print(f"CrowdGUI {__version__}, Python {platform.python_version()}, {platform.platform()}")
    for package, module in _PACKAGES.items():
        print(f"  {package:<20} {_version(package, module)}")
    failed = 0
    for name, check in _checks().items():
        try:
            said = check()
        except (CrowdError, ImportError, OSError, ValueError) as error:
            failed += 1
            print(f"✗ {name}: {describe_error(error)}")
        else:
            print(f"✓ {name}: {said}")
    return FAILED if failed else 0


def _version(package: str, module: str) -> str:
    try:
        return metadata.version(package)
    except metadata.PackageNotFoundError:
        # A frozen application has modules without their records.
        found = getattr(import_module(module), "__version__", "")
        return str(found) or "installed, version unknown"


def _checks() -> dict[str, Callable[[], str]]:
    return {
        "Program files": _resources,
        "Reading and aggregating labels": _labels,
        "Writing and reading a workbook": _workbook,
        "Multiple processes": _processes,
        "Window": _window,
        "Saving a project": _saving,
    }


def _resources() -> str:
    from crowdgui.io.resources import resource

    folders = ("fonts", "help", "icons", "report", "samples")
    for part in folders:
        resource(part)
    return f"{format_number(len(folders))} folders"


def _labels() -> str:
    """Label the sample, twice with the same result."""
    from crowdgui.core.job import Job
    from crowdgui.core.results import run_job
    from crowdgui.io.importing.read_labels import read_labels
    from crowdgui.io.importing.sources import open_source
    from crowdgui.io.resources import resource

    found = read_labels(open_source(resource(_SAMPLE)))
    one, other = (run_job(Job(found.labels)).aggregation.labels for _ in range(2))
    if (one != other).any():
        raise ValueError("two runs on the same labels gave different results")
    return (
        f"{format_number(found.labels.n_labels)} labels, "
        f"{format_number(found.labels.n_items)} items"
    )


def _workbook() -> str:
    """Write a workbook and read it back, in a process of its own as the window does."""
    from crowdgui.io.exporting.xlsx_file import write_xlsx
    from crowdgui.io.importing.read_labels import read_labels
    from crowdgui.io.importing.sources import open_source
    from crowdgui.io.importing.tables import OpenedFile
    from crowdgui.io.resources import resource

    rows = [line.split(",") for line in resource(_SAMPLE).read_text("utf-8").splitlines()[:201]]
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "check.xlsx"
        columns = [list(column) for column in zip(*rows[1:], strict=True)]
        write_xlsx(path, rows[0], columns)
        opened = OpenedFile(path)
        found = read_labels(open_source(path, opened=opened), opened=opened)
    return f"{format_number(found.labels.n_labels)} labels"


def _processes() -> str:
    from crowdgui.core.progress import available_cores
    from crowdgui.core.trials import run_trials

    found: dict[int, int] = {}
    run_trials(_square, range(4), found.__setitem__, lambda: None, processes=2)
    if found != {i: i * i for i in range(4)}:
        raise ValueError("two processes gave a different result than one")
    return f"{format_number(available_cores())} cores"


def _square(number: int, report: ProgressCallback) -> int:
    return number * number


def _saving() -> str:
    """Save and change a project as the window does, and read it again."""
    from crowdgui.io.importing.read_labels import read_labels
    from crowdgui.io.importing.sources import open_source
    from crowdgui.io.project.project import read_project
    from crowdgui.io.resources import resource
    from crowdgui.ui.main_window.services import build_services
    from crowdgui.ui.report_pdf.pdf import paper_application
    from crowdgui.ui.session.settings import Settings

    # Kept until all is written.
    application = paper_application()
    settings = Settings()
    services = build_services(settings)
    refused: list[str] = []
    warnings: list[str] = [settings.unwritten] if settings.unwritten else []
    services.project_controller.not_saved_as.connect(refused.append)
    services.project_controller.failed.connect(warnings.append)
    found = read_labels(open_source(resource(_SAMPLE)))
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "check.crowd"
        services.session.open(found)
        services.project_controller.save_to(path)
        services.session.decide(0, 0, "doctor")
        services.run_controller.cancel()
        written = services.project_controller.shut_down(_PATIENCE_MS)
        services.run_controller.shut_down()
        # What was said meanwhile is heard only now.
        application.processEvents()
        if not written or not path.exists():
            # Again, to end the thread: what could not be written is given up now.
            services.project_controller.shut_down()
            raise ValueError(" ".join(refused or warnings) or "the project was not written")
        saved = read_project(path).questions[0]
    if saved.data.labels.n_labels != found.labels.n_labels or not saved.state.decisions:
        raise ValueError("the project does not hold what was saved")
    said = f"{format_number(found.labels.n_labels)} labels"
    return f"{said}\n  Warning: {warnings[0]}" if warnings else said


def _window() -> str:
    """Load the part of Qt that talks to a display, whose libraries a bare system may lack."""
    import ctypes

    from PySide6.QtCore import QLibraryInfo, qVersion

    plugins = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath))
    plugin = plugins / "platforms" / "libqxcb.so"
    if plugin.exists():
        ctypes.CDLL(str(plugin))
    return f"Qt {qVersion()!s}"
