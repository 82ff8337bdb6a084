//! A part of the list as blocks: a row of moves of the game in a column for each side, or a paragraph of running text.

use egui::Ui;

use super::paragraph::{Kind, Paragraph};
use crate::app::game::{Fold, MoveItem, MoveText};
use crate::app::text::{three_words, tr, tr_move, words};
use crate::chess::Color;
use crate::game::Nag;
use crate::gui::panel::chip;
use crate::gui::style::theme::text;
use crate::gui::style::widgets;

/// Width of the numbers' column, and in a three-player game.
const NUMBERS: f32 = 40.0;
const NUMBERS_OF_THREE: f32 = 34.0;
/// Maximum width of a column of moves: Black's moves are near White's in a wide panel too.
const MAX_COLUMN_WIDTH: f32 = 220.0;
/// Moves with more letters may be wider than their column.
const LONG: usize = 9;

/// A block of the list. Its moves are items of its part.
#[derive(Debug)]
pub enum Block {
    /// A part of which no block is made yet.
    Unmade,
    /// Moves of the game, each with its column.
    Row(Vec<(usize, usize)>),
    /// Running text.
    Text(Paragraph),
    /// The field of a comment being typed, this deep in variations.
    Draft(u32),
    /// The result of the game.
    Result(usize),
}

/// The widths of the column of numbers and of each column of moves.
pub fn columns(width: f32, of_three: bool) -> (f32, f32) {
    let (numbers, count) = if of_three { (NUMBERS_OF_THREE, 3.0) } else { (NUMBERS, 2.0) };
    (numbers, ((width - numbers) / count).min(MAX_COLUMN_WIDTH))
}

/// The blocks of a part. `has_room` tells whether a move has room in its column.
pub fn blocks(items: &[MoveItem], has_room: &dyn Fn(&str) -> bool) -> Vec<Block> {
    let mut builder = Builder { blocks: Vec::new(), place: Place::Break, brackets: 0, has_room };
    for (index, item) in items.iter().enumerate() {
        builder.add(index, item);
    }
    builder.blocks
}

/// The contents of the last block.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Place {
    /// Moves of the game up to this column, so that those of later columns may join them.
    Game { number: u32, column: usize },
    /// Running text, which may go on.
    Text,
    /// Something after which a new block begins.
    Break,
}

struct Builder<'a> {
    blocks: Vec<Block>,
    place: Place,
    /// Brackets that open before the next piece of running text.
    brackets: usize,
    has_room: &'a dyn Fn(&str) -> bool,
}

