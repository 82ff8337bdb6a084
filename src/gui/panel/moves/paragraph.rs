//! A paragraph of running text: one text, laid out at once, and the places of its moves and comments in it.

use std::ops::Range;
use std::sync::Arc;

use egui::text::{CCursor, LayoutJob};
use egui::{FontId, Galley, Rect, TextFormat, Ui};

use crate::game::Nag;
use crate::gui::style::theme::{Colors, medium, text};

/// How much a variation is indented.
const INDENT: f32 = 16.0;
/// Deeper variations are indented no more.
const DEEPEST: u32 = 4;
/// A paragraph of more letters than this goes on as another one, so that no picture lays out more than a few.
const MOST: usize = 800;
/// The rest of a longer word is wider than any panel.
const LONGEST_WORD: usize = 400;
/// About the width of a letter, and the height of a line.
const LETTER: f32 = 6.6;
const LINE: f32 = 18.0;

/// The kind of a piece of running text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A move, or the sign by which a deep variation is shown or hidden.
    Move,
    /// A comment, or its beginning.
    Note,
    /// The rest of a long comment.
    Rest,
}

/// A move or a comment in a paragraph.
#[derive(Debug)]
pub struct Piece {
    /// What it is.
    pub kind: Kind,
    /// Index of its item in the part.
    pub item: usize,
    /// Its letters.
    pub chars: Range<usize>,
}

/// The colour of a stretch of text.
#[derive(Clone, Copy, Debug)]
enum Ink {
    Move,
    Note,
    Glyph(Nag),
}

/// A paragraph.
#[derive(Debug)]
pub struct Paragraph {
    /// How deep in variations; 0 is a comment of the game itself.
    pub depth: u32,
    /// The moves and comments, in the order of the text.
    pub pieces: Vec<Piece>,
    text: String,
    /// The number of letters of the text.
    pub chars: usize,
    /// The stretches of the text, each with its end in bytes.
    inks: Vec<(usize, Ink)>,
}

impl Paragraph {
    /// An empty one.
    pub fn new(depth: u32) -> Paragraph {
        Paragraph { depth, pieces: Vec::new(), text: String::new(), chars: 0, inks: Vec::new() }
    }

    /// A comment in pieces for paragraphs, with single spaces between its words.
    pub fn pieces(comment: &str) -> impl Iterator<Item = String> + '_ {
        let mut words = comment.split_whitespace().peekable();
        std::iter::from_fn(move || {
            let mut piece = String::new();
            while let Some(word) = words.next_if(|_| piece.len() < MOST) {
                if !piece.is_empty() {
                    piece.push(' ');
                }
                piece.push_str(&word[..word.floor_char_boundary(LONGEST_WORD.min(word.len()))]);
            }
            (!piece.is_empty()).then_some(piece)
        })
    }

    /// Whether what follows is another paragraph.
    pub fn is_full(&self) -> bool {
        self.chars > MOST
    }

    fn write(&mut self, text: &str, ink: Ink) {
        self.text.push_str(text);
        self.chars += text.chars().count();
        self.inks.push((self.text.len(), ink));
    }

    /// Begins brackets before the next piece.
    pub fn open_brackets(&mut self, count: usize) {
        if count > 0 {
            self.part();
            self.write(&"(".repeat(count), Ink::Note);
        }
    }

    /// Puts a bracket right behind the text before it.
    pub fn close_bracket(&mut self) {
        self.write(")", Ink::Note);
    }

    /// Parts two pieces.
    fn part(&mut self) {
        if !self.text.is_empty() && !self.text.ends_with('(') {
            self.write(" ", Ink::Note);
        }
    }

    /// Adds a piece; its glyphs begin at these bytes of the text.
    pub fn push(&mut self, kind: Kind, item: usize, text: &str, glyphs: &[(Nag, usize)]) {
        self.part();
        let from = self.chars;
        let mut at = 0;
        let mut ink = if kind == Kind::Move { Ink::Move } else { Ink::Note };
        for &(nag, start) in glyphs {
            self.write(&text[at..start], ink);
            (at, ink) = (start, Ink::Glyph(nag));
        }
        self.write(&text[at..], ink);
        self.pieces.push(Piece { kind, item, chars: from..self.chars });
    }

    /// The whole text.
    #[cfg(test)]
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The height in a list of this width, before it is laid out.
    pub fn estimate(chars: usize, width: f32) -> f32 {
        (chars as f32 * LETTER / (width - INDENT).max(LETTER)).ceil() * LINE
    }

    /// The distance of its text from the left of the list.
    pub fn indent(depth: u32) -> f32 {
        INDENT * depth.clamp(1, DEEPEST) as f32
    }

    /// Lays it out in this width, with letters of `size` times their usual size.
    pub fn lay_out(&self, ui: &Ui, width: f32, size: f32) -> Arc<Galley> {
        let colors = Colors::of(ui);
        let usual = FontId::proportional(size * text::SECONDARY);
        let mut job = LayoutJob::default();
        let mut at = 0;
        for &(end, ink) in &self.inks {
            let format = match ink {
                Ink::Move => TextFormat::simple(usual.clone(), colors.text),
                Ink::Note => TextFormat::simple(usual.clone(), colors.weak),
                Ink::Glyph(nag) => {
                    let ink = colors.glyph(nag).unwrap_or(colors.text);
                    TextFormat::simple(medium(size * text::SECONDARY), ink)
                }
            };
            job.append(&self.text[at..end], 0.0, format);
            at = end;
        }
        job.wrap.max_width = width;
        ui.painter().layout_job(job)
    }
}

/// The places of letters in a galley: one for each of its rows that has some.
pub fn places(galley: &Galley, chars: &Range<usize>) -> Vec<Rect> {
    let cursor = |at: usize, prefer_next_row| CCursor { prefer_next_row, ..CCursor::new(at) };
    let [first, last] = [cursor(chars.start, true), cursor(chars.end, false)]
        .map(|cursor| (galley.layout_from_cursor(cursor).row, galley.pos_from_cursor(cursor)));
    let rows = galley.rows.iter().enumerate().take(last.0 + 1).skip(first.0);
    rows.map(|(index, row)| {
        let rect = row.rect();
        let left = if index == first.0 { first.1.left() } else { rect.left() };
        let right = if index == last.0 { last.1.left() } else { rect.right() };
        Rect::from_x_y_ranges(left..=right.max(left), rect.y_range())
    })
    .collect()
}
