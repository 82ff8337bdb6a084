//! Games in the dress of print, mails, pages and old computers: each is read as the same game, or it is an error that
//! says where.

use crate::dresses::{DRESSES, Dress, Game};
use fastrand::Rng;
use heksy::game::pgn::{Finding, PgnFile, ReadGame, Severity, write};
use heksy::game::{Color, GameRecord, PieceLetters, Tags, san};
use std::fs;
use std::path::Path;

/// The moves of each input with its result, as they are written.
const INPUTS: [(&str, &str); 35] = [
    ("castling-en-dash", "1. Q-O-O *"),
    ("castling-nb-hyphen", "1. Q-O-O *"),
    ("check-dagger", "1. Nc3 e6 *"),
    ("dash-result-en", "1. f6 e6 1-0"),
    ("dash-result-half", "1. f6 e6 1/2-1/2"),
    ("direction-marks", "1. f6 e6 *"),
    ("encoding-cp1250-hungarian", "1. f6 e6 {Erős támadás, jó huszár} 1-0"),
    ("encoding-latin2-polish", "1. f6 e6 {Skoczek grozi wieży} *"),
    ("encoding-utf16le-without-mark", "1. f6 e6 2. g5 d6 *"),
    ("fen-empty", "1. Nc3 *"),
    ("glyph-attached-ascii", "1. f6 $14 e6 *"),
    ("glyph-attached-novelty", "1. f6 e6 2. g5 $146 d6 *"),
    ("glyph-attached-plusminus", "1. f6 $16 e6 *"),
    ("glyph-attached-slight", "1. f6 $14 e6 *"),
    ("letter-apart-read-as-pawn", "1. Nc3 e6 *"),
    ("letter-apart-second-move", "1. f6 e6 2. Nc3 d6 *"),
    ("move-nb-hyphen", "1. Nc3 e6 *"),
    ("promotion-brackets", "1. e10=Q# *"),
    ("promotion-spaced", "1. e10=Q# *"),
    ("result-against-mate", "1. e10=Q# 0-1"),
    ("result-colon", "1. f6 e6 1-0"),
    ("result-comma", "1. f6 e6 1/2-1/2"),
    ("result-half-for-stalemate", "1/2-1/2"),
    ("result-half-spaced-makes-two-games", "1. f6 e6 1/2-1/2"),
    ("result-spaced", "1. f6 e6 1-0"),
    ("tag-backslash-end", "1. f6 e6 *"),
    ("variant-empty", "1. Nc3 *"),
    ("variant-long-name", "1. Nc3 *"),
    ("variant-unknown-mark", "1. Nc3 *"),
    ("variation-first", "1. f6 (1. g5) 1... e6 *"),
    ("variation-selector", "1. f6 e6 2. Nc3 *"),
    ("wrap-br", "1. f6 e6 2. g5 d6 *"),
    ("wrap-mail-quote", "1. f6 e6 2. g5 d6 *"),
    ("wrap-markdown-fence", "1. f6 e6 2. g5 d6 *"),
    ("zero-width-space", "1. f6 e6 2. g5 d6 *"),
];

fn folder() -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/inputs/cases")
}

/// The only game of a file.
#[track_caller]
fn only_game(bytes: Vec<u8>, about: &str) -> ReadGame {
    let file = PgnFile::from_bytes(bytes).unwrap_or_else(|error| panic!("{about}: {error}"));
    assert_eq!(file.len(), 1, "{about}: the number of games");
    file.read(0, PieceLetters::English).expect("the file has a game")
}

fn input(name: &str) -> ReadGame {
    only_game(fs::read(folder().join(format!("{name}.pgn"))).expect("the input is there"), name)
}

fn moves(record: &GameRecord) -> String {
    write(record).split_once("\n\n").expect("a blank line ends the tags").1.trim_end().replace('\n', " ")
}

fn findings(game: &ReadGame) -> Vec<String> {
    game.diagnostics.iter().map(ToString::to_string).collect()
}

