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

/// Embeds icon and version where the program is built for Windows on another system: by `windres` of MinGW.
#[cfg(not(windows))]
fn embed_icon() {
    let is = |name: &str, value: &str| std::env::var(name).is_ok_and(|found| found == value);
    if is("CARGO_CFG_TARGET_OS", "windows")
        && is("CARGO_CFG_TARGET_ENV", "gnu")
        && let Err(error) = run_windres()
    {
        println!("cargo:warning=the program will have no icon: {error}");
    }
}

#[cfg(not(windows))]
fn run_windres() -> Result<(), Box<dyn std::error::Error>> {
    let version = std::env::var("CARGO_PKG_VERSION")?;
    let numbers = version.split('-').next().unwrap_or_default().replace('.', ",");
    let script = format!(
        "1 ICON \"assets/icon.ico\"
1 VERSIONINFO
FILEVERSION {numbers},0
PRODUCTVERSION {numbers},0
FILEOS 0x40004
FILETYPE 1
BEGIN
BLOCK \"StringFileInfo\" BEGIN BLOCK \"000004b0\" BEGIN
VALUE \"FileDescription\", \"Heksy\"
VALUE \"ProductName\", \"Heksy\"
VALUE \"FileVersion\", \"{version}\"
VALUE \"ProductVersion\", \"{version}\"
END END
BLOCK \"VarFileInfo\" BEGIN VALUE \"Translation\", 0, 1200 END
END
"
    );
    let folder = std::path::PathBuf::from(std::env::var("OUT_DIR")?);
    let (path, object) = (folder.join("heksy.rc"), folder.join("heksy.res.o"));
    std::fs::write(&path, script)?;
    let windres = format!("{}-w64-mingw32-windres", std::env::var("CARGO_CFG_TARGET_ARCH")?);
    let status = Command::new(windres).arg(&path).args(["-O", "coff", "-o"]).arg(&object).status()?;
    if !status.success() {
        return Err(format!("windres: {status}").into());
    }
    println!("cargo:rustc-link-arg-bins={}", object.display());
    Ok(())
}
