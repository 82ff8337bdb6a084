//! The engine's options.

use std::io::{self, Write};
use std::ops::RangeInclusive;
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

use crate::engine::nnue::{BYTES, Network};
use crate::engine::{
    CONTEMPT, DEFAULT_HASH_MB, Engine, EvalSource, Level, Limits, MOST_CONTEMPT, MOVE_OVERHEAD, Strength,
};
use crate::game::Variant;

const HASH_MB: RangeInclusive<usize> = 1..=65_536;
const THREADS: RangeInclusive<usize> = 1..=256;
const LINES: RangeInclusive<usize> = 1..=500;
/// Where luck is drawn anew for each game.
const NO_SEED: u64 = 0;
const SEEDS: RangeInclusive<u64> = NO_SEED..=u32::MAX as u64;
/// Values of `EvalFile` that name no file.
const BUILT_IN: &str = "built-in";
const TERMS: &str = "terms";
const OVERHEAD_MS: RangeInclusive<u64> = 0..=5_000;

/// What has been set.
pub(super) struct Options {
    pub variant: Variant,
    pub move_overhead: Duration,
    pub lines: usize,
    level: Level,
    /// Whether `elo` holds, rather than the level.
    limits_strength: bool,
    elo: u16,
    /// Whether games begin with moves out of the book.
    pub uses_book: bool,
    /// What the luck of the levels and of the book is made from.
    seed: u64,
    /// Games since the seed was told.
    games: u64,
    /// Whether positions are studied rather than played: then always at full strength, and never from the book.
    pub analyses: bool,
    /// Whether chances of winning, drawing and losing are told with the score.
    pub shows_wdl: bool,
    /// What draws count less than nothing in games by the clock, in centipawns.
    pub contempt: i32,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            variant: Variant::Glinski,
            move_overhead: MOVE_OVERHEAD,
            lines: 1,
            level: Level::Full,
            limits_strength: false,
            elo: *Level::SCALE.end(),
            uses_book: false,
            seed: NO_SEED,
            games: 0,
            analyses: false,
            shows_wdl: false,
            contempt: CONTEMPT,
        }
    }
}

impl Options {
    /// Tells which options there are.
    pub fn list(output: &mut impl Write) -> io::Result<()> {
        let spin = |name, default: u64, from: u64, to: u64| {
            format!("option name {name} type spin default {default} min {from} max {to}")
        };
        writeln!(
            output,
            "{}",
            spin("Hash", DEFAULT_HASH_MB as u64, *HASH_MB.start() as u64, *HASH_MB.end() as u64)
        )?;
        writeln!(output, "option name Clear Hash type button")?;
        writeln!(output, "{}", spin("Threads", 1, *THREADS.start() as u64, *THREADS.end() as u64))?;
        writeln!(output, "option name EvalFile type string default {BUILT_IN}")?;
        writeln!(output, "option name Ponder type check default false")?;
        writeln!(output, "option name UCI_ShowWDL type check default false")?;
        writeln!(output, "{}", spin("MultiPV", 1, *LINES.start() as u64, *LINES.end() as u64))?;
        let overhead = MOVE_OVERHEAD.as_millis() as u64;
        writeln!(output, "{}", spin("Move Overhead", overhead, *OVERHEAD_MS.start(), *OVERHEAD_MS.end()))?;
        writeln!(
            output,
            "option name Contempt type spin default {CONTEMPT} min {} max {MOST_CONTEMPT}",
            -MOST_CONTEMPT
        )?;
        let combo = |name, keys: &[&str], default| {
            format!("option name {name} type combo default {default} var {}", keys.join(" var "))
        };
        writeln!(
            output,
            "{}",
            combo("UCI_Variant", &Variant::ALL.map(Variant::key), Variant::Glinski.key())
        )?;
        writeln!(output, "{}", combo("Level", &Level::ALL.map(Level::key), Level::Full.key()))?;
        writeln!(output, "option name UCI_LimitStrength type check default false")?;
        let (lowest, highest) = (u64::from(*Level::SCALE.start()), u64::from(*Level::SCALE.end()));
        writeln!(output, "{}", spin("UCI_Elo", highest, lowest, highest))?;
        writeln!(output, "option name OwnBook type check default false")?;
        writeln!(output, "{}", spin("Seed", NO_SEED, *SEEDS.start(), *SEEDS.end()))?;
        writeln!(output, "option name UCI_AnalyseMode type check default false")
    }

