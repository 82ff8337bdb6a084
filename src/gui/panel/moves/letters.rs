//! The letters of the list: their fonts and their places.

use std::sync::Arc;

use egui::text::{LayoutJob, TextWrapping};
use egui::{Align, Color32, FontId, Galley, TextFormat, Ui};

use crate::gui::style::theme::text;

fn font(depth: u32, size: f32) -> FontId {
    FontId::proportional(size * if depth == 0 { text::BODY } else { text::SECONDARY })
}

/// A text in a line, at `size` times its usual size.
pub fn galley(ui: &Ui, text: &str, depth: u32, size: f32) -> Arc<Galley> {
    ui.painter().layout_no_wrap(text.to_owned(), font(depth, size), Color32::PLACEHOLDER)
}

/// The left edges of the letters, and the right edge of the last one.
pub fn edges(ui: &Ui, text: &str, depth: u32, size: f32) -> Vec<f32> {
    let width = |text: &str| galley(ui, text, depth, size).size().x;
    let whole = galley(ui, text, depth, size);
    let glyphs = whole.rows.first().map_or(&[][..], |row| &row.glyphs);
    // Letters of a ligature are at whole pixels at its end, a little beyond it.
    let is_left_to_right = glyphs.windows(2).all(|pair| pair[0].pos.x <= pair[1].pos.x + 2.0);
    if glyphs.len() != text.chars().count() || !is_left_to_right {
        // A script whose letters are not side by side in the order of the text: measured word by word.
        return spread(text, width);
    }
    glyphs.iter().map(|glyph| glyph.pos.x).chain([whole.size().x]).collect()
}

/// As many edges as the text asks for, right at the ends of its words.
fn spread(text: &str, width: impl Fn(&str) -> f32) -> Vec<f32> {
    let (mut edges, mut x) = (vec![0.0], 0.0);
    for word in text.split_inclusive(' ') {
        let letters = word.trim_end_matches(' ').chars().count();
        let end = x + width(word.trim_end_matches(' '));
        edges.extend(std::iter::repeat_n(end, letters));
        x += width(word);
        edges.extend(std::iter::repeat_n(x, word.chars().count() - letters));
    }
    edges
}

/// A text in a line, in other colours from some of its bytes on. It ends in an ellipsis where it is wider than `width`.
pub fn colored(
    ui: &Ui,
    text: &str,
    inks: &[(usize, Color32)],
    (depth, size): (u32, f32),
    width: f32,
) -> Arc<Galley> {
    let mut job = LayoutJob::default();
    let starts = std::iter::once((0, Color32::PLACEHOLDER)).chain(inks.iter().copied());
    let ends = inks.iter().map(|&(start, _)| start).chain([text.len()]);
    for ((start, ink), end) in starts.zip(ends) {
        job.append(&text[start..end], 0.0, TextFormat::simple(font(depth, size), ink));
    }
    job.wrap = TextWrapping::truncate_at_width(width);
    job.halign = Align::LEFT;
    ui.painter().layout_job(job)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letter_edges_fall_at_the_ends_of_words_in_any_script() {
        let width = |text: &str| 8.0 * text.chars().count() as f32;
        assert_eq!(spread("ab  c", width), [0.0, 16.0, 16.0, 24.0, 32.0, 40.0]);
    }

    #[test]
    fn letter_edges_match_the_drawn_text() {
        let text = "AVATAR ffl ff Łódź 3. Qf6 ½–½";
        let check = move |ui: &mut Ui| {
            let edges = edges(ui, text, 1, 1.5);
            assert_eq!(edges.len(), text.chars().count() + 1);
            assert!(edges.windows(2).all(|pair| pair[0] <= pair[1] + 2.0), "{edges:?}");
            let part =
                |letters: usize| galley(ui, &text.chars().take(letters).collect::<String>(), 1, 1.5).size().x;
            for letters in [6, 10, 18, 25] {
                assert!((edges[letters] - part(letters)).abs() < 1.0, "{letters} letters");
            }
        };
        egui_kittest::Harness::new_ui(check).step();
    }
}
