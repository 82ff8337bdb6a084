//! When a comment being typed in the list of moves is accepted: as soon as the player does something else, so that no
//! text is lost.

use crate::app::annotate::AnnotateAction;
use crate::app::message::{DiskNews, Message};
use crate::app::online::MeetingNews;
use crate::online::News;

/// Whether this message accepts the comment being typed: an action of the player on something else, or another game
/// that replaces the open one. News from engines, the disk, the window and the other player does not.
pub fn ends_typing(message: &Message) -> bool {
    match message {
        Message::Annotate(action) => {
            matches!(action, AnnotateAction::Comment { .. } | AnnotateAction::Header)
        }
        Message::Disk(news) => {
            matches!(news, DiskNews::Opened(_) | DiskNews::GameRead(_) | DiskNews::ThreeRead(_))
        }
        Message::Meeting(news) => matches!(news, MeetingNews::News(News::Begun { .. })),
        Message::Tick
        | Message::Engine(..)
        | Message::ThreeEngine(..)
        | Message::Window(_)
        | Message::DismissToast(_) => false,
        _ => true,
    }
}
