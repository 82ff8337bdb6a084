//! Text of SVG and HTML, and text as outlines of the window's fonts.

use std::fmt::Write;

use epaint_default_fonts::{HACK_REGULAR, UBUNTU_LIGHT};
use skrifa::instance::{LocationRef, Size};
use skrifa::outline::DrawSettings;
use skrifa::outline::pen::SvgPen;
use skrifa::{FontRef, MetadataProvider};

/// The height of capital letters over the size of the font.
pub const CAPITALS: f32 = 0.693;

/// Text on a line.
pub struct Outline {
    /// A path element for each letter, from the left end of the line, which is at the origin.
    pub paths: String,
    /// In the unit of the font's size.
    pub width: f32,
}

/// The outline of a text in a font of this size. Characters that no font has are left out.
pub fn outline(text: &str, size: f32) -> Outline {
    let fonts: Vec<FontRef> =
        [UBUNTU_LIGHT, HACK_REGULAR].into_iter().filter_map(|font| FontRef::new(font).ok()).collect();
    let mut line = Outline { paths: String::new(), width: 0.0 };
    for letter in text.chars() {
        let found = fonts.iter().find_map(|font| Some((font, font.charmap().map(letter)?)));
        let Some((font, glyph)) = found else { continue };
        let metrics = font.glyph_metrics(Size::unscaled(), LocationRef::default());
        let scale = size / f32::from(font.metrics(Size::unscaled(), LocationRef::default()).units_per_em);
        let mut pen = SvgPen::with_precision(0);
        let settings = DrawSettings::unhinted(Size::unscaled(), LocationRef::default());
        let drawn =
            font.outline_glyphs().get(glyph).is_some_and(|outline| outline.draw(settings, &mut pen).is_ok());
        if drawn && !pen.is_empty() {
            let (x, path) = (line.width, &*pen);
            // Writing to a string cannot fail.
            let _ = write!(
                line.paths,
                "<path transform=\"translate({x:.2}) scale({scale:.4} -{scale:.4})\" d=\"{path}\"/>"
            );
        }
        line.width += metrics.advance_width(glyph).unwrap_or_default() * scale;
    }
    line
}

/// The outline of a text, cut at the end so that it is not wider than `width`.
pub fn fitted(text: &str, size: f32, width: f32) -> Outline {
    let whole = outline(text, size);
    if whole.width <= width {
        return whole;
    }
    let letters: Vec<char> = text.chars().collect();
    let cut = |count: usize| outline(&(letters[..count].iter().collect::<String>() + "…"), size);
    (0..letters.len())
        .rev()
        .map(cut)
        .find(|cut| cut.width <= width)
        .unwrap_or(Outline { paths: String::new(), width: 0.0 })
}

/// The contents of the root element of a drawing.
pub fn contents(svg: &str) -> &str {
    let begin = svg.find('>').map_or(0, |end| end + 1);
    let end = svg.rfind("</svg>").unwrap_or(svg.len());
    svg.get(begin..end).unwrap_or_default()
}

/// A drawing whose names begin with `prefix`, because names in one document must differ.
pub fn prefixed(svg: &str, prefix: &str) -> String {
    ["id=\"", "href=\"#", "url(#"]
        .iter()
        .fold(svg.to_owned(), |svg, start| svg.replace(start, &format!("{start}{prefix}-")))
}

/// A text in which nothing is taken for a part of SVG or HTML.
pub fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => out += "&amp;",
            '<' => out += "&lt;",
            '>' => out += "&gt;",
            '"' => out += "&quot;",
            '\'' => out += "&#39;",
            c if c.is_control() => out.push(' '),
            c => out.push(c),
        }
    }
    out
}
