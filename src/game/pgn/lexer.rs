//! Splits the text of a file into tokens. Reads anything; never fails.

use super::joined::{before_mark_letter, glyph_at, is_mark_letter, is_piece_letter, joined};
use super::remark::{begins_moves, remark_length};
use super::results::result_length;
use super::token::{Kind, Token};
use super::words::{
    EVENT, comment_length, en_passant_length, is_ascii_space, is_move_without_digits, is_separator,
    is_wide_space, omission_length, symbol_length, tag_length, word_length,
};
use super::wrapping::{entity_length, forum_tag_length, is_fence, markup_length, quote_length};
use crate::game::typeset::{is_ignorable, plain};

#[cfg(test)]
thread_local! {
    /// The tokens that this thread has read.
    static TOKENS: std::cell::Cell<usize> = const { std::cell::Cell::new(0) };
}

/// The number of tokens that this thread has read, so that a test sees how often a text is read.
#[cfg(test)]
pub(crate) fn tokens_read() -> usize {
    TOKENS.get()
}

/// Iterator over the tokens of a text.
#[derive(Clone, Debug)]
pub(crate) struct Lexer<'a> {
    text: &'a str,
    at: usize,
    /// Whether the text begins at the beginning of a line.
    begins_line: bool,
    /// Among tags or between games, where `[` opens a tag anywhere in a line.
    in_header: bool,
    /// Before the first tag and the first move of a game, or behind its end, where words are not part of it.
    between: bool,
    /// Whether a piece letter can only belong to the cell behind it: there is no move before it, or a number between.
    is_strict: bool,
    /// Whether the last token opened a variation.
    is_first: bool,
    /// The byte at which a line begins behind the quote marks of a mail.
    quoted: Option<usize>,
    /// Number of open variations.
    depth: usize,
    /// Offset at which one of the open variations is known to be closed. Tags before it are in that variation.
    closed_at: usize,
}

impl<'a> Lexer<'a> {
    /// Reads a file, or a game that begins a line.
    pub fn new(text: &'a str) -> Self {
        Self {
            text,
            at: 0,
            begins_line: true,
            in_header: true,
            between: true,
            is_strict: true,
            is_first: false,
            quoted: None,
            depth: 0,
            closed_at: 0,
        }
    }

    /// Reads a game that begins somewhere in a line, if `begins_line` is false.
    pub fn of_game(text: &'a str, begins_line: bool) -> Self {
        Self { begins_line, ..Self::new(text) }
    }

    /// Continues at a token in the moves of a game, where `depth` variations are open; `text` is the rest of the game.
    pub fn in_moves(text: &'a str, depth: usize) -> Self {
        Self {
            begins_line: false,
            in_header: false,
            between: false,
            is_strict: false,
            depth,
            ..Self::new(text)
        }
    }

    /// Continues at the first token of a variation, with which `depth` variations are open.
    pub fn in_variation(text: &'a str, depth: usize) -> Self {
        Self { is_strict: true, is_first: true, ..Self::in_moves(text, depth) }
    }

    /// Continues at byte `offset`, where `depth` variations are open.
    pub fn skip_to(&mut self, offset: usize, depth: usize) {
        (self.at, self.depth) = (offset, depth);
    }

    /// The byte at which the next token begins, or the space before it.
    pub fn at(&self) -> usize {
        self.at
    }

    /// Whether variations are open.
    pub fn is_in_variation(&self) -> bool {
        self.depth > 0
    }

