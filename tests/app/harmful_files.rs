//! Files and texts that mean harm: each is opened as far as it goes, or refused in words, and none fills the memory.

use std::fs::{self, File};
use std::path::Path;
use std::sync::Arc;

use heksy::app::context::{Command, FileJob};
use heksy::app::game::JournalFolder;
use heksy::app::game::saved::find;
use heksy::app::library::{OpenedFile, SaveJob, SaveMode, SavedGame, Saving, WindowNews};
use heksy::app::model::Message;
use heksy::app::text::{FileProblem, MAX_GAMES, ProblemKind};
use heksy::disk::{Backup, Disk, Expected, MAX_FILE_SIZE, replace_if};

use crate::program::Program;

fn open(path: &Path) -> Result<Arc<OpenedFile>, FileProblem> {
    OpenedFile::open(&Disk, path).map(Arc::new)
}

fn opened(content: &[u8]) -> Result<Arc<OpenedFile>, ProblemKind> {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("games.pgn");
    fs::write(&path, content).unwrap();
    open(&path).map_err(|problem| problem.kind)
}

#[test]
fn binary_files_are_refused() {
    assert_eq!(opened(&vec![0; 1 << 20]).err(), Some(ProblemKind::NotText));
    assert_eq!(opened(b"\x7fELF\0\0\0\0").err(), Some(ProblemKind::NotText));
}

/// One limit for both, so that a saved file can be opened again.
#[test]
fn a_file_above_the_limit_is_neither_opened_nor_saved() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("games.pgn");
    // It takes no room on the disk.
    File::create(&path).unwrap().set_len(MAX_FILE_SIZE + 1).unwrap();
    let problem = open(&path).unwrap_err();
    assert_eq!(problem.kind, ProblemKind::TooBig);
    let said = problem.text().to_string();
    assert!(said.contains("larger than 256 MB") && said.contains("heksy convert --games"), "{said}");
    let bytes = vec![0; MAX_FILE_SIZE as usize + 1];
    let path = folder.path().join("new.pgn");
    let error = replace_if(&Disk, &path, &bytes, Expected::Absent, Backup::Renew).unwrap_err();
    let problem = FileProblem::writing(path, error);
    assert_eq!(problem.kind, ProblemKind::TooBig);
    let said = problem.text().to_string();
    assert!(said.contains("would become larger than 256 MB"), "{said}");
}

/// Forty games, and a comment of 65 MB behind them.
#[test]
fn a_game_in_a_file_of_65_megabytes_is_opened_and_saved() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("games.pgn");
    let game = |number: u64| format!("[White \"A{number}\"]\n[GameId \"{number:016x}\"]\n\n1. f6 e6 *\n\n");
    let mut text: String = (1..=40).map(game).collect();
    text += &["{", &" ".repeat(65 << 20), "}\n"].concat();
    fs::write(&path, text).unwrap();
    let file = open(&path).expect("it is within the limit");
    let record = file.read(6).unwrap().document.two().unwrap().record().clone();
    let game = SavedGame::of_two(record);
    let mode = SaveMode::InPlace(file.link(6).unwrap());
    let (saving, before, attempts) = (Saving::default(), Vec::new(), Vec::new());
    let job = SaveJob { saving, path: path.clone(), before, game: Some(game), mode, attempts };
    let saved = job.carry_out(&Disk).expect("it is within the limit");
    assert_eq!((saved.file.games.len(), saved.index), (40, 6));
}

#[test]
fn more_games_than_can_be_listed_are_refused_and_no_fewer() {
    let games = |count: usize| opened("[A \"\"]\n*\n".repeat(count).as_bytes());
    assert_eq!(games(MAX_GAMES + 1).err(), Some(ProblemKind::TooManyGames));
    assert_eq!(games(1_000).map(|file| file.games.len()), Ok(1_000));
}

/// A million variations, each in the one before it, closed or not; and as many beside each other.
#[test]
fn a_million_brackets_are_opened() {
    const COUNT: usize = 1_000_000;
    for (text, understands) in [
        (format!("1. f6 {}", "(".repeat(COUNT)), false),
        (format!("1. f6 {}{} e6", "(".repeat(COUNT), ")".repeat(COUNT)), false),
        (format!("1. f6 {}", "(1. e5 ".repeat(COUNT)), false),
        (format!("1. f6 {} e6", "()".repeat(COUNT)), true),
        (format!("1. f6 {{{}}} e6", "{".repeat(COUNT)), true),
    ] {
        let file = opened(text.as_bytes()).expect("it is text");
        assert_eq!(file.games.len(), 1, "{}", &text[..20]);
        let game = file.read(0).expect("there is one");
        assert!(
            game.document.two().expect("it is for two").record().tree.mainline().count() >= 1,
            "{}",
            &text[..20]
        );
        assert_eq!(game.problems.is_none(), understands, "{}: {:?}", &text[..20], game.problems);
    }
}

/// Nothing waits for the end of what has none, or for somebody at the other end of a pipe.
#[cfg(unix)]
#[test]
fn devices_and_pipes_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let pipe = folder.path().join("pipe.pgn");
    let made = std::process::Command::new("mkfifo").arg(&pipe).status().expect("mkfifo is there");
    assert!(made.success());
    for path in [Path::new("/dev/zero"), Path::new("/dev/null"), &pipe] {
        let problem = open(path).unwrap_err();
        assert!(matches!(problem.kind, ProblemKind::Other(_)), "{problem:?}");
        assert!(problem.text().to_string().contains("not a regular file"), "{}", problem.text());
    }
}

/// The program reports a journal that it cannot have written as unreadable, and leaves it in its place.
#[test]
fn a_journal_of_gigabytes_is_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game-1.journal");
    File::create(&path).unwrap().set_len(3_000_000_000).unwrap();
    let found = find(&JournalFolder::new(Arc::new(Disk), folder.path()));
    assert_eq!((found.games.len(), found.unreadable.len()), (0, 1));
    assert_eq!(found.unreadable[0].path, path);
    assert_eq!(fs::metadata(&path).unwrap().len(), 3_000_000_000);
}

#[test]
fn a_huge_text_from_the_clipboard_is_refused_and_a_large_one_read_elsewhere() {
    let paste = |text: String| {
        let mut program = Program::hotseat();
        program.send(Message::Window(WindowNews::Pasted(text)));
        program
    };
    let program = paste("x".repeat(17 << 20));
    assert!(program.problem().contains("16 MB"), "{}", program.problem());
    assert!(!program.last.iter().any(|command| matches!(command, Command::File(FileJob::Text(..)))));
    // One word, as a position is; but no position is so long.
    for word in ["k/", "wKrQ/"] {
        let program = paste(word.repeat(1 << 20));
        assert!(program.dialog().is_none(), "{:?}", program.dialog());
        assert!(program.last.iter().any(|command| matches!(command, Command::File(FileJob::Text(..)))));
    }
}
