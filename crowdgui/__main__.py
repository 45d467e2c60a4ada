"""Start CrowdGUI by `python -m crowdgui`."""

import sys

from crowdgui.cli import run

if __name__ == "__main__":
    if getattr(sys, "frozen", False):
        # In a frozen application further processes start here too.
        from multiprocessing import freeze_support

        freeze_support()
    run()
