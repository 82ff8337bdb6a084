//! Files of any size, game by game: never more than one game and a part of the next are in memory.

use std::borrow::Cow;
use std::collections::VecDeque;
use std::io::Read;

use super::alphabet::ReadGame;
use super::borders::{Span, find_games};
use super::code_page::CodePage;
use super::decode::{Decoder, StreamError};
use super::diagnostic::Place;
use super::reader::read_part;
use super::text::read_text;
use super::visitor::{Visitor, walk};
use crate::game::{PieceLetters, Variant};

/// How much is read at once, in bytes.
const CHUNK: usize = 1 << 16;

/// The default maximum size of a game, in bytes.
const LIMIT: usize = 1 << 24;

/// How a game begins whose predecessor is too long to be read.
const NEXT_GAME: &str = "\n[Event \"";

/// Reads games from a file or a pipe, one after the other.
///
/// Games begin and end as in [`PgnFile`](super::PgnFile). Text is UTF-8, in which invalid bytes are those of a
/// [`CodePage`](super::CodePage), or UTF-16. The reader has a buffer: the input needs none.
///
/// ```
/// use heksy::chess::{Position, San, Variant};
/// use heksy::game::pgn::{GameReader, Skip, Visitor};
///
/// /// Plays the main lines over.
/// struct Last(Position);
///
/// impl Visitor for Last {
///     type Output = Position;
///
///     fn begin_variation(&mut self) -> Skip {
///         Skip(true)
///     }
///
///     fn san(&mut self, text: &str) {
///         let mv = text.parse::<San>().ok().and_then(|san| san.to_move(&self.0).ok());
///         if let Some(mv) = mv {
///             self.0.play_unchecked(mv);
///         }
///     }
///
///     fn end_game(&mut self) -> Position {
///         std::mem::replace(&mut self.0, Position::start(Variant::Glinski))
///     }
/// }
///
/// let file = "[White \"A\"]\n\n1. e6 (1. f6) b5 *\n\n[White \"B\"]\n\n1. Nc3 1-0\n";
/// let mut games = GameReader::new(file.as_bytes());
/// let mut last = Last(Position::start(Variant::Glinski));
/// let mut read = 0;
/// while let Some(position) = games.read_game(&mut last)? {
///     read += 1;
///     assert!(position.fullmove_number() <= 2);
/// }
/// assert_eq!(read, 2);
/// # Ok::<(), heksy::game::pgn::StreamError>(())
/// ```
#[derive(Debug)]
pub struct GameReader<R> {
    input: Decoder<R>,
    /// The decoded text that is still needed.
    text: String,
    /// Line and column at which `text` begins.
    place: (usize, usize),
    /// The games of `text` that are whole.
    whole: VecDeque<Span>,
    /// The part of `text` after the whole games.
    rest: Rest,
    /// The most bytes a game may have.
    limit: usize,
    /// How much is read at once, in bytes.
    chunk: usize,
    /// The game played where no tag names one.
    default_variant: Variant,
    /// Within a game that is too long.
    skipping: bool,
}

/// The beginning of the part of the text that is not yet understood.
#[derive(Clone, Copy, Debug)]
struct Rest {
    offset: usize,
    /// Line and column in the file.
    place: (usize, usize),
}

impl<R: Read> GameReader<R> {
    /// Reads from an input.
    pub fn new(input: R) -> Self {
        Self {
            input: Decoder::new(input),
            text: String::new(),
            place: (1, 1),
            whole: VecDeque::new(),
            rest: Rest { offset: 0, place: (1, 1) },
            limit: LIMIT,
            chunk: CHUNK,
            default_variant: Variant::default(),
            skipping: false,
        }
    }

    /// Sets the maximum size of a game in bytes, instead of 16 MiB. A longer game is an error and skipped;
    /// behind one of which not even the end is known, the next line that begins with `[Event "` begins a game.
    pub fn with_limit(self, bytes: usize) -> Self {
        Self { limit: bytes, ..self }
    }

    /// Sets the game for texts without a tag `Variant`, instead of Gliński's.
    pub fn with_default_variant(self, variant: Variant) -> Self {
        Self { default_variant: variant, ..self }
    }

