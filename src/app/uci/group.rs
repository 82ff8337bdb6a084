//! A process with all that it starts: on Unix a process group of its own, elsewhere the process alone.

use std::process::{Child, Command};

/// The process is to be the head of a group of its own.
#[cfg(unix)]
pub(super) fn head(command: &mut Command) {
    use std::os::unix::process::CommandExt;
    command.process_group(0);
}

/// Whether the process has ended. It is not waited for, so that its number stays that of its group.
#[cfg(unix)]
pub(super) fn has_ended(child: &mut Child) -> bool {
    use rustix::process::{Pid, WaitId, WaitIdOptions, waitid};
    let peek = WaitIdOptions::EXITED | WaitIdOptions::NOHANG | WaitIdOptions::NOWAIT;
    !matches!(waitid(WaitId::Pid(Pid::from_child(child)), peek), Ok(None))
}

/// Ends the process and all that it has started; nothing in the group outlives this.
#[cfg(unix)]
pub(super) fn kill(child: &mut Child) {
    use rustix::process::{Pid, Signal, kill_process_group};
    // It fails where nothing is left to be ended.
    kill_process_group(Pid::from_child(child), Signal::KILL).ok();
}

#[cfg(not(unix))]
pub(super) fn head(_command: &mut Command) {}

#[cfg(not(unix))]
pub(super) fn has_ended(child: &mut Child) -> bool {
    !matches!(child.try_wait(), Ok(None))
}

#[cfg(not(unix))]
pub(super) fn kill(child: &mut Child) {
    child.kill().ok();
}
