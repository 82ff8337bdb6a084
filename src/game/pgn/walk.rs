//! The walk over the parts of a game that gives each token its meaning, shared by the readers of two- and
//! three-player games.

use std::borrow::Cow;

use super::Problem;
use super::joined::spelled;
use super::lexer::Lexer;
use super::remark::NULL_MOVES;
use super::tag_section::Head;
use super::token::{Kind, Token};
use super::wrapping::unwrapped;
use crate::excerpt::excerpt;
use crate::game::typeset::plain;
use crate::game::{MoveTextError, Nag};

/// Words that say nothing which the moves do not: check of all kinds, mate, a diagram (`D`).
const IDLE_WORDS: [&str; 11] =
    ["ch", "dbl.ch", "dblch", "dis.ch", "disc.ch", "check", "mate", "+", "++", "#", "D"];

/// The meaning of a token.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Part<'a> {
    /// The text of a tag of the head.
    Tag(&'a str),
    /// A line that begins with `%`.
    Escape(&'a str),
    /// Text outside of the game.
    Remark(&'a str),
    /// A comment, without its braces or semicolon.
    Comment {
        text: Cow<'a, str>,
        /// Whether the closing brace is missing.
        is_open: bool,
    },
    /// The number of a move, or dots.
    Number,
    /// A move with plain characters and without spaces, which need not be legal, or even one.
    Move(Cow<'a, str>),
    /// A null move.
    NullMove(Cow<'a, str>),
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
    /// A line between games, behind moves: it ends the open variations.
    Border,
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
    /// The last token, if its first part may be a token of its own.
    last: Option<Token>,
}

/// The head of a game, and the comments in it.
#[derive(Default)]
pub(crate) struct WholeHead<'a> {
    pub head: Head,
    /// Each with the byte at which it begins.
    pub comments: Vec<(Cow<'a, str>, usize)>,
    pub problems: Vec<(Problem, usize)>,
    /// The first part of the moves.
    pub first: Option<(Part<'a>, usize)>,
}

impl<'a> Walk<'a> {
    /// Walks over a game, which begins a line or not.
    pub fn new(text: &'a str, begins_line: bool) -> Self {
        Self { text, lexer: Lexer::of_game(text, begins_line), in_head: true, depth: 0, last: None }
    }

    /// Walks over the head, up to the first part of the moves.
    pub fn head(&mut self) -> WholeHead<'a> {
        let mut whole = WholeHead::default();
        let mut remarks = Vec::new();
        for (part, start) in self.by_ref() {
            match part {
                Part::Remark(text) => remarks.push((text, start)),
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
        // A line of words alone should have been moves.
        if let [(text, start)] = remarks[..]
            && whole.first.is_none()
            && whole.head.is_empty()
            && whole.comments.is_empty()
            && text.starts_with(char::is_alphabetic)
            && !text.contains(['\n', '\r'])
            && let Some(word) = first_word(text)
        {
            remarks.clear();
            whole.first = Some((Part::Word(word), start));
        }
        // Nothing but words is no game.
        let mut is_error = whole.first.is_none() && whole.head.tags.is_empty();
        for (text, start) in remarks {
            let word = text.split_whitespace().find(|word| word.contains(char::is_alphabetic));
            let problem = match word.filter(|_| is_error) {
                Some(word) => MoveTextError::NotAMove(excerpt(word)).into(),
                None => Problem::Remark(excerpt(text)),
            };
            is_error &= word.is_none();
            whole.head.lines.extend(escaped(text));
            whole.problems.push((problem, start));
        }
        whole
    }

    /// Takes the last move apart, of which only the first part is understood: returns that part, and goes on behind it.
    pub fn apart(&mut self) -> Option<(Part<'a>, usize)> {
        let token = self.last.take()?;
        let end = token.first?;
        self.lexer.skip_to(end, self.depth);
        let word = &self.text[token.start..end];
        let kind = if word.bytes().any(|byte| byte.is_ascii_digit()) { Kind::Symbol } else { Kind::Word };
        Some((self.part(Token { kind, end, first: None, ..token }), token.start))
    }

    /// The last move without its piece letter, if the letter may be a mark of the move before.
    pub fn behind_mark_letter(&self) -> Option<Cow<'a, str>> {
        let token = self.last?;
        let first = token.first?;
        let is_letter = !self.text[token.start..first].bytes().any(|byte| byte.is_ascii_digit());
        is_letter.then(|| spelled(&self.text[first..token.end]))
    }

    /// The byte at which the next part begins, or the space before it.
    pub fn at(&self) -> usize {
        self.lexer.at()
    }

    /// Continues at byte `offset`, with `depth` variations open.
    pub fn skip_to(&mut self, offset: usize, depth: usize) {
        self.in_head = false;
        self.depth = depth;
        self.lexer.skip_to(offset, depth);
    }

    /// The end of the line that continues at `start`, with `depth` variations open: before the `)` of a variation,
    /// before the result, or before what parts games.
    pub fn line_end(&self, start: usize, depth: usize) -> usize {
        let (mut deeper, mut last_result, mut end) = (0_usize, None, self.text.len());
        let begins_variation = self.text[..start].ends_with('(');
        let lexer = if begins_variation { Lexer::in_variation } else { Lexer::in_moves };
        for token in lexer(&self.text[start..], depth) {
            if token.kind == Kind::Separator {
                end = start + token.start;
                break;
            }
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
        last_result.unwrap_or(end)
    }

    fn part(&mut self, token: Token) -> Part<'a> {
        let text = &self.text[token.start..token.end];
        self.in_head &= token.kind.is_of_head();
        self.last = token.first.is_some().then_some(token);
        match token.kind {
            Kind::Tag if self.in_head => Part::Tag(text),
            Kind::Escape => Part::Escape(text.trim_end()),
            Kind::Remark => Part::Remark(text),
            Kind::Comment { closed } => {
                let inside = token.start + 1..token.end - usize::from(closed);
                Part::Comment { text: unwrapped(self.text, token.start, inside), is_open: !closed }
            }
            Kind::LineComment => Part::Comment {
                text: unwrapped(self.text, token.start, token.start + 1..token.end),
                is_open: false,
            },
            Kind::Number | Kind::Symbol | Kind::Word if NULL_MOVES.contains(&&*plain(text)) => {
                Part::NullMove(plain(text))
            }
            Kind::Number => Part::Number,
            Kind::Symbol => Part::Move(spelled(text)),
            Kind::Tag => Part::MisplacedTag(text),
            // A bracket begins a tag that was not understood as one.
            Kind::Junk if text == "[" => Part::MisplacedTag(text),
            Kind::Word | Kind::Junk => word(text),
            Kind::Nag => Part::Mark(plain(&text[1..]).parse().ok().map(Nag), text),
            Kind::Suffix => Part::Mark(Nag::from_sign(&plain(text)), text),
            Kind::Open => {
                self.depth += 1;
                Part::Open
            }
            Kind::Close if self.depth > 0 => {
                self.depth -= 1;
                Part::Close
            }
            Kind::Close => Part::UnmatchedClose,
            Kind::Result if self.depth == 0 || self.is_last() => Part::Result(text),
            Kind::Result => Part::MisplacedResult(text),
            Kind::Separator if !self.in_head => {
                self.depth = 0;
                Part::Border
            }
            Kind::EnPassantMark | Kind::Separator | Kind::Punctuation => Part::Nothing,
        }
    }

    /// Whether the moves end here.
    fn is_last(&self) -> bool {
        self.lexer.clone().next().is_none_or(|next| next.kind == Kind::Separator)
    }
}

impl<'a> Iterator for Walk<'a> {
    type Item = (Part<'a>, usize);

    fn next(&mut self) -> Option<Self::Item> {
        let token = self.lexer.next()?;
        Some((self.part(token), token.start))
    }
}

/// The first word of a text; `None` if it is not a word below tags, too, where the text will be written: `e.p.` means
/// nothing there, and `D4` of `D4]` may be a move.
fn first_word(text: &str) -> Option<&str> {
    let word = text.split_whitespace().next()?;
    let token = Lexer::in_moves(text, 0).next().filter(|token| token.start == 0)?;
    let is_word = token.kind == Kind::Word || token.kind == Kind::Symbol && token.end == word.len();
    is_word.then_some(word)
}

/// A sign such as `+-`, or a word that is not a move.
fn word(text: &str) -> Part<'_> {
    let is_omission = text.starts_with('<') && text.len() > 1;
    let plain = plain(text);
    let plain = plain.trim_end_matches(',');
    if let Some(nag) = Nag::from_sign(plain) {
        Part::Mark(Some(nag), text)
    } else if is_omission || IDLE_WORDS.contains(&plain.trim_end_matches('.')) {
        Part::IdleWord(text)
    } else {
        Part::Word(text)
    }
}

/// The lines of a text outside of games as a file keeps them: each begins with `%`.
pub(crate) fn escaped(text: &str) -> impl Iterator<Item = String> {
    let lines = text.split(['\n', '\r']).map(str::trim).filter(|line| !line.is_empty());
    lines.map(|line| format!("% {line}"))
}