    /// Shows the next game to a visitor; `None` after the last.
    ///
    /// # Errors
    ///
    /// [`StreamError`]; after [`StreamError::TooLong`] the game behind it can be read.
    pub fn read_game<V: Visitor>(&mut self, visitor: &mut V) -> Result<Option<V::Output>, StreamError> {
        let Some(game) = self.next_game()? else { return Ok(None) };
        let (line, column) = game.place_in(self.place);
        visitor.begin_game(line);
        walk(&self.game_text(game), column == 1, visitor);
        Ok(Some(visitor.end_game()))
    }

    /// Reads the next game as a record with the problems in it; `None` after the last.
    ///
    /// # Errors
    ///
    /// As [`Self::read_game`].
    pub fn read_record(&mut self, letters: PieceLetters) -> Result<Option<ReadGame>, StreamError> {
        let Some(game) = self.next_game()? else { return Ok(None) };
        let text = &self.game_text(game);
        Ok(Some(read_part(text, game.place_in(self.place), letters, self.default_variant)))
    }

    /// Skips the next game; `false` after the last.
    ///
    /// # Errors
    ///
    /// As [`Self::read_game`].
    pub fn skip_game(&mut self) -> Result<bool, StreamError> {
        Ok(self.next_game()?.is_some())
    }

    /// The text of a game, in the code page that fits its letters.
    fn game_text(&self, game: Span) -> Cow<'_, str> {
        let text = &self.text[game.start..game.end];
        let odd = &self.input.odd;
        let [first, end] = [game.start, game.end].map(|offset| odd.partition_point(|&(at, _)| at < offset));
        if first == end {
            return text.into();
        }
        let (mut bytes, mut done) = (Vec::with_capacity(text.len()), game.start);
        for &(at, byte) in &odd[first..end] {
            bytes.extend(&self.text.as_bytes()[done..at]);
            bytes.push(byte);
            done = at + CodePage::Western.char(byte).len_utf8();
        }
        bytes.extend(&self.text.as_bytes()[done..game.end]);
        read_text(&bytes).0.into_owned().into()
    }

    fn next_game(&mut self) -> Result<Option<Span>, StreamError> {
        loop {
            if let Some(game) = self.whole.pop_front() {
                let (line, limit) = (game.place_in(self.place).0, self.limit);
                let is_too_long = game.end - game.start > limit;
                return if is_too_long { Err(StreamError::TooLong { line, limit }) } else { Ok(Some(game)) };
            }
            self.forget();
            if self.input.ended && self.text.is_empty() {
                return Ok(None);
            }
            if self.skipping {
                self.skip()?;
            } else {
                self.find()?;
            }
        }
    }

    /// Reads on, and finds the games that are whole.
    fn find(&mut self) -> Result<(), StreamError> {
        self.fill()?;
        let mut games = find_games(&self.text);
        // The end of the last one may still be ahead, as may that of an escaped line before the first.
        self.rest = if self.input.ended {
            self.rest_at(self.text.len())
        } else if let Some(last) = games.pop() {
            Rest { offset: last.start, place: last.place_in(self.place) }
        } else {
            Rest { offset: 0, place: self.place }
        };
        self.whole = games.into();
        if self.whole.is_empty() && self.text.len() - self.rest.offset > self.limit {
            self.skipping = true;
            return Err(StreamError::TooLong { line: self.rest.place.0, limit: self.limit });
        }
        Ok(())
    }

    /// Reads on to where the next game must begin.
    fn skip(&mut self) -> Result<(), StreamError> {
        let next = self.text.find(NEXT_GAME);
        self.skipping = next.is_none() && !self.input.ended;
        let start = match next {
            Some(found) => found + 1,
            None if self.skipping => {
                self.text.floor_char_boundary(self.text.len().saturating_sub(NEXT_GAME.len()))
            }
            None => self.text.len(),
        };
        self.rest = self.rest_at(start);
        if self.skipping {
            self.forget();
            self.fill()?;
        }
        Ok(())
    }

    /// Adds to the text as much as it has, so that a long game is not searched for its end too often.
    fn fill(&mut self) -> Result<(), StreamError> {
        let held = self.text.len();
        let room = (self.limit + 1).saturating_sub(held);
        self.input.read(&mut self.text, held.min(room).max(self.chunk))
    }

    /// Drops the text of the games already read.
    fn forget(&mut self) {
        let Rest { offset, place } = self.rest;
        if offset == 0 {
            return;
        }
        self.text.drain(..offset);
        let odd = &mut self.input.odd;
        odd.drain(..odd.partition_point(|&(at, _)| at < offset));
        for (at, _) in odd.iter_mut() {
            *at -= offset;
        }
        self.place = place;
        self.rest.offset = 0;
        if place.1 > 1 && !self.text.is_empty() {
            // Insert a character before it, because a `%` at the start of the text would begin a line.
            self.text.insert(0, ' ');
            for (at, _) in &mut self.input.odd {
                *at += 1;
            }
            self.place.1 -= 1;
            self.rest = Rest { offset: 0, place: self.place };
        }
    }

    fn rest_at(&self, offset: usize) -> Rest {
        Rest { offset, place: Place::new(self.place.0, self.place.1).find(&self.text, offset) }
    }
}

