//! Positions and games through the clipboard.

use super::over::all_first;
use super::work::Work;
use crate::app::board::Raster;
use crate::app::context::{Dialog, Fault, ListJob, Shared, Tone, WindowCommand};
use crate::app::library::{ClipboardAction, SavedGame};
use crate::app::model::{Over, PositionEdit};
use crate::app::settings::StartFrom;
use crate::app::text::explain::wrong_position;
use crate::app::text::{Text, text};
use crate::chess::FenError;
use crate::game::{BarePosition, Position, PositionError, Variant, pgn};
use crate::online::{CODE_TAG, has_letter, has_ticket};
use crate::three;

/// The largest text that is taken from the clipboard, in bytes: some 8,000 games.
const LARGEST_PASTE: usize = 16 << 20;
/// Maximum length of a text that may be a position, in bytes; longer texts are read as games.
const MAX_POSITION_LENGTH: usize = 4000;

impl Work<'_> {
    pub(super) fn clipboard(&mut self, action: ClipboardAction) {
        match action {
            ClipboardAction::CopyPosition => {
                if let Some(text) = self.scene().top().position_text() {
                    self.copy(text, "copied-position");
                }
            }
            ClipboardAction::CopyGame => match self.seen_game() {
                Some(SavedGame::Two(record)) => self.cx.list(ListJob::Write(record)),
                Some(SavedGame::Three(record)) => self.copy(three::pgn::write(&record), "copied-game"),
                None => {}
            },
            ClipboardAction::CopyPicture => {
                let picture = self.picture(false);
                self.cx.list(ListJob::Draw(Box::new(picture)));
            }
            ClipboardAction::Paste => self.tell_window(WindowCommand::ReadClipboard),
        }
    }

    /// Copies a finished picture of the board.
    pub(super) fn drawn(&mut self, raster: Raster) {
        self.tell_window(WindowCommand::CopyPicture(raster));
        self.cx.toast(Tone::Plain, Text::key("copied-image"));
    }

    /// Takes a pasted letter or invitation, opens a pasted position in the editor or in the form of a new game, and reads
    /// any other text as games.
    pub(super) fn pasted(&mut self, text: String) {
        let trimmed = text.trim();
        let Shared { dialogs, settings, .. } = &*self.cx.shared;
        let (open, last) = (dialogs.open(), settings.setup.variant());
        let awaits_letter = matches!(open, Some(Dialog::Mail(_)));
        let awaits_invitation = matches!(open, Some(Dialog::Online(_)));
        // The file of a game by mail has its letter in a tag.
        let is_file = trimmed.contains(&format!("[{CODE_TAG} \""));
        if trimmed.is_empty() {
            self.cx.toast(Tone::Warning, Text::key("paste-empty"));
        } else if text.len() > LARGEST_PASTE {
            let text = text!("paste-too-big", megabytes = LARGEST_PASTE >> 20);
            self.cx.show(Dialog::Problem { fault: Fault::Paste, text });
        } else if has_letter(trimmed) && (awaits_letter || !is_file) {
            self.take_letter(text, None);
        } else if awaits_invitation || !is_file && has_ticket(trimmed) {
            self.ask_to_join(text);
        } else if awaits_letter {
            self.take_letter(text, None);
        } else if pgn::is_square_fen(trimmed) {
            self.cx.show(Dialog::Problem { fault: Fault::Paste, text: Text::key("ordinary-chess") });
        } else if trimmed.len() > MAX_POSITION_LENGTH {
            self.read_text(text);
        } else {
            self.pasted_short(trimmed, self.shown_variant().unwrap_or(last));
        }
    }

    /// Handles a pasted text that may be a position, of the preferred game in doubt.
    fn pasted_short(&mut self, text: &str, preferred: Variant) {
        let bare = BarePosition::of(text);
        // A mail program may have broken the line of a position.
        let is_line = text.lines().filter(|line| line.contains(char::is_alphanumeric)).count() == 1;
        if is_line && self.pasted_three(&bare.text) || self.pasted_position(text) {
            return;
        }
        if let Some(game) = game_of_uci(preferred, &bare) {
            self.read_text(game);
        } else if looks_like_position(&bare.text) && (is_line || position_of(preferred, &bare.text).is_ok()) {
            self.pasted_fen(preferred, bare.text);
        } else {
            self.read_text(text.to_owned());
        }
    }

    /// Handles a pasted text that looks like a position, valid or not. One that is not valid changes nothing outside the
    /// editor.
    fn pasted_fen(&mut self, preferred: Variant, text: String) {
        if let Some(Over::Editor(editor)) = &mut *self.over {
            return editor.edit(PositionEdit::Text(text));
        }
        match position_of(preferred, &text) {
            Ok(position) => {
                self.cx.ask_game_with(position.variant(), StartFrom::Fen(text));
            }
            Err(error) => {
                let text = text!("fen-wrong", problem = wrong_position(&error));
                self.cx.show(Dialog::Problem { fault: Fault::Paste, text });
            }
        }
    }
}

/// Whether the text is a line of checkers, or one whose first word contains `/`, the separator of rows.
fn looks_like_position(text: &str) -> bool {
    let rows = text.split_whitespace().next().unwrap_or_default();
    let is_checkers = ["W:W", "W:B", "B:W", "B:B"]
        .iter()
        .any(|start| rows.get(..start.len()).is_some_and(|head| head.eq_ignore_ascii_case(start)));
    text == BarePosition::START || is_checkers || rows.matches('/').count() >= 4 && !text.starts_with('[')
}

/// A position of the preferred game or of another one. The error is of a game with a board of that shape, if there is one.
fn position_of(preferred: Variant, text: &str) -> Result<Position, PositionError> {
    let mut errors = Vec::new();
    for variant in all_first(preferred) {
        match Position::from_fen(variant, text) {
            Ok(position) => return Ok(position),
            Err(error) => errors.push(error),
        }
    }
    let is_checkers = text.contains(':');
    let is_of_board = |error: &PositionError| match error {
        PositionError::Chess(FenError::RowCount { .. }) => false,
        PositionError::Chess(_) => !is_checkers,
        _ => is_checkers,
    };
    let fitting = errors.iter().position(is_of_board).unwrap_or_default();
    Err(errors.swap_remove(fitting))
}

/// A position and the moves after it, as UCI writes them, as a game; of the game in which all moves are legal, if there is
/// one.
fn game_of_uci(preferred: Variant, bare: &BarePosition) -> Option<String> {
    let moves = bare.moves.as_ref()?;
    let has_start = |variant: &Variant| Position::from_fen(*variant, &bare.text).is_ok();
    let has_moves =
        |variant: &Variant| Position::from_fen(*variant, &format!("{} moves {moves}", bare.text)).is_ok();
    let mut games = all_first(preferred).filter(has_start);
    let first = games.next()?;
    let variant = [first].into_iter().chain(games).find(has_moves).unwrap_or(first);
    let start = Position::from_fen(variant, &bare.text).ok()?;
    Some(format!("[Variant \"{variant}\"]\n[SetUp \"1\"]\n[FEN \"{start}\"]\n\n{moves} *\n"))
}
