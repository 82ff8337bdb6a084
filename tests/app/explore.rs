//! The table of moves of a position.

use std::path::Path;
use std::sync::Arc;

use heksy::app::context::DialogAction;
use heksy::app::game::{GameAction, ReplayAction};
use heksy::app::library::{
    Archive, Collection, ExploreAction, ExploreJob, Explored, Explorer, FileAction, LibraryAction, OpenJob,
    OwnLibraryJob,
};
use heksy::app::model::Message;
use heksy::app::settings::{ClockForm, GameForm, NewGameForm, Player, Settings, Setup};
use heksy::engine::Level;
use heksy::engine::book::Book;
use heksy::game::pgn::PgnFile;
use heksy::game::{Position, Variant};
use heksy::sides::Color;

use crate::program::desk::{Desk, OWN_GAMES};
use crate::program::memory::{Fate, Memory};

const GAMES: &str = "[White \"Anna\"]\n\n1. f6 e6 2. g5 1-0\n\n[White \"Ola\"]\n\n1. g5 e6 2. f6 0-1\n\n\
    [White \"Bea\"]\n\n1. f6 c6 1/2-1/2\n\n[White \"Jan\"]\n\n1. f6 *\n\n";

fn explorer(disk: &Memory) -> Explorer {
    Explorer::new(Arc::new(disk.clone()), OWN_GAMES.into())
}

/// A job that reads the player's own games, as if for the first time.
fn read_own() -> OwnLibraryJob {
    let open = OpenJob::whole("");
    OwnLibraryJob { open, paths: Vec::new(), known: Vec::new() }
}

fn explore(explorer: &mut Explorer, position: Position) -> Explored {
    let read = read_own();
    explorer.explore(ExploreJob { position, read: Some(read) })
}

/// A move, its number of games, and White's points in them.
type Row = (String, u32, Option<f64>);

/// The moves with the numbers of games among the player's own, and White's points there.
fn own(found: &Explored) -> Vec<Row> {
    let own = Archive::Own as usize;
    let moves = found.moves.iter().filter(|explored| explored.tallies[own].games > 0);
    let text = |explored: &heksy::app::library::ExploredMove| {
        let tally = explored.tallies[own];
        (found.position.coordinates(explored.mv), tally.games, tally.score(Color::White))
    };
    moves.map(text).collect()
}

fn after(variant: Variant, moves: &str) -> Position {
    let mut position = Position::start(variant);
    for text in moves.split_whitespace() {
        position.play_unchecked(position.find_coordinates(text).expect("a legal move"));
    }
    position
}

#[test]
fn a_position_is_found_by_any_order_of_moves() {
    let disk = Memory::new();
    disk.put(OWN_GAMES, GAMES.as_bytes());
    let mut explorer = explorer(&disk);
    let start = explore(&mut explorer, Position::start(Variant::Glinski));
    let expected = [("f5f6".to_owned(), 3, Some(0.75)), ("g4g5".to_owned(), 1, Some(0.0))];
    let mut moves = own(&start);
    moves.sort_by(|a, b| a.0.cmp(&b.0));
    assert_eq!(moves, expected);
    assert_eq!(start.tallies[0].games, 4);
    // Both orders lead here, and there the games end.
    let end = explore(&mut explorer, after(Variant::Glinski, "g4g5 e7e6 f5f6"));
    assert_eq!((end.tallies[0].games, end.tallies[0].score(Color::Black)), (2, Some(0.5)));
    assert_eq!(own(&end), []);
    // The book's moves are there without games, and the shares are those of the book.
    let book = Book::of(Variant::Glinski).moves(&start.position);
    for &(mv, _) in book {
        assert!(start.moves.iter().any(|explored| explored.mv == mv && explored.book.is_some()));
    }
    let all: u32 = start.moves.iter().filter_map(|explored| explored.book).sum();
    assert!((95..=105).contains(&all), "{all}");
    // Another game's start is not this one's.
    assert_eq!(explore(&mut explorer, Position::start(Variant::McCooey)).tallies[0].games, 0);
}

