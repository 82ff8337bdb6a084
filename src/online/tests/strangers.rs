//! A peer is a stranger: junk, lies, and what is out of place.

use std::time::Duration;

use super::pair::Pair;
use super::plays::terms;
use crate::game::Variant;
use crate::online::protocol::{Farewell, Hello, Line, MAX_LINE};
use crate::online::{
    ColorChoice, Ending, Event, EventKind, MAX_EVENTS, News, Nonsense, Offer, Order, PeerProblem, Problem,
    Terms, TermsProblem,
};
use crate::sides::Color;

fn begun() -> Pair {
    let color = ColorChoice::HostWhite;
    Pair::playing(&Terms { color, ..terms(Variant::Glinski, "300+3") })
}

fn mv(mv: &str) -> EventKind {
    EventKind::Move { mv: mv.to_owned(), ms: 5 }
}

/// What becomes of the guest when the host, whose clock it is, sends this as its first event.
fn after(kind: EventKind, by: Color) -> Option<Problem> {
    let mut pair = begun();
    let (event, mark) = (Event::new(by, kind), pair.guest.record().mark());
    pair.guest.session.receive(Line::Ev { n: 1, event, mark }, pair.now);
    pair.guest.collect();
    let told = pair
        .guest
        .on_the_way
        .iter()
        .filter_map(|line| Line::decode(&line[..line.len() - 1]).ok())
        .next_back();
    assert!(matches!(told, Some(Line::Bye { why: Farewell::Problem(_) })), "{told:?}");
    assert!(pair.guest.record().is_empty(), "nothing of it is in the record");
    assert_eq!(pair.guest.journals().len(), 1, "and the record is kept");
    pair.guest.problem().cloned()
}

#[test]
fn an_illegal_event_ends_the_game_and_keeps_the_record() {
    let illegal = Some(Problem::IllegalEvent(1));
    for text in ["f5f9", "f7f6", "f5f6q", "", "e2e4", "\u{0}", "F5F6", &"f5".repeat(500)] {
        let refused = after(mv(text), Color::White);
        let is_named = |problem: &Problem| matches!(problem, Problem::IllegalMove { n: 1, mv } if text.starts_with(mv.as_str()));
        assert!(refused.as_ref().is_some_and(is_named), "{text}: {refused:?}");
    }
    for kind in [EventKind::Draw, EventKind::Takeback { to: 0 }, EventKind::Claim] {
        assert_eq!(after(kind, Color::White), illegal);
    }
    assert_eq!(after(mv("f5f6"), Color::Black), illegal, "in the guest's own name");
    assert_eq!(after(mv("f5f6"), Color::White), Some(Problem::WrongHash(1)), "the mark is that of the start");
    let endless = EventKind::Move { mv: "f5f6".to_owned(), ms: u64::MAX };
    assert_eq!(after(endless, Color::White), Some(Problem::Clock(1)));
}

#[test]
fn a_message_out_of_place_ends_the_game() {
    let out_of_place = Some(Problem::Nonsense(Nonsense::OutOfPlace));
    let nonce = "00".repeat(32);
    for line in [
        Line::Accept { nonce: nonce.clone() },
        Line::Reveal { nonce: nonce.clone(), guest: nonce },
        Line::Differ,
        Line::Want { from: 0 },
        Line::Log { from: 0, total: 0, events: Vec::new() },
        Line::Back { to: 0, agree: true },
        Line::Ack { n: 0, charged: None },
        Line::Ack { n: 1, charged: Some(0) },
        Line::Offer { offer: Offer::Draw, n: usize::MAX },
    ] {
        let mut pair = begun();
        pair.guest.session.receive(line.clone(), pair.now);
        assert_eq!(pair.guest.problem().cloned(), out_of_place, "{line:?}");
    }
    let mut pair = begun();
    let event = Event::new(Color::White, mv("f5f6"));
    let mark = pair.guest.record().mark();
    pair.guest.session.receive(Line::Ev { n: MAX_EVENTS, event, mark }, pair.now);
    assert_eq!(pair.guest.problem().cloned(), out_of_place);
}

/// Changes the host's hello on its way, and says what the guest makes of it.
fn with_hello(change: impl Fn(&mut Hello)) -> Option<Problem> {
    let mut pair = Pair::apart(&terms(Variant::Glinski, "300+3"));
    let mut hello = pair.connect().host.take_hello();
    change(&mut hello);
    pair.guest.session.receive(Line::Hello(hello), pair.now);
    pair.guest.problem().cloned()
}

