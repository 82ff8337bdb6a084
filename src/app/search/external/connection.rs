//! A running engine: its identity, and the commands sent last.

use std::collections::HashMap;
use std::sync::mpsc::{self, Receiver, Sender};
use std::time::Instant;

use super::running::{Input, Job};
use crate::app::engines::AddedEngine;
use crate::app::uci::{EngineProcess, Fault, Identity, OptionKind, Patience, command};

/// Lines that wait to be looked at; then the engine waits.
const MAX_WAITING_COMMANDS: usize = 256;

/// A running engine.
pub(super) struct Connection {
    pub process: EngineProcess,
    /// The number of the process, which distinguishes its lines from those of an earlier process.
    pub number: u64,
    /// A signal for each waiting line.
    waiting: Receiver<()>,
    pub identity: Identity,
    /// The values of its options, by their names in lower case.
    set: HashMap<String, Option<String>>,
    /// Whether the next search must start a new game.
    pub needs_new_game: bool,
    budget: LineBudget,
}

/// The requirements for every engine.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Wanted {
    pub threads: Option<usize>,
    pub hash_mb: Option<usize>,
}

impl Connection {
    /// Starts the engine; its lines go to `inbox`.
    pub fn start(
        engine: &AddedEngine,
        number: u64,
        inbox: Sender<Input>,
        patience: &Patience,
    ) -> Result<Connection, Fault> {
        let (line_waits, waiting) = mpsc::sync_channel(MAX_WAITING_COMMANDS);
        let deliver =
            move |output| line_waits.send(()).is_ok() && inbox.send(Input::Output(number, output)).is_ok();
        let process = EngineProcess::start(engine.command(), deliver);
        Ok(Connection {
            process: process.map_err(|error| Fault::of_start(&error))?,
            number,
            waiting,
            identity: Identity::default(),
            set: HashMap::new(),
            needs_new_game: true,
            budget: LineBudget::new(patience),
        })
    }

    /// Counts a line of the engine. Returns `false` if it prints too many.
    pub fn takes_line(&mut self, patience: &Patience) -> bool {
        self.waiting.try_recv().ok();
        self.budget.spend(patience)
    }

    /// The options that must be set for this search, with the commands for that.
    pub fn preparation(
        &mut self,
        engine: &AddedEngine,
        job: &Job,
        wanted: Wanted,
    ) -> Result<Vec<String>, Fault> {
        let variant = job.request.start.variant();
        if !self.identity.plays(variant) {
            return Err(Fault::OtherGame(variant));
        }
        let mut values: Vec<(String, Option<String>)> = Vec::new();
        if let Some((name, value)) = self.identity.variant_option(variant) {
            values.push((name.to_owned(), Some(value.to_owned())));
        }
        values.extend(engine.settings(&self.identity));
        if let Some(option) = self.identity.option("UCI_ShowWDL")
            && matches!(option.kind, OptionKind::Check { .. })
        {
            values.push((option.name.clone(), Some("true".to_owned())));
        }
        let own = [
            ("Threads", wanted.threads.filter(|_| engine.value("Threads").is_none())),
            ("Hash", wanted.hash_mb.filter(|_| engine.value("Hash").is_none())),
            ("MultiPV", Some(job.lines())),
        ];
        values.extend(own.into_iter().filter_map(|(name, value)| self.number(name, value?)));
        let mut lines: Vec<String> = Vec::new();
        for (name, value) in values {
            if self.set.insert(name.to_ascii_lowercase(), value.clone()).as_ref() != Some(&value) {
                lines.push(command::set_option(&name, value.as_deref()));
            }
        }
        if std::mem::take(&mut self.needs_new_game) {
            lines.push("ucinewgame".to_owned());
        }
        Ok(lines)
    }

    /// A number for an option of the engine, as near as it allows.
    fn number(&self, name: &str, value: usize) -> Option<(String, Option<String>)> {
        let option = self.identity.option(name)?;
        let OptionKind::Spin { min, max, .. } = option.kind else { return None };
        Some((option.name.clone(), Some((value as i64).clamp(min, max).to_string())))
    }
}

/// How many lines an engine may print in a while.
struct LineBudget {
    left: u32,
    since: Instant,
}

impl LineBudget {
    fn new(patience: &Patience) -> LineBudget {
        LineBudget { left: patience.lines, since: Instant::now() }
    }

    /// Takes one line from it; `false` if none was left.
    fn spend(&mut self, patience: &Patience) -> bool {
        if self.since.elapsed() >= patience.window {
            *self = LineBudget::new(patience);
        }
        self.left = self.left.saturating_sub(1);
        self.left > 0
    }
}
