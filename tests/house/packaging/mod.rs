//! The packages agree with the program: versions, files, the type of saved games, the documents and the page of dependencies. Reads
//! texts alone, so that it also runs without building anything:
//! `CARGO_MANIFEST_DIR=$PWD rustc --edition 2024 --test tests/house/packaging/mod.rs -o /tmp/packaging && /tmp/packaging`.

mod dependencies;
mod documents;
mod keys;
mod manifest;

use std::fs;
use std::path::{Path, PathBuf};

use manifest::Manifest;

/// The type of saved hexagonal games on Linux.
const MIME_TYPE: &str = "application/x-hexagonal-chess-pgn";

pub(crate) fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

/// A text of the repository; with the line ends of Unix, whatever those of the checkout.
pub(crate) fn read(path: &str) -> String {
    let text = fs::read_to_string(root().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"));
    text.replace("\r\n", "\n")
}

/// All that stands between two texts.
pub(crate) fn between<'a>(text: &'a str, start: &str, end: &str) -> Vec<&'a str> {
    text.split(start).skip(1).filter_map(|rest| rest.split_once(end).map(|(found, _)| found)).collect()
}

/// The value of a line `key=value`, alone in its file.
fn value<'a>(text: &'a str, key: &str) -> &'a str {
    let values: Vec<&str> = text
        .lines()
        .filter_map(|line| line.strip_prefix(key)?.trim_start().strip_prefix('='))
        .map(str::trim)
        .collect();
    assert_eq!(values.len(), 1, "{key}: {values:?}");
    values[0]
}

#[test]
fn the_debian_package_has_files_that_exist() {
    let manifest = Manifest::read();
    assert!(manifest.debian_assets.len() > 10, "{:?}", manifest.debian_assets);
    for source in &manifest.debian_assets {
        if source.starts_with("target/") {
            continue;
        }
        let (folder, name) = source.rsplit_once('/').unwrap_or((".", source));
        let found = match name.split_once('*') {
            None => root().join(source).is_file(),
            Some((start, end)) => fs::read_dir(root().join(folder)).is_ok_and(|entries| {
                entries.flatten().any(|entry| {
                    let name = entry.file_name().to_string_lossy().into_owned();
                    name.starts_with(start) && name.ends_with(end)
                })
            }),
        };
        assert!(found, "Cargo.toml puts {source} into the Debian package, which is not there");
    }
}

#[test]
fn saved_games_open_with_heksy_and_those_of_chess_do_not() {
    let types = read("packaging/linux/heksy-mime.xml");
    assert_eq!(between(&types, "<mime-type type=\"", "\""), [MIME_TYPE]);
    let desktop = read("packaging/linux/heksy.desktop");
    assert_eq!(value(&desktop, "MimeType"), format!("{MIME_TYPE};"), "Heksy takes no other program's files");
    assert_eq!(value(&desktop, "Exec"), "heksy %f");
    assert_eq!(
        between(&read("packaging/linux/heksy.metainfo.xml"), "<mediatype>", "</mediatype>"),
        [MIME_TYPE]
    );
    // What the program writes into its files: a type for each game, and no other.
    let names =
        [read("src/chess/variant.rs"), read("src/game/variant.rs"), read("src/three/pgn/record.rs")].concat();
    let known = between(&types, "[Variant &quot;", "\"");
    assert_eq!(known, ["Glinski", "McCooey", "Shafran", "HexCheckers", "ThreePlayer"]);
    for name in known {
        assert!(names.contains(&format!("\"{name}\"")), "no game writes [Variant \"{name}\"]");
    }
}

#[test]
fn the_menu_entry_and_the_store_page_name_installed_files() {
    let desktop = read("packaging/linux/heksy.desktop");
    let metainfo = read("packaging/linux/heksy.metainfo.xml");
    let assets = Manifest::read().debian_targets;
    assert_eq!(between(&metainfo, "<launchable type=\"desktop-id\">", "</"), ["heksy.desktop"]);
    assert_eq!(between(&metainfo, "<icon type=\"stock\">", "</"), [value(&desktop, "Icon")]);
    for size in ["scalable/apps/heksy.svg", "256x256/apps/heksy.png"] {
        let path = format!("usr/share/icons/hicolor/{size}");
        assert!(assets.contains(&path), "{path} is not in the Debian package");
    }
    // The name by which the desktop finds the window's entry.
    assert!(
        read("src/gui/mod.rs").contains(&format!("with_app_id(\"{}\")", value(&desktop, "StartupWMClass")))
    );
    assert_eq!(between(&metainfo, "<project_license>", "</"), [Manifest::read().field("license")]);
}