impl Builder<'_> {
    fn add(&mut self, index: usize, item: &MoveItem) {
        match item {
            MoveItem::Move(mv) if mv.depth == 0 => self.main_move(index, mv),
            MoveItem::Move(mv) => {
                let text = running_text(mv);
                // They end the text; the letters before them may be longer than those in files.
                let start = |start: usize| text.len() + start - mv.text.len();
                let glyphs: Vec<_> = mv.glyphs.iter().map(|&(nag, at)| (nag, start(at))).collect();
                self.flow(mv.depth, Kind::Move, index, &text, &glyphs);
            }
            // A variation of the game gets a paragraph of its own, a variation of a variation brackets.
            MoveItem::Open { depth: 0 | 1 } | MoveItem::Close { depth: 0 | 1 } => self.place = Place::Break,
            MoveItem::Open { .. } => self.brackets += 1,
            MoveItem::Close { .. } => {
                if let Some(Block::Text(paragraph)) = self.blocks.last_mut() {
                    paragraph.close_bracket();
                }
            }
            MoveItem::Fold(fold) => {
                let sign = if fold.is_open { "−" } else { "+" };
                self.flow(fold.depth, Kind::Move, index, sign, &[]);
            }
            MoveItem::Result(_) => self.alone(Block::Result(index)),
            MoveItem::Draft { depth } => self.alone(Block::Draft(*depth)),
            MoveItem::Comment { text, depth, .. } => self.comment(index, text, *depth),
            MoveItem::Unread { text, depth } => {
                self.comment(index, &words::unread(text).to_string(), *depth);
            }
        }
    }

    fn alone(&mut self, block: Block) {
        self.blocks.push(block);
        self.place = Place::Break;
    }

    /// A move of the game, in the column of its colour.
    fn main_move(&mut self, index: usize, mv: &MoveText) {
        let column = column_of(mv);
        let joins = matches!(self.place, Place::Game { number, column: before } if number == mv.number && before < column);
        match self.blocks.last_mut() {
            Some(Block::Row(moves)) if joins => moves.push((column, index)),
            _ => self.blocks.push(Block::Row(vec![(column, index)])),
        }
        // A capture of many pieces takes the rest of the row; longer still, it is cut with an ellipsis when drawn.
        let is_long = mv.seat.is_none() && mv.text.len() > LONG && !(self.has_room)(&shown_text(mv));
        self.place = if is_long { Place::Break } else { Place::Game { number: mv.number, column } };
    }

    /// A comment: that of the game is a paragraph of its own. A very long one becomes several.
    fn comment(&mut self, index: usize, text: &str, depth: u32) {
        if depth == 0 {
            self.place = Place::Break;
        }
        for (number, words) in Paragraph::pieces(text).enumerate() {
            let kind = if number == 0 { Kind::Note } else { Kind::Rest };
            if number > 0 {
                self.place = Place::Break;
            }
            self.flow(depth, kind, index, &words, &[]);
        }
        if depth == 0 {
            self.place = Place::Break;
        }
    }

    /// Adds a piece of running text of this depth to the paragraph, or begins another one with it.
    fn flow(&mut self, depth: u32, kind: Kind, item: usize, text: &str, glyphs: &[(Nag, usize)]) {
        let goes_on = self.place == Place::Text
            && matches!(self.blocks.last(), Some(Block::Text(paragraph)) if !paragraph.is_full());
        if !goes_on {
            self.blocks.push(Block::Text(Paragraph::new(depth)));
        }
        self.place = Place::Text;
        if let Some(Block::Text(paragraph)) = self.blocks.last_mut() {
            paragraph.open_brackets(std::mem::take(&mut self.brackets));
            paragraph.push(kind, item, text, glyphs);
        }
    }
}

/// The width of a move of the game, with letters of `scale` times their usual size.
pub fn shown_width(ui: &Ui, words: &str, scale: f32) -> f32 {
    widgets::text_width(ui, words, scale * text::BODY) + 2.0 * chip::PADDING
}

/// The column of a move of the game.
pub fn column_of(mv: &MoveText) -> usize {
    mv.seat.map_or(mv.color as usize, |seat| seat as usize)
}

/// The text of a move in a variation. It is never broken between number and move.
fn running_text(mv: &MoveText) -> String {
    if mv.shows_number { full_name(mv).replacen(' ', "\u{a0}", 1) } else { shown_text(mv) }
}

/// A move with the piece letters on screen. The glyphs after it contain no letters.
pub fn shown_text(mv: &MoveText) -> String {
    let end = mv.glyphs.first().map_or(mv.text.len(), |&(_, start)| start);
    let (san, glyphs) = mv.text.split_at(end);
    tr_move(san) + glyphs
}

