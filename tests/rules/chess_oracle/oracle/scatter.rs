//! Positions thrown together at random, where pins, double checks and stalemates are common.

use fastrand::Rng;

use super::board::{EMPTY, Game, Grid, OUTSIDE, Spot, White};
use super::fen::Oracle;
use super::moves::of_side;

/// The purpose of a scattered position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Few pieces, and the fifty moves not far: mates, stalemates, draws.
    Ending,
    /// Many pawns and few others.
    Pawns,
    /// A pawn has just made a long step past an enemy pawn, among pieces that may pin it.
    Passing,
    /// Pieces of all sorts.
    Mixed,
    /// Kings and rooks at home; in Shafran's game, elsewhere the same as mixed.
    Castling,
}

impl Kind {
    pub const ALL: [Self; 5] = [Self::Ending, Self::Pawns, Self::Passing, Self::Mixed, Self::Castling];

    fn pieces(self, rng: &mut Rng) -> usize {
        match self {
            Self::Ending => rng.usize(0..4),
            Self::Pawns => rng.usize(8..16),
            Self::Passing => rng.usize(4..10),
            Self::Mixed | Self::Castling => rng.usize(3..14),
        }
    }

    fn letter(self, rng: &mut Rng) -> char {
        let letters = match self {
            Self::Pawns => ['p', 'p', 'p', 'p', 'p', 'q', 'r', 'b'],
            Self::Passing => ['p', 'q', 'q', 'r', 'r', 'b', 'b', 'b'],
            _ => ['p', 'p', 'p', 'q', 'r', 'b', 'n', 'n'],
        };
        letters[rng.usize(..letters.len())]
    }
}

impl Oracle {
    /// Pieces at random with the right counts, White or Black to move, and the other side not in check.
    pub fn scattered(game: Game, kind: Kind, rng: &mut Rng) -> Self {
        loop {
            let mut oracle = Self::start(game);
            oracle.clear(kind == Kind::Castling && game == Game::Shafran, rng);
            oracle.white_to_move = rng.bool();
            if kind == Kind::Ending {
                oracle.quiet_plies = rng.u32(80..100);
                oracle.number = 60;
            }
            for _ in 0..kind.pieces(rng) {
                let (letter, white) = (kind.letter(rng), rng.bool());
                oracle.drop_at_random(letter, white, rng);
            }
            let passing = kind != Kind::Passing || oracle.step_past_a_pawn(rng);
            if passing && !oracle.in_check(!oracle.white_to_move) && oracle.counts_are_possible() {
                return oracle;
            }
        }
    }

    /// Leaves the kings and the rooks at home, or takes all pieces off and drops the kings at random.
    fn clear(&mut self, keep_castling: bool, rng: &mut Rng) {
        for spot in self.game.spots() {
            if !(keep_castling && "kr".contains(self.grid.at(spot).to_ascii_lowercase())) {
                self.grid.put(spot, EMPTY);
            }
        }
        if !keep_castling {
            self.castling.clear();
            self.drop_at_random('k', true, rng);
            self.drop_at_random('k', false, rng);
        }
    }

    fn drop_at_random(&mut self, letter: char, white: White, rng: &mut Rng) {
        let cells = if letter == 'p' { self.game.pawn_cells(white) } else { self.game.spots().collect() };
        let free: Vec<_> = cells.into_iter().filter(|&spot| self.grid.at(spot) == EMPTY).collect();
        self.grid.put(free[rng.usize(..free.len())], of_side(letter, white));
    }

    /// Puts a pawn where its long step ends and an enemy pawn where it can take on a passed cell, if there is
    /// room.
    fn step_past_a_pawn(&mut self, rng: &mut Rng) -> bool {
        let (white, game) = (!self.white_to_move, self.game);
        let starts: Vec<_> = game.pawn_starts(white).split(' ').filter_map(|name| game.named(name)).collect();
        let start = starts[rng.usize(..starts.len())];
        let furthest = self.furthest_pawn_step(start, white);
        if furthest == 1 {
            return false;
        }
        let up = if white { 1 } else { -1 };
        let length = rng.i32(2..=furthest);
        let way: Vec<_> = (0..=length).map(|n| start + (0, 2 * up * n)).collect();
        let (&end, passed) = way[1..].split_last().expect("a long step");
        let rise = if game == Game::Glinski { 1 } else { 3 };
        let beside = passed[rng.usize(..passed.len())] + (if rng.bool() { 1 } else { -1 }, up * rise);
        let room = way.iter().chain([&beside]).all(|&spot| self.grid.at(spot) == EMPTY);
        if room && game.pawn_cells(!white).contains(&beside) {
            self.passed = passed.to_vec();
            self.grid.put(end, of_side('p', white));
            self.grid.put(beside, of_side('p', !white));
        }
        !self.passed.is_empty()
    }

    /// Whether each side's pieces can have come from its set-up: whatever is too many was a pawn.
    fn counts_are_possible(&self) -> bool {
        let start = Self::start(self.game);
        [true, false].into_iter().all(|white| {
            let (has, had) = (self.pieces(white), start.pieces(white));
            let count = |pieces: &str, letter| pieces.chars().filter(|&piece| piece == letter).count();
            let promoted: usize =
                "qrbn".chars().map(|letter| count(&has, letter).saturating_sub(count(&had, letter))).sum();
            count(&has, 'p') + promoted <= count(&had, 'p')
        })
    }
}

impl Game {
    /// The cells a pawn of a side can come to from its start cells, the last ones of the files excepted.
    pub fn pawn_cells(self, white: White) -> Vec<Spot> {
        let up = if white { 1 } else { -1 };
        let rise = if self == Self::Glinski { 1 } else { 3 };
        let board = Grid::new(self);
        let mut cells: Vec<_> =
            self.pawn_starts(white).split(' ').map(|name| self.named(name).expect("a cell")).collect();
        let mut seen = 0;
        while seen < cells.len() {
            let steps = [(0, 2 * up), (-1, up * rise), (1, up * rise)];
            for next in steps.map(|step| cells[seen] + step) {
                let ends_file = board.at(next + (0, 2 * up)) == OUTSIDE;
                if board.at(next) != OUTSIDE && !ends_file && !cells.contains(&next) {
                    cells.push(next);
                }
            }
            seen += 1;
        }
        cells
    }
}
