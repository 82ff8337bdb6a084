//! The glyphs to choose from, in groups: those of the PGN standard that have a meaning of their own in print.

use crate::game::Nag;

/// Glyphs that belong together.
#[derive(Debug)]
pub struct GlyphGroup {
    /// The key of its name.
    pub name: &'static str,
    /// The glyphs, each with the key of its name.
    pub glyphs: &'static [(Nag, &'static str)],
}

/// All that can be chosen by name. Any other glyph is chosen by its number.
pub const GLYPHS: [GlyphGroup; 4] = [
    GlyphGroup {
        name: "glyphs-moves",
        glyphs: &[
            (Nag(1), "glyph-good"),
            (Nag(2), "glyph-mistake"),
            (Nag(3), "glyph-brilliant"),
            (Nag(4), "glyph-blunder"),
            (Nag(5), "glyph-interesting"),
            (Nag(6), "glyph-dubious"),
            (Nag(7), "glyph-forced"),
            (Nag(8), "glyph-singular"),
            (Nag(9), "glyph-worst"),
        ],
    },
    GlyphGroup {
        name: "glyphs-positions",
        glyphs: &[
            (Nag(10), "glyph-equal"),
            (Nag(11), "glyph-equal-quiet"),
            (Nag(12), "glyph-equal-active"),
            (Nag(13), "glyph-unclear"),
            (Nag(14), "glyph-white-slightly"),
            (Nag(15), "glyph-black-slightly"),
            (Nag(16), "glyph-white-better"),
            (Nag(17), "glyph-black-better"),
            (Nag(18), "glyph-white-winning"),
            (Nag(19), "glyph-black-winning"),
            (Nag(20), "glyph-white-crushing"),
            (Nag(21), "glyph-black-crushing"),
        ],
    },
    GlyphGroup {
        name: "glyphs-time",
        glyphs: &[
            (Nag(136), "glyph-white-little-time"),
            (Nag(137), "glyph-black-little-time"),
            (Nag(138), "glyph-white-time-trouble"),
            (Nag(139), "glyph-black-time-trouble"),
        ],
    },
    GlyphGroup {
        name: "glyphs-observations",
        glyphs: &[
            (Nag(22), "glyph-white-zugzwang"),
            (Nag(23), "glyph-black-zugzwang"),
            (Nag(26), "glyph-white-space"),
            (Nag(27), "glyph-black-space"),
            (Nag(32), "glyph-white-development"),
            (Nag(33), "glyph-black-development"),
            (Nag(36), "glyph-white-initiative"),
            (Nag(37), "glyph-black-initiative"),
            (Nag(40), "glyph-white-attack"),
            (Nag(41), "glyph-black-attack"),
            (Nag(44), "glyph-white-compensation"),
            (Nag(45), "glyph-black-compensation"),
            (Nag(132), "glyph-white-counterplay"),
            (Nag(133), "glyph-black-counterplay"),
            (Nag(146), "glyph-novelty"),
        ],
    },
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::text::has;

    #[test]
    fn each_glyph_is_there_once_and_has_a_name() {
        let glyphs: Vec<_> = GLYPHS.iter().flat_map(|group| group.glyphs).collect();
        for (index, (nag, name)) in glyphs.iter().enumerate() {
            assert!(has(name), "{name}");
            assert!(glyphs[..index].iter().all(|(other, _)| other != nag), "{nag}");
        }
        assert!(GLYPHS.iter().all(|group| has(group.name)));
        assert!((1..=23).all(|number| glyphs.iter().any(|(nag, _)| *nag == Nag(number))));
    }
}
