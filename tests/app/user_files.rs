//! The user's files: replaced whole or not at all, never silently over somebody else's work.

use std::fs;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use crate::program::memory::{Call, Fate, Memory};

use heksy::app::library::OpenedFile;
use heksy::app::text::{FileOperation, FileProblem, ProblemKind, Text};
#[cfg(unix)]
use heksy::disk::copy;
use heksy::disk::{
    self, Backup, Disk, Expected, FileSystem, MAX_FILE_SIZE, Open, Stamp, backup_path, replace_if,
};

fn read(files: &dyn FileSystem, path: &Path) -> Result<Vec<u8>, FileProblem> {
    disk::read(files, path, MAX_FILE_SIZE).map_err(|error| FileProblem::reading(path, error))
}

fn replace(
    files: &dyn FileSystem,
    path: &Path,
    bytes: &[u8],
    expected: Expected,
) -> Result<Stamp, FileProblem> {
    replace_if(files, path, bytes, expected, Backup::Renew).map_err(|error| FileProblem::writing(path, error))
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
fn a_file_that_somebody_reads_for_an_instant_is_replaced() {
    let folder = Folder::new();
    let path = folder.file("games.pgn", "old");
    let reader = fs::File::open(&path).unwrap();
    let reading = std::thread::spawn(move || {
        std::thread::sleep(Duration::from_millis(400));
        drop(reader);
    });
    replace(&Disk, &path, b"new", Expected::Anything).unwrap();
    assert_eq!(fs::read_to_string(&path).unwrap(), "new");
    assert_eq!(fs::read_to_string(backup_path(&path)).unwrap(), "old");
    reading.join().unwrap();
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

/// A disk in memory that holds one file, and on which the call with this number fails, from 0.
fn failing_at(number: usize, kind: ErrorKind) -> Memory {
    let disk = Memory::new();
    disk.put("/games.pgn", b"old");
    let calls = AtomicUsize::new(0);
    disk.decide(move |_, _| {
        let is_it = calls.fetch_add(1, Ordering::Relaxed) == number;
        if is_it { Fate::Fails(kind) } else { Fate::Well }
    });
    disk
}

#[test]
fn after_any_failed_call_the_file_is_old_or_new_without_leftovers() {
    let path = Path::new("/games.pgn");
    let well = failing_at(usize::MAX, ErrorKind::Other);
    replace(&well, path, b"new", Expected::Anything).unwrap();
    for kind in [ErrorKind::StorageFull, ErrorKind::PermissionDenied, ErrorKind::WriteZero, ErrorKind::Other]
    {
        for number in 0..well.calls() as usize {
            let disk = failing_at(number, kind);
            let saved = replace(&disk, path, b"new", Expected::Anything);
            let files = disk.files();
            let is_new = files[path] == b"new";
            assert!(is_new || saved.is_err() && files[path] == b"old", "call {number}, {kind:?}: {saved:?}");
            if let Err(problem) = saved {
                assert_eq!(problem.doing, FileOperation::Writing);
                assert_eq!(problem.kind, ProblemKind::from(io::Error::from(kind)));
            }
            let others: Vec<_> = files.keys().filter(|other| *other != path).collect();
            assert!(others.iter().all(|other| other.ends_with("games.pgn.bak")), "call {number}: {others:?}");
            // It is tried again, as if nothing had been there before.
            disk.heal();
            let known = Expected::Unchanged(Stamp::of(b"old"));
            replace(&disk, path, b"new", known).unwrap();
            assert_eq!(disk.files()[path], b"new", "call {number}, tried again");
        }
    }
}

#[test]
fn a_failed_save_leaves_the_backup_unchanged() {
    let path = Path::new("/games.pgn");
    let well = failing_at(usize::MAX, ErrorKind::Other);
    well.put("/games.pgn.bak", b"older");
    replace(&well, path, b"new", Expected::Anything).unwrap();
    assert_eq!(well.files()[Path::new("/games.pgn.bak")], b"old");
    for number in 0..well.calls() as usize {
        let disk = failing_at(number, ErrorKind::PermissionDenied);
        disk.put("/games.pgn.bak", b"older");
        let saved = replace(&disk, path, b"new", Expected::Anything);
        let files = disk.files();
        if files[path] == b"old" {
            assert!(saved.is_err(), "call {number}");
            assert_eq!(files[Path::new("/games.pgn.bak")], b"older", "call {number}");
        }
    }
}

#[test]
fn the_next_save_removes_the_half_written_file_of_a_killed_program() {
    let disk = Memory::new();
    disk.put("/home/.heksy-0badc0de.tmp", b"half a ga");
    disk.put("/home/.heksy-00000001.tmp", b"somebody is writing");
    let path = Path::new("/home/.heksy-00000001.tmp");
    let held = disk.open(path, Open::Write).unwrap();
    held.lock().unwrap();
    replace(&disk, Path::new("/home/games.pgn"), b"new", Expected::Absent).unwrap();
    assert_eq!(disk.files().into_keys().collect::<Vec<_>>(), [path, Path::new("/home/games.pgn")]);
}

/// Another program that runs tidies the folder between the creation of a half-written file and its lock.
#[test]
fn a_save_succeeds_though_another_window_tidies_the_folder_meanwhile() {
    for swept in [1, 2] {
        let disk = Memory::new();
        disk.put("/games.pgn", b"old");
        let (other, locks) = (disk.clone(), AtomicUsize::new(0));
        disk.decide(move |call, path| {
            let is_half = path.to_string_lossy().contains(".heksy-");
            if call == Call::Lock && is_half && locks.fetch_add(1, Ordering::Relaxed) + 1 == swept {
                other.remove(path).unwrap();
            }
            Fate::Well
        });
        replace(&disk, Path::new("/games.pgn"), b"new", Expected::Anything).unwrap();
        let files = disk.files().into_iter().map(|(path, bytes)| (path, String::from_utf8(bytes).unwrap()));
        let expected = [("/games.pgn", "new"), ("/games.pgn.bak", "old")];
        let expected = expected.map(|(path, text)| (PathBuf::from(path), text.to_owned()));
        assert_eq!(files.collect::<Vec<_>>(), expected, "file {swept}");
    }
}

#[test]
fn a_file_that_cannot_be_backed_up_is_still_saved() {
    let disk = Memory::new();
    disk.put("/games.pgn", b"old");
    disk.set_room(4);
    let problem = replace(&disk, Path::new("/games.pgn"), b"new", Expected::Anything).unwrap_err();
    assert_eq!(problem.kind, ProblemKind::NoRoom);
    assert_eq!(disk.files().into_values().collect::<Vec<_>>(), [b"old"]);
    replace(&disk, Path::new("/games.pgn"), b"n", Expected::Anything).unwrap();
    assert_eq!(disk.files().into_values().collect::<Vec<_>>(), [b"n"], "there was no room for a backup");
}

#[cfg(target_os = "linux")]
#[test]
fn a_backup_that_breaks_off_leaves_the_older_one() {
    let folder = Folder::new();
    let path = folder.file("games.pgn", "new");
    let backup = folder.file("games.pgn.bak", "older");
    // A plain file that opens and then cannot be read.
    let unreadable = Path::new("/proc/self/mem");
    assert!(copy(&Disk, unreadable, &backup, MAX_FILE_SIZE).is_err());
    assert_eq!(fs::read_to_string(&backup).unwrap(), "older");
    assert_eq!(folder.names(), ["games.pgn", "games.pgn.bak"], "nothing lies about");
    copy(&Disk, &path, &backup, MAX_FILE_SIZE).unwrap();
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
    copy(&Disk, &path, &backup_path(&path), MAX_FILE_SIZE).unwrap();
    assert_eq!(fs::metadata(backup_path(&path)).unwrap().permissions().mode() & 0o777, 0o600);
}

#[test]
fn missing_binary_and_oversized_files_give_different_errors() {
    let folder = Folder::new();
    let missing = folder.0.path().join("missing.pgn");
    let binary = folder.file("binary.pgn", "\u{7f}ELF\0\0\0");
    assert_eq!(kind(read(&Disk, &missing)), Some(ProblemKind::Missing));
    assert_eq!(kind(read(&Disk, folder.0.path())), Some(ProblemKind::Folder));
    assert_eq!(kind(OpenedFile::open(&Disk, &binary)), Some(ProblemKind::NotText));
    assert_eq!(
        kind(disk::read(&Disk, &binary, 3).map_err(|error| FileProblem {
            path: binary.clone(),
            doing: FileOperation::Reading,
            kind: error.into(),
        })),
        Some(ProblemKind::TooBig)
    );
    assert_eq!(read(&Disk, &folder.file("empty.pgn", "")).unwrap(), b"");
}

#[test]
fn a_name_that_is_too_long_is_refused_in_words() {
    let folder = Folder::new();
    let path = folder.0.path().join("a".repeat(300));
    let problem = replace(&Disk, &path, b"new", Expected::Absent).unwrap_err();
    let said = problem.text().to_string();
    assert!(said.contains("too long") && !said.contains("os error"), "{said}");
}

#[test]
fn saving_into_a_missing_folder_fails_and_creates_nothing() {
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
        ProblemKind::Name,
        ProblemKind::NotText,
        ProblemKind::AlreadyThere,
        ProblemKind::Changed,
        ProblemKind::Other(Text::verbatim("the cable is out")),
    ];
    for kind in kinds {
        for doing in [FileOperation::Reading, FileOperation::Writing] {
            let problem = FileProblem { path: "anna.pgn".into(), doing, kind: kind.clone() };
            let text = problem.text().to_string();
            assert!(text.contains("“anna.pgn”") && text.ends_with('.'), "{text}");
        }
    }
    const { assert!(MAX_FILE_SIZE >= 20 << 20, "a file of 20 MB opens") };
}
