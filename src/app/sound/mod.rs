//! What is to be heard, and when. The program says it by [`WindowCommand::Play`](super::command::WindowCommand::Play);
//! the window has the sounds themselves.
//!
//! Nothing is told by a sound alone: what stands for each of them on the screen is written at [`Sound`].

mod due;
mod make;

pub(super) use self::due::DueSounds;

use crate::chess::MoveKind;
use crate::game::{Move, PieceKind, Position};

/// Something to be heard. Of several at once only the last in this order is: mate is told by the end of the game, check
/// rather than the capture that gives it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Sound {
    /// A move, forth or back. To be seen: the piece slides, and the cells of the last move are marked.
    Move,
    /// Castling. To be seen: king and rook slide.
    Castling,
    /// A capture. To be seen: the piece fades and stands among those taken.
    Capture,
    /// A promotion, or a man that is crowned. To be seen: the new piece.
    Promotion,
    /// Check. To be seen: the king glows, and the state of the game says it.
    Check,
    /// A move that is not possible. To be seen: the reason, and the piece is framed and shakes.
    Illegal,
    /// A person has little time left. To be seen: a message, and the clock is red and flashes.
    LowTime,
    /// The end of the game. To be seen: the result.
    End,
}

impl Sound {
    /// Every sound.
    pub const ALL: [Sound; 8] = [
        Sound::Move,
        Sound::Castling,
        Sound::Capture,
        Sound::Promotion,
        Sound::Check,
        Sound::Illegal,
        Sound::LowTime,
        Sound::End,
    ];

    /// The sound of a legal move that leads from one position to another.
    pub fn of_move(before: &Position, mv: Move, after: &Position) -> Sound {
        let is_castling = mv.chess().is_some_and(|mv| mv.kind == MoveKind::Castle);
        let is_crowned = before.kind_at(mv.from()) == Some(PieceKind::Man)
            && after.kind_at(mv.to()) == Some(PieceKind::Crowned);
        if after.checked_king().is_some() {
            Sound::Check
        } else if mv.promotion().is_some() || is_crowned {
            Sound::Promotion
        } else if before.is_capture(mv) {
            Sound::Capture
        } else if is_castling {
            Sound::Castling
        } else {
            Sound::Move
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Variant;

    fn sound(variant: Variant, fen: &str, text: &str) -> Sound {
        let before = Position::from_fen(variant, fen).expect("a position");
        let mv = before.find_coordinates(text).expect("a move");
        Sound::of_move(&before, mv, &before.play(mv).expect("it is legal"))
    }

    #[test]
    fn every_kind_of_move_has_its_own() {
        let glinski = Variant::Glinski;
        let start = Position::start(glinski).to_fen();
        assert_eq!(sound(glinski, &start, "f5f6"), Sound::Move);
        // Alone, with a capture, with check.
        let lone = "1/3/5/3P1k1/9/11/11/11/11/11/5K5 w - 0 1";
        assert_eq!(sound(glinski, lone, "f8f9"), Sound::Move);
        assert_eq!(sound(glinski, "k/3/1PK2/7/9/11/11/11/11/11/11 w - 0 1", "e10e11"), Sound::Move);
    }

    #[test]
    fn all_are_in_order() {
        assert!(Sound::ALL.is_sorted());
    }
}