#[test]
fn the_pictures_for_stores_exist_and_the_first_has_its_declared_size() {
    let script = read("packaging/linux/metainfo-urls.sh");
    let pictures = between(&script, ">$2/", "</image>");
    assert!(pictures.len() > 3 && pictures[0] == "assets/screenshot.png", "{pictures:?}");
    for picture in pictures {
        assert!(root().join(picture).is_file(), "{picture} is not there");
    }
    let picture = fs::read(root().join("assets/screenshot.png")).expect("the picture");
    assert_eq!(&picture[12..16], b"IHDR", "a PNG begins with its size");
    let size =
        |at: usize| u32::from_be_bytes([picture[at], picture[at + 1], picture[at + 2], picture[at + 3]]);
    let told = format!("width=\"{}\" height=\"{}\"", size(16), size(20));
    assert!(
        script.contains(&told),
        "assets/screenshot.png has {told}, packaging/linux/metainfo-urls.sh tells another size"
    );
}

#[test]
fn every_release_is_in_the_changelog_the_metainfo_and_the_package() {
    let changelog = read("CHANGELOG.md");
    let told: Vec<&str> =
        between(&changelog, "\n## [", "]").into_iter().filter(|name| *name != "Unreleased").collect();
    let metainfo = read("packaging/linux/heksy.metainfo.xml");
    let listed = between(&metainfo, "<release version=\"", "\"");
    assert_eq!(told, listed, "the versions of CHANGELOG.md and those of packaging/linux/heksy.metainfo.xml");
    let manifest = Manifest::read();
    if let Some(newest) = told.first() {
        assert_eq!(
            *newest,
            manifest.field("version"),
            "the newest version of CHANGELOG.md and that of Cargo.toml"
        );
    }
    let version = manifest.field("version");
    let debian = read("packaging/linux/changelog");
    assert!(
        debian.starts_with(&format!("heksy ({version}-1) ")),
        "packaging/linux/changelog begins with another version"
    );
}

#[test]
fn every_package_has_the_same_name_and_program() {
    assert_eq!(Manifest::read().field("name"), "heksy");
    let bundle = read("packaging/macos/Info.plist");
    for (key, text) in [
        ("CFBundleExecutable", "heksy"),
        ("CFBundleIconFile", "heksy"),
        ("CFBundleShortVersionString", "@VERSION@"),
    ] {
        let found = between(&bundle, &format!("<key>{key}</key>\n\t<string>"), "</string>");
        assert_eq!(found, [text], "{key} of packaging/macos/Info.plist");
    }
    let installer = read("packaging/windows/heksy.nsi");
    assert!(installer.contains("heksy.exe"));
    assert!(
        !installer.contains("0.1."),
        "the version of the installer is that of Cargo.toml, by the command line"
    );
    assert!(Path::new(&root()).join("packaging/macos/heksy.icns").is_file());
}

#[test]
fn macos_asks_for_the_network_with_a_reason_and_by_the_name_that_is_announced() {
    let bundle = read("packaging/macos/Info.plist");
    assert!(bundle.contains("<key>NSLocalNetworkUsageDescription</key>\n\t<string>Heksy "));
    let neighbours = read("src/online/neighbours.rs");
    let names = between(&neighbours, "const SERVICE: &str = \"", "\"");
    let array = format!("<key>NSBonjourServices</key>\n\t<array>\n\t\t<string>_{}._udp</string>", names[0]);
    assert!(bundle.contains(&array), "packaging/macos/Info.plist does not name {}", names[0]);
}

#[test]
fn a_checkout_has_the_same_bytes_on_every_system() {
    assert!(read(".gitattributes").lines().any(|line| line == "* -text"));
}

/// A bitmap of an icon is a header, four bytes a point, and a bit a point of the mask, in rows of whole words.
#[test]
fn every_picture_of_the_icon_has_its_mask() {
    let icon = fs::read(root().join("assets/icon.ico")).expect("the icon");
    let number = |at: usize, len: usize| {
        icon[at..at + len].iter().rev().fold(0, |all, &byte| all << 8 | usize::from(byte))
    };
    let count = number(4, 2);
    assert_eq!(count, 4);
    for entry in (0..count).map(|index| 6 + 16 * index) {
        let (width, len, start) = (number(entry, 1), number(entry + 8, 4), number(entry + 12, 4));
        assert!(start + len <= icon.len());
        if !icon[start..].starts_with(b"\x89PNG") {
            assert_eq!(len, 40 + 4 * width * width + width * width.div_ceil(32) * 4, "{width} points");
        }
    }
}

/// What the installer puts into its folder, the uninstaller removes.
#[test]
fn the_uninstaller_removes_every_file_of_the_installer() {
    let script = read("packaging/windows/heksy.nsi");
    let installed = script.lines().map(str::trim).filter_map(|line| line.strip_prefix("File "));
    let mut count = 0;
    for line in installed {
        let quoted: Vec<&str> = line.split('"').skip(1).step_by(2).collect();
        let renamed = quoted.iter().find_map(|text| text.strip_prefix("/oname="));
        let path = quoted.last().copied().unwrap_or_default();
        let name = renamed.or(path.rsplit('/').next()).unwrap_or_default();
        assert!(script.contains(&format!("Delete \"$INSTDIR\\{name}\"")), "{name} stays behind");
        count += 1;
    }
    assert!(count > 8, "{count}");
}