#[cfg(test)]
mod tests {
    use std::io;

    use super::*;
    use crate::game::Nag;
    use crate::game::pgn::Skip;
    use crate::game::pgn::{PgnFile, write};

    const RECORDED: [&str; 2] = [
        include_str!("../../../assets/games/bodor-hexodus.pgn"),
        include_str!("../../../assets/games/schenkerik-hexodus.pgn"),
    ];

    /// Each game's text with its line and column, or the error instead.
    fn streamed(text: &str, chunk: usize, limit: usize) -> Vec<Result<(String, usize, usize), String>> {
        let mut games = GameReader { chunk, ..GameReader::new(text.as_bytes()) }.with_limit(limit);
        let mut found = Vec::new();
        loop {
            match games.next_game() {
                Ok(Some(game)) => {
                    let (line, column) = game.place_in(games.place);
                    found.push(Ok((games.text[game.start..game.end].to_owned(), line, column)));
                }
                Ok(None) => return found,
                Err(error) => found.push(Err(error.to_string())),
            }
            assert!(games.text.len() <= 2 * limit.saturating_add(chunk), "{}", games.text.len());
        }
    }

    /// Checks that a stream and a whole file have equal games.
    #[track_caller]
    fn agrees(text: &str, chunk: usize) {
        let streamed: Vec<_> = streamed(text, chunk, LIMIT).into_iter().map(Result::unwrap).collect();
        let whole = find_games(text).into_iter();
        let whole: Vec<_> =
            whole.map(|game| (text[game.start..game.end].to_owned(), game.line, game.column)).collect();
        assert_eq!(streamed, whole, "{chunk}");
    }

    #[test]
    fn games_are_those_of_the_whole_file() {
        let recorded = RECORDED.join("\n");
        for chunk in [3, 100, 1000, CHUNK] {
            agrees(&recorded, chunk);
        }
        agrees(&recorded.repeat(40), CHUNK);
    }

    #[test]
    fn borders_of_all_kinds() {
        for text in [
            "",
            " \n\n ",
            "% x\n%y\n",
            "%x\n\n1. f5 *\n\n%y\n\n1. f6 *",
            "f5 f6",
            "1. f5 * 1. f6 *",
            "1. f5 *   %x\n1. f6 *",
            "1. f5 *\n%x\n1. f6 *",
            "[Event \"a\"]\n[Event \"b\"]\n\nf5 {[Event \"c\"]} (f6 1-0) 0-1 [White \"x\"] f6",
            "[Event \"a\"]\n\nf5 {lost\n\n[Event \"b\"]\n\nf6 1-0 {after} ;more\n\n\nf7",
            "[Event \"ąż😀\"]\n\nf5 {ąż😀} *\r\n\r\n[Event \"ćń\"]\r\n\r\nf6 1/2-1/2\r\n",
        ] {
            (3..40).for_each(|chunk| agrees(text, chunk));
        }
    }

    #[test]
    fn overlong_games_are_reported_and_skipped() {
        let game = |event: &str, comment: &str| format!("[Event \"{event}\"]\n\n1. f7 {{{comment}}} *\n\n");
        let text =
            game("a", "") + &game("b", &"long ".repeat(500)) + &game("c", "") + &game("d", &"x".repeat(300));
        for chunk in [10, 64, 200, 5000] {
            let events: Vec<String> = streamed(&text, chunk, 200)
                .into_iter()
                .map(|game| {
                    game.map_or_else(|error| error, |(text, line, _)| format!("{line} {}", &text[..10]))
                })
                .collect();
            let skipped = |line| {
                format!("the game that starts on line {line} is larger than 200 bytes; it was skipped")
            };
            assert_eq!(
                events,
                ["1 [Event \"a\"".to_owned(), skipped(5), "9 [Event \"c\"".to_owned(), skipped(13)],
                "{chunk}"
            );
        }
    }

