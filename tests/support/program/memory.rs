//! A disk in memory: it fails on command, and can lose its power.
//!
//! After a power cut it holds what POSIX promises, and of all else whatever chance leaves: the bytes that were synced,
//! the names that were synced in their folder; of the bytes written since any blocks, the last one torn, the others
//! zeros where the file had grown; of the names changed since any, each change whole. A sync that fails forgets what it
//! should have written, as Linux does: the next one says that all is well.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::io::{self, ErrorKind, Read, Seek, SeekFrom, Write};
use std::path::{Component, Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use heksy::disk::{FileSystem, Kind, Open, OpenFile, folder_of};

/// One call of the file system.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Call {
    Open,
    Create,
    Kind,
    List,
    CreateFolder,
    Rename,
    Remove,
    SyncFolder,
    Read,
    Write,
    SetSize,
    Size,
    Sync,
    Duplicate,
    Lock,
}

/// The result of a call.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fate {
    Well,
    Fails(ErrorKind),
    /// A write takes this many bytes at most, and then fails if there was room for none.
    Short(usize),
    /// The power goes, before anything is done.
    PowerCut,
}

type Decide = Arc<dyn Fn(Call, &Path) -> Fate + Send + Sync>;

/// The disk. Clones are the same disk.
#[derive(Clone, Default)]
pub struct Memory {
    state: Arc<Mutex<State>>,
    decide: Arc<Mutex<Option<Decide>>>,
}

#[derive(Clone, Default)]
struct State {
    nodes: Vec<Node>,
    /// The names, as programs see them.
    names: BTreeMap<PathBuf, usize>,
    /// The names that are surely on the disk.
    synced_names: BTreeMap<PathBuf, usize>,
    /// The changes of names since, in order.
    changes: Vec<Change>,
    /// The nodes that are locked, and by which handle.
    locks: BTreeMap<usize, u64>,
    handles: u64,
    has_power: bool,
    has_no_locks: bool,
    /// How many bytes all files may have together.
    room: Option<usize>,
    /// How many calls there were.
    calls: u64,
}

#[derive(Clone, Default)]
struct Node {
    is_folder: bool,
    bytes: Vec<u8>,
    synced: Vec<u8>,
    /// The bytes written since the last sync.
    dirty: BTreeSet<usize>,
    is_size_dirty: bool,
}

/// Names of one folder that change together.
#[derive(Clone)]
struct Change {
    folder: PathBuf,
    gone: Option<PathBuf>,
    come: Option<(PathBuf, usize)>,
}

impl Change {
    fn apply(&self, names: &mut BTreeMap<PathBuf, usize>) {
        if let Some(path) = &self.gone {
            names.remove(path);
        }
        if let Some((path, node)) = &self.come {
            names.insert(path.clone(), *node);
        }
    }
}

impl Memory {
    /// An empty disk.
    pub fn new() -> Memory {
        let memory = Memory::default();
        let root = Node { is_folder: true, ..Node::default() };
        let mut state = memory.state();
        state.has_power = true;
        state.nodes.push(root);
        for path in ["/", "."] {
            state.names.insert(path.into(), 0);
            state.synced_names.insert(path.into(), 0);
        }
        drop(state);
        memory
    }

    /// From now on this says what becomes of each call.
    pub fn decide(&self, decide: impl Fn(Call, &Path) -> Fate + Send + Sync + 'static) {
        *self.decide.lock().unwrap_or_else(PoisonError::into_inner) = Some(Arc::new(decide));
    }

    /// From now on each call does what it should.
    pub fn heal(&self) {
        *self.decide.lock().unwrap_or_else(PoisonError::into_inner) = None;
    }

    /// A file system without locks.
    pub fn without_locks(self) -> Memory {
        self.state().has_no_locks = true;
        self
    }

    /// Limits all files together to this number of bytes.
    pub fn set_room(&self, room: usize) {
        self.state().room = Some(room);
    }

    /// How many calls there were.
    pub fn calls(&self) -> u64 {
        self.state().calls
    }

    /// The files, as programs see them.
    pub fn files(&self) -> BTreeMap<PathBuf, Vec<u8>> {
        let state = self.state();
        let files = state.names.iter().filter(|(_, node)| !state.nodes[**node].is_folder);
        files.map(|(path, node)| (path.clone(), state.nodes[*node].bytes.clone())).collect()
    }

    /// The only file with this extension.
    pub fn only(&self, extension: &str) -> Vec<u8> {
        let files = self.files().into_iter();
        let mut found: Vec<_> =
            files.filter(|(path, _)| path.extension().is_some_and(|found| found == extension)).collect();
        assert_eq!(found.len(), 1, "{extension}: {:?}", self.files().keys());
        found.remove(0).1
    }

