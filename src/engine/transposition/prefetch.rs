//! Prefetching: a hint to the processor to load memory into its cache.

/// Prefetches the cache line of a value that will be read soon.
#[inline(always)]
#[cfg_attr(
    not(target_arch = "x86_64"),
    expect(unused_variables, reason = "stable Rust has no prefetch hint for other processors")
)]
pub(super) fn prefetch<T>(value: &T) {
    #[cfg(target_arch = "x86_64")]
    #[expect(unsafe_code, reason = "the standard library has no safe prefetch")]
    // SAFETY: a prefetch does not access memory, and the address comes from a reference.
    unsafe {
        use std::arch::x86_64::{_MM_HINT_T0, _mm_prefetch};
        _mm_prefetch::<_MM_HINT_T0>(std::ptr::from_ref(value).cast());
    }
}
