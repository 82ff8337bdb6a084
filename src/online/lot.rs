//! The lot for the colours, which neither side can bend.
//!
//! The host draws a number and tells its hash. The guest draws one and tells it. Then the host tells its own, and a
//! hash of both decides (Blum 1981, coin flipping by telephone). Neither can choose its number by the other's; a host
//! that does not like the outcome can only leave.

use data_encoding::HEXLOWER;

use crate::sides::Color;

/// A number of the lot.
pub type Nonce = [u8; 32];

/// A number that nobody can guess.
pub fn draw<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    if getrandom::fill(&mut bytes).is_err() {
        // A system without random numbers: better a lot that could be guessed than no game.
        bytes.fill_with(|| fastrand::u8(..));
    }
    bytes
}

/// What the host promises.
pub fn commit(host: &Nonce) -> Nonce {
    *blake3::hash(host).as_bytes()
}

/// The host's colour.
pub fn host_color(host: &Nonce, guest: &Nonce) -> Color {
    let hash = blake3::hash(&[host.as_slice(), guest].concat());
    if hash.as_bytes()[0] & 1 == 0 { Color::White } else { Color::Black }
}

/// Writes bytes in hexadecimal.
pub fn to_hex(bytes: &[u8]) -> String {
    HEXLOWER.encode(bytes)
}

/// Reads so many bytes in hexadecimal.
pub fn from_hex<const N: usize>(text: &str) -> Option<[u8; N]> {
    HEXLOWER.decode(text.as_bytes()).ok()?.try_into().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_lot_is_even_and_both_numbers_count() {
        let numbers: Vec<Nonce> = (0..1000_u32).map(|n| *blake3::hash(&n.to_le_bytes()).as_bytes()).collect();
        let whites = |host: &Nonce| numbers.iter().filter(|n| host_color(host, n) == Color::White).count();
        for host in &numbers[..20] {
            let whites = whites(host);
            assert!((420..=580).contains(&whites), "{whites} of 1000");
        }
        assert_eq!(from_hex(&to_hex(&numbers[0])), Some(numbers[0]));
        assert_eq!(from_hex::<32>("00"), None);
    }
}
