//! Settings with a few choices.

use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::app::text::keys;

/// Light, dark, or as the system says.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ThemeChoice {
    /// As the system says.
    #[default]
    System,
    /// Light.
    Light,
    /// Dark.
    Dark,
}

keys!(impl ThemeChoice { System => "theme-system", Light => "theme-light", Dark => "theme-dark" });

/// The speed of pieces.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Animation {
    /// Normally, or not at all where the system's settings ask for little motion.
    #[default]
    System,
    /// Pieces jump.
    Off,
    /// 100 ms.
    Fast,
    /// 200 ms.
    Normal,
    /// 400 ms.
    Slow,
}

keys!(impl Animation {
    System => "animation-system",
    Off => "animation-off",
    Fast => "animation-fast",
    Normal => "animation-normal",
    Slow => "animation-slow",
});

impl Animation {
    /// The time of a piece's slide; `less_motion` is the system's setting.
    pub fn slide(self, less_motion: bool) -> Duration {
        Duration::from_millis(match self {
            Animation::System if less_motion => 0,
            Animation::Off => 0,
            Animation::Fast => 100,
            Animation::System | Animation::Normal => 200,
            Animation::Slow => 400,
        })
    }
}

/// The orientation of the board for two people at one computer.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Turning {
    /// The board keeps its direction.
    #[default]
    Never,
    /// The side to move is always at the bottom.
    Board,
    /// The board stays; the pieces of the far side are upside down, for two people facing each other.
    #[serde(rename = "men")]
    Pieces,
}

keys!(impl Turning { Never => "turning-never", Board => "turning-board", Pieces => "turning-pieces" });

/// The detail in which the computer's thoughts are shown.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Thinking {
    /// Not at all.
    #[default]
    Nothing,
    /// The evaluation.
    Score,
    /// The evaluation, the depth and the principal variation.
    Line,
}

keys!(impl Thinking { Nothing => "thinking-nothing", Score => "thinking-score", Line => "thinking-line" });
