//! Requests of the player in one frame.

use super::Action;
use crate::app::message::Message;

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
    pub fn push(&mut self, message: Message) {
        self.messages.push(message);
    }

    /// Adds messages.
    pub fn extend(&mut self, messages: impl IntoIterator<Item = Message>) {
        self.messages.extend(messages);
    }

    /// Adds an action.
    pub fn act(&mut self, action: Action) {
        self.actions.push(action);
    }
}
