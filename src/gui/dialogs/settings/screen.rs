//! The window of the settings: at the left the search and the names of the pages, beside them a page or what is found.

use egui::{Id, Rect, ScrollArea, Sense, Ui, UiBuilder, Vec2, pos2, vec2};

use super::pages::Page;
use super::rows::Rows;
use crate::app::context::DialogAction;
use crate::app::model::{Message, Model};
use crate::app::settings::Settings;
use crate::app::text::tr;
use crate::gui::actions::{Action, Out};
use crate::gui::dialogs::frame::{Answer, Frame};
use crate::gui::dialogs::keys::{self, Asking};
use crate::gui::style::form::{self, Search};
use crate::gui::style::pieces::Pieces;
use crate::gui::style::theme::{Colors, medium_text, space, text};
use crate::gui::style::{tab, widgets};

/// Size of what is between the title and the answers, where the window has it.
const SIZE: Vec2 = vec2(832.0, 440.0);
/// Width of the column of the pages, and the room beside it.
const PAGES: f32 = 190.0;
const GAP: f32 = space::XL;
/// Least and most height of the name of a page.
const NAME: [f32; 2] = [27.0, 36.0];
/// Narrower windows have a list in place of the column.
const NARROW: f32 = 700.0;
/// Distance between two rows.
const ROWS: f32 = space::M;

/// The state of the window of the settings.
#[derive(Default)]
pub struct State {
    /// The page that was open last.
    page: Page,
    search: Search,
    /// The key that is being chosen.
    asking: Option<Asking>,
}

impl State {
    /// Forgets all but the page, because the window is closed.
    pub fn close(&mut self) {
        *self = State { page: self.page, ..State::default() };
    }
}

/// Shows the window. Each setting takes effect at once.
pub fn show(ui: &Ui, model: &Model, state: &mut State, pieces: &mut Pieces, out: &mut Out) {
    // Before the dialog takes Enter and Escape for itself.
    keys::listen(&mut state.asking, ui, model.settings(), out);
    let page = state.page;
    let mut usual = model.settings().clone();
    page.reset(&mut usual);
    let differs = usual != *model.settings();
    let reset = Message::set(model.settings(), |settings| *settings = usual);
    let answers = [
        Answer::primary("button-done", DialogAction::Cancel),
        Answer::quiet("settings-reset", reset).only_if(differs, "why-usual-settings"),
    ];
    // The dialog keeps its place while its title changes with the language.
    let frame = Frame {
        id: Id::unique("settings"),
        scrolls_itself: true,
        keeps_open: state.asking.is_some(),
        ..Frame::new(tr("settings-title"), SIZE.x)
    };
    frame.form(ui, out, &answers, (model.settings(), Message::Settings), |ui, settings, out| {
        let (room, _) = ui.allocate_exact_size(ui.available_size().min(SIZE), Sense::hover());
        let name = (room.height() - 36.0 - space::M) / Page::ALL.len() as f32;
        let is_narrow = ui.ctx().content_rect().width() < NARROW || name < NAME[0];
        let (pages, mut page) = if is_narrow {
            room.split_top_bottom_at_y(room.top() + 36.0 + space::M)
        } else {
            room.split_left_right_at_x(room.left() + PAGES)
        };
        // The scroll bar is in the margin.
        page.max.x += space::L;
        page.min.x += if is_narrow { 0.0 } else { GAP };
        let mut child = |place: Rect| ui.new_child(UiBuilder::new().max_rect(place));
        let (pages, mut page) = (&mut child(pages), child(page));
        pages.spacing_mut().interact_size.y = 36.0;
        if is_narrow {
            list_ui(pages, state);
        } else {
            column_ui(pages, state, model, name.min(NAME[1]));
        }
        page_ui(&mut page, model, settings, state, !is_narrow, pieces, out);
    });
}