/// Counts the recorded games one by one, by their positions.
#[test]
fn the_explorer_counts_recorded_games_as_a_plain_loop_does() {
    let file = PgnFile::from_text(Collection::Tournaments.text());
    let games: Vec<_> = file.read_all().map(|read| read.record).collect();
    let line = games[7].main_moves();
    let mut explorer = explorer(&Memory::new());
    let mut position = *games[7].tree.start();
    for mv in line.into_iter().take(12) {
        let found = explore(&mut explorer, position);
        let mut reached = 0;
        let mut made = vec![0; found.moves.len()];
        for game in &games {
            let mut at = *game.tree.start();
            let mut here = Vec::new();
            for mv in game.main_moves() {
                if at.is_repetition_of(&position) {
                    here.push(mv);
                }
                at.play_unchecked(mv);
            }
            reached += u32::from(!here.is_empty() || at.is_repetition_of(&position));
            for (made, explored) in made.iter_mut().zip(&found.moves) {
                *made += u32::from(here.contains(&explored.mv));
            }
        }
        // No mirrored position is among these games: kings and queens stand on their sides.
        assert_eq!(found.tallies[1].games, reached);
        let tallied: Vec<u32> = found.moves.iter().map(|explored| explored.tallies[1].games).collect();
        assert_eq!(tallied, made);
        position.play_unchecked(mv);
    }
}

#[test]
fn a_mirrored_position_counts_with_its_moves_mirrored() {
    let disk = Memory::new();
    let text = |fen: &str, moves: &str| format!("[SetUp \"1\"]\n[FEN \"{fen}\"]\n\n{moves} 1-0\n\n");
    let fen = "1/2k/5/7/9/11/11/11/11/11/R3K6 w - - 0 1";
    let image = "1/k2/5/7/9/11/11/11/11/11/6K3R w - - 0 1";
    let position = Position::from_fen(Variant::Glinski, fen).unwrap();
    let mirrored = Position::from_fen(Variant::Glinski, image).unwrap();
    let (mv, other) = (position.legal_moves()[3], mirrored.legal_moves());
    let is_image =
        |of: &&heksy::game::Move| of.from() == mv.from().mirrored() && of.to() == mv.to().mirrored();
    let other = *other.iter().find(is_image).expect("the rules are symmetric");
    let games = [
        text(fen, &heksy::game::numbered_san(&position, mv)),
        text(image, &heksy::game::numbered_san(&mirrored, other)),
    ];
    disk.put(OWN_GAMES, games.concat().as_bytes());
    let found = explore(&mut explorer(&disk), position);
    assert_eq!(own(&found), [(position.coordinates(mv), 2, Some(1.0))]);
    // Left and right differ while a side may castle.
    let shafran = after(Variant::Shafran, "");
    disk.put_over(OWN_GAMES, b"[Variant \"Shafran\"]\n\n1. e4 *\n");
    assert_eq!(explore(&mut explorer(&disk), shafran).tallies[0].games, 1);
}

fn toggle(desk: &mut Desk) {
    desk.send(Message::Explore(ExploreAction::Toggle));
    desk.settle();
}

fn start(desk: &mut Desk, setup: Setup) {
    desk.send(Message::Game(GameAction::New));
    desk.answer(DialogAction::EditForm(GameForm::of_two(NewGameForm::new(setup))));
    desk.answer(DialogAction::StartGame);
}

#[test]
fn the_table_of_moves_is_closed_in_serious_games_between_people() {
    let timed = Setup { clock: ClockForm::default(), ..crate::program::hotseat() };
    let mut with_clock = timed;
    with_clock.clock.kind = heksy::app::settings::ClockKind::Fischer;
    let tournament = Setup { tournament: true, ..crate::program::hotseat() };
    for (setup, allowed) in [(crate::program::hotseat(), true), (with_clock, false), (tournament, false)] {
        let mut desk = Desk::new();
        desk.program.set(|settings: &mut Settings| settings.explorer_open = true);
        start(&mut desk, setup);
        desk.moves("f5f6");
        assert!(!desk.program.model.is_exploring(), "nobody has asked in this game");
        assert_eq!(desk.program.model.can(ExploreAction::Toggle), allowed);
        toggle(&mut desk);
        assert_eq!(desk.program.model.is_exploring(), allowed);
        // It is over: everybody may look.
        desk.moves("e7e6");
        desk.send(Message::Game(GameAction::Resign));
        desk.answer(DialogAction::Agree);
        assert!(desk.program.model.is_exploring());
    }
    // Asked for in one game, it is not shown in the next.
    let mut desk = Desk::new();
    let mut setup = crate::program::hotseat();
    setup.black.player = Player::Computer(Level::FULL);
    start(&mut desk, setup.clone());
    toggle(&mut desk);
    assert!(desk.program.model.is_exploring());
    start(&mut desk, setup);
    assert!(!desk.program.model.is_exploring());
}

