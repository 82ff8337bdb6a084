//! The transposition table: search results by position key, shared by all search threads without locks.
//!
//! # Why no lock is needed
//!
//! A slot is two atomic words: the packed data `D` and `K ^ D`, where `K` is the position's key (the XOR method of
//! Hyatt and Mann).
//!
//! * **No data race.** Threads share only atomics. The vector itself is written only through `&mut` or before it is
//!   shared, as the borrow checker ensures: the table needs no `unsafe`, except to take its memory from the system.
//! * **Torn entries are rejected.** A reader may see the words of two different writes, `D2` with `K1 ^ D1`, since
//!   threads may write at the same time and relaxed stores may become visible in any order. It accepts them for its
//!   key `K` only if `K1 ^ D1 ^ D2 == K`. With equal data, `D1 == D2`, that means `K1 == K`: the entry is what was
//!   stored for that key. With different data, even for one key, the result equals `K` only with a probability of 1
//!   in 2^64 for each probe, no more often than two positions share a key anyway. An empty slot has no data and is
//!   never accepted.
//! * **No ordering is needed.** An entry is valid whenever it is read and refers to no other memory. So relaxed
//!   ordering is enough, and a late store costs work, not correctness. The generation only ranks entries for
//!   replacement.
//! * **A wrong entry cannot crash the program.** Any bits unpack to a valid [`Entry`], and its move is checked for
//!   legality before it is played. At worst a position is misjudged.
//!
//! In the test `threads_read_whole_entries_only` threads write different entries for the same keys to a few slots, and
//! every field read is compared with what was stored. The thread sanitizer (see docs/testing.md) reports nothing for
//! searches with two threads.

mod entry;
mod memory;
mod prefetch;
mod table;

pub(crate) use entry::{Bound, Entry};
pub(crate) use table::{TranspositionTable, table_key};
