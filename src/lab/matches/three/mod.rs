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

use crate::lab::error::LabError;
use crate::three::{BySeat, Seat, pgn};
use arguments::BLOCK;
use game::Competitor;
use table::Table;

/// The engine at each seat in the games of a block.
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
/// [`LabError`]; an engine that fails during a game resigns that game, which is not an error.
pub fn run(arguments: &ThreeMatchArguments, output: &mut impl Write) -> Result<(), LabError> {
    let engines = arguments.engines()?;
    let ThreeMatchArguments { common, games, plies, .. } = arguments;
    // A process for each seat: an engine may sit at two.
    let at_seats = |engine| Seat::ALL.map(|_| Competitor::new(engine, common.seed));
    let mut competitors: Vec<Competitor<'_>> = engines.iter().flat_map(at_seats).collect();
    let mut table = Table::new(engines.iter().map(|engine| engine.name.clone()).collect());
    for block in 0..games / BLOCK {
        let opening = game::opening(*plies, common.seed, block);
        for arrangement in arrangements(engines.len()) {
            let seats = BySeat::from_fn(|seat: Seat| arrangement[seat] * Seat::ALL.len() + seat as usize);
            let game = game::play(&opening, &mut competitors, seats, common.stall_timeout())?;
            table.add(&arrangement, game.points, &game.faults);
            if let Some(path) = &common.pgn {
                append(path, &game.record(&table.names, &arrangement, table.games))?;
            }
        }
        table.end_block();
        writeln!(output, "{}", table.summary())?;
        output.flush()?;
    }
    write!(output, "{table}")?;
    Ok(())
}

fn append(path: &Path, record: &pgn::Record) -> Result<(), LabError> {
    let file = OpenOptions::new().create(true).append(true).open(path);
    let written = file.and_then(|mut file| writeln!(file, "{}", pgn::write(record)));
    written.map_err(LabError::file(path))
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
