//! The shape of the source tree: which layer may use which, no circle of files, how long a file may grow, and no
//! hidden panics.
//!
//! Layers from the bottom: `hex`, `sides` and `disk`, `chess` and `draughts`, `game`, `three`, `lessons`, `engine` and `online`, `report`,
//! `app`, `gui`, `cli`, `lab`, `fuzz`.

mod circles;
mod imports;
mod methods;
mod source;

use std::collections::{BTreeMap, BTreeSet};

use source::{blank_text, lines_with, sources};

/// Stands for all layers that come before one.
const ALL_BEFORE: &[&str] = &["all before"];

/// Each layer with the layers it may use besides itself.
const LAYERS: &[(&str, &[&str])] = &[
    ("hex", &[]),
    ("sides", &[]),
    // The file system, real or not: whatever keeps something stands on it.
    ("disk", &[]),
    ("chess", &["hex", "sides"]),
    ("draughts", &["hex", "sides"]),
    ("game", &["hex", "sides", "chess", "draughts"]),
    // The rules of three-player hexes, and a game of it: pieces are those of chess, notation and files those of `game`.
    ("three", &["hex", "sides", "chess", "game"]),
    // Levels for beginners, of all games.
    ("lessons", &["hex", "sides", "chess", "draughts", "game", "three"]),
    // Positions to solve; a cell of a file is read as in lessons.
    ("puzzles", &["hex", "sides", "chess", "draughts", "game", "lessons", "engine"]),
    ("engine", &["hex", "sides", "chess", "draughts", "game"]),
    // The three-player engine, with the root search of `engine`.
    ("three_engine", &["hex", "sides", "chess", "three", "engine"]),
    // A game between two computers; it knows neither engine nor window.
    ("online", &["hex", "sides", "disk", "chess", "draughts", "game"]),
    ("report", &["hex", "sides", "chess", "draughts", "game", "engine"]),
    ("app", ALL_BEFORE),
    ("gui", ALL_BEFORE),
    ("cli", ALL_BEFORE),
    ("lab", ALL_BEFORE),
    // What holds for every reader; for tests and the fuzzer.
    ("fuzz", ALL_BEFORE),
];

/// The rooms of the program without its window, the ground first; each may use those before it.
#[rustfmt::skip]
const PROGRAM_ROOMS: &[&str] = &[
    // Words, and plain data for the board.
    "action", "catalogue", "board_view", "picture", "words", "explain", "toasts", "announcement",
    // Files, engines, sounds, settings.
    "storage", "uci", "engines", "search", "sound", "setup", "settings",
    // A game that is kept: its journal, its document, what the window shows of it.
    "journal", "document", "journal_files", "view", "hand", "typed_move", "annotate", "files", "online",
    "mail", "dialogs",
    // What a mode is lent, and the modes.
    "cx", "play", "study", "editor", "three", "diagram", "learn", "puzzles", "front",
    // Messages, the open game, the desk that carries out what the modes ask for, and the threads.
    "message", "window_news", "mode", "model", "desk", "places", "executor",
];

/// The rooms of the window; each may use those before it.
const WINDOW_ROOMS: &[&str] = &[
    "sound", "style", "actions", "board", "dialogs", "play", "study", "editor", "library", "panel", "three",
    "learn", "puzzles", "shell",
];

/// The layers where files still call each other in a circle, calls on `self` followed: how many files at most. The
/// numbers only sink.
const CIRCLES: &[(&str, usize)] = &[("engine", 4), ("online", 8)];

/// The heads of rooms that still define something. The list only shrinks.
const FULL_HEADS: &[&str] = &["app/settings/mod.rs"];

/// Crates that draw or ask through a window; only these layers may know them.
const WINDOW_CRATES: &[&str] = &["egui", "eframe", "rfd", "egui_kittest"];
const WINDOW_LAYERS: &[&str] = &["gui"];

const MAX_LINES: usize = 500;

fn assert_none(findings: &[String]) {
    assert!(findings.is_empty(), "\n{}", findings.join("\n"));
}

#[test]
fn every_folder_is_a_layer() {
    let unknown: Vec<_> = sources()
        .iter()
        .filter(|source| source.layer().is_some_and(|layer| LAYERS.iter().all(|(name, _)| *name != layer)))
        .map(|source| format!("src/{}: its folder is no layer; name it in tests/layers/main.rs", source.path))
        .collect();
    assert_none(&unknown);
}

