//! The arithmetic of the network, eight neurons at a time on any processor and sixteen on those that can.

use wide::{i16x8, i32x4};

use super::avx2::Avx2;

/// Neurons of the hidden layer of one perspective.
pub const HIDDEN_SIZE: usize = 256;
/// The quantization of the hidden layer: the integer for an activation of 1.
pub const QA: i32 = 255;
/// The maximum output weight: the product with an activation still fits into an `i16`.
pub const MAX_OUTPUT_WEIGHT: i16 = 127;
/// Neurons updated at a time: as many as fit into the registers.
const BLOCK: usize = 64;

/// Some neurons of a layer, aligned to cache lines, so that the compiler loads whole vectors.
#[derive(Clone, Copy, PartialEq, Eq)]
#[repr(align(64))]
struct Block([i16; BLOCK]);

/// A hidden layer of one perspective, or the weights of all its neurons for one feature.
#[derive(Clone, PartialEq, Eq)]
pub struct Layer([Block; HIDDEN_SIZE / BLOCK]);

impl Block {
    #[inline(always)]
    fn add(&mut self, weights: Self) {
        for i in 0..BLOCK {
            self.0[i] = self.0[i].wrapping_add(weights.0[i]);
        }
    }

    #[inline(always)]
    fn subtract(&mut self, weights: Self) {
        for i in 0..BLOCK {
            self.0[i] = self.0[i].wrapping_sub(weights.0[i]);
        }
    }
}

impl Layer {
    /// A layer by its neurons.
    pub fn from_fn(mut neuron: impl FnMut(usize) -> i16) -> Self {
        Self(std::array::from_fn(|block| Block(std::array::from_fn(|i| neuron(block * BLOCK + i)))))
    }

    /// The neurons in their order.
    pub fn neurons(&self) -> impl Iterator<Item = i16> {
        self.0.iter().flat_map(|block| block.0)
    }

    /// Adds the weights of a feature.
    #[inline(always)]
    pub(super) fn add(&mut self, weights: &Self) {
        for (neurons, &weights) in self.0.iter_mut().zip(&weights.0) {
            neurons.add(weights);
        }
    }

    /// Becomes `source`, or stays itself, without the weights of some features and with those of others.
    #[inline(always)]
    pub(super) fn update(&mut self, source: Option<&Self>, weights: &[Self], removed: &[u16], added: &[u16]) {
        for block in 0..self.0.len() {
            let mut neurons = source.unwrap_or(self).0[block];
            for &feature in removed {
                neurons.subtract(weights[usize::from(feature)].0[block]);
            }
            for &feature in added {
                neurons.add(weights[usize::from(feature)].0[block]);
            }
            self.0[block] = neurons;
        }
    }

    /// The dot product of activations and weights, with `SCReLU` (squared clipped rectifier) as the activation function.
    ///
    /// A weight times a clipped neuron fits into an `i16`, so that pairs of them are multiplied and added at once.
    #[inline(always)]
    pub(super) fn screlu_dot(&self, weights: &Self, avx2: Option<Avx2>) -> i32 {
        #[cfg(target_arch = "x86_64")]
        if let Some(avx2) = avx2 {
            return avx2.screlu_dot(self.vectors().zip(weights.vectors()), QA as i16);
        }
        #[cfg(not(target_arch = "x86_64"))]
        let _ = avx2;
        let (zero, one) = (i16x8::splat(0), i16x8::splat(QA as i16));
        let mut sum = i32x4::ZERO;
        for (neurons, weights) in self.vectors().zip(weights.vectors()) {
            let neurons = i16x8::new(*neurons).max(zero).min(one);
            sum += (neurons * i16x8::new(*weights)).dot(neurons);
        }
        sum.reduce_add()
    }

    /// The neurons, as many at a time as fit into a register.
    #[inline(always)]
    pub(super) fn vectors<const LANES: usize>(&self) -> impl Iterator<Item = &[i16; LANES]> {
        self.0.iter().flat_map(|block| block.0.as_chunks().0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::nnue::avx2::{Kernel, dispatch};

    impl Kernel<&Self> for Layer {
        fn run(&mut self, weights: &Self, avx2: Option<Avx2>) -> i32 {
            self.screlu_dot(weights, avx2)
        }
    }

    /// By the portable way and by that of this processor, which is the same without AVX2.
    fn dots(neurons: &Layer, weights: &Layer) -> [i32; 2] {
        [neurons.screlu_dot(weights, None), dispatch(&mut neurons.clone(), weights)]
    }

    #[test]
    fn products_do_not_overflow() {
        let layer = |value: i16| Layer::from_fn(|_| value);
        let (own, maximum) = (layer(QA as i16), layer(MAX_OUTPUT_WEIGHT));
        let largest = HIDDEN_SIZE as i32 * QA * QA * i32::from(MAX_OUTPUT_WEIGHT);
        assert!(HIDDEN_SIZE as i64 * i64::from(QA * QA) * i64::from(MAX_OUTPUT_WEIGHT) < i64::from(i32::MAX));
        assert_eq!(dots(&own, &maximum), [largest; 2]);
        assert_eq!(dots(&layer(-5), &maximum), [0; 2]);
        assert_eq!(dots(&layer(9_000), &layer(-MAX_OUTPUT_WEIGHT)), [-largest; 2]);
    }

    #[test]
    fn every_processor_computes_the_plain_dot_product() {
        let mut rng = fastrand::Rng::with_seed(7);
        let mut layer = |limit: i16| Layer::from_fn(|_| rng.i16(-limit..=limit));
        for _ in 0..100 {
            let (neurons, weights) = (layer(400), layer(MAX_OUTPUT_WEIGHT));
            let by_hand: i32 = neurons
                .neurons()
                .zip(weights.neurons())
                .map(|(neuron, weight)| {
                    let activation = i32::from(neuron).clamp(0, QA);
                    activation * activation * i32::from(weight)
                })
                .sum();
            assert_eq!(dots(&neurons, &weights), [by_hand; 2]);
        }
    }
}
