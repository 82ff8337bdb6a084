//! The map of the source tree and the rules that hold on it: which layer and which room may use which, where
//! methods stand, which words are kept out of which places. `docs/architecture.md` shows the same rooms.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::sync::LazyLock;

/// Each layer with the layers it may use besides itself; `*` stands for all before it.
#[rustfmt::skip]
const LAYERS: &[(&str, &[&str])] = &[
    ("hex", &[]), ("sides", &[]), ("disk", &[]),
    ("chess", &["hex", "sides"]), ("draughts", &["hex", "sides"]),
    ("game", &["hex", "sides", "chess", "draughts"]),
    ("three", &["hex", "sides", "chess", "game"]),
    ("lessons", &["hex", "sides", "chess", "draughts", "game", "three"]),
    ("engine", &["hex", "sides", "chess", "draughts", "game"]),
    ("tactics", &["hex", "sides", "chess", "draughts", "game"]),
    ("puzzles", &["hex", "sides", "chess", "draughts", "game", "lessons", "engine", "tactics"]),
    ("three_engine", &["hex", "sides", "chess", "three", "engine"]),
    ("online", &["hex", "sides", "disk", "chess", "draughts", "game"]),
    ("report", &["hex", "sides", "chess", "draughts", "game", "engine", "tactics"]),
    ("app", &["*"]), ("gui", &["*"]), ("cli", &["*"]), ("lab", &["*"]), ("fuzz", &["*"]),
];

/// The rooms of the program without its window, the ground first; each may use those before it.
const PROGRAM_ROOMS: &[&str; 12] = &[
    "text", "board", "engines", "settings", "game", "print", "library", "online", "context", "play", "model",
    "update",
];

/// Files of a room of the program, its head among them.
const MAX_FILES: usize = 25;

/// The rooms of the window; each may use those before it.
const WINDOW_ROOMS: &[&str] = &[
    "sound", "style", "actions", "board", "dialogs", "play", "study", "library", "panel", "editor", "three",
    "learn", "puzzles", "shell",
];

/// Files that are in no room: heads, and helpers that every layer may use.
const ROOMLESS: &[&str] = &[
    "lib.rs", "main.rs", "app/mod.rs", "gui/mod.rs", "checked_line.rs", "excerpt.rs", "path_serde.rs",
    "text_serde.rs",
];

/// Where files still call each other in a circle. The list only shrinks.
const CIRCLES: &[&str] = &["online/session/"];

/// Where the head of a folder may define something, and a file have its name. The list only shrinks.
#[rustfmt::skip]
const LOOSE_FOLDERS: &[&str] = &[
    "cli/", "engine/", "fuzz/", "gui/dialogs/", "gui/mod.rs",
    "gui/sound/player.rs", "lab/", "online/session/", "three_engine/eval.rs",
];

const MAX_LINES: usize = 500;

/// Words that are kept out of the code: the words, where, except for these places, and what to do instead.
#[rustfmt::skip]
const BANS: &[(&[&str], &str, &[&str], &str)] = &[
    (&["unwrap()", "todo!", "unimplemented!", "dbg!"], "", &[], "say with `expect` why there is no panic"),
    (&["egui::", "eframe::", "rfd::", "egui_kittest::"], "", &["gui/"], "only the window draws and asks"),
    // What the program keeps has no language, so that another can be chosen. What it draws is translated.
    (&["tr(", "tr!(", "tr_args(", "catalogue::Value"], "app/", &[
        "app/text/", "app/game/", "app/print/", "app/library/", "app/model/",
        "app/play/analysis_view.rs",
    ], "keep a `Text`"),
    // A jump of the system's clock flags nobody: it dates games and names files.
    (&["SystemTime", "unix_seconds"], "", &[
        "game/date.rs", "app/game/journal.rs", "app/game/crash.rs", "app/game/save_state.rs",
        "online/journal.rs",
    ], "count in `Instant`s, or ask for the date"),
];

