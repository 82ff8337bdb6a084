//! The record of a finished match: a line of JSON as in `docs/strength.jsonl`.

use std::fs::OpenOptions;
use std::io::Write;
use std::process::Command;

use serde::Serialize;

use super::player::{OUR_NAME, START_TIMEOUT};
use super::process::MatchProcess;
use super::report::{self, Standings};
use super::settings::{EngineSettings, MoveLimits, RecordSettings, Settings};
use crate::game::date::today;
use crate::lab::error::LabError;

/// A finished match.
#[derive(Serialize)]
struct Record<'a> {
    /// `tried`; `kept` is written by hand.
    status: &'static str,
    change: &'a str,
    /// The second engine.
    against: &'a str,
    conditions: String,
    games: String,
    elo: String,
    date: String,
    game: &'static str,
    engines: [EngineRecord<'a>; 2],
    seed: u64,
    processor: String,
    /// Pairs of games by the sum of quarter points, 0 to 8.
    pairs: &'a [u32; 9],
    /// Losses other than on the board, of both engines.
    faults: [u32; 2],
    /// The log-likelihood ratio of the SPRT.
    llr: Option<f64>,
    verdict: String,
}

#[derive(Serialize)]
struct EngineRecord<'a> {
    name: &'a str,
    /// The name and version, of our own program with its commit.
    version: Option<String>,
    options: &'a [(String, Option<String>)],
}

/// Appends the record of a match to its file, if it has one.
///
/// # Errors
/// The file cannot be written.
pub(super) fn append(settings: &Settings, standings: &Standings) -> Result<(), LabError> {
    let Some(RecordSettings { file, change, seed }) = &settings.record else { return Ok(()) };
    let names = settings.engines.each_ref().map(|engine| engine.name.as_str());
    let tally = &standings.tally;
    let record = Record {
        status: "tried",
        change,
        against: names[1],
        conditions: conditions(settings),
        games: tally.games().to_string(),
        elo: report::summary(tally),
        date: today(),
        game: settings.variant.key(),
        engines: settings.engines.each_ref().map(|engine| EngineRecord {
            name: &engine.name,
            version: version(engine),
            options: &engine.options,
        }),
        seed: *seed,
        processor: processor(),
        pairs: &tally.pairs,
        faults: standings.faults(),
        llr: settings.sprt.map(|sprt| sprt.log_likelihood_ratio(&tally.pairs)),
        verdict: report::verdict_text(names, standings, settings.sprt.as_ref()),
    };
    let write = || {
        let line = serde_json::to_string(&record)? + "\n";
        OpenOptions::new().create(true).append(true).open(file)?.write_all(line.as_bytes())
    };
    write().map_err(LabError::file(file))
}

/// Limits, openings and concurrency: "25000 nodes against 1+0.01, openings of 8 random plies, 2 games at a time".
fn conditions(settings: &Settings) -> String {
    let [first, second] = settings.engines.each_ref().map(|engine| limits(&engine.limits));
    let limits = if first == second { first } else { format!("{first} against {second}") };
    let Settings { openings, concurrency, .. } = settings;
    format!("{limits}, openings {}, {concurrency} games at a time", openings.description())
}

fn limits(limits: &MoveLimits) -> String {
    let MoveLimits { clock, movetime, nodes, depth } = limits;
    let parts = [
        clock.is_timed().then(|| clock.to_string()),
        movetime.map(|time| format!("{} ms a move", time.as_millis())),
        nodes.map(|nodes| format!("{nodes} nodes")),
        depth.map(|depth| format!("depth {depth}")),
    ];
    parts.into_iter().flatten().collect::<Vec<_>>().join(" and ")
}

/// The name by UCI. Our own program has no commit there, so that its name is the answer to `--version`.
fn version(engine: &EngineSettings) -> Option<String> {
    let mut process = MatchProcess::start(&engine.command).ok()?;
    process.send("uci").ok()?;
    let name = |line: &str| line.starts_with("id name ").then(|| line.to_owned());
    let (_, name) = process.wait_for(START_TIMEOUT, name).ok()?;
    if !name.starts_with(OUR_NAME) {
        return name.strip_prefix("id name ").map(str::to_owned);
    }
    let output = Command::new(engine.command.first()?).arg("--version").output().ok()?;
    String::from_utf8_lossy(&output.stdout).lines().next().map(str::to_owned)
}

/// The name of the processor if the system has it, otherwise the architecture.
fn processor() -> String {
    let text = std::fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let names = text.lines().filter_map(|line| line.strip_prefix("model name")?.split_once(": "));
    names.map(|(_, name)| name.to_owned()).next().unwrap_or_else(|| std::env::consts::ARCH.to_owned())
}
