//! Requests of the player in one frame.

use super::Action;
use crate::app::model::Message;

/// The messages for the program and the actions that the player has chosen in one frame.
#[derive(Default)]
pub struct Out {
    /// The messages, in their order.
    pub messages: Vec<Message>,
    /// The actions, in their order. They follow the messages.
    pub actions: Vec<Action>,
}

impl Out {
    /// Adds a message.
    pub fn push(&mut self, message: impl Into<Message>) {
        self.messages.push(message.into());
    }

    /// Adds messages.
    pub fn extend(&mut self, messages: impl IntoIterator<Item = impl Into<Message>>) {
        self.messages.extend(messages.into_iter().map(Into::into));
    }

    /// Adds an action.
    pub fn act(&mut self, action: Action) {
        self.actions.push(action);
    }
}
