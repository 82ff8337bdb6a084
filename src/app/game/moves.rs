//! The list of moves, with variations and comments, in reading order.

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use super::action::Draft;
use super::folds::Folds;
use crate::app::text::words;
use crate::game::{Comment, GameRecord, GameTree, Nag, NodeId, Position, numbered_san, pgn, san};
use crate::sides::Color;
use crate::three::Seat;

/// The list of moves, in reading order.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct MoveList {
    /// The list in parts. An unchanged part stays the same value, so that the window keeps its layout.
    pub parts: Vec<MovePart>,
    /// Another number whenever the parts change, also from game to game.
    pub revision: u64,
    /// The deep variations that are shown. A change makes the list out of date.
    pub(super) folds: Folds,
    /// The moves' text, which costs a look at the legal moves: each is found once.
    texts: HashMap<NodeId, Arc<str>>,
}

/// A part of the list that can be laid out on its own: consecutive moves of the main line with the comments after
/// them, a variation of the main line, or the result.
pub type MovePart = Arc<[MoveItem]>;

/// An entry of the list of moves.
#[derive(Debug, Clone, PartialEq)]
pub enum MoveItem {
    /// A move.
    Move(MoveText),
    /// The open draft of a comment, in place of the comment.
    Draft {
        /// How deep in variations; 0 is the game itself.
        depth: u32,
    },
    /// A comment, before or after a move.
    Comment {
        /// The comment without commands.
        text: Arc<str>,
        /// The position that a click on the comment shows.
        node: Option<NodeId>,
        /// How deep in variations; 0 is the game itself.
        depth: u32,
    },
    /// A part of the movetext of a file that could not be read.
    Unread {
        /// The unread text.
        text: Arc<str>,
        /// How deep in variations; 0 is the game itself.
        depth: u32,
    },
    /// A variation begins, in place of the move before it.
    Open {
        /// How deep it is; 1 is a variation of the game itself.
        depth: u32,
    },
    /// The button that shows or hides a deep variation: in place of a folded variation, at the beginning of an open
    /// one.
    Fold(Fold),
    /// End of a variation.
    Close {
        /// How deep it is.
        depth: u32,
    },
    /// The game's result in points, as in "1-0", at the end of its own line.
    Result(String),
}

/// A place where a deep variation can be shown or hidden.
#[derive(Debug, Clone, PartialEq)]
pub struct Fold {
    /// The variation's first move.
    pub node: NodeId,
    /// The first move with its number, as in "12... Qf6".
    pub first: String,
    /// How deep the variation is.
    pub depth: u32,
    /// Whether the variation is shown.
    pub is_open: bool,
}

/// A move in the list.
#[derive(Debug, Clone, PartialEq)]
pub struct MoveText {
    /// The node that a click shows, by [`ReplayAction::To`](super::action::ReplayAction::To).
    pub node: NodeId,
    /// The colour of the side that moved.
    pub color: Color,
    /// The seat of the side that moved, in a three-player game.
    pub seat: Option<Seat>,
    /// The number of the move.
    pub number: u32,
    /// Whether the number is shown before the move: always for White, and for Black after an interruption of the line.
    pub shows_number: bool,
    /// The move with its glyphs, as in "Qf6+! ±".
    pub text: Arc<str>,
    /// The glyphs, each with its byte offset in the text. The move itself ends at the first offset.
    pub glyphs: Vec<(Nag, usize)>,
    /// How deep in variations; 0 is the game itself.
    pub depth: u32,
}

impl MoveList {
    /// Moves, comments and brackets one after the other.
    pub fn items(&self) -> impl Iterator<Item = &MoveItem> {
        self.parts.iter().flat_map(|part| part.iter())
    }

