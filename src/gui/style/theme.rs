//! The look of the window, named once: spacing, type sizes, colours. Everything that paints takes it from here.

#![expect(clippy::unreadable_literal, reason = "colours are written as everyone writes them")]

use std::collections::BTreeMap;

use egui::epaint::Shadow;
use egui::{Color32, CornerRadius, FontFamily, FontId, Id, RichText, Stroke, Style, TextStyle, Ui, Visuals};

use super::fonts;
use crate::app::board::palette::{BoardColors, rgb};
use crate::app::board::{BoardPalette, PieceSet};
use crate::game::Nag;

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
    /// Between a page's title and the window's bar.
    pub const XXL: f32 = 32.0;
}

/// Sizes of type, in points.
pub mod text {
    /// Secondary text.
    pub const SECONDARY: f32 = 13.0;
    /// All ordinary text, moves and buttons.
    pub const BODY: f32 = 15.0;
    /// The players' names and titles of dialogs.
    pub const NAMES: f32 = 20.0;
    /// The task of a level or a puzzle.
    pub const TASK: f32 = 24.0;
    /// Titles of pages, and results.
    pub const TITLE: f32 = 28.0;
    /// The digits of the clocks.
    pub const CLOCK: f32 = 44.0;
}

/// Radius of the corners of buttons, fields and menus, in points.
pub const RADIUS: u8 = 8;
/// Radius of the corners of cards, in points.
pub const CARD_RADIUS: u8 = 12;
/// Radius of the corners of dialogs, in points.
pub const DIALOG_RADIUS: u8 = 14;
/// Width of a usual line, in points.
pub const LINE: f32 = 1.0;
/// Width of the line around a chosen thing and around the widget with the keyboard, in points.
pub const THICK: f32 = 2.0;

/// The heavier weight of type, in points: names, chosen things, primary buttons, the current move.
pub fn medium(size: f32) -> FontId {
    FontId::new(size, FontFamily::Name(fonts::MEDIUM.into()))
}

/// A text in the heavier weight.
pub fn medium_text(words: impl Into<String>) -> RichText {
    RichText::new(words).family(FontFamily::Name(fonts::MEDIUM.into()))
}

/// The colours of all that is not the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Colors {
    /// Behind the board, and the ground of pages.
    pub window: Color32,
    /// Panels and dialogs, a shade nearer to the eye.
    pub raised: Color32,
    /// Cards, and fields one can type into.
    pub field: Color32,
    /// Buttons at rest, under the pointer, and pressed.
    pub button: [Color32; 3],
    /// The ground of the graph of a report: both sides' colours are seen on it.
    pub graph: Color32,
    /// Lines between things.
    pub line: Color32,
    /// The outline of a button or a card.
    pub edge: Color32,
    /// The outline of a field or a box to tick, and scroll bars.
    pub strong: Color32,
    /// Text on the background.
    pub text: Color32,
    /// Secondary text.
    pub weak: Color32,
    /// Only what is impossible now, and the hints in empty fields.
    pub faint: Color32,
    /// The one accent: the primary button, the line around what is chosen, the widget with the keyboard, whose turn it is.
    pub accent: Color32,
    /// Text in the accent's colour: links, quiet buttons, the chosen thing.
    pub accent_text: Color32,
    /// Text and icons on the accent.
    pub on_accent: Color32,
    /// The accent as the ground of a chosen thing.
    pub accent_soft: Color32,
    /// Check, low time and errors only.
    pub danger: Color32,
    /// The button of an answer that loses something for good, at rest, under the pointer, and pressed.
    pub destructive: [Color32; 3],
    /// Text on it.
    pub on_destructive: Color32,
    /// The marks of a move from the best to the worst: brilliant, good, interesting, dubious, mistake, blunder.
    glyphs: [Color32; 6],
    /// Inaccuracies, mistakes and blunders.
    pub judged: [Color32; 3],
    /// Shadows of dialogs and menus.
    shadow: Color32,
}

