//! Everything a menu item, a button or a key can do: one table with its name, its keys and its message.
//!
//! Menus, tooltips and the page of keys all read this table, so a key is never shown that does nothing.

use egui::{Key, KeyboardShortcut, ModifierNames, Modifiers};

use crate::app::catalogue::tr;
use crate::app::dialogs::Page;
use crate::app::message::{ClipboardAction, FileAction, GameAction, Message, ReplayAction, Setting};
use crate::app::model::Model;
use crate::app::settings::Settings;

/// Something a person can ask for at any time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Set up a new game.
    New,
    /// The same players again, colours swapped.
    Rematch,
    /// Go on with an opened game that was broken off.
    Continue,
    /// Stop or restart the clocks.
    Pause,
    /// Take back the last move.
    TakeBack,
    /// Play again what was taken back.
    Redo,
    /// Offer a draw.
    OfferDraw,
    /// Claim a draw.
    ClaimDraw,
    /// Give up.
    Resign,
    /// Let the computer play at once.
    MoveNow,
    /// Open a file.
    Open,
    /// Save the game.
    Save,
    /// Save it under another name.
    SaveAs,
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
    /// Turn the board round.
    Flip,
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
    /// Open the settings.
    Settings,
    /// Show the rules.
    Rules,
    /// Show the keys.
    Keys,
    /// Tell about the program.
    About,
}

/// What the page of keys puts together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Group {
    /// Playing.
    Game,
    /// Files and the clipboard.
    File,
    /// Looking through a game.
    Replay,
    /// The window.
    View,
}

impl Group {
    /// Every group, in the order of the page.
    pub const ALL: [Self; 4] = [Self::Game, Self::Replay, Self::File, Self::View];

    /// The key of its heading in the catalogue.
    pub fn text(self) -> &'static str {
        match self {
            Self::Game => "keys-game",
            Self::File => "keys-file",
            Self::Replay => "keys-replay",
            Self::View => "keys-view",
        }
    }
}

/// One row of the table.
#[derive(Debug)]
struct Row {
    action: Action,
    group: Group,
    /// The key of its name in the catalogue.
    text: &'static str,
    /// The keys that do it; the first one is shown.
    keys: &'static [KeyboardShortcut],
}

const COMMAND: Modifiers = Modifiers::COMMAND;
const COMMAND_SHIFT: Modifiers = Modifiers::COMMAND.plus(Modifiers::SHIFT);

const fn key(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::NONE, key)
}

const fn command(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(COMMAND, key)
}

const fn command_shift(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(COMMAND_SHIFT, key)
}

const fn row(action: Action, group: Group, text: &'static str, keys: &'static [KeyboardShortcut]) -> Row {
    Row { action, group, text, keys }
}

