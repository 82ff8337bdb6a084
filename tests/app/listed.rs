//! Many games of a list at once: their columns, copies among them, saving them as one file, setting their tags.

use std::path::PathBuf;

use heksy::app::board::TypeMove;
use heksy::app::context::{Dialog, DialogAction};
use heksy::app::game::{HeaderForm, TagRow};
use heksy::app::library::{
    Column, Content, Export, FileAction, GameList, LibraryAction, PathPurpose, Query, WindowNews,
};
use heksy::app::model::Message;
use heksy::game::pgn::PgnFile;
use heksy::sides::Color;

use crate::program::desk::{Desk, OWN_GAMES};

const CLUB: &str = "/home/club/b.pgn";

fn library(desk: &mut Desk, action: LibraryAction) {
    desk.send(Message::Library(action));
    desk.settle();
}

fn list(desk: &Desk) -> &GameList {
    desk.program.model.library().expect("the list is shown")
}

/// White's names in the rows that are shown, after a query.
fn found(desk: &mut Desk, query: Query) -> Vec<String> {
    library(desk, LibraryAction::Find(query));
    let list = list(desk);
    list.shown.iter().map(|&game| list.games.row(game).unwrap().white.clone()).collect()
}

fn words(words: &str) -> Query {
    Query { words: words.to_owned(), ..Query::default() }
}

/// The player's games, and a folder with a file of others.
fn with_games(own: &str, club: &str) -> Desk {
    let mut desk = Desk::new();
    desk.disk.put(OWN_GAMES, own.as_bytes());
    desk.disk.put(CLUB, club.as_bytes());
    desk.send(Message::Window(WindowNews::PathChosen(PathPurpose::AddToOwn, Some("/home/club".into()))));
    desk.settle();
    desk
}

/// The columns that each list of one's own games has.
const OWN: [Column; 6] =
    [Column::Date, Column::White, Column::Black, Column::Result, Column::Game, Column::Moves];

#[test]
fn a_column_is_shown_if_some_game_has_a_value_for_it() {
    let plain = "[White \"Anna\"]\n[Round \"-\"]\n[WhiteElo \"?\"]\n\n1. f6 *\n";
    let mut desk = with_games(plain, plain);
    assert_eq!(list(&desk).games.columns(), OWN);
    let rated = "[White \"Bea\"]\n[Round \"10\"]\n[WhiteElo \"1850\"]\n[BlackElo \"990\"]\n\n1. f6 *\n\n\
        [White \"Cili\"]\n[Round \"9\"]\n[BlackElo \"2010\"]\n[HexWhiteLevel \"3\"]\n\n1. f6 *\n";
    let mut rated = with_games(rated, plain);
    assert_eq!(list(&rated).games.columns(), [&OWN[..], &[Column::Round, Column::Ratings]].concat());
    let ratings: Vec<String> = list(&rated).games.rows().map(|row| row.ratings.clone()).collect();
    assert_eq!(ratings, ["", "1850 – 990", "3 – 2010"]);
    assert_eq!(found(&mut rated, Query { by: Column::Round, ..Query::default() }), ["Anna", "Cili", "Bea"]);
    assert_eq!(found(&mut rated, words("rating:>1000")), ["Bea"]);
    assert_eq!(found(&mut rated, words("2010")), ["Cili"]);
    assert_eq!(found(&mut desk, words("round:>1")), [""; 0]);
}

#[test]
fn our_engine_is_the_computer_in_the_list_as_at_the_board() {
    let ours = "[Black \"Heksy\"]\n[BlackType \"program\"]\n[HexBlackLevel \"3\"]\n\n";
    let two = format!("[White \"Ola\"]\n{ours}1. f6 *\n\n");
    let three = format!("[Variant \"ThreePlayer\"]\n[White \"Ewa\"]\n[Red \"A – B\"]\n{ours}1. e5 *\n\n");
    let named = "[White \"Bea\"]\n[Black \"Heksy\"]\n\n1. f6 *\n";
    let mut desk = with_games(&(two + &three + named), "");
    let names: Vec<String> = list(&desk).games.rows().map(|row| row.name(Color::Black)).collect();
    assert_eq!(names, ["Computer", "A – B – Computer", "Heksy"]);
    assert_eq!(found(&mut desk, words("computer")), ["Ola", "Ewa"]);
    assert_eq!(found(&mut desk, words("heksy")), ["Ola", "Ewa", "Bea"], "as the file says");
}

