//! Invitations: a short text with the host's addresses and a secret.
//!
//! The text is `heksy` and then Base32 without padding, in lower case, which messengers, mail programs and people do
//! not change. The bytes are: version, the host's key, a secret, relay addresses, network addresses, and a checksum
//! of all of them. The text is independent of the program's version, and its contents are only used as addresses to
//! try.
//!
//! An invitation is found inside any text, such as a quoted mail. It has no sign of its end, and what follows may be
//! letters too: the end is where the checksum fits.

use std::fmt;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::str::FromStr;

use data_encoding::BASE32_NOPAD;

use super::text::is_hidden;

/// The beginning of every invitation.
const PREFIX: &str = "heksy";
const VERSION: u8 = 1;
/// Maximum length of an invitation, in characters.
pub const MAX_TICKET: usize = 600;
/// Longer texts are not searched for an invitation, in bytes.
const MAX_TEXT: usize = 256 << 10;
/// Maximum number of invitations that are looked for in a text, which may quote others.
const MAX_TICKETS: usize = 8;
/// A word of this many letters behind the prefix is an invitation, whole or not.
const LEAST_WORD: usize = 30;
/// Maximum number of addresses in an invitation.
pub const MAX_ADDRESSES: usize = 8;
const MAX_RELAYS: usize = 2;

/// An invitation.
#[derive(Clone, PartialEq, Eq)]
pub struct Ticket {
    /// The host's public key, its identity on the network.
    pub host: [u8; 32],
    /// The secret that only invited players have.
    pub secret: [u8; 16],
    /// `https` addresses of relays at which the host can be reached.
    pub relays: Vec<String>,
    /// Addresses for direct connections to the host.
    pub addresses: Vec<SocketAddr>,
}

/// The reason why a text is not a valid invitation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TicketError {
    /// Another kind of text.
    #[error("this is not an invitation; an invitation is a single long word that starts with “heksy”")]
    NotATicket,
    /// Characters are missing or wrong.
    #[error("the invitation is incomplete; copy all of it, from “heksy” to the end")]
    Damaged,
    /// An invitation of a newer version of the program.
    #[error("the invitation was made by a newer version of Heksy (form {0})")]
    Newer(u8),
}

impl Ticket {
    fn bytes(&self) -> Vec<u8> {
        let mut bytes = vec![VERSION];
        bytes.extend(self.host);
        bytes.extend(self.secret);
        let relays: Vec<&String> = self.relays.iter().filter(|relay| is_relay(relay)).collect();
        bytes.push(relays.len().min(MAX_RELAYS) as u8);
        for relay in relays.into_iter().take(MAX_RELAYS) {
            bytes.push(relay.len() as u8);
            bytes.extend(relay.as_bytes());
        }
        bytes.push(self.addresses.len().min(MAX_ADDRESSES) as u8);
        for address in self.addresses.iter().take(MAX_ADDRESSES) {
            match address.ip() {
                IpAddr::V4(ip) => {
                    bytes.push(4);
                    bytes.extend(ip.octets());
                }
                IpAddr::V6(ip) => {
                    bytes.push(6);
                    bytes.extend(ip.octets());
                }
            }
            bytes.extend(address.port().to_be_bytes());
        }
        bytes
    }
}

/// Whether a text is a valid address of a relay.
pub fn is_relay(text: &str) -> bool {
    text.len() <= 100
        && text.strip_prefix("https://").is_some_and(|rest| {
            !rest.is_empty()
                && rest.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-._~:/[]".contains(&byte))
        })
}

impl fmt::Display for Ticket {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{PREFIX}{}", seal(self.bytes()))
    }
}

/// Leaves the secret out of logs.
impl fmt::Debug for Ticket {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Ticket")
            .field("relays", &self.relays)
            .field("addresses", &self.addresses)
            .finish_non_exhaustive()
    }
}

/// Whether a text seems to have an invitation.
pub fn has_ticket(text: &str) -> bool {
    let is_long = |code: &str| code.bytes().take_while(u8::is_ascii_alphanumeric).count() >= LEAST_WORD;
    places(text).any(|code| is_long(code) || read_code(code).is_ok())
}

