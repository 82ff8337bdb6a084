//! Labelled positions in more than memory holds: read from their files in blocks, in random order.
//!
//! An epoch draws the blocks in random order into a pool, shuffles the pool, and hands it out: positions far apart in the
//! files come side by side, and the memory is that of the pool. Positions of one game are in one block or two neighbours,
//! so that whole blocks are kept for validation.

use std::fs::File;
use std::io::{self, BufReader, Read, Seek, SeekFrom};
use std::path::PathBuf;

use crate::game::Variant;
use crate::lab::error::LabError;
use crate::lab::labelled::{PositionFile, RECORD_BYTES, Record, packed};

/// The positions of a block.
const BLOCK: u64 = 400;
/// Every n-th block is for validation.
const VALIDATION_SHARE: usize = 20;

/// A file of packed positions.
struct Source {
    reader: BufReader<File>,
    path: PathBuf,
}

/// Successive positions of a source.
#[derive(Clone, Copy)]
struct Block {
    source: usize,
    /// The number of its first position in the source.
    first: u64,
    len: usize,
}

/// All labelled positions.
pub(super) struct Store {
    sources: Vec<Source>,
    training: Vec<Block>,
    validation: Vec<Block>,
}

impl Store {
    /// Opens all files.
    pub fn open(variant: Variant, files: &[PathBuf]) -> Result<Self, LabError> {
        let mut store = Self { sources: Vec::new(), training: Vec::new(), validation: Vec::new() };
        let mut blocks = 0;
        for path in files {
            let (reader, count) = PositionFile::open_packed(path, variant)?;
            for first in (0..count).step_by(BLOCK as usize) {
                let len = BLOCK.min(count - first) as usize;
                let block = Block { source: store.sources.len(), first, len };
                let is_validation = (blocks as usize).is_multiple_of(VALIDATION_SHARE);
                let list = if is_validation { &mut store.validation } else { &mut store.training };
                list.push(block);
                blocks += 1;
            }
            store.sources.push(Source { reader, path: path.clone() });
        }
        Ok(store)
    }

    /// The number of positions to train on.
    pub fn training_len(&self) -> usize {
        self.training.iter().map(|block| block.len).sum()
    }

    /// The number of positions for validation.
    pub fn validation_len(&self) -> usize {
        self.validation.iter().map(|block| block.len).sum()
    }

    /// Hands out all positions to train on, in random order, in pools of about `pool` positions.
    ///
    /// # Errors
    /// The error of `use_pool`, or a file that cannot be read.
    pub fn for_each_pool(
        &mut self,
        rng: &mut fastrand::Rng,
        pool: usize,
        mut use_pool: impl FnMut(&[Record]) -> Result<(), LabError>,
    ) -> Result<(), LabError> {
        let mut blocks = self.training.clone();
        rng.shuffle(&mut blocks);
        self.read(&blocks, pool, |records| {
            rng.shuffle(records);
            use_pool(records)
        })
    }

    /// Hands out all positions for validation, in their order.
    ///
    /// # Errors
    /// The error of `use_pool`, or a file that cannot be read.
    pub fn for_each_validation(
        &mut self,
        pool: usize,
        mut use_pool: impl FnMut(&[Record]) -> Result<(), LabError>,
    ) -> Result<(), LabError> {
        let blocks = self.validation.clone();
        self.read(&blocks, pool, |records| use_pool(records))
    }

    /// Reads blocks until a pool is full, hands it out, and so on.
    fn read(
        &mut self,
        blocks: &[Block],
        pool: usize,
        mut use_pool: impl FnMut(&mut [Record]) -> Result<(), LabError>,
    ) -> Result<(), LabError> {
        let mut records = Vec::new();
        for &block in blocks {
            if !records.is_empty() && records.len() + block.len > pool {
                use_pool(&mut records)?;
                records.clear();
            }
            self.read_block(block, &mut records)?;
        }
        if records.is_empty() { Ok(()) } else { use_pool(&mut records) }
    }

    fn read_block(&mut self, block: Block, records: &mut Vec<Record>) -> Result<(), LabError> {
        let Source { reader, path } = &mut self.sources[block.source];
        read_records(reader, block, records).map_err(LabError::file(path))
    }

