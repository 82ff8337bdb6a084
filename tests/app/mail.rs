//! Two programs, each with a folder, play a game by mail: what one copies the other pastes.

use heksy::app::board::TypeMove;
use heksy::app::context::{Dialog, DialogAction, WindowCommand};
use heksy::app::library::WindowNews;
use heksy::app::model::{DiskNews, Message};
use heksy::app::online::mail::{LetterForm, MailDialog, MailForm, WhatElse, summary};
use heksy::app::online::{MailAction, MailNews};
use heksy::app::play::StudyAction;
use heksy::game::Variant;
use heksy::online::MailError;
use heksy::sides::{Color, Reason};

use crate::program::running::Running;

/// A program and its folder.
struct Player {
    program: Running,
    folder: tempfile::TempDir,
}

impl Player {
    fn new() -> Player {
        let folder = tempfile::tempdir().unwrap();
        Player { program: Running::start(folder.path()), folder }
    }

    fn mail(&mut self, action: MailAction) {
        self.program.send(Message::Mail(action));
    }

    /// Makes a move on the board.
    fn type_move(&mut self, text: &str) {
        for action in [TypeMove::Open(String::new()), TypeMove::Edit(text.to_owned()), TypeMove::Accept] {
            self.program.send(Message::TypeMove(action));
        }
    }

    fn form(&self) -> LetterForm {
        match self.program.model.dialog() {
            Some(Dialog::Mail(dialog)) => match &**dialog {
                MailDialog::Letter(form) => form.clone(),
                other => panic!("{other:?}"),
            },
            other => panic!("{other:?}"),
        }
    }

    /// Sends the move on the board, and returns what is copied.
    fn send(&mut self, change: impl FnOnce(&mut LetterForm)) -> String {
        self.mail(MailAction::Write);
        let mut form = self.form();
        change(&mut form);
        self.mail(MailAction::EditLetter(Box::new(form)));
        assert_eq!(self.form().problem, None);
        self.program.window.clear();
        self.mail(MailAction::Send);
        let [WindowCommand::Copy(text), WindowCommand::OpenLink(link)] = &self.program.window[..] else {
            panic!("{:?}", self.program.window)
        };
        assert!(
            link.starts_with("mailto:bela@example.org?subject=Heksy%20") || link.starts_with("mailto:?"),
            "{link}"
        );
        assert!(link.len() < 2000 && !link.contains([' ', '\n']), "{link}");
        assert_eq!(text.lines().count(), 2, "{text}");
        text.clone()
    }

    fn paste(&mut self, text: &str) {
        self.program.send(Message::Window(WindowNews::Pasted(text.to_owned())));
    }

    /// Pastes a letter, and waits for the game on the board.
    fn receive(&mut self, text: &str, plies: usize) {
        self.paste(text);
        self.program.until("the game is on the board", |running| {
            running.model.mail_game().is_some() && running.plies() == plies
        });
    }

    /// Waits for a message that begins so.
    fn is_told(&mut self, beginning: &str) {
        self.program.until(beginning, |running| {
            running.model.toasts().any(|toast| toast.text.to_string().starts_with(beginning))
        });
    }

    fn problem(&mut self) -> String {
        self.program
            .until("a problem", |running| matches!(running.model.dialog(), Some(Dialog::Problem { .. })));
        let Some(Dialog::Problem { text, .. }) = self.program.model.dialog() else { unreachable!() };
        let text = text.to_string();
        self.program.send(Message::Dialog(DialogAction::Cancel));
        text
    }

    fn games(&self) -> Vec<String> {
        self.program.model.mail_games().iter().map(|game| summary(game).to_string()).collect()
    }
}

/// Anna has White and has begun a game with Béla.
fn begun() -> [Player; 2] {
    let mut players = [Player::new(), Player::new()];
    let anna = &mut players[0];
    anna.mail(MailAction::New);
    let form = MailForm {
        variant: Variant::Glinski,
        me: Color::White,
        name: "Anna".to_owned(),
        opponent: "Béla".to_owned(),
        address: "bela@example.org".to_owned(),
        days: 5,
    };
    anna.mail(MailAction::Edit(Box::new(form)));
    anna.mail(MailAction::Begin);
    anna.program.until("the game is on the board", |running| running.model.mail_game().is_some());
    players
}

