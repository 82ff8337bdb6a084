//! How bad a move is.

use crate::game::Nag;

/// How bad a move is, by the expected points it loses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Judgement {
    /// `?!`: 0.1 points or more.
    Inaccuracy,
    /// `?`: 0.2 points or more.
    Mistake,
    /// `??`: 0.3 points or more.
    Blunder,
}

/// The least loss of each.
const LOSSES: [(f64, Judgement); 3] =
    [(0.3, Judgement::Blunder), (0.2, Judgement::Mistake), (0.1, Judgement::Inaccuracy)];

/// How fast the accuracy falls with the loss.
const ACCURACY_DECAY: f64 = 4.35;

impl Judgement {
    /// All of them, the mildest first.
    pub const ALL: [Judgement; 3] = [Judgement::Inaccuracy, Judgement::Mistake, Judgement::Blunder];

    /// What a move is that loses so many points; `None` if it is good enough.
    pub fn of(loss: f64) -> Option<Judgement> {
        LOSSES.into_iter().find(|(least, _)| loss >= *least).map(|(_, judgement)| judgement)
    }

    /// Its glyph.
    pub fn nag(self) -> Nag {
        match self {
            Judgement::Inaccuracy => Nag::DUBIOUS,
            Judgement::Mistake => Nag::MISTAKE,
            Judgement::Blunder => Nag::BLUNDER,
        }
    }
}

/// The accuracy of a move that loses so many points, in percent.
pub fn accuracy(loss: f64) -> f64 {
    100.0 * (-ACCURACY_DECAY * loss).exp()
}
