//! A choice of a few, all of which are seen: joined buttons, buttons of one width, or chips.

use egui::{
    Color32, CornerRadius, FontId, Painter, Rect, Response, Role, Sense, Stroke, StrokeKind, Ui, Vec2,
    WidgetInfo, pos2, vec2,
};

use super::theme::{Colors, LINE, RADIUS, THICK, medium, space, text};
use super::{focus, widgets};
use crate::app::text::words;

/// Side of the picture before the words of a choice.
const PICTURE: f32 = 24.0;
/// Room beside the words of a chip or of a narrow button.
const NARROW: f32 = 8.0;
/// Room beside the words of chips that just fit into one row, and between these chips.
const TIGHT: (f32, f32) = (6.0, space::XS);

/// The way the buttons of a choice stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// Joined, each as wide as its words.
    Joined,
    /// Joined, all of one width, over the whole row.
    Even,
    /// Apart from each other.
    Chips,
}

/// Draws what stands before the words of a value, with this ink.
pub type Paint<'a, T> = dyn FnMut(&Painter, T, Rect, Color32) + 'a;

/// A choice of a few. The chosen one has another ground, a line and the heavier weight.
pub struct Choice<'a, T> {
    name: &'a str,
    all: &'a [(T, String)],
    shape: Shape,
    paint: Option<&'a mut Paint<'a, T>>,
}

impl<'a, T: Copy + PartialEq> Choice<'a, T> {
    /// Joined buttons. `name` describes the choice to screen readers.
    pub fn new(name: &'a str, all: &'a [(T, String)]) -> Self {
        Self { name, all, shape: Shape::Joined, paint: None }
    }

    /// Gives the buttons this shape.
    pub fn shape(self, shape: Shape) -> Self {
        Self { shape, ..self }
    }

    /// Draws a picture before each word.
    pub fn pictures(self, paint: &'a mut Paint<'a, T>) -> Self {
        Self { paint: Some(paint), ..self }
    }

    /// Draws the buttons in as many rows as they need. Returns whether the choice changed.
    pub fn show(mut self, ui: &mut Ui, value: &mut T) -> bool {
        let before = *value;
        let height = ui.spacing().interact_size.y;
        let places = self.places(ui, ui.available_width(), height);
        let size = places.iter().fold(Vec2::ZERO, |size, place| size.max(place.rect.max.to_vec2()));
        let (_, room) = ui.allocate_space(size);
        // The same while rows above come and go: the keyboard stays where it is.
        let first = self.all.first().map_or("", |(_, text)| text);
        let id = ui.make_persistent_id((self.name, first));
        let mut chosen = None;
        for (index, place) in places.iter().enumerate() {
            let (choice, text) = &self.all[index];
            let is_chosen = before == *choice;
            let rect = place.rect.translate(room.min.to_vec2());
            let response = ui.interact(rect, id.with(index), Sense::click());
            let name = words::labelled(self.name, text);
            let is_enabled = ui.is_enabled();
            response.widget_info(|| WidgetInfo::selected(Role::RadioButton, is_enabled, is_chosen, &name));
            ui.ctx().accesskit_node_builder(response.id, |node| {
                node.set_position_in_set(index + 1);
                node.set_size_of_set(self.all.len());
            });
            if response.clicked() {
                *value = *choice;
            }
            if is_chosen && response.has_focus() {
                focus::leave_enter(ui.ctx(), response.id);
            }
            if is_chosen {
                focus::stand_in(ui.ctx(), id.with(0), response.id);
                chosen = Some((place, rect));
            }
            ground(ui, place, rect, &response, is_chosen);
            self.face(ui, *choice, text, rect, is_chosen);
        }
        // Over the lines of its neighbours.
        if let Some((place, rect)) = chosen {
            let line = Stroke::new(THICK, Colors::of(ui).accent);
            ui.painter().rect_stroke(rect, place.corners, line, StrokeKind::Inside);
        }
        *value != before
    }

