//! The rules: perft, the positions of `tests/positions/three.json`, and broken texts.

use std::fs;
use std::path::Path;

use heksy::three::{DeadPieces, Position, Seat, Setup};
use serde::Deserialize;

/// Counts above this are left to the test that is not run by default.
const QUICK: u64 = 1_000_000;

/// A position and what is true of it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Case {
    id: String,
    /// The purpose of the position; printed when a check fails.
    why: String,
    fen: String,
    /// All legal moves.
    moves: Vec<String>,
    /// The number of games of one and two plies.
    perft: [u64; 2],
    /// Positions after some of the moves.
    #[serde(default)]
    after: Vec<(String, String)>,
}

fn cases() -> Vec<Case> {
    let cases: Vec<Case> =
        serde_json::from_str(include_str!("../../positions/three.json")).expect("a list of cases");
    assert!(!cases.is_empty());
    cases
}

/// Runs a check on every position; all failures are told, each with what the position is there for.
fn check_all(check: impl Fn(&Position, &Case) -> Result<(), String>) {
    let result = |case: &Case| {
        let position = case.fen.parse::<Position>().map_err(|error| error.to_string())?;
        check(&position, case)
    };
    let failures: Vec<String> = cases()
        .iter()
        .filter_map(|case| {
            let failure = result(case).err()?;
            Some(format!("{}: {failure}\n    {}\n    {}", case.id, case.why, case.fen))
        })
        .collect();
    assert!(failures.is_empty(), "\n{}", failures.join("\n"));
}

fn equal<T: PartialEq + std::fmt::Debug>(is: &T, should_be: &T) -> Result<(), String> {
    if is == should_be { Ok(()) } else { Err(format!("is {is:?}, should be {should_be:?}")) }
}

#[test]
fn texts_are_written_as_read() {
    check_all(|position, case| equal(&position.to_string(), &case.fen));
}

#[test]
fn legal_moves_are_those_listed() {
    check_all(|position, case| {
        let moves = position.legal_moves();
        let mut texts: Vec<_> = moves.iter().map(ToString::to_string).collect();
        texts.sort();
        let mut listed = case.moves.clone();
        listed.sort();
        equal(&texts, &listed)?;
        equal(&(position.count_legal_moves() as usize), &moves.len())
    });
}

#[test]
fn moves_are_counted_right() {
    check_all(|position, case| equal(&[position.perft(1), position.perft(2)], &case.perft));
}

#[test]
fn positions_after_moves_are_settled() {
    check_all(|position, case| {
        case.after.iter().try_for_each(|(text, after)| {
            let mv = position.read_move(text).map_err(|error| error.to_string())?;
            let (next, _) = position.play(mv).map_err(|error| error.to_string())?;
            equal(&next.to_string(), after)?;
            equal(&next, &after.parse().map_err(|error| format!("{after}: {error}"))?)
        })
    });
}

/// Every legal move is read back from both of its texts, and no two moves have the same.
#[test]
fn moves_are_read_as_written() {
    check_all(|position, _| {
        let moves = position.legal_moves();
        for &mv in &moves {
            for text in [position.san(mv).to_string(), mv.to_string()] {
                equal(&position.read_move(&text), &Ok(mv)).map_err(|error| format!("{text}: {error}"))?;
            }
        }
        Ok(())
    });
}

/// The spellings that the readers of games for two take.
#[test]
fn loose_spellings_are_read_like_those_of_games_for_two() {
    let start = Position::start();
    let read = |text: &str| start.read_move(text).map(|mv| mv.to_string()).map_err(|error| error.to_string());
    for text in ["e3-e5", "E3E5", "e3e5!?", "e5", "e5+"] {
        assert_eq!(read(text).as_deref(), Ok("e3e5"), "{text}");
    }
    let knight = *start
        .legal_moves()
        .iter()
        .find(|mv| start.role_at(mv.from) == Some(heksy::three::Role::Knight))
        .unwrap();
    let (from, to) = (knight.from, knight.to);
    for text in [format!("N{from}-{to}"), format!("N{from}{to}"), format!("Nx{to}"), format!("N{from}x{to}")]
    {
        let found = read(&text);
        let is_clear =
            found == Ok(format!("{from}{to}")) || found.is_err_and(|error| error.contains("may be"));
        assert!(is_clear || text.starts_with("Nx"), "{text}");
    }
    assert!(read("Qe9").is_err() && read("hello").is_err() && read("").is_err());
}

