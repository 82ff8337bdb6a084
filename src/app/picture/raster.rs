//! Pixels, which are drawn from the SVG and from nothing besides.

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

/// The widths of a picture that can be drawn, in pixels.
const WIDTHS: std::ops::RangeInclusive<u32> = 16..=8192;

/// The reason why a picture is missing.
#[derive(Debug, thiserror::Error)]
pub enum PictureError {
    /// The width is out of range.
    #[error("a picture cannot be {0} pixels wide: choose a width from {min} to {max}", min = WIDTHS.start(), max = WIDTHS.end())]
    Width(u32),
    /// The SVG cannot be read, which is an error of this program.
    #[error("the drawing cannot be read: {0}")]
    Svg(#[from] resvg::usvg::Error),
    /// The pixels cannot be written as a file.
    #[error("the picture cannot be written: {0}")]
    Encoding(String),
}

/// A picture of pixels.
#[derive(Clone, Debug, PartialEq)]
pub struct Raster {
    pixels: Pixmap,
}

impl Raster {
    /// Draws SVG at this width in pixels.
    ///
    /// # Errors
    /// [`PictureError`].
    pub fn of_svg(svg: &str, width: u32) -> Result<Raster, PictureError> {
        let tree = Tree::from_str(svg, &Options::default())?;
        let size = tree.size();
        let scale = width as f32 / size.width();
        let height = (size.height() * scale).round() as u32;
        let pixels =
            Some(width).filter(|width| WIDTHS.contains(width)).and_then(|width| Pixmap::new(width, height));
        let mut pixels = pixels.ok_or(PictureError::Width(width))?;
        resvg::render(&tree, Transform::from_scale(scale, scale), &mut pixels.as_mut());
        Ok(Raster { pixels })
    }

    /// Width and height in pixels.
    pub fn size(&self) -> [usize; 2] {
        [self.pixels.width() as usize, self.pixels.height() as usize]
    }

    /// The pixels row by row: red, green, blue and alpha, by which the colours are multiplied.
    pub fn data(&self) -> &[u8] {
        self.pixels.data()
    }

    /// The picture as PNG.
    ///
    /// # Errors
    /// [`PictureError::Encoding`].
    pub fn png(&self) -> Result<Vec<u8>, PictureError> {
        self.pixels.encode_png().map_err(|error| PictureError::Encoding(error.to_string()))
    }
}

impl Eq for Raster {}
