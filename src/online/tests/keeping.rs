//! What lies on the disk: journals that are damaged, and those that nobody would miss.

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use super::accidents::begun;
use super::pair::{Pair, Side};
use super::plays::terms;
use crate::checked_line;
use crate::game::Variant;
use crate::online::journal::Entry;
use crate::online::{Folder, MAX_EVENTS, News, Offer, Order, saved, tidy};
use crate::sides::Points;

/// All files in a folder that are no journals.
fn copies(folder: &Path) -> Vec<PathBuf> {
    let files = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    files.filter(|path| path.extension().is_none_or(|extension| extension != "meeting")).collect()
}

#[test]
fn a_line_that_a_crash_has_cut_short_is_dropped_and_nothing_else() {
    let mut pair = begun(6);
    pair.cut();
    let path = pair.host.journals().pop().unwrap();
    let whole = fs::read(&path).unwrap();
    fs::write(&path, [&whole[..], b"12345678 {\"entry\":\"ev"].concat()).unwrap();
    pair.host.crash(pair.now);
    assert_eq!(pair.host.record().len(), 6);
    pair.connect().settle();
    pair.play(0).settle();
    let now = fs::read(&path).unwrap();
    assert!(now.starts_with(&whole) && now.len() > whole.len());
    pair.host.crash(pair.now);
    assert_eq!(pair.host.record().len(), 7, "every line behind it is whole");
    assert!(copies(pair.host.folder.path()).is_empty());
}

#[cfg(unix)]
#[test]
fn a_journal_that_another_program_takes_away_during_a_game_is_written_again() {
    let mut pair = begun(6);
    let folder = pair.host.folder.path().to_owned();
    fs::remove_dir_all(&folder).unwrap();
    pair.play(0).settle();
    let path = pair.host.journals().pop().expect("a new one");
    assert_eq!(pair.host.journals().len(), 1);
    fs::rename(&path, path.with_extension("away")).unwrap();
    pair.play(0).settle();
    pair.host.crash(pair.now);
    assert_eq!(pair.host.record().len(), 8, "nothing is missing");
}

#[test]
fn the_running_game_of_a_long_evening_of_rematches_is_found_after_a_crash() {
    let mut pair = begun(0);
    for _ in 0..3 {
        pair.order(true, Order::Resign).settle();
        pair.order(true, Order::Offer(Offer::Rematch)).settle();
        pair.order(false, Order::Answer { offer: Offer::Rematch, yes: true }).settle();
    }
    pair.play(0).settle();
    // In each game much was offered, which is no more than a journal takes for one.
    let path = pair.host.journals().pop().unwrap();
    let offered = checked_line::encode(&Entry::Offered { offer: Offer::Draw, n: 0 }).unwrap();
    let with_offers = |line: &str| {
        let offers = if line.contains("\"begin\"") { 2 * MAX_EVENTS } else { 0 };
        format!("{line}{}", offered.repeat(offers))
    };
    let long: String = fs::read_to_string(&path).unwrap().split_inclusive('\n').map(with_offers).collect();
    fs::write(&path, long).unwrap();
    pair.host.crash(pair.now);
    let record = pair.host.record();
    assert_eq!((record.beginning().number, record.len()), (3, 1));
}

#[test]
fn the_rest_after_a_damaged_journal_line_is_kept_in_another_file() {
    let mut pair = begun(6);
    pair.cut();
    let path = pair.host.journals().pop().unwrap();
    let mut spoilt = fs::read(&path).unwrap();
    let middle = spoilt.len() * 3 / 4;
    spoilt[middle] ^= 1;
    fs::write(&path, &spoilt).unwrap();
    // Who only looks changes nothing.
    let folder = pair.host.folder.path().to_owned();
    let copy = folder.join("looked-at");
    fs::create_dir(&copy).unwrap();
    fs::write(copy.join("1.meeting"), &spoilt).unwrap();
    let found = saved(&Folder::on_disk(&copy)).pop().expect("the game, as far as it can be read");
    assert!(found.game.is_some_and(|(record, _)| record.len() < 6));
    assert_eq!(fs::read(copy.join("1.meeting")).unwrap(), spoilt);
    fs::remove_dir_all(copy).unwrap();
    // Who goes on with it keeps what cannot be read.
    pair.host.crash(pair.now);
    assert!(pair.host.record().len() < 6);
    assert_eq!(fs::read(&path).unwrap(), spoilt, "nothing is cut off before there is something to write");
    pair.connect().settle();
    for of_host in [true, false] {
        pair.order(of_host, Order::GoBack { agree: true }).settle();
    }
    pair.assert_same();
    let copies = copies(&folder);
    assert_eq!(copies.len(), 1, "{copies:?}");
    let rest = fs::read(&copies[0]).unwrap();
    assert!(spoilt.ends_with(&rest) && rest.len() < spoilt.len());
    let good = &spoilt[..spoilt.len() - rest.len()];
    let now = fs::read(&path).unwrap();
    assert!(now.starts_with(good) && now.len() > good.len(), "what was written since follows");
}

#[test]
fn the_score_of_earlier_games_survives_a_crash() {
    let mut pair = begun(3);
    for _ in 0..2 {
        pair.order(true, Order::Resign).settle();
        pair.order(true, Order::Offer(Offer::Rematch)).settle();
        pair.order(false, Order::Answer { offer: Offer::Rematch, yes: true }).settle();
    }
    pair.cut();
    pair.guest.crash(pair.now);
    for side in [&pair.host, &pair.guest] {
        let earlier = side.news.iter().rev().find_map(|news| match news {
            News::Begun { record, earlier, .. } if record.beginning().number == 2 => Some(earlier),
            _ => None,
        });
        let points: Vec<Points> =
            earlier.expect("the third game").iter().map(|outcome| outcome.points).collect();
        assert_eq!(points, [Points::BLACK_WINS, Points::WHITE_WINS], "the host gave up both");
    }
}

/// The journal of a host whose program has been killed, last touched so many days ago.
fn left_behind(pair: Pair, days: u64) -> std::rc::Rc<tempfile::TempDir> {
    let Side { session, folder, .. } = pair.host;
    drop(session);
    let path = fs::read_dir(folder.path()).unwrap().next().unwrap().unwrap().path();
    let then = SystemTime::now() - Duration::from_hours(24 * days);
    File::options().append(true).open(path).unwrap().set_modified(then).unwrap();
    folder
}

#[test]
fn finished_games_and_unused_invitations_are_removed_after_a_month() {
    let over = || {
        let mut pair = begun(2);
        pair.order(true, Order::Resign).settle();
        pair
    };
    let invited = || Pair::apart(&terms(Variant::Glinski, "-"));
    let stays = |pair: Pair, days: u64| {
        let folder = left_behind(pair, days);
        tidy(&Folder::on_disk(folder.path()));
        !saved(&Folder::on_disk(folder.path())).is_empty()
    };
    assert!(stays(invited(), 29) && !stays(invited(), 31));
    assert!(stays(over(), 29) && !stays(over(), 31));
    assert!(stays(begun(0), 400) && stays(begun(2), 400));
}
