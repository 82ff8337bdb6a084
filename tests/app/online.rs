//! Playing on-line: two programs and a session between them that the test makes by hand.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use Color::{Black, White};
use heksy::app::board::{BoardEvent, Sound};
use heksy::app::context::{Command, Dialog, DialogAction, Fault, FileJob, Page, WindowCommand};
use heksy::app::game::saved::{Found, read};
use heksy::app::game::{AnnotateAction, EditAction, GameAction, JournalCommand, ReplayAction};
use heksy::app::library::{FileAction, Kept, SavedGame};
use heksy::app::model::{DiskNews, EditorAction, Message};
use heksy::app::online::mail::MailDialog;
use heksy::app::online::{
    InviteOrJoin, MailAction, OnlineAction, OnlineCommand, OnlineDialog, SessionNews, Start,
};
use heksy::app::text::{FileProblem, ProblemKind};
use heksy::disk::Disk;
use heksy::game::{Comment, Nag, NodeId, Variant};
use heksy::online::{
    Claim, ColorChoice, Ending, Event, EventKind, LinkError, News, Offer, Order, Problem, Record, RelayUse,
    Saved, TermsProblem, Ticket,
};
use heksy::sides::{Color, Outcome, Points, Reason};

use crate::program::meeting::{Pair, beginning, terms, ticket};
use crate::program::{Program, secs};

fn online(program: &Program) -> &OnlineDialog {
    match program.dialog() {
        Some(Dialog::Online(dialog)) => dialog,
        other => panic!("{other:?}"),
    }
}

/// The online commands to the executor, except that it look for unfinished games.
fn asked(program: &Program) -> Vec<&OnlineCommand> {
    program
        .all
        .iter()
        .filter_map(|command| match command {
            Command::Online(OnlineCommand::Find { .. }) => None,
            Command::Online(command) => Some(command),
            _ => None,
        })
        .collect()
}

fn news(program: &mut Program, news: News) {
    program.hear(news);
}

fn heard(program: &Program, sound: Sound) -> bool {
    let is_it = |command: &Command| matches!(command, Command::Window(WindowCommand::Play { sound: played, .. }) if *played == sound);
    program.all.iter().any(is_it)
}

#[track_caller]
fn said(program: &Program, words: &str) {
    let toasts = program.toasts();
    assert!(toasts.iter().any(|toast| toast.contains(words)), "{words:?} in {toasts:?}");
}

#[test]
fn the_online_form_uses_no_network_before_its_button_is_pressed() {
    let mut program = Program::new();
    program.send(Message::Online(OnlineAction::Open));
    let OnlineDialog::Form(form, _) = online(&program) else { panic!("the form") };
    let mut form = form.clone();
    for way in [InviteOrJoin::Join, InviteOrJoin::Invite, InviteOrJoin::Join] {
        form.way = way;
        form.invitation = ticket().to_string();
        program.send(Message::Online(OnlineAction::Edit(form.clone())));
    }
    assert!(asked(&program).is_empty(), "{:?}", asked(&program));
    form.looks = true;
    program.send(Message::Online(OnlineAction::Edit(form)));
    program.answer(DialogAction::Cancel);
    let looked: Vec<_> = asked(&program).into_iter().map(|command| format!("{command:?}")).collect();
    assert_eq!(looked, ["Look(true)", "Look(false)"], "only while the dialog is open");
}

#[test]
fn an_invitation_is_copied_and_given_up() {
    let mut program = Program::new();
    program.send(Message::Online(OnlineAction::Open));
    let OnlineDialog::Form(form, _) = online(&program) else { panic!("the form") };
    let mut form = form.clone();
    form.settings.setup.choose(Variant::Shafran);
    form.settings.color = ColorChoice::HostBlack;
    form.name = " Anna ".to_owned();
    program.send(Message::Online(OnlineAction::Edit(form)));
    program.send(Message::Online(OnlineAction::Begin));
    let [OnlineCommand::Begin(_, Start::Host(hosted), player)] = asked(&program)[..] else {
        panic!("{:?}", asked(&program))
    };
    assert_eq!(
        (hosted.variant(), hosted.color, &*player.name),
        (Variant::Shafran, ColorChoice::HostBlack, "Anna")
    );
    assert!(matches!(online(&program), OnlineDialog::Waiting { invitation: None, relay: None, guest: None }));
    news(&mut program, News::Ready { ticket: ticket(), relay: RelayUse::NotWanted });
    program.send(Message::Online(OnlineAction::CopyInvitation));
    assert_eq!(program.window(), [&WindowCommand::Copy(ticket().to_string())]);
    // The host hears who reads the terms, and that the guest has gone.
    let guest = |program: &Program| match online(program) {
        OnlineDialog::Waiting { guest, .. } => guest.clone(),
        other => panic!("{other:?}"),
    };
    news(&mut program, News::Invited { name: "Piotr".to_owned(), terms: Box::new(terms(300)) });
    assert_eq!(guest(&program).as_deref(), Some("Piotr"));
    news(&mut program, News::GuestLeft);
    assert_eq!(guest(&program), None);
    program.answer(DialogAction::Cancel);
    assert!(matches!(asked(&program).last(), Some(OnlineCommand::Leave)) && program.dialog().is_none());
    // The form keeps its values.
    program.send(Message::Online(OnlineAction::Open));
    let OnlineDialog::Form(form, _) = online(&program) else { panic!("the form") };
    assert_eq!((form.variant(), form.settings.color), (Variant::Shafran, ColorChoice::HostBlack));
}

