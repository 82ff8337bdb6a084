//! Comparing records completely.

use std::time::Duration;

use heksy::game::{GameRecord, NodeId, Notes};
use heksy::sides::Reason;

/// Stops the test unless both records say the same. A file that is saved and loaded compares EVERYTHING: comments,
/// glyphs, shapes, evals, clocks, tags; and the start, all lines with their order, text that could not be read, the
/// result with its reason, and the time controls with what is left.
///
/// Only what no file can tell apart is let pass: `[%clk]` is written in whole seconds, in tenths below 20 seconds; a
/// roster tag that is not there is written as unknown; and a tag `Termination "normal"` says nothing where the reason is
/// known.
#[track_caller]
pub fn assert_same_record(a: &GameRecord, b: &GameRecord) {
    assert_eq!(a.tree.start(), b.tree.start(), "start");
    assert_eq!(tags(a), tags(b), "tags");
    let result = |record: &GameRecord| (record.result.map(|outcome| outcome.points), record.reason());
    assert_eq!(result(a), result(b), "result and reason");
    assert_eq!(a.controls, b.controls, "time controls");
    assert_eq!(a.free_first_moves, b.free_first_moves, "free first moves");
    assert_eq!(a.time_left, b.time_left, "time left");
    let mut pairs = vec![(NodeId::ROOT, NodeId::ROOT)];
    while let Some((in_a, in_b)) = pairs.pop() {
        let at = || a.tree.start().line_coordinates(&a.tree.moves_to(in_a)).join(" ");
        assert_eq!(notes(a, in_a), notes(b, in_b), "notes after {}", at());
        assert_eq!(a.tree.unread(in_a), b.tree.unread(in_b), "unread text after {}", at());
        let (next_a, next_b) = (a.tree.children(in_a), b.tree.children(in_b));
        let moves = |record: &GameRecord, nodes: &[NodeId]| {
            nodes.iter().map(|&node| record.tree.move_at(node)).collect::<Vec<_>>()
        };
        assert_eq!(moves(a, next_a), moves(b, next_b), "moves after {}", at());
        pairs.extend(next_a.iter().copied().zip(next_b.iter().copied()));
    }
}

/// The tags that say anything, in the order of their names.
fn tags(record: &GameRecord) -> Vec<(&str, &str)> {
    let has_reason = record.reason().is_some_and(|reason| reason != Reason::Unknown);
    let says = |&(name, value): &(&str, &str)| {
        let is_unknown = value.chars().all(|c| matches!(c, '?' | '.'));
        let is_needless = has_reason && (name, value) == ("Termination", "normal");
        !is_unknown && !is_needless
    };
    let mut tags: Vec<_> = record.tags.iter().filter(says).collect();
    tags.sort_unstable();
    tags
}

/// The notes of a node, with the clock as a file has it.
fn notes(record: &GameRecord, node: NodeId) -> Notes {
    let notes = record.tree.notes(node).cloned().unwrap_or_default();
    Notes { clock: notes.clock.map(as_written), ..notes }
}

fn as_written(time: Duration) -> Duration {
    let millis = time.as_millis() as u64;
    Duration::from_millis(if millis < 20_000 { millis / 100 * 100 } else { millis / 1000 * 1000 })
}
