//! The layout of a part of the list of moves: moves of the game in a column for each side, variations and comments below them as
//! running text.

use super::spans::{Kind, Rows, Span, fold_sign, running_text, shown_text};
use super::widths::{Ruler, Words};
use crate::app::game::{MoveItem, MoveText};
use crate::chess::Color;

/// Width of the numbers' column, and in a three-player game.
const NUMBERS: f32 = 44.0;
const NUMBERS_OF_THREE: f32 = 34.0;
/// Maximum width of a column of moves: Black's moves are near White's in a wide panel too.
const MAX_COLUMN_WIDTH: f32 = 116.0;
/// From the edge of a move's ground to its text.
pub const PADDING: f32 = 4.0;
/// How much a variation is indented.
const INDENT: f32 = 16.0;
/// Deeper variations are indented no more.
const DEEPEST: u32 = 4;
/// About the width of a letter of running text.
const LETTER: f32 = 7.0;

/// The contents of the last row.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Place {
    /// A move of the game itself in this column, so that those of later columns may join it.
    Game { number: u32, column: usize },
    /// Running text, which may go on.
    Text,
    /// Something after which a new row begins.
    Break,
}

/// The layout of a part, possibly unfinished.
#[derive(Debug)]
pub struct Layout {
    /// The rows laid out until now.
    pub rows: Rows,
    width: f32,
    place: Place,
    /// The horizontal position at which running text continues.
    x: f32,
    /// Brackets that open before the next piece of running text.
    brackets: u16,
    /// The item that comes next.
    next: usize,
    /// How many of its words have their row, if it is a comment.
    word: usize,
}

impl Layout {
    /// Nothing yet, in rows of this width.
    pub fn new(width: f32) -> Layout {
        let rows = Rows::default();
        Layout { rows, width, place: Place::Break, x: 0.0, brackets: 0, next: 0, word: 0 }
    }

    /// Lays out more of `items`, as far as their words are measured, until the ruler's budget is spent. Returns
    /// whether that was all.
    pub fn advance(&mut self, items: &[MoveItem], words: &Words, ruler: &mut Ruler) -> bool {
        while let Some(item) = items.get(self.next) {
            let is_done = match item {
                MoveItem::Comment { depth, .. } | MoveItem::Unread { depth, .. } => {
                    self.comment(words, *depth, ruler)
                }
                _ => ruler.take_word() && self.item(item, ruler),
            };
            if !is_done {
                return false;
            }
            self.next += 1;
            self.word = 0;
        }
        true
    }

    /// Anything but a comment.
    fn item(&mut self, item: &MoveItem, ruler: &mut Ruler) -> bool {
        match item {
            MoveItem::Move(mv) if mv.depth == 0 => self.main_move(mv, ruler),
            MoveItem::Move(mv) => {
                let width = ruler.width(&running_text(mv), mv.depth);
                self.flow(Kind::Move(mv.node), mv.depth, width, ruler);
            }
            // A variation of the game gets a line of its own, a variation of a variation brackets.
            MoveItem::Open { depth: 0 | 1 } | MoveItem::Close { depth: 0 | 1 } => self.place = Place::Break,
            MoveItem::Open { .. } => self.brackets += 1,
            MoveItem::Close { depth } => self.close_bracket(*depth, ruler),
            MoveItem::Fold(fold) => {
                let width = ruler.width(fold_sign(fold), fold.depth);
                self.flow(Kind::Fold(fold.node), fold.depth, width, ruler);
            }
            MoveItem::Result(_) => {
                self.place = Place::Break;
                self.rows.begin(0);
                self.push(Kind::Result, 0.0, self.width, 0);
            }
            MoveItem::Draft { depth } => self.draft(*depth),
            MoveItem::Comment { .. } | MoveItem::Unread { .. } => {}
        }
        true
    }

    /// A move of the game, in the column of its colour.
    fn main_move(&mut self, mv: &MoveText, ruler: &mut Ruler) {
        let of_three = mv.seat.is_some();
        let (numbers, width) = columns(self.width, of_three);
        let column = mv.seat.map_or(mv.color as usize, |seat| seat as usize);
        let joins = |number, before| number == mv.number && before < column;
        if !matches!(self.place, Place::Game { number, column } if joins(number, column)) {
            self.rows.begin(0);
            self.push(Kind::Number, 0.0, numbers, 0);
            if mv.color == Color::Black && !of_three {
                self.push(Kind::Ellipsis, numbers, width, 0);
            }
        }
        let x = numbers + column as f32 * width;
        let mut taken = width;
        if !of_three {
            // A capture of many pieces takes the rest of the row; longer still, it is cut with an ellipsis when drawn.
            let whole = ruler.width(&shown_text(mv), 0) + 2.0 * PADDING;
            taken = whole.clamp(width, (self.width - x).max(width));
        }
        self.push(Kind::Move(mv.node), x, taken, 0);
        let leaves_room = taken <= width;
        self.place = if leaves_room { Place::Game { number: mv.number, column } } else { Place::Break };
    }

