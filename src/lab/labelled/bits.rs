//! Numbers of few bits, one after the other in a record of fixed length.

/// The length of a record in bytes.
pub(in crate::lab) const RECORD_BYTES: usize = 32;

pub(in crate::lab) type Record = [u8; RECORD_BYTES];

/// The numbers do not fit into a record, or the record ends before them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct PastTheEnd;

/// Writes numbers, the lowest bit first.
#[derive(Default)]
pub(super) struct BitWriter {
    record: Record,
    len: usize,
}

impl BitWriter {
    /// Writes the lowest `bits` of a number, at most 16.
    pub fn put(&mut self, number: u16, bits: usize) -> Result<(), PastTheEnd> {
        if self.len + bits > 8 * RECORD_BYTES {
            return Err(PastTheEnd);
        }
        for bit in 0..bits {
            self.record[self.len / 8] |= ((number >> bit & 1) as u8) << (self.len % 8);
            self.len += 1;
        }
        Ok(())
    }

    /// The record; bits that were not written are zero.
    pub fn finish(self) -> Record {
        self.record
    }
}

/// Reads numbers as [`BitWriter`] writes them.
pub(super) struct BitReader<'a> {
    record: &'a Record,
    at: usize,
}

impl<'a> BitReader<'a> {
    pub fn new(record: &'a Record) -> Self {
        Self { record, at: 0 }
    }

    /// Reads a number of at most 16 bits.
    pub fn take(&mut self, bits: usize) -> Result<u16, PastTheEnd> {
        if self.at + bits > 8 * RECORD_BYTES {
            return Err(PastTheEnd);
        }
        // Three bytes hold any 16 bits.
        let first = self.at / 8;
        let byte = |i: usize| u32::from(self.record.get(first + i).copied().unwrap_or(0)) << (8 * i);
        let number = (byte(0) | byte(1) | byte(2)) >> (self.at % 8);
        self.at += bits;
        Ok((number & ((1 << bits) - 1)) as u16)
    }

    /// Reads one bit.
    pub fn flag(&mut self) -> Result<bool, PastTheEnd> {
        self.take(1).map(|bit| bit == 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn written_numbers_are_read_back() {
        let mut rng = fastrand::Rng::with_seed(1);
        for _ in 0..100 {
            let (mut writer, mut numbers) = (BitWriter::default(), Vec::new());
            loop {
                let bits = rng.usize(1..=16);
                let number = rng.u16(..) >> (16 - bits);
                if writer.put(number, bits).is_err() {
                    break;
                }
                numbers.push((number, bits));
            }
            let record = writer.finish();
            let mut reader = BitReader::new(&record);
            for (number, bits) in numbers {
                assert_eq!(reader.take(bits), Ok(number));
            }
        }
        let mut reader = BitReader::new(&[0xff; RECORD_BYTES]);
        assert_eq!((0..256).filter(|_| reader.flag() == Ok(true)).count(), 256);
        assert_eq!(reader.flag(), Err(PastTheEnd));
    }
}
