//! A three-player game: its acts, eliminations and end.

use super::{Ending, IllegalMove, Move, Out, OutReason, Outs, Points, Position, Seat, Seats};

/// Occurrences of a position that make a draw.
const THREEFOLD: usize = 3;

/// An event of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Act {
    /// A move of the side to move.
    Move(Move),
    /// A side's leaving the game by resigning or by its flag, at any turn.
    Leave(Out),
}

/// The reason why an act is not allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ActError {
    /// The game has ended.
    #[error("the game is over")]
    GameOver,
    /// The rules do not allow the move.
    #[error(transparent)]
    Illegal(#[from] IllegalMove),
    /// The side is not in the game.
    #[error("{0} is out of the game")]
    IsOut(Seat),
    /// Only resigning and a fallen flag are acts of leaving; other eliminations follow from the moves.
    #[error("a side leaves the game by resigning or when its flag falls; all else shows on the board")]
    NotByItself,
}

/// An act with its consequences.
#[derive(Clone, Copy, Debug)]
struct Step {
    act: Act,
    outs: Outs,
    after: Position,
}

/// The points of a finished game, and the reason of its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct GameEnd {
    /// The reason.
    pub ending: Ending,
    /// The points of each side.
    pub points: Points,
}

/// A game being played: its start, its acts, the draw offer, and the end.
#[derive(Clone, Debug)]
pub struct Game {
    start: Position,
    steps: Vec<Step>,
    /// The sides that have agreed to a draw.
    agreed: Seats,
    end: Option<GameEnd>,
}

impl Game {
    /// A new game from this position. If the position is already decided, the game is over.
    pub fn new(start: Position) -> Game {
        let mut game = Game { start, steps: Vec::new(), agreed: Seats::NONE, end: None };
        game.find_end();
        game
    }

    /// The position that the game began with.
    pub fn start(&self) -> &Position {
        &self.start
    }

    /// The current position.
    pub fn position(&self) -> &Position {
        self.steps.last().map_or(&self.start, |step| &step.after)
    }

    /// The acts, each with the eliminations that it caused and the position after it.
    pub fn acts(&self) -> impl DoubleEndedIterator<Item = (Act, Outs, &Position)> {
        self.steps.iter().map(|step| (step.act, step.outs, &step.after))
    }

    /// The moves made.
    pub fn moves(&self) -> impl Iterator<Item = Move> {
        self.acts().filter_map(|(act, ..)| if let Act::Move(mv) = act { Some(mv) } else { None })
    }

    /// The eliminations during the game, in order.
    pub fn outs(&self) -> impl Iterator<Item = Out> {
        self.steps.iter().flat_map(|step| step.outs.iter())
    }

    /// The end of the game; `None` before it.
    pub fn end(&self) -> Option<GameEnd> {
        self.end
    }

    /// The number of occurrences of the current position, including this one.
    pub fn occurrences(&self) -> usize {
        let now = self.position();
        let mut seen = 0;
        let earlier = self.steps.iter().rev().map(|step| &step.after).chain([&self.start]);
        for position in earlier {
            seen += usize::from(position.is_repetition_of(now));
            // Captures, pawn moves and goings out cannot be taken back: nothing before them comes again.
            if position.halfmove_clock() == 0 {
                break;
            }
        }
        seen
    }

    /// Makes a move. Who has not agreed to a draw that is offered declines it by moving.
    ///
    /// # Errors
    /// [`ActError`] with the reason.
    pub fn play(&mut self, mv: Move) -> Result<Outs, ActError> {
        self.must_go_on()?;
        let mover = self.position().turn();
        let (after, outs) = self.position().play(mv)?;
        if !self.agreed.contains(mover) {
            self.agreed = Seats::NONE;
        }
        self.add(Step { act: Act::Move(mv), outs, after });
        Ok(outs)
    }

    /// Lets a side resign, or its flag fall, at any turn.
    ///
    /// # Errors
    /// [`ActError`] says why not.
    pub fn leave(&mut self, seat: Seat, reason: OutReason) -> Result<Outs, ActError> {
        self.must_go_on()?;
        if !matches!(reason, OutReason::Resignation | OutReason::TimeForfeit) {
            return Err(ActError::NotByItself);
        }
        let (after, outs) = self.position().leave(seat, reason).ok_or(ActError::IsOut(seat))?;
        self.add(Step { act: Act::Leave(Out { seat, reason }), outs, after });
        Ok(outs)
    }

    /// The sides that have agreed to a draw. The offer is open until a side that has not agreed moves, or any side goes
    /// out: the next draw would be one between other sides.
    pub fn agreed(&self) -> Seats {
        self.agreed
    }

    /// Offers a draw for a side, or agrees to one. Returns whether the draw is agreed: by all sides in the game.
    ///
    /// # Errors
    /// [`ActError`] says why not.
    pub fn agree(&mut self, seat: Seat) -> Result<bool, ActError> {
        self.must_go_on()?;
        if !self.position().playing().contains(seat) {
            return Err(ActError::IsOut(seat));
        }
        self.agreed = self.agreed.with(seat);
        self.find_end();
        Ok(self.end.is_some())
    }

    /// Declines the draw that is offered.
    pub fn decline_draw(&mut self) {
        if self.end.is_none() {
            self.agreed = Seats::NONE;
        }
    }

    /// Takes back the last act, with the end of the game by agreement or a draw offer after it. Returns the act;
    /// `None` at the start.
    pub fn take_back(&mut self) -> Option<Act> {
        let step = self.steps.pop()?;
        (self.agreed, self.end) = (Seats::NONE, None);
        self.find_end();
        Some(step.act)
    }

    fn must_go_on(&self) -> Result<(), ActError> {
        if self.end.is_some() { Err(ActError::GameOver) } else { Ok(()) }
    }

    fn add(&mut self, step: Step) {
        // The offered draw was one between other sides.
        if !step.outs.is_empty() {
            self.agreed = Seats::NONE;
        }
        self.steps.push(step);
        self.find_end();
    }

    /// Finds the end of the game. Settling the position has already eliminated sides.
    fn find_end(&mut self) {
        let position = self.position();
        let ending = match position.end() {
            Some(ending) => Some(ending),
            None if self.occurrences() >= THREEFOLD => Some(Ending::Repetition),
            None => position.playing().is_subset(self.agreed).then_some(Ending::Agreement),
        };
        self.end = ending.map(|ending| GameEnd { ending, points: self.points() });
    }

    /// The points if the game ends now, in a draw where more than one side is left.
    fn points(&self) -> Points {
        let early = self.start.early_outs();
        // The order of the eliminations is unknown before the position was set up.
        let before = early.iter().fold(self.start.playing().others(), |seats, out| seats.without(out.seat));
        let outs = early.iter().chain(self.outs()).map(|out| Seats::NONE.with(out.seat));
        Points::by_going_out([before].into_iter().chain(outs).chain([self.position().playing()]))
    }
}