/// The search, and below it the names of the pages; while it is on, of those that have what is searched for.
fn column_ui(ui: &mut Ui, state: &mut State, model: &Model, height: f32) {
    ui.spacing_mut().item_spacing.y = 0.0;
    search_ui(ui, &mut state.search, PAGES);
    ui.add_space(space::M);
    for page in Page::ALL {
        let is_there = !state.search.is_on() || is_found(ui, page, model, &state.search);
        let is_chosen = !state.search.is_on() && page == state.page;
        let ink = Colors::of(ui).text;
        let name = page.name();
        let face = tab::Face { icon: page.icon(), word: Some(&name), name: &name, ink };
        if is_there && face.show(ui, is_chosen, vec2(PAGES, height)).clicked() {
            choose(state, page);
        }
    }
}

/// The search, and beside it the pages in a list.
fn list_ui(ui: &mut Ui, state: &mut State) {
    ui.horizontal(|ui| {
        let width = (ui.available_width() - space::S) / 2.0;
        search_ui(ui, &mut state.search, width);
        let mut page = state.page;
        let pages = form::named(&Page::ALL, Page::key);
        if form::list(ui, "settings-page", &tr("settings-title"), Some(width), &mut page, &pages) {
            choose(state, page);
        }
    });
}

fn search_ui(ui: &mut Ui, search: &mut Search, width: f32) {
    let field = search.show(ui, &tr("settings-search"), width);
    form::focus_at_first(&field, 0..0);
}

fn choose(state: &mut State, page: Page) {
    *state = State { page, ..State::default() };
}

/// Whether the search finds anything on a page.
fn is_found(ui: &Ui, page: Page, model: &Model, search: &Search) -> bool {
    if page == Page::Keyboard {
        return search.finds(&page.name()) || keys::are_found(ui, model.settings(), search);
    }
    let mut rows = Rows::unseen(search, &page.name());
    page.rows(&mut rows, &mut model.settings().clone(), model.machine());
    rows.is_found
}

/// The open page, or all that is searched for. `is_titled`: a page that is not in a list above it has a title.
fn page_ui(
    ui: &mut Ui,
    model: &Model,
    settings: &mut Settings,
    state: &mut State,
    is_titled: bool,
    pieces: &mut Pieces,
    out: &mut Out,
) {
    let is_on = state.search.is_on();
    let found =
        |page: &Page| if is_on { is_found(ui, *page, model, &state.search) } else { *page == state.page };
    let shown: Vec<Page> = Page::ALL.into_iter().filter(found).collect();
    let place = (is_on, state.page);
    ScrollArea::vertical().id_salt(place).auto_shrink(false).show(ui, |ui| {
        let room = ui.available_rect_before_wrap();
        let room = Rect::from_min_max(room.min, pos2(room.max.x - space::L, room.max.y));
        ui.scope_builder(UiBuilder::new().max_rect(room), |ui| {
            ui.spacing_mut().item_spacing.y = ROWS;
            ui.spacing_mut().interact_size.y = widgets::TALL;
            if shown.is_empty() {
                widgets::line(ui, vec2(ui.available_width(), 36.0), |ui| ui.label(tr("settings-none")));
            }
            for page in shown {
                let name = page.name();
                if is_titled || is_on {
                    widgets::line(ui, vec2(ui.available_width(), 36.0), |ui| {
                        ui.label(medium_text(&name).size(text::NAMES));
                    });
                }
                if page == Page::Keyboard {
                    ui.spacing_mut().item_spacing.y = space::S;
                    let all = Search::default();
                    let search = if state.search.finds(&name) { &all } else { &state.search };
                    keys::rows_ui(ui, model, search, &mut state.asking, out);
                    continue;
                }
                let mut rows = Rows::new(ui, pieces, &state.search, &name);
                page.rows(&mut rows, settings, model.machine());
                if page == Page::Engine && !is_on {
                    form::row(ui, "", |ui| engines_ui(ui, model, out));
                }
            }
        });
    });
}

/// The way to the engines that were added.
fn engines_ui(ui: &mut Ui, model: &Model, out: &mut Out) {
    if widgets::plain_button(ui, &Action::Engines.name_now(model)).clicked() {
        out.act(Action::Engines);
    }
}