/// Each file, such as `src/chess/fen.rs`, with its code: unit tests and all that follows `//` are left blank.
static SOURCES: LazyLock<BTreeMap<String, String>> = LazyLock::new(|| {
    let (mut sources, mut paths) = (BTreeMap::new(), vec!["src".to_owned()]);
    while let Some(path) = paths.pop() {
        let place = format!("{}/{path}", env!("CARGO_MANIFEST_DIR"));
        if let Ok(entries) = fs::read_dir(&place) {
            paths.extend(entries.flatten().map(|entry| format!("{path}/{}", entry.file_name().display())));
        } else if let Some((_, "rs")) = path.rsplit_once('.') {
            let text = fs::read_to_string(place).expect("a source file is readable");
            let tests = if path.contains("tests") { "" } else { "#[cfg(test)]\nmod tests {" };
            let (code, tests) = text.split_once(tests).unwrap_or((&text, ""));
            let lines = code.lines().map(|line| line.split("//").next().unwrap_or_default());
            sources
                .insert(path, lines.chain(tests.lines().map(|_| "")).flat_map(|line| [line, "\n"]).collect());
        }
    }
    sources
});

/// What each file uses: paths such as `src/chess/Fen`, and files that define them, as `src/chess/fen.rs`.
static USES: LazyLock<BTreeMap<&str, BTreeSet<String>>> = LazyLock::new(|| {
    let (mut uses, mut origins) = (BTreeMap::<&str, BTreeSet<String>>::new(), BTreeMap::new());
    for (path, code) in SOURCES.iter() {
        origins.insert(module(path).to_owned(), path.clone());
        let own = uses.entry(path).or_default();
        for (used, is_passed_on) in used_paths(code, module(path)) {
            let name = format!("{}/{}", module(path), used.rsplit('/').next().unwrap_or_default());
            if is_passed_on && parent(&used).starts_with(&format!("{}/", module(path))) {
                origins.entry(name).or_insert(used);
            } else {
                own.insert(used);
            }
        }
    }
    let home = |used: &String| {
        let mut path = used.as_str();
        while !SOURCES.contains_key(path) {
            path = origins.get(path).map_or(parent(path), String::as_str);
        }
        path.to_owned()
    };
    assert!(uses.values().flatten().count() > 1000, "only few uses found");
    for (file, used) in &mut uses {
        let homes: Vec<String> = used.iter().map(home).filter(|home| home != file).collect();
        used.extend(homes);
    }
    uses
});

/// The paths in the code, those of a `use` out of its braces, each with whether a `pub use` passes it on.
fn used_paths(code: &str, module: &str) -> Vec<(String, bool)> {
    let mut found = Vec::new();
    for statement in code.split(';') {
        let (before, tree) = statement.rsplit_once("use ").unwrap_or((statement, ""));
        let is_path = |word: &&str| ["crate::", "self::", "super::"].iter().any(|way| word.starts_with(way));
        let paths = before.split(|c| c != ':' && !is_name(c)).filter(is_path);
        found.extend(paths.map(|path| (absolute(path, module), false)));
        let is_passed_on = before.ends_with("pub ") || before.ends_with(") ");
        let (head, names) = tree.split_once('{').unwrap_or(("", tree));
        let names = names.split([',', '}']).filter_map(|name| name.split_whitespace().next());
        found.extend(names.map(|name| (absolute(&format!("{head}{name}"), module), is_passed_on)));
    }
    found
}

/// `src/chess/Fen` for `super::Fen` in `src/chess/moves`.
fn absolute(written: &str, module: &str) -> String {
    written.split("::").fold(module.to_owned(), |path, part| match part {
        "crate" => "src".to_owned(),
        "self" | "" => path,
        "super" => parent(&path).to_owned(),
        name => path + "/" + name,
    })
}

fn parent(path: &str) -> &str {
    path.rsplit_once('/').map_or("src", |(parent, _)| parent)
}

/// `src/chess/fen` for `src/chess/fen.rs` and for `src/chess/fen/mod.rs`.
fn module(path: &str) -> &str {
    ["/mod.rs", "/lib.rs", ".rs"].iter().find_map(|end| path.strip_suffix(end)).unwrap_or(path)
}

