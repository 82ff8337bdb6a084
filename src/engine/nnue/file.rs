//! The file of a network: a header that describes it, then its weights.
//!
//! | bytes | what |
//! | --- | --- |
//! | 8 | `HEKSYNET` |
//! | 2 | the version of the format, [`VERSION`] |
//! | 4 | CRC-32 of all that follows |
//! | 1 + n | the game, its key after its length |
//! | 1 + n | the architecture, after its length: [`architecture`] |
//! | 2 + n | a description after its length: how the network was made |
//! | 4 | the length of the weights in bytes |
//! | ... | the weights: `i16`, except the output biases, which are `i32` |
//!
//! All numbers are little-endian, all texts UTF-8. A network of another game has the same numbers of weights and would
//! play, only badly; so each file names its game, and a network is used in no other.

use super::features::FEATURES;
use super::layer::HIDDEN_SIZE;
use super::network::{Network, OUTPUT_BUCKETS, WEIGHT_BYTES};
use crate::engine::reader::Reader;
use crate::excerpt::excerpt;
use crate::game::Variant;

const MAGIC: &[u8; 8] = b"HEKSYNET";
/// The version of the format.
const VERSION: u16 = 1;
/// The start of the part that the checksum covers.
pub(super) const CHECKED_FROM: usize = MAGIC.len() + 2 + 4;

/// The reason why a file is not a usable network.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum NetworkError {
    /// The file does not begin as a network does.
    #[error(
        "the file is not a network of Heksy: it does not start with HEKSYNET. `heksy-lab train` makes networks"
    )]
    NotANetwork,
    /// The format is of another version of the program.
    #[error(
        "the network has format {0}, this version of Heksy reads format {VERSION}: train it again, or use another version"
    )]
    Version(u16),
    /// The file ends too early.
    #[error("the network is cut short after {found} bytes: copy the whole file")]
    Cut {
        /// The length of the file in bytes.
        found: usize,
    },
    /// Something follows the network.
    #[error("{0} bytes follow the network: the file is not what was written")]
    TooLong(usize),
    /// The checksum is wrong.
    #[error("the network is damaged, its checksum is wrong: copy the file again")]
    Damaged,
    /// The numbers of neurons, or their inputs, differ.
    #[error("the network is built as “{found}”, but this version of Heksy needs “{}”", architecture())]
    Architecture {
        /// The architecture of the file.
        found: String,
    },
    /// The file names a game that this program has no networks for.
    #[error("the network is for the game “{0}”, which Heksy does not know")]
    UnknownGame(String),
    /// The network is for another game.
    #[error("the network is for {found}, not for {wanted}")]
    Game {
        /// The game of the network.
        found: Variant,
        /// The game to be played.
        wanted: Variant,
    },
}

/// The architecture of this program's networks: features, neurons of each perspective, output buckets.
pub fn architecture() -> String {
    format!("piece-cell-en-prise-mirrored {FEATURES} -> {HIDDEN_SIZE}x2 screlu -> 1x{OUTPUT_BUCKETS}")
}

