//! The identity of an engine, and the trial that asks for it.

use std::process::Command;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::time::{Duration, Instant};

use super::fault::Fault;
use super::option::{EngineOption, OptionKind};
use super::process::{EngineProcess, Output, Patience};
use crate::excerpt;
use crate::game::Variant;

/// The option that chooses the game.
const VARIANT: &str = "UCI_Variant";
/// More options are not read.
const MAX_OPTIONS: usize = 500;

/// The identity that an engine sends.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Identity {
    /// The name; empty without one.
    pub name: String,
    /// Empty if the engine sends none.
    pub author: String,
    /// In the engine's order.
    pub options: Vec<EngineOption>,
}

impl Identity {
    /// Takes in one of the lines between `uci` and `uciok`; others are left out.
    pub fn take(&mut self, line: &str) {
        let rest =
            |start: &str| line.trim_start().strip_prefix(start).map(|rest| excerpt::start(rest.trim()));
        if let Some(name) = rest("id name ") {
            self.name = name;
        } else if let Some(author) = rest("id author ") {
            self.author = author;
        } else if self.options.len() < MAX_OPTIONS {
            self.options.extend(EngineOption::parse(line));
        }
    }

    /// The option of that name, in upper or lower case.
    pub fn option(&self, name: &str) -> Option<&EngineOption> {
        self.options.iter().find(|option| option.is_called(name))
    }

    /// The games that the engine plays. An engine that leaves no choice plays Gliński's.
    pub fn variants(&self) -> Vec<Variant> {
        Variant::ALL.into_iter().filter(|&variant| self.plays(variant)).collect()
    }

    /// Whether the engine plays this game.
    pub fn plays(&self, variant: Variant) -> bool {
        match self.variant_choices() {
            Some(_) => self.variant_option(variant).is_some(),
            None => variant == Variant::Glinski,
        }
    }

    /// The option and its value that select this game, as the engine writes both.
    pub fn variant_option(&self, variant: Variant) -> Option<(&str, &str)> {
        let (name, choices) = self.variant_choices()?;
        let choice = choices.iter().find(|choice| choice.parse() == Ok(variant))?;
        Some((name, choice))
    }

    fn variant_choices(&self) -> Option<(&str, &[String])> {
        let option = self.option(VARIANT)?;
        match &option.kind {
            OptionKind::Combo { choices, .. } => Some((&option.name, choices)),
            _ => None,
        }
    }
}

/// Lines that wait to be read; then the engine waits.
const QUEUE_LEN: usize = 256;
/// Interval between two checks whether the caller has cancelled.
const POLL: Duration = Duration::from_millis(20);

/// Starts an engine, queries its identity, waits until it is ready, and ends it. `None` if that was cancelled.
///
/// # Errors
/// Returns the fault of the engine.
pub fn identify(
    command: Command,
    patience: &Patience,
    is_given_up: &AtomicBool,
) -> Option<Result<Identity, Fault>> {
    let (queue, lines) = mpsc::sync_channel(QUEUE_LEN);
    let process = match EngineProcess::start(command, move |output| queue.send(output).is_ok()) {
        Ok(process) => process,
        Err(error) => return Some(Err(Fault::of_start(&error))),
    };
    let mut probe = Probe { process, lines, patience, is_given_up, left: patience.lines };
    let mut identity = Identity::default();
    let mut answer = probe.ask("uci", "uciok", |line| identity.take(line));
    if answer == Some(Ok(())) {
        answer = probe.ask("isready", "readyok", |_| {});
    }
    if answer != Some(Ok(())) {
        probe.process.kill();
    }
    answer.map(|result| result.map(|()| identity))
}

struct Probe<'a> {
    process: EngineProcess,
    lines: Receiver<Output>,
    patience: &'a Patience,
    is_given_up: &'a AtomicBool,
    /// Lines it may still print.
    left: u32,
}

impl Probe<'_> {
    /// Sends a command and waits for the answer; other lines go to `take`.
    fn ask(
        &mut self,
        command: &'static str,
        answer: &str,
        mut take: impl FnMut(&str),
    ) -> Option<Result<(), Fault>> {
        let deadline = Instant::now() + self.patience.start;
        self.process.send(command);
        while !self.is_given_up.load(Ordering::Relaxed) {
            match self.lines.recv_timeout(POLL) {
                Ok(Output::Line(_, line)) if line.trim() == answer => return Some(Ok(())),
                Ok(Output::Line(..)) if self.left == 0 => return Some(Err(Fault::Flood)),
                Ok(Output::Line(_, line)) => {
                    self.left -= 1;
                    take(&line);
                }
                Ok(Output::Closed) | Err(RecvTimeoutError::Disconnected) => return Some(Err(Fault::Ended)),
                Err(RecvTimeoutError::Timeout) => {}
            }
            if Instant::now() >= deadline {
                return Some(Err(Fault::Silent(command)));
            }
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn identity(lines: &[&str]) -> Identity {
        let mut identity = Identity::default();
        for line in lines {
            identity.take(line);
        }
        identity
    }

    #[test]
    fn an_engine_lists_the_games_it_plays() {
        let engine = identity(&[
            "id name Hexer 2.1",
            "id author A. N. Other",
            "nonsense",
            "option name uci_variant type combo default chess var chess var Glinski var hex-checkers",
            "option name Threads type spin default 1 min 1 max 4",
        ]);
        assert_eq!((engine.name.as_str(), engine.author.as_str()), ("Hexer 2.1", "A. N. Other"));
        assert_eq!(engine.variants(), [Variant::Glinski, Variant::Checkers]);
        assert_eq!(engine.variant_option(Variant::Checkers), Some(("uci_variant", "hex-checkers")));
        assert_eq!(engine.variant_option(Variant::Shafran), None);
        assert!(engine.option("THREADS").is_some());
    }

    #[test]
    fn an_engine_that_leaves_no_choice_plays_the_oldest_game() {
        assert_eq!(identity(&[]).variants(), [Variant::Glinski]);
        assert_eq!(identity(&["option name UCI_Variant type combo default chess var chess"]).variants(), []);
    }
}
