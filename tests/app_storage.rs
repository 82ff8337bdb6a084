//! The user's files: replaced whole or not at all, never silently over somebody else's work.
#![cfg(feature = "app")]

use std::fs;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::sync::Mutex;

use heksy::app::catalogue::Text;
use heksy::app::files::OpenedFile;
use heksy::app::storage::{
    Disk, Doing, Expected, FileProblem, FileSystem, LARGEST_FILE, ProblemKind, Stamp, backup_path, read,
    replace,
};

/// A disk on which one step fails.
struct Faulty {
    step: &'static str,
    kind: ErrorKind,
    steps: Mutex<Vec<&'static str>>,
}

impl Faulty {
    fn at(step: &'static str, kind: ErrorKind) -> Faulty {
        Faulty { step, kind, steps: Mutex::new(Vec::new()) }
    }

    fn reach(&self, step: &'static str) -> io::Result<()> {
        self.steps.lock().unwrap().push(step);
        if step == self.step { Err(self.kind.into()) } else { Ok(()) }
    }
}

impl FileSystem for Faulty {
    fn read(&self, path: &Path, limit: u64) -> io::Result<Vec<u8>> {
        self.reach("read")?;
        Disk.read(path, limit)
    }
    fn resolve(&self, path: &Path) -> PathBuf {
        Disk.resolve(path)
    }
    fn create_folder(&self, folder: &Path) -> io::Result<()> {
        Disk.create_folder(folder)
    }
    fn write_neighbour(&self, folder: &Path, like: &Path, bytes: &[u8]) -> io::Result<PathBuf> {
        self.reach("write")?;
        Disk.write_neighbour(folder, like, bytes)
    }
    fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        self.reach("rename")?;
        Disk.rename(from, to)
    }
    fn back_up(&self, path: &Path, backup: &Path) -> io::Result<()> {
        self.reach("back up")?;
        Disk.back_up(path, backup)
    }
    fn remove(&self, path: &Path) -> io::Result<()> {
        self.reach("remove")?;
        Disk.remove(path)
    }
}

struct Folder(tempfile::TempDir);

impl Folder {
    fn new() -> Folder {
        Folder(tempfile::tempdir().unwrap())
    }

    fn file(&self, name: &str, text: &str) -> PathBuf {
        let path = self.0.path().join(name);
        fs::write(&path, text).unwrap();
        path
    }

    fn names(&self) -> Vec<String> {
        let entries = fs::read_dir(self.0.path()).unwrap();
        let mut names: Vec<String> =
            entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
        names.sort();
        names
    }
}

fn kind(result: Result<impl Sized, FileProblem>) -> Option<ProblemKind> {
    result.err().map(|problem| problem.kind)
}

#[test]
fn a_file_is_replaced_and_the_old_one_kept() {
    let folder = Folder::new();
    let path = folder.file("games.pgn", "old");
    let stamp = Stamp::of(&read(&Disk, &path).unwrap());
    let new = replace(&Disk, &path, b"new", Expected::Unchanged(stamp)).unwrap();
    assert_eq!(new, Stamp::of(b"new"));
    assert_eq!(fs::read_to_string(&path).unwrap(), "new");
    assert_eq!(fs::read_to_string(backup_path(&path)).unwrap(), "old");
    assert_eq!(folder.names(), ["games.pgn", "games.pgn.bak"]);
}

#[test]
fn a_file_of_that_name_is_never_replaced_unasked() {
    let folder = Folder::new();
    let path = folder.file("games.pgn", "somebody else's");
    assert_eq!(kind(replace(&Disk, &path, b"mine", Expected::Absent)), Some(ProblemKind::AlreadyThere));
    assert_eq!(fs::read_to_string(&path).unwrap(), "somebody else's");
    replace(&Disk, &path, b"mine", Expected::Anything).unwrap();
    assert_eq!(fs::read_to_string(&path).unwrap(), "mine");
}

#[test]
fn a_file_that_has_changed_or_gone_is_noticed() {
    let folder = Folder::new();
    let path = folder.file("games.pgn", "old");
    let stamp = Stamp::of(&read(&Disk, &path).unwrap());
    fs::write(&path, "by another program").unwrap();
    assert_eq!(kind(replace(&Disk, &path, b"new", Expected::Unchanged(stamp))), Some(ProblemKind::Changed));
    fs::remove_file(&path).unwrap();
    assert_eq!(kind(replace(&Disk, &path, b"new", Expected::Unchanged(stamp))), Some(ProblemKind::Changed));
    assert!(!path.exists());
}

#[test]
fn when_a_step_fails_the_old_file_stands_and_nothing_lies_about() {
    for kind in [ErrorKind::StorageFull, ErrorKind::PermissionDenied, ErrorKind::WriteZero, ErrorKind::Other]
    {
        for step in ["write", "rename"] {
            let folder = Folder::new();
            let path = folder.file("games.pgn", "old");
            let problem = replace(&Faulty::at(step, kind), &path, b"new", Expected::Anything).unwrap_err();
            assert_eq!(problem.doing, Doing::Writing);
            assert_eq!(problem.kind, ProblemKind::from(io::Error::from(kind)));
            assert_eq!(fs::read_to_string(&path).unwrap(), "old", "{step} {kind:?}");
            assert_eq!(folder.names(), ["games.pgn", "games.pgn.bak"], "{step} {kind:?}");
        }
    }
}

