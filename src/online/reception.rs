//! The host's reception: all who connect are greeted side by side, and one counts only after its first line has the secret
//! of the invitation.
//!
//! Strangers who know no more than the address take a place for a moment and delay nobody.

use std::collections::VecDeque;
use std::time::Duration;

use iroh::Endpoint;
use iroh::endpoint::Incoming;
use tokio::io::{AsyncRead, AsyncReadExt};
use tokio::task::{AbortHandle, JoinSet};
use tokio::time::timeout;

use super::lot;
use super::news::PeerProblem;
use super::protocol::{Farewell, Line, MAX_LINE};
use super::transport::{self, Channel};

/// Timeout of a greeting: the handshake, the stream and the first line.
const GREETING: Duration = Duration::from_secs(10);
/// Maximum number of connections that are greeted at the same time. Another one takes the place of the oldest.
const MAX_GREETED: usize = 16;
/// With this many of them, a computer that connects must first show that its address is its own.
const MANY_GREETED: usize = MAX_GREETED / 2;

/// Greets those who connect to an endpoint.
pub struct Reception {
    endpoint: Endpoint,
    secret: [u8; 16],
    greetings: JoinSet<Option<Channel>>,
    /// The same, the oldest first.
    order: VecDeque<AbortHandle>,
}

impl Reception {
    /// A reception for those with this secret.
    pub fn new(endpoint: Endpoint, secret: [u8; 16]) -> Self {
        Self { endpoint, secret, greetings: JoinSet::new(), order: VecDeque::new() }
    }

    /// Waits for the next guest; `None` when the endpoint is closed. A guest other than `only` is told that the host
    /// plays with somebody else. May be dropped and called again: greetings go on.
    pub async fn next(&mut self, only: Option<&str>) -> Option<Channel> {
        loop {
            tokio::select! {
                incoming = self.endpoint.accept() => self.greet(incoming?),
                Some(greeted) = self.greetings.join_next() => {
                    let Ok(Some(guest)) = greeted else { continue };
                    if only.is_none_or(|only| only == guest.peer()) {
                        return Some(guest);
                    }
                    guest.turn_away();
                }
            }
        }
    }

    fn greet(&mut self, incoming: Incoming) {
        self.order.retain(|greeting| !greeting.is_finished());
        if self.order.len() >= MANY_GREETED && !incoming.remote_addr_validated() {
            // It fails only for an address that was shown already.
            let _ = incoming.retry();
            return;
        }
        if self.order.len() >= MAX_GREETED
            && let Some(oldest) = self.order.pop_front()
        {
            oldest.abort();
        }
        let greeting = timeout(GREETING, greet(incoming, self.secret));
        self.order.push_back(self.greetings.spawn(async { greeting.await.ok().flatten() }));
    }
}

async fn greet(incoming: Incoming, secret: [u8; 16]) -> Option<Channel> {
    let connection = incoming.accept().ok()?.await.ok()?;
    let (writer, mut reader) = connection.accept_bi().await.ok()?;
    let heard = first_line(&mut reader).await?;
    let mut guest = Channel { connection, writer, reader, heard };
    if has_secret(&guest.heard, &secret) {
        return Some(guest);
    }
    let farewell = Line::Bye { why: Farewell::Problem(PeerProblem::Secret) };
    guest.writer.write_all(&farewell.encode()).await.ok()?;
    transport::close(guest).await;
    None
}

/// Reads until the first line is there. Returns all that was read; `None` if the line is too long or breaks off.
async fn first_line(reader: &mut (impl AsyncRead + Unpin)) -> Option<Vec<u8>> {
    let mut heard = Vec::new();
    let mut buffer = [0; 512];
    while !heard.contains(&b'\n') {
        if heard.len() > MAX_LINE {
            return None;
        }
        let count = reader.read(&mut buffer).await.ok().filter(|count| *count > 0)?;
        heard.extend_from_slice(&buffer[..count]);
    }
    Some(heard)
}

