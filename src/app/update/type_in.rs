//! The input field for a move, and typing in the games of an event one after the other.

use super::work::Work;
use crate::app::board::{Sound, TypeMove, TypedMove};
use crate::app::context::{FileJob, PendingAction};
use crate::app::game::Document;
use crate::app::library::{KeepJob, SavedGame, Saving};
use crate::app::play::Play;
use crate::game::{Comment, GameRecord, Position, Tags, TreeEdit};
use crate::sides::{Outcome, Points, Reason};

impl Work<'_> {
    pub(super) fn type_move(&mut self, action: TypeMove) {
        match action {
            TypeMove::Edit(_) if self.window.typed.is_none() => {}
            TypeMove::Open(text) | TypeMove::Edit(text) => self.window.typed = Some(self.typed(text)),
            TypeMove::Choose(number) => {
                let typed = self.window.typed.as_ref();
                if let Some(name) = typed.and_then(|typed| typed.candidates.get(number)).cloned() {
                    self.make_typed(&name);
                }
            }
            TypeMove::Accept => self.accept_typed(),
            TypeMove::Cancel => self.window.typed = None,
        }
    }

    pub(super) fn takes_moves(&self) -> bool {
        self.scene().check_moves().is_ok()
    }

    fn typed(&self, text: String) -> TypedMove {
        let shown = self.scene().top().typed_board();
        TypedMove {
            place: shown.map(|(place, _)| place),
            candidates: shown.map_or_else(Vec::new, |(_, board)| board.candidates(&text)),
            check: shown.and_then(|(_, board)| board.check()),
            text,
            problem: None,
        }
    }

    /// Handles Enter: makes the move, or shows the problem and leaves the field open. Without a text closes the field.
    fn accept_typed(&mut self) {
        self.window.typed.take_if(|typed| typed.text.trim().is_empty());
        let Some(typed) = &self.window.typed else { return };
        let text = typed.text.trim().to_owned();
        if self.over.is_none() && self.mode.study().is_some() && self.type_in_other(&text) {
            // A result closes the field.
            self.window.typed = None;
            if points(&text).is_none() {
                self.type_on();
            }
            return;
        }
        self.make_typed(&text);
    }

    /// Makes the move of a text, or shows the problem.
    fn make_typed(&mut self, text: &str) {
        match self.with_top(|screen, cx| screen.type_move(text, cx)) {
            Ok(()) => {
                self.window.typed = None;
                self.type_on();
            }
            Err(problem) => {
                if let Some(typed) = &mut self.window.typed {
                    typed.problem = Some(problem);
                }
                // Typists look at their sheet.
                self.cx.sound(Sound::Illegal);
            }
        }
    }

    /// Opens the field for the next move of a study.
    fn type_on(&mut self) {
        let goes_on = self.over.is_none() && self.mode.study().is_some() && self.takes_moves();
        self.window.typed = goes_on.then(|| self.typed(String::new()));
    }

    /// Closes the input field when the displayed position changes or the player may no longer move.
    pub(super) fn close_idle_field(&mut self) {
        let place = self.scene().top().typed_board().map(|(place, _)| place);
        let is_idle = self.window.typed.as_ref().is_some_and(|typed| typed.place != place);
        if is_idle || self.window.typed.is_some() && !self.takes_moves() {
            self.window.typed = None;
        }
    }
}

/// The tags that the next game has in common with the one before.
const COMMON_TAGS: [&str; 4] = ["Event", "Site", "Date", "Source"];

/// Games that are typed in.
impl Work<'_> {
    /// Opens a game without moves, and its header.
    pub(super) fn type_in(&mut self, tags: Tags) {
        let variant = self.shown_variant().unwrap_or_default();
        let mut record = GameRecord::new(Position::start(variant));
        record.tags = tags;
        self.open_undoably(Play::standing(Document::opened(record, None)), None);
        // Their names complete those that are typed.
        self.cx.file(FileJob::Players);
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
        self.mode.edit(edit)
    }

    /// Adds the game to the player's own, and then begins the next one of its event. Undo brings this one back.
    pub(super) fn type_next(&mut self) {
        let Some(document) = self.mode.document().filter(|_| !self.files.saver.is_writing()) else {
            return;
        };
        let (id, record) = (document.identity().id, document.record().clone());
        let is_common = |(name, _): &(&str, &str)| COMMON_TAGS.contains(name);
        let tags: Tags = record.tags.iter().filter(is_common).collect();
        let saving = Saving::of(document.save_state());
        let game = SavedGame::of_two(record);
        self.cx.file(FileJob::Keep(Box::new(KeepJob { id, saving, game, is_typed: true })));
        self.files.saver.typed = Some(saving);
        self.files.saver.after = Some(PendingAction::TypeIn(Box::new(tags)));
    }
}

/// A result as score sheets have it: `1-0`, `½-½`, `3/4-1/4`.
fn points(text: &str) -> Option<Points> {
    // Some old files have ź for a half.
    let text =
        text.replace(['½', 'ź'], "1/2").replace('¾', "3/4").replace('¼', "1/4").replace(['–', ':'], "-");
    if text == "1/2" { Some(Points::DRAW) } else { text.parse().ok() }
}
