//! The state that screens and the receiver of messages share: settings, dialogs, toasts, the online session.

use std::time::Duration;

use super::toasts::Toasts;
use super::{Dialogs, PlayOn};
use crate::app::board::{DueSounds, Refused};
use crate::app::engines::{SearchTicket, TrialTicket};
use crate::app::online::Online;
use crate::app::settings::Settings;

/// The state that screens and the receiver of messages share.
#[derive(Debug, Default)]
pub struct Shared {
    pub(in crate::app) settings: Settings,
    /// When changed settings are to be kept on the disk.
    pub(in crate::app) settings_due: Option<Duration>,
    pub(in crate::app) dialogs: Dialogs,
    pub(in crate::app) toasts: Toasts,
    pub(in crate::app) sounds: DueSounds,
    /// The move refused just now, as the board marks it, and until when.
    pub(in crate::app) refusal: Option<(Refused, Duration)>,
    /// The ticket of the latest search.
    pub(in crate::app) last_search: SearchTicket,
    /// When the engines that were released are to end.
    pub(in crate::app) engines_end: Option<Duration>,
    /// The ticket of the latest trial of an engine.
    pub(in crate::app) last_trial: TrialTicket,
    /// The online session.
    pub(in crate::app) online: Online,
    /// Start of the next game of computers, unless the user closes the result of the last one.
    pub(in crate::app) next_game: Option<Duration>,
    /// The answer to "variation or new game" for the rest of this session.
    pub(in crate::app) play_on: Option<PlayOn>,
}
