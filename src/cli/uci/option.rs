//! The UCI options.

use std::fmt::Display;
use std::io::{self, Write};
use std::ops::RangeInclusive;
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

use crate::cli::error::check_hash;
use crate::cli::input;
use crate::engine::nnue::Network;
use crate::engine::{DEFAULT_HASH_MB, DEFAULT_MOVE_OVERHEAD, Engine, Level, Strength};
#[cfg(feature = "tune")]
use crate::engine::{PARAMETERS, Parameter};
use crate::game::Variant;
use crate::three_engine;

const HASH_MB: RangeInclusive<usize> = 1..=65_536;
const THREADS: RangeInclusive<usize> = 1..=256;
const LINES: RangeInclusive<usize> = 1..=500;
/// The seed option for a new random seed in each game.
const NO_SEED: u64 = 0;
const SEEDS: RangeInclusive<u64> = NO_SEED..=u32::MAX as u64;
/// The maximum size of a network, in bytes.
const MAX_NETWORK_BYTES: u64 = 64 << 20;
/// The value of `EvalFile` that is not a file name.
const BUILT_IN: &str = "built-in";
/// The protocol's word for a text without letters.
const EMPTY: &str = "<empty>";
/// The value of `UCI_Variant` for the three-player game.
const THREE: &str = "three";
const OVERHEAD_MS: RangeInclusive<u64> = 0..=5_000;

/// The engine of the three-player game.
type Three = Engine<three_engine::Engine>;

/// The current options.
pub(super) struct Options {
    pub variant: Variant,
    /// Whether the three-player game is played, in place of the variant.
    pub is_three: bool,
    pub hash_mb: usize,
    pub move_overhead: Duration,
    pub lines: usize,
    level: Level,
    /// Whether `elo` applies instead of the level.
    limits_strength: bool,
    elo: u16,
    /// Whether to play from the opening book.
    pub uses_book: bool,
    /// The random seed for levels and book.
    seed: u64,
    /// The number of games since the seed was set.
    games: u64,
    /// Whether to analyse: always at full strength, without the book.
    pub is_analysis: bool,
    /// Whether to write WDL with the score.
    pub show_wdl: bool,
    /// The network of `EvalFile`, and the name of its file.
    network: Option<(String, Arc<Network>)>,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            variant: Variant::Glinski,
            is_three: false,
            hash_mb: DEFAULT_HASH_MB,
            move_overhead: DEFAULT_MOVE_OVERHEAD,
            lines: 1,
            level: Level::FULL,
            limits_strength: false,
            elo: *Level::SCALE.end(),
            uses_book: false,
            seed: NO_SEED,
            games: 0,
            is_analysis: false,
            show_wdl: false,
            network: None,
        }
    }
}

impl Options {
    /// Writes the list of options.
    pub fn list(output: &mut impl Write) -> io::Result<()> {
        let check = || "check default false".to_owned();
        let combo =
            |keys: &[String], default: &str| format!("combo default {default} var {}", keys.join(" var "));
        let variants = Variant::ALL.map(Variant::key).into_iter().chain([THREE]).map(str::to_owned);
        let levels: Vec<String> = Level::marks().map(Level::key).collect();
        let options = [
            ("Hash", spin(DEFAULT_HASH_MB, HASH_MB)),
            ("Clear Hash", "button".to_owned()),
            ("Threads", spin(1, THREADS)),
            ("EvalFile", format!("string default {BUILT_IN}")),
            ("Ponder", check()),
            ("UCI_ShowWDL", check()),
            ("MultiPV", spin(1, LINES)),
            ("Move Overhead", spin(DEFAULT_MOVE_OVERHEAD.as_millis() as u64, OVERHEAD_MS)),
            ("UCI_Variant", combo(&variants.collect::<Vec<_>>(), Variant::Glinski.key())),
            ("Level", combo(&levels, &Level::FULL.key())),
            ("UCI_LimitStrength", check()),
            ("UCI_Elo", spin(*Level::SCALE.end(), Level::SCALE)),
            ("OwnBook", check()),
            ("Seed", spin(NO_SEED, SEEDS)),
            ("UCI_AnalyseMode", check()),
        ];
        for (name, kind) in options {
            writeln!(output, "option name {name} type {kind}")?;
        }
        #[cfg(feature = "tune")]
        for Parameter { name, default, min, max, .. } in PARAMETERS {
            writeln!(output, "option name {name} type {}", spin(*default, *min..=*max))?;
        }
        Ok(())
    }