    /// How strong to play. `UCI_Elo`, where it holds, goes before `Level`.
    pub fn strength(&self) -> Strength {
        match (self.analyses, self.limits_strength) {
            (true, _) => Strength::Full,
            (false, true) => Strength::Elo(self.elo),
            (false, false) => self.level.into(),
        }
    }

    /// What to think of draws in a search with these limits: only a game by the clock is played to win, all else is
    /// study.
    pub fn contempt(&self, limits: &Limits) -> i32 {
        if limits.clock.is_some() && !self.analyses { self.contempt } else { 0 }
    }

    /// Begins a game: with luck of its own, or with that of the next game from the seed.
    pub fn new_game(&mut self, engine: &Engine) {
        if self.seed == NO_SEED {
            engine.new_game();
        } else {
            engine.new_game_with_seed(self.seed << 32 | self.games);
            self.games += 1;
        }
    }

    /// Reads the words after `setoption` and does what they say.
    pub fn set(&mut self, arguments: &str, engine: &Engine) -> Result<(), String> {
        let words: Vec<&str> = arguments.split_whitespace().collect();
        let Some((&"name", words)) = words.split_first() else {
            return Err("setoption wants: name NAME [value VALUE]".into());
        };
        let split = words.iter().position(|&word| word == "value").unwrap_or(words.len());
        let name = words[..split].join(" ");
        let value = words[split..].get(1..).unwrap_or_default().join(" ");
        match name.to_ascii_lowercase().as_str() {
            "hash" => engine.set_hash_mb(in_range(&name, &value, HASH_MB)?),
            "clear hash" => engine.clear_hash(),
            "threads" => engine.set_threads(in_range(&name, &value, THREADS)?),
            // Only tells whether pondering will be asked for; it needs no preparation.
            "ponder" => drop(truth(&name, &value)?),
            "uci_showwdl" => self.shows_wdl = truth(&name, &value)?,
            "evalfile" => engine.set_eval(eval_source(&value)?),
            "multipv" => self.lines = in_range(&name, &value, LINES)?,
            "move overhead" => {
                self.move_overhead = Duration::from_millis(in_range(&name, &value, OVERHEAD_MS)?);
            }
            "uci_variant" => self.variant = value.parse().map_err(|error| format!("{error}"))?,
            "level" => {
                self.level =
                    Level::from_key(&value).ok_or_else(|| format!("there is no level \"{value}\""))?;
            }
            "uci_limitstrength" => self.limits_strength = truth(&name, &value)?,
            "uci_elo" => self.elo = in_range(&name, &value, Level::SCALE)?,
            "ownbook" => self.uses_book = truth(&name, &value)?,
            "seed" => {
                self.seed = in_range(&name, &value, SEEDS)?;
                self.games = 0;
                self.new_game(engine);
            }
            "contempt" => self.contempt = in_range(&name, &value, -MOST_CONTEMPT..=MOST_CONTEMPT)?,
            "uci_analysemode" => self.analyses = truth(&name, &value)?,
            _ => return Err(format!("there is no option \"{name}\"")),
        }
        Ok(())
    }
}

/// What is evaluated by: the program's own networks, its hand-made terms, or the network in a file.
fn eval_source(value: &str) -> Result<EvalSource, String> {
    match value {
        BUILT_IN => Ok(EvalSource::BuiltIn),
        TERMS => Ok(EvalSource::Terms),
        path => {
            let bytes = std::fs::read(path).map_err(|error| format!("{path}: {error}"))?;
            let network = Network::from_bytes(&bytes).ok_or_else(|| {
                format!("{path} is no network of this version: it has {} bytes, not {BYTES}", bytes.len())
            })?;
            Ok(EvalSource::Network(Arc::new(network)))
        }
    }
}

fn truth(name: &str, value: &str) -> Result<bool, String> {
    value.to_ascii_lowercase().parse().map_err(|_| format!("{name} is true or false, not \"{value}\""))
}

fn in_range<T: FromStr + PartialOrd + std::fmt::Display>(
    name: &str,
    value: &str,
    range: RangeInclusive<T>,
) -> Result<T, String> {
    let number = value.parse().ok().filter(|number| range.contains(number));
    number.ok_or_else(|| format!("{name} goes from {} to {}, not \"{value}\"", range.start(), range.end()))
}
