//! The rows of the form: a label in a column of its own, fields of one height beside it.

use egui::{
    FontId, Frame, Label, Margin, RichText, Role, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, vec2,
};

use crate::gui::style::icons::{self, Icon};
use crate::gui::style::theme::{Colors, LINE, RADIUS, medium_text, space, text};
use crate::gui::style::{form, widgets};

/// Width of the column of labels.
const LABELS: f32 = 104.0;
/// Narrower forms have their labels above the fields.
const NARROW: f32 = 420.0;
/// Distance between rows.
const GAP: f32 = 10.0;
/// Height of buttons and fields.
pub const CONTROL: f32 = 36.0;
/// Height of the line of a box to tick, which is lower than a field.
const TICK: f32 = 26.0;
/// Width of the field for a name.
pub const FIELD: f32 = 220.0;

/// Sets the distances of the form for all that follows in `ui`.
pub fn begin(ui: &mut Ui) {
    ui.spacing_mut().item_spacing = vec2(space::S, GAP);
    ui.spacing_mut().interact_size.y = CONTROL;
}

/// A row of the form.
pub fn row<R>(ui: &mut Ui, name: &str, add_fields: impl FnOnce(&mut Ui) -> R) -> R {
    let fields = |ui: &mut Ui| {
        ui.spacing_mut().item_spacing.y = space::XS;
        add_fields(ui)
    };
    if ui.available_width() >= NARROW {
        let beside = |ui: &mut Ui| {
            // Fields without a label may be lower than a label.
            let height = if name.is_empty() { 0.0 } else { ui.spacing().interact_size.y };
            let size = vec2(LABELS, height);
            // A long label takes two lines.
            widgets::line(ui, size, |ui| ui.add(Label::new(RichText::new(name).weak()).wrap()));
            ui.vertical(fields).inner
        };
        return ui.horizontal_top(beside).inner;
    }
    ui.vertical(|ui| {
        ui.spacing_mut().item_spacing.y = space::XS;
        if !name.is_empty() {
            ui.label(RichText::new(name).weak());
        }
        fields(ui)
    })
    .inner
}

/// A row whose first field is a box to tick: its label stands beside that.
pub fn ticks<R>(ui: &mut Ui, name: &str, add_fields: impl FnOnce(&mut Ui) -> R) -> R {
    ui.scope(|ui| {
        let usual = std::mem::replace(&mut ui.spacing_mut().interact_size.y, TICK);
        row(ui, name, |ui| {
            ui.spacing_mut().interact_size.y = usual;
            add_fields(ui)
        })
    })
    .inner
}

/// Secondary text with as much room as the longest of it and `others` needs: nothing moves when one of them is shown.
pub fn steady_hint(ui: &mut Ui, shown: &str, others: impl IntoIterator<Item = String>) {
    let width = ui.available_width();
    let ink = ui.visuals().weak_text_color();
    let height = |text| ui.painter().layout(text, FontId::proportional(text::SECONDARY), ink, width).size().y;
    let height = others.into_iter().map(height).fold(height(shown.to_owned()), f32::max);
    ui.allocate_ui(vec2(width, height), |ui| {
        ui.set_min_height(height);
        widgets::hint(ui, shown);
    });
}

/// A label beside other things in a row.
pub fn word(ui: &mut Ui, text: &str) {
    ui.label(RichText::new(text).weak());
}

/// The name of a thing that is described below it.
pub fn strong(ui: &mut Ui, text: &str) {
    ui.add(Label::new(medium_text(text)).wrap());
}

/// A box to tick in a row. Returns whether it was clicked.
pub fn tick(ui: &mut Ui, value: &mut bool, text: &str) -> bool {
    ui.scope(|ui| {
        ui.spacing_mut().interact_size.y = TICK;
        form::tick_box(ui, value, text).changed()
    })
    .inner
}

/// A word in a thin frame, lower than the buttons beside it.
pub fn badge(ui: &mut Ui, word: &str) {
    let colors = Colors::of(ui);
    let galley = widgets::cut(ui, word, f32::INFINITY, FontId::proportional(text::SECONDARY));
    let (rect, response) = ui.allocate_exact_size(galley.size() + vec2(space::M, 4.0), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, word));
    ui.painter().rect_stroke(rect, RADIUS - 2, Stroke::new(LINE, colors.edge), StrokeKind::Inside);
    ui.painter().galley(rect.center() - galley.size() / 2.0, galley, colors.weak);
}

/// A box that the player should read before the button below it is pressed: an icon, a text, and perhaps a link below
/// it. Returns whether the link was clicked.
pub fn note(ui: &mut Ui, icon: Icon, words: &str, link: Option<&str>) -> bool {
    let colors = Colors::of(ui);
    let ground = Frame::new().fill(colors.accent_soft).corner_radius(RADIUS);
    let mut is_clicked = false;
    ground.inner_margin(Margin::symmetric(12, 10)).show(ui, |ui| {
        ui.set_width(ui.available_width());
        // Lines as close as those of any text.
        ui.spacing_mut().interact_size.y = 0.0;
        ui.horizontal_top(|ui| {
            let (place, _) = ui.allocate_exact_size(Vec2::splat(widgets::ICON), Sense::hover());
            icons::paint(ui.painter(), icon, place, colors.accent_text);
            ui.vertical(|ui| {
                ui.spacing_mut().item_spacing.y = 2.0;
                ui.add(Label::new(RichText::new(words).size(text::SECONDARY)).wrap());
                if let Some(link) = link {
                    is_clicked = ui.link(RichText::new(link).size(text::SECONDARY)).clicked();
                }
            });
        });
    });
    is_clicked
}
