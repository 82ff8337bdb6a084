//! The screens of playing on-line, for the test that looks at every screen in every language.

use std::sync::Arc;
use std::time::Duration;

use egui::Vec2;
use heksy::app::context::{Dialog, DialogAction};
use heksy::app::game::GameAction;
use heksy::app::library::FileAction;
use heksy::app::model::Message;
use heksy::app::online::{InviteOrJoin, OnlineAction, OnlineDialog, SessionNews};
use heksy::app::text::Language;
use heksy::game::{Position, Variant};
use heksy::online::{
    Beginning, ColorChoice, Ending, Event, EventKind, Link, News, Offer, Player, Problem, Record, Relay,
    RelayUse, Saved, Terms, Ticket, host,
};
use heksy::sides::{ByColor, Color};

use super::languages::{Screen, model, online_form, send, set, table};
use super::table::Table;

/// A player on this computer who waits for a guest, and the invitation. All that can be chosen is chosen.
fn somebody() -> (Link, Ticket) {
    let mut terms = Terms::new(Variant::Checkers);
    terms.start = Position::start(Variant::Checkers).with_total_ban(true);
    terms.control = "byoyomi 600 30x5".parse().expect("a clock");
    (terms.draws.repetition_automatic, terms.draws.fifty_automatic) = (true, true);
    terms.color = ColorChoice::HostWhite;
    let player = Player { name: "Anna".to_owned(), relay: Relay::None, ..Player::default() };
    let mut link = host(terms, player, Arc::new(|| {})).expect("the network of this computer");
    loop {
        match link.recv() {
            Some(News::Ready { ticket, .. }) => return (link, ticket),
            news => assert!(news.is_some(), "no invitation"),
        }
    }
}

/// An invitation at which nobody is found.
fn nobody() -> Ticket {
    let (link, ticket) = somebody();
    link.finish();
    ticket
}

/// A window that is in the middle of an on-line game, with the other side.
pub fn playing(language: Language, size: Vec2) -> (Table, Link) {
    let mut table = table(language, size, None);
    let link = asked(&mut table);
    send(&mut table, Message::Online(OnlineAction::Accept));
    table.wait_until(|table| model(table).is_playing_online());
    (table, link)
}

fn join(table: &mut Table, ticket: &Ticket) {
    let text = ticket.to_string();
    online_form(table, |form| (form.way, form.invitation) = (InviteOrJoin::Join, text));
    send(table, Message::Online(OnlineAction::Begin));
}

/// Somebody asks whether the player wants to play.
fn asked(table: &mut Table) -> Link {
    let (link, ticket) = somebody();
    join(table, &ticket);
    table.wait_until(|table| is_open(table, |dialog| matches!(dialog, OnlineDialog::Asked { .. })));
    link
}

fn is_open(table: &Table, is_it: impl Fn(&OnlineDialog) -> bool) -> bool {
    matches!(model(table).dialog(), Some(Dialog::Online(dialog)) if is_it(dialog))
}

fn hear(table: &mut Table, news: News) {
    let id = model(table).online_session().unwrap_or_default();
    send(table, Message::Session(SessionNews::News(id, Ok(news))));
}

fn record(plies: usize) -> Record {
    let names = ByColor::from_fn(|color| if color == Color::White { "Anna" } else { "Piotr" }.to_owned());
    let terms = Terms::new(Variant::Glinski);
    let mut record = Record::new(Beginning { terms, host: Color::White, number: 0, names });
    for number in 0..plies {
        let moves = record.position().legal_moves();
        let mv = record.position().coordinates(moves[number * 7 % moves.len()]);
        record.push(Event::new(record.turn(), EventKind::Move { mv, ms: 1000 })).expect("a legal move");
    }
    record
}

