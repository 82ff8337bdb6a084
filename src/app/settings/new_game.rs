//! The set-up of a new game while it is being filled in, and the positions it may begin with.

use super::game_setup::Setup;
use super::three_setup::ThreeForm;
use super::two_or_three::TwoOrThree;
use crate::app::engines::AddedEngine;
use crate::app::text::explain::wrong_position;
use crate::app::text::{Text, text, words};
use crate::game::{Move, Position, Variant};
use crate::sides::Color;

/// The set-up of a new game while it is being filled in.
pub type GameForm = TwoOrThree<NewGameForm, ThreeForm>;

/// The start of a game.
#[derive(Debug, Clone, PartialEq, Default)]
pub enum StartFrom {
    /// The usual position.
    #[default]
    Usual,
    /// The text of a FEN in the input field.
    Fen(String),
    /// A position out of another game, with the moves that led there.
    Moves {
        /// The start of that game.
        start: Box<Position>,
        /// The moves from there, the last of them the one that made it a new game.
        moves: Vec<Move>,
    },
    /// The end of the open game, which was interrupted and continues.
    OpenGame(OpenGame),
}

/// The data of the open game for the form that continues it.
#[derive(Debug, Clone, PartialEq)]
pub struct OpenGame {
    /// The position in which the game continues.
    pub end: Box<Position>,
    /// The number of plies played.
    pub plies: usize,
    /// The times of the clocks in the record: "5 min + 5 s a move, White 4:50, Black 4:40".
    pub saved_clocks: Option<Text>,
    /// Whether the game continues with these times; otherwise the clocks are reset.
    pub keeps_clocks: bool,
}

/// The set-up of a new game of two while it is being filled in.
#[derive(Debug, Clone, PartialEq)]
pub struct NewGameForm {
    /// Players, clock, rules.
    pub setup: Setup,
    /// The start of the game.
    pub start: StartFrom,
    /// The problem with the position; a game cannot start with one. Set by the program.
    pub problem: Option<Text>,
    /// The problem with the engine of a colour; likewise.
    pub engine_problem: Option<(Color, Text)>,
}

impl NewGameForm {
    /// A form with this set-up, from the usual position.
    pub fn new(setup: Setup) -> NewGameForm {
        NewGameForm { setup, start: StartFrom::Usual, problem: None, engine_problem: None }
    }

    /// A form with this set-up for a game of this variant that begins elsewhere.
    pub fn starting_from(mut setup: Setup, variant: Variant, start: StartFrom) -> NewGameForm {
        if setup.variant() != variant {
            setup.choose(variant);
        }
        NewGameForm { start, ..NewGameForm::new(setup) }
    }

    /// Whether the open game is to go on, rather than a new one to begin.
    pub fn is_continuation(&self) -> bool {
        matches!(self.start, StartFrom::OpenGame(_))
    }

    /// Validates the form, with these engines to choose from.
    pub(in crate::app) fn check(&mut self, engines: &[AddedEngine]) {
        self.problem = self.start_position().err();
        let wrong = |color| Some((color, self.wrong_engine(color, engines)?));
        self.engine_problem = Color::ALL.into_iter().find_map(wrong);
    }

    /// Whether nothing is wrong with it.
    pub fn is_whole(&self) -> bool {
        self.problem.is_none() && self.engine_problem.is_none()
    }

    fn wrong_engine(&self, color: Color, engines: &[AddedEngine]) -> Option<Text> {
        let name = self.setup.seat(color).player.engine()?;
        let variant = self.setup.variant();
        match engines.iter().find(|engine| engine.name == name) {
            None => Some(text!("new-game-engine-gone", name)),
            Some(engine) if !engine.plays(variant) => {
                Some(text!("new-game-engine-other-game", name, game = words::variant(variant)))
            }
            Some(_) => None,
        }
    }

