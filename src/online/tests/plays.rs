//! Whole games, as they should be.

use std::time::Duration;

use super::pair::Pair;
use crate::game::{TimeControl, Variant};
use crate::online::{ColorChoice, Ending, Folder, News, Offer, Order, Terms, saved};
use crate::sides::{Color, Reason};

pub fn terms(variant: Variant, control: &str) -> Terms {
    let control: TimeControl = control.parse().unwrap();
    Terms { control, free_first_moves: false, ..Terms::new(variant) }
}

#[test]
fn every_game_is_played_to_its_end_with_equal_records_and_clocks() {
    let mut rng = fastrand::Rng::with_seed(20);
    for variant in Variant::ALL {
        for (total_ban, control) in [(false, "600+5"), (true, "-"), (false, "byoyomi 30 30x5")] {
            let mut terms = terms(variant, control);
            terms.start = terms.start.with_total_ban(total_ban);
            let mut pair = Pair::playing(&terms);
            while pair.host.record().outcome().is_none() && pair.host.record().len() < 300 {
                pair.now += Duration::from_millis(rng.u64(..1500));
                pair.play(rng.usize(..)).settle();
            }
            pair.assert_same();
            let record = pair.host.record();
            assert!(record.len() > 10, "{variant:?}: {} events", record.len());
            assert_eq!(record.position().total_ban(), total_ban && variant == Variant::Checkers);
            let pgn = crate::game::pgn::write(&record.game_record());
            assert!(pgn.contains("[White \"Ann\"]") || pgn.contains("[Black \"Ann\"]"), "{pgn}");
        }
    }
}

#[test]
fn both_agree_on_the_colours() {
    let mut hosts_white = 0;
    for _ in 0..40 {
        let pair = Pair::playing(&terms(Variant::Glinski, "-"));
        assert_ne!(pair.host.color, pair.guest.color);
        hosts_white += usize::from(pair.host.color == Some(Color::White));
    }
    assert!((5..=35).contains(&hosts_white), "the host had White in {hosts_white} games of 40");
    for (color, own) in [(ColorChoice::HostWhite, Color::White), (ColorChoice::HostBlack, Color::Black)] {
        let pair = Pair::playing(&Terms { color, ..terms(Variant::Shafran, "-") });
        assert_eq!((pair.host.color, pair.guest.color), (Some(own), Some(!own)));
    }
}

#[test]
fn the_guest_sees_the_invitation_and_may_decline() {
    let mut pair = Pair::apart(&terms(Variant::McCooey, "300+3"));
    pair.connect().settle();
    let invited = pair.guest.news.iter().find_map(|news| match news {
        News::Invited { name, terms } => Some((name.clone(), terms.variant())),
        _ => None,
    });
    assert_eq!(invited, Some(("Ann".to_owned(), Variant::McCooey)));
    pair.order(false, Order::Leave).settle();
    assert_eq!(pair.guest.session.ending(), Some(&Ending::Left));
    assert_eq!(pair.host.session.ending(), None, "somebody else may come");
    assert!(pair.host.session.closes_connection() && !pair.host.session.has_begun());
    assert!(pair.guest.journals().is_empty(), "nothing is left of it");
}

#[test]
fn a_rematch_changes_the_colours_and_keeps_the_meeting() {
    let mut pair = Pair::playing(&terms(Variant::Glinski, "60"));
    let first = pair.host.color;
    for game in 1..=3 {
        pair.order(game % 2 == 0, Order::Resign);
        pair.settle().assert_same();
        assert_eq!(pair.host.record().outcome().map(|outcome| outcome.reason), Some(Reason::Resignation));
        pair.order(true, Order::Offer(Offer::Rematch)).settle();
        assert_eq!(pair.guest.offers().last(), Some(&Offer::Rematch));
        pair.order(false, Order::Answer { offer: Offer::Rematch, yes: true }).settle();
        assert_eq!(pair.host.record().beginning().number, game);
        assert_eq!(pair.host.color == first, game % 2 == 0);
        pair.play(3).settle().assert_same();
    }
    // Both at the same time.
    pair.order(true, Order::Resign).settle();
    pair.order(true, Order::Offer(Offer::Rematch));
    pair.order(false, Order::Offer(Offer::Rematch)).settle();
    assert_eq!((pair.host.record().beginning().number, pair.guest.record().len()), (4, 0));
    pair.assert_same();
}

#[test]
fn a_finished_game_leaves_nothing_behind_and_an_unfinished_one_can_be_found() {
    let mut pair = Pair::playing(&terms(Variant::Checkers, "300+3"));
    pair.play(0).settle();
    pair.order(true, Order::Leave).settle();
    assert_eq!(pair.guest.session.ending(), None, "the host may come back");
    assert!(pair.guest.session.closes_connection());
    for side in [&pair.host, &pair.guest] {
        // Another program does not see what is in use.
        assert!(saved(&side.folder()).is_empty() || cfg!(not(unix)));
    }
    let Pair { host, guest, .. } = pair;
    for (side, is_host) in [(host, true), (guest, false)] {
        let folder = side.folder;
        drop(side.session);
        let found = saved(&Folder::on_disk(folder.path()));
        let [game] = &found[..] else { panic!("{found:?}") };
        assert_eq!((game.is_host, game.is_unfinished()), (is_host, true));
        assert_eq!(
            game.game.as_ref().map(|(record, color)| (record.len(), Some(*color))),
            Some((1, side.color))
        );
    }
    let mut pair = Pair::playing(&terms(Variant::Checkers, "300+3"));
    pair.order(false, Order::Resign);
    pair.order(false, Order::Leave);
    assert_eq!(pair.guest.session.ending(), None, "it waits a moment for the acknowledgement");
    pair.settle();
    assert_eq!(pair.guest.session.ending(), Some(&Ending::Left));
    assert_eq!(pair.host.session.ending(), Some(&Ending::PeerLeft));
    assert!(pair.host.journals().is_empty() && pair.guest.journals().is_empty());
}

#[test]
fn chat_comes_clean_and_short_and_not_before_the_game() {
    let mut pair = Pair::playing(&terms(Variant::Glinski, "-"));
    pair.order(true, Order::Chat(format!("\u{202e}hi\u{0} {}", "x".repeat(500))));
    pair.order(true, Order::Chat("\n\u{200b}".to_owned())).settle();
    let lines: Vec<&String> = pair
        .guest
        .news
        .iter()
        .filter_map(|news| if let News::Chat(text) = news { Some(text) } else { None })
        .collect();
    assert_eq!(lines.len(), 1);
    assert!(lines[0].starts_with("hi x") && lines[0].chars().count() <= crate::online::MAX_CHAT);
}
