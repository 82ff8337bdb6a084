//! The openings of the games.

use std::path::Path;

use super::balance::Balance;
use crate::cli::positions;
use crate::game::pgn::{PgnFile, ReadGame};
use crate::game::{Move, PieceKind, Position, Variant};
use crate::lab::error::LabError;
use crate::sides::{Color, splitmix64};

/// The number of attempts to find a balanced opening; then the last one found is used.
const MAX_ATTEMPTS: u64 = 10_000;

/// A start position and the first moves.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::lab) struct Opening {
    pub start: Position,
    pub moves: Vec<Move>,
}

/// The source of the openings.
#[derive(Clone, Debug)]
pub(super) enum Openings {
    /// Random legal moves.
    Random(RandomOpenings),
    /// A list from a file; never empty.
    Listed(Vec<Opening>),
}

/// The parameters of random openings.
#[derive(Clone, Debug)]
pub(in crate::lab) struct RandomOpenings {
    pub variant: Variant,
    /// The number of moves.
    pub plies: usize,
    /// The random seed.
    pub seed: u64,
    /// The selection of balanced openings, if any.
    pub balance: Option<Balance>,
}

impl Openings {
    /// The opening of a pair of games, determined by its number.
    pub fn get(&self, pair: usize) -> Opening {
        match self {
            Openings::Random(random) => random.get(pair),
            Openings::Listed(openings) => openings[pair % openings.len()].clone(),
        }
    }

    /// A short text about the source of the openings.
    pub fn description(&self) -> String {
        match self {
            Openings::Random(RandomOpenings { plies, balance, .. }) => {
                let balance = balance.as_ref().map(|balance| format!(", {balance:?}"));
                format!("of {plies} random plies{}", balance.unwrap_or_default())
            }
            Openings::Listed(openings) => format!("from a file of {}", openings.len()),
        }
    }

    /// Reads positions, a FEN or an EPD a line, or the first `plies` moves of games.
    pub fn read(path: &Path, variant: Variant, plies: usize) -> Result<Self, LabError> {
        let bytes = crate::cli::input::read(path).map_err(LabError::file(path))?;
        let text = crate::game::pgn::decode(bytes).map_err(|error| LabError::content(path, error))?;
        let is_pgn = text.lines().any(|line| line.trim_start().starts_with('['));
        let openings = if is_pgn { games(&text, variant, plies) } else { positions(&text, variant) };
        let openings = openings.map_err(|what| LabError::content(path, what))?;
        if openings.is_empty() {
            return Err(LabError::content(path, "there is no opening in this file"));
        }
        Ok(Openings::Listed(openings))
    }
}

fn positions(text: &str, variant: Variant) -> Result<Vec<Opening>, String> {
    let opening = |(number, start): (usize, Position)| {
        let has_move = start.has_legal_move();
        has_move
            .then(|| Opening { start, moves: Vec::new() })
            .ok_or_else(|| format!("line {number}: there is no legal move"))
    };
    positions::read(variant, text)?.into_iter().map(opening).collect()
}

fn games(text: &str, variant: Variant, plies: usize) -> Result<Vec<Opening>, String> {
    let file = PgnFile::from_text(text.to_owned());
    let read = |(game, number): (ReadGame, usize)| {
        let start = *game.record.tree.start();
        if !game.is_clean() {
            return Err(format!("game {number} is not right: see heksy check"));
        }
        if start.variant() != variant {
            return Err(format!("game {number} is one of {}", start.variant()));
        }
        let mut moves = game.record.main_moves();
        moves.truncate(plies);
        Ok(Opening { start, moves })
    };
    file.read_all().zip(1..).map(read).collect()
}

impl RandomOpenings {
    /// The opening of a pair of games, determined by its number.
    pub fn get(&self, pair: usize) -> Opening {
        let start = Position::start(self.variant);
        let mut found = Opening { start, moves: Vec::new() };
        for attempt in 0..MAX_ATTEMPTS {
            // A generator for each opening, so that it does not depend on earlier ones.
            let seed = splitmix64(splitmix64(self.seed) ^ pair as u64) ^ attempt;
            let mut rng = fastrand::Rng::with_seed(splitmix64(seed));
            let Some((moves, end)) = random_moves(&start, self.plies, &mut rng) else { continue };
            found = Opening { start, moves };
            if is_even(&end) && self.balance.as_ref().is_none_or(|balance| balance.accepts(&end)) {
                break;
            }
        }
        found
    }
}

