//! Edits as stored in a journal: nodes are named by the moves that lead to them.

use serde::{Deserialize, Serialize};

use super::reasons;
use crate::game::{Comment, Eval, GameTree, Move, Nag, NodeId, Position, Shape, TreeEdit, Variant};

/// The way from the start to a node: how many plies it goes along the main line, as in "@12", if it does, and then the
/// moves in coordinates: "f5f6".
pub type MovePath = Vec<String>;

/// Stands before the number of plies of the main line.
const MAIN_LINE: char = '@';

/// An edit of a record.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(tag = "edit", rename_all = "kebab-case")]
pub enum EditEntry {
    /// A move was added.
    AddMove {
        /// The place in the tree.
        at: MovePath,
        /// In coordinates.
        mv: String,
    },
    /// The moves of a line were added.
    AddLine {
        /// The place in the tree.
        at: MovePath,
        /// In coordinates.
        moves: Vec<String>,
        /// The evaluation of the position after the first of them.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        eval: Option<Eval>,
    },
    /// A node was deleted with all that followed.
    Delete {
        /// The node.
        at: MovePath,
    },
    /// All that followed a node was deleted.
    DeleteAfter {
        /// The node.
        at: MovePath,
    },
    /// A node was given another place among its alternatives.
    Reorder {
        /// The node.
        at: MovePath,
        /// The new place, from 0.
        index: usize,
    },
    /// Comments were replaced.
    Comment {
        /// The place in the tree.
        at: MovePath,
        /// Whether those before the move.
        before: bool,
        /// The new ones.
        texts: Vec<String>,
    },
    /// Glyphs were replaced.
    Glyphs {
        /// The place in the tree.
        at: MovePath,
        /// The new ones.
        nags: Vec<Nag>,
    },
    /// Arrows and coloured cells were replaced.
    Shapes {
        /// The place in the tree.
        at: MovePath,
        /// The new ones.
        shapes: Vec<Shape>,
    },
    /// A stored evaluation was replaced.
    Evaluation {
        /// The place in the tree.
        at: MovePath,
        /// The new one.
        eval: Option<Eval>,
    },
    /// A tag was set or removed.
    Tag {
        /// The name of the tag in a file.
        name: String,
        /// The new value; `None` removes the tag.
        value: Option<String>,
    },
    /// The result was replaced.
    Result {
        /// White's quarter points and the reason's name; `None` for an unfinished game.
        result: Option<(u8, String)>,
    },
    /// The record restarts at another position.
    Start {
        /// The game.
        variant: Variant,
        /// The position.
        fen: String,
        /// Whether total ban is played.
        total_ban: bool,
    },
    /// Several edits that are one.
    All {
        /// In their order; an undo takes back all.
        edits: Vec<EditEntry>,
    },
}

impl EditEntry {
    /// An edit about to be made in this tree; `None` for one that only undoes another, which is written as an undo.
    pub fn of(edit: &TreeEdit, tree: &GameTree) -> Option<EditEntry> {
        let path = |node: NodeId| path(tree, node);
        Some(match edit {
            TreeEdit::AddMove { at, mv } => {
                let position = tree.contains(*at).then(|| tree.position(*at))?;
                EditEntry::AddMove { at: path(*at)?, mv: position.coordinates(*mv) }
            }
            TreeEdit::AddLine { at, moves, eval } => {
                let position = tree.contains(*at).then(|| tree.position(*at))?;
                EditEntry::AddLine { at: path(*at)?, moves: position.line_coordinates(moves), eval: *eval }
            }
            TreeEdit::Delete { node } => EditEntry::Delete { at: path(*node)? },
            TreeEdit::DeleteAfter { node } => EditEntry::DeleteAfter { at: path(*node)? },
            TreeEdit::Reorder { node, index } => EditEntry::Reorder { at: path(*node)?, index: *index },
            TreeEdit::Comment { node, place, texts } => {
                let before = *place == Comment::Before;
                EditEntry::Comment { at: path(*node)?, before, texts: texts.clone() }
            }
            TreeEdit::Glyphs { node, nags } => EditEntry::Glyphs { at: path(*node)?, nags: nags.clone() },
            TreeEdit::Shapes { node, shapes } => {
                EditEntry::Shapes { at: path(*node)?, shapes: shapes.clone() }
            }
            TreeEdit::Evaluation { node, eval } => EditEntry::Evaluation { at: path(*node)?, eval: *eval },
            TreeEdit::Tag { name, value } => EditEntry::Tag { name: name.clone(), value: value.clone() },
            TreeEdit::Result { outcome } => EditEntry::Result { result: outcome.map(reasons::named) },
            TreeEdit::Start { position } => EditEntry::Start {
                variant: position.variant(),
                fen: position.to_fen(),
                total_ban: position.total_ban(),
            },
            TreeEdit::All(edits) => {
                let edits = edits.iter().map(|edit| EditEntry::of(edit, tree));
                EditEntry::All { edits: edits.collect::<Option<_>>()? }
            }
            TreeEdit::Restore { .. } | TreeEdit::Tree { .. } => return None,
        })
    }

