//! Which steps of a match make sense now.

use crate::app::action::GameAction;
use crate::app::cx::Shared;
use crate::app::mode::Mode;

/// Whether the open game of a match is over, and another one follows.
pub(in crate::app) fn can_go_on(mode: &Mode, shared: &Shared) -> bool {
    let is_game = !matches!(mode, Mode::Edit { .. });
    is_game && mode.document().outcome().is_some_and(|outcome| shared.running_match.has_next(outcome))
}

/// Whether the same players may begin anew: not in the middle of a match.
pub(in crate::app) fn may_rematch(mode: &Mode, shared: &Shared) -> bool {
    let running = &shared.running_match;
    let is_over = mode.document().outcome().is_some_and(|outcome| running.is_over(outcome));
    mode.can(GameAction::Rematch) && (running.length().is_none() || is_over)
}
