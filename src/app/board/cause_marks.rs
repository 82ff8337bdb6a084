//! The marks on the board that show the cause of a mistake.

use super::{Arrow, ArrowMeaning};
use crate::game::{Move, Position, Shape, ShapeColor};
use crate::hex::Cell;
use crate::tactics::{Blow, Cause, Why};

/// Breadth of the arrow along an opened line, and of that of a mistake, against that of the move.
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

/// The arrows on a board where the mistake, which allows something, is taken back. None begins at a cell where another piece
/// stands, or none; and that of the mistake comes before them: they may end where it ends.
pub(in crate::app) fn arrows_before(cause: &Cause, before: &Position, mistake: Move) -> Vec<Arrow> {
    let now = before.after(&[mistake]).after(cause.line.get(..cause.at).unwrap_or_default());
    let stands = |arrow: &Arrow| before.piece_at(arrow.from) == now.piece_at(arrow.from);
    let arrows: Vec<Arrow> = arrows(cause).into_iter().filter(stands).collect();
    let tried = Arrow::of(mistake, THIN, ArrowMeaning::Threat).filter(|_| !arrows.is_empty());
    arrows.into_iter().chain(tried).collect()
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
    fn an_arrow_of_a_mistake_taken_back_begins_at_a_piece_and_ends_at_one_or_where_a_move_ends() {
        let mut empty = 0;
        for case in Case::all() {
            let Some(cause) = case.cause.as_ref().filter(|cause| !cause.is_missed) else { continue };
            let drawn = arrows_before(cause, &case.before, case.mv);
            let is_of_mistake = |arrow: &Arrow| (arrow.from, arrow.to) == (case.mv.from(), case.mv.to());
            for arrow in drawn.iter().filter(|arrow| !is_of_mistake(arrow)) {
                let piece = case.before.piece_at(arrow.from).expect("an arrow begins at a piece");
                assert_ne!(piece.color, case.before.turn(), "it is one of the other side");
                empty += usize::from(arrow.to == case.mv.to());
            }
            assert_eq!(
                drawn.is_empty(),
                !drawn.iter().any(is_of_mistake),
                "the move that it answers is seen"
            );
        }
        assert!(empty > 5, "{empty} arrows end where the mistake ends");
    }

    /// The checks of a queen without end begin with her second move.
    #[test]
    fn an_arrow_that_begins_where_a_piece_comes_later_is_left_out() {
        let before = Position::start(crate::game::Variant::Glinski);
        let mistake = before.legal_moves()[0];
        let after = before.after(&[mistake]);
        let first = after.legal_moves()[0];
        let own = after.after(&[first]).legal_moves()[0];
        let mut position = after.after(&[first, own]);
        let again = position.legal_moves().into_iter().find(|mv| mv.from() == first.to()).expect("a move");
        position.play_unchecked(again);
        let line = vec![first, own, again];
        let cause = |at| Cause { is_missed: false, line: line.clone(), at, why: Why::Perpetual };
        assert_eq!(arrows_before(&cause(0), &before, mistake).len(), 2);
        assert_eq!(arrows(&cause(2)).len(), 1);
        assert_eq!(arrows_before(&cause(2), &before, mistake), [], "the piece is not there yet");
    }

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