#[test]
fn an_invitation_says_that_no_relay_was_reached_and_the_relay_is_tried_again() {
    let mut program = Program::new();
    program.send(Message::Online(OnlineAction::Open));
    program.send(Message::Online(OnlineAction::Begin));
    let shown = |program: &Program| match online(program) {
        OnlineDialog::Waiting { invitation, relay, .. } => (invitation.clone(), *relay),
        other => panic!("{other:?}"),
    };
    assert_eq!(shown(&program), (None, None));
    let near = ticket();
    news(&mut program, News::Ready { ticket: near.clone(), relay: RelayUse::NotReached });
    assert_eq!(shown(&program), (Some(near.to_string()), Some(RelayUse::NotReached)));
    program.send(Message::Online(OnlineAction::TryRelay));
    assert!(matches!(asked(&program).last(), Some(OnlineCommand::Order(Order::TryRelay))));
    assert_eq!(shown(&program), (Some(near.to_string()), None), "what there is can be copied meanwhile");
    // Another press does nothing.
    program.all.clear();
    program.send(Message::Online(OnlineAction::TryRelay));
    assert!(asked(&program).is_empty());
    let far = Ticket { relays: vec!["https://relay.example.org./".to_owned()], ..near };
    news(&mut program, News::Ready { ticket: far.clone(), relay: RelayUse::Reached });
    assert_eq!(shown(&program), (Some(far.to_string()), Some(RelayUse::Reached)));
    said(&program, "Send this new invitation");
    program.send(Message::Online(OnlineAction::CopyInvitation));
    assert_eq!(program.window(), [&WindowCommand::Copy(far.to_string())]);
}

#[test]
fn news_of_the_other_player_that_come_while_a_page_is_open_stand_in_the_dialog_behind_it() {
    let mut program = Program::new();
    program.send(Message::Online(OnlineAction::Open));
    program.send(Message::Online(OnlineAction::Begin));
    program.send(Message::Show(Page::Online));
    news(&mut program, News::Ready { ticket: ticket(), relay: RelayUse::NotReached });
    news(&mut program, News::Invited { name: "Piotr".to_owned(), terms: Box::new(terms(300)) });
    assert!(matches!(program.dialog(), Some(Dialog::Page(_))), "the page stays in front");
    program.answer(DialogAction::Cancel);
    let OnlineDialog::Waiting { invitation, relay, guest } = online(&program) else {
        panic!("the invitation")
    };
    assert_eq!(
        (invitation.clone(), *relay, guest.as_deref()),
        (Some(ticket().to_string()), Some(RelayUse::NotReached), Some("Piotr"))
    );

    let mut program = Program::new();
    program.join(&ticket());
    program.send(Message::Show(Page::Online));
    news(&mut program, News::Looking { attempts: 7 });
    program.answer(DialogAction::Cancel);
    assert!(matches!(online(&program), OnlineDialog::Looking { attempts: 7 }));

    let mut program = Program::new();
    program.send(Message::Online(OnlineAction::Open));
    program.send(Message::Show(Page::Online));
    let record = Record::new(beginning(terms(300), White, 0));
    let found = SessionNews::Found { at_start: false, games: vec![saved(record, true)] };
    program.send(Message::Session(found));
    program.answer(DialogAction::Cancel);
    assert!(matches!(online(&program), OnlineDialog::Form(_, around) if around.unfinished.len() == 1));

    let mut pair = Pair::begun(terms(300));
    pair.mv("f5f6");
    let record = Box::new(pair.record.clone());
    pair.tell(0, News::Differs { ours: record.clone(), theirs: record, common: 0 });
    pair.of(White).send(Message::Show(Page::Online));
    pair.tell(0, News::PeerGoesBack(true));
    pair.of(White).answer(DialogAction::Cancel);
    assert!(matches!(online(pair.of(White)), OnlineDialog::Differs(difference) if difference.peer_agrees));
}

#[test]
fn late_news_of_a_session_that_was_left_do_not_end_the_next_one() {
    let mut program = Program::new();
    program.join(&ticket());
    let left = program.model.online_session().expect("the first one");
    program.answer(DialogAction::Cancel);
    program.send(Message::Online(OnlineAction::Open));
    program.send(Message::Online(OnlineAction::Begin));
    for late in [
        SessionNews::News(left, Ok(News::Ended(Ending::NotFound))),
        SessionNews::News(left, Ok(News::Looking { attempts: 3 })),
        SessionNews::News(left, Err(LinkError::InUse)),
    ] {
        program.send(Message::Session(late));
        assert!(matches!(online(&program), OnlineDialog::Waiting { .. }), "{:?}", program.dialog());
    }
    news(&mut program, News::Ready { ticket: ticket(), relay: RelayUse::NotWanted });
    assert!(matches!(online(&program), OnlineDialog::Waiting { invitation: Some(_), .. }));
}

#[test]
fn unfinished_games_that_are_found_after_the_form_was_closed_open_no_dialog() {
    let mut program = Program::new();
    program.send(Message::Online(OnlineAction::Open));
    program.answer(DialogAction::Cancel);
    let record = Record::new(beginning(terms(300), White, 0));
    program.send(Message::Session(SessionNews::Found { at_start: false, games: vec![saved(record, true)] }));
    program.send(Message::Tick);
    assert!(program.dialog().is_none(), "{:?}", program.dialog());
}

#[test]
fn a_name_typed_for_an_online_game_is_the_players_name_everywhere() {
    let mut program = Program::new();
    program.send(Message::Online(OnlineAction::Open));
    let OnlineDialog::Form(form, _) = online(&program) else { panic!("the form") };
    assert_eq!(form.name, "");
    let mut form = form.clone();
    form.name = "Anna ".to_owned();
    program.send(Message::Online(OnlineAction::Edit(form)));
    program.send(Message::Online(OnlineAction::Begin));
    program.answer(DialogAction::Cancel);
    assert_eq!(program.model.settings().profile.name, "Anna");
    program.send(Message::Online(OnlineAction::Open));
    assert!(matches!(online(&program), OnlineDialog::Form(form, _) if form.name == "Anna"));
    program.answer(DialogAction::Cancel);
    // A game against the computer is hers, unless she gives another name for it.
    let setup = program.model.settings().setup.clone();
    program.start(setup.clone());
    let name = |program: &Program, color| program.model.document().unwrap().record().player(color).to_owned();
    assert_eq!(name(&program, White), "Anna");
    assert_eq!(program.model.settings().setup, setup, "the name stands in one place");
    let mut other = setup.clone();
    other.white.name = "Ewa".to_owned();
    program.start(other);
    assert_eq!(name(&program, White), "Ewa");
    // So is the one that is ready at the next start.
    let mut settings = program.model.settings().clone();
    settings.setup = setup;
    assert_eq!(name(&Program::with(settings), White), "Anna");
    program.send(Message::Mail(MailAction::New));
    let Some(Dialog::Mail(mail)) = program.dialog() else { panic!("the form") };
    assert!(matches!(&**mail, MailDialog::New(form) if form.name == "Anna"));
}

