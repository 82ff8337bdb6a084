//! The annotations of a move in a record: comments, marks, clock, evaluation, shapes.

use std::fmt;
use std::time::Duration;

use super::Nag;
use crate::hex::Cell;

/// The annotations of one move, or of the start of the game. A PGN file has the commands in `[%...]` in its comments.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Notes {
    /// Comments before the move: at the start of a variation, or after one.
    pub before: Vec<String>,
    /// Numeric annotation glyphs, such as that of `!?`.
    pub nags: Vec<Nag>,
    /// Comments that follow the move.
    pub after: Vec<String>,
    /// The mover's time left after the move: `[%clk 0:04:59]`.
    pub clock: Option<Duration>,
    /// The byo-yomi periods the mover had left after the move: `[%periods 3]`.
    pub periods: Option<u32>,
    /// The evaluation of the position after the move: `[%eval 0.35]`.
    pub eval: Option<Eval>,
    /// Coloured cells and arrows: `[%csl Gf6]`, `[%cal Gf6f9]`. The cells come first, as in a file.
    pub shapes: Vec<Shape>,
}

/// An evaluation from White's point of view.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Eval {
    /// The score for White.
    pub score: EvalScore,
    /// The search depth in plies.
    pub depth: Option<u32>,
}

/// Centipawns, or the distance to a mate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "lowercase"))]
pub enum EvalScore {
    /// Centipawns.
    Cp(i32),
    /// Mate in this many moves; negative if Black mates.
    Mate(i32),
}

/// A coloured cell, or an arrow if `to` is set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Shape {
    /// One of the four that PGN can tell apart.
    pub color: ShapeColor,
    /// The cell, or where the arrow starts.
    pub from: Cell,
    /// The target of the arrow.
    pub to: Option<Cell>,
}

/// The four colours of shapes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "lowercase"))]
pub enum ShapeColor {
    /// `G`
    Green,
    /// `R`
    Red,
    /// `Y`
    Yellow,
    /// `B`
    Blue,
}

impl Shape {
    /// `shapes` with this one drawn: in the place of one of another colour between the same cells, and gone if it was
    /// there.
    pub fn toggled(self, shapes: &[Shape]) -> Vec<Shape> {
        let is_elsewhere = |other: &&Shape| (other.from, other.to) != (self.from, self.to);
        let mut rest: Vec<Shape> = shapes.iter().filter(is_elsewhere).copied().collect();
        if !shapes.contains(&self) {
            rest.push(self);
        }
        Shape::sort(&mut rest);
        rest
    }

    /// Puts the cells before the arrows; among themselves they stay in order.
    pub(super) fn sort(shapes: &mut [Shape]) {
        shapes.sort_by_key(|shape| shape.to.is_some());
    }
}

impl Notes {
    /// Whether all annotations are missing.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// Adds the annotations of `other` that are missing here.
    pub(super) fn merge(&mut self, other: Notes) {
        fn add<T: PartialEq>(list: &mut Vec<T>, more: Vec<T>) {
            for one in more {
                if !list.contains(&one) {
                    list.push(one);
                }
            }
        }
        add(&mut self.before, other.before);
        add(&mut self.nags, other.nags);
        add(&mut self.after, other.after);
        add(&mut self.shapes, other.shapes);
        Shape::sort(&mut self.shapes);
        self.clock = self.clock.or(other.clock);
        self.periods = self.periods.or(other.periods);
        self.eval = self.eval.or(other.eval);
    }

    /// The comments after the move as one text.
    pub fn comment(&self) -> String {
        self.after.join(" ")
    }

    /// Replaces the comments after the move; an empty text removes them.
    pub fn set_comment(&mut self, text: &str) {
        self.after.clear();
        if !text.trim().is_empty() {
            self.after.push(text.trim().to_owned());
        }
    }
}

impl fmt::Display for Eval {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.score {
            EvalScore::Cp(cp) => {
                let sign = if cp < 0 { "-" } else { "" };
                write!(f, "{sign}{}.{:02}", cp.unsigned_abs() / 100, cp.unsigned_abs() % 100)?;
            }
            EvalScore::Mate(moves) => write!(f, "#{moves}")?,
        }
        self.depth.map_or(Ok(()), |depth| write!(f, ",{depth}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_come_before_arrows_whenever_they_were_drawn() {
        let arrow = Shape { color: ShapeColor::Red, from: Cell::F6, to: Some(Cell::F7) };
        let cell = Shape { color: ShapeColor::Green, from: Cell::F6, to: None };
        assert_eq!(cell.toggled(&arrow.toggled(&[])), [cell, arrow]);
        assert_eq!(cell.toggled(&[cell, arrow]), [arrow]);
    }
}
