//! The field in which a move is typed, with the moves that fit: at the panel's foot, or where that is closed beside the board,
//! between the players' clocks.

use egui::{
    Align2, Area, Button, Context, Frame, Id, Key, Label, Order, Rect, RichText, Ui, UiBuilder, vec2,
};

use crate::app::board::{TypeMove, TypedMove};
use crate::app::text::tr;
use crate::app::text::words::{self, knight_example};
use crate::gui::actions::Out;
use crate::gui::style::theme::{Colors, space, text};
use crate::gui::style::{form, voice, widgets};

/// Width of the text, without the margins of the field.
const FIELD: f32 = 88.0;
/// The least width of all of it.
const MIN_WIDTH: f32 = 108.0;
/// Minimum width for the field and the number of matching moves in one line.
const WIDE: f32 = 200.0;
/// The widest it gets.
const WIDEST: f32 = 380.0;
/// Height of the line of moves that fit.
const LINE: f32 = 24.0;
/// So many moves that fit are shown.
const SHOWN: usize = 8;

/// Gives the keyboard to the open field before anything reads the keys of this picture, and takes the keyboard back after
/// the field has closed. A refused move is selected: the next letter replaces it.
pub fn lead_keyboard(ctx: &Context, typed: Option<&TypedMove>) {
    let has_keyboard = ctx.memory(|memory| memory.has_focus(text_id()));
    match typed {
        Some(typed) if !has_keyboard => {
            ctx.memory_mut(|memory| memory.request_focus(text_id()));
            let end = typed.text().chars().count();
            let start = if typed.problem().is_some() { 0 } else { end };
            form::select(ctx, text_id(), start..end);
        }
        None if has_keyboard => ctx.memory_mut(|memory| memory.surrender_focus(text_id())),
        _ => {}
    }
}

/// Whether the open field has the keyboard.
pub fn has_keyboard(ctx: &Context, typed: Option<&TypedMove>) -> bool {
    typed.is_some() && ctx.memory(|memory| memory.has_focus(text_id()))
}

/// Whether a text field has the keyboard; that of a move that was just made has it no more.
pub fn is_writing(ctx: &Context, typed: Option<&TypedMove>) -> bool {
    let is_left = typed.is_none() && ctx.memory(|memory| memory.has_focus(text_id()));
    ctx.text_edit_focused() && !is_left
}

/// The identity of the text, in the panel and beside the board.
fn text_id() -> Id {
    Id::unique("typed move text")
}

/// Draws the field at the panel's foot, above its contents.
pub fn panel_ui(ui: &mut Ui, typed: Option<&TypedMove>, out: &mut Out) {
    if let Some(typed) = typed {
        contents_ui(ui, typed, out);
        ui.add_space(space::XS);
    }
}

/// Draws it in a room beside the board; where that is too narrow, over the board's foot.
pub fn field_ui(ui: &mut Ui, typed: &TypedMove, room: Rect, board: Rect, out: &mut Out) {
    if room.width() >= MIN_WIDTH {
        let left = room.left().max(room.right() - WIDEST);
        let room = Rect::from_min_max(egui::pos2(left, room.top()), room.max);
        ui.scope_builder(UiBuilder::new().max_rect(room), |ui| contents_ui(ui, typed, out));
        return;
    }
    let foot = board.center_bottom() - vec2(0.0, space::XS);
    let area = Area::new(Id::unique("typed move")).order(Order::Foreground);
    area.fixed_pos(foot).pivot(Align2::CENTER_BOTTOM).show(ui.ctx(), |ui| {
        Frame::popup(ui.style()).inner_margin(space::S).show(ui, |ui| {
            ui.set_width(WIDEST.min(board.width() - 2.0 * space::S));
            contents_ui(ui, typed, out);
        });
    });
}

/// The field, the matching moves, and a hint or the reason why the text is not a move.
fn contents_ui(ui: &mut Ui, typed: &TypedMove, out: &mut Out) {
    let is_wide = ui.available_width() >= WIDE;
    let field = ui.horizontal(|ui| {
        let mut written = typed.text().to_owned();
        let field = form::lasting_field(ui, text_id(), &tr("typed-move"), &mut written, FIELD);
        let letters = written.chars().count();
        if field.changed() {
            out.push(TypeMove::Edit(written));
        }
        if is_wide {
            count_ui(ui, typed);
        }
        (field, letters)
    });
    let is_over_moves = moves_ui(ui, typed, is_wide, out);
    hint_ui(ui, typed, is_wide);
    let (field, letters) = field.inner;
    let pressed = |key| ui.input(|input| input.key_pressed(key));
    if pressed(Key::Escape) || field.clicked_elsewhere() && !is_over_moves {
        out.push(TypeMove::Cancel);
        return;
    }
    if pressed(Key::Enter) {
        // A refused move is typed over.
        form::select(ui.ctx(), text_id(), 0..letters);
        out.push(TypeMove::Accept);
    }
}

/// How many moves fit, if more than one does.
fn count_ui(ui: &mut Ui, typed: &TypedMove) {
    let count = typed.candidates().count();
    if count > 1 {
        let words = tr!("typed-move-count", count);
        widgets::elided(ui, RichText::new(words).size(text::SECONDARY).weak());
    }
}

/// The moves that match: in one line, which is always there, or in a narrow window in several and with their number.
/// Where none does, says so in that place. Returns whether the pointer is over one of them.
fn moves_ui(ui: &mut Ui, typed: &TypedMove, is_wide: bool, out: &mut Out) -> bool {
    // A narrow room has no lines for both that and the problem.
    if typed.none_fits() && (is_wide || typed.problem().is_none()) {
        let none = tr("typed-move-none");
        let words = match typed.check() {
            Some(check) => format!("{} {}", words::sentence(&none), words::sentence(&check.to_string())),
            None => none,
        };
        // Two sentences may need two lines; one line leaves what is below where it is.
        let height = widgets::hint(ui, words).rect.height();
        ui.add_space((LINE - height).max(0.0));
        return false;
    }
    let mut is_over = false;
    let add = |ui: &mut Ui| {
        ui.spacing_mut().item_spacing = vec2(space::XS, space::XS);
        for (number, name) in typed.candidates().take(SHOWN).enumerate() {
            let button = Button::new(RichText::new(name).size(text::BODY)).small().min_size(vec2(0.0, LINE));
            let width = widgets::text_width(ui, name, text::BODY) + 2.0 * ui.spacing().button_padding.x;
            if is_wide && width > ui.available_width() {
                break;
            }
            let button = ui.add(button);
            is_over |= button.contains_pointer();
            if button.clicked() {
                out.push(TypeMove::Choose(number));
            }
        }
    };
    if is_wide {
        widgets::line(ui, vec2(ui.available_width(), LINE), add);
    } else {
        ui.horizontal_wrapped(add);
        count_ui(ui, typed);
    }
    is_over
}

/// The reason why the text is not a move, or a hint on the notation.
fn hint_ui(ui: &mut Ui, typed: &TypedMove, is_wide: bool) {
    let Some(problem) = typed.problem() else {
        // A narrow room has no lines for both that and the words that nothing fits.
        if is_wide || !typed.none_fits() {
            widgets::hint(ui, tr!("typed-move-hint", "knight-move" = knight_example()));
        }
        return;
    };
    let problem = words::sentence(&problem.to_string());
    voice::say(ui.ctx(), text_id().with("problem"), &problem);
    ui.add(Label::new(RichText::new(problem).color(Colors::of(ui).danger)).wrap());
}