    /// The error for a damaged sample, described by `what`: finds its position in the files.
    pub fn damage(&mut self, variant: Variant, what: String) -> LabError {
        let mut blocks = [&self.training[..], &self.validation].concat();
        blocks.sort_by_key(|block| (block.source, block.first));
        for block in blocks {
            let mut records = Vec::new();
            if let Err(error) = self.read_block(block, &mut records) {
                return error;
            }
            let damaged = |(i, record)| packed::unpack(variant, record).err().map(|what| (i, what));
            let Some((i, what)) = records.iter().enumerate().find_map(damaged) else { continue };
            let what = format!("position {}: {what}", block.first + i as u64 + 1);
            return LabError::content(&self.sources[block.source].path, what);
        }
        LabError::Refused(what)
    }
}

/// Reads the records of a block from a packed file.
fn read_records(reader: &mut BufReader<File>, block: Block, records: &mut Vec<Record>) -> io::Result<()> {
    let start = (block.first + 1) * RECORD_BYTES as u64;
    reader.seek(SeekFrom::Start(start))?;
    for _ in 0..block.len {
        let mut record = [0; RECORD_BYTES];
        reader.read_exact(&mut record)?;
        records.push(record);
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Position;
    use crate::lab::labelled::{Kind, LabelledPosition};
    use std::fs;

    const VARIANT: Variant = Variant::McCooey;

    /// The start position, told apart by the score.
    fn numbered(score: i32) -> LabelledPosition {
        LabelledPosition { position: Position::start(VARIANT), score, points: None }
    }

    fn score(record: &Record) -> i32 {
        packed::unpack(VARIANT, record).unwrap().score
    }

    /// A store of 9,000 positions in one file and 1,000 in another.
    fn store() -> (tempfile::TempDir, Store) {
        let folder = tempfile::tempdir().unwrap();
        let paths = [folder.path().join("packed"), folder.path().join("more")];
        for (path, scores) in paths.iter().zip([0..9_000, 9_000..10_000]) {
            let mut packed = Kind::Positions.head(VARIANT).to_vec();
            packed.extend(scores.flat_map(|i| packed::pack(&numbered(i)).unwrap()));
            fs::write(path, packed).unwrap();
        }
        let store = Store::open(VARIANT, &paths).unwrap();
        (folder, store)
    }

    #[test]
    fn each_position_comes_once_an_epoch_in_pools_of_bounded_size() {
        let (_folder, mut store) = store();
        assert_eq!(store.training_len() + store.validation_len(), 10_000);
        assert_eq!(store.validation_len(), 800);
        let mut rng = fastrand::Rng::with_seed(1);
        let mut epoch = |store: &mut Store| {
            let mut scores = Vec::new();
            let add = |records: &[Record]| {
                assert!(records.len() <= 2_000);
                scores.extend(records.iter().map(score));
                Ok(())
            };
            store.for_each_pool(&mut rng, 2_000, add).unwrap();
            scores
        };
        let (first, second) = (epoch(&mut store), epoch(&mut store));
        assert_ne!(first, second);
        let mut validation = Vec::new();
        let add = |records: &[Record]| {
            validation.extend(records.iter().map(score));
            Ok(())
        };
        store.for_each_validation(500, add).unwrap();
        for scores in [first, second] {
            let mut all = [scores, validation.clone()].concat();
            all.sort_unstable();
            assert_eq!(all, (0..10_000).collect::<Vec<_>>());
        }
    }

    #[test]
    fn the_first_pool_holds_positions_of_all_files_in_disorder() {
        let (_folder, mut store) = store();
        let mut pools = Vec::new();
        let keep = |records: &[Record]| {
            pools.push(records.iter().map(score).collect::<Vec<_>>());
            Ok(())
        };
        store.for_each_pool(&mut fastrand::Rng::with_seed(3), 5_000, keep).unwrap();
        let first = &pools[0];
        assert!(first.iter().any(|&score| score < 3_000) && first.iter().any(|&score| score > 7_000));
        let neighbours = first.windows(2).filter(|pair| pair[0].abs_diff(pair[1]) == 1).count();
        assert!(neighbours < 20, "{neighbours} neighbours");
    }

    #[test]
    fn a_damaged_position_is_named() {
        let (folder, _) = store();
        let path = folder.path().join("packed");
        let mut bytes = fs::read(&path).unwrap();
        bytes[32 * 4_321..][..32].fill(0xff);
        fs::write(&path, bytes).unwrap();
        let mut store = Store::open(VARIANT, &[path]).unwrap();
        let error = store.damage(VARIANT, String::new()).to_string();
        assert!(error.contains("packed: position 4321: "), "{error}");
    }
}
