//! Where the games begin.

use std::fs;
use std::path::Path;

use super::MatchError;
use super::balance::Balance;
use crate::game::pgn::PgnFile;
use crate::game::{Figure, Move, PieceLetters, Position, Variant};
use crate::sides::Color;

/// Tries to find an even opening before the last one found is taken as it is.
const TRIES: u64 = 10_000;

/// A start and the first moves, which the engines do not choose.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::cli) struct Opening {
    pub start: Position,
    pub moves: Vec<Move>,
}

/// Where the openings come from.
#[derive(Clone, Debug)]
pub(in crate::cli) enum Openings {
    /// Legal moves drawn by lot.
    Random(RandomOpenings),
    /// Read from a file; never empty.
    Listed(Vec<Opening>),
}

/// How openings are drawn by lot.
#[derive(Clone, Debug)]
pub(in crate::cli) struct RandomOpenings {
    pub variant: Variant,
    /// Moves of an opening.
    pub plies: usize,
    /// The same seed gives the same openings.
    pub seed: u64,
    /// Who has to let them pass.
    pub balance: Option<Balance>,
}

impl Openings {
    /// The opening of a pair of games. The same number always gives the same opening.
    pub fn get(&self, pair: usize) -> Opening {
        match self {
            Openings::Random(random) => random.get(pair as u64),
            Openings::Listed(openings) => openings[pair % openings.len()].clone(),
        }
    }

    /// Reads positions, one a line, or games, of which at most `plies` moves are taken.
    pub fn read(path: &Path, variant: Variant, plies: usize) -> Result<Self, MatchError> {
        let bytes = fs::read(path).map_err(MatchError::file(path))?;
        let refuse = |what: String| MatchError::Arguments(format!("{}: {what}", path.display()));
        let text = crate::game::pgn::decode(bytes).map_err(|error| refuse(error.to_string()))?;
        let is_pgn = text.lines().any(|line| line.trim_start().starts_with('['));
        let openings = if is_pgn { games(&text, variant, plies) } else { positions(&text, variant) };
        let openings = openings.map_err(&refuse)?;
        if openings.is_empty() {
            return Err(refuse("there is no opening in this file".to_owned()));
        }
        Ok(Openings::Listed(openings))
    }
}

fn positions(text: &str, variant: Variant) -> Result<Vec<Opening>, String> {
    let lines = text.lines().enumerate().map(|(i, line)| (i + 1, line.trim()));
    let lines = lines.filter(|(_, line)| !line.is_empty() && !line.starts_with('#'));
    let read = |(number, line): (usize, &str)| match Position::from_fen(variant, line) {
        Ok(start) if start.has_legal_move() => Ok(Opening { start, moves: Vec::new() }),
        Ok(_) => Err(format!("line {number}: there is no legal move")),
        Err(error) => Err(format!("line {number}: {error}")),
    };
    lines.map(read).collect()
}

fn games(text: &str, variant: Variant, plies: usize) -> Result<Vec<Opening>, String> {
    let file = PgnFile::from_text(text.to_owned());
    let mut openings = Vec::new();
    for index in 0..file.len() {
        let Some(game) = file.read(index, PieceLetters::English) else { break };
        if !game.is_clean() {
            return Err(format!("game {} is not right: see heksy check", index + 1));
        }
        let start = *game.record.tree.start();
        if start.variant() != variant {
            return Err(format!("game {} is one of {}", index + 1, start.variant()));
        }
        let mut moves = game.record.main_moves();
        moves.truncate(plies);
        openings.push(Opening { start, moves });
    }
    Ok(openings)
}