#[test]
fn layers_use_only_what_lies_below_them() {
    let mut findings = Vec::new();
    for source in sources() {
        let Some(layer) = source.layer() else { continue };
        let place = LAYERS.iter().position(|(name, _)| *name == layer).expect("every folder is a layer");
        let (_, below) = LAYERS[place];
        let may_use =
            |i: usize, other: &str| i == place || below.contains(&other) || below == ALL_BEFORE && i < place;
        for (_, (other, _)) in LAYERS.iter().enumerate().filter(|(i, (other, _))| !may_use(*i, other)) {
            for root in ["crate", "heksy"] {
                for line in lines_with(&source.code, &format!("{root}::{other}")) {
                    findings.push(format!("src/{}:{line}: {layer} may not use {other}", source.path));
                }
            }
        }
        // `use crate::{gui::Board, ..}` would hide the layer from the search above.
        for line in lines_with(&source.code, "crate::{") {
            findings.push(format!("src/{}:{line}: import one layer a line", source.path));
        }
    }
    assert_none(&findings);
}

/// The room of a file: `play` for `app/play/clock.rs` and for `app/play.rs`; `None` for the head of the layer.
fn room<'a>(layer: &str, path: &'a str) -> Option<&'a str> {
    let inside = path.strip_prefix(layer)?.strip_prefix('/')?;
    let room = inside.split_once('/').map_or_else(|| inside.trim_end_matches(".rs"), |(room, _)| room);
    (room != "mod").then_some(room)
}

#[test]
fn rooms_use_only_those_before_them() {
    let uses = imports::between(&sources());
    let mut findings = Vec::new();
    for (layer, order) in [("app", PROGRAM_ROOMS), ("gui", WINDOW_ROOMS)] {
        let place = |path: &str| order.iter().position(|name| room(layer, path) == Some(name));
        for (file, targets) in &uses {
            let Some(own) = room(layer, file) else { continue };
            if place(file).is_none() {
                findings.push(format!("src/{file}: name its room in tests/layers/main.rs"));
            }
            let later = targets.iter().filter(|target| place(target) > place(file));
            findings.extend(later.map(|target| format!("src/{file}: {own} may not use {target}")));
        }
    }
    assert_none(&findings);
}

/// A reader who looks for a method looks in the room of its type.
#[test]
fn an_inherent_impl_stands_in_the_room_of_its_type() {
    let home = |path: &str| -> String {
        let layer = path.split('/').next().unwrap_or_default();
        let is_sorted = ["app", "gui"].contains(&layer);
        room(layer, path)
            .filter(|_| is_sorted)
            .map_or_else(|| layer.to_owned(), |room| format!("{layer}/{room}"))
    };
    let sources = sources();
    let mut homes: BTreeMap<&str, BTreeSet<String>> = BTreeMap::new();
    for source in &sources {
        for name in methods::types(source) {
            homes.entry(name).or_default().insert(home(&source.path));
        }
    }
    let mut findings = Vec::new();
    for source in &sources {
        let own = home(&source.path);
        for block in methods::blocks(source) {
            if let Some(rooms) = homes.get(block.name).filter(|rooms| !rooms.contains(&own)) {
                let (path, line, name) = (&source.path, block.line, block.name);
                findings.push(format!("src/{path}:{line}: methods of {name} belong in {rooms:?}"));
            }
        }
    }
    assert_none(&findings);
}

#[test]
fn no_files_use_each_other_in_a_circle() {
    let uses = imports::between(&sources());
    let findings: Vec<_> = circles::find(&uses)
        .iter()
        .map(|circle| format!("these files use each other in a circle: {}", circle.join(", ")))
        .collect();
    assert_none(&findings);
}

/// The rooms of the rules: no file has the name of a folder beside it.
const RULES_ROOMS: &[&str] = &["hex", "sides", "disk", "chess", "draughts", "game", "three", "report"];

/// One style of modules: a folder has a head `mod.rs`, and no file beside it has its name.
#[test]
fn no_file_has_the_name_of_a_folder_beside_it() {
    let sources = sources();
    let folder = |path: &str| path.strip_suffix(".rs").map(|stem| format!("{stem}/"));
    let doubles = sources.iter().filter(|source| {
        source.layer().is_some_and(|layer| RULES_ROOMS.contains(&layer))
            && folder(&source.path)
                .is_some_and(|start| sources.iter().any(|other| other.path.starts_with(&start)))
    });
    assert_none(
        &doubles.map(|source| format!("src/{}: move it into its folder", source.path)).collect::<Vec<_>>(),
    );
}

/// A reader who follows a call on `self` never comes back to the file where he began.
#[test]
fn no_files_call_each_other_in_a_circle() {
    let sources = sources();
    let mut uses = imports::between(&sources);
    for (file, targets) in methods::calls(&sources) {
        uses.entry(file).or_default().extend(targets);
    }
    let circles = circles::find(&uses);
    let mut left: BTreeMap<&str, usize> = CIRCLES.iter().copied().collect();
    let mut findings = Vec::new();
    for circle in &circles {
        let layer = circle.first().and_then(|file| file.split('/').next()).unwrap_or_default();
        let known = left.entry(layer).or_default();
        match known.checked_sub(circle.len()) {
            Some(fewer) => *known = fewer,
            None => findings.push(format!("these files call each other in a circle: {}", circle.join(", "))),
        }
    }
    assert_none(&findings);
}

