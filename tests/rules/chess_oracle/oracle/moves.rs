//! How the pieces go, what a move changes, and which moves are legal.

use super::board::{EMPTY, Game, OUTSIDE, Spot, White};
use super::fen::Oracle;

/// Steps of the rook: across the six edges.
const EDGES: [(i32, i32); 6] = [(0, 2), (1, 1), (1, -1), (0, -2), (-1, -1), (-1, 1)];
/// Steps of the bishop: through the six corners.
const CORNERS: [(i32, i32); 6] = [(1, 3), (2, 0), (1, -3), (-1, -3), (-2, 0), (-1, 3)];
/// Jumps of the knight: a step through a corner, then one across an edge outwards.
const JUMPS: [(i32, i32); 12] = [
    (1, 5),
    (2, 4),
    (3, 1),
    (3, -1),
    (2, -4),
    (1, -5),
    (-1, -5),
    (-2, -4),
    (-3, -1),
    (-3, 1),
    (-2, 4),
    (-1, 5),
];

/// Each castling right of Shafran's game with the cells from the king to the rook.
const CASTLINGS: [(char, [&str; 5]); 4] = [
    ('Q', ["e1", "d1", "c1", "b1", "a1"]),
    ('B', ["e1", "f2", "g3", "h4", "i5"]),
    ('q', ["e10", "f10", "g10", "h10", "i10"]),
    ('b', ["e10", "d9", "c8", "b7", "a6"]),
];

/// A move, with everything that happens in it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    pub from: Spot,
    pub to: Spot,
    /// The letter, a small one, of the piece a pawn becomes.
    pub promotion: Option<char>,
    /// The cell of the piece that is taken; another one than `to` only en passant.
    pub victim: Option<Spot>,
    /// The cells a pawn passes in a long step.
    pub passed: Vec<Spot>,
    /// From where to where the rook goes in castling.
    pub rook: Option<(Spot, Spot)>,
}

impl Step {
    fn new(from: Spot, to: Spot) -> Self {
        Self { from, to, promotion: None, victim: None, passed: Vec::new(), rook: None }
    }

    fn taking(from: Spot, to: Spot, victim: Spot) -> Self {
        Self { victim: Some(victim), ..Self::new(from, to) }
    }

    pub fn is_en_passant(&self) -> bool {
        self.victim.is_some_and(|victim| victim != self.to)
    }

    /// The coordinates, `e4e6` or `f10f11q`.
    pub fn text(&self, game: Game) -> String {
        let mut text = game.name(self.from) + &game.name(self.to);
        text.extend(self.promotion);
        text
    }
}

impl Oracle {
    /// The legal moves.
    pub fn legal(&self) -> Vec<Step> {
        let white = self.white_to_move;
        let mut steps = self.walks(white);
        steps.retain(|step| !self.after(step).in_check(white));
        steps.extend(self.castlings());
        steps
    }

    /// The number of games of exactly `depth` plies.
    pub fn perft(&self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        let steps = self.legal();
        if depth == 1 {
            return steps.len() as u64;
        }
        steps.iter().map(|step| self.after(step).perft(depth - 1)).sum()
    }

    /// The position after a move.
    pub fn after(&self, step: &Step) -> Self {
        let mut next = self.clone();
        let piece = self.grid.at(step.from);
        if let Some(victim) = step.victim {
            next.grid.put(victim, EMPTY);
        }
        next.grid.put(step.from, EMPTY);
        next.grid.put(step.to, step.promotion.map_or(piece, |letter| of_side(letter, self.white_to_move)));
        if let Some((from, to)) = step.rook {
            next.grid.put(from, EMPTY);
            next.grid.put(to, self.grid.at(from));
        }
        next.castling.retain(|right| !ends(right).iter().any(|&end| end == step.from || end == step.to));
        next.passed.clone_from(&step.passed);
        let quiet = step.victim.is_none() && !matches!(piece, 'P' | 'p');
        next.quiet_plies = if quiet { self.quiet_plies + 1 } else { 0 };
        next.number += u32::from(!self.white_to_move);
        next.white_to_move = !self.white_to_move;
        next
    }

    /// Whether some piece of the enemy could take the king.
    pub fn in_check(&self, white: White) -> bool {
        !self.checkers(white).is_empty()
    }

    /// From where the enemy could take the king of a side.
    pub fn checkers(&self, white: White) -> Vec<Spot> {
        let king = self.king(white);
        let mut from: Vec<_> = self
            .walks(!white)
            .iter()
            .filter(|step| step.victim == Some(king))
            .map(|step| step.from)
            .collect();
        // A pawn that takes the king on the last cell of a file does so by four promotions.
        from.dedup();
        from
    }

    pub fn king(&self, white: White) -> Spot {
        let king = of_side('k', white);
        self.game.spots().find(|&spot| self.grid.at(spot) == king).expect("both sides have a king")
    }

    /// The moves of all pieces of a side but the castlings, whether or not they leave the king attacked.
    pub fn walks(&self, white: White) -> Vec<Step> {
        let mut out = Vec::new();
        for from in self.game.spots().filter(|&spot| self.grid.has_piece_of(spot, white)) {
            let twelve = || EDGES.into_iter().chain(CORNERS);
            match self.grid.at(from).to_ascii_lowercase() {
                'p' => self.pawn(from, white, &mut out),
                'n' => self.walk(from, white, JUMPS, 1, &mut out),
                'b' => self.walk(from, white, CORNERS, 11, &mut out),
                'r' => self.walk(from, white, EDGES, 11, &mut out),
                'q' => self.walk(from, white, twelve(), 11, &mut out),
                'k' => self.walk(from, white, twelve(), 1, &mut out),
                other => panic!("no piece has the letter {other}"),
            }
        }
        out
    }

