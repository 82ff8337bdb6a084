//! The transposition table.

pub(super) use crate::engine::Bound;
use crate::three::Move;

/// The result of a search of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Entry {
    /// The best move, or the one that caused the cutoff.
    pub best: Option<Move>,
    /// The value for the team to move.
    pub value: i16,
    /// The static evaluation for that team.
    pub eval: i16,
    /// The depth; 0 for quiescence.
    pub depth: u8,
    /// The kind of bound.
    pub bound: Bound,
}

impl Entry {
    /// Whether the value causes a cutoff in the window `alpha..beta`.
    pub fn decides(&self, alpha: i32, beta: i32) -> bool {
        match self.bound {
            Bound::Exact => true,
            Bound::Lower => i32::from(self.value) >= beta,
            Bound::Upper => i32::from(self.value) <= alpha,
        }
    }
}

#[derive(Clone, Copy)]
struct Slot {
    /// The upper half of the key; the lower half has chosen the bucket.
    check: u32,
    entry: Entry,
    generation: u8,
}

const BUCKET: usize = 4;

/// The transposition table, for one search at a time.
pub(super) struct Table {
    slots: Vec<[Option<Slot>; BUCKET]>,
    generation: u8,
}

impl Table {
    /// A table of about `mebibytes`, at least one; smaller if there is not enough memory.
    pub fn new(mebibytes: usize) -> Table {
        let mut len = (mebibytes.max(1) << 20) / size_of::<[Option<Slot>; BUCKET]>();
        let mut slots = Vec::new();
        while len > 1 && slots.try_reserve_exact(len).is_err() {
            len /= 2;
        }
        slots.resize(len, [None; BUCKET]);
        Table { slots, generation: 0 }
    }

    /// The size.
    pub fn mebibytes(&self) -> usize {
        size_of_val(&self.slots[..]) >> 20
    }

    /// Clears the table.
    pub fn clear(&mut self) {
        self.slots.fill([None; BUCKET]);
        self.generation = 0;
    }

    /// Starts a new generation: entries of older searches are replaced first.
    pub fn new_search(&mut self) {
        self.generation = self.generation.wrapping_add(1);
    }

    /// The entry of a position.
    pub fn probe(&self, key: u64) -> Option<Entry> {
        let slots = self.slots[self.bucket(key)].iter().flatten();
        slots.into_iter().find(|slot| slot.check == check(key)).map(|slot| slot.entry)
    }

    /// Stores an entry, in place of the entry of the same position or of the least valuable one of the bucket.
    pub fn store(&mut self, key: u64, entry: Entry) {
        let (bucket, generation) = (self.bucket(key), self.generation);
        let slots = &mut self.slots[bucket];
        let worth = |slot: Slot| {
            i32::from(slot.entry.depth) - 4 * i32::from(generation.wrapping_sub(slot.generation))
        };
        let same = slots.iter().position(|slot| slot.is_some_and(|slot| slot.check == check(key)));
        let place =
            same.or_else(|| (0..BUCKET).min_by_key(|&i| slots[i].map_or(i32::MIN, worth))).unwrap_or(0);
        let best = entry.best.or_else(|| slots[place].filter(|_| same.is_some())?.entry.best);
        slots[place] = Some(Slot { check: check(key), entry: Entry { best, ..entry }, generation });
    }

    /// The bucket of a key: the upper half of the product distributes keys evenly over any number of buckets.
    fn bucket(&self, key: u64) -> usize {
        ((u128::from(key) * self.slots.len() as u128) >> 64) as usize
    }
}

/// The part of a key that an entry stores: not the bits that choose the bucket.
fn check(key: u64) -> u32 {
    key as u32
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hex::Cell;

    fn entry(value: i16, depth: u8) -> Entry {
        Entry { best: Some(Move::normal(Cell::F5, Cell::F6)), value, eval: 9, depth, bound: Bound::Lower }
    }

    #[test]
    fn an_entry_is_small() {
        assert_eq!(size_of::<[Option<Slot>; BUCKET]>(), 64);
    }

    #[test]
    fn stored_entries_are_found_until_the_table_is_cleared() {
        let mut table = Table::new(1);
        assert_eq!(table.probe(7), None);
        table.store(7, entry(-3, 5));
        assert_eq!(table.probe(7), Some(entry(-3, 5)));
        table.store(7, Entry { best: None, ..entry(4, 1) });
        assert_eq!(table.probe(7), Some(entry(4, 1)), "the best move stays");
        table.clear();
        assert_eq!(table.probe(7), None);
    }

    #[test]
    fn shallow_and_old_entries_go_first() {
        let mut table = Table::new(1);
        for key in 0..4 {
            table.store(key, entry(0, 10 + key as u8));
        }
        table.store(4, entry(0, 1));
        assert_eq!((table.probe(0), table.probe(4)), (None, Some(entry(0, 1))));
        (0..3).for_each(|_| table.new_search());
        table.store(4, entry(0, 2));
        table.store(5, entry(0, 2));
        assert_eq!(table.probe(4), Some(entry(0, 2)), "younger though shallower");
        assert_eq!(table.probe(1), None);
    }
}
