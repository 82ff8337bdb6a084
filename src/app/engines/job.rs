//! A job of Windows: processes that end together.

use std::ffi::c_void;
use std::mem::size_of;
use std::os::windows::io::{AsRawHandle, FromRawHandle, OwnedHandle};
use std::process::Child;
use std::{io, ptr};

use windows_sys::Win32::System::JobObjects::{
    AssignProcessToJobObject, CreateJobObjectW, JOB_OBJECT_LIMIT_KILL_ON_JOB_CLOSE,
    JOBOBJECT_EXTENDED_LIMIT_INFORMATION, JobObjectExtendedLimitInformation, SetInformationJobObject,
};

/// A job whose processes, and all processes that they start, end when it is dropped.
#[derive(Debug)]
pub(super) struct Job {
    _handle: OwnedHandle,
}

impl Job {
    /// Puts a process into a job of its own.
    ///
    /// # Errors
    /// Any error of the calls.
    #[expect(unsafe_code, reason = "the system calls have no safe wrapper")]
    pub(super) fn with(child: &Child) -> io::Result<Job> {
        let mut limits = JOBOBJECT_EXTENDED_LIMIT_INFORMATION::default();
        limits.BasicLimitInformation.LimitFlags = JOB_OBJECT_LIMIT_KILL_ON_JOB_CLOSE;
        let length = size_of::<JOBOBJECT_EXTENDED_LIMIT_INFORMATION>() as u32;
        // SAFETY: both pointers may be null: a job without a name, of this user.
        let job = unsafe { CreateJobObjectW(ptr::null(), ptr::null()) };
        if job.is_null() {
            return Err(io::Error::last_os_error());
        }
        // SAFETY: the handle was created above and is closed by this owner only.
        let handle = unsafe { OwnedHandle::from_raw_handle(job) };
        let information = ptr::from_ref(&limits).cast::<c_void>();
        // SAFETY: `limits` is of the type that the class of information asks for, and lives until the call returns.
        let is_limited =
            unsafe { SetInformationJobObject(job, JobObjectExtendedLimitInformation, information, length) };
        // SAFETY: both handles are open.
        if is_limited == 0 || unsafe { AssignProcessToJobObject(job, child.as_raw_handle()) } == 0 {
            return Err(io::Error::last_os_error());
        }
        Ok(Job { _handle: handle })
    }
}