    /// The strength. `UCI_Elo` takes precedence over `Level` if enabled.
    pub fn strength(&self) -> Strength {
        match (self.is_analysis, self.limits_strength) {
            (true, _) => Strength::Full,
            (false, true) => Strength::Elo(self.elo),
            (false, false) => self.level.into(),
        }
    }

    /// The level in the three-player game.
    pub fn level_of_three(&self) -> Level {
        if self.is_analysis { Level::FULL } else { self.level }
    }

    /// Starts a game with a random seed, or with the next one derived from the seed option.
    pub fn new_game(&mut self, engine: &Engine, three: &Three) {
        let seed = if self.seed == NO_SEED { fastrand::u64(..) } else { self.seed << 32 | self.games };
        self.games += 1;
        engine.new_game_with_seed(seed);
        three.change(move |engine| engine.clear(seed));
    }

    /// Parses the words after `setoption` and sets the option. The size of a new table is looked at unless a search is
    /// running, which would have to end first.
    pub fn set(
        &mut self,
        arguments: &str,
        is_searching: bool,
        engine: &Engine,
        three: &Three,
    ) -> Result<(), String> {
        let (name, value) = split(arguments)?;
        match name.to_ascii_lowercase().as_str() {
            "hash" => {
                self.hash_mb = parse_in_range(&name, value, HASH_MB)?;
                engine.set_hash_mb(self.hash_mb);
                // The three-player engine makes its table at the next search.
                if !self.is_three && !is_searching {
                    check_hash(self.hash_mb, engine.hash_mb().unwrap_or(self.hash_mb))?;
                }
            }
            "clear hash" => {
                engine.clear_hash();
                three.change(|engine| engine.clear(fastrand::u64(..)));
            }
            "threads" => {
                let threads = parse_in_range(&name, value, THREADS)?;
                engine.set_threads(threads);
                three.change(move |engine| engine.set_threads(threads));
            }
            // The option needs no preparation.
            "ponder" => drop(parse_bool(&name, value)?),
            "uci_showwdl" => self.show_wdl = parse_bool(&name, value)?,
            "evalfile" => {
                self.network = read_network(value)?;
                engine.set_network(self.network().cloned());
                self.check_game()?;
            }
            "multipv" => self.lines = parse_in_range(&name, value, LINES)?,
            "move overhead" => {
                self.move_overhead = Duration::from_millis(parse_in_range(&name, value, OVERHEAD_MS)?);
            }
            "uci_variant" => {
                self.is_three = value.eq_ignore_ascii_case(THREE);
                if !self.is_three {
                    self.variant = value.parse().map_err(|error| format!("{error}"))?;
                    self.check_game()?;
                }
            }
            "level" => {
                let named = Level::marks().find(|level| level.key() == value);
                self.level = named.ok_or_else(|| format!("there is no level \"{value}\""))?;
            }
            "uci_limitstrength" => self.limits_strength = parse_bool(&name, value)?,
            "uci_elo" => self.elo = parse_in_range(&name, value, Level::SCALE)?,
            "ownbook" => self.uses_book = parse_bool(&name, value)?,
            "seed" => {
                self.seed = parse_in_range(&name, value, SEEDS)?;
                self.games = 0;
                self.new_game(engine, three);
            }
            "uci_analysemode" => self.is_analysis = parse_bool(&name, value)?,
            name => {
                #[cfg(feature = "tune")]
                if let Some(parameter) = PARAMETERS.iter().find(|parameter| parameter.name == name) {
                    parameter.set(parse_in_range(name, &value, parameter.min..=parameter.max)?);
                    return Ok(());
                }
                return Err(format!("there is no option \"{name}\""));
            }
        }
        Ok(())
    }

