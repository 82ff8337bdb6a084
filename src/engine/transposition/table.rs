//! The table of slots.

use std::sync::atomic::Ordering::Relaxed;
use std::sync::atomic::{AtomicBool, AtomicU8, AtomicU64};
use std::thread::Builder;

use super::entry::{Bound, Entry, GENERATIONS, PackedEntry};
use super::memory::{LARGE_PAGE, Zeros, advise_large_pages, zeros};
use super::prefetch::{approximate_key_after, prefetch};
use crate::chess::{Move, Position};
use crate::engine::score::PROVEN_BOUND;

const CLUSTER_LEN: usize = 4;

/// Room for one entry.
#[derive(Default)]
struct Slot {
    key_xor_data: AtomicU64,
    /// A [`PackedEntry`]; 0 if the slot is empty.
    data: AtomicU64,
}

#[expect(unsafe_code, reason = "nothing safe says that a type may be zero")]
// SAFETY: two atomic numbers, for which zero is a value.
unsafe impl Zeros for Slot {}

/// The slots that a key may use: one cache line.
type Cluster = [Slot; CLUSTER_LEN];

const _: () = assert!(size_of::<Cluster>() == CACHE_LINE);
const CACHE_LINE: usize = 64;

/// The key of a position in the table. A high halfmove clock changes it every few moves, because the value depends on how
/// near the 50-move draw is.
pub(crate) fn table_key(position: &Position) -> u64 {
    key_with_clock(position.key(), position.halfmove_clock())
}

fn key_with_clock(key: u64, halfmove_clock: u32) -> u64 {
    const MULTIPLIER: u64 = 0x9e37_79b9_7f4a_7c15;
    key ^ u64::from(halfmove_clock.saturating_sub(12) / 8).wrapping_mul(MULTIPLIER)
}

/// The transposition table.
pub(crate) struct TranspositionTable {
    slots: Vec<Slot>,
    /// The first slot on a cache line of its own: the clusters begin there.
    first: usize,
    generation: AtomicU8,
    /// Whether no search has used it since it was made or cleared.
    is_unused: AtomicBool,
    /// Whether the system has been made to give all large pages.
    has_pages: AtomicBool,
}

/// Tables of fewer clusters than this, 64 MiB, are worked on by one thread.
const CLUSTERS_A_THREAD: usize = 1 << 20;
/// The maximum number of threads that work on a table: more are not faster, because of the memory.
const MAX_CLEAR_THREADS: usize = 8;

impl TranspositionTable {
    /// An empty table of about `megabytes`, at least one. The size is halved until the system has the memory.
    pub fn new(megabytes: usize) -> Self {
        let mut len = megabytes.max(1).saturating_mul(1 << 20) / size_of::<Cluster>();
        let mut slots = loop {
            match zeros::<Slot>(len.saturating_add(1).saturating_mul(CLUSTER_LEN)) {
                Some(slots) => break slots,
                None if len > 1 => len /= 2,
                None => break (0..2 * CLUSTER_LEN).map(|_| Slot::default()).collect(),
            }
        };
        advise_large_pages(&mut slots);
        // One cluster more than needed leaves room to begin on a cache line.
        let first = slots.as_ptr().align_offset(CACHE_LINE).min(CLUSTER_LEN);
        slots.truncate(first + len * CLUSTER_LEN);
        let [is_unused, has_pages] = [true, cfg!(not(target_os = "linux"))].map(AtomicBool::new);
        Self { slots, first, generation: AtomicU8::new(0), is_unused, has_pages }
    }

    /// The size in mebibytes.
    pub fn megabytes(&self) -> usize {
        size_of_val(self.clusters()) >> 20
    }

    #[inline(always)]
    fn clusters(&self) -> &[Cluster] {
        self.slots[self.first..].as_chunks().0
    }