/// The layer of a file, in `app` and `gui` its room: `src/chess`, `src/app/play`.
fn room(path: &str) -> &str {
    let depth = if is_in(path, &["app/", "gui/"]) { 2 } else { 1 };
    module(path.match_indices('/').nth(depth).map_or(path, |(end, _)| &path[..end]))
}

fn is_in(path: &str, places: &[&str]) -> bool {
    places.iter().any(|place| path["src/".len()..].starts_with(place))
}

fn is_name(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

/// The names that one of `kinds` defines at the left edge.
fn definitions<'a>(code: &'a str, kinds: &[&str]) -> Vec<&'a str> {
    let lines = code.lines().filter(|line| !line.starts_with(' ')).map(|line| line.split(|c| !is_name(c)));
    lines.filter_map(|mut words| words.find(|word| kinds.contains(word)).and(words.next())).collect()
}

/// Fails with what a check finds wrong in a path and its code.
fn check<F: IntoIterator<Item = String>>(faults: impl Fn(&'static str, &'static str) -> F) {
    let lines = |(path, code)| faults(path, code).into_iter().map(move |fault| format!("\n{path}: {fault}"));
    let found: String =
        SOURCES.iter().map(|(path, code)| (path.as_str(), code.as_str())).flat_map(lines).collect();
    assert!(found.is_empty(), "{found}");
}

