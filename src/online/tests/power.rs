//! The journal of a meeting on a disk whose power goes at any call, or which fails: what was forced down is there.

use std::io::ErrorKind;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use fastrand::Rng;

use super::memory::{Call, Fate, Memory};
use crate::online::journal::{self, Entry, Folder, Head, Journal};
use crate::online::news::Offer;

fn folder(disk: &Memory) -> Folder {
    Folder { files: Arc::new(disk.clone()), path: PathBuf::from("/data/online") }
}

fn head() -> Head {
    Head::new(true, String::new(), String::new(), String::new(), "Anna".to_owned())
}

fn entry(n: usize) -> Entry {
    Entry::Offered { offer: Offer::Draw, n }
}

/// The entries of the only journal; none if there is none.
fn entries(disk: &Memory) -> Option<Vec<Entry>> {
    let folder = folder(disk);
    let path = folder.journals().pop()?;
    Some(journal::open(&folder.files, &path).ok()?.1)
}

#[test]
fn after_a_power_cut_the_entries_that_were_forced_down_are_there() {
    for seed in 0..100 {
        let mut rng = Rng::with_seed(seed);
        let disk = Memory::new();
        let (calls, cut) = (AtomicU64::new(0), rng.u64(..60));
        disk.decide(
            move |_, _| {
                if calls.fetch_add(1, Ordering::Relaxed) == cut { Fate::PowerCut } else { Fate::Well }
            },
        );
        let (mut forced, mut written) = (None, 0);
        if let Ok(mut journal) = Journal::create(Some(&folder(&disk)), head()) {
            forced = Some(0);
            for n in 1..=10 {
                if journal.write(&entry(n), Duration::ZERO).is_err() {
                    break;
                }
                written = n;
                if rng.bool() && journal.sync().is_ok() {
                    forced = Some(n);
                }
            }
        }
        let left = entries(&disk.after_power_cut(&mut rng));
        let all: Vec<_> = (1..=written + 1).map(entry).collect();
        if let Some(forced) = forced {
            let left = left.expect("its head was forced down");
            assert!(left.len() >= forced && left[..] == all[..left.len()], "seed {seed}: {left:?}");
        }
    }
}

/// Forcing down fails, once or for good, and forgets what it should have written; the meeting may be taken up again by
/// another program. What is said to be on the disk outlives a power cut.
#[test]
fn entries_that_failed_to_reach_the_disk_are_written_again() {
    for seed in 0..200 {
        let mut rng = Rng::with_seed(seed);
        let disk = Memory::new();
        let mut journal = Journal::create(Some(&folder(&disk)), head()).unwrap();
        let (mut forced, mut written) = (0, 0);
        for _ in 0..6 {
            let (calls, fails) = (AtomicU64::new(0), rng.u64(..4));
            disk.decide(move |call, _| match call {
                Call::Sync if calls.fetch_add(1, Ordering::Relaxed) < fails => Fate::Fails(ErrorKind::Other),
                _ => Fate::Well,
            });
            for _ in 0..rng.usize(..3) {
                written += 1;
                journal.write(&entry(written), Duration::ZERO).unwrap();
            }
            if rng.bool() && journal.sync().is_ok() {
                forced = written;
            }
            if rng.u8(..3) == 0 {
                drop(journal);
                let path = folder(&disk).journals().pop().unwrap();
                let (_, found, resumed) = journal::open(&folder(&disk).files, &path).unwrap();
                assert_eq!(found.len(), written, "seed {seed}: no power was cut");
                journal = resumed;
            }
        }
        let left = entries(&disk.after_power_cut(&mut rng)).expect("its head was forced down");
        assert!(left.len() >= forced, "seed {seed}: {} of {forced}", left.len());
        let all: Vec<_> = (1..=written).map(entry).collect();
        assert_eq!(left[..], all[..left.len()], "seed {seed}");
    }
}

#[test]
fn a_line_that_was_cut_short_by_a_full_disk_hides_no_later_one() {
    let disk = Memory::new();
    let mut journal = Journal::create(Some(&folder(&disk)), head()).unwrap();
    journal.write(&entry(1), Duration::ZERO).unwrap();
    disk.decide(|call, _| if call == Call::Write { Fate::Short(7) } else { Fate::Well });
    disk.set_room(disk.only("meeting").len() + 10);
    assert_eq!(journal.write(&entry(2), Duration::ZERO).unwrap_err().kind(), ErrorKind::StorageFull);
    disk.heal();
    disk.set_room(usize::MAX);
    journal.write(&entry(3), Duration::ZERO).unwrap();
    drop(journal);
    assert_eq!(entries(&disk).unwrap(), [entry(1), entry(3)]);
}

#[test]
fn reading_a_journal_changes_nothing_and_resuming_keeps_the_cut_part() {
    let disk = Memory::new();
    let mut journal = Journal::create(Some(&folder(&disk)), head()).unwrap();
    journal.write(&entry(1), Duration::ZERO).unwrap();
    drop(journal);
    let good = disk.only("meeting");
    let rest = b"00000000 {\"entry\":\"of-a-later-version\"}\n";
    let path = folder(&disk).journals().pop().unwrap();
    disk.put_over(&path, &[&good[..], rest].concat());
    assert_eq!(entries(&disk).unwrap(), [entry(1)]);
    assert_eq!(disk.only("meeting"), [&good[..], rest].concat());
    let (_, _, mut journal) = journal::open(&folder(&disk).files, &path).unwrap();
    journal.write(&entry(2), Duration::ZERO).unwrap();
    drop(journal);
    assert_eq!(disk.only("rest"), rest);
    assert_eq!(entries(&disk).unwrap(), [entry(1), entry(2)]);
}
