//! Files of games as bytes: where each game stands, in which encoding, and what saving one leaves alone.

use crate::robust::{happen, record};
use fastrand::Rng;
use heksy::game::PieceLetters;
use heksy::game::pgn::{self, PgnFile};

/// Three games by players with letters beyond ASCII; the second is in Windows-1250, as old programs wrote it.
const MIXED: &[u8] =
    b"[White \"Marek Gli\xc5\x84ski\"]\n[Black \"Erd\xc5\x91s\"]\n\n1. f6 e6 {\xc5\x82adnie} 1-0\n\n\
    [White \"J\xf6rg\"]\n[Black \"Erd\xf5s\"]\n\n1. f6 {sch\xf6n} 0-1\n\n\
    [White \"\xc5\x81ucja\"]\n\n1. e5 {\xe2\x86\x92} *\n";

fn open(bytes: &[u8]) -> PgnFile {
    PgnFile::from_bytes(bytes.to_vec()).unwrap()
}

fn written(index: usize, file: &PgnFile) -> String {
    pgn::write(&file.read(index, PieceLetters::English).unwrap().record)
}

#[test]
fn each_game_has_an_encoding_of_its_own() {
    let file = open(MIXED);
    let white: Vec<String> =
        (0..file.len()).map(|index| file.tags(index).or_unknown("White").to_owned()).collect();
    assert_eq!(white, ["Marek Gliński", "Jörg", "Łucja"]);
    assert!(written(0, &file).contains("{ładnie}"));
    assert!(written(1, &file).contains("[Black \"Erdős\"]") && written(1, &file).contains("{schön}"));
    assert!(written(2, &file).contains("{→}"));
}

#[test]
fn saving_a_game_leaves_the_others_in_their_encoding() {
    let file = open(MIXED);
    let saved = file.with_game(2, &written(2, &file));
    let saved = saved.bytes();
    let third = MIXED.windows(7).rposition(|part| part == b"[White ").unwrap();
    assert!(saved.starts_with(&MIXED[..third]), "{}", String::from_utf8_lossy(saved));
    assert!(std::str::from_utf8(&saved[third..]).unwrap().contains("Łucja"));
}

fn games(text: &str) -> Vec<String> {
    let file = PgnFile::from_text(text.to_owned());
    (0..file.len()).map(|index| file.game_text(index).into_owned()).collect()
}

#[test]
fn an_event_in_a_comment_begins_no_game() {
    for text in [
        "1. f6 {see\n[Event \"x\"]\n[Site \"y\"]\n\nthere} e6 *",
        "1. f6 {see\n[Event \"x\"]} e6 {and\n[Event \"y\"]} *",
        "1. f6 (1. e5 {see\n[Event \"x\"] there}) e6 *",
        "[White \"A\"]\n{\n[Event \"x\"]\n}\n\n1. f6 e6 *",
        "1. f6 ; [Event \"x\"]\n e6 *",
        "1. f6 (1. e5 ; [Event \"x\"]\n d6) e6 *",
        "1. f6 (1. e5\n[Event \"x (y)\"]\n{)} d6) e6 *",
    ] {
        let next = "[Event \"next\"]\n\n1. e5 {good} (1. f6) *";
        assert_eq!(games(&format!("{text}\n\n{next}\n")), [text, next]);
    }
}

#[test]
fn a_comment_with_an_event_comes_back_from_the_file() {
    let text = "[Event \"a\"]\n\n1. f6 {as in\n[Event \"x\"]\n[Site \"y\"]} e6 *\n";
    let file = PgnFile::from_text(text.to_owned());
    let game = file.read(0, PieceLetters::English).unwrap();
    assert!(game.diagnostics.is_empty(), "{:?}", game.diagnostics);
    assert_eq!(game.record.main_moves().len(), 2);
    let written = pgn::write(&game.record);
    assert!(written.contains("{as in [Event \"x\"] [Site \"y\"]}"), "{written}");
    let back = PgnFile::from_text(written.clone());
    assert_eq!(back.len(), 1);
    assert_eq!(self::written(0, &back), written);
}

