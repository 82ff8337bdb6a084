//! The look of the window, named once: spacing, type sizes, colours. Everything that paints takes it from here.

#![expect(clippy::unreadable_literal, reason = "colours are written as everyone writes them")]

use std::collections::BTreeMap;

use egui::{Color32, CornerRadius, FontFamily, FontId, Stroke, Style, TextStyle, Visuals, epaint::Shadow};

use super::palette::BoardColors;
use super::rgb::rgb;
use crate::app::board_view::{BoardPalette, PieceSet};

/// Distances between things, in points.
pub mod space {
    /// Between an icon and its text.
    pub const XS: f32 = 4.0;
    /// Between things that belong together.
    pub const S: f32 = 8.0;
    /// Inside a frame.
    pub const M: f32 = 12.0;
    /// Between groups.
    pub const L: f32 = 16.0;
    /// Between sections, and around dialogs.
    pub const XL: f32 = 24.0;
}

/// Sizes of type, in points.
pub mod text {
    /// What is there but need not be read.
    pub const SECONDARY: f32 = 12.0;
    /// All ordinary text.
    pub const BODY: f32 = 14.0;
    /// The moves of the game.
    pub const MOVES: f32 = 16.0;
    /// The players' names and titles of dialogs.
    pub const NAMES: f32 = 20.0;
    /// The clocks.
    pub const CLOCK: f32 = 32.0;
}

/// Radius of every rounded corner, in points.
pub const RADIUS: u8 = 6;
/// Width of every line, in points.
pub const LINE: f32 = 1.0;

/// The colours of all that is not the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Colors {
    /// Behind everything.
    pub window: Color32,
    /// Panels, dialogs and menus, a shade nearer to the eye.
    pub raised: Color32,
    /// Fields one can type into.
    pub field: Color32,
    /// Buttons at rest, under the pointer, and pressed.
    pub button: [Color32; 3],
    /// Lines between things.
    pub line: Color32,
    /// Text.
    pub text: Color32,
    /// Secondary text.
    pub weak: Color32,
    /// The one accent: the selection and the primary button.
    pub accent: Color32,
    /// Text and icons on the accent.
    pub on_accent: Color32,
    /// The accent as the ground of a chosen row.
    pub accent_soft: Color32,
    /// Check, low time and errors, nothing else.
    pub danger: Color32,
    /// Inaccuracies, mistakes and blunders.
    pub judged: [Color32; 3],
    /// Shadows of dialogs and menus.
    shadow: Color32,
}

const LIGHT: Colors = Colors {
    window: rgb(0xf4efe6),
    raised: rgb(0xfcf9f3),
    field: rgb(0xffffff),
    button: [rgb(0xebe3d6), rgb(0xe1d7c6), rgb(0xd3c6b1)],
    line: rgb(0xdcd2c2),
    text: rgb(0x2a231b),
    weak: rgb(0x6b6153),
    accent: rgb(0x1d6d69),
    on_accent: rgb(0xffffff),
    accent_soft: rgb(0xcfe5e1),
    danger: rgb(0xb3261e),
    judged: [rgb(0x7a6412), rgb(0xa0520f), rgb(0xb3261e)],
    shadow: Color32::from_black_alpha(36),
};

const DARK: Colors = Colors {
    window: rgb(0x191817),
    raised: rgb(0x232120),
    field: rgb(0x131211),
    button: [rgb(0x34312f), rgb(0x403d3a), rgb(0x4c4845)],
    line: rgb(0x3b3835),
    text: rgb(0xebe6de),
    weak: rgb(0xa39b90),
    accent: rgb(0x2d807a),
    on_accent: rgb(0xffffff),
    accent_soft: rgb(0x1f4845),
    danger: rgb(0xff7a70),
    judged: [rgb(0xd9bf5a), rgb(0xf0a050), rgb(0xff7a70)],
    shadow: Color32::from_black_alpha(140),
};

impl Colors {
    /// The primary button at rest, under the pointer, and pressed.
    pub fn primary_button(&self) -> [Color32; 3] {
        [1.0, 0.93, 0.86].map(|share| self.accent.gamma_multiply(share))
    }
}

/// What the player chose of the look.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Theme {
    /// Light text on dark, rather than dark on light.
    pub is_dark: bool,
    /// The colours of the cells.
    pub palette: BoardPalette,
    /// The pieces.
    pub pieces: PieceSet,
}

