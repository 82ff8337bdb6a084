//! What an action does: the message it stands for, and whether that would do something as things stand.

use super::Action;
use crate::app::action::{GameAction, ReplayAction};
use crate::app::annotate::AnnotateAction;
use crate::app::catalogue::tr;
use crate::app::dialogs::Page;
use crate::app::document::EditAction;
use crate::app::editor::EditorAction;
use crate::app::files::{ClipboardAction, FileAction};
use crate::app::message::{Message, ThreeAction, TypeMove};
use crate::app::model::Model;
use crate::app::online::OnlineAction;
use crate::app::settings::{Setting, Settings};
use crate::app::study::StudyAction;
use crate::game::{Comment, Nag};

/// The marks of a move, each with its action.
const MARKS: [(Action, Nag); 6] = [
    (Action::MarkGood, Nag::GOOD),
    (Action::MarkMistake, Nag::MISTAKE),
    (Action::MarkBrilliant, Nag::BRILLIANT),
    (Action::MarkBlunder, Nag::BLUNDER),
    (Action::MarkInteresting, Nag::INTERESTING),
    (Action::MarkDubious, Nag::DUBIOUS),
];

impl Action {
    /// What it is called in a menu, as things stand.
    pub fn name_now(self, model: &Model) -> String {
        match self {
            Self::SetUp if model.editor().is_some() => tr("action-set-up-done"),
            Self::Save if model.has_match() => tr("action-save-match"),
            Self::TakeBack if model.brings_back(GameAction::TakeBack) => tr("action-undo-opening"),
            Self::Redo if model.brings_back(GameAction::Redo) => tr("action-redo-opening"),
            Self::TakeBack if model.undoes_edit() => tr("action-undo"),
            Self::Pause if model.is_untimed() && model.is_ready() => tr("action-start-game"),
            Self::Pause if model.can_resume() => tr("action-resume-game"),
            Self::Pause if model.is_untimed() && model.is_standing() => tr("action-resume-game"),
            Self::Pause if model.is_untimed() => tr("action-pause-game"),
            Self::Pause if model.is_standing() => tr("action-start-clocks"),
            Self::Analyse if model.is_analysing() => tr("action-analyse-stop"),
            Self::LockAnalysis if model.is_analysis_locked() => tr("action-unlock-analysis"),
            Self::Report if model.is_reporting() => tr("action-report-stop"),
            Self::Report if model.has_report() => tr("action-report-again"),
            Self::Threat if model.shows_threat() => tr("action-threat-stop"),
            Self::Mute if model.settings().muted => tr("action-unmute"),
            Self::Autoplay if model.is_autoplaying() => tr("action-autoplay-stop"),
            _ => self.name(),
        }
    }

    /// The action that gives a move this glyph.
    pub fn of_glyph(nag: Nag) -> Option<Self> {
        MARKS.iter().find(|(_, other)| *other == nag).map(|(action, _)| *action)
    }

    /// The action that takes this step in playing the game.
    pub fn of_step(step: GameAction, model: &Model) -> Option<Self> {
        Self::all()
            .find(|action| matches!(action.message(model), Some(Message::Game(other)) if other == step))
    }

    fn glyph(self) -> Option<Nag> {
        MARKS.iter().find(|(action, _)| *action == self).map(|(_, nag)| *nag)
    }

    /// Whether it would do something now.
    pub fn is_enabled(self, model: &Model) -> bool {
        self.message(model).is_none_or(|message| model.can(&message))
    }

    /// The reason why it would do nothing now; `None` if it would do something.
    pub fn why_disabled(self, model: &Model) -> Option<String> {
        Some(model.why_not(&self.message(model)?)?.to_string())
    }

