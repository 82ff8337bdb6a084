//! A game shown part by part.

use crate::game::Nag;
use crate::game::pgn::ending;
use crate::game::pgn::lexer::{Kind, Lexer, Token};
use crate::game::pgn::reader::NULL_MOVES;
use crate::game::pgn::tag_section::parse_tag;
use crate::sides::Points;

/// Whether what comes next is passed over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Skip(pub bool);

/// Sees games part by part, in the order of their text.
///
/// All but [`Self::end_game`] do nothing unless they are written.
#[expect(unused_variables, reason = "the names are documentation")]
pub trait Visitor {
    /// What becomes of a game.
    type Output;

    /// A game begins, on this line of the file, counted from 1.
    fn begin_game(&mut self, line: usize) {}

    /// A tag.
    fn tag(&mut self, name: &str, value: &str) {}

    /// The tags are over. Moves and all the rest may be skipped.
    fn end_tags(&mut self) -> Skip {
        Skip(false)
    }

    /// A move as it is written, or a null move such as `--`. Nobody has asked whether it is legal.
    fn san(&mut self, text: &str) {}

    /// A glyph for the last move, such as `$1` or `!?`.
    fn nag(&mut self, nag: Nag) {}

    /// A comment, without its braces.
    fn comment(&mut self, text: &str) {}

    /// A variation begins, instead of the last move. It may be skipped, and then has no end.
    fn begin_variation(&mut self) -> Skip {
        Skip(false)
    }

    /// A variation ends.
    fn end_variation(&mut self) {}

    /// Text that has no meaning where it stands.
    fn unknown(&mut self, text: &str) {}

    /// The result behind the moves; `None` if there is none or it is `*`. Told once.
    fn outcome(&mut self, points: Option<Points>) {}

    /// The game is over.
    fn end_game(&mut self) -> Self::Output;
}

/// Shows the game in `text`, except its beginning and end.
pub(super) fn walk<V: Visitor>(text: &str, begins_line: bool, visitor: &mut V) {
    let mut lexer = Lexer::of_game(text, begins_line);
    let mut walk = Walk { text, visitor, depth: 0, skipped: None, points: None };
    let first = walk.head(&mut lexer);
    if walk.visitor.end_tags().0 {
        return;
    }
    for token in first.into_iter().chain(lexer) {
        walk.token(token);
    }
    walk.end();
}

struct Walk<'a, V> {
    text: &'a str,
    visitor: &'a mut V,
    /// How many variations are open.
    depth: usize,
    /// The depth of the variation that is skipped.
    skipped: Option<usize>,
    points: Option<Points>,
}

impl<'a, V: Visitor> Walk<'a, V> {
    /// Shows the tags, up to the first token of the moves.
    fn head(&mut self, lexer: &mut Lexer<'a>) -> Option<Token> {
        for token in lexer {
            let text = &self.text[token.start..token.end];
            match token.kind {
                Kind::Tag => match parse_tag(text) {
                    Some((name, value)) => self.visitor.tag(&name, &value),
                    None => self.visitor.unknown(text),
                },
                Kind::Comment { .. } | Kind::LineComment => self.comment(token),
                Kind::Escape => {}
                _ => return Some(token),
            }
        }
        None
    }

    fn token(&mut self, token: Token) {
        match token.kind {
            Kind::Open => return self.open(),
            Kind::Close => return self.close(),
            _ if self.skipped.is_some() => return,
            _ => {}
        }
        let text = &self.text[token.start..token.end];
        match token.kind {
            Kind::Symbol | Kind::Word | Kind::Number if NULL_MOVES.contains(&text) => self.visitor.san(text),
            Kind::Symbol => match Nag::from_sign(text) {
                Some(nag) => self.visitor.nag(nag),
                None => self.visitor.san(text),
            },
            Kind::Nag => self.mark(text[1..].parse().ok().map(Nag), text),
            Kind::Suffix | Kind::Word => self.mark(Nag::from_sign(text), text),
            Kind::Comment { .. } | Kind::LineComment => self.comment(token),
            Kind::Result if self.depth == 0 || self.text[token.end..].trim().is_empty() => {
                // Like the reader: the first result that tells one counts.
                self.points = self.points.or(ending::parse_points(text));
            }
            Kind::Tag | Kind::Junk | Kind::Result => self.visitor.unknown(text),
            Kind::Separator
            | Kind::Number
            | Kind::EnPassantMark
            | Kind::Escape
            | Kind::Open
            | Kind::Close => {}
        }
    }

    fn mark(&mut self, nag: Option<Nag>, text: &str) {
        match nag {
            Some(nag) => self.visitor.nag(nag),
            None => self.visitor.unknown(text),
        }
    }

    fn comment(&mut self, token: Token) {
        let inner = &self.text[token.start + 1..token.end];
        let is_closed = token.kind == (Kind::Comment { closed: true });
        self.visitor.comment(if is_closed { &inner[..inner.len() - 1] } else { inner });
    }

    fn open(&mut self) {
        self.depth += 1;
        if self.skipped.is_none() && self.visitor.begin_variation().0 {
            self.skipped = Some(self.depth);
        }
    }

    fn close(&mut self) {
        match self.skipped {
            _ if self.depth == 0 => return self.visitor.unknown(")"),
            Some(depth) if depth == self.depth => self.skipped = None,
            Some(_) => {}
            None => self.visitor.end_variation(),
        }
        self.depth -= 1;
    }

    /// Ends the variations that were never closed, and tells the result.
    fn end(&mut self) {
        while self.depth > 0 {
            self.close();
        }
        self.visitor.outcome(self.points);
    }
}
