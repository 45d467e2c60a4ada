#!/usr/bin/env bash
# bash packaging/run.sh [FILE]: set up what is missing, then open the window on FILE or the sample.
# Without a display the report on the same file is written to ./crowdgui-report instead.
set -euo pipefail
# shellcheck source-path=SCRIPTDIR source=common.sh
. "$(dirname "${BASH_SOURCE[0]}")/common.sh"

has_display() { [[ $OSTYPE != linux* || -n ${DISPLAY-} || -n ${WAYLAND_DISPLAY-} ]]; }

if has_display; then
  set_up window
  (($#)) || set -- --sample
  exec "$bin/crowdgui" "$@"
fi

say 'There is no display for a window, so the report is written to ./crowdgui-report.'
set_up report
(($#)) || set -- "$root/resources/samples/street-signs.csv"
exec "$bin/crowdgui" report "$@" --out ./crowdgui-report
