# shellcheck shell=bash
# What run.sh and test.sh share: Python, the environment in .venv, the system's libraries.
# Written for bash 3.2 too, which macOS still carries.

root=$(cd "${BASH_SOURCE[0]%/*}/.." && pwd)
venv=$root/.venv
stamp=$venv/set-up
if [[ $OSTYPE == msys* || $OSTYPE == cygwin* ]]; then bin=$venv/Scripts; else bin=$venv/bin; fi

# Each library Qt loads from a Linux system, with the package of Debian and Ubuntu that holds it.
libraries='
libGL.so.1 libgl1
libEGL.so.1 libegl1
libglib-2.0.so.0 libglib2.0-0
libfontconfig.so.1 libfontconfig1
libxkbcommon.so.0 libxkbcommon0
libdbus-1.so.3 libdbus-1-3
libxkbcommon-x11.so.0 libxkbcommon-x11-0
libxcb-cursor.so.0 libxcb-cursor0
libxcb-icccm.so.4 libxcb-icccm4
libxcb-keysyms.so.1 libxcb-keysyms1
libxcb-shape.so.0 libxcb-shape0
libwayland-client.so.0 libwayland-client0
libwayland-cursor.so.0 libwayland-cursor0
libwayland-egl.so.1 libwayland-egl1
'

say() { printf '%s\n' "$*" >&2; }

fail() {
  say "$*"
  exit 1
}

# quietly COMMAND…: what the command says is shown only when it fails.
quietly() {
  local said status=0
  said=$("$@" 2>&1) || status=$?
  if ((status)); then say "$said"; fi
  return "$status"
}

has() { command -v "$1" >/dev/null 2>&1; }

# set_up PURPOSE: make .venv fit for report, window or test; each also serves the ones before it.
set_up() {
  local serves
  case $1 in
    report) serves=' report ' ;;
    window) serves=' report window ' ;;
    test) serves=' report window test ' ;;
  esac
  read_stamp
  if [[ $stamp_serves == *" $1 "* && $stamp_place == "$(place)" && $stamp_project == "$(project)" ]]
  then return; fi
  find_python
  add_venv_module
  [[ $1 == report ]] || add_libraries "$1"
  say 'Setting up .venv; this is needed once and takes a few minutes at most.'
  make_environment
  install_application "$1"
  write_stamp "$serves"
}

# The stamp says what a finished set-up was made for, where, and from which pyproject.toml.
read_stamp() {
  stamp_serves='' stamp_place='' stamp_project=''
  if [[ -f $stamp ]]; then
    { IFS= read -r stamp_serves && read -r stamp_place && read -r stamp_project; } <"$stamp" || true
  fi
}

write_stamp() {
  printf '%s\n' "$1" "$(place)" "$(project)" >"$stamp.new"
  mv -f "$stamp.new" "$stamp"
}

# An environment knows its own path and its Python: moved or upgraded, it has to be made again.
place() { printf '%s in %s' "$("$bin/python" -V 2>/dev/null | tr -d '\r')" "$root"; }

project() { cksum <"$root/pyproject.toml"; }

# The pinned Qt has no build for Python 3.15.
find_python() {
  local enough='import sys; sys.exit(not (3, 11) <= sys.version_info < (3, 15))'
  for python in python3 python python3.14 python3.13 python3.12 python3.11 py; do
    if "$python" -c "$enough" >/dev/null 2>&1; then return; fi
  done
  if ! has python3 && has apt-get; then
    python=python3
    apt_install python3 python3-venv
    if "$python" -c "$enough"; then return; fi
  fi
  fail 'CrowdGUI needs Python 3.11 to 3.14 and found none: install one, then start again.'
}

# Debian and Ubuntu keep the part of Python that makes environments in a package of its own.
add_venv_module() {
  if "$python" -c 'import ctypes, ensurepip, venv' 2>/dev/null; then return; fi
  has apt-get || fail "This Python ($(command -v "$python")) cannot make environments:" \
    'install its venv and ensurepip modules, then start again.'
  apt_install "$("$python" -c 'import sys; print("python%d.%d-venv" % sys.version_info[:2])')"
}

