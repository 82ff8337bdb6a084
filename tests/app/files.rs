//! Files, the clipboard, and unsaved work: nothing is lost without a question.

use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use heksy::app::context::{Command, Dialog, DialogAction, Fault, FileJob, ListJob, PlayOn, WindowCommand};
use heksy::app::engines::Machine;
use heksy::app::game::{EditAction, GameAction, ReplayAction};
use heksy::app::library::{
    ClipboardAction, Collection, FileAction, GameName, Games, LibraryAction, OpenJob, Opened, OpenedFile,
    PathPurpose, Query, SaveJob, SaveMode, SavedGame, Saving, WindowNews,
};
use heksy::app::model::{DiskNews, Message};
use heksy::app::settings::{GameForm, StartFrom};
use heksy::app::text::{FileOperation, FileProblem, ProblemKind, Text};
use heksy::disk::{Disk, FileSystem};
use heksy::game::{Nag, Variant};
use heksy::sides::Color;

use crate::program::memory::{Call, Fate, Memory};
use crate::program::{Program, hotseat, secs};

const TWO_GAMES: &str = r#"[Event "Club"]
[Site "?"]
[Date "2024.05.01"]
[Round "1"]
[White "Anna"]
[Black "Piotr"]
[Result "1-0"]
[Variant "Glinski"]

1. f6 e6 2. g5 1-0

[Event "Club"]
[Site "?"]
[Date "2024.05.02"]
[Round "2"]
[White "Ewa"]
[Black "Jan"]
[Result "*"]
[Variant "Glinski"]

1. d5 *
"#;

/// Carries out what the disk is to do for the program, and brings the news, until nothing is left to do.
fn run_pending(program: &mut Program) {
    run_pending_on(&Disk, program);
}

/// The same on another disk.
fn run_pending_on(disk: &dyn FileSystem, program: &mut Program) {
    loop {
        let commands = std::mem::take(&mut program.last);
        let news: Vec<DiskNews> =
            commands.into_iter().filter_map(|command| carry_out(disk, command)).collect();
        if news.is_empty() {
            return;
        }
        for item in news {
            program.send(Message::Disk(item));
        }
    }
}

fn carry_out(disk: &dyn FileSystem, command: Command) -> Option<DiskNews> {
    match command {
        Command::File(FileJob::Open(job)) => Some(DiskNews::FileOpened(job.ticket, job.carry_out(disk))),
        Command::File(FileJob::Text(ticket, text)) => {
            Some(DiskNews::Read(ticket, Ok(Arc::new(OpenedFile::from_text(text)).into())))
        }
        Command::File(FileJob::Recorded(ticket, games, index)) => {
            Some(DiskNews::Read(ticket, Ok(Opened::recorded(games, index))))
        }
        Command::List(ListJob::Filter { games, query, progress }) => {
            Some(DiskNews::Filtered { shown: games.found_while(&query, &progress)?, progress })
        }
        Command::List(ListJob::Write(record)) => Some(DiskNews::Written(heksy::game::pgn::write(&record))),
        Command::File(FileJob::Game(ticket, file, index)) => {
            Some(DiskNews::Read(ticket, Ok(file.read(index)?.into())))
        }
        Command::File(FileJob::Save(job)) => Some(DiskNews::Saved(job.saving, job.carry_out(disk))),
        _ => None,
    }
}

fn do_file(program: &mut Program, action: FileAction) {
    program.send(Message::File(action));
    run_pending(program);
}

fn answer(program: &mut Program, action: DialogAction) {
    program.answer(action);
    run_pending(program);
}

/// The games of a file that a filter leaves.
fn filtered(file: &Arc<OpenedFile>, words: &str) -> Vec<usize> {
    Games::from(Arc::clone(file)).found(&Query { words: words.to_owned(), ..Query::default() })
}

/// The words of a filter.
fn find(words: &str) -> LibraryAction {
    LibraryAction::Find(Query { words: words.to_owned(), ..Query::default() })
}

fn library(program: &mut Program, action: LibraryAction) {
    program.send(Message::Library(action));
    run_pending(program);
}

fn save_as(program: &mut Program, path: &Path) {
    program.send(crate::program::save_in(&program.model, path.to_owned()));
    run_pending(program);
}

struct Folder(tempfile::TempDir);

impl Folder {
    fn new() -> Folder {
        Folder(tempfile::tempdir().unwrap())
    }

    fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    fn file(&self, name: &str, text: &str) -> PathBuf {
        fs::write(self.path(name), text).unwrap();
        self.path(name)
    }
}

fn played() -> Program {
    let mut program = Program::hotseat();
    program.moves("f5f6 e7e6");
    program
}

#[test]
fn a_game_is_saved_opened_and_played_through() {
    let folder = Folder::new();
    let mut program = played();
    assert!(program.model.title().starts_with('•'));
    program.send(Message::File(FileAction::Save));
    assert!(
        matches!(program.window()[..], [WindowCommand::AskPath { name, .. }] if name == "Anna - Piotr.pgn")
    );
    save_as(&mut program, &folder.path("game"));
    let path = folder.path("game.pgn");
    assert_eq!(program.toasts(), [format!("Saved to “{}”.", path.display())]);
    assert!(!program.document().is_unsaved());
    assert_eq!(program.model.title(), "Anna – Piotr – game.pgn – Gliński – Heksy");
    assert_eq!(program.model.settings().recent, std::slice::from_ref(&path));

    let mut again = Program::new();
    do_file(&mut again, FileAction::OpenPath(path));
    assert_eq!(again.move_list(), "1.f6 e6");
    assert_eq!(again.position(), program.position());
    assert_eq!(again.model.title(), "Anna – Piotr – game.pgn – Gliński – Heksy");
}

#[test]
fn saving_again_goes_to_the_same_place_without_a_question() {
    let folder = Folder::new();
    let mut program = played();
    save_as(&mut program, &folder.path("game.pgn"));
    program.mv("g4g5");
    do_file(&mut program, FileAction::Save);
    assert!(program.dialog().is_none());
    let text = fs::read_to_string(folder.path("game.pgn")).unwrap();
    assert!(text.contains("1. f6 e6 2. g5 *"), "{text}");
    assert!(folder.path("game.pgn.bak").exists());
}

