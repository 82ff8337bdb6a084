//! How far apart two colours look to normal and to colour-blind eyes: the measure by which all colours are chosen.

use egui::Color32;

/// A kind of sight.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ColorVision {
    /// As most people see.
    Normal,
    /// Without red cones.
    Protanopia,
    /// Without green cones.
    Deuteranopia,
    /// Without blue cones.
    Tritanopia,
    /// As on a screen or on paper without colours.
    Greyscale,
}

impl ColorVision {
    /// Every kind, in the order of the table of contrasts.
    pub const ALL: [Self; 5] =
        [Self::Normal, Self::Protanopia, Self::Deuteranopia, Self::Tritanopia, Self::Greyscale];

    /// The matrix for linear light seen with this deficiency: Machado, Oliveira and Fernandes, "A
    /// Physiologically-based Model for Simulation of Color Vision Deficiency" (2009), severity 1.
    fn matrix(self) -> [[f32; 3]; 3] {
        match self {
            Self::Normal => [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]],
            Self::Protanopia => [
                [0.152_286, 1.052_583, -0.204_868],
                [0.114_503, 0.786_281, 0.099_216],
                [-0.003_882, -0.048_116, 1.051_998],
            ],
            Self::Deuteranopia => [
                [0.367_322, 0.860_646, -0.227_968],
                [0.280_085, 0.672_501, 0.047_413],
                [-0.011_820, 0.042_940, 0.968_881],
            ],
            Self::Tritanopia => [
                [1.255_528, -0.076_749, -0.178_779],
                [-0.078_411, 0.930_809, 0.147_602],
                [0.004_733, 0.691_367, 0.303_900],
            ],
            // The weights of BT.601, by which most programs and printers turn colours into grey.
            Self::Greyscale => [[0.299, 0.587, 0.114]; 3],
        }
    }

    /// The contrast of two opaque colours to this sight, 1 to 21 (WCAG 2.1).
    pub fn contrast(self, a: Color32, b: Color32) -> f32 {
        let (a, b) = (self.luminance(a), self.luminance(b));
        (a.max(b) + 0.05) / (a.min(b) + 0.05)
    }

    fn luminance(self, color: Color32) -> f32 {
        let [red, green, blue] = self.seen(color);
        0.2126 * red + 0.7152 * green + 0.0722 * blue
    }

    /// The place of an opaque colour in the space CIELAB as this sight has it. Colours with a distance of 2 to 3 are just
    /// told apart.
    pub fn lab(self, color: Color32) -> [f32; 3] {
        let [red, green, blue] = self.seen(color);
        // From sRGB to XYZ, each against the white of a screen.
        let xyz = [
            (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505,
            0.2126 * red + 0.7152 * green + 0.0722 * blue,
            (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089,
        ];
        let [x, y, z] =
            xyz.map(|part| if part > 0.008_856 { part.cbrt() } else { 7.787 * part + 16.0 / 116.0 });
        [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
    }

    /// The light that this sight has of an opaque colour.
    fn seen(self, color: Color32) -> [f32; 3] {
        let light = linear(color);
        self.matrix().map(|row| (row[0] * light[0] + row[1] * light[1] + row[2] * light[2]).clamp(0.0, 1.0))
    }
}

fn linear(color: Color32) -> [f32; 3] {
    [color.r(), color.g(), color.b()].map(|byte| {
        let value = f32::from(byte) / 255.0;
        if value <= 0.040_45 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
    })
}

#[test]
fn black_and_white_are_farthest_apart() {
    assert!((ColorVision::Normal.contrast(Color32::BLACK, Color32::WHITE) - 21.0).abs() < 0.01);
    assert!((ColorVision::Normal.contrast(Color32::RED, Color32::RED) - 1.0).abs() < 0.01);
}

/// Red is dark to an eye without red cones.
#[test]
fn red_darkens_without_red_cones() {
    let seen = |vision: ColorVision| vision.contrast(Color32::RED, Color32::BLACK);
    assert!(seen(ColorVision::Protanopia) < 0.8 * seen(ColorVision::Normal));
}
