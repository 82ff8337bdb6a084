//! Time: flags, lag, liars.

use std::time::Duration;

use super::pair::{Pair, Side};
use super::plays::terms;
use crate::game::Variant;
use crate::online::protocol::Line;
use crate::online::{Claim, ColorChoice, Ending, Event, EventKind, News, Order, Problem, Record, Terms};
use crate::sides::{Color, Reason};

fn pair(control: &str) -> Pair {
    Pair::playing(&Terms { color: ColorChoice::HostWhite, ..terms(Variant::Glinski, control) })
}

fn secs(n: u64) -> Duration {
    Duration::from_secs(n)
}

#[test]
fn a_side_that_thinks_too_long_loses_by_its_own_clock() {
    let mut pair = pair("60");
    pair.pass(Duration::from_millis(59_990));
    assert_eq!(pair.host.record().outcome(), None);
    pair.pass(Duration::from_millis(20));
    pair.assert_same();
    let [event] = pair.guest.record().events() else { panic!("one event") };
    assert_eq!((&event.kind, event.by), (&EventKind::Flag, Color::White));
    assert_eq!(pair.guest.record().outcome().map(|o| o.reason), Some(Reason::TimeForfeit));
}

#[test]
fn a_program_that_answers_and_neither_moves_nor_calls_its_flag_loses_in_my_record_only() {
    let mut pair = pair("60");
    // The host's program answers pings and looks at no clock.
    let lost_at = loop {
        pair.now += Duration::from_millis(100);
        pair.guest.session.tick(pair.now);
        pair.guest.collect();
        for bytes in std::mem::take(&mut pair.guest.on_the_way) {
            if let Ok(Line::Ping { id }) = Line::decode(&bytes[..bytes.len() - 1]) {
                pair.guest.session.receive(Line::Pong { id }, pair.now);
            }
        }
        pair.guest.collect();
        if pair.guest.session.ending().is_some() {
            break pair.now;
        }
        assert!(pair.now < secs(70), "nobody looks at the clock");
    };
    // A minute, and the allowance of 2.73 s.
    assert!(lost_at > Duration::from_millis(62_730) && lost_at < secs(65), "{lost_at:?}");
    assert_eq!(pair.guest.session.ending(), Some(&Ending::Overtime));
    assert_eq!(pair.guest.record().outcome(), None, "no event of the shared record says so");
    let settled = pair.guest.news.iter().find_map(|news| match news {
        News::Settled { outcome } => Some(*outcome),
        _ => None,
    });
    assert_eq!(settled.map(|outcome| outcome.reason), Some(Reason::TimeForfeit));
}

#[test]
fn a_flag_called_by_the_other_program_is_not_believed() {
    for after in [20, 57, 59] {
        let mut pair = pair("60");
        pair.pass(secs(after));
        let mut record = pair.guest.record().clone();
        let event = Event::new(Color::Black, EventKind::Flag);
        record.push(event.clone()).unwrap();
        pair.host.session.receive(Line::Ev { n: 1, event, mark: record.mark() }, pair.now);
        assert_eq!(pair.host.problem(), Some(&Problem::IllegalEvent(1)));
        assert_eq!(pair.host.record().outcome(), None);
    }
}

#[test]
fn a_slow_connection_costs_little_within_the_quota() {
    let mut pair = pair("300+3");
    for number in 0..20 {
        pair.now += secs(2);
        pair.play(number);
        pair.settle_slowly(Duration::from_millis(250));
    }
    pair.assert_same();
    let charged: u64 = pair.host.record().events().iter().map(Event::time).sum();
    // The journey back of the acknowledgement is thinking time of the other side, but for the first move. The rest of
    // the half second there and back is forgiven.
    assert_eq!(charged, 2_000 + 19 * 2_250);
}

#[test]
fn a_lag_beyond_the_quota_is_charged_to_the_mover_and_both_know_it() {
    let mut pair = pair("60");
    for number in 0..6 {
        pair.play(number);
        pair.settle_slowly(Duration::from_millis(1_500));
    }
    pair.assert_same();
    let charged: u64 = pair.host.record().events().iter().map(Event::time).sum();
    assert!(charged > 1_000, "{charged}");
    assert!(pair.host.news.iter().any(|news| matches!(news, News::Charged { .. })));
}