#[test]
fn the_guest_sees_the_terms_and_agrees() {
    let mut program = Program::new();
    program.send(Message::Online(OnlineAction::Open));
    let OnlineDialog::Form(form, _) = online(&program) else { panic!("the form") };
    let mut form = form.clone();
    (form.way, form.invitation) = (InviteOrJoin::Join, "heksyabc".to_owned());
    program.send(Message::Online(OnlineAction::Edit(form)));
    let OnlineDialog::Form(form, _) = online(&program) else { panic!("the form") };
    assert!(
        !form.is_whole() && form.problem.as_ref().is_some_and(|text| text.to_string().contains("incomplete"))
    );
    program.join(&ticket());
    assert!(matches!(online(&program), OnlineDialog::Looking { attempts: 0 }));
    news(&mut program, News::Looking { attempts: 2 });
    assert!(matches!(online(&program), OnlineDialog::Looking { attempts: 2 }));
    news(&mut program, News::Invited { name: "Anna".to_owned(), terms: Box::new(terms(300)) });
    let OnlineDialog::Asked { name, terms } = online(&program) else { panic!("the terms") };
    let rows = heksy::app::online::terms_in_words(terms);
    let rows: Vec<_> = rows.iter().map(|(name, words)| format!("{name}: {words}")).collect();
    assert_eq!(
        (name.as_str(), rows[0].as_str(), rows[2].as_str()),
        ("Anna", "Game: Gliński", "Your colour: Black")
    );
    program.send(Message::Online(OnlineAction::Accept));
    assert!(matches!(asked(&program).last(), Some(OnlineCommand::Order(Order::Accept))));
}

#[test]
fn moves_are_exchanged_and_both_clocks_agree() {
    let mut pair = Pair::begun(terms(300));
    for (index, color) in [White, Black].into_iter().enumerate() {
        let program = &pair.programs[index];
        assert!(heard(program, Sound::Joined) && program.dialog().is_none());
        assert_eq!(program.model.is_flipped(), color == Black, "everyone sits below");
        assert_eq!(
            program.model.corner(!color, program.now).unwrap().note.map(|p| p.text).as_deref(),
            Some("online")
        );
        assert_eq!(program.model.corner(color, program.now).unwrap().note, None);
    }
    pair.thought = 20_000;
    pair.mv("f5f6");
    pair.agree();
    assert_eq!(pair.programs[1].clocks(), ["4:40", "5:00"]);
    // White cannot move for Black, nor Black's program for White.
    assert!(!pair.of(White).model.takes_moves() && pair.of(Black).model.takes_moves());
    pair.of(White).click("e7");
    said(pair.of(White), "It is Piotr’s turn.");
    pair.thought = 1_000;
    pair.mv("e7e6");
    pair.agree();
    assert_eq!(pair.programs[0].clocks(), ["4:40", "4:59"]);
    let program = pair.of(White);
    program.now += secs(10);
    assert_eq!(program.clocks(), ["4:30", "4:59"], "and it runs");
    program.now += secs(500);
    program.send(Message::Tick);
    assert_eq!(program.outcome(), None, "the flag is not called here");
    assert!(pair.programs.iter().all(|program| program.journal.is_empty()), "both keep one record");
}

#[test]
fn an_online_game_says_your_move_to_the_player_whose_turn_it_is() {
    let mut pair = Pair::begun(terms(300));
    let states = |pair: &mut Pair| [White, Black].map(|color| pair.of(color).model.status().text);
    assert_eq!(states(&mut pair), ["Your move", "White to move"]);
    pair.mv("f5f6");
    assert_eq!(states(&mut pair), ["Black to move", "Your move"]);
}

#[test]
fn a_move_made_ahead_is_played_when_the_answer_comes() {
    let mut pair = Pair::begun(terms(300));
    pair.mv("f5f6");
    pair.act(White, |program| {
        program.click("d3");
        program.click("d4");
    });
    assert_eq!(pair.record.game().plies(), 1);
    pair.mv("e7e6");
    pair.agree();
    assert_eq!(pair.record.game().plies(), 3, "{}", pair.of(White).move_list());
}

/// The key of the reason why an action is greyed.
fn why(program: &Program, action: GameAction) -> &'static str {
    program.model.check(&action.into()).expect_err("it is greyed").key()
}

#[test]
fn a_takeback_needs_the_other_sides_yes() {
    let mut pair = Pair::begun(terms(300));
    pair.mv("f5f6");
    pair.mv("e7e6");
    pair.act(White, |program| {
        program.game(GameAction::TakeBack);
    });
    said(pair.of(White), "Takeback request sent to Piotr");
    assert_eq!(pair.of(White).model.question(), None, "nobody answers oneself");
    assert_eq!(why(pair.of(White), GameAction::TakeBack), "why-takeback-asked");
    let question = pair.of(Black).model.question().expect("a question");
    assert_eq!((question.asked, question.text.as_str()), (Black.into(), "Anna asks to take back 2 moves."));
    pair.act(Black, |program| {
        program.game(GameAction::Decline);
    });
    said(pair.of(White), "Piotr declined the takeback");
    pair.agree();
    pair.act(White, |program| {
        program.game(GameAction::TakeBack);
    });
    pair.act(Black, |program| {
        program.game(GameAction::Accept);
    });
    pair.agree();
    assert_eq!(pair.record.game().plies(), 0, "one's own last move, with the answer to it");
    assert_eq!(why(pair.of(White), GameAction::Redo), "online-no-redo");
    // A move is an answer too.
    pair.mv("f5f6");
    pair.act(White, |program| {
        program.game(GameAction::TakeBack);
    });
    pair.mv("e7e6");
    assert!(pair.programs.iter().all(|program| program.model.question().is_none()));
    pair.agree();
}

/// The last answer that a program has sent.
fn answered(program: &Program) -> Option<(Offer, bool)> {
    asked(program).into_iter().rev().find_map(|command| match command {
        OnlineCommand::Order(Order::Answer { offer, yes }) => Some((*offer, *yes)),
        _ => None,
    })
}