/// In the order of [`Action`].
static TABLE: [Row; 35] = [
    row(Action::New, Group::Game, "action-new", &[command(Key::N)]),
    row(Action::Rematch, Group::Game, "action-rematch", &[]),
    row(Action::Continue, Group::Game, "action-continue", &[]),
    row(Action::Pause, Group::Game, "action-pause", &[command(Key::P)]),
    row(Action::TakeBack, Group::Game, "action-take-back", &[command(Key::Z)]),
    row(Action::Redo, Group::Game, "action-redo", &[command_shift(Key::Z), command(Key::Y)]),
    row(Action::OfferDraw, Group::Game, "action-offer-draw", &[]),
    row(Action::ClaimDraw, Group::Game, "action-claim-draw", &[]),
    row(Action::Resign, Group::Game, "action-resign", &[]),
    row(Action::MoveNow, Group::Game, "action-move-now", &[command(Key::Enter)]),
    row(Action::Open, Group::File, "action-open", &[command(Key::O)]),
    row(Action::Save, Group::File, "action-save", &[command(Key::S)]),
    row(Action::SaveAs, Group::File, "action-save-as", &[command_shift(Key::S)]),
    row(Action::ChooseGame, Group::File, "action-choose-game", &[command(Key::G)]),
    row(Action::PreviousGame, Group::File, "action-previous-game", &[key(Key::PageUp)]),
    row(Action::NextGame, Group::File, "action-next-game", &[key(Key::PageDown)]),
    // Ctrl+C, Ctrl+V and Ctrl+Q arrive as events of their own, so that the platform's other keys for them work too.
    row(Action::CopyPosition, Group::File, "action-copy-position", &[command(Key::C)]),
    row(Action::CopyGame, Group::File, "action-copy-game", &[command_shift(Key::C)]),
    row(Action::Paste, Group::File, "action-paste", &[command(Key::V)]),
    row(Action::Quit, Group::File, "action-quit", &[command(Key::Q)]),
    row(Action::First, Group::Replay, "action-first", &[key(Key::Home), key(Key::ArrowUp)]),
    row(Action::Previous, Group::Replay, "action-previous", &[key(Key::ArrowLeft), key(Key::K)]),
    row(Action::Autoplay, Group::Replay, "action-autoplay", &[key(Key::Space)]),
    row(Action::Next, Group::Replay, "action-next", &[key(Key::ArrowRight), key(Key::J)]),
    row(Action::Last, Group::Replay, "action-last", &[key(Key::End), key(Key::ArrowDown)]),
    row(Action::Flip, Group::View, "action-flip", &[key(Key::F)]),
    row(Action::Panel, Group::View, "action-panel", &[key(Key::F9)]),
    row(Action::FullScreen, Group::View, "action-full-screen", &[key(Key::F11)]),
    row(Action::Larger, Group::View, "action-larger", &[command(Key::Plus), command(Key::Equals)]),
    row(Action::Smaller, Group::View, "action-smaller", &[command(Key::Minus)]),
    row(Action::UsualSize, Group::View, "action-usual-size", &[command(Key::Num0)]),
    row(Action::Settings, Group::View, "action-settings", &[command(Key::Comma)]),
    row(Action::Rules, Group::View, "action-rules", &[]),
    row(Action::Keys, Group::View, "action-keys", &[key(Key::F1), key(Key::Questionmark)]),
    row(Action::About, Group::View, "action-about", &[]),
];

impl Action {
    /// Every action, in the order of the table.
    pub fn all() -> impl Iterator<Item = Self> {
        TABLE.iter().map(|row| row.action)
    }

