//! Actions in the open game: the name of each, whether it would do something, and its button.

use egui::{Response, Ui};

use super::{Action, Out};
use crate::app::game::{EditAction, GameAction};
use crate::app::model::{Message, Model};
use crate::app::play::Play;
use crate::app::text::tr;
use crate::game::Nag;
use crate::gui::style::widgets;
pub use crate::gui::style::widgets::Face;

impl Action {
    /// The name in a menu, in the present state of the program.
    pub fn name_now(self, model: &Model) -> String {
        let studied = |is: fn(&Play) -> bool| model.study().is_some_and(is);
        match self {
            Self::SetUp if model.editor().is_some() => tr("action-set-up-done"),
            Self::Save if model.has_match() => tr("action-save-match"),
            Self::TakeBack if model.library().is_some() => tr("action-undo"),
            Self::TakeBack if model.brings_back(GameAction::TakeBack) => tr("action-undo-opening"),
            Self::Redo if model.brings_back(GameAction::Redo) => tr("action-redo-opening"),
            Self::TakeBack if model.takes_out(GameAction::TakeBack) => tr("action-leave-as-it-was"),
            Self::TakeBack if model.undoes_edit() => tr("action-undo"),
            Self::Pause if model.is_untimed() && model.is_ready() => tr("action-start-game"),
            Self::Pause if model.can_resume() => tr("action-resume-game"),
            Self::Pause if model.is_untimed() && model.is_standing() => tr("action-resume-game"),
            Self::Pause if !model.is_untimed() && model.is_standing() => tr("action-start-clocks"),
            Self::Analyse if studied(Play::is_analysing) => tr("action-analyse-stop"),
            Self::LockAnalysis if studied(Play::is_analysis_locked) => tr("action-unlock-analysis"),
            Self::Report if studied(Play::is_reporting) => tr("action-report-stop"),
            Self::Report if studied(Play::has_report) => tr("action-report-again"),
            Self::Threat if studied(Play::shows_threat) => tr("action-threat-stop"),
            Self::Explore if model.is_exploring() => tr("action-explore-hide"),
            Self::Mute if model.settings().muted => tr("action-unmute"),
            Self::Autoplay if model.is_autoplaying() => tr("action-autoplay-stop"),
            _ => self.name(),
        }
    }

    /// The word beside its icon on a button.
    pub fn word(self, model: &Model) -> String {
        match self {
            Self::TakeBack if model.undoes_edit() => tr("action-undo"),
            Self::TakeBack => tr("word-take-back"),
            Self::OfferDraw => tr("word-draw"),
            Self::Flip => tr("word-flip"),
            Self::Report => self.name_now(model),
            Self::Study => tr("word-study"),
            Self::PlayAgain => tr("word-play-again"),
            _ => self.name(),
        }
    }

    /// Whether the action is a switch that is on.
    fn is_on(self, model: &Model) -> bool {
        model.study().is_some_and(|study| match self {
            Self::Analyse => study.is_analysing(),
            Self::LockAnalysis => study.is_analysis_locked(),
            Self::Report => study.is_reporting(),
            Self::Threat => study.shows_threat(),
            _ => false,
        })
    }

    /// The action that gives a move this glyph.
    pub fn of_glyph(nag: Nag, model: &Model) -> Option<Self> {
        let gives = |message| matches!(message, Message::Edit(EditAction::Glyph(_, other)) if other == nag);
        Self::all().find(|action| action.message(model).is_some_and(gives))
    }

    /// The action that takes this step in playing the game.
    pub fn of_step(step: GameAction, model: &Model) -> Option<Self> {
        Self::all()
            .find(|action| matches!(action.message(model), Some(Message::Game(other)) if other == step))
    }

    /// Whether it would do something now.
    pub fn is_enabled(self, model: &Model) -> bool {
        self.message(model).is_none_or(|message| model.can(message))
    }

    /// The reason why it would do nothing now; `None` if it would do something.
    pub fn why_disabled(self, model: &Model) -> Option<String> {
        Some(model.check(&self.message(model)?).err()?.to_string())
    }
}

/// A button of this face, which stays pressed while its switch is on. Its tooltip has its name and key, and why it is
/// greyed, if it is.
pub fn icon_button(ui: &mut Ui, model: &Model, action: Action, face: Face, out: &mut Out) {
    let why_not = action.why_disabled(model);
    let face = Face { is_on: action.is_on(model), ..face };
    let response = widgets::face_button(ui, face, &action.name_now(model), why_not.is_none());
    act_by(response, model, action, why_not.as_deref(), out);
}

/// A switch for an action that goes on until it is switched off.
pub fn switch_ui(ui: &mut Ui, model: &Model, action: Action, out: &mut Out) {
    let (is_on, why_not) = (action.is_on(model), action.why_disabled(model));
    let name = action.name_now(model);
    let switch = widgets::greyable(ui, why_not.is_none(), |ui| widgets::switch(ui, &name, is_on));
    act_by(switch, model, action, why_not.as_deref(), out);
}

/// Does what a click on the widget of an action asks for, and gives the widget its tooltip, with the reason why it does
/// nothing now.
fn act_by(response: Response, model: &Model, action: Action, why_not: Option<&str>, out: &mut Out) {
    if let Some(why) = why_not {
        widgets::describe(&response, &why);
    }
    let tooltip = |ui: &mut Ui| {
        ui.label(action.tooltip(ui.ctx(), model));
        if let Some(why) = why_not {
            widgets::hint(ui, why);
        }
    };
    if response.on_hover_ui(tooltip).on_disabled_hover_ui(tooltip).clicked() {
        out.act(action);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::context::DialogAction;
    use crate::app::library::{Collection, FileAction};
    use crate::app::model::EditorAction;
    use crate::app::settings::Settings;
    use crate::app::update;
    use crate::lessons::Game;

    /// In a game, a study, the editor and a three-player game.
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
            Message::NewGame(Game::Three),
            Message::Dialog(DialogAction::StartGame),
            Message::File(FileAction::OpenRecorded(Collection::Tournaments, None)),
        ] {
            update(&mut model, message, now);
            look(&model);
        }
        assert!(reasons.len() > 15, "{reasons:?}");
    }
}
