//! How the blocks of the list are drawn, and what a click on them does.

use std::cell::RefCell;
use std::collections::HashMap;

use egui::text::{LayoutJob, TextWrapping};
use egui::{Align2, CursorIcon, FontId, Rect, Response, Role, Sense, TextFormat, Ui, WidgetInfo, pos2, vec2};

use super::block::{Block, column_of, columns, fold_name, full_name, shown_text};
use super::edit_menu;
use super::paragraph::{Kind, Paragraph, places};
use super::stack::{Place, Sizes};
use crate::app::board::speech::spoken_node;
use crate::app::game::{Document, MoveItem, MoveList, MoveText, ReplayAction};
use crate::app::model::Model;
use crate::app::text::numbers::typeset;
use crate::game::NodeId;
use crate::gui::actions::Out;
use crate::gui::panel::chip;
use crate::gui::style::theme::{Colors, LINE, medium, space, text};

/// From the top of a paragraph to its text.
const ABOVE: f32 = 3.0;

/// The moves that are listed.
#[derive(Clone, Copy)]
pub struct Source<'a> {
    /// The moves and notes of the game.
    pub list: &'a MoveList,
    /// The node of the position shown.
    pub current: NodeId,
    /// The game as a record that can be edited, with words for screen readers and the times of its moves; `None` of a game
    /// for three.
    pub record: Option<(&'a Model, &'a Document)>,
}

/// How the blocks of a frame are drawn.
pub struct Drawing<'a> {
    pub source: Source<'a>,
    pub sizes: Sizes,
    /// The time that each move took, beside it.
    pub times: &'a HashMap<NodeId, String>,
    /// The words for a screen reader of the moves seen until now.
    pub spoken: &'a RefCell<HashMap<NodeId, String>>,
}