/// The analysis of another game does not go on in a game that is played.
#[test]
fn nothing_is_searched_for_the_players_of_a_game_by_mail_by_itself() {
    let [mut anna, mut bela] = begun();
    let is_helped = |player: &Player| {
        let study = player.program.model.study().expect("a game by mail is a study");
        study.is_analysing() || study.is_reporting() || study.shows_threat()
    };
    let warns = Message::set(anna.program.model.settings(), |settings| settings.warn_mistakes = true);
    anna.program.send(warns);
    anna.type_move("e6");
    assert!(anna.program.model.board_view().waiting.is_none(), "no move waits for a look");
    let letter = anna.send(|_| {});
    bela.paste("[Variant \"Glinski\"]\n\n1. f6 e6 *");
    bela.program.until("a study", |running| running.plies() == 2);
    bela.program.send(Message::Study(StudyAction::Analyse));
    assert!(is_helped(&bela));
    bela.receive(&letter, 1);
    assert!(!is_helped(&anna) && !is_helped(&bela));
    bela.type_move("b5");
    bela.send(|_| {});
    assert!(!is_helped(&bela));
}

#[test]
fn games_by_mail_stay_in_the_list_and_without_an_engine_if_their_folder_cannot_be_read() {
    let [mut anna, _] = begun();
    let mail = anna.folder.path().join("mail");
    std::fs::remove_dir_all(&mail).unwrap();
    std::fs::write(&mail, "no folder").unwrap();
    anna.mail(MailAction::Open);
    anna.paste("no letter at all");
    assert!(anna.problem().contains("no letter"));
    anna.program.send(Message::Dialog(DialogAction::Cancel));
    // The work of the disk may break down altogether.
    let reason = MailError::Disk("internal error".to_owned());
    let news = MailNews { games: None, taken: Some(Err(reason)), is_shown: false };
    anna.program.send(Message::Disk(DiskNews::Mail(news)));
    assert!(anna.problem().contains("internal error"));
    assert_eq!(anna.games().len(), 1);
    anna.program.send(Message::Study(StudyAction::Analyse));
    assert!(matches!(anna.program.model.dialog(), Some(Dialog::SearchByMail)));
}

#[test]
fn the_engine_helps_in_a_running_game_by_mail_only_after_a_yes() {
    let [mut anna, _] = begun();
    let is_asked = |player: &Player| matches!(player.program.model.dialog(), Some(Dialog::SearchByMail));
    let study = |player: &Player| player.program.model.study().expect("a study").clone();
    for action in [StudyAction::Analyse, StudyAction::Threat] {
        anna.program.send(Message::Study(action));
        assert!(is_asked(&anna));
        anna.program.send(Message::Dialog(DialogAction::Cancel));
        assert!(!study(&anna).is_analysing() && !study(&anna).shows_threat());
    }
    anna.program.send(Message::Study(StudyAction::Threat));
    anna.program.send(Message::Dialog(DialogAction::Agree));
    assert!(study(&anna).shows_threat() && !study(&anna).is_analysing());
    anna.program.send(Message::Study(StudyAction::Analyse));
    assert!(
        study(&anna).is_analysing() && !is_asked(&anna),
        "one answer is enough for the game on the board"
    );
}

#[test]
fn black_sits_at_the_bottom_of_the_own_game_by_mail() {
    let [mut anna, mut bela] = begun();
    anna.type_move("e6");
    let letter = anna.send(|_| {});
    bela.receive(&letter, 1);
    assert!(bela.program.model.is_flipped() && !anna.program.model.is_flipped());
}

