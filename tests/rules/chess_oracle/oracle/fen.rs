//! A position of the oracle, and its text.

use super::board::{EMPTY, Game, Grid, Spot, White};

/// A position: everything the rules ask for, the repetitions excepted.
#[derive(Clone, Debug)]
pub struct Oracle {
    pub game: Game,
    pub grid: Grid,
    pub white_to_move: White,
    /// The cells over which the last move's pawn has gone, in the order passed.
    pub passed: Vec<Spot>,
    /// The castlings still open, of `QBqb`.
    pub castling: String,
    pub quiet_plies: u32,
    pub number: u32,
}

const STARTS: [(Game, &str); 3] = [
    (Game::Glinski, "b/qbk/n1b1n/r5r/ppppppppp/11/5P5/4P1P4/3P1B1P3/2P2B2P2/1PRNQBKNRP1 w - 0 1"),
    (Game::McCooey, "b/qbk/rnbnr/ppppppp/9/11/11/5P5/4PBP4/3PNBNP3/2PRQBKRP2 w - 0 1"),
    (Game::Shafran, "kqbnr/bppppp/np5/bp6/rp6P/p6PR/6PB/5PN/PPPPPB/RNBQK w QBqb - 0 1"),
];

impl Oracle {
    /// The start position of a game.
    pub fn start(game: Game) -> Self {
        let (_, fen) = STARTS.into_iter().find(|(of, _)| *of == game).expect("every game has a start");
        Self::read(game, fen)
    }

    /// Reads a FEN. The tests only hand it good ones, so it panics at a bad one.
    pub fn read(game: Game, fen: &str) -> Self {
        let mut fields = fen.split(' ');
        let mut next = || fields.next().expect("a FEN field is missing");
        let grid = read_rows(game, next());
        let white_to_move = next() == "w";
        let castling = if game == Game::Shafran { next().replace('-', "") } else { String::new() };
        let passed = match next() {
            "-" => Vec::new(),
            names => names.split(',').map(|name| game.named(name).expect("a cell")).collect(),
        };
        let quiet_plies = next().parse().expect("a count of half-moves");
        let number = next().parse().expect("a move number");
        Self { game, grid, white_to_move, passed, castling, quiet_plies, number }
    }

    /// Writes the FEN, naming the passed cells after every long step of a pawn.
    pub fn write(&self) -> String {
        let mut fen = self.rows();
        fen += if self.white_to_move { " w " } else { " b " };
        if self.game == Game::Shafran {
            fen += if self.castling.is_empty() { "-" } else { &self.castling };
            fen += " ";
        }
        let passed: Vec<_> = self.passed.iter().map(|&spot| self.game.name(spot)).collect();
        fen += &if passed.is_empty() { "-".to_owned() } else { passed.join(",") };
        format!("{fen} {} {}", self.quiet_plies, self.number)
    }

    /// The board field of the FEN.
    pub fn rows(&self) -> String {
        let rows: Vec<_> = rows(self.game).into_iter().map(|row| self.row(&row)).collect();
        rows.join("/")
    }

    fn row(&self, row: &[Spot]) -> String {
        let (mut text, mut gap) = (String::new(), 0);
        for &spot in row {
            let letter = self.grid.at(spot);
            if letter == EMPTY {
                gap += 1;
                continue;
            }
            if gap > 0 {
                text += &gap.to_string();
            }
            gap = 0;
            text.push(letter);
        }
        if gap > 0 { text + &gap.to_string() } else { text }
    }
}

/// The cells in the order of a FEN: ranks from the highest down, each from the leftmost file.
fn rows(game: Game) -> Vec<Vec<Spot>> {
    let on_rank = |rank| (0..game.files()).filter_map(move |file| game.spot(file, rank)).collect::<Vec<_>>();
    (1..=11).rev().map(on_rank).filter(|row| !row.is_empty()).collect()
}

fn read_rows(game: Game, text: &str) -> Grid {
    let mut grid = Grid::new(game);
    let rows = rows(game);
    assert_eq!(rows.len(), text.split('/').count(), "number of ranks in {text}");
    for (row, text) in rows.into_iter().zip(text.split('/')) {
        let letters = unfold(text);
        assert_eq!(row.len(), letters.len(), "length of the rank {text}");
        for (spot, letter) in row.into_iter().zip(letters) {
            grid.put(spot, letter);
        }
    }
    grid
}

/// Writes every gap of a row out as empty cells; a count may have two digits.
fn unfold(row: &str) -> Vec<char> {
    let (mut letters, mut gap) = (Vec::new(), 0);
    for letter in row.chars() {
        if let Some(digit) = letter.to_digit(10) {
            gap = gap * 10 + digit;
            continue;
        }
        letters.extend((0..gap).map(|_| EMPTY));
        gap = 0;
        letters.push(letter);
    }
    letters.extend((0..gap).map(|_| EMPTY));
    letters
}