#[test]
fn a_click_makes_the_move_and_another_lists_the_games() {
    let mut desk = Desk::new();
    desk.disk.put(OWN_GAMES, GAMES.as_bytes());
    desk.paste("1. f6 e6 *");
    desk.send(Message::Replay(ReplayAction::First));
    toggle(&mut desk);
    let found = desk.program.model.explored().expect("found").clone();
    let g5 =
        found.moves.iter().find(|explored| found.position.coordinates(explored.mv) == "g4g5").unwrap().mv;
    desk.send(Message::Explore(ExploreAction::Play(g5)));
    assert!(desk.text().contains("(1. g5)"), "{}", desk.text());
    desk.settle();
    assert_eq!(own(desk.program.model.explored().expect("the next position")).len(), 1);
    desk.send(Message::Explore(ExploreAction::List(Archive::Own, None)));
    desk.settle();
    let list = desk.program.model.library().expect("the list");
    let white: Vec<_> = list.shown.iter().map(|&game| list.games.row(game).unwrap().white.as_str()).collect();
    assert_eq!(white, ["Ola"]);
    desk.send(Message::Library(LibraryAction::Open));
    desk.settle();
    desk.answer(DialogAction::Discard);
    let document = desk.program.model.document().expect("a study");
    assert_eq!(document.position().fullmove_number(), 1, "the position of the list, not the end");
    assert_eq!(document.position().turn(), Color::Black);
}

#[test]
fn a_game_that_is_kept_is_in_the_table_at_once() {
    let mut desk = Desk::new();
    desk.begin("Anna");
    desk.moves("f5f6 e7e6");
    toggle(&mut desk);
    let count = |desk: &Desk| desk.program.model.explored().map(|found| found.tallies[0].games);
    assert_eq!(count(&desk), Some(0));
    desk.program.set(|settings: &mut Settings| settings.explorer_open = true);
    desk.send(Message::Game(GameAction::Resign));
    desk.answer(DialogAction::Agree);
    assert_eq!(count(&desk), Some(1));
    desk.file(FileAction::OwnGames);
    desk.send(Message::Library(LibraryAction::Delete));
    desk.settle();
    desk.send(Message::Library(LibraryAction::Close));
    desk.settle();
    assert_eq!(count(&desk), Some(0));
}

/// A file of some games with comments.
fn large(games: usize) -> String {
    let comment = "long ".repeat(40);
    let game = |number: usize| {
        format!("[Event \"{number}\"]\n[White \"Zoë\"]\n\n1. f6 {{{comment}}} e6 2. g5 1-0\n\n")
    };
    (0..games).map(game).collect()
}

/// The rows of all games on a disk.
fn rows(disk: &Memory) -> Vec<String> {
    let library = read_own().carry_out(disk, Path::new(OWN_GAMES)).expect("the file is well");
    library.files.iter().flat_map(|file| &file.games).map(|row| format!("{row:?}")).collect()
}

/// After a power cut at any call the games are there.
#[test]
fn no_power_cut_while_games_are_listed_harms_anything() {
    let text = large(14);
    let plain = Memory::new();
    plain.put(OWN_GAMES, text.as_bytes());
    let expected = rows(&plain);
    assert_eq!(expected.len(), 14);
    for seed in 0..60 {
        let mut rng = fastrand::Rng::with_seed(seed);
        let mut disk = Memory::new();
        disk.put(OWN_GAMES, text.as_bytes());
        for _ in 0..2 {
            let (calls, at, counted) = (disk.calls(), rng.u64(1..20), disk.clone());
            disk.decide(
                move |_, _| if counted.calls() + 1 == calls + at { Fate::PowerCut } else { Fate::Well },
            );
            let _ = read_own().carry_out(&disk, Path::new(OWN_GAMES));
            disk.heal();
            disk = disk.after_power_cut(&mut rng);
        }
        assert_eq!(disk.files()[Path::new(OWN_GAMES)], text.as_bytes(), "{seed}");
        assert_eq!(rows(&disk), expected, "{seed}");
    }
}