/// Whether the move of this number, of those that are legal, ends the game.
fn ends(record: &Record, number: usize) -> bool {
    let mv = record.position().coordinates(record.position().legal_moves()[number]);
    let mut record = record.clone();
    record.push(Event::new(record.turn(), EventKind::Move { mv, ms: 0 })).unwrap();
    record.outcome().is_some()
}

#[test]
fn the_last_move_costs_its_measured_time_however_late_it_arrives() {
    let mut pair = pair("60");
    let mut rng = fastrand::Rng::with_seed(7);
    let last = loop {
        let record = pair.host.record();
        if let Some(last) = (0..pair.host.legal_moves().len()).find(|&number| ends(record, number)) {
            break last;
        }
        pair.play(rng.usize(..)).settle();
    };
    pair.wait(secs(2));
    pair.play(last);
    pair.settle_slowly(Duration::from_millis(2_900));
    pair.assert_same();
    let record = pair.host.record();
    assert!(record.outcome().is_some());
    assert_eq!(record.events().last().map(Event::time), Some(2_000));
    let was_charged = |news: &News| matches!(news, News::Charged { .. });
    assert!(!pair.host.news.iter().chain(&pair.guest.news).any(was_charged));
    for side in [&mut pair.host, &mut pair.guest] {
        side.crash(pair.now);
    }
    assert_eq!(pair.host.record().events(), pair.guest.record().events(), "the journals say so too");
}

#[test]
fn a_player_who_claims_no_time_gains_no_more_than_the_quota() {
    let mut pair = pair("600");
    let mut honest = 0;
    for number in 0..30 {
        pair.wait(secs(5));
        let is_liars = pair.guest.is_to_move();
        pair.play(number);
        if is_liars {
            // The guest changes the line on its way, and its record with it.
            let lines = std::mem::take(&mut pair.guest.on_the_way);
            let sent = lines.iter().find_map(|bytes| match Line::decode(&bytes[..bytes.len() - 1]) {
                Ok(Line::Ev { n, event, .. }) => Some((n, event)),
                _ => None,
            });
            let Some((n, mut event)) = sent else { panic!("it has moved") };
            let EventKind::Move { ms, .. } = &mut event.kind else { panic!("a move") };
            *ms = 0;
            let mut record = pair.host.record().clone();
            record.push(event.clone()).unwrap();
            pair.host.session.receive(Line::Ev { n, event, mark: record.mark() }, pair.now);
            break;
        }
        honest += 1;
        pair.settle();
    }
    assert!(honest > 0);
    let last = pair.host.record().events().last().unwrap();
    let charged = last.charged.unwrap();
    assert!((2_000..5_000).contains(&charged), "of 5 s the quota of 3 s forgives a part: {charged}");
}

#[test]
fn an_impossible_time_charge_ends_the_game_and_keeps_the_record() {
    for wrong in [0, 60_000, 4_000_000] {
        let mut pair = pair("600");
        pair.now += secs(2);
        pair.play(0);
        let (ms, len) = (2_000, pair.host.record().len());
        assert_eq!(pair.host.record().events()[0].time(), ms);
        pair.host.session.receive(Line::Ack { n: 1, charged: Some(wrong) }, pair.now);
        pair.host.collect();
        assert_eq!(pair.host.problem(), Some(&Problem::Clock(1)), "{wrong}");
        assert_eq!(pair.host.record().len(), len);
        assert_eq!(pair.host.journals().len(), 1, "the record is kept");
        pair.settle();
        assert!(matches!(pair.guest.session.ending(), Some(Ending::PeerProblem(_))));
    }
}

#[test]
fn a_move_after_the_movers_own_flag_is_refused() {
    let mut pair = pair("60");
    let mv = pair.host.record().position().coordinates(pair.host.legal_moves()[0]);
    let event = Event::new(Color::White, EventKind::Move { mv, ms: 60_000 });
    let mark = pair.guest.record().mark();
    pair.guest.session.receive(Line::Ev { n: 1, event, mark }, pair.now);
    assert_eq!(pair.guest.problem(), Some(&Problem::Clock(1)));
}

