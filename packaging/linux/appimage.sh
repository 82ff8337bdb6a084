#!/bin/sh
# Lays out the folder of an AppImage, and packs it if an output is named (needs appimagetool). The program opens the
# libraries of a desktop (X11 or Wayland, OpenGL, the sound system) by name when it runs: the AppImage leaves them out.
# Some desktops lack the library for keyboards under X11, so the AppImage has a copy of the build machine's, with the
# library of keyboards itself: the first reads the second's memory and crashes with another version of it.
#
#   appimage.sh PROGRAM FOLDER [OUTPUT.AppImage]
set -eu

if [ $# -lt 2 ] || [ $# -gt 3 ]; then
    echo "usage: appimage.sh PROGRAM FOLDER [OUTPUT.AppImage]" >&2
    exit 2
fi
program=$1
folder=$2
root=$(cd "$(dirname "$0")/../.." && pwd)

mkdir -p "$folder"
install -Dm755 "$program" "$folder/usr/bin/heksy"
install -Dm644 "$root/packaging/linux/heksy.desktop" "$folder/usr/share/applications/heksy.desktop"
install -Dm644 "$root/packaging/linux/heksy-mime.xml" "$folder/usr/share/mime/packages/heksy.xml"
install -Dm644 "$root/packaging/linux/heksy.metainfo.xml" "$folder/usr/share/metainfo/org.heksy.Heksy.metainfo.xml"
install -Dm644 "$root/assets/icon.svg" "$folder/usr/share/icons/hicolor/scalable/apps/heksy.svg"
install -Dm644 "$root/assets/icon.png" "$folder/usr/share/icons/hicolor/256x256/apps/heksy.png"
for name in LICENSE LICENSE-MIT LICENSE-APACHE docs/dependencies.md; do
    install -Dm644 "$root/$name" "$folder/usr/share/doc/heksy/${name##*/}"
done
if [ -f "$root/target/package/THIRD-PARTY.txt" ]; then
    install -Dm644 "$root/target/package/THIRD-PARTY.txt" "$folder/usr/share/doc/heksy/THIRD-PARTY.txt"
fi
mkdir -p "$folder/usr/lib/x11"
for library in libxkbcommon0:libxkbcommon.so.0 libxkbcommon-x11-0:libxkbcommon-x11.so.0 libxcb-xkb1:libxcb-xkb.so.1; do
    package=${library%:*} name=${library#*:}
    path=$(PATH=$PATH:/sbin:/usr/sbin ldconfig -p | awk -v name="$name" '$1 == name { print $NF; exit }')
    if [ -z "$path" ]; then
        echo "appimage.sh: $name is missing: install $package" >&2
        exit 1
    fi
    install -m644 "$path" "$folder/usr/lib/x11/$name"
    install -Dm644 "/usr/share/doc/$package/copyright" "$folder/usr/share/doc/$package/copyright"
done
cat >"$folder/AppRun" <<'END'
#!/bin/sh
# Starts Heksy, with the AppImage's own libraries for keyboards under X11 where the system lacks one.
here=$(dirname "$(readlink -f "$0")")
if ! PATH=$PATH:/sbin:/usr/sbin ldconfig -p 2>/dev/null | grep -q 'libxkbcommon-x11\.so\.0'; then
    export LD_LIBRARY_PATH="${LD_LIBRARY_PATH:+$LD_LIBRARY_PATH:}$here/usr/lib/x11"
fi
exec "$here/usr/bin/heksy" "$@"
END
chmod 755 "$folder/AppRun"
ln -sf usr/share/applications/heksy.desktop "$folder/heksy.desktop"
ln -sf usr/share/icons/hicolor/256x256/apps/heksy.png "$folder/heksy.png"
ln -sf heksy.png "$folder/.DirIcon"

if [ $# -eq 3 ]; then
    appimagetool "$folder" "$3"
fi