impl Theme {
    /// The colours of all that is not the board.
    pub fn colors(&self) -> &'static Colors {
        if self.is_dark { &DARK } else { &LIGHT }
    }

    /// The colours of the board.
    pub fn board(&self) -> &'static BoardColors {
        BoardColors::of(self.palette)
    }

    /// Makes `ctx` draw its widgets in this look, both in its light and its dark mode.
    pub fn apply(&self, ctx: &egui::Context) {
        ctx.set_theme(if self.is_dark { egui::Theme::Dark } else { egui::Theme::Light });
        for (mode, is_dark) in [(egui::Theme::Light, false), (egui::Theme::Dark, true)] {
            let theme = Self { is_dark, ..*self };
            ctx.style_mut_of(mode, |style| theme.apply_style(style));
        }
    }

    fn apply_style(self, style: &mut Style) {
        style.visuals = self.visuals();
        style.text_styles = text_styles();
        style.spacing.item_spacing = egui::vec2(space::S, space::S);
        style.spacing.button_padding = egui::vec2(space::M, 5.0);
        style.spacing.menu_margin = egui::Margin::same(space::XS as i8);
        style.spacing.window_margin = egui::Margin::same(space::L as i8);
        style.spacing.interact_size.y = 28.0;
        // A list that is scrolled in the frame in which it gets lower would spring back to where it could go before.
        style.spacing.scroll.kinetic.rubber_band = false;
        style.interaction.selectable_labels = false;
    }

    /// The colours of egui's own widgets.
    pub fn visuals(&self) -> Visuals {
        let colors = self.colors();
        let mut visuals = if self.is_dark { Visuals::dark() } else { Visuals::light() };
        visuals.panel_fill = colors.window;
        visuals.window_fill = colors.raised;
        visuals.window_stroke = Stroke::new(LINE, colors.line);
        visuals.window_corner_radius = CornerRadius::same(RADIUS);
        visuals.menu_corner_radius = CornerRadius::same(RADIUS);
        visuals.window_shadow = Shadow { offset: [0, 8], blur: 24, spread: 0, color: colors.shadow };
        visuals.popup_shadow = Shadow { offset: [0, 4], blur: 12, spread: 0, color: colors.shadow };
        visuals.extreme_bg_color = colors.field;
        visuals.faint_bg_color = colors.raised;
        visuals.code_bg_color = colors.field;
        visuals.weak_text_color = Some(colors.weak);
        visuals.hyperlink_color = colors.accent;
        visuals.error_fg_color = colors.danger;
        visuals.warn_fg_color = colors.danger;
        visuals.selection.bg_fill = colors.accent_soft;
        visuals.selection.stroke = Stroke::new(LINE, colors.text);
        visuals.text_cursor.stroke = Stroke::new(2.0, colors.accent);
        self.color_widgets(&mut visuals.widgets);
        visuals
    }

    fn color_widgets(self, widgets: &mut egui::style::Widgets) {
        let colors = self.colors();
        let [rest, hover, pressed] = colors.button;
        for (state, fill, line) in [
            (&mut widgets.noninteractive, colors.raised, colors.line),
            (&mut widgets.inactive, rest, Color32::TRANSPARENT),
            (&mut widgets.hovered, hover, Color32::TRANSPARENT),
            (&mut widgets.active, pressed, colors.accent),
            (&mut widgets.open, hover, Color32::TRANSPARENT),
        ] {
            state.bg_fill = fill;
            state.weak_bg_fill = fill;
            state.bg_stroke = Stroke::new(LINE, line);
            state.fg_stroke = Stroke::new(LINE, colors.text);
            state.corner_radius = CornerRadius::same(RADIUS);
            state.expansion = 0.0;
        }
    }
}

fn text_styles() -> BTreeMap<TextStyle, FontId> {
    let proportional = |size| FontId::new(size, FontFamily::Proportional);
    BTreeMap::from([
        (TextStyle::Small, proportional(text::SECONDARY)),
        (TextStyle::Body, proportional(text::BODY)),
        (TextStyle::Button, proportional(text::BODY)),
        (TextStyle::Heading, proportional(text::NAMES)),
        (TextStyle::Monospace, FontId::new(text::BODY, FontFamily::Monospace)),
    ])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::gui::style::color_vision::ColorVision;

    fn seen(a: Color32, b: Color32) -> f32 {
        ColorVision::Normal.contrast(a, b)
    }

    /// Text needs a contrast of 4.5 to its ground (WCAG 2.1, 1.4.3), lines and shapes 3 (1.4.11).
    #[test]
    fn text_reads_on_every_ground_it_stands_on() {
        for colors in [LIGHT, DARK] {
            for ground in [colors.window, colors.raised, colors.field, colors.button[0], colors.button[1]] {
                assert!(seen(colors.text, ground) >= 7.0, "{ground:?}");
            }
            for ground in [colors.window, colors.raised, colors.field] {
                assert!(seen(colors.weak, ground) >= 4.5, "{ground:?}");
                assert!(seen(colors.danger, ground) >= 4.5, "{ground:?}");
                assert!(seen(colors.accent, ground) >= 3.0, "{ground:?}");
            }
            for ink in colors.judged {
                assert!(seen(ink, colors.raised) >= 4.5, "{ink:?}");
            }
            for state in colors.primary_button() {
                assert!(seen(colors.on_accent, colors.raised.blend(state)) >= 4.5, "{state:?}");
            }
            assert!(seen(colors.text, colors.accent_soft) >= 4.5);
        }
    }

    #[test]
    fn the_modes_are_told_apart_by_egui_too() {
        let dark = Theme { is_dark: true, ..Theme::default() };
        assert!(dark.visuals().dark_mode);
        assert!(!Theme::default().visuals().dark_mode);
    }
}