    /// Brings the list up to date with the record. It is another list only if something has changed.
    pub fn rebuild(&mut self, record: &GameRecord, draft: Option<&Draft>) {
        let tree = &record.tree;
        let mut builder = Builder {
            tree,
            draft,
            folds: &self.folds,
            texts: &mut self.texts,
            old: &self.parts,
            parts: Vec::with_capacity(self.parts.len() + 1),
            part: Vec::new(),
            depth: 0,
            was_interrupted: true,
        };
        builder.comments(
            NodeId::ROOT,
            Comment::After,
            tree.notes(NodeId::ROOT).map_or(&[], |notes| &notes.after),
        );
        builder.line(NodeId::ROOT, *tree.start());
        builder.end_part();
        builder.part.extend(record.result.map(|outcome| MoveItem::Result(words::points(outcome.points))));
        builder.end_part();
        let parts = builder.parts;
        let is_same = |(old, new): (&MovePart, &MovePart)| Arc::ptr_eq(old, new);
        if self.revision == 0
            || parts.len() != self.parts.len()
            || !self.parts.iter().zip(&parts).all(is_same)
        {
            self.parts = parts;
            self.revision = REVISIONS.fetch_add(1, Ordering::Relaxed);
        }
    }

    /// The text of a node's move, without marks; empty for the start.
    pub fn text(&self, node: NodeId) -> &str {
        self.texts.get(&node).map_or("", |text| text)
    }
}

/// The number of the next list.
static REVISIONS: AtomicU64 = AtomicU64::new(1);

/// How many old parts are looked at for one that stays as it is. An edit seldom takes more out of the middle of a list; then
/// the parts behind are new ones.
const LOOK_AHEAD: usize = 16;

/// Puts glyphs behind a move: its mark right behind it, the others apart. Returns where each of them begins.
fn add_glyphs(text: &mut String, nags: &[Nag]) -> Vec<(Nag, usize)> {
    let add = |&nag: &Nag| {
        if !nag.is_move_mark() {
            text.push(' ');
        }
        let start = text.len();
        *text += &nag.shown();
        (nag, start)
    };
    nags.iter().map(add).collect()
}

struct Builder<'a> {
    tree: &'a GameTree,
    draft: Option<&'a Draft>,
    folds: &'a Folds,
    texts: &'a mut HashMap<NodeId, Arc<str>>,
    /// The parts of the list before, without those that `parts` has reached.
    old: &'a [MovePart],
    parts: Vec<MovePart>,
    /// The part being filled.
    part: Vec<MoveItem>,
    depth: u32,
    /// Whether the next move needs its number even if Black makes it.
    was_interrupted: bool,
}