#[test]
fn a_move_made_while_the_disk_writes_stays_unsaved() {
    let folder = Folder::new();
    let mut program = played();
    program.send(crate::program::save_in(&program.model, folder.path("game.pgn")));
    let pending = std::mem::take(&mut program.last);
    program.mv("g4g5");
    program.last = pending;
    run_pending(&mut program);
    assert!(program.document().is_unsaved());
    do_file(&mut program, FileAction::Save);
    assert!(!program.document().is_unsaved());
}

#[test]
fn a_file_with_many_games_lets_one_be_chosen() {
    let folder = Folder::new();
    let path = folder.file("club.pgn", TWO_GAMES);
    let mut program = Program::new();
    do_file(&mut program, FileAction::OpenPath(path));
    let Some(list) = program.model.library() else { panic!("{:?}", program.dialog()) };
    assert_eq!(list.games.len(), 2);
    assert_eq!(
        (list.games.row(0).unwrap().white.as_str(), list.games.row(0).unwrap().result.as_str()),
        ("Anna", "1-0")
    );
    assert_eq!(
        (list.games.row(0).unwrap().moves, list.games.row(0).unwrap().game.text().to_string()),
        (2, "Gliński".to_owned())
    );
    assert_eq!(list.selected, Some(0));
    library(&mut program, find("nobody"));
    library(&mut program, LibraryAction::Open);
    assert!(program.model.library().is_some(), "none is to be seen");
    library(&mut program, find("jan 2024"));
    let Some(list) = program.model.library() else { panic!("still open") };
    assert_eq!((list.shown.as_slice(), list.selected), (&[1][..], Some(1)));
    library(&mut program, LibraryAction::Open);
    assert_eq!(program.move_list(), "1.d5");
    do_file(&mut program, FileAction::ChooseGame);
    library(&mut program, find(""));
    library(&mut program, LibraryAction::Close);
    assert!(program.model.can(FileAction::PreviousGame) && !program.model.can(FileAction::NextGame));
    do_file(&mut program, FileAction::PreviousGame);
    assert_eq!(program.move_list(), "1.f6 e6 2.g5 1-0");
    assert_eq!(program.document().current().ply, 0, "a finished game opens at its start");
    do_file(&mut program, FileAction::ChooseGame);
    assert!(matches!(program.model.library(), Some(list) if list.selected == Some(0)));
}

#[test]
fn a_game_saved_in_its_place_leaves_the_others_unchanged() {
    let folder = Folder::new();
    let path = folder.file("club.pgn", TWO_GAMES);
    let mut program = Program::new();
    do_file(&mut program, FileAction::OpenPath(path.clone()));
    library(&mut program, LibraryAction::Select(1));
    library(&mut program, LibraryAction::Open);
    program.mv("e7e6");
    assert!(program.dialog().is_none(), "a game that was broken off goes on without a question");
    do_file(&mut program, FileAction::Save);
    let text = fs::read_to_string(&path).unwrap();
    assert!(text.starts_with(TWO_GAMES.split("\n\n[Event").next().unwrap()), "{text}");
    assert!(text.contains("1. d5 e6 *"), "{text}");
    assert!(!program.document().is_unsaved());
}

#[test]
fn an_existing_file_is_appended_to_or_replaced_as_chosen() {
    for (action, games) in [(DialogAction::Append, 3), (DialogAction::Replace, 1)] {
        let folder = Folder::new();
        let path = folder.file("club.pgn", TWO_GAMES);
        let mut program = played();
        save_as(&mut program, &path);
        assert!(matches!(program.dialog(), Some(Dialog::FileThere { there, .. }) if there.games == 2));
        assert_eq!(fs::read_to_string(&path).unwrap(), TWO_GAMES, "nothing has happened yet");
        answer(&mut program, action);
        assert!(program.dialog().is_none());
        let file = OpenedFile::open(&Disk, &path).unwrap();
        assert_eq!(file.games.len(), games);
        program.mv("g4g5");
        do_file(&mut program, FileAction::Save);
        assert_eq!(OpenedFile::open(&Disk, &path).unwrap().games.len(), games, "saved in its own place");
    }
}

/// The file is to be opened; how that goes on is up to the test.
fn begin_to_open(program: &mut Program, path: &Path) -> OpenJob {
    program.send(Message::File(FileAction::OpenPath(path.to_owned())));
    let job = program.last.iter().find_map(|command| match command {
        Command::File(FileJob::Open(job)) => Some(job.clone()),
        _ => None,
    });
    job.expect("it is to be opened")
}

fn end_opening(program: &mut Program, job: &OpenJob, disk: &dyn FileSystem) {
    program.send(Message::Disk(DiskNews::FileOpened(job.ticket, job.carry_out(disk))));
}

#[test]
fn opening_a_large_file_shows_progress_and_can_be_cancelled() {
    let disk = Memory::new();
    disk.put("/home/club.pgn", TWO_GAMES.as_bytes());
    let path = Path::new("/home/club.pgn");
    // The thread is done already, or has not begun: either way nothing comes of it.
    for is_done in [true, false] {
        let mut program = played();
        let job = begin_to_open(&mut program, path);
        assert_eq!(program.model.opening(program.now), None, "it may be done at once");
        program.wait(secs(1));
        let shown = program.model.opening(program.now).expect("it takes long");
        assert_eq!((shown.text.to_string().as_str(), shown.fraction), ("Opening “club.pgn”…", 0.0));
        let before = is_done.then(|| job.carry_out(&disk).expect("it can be read"));
        program.send(Message::File(FileAction::CancelOpening));
        assert_eq!(program.model.opening(program.now), None);
        assert!(program.toasts()[0].contains("club.pgn"), "{:?}", program.toasts());
        let result = before.map_or_else(|| job.carry_out(&disk), Ok);
        assert_eq!(result.is_ok(), is_done);
        program.send(Message::Disk(DiskNews::FileOpened(job.ticket, result)));
        assert!(program.dialog().is_none() && program.model.library().is_none());
        assert_eq!((program.plies(), program.document().is_unsaved()), (2, true), "the game goes on");
        program.mv("g4g5");
    }
}