    /// The places of the buttons in a row of this width, from its corner. Pictures are left out where only words fit
    /// into one row.
    fn places(&mut self, ui: &Ui, width: f32, height: f32) -> Vec<Place> {
        // As wide as the heavier weight needs: nothing moves when another one is chosen.
        let words = |(_, text): &(T, String)| widgets::medium_width(ui, text, text::BODY).ceil();
        let words: Vec<f32> = self.all.iter().map(words).collect();
        let padded = |padding: f32| words.iter().map(|words| words + 2.0 * padding).collect::<Vec<_>>();
        let fits = |padding: f32, gap: f32| {
            padded(padding).iter().map(|width| width + gap).sum::<f32>() - gap <= width
        };
        match self.shape {
            Shape::Joined => {
                let picture = PICTURE + space::S;
                let beside = if self.paint.is_some() { [picture / 2.0, 0.0] } else { [0.0; 2] };
                let paddings =
                    beside.into_iter().flat_map(|beside| [space::M, NARROW].map(|padding| padding + beside));
                let fitting = paddings.into_iter().find(|padding| fits(*padding, 0.0));
                if fitting.is_some_and(|padding| padding < NARROW + beside[0]) {
                    self.paint = None;
                }
                joined(&padded(fitting.unwrap_or(space::M + beside[0])), width, height)
            }
            Shape::Even => joined(&even(&padded(TIGHT.0), width), width, height),
            Shape::Chips => {
                let loose =
                    [(space::M, space::S), TIGHT].into_iter().find(|(padding, gap)| fits(*padding, *gap));
                // Where one row is not enough, each row has as many as fit into it.
                let (padding, gap) = loose.unwrap_or((NARROW, space::S));
                apart(&padded(padding), width, gap, height)
            }
        }
    }

    /// The words of a button, and the picture before them.
    fn face(&mut self, ui: &Ui, choice: T, text: &str, rect: Rect, is_chosen: bool) {
        let colors = Colors::of(ui);
        let ink = if is_chosen { colors.accent_text } else { colors.text };
        let font = if is_chosen { medium(text::BODY) } else { FontId::proportional(text::BODY) };
        let beside = if self.paint.is_some() { PICTURE + space::S } else { 0.0 };
        let galley = widgets::cut(ui, text, rect.width() - beside - 2.0 * space::XS, font);
        let left = rect.center().x - f32::midpoint(galley.size().x, beside);
        if let Some(paint) = &mut self.paint {
            let center = pos2(left + PICTURE / 2.0, rect.center().y);
            paint(ui.painter(), choice, Rect::from_center_size(center, Vec2::splat(PICTURE)), ink);
        }
        let at = pos2(left + beside, rect.center().y - galley.size().y / 2.0);
        ui.painter().galley(at, galley, ink);
    }
}

/// The place of a button.
struct Place {
    rect: Rect,
    corners: CornerRadius,
}

/// How many buttons stand in a row where all are at least this wide: as many in each row as in the others.
fn columns(count: usize, width: f32, widest: f32, gap: f32) -> usize {
    let most = (((width + gap) / (widest + gap)) as usize).clamp(1, count.max(1));
    let rows = count.div_ceil(most).max(1);
    count.div_ceil(rows).max(1)
}

/// The widths of buttons over a whole row: all the same, but for one that needs more. Rows are as long as each other
/// where one is not enough.
fn even(needs: &[f32], width: f32) -> Vec<f32> {
    let widest = needs.iter().copied().fold(0.0, f32::max);
    if needs.iter().sum::<f32>() > width {
        let columns = columns(needs.len(), width, widest, 0.0);
        return vec![(width / columns as f32).floor(); needs.len()];
    }
    let is_wide = |need: &&f32| **need > width / needs.len() as f32;
    let (wide, many) =
        (needs.iter().filter(is_wide).sum::<f32>(), needs.iter().filter(|need| !is_wide(need)).count());
    let each = (width - wide) / many.max(1) as f32;
    let mut end = 0.0;
    // On whole points: lines are sharp.
    let widths = needs.iter().map(|need| {
        let start = f32::floor(end + 0.01);
        end += if is_wide(&need) { *need } else { each };
        f32::floor(end + 0.01) - start
    });
    widths.collect()
}

