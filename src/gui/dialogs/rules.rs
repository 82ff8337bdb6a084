//! The rules of every game, in words and with small boards, and where the games come from.

mod pages;

use egui::{Label, RichText, ScrollArea, Sense, Ui, vec2};

use self::pages::{Page, Section};
use super::super::board::BoardState;
use super::super::diagram::{self, Diagram};
use super::super::theme::{Theme, space, text};
use super::super::widgets;
use super::frame::{Answer, Frame};
use crate::app::catalogue::tr;
use crate::app::message::Message;
use crate::app::words;
use crate::game::Variant;

/// Width of the dialog, and of a small board, in points. Where the window is narrow a board is narrower, too.
const WIDTH: f32 = 700.0;
const BOARD: f32 = 220.0;
const BOARD_SHARE: f32 = 0.4;

/// The page that is being read; none while the rules are not open.
#[derive(Default)]
pub struct Reading(Option<Page>);

impl Reading {
    /// Forgets the page: the rules open on that of the game being played.
    pub fn stop(&mut self) {
        self.0 = None;
    }

    /// Shows the rules; `playing` is the game on the board.
    pub fn show(
        &mut self,
        ui: &Ui,
        theme: Theme,
        playing: Variant,
        board: &mut BoardState,
        out: &mut Vec<Message>,
    ) {
        let page = self.0.get_or_insert(Page::Rules(playing));
        // The list of pages stays where it is; each page is scrolled for itself.
        let title = tr("rules-title");
        let frame = Frame { scrolls_itself: true, ..Frame::new(&title, WIDTH) };
        frame.show(ui, theme, out, &[Answer::close()], |ui, _| {
            let pages: Vec<(Page, String)> = Page::all().map(|page| (page, name(page))).collect();
            widgets::choice(ui, &title, page, &pages);
            ui.add_space(space::XS);
            ScrollArea::vertical().id_salt(name(*page)).auto_shrink(false).show(ui, |ui| {
                ui.take_available_width();
                for section in page.sections() {
                    section_ui(ui, theme, board, section);
                }
            });
        });
    }
}

fn name(page: Page) -> String {
    match page {
        Page::Rules(variant) => words::variant(variant),
        Page::History => tr("history-title"),
    }
}

fn section_ui(ui: &mut Ui, theme: Theme, board: &mut BoardState, section: &Section) {
    ui.horizontal_top(|ui| {
        if let Some(diagram) = &section.diagram {
            diagram_ui(ui, theme, board, diagram);
        }
        ui.vertical(|ui| {
            ui.label(RichText::new(tr(section.title)).size(text::MOVES).strong());
            ui.add(Label::new(tr(section.words)).wrap());
        });
    });
    ui.add_space(space::S);
}

fn diagram_ui(ui: &mut Ui, theme: Theme, board: &mut BoardState, diagram: &Diagram) {
    let width = BOARD.min(ui.available_width() * BOARD_SHARE);
    let (rect, _) = ui.allocate_exact_size(vec2(width, diagram::height(width)), Sense::hover());
    if let Some(view) = diagram.view().filter(|_| ui.is_rect_visible(rect)) {
        board.paint_diagram(ui.painter(), theme, &view, rect);
    }
}