    /// Removes all entries, unless the table was not searched after the last removal. Several threads clear a large
    /// table.
    pub fn clear(&self) {
        if self.is_unused.swap(true, Relaxed) {
            return;
        }
        self.in_parts(|part| part.as_flattened().iter().for_each(Slot::clear));
        self.generation.store(0, Relaxed);
    }

    /// Takes the large pages of a new table from the system, which sets them to zero when they are first written to: in
    /// the first search of a large table that would cost a second of the clock. Several threads do it.
    pub fn take_pages(&self) {
        const CLUSTERS_A_PAGE: usize = LARGE_PAGE / size_of::<Cluster>();
        if self.is_unused.load(Relaxed) && !self.has_pages.swap(true, Relaxed) {
            self.in_parts(|part| part.iter().step_by(CLUSTERS_A_PAGE).for_each(|cluster| cluster[0].clear()));
        }
    }

    /// Works on all clusters, with several threads if they are many.
    fn in_parts(&self, work: impl Fn(&[Cluster]) + Sync) {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let clusters = self.clusters();
        let threads = (clusters.len() / CLUSTERS_A_THREAD).clamp(1, cores.min(MAX_CLEAR_THREADS));
        std::thread::scope(|scope| {
            let mut parts = clusters.chunks(clusters.len().div_ceil(threads));
            let own = parts.next().unwrap_or_default();
            let work = &work;
            let alone = parts.filter(|&part| Builder::new().spawn_scoped(scope, move || work(part)).is_err());
            // Without a thread of the system, this thread works on the part.
            alone.chain([own]).for_each(work);
        });
    }

    /// Starts a new search: older entries are replaced first.
    pub fn new_search(&self) {
        self.is_unused.store(false, Relaxed);
        self.generation.store((self.generation.load(Relaxed) + 1) % GENERATIONS, Relaxed);
    }

    /// Prefetches the cluster of the position after a move.
    #[inline(always)]
    pub fn prefetch_after(&self, position: &Position, m: Move) {
        let (key, halfmove_clock) = approximate_key_after(position, m);
        prefetch(self.cluster(key_with_clock(key, halfmove_clock)));
    }

    /// Prefetches the cluster of a key.
    #[inline(always)]
    pub fn prefetch(&self, key: u64) {
        prefetch(self.cluster(key));
    }

    /// Looks up the position with this key, `ply` plies from the root.
    pub fn probe(&self, key: u64, ply: usize) -> Option<Entry> {
        let packed = self.cluster(key).iter().find_map(|slot| slot.read(key))?;
        let mut entry = packed.entry();
        entry.value = value_from_tt(entry.value, ply);
        Some(entry)
    }

    /// Stores an entry, in place of that of the same position or of the least valuable one in the cluster.
    pub fn store(&self, key: u64, ply: usize, entry: Entry) {
        let generation = self.generation.load(Relaxed);
        let cluster = self.cluster(key);
        let same = cluster.iter().find_map(|slot| slot.read(key).map(|packed| (slot, packed)));
        let (slot, best) = if let Some((slot, old)) = same {
            let old_entry = old.entry();
            let keep_old = entry.bound != Bound::Exact
                && old.generation() == generation
                && old_entry.depth > entry.depth + 3;
            if keep_old {
                return;
            }
            (slot, entry.best.or(old_entry.best))
        } else {
            (replacement(cluster, generation), entry.best)
        };
        let packed =
            PackedEntry::new(Entry { best, value: value_to_tt(entry.value, ply), ..entry }, generation);
        slot.key_xor_data.store(key ^ packed.0, Relaxed);
        slot.data.store(packed.0, Relaxed);
    }

    /// How full the table is with entries of this search, in permille.
    pub fn hashfull(&self) -> u32 {
        let generation = self.generation.load(Relaxed);
        let clusters = self.clusters();
        let sample = clusters[..clusters.len().min(250)].as_flattened();
        let used = sample.iter().filter(|slot| {
            let packed = PackedEntry(slot.data.load(Relaxed));
            packed.0 != 0 && packed.generation() == generation
        });
        (used.count() * 1_000 / sample.len()) as u32
    }

