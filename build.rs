//! Passes the commit to the program (`heksy --version`) and gives the Windows program its icon.
//! Downloads nothing and needs nothing: outside a git checkout the commit is simply left out.

use std::path::Path;
use std::process::Command;

fn main() {
    // Only paths that exist may be named: cargo takes a missing one as changed and would rebuild every time.
    for path in ["build.rs", "assets/icon.ico", ".git/logs/HEAD"] {
        if Path::new(path).exists() {
            println!("cargo:rerun-if-changed={path}");
        }
    }
    println!("cargo:rustc-env=HEKSY_COMMIT={}", commit().unwrap_or_default());
    embed_icon();
}

/// The short hash of the checked-out commit, where there is one.
fn commit() -> Option<String> {
    let output = Command::new("git").args(["rev-parse", "--short=9", "HEAD"]).output().ok()?;
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
