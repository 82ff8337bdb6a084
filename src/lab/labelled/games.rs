//! Games of self-play with the scores of their searches, from which labelled positions are made.
//!
//! A file begins with the head of packed positions, with `HEKSYGAM` instead. Then comes each game: its length in bytes (4,
//! little-endian), and [`Stored`] in the format of `postcard`, in which a number below 128 takes one byte. A move is its number
//! among the legal moves in the order of their coordinates, so that the format does not depend on the order of the move generator.

use std::collections::HashSet;
use std::convert::Infallible;
use std::io::{self, Read};
use std::mem;

use serde::{Deserialize, Serialize};

use super::LabelledPosition;
use crate::game::{Move, Position, Variant};
use crate::sides::{Color, Points};

/// The score in centipawns beyond which a position is decided and has no label.
const DECIDED: i32 = 2_500;
/// The maximum length of a game in bytes.
const MAX_LENGTH: usize = 1 << 20;

/// A move, and the score of the search that found it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(in crate::lab) struct ScoredMove {
    pub mv: Move,
    /// In centipawns for White; `None` without a search, and where the score is a mate.
    pub score: Option<i32>,
}

impl ScoredMove {
    /// The score, if it is a label of the position before the move: the position is quiet, that is not in check,
    /// undecided, and the move is neither a capture nor a promotion.
    pub fn label(&self, position: &Position) -> Option<i32> {
        let is_quiet = || {
            position.checked_king().is_none()
                && !position.is_capture(self.mv)
                && self.mv.promotion().is_none()
        };
        self.score.filter(|score| score.abs() <= DECIDED && is_quiet())
    }
}

/// Moves that were searched and not played.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::lab) struct SideVariation<M = ScoredMove> {
    /// The number of moves of the game before it.
    pub ply: usize,
    pub moves: Vec<M>,
}

/// A game from the start position of its variant.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::lab) struct ScoredGame<M = ScoredMove> {
    pub points: Points,
    pub moves: Vec<M>,
    /// In the order of their plies.
    pub side_variations: Vec<SideVariation<M>>,
}

impl<M: Copy> ScoredGame<M> {
    /// Maps each move by `make`, which gets the state before the move and advances it. A side variation begins with a
    /// copy of the state. Its moves come before the move of the game at its ply.
    ///
    /// # Errors
    /// The error of `make`.
    pub fn try_map<S: Clone, N, E>(
        &self,
        mut state: S,
        mut make: impl FnMut(&mut S, M) -> Result<N, E>,
    ) -> Result<ScoredGame<N>, E> {
        let (mut moves, mut side_variations) = (Vec::new(), Vec::new());
        let mut next = self.side_variations.iter().peekable();
        for (ply, &mv) in self.moves.iter().enumerate() {
            while let Some(variation) = next.next_if(|variation| variation.ply == ply) {
                let mut state = state.clone();
                let moves =
                    variation.moves.iter().map(|&mv| make(&mut state, mv)).collect::<Result<_, _>>()?;
                side_variations.push(SideVariation { ply, moves });
            }
            moves.push(make(&mut state, mv)?);
        }
        Ok(ScoredGame { points: self.points, moves, side_variations })
    }
}

impl ScoredGame {
    /// The labelled positions: those of the game, each once, then those of the side variations.
    pub fn positions(&self, variant: Variant) -> Vec<LabelledPosition> {
        let Ok(labelled) = self.try_map(Position::start(variant), |position, scored| {
            let before = *position;
            position.play_unchecked(scored.mv);
            let label = scored.label(&before);
            Ok::<_, Infallible>(label.map(|score| LabelledPosition { position: before, score, points: None }))
        });
        let mut seen = HashSet::new();
        let played = labelled.moves.into_iter().flatten();
        let played = played.filter(|labelled| seen.insert(labelled.position.key()));
        let played = played.map(|labelled| LabelledPosition { points: Some(self.points), ..labelled });
        let aside = labelled.side_variations.into_iter().flat_map(|variation| variation.moves).flatten();
        played.chain(aside).collect()
    }

    /// The game as it is written in a file.
    ///
    /// # Errors
    /// A message if a move is not legal.
    pub fn to_bytes(&self, variant: Variant) -> Result<Vec<u8>, String> {
        let ScoredGame { points, moves, side_variations } =
            self.try_map(Coder::new(variant), Coder::encode)?;
        let mut last = 0;
        let with_gap = |SideVariation { ply, moves }| ((ply - mem::replace(&mut last, ply)) as u32, moves);
        let side_variations = side_variations.into_iter().map(with_gap).collect();
        let stored = Stored { points: points.for_color(Color::White), moves, side_variations };
        let bytes = postcard::to_allocvec(&stored).map_err(|error| error.to_string())?;
        Ok([&(bytes.len() as u32).to_le_bytes(), &bytes[..]].concat())
    }