/// The time away that a side was told last.
fn limit(news: &[News]) -> Option<Duration> {
    news.iter().rev().find_map(|news| if let News::Away { limit, .. } = news { Some(*limit) } else { None })
}

#[test]
fn the_clocks_stand_while_the_connection_is_cut() {
    let mut pair = pair("60");
    pair.pass(secs(10));
    pair.cut();
    pair.pass(secs(200));
    assert_eq!(pair.host.record().outcome(), None);
    pair.connect().settle();
    assert!(pair.guest.news.iter().any(|news| matches!(news, News::Back { .. })));
    pair.play(0).settle().assert_same();
    let time = pair.guest.record().events()[0].time();
    assert!((10_000..=10_100).contains(&time), "until the mover's own program noticed: {time}");
}

/// Both players see the same clocks at the end, however long the news of it was on its way.
#[test]
fn both_clocks_stand_alike_when_a_game_is_resigned() {
    for of_host in [true, false] {
        let mut pair = pair("60");
        pair.pass(secs(10));
        pair.order(of_host, Order::Resign).settle_slowly(Duration::from_millis(900));
        pair.assert_same();
        assert_eq!(pair.guest.record().clocks(Duration::ZERO).spent(), secs(10), "the thought of White");
    }
    // A program that names too long a thought does not make a flag fall.
    let mut record = pair("60").guest.record().clone();
    let event = Event { charged: Some(u64::MAX), ..Event::new(Color::Black, EventKind::Resign) };
    record.push(event).expect("a resignation");
    assert_eq!(record.outcome().map(|outcome| outcome.reason), Some(Reason::Resignation));
    assert!(record.clocks(Duration::ZERO).spent() < secs(60));
}

#[test]
fn the_time_away_is_one_budget_for_the_whole_game_and_then_the_other_side_chooses() {
    let mut pair = pair("60");
    for _ in 0..3 {
        pair.cut();
        pair.order(false, Order::Settle(Claim::Win));
        pair.pass(secs(90));
        pair.connect().settle();
        pair.pass(secs(1));
    }
    assert_eq!(pair.host.record().outcome(), None);
    pair.cut();
    assert_eq!(limit(&pair.guest.news), Some(secs(30)), "three times ninety seconds are used");
    pair.pass(secs(29));
    pair.order(false, Order::Settle(Claim::Win));
    assert!(!pair.guest.news.iter().any(|news| matches!(news, News::Settled { .. })), "not yet");
    pair.pass(secs(2));
    assert_eq!(limit(&pair.guest.news), Some(Duration::ZERO));
    pair.order(true, Order::Settle(Claim::Win));
    pair.order(false, Order::Settle(Claim::Win));
    let settled = |news: &[News]| news.iter().any(|news| matches!(news, News::Settled { .. }));
    assert_eq!((settled(&pair.host.news), settled(&pair.guest.news)), (false, true), "the host was to move");
    // The other side comes back and has not moved: the claim stands, in the record of the guest alone.
    pair.connect().settle();
    let end = |own, theirs| Some(Ending::Claimed { own, theirs, moved: false });
    assert_eq!(pair.guest.session.ending().cloned(), end(true, false));
    assert_eq!(pair.host.session.ending().cloned(), end(false, true));
    assert_eq!(pair.host.record().outcome(), None);
}

#[test]
fn a_claim_that_comes_after_the_other_side_is_back_is_refused_aloud() {
    let mut pair = pair("60");
    pair.cut();
    pair.pass(secs(301));
    assert_eq!(limit(&pair.guest.news), Some(Duration::ZERO));
    pair.connect().settle();
    pair.order(false, Order::Settle(Claim::Win));
    assert!(matches!(pair.guest.news.last(), Some(News::NotSettled)), "{:?}", pair.guest.news.last());
    assert_eq!(pair.guest.session.ending(), None);
}

