//! The player's own games: each finished game is added to one file, once, and whatever happens none is lost.

use std::io::ErrorKind;
use std::path::Path;

use heksy::app::board::{BoardPalette, BoardView, Picture, PieceSet};
use heksy::app::context::{Command, Dialog, DialogAction, ListJob};
use heksy::app::game::{EditAction, GameAction, ReplayAction};
use heksy::app::library::club::{ClubBooks, ClubPlayer, ClubTable, PlayedGame, page, to_clipboard, to_csv};
use heksy::app::library::{
    Collection, Column, Content, Export, FileAction, GameList, GameName, Games, KeepJob, LibraryAction,
    ListedResult, OpenedFile, PathPurpose, Query, Reached, SavedGame, Saving, WindowNews,
};
use heksy::app::model::{EditorAction, Message, PositionEdit, PuzzleAction};
use heksy::app::settings::{GameForm, MatchLength, NewGameForm, Setup};
use heksy::app::text::{Language, LettersChoice, Shown, speaking};
use heksy::disk::FileSystem;
use heksy::game::pgn::{self, PgnFile};
use heksy::game::{GameRecord, Nag, NodeId, PieceLetters, Position, PositionSetup, Variant};
use heksy::sides::{Color, Points};

use crate::program::desk::{Desk, OWN_GAMES, games_in};
use crate::program::memory::{Call, Fate, Memory};

/// White resigns the open game, and the disk works.
fn resign(desk: &mut Desk) {
    desk.send(Message::Game(GameAction::Resign));
    desk.answer(DialogAction::Agree);
}

/// Two people have finished a game.
fn finished() -> Desk {
    let mut desk = Desk::new();
    desk.begin("Anna");
    desk.moves("f5f6 e7e6");
    resign(&mut desk);
    desk
}

fn own_games(desk: &Desk) -> Vec<String> {
    games_in(&desk.disk, Path::new(OWN_GAMES))
}

/// A finished game of this identity.
fn job(id: u64) -> KeepJob {
    let text =
        format!("[Event \"{id}\"]\n[White \"Ánna\"]\n\n1. f6 {{a [long (comment}} e6 (1... f7) 2. g5 1-0");
    KeepJob {
        id,
        saving: Saving::default(),
        game: SavedGame::of_two(pgn::read_game(&text).record),
        is_typed: false,
    }
}

fn keep(disk: &Memory, id: u64) -> Option<std::path::PathBuf> {
    job(id).carry_out(disk, Path::new(OWN_GAMES)).expect("the disk is well").moved
}

/// The events of the games in the file; each must be whole.
fn events(disk: &Memory) -> Vec<String> {
    let bytes = disk.files().remove(Path::new(OWN_GAMES)).unwrap_or_default();
    let file = PgnFile::from_bytes(bytes).expect("text");
    let event = |index| {
        assert!(file.is_whole(index), "{}", file.game_text(index));
        file.tags(index).get("Event").unwrap_or_default().to_owned()
    };
    (0..file.len()).map(event).collect()
}

#[test]
fn a_finished_game_is_kept_once() {
    let mut desk = finished();
    let kept = own_games(&desk);
    assert!(matches!(&kept[..], [game] if game.contains("1. f6 e6") && game.contains("0-1")), "{kept:?}");
    // The same players make the same moves again: that is another game.
    desk.send(Message::Game(GameAction::Rematch));
    desk.moves("f5f6 e7e6");
    assert_eq!(own_games(&desk).len(), 1, "a game that is still played");
    resign(&mut desk);
    assert_eq!(own_games(&desk).len(), 2);
}

/// A comment of another game quotes the identity.
#[test]
fn a_finished_game_is_kept_beside_one_that_quotes_its_identity() {
    let disk = Memory::new();
    let quote = "[Event \"letter\"]\n\n1. f6 {see [GameId \"0000000000000007\"]} *\n";
    disk.put(OWN_GAMES, quote.as_bytes());
    for _ in 0..2 {
        keep(&disk, 7);
        assert_eq!(events(&disk), ["letter", "7"]);
    }
}

#[test]
fn quitting_asks_nothing_about_a_kept_game() {
    let mut desk = finished();
    assert!(!desk.is_unsaved());
    desk.file(FileAction::Quit);
    assert!(desk.has_quit);
    // Three have kept theirs, too.
    let mut desk = Desk::new();
    desk.begin_three("Ola");
    desk.moves("e3e5 c5d5");
    resign(&mut desk);
    resign(&mut desk);
    desk.file(FileAction::Quit);
    assert!(desk.has_quit);
    // A glyph at the end goes into the kept game.
    let mut desk = finished();
    desk.send(Message::Game(GameAction::Study));
    desk.send(Message::Replay(ReplayAction::Last));
    let last = desk.program.model.shown_node();
    desk.send(Message::Edit(EditAction::Glyph(last, Nag(1))));
    desk.file(FileAction::Quit);
    assert!(!desk.asks_to_save() && desk.has_quit);
    assert!(desk.read(OWN_GAMES).contains("e6 $1"));
    // A game with a file of its own is saved there.
    let mut desk = Desk::new();
    desk.begin("Anna");
    desk.moves("f5f6 e7e6");
    desk.disk.put("/home/b.pgn", b"");
    desk.save_as("/home/a.pgn");
    resign(&mut desk);
    desk.file(FileAction::Quit);
    assert!(desk.asks_to_save() && !desk.has_quit);
    // A game is left before the disk has kept it.
    let mut desk = Desk::new();
    desk.begin("Anna");
    desk.moves("f5f6 e7e6");
    desk.send(Message::Game(GameAction::Resign));
    desk.send(Message::Dialog(DialogAction::Agree));
    desk.send(Message::File(FileAction::Quit));
    assert!(!desk.has_quit);
}

#[test]
fn the_games_of_a_match_are_kept_one_by_one() {
    let mut desk = Desk::new();
    let match_length = Some(MatchLength { games: 2, ends_when_decided: false });
    let setup = Setup { match_length, ..crate::program::hotseat() };
    desk.send(Message::Game(GameAction::New));
    desk.answer(DialogAction::EditForm(GameForm::of_two(NewGameForm::new(setup))));
    desk.answer(DialogAction::StartGame);
    for _ in 0..2 {
        desk.moves("f5f6 e7e6");
        resign(&mut desk);
        desk.send(Message::Game(GameAction::NextGame));
    }
    assert_eq!(own_games(&desk).len(), 2);
    desk.file(FileAction::Quit);
    assert!(desk.has_quit);
}

#[test]
fn a_game_continued_after_its_end_replaces_its_kept_copy() {
    let mut desk = finished();
    desk.undo();
    desk.moves("g7g6 g4g5");
    assert_eq!(own_games(&desk).len(), 1);
    resign(&mut desk);
    let kept = own_games(&desk);
    assert!(matches!(&kept[..], [game] if game.contains("1. f6 g6 2. g5")), "{kept:?}");
}

