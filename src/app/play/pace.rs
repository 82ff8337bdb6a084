//! How fast the computer plays, and how long the end of a game is seen before its dialog.

use std::time::Duration;

/// An answer comes no sooner than this after the move before it: the eye must follow.
pub(super) const MIN_THINKING_TIME: Duration = Duration::from_millis(450);
/// With less than this on its clock the computer answers at once.
pub(super) const IN_A_HURRY: Duration = Duration::from_secs(15);
/// How long the engine thinks about a hint.
pub(super) const HINT_TIME: Duration = Duration::from_secs(1);
/// How long full strength thinks about a move in a game without a clock: the engine for two, and that for three.
pub(super) const THOUGHT_WITHOUT_CLOCK: [Duration; 2] = [Duration::from_secs(5), Duration::from_secs(1)];
/// Time lost on a clock while the answer passes from the engine through the window.
pub(super) const OVERHEAD: Duration = Duration::from_millis(60);
/// Time between the last move's animation and the dialog, so that the player sees the end first.
pub(super) const TIME_TO_LOOK: Duration = Duration::from_millis(600);
