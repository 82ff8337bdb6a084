//! What happens upon each message: all behaviour of the program.
//!
//! [`update`] changes the [`Model`] and says what is to be done. It waits for nothing and does nothing itself, so that
//! everything can be tested without a window, a disk, a clock or an engine. What concerns the open game is its
//! [`Mode`]'s to do; what concerns more than one mode stands with its room (`files`, `dialogs`, `journal` ...), as methods
//! of `Work`.

use crate::app::desk::Work;
use std::time::Duration;

use crate::app::cx::Command;
use crate::app::message::Message;
use crate::app::model::Model;

/// Applies a message to the model and returns the commands to run. `now` is monotonic time, counted from any fixed
/// moment.
pub fn update(model: &mut Model, message: Message, now: Duration) -> Vec<Command> {
    let Model { mode, replaced, shared } = model;
    let mut work = Work { mode, replaced, shared, now, out: Vec::new() };
    work.take(message);
    work.out
}
