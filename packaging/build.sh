#!/usr/bin/env bash
# bash packaging/build.sh: build the application as a folder that needs no Python, check it, and
# pack it: on Linux a tarball, and a .deb where dpkg-deb is there; on macOS an application in a zip;
# on Windows an installer where Inno Setup is there. All of it lands in dist/.
set -euo pipefail
# shellcheck source-path=SCRIPTDIR source=common.sh
. "$(dirname "${BASH_SOURCE[0]}")/common.sh"

build=$root/build
dist=$root/dist

# The packer stays out of the project's own environment.
prepare() {
  set_up window
  # Pillow makes the icon into what Windows and macOS take; without it the packer refuses it there.
  "$bin/python" -m pip install --quiet --disable-pip-version-check 'pyinstaller>=6.11,<7' pillow ||
    fail 'PyInstaller could not be installed: see the lines above and check the network.'
  version=$("$bin/python" -c 'import crowdgui; print(crowdgui.__version__)' | tr -d '\r')
  export QT_QPA_PLATFORM=offscreen
  "$bin/python" "$root/packaging/make_icons.py" "$build/icons"
}

freeze() {
  say "Building CrowdGUI $version."
  "$bin/python" -m PyInstaller --noconfirm --log-level WARN \
    --workpath "$build/work" --distpath "$dist" "$root/packaging/crowdgui.spec"
}

pack_tarball() {
  tar -C "$dist" -czf "$dist/crowdgui-$version-linux-$(uname -m).tar.gz" crowdgui
}

# pack_deb: the folder under /opt, a command, a menu entry, icons and the kind of file.
pack_deb() {
  has dpkg-deb || { say 'No .deb: dpkg-deb is not there.'; return; }
  local tree=$build/deb share size depends system
  share=$tree/usr/share
  rm -rf "$tree"
  mkdir -p "$tree/DEBIAN" "$tree/opt" "$tree/usr/bin" "$share/applications" "$share/metainfo" \
    "$share/mime/packages" "$share/icons/hicolor/scalable/apps" "$share/doc/crowdgui"
  cp -r "$dist/crowdgui" "$tree/opt/crowdgui"
  ln -s /opt/crowdgui/crowdgui "$tree/usr/bin/crowdgui"
  cp "$root/packaging/linux/crowdgui.desktop" "$share/applications/"
  cp "$root/packaging/linux/crowdgui-mime.xml" "$share/mime/packages/crowdgui.xml"
  sed -e "s/@version@/$version/" -e "s/@date@/$(date -u +%F)/" \
    "$root/packaging/linux/io.github.crowdgui.CrowdGUI.metainfo.xml" \
    >"$share/metainfo/io.github.crowdgui.CrowdGUI.metainfo.xml"
  cp "$root/resources/icons/crowdgui.svg" "$share/icons/hicolor/scalable/apps/"
  for size in 48 64 128 256; do
    mkdir -p "$share/icons/hicolor/${size}x$size/apps"
    cp "$build/icons/crowdgui-$size.png" "$share/icons/hicolor/${size}x$size/apps/crowdgui.png"
  done
  cp "$root/LICENSE" "$share/doc/crowdgui/copyright"
  gzip -9nc "$root/CHANGELOG.md" >"$share/doc/crowdgui/changelog.gz"
  # The libraries Qt loads from the system, as run.sh names them.
  depends=$(printf '%s' "$libraries" | awk 'NF { printf "%s%s", sep, $2; sep = ", " }')
  # What is built here asks for the C library of this system or a newer one.
  system=$(getconf GNU_LIBC_VERSION | cut -d ' ' -f 2)
  size=$(du -sk "$tree" | cut -f1)
  cat >"$tree/DEBIAN/control" <<CONTROL
Package: crowdgui
Version: $version
Architecture: $(dpkg --print-architecture)
Maintainer: The CrowdGUI developers <crowdgui@users.noreply.github.com>
Installed-Size: $size
Depends: libc6 (>= $system), $depends
Section: science
Priority: optional
Description: final labels, worker quality and an error guarantee
 CrowdGUI turns a file of labels given by many workers into final labels to
 hand on, says how good each worker is, and how far the result can be trusted.
CONTROL
  dpkg-deb --root-owner-group -Zxz -z1 --build "$tree" \
    "$dist/crowdgui_${version}_$(dpkg --print-architecture).deb" >/dev/null
}

pack_mac() {
  (cd "$dist" && zip -qry "crowdgui-$version-macos-$(uname -m).zip" CrowdGUI.app)
}

# Inno Setup is there on the machines of the workflow.
pack_windows() {
  has iscc || { say 'No installer: Inno Setup (iscc) is not there.'; return; }
  iscc "-DVersion=$version" "$(cygpath -w "$root/packaging/windows/crowdgui.iss")"
}

prepare
freeze
case $OSTYPE in
  msys* | cygwin*) program=$dist/crowdgui/crowdgui-console.exe ;;
  *) program=$dist/crowdgui/crowdgui ;;
esac
bash "$root/packaging/smoke.sh" "$program"
case $OSTYPE in
  linux*)
    pack_tarball
    pack_deb
    ;;
  darwin*) pack_mac ;;
  *) pack_windows ;;
esac
say 'Built:'
du -sh "$dist"/* >&2
