//! The dialog with the rules: the list of pages, and the page on display.

use egui::{Label, Role, ScrollArea, Sense, Ui, WidgetInfo, vec2};

use super::pages::{Page, Section};
use crate::app::board::{BoardView, speech};
use crate::app::context::DialogAction;
use crate::app::library::FileAction;
use crate::app::model::diagram::{Diagram, Game};
use crate::app::text::{tr, words};
use crate::game::Variant;
use crate::gui::actions::Out;
use crate::gui::board::BoardState;
use crate::gui::dialogs::frame::{Answer, Frame};
use crate::gui::style::theme::{Theme, space};
use crate::gui::style::{form, widgets};

/// Width of the dialog in points.
const WIDTH: f32 = 700.0;
/// Lower windows have smaller buttons.
const LOW: f32 = 300.0;

/// Width of a diagram in points, and its largest share of the dialog's width.
const BOARD: (f32, f32) = (220.0, 0.4);
/// Width and share of a board whose cells show their names, because smaller cells have no room for names.
const NAMED_BOARD: (f32, f32) = (400.0, 0.6);

/// Height of a diagram as a share of its width: a little less than that of a hexagon with a corner at the top.
const BOARD_HEIGHT: f32 = 1.1;

/// Marks a line of a text as an item of a list.
const BULLET: &str = "• ";

/// The page on display; `None` while the rules are closed, so that they open on the page of the game being played.
#[derive(Default)]
pub struct Reading(Option<OpenPage>);

/// A page: its sections with their boards.
struct OpenPage {
    page: Page,
    sections: Vec<(Section, Option<BoardView>)>,
}

impl OpenPage {
    fn new(page: Page) -> Self {
        let sections = page.sections().into_iter();
        let with_view = |section: Section| (section, section.diagram.and_then(|diagram| diagram.view()));
        Self { page, sections: sections.map(with_view).collect() }
    }
}

impl Reading {
    /// Shows the rules. `playing` is the game on the board: `None` for the three-player game.
    pub fn show(&mut self, ui: &Ui, playing: Option<Variant>, board: &mut BoardState, out: &mut Out) {
        let playing = Page::Rules(playing.map_or(Game::Three, Game::Two));
        let open = self.0.get_or_insert_with(|| OpenPage::new(playing));
        // The list of pages stays in place; each page has a scroll position of its own.
        let title = tr("rules-title");
        let frame = Frame { scrolls_itself: true, ..Frame::new(title.clone(), WIDTH) };
        frame.show(ui, out, &[Answer::close()], |ui, out| {
            let pages: Vec<(Page, String)> = Page::all().map(|page| (page, name(page))).collect();
            let mut page = open.page;
            let is_other = ui.scope(|ui| {
                // In a very low window the pages of all games would leave no room to read.
                if ui.ctx().content_rect().height() < LOW {
                    (ui.spacing_mut().interact_size.y, ui.spacing_mut().button_padding.y) = (24.0, 2.0);
                }
                form::choice(ui, &title, &mut page, &pages)
            });
            if is_other.inner {
                *open = OpenPage::new(page);
            }
            ui.add_space(space::XS);
            // A very low window has no room for the usual least height.
            let words =
                ScrollArea::vertical().id_salt(name(page)).auto_shrink(false).min_scrolled_height(40.0);
            words.show(ui, |ui| {
                ui.take_available_width();
                for (section, view) in &open.sections {
                    ui.horizontal_top(|ui| {
                        if let (Some(diagram), Some(view)) = (section.diagram, view) {
                            ui.vertical(|ui| diagram_ui(ui, board, &diagram, view, out));
                        }
                        ui.vertical(|ui| words_ui(ui, section));
                    });
                    ui.add_space(space::S);
                }
            });
        });
    }
}

fn name(page: Page) -> String {
    match page {
        Page::Rules(game) => words::game(game).to_string(),
        Page::History => tr("history-title"),
    }
}

/// Shows the title and the text of a section; lines with a bullet as a list.
fn words_ui(ui: &mut Ui, section: &Section) {
    widgets::title(ui, &tr(section.title));
    for key in section.words {
        for line in tr(key).lines() {
            let Some(item) = line.strip_prefix(BULLET) else {
                ui.add(Label::new(line).wrap());
                continue;
            };
            ui.horizontal_top(|ui| {
                ui.label(BULLET);
                ui.add(Label::new(item).wrap());
            });
        }
    }
}

/// Shows a diagram, and below it a button that opens its position.
fn diagram_ui(ui: &mut Ui, board: &mut BoardState, diagram: &Diagram, view: &BoardView, out: &mut Out) {
    let has_names = view.shape.labels().is_empty();
    let (width, share) = if has_names { NAMED_BOARD } else { BOARD };
    let width = width.min(ui.available_width() * share);
    let (rect, response) = ui.allocate_exact_size(vec2(width, width * BOARD_HEIGHT), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, spoken(view)));
    if ui.is_rect_visible(rect) {
        board.paint_diagram(ui.painter(), Theme::of(ui), view, rect);
    }
    if let Some(position) = diagram.text()
        && widgets::plain_button(ui, &tr("rules-try")).clicked()
    {
        out.push(DialogAction::Cancel);
        out.push(FileAction::OpenText(position));
    }
}

/// A diagram in words, for screen readers: each piece and each mark.
fn spoken(view: &BoardView) -> String {
    let name = |cell| view.shape.name(cell);
    let pieces = view.pieces.iter().map(|(cell, piece)| speech::cell(name(cell), Some(piece)).to_string());
    let marks = [
        ("board-target", view.quiet_targets),
        ("board-capture", view.capture_targets),
        ("board-wrong", view.wrong),
        ("board-circled", view.shapes.iter().map(|shape| shape.from).collect()),
    ];
    let marks = marks.into_iter().filter(|(_, cells)| !cells.is_empty()).map(|(mark, cells)| {
        let cells: Vec<_> = cells.iter().map(name).collect();
        words::labelled(&tr(mark), &cells.join(", "))
    });
    pieces.chain(marks).collect::<Vec<_>>().join("; ")
}
