//! The terms of a game, on which both players agree before it begins.

use serde::{Deserialize, Serialize};

use super::problem::TermsProblem;
use crate::game::{GameSetup, Position, TimeControl, Variant};
use crate::sides::{ByColor, Color, DrawRules};

/// Maximum length of a start position, in bytes: more than twice that of the longest possible one.
const MAX_FEN: usize = 400;
/// Maximum length of a time control, in bytes.
const MAX_CONTROL: usize = 120;
/// Maximum limit for disconnections, in seconds: a week.
const MAX_AWAY: u32 = 7 * 24 * 3600;
/// Default limit for disconnections, in seconds.
const DEFAULT_AWAY: u32 = 300;
/// Minimum limit for disconnections, in seconds.
const MIN_AWAY: u32 = 10;

/// The terms of a game, as the host proposes them.
#[derive(Clone, Debug, PartialEq)]
pub struct Terms {
    /// The start position, with its variant, and in checkers the total ban.
    pub start: Position,
    /// The draws that end the game without a claim.
    pub draws: DrawRules,
    /// The time control of both sides.
    pub control: TimeControl,
    /// Whether each side's first move is untimed.
    pub free_first_moves: bool,
    /// Whether a touched piece must be moved or captured. Each program enforces this rule locally; touches are not
    /// sent.
    pub touch_move: bool,
    /// Whether a move may be taken back, if the opponent agrees.
    pub takebacks: bool,
    /// The choice of colours.
    pub color: ColorChoice,
    /// Maximum length of one disconnection before the game is interrupted, in seconds.
    pub away_limit: u32,
}

/// The colours of the first game. They are swapped for a rematch.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ColorChoice {
    /// Random, by a coin flip of both sides.
    #[default]
    Lot,
    /// White for the host.
    HostWhite,
    /// White for the guest.
    HostBlack,
}

impl Terms {
    /// A game from the start position without a clock, by the default rules of its variant.
    pub fn new(variant: Variant) -> Self {
        Self {
            start: Position::start(variant),
            draws: variant.default_draws(),
            control: TimeControl::Unlimited,
            free_first_moves: true,
            touch_move: false,
            takebacks: true,
            color: ColorChoice::Lot,
            away_limit: DEFAULT_AWAY,
        }
    }

    /// The variant.
    pub fn variant(&self) -> Variant {
        self.start.variant()
    }

    /// The game to start, without names and tags.
    pub fn setup(&self) -> GameSetup {
        GameSetup {
            draws: self.draws,
            controls: ByColor::from_fn(|_| self.control.clone()),
            free_first_moves: self.free_first_moves,
            touch_move: self.touch_move,
            ..GameSetup::new(self.start)
        }
    }
}

impl ColorChoice {
    /// The host's colour, unless the coin flip decides.
    pub const fn host(self) -> Option<Color> {
        match self {
            ColorChoice::Lot => None,
            ColorChoice::HostWhite => Some(Color::White),
            ColorChoice::HostBlack => Some(Color::Black),
        }
    }
}

/// The terms as text and switches, for sending and storing; [`Terms::try_from`] validates them.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct TermsText {
    variant: String,
    fen: String,
    #[serde(default)]
    total_ban: bool,
    draws: DrawRules,
    control: String,
    free_first_moves: bool,
    touch_move: bool,
    takebacks: bool,
    color: ColorChoice,
    away_limit: u32,
}

impl From<&Terms> for TermsText {
    fn from(terms: &Terms) -> Self {
        Self {
            variant: terms.variant().key().to_owned(),
            fen: terms.start.to_fen(),
            total_ban: terms.start.total_ban(),
            draws: terms.draws,
            control: terms.control.to_string(),
            free_first_moves: terms.free_first_moves,
            touch_move: terms.touch_move,
            takebacks: terms.takebacks,
            color: terms.color,
            away_limit: terms.away_limit,
        }
    }
}

impl TryFrom<&TermsText> for Terms {
    type Error = TermsProblem;

    fn try_from(text: &TermsText) -> Result<Self, TermsProblem> {
        let variant: Variant = text.variant.parse().map_err(|_| TermsProblem::Variant)?;
        if text.fen.len() > MAX_FEN {
            return Err(TermsProblem::Start);
        }
        let start = Position::from_fen(variant, &text.fen).map_err(|_| TermsProblem::Start)?;
        let start = start.with_total_ban(text.total_ban);
        if start.terminal(&text.draws).is_some() {
            return Err(TermsProblem::Start);
        }
        let control = Some(&text.control).filter(|control| control.len() <= MAX_CONTROL);
        let control = control.and_then(|control| control.parse().ok()).ok_or(TermsProblem::Control)?;
        if !(MIN_AWAY..=MAX_AWAY).contains(&text.away_limit) {
            return Err(TermsProblem::AwayLimit);
        }
        Ok(Self {
            start,
            draws: text.draws,
            control,
            free_first_moves: text.free_first_moves,
            touch_move: text.touch_move,
            takebacks: text.takebacks,
            color: text.color,
            away_limit: text.away_limit,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn terms_of_every_game_come_back_from_their_text() {
        for variant in Variant::ALL {
            for total_ban in [false, true] {
                let start = Position::start(variant).with_total_ban(total_ban);
                let control = "byoyomi 600 30x5".parse().unwrap();
                let terms = Terms { start, control, color: ColorChoice::HostBlack, ..Terms::new(variant) };
                let json = serde_json::to_string(&TermsText::from(&terms)).unwrap();
                let text: TermsText = serde_json::from_str(&json).unwrap();
                assert_eq!(Terms::try_from(&text), Ok(terms), "{json}");
            }
        }
    }

    #[test]
    fn unplayable_terms_are_refused_with_the_reason() {
        let text = TermsText::from(&Terms::new(Variant::Glinski));
        let wrong = |change: fn(&mut TermsText)| {
            let mut text = text.clone();
            change(&mut text);
            Terms::try_from(&text).unwrap_err()
        };
        assert_eq!(wrong(|text| text.variant = "brusky".to_owned()), TermsProblem::Variant);
        assert_eq!(wrong(|text| text.fen = "k".to_owned()), TermsProblem::Start);
        assert_eq!(wrong(|text| text.fen = "1".repeat(500)), TermsProblem::Start);
        assert_eq!(wrong(|text| text.control = "soon".to_owned()), TermsProblem::Control);
        assert_eq!(wrong(|text| text.away_limit = u32::MAX), TermsProblem::AwayLimit);
    }
}
