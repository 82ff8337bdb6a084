//! Everything that can be asked for at any time, by a menu item, a button or a key.
//!
//! Menus, tooltips and the page of keys all read one table, so a key is never shown that does nothing.

mod button;
mod keymap;
mod message;
mod shortcut;
mod table;

pub use button::icon_button;
pub use keymap::{Refusal, pressed, refusal};
pub use shortcut::{key_name, shortcut_text};
pub use table::Group;

/// Something a person can ask for at any time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Set up a new game.
    New,
    /// Set up a new game for three.
    NewThree,
    /// Play with somebody at another computer.
    Online,
    /// The same players again, colours swapped.
    Rematch,
    /// The next game of the match.
    NextMatchGame,
    /// Go on with an opened game that was broken off.
    Continue,
    /// Look into the game that is over.
    Study,
    /// Set up a position, or go back to the game.
    SetUp,
    /// Begin a game from the position shown.
    PlayFromHere,
    /// Stop or restart the clocks.
    Pause,
    /// Take back the last move.
    TakeBack,
    /// Play again what was taken back.
    Redo,
    /// Offer a draw.
    OfferDraw,
    /// Agree to what the other person asks for.
    Accept,
    /// Decline it.
    Decline,
    /// Claim a draw.
    ClaimDraw,
    /// Give up.
    Resign,
    /// Let the computer play at once.
    MoveNow,
    /// Show what the engine would play.
    Hint,
    /// Let the engine play it.
    PlayForPerson,
    /// Go on with the other side.
    SwitchSides,
    /// Open the field in which a move is typed.
    TypeMove,
    /// Put the keyboard's cursor on the board.
    Board,
    /// Open a file.
    Open,
    /// Save the game.
    Save,
    /// Save it under another name.
    SaveAs,
    /// Write a scoresheet to print.
    Scoresheet,
    /// Show the games of the open file.
    ChooseGame,
    /// Open the game before this one in the file.
    PreviousGame,
    /// Open the game after this one in the file.
    NextGame,
    /// Copy the position as FEN.
    CopyPosition,
    /// Copy the game as PGN.
    CopyGame,
    /// Read a position or a game from the clipboard.
    Paste,
    /// Leave the program.
    Quit,
    /// Have the engine analyse the position shown, or stop it.
    Analyse,
    /// Let the analysis stay at its position, or follow again.
    LockAnalysis,
    /// Show what the other side would do, or no longer.
    Threat,
    /// Play the best move the analysis has found.
    PlayBest,
    /// Make the report on the game, or give it up.
    Report,
    /// To the first position.
    First,
    /// One move back.
    Previous,
    /// Let the game play itself, or stop it.
    Autoplay,
    /// One move on.
    Next,
    /// To the end of the line.
    Last,
    /// To the variation before this one.
    PreviousVariation,
    /// To the next variation.
    NextVariation,
    /// The variation shown goes one place up.
    Promote,
    /// The move shown goes with all that follows.
    Delete,
    /// The move shown is good.
    MarkGood,
    /// It is a mistake.
    MarkMistake,
    /// It is brilliant.
    MarkBrilliant,
    /// It is a blunder.
    MarkBlunder,
    /// It is interesting.
    MarkInteresting,
    /// It is dubious.
    MarkDubious,
    /// Type a comment behind the move shown.
    Comment,
    /// Type a comment before it.
    CommentBefore,
    /// Take the arrows and circles away.
    ClearShapes,
    /// Edit names, event, date and result.
    Header,
    /// Turn the board round.
    Flip,
    /// Switch all sounds off, or on again.
    Mute,
    /// Open or fold the side panel.
    Panel,
    /// Fill the screen, or stop doing so.
    FullScreen,
    /// Make everything larger.
    Larger,
    /// Make everything smaller.
    Smaller,
    /// Make everything its usual size.
    UsualSize,
    /// Show the engines that were added.
    Engines,
    /// Open the settings.
    Settings,
    /// Show the rules.
    Rules,
    /// Tell how to play without seeing the board.
    Blind,
    /// Tell how to play on-line.
    OnlineHelp,
    /// Show the keys.
    Keys,
    /// Tell about the program.
    About,
}