#[test]
fn of_two_files_being_read_the_later_one_is_opened() {
    let disk = Memory::new();
    let names = ["/home/first.pgn", "/home/second.pgn"];
    for name in names {
        disk.put(name, TWO_GAMES.as_bytes());
    }
    let mut program = Program::new();
    let jobs = names.map(|name| begin_to_open(&mut program, Path::new(name)));
    for job in &jobs {
        end_opening(&mut program, job, &disk);
    }
    assert!(program.model.library().is_some());
    assert_eq!(program.model.settings().recent, [std::path::absolute(names[1]).unwrap()]);
    assert!(program.dialog().is_none() && program.toasts().is_empty());
}

/// Wherever the thread is when the file is given up: it comes to an end without the rest.
#[test]
fn a_file_that_is_given_up_is_not_read_to_its_end() {
    let disk = Memory::new();
    disk.put("/home/club.pgn", TWO_GAMES.repeat(10_000).as_bytes());
    let job = begin_to_open(&mut Program::new(), Path::new("/home/club.pgn"));
    let reads = Arc::new(AtomicU64::new(0));
    let (counted, progress) = (Arc::clone(&reads), Arc::clone(&job.progress));
    disk.decide(move |call, _| {
        if call == Call::Read && counted.fetch_add(1, Ordering::Relaxed) == 1 {
            progress.give_up();
        }
        Fate::Well
    });
    let problem = job.carry_out(&disk).expect_err("it is given up");
    assert_eq!(problem.kind, ProblemKind::GivenUp);
    let until_then = reads.load(Ordering::Relaxed);
    reads.store(2, Ordering::Relaxed);
    let whole = OpenJob::whole("/home/club.pgn");
    assert_eq!(whole.carry_out(&disk).map(|opened| opened.file().games.len()), Ok(20_000));
    assert!(until_then < reads.load(Ordering::Relaxed) - 2, "{until_then} calls");
    assert!(whole.progress.fraction() > 0.99);
}

#[test]
fn a_game_is_added_to_a_file_that_another_program_has_replaced() {
    let folder = Folder::new();
    let mut program = played();
    let path = folder.path("game.pgn");
    save_as(&mut program, &path);
    program.mv("g4g5");
    fs::write(&path, TWO_GAMES).unwrap();
    for _ in 0..2 {
        do_file(&mut program, FileAction::Save);
        assert!(program.dialog().is_none(), "{:?}", program.dialog());
        let file = OpenedFile::open(&Disk, &path).unwrap();
        assert_eq!(file.games.len(), 3);
        assert!(file.game_text(2).contains("Anna") && file.game_text(2).contains("2. g5"));
        assert!(!program.document().is_unsaved());
        assert_eq!(fs::read_to_string(folder.path("game.pgn.bak")).unwrap(), TWO_GAMES);
        program.mv(if program.plies() == 3 { "d7d6" } else { "d3d4" });
    }
    let said = program.toasts().join("\n");
    assert!(said.contains("the file has 3 games now"), "{said}");
}

#[test]
fn a_file_that_was_taken_away_is_written_again() {
    let folder = Folder::new();
    let mut program = played();
    let path = folder.path("game.pgn");
    save_as(&mut program, &path);
    program.mv("g4g5");
    fs::remove_file(&path).unwrap();
    do_file(&mut program, FileAction::Save);
    assert!(matches!(program.dialog(), Some(Dialog::FileGone { games: 1, .. })), "{:?}", program.dialog());
    answer(&mut program, DialogAction::Cancel);
    assert!(!path.exists() && program.document().is_unsaved());
    do_file(&mut program, FileAction::Save);
    answer(&mut program, DialogAction::Replace);
    assert!(path.exists());
}

/// The folder from which the program was started is another one.
#[test]
fn a_bare_name_is_saved_in_the_folder_that_the_field_showed() {
    let folder = Folder::new();
    let mut program = Program::new();
    do_file(&mut program, FileAction::OpenPath(folder.file("club.pgn", TWO_GAMES)));
    program.start(hotseat());
    program.mv("f5f6");
    let purpose = PathPurpose::Save(program.model.game_id());
    program.send(Message::File(FileAction::TypePath(purpose)));
    program.answer(DialogAction::EditPath("anna.pgn".to_owned()));
    answer(&mut program, DialogAction::AcceptPath);
    assert_eq!(OpenedFile::open(&Disk, &folder.path("anna.pgn")).unwrap().games.len(), 1);
}

#[test]
fn a_failed_save_is_reported_and_the_game_stays() {
    for kind in [
        ProblemKind::NoRoom,
        ProblemKind::NotAllowed,
        ProblemKind::Missing,
        ProblemKind::Other(Text::verbatim("?")),
    ] {
        let mut program = played();
        program.send(Message::File(FileAction::Quit));
        program.answer(DialogAction::Save);
        program.send(crate::program::save_in(&program.model, "x/game.pgn"));
        let saving = program.last.iter().find_map(|command| match command {
            Command::File(FileJob::Save(job)) => Some(job.saving),
            _ => None,
        });
        let saving = saving.expect("it is saved");
        let problem = FileProblem { path: "x/game.pgn".into(), doing: FileOperation::Writing, kind };
        program.send(Message::Disk(DiskNews::Saved(saving, Err(problem.clone().into()))));
        assert_eq!(program.problem(), problem.text().to_string());
        assert!(matches!(program.dialog(), Some(Dialog::Problem { fault: Fault::Save, .. })));
        program.answer(DialogAction::Cancel);
        assert!(program.document().is_unsaved());
        assert!(!program.all.iter().any(is_quit), "what waited for the saving does not happen");
        assert_eq!(program.plies(), 2);
    }
}

/// A game is put behind those of a file; the disk fails at the very last, when the file is the new one already.
fn failed_at_the_last() -> (Memory, Program) {
    let disk = Memory::new();
    disk.put("/home/club.pgn", TWO_GAMES.as_bytes());
    let mut program = played();
    disk.decide(|call, _| match call {
        Call::SyncFolder => Fate::Fails(ErrorKind::Other),
        _ => Fate::Well,
    });
    save_there(&disk, &mut program);
    program.answer(DialogAction::Append);
    run_pending_on(&disk, &mut program);
    assert!(program.problem().contains("club.pgn"));
    program.answer(DialogAction::Cancel);
    assert!(program.document().is_unsaved());
    disk.heal();
    (disk, program)
}

fn save_there(disk: &Memory, program: &mut Program) {
    program.send(crate::program::save_in(&program.model, "/home/club.pgn"));
    run_pending_on(disk, program);
}

