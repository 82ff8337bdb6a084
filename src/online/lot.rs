//! Decides the colours by a commit–reveal coin flip that neither side can manipulate.
//!
//! The host draws a number and sends its hash. The guest draws a number and sends it. Then the host sends its own
//! number, and a hash of both numbers decides (Blum 1981, coin flipping by telephone). Neither side can adapt its
//! number to the other's; a host that dislikes the outcome can only leave.

use data_encoding::HEXLOWER;

use crate::sides::Color;

/// A random number of the coin flip.
pub type Nonce = [u8; 32];

/// Random bytes that cannot be guessed.
pub fn draw<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    if getrandom::fill(&mut bytes).is_err() {
        // Without random numbers from the system, a predictable coin flip is better than no game.
        bytes.fill_with(|| fastrand::u8(..));
    }
    bytes
}

/// The host's commitment to its number.
pub fn commit(host: &Nonce) -> Nonce {
    *blake3::hash(host).as_bytes()
}

/// The host's colour.
pub fn host_color(host: &Nonce, guest: &Nonce) -> Color {
    let hash = blake3::hash(&[host.as_slice(), guest].concat());
    if hash.as_bytes()[0] & 1 == 0 { Color::White } else { Color::Black }
}

/// Encodes bytes in hexadecimal.
pub fn to_hex(bytes: &[u8]) -> String {
    HEXLOWER.encode(bytes)
}

/// Decodes `N` bytes in hexadecimal.
pub fn from_hex<const N: usize>(text: &str) -> Option<[u8; N]> {
    HEXLOWER.decode(text.as_bytes()).ok()?.try_into().ok()
}

/// Whether a text is the secret in hexadecimal. Compares all bytes, so that the time reveals nothing about the secret.
pub fn is_secret(text: Option<&str>, secret: &[u8; 16]) -> bool {
    let received: Option<[u8; 16]> = text.and_then(from_hex);
    received.is_some_and(|received| {
        secret.iter().zip(received).fold(0, |differ, (own, received)| differ | (own ^ received)) == 0
    })
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