#[test]
fn incompatible_versions_and_games_are_refused_by_name() {
    assert_eq!(with_hello(|_| {}), None);
    assert_eq!(with_hello(|hello| hello.v = 7), Some(Problem::Version { ours: 2, theirs: 7 }));
    let text = |from: &str, to: &str| {
        let (from, to) = (from.to_owned(), to.to_owned());
        with_hello(move |hello| {
            let json = serde_json::to_string(&hello.terms).unwrap();
            assert!(json.contains(&from), "{json}");
            hello.terms = serde_json::from_str(&json.replace(&from, &to)).unwrap();
        })
    };
    assert_eq!(text("\"glinski\"", "\"brusky\""), Some(Problem::Terms(TermsProblem::Variant)));
    assert_eq!(text("\"300+3\"", "\"soon\""), Some(Problem::Terms(TermsProblem::Control)));
    assert_eq!(with_hello(|hello| hello.terms = None), Some(Problem::Nonsense(Nonsense::OutOfPlace)));
    let name = with_hello(|hello| hello.name = "\u{202e}\u{0}".repeat(500));
    assert_eq!(name, None, "a name is only made clean");
}

#[test]
fn a_host_hears_that_a_guest_came_and_went() {
    let mut pair = Pair::apart(&terms(Variant::Glinski, "300+3"));
    pair.connect().settle();
    let said = |pair: &Pair| {
        let news = pair.host.news.iter().filter_map(|news| match news {
            News::Invited { .. } => Some("there"),
            News::GuestLeft => Some("gone"),
            _ => None,
        });
        news.collect::<Vec<_>>()
    };
    assert_eq!(said(&pair), ["there"]);
    pair.host.session.disconnected(pair.now);
    pair.guest.session.disconnected(pair.now);
    pair.host.collect();
    assert_eq!(said(&pair), ["there", "gone"]);
    pair.connect().settle();
    pair.order(false, Order::Accept).settle();
    assert_eq!(said(&pair), ["there", "gone", "there"]);
    pair.assert_same();
}

#[test]
fn a_manipulated_draw_for_colours_is_detected() {
    for wrong in [false, true] {
        let mut pair = Pair::apart(&terms(Variant::Glinski, "300+3"));
        pair.connect().settle();
        pair.order(false, Order::Accept);
        assert!(pair.deliver(true));
        let line = pair.host.on_the_way.pop_front().unwrap();
        let Ok(Line::Reveal { mut nonce, guest }) = Line::decode(&line[..line.len() - 1]) else {
            panic!("the host's number comes next")
        };
        if wrong {
            let digit = if nonce.ends_with('0') { "1" } else { "0" };
            nonce.replace_range(nonce.len() - 1.., digit);
        }
        pair.guest.session.receive(Line::Reveal { nonce, guest }, pair.now);
        assert_eq!(pair.guest.problem(), wrong.then_some(&Problem::Lot));
    }
}

#[test]
fn an_uninvited_guest_is_turned_away_and_the_host_keeps_waiting() {
    let mut pair = Pair::apart(&terms(Variant::Glinski, "300+3"));
    let mut hello = pair.connect().guest.take_hello();
    for secret in [None, Some(String::new()), Some("02".repeat(15) + "03"), Some("ż".repeat(16))] {
        hello.secret = secret;
        pair.host.session.connected(pair.now);
        pair.host.collect();
        pair.host.session.receive(Line::Hello(hello.clone()), pair.now);
        pair.host.collect();
        assert!(pair.host.session.closes_connection() && pair.host.session.ending().is_none());
        assert!(!pair.host.news.iter().any(|news| matches!(news, News::Invited { .. })));
        pair.host.session.disconnected(pair.now);
    }
    pair.connect().settle();
    pair.order(false, Order::Accept).settle().assert_same();
}

#[test]
fn a_silent_guest_is_disconnected() {
    let mut pair = Pair::apart(&terms(Variant::Glinski, "300+3"));
    pair.host.session.connected(pair.now);
    pair.host.collect();
    pair.wait(Duration::from_secs(9));
    assert!(!pair.host.session.closes_connection());
    pair.now += Duration::from_secs(2);
    pair.host.session.tick(pair.now);
    assert!(pair.host.session.closes_connection() && pair.host.session.ending().is_none());
}

#[test]
fn a_flood_of_proposals_is_declined_unseen() {
    let mut pair = begun();
    for n in 0..200 {
        let offer = if n % 2 == 0 { Offer::Draw } else { Offer::Takeback(0) };
        pair.host.session.receive(Line::Offer { offer, n: 0 }, pair.now);
        pair.host.session.order(Order::Answer { offer: Offer::Draw, yes: false }, pair.now);
        pair.host.collect();
    }
    assert!(pair.host.offers().len() <= 8, "{}", pair.host.offers().len());
}

/// A line as a stranger may send it: a real one with some bytes changed, or nothing of the kind.
fn junk(real: &[Vec<u8>], rng: &mut fastrand::Rng) -> Vec<u8> {
    if rng.u32(..8) == 0 {
        return (0..rng.usize(..200)).map(|_| rng.u8(..)).collect();
    }
    let mut bytes = real[rng.usize(..real.len())].clone();
    bytes.pop();
    for _ in 0..rng.usize(..3) {
        let at = rng.usize(..bytes.len());
        match rng.u32(..4) {
            0 => bytes[at] = rng.u8(..),
            1 => bytes[at] = b"0123456789"[rng.usize(..10)],
            2 => bytes.truncate(at + 1),
            _ => bytes.insert(at, b"0123456789,:\"{}[]"[rng.usize(..17)]),
        }
    }
    bytes
}