/// Rectangles of these widths and this distance; a row that is full is followed by another one.
fn rows(widths: &[f32], width: f32, gap: Vec2, height: f32) -> Vec<Rect> {
    let (mut left, mut top) = (0.0, 0.0);
    let place = |each: &f32| {
        let each = each.min(width);
        if left > 0.0 && left + each > width + 0.5 {
            (left, top) = (0.0, top + height + gap.y);
        }
        let rect = Rect::from_min_size(pos2(left, top), vec2(each, height));
        left += each + gap.x;
        rect
    };
    widths.iter().map(place).collect()
}

/// Joined buttons.
fn joined(widths: &[f32], width: f32, height: f32) -> Vec<Place> {
    let rects = rows(widths, width, vec2(0.0, space::XS), height);
    let mut places = Vec::new();
    for row in rects.chunk_by(|rect, next| rect.top() == next.top()) {
        let last = row.len() - 1;
        for (index, &(mut rect)) in row.iter().enumerate() {
            // Neighbours share the line between them.
            rect.max.x += if index == last { 0.0 } else { LINE };
            let end = |is_end: bool| if is_end { RADIUS } else { 0 };
            let (left, right) = (end(index == 0), end(index == last));
            places.push(Place { rect, corners: CornerRadius { nw: left, sw: left, ne: right, se: right } });
        }
    }
    places
}

/// Buttons apart from each other.
fn apart(widths: &[f32], width: f32, gap: f32, height: f32) -> Vec<Place> {
    let corners = CornerRadius::same(RADIUS);
    let rects = rows(widths, width, vec2(gap, space::S), height);
    rects.into_iter().map(|rect| Place { rect, corners }).collect()
}

fn ground(ui: &Ui, place: &Place, rect: Rect, response: &Response, is_chosen: bool) {
    let colors = Colors::of(ui);
    let fill = if is_chosen { colors.accent_soft } else { widgets::fill_now(response, colors.button) };
    let line = Stroke::new(LINE, colors.edge);
    ui.painter().rect(rect, place.corners, fill, line, StrokeKind::Inside);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_of_one_width_have_as_many_buttons_as_the_others() {
        assert_eq!(columns(11, 528.0, 44.0, 0.0), 11);
        assert_eq!(columns(11, 300.0, 44.0, 0.0), 6);
    }

    #[test]
    fn an_even_row_is_filled_and_a_long_word_gets_what_it_needs() {
        assert_eq!(even(&[20.0; 4], 100.0), [25.0; 4]);
        assert_eq!(even(&[20.0, 20.0, 50.0], 110.0), [30.0, 30.0, 50.0]);
        assert_eq!(even(&[20.0, 20.0, 50.0], 80.0), [80.0; 3]);
        // Sums that are off by the rounding do not begin another row.
        for last in 42..80 {
            let mut needs = [30.0; 11];
            needs[10] = last as f32;
            assert_eq!(even(&needs, 456.0).iter().sum::<f32>(), 456.0, "{last}");
        }
    }

    #[test]
    fn chips_fill_a_row_before_they_begin_another() {
        let places = apart(&[60.0, 30.0, 30.0, 40.0], 140.0, 8.0, 36.0);
        let corners = places.iter().map(|place| place.rect.left_top()).collect::<Vec<_>>();
        assert_eq!(corners, [pos2(0.0, 0.0), pos2(68.0, 0.0), pos2(106.0, 0.0), pos2(0.0, 44.0)]);
    }

    #[test]
    fn joined_buttons_are_round_at_the_ends_of_each_row() {
        let places = joined(&[60.0, 60.0, 60.0], 130.0, 36.0);
        let corners: Vec<_> = places.iter().map(|place| (place.corners.nw, place.corners.ne)).collect();
        assert_eq!(corners, [(RADIUS, 0), (0, RADIUS), (RADIUS, RADIUS)]);
        assert_eq!(places[2].rect.left_top(), pos2(0.0, 40.0));
    }
}
