//! Fuzzes the output of an engine during a search, without its process.

use super::connection::{Job, RunningSearch};
use crate::engine::{Limits, SearchId, SearchRequest};
use crate::game::{Position, Variant};

/// Checks that lines arrive in the order of their ranks, with legal moves only, or that the engine is reported as
/// faulty.
pub fn search(text: &str) {
    for variant in Variant::ALL {
        let position = Position::start(variant);
        let request = SearchRequest { lines: 3, ..SearchRequest::new(position, Limits::default()) };
        let mut search = RunningSearch::new(Box::new(Job::new(SearchId(1), request)));
        for line in text.lines() {
            search.keep(line);
            match search.take_lines() {
                Ok(infos) => infos.iter().for_each(|info| {
                    assert!((1..=3).contains(&info.multipv) && !info.pv.is_empty());
                    assert_eq!(position.line_coordinates(&info.pv).len(), info.pv.len());
                }),
                Err(fault) => assert!(!fault.text("engine").to_string().is_empty()),
            }
        }
    }
}