    /// The cluster of a key: the upper half of the product spreads keys evenly over any number of clusters.
    #[inline(always)]
    fn cluster(&self, key: u64) -> &Cluster {
        let clusters = self.clusters();
        &clusters[((u128::from(key) * clusters.len() as u128) >> 64) as usize]
    }
}

/// The slot of a cluster to replace: an empty one, otherwise the shallowest, with each search of age counted as four plies.
fn replacement(cluster: &Cluster, generation: u8) -> &Slot {
    let value = |slot: &&Slot| {
        let packed = PackedEntry(slot.data.load(Relaxed));
        if packed.0 == 0 {
            return i32::MIN;
        }
        let age = (generation + GENERATIONS - packed.generation()) % GENERATIONS;
        packed.depth() - 4 * i32::from(age)
    };
    cluster.iter().min_by_key(value).unwrap_or(&cluster[0])
}

impl Slot {
    fn clear(&self) {
        self.key_xor_data.store(0, Relaxed);
        self.data.store(0, Relaxed);
    }

    fn read(&self, key: u64) -> Option<PackedEntry> {
        let data = self.data.load(Relaxed);
        (data != 0 && self.key_xor_data.load(Relaxed) ^ data == key).then_some(PackedEntry(data))
    }
}

const NEGATIVE_PROVEN_BOUND: i32 = -PROVEN_BOUND;

/// Converts a value for storing: proven wins are counted from the position instead of the root.
fn value_to_tt(value: i32, ply: usize) -> i32 {
    match value {
        PROVEN_BOUND.. => value + ply as i32,
        ..=NEGATIVE_PROVEN_BOUND => value - ply as i32,
        _ => value,
    }
}

