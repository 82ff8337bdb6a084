//! How a record says the reason of its result: by its last comment, or by the tag `Termination`.

use super::{commands, ending};
use crate::game::{GameRecord, NodeId};
use crate::sides::{Outcome, Points, Reason};

/// The reason of a result with these points, by the last comment or else by this value of `Termination`.
pub(super) fn reason(record: &GameRecord, points: Points, termination: Option<&str>) -> Reason {
    ending::reason(points, last_words(record).as_deref(), termination)
}

/// The result of the record with the reason that a reader of the file would understand.
pub(super) fn outcome(record: &GameRecord) -> Option<Outcome> {
    let outcome = record.result?;
    let told = || reason(record, outcome.points, record.tags.get("Termination"));
    let reason = known(outcome).unwrap_or_else(told);
    Some(Outcome { reason, ..outcome })
}

/// The reason of an outcome, if it is known and possible.
fn known(outcome: Outcome) -> Option<Reason> {
    let Outcome { points, reason } = outcome;
    (reason != Reason::Unknown && reason.is_possible_with(points)).then_some(reason)
}

/// The sentence to close the record with; `None` if unread text stands in its place, or if it is there already and
/// nothing else gives the reason.
pub(super) fn words_to_write(record: &GameRecord, outcome: Outcome) -> Option<String> {
    let words = ending::closing_words(outcome)?;
    let is_known = record.result.and_then(known).is_some();
    let is_there = !is_known && last_words(record).is_some_and(|last| last == words);
    let end = record.tree.line_end(NodeId::ROOT);
    (!is_there && record.tree.unread(end).is_empty()).then_some(words)
}

/// Removes the closing sentence, which the writer would write again.
pub(super) fn strip(record: &mut GameRecord, outcome: Outcome) {
    let words = ending::closing_words(outcome);
    if words.is_some() && words == last_words(record) {
        let end = record.tree.line_end(NodeId::ROOT);
        record.tree.notes_mut(end).after.pop();
    }
}

/// The last comment of the main line, without the commands in it.
fn last_words(record: &GameRecord) -> Option<String> {
    let end = record.tree.line_end(NodeId::ROOT);
    if !record.tree.unread(end).is_empty() {
        return None;
    }
    commands::with_commands_taken(record.tree.notes(end)?, &[], record.variant()).after.pop()
}
