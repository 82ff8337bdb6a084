//! Colours as they are usually written.

use egui::Color32;

/// A colour from its usual hexadecimal form, as in `0xf7f3ec`.
pub(super) const fn rgb(hex: u32) -> Color32 {
    Color32::from_rgb((hex >> 16) as u8, (hex >> 8) as u8, hex as u8)
}