fn games_there(disk: &Memory) -> Vec<String> {
    let file = OpenedFile::open(disk, Path::new("/home/club.pgn")).unwrap();
    (0..file.games.len()).map(|index| file.game_text(index).into_owned()).collect()
}

#[test]
fn a_game_written_despite_an_error_is_not_written_twice() {
    let (disk, mut program) = failed_at_the_last();
    assert_eq!(games_there(&disk).len(), 3);
    program.mv("g4g5");
    save_there(&disk, &mut program);
    assert!(program.dialog().is_none(), "nothing is asked: {:?}", program.dialog());
    let games = games_there(&disk);
    assert_eq!(games.len(), 3);
    assert!(games[2].contains("2. g5"), "as it is now: {}", games[2]);
    assert!(!program.document().is_unsaved());
    program.mv("d7d6");
    program.send(Message::File(FileAction::Save));
    run_pending_on(&disk, &mut program);
    assert_eq!(games_there(&disk).len(), 3, "saved in its own place");
}

#[test]
fn another_game_does_not_overwrite_one_left_by_a_failed_save() {
    let (disk, mut program) = failed_at_the_last();
    program.start(hotseat());
    program.mv("f5f6");
    save_there(&disk, &mut program);
    assert!(matches!(program.dialog(), Some(Dialog::FileThere { .. })), "{:?}", program.dialog());
    program.answer(DialogAction::Append);
    run_pending_on(&disk, &mut program);
    let games = games_there(&disk);
    assert_eq!(games.len(), 4);
    assert!(games[2].contains("1. f6 e6"), "{}", games[2]);
}

fn is_quit(command: &Command) -> bool {
    matches!(command, Command::Window(WindowCommand::Quit))
}

#[test]
fn quitting_asks_about_unsaved_work() {
    let folder = Folder::new();
    let mut program = played();
    do_file(&mut program, FileAction::Quit);
    assert!(matches!(program.dialog(), Some(Dialog::Unsaved { .. })));
    answer(&mut program, DialogAction::Cancel);
    assert!(!program.all.iter().any(is_quit));
    do_file(&mut program, FileAction::Quit);
    answer(&mut program, DialogAction::Save);
    save_as(&mut program, &folder.path("game.pgn"));
    assert!(program.all.iter().any(is_quit));
    assert!(folder.path("game.pgn").exists());

    let mut program = played();
    do_file(&mut program, FileAction::Quit);
    answer(&mut program, DialogAction::Save);
    program.send(Message::Window(WindowNews::PathChosen(PathPurpose::Save(program.model.game_id()), None)));
    assert!(!program.all.iter().any(is_quit), "no place was chosen");

    let mut program = played();
    do_file(&mut program, FileAction::Quit);
    answer(&mut program, DialogAction::Discard);
    assert!(program.all.iter().any(is_quit));

    let mut program = Program::hotseat();
    do_file(&mut program, FileAction::Quit);
    assert!(program.all.iter().any(is_quit), "nothing has been played");
}

#[test]
fn new_open_and_rematch_ask_about_unsaved_work() {
    let folder = Folder::new();
    let path = folder.file("club.pgn", TWO_GAMES.split("\n\n[Event").next().unwrap());
    let mut program = played();
    do_file(&mut program, FileAction::OpenPath(path.clone()));
    assert!(matches!(program.dialog(), Some(Dialog::Unsaved { .. })));
    assert_eq!(program.move_list(), "1.f6 e6");
    answer(&mut program, DialogAction::Cancel);
    assert_eq!(program.move_list(), "1.f6 e6");
    do_file(&mut program, FileAction::OpenPath(path));
    answer(&mut program, DialogAction::Discard);
    assert_eq!(program.move_list(), "1.f6 e6 2.g5 1-0");

    let mut program = played();
    program.game(GameAction::Rematch);
    assert!(matches!(program.dialog(), Some(Dialog::Unsaved { .. })));
    answer(&mut program, DialogAction::Cancel);
    program.game(GameAction::New);
    answer(&mut program, DialogAction::StartGame);
    assert!(matches!(program.dialog(), Some(Dialog::Unsaved { .. })));
    answer(&mut program, DialogAction::Save);
    save_as(&mut program, &folder.path("new.pgn"));
    assert_eq!(program.plies(), 0, "saved, then begun");
}

#[test]
fn a_file_that_cannot_be_opened_changes_nothing() {
    let folder = Folder::new();
    let files = [
        folder.path("missing.pgn"),
        folder.file("empty.pgn", ""),
        folder.file("binary.pgn", "\u{7f}ELF\0\0"),
    ];
    for path in files {
        let mut program = played();
        do_file(&mut program, FileAction::OpenPath(path.clone()));
        let text = program.problem();
        assert!(text.contains(&path.display().to_string()), "{text}");
        assert_eq!(program.move_list(), "1.f6 e6");
        answer(&mut program, DialogAction::Cancel);
        assert!(program.dialog().is_none());
    }
}

#[test]
fn unreadable_moves_are_reported_and_saved_again() {
    let folder = Folder::new();
    let path = folder.file("club.pgn", &TWO_GAMES.replace("2. g5", "2. Qz9 Ke4"));
    let mut program = Program::new();
    do_file(&mut program, FileAction::OpenPath(path.clone()));
    library(&mut program, LibraryAction::Select(0));
    library(&mut program, LibraryAction::Open);
    let text = program.problem();
    assert!(text.contains("Line 10, column 13") && text.contains("Qz9"), "{text}");
    answer(&mut program, DialogAction::Cancel);
    assert_eq!(program.move_list(), "1.f6 e6 {Could not be read: 2. Qz9 Ke4} 1-0");
    program.send(Message::Replay(ReplayAction::First));
    program.mv("d3d4");
    answer(&mut program, DialogAction::PlayOn { answer: PlayOn::Variation, remember: false });
    do_file(&mut program, FileAction::Save);
    let text = fs::read_to_string(&path).unwrap();
    assert!(text.contains("Qz9 Ke4") && text.contains("(1. d4)"), "{text}");
}

