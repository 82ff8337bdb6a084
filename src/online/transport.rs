//! The connection between two computers: QUIC by iroh, directly if the networks allow it and through a relay
//! otherwise, always encrypted from end to end.
//!
//! No directory service is used and no address is published: the invitation contains all addresses of the host.

use std::net::{Ipv4Addr, SocketAddr};
use std::time::Duration;

use iroh::endpoint::{
    Connection, PortmapperConfig, QuicTransportConfig, RecvStream, SendStream, VarInt, presets,
};
use iroh::tls::CaTlsConfig;
use iroh::{Endpoint, EndpointAddr, EndpointId, RelayMode, RelayUrl, SecretKey, TransportAddr};
use tokio::time::{sleep, timeout};

use super::link::{CLOSE_TIMEOUT, Relay};
use super::lot::to_hex;
use super::names;
use super::problem::LinkError;
use super::ticket::{MAX_ADDRESSES, Ticket, is_relay};

/// The name of the protocol in the handshake.
const ALPN: &[u8] = b"heksy/game/1";
/// Silence after which the connection counts as lost.
const IDLE: Duration = Duration::from_secs(8);
const KEEP_ALIVE: Duration = Duration::from_secs(2);
/// Maximum number of received bytes that wait to be read.
const WINDOW: u32 = 256 * 1024;
/// Timeout of a handshake.
const HANDSHAKE: Duration = Duration::from_secs(10);
/// Timeout of the host's relay. After it the invitation has no relay.
const RELAY_TIMEOUT: Duration = Duration::from_secs(if cfg!(test) { 1 } else { 10 });
const POLL_INTERVAL: Duration = Duration::from_millis(20);
/// Timeout for finding the addresses of this computer.
const ADDRESS_TIMEOUT: Duration = Duration::from_secs(2);
const OCCUPIED: u32 = 1;

/// A stream to the peer, and its connection.
pub struct Channel {
    pub connection: Connection,
    pub writer: SendStream,
    pub reader: RecvStream,
    /// Bytes that were read already.
    pub heard: Vec<u8>,
}

impl Channel {
    /// The peer's public key, in hexadecimal.
    pub fn peer(&self) -> String {
        to_hex(self.connection.remote_id().as_bytes())
    }

    /// Whether the connection goes through a relay now; `None` before a way is chosen.
    pub fn is_relayed(connection: &Connection) -> Option<bool> {
        connection.paths().iter().find(iroh::endpoint::Path::is_selected).map(|path| path.is_relay())
    }

    /// Closes the connection to a guest, because the host plays with another one.
    pub fn turn_away(self) {
        self.connection.close(VarInt::from_u32(OCCUPIED), b"occupied");
    }

    /// Whether the host has closed the connection because it plays with another guest.
    pub fn is_occupied(connection: &Connection) -> bool {
        use iroh::endpoint::ConnectionError::ApplicationClosed;
        matches!(connection.close_reason(),
            Some(ApplicationClosed(close)) if close.error_code == VarInt::from_u32(OCCUPIED))
    }
}

/// Converts the choice of a relay.
///
/// # Errors
/// [`LinkError::Relay`].
pub fn relay_mode(relay: &Relay) -> Result<RelayMode, LinkError> {
    match relay {
        Relay::Public => Ok(RelayMode::Default),
        Relay::None => Ok(RelayMode::Disabled),
        Relay::Url(url) => {
            let parsed = Some(url).filter(|url| is_relay(url)).and_then(|url| url.parse::<RelayUrl>().ok());
            parsed.map(|url| RelayMode::custom([url])).ok_or_else(|| LinkError::Relay(url.clone()))
        }
    }
}

/// Binds the network socket, to the same port as before if it is free.
///
/// # Errors
/// [`LinkError::Network`].
pub async fn bind(key: &SecretKey, relay: RelayMode, port: u16) -> Result<Endpoint, LinkError> {
    if port != 0
        && let Ok(endpoint) = try_bind(key, relay.clone(), port).await
    {
        return Ok(endpoint);
    }
    try_bind(key, relay, 0).await
}

/// The certificate authorities that vouch for the relay: Mozilla's, or those of this computer for a relay of the
/// player's own, whose authority may be private.
fn authorities(relay: &RelayMode) -> CaTlsConfig {
    if matches!(relay, RelayMode::Custom(_)) { CaTlsConfig::system() } else { CaTlsConfig::embedded() }
}

