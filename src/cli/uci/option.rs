//! The engine's options.

use std::io::{self, Write};
use std::ops::RangeInclusive;
use std::str::FromStr;
use std::time::Duration;

use crate::engine::{DEFAULT_HASH_MB, Engine, Level};
use crate::game::Variant;

const HASH_MB: RangeInclusive<usize> = 1..=65_536;
const THREADS: RangeInclusive<usize> = 1..=256;
const LINES: RangeInclusive<usize> = 1..=500;
const OVERHEAD_MS: RangeInclusive<u64> = 0..=5_000;

/// What has been set.
pub(super) struct Options {
    pub variant: Variant,
    pub move_overhead: Duration,
    pub lines: usize,
    pub level: Option<Level>,
    /// Whether chances of winning, drawing and losing are told with the score.
    pub shows_wdl: bool,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            variant: Variant::Glinski,
            move_overhead: Duration::from_millis(20),
            lines: 1,
            level: None,
            shows_wdl: false,
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
        writeln!(output, "option name Ponder type check default false")?;
        writeln!(output, "option name UCI_ShowWDL type check default false")?;
        writeln!(output, "{}", spin("MultiPV", 1, *LINES.start() as u64, *LINES.end() as u64))?;
        writeln!(output, "{}", spin("Move Overhead", 20, *OVERHEAD_MS.start(), *OVERHEAD_MS.end()))?;
        let combo = |name, keys: &[&str], default| {
            format!("option name {name} type combo default {default} var {}", keys.join(" var "))
        };
        writeln!(
            output,
            "{}",
            combo("UCI_Variant", &Variant::ALL.map(Variant::key), Variant::Glinski.key())
        )?;
        writeln!(output, "{}", combo("Level", &Level::ALL.map(Level::key), Level::Full.key()))
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
            "multipv" => self.lines = in_range(&name, &value, LINES)?,
            "move overhead" => {
                self.move_overhead = Duration::from_millis(in_range(&name, &value, OVERHEAD_MS)?);
            }
            "uci_variant" => self.variant = value.parse().map_err(|error| format!("{error}"))?,
            "level" => {
                let level =
                    Level::from_key(&value).ok_or_else(|| format!("there is no level \"{value}\""))?;
                self.level = Some(level);
            }
            _ => return Err(format!("there is no option \"{name}\"")),
        }
        Ok(())
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
