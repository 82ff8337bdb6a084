//! The pieces of text in a row. A piece refers to its place in the list instead of copying the text, so that the
//! layout of a long game is cheap to repeat.

use crate::app::game::{Fold, MoveItem, MoveText};
use crate::app::text::{three_words, tr, tr_move};
use crate::chess::Color;
use crate::game::{Nag, NodeId};

/// The kind of a piece of text in a row.
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
    /// The field of a comment being typed.
    Draft,
    Result,
}

/// A piece of text in a row.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Span {
    /// The kind of the piece.
    pub kind: Kind,
    /// The left edge.
    pub x: f32,
    /// In points.
    pub width: f32,
    /// How deep in variations; 0 is the game itself.
    pub depth: u32,
    /// Index of its item in the part.
    pub item: usize,
    /// The words of a comment, in bytes.
    pub words: (u32, u32),
    /// Brackets before and behind it.
    pub brackets: (u16, u16),
}

impl Span {
    /// The text on screen.
    pub fn text(&self, items: &[MoveItem]) -> String {
        let text = match (&items[self.item], self.kind) {
            (MoveItem::Move(mv), Kind::Number) => format!("{}.", mv.number),
            (MoveItem::Move(_), Kind::Ellipsis) => "…".to_owned(),
            (MoveItem::Move(mv), _) if self.depth > 0 => running_text(mv),
            (MoveItem::Move(mv), _) => shown_text(mv),
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

    /// The glyphs of a move, each with its byte offset in the drawn text.
    pub fn glyphs(&self, items: &[MoveItem]) -> Vec<(Nag, usize)> {
        let MoveItem::Move(mv) = &items[self.item] else { return Vec::new() };
        let whole = if self.depth > 0 { running_text(mv).len() } else { shown_text(mv).len() };
        // They end the text; the letters before them may be longer than those in files.
        let from_end = |start: usize| mv.text.len() - start;
        let end = usize::from(self.brackets.0) + whole;
        mv.glyphs.iter().map(|&(nag, start)| (nag, end - from_end(start))).collect()
    }

    /// The name of a move for screen readers and tests, as in "12... Qf6", or the whole of a comment.
    pub fn name(&self, items: &[MoveItem]) -> String {
        match &items[self.item] {
            MoveItem::Move(mv) => full_name(mv),
            MoveItem::Fold(fold) => {
                let key = if fold.is_open { "moves-hide-variation" } else { "moves-show-variation" };
                tr!(key, "move" = tr_move(&fold.first))
            }
            MoveItem::Comment { text, .. } => text.clone(),
            _ => String::new(),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Row<'a> {
    /// The pieces of text, from left to right.
    pub spans: &'a [Span],
    /// How deep in variations; 0 is the game itself.
    pub depth: u32,
}

/// The text of a move in a variation.
pub fn running_text(mv: &MoveText) -> String {
    if mv.shows_number { full_name(mv) } else { shown_text(mv) }
}

/// A move with the piece letters on screen. The glyphs after it contain no letters.
pub fn shown_text(mv: &MoveText) -> String {
    let end = mv.glyphs.first().map_or(mv.text.len(), |&(_, start)| start);
    let (san, glyphs) = mv.text.split_at(end);
    tr_move(san) + glyphs
}

/// A move with its number, as in "12. Qf6" or "12... Qf6".
fn full_name(mv: &MoveText) -> String {
    if let Some(seat) = mv.seat {
        return tr!(
            "three-move-of",
            number = mv.number,
            seat = three_words::seat(seat),
            "move" = shown_text(mv)
        );
    }
    let dots = if mv.color == Color::White { "." } else { "..." };
    format!("{}{dots} {}", mv.number, shown_text(mv))
}

/// The sign by which a deep variation is shown or hidden.
pub fn fold_sign(fold: &Fold) -> &'static str {
    if fold.is_open { "−" } else { "+" }
}

/// Height of a row.
pub const ROW: f32 = 26.0;

/// Rows, to which more can be added at the end.
#[derive(Debug, Default)]
pub struct Rows {
    /// The pieces of text of all rows.
    pub spans: Vec<Span>,
    /// The first span of each row, and how deep the row is.
    starts: Vec<(usize, u32)>,
}

impl Rows {
    /// Starts a new row, `depth` variations deep.
    pub fn begin(&mut self, depth: u32) {
        self.starts.push((self.spans.len(), depth));
    }

    /// How many rows there are.
    pub fn len(&self) -> usize {
        self.starts.len()
    }

    pub fn row(&self, index: usize) -> Option<Row<'_>> {
        let &(first, depth) = self.starts.get(index)?;
        let end = self.starts.get(index + 1).map_or(self.spans.len(), |&(first, _)| first);
        Some(Row { spans: &self.spans[first..end], depth })
    }

    /// The first row that shows this.
    pub fn row_of(&self, kind: Kind) -> Option<usize> {
        let span = self.spans.iter().position(|span| span.kind == kind)?;
        self.starts.partition_point(|&(first, _)| first <= span).checked_sub(1)
    }
}
