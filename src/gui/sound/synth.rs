//! Synthesizes sounds from recipes.

use std::f32::consts::TAU;
use std::sync::Arc;

use super::recipe::{RECIPES, Recipe, Tap};
use crate::app::board::Sound;

/// Samples a second, on one channel.
pub const SAMPLE_RATE: u32 = 44_100;

/// The tones of a bar that is free at both ends: their pitch over that of the lowest, how strong they are, and how long
/// they last, the lowest being 1 (Fletcher and Rossing, The Physics of Musical Instruments, 2.15).
const PARTIALS: [(f32, f32, f32); 3] = [(1.0, 1.0, 1.0), (2.756, 0.45, 0.5), (5.404, 0.18, 0.25)];
/// The table: its tone in hertz, and how long it lasts in seconds.
const TABLE: (f32, f32) = (115.0, 0.018);
/// How long the noise of a touch lasts, in seconds, and how much of it passes the wood's softness.
const NOISE: (f32, f32) = (0.003, 0.35);
/// Duration of the attack, in seconds: a sudden start would click.
const ATTACK: f32 = 0.0006;
/// Duration of the last stroke, in decays, and of its fading, in seconds.
const HEARD: f32 = 4.5;
const FADE: f32 = 0.005;
/// Lowest frequency, in hertz: lower ones are inaudible and only strain the loudspeaker.
const LOWEST: f32 = 40.0;

/// All sounds, ready to be played.
#[derive(Debug, Clone)]
pub struct Bank(Arc<[Arc<[f32]>]>);

impl Default for Bank {
    /// Synthesizes all sounds, in a few milliseconds.
    fn default() -> Self {
        Self(RECIPES.iter().map(|recipe| make(recipe).into()).collect())
    }
}

impl Bank {
    /// The samples of a sound, from −1 to 1.
    pub fn samples(&self, sound: Sound) -> Arc<[f32]> {
        Arc::clone(&self.0[sound as usize])
    }
}

/// The samples of a sound.
fn make(recipe: &Recipe) -> Vec<f32> {
    let last = recipe.taps.last().map_or(0.0, |tap| tap.at);
    let length = ((last + HEARD * recipe.decay) * SAMPLE_RATE as f32) as usize;
    let mut samples = vec![0.0; length];
    for tap in recipe.taps {
        let begin = (tap.at * SAMPLE_RATE as f32) as usize;
        strike(&mut samples[begin..], recipe, tap);
    }
    without_offset(&mut samples);
    fade_out(&mut samples);
    scale(&mut samples, recipe.peak);
    samples
}

/// Adds one touch, from the first of these samples on.
fn strike(samples: &mut [f32], recipe: &Recipe, tap: &Tap) {
    // The same noise each time: a sound is always the same.
    let mut random = 0x9e37_79b9_u32;
    let mut soft = 0.0;
    for (index, sample) in samples.iter_mut().enumerate() {
        let t = index as f32 / SAMPLE_RATE as f32;
        let wave = |hertz: f32| (TAU * hertz * t).sin();
        let bar: f32 = PARTIALS
            .iter()
            .map(|&(ratio, level, life)| {
                level * wave(recipe.pitch * tap.pitch * ratio) * (-t / (recipe.decay * life)).exp()
            })
            .sum();
        let table = recipe.thump * wave(TABLE.0) * (-t / TABLE.1).exp();
        soft += NOISE.1 * (noise(&mut random) - soft);
        let touch = recipe.noise * soft * (-t / NOISE.0).exp();
        *sample += tap.gain * (t / ATTACK).min(1.0) * (bar + table + touch);
    }
}

/// White noise from −1 to 1 (Marsaglia's xorshift).
fn noise(state: &mut u32) -> f32 {
    *state ^= *state << 13;
    *state ^= *state >> 17;
    *state ^= *state << 5;
    (f64::from(*state) / f64::from(u32::MAX) * 2.0 - 1.0) as f32
}

/// Removes frequencies too low to hear.
fn without_offset(samples: &mut [f32]) {
    let follow = 1.0 - (-TAU * LOWEST / SAMPLE_RATE as f32).exp();
    let mut low = 0.0;
    for sample in samples {
        low += follow * (*sample - low);
        *sample -= low;
    }
}

