//! Memory for the transposition table: zeros of the system, on large (huge) pages.
//!
//! Nearly every probe touches another page. With the usual pages of 4 KiB each is a TLB miss, which delays prefetching
//! too. Windows needs a privilege for large pages and macOS offers no choice, so this is for Linux only.

use std::alloc::{Layout, alloc_zeroed};
use std::ptr::{self, NonNull};

/// The size of a large page in bytes.
pub(super) const LARGE_PAGE: usize = 2 << 20;

/// A type for which bytes of zero are a value.
///
/// # Safety
/// They must be, and a value must need no drop.
#[expect(unsafe_code, reason = "nothing safe says that a type may be zero")]
pub(super) unsafe trait Zeros {}

/// This many values of zero; `None` if the system has not enough memory. Much memory comes as pages that the system sets to
/// zero when they are first written to, so that a large table is there at once.
pub(super) fn zeros<T: Zeros>(len: usize) -> Option<Vec<T>> {
    let layout = Layout::array::<T>(len).ok().filter(|layout| layout.size() > 0)?;
    #[expect(unsafe_code, reason = "no safe allocation may fail and comes as zeros")]
    // SAFETY: the size is not zero. The memory is that of an array of `len` values, which may be zero, and comes from the
    // allocator of `Box`.
    unsafe {
        let memory = NonNull::new(alloc_zeroed(layout))?;
        let values = ptr::slice_from_raw_parts_mut(memory.cast::<T>().as_ptr(), len);
        Some(Box::from_raw(values).into_vec())
    }
}

/// Advises the system to back untouched memory with large pages. It may ignore the advice.
#[cfg_attr(not(target_os = "linux"), expect(unused_variables, reason = "only Linux takes the advice"))]
pub(super) fn advise_large_pages<T>(memory: &mut [T]) {
    #[cfg(target_os = "linux")]
    {
        let bytes = size_of_val(memory);
        let skipped = memory.as_ptr().cast::<u8>().align_offset(LARGE_PAGE);
        let Some(length) =
            bytes.checked_sub(skipped).map(|rest| rest / LARGE_PAGE * LARGE_PAGE).filter(|&n| n > 0)
        else {
            return;
        };
        #[expect(unsafe_code, reason = "the system call has no safe wrapper")]
        // SAFETY: the range is within the mutably borrowed slice, and the advice does not change its contents.
        unsafe {
            libc::madvise(memory.as_mut_ptr().byte_add(skipped).cast(), length, libc::MADV_HUGEPAGE);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[expect(unsafe_code, reason = "nothing safe says that a type may be zero")]
    // SAFETY: a number may be zero.
    unsafe impl Zeros for u64 {}

    #[test]
    fn memory_of_any_size_takes_the_advice_and_works() {
        for len in [1, 1_000, 3 << 17, (4 << 17) + 5] {
            let mut words: Vec<u64> = zeros(len).unwrap();
            advise_large_pages(&mut words);
            assert!(words.len() == len && words.iter().all(|&word| word == 0));
            words.iter_mut().zip(0..).for_each(|(word, number)| *word = number);
            advise_large_pages(&mut words);
            assert!(words.iter().copied().eq(0..len as u64));
        }
        advise_large_pages::<u64>(&mut []);
    }

    #[test]
    fn memory_that_no_system_has_is_none() {
        for len in [0, usize::MAX, usize::MAX / 8, 1 << 59] {
            assert_eq!(zeros::<u64>(len), None, "{len}");
        }
    }
}
