//! The judgement of a move.

use crate::game::Nag;

/// The severity of an error, by the expected points that the move loses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Judgement {
    /// `?!`: 0.1 points or more.
    Inaccuracy,
    /// `?`: 0.2 points or more.
    Mistake,
    /// `??`: 0.3 points or more.
    Blunder,
}

/// Minimum loss of each judgement, in expected points.
const LOSSES: [(f64, Judgement); 3] =
    [(0.3, Judgement::Blunder), (0.2, Judgement::Mistake), (0.1, Judgement::Inaccuracy)];

/// The rate at which the accuracy falls with the loss.
const ACCURACY_DECAY: f64 = 4.35;

impl Judgement {
    /// All judgements, the mildest first.
    pub const ALL: [Judgement; 3] = [Judgement::Inaccuracy, Judgement::Mistake, Judgement::Blunder];

    /// Judges a move by the expected points it loses; `None` if it is good enough.
    pub fn of(loss: f64) -> Option<Judgement> {
        LOSSES.into_iter().find(|(least, _)| loss >= *least).map(|(_, judgement)| judgement)
    }

    /// The glyph of the judgement.
    pub fn nag(self) -> Nag {
        match self {
            Judgement::Inaccuracy => Nag::DUBIOUS,
            Judgement::Mistake => Nag::MISTAKE,
            Judgement::Blunder => Nag::BLUNDER,
        }
    }
}

/// The accuracy in percent of a move that loses `loss` expected points.
pub fn accuracy(loss: f64) -> f64 {
    100.0 * (-ACCURACY_DECAY * loss).exp()
}
