//! The settings file: remembered, and never the reason the program does not start.

use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use heksy::app::context::{Command, FileJob};
use heksy::app::model::{DiskNews, Message};
use heksy::app::settings::file::{LoadedSettings, SettingsFailure, SettingsFile, SettingsTrouble, load};
use heksy::app::settings::{
    Animation, ClockKind, Player, Settings, ThemeChoice, Turning, VERSION, from_json,
};
use heksy::app::text::Text;
use heksy::disk::{Disk, FileSystem};
use heksy::engine::Level;

use crate::program::memory::{Call, Fate, Memory};
use crate::program::{Program, secs};

fn settings() -> Settings {
    let mut settings =
        Settings { theme: ThemeChoice::Dark, scale: 125, turning: Turning::Pieces, ..Settings::default() };
    settings.setup.white.name = "Zażółć".into();
    settings.setup.white.player = Player::Computer(Level::FULL);
    settings.setup.clock.kind = ClockKind::SuddenDeath;
    settings.window = Some([900.0, 650.0]);
    settings.remember_file(Path::new("a.pgn"));
    settings
}

#[test]
fn saved_settings_are_read_back() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("deep/settings.json");
    SettingsFile::new(path.clone(), &Settings::default()).save(&Disk, &settings()).unwrap();
    assert_eq!(load(&Disk, &path), LoadedSettings { settings: settings(), trouble: None });
    assert_eq!(fs::read_dir(path.parent().unwrap()).unwrap().count(), 1);
}

#[test]
fn without_a_file_there_are_defaults() {
    let loaded = load(&Disk, Path::new("no/such/settings.json"));
    assert_eq!(loaded, LoadedSettings { settings: Settings::default(), trouble: None });
}

#[test]
fn a_broken_file_gives_defaults_and_is_kept_aside() {
    for broken in ["", "{", "not json", "[1, 2]", "\u{0}\u{1}", "{\"theme\": \"dark\"", "null"] {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("settings.json");
        fs::write(&path, broken).unwrap();
        let loaded = load(&Disk, &path);
        let trouble = Some(SettingsTrouble::Broken);
        assert_eq!(loaded, LoadedSettings { settings: Settings::default(), trouble });
        assert_eq!(fs::read_to_string(folder.path().join("settings.bad.json")).unwrap(), broken);
    }
}

#[cfg(unix)]
#[test]
fn settings_behind_a_link_are_saved_there_and_the_link_stays() {
    let folder = tempfile::tempdir().unwrap();
    let (link, target) = (folder.path().join("settings.json"), folder.path().join("dotfiles.json"));
    std::os::unix::fs::symlink("dotfiles.json", &link).unwrap();
    // First a link to a file that is not there yet.
    for scale in [90, 150] {
        let settings = Settings { scale, ..Settings::default() };
        SettingsFile::new(link.clone(), &Settings::default()).save(&Disk, &settings).unwrap();
        assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
        assert!(!fs::symlink_metadata(&target).unwrap().is_symlink());
        assert_eq!(load(&Disk, &target).settings.scale, scale);
    }
}

/// The settings file in a folder, as two programs have read it that run side by side.
fn two_programs(json: &str) -> (tempfile::TempDir, PathBuf, [(SettingsFile, Settings); 2]) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("settings.json");
    fs::write(&path, json).unwrap();
    let start = || {
        let settings = load(&Disk, &path).settings;
        (SettingsFile::new(path.clone(), &settings), settings)
    };
    let programs = [start(), start()];
    (folder, path, programs)
}

