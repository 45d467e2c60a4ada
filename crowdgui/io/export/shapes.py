"""Final labels in the shapes that other tools take them back in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from crowdgui.io.export.crowd_kit import crowd_kit
from crowdgui.io.export.hugging_face import HUGGING_FACE
from crowdgui.io.export.label_studio import LABEL_STUDIO

if TYPE_CHECKING:
    from crowdgui.io.export.form import Export


def shapes(*, exact: bool = False) -> tuple[Export, ...]:
    """Return the file for each tool."""
    return LABEL_STUDIO, crowd_kit(exact=exact), HUGGING_FACE
