//! Large pages of memory for the transposition table.
//!
//! Nearly every look into the table is at another page. With pages of the usual 4 KiB the processor has to find out
//! each time where in memory the page lies, and even a fetch ahead of use waits for that. Windows gives large pages
//! only to those with a privilege, macOS has them anyhow or not at all; so this is for Linux.

use std::mem::MaybeUninit;

/// The size of a large page; also what any smaller page fits into.
#[cfg(target_os = "linux")]
const LARGE: usize = 2 << 20;

/// Asks the system to put memory that has not been touched yet on large pages. Whether it does is its own affair.
#[cfg_attr(not(target_os = "linux"), expect(unused_variables, reason = "only Linux is asked"))]
pub(super) fn ask_for_large<T>(memory: &mut [MaybeUninit<T>]) {
    #[cfg(target_os = "linux")]
    {
        let bytes = size_of_val(memory);
        let skipped = memory.as_ptr().cast::<u8>().align_offset(LARGE);
        let Some(length) = bytes.checked_sub(skipped).map(|rest| rest / LARGE * LARGE).filter(|&n| n > 0)
        else {
            return;
        };
        #[expect(unsafe_code, reason = "the system call has no safe wrapper")]
        // SAFETY: the range lies within the slice, which is borrowed for writing, and the advice leaves what is in it
        // as it is.
        unsafe {
            libc::madvise(memory.as_mut_ptr().byte_add(skipped).cast(), length, libc::MADV_HUGEPAGE);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn memory_of_any_size_can_be_asked_about_and_used() {
        for len in [0, 1, 1_000, 3 << 17, (4 << 17) + 5] {
            let mut words: Vec<u64> = Vec::with_capacity(len);
            ask_for_large(words.spare_capacity_mut());
            words.extend(0..len as u64);
            ask_for_large(words.spare_capacity_mut());
            assert!(words.iter().copied().eq(0..len as u64));
        }
    }
}