    fn bytes(&self) -> &'a [u8] {
        self.text.as_bytes()
    }

    fn at_line_start(&self) -> bool {
        match self.at.checked_sub(1) {
            _ if self.quoted == Some(self.at) => true,
            Some(before) => matches!(self.bytes()[before], b'\n' | b'\r'),
            None => self.begins_line,
        }
    }

    /// Skips white space, invisible characters, and what mails and pages wrap around the text.
    fn skip_space(&mut self) {
        while let Some(&byte) = self.bytes().get(self.at) {
            let rest = &self.text[self.at..];
            self.at += match byte {
                b'>' => match quote_length(self.text, self.at, self.begins_line) {
                    Some(length) => {
                        self.quoted = Some(self.at + length);
                        length
                    }
                    None => return,
                },
                b'`' if !(self.at_line_start() && is_fence(rest)) => 1,
                b'<' | b'&' => match markup_length(rest) {
                    Some(length) => length,
                    None => return,
                },
                _ if is_ascii_space(byte) => 1,
                _ if byte.is_ascii() => return,
                _ => match rest.chars().next().filter(|&c| is_wide_space(c) || is_ignorable(c)) {
                    Some(c) => c.len_utf8(),
                    None => return,
                },
            };
        }
    }

    fn token(&mut self, kind: Kind, length: usize) -> Token {
        let start = self.at;
        self.at += length;
        Token { kind, start, end: self.at, first: None }
    }

    /// Length of the run of characters behind the next `skipped` bytes that satisfy `test`, with invisible ones among
    /// them.
    fn run_behind(&self, skipped: usize, test: impl Fn(char) -> bool) -> usize {
        let rest = &self.text[self.at + skipped..];
        let run = rest.char_indices().take_while(|&(_, c)| test(c) || is_ignorable(c));
        run.filter(|&(_, c)| test(c)).last().map_or(0, |(at, c)| at + c.len_utf8())
    }

    fn to_line_end(&self) -> usize {
        self.bytes()[self.at..].iter().take_while(|&&byte| byte != b'\n' && byte != b'\r').count()
    }

    fn comment(&mut self) -> Token {
        let (length, closed) = comment_length(&self.text[self.at..]);
        self.token(Kind::Comment { closed }, length)
    }

    /// Reads a tag. It ends the open variations, which then lack their parentheses, unless one of them is closed after
    /// the tag and before another variation opens or a game ends.
    fn tag(&mut self) -> Token {
        if self.depth > 0 && self.at >= self.closed_at {
            let mut ahead = Self { in_header: true, depth: 0, ..self.clone() };
            let next = ahead.find(|token| matches!(token.kind, Kind::Open | Kind::Close | Kind::Result));
            self.closed_at = next.filter(|next| next.kind == Kind::Close).map_or(0, |close| close.start);
        }
        if self.at >= self.closed_at {
            (self.in_header, self.between, self.depth) = (true, false, 0);
        }
        self.token(Kind::Tag, tag_length(&self.text[self.at..]))
    }

    /// Reads the head of a game in the middle of a line of moves, too.
    fn begins_tag(&self, line_start: bool) -> bool {
        line_start || self.in_header || self.depth == 0 && self.text[self.at..].starts_with(EVENT)
    }

    fn separator(&mut self, length: usize) -> Token {
        (self.in_header, self.between, self.depth) = (true, true, 0);
        self.token(Kind::Separator, length)
    }

    fn result(&mut self, length: usize) -> Token {
        self.in_header = self.depth == 0;
        self.between = self.in_header;
        self.token(Kind::Result, length)
    }

    fn symbol(&mut self) -> Token {
        let rest = &self.text[self.at..];
        if let Some(length) = en_passant_length(rest) {
            return self.token(Kind::EnPassantMark, length);
        }
        let length = symbol_length(rest);
        let raw = &rest[..length];
        let word = plain(raw);
        if word.is_empty() {
            return self.odd_character();
        }
        if let Some(joined) = joined(rest, length, self.is_strict) {
            let first = joined.first.map(|first| self.at + first);
            return Token { first, ..self.token(Kind::Symbol, joined.length) };
        }
        let digits = word.trim_start_matches('#').trim_end_matches(':');
        if digits.bytes().all(|byte| byte.is_ascii_digit()) && !digits.is_empty() {
            // `1)` is a number, too, unless the parenthesis ends a variation.
            let closes = (self.depth == 0 || self.is_first) && rest[length..].starts_with(") ");
            return self.token(Kind::Number, length + usize::from(closes));
        }
        if matches!(&*word, "-" | ",") {
            return self.token(Kind::Punctuation, length);
        }
        if !word.bytes().any(|byte| byte.is_ascii_digit()) && !is_move_without_digits(&word) {
            if is_piece_letter(&word) && (self.is_strict || !is_mark_letter(&word)) {
                return self.token(Kind::Symbol, length);
            }
            return self.token(Kind::Word, word_length(rest, length));
        }
        let first = before_mark_letter(raw).map(|first| self.at + first);
        let length = glyph_at(raw).unwrap_or(length);
        Token { first, ..self.token(Kind::Symbol, length) }
    }

    /// Reads a character that is not part of any word.
    fn odd_character(&mut self) -> Token {
        let rest = &self.text[self.at..];
        if let Some(length) = entity_length(rest) {
            return self.token(Kind::Word, length);
        }
        let c = rest.chars().next().map_or(1, char::len_utf8);
        self.token(if rest.starts_with(',') { Kind::Punctuation } else { Kind::Junk }, c)
    }

    fn dots(&self) -> usize {
        let is_dot = |c: &char| matches!(c, '.' | '…');
        self.text[self.at..].chars().take_while(is_dot).map(char::len_utf8).sum()
    }
}