    /// The start position of the game, or the problem with the FEN.
    ///
    /// # Errors
    /// A sentence for the user.
    pub fn start_position(&self) -> Result<Position, Text> {
        match &self.start {
            StartFrom::Usual => Ok(self.setup.usual_start()),
            StartFrom::Fen(fen) if fen.trim().is_empty() => Err(Text::key("fen-missing")),
            StartFrom::Fen(fen) => {
                let position = Position::from_fen(self.setup.variant(), fen.trim());
                let position = position.map(|position| position.with_total_ban(self.setup.total_ban));
                position.map_err(|error| text!("fen-wrong", problem = wrong_position(&error)))
            }
            StartFrom::Moves { start, .. } => Ok(**start),
            StartFrom::OpenGame(open) => Ok(*open.end),
        }
    }
}

/// A position to begin with.
#[derive(Debug, PartialEq, Eq)]
pub struct Sample {
    /// The game.
    pub variant: Variant,
    /// The key of its name in the catalogue.
    pub name: &'static str,
    /// The position as FEN.
    pub position: &'static str,
}

const fn sample(variant: Variant, name: &'static str, position: &'static str) -> Sample {
    Sample { variant, name, position }
}

/// All of them, in the order of a menu.
pub const SAMPLES: &[Sample] = &[
    sample(Variant::Glinski, "sample-queen-mate", "1/3/5/7/9/5k5/11/11/11/11/4Q1K4 w - 0 1"),
    sample(Variant::Glinski, "sample-rook-mate", "1/3/5/7/9/5k5/11/11/11/11/6K1R2 w - 0 1"),
    sample(Variant::Glinski, "sample-stalemate", "1/3/5/7/9/k10/2K8/3Q7/11/11/11 w - 0 1"),
    sample(Variant::Glinski, "sample-pawn-race", "1/2k/5/7/p6pp/11/11/11/11/2P8/1P4K2P1 w - 0 1"),
    sample(Variant::McCooey, "sample-queen-mate", "1/3/5/7/9/5k5/11/11/11/11/4Q1K4 w - 0 1"),
    sample(Variant::McCooey, "sample-rook-mate", "1/3/5/7/9/5k5/11/11/11/11/6K1R2 w - 0 1"),
    sample(Variant::McCooey, "sample-pawn-race", "1/2k/5/p4pp/9/11/11/11/11/3P7/2P3K1P2 w - 0 1"),
    sample(
        Variant::Shafran,
        "sample-castling",
        "k3r/1ppppp/1p5/1p6/rp6P/p6PR/6P1/5P1/PPPPP1/R3K w QBqb - 0 1",
    ),
    sample(Variant::Shafran, "sample-long-step", "k4/2pp2/7/8/5p3/2pp5/8/7/2PPP1/4K w - - 0 1"),
    sample(Variant::Shafran, "sample-queen-mate", "5/6/7/8/4k4/9/8/7/6/3QK w - - 0 1"),
    sample(Variant::Checkers, "sample-three-men", "W:W15,24,33:B43,63,64,76,85"),
    sample(Variant::Checkers, "sample-promotion-cells", "W:W48,57,K39:B49,83,92"),
    sample(Variant::Checkers, "sample-kings", "W:WK33,K44,K82:BK76"),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_sample_can_be_played_from_and_each_game_has_some() {
        for sample in SAMPLES {
            let position = Position::from_fen(sample.variant, sample.position).expect(sample.position);
            assert_eq!(position.to_fen(), sample.position);
            assert_eq!(position.terminal(&sample.variant.default_draws()), None, "{sample:?}");
            assert!(crate::app::text::has(sample.name), "{sample:?}");
        }
        for variant in Variant::ALL {
            assert!(SAMPLES.iter().any(|sample| sample.variant == variant), "{variant}");
        }
    }

    #[test]
    fn the_castling_sample_has_all_four_ways() {
        let sample = SAMPLES.iter().find(|sample| sample.name == "sample-castling").expect("it is there");
        let position = Position::from_fen(sample.variant, sample.position).expect("a position");
        let is_castling =
            |mv: &&crate::game::Move| mv.chess().is_some_and(|mv| mv.kind == crate::chess::MoveKind::Castle);
        let ways = position.legal_moves().iter().filter(is_castling).count();
        assert_eq!(ways, 4);
    }
}
