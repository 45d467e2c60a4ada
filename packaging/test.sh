#!/usr/bin/env bash
# bash packaging/test.sh [--quick] [ARGUMENT…]: set up what is missing, then check the code and run
# the tests. --quick leaves out the tests that tests/conftest.py lists as slow: whole windows and
# processes, simulations and limits of memory. Other arguments go to pytest; the soak test runs with
# `-m soak` only.
set -euo pipefail
# shellcheck source-path=SCRIPTDIR source=common.sh
. "$(dirname "${BASH_SOURCE[0]}")/common.sh"

# step NAME COMMAND…: run the command under its name; the first that fails ends the script.
step() {
  local status=0
  printf '\n== %s ==\n' "$1"
  "$bin/$2" "${@:3}" || status=$?
  end_step "$1" "$2" "$status"
}

# end_step NAME COMMAND STATUS: end the script where the command has failed.
end_step() {
  if (($3)); then
    printf '\nFailed: %s (%s)\n' "$1" "$2" >&2
    exit "$3"
  fi
}

quick=()
case ${1-} in
  --help)
    sed -n '2,/^[^#]/s/^# //p' "${BASH_SOURCE[0]}"
    exit
    ;;
  --quick)
    quick=(-m 'not slow and not soak' --hypothesis-profile=quick)
    shift
    ;;
esac

set_up test
cd "$root"
export QT_QPA_PLATFORM=offscreen
# Many tests start processes: none of them compiles what another one has.
unset PYTHONDONTWRITEBYTECODE
step Lint ruff check .
step Format ruff format --check .
# Types are checked beside all that follows and reported at the end: one core would have to wait.
"$bin/mypy" >"$venv/types" 2>&1 &
types=$!
trap 'kill "$types" 2>/dev/null || true' EXIT
step Layers lint-imports
# The first time, tests are compiled once for all processes. What does not compile fails in their run.
if [[ ! -e $venv/compiled ]]; then
  "$bin/pytest" --collect-only -q >/dev/null 2>&1 || true
  : >"$venv/compiled"
fi
# More threads for each product of small matrices only take time from the other processes.
export OPENBLAS_NUM_THREADS=1
# Where a test ends its whole process the run ends too: a new process may wait for ever.
status=0
(step Tests pytest --numprocesses auto --dist worksteal --max-worker-restart 0 \
  ${quick[@]+"${quick[@]}"} "$@") || status=$?
# Tests with windows and other processes wait for a machine that may be busy: what failed is run
# again alone, and both results are shown. A run that was cut short ends with another status.
if ((status == 1)); then
  status=0
  (step 'Failed tests, again and alone' pytest --last-failed --last-failed-no-failures none \
    ${quick[@]+"${quick[@]}"} "$@") || status=$?
fi
typed=0
wait "$types" || typed=$?
printf '\n== Types ==\n%s\n' "$(<"$venv/types")"
end_step Types mypy "$typed"
exit "$status"