#[test]
fn a_takeback_request_says_how_many_moves_would_go() {
    for (moves, to, text) in [
        (&["f5f6"][..], 0, "Anna asks to take back one move."),
        (&["f5f6", "e7e6"], 0, "Anna asks to take back 2 moves."),
        (&["f5f6", "e7e6", "e4e5"], 2, "Anna asks to take back one move."),
    ] {
        let mut pair = Pair::begun(terms(300));
        for mv in moves {
            pair.mv(mv);
        }
        pair.tell(1, News::OfferMade(Offer::Takeback(to)));
        let program = pair.of(Black);
        assert_eq!(program.model.question().expect("a question").text, text);
        program.game(GameAction::Accept);
        assert_eq!(answered(program), Some((Offer::Takeback(to), true)));
    }
}

#[test]
fn a_question_on_the_screen_does_not_become_another_one_before_its_answer() {
    let mut pair = Pair::begun(terms(300));
    pair.mv("f5f6");
    pair.mv("e7e6");
    let question = |program: &Program| program.model.question().map(|question| question.text);
    pair.tell(1, News::OfferMade(Offer::Draw));
    pair.tell(1, News::OfferMade(Offer::Takeback(0)));
    let program = pair.of(Black);
    assert_eq!(question(program).as_deref(), Some("Anna offers a draw."));
    program.game(GameAction::Decline);
    assert_eq!(answered(program), Some((Offer::Draw, false)));
    assert_eq!(question(program).as_deref(), Some("Anna asks to take back 2 moves."));
    program.game(GameAction::Decline);
    assert_eq!((answered(program), question(program)), (Some((Offer::Takeback(0), false)), None));
    // A withdrawn question makes room, too.
    pair.tell(1, News::OfferMade(Offer::Takeback(0)));
    pair.tell(1, News::OfferMade(Offer::Draw));
    assert_eq!(question(pair.of(Black)).as_deref(), Some("Anna asks to take back 2 moves."));
    pair.tell(1, News::OfferVoid(Offer::Takeback(0)));
    assert_eq!(question(pair.of(Black)).as_deref(), Some("Anna offers a draw."));
    pair.of(Black).game(GameAction::Accept);
    assert_eq!(answered(pair.of(Black)), Some((Offer::Draw, true)));
}

#[test]
fn a_draw_is_offered_and_the_game_is_in_the_journal_of_both() {
    let mut pair = Pair::begun(terms(300));
    pair.mv("f5f6");
    pair.act(White, |program| {
        program.game(GameAction::OfferDraw);
    });
    assert_eq!(why(pair.of(White), GameAction::OfferDraw), "why-draw-offered");
    assert_eq!(pair.of(Black).model.question().expect("a question").text, "Anna offers a draw.");
    pair.act(Black, |program| {
        program.game(GameAction::Accept);
    });
    pair.agree();
    for program in &mut pair.programs {
        let outcome = program.outcome().expect("it is over");
        assert_eq!((outcome.points, outcome.reason), (Points::DRAW, Reason::Agreement));
        program.wait(secs(2));
        assert!(program.model.result().is_some());
        let journal = &program.journal;
        let Found::Game(kept) = read(Path::new("a.journal"), journal) else {
            panic!("a game in the journal");
        };
        let record = kept.document().expect("a game for two").record();
        assert_eq!((record.tree.mainline().count(), record.result), (1, Some(outcome)));
        assert_eq!((record.player(White), record.player(Black)), ("Anna", "Piotr"));
        assert!(
            !kept.document().expect("a game for two").setup().is_online(),
            "from now on it is a game like any other"
        );
    }
}

#[test]
fn a_game_is_resigned_or_lost_on_time() {
    let mut pair = Pair::begun(terms(300));
    pair.mv("f5f6");
    pair.act(White, |program| {
        program.game(GameAction::Resign);
        program.answer(DialogAction::Agree);
    });
    pair.agree();
    assert_eq!(pair.record.outcome().map(|outcome| outcome.points), Some(Points::BLACK_WINS));
    assert!(heard(pair.of(Black), Sound::End));

    let mut pair = Pair::begun(terms(300));
    pair.mv("f5f6");
    // Either side may say that the flag of the side to move has fallen.
    pair.event(Black, EventKind::Flag);
    pair.agree();
    let outcome = pair.record.outcome().expect("it is over");
    assert_eq!((outcome.points, outcome.reason), (Points::WHITE_WINS, Reason::TimeForfeit));
    assert_eq!(pair.programs[0].clocks()[1], "0.0");
}

/// The end in both programs: the line of the game, and the dialog's title and reason.
fn ends(pair: &mut Pair) -> [[String; 3]; 2] {
    [0, 1].map(|index| {
        let program = &mut pair.programs[index];
        program.wait(secs(2));
        let over = program.model.result().expect("the game is over");
        [program.model.status().text, over.title.to_string(), over.reason.to_string()]
    })
}

#[test]
fn the_end_of_an_online_game_is_told_to_each_player_with_the_others_name() {
    let cases: [(EventKind, [[&str; 3]; 2]); 3] = [
        (
            EventKind::Resign,
            [
                ["You won – Piotr resigned", "You won", "Piotr resigned"],
                ["You lost – You resigned", "You lost", "You resigned"],
            ],
        ),
        (
            EventKind::Flag,
            [
                ["You won – Piotr ran out of time", "You won", "Piotr ran out of time"],
                ["You lost – You ran out of time", "You lost", "You ran out of time"],
            ],
        ),
        (
            EventKind::Draw,
            [
                ["Draw – By agreement with Piotr", "Draw", "By agreement with Piotr"],
                ["Draw – By agreement with Anna", "Draw", "By agreement with Anna"],
            ],
        ),
    ];
    for (kind, told) in cases {
        let mut pair = Pair::begun(terms(300));
        pair.mv("f5f6");
        if kind == EventKind::Draw {
            pair.act(White, |program| _ = program.game(GameAction::OfferDraw));
            pair.act(Black, |program| _ = program.game(GameAction::Accept));
        } else {
            pair.event(Black, kind);
        }
        assert_eq!(ends(&mut pair), told);
    }
}

