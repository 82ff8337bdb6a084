//! Files that are no games, and games of another kind, are refused in words.

use heksy::app::context::DialogAction;
use heksy::app::library::FileAction;
use heksy::app::model::Message;

use super::played;
use crate::program::desk::Desk;

const DIARY: &str = "Dear diary,\n\ntoday I met 3 friends at 5pm. We played, and I lost.\n* milk\n* eggs\n";
const ORDINARY: &str =
    "[White \"A\"]\n[Black \"B\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. O-O 1-0\n";
const ORDINARY_FEN: &str = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1";

#[test]
fn prose_is_not_opened_as_a_game() {
    let mut desk = played();
    let before = desk.text();
    desk.disk.put("/diary.txt", DIARY.as_bytes());
    desk.open("/diary.txt");
    let said = desk.program.problem();
    let place = std::path::absolute("/diary.txt").unwrap();
    assert!(said.contains(&format!("“{}” contains no games", place.display())), "{said}");
    desk.answer(DialogAction::Cancel);
    assert_eq!((desk.text(), desk.program.model.settings().recent.len()), (before, 0));
    desk.moves("g4g5");
    desk.file(FileAction::Save);
    assert_eq!(desk.asked.len(), 1, "it has no file");
    assert_eq!(desk.read("/diary.txt"), DIARY);
}

#[test]
fn ordinary_chess_is_refused_by_name() {
    let with_fen = format!("[FEN \"{ORDINARY_FEN}\"]\n\n1... e5 *\n");
    for text in [ORDINARY, &with_fen] {
        let mut desk = played();
        let before = desk.text();
        desk.disk.put("/a.pgn", text.as_bytes());
        desk.open("/a.pgn");
        let said = desk.program.problem();
        assert!(said.contains("ordinary chess") && said.contains("[Variant \"Glinski\"]"), "{said}");
        desk.answer(DialogAction::Cancel);
        desk.paste(text);
        assert!(desk.program.problem().contains("ordinary chess"));
        assert_eq!(desk.text(), before);
    }
    let mut desk = Desk::new();
    desk.paste(ORDINARY_FEN);
    assert!(desk.program.problem().contains("ordinary chess"));
    desk.answer(DialogAction::Cancel);
    desk.send(Message::Editor(heksy::app::model::EditorAction::Open));
    desk.paste(ORDINARY_FEN);
    assert!(desk.program.problem().contains("ordinary chess"));
}

/// A game on hexagons without a tag that says so, with a slip in it, is no game of ordinary chess.
#[test]
fn a_faulty_game_on_hexagons_is_opened_and_its_fault_reported() {
    let mut desk = Desk::new();
    desk.paste("1. f6 e6 2. g5 Qz9 *");
    assert!(desk.program.problem().contains("Qz9"));
    assert_eq!(desk.program.plies(), 3);
}
