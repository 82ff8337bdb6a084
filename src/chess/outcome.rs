//! The end of the game by position.

use super::{Color, DrawRules, MaterialRule, Outcome, Points, Position, Reason, Role};

impl Position {
    /// The outcome, if the game is over in this position: by mate, stalemate, insufficient material or 50 (75) moves.
    ///
    /// Repetition is not detected here, because it needs the history of the game.
    pub fn terminal(&self, draws: &DrawRules) -> Option<Outcome> {
        if !self.has_legal_move() {
            return Some(self.without_moves());
        }
        let draw = |reason| Some(Outcome { points: Points::DRAW, reason });
        if !Color::ALL.into_iter().any(|color| self.has_mating_material(color, draws.material)) {
            return draw(Reason::InsufficientMaterial);
        }
        draws.by_quiet_plies(self.halfmove_clock).and_then(draw)
    }

    /// Like [`terminal`](Position::terminal), with the default draw rules of the variant.
    pub fn outcome(&self) -> Option<Outcome> {
        self.terminal(&self.rules.default_draws())
    }

    /// Whether the game is over in this position, with the default draw rules of the variant. Repetition is not detected.
    pub fn is_game_over(&self) -> bool {
        self.outcome().is_some()
    }

    /// Whether the side to move is in check.
    pub const fn is_check(&self) -> bool {
        self.in_check()
    }

    /// Whether the side to move is checkmated.
    pub fn is_checkmate(&self) -> bool {
        self.in_check() && !self.has_legal_move()
    }

    /// Whether the side to move has no legal move and is not in check.
    pub fn is_stalemate(&self) -> bool {
        !self.in_check() && !self.has_legal_move()
    }

    /// Whether neither side has enough pieces to mate, by the material rule of the variant.
    pub fn is_insufficient_material(&self) -> bool {
        let rule = self.rules.default_draws().material;
        !Color::ALL.into_iter().any(|color| self.has_mating_material(color, rule))
    }

    /// The outcome when the side to move has no legal move.
    fn without_moves(&self) -> Outcome {
        if self.in_check() {
            return Outcome { points: Points::win(!self.turn), reason: Reason::Checkmate };
        }
        let points = Points::with_quarters(self.turn, self.rules.stalemate_quarters);
        Outcome { points, reason: Reason::Stalemate }
    }

    /// Whether each side has made 50 moves without a capture or a pawn move.
    pub const fn is_fifty_moves(&self) -> bool {
        self.halfmove_clock >= 100
    }

    /// Whether a side has enough pieces to mate.
    pub fn has_mating_material(&self, color: Color, rule: MaterialRule) -> bool {
        let count = |role| self.pieces(color, role).len();
        match rule {
            MaterialRule::BareKings => self.by_color(color).has_many(),
            MaterialRule::Federation => {
                count(Role::Pawn) + count(Role::Rook) + count(Role::Queen) > 0
                    || count(Role::Bishop) + count(Role::Knight) >= 3
            }
        }
    }

    /// Whether a side wins when the other's flag falls: whether it has enough pieces to mate.
    pub fn can_win_on_time(&self, color: Color, draws: &DrawRules) -> bool {
        self.has_mating_material(color, draws.material)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::Variant;

    fn outcome(variant: Variant, fen: &str) -> Option<(String, Reason)> {
        let position = Position::from_fen(variant, fen).unwrap();
        let outcome = position.terminal(&variant.rules().default_draws())?;
        Some((outcome.points.to_string(), outcome.reason))
    }

    #[test]
    fn stalemate_scores_depend_on_the_variant() {
        let stalemate = "k/1P1/2K2/7/9/11/11/11/11/11/11 b - 100 80";
        assert_eq!(outcome(Variant::Glinski, stalemate), Some(("3/4-1/4".into(), Reason::Stalemate)));
        assert_eq!(outcome(Variant::McCooey, stalemate), Some(("1/2-1/2".into(), Reason::Stalemate)));
        let black_gives_it = "K/3/2k2/5r1/9/11/11/11/11/11/11 w - 0 80";
        assert_eq!(outcome(Variant::Glinski, black_gives_it), Some(("1/4-3/4".into(), Reason::Stalemate)));
    }

    #[test]
    fn mate_comes_before_fifty_moves() {
        let mate = "k/1Q1/2K2/7/9/11/11/11/11/11/11 b - 100 80";
        assert_eq!(outcome(Variant::McCooey, mate), Some(("1-0".into(), Reason::Checkmate)));
    }

    #[test]
    fn fifty_moves() {
        let fen = "k/3/5/7/9/11/11/11/11/11/R3K6 w - ";
        assert_eq!(outcome(Variant::Glinski, &format!("{fen}99 80")), None);
        assert_eq!(
            outcome(Variant::Glinski, &format!("{fen}100 80")),
            Some(("1/2-1/2".into(), Reason::FiftyMoves))
        );
        let position = Position::from_fen(Variant::Glinski, &format!("{fen}100 80")).unwrap();
        let claimed = DrawRules { fifty_automatic: false, ..position.rules().default_draws() };
        assert!(position.terminal(&claimed).is_none() && position.is_fifty_moves());
    }

    #[test]
    fn material() {
        let with = |pieces: &str| format!("k/3/5/7/9/11/11/11/2K8/{pieces}/11 w - 0 1");
        for (pieces, enough) in
            [("11", false), ("2N1N6", false), ("2N1B6", false), ("2NNB6", true), ("R10", true), ("P10", true)]
        {
            assert_eq!(outcome(Variant::Glinski, &with(pieces)).is_none(), enough, "{pieces}");
        }
        assert_eq!(outcome(Variant::McCooey, &with("2N8")), None);
        assert_eq!(outcome(Variant::McCooey, &with("11")).unwrap().1, Reason::InsufficientMaterial);
        let position = Position::from_fen(Variant::Glinski, &with("R10")).unwrap();
        let draws = position.rules().default_draws();
        assert!(position.can_win_on_time(Color::White, &draws));
        assert!(!position.can_win_on_time(Color::Black, &draws));
    }
}
