//! Both sides have different records of the game, side by side.

use egui::{RichText, ScrollArea, Ui};

use super::WIDTH;
use crate::app::catalogue::tr;
use crate::app::dialogs::DialogAction;
use crate::app::message::Message;
use crate::app::online::{Difference, OnlineAction};
use crate::gui::dialogs::frame::{Answer, Frame};
use crate::gui::style::theme::{Theme, space};
use crate::gui::style::widgets;

/// The highest that the records get before they scroll.
const HEIGHT: f32 = 220.0;

/// Shows them.
pub fn show(ui: &Ui, theme: Theme, difference: &Difference, out: &mut Vec<Message>) {
    let go_back = Message::Online(OnlineAction::GoBack);
    let answers = [
        Answer::primary_message("button-go-back", go_back).only_if(!difference.is_agreed, "why-agreed"),
        Answer::plain("button-break-off", DialogAction::Cancel),
    ];
    let title = tr("online-differs-title");
    let frame = Frame::kept(&title, WIDTH);
    frame.show(ui, theme, out, &answers, |ui, _| {
        ui.label(tr("online-differs-text"));
        ui.add_space(space::XS);
        ui.label(RichText::new(tr("online-common")).weak());
        ui.label(difference.common.to_string());
        ui.add_space(space::XS);
        ui.columns(2, |columns| {
            let records = [("online-ours", &difference.ours), ("online-theirs", &difference.theirs)];
            for (column, (key, events)) in columns.iter_mut().zip(records) {
                column.label(RichText::new(tr(key)).weak());
                ScrollArea::vertical().id_salt(key).max_height(HEIGHT).show(column, |ui| {
                    ui.label(events.to_string());
                });
            }
        });
        match (difference.is_agreed, difference.peer_agrees) {
            (true, _) => drop(widgets::hint(ui, tr("online-back-asked"))),
            (false, true) => drop(widgets::hint(ui, tr("online-back-wanted"))),
            (false, false) => {}
        }
    });
}
