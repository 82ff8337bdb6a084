//! The list of moves laid out in rows of one height: moves of the game in two columns, variations and comments
//! below them as running text.
//!
//! Rows are worked out anew only when the moves or the width change, so that a long game costs nothing a frame.

use crate::app::view::{MoveItem, MoveText};
use crate::chess::Color;
use crate::game::NodeId;

/// Height of a row.
pub const ROW: f32 = 26.0;
/// Width of the numbers' column.
const NUMBERS: f32 = 44.0;
/// The widest a column of moves gets: Black's moves stand near White's however wide the panel is.
const WIDEST_COLUMN: f32 = 116.0;
/// From the edge of a move's ground to its text.
pub const PADDING: f32 = 4.0;
/// How much a variation is indented.
const INDENT: f32 = 16.0;
/// Deeper variations are indented no more.
const DEEPEST: u32 = 4;

/// What a piece of text in a row is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A move, which leads to this node.
    Move(NodeId),
    /// A number in the column of numbers.
    Number,
    /// A comment, a bracket, an ellipsis.
    Note,
    /// The result.
    Result,
}

/// A piece of text in a row.
#[derive(Clone, Debug, PartialEq)]
pub struct Span {
    /// What it is.
    pub kind: Kind,
    /// What is drawn.
    pub text: String,
    /// What it is called for screen readers and tests, as in "12... Qf6".
    pub name: String,
    /// Its left edge.
    pub x: f32,
    /// Its width.
    pub width: f32,
    /// How deep in variations; 0 is the game itself.
    pub depth: u32,
}

/// One row.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Row {
    /// Its pieces of text, from left to right.
    pub spans: Vec<Span>,
    /// How deep in variations; 0 is the game itself.
    pub depth: u32,
}

/// Lays out `items` in rows of `width`; `measure` tells how wide a text of this depth is.
pub fn lay_out(items: &[MoveItem], width: f32, measure: impl Fn(&str, u32) -> f32) -> Vec<Row> {
    let mut layout =
        Layout { rows: Vec::new(), width, measure, place: Place::Break, x: 0.0, brackets: String::new() };
    for item in items {
        match item {
            MoveItem::Move(text) if text.depth == 0 => layout.main_move(text),
            MoveItem::Move(text) => layout.side_move(text),
            MoveItem::Comment { text, depth } => layout.comment(text, *depth),
            MoveItem::Open { depth } => layout.open(*depth),
            MoveItem::Close { depth } => layout.close(*depth),
            MoveItem::Result(text) => layout.result(text),
        }
    }
    layout.rows
}

/// What the last row holds.
#[derive(Clone, Copy, PartialEq)]
enum Place {
    /// A move of White of the game itself, so that Black's may join it.
    Game,
    /// Running text, which may go on.
    Text,
    /// Something after which a new row begins.
    Break,
}

struct Layout<F> {
    rows: Vec<Row>,
    width: f32,
    measure: F,
    place: Place,
    /// Where running text goes on.
    x: f32,
    /// Brackets that open before the next piece of running text.
    brackets: String,
}

impl<F: Fn(&str, u32) -> f32> Layout<F> {
    /// A move of the game, in the column of its colour.
    fn main_move(&mut self, mv: &MoveText) {
        let joins = mv.color == Color::Black && self.place == Place::Game;
        if !joins {
            self.rows.push(Row::default());
            self.push(Kind::Number, format!("{}.", mv.number), 0.0, NUMBERS, 0);
            if mv.color == Color::Black {
                let column = self.column();
                self.push(Kind::Note, "…".to_owned(), NUMBERS, column, 0);
            }
        }
        let column = self.column();
        let x = if mv.color == Color::White { NUMBERS } else { NUMBERS + column };
        // A capture of many men takes the rest of the row; longer still, it is cut with an ellipsis when drawn.
        let width = ((self.measure)(&mv.text, 0) + 2.0 * PADDING).clamp(column, (self.width - x).max(column));
        self.push_named(Kind::Move(mv.node), mv.text.clone(), full_name(mv), x, width, 0);
        let leaves_room = mv.color == Color::White && width <= column;
        self.place = if leaves_room { Place::Game } else { Place::Break };
    }

