#!/usr/bin/env bash
# bash packaging/build.sh: build the application as a folder that needs no Python, check it, and
# pack it: on Linux a tarball, and a .deb where dpkg-deb is there; on macOS an application in a zip;
# on Windows an installer where Inno Setup is there. All of it lands in dist/.
set -euo pipefail
# shellcheck source-path=SCRIPTDIR source=common.sh
. "$(dirname "${BASH_SOURCE[0]}")/common.sh"

build=$root/build
dist=$root/dist
# The name that desktops know the application by: of its menu entry, its metadata and its icons.
id=io.github.crowdgui.CrowdGUI
maintainer='The CrowdGUI developers <crowdgui@users.noreply.github.com>'

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

# slim: on Linux, leave out what only debuggers read, and the data of ICU but for the orders of
# letters: Qt has languages, dates and numbers of its own, and asks for nothing else.
slim() {
  # Where Debian has icupkg, which users other than root are not led to.
  local PATH=$PATH:/usr/sbin
  local part number data=$build/icu libraries=$dist/crowdgui/_internal/PySide6/Qt/lib
  if has strip; then
    # Those in *.libs were rewritten when their wheels were made, and don't load if they are again.
    find "$dist/crowdgui" -name '*.so*' -type f -not -path '*.libs/*' \
      -exec strip --strip-unneeded {} +
  fi
  rm -rf "$data"
  if ! has icupkg || ! has objcopy || ! has cc; then
    say 'The data of ICU stays whole (30 MB): icu-devtools, binutils or gcc is not there.'
    return
  fi
  for part in "$libraries"/libicudata.so.*; do
    number=${part##*.}
    mkdir -p "$data"
    # The names in it start with that of the file.
    objcopy -O binary --only-section=.rodata "$part" "$data/icudt${number}l.dat"
    icupkg -l "$data/icudt${number}l.dat" | grep -v '^coll/' >"$data/unused.txt"
    icupkg -r "$data/unused.txt" "$data/icudt${number}l.dat"
    printf '%s\n' '.section .rodata' ".globl icudt${number}_dat" '.balign 16' \
      "icudt${number}_dat: .incbin \"$data/icudt${number}l.dat\"" \
      '.section .note.GNU-stack,"",@progbits' >"$data/icu.s"
    cc -shared -nostdlib "-Wl,-soname,${part##*/}" -o "$part" "$data/icu.s"
  done
}

# weigh: say what each part weighs, and refuse what is above 300 MB.
weigh() {
  local whole
  whole=$(du -sB 1000 "$dist/crowdgui" | cut -f1)
  say "Unpacked: $((whole / 1000)) MB. Its largest parts in MB:"
  du -sB 1000 "$dist/crowdgui/crowdgui" "$dist"/crowdgui/_internal/* | sort -rn |
    awk '$1 >= 1000 { n = split($2, path, "/"); printf "  %6.1f %s\n", $1 / 1000, path[n] }' >&2
  ((whole < 300000)) || [[ ! -d $build/icu ]] ||
    fail 'That is above 300 MB: see UNUSED in packaging/crowdgui.spec.'
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
    "$share/mime/packages" "$share/icons/hicolor/scalable/apps" "$share/doc/crowdgui" \
    "$share/lintian/overrides"
  cp -r "$dist/crowdgui" "$tree/opt/crowdgui"
  find "$tree/opt" -name '*.so*' -type f -exec chmod 644 {} +
  ln -s /opt/crowdgui/crowdgui "$tree/usr/bin/crowdgui"
  cp "$root/packaging/linux/$id.desktop" "$share/applications/"
  cp "$root/packaging/linux/$id.mime.xml" "$share/mime/packages/$id.xml"
  "$bin/python" "$root/packaging/manifests.py" metainfo "$share/metainfo/$id.metainfo.xml"
  cp "$root/resources/icons/crowdgui.svg" "$share/icons/hicolor/scalable/apps/$id.svg"
  for size in 48 64 128 256; do
    mkdir -p "$share/icons/hicolor/${size}x$size/apps"
    cp "$build/icons/crowdgui-$size.png" "$share/icons/hicolor/${size}x$size/apps/$id.png"
  done
  cp "$root/LICENSE" "$share/doc/crowdgui/copyright"
  cp "$root/packaging/linux/lintian-overrides" "$share/lintian/overrides/crowdgui"
  gzip -9nc "$root/CHANGELOG.md" >"$share/doc/crowdgui/CHANGELOG.md.gz"
  printf 'crowdgui (%s) stable; urgency=medium\n\n  * See CHANGELOG.md.gz.\n\n -- %s  %s\n' \
    "$version" "$maintainer" "$(date -R)" | gzip -9nc >"$share/doc/crowdgui/changelog.gz"
  # The libraries Qt loads from the system, as run.sh names them.
  depends=$(printf '%s' "$libraries" | awk 'NF { printf "%s%s", sep, $2; sep = ", " }')
  # What is built here asks for the C library of this system or a newer one.
  system=$(getconf GNU_LIBC_VERSION | cut -d ' ' -f 2)
  size=$(du -sk "$tree" | cut -f1)
  cat >"$tree/DEBIAN/control" <<CONTROL
Package: crowdgui
Version: $version
Architecture: $(dpkg --print-architecture)
Maintainer: $maintainer
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

# open_keychain: on macOS, make the certificate known that MACOS_IDENTITY names, if there is one.
# PyInstaller signs with it, in the order that Apple asks for.
open_keychain() {
  if [[ -z ${MACOS_CERTIFICATE-} ]]; then
    say 'Not signed: there is no certificate in MACOS_CERTIFICATE.'
    unset MACOS_IDENTITY
    return
  fi
  local keychain=$build/sign.keychain-db secret
  secret=$(uuidgen)
  mkdir -p "$build"
  (umask 077 && base64 --decode <<<"$MACOS_CERTIFICATE" >"$build/certificate.p12")
  security create-keychain -p "$secret" "$keychain"
  security set-keychain-settings -lut 7200 "$keychain"
  security unlock-keychain -p "$secret" "$keychain"
  security import "$build/certificate.p12" -k "$keychain" -P "$MACOS_CERTIFICATE_PASSWORD" \
    -T /usr/bin/codesign
  rm "$build/certificate.p12"
  security set-key-partition-list -S apple-tool:,apple: -s -k "$secret" "$keychain" >/dev/null
  security list-keychains -d user -s "$keychain" login.keychain-db
}

# notarise: have Apple look at the application, and pin its word to it.
notarise() {
  if [[ -z ${MACOS_IDENTITY-} || -z ${APPLE_PASSWORD-} ]]; then
    say 'Not notarised: that takes a signed application and an account in APPLE_PASSWORD.'
    return
  fi
  codesign --verify --deep --strict "$dist/CrowdGUI.app"
  ditto -c -k --keepParent "$dist/CrowdGUI.app" "$build/notarise.zip"
  xcrun notarytool submit "$build/notarise.zip" --wait \
    --apple-id "$APPLE_ID" --team-id "$APPLE_TEAM" --password "$APPLE_PASSWORD"
  xcrun stapler staple "$dist/CrowdGUI.app"
}

# sign FILE…: sign programs on Windows, if there is a certificate.
sign() {
  if [[ -z ${WINDOWS_CERTIFICATE-} ]]; then
    say 'Not signed: there is no certificate in WINDOWS_CERTIFICATE.'
    return
  fi
  local tools file
  # The newest of the development kits that are there.
  tools=$(printf '%s\n' '/c/Program Files (x86)/Windows Kits/10/bin/'*/x64/signtool.exe | sort | tail -n 1)
  base64 --decode <<<"$WINDOWS_CERTIFICATE" >"$build/certificate.pfx"
  for file; do
    MSYS2_ARG_CONV_EXCL='*' "$tools" sign /q /fd sha256 /td sha256 \
      /tr http://timestamp.digicert.com /f "$(cygpath -w "$build/certificate.pfx")" \
      /p "$WINDOWS_CERTIFICATE_PASSWORD" "$(cygpath -w "$file")"
  done
  rm "$build/certificate.pfx"
}

