//! The transposition table: what earlier visits found out about a position, shared by all search threads
//! without locks.
//!
//! # Why no lock is needed
//!
//! An entry is two atomic words: the packed facts `F` and the check word `K ^ F`, where `K` is the position's key.
//!
//! * **No data race.** All that threads share of the table are atomics; every access to them is an atomic load or
//!   store. The vector itself is written only through `&mut` or before it is shared, which the borrow checker sees to:
//!   there is no `unsafe` here. What the memory model calls a data race can therefore not be written down.
//! * **No torn entry is believed.** A reader may find the words of two different writes side by side, `F2` beside
//!   `K1 ^ F1`, since threads may write at once and relaxed stores may become visible in any order. It takes them for
//!   the entry of its key `K` only if `K1 ^ F1 ^ F2 == K`. If the facts are the same, `F1 == F2`, that means `K1 == K`,
//!   and the entry is just what was stored for that key. If they differ, also for one key `K1 == K`, the words give
//!   back some other number than `K1`, and equal the reader's key only by a chance of 1 in 2^64 for each look, no
//!   more often than two positions share a key anyway. An empty entry has no facts at all and is never read.
//! * **No order is needed.** An entry says something about a position that is true whenever it is read; it points to
//!   nothing that another thread must have written first. So relaxed ordering is enough, and a store that comes late
//!   costs work, not correctness. The generation is a single relaxed byte that only ranks entries for replacement.
//! * **A wrong entry would do no harm to the program.** Whatever the bits, [`Facts::entry`] gives a value that can be
//!   represented, and a move is looked for among the legal ones before it is played. At worst a line is misjudged.
//!
//! The test `threads_read_whole_entries_only` has threads write different facts for the same keys into few entries and
//! compares every field of what is read with what was stored. The thread sanitizer, which needs a nightly compiler, has
//! nothing to say of searches with two threads; CONTRIBUTING.md has its command line.

use std::sync::atomic::{AtomicU8, AtomicU64, Ordering::Relaxed};

use super::pages::ask_for_large;
use super::prefetch::prefetch;
use super::score::{MATE_BOUND, MAX_PLY, is_mate};
use crate::chess::{Move, MoveKind, Position, Role};
use crate::hex::Cell;

const CLUSTER_LEN: usize = 4;
/// Generations wrap around after so many searches.
const GENERATIONS: u8 = 16;

/// Which side of the true value a stored value lies on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Bound {
    /// The true value is at most this (no move reached alpha).
    Upper,
    /// The true value is at least this (a move reached beta).
    Lower,
    /// The value is exact.
    Exact,
}

/// What is known about a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Entry {
    /// The best move found, or the one that refuted the position.
    pub best: Option<Move>,
    /// The value, mates counted from the root of the search that asks.
    pub value: i32,
    /// The static evaluation; `None` in check.
    pub eval: Option<i32>,
    /// Depth in plies of the search behind the value; 0 for quiescence.
    pub depth: i32,
    /// What the value says.
    pub bound: Bound,
    /// Whether the position was ever on a line that both sides were expected to play.
    pub on_pv: bool,
}

impl Entry {
    /// Whether the value settles a search in the window `alpha..beta`.
    pub fn cuts(&self, alpha: i32, beta: i32) -> bool {
        match self.bound {
            Bound::Exact => true,
            Bound::Lower => self.value >= beta,
            Bound::Upper => self.value <= alpha,
        }
    }

    /// The evaluation, or the value in its place where that is known to lie beyond it.
    pub fn refines(&self, eval: i32) -> i32 {
        if self.cuts(eval, eval + 1) && !is_mate(self.value) { self.value } else { eval }
    }
}

#[derive(Default)]
struct Slot {
    /// Key xor facts.
    check: AtomicU64,
    /// The packed facts; 0 when empty.
    facts: AtomicU64,
}

#[derive(Default)]
#[repr(align(64))]
struct Cluster([Slot; CLUSTER_LEN]);

const _: () = assert!(size_of::<Cluster>() == 64);

/// Under which key the table knows a position: the board's own at first, later another for every few moves without
/// progress, for the nearness of the 50-move draw is part of what a value says.
pub(crate) fn table_key(position: &Position) -> u64 {
    staged(position.key(), position.halfmove_clock())
}

