//! The host's side: the invitation, the relay, and one guest at a time.

use std::future::pending;
use std::sync::Arc;

use iroh::{Endpoint, RelayMode, SecretKey};
use iroh_mdns_address_lookup::MdnsAddressLookup;
use tokio::io::AsyncReadExt;

use super::exchange::Meeting;
use super::news::{Ending, News, RelayUse};
use super::problem::{LinkError, Problem};
use super::reception::Reception;
use super::transport::{self, Channel};

/// The network socket, and all that is needed to open it again.
pub struct Door {
    pub key: SecretKey,
    pub relay: RelayMode,
    /// The secret of the invitation.
    pub secret: [u8; 16],
    pub endpoint: Endpoint,
}

impl Door {
    /// Opens the socket, at this port if it is free.
    ///
    /// # Errors
    /// [`Problem::Network`].
    pub async fn open(
        key: SecretKey,
        relay: RelayMode,
        port: u16,
        secret: [u8; 16],
    ) -> Result<Self, Problem> {
        let network = |error: LinkError| Problem::Network(error.to_string());
        let endpoint = transport::bind(&key, relay.clone(), port).await.map_err(network)?;
        Ok(Self { key, relay, secret, endpoint })
    }

    /// Opens it again, at the same port: the search for a relay starts from the beginning.
    async fn open_again(self) -> Result<Self, Problem> {
        let Self { key, relay, secret, endpoint } = self;
        let port = transport::port(&endpoint);
        transport::shut(endpoint).await;
        Self::open(key, relay, port, secret).await
    }

    /// Waits for the relay, if the player chose one, and reports the invitation.
    async fn invite(&self, meeting: &mut Meeting) -> RelayUse {
        let relay = if self.relay == RelayMode::Disabled {
            RelayUse::NotWanted
        } else if meeting.wait(transport::reach_relay(&self.endpoint)).await == Some(true) {
            RelayUse::Reached
        } else {
            RelayUse::NotReached
        };
        if let Some(ticket) = meeting.wait(transport::ticket(&self.endpoint, self.secret)).await {
            meeting.ends.news.send(News::Ready { ticket, relay }).await;
        }
        relay
    }
}

/// The next thing for a waiting host to do.
enum Coming {
    /// A guest; `None` if the network was closed.
    Guest(Option<Channel>),
    /// A relay, after a search that found none.
    Relay,
    /// The player's wish to search for a relay again.
    Again,
}

/// Runs the host's side: reports the invitation, and serves one guest at a time; after the game begins, only that
/// guest.
///
/// # Errors
/// [`Problem::Network`], if the socket cannot be opened again.
pub async fn receive_guests(
    meeting: &mut Meeting,
    mut door: Door,
    mut announcement: Option<MdnsAddressLookup>,
) -> Result<(), Problem> {
    let mut relay = door.invite(meeting).await;
    let mut reception = Reception::new(door.endpoint.clone(), door.secret);
    let tries_relay = Arc::clone(&meeting.tries_relay);
    let mut next = None;
    while meeting.session.ending().is_none() {
        let only = meeting.session.peer().map(str::to_owned);
        if only.is_some() {
            announcement = None;
        }
        let coming = if let Some(channel) = next.take() {
            Some(Coming::Guest(Some(channel)))
        } else {
            let lacks_relay = relay == RelayUse::NotReached && only.is_none();
            let coming = async {
                tokio::select! {
                    guest = reception.next(only.as_deref()) => Coming::Guest(guest),
                    () = door.endpoint.online(), if lacks_relay => Coming::Relay,
                    () = tries_relay.notified(), if lacks_relay => Coming::Again,
                }
            };
            meeting.wait(coming).await
        };
        match coming {
            Some(Coming::Guest(Some(mut channel))) => {
                let peer = channel.peer();
                let connection = channel.connection.clone();
                meeting.way = Box::new(move || Channel::is_relayed(&connection));
                // The same guest may reconnect before the loss of its old connection is noticed.
                let another = reception.next(Some(&peer));
                let reader = channel.heard.as_slice().chain(&mut channel.reader);
                next = meeting.exchange(reader, &mut channel.writer, &peer, another).await.flatten();
                if next.is_none() {
                    transport::close(channel).await;
                }
            }
            Some(Coming::Relay) => relay = door.invite(meeting).await,
            Some(Coming::Again) => {
                drop(reception);
                door = door.open_again().await?;
                reception = Reception::new(door.endpoint.clone(), door.secret);
                relay = door.invite(meeting).await;
            }
            Some(Coming::Guest(None)) | None => {
                // If the session is not over, the network was closed from outside.
                meeting.session.end(Ending::Problem(Problem::Network("closed".to_owned())));
                meeting.wait(pending::<()>()).await;
                break;
            }
        }
    }
    drop(announcement);
    drop(reception);
    transport::shut(door.endpoint).await;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Variant;
    use crate::online::{Link, Order, Player, Relay, Terms, Ticket, host, join};

    fn player(relay: Relay) -> Player {
        Player { relay, ..Player::default() }
    }

    /// Waits for news of this kind.
    fn hear<T>(link: &mut Link, is_it: impl Fn(News) -> Option<T>) -> T {
        loop {
            if let Some(found) = is_it(link.recv().expect("the meeting goes on")) {
                return found;
            }
        }
    }

    fn invitation(link: &mut Link) -> (Ticket, RelayUse) {
        hear(link, |news| if let News::Ready { ticket, relay } = news { Some((ticket, relay)) } else { None })
    }

    #[test]
    fn an_invitation_that_reaches_no_relay_says_so_and_is_made_again() {
        // Nobody listens there.
        let relay = Relay::Url("https://127.0.0.1:9".to_owned());
        let mut host = host(Terms::new(Variant::Glinski), player(relay), Arc::new(|| {})).unwrap();
        let (first, relay) = invitation(&mut host);
        assert_eq!(relay, RelayUse::NotReached);
        host.send(Order::TryRelay);
        let (second, relay) = invitation(&mut host);
        assert_eq!(relay, RelayUse::NotReached);
        assert_eq!((first.host, first.secret), (second.host, second.secret), "both lead to the same game");
        let mut guest = join(&second, player(Relay::None), Arc::new(|| {})).unwrap();
        hear(&mut guest, |news| matches!(news, News::Invited { .. }).then_some(()));
        guest.send(Order::Accept);
        for link in [&mut host, &mut guest] {
            hear(link, |news| matches!(news, News::Begun { .. }).then_some(()));
        }
    }

    #[test]
    fn an_invitation_without_a_relay_by_choice_says_so() {
        let mut host = host(Terms::new(Variant::Glinski), player(Relay::None), Arc::new(|| {})).unwrap();
        assert_eq!(invitation(&mut host).1, RelayUse::NotWanted);
    }
}
