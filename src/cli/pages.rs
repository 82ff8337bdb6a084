//! Manual pages and shell completions, made from the command line itself for packages.

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
    ("HEKSY_CONFIG_DIR", "The folder of the settings, and of your data unless HEKSY_DATA_DIR is set."),
    ("HEKSY_DATA_DIR", "The folder of your data: finished games, puzzles, games by mail, games in progress."),
];

const FILES: &[(&str, &str)] = &[
    ("~/.config/heksy/settings.json", "The settings."),
    ("~/.local/share/heksy/games.pgn", "Your finished games."),
    ("~/.local/share/heksy/puzzles.pgn", "Your own puzzles."),
    ("~/.local/share/heksy/mail", "Games by mail."),
    ("~/.local/share/heksy/online", "Unfinished online games."),
    ("~/.local/share/heksy/journals", "Games in progress."),
    ("~/.local/share/heksy/endgames", "Endgame tables besides those that are part of the program."),
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

/// Every file of the pages with its text, by its path: `man/heksy.6`, `completions/heksy.bash`.
///
/// # Errors
/// None in practice: the pages are written into memory.
pub fn pages() -> io::Result<BTreeMap<PathBuf, String>> {
    let mut pages = BTreeMap::new();
    let mut command = super::command().disable_help_subcommand(true);
    command.build();
    manual(&command, true, &mut pages)?;
    for (shell, name) in [
        (Shell::Bash, "heksy.bash"),
        (Shell::Zsh, "_heksy"),
        (Shell::Fish, "heksy.fish"),
        (Shell::PowerShell, "heksy.ps1"),
    ] {
        let mut text = Vec::new();
        clap_complete::generate(shell, &mut super::command(), "heksy", &mut text);
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
    for tool in command.get_subcommands().filter(|tool| !tool.is_hide_set()) {
        manual(tool, false, pages)?;
    }
    let version = concat!("heksy ", env!("CARGO_PKG_VERSION"));
    // The synopsis of `--help`, which has the values of options and the order of the arguments.
    let usage = command.clone().render_usage().to_string();
    let usage = usage.trim_start_matches("Usage: ").to_owned();
    let man = Man::new(command.clone().override_usage(usage)).section(SECTION).manual(MANUAL).source(version);
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

/// Sections that cannot be made from the definitions of the command line.
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

/// Writes [`pages`] below `folder`, which is made where it is missing.
///
/// # Errors
/// Any error of writing a file.
pub fn write(folder: &Path) -> io::Result<()> {
    for (path, text) in pages()? {
        let path = folder.join(path);
        fs::create_dir_all(path.parent().unwrap_or(folder))?;
        fs::write(path, text)?;
    }
    Ok(())
}
