"""Draw the application's icon as PNG in the sizes that desktops ask for: make_icons.py FOLDER."""

from __future__ import annotations

import sys
from pathlib import Path

from PySide6.QtCore import QSize
from PySide6.QtGui import QGuiApplication, QIcon

from crowdgui.io.resources import resource

SIZES = (48, 64, 128, 256)


def main(folder: Path) -> None:
    application = QGuiApplication(sys.argv[:1])
    folder.mkdir(parents=True, exist_ok=True)
    drawn = QIcon(str(resource("icons/crowdgui.svg")))
    for size in SIZES:
        picture = drawn.pixmap(QSize(size, size), 1.0)
        if not picture.save(str(folder / f"crowdgui-{size}.png")):
            raise SystemExit(f"The icon could not be written into {folder}.")
    del application


if __name__ == "__main__":
    main(Path(sys.argv[1]))
