//! The table of actions: the name, the keys, the message and the group of each.

use egui::{Key, KeyboardShortcut, Modifiers};

use crate::app::board::TypeMove;
use crate::app::context::Page;
use crate::app::game::{AnnotateAction, EditAction, GameAction, ReplayAction};
use crate::app::library::{ClipboardAction, ExploreAction, Export, FileAction};
use crate::app::model::{EditorAction, LearnAction, Message, Model, PuzzleAction};
use crate::app::online::{MailAction, OnlineAction};
use crate::app::play::StudyAction;
use crate::app::settings::Settings;
use crate::app::text::{keys, tr};
use crate::game::{Comment, Nag};
use crate::lessons::Game;

/// Something a person can ask for at any time, and its row of the table: its name in the catalogue, its keys, and the
/// message it sends. An action without a message concerns the window alone.
macro_rules! actions {
    (@message) => { None };
    (@message |$model:pat_param| $message:expr) => { Some(|$model: &Model| Message::from($message)) };
    ($($group:ident { $($name:ident, $text:literal, [$($key:expr),*] $(, |$model:pat_param| $message:expr)?;)+ })+) => {
        /// Something that a person can ask for at any time.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Action {
            $($(
                #[doc = concat!("The action named by `", $text, "` in the catalogue.")]
                $name,
            )+)+
        }

        /// In the order of [`Action`].
        static TABLE: &[Row] = &[$($(Row {
            action: Action::$name,
            group: Group::$group,
            text: $text,
            keys: &[$($key),*],
            message: actions!(@message $(|$model| $message)?),
        },)+)+];
    };
}

/// The sections of the page of keys.
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

keys!(impl Group {
    Game => "keys-game",
    Replay => "keys-replay",
    Annotate => "keys-annotate",
    File => "keys-file",
    View => "keys-view",
});

/// A row of the table.
#[derive(Debug)]
struct Row {
    action: Action,
    group: Group,
    /// The key of its name in the catalogue.
    text: &'static str,
    /// The keys that do it; the first one is shown.
    keys: &'static [KeyboardShortcut],
    /// The message it sends; `None` for the actions that concern the window alone.
    message: Option<fn(&Model) -> Message>,
}

const fn key(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::NONE, key)
}

const fn shift(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::SHIFT, key)
}

const fn command(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::COMMAND, key)
}

const fn command_shift(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::COMMAND.plus(Modifiers::SHIFT), key)
}

