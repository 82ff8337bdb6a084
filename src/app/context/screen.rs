//! A screen: the open game, or what lies over it.

use std::time::Duration;

use super::{Context, Shared};
use crate::app::board::{BoardEvent, BoardView, TypedBoard};
use crate::app::engines::{EngineNews, SearchTicket};
use crate::app::game::{GameAction, ReplayAction, Status};
use crate::app::text::{Check, Text};
use crate::game::NodeId;

/// A screen: the open game, or the editor, the lessons or the puzzles over it. Input goes to the screen on top.
pub trait Screen {
    /// Whether actions on the game are available.
    ///
    /// # Errors
    /// This screen covers the game.
    fn check_uncovered(&self) -> Check {
        Ok(())
    }

    /// Handles an event on the board.
    fn board(&mut self, event: BoardEvent, cx: &mut Context);

    /// Carries out a step in playing.
    fn act(&mut self, action: GameAction, cx: &mut Context);

    /// Whether such a step would do something.
    ///
    /// # Errors
    /// It would do nothing, for this reason.
    fn check(&self, action: GameAction, shared: &Shared) -> Check;

    /// Whether a move may be made in the position shown.
    ///
    /// # Errors
    /// None may, for this reason.
    fn check_moves(&self, _shared: &Shared) -> Check {
        self.check_uncovered()
    }

    /// The board where moves are typed and cells are described, and its place in the game or the task; `None` on a start
    /// page and in the editor.
    fn typed_board(&self) -> Option<(NodeId, &dyn TypedBoard)> {
        None
    }

    /// Makes the move of a text.
    ///
    /// # Errors
    /// It is the text of no legal move, for this reason.
    fn type_move(&mut self, _text: &str, _cx: &mut Context) -> Result<(), Text> {
        Ok(())
    }

    /// Shows another position.
    fn replay(&mut self, _action: ReplayAction, _cx: &mut Context) {}

    /// Whether such a step leads anywhere.
    ///
    /// # Errors
    /// It leads nowhere, for this reason.
    fn check_replay(&self, _action: ReplayAction) -> Check {
        self.check_uncovered()
    }

    /// Puts back the piece in hand.
    fn put_down(&mut self) {}

    /// Advances everything that depends on time.
    fn tick(&mut self, _cx: &mut Context) {}

    /// The time of the next change without an event.
    fn next_wakeup(&self, _now: Duration) -> Option<Duration> {
        None
    }

    /// Takes news of an engine; those of another screen's search are ignored.
    fn engine_news(&mut self, _ticket: SearchTicket, _news: EngineNews, _cx: &mut Context) {}

    /// Lets searches follow the position shown. The screen on top is called after every message.
    fn follow(&mut self, _cx: &mut Context) {}

    /// Pauses game and analysis, because another screen or another game comes in front.
    fn interrupt(&mut self, _cx: &mut Context) {}

    /// Resumes what was running at the interruption.
    fn end_interruption(&mut self, _cx: &mut Context) {}

    /// Ends all searches: the screen is closed, or another game takes its place.
    fn leave(&mut self, _cx: &mut Context) {}

    /// The board; `None` on a start page.
    fn board_view(&self, shared: &Shared) -> Option<BoardView>;

    /// Whether a board is seen, and not a start page.
    fn has_board(&self) -> bool {
        true
    }

    /// Whether there is a game to save, copy and export; the editor leaves that to the game below it.
    fn has_game(&self) -> bool {
        self.has_board()
    }

    /// The position seen, as text; `None` on a start page.
    fn position_text(&self) -> Option<String>;

    /// The state of the game or the task in a line.
    fn status(&self) -> Status;

    /// The text for screen readers, if another position is shown than at the last call.
    fn announce(&mut self) -> Option<Text> {
        None
    }
}
