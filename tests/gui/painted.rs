//! The texts as they are painted: which of them are cut off, and which lie on each other.

use std::sync::Arc;

use egui::accesskit::Role;
use egui::epaint::{ClippedShape, Shape, TextShape};
use egui::{Color32, Galley, Pos2, Rect, Vec2};
use egui_kittest::kittest::Queryable;

use super::table::Table;

/// A tolerance in points: letters hang over their line, and edges stand between pixels.
const TOLERANCE: f32 = 1.5;

/// A rectangle of this width or more is the shade behind a dialog.
const SHADE: f32 = 640.0;

/// A text as it is painted.
pub struct Painted {
    galley: Arc<Galley>,
    /// The rectangle of its ink, in the window.
    ink: Rect,
    /// The part of the window that it may cover.
    clip: Rect,
    /// Whether something was painted over it.
    is_covered: bool,
    /// Whether it lies in the shade of a dialog, and cannot be pointed at.
    is_shaded: bool,
}

impl Painted {
    pub fn text(&self) -> &str {
        self.galley.text()
    }

    pub fn is_elided(&self) -> bool {
        self.galley.elided
    }

    /// Its visible part.
    pub fn seen(&self) -> Rect {
        self.ink.intersect(self.clip)
    }

    fn is_seen(&self) -> bool {
        let seen = self.seen();
        !self.is_covered && seen.width() > TOLERANCE && seen.height() > TOLERANCE
    }
}

/// All texts of the last picture that are seen, the later ones in front.
pub fn texts(table: &Table) -> Vec<Painted> {
    let mut found: Vec<Painted> = Vec::new();
    for ClippedShape { clip_rect, shape, .. } in &table.harness.output().shapes {
        collect(shape, *clip_rect, &mut found);
    }
    found.retain(Painted::is_seen);
    found
}

fn collect(shape: &Shape, clip: Rect, found: &mut Vec<Painted>) {
    match shape {
        Shape::Vec(shapes) => shapes.iter().for_each(|shape| collect(shape, clip, found)),
        Shape::Text(TextShape { pos, galley, .. }) => {
            let ink = galley.mesh_bounds.translate(pos.to_vec2());
            // Glyphs are drawn twice, to be bolder.
            found.retain(|before| {
                !Arc::ptr_eq(&before.galley, galley) || before.ink.center().distance(ink.center()) > 1.0
            });
            if ink.is_positive() {
                found.push(Painted {
                    galley: Arc::clone(galley),
                    ink,
                    clip,
                    is_covered: false,
                    is_shaded: false,
                });
            }
        }
        Shape::Rect(rect) if rect.fill.a() > 0 => {
            let ground = rect.rect.intersect(clip);
            let is_opaque = rect.fill.is_opaque();
            for before in found.iter_mut() {
                before.is_covered |= is_opaque && ground.intersects(before.seen());
                before.is_shaded |= ground.width() >= SHADE && ground.contains_rect(before.seen());
            }
        }
        _ => {}
    }
}

/// The colour behind a text of the last picture: of the box painted last before it.
pub fn ground(table: &Table, wanted: &str) -> Option<Color32> {
    let (mut grounds, mut found) = (Vec::new(), None);
    for ClippedShape { shape, .. } in &table.harness.output().shapes {
        find_ground(shape, wanted, &mut grounds, &mut found);
    }
    found
}

fn find_ground(shape: &Shape, wanted: &str, grounds: &mut Vec<(Rect, Color32)>, found: &mut Option<Color32>) {
    match shape {
        Shape::Vec(shapes) => shapes.iter().for_each(|shape| find_ground(shape, wanted, grounds, found)),
        Shape::Rect(rect) if rect.fill.a() > 0 => grounds.push((rect.rect, rect.fill)),
        Shape::Text(text) if text.galley.text() == wanted => {
            let below = grounds.iter().rfind(|(place, _)| place.contains(text.pos));
            *found = below.map(|(_, color)| *color);
        }
        _ => {}
    }
}

