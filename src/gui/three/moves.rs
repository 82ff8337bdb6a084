//! The moves of a three-player game, as rows of the list of moves: three columns, and between the rounds the sides
//! that went out and the comments.

use egui::{Align2, FontId, Rect, Sense, Ui, vec2};

use crate::app::game::{MoveItem, MoveList, MovePart, MoveText, ThreeMove, ThreeRow};
use crate::app::play::Three;
use crate::app::text::three_words;
use crate::game::NodeId;
use crate::gui::actions::Out;
use crate::gui::panel::{MovesPanel, Source, columns};
use crate::gui::play::corners::paint_side;
use crate::gui::style::theme::{Theme, text};
use crate::sides::Color;
use crate::three::Seat;

/// Height of the heads of the columns.
const HEAD: f32 = 26.0;
/// Radius of the disc of a side above its column.
const DISC: f32 = 4.0;

/// The list, as it is kept from frame to frame.
#[derive(Default)]
pub struct ThreeMoves {
    /// The rows from which the list was made.
    rows: Vec<ThreeRow>,
    list: MoveList,
    panel: MovesPanel,
}

impl ThreeMoves {
    /// Draws the list; the move shown is seen.
    pub fn show(&mut self, ui: &mut Ui, three: &Three, out: &mut Out) {
        self.refresh(three.document().rows());
        ui.spacing_mut().item_spacing.y = 0.0;
        heads_ui(ui);
        let current = NodeId::nth(three.document().cursor());
        self.panel.show(ui, Source { list: &self.list, current, record: None }, out);
    }

    /// Forgets the layout, because words are new.
    pub fn forget_words(&mut self) {
        self.refresh(&[]);
        self.panel.forget_words();
    }

    /// Brings the list up to date. Rows that have not changed keep their parts.
    fn refresh(&mut self, rows: &[ThreeRow]) {
        if self.rows != rows {
            let same = self.rows.iter().zip(rows).take_while(|(old, new)| old == new).count();
            self.list.parts.truncate(same);
            self.list.parts.extend(rows[same..].iter().map(part));
            self.list.revision += 1;
            self.rows = rows.to_vec();
        }
    }
}

/// A row as a part of the list.
fn part(row: &ThreeRow) -> MovePart {
    match row {
        ThreeRow::Note { text, acts } => {
            let words = text.to_string().split_whitespace().collect::<Vec<_>>().join(" ");
            [MoveItem::Comment { text: words.into(), node: Some(NodeId::nth(*acts)), depth: 0 }].into()
        }
        ThreeRow::Round { number, moves } => {
            let moves = moves.iter().zip(Seat::ALL).filter_map(|(mv, seat)| Some((mv.as_ref()?, seat)));
            let item = |(index, (mv, seat)): (usize, (&ThreeMove, Seat))| {
                MoveItem::Move(MoveText {
                    node: NodeId::nth(mv.acts),
                    color: Color::White,
                    seat: Some(seat),
                    number: *number,
                    shows_number: index == 0,
                    text: mv.san.as_str().into(),
                    glyphs: Vec::new(),
                    depth: 0,
                })
            };
            moves.enumerate().map(item).collect()
        }
    }
}

/// The sides above their columns.
fn heads_ui(ui: &mut Ui) {
    let theme = Theme::of(ui);
    let width = ui.available_width() - ui.spacing().scroll.bar_width;
    let (place, _) = ui.allocate_exact_size(vec2(width, HEAD), Sense::hover());
    // Two points smaller than usual: the Polish "Czerwone" then leaves a gap in the narrowest panel.
    let font = FontId::proportional(text::SECONDARY - 2.0);
    let (numbers, column) = columns(width / theme.notation(), true);
    for seat in Seat::ALL {
        let left = theme.notation() * (numbers + seat as usize as f32 * column);
        let size = vec2(theme.notation() * column, HEAD);
        let cell = Rect::from_min_size(place.min + vec2(left, 0.0), size);
        let painter = ui.painter().with_clip_rect(cell);
        // The outline of the disc is outside its radius.
        paint_side(&painter, cell.left_center() + vec2(DISC + 1.0, 0.0), DISC, seat);
        let at = cell.left_center() + vec2(2.0 * DISC + 4.0, 0.0);
        let name = three_words::seat(seat).to_string();
        painter.text(at, Align2::LEFT_CENTER, name, font.clone(), theme.colors().weak);
    }
}