#[test]
fn hostile_files_open_or_are_refused_but_nothing_breaks() {
    let folder = Folder::new();
    let bomb = format!("1. f6 {} 1. g5 {}", "(".repeat(100_000), ")".repeat(100_000));
    let texts = [
        bomb,
        "{".repeat(1000),
        "[".repeat(1000),
        "1. f6 e6 2.".to_owned(),
        "[FEN \"x\"]\n\n1. f6 *".to_owned(),
    ];
    for text in texts {
        let path = folder.file("hostile.pgn", &text);
        let mut program = Program::new();
        do_file(&mut program, FileAction::OpenPath(path));
        answer(&mut program, DialogAction::Cancel);
        program.start(hotseat());
        program.mv("f5f6");
        assert_eq!(program.plies(), 1);
    }
}

#[test]
fn the_recorded_games_open() {
    for (number, moves) in [(0, 53), (1, 80), (2, 74)] {
        let mut program = Program::new();
        do_file(&mut program, FileAction::OpenRecorded(Collection::Hexodus, Some(number)));
        assert!(program.dialog().is_none(), "{:?}", program.dialog());
        assert_eq!(program.plies(), moves);
        assert_eq!(program.document().current().ply, 0);
        let title = heksy::app::library::GAMES[number].title;
        let record = program.document().record();
        assert!(title.starts_with(record.player(heksy::chess::Color::White)), "{title}");
        assert!(!program.document().is_unsaved());
    }
}

#[test]
fn a_game_that_was_broken_off_is_resumed_from_its_file() {
    let folder = Folder::new();
    let mut program = Program::new();
    program.start(crate::program::timed(300, 0));
    program.wait(secs(10));
    program.mv("f5f6");
    program.wait(secs(20));
    program.mv("e7e6");
    save_as(&mut program, &folder.path("game.pgn"));
    let mut again = Program::new();
    do_file(&mut again, FileAction::OpenPath(folder.path("game.pgn")));
    assert_eq!(again.clocks(), ["4:50", "4:40"]);
    again.wait(secs(30));
    again.game(GameAction::PauseOrResume);
    again.wait(secs(5));
    again.mv("g4g5");
    assert_eq!(again.clocks(), ["4:45", "4:40"]);
    assert!(again.model.play().is_some());
    assert!(!again.journal.is_empty());
}

#[test]
fn the_computer_is_remembered_in_the_file() {
    let folder = Folder::new();
    let mut program = Program::new();
    program.start(crate::program::against_computer());
    program.mv("f5f6");
    program.engine_plays("e7e6");
    save_as(&mut program, &folder.path("game.pgn"));
    let mut again = Program::new();
    do_file(&mut again, FileAction::OpenPath(folder.path("game.pgn")));
    assert_eq!(again.document().setup().black.player, program.document().setup().black.player);
    again.game(GameAction::PauseOrResume);
    again.mv("g4g5");
    again.engine_plays("e6e5");
    assert_eq!(again.plies(), 4);
}

#[test]
fn positions_and_games_go_through_the_clipboard() {
    let mut program = played();
    program.send(Message::Clipboard(ClipboardAction::CopyPosition));
    let [WindowCommand::Copy(fen)] = program.window()[..] else { panic!("{:?}", program.window()) };
    let fen = fen.clone();
    assert_eq!(fen, program.position().to_fen());
    program.send(Message::Clipboard(ClipboardAction::CopyGame));
    run_pending(&mut program);
    let copied = |command: &&Command| matches!(command, Command::Window(WindowCommand::Copy(_)));
    let Some(Command::Window(WindowCommand::Copy(pgn))) = program.all.iter().rfind(copied) else { panic!() };
    let pgn = pgn.clone();
    assert!(pgn.contains("1. f6 e6 *"));
    program.send(Message::Clipboard(ClipboardAction::Paste));
    assert_eq!(program.window(), [&WindowCommand::ReadClipboard]);

    let mut other = Program::new();
    other.send(Message::Window(WindowNews::Pasted(format!("  {fen}\n"))));
    let Some(Dialog::NewGame(GameForm::Two(form))) = other.dialog() else { panic!("{:?}", other.dialog()) };
    assert_eq!((&form.start, &form.problem), (&StartFrom::Fen(fen), &None));
    other.answer(DialogAction::StartGame);
    assert_eq!(other.position(), program.position());

    let mut other = Program::new();
    other.send(Message::Window(WindowNews::Pasted(pgn)));
    run_pending(&mut other);
    assert_eq!(other.move_list(), "1.f6 e6");
    other.send(Message::Window(WindowNews::Pasted(" \n".to_owned())));
    assert_eq!(other.toasts().len(), 1);
    other.send(Message::Window(WindowNews::Pasted("k/3/5 w".to_owned())));
    run_pending(&mut other);
    assert!(other.toasts().iter().any(|text| text.contains("no position or game")), "{:?}", other.toasts());
    assert!(other.dialog().is_none(), "{:?}", other.dialog());
}

#[test]
fn a_path_can_be_typed() {
    let folder = Folder::new();
    let mut program = played();
    program.send(Message::Window(WindowNews::NoFileDialog(PathPurpose::Save(program.model.game_id()))));
    assert!(
        matches!(program.dialog(), Some(Dialog::Path { purpose: PathPurpose::Save(_), text }) if text.ends_with("Anna - Piotr.pgn"))
    );
    answer(&mut program, DialogAction::EditPath("  ".to_owned()));
    answer(&mut program, DialogAction::AcceptPath);
    assert!(program.dialog().is_some(), "nothing is typed");
    answer(&mut program, DialogAction::EditPath(folder.path("typed").display().to_string()));
    answer(&mut program, DialogAction::AcceptPath);
    assert!(folder.path("typed.pgn").exists());
    do_file(&mut program, FileAction::TypePath(PathPurpose::Open));
    answer(&mut program, DialogAction::EditPath(folder.path("typed.pgn").display().to_string()));
    answer(&mut program, DialogAction::AcceptPath);
    assert_eq!(program.move_list(), "1.f6 e6");
}