    /// Puts a file there that has always been there.
    pub fn put(&self, path: impl AsRef<Path>, bytes: &[u8]) {
        let mut state = self.state();
        for folder in path.as_ref().ancestors().skip(1) {
            state.place(folder, Node { is_folder: true, ..Node::default() });
        }
        let (bytes, synced) = (bytes.to_vec(), bytes.to_vec());
        state.place(path.as_ref(), Node { bytes, synced, ..Node::default() });
    }

    /// Makes a file one of these bytes, that has always been so.
    pub fn put_over(&self, path: impl AsRef<Path>, bytes: &[u8]) {
        let (path, mut state) = (path.as_ref(), self.state());
        state.names.remove(path);
        state.synced_names.remove(path);
        drop(state);
        self.put(path, bytes);
    }

    /// The disk after a power cut, with its power back.
    pub fn after_power_cut(&self, rng: &mut fastrand::Rng) -> Memory {
        let mut state = self.state().clone();
        let is_in_order = rng.bool();
        let mut has_stopped = false;
        for change in std::mem::take(&mut state.changes) {
            // Journalling file systems keep the order; others promise nothing.
            has_stopped |= rng.u8(..3) == 0;
            let is_kept = if is_in_order { !has_stopped } else { rng.bool() };
            if is_kept {
                change.apply(&mut state.synced_names);
            }
        }
        for node in &mut state.nodes {
            node.lose_power(rng);
        }
        state.names.clone_from(&state.synced_names);
        state.names.retain(|path, _| {
            path.ancestors().skip(1).all(|at| at == Path::new("") || state.synced_names.contains_key(at))
        });
        state.synced_names.clone_from(&state.names);
        state.locks.clear();
        state.has_power = true;
        Memory { state: Arc::new(Mutex::new(state)), decide: Arc::default() }
    }

    /// All programs have ended: nobody holds a lock any more.
    pub fn after_restart(&self) -> Memory {
        let mut state = self.state().clone();
        state.locks.clear();
        Memory { state: Arc::new(Mutex::new(state)), decide: Arc::default() }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Decides about a call; gives how many bytes it may write.
    fn call(&self, call: Call, path: &Path) -> io::Result<usize> {
        // Nothing is held while it decides: it may look at the disk, take its time, or panic.
        let decide = self.decide.lock().unwrap_or_else(PoisonError::into_inner).clone();
        let fate = decide.map_or(Fate::Well, |decide| decide(call, path));
        let mut state = self.state();
        state.calls += 1;
        state.has_power &= fate != Fate::PowerCut;
        match fate {
            _ if !state.has_power => Err(io::Error::other("there is no power")),
            Fate::Well | Fate::PowerCut => Ok(usize::MAX),
            Fate::Short(0) => Err(ErrorKind::StorageFull.into()),
            Fate::Short(len) => Ok(len),
            Fate::Fails(kind) => Err(kind.into()),
        }
    }
}

impl State {
    fn node(&self, path: &Path) -> io::Result<usize> {
        self.names.get(path).copied().ok_or_else(|| ErrorKind::NotFound.into())
    }

    /// How many bytes can be written to a node at an offset.
    fn room_at(&self, node: usize, at: usize) -> usize {
        let Some(room) = self.room else { return usize::MAX };
        let used: usize = self.names.values().map(|node| self.nodes[*node].bytes.len()).sum();
        self.nodes[node].bytes.len().saturating_sub(at) + room.saturating_sub(used)
    }

    /// Puts a node there, on the disk and all, if nothing is there.
    fn place(&mut self, path: &Path, node: Node) {
        if !self.names.contains_key(path) && !path.as_os_str().is_empty() {
            self.names.insert(path.to_owned(), self.nodes.len());
            self.synced_names.insert(path.to_owned(), self.nodes.len());
            self.nodes.push(node);
        }
    }

    fn change(&mut self, gone: Option<&Path>, come: Option<(&Path, usize)>) {
        let path = gone.or(come.map(|(path, _)| path)).expect("something changes");
        let come = come.map(|(path, node)| (path.to_owned(), node));
        let change = Change { folder: folder_of(path).to_owned(), gone: gone.map(Path::to_owned), come };
        change.apply(&mut self.names);
        self.changes.push(change);
    }

