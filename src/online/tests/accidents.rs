//! Cuts, crashes, lost lines, and records that differ.

use std::fs;
use std::time::Duration;

use super::pair::Pair;
use super::plays::terms;
use crate::game::Variant;
use crate::online::{ColorChoice, Ending, News, Offer, Order, Terms, saved};

pub fn begun(plies: usize) -> Pair {
    let color = ColorChoice::HostWhite;
    let mut pair = Pair::playing(&Terms { color, ..terms(Variant::Glinski, "300+3") });
    for number in 0..plies {
        pair.now += Duration::from_millis(900);
        pair.play(number * 7).settle();
    }
    pair
}

/// One thing that happens to two players, drawn at random.
fn something_happens(pair: &mut Pair, rng: &mut fastrand::Rng) {
    let of_host = rng.bool();
    match rng.u32(..100) {
        0..40 => _ = pair.deliver(of_host),
        40..75 => {
            let side = if of_host { &pair.host } else { &pair.guest };
            let moves = side.legal_moves();
            if side.is_to_move() && !moves.is_empty() {
                let mv = moves[rng.usize(..moves.len())];
                pair.order(of_host, Order::Move(mv));
            }
        }
        75..83 => {
            let plies = pair.host.session.record().map_or(0, |record| record.game().plies());
            let takeback = Offer::Takeback(plies.saturating_sub(rng.usize(1..3)));
            let offer = [Offer::Draw, takeback, Offer::Rematch][rng.usize(..3)];
            pair.order(of_host, Order::Offer(offer));
        }
        83..88 => {
            let side = if of_host { &pair.host } else { &pair.guest };
            if let Some(offer) = side.offers().last().copied() {
                // Few draws, so that there are long games.
                let yes = offer != Offer::Draw || rng.u32(..4) == 0;
                pair.order(of_host, Order::Answer { offer, yes });
            }
        }
        88 => _ = pair.order(of_host, Order::Resign),
        89 => _ = pair.order(of_host, Order::Claim),
        90..92 => pair.cut(),
        92..95 => _ = pair.connect(),
        95..97 => {
            pair.cut();
            if of_host {
                pair.host.crash(pair.now);
            } else {
                pair.guest.crash(pair.now);
            }
            pair.connect();
        }
        _ => pair.wait(Duration::from_millis(rng.u64(..1200))),
    }
}

/// Sessions with lines that take their time, cuts with all that is on its way lost, and programs that are killed: in the
/// end both records are equal.
fn sessions_with_accidents(sessions: u64) {
    let (mut events, mut games, mut overtaken) = (0, 0, 0);
    for seed in 0..sessions {
        let mut rng = fastrand::Rng::with_seed(seed);
        let variant = Variant::ALL[seed as usize % 4];
        let mut pair = Pair::playing(&terms(variant, ["300+3", "-"][seed as usize / 4 % 2]));
        for _ in 0..250 {
            something_happens(&mut pair, &mut rng);
            for side in [&pair.host, &pair.guest] {
                assert_eq!(side.session.ending(), None, "seed {seed}");
            }
        }
        pair.connect().settle().assert_same();
        let is_overtaken = |news: &&News| matches!(news, News::Overtaken { .. });
        overtaken += pair.host.news.iter().chain(&pair.guest.news).filter(is_overtaken).count();
        events += pair.host.record().len();
        games += pair.host.record().beginning().number + 1;
    }
    println!(
        "{sessions} sessions: {games} games, {events} events in the last ones, {overtaken} times overtaken"
    );
    // Enough has happened for the test to mean something.
    let sessions = sessions as usize;
    assert!(events > 3 * sessions && 10 * games as usize > 11 * sessions && 30 * overtaken > sessions);
}

#[test]
fn both_records_are_equal_after_cuts_losses_and_kills() {
    sessions_with_accidents(300);
}

/// `HEKSY_SESSIONS` sets another number.
#[test]
#[ignore = "minutes: cargo test --lib -- --ignored --nocapture a_thousand_sessions"]
fn a_thousand_sessions_with_accidents_end_with_equal_records() {
    let sessions =
        std::env::var("HEKSY_SESSIONS").map_or(1_000, |n| n.parse().expect("a number of sessions"));
    sessions_with_accidents(sessions);
}

#[test]
fn a_crash_before_the_game_has_begun_loses_nothing() {
    for crashes in 0..4 {
        for after in 0..8 {
            let mut pair = Pair::apart(&terms(Variant::Shafran, "300+3"));
            pair.connect().settle();
            pair.order(false, Order::Accept);
            let lot = pair.guest.journals();
            assert_eq!(lot.len(), 1);
            for _ in 0..after {
                let _ = pair.deliver(true) || pair.deliver(false);
            }
            pair.cut();
            if crashes & 1 != 0 {
                pair.host.crash(pair.now);
            }
            if crashes & 2 != 0 {
                pair.guest.crash(pair.now);
            }
            pair.connect().settle().assert_same();
            assert_ne!(pair.host.color, pair.guest.color);
            pair.play(0).settle().assert_same();
        }
    }
}

#[test]
fn a_move_made_while_the_other_side_is_away_comes_over_when_it_is_back() {
    let mut pair = begun(4);
    pair.cut();
    pair.play(3);
    assert_eq!((pair.host.record().len(), pair.guest.record().len()), (5, 4));
    pair.connect().settle().assert_same();
    assert_eq!(pair.guest.record().len(), 5);
}

