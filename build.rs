//! Passes the commit to the program (`heksy --version`) and gives the Windows program its icon.
//! Downloads nothing and needs nothing: outside a git checkout the commit is simply left out.

use std::path::Path;
use std::process::Command;

/// All that the library and the program are made of. A commit that changes none of it builds nothing anew: where one is
/// named in such a build, its source is the same.
const SOURCE: [&str; 4] = ["build.rs", "Cargo.toml", "assets", "src"];

fn main() {
    // Only paths that exist may be named: cargo takes a missing one as changed and would rebuild every time.
    for path in SOURCE.into_iter().filter(|path| Path::new(path).exists()) {
        println!("cargo:rerun-if-changed={path}");
    }
    println!("cargo:rustc-env=HEKSY_COMMIT={}", commit().unwrap_or_default());
    embed_icon();
}

/// The short hash of the checked-out commit, where there is one, with `+` behind it if the files are not the commit's.
fn commit() -> Option<String> {
    let arguments = ["describe", "--always", "--exclude=*", "--abbrev=9", "--dirty=+"];
    let output = Command::new("git").args(arguments).output().ok()?;
    let hash = String::from_utf8(output.stdout).ok()?;
    output.status.success().then(|| hash.trim().to_owned())
}

#[cfg(windows)]
fn embed_icon() {
    let mut resource = winresource::WindowsResource::new();
    resource.set_icon("assets/icon.ico");
    if let Err(error) = resource.compile() {
        println!("cargo:warning=the program will have no icon: {error}");
    }
}

#[cfg(not(windows))]
fn embed_icon() {}
