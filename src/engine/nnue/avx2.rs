//! The evaluation compiled twice: for every processor that the program runs on, and for those with vectors of sixteen
//! neurons (AVX2) and quicker instructions for bits (BMI), which nearly all PCs since 2013 have. Both compute the same.

/// Something that runs faster on such a processor.
pub(super) trait Kernel<Input> {
    /// Code inlined into this function is compiled twice. `avx2` is `Some` in one of the two.
    fn run(&mut self, input: Input, avx2: Option<Avx2>) -> i32;
}

/// A proof that this processor has AVX2.
#[derive(Clone, Copy)]
pub(super) struct Avx2(());

/// Runs a kernel by the best instructions that this processor has.
#[inline(always)]
pub(super) fn dispatch<Input>(kernel: &mut impl Kernel<Input>, input: Input) -> i32 {
    #[cfg(target_arch = "x86_64")]
    if is_x86_feature_detected!("avx2")
        && is_x86_feature_detected!("bmi1")
        && is_x86_feature_detected!("bmi2")
    {
        #[expect(unsafe_code, reason = "instructions that not every processor has")]
        // SAFETY: this processor has them, as was just seen.
        return unsafe { x86::run(kernel, input) };
    }
    kernel.run(input, None)
}

#[cfg(target_arch = "x86_64")]
mod x86 {
    use std::arch::x86_64::{
        __m256i, _mm256_add_epi32, _mm256_loadu_si256, _mm256_madd_epi16, _mm256_max_epi16, _mm256_min_epi16,
        _mm256_mullo_epi16, _mm256_set1_epi16, _mm256_setzero_si256, _mm256_storeu_si256,
    };

    use super::{Avx2, Kernel};

    #[target_feature(enable = "avx2,bmi1,bmi2")]
    pub(super) fn run<Input>(kernel: &mut impl Kernel<Input>, input: Input) -> i32 {
        kernel.run(input, Some(Avx2(())))
    }

    /// Neurons and their weights, as many as fit into a register.
    type Pair<'a> = (&'a [i16; 16], &'a [i16; 16]);

    impl Avx2 {
        /// The dot product of weights and squared neurons, which are clipped to `0..=one`. A weight times a clipped
        /// neuron fits into an `i16`. The compiler alone multiplies only eight pairs at a time.
        #[inline(always)]
        #[expect(clippy::unused_self, reason = "the proof that the instructions are there")]
        pub fn screlu_dot<'a>(self, pairs: impl Iterator<Item = Pair<'a>>, one: i16) -> i32 {
            #[expect(unsafe_code, reason = "instructions that not every processor has")]
            // SAFETY: `self` proves that this processor has them.
            unsafe {
                screlu_dot(pairs, one)
            }
        }
    }

    #[inline]
    #[target_feature(enable = "avx2")]
    fn screlu_dot<'a>(pairs: impl Iterator<Item = Pair<'a>>, one: i16) -> i32 {
        let (zero, one) = (_mm256_setzero_si256(), _mm256_set1_epi16(one));
        let mut sum = zero;
        for (neurons, weights) in pairs {
            let neurons = _mm256_min_epi16(_mm256_max_epi16(load(neurons), zero), one);
            let products = _mm256_madd_epi16(_mm256_mullo_epi16(neurons, load(weights)), neurons);
            sum = _mm256_add_epi32(sum, products);
        }
        store(sum).iter().sum()
    }

    #[inline]
    #[target_feature(enable = "avx2")]
    #[expect(unsafe_code, reason = "the standard library has no safe way to load a vector")]
    fn load(neurons: &[i16; 16]) -> __m256i {
        // SAFETY: the reference is for all neurons that are loaded.
        unsafe { _mm256_loadu_si256(std::ptr::from_ref(neurons).cast()) }
    }

    #[inline]
    #[target_feature(enable = "avx2")]
    #[expect(unsafe_code, reason = "the standard library has no safe way to store a vector")]
    fn store(vector: __m256i) -> [i32; 8] {
        let mut lanes = [0; 8];
        // SAFETY: the array has room for all lanes that are stored.
        unsafe { _mm256_storeu_si256(std::ptr::from_mut(&mut lanes).cast(), vector) };
        lanes
    }
}
