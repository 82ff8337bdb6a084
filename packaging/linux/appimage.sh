#!/bin/sh
# Lays out the folder of an AppImage, and packs it where appimagetool is installed. What a desktop has anyway (X11 or
# Wayland, OpenGL, the sound system) is not brought along: the program opens it by name when it runs.
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
ln -sf usr/bin/heksy "$folder/AppRun"
ln -sf usr/share/applications/heksy.desktop "$folder/heksy.desktop"
ln -sf usr/share/icons/hicolor/256x256/apps/heksy.png "$folder/heksy.png"
ln -sf heksy.png "$folder/.DirIcon"

if [ $# -eq 3 ]; then
    appimagetool "$folder" "$3"
fi
