//! Changes of a single setting.

use std::time::Duration;

use super::{Animation, ThemeChoice, Thinking, Turning};
use crate::app::board_view::{BoardPalette, PieceSet};
use crate::app::catalogue::{Language, LettersChoice};

/// A setting was changed.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Setting {
    /// The language of everything; `None` for that of the system.
    Language(Option<Language>),
    /// What stands for the pieces in moves.
    Letters(LettersChoice),
    /// Light, dark, or as the system says.
    Theme(ThemeChoice),
    /// The colours of the cells.
    Palette(BoardPalette),
    /// The look of the pieces.
    Pieces(PieceSet),
    /// Size of everything in the window, in percent.
    Scale(u16),
    /// Size of the letters of moves and coordinates, in percent.
    Notation(u16),
    /// How fast pieces move.
    Animation(Animation),
    /// How loud sounds are.
    Volume {
        /// In percent.
        percent: u8,
        /// Whether that is chosen: it is heard then. Else it still changes under the hand.
        is_chosen: bool,
    },
    /// Whether nothing is heard.
    Muted(bool),
    /// Letters and numbers round the board.
    Coordinates(bool),
    /// Marks on the cells the selected piece may go to.
    LegalMarks(bool),
    /// Promote to a queen without asking.
    AlwaysQueen(bool),
    /// Move ahead while the computer thinks.
    Premoves(bool),
    /// Confirm each move before it is made.
    ConfirmMoves(bool),
    /// Whether the board turns between two people.
    Turning(Turning),
    /// How much of what the computer thinks is shown.
    Thinking(Thinking),
    /// Whether the computer thinks ahead while the person does.
    Ponder(bool),
    /// Whether the computer plays its first moves from the opening book.
    OwnBook(bool),
    /// How many lines an analysis shows, as [`Settings::LINES`](super::Settings::LINES) bounds it.
    AnalysisLines(usize),
    /// Nodes that a report searches for each move.
    ReportNodes(u64),
    /// Whether a report adds the best lines as variations.
    ReportLines(bool),
    /// Whether the report is unfolded below the moves.
    ReportOpen(bool),
    /// Threads that search; `None` for what is usual on this machine.
    Threads(Option<usize>),
    /// Mebibytes of transposition tables; `None` for what is usual on this machine.
    Hash(Option<usize>),
    /// The time between two moves when a game plays itself.
    AutoplayDelay(Duration),
    /// Whether the side panel is open.
    Panel(bool),
    /// The window's size in points, to be found again at the next start.
    WindowSize {
        /// Its width.
        width: f32,
        /// Its height.
        height: f32,
    },
}
