//! The way between two computers: through which relay, and who gets to see what.

use egui::Ui;

use crate::app::catalogue::tr;
use crate::app::online::Way;
use crate::app::setup::{OnlineSettings, RelayChoice};
use crate::gui::style::form;
use crate::gui::style::widgets;

/// Which relay, if any, and whether others on the same network see an invitation.
pub fn relay_ui(ui: &mut Ui, settings: &mut OnlineSettings, way: Way) {
    let name = tr("online-relay");
    form::row(ui, &name, |ui| {
        let choices = RelayChoice::ALL.map(|choice| (choice, tr(key(choice))));
        form::choice(ui, &name, &mut settings.relay, &choices);
        if settings.relay == RelayChoice::Own {
            let width = ui.available_width() - 16.0;
            form::text_field(ui, &tr("online-relay-url"), "", &mut settings.relay_url, width);
        }
        widgets::hint(ui, tr("online-relay-hint"));
        if way == Way::Invite {
            form::tick_box(ui, &mut settings.announce, &tr("online-announce"));
        }
    });
}

/// The sentence that says what the other side and the relay get to see.
pub fn what_is_seen(settings: &OnlineSettings, way: Way) -> &'static str {
    match (settings.relay, way) {
        (RelayChoice::None, Way::Invite) => "online-seen-host-alone",
        (RelayChoice::None, Way::Join) => "online-seen-guest-alone",
        (_, Way::Invite) => "online-seen-host",
        (_, Way::Join) => "online-seen-guest",
    }
}

fn key(choice: RelayChoice) -> &'static str {
    match choice {
        RelayChoice::Public => "online-relay-public",
        RelayChoice::Own => "online-relay-own",
        RelayChoice::None => "online-relay-none",
    }
}
