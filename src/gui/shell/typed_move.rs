//! The field at the board's foot in which a move is typed, with the moves that fit.

use egui::{Align2, Area, Button, Frame, Id, Key, Label, Order, Rect, RichText, Ui, accesskit, vec2};

use crate::app::catalogue::{tr, tr_args};
use crate::app::message::{Message, TypeMove};
use crate::app::typed_move::{TypedMove, knight_example};
use crate::app::words;
use crate::gui::style::theme::{Theme, space, text};
use crate::gui::style::widgets;

/// The widest it gets, and the width of what is typed.
const WIDTH: f32 = 380.0;
const FIELD: f32 = 92.0;
/// So many moves that fit are shown.
const SHOWN: usize = 8;

/// Draws it over the foot of the board.
pub fn show(ui: &Ui, theme: Theme, typed: &TypedMove, board: Rect, out: &mut Vec<Message>) {
    let width = WIDTH.min(board.width() - 2.0 * space::S);
    let foot = board.center_bottom() - vec2(0.0, space::XS);
    let area = Area::new(Id::unique("typed move")).order(Order::Foreground);
    area.fixed_pos(foot).pivot(Align2::CENTER_BOTTOM).show(ui.ctx(), |ui| {
        Frame::popup(ui.style()).inner_margin(space::S).show(ui, |ui| {
            ui.set_width(width);
            field_ui(ui, typed, out);
            let line = typed.problem().map(|problem| {
                RichText::new(words::sentence(&problem.to_string())).color(theme.colors().danger)
            });
            let hint = || {
                let example = [("knight-move", knight_example().into())];
                RichText::new(tr_args("typed-move-hint", &example)).size(text::SECONDARY).weak()
            };
            let is_problem = line.is_some();
            let label = ui.add(Label::new(line.unwrap_or_else(hint)).wrap());
            if is_problem {
                ui.ctx().accesskit_node_builder(label.id, |node| node.set_live(accesskit::Live::Polite));
            }
        });
    });
}

/// The field, and the moves that fit beside it.
fn field_ui(ui: &mut Ui, typed: &TypedMove, out: &mut Vec<Message>) {
    let mut say = |action| out.push(Message::TypeMove(action));
    ui.horizontal(|ui| {
        let mut written = typed.text().to_owned();
        let field = widgets::text_field(ui, &tr("typed-move"), "", &mut written, FIELD);
        let end = written.chars().count();
        widgets::focus_at_first(&field, end..end);
        if field.changed() {
            say(TypeMove::Edit(written));
        }
        let is_over_moves = moves_ui(ui, typed, &mut say);
        let pressed = |key| ui.input(|input| input.key_pressed(key));
        if pressed(Key::Escape) || field.clicked_elsewhere() && !is_over_moves {
            say(TypeMove::Cancel);
            return;
        }
        if pressed(Key::Enter) {
            say(TypeMove::Accept);
        }
        // It keeps the keyboard until the move is one.
        if !field.has_focus() {
            field.request_focus();
        }
    });
}

/// The moves that fit; says whether the pointer is over one of them.
fn moves_ui(ui: &mut Ui, typed: &TypedMove, say: &mut impl FnMut(TypeMove)) -> bool {
    let mut is_over = false;
    let count = typed.candidates().count();
    ui.spacing_mut().item_spacing.x = space::XS;
    for (number, name) in typed.candidates().take(SHOWN).enumerate() {
        // Room for how many more there are.
        if ui.available_width() < 90.0 {
            break;
        }
        let button = ui.add(Button::new(name).small());
        is_over |= button.contains_pointer();
        if button.clicked() {
            say(TypeMove::Choose(number));
        }
    }
    if count > 1 {
        let args = [("count", count.into())];
        widgets::elided(ui, RichText::new(tr_args("typed-move-count", &args)).size(text::SECONDARY).weak());
    } else if count == 0 && !typed.text().is_empty() {
        widgets::elided(ui, RichText::new(tr("typed-move-none")).size(text::SECONDARY).weak());
    }
    is_over
}
