//! The settings file: remembered, and never the reason the program does not start.
#![cfg(feature = "app")]

use std::fs;
use std::path::Path;

use heksy::app::new_game::{ClockKind, Player};
use heksy::app::settings::{Animation, Settings, ThemeChoice, Turning, from_json, load, save};
use heksy::app::storage::Disk;
use heksy::engine::Level;

fn settings() -> Settings {
    let mut settings =
        Settings { theme: ThemeChoice::Dark, scale: 125, turning: Turning::Men, ..Settings::default() };
    settings.setup.white.name = "Zażółć".into();
    settings.setup.white.player = Player::Computer(Level::Full);
    settings.setup.clock.kind = ClockKind::SuddenDeath;
    settings.window = Some([900.0, 650.0]);
    settings.remember_file(Path::new("a.pgn"));
    settings
}

#[test]
fn what_is_saved_is_found_again() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("deep/settings.json");
    save(&Disk, &path, &settings()).unwrap();
    let loaded = load(&Disk, &path);
    assert_eq!(loaded.settings, settings());
    assert!(!loaded.was_broken);
    assert_eq!(fs::read_dir(path.parent().unwrap()).unwrap().count(), 1);
}

#[test]
fn without_a_file_there_are_defaults() {
    let loaded = load(&Disk, Path::new("no/such/settings.json"));
    assert_eq!(loaded.settings, Settings::default());
    assert!(!loaded.was_broken);
}

#[test]
fn a_broken_file_gives_defaults_and_is_kept_aside() {
    for broken in ["", "{", "not json", "[1, 2]", "\u{0}\u{1}", "{\"theme\": \"dark\"", "null"] {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("settings.json");
        fs::write(&path, broken).unwrap();
        let loaded = load(&Disk, &path);
        assert_eq!(loaded.settings, Settings::default());
        assert!(loaded.was_broken);
        assert_eq!(fs::read_to_string(folder.path().join("settings.bad.json")).unwrap(), broken);
    }
}

#[test]
fn a_broken_field_takes_only_itself_down() {
    let json = br#"{"theme": "dark", "scale": "large", "animation": "warp", "coordinates": false}"#;
    let (settings, was_broken) = from_json(json);
    assert!(was_broken);
    let expected = Settings { theme: ThemeChoice::Dark, coordinates: false, ..Settings::default() };
    assert_eq!(settings, expected);
    assert_eq!(settings.animation, Animation::Normal);
}

#[test]
fn unknown_fields_are_kept_for_the_version_that_knows_them() {
    let (settings, was_broken) = from_json(br#"{"scale": 90, "holograms": {"on": true}}"#);
    assert!(!was_broken);
    assert_eq!(settings.scale, 90);
    let json = serde_json::to_value(&settings).unwrap();
    assert_eq!(json["holograms"]["on"], true);
}

#[test]
fn every_cut_of_the_file_is_survived() {
    let whole = serde_json::to_vec_pretty(&settings()).unwrap();
    for end in 0..whole.len() {
        let (cut, was_broken) = from_json(&whole[..end]);
        assert!(was_broken, "cut at {end}");
        assert_eq!(cut, Settings::default());
    }
}

#[test]
fn wild_numbers_are_brought_within_bounds() {
    let (settings, _) = from_json(br#"{"scale": 65535, "autoplay-millis": 0}"#);
    assert_eq!(settings.zoom(), 2.0);
    assert_eq!(settings.autoplay_delay().as_millis(), 100);
}

#[test]
fn the_latest_files_come_first_and_once() {
    let mut settings = Settings::default();
    for number in 0..20 {
        settings.remember_file(Path::new(&format!("{number}.pgn")));
    }
    settings.remember_file(Path::new("15.pgn"));
    let names: Vec<_> = settings.recent.iter().map(|path| path.to_str().unwrap()).collect();
    assert_eq!(
        names,
        ["15.pgn", "19.pgn", "18.pgn", "17.pgn", "16.pgn", "14.pgn", "13.pgn", "12.pgn", "11.pgn", "10.pgn"]
    );
}