#[test]
fn a_killed_program_keeps_its_finished_game_at_the_next_start() {
    for is_written in [true, false] {
        let mut desk = Desk::new();
        desk.begin("Anna");
        desk.moves("f5f6 e7e6");
        desk.send(Message::Game(GameAction::Resign));
        desk.send(Message::Dialog(DialogAction::Agree));
        if is_written {
            desk.settle();
        }
        assert_eq!(own_games(&desk).len(), usize::from(is_written));
        desk.kill();
        desk.answer(DialogAction::Continue);
        let kept = own_games(&desk);
        assert!(matches!(&kept[..], [game] if game.contains("1. f6 e6")), "{is_written}: {kept:?}");
        assert!(!desk.disk.files().contains_key(Path::new("/data/games.pgn.bak")), "it is the same game");
    }
}

#[test]
fn a_game_for_three_is_kept() {
    let mut desk = Desk::new();
    desk.begin_three("Ola");
    desk.moves("e3e5 c5d5");
    resign(&mut desk);
    assert_eq!(own_games(&desk).len(), 0, "two play on");
    resign(&mut desk);
    let kept = own_games(&desk);
    assert!(matches!(&kept[..], [game] if game.contains("Ola") && game.contains("ThreePlayer")), "{kept:?}");
    desk.kill();
    desk.answer(DialogAction::Continue);
    assert_eq!(own_games(&desk), kept);
    assert_eq!(events(&desk.disk).len(), 1);
}

#[test]
fn no_game_is_kept_if_the_setting_is_off() {
    let mut desk = Desk::new();
    desk.program.set(|settings| settings.keep_games = false);
    desk.begin("Anna");
    desk.moves("f5f6 e7e6");
    resign(&mut desk);
    assert!(desk.program.outcome().is_some());
    assert!(!desk.disk.files().contains_key(Path::new(OWN_GAMES)));
}

#[test]
fn games_that_were_opened_are_not_kept() {
    let mut desk = Desk::new();
    desk.disk.put("/home/three.pgn", b"[Variant \"ThreePlayer\"]\n\n1. e5 d5 h5 1-0-1\n");
    desk.disk.put("/home/two.pgn", b"1. f6 e6 1-0\n");
    desk.file(FileAction::OpenRecorded(Collection::Three, None));
    desk.open("/home/three.pgn");
    desk.open("/home/two.pgn");
    desk.moves("g4g5");
    assert!(!desk.disk.files().contains_key(Path::new(OWN_GAMES)));
}

#[test]
fn a_failed_disk_is_reported_and_the_next_game_is_kept() {
    for call in [Call::Create, Call::CreateFolder, Call::Write, Call::Sync, Call::SyncFolder] {
        let mut desk = Desk::new();
        desk.begin("Anna");
        desk.moves("f5f6 e7e6");
        desk.disk.decide(move |made, path| {
            let fails = path.starts_with("/data") && made == call;
            if fails { Fate::Fails(ErrorKind::StorageFull) } else { Fate::Well }
        });
        resign(&mut desk);
        let toasts = desk.program.toasts();
        assert!(toasts.iter().any(|toast| toast.contains("not added to your games")), "{call:?}: {toasts:?}");
        desk.disk.heal();
        assert_eq!(own_games(&desk).len(), 0, "{call:?}");
        assert!(desk.is_unsaved(), "the game can still be saved");
        desk.undo();
        desk.moves("e7e5");
        resign(&mut desk);
        assert_eq!(own_games(&desk).len(), 1, "{call:?}");
    }
}

#[test]
fn the_other_games_keep_their_bytes() {
    let disk = Memory::new();
    for old in
        ["\u{feff}[Event \"x\"]\n\n1. f6 1-0", "1. f6 {Zoë} *\r\n", "[Event \"y\"]\n\n1. f6 0-1 {end}\n\n\n"]
    {
        disk.put_over(OWN_GAMES, old.as_bytes());
        assert_eq!(keep(&disk, 7), None);
        let bytes = disk.files()[Path::new(OWN_GAMES)].clone();
        assert!(bytes.starts_with(old.as_bytes()));
        assert_eq!(events(&disk).last().map(String::as_str), Some("7"), "{old:?}");
    }
}

#[test]
fn an_incomplete_game_is_moved_away_wherever_it_was_cut_off() {
    let whole = Memory::new();
    keep(&whole, 1);
    let first = whole.files()[Path::new(OWN_GAMES)].len();
    keep(&whole, 2);
    let bytes = whole.files()[Path::new(OWN_GAMES)].clone();
    for (cut, zeros) in (first..bytes.len()).flat_map(|cut| [(cut, 0), (cut, 50)]) {
        let disk = Memory::new();
        let torn = [&bytes[..cut], &vec![0; zeros]].concat();
        disk.put(OWN_GAMES, &torn);
        let rest = keep(&disk, 3);
        let kept = events(&disk);
        let text = bytes[first..cut].trim_ascii();
        let is_ended = text.ends_with(b" 1-0");
        let is_torn = zeros > 0 || !text.is_empty() && !is_ended;
        assert_eq!(rest.is_some(), is_torn, "{cut}");
        let expected = if is_ended { vec!["1", "2", "3"] } else { vec!["1", "3"] };
        assert_eq!(kept, expected, "{cut}");
        if let Some(rest) = rest {
            let rest = disk.files()[&rest].clone();
            let bytes = disk.files()[Path::new(OWN_GAMES)].clone();
            assert!(torn.ends_with(&rest) && bytes.starts_with(&torn[..torn.len() - rest.len()]), "{cut}");
        }
        // The game that was cut off comes back from its journal.
        keep(&disk, 2);
        keep(&disk, 2);
        assert_eq!(events(&disk).iter().filter(|event| *event == "2").count(), 1, "{cut}");
    }
}

/// After a power cut at any call, a game that was acknowledged is there, once, and every game is whole when the next one
/// has been added.
#[test]
fn no_power_cut_takes_a_kept_game_away() {
    for seed in 0..100 {
        let mut rng = fastrand::Rng::with_seed(seed);
        let mut disk = Memory::new();
        let mut kept = Vec::new();
        for id in 1..6 {
            let (calls, at) = (disk.calls(), rng.u64(1..60));
            let counted = disk.clone();
            disk.decide(
                move |_, _| if counted.calls() + 1 == calls + at { Fate::PowerCut } else { Fate::Well },
            );
            let is_kept = job(id).carry_out(&disk, Path::new(OWN_GAMES)).is_ok();
            kept.extend(is_kept.then(|| id.to_string()));
            disk.heal();
            disk = disk.after_power_cut(&mut rng);
            keep(&disk, 100 + id);
            kept.push((100 + id).to_string());
            let there = events(&disk);
            for event in &kept {
                let count = there.iter().filter(|there| *there == event).count();
                assert_eq!(count, 1, "{seed}: {event} of {there:?}");
            }
        }
    }
}

#[test]
fn a_game_waits_until_another_program_has_written_its_own() {
    use heksy::disk::Open;
    let disk = Memory::new();
    keep(&disk, 1);
    let held = disk.open(Path::new(OWN_GAMES), Open::Write).unwrap();
    held.lock().unwrap();
    std::thread::scope(|scope| {
        let waiting = scope.spawn(|| keep(&disk, 2));
        std::thread::sleep(std::time::Duration::from_millis(30));
        assert_eq!(events(&disk), ["1"]);
        drop(held);
        waiting.join().unwrap();
    });
    assert_eq!(events(&disk), ["1", "2"]);
}

