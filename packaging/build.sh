#!/bin/sh
# Builds the program as releases have it: the same bytes wherever the source and Cargo's folder lie. Arguments are passed
# on to `cargo build`. Where the program is one for this machine it also writes its manual pages and shell completions into
# target/package. The commit in `heksy --version` comes from git, so that an archive of the source without it gives
# another program than a checkout.
#
#   packaging/build.sh [--no-default-features --features cli ...]
set -eu

cd "$(dirname "$0")/.."
here=$(pwd)
home=${CARGO_HOME:-$HOME/.cargo}
# A table of its own is joined with the flags of .cargo/config.toml; RUSTFLAGS would take their place.
flags="['--remap-path-prefix=$here=/heksy', '--remap-path-prefix=$home=/cargo']"
cargo build --release --locked --config packaging/release.toml --config "target.'cfg(all())'.rustflags = $flags" "$@"
case " $* " in
*" --target "*) ;;
*) "${CARGO_TARGET_DIR:-target}/release/heksy" pages target/package ;;
esac