#[test]
fn a_slow_disk_or_a_slow_window_does_not_cut_the_line_as_a_sleep_does() {
    let mut pair = pair("60");
    for is_own_work in [true, false] {
        pair.pass(secs(1));
        pair.now += secs(4);
        if is_own_work {
            pair.host.session.has_worked(pair.now);
        }
        pair.host.session.tick(pair.now);
        assert_eq!(pair.host.session.closes_connection(), !is_own_work);
        pair.guest.session.has_worked(pair.now);
    }
}

#[test]
fn a_claim_is_withdrawn_if_the_other_side_had_moved_or_claimed_too() {
    for claims_too in [false, true] {
        let mut pair = pair("60");
        pair.cut();
        pair.play(0);
        pair.pass(secs(301));
        pair.order(false, Order::Settle(Claim::Draw));
        if claims_too {
            // By the account of the host its opponent has been to move for five minutes.
            pair.order(true, Order::Settle(Claim::Win));
        }
        pair.connect().settle();
        let withdrawn = |side: &Side| matches!(side.session.ending(), Some(Ending::Claimed { own, theirs, moved }) if *moved || *own && *theirs);
        assert!(withdrawn(&pair.host) && withdrawn(&pair.guest), "{:?}", pair.host.session.ending());
        let folder = pair.host.folder();
        drop(pair);
        assert!(crate::online::saved(&folder).is_empty(), "it is not offered again");
    }
}

#[test]
fn a_program_restarted_during_a_move_learns_the_time_used_so_far() {
    for of_host in [true, false] {
        let mut pair = pair("60");
        pair.pass(secs(20));
        pair.cut();
        if of_host {
            pair.host.crash(pair.now);
        } else {
            pair.guest.crash(pair.now);
        }
        pair.pass(secs(100));
        pair.connect().settle();
        let [host, guest] = [&pair.host, &pair.guest].map(|side| {
            let clocks = side.news.iter().rev().find_map(|news| match news {
                News::Back { clocks } => Some(*clocks),
                _ => None,
            });
            clocks.expect("the game goes on")
        });
        // The program that was away notes as much as the other one can have seen, every second.
        let is_near = |clocks| (17..=20).any(|thought| clocks == pair.host.record().clocks(secs(thought)));
        assert!(is_near(host) && is_near(guest), "with what White has thought: {host:?} {guest:?}");
        pair.pass(secs(5));
        pair.play(0).settle().assert_same();
        let time = pair.guest.record().events()[0].time();
        assert!((23_000..=27_000).contains(&time), "twenty and five seconds, give or take a ping: {time}");
    }
}

#[test]
fn a_restarted_program_goes_on_from_its_own_note_and_does_not_lose_at_once() {
    let mut pair = pair("60");
    pair.pass(secs(20));
    pair.cut();
    pair.host.crash(pair.now);
    pair.connect();
    let begun = pair.host.news.iter().find_map(|news| match news {
        News::Begun { clocks, .. } => Some(*clocks),
        _ => None,
    });
    let noted = |spent| begun == Some(pair.host.record().clocks(secs(spent)));
    assert!(noted(19) || noted(20), "{begun:?}");
    pair.settle();
    // The other side claims the flag of the program that has just come back.
    let mut record = pair.guest.record().clone();
    let event = Event::new(Color::Black, EventKind::Flag);
    record.push(event.clone()).unwrap();
    pair.host.session.receive(Line::Ev { n: 1, event, mark: record.mark() }, pair.now);
    pair.host.collect();
    assert_eq!(pair.host.record().outcome(), None);
    assert_eq!(pair.host.problem(), Some(&Problem::IllegalEvent(1)));
}

#[test]
fn an_impossible_order_does_nothing() {
    let mut pair = pair("60");
    let mv = pair.host.legal_moves()[0];
    for order in [
        Order::Move(mv),
        Order::Claim,
        Order::Accept,
        Order::GoBack { agree: true },
        Order::Answer { offer: crate::online::Offer::Draw, yes: true },
        Order::Offer(crate::online::Offer::Rematch),
        Order::Offer(crate::online::Offer::Takeback(0)),
    ] {
        pair.order(false, order);
    }
    pair.settle();
    assert!(pair.host.record().is_empty() && pair.guest.record().is_empty());
    assert_eq!(pair.guest.session.ending(), None);
}