#[test]
fn games_are_found_by_the_pieces_left_at_the_end() {
    let game = |white: &str, fen: &str, moves: &str| {
        format!("[White \"{white}\"]\n[FEN \"{fen} w - 0 1\"]\n\n{moves} *\n")
    };
    let mut desk = with_games(
        &[
            game("rook", "1/3/3k1/7/9/1P9/11/11/11/11/KR9", "1. b7=R (1. b7=Q)"),
            game("bare", "1/3/3k1/7/9/11/11/11/11/11/K10", ""),
            "[White \"begun\"]\n\n1. f6 *\n".to_owned(),
            "[Variant \"Checkers\"]\n[White \"checkers\"]\n\n*\n".to_owned(),
            "[Variant \"ThreePlayer\"]\n[White \"three\"]\n\n*\n".to_owned(),
        ]
        .join("\n"),
        "",
    );
    let kinds: Vec<String> = list(&desk).games.rows().map(|row| row.white.clone()).collect();
    assert_eq!(kinds.len(), 5);
    assert_eq!(found(&mut desk, words("ending:KRRK")), ["rook"]);
    assert_eq!(found(&mut desk, words("Végjáték:kkrr")), ["rook"], "of either colour");
    assert_eq!(found(&mut desk, words("ending:KQRK")), [""; 0], "a variation is not the game");
    assert_eq!(found(&mut desk, words("ending:KK")), ["bare"]);
    assert_eq!(found(&mut desk, words("ending:KX")), [""; 0], "a word like any other");
    let all = format!("ending:{}", "KQRRBBBNNPPPPPPPPP".repeat(2));
    assert_eq!(found(&mut desk, words(&all)), ["begun"], "a game of three is not read as one of two");
}

/// Three copies of a game, one of which has another comment, and games that differ in one thing each.
#[test]
fn copies_are_found_among_all_files() {
    let game = |white: &str, moves: &str| format!("[White \"{white}\"]\n\n{moves}\n\n");
    let own = [
        game("Zoë", "1. f6 e6 1-0"),
        game("ZOE", "1. f6 {the same} (1. g5) e6 1-0"),
        game("Zoë", "1. f6 e6 0-1"),
        game("Zoë", "1. g5 e6 1-0"),
        game("Zoë", "1. f6 e6 2. g5 1-0"),
        game("Anna", "1. f6 e6 1-0"),
    ];
    let mut desk = with_games(&own.concat(), &game("zoe", "1.f6 e6 1-0"));
    let content = |content| Query { content: Some(content), ..Query::default() };
    assert_eq!(found(&mut desk, content(Content::Copy)), ["Zoë", "ZOE"]);
    assert_eq!(found(&mut desk, content(Content::Single)), ["zoe", "Zoë", "Zoë", "Zoë", "Anna"]);
}

#[test]
fn the_games_listed_are_saved_in_one_file_and_never_over_themselves() {
    let own = "[White \"Bea\"]\n\n1. f6 {first} *\n\n[White \"Anna\"]\n\n1. g5\t*";
    let mut desk = with_games(own, "[White \"Łukasz\"]\n[Variant \"McCooey\"]\n\n*\n");
    found(&mut desk, Query { by: Column::White, ..Query::default() });
    let save = |desk: &mut Desk, path: &str| {
        desk.send(Message::File(FileAction::Export(Export::Games)));
        desk.choose(path);
        desk.settle();
    };
    save(&mut desk, "/home/all");
    let saved = desk.read("/home/all.pgn");
    let expected = "[White \"Anna\"]\n\n1. g5\t*\n\n[White \"Bea\"]\n\n1. f6 {first} *\n\n\
        [White \"Łukasz\"]\n[Variant \"McCooey\"]\n\n*\n\n";
    assert_eq!(saved, expected);
    save(&mut desk, "/home/all.pgn");
    assert!(desk.program.dialog().is_none(), "no game is lost: {:?}", desk.program.dialog());
    for path in [OWN_GAMES, CLUB] {
        let before = desk.read(path);
        save(&mut desk, path);
        assert_eq!(desk.read(path), before);
        assert!(matches!(desk.program.dialog(), Some(Dialog::Path { .. } | Dialog::Problem { .. })));
        desk.answer(DialogAction::Cancel);
        desk.answer(DialogAction::Cancel);
    }
}

