//! The kinds of sounds, the sound of a move, and the sound to play after the current message.

use std::time::Duration;

use crate::chess::MoveKind;
use crate::game::{Move, PieceKind, Position};

/// A sound. Of several at once only the last in this order plays: the end of the game instead of mate, check instead
/// of the capture that gives it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Sound {
    /// A move, forth or back. To be seen: the piece slides, and the cells of the last move are marked.
    Move,
    /// Castling. To be seen: king and rook slide.
    Castling,
    /// A capture. On screen: the piece fades and appears among the captured ones.
    Capture,
    /// A promotion, or a man that is crowned. To be seen: the new piece.
    Promotion,
    /// Check. To be seen: the king glows, and the state of the game says it.
    Check,
    /// An illegal move. To be seen: the reason, and the piece is framed and shakes, or the typed text is selected.
    Illegal,
    /// A person has little time left. To be seen: a message, and the clock is red and flashes.
    LowTime,
    /// Arrival of the peer of an online game. To be seen: the game, and a message.
    Joined,
    /// The end of the game. To be seen: the result.
    End,
}

impl Sound {
    /// Every sound.
    pub const ALL: [Sound; 9] = [
        Sound::Move,
        Sound::Castling,
        Sound::Capture,
        Sound::Promotion,
        Sound::Check,
        Sound::Illegal,
        Sound::LowTime,
        Sound::Joined,
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

/// Steps through a game that follow each other more quickly than this are not heard: they would only rattle.
const MIN_STEP_INTERVAL: Duration = Duration::from_millis(200);

/// The pending sound, and the time of the last step.
#[derive(Debug, Default)]
pub struct DueSounds {
    due: Option<Sound>,
    last_step: Option<Duration>,
}

impl DueSounds {
    /// Requests a sound, unless a more important one is pending.
    pub(in crate::app) fn add(&mut self, sound: Sound) {
        self.due = self.due.max(Some(sound));
    }

    /// Notes a step through a game. Returns whether it makes a sound.
    pub(in crate::app) fn step(&mut self, now: Duration) -> bool {
        let before = self.last_step.replace(now);
        before.is_none_or(|before| now.saturating_sub(before) >= MIN_STEP_INTERVAL)
    }

    pub(in crate::app) fn take(&mut self) -> Option<Sound> {
        self.due.take()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::Role;
    use crate::game::Variant;

    /// The sound of the move from one cell to another, with a promotion to this role.
    fn sound(variant: Variant, fen: &str, from: &str, to: &str, promotion: Option<Role>) -> Sound {
        let before = Position::from_fen(variant, fen).expect("a position");
        let is_it = |mv: &Move| {
            let [start, end] = [mv.from(), mv.to()].map(|cell| variant.cell_name(cell));
            (start.as_str(), end.as_str(), mv.promotion()) == (from, to, promotion)
        };
        let mv = before.legal_moves().into_iter().find(is_it).expect("a move");
        Sound::of_move(&before, mv, &before.play(mv).expect("it is legal"))
    }

    #[test]
    fn every_kind_of_move_has_its_own_sound() {
        let glinski = |fen, from, to, promotion| sound(Variant::Glinski, fen, from, to, promotion);
        let pawns = "1/3/5/5k1/9/5Pp4/11/11/11/11/5K5 w - 0 1";
        assert_eq!(glinski(pawns, "f6", "f7", None), Sound::Move);
        assert_eq!(glinski(pawns, "f6", "g6", None), Sound::Capture);
        let last_step = "k/3/1PK2/7/9/11/11/11/11/11/11 w - 0 1";
        assert_eq!(glinski(last_step, "e9", "e10", Some(Role::Bishop)), Sound::Promotion);
        assert_eq!(glinski(last_step, "e9", "e10", Some(Role::Queen)), Sound::Check);
        let crowned = sound(Variant::Checkers, "W:W58:B19", "58", "59", None);
        assert_eq!(crowned, Sound::Promotion);
    }

    #[test]
    fn castling_is_heard_on_either_side() {
        let fen = "k3r/1ppppp/1p5/1p6/rp6P/p6PR/6P1/5P1/PPPPP1/R3K w QBqb - 0 1";
        for king in ["c1", "b1", "g3", "h4"] {
            assert_eq!(sound(Variant::Shafran, fen, "e1", king, None), Sound::Castling, "{king}");
        }
    }

    #[test]
    fn all_sounds_are_listed_in_order() {
        assert!(Sound::ALL.is_sorted());
    }

    #[test]
    fn of_several_sounds_the_most_important_plays_once() {
        let mut sounds = DueSounds::default();
        for sound in [Sound::Capture, Sound::Check, Sound::Move] {
            sounds.add(sound);
        }
        assert_eq!(sounds.take(), Some(Sound::Check));
        assert_eq!(sounds.take(), None);
    }

    #[test]
    fn five_steps_a_second_are_heard_and_more_are_not() {
        let mut sounds = DueSounds::default();
        let heard = |sounds: &mut DueSounds, millis| sounds.step(Duration::from_millis(millis));
        assert!(heard(&mut sounds, 1000) && heard(&mut sounds, 1200) && heard(&mut sounds, 1400));
        assert!(!heard(&mut sounds, 1599) && !heard(&mut sounds, 1700), "a key that is held stays silent");
        assert!(heard(&mut sounds, 1900));
    }
}
