//! Comments and the header, put into the open game.

use super::work::Work;
use crate::app::annotate::{AnnotateAction, HeaderForm};
use crate::app::dialogs::Dialog;
use crate::game::{Comment, NodeId, TreeEdit};

impl Work<'_> {
    pub(in crate::app) fn annotate(&mut self, action: AnnotateAction) {
        match action {
            AnnotateAction::Comment { node, place } => self.begin_comment(node, place),
            AnnotateAction::Type(text) => self.mode.document_mut().type_draft(text),
            AnnotateAction::Accept => self.accept_comment(),
            AnnotateAction::Cancel => drop(self.mode.document_mut().end_draft()),
            AnnotateAction::Header => self.ask_header(),
        }
    }

    fn begin_comment(&mut self, node: NodeId, place: Comment) {
        self.shared.autoplay = None;
        self.mode.document_mut().begin_draft(node, place);
        self.mode.hand_mut().clear();
    }

    /// Puts the comment that is being typed into the record.
    pub(in crate::app) fn accept_comment(&mut self) {
        let (mode, mut cx) = self.parts();
        let document = mode.document_mut();
        let cursor = document.cursor();
        if let Some(edit) = document.end_draft() {
            cx.edit(document, edit);
            // A move of the other side may have come meanwhile.
            document.go_to(cursor);
        }
    }

    fn ask_header(&mut self) {
        let document = self.mode.document();
        let end = TreeEdit::Result { outcome: document.outcome() };
        let form = HeaderForm::of(document.record(), document.allows(&end));
        self.show(Dialog::Header(Box::new(form)));
    }

    pub(in crate::app) fn edit_header(&mut self, mut edited: Box<HeaderForm>) {
        if let Some(Dialog::Header(form)) = self.shared.dialogs.open_mut() {
            edited.check();
            *form = edited;
        }
    }

    /// Puts the form into the game, as one step for undo.
    pub(in crate::app) fn accept_header(&mut self) {
        let is_right = |dialog: &Dialog| matches!(dialog, Dialog::Header(form) if form.is_right());
        let Some(Dialog::Header(form)) = self.shared.dialogs.close_if(is_right) else { return };
        let (mode, mut cx) = self.parts();
        let document = mode.document_mut();
        if let Some(edit) = form.edit() {
            cx.edit(document, edit);
        }
    }
}