async fn try_bind(key: &SecretKey, relay: RelayMode, port: u16) -> Result<Endpoint, LinkError> {
    let network = |error: String| LinkError::Network(error);
    let transport = QuicTransportConfig::builder()
        .max_idle_timeout(IDLE.try_into().ok())
        .keep_alive_interval(KEEP_ALIVE)
        .max_concurrent_bidi_streams(VarInt::from_u32(1))
        .max_concurrent_uni_streams(VarInt::from_u32(0))
        .stream_receive_window(VarInt::from_u32(WINDOW))
        .receive_window(VarInt::from_u32(WINDOW))
        .build();
    let mut builder = Endpoint::builder(presets::Minimal)
        .secret_key(key.clone())
        .alpns(vec![ALPN.to_vec()])
        .ca_tls_config(authorities(&relay))
        .relay_mode(relay)
        .dns_resolver(names::resolver())
        .portmapper_config(PortmapperConfig::Disabled)
        .transport_config(transport);
    if port != 0 {
        let address = SocketAddr::from((Ipv4Addr::UNSPECIFIED, port));
        builder = builder.bind_addr(address).map_err(|error| network(error.to_string()))?;
    }
    builder.bind().await.map_err(|error| network(error.to_string()))
}

/// The port of the IPv4 socket.
pub fn port(endpoint: &Endpoint) -> u16 {
    endpoint.bound_sockets().iter().find(|socket| socket.is_ipv4()).map_or(0, SocketAddr::port)
}

/// The invitation with all known addresses of this computer.
pub async fn ticket(endpoint: &Endpoint, secret: [u8; 16]) -> Ticket {
    let found = timeout(ADDRESS_TIMEOUT, async {
        while endpoint.addr().ip_addrs().next().is_none() {
            sleep(POLL_INTERVAL).await;
        }
    });
    let _ = found.await;
    let address = endpoint.addr();
    let mut addresses: Vec<SocketAddr> = address.ip_addrs().copied().take(MAX_ADDRESSES).collect();
    if addresses.is_empty() {
        // Without a network, two programs on this computer can still connect.
        addresses.push((Ipv4Addr::LOCALHOST, port(endpoint)).into());
    }
    let relays = address.relay_urls().map(ToString::to_string).collect();
    Ticket { host: *endpoint.id().as_bytes(), secret, relays, addresses }
}

/// Waits until the relay is connected, or for [`RELAY_TIMEOUT`].
pub async fn reach_relay(endpoint: &Endpoint) -> bool {
    timeout(RELAY_TIMEOUT, endpoint.online()).await.is_ok()
}

/// The reason for a failed connection.
pub enum NotReached {
    /// No answer.
    Silent,
    /// The host plays with another guest.
    Occupied,
}

/// Connects to the host.
pub async fn connect(endpoint: &Endpoint, to: &EndpointAddr) -> Result<Channel, NotReached> {
    let connecting = timeout(HANDSHAKE, endpoint.connect(to.clone(), ALPN));
    let Ok(Ok(connection)) = connecting.await else { return Err(NotReached::Silent) };
    match connection.open_bi().await {
        Ok((writer, reader)) => Ok(Channel { connection, writer, reader, heard: Vec::new() }),
        Err(_) if Channel::is_occupied(&connection) => Err(NotReached::Occupied),
        Err(_) => Err(NotReached::Silent),
    }
}

/// The address of the host of an invitation; `None` if its key is invalid.
pub fn address(ticket: &Ticket) -> Option<EndpointAddr> {
    let id = EndpointId::from_bytes(&ticket.host).ok()?;
    let relays = ticket.relays.iter().filter_map(|relay| relay.parse().ok()).map(TransportAddr::Relay);
    let direct = ticket.addresses.iter().copied().map(TransportAddr::Ip);
    Some(EndpointAddr::from_parts(id, relays.chain(direct)))
}

/// Closes a connection, after a short wait for the peer to receive the last lines.
pub async fn close(mut channel: Channel) {
    let _ = channel.writer.finish();
    let _ = timeout(CLOSE_TIMEOUT, channel.writer.stopped()).await;
    channel.connection.close(VarInt::from_u32(0), b"bye");
}

/// Closes the network socket.
pub async fn shut(endpoint: Endpoint) {
    let _ = timeout(CLOSE_TIMEOUT, endpoint.close()).await;
}