    /// The edit, in a tree as it was when the entry was written; `None` if it does not fit.
    pub fn edit(&self, tree: &GameTree) -> Option<TreeEdit> {
        let node = |path: &MovePath| find(tree, path);
        Some(match self {
            EditEntry::AddMove { at, mv } => {
                let at = node(at)?;
                TreeEdit::AddMove { at, mv: tree.position(at).find_coordinates(mv)? }
            }
            EditEntry::AddLine { at, moves, eval } => {
                let at = node(at)?;
                TreeEdit::AddLine { at, moves: line(tree.position(at), moves)?, eval: *eval }
            }
            EditEntry::Delete { at } => TreeEdit::Delete { node: node(at)? },
            EditEntry::DeleteAfter { at } => TreeEdit::DeleteAfter { node: node(at)? },
            EditEntry::Reorder { at, index } => TreeEdit::Reorder { node: node(at)?, index: *index },
            EditEntry::Comment { at, before, texts } => {
                let place = if *before { Comment::Before } else { Comment::After };
                TreeEdit::Comment { node: node(at)?, place, texts: texts.clone() }
            }
            EditEntry::Glyphs { at, nags } => TreeEdit::Glyphs { node: node(at)?, nags: nags.clone() },
            EditEntry::Shapes { at, shapes } => TreeEdit::Shapes { node: node(at)?, shapes: shapes.clone() },
            EditEntry::Evaluation { at, eval } => TreeEdit::Evaluation { node: node(at)?, eval: *eval },
            EditEntry::Tag { name, value } => TreeEdit::Tag { name: name.clone(), value: value.clone() },
            EditEntry::Result { result } => {
                let outcome = result.as_ref().map(|(quarters, name)| reasons::outcome(*quarters, name));
                TreeEdit::Result { outcome }
            }
            EditEntry::Start { variant, fen, total_ban } => {
                let position = Position::from_fen(*variant, fen).ok()?.with_total_ban(*total_ban);
                TreeEdit::Start { position: Box::new(position) }
            }
            EditEntry::All { edits } => {
                TreeEdit::All(edits.iter().map(|edit| edit.edit(tree)).collect::<Option<_>>()?)
            }
        })
    }
}

/// The path to a node. Moves of the main line are only counted: the entry of a report names every move of a game, and
/// would otherwise grow with the square of its length.
fn path(tree: &GameTree, node: NodeId) -> Option<MovePath> {
    if !tree.contains(node) {
        return None;
    }
    let mut way: Vec<NodeId> = tree.ancestors(node).collect();
    way.reverse();
    let is_on = |pair: &&[NodeId]| tree.children(pair[0]).first() == Some(&pair[1]);
    let common = way.windows(2).take_while(is_on).count();
    let mut path: MovePath = (common > 0).then(|| format!("{MAIN_LINE}{common}")).into_iter().collect();
    let moves: Vec<Move> = way[common + 1..].iter().filter_map(|&node| tree.move_at(node)).collect();
    if !moves.is_empty() {
        path.extend(tree.position(way[common]).line_coordinates(&moves));
    }
    Some(path)
}

fn find(tree: &GameTree, path: &MovePath) -> Option<NodeId> {
    let common = path.first().and_then(|first| first.strip_prefix(MAIN_LINE));
    let Some(plies) = common else { return follow(tree, NodeId::ROOT, path) };
    let from = tree.mainline().nth(plies.parse::<usize>().ok()?.checked_sub(1)?)?;
    follow(tree, from, &path[1..])
}

/// The node to which the moves written in `texts` lead from another.
fn follow(tree: &GameTree, from: NodeId, texts: &[String]) -> Option<NodeId> {
    if texts.is_empty() {
        return Some(from);
    }
    let moves = line(tree.position(from), texts)?;
    let (node, count) = tree.follow(from, &moves);
    (count == moves.len()).then_some(node)
}

