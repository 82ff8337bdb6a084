//! The tabs at the right of the bar: board, lessons, puzzles, games.

use egui::{Ui, vec2};

use crate::app::library::{FileAction, LibraryAction};
use crate::app::model::{EditorAction, LearnAction, Message, Model, PuzzleAction, Top};
use crate::app::text::{keys, tr};
use crate::gui::actions::Out;
use crate::gui::style::icons::Icon;
use crate::gui::style::tab::{self, Face};
use crate::gui::style::theme::{Colors, space};
use crate::gui::style::widgets;

/// A screen that has a tab.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Tab {
    Board,
    Lessons,
    Puzzles,
    Games,
}

keys!(impl Tab {
    Board => "tab-board",
    Lessons => "action-learn",
    Puzzles => "action-puzzles",
    Games => "tab-games",
});

/// Width of a tab without a word.
const ICON: f32 = tab::ICON + 2.0 * space::S;
/// Distance between two tabs.
const GAP: f32 = space::XS;
/// Room beside the tabs with words: between the menus and them, and for a state in the bar.
const BESIDE: [f32; 2] = [60.0, 260.0];

/// The tabs as there is room for them: with words, as icons, or none.
pub struct Tabs {
    words: [String; 4],
    has_words: bool,
    /// That of all tabs.
    pub width: f32,
}

impl Tabs {
    /// The tabs that this width has room for. `has_state`: the bar has the state of what is on the screen, too.
    pub fn fit(ui: &Ui, room: f32, has_state: bool) -> Option<Tabs> {
        let words = Tab::ALL.map(|tab| tr(tab.key()));
        let beside = |word: &String| Face::width(ui, word) + GAP;
        let (icons, all) = (4.0 * (ICON + GAP), words.iter().map(beside).sum::<f32>());
        let has_words = all + BESIDE[usize::from(has_state)] <= room;
        let width = if has_words { all } else { icons };
        (width <= room).then_some(Tabs { words, has_words, width })
    }

    pub fn show(&self, ui: &mut Ui, model: &Model, out: &mut Out) {
        ui.spacing_mut().item_spacing.x = GAP;
        for (tab, word) in Tab::ALL.into_iter().zip(&self.words) {
            let is_chosen = tab == Tab::of(model.top());
            let why_not = tab.messages(model).iter().find_map(|message| model.check(message).err());
            let shown = self.has_words.then_some(word.as_str());
            let size = vec2(shown.map_or(ICON, |word| Face::width(ui, word)), ui.spacing().interact_size.y);
            // The board itself is called "Board".
            let name = if tab == Tab::Board { &tr("button-back-to-board") } else { word };
            let face = Face { icon: tab.icon(), word: shown, name, ink: Colors::of(ui).weak };
            let response = widgets::usable(ui, why_not, |ui| face.show(ui, is_chosen, size));
            let response = if self.has_words { response } else { response.on_hover_text(word) };
            if response.clicked() {
                out.extend(tab.messages(model));
            }
        }
    }
}

impl Tab {
    /// The tab of the screen on top.
    fn of(top: Top) -> Tab {
        match top {
            Top::Games(_) => Tab::Games,
            Top::Learn(_) => Tab::Lessons,
            Top::Puzzles(_) => Tab::Puzzles,
            Top::Editor(_) | Top::Two | Top::Three(_) => Tab::Board,
        }
    }

    fn icon(self) -> Icon {
        match self {
            Tab::Board => Icon::Board,
            Tab::Lessons => Icon::Lessons,
            Tab::Puzzles => Icon::Puzzles,
            Tab::Games => Icon::Games,
        }
    }

    /// The messages that lead to it: first the list of games is closed, then the screen below it, and the last one opens.
    /// The tab of the screen on top leads to its start page.
    fn messages(self, model: &Model) -> Vec<Message> {
        let (top, has_lessons, has_puzzles) =
            (model.top(), model.learn().is_some(), model.puzzles().is_some());
        let mut messages = Vec::new();
        if matches!(top, Top::Games(_)) && self != Tab::Games {
            messages.push(LibraryAction::Close.into());
        }
        match self {
            Tab::Board if has_lessons => messages.push(LearnAction::Close.into()),
            Tab::Board if has_puzzles => messages.push(PuzzleAction::Close.into()),
            Tab::Board if model.editor().is_some() => messages.push(EditorAction::Close.into()),
            Tab::Lessons if matches!(top, Top::Learn(_)) => messages.push(LearnAction::Stages.into()),
            Tab::Lessons if !has_lessons => messages.push(LearnAction::Open.into()),
            Tab::Puzzles if matches!(top, Top::Puzzles(_)) => messages.push(PuzzleAction::Start.into()),
            Tab::Puzzles if !has_puzzles => messages.push(PuzzleAction::Open.into()),
            Tab::Games if !matches!(top, Top::Games(_)) => messages.push(FileAction::OwnGames.into()),
            Tab::Board | Tab::Lessons | Tab::Puzzles | Tab::Games => {}
        }
        messages
    }
}
