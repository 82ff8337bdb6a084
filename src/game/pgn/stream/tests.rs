use std::io;

use super::*;
use crate::game::Nag;
use crate::game::pgn::{PgnFile, write};

const RECORDED: [&str; 2] = [
    include_str!("../../../../assets/games/bodor-hexodus.pgn"),
    include_str!("../../../../assets/games/schenkerik-hexodus.pgn"),
];

/// Each game's text with its line and column, or the error instead.
fn streamed(text: &str, chunk: usize, limit: usize) -> Vec<Result<(String, usize, usize), String>> {
    let mut games = GameReader { chunk, ..GameReader::new(text.as_bytes()) }.with_limit(limit);
    let mut found = Vec::new();
    loop {
        match games.next_game() {
            Ok(Some(game)) => {
                let (line, column) = games.place_of(&game);
                found.push(Ok((games.text[game.start..game.end].to_owned(), line, column)));
            }
            Ok(None) => return found,
            Err(error) => found.push(Err(error.to_string())),
        }
        assert!(games.text.len() <= 2 * limit.saturating_add(chunk), "{}", games.text.len());
    }
}

/// The same games stand in the whole file.
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
fn long_games_are_told_and_skipped() {
    let game = |event: &str, comment: &str| format!("[Event \"{event}\"]\n\n1. f7 {{{comment}}} *\n\n");
    let text =
        game("a", "") + &game("b", &"long ".repeat(500)) + &game("c", "") + &game("d", &"x".repeat(300));
    for chunk in [10, 64, 200, 5000] {
        let events: Vec<String> = streamed(&text, chunk, 200)
            .into_iter()
            .map(|game| game.map_or_else(|error| error, |(text, line, _)| format!("{line} {}", &text[..10])))
            .collect();
        let skipped =
            |line| format!("the game that starts on line {line} is larger than 200 bytes; it was skipped");
        assert_eq!(
            events,
            ["1 [Event \"a\"".to_owned(), skipped(5), "9 [Event \"c\"".to_owned(), skipped(13)],
            "{chunk}"
        );
    }
}

/// Writes down what it sees.
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
fn failures_of_the_input_are_told() {
    struct Broken;

    impl Read for Broken {
        fn read(&mut self, _: &mut [u8]) -> io::Result<usize> {
            Err(io::Error::other("no such disk"))
        }
    }

    let error = GameReader::new(Broken).skip_game().unwrap_err().to_string();
    assert_eq!(error, "no such disk");
}