fn staged(key: u64, halfmove_clock: u32) -> u64 {
    const SPREAD: u64 = 0x9e37_79b9_7f4a_7c15;
    key ^ u64::from(halfmove_clock.saturating_sub(12) / 8).wrapping_mul(SPREAD)
}

/// The table.
pub(crate) struct Table {
    clusters: Vec<Cluster>,
    generation: AtomicU8,
}

impl Table {
    /// An empty table of about `megabytes`, at least one, or of the largest halving of it that memory allows.
    pub fn new(megabytes: usize) -> Self {
        let mut len = (megabytes.max(1) << 20) / size_of::<Cluster>();
        let mut clusters = Vec::new();
        while len > 1 && clusters.try_reserve_exact(len).is_err() {
            len /= 2;
        }
        ask_for_large(clusters.spare_capacity_mut());
        clusters.resize_with(len, Cluster::default);
        Self { clusters, generation: AtomicU8::new(0) }
    }

    /// Forgets everything.
    pub fn clear(&self) {
        for slot in self.clusters.iter().flat_map(|cluster| &cluster.0) {
            slot.check.store(0, Relaxed);
            slot.facts.store(0, Relaxed);
        }
        self.generation.store(0, Relaxed);
    }

    /// Marks the entries so far as old; they are the first to be replaced.
    pub fn next_search(&self) {
        self.generation.store((self.generation.load(Relaxed) + 1) % GENERATIONS, Relaxed);
    }

    /// Has the processor fetch what is known about the position after a move while other work is done.
    #[inline(always)]
    pub fn prefetch_after(&self, position: &Position, m: Move) {
        let (key, halfmove_clock) = position.guess_after(m);
        prefetch(self.cluster(staged(key, halfmove_clock)));
    }

    /// What is known about the position with this key, reached `ply` plies from the root.
    pub fn probe(&self, key: u64, ply: usize) -> Option<Entry> {
        let facts = self.cluster(key).0.iter().find_map(|slot| slot.read(key))?;
        let mut entry = facts.entry();
        entry.value = from_table(entry.value, ply);
        Some(entry)
    }

    /// Keeps what was found, in place of what is known of the same position or of the least useful neighbour.
    pub fn store(&self, key: u64, ply: usize, entry: Entry) {
        let generation = self.generation.load(Relaxed);
        let cluster = self.cluster(key);
        let same = cluster.0.iter().find_map(|slot| slot.read(key).map(|facts| (slot, facts)));
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
            (cluster.least_useful(generation), entry.best)
        };
        let facts = Facts::new(Entry { best, value: to_table(entry.value, ply), ..entry }, generation);
        slot.check.store(key ^ facts.0, Relaxed);
        slot.facts.store(facts.0, Relaxed);
    }

    /// How full the table is with entries of this search, in thousandths.
    pub fn fill_permille(&self) -> u32 {
        let generation = self.generation.load(Relaxed);
        let sample = &self.clusters[..self.clusters.len().min(250)];
        let slots = sample.iter().flat_map(|cluster| &cluster.0);
        let used = slots.filter(|slot| {
            let facts = Facts(slot.facts.load(Relaxed));
            facts.0 != 0 && facts.generation() == generation
        });
        (used.count() * 1_000 / (sample.len() * CLUSTER_LEN)) as u32
    }

    /// The upper half of the product spreads the keys evenly over any number of clusters.
    fn cluster(&self, key: u64) -> &Cluster {
        &self.clusters[((u128::from(key) * self.clusters.len() as u128) >> 64) as usize]
    }
}

impl Cluster {
    /// The slot to give up: an empty one, else the shallowest, each search of age counting as four plies.
    fn least_useful(&self, generation: u8) -> &Slot {
        let worth = |slot: &&Slot| {
            let facts = Facts(slot.facts.load(Relaxed));
            if facts.0 == 0 {
                return i32::MIN;
            }
            let age = (generation + GENERATIONS - facts.generation()) % GENERATIONS;
            facts.depth() - 4 * i32::from(age)
        };
        self.0.iter().min_by_key(worth).unwrap_or(&self.0[0])
    }
}

impl Slot {
    fn read(&self, key: u64) -> Option<Facts> {
        let facts = self.facts.load(Relaxed);
        (facts != 0 && self.check.load(Relaxed) ^ facts == key).then_some(Facts(facts))
    }
}