#[test]
fn a_game_is_begun_played_and_drawn() {
    let [mut anna, mut bela] = begun();
    assert_eq!(anna.games(), ["Anna – Béla, 0 moves; days per move: 5; your move"]);
    // Without a move only resigning is possible.
    anna.mail(MailAction::Write);
    assert_eq!(anna.form().choices, [WhatElse::Resign]);
    anna.program.send(Message::Dialog(DialogAction::Cancel));
    anna.type_move("e6");
    let first = anna.send(|form| form.plans = "b5 c4; b6 2.c3".to_owned());
    assert!(first.starts_with("Anna – Béla: 1. e6."), "{first}");
    assert_eq!(anna.games(), ["Anna – Béla, 1 move; days per move: 5; waiting for the answer"]);
    bela.receive(&format!("Hi!\n{first}\nAnna"), 1);
    bela.is_told("Letter from Anna");
    let record = bela.program.model.document().unwrap().record().clone();
    let text = heksy::game::pgn::write(&record);
    assert!(text.contains("1... b5 2. c4"), "White's plan is a comment: {text}");
    assert_eq!(std::fs::read_dir(bela.folder.path().join("mail")).unwrap().count(), 1);
    bela.type_move("b5");
    bela.type_move("c4");
    bela.type_move("d6");
    let second = bela.send(|form| {
        assert_eq!(form.moves.len(), 3, "the move, White's plan, and the next move");
        form.what_else = WhatElse::OfferDraw;
    });
    anna.receive(&second, 4);
    anna.is_told("Letter from Béla: the game has continued, and a draw");
    let third = anna.send(|form| form.what_else = WhatElse::AcceptDraw);
    bela.receive(&third, 4);
    for player in [&mut anna, &mut bela] {
        let end = |running: &Running| running.model.mail_games()[0].letter.record().outcome();
        player.program.until("the game is over", |running| end(running).is_some());
        let outcome = end(&player.program).unwrap();
        assert_eq!(outcome.reason, Reason::Agreement);
        let kept = player.folder.path().join("games.pgn");
        player.program.until("the game is kept", |_| {
            std::fs::read_to_string(&kept).is_ok_and(|text| text.contains("[Mode \"EM\"]"))
        });
        // It can be removed now.
        player.mail(MailAction::Remove(0));
        player.program.until("it is removed", |running| running.model.mail_games().is_empty());
    }
}

#[test]
fn letters_that_do_not_fit_change_nothing() {
    let [mut anna, mut bela] = begun();
    anna.type_move("e6");
    let first = anna.send(|_| {});
    bela.receive(&first, 1);
    bela.paste(&first);
    bela.is_told("You already have this letter");
    anna.paste(&first);
    anna.is_told("This is your own letter");
    let at = first.find("heksymail").unwrap() + 12;
    let other = if &first[at..=at] == "a" { "b" } else { "a" };
    bela.paste(&format!("{}{other}{}", &first[..at], &first[at + 1..]));
    assert!(bela.problem().starts_with("The letter is incomplete, or was changed"));
    // Anna's folder is lost, and she makes another move in a copy of the game.
    bela.type_move("b5");
    let second = bela.send(|_| {});
    let mut copy = Player::new();
    copy.receive(&second, 2);
    copy.type_move("c4");
    let third = copy.send(|_| {});
    bela.receive(&third, 3);
    anna.receive(&second, 2);
    anna.type_move("d5");
    let forked = anna.send(|_| {});
    bela.paste(&forked);
    bela.program.until("the difference", |running| {
        matches!(running.model.dialog(), Some(Dialog::Mail(dialog)) if matches!(&**dialog, MailDialog::Differs(difference)
            if difference.ours.to_string() == "2. c4" && difference.theirs.to_string() == "2. d5"))
    });
    assert_eq!(bela.program.model.mail_games()[0].letter.plies(), 3);
}

#[test]
fn a_letter_is_found_inside_any_text_and_beside_the_list_of_games() {
    let [mut anna, mut bela] = begun();
    anna.type_move("e6");
    let letter = anna.send(|_| {});
    let at = letter.find("heksymail").unwrap();
    let (line, word) = letter.split_at(at);
    let (head, tail) = word.split_at(40);
    // A chat puts the time in brackets before it; a phone begins a word with a capital.
    bela.receive(
        &format!("[28.11.2026, 10:32] Anna: {line}\nH{head}\u{200b}\n| {tail} See you!", head = &head[1..]),
        1,
    );
    bela.type_move("b5");
    let answer = bela.send(|_| {});
    anna.mail(MailAction::Open);
    anna.paste("no letter at all");
    assert!(anna.problem().contains("no letter"));
    assert!(matches!(anna.program.model.dialog(), Some(dialog) if dialog.takes_paste()));
    anna.receive(&answer, 2);
}