/// Three games of the player, and a folder with another one.
const MINE: &str = "[White \"Zoë\"]\n[Black \"Jan\"]\n[Date \"2024.01.01\"]\n[Result \"1-0\"]\n\n1. f6 e6 2. g5 1-0\n\n\
    [White \"Anna\"]\n[Black \"Ola\"]\n[Date \"2023.05.01\"]\n[HexScore \"3/4-1/4\"]\n\n1. f6 1/2-1/2\n\n\
    [Variant \"ThreePlayer\"]\n[White \"Bea\"]\n[Date \"2025.05.01\"]\n\n1. e5 d5 h5 1-0-1/2\n";
const CLUB: &str = "[Variant \"McCooey\"]\n[White \"Łukasz\"]\n[Event \"Club\"]\n\n*\n";

fn with_games() -> Desk {
    let mut desk = Desk::new();
    desk.disk.put(OWN_GAMES, MINE.as_bytes());
    desk.disk.put("/home/club/b.pgn", CLUB.as_bytes());
    desk.disk.put("/home/club/notes.txt", b"1. f6 *");
    desk.send(Message::Window(WindowNews::PathChosen(PathPurpose::AddToOwn, Some("/home/club".into()))));
    desk.settle();
    desk
}

fn list(desk: &Desk) -> &GameList {
    desk.program.model.library().expect("the list is shown")
}

fn library(desk: &mut Desk, action: LibraryAction) {
    desk.send(Message::Library(action));
    desk.settle();
}

/// White's names in the rows that are shown.
fn shown(desk: &Desk) -> Vec<String> {
    let list = list(desk);
    list.shown.iter().map(|&game| list.games.row(game).unwrap().white.clone()).collect()
}

fn select(desk: &mut Desk, white: &str) {
    let games = &list(desk).games;
    let index = games.rows().position(|row| row.white == white).unwrap();
    library(desk, LibraryAction::Select(index));
}

#[test]
fn all_files_are_listed_with_the_latest_own_games_first() {
    let mut desk = with_games();
    assert_eq!(shown(&desk), ["Bea", "Anna", "Zoë", "Łukasz"]);
    assert_eq!(list(&desk).games.title().to_string(), "Your games");
    assert_eq!(desk.program.model.title(), "Your games – Heksy");
    library(&mut desk, LibraryAction::Close);
    desk.file(FileAction::RemoveFromOwn("/home/club".into()));
    assert_eq!(shown(&desk), ["Bea", "Anna", "Zoë"]);
    // A file that was opened belongs to them.
    library(&mut desk, LibraryAction::Close);
    desk.open("/home/club/b.pgn");
    desk.file(FileAction::OwnGames);
    assert_eq!(shown(&desk).len(), 4);
    // A missing file is left out, and no message reports it.
    desk.program.set(|settings| settings.recent = vec!["/home/gone.pgn".into()]);
    library(&mut desk, LibraryAction::Close);
    desk.file(FileAction::OwnGames);
    assert_eq!(shown(&desk).len(), 3);
    assert!(desk.program.dialog().is_none());
}

#[test]
fn the_list_is_filtered_and_has_any_order() {
    let mut desk = with_games();
    let all = Query::default();
    let game = |game| Query { game: Some(game), ..Query::default() };
    let result = |result| Query { result: Some(result), ..Query::default() };
    let words = |words: &str| Query { words: words.to_owned(), ..Query::default() };
    let content = |content| Query { content: Some(content), ..Query::default() };
    let by = |by, is_descending| Query { by, is_descending, ..Query::default() };
    let cases = [
        (all, ["Łukasz", "Zoë", "Anna", "Bea"].as_slice()),
        (words("lukasz CLUB"), &["Łukasz"]),
        (game(GameName::Known(Variant::McCooey)), &["Łukasz"]),
        (game(GameName::Three), &["Bea"]),
        (result(ListedResult::WhiteWins), &["Zoë"]),
        (result(ListedResult::OtherPoints), &["Anna", "Bea"]),
        (result(ListedResult::Draw), &[]),
        (words("black:jan"), &["Zoë"]),
        (words("white:jan"), &[]),
        (words("Czarne:jan qq"), &[]),
        (words("date:<2024"), &["Anna"]),
        (words("Dátum:>2023"), &["Zoë", "Bea"]),
        (words("date:>2023.12 moves:>1"), &["Zoë"]),
        (words("date:> club"), &["Łukasz"]),
        (content(Content::Stalemate), &["Anna"]),
        (by(Column::White, false), &["Anna", "Bea", "Łukasz", "Zoë"]),
        (by(Column::White, true), &["Zoë", "Łukasz", "Bea", "Anna"]),
        (by(Column::Moves, true), &["Zoë", "Bea", "Anna", "Łukasz"]),
    ];
    for (query, names) in cases {
        library(&mut desk, LibraryAction::Find(query.clone()));
        assert_eq!(shown(&desk), names, "{query:?}");
    }
    library(&mut desk, LibraryAction::Find(by(Column::Date, false)));
    assert_eq!(shown(&desk)[..2], ["Anna", "Zoë"]);
}

/// 800 games of more bytes than the first step of opening a file takes, by White's numbers.
fn many_games() -> String {
    let comment = "word ".repeat(500);
    let game = |game| format!("[White \"{game}\"]\n\n1. f6 {{{comment}}} *\n\n");
    (0..800).map(game).collect::<Vec<_>>().concat()
}

/// The program has read the first games of the file.
fn while_read(action: FileAction) -> Desk {
    let mut desk = Desk::new();
    for path in ["/home/many.pgn", OWN_GAMES] {
        desk.disk.put(path, many_games().as_bytes());
    }
    desk.send(Message::File(action));
    desk.work();
    desk
}

#[test]
fn the_first_games_of_a_large_file_are_listed_while_it_is_read() {
    let open = || FileAction::OpenPath("/home/many.pgn".into());
    let mut desk = while_read(open());
    let first = shown(&desk);
    assert!(list(&desk).games.are_partial() && (2..400).contains(&first.len()), "{}", first.len());
    desk.send(Message::Library(LibraryAction::Select(5)));
    desk.settle();
    let all: Vec<String> = (0..800).map(|game| game.to_string()).collect();
    assert_eq!((shown(&desk), list(&desk).selected), (all, Some(5)));
    assert!(!list(&desk).games.are_partial());
    // A filter applies to the games that come later.
    let mut desk = while_read(open());
    desk.send(Message::Library(LibraryAction::Find(Query { words: "799".to_owned(), ..Query::default() })));
    desk.settle();
    assert_eq!(shown(&desk), ["799"]);
    // A game that is opened meanwhile is on the board when the file is read.
    let mut desk = while_read(open());
    desk.send(Message::Library(LibraryAction::Select(5)));
    desk.send(Message::Library(LibraryAction::Open));
    assert!(desk.program.model.library().is_some());
    desk.settle();
    assert!(desk.program.model.library().is_none() && desk.text().contains("[White \"5\"]"));
    // The last games come before the first row of the player's own, which stays selected.
    let mut desk = while_read(FileAction::OwnGames);
    assert!(shown(&desk)[0].parse::<usize>().is_ok_and(|game| game < 400));
    desk.settle();
    assert_eq!((shown(&desk)[0].as_str(), list(&desk).selected), ("799", Some(799)));
    // Another game stays selected, too, though the file before it grows.
    let mut desk = while_read(FileAction::AddToOwn);
    desk.send(Message::Window(WindowNews::PathChosen(PathPurpose::AddToOwn, Some("/home/many.pgn".into()))));
    desk.work();
    let games = &list(&desk).games;
    let (game, white) = (games.len() - 5, games.row(games.len() - 5).unwrap().white.clone());
    desk.send(Message::Library(LibraryAction::Select(game)));
    desk.settle();
    let (file, index) = list(&desk).games.locate(list(&desk).selected.unwrap()).unwrap();
    assert!(file.is_own && file.games[index].white == white && list(&desk).games.len() == 1600);
}