impl Network {
    /// Reads the file of a network.
    ///
    /// # Errors
    /// [`NetworkError`] says why it cannot be used.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, NetworkError> {
        let mut file = Reader { bytes, at: 0, cut: |found| NetworkError::Cut { found } };
        if file.take(MAGIC.len()).ok() != Some(MAGIC) {
            return Err(NetworkError::NotANetwork);
        }
        let version = u16::from_le_bytes(file.array()?);
        if version != VERSION {
            return Err(NetworkError::Version(version));
        }
        let checksum = u32::from_le_bytes(file.array()?);
        let game = file.short_text()?;
        let found = file.short_text()?;
        let description_len = u16::from_le_bytes(file.array()?);
        let description = file.text(usize::from(description_len))?;
        let weights_len = u32::from_le_bytes(file.array()?) as usize;
        let weights = file.take(weights_len)?;
        if file.at < bytes.len() {
            return Err(NetworkError::TooLong(bytes.len() - file.at));
        }
        if crc32fast::hash(&bytes[CHECKED_FROM..]) != checksum {
            return Err(NetworkError::Damaged);
        }
        if found != architecture() || weights_len != WEIGHT_BYTES {
            return Err(NetworkError::Architecture { found: excerpt(&found) });
        }
        let known = Variant::ALL.into_iter().find(|variant| variant.key() == game);
        let variant = known.ok_or_else(|| NetworkError::UnknownGame(excerpt(&game)))?;
        Ok(Self::from_weights(variant, description, weights))
    }

    /// Writes the network as [`Network::from_bytes`] reads it. A description is cut after 65,535 bytes.
    pub fn to_bytes(&self) -> Vec<u8> {
        let weights = self.weights();
        let description = &self.description[..self.description.floor_char_boundary(usize::from(u16::MAX))];
        let mut checked = Vec::with_capacity(weights.len() + description.len() + 256);
        for text in [self.variant.key(), &architecture()] {
            checked.push(text.len() as u8);
            checked.extend(text.bytes());
        }
        checked.extend((description.len() as u16).to_le_bytes());
        checked.extend(description.bytes());
        checked.extend((weights.len() as u32).to_le_bytes());
        checked.extend(weights);
        let checksum = crc32fast::hash(&checked).to_le_bytes();
        [&MAGIC[..], &VERSION.to_le_bytes(), &checksum, &checked].concat()
    }

    /// Refuses a network for another game.
    ///
    /// # Errors
    /// [`NetworkError::Game`]
    pub fn check_game(&self, wanted: Variant) -> Result<(), NetworkError> {
        if self.variant == wanted { Ok(()) } else { Err(NetworkError::Game { found: self.variant, wanted }) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::nnue::network::random_network;

    fn error(bytes: &[u8]) -> NetworkError {
        Network::from_bytes(bytes).err().expect("the network is refused")
    }

    /// The bytes with the checksum of their contents.
    fn checked(mut bytes: Vec<u8>) -> Vec<u8> {
        let checksum = crc32fast::hash(&bytes[CHECKED_FROM..]).to_le_bytes();
        bytes[CHECKED_FROM - 4..CHECKED_FROM].copy_from_slice(&checksum);
        bytes
    }

    #[test]
    fn written_networks_are_read_back() {
        for variant in Variant::ALL {
            let description = "trained on paper, with a long pencil – ✓".to_owned();
            let network = Network { variant, description, ..random_network(1) };
            let bytes = network.to_bytes();
            assert!(Network::from_bytes(&bytes) == Ok(network));
        }
        let long = Network { description: "ń".repeat(40_000), ..random_network(1) };
        let read = Network::from_bytes(&long.to_bytes()).expect("a long description is cut, not refused");
        assert_eq!(read.description, "ń".repeat(32_767));
    }

    #[test]
    fn files_that_are_no_network_are_refused() {
        // The last is as long as a network without a header.
        for bytes in [&b""[..], b"HEKSY", b"HEKSYPOS and more", &vec![0; 561_424]] {
            assert_eq!(error(bytes), NetworkError::NotANetwork);
        }
        let mut newer = random_network(2).to_bytes();
        newer[8] = 7;
        assert_eq!(error(&newer), NetworkError::Version(7));
    }

    #[test]
    fn a_cut_network_is_refused_wherever_it_is_cut() {
        let bytes = random_network(3).to_bytes();
        for len in (MAGIC.len()..200).chain([bytes.len() / 2, bytes.len() - 1]) {
            assert_eq!(error(&bytes[..len]), NetworkError::Cut { found: len });
        }
        assert_eq!(error(&[&bytes[..], b"..."].concat()), NetworkError::TooLong(3));
    }

    #[test]
    fn a_flipped_bit_is_found_wherever_it_is() {
        let bytes = random_network(4).to_bytes();
        let mut rng = fastrand::Rng::with_seed(4);
        for _ in 0..200 {
            let mut flipped = bytes.clone();
            flipped[rng.usize(..bytes.len())] ^= 1 << rng.u8(..8);
            assert!(Network::from_bytes(&flipped).is_err());
        }
        let mut flipped = bytes.clone();
        flipped[bytes.len() - 9] ^= 1;
        assert_eq!(error(&flipped), NetworkError::Damaged);
    }

    #[test]
    fn another_architecture_is_named() {
        let bytes = random_network(5).to_bytes();
        let name = architecture();
        let at = bytes.windows(name.len()).position(|window| window == name.as_bytes()).unwrap();
        let mut other = bytes.clone();
        other[at..at + 5].copy_from_slice(b"queen");
        let error = error(&checked(other)).to_string();
        assert!(error.contains("queen-cell") && error.contains(&name), "{error}");
    }

    #[test]
    fn another_game_is_named() {
        let network = random_network(6);
        assert_eq!(network.check_game(Variant::Glinski), Ok(()));
        let refused = network.check_game(Variant::McCooey).unwrap_err().to_string();
        assert_eq!(refused, "the network is for Glinski, not for McCooey");
        let mut other = network.to_bytes();
        other[CHECKED_FROM + 1..CHECKED_FROM + 8].copy_from_slice(b"brusky!");
        assert_eq!(error(&checked(other)), NetworkError::UnknownGame("brusky!".to_owned()));
    }
}
