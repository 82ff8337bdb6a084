//! The menu bar, with the tabs of the screens at its right end.

use egui::{Button, MenuBar, RichText, ScrollArea, Ui, accesskit};

use super::tabs::Tabs;
use crate::app::library::{self, Collection, FileAction, PathPurpose};
use crate::app::model::{Message, Model, Top};
use crate::app::text::tr;
use crate::gui::actions::{Action, Face, Out, icon_button};
use crate::gui::study::glyph_menu;
use crate::gui::style::icons::Icon;
use crate::gui::style::theme::{Colors, space, text};
use crate::gui::style::widgets;

/// The least width of a menu.
const WIDTH: f32 = 200.0;
/// Narrower windows have no room for tabs beside the menus.
const WITH_TABS: f32 = 600.0;
/// Height of the bar, with the margins of a menu below it.
const BAR: f32 = 48.0;

/// The items of a menu, in groups with a line between them.
type Items = &'static [&'static [Action]];

const GAME: Items = &[
    &[
        Action::New,
        Action::NewThree,
        Action::Online,
        Action::Mail,
        Action::SendMail,
        Action::Rematch,
        Action::NextMatchGame,
        Action::Continue,
    ],
    &[
        Action::TakeBack,
        Action::Redo,
        Action::MoveNow,
        Action::Hint,
        Action::PlayForPerson,
        Action::TypeMove,
        Action::SwitchSides,
        Action::Pause,
    ],
    &[Action::OfferDraw, Action::Accept, Action::Decline, Action::ClaimDraw, Action::Resign],
];

const STUDY: Items = &[
    &[Action::Study, Action::LeaveAsItWas, Action::SetUp, Action::PlayFromHere],
    &[Action::Analyse, Action::Threat, Action::PlayBest, Action::LockAnalysis],
    &[Action::Report, Action::Mistakes, Action::MakePuzzle, Action::Explore],
];

/// The items below those for opening and saving.
const FILE: Items = &[
    &[Action::ChooseGame, Action::PreviousGame, Action::NextGame],
    &[Action::CopyPosition, Action::CopyGame, Action::CopyPicture, Action::Paste],
    &[Action::Quit],
];

/// The items above and below the line for glyphs.
const EDIT: Items = &[&[Action::Comment, Action::CommentBefore]];
const EDIT_MORE: Items = &[&[Action::ClearShapes], &[Action::Promote, Action::Delete], &[Action::Header]];

const VIEW: Items = &[
    &[Action::Flip, Action::Mute, Action::Panel, Action::FullScreen],
    &[Action::Larger, Action::Smaller, Action::UsualSize],
    &[Action::Engines, Action::Settings],
];

const HELP: Items = &[&[
    Action::Learn,
    Action::Puzzles,
    Action::Rules,
    Action::OnlineHelp,
    Action::Keys,
    Action::Blind,
    Action::About,
]];

/// Draws the menu bar and adds the chosen items to `out`.
pub fn show(ui: &mut Ui, model: &Model, out: &mut Out) {
    MenuBar::new().ui(ui, |ui| {
        menu_ui(ui, "menu-file", |ui| file_ui(ui, model, out));
        menu_ui(ui, "menu-game", |ui| items_ui(ui, model, GAME, out));
        menu_ui(ui, "menu-edit", |ui| edit_ui(ui, model, out));
        for (name, items) in [("menu-study", STUDY), ("menu-view", VIEW), ("menu-help", HELP)] {
            menu_ui(ui, name, |ui| items_ui(ui, model, items, out));
        }
        end_ui(ui, model, out);
    });
}

/// Whether the bar has room for tabs and for the icon of the settings; otherwise menus have what they lead to.
fn has_tabs(ui: &Ui) -> bool {
    ui.ctx().content_rect().width() >= WITH_TABS
}

/// The end of the bar: the state, and at its right end tabs, settings and panel.
fn end_ui(ui: &mut Ui, model: &Model, out: &mut Out) {
    // In lessons and puzzles the panel is always open, and a list of games has none.
    let has_panel = !matches!(model.top(), Top::Learn(_) | Top::Puzzles(_) | Top::Games(_));
    let size = egui::vec2(32.0, ui.spacing().interact_size.y);
    let gap = ui.spacing().item_spacing.x;
    let icon = |is_there| if is_there { size.x + gap } else { 0.0 };
    // The place of the panel's icon stays, so that the tabs do not move.
    let icons = icon(true) + icon(has_tabs(ui));
    let tabs = Tabs::fit(ui, ui.available_width() - icons).filter(|_| has_tabs(ui));
    let right = icons + tabs.as_ref().map_or(0.0, Tabs::width);
    let state = egui::vec2(ui.available_width() - right - gap, size.y);
    if state.x > 0.0 {
        widgets::line(ui, state, |ui| state_ui(ui, model));
    }
    if let Some(tabs) = tabs {
        tabs.show(ui, model, out);
    }
    if has_tabs(ui) {
        icon_button(ui, model, Action::Settings, Face::icon(Icon::Settings, size), out);
    }
    if has_panel {
        let icon = if model.settings().panel { Icon::PanelClose } else { Icon::PanelOpen };
        icon_button(ui, model, Action::Panel, Face::icon(icon, size), out);
    } else {
        ui.add_space(size.x);
    }
}

