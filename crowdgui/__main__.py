"""Start CrowdGUI by `python -m crowdgui`."""

import multiprocessing

from crowdgui.cli import main

if __name__ == "__main__":
    # In a frozen application further processes start here too.
    multiprocessing.freeze_support()
    raise SystemExit(main())
