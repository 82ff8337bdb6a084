//! Looking through the open game, its edits, comments and header.

use super::work::Work;
use crate::app::context::Dialog;
use crate::app::game::{AnnotateAction, EditAction, HeaderForm};
use crate::app::library::Opened;
use crate::app::model::{DiskNews, Message};
use crate::app::online::SessionNews;
use crate::game::TreeEdit;
use crate::online::News;

impl Work<'_> {
    pub(super) fn edit(&mut self, action: EditAction) {
        let Some(Ok(edit)) = self.record().map(|record| record.edit_for(action)) else { return };
        self.mode.stop_autoplay();
        if self.mode.edit(edit) {
            self.mode.put_down();
        }
    }

    pub(super) fn annotate(&mut self, action: AnnotateAction) {
        let Some(record) = self.record() else { return };
        match action {
            AnnotateAction::Type(text) => record.type_draft(text),
            AnnotateAction::Accept => self.accept_comment(),
            AnnotateAction::Cancel => drop(record.end_draft()),
            AnnotateAction::Comment { node, place } => {
                record.begin_draft(node, place);
                self.mode.stop_autoplay();
                self.mode.put_down();
            }
            AnnotateAction::Header => self.ask_header(),
        }
    }

    /// Accepts the draft of a comment into the record.
    pub(super) fn accept_comment(&mut self) {
        let Some(document) = self.mode.document_mut() else { return };
        let cursor = document.cursor();
        let Some(edit) = document.end_draft() else { return };
        document.edit(edit).ok();
        // The peer may have moved meanwhile.
        document.go_to(cursor);
    }

    pub(super) fn ask_header(&mut self) {
        let Some(document) = self.mode.document() else { return };
        let end = TreeEdit::Result { outcome: document.outcome() };
        let form = HeaderForm::of(document.record(), document.game().allows(&end));
        self.cx.show(Dialog::Header(Box::new(form)));
    }

    /// Asks for tags to be set in the games listed.
    pub(super) fn ask_tags(&mut self) {
        let list = self.files.library.list().filter(|list| list.why_no_tags().is_none());
        if let Some(games) = list.map(|list| list.shown.len()) {
            self.cx.show(Dialog::Header(Box::new(HeaderForm::of_many(games))));
        }
    }

    /// Puts the form into the game, or into the games listed, as one step for undo.
    pub(super) fn accept_header(&mut self, form: &HeaderForm) {
        if form.many.is_some() {
            return self.set_tags(form.filled_in());
        }
        if let Some(edit) = form.edit() {
            self.mode.edit(edit);
        }
    }
}

/// Whether this message accepts the draft of a comment: an action of the player on something other than the comment,
/// or a game that replaces the open one. News from engines, the disk, the window and the other player does not.
pub(super) fn ends_typing(message: &Message) -> bool {
    match message {
        Message::Annotate(action) => {
            matches!(action, AnnotateAction::Comment { .. } | AnnotateAction::Header)
        }
        Message::Disk(news) => {
            matches!(news, DiskNews::FileOpened(_, Ok(Opened::One(_))) | DiskNews::Read(_, Ok(_)))
        }
        Message::Session(news) => matches!(news, SessionNews::News(_, Ok(News::Begun { .. }))),
        Message::Tick
        | Message::Engine(..)
        | Message::ThreeEngine(..)
        | Message::Window(_)
        | Message::DismissToast(_) => false,
        _ => true,
    }
}