    /// A move of a variation, in running text.
    fn side_move(&mut self, mv: &MoveText) {
        let text = if mv.shows_number { full_name(mv) } else { mv.text.clone() };
        self.flow(Kind::Move(mv.node), &text, full_name(mv), mv.depth);
    }

    /// A comment, filled into rows word by word.
    fn comment(&mut self, text: &str, depth: u32) {
        if depth == 0 {
            self.place = Place::Break;
        }
        let mut line = String::new();
        for word in text.split_whitespace() {
            let longer = if line.is_empty() { word.to_owned() } else { format!("{line} {word}") };
            if !line.is_empty() && !self.fits(&longer, depth) {
                self.flow(Kind::Note, &line, String::new(), depth);
                self.place = Place::Break;
                word.clone_into(&mut line);
            } else {
                if line.is_empty() && !self.fits(word, depth) {
                    self.place = Place::Break;
                }
                line = longer;
            }
        }
        if !line.is_empty() {
            self.flow(Kind::Note, &line, String::new(), depth);
        }
        if depth == 0 {
            self.place = Place::Break;
        }
    }

    /// A variation of the game gets a line of its own, a variation of a variation brackets.
    fn open(&mut self, depth: u32) {
        if depth <= 1 {
            self.place = Place::Break;
        } else {
            self.brackets.push('(');
        }
    }

    fn close(&mut self, depth: u32) {
        if depth <= 1 {
            self.place = Place::Break;
        } else {
            self.close_bracket(depth);
        }
    }

    fn result(&mut self, text: &str) {
        self.place = Place::Break;
        self.rows.push(Row::default());
        let width = self.width;
        self.push(Kind::Result, text.to_owned(), 0.0, width, 0);
    }

    /// Puts a bracket right behind the text before it.
    fn close_bracket(&mut self, depth: u32) {
        let width = (self.measure)(")", depth);
        if let Some(span) = self.rows.last_mut().and_then(|row| row.spans.last_mut()) {
            span.text.push(')');
            span.width = (span.width + width).min(self.width - span.x);
        }
        self.x += width;
    }

    /// Puts running text behind what is there, or into a new row.
    fn flow(&mut self, kind: Kind, text: &str, name: String, depth: u32) {
        let text = std::mem::take(&mut self.brackets) + text;
        let width = self.width_of(&text, depth);
        if self.place != Place::Text || !self.fits(&text, depth) {
            self.x = indent(depth);
            self.rows.push(Row { depth, ..Row::default() });
            self.place = Place::Text;
        }
        let x = self.x;
        // Longer than a row: cut with an ellipsis when drawn.
        let shown = width.min(self.width - x);
        self.push_named(kind, text, name, x, shown, depth.max(1));
        self.x += width;
    }

    /// Whether a text still has room behind what is there, or in a new row.
    fn fits(&self, text: &str, depth: u32) -> bool {
        let x = if self.place == Place::Text { self.x } else { indent(depth) };
        x + self.width_of(text, depth) <= self.width
    }

    fn width_of(&self, text: &str, depth: u32) -> f32 {
        (self.measure)(text, depth.max(1)) + 2.0 * PADDING
    }

    fn column(&self) -> f32 {
        ((self.width - NUMBERS) / 2.0).min(WIDEST_COLUMN)
    }

    fn push(&mut self, kind: Kind, text: String, x: f32, width: f32, depth: u32) {
        self.push_named(kind, text, String::new(), x, width, depth);
    }

    fn push_named(&mut self, kind: Kind, text: String, name: String, x: f32, width: f32, depth: u32) {
        if let Some(row) = self.rows.last_mut() {
            row.spans.push(Span { kind, text, name, x, width, depth });
        }
    }
}

/// Where running text of this depth begins.
fn indent(depth: u32) -> f32 {
    INDENT * depth.clamp(1, DEEPEST) as f32
}

/// A move with its number, as in "12. Qf6" or "12... Qf6".
fn full_name(mv: &MoveText) -> String {
    let dots = if mv.color == Color::White { "." } else { "..." };
    format!("{}{dots} {}", mv.number, mv.text)
}