#[test]
fn a_list_of_a_file_whose_opening_is_cancelled_has_its_first_games() {
    let mut desk = while_read(FileAction::OpenPath("/home/many.pgn".into()));
    let first = shown(&desk);
    desk.file(FileAction::CancelOpening);
    assert_eq!(shown(&desk), first);
    library(&mut desk, LibraryAction::Open);
    assert!(desk.text().contains("[White \"0\"]"));
    // The list is closed: nothing brings it back.
    let mut desk = while_read(FileAction::OwnGames);
    library(&mut desk, LibraryAction::Close);
    assert!(desk.program.model.library().is_none());
}

/// The list has the first games of a file whose opening was cancelled, and game 3 is open and continued.
fn continued_from_the_first_games() -> Desk {
    let mut desk = while_read(FileAction::OpenPath("/home/many.pgn".into()));
    desk.file(FileAction::CancelOpening);
    library(&mut desk, LibraryAction::Select(2));
    library(&mut desk, LibraryAction::Open);
    desk.moves("e7e6");
    desk
}

#[test]
fn a_game_saved_after_cancel_keeps_all_the_others_in_its_file() {
    let mut desk = continued_from_the_first_games();
    desk.file(FileAction::Save);
    assert!(desk.program.dialog().is_none(), "{:?}", desk.program.dialog());
    let (before, after) = (many_games(), desk.read("/home/many.pgn"));
    let start = |game: usize| before.find(&format!("[White \"{game}\"]")).unwrap();
    assert!(after.starts_with(&before[..start(2)]) && after.ends_with(&before[start(3)..]));
    let games = games_in(&desk.disk, Path::new("/home/many.pgn"));
    assert!(games.len() == 800 && games[2].contains("e6"), "{}", games[2]);
    let heading = desk.program.model.heading().unwrap();
    assert_eq!(heading.number.as_deref(), Some("3 of 800"));
}

#[test]
fn a_game_deleted_from_the_first_of_many_leaves_all_the_others() {
    for is_cancelled in [false, true] {
        let mut desk = while_read(FileAction::OwnGames);
        if is_cancelled {
            desk.file(FileAction::CancelOpening);
        }
        assert!(list(&desk).games.are_partial());
        desk.send(Message::Library(LibraryAction::Select(5)));
        desk.send(Message::Library(LibraryAction::Delete));
        desk.settle();
        let before = many_games();
        let start = |game: usize| before.find(&format!("[White \"{game}\"]")).unwrap();
        let expected = [&before[..start(5)], &before[start(6)..]].concat();
        assert!(desk.read(OWN_GAMES) == expected, "{is_cancelled}");
        let others: Vec<String> =
            (0..800).rev().filter(|&game| game != 5).map(|game| game.to_string()).collect();
        assert_eq!(shown(&desk), others, "{is_cancelled}");
        library(&mut desk, LibraryAction::Undo);
        assert!(desk.read(OWN_GAMES) == before, "{is_cancelled}");
    }
}

#[test]
fn the_first_games_of_a_file_are_not_counted_as_all_of_them() {
    let mut desk = continued_from_the_first_games();
    let heading = desk.program.model.heading().unwrap();
    assert_eq!(heading.number.as_deref(), Some(""), "one of several, while nobody knows of how many");
    desk.disk.remove(Path::new("/home/many.pgn")).unwrap();
    desk.file(FileAction::Save);
    let dialog = desk.program.dialog();
    assert!(matches!(dialog, Some(Dialog::FileGone { games: 0, .. })), "{dialog:?}");
    // Nothing is done with all games of the list until it has them.
    for action in [FileAction::OpenPath("/home/many.pgn".into()), FileAction::OwnGames] {
        let mut desk = while_read(action.clone());
        desk.file(FileAction::CancelOpening);
        assert!(!desk.program.model.can(FileAction::Export(Export::Games)));
        for action in [LibraryAction::Club, LibraryAction::Header] {
            library(&mut desk, action);
            assert!(desk.program.dialog().is_none(), "{:?}", desk.program.dialog());
        }
        desk.file(action);
        assert_eq!(list(&desk).games.len(), 800);
        assert!(desk.program.model.can(FileAction::Export(Export::Games)));
        library(&mut desk, LibraryAction::Club);
        assert!(matches!(desk.program.dialog(), Some(Dialog::Club)), "{:?}", desk.program.dialog());
    }
}

/// The last step of the opening fails: the list stays with the games found, and none of them opens by itself.
#[test]
fn no_game_opens_by_itself_after_its_file_could_not_be_read() {
    let mut desk = while_read(FileAction::OpenPath("/home/many.pgn".into()));
    desk.send(Message::Library(LibraryAction::Open));
    desk.disk.remove(Path::new("/home/many.pgn")).unwrap();
    desk.settle();
    desk.answer(DialogAction::Cancel);
    library(&mut desk, LibraryAction::Find(Query { words: "3".to_owned(), ..Query::default() }));
    assert!(desk.program.model.library().is_some(), "the list is still shown");
}

#[test]
fn a_cancelled_search_leaves_the_list_as_it_was() {
    let mut desk = with_games();
    library(&mut desk, LibraryAction::Find(Query { by: Column::White, ..Query::default() }));
    let before = (list(&desk).query.clone(), shown(&desk));
    let at = Some(Box::new(Reached::Position(Position::start(Variant::Glinski), None)));
    let query = Query { at, ..Query::default() };
    desk.send(Message::Library(LibraryAction::Find(query.clone())));
    desk.send(Message::Library(LibraryAction::Find(Query { words: "zoe".to_owned(), ..query.clone() })));
    let later = desk.program.now + std::time::Duration::from_secs(1);
    assert!(desk.program.model.opening(later).is_some_and(|view| view.text.to_string().contains("Search")));
    desk.file(FileAction::CancelOpening);
    assert_eq!((list(&desk).query.clone(), shown(&desk)), before);
    assert!(desk.program.model.opening(later).is_none());
    library(&mut desk, LibraryAction::Find(query));
    assert_eq!(shown(&desk), ["Zoë", "Anna"]);
}

/// The work that the program has asked for. A search for games among it ends when nobody waits for its result.
fn searches_wanted(desk: &Desk) -> Vec<bool> {
    let filter = |command: &Command| match command {
        Command::List(ListJob::Filter { games, query, progress, .. }) => {
            Some(games.found_while(query, progress).is_some())
        }
        _ => None,
    };
    desk.pending.iter().filter_map(filter).collect()
}