add_libraries() {
  [[ $OSTYPE == linux* ]] || return 0
  local missing
  missing=$(missing_libraries)
  if [[ $1 == test ]]; then
    has Xvfb || missing="$missing Xvfb xvfb"
    has xdotool || missing="$missing xdotool xdotool"
  fi
  [[ -n $missing ]] || return 0
  # shellcheck disable=SC2086 # the words are names and packages in turn
  set -- $missing
  local names=() packages=()
  while (($#)); do
    names+=("$1") packages+=("$2")
    shift 2
  done
  has apt-get || fail "Missing on this system: ${names[*]}. Install them with its package" \
    'manager, then start again.'
  apt_install "${packages[@]}"
}

# The lines of `libraries` whose library does not load, wherever this system keeps its libraries.
missing_libraries() {
  "$python" -c '
import ctypes, sys

for name, package in map(str.split, sys.argv[1].split("\n")[1:-1]):
    try:
        ctypes.CDLL(name)
    except OSError:
        print(name, package)
' "$libraries"
}

apt_install() {
  local command="apt-get install --yes --no-install-recommends $*"
  local as_root=(env DEBIAN_FRONTEND=noninteractive)
  if [[ $(id -u) != 0 ]]; then
    has sudo || fail "System packages are missing and sudo was not found: let an administrator" \
      "run \"$command\", then start again."
    as_root=(sudo "${as_root[@]}")
  fi
  say "Adding system packages: $*"
  # A stale list of packages fails to install, and a fresh machine has none. One source that cannot
  # be reached may still leave all that is needed.
  quietly "${as_root[@]}" apt-get update -qq || true
  # A fresh system often adds packages of its own in the background; its turn is waited for.
  # shellcheck disable=SC2086 # the packages are words of the command
  quietly "${as_root[@]}" $command -qq -o DPkg::Lock::Timeout=600 </dev/null ||
    fail "System packages could not be added: see the lines above, check the network and your" \
      "rights (sudo), or let an administrator run \"$command\", then start again."
}

# Without a stamp the last set-up was interrupted or is another's: nothing in it can be relied on.
make_environment() {
  local keep=''
  if [[ -n $stamp_place && $stamp_place == "$(place)" ]]; then keep=yes; fi
  rm -f "$stamp"
  [[ -z $keep ]] || return 0
  local options=(--clear "$venv")
  # To put a pip into it from within takes longer than to have another one bring it.
  ! fills_environments "$python" || options+=(--without-pip)
  quietly "$python" -m venv "${options[@]}" ||
    fail "The environment could not be made in $venv: see the lines above."
}

# fills_environments PYTHON: whether it has a pip that installs into another environment.
fills_environments() {
  "$1" -c '
import sys
import pip

sys.exit(tuple(map(int, pip.__version__.split(".")[:2])) < (22, 3))
' >/dev/null 2>&1
}

# Python compiles what it loads as it loads it. pip would compile all there is, most of which nothing
# here ever loads, and take longer for that than for all the rest. The newest pip comes first: it
# chooses among versions in half the time.
install_application() {
  local what=(-e .) pip=("$bin/python" -m pip)
  local options=(install -q --disable-pip-version-check --no-compile)
  if [[ $1 == test ]]; then what=(-e '.[test]'); fi
  if ! "$bin/python" -c 'import pip' >/dev/null 2>&1; then
    pip=("$python" -m pip --python "$bin/python")
  fi
  if ! quietly "${pip[@]}" "${options[@]}" --upgrade pip ||
    ! (cd "$root" && quietly "$bin/python" -m pip "${options[@]}" "${what[@]}"); then
    fail 'Packages could not be installed: see the lines above, check the network and the' \
      "settings of pip (proxy, certificates, index), then start again."
  fi
}