#[test]
fn changes_of_two_programs_are_merged_by_key() {
    let (_folder, path, [mut first, mut second]) =
        two_programs(r#"{"scale": 90, "theme": "light", "own-book": false, "holograms": 1}"#);
    first.1.scale = 150;
    first.0.save(&Disk, &first.1).unwrap();
    second.1.theme = ThemeChoice::Dark;
    second.0.save(&Disk, &second.1).unwrap();
    let both = Settings { scale: 150, theme: ThemeChoice::Dark, own_book: false, ..Settings::default() };
    let there = |path: &Path| {
        let mut settings = load(&Disk, path).settings;
        assert_eq!(settings.unknown.remove("holograms"), Some(1.into()));
        settings
    };
    assert_eq!(there(&path), both);
    // The first one still has its light theme, but it is not the one that changed it.
    first.1.coordinates = false;
    first.0.save(&Disk, &first.1).unwrap();
    assert_eq!(there(&path), Settings { coordinates: false, ..both });
    // Changing back is a change, too.
    first.1.scale = 90;
    first.0.save(&Disk, &first.1).unwrap();
    assert_eq!(there(&path).scale, 90);
}

#[test]
fn a_file_that_breaks_while_the_program_runs_is_kept_aside() {
    let (folder, path, [mut program, _]) = two_programs(r#"{"scale": 90}"#);
    for (broken, pieces) in [("not json", Animation::Fast), (r#"{"scale": "large"}"#, Animation::Slow)] {
        fs::write(&path, broken).unwrap();
        program.1.animation = pieces;
        program.0.save(&Disk, &program.1).unwrap();
        assert_eq!(load(&Disk, &path), LoadedSettings { settings: program.1.clone(), trouble: None });
        assert_eq!(fs::read_to_string(folder.path().join("settings.bad.json")).unwrap(), broken);
    }
}

/// A disk in memory that holds this settings file.
fn disk_with(json: &str) -> Memory {
    let disk = Memory::new();
    disk.put(PATH, json.as_bytes());
    disk
}

const PATH: &str = "/settings.json";

/// From now on these calls fail.
fn fail(disk: &Memory, failing: Call) {
    disk.decide(move |call, _| if call == failing { Fate::Fails(ErrorKind::TimedOut) } else { Fate::Well });
}

#[test]
fn a_file_that_cannot_be_read_is_not_written_over() {
    let (disk, path) = (disk_with(r#"{"scale": 90}"#), Path::new(PATH));
    fail(&disk, Call::Read);
    let loaded = load(&disk, path);
    assert_eq!(loaded.settings, Settings::default());
    assert_eq!(loaded.trouble, Some(SettingsTrouble::Unreadable(Text::verbatim("timed out"))));
    let mut file = SettingsFile::new(path.to_owned(), &loaded.settings);
    let changed = Settings { coordinates: false, ..loaded.settings };
    assert!(file.save(&disk, &changed).is_err());
    assert_eq!(disk.files()[path], br#"{"scale": 90}"#);
    // The cable is in again: only what was changed goes over what is there.
    disk.heal();
    file.save(&disk, &changed).unwrap();
    let settings = load(&disk, path).settings;
    assert_eq!((settings.scale, settings.coordinates), (90, false));
}

#[test]
fn a_broken_file_that_cannot_be_kept_is_not_written_over() {
    let (disk, path) = (disk_with("not json"), Path::new(PATH));
    fail(&disk, Call::Create);
    let loaded = load(&disk, path);
    assert!(matches!(loaded.trouble, Some(SettingsTrouble::Unreadable(_))));
    let mut file = SettingsFile::new(path.to_owned(), &loaded.settings);
    assert!(file.save(&disk, &loaded.settings).is_err());
    assert_eq!(disk.files()[path], b"not json");
}

/// A file as each of the program's forms of the settings has written it, every field other than it usually is: what came
/// with the form, and what an older file is without. None of them has changed its meaning since.
const OLD_FORMS: [(&str, &str); 16] = [
    (
        "the first one",
        r#"{"version": 1, "theme": "dark", "palette": "slate", "pieces": "modern", "scale": 125,
            "animation": "slow", "coordinates": false, "legal-marks": false, "always-queen": true,
            "turning": "men", "autoplay-millis": 700, "panel": false, "window": [800.0, 600.0],
            "setup": {"variant": "glinski", "white": {"name": "Anna", "player": "human"},
                "black": {"name": "", "player": "4"},
                "clock": {"kind": "fischer", "base": 300, "increment": 3, "free-first-moves": true},
                "material": "bare-kings", "repetition-automatic": true, "fifty-automatic": true},
            "recent": ["/home/anna/games.pgn"]}"#,
    ),
    (
        "the computer's thoughts",
        r#"{"version": 1, "animation": "normal", "thinking": "score", "ponder": true, "own-book": false}"#,
    ),
    (
        "other games, touch-move, every clock",
        r#"{"version": 1, "setup": {"variant": "checkers", "white": {"name": "", "player": "human"},
            "black": {"name": "B", "player": "1"}, "clock": {"kind": "byo-yomi", "base": 600,
                "increment": 1, "delay": 2, "period": 20, "periods": 4,
                "stages": [{"moves": 30, "time": 3600, "increment": 30}], "last-stage-repeats": true,
                "free-first-moves": false},
            "black-clock": {"kind": "hourglass", "base": 60, "increment": 10, "delay": 5, "period": 30,
                "periods": 3, "stages": [], "last-stage-repeats": false, "free-first-moves": false},
            "material": "federation", "repetition-automatic": false, "fifty-automatic": false,
            "total-ban": true, "touch-move": true}}"#,
    ),
    (
        "shares of the machine, analysis, reports",
        r#"{"version": 1, "threads": 3, "hash-mb": 256, "analysis-lines": 5, "report-nodes": 50000,
            "report-lines": false, "report-open": false}"#,
    ),
    (
        "other engines",
        r#"{"version": 1, "analysis-engine": "Hexer", "engines": [{"name": "Hexer", "path": "/opt/hexer",
            "arguments": "--uci", "options": {"Hash": "64"}, "variants": ["glinski"]}],
            "setup": {"black": {"name": "", "player": "engine:Hexer"}}}"#,
    ),
    (
        "languages, the look, sounds",
        r#"{"version": 1, "language": "eo", "letters": "figurines", "palette": "night", "pieces": "bold",
            "notation": 150, "animation": "system", "volume": 20, "muted": true, "premoves": false,
            "confirm-moves": true, "keep-games": false, "keys": {"flip": ["G"]}, "library": ["/home/anna/games"], "welcomed": true,
            "filters": {"Jan lost": {"text": "black:jan"}}, "columns": [300, 300, 400]}"#,
    ),
    (
        "matches, odds, takebacks, tournaments",
        r#"{"version": 1, "setup": {"tournament": true, "takebacks": "agreement", "odds": "queen",
            "odds-giver": "black", "match-length": {"games": 4, "ends-when-decided": true}}}"#,
    ),
    (
        "a game for three, games on-line",
        r#"{"version": 1, "setup": {"black": {"name": "", "player": "remote"}},
            "three": {"turns": true}, "online": {"name": "Anna"}}"#,
    ),
    (
        "patterns of pieces, colours by lot",
        r#"{"version": 1, "patterns": false, "setup": {"random-sides": true}}"#,
    ),
    ("the table of moves", r#"{"version": 1, "explorer-open": true}"#),
    ("the details beside the moves", r#"{"version": 1, "details": true}"#),
    (
        "the progress in puzzles",
        r#"{"version": 1, "puzzles": {"glinski": {"rating": {"value": 1600, "deviation": 90, "volatility": 0.09},
            "curve": [1600], "results": {"17-43": true}, "streak": 1, "best-streak": 1}}}"#,
    ),
    ("the stars of the lessons", r#"{"version": 1, "lessons": {"glinski-rook-straight": 3}}"#),
    ("the player", r#"{"version": 1, "profile": {"name": "Anna"}}"#),
    (
        "warnings, and the mistakes in reported games",
        r#"{"version": 1, "warn-mistakes": true, "warning-offered": true, "mistakes": {"glinski":
            [{"id": 18446744073709551615, "lost": 160, "lapses": {"lapse-unprotected": [3, 90]}}]}}"#,
    ),
    ("the ink of printed diagrams", r#"{"version": 1, "print-ink": "colors"}"#),
];

