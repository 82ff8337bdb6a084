//! A hint to the processor to fetch from memory while there is other work to do.

/// Tells the processor that this will be read soon.
#[inline(always)]
#[cfg_attr(
    not(target_arch = "x86_64"),
    expect(unused_variables, reason = "stable Rust has no such hint for other processors")
)]
pub(super) fn prefetch<T>(place: &T) {
    #[cfg(target_arch = "x86_64")]
    #[expect(unsafe_code, reason = "the standard library has no stable function for it without")]
    // SAFETY: a hint reads nothing, and its address is that of a reference.
    unsafe {
        use std::arch::x86_64::{_MM_HINT_T0, _mm_prefetch};
        _mm_prefetch::<_MM_HINT_T0>(std::ptr::from_ref(place).cast());
    }
}
