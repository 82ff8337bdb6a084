//! Pastes of games, positions, invitations and texts of which nothing is understood.

use std::fs;
use std::path::Path;
use std::sync::Arc;

use heksy::app::context::{Dialog, DialogAction};
use heksy::app::library::{FileAction, OpenedFile, WindowNews};
use heksy::app::model::Message;
use heksy::app::online::{InviteOrJoin, OnlineAction, OnlineDialog};
use heksy::app::settings::{GameForm, StartFrom};
use heksy::game::{Position, Variant};
use heksy::online::Ticket;

use super::played;
use crate::program::desk::{Desk, games_in};

const BACK_TICKS: &str = include_str!("../../inputs/paste-fen-backticks.txt");
const CAPITAL_W: &str = include_str!("../../inputs/paste-fen-capital-w.txt");
const UCI: &str = include_str!("../../inputs/paste-uci-position.txt");

/// The position in which the form of a new game begins.
fn set_up(desk: &Desk) -> Option<Position> {
    match desk.program.dialog() {
        Some(Dialog::NewGame(GameForm::Two(form))) if matches!(form.start, StartFrom::Fen(_)) => {
            form.start_position().ok()
        }
        _ => None,
    }
}

/// The texts of the files in the folder of cases.
fn cases() -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/inputs/cases");
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    entries.map(|path| String::from_utf8_lossy(&fs::read(path).unwrap()).into_owned()).collect()
}

#[test]
fn one_pasted_or_opened_game_is_on_the_board_after_one_trip_to_the_disk() {
    let mut games = 0;
    for text in cases() {
        let file = Arc::new(OpenedFile::from_text(text.clone()));
        let Some(game) = file.read(0).filter(|game| file.games.len() == 1 && game.refusal.is_none()) else {
            continue;
        };
        games += 1;
        for path in [None, Some("/game.pgn")] {
            let mut desk = Desk::new();
            desk.send(match path {
                None => Message::Window(WindowNews::Pasted(text.clone())),
                Some(path) => {
                    desk.disk.put(path, text.as_bytes());
                    Message::File(FileAction::OpenPath(path.into()))
                }
            });
            assert_eq!(desk.pending.len(), 1, "{text}");
            desk.work();
            assert!(desk.pending.is_empty(), "{text}: {:?}", desk.pending);
            desk.disk.put("/same.pgn", text.as_bytes());
            assert_eq!([desk.text()], games_in(&desk.disk, Path::new("/same.pgn"))[..], "{text}");
            let said = game.problems.as_ref().map(ToString::to_string);
            assert_eq!(desk.program.dialog().is_some(), said.is_some(), "{text}: {said:?}");
        }
    }
    assert!(games > 25, "{games}");
}

#[test]
fn a_paste_of_which_nothing_is_understood_changes_nothing_and_says_why() {
    for (text, reason) in [
        ("<html><body>1. Qz9 Qz8</body></html>", ""),
        ("[Variant \"Foo\"]", "Foo"),
        ("[FEN \"1/2k/5/7/9/11/11/11/11/11/5X5 w - 0 1\"]", "X"),
        ("[White \"Ewa\"]\n\n1. Qz9 *", "Qz9"),
        ("[Event \"one\"]\n\n1. Qz9 *\n\n[Event \"two\"]\n\n1. Qz8 *\n", ""),
        ("[Variant \"ThreePlayer\"]\n\n1. Qz9 *", "Qz9"),
    ] {
        let mut desk = played();
        let before = desk.text();
        desk.paste(text);
        assert_eq!(desk.text(), before, "{text}");
        let said = match desk.program.dialog() {
            Some(Dialog::Problem { text, .. }) => text.to_string(),
            Some(other) => panic!("{text}: {other:?}"),
            None => desk.program.toasts().last().cloned().unwrap_or_default(),
        };
        assert!(!said.is_empty() && said.contains(reason), "{text}: {said}");
        assert!(!said.contains("in the file"), "there is no file: {said}");
    }
}

#[test]
fn an_empty_game_without_a_fault_is_a_game() {
    let mut desk = Desk::new();
    desk.paste("[White \"Ewa\"]\n[Black \"Jan\"]\n\n*\n");
    assert!(desk.text().contains("Ewa"), "{:?}", desk.program.dialog());
}

#[test]
fn a_position_with_a_fault_is_refused_with_its_reason() {
    let knights = BACK_TICKS.trim_matches('`').replacen("1PRNQBKNRP1", "1PRNQBKNRP2", 1);
    for (text, reason) in [
        (knights.as_str(), "rank 1 has 12 cells"),
        ("1/3/5/7/9/11/11/11/11/11/5K5 w - 0 1", "Black has no king"),
        ("2k2/6/7/8/9/9/8/7/6/1K4 w - - 0 1", "rank 1 has 6 cells"),
        ("W:W55,K39:B191", "191"),
    ] {
        let mut desk = played();
        let before = desk.text();
        desk.paste(text);
        let said = desk.program.problem();
        assert!(said.contains(reason), "{text}: {said}");
        desk.answer(DialogAction::Cancel);
        assert_eq!((desk.text(), desk.program.dialog().is_none()), (before, true));
    }
}

