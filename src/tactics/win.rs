//! The result of a line that wins.

use super::cause::{Cause, Why};
use super::line::Line;
use super::material::Case;
use super::{checkers, endings};
use crate::game::{Move, Position};

/// The result that the side to move reaches by a line of legal moves, as the cause of a mistake that allows the line; `None` if
/// nothing true can be said.
pub fn win(start: &Position, line: &[Move]) -> Option<Cause> {
    let (end, own) = (start.after(line), start.turn());
    let cause = |why| Some(Cause { is_missed: false, line: line.to_vec(), at: 0, why });
    if end.is_checkmate() {
        return cause(Why::Mate(line.len().div_ceil(2) as u32));
    }
    let stalemate = end.outcome().filter(|_| end.is_stalemate());
    if let Some(outcome) = stalemate.filter(|outcome| outcome.points.score(own) != 0.5) {
        return cause(Why::Stalemate(outcome));
    }
    let found = match start {
        Position::Chess(start) => {
            let case = Case::new(Line::of(start, []), Line::of(start, line.iter().copied()), None);
            case.win().or_else(|| endings::promotion(&case.played, &case.better))
        }
        Position::Draughts(_) => checkers::cause(start, &[], line),
    };
    found.map(|cause| Cause { is_missed: false, ..cause })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Variant;
    use crate::puzzles::{Collection, Goal};

    /// The shipped puzzles of all games: nothing panics, most winning lines say what they win, and a mate is one.
    #[test]
    fn most_winning_lines_say_what_they_win() {
        let (mut told, mut all) = (0, 0);
        for variant in Variant::ALL {
            let collection = Collection::of(variant);
            for (index, puzzle) in collection.puzzles.iter().enumerate() {
                let task = collection.task(index).expect("a task");
                let cause = win(&task.start, &task.line);
                let mates = task.start.after(&task.line).is_checkmate();
                assert_eq!(mates, matches!(cause, Some(Cause { why: Why::Mate(_), .. })), "{}", puzzle.name);
                if puzzle.goal == Goal::Win {
                    (told, all) = (told + usize::from(cause.is_some()), all + 1);
                }
            }
        }
        println!("{told} of {all}");
        assert!(3 * told > 2 * all, "{told} of {all}");
    }
}