#[test]
fn a_file_that_cannot_be_backed_up_is_still_saved() {
    let folder = Folder::new();
    let path = folder.file("games.pgn", "old");
    let disk = Faulty::at("back up", ErrorKind::StorageFull);
    replace(&disk, &path, b"new", Expected::Anything).unwrap();
    assert_eq!(fs::read_to_string(&path).unwrap(), "new");
    assert_eq!(*disk.steps.lock().unwrap(), ["read", "back up", "write", "rename"]);
}

#[cfg(target_os = "linux")]
#[test]
fn a_backup_that_breaks_off_leaves_the_older_one() {
    let folder = Folder::new();
    let path = folder.file("games.pgn", "new");
    let backup = folder.file("games.pgn.bak", "older");
    // A plain file that opens and then cannot be read.
    let unreadable = Path::new("/proc/self/mem");
    assert!(Disk.back_up(unreadable, &backup).is_err());
    assert_eq!(fs::read_to_string(&backup).unwrap(), "older");
    assert_eq!(folder.names(), ["games.pgn", "games.pgn.bak"], "nothing lies about");
    Disk.back_up(&path, &backup).unwrap();
    assert_eq!(fs::read_to_string(&backup).unwrap(), "new");
    assert_eq!(folder.names(), ["games.pgn", "games.pgn.bak"]);
}

#[cfg(unix)]
#[test]
fn a_backup_is_as_private_as_the_file() {
    use std::os::unix::fs::PermissionsExt;
    let folder = Folder::new();
    let path = folder.file("games.pgn", "secret");
    fs::set_permissions(&path, fs::Permissions::from_mode(0o600)).unwrap();
    Disk.back_up(&path, &backup_path(&path)).unwrap();
    assert_eq!(fs::metadata(backup_path(&path)).unwrap().permissions().mode() & 0o777, 0o600);
}

#[test]
fn what_cannot_be_read_is_told_apart() {
    let folder = Folder::new();
    let missing = folder.0.path().join("missing.pgn");
    let binary = folder.file("binary.pgn", "\u{7f}ELF\0\0\0");
    assert_eq!(kind(read(&Disk, &missing)), Some(ProblemKind::Missing));
    assert_eq!(kind(read(&Disk, folder.0.path())), Some(ProblemKind::Folder));
    assert_eq!(kind(OpenedFile::open(&Disk, &binary)), Some(ProblemKind::NotText));
    assert_eq!(
        kind(Disk.read(&binary, 3).map_err(|error| FileProblem {
            path: binary.clone(),
            doing: Doing::Reading,
            kind: error.into(),
        })),
        Some(ProblemKind::TooBig)
    );
    assert_eq!(read(&Disk, &folder.file("empty.pgn", "")).unwrap(), b"");
}

#[test]
fn no_folder_to_save_in_is_an_error_without_traces() {
    let folder = Folder::new();
    let path = folder.0.path().join("no/such/folder/game.pgn");
    assert_eq!(kind(replace(&Disk, &path, b"new", Expected::Absent)), Some(ProblemKind::Missing));
    assert!(folder.names().is_empty());
}

#[test]
fn a_read_only_file_is_respected() {
    let folder = Folder::new();
    let path = folder.file("games.pgn", "old");
    let mut permissions = fs::metadata(&path).unwrap().permissions();
    permissions.set_readonly(true);
    fs::set_permissions(&path, permissions).unwrap();
    assert_eq!(kind(replace(&Disk, &path, b"new", Expected::Anything)), Some(ProblemKind::NotAllowed));
    assert_eq!(fs::read_to_string(&path).unwrap(), "old");
}

#[cfg(unix)]
#[test]
fn a_link_stays_a_link_and_permissions_stay() {
    use std::os::unix::fs::{PermissionsExt, symlink};
    let folder = Folder::new();
    let path = folder.file("games.pgn", "old");
    fs::set_permissions(&path, fs::Permissions::from_mode(0o640)).unwrap();
    let link = folder.0.path().join("link.pgn");
    symlink(&path, &link).unwrap();
    replace(&Disk, &link, b"new", Expected::Anything).unwrap();
    assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
    assert_eq!(fs::read_to_string(&path).unwrap(), "new");
    assert_eq!(fs::metadata(&path).unwrap().permissions().mode() & 0o777, 0o640);
}

#[test]
fn every_problem_is_a_sentence_that_names_the_file() {
    let kinds = [
        ProblemKind::Missing,
        ProblemKind::NotAllowed,
        ProblemKind::NoRoom,
        ProblemKind::TooBig,
        ProblemKind::TooManyGames,
        ProblemKind::Folder,
        ProblemKind::NotText,
        ProblemKind::AlreadyThere,
        ProblemKind::Changed,
        ProblemKind::Other(Text::verbatim("the cable is out")),
    ];
    for kind in kinds {
        for doing in [Doing::Reading, Doing::Writing] {
            let problem = FileProblem { path: "anna.pgn".into(), doing, kind: kind.clone() };
            let text = problem.text().to_string();
            assert!(text.contains("“anna.pgn”") && text.ends_with('.'), "{text}");
        }
    }
    const { assert!(LARGEST_FILE >= 20 << 20, "a file of 20 MB opens") };
}