impl Drawing<'_> {
    /// Draws a block; the first one that is seen names a comment whose beginning is not.
    pub fn block_ui(
        &self,
        ui: &mut Ui,
        place: Place,
        (block, items): (&Block, &[MoveItem]),
        rect: Rect,
        is_first: bool,
        out: &mut Out,
    ) {
        match block {
            Block::Row(moves) => self.row_ui(ui, moves, items, rect, out),
            Block::Text(paragraph) => self.paragraph_ui(ui, place, (paragraph, items), rect, is_first, out),
            Block::Result(item) => {
                if let MoveItem::Result(points) = &items[*item] {
                    let font = medium(self.sizes.scale * text::BODY);
                    let ink = Colors::of(ui).text;
                    ui.painter().text(rect.center(), Align2::CENTER_CENTER, typeset(points), font, ink);
                }
            }
            Block::Draft(_) | Block::Unmade => {}
        }
    }

    /// Moves of the game behind their number.
    fn row_ui(&self, ui: &mut Ui, moves: &[(usize, usize)], items: &[MoveItem], rect: Rect, out: &mut Out) {
        let (scale, weak) = (self.sizes.scale, Colors::of(ui).weak);
        let moves = moves.iter().filter_map(|&(_, item)| match &items[item] {
            MoveItem::Move(mv) => Some(mv),
            _ => None,
        });
        let moves: Vec<&MoveText> = moves.collect();
        let Some(first) = moves.first() else { return };
        let of_three = first.seat.is_some();
        let (numbers, column) = columns(rect.width() / scale, of_three);
        let left = |column_number: usize| rect.left() + scale * (numbers + column_number as f32 * column);
        let font = FontId::proportional(scale * text::BODY);
        let number = pos2(left(0) - space::XS, rect.center().y);
        ui.painter().text(number, Align2::RIGHT_CENTER, format!("{}.", first.number), font.clone(), weak);
        if column_of(first) > 0 && !of_three {
            let at = pos2(left(0) + chip::PADDING, rect.center().y);
            ui.painter().text(at, Align2::LEFT_CENTER, "…", font, weak);
        }
        for (index, mv) in moves.iter().enumerate() {
            let left = left(column_of(mv));
            let cell = Rect::from_min_max(pos2(left, rect.top()), pos2(left + scale * column, rect.bottom()));
            let room = if index + 1 == moves.len() && !of_three { rect.right() - left } else { cell.width() };
            self.main_move_ui(ui, mv, cell, room, out);
        }
    }

    /// A move of the game in its cell, and at the right of the cell its time.
    fn main_move_ui(&self, ui: &mut Ui, mv: &MoveText, cell: Rect, room: f32, out: &mut Out) {
        let (colors, is_current, scale) = (Colors::of(ui), mv.node == self.source.current, self.sizes.scale);
        let size = scale * text::BODY;
        let words = shown_text(mv);
        let mut job = LayoutJob::default();
        let usual = if is_current { medium(size) } else { FontId::proportional(size) };
        // The glyphs end the text; the letters before them may be longer than those in files.
        let starts = mv.glyphs.iter().map(|&(nag, start)| (words.len() + start - mv.text.len(), Some(nag)));
        let starts: Vec<_> = std::iter::once((0, None)).chain(starts).collect();
        for (index, &(start, nag)) in starts.iter().enumerate() {
            let end = starts.get(index + 1).map_or(words.len(), |&(end, _)| end);
            let ink = nag.and_then(|nag| colors.glyph(nag)).unwrap_or(colors.text);
            let font = if nag.is_some() { medium(size) } else { usual.clone() };
            job.append(&words[start..end], 0.0, TextFormat::simple(font, ink));
        }
        job.wrap = TextWrapping::truncate_at_width(room - 2.0 * chip::PADDING);
        let galley = ui.painter().layout_job(job);
        let ground = chip::around(galley.size().x, scale, cell);
        let mut response = move_response(ui, mv, cell.union(ground), is_current);
        if galley.elided {
            response = response.on_hover_text(&words);
        }
        chip::paint_ground(ui, ground, is_current, response.hovered());
        let at = pos2(ground.left() + chip::PADDING, ground.center().y - galley.size().y / 2.0);
        ui.painter().galley(at, galley, colors.text);
        if let Some(time) = self.times.get(&mv.node) {
            let font = FontId::proportional(scale * text::SECONDARY);
            let words = ui.painter().layout_no_wrap(time.clone(), font, colors.weak);
            let at = pos2(cell.right() - space::L - words.size().x, cell.center().y - words.size().y / 2.0);
            if at.x > ground.right() {
                ui.painter().galley(at, words, colors.weak);
            }
        }
        self.act(ui, &response, mv, out);
    }

    /// Goes to a move that is clicked; the other button opens its menu.
    fn act(&self, ui: &Ui, response: &Response, mv: &MoveText, out: &mut Out) {
        if response.clicked() {
            out.push(ReplayAction::To(mv.node));
        }
        if let Some((model, document)) = self.source.record {
            // Only a screen reader has the words made.
            ui.ctx().accesskit_node_builder(response.id, |reader| {
                let mut spoken = self.spoken.borrow_mut();
                let words = spoken.entry(mv.node).or_insert_with(|| {
                    let words = spoken_node(&document.record().tree, mv.node);
                    words.map(|words| words.to_string()).unwrap_or_default()
                });
                reader.set_description(words.clone());
            });
            edit_menu::show(response, model, mv.node, out);
        }
    }

    /// Running text: its moves and comments are widgets, each where its letters are.
    fn paragraph_ui(
        &self,
        ui: &mut Ui,
        block: Place,
        (paragraph, items): (&Paragraph, &[MoveItem]),
        rect: Rect,
        is_first: bool,
        out: &mut Out,
    ) {
        let (colors, scale) = (Colors::of(ui), self.sizes.scale);
        let indent = scale * Paragraph::indent(paragraph.depth);
        if paragraph.depth > 0 {
            ui.painter().vline(rect.left() + indent - scale * 10.0, rect.y_range(), (LINE, colors.line));
        }
        let galley = paragraph.lay_out(ui, rect.width() - indent, scale);
        let origin = rect.min + vec2(indent, ABOVE);
        for piece in &paragraph.pieces {
            let places = places(&galley, &piece.chars);
            let mut places = places.into_iter().map(|place| place.translate(origin.to_vec2()));
            match &items[piece.item] {
                MoveItem::Move(mv) => {
                    let Some(place) = places.next() else { continue };
                    let (place, is_current) = (place.expand2(vec2(3.0, 0.0)), mv.node == self.source.current);
                    let response = move_response(ui, mv, place, is_current);
                    chip::paint_ground(ui, place, is_current, response.hovered());
                    self.act(ui, &response, mv, out);
                }
                MoveItem::Fold(fold) => {
                    let Some(place) = places.next() else { continue };
                    let place = place.expand2(vec2(4.0, 0.0));
                    let (id, name) = (ui.scope_id().with(("fold", fold.node)), fold_name(fold));
                    let response = ui.interact(place, id, Sense::click());
                    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
                    chip::paint_ground(ui, place, false, response.hovered());
                    let response = response.on_hover_cursor(CursorIcon::PointingHand).on_hover_text(name);
                    if response.clicked() {
                        out.push(ReplayAction::Fold(fold.node));
                    }
                }
                MoveItem::Comment { node, text, .. } => {
                    // Its first place is the widget; a click on the others does the same.
                    let names = is_first || piece.kind == Kind::Note;
                    for (row, place) in places.enumerate() {
                        let id = ui.scope_id().with(("note", node, block, piece.item, row));
                        let is_widget = row == 0 && names && node.is_some();
                        let sense = if is_widget { Sense::click() } else { Sense::CLICK };
                        let response = ui.interact(place, id, sense);
                        if is_widget {
                            response.widget_info(|| WidgetInfo::labeled(Role::Label, true, text));
                        }
                        if let Some(node) = node.filter(|_| response.clicked()) {
                            out.push(ReplayAction::To(node));
                        }
                    }
                }
                _ => {}
            }
        }
        ui.painter().galley(origin, galley, colors.text);
    }
}

/// The widget of a move.
fn move_response(ui: &Ui, mv: &MoveText, place: Rect, is_current: bool) -> Response {
    let response = ui.interact(place, ui.scope_id().with(("move", mv.node)), Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, is_current, full_name(mv)));
    response.on_hover_cursor(CursorIcon::PointingHand)
}
