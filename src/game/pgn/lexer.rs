//! Splits the text of a file into tokens. Reads anything; never fails.

use super::words::{
    comment_length, en_passant_length, is_ascii_space, is_move_without_digits, is_separator, is_wide_space,
    omission_length, result_at, symbol_length, tag_length, word_length,
};

/// The kind of a [`Token`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// `[Name "value"]`, to the closing bracket or the end of the line.
    Tag,
    /// `{...}`; not closed if the text, or the game, ends before it does.
    Comment {
        /// Whether the closing brace is there.
        closed: bool,
    },
    /// `;` to the end of the line.
    LineComment,
    /// A line that begins with `%`.
    Escape,
    /// A line of `=` signs between games.
    Separator,
    /// `(`
    Open,
    /// `)`
    Close,
    /// `$` and digits.
    Nag,
    /// `!`, `?!` and the like.
    Suffix,
    /// A move number, or the dots after it.
    Number,
    /// `1-0`, `*` and the like.
    Result,
    /// `e.p.`
    EnPassantMark,
    /// Anything that may be a move.
    Symbol,
    /// A word that is not a move, such as `ch`, `dbl.ch.` and `+-`.
    Word,
    /// A character without meaning in its place.
    Junk,
}

impl Kind {
    /// Whether it may be in the head of a game, among the tags.
    pub fn is_of_head(self) -> bool {
        matches!(self, Kind::Tag | Kind::Comment { .. } | Kind::LineComment | Kind::Escape | Kind::Separator)
    }
}

/// A piece of the text, from byte `start` up to `end`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Token {
    pub kind: Kind,
    pub start: usize,
    pub end: usize,
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
    /// Number of open variations.
    depth: usize,
    /// Offset at which one of the open variations is known to be closed. Tags before it are in that variation.
    closed_at: usize,
}

impl<'a> Lexer<'a> {
    /// Reads a file, or a game that begins a line.
    pub fn new(text: &'a str) -> Self {
        Self { text, at: 0, begins_line: true, in_header: true, depth: 0, closed_at: 0 }
    }

    /// Reads a game that begins somewhere in a line, if `begins_line` is false.
    pub fn of_game(text: &'a str, begins_line: bool) -> Self {
        Self { begins_line, ..Self::new(text) }
    }

    /// Continues at a token in the moves of a game, where `depth` variations are open; `text` is the rest of the game.
    pub fn in_moves(text: &'a str, depth: usize) -> Self {
        Self { begins_line: false, in_header: false, depth, ..Self::new(text) }
    }

    /// Continues at byte `offset`.
    pub fn skip_to(&mut self, offset: usize) {
        self.at = offset;
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
            Some(before) => matches!(self.bytes()[before], b'\n' | b'\r'),
            None => self.begins_line,
        }
    }

    fn skip_space(&mut self) {
        while let Some(&byte) = self.bytes().get(self.at) {
            if byte.is_ascii() {
                if !is_ascii_space(byte) {
                    return;
                }
                self.at += 1;
            } else {
                let Some(c) = self.text[self.at..].chars().next().filter(|&c| is_wide_space(c)) else {
                    return;
                };
                self.at += c.len_utf8();
            }
        }
    }

    fn token(&mut self, kind: Kind, length: usize) -> Token {
        let start = self.at;
        self.at += length;
        Token { kind, start, end: self.at }
    }

    /// Length of the run of bytes from `at` that satisfy `test`.
    fn run(&self, test: impl Fn(u8) -> bool) -> usize {
        self.bytes()[self.at..].iter().take_while(|&&byte| test(byte)).count()
    }

    fn to_line_end(&self) -> usize {
        self.run(|byte| byte != b'\n' && byte != b'\r')
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
            (self.in_header, self.depth) = (true, 0);
        }
        self.token(Kind::Tag, tag_length(&self.text[self.at..]))
    }

    fn symbol(&mut self) -> Token {
        let rest = &self.text[self.at..];
        if let Some(result) = result_at(rest) {
            self.in_header = self.depth == 0;
            return self.token(Kind::Result, result.len());
        }
        if let Some(length) = en_passant_length(rest) {
            return self.token(Kind::EnPassantMark, length);
        }
        let length = symbol_length(rest);
        let word = &rest[..length];
        if word.is_empty() {
            let c = rest.chars().next().map_or(1, char::len_utf8);
            return self.token(Kind::Junk, c);
        }
        if !word.bytes().any(|byte| byte.is_ascii_digit()) && !is_move_without_digits(word) {
            return self.token(Kind::Word, word_length(rest, length));
        }
        let digits = word.bytes().all(|byte| byte.is_ascii_digit());
        self.token(if digits { Kind::Number } else { Kind::Symbol }, length)
    }

    fn dots(&self) -> usize {
        let is_dot = |c: &char| matches!(c, '.' | '…');
        self.text[self.at..].chars().take_while(is_dot).map(char::len_utf8).sum()
    }
}