    /// A comment, filled into rows word by word. Returns whether all of it is.
    fn comment(&mut self, words: &Words, depth: u32, ruler: &mut Ruler) -> bool {
        let Some(words) = words.of(self.next) else { return false };
        if depth == 0 && self.word == 0 {
            self.place = Place::Break;
        }
        while let Some(word) = words.get(self.word) {
            if !ruler.take_word() {
                return false;
            }
            let before = self.word.checked_sub(1).and_then(|before| words.get(before));
            if !before.is_some_and(|before| self.join(word.right - before.right, word.to)) {
                if before.is_some() {
                    self.place = Place::Break;
                }
                self.flow(Kind::Note, depth, word.right - word.left, ruler);
                if let Some(span) = self.rows.spans.last_mut() {
                    span.words = (word.from, word.to);
                }
            }
            self.word += 1;
        }
        if depth == 0 {
            self.place = Place::Break;
        }
        true
    }

    /// Appends a word that ends at this byte and needs the width `more` to the words before it. Returns whether there
    /// was room.
    fn join(&mut self, more: f32, to: u32) -> bool {
        if self.x + more > self.width {
            return false;
        }
        if let Some(span) = self.rows.spans.last_mut() {
            span.words.1 = to;
            span.width += more;
        }
        self.x += more;
        true
    }

    /// A comment being typed has a row of its own, which the list makes as high as it needs.
    fn draft(&mut self, depth: u32) {
        self.place = Place::Break;
        self.rows.begin(depth);
        let x = indent(depth);
        self.push(Kind::Draft, x, self.width - x, depth.max(1));
    }

    /// Puts a bracket right behind the text before it.
    fn close_bracket(&mut self, depth: u32, ruler: &mut Ruler) {
        let width = ruler.width(")", depth);
        if let Some(span) = self.rows.spans.last_mut() {
            span.brackets.1 += 1;
            span.width = (span.width + width).min(self.width - span.x);
        }
        self.x += width;
    }

    /// Puts running text of this width after the last item, or into a new row.
    fn flow(&mut self, kind: Kind, depth: u32, width: f32, ruler: &mut Ruler) {
        let brackets = std::mem::take(&mut self.brackets);
        let opening = if brackets > 0 { f32::from(brackets) * ruler.width("(", depth.max(1)) } else { 0.0 };
        let width = opening + width + 2.0 * PADDING;
        if self.place != Place::Text || self.x + width > self.width {
            self.x = indent(depth);
            self.rows.begin(depth);
            self.place = Place::Text;
        }
        let x = self.x;
        // Longer than a row: cut with an ellipsis when drawn.
        self.push(kind, x, width.min(self.width - x), depth.max(1));
        if let Some(span) = self.rows.spans.last_mut() {
            span.brackets.0 = brackets;
        }
        self.x += width;
    }

    fn push(&mut self, kind: Kind, x: f32, width: f32, depth: u32) {
        let (words, brackets) = ((0, 0), (0, 0));
        self.rows.spans.push(Span { kind, x, width, depth, item: self.next, words, brackets });
    }
}

/// About how many rows `items` take at this width, without measuring anything.
pub fn estimate(items: &[MoveItem], width: f32) -> usize {
    let letters = |text: &str| text.len() as f32 * LETTER + 2.0 * PADDING;
    let (mut rows, mut running) = (0, 0.0);
    for item in items {
        match item {
            MoveItem::Move(mv) if mv.depth == 0 => rows += usize::from(mv.shows_number),
            MoveItem::Move(mv) => running += letters(&mv.text),
            MoveItem::Comment { text, .. } | MoveItem::Unread { text, .. } => running += letters(text),
            MoveItem::Fold(_) => running += letters("+"),
            MoveItem::Open { .. } | MoveItem::Close { .. } => {}
            MoveItem::Result(_) | MoveItem::Draft { .. } => rows += 1,
        }
    }
    rows + (running / (width - INDENT).max(LETTER)).ceil() as usize
}

/// The widths of the column of numbers and of each column of moves.
pub fn columns(width: f32, of_three: bool) -> (f32, f32) {
    let (numbers, count) = if of_three { (NUMBERS_OF_THREE, 3.0) } else { (NUMBERS, 2.0) };
    (numbers, ((width - numbers) / count).min(MAX_COLUMN_WIDTH))
}

/// The indentation of running text of this depth.
fn indent(depth: u32) -> f32 {
    INDENT * depth.clamp(1, DEEPEST) as f32
}

#[cfg(test)]
mod tests {
    use super::super::spans::Row;
    use super::super::widths::{Budget, Widths, eight_points};
    use super::*;
    use crate::game::NodeId;

    /// A row, as texts, names and places.
    #[derive(Debug, PartialEq)]
    struct Laid {
        depth: u32,
        spans: Vec<(String, String, f32, f32)>,
    }

