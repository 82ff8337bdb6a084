//! The recipe of each sound: a wooden bar struck once or more, the table under it, and a touch of noise.

use crate::app::board::Sound;

/// How a sound is made.
#[derive(Debug)]
pub struct Recipe {
    /// The bar's lowest tone, in hertz.
    pub pitch: f32,
    /// Time constant of the decay, in seconds.
    pub decay: f32,
    /// How much of the noise of the touch there is.
    pub noise: f32,
    /// Loudness of the table.
    pub thump: f32,
    /// How loud the whole is at its loudest. Full scale is 1.
    pub peak: f32,
    /// The strokes of the sound.
    pub taps: &'static [Tap],
}

/// A stroke.
#[derive(Debug)]
pub struct Tap {
    /// When, in seconds.
    pub at: f32,
    /// How strong.
    pub gain: f32,
    /// The pitch as a multiple of the recipe's.
    pub pitch: f32,
}

const fn tap(at: f32, gain: f32, pitch: f32) -> Tap {
    Tap { at, gain, pitch }
}

const fn recipe(pitch: f32, decay: f32, noise: f32, thump: f32, peak: f32, taps: &'static [Tap]) -> Recipe {
    Recipe { pitch, decay, noise, thump, peak, taps }
}

/// The recipes, in the order of [`Sound::ALL`]. A capture is two pieces that meet, check a call of two tones, castling
/// two pieces set down, a promotion a small chord upward, a refusal a dull knock, low time two high ticks, a
/// player who joins a call upward, the end one downward.
pub static RECIPES: [Recipe; Sound::ALL.len()] = [
    recipe(620.0, 0.022, 0.35, 0.5, 0.45, &[tap(0.0, 1.0, 1.0)]),
    recipe(560.0, 0.021, 0.35, 0.6, 0.45, &[tap(0.0, 0.9, 1.0), tap(0.055, 0.9, 0.84)]),
    recipe(480.0, 0.026, 0.6, 0.9, 0.5, &[tap(0.0, 0.8, 1.25), tap(0.032, 1.0, 1.0)]),
    recipe(560.0, 0.030, 0.2, 0.3, 0.45, &[tap(0.0, 0.7, 1.0), tap(0.06, 0.8, 1.26), tap(0.12, 1.0, 1.5)]),
    recipe(700.0, 0.024, 0.25, 0.3, 0.5, &[tap(0.0, 0.8, 1.0), tap(0.07, 1.0, 1.335)]),
    recipe(230.0, 0.020, 0.15, 0.9, 0.4, &[tap(0.0, 0.9, 1.0), tap(0.055, 0.8, 0.89)]),
    recipe(1150.0, 0.012, 0.15, 0.0, 0.4, &[tap(0.0, 0.7, 1.0), tap(0.09, 0.7, 1.0)]),
    recipe(310.0, 0.050, 0.10, 0.3, 0.45, &[tap(0.0, 0.8, 1.0), tap(0.11, 1.0, 1.5)]),
    recipe(420.0, 0.045, 0.25, 0.8, 0.5, &[tap(0.0, 1.0, 1.0), tap(0.13, 0.9, 0.75)]),
];