/// A move with its number, as in "12. Qf6" or "12... Qf6".
pub fn full_name(mv: &MoveText) -> String {
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

/// The name of the sign that shows or hides a variation.
pub fn fold_name(fold: &Fold) -> String {
    let key = if fold.is_open { "moves-hide-variation" } else { "moves-show-variation" };
    tr!(key, "move" = tr_move(&fold.first))
}

/// Whether a block belongs to the move before it: its comment, the result.
pub fn follows(block: &Block) -> bool {
    match block {
        Block::Result(_) | Block::Draft(_) => true,
        Block::Text(paragraph) => paragraph.pieces.iter().all(|piece| piece.kind != Kind::Move),
        Block::Unmade | Block::Row(_) => false,
    }
}

/// The items of a block.
pub fn items_of(block: &Block) -> Vec<usize> {
    match block {
        Block::Row(moves) => moves.iter().map(|&(_, item)| item).collect(),
        Block::Text(paragraph) => paragraph.pieces.iter().map(|piece| piece.item).collect(),
        Block::Result(item) => vec![*item],
        Block::Unmade | Block::Draft(_) => Vec::new(),
    }
}

/// About how many rows and how many letters of running text a part has.
pub fn estimate(items: &[MoveItem]) -> (usize, usize) {
    let (mut rows, mut letters) = (0, 0);
    for item in items {
        match item {
            MoveItem::Move(mv) if mv.depth == 0 => rows += usize::from(mv.shows_number),
            MoveItem::Move(mv) => letters += mv.text.len() + 1,
            MoveItem::Comment { text, .. } | MoveItem::Unread { text, .. } => letters += text.len() + 1,
            MoveItem::Fold(_) => letters += 2,
            MoveItem::Open { .. } | MoveItem::Close { .. } => {}
            MoveItem::Result(_) | MoveItem::Draft { .. } => rows += 1,
        }
    }
    (rows, letters)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::NodeId;

    fn mv(number: u32, color: Color, text: &str, depth: u32) -> MoveItem {
        MoveItem::Move(MoveText {
            node: NodeId::nth(number as usize),
            color,
            seat: None,
            number,
            shows_number: color == Color::White,
            text: text.into(),
            glyphs: Vec::new(),
            depth,
        })
    }

    fn comment(text: &str, depth: u32) -> MoveItem {
        MoveItem::Comment { text: text.into(), node: Some(NodeId::ROOT), depth }
    }

    /// The blocks, as the columns of rows and the texts of paragraphs; a move of more than 20 letters has no room.
    fn laid(items: &[MoveItem]) -> Vec<String> {
        let block = |block: &Block| match block {
            Block::Row(moves) => format!("{:?}", moves.iter().map(|(column, _)| *column).collect::<Vec<_>>()),
            Block::Text(paragraph) => format!("{} {}", paragraph.depth, paragraph.text()),
            other => format!("{other:?}"),
        };
        blocks(items, &|text| text.len() <= 20).iter().map(block).collect()
    }

    #[test]
    fn the_moves_of_a_game_have_two_columns_and_a_comment_begins_another_row() {
        let items = [
            mv(1, Color::White, "f6", 0),
            mv(1, Color::Black, "f7", 0),
            mv(2, Color::White, "g5", 0),
            comment("good\n move", 0),
            mv(2, Color::Black, "g7", 0),
            MoveItem::Result("1-0".to_owned()),
        ];
        assert_eq!(laid(&items), ["[0, 1]", "[0]", "0 good move", "[1]", "Result(5)"]);
    }

    #[test]
    fn a_long_capture_has_the_row_for_itself() {
        let items = [mv(1, Color::White, &"33x".repeat(8), 0), mv(1, Color::Black, "7", 0)];
        assert_eq!(laid(&items), ["[0]", "[1]"]);
    }

    #[test]
    fn a_variation_is_one_paragraph_with_its_own_variations_in_brackets() {
        let items = [
            MoveItem::Open { depth: 1 },
            mv(1, Color::White, "g5", 1),
            comment("why not", 1),
            MoveItem::Open { depth: 2 },
            mv(1, Color::White, "h5", 2),
            MoveItem::Close { depth: 2 },
            mv(1, Color::Black, "g7", 1),
            MoveItem::Close { depth: 1 },
        ];
        assert_eq!(laid(&items), ["1 1.\u{a0}g5 why not (1.\u{a0}h5) g7"]);
    }

    #[test]
    fn a_long_comment_becomes_several_paragraphs_and_no_word_is_lost() {
        let text = (0..1000).map(|number| number.to_string()).collect::<Vec<_>>().join(" ");
        let laid = laid(&[comment(&text, 0)]);
        assert!(laid.len() > 3 && laid.iter().all(|paragraph| paragraph.len() < 1000), "{}", laid.len());
        let words: Vec<&str> = laid.iter().flat_map(|paragraph| paragraph.split(' ').skip(1)).collect();
        assert_eq!(words.join(" "), text);
    }
}