/// The state of what is on the screen. That of a game of two is beside the board, and a page or a task has a title.
fn state_ui(ui: &mut Ui, model: &Model) {
    let is_elsewhere = match model.top() {
        Top::Two | Top::Games(_) | Top::Learn(_) | Top::Puzzles(_) => true,
        Top::Editor(_) | Top::Three(_) => false,
    };
    if is_elsewhere {
        return;
    }
    let status = model.status();
    let colors = Colors::of(ui);
    let ink = if status.is_urgent { colors.danger } else { colors.text };
    let label = widgets::elided(ui, RichText::new(status.text).color(ink).size(text::BODY));
    // Screen readers read the label whenever it changes.
    ui.ctx().accesskit_node_builder(label.id, |node| node.set_live(accesskit::Live::Polite));
}

/// A menu of the bar. Where the window is lower than the menu, or its letters large, the rest is scrolled to.
fn menu_ui(ui: &mut Ui, name: &str, add_items: impl FnOnce(&mut Ui)) {
    ui.menu_button(tr(name), |ui| {
        let room = ui.ctx().content_rect().height() - BAR;
        ScrollArea::vertical().max_height(room).min_scrolled_height(room).show(ui, add_items);
    });
}

/// Widens the gap between names and keys, and narrows the gap between lines.
fn spread(ui: &mut Ui) {
    ui.set_min_width(WIDTH);
    ui.spacing_mut().item_spacing.y = 1.0;
}

fn items_ui(ui: &mut Ui, model: &Model, items: Items, out: &mut Out) {
    spread(ui);
    for (index, group) in items.iter().enumerate() {
        if index > 0 {
            ui.separator();
        }
        for action in *group {
            let has_tab = matches!(action, Action::Learn | Action::Puzzles | Action::Settings);
            if !has_tab || !has_tabs(ui) {
                item_ui(ui, model, *action, out);
            }
        }
    }
}

fn item_ui(ui: &mut Ui, model: &Model, action: Action, out: &mut Out) {
    let key = action.key_text(ui.ctx(), model.settings()).unwrap_or_default();
    let name = action.name_now(model);
    let button = Button::new(name.as_str()).shortcut_text(key).gap(space::S);
    // Without a name of its own the item's key would be part of its name.
    let item = |ui: &mut Ui| ui.add(button).accessible_name(name);
    if widgets::usable(ui, action.why_disabled(model), item).clicked() {
        out.act(action);
        // A click of the pointer closes the menu anyway, a press by a screen reader does not.
        ui.close();
    }
}

fn file_ui(ui: &mut Ui, model: &Model, out: &mut Out) {
    spread(ui);
    item_ui(ui, model, Action::Open, out);
    typed_path_ui(ui, "menu-open-path", PathPurpose::Open, out);
    recent_ui(ui, model, out);
    item_ui(ui, model, Action::OwnGames, out);
    items_ui(ui, model, &[&[Action::TypeIn, Action::TypeNext]], out);
    ui.menu_button(tr("menu-recorded"), |ui| recorded_ui(ui, out));
    ui.separator();
    items_ui(ui, model, &[&[Action::Save, Action::SaveAs]], out);
    typed_path_ui(ui, "menu-save-path", PathPurpose::Save(model.game_id()), out);
    items_ui(ui, model, &[&[Action::Scoresheet, Action::SavePicture, Action::SaveAnimation]], out);
    ui.separator();
    items_ui(ui, model, FILE, out);
}

fn edit_ui(ui: &mut Ui, model: &Model, out: &mut Out) {
    items_ui(ui, model, EDIT, out);
    glyph_menu::show(ui, model, model.shown_node(), out);
    items_ui(ui, model, EDIT_MORE, out);
}

fn typed_path_ui(ui: &mut Ui, key: &str, purpose: PathPurpose, out: &mut Out) {
    if ui.button(tr(key)).clicked() {
        out.push(FileAction::TypePath(purpose));
    }
}

fn recent_ui(ui: &mut Ui, model: &Model, out: &mut Out) {
    let recent = &model.settings().recent;
    let why_not = model.check(&Message::File(FileAction::ForgetRecent)).err();
    widgets::usable(ui, why_not, |ui| {
        let menu = ui.menu_button(tr("menu-recent"), |ui| {
            for path in recent {
                let name = path.file_name().unwrap_or(path.as_os_str()).to_string_lossy();
                if ui.button(name).on_hover_text(path.display().to_string()).clicked() {
                    out.push(FileAction::OpenPath(path.clone()));
                }
            }
            ui.separator();
            if ui.button(tr("menu-forget-recent")).clicked() {
                out.push(FileAction::ForgetRecent);
            }
        });
        menu.response
    });
}

fn recorded_ui(ui: &mut Ui, out: &mut Out) {
    for (number, game) in library::GAMES.iter().enumerate() {
        if ui.button(game.title).clicked() {
            out.push(FileAction::OpenRecorded(Collection::Hexodus, Some(number)));
        }
    }
    if ui.button(Collection::Three.title().to_string()).clicked() {
        out.push(FileAction::OpenRecorded(Collection::Three, None));
    }
    ui.separator();
    let title = Collection::Tournaments.title();
    if ui.button(tr!("menu-collection", title, count = library::TOURNAMENT_GAMES)).clicked() {
        out.push(FileAction::OpenRecorded(Collection::Tournaments, None));
    }
}