#[test]
fn an_own_move_that_the_record_does_not_have_is_taken_back() {
    let mut pair = Pair::begun(terms(300));
    // The session has got the move too late: it never comes back.
    pair.of(White).mv("f5f6");
    assert_eq!(pair.of(White).plies(), 1);
    pair.event(White, EventKind::Flag);
    pair.agree();
    assert_eq!((pair.of(White).plies(), pair.record.len()), (0, 1));

    let mut pair = Pair::begun(terms(300));
    pair.mv("f5f6");
    pair.of(Black).mv("e7e6");
    let clocks = pair.record.clocks(Duration::ZERO);
    let record = Box::new(pair.record.clone());
    pair.tell(1, News::Overtaken { record, clocks });
    assert_eq!(pair.of(Black).plies(), 1);
    pair.event(White, EventKind::Resign);
    pair.agree();
}

#[test]
fn clocks_stand_while_the_other_side_is_away() {
    let mut pair = Pair::begun(terms(300));
    pair.mv("f5f6");
    let clocks = pair.record.clocks(secs(20));
    pair.tell_both(&News::Away { clocks, limit: secs(300) });
    for program in &mut pair.programs {
        program.wait(secs(60));
        assert_eq!(program.clocks(), ["4:59", "4:40"]);
        assert!(program.model.status().text.contains("is disconnected; the clocks are stopped"));
    }
    let corner = pair.programs[0].model.corner(Black, pair.programs[0].now).unwrap();
    assert_eq!(corner.note.map(|note| note.text).as_deref(), Some("4:00 to return"));
    assert!(pair.programs[0].model.next_wakeup(pair.programs[0].now).is_some_and(|wait| wait <= secs(2)));
    // A move can be made meanwhile; nobody's clock runs by it.
    pair.of(Black).mv("e7e6");
    pair.of(Black).wait(secs(30));
    assert_eq!(pair.programs[1].clocks()[0], "4:59");
    pair.tell_both(&News::Back { clocks: pair.record.clocks(secs(20)) });
    said(&pair.programs[0], "Piotr is back");
    pair.programs[0].wait(secs(5));
    assert_eq!(pair.programs[0].clocks(), ["4:59", "4:35"]);
}

#[test]
fn a_rematch_after_a_kept_game_asks_nothing() {
    let mut pair = Pair::begun(terms(300));
    pair.mv("f5f6");
    pair.event(Black, EventKind::Resign);
    for program in &mut pair.programs {
        let job = program.all.iter().find_map(|command| match command {
            Command::File(FileJob::Keep(job)) => Some(job.saving),
            _ => None,
        });
        program.send(Message::Disk(DiskNews::GameKept(job.expect("it is kept"), Ok(Kept::default()))));
    }
    pair.act(White, |program| _ = program.game(GameAction::Rematch));
    pair.act(Black, |program| _ = program.game(GameAction::Accept));
    assert_eq!(pair.record.beginning().number, 1);
    pair.agree();
}

#[test]
fn a_player_who_studies_the_game_gets_a_rematch_and_the_study_is_kept() {
    let mut pair = Pair::begun(terms(300));
    pair.mv("f5f6");
    pair.event(Black, EventKind::Resign);
    let answer = |program: &mut Program| {
        let job = program.all.iter().rev().find_map(|command| match command {
            Command::File(FileJob::Keep(job)) => Some(job.clone()),
            _ => None,
        });
        let job = job.expect("it is kept");
        program.send(Message::Disk(DiskNews::GameKept(job.saving, Ok(Kept::default()))));
        job
    };
    let first = pair.programs.each_mut().map(answer);
    pair.act(White, |program| {
        program.game(GameAction::Study);
        assert!(program.model.can(GameAction::Rematch), "in the study as well");
        program.send(Message::Replay(ReplayAction::Last));
        let node = program.model.shown_node();
        program.send(Message::Edit(heksy::app::game::EditAction::Glyph(node, Nag::GOOD)));
    });
    pair.act(Black, |program| _ = program.game(GameAction::Rematch));
    pair.act(White, |program| {
        program.game(GameAction::Accept);
        assert!(program.dialog().is_none(), "{:?}", program.dialog());
        let job = answer(program);
        assert_eq!(job.id, first[0].id);
        let SavedGame::Two(record) = &job.game else { panic!("a game of two") };
        assert!(heksy::game::pgn::write(record).contains("1. f6 $1"));
    });
    assert_eq!(pair.record.beginning().number, 1);
    pair.agree();
}

#[test]
fn a_rematch_swaps_the_colours_and_continues_the_score() {
    let mut pair = Pair::begun(terms(300));
    assert_eq!(why(pair.of(White), GameAction::Rematch), "why-still-played");
    pair.mv("f5f6");
    pair.event(Black, EventKind::Resign);
    pair.programs[1].wait(secs(2));
    assert!(pair.programs[1].model.result().is_some());
    // The program asks about an unsaved game first.
    pair.act(White, |program| {
        program.game(GameAction::Rematch);
        assert!(matches!(program.dialog(), Some(Dialog::Unsaved { .. })));
        program.answer(DialogAction::Discard);
    });
    assert_eq!(pair.programs[1].model.question().expect("a question").text, "Anna offers a rematch.");
    assert_eq!(why(pair.of(White), GameAction::Rematch), "why-rematch-asked");
    said(pair.of(White), "Rematch offer sent to ");
    pair.act(Black, |program| {
        program.game(GameAction::Accept);
        program.answer(DialogAction::Discard);
    });
    assert_eq!(pair.record.beginning().number, 1);
    pair.agree();
    let told = pair.programs[0].toasts();
    assert!(told.iter().all(|toast| !toast.contains("Rematch offer sent")), "it has been answered: {told:?}");
    assert!(pair.programs[0].model.is_flipped() && !pair.programs[1].model.is_flipped());
    assert_eq!(pair.programs[0].model.corner(White, secs(0)).unwrap().name, "Piotr");
    assert_eq!(pair.programs[0].model.corner(Black, secs(0)).unwrap().points.as_deref(), Some("1"));
    pair.mv("f5f6");
    pair.agree();
}

