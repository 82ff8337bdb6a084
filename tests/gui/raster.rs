//! Triangles painted without a graphics card: what egui tessellates becomes pixels, in both cameras of these tests.
//!
//! The loops are plain, because the tests are compiled with little optimization and paint millions of pixels.

use egui::epaint::{Mesh, Vertex};
use egui::{Color32, ColorImage, Rect, Vec2};

/// Paints a mesh over `picture`, inside `clip`. A texture that is missing counts as white.
pub fn paint_mesh(picture: &mut ColorImage, clip: Rect, mesh: &Mesh, texture: Option<&ColorImage>) {
    for corners in mesh.indices.chunks_exact(3) {
        let corner = |at: usize| mesh.vertices[corners[at] as usize];
        paint_triangle(picture, clip, [corner(0), corner(1), corner(2)], texture);
    }
}

/// Paints a triangle with its colours times the texture's, premultiplied, over what is there. A pixel belongs to the
/// triangle if its middle does.
fn paint_triangle(picture: &mut ColorImage, clip: Rect, corners: [Vertex; 3], texture: Option<&ColorImage>) {
    let [a, b, c] = corners;
    let area = cross(b.pos - a.pos, c.pos - a.pos);
    if area == 0.0 {
        return;
    }
    let colors = [channels(a.color), channels(b.color), channels(c.color)];
    let is_plain = a.color == b.color && b.color == c.color;
    let flat =
        (is_plain && a.uv == b.uv && b.uv == c.uv).then(|| times(colors[0], texel(texture, a.uv.x, a.uv.y)));
    let bounds = Rect::from_points(&[a.pos, b.pos, c.pos]);
    let (mut y, bottom) =
        pixels(bounds.top().max(clip.top()), bounds.bottom().min(clip.bottom()), picture.height());
    while y < bottom {
        let middle = y as f32 + 0.5;
        let (left, right) = crossings(&corners, middle);
        let (start, end) = pixels(left.max(clip.left()), right.min(clip.right()), picture.width());
        let row = y * picture.width();
        if let Some(ink) = flat {
            let mut x = start;
            while x < end {
                put(&mut picture.pixels[row + x], ink);
                x += 1;
            }
        } else {
            // The share of each corner in a pixel is linear along a row.
            let place = egui::pos2(start as f32 + 0.5, middle);
            let first =
                [cross(b.pos - place, c.pos - place) / area, cross(c.pos - place, a.pos - place) / area];
            let step = [(b.pos.y - c.pos.y) / area, (c.pos.y - a.pos.y) / area];
            let mut x = start;
            while x < end {
                let along = (x - start) as f32;
                let (p, q) = (first[0] + step[0] * along, first[1] + step[1] * along);
                let r = 1.0 - p - q;
                let (u, v) = (a.uv.x * p + b.uv.x * q + c.uv.x * r, a.uv.y * p + b.uv.y * q + c.uv.y * r);
                let color = if is_plain { colors[0] } else { mixed(&colors, p, q, r) };
                put(&mut picture.pixels[row + x], times(color, texel(texture, u, v)));
                x += 1;
            }
        }
        y += 1;
    }
}

fn cross(a: Vec2, b: Vec2) -> f32 {
    a.x * b.y - a.y * b.x
}

/// The pixels, from the first to before the last, whose middles are between two edges.
fn pixels(low: f32, high: f32, size: usize) -> (usize, usize) {
    let end = |edge: f32| ((edge - 0.5).ceil().max(0.0) as usize).min(size);
    (end(low), end(high))
}

/// The leftmost and the rightmost place at which the triangle's sides cross the middle of a row.
fn crossings(corners: &[Vertex; 3], middle: f32) -> (f32, f32) {
    let (mut left, mut right) = (f32::MAX, f32::MIN);
    let mut side = 0;
    while side < 3 {
        let (from, to) = (corners[side].pos, corners[(side + 1) % 3].pos);
        let share = (middle - from.y) / (to.y - from.y);
        if (0.0..=1.0).contains(&share) {
            let x = from.x + share * (to.x - from.x);
            left = left.min(x);
            right = right.max(x);
        }
        side += 1;
    }
    (left, right)
}

/// The colour of the texture at a place from 0 to 1, of the nearest texel.
fn texel(texture: Option<&ColorImage>, u: f32, v: f32) -> [f32; 4] {
    let Some(image) = texture else { return [255.0; 4] };
    let at = |share: f32, size: usize| ((share * size as f32) as usize).min(size - 1);
    channels(image.pixels[at(v, image.height()) * image.width() + at(u, image.width())])
}

fn channels(color: Color32) -> [f32; 4] {
    [f32::from(color.r()), f32::from(color.g()), f32::from(color.b()), f32::from(color.a())]
}

fn times(a: [f32; 4], b: [f32; 4]) -> [f32; 4] {
    [a[0] * b[0] / 255.0, a[1] * b[1] / 255.0, a[2] * b[2] / 255.0, a[3] * b[3] / 255.0]
}

fn mixed(colors: &[[f32; 4]; 3], p: f32, q: f32, r: f32) -> [f32; 4] {
    let [a, b, c] = colors;
    let channel = |at: usize| a[at] * p + b[at] * q + c[at] * r;
    [channel(0), channel(1), channel(2), channel(3)]
}

/// Premultiplied ink over an opaque ground, as the graphics card does it.
fn put(pixel: &mut Color32, ink: [f32; 4]) {
    let under = 1.0 - ink[3] / 255.0;
    let over = |ink: f32, ground: u8| (ink + f32::from(ground) * under).round().min(255.0) as u8;
    *pixel = Color32::from_rgb(over(ink[0], pixel.r()), over(ink[1], pixel.g()), over(ink[2], pixel.b()));
}