/// The faults of the texts in the last picture, in words.
pub fn faults(table: &Table, size: Vec2) -> Vec<String> {
    let texts = texts(table);
    let window = Rect::from_min_size(Pos2::ZERO, size);
    let fields: Vec<Rect> = roles(table, &[Role::TextInput, Role::MultilineTextInput, Role::SpinButton]);
    let mut faults = Vec::new();
    for text in &texts {
        // The text of a field scrolls.
        if fields.iter().any(|field| field.expand(TOLERANCE).contains_rect(text.seen())) {
            continue;
        }
        let (ink, clip) = (text.ink.shrink(TOLERANCE), text.clip.intersect(window));
        if ink.left() < clip.left() || ink.right() > clip.right() {
            faults.push(format!("cut off at the side: {:?} at {:?} in {clip:?}", text.text(), text.ink));
        }
        // Elsewhere there is more to scroll to.
        let runs_out =
            |edge: f32, of_window: f32, is_beyond: bool| is_beyond && (edge - of_window).abs() < 1.0;
        if runs_out(clip.top(), window.top(), ink.top() < clip.top())
            || runs_out(clip.bottom(), window.bottom(), ink.bottom() > clip.bottom())
        {
            faults.push(format!(
                "runs out of the window: {:?} at {:?} in {:?}",
                text.text(),
                text.ink,
                text.clip
            ));
        }
    }
    for (index, text) in texts.iter().enumerate() {
        for other in &texts[index + 1..] {
            let both = text.seen().intersect(other.seen());
            if both.width() > TOLERANCE && both.height() > TOLERANCE {
                faults.push(format!("on each other: {:?} and {:?} at {both:?}", text.text(), other.text()));
            }
        }
    }
    faults
}

/// The texts that end in an ellipsis, with the place at which each of them is pointed at.
pub fn elided(table: &Table) -> Vec<(String, Pos2)> {
    let elided = texts(table).into_iter().filter(|text| text.galley.elided && !text.is_shaded);
    elided.map(|text| (text.text().to_owned(), text.seen().center())).collect()
}

/// Whether a text can be read whole somewhere.
pub fn is_whole(table: &Table, whole: &str) -> bool {
    texts(table).iter().any(|text| !text.galley.elided && text.text().contains(whole))
}

fn roles(table: &Table, roles: &[Role]) -> Vec<Rect> {
    let nodes =
        table.harness.query_all_by(|node| roles.contains(&node.role()) && node.raw_bounds().is_some());
    nodes.map(|node| node.rect()).collect()
}

/// Whether a text that contains `part` is painted, and no edge cuts it.
pub fn is_uncut(table: &Table, part: &str) -> bool {
    let window = table.harness.ctx.content_rect();
    texts(table).iter().any(|text| {
        let clip = text.clip.intersect(window).expand(TOLERANCE);
        !text.galley.elided && text.text().contains(part) && clip.contains_rect(text.ink)
    })
}

/// The fill of the last opaque rectangle that covers `place`, and the colours of the meshes drawn inside it.
pub fn ground_and_meshes(table: &Table, place: Rect) -> (Color32, Vec<Color32>) {
    let (mut ground, mut inks) = (Color32::TRANSPARENT, Vec::new());
    for ClippedShape { shape, .. } in &table.harness.output().shapes {
        match shape {
            Shape::Rect(rect) if rect.fill.is_opaque() && rect.rect.contains_rect(place) => {
                ground = rect.fill;
            }
            Shape::Mesh(mesh) if place.expand(TOLERANCE).contains_rect(mesh.calc_bounds()) => {
                inks.extend(mesh.vertices.iter().map(|vertex| vertex.color));
            }
            _ => {}
        }
    }
    (ground, inks)
}

/// Whether an area is painted over the text `wanted`, however faint it is.
pub fn is_painted_over(table: &Table, wanted: &str) -> bool {
    let mut place = None;
    let mut is_over = false;
    for ClippedShape { shape, .. } in &table.harness.output().shapes {
        find_over(shape, wanted, &mut place, &mut is_over);
    }
    assert!(place.is_some(), "{wanted:?} is not painted");
    is_over
}

fn find_over(shape: &Shape, wanted: &str, place: &mut Option<Pos2>, is_over: &mut bool) {
    match shape {
        Shape::Vec(shapes) => shapes.iter().for_each(|shape| find_over(shape, wanted, place, is_over)),
        Shape::Text(text) if text.galley.text() == wanted => {
            *place = Some(text.visual_bounding_rect().center());
        }
        Shape::Path(path) if path.fill.a() > 0 => {
            *is_over |= place.is_some_and(|place| path.visual_bounding_rect().contains(place));
        }
        _ => {}
    }
}