pack_mac() {
  (cd "$dist" && zip -qry "crowdgui-$version-macos-$(uname -m).zip" CrowdGUI.app)
}

# Inno Setup is there on the machines of the workflow.
pack_windows() {
  has iscc || { say 'No installer: Inno Setup (iscc) is not there.'; return; }
  iscc "-DVersion=$version" "$(cygpath -w "$root/packaging/windows/crowdgui.iss")"
  sign "$dist/crowdgui-$version-windows.exe"
  try_installer
}

# try_installer: install it for this user alone, check what is installed, and remove it again.
try_installer() {
  local place=$build/installed silent=(/VERYSILENT /SUPPRESSMSGBOXES /NORESTART)
  say 'Checking: the installer'
  rm -rf "$place"
  MSYS2_ARG_CONV_EXCL='*' "$dist/crowdgui-$version-windows.exe" "${silent[@]}" /CURRENTUSER \
    "/DIR=$(cygpath -w "$place")"
  "$place/crowdgui-console.exe" doctor
  MSYS2_ARG_CONV_EXCL='*' "$place/unins000.exe" "${silent[@]}"
  [[ ! -e $place/crowdgui.exe ]] || fail 'The uninstaller left the application behind.'
}

prepare
program=$dist/crowdgui/crowdgui
case $OSTYPE in
  linux*)
    freeze
    slim
    weigh
    ;;
  darwin*)
    open_keychain
    freeze
    program=$dist/CrowdGUI.app/Contents/MacOS/crowdgui
    ;;
  *)
    freeze
    sign "$dist"/crowdgui/*.exe
    program=$dist/crowdgui/crowdgui-console.exe
    ;;
esac
bash "$root/packaging/smoke.sh" "$program"
case $OSTYPE in
  linux*)
    pack_tarball
    pack_deb
    ;;
  darwin*)
    notarise
    pack_mac
    ;;
  *) pack_windows ;;
esac
say 'Built:'
du -sh "$dist"/* >&2
