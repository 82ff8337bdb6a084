//! The pieces of text in a row. They hold no text, only where it stands in the list, so that laying a long game out
//! again costs little.

use crate::app::catalogue::tr_args;
use crate::app::view::{Fold, MoveItem, MoveText};
use crate::game::{Nag, NodeId};

/// What a piece of text in a row is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A move, which leads to this node.
    Move(NodeId),
    /// The sign by which the deep variation that begins with this node's move is shown or hidden.
    Fold(NodeId),
    /// The number of a move, in the column of numbers.
    Number,
    /// In the place of White's move, before Black's.
    Ellipsis,
    /// Words of a comment.
    Note,
    /// The field in which a comment is typed.
    Draft,
    /// The result.
    Result,
}

/// A piece of text in a row.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Span {
    /// What it is.
    pub kind: Kind,
    /// Its left edge.
    pub x: f32,
    /// Its width.
    pub width: f32,
    /// How deep in variations; 0 is the game itself.
    pub depth: u32,
    /// The item it is of.
    pub item: usize,
    /// The words of a comment, in bytes.
    pub words: (u32, u32),
    /// Brackets before and behind it.
    pub brackets: (u16, u16),
}

impl Span {
    /// What is drawn.
    pub fn text(&self, items: &[MoveItem]) -> String {
        let text = match (&items[self.item], self.kind) {
            (MoveItem::Move(mv), Kind::Number) => format!("{}.", mv.number),
            (MoveItem::Move(_), Kind::Ellipsis) => "…".to_owned(),
            (MoveItem::Move(mv), _) if self.depth > 0 => running_text(mv),
            (MoveItem::Move(mv), _) => mv.text.clone(),
            (MoveItem::Comment { text, .. } | MoveItem::Unread { text, .. }, _) => {
                let words = &text[self.words.0 as usize..self.words.1 as usize];
                words.split_whitespace().collect::<Vec<_>>().join(" ")
            }
            (MoveItem::Fold(fold), _) => fold_sign(fold).to_owned(),
            (MoveItem::Result(text), _) => text.clone(),
            (MoveItem::Draft { .. } | MoveItem::Open { .. } | MoveItem::Close { .. }, _) => String::new(),
        };
        match self.brackets {
            (0, 0) => text,
            (before, behind) => "(".repeat(before.into()) + &text + &")".repeat(behind.into()),
        }
    }

    /// The glyphs of a move, each with where it begins in what is drawn, in bytes.
    pub fn glyphs(&self, items: &[MoveItem]) -> Vec<(Nag, usize)> {
        let MoveItem::Move(mv) = &items[self.item] else { return Vec::new() };
        let whole = if self.depth > 0 { running_text(mv).len() } else { mv.text.len() };
        let before = usize::from(self.brackets.0) + whole - mv.text.len();
        mv.glyphs.iter().map(|&(nag, start)| (nag, before + start)).collect()
    }

    /// What a move is called for screen readers and tests, as in "12... Qf6".
    pub fn name(&self, items: &[MoveItem]) -> String {
        match &items[self.item] {
            MoveItem::Move(mv) => mv.numbered(),
            MoveItem::Fold(fold) => {
                let key = if fold.is_open { "moves-hide-variation" } else { "moves-show-variation" };
                tr_args(key, &[("move", fold.first.as_str().into())])
            }
            _ => String::new(),
        }
    }
}

/// One row.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Row<'a> {
    /// Its pieces of text, from left to right.
    pub spans: &'a [Span],
    /// How deep in variations; 0 is the game itself.
    pub depth: u32,
}

/// A move of a variation as it stands in running text.
pub fn running_text(mv: &MoveText) -> String {
    if mv.shows_number { mv.numbered() } else { mv.text.clone() }
}

/// The sign by which a deep variation is shown or hidden.
pub fn fold_sign(fold: &Fold) -> &'static str {
    if fold.is_open { "−" } else { "+" }
}