    /// A new node with this name. Its folder must be there.
    fn create(&mut self, path: &Path, node: Node) -> io::Result<usize> {
        if !self.nodes[self.node(folder_of(path))?].is_folder {
            return Err(ErrorKind::NotADirectory.into());
        }
        if self.names.contains_key(path) {
            return Err(ErrorKind::AlreadyExists.into());
        }
        self.nodes.push(node);
        let node = self.nodes.len() - 1;
        self.change(None, Some((path, node)));
        Ok(node)
    }
}

impl Node {
    fn write(&mut self, at: usize, bytes: &[u8]) {
        let end = at + bytes.len();
        if end > self.bytes.len() {
            self.bytes.resize(end, 0);
            self.is_size_dirty = true;
        }
        self.bytes[at..end].copy_from_slice(bytes);
        self.dirty.extend(at..end);
    }

    fn sync(&mut self, is_well: bool) {
        let dirty = std::mem::take(&mut self.dirty);
        // The disk forgets the bytes, not the size.
        if is_well {
            let size = std::mem::take(&mut self.is_size_dirty).then_some(self.bytes.len());
            self.keep(dirty.into_iter(), size);
        }
    }

    fn keep(&mut self, written: impl Iterator<Item = usize>, size: Option<usize>) {
        if let Some(size) = size {
            self.synced.resize(size, 0);
        }
        for at in written {
            // A file may have been cut off again, and its size may not have reached the disk.
            if let (Some(kept), Some(byte)) = (self.synced.get_mut(at), self.bytes.get(at)) {
                *kept = *byte;
            }
        }
    }

    fn lose_power(&mut self, rng: &mut fastrand::Rng) {
        let block = [16, 64, 512, 4096][rng.usize(..4)];
        let dirty = std::mem::take(&mut self.dirty);
        let blocks: BTreeSet<usize> = dirty.iter().map(|at| at / block).filter(|_| rng.bool()).collect();
        let torn = blocks.last().copied().unwrap_or_default();
        let tear = torn * block + rng.usize(..=block);
        let written = dirty.iter().copied().filter(|at| blocks.contains(&(at / block)));
        let written: Vec<_> = written.filter(|at| at / block != torn || *at < tear).collect();
        let size = std::mem::take(&mut self.is_size_dirty).then(|| match rng.u8(..3) {
            0 => self.synced.len(),
            1 => self.bytes.len(),
            _ => rng.usize(self.synced.len().min(self.bytes.len())..=self.synced.len().max(self.bytes.len())),
        });
        self.keep(written.into_iter(), size);
        self.bytes.clone_from(&self.synced);
    }
}

impl fmt::Debug for Memory {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Memory").finish_non_exhaustive()
    }
}

/// The path that a test has put on this disk: on Windows a program that makes a path absolute puts a drive before it.
pub fn without_drive(path: &Path) -> PathBuf {
    path.components().filter(|part| !matches!(part, Component::Prefix(_))).collect()
}

impl FileSystem for Memory {
    fn open(&self, path: &Path, how: Open<'_>) -> io::Result<Box<dyn OpenFile>> {
        let path = &without_drive(path);
        self.call(if matches!(how, Open::New(_)) { Call::Create } else { Call::Open }, path)?;
        let mut state = self.state();
        let node = match how {
            Open::New(_) => state.create(path, Node::default())?,
            Open::Read | Open::Write => state.node(path)?,
        };
        if state.nodes[node].is_folder {
            return Err(ErrorKind::IsADirectory.into());
        }
        state.handles += 1;
        let handle = state.handles;
        drop(state);
        let locks = Arc::new(Locks { memory: self.clone(), node, handle });
        Ok(Box::new(Handle { memory: self.clone(), path: path.to_owned(), node, at: 0, locks }))
    }

    fn kind(&self, path: &Path) -> io::Result<Kind> {
        let path = &without_drive(path);
        self.call(Call::Kind, path)?;
        let state = self.state();
        Ok(if state.nodes[state.node(path)?].is_folder { Kind::Folder } else { Kind::File })
    }

    fn age(&self, _: &Path) -> io::Result<Duration> {
        Err(ErrorKind::Unsupported.into())
    }

    fn resolve(&self, path: &Path) -> PathBuf {
        without_drive(path)
    }

    fn list(&self, folder: &Path) -> io::Result<Vec<PathBuf>> {
        let folder = &without_drive(folder);
        self.call(Call::List, folder)?;
        let state = self.state();
        state.node(folder)?;
        Ok(state.names.keys().filter(|path| path.parent() == Some(folder.as_path())).cloned().collect())
    }

    fn create_folder(&self, folder: &Path) -> io::Result<()> {
        let folder = &without_drive(folder);
        self.call(Call::CreateFolder, folder)?;
        self.state().create(folder, Node { is_folder: true, ..Node::default() }).map(|_| ())
    }

    fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        let (from, to) = (&without_drive(from), &without_drive(to));
        self.call(Call::Rename, from)?;
        let mut state = self.state();
        let node = state.node(from)?;
        state.change(Some(from), Some((to, node)));
        Ok(())
    }

    fn remove(&self, path: &Path) -> io::Result<()> {
        let path = &without_drive(path);
        self.call(Call::Remove, path)?;
        let mut state = self.state();
        state.node(path)?;
        state.change(Some(path), None);
        Ok(())
    }

    fn sync_folder(&self, folder: &Path) -> io::Result<()> {
        let folder = &without_drive(folder);
        self.call(Call::SyncFolder, folder)?;
        let mut state = self.state();
        state.node(folder)?;
        let (now, later) =
            std::mem::take(&mut state.changes).into_iter().partition(|change| change.folder == *folder);
        state.changes = later;
        let now: Vec<Change> = now;
        for change in now {
            change.apply(&mut state.synced_names);
        }
        Ok(())
    }
}

/// The locks of an open file: they are given back when its last handle is closed.
struct Locks {
    memory: Memory,
    node: usize,
    handle: u64,
}

impl Drop for Locks {
    fn drop(&mut self) {
        let mut state = self.memory.state();
        if state.locks.get(&self.node) == Some(&self.handle) {
            state.locks.remove(&self.node);
        }
    }
}

struct Handle {
    memory: Memory,
    path: PathBuf,
    node: usize,
    at: usize,
    locks: Arc<Locks>,
}

impl fmt::Debug for Handle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Handle").field(&self.path).finish()
    }
}

impl Read for Handle {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        self.memory.call(Call::Read, &self.path)?;
        let state = self.memory.state();
        let bytes = &state.nodes[self.node].bytes;
        let rest = &bytes[self.at.min(bytes.len())..];
        let len = rest.len().min(buffer.len());
        buffer[..len].copy_from_slice(&rest[..len]);
        self.at += len;
        Ok(len)
    }
}

impl Write for Handle {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let len = self.memory.call(Call::Write, &self.path)?.min(bytes.len());
        let mut state = self.memory.state();
        let len = len.min(state.room_at(self.node, self.at));
        if len == 0 && !bytes.is_empty() {
            return Err(ErrorKind::StorageFull.into());
        }
        state.nodes[self.node].write(self.at, &bytes[..len]);
        drop(state);
        self.at += len;
        Ok(len)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl Seek for Handle {
    fn seek(&mut self, to: SeekFrom) -> io::Result<u64> {
        let SeekFrom::Start(at) = to else { panic!("{to:?} is not used") };
        self.at = at as usize;
        Ok(at)
    }
}

impl OpenFile for Handle {
    fn size(&self) -> io::Result<u64> {
        self.memory.call(Call::Size, &self.path)?;
        Ok(self.memory.state().nodes[self.node].bytes.len() as u64)
    }

    fn set_size(&mut self, size: u64) -> io::Result<()> {
        self.memory.call(Call::SetSize, &self.path)?;
        let node = &mut self.memory.state().nodes[self.node];
        node.bytes.resize(size as usize, 0);
        node.is_size_dirty = true;
        Ok(())
    }

    fn sync(&self) -> io::Result<()> {
        let done = self.memory.call(Call::Sync, &self.path);
        let mut state = self.memory.state();
        if state.has_power {
            state.nodes[self.node].sync(done.is_ok());
        }
        done.map(|_| ())
    }

    fn is_at(&self, path: &Path) -> io::Result<bool> {
        self.memory.call(Call::Kind, path)?;
        Ok(self.memory.state().names.get(&without_drive(path)) == Some(&self.node))
    }

    fn duplicate(&self) -> io::Result<Box<dyn OpenFile>> {
        self.memory.call(Call::Duplicate, &self.path)?;
        let (memory, path, locks) = (self.memory.clone(), self.path.clone(), Arc::clone(&self.locks));
        Ok(Box::new(Handle { memory, path, node: self.node, at: 0, locks }))
    }

    fn lock(&self) -> io::Result<()> {
        self.memory.call(Call::Lock, &self.path)?;
        let mut state = self.memory.state();
        if state.has_no_locks {
            return Err(ErrorKind::Unsupported.into());
        }
        let handle = self.locks.handle;
        match *state.locks.entry(self.node).or_insert(handle) {
            holder if holder == handle => Ok(()),
            _ => Err(ErrorKind::WouldBlock.into()),
        }
    }
}
