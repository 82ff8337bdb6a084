//! The borders of the games in a text.

use super::diagnostic::Place;
use super::lexer::Lexer;
use super::tag_text::parse_tag;
use super::token::{Kind, Token};

/// The place of a game: its bytes, and for people the line and the column in characters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Span {
    pub start: usize,
    pub end: usize,
    pub line: usize,
    pub column: usize,
}

/// Finds the borders of the games: a result outside of variations ends one, as does a line of `=` signs; tags after
/// moves begin one. Text between two games belongs to the first one, text before the first game to that one. Escaped
/// lines before the first game belong to none.
pub(crate) fn find_games(text: &str) -> Vec<Span> {
    find_games_while(text, |_| true, |_, _, _| {})
}

/// Like [`find_games`], but calls `go_on(bytes_searched)` repeatedly and stops if it returns `false`. Calls `each` with the
/// tokens of the games: with the number of games until then, the token, and whether it is in a variation.
pub(super) fn find_games_while(
    text: &str,
    mut go_on: impl FnMut(usize) -> bool,
    mut each: impl FnMut(usize, &Token, bool),
) -> Vec<Span> {
    /// Bytes between two questions.
    const ASK_EVERY: usize = 1 << 16;
    let mut ask_at = ASK_EVERY;
    let (games, place) = (Vec::new(), Place::new(1, 1));
    let mut finder = Finder { games, place, event: false, moves: false, ended: false };
    let mut lexer = Lexer::new(text);
    while let Some(token) = lexer.next() {
        if token.end >= ask_at {
            ask_at = token.end + ASK_EVERY;
            if !go_on(token.end) {
                break;
            }
        }
        if token.kind == Kind::Separator {
            finder.ended |= finder.moves;
            each(finder.games.len(), &token, false);
            continue;
        }
        // A tag in a variation is not a tag.
        let is_tag = token.kind == Kind::Tag && !lexer.is_in_variation();
        // Two heads in a row, as in a list of games without their moves.
        let event = is_tag && is_event(&text[token.start..token.end]);
        let begins = match token.kind {
            Kind::Tag => is_tag && (finder.ended || finder.moves || event && finder.event),
            // A result behind a result belongs to the same game.
            Kind::Comment { .. } | Kind::LineComment | Kind::Escape | Kind::Remark | Kind::Result => false,
            _ => finder.ended,
        };
        if begins || finder.games.is_empty() && token.kind != Kind::Escape {
            finder.begin(text, token.start);
        }
        finder.event |= event;
        finder.moves |= !token.kind.is_of_head();
        if token.kind == Kind::Result {
            finder.ended = !lexer.is_in_variation();
        }
        if let Some(game) = finder.games.last_mut() {
            game.end = token.end;
            each(finder.games.len(), &token, lexer.is_in_variation());
        }
    }
    finder.games
}

fn is_event(tag: &str) -> bool {
    parse_tag(tag).is_some_and(|(name, _)| name == "Event")
}

struct Finder {
    games: Vec<Span>,
    place: Place,
    /// Of the current game: it has an Event tag, moves, a result.
    event: bool,
    moves: bool,
    ended: bool,
}

impl Finder {
    fn begin(&mut self, text: &str, start: usize) {
        let (line, column) = self.place.find(text, start);
        self.games.push(Span { start, end: start, line, column });
        (self.event, self.moves, self.ended) = (false, false, false);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A line of `=` signs ends open variations, so that a result behind it ends the game.
    #[test]
    fn a_line_of_signs_ends_variations() {
        let text = "1. f5 (1. e5\n====\n1-0\n\n1. f6 *";
        let games: Vec<_> = find_games(text).iter().map(|game| &text[game.start..game.end]).collect();
        assert_eq!(games, ["1. f5 (1. e5\n====\n1-0", "1. f6 *"]);
    }
}
