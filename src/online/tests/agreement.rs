//! What needs both: draws and takebacks; and what both do at the same moment.

use std::time::Duration;

use super::pair::Pair;
use super::plays::terms;
use crate::game::Variant;
use crate::online::protocol::Line;
use crate::online::{ColorChoice, EventKind, News, Offer, Order, Terms};
use crate::sides::Reason;

fn begun() -> Pair {
    let color = ColorChoice::HostWhite;
    let mut pair = Pair::playing(&Terms { color, ..terms(Variant::Glinski, "300+3") });
    for number in [2, 5, 7] {
        pair.now += Duration::from_millis(700);
        pair.play(number).settle();
    }
    pair
}

fn has_void(news: &[News], offer: Offer) -> bool {
    news.iter().any(|news| matches!(news, News::OfferVoid(void) if *void == offer))
}

#[test]
fn a_draw_is_offered_declined_lapses_and_is_agreed() {
    let mut pair = begun();
    pair.order(true, Order::Offer(Offer::Draw)).settle();
    pair.order(false, Order::Answer { offer: Offer::Draw, yes: false }).settle();
    assert!(pair.host.news.iter().any(|news| matches!(news, News::OfferAnswered { yes: false, .. })));
    assert_eq!(pair.host.record().outcome(), None);
    // It lapses with the other side's move, but not with the own.
    pair.order(false, Order::Offer(Offer::Draw)).settle();
    pair.play(1).settle();
    assert!(!has_void(&pair.guest.news, Offer::Draw), "the guest has moved, and still offers");
    pair.play(1).settle();
    assert!(has_void(&pair.guest.news, Offer::Draw) && has_void(&pair.host.news, Offer::Draw));
    pair.order(true, Order::Answer { offer: Offer::Draw, yes: true }).settle();
    assert_eq!(pair.host.record().outcome(), None, "it is too late");
    // Both at the same time.
    pair.order(false, Order::Offer(Offer::Draw));
    pair.order(true, Order::Offer(Offer::Draw)).settle().assert_same();
    assert_eq!(pair.guest.record().outcome().map(|outcome| outcome.reason), Some(Reason::Agreement));
}

#[test]
fn a_takeback_gives_back_the_time_and_only_if_the_terms_allow_it() {
    let mut pair = begun();
    let before = pair.host.record().clocks(Duration::ZERO);
    pair.wait(Duration::from_secs(9));
    pair.play(4).settle();
    pair.order(false, Order::Offer(Offer::Takeback(3))).settle();
    pair.order(true, Order::Answer { offer: Offer::Takeback(3), yes: true });
    pair.settle().assert_same();
    assert_eq!(pair.guest.record().game().plies(), 3);
    assert_eq!(pair.guest.record().clocks(Duration::ZERO), before);
    assert!(pair.guest.news.iter().any(|news| matches!(news, News::OfferAnswered { yes: true, .. })));
    let mut strict = Pair::playing(&Terms { takebacks: false, ..terms(Variant::Glinski, "-") });
    strict.play(0);
    strict.settle();
    strict.order(true, Order::Offer(Offer::Takeback(0)));
    strict.settle();
    assert!(strict.guest.offers().is_empty());
}

#[test]
fn nobody_can_ask_for_more_than_the_own_last_move_back() {
    for is_answered in [false, true] {
        let mut pair = begun();
        if is_answered {
            pair.play(4).settle();
        }
        let n = pair.host.record().len();
        for to in 0..=n {
            pair.guest.session.receive(Line::Offer { offer: Offer::Takeback(to), n }, pair.now);
            pair.guest.collect();
        }
        assert_eq!(
            pair.guest.offers(),
            [Offer::Takeback(2)],
            "White's second move, and Black's answer to it"
        );
        assert_eq!(pair.guest.on_the_way.len(), n, "the others are declined");
        pair.order(false, Order::Answer { offer: Offer::Takeback(0), yes: true });
        assert_eq!(pair.guest.record().len(), n);
    }
}

#[test]
fn the_host_overtakes_a_guest_who_moves_at_the_same_moment() {
    let mut pair = begun();
    assert!(pair.guest.is_to_move());
    pair.play(2);
    pair.order(true, Order::Resign);
    assert_eq!(pair.guest.record().len(), 4);
    pair.settle().assert_same();
    assert_eq!(pair.guest.record().len(), 4);
    assert!(matches!(pair.guest.record().events()[3].kind, EventKind::Resign));
    assert!(pair.guest.news.iter().any(|news| matches!(news, News::Overtaken { .. })));
}

#[test]
fn the_host_overtakes_several_events_and_the_game_continues() {
    let mut pair = begun();
    // The guest asks for a takeback and moves after all; the host agrees meanwhile.
    pair.order(false, Order::Offer(Offer::Takeback(1))).settle();
    pair.play(2);
    pair.order(false, Order::Offer(Offer::Draw));
    pair.order(true, Order::Answer { offer: Offer::Takeback(1), yes: true });
    pair.settle().assert_same();
    assert_eq!(pair.host.record().game().plies(), 1);
    for number in 0..6 {
        pair.play(number).settle();
    }
    pair.assert_same();
    assert_eq!(pair.host.record().game().plies(), 7);
}

#[test]
fn proposals_lapse_with_the_connection_but_an_acceptance_on_its_way_counts() {
    let mut pair = begun();
    pair.order(true, Order::Offer(Offer::Draw)).settle();
    pair.order(false, Order::Answer { offer: Offer::Draw, yes: true });
    pair.host.crash(pair.now);
    pair.connect().settle().assert_same();
    assert_eq!(pair.host.record().outcome().map(|outcome| outcome.reason), Some(Reason::Agreement));
    let mut pair = begun();
    pair.order(true, Order::Offer(Offer::Draw)).settle();
    pair.connect().settle();
    assert!(has_void(&pair.host.news, Offer::Draw) && has_void(&pair.guest.news, Offer::Draw));
    pair.order(false, Order::Answer { offer: Offer::Draw, yes: true }).settle();
    assert_eq!(pair.host.record().outcome(), None);
}