    /// The network of `EvalFile`.
    pub fn network(&self) -> Option<&Arc<Network>> {
        self.network.as_ref().map(|(_, network)| network)
    }

    /// Refuses a network for another game. Options may come in any order: it is used once its own game is played.
    fn check_game(&self) -> Result<(), String> {
        let Some((path, network)) = &self.network else { return Ok(()) };
        let refusal = |why| format!("{path}: {why}; it is not used, the built-in evaluation is");
        network.check_game(self.variant).map_err(refusal)
    }
}

/// The name and the value of an option. The value is all that follows the word `value`: a file may have any spaces in its
/// name.
fn split(arguments: &str) -> Result<(String, &str), String> {
    let wanted = || "setoption wants: name NAME [value VALUE]".to_owned();
    let rest = arguments.strip_prefix("name").filter(|rest| !rest.starts_with(|c: char| !c.is_whitespace()));
    let rest = rest.ok_or_else(wanted)?;
    let is_word = |(at, word): &(usize, &str)| {
        rest[..*at].ends_with(char::is_whitespace)
            && !rest[at + word.len()..].starts_with(|c: char| !c.is_whitespace())
    };
    let (name, value) = match rest.match_indices("value").find(is_word) {
        Some((at, word)) => (&rest[..at], rest[at + word.len()..].trim()),
        None => (rest, ""),
    };
    Ok((name.split_whitespace().collect::<Vec<_>>().join(" "), value))
}

/// The type of an option with a number.
fn spin<T: Display>(default: T, range: RangeInclusive<T>) -> String {
    format!("spin default {default} min {} max {}", range.start(), range.end())
}

/// The network that a value of `EvalFile` names, and its file; `None` for the built-in ones.
fn read_network(value: &str) -> Result<Option<(String, Arc<Network>)>, String> {
    if [BUILT_IN, EMPTY, ""].contains(&value) {
        return Ok(None);
    }
    let named = |error: &dyn Display| format!("{value}: {error}");
    let bytes = input::read_at_most(value.as_ref(), MAX_NETWORK_BYTES).map_err(|error| named(&error))?;
    let network = Network::from_bytes(&bytes).map_err(|error| named(&error))?;
    Ok(Some((value.to_owned(), Arc::new(network))))
}

fn parse_bool(name: &str, value: &str) -> Result<bool, String> {
    value.to_ascii_lowercase().parse().map_err(|_| format!("{name} is true or false, not \"{value}\""))
}

fn parse_in_range<T: FromStr + PartialOrd + Display>(
    name: &str,
    value: &str,
    range: RangeInclusive<T>,
) -> Result<T, String> {
    let number = value.parse().ok().filter(|number| range.contains(number));
    number.ok_or_else(|| format!("{name} goes from {} to {}, not \"{value}\"", range.start(), range.end()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_value_keeps_its_spaces_and_a_name_has_single_ones() {
        for (line, name, value) in [
            ("name Hash value 4", "Hash", "4"),
            ("name EvalFile value nets/a  b.nnue", "EvalFile", "nets/a  b.nnue"),
            ("name  Move   Overhead  value\t50 ", "Move Overhead", "50"),
            ("name EvalFile value my value  file", "EvalFile", "my value  file"),
            ("name Clear Hash", "Clear Hash", ""),
            ("name valued value", "valued", ""),
            ("name", "", ""),
        ] {
            assert_eq!(split(line), Ok((name.to_owned(), value)), "{line}");
        }
        assert!(split("named Hash").is_err() && split("Hash 4").is_err() && split("").is_err());
    }
}
