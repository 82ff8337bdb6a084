//! The look that the settings ask for.

use egui::Context;

use super::Shell;
use crate::app::settings::ThemeChoice;
use crate::app::text;
use crate::gui::style::theme::Theme;

impl Shell {
    /// Sets the language of this thread from the settings, and rebuilds the texts kept in another language.
    pub(super) fn speak(&mut self) {
        let shown = self.model.settings().shown(self.system_language);
        text::show(shown);
        if self.shown.replace(shown) != Some(shown) {
            self.parts.board.forget_names();
            self.parts.moves.forget_words();
            self.parts.three.forget_words();
        }
    }

    /// The theme of the settings; where they leave light or dark to the system, as the system has it.
    pub(super) fn theme(&self, ctx: &Context) -> Theme {
        let settings = self.model.settings();
        let is_dark = match settings.theme {
            ThemeChoice::Light => false,
            ThemeChoice::Dark => true,
            ThemeChoice::System => ctx.system_theme() == Some(egui::Theme::Dark),
        };
        Theme {
            is_dark,
            palette: settings.palette,
            pieces: settings.pieces,
            notation: settings.shown_notation(),
            has_motion: !self.model.slide().is_zero(),
        }
    }

    /// Applies the look from the settings. Returns `false` if the contents must not be drawn in this pass, because
    /// their size is about to change.
    pub(super) fn apply_look(&mut self, ctx: &Context) -> bool {
        let theme = self.theme(ctx);
        if self.look.replace(theme) != Some(theme) {
            theme.apply(ctx);
            ctx.request_repaint();
        }
        let window = ctx.content_rect().size() * ctx.zoom_factor();
        let zoom = self.model.settings().zoom(window.into());
        let is_ready = (ctx.zoom_factor() - zoom).abs() < 0.001;
        if !is_ready {
            ctx.set_zoom_factor(zoom);
            ctx.request_discard("the size of everything");
        }
        is_ready
    }
}
