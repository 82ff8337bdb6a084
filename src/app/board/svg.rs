//! A picture of a board as SVG: of any size, with the class of everything in it, each piece drawn once and used often.

use std::collections::BTreeMap;
use std::fmt::Write;

use ecolor::Color32;
use emath::{Pos2, pos2};

use super::drawings::{FIT, VIEW_BOX, drawing};
use super::ground::{self, Form, Ink, LABEL_SIZE, Mark, NAME_PLACE, NAME_SIZE};
use super::layout::{APOTHEM, BoardLayout, ROUNDING_STEPS};
use super::palette::{BoardColors, PAPER, side};
use super::svg_text::{CAPITALS, Outline, contents, escaped, fitted, outline, prefixed};
use super::{BoardPalette, BoardPiece, BoardView, PieceSet, PrintInk, arrows, marks};
use crate::game::PieceKind;
use crate::three::Seat;

/// Circumradius of a cell, in units of the SVG.
const RADIUS: f32 = 40.0;
/// The factor by which letters and numbers on the rim are larger on paper, where a board is small.
const ON_PAPER: f32 = 1.4;
/// Height of a bar with players, size of its text, radius of its discs and its margin.
const BAR: f32 = 64.0;
const BAR_TEXT: f32 = 30.0;
const BAR_DISC: f32 = 13.0;
const BAR_MARGIN: f32 = 22.0;

/// A picture of a board.
#[derive(Clone, Debug, PartialEq)]
pub struct Picture {
    /// The board with its pieces and marks.
    pub view: BoardView,
    /// The colours of the board.
    pub palette: BoardPalette,
    /// The drawings of the pieces.
    pub set: PieceSet,
    /// Whether it is in these colours, or in black and greys.
    pub ink: PrintInk,
    /// The title, for people who do not see the picture; empty for none.
    pub title: String,
    /// The players in a bar above the board, from left to right.
    pub above: Vec<Nameplate>,
    /// The players in a bar below the board.
    pub below: Vec<Nameplate>,
}

/// A player in a bar.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Nameplate {
    /// The side.
    pub seat: Seat,
    /// The player's name.
    pub name: String,
    /// A time or points, at the right.
    pub note: String,
}

impl Picture {
    /// A picture of a board in colours without a title and players.
    pub fn new(view: BoardView, palette: BoardPalette, set: PieceSet) -> Self {
        let (above, below) = (Vec::new(), Vec::new());
        Self { view, palette, set, ink: PrintInk::Colors, title: String::new(), above, below }
    }

    /// The picture as an SVG document.
    pub fn svg(&self) -> String {
        self.ink.of(self.document(&Self::shared(std::slice::from_ref(self))))
    }

