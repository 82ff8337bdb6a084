//! `heksy-lab match-three`: a match of two or three engines in the three-player game, with the seats rotated.
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
use crate::three::{BySeat, Seat, pgn};
use arguments::BLOCK;
use game::Competitor;
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
/// [`MatchError`]; an engine that fails during a game resigns that game, which is not an error.
pub fn run(arguments: &ThreeMatchArguments, output: &mut impl Write) -> Result<(), MatchError> {
    let settings = arguments.settings().map_err(MatchError::Arguments)?;
    let mut competitors = Vec::new();
    for engine in &settings.engines {
        // A process for each seat: an engine may sit at two.
        for _ in Seat::ALL {
            competitors.push(Competitor::new(engine, settings.seed));
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
