//! The pieces of the third side, and dead ones: made of White's drawings.
//!
//! The third side's are dark red with a light outline and a dark one around that: two lines, where White and Black have
//! one, distinguish them without colour. Dead pieces are flat, grey and faint.

use super::xml::{contents, prefixed};
use crate::app::board_view::Army;

/// The colours of White's drawings: bodies in light and shade, and lines.
const BODY: &str = "#fffdf6";
const SHADES: [&str; 3] = ["#efe2c6", "#e6d5b2", "#e8d9b8"];
const LINES: [&str; 2] = ["#2b1d0e", "#1c120a"];

/// The colours of body, shades and lines of the third side.
const RED: Inks = Inks { body: "#a8422f", shade: "#8a3123", line: "#fff6ea" };
/// The colours of the outer outline.
const OUTER: Inks = Inks { body: "#240803", shade: "#240803", line: "#240803" };
/// The colours of dead pieces.
const DEAD: Inks = Inks { body: "#94918d", shade: "#94918d", line: "#6b6864" };

/// How much broader the light lines are than White's, in units of the drawing, and those of the outer outline. On the
/// smallest board thinner ones are not seen on every cell.
const LIGHT_WIDTH: f32 = 1.2;
const OUTER_WIDTH: f32 = 7.5;
/// How opaque dead pieces are.
const DEAD_OPACITY: &str = "0.55";

/// The colours of one side.
struct Inks {
    body: &'static str,
    shade: &'static str,
    line: &'static str,
}

impl Inks {
    /// A drawing of White's in these colours.
    fn recolored(&self, svg: &str) -> String {
        let shaded =
            SHADES.iter().fold(svg.replace(BODY, self.body), |svg, ink| svg.replace(ink, self.shade));
        LINES.iter().fold(shaded, |svg, ink| svg.replace(ink, self.line))
    }
}

/// The drawing of a piece of this army, made of White's.
pub fn drawing(white: &str, army: Army) -> String {
    match army {
        Army::Red => {
            let outer = broader(&OUTER.recolored(white), OUTER_WIDTH);
            // Two drawings in one: names of shapes must not be the same.
            let outer = prefixed(&outer, "outer");
            around(&broader(&RED.recolored(white), LIGHT_WIDTH), contents(&outer), "")
        }
        Army::Dead => {
            let open = format!("<g opacity=\"{DEAD_OPACITY}\">");
            around(&DEAD.recolored(white), &open, "</g>")
        }
        Army::White | Army::Black => white.to_owned(),
    }
}

/// A drawing with something in front of its contents and behind them.
fn around(svg: &str, before: &str, behind: &str) -> String {
    let inner = contents(svg);
    let begin = svg.find(inner).unwrap_or_default();
    [&svg[..begin], before, inner, behind, "</svg>"].concat()
}

/// A drawing whose lines are all broader.
fn broader(svg: &str, by: f32) -> String {
    const WIDTH: &str = "stroke-width=\"";
    let mut parts = svg.split(WIDTH);
    let mut broader = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (width, rest) = part.split_once('"').unwrap_or((part, ""));
        let width: f32 = width.parse().unwrap_or_default();
        broader += &[WIDTH, &(width + by).to_string(), "\"", rest].concat();
    }
    broader
}

#[cfg(test)]
mod tests {
    use super::*;

    const DRAWN: &str =
        "<svg><path id=\"man\" fill=\"#fffdf6\" stroke=\"#2b1d0e\" stroke-width=\"3.4\"/></svg>";

    #[test]
    fn the_third_side_has_two_outlines() {
        let red = drawing(DRAWN, Army::Red);
        assert_eq!(red.matches("<svg>").count(), 1);
        assert!(red.contains("id=\"outer-man\"") && red.contains("stroke-width=\"10.9\""), "{red}");
        assert!(red.ends_with(
            "<path id=\"man\" fill=\"#a8422f\" stroke=\"#fff6ea\" stroke-width=\"4.6000004\"/></svg>"
        ));
    }

    #[test]
    fn dead_pieces_are_drawn_faint() {
        let dead = drawing(DRAWN, Army::Dead);
        assert!(dead.starts_with("<svg><g opacity=") && dead.ends_with("</g></svg>"), "{dead}");
    }
}