#[test]
fn an_unclosed_comment_or_variation_harms_one_game_only() {
    for lost in ["{lost", "(1. e5 {lost", "(1. e5", "(1. e5 (1. d5 1-0", "{lost ( ;"] {
        for next in ["1. e5 *", "1. e5 {good} *", "1. e5 (1. f6 {good}) *", "1. e5 (1. f6) {a ) b} *"] {
            let first = format!("[Event \"a\"]\n\n1. f6 {lost}");
            let next = format!("[Event \"b (c) {{d}}\"]\n[Site \"?\"]\n\n{next}");
            let text = format!("{first}\n\n{next}\n\n{next}\n");
            assert_eq!(games(&text).len(), 3, "{text}");
            assert_eq!(games(&text)[1..], [next.clone(), next]);
        }
    }
    // A parenthesis behind the end of the next game closes none before it.
    let next = ["[Event \"b\"]\n\n1. e5 *", "[Event \"c\"]\n\n1. e5 ) d6 *"];
    assert_eq!(games(&format!("1. f6 (1. e5\n\n{}\n\n{}", next[0], next[1]))[1..], next);
}

/// Whoever looks ahead for the end of each comment or variation would never be done with these.
#[test]
fn games_are_told_apart_in_one_pass() {
    const TIMES: usize = 200_000;
    for (before, piece, after, count) in [
        ("", "{a\n[Event \"x\"]\n", "", TIMES),
        ("", "(a\n[Event \"x\"]\n", "", TIMES + 1),
        ("(\n", "[Event \"x\"]\n", ")", 1),
        ("{\n", "[Event \"x\"]\n", "}", 1),
        ("{\n", "[Event \"x\"]\n", "", TIMES),
    ] {
        let text = format!("{before}{}{after}", piece.repeat(TIMES));
        assert_eq!(PgnFile::from_text(text).len(), count, "{before}{piece}...{after}");
    }
}

/// A file of games by random hands, in one or two encodings, and where each game stands in it.
fn random_file(rng: &mut Rng) -> Vec<u8> {
    let mut bytes = Vec::new();
    if rng.u8(..4) == 0 {
        bytes.extend("\u{feff}".as_bytes());
    }
    for _ in 0..=rng.usize(..4) {
        let text = match rng.u8(..6) {
            0 => "[White \"Jörg\"]\n{see\n[Event \"Łódź\"]\n}\n\n1. f6 (1. e5\n[Event \"ő\"]\n) e6 1/2-1/2"
                .to_owned(),
            1 => "1. f6 e6 {Györ é ½} ½-½".to_owned(),
            _ => pgn::write(&record(rng)),
        };
        let text = if rng.bool() { text.replace('\n', "\r\n") } else { text };
        if rng.bool() {
            bytes.extend(text.as_bytes());
        } else {
            bytes.extend(text.chars().map(|c| u8::try_from(c).unwrap_or(0xf5)));
        }
        bytes.extend(["\n\n", "\r\n\r\n", "\n", " ", "\n\n\n\n \t\n"][rng.usize(..5)].as_bytes());
    }
    bytes
}

/// The bytes of each game.
fn parts(file: &PgnFile) -> Vec<Vec<u8>> {
    (0..file.len()).map(|index| file.game_bytes(index).to_owned()).collect()
}

#[test]
fn replacing_any_game_leaves_all_others_byte_for_byte() {
    for seed in 0..150 {
        let mut rng = Rng::with_seed(seed);
        let file = PgnFile::from_bytes(random_file(&mut rng)).unwrap();
        let before = parts(&file);
        let new = pgn::write(&record(&mut rng));
        for index in 0..=file.len() {
            let mut expected = before.clone();
            expected.resize(before.len().max(index + 1), Vec::new());
            expected[index] = new.trim_end().as_bytes().to_owned();
            let after = open(file.with_game(index, &new).bytes());
            let differs = parts(&after).iter().zip(&expected).position(|(after, before)| after != before);
            assert_eq!(differs, None, "seed {seed}, game {index}:\n{}", file.text());
            assert_eq!(after.len(), expected.len(), "seed {seed}, game {index}:\n{}", file.text());
        }
    }
}