#[test]
fn a_typed_folder_takes_the_proposed_name_or_asks_for_a_file() {
    let folder = Folder::new();
    let mut program = played();
    let slash = std::path::MAIN_SEPARATOR;
    let inside = format!("{}{slash}", folder.path("").display().to_string().trim_end_matches(slash));
    // With the separator at its end a folder needs no name: the one proposed is used.
    program.send(Message::Window(WindowNews::NoFileDialog(PathPurpose::Save(program.model.game_id()))));
    answer(&mut program, DialogAction::EditPath(inside.clone()));
    answer(&mut program, DialogAction::AcceptPath);
    assert!(folder.path("Anna - Piotr.pgn").exists());
    // A folder to be opened is where typing goes on; it begins where the last file was.
    do_file(&mut program, FileAction::TypePath(PathPurpose::Open));
    assert!(matches!(program.dialog(), Some(Dialog::Path { text, .. }) if *text == inside));
    answer(&mut program, DialogAction::EditPath(inside.trim_end_matches(slash).to_owned()));
    answer(&mut program, DialogAction::AcceptPath);
    run_pending(&mut program);
    assert!(
        matches!(program.dialog(), Some(Dialog::Path { purpose: PathPurpose::Open, text }) if *text == inside),
        "{:?}",
        program.dialog()
    );
    assert!(program.toasts().iter().any(|text| text.contains("is a folder")), "{:?}", program.toasts());
}

#[test]
fn saving_twice_in_a_row_is_no_conflict() {
    let folder = Folder::new();
    let mut program = played();
    save_as(&mut program, &folder.path("game.pgn"));
    program.mv("g4g5");
    program.send(Message::File(FileAction::Save));
    let pending = std::mem::take(&mut program.last);
    program.mv("e6e5");
    program.send(Message::File(FileAction::Save));
    program.last.extend(pending);
    run_pending(&mut program);
    assert!(program.dialog().is_none(), "{:?}", program.dialog());
    assert!(!program.document().is_unsaved());
    assert!(fs::read_to_string(folder.path("game.pgn")).unwrap().contains("2. g5 e5"));
}

#[test]
fn a_game_is_not_replaced_while_the_disk_still_writes_it() {
    let folder = Folder::new();
    let mut program = played();
    program.send(crate::program::save_in(&program.model, folder.path("game.pgn")));
    let pending = std::mem::take(&mut program.last);
    program.send(Message::File(FileAction::Quit));
    assert!(!program.all.iter().any(is_quit));
    program.last = pending;
    run_pending(&mut program);
    assert!(program.all.iter().any(is_quit), "it goes on when the game is safe");
}

#[test]
fn the_games_of_a_large_file_are_filtered_by_all_words() {
    let file = Arc::new(OpenedFile::from_text(TWO_GAMES.to_owned()));
    assert_eq!(filtered(&file, ""), [0, 1]);
    assert_eq!(filtered(&file, "CLUB anna"), [0]);
    assert_eq!(filtered(&file, "anna jan"), [0; 0]);
    assert_eq!(filtered(&file, "2024.05"), [0, 1]);
}

#[test]
fn the_file_of_the_command_line_is_opened() {
    let folder = Folder::new();
    let path = folder.file("club.pgn", TWO_GAMES);
    let mut program = Program::new();
    program.send(Message::Started { file: Some(path), machine: Machine::UNKNOWN });
    run_pending(&mut program);
    assert!(program.model.library().is_some());
}

#[test]
fn names_that_no_file_system_takes_are_mended() {
    let mut program = Program::new();
    let mut setup = hotseat();
    setup.white.name = "../A:B?".to_owned();
    program.start(setup);
    program.mv("f5f6");
    program.send(Message::File(FileAction::SaveAs));
    assert!(
        matches!(program.window()[..], [WindowCommand::AskPath { name, .. }] if name == ".._A_B_ - Piotr.pgn")
    );
}

#[test]
fn saving_is_all_or_nothing() {
    let folder = Folder::new();
    let program = played();
    let path = folder.path("no/such/folder.pgn");
    let record = program.document().record_at(program.now);
    let job = SaveJob {
        saving: Saving::default(),
        path,
        before: Vec::new(),
        game: Some(SavedGame::of_two(record)),
        mode: SaveMode::New,
        attempts: Vec::new(),
    };
    assert_eq!(job.carry_out(&Disk).err().map(|failure| failure.problem.kind), Some(ProblemKind::Missing));
}

#[test]
fn an_illegal_move_in_a_file_is_explained() {
    let folder = Folder::new();
    let path = folder.file("club.pgn", &TWO_GAMES.replace("2. g5", "2. Rf6"));
    let mut program = Program::new();
    do_file(&mut program, FileAction::OpenPath(path));
    library(&mut program, LibraryAction::Select(0));
    library(&mut program, LibraryAction::Open);
    let text = program.problem();
    assert!(text.contains("Line 10, column 13: “Rf6” is not a legal move"), "{text}");
}

/// The row numbers of the chooser, and the row that is selected.
fn list(program: &Program) -> (Vec<usize>, Option<usize>) {
    let Some(list) = program.model.library() else { panic!("{:?}", program.dialog()) };
    (list.shown.clone(), list.selected)
}

/// The chooser with two games, by Anna and by Ewa.
fn choosing() -> Program {
    let mut program = Program::new();
    let file = Arc::new(OpenedFile::from_text(TWO_GAMES.to_owned()));
    program.read(file);
    program
}

#[test]
fn a_filter_is_carried_out_elsewhere_and_the_list_waits() {
    let mut program = choosing();
    program.send(Message::Library(find("ewa")));
    let first = std::mem::take(&mut program.last);
    assert!(matches!(first[..], [Command::List(ListJob::Filter { .. })]), "{first:?}");
    assert_eq!(list(&program), (vec![0, 1], Some(0)), "as before, until the result is there");
    program.send(Message::Library(find("anna")));
    let second = std::mem::replace(&mut program.last, first);
    run_pending(&mut program);
    assert_eq!(list(&program), (vec![0, 1], Some(0)), "a result that comes too late changes nothing");
    program.last = second;
    run_pending(&mut program);
    assert_eq!(list(&program), (vec![0], Some(0)));
}

#[test]
fn a_filter_of_a_closed_list_changes_no_other() {
    let mut program = choosing();
    program.send(Message::Library(find("ewa")));
    let late = std::mem::take(&mut program.last);
    program.answer(DialogAction::Cancel);
    let file = Arc::new(OpenedFile::from_text(TWO_GAMES.to_owned()));
    program.read(file);
    program.last = late;
    run_pending(&mut program);
    assert_eq!(list(&program), (vec![0, 1], Some(0)));
}

fn white(program: &Program) -> String {
    program.document().name(Color::White).to_string()
}

