//! Time: flags, lag, liars.

use std::time::Duration;

use super::pair::Pair;
use super::plays::terms;
use crate::game::Variant;
use crate::online::protocol::Line;
use crate::online::{ColorChoice, Ending, EventKind, News, Order, Problem, Terms};
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
fn the_flag_of_a_silent_program_is_called_with_some_patience() {
    let mut pair = pair("60");
    // The host's program hangs: it answers pings, but looks at no clock.
    let flags_at = loop {
        pair.now += Duration::from_millis(100);
        pair.guest.session.tick(pair.now);
        pair.guest.collect();
        pair.guest.session.receive(Line::Ping { id: 1 }, pair.now);
        if pair.guest.record().outcome().is_some() {
            break pair.now;
        }
        assert!(pair.now < secs(70), "nobody calls the flag");
    };
    assert!(flags_at > secs(61) && flags_at < secs(65), "{flags_at:?}");
    // The host finds that it is right.
    pair.settle();
    pair.assert_same();
}

#[test]
fn a_flag_called_too_soon_is_not_believed() {
    let mut pair = pair("60");
    pair.now += secs(20);
    let mut record = pair.guest.record().clone();
    let event = crate::online::Event::new(Color::Black, EventKind::Flag);
    record.push(event.clone()).unwrap();
    pair.host.session.receive(Line::Ev { n: 1, event, mark: record.mark() }, pair.now);
    assert_eq!(pair.host.problem(), Some(&Problem::Clock(1)));
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
    let charged: u64 = pair.host.record().events().iter().map(crate::online::Event::time).sum();
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
    let charged: u64 = pair.host.record().events().iter().map(crate::online::Event::time).sum();
    assert!(charged > 1_000, "{charged}");
    assert!(pair.host.news.iter().any(|news| matches!(news, News::Charged { .. })));
}

#[test]
fn who_says_that_he_took_no_time_gains_no_more_than_the_quota() {
    let mut pair = pair("600");
    let mut honest = 0;
    for number in 0..30 {
        pair.now += secs(5);
        let is_liars = pair.guest.is_to_move();
        pair.play(number);
        if is_liars {
            // The guest changes the line on its way, and its record with it.
            let Some(bytes) = pair.guest.on_the_way.pop_front() else { panic!("it has moved") };
            let Ok(Line::Ev { n, mut event, .. }) = Line::decode(&bytes[..bytes.len() - 1]) else {
                panic!("a move")
            };
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
fn a_charge_that_is_not_possible_ends_the_game_with_the_record_kept() {
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
fn who_moves_after_his_own_flag_does_not_play_on() {
    let mut pair = pair("60");
    let mv = pair.host.record().position().coordinates(pair.host.legal_moves()[0]);
    let event = crate::online::Event::new(Color::White, EventKind::Move { mv, ms: 60_000 });
    let mark = pair.guest.record().mark();
    pair.guest.session.receive(Line::Ev { n: 1, event, mark }, secs(61));
    assert_eq!(pair.guest.problem(), Some(&Problem::Clock(1)));
}

#[test]
fn the_clocks_stand_while_the_connection_is_cut_and_the_wait_has_a_limit() {
    let mut pair = pair("60");
    pair.pass(secs(10));
    pair.cut();
    pair.pass(secs(200));
    assert_eq!(pair.host.record().outcome(), None);
    pair.connect();
    pair.settle();
    assert!(pair.guest.news.iter().any(|news| matches!(news, News::Back { .. })));
    pair.play(0);
    pair.settle();
    pair.assert_same();
    let time = pair.guest.record().events()[0].time();
    assert!((8_000..=13_000).contains(&time), "ten seconds, give or take a ping: {time}");
    pair.cut();
    pair.pass(secs(299));
    assert_eq!(pair.host.session.ending(), None);
    pair.pass(secs(2));
    assert_eq!(pair.host.session.ending(), Some(&Ending::AwayTooLong));
    assert_eq!(pair.host.journals().len(), 1, "the game can be resumed");
}

#[test]
fn an_order_that_is_not_possible_does_nothing() {
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