/// Whether all that `old` says stands in `now` too.
fn says(now: &serde_json::Value, old: &serde_json::Value) -> bool {
    match (now, old) {
        (serde_json::Value::Object(now), serde_json::Value::Object(old)) => {
            old.iter().all(|(name, old)| now.get(name).is_some_and(|now| says(now, old)))
        }
        (now, old) => now == old,
    }
}

#[test]
fn every_old_form_of_the_settings_is_read_and_written_back_whole() {
    for (form, json) in OLD_FORMS {
        let disk = disk_with(json);
        let loaded = load(&disk, Path::new(PATH));
        assert_eq!(loaded.trouble, None, "{form}");
        assert!(loaded.settings.unknown.is_empty(), "{form}: {:?}", loaded.settings.unknown);
        SettingsFile::new(PATH.into(), &loaded.settings).save(&disk, &loaded.settings).unwrap();
        let old = serde_json::from_str(json).unwrap();
        let now = serde_json::from_slice(&disk.files()[Path::new(PATH)]).unwrap();
        assert!(says(&now, &old), "{form}: {now:#}");
        assert_eq!(load(&disk, Path::new(PATH)), loaded, "{form}");
    }
}

#[test]
fn the_name_of_an_earlier_version_stays_the_players_name() {
    let name = |json: &str| from_json(json.as_bytes()).0.profile.name;
    assert_eq!(name(r#"{"version": 1, "online": {"name": "Anna", "chat": true}}"#), "Anna");
    assert_eq!(name(r#"{"version": 1, "online": {"name": "Anna"}, "profile": {"name": "Ewa"}}"#), "Ewa");
    assert_eq!(name(r#"{"version": 1, "online": {"name": 7}}"#), "");
    // A later version's additions to the player stay.
    let json = br#"{"profile": {"name": "Ewa", "ratings": {"glinski": 1500}}}"#;
    let written = serde_json::to_value(from_json(json).0).unwrap();
    assert_eq!(written["profile"]["ratings"]["glinski"], 1500);
}

#[test]
fn every_field_of_the_settings_occurs_in_a_tested_form() {
    let forms = OLD_FORMS.map(|(_, json)| serde_json::from_str::<serde_json::Value>(json).unwrap());
    let settings =
        Settings { keys: serde_json::from_str(r#"{"flip": ["G"]}"#).unwrap(), ..Settings::default() };
    let now = serde_json::to_value(settings).unwrap();
    for name in now.as_object().unwrap().keys() {
        assert!(forms.iter().any(|form| form.get(name).is_some()), "write `{name}` into a form");
    }
}

#[test]
fn settings_of_a_later_version_are_used_kept_aside_and_reported() {
    let json = r#"{"version": 7, "scale": 150, "theme": "ultraviolet", "holograms": 1}"#;
    let (disk, path) = (disk_with(json), Path::new(PATH));
    let loaded = load(&disk, path);
    assert_eq!(loaded.trouble, Some(SettingsTrouble::Later));
    let LoadedSettings { mut settings, .. } = loaded;
    assert_eq!((settings.version, settings.scale, settings.theme), (VERSION, 150, ThemeChoice::System));
    let later = Path::new("/settings.later.json");
    assert_eq!(disk.files()[later], json.as_bytes());
    // The file is written in this form, and no later program takes it for one of its own.
    let mut file = SettingsFile::new(path.to_owned(), &settings);
    settings.scale = 75;
    file.save(&disk, &settings).unwrap();
    let now: serde_json::Value = serde_json::from_slice(&disk.files()[path]).unwrap();
    assert_eq!((&now["version"], &now["scale"], &now["holograms"]), (&VERSION.into(), &75.into(), &1.into()));
    assert_eq!(load(&disk, path).trouble, None, "it is told once");
    // A later program writes while this one runs.
    disk.remove(later).unwrap();
    disk.put_over(path, json.as_bytes());
    file.save(&disk, &settings).unwrap();
    assert_eq!(disk.files()[later], json.as_bytes());
}

#[test]
fn a_broken_settings_field_spoils_no_other() {
    let json = br#"{"theme": "dark", "scale": "large", "animation": "warp", "coordinates": false}"#;
    let (settings, trouble) = from_json(json);
    assert_eq!(trouble, Some(SettingsTrouble::Broken));
    let expected = Settings { theme: ThemeChoice::Dark, coordinates: false, ..Settings::default() };
    assert_eq!(settings, expected);
    assert_eq!(settings.animation, Animation::System);
}

#[test]
fn unknown_fields_are_kept_for_the_version_that_knows_them() {
    let (settings, trouble) = from_json(br#"{"scale": 90, "holograms": {"on": true}}"#);
    assert_eq!(trouble, None);
    assert_eq!(settings.scale, 90);
    let json = serde_json::to_value(&settings).unwrap();
    assert_eq!(json["holograms"]["on"], true);
}

#[test]
fn every_cut_of_the_file_is_survived() {
    let whole = serde_json::to_vec_pretty(&settings()).unwrap();
    for end in 0..whole.len() {
        let (cut, trouble) = from_json(&whole[..end]);
        assert_eq!(trouble, Some(SettingsTrouble::Broken), "cut at {end}");
        assert_eq!(cut, Settings::default());
    }
}

#[test]
fn wild_numbers_are_brought_within_bounds() {
    let (settings, _) = from_json(br#"{"scale": 65535, "autoplay-millis": 0}"#);
    assert_eq!(settings.zoom([1280.0, 800.0]), 2.0);
    assert_eq!(settings.autoplay_delay().as_millis(), 100);
}

#[test]
fn a_large_window_draws_everything_larger_by_itself() {
    let mut settings = Settings::default();
    let zooms = |settings: &Settings| {
        [[1280.0, 800.0], [640.0, 1700.0], [1920.0, 1050.0], [2560.0, 1440.0]].map(|size| settings.zoom(size))
    };
    assert_eq!(zooms(&settings), [1.0, 1.0, 1.15, 1.5]);
    settings.scale = 200;
    assert_eq!(zooms(&settings), [2.0, 2.0, 2.3, 3.0]);
}

#[test]
fn a_failed_save_of_settings_is_reported_once_until_one_succeeds() {
    let disk = Memory::new();
    let path = Path::new("/home/config/heksy/settings.json");
    let mut file = SettingsFile::new(path.to_owned(), &Settings::default());
    let mut program = Program::new();
    // A change of the settings, kept on the disk when its time has come; what is shown then.
    let mut change = |is_well: bool, scale: u16| {
        disk.decide(move |call, _| match call {
            Call::Create if !is_well => Fate::Fails(ErrorKind::StorageFull),
            _ => Fate::Well,
        });
        program.set(|settings| settings.scale = scale);
        program.all.clear();
        program.wait(secs(2));
        let saves = program.all.drain(..).filter_map(|command| match command {
            Command::File(FileJob::Settings(settings)) => Some(settings),
            _ => None,
        });
        let saves: Vec<_> = saves.collect();
        assert_eq!(saves.len(), 1);
        let saved = file.save(&disk, &saves[0]).map_err(|error| {
            let reason = Text::of_error(&error);
            SettingsFailure { path: path.to_owned(), reason }
        });
        program.send(Message::Disk(DiskNews::SettingsSaved(saved)));
        let shown = program.toasts();
        program.wait(secs(60));
        shown
    };
    assert_eq!(change(true, 110), [""; 0]);
    let told = change(false, 120);
    assert_eq!(told.len(), 1, "{told:?}");
    assert!(told[0].contains("settings.json") && told[0].contains("the disk is full"), "{told:?}");
    assert_eq!(change(false, 130), [""; 0], "not a second time");
    assert_eq!(change(true, 140), ["The settings have been saved."]);
    assert_eq!(change(true, 150), [""; 0]);
    assert_eq!(change(false, 160).len(), 1, "it had worked in between");
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
