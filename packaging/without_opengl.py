"""In the frozen application: what pyqtgraph names of Qt's OpenGL, which is large and draws nothing.

Its plots draw with OpenGL only where they are told to, and nothing here tells them.
"""

import sys
from types import ModuleType


def _stand_in(name: str) -> type:
    from PySide6.QtWidgets import QWidget

    return QWidget


for _name in ("PySide6.QtOpenGL", "PySide6.QtOpenGLWidgets"):
    sys.modules[_name] = ModuleType(_name)
    sys.modules[_name].__getattr__ = _stand_in  # type: ignore[method-assign]