/// The head of a room says what is in it; what it defines itself nobody finds by its name.
#[test]
fn the_head_of_a_room_defines_nothing() {
    let words = ["fn", "struct", "enum", "union", "trait", "type", "const", "static", "impl"];
    let mut findings = Vec::new();
    for source in sources() {
        let path = source.path.as_str();
        let is_checked = source.layer().is_some_and(|layer| layer == "app" || RULES_ROOMS.contains(&layer));
        if !is_checked || !path.ends_with("/mod.rs") || FULL_HEADS.contains(&path) {
            continue;
        }
        for (number, line) in source.without_tests().lines().enumerate() {
            let word = line.split_whitespace().find(|word| !word.starts_with("pub"));
            let word = word.and_then(|word| word.split(['<', '!']).next()).unwrap_or_default();
            if !line.starts_with(' ') && words.contains(&word) {
                findings.push(format!("src/{path}:{}: move this into a file with its name", number + 1));
            }
        }
    }
    assert_none(&findings);
}

#[test]
fn only_the_window_knows_the_window_crates() {
    let mut findings = Vec::new();
    for source in sources() {
        let Some(layer) = source.layer().filter(|layer| !WINDOW_LAYERS.contains(layer)) else { continue };
        for name in WINDOW_CRATES {
            for line in lines_with(&source.code, &format!("{name}::")) {
                findings.push(format!("src/{}:{line}: {layer} may not use {name}", source.path));
            }
        }
    }
    assert_none(&findings);
}

#[test]
fn files_are_short_enough_to_read() {
    let long: Vec<_> = sources()
        .iter()
        .filter(|source| source.lines > MAX_LINES)
        .map(|source| format!("src/{}: {} lines, split it ({MAX_LINES} at most)", source.path, source.lines))
        .collect();
    assert_none(&long);
}

/// What the program keeps from one message to the next has no language: it holds `Text`, and only what the window reads
/// anew for each picture may translate. So another language can be chosen while a dialog is open.
#[test]
fn only_what_is_drawn_is_translated() {
    let draws = |path: &str| {
        let folders = ["app/catalogue/", "app/view/", "app/model/"];
        folders.iter().any(|folder| path.starts_with(folder))
            || ["app/words/names.rs", "app/words/numbers.rs"].contains(&path)
            || ["app/play/view.rs", "app/study/analysis_view.rs"].contains(&path)
    };
    let mut findings = Vec::new();
    for source in sources().iter().filter(|source| source.layer() == Some("app") && !draws(&source.path)) {
        for word in ["tr(", "tr!(", "tr_args(", "catalogue::Value"] {
            for line in lines_with(source.without_tests(), word) {
                findings.push(format!("src/{}:{line}: keep a `Text` instead", source.path));
            }
        }
    }
    assert_none(&findings);
}

/// A panic that was meant says with `expect` why it cannot happen.
#[test]
fn nothing_is_unwrapped_without_a_word() {
    let mut findings = Vec::new();
    for source in sources() {
        for word in [".unwrap()", "todo!", "unimplemented!", "dbg!"] {
            for line in lines_with(source.without_tests(), word) {
                findings.push(format!("src/{}:{line}: {word} outside the tests", source.path));
            }
        }
    }
    assert_none(&findings);
}

/// A jump of the system's clock flags nobody: it dates games and names files, and nothing else asks for the hour.
#[test]
fn the_hour_only_dates_games_and_names_files() {
    let may_ask = [
        "game/date.rs",
        "app/journal_files/owner.rs",
        "app/journal_files/crash.rs",
        "app/journal/entry.rs",
        "app/journal/three.rs",
        "online/journal.rs",
    ];
    let mut findings = Vec::new();
    for source in sources().iter().filter(|source| !may_ask.contains(&source.path.as_str())) {
        for word in ["SystemTime", "unix_seconds"] {
            for line in lines_with(source.without_tests(), word) {
                findings
                    .push(format!("src/{}:{line}: count in `Instant`s, or ask for the date", source.path));
            }
        }
    }
    assert_none(&findings);
}

#[test]
fn text_is_blanked_before_the_search() {
    let code = "use a; // crate::gui\nlet s = \"crate::gui \\\" egui::\"; let c = '\"'; /* rfd:: */ f::<'a>(b'x', r#\"\"y\"#);";
    let blanked = blank_text(code);
    assert_eq!(blanked.lines().count(), 2);
    assert!(!blanked.contains("gui") && !blanked.contains("rfd") && !blanked.contains('y'), "{blanked}");
    assert!(blanked.contains("let c =") && blanked.contains("f::<'a>(b"), "{blanked}");
    assert_eq!(lines_with("x\negui::y negui::\nnegui::z", "egui::").collect::<Vec<_>>(), [2]);
}
