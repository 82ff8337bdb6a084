//! The place of an engine at one board: its process, started again when it is gone.

use std::time::Duration;

use super::MatchError;
use super::client::{Client, Silence};
use super::settings::EngineSettings;
use crate::game::Variant;

/// How long an engine may take to get ready.
const GET_READY: Duration = Duration::from_secs(20);

/// Starts in a row that may fail.
const ATTEMPTS: usize = 3;

/// An engine at a board.
#[derive(Debug)]
pub(super) struct Seat<'a> {
    pub settings: &'a EngineSettings,
    variant: Variant,
    client: Option<Client>,
}

impl<'a> Seat<'a> {
    /// A seat that is still empty.
    pub fn new(settings: &'a EngineSettings, variant: Variant) -> Self {
        Self { settings, variant, client: None }
    }

    /// The engine, ready for a new game.
    pub fn new_game(&mut self) -> Result<(), MatchError> {
        let mut trouble = String::new();
        for _ in 0..ATTEMPTS {
            match self.prepare() {
                Ok(()) => return Ok(()),
                Err(what) => trouble = what,
            }
            self.client = None;
        }
        Err(MatchError::Engine { name: self.settings.name.clone(), what: trouble })
    }

    /// The engine at the board; none after it was sent away.
    pub fn client(&mut self) -> Result<&mut Client, Silence> {
        self.client.as_mut().ok_or(Silence::Gone)
    }

    /// Ends the process; the next game gets a new one.
    pub fn send_away(&mut self) {
        self.client = None;
    }

    fn prepare(&mut self) -> Result<(), String> {
        if self.client.is_none() {
            self.client = Some(start(self.settings, self.variant)?);
        }
        let ready = self.client().and_then(|client| {
            client.send("ucinewgame")?;
            client.ask("isready", "readyok", GET_READY)
        });
        ready.map_err(|silence| complaint(silence, "isready"))
    }
}

fn complaint(silence: Silence, command: &str) -> String {
    match silence {
        Silence::Timeout => format!("no answer to {command}"),
        Silence::Gone => format!("it ended before it answered {command}"),
    }
}

/// Starts the engine and sets its options.
fn start(settings: &EngineSettings, variant: Variant) -> Result<Client, String> {
    let command = settings.command.first().map_or("", String::as_str);
    let mut client = Client::start(&settings.command).map_err(|error| format!("{command}: {error}"))?;
    client.ask("uci", "uciok", GET_READY).map_err(|silence| complaint(silence, "uci"))?;
    for line in option_lines(settings, variant) {
        client.send(&line).map_err(|silence| complaint(silence, &line))?;
    }
    Ok(client)
}

/// The options as commands; the variant first, unless the user names it himself.
fn option_lines(settings: &EngineSettings, variant: Variant) -> Vec<String> {
    let names_variant = settings.options.iter().any(|(name, _)| name.eq_ignore_ascii_case("UCI_Variant"));
    let own = (!names_variant).then(|| format!("setoption name UCI_Variant value {}", variant.key()));
    let told = settings.options.iter().map(|(name, value)| match value {
        Some(value) => format!("setoption name {name} value {value}"),
        None => format!("setoption name {name}"),
    });
    own.into_iter().chain(told).collect()
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
        let lines = option_lines(&settings(&[("Hash", Some("16")), ("Clear Hash", None)]), Variant::Shafran);
        let expected = [
            "setoption name UCI_Variant value shafran",
            "setoption name Hash value 16",
            "setoption name Clear Hash",
        ];
        assert_eq!(lines, expected);
        let lines = option_lines(&settings(&[("uci_variant", Some("hexchess"))]), Variant::Glinski);
        assert_eq!(lines, ["setoption name uci_variant value hexchess"]);
    }

    #[test]
    fn an_engine_that_cannot_be_started_is_named() {
        let settings = settings(&[]);
        let error = Seat::new(&settings, Variant::Glinski).new_game().unwrap_err().to_string();
        assert!(error.starts_with("A cannot play: no such program: "), "{error}");
    }
}