#[test]
fn the_next_game_is_the_next_that_the_filter_leaves() {
    let game = |white: &str| format!("[White \"{white}\"]\n\n1. f6 e6 1-0\n\n");
    let text: String = ["Anna", "László", "Ewa", "Laszlo", "Jan"].map(game).concat();
    let folder = Folder::new();
    let path = folder.file("club.pgn", &text);
    let mut program = Program::new();
    do_file(&mut program, FileAction::OpenPath(path));
    library(&mut program, find("laszlo"));
    assert_eq!(list(&program), (vec![1, 3], Some(1)));
    library(&mut program, LibraryAction::Open);
    let can = |program: &Program| {
        [FileAction::PreviousGame, FileAction::NextGame].map(|action| program.model.can(action))
    };
    assert_eq!((white(&program).as_str(), can(&program)), ("László", [false, true]));
    do_file(&mut program, FileAction::NextGame);
    assert_eq!((white(&program).as_str(), can(&program)), ("Laszlo", [true, false]));
    do_file(&mut program, FileAction::NextGame);
    assert_eq!(white(&program), "Laszlo", "the filter leaves no other");
    // The list is as it was left.
    do_file(&mut program, FileAction::ChooseGame);
    assert_eq!(list(&program), (vec![1, 3], Some(3)));
    assert_eq!(program.model.library().map(|list| list.query.words.as_str()), Some("laszlo"));
    // A filter that leaves out the open game: the next game is the next one after it.
    library(&mut program, find("an"));
    library(&mut program, LibraryAction::Close);
    assert_eq!(can(&program), [true, true]);
    do_file(&mut program, FileAction::NextGame);
    assert_eq!(white(&program), "Jan");
    do_file(&mut program, FileAction::PreviousGame);
    assert_eq!(white(&program), "Anna");
    // A saved game stays in its filtered list.
    program.send(Message::Replay(ReplayAction::Next));
    program.send(Message::Edit(EditAction::Glyph(program.model.shown_node(), Nag::GOOD)));
    assert!(program.model.mode().is_unsaved());
    do_file(&mut program, FileAction::Save);
    run_pending(&mut program);
    do_file(&mut program, FileAction::NextGame);
    assert_eq!(white(&program), "Jan");
    // Another file has a filter of its own.
    let other = folder.file("other.pgn", &text);
    do_file(&mut program, FileAction::OpenPath(other));
    assert_eq!(list(&program).0.len(), 5);
    library(&mut program, LibraryAction::Close);
    do_file(&mut program, FileAction::PreviousGame);
    assert_eq!(white(&program), "Anna", "a list that was only looked at changes nothing");
}

/// Whoever types without accents finds names with them, and the other way round, in all five languages.
#[test]
fn the_filter_folds_accents_both_ways() {
    let names = [
        ("Łukasz Żółć-Gęślą", "lukasz zolc-gesla"),
        ("László Erdős, Űr Gyula", "laszlo erdos, ur gyula"),
        ("Ĉapek Ĝoja Ĥoro Ĵus Ŝi Ŭaŭ", "capek goja horo jus si uau"),
        ("Åsa Öberg Ärlig", "asa oberg arlig"),
        ("Søren Æbelø Straße Đorđe", "soren aebelo strasse dorde"),
    ];
    let text: String =
        names.iter().fold(String::new(), |text, (name, _)| text + "[White \"" + name + "\"]\n\n1. f6 *\n\n");
    let file = Arc::new(OpenedFile::from_text(text));
    for (index, (name, plain)) in names.iter().enumerate() {
        for filter in [name.to_string(), plain.to_string(), name.to_uppercase(), plain.to_uppercase()] {
            assert_eq!(filtered(&file, &filter), [index], "{filter}");
        }
    }
    // The same letters in pieces: a letter and its accent as two characters.
    assert_eq!(filtered(&file, "La\u{301}szlo\u{301}"), [1]);
}

#[test]
fn opening_waits_for_the_filter_and_takes_a_game_it_leaves() {
    let mut program = choosing();
    program.send(Message::Library(find("ewa")));
    let filter = std::mem::take(&mut program.last);
    library(&mut program, LibraryAction::Open);
    assert!(program.model.library().is_some(), "it is not known yet which game is meant");
    program.last = filter;
    run_pending(&mut program);
    assert_eq!(program.move_list(), "1.d5");
    // Nothing is left: nothing is opened.
    let mut program = choosing();
    program.send(Message::Library(find("nobody")));
    let filter = std::mem::take(&mut program.last);
    library(&mut program, LibraryAction::Open);
    program.last = filter;
    run_pending(&mut program);
    assert_eq!(list(&program), (vec![], None));
    // A game that was clicked meanwhile is meant, whatever the filter leaves.
    let mut program = choosing();
    program.send(Message::Library(find("ewa")));
    library(&mut program, LibraryAction::Select(0));
    library(&mut program, LibraryAction::Open);
    assert_eq!(program.move_list(), "1.f6 e6 2.g5 1-0");
}

/// Three games of two moves; the second is in Latin-1.
const MIXED: &[u8] = b"[White \"Gli\xc5\x84ski\"]\n\n1. f6 e6 *\n\n\n\n[White \"J\xf6rg\"]\n\n1. f6 e6 *\n\n\
    [White \"Erd\xc5\x91s\"]\n\n1. f6 e6 *\n";

#[test]
fn a_game_in_another_encoding_leaves_the_others_intact() {
    let folder = Folder::new();
    let path = folder.path("mixed.pgn");
    fs::write(&path, MIXED).unwrap();
    let mut program = Program::new();
    do_file(&mut program, FileAction::OpenPath(path.clone()));
    let Some(list) = program.model.library() else { panic!("{:?}", program.dialog()) };
    let white: Vec<&str> = list.games.rows().map(|row| row.white.as_str()).collect();
    assert_eq!(white, ["Gliński", "Jörg", "Erdős"]);

    library(&mut program, LibraryAction::Select(2));
    library(&mut program, LibraryAction::Open);
    assert!(program.toasts().is_empty(), "{:?}", program.toasts());
    program.mv("g4g5");
    do_file(&mut program, FileAction::Save);
    let saved = fs::read(&path).unwrap();
    let third = MIXED.windows(7).rposition(|part| part == b"[White ").unwrap();
    assert!(saved.starts_with(&MIXED[..third]), "{}", String::from_utf8_lossy(&saved));
    assert!(String::from_utf8_lossy(&saved[third..]).contains("[White \"Erdős\"]"));

    // The second says how it was read, and becomes UTF-8 where it is saved.
    do_file(&mut program, FileAction::PreviousGame);
    let said =
        "Line 7, column 10: byte 0xF6 is not UTF-8; such bytes in this game are read as Latin-1 (here “ö”)";
    assert!(program.toasts().iter().any(|text| text == said), "{:?}", program.toasts());
    assert!(program.dialog().is_none(), "{:?}", program.dialog());
    program.mv("g4g5");
    do_file(&mut program, FileAction::Save);
    assert!(fs::read_to_string(&path).unwrap().contains("[White \"Jörg\"]"));
}

