//! A comment typed in the list of moves. Whatever else the player does accepts it, so that nothing typed is lost.

use crate::app::message::{AnnotateAction, DiskNews, Message, Setting};
use crate::app::update::Work;
use crate::game::{Comment, NodeId};

/// Whether somebody who sends this has turned to something else than the comment being typed. Another game that comes
/// from the disk takes the place of this one.
pub fn ends_typing(message: &Message) -> bool {
    match message {
        Message::Annotate(action) => {
            matches!(action, AnnotateAction::Comment { .. } | AnnotateAction::Header)
        }
        Message::Disk(news) => matches!(news, DiskNews::Opened(_) | DiskNews::GameRead(_)),
        Message::Tick
        | Message::Engine(..)
        | Message::Window(_)
        | Message::DismissToast(_)
        | Message::Setting(Setting::WindowSize { .. }) => false,
        _ => true,
    }
}

impl Work<'_> {
    pub(super) fn begin_comment(&mut self, node: NodeId, place: Comment) {
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
}