#[test]
fn hints_and_edits_are_refused_during_an_online_game() {
    let mut pair = Pair::begun(terms(300));
    pair.mv("f5f6");
    pair.mv("e7e6");
    let program = pair.of(White);
    program.all.clear();
    let glyph =
        |program: &Program| heksy::app::game::EditAction::Glyph(program.model.shown_node(), Nag::GOOD);
    for (message, words) in [
        (Message::Game(GameAction::Hint), "Engine help is off"),
        (Message::Game(GameAction::PlayForPerson), "Engine help is off"),
        (Message::Game(GameAction::PauseOrResume), "cannot be paused"),
        (Message::Edit(glyph(program)), "cannot edit the game"),
        (Message::Editor(EditorAction::Open), "cannot set up positions"),
    ] {
        program.send(message);
        said(program, words);
    }
    program.ask_for_help();
    program.send(Message::Replay(ReplayAction::First));
    assert!(!program.model.takes_moves(), "no moves are tried out");
    program.click("f5");
    said(program, "cannot try out moves");
    program.send(Message::Board(BoardEvent::PutBack));
    assert_eq!(program.searches(), 0);
    assert!(program.model.play().is_some() && program.model.editor().is_none());
}

#[test]
fn differing_records_are_shown_and_players_can_go_back() {
    let mut pair = Pair::begun(terms(300));
    pair.mv("f5f6");
    let ours = pair.record.clone();
    let mut theirs = ours.clone();
    theirs.push(Event::new(Black, EventKind::Move { mv: "e7e6".to_owned(), ms: 5 })).unwrap();
    let differs = News::Differs { ours: Box::new(ours.clone()), theirs: Box::new(theirs), common: 1 };
    pair.tell(0, differs);
    let OnlineDialog::Differs(difference) = online(&pair.programs[0]) else { panic!("the records") };
    let shown = [&difference.common, &difference.ours, &difference.theirs].map(ToString::to_string);
    assert_eq!(shown, ["1. f6", "Nothing more", "1... e6"]);
    pair.programs[0].send(Message::Online(OnlineAction::GoBack));
    assert!(matches!(
        asked(&pair.programs[0]).last(),
        Some(OnlineCommand::Order(Order::GoBack { agree: true }))
    ));
    pair.tell(0, News::PeerGoesBack(true));
    let clocks = ours.clocks(Duration::ZERO);
    pair.tell(0, News::WentBack { record: Box::new(ours), clocks });
    assert!(pair.programs[0].dialog().is_none());
    pair.mv("e7e6");
    pair.agree();
    // Whoever does not want to says so.
    let (ours, theirs) = (Box::new(pair.record.clone()), Box::new(pair.record.clone()));
    pair.tell(0, News::Differs { ours, theirs, common: 0 });
    pair.programs[0].answer(DialogAction::Cancel);
    assert!(matches!(
        asked(&pair.programs[0]).last(),
        Some(OnlineCommand::Order(Order::GoBack { agree: false }))
    ));
}

#[test]
fn chat_is_off_until_it_is_switched_on() {
    let mut pair = Pair::begun(terms(300));
    pair.tell(0, News::Chat("hello".to_owned()));
    assert_eq!(pair.programs[0].model.chat().map(|chat| (chat.is_on, chat.lines.len())), Some((false, 0)));
    for color in [White, Black] {
        pair.act(color, |program| {
            program.set(|settings| settings.online.chat = true);
        });
    }
    pair.act(White, |program| {
        program.send(Message::Online(OnlineAction::Say(" Good luck\u{202e} ".into())));
    });
    for program in &pair.programs {
        let lines = program.model.chat().expect("lines").lines;
        assert_eq!(lines, [("Anna".to_owned(), "Good luck".to_owned())]);
    }
    pair.act(Black, |program| {
        program.set(|settings| settings.online.chat = false);
    });
    pair.tell(1, News::Chat("again".to_owned()));
    assert_eq!(pair.programs[1].model.chat().map(|chat| chat.lines.len()), Some(1));
}

/// After the game the other player can still send lines, ask for a rematch or go: a comment being typed stays open.
#[test]
fn no_action_of_the_other_player_closes_a_comment_being_typed() {
    let mut pair = Pair::begun(terms(300));
    pair.mv("f5f6");
    pair.act(Black, |program| {
        program.game(GameAction::Resign);
        program.answer(DialogAction::Agree);
    });
    pair.act(White, |program| {
        program.answer(DialogAction::Cancel);
        let node = program.model.shown_node();
        program.send(Message::Annotate(AnnotateAction::Comment { node, place: Comment::After }));
        program.send(Message::Annotate(AnnotateAction::Type("a quiet".to_owned())));
    });
    let clocks = pair.record.clocks(Duration::ZERO);
    let all = [
        News::Chat("thanks".to_owned()),
        News::Lag(Duration::from_millis(80)),
        News::Way { is_relayed: true },
        News::OfferMade(Offer::Rematch),
        News::Away { clocks, limit: secs(60) },
        News::Back { clocks },
        News::Ended(Ending::PeerLeft),
    ];
    for heard in all {
        let what = format!("{heard:?}");
        pair.tell(0, heard);
        let text = pair.of(White).model.document().unwrap().draft().map(|draft| draft.text.clone());
        assert_eq!(text.as_deref(), Some("a quiet"), "{what}");
    }
}

#[test]
fn leaving_asks_first_and_the_other_player_is_informed() {
    let mut pair = Pair::begun(terms(300));
    pair.mv("f5f6");
    let program = pair.of(White);
    program.send(Message::File(FileAction::Quit));
    assert!(matches!(program.dialog(), Some(Dialog::LeaveOnline { .. })));
    program.answer(DialogAction::Cancel);
    assert!(program.window().is_empty() && program.model.is_playing_online());
    pair.act(White, |program| {
        program.send(Message::File(FileAction::Quit));
        program.answer(DialogAction::Agree);
        assert!(program.window().contains(&&WindowCommand::Quit), "{:?}", program.last);
    });
    said(&pair.programs[1], "Anna is not connected");
    let corner = pair.programs[1].model.corner(White, secs(0)).unwrap();
    assert_eq!(corner.note.map(|note| note.text).as_deref(), Some("no connection"));
    let program = &mut pair.programs[1];
    assert!(program.model.is_playing_online(), "she can come back");
    assert!(program.journal.is_empty(), "the record of both sides keeps it");
}