    /// What to tell the program; `None` for the actions that concern the window alone.
    pub fn message(self, model: &Model) -> Option<Message> {
        let settings = model.settings();
        Some(match self {
            Self::New => Message::Game(GameAction::New),
            Self::NewThree => Message::Three(ThreeAction::New),
            Self::Online => Message::Online(OnlineAction::Open),
            Self::Rematch => Message::Game(GameAction::Rematch),
            Self::NextMatchGame => Message::Game(GameAction::NextGame),
            Self::Continue => Message::Game(GameAction::Continue),
            Self::Study => Message::Game(GameAction::Study),
            Self::SetUp if model.editor().is_some() => Message::Editor(EditorAction::Close),
            Self::SetUp => Message::Editor(EditorAction::Open),
            Self::PlayFromHere => Message::Game(GameAction::PlayFromHere),
            Self::Hint => Message::Game(GameAction::Hint),
            Self::PlayForPerson => Message::Game(GameAction::PlayForPerson),
            Self::SwitchSides => Message::Game(GameAction::SwitchSides),
            Self::Threat => Message::Study(StudyAction::Threat),
            Self::Pause => Message::Game(GameAction::PauseOrResume),
            Self::TakeBack => Message::Game(GameAction::TakeBack),
            Self::Redo => Message::Game(GameAction::Redo),
            Self::OfferDraw => Message::Game(GameAction::OfferDraw),
            Self::Accept => Message::Game(GameAction::Accept),
            Self::Decline => Message::Game(GameAction::Decline),
            Self::ClaimDraw => Message::Game(GameAction::ClaimDraw),
            Self::Resign => Message::Game(GameAction::Resign),
            Self::MoveNow => Message::Game(GameAction::MoveNow),
            Self::TypeMove => Message::TypeMove(TypeMove::Open(String::new())),
            Self::Open => Message::File(FileAction::Open),
            Self::Save => Message::File(FileAction::Save),
            Self::SaveAs => Message::File(FileAction::SaveAs),
            Self::Scoresheet => Message::File(FileAction::Scoresheet),
            Self::ChooseGame => Message::File(FileAction::ChooseGame),
            Self::PreviousGame => Message::File(FileAction::PreviousGame),
            Self::NextGame => Message::File(FileAction::NextGame),
            Self::CopyPosition => Message::Clipboard(ClipboardAction::CopyPosition),
            Self::CopyGame => Message::Clipboard(ClipboardAction::CopyGame),
            Self::Paste => Message::Clipboard(ClipboardAction::Paste),
            Self::Quit => Message::File(FileAction::Quit),
            Self::Analyse => Message::Study(StudyAction::Analyse),
            Self::LockAnalysis => Message::Study(StudyAction::Lock),
            Self::PlayBest => Message::Study(StudyAction::PlayBest),
            Self::Report => Message::Study(StudyAction::Report),
            Self::First => Message::Replay(ReplayAction::First),
            Self::Previous => Message::Replay(ReplayAction::Previous),
            Self::Autoplay => Message::Replay(ReplayAction::Autoplay),
            Self::Next => Message::Replay(ReplayAction::Next),
            Self::Last => Message::Replay(ReplayAction::Last),
            Self::PreviousVariation => Message::Replay(ReplayAction::Sideways { forward: false }),
            Self::NextVariation => Message::Replay(ReplayAction::Sideways { forward: true }),
            Self::Promote => Message::Edit(EditAction::Promote(model.shown_node())),
            Self::Delete => Message::Edit(EditAction::Delete(model.shown_node())),
            Self::MarkGood
            | Self::MarkMistake
            | Self::MarkBrilliant
            | Self::MarkBlunder
            | Self::MarkInteresting
            | Self::MarkDubious => Message::Edit(EditAction::Glyph(model.shown_node(), self.glyph()?)),
            Self::Comment => comment(model, Comment::After),
            Self::CommentBefore => comment(model, Comment::Before),
            Self::ClearShapes => Message::Edit(EditAction::ClearShapes(model.shown_node())),
            Self::Header => Message::Annotate(AnnotateAction::Header),
            Self::Flip => Message::Flip,
            Self::Mute => Message::Setting(Setting::Muted(!settings.muted)),
            Self::Panel => Message::Setting(Setting::Panel(!settings.panel)),
            Self::FullScreen | Self::Board => return None,
            Self::Larger => Message::Setting(Setting::Scale(neighbour(settings.scale, 1))),
            Self::Smaller => Message::Setting(Setting::Scale(neighbour(settings.scale, -1))),
            Self::UsualSize => Message::Setting(Setting::Scale(100)),
            Self::Engines => Message::Show(Page::Engines),
            Self::Settings => Message::Show(Page::Settings),
            Self::Rules => Message::Show(Page::Rules),
            Self::Blind => Message::Show(Page::Blind),
            Self::OnlineHelp => Message::Show(Page::Online),
            Self::Keys => Message::Show(Page::Keys),
            Self::About => Message::Show(Page::About),
        })
    }
}

/// Begins to type a comment on the move shown.
fn comment(model: &Model, place: Comment) -> Message {
    Message::Annotate(AnnotateAction::Comment { node: model.shown_node(), place })
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
    use crate::app::dialogs::DialogAction;
    use crate::app::update::update;

    /// In a game, a study, the editor and a game for three.
    #[test]
    fn every_greyed_action_gives_a_reason() {
        let mut model = Model::new(Settings::default());
        let mut reasons = std::collections::BTreeSet::new();
        let mut look = |model: &Model| {
            for action in Action::all().filter(|action| !action.is_enabled(model)) {
                let why = action.why_disabled(model);
                reasons.insert(why.unwrap_or_else(|| panic!("{action:?} says nothing")));
            }
        };
        look(&model);
        let now = std::time::Duration::ZERO;
        for message in [
            Message::Editor(EditorAction::Open),
            Message::Editor(EditorAction::Close),
            Message::Three(ThreeAction::New),
            Message::Dialog(DialogAction::StartThree),
            Message::File(FileAction::OpenTournaments),
        ] {
            update(&mut model, message, now);
            look(&model);
        }
        assert!(reasons.len() > 15, "{reasons:?}");
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