    fn row(self) -> &'static Row {
        &TABLE[self as usize]
    }

    /// What it is called.
    pub fn name(self) -> String {
        tr(self.row().text)
    }

    /// Where the page of keys shows it.
    pub fn group(self) -> Group {
        self.row().group
    }

    /// The keys that do it, the usual one first.
    pub fn keys(self) -> &'static [KeyboardShortcut] {
        self.row().keys
    }

    /// What it is called in a menu, as things stand.
    pub fn name_now(self, model: &Model) -> String {
        match self {
            Self::Pause if model.is_standing() => tr("action-start-clocks"),
            Self::Autoplay if model.is_autoplaying() => tr("action-autoplay-stop"),
            _ => self.name(),
        }
    }

    /// Whether it would do something now.
    pub fn is_enabled(self, model: &Model) -> bool {
        match self.message(model.settings()) {
            Some(Message::Game(action)) => model.can_play(action),
            Some(Message::Replay(action)) => model.can_replay(action),
            Some(Message::File(action)) => model.can_file(&action),
            _ => true,
        }
    }

    /// Its usual key as text, as in `Ctrl+S`.
    pub fn key_text(self, ctx: &egui::Context) -> Option<String> {
        self.keys().first().map(|shortcut| shortcut_text(ctx, shortcut))
    }

    /// Its name with its usual key, as in `Save (Ctrl+S)`.
    pub fn tooltip(self, ctx: &egui::Context, model: &Model) -> String {
        let name = self.name_now(model);
        match self.key_text(ctx) {
            Some(key) => format!("{name} ({key})"),
            None => name,
        }
    }

    /// What to tell the program; `None` for the actions that concern the window alone.
    pub fn message(self, settings: &Settings) -> Option<Message> {
        Some(match self {
            Self::New => Message::Game(GameAction::New),
            Self::Rematch => Message::Game(GameAction::Rematch),
            Self::Continue => Message::Game(GameAction::Continue),
            Self::Pause => Message::Game(GameAction::PauseOrResume),
            Self::TakeBack => Message::Game(GameAction::TakeBack),
            Self::Redo => Message::Game(GameAction::Redo),
            Self::OfferDraw => Message::Game(GameAction::OfferDraw),
            Self::ClaimDraw => Message::Game(GameAction::ClaimDraw),
            Self::Resign => Message::Game(GameAction::Resign),
            Self::MoveNow => Message::Game(GameAction::MoveNow),
            Self::Open => Message::File(FileAction::Open),
            Self::Save => Message::File(FileAction::Save),
            Self::SaveAs => Message::File(FileAction::SaveAs),
            Self::ChooseGame => Message::File(FileAction::ChooseGame),
            Self::PreviousGame => Message::File(FileAction::PreviousGame),
            Self::NextGame => Message::File(FileAction::NextGame),
            Self::CopyPosition => Message::Clipboard(ClipboardAction::CopyPosition),
            Self::CopyGame => Message::Clipboard(ClipboardAction::CopyGame),
            Self::Paste => Message::Clipboard(ClipboardAction::Paste),
            Self::Quit => Message::File(FileAction::Quit),
            Self::First => Message::Replay(ReplayAction::First),
            Self::Previous => Message::Replay(ReplayAction::Previous),
            Self::Autoplay => Message::Replay(ReplayAction::Autoplay),
            Self::Next => Message::Replay(ReplayAction::Next),
            Self::Last => Message::Replay(ReplayAction::Last),
            Self::Flip => Message::Flip,
            Self::Panel => Message::Setting(Setting::Panel(!settings.panel)),
            Self::FullScreen => return None,
            Self::Larger => Message::Setting(Setting::Scale(neighbour(settings.scale, 1))),
            Self::Smaller => Message::Setting(Setting::Scale(neighbour(settings.scale, -1))),
            Self::UsualSize => Message::Setting(Setting::Scale(100)),
            Self::Settings => Message::Show(Page::Settings),
            Self::Rules => Message::Show(Page::Rules),
            Self::Keys => Message::Show(Page::Keys),
            Self::About => Message::Show(Page::About),
        })
    }
}

/// A key combination in words, as in `Ctrl+Shift+S` or `Left`.
pub fn shortcut_text(ctx: &egui::Context, shortcut: &KeyboardShortcut) -> String {
    let is_mac = ctx.os().is_mac();
    let modifiers = ModifierNames::NAMES.format(&shortcut.modifiers, is_mac);
    let key = match shortcut.logical_key {
        key @ (Key::Questionmark | Key::Plus | Key::Minus | Key::Comma) => key.symbol_or_name(),
        key => key.name(),
    };
    if modifiers.is_empty() { key.to_owned() } else { format!("{modifiers}+{key}") }
}

/// The next size of everything in the window, `step` sizes away.
fn neighbour(scale: u16, step: isize) -> u16 {
    let sizes = Settings::SCALES;
    let here = sizes.iter().position(|&size| size >= scale).unwrap_or(sizes.len() - 1);
    sizes[here.saturating_add_signed(step).min(sizes.len() - 1)]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_is_in_the_order_of_the_actions() {
        for (index, action) in Action::all().enumerate() {
            assert_eq!(action as usize, index, "{action:?}");
        }
        assert_eq!(Action::all().last(), Some(Action::About));
    }

    #[test]
    fn no_key_does_two_things() {
        let mut seen = Vec::new();
        for shortcut in Action::all().flat_map(Action::keys) {
            assert!(!seen.contains(shortcut), "{shortcut:?}");
            seen.push(*shortcut);
        }
    }

    #[test]
    fn every_action_has_a_name() {
        for action in Action::all() {
            assert!(crate::app::catalogue::has(action.row().text), "{action:?}");
        }
        for group in Group::ALL {
            assert!(crate::app::catalogue::has(group.text()), "{group:?}");
        }
    }

    #[test]
    fn sizes_stay_within_their_bounds() {
        assert_eq!(neighbour(100, 1), 110);
        assert_eq!(neighbour(100, -1), 90);
        assert_eq!(neighbour(75, -1), 75);
        assert_eq!(neighbour(200, 1), 200);
        assert_eq!(neighbour(5000, -1), 175);
    }
}
