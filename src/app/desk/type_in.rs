//! Typing in games from score sheets: the header first, then the moves, then the next game of the same event.

use super::work::Work;
use crate::app::catalogue::Text;
use crate::app::cx::{DeskRequest, FileJob};
use crate::app::dialogs::Then;
use crate::app::document::Document;
use crate::app::files::{KeepJob, SavedGame, Saving};
use crate::app::study::Study;
use crate::app::toasts::Tone;
use crate::app::typed_move::TypingIn;
use crate::game::{Comment, GameRecord, Position, Tags, TreeEdit, pgn};
use crate::sides::{Outcome, Points, Reason};

/// The tags that the next game has in common with the one before.
const COMMON_TAGS: [&str; 4] = ["Event", "Site", "Date", "Source"];

impl Work<'_> {
    /// Opens a game without moves, and its header.
    pub(super) fn type_in(&mut self, tags: Tags) {
        let variant = self.shown_variant().unwrap_or_default();
        let mut record = GameRecord::new(Position::start(variant));
        record.tags = tags;
        let text = pgn::write(&record);
        self.open_undoably(Study::new(Document::opened(record, text, None)), None);
        self.cx.shared.typing_in = Some(TypingIn::default());
        self.ask_header();
    }

    /// Takes a result, or dots for missing moves, instead of a move. Returns whether the text is one of them.
    pub(super) fn type_in_other(&mut self, text: &str) -> bool {
        let edit = match (text, points(text)) {
            (_, Some(points)) => {
                TreeEdit::Result { outcome: Some(Outcome { points, reason: Reason::Unknown }) }
            }
            ("…" | "...", None) => {
                let Some(document) = self.mode.document() else { return false };
                TreeEdit::comment(document.cursor(), Comment::After, "…")
            }
            _ => return false,
        };
        self.mode.edit(edit, &mut self.cx)
    }

    /// Adds the game to the player's own, and begins the next one. Undo brings this one back.
    pub(super) fn finish_typing_in(&mut self) {
        let Some(document) =
            self.mode.document().filter(|document| !document.record().main_moves().is_empty())
        else {
            return;
        };
        if self.cx.shared.typing_in.is_none() {
            return;
        }
        let (id, record) = (document.origin().id, document.record().clone());
        let is_common = |(name, _): &(&str, &str)| COMMON_TAGS.contains(name);
        let tags: Tags = record.tags.iter().filter(is_common).collect();
        let saving = Saving { game: self.cx.shared.game, revision: None };
        self.cx.file(FileJob::Keep(Box::new(KeepJob { id, saving, game: SavedGame::Two(record) })));
        self.mode.kept_mut().give_up();
        self.cx.ask(DeskRequest::Proceed(Then::TypeIn(Box::new(tags))));
        self.cx.toast(Tone::Plain, Text::key("type-in-kept"));
    }
}

/// A result as score sheets have it: `1-0`, `½-½`, `3/4-1/4`.
fn points(text: &str) -> Option<Points> {
    // Some old files have ź for a half.
    let text =
        text.replace(['½', 'ź'], "1/2").replace('¾', "3/4").replace('¼', "1/4").replace(['–', ':'], "-");
    if text == "1/2" { Some(Points::DRAW) } else { text.parse().ok() }
}
