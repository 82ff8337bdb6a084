//! The marks on the board that show the cause of a mistake.

use super::{Arrow, ArrowMeaning};
use crate::game::{Shape, ShapeColor};
use crate::hex::Cell;
use crate::tactics::{Blow, Cause, Why};

/// Breadth of the arrow along an opened line, against that of the move.
const THIN: f32 = 0.4;

/// The arrow of the move that the sentence names, and a thin one along the line that it opens.
pub(in crate::app) fn arrows(cause: &Cause) -> Vec<Arrow> {
    let meaning = if cause.is_missed { ArrowMeaning::Best } else { ArrowMeaning::Threat };
    let mv = cause.line.get(cause.at).and_then(|&mv| Arrow::of(mv, 1.0, meaning));
    let opened = match &cause.why {
        Why::Blow { victim, blow: Blow::Discovered(by) | Blow::Pinned(by), .. } => {
            Some(Arrow { from: by.cell, to: victim.cell, weight: THIN, meaning })
        }
        _ => None,
    };
    mv.into_iter().chain(opened).collect()
}

/// A ring around the piece that is lost, and around the second one that is attacked.
pub(in crate::app) fn rings(cause: &Cause) -> Vec<Shape> {
    let color = if cause.is_missed { ShapeColor::Green } else { ShapeColor::Red };
    let cells: Vec<Cell> = match &cause.why {
        Why::Blow { victim, blow: Blow::Fork(other) | Blow::Skewer(other), .. } => {
            vec![victim.cell, other.cell]
        }
        Why::Capture { victim, .. } | Why::Blow { victim, .. } => vec![victim.cell],
        Why::Promotion { pawn, .. } => vec![pawn.cell],
        _ => Vec::new(),
    };
    cells.into_iter().map(|from| Shape { color, from, to: None }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tactics::cases::Case;

    #[test]
    fn forty_mistakes_have_the_marks_that_a_person_drew() {
        for case in Case::all() {
            let name = |cell: Cell| case.before.variant().cell_name(cell).clone();
            let arrow = |arrow: &Arrow| {
                let meaning = if arrow.meaning == ArrowMeaning::Best { "best" } else { "threat" };
                format!("{} {} {meaning}", name(arrow.from), name(arrow.to))
            };
            let drawn: Vec<String> = case.cause.iter().flat_map(arrows).map(|mark| arrow(&mark)).collect();
            let mut ringed: Vec<String> =
                case.cause.iter().flat_map(rings).map(|ring| name(ring.from)).collect();
            ringed.sort();
            let marks = (drawn.join(", "), ringed.join(" "));
            assert_eq!(marks, (case.field("arrows").to_owned(), case.field("rings").to_owned()));
        }
    }
}
