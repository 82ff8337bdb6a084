//! The handle of an online session: orders in, news out, and a thread between the player's program and the network.

use std::sync::Arc;
use std::thread::JoinHandle;
use std::time::Duration;

use tokio::sync::mpsc::{self, Receiver, UnboundedSender};

use super::journal::Folder;
use super::news::{News, Order};

/// Maximum number of news that wait for the player's program. While they wait, the session reads nothing from the
/// network.
const MAX_NEWS: usize = 64;

/// A callback on the session's thread after each of the news, for example to wake a window.
pub type Wake = Arc<dyn Fn() + Send + Sync>;

/// The page of number 0, the makers of iroh, about the public relays that they run.
pub const PUBLIC_RELAYS: &str = "https://docs.iroh.computer/concepts/relays";

/// The relay server for computers that cannot connect directly.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Relay {
    /// The [public relays](PUBLIC_RELAYS) of iroh's makers.
    #[default]
    Public,
    /// The relay at this `https` address.
    Url(String),
    /// No relay: only the same network, or a router that accepts connections.
    None,
}

/// The settings of a player.
#[derive(Clone, Debug, Default)]
pub struct Player {
    /// The name that the opponent sees; it may be empty.
    pub name: String,
    /// The folder for the journals of online games; without it nothing is stored.
    pub folder: Option<Folder>,
    /// The relay server.
    pub relay: Relay,
    /// Host only: whether the invitation is announced on the same network, until a guest connects.
    pub announce: bool,
}

/// A running online session. Dropping the link leaves the session; an unfinished game can be resumed.
#[derive(Debug)]
pub struct Link {
    orders: Option<UnboundedSender<Order>>,
    news: Receiver<News>,
    thread: Option<JoinHandle<()>>,
}

impl Link {
    /// Sends an order. After the end of the session it has no effect.
    pub fn send(&self, order: Order) {
        if let Some(orders) = &self.orders {
            // The thread has ended: its last news are sent already.
            let _ = orders.send(order);
        }
    }

    /// The next news, if any. [`News::Ended`] is the last.
    pub fn try_recv(&mut self) -> Option<News> {
        self.news.try_recv().ok()
    }

    /// Waits for the next news; `None` after [`News::Ended`]. Not for use in asynchronous code.
    pub fn recv(&mut self) -> Option<News> {
        self.news.blocking_recv()
    }

    /// Leaves, and waits until the peer is informed and everything is on the disk; at most about two seconds.
    pub fn finish(self) {
        drop(self);
    }
}

impl Drop for Link {
    fn drop(&mut self) {
        self.orders = None;
        // The session may be waiting for room for its news.
        self.news.close();
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

/// The session's ends of a [`Link`]'s channels.
pub(super) struct Ends {
    pub orders: mpsc::UnboundedReceiver<Order>,
    pub news: NewsSender,
}

/// Sends news and calls [`Wake`].
#[derive(Clone)]
pub(super) struct NewsSender {
    pub news: mpsc::Sender<News>,
    pub wake: Wake,
}

impl NewsSender {
    /// Sends news, after waiting for room. Drops them if the link is gone.
    pub async fn send(&self, news: News) {
        if self.news.send(news).await.is_ok() {
            (self.wake)();
        }
    }
}

/// Starts the thread of a session.
pub(super) fn spawn(wake: Wake, run: impl FnOnce(Ends) + Send + 'static) -> std::io::Result<Link> {
    let (orders, orders_end) = mpsc::unbounded_channel();
    let (news_end, news) = mpsc::channel(MAX_NEWS);
    let ends = Ends { orders: orders_end, news: NewsSender { news: news_end, wake } };
    let thread = std::thread::Builder::new().name("online".into()).spawn(move || run(ends))?;
    Ok(Link { orders: Some(orders), news, thread: Some(thread) })
}

/// Timeout for ending a session: the farewell, and closing the connection.
pub(super) const CLOSE_TIMEOUT: Duration = Duration::from_millis(1500);
