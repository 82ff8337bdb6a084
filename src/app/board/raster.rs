//! Pixels, drawn from the SVG and from nothing besides: one picture, or an animated GIF.

use std::collections::HashMap;
use std::time::Duration;

use gif::{DisposalMethod, Encoder, Frame, Repeat};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

use super::Picture;

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

/// Colours of a frame besides the transparent one.
const COLORS: usize = 255;
/// The index of the transparent colour.
const UNCHANGED: u8 = 255;

type Rgb = [u8; 3];

/// Writes pictures as a GIF of this width in pixels, which repeats. Each picture is shown for its time; all have the same
/// size.
///
/// # Errors
/// [`PictureError`].
pub fn animate(
    frames: impl IntoIterator<Item = (Picture, Duration)>,
    width: u32,
) -> Result<Vec<u8>, PictureError> {
    let mut encoder: Option<Encoder<Vec<u8>>> = None;
    let mut before: Vec<Rgb> = Vec::new();
    for (picture, delay) in frames {
        let raster = Raster::of_svg(&picture.svg(), width)?;
        let size = raster.size();
        let pixels: Vec<Rgb> =
            raster.data().chunks_exact(4).map(|pixel| [pixel[0], pixel[1], pixel[2]]).collect();
        let mut frame = changes(&before, &pixels, size[0]);
        frame.delay = (delay.as_millis() / 10).clamp(2, u16::MAX.into()) as u16;
        let encoder = match &mut encoder {
            Some(encoder) => encoder,
            empty => {
                let [width, height] = size.map(|side| side as u16);
                let mut begun =
                    Encoder::new(Vec::new(), width, height, &[]).map_err(|error| failed(&error))?;
                begun.set_repeat(Repeat::Infinite).map_err(|error| failed(&error))?;
                empty.insert(begun)
            }
        };
        encoder.write_frame(&frame).map_err(|error| failed(&error))?;
        before = pixels;
    }
    match encoder {
        Some(encoder) => encoder.into_inner().map_err(|error| failed(&error)),
        None => Ok(Vec::new()),
    }
}

fn failed(error: &dyn ToString) -> PictureError {
    PictureError::Encoding(error.to_string())
}

/// The smallest rectangle with all pixels that differ; pixels in it that do not differ are transparent. Without pixels
/// before, all differ.
fn changes(before: &[Rgb], now: &[Rgb], width: usize) -> Frame<'static> {
    let differs = |at: usize| before.get(at) != Some(&now[at]);
    let changed = || (0..now.len()).filter(|&at| differs(at));
    let rows = changed().next().zip(changed().next_back()).map(|(first, last)| (first / width, last / width));
    let columns = changed().fold(None, |range: Option<(usize, usize)>, at| {
        let x = at % width;
        Some(range.map_or((x, x), |(left, right)| (left.min(x), right.max(x))))
    });
    // A frame without a change still takes its time: it repeats one pixel.
    let ((top, bottom), (left, right)) = (rows.unwrap_or_default(), columns.unwrap_or_default());
    let area = || (top..=bottom).flat_map(move |y| (left..=right).map(move |x| y * width + x));
    let (palette, index) = palette(area().filter(|&at| differs(at)).map(|at| now[at]));
    let indices = area().map(|at| if differs(at) { index[&now[at]] } else { UNCHANGED });
    Frame {
        left: left as u16,
        top: top as u16,
        width: (right - left + 1) as u16,
        height: (bottom - top + 1) as u16,
        buffer: indices.collect::<Vec<_>>().into(),
        transparent: Some(UNCHANGED),
        dispose: DisposalMethod::Keep,
        palette: Some(palette),
        ..Frame::default()
    }
}

/// At most [`COLORS`] colours, and the nearest one for each colour of these pixels. The commonest colours are in it
/// unchanged; the others are as near as the number allows.
fn palette(pixels: impl Iterator<Item = Rgb>) -> (Vec<u8>, HashMap<Rgb, u8>) {
    let mut counts: HashMap<Rgb, u32> = HashMap::new();
    pixels.for_each(|color| *counts.entry(color).or_default() += 1);
    let mut common: Vec<Rgb> = counts.keys().copied().collect();
    common.sort_unstable_by_key(|color| (std::cmp::Reverse(counts[color]), *color));
    let mut reach = 0;
    let chosen = loop {
        let mut chosen: Vec<Rgb> = Vec::new();
        let fits = common.iter().all(|&color| {
            if chosen.iter().all(|&other| distance(color, other) > reach) {
                chosen.push(color);
            }
            chosen.len() <= COLORS
        });
        if fits {
            break chosen;
        }
        reach = reach * 5 / 4 + 8;
    };
    let nearest =
        |color| (0..chosen.len()).min_by_key(|&at| distance(color, chosen[at])).unwrap_or_default() as u8;
    let index = common.iter().map(|&color| (color, nearest(color))).collect();
    let mut palette = chosen.concat();
    palette.resize(3 * (COLORS + 1), 0);
    (palette, index)
}

/// How far apart two colours are.
fn distance(a: Rgb, b: Rgb) -> u32 {
    a.iter().zip(b).map(|(&a, b)| u32::from(a.abs_diff(b)).pow(2)).sum()
}