actions! {
    Game {
        New, "action-new", [command(Key::N)], |_| GameAction::New;
        NewThree, "action-new-three", [], |_| Message::NewGame(Game::Three);
        Online, "action-online", [], |_| OnlineAction::Open;
        Mail, "action-mail", [], |_| MailAction::Open;
        SendMail, "action-send-mail", [], |_| MailAction::Write;
        Rematch, "action-rematch", [], |_| GameAction::Rematch;
        NextMatchGame, "action-next-match-game", [], |_| GameAction::NextGame;
        Continue, "action-continue", [], |_| GameAction::Continue;
        Study, "action-study", [], |_| GameAction::Study;
        LeaveAsItWas, "action-leave-as-it-was", [], |_| GameAction::LeaveAsItWas;
        SetUp, "action-set-up", [command(Key::E)],
            |model| if model.editor().is_some() { EditorAction::Close } else { EditorAction::Open };
        PlayFromHere, "action-play-from-here", [], |_| GameAction::PlayFromHere;
        Pause, "action-pause", [command(Key::P)], |_| GameAction::PauseOrResume;
        TakeBack, "action-take-back", [command(Key::Z)], |_| GameAction::TakeBack;
        Redo, "action-redo", [command_shift(Key::Z), command(Key::Y)], |_| GameAction::Redo;
        OfferDraw, "action-offer-draw", [], |_| GameAction::OfferDraw;
        Accept, "action-accept", [key(Key::Y)], |_| GameAction::Accept;
        Decline, "action-decline", [key(Key::N)], |_| GameAction::Decline;
        ClaimDraw, "action-claim-draw", [], |_| GameAction::ClaimDraw;
        Resign, "action-resign", [], |_| GameAction::Resign;
        MoveNow, "action-move-now", [command(Key::Enter)], |_| GameAction::MoveNow;
        Hint, "action-hint", [command(Key::H)], |_| GameAction::Hint;
        PlayForPerson, "action-play-for-person", [], |_| GameAction::PlayForPerson;
        SwitchSides, "action-switch-sides", [], |_| GameAction::SwitchSides;
        TypeMove, "action-type-move", [key(Key::M), key(Key::Slash)], |_| TypeMove::Open(String::new());
        Board, "action-board", [key(Key::Enter)];
    }
    File {
        Open, "action-open", [command(Key::O)], |_| FileAction::Open;
        Save, "action-save", [command(Key::S)], |_| FileAction::Save;
        SaveAs, "action-save-as", [command_shift(Key::S)], |_| FileAction::SaveAs;
        PrintGame, "action-print-game", [], |_| FileAction::Export(Export::Page);
        Scoresheet, "action-scoresheet", [], |_| FileAction::Export(Export::Scoresheet);
        SavePicture, "action-save-picture", [], |_| FileAction::Export(Export::Picture);
        SaveAnimation, "action-save-animation", [], |_| FileAction::Export(Export::Animation);
        OwnGames, "action-own-games", [command_shift(Key::G)], |_| FileAction::OwnGames;
        TypeIn, "action-type-in", [], |_| FileAction::TypeIn;
        TypeNext, "action-type-next", [command_shift(Key::Enter)], |_| FileAction::TypeNext;
        ChooseGame, "action-choose-game", [command(Key::G)], |_| FileAction::ChooseGame;
        PreviousGame, "action-previous-game", [key(Key::PageUp)], |_| FileAction::PreviousGame;
        NextGame, "action-next-game", [key(Key::PageDown)], |_| FileAction::NextGame;
        // Ctrl+C, Ctrl+V and Ctrl+Q arrive as events of their own, so that the platform's other keys for them work too.
        CopyPosition, "action-copy-position", [command(Key::C)], |_| ClipboardAction::CopyPosition;
        CopyGame, "action-copy-game", [command_shift(Key::C)], |_| ClipboardAction::CopyGame;
        CopyPicture, "action-copy-picture", [], |_| ClipboardAction::CopyPicture;
        Paste, "action-paste", [command(Key::V)], |_| ClipboardAction::Paste;
        Quit, "action-quit", [command(Key::Q)], |_| FileAction::Quit;
    }
    Replay {
        Analyse, "action-analyse", [key(Key::L)], |_| StudyAction::Analyse;
        LockAnalysis, "action-lock-analysis", [], |_| StudyAction::Lock;
        Threat, "action-threat", [key(Key::X)], |_| StudyAction::Threat;
        // Without a best move the key starts autoplay.
        PlayBest, "action-play-best", [key(Key::Space)], |_| StudyAction::AddLine { line: 0, plies: 1 };
        SayEvaluation, "action-say-evaluation", [key(Key::E)], |_| StudyAction::Say;
        Explore, "action-explore", [key(Key::B)], |_| ExploreAction::Toggle;
        Report, "action-report", [command(Key::R)], |_| StudyAction::Report;
        PreviousMistake, "action-previous-mistake", [shift(Key::ArrowLeft)],
            |_| StudyAction::Mistake { forward: false };
        NextMistake, "action-next-mistake", [shift(Key::ArrowRight)],
            |_| StudyAction::Mistake { forward: true };
        PlayAgain, "action-play-again", [], |_| StudyAction::PlayAgain;
        Mistakes, "action-mistakes", [], |_| PuzzleAction::Mistakes;
        MakePuzzle, "action-make-puzzle", [], |_| PuzzleAction::Make;
        First, "action-first", [key(Key::Home), key(Key::ArrowUp)], |_| ReplayAction::First;
        Previous, "action-previous", [key(Key::ArrowLeft), key(Key::K)], |_| ReplayAction::Previous;
        Autoplay, "action-autoplay", [key(Key::Space)], |_| ReplayAction::Autoplay;
        Next, "action-next", [key(Key::ArrowRight), key(Key::J)], |_| ReplayAction::Next;
        Last, "action-last", [key(Key::End), key(Key::ArrowDown)], |_| ReplayAction::Last;
        PreviousVariation, "action-previous-variation", [shift(Key::ArrowUp)],
            |_| ReplayAction::Sideways { forward: false };
        NextVariation, "action-next-variation", [shift(Key::ArrowDown)],
            |_| ReplayAction::Sideways { forward: true };
        Promote, "action-promote", [command(Key::ArrowUp)], |model| EditAction::Promote(model.shown_node());
        Delete, "action-delete", [key(Key::Delete)], |model| EditAction::Delete(model.shown_node());
    }
    Annotate {
        MarkGood, "glyph-good", [key(Key::Num1)], |model| glyph(model, Nag::GOOD);
        MarkMistake, "glyph-mistake", [key(Key::Num2)], |model| glyph(model, Nag::MISTAKE);
        MarkBrilliant, "glyph-brilliant", [key(Key::Num3)], |model| glyph(model, Nag::BRILLIANT);
        MarkBlunder, "glyph-blunder", [key(Key::Num4)], |model| glyph(model, Nag::BLUNDER);
        MarkInteresting, "glyph-interesting", [key(Key::Num5)], |model| glyph(model, Nag::INTERESTING);
        MarkDubious, "glyph-dubious", [key(Key::Num6)], |model| glyph(model, Nag::DUBIOUS);
        Comment, "action-comment", [key(Key::D)], |model| comment(model, Comment::After);
        CommentBefore, "action-comment-before", [shift(Key::D)], |model| comment(model, Comment::Before);
        ClearShapes, "action-clear-shapes", [command(Key::L)],
            |model| EditAction::ClearShapes(model.shown_node());
        Header, "action-header", [], |_| AnnotateAction::Header;
    }
    View {
        Flip, "action-flip", [key(Key::F)], |_| Message::Flip;
        Mute, "action-mute", [command(Key::M)],
            |model| set(model, |settings| settings.muted = !settings.muted);
        Panel, "action-panel", [key(Key::F9)],
            |model| set(model, |settings| settings.panel = !settings.panel);
        FullScreen, "action-full-screen", [key(Key::F11)];
        Larger, "action-larger", [command(Key::Plus), command(Key::Equals)],
            |model| set(model, |settings| settings.scale = neighbour(settings.scale, 1));
        Smaller, "action-smaller", [command(Key::Minus)],
            |model| set(model, |settings| settings.scale = neighbour(settings.scale, -1));
        UsualSize, "action-usual-size", [command(Key::Num0)],
            |model| set(model, |settings| settings.scale = 100);
        Engines, "action-engines", [], |_| Message::Show(Page::Engines);
        Settings, "action-settings", [command(Key::Comma)], |_| Message::Show(Page::Settings);
        Puzzles, "action-puzzles", [], |_| PuzzleAction::Open;
        Learn, "action-learn", [], |_| LearnAction::Open;
        Rules, "action-rules", [], |_| Message::Show(Page::Rules);
        Blind, "action-blind", [], |_| Message::Show(Page::Blind);
        OnlineHelp, "action-online-help", [], |_| Message::Show(Page::Online);
        Keys, "action-keys", [key(Key::F1), key(Key::Questionmark)], |_| Message::Show(Page::Keys);
        About, "action-about", [], |_| Message::Show(Page::About);
    }
}

