"""Start CrowdGUI by `python -m crowdgui`."""

from crowdgui.cli import main

if __name__ == "__main__":
    raise SystemExit(main())