#[test]
fn every_input_is_read_with_all_its_moves_as_one_game() {
    let names = fs::read_dir(folder()).expect("the inputs are there").count();
    assert_eq!(names, INPUTS.len(), "each input has its moves here");
    for (name, expected) in INPUTS {
        let game = input(name);
        assert!(game.is_clean(), "{name}: {:?}", findings(&game));
        assert_eq!(moves(&game.record), expected, "{name}");
        let warns = game.diagnostics.iter().any(|found| found.problem.severity() == Severity::Warning);
        assert_eq!(
            warns,
            name.starts_with("result-against")
                || name.starts_with("result-half-for")
                || name.starts_with("encoding-cp")
                || name.starts_with("encoding-latin"),
            "{name}: {:?}",
            findings(&game)
        );
    }
}

#[test]
fn names_in_old_code_pages_are_right() {
    let names = |name: &str| {
        let game = input(name);
        let found = findings(&game);
        (game.record.player(Color::White).to_owned(), found.join("\n"))
    };
    assert_eq!(
        names("encoding-cp1250-hungarian"),
        (
            "Győző Űrös".to_owned(),
            "1:9: byte 0xD5 is not UTF-8; such bytes in this game are read as Windows-1250 (here “Ő”)"
                .to_owned()
        )
    );
    let (polish, found) = names("encoding-latin2-polish");
    assert!(polish == "Łukasz Śliwa" && found.contains("read as Latin-2 (here “Ł”)"), "{polish}: {found}");
    assert_eq!(names("tag-backslash-end").0, r"Engine /Level 6\");
}

#[test]
fn a_result_that_the_board_contradicts_is_told() {
    let told = |name| findings(&input(name));
    assert_eq!(told("result-against-mate"), ["4:1: the result is 0-1, but the board says 1-0"]);
    let half = ["4:1: the result is 1/2-1/2, but the board says 3/4-1/4"];
    assert_eq!(told("result-half-for-stalemate"), half);
}

#[test]
fn what_cannot_be_told_from_another_game_is_an_error() {
    let found = |text: &str| {
        let game = only_game(text.as_bytes().to_vec(), text);
        (moves(&game.record), findings(&game).join("\n"))
    };
    // A knight that cannot go there is not a pawn that can.
    let (kept, problem) = found("1. N f6 e6 *");
    assert!(kept.starts_with("1. N f6 e6") && problem.starts_with("1:4: “Nf6” is "), "{kept}: {problem}");
    let (kept, problem) = found("1. f6 e6 2. N\n\n3. g5 *");
    assert!(kept.starts_with("1. f6 e6 2. N") && problem.contains("“N” is not a move"), "{kept}: {problem}");
    assert_eq!(found("1. f6 N e6 2. g5 D d6 *").0, "1. f6 $146 e6 2. g5 d6 *");
    let (kept, problem) = found("1. f6 e6 2. Q d6 g5 *");
    assert!(kept.contains("2. Q d6 g5") && problem.contains("“Qd6” is "), "{kept}: {problem}");
}

/// `N c4` behind a move of White is a novelty and a pawn's move, or a knight's: the other moves of the game tell.
#[test]
fn a_letter_that_may_belong_to_either_side_goes_by_the_other_moves() {
    let game = &crate::dresses::games()[0];
    let (mut tried, mut position) = (0, *game.record.tree.start());
    let (mut line, mut apart) = (String::new(), String::new());
    for (ply, mv) in game.record.main_moves().into_iter().enumerate() {
        let sans: Vec<String> = position.legal_moves().iter().map(|&mv| san(&position, mv)).collect();
        let both = sans.iter().find(|cell| sans.contains(&format!("N{cell}")));
        if let Some(cell) = both.filter(|_| ply % 2 == 1 && !line.contains(char::is_uppercase)) {
            let text = format!("{line} N {cell} *");
            let game = only_game(text.clone().into_bytes(), &text);
            assert!(
                findings(&game).join("").contains("is ambiguous: it could be N"),
                "{text}: {:?}",
                findings(&game)
            );
            assert_eq!(game.record.main_moves().len(), ply, "{text}");
        } else if let Some(cell) = both.filter(|_| ply % 2 == 1) {
            let read = |line: &str| moves(&only_game(format!("{line} N {cell} *").into_bytes(), line).record);
            assert!(read(&line).ends_with(&format!("$146 {cell} *")), "{line}");
            assert!(read(&apart).ends_with(&format!(" N{cell} *")), "{apart}");
            tried += 1;
        }
        let text = san(&position, mv);
        let letter = usize::from(text.starts_with(char::is_uppercase));
        let number = if ply % 2 == 0 { format!("{}. ", ply / 2 + 1) } else { String::new() };
        line += &[" ", &number, &text].concat();
        apart += &[" ", &number, &text[..letter], " ", &text[letter..]].concat();
        position.play_unchecked(mv);
    }
    assert!(tried > 0);
}

#[test]
fn an_unknown_name_of_the_game_stops_nothing_if_the_moves_fit() {
    for name in ["Hexagonal Chess", "szachy heksagonalne", "", "?", "Gliński's hexagonal chess"] {
        let game = only_game(format!("[Variant \"{name}\"]\n\n1. f6 e6 2. Nc3 *").into_bytes(), name);
        assert!(game.is_clean(), "{name}: {:?}", findings(&game));
        assert_eq!(moves(&game.record), "1. f6 e6 2. Nc3 *", "{name}");
    }
    let game = only_game(b"[Variant \"Hexagonal chess\"]\n\n1. e4 *".to_vec(), "McCooey's");
    assert_eq!(game.record.variant().to_string(), "McCooey", "{:?}", findings(&game));
    for text in [
        "[Variant \"Standard\"]\n\n1. d4 d5 *",
        "[Variant \"Atomic\"]\n\n1. d4 d5 *",
        "[Variant \"Hexagonal\"]\n\n1. a1 *",
    ] {
        assert!(!only_game(text.as_bytes().to_vec(), text).is_clean(), "{text}");
    }
}

#[test]
fn text_around_games_is_no_game() {
    let text = "Dear Anna,\nhere are our games. I liked 12. Nf6 best.\n\n[White \"A\"]\n\n1. f6 e6 1-0\n\nRound two was played at 5pm:\n\n\
        ```pgn\n[White \"B\"]\n\n1. e5 *\n```\nSee you,\nIda [Warsaw]\n";
    let file = PgnFile::from_text(text.to_owned());
    let games: Vec<ReadGame> = file.read_all().collect();
    assert_eq!(games.iter().map(|game| game.record.player(Color::White)).collect::<Vec<_>>(), ["A", "B"]);
    assert!(games.iter().all(ReadGame::is_clean));
    assert_eq!(findings(&games[1]).len(), 1, "{:?}", findings(&games[1]));
    // None of it is lost when the games are written.
    let written: String = games.iter().map(|game| write(&game.record)).collect();
    for part in [
        "% Dear Anna,\n",
        "\n% here are our games. I liked 12. Nf6 best.\n",
        "% Round two was played at 5pm:\n",
        "% Ida [Warsaw]\n",
    ] {
        assert!(written.contains(part), "{part} is in\n{written}");
    }
    let again: String =
        PgnFile::from_text(written.clone()).read_all().map(|game| write(&game.record)).collect();
    assert_eq!(again, written);
}

#[test]
fn a_game_that_begins_in_a_line_of_moves_keeps_its_event() {
    let text = "[Event \"a\"]\n\n1. f6 {lost e6 [Event \"b\"]\n[White \"B\"]\n\n1. e5 {good} *\n\n1. f6 e6 [Event \"c\"]\n[White \"C\"]\n\n1. f7 *\n";
    let file = PgnFile::from_text(text.to_owned());
    let events: Vec<String> =
        (0..file.len()).map(|index| file.tags(index).or_unknown("Event").to_owned()).collect();
    assert_eq!(events, ["a", "b", "?", "c"]);
}

/// The games in all their dresses.
struct Tried {
    same: usize,
    errors: usize,
}

/// Tries a game in some dresses. `None` if it cannot wear them.
#[track_caller]
fn is_same(game: &Game, dresses: &[&Dress], seed: u64) -> Option<bool> {
    let mut rng = Rng::with_seed(seed);
    let mut text = game.text.clone();
    for dress in dresses {
        text = (dress.put_on)(&text, &mut rng)?;
    }
    let encode = dresses.iter().find_map(|dress| dress.encode);
    let bytes = match encode {
        Some(encode) => encode(&text)?,
        None => text.clone().into_bytes(),
    };
    let names: Vec<&str> = dresses.iter().map(|dress| dress.name).collect();
    let about = format!("{} in {names:?}:\n{text}", game.name);
    let read = only_game(bytes, &about);
    let found = findings(&read);
    let about = format!("{about}\n{found:#?}");
    let (moves, expected) = (read.record.main_moves(), game.record.main_moves());
    assert!(expected.starts_with(&moves), "another game, {about}");
    if !read.is_clean() {
        println!("{} in {names:?}: {}", game.name, found.join("; "));
        return Some(false);
    }
    let (back, expected) = (self::moves(&read.record), self::moves(&game.record));
    let differs = back.bytes().zip(expected.bytes()).position(|(a, b)| a != b);
    let here =
        |text: &str| differs.map(|at| text.chars().skip(at.saturating_sub(40)).take(80).collect::<String>());
    assert!(back == expected, "read as\n{:?}, not\n{:?}\n{about}", here(&back), here(&expected));
    assert_eq!(sorted(&read.record.tags), sorted(&game.record.tags), "{about}");
    assert_eq!(read.record.result, game.record.result, "{about}");
    assert_eq!(read.record.tree.start(), game.record.tree.start(), "{about}");
    Some(true)
}

fn sorted(tags: &Tags) -> Vec<(&str, &str)> {
    let mut tags: Vec<_> = tags.iter().collect();
    tags.sort_unstable();
    tags
}

fn try_on(games: &[Game], dresses: &[&Dress], seed: u64) -> Tried {
    let mut tried = Tried { same: 0, errors: 0 };
    for game in games {
        match is_same(game, dresses, seed) {
            Some(true) => tried.same += 1,
            Some(false) => tried.errors += 1,
            None => {}
        }
    }
    tried
}

#[test]
fn a_game_in_any_dress_is_the_same_game() {
    let games = crate::dresses::games();
    for dress in &DRESSES {
        let Tried { same, errors } = try_on(&games, &[dress], 7);
        println!("{:28} {same:3} the same, {errors:3} with an error", dress.name);
        assert!(same > 0, "{}: no game is read", dress.name);
        assert!(errors * 10 <= same, "{}: {errors} of {} games are not read", dress.name, same + errors);
    }
}

#[test]
fn a_game_in_two_dresses_at_once_is_the_same_game_or_an_error() {
    let games = crate::dresses::games();
    let (mut pairs, mut all) = (0, Tried { same: 0, errors: 0 });
    for (index, first) in DRESSES.iter().enumerate() {
        for second in
            DRESSES.iter().skip(index + 1).filter(|second| first.encode.is_none() || second.encode.is_none())
        {
            // A game for each order, others for the next pair.
            for (order, dresses) in [[first, second], [second, first]].into_iter().enumerate() {
                let game = (index * 7 + pairs + 5 * order) % games.len();
                let Tried { same, errors } = try_on(&games[game..=game], &dresses, pairs as u64);
                (all.same, all.errors) = (all.same + same, all.errors + errors);
            }
            pairs += 1;
        }
    }
    println!("{pairs} pairs: {} games the same, {} with an error", all.same, all.errors);
    assert!(all.errors * 10 < all.same, "{} of {} games are not read", all.errors, all.same + all.errors);
}
