//! The searches of an engine, for two players or for three, and what the protocol writes about them.

use std::io::{self, Write};

use super::info::{Spoken, progress, write_error};
use crate::engine::{Engine, Event, SearchId, Searcher};

/// An engine and its searches.
pub(super) struct Searches<S: Searcher, P> {
    pub engine: Engine<S>,
    /// The running ones with their positions, which are needed to write moves.
    running: Vec<(SearchId, P)>,
    /// Whether only `stop` ends the latest one.
    is_endless: bool,
}

impl<S: Searcher, P: Spoken<Info = S::Info, Move = S::Move>> Searches<S, P> {
    pub fn new(engine: Engine<S>) -> Self {
        Self { engine, running: Vec::new(), is_endless: false }
    }

    /// Whether a search is running.
    pub fn is_busy(&self) -> bool {
        !self.running.is_empty()
    }

    /// Stops the running search, then starts this one.
    pub fn go(&mut self, request: S::Request, position: P, is_endless: bool) {
        self.is_endless = is_endless;
        self.running.push((self.engine.go(request), position));
    }

    /// Stops the latest search if nothing but `stop` would.
    pub fn stop_endless(&self) {
        if self.is_endless {
            self.engine.stop();
        }
    }

    /// Writes the events that have come.
    pub fn write_events(&mut self, output: &mut impl Write, shows_wdl: bool) -> io::Result<()> {
        while let Some(event) = self.engine.try_recv() {
            self.write(event, output, shows_wdl)?;
        }
        Ok(())
    }

    /// Stops all searches, and writes their ends.
    pub fn finish(&mut self, output: &mut impl Write, shows_wdl: bool) -> io::Result<()> {
        self.engine.stop();
        while self.is_busy()
            && let Some(event) = self.engine.wait()
        {
            self.write(event, output, shows_wdl)?;
        }
        Ok(())
    }

    fn write(
        &mut self,
        event: Event<S::Info, S::Move>,
        output: &mut impl Write,
        shows_wdl: bool,
    ) -> io::Result<()> {
        let Some(at) = self.running.iter().position(|&(id, _)| id == event.id()) else { return Ok(()) };
        let position = &self.running[at].1;
        let (best, ponder) = match event {
            Event::Info { info, .. } => return writeln!(output, "{}", position.line(&info, "", shows_wdl)),
            Event::Progress { progress: news, .. } => {
                return writeln!(output, "{}", progress(position, &news, shows_wdl));
            }
            Event::BestMove { best, ponder, .. } => (best, ponder),
            Event::Failed { message, .. } => {
                write_error(output, Err(message))?;
                (position.first_move(), None)
            }
        };
        let line: Vec<P::Move> = best.into_iter().chain(ponder).collect();
        let texts = position.coordinates_of(&line);
        write!(output, "bestmove {}", texts.first().map_or("0000", String::as_str))?;
        if let Some(text) = texts.get(1) {
            write!(output, " ponder {text}")?;
        }
        self.running.remove(at);
        writeln!(output)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::three::{Game, Position};
    use crate::three_engine::{Engine as Three, Level, Limits, SearchRequest};

    #[test]
    fn the_table_is_kept_within_a_game() {
        let mut searches = Searches::new(Engine::with_searcher(|| {}, Three::new(16)));
        let nodes = |searches: &mut Searches<Three, Position>| {
            let limits = Limits { depth: Some(4), ..Limits::default() };
            let game = Game::new(Position::start());
            let request = SearchRequest { game, level: Level::FULL, limits, is_infinite: false };
            searches.go(request, Position::start(), false);
            let mut output = Vec::new();
            while searches.is_busy() {
                let event = searches.engine.wait().unwrap();
                searches.write(event, &mut output, false).unwrap();
            }
            let output = String::from_utf8(output).unwrap();
            let line = output.lines().rfind(|line| line.starts_with("info depth ")).unwrap().to_owned();
            let words: Vec<&str> = line.split_whitespace().collect();
            let at = words.iter().rposition(|&word| word == "nodes").unwrap();
            words[at + 1].parse::<u64>().unwrap()
        };
        let first = nodes(&mut searches);
        let kept = nodes(&mut searches);
        assert!(kept < first, "{kept} of {first} nodes");
        searches.engine.change(|engine| engine.clear(1));
        assert_eq!(nodes(&mut searches), first, "another game");
        assert!(nodes(&mut searches) < first);
        searches.engine.change(|engine| engine.set_hash_mb(8));
        assert_eq!(nodes(&mut searches), first, "another size");
    }
}
