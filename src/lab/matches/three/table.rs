//! The table of a match of three: the points of each engine, with margins from the blocks of games.

use std::fmt;

use super::arguments::BLOCK;
use crate::three::{BySeat, Points, Seat};

/// The normal quantile of a two-sided 95 % interval.
const Z: f64 = 1.96;

/// The results of an engine.
#[derive(Clone, Debug, Default)]
struct Row {
    seats: u32,
    /// In quarters of a point.
    quarters: u32,
    /// Games won alone, and games that ended third.
    firsts: u32,
    thirds: u32,
    faults: u32,
    /// Seats and quarters of the block that is being played.
    block: (u32, u32),
    /// The mean points a seat of each block.
    blocks: Vec<f64>,
}

impl Row {
    fn mean(&self) -> f64 {
        f64::from(self.quarters) / 4.0 / f64::from(self.seats.max(1))
    }

    /// Half the width of the 95 % interval of the mean; `None` for a single block.
    fn margin(&self) -> Option<f64> {
        let n = self.blocks.len() as f64;
        let mean = self.blocks.iter().sum::<f64>() / n;
        let squares: f64 = self.blocks.iter().map(|value| (value - mean).powi(2)).sum();
        (n > 1.0).then(|| Z * (squares / (n - 1.0) / n).sqrt())
    }
}

#[derive(Clone, Debug)]
pub(super) struct Table {
    pub names: Vec<String>,
    rows: Vec<Row>,
    /// The number of games played.
    pub games: usize,
}

impl Table {
    pub fn new(names: Vec<String>) -> Table {
        let rows = vec![Row::default(); names.len()];
        Table { names, rows, games: 0 }
    }

    /// Adds a game.
    pub fn add(&mut self, arrangement: &BySeat<usize>, points: Points, faults: &[Seat]) {
        self.games += 1;
        for seat in Seat::ALL {
            let row = &mut self.rows[arrangement[seat]];
            let quarters = u32::from(points.quarters(seat));
            row.seats += 1;
            row.quarters += quarters;
            row.firsts += u32::from(quarters == 4);
            row.thirds += u32::from(quarters == 0);
            row.faults += u32::from(faults.contains(&seat));
            row.block.0 += 1;
            row.block.1 += quarters;
        }
    }

    /// Ends a block of games.
    pub fn end_block(&mut self) {
        for row in &mut self.rows {
            let (seats, quarters) = std::mem::take(&mut row.block);
            row.blocks.push(f64::from(quarters) / 4.0 / f64::from(seats.max(1)));
        }
    }

    /// The match in one line.
    pub fn summary(&self) -> String {
        let results =
            self.names.iter().zip(&self.rows).map(|(name, row)| format!("{name} {:.3}", row.mean()));
        format!("{} games: {}", self.games, results.collect::<Vec<_>>().join(", "))
    }
}

impl fmt::Display for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "\nPoints a seat, 0.500 if all are equal; margins of 95 % by blocks of {BLOCK} games ({}):",
            self.games / BLOCK
        )?;
        for (name, row) in self.names.iter().zip(&self.rows) {
            let margin = row.margin().map_or_else(String::new, |margin| format!(" ± {margin:.3}"));
            let Row { seats, firsts, thirds, faults, .. } = row;
            let mean = row.mean();
            writeln!(
                f,
                "{name}: {mean:.3}{margin}, {firsts} first and {thirds} third of {seats}, {faults} without a legal move"
            )?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_are_counted_for_each_engine() {
        let mut table = Table::new(vec!["x".into(), "y".into()]);
        let won: Points = "1-0-1/2".parse().unwrap();
        for _ in 0..2 {
            table.add(&BySeat::new(0, 1, 1), won, &[Seat::Red]);
            table.end_block();
        }
        let text = table.to_string();
        assert!(text.contains("x: 1.000 ± 0.000, 2 first and 0 third of 2, 0 without"), "{text}");
        assert!(text.contains("y: 0.250 ± 0.000, 0 first and 2 third of 4, 2 without"), "{text}");
        assert_eq!(table.summary(), "2 games: x 1.000, y 0.250");
    }

    #[test]
    fn margins_come_from_the_blocks() {
        let row = Row { blocks: vec![0.4, 0.6, 0.5, 0.5], ..Row::default() };
        // The variance of the four is 0.02 / 3, the standard error its root by two.
        let expected = 1.96 * (0.02_f64 / 3.0 / 4.0).sqrt();
        assert!((row.margin().unwrap() - expected).abs() < 1e-9);
        assert_eq!(Row { blocks: vec![0.5], ..Row::default() }.margin(), None);
    }
}
