//! What is said about a game beside its moves: comments as they are typed, glyphs to choose from, arrows
//! and circles, the header.

mod comment;
mod glyphs;
mod header;
mod shapes;
mod tag_rules;

use super::message::AnnotateAction;
use super::update::Work;

pub(super) use comment::ends_typing;
pub use glyphs::{GLYPHS, GlyphGroup};
pub use header::{HeaderForm, TagRow};

impl Work<'_> {
    pub(super) fn annotate(&mut self, action: AnnotateAction) {
        match action {
            AnnotateAction::Comment { node, place } => self.begin_comment(node, place),
            AnnotateAction::Type(text) => self.mode.document_mut().type_draft(text),
            AnnotateAction::Accept => self.accept_comment(),
            AnnotateAction::Cancel => drop(self.mode.document_mut().end_draft()),
            AnnotateAction::Header => self.ask_header(),
        }
    }
}