/// The list and a scoresheet are no reason to lose the games of another file.
#[test]
fn nothing_is_exported_over_a_file_that_has_other_games() {
    let others = "[White \"Ola\"]\n\n1. f6 *\n\n[White \"Ela\"]\n\n1. g5 *\n";
    for export in [Export::Games, Export::Scoresheet] {
        let mut desk = with_games("[White \"Bea\"]\n\n1. f6 *\n", "[White \"Anna\"]\n\n1. g5 *\n");
        desk.disk.put("/home/others.pgn", others.as_bytes());
        found(&mut desk, Query { by: Column::White, ..Query::default() });
        desk.send(Message::File(FileAction::Export(export)));
        desk.choose("/home/others.pgn");
        desk.settle();
        let said = desk.program.problem();
        assert!(said.contains("others.pgn") && said.contains("2 games that would be lost"), "{said}");
        assert_eq!(desk.read("/home/others.pgn"), others);
    }
}

/// Sets tags of the games listed, as the form does.
fn set(desk: &mut Desk, fields: &[(usize, &str)], tag: Option<(&str, &str)>) {
    library(desk, LibraryAction::Header);
    let Some(Dialog::Header(form)) = desk.program.dialog() else { panic!("no form") };
    let mut form: HeaderForm = (**form).clone();
    for &(field, value) in fields {
        value.clone_into(&mut form.fields[field]);
    }
    let row = |(name, value): (&str, &str)| TagRow { name: name.to_owned(), value: value.to_owned() };
    form.tags.extend(tag.map(row));
    desk.answer(DialogAction::EditHeader(Box::new(form)));
    desk.answer(DialogAction::AcceptHeader);
    desk.settle();
}

#[test]
fn tags_are_set_in_all_games_listed_and_taken_back_byte_for_byte() {
    let own = "% remark\n\n[White \"Bea\"] [Event \"old\"]\n\n1. f6 {[Event \"no tag\"]} *\n\n\
        [Czarnymi gra Jan]\n[White \"Anna\"]\n1. g5 *\n\n\n1. e5 *\n";
    // Latin-1.
    let club = b"[White \"Zo\xeb\"]\r\n[Variant \"ThreePlayer\"]\r\n\r\n*\r\n";
    let mut desk = with_games(own, "");
    desk.disk.put_over(CLUB, club);
    library(&mut desk, LibraryAction::Close);
    desk.file(FileAction::OwnGames);
    assert_eq!(list(&desk).shown.len(), 4);
    set(&mut desk, &[(2, " Cup \"A\" ")], Some(("Source", "sheet")));
    let text = desk.read(OWN_GAMES);
    let expected = "% remark\n\n[White \"Bea\"] [Event \"Cup \\\"A\\\"\"]\n[Source \"sheet\"]\n\n1. f6 {[Event \"no tag\"]} *\n\n\
        [Czarnymi gra Jan]\n[White \"Anna\"]\n[Event \"Cup \\\"A\\\"\"]\n[Source \"sheet\"]\n1. g5 *\n\n\n\
        [Event \"Cup \\\"A\\\"\"]\n\n[Source \"sheet\"]\n\n1. e5 *\n";
    let expected = expected.replace("\"A\\\"\"]\n\n[Source", "\"A\\\"\"]\n[Source");
    assert_eq!(text, expected);
    assert!(list(&desk).games.rows().all(|row| row.event == "Cup \"A\""));
    assert!(desk.read(CLUB).contains("[White \"Zoë\"]"), "the game became UTF-8");
    // Only the games listed.
    let jan = found(&mut desk, words("black:jan"));
    assert_eq!(jan, ["Anna"]);
    set(&mut desk, &[(1, "Jan Nowak"), (4, "1985.05.??")], None);
    assert_eq!(
        desk.read(OWN_GAMES),
        expected
            .replace("[Czarnymi gra Jan]", "[Black \"Jan Nowak\"]")
            .replace("[Source \"sheet\"]\n1. g5", "[Source \"sheet\"]\n[Date \"1985.05.??\"]\n1. g5")
    );
    assert_eq!(PgnFile::from_text(desk.read(OWN_GAMES)).len(), 3);
    desk.undo();
    desk.settle();
    assert_eq!(desk.read(OWN_GAMES), expected);
    desk.undo();
    desk.settle();
    assert_eq!(desk.read(OWN_GAMES), own);
    assert_eq!(desk.disk.files()[&PathBuf::from(CLUB)], club);
    library(&mut desk, LibraryAction::Undo);
    assert_eq!(desk.read(OWN_GAMES), own, "nothing is left to be undone");
}

