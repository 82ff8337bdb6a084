//! Players on the same network: announces invitations by mDNS, and lists those of others.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use iroh::address_lookup::AddressLookup;
use iroh::endpoint_info::{EndpointData, UserData};
use iroh::{EndpointId, SecretKey, TransportAddr};
use iroh_mdns_address_lookup::{DiscoveryEvent, MdnsAddressLookup};
use n0_future::StreamExt;
use tokio::runtime::Builder;
use tokio::sync::oneshot;

use super::link::Wake;
use super::lot;
use super::problem::LinkError;
use super::text::clean_name;
use super::ticket::{MAX_ADDRESSES, Ticket};

/// The mDNS service name of invitations.
const SERVICE: &str = "heksy1";
/// Maximum number of listed invitations.
const MAX_NEIGHBOURS: usize = 64;

/// An invitation seen on the same network.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Neighbour {
    /// The host's name.
    pub name: String,
    /// The invitation.
    pub ticket: Ticket,
}

type Seen = BTreeMap<EndpointId, Neighbour>;

/// Looks for invitations on the same network until it is dropped. This computer only asks, and announces nothing
/// about itself.
#[derive(Debug)]
pub struct Neighbours {
    seen: Arc<Mutex<Seen>>,
    /// Ends the thread when it is dropped.
    _stop: oneshot::Sender<()>,
}

impl Neighbours {
    /// Starts looking. Calls `wake` after each change of the list.
    ///
    /// # Errors
    /// [`LinkError::Network`].
    pub fn look(wake: Wake) -> Result<Self, LinkError> {
        let network = |error: std::io::Error| LinkError::Network(error.to_string());
        let runtime = Builder::new_current_thread().enable_all().build().map_err(network)?;
        let (stop, stopped) = oneshot::channel();
        let seen = Arc::new(Mutex::new(Seen::new()));
        let list = Arc::clone(&seen);
        let look = move || {
            runtime.block_on(async {
                tokio::select! {
                    () = watch(&list, &wake) => {}
                    _ = stopped => {}
                }
            });
        };
        std::thread::Builder::new().name("neighbours".into()).spawn(look).map_err(network)?;
        Ok(Self { seen, _stop: stop })
    }

    /// The invitations that are visible now, sorted by name.
    pub fn list(&self) -> Vec<Neighbour> {
        let seen = self.seen.lock().unwrap_or_else(PoisonError::into_inner);
        let mut list: Vec<Neighbour> = seen.values().cloned().collect();
        list.sort_by(|one, other| one.name.cmp(&other.name));
        list
    }
}

async fn watch(seen: &Mutex<Seen>, wake: &Wake) {
    let nobody = SecretKey::from_bytes(&lot::draw()).public();
    let lookup = MdnsAddressLookup::builder().service_name(SERVICE).advertise(false).build(nobody);
    // Without a network the list stays empty.
    let Ok(lookup) = lookup else { return std::future::pending().await };
    let mut events = lookup.subscribe().await;
    while let Some(event) = events.next().await {
        let mut seen = seen.lock().unwrap_or_else(PoisonError::into_inner);
        match event {
            DiscoveryEvent::Discovered { endpoint_info, .. } => {
                let id = endpoint_info.endpoint_id;
                let addresses = endpoint_info.ip_addrs().copied().take(MAX_ADDRESSES).collect();
                let data = endpoint_info.user_data().and_then(|data| read(data.as_ref()));
                if let Some((secret, name)) = data.filter(|_| seen.len() < MAX_NEIGHBOURS) {
                    let ticket = Ticket { host: *id.as_bytes(), secret, relays: Vec::new(), addresses };
                    seen.insert(id, Neighbour { name, ticket });
                }
            }
            DiscoveryEvent::Expired { endpoint_id } => drop(seen.remove(&endpoint_id)),
            _ => {}
        }
        drop(seen);
        wake();
    }
}

/// Announces an invitation on the same network until the result is dropped; `None` if the network does not allow it.
/// Must be called on a session's thread.
pub(super) fn announce(ticket: &Ticket, name: &str) -> Option<MdnsAddressLookup> {
    let id = EndpointId::from_bytes(&ticket.host).ok()?;
    let lookup = MdnsAddressLookup::builder().service_name(SERVICE).build(id).ok()?;
    let addresses = ticket.addresses.iter().copied().map(TransportAddr::Ip).collect();
    let data: UserData = write(ticket, name).try_into().ok()?;
    lookup.publish(&EndpointData::new(addresses).with_user_data(data));
    Some(lookup)
}

/// The secret and the name as one text.
fn write(ticket: &Ticket, name: &str) -> String {
    format!("{} {}", lot::to_hex(&ticket.secret), clean_name(name))
}

fn read(text: &str) -> Option<([u8; 16], String)> {
    let (secret, name) = text.split_once(' ').unwrap_or((text, ""));
    Some((lot::from_hex(secret)?, clean_name(name)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_longest_announcement_has_room_on_the_network() {
        let ticket = Ticket { host: [7; 32], secret: [9; 16], relays: Vec::new(), addresses: Vec::new() };
        let text = write(&ticket, &"\u{10348}".repeat(100));
        assert!(text.len() <= UserData::MAX_LENGTH, "{} bytes", text.len());
        assert_eq!(read(&text), Some(([9; 16], "\u{10348}".repeat(40))));
        assert_eq!(read("secret name"), None);
    }
}