/// Every file is in a layer, in `app` and `gui` in a room, and uses only those that this one may.
#[test]
fn layers_and_rooms_use_only_what_lies_below_them() {
    let free = |rooms: &[&'static str]| rooms.iter().map(|room| (*room, &["*"][..])).collect::<Vec<_>>();
    let (app, gui) = (free(PROGRAM_ROOMS), free(WINDOW_ROOMS));
    for (folder, rooms) in [("src/", LAYERS.to_vec()), ("src/app/", app), ("src/gui/", gui)] {
        let place = |path: &str| {
            let name = path.strip_prefix(folder)?.split('/').next()?.trim_end_matches(".rs");
            rooms.iter().position(|(room, _)| *room == name)
        };
        check(|path, _| {
            let Some(own) = place(path) else {
                let is_lost = path.starts_with(folder) && !is_in(path, ROOMLESS);
                return is_lost.then(|| format!("name its room in {}", file!())).into_iter().collect();
            };
            let (name, below) = rooms[own];
            let may_use = |at: usize| at == own || below.contains(&rooms[at].0) || below == ["*"] && at < own;
            let wrong = USES[path].iter().filter(|used| place(used).is_some_and(|at| !may_use(at)));
            wrong.map(|used| format!("{name} may not use {used}")).collect::<Vec<_>>()
        });
    }
}

/// A room of the program has no rooms in it, and few files.
#[test]
fn rooms_of_the_program_are_flat_and_small() {
    for name in PROGRAM_ROOMS {
        let folder = format!("src/app/{name}/");
        let files: Vec<&String> = SOURCES.keys().filter(|path| path.starts_with(&folder)).collect();
        let is_flat = files.iter().all(|path| !path[folder.len()..].contains('/'));
        assert!(is_flat && files.len() <= MAX_FILES, "{name}: {} files: {files:?}", files.len());
    }
}

#[test]
fn the_documents_show_the_same_rooms() {
    let document = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/docs/architecture.md"));
    for (folder, rooms) in [("text\nsrc/app\n", &PROGRAM_ROOMS[..]), ("text\nsrc/gui\n", WINDOW_ROOMS)] {
        let tree = document.split("```").find(|block| block.starts_with(folder)).unwrap_or_default();
        let rows = tree.lines().filter_map(|line| line.split_once("── ")?.1.split("  ").next());
        assert_eq!(rows.flat_map(|row| row.split(", ")).collect::<Vec<_>>(), rooms, "docs/architecture.md");
    }
}

/// The files in a circle: those that stay when files are taken away that use no other or that no other uses.
fn circle(uses: &BTreeMap<&'static str, BTreeSet<String>>) -> BTreeSet<&'static str> {
    let (mut left, mut all): (BTreeSet<&str>, _) = (uses.keys().copied().collect(), BTreeSet::new());
    while left != all {
        all.clone_from(&left);
        let used: BTreeSet<&str> = all.iter().flat_map(|file| &uses[file]).map(String::as_str).collect();
        left.retain(|file| used.contains(file) && uses[file].iter().any(|used| all.contains(used.as_str())));
    }
    left
}

#[test]
fn no_files_use_or_call_each_other_in_a_circle() {
    assert_eq!(circle(&USES), BTreeSet::new(), "these files use each other in a circle");
    let names = |code: &'static str, by| code.split::<&str>(by).skip(1).map(|rest| rest.split('(').next());
    let mut homes: BTreeMap<_, BTreeSet<&str>> = BTreeMap::new();
    for (path, code) in SOURCES.iter() {
        for name in names(code, "fn ") {
            homes.entry((room(path), name)).or_default().insert(path);
        }
    }
    let mut uses = USES.clone();
    for (path, code) in SOURCES.iter() {
        let homes = names(code, "self.").filter_map(|name| homes.get(&(room(path), name)));
        // Where several files of a room have a method of this name, the call may be to any.
        let called = homes.filter(|homes| homes.len() == 1).flatten().filter(|home| *home != path);
        uses.entry(path).or_default().extend(called.map(|home| (*home).to_owned()));
    }
    let circle: Vec<&str> = circle(&uses).into_iter().filter(|file| !is_in(file, CIRCLES)).collect();
    assert!(circle.is_empty(), "these files call each other in a circle: {circle:?}");
}

/// A reader who looks for a method looks in the room of its type.
#[test]
fn methods_stand_in_the_room_of_their_type() {
    let mut rooms: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for (path, code) in SOURCES.iter() {
        for name in definitions(code, &["struct", "enum", "union"]) {
            rooms.entry(name).or_default().insert(room(path));
        }
    }
    check(|path, code| {
        let heads = code.lines().filter(|line| line.starts_with("impl") && !line.contains(" for "));
        let types = heads.filter_map(|line| {
            let head = line.trim_end_matches([' ', '{']).rsplit("> ").next()?;
            head.split(|c| !is_name(c)).find(|name| rooms.contains_key(name))
        });
        let strangers = types.filter(|name| !rooms[name].contains(room(path)));
        strangers.map(|name| format!("methods of {name} belong in {:?}", rooms[name])).collect::<Vec<_>>()
    });
}

/// The head of a folder says what is in it; what it defines itself nobody finds by its name.
#[test]
fn the_head_of_a_folder_is_in_it_and_defines_nothing() {
    let kinds = ["fn", "struct", "enum", "union", "trait", "type", "const", "static", "impl"];
    check(|path, code| {
        let folder = path.replace(".rs", "/");
        let is_double = !is_in(path, LOOSE_FOLDERS) && SOURCES.keys().any(|other| other.starts_with(&folder));
        let is_bare = path.ends_with("/mod.rs") && !is_in(path, LOOSE_FOLDERS);
        let defined = definitions(code, if is_bare { &kinds } else { &[] }).into_iter();
        let faults = defined.map(|name| format!("move {name} into a file with its name"));
        faults.chain(is_double.then(|| "move it into the folder of its name".to_owned()))
    });
}

#[test]
fn files_are_short_enough_to_read() {
    check(|_, code| (code.lines().count() > MAX_LINES).then(|| "split this file".to_owned()));
}

#[test]
fn banned_words_stay_out() {
    let has = |line: &str, word: &str| line.match_indices(word).any(|(at, _)| !line[..at].ends_with(is_name));
    for (words, within, except, instead) in BANS {
        check(|path, code| {
            let lines = code.lines().filter(|_| is_in(path, &[within]) && !is_in(path, except));
            let wrong = lines.filter(|line| words.iter().any(|word| has(line, word)));
            wrong.map(|line| format!("{instead}: {}", line.trim())).collect::<Vec<_>>()
        });
    }
}
