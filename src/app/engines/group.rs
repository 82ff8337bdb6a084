//! A process with all the processes it starts: a process group on Unix, a job on Windows, elsewhere the process alone.

use std::io;
use std::process::{Child, Command};

/// A child process at the head of a group of its own.
#[derive(Debug)]
pub(super) struct Group {
    pub(super) child: Child,
    /// All processes of the job end when it is closed.
    #[cfg(windows)]
    job: Option<super::job::Job>,
}

impl Group {
    /// Starts the program of `command`. On Linux the process ends with the thread that has called this, whatever ends that:
    /// the thread must outlive the group. On Windows it ends with this program.
    ///
    /// # Errors
    /// Any error of the system: the program does not exist, or may not be run.
    pub(super) fn spawn(command: &mut Command) -> io::Result<Group> {
        detach(command);
        #[cfg(target_os = "linux")]
        end_with_this_thread(command);
        let child = command.spawn()?;
        Ok(Group {
            #[cfg(windows)]
            job: super::job::Job::with(&child).ok(),
            child,
        })
    }

    /// Returns whether the process has ended. On Unix it is not reaped, so that its number stays that of its group.
    pub(super) fn has_ended(&mut self) -> bool {
        #[cfg(unix)]
        {
            use rustix::process::{Pid, WaitId, WaitIdOptions, waitid};
            let peek = WaitIdOptions::EXITED | WaitIdOptions::NOHANG | WaitIdOptions::NOWAIT;
            !matches!(waitid(WaitId::Pid(Pid::from_child(&self.child)), peek), Ok(None))
        }
        #[cfg(not(unix))]
        !matches!(self.child.try_wait(), Ok(None))
    }

    /// Ends the process and all processes of its group.
    pub(super) fn kill(&mut self) {
        #[cfg(unix)]
        {
            use rustix::process::{Pid, Signal, kill_process_group};
            // The call fails if no process of the group is left.
            kill_process_group(Pid::from_child(&self.child), Signal::KILL).ok();
        }
        #[cfg(not(unix))]
        self.child.kill().ok();
        #[cfg(windows)]
        drop(self.job.take());
    }
}

/// Lets the system kill the process when this thread ends, though this program be killed itself.
#[cfg(target_os = "linux")]
#[expect(unsafe_code, reason = "the standard library has no safe way to the time between fork and exec")]
fn end_with_this_thread(command: &mut Command) {
    use rustix::process::{Signal, getpid, getppid, set_parent_process_death_signal};
    use std::os::unix::process::CommandExt;
    let parent = getpid();
    let in_child = move || {
        set_parent_process_death_signal(Some(Signal::KILL))?;
        // A parent that had ended before the call sends no signal.
        if getppid() == Some(parent) { Ok(()) } else { Err(io::ErrorKind::NotFound.into()) }
    };
    // SAFETY: the closure makes two calls of the system, by `rustix` without the C library. It takes no lock, allocates no
    // memory and touches none that another thread may have been changing at the fork.
    unsafe { command.pre_exec(in_child) };
}

/// Makes the process the head of a group of its own.
#[cfg(unix)]
fn detach(command: &mut Command) {
    use std::os::unix::process::CommandExt;
    command.process_group(0);
}

/// Opens no console window for the process: Windows opens one where the parent has no console.
#[cfg(windows)]
fn detach(command: &mut Command) {
    use std::os::windows::process::CommandExt;
    command.creation_flags(windows_sys::Win32::System::Threading::CREATE_NO_WINDOW);
}

#[cfg(not(any(unix, windows)))]
fn detach(_command: &mut Command) {}