/// The texts behind the prefixes of invitations, the first ones of a text.
fn places(text: &str) -> impl Iterator<Item = &str> {
    let is_short = text.len() <= MAX_TEXT;
    let small = if is_short { text.to_ascii_lowercase() } else { String::new() };
    let ends: Vec<usize> =
        small.match_indices(PREFIX).map(|(at, _)| at + PREFIX.len()).take(MAX_TICKETS).collect();
    // A letter of a game by mail begins like an invitation.
    ends.into_iter()
        .map(|end| &text[end..])
        .filter(|code| !code.get(..4).is_some_and(|word| word.eq_ignore_ascii_case("mail")))
}

/// Finds the invitation in a text, in upper or lower case. White space, which mail programs insert, invisible characters
/// and marks of quotation inside it are left out.
impl FromStr for Ticket {
    type Err = TicketError;

    fn from_str(text: &str) -> Result<Self, TicketError> {
        let mut error = TicketError::NotATicket;
        for code in places(text) {
            match read_code(code) {
                Ok(ticket) => return Ok(ticket),
                Err(found) if error == TicketError::NotATicket => error = found,
                Err(_) => {}
            }
        }
        Err(error)
    }
}

/// Reads the invitation at the beginning of a text, without its prefix.
fn read_code(text: &str) -> Result<Ticket, TicketError> {
    if text.bytes().take_while(u8::is_ascii_alphanumeric).count() > MAX_TICKET {
        return Err(TicketError::NotATicket);
    }
    let is_left_out = |c: &char| c.is_whitespace() || matches!(c, '>' | '|' | '=') || is_hidden(*c);
    let code = text.chars().filter(|c| !is_left_out(c)).take(MAX_TICKET - PREFIX.len());
    let code: String = code.take_while(char::is_ascii_alphanumeric).collect::<String>().to_ascii_uppercase();
    let bytes = (1..=code.len()).rev().find_map(|end| unseal(&code[..end])).ok_or(TicketError::Damaged)?;
    match bytes.split_first() {
        Some((&VERSION, rest)) => read(rest).ok_or(TicketError::Damaged),
        Some((&version, _)) if version > VERSION => Err(TicketError::Newer(version)),
        _ => Err(TicketError::Damaged),
    }
}

fn read(mut rest: &[u8]) -> Option<Ticket> {
    let host = *take(&mut rest)?;
    let secret = *take(&mut rest)?;
    let [count] = *take(&mut rest)?;
    let relay = |_| take_text(&mut rest).filter(|text| is_relay(text));
    let relays = (0..count).map(relay).collect::<Option<Vec<_>>>()?;
    let [count] = *take(&mut rest)?;
    let addresses = (0..count).map(|_| address(&mut rest)).collect::<Option<Vec<_>>>()?;
    let is_bounded = relays.len() <= MAX_RELAYS && addresses.len() <= MAX_ADDRESSES;
    (rest.is_empty() && is_bounded).then_some(Ticket { host, secret, relays, addresses })
}

fn address(rest: &mut &[u8]) -> Option<SocketAddr> {
    let [kind] = *take(rest)?;
    let ip = match kind {
        4 => IpAddr::V4(Ipv4Addr::from(*take::<4>(rest)?)),
        6 => IpAddr::V6(Ipv6Addr::from(*take::<16>(rest)?)),
        _ => return None,
    };
    Some(SocketAddr::new(ip, u16::from_be_bytes(*take(rest)?)))
}

/// Takes the next bytes off; `None` if there are fewer.
pub(super) fn take<'a, const N: usize>(rest: &mut &'a [u8]) -> Option<&'a [u8; N]> {
    let (head, behind) = rest.split_first_chunk()?;
    *rest = behind;
    Some(head)
}

/// Takes a text off: a byte with its length, and its bytes.
pub(super) fn take_text(rest: &mut &[u8]) -> Option<String> {
    let [length] = *take(rest)?;
    let (text, behind) = rest.split_at_checked(length.into())?;
    *rest = behind;
    std::str::from_utf8(text).ok().map(str::to_owned)
}

/// Base32 in lower case of bytes and their checksum.
pub(super) fn seal(mut bytes: Vec<u8>) -> String {
    bytes.extend(crc32fast::hash(&bytes).to_be_bytes());
    BASE32_NOPAD.encode(&bytes).to_lowercase()
}

