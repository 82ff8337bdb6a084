//! A file that takes long to open: how far it has come, and a button to give it up.

use egui::{Key, Label, Modifiers, Popup, ProgressBar, RichText, Ui, Vec2, accesskit, vec2};

use crate::app::catalogue::{Text, tr};
use crate::app::files::OpeningView;
use crate::app::message::{FileAction, Message};
use crate::gui::style::theme::Colors;

/// The size of the bar that fills.
const BAR: Vec2 = vec2(128.0, 8.0);

/// Draws it: whether it is given up.
pub fn opening_ui(ui: &mut Ui, colors: &Colors, opening: &OpeningView) -> bool {
    let text = Text::new("opening-file", [("file", opening.file.as_str().into())]).to_string();
    let label = ui.add(Label::new(RichText::new(text).color(colors.text)).wrap());
    ui.ctx().accesskit_node_builder(label.id, |node| node.set_live(accesskit::Live::Polite));
    ui.horizontal(|ui| {
        let bar = ProgressBar::new(opening.fraction).desired_width(BAR.x).desired_height(BAR.y);
        ui.add(bar.fill(colors.accent));
        ui.button(tr("button-cancel")).clicked()
    })
    .inner
}

/// Escape gives it up, where no dialog or menu has the key. To be asked before all else that has it.
pub fn cancel_by_key(ui: &Ui, out: &mut Vec<Message>) {
    let is_free = !Popup::is_any_open(ui.ctx());
    if is_free && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape)) {
        out.push(Message::File(FileAction::CancelOpening));
    }
}