impl Lexer<'_> {
    /// Reads what is as well among tags as among moves.
    fn of_head(&mut self, byte: u8, line_start: bool) -> Option<Token> {
        let line = |lexer: &Self| lexer.to_line_end();
        Some(match byte {
            b'%' if line_start => self.token(Kind::Escape, line(self)),
            b'[' => match forum_tag_length(&self.text[self.at..]) {
                Some(length) => self.separator(length),
                None if self.begins_tag(line_start) => self.tag(),
                None => return None,
            },
            b'{' => self.comment(),
            b';' => self.token(Kind::LineComment, line(self)),
            b'`' => self.separator(line(self)),
            b'=' if line_start && is_separator(&self.text[self.at..self.at + line(self)]) => {
                self.separator(line(self))
            }
            _ => {
                let rest = &self.text[self.at..];
                if let Some(length) = result_length(rest) {
                    return Some(self.result(length));
                }
                // Parentheses and glyphs are of a game, whatever is in them.
                if self.between && !matches!(byte, b'(' | b')' | b'$' | b'!' | b'?') && !begins_moves(rest) {
                    return Some(self.token(Kind::Remark, remark_length(rest)));
                }
                return None;
            }
        })
    }

    fn of_moves(&mut self, byte: u8) -> Token {
        (self.in_header, self.between) = (false, false);
        match byte {
            b'(' => {
                self.depth += 1;
                self.token(Kind::Open, 1)
            }
            b')' => {
                self.depth = self.depth.saturating_sub(1);
                self.token(Kind::Close, 1)
            }
            b'$' => self.token(Kind::Nag, 1 + self.run_behind(1, |c| c.is_ascii_digit())),
            b'!' | b'?' => self.token(Kind::Suffix, self.run_behind(0, |c| matches!(c, '!' | '?'))),
            b'<' => match omission_length(&self.text[self.at..]) {
                Some(length) => self.token(Kind::Word, length),
                None => self.token(Kind::Junk, 1),
            },
            b'.' => self.token(Kind::Number, self.dots()),
            _ => match self.text[self.at..].chars().next() {
                Some('…') => self.token(Kind::Number, self.dots()),
                Some(c @ ('‼' | '⁇' | '⁈' | '⁉')) => self.token(Kind::Suffix, c.len_utf8()),
                _ => self.symbol(),
            },
        }
    }
}