/// What two honest sides say in a game with everything in it.
fn real_lines() -> Vec<Vec<u8>> {
    let mut lines = Vec::new();
    let mut pair = Pair::apart(&Terms { color: ColorChoice::HostWhite, ..terms(Variant::Glinski, "300+3") });
    let mut keep = |pair: &mut Pair| {
        loop {
            lines.extend(pair.host.on_the_way.iter().chain(&pair.guest.on_the_way).cloned());
            if !(pair.deliver(true) | pair.deliver(false)) {
                break;
            }
        }
    };
    pair.connect();
    keep(&mut pair);
    pair.order(false, Order::Accept);
    keep(&mut pair);
    for number in 0..6 {
        pair.play(number);
        keep(&mut pair);
    }
    for offer in [Offer::Draw, Offer::Takeback(4)] {
        pair.order(true, Order::Offer(offer));
        keep(&mut pair);
        pair.order(false, Order::Answer { offer, yes: offer != Offer::Draw });
        keep(&mut pair);
    }
    pair.order(true, Order::Chat("hello".to_owned()));
    pair.order(false, Order::Resign);
    keep(&mut pair);
    let mark = pair.host.record().mark();
    let place =
        crate::online::protocol::Place { game: 0, n: 3, mark, known: 2, got: 2, got_mark: mark, claim: None };
    let more = [
        Line::At(place),
        Line::Differ,
        Line::Want { from: 0 },
        Line::Log { from: 0, total: 6, events: pair.host.record().events().to_vec() },
        Line::Back { to: 3, agree: true },
        Line::Ping { id: 3 },
        Line::Pong { id: 3 },
    ];
    lines.extend(more.iter().map(Line::encode));
    lines
}

/// Sessions of random and mutated lines: none panics, and each goes on or ends with a reason. What a stranger can make
/// a session keep is bounded: the record, the proposals, and one answer for each line.
fn junk_sessions(sessions: u64) {
    let real = real_lines();
    let (mut ended, mut alive) = (0, 0);
    for seed in 0..sessions {
        let mut rng = fastrand::Rng::with_seed(seed);
        let mut pair = Pair::unkept(&terms(Variant::ALL[seed as usize % 4], "300+3"));
        if seed % 3 != 0 {
            pair.begin();
        }
        let to_host = rng.bool();
        pair.connect();
        if rng.bool() {
            pair.settle();
        }
        let side = if to_host { &mut pair.host } else { &mut pair.guest };
        for _ in 0..rng.usize(1..20) {
            pair.now += Duration::from_millis(rng.u64(..200));
            let bytes = junk(&real, &mut rng);
            assert!(bytes.len() <= MAX_LINE + 1);
            match Line::decode(&bytes) {
                Ok(line) => side.session.receive(line, pair.now),
                // A session that has been sent nonsense is over; here it must stand more.
                Err(_) if rng.u32(..10) > 0 => continue,
                Err(nonsense) => side.session.receive_nonsense(nonsense),
            }
            side.session.tick(pair.now);
            side.collect();
            if side.session.closes_connection() {
                break;
            }
        }
        assert!(side.news.len() <= 200 && side.on_the_way.len() <= 600);
        if side.session.closes_connection() { ended += 1 } else { alive += 1 }
    }
    println!("{sessions} sessions of junk: {ended} ended by it, {alive} went on");
    assert!(ended > sessions / 4 && alive > sessions / 100, "{ended} ended, {alive} alive");
}

#[test]
fn twenty_thousand_sessions_of_junk_do_no_harm() {
    junk_sessions(20_000);
}

/// What the process keeps in memory, in KiB; `None` where the system does not tell.
fn resident() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    status.lines().find_map(|line| line.strip_prefix("VmRSS:")?.split_whitespace().next()?.parse().ok())
}

/// `HEKSY_JUNK_SESSIONS` sets another number. Run alone, it tells how much memory they take.
#[test]
#[ignore = "a minute or so: cargo test --lib -- --ignored --nocapture sessions_of_junk"]
fn a_hundred_thousand_sessions_of_junk_do_no_harm() {
    let sessions = std::env::var("HEKSY_JUNK_SESSIONS");
    let sessions = sessions.map_or(100_000, |n| n.parse().expect("a number of sessions"));
    junk_sessions(sessions / 100);
    let before = resident();
    junk_sessions(sessions);
    println!("memory in KiB, after a hundredth of them and after all: {before:?}, {:?}", resident());
}

#[test]
fn the_other_sides_reason_for_leaving_is_passed_on() {
    for problem in [PeerProblem::Clock, PeerProblem::Illegal] {
        let mut pair = begun();
        pair.guest.session.receive(Line::Bye { why: Farewell::Problem(problem) }, pair.now);
        assert_eq!(pair.guest.session.ending(), Some(&Ending::PeerProblem(problem)));
    }
}
