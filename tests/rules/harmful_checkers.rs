//! Texts of checkers from outside, whole and broken, and positions in which a capture branches as widely as it can:
//! nothing panics and nothing takes long.

use fastrand::Rng;
use heksy::draughts::{BOARD, Move, MoveTextError, Position, number};
use heksy::hex::Cell;

/// Pieces of texts, right ones and wrong ones.
const WORDS: [&str; 36] = [
    "W", "B", "W:W", ":B", ":", ",", "K", "c", "f", "cf", "55", "19", "K39c", "K39cf", "51", "00", "99", "5",
    "555", ":H", ":F", "0", "4294967296", "-1", "-", "x", "×", "–", "X", "55-56", "33x53x73", " ", "\n", "é",
    "\u{1f600}", "♔",
];

/// Signs between the cells of a move.
const STROKES: [&str; 6] = ["-", "x", ":", "×", "–", " x "];

fn words(rng: &mut Rng) -> String {
    (0..rng.usize(..14)).map(|_| WORDS[rng.usize(..WORDS.len())]).collect()
}

/// Changes, adds or takes out some characters.
fn broken(text: &str, rng: &mut Rng) -> String {
    let mut letters: Vec<char> = text.chars().collect();
    for _ in 0..rng.usize(1..4) {
        let at = rng.usize(..=letters.len());
        match rng.u8(..3) {
            0 if at < letters.len() => drop(letters.remove(at)),
            1 if at < letters.len() => letters[at] = rng.char(' '..='~'),
            _ => letters.insert(at, rng.char('\0'..='\u{2fff}')),
        }
    }
    letters.into_iter().collect()
}

#[test]
fn texts_of_positions_are_read_or_refused() {
    let (mut read, mut refused) = (0, 0);
    for seed in 0..20_000 {
        let mut rng = Rng::with_seed(seed);
        let text = match seed % 3 {
            0 => words(&mut rng),
            1 => broken(&Position::start().to_text(), &mut rng),
            _ => broken("B:W35,K55,K39cf:B24,K91c:H12:F40", &mut rng),
        };
        match Position::from_text(&text) {
            Ok(position) => {
                assert_eq!(Position::from_text(&position.to_text()), Ok(position), "{text:?}");
                assert_eq!(position.count_legal_moves(), position.legal_moves().len(), "{text:?}");
                read += 1;
            }
            Err(error) => {
                assert!(!error.to_string().is_empty());
                refused += 1;
            }
        }
    }
    assert!(read > 100 && refused > 5_000, "{read} read, {refused} refused");
}

#[test]
fn texts_of_moves_are_read_or_refused() {
    let positions = [
        "W:W33:B24,43,63",
        "W:WK33,K57:B24,44,46,66,K59",
        "W:W55:B46,47,65,66",
        "W:WK55:B19",
        "W:W55:B",
        "B:WK39f:B49",
    ];
    let positions = positions.map(|text| Position::from_text(text).expect(text));
    let (mut read, mut refused) = (0, 0);
    for seed in 0..20_000 {
        let mut rng = Rng::with_seed(seed);
        let position = positions[rng.usize(..positions.len())];
        let moves = position.legal_moves();
        let text = match seed % 4 {
            0 => words(&mut rng),
            1 => broken("55-56", &mut rng),
            2 => broken("55x37x57x75x55", &mut rng),
            _ => {
                let mv = moves[rng.usize(..moves.len())];
                let stroke = STROKES[rng.usize(..STROKES.len())];
                let text = position.move_text(mv).replace(['-', 'x'], stroke);
                assert_eq!(position.read_move(&text), Ok(mv), "{text:?}");
                read += 1;
                broken(&text, &mut rng)
            }
        };
        match position.read_move(&text) {
            Ok(mv) => {
                assert!(position.is_legal(mv), "{text:?}");
                read += 1;
            }
            Err(error) => {
                assert!(!error.to_string().is_empty());
                refused += 1;
            }
        }
    }
    assert!(read > 5_000 && refused > 10_000, "{read} read, {refused} refused");
    let endless = vec!["55"; 50_000].join("x");
    assert!(positions.iter().all(|position| position.read_move(&endless).is_err()));
}

