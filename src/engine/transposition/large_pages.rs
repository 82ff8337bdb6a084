//! Large (huge) memory pages for the transposition table.
//!
//! Nearly every probe touches another page. With the usual pages of 4 KiB each is a TLB miss, which delays prefetching
//! too. Windows needs a privilege for large pages and macOS offers no choice, so this is for Linux only.

use std::mem::MaybeUninit;

/// The size of a large page in bytes.
#[cfg(target_os = "linux")]
const LARGE_PAGE: usize = 2 << 20;

/// Advises the system to back untouched memory with large pages. It may ignore the advice.
#[cfg_attr(not(target_os = "linux"), expect(unused_variables, reason = "only Linux takes the advice"))]
pub(super) fn advise_large_pages<T>(memory: &mut [MaybeUninit<T>]) {
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

    #[test]
    fn memory_of_any_size_takes_the_advice_and_works() {
        for len in [0, 1, 1_000, 3 << 17, (4 << 17) + 5] {
            let mut words: Vec<u64> = Vec::with_capacity(len);
            advise_large_pages(words.spare_capacity_mut());
            words.extend(0..len as u64);
            advise_large_pages(words.spare_capacity_mut());
            assert!(words.iter().copied().eq(0..len as u64));
        }
    }
}