#[test]
fn a_position_is_read_in_any_dress() {
    let fen = BACK_TICKS.trim_matches('`');
    let black = Position::from_fen(Variant::Glinski, fen).unwrap();
    let (rows, _) = fen.split_once(' ').unwrap();
    let white = Position::from_fen(Variant::Glinski, &format!("{rows} w - 0 1")).unwrap();
    for (text, position) in [
        (BACK_TICKS.to_owned(), black),
        (CAPITAL_W.to_owned(), white),
        (format!("{rows} white – 0 1"), white),
        (format!("“{fen}”"), black),
        (format!("```\n{fen}\n```"), black),
        (format!("{fen}; Black is late"), black),
        (format!("{fen} bm Nd7; id \"one\";"), black),
        (format!("position fen {fen}"), black),
        (format!("{rows}\nb - 0 1\n"), black),
        (format!("b;{rows}"), black),
        ("W:W55,K39:B19".to_owned(), Position::from_fen(Variant::Checkers, "W:W55,K39:B19").unwrap()),
        (Position::start(Variant::Shafran).to_fen(), Position::start(Variant::Shafran)),
    ] {
        let mut desk = played();
        desk.paste(&text);
        assert_eq!(set_up(&desk), Some(position), "{text}: {:?}", desk.program.dialog());
        desk.answer(DialogAction::Cancel);
    }
}

#[test]
fn a_line_of_uci_becomes_the_game_it_tells() {
    let mut desk = Desk::new();
    desk.paste(UCI);
    assert!(desk.text().contains("1. f6 e6"), "{:?} {}", desk.program.dialog(), desk.text());
    // A game that the board does not say: its moves are not those of Gliński's.
    let mut desk = Desk::new();
    let fen = "1/1P1/5/7/9/11/11/1k9/11/11/6K4 w - 0 1";
    desk.paste(&format!("position fen {fen} moves f10f11q"));
    assert!(desk.text().contains("f11=Q"), "{:?} {}", desk.program.dialog(), desk.text());
    let mut desk = played();
    let before = desk.text();
    desk.paste("position startpos moves a1a9");
    assert!(desk.program.problem().contains("a1a9"), "{}", desk.program.problem());
    desk.answer(DialogAction::Cancel);
    assert_eq!(desk.text(), before);
}

fn invitation() -> String {
    Ticket {
        host: [1; 32],
        secret: [2; 16],
        relays: Vec::new(),
        addresses: vec!["192.168.1.7:50123".parse().unwrap()],
    }
    .to_string()
}

/// The invitation of the form to join, if it is open and whole.
fn invited(desk: &Desk) -> Option<String> {
    let Some(Dialog::Online(dialog)) = desk.program.dialog() else { return None };
    let OnlineDialog::Form(form, _) = &**dialog else { return None };
    (form.way == InviteOrJoin::Join && form.is_whole()).then(|| form.ticket().unwrap().to_string())
}

#[test]
fn an_invitation_pasted_on_the_board_opens_the_form_to_join() {
    let text = invitation();
    for around in [text.clone(), format!("Join me: {text}. See you!"), format!("> {text}\n> Béla")] {
        let mut desk = played();
        let before = desk.text();
        desk.paste(&around);
        assert_eq!(invited(&desk), Some(text.clone()), "{around}");
        assert_eq!(desk.text(), before);
    }
    // The program reports a ticket that is cut off.
    let mut desk = Desk::new();
    desk.paste(&text[..text.len() - 4]);
    let Some(Dialog::Online(dialog)) = desk.program.dialog() else { panic!("{:?}", desk.program.dialog()) };
    let OnlineDialog::Form(form, _) = &**dialog else { panic!("{dialog:?}") };
    assert!(form.problem.as_ref().is_some_and(|problem| problem.to_string().contains("incomplete")));
}

#[test]
fn the_form_to_join_finds_the_invitation_in_a_long_mail() {
    let mut desk = Desk::new();
    desk.send(Message::Online(OnlineAction::Open));
    let Some(Dialog::Online(dialog)) = desk.program.dialog() else { panic!("{:?}", desk.program.dialog()) };
    let OnlineDialog::Form(form, _) = &**dialog else { panic!("{dialog:?}") };
    let mut form = form.clone();
    (form.way, form.invitation) =
        (InviteOrJoin::Join, format!("{}\n{}\nBéla", "A long story. ".repeat(500), invitation()));
    desk.send(Message::Online(OnlineAction::Edit(form)));
    assert_eq!(invited(&desk), Some(invitation()));
    desk.paste(&invitation());
    assert_eq!(invited(&desk), Some(invitation()), "a paste beside the field");
}