#[test]
fn of_several_searches_in_a_list_only_the_last_goes_on() {
    let mut desk = with_games();
    let query = |words: &str| Query { words: words.to_owned(), ..Query::default() };
    for words in ["z", "zo", "zoe"] {
        desk.send(Message::Library(LibraryAction::Find(query(words))));
    }
    assert_eq!(searches_wanted(&desk), [false, false, true]);
    desk.settle();
    assert_eq!(shown(&desk), ["Zoë"]);
    desk.send(Message::Library(LibraryAction::Find(query("a"))));
    desk.send(Message::Library(LibraryAction::Close));
    assert_eq!(searches_wanted(&desk), [false], "the list is gone");
}

#[test]
fn no_search_in_a_list_keeps_the_program_from_ending() {
    let mut desk = with_games();
    select(&mut desk, "Anna");
    library(&mut desk, LibraryAction::Open);
    desk.file(FileAction::ChooseGame);
    desk.send(Message::Library(LibraryAction::Find(Query { words: "a".to_owned(), ..Query::default() })));
    desk.send(Message::Library(LibraryAction::Close));
    desk.send(Message::File(FileAction::Quit));
    assert!(desk.has_quit);
    assert_eq!(searches_wanted(&desk), [false]);
}

#[test]
fn a_game_read_too_late_does_not_take_the_place_of_a_new_one() {
    for begins in [|desk: &mut Desk| desk.begin("New"), |desk: &mut Desk| desk.begin_three("New")] {
        let mut desk = with_games();
        select(&mut desk, "Zoë");
        desk.send(Message::Library(LibraryAction::Open));
        begins(&mut desk);
        assert!(desk.text().contains("[White \"New\"]"), "{}", desk.text());
        desk.settle();
        assert!(desk.text().contains("[White \"New\"]"), "{}", desk.text());
        assert!(desk.program.dialog().is_none(), "{:?}", desk.program.dialog());
    }
}

#[test]
fn a_file_read_too_late_does_not_take_the_place_of_a_new_game() {
    let mut desk = Desk::new();
    desk.disk.put("/home/slow.pgn", b"[White \"Ewa\"]\n\n1. f6 *\n");
    desk.send(Message::File(FileAction::OpenPath("/home/slow.pgn".into())));
    desk.begin("New");
    assert!(desk.program.toasts().iter().any(|toast| toast.contains("slow.pgn")), "it says so");
    desk.settle();
    assert!(desk.text().contains("[White \"New\"]"), "{}", desk.text());
}

#[test]
fn two_quick_steps_lead_to_the_game_after_the_next() {
    let mut desk = with_games();
    library(&mut desk, LibraryAction::Find(Query { by: Column::White, ..Query::default() }));
    select(&mut desk, "Anna");
    library(&mut desk, LibraryAction::Open);
    desk.send(Message::File(FileAction::NextGame));
    desk.send(Message::File(FileAction::NextGame));
    desk.settle();
    assert!(desk.text().contains("Łukasz"), "{}", desk.text());
    desk.file(FileAction::PreviousGame);
    assert!(desk.text().contains("Bea"), "{}", desk.text());
    desk.undo();
    assert!(desk.text().contains("Łukasz"), "each of them was opened once: {}", desk.text());
}

#[test]
fn a_game_opens_in_a_study_and_its_neighbours_are_those_of_the_list() {
    let mut desk = with_games();
    library(&mut desk, LibraryAction::Find(Query { by: Column::White, ..Query::default() }));
    select(&mut desk, "Łukasz");
    library(&mut desk, LibraryAction::Open);
    assert!(desk.program.model.study().is_some());
    desk.file(FileAction::NextGame);
    assert!(desk.text().contains("Zoë") && desk.text().contains("2. g5"));
    assert!(!desk.program.model.can(FileAction::NextGame));
    desk.file(FileAction::OwnGames);
    let list = list(&desk);
    assert_eq!(list.games.row(list.selected.unwrap()).unwrap().white, "Zoë", "the list as it was left");
    assert_eq!(list.query.by, Column::White);
}

#[test]
fn the_selected_game_is_previewed_and_replayed() {
    let mut desk = with_games();
    select(&mut desk, "Zoë");
    let (end, line) = desk.program.model.preview().unwrap();
    assert!(line.contains("g5"), "{line}");
    for _ in 0..2 {
        library(&mut desk, LibraryAction::Replay(ReplayAction::Previous));
    }
    let (board, line) = desk.program.model.preview().unwrap();
    assert!(line.contains("f6") && board != end, "{line}");
    select(&mut desk, "Bea");
    let (board, _) = desk.program.model.preview().unwrap();
    assert_ne!(board.armies, end.armies);
}

#[test]
fn the_board_beside_the_list_marks_every_step_of_a_capture() {
    let mut desk = Desk::new();
    let game = "[White \"Eva\"]\n[Variant \"Hexagonal checkers\"]\n[FEN \"W:W33:B43,63,64,77\"]\n\n1. 33x53x73x55 *\n";
    desk.disk.put(OWN_GAMES, game.as_bytes());
    desk.file(FileAction::OwnGames);
    desk.settle();
    select(&mut desk, "Eva");
    let (board, _) = desk.program.model.preview().unwrap();
    assert_eq!(board.last_path.len(), 4);
}

#[test]
fn a_deleted_game_comes_back_byte_for_byte() {
    let mut desk = with_games();
    for white in ["Anna", "Bea", "Zoë"] {
        select(&mut desk, white);
        library(&mut desk, LibraryAction::Delete);
    }
    assert_eq!(shown(&desk), ["Łukasz"]);
    assert!(!list(&desk).can_delete(), "a game of another file");
    library(&mut desk, LibraryAction::Delete);
    assert_eq!(shown(&desk), ["Łukasz"]);
    assert_eq!(desk.read(OWN_GAMES), "");
    desk.undo();
    desk.settle();
    desk.undo();
    desk.settle();
    assert_eq!(shown(&desk).len(), 3);
    // A disk that fails takes no deleted game away.
    desk.disk.decide(
        |call, _| if call == Call::Rename { Fate::Fails(ErrorKind::StorageFull) } else { Fate::Well },
    );
    library(&mut desk, LibraryAction::Undo);
    assert_eq!(shown(&desk).len(), 3);
    desk.disk.heal();
    // A game that is kept meanwhile changes nothing of that.
    keep(&desk.disk, 7);
    library(&mut desk, LibraryAction::Undo);
    let text = desk.read(OWN_GAMES);
    assert!(text.starts_with(MINE), "{text}");
    assert_eq!(shown(&desk), ["Ánna", "Bea", "Anna", "Zoë", "Łukasz"]);
    library(&mut desk, LibraryAction::Undo);
    assert_eq!(desk.read(OWN_GAMES), text, "nothing is left to be undone");
}