impl Builder<'_> {
    /// Adds everything after `node` in the order of printed books: the main move, then its alternatives, then the
    /// continuation of the main line.
    fn line(&mut self, mut node: NodeId, mut position: Position) {
        loop {
            let children = self.tree.children(node);
            if let Some(&main) = children.first() {
                self.mv(main, &position);
            }
            for &other in children.iter().skip(1) {
                self.variation(other, position);
            }
            for kept in self.tree.unread(node) {
                self.part.push(MoveItem::Unread { text: kept.as_str().into(), depth: self.depth });
                self.was_interrupted = true;
            }
            let Some((&main, mv)) = children.first().and_then(|main| Some((main, self.tree.move_at(*main)?)))
            else {
                return;
            };
            position.play_unchecked(mv);
            node = main;
        }
    }

    fn variation(&mut self, first: NodeId, mut position: Position) {
        if self.depth == 0 {
            self.end_part();
        }
        self.depth += 1;
        self.was_interrupted = true;
        if self.folds.hides(first, self.depth) {
            self.fold(first, &position, false);
            self.depth -= 1;
            return;
        }
        self.part.push(MoveItem::Open { depth: self.depth });
        if Folds::can_fold(self.depth) {
            self.fold(first, &position, true);
        }
        self.mv(first, &position);
        if let Some(mv) = self.tree.move_at(first) {
            position.play_unchecked(mv);
        }
        self.line(first, position);
        self.part.push(MoveItem::Close { depth: self.depth });
        self.depth -= 1;
        self.was_interrupted = true;
    }

    /// The place where a variation can be shown or hidden.
    fn fold(&mut self, node: NodeId, position: &Position, is_open: bool) {
        let Some(mv) = self.tree.move_at(node) else { return };
        let first = numbered_san(position, mv);
        self.part.push(MoveItem::Fold(Fold { node, first, depth: self.depth, is_open }));
    }

    /// Adds a move with its comments. `position` is the position before the move.
    fn mv(&mut self, node: NodeId, position: &Position) {
        let Some(mv) = self.tree.move_at(node) else { return };
        let notes = self.tree.notes(node);
        let color = position.turn();
        let before = notes.map_or(&[][..], |notes| &notes.before);
        // Only Black's answer right behind White's move shares its row.
        let is_interrupted =
            self.was_interrupted || !before.is_empty() || self.has_draft(node, Comment::Before);
        if self.depth == 0 && (color == Color::White || is_interrupted) {
            self.end_part();
        }
        self.comments(node, Comment::Before, before);
        let mut text = self.texts.entry(node).or_insert_with(|| san(position, mv).into()).clone();
        let mut glyphs = Vec::new();
        if let Some(notes) = notes.filter(|notes| !notes.nags.is_empty()) {
            let mut marked = text.to_string();
            glyphs = add_glyphs(&mut marked, &notes.nags);
            text = marked.into();
        }
        let shows_number = color == Color::White || self.was_interrupted;
        self.was_interrupted = false;
        let number = position.fullmove_number();
        let depth = self.depth;
        let mv = MoveText { node, color, seat: None, number, shows_number, text, glyphs, depth };
        self.part.push(MoveItem::Move(mv));
        self.comments(node, Comment::After, notes.map_or(&[], |notes| &notes.after));
    }

    fn has_draft(&self, node: NodeId, place: Comment) -> bool {
        self.draft.is_some_and(|draft| (draft.node, draft.place) == (node, place))
    }

    /// Adds the comments on one side of a move, or the open draft in their place.
    fn comments(&mut self, node: NodeId, place: Comment, texts: &[String]) {
        let depth = self.depth;
        if self.has_draft(node, place) {
            self.part.push(MoveItem::Draft { depth });
            self.was_interrupted = true;
            return;
        }
        for text in texts.iter().map(|text| pgn::without_commands(text)).filter(|text| !text.is_empty()) {
            self.part.push(MoveItem::Comment { text: text.into(), node: None, depth });
            self.was_interrupted = true;
        }
    }

    /// Ends the part being filled. An equal old one takes its place.
    fn end_part(&mut self) {
        if self.part.is_empty() {
            return;
        }
        let same = self.old.iter().take(LOOK_AHEAD).position(|old| old[..] == self.part[..]);
        if let Some(same) = same {
            self.parts.push(self.old[same].clone());
            self.old = &self.old[same + 1..];
            self.part.clear();
        } else {
            self.parts.push(self.part.drain(..).collect());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::pgn::read_game;
    use crate::game::{PieceLetters, TreeEdit, read_move};

    fn record(pgn: &str) -> GameRecord {
        read_game(pgn).record
    }

    fn list(record: &GameRecord) -> MoveList {
        let mut list = MoveList::default();
        list.rebuild(record, None);
        list
    }

    #[test]
    fn a_move_pair_is_one_part_of_the_list_and_a_variation_another() {
        let list =
            list(&record("{start} 1. f6 e6 2. g5 {good} (2. d5 d6 (2... h6) 3. h4) 2... e5 {so} 3. h4 1-0"));
        let first = |part: &MovePart| format!("{:?}", part[0]).chars().take(4).collect::<String>();
        let parts: Vec<_> = list.parts.iter().map(|part| (first(part), part.len())).collect();
        let expected =
            [("Comm", 1), ("Move", 2), ("Move", 2), ("Open", 8), ("Move", 2), ("Move", 1), ("Resu", 1)];
        assert_eq!(parts, expected.map(|(name, len)| (name.to_owned(), len)));
    }

    /// The list in short: "+" and "-" for deep variations that are folded and open.
    fn shown(list: &MoveList) -> String {
        let text = |item: &MoveItem| match item {
            MoveItem::Move(mv) => mv.text.to_string(),
            MoveItem::Open { .. } => "(".to_owned(),
            MoveItem::Close { .. } => ")".to_owned(),
            MoveItem::Fold(fold) => format!("{}{}", if fold.is_open { "-" } else { "+" }, fold.first),
            other => format!("{other:?}"),
        };
        list.items().map(text).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn variations_deeper_than_three_levels_are_folded_until_somebody_looks() {
        let record = record("1. f6 (1. g5 e6 (1... d6 2. f6 (2. e5 d5 (2... h6 3. d4 (3. c3))))) *");
        let (mut list, tree) = (list(&record), &record.tree);
        let folded = "f6 ( g5 e6 ( d6 f6 ( e5 d5 +2... h6 ) ) )";
        assert_eq!(shown(&list), folded);

        let deep = (0..4).fold(NodeId::ROOT, |node, _| tree.children(node)[1]);
        list.folds.toggle(deep);
        list.rebuild(&record, None);
        assert_eq!(shown(&list), "f6 ( g5 e6 ( d6 f6 ( e5 d5 ( -2... h6 h6 d4 +3. c3 ) ) ) )");
        let deeper = tree.children(deep)[1];
        assert!(list.folds.reveal(tree, deeper), "it was folded");
        assert!(!list.folds.reveal(tree, deeper), "it is open now");
        list.rebuild(&record, None);
        assert_eq!(shown(&list), "f6 ( g5 e6 ( d6 f6 ( e5 d5 ( -2... h6 h6 d4 ( -3. c3 c3 ) ) ) ) )");
        list.folds.toggle(deep);
        list.rebuild(&record, None);
        assert_eq!(shown(&list), folded);
    }

    #[test]
    fn an_edit_rebuilds_only_the_changed_part_of_the_list() {
        let mut record = record("1. f6 e6 2. g5 e5 3. h4 {here} d6 4. d5 *");
        let mut list = list(&record);
        let before = list.clone();
        list.rebuild(&record, None);
        assert_eq!(list.revision, before.revision, "nothing has changed");

        let node = record.tree.mainline().nth(2).unwrap();
        let mv = read_move(&record.tree.position(node), "d6", PieceLetters::English).unwrap();
        record.tree.add(node, mv).unwrap();
        list.rebuild(&record, None);
        assert_ne!(list.revision, before.revision);
        let is_kept = |part: &&MovePart| before.parts.iter().any(|old| Arc::ptr_eq(old, part));
        let new: Vec<_> = list.parts.iter().filter(|part| !is_kept(part)).collect();
        assert_eq!(new.len(), 1, "only the variation: {new:?}");
    }

    /// It joins the two moves of a row again: four parts become one.
    #[test]
    fn a_deleted_variation_leaves_the_list_behind_it_as_it_is() {
        let mut record = record("1. f6 (1. g5 e6) (1. d5 d6) 1... e6 2. g5 e5 3. h4 d6 *");
        let mut list = list(&record);
        let before = list.clone();
        let variations: Vec<_> = record.tree.children(NodeId::ROOT)[1..].to_vec();
        for node in variations {
            record.apply(TreeEdit::Delete { node }).unwrap();
        }
        list.rebuild(&record, None);
        let kept = list.parts.iter().filter(|part| before.parts.iter().any(|old| Arc::ptr_eq(old, part)));
        assert_eq!(kept.count(), list.parts.len() - 1, "all but the first row");
    }

    #[test]
    fn a_list_that_got_shorter_loses_only_its_end() {
        let mut record = record("1. f6 e6 2. g5 e5 *");
        let mut list = list(&record);
        let before = list.clone();
        let last = record.tree.line_end(NodeId::ROOT);
        record.apply(TreeEdit::Delete { node: last }).unwrap();
        list.rebuild(&record, None);
        assert!(Arc::ptr_eq(&list.parts[0], &before.parts[0]));
        assert_eq!(list.items().count(), before.items().count() - 1);
    }
}
