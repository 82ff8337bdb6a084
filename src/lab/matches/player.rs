//! A player of one game at a time: an engine process that is restarted after a crash.

use std::time::Duration;

use super::process::{MatchProcess, NoResponse};
use super::settings::EngineSettings;
use crate::app::engines::uci;
use crate::lab::error::LabError;

/// Timeout for an engine to start or to get ready.
pub(super) const START_TIMEOUT: Duration = Duration::from_secs(20);

/// How this program names itself.
pub(super) const OUR_NAME: &str = "id name Heksy";

/// The number of attempts to start an engine.
const ATTEMPTS: usize = 3;

/// An engine that plays one game at a time.
#[derive(Debug)]
pub(super) struct Player<'a> {
    pub settings: &'a EngineSettings,
    /// The value of `UCI_Variant`.
    variant: &'static str,
    process: Option<MatchProcess>,
}

impl<'a> Player<'a> {
    /// A player whose engine is not started yet.
    pub fn new(settings: &'a EngineSettings, variant: &'static str) -> Self {
        Self { settings, variant, process: None }
    }

    /// Prepares the engine for a new game, and starts it if needed.
    pub fn new_game(&mut self) -> Result<(), LabError> {
        let mut problem = String::new();
        for _ in 0..ATTEMPTS {
            let Err(what) = self.prepare() else { return Ok(()) };
            problem = what;
            self.process = None;
        }
        Err(LabError::Refused(format!("{} cannot play: {problem}", self.settings.name)))
    }

    /// The engine process.
    pub fn process(&mut self) -> Result<&mut MatchProcess, NoResponse> {
        self.process.as_mut().ok_or(NoResponse::Exited)
    }

    /// Stops the process; the next game starts a new one.
    pub fn shut_down(&mut self) {
        self.process = None;
    }

    fn prepare(&mut self) -> Result<(), String> {
        if self.process.is_none() {
            self.process = Some(start(self.settings, self.variant)?);
        }
        let ready = self.process().and_then(|process| {
            process.send("ucinewgame")?;
            process.send("isready")?;
            process.wait_for(START_TIMEOUT, |line| (line == "readyok").then_some(()))
        });
        ready.map(drop).map_err(|error| message(error, "isready"))
    }
}

fn message(error: NoResponse, command: &str) -> String {
    match error {
        NoResponse::Timeout => format!("no response to {command}"),
        NoResponse::Exited => format!("it exited before the response to {command}"),
    }
}

/// Starts the engine and sets its options.
fn start(settings: &EngineSettings, variant: &str) -> Result<MatchProcess, String> {
    let program = settings.command.first().map_or("", String::as_str);
    let mut process =
        MatchProcess::start(&settings.command).map_err(|error| format!("{program}: {error}"))?;
    let mut is_ours = false;
    let known = process.send("uci").and_then(|()| {
        process.wait_for(START_TIMEOUT, |line| {
            is_ours |= line.starts_with(OUR_NAME);
            (line == "uciok").then_some(())
        })
    });
    known.map_err(|error| message(error, "uci"))?;
    for line in option_lines(settings, variant) {
        process.send(&line).map_err(|error| message(error, &line))?;
    }
    let mut refusal = None;
    let ready = process.send("isready").and_then(|()| {
        process.wait_for(START_TIMEOUT, |line| {
            refusal = refusal.take().or_else(|| line.strip_prefix("info string ").map(str::to_owned));
            (line == "readyok").then_some(())
        })
    });
    ready.map_err(|error| message(error, "isready"))?;
    match refusal {
        // Our engine sends a string only to reject an option, other engines for other reasons as well. Without the
        // option the match would have other conditions.
        Some(what) if is_ours => Err(format!("it refuses an option: {what}")),
        _ => Ok(process),
    }
}

/// The `setoption` commands; that of the variant comes first, unless it is set by the user.
fn option_lines(settings: &EngineSettings, variant: &str) -> Vec<String> {
    let names_variant = settings.options.iter().any(|(name, _)| name.eq_ignore_ascii_case("UCI_Variant"));
    let own = (!names_variant).then(|| uci::set_option("UCI_Variant", Some(variant)));
    let options = settings.options.iter().map(|(name, value)| uci::set_option(name, value.as_deref()));
    own.into_iter().chain(options).collect()
}

#[cfg(test)]
mod tests {
    use super::super::settings::MoveLimits;
    use super::*;

    fn settings(options: &[(&str, Option<&str>)]) -> EngineSettings {
        let owned = |&(name, value): &(&str, Option<&str>)| (name.to_owned(), value.map(str::to_owned));
        EngineSettings {
            name: "A".into(),
            command: vec!["no such program".into()],
            options: options.iter().map(owned).collect(),
            limits: MoveLimits::default(),
        }
    }

    #[test]
    fn options_become_commands() {
        let lines = option_lines(&settings(&[("Hash", Some("16")), ("Clear Hash", None)]), "shafran");
        let expected = [
            "setoption name UCI_Variant value shafran",
            "setoption name Hash value 16",
            "setoption name Clear Hash",
        ];
        assert_eq!(lines, expected);
        let lines = option_lines(&settings(&[("uci_variant", Some("hexchess"))]), "glinski");
        assert_eq!(lines, ["setoption name uci_variant value hexchess"]);
    }

    #[test]
    fn an_engine_that_cannot_be_started_is_named() {
        let settings = settings(&[]);
        let error = Player::new(&settings, "glinski").new_game().unwrap_err().to_string();
        assert!(error.starts_with("A cannot play: no such program: "), "{error}");
    }
}
