//! The rules of every game, in words and with small boards, and where the games come from.

mod pages;

use egui::{Label, RichText, ScrollArea, Sense, Ui, vec2};

use self::pages::{Page, Section};
use crate::app::board_view::BoardView;
use crate::app::catalogue::tr;
use crate::app::message::Message;
use crate::app::words::{self, three};
use crate::game::Variant;
use crate::gui::board::BoardState;
use crate::gui::dialogs::frame::{Answer, Frame};
use crate::gui::style::theme::{Theme, space, text};
use crate::gui::style::widgets;

/// Width of the dialog, and of a small board, in points. Where the window is narrow a board is narrower, too.
const WIDTH: f32 = 700.0;
const BOARD: f32 = 220.0;
const BOARD_SHARE: f32 = 0.4;

/// How high a small board is, as a share of its width: a little less than a hexagon that stands on a corner.
const BOARD_HEIGHT: f32 = 1.1;

/// The page that is being read; none while the rules are not open.
#[derive(Default)]
pub struct Reading(Option<OpenPage>);

/// A page with the boards of its sections.
struct OpenPage {
    page: Page,
    boards: Vec<Option<BoardView>>,
}

impl OpenPage {
    fn new(page: Page) -> Self {
        let boards = page.sections().iter().map(|section| section.diagram.as_ref()?.view()).collect();
        Self { page, boards }
    }

    /// Lets the player choose another page.
    fn choice_ui(&mut self, ui: &mut Ui, title: &str) {
        let pages: Vec<(Page, String)> = Page::all().map(|page| (page, name(page))).collect();
        let mut page = self.page;
        if widgets::choice(ui, title, &mut page, &pages) {
            *self = Self::new(page);
        }
    }
}

impl Reading {
    /// Forgets the page: the rules open on that of the game being played.
    pub fn stop(&mut self) {
        self.0 = None;
    }

    /// Shows the rules; `playing` is the game on the board, `None` that for three.
    pub fn show(
        &mut self,
        ui: &Ui,
        theme: Theme,
        playing: Option<Variant>,
        board: &mut BoardState,
        out: &mut Vec<Message>,
    ) {
        let page = self.0.get_or_insert_with(|| OpenPage::new(playing.map_or(Page::Three, Page::Rules)));
        // The list of pages stays where it is; each page is scrolled for itself.
        let title = tr("rules-title");
        let frame = Frame { scrolls_itself: true, ..Frame::new(&title, WIDTH) };
        frame.show(ui, theme, out, &[Answer::close()], |ui, _| {
            page.choice_ui(ui, &title);
            ui.add_space(space::XS);
            ScrollArea::vertical().id_salt(name(page.page)).auto_shrink(false).show(ui, |ui| {
                ui.take_available_width();
                for (section, diagram) in page.page.sections().iter().zip(&page.boards) {
                    section_ui(ui, theme, board, section, diagram.as_ref());
                }
            });
        });
    }
}

fn name(page: Page) -> String {
    match page {
        Page::Rules(variant) => words::variant(variant).to_string(),
        Page::Three => three::game().to_string(),
        Page::History => tr("history-title"),
    }
}

fn section_ui(
    ui: &mut Ui,
    theme: Theme,
    board: &mut BoardState,
    section: &Section,
    diagram: Option<&BoardView>,
) {
    ui.horizontal_top(|ui| {
        if let Some(diagram) = diagram {
            diagram_ui(ui, theme, board, diagram);
        }
        ui.vertical(|ui| {
            ui.label(RichText::new(tr(section.title)).size(text::MOVES).strong());
            ui.add(Label::new(tr(section.words)).wrap());
        });
    });
    ui.add_space(space::S);
}

fn diagram_ui(ui: &mut Ui, theme: Theme, board: &mut BoardState, view: &BoardView) {
    let width = BOARD.min(ui.available_width() * BOARD_SHARE);
    let (rect, _) = ui.allocate_exact_size(vec2(width, width * BOARD_HEIGHT), Sense::hover());
    if ui.is_rect_visible(rect) {
        board.paint_diagram(ui.painter(), theme, view, rect);
    }
}
