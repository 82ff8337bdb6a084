//! The walk over the parts of a game that gives each token its meaning, shared by the readers of records and the
//! visitors.

use super::Problem;
use super::lexer::{Kind, Lexer, Token};
use super::tag_section::Head;
use crate::game::Nag;

/// Ways to write a null move.
const NULL_MOVES: [&str; 5] = ["--", "Z0", "@@@@", "0000", "null"];

/// Words that say nothing which the moves do not: check of all kinds, mate, a diagram (`D`).
const IDLE_WORDS: [&str; 11] =
    ["ch", "dbl.ch", "dblch", "dis.ch", "disc.ch", "check", "mate", "+", "++", "#", "D"];

/// The meaning of a token.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Part<'a> {
    /// The text of a tag of the head.
    Tag(&'a str),
    /// A line that begins with `%`.
    Escape(&'a str),
    /// A comment, without its braces or semicolon.
    Comment {
        text: &'a str,
        /// Whether the closing brace is missing.
        is_open: bool,
    },
    /// The number of a move, or dots.
    Number,
    /// A move, which need not be legal, or even one.
    Move(&'a str),
    /// A null move.
    NullMove(&'a str),
    /// A glyph and its text; `None` for an unknown glyph.
    Mark(Option<Nag>, &'a str),
    /// A word that says nothing, such as `ch`.
    IdleWord(&'a str),
    /// Another word, or a character without meaning in its place.
    Word(&'a str),
    /// A tag, or its bracket, behind the head.
    MisplacedTag(&'a str),
    /// `(`
    Open,
    /// `)` of a variation that is open.
    Close,
    /// `)` without `(`
    UnmatchedClose,
    /// A result where a game can end.
    Result(&'a str),
    /// A result within a variation.
    MisplacedResult(&'a str),
    /// A mark without meaning, such as `e.p.`
    Nothing,
}

/// Iterator over the parts of a game, each with the byte at which it begins.
pub(crate) struct Walk<'a> {
    text: &'a str,
    lexer: Lexer<'a>,
    in_head: bool,
    /// The number of open variations.
    depth: usize,
}

/// The head of a game, and the comments in it.
#[derive(Default)]
pub(crate) struct WholeHead<'a> {
    pub head: Head,
    /// Each with the byte at which it begins.
    pub comments: Vec<(&'a str, usize)>,
    pub problems: Vec<(Problem, usize)>,
    /// The first part of the moves.
    pub first: Option<(Part<'a>, usize)>,
}

impl<'a> Walk<'a> {
    /// Walks over a game, which begins a line or not.
    pub fn new(text: &'a str, begins_line: bool) -> Self {
        Self { text, lexer: Lexer::of_game(text, begins_line), in_head: true, depth: 0 }
    }

    /// Walks over the head, up to the first part of the moves.
    pub fn head(&mut self) -> WholeHead<'a> {
        let mut whole = WholeHead::default();
        for (part, start) in self.by_ref() {
            match part {
                Part::Tag(text) => {
                    let problem = whole.head.add(text, start).err();
                    whole.problems.extend(problem.map(|problem| (problem, start)));
                }
                Part::Escape(line) => whole.head.lines.push(line.to_owned()),
                Part::Comment { text, is_open } => {
                    whole.problems.extend(is_open.then_some((Problem::UnclosedComment, start)));
                    whole.comments.push((text, start));
                }
                Part::Nothing => {}
                _ => {
                    whole.first = Some((part, start));
                    break;
                }
            }
        }
        whole
    }

    /// Continues at byte `offset`, with `depth` variations open.
    pub fn skip_to(&mut self, offset: usize, depth: usize) {
        self.in_head = false;
        self.depth = depth;
        self.lexer.skip_to(offset);
    }

    /// The end of the line that continues at `start`, with `depth` variations open: before the `)` of a variation, or
    /// before the result.
    pub fn line_end(&self, start: usize, depth: usize) -> usize {
        let (mut deeper, mut last_result) = (0_usize, None);
        for token in Lexer::in_moves(&self.text[start..], depth) {
            last_result = None;
            match token.kind {
                Kind::Open => deeper += 1,
                Kind::Close if deeper > 0 => deeper -= 1,
                Kind::Close if depth > 0 => return start + token.start,
                Kind::Result if deeper == 0 && depth == 0 => return start + token.start,
                Kind::Result => last_result = Some(start + token.start),
                _ => {}
            }
        }
        // A variation that is never closed may still be followed by the result of the game.
        last_result.unwrap_or(self.text.len())
    }

    fn part(&mut self, token: Token) -> Part<'a> {
        let text = &self.text[token.start..token.end];
        self.in_head &= token.kind.is_of_head();
        match token.kind {
            Kind::Tag if self.in_head => Part::Tag(text),
            Kind::Escape => Part::Escape(text.trim_end()),
            Kind::Comment { closed } => {
                Part::Comment { text: &text[1..text.len() - usize::from(closed)], is_open: !closed }
            }
            Kind::LineComment => Part::Comment { text: &text[1..], is_open: false },
            Kind::Number | Kind::Symbol | Kind::Word if NULL_MOVES.contains(&text) => Part::NullMove(text),
            Kind::Number => Part::Number,
            Kind::Symbol => Part::Move(text),
            Kind::Tag => Part::MisplacedTag(text),
            // A bracket begins a tag that was not understood as one.
            Kind::Junk if text == "[" => Part::MisplacedTag(text),
            Kind::Word | Kind::Junk => word(text),
            Kind::Nag => Part::Mark(text[1..].parse().ok().map(Nag), text),
            Kind::Suffix => Part::Mark(Nag::from_sign(text), text),
            Kind::Open => {
                self.depth += 1;
                Part::Open
            }
            Kind::Close if self.depth > 0 => {
                self.depth -= 1;
                Part::Close
            }
            Kind::Close => Part::UnmatchedClose,
            Kind::Result if self.depth == 0 || self.text[token.end..].trim().is_empty() => Part::Result(text),
            Kind::Result => Part::MisplacedResult(text),
            Kind::EnPassantMark | Kind::Separator => Part::Nothing,
        }
    }
}

impl<'a> Iterator for Walk<'a> {
    type Item = (Part<'a>, usize);

    fn next(&mut self) -> Option<Self::Item> {
        let token = self.lexer.next()?;
        Some((self.part(token), token.start))
    }
}

/// A sign such as `+-`, or a word that is not a move.
fn word(text: &str) -> Part<'_> {
    let is_omission = text.starts_with('<') && text.len() > 1;
    if let Some(nag) = Nag::from_sign(text) {
        Part::Mark(Some(nag), text)
    } else if is_omission || IDLE_WORDS.contains(&text.trim_end_matches('.')) {
        Part::IdleWord(text)
    } else {
        Part::Word(text)
    }
}