/// Random moves that do not end the game.
fn random_moves(start: &Position, plies: usize, rng: &mut fastrand::Rng) -> Option<(Vec<Move>, Position)> {
    let draws = start.variant().default_draws();
    let mut position = *start;
    let mut moves = Vec::with_capacity(plies);
    for _ in 0..plies {
        let mv = rng.choice(position.legal_moves())?;
        position.play_unchecked(mv);
        moves.push(mv);
    }
    position.terminal(&draws).is_none().then_some((moves, position))
}

/// Whether the position is even and quiet: equal material, no check, no move that ends the game, and in checkers no
/// capture.
fn is_even(position: &Position) -> bool {
    let draws = position.variant().default_draws();
    let material = |color| {
        let mut kinds: Vec<PieceKind> = position
            .pieces()
            .filter(|(_, piece)| piece.color == color)
            .map(|(_, piece)| piece.kind)
            .collect();
        kinds.sort_by_key(|kind| format!("{kind:?}"));
        kinds
    };
    let is_sharp = |mv: Move| {
        let next = position.after(&[mv]);
        next.terminal(&draws).is_some() || (position.draughts().is_some() && position.is_capture(mv))
    };
    position.checked_king().is_none()
        && material(Color::White) == material(Color::Black)
        && !position.legal_moves().into_iter().any(is_sharp)
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    fn end(opening: &Opening) -> Position {
        opening.moves.iter().fold(opening.start, |position, &mv| position.play(mv).unwrap())
    }

    fn random(variant: Variant, seed: u64) -> Openings {
        Openings::Random(RandomOpenings { variant, plies: 8, seed, balance: None })
    }

    #[test]
    fn only_balanced_openings_are_selected() {
        let balance = Balance::new(60);
        let unselected = random(Variant::Glinski, 1);
        let parameters =
            RandomOpenings { variant: Variant::Glinski, plies: 8, seed: 1, balance: Some(balance.clone()) };
        let selected = Openings::Random(parameters);
        assert!((0..6).any(|pair| selected.get(pair) != unselected.get(pair)));
        assert!((0..6).all(|pair| balance.accepts(&end(&selected.get(pair)))));
    }

    #[test]
    fn random_openings_are_even_different_and_reproducible() {
        for variant in Variant::ALL {
            let openings = random(variant, 1);
            let found: Vec<Opening> = (0..20).map(|pair| openings.get(pair)).collect();
            for (pair, opening) in found.iter().enumerate() {
                assert_eq!(opening.moves.len(), 8);
                assert!(is_even(&end(opening)), "{variant} {pair}");
                assert_eq!(*opening, openings.get(pair));
            }
            let keys: std::collections::BTreeSet<u64> = found.iter().map(|o| end(o).key()).collect();
            assert_eq!(keys.len(), found.len(), "{variant}");
            assert_ne!(found[0], random(variant, 2).get(0));
        }
    }

    #[test]
    fn unequal_material_is_not_even() {
        let even = |fen| is_even(&Position::from_fen(Variant::Glinski, fen).unwrap());
        assert!(!even("1/3/5/3k3/9/11/11/11/3R7/5K5/11 w - 0 1"), "unequal material");
        assert!(even(&Variant::Glinski.start_fen()));
    }

    #[test]
    fn files_of_positions_and_of_games() {
        let folder = tempfile::tempdir().unwrap();
        let read = |text: &str| {
            let path = folder.path().join("openings");
            fs::write(&path, text).unwrap();
            Openings::read(&path, Variant::Glinski, 1).map_err(|error| error.to_string())
        };
        let start = Position::start(Variant::Glinski);
        let fens = read(&format!("# starts\n{}\n\n{}\n", start.to_fen(), start.to_fen())).unwrap();
        assert_eq!(fens.get(5), Opening { start, moves: Vec::new() });
        let rows = "b/qbk/n1b1n/r5r/ppppppppp/11/5P5/4P1P4/3P1B1P3/2P2B2P2/1PRNQBKNRP1";
        let epd = read(&format!("{rows} w - bm f6; id \"x\";\n{rows} w - 0 1; id 5\n")).unwrap();
        assert_eq!(
            (epd.description().as_str(), epd.get(1)),
            ("from a file of 2", Opening { start, moves: Vec::new() })
        );
        let games = read("[White \"A\"]\n\n1. f6 e6 *\n").unwrap();
        assert_eq!(games.get(0).moves.len(), 1, "no more plies than asked for");
        assert!(read("nonsense").unwrap_err().contains("line 1"));
        assert!(read("[White \"A\"]\n\n1. f9 *\n").unwrap_err().contains("game 1 is not right"));
        assert!(read("").unwrap_err().contains("no opening"));
    }
}