/// Asks all that is asked of a position when a move is made.
fn ask_everything(position: &Position) {
    let moves = position.legal_moves();
    for &mv in &moves {
        let paths = position.paths(mv);
        assert!((1..=64).contains(&paths.len()), "{}", position.to_text());
        assert_eq!(paths[0], position.path(mv));
        assert_eq!(position.read_move(&position.move_text(mv)), Ok(mv), "{}", position.to_text());
    }
    for (from, to) in [(11, 99), (55, 55), (15, 95)] {
        let of_these_ends = |mv: &&Move| (number(mv.from), number(mv.to)) == (Some(from), Some(to));
        let fitting: Vec<Move> = moves.iter().filter(of_these_ends).copied().collect();
        let read = position.read_move(&format!("{from}x{to}"));
        match fitting[..] {
            [only] => assert_eq!(read, Ok(only), "{from}x{to} in {}", position.to_text()),
            _ => assert!(read.is_err(), "{from}x{to} in {}: {read:?}", position.to_text()),
        }
    }
    // To say why a smaller capture is refused takes more than to read it.
    for &mv in moves.iter().filter(|mv| mv.taken.len() >= 3) {
        let path = position.path(mv);
        let shorter: Vec<u8> = path[..path.len() - 1].iter().filter_map(|&cell| number(cell)).collect();
        let text = shorter.iter().map(u8::to_string).collect::<Vec<_>>().join("x");
        let said = position.read_move(&text);
        let is_told = |count| count == mv.taken.len();
        assert!(
            matches!(said, Err(MoveTextError::NotLargest { count, .. }) if is_told(count)),
            "{text} in {}: {said:?}",
            position.to_text()
        );
    }
}

/// The dearest positions that a search by trial found: a king takes up to sixteen men in thousands of orders.
/// Without a memory of where it has been, the search for the largest capture would not end.
#[test]
fn captures_that_branch_most_are_found() {
    for text in [
        "W:WK64:B16,26,27,33,34,39,47,54,55,58,59,66,74,76,82,93,K61,K81",
        "W:WK71:B18,29,33,34,36,37,43,45,52,62,64,66,67,68,83,84,K61",
        "W:WK75:B26,28,33,34,37,38,39,48,53,55,56,57,62,68,72,73,76,84,K61",
        "W:WK95:B24,34,36,37,38,49,52,53,55,67,72,73,74,75,77,92,93,K61,K91",
        "W:WK55:B24,26,28,33,35,37,42,44,46,48,53,57,62,64,66,68,73,75,77,82,84,86",
    ] {
        ask_everything(&Position::from_text(text).expect(text));
    }
}

/// Kings among many enemy men, anywhere.
#[test]
fn kings_among_many_men_find_their_captures() {
    let mut longest = 0;
    for seed in 0..400 {
        let mut rng = Rng::with_seed(seed);
        let mut cells: Vec<Cell> = BOARD.iter().collect();
        rng.shuffle(&mut cells);
        let numbers: Vec<u8> = cells.into_iter().filter_map(number).collect();
        let (kings, rest) = numbers.split_at(rng.usize(1..4));
        let write = |numbers: &[u8], king: bool| -> Vec<String> {
            let letter = |number: u8| if king || number % 10 == 1 { "K" } else { "" };
            numbers.iter().map(|&number| format!("{}{number}", letter(number))).collect()
        };
        let men = &rest[..rng.usize(12..=24)];
        let text = format!("W:W{}:B{}", write(kings, true).join(","), write(men, false).join(","));
        let position = Position::from_text(&text).unwrap_or_else(|error| panic!("{text}: {error}"));
        ask_everything(&position);
        longest = longest.max(position.legal_moves().first().map_or(0, |mv| mv.taken.len()));
    }
    assert!(longest >= 9, "no capture takes more than {longest} pieces");
}