/// The counts of `tests/perft/three.perft` above `above` and at most `limit`.
fn check_counts(above: u64, limit: u64) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/perft/three.perft");
    let text = fs::read_to_string(path).expect("the file is readable");
    let (mut position, mut checked) = (Position::start(), 0);
    for line in text.lines() {
        match *line.splitn(3, ' ').collect::<Vec<_>>() {
            ["fen", ..] => position = line[4..].parse().expect("a position"),
            ["perft", depth, count] => {
                let count: u64 = count.parse().expect("a count");
                if (above..=limit).contains(&count) {
                    assert_eq!(position.perft(depth.parse().expect("a depth")), count, "{position} {line}");
                    checked += 1;
                }
            }
            _ => {}
        }
    }
    assert!(checked > 0);
}

#[test]
fn perft_counts() {
    check_counts(0, QUICK);
}

#[test]
#[ignore = "counts 13 million moves: run it with --release"]
fn deep_perft() {
    check_counts(QUICK, u64::MAX);
}

#[test]
fn the_start_is_what_the_rules_say() {
    let start = Position::start();
    assert_eq!((start.turn(), start.playing().to_string()), (Seat::White, "wrb".to_owned()));
    assert_eq!(start.to_string(), heksy::three::START);
    let placed =
        "Red K a5, Q b7, R a4 c8, N b5 c7, B a6 b6 c6; Black K k7, Q l5, R i8 l4, N i7 k5, B l6 k6 i6";
    for side in placed.split("; ") {
        let (seat, pieces) = side.split_once(' ').expect("a side and its pieces");
        let mut role = None;
        for word in pieces.split([' ', ',']).filter(|word| !word.is_empty()) {
            match word.parse() {
                Ok(cell) => {
                    let piece = start.piece_at(cell).expect("a piece");
                    let seat_of = piece.seat.map(|seat| seat.to_string());
                    assert_eq!((seat_of.as_deref(), Some(piece.role)), (Some(seat), role), "{word}");
                }
                Err(_) => role = word.chars().next().and_then(heksy::three::Role::from_char),
            }
        }
    }
}

/// The reader puts out a side that is out of the game when its turn comes.
#[test]
fn a_text_whose_side_to_move_has_no_move_is_settled() {
    // White is mated by Red's queen, whose turn is not next: Red's is, then Black's.
    let text = "1/3/5/7/9/6rK4/10bK/11/3rK7/3rQ7/3wK7 w wrb - 7 3";
    assert!(text.parse::<Position>().is_err(), "Red has two kings");
    let text = "1/3/5/7/9/11/10bK/11/3rK7/3rQ7/3wK7 w wrb we4 7 3";
    let problem = text.parse::<Position>();
    assert!(problem.is_ok(), "{problem:?}");
    let settled = problem.expect("it was asked");
    assert_eq!(settled.to_string(), "1/3/5/7/9/11/10bK/11/3rK7/3rQ7/3xK7 r rb - 0 3");
}

/// The switch of the set-up: the pieces of a side that is out leave the board, which may open a king.
#[test]
fn dead_pieces_may_leave_the_board() {
    let case = cases().into_iter().find(|case| case.id == "t09").expect("a king is taken");
    let stay: Position = case.fen.parse().expect("a position");
    let leave = stay.with_dead_pieces(DeadPieces::Leave);
    let mv = leave.read_move("g6g1").expect("a king can be taken");
    let (stay, leave) = (stay.play(mv).expect("legal").0, leave.play(mv).expect("legal").0);
    assert!(!stay.dead().is_empty() && leave.dead().is_empty());
    assert_eq!(leave.occupied() | stay.dead(), stay.occupied());
    let mut setup = Setup::from(leave);
    setup.dead_pieces = DeadPieces::Stay;
    assert_eq!(Position::from_setup(&setup).map(|position| position.key()), Ok(leave.key()));
}

