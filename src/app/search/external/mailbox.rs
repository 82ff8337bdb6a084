//! The results of an engine until they are fetched: only the latest of each line, so that their number is limited.

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::app::search::EngineNews;
use crate::engine::{Info, SearchId};

/// The results of an engine until they are fetched.
#[derive(Debug, Default)]
pub(super) struct Mailbox {
    contents: Mutex<Contents>,
}

#[derive(Debug, Default)]
struct Contents {
    /// The latest search of which there is a line.
    search: Option<SearchId>,
    /// The lines by rank.
    lines: BTreeMap<usize, Info>,
    /// Searches that have ended, and how.
    ends: Vec<(SearchId, EngineNews)>,
}

impl Mailbox {
    /// Stores a line of a search.
    pub fn put(&self, search: SearchId, info: Info) {
        let mut contents = self.lock();
        if contents.search != Some(search) {
            contents.search = Some(search);
            contents.lines.clear();
        }
        contents.lines.insert(info.multipv, info);
    }

    /// Stores the end of a search.
    pub fn end(&self, search: SearchId, news: EngineNews) {
        self.lock().ends.push((search, news));
    }

    /// Takes all stored news, each search's end after its lines.
    pub fn fetch(&self) -> Vec<(SearchId, EngineNews)> {
        let mut contents = self.lock();
        let lines = std::mem::take(&mut contents.lines);
        let search = contents.search;
        let lines =
            lines.into_values().filter_map(|info| Some((search?, EngineNews::Thinking(Box::new(info)))));
        let mut news: Vec<_> = lines.collect();
        news.append(&mut contents.ends);
        news
    }

    fn lock(&self) -> MutexGuard<'_, Contents> {
        self.contents.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