#[test]
fn games_that_wait_are_listed_at_the_start() {
    let [mut anna, mut bela] = begun();
    anna.type_move("e6");
    let first = anna.send(|_| {});
    bela.receive(&first, 1);
    let folders = [bela, anna].map(|Player { folder, .. }| folder);
    for (folder, is_asked) in folders.into_iter().zip([true, false]) {
        let mut program = Running::start(folder.path());
        program.until("the games are found", |running| !running.model.mail_games().is_empty());
        let is_listed = matches!(program.model.dialog(), Some(Dialog::Mail(dialog)) if matches!(**dialog, MailDialog::Games));
        assert_eq!(is_listed, is_asked);
    }
}

#[test]
fn black_invites_and_a_file_travels_as_well() {
    let [mut anna, mut bela] = begun();
    let form = MailForm {
        variant: Variant::Checkers,
        me: Color::Black,
        name: "Anna".to_owned(),
        opponent: "Béla".to_owned(),
        address: String::new(),
        days: 0,
    };
    anna.mail(MailAction::New);
    // Nobody plays without a name.
    anna.mail(MailAction::Edit(Box::new(MailForm { opponent: " ".to_owned(), ..form.clone() })));
    anna.mail(MailAction::Begin);
    assert!(matches!(anna.program.model.dialog(), Some(Dialog::Mail(_))));
    anna.mail(MailAction::Edit(Box::new(form)));
    anna.program.window.clear();
    anna.mail(MailAction::Begin);
    let Some(WindowCommand::Copy(invitation)) = anna.program.window.first().cloned() else { panic!() };
    assert!(invitation.starts_with("Béla – Anna: invitation"), "{invitation}");
    bela.receive(&invitation, 0);
    let mv = bela.program.model.document().unwrap().position().legal_moves()[0];
    let text = bela.program.model.document().unwrap().position().coordinates(mv);
    bela.type_move(&text);
    bela.send(|_| {});
    // The game in the window is the file to attach.
    let record = bela.program.model.document().unwrap().record().clone();
    let file = anna.folder.path().join("letter.pgn");
    std::fs::write(&file, heksy::game::pgn::write(&record)).unwrap();
    anna.program.send(Message::File(heksy::app::library::FileAction::OpenPath(file)));
    anna.is_told("Letter from Béla");
    assert!(anna.program.model.mail_games().iter().any(|game| game.letter.plies() == 1 && game.is_my_move()));
}

#[test]
fn a_letter_that_could_not_be_written_down_is_asked_about_at_quitting() {
    for is_full in [false, true] {
        let [mut anna, _] = begun();
        anna.type_move("e6");
        let mail = anna.folder.path().join("mail");
        if is_full {
            // Nothing can be written where a file has the name of the folder.
            std::fs::remove_dir_all(&mail).unwrap();
            std::fs::write(&mail, "").unwrap();
        }
        let letter = anna.send(|_| {});
        if is_full {
            assert!(anna.problem().starts_with("Could not save the game"));
            assert_eq!(anna.games().len(), 1, "it is in the list");
        } else {
            // Its answer comes after that of the disk.
            anna.paste(&letter);
            anna.is_told("This is your own letter");
        }
        anna.program.send(Message::File(heksy::app::library::FileAction::Quit));
        assert_eq!(matches!(anna.program.model.dialog(), Some(Dialog::Unsaved { .. })), is_full);
    }
}

#[test]
fn quitting_asks_nothing_about_a_mailed_game_after_a_kill() {
    for is_edited in [false, true] {
        let [mut anna, _] = begun();
        anna.type_move("e6");
        let letter = anna.send(|_| {});
        // Its answer comes after that of the disk.
        anna.paste(&letter);
        anna.is_told("This is your own letter");
        if is_edited {
            anna.type_move("b5");
        }
        let Player { program, folder } = anna;
        drop(program);
        let mut program = Running::start(folder.path());
        let is_found = |running: &Running| matches!(running.model.dialog(), Some(Dialog::Restore { .. }));
        program.until("the mail", |running| !running.model.mail_games().is_empty());
        if is_edited {
            program.until("the journal is found", is_found);
            program.send(Message::Dialog(DialogAction::Continue));
            assert!(program.model.mail_game().is_some());
        } else {
            assert!(!is_found(&program), "all of it is kept by mail");
        }
        program.send(Message::File(heksy::app::library::FileAction::Quit));
        let is_asked = matches!(program.model.dialog(), Some(Dialog::Unsaved { .. }));
        assert_eq!(is_asked, is_edited);
    }
}
