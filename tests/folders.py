"""Where the project and its test data are."""

from __future__ import annotations

from pathlib import Path

TESTS = Path(__file__).resolve().parent
ROOT = TESTS.parent
REAL_FILES = ROOT.parent / "shared" / "datasets" / "files"
"""Files that tools for labelling wrote; they may be missing."""