/// Whether the first line has the secret, in whatever version of the protocol.
fn has_secret(heard: &[u8], secret: &[u8; 16]) -> bool {
    let line = heard.split(|byte| *byte == b'\n').next().unwrap_or_default();
    let hello = serde_json::from_slice::<serde_json::Value>(line).unwrap_or_default();
    lot::is_secret(hello.get("secret").and_then(|secret| secret.as_str()), secret)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::online::link::Relay;
    use crate::online::lot::{draw, to_hex};
    use iroh::{EndpointAddr, SecretKey};

    const SECRET: [u8; 16] = [7; 16];

    async fn endpoint() -> Endpoint {
        let relay = transport::relay_mode(&Relay::None).unwrap();
        transport::bind(&SecretKey::from_bytes(&draw()), relay, 0).await.unwrap()
    }

    async fn endpoints(count: usize) -> Vec<Endpoint> {
        let mut all = Vec::new();
        for _ in 0..count {
            all.push(endpoint().await);
        }
        all
    }

    /// The host's reception, and its address on this computer.
    async fn reception() -> (Reception, EndpointAddr) {
        let endpoint = endpoint().await;
        let address = transport::address(&transport::ticket(&endpoint, SECRET).await).unwrap();
        (Reception::new(endpoint, SECRET), address)
    }

    /// Connects, and says this.
    async fn connect(endpoint: &Endpoint, host: &EndpointAddr, says: &str) -> Channel {
        let Ok(mut channel) = transport::connect(endpoint, host).await else { panic!("it connects") };
        channel.writer.write_all(says.as_bytes()).await.unwrap();
        channel
    }

    fn hello(secret: [u8; 16]) -> String {
        format!("{{\"t\":\"hello\",\"v\":1,\"secret\":\"{}\"}}\nmore", to_hex(&secret))
    }

    /// Strangers who connect and say nothing, and the invited guest after them: who comes first, and how many of the
    /// strangers were still there.
    async fn among_strangers(strangers: usize, only: Option<Endpoint>) -> (bool, usize) {
        let (mut reception, host) = reception().await;
        let quiet = endpoints(strangers).await;
        let guest = match only.clone() {
            Some(guest) => guest,
            None => endpoint().await,
        };
        let key = to_hex(guest.id().as_bytes());
        let (send, told) = tokio::sync::oneshot::channel();
        let visitors = async {
            let mut there = Vec::new();
            for stranger in &quiet {
                there.push(connect(stranger, &host, "").await);
            }
            let guest = connect(&guest, &host, &hello(SECRET)).await;
            // Both stay until the guest is greeted.
            told.await.unwrap();
            drop(guest);
            there.iter().filter(|stranger| stranger.connection.close_reason().is_none()).count()
        };
        let greeted = async {
            let guest = reception.next(only.as_ref().map(|_| key.as_str())).await.expect("a guest");
            assert!(guest.heard.ends_with(b"\nmore"), "nothing that was read is lost");
            send.send(()).unwrap();
            guest.peer() == key
        };
        tokio::join!(greeted, visitors)
    }

    fn block_on<T>(future: impl Future<Output = T>) -> T {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        runtime.block_on(async { timeout(Duration::from_mins(2), future).await.expect("it ends") })
    }

    #[test]
    fn twelve_silent_strangers_do_not_delay_the_invited_guest() {
        block_on(async {
            assert_eq!(among_strangers(12, None).await, (true, 12), "none of them was waited for");
        });
    }

    #[test]
    fn twelve_silent_strangers_do_not_delay_a_player_who_comes_back() {
        block_on(async {
            let player = endpoint().await;
            assert_eq!(among_strangers(12, Some(player)).await, (true, 12));
        });
    }

    #[test]
    fn more_strangers_than_places_make_way_for_the_invited_guest() {
        block_on(async {
            let (is_guest, left) = among_strangers(MAX_GREETED + 3, None).await;
            assert!(is_guest && left <= MAX_GREETED, "{left} strangers are there");
        });
    }

    #[test]
    fn who_lacks_the_secret_hears_so_and_sees_no_terms() {
        block_on(async {
            let (mut reception, host) = reception().await;
            let stranger = endpoint().await;
            for says in [hello([8; 16]), "{}\n".to_owned(), "\n".to_owned(), "[[\n".to_owned()] {
                let visit = async {
                    let mut channel = connect(&stranger, &host, &says).await;
                    let mut heard = Vec::new();
                    AsyncReadExt::read_to_end(&mut channel.reader, &mut heard).await.unwrap();
                    String::from_utf8(heard).unwrap()
                };
                let heard = tokio::select! {
                    heard = visit => heard,
                    guest = reception.next(None) => panic!("{:?} is no guest", guest.map(|guest| guest.peer())),
                };
                assert_eq!(heard, "{\"t\":\"bye\",\"why\":\"secret\"}\n", "{says}");
            }
        });
    }

    #[test]
    fn another_guest_hears_that_the_host_plays() {
        block_on(async {
            let (mut reception, host) = reception().await;
            let other = endpoint().await;
            let visit = async {
                let channel = connect(&other, &host, &hello(SECRET)).await;
                channel.connection.closed().await;
                Channel::is_occupied(&channel.connection)
            };
            tokio::select! {
                is_occupied = visit => assert!(is_occupied),
                _ = reception.next(Some("somebody else")) => panic!("only one may come"),
            }
        });
    }

    #[test]
    fn a_first_line_without_an_end_is_not_read_to_its_end() {
        block_on(async {
            let long = [b'x'; 2 * MAX_LINE];
            let mut rest = &long[..];
            assert_eq!(first_line(&mut rest).await, None);
            assert!(rest.len() >= MAX_LINE - 1024, "{} bytes are left", rest.len());
            assert_eq!(first_line(&mut &b"broken off"[..]).await, None);
            assert_eq!(first_line(&mut &b"a\nb"[..]).await.as_deref(), Some(&b"a\nb"[..]));
        });
    }
}
