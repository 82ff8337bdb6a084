//! The list of moves of a three-player game: a row for each round, with a column for each seat, and rows for events
//! and comments between rounds.

use crate::app::text::{Text, three_words};
use crate::game::Nag;
use crate::three::pgn::Record;
use crate::three::{Act, Seat};

/// A row of the list.
#[derive(Debug, Clone, PartialEq)]
pub enum ThreeRow {
    /// A round.
    Round {
        /// Number of the round.
        number: u32,
        /// White's, Red's and Black's move in it.
        moves: [Option<ThreeMove>; 3],
    },
    /// An elimination, or a comment.
    Note {
        /// The words.
        text: Text,
        /// Number of acts before the note.
        acts: usize,
    },
}

/// A move of the list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ThreeMove {
    /// The notation in files.
    pub san: String,
    /// Number of acts up to this move.
    pub acts: usize,
}

/// The rows of a game; `own` is the seat of the person who is "you" in them.
pub(in crate::app) fn rows(record: &Record, own: Option<Seat>) -> Vec<ThreeRow> {
    let mut rows = Vec::new();
    add_comments(&mut rows, record, 0);
    for acts in 1..=record.game.acts().count() {
        add_act(&mut rows, record, acts, own);
    }
    rows
}

/// Adds the act with this number, from 1, to the rows of those before it.
pub(in crate::app) fn add_act(rows: &mut Vec<ThreeRow>, record: &Record, acts: usize, own: Option<Seat>) {
    let mut last = record.game.acts().skip(acts.saturating_sub(2));
    let before = if acts > 1 { last.next().map(|(.., after)| after) } else { Some(record.start()) };
    let (Some(before), Some((act, outs, _))) = (before, last.next()) else { return };
    if let Act::Move(mv) = act {
        let san = before.san(mv).to_string() + &marks(record, acts);
        add_move(rows, before.round(), before.turn(), ThreeMove { san, acts });
    }
    rows.extend(outs.iter().map(|out| ThreeRow::Note { text: three_words::out(out, own), acts }));
    add_comments(rows, record, acts);
}

/// Leaves the rows of the first acts.
pub(in crate::app) fn truncate(rows: &mut Vec<ThreeRow>, acts: usize) {
    while let Some(row) = rows.last_mut() {
        let is_left = match row {
            ThreeRow::Note { acts: behind, .. } => *behind <= acts,
            ThreeRow::Round { moves, .. } => {
                for mv in moves.iter_mut() {
                    mv.take_if(|mv| mv.acts > acts);
                }
                moves.iter().any(Option::is_some)
            }
        };
        if is_left {
            break;
        }
        rows.pop();
    }
}

/// Adds a move to its round: to the last row if that is the row of this round, otherwise to a new row.
fn add_move(rows: &mut Vec<ThreeRow>, round: u32, seat: Seat, mv: ThreeMove) {
    if let Some(ThreeRow::Round { number, moves }) = rows.last_mut()
        && *number == round
        && moves[seat as usize].is_none()
    {
        moves[seat as usize] = Some(mv);
        return;
    }
    let mut moves = [const { None }; 3];
    moves[seat as usize] = Some(mv);
    rows.push(ThreeRow::Round { number: round, moves });
}

fn add_comments(rows: &mut Vec<ThreeRow>, record: &Record, acts: usize) {
    let comments = record.notes(acts).map_or(&[][..], |notes| &notes.comments);
    rows.extend(comments.iter().map(|comment| ThreeRow::Note { text: Text::verbatim(comment), acts }));
}

fn marks(record: &Record, acts: usize) -> String {
    let nags = record.notes(acts).map_or(&[][..], |notes| &notes.nags);
    nags.iter().copied().map(Nag).filter(|nag| nag.is_move_mark()).map(Nag::shown).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::three::pgn;

    #[test]
    fn a_round_has_three_columns_and_resignations_have_their_own_row() {
        let games = pgn::read("1. e5! {sharp} c4 k3 2. {[%out red resigns]} e6 h5 *");
        let rows = rows(&games[0].record, None);
        let texts: Vec<String> = rows
            .iter()
            .map(|row| match row {
                ThreeRow::Round { number, moves } => {
                    let moves = moves.each_ref().map(|mv| mv.as_ref().map_or("-", |mv| mv.san.as_str()));
                    format!("{number} {}", moves.join(" "))
                }
                ThreeRow::Note { text, acts } => format!("{text} ({acts})"),
            })
            .collect();
        let expected = ["1 e5! - -", "sharp (1)", "1 - c4 k3", "Red resigned (4)", "2 e6 - h5"];
        assert_eq!(texts, expected);
    }

    #[test]
    fn rows_that_grow_and_shrink_are_those_of_the_whole_game() {
        let text = "1. e5 c4 k3 2. {[%out red resigns]} e6 h5 3. e7 *";
        let whole = pgn::read(text).remove(0).record;
        let count = whole.game.acts().count();
        let mut record = whole.clone();
        let mut shrinking = rows(&whole, None);
        for left in (0..count).rev() {
            record.game.take_back();
            truncate(&mut shrinking, left);
            assert_eq!(shrinking, rows(&record, None), "{left} of {count}");
            let mut growing = shrinking.clone();
            add_act(&mut growing, &whole, left + 1, None);
            let mut expected = rows(&whole, None);
            truncate(&mut expected, left + 1);
            assert_eq!(growing, expected, "{left} of {count}");
        }
    }
}