/// The reverse of [`value_to_tt`].
fn value_from_tt(value: i32, ply: usize) -> i32 {
    match value {
        PROVEN_BOUND.. => value - ply as i32,
        ..=NEGATIVE_PROVEN_BOUND => value + ply as i32,
        _ => value,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::{MoveKind, Role};
    use crate::engine::score::{mate_in, mated_in};
    use crate::hex::Cell;

    fn entry(value: i32, depth: i32) -> Entry {
        let best = Some(Move { from: Cell::F5, to: Cell::F7, kind: MoveKind::DoublePush });
        Entry { best, value, eval: Some(-35), depth, bound: Bound::Lower, was_pv: false }
    }

    #[test]
    fn entries_survive_packing() {
        let table = TranspositionTable::new(1);
        for bound in [Bound::Upper, Bound::Lower, Bound::Exact] {
            for (value, eval, depth) in [(0, None, 0), (-20_000, Some(20_000), 127), (1, Some(-1), 64)] {
                let stored = Entry { value, eval, depth, bound, was_pv: depth == 64, ..entry(0, 0) };
                table.new_search();
                table.store(42 << 33, 3, stored);
                assert_eq!(table.probe(42 << 33, 3), Some(stored));
            }
        }
        assert_eq!(table.probe(43 << 33, 3), None);
    }

    #[test]
    fn mates_are_counted_from_the_position() {
        let table = TranspositionTable::new(1);
        table.store(7, 4, Entry { bound: Bound::Exact, ..entry(mate_in(7), 5) });
        assert_eq!(table.probe(7, 2).unwrap().value, mate_in(5));
        table.store(8, 4, Entry { bound: Bound::Exact, ..entry(mated_in(6), 5) });
        assert_eq!(table.probe(8, 10).unwrap().value, mated_in(12));
    }

    #[test]
    fn old_and_shallow_entries_are_replaced() {
        let table = TranspositionTable::new(1);
        // Keys that differ only in their low bits share a cluster.
        for key in 1..=4 {
            table.store(key, 0, entry(0, key as i32));
        }
        table.store(5, 0, entry(0, 9));
        assert_eq!(table.probe(1, 0), None);
        assert!((2..=5).all(|key| table.probe(key, 0).is_some()));
        table.new_search();
        table.store(2, 0, entry(0, 2));
        table.store(6, 0, entry(0, 1));
        assert!(table.probe(2, 0).is_some(), "young");
        assert_eq!(table.probe(3, 0), None, "oldest and shallowest");
    }

    #[test]
    fn storing_without_a_move_keeps_the_known_move() {
        let table = TranspositionTable::new(1);
        table.store(9, 0, entry(10, 3));
        table.store(9, 0, Entry { best: None, ..entry(20, 4) });
        let stored = table.probe(9, 0).unwrap();
        assert_eq!((stored.best, stored.value), (entry(0, 0).best, 20));
    }

    #[test]
    fn clear_empties() {
        let table = TranspositionTable::new(1);
        table.new_search();
        table.store(9, 0, entry(10, 3));
        assert!(table.hashfull() == 1);
        table.clear();
        assert_eq!(table.probe(9, 0), None);
        assert_eq!(table.hashfull(), 0);
    }

    /// A table that is cleared by more than one thread, where there are more.
    #[test]
    fn clearing_empties_a_large_table_to_its_end() {
        let table = TranspositionTable::new(3 * ((CLUSTERS_A_THREAD * size_of::<Cluster>()) >> 20) + 1);
        table.new_search();
        let keys = [0, u64::MAX / 4, u64::MAX / 2, u64::MAX / 4 * 3, u64::MAX];
        for key in keys {
            table.store(key, 0, entry(10, 3));
            assert!(table.probe(key, 0).is_some());
        }
        table.clear();
        assert!(keys.iter().all(|&key| table.probe(key, 0).is_none()));
    }

    #[test]
    fn a_table_whose_pages_are_taken_is_as_empty_and_a_used_one_keeps_its_entries() {
        let table = TranspositionTable::new(3 * ((CLUSTERS_A_THREAD * size_of::<Cluster>()) >> 20) + 1);
        table.take_pages();
        assert!(table.clusters().as_flattened().iter().all(|slot| slot.data.load(Relaxed) == 0));
        let used = TranspositionTable::new(4);
        used.new_search();
        used.store(0, 0, entry(10, 3));
        used.take_pages();
        assert!(used.probe(0, 0).is_some());
    }

    /// All fields follow from the key and a number, so that a mixture of two entries differs from either, even for
    /// the same key.
    fn numbered(key: u64, number: u64) -> Entry {
        let mut rng = fastrand::Rng::with_seed(key ^ number.rotate_left(32));
        let best = Move {
            from: Cell::ALL[rng.usize(..45)],
            to: Cell::ALL[rng.usize(46..91)],
            kind: MoveKind::Promotion(Role::PROMOTIONS[rng.usize(..4)]),
        };
        Entry {
            best: Some(best),
            value: number as i32,
            eval: Some(rng.i32(-9_000..9_000)),
            depth: rng.i32(0..128),
            bound: [Bound::Upper, Bound::Lower, Bound::Exact][rng.usize(..3)],
            was_pv: rng.bool(),
        }
    }

    /// Threads write to three clusters at once. Every entry read must be, in all fields, one that was written for its
    /// key.
    #[test]
    fn threads_read_whole_entries_only() {
        let table = TranspositionTable::new(1);
        let found = AtomicU64::new(0);
        std::thread::scope(|scope| {
            for thread in 0..4 {
                let (table, found) = (&table, &found);
                scope.spawn(move || {
                    let mut rng = fastrand::Rng::with_seed(thread);
                    for _ in 0..100_000 {
                        let key = rng.u64(..3) << 50 | rng.u64(..4);
                        if let Some(entry) = table.probe(key, 0) {
                            assert_eq!(entry, numbered(key, entry.value as u64));
                            found.fetch_add(1, Relaxed);
                        }
                        table.store(key, 0, numbered(key, rng.u64(..16_000)));
                    }
                });
            }
        });
        assert!(found.into_inner() > 10_000, "entries are read");
    }
}