/// The row that shows the move to `node`.
pub fn row_of(rows: &[Row], node: NodeId) -> Option<usize> {
    rows.iter().position(|row| row.spans.iter().any(|span| span.kind == Kind::Move(node)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn measure(text: &str, _depth: u32) -> f32 {
        8.0 * text.chars().count() as f32
    }

    fn mv(color: Color, number: u32, text: &str, depth: u32) -> MoveItem {
        let shows_number = color == Color::White;
        MoveItem::Move(MoveText {
            node: NodeId::ROOT,
            color,
            number,
            shows_number,
            text: text.to_owned(),
            depth,
        })
    }

    fn texts(rows: &[Row]) -> Vec<String> {
        let words = |row: &Row| row.spans.iter().map(|span| span.text.clone()).collect::<Vec<_>>();
        rows.iter().map(|row| words(row).join(" ")).collect()
    }

    #[test]
    fn the_game_stands_in_two_columns() {
        let items = [
            mv(Color::White, 1, "f6", 0),
            mv(Color::Black, 1, "e6", 0),
            mv(Color::White, 2, "Qf3", 0),
            MoveItem::Result("1-0".to_owned()),
        ];
        let rows = lay_out(&items, 240.0, measure);
        assert_eq!(texts(&rows), ["1. f6 e6", "2. Qf3", "1-0"]);
        assert!(rows[0].spans[2].x > rows[0].spans[1].x + 50.0);
        assert_eq!(rows[0].spans[2].name, "1... e6");
    }

    #[test]
    fn long_captures_take_the_rest_of_their_row() {
        let (long, longer) = ("19x55x35x53x73x91", "19x55x35x53x73x91x71x51x33x15x35x57");
        let items = [
            mv(Color::White, 1, "55x37", 0),
            mv(Color::Black, 1, long, 0),
            mv(Color::White, 2, long, 0),
            mv(Color::Black, 2, longer, 0),
        ];
        let rows = lay_out(&items, 320.0, measure);
        assert_eq!(
            texts(&rows),
            [format!("1. 55x37 {long}"), format!("2. {long}"), format!("2. … {longer}")]
        );
        let shown = |row: usize| rows[row].spans.last().map_or(0.0, |span| span.width);
        assert_eq!([shown(0), shown(1)], [measure(long, 0) + 2.0 * PADDING; 2]);
        assert!(rows.iter().flat_map(|row| &row.spans).all(|span| span.x + span.width <= 320.0));
    }

    #[test]
    fn after_a_comment_black_goes_on_in_a_new_row() {
        let comment = MoveItem::Comment { text: "a long way to go from here".to_owned(), depth: 0 };
        let items = [mv(Color::White, 1, "f6", 0), comment, mv(Color::Black, 1, "e6", 0)];
        let rows = lay_out(&items, 160.0, measure);
        assert_eq!(texts(&rows), ["1. f6", "a long way to go", "from here", "1. … e6"]);
        assert!(rows.iter().flat_map(|row| &row.spans).all(|span| span.x + span.width <= 160.0));
    }

    #[test]
    fn variations_are_indented_and_deeper_ones_in_brackets() {
        let items = [
            mv(Color::White, 1, "f6", 0),
            MoveItem::Open { depth: 1 },
            mv(Color::White, 1, "e5", 1),
            MoveItem::Open { depth: 2 },
            mv(Color::White, 1, "g5", 2),
            MoveItem::Close { depth: 2 },
            MoveItem::Close { depth: 1 },
            mv(Color::Black, 1, "e6", 0),
        ];
        let rows = lay_out(&items, 400.0, measure);
        assert_eq!(texts(&rows), ["1. f6", "1. e5 (1. g5)", "1. … e6"]);
        assert_eq!(rows[1].spans[0].x, INDENT);
    }

    #[test]
    fn a_word_longer_than_a_row_is_cut_to_it() {
        let items = [MoveItem::Comment { text: "x".repeat(100), depth: 0 }];
        let rows = lay_out(&items, 160.0, measure);
        assert!(rows[0].spans[0].x + rows[0].spans[0].width <= 160.0);
    }
}