#[test]
fn an_open_game_is_saved_in_its_place_after_others_were_deleted_or_kept() {
    let mut desk = with_games();
    select(&mut desk, "Anna");
    library(&mut desk, LibraryAction::Open);
    desk.file(FileAction::OwnGames);
    select(&mut desk, "Zoë");
    library(&mut desk, LibraryAction::Delete);
    library(&mut desk, LibraryAction::Close);
    keep(&desk.disk, 7);
    desk.moves("g4g5");
    desk.file(FileAction::Save);
    assert!(desk.program.dialog().is_none(), "{:?}", desk.program.dialog());
    let games = own_games(&desk);
    assert_eq!(games.len(), 3);
    assert!(games[0].contains("Anna") && games[0].contains("(1. g5)"), "{}", games[0]);
    // The open game is deleted: it can only be saved elsewhere.
    desk.file(FileAction::OwnGames);
    select(&mut desk, "Anna");
    library(&mut desk, LibraryAction::Delete);
    library(&mut desk, LibraryAction::Close);
    desk.send(Message::File(FileAction::Save));
    assert_eq!(desk.asked.len(), 1);
    assert_eq!(own_games(&desk).len(), 2);
}

#[test]
fn a_file_that_another_program_has_changed_loses_nothing() {
    let mut desk = with_games();
    select(&mut desk, "Zoë");
    let other = MINE.replace("Ola", "Ala");
    desk.disk.put_over(OWN_GAMES, other.as_bytes());
    library(&mut desk, LibraryAction::Delete);
    assert_eq!(desk.read(OWN_GAMES), other);
    assert!(desk.program.toasts()[0].contains("Another program"), "{:?}", desk.program.toasts());
}

#[test]
fn an_incomplete_game_is_moved_away_when_the_list_is_opened() {
    let mut desk = Desk::new();
    desk.disk.put(OWN_GAMES, [MINE, "\n[Event \"x\"]\n\n1. f6 {cut"].concat().as_bytes());
    desk.file(FileAction::OwnGames);
    assert_eq!(shown(&desk).len(), 3);
    assert!(desk.program.toasts().iter().any(|toast| toast.contains("games.1.rest")));
}

/// Five games of three players, one of them unfinished, in another order than that of their dates.
const TOURNAMENT: &str = "[White \"Anna\"]\n[Black \"Béla\"]\n[Date \"2024.01.01\"]\n[Result \"1-0\"]\n\n1. f6 1-0\n\n\
    [White \"Béla\"]\n[Black \"Cili, Kis\"]\n[Date \"2024.01.02\"]\n[HexScore \"3/4-1/4\"]\n\n1. f6 1/2-1/2\n\n\
    [White \"Cili, Kis\"]\n[Black \"Anna\"]\n[Date \"2024.01.03\"]\n[Result \"1/2-1/2\"]\n\n1. f6 1/2-1/2\n\n\
    [White \"Anna\"]\n[Black \"Cili, Kis\"]\n[Date \"2024.01.04\"]\n[Result \"*\"]\n\n1. f6 *\n\n\
    [White \"Cili, Kis\"]\n[Black \"Béla\"]\n[Date \"2023.12.31\"]\n[Result \"0-1\"]\n\n1. f6 0-1\n\n\
    [White \"Anna\"]\n[Date \"2024.01.04\"]\n[Result \"1-0\"]\n\n1. f6 1-0\n";

/// Worked out by hand. Béla has 1 + ¾ points, Anna 1 + ½, Cili ¼ + ½. The ratings in order of the dates:
/// Béla 1520 and Cili 1480; Anna 1521.15 and Béla 1498.85; Béla 1507.77 and Cili 1471.08; Cili 1473.95 and Anna 1518.29.
#[test]
fn points_and_ratings_of_a_small_tournament() {
    let mut desk = Desk::new();
    desk.disk.put(OWN_GAMES, TOURNAMENT.as_bytes());
    desk.file(FileAction::OwnGames);
    library(&mut desk, LibraryAction::Club);
    let books = desk.program.model.club().expect("the games are counted").clone();
    let rows = |table: ClubTable| (0..4).map_while(|row| table.row(&books, row, false)).collect::<Vec<_>>();
    assert_eq!(books.games, 4);
    let cross = [
        ["1", "Béla", "1¾", "3", "1.3125", "×", "0", "1 ¾"],
        ["2", "Anna", "1½", "2", "2.125", "1", "×", "½"],
        ["3", "Cili, Kis", "¾", "3", "1.1875", "0 ¼", "½", "×"],
    ];
    assert_eq!(rows(ClubTable::Cross), cross);
    let ratings = [
        ["1", "Anna", "1518", "2", "1½"],
        ["2", "Béla", "1508", "3", "1¾"],
        ["3", "Cili, Kis", "1474", "3", "¾"],
    ];
    assert_eq!(rows(ClubTable::Ratings), ratings);
    let csv = to_csv(&books);
    assert!(csv.contains("\n3,\"Cili, Kis\",0.75,3,1.1875,0 ¼,½,×\n\nNo.,Player,Elo,"), "{csv}");
    assert!(to_clipboard(&books).contains("\n1\tAnna\t1518\t2\t1½\n"));
    let look = Picture::new(BoardView::default(), BoardPalette::default(), PieceSet::default());
    let html = page(&books).to_html(&look);
    assert!(html.contains("<td class=\"name\">Cili, Kis</td><td class=\"sum\">1474</td>"), "{html}");
    // Three events: the page names none, but the days.
    assert!(
        html.contains("<h1>Cross table and ratings</h1>") && html.contains("2023-12-31 – 2024-01-03"),
        "{html}"
    );
    let kept = html.matches("<div class=\"whole\">\n<h2>").count();
    assert_eq!((kept, html.matches("<h2>").count()), (2, 2), "a heading stays on the paper of its table");
    let hungarian = speaking(Shown::new(Language::Hungarian, LettersChoice::default()), || to_csv(&books));
    assert!(hungarian.contains("\n3;Cili, Kis;0,75;3;1,1875;0 ¼;½;×\n"), "{hungarian}");
    desk.send(Message::File(FileAction::Export(Export::Club)));
    desk.choose("/data/club");
    desk.settle();
    assert_eq!(desk.read("/data/club.csv"), format!("\u{feff}{csv}"));
    // Only the games that the filter leaves count.
    library(&mut desk, LibraryAction::Find(Query { words: "béla".to_owned(), ..Query::default() }));
    library(&mut desk, LibraryAction::Club);
    assert_eq!(desk.program.model.club().expect("the games are counted").games, 3);
}

#[test]
fn a_printed_cross_table_has_the_event_as_its_title_and_lies_on_its_side_if_it_is_wide() {
    let look = Picture::new(BoardView::default(), BoardPalette::default(), PieceSet::default());
    let printed = |players: usize| {
        let game = |index: usize| PlayedGame {
            names: ["Anna <1>".to_owned(), format!("Béla {index}")],
            event: "Pécs & Open".to_owned(),
            date: "2024.05.01".to_owned(),
            points: Points::ALL[4],
        };
        page(&ClubBooks::of((1..players).map(game).collect())).to_html(&look)
    };
    let small = printed(12);
    assert!(small.contains("<h1>Pécs &amp; Open</h1>") && small.contains("<dd>2024-05-01</dd>"), "{small}");
    assert!(small.contains("Anna &lt;1&gt;") && !small.contains("<section class=\"wide\">"), "{small}");
    assert!(printed(13).contains("<section class=\"wide\">"));
}