/// Lets the end go down to nothing.
fn fade_out(samples: &mut [f32]) {
    let length = ((FADE * SAMPLE_RATE as f32) as usize).min(samples.len());
    let begin = samples.len() - length;
    for (index, sample) in samples[begin..].iter_mut().enumerate() {
        *sample *= 1.0 - (index + 1) as f32 / length as f32;
    }
}

/// Makes the loudest sample this loud.
fn scale(samples: &mut [f32], peak: f32) {
    let loudest = samples.iter().fold(0.0_f32, |loudest, sample| loudest.max(sample.abs()));
    if loudest > 0.0 {
        for sample in samples {
            *sample *= peak / loudest;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all() -> Vec<(Sound, Arc<[f32]>)> {
        let bank = Bank::default();
        Sound::ALL.into_iter().map(|sound| (sound, bank.samples(sound))).collect()
    }

    fn peak(samples: &[f32]) -> f32 {
        samples.iter().fold(0.0, |peak, sample| peak.max(sample.abs()))
    }

    #[test]
    fn sounds_are_short_but_check_promotion_and_end_are_longer() {
        for (sound, samples) in all() {
            let millis = samples.len() as f32 * 1000.0 / SAMPLE_RATE as f32;
            let most = match sound {
                Sound::Check => 200.0,
                Sound::Promotion => 260.0,
                Sound::Joined | Sound::End => 400.0,
                _ => 155.0,
            };
            assert!((80.0..most).contains(&millis), "{sound:?} lasts {millis} ms");
        }
    }

    #[test]
    fn sounds_are_soft_and_about_equally_loud() {
        for (sound, samples) in all() {
            assert!((0.39..=0.501).contains(&peak(&samples)), "{sound:?}: {}", peak(&samples));
            let square: f32 = samples.iter().map(|sample| sample * sample).sum();
            let rms = (square / samples.len() as f32).sqrt();
            assert!((0.04..0.2).contains(&rms), "{sound:?}: {rms}");
        }
    }

    #[test]
    fn sounds_begin_and_end_without_a_click_and_have_no_offset() {
        for (sound, samples) in all() {
            assert!(samples[0].abs() < 0.001, "{sound:?} begins at {}", samples[0]);
            let end = &samples[samples.len() - 20..];
            assert!(peak(end) < 0.002, "{sound:?} ends at {}", peak(end));
            let mean = samples.iter().sum::<f32>() / samples.len() as f32;
            assert!(mean.abs() < 0.002, "{sound:?} has an offset of {mean}");
        }
    }

    /// How much there is of a tone, over the whole of a sound.
    fn strength(samples: &[f32], hertz: f32) -> f32 {
        let angle = |index: usize| TAU * hertz * index as f32 / SAMPLE_RATE as f32;
        let (mut re, mut im) = (0.0, 0.0);
        for (index, sample) in samples.iter().enumerate() {
            re += sample * angle(index).cos();
            im += sample * angle(index).sin();
        }
        re.hypot(im)
    }

    /// The spectrum of a sound: the strength of each band in each 40 ms, with a sum of 1.
    fn print(samples: &[f32]) -> Vec<f32> {
        let window = SAMPLE_RATE as usize / 25;
        let bands: Vec<f32> = (0..20).map(|step| 110.0 * 2.0_f32.powf(step as f32 / 4.0)).collect();
        let mut print = Vec::new();
        for index in 0..10 {
            let part = samples.get(index * window..).unwrap_or_default();
            let part = &part[..part.len().min(window)];
            print.extend(bands.iter().map(|&hertz| strength(part, hertz)));
        }
        let length = print.iter().map(|level| level * level).sum::<f32>().sqrt();
        print.iter().map(|level| level / length).collect()
    }

    #[test]
    fn no_two_sounds_are_alike() {
        let prints: Vec<_> = all().iter().map(|(sound, samples)| (*sound, print(samples))).collect();
        for (index, (sound, print)) in prints.iter().enumerate() {
            for (other, other_print) in &prints[index + 1..] {
                let likeness: f32 = print.iter().zip(other_print).map(|(a, b)| a * b).sum();
                assert!(likeness < 0.9, "{sound:?} and {other:?} are alike: {likeness:.3}");
            }
        }
    }
}