/// A game of a former run on the disk, of this version or of an older one.
fn saved(record: Record, can_resume: bool) -> Saved {
    Saved {
        files: Arc::new(Disk),
        path: "a.meeting".into(),
        begun: 0,
        is_host: false,
        ticket: ticket(),
        terms: Some(terms(300)),
        game: Some((record, Black)),
        can_resume,
        claim: None,
    }
}

/// The games that a program has handed to be kept, the latest last.
fn kept(program: &Program) -> Vec<Outcome> {
    let kept = program.all.iter().filter_map(|command| match command {
        Command::File(FileJob::Keep(job)) => match &job.game {
            SavedGame::Two(record) => Some(record.result),
            SavedGame::Three(_) => None,
        },
        _ => None,
    });
    kept.flatten().collect()
}

#[test]
fn whoever_stayed_claims_the_win_calls_a_draw_or_waits() {
    for claim in [None, Some(Claim::Win), Some(Claim::Draw)] {
        let mut pair = Pair::begun(terms(300));
        pair.mv("f5f6");
        let clocks = pair.record.clocks(secs(20));
        pair.tell_both(&News::Away { clocks, limit: secs(300) });
        assert!(pair.of(White).dialog().is_none());
        pair.tell_both(&News::Away { clocks, limit: Duration::ZERO });
        assert!(pair.of(Black).dialog().is_none(), "Black is to move, and the one who is away");
        assert!(matches!(online(pair.of(White)), OnlineDialog::Stayed { name } if name == "Piotr"));
        pair.act(White, |program| {
            program.send(match claim {
                Some(claim) => Message::Online(OnlineAction::Settle(claim)),
                None => Message::Dialog(DialogAction::Cancel),
            });
        });
        let program = pair.of(White);
        let outcome = program.outcome();
        assert_eq!(outcome.map(|outcome| outcome.points), claim.map(|claim| claim.outcome(White).points));
        assert_eq!(program.model.is_playing_online(), claim.is_none());
        if claim.is_some() {
            assert!(
                program.model.status().text.contains("Piotr did not come back"),
                "{}",
                program.model.status().text
            );
        }
    }
}

#[test]
fn an_opponent_who_is_back_or_has_moved_is_not_said_to_stay_away() {
    let stayed = |pair: &mut Pair| {
        let clocks = pair.record.clocks(secs(20));
        pair.tell(0, News::Away { clocks, limit: Duration::ZERO });
        assert!(matches!(online(pair.of(White)), OnlineDialog::Stayed { .. }));
        clocks
    };
    let mut pair = Pair::begun(terms(300));
    pair.mv("f5f6");
    let clocks = stayed(&mut pair);
    pair.tell(0, News::Back { clocks });
    assert!(pair.of(White).dialog().is_none(), "{:?}", pair.of(White).dialog());
    said(pair.of(White), "Piotr is back");
    stayed(&mut pair);
    pair.event(Black, EventKind::Move { mv: "e7e6".to_owned(), ms: 1000 });
    assert!(pair.of(White).dialog().is_none(), "{:?}", pair.of(White).dialog());
    // The player was a moment faster than the news.
    pair.tell(0, News::NotSettled);
    said(pair.of(White), "The game was not settled, because Piotr has come back.");
}

#[test]
fn an_interrupted_game_of_an_older_version_opens_as_a_record() {
    let mut program = Program::new();
    let mut record = Record::new(beginning(terms(300), White, 0));
    record.push(Event::new(White, EventKind::Move { mv: "f5f6".to_owned(), ms: 1000 })).unwrap();
    let saved = saved(record, false);
    program.send(Message::Session(SessionNews::Found { at_start: true, games: vec![saved] }));
    program.all.clear();
    program.send(Message::Online(OnlineAction::Resume));
    let opened = program.all.iter().find_map(|command| match command {
        Command::File(FileJob::Text(_, text)) => Some(text.clone()),
        _ => None,
    });
    assert!(opened.is_some_and(|text| text.contains("1. f6")), "{:?}", program.all);
    assert!(asked(&program).is_empty(), "nobody is called");
}

#[test]
fn a_claim_that_is_withdrawn_leaves_the_game_unfinished_in_my_games_too() {
    let mut pair = Pair::begun(terms(300));
    pair.mv("f5f6");
    let clocks = pair.record.clocks(secs(20));
    pair.tell_both(&News::Away { clocks, limit: Duration::ZERO });
    pair.act(White, |program| {
        program.send(Message::Online(OnlineAction::Settle(Claim::Win)));
    });
    pair.tell(0, News::Ended(Ending::Claimed { own: true, theirs: false, moved: true }));
    let program = pair.of(White);
    assert!(program.problem().contains("had moved"), "{}", program.problem());
    assert_eq!((program.outcome(), program.plies()), (None, 1));
    let last = program.all.iter().rev().find_map(|command| match command {
        Command::File(FileJob::Keep(job)) => Some(job.game.clone()),
        _ => None,
    });
    let Some(SavedGame::Two(record)) = last else { panic!("it is kept again") };
    assert_eq!(record.result, None);
}

#[test]
fn a_program_that_breaks_the_rules_is_described_and_the_player_keeps_the_game_as_won_or_unfinished() {
    for is_won in [false, true] {
        let mut pair = Pair::begun(terms(300));
        pair.mv("f5f6");
        let problem = Problem::IllegalMove { n: 2, mv: "f6f9".to_owned() };
        pair.tell(0, News::Ended(Ending::Problem(problem)));
        let OnlineDialog::Broken { text, .. } = online(pair.of(White)) else { panic!("the choice") };
        let text = text.to_string();
        assert!(text.contains("Piotr") && text.contains("f6f9") && !text.contains("cheat"), "{text}");
        let program = pair.of(White);
        program.all.clear();
        if is_won {
            program.send(Message::Online(OnlineAction::KeepAsWon));
        } else {
            program.answer(DialogAction::Cancel);
        }
        let reason = program.outcome().map(|outcome| outcome.reason);
        assert_eq!(reason, is_won.then_some(Reason::RulesInfraction));
        assert_eq!(kept(program).len(), usize::from(is_won));
    }
}