const LIGHT: Colors = Colors {
    window: rgb(0xefe9de),
    raised: rgb(0xfbf8f2),
    field: rgb(0xffffff),
    button: [rgb(0xffffff), rgb(0xf4efe6), rgb(0xe6ddcf)],
    graph: rgb(0x8f8475),
    line: rgb(0xddd3c3),
    edge: rgb(0xc9bdaa),
    strong: rgb(0x8a7d6b),
    text: rgb(0x241e17),
    weak: rgb(0x5f5648),
    faint: rgb(0x857a6a),
    accent: rgb(0x176a64),
    accent_text: rgb(0x125852),
    on_accent: rgb(0xffffff),
    accent_soft: rgb(0xd5e8e4),
    danger: rgb(0xa9221b),
    destructive: [rgb(0xf7ddd8), rgb(0xf0cdc6), rgb(0xe8bdb4)],
    on_destructive: rgb(0x8c1812),
    glyphs: [rgb(0x00646b), rgb(0x2a661f), rgb(0x6a3fa0), rgb(0x775000), rgb(0x97400a), rgb(0xa1201a)],
    judged: [rgb(0x7a6412), rgb(0xa0520f), rgb(0xb3261e)],
    shadow: Color32::from_black_alpha(36),
};

const DARK: Colors = Colors {
    window: rgb(0x1e1c1a),
    raised: rgb(0x272421),
    field: rgb(0x322e2a),
    button: [rgb(0x322e2a), rgb(0x3f3a35), rgb(0x4b453f)],
    graph: rgb(0x7d7469),
    line: rgb(0x3e3a35),
    edge: rgb(0x57504a),
    strong: rgb(0x968b7d),
    text: rgb(0xf1ece3),
    weak: rgb(0xbfb6a8),
    faint: rgb(0x938a7d),
    accent: rgb(0x4db3a8),
    accent_text: rgb(0x7bd0c6),
    on_accent: rgb(0x06211f),
    accent_soft: rgb(0x1f4743),
    danger: rgb(0xff8a80),
    destructive: [rgb(0x4a2522), rgb(0x5a2d29), rgb(0x6a3631)],
    on_destructive: rgb(0xffb8b0),
    glyphs: [rgb(0x5fd0d6), rgb(0x8fd07f), rgb(0xc9a8ff), rgb(0xe6c35a), rgb(0xffb07c), rgb(0xffa9a2)],
    judged: [rgb(0xd9bf5a), rgb(0xf0a050), rgb(0xff7a70)],
    shadow: Color32::from_black_alpha(140),
};

impl Colors {
    /// The colours of the look of `ui`.
    pub fn of(ui: &Ui) -> &'static Colors {
        if ui.visuals().dark_mode { &DARK } else { &LIGHT }
    }

    /// The ink of a mark behind a move, which has its sign as well. `None` for all other glyphs: they are quiet.
    pub fn glyph(&self, nag: Nag) -> Option<Color32> {
        let order = [Nag::BRILLIANT, Nag::GOOD, Nag::INTERESTING, Nag::DUBIOUS, Nag::MISTAKE, Nag::BLUNDER];
        order.iter().position(|&mark| mark == nag).map(|place| self.glyphs[place])
    }

    /// The primary button at rest, under the pointer, and pressed.
    pub fn primary_button(&self) -> [Color32; 3] {
        [0.0, 0.1, 0.2].map(|share| self.accent.lerp_to_gamma(self.text, share))
    }
}

/// The player's choices of the look.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Theme {
    /// Light text on dark, rather than dark on light.
    pub is_dark: bool,
    /// The colours of the cells.
    pub palette: BoardPalette,
    /// The pieces.
    pub pieces: PieceSet,
    /// Size of moves and coordinates, in percent of their normal size.
    pub notation: u16,
    /// Whether animations are on.
    pub has_motion: bool,
}