/// The moves written in `texts`, played one after the other from `position`; `None` if one of them is not legal.
pub fn line(mut position: Position, texts: &[String]) -> Option<Vec<Move>> {
    let play = |text: &String| {
        let mv = position.find_coordinates(text)?;
        position.play_unchecked(mv);
        Some(mv)
    };
    texts.iter().map(play).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{GameRecord, ShapeColor, pgn};
    use crate::hex::Cell;
    use crate::sides::{Outcome, Points, Reason};

    /// Every kind of edit is written, read, and does the same.
    #[test]
    fn an_edit_comes_back_from_its_entry() {
        let text = "1. f6 {here} e6 (1... d6 2. g5) 2. g5 e5 1-0";
        let record = pgn::read_game(text).record;
        let tree = &record.tree;
        let line: Vec<NodeId> = tree.mainline().collect();
        let variation = tree.children(line[0])[1];
        let position = tree.position(line[1]);
        let mv = position.legal_moves()[3];
        let eval = record_eval("0.35,12");
        let edits = [
            TreeEdit::AddMove { at: line[1], mv },
            TreeEdit::AddLine { at: line[0], moves: vec![tree.move_at(line[1]).unwrap(), mv], eval: None },
            TreeEdit::AddLine { at: line[1], moves: vec![mv], eval },
            TreeEdit::Delete { node: variation },
            TreeEdit::DeleteAfter { node: line[1] },
            TreeEdit::Reorder { node: variation, index: 0 },
            TreeEdit::comment(line[0], Comment::After, "zażółć\n\"gęślą\""),
            TreeEdit::comment(variation, Comment::Before, "or"),
            TreeEdit::Glyphs { node: line[2], nags: vec![Nag(1), Nag(146)] },
            TreeEdit::Shapes {
                node: line[2],
                shapes: vec![Shape { color: ShapeColor::Red, from: Cell::F5, to: Some(Cell::F6) }],
            },
            TreeEdit::Evaluation { node: line[0], eval },
            TreeEdit::Tag { name: "Event".to_owned(), value: Some("Simultaneous".to_owned()) },
            TreeEdit::Tag { name: "White".to_owned(), value: None },
            TreeEdit::Result { outcome: Some(Outcome { points: Points::DRAW, reason: Reason::Agreement }) },
            TreeEdit::Start { position: Box::new(position) },
        ];
        let all = TreeEdit::All(edits[5..9].to_vec());
        for edit in edits.iter().chain([&all]) {
            let entry = EditEntry::of(edit, tree).unwrap();
            let json = serde_json::to_string(&entry).unwrap();
            let back = serde_json::from_str::<EditEntry>(&json).unwrap();
            assert_eq!(back, entry, "{json}");
            let done = |edit: TreeEdit| {
                let mut record: GameRecord = record.clone();
                record.apply(edit).unwrap();
                pgn::write(&record)
            };
            assert_eq!(done(back.edit(tree).unwrap()), done(edit.clone()), "{json}");
        }
    }

    /// A report edits every move of a game: its entry grows with the game's length, not with the square of it.
    #[test]
    fn a_journal_path_counts_the_moves_of_the_main_line() {
        let record = pgn::read_game("1. f6 e6 (1... d6 2. g5) 2. g5 e5 1-0").record;
        let tree = &record.tree;
        let end = tree.line_end(NodeId::ROOT);
        let side = tree.line_end(tree.children(tree.mainline().next().unwrap())[1]);
        for (node, expected) in [(NodeId::ROOT, &[][..]), (end, &["@4"]), (side, &["@1", "d7d6", "g4g5"])] {
            let way = path(tree, node).unwrap();
            assert_eq!(way, expected);
            assert_eq!(find(tree, &way), Some(node));
        }
        for bad in ["@0", "@5", "@", "@x", "@1@1"] {
            assert_eq!(find(tree, &vec![bad.to_owned()]), None, "{bad}");
        }
    }

    fn record_eval(text: &str) -> Option<Eval> {
        let text = format!("1. f6 {{[%eval {text}]}} *");
        let record = pgn::read_game(&text).record;
        record.tree.notes(record.tree.mainline().next()?)?.eval
    }

    #[test]
    fn a_journal_edit_that_does_not_fit_the_game_is_refused() {
        let record = pgn::read_game("1. f6 e6 *").record;
        let path = |moves: &[&str]| moves.iter().map(|&mv| mv.to_owned()).collect::<Vec<_>>();
        for entry in [
            EditEntry::Delete { at: path(&["e4e5"]) },
            EditEntry::Delete { at: path(&["f5f6", "e7e6", "f6f7"]) },
            EditEntry::AddMove { at: path(&["f5f6"]), mv: "f5f6".to_owned() },
            EditEntry::AddLine { at: path(&["f5f6"]), moves: path(&["e7e6", "e7e6"]), eval: None },
            EditEntry::Start { variant: Variant::Glinski, fen: "8/8".to_owned(), total_ban: false },
        ] {
            assert!(entry.edit(&record.tree).is_none(), "{entry:?}");
        }
    }
}