/// Compares points and ratings with a count that visits all games for each player.
#[test]
fn points_and_ratings_agree_with_a_plain_count() {
    let mut rng = fastrand::Rng::with_seed(43);
    for players in [2, 6, 40] {
        let game = |rng: &mut fastrand::Rng| {
            let [white, black] = [(); 2].map(|()| format!("Player {:02}", rng.usize(0..players)));
            let date = format!("2020.01.{:02}", rng.u32(1..29));
            PlayedGame {
                names: [white, black],
                event: String::new(),
                date,
                points: Points::ALL[rng.usize(0..5)],
            }
        };
        let played: Vec<PlayedGame> = (0..300).map(|_| game(&mut rng)).collect();
        let books = ClubBooks::of(played.clone());
        let mut counted: Vec<PlayedGame> =
            played.into_iter().filter(|game| game.names[0] != game.names[1]).collect();
        counted.sort_by_key(|game| game.date.clone());
        let won = |game: &PlayedGame, name: &str| {
            let color = if game.names[0] == name { Color::White } else { Color::Black };
            game.names.iter().any(|other| other == name).then(|| u32::from(game.points.for_color(color)))
        };
        let points = |name: &str| counted.iter().filter_map(|game| won(game, name)).sum::<u32>();
        assert!(books.players.len() <= players && books.games == counted.len());
        for ClubPlayer { name, games, quarters, tie_break, .. } in &books.players {
            let of_player = counted.iter().filter(|game| won(game, name).is_some());
            assert_eq!((*games, *quarters), (of_player.clone().count(), points(name)), "{name}");
            let other = |game: &PlayedGame| game.names.iter().find(|other| *other != name).cloned().unwrap();
            let expected: u32 = of_player.map(|game| won(game, name).unwrap() * points(&other(game))).sum();
            assert_eq!(*tie_break, u64::from(expected), "{name}");
        }
        let mut ratings: std::collections::HashMap<&str, (f64, u32)> = std::collections::HashMap::new();
        for game in &counted {
            let [white, black] = [&game.names[0], &game.names[1]];
            let [before, against] =
                [white, black].map(|name| *ratings.get(name.as_str()).unwrap_or(&(1500.0, 0)));
            let expected = 1.0 / (1.0 + 10f64.powf((against.0 - before.0) / 400.0));
            let gain = f64::from(won(game, white).unwrap()) / 4.0 - expected;
            let largest = |games: u32| if games < 30 { 40.0 } else { 20.0 };
            ratings.insert(white, (before.0 + largest(before.1) * gain, before.1 + 1));
            ratings.insert(black, (against.0 - largest(against.1) * gain, against.1 + 1));
        }
        for player in &books.players {
            assert!((player.rating - ratings[player.name.as_str()].0).abs() < 1e-6, "{player:?}");
        }
        assert!(
            books
                .by_rating
                .is_sorted_by(|&one, &other| books.players[one].rating >= books.players[other].rating)
        );
        let key = |player: &ClubPlayer| {
            (u32::MAX - player.quarters, u64::MAX - player.tie_break, player.name.clone())
        };
        assert!(books.players.is_sorted_by_key(key));
        let columns = ClubTable::Cross.heads(&books).len();
        assert_eq!(columns, if players <= 30 { 5 + books.players.len() } else { 5 });
    }
}

/// Results as people write them behind the moves, without a tag.
#[test]
fn a_result_behind_the_moves_counts_like_a_tag() {
    const ENDS: [(&str, &str, &str); 9] = [
        ("", "1. f6 1-0", "1-0"),
        ("", "1. f6 {1-0} (1. g5 0-1) 1/2-1/2", "½-½"),
        ("[Result \"*\"]\n", "1. f6 * 0-1", "0-1"),
        ("[Result \"?\"]\n", "1. f6 ¾-¼", "¾-¼"),
        ("[Result \"1-0\"]\n", "1. f6 0-1", "1-0"),
        ("[HexScore \"1/4-3/4\"]\n", "1. f6 1/2-1/2", "¼-¾"),
        ("", "1. f6 ź-ź", "½-½"),
        ("", "1. f6 *", "*"),
        ("", "1. f6", "?"),
    ];
    let text = ENDS.map(|(tag, moves, _)| format!("[White \"Ola\"]\n[Black \"Jan\"]\n{tag}\n{moves}\n"));
    let three = "[Variant \"ThreePlayer\"]\n\n1. e5 d5 h5 1-0-1/2\n";
    let mut desk = Desk::new();
    desk.disk.put(OWN_GAMES, [&text.join("\n"), "\n", three].concat().as_bytes());
    desk.file(FileAction::OwnGames);
    let results: Vec<_> = list(&desk).games.rows().map(|row| row.result.clone()).collect();
    assert_eq!(results, ENDS.map(|(_, _, result)| result).into_iter().chain(["1-0-½"]).collect::<Vec<_>>());
    let file = list(&desk).games.files()[0].clone();
    for hit in file.positions().find(&Position::start(Variant::Glinski)) {
        let points = hit.quarters.map(|quarters| {
            Points::ALL.into_iter().find(|points| points.for_color(Color::White) == quarters).unwrap()
        });
        let shown = points.map_or_else(|| "*".to_owned(), heksy::app::text::words::points);
        assert_eq!(shown, results[hit.game].replace('?', "*"), "the table of moves");
    }
    library(&mut desk, LibraryAction::Find(Query { result: Some(ListedResult::Draw), ..Query::default() }));
    assert_eq!(list(&desk).shown, [1, 6]);
    library(&mut desk, LibraryAction::Find(Query { words: "result:¼-¾".to_owned(), ..Query::default() }));
    assert_eq!(list(&desk).shown, [5]);
    library(&mut desk, LibraryAction::Find(Query::default()));
    library(&mut desk, LibraryAction::Club);
    assert_eq!(desk.program.model.club().expect("the games are counted").games, 7);
}