    /// Goes in each direction until something stands in the way, at most `furthest` steps.
    fn walk(
        &self,
        from: Spot,
        white: White,
        directions: impl IntoIterator<Item = (i32, i32)>,
        furthest: i32,
        out: &mut Vec<Step>,
    ) {
        for (right, up) in directions {
            for n in 1..=furthest {
                let to = from + (n * right, n * up);
                if self.grid.at(to) == EMPTY {
                    out.push(Step::new(from, to));
                    continue;
                }
                if self.grid.has_piece_of(to, !white) {
                    out.push(Step::taking(from, to, to));
                }
                break;
            }
        }
    }

    fn pawn(&self, from: Spot, white: White, out: &mut Vec<Step>) {
        let up = if white { 1 } else { -1 };
        let mut passed = Vec::new();
        for n in 1..=self.furthest_pawn_step(from, white) {
            let to = from + (0, 2 * up * n);
            if self.grid.at(to) != EMPTY {
                break;
            }
            self.arrive(Step { passed: passed.clone(), ..Step::new(from, to) }, up, out);
            passed.push(to);
        }
        // Gliński's pawn takes across its forward edges, the others take as a bishop steps forward.
        let rise = if self.game == Game::Glinski { 1 } else { 3 };
        for to in [from + (-1, up * rise), from + (1, up * rise)] {
            if self.grid.has_piece_of(to, !white) {
                self.arrive(Step::taking(from, to, to), up, out);
            } else if white == self.white_to_move && self.passed.contains(&to) {
                // The pawn to be taken has come to stand right behind the last cell it passed, seen from it.
                let last = *self.passed.last().expect("there is at least the one just found");
                out.push(Step::taking(from, to, last + (0, -2 * up)));
            }
        }
    }

    /// How many cells a pawn may go straight on if nothing is in its way.
    pub fn furthest_pawn_step(&self, from: Spot, white: White) -> i32 {
        let name = self.game.name(from);
        if !self.game.pawn_starts(white).split(' ').any(|start| start == name) {
            return 1;
        }
        match (self.game, &name[..1]) {
            (Game::McCooey, "f") | (Game::Shafran, "a" | "i") => 1,
            (Game::Shafran, "d" | "e" | "f") => 3,
            _ => 2,
        }
    }

    /// Adds a pawn's move, in four ways if it ends on the last cell of the file.
    fn arrive(&self, step: Step, up: i32, out: &mut Vec<Step>) {
        if self.grid.at(step.to + (0, 2 * up)) == OUTSIDE {
            out.extend(['q', 'r', 'b', 'n'].map(|letter| Step { promotion: Some(letter), ..step.clone() }));
        } else {
            out.push(step);
        }
    }

    /// The castlings of the side to move.
    fn castlings(&self) -> Vec<Step> {
        let mut out = Vec::new();
        for right in self.castling.chars().filter(|right| right.is_ascii_uppercase() == self.white_to_move) {
            let [king, one, two, three, rook] = path(right);
            let empty = [one, two, three].iter().all(|&spot| self.grid.at(spot) == EMPTY);
            let safe = |cells: &[Spot]| cells.iter().all(|&spot| !self.king_attacked_on(king, spot));
            if empty && safe(&[king, one, two]) {
                out.push(Step { rook: Some((rook, one)), ..Step::new(king, two) });
                if safe(&[three]) {
                    out.push(Step { rook: Some((rook, two)), ..Step::new(king, three) });
                }
            }
        }
        out
    }

    /// Whether the king of the side to move would be attacked if it stood on another cell.
    fn king_attacked_on(&self, king: Spot, spot: Spot) -> bool {
        let mut moved = self.clone();
        moved.grid.put(king, EMPTY);
        moved.grid.put(spot, self.grid.at(king));
        moved.in_check(self.white_to_move)
    }
}

/// The letter of a piece in the case of its side.
pub fn of_side(letter: char, white: White) -> char {
    if white { letter.to_ascii_uppercase() } else { letter.to_ascii_lowercase() }
}

/// The cells of a castling right from the king to the rook.
fn path(right: char) -> [Spot; 5] {
    let (_, names) = CASTLINGS.into_iter().find(|(of, _)| *of == right).expect("a castling right");
    names.map(|name| Game::Shafran.named(name).expect("a cell of Shafran's board"))
}

/// The cells of the king and the rook of a castling right.
fn ends(right: char) -> [Spot; 2] {
    let [king, .., rook] = path(right);
    [king, rook]
}

#[test]
fn knights_jump_to_the_twelve_nearest_cells_out_of_a_queens_reach() {
    let reach = |direction: (i32, i32)| (1..=11).map(move |n| (n * direction.0, n * direction.1));
    let queen: Vec<_> = EDGES.into_iter().chain(CORNERS).flat_map(reach).collect();
    let mut far: Vec<_> = (-5..=5)
        .flat_map(|right| (-10..=10).map(move |up| (right, up)))
        .filter(|&(right, up)| {
            (right + up) % 2 == 0 && (right, up) != (0, 0) && !queen.contains(&(right, up))
        })
        .collect();
    // Files are 3/2 of a cell's radius apart and half a cell is sqrt(3)/2 of it high.
    far.sort_by_key(|&(right, up)| 3 * right * right + up * up);
    far.truncate(12);
    far.sort_unstable();
    let mut jumps = JUMPS.to_vec();
    jumps.sort_unstable();
    assert_eq!(jumps, far);
}