/// Mates are stored as counted from the position itself, which is the same however it was reached.
fn to_table(value: i32, ply: usize) -> i32 {
    match value {
        MATE_BOUND.. => value + ply as i32,
        ..=NEGATIVE_MATE_BOUND => value - ply as i32,
        _ => value,
    }
}

fn from_table(value: i32, ply: usize) -> i32 {
    match value {
        MATE_BOUND.. => value - ply as i32,
        ..=NEGATIVE_MATE_BOUND => value + ply as i32,
        _ => value,
    }
}

const NEGATIVE_MATE_BOUND: i32 = -MATE_BOUND;
const NO_EVAL: i16 = i16::MIN;

/// An entry in 64 bits, from the lowest: value 16, evaluation 16, move 18, depth 7, bound 2, principal
/// variation 1, generation 4.
/// The bound is never 0, so no entry is all zero.
#[derive(Clone, Copy)]
struct Facts(u64);

const MOVE_SHIFT: u32 = 32;
const DEPTH_SHIFT: u32 = 50;
const BOUND_SHIFT: u32 = 57;
const PV_SHIFT: u32 = 59;
const GENERATION_SHIFT: u32 = 60;
const _: () = assert!(MAX_PLY <= 128 && GENERATIONS == 16);

impl Facts {
    fn new(entry: Entry, generation: u8) -> Self {
        let eval = entry.eval.map_or(NO_EVAL, |eval| eval as i16);
        let bound: u64 = match entry.bound {
            Bound::Upper => 1,
            Bound::Lower => 2,
            Bound::Exact => 3,
        };
        Self(
            u64::from(entry.value as i16 as u16)
                | u64::from(eval as u16) << 16
                | u64::from(entry.best.map_or(0, pack_move)) << MOVE_SHIFT
                | (entry.depth.clamp(0, 127) as u64) << DEPTH_SHIFT
                | bound << BOUND_SHIFT
                | u64::from(entry.on_pv) << PV_SHIFT
                | u64::from(generation) << GENERATION_SHIFT,
        )
    }

    fn entry(self) -> Entry {
        let eval = (self.0 >> 16) as i16;
        Entry {
            best: unpack_move((self.0 >> MOVE_SHIFT) as u32 & 0x3_ffff),
            value: i32::from(self.0 as i16),
            eval: (eval != NO_EVAL).then_some(i32::from(eval)),
            depth: self.depth(),
            on_pv: self.0 >> PV_SHIFT & 1 == 1,
            bound: match self.0 >> BOUND_SHIFT & 3 {
                1 => Bound::Upper,
                2 => Bound::Lower,
                _ => Bound::Exact,
            },
        }
    }

    fn depth(self) -> i32 {
        (self.0 >> DEPTH_SHIFT & 127) as i32
    }

    fn generation(self) -> u8 {
        (self.0 >> GENERATION_SHIFT) as u8
    }
}

/// A move in 18 bits: from 7, to 7, kind 4. From and to differ, so no move packs to 0.
fn pack_move(m: Move) -> u32 {
    let kind: u32 = match m.kind {
        MoveKind::Normal => 0,
        MoveKind::DoubleStep => 1,
        MoveKind::EnPassant => 2,
        MoveKind::Castle => 3,
        MoveKind::Promotion(role) => 4 + role as u32,
    };
    m.from.index() as u32 | (m.to.index() as u32) << 7 | kind << 14
}

fn unpack_move(bits: u32) -> Option<Move> {
    let from = Cell::from_index((bits & 127) as usize)?;
    let to = Cell::from_index((bits >> 7 & 127) as usize)?;
    let kind = match bits >> 14 {
        0 => MoveKind::Normal,
        1 => MoveKind::DoubleStep,
        2 => MoveKind::EnPassant,
        3 => MoveKind::Castle,
        promotion => MoveKind::Promotion(*PROMOTIONS.iter().find(|&&role| role as u32 + 4 == promotion)?),
    };
    (from != to).then_some(Move { from, to, kind })
}