    /// Reads a game as it is written in a file, without its length.
    ///
    /// # Errors
    /// A message if the bytes are damaged.
    pub fn from_bytes(variant: Variant, bytes: &[u8]) -> Result<Self, String> {
        let Stored { points, moves, side_variations } =
            postcard::from_bytes(bytes).map_err(|_| "this is not a game".to_owned())?;
        if points > 4 {
            return Err(format!("there is no result {points}"));
        }
        let mut ply = 0_usize;
        let with_ply = |(gap, moves): (u32, Vec<StoredMove>)| {
            ply = ply.saturating_add(gap as usize);
            SideVariation { ply, moves }
        };
        let side_variations: Vec<_> = side_variations.into_iter().map(with_ply).collect();
        let count = side_variations.len();
        let stored =
            ScoredGame { points: Points::with_quarters(Color::White, points), moves, side_variations };
        let game = stored.try_map(Coder::new(variant), Coder::decode)?;
        if game.side_variations.len() < count {
            return Err("a side variation begins after the game".to_owned());
        }
        Ok(game)
    }
}

/// Reads the next game of a file, without its length; `None` at the end, and before a game of which a run that was interrupted
/// has written only a part.
///
/// # Errors
/// The file cannot be read, or the length is damaged.
pub(super) fn read_game(reader: &mut impl Read) -> io::Result<Option<Vec<u8>>> {
    let mut length = [0; 4];
    let is_whole = |read: io::Result<()>| match read {
        Err(error) if error.kind() == io::ErrorKind::UnexpectedEof => Ok(false),
        read => read.map(|()| true),
    };
    if !is_whole(reader.read_exact(&mut length))? {
        return Ok(None);
    }
    let length = u32::from_le_bytes(length) as usize;
    if length > MAX_LENGTH {
        let message = format!("a game of {length} bytes, more than {MAX_LENGTH}: the file is damaged");
        return Err(io::Error::new(io::ErrorKind::InvalidData, message));
    }
    let mut bytes = vec![0; length];
    Ok(is_whole(reader.read_exact(&mut bytes))?.then_some(bytes))
}

/// A game in a file.
#[derive(Serialize, Deserialize)]
struct Stored {
    /// Quarter points of White.
    points: u8,
    moves: Vec<StoredMove>,
    /// Each with the number of moves of the game since the one before.
    side_variations: Vec<(u32, Vec<StoredMove>)>,
}

/// The number of a move among the legal ones; 0 without a score, otherwise one more than the difference from the last score,
/// as `0, -1, 1, -2, 2` and so on are counted.
#[derive(Clone, Copy, Serialize, Deserialize)]
struct StoredMove(u16, u32);

/// The position and the last score before a move.
#[derive(Clone)]
struct Coder {
    position: Position,
    score: i32,
}

impl Coder {
    fn new(variant: Variant) -> Self {
        Self { position: Position::start(variant), score: 0 }
    }

    /// The legal moves in the order of their coordinates.
    fn moves(&self) -> Vec<Move> {
        let mut moves = self.position.legal_moves();
        moves.sort_by_cached_key(|&mv| self.position.coordinates(mv));
        moves
    }

    fn encode(&mut self, ScoredMove { mv, score }: ScoredMove) -> Result<StoredMove, String> {
        let index = self.moves().iter().position(|&legal| legal == mv);
        let index = index.ok_or_else(|| format!("{mv:?} is not legal"))?;
        let difference = score.map_or(0, |score| {
            let difference = score.wrapping_sub(self.score);
            self.score = score;
            1 + ((difference << 1) ^ (difference >> 31)) as u32
        });
        self.position.play_unchecked(mv);
        Ok(StoredMove(index as u16, difference))
    }