/// Broken texts, with what the message must contain.
const REFUSED: [(&str, &str); 29] = [
    ("", "the position is empty"),
    ("1/3/5 w wrb - 0 1", "the board has 3 rows"),
    ("1/3/5/7/9/11/11/11/11/10/11 w wrb - 0 1", "rank 2 has 10 cells instead of 11"),
    ("1/3/5/7/9/11/11/11/11/12/11 w wrb - 0 1", "rank 2 has 12 cells instead of 11"),
    ("1/3/5/7/9/11/11/11/11/0/11 w wrb - 0 1", "empty cells on rank 2 is 0"),
    ("1/3/5/7/9/11/11/11/11/99999999999999999999/11 w wrb - 0 1", "on rank 2 is 0 or too large"),
    ("1/3/5/7/9/11/11/11/11/wK10/gK10 w wrb - 0 1", "“gK” on rank 1 is not a piece"),
    ("1/3/5/7/9/11/11/11/11/wK10/wk10 w wrb - 0 1", "“wk” on rank 1 is not a piece"),
    ("1/3/5/7/9/11/11/11/11/10w/11 w wrb - 0 1", "“w” on rank 2 is not a piece"),
    ("1/3/5/7/9/11/11/11/11/10wé/é11 w wrb - 0 1", "on rank 2 is not a piece"),
    ("KINGS", "the side to move is missing"),
    ("KINGS w", "the sides in the game are missing"),
    ("KINGS w wrb", "the en passant field is missing"),
    ("KINGS w wrb -", "the half-moves are missing"),
    ("KINGS w wrb - 0", "the round is missing"),
    ("KINGS x wrb - 0 1", "the side to move is “x”"),
    ("KINGS w wbr - 0 1", "the sides in the game are “wbr”"),
    ("KINGS w wrb e4 0 1", "the en passant field “e4” is invalid"),
    ("KINGS w wrb rc4,we4 0 1", "the en passant field “rc4,we4” is invalid"),
    ("KINGS w wrb - x 1", "the number of half-moves is “x”"),
    ("KINGS w wrb - 0 -1", "the round is “-1”"),
    ("KINGS w wrb - 0 1 1", "“1” after the last field"),
    ("KINGS b wr - 0 1", "Black is to move but is not in the game"),
    ("KINGS w wr - 0 1", "Black is out but has a living king on l5"),
    ("KINGS r wrb we5 0 1", "White cannot have just crossed e5 with a double step: none of its pawns"),
    ("KINGS r wrb we4 0 1", "White cannot have just crossed e4 with a double step: a pawn must stand"),
    ("1/3/5/7/9/rK10/10bK/11/11/11/11 w wrb - 0 1", "White is in the game and has no king"),
    ("1/3/5/7/9/rK10/rK9bK/11/11/11/wK10 w wrb - 0 1", "Red has too many kings (2)"),
    ("1/3/5/7/9/xK10/xK9bK/11/11/11/wK10 w wb - 0 1", "there are 2 dead kings, but only 1 side is out"),
];

#[test]
fn broken_texts_are_refused_in_words() {
    const KINGS: &str = "1/3/5/7/9/rK10/10bK/11/11/11/wK10";
    KINGS.parse::<Setup>().expect_err("the other fields are missing");
    for (text, says) in REFUSED {
        let text = text.replace("KINGS", KINGS);
        let message = text.parse::<Position>().expect_err(&text).to_string();
        assert!(message.contains(says), "{text}\nsays {message}\nnot   {says}");
    }
}

#[test]
fn impossible_armies_are_refused_in_words() {
    let message = |row: &str, playing: &str| {
        let red = if playing.contains('r') { "rK" } else { "xK" };
        let text = format!("1/3/5/7/9/{red}10/10bK/{row}/11/11/wK10 w {playing} - 0 1");
        text.parse::<Position>().expect_err(&text).to_string()
    };
    assert_eq!(message("wPwPwPwPwPwPwPwP3", "wrb"), "White: 8 pawns, at most 7 are possible");
    let queens = message("wPwPwPwPwPwPwQwQwQ2", "wrb");
    assert!(queens.starts_with("White: 2 promoted pieces, but only 1 pawn is missing"), "{queens}");
    assert!(message("xP10", "wrb").starts_with("there is a dead pawn on a4"));
    assert!(message("xPxPxPxPxPxPxPxP3", "wb").starts_with("the dead: 8 pawns"));
    assert!(message("10rP", "wrb").starts_with("there cannot be a pawn on l4"));
    assert!(message("bP10", "wrb").starts_with("there cannot be a pawn on a4"));
    assert!(message("10xP", "wb").starts_with("there cannot be a pawn on l4"));
}

/// No text makes the reader fail otherwise than in words, and its message stays short.
#[test]
fn any_text_is_read_or_refused() {
    const ODD: [char; 21] = [
        'w', 'r', 'b', 'x', 'K', 'Q', 'R', 'B', 'N', 'P', '/', '1', '2', '3', '9', ' ', '-', ',', 'é',
        '\u{7}', 'e',
    ];
    let odd = |random: &mut fastrand::Rng| ODD[random.usize(..ODD.len())];
    let mut random = fastrand::Rng::with_seed(21);
    let start = heksy::three::START;
    let mut read = 0;
    for _ in 0..20_000 {
        let mut letters: Vec<char> = start.chars().collect();
        for _ in 0..random.usize(1..4) {
            let at = random.usize(..letters.len());
            match random.u8(..3) {
                0 => letters[at] = odd(&mut random),
                1 => drop(letters.remove(at)),
                _ => letters.insert(at, odd(&mut random)),
            }
        }
        let text: String = letters.into_iter().collect();
        match text.parse::<Position>() {
            Ok(position) => {
                read += 1;
                assert_eq!(position.to_string().parse(), Ok(position), "{text}");
            }
            Err(error) => assert!(error.to_string().len() < 700, "{error}"),
        }
    }
    assert!(read > 0);
}
