//! `heksy-lab match-three`: a match of two or three engines in the game for three, with the seats rotated.
//!
//! Every opening is played six times: by three engines in each order, by two in each way to fill three seats with both.
//! So no seat helps an engine, and openings that favour a seat cancel out. The margins come from these blocks of six.

mod arguments;
mod game;
mod table;

use std::fs::OpenOptions;
use std::io::Write;
use std::path::Path;

pub use arguments::ThreeMatchArguments;

use super::MatchError;
use super::process::{MatchProcess, NoResponse};
use super::settings::EngineSettings;
use crate::app::uci::command;
use crate::three::{BySeat, Seat, pgn};
use arguments::BLOCK;
use game::{Competitor, START_TIMEOUT};
use table::Table;

/// Which engine sits at each seat in the games of a block.
fn arrangements(engines: usize) -> [BySeat<usize>; BLOCK] {
    if engines > 2 {
        [[0, 1, 2], [2, 0, 1], [1, 2, 0], [0, 2, 1], [1, 0, 2], [2, 1, 0]]
    } else {
        [[0, 1, 1], [1, 0, 1], [1, 1, 0], [1, 0, 0], [0, 1, 0], [0, 0, 1]]
    }
    .map(|[white, red, black]| BySeat::new(white, red, black))
}

/// Plays a match and reports on it.
///
/// # Errors
/// [`MatchError`]; what an engine does wrong during a game makes it leave that game, and is no error.
pub fn run(arguments: &ThreeMatchArguments, output: &mut impl Write) -> Result<(), MatchError> {
    let settings = arguments.settings().map_err(MatchError::Arguments)?;
    let mut competitors = Vec::new();
    for engine in &settings.engines {
        // A process for each seat: an engine may sit at two.
        for _ in Seat::ALL {
            competitors.push(start(engine, settings.seed)?);
        }
    }
    let names = settings.engines.iter().map(|engine| engine.name.clone()).collect();
    let mut table = Table::new(names);
    for block in 0..settings.games / BLOCK {
        let opening = game::opening(settings.plies, settings.seed, block);
        for arrangement in arrangements(settings.engines.len()) {
            let seat = |seat: Seat| arrangement[seat] * Seat::ALL.len() + seat as usize;
            let game = game::play(&opening, &mut competitors, BySeat::from_fn(seat), &settings)?;
            table.add(&arrangement, game.points, &game.faults);
            if let Some(path) = &settings.pgn {
                append(path, &game.record(&table.names, &arrangement, table.games()))?;
            }
        }
        table.end_block();
        writeln!(output, "{}", table.summary())?;
        output.flush()?;
    }
    write!(output, "{table}")?;
    Ok(())
}

fn append(path: &Path, record: &pgn::Record) -> Result<(), MatchError> {
    let file = OpenOptions::new().create(true).append(true).open(path);
    let written = file.and_then(|mut file| writeln!(file, "{}", pgn::write(record)));
    written.map_err(MatchError::file(path))
}

/// Starts an engine and sets its options, or seats a player that moves at random.
fn start(engine: &EngineSettings, seed: u64) -> Result<Competitor, MatchError> {
    if engine.command == [arguments::RANDOM] {
        return Ok(Competitor::Random(fastrand::Rng::with_seed(seed)));
    }
    let failed = |what: String| MatchError::Engine { name: engine.name.clone(), what };
    let mut process = MatchProcess::start(&engine.command).map_err(|error| failed(error.to_string()))?;
    let mut lines = vec![command::set_option("UCI_Variant", Some("three"))];
    lines.extend(engine.options.iter().map(|(name, value)| command::set_option(name, value.as_deref())));
    let ready = process.ask("uci", "uciok", START_TIMEOUT).and_then(|()| {
        lines.iter().try_for_each(|line| process.send(line))?;
        process.ask("isready", "readyok", START_TIMEOUT)
    });
    ready.map_err(|error| match error {
        NoResponse::Timeout => failed("it does not answer".to_owned()),
        NoResponse::Exited => failed("it ended".to_owned()),
    })?;
    Ok(Competitor::Engine(Box::new(process)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_engine_sits_equally_often_at_every_seat() {
        for engines in [2, 3] {
            for seat in Seat::ALL {
                for engine in 0..engines {
                    let times = arrangements(engines).iter().filter(|seats| seats[seat] == engine).count();
                    assert_eq!(times, BLOCK / engines, "{engine} at {seat}");
                }
            }
        }
    }
}
