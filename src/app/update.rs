//! The update function: takes one message, returns commands.
//!
//! [`update`] changes the [`Model`] and returns the commands to run. The function neither waits nor reads nor writes, so
//! that tests need no window, disk, clock or engine. The desk does the work.

use std::collections::VecDeque;
use std::time::Duration;

use crate::app::cx::{Command, Context};
use crate::app::desk::Work;
use crate::app::message::Message;
use crate::app::model::Model;

/// Applies a message to the model and returns the commands to run. `now` is monotonic time, counted from any fixed
/// moment.
pub fn update(model: &mut Model, message: Message, now: Duration) -> Vec<Command> {
    let Model { mode, front, replaced, shared } = model;
    let cx = Context { shared, now, out: Vec::new(), requests: VecDeque::new() };
    let mut work = Work { mode, front, replaced, cx };
    work.take(message);
    work.cx.out
}
