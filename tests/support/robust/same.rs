//! Whether two records of a game say the same, in everything that a file can hold.

use std::time::Duration;

use heksy::game::{GameRecord, GameTree, Move, NodeId, Notes, Tags, UnreadText};
use heksy::sides::Reason;

/// One node of a tree: how deep it stands, its move, what is said of it, and the unread text behind it.
type Node<'a> = (usize, Option<Move>, Notes, Vec<&'a str>);

/// Stops the test at the first thing in which `back` differs from `game`; `about` names the game.
#[track_caller]
pub fn assert_same_game(back: &GameRecord, game: &GameRecord, about: &str) {
    assert_eq!(back.tree.start(), game.tree.start(), "start, {about}");
    assert_eq!(sorted(&back.tags), sorted(&game.tags), "tags, {about}");
    assert_eq!(back.result, game.result, "result, {about}");
    assert_eq!(back.reason(), game.reason(), "reason, {about}");
    assert_eq!(back.controls, game.controls, "time controls, {about}");
    let (nodes, expected) = (nodes(&back.tree), nodes(&game.tree));
    for (at, (node, expected)) in nodes.iter().zip(&expected).enumerate() {
        assert_eq!(node, expected, "node {at} of the tree, {about}");
    }
    assert_eq!(nodes.len(), expected.len(), "number of nodes, {about}");
}

/// The tags by name: files have an order of their own.
fn sorted(tags: &Tags) -> Vec<(&str, &str)> {
    let mut tags: Vec<_> = tags.iter().collect();
    tags.sort_unstable();
    tags
}

fn nodes(tree: &GameTree) -> Vec<Node<'_>> {
    let node = |id| {
        let notes = tree.notes(id).cloned().unwrap_or_default();
        (tree.ply(id), tree.move_at(id), notes, tree.unread(id).iter().map(unread).collect())
    };
    ids(tree).into_iter().map(node).collect()
}

/// Unread text, without the number that keeps it from being taken for a tag or a quoted line.
fn unread(kept: &UnreadText) -> &str {
    let text = kept.as_str();
    text.strip_prefix("1. ").filter(|text| text.starts_with(['[', '>'])).unwrap_or(text)
}

/// All nodes, each before those that follow it, the main line first.
pub fn ids(tree: &GameTree) -> Vec<NodeId> {
    let (mut list, mut todo) = (Vec::new(), vec![NodeId::ROOT]);
    while let Some(node) = todo.pop() {
        list.push(node);
        todo.extend(tree.children(node).iter().rev());
    }
    list
}

/// The record as a file can tell it, whose comments mean nothing to a reader:
///
/// - The roster is complete.
/// - Runs of white space in comments are one space each, and an empty comment is none.
/// - A comment before a move stands after the move before it, unless a variation stands between the two.
/// - Coloured cells come before arrows.
/// - Clocks show whole seconds, and tenths below twenty seconds.
/// - That a game ended by mate or for want of pieces is not said: the board shows it.
/// - A start that cannot be set up is said to be one of Gliński's game, as it was taken for.
pub fn as_in_a_file(record: &GameRecord) -> GameRecord {
    let mut record = record.clone();
    for (name, unknown) in [
        ("Event", "?"),
        ("Site", "?"),
        ("Date", "????.??.??"),
        ("Round", "?"),
        ("White", "?"),
        ("Black", "?"),
    ] {
        if record.tags.get(name).is_none() {
            record.tags.set(name, unknown);
        }
    }
    for node in ids(&record.tree) {
        let notes = record.tree.notes_mut(node);
        for texts in [&mut notes.before, &mut notes.after] {
            let tidied = texts.iter().map(|text| tidy(text)).filter(|text| !text.is_empty());
            *texts = tidied.collect();
        }
        notes.shapes.sort_by_key(|shape| shape.to.is_some());
        notes.clock = notes.clock.map(shown);
        move_comments(&mut record.tree, node);
    }
    if record.tags.get("FEN").is_some() && record.tags.get("Variant").is_none() {
        record.tags.set("Variant", "Glinski");
    }
    if let Some(outcome) = &mut record.result
        && matches!(outcome.reason, Reason::Checkmate | Reason::AllTaken)
    {
        outcome.reason = Reason::Unknown;
        if record.tags.get("Termination").is_none() {
            record.tags.set("Termination", "normal");
        }
    }
    record
}

fn tidy(text: &str) -> String {
    let is_space = |c: char| c.is_ascii_whitespace() || c.is_control();
    text.split(is_space).filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
}

fn shown(time: Duration) -> Duration {
    let unit = if time < Duration::from_secs(20) { 100 } else { 1_000 };
    Duration::from_millis(time.as_millis() as u64 / unit * unit)
}

/// Whether the comments before the first continuation of `node` stand behind `node`: there are no alternatives to
/// `node` that would stand between the two.
pub fn tells_before_behind(tree: &GameTree, node: NodeId) -> bool {
    let has_alternatives = |parent| {
        tree.next(parent) == Some(node)
            && (tree.children(parent).len() > 1 || !tree.unread(parent).is_empty())
    };
    !tree.parent(node).is_some_and(has_alternatives)
}

fn move_comments(tree: &mut GameTree, node: NodeId) {
    if let Some(next) = tree.next(node).filter(|_| tells_before_behind(tree, node)) {
        let before = std::mem::take(&mut tree.notes_mut(next).before);
        let before = before.iter().map(|text| tidy(text)).filter(|text| !text.is_empty());
        tree.notes_mut(node).after.extend(before);
    }
}