const PROMOTIONS: [Role; 4] = [Role::Knight, Role::Bishop, Role::Rook, Role::Queen];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::score::{mate_in, mated_in};

    fn entry(value: i32, depth: i32) -> Entry {
        let best = Some(Move { from: Cell::F5, to: Cell::F7, kind: MoveKind::DoubleStep });
        Entry { best, value, eval: Some(-35), depth, bound: Bound::Lower, on_pv: false }
    }

    #[test]
    fn moves_survive_packing() {
        let kinds = [MoveKind::Normal, MoveKind::DoubleStep, MoveKind::EnPassant, MoveKind::Castle];
        let promotions = PROMOTIONS.map(MoveKind::Promotion);
        for kind in kinds.into_iter().chain(promotions) {
            for (from, to) in [(Cell::A1, Cell::L6), (Cell::L6, Cell::A1), (Cell::F6, Cell::F5)] {
                let m = Move { from, to, kind };
                assert_eq!(unpack_move(pack_move(m)), Some(m));
            }
        }
        assert_eq!(unpack_move(0), None);
    }

    #[test]
    fn entries_survive_packing() {
        let table = Table::new(1);
        for bound in [Bound::Upper, Bound::Lower, Bound::Exact] {
            for (value, eval, depth) in [(0, None, 0), (-20_000, Some(20_000), 127), (1, Some(-1), 64)] {
                let stored = Entry { value, eval, depth, bound, on_pv: depth == 64, ..entry(0, 0) };
                table.next_search();
                table.store(42 << 33, 3, stored);
                assert_eq!(table.probe(42 << 33, 3), Some(stored));
            }
        }
        assert_eq!(table.probe(43 << 33, 3), None);
    }

    #[test]
    fn mates_are_counted_from_the_position() {
        let table = Table::new(1);
        table.store(7, 4, Entry { bound: Bound::Exact, ..entry(mate_in(7), 5) });
        assert_eq!(table.probe(7, 2).unwrap().value, mate_in(5));
        table.store(8, 4, Entry { bound: Bound::Exact, ..entry(mated_in(6), 5) });
        assert_eq!(table.probe(8, 10).unwrap().value, mated_in(12));
    }

    #[test]
    fn old_and_shallow_entries_make_room() {
        let table = Table::new(1);
        // Keys that differ only in their low bits share a cluster.
        for key in 1..=4 {
            table.store(key, 0, entry(0, key as i32));
        }
        table.store(5, 0, entry(0, 9));
        assert_eq!(table.probe(1, 0), None);
        assert!((2..=5).all(|key| table.probe(key, 0).is_some()));
        table.next_search();
        table.store(2, 0, entry(0, 2));
        table.store(6, 0, entry(0, 1));
        assert!(table.probe(2, 0).is_some(), "young");
        assert_eq!(table.probe(3, 0), None, "oldest and shallowest");
    }

    #[test]
    fn a_store_without_a_move_keeps_the_known_one() {
        let table = Table::new(1);
        table.store(9, 0, entry(10, 3));
        table.store(9, 0, Entry { best: None, ..entry(20, 4) });
        let known = table.probe(9, 0).unwrap();
        assert_eq!((known.best, known.value), (entry(0, 0).best, 20));
    }

    #[test]
    fn clear_empties() {
        let table = Table::new(1);
        table.store(9, 0, entry(10, 3));
        assert!(table.fill_permille() == 1);
        table.clear();
        assert_eq!(table.probe(9, 0), None);
        assert_eq!(table.fill_permille(), 0);
    }

    /// All fields follow from the key and a number, so that a mixture of two entries is told from either, also of two
    /// of the same key.
    fn numbered(key: u64, number: u64) -> Entry {
        let mut rng = fastrand::Rng::with_seed(key ^ number.rotate_left(32));
        let best = Move {
            from: Cell::ALL[rng.usize(..45)],
            to: Cell::ALL[rng.usize(46..91)],
            kind: MoveKind::Promotion(PROMOTIONS[rng.usize(..4)]),
        };
        Entry {
            best: Some(best),
            value: number as i32,
            eval: Some(rng.i32(-9_000..9_000)),
            depth: rng.i32(0..128),
            bound: [Bound::Upper, Bound::Lower, Bound::Exact][rng.usize(..3)],
            on_pv: rng.bool(),
        }
    }

    /// Threads hammer three clusters; whatever is read must be, in every field, what some thread wrote for that very
    /// key.
    #[test]
    fn threads_read_whole_entries_only() {
        let table = Table::new(1);
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
        assert!(found.into_inner() > 10_000, "entries are read at all");
    }
}