    /// The rows of `items`, laid out with a budget of `words` words per frame.
    fn lay_out_by(words: usize, items: &[MoveItem], width: f32) -> Vec<Laid> {
        let (mut widths, mut measured, mut layout) =
            (Widths::default(), Words::default(), Layout::new(width));
        loop {
            let mut budget = Budget { words, letters: words };
            let mut ruler = Ruler::new(&mut widths, &eight_points, &mut budget);
            measured.measure(items, &mut ruler);
            if layout.advance(items, &measured, &mut ruler) {
                break;
            }
        }
        let span = |span: &Span| (span.text(items), span.name(items), span.x, span.width);
        let row = |row: Row| Laid { depth: row.depth, spans: row.spans.iter().map(span).collect() };
        let rows = layout.rows;
        (0..rows.len()).filter_map(|index| rows.row(index)).map(row).collect()
    }

    fn lay_out(items: &[MoveItem], width: f32) -> Vec<Laid> {
        lay_out_by(usize::MAX, items, width)
    }

    fn right_edges(rows: &[Laid]) -> impl Iterator<Item = f32> + '_ {
        rows.iter().flat_map(|row| &row.spans).map(|(_, _, x, width)| x + width)
    }

    fn mv(color: Color, number: u32, text: &str, depth: u32) -> MoveItem {
        let shows_number = color == Color::White;
        MoveItem::Move(MoveText {
            node: NodeId::ROOT,
            color,
            seat: None,
            number,
            shows_number,
            text: text.to_owned(),
            glyphs: Vec::new(),
            depth,
        })
    }

    fn texts(rows: &[Laid]) -> Vec<String> {
        let words = |row: &Laid| row.spans.iter().map(|(text, ..)| text.clone()).collect::<Vec<_>>();
        rows.iter().map(|row| words(row).join(" ")).collect()
    }

    #[test]
    fn the_moves_of_a_game_have_two_columns() {
        let items = [
            mv(Color::White, 1, "f6", 0),
            mv(Color::Black, 1, "e6", 0),
            mv(Color::White, 2, "Qf3", 0),
            MoveItem::Result("1-0".to_owned()),
        ];
        let rows = lay_out(&items, 240.0);
        assert_eq!(texts(&rows), ["1. f6 e6", "2. Qf3", "1-0"]);
        assert!(rows[0].spans[2].2 > rows[0].spans[1].2 + 50.0);
        assert_eq!(rows[0].spans[2].1, "1... e6");
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
        let rows = lay_out(&items, 320.0);
        assert_eq!(
            texts(&rows),
            [format!("1. 55x37 {long}"), format!("2. {long}"), format!("2. … {longer}")]
        );
        let shown = |row: usize| rows[row].spans.last().map_or(0.0, |span| span.3);
        assert_eq!([shown(0), shown(1)], [8.0 * long.len() as f32 + 2.0 * PADDING; 2]);
        assert!(right_edges(&rows).all(|edge| edge <= 320.0));
    }

    #[test]
    fn after_a_comment_blacks_move_begins_a_new_row() {
        let comment =
            MoveItem::Comment { text: "a long way to go from here".to_owned(), node: None, depth: 0 };
        let items = [mv(Color::White, 1, "f6", 0), comment, mv(Color::Black, 1, "e6", 0)];
        let rows = lay_out(&items, 160.0);
        assert_eq!(texts(&rows), ["1. f6", "a long way to go", "from here", "1. … e6"]);
        assert!(right_edges(&rows).all(|edge| edge <= 160.0));
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
        let rows = lay_out(&items, 400.0);
        assert_eq!(texts(&rows), ["1. f6", "1. e5 (1. g5)", "1. … e6"]);
        assert_eq!(rows[1].spans[0].2, INDENT);
    }

    #[test]
    fn a_word_longer_than_a_row_is_cut_to_it() {
        let items = [MoveItem::Comment { text: "x".repeat(100), node: None, depth: 0 }];
        let rows = lay_out(&items, 160.0);
        assert!(right_edges(&rows).all(|edge| edge <= 160.0));
    }
    #[test]
    fn an_interrupted_layout_gives_the_same_rows() {
        let comment = |depth| MoveItem::Comment {
            text: "some  words on how it could go on".to_owned(),
            node: None,
            depth,
        };
        let items = [
            comment(0),
            mv(Color::White, 1, "f6", 0),
            comment(0),
            MoveItem::Open { depth: 1 },
            mv(Color::White, 1, "e5", 1),
            comment(1),
            MoveItem::Open { depth: 2 },
            comment(2),
            mv(Color::White, 1, "g5", 2),
            MoveItem::Close { depth: 2 },
            MoveItem::Close { depth: 1 },
            MoveItem::Result("*".to_owned()),
        ];
        let whole = lay_out(&items, 160.0);
        assert!(texts(&whole).iter().any(|row| row.contains("(some words")), "{:?}", texts(&whole));
        for words in 1..5 {
            assert_eq!(lay_out_by(words, &items, 160.0), whole, "{words} at a time");
        }
    }

    #[test]
    fn the_estimate_is_near_the_truth() {
        let text = "here the bishop is better than the knight and white has all the play ".repeat(6);
        let items = [mv(Color::White, 1, "f6", 0), MoveItem::Comment { text, node: None, depth: 0 }];
        for width in [240.0, 460.0] {
            let (guess, truth) = (estimate(&items, width), lay_out(&items, width).len());
            assert!(guess.abs_diff(truth) * 3 <= truth, "{guess} for {truth} at {width}");
        }
    }
}