    /// Pictures for one page: the parts that all of them use, as an SVG without a size, and the pictures themselves.
    /// All must have the same set of pieces and the same ink.
    pub fn on_one_page(pictures: &[Self]) -> (String, Vec<String>) {
        let ink = pictures.first().map_or(PrintInk::Colors, |picture| picture.ink);
        let shared = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"0\" height=\"0\" style=\"position:absolute\">\n{}</svg>\n",
            Self::shared(pictures)
        );
        (ink.of(shared), pictures.iter().map(|picture| ink.of(picture.document(""))).collect())
    }

    /// The definitions that these pictures use.
    fn shared(pictures: &[Self]) -> String {
        let mut defs = String::from("<defs>\n");
        let corners = super::layout::hexagon(Pos2::ZERO, RADIUS, 0.0);
        let _ = writeln!(defs, "<path id=\"cell\" d=\"{}\"/>", path(&corners, true));
        let used = pictures.iter().flat_map(|picture| {
            picture.view.pieces.iter().map(|(_, piece)| (id(piece), (picture.set, piece)))
        });
        for (id, (set, piece)) in used.collect::<BTreeMap<_, _>>() {
            if let Some(svg) = drawing(set, piece) {
                let _ = writeln!(defs, "<g id=\"{id}\">{}</g>", prefixed(contents(&svg), &id));
            }
        }
        defs + "</defs>\n"
    }

    fn colors(&self) -> &'static BoardColors {
        if self.ink == PrintInk::Black { &PAPER } else { BoardColors::of(self.palette) }
    }

    fn document(&self, defs: &str) -> String {
        let view = &self.view;
        let layout =
            BoardLayout::of_radius(view.shape, !view.hides_coordinates, RADIUS).turned(view.turn.radians());
        let board = layout.rect();
        let bar = |plates: &[Nameplate]| if plates.is_empty() { 0.0 } else { BAR };
        let (above, below) = (bar(&self.above), bar(&self.below));
        let (width, height) = (board.width(), board.height() + above + below);
        let mut svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"board\" viewBox=\"0 0 {} {}\">\n",
            number(width),
            number(height)
        );
        if !self.title.is_empty() {
            let _ = writeln!(svg, "<title>{}</title>", escaped(&self.title));
        }
        svg += defs;
        if above + below > 0.0 {
            let _ = writeln!(svg, "<rect class=\"paper\" width=\"100%\" height=\"100%\" fill=\"#fff\"/>");
        }
        let _ = writeln!(svg, "<g transform=\"translate(0 {})\">", number(above));
        self.board(&layout, &mut svg);
        svg += "</g>\n";
        self.bar(&self.above, 0.0, width, &mut svg);
        self.bar(&self.below, height - BAR, width, &mut svg);
        svg + "</svg>\n"
    }

    /// The board, in the window's order from the ground up.
    fn board(&self, layout: &BoardLayout, svg: &mut String) {
        let (view, colors) = (&self.view, self.colors());
        let edge = |margin: f32| path(&layout.outline(margin, ROUNDING_STEPS), true);
        let _ = writeln!(svg, "<path class=\"rim-edge\" d=\"{}\" {}/>", edge(0.0), fill(colors.rim_edge));
        let _ = writeln!(svg, "<path class=\"rim\" d=\"{}\" {}/>", edge(-layout.line()), fill(colors.rim));
        let _ = writeln!(svg, "<g class=\"cells\" {}>", stroke(layout.line(), colors.line));
        for cell in view.shape.cells() {
            let (shade, at) = (cell.shade(), layout.center_of(cell));
            let class = format!("cell {shade:?} {}", view.shape.name(cell)).to_lowercase();
            let _ = writeln!(
                svg,
                "<use class=\"{class}\" href=\"#cell\" {} {}/>",
                place(at),
                fill(colors.cell(shade))
            );
        }
        *svg += "</g>\n";
        let has_names = !view.hides_coordinates && ground::has_names(layout);
        draw(ground::marks(layout, colors, has_names), svg);
        draw(marks::below(layout, view), svg);
        let side = FIT * 2.0 * APOTHEM * RADIUS;
        for (cell, piece) in view.pieces.iter() {
            let corner = layout.center_of(cell) - emath::Vec2::splat(side / 2.0);
            let is_turned = view.upside_down.is_some_and(|color| piece.seat == Some(color.into()));
            let half = VIEW_BOX / 2.0;
            let turn = if is_turned { format!(" rotate(180 {half} {half})") } else { String::new() };
            let (x, y, scale) = (number(corner.x), number(corner.y), side / VIEW_BOX);
            let _ = writeln!(
                svg,
                "<use class=\"piece {}\" href=\"#{}\" transform=\"translate({x} {y}) scale({scale:.4}){turn}\"/>",
                id(piece).replace('-', " "),
                id(piece)
            );
        }
        // Above the pieces, which may reach over the names of their cells.
        if !view.hides_coordinates {
            let size = LABEL_SIZE * RADIUS * if self.ink == PrintInk::Black { ON_PAPER } else { 1.0 };
            for (at, text) in layout.labels(size) {
                write_text(&outline(text, size), size, at, colors.label, svg);
            }
        }
        for cell in view.shape.cells().iter().filter(|_| has_names) {
            let (at, size) = (layout.center_of(cell) + NAME_PLACE * RADIUS, NAME_SIZE * RADIUS);
            write_text(&outline(view.shape.name(cell), size), size, at, colors.name(cell.shade()), svg);
        }
        draw(arrows::suggested(layout, &view.arrows), svg);
        draw(arrows::drawn(layout, view.shapes.iter().copied()), svg);
    }

    /// A bar with players, each in an equal part of its width.
    fn bar(&self, plates: &[Nameplate], top: f32, width: f32, svg: &mut String) {
        if plates.is_empty() {
            return;
        }
        let colors = self.colors();
        let ground = format!("y=\"{}\" width=\"{}\" height=\"{BAR}\"", number(top), number(width));
        let _ = writeln!(svg, "<rect class=\"bar\" {ground} {}/>", fill(colors.rim));
        let (part, middle) = (width / plates.len() as f32, top + BAR / 2.0);
        for (index, plate) in plates.iter().enumerate() {
            let (left, right) = (index as f32 * part + BAR_MARGIN, (index + 1) as f32 * part - BAR_MARGIN);
            let (disc, inks) = (pos2(left + BAR_DISC, middle), side(plate.seat));
            let _ = writeln!(
                svg,
                "<circle class=\"side\" c{} r=\"{BAR_DISC}\" {} {}/>",
                place(disc).replace(" y", " cy"),
                fill(inks.body),
                stroke(3.0, inks.edge)
            );
            let note = outline(&plate.note, BAR_TEXT);
            let start = disc.x + BAR_DISC + BAR_MARGIN / 2.0;
            let name = fitted(&plate.name, BAR_TEXT, right - note.width - BAR_MARGIN - start);
            let middles = [(start + name.width / 2.0, &name), (right - note.width / 2.0, &note)];
            for (x, text) in middles {
                write_text(text, BAR_TEXT, pos2(x, middle), colors.label, svg);
            }
        }
    }
}