impl RandomOpenings {
    fn get(&self, pair: u64) -> Opening {
        let start = Position::start(self.variant);
        let mut found = Opening { start, moves: Vec::new() };
        for attempt in 0..TRIES {
            // Each opening has a generator of its own, so that it does not depend on those before it.
            let mut rng = fastrand::Rng::with_seed(mix(mix(mix(self.seed) ^ pair) ^ attempt));
            let Some((moves, end)) = walk(&start, self.plies, &mut rng) else { continue };
            found = Opening { start, moves };
            if is_even(&end) && self.balance.as_ref().is_none_or(|balance| balance.allows(&end)) {
                break;
            }
        }
        found
    }
}

/// Random moves that do not end the game.
fn walk(start: &Position, plies: usize, rng: &mut fastrand::Rng) -> Option<(Vec<Move>, Position)> {
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

/// Whether neither side has lost anything yet, and nothing is about to be decided: like men on both sides, no check,
/// no move that ends the game; in checkers nothing to be taken either.
fn is_even(position: &Position) -> bool {
    let draws = position.variant().default_draws();
    let men = |color| {
        let mut figures: Vec<Figure> =
            position.men().filter(|(_, man)| man.color == color).map(|(_, man)| man.figure).collect();
        figures.sort_by_key(|figure| format!("{figure:?}"));
        figures
    };
    let is_sharp = |mv: Move| {
        let mut next = *position;
        next.play_unchecked(mv);
        next.terminal(&draws).is_some() || (position.checkers().is_some() && position.is_capture(mv))
    };
    position.checked_king().is_none()
        && men(Color::White) == men(Color::Black)
        && !position.legal_moves().into_iter().any(is_sharp)
}

/// Spreads a number over all bits (the finalizer of `SplitMix64`).
fn mix(number: u64) -> u64 {
    let z = number.wrapping_add(0x9E37_79B9_7F4A_7C15);
    let z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn end(opening: &Opening) -> Position {
        opening.moves.iter().fold(opening.start, |position, &mv| position.play(mv).unwrap())
    }

    fn drawn(variant: Variant, seed: u64) -> Openings {
        Openings::Random(RandomOpenings { variant, plies: 8, seed, balance: None })
    }

    #[test]
    fn a_balance_lets_only_some_openings_pass() {
        let balance = Balance::new(60);
        let unjudged = drawn(Variant::Glinski, 1);
        let random =
            RandomOpenings { variant: Variant::Glinski, plies: 8, seed: 1, balance: Some(balance.clone()) };
        let judged = Openings::Random(random);
        assert!((0..6).any(|pair| judged.get(pair) != unjudged.get(pair)));
        assert!((0..6).all(|pair| balance.allows(&end(&judged.get(pair)))));
    }

    #[test]
    fn random_openings_are_even_unlike_and_the_same_again() {
        for variant in Variant::ALL {
            let openings = drawn(variant, 1);
            let found: Vec<Opening> = (0..20).map(|pair| openings.get(pair)).collect();
            for (pair, opening) in found.iter().enumerate() {
                assert_eq!(opening.moves.len(), 8);
                assert!(is_even(&end(opening)), "{variant} {pair}");
                assert_eq!(*opening, openings.get(pair));
            }
            let keys: std::collections::BTreeSet<u64> = found.iter().map(|o| end(o).key()).collect();
            assert_eq!(keys.len(), found.len(), "{variant}");
            assert_ne!(found[0], drawn(variant, 2).get(0));
        }
    }

    #[test]
    fn mates_and_uneven_men_are_no_openings() {
        let even = |fen| is_even(&Position::from_fen(Variant::Glinski, fen).unwrap());
        assert!(!even("1/3/5/3k3/9/11/11/11/3R7/5K5/11 w - 0 1"), "uneven");
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
        let games = read("[White \"A\"]\n\n1. f6 e6 *\n").unwrap();
        assert_eq!(games.get(0).moves.len(), 1, "no more plies than asked for");
        assert!(read("nonsense").unwrap_err().contains("line 1"));
        assert!(read("[White \"A\"]\n\n1. f9 *\n").unwrap_err().contains("game 1 is not right"));
        assert!(read("").unwrap_err().contains("no opening"));
    }
}
