//! The details beside the moves of a game being played: the time of each move, and how far the game kept to the
//! opening book.

use std::time::Duration;

use crate::app::document::Document;
use crate::app::text::numbers::clock_face;
use crate::app::text::{Text, text};
use crate::game::{TimeControl, numbered_san};
use crate::report;
use crate::sides::{ByColor, Color};

/// The details beside the moves of a game being played.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Details {
    /// The seconds that each move took, by its side, in the order of the game; empty without clocks.
    pub times: Vec<(Color, f32)>,
    /// The last move of a finished game that is in the opening book: "Opening book up to 4... Nc6".
    pub book: Option<Text>,
}

impl Details {
    pub(in crate::app) fn of(document: &Document, controls: &ByColor<TimeControl>) -> Details {
        let record = document.record();
        let is_over = record.result.is_some();
        let book = is_over.then(|| report::book_line(record)).flatten();
        Details {
            times: times(document, controls),
            book: book
                .map(|(before, mv)| text!("details-book", "move" = Text::mv(numbered_san(&before, mv)))),
        }
    }

    /// The time that both sides have used, and the longest move.
    pub fn times_words(&self) -> Text {
        let face = |seconds| clock_face(Duration::from_secs_f32(seconds));
        let of = |side| self.times.iter().filter(move |(color, _)| *color == side).map(|(_, time)| time);
        let [white, black] = Color::ALL.map(|side| face(of(side).sum()));
        let longest = face(self.times.iter().map(|(_, time)| *time).fold(0.0, f32::max));
        text!("details-times", white, black, longest)
    }
}

/// The time that each move of the main line took by the clocks of its side. An hourglass also runs while the other side
/// thinks.
fn times(document: &Document, controls: &ByColor<TimeControl>) -> Vec<(Color, f32)> {
    let tree = &document.record().tree;
    let mut before = ByColor::from_fn(|color| controls[color].base().filter(|_| !is_hourglass(controls)));
    let mut color = tree.start().turn();
    let mut times = Vec::new();
    for node in tree.mainline() {
        let after = tree.notes(node).and_then(|notes| notes.clock);
        if let (Some(before), Some(after)) = (before[color], after) {
            let had = before + controls[color].increment();
            times.push((color, had.saturating_sub(after).as_secs_f32()));
        }
        before[color] = after.filter(|_| !is_hourglass(controls));
        color = !color;
    }
    times
}

fn is_hourglass(controls: &ByColor<TimeControl>) -> bool {
    controls.iter().any(|(_, control)| matches!(control, TimeControl::Hourglass { .. }))
}