/// Gives the move shown this glyph.
fn glyph(model: &Model, nag: Nag) -> EditAction {
    EditAction::Glyph(model.shown_node(), nag)
}

/// Begins to type a comment on the move shown.
fn comment(model: &Model, place: Comment) -> AnnotateAction {
    AnnotateAction::Comment { node: model.shown_node(), place }
}

fn set(model: &Model, change: impl FnOnce(&mut Settings)) -> Message {
    Message::set(model.settings(), change)
}

/// The next size of everything in the window, `step` sizes away.
fn neighbour(scale: u16, step: isize) -> u16 {
    let sizes = Settings::SCALES;
    let here = sizes.iter().position(|&size| size >= scale).unwrap_or(sizes.len() - 1);
    sizes[here.saturating_add_signed(step).min(sizes.len() - 1)]
}

impl Action {
    /// Every action, in the order of the table.
    pub fn all() -> impl Iterator<Item = Self> {
        TABLE.iter().map(|row| row.action)
    }

    fn row(self) -> &'static Row {
        &TABLE[self as usize]
    }

    /// The title.
    pub fn name(self) -> String {
        tr(self.row().text)
    }

    /// The action's section on the page of keys.
    pub fn group(self) -> Group {
        self.row().group
    }

    /// The message of the action; `None` for the actions of the window alone.
    pub fn message(self, model: &Model) -> Option<Message> {
        self.row().message.map(|message| message(model))
    }

    /// The action's name in the settings file.
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
            assert!(crate::app::text::has(action.row().text), "{action:?}");
        }
        for group in Group::ALL {
            assert!(crate::app::text::has(group.key()), "{group:?}");
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