    fn decode(&mut self, StoredMove(index, difference): StoredMove) -> Result<ScoredMove, String> {
        let mv = *self.moves().get(usize::from(index)).ok_or_else(|| format!("there is no move {index}"))?;
        let score = difference.checked_sub(1).map(|counted| {
            let difference = (counted >> 1) as i32 ^ -((counted & 1) as i32);
            self.score = self.score.wrapping_add(difference);
            self.score
        });
        self.position.play_unchecked(mv);
        Ok(ScoredMove { mv, score })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A random game with a side variation at every third move.
    fn random_game(variant: Variant, rng: &mut fastrand::Rng) -> ScoredGame {
        let mut position = Position::start(variant);
        let (mut moves, mut side_variations) = (Vec::new(), Vec::new());
        let mut random_move = |position: &mut Position, is_scored: bool| {
            let mv = *rng.choice(position.legal_moves().iter())?;
            position.play_unchecked(mv);
            let score = is_scored.then(|| rng.i32(-3_000..3_000) / rng.i32(1..100));
            Some(ScoredMove { mv, score })
        };
        for ply in 0..120 {
            if ply % 3 == 2 {
                let mut position = position;
                let is_scored = [false, true, true].into_iter();
                let moves = is_scored.map_while(|is_scored| random_move(&mut position, is_scored)).collect();
                side_variations.push(SideVariation { ply, moves });
            }
            let Some(scored) = random_move(&mut position, ply > 8) else { break };
            moves.push(scored);
        }
        side_variations.retain(|variation| variation.ply < moves.len());
        ScoredGame { points: Points::ALL[moves.len() % Points::ALL.len()], moves, side_variations }
    }

    #[test]
    fn games_round_trip_in_few_bytes() {
        let mut rng = fastrand::Rng::with_seed(1);
        for variant in Variant::ALL {
            for _ in 0..20 {
                let game = random_game(variant, &mut rng);
                let bytes = game.to_bytes(variant).unwrap();
                let mut reader = &bytes[..];
                let read = read_game(&mut reader).unwrap().unwrap();
                assert!(reader.is_empty());
                assert_eq!(ScoredGame::from_bytes(variant, &read), Ok(game.clone()));
                let moves = game.moves.len() + 3 * game.side_variations.len();
                assert!(bytes.len() < 3 * moves + 20, "{} bytes for {moves} moves", bytes.len());
                assert_eq!(read_game(&mut &bytes[..bytes.len() - 1]).unwrap(), None, "cut");
            }
        }
    }

    #[test]
    fn quiet_positions_have_labels_and_repeated_ones_are_left_out() {
        let variant = Variant::Glinski;
        let scored = |position: &Position, text: &str, score| {
            let is_named = |&mv: &Move| position.coordinates(mv) == text;
            let mv = position.legal_moves().into_iter().find(is_named).unwrap();
            ScoredMove { mv, score: Some(score) }
        };
        let mut position = Position::start(variant);
        let texts = ["g1g2", "g10g9", "g2g1", "g9g10", "g1g2", "g10g9", "f5f6"];
        let moves = texts.into_iter().zip([5, 6, 7, 8, 9, 10, 2_600]).map(|(text, score)| {
            let scored = scored(&position, text, score);
            position.play_unchecked(scored.mv);
            scored
        });
        let game = ScoredGame { points: Points::ALL[2], moves: moves.collect(), side_variations: Vec::new() };
        let found: Vec<i32> = game.positions(variant).iter().map(|labelled| labelled.score).collect();
        assert_eq!(found, [5, 6, 7, 8], "then repeated positions, and a decided one");
        let fen = "k/3/5/7/9/5p5/11/11/11/5R5/K10 w - 3 7";
        let position = Position::from_fen(variant, fen).unwrap();
        assert_eq!(scored(&position, "f2f6", 20).label(&position), None, "a capture");
        assert_eq!(scored(&position, "f2f3", 20).label(&position), Some(20));
    }

    #[test]
    fn damaged_games_are_refused() {
        let mut rng = fastrand::Rng::with_seed(2);
        let game = random_game(Variant::Glinski, &mut rng);
        let bytes = game.to_bytes(Variant::Glinski).unwrap();
        let refused = |bytes: &[u8]| ScoredGame::from_bytes(Variant::Glinski, bytes).unwrap_err();
        assert!(refused(&bytes[4..20]).contains("not a game"));
        assert!(read_game(&mut &[0xff; 20][..]).unwrap_err().to_string().contains("damaged"));
        let mut other = bytes[4..].to_vec();
        other[0] = 5;
        assert!(refused(&other).contains("no result 5"));
        other = bytes[4..].to_vec();
        other[2] = 127;
        assert!(refused(&other).contains("no move 127"));
        let mut stored: Stored = postcard::from_bytes(&bytes[4..]).unwrap();
        stored.side_variations.push((stored.moves.len() as u32, Vec::new()));
        assert!(refused(&postcard::to_allocvec(&stored).unwrap()).contains("after the game"));
    }
}
