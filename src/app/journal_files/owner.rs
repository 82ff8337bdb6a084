//! The owner of a journal on a file system without locks.
//!
//! A journal's name ends with the process that writes it. Without locks, a journal is taken over only if that process
//! has certainly ended: it ran on this machine, and no longer does. In all other cases (another machine, another
//! container, a system with too little information) the journal is left alone, because it may be in use.
use std::io::ErrorKind;
use std::path::Path;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{SystemTime, UNIX_EPOCH};
use std::{fmt, fs};

/// The identity of a process, unique on this machine and elsewhere. Only Linux says enough for one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Owner {
    /// The machine: a checksum of its id and its name; 0 where it has no id.
    pub machine: u32,
    /// The run of the system: a checksum of its random number.
    pub boot: u32,
    /// The namespace of the process number: a container has numbers of its own.
    pub space: u32,
    /// The process number.
    pub pid: u32,
    /// When the process began, in ticks since the system did: numbers are given out again.
    pub started: u64,
}

impl Owner {
    /// The owner for this process.
    pub fn here() -> Option<Owner> {
        Owner::of(std::process::id())
    }

    /// The running process with this number.
    pub fn of(pid: u32) -> Option<Owner> {
        let id = fs::read_to_string("/etc/machine-id").ok().filter(|id| !id.trim().is_empty());
        let name = fs::read_to_string("/proc/sys/kernel/hostname").ok()?;
        let boot = fs::read_to_string("/proc/sys/kernel/random/boot_id").ok()?;
        let space = fs::read_link("/proc/self/ns/pid").ok()?;
        let Life::Since(started) = life(pid) else { return None };
        Some(Owner {
            machine: id.map_or(0, |id| crc32fast::hash(format!("{id}{name}").as_bytes())),
            boot: crc32fast::hash(boot.as_bytes()),
            space: crc32fast::hash(space.as_os_str().as_encoded_bytes()),
            pid,
            started,
        })
    }

    /// The owner in the name of a journal.
    pub fn of_journal(path: &Path) -> Option<Owner> {
        let (_, text) = path.file_stem()?.to_str()?.rsplit_once('.')?;
        let mut parts = text.split('-');
        let mut checksum = || u32::from_str_radix(parts.next()?, 16).ok();
        let (machine, boot, space) = (checksum()?, checksum()?, checksum()?);
        let (pid, started) = (parts.next()?.parse().ok()?, parts.next()?.parse().ok()?);
        parts.next().is_none().then_some(Owner { machine, boot, space, pid, started })
    }

    /// Whether this process is still running; `None` if that is unknown.
    pub fn is_running(self) -> Option<bool> {
        let here = Owner::here()?;
        if self.boot != here.boot {
            // Either this machine has been started again since, or it was another one.
            return (self.machine == here.machine && here.machine != 0).then_some(false);
        }
        if self.space != here.space {
            return None;
        }
        match life(self.pid) {
            Life::Since(started) => Some(started == self.started),
            Life::Ended => Some(false),
            Life::Unknown => None,
        }
    }
}

impl fmt::Display for Owner {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Owner { machine, boot, space, pid, started } = self;
        write!(f, "{machine:08x}-{boot:08x}-{space:08x}-{pid}-{started}")
    }
}

/// The state of a process according to the system.
enum Life {
    Since(u64),
    Ended,
    Unknown,
}

fn life(pid: u32) -> Life {
    // A system may hide the processes of others; then it hides the first one too.
    let hides_nothing = || Path::new("/proc/1/stat").exists();
    match fs::read_to_string(format!("/proc/{pid}/stat")) {
        Ok(stat) => life_in(&stat).unwrap_or(Life::Unknown),
        Err(error) if error.kind() == ErrorKind::NotFound && hides_nothing() => Life::Ended,
        Err(_) => Life::Unknown,
    }
}

/// The state and the start of a process: the third and the 22nd field. The second, its name, may hold anything.
fn life_in(stat: &str) -> Option<Life> {
    let (_, fields) = stat.rsplit_once(')')?;
    let mut fields = fields.split_whitespace();
    if matches!(fields.next()?, "Z" | "X") {
        return Some(Life::Ended);
    }
    fields.nth(18)?.parse().ok().map(Life::Since)
}

/// A name for a journal that begins now: when, the how many-eth of this process, and whose. A name of its own in this
/// process.
pub fn file_name(owner: Option<Owner>) -> String {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let begun = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_secs();
    let count = COUNT.fetch_add(1, Ordering::Relaxed);
    match owner {
        Some(owner) => format!("game-{begun}-{count}.{owner}.{EXTENSION}"),
        None => format!("game-{begun}-{}-{count}.{EXTENSION}", std::process::id()),
    }
}

/// The extension of journals.
const EXTENSION: &str = "journal";

/// The extension of journals that are not locked yet.
pub(in crate::app) const UNNAMED: &str = "new";

/// Whether this is the name of a journal.
pub(in crate::app) fn is_journal(path: &Path) -> bool {
    path.extension().is_some_and(|extension| extension == EXTENSION)
}

/// Whether this is a journal that has no name of its own yet.
pub(in crate::app) fn is_unnamed(path: &Path) -> bool {
    path.extension().is_some_and(|extension| extension == UNNAMED)
}

#[cfg(test)]
mod tests {
    use super::*;

    const OTHER: Owner = Owner { machine: 1, boot: 2, space: 3, pid: 4, started: 5 };

    #[test]
    fn an_owner_is_found_in_the_name() {
        let name = file_name(Some(OTHER));
        assert_eq!(Owner::of_journal(Path::new(&name)), Some(OTHER), "{name}");
        for name in [file_name(None), "game.1-2-3.journal".to_owned(), "game.journal".to_owned()] {
            assert_eq!(Owner::of_journal(Path::new(&name)), None, "{name}");
        }
    }

    #[test]
    fn the_state_of_a_process_on_another_machine_is_unknown() {
        assert_eq!(OTHER.is_running(), None);
        if let Some(here) = Owner::here() {
            assert_eq!(here.is_running(), Some(true));
            assert_eq!(Owner { started: here.started + 1, ..here }.is_running(), Some(false));
            let before = Owner { boot: !here.boot, ..here };
            assert_eq!(before.is_running(), (here.machine != 0).then_some(false));
            assert_eq!(Owner { machine: 1, ..before }.is_running(), None);
            assert_eq!(Owner { space: !here.space, ..here }.is_running(), None);
        }
    }

    #[test]
    fn a_process_is_read_from_its_line() {
        let line = |state| format!("7 (a ) b) {state} 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 4711 20");
        assert!(matches!(life_in(&line('S')), Some(Life::Since(4711))));
        assert!(matches!(life_in(&line('Z')), Some(Life::Ended)));
        assert!(life_in("7 (short) S 1").is_none());
    }
}