/// The screens before a game. The board has no moves, so that the program asks nothing.
pub const BEFORE: [Screen; 6] = [
    ("waiting for a guest", |table| {
        send(table, Message::Online(OnlineAction::Open));
        send(table, Message::Online(OnlineAction::Begin));
        let has_ticket =
            |dialog: &OnlineDialog| matches!(dialog, OnlineDialog::Waiting { invitation: Some(_), .. });
        table.wait_until(|table| is_open(table, has_ticket));
    }),
    ("a guest who reads the terms", |table| {
        send(table, Message::Online(OnlineAction::Open));
        send(table, Message::Online(OnlineAction::Begin));
        let is_waiting =
            |dialog: &OnlineDialog| matches!(dialog, OnlineDialog::Waiting { invitation: Some(_), .. });
        table.wait_until(|table| is_open(table, is_waiting));
        let terms = Box::new(Terms::new(Variant::Glinski));
        hear(table, News::Invited { name: "Piotr".to_owned(), terms });
    }),
    ("an invitation that reaches no relay", |table| {
        send(table, Message::Online(OnlineAction::Open));
        send(table, Message::Online(OnlineAction::Begin));
        let is_waiting =
            |dialog: &OnlineDialog| matches!(dialog, OnlineDialog::Waiting { invitation: Some(_), .. });
        table.wait_until(|table| is_open(table, is_waiting));
        hear(table, News::Ready { ticket: nobody(), relay: RelayUse::NotReached });
    }),
    ("looking for a host", |table| {
        join(table, &nobody());
        hear(table, News::Looking { attempts: 12 });
    }),
    // The other side stays until all tests are over: if it left, nothing would be asked any more.
    ("the terms", |table| std::mem::forget(asked(table))),
    ("a game that was broken off", |table| {
        let (ticket, game) = (nobody(), Some((record(11), Color::Black)));
        let files = std::sync::Arc::new(heksy::disk::Disk);
        let saved = Saved {
            files,
            path: "a".into(),
            begun: 0,
            is_host: false,
            ticket,
            terms: None,
            game,
            can_resume: true,
            claim: None,
        };
        send(
            table,
            Message::Session(SessionNews::Found { at_start: true, games: vec![saved.clone(), saved] }),
        );
    }),
];

/// The screens of a game.
pub const DURING: [Screen; 10] = [
    ("an on-line game", |_| {}),
    ("lines of text", |table| {
        set(table, |settings| settings.online.chat = true);
        send(table, Message::Online(OnlineAction::Say("Good luck!".to_owned())));
        for line in
            ["Thank you, and to you.", "The same, at some length, so that it takes more than one line."]
        {
            hear(table, News::Chat(line.to_owned()));
        }
    }),
    ("an offer from there", |table| hear(table, News::OfferMade(Offer::Draw))),
    ("a cut", |table| {
        hear(table, News::OfferVoid(Offer::Draw));
        let clocks = record(0).clocks(Duration::ZERO);
        hear(table, News::Away { clocks, limit: Duration::from_secs(270) });
    }),
    ("records that differ", |table| {
        let (ours, theirs) = (Box::new(record(60)), Box::new(record(9)));
        hear(table, News::Differs { ours, theirs, common: 9 });
        hear(table, News::PeerGoesBack(true));
    }),
    ("going back", |table| {
        let (ours, theirs) = (Box::new(record(9)), Box::new(record(60)));
        hear(table, News::Differs { ours, theirs, common: 9 });
        send(table, Message::Online(OnlineAction::GoBack));
    }),
    ("leaving", |table| {
        hear(table, News::Back { clocks: record(0).clocks(Duration::ZERO) });
        send(table, Message::File(FileAction::Quit));
    }),
    ("resigning on-line", |table| {
        send(table, Message::Dialog(DialogAction::Cancel));
        send(table, Message::Game(GameAction::Resign));
    }),
    ("an opponent who stays away", |table| {
        send(table, Message::Dialog(DialogAction::Cancel));
        let (record, color) = (Box::new(record(1)), Color::White);
        let clocks = record.clocks(Duration::ZERO);
        hear(table, News::Begun { record, color, clocks, earlier: Vec::new() });
        hear(table, News::Away { clocks, limit: Duration::ZERO });
    }),
    ("a program that breaks the rules", |table| {
        let problem = Problem::IllegalMove { n: 2, mv: "f6f9".to_owned() };
        hear(table, News::Ended(Ending::Problem(problem)));
    }),
];