impl Iterator for Lexer<'_> {
    type Item = Token;

    fn next(&mut self) -> Option<Token> {
        self.skip_space();
        let byte = *self.bytes().get(self.at)?;
        let line_start = self.at_line_start();
        match byte {
            b'%' if line_start => return Some(self.token(Kind::Escape, self.to_line_end())),
            b'[' if line_start || self.in_header => return Some(self.tag()),
            b'{' => return Some(self.comment()),
            b';' => return Some(self.token(Kind::LineComment, self.to_line_end())),
            b'=' if line_start && is_separator(&self.text[self.at..self.at + self.to_line_end()]) => {
                (self.in_header, self.depth) = (true, 0);
                return Some(self.token(Kind::Separator, self.to_line_end()));
            }
            _ => self.in_header = false,
        }
        Some(match byte {
            b'(' => {
                self.depth += 1;
                self.token(Kind::Open, 1)
            }
            b')' => {
                self.depth = self.depth.saturating_sub(1);
                self.token(Kind::Close, 1)
            }
            b'$' => {
                let digits =
                    self.bytes()[self.at + 1..].iter().take_while(|byte| byte.is_ascii_digit()).count();
                self.token(Kind::Nag, 1 + digits)
            }
            b'!' | b'?' => self.token(Kind::Suffix, self.run(|byte| matches!(byte, b'!' | b'?'))),
            b'<' => match omission_length(&self.text[self.at..]) {
                Some(length) => self.token(Kind::Word, length),
                None => self.token(Kind::Junk, 1),
            },
            b'.' => self.token(Kind::Number, self.dots()),
            _ if self.text[self.at..].starts_with('…') => self.token(Kind::Number, self.dots()),
            _ => self.symbol(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tokens(text: &str) -> Vec<(Kind, &str)> {
        Lexer::new(text).map(|token| (token.kind, &text[token.start..token.end])).collect()
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
        assert_eq!(tokens("1-0x"), [(Symbol, "1-0x")]);
        for result in ["½-½", "½", "¾-¼", "¼-¾", "remi", "remis", "ź-ź"] {
            assert_eq!(tokens(result), [(Result, result)]);
        }
        assert_eq!(tokens("remise"), [(Kind::Word, "remise")]);
    }

    #[test]
    fn words_are_told_from_moves() {
        for word in ["ch", "dbl.ch.", "D", "+-", "++", "<..>", "<>", "N", "--", "mate.", "шах"] {
            assert_eq!(tokens(word), [(Kind::Word, word)]);
        }
        for symbol in ["Nf6", "fxe", "f:e", "gxf=Q", "Q-O-O", "O-O-O", "0-0", "Z0", "55-56"] {
            assert_eq!(tokens(symbol), [(Kind::Symbol, symbol)]);
        }
        let found = [(Kind::Word, "ch."), (Kind::Symbol, "Nf6"), (Kind::Junk, "<"), (Kind::Word, "a")];
        assert_eq!(tokens("ch.Nf6 <a"), found);
    }

    #[test]
    fn a_line_of_equals_signs_parts_games() {
        use Kind::{Separator, Symbol, Tag, Word};
        let found = [(Symbol, "f5"), (Separator, "==== "), (Tag, "[A b]"), (Tag, "[C d]")];
        assert_eq!(tokens("f5\n==== \r\n[A b] [C d]"), found);
        assert_eq!(tokens("f5 ===="), [(Symbol, "f5"), (Word, "====")]);
        assert_eq!(tokens("==")[0].0, Word);
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
        assert_eq!(tokens("e.p.1-0"), [(EnPassantMark, "e.p."), (Kind::Result, "1-0")]);
        assert_eq!(tokens("epic bpx"), [(Word, "epic"), (Word, "bpx")]);
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
