//! The table of contrasts: every mark, piece and text against what it stands on, as it is really drawn, for every sight.
//!
//! `cargo test --test gui contrast -- --nocapture` prints it. Bounds are those of WCAG 2.1: 3 for shapes that carry meaning
//! (1.4.11), 4.5 for text (1.4.3).

mod camera;
mod cells;
pub mod color_vision;
mod marks;
mod pieces;
mod texts;

use color_vision::ColorVision;

/// Shapes that carry meaning.
pub const SHAPE: f32 = 3.0;
/// Text.
pub const TEXT: f32 = 4.5;

/// Prints one line of the table: the least contrast for each sight, and the bound.
pub fn line(what: &str, bound: f32, least: impl Fn(ColorVision) -> f32) -> Option<String> {
    let values = ColorVision::ALL.map(least);
    let cells = values.map(|value| format!("{value:8.2}")).concat();
    println!("{what:<44}{cells}   at least {bound}");
    values.iter().any(|value| *value < bound).then(|| format!("{what}: {values:.2?}"))
}

/// Prints the head of a part of the table.
pub fn head(title: &str) {
    let names = ["normal", "protan", "deutan", "tritan", "grey"].map(|name| format!("{name:>8}")).concat();
    println!("\n{title:<44}{names}");
}

/// Fails with all that stays below its bound.
pub fn verdict(failures: &[String]) {
    assert!(failures.is_empty(), "too little contrast:\n{}", failures.join("\n"));
}
