//! The manual pages and shell completions that packages get.

use std::path::{Path, PathBuf};

use heksy::cli::pages;

#[test]
fn every_command_has_a_manual_page() {
    let pages = pages::pages().expect("writing into memory");
    for command in heksy::cli::command().get_subcommands().filter(|command| !command.is_hide_set()) {
        let path = PathBuf::from(format!("man/heksy-{}.6", command.get_name()));
        assert!(pages.contains_key(&path), "{}", path.display());
    }
    assert!(pages[Path::new("man/heksy.6")].contains("HEKSY_CONFIG_DIR"));
    for shell in ["heksy.bash", "_heksy", "heksy.fish", "heksy.ps1"] {
        assert!(pages[&Path::new("completions").join(shell)].contains("perft"), "{shell}");
    }
}

#[test]
fn the_synopsis_has_the_values_of_options_and_the_files_are_those_of_the_data_folder() {
    let pages = pages::pages().expect("writing into memory");
    let page = |name: &str| pages[Path::new(name)].replace("\\-", "-");
    let report = page("man/heksy-report.6");
    assert!(report.contains(" [OPTIONS] --output <FILE> <FILE>"), "{report}");
    let program = page("man/heksy.6");
    assert!(program.contains(" [OPTIONS] [FILE]"), "{program}");
    for file in ["games.pgn", "puzzles.pgn", "mail", "online", "journals"] {
        assert!(program.contains(&format!("~/.local/share/heksy/{file}")), "{file}");
    }
}

#[test]
fn a_command_for_packages_alone_has_no_page() {
    let pages = pages::pages().expect("writing into memory");
    assert!(!pages.contains_key(Path::new("man/heksy-pages.6")));
    assert!(!pages[Path::new("man/heksy.6")].contains("pages"));
}

#[test]
fn pages_are_written_below_a_folder_that_is_new() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path().join("new");
    pages::write(&folder).expect("the folder can be made");
    for (path, text) in pages::pages().expect("writing into memory") {
        assert_eq!(std::fs::read_to_string(folder.join(path)).expect("it was written"), text);
    }
}
