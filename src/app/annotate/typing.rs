//! Until when a comment is typed in the list of moves: whatever else the player does accepts it, so that nothing typed is
//! lost.

use crate::app::message::{AnnotateAction, DiskNews, Message, Setting};

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
