"""The parser of arguments."""

from __future__ import annotations

import argparse
from typing import NoReturn

from crowdgui.core.errors import CrowdError
from crowdgui.core.text import tr


class Parser(argparse.ArgumentParser):
    """Says what is wrong with the arguments in one sentence."""

    def error(self, message: str) -> NoReturn:
        raise CrowdError(
            tr("{message}. “{program} --help” says how it goes.",
               message=message[:1].upper() + message[1:], program=self.prog)
        )  # fmt: skip
