//! Splits the text of a file into tokens. Reads anything; never fails.

/// What a [`Token`] is.
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
    Ornament,
    /// Anything that may be a move.
    Symbol,
    /// A character that has no meaning where it stands.
    Junk,
}

/// A piece of the text, from byte `start` up to `end`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Token {
    pub kind: Kind,
    pub start: usize,
    pub end: usize,
}

/// Game results as files spell them.
const RESULTS: [&str; 12] =
    ["1-0", "0-1", "2-0", "0-2", "1-1", "1/2-1/2", "1/2", "½-½", "0.5-0.5", "3/4-1/4", "1/4-3/4", "*"];

/// Iterator over the tokens of a text.
#[derive(Clone, Debug)]
pub(crate) struct Lexer<'a> {
    text: &'a str,
    at: usize,
    /// Whether the text begins at the beginning of a line.
    begins_line: bool,
    /// Among tags or between games, where `[` opens a tag wherever it stands.
    in_header: bool,
    /// Number of open variations.
    depth: usize,
    /// Up to here, where one of them is closed, tags are known to stand within a variation.
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

    /// Reads on from a token in the moves of a game, where `depth` variations are open; `text` is the rest
    /// of the game.
    pub fn in_moves(text: &'a str, depth: usize) -> Self {
        Self { begins_line: false, in_header: false, depth, ..Self::new(text) }
    }

    /// Goes on at byte `offset`.
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

    /// A tag. It ends the variations that are open, for they have lost their parentheses, unless one of them is
    /// closed behind it before anything else is opened or a game ends.
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
        let may_be_result = rest.starts_with(['0', '1', '2', '3', '*', '½']);
        let result = || RESULTS.iter().find(|result| starts_with_word(rest, result));
        if let Some(result) = may_be_result.then(result).flatten() {
            self.in_header = self.depth == 0;
            return self.token(Kind::Result, result.len());
        }
        if rest.starts_with("e.p.") {
            return self.token(Kind::Ornament, 4);
        }
        let length = symbol_length(rest);
        let word = &rest[..length];
        if word.is_empty() {
            let c = rest.chars().next().map_or(1, char::len_utf8);
            return self.token(Kind::Junk, c);
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
            b'.' => self.token(Kind::Number, self.dots()),
            _ if self.text[self.at..].starts_with('…') => self.token(Kind::Number, self.dots()),
            _ => self.symbol(),
        })
    }
}

/// Length of the comment at the beginning of `text`, and whether it is closed.
///
/// A comment that runs into the head of another game has lost its brace and ends before that line, unless the next
/// brace closes it: then it only tells of a game.
fn comment_length(text: &str) -> (usize, bool) {
    const NEXT_GAME: &[u8] = b"\n[Event \"";
    let bytes = text.as_bytes();
    for (i, &byte) in bytes.iter().enumerate() {
        match byte {
            b'}' => return (i + 1, true),
            b'\n' if bytes[i..].starts_with(NEXT_GAME) => {
                let brace = bytes[i..].iter().position(|byte| matches!(byte, b'{' | b'}'));
                let close = brace.map(|brace| i + brace).filter(|&brace| bytes[brace] == b'}');
                return close.map_or((i, false), |close| (close + 1, true));
            }
            _ => {}
        }
    }
    (text.len(), false)
}

/// Length of the tag at the beginning of `text`: to the bracket that closes it, or to the end of the line.
fn tag_length(text: &str) -> usize {
    let line = &text[..text.find(['\n', '\r']).unwrap_or(text.len())];
    let Some(quote) = line.find('"') else {
        return line.find(']').map_or(line.len(), |end| end + 1);
    };
    let mut from = quote + 1;
    while let Some(i) = line[from..].find('"') {
        let after = from + i + 1;
        let bracket = after + line[after..].len() - line[after..].trim_start_matches([' ', '\t']).len();
        if line[bracket..].starts_with(']') && !is_escaped(&line[quote + 1..after - 1]) {
            return bracket + 1;
        }
        from = after;
    }
    line.len()
}

/// `true` if what follows `text` is escaped by the backslashes at its end.
pub(super) fn is_escaped(text: &str) -> bool {
    text.bytes().rev().take_while(|&byte| byte == b'\\').count() % 2 == 1
}

fn starts_with_word(text: &str, word: &str) -> bool {
    text.strip_prefix(word).is_some_and(|rest| word == "*" || rest.chars().next().is_none_or(ends_symbol))
}

fn symbol_length(text: &str) -> usize {
    let ends = |&(i, c): &(usize, char)| ends_symbol(c) || c == 'e' && i > 0 && text[i..].starts_with("e.p.");
    text.char_indices().find(ends).map_or(text.len(), |(i, _)| i)
}

fn ends_symbol(c: char) -> bool {
    match c {
        'a'..='z' | 'A'..='Z' | '0'..='9' => false,
        '{' | '}' | '(' | ')' | '[' | ']' | '<' | '>' | ';' | '.' | '*' | '$' | '!' | '?' | '"' | '…' => {
            true
        }
        _ if c.is_ascii() => is_ascii_space(c as u8),
        _ => is_wide_space(c),
    }
}

/// White space and the control characters that stray into files.
fn is_ascii_space(byte: u8) -> bool {
    byte <= b' ' || byte == 0x7f
}

/// White space beyond ASCII; a byte-order mark in the middle of joined files is no text either.
fn is_wide_space(c: char) -> bool {
    c.is_whitespace() || c == '\u{feff}'
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
        assert_eq!(tokens("½-½"), [(Result, "½-½")]);
    }

    #[test]
    fn marks_and_ornaments_part_from_the_move() {
        use Kind::{Nag, Ornament, Suffix, Symbol};
        assert_eq!(tokens("Bf1f4+!? $14"), [(Symbol, "Bf1f4+"), (Suffix, "!?"), (Nag, "$14")]);
        assert_eq!(tokens("bxc6e.p."), [(Symbol, "bxc6"), (Ornament, "e.p.")]);
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
            r#"[White "A"]"#,
            r#"[White "A "B" C"]"#,
            r#"[White "a] \"] \\"]"#,
            r#"[ White  "A" ]"#,
            "[Rezultat 0-1]",
            "[open",
            r#"[White "open"#,
        ] {
            assert_eq!(tokens(tag), [(Kind::Tag, tag)]);
        }
        assert_eq!(tokens("[A \"b\"] [C \"d\"] f5").len(), 3);
    }

    #[test]
    fn brackets_among_moves_open_no_tag_unless_they_begin_a_line() {
        let kinds = |text| tokens(text).into_iter().map(|(kind, _)| kind).collect::<Vec<_>>();
        assert_eq!(kinds("f5 [x"), [Kind::Symbol, Kind::Junk, Kind::Symbol]);
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
