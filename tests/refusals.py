"""What a refused piece of work says, checked as the user reads it."""

from __future__ import annotations

import re
from contextlib import contextmanager
from typing import TYPE_CHECKING

import pytest

from crowdgui.text.errors import describe_error

if TYPE_CHECKING:
    from collections.abc import Iterator

    from crowdgui.core.errors import CrowdError


@contextmanager
def refused(error: type[CrowdError], match: str) -> Iterator[pytest.ExceptionInfo[CrowdError]]:
    """Expect an error whose sentence matches a pattern."""
    with pytest.raises(error) as caught:
        yield caught
    assert re.search(match, describe_error(caught.value)), describe_error(caught.value)