impl Iterator for Lexer<'_> {
    type Item = Token;

    fn next(&mut self) -> Option<Token> {
        self.skip_space();
        let byte = *self.bytes().get(self.at)?;
        let line_start = self.at_line_start();
        let token = self.of_head(byte, line_start).unwrap_or_else(|| self.of_moves(byte));
        // Kept text must mean the same behind any other text: comments end the strictness, too.
        self.is_first = token.kind == Kind::Open;
        self.is_strict = self.in_header || self.is_first || token.kind == Kind::Number;
        #[cfg(test)]
        TOKENS.set(TOKENS.get() + 1);
        Some(token)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all<'a>(lexer: Lexer, text: &'a str) -> Vec<(Kind, &'a str)> {
        lexer.map(|token| (token.kind, &text[token.start..token.end])).collect()
    }

    fn tokens(text: &str) -> Vec<(Kind, &str)> {
        all(Lexer::new(text), text)
    }

    /// The tokens of a text behind a move.
    fn in_moves(text: &str) -> Vec<(Kind, &str)> {
        all(Lexer::in_moves(text, 0), text)
    }

    #[test]
    fn numbers_moves_and_results_may_touch() {
        use Kind::{Number, Result, Symbol};
        let expected = [
            (Number, "1"),
            (Number, "."),
            (Symbol, "h3h5"),
            (Symbol, "h7h6"),
            (Number, "27"),
            (Number, "..."),
            (Symbol, "h4h8"),
            (Result, "*"),
        ];
        assert_eq!(tokens("1.h3h5 h7h6 27...h4h8*"), expected);
        assert_eq!(tokens("1-0"), [(Result, "1-0")]);
        assert_eq!(in_moves("1-0x"), [(Symbol, "1-0x")]);
        for result in ["½-½", "½", "¾-¼", "¼-¾", "remi", "remis", "ź-ź"] {
            assert_eq!(tokens(result), [(Result, result)]);
        }
        assert_eq!(in_moves("remise"), [(Kind::Word, "remise")]);
    }

    #[test]
    fn words_are_distinguished_from_moves() {
        for word in ["ch", "dbl.ch.", "D", "+-", "++", "<..>", "<>", "N", "--", "mate.", "шах"] {
            assert_eq!(in_moves(word), [(Kind::Word, word)]);
        }
        for symbol in ["Nf6", "fxe", "f:e", "gxf=Q", "Q-O-O", "O-O-O", "0-0", "Z0", "55-56"] {
            assert_eq!(in_moves(symbol), [(Kind::Symbol, symbol)]);
        }
        let found = [(Kind::Word, "ch."), (Kind::Symbol, "Nf6"), (Kind::Junk, "<"), (Kind::Word, "a")];
        assert_eq!(in_moves("ch.Nf6 <a"), found);
    }

    #[test]
    fn a_line_of_equals_signs_parts_games() {
        use Kind::{Separator, Symbol, Tag, Word};
        let found = [(Symbol, "f5"), (Separator, "==== "), (Tag, "[A b]"), (Tag, "[C d]")];
        assert_eq!(tokens("f5\n==== \r\n[A b] [C d]"), found);
        assert_eq!(tokens("f5 ===="), [(Symbol, "f5"), (Word, "====")]);
        assert_eq!(in_moves("==")[0].0, Word);
    }

    #[test]
    fn marks_and_ornaments_part_from_the_move() {
        use Kind::{EnPassantMark, Nag, Suffix, Symbol, Word};
        assert_eq!(tokens("Bf1f4+!? $14"), [(Symbol, "Bf1f4+"), (Suffix, "!?"), (Nag, "$14")]);
        assert_eq!(tokens("bxc6e.p."), [(Symbol, "bxc6"), (EnPassantMark, "e.p.")]);
        for mark in ["e.p.", "ep", "ep.", "bp", "b.p.+", "e. p.", "ep#"] {
            assert_eq!(tokens(&format!("bxc6{mark}")), [(Symbol, "bxc6"), (EnPassantMark, mark)]);
            assert_eq!(tokens(&format!("bxc6+ {mark}")), [(Symbol, "bxc6+"), (EnPassantMark, mark)]);
        }
        assert_eq!(tokens("bxc6/ep"), [(Symbol, "bxc6"), (EnPassantMark, "/ep")]);
        assert_eq!(in_moves("e.p.1-0"), [(EnPassantMark, "e.p."), (Kind::Result, "1-0")]);
        assert_eq!(in_moves("epic bpx"), [(Word, "epic"), (Word, "bpx")]);
        assert_eq!(tokens("f11=Q#"), [(Symbol, "f11=Q#")]);
    }

    #[test]
    fn comments_of_all_kinds() {
        use Kind::{Comment, Escape, LineComment, Symbol};
        let text = "f5 {a ( ; } ; b }\n%c {\nf7 {d";
        let expected = [
            (Symbol, "f5"),
            (Comment { closed: true }, "{a ( ; }"),
            (LineComment, "; b }"),
            (Escape, "%c {"),
            (Symbol, "f7"),
            (Comment { closed: false }, "{d"),
        ];
        assert_eq!(tokens(text), expected);
    }

    #[test]
    fn a_lost_brace_harms_one_game_only() {
        let found = tokens("f5 {lost\n\n[Event \"?\"]\nf5 *");
        assert_eq!(found[1], (Kind::Comment { closed: false }, "{lost\n"));
        assert_eq!(found[2], (Kind::Tag, "[Event \"?\"]"));
        let found = tokens("f5 {lost\n\n[Event \"?\"]\nf5 {good} *");
        assert_eq!(found[1], (Kind::Comment { closed: false }, "{lost\n"));
    }

    #[test]
    fn tags_end_at_the_bracket_after_a_quote() {
        for tag in [
            r#"[White "A"]"#, r#"[White "A "B" C"]"#, r#"[White "a] \"] \\"]"#, r#"[ White  "A" ]"#,
            "[Rezultat 0-1]", "[open", r#"[White "open"#, "[White Sandor Bodor]",
        ] {
            assert_eq!(tokens(tag), [(Kind::Tag, tag)]);
        }
        assert_eq!(tokens("[A \"b\"] [C \"d\"] f5").len(), 3);
        assert_eq!(tokens("[A b] [C \"d\"] [E f] f5").len(), 4);
    }

    #[test]
    fn brackets_among_moves_open_no_tag_unless_they_begin_a_line() {
        let kinds = |text| tokens(text).into_iter().map(|(kind, _)| kind).collect::<Vec<_>>();
        assert_eq!(kinds("f5 [x"), [Kind::Symbol, Kind::Junk, Kind::Word]);
        assert_eq!(kinds("f5\n[x"), [Kind::Symbol, Kind::Tag]);
        assert_eq!(kinds("* [x"), [Kind::Result, Kind::Tag]);
    }

    #[test]
    fn text_around_games_is_a_remark() {
        use Kind::{Remark, Result, Separator, Symbol, Tag};
        let found = [
            (Remark, "Dear Anna,"),
            (Tag, "[White \"A\"]"),
            (Symbol, "f6"),
            (Result, "*"),
            (Remark, "Yours, Ida"),
            (Separator, "[/pgn]"),
        ];
        assert_eq!(tokens("Dear Anna,\n\n[White \"A\"]\n\nf6 * Yours, Ida\n[/pgn]"), found);
        assert_eq!(tokens("```pgn\nf6\n```"), [(Separator, "```pgn"), (Symbol, "f6"), (Separator, "```")]);
        let quoted = [(Tag, "[White \"A\"]"), (Symbol, "f6"), (Kind::Escape, "% x"), (Symbol, "e6")];
        assert_eq!(tokens("> [White \"A\"]\n>\n> f6\n> % x\n>> e6"), quoted);
        let page = [(Tag, "[White \"A\"]"), (Symbol, "f6"), (Symbol, "e6")];
        assert_eq!(tokens("<p>[White \"A\"]<br>\n<b>f6</b>&nbsp;e6</p>"), page);
    }

    #[test]
    fn numbers_of_all_kinds() {
        use Kind::{Number, Punctuation, Symbol};
        for number in ["1:", "#1", "1)", "1"] {
            assert_eq!(tokens(&format!("{number} f6")), [(Number, number), (Symbol, "f6")]);
        }
        let found = [(Symbol, "f6"), (Punctuation, ","), (Symbol, "e6"), (Punctuation, "–"), (Number, "2")];
        assert_eq!(tokens("f6, e6 – 2"), found);
    }

    #[test]
    fn a_game_may_begin_in_a_line_of_moves() {
        use Kind::{Comment, Symbol, Tag};
        let found = [(Symbol, "f6"), (Tag, "[Event \"b\"]"), (Symbol, "e6")];
        assert_eq!(tokens("f6 [Event \"b\"]\ne6"), found);
        let found =
            [(Symbol, "f6"), (Comment { closed: false }, "{lost "), (Tag, "[Event \"b\"]"), (Symbol, "e6")];
        assert_eq!(tokens("f6 {lost [Event \"b\"]\n\ne6"), found);
        let found = [(Symbol, "f6"), (Comment { closed: true }, "{see [Event \"b\"] {x}")];
        assert_eq!(tokens("f6 {see [Event \"b\"] {x}"), found);
    }

    #[test]
    fn every_text_is_consumed() {
        for text in ["", "\u{feff} \u{a0}", "\\\"<>]}", "ż…ó", "\u{1f600}", "$", "%", "....", "\0\u{1}"] {
            let mut end = 0;
            for token in Lexer::in_moves(text, 0) {
                assert!(token.start >= end && token.end > token.start);
                end = token.end;
            }
        }
    }
}
