#!/bin/sh
# Type-checks Heksy for macOS on Linux: all default features, for Apple's and Intel's processors, and Info.plist. Nothing
# is linked, so this says nothing of linking, nor of the C code of miniaudio.
#
#   packaging/macos/check.sh [FOLDER]
#
# FOLDER (target/macos by default) gets the build and a C compiler with the headers of macOS: zig, by pip. Needs rustup,
# Python with pip, and 3 GB of disk.
set -eu

cd "$(dirname "$0")/../.."
mkdir -p "${1:-target/macos}"
folder=$(cd "${1:-target/macos}" && pwd)
[ -d "$folder/zig" ] || python3 -m pip install --quiet --target "$folder/zig" ziglang
mkdir -p "$folder/sdk" "$folder/bin"
zig=$folder/zig/ziglang/zig
: >"$folder/empty.c"

# The compiler for one processor: the arguments of Apple's that zig does not know are left out. Miniaudio needs Apple's
# SDK: an empty file stands in for it.
compiler() {
    cat <<END
#!/bin/bash
arguments=()
while [ \$# -gt 0 ]; do
    case "\$1" in
        --target=* | -mmacosx-version-min=*) ;;
        -arch | -target | -isysroot) shift ;;
        *miniaudio.c) arguments+=("$folder/empty.c") ;;
        *) arguments+=("\$1") ;;
    esac
    shift
done
exec "$zig" cc -target $1-macos "\${arguments[@]}"
END
}
printf '#!/bin/sh\nexec "%s" ar "$@"\n' "$zig" >"$folder/bin/ar"
chmod +x "$folder/bin/ar"

for processor in aarch64 x86_64; do
    target=$processor-apple-darwin
    rustup --quiet target add "$target"
    compiler "$processor" >"$folder/bin/cc-$processor"
    chmod +x "$folder/bin/cc-$processor"
    env "CC_${processor}_apple_darwin=$folder/bin/cc-$processor" "AR_${processor}_apple_darwin=$folder/bin/ar" \
        SDKROOT="$folder/sdk" RUSTFLAGS="-D warnings" CARGO_TARGET_DIR="$folder/target" \
        cargo check --locked --target "$target"
    echo "ok      cargo check --target $target"
done

python3 - packaging/macos/Info.plist <<'END'
import plistlib, sys

with open(sys.argv[1], "rb") as file:
    info = plistlib.load(file)
needed = [
    "CFBundleIdentifier", "CFBundleName", "CFBundleExecutable", "CFBundlePackageType", "CFBundleShortVersionString",
    "CFBundleVersion", "CFBundleIconFile", "LSMinimumSystemVersion", "NSHighResolutionCapable",
    "NSLocalNetworkUsageDescription", "NSBonjourServices",
]
missing = [key for key in needed if key not in info]
if missing:
    sys.exit(f"FAILED  Info.plist lacks {', '.join(missing)}")
print(f"ok      Info.plist, {len(info)} keys")
END