/// The bytes of a sealed text in upper case; `None` if the checksum is wrong.
pub(super) fn unseal(text: &str) -> Option<Vec<u8>> {
    let mut bytes = BASE32_NOPAD.decode(text.as_bytes()).ok()?;
    let sum = bytes.split_off(bytes.len().checked_sub(4)?);
    (crc32fast::hash(&bytes).to_be_bytes()[..] == sum).then_some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ticket() -> Ticket {
        Ticket {
            host: std::array::from_fn(|i| i as u8 * 7),
            secret: std::array::from_fn(|i| 255 - i as u8),
            relays: vec!["https://relay.example.org./".to_owned()],
            addresses: vec!["192.168.1.7:50123".parse().unwrap(), "[2001:db8::7]:50124".parse().unwrap()],
        }
    }

    #[test]
    fn an_invitation_is_read_even_after_mail_has_mangled_it() {
        let text = ticket().to_string();
        assert!(text.len() < 200, "{} characters", text.len());
        assert_eq!(text.parse(), Ok(ticket()));
        let (head, tail) = text.split_at(60);
        assert_eq!(format!(" {head}\r\n  {tail}\n").to_uppercase().parse(), Ok(ticket()));
    }

    #[test]
    fn an_invitation_is_found_inside_any_text() {
        let text = ticket().to_string();
        let (head, tail) = text.split_at(60);
        for around in [
            format!("{text}."),
            format!("<{text}>"),
            format!("“{text}”"),
            format!("`{text}`"),
            format!("Join me: {text} see you at 8"),
            format!("> Hi Ewa,\r\n> {head}\r\n> {tail}\r\n> Béla"),
            format!("| {head}=\n| {tail}"),
            format!("\u{feff}{head}\u{200b}{tail}\u{200b}"),
            format!("[28.11.2026, 10:32] Béla: H{}", &text[1..]),
            format!("I play Heksy. Do you? {text}\nheksy"),
        ] {
            assert_eq!(around.parse(), Ok(ticket()), "{around}");
            assert!(has_ticket(&around), "{around}");
        }
        assert!(has_ticket(head), "one that is cut is told so");
        for other in [
            "I play heksy with a friend who lives in Budapest",
            "heksymail".repeat(9).as_str(),
            "[White \"heksy\"]",
        ] {
            assert!(!has_ticket(other), "{other}");
        }
    }

    #[test]
    fn a_slip_of_one_character_is_noticed() {
        let text = ticket().to_string();
        for at in PREFIX.len()..text.len() {
            let mut bytes = text.clone().into_bytes();
            bytes[at] = if bytes[at] == b'a' { b'b' } else { b'a' };
            let slipped = String::from_utf8(bytes).unwrap();
            assert_eq!(slipped.parse::<Ticket>(), Err(TicketError::Damaged), "character {at}");
        }
        for length in PREFIX.len()..text.len() {
            assert_eq!(text[..length].parse::<Ticket>(), Err(TicketError::Damaged), "{length} characters");
        }
    }

    #[test]
    fn texts_that_are_no_invitation_are_refused() {
        for text in ["", "hello", "heks", "https://example.org", "hexyabc", "heksymail"] {
            assert_eq!(text.parse::<Ticket>(), Err(TicketError::NotATicket), "{text}");
        }
        assert_eq!(format!("heksy{}", "a".repeat(1000)).parse::<Ticket>(), Err(TicketError::NotATicket));
        let mut newer = ticket().bytes();
        newer[0] = 9;
        let text = format!("heksy{}", seal(newer));
        assert_eq!(text.parse::<Ticket>(), Err(TicketError::Newer(9)));
    }

    #[test]
    fn only_addresses_of_relays_are_relays() {
        for text in ["https://relay.example.org", "https://[::1]:443/"] {
            assert!(is_relay(text), "{text}");
        }
        for text in
            ["http://relay.example.org", "https://", "file:///etc/passwd", "https://a b", "https://a?b"]
        {
            assert!(!is_relay(text), "{text}");
        }
    }

    #[test]
    fn junk_is_refused_without_a_panic() {
        let mut rng = fastrand::Rng::with_seed(7);
        for _ in 0..20_000 {
            let mut bytes = ticket().bytes();
            for _ in 0..rng.usize(1..6) {
                let at = rng.usize(..bytes.len());
                bytes[at] = rng.u8(..);
            }
            bytes.truncate(rng.usize(..=bytes.len()));
            let text = format!("heksy{}", seal(bytes));
            if let Ok(ticket) = text.parse::<Ticket>() {
                assert!(ticket.addresses.len() <= MAX_ADDRESSES && ticket.relays.iter().all(|r| is_relay(r)));
            }
        }
    }
}