#[test]
fn an_unfinished_game_is_offered_at_the_start_and_resumes() {
    let record = |moves: &[&str]| {
        let mut record = Record::new(beginning(terms(300), White, 0));
        for mv in moves {
            let kind = EventKind::Move { mv: (*mv).to_owned(), ms: 1000 };
            record.push(Event::new(record.turn(), kind)).unwrap();
        }
        record
    };
    let saved = |moves: &[&str]| saved(record(moves), true);
    let mut program = Program::new();
    let games = vec![saved(&["f5f6", "e7e6"]), saved(&["f5f6"])];
    program.send(Message::Session(SessionNews::Found { at_start: true, games }));
    let OnlineDialog::Found(games) = online(&program) else { panic!("the games") };
    let summary = heksy::app::online::found(&games[0]).map(|text| text.to_string());
    assert_eq!(summary.as_deref(), Some("Anna – Piotr, one move, 1970.01.01"));
    program.send(Message::Online(OnlineAction::Forget));
    assert!(matches!(asked(&program).last(), Some(OnlineCommand::Forget(_))));
    // Beside the form they can be chosen too.
    program.answer(DialogAction::Cancel);
    program.send(Message::Online(OnlineAction::Open));
    let games = vec![saved(&["f5f6"])];
    program.send(Message::Session(SessionNews::Found { at_start: false, games }));
    program.send(Message::Online(OnlineAction::ResumeUnfinished(1)));
    assert!(
        !matches!(asked(&program).last(), Some(OnlineCommand::Begin(_, Start::Resume(_), _))),
        "there is none"
    );
    program.send(Message::Online(OnlineAction::ResumeUnfinished(0)));
    assert!(matches!(asked(&program).last(), Some(OnlineCommand::Begin(_, Start::Resume(_), _))));
    let record = record(&["f5f6"]);
    let clocks = record.clocks(Duration::ZERO);
    let won = |points| Outcome { points, reason: Reason::Resignation };
    let earlier = vec![won(Points::WHITE_WINS), won(Points::DRAW), won(Points::WHITE_WINS)];
    news(&mut program, News::Begun { record: Box::new(record), color: Black, clocks, earlier });
    // White of this game had Black in the first and in the third.
    let points = [Color::White, Black].map(|color| program.model.corner(color, secs(0)).unwrap().points);
    assert_eq!(points, [Some("½".to_owned()), Some("2½".to_owned())]);
    news(&mut program, News::Away { clocks, limit: secs(300) });
    assert_eq!((program.plies(), program.clocks()), (1, ["4:59".to_owned(), "5:00".to_owned()]));
    program.wait(secs(20));
    assert_eq!(program.clocks()[1], "5:00");
    news(&mut program, News::Back { clocks });
    assert!(program.model.takes_moves());
}

/// The other side accepts while the player studies the game before: the study is in its journal until it is kept.
#[test]
fn a_study_left_for_an_online_game_counts_as_kept_when_it_is_on_the_disk() {
    for is_kept in [false, true] {
        let mut program = Program::hotseat();
        program.moves("f5f6 e7e6");
        program.game(GameAction::Resign);
        program.answer(DialogAction::Agree);
        let keep = |program: &Program| {
            let mut jobs = program.last.iter().filter_map(|command| match command {
                Command::File(FileJob::Keep(job)) => Some(job.saving),
                _ => None,
            });
            jobs.next_back()
        };
        let saving = keep(&program).expect("it is kept");
        program.send(Message::Disk(DiskNews::GameKept(saving, Ok(Kept::default()))));
        program.join(&ticket());
        program.game(GameAction::Study);
        let first = program.document().record().tree.next(NodeId::ROOT).expect("a move");
        program.send(Message::Edit(EditAction::Glyph(first, Nag::GOOD)));
        program.all.clear();
        let record = Record::new(beginning(terms(300), White, 0));
        let clocks = record.clocks(Duration::ZERO);
        news(
            &mut program,
            News::Begun { record: Box::new(record), color: White, clocks, earlier: Vec::new() },
        );
        let saving = keep(&program).expect("the study is kept");
        let is_removed = |program: &Program| {
            let removes = |command: &Command| matches!(command, Command::Journal(JournalCommand::Remove(_)));
            program.all.iter().any(removes)
        };
        assert!(!is_removed(&program), "it is not kept yet");
        let result = if is_kept {
            Ok(Kept::default())
        } else {
            Err(FileProblem::writing("/games.pgn", ProblemKind::NoRoom))
        };
        program.send(Message::Disk(DiskNews::GameKept(saving, result)));
        assert_eq!(is_removed(&program), is_kept);
    }
}

#[test]
fn each_connection_problem_is_explained() {
    let endings = [
        (Ending::NotFound, "could not be found"),
        (Ending::Occupied, "playing someone else"),
        (Ending::Problem(Problem::Version { ours: 2, theirs: 3 }), "has a newer version"),
        (Ending::Problem(Problem::Terms(TermsProblem::Variant)), "does not support this game"),
        (Ending::Problem(Problem::IllegalEvent(7)), "not possible here"),
        (Ending::Problem(Problem::Lot), "does not match"),
    ];
    for (ending, words) in endings {
        let mut program = Program::new();
        program.join(&ticket());
        news(&mut program, News::Ended(ending));
        assert!(program.problem().contains(words), "{}", program.problem());
        assert!(matches!(program.dialog(), Some(Dialog::Problem { fault: Fault::Connect, .. })), "{words}");
    }
    let mut program = Program::new();
    program.join(&ticket());
    news(&mut program, News::OfferMade(Offer::Rematch));
    news(&mut program, News::Chat("early".to_owned()));
    assert!(matches!(online(&program), OnlineDialog::Looking { .. }), "what makes no sense does nothing");
}

#[test]
fn the_opponents_corner_shows_whether_the_connection_is_direct() {
    let mut pair = Pair::begun(terms(300));
    let corner = |pair: &mut Pair| {
        let program = pair.of(White);
        program.model.corner(Black, program.now).unwrap().note.map(|note| note.text)
    };
    assert_eq!(corner(&mut pair).as_deref(), Some("online"));
    pair.tell(0, News::Way { is_relayed: true });
    assert_eq!(corner(&mut pair).as_deref(), Some("online, by relay"));
    pair.tell(0, News::Way { is_relayed: false });
    pair.tell(0, News::Lag(Duration::from_millis(400)));
    assert_eq!(corner(&mut pair).as_deref(), Some("online, direct, 400 ms"));
}
