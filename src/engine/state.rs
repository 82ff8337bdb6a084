//! The state of the engine between searches.

use std::sync::Arc;

use super::nnue::{Accumulators, Network};
use super::search::Histories;
use super::transposition::TranspositionTable;
use crate::chess;
use crate::game::Variant;
use crate::sides::Color;

/// The default hash size in mebibytes.
pub const DEFAULT_HASH_MB: usize = 16;

/// An engine without a thread of its own: for many short searches in a row, for which handing each to another thread
/// and waiting takes as long as the search. The results are those of [`Engine`](super::Engine), which searches with it on
/// a thread.
///
/// The thread that searches needs a stack of [`STACK_BYTES`](super::STACK_BYTES).
pub struct DirectEngine {
    pub(super) table: TranspositionTable,
    /// The histories of the main thread.
    pub(super) histories: Histories,
    /// The histories of the helper threads.
    pub(super) helpers: Vec<Histories>,
    /// The network of the last chess variant.
    pub(super) network: Arc<Network>,
    /// Replaces the built-in network of its own game.
    own_network: Option<Arc<Network>>,
    /// The side to move of the last search of the game, and the value for that side.
    pub(super) last_value: Option<(Color, i32)>,
    pub(super) rng: fastrand::Rng,
    /// The lot of the game, from 0 to 1: what a level has by chance it has for the whole game.
    pub(super) lot: f64,
}

impl DirectEngine {
    /// An engine with a transposition table of `megabytes` mebibytes.
    pub fn new(megabytes: usize) -> Self {
        Self {
            table: TranspositionTable::new(megabytes),
            histories: Histories::default(),
            helpers: Vec::new(),
            network: Network::of(Variant::default()),
            own_network: None,
            last_value: None,
            rng: fastrand::Rng::new(),
            lot: fastrand::f64(),
        }
    }

    /// Replaces the table by an empty one of `megabytes` mebibytes.
    pub(super) fn set_hash_mb(&mut self, megabytes: usize) {
        // Free the old table first: both together may not fit into memory.
        self.table = TranspositionTable::new(1);
        self.table = TranspositionTable::new(megabytes);
    }

    /// Sets the number of search threads, at least one.
    pub(super) fn set_threads(&mut self, threads: usize) {
        self.helpers.resize_with(threads.saturating_sub(1), Histories::default);
    }

    /// Prepares for searches of a variant.
    pub(super) fn set_variant(&mut self, variant: chess::Variant) {
        if self.network.variant == variant.into() {
            return;
        }
        self.network = self.network_of(variant.into());
        // They are of another network.
        for histories in self.helpers.iter_mut().chain([&mut self.histories]) {
            histories.accumulators = Accumulators::default();
        }
    }

    /// Like [`Engine::set_network`](super::Engine::set_network): clears the results found with another network.
    pub fn set_network(&mut self, network: Option<Arc<Network>>) {
        self.own_network = network;
        self.network = self.network_of(self.network.variant);
        self.clear();
    }

    /// The network of a game: the selected one in its own game, otherwise the built-in one.
    pub(super) fn network_of(&self, variant: Variant) -> Arc<Network> {
        Network::chosen(self.own_network.as_ref(), variant)
    }

    /// Like [`Engine::new_game_with_seed`](super::Engine::new_game_with_seed).
    pub fn new_game_with_seed(&mut self, seed: u64) {
        self.clear();
        self.rng = fastrand::Rng::with_seed(seed);
        self.lot = fastrand::Rng::with_seed(!seed).f64();
    }

    /// The value of the last search for this side, if the game had one.
    pub(super) fn last_value_for(&self, turn: Color) -> Option<i32> {
        self.last_value.map(|(side, value)| if side == turn { value } else { -value })
    }

    /// Clears the table and all histories.
    pub(super) fn clear(&mut self) {
        self.table.clear();
        self.last_value = None;
        self.histories = Histories::default();
        self.helpers.iter_mut().for_each(|histories| *histories = Histories::default());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_value_is_turned_for_the_other_side() {
        let mut state = DirectEngine::new(1);
        assert_eq!(state.last_value_for(Color::White), None);
        // An engine may play both sides: -50 for Black is 50 for White, neither better nor worse.
        state.last_value = Some((Color::Black, -50));
        assert_eq!(state.last_value_for(Color::White), Some(50));
        assert_eq!(state.last_value_for(Color::Black), Some(-50));
        state.clear();
        assert_eq!(state.last_value_for(Color::Black), None);
    }
}