/// Pieces on some cells, whatever stands on the others, in the position and in its mirror image.
#[test]
fn games_are_found_by_the_pieces_of_the_editor() {
    const GAMES: [(&str, &str); 8] = [
        ("both", "1. e5 b6 2. Ndf4 *"),
        ("other order", "1. Ndf4 b6 2. e5 *"),
        ("mirror image", "1. g5 b6 2. Ndf4 *"),
        ("never at once", "1. Ndf4 b6 2. Nd1 b5 3. e5 *"),
        ("knight only", "1. Ndf4 *"),
        ("Other board", "1. e5 b6 2. Ndf4 *"),
        ("set up", "*"),
        ("three", "1. e5 d5 h5 *"),
    ];
    let text = GAMES.map(|(white, moves)| {
        let tag = match white {
            "Other board" => "[Variant \"McCooey\"]\n",
            "set up" => "[FEN \"1/2k/5/7/9/11/4P6/5N5/11/11/5K5 w - 0 1\"]\n",
            "three" => "[Variant \"ThreePlayer\"]\n",
            _ => "",
        };
        format!("[White \"{white}\"]\n{tag}\n{moves}\n")
    });
    let mut desk = Desk::new();
    desk.disk.put(OWN_GAMES, text.join("\n").as_bytes());
    desk.begin("Anna");
    let find = |desk: &mut Desk, fen: &str| {
        desk.send(Message::Editor(EditorAction::Open));
        desk.send(Message::Editor(EditorAction::Edit(PositionEdit::Text(fen.to_owned()))));
        desk.send(Message::Editor(EditorAction::FindGames));
        desk.settle();
        let mut found = shown(desk);
        found.reverse();
        found
    };
    let pieces = "1/3/5/7/9/11/4P6/5N5/11/11/11 w - 0 1";
    assert_eq!(find(&mut desk, pieces), ["both", "other order", "mirror image", "set up"]);
    // The list opens the game where it has the pieces, and goes back to the editor when it is closed.
    library(&mut desk, LibraryAction::Close);
    assert!(desk.program.model.editor().is_some());
    let half = "1/3/5/7/9/11/11/5N5/11/11/11 w - 0 1";
    assert_eq!(find(&mut desk, half).len(), 6, "{:?}", shown(&desk));
    select(&mut desk, "never at once");
    library(&mut desk, LibraryAction::Open);
    assert_eq!(
        desk.program
            .model
            .study()
            .expect("it opens")
            .document()
            .record()
            .tree
            .ply(desk.program.model.shown_node()),
        1
    );
    // All games of the board, and none.
    assert_eq!(find(&mut desk, "1/3/5/7/9/11/11/11/11/11/11 w - 0 1").len(), 6);
    assert_eq!(find(&mut desk, "1/3/5/7/9/5Q5/11/11/11/11/11 w - 0 1").len(), 0);
}

/// Compares the search with one that reads each game and looks at each position.
#[test]
fn the_search_for_pieces_agrees_with_a_plain_one() {
    let mut rng = fastrand::Rng::with_seed(43);
    let mut text = String::new();
    for index in 0..60 {
        let variant = Variant::ALL[index % Variant::ALL.len()];
        let mut record = GameRecord::new(Position::start(variant));
        let mut node = NodeId::ROOT;
        for _ in 0..80 {
            let moves = record.tree.position(node).legal_moves();
            let Some(&mv) = rng.choice(&moves) else { break };
            node = record.tree.add(node, mv).unwrap();
        }
        text += &(pgn::write(&record) + "\n");
    }
    let file = PgnFile::from_text(text.clone());
    let games = Games::from(std::sync::Arc::new(OpenedFile::from_text(text)));
    for _ in 0..60 {
        let record = file.read(rng.usize(0..60), PieceLetters::English).unwrap().record;
        let line: Vec<_> = record.tree.mainline().collect();
        let position = record.tree.position(*rng.choice(&line).unwrap());
        let mut setup = PositionSetup::empty(record.variant());
        for (cell, piece) in position.pieces().filter(|_| rng.u8(0..4) == 0).collect::<Vec<_>>() {
            setup.set_piece(cell, Some(piece));
        }
        let mut images = vec![setup.clone()];
        images.extend(record.variant().chess().map(|_| setup.mirrored()));
        let has = |position: &Position, image: &PositionSetup| {
            image.pieces().all(|(cell, piece)| position.piece_at(cell) == Some(piece))
        };
        let reaches = |record: &GameRecord| {
            let tree = &record.tree;
            std::iter::once(NodeId::ROOT)
                .chain(tree.mainline())
                .any(|node| images.iter().any(|image| has(&tree.position(node), image)))
        };
        let plain: Vec<usize> = file
            .read_all()
            .enumerate()
            .filter(|(_, read)| read.record.variant() == setup.variant() && reaches(&read.record))
            .map(|(index, _)| index)
            .collect();
        let at = Some(Box::new(Reached::pieces(&setup)));
        assert_eq!(games.found(&Query { at, ..Query::default() }), plain, "{setup}");
        assert!(!plain.is_empty());
    }
}

#[test]
fn games_are_found_by_their_content() {
    const GAMES: [(&str, &str); 7] = [
        ("remark", "1. f6 {Well begun.} e6 1-0"),
        ("report", "1. f6 {[%eval 0.10]} e6 {[%eval 0.00]} 1-0"),
        ("resigned", "1. f6 e6 {Black resigns.} 1-0"),
        ("word", "1. f6 {not f11=N} e6 1-0"),
        ("knight", "1. b7=N Kg8 1-0"),
        ("drawn", "1. f6 e6 1/2-1/2"),
        ("stalemate", "1... Kf9 1/2-1/2"),
    ];
    let fen = "[FEN \"1/3/3k1/7/9/1P9/11/11/11/11/K10 w - 0 1\"]\n";
    let stalemate = "[FEN \"K/1P1/5/3k3/9/5b5/11/11/11/11/11 b - 0 1\"]\n";
    let text = GAMES.map(|(white, moves)| {
        let start = match white {
            "knight" => fen,
            "stalemate" => stalemate,
            _ => "",
        };
        format!("[White \"{white}\"]\n[Result \"{}\"]\n{start}\n{moves}\n", moves.rsplit(' ').next().unwrap())
    });
    let mut desk = Desk::new();
    desk.disk.put(OWN_GAMES, text.join("\n").as_bytes());
    desk.file(FileAction::OwnGames);
    let cases = [
        (Content::Comments, ["remark", "word"].as_slice()),
        (Content::Report, &["report"]),
        (Content::Knight, &["knight"]),
        (Content::Stalemate, &["stalemate"]),
    ];
    for (content, names) in cases {
        library(&mut desk, LibraryAction::Find(Query { content: Some(content), ..Query::default() }));
        assert_eq!(shown(&desk), names, "{content:?}");
    }
}

#[test]
fn a_kept_game_in_a_study_is_kept_after_a_kill_as_well() {
    for is_edited in [false, true] {
        let mut desk = finished();
        desk.send(Message::Game(GameAction::Study));
        if is_edited {
            desk.send(Message::Replay(ReplayAction::Last));
            desk.send(Message::Edit(EditAction::Glyph(desk.program.model.shown_node(), Nag(1))));
        }
        let kept = own_games(&desk);
        desk.kill();
        assert_eq!(desk.program.dialog().is_some(), is_edited, "what is kept whole is not offered");
        if is_edited {
            desk.answer(DialogAction::Continue);
            assert!(desk.program.model.study().is_some());
        }
        assert_eq!(own_games(&desk), kept, "{is_edited}");
        assert!(!desk.disk.files().contains_key(Path::new("/data/games.pgn.bak")), "it is the same game");
        desk.file(FileAction::Quit);
        assert!(!desk.asks_to_save() && desk.has_quit);
        assert_eq!(desk.read(OWN_GAMES).contains("$1"), is_edited);
    }
}

#[test]
fn the_window_is_named_after_the_list_that_covers_the_puzzles() {
    let mut desk = with_games();
    desk.send(Message::Puzzles(PuzzleAction::Open));
    assert_eq!(desk.program.model.title(), "Puzzles – Heksy");
    desk.file(FileAction::OwnGames);
    assert_eq!(desk.program.model.title(), "Your games – Heksy");
    library(&mut desk, LibraryAction::Close);
    assert_eq!(desk.program.model.title(), "Puzzles – Heksy");
}
