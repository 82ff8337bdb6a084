//! What the engine keeps between searches, and what it evaluates by.

use std::sync::Arc;

use super::eval::Evaluator;
use super::nnue::Network;
use super::search::Learnt;
use super::table::Table;
use crate::chess::Variant;

/// What the engine keeps between searches.
pub(super) struct Memory {
    pub table: Table,
    pub learnt: Learnt,
    /// What the other threads have learnt, one for each.
    pub helpers: Vec<Learnt>,
    /// For the variant of the last search: its tables take a while to make.
    pub evaluator: Evaluator,
    /// The network of the same variant.
    pub network: Option<Arc<Network>>,
    /// Which network is wanted.
    pub source: EvalSource,
    pub rng: fastrand::Rng,
}

impl Memory {
    /// A memory with a table of so many mebibytes.
    pub fn new(megabytes: usize) -> Self {
        Self {
            table: Table::new(megabytes),
            learnt: Learnt::default(),
            helpers: Vec::new(),
            evaluator: Evaluator::new(Variant::default()),
            network: Network::of(Variant::default()),
            source: EvalSource::default(),
            rng: fastrand::Rng::new(),
        }
    }

    /// Searches with so many threads from now on, at least one.
    pub fn set_threads(&mut self, threads: usize) {
        self.helpers.resize_with(threads.saturating_sub(1), Learnt::default);
    }

    /// Evaluates by this from now on, and forgets what was found by another.
    pub fn set_eval(&mut self, source: EvalSource) {
        self.network = source.network(self.evaluator.variant());
        self.source = source;
        self.clear();
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.table.clear();
        self.learnt = Learnt::default();
        self.helpers.iter_mut().for_each(|learnt| *learnt = Learnt::default());
    }
}

/// What positions are evaluated by.
#[derive(Clone, Default)]
pub enum EvalSource {
    /// The program's own networks, where it has one for the game.
    #[default]
    BuiltIn,
    /// The hand-made terms.
    Terms,
    /// Another network, whatever the game.
    Network(Arc<Network>),
}

impl EvalSource {
    pub(super) fn network(&self, variant: Variant) -> Option<Arc<Network>> {
        match self {
            EvalSource::BuiltIn => Network::of(variant),
            EvalSource::Terms => None,
            EvalSource::Network(network) => Some(Arc::clone(network)),
        }
    }
}
