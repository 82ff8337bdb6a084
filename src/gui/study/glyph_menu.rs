//! The glyphs of a move, to be chosen from a menu.

use egui::containers::menu::MenuConfig;
use egui::{DragValue, Id, PopupCloseBehavior, Ui};

use crate::app::game::{EditAction, GLYPHS, GlyphGroup};
use crate::app::model::{Message, Model};
use crate::app::text::tr;
use crate::game::{Nag, NodeId};
use crate::gui::actions::{Action, Out};
use crate::gui::style::{menu, widgets};

/// A line with the menu of all glyphs behind it. Those the move has are marked, and go when they are chosen again.
pub fn show(ui: &mut Ui, model: &Model, node: NodeId, out: &mut Out) {
    let glyph = Message::Edit(EditAction::Glyph(node, Nag::GOOD));
    widgets::usable(ui, model.check(&glyph).err(), |ui| {
        menu::submenu_ui(ui, &tr("menu-glyphs"), None, |ui| {
            let notes = model.document().and_then(|document| document.record().tree.notes(node));
            let nags = notes.map_or(&[][..], |notes| &notes.nags);
            let mut menu = Menu { node, nags, model, out };
            for group in &GLYPHS {
                menu::submenu_ui(ui, &tr(group.name), None, |ui| menu.group_ui(ui, group));
            }
            menu.others_ui(ui);
            menu.shapes_ui(ui);
        })
    });
}

/// The glyphs of one move.
struct Menu<'a> {
    node: NodeId,
    nags: &'a [Nag],
    model: &'a Model,
    out: &'a mut Out,
}

impl Menu<'_> {
    fn group_ui(&mut self, ui: &mut Ui, group: &GlyphGroup) {
        for &(nag, name) in group.glyphs {
            let text = tr!("glyph-named", sign = nag.shown(), name = tr(name));
            self.glyph_ui(ui, nag, &text);
        }
    }

    /// Glyphs that the move has and no group names, and a field for the number of any other.
    fn others_ui(&mut self, ui: &mut Ui) {
        let is_named =
            |nag: &Nag| GLYPHS.iter().any(|group| group.glyphs.iter().any(|(named, _)| named == nag));
        for &nag in self.nags.iter().filter(|nag| !is_named(nag)) {
            self.glyph_ui(ui, nag, &nag.shown());
        }
        let stays = MenuConfig::new().close_behavior(PopupCloseBehavior::CloseOnClickOutside);
        menu::submenu_ui(ui, &tr("glyphs-number"), Some(stays), |ui| self.number_ui(ui));
    }

    /// The item that takes away arrows and circles, which are marks of the position too.
    fn shapes_ui(&mut self, ui: &mut Ui) {
        let action = Action::ClearShapes;
        let key = action.key_text(ui.ctx(), self.model.settings());
        let row = |ui: &mut Ui| menu::row_ui(ui, &action.name_now(self.model), key, false);
        if widgets::usable(ui, action.why_disabled(self.model), row).clicked() {
            self.out.act(action);
            ui.close();
        }
    }

    fn glyph_ui(&mut self, ui: &mut Ui, nag: Nag, text: &str) {
        let key = Action::of_glyph(nag, self.model)
            .and_then(|action| action.key_text(ui.ctx(), self.model.settings()));
        if menu::row_ui(ui, text, key, self.nags.contains(&nag)).clicked() {
            self.out.push(EditAction::Glyph(self.node, nag));
            ui.close();
        }
    }

    fn number_ui(&mut self, ui: &mut Ui) {
        let id = Id::unique("glyph number");
        let mut number = ui.data(|data| data.get_temp(id)).unwrap_or(1_u8);
        ui.horizontal(|ui| {
            let field = DragValue::new(&mut number).range(1..=u8::MAX).prefix("$");
            ui.add(field).accessible_name(tr("glyphs-number"));
            if ui.button(tr("glyph-put")).clicked() {
                self.out.push(EditAction::Glyph(self.node, Nag(number)));
                ui.close();
            }
        });
        ui.data_mut(|data| data.insert_temp(id, number));
    }
}
