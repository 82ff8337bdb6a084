//! The rules of the game, in words and with a small board for each man.

use egui::{Label, RichText, Sense, Ui, vec2};

use super::super::board::BoardState;
use super::super::diagram::{self, Diagram};
use super::super::theme::{Theme, space, text};
use super::super::widgets;
use super::frame::{Answer, Frame};
use crate::app::catalogue::tr;
use crate::app::message::Message;
use crate::chess::Role;

/// Side of a small board, in points.
const BOARD: f32 = 168.0;

/// What a section has beside its words.
#[derive(Clone, Copy)]
enum Picture {
    /// Nothing.
    None,
    /// How this man moves.
    Man(Role),
}

/// The sections: the keys of the heading and of the words, and the picture.
const SECTIONS: [(&str, &str, Picture); 12] = [
    ("rules-board-title", "rules-board", Picture::None),
    ("rules-rook-title", "rules-rook", Picture::Man(Role::Rook)),
    ("rules-bishop-title", "rules-bishop", Picture::Man(Role::Bishop)),
    ("rules-queen-title", "rules-queen", Picture::Man(Role::Queen)),
    ("rules-king-title", "rules-king", Picture::Man(Role::King)),
    ("rules-knight-title", "rules-knight", Picture::Man(Role::Knight)),
    ("rules-pawn-title", "rules-pawn", Picture::Man(Role::Pawn)),
    ("rules-en-passant-title", "rules-en-passant", Picture::None),
    ("rules-promotion-title", "rules-promotion", Picture::None),
    ("rules-end-title", "rules-end", Picture::None),
    ("rules-stalemate-title", "rules-stalemate", Picture::None),
    ("rules-draws-title", "rules-draws", Picture::None),
];

/// Shows them.
pub fn show(ui: &Ui, theme: Theme, board: &mut BoardState, out: &mut Vec<Message>) {
    Frame::new(&tr("rules-title"), 560.0).show(ui, theme, out, &[Answer::close()], |ui, _| {
        for (title, words, picture) in SECTIONS {
            ui.horizontal_top(|ui| {
                if let Picture::Man(role) = picture {
                    picture_ui(ui, theme, board, &Diagram::of(role));
                }
                ui.vertical(|ui| {
                    ui.label(RichText::new(tr(title)).size(text::MOVES).strong());
                    ui.add(Label::new(tr(words)).wrap());
                });
            });
            ui.add_space(space::XS);
        }
        widgets::hint(ui, tr("rules-sources"));
    });
}

fn picture_ui(ui: &mut Ui, theme: Theme, board: &mut BoardState, picture: &Diagram) {
    let (rect, _) = ui.allocate_exact_size(vec2(BOARD, BOARD), Sense::hover());
    if ui.is_rect_visible(rect) {
        diagram::paint(ui.painter(), theme, &mut board.pieces, picture, rect);
    }
}
