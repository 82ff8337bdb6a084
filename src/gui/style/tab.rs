//! Tabs: an icon and a word, the chosen one on another ground and in the heavier weight.

use egui::{Color32, FontId, Rect, Response, Role, Sense, Ui, Vec2, WidgetInfo, pos2};

use super::icons::{self, Icon};
use super::theme::{Colors, RADIUS, medium, space, text};
use super::widgets;

/// Side of the icon.
pub const ICON: f32 = 18.0;

/// The face of a tab.
#[derive(Clone, Copy, Debug)]
pub struct Face<'a> {
    /// The icon.
    pub icon: Icon,
    /// The word beside it, where there is room.
    pub word: Option<&'a str>,
    /// The name for screen readers.
    pub name: &'a str,
    /// The colour of a tab that is not chosen.
    pub ink: Color32,
}

impl Face<'_> {
    /// The least width of a tab with this word.
    pub fn width(ui: &Ui, word: &str) -> f32 {
        ICON + 3.0 * space::S + widgets::medium_width(ui, word, text::BODY)
    }

    /// Draws the tab in a place of this size.
    pub fn show(self, ui: &mut Ui, is_chosen: bool, size: Vec2) -> Response {
        let colors = Colors::of(ui);
        let (rect, response) = ui.allocate_exact_size(size, Sense::click());
        response.widget_info(|| WidgetInfo::selected(Role::Tab, ui.is_enabled(), is_chosen, self.name));
        if is_chosen || response.hovered() {
            let fill = if is_chosen { colors.accent_soft } else { colors.button[1] };
            ui.painter().rect_filled(rect, RADIUS, fill);
        }
        let (ink, font) = if is_chosen {
            (colors.accent_text, medium(text::BODY))
        } else {
            (self.ink, FontId::proportional(text::BODY))
        };
        let middle = pos2(rect.left() + space::S + ICON / 2.0, rect.center().y);
        let icon = Rect::from_center_size(middle, Vec2::splat(ICON));
        icons::paint(ui.painter(), self.icon, icon, ink);
        if let Some(word) = self.word {
            let galley = ui.painter().layout_no_wrap(word.to_owned(), font, ink);
            let at = pos2(icon.right() + space::S, rect.center().y - galley.size().y / 2.0);
            ui.painter().galley(at, galley, ink);
        }
        response
    }
}