impl PrintInk {
    /// A drawing in this ink: without colours each becomes the grey that is as bright.
    fn of(self, svg: String) -> String {
        if self == PrintInk::Colors {
            return svg;
        }
        let mut parts = svg.split("\"#");
        let mut inked = parts.next().unwrap_or_default().to_owned();
        for part in parts {
            let color = part.get(..6).filter(|_| part[6..].starts_with('"'));
            let value = color.and_then(|color| u32::from_str_radix(color, 16).ok());
            inked += "\"#";
            match value {
                Some(value) => {
                    let [_, red, green, blue] = value.to_be_bytes().map(u32::from);
                    let gray = (299 * red + 587 * green + 114 * blue) / 1000;
                    let _ = write!(inked, "{gray:02x}{gray:02x}{gray:02x}");
                    inked += &part[6..];
                }
                None => inked += part,
            }
        }
        inked
    }
}

/// The name of a piece: `white-king`.
fn id(piece: BoardPiece) -> String {
    let kind = match piece.kind {
        PieceKind::Chess(role) => format!("{role:?}"),
        kind => format!("{kind:?}"),
    };
    let side = piece.seat.map_or("dead".to_owned(), |seat| format!("{seat:?}"));
    format!("{side}-{kind}").to_lowercase()
}

/// A text whose capitals have their middle at a point.
fn write_text(text: &Outline, size: f32, middle: Pos2, ink: Color32, svg: &mut String) {
    let (x, y) = (middle.x - text.width / 2.0, middle.y + CAPITALS / 2.0 * size);
    let (x, y) = (number(x), number(y));
    let _ =
        writeln!(svg, "<g class=\"text\" transform=\"translate({x} {y})\" {}>{}</g>", fill(ink), text.paths);
}

fn draw(marks: Vec<Mark>, svg: &mut String) {
    let circle = |center: Pos2, radius: f32| {
        let [x, y, r] = [center.x, center.y, radius].map(number);
        format!("<circle cx=\"{x}\" cy=\"{y}\" r=\"{r}\"")
    };
    let line = |points: &[Pos2], is_closed| format!("<path d=\"{}\"", path(points, is_closed));
    let stroked = |ink: Ink| format!("fill=\"none\" {}", stroke(ink.width, ink.color));
    for Mark { class, form } in marks {
        let (element, paint) = match form {
            Form::Polygon(points, color) => (line(&points, true), fill(color)),
            Form::Line(points, ink) => (line(&points, false), stroked(ink)),
            Form::Loop(points, ink) => (line(&points, true), stroked(ink)),
            Form::Disc(center, radius, color) => (circle(center, radius), fill(color)),
            Form::Ring(center, radius, ink) => (circle(center, radius + ink.width / 2.0), stroked(ink)),
            Form::Body(corners, _, body, ink) => {
                (line(&corners, true), format!("{} {}", fill(body), stroke(ink.width, ink.color)))
            }
        };
        let _ = writeln!(svg, "{element} class=\"{class}\" {paint}/>");
    }
}

fn path(points: &[Pos2], is_closed: bool) -> String {
    let points: Vec<String> = points.iter().map(|at| format!("{} {}", number(at.x), number(at.y))).collect();
    format!("M{}{}", points.join("L"), if is_closed { "Z" } else { "" })
}

fn place(at: Pos2) -> String {
    format!("x=\"{}\" y=\"{}\"", number(at.x), number(at.y))
}

fn fill(ink: Color32) -> String {
    painted("fill", ink)
}

fn stroke(width: f32, ink: Color32) -> String {
    format!("{} stroke-width=\"{}\"", painted("stroke", ink), number(width))
}

fn painted(what: &str, ink: Color32) -> String {
    let opacity = if ink.is_opaque() {
        String::new()
    } else {
        format!(" {what}-opacity=\"{:.3}\"", f32::from(ink.a()) / 255.0)
    };
    let [r, g, b, _] = ink.to_srgba_unmultiplied();
    format!("{what}=\"#{r:02x}{g:02x}{b:02x}\"{opacity}")
}

/// A length with at most two decimals.
fn number(value: f32) -> String {
    let text = format!("{value:.2}");
    let text = text.trim_end_matches('0').trim_end_matches('.');
    if text == "-0" { "0".to_owned() } else { text.to_owned() }
}