#[test]
fn the_end_of_a_game_comes_over_after_a_crash_of_both() {
    let mut pair = begun(4);
    pair.order(false, Order::Resign);
    pair.host.crash(pair.now);
    pair.guest.crash(pair.now);
    assert_eq!(pair.host.record().outcome(), None);
    pair.connect().settle().assert_same();
    assert!(pair.host.record().outcome().is_some());
}

#[test]
fn a_side_that_leaves_after_the_end_of_a_game_waits_for_the_other() {
    for is_closed in [false, true] {
        let mut pair = begun(4);
        pair.cut();
        pair.host.crash(pair.now);
        pair.order(false, Order::Resign);
        if !is_closed {
            pair.order(false, Order::Leave);
            pair.pass(Duration::from_mins(2));
        }
        assert_eq!(pair.guest.session.ending(), None);
        pair.connect();
        if is_closed {
            // The program closes while both sides still greet each other.
            pair.guest.session.close(pair.now);
            pair.guest.collect();
        }
        pair.settle();
        assert_eq!(pair.guest.session.ending(), Some(&Ending::Left));
        assert_eq!(pair.host.session.ending(), Some(&Ending::PeerLeft));
        assert!(pair.host.record().outcome().is_some());
        pair.assert_same();
    }
    // A program that closes without a connection does not keep its user.
    let mut pair = begun(4);
    pair.cut();
    pair.order(false, Order::Resign);
    pair.guest.session.close(pair.now);
    assert_eq!(pair.guest.session.ending(), Some(&Ending::Left));
    // A program that closes while the other side is silent waits a second.
    let mut pair = begun(4);
    pair.order(false, Order::Resign);
    pair.guest.session.close(pair.now);
    assert_eq!(pair.guest.session.ending(), None);
    pair.guest.session.tick(pair.now + Duration::from_secs(1));
    assert_eq!(pair.guest.session.ending(), Some(&Ending::Left));
}

#[test]
fn a_move_made_while_both_greet_each_other_comes_over() {
    for of_host in [false, true] {
        let mut pair = begun(if of_host { 4 } else { 5 });
        pair.connect();
        assert_eq!(pair.host.is_to_move(), of_host);
        pair.play(3);
        pair.settle();
        assert_eq!(pair.host.record().len(), if of_host { 5 } else { 6 });
        pair.assert_same();
    }
}

/// The journal of the host loses its last lines, and what it has lost was its own.
fn differing() -> Pair {
    let mut pair = begun(7);
    let path = pair.host.journals().pop().unwrap();
    let text = fs::read_to_string(&path).unwrap();
    let is_event = |line: &&str| line.contains("\"entry\":\"event\"");
    let mut seen = 0;
    let kept: Vec<&str> = text
        .lines()
        .take_while(|line| {
            seen += usize::from(is_event(line));
            seen < 7
        })
        .collect();
    fs::write(&path, kept.join("\n") + "\n").unwrap();
    pair.cut();
    pair.host.crash(pair.now);
    assert_eq!((pair.host.record().len(), pair.guest.record().len()), (6, 7));
    // And something else happens there.
    let moves = pair.host.legal_moves();
    pair.order(true, Order::Move(moves[0]));
    pair.connect().settle();
    pair
}

fn difference(news: &[News]) -> Option<(usize, usize, usize)> {
    news.iter().find_map(|news| match news {
        News::Differs { ours, theirs, common } => Some((ours.len(), theirs.len(), *common)),
        _ => None,
    })
}

#[test]
fn records_that_differ_are_shown_and_both_go_back_if_both_agree() {
    let mut pair = differing();
    assert_eq!(difference(&pair.host.news), Some((7, 7, 6)));
    assert_eq!(difference(&pair.guest.news), Some((7, 7, 6)));
    pair.order(false, Order::GoBack { agree: true }).settle();
    assert!(pair.host.news.iter().any(|news| matches!(news, News::PeerGoesBack(true))));
    assert_eq!(pair.guest.record().len(), 7, "not before both agree");
    pair.order(true, Order::GoBack { agree: true }).settle().assert_same();
    assert_eq!(pair.host.record().len(), 6);
    pair.play(2).settle().assert_same();
}

#[test]
fn records_that_differ_are_both_kept_if_one_does_not_agree() {
    let mut pair = differing();
    pair.order(true, Order::GoBack { agree: false }).settle();
    for side in [&pair.host, &pair.guest] {
        assert_eq!(side.session.ending(), Some(&Ending::StillDiffers));
        assert_eq!((side.record().len(), side.journals().len()), (7, 1));
    }
    let Pair { host, .. } = pair;
    let folder = host.folder();
    drop(host.session);
    assert!(saved(&folder).is_empty(), "it is not offered again");
}

#[test]
fn a_truncated_journal_continues_after_its_last_whole_line() {
    let mut pair = begun(5);
    pair.cut();
    let path = pair.guest.journals().pop().unwrap();
    let mut bytes = fs::read(&path).unwrap();
    bytes.extend(b"0badc0de {\"entry\":\"event\",\"by\":\"wh");
    fs::write(&path, &bytes).unwrap();
    pair.guest.crash(pair.now);
    pair.connect().settle();
    pair.play(1).settle().assert_same();
    pair.cut();
    pair.guest.crash(pair.now);
    pair.connect().settle().assert_same();
    assert_eq!(pair.guest.record().len(), 6);
}