#[test]
fn byte_order_marks_stay_and_sixteen_bits_become_eight() {
    let utf16 =
        |text: &str| [0xfeff].into_iter().chain(text.encode_utf16()).flat_map(u16::to_le_bytes).collect();
    for (before, mark) in
        [(["\u{feff}", TWO_GAMES].concat().into_bytes(), "\u{feff}"), (utf16(TWO_GAMES), "")]
    {
        let folder = Folder::new();
        let path = folder.path("marked.pgn");
        fs::write(&path, before).unwrap();
        let mut program = Program::new();
        do_file(&mut program, FileAction::OpenPath(path.clone()));
        library(&mut program, LibraryAction::Select(1));
        library(&mut program, LibraryAction::Open);
        program.mv("e7e6");
        do_file(&mut program, FileAction::Save);
        let first = TWO_GAMES.split("[Event").nth(1).unwrap();
        let text = fs::read_to_string(&path).unwrap();
        assert!(text.starts_with(&format!("{mark}[Event{first}[Event")), "{text}");
        assert!(text.contains("1. d5 e6 *") && !program.document().is_unsaved(), "{text}");
    }
}

#[test]
fn a_game_is_not_saved_where_it_could_not_be_read_again() {
    let folder = Folder::new();
    // Without a brace of its own before it, the second game would become part of the comment.
    let text = "[White \"A\"]\n\n1. f6 {lost\n\n[Event \"B\"]\n\n1. f6 {} *\n\n[White \"C\"]\n\n1. f6 } *\n";
    let path = folder.file("lost.pgn", text);
    let mut program = Program::new();
    do_file(&mut program, FileAction::OpenPath(path.clone()));
    library(&mut program, LibraryAction::Select(1));
    library(&mut program, LibraryAction::Open);
    program.mv("e7e6");
    do_file(&mut program, FileAction::Save);
    let said = program.problem();
    assert!(said.contains("never closed"), "{said}");
    assert_eq!(fs::read_to_string(&path).unwrap(), text);
    assert!(program.document().is_unsaved());
}

#[test]
fn long_names_are_quoted_by_their_beginnings() {
    let name = "Ł".repeat(100_000);
    let folder = Folder::new();
    let path = folder.file("long.pgn", &format!("[White \"{name}\"]\n[Event \"{name}\"]\n\n1. f6 e6 *"));
    let file = OpenedFile::open(&Disk, &path).unwrap();
    assert_eq!(file.games[0].white.chars().count(), 101);
    assert!(file.games[0].white.ends_with('…') && file.games[0].event.ends_with('…'));
    let mut program = Program::new();
    do_file(&mut program, FileAction::OpenPath(path.clone()));
    assert!(program.model.title().chars().count() < 200, "{}", program.model.title());
    program.mv("g4g5");
    do_file(&mut program, FileAction::Save);
    assert!(fs::read_to_string(&path).unwrap().contains(&name), "in the file it is whole");
    let mut setup = hotseat();
    setup.white.name = name;
    let mut program = Program::new();
    program.start(setup);
    program.mv("f5f6");
    program.send(Message::File(FileAction::SaveAs));
    let [WindowCommand::AskPath { name, .. }] = program.window()[..] else {
        panic!("{:?}", program.window())
    };
    assert!(name.len() < 255, "{}", name.len());
    let missing = FileProblem {
        path: "x".repeat(100_000).into(),
        doing: FileOperation::Reading,
        kind: ProblemKind::Missing,
    };
    assert!(missing.text().to_string().chars().count() < 300);
}

#[test]
fn the_tournament_games_come_with_the_program() {
    let mut program = Program::new();
    do_file(&mut program, FileAction::OpenRecorded(Collection::Tournaments, None));
    let Some(list) = program.model.library() else { panic!("{:?}", program.dialog()) };
    assert_eq!(list.games.len(), heksy::app::library::TOURNAMENT_GAMES);
    assert_eq!(list.games.title().to_string(), "Tournaments 1980–87");
    assert!(list.games.rows().all(|row| row.game == GameName::Known(Variant::Glinski) && row.moves > 0));
    let headed = list.games.rows().filter(|row| row.event != "?");
    assert!(headed.clone().all(|row| ("1980".."1988").contains(&&row.date[..4])));
    assert_eq!(headed.count(), 392);
    library(&mut program, find("mackowiak RUDOLF"));
    let Some(list) = program.model.library() else { panic!("{:?}", program.dialog()) };
    let names = |row: &heksy::app::library::GameRow| format!("{} {}", row.white, row.black);
    let found: Vec<String> = list.shown.iter().map(|&game| names(list.games.row(game).unwrap())).collect();
    assert!(!found.is_empty() && found.len() < 20, "{found:?}");
    assert!(found.iter().all(|names| names.contains("Mackowiak") && names.contains("Rudolf")), "{found:?}");
    let moves = list.games.row(list.selected.unwrap()).unwrap().moves;
    library(&mut program, LibraryAction::Open);
    assert!(program.dialog().is_none(), "{:?}", program.dialog());
    program.send(Message::Replay(ReplayAction::Last));
    assert_eq!(program.document().current().ply.div_ceil(2), moves);
    assert!(!program.document().is_unsaved());
}

#[test]
fn the_language_of_foreign_piece_letters_is_reported() {
    let file = Arc::new(OpenedFile::from_text("1. Hhf4 Hdf8 *".to_owned()));
    let mut program = Program::new();
    program.read(file.read(0).expect("a game"));
    assert_eq!(program.toasts(), ["Line 1, column 4: the piece letters are Hungarian"]);
    assert_eq!(program.plies(), 2);
}