    /// Writes down each call.
    #[derive(Default)]
    struct Script(String);

    impl Script {
        fn add(&mut self, what: &str) {
            self.0 += what;
            self.0.push(' ');
        }
    }

    impl Visitor for Script {
        type Output = String;

        fn begin_game(&mut self, line: usize) {
            self.add(&format!("{line}:"));
        }

        fn tag(&mut self, name: &str, value: &str) {
            self.add(&format!("{name}={value}"));
        }

        fn end_tags(&mut self) -> Skip {
            self.add("|");
            Skip(self.0.contains("Event=skip"))
        }

        fn san(&mut self, text: &str) {
            self.add(text);
        }

        fn nag(&mut self, nag: Nag) {
            self.add(&format!("${}", nag.0));
        }

        fn comment(&mut self, text: &str) {
            self.add(&format!("{{{text}}}"));
        }

        fn begin_variation(&mut self) -> Skip {
            self.add("(");
            Skip(self.0.ends_with("!skip} ( "))
        }

        fn end_variation(&mut self) {
            self.add(")");
        }

        fn unknown(&mut self, text: &str) {
            self.add(&format!("?{text}?"));
        }

        fn outcome(&mut self, points: Option<crate::sides::Points>) {
            self.add(&points.map_or("*".to_owned(), |points| points.to_string()));
        }

        fn end_game(&mut self) -> String {
            std::mem::take(&mut self.0)
        }
    }

    #[test]
    fn a_visitor_sees_all_in_order() {
        for (text, expected) in [
            (
                "[Event \"a \\\"b\\\"\"]\n[bad\n{before}\n1. f7!? $3 f6 {c} (1... e6 ; line\n+- (2. x)) 2. -- 3/4-1/4",
                "1: Event=a \"b\" ?[bad? {before} | f7 $5 $3 f6 {c} ( e6 { line} $18 ( ?x? ) ) -- 3/4-1/4 ",
            ),
            ("[Event \"skip\"]\n\nf5 *", "1: Event=skip | "),
            ("f5 {!skip} (f6 (f7 {x}) f8) f9", "1: | f5 {!skip} ( f9 * "),
            ("f5 (f6 *) ) ] $1000 0000 (f7", "1: | f5 ( f6 ?*? ) ?)? ?]? ?$1000? 0000 ( f7 ) * "),
            ("[Event \"a\"]", "1: Event=a | * "),
            ("1. f7 b5 1/2-1/2 *", "1: | f7 b5 1/2-1/2 "),
            ("1. f7 1-0 0-1", "1: | f7 1-0 "),
        ] {
            let mut games = GameReader::new(text.as_bytes());
            assert_eq!(games.read_game(&mut Script::default()).unwrap().as_deref(), Some(expected));
            assert!(games.read_game(&mut Script::default()).unwrap().is_none());
        }
    }

    #[test]
    fn records_are_those_of_the_whole_file() {
        let recorded = RECORDED.join("\n");
        let file = PgnFile::from_text(recorded.clone());
        let mut games = GameReader { chunk: 500, ..GameReader::new(recorded.as_bytes()) };
        for index in 0..file.len() {
            let expected = file.read(index, PieceLetters::English).unwrap();
            let found = games.read_record(PieceLetters::English).unwrap().unwrap();
            assert_eq!(write(&found.record), write(&expected.record));
            assert_eq!(found.diagnostics, expected.diagnostics);
        }
        assert!(!games.skip_game().unwrap());
    }

    #[test]
    fn failures_of_the_input_are_reported() {
        struct Broken;

        impl Read for Broken {
            fn read(&mut self, _: &mut [u8]) -> io::Result<usize> {
                Err(io::Error::other("no such disk"))
            }
        }

        let error = GameReader::new(Broken).skip_game().unwrap_err().to_string();
        assert_eq!(error, "no such disk");
    }
}
