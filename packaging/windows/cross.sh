#!/bin/sh
# Builds Heksy for Windows on Debian, runs it under Wine, and says what passed.
#
#   packaging/windows/cross.sh [FOLDER]
#
# FOLDER (target/windows by default) gets a root of Debian sid with Rust, MinGW and Wine, the build, and pictures. Needs
# root, for chroot, and mmdebstrap; 8 GB of disk; about half an hour of two cores the first time. Later runs use the
# root again. With HEKSY_TRY_TESTS=1 the tests that Wine can run are built and run, too.
set -eu

cd "$(dirname "$0")/../.."
source=$(pwd)
mkdir -p "${1:-target/windows}"
folder=$(cd "${1:-target/windows}" && pwd)
root=$folder/root
packages=rustc,cargo,rust-src,gcc,libc6-dev,gcc-mingw-w64-x86-64,ca-certificates,git,nsis,wine,wine64
packages=$packages,xvfb,xdotool,x11-utils,imagemagick,openbox,libgl1-mesa-dri,libgl1,icoutils,python3

if [ ! -e "$root/.whole" ]; then
    # The mirror that this machine uses, or HEKSY_MIRROR; a snapshot may be older than its validity.
    mirror=${HEKSY_MIRROR:-$(apt-get indextargets --format '$(REPO_URI)' 'Created-By: Packages' | grep -m 1 '/debian/\?$')}
    rm -rf "$root"
    mmdebstrap --variant=minbase --mode=root --aptopt='Acquire::Check-Valid-Until "false"' \
        --include="$packages" sid "$root" "$mirror"
    touch "$root/.whole"
fi
# The certificates of this machine: a mirror of crates may have its own.
cp /etc/ssl/certs/ca-certificates.crt "$root/etc/ssl/certs/ca-certificates.crt"
cp /etc/resolv.conf "$root/etc/resolv.conf"
mkdir -p "$root/heksy" "$root/work" "$folder/work" "$folder/work/cargo/registry"

unmount() {
    for place in heksy work/cargo/registry work proc dev sys; do
        umount -l "$root/$place" 2>/dev/null || true
    done
}
unmount
trap unmount EXIT
trap 'exit 130' HUP INT TERM
mount --bind "$source" "$root/heksy"
mount -o remount,ro,bind "$root/heksy"
mount --bind "$folder/work" "$root/work"
registry=${CARGO_HOME:-$HOME/.cargo}/registry
if [ -d "$registry" ]; then
    mount --bind "$registry" "$root/work/cargo/registry"
fi
mount -t proc proc "$root/proc"
mount --bind /dev "$root/dev"
mount --bind /sys "$root/sys"
chroot "$root" /usr/bin/env -i HOME=/root LANG=C.UTF-8 PATH=/usr/sbin:/usr/bin:/sbin:/bin \
    HEKSY_EXPECTED_BENCH="${HEKSY_EXPECTED_BENCH:-}" HEKSY_TRY_TESTS="${HEKSY_TRY_TESTS:-}" sh /heksy/packaging/windows/try.sh
