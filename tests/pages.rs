//! The manual pages and the completions of shells under `packaging` are what the command line itself says. They stand
//! in the repository, so that a package needs no other tool to have them;
//! `HEKSY_WRITE_PAGES=1 cargo test --test pages` writes them anew.
#![cfg(feature = "cli")]

use std::collections::BTreeMap;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use clap_complete::Shell;
use clap_mangen::Man;
use clap_mangen::roff::{Roff, bold, roman};

/// The section of the manual: games.
const SECTION: &str = "6";
const MANUAL: &str = "Games Manual";

/// Environment variables, in the manual's own words.
const ENVIRONMENT: &[(&str, &str)] = &[
    ("HEKSY_CONFIG_DIR", "The folder of the settings, and of unsaved games unless HEKSY_DATA_DIR is set."),
    ("HEKSY_DATA_DIR", "The folder of unsaved games."),
];

const FILES: &[(&str, &str)] = &[
    ("~/.config/heksy/settings.json", "The settings."),
    ("~/.local/share/heksy/journals", "Autosaved games in progress."),
    ("~/.local/share/heksy/endgames", "The endgame tables that heksy endgames makes."),
];

const EXIT_STATUS: &[(&str, &str)] = &[
    ("0", "Success."),
    ("1", "A tool failed, or check, convert or report did not understand everything."),
    ("2", "Wrong arguments."),
];

const EXAMPLES: &[(&str, &str)] = &[
    ("heksy game.pgn", "Open a saved game in the window."),
    (
        "heksy perft --variant shafran --divide 4",
        "Count the positions four plies from the start of Shafran's game.",
    ),
    ("heksy check *.pgn", "Replay saved games and report errors."),
    ("heksy report game.pgn --output judged.pgn", "Find the mistakes in a game."),
];

/// Every file of the pages with its text, by its path under `packaging/linux`.
fn pages() -> io::Result<BTreeMap<PathBuf, String>> {
    let mut pages = BTreeMap::new();
    let mut command = heksy::cli::command().disable_help_subcommand(true);
    command.build();
    manual(&command, true, &mut pages)?;
    for (shell, name) in [
        (Shell::Bash, "heksy.bash"),
        (Shell::Zsh, "_heksy"),
        (Shell::Fish, "heksy.fish"),
        (Shell::PowerShell, "heksy.ps1"),
    ] {
        let mut text = Vec::new();
        clap_complete::generate(shell, &mut heksy::cli::command(), "heksy", &mut text);
        pages.insert(Path::new("completions").join(name), in_utf8(text));
    }
    Ok(pages)
}

/// The page of a command and those of its tools.
fn manual(
    command: &clap::Command,
    is_program: bool,
    pages: &mut BTreeMap<PathBuf, String>,
) -> io::Result<()> {
    for tool in command.get_subcommands() {
        manual(tool, false, pages)?;
    }
    let version = concat!("heksy ", env!("CARGO_PKG_VERSION"));
    let man = Man::new(command.clone()).section(SECTION).manual(MANUAL).source(version);
    let path = Path::new("man").join(man.get_filename());
    let mut text = Vec::new();
    man.render(&mut text)?;
    if is_program {
        sections().to_writer(&mut text)?;
    }
    text.flush()?;
    pages.insert(path, in_utf8(text));
    Ok(())
}

/// What only a person can add to what the command line says of itself.
fn sections() -> Roff {
    let mut roff = Roff::new();
    for (heading, entries) in
        [("ENVIRONMENT", ENVIRONMENT), ("FILES", FILES), ("EXIT STATUS", EXIT_STATUS), ("EXAMPLES", EXAMPLES)]
    {
        roff.control("SH", [heading]);
        for (name, text) in entries {
            roff.control("TP", []).text([bold(*name)]).text([roman(*text)]);
        }
    }
    roff
}

fn in_utf8(text: Vec<u8>) -> String {
    let text = String::from_utf8(text).expect("texts of the command line are UTF-8");
    // Trailing spaces mean nothing to a shell or a manual, and editors remove them.
    text.lines().flat_map(|line| [line.trim_end(), "\n"]).collect()
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("packaging/linux")
}

#[test]
fn pages_say_what_the_command_line_says() {
    let pages = pages().expect("writing into memory");
    if std::env::var_os("HEKSY_WRITE_PAGES").is_some() {
        for (path, text) in &pages {
            fs::write(folder().join(path), text)
                .unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        }
    }
    let stale: Vec<String> = pages
        .iter()
        .filter(|(path, text)| {
            fs::read_to_string(folder().join(path)).map(|found| found.replace("\r\n", "\n")).ok().as_ref()
                != Some(text)
        })
        .map(|(path, _)| path.display().to_string())
        .collect();
    assert!(
        stale.is_empty(),
        "not what the command line says: {}; HEKSY_WRITE_PAGES=1 cargo test --test pages writes them",
        stale.join(", ")
    );
}

#[test]
fn there_is_no_page_of_a_tool_that_is_gone() {
    let pages = pages().expect("writing into memory");
    for name in ["man", "completions"] {
        for entry in fs::read_dir(folder().join(name)).expect("the folder of the pages") {
            let path = Path::new(name).join(entry.expect("an entry").file_name());
            assert!(pages.contains_key(&path), "packaging/linux/{}: no tool has this page", path.display());
        }
    }
}

#[test]
fn every_tool_that_is_shown_has_a_page() {
    let pages = pages().expect("writing into memory");
    for tool in ["perft", "check", "uci", "online-host"] {
        assert!(pages.contains_key(&PathBuf::from(format!("man/heksy-{tool}.6"))), "{tool}");
    }
    assert!(pages[Path::new("man/heksy.6")].contains("HEKSY_CONFIG_DIR"));
}