impl Default for Theme {
    fn default() -> Self {
        Self {
            is_dark: false,
            palette: BoardPalette::default(),
            pieces: PieceSet::default(),
            notation: 100,
            has_motion: true,
        }
    }
}

impl Theme {
    /// The look that was applied last.
    pub fn of(ctx: &egui::Context) -> Theme {
        ctx.data(|data| data.get_temp(Id::NULL)).unwrap_or_default()
    }

    /// The colours of all that is not the board.
    pub fn colors(&self) -> &'static Colors {
        if self.is_dark { &DARK } else { &LIGHT }
    }

    /// Size of moves and coordinates, as a factor.
    pub fn notation(&self) -> f32 {
        f32::from(self.notation) / 100.0
    }

    /// The colours of the board.
    pub fn board(&self) -> &'static BoardColors {
        BoardColors::of(self.palette)
    }

    /// Makes `ctx` draw its widgets in this look, both in its light and its dark mode.
    pub fn apply(&self, ctx: &egui::Context) {
        ctx.data_mut(|data| data.insert_temp(Id::NULL, *self));
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
        style.spacing.button_padding = egui::vec2(space::M, 6.0);
        style.spacing.menu_margin = egui::Margin::same(space::XS as i8);
        style.spacing.window_margin = egui::Margin::same(space::L as i8);
        style.spacing.interact_size.y = 32.0;
        // A list that is scrolled in the frame in which it gets lower would spring back to where it could go before.
        style.spacing.scroll.kinetic.rubber_band = false;
        style.interaction.selectable_labels = false;
        style.animation_time = if self.has_motion { Style::default().animation_time } else { 0.0 };
    }

    /// The colours of egui's own widgets.
    pub fn visuals(&self) -> Visuals {
        let colors = self.colors();
        let mut visuals = if self.is_dark { Visuals::dark() } else { Visuals::light() };
        visuals.panel_fill = colors.window;
        visuals.window_fill = colors.raised;
        visuals.window_stroke = Stroke::new(LINE, colors.line);
        visuals.window_corner_radius = CornerRadius::same(DIALOG_RADIUS);
        visuals.menu_corner_radius = CornerRadius::same(RADIUS);
        visuals.window_shadow = Shadow { offset: [0, 8], blur: 24, spread: 0, color: colors.shadow };
        visuals.popup_shadow = Shadow { offset: [0, 4], blur: 12, spread: 0, color: colors.shadow };
        visuals.extreme_bg_color = colors.field;
        visuals.faint_bg_color = colors.raised;
        visuals.code_bg_color = colors.field;
        visuals.weak_text_color = Some(colors.weak);
        visuals.hyperlink_color = colors.accent_text;
        visuals.error_fg_color = colors.danger;
        visuals.warn_fg_color = colors.danger;
        visuals.selection.bg_fill = colors.accent_soft;
        visuals.selection.stroke = Stroke::new(THICK, colors.accent_text);
        // Text that is impossible now gets the colour `faint` by it.
        visuals.disabled_alpha = 0.55;
        visuals.text_cursor.stroke = Stroke::new(2.0, colors.accent);
        self.color_widgets(&mut visuals.widgets);
        visuals
    }

    fn color_widgets(self, widgets: &mut egui::style::Widgets) {
        let colors = self.colors();
        let [rest, hover, pressed] = colors.button;
        for (state, fill, line) in [
            (&mut widgets.noninteractive, colors.raised, colors.line),
            (&mut widgets.inactive, rest, colors.edge),
            (&mut widgets.hovered, hover, colors.strong),
            (&mut widgets.active, pressed, colors.accent),
            (&mut widgets.open, hover, colors.strong),
        ] {
            // The rail of a slider has this colour.
            state.bg_fill = colors.edge;
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

    #[test]
    fn the_modes_are_told_apart_by_egui_too() {
        let dark = Theme { is_dark: true, ..Theme::default() };
        assert!(dark.visuals().dark_mode);
        assert!(!Theme::default().visuals().dark_mode);
    }
}