#[test]
fn a_file_changed_by_another_program_keeps_its_tags() {
    let own = "[White \"Bea\"]\n\n1. f6 *\n";
    let mut desk = with_games(own, "[White \"Jan\"]\n\n1. f6 *\n");
    let other = own.replace("Bea", "Bela");
    desk.disk.put_over(OWN_GAMES, other.as_bytes());
    set(&mut desk, &[(2, "Cup")], None);
    assert_eq!(desk.read(OWN_GAMES), other);
    assert!(desk.read(CLUB).contains("Cup"), "the file before it was changed");
    assert!(desk.program.toasts().iter().any(|toast| toast.contains("Another program")));
    desk.undo();
    desk.settle();
    assert!(!desk.read(CLUB).contains("Cup"));
}

#[test]
fn games_without_a_file_have_no_tags_to_be_set() {
    let mut desk = Desk::new();
    desk.begin("Anna");
    desk.paste("1. f6 *\n\n1. g5 *\n");
    assert_eq!(list(&desk).why_no_tags(), Some("games-tags-no-file"));
    library(&mut desk, LibraryAction::Header);
    assert!(desk.program.dialog().is_none());
}

/// A secretary who types the games of an event.
#[test]
fn a_game_that_is_typed_in_twice_says_so_and_known_players_are_completed() {
    let mut desk = Desk::new();
    let other = "[White \"Anna\"]\n[Black \"Ola\"]\n[Result \"1-0\"]\n\n1. f6 e6 1-0\n\n";
    let game = "[White \"Kolozsvári Miklós\"]\n[Black \"Ola\"]\n[Result \"1-0\"]\n\n1. f6 b5 1-0\n";
    desk.disk.put(OWN_GAMES, [other, game].concat().as_bytes());
    desk.send(Message::File(FileAction::TypeIn));
    desk.settle();
    let like = |text: &str| desk.program.model.players_like(text).join(", ");
    assert_eq!(
        (like("kolozsvari"), like("Mik")),
        ("Kolozsvári Miklós".to_owned(), "Kolozsvári Miklós".to_owned())
    );
    assert_eq!((like("ola"), like(""), like("Zoë")), Default::default());
    let Some(Dialog::Header(mut form)) = desk.program.dialog().cloned() else { panic!("no form") };
    (form.fields[0], form.fields[1]) = ("Kolozsvári Miklós".to_owned(), "Ola".to_owned());
    desk.send(Message::Dialog(DialogAction::EditHeader(form)));
    desk.send(Message::Dialog(DialogAction::AcceptHeader));
    desk.send(Message::TypeMove(TypeMove::Open(String::new())));
    for text in ["f6", "b5", "1-0"] {
        desk.send(Message::TypeMove(TypeMove::Edit(text.to_owned())));
        desk.send(Message::TypeMove(TypeMove::Accept));
    }
    desk.send(Message::File(FileAction::TypeNext));
    desk.settle();
    let toasts: Vec<String> = desk.program.model.toasts().map(|toast| toast.text.to_string()).collect();
    let copy = "Game added. It is a copy of game 2 in “Your games”.";
    assert!(toasts.iter().any(|text| text == copy), "{toasts:?}");
}