/// Even where nobody can say any more which game is which, all other bytes stay.
#[test]
fn replacing_a_game_of_a_broken_file_touches_nothing_else() {
    for seed in 0..150 {
        let mut rng = Rng::with_seed(seed);
        let text = happen(&pgn::write_all([&record(&mut rng), &record(&mut rng)]), &mut rng);
        let mut bytes = text.into_bytes();
        for _ in 0..rng.usize(..4) {
            let at = rng.usize(..=bytes.len());
            bytes.insert(at, rng.u8(0x80..));
        }
        let Ok(file) = PgnFile::from_bytes(bytes) else { continue };
        let bytes = file.bytes();
        let place = |index| {
            let start = file.game_bytes(index).as_ptr().addr() - bytes.as_ptr().addr();
            start..start + file.game_bytes(index).len()
        };
        for index in 0..file.len() {
            let saved = file.with_game(index, "[Event \"new\"]\n\n*\n");
            let before = if index == 0 { 0 } else { place(index - 1).end };
            let after = if index + 1 == file.len() { bytes.len() } else { place(index + 1).start };
            assert!(saved.bytes().starts_with(&bytes[..before]), "seed {seed}, game {index}");
            assert!(saved.bytes().ends_with(&bytes[after..]), "seed {seed}, game {index}");
            assert!(saved.text().contains("[Event \"new\"]\n\n*\n"), "seed {seed}, game {index}");
        }
    }
}

/// Whoever reads a file can break off, wherever it is; who goes on gets what is read without asking.
#[test]
fn finding_the_games_can_be_broken_off() {
    let text = "[White \"Anna\"]\n\n1. f6 e6 *\n\n".repeat(20_000);
    let read = |last: usize| {
        let mut asked = Vec::new();
        let go_on = |done| {
            asked.push(done);
            done < last
        };
        let file = PgnFile::from_bytes_while(text.clone().into_bytes(), usize::MAX, go_on, drop)
            .expect("it is text");
        (file, asked)
    };
    let (file, asked) = read(usize::MAX);
    assert_eq!(file.expect("it is read to its end").0.len(), 20_000);
    assert!(asked.len() > 5 && asked.is_sorted() && asked.iter().all(|done| *done <= text.len()));
    for last in 0..asked.len() {
        let (file, until_then) = read(asked[last]);
        assert!(file.is_none());
        assert_eq!(until_then, asked[..=last]);
    }
}

/// Wherever the first part ends: its games are those of the whole file, the last of them whole, too.
#[test]
fn the_first_games_of_a_file_are_those_of_the_whole() {
    let comment = "a ".repeat(20_000);
    let games =
        [0, 1, 2, 3, 4, 5, 6, 7, 8].map(|game| format!("[Event \"{game}\"]\n\n1. f6 {{{comment}}} *\n\n"));
    let bytes = [b"\xef\xbb\xbf", games.concat().as_bytes()].concat();
    let whole = PgnFile::from_bytes(bytes.clone()).expect("it is text");
    let mut numbers = Vec::new();
    for limit in (0..bytes.len()).step_by(10_000) {
        let (part, rows) = PgnFile::from_bytes_while(bytes.clone(), limit, |_| true, drop)
            .expect("it is text")
            .expect("nobody stops it");
        for index in 0..part.len() {
            assert_eq!(part.game_text(index), whole.game_text(index), "{limit}");
        }
        assert_eq!((part.bytes(), rows.len()), (whole.bytes(), part.len()));
        numbers.push(part.len());
    }
    assert!(numbers.is_sorted() && numbers.contains(&5) && numbers.last() == Some(&9), "{numbers:?}");
}

/// Some programs write the tag of a start position without one.
#[test]
fn an_empty_fen_tag_is_no_position() {
    for fen in ["", "?", " "] {
        let text =
            include_str!("../inputs/cases/fen-empty.pgn").replace("[FEN \"\"]", &format!("[FEN \"{fen}\"]"));
        let file = PgnFile::from_text(text);
        let read = file.read(0, PieceLetters::English).expect("a game");
        assert!(read.diagnostics.is_empty(), "{:?}", read.diagnostics);
        assert_eq!(read.record.main_moves().len(), 1);
        assert!(!pgn::write(&read.record).contains("FEN"));
    }
}
