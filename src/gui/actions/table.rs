//! The table of actions: for each its name, its keys, and where the page of keys shows it.

use egui::{Key, KeyboardShortcut, Modifiers};

use super::Action;
use crate::app::catalogue::tr;

/// What the page of keys puts together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Group {
    /// Playing.
    Game,
    /// Files and the clipboard.
    File,
    /// Looking through a game.
    Replay,
    /// Saying something about a game.
    Annotate,
    /// The window.
    View,
}

impl Group {
    /// Every group, in the order of the page.
    pub const ALL: [Self; 5] = [Self::Game, Self::Replay, Self::Annotate, Self::File, Self::View];

    /// The key of its heading in the catalogue.
    pub fn text(self) -> &'static str {
        match self {
            Self::Game => "keys-game",
            Self::File => "keys-file",
            Self::Replay => "keys-replay",
            Self::Annotate => "keys-annotate",
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

const fn shift(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::SHIFT, key)
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
static TABLE: [Row; 72] = [
    row(Action::New, Group::Game, "action-new", &[command(Key::N)]),
    row(Action::NewThree, Group::Game, "action-new-three", &[]),
    row(Action::Online, Group::Game, "action-online", &[]),
    row(Action::Rematch, Group::Game, "action-rematch", &[]),
    row(Action::NextMatchGame, Group::Game, "action-next-match-game", &[]),
    row(Action::Continue, Group::Game, "action-continue", &[]),
    row(Action::Study, Group::Game, "action-study", &[]),
    row(Action::SetUp, Group::Game, "action-set-up", &[command(Key::E)]),
    row(Action::PlayFromHere, Group::Game, "action-play-from-here", &[]),
    row(Action::Pause, Group::Game, "action-pause", &[command(Key::P)]),
    row(Action::TakeBack, Group::Game, "action-take-back", &[command(Key::Z)]),
    row(Action::Redo, Group::Game, "action-redo", &[command_shift(Key::Z), command(Key::Y)]),
    row(Action::OfferDraw, Group::Game, "action-offer-draw", &[]),
    row(Action::Accept, Group::Game, "action-accept", &[key(Key::Y)]),
    row(Action::Decline, Group::Game, "action-decline", &[key(Key::N)]),
    row(Action::ClaimDraw, Group::Game, "action-claim-draw", &[]),
    row(Action::Resign, Group::Game, "action-resign", &[]),
    row(Action::MoveNow, Group::Game, "action-move-now", &[command(Key::Enter)]),
    row(Action::Hint, Group::Game, "action-hint", &[command(Key::H)]),
    row(Action::PlayForPerson, Group::Game, "action-play-for-person", &[]),
    row(Action::SwitchSides, Group::Game, "action-switch-sides", &[]),
    row(Action::TypeMove, Group::Game, "action-type-move", &[key(Key::M), key(Key::Slash)]),
    row(Action::Board, Group::Game, "action-board", &[key(Key::Enter)]),
    row(Action::Open, Group::File, "action-open", &[command(Key::O)]),
    row(Action::Save, Group::File, "action-save", &[command(Key::S)]),
    row(Action::SaveAs, Group::File, "action-save-as", &[command_shift(Key::S)]),
    row(Action::Scoresheet, Group::File, "action-scoresheet", &[]),
    row(Action::ChooseGame, Group::File, "action-choose-game", &[command(Key::G)]),
    row(Action::PreviousGame, Group::File, "action-previous-game", &[key(Key::PageUp)]),
    row(Action::NextGame, Group::File, "action-next-game", &[key(Key::PageDown)]),
    // Ctrl+C, Ctrl+V and Ctrl+Q arrive as events of their own, so that the platform's other keys for them work too.
    row(Action::CopyPosition, Group::File, "action-copy-position", &[command(Key::C)]),
    row(Action::CopyGame, Group::File, "action-copy-game", &[command_shift(Key::C)]),
    row(Action::Paste, Group::File, "action-paste", &[command(Key::V)]),
    row(Action::Quit, Group::File, "action-quit", &[command(Key::Q)]),
    row(Action::Analyse, Group::Replay, "action-analyse", &[key(Key::L)]),
    row(Action::LockAnalysis, Group::Replay, "action-lock-analysis", &[]),
    row(Action::Threat, Group::Replay, "action-threat", &[key(Key::X)]),
    // While there is no best move, the key is that of autoplay.
    row(Action::PlayBest, Group::Replay, "action-play-best", &[key(Key::Space)]),
    row(Action::Report, Group::Replay, "action-report", &[command(Key::R)]),
    row(Action::First, Group::Replay, "action-first", &[key(Key::Home), key(Key::ArrowUp)]),
    row(Action::Previous, Group::Replay, "action-previous", &[key(Key::ArrowLeft), key(Key::K)]),
    row(Action::Autoplay, Group::Replay, "action-autoplay", &[key(Key::Space)]),
    row(Action::Next, Group::Replay, "action-next", &[key(Key::ArrowRight), key(Key::J)]),
    row(Action::Last, Group::Replay, "action-last", &[key(Key::End), key(Key::ArrowDown)]),
    row(Action::PreviousVariation, Group::Replay, "action-previous-variation", &[shift(Key::ArrowUp)]),
    row(Action::NextVariation, Group::Replay, "action-next-variation", &[shift(Key::ArrowDown)]),
    row(Action::Promote, Group::Replay, "action-promote", &[command(Key::ArrowUp)]),
    row(Action::Delete, Group::Replay, "action-delete", &[key(Key::Delete)]),
    row(Action::MarkGood, Group::Annotate, "glyph-good", &[key(Key::Num1)]),
    row(Action::MarkMistake, Group::Annotate, "glyph-mistake", &[key(Key::Num2)]),
    row(Action::MarkBrilliant, Group::Annotate, "glyph-brilliant", &[key(Key::Num3)]),
    row(Action::MarkBlunder, Group::Annotate, "glyph-blunder", &[key(Key::Num4)]),
    row(Action::MarkInteresting, Group::Annotate, "glyph-interesting", &[key(Key::Num5)]),
    row(Action::MarkDubious, Group::Annotate, "glyph-dubious", &[key(Key::Num6)]),
    row(Action::Comment, Group::Annotate, "action-comment", &[key(Key::D)]),
    row(Action::CommentBefore, Group::Annotate, "action-comment-before", &[shift(Key::D)]),
    row(Action::ClearShapes, Group::Annotate, "action-clear-shapes", &[command(Key::L)]),
    row(Action::Header, Group::Annotate, "action-header", &[]),
    row(Action::Flip, Group::View, "action-flip", &[key(Key::F)]),
    row(Action::Mute, Group::View, "action-mute", &[command(Key::M)]),
    row(Action::Panel, Group::View, "action-panel", &[key(Key::F9)]),
    row(Action::FullScreen, Group::View, "action-full-screen", &[key(Key::F11)]),
    row(Action::Larger, Group::View, "action-larger", &[command(Key::Plus), command(Key::Equals)]),
    row(Action::Smaller, Group::View, "action-smaller", &[command(Key::Minus)]),
    row(Action::UsualSize, Group::View, "action-usual-size", &[command(Key::Num0)]),
    row(Action::Engines, Group::View, "action-engines", &[]),
    row(Action::Settings, Group::View, "action-settings", &[command(Key::Comma)]),
    row(Action::Rules, Group::View, "action-rules", &[]),
    row(Action::Blind, Group::View, "action-blind", &[]),
    row(Action::OnlineHelp, Group::View, "action-online-help", &[]),
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

    /// What the settings file calls it.
    pub fn id(self) -> &'static str {
        let text = self.row().text;
        text.strip_prefix("action-").unwrap_or(text)
    }

    /// The keys that do it as long as no others are chosen, the one shown first.
    pub fn usual_keys(self) -> &'static [KeyboardShortcut] {
        self.row().keys
    }
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
        // These two share one: which of them it means is seen from the analysis.
        assert_eq!(Action::PlayBest.usual_keys(), Action::Autoplay.usual_keys());
        for shortcut in
            Action::all().filter(|&action| action != Action::PlayBest).flat_map(Action::usual_keys)
        {
            assert!(!seen.contains(shortcut), "{shortcut:?}");
            seen.push(*shortcut);
        }
    }

    #[test]
    fn every_action_has_a_name() {
        let ids: std::collections::BTreeSet<_> = Action::all().map(Action::id).collect();
        assert_eq!(ids.len(), TABLE.len(), "each has one of its own in the settings");
        for action in Action::all() {
            assert!(crate::app::catalogue::has(action.row().text), "{action:?}");
        }
        for group in Group::ALL {
            assert!(crate::app::catalogue::has(group.text()), "{group:?}");
        }
    }
}
