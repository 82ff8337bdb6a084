//! The handle of a meeting: orders in, news out, and a thread of its own between the player's program and the network.

use std::sync::Arc;
use std::thread::JoinHandle;
use std::time::Duration;

use tokio::sync::mpsc::{self, Receiver, UnboundedSender};

use super::journal::Folder;
use super::news::{News, Order};

/// News that wait for the player's program. When there are so many, the session reads nothing more from the network.
const WAITING_NEWS: usize = 64;

/// Called on the session's thread after each of the news, so that a window can wake up.
pub type Wake = Arc<dyn Fn() + Send + Sync>;

/// How other computers are reached that cannot be reached directly.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Relay {
    /// The public relays of the library's makers.
    #[default]
    Public,
    /// This one: an address with `https`.
    Url(String),
    /// None: the same network, or a router that lets strangers in.
    None,
}

/// Who plays, and how.
#[derive(Clone, Debug, Default)]
pub struct Player {
    /// The name that the other side sees; it may be empty.
    pub name: String,
    /// The folder of the journals of on-line games; without one nothing outlives the program.
    pub folder: Option<Folder>,
    /// How the other side is reached.
    pub relay: Relay,
    /// The host: whether others on the same network see the invitation, as long as nobody has come.
    pub announce: bool,
}

/// A meeting that is under way. Dropping it leaves: an unfinished game can be resumed.
#[derive(Debug)]
pub struct Link {
    orders: Option<UnboundedSender<Order>>,
    news: Receiver<News>,
    thread: Option<JoinHandle<()>>,
}

impl Link {
    /// Gives an order. After the end of the meeting it does nothing.
    pub fn send(&self, order: Order) {
        if let Some(orders) = &self.orders {
            // The thread has ended: so it has told, or will.
            let _ = orders.send(order);
        }
    }

    /// The next news, if there are any. [`News::Ended`] are the last.
    pub fn try_recv(&mut self) -> Option<News> {
        self.news.try_recv().ok()
    }

    /// Waits for the next news; `None` behind [`News::Ended`]. Not for use in asynchronous code.
    pub fn recv(&mut self) -> Option<News> {
        self.news.blocking_recv()
    }

    /// Leaves, and waits until the other side has been told and all is on the disk; no longer than a second or two.
    pub fn finish(mut self) {
        self.end();
    }

    fn end(&mut self) {
        self.orders = None;
        // The session may wait for room for its news.
        self.news.close();
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

impl Drop for Link {
    fn drop(&mut self) {
        self.end();
    }
}

/// The other ends of a [`Link`]'s channels.
pub(super) struct Ends {
    pub orders: mpsc::UnboundedReceiver<Order>,
    pub news: NewsSender,
}

/// Sends news and wakes whoever waits for them.
#[derive(Clone)]
pub(super) struct NewsSender {
    news: mpsc::Sender<News>,
    wake: Wake,
}

impl NewsSender {
    pub fn new(news: mpsc::Sender<News>, wake: Wake) -> Self {
        Self { news, wake }
    }

    /// Waits for room. News that nobody listens to any more are dropped.
    pub async fn send(&self, news: News) {
        if self.news.send(news).await.is_ok() {
            (self.wake)();
        }
    }
}

/// Starts the thread of a meeting.
pub(super) fn spawn(wake: Wake, run: impl FnOnce(Ends) + Send + 'static) -> std::io::Result<Link> {
    let (orders, orders_end) = mpsc::unbounded_channel();
    let (news_end, news) = mpsc::channel(WAITING_NEWS);
    let ends = Ends { orders: orders_end, news: NewsSender::new(news_end, wake) };
    let thread = std::thread::Builder::new().name("online".into()).spawn(move || run(ends))?;
    Ok(Link { orders: Some(orders), news, thread: Some(thread) })
}

/// How long the end of a meeting may take: telling the other side, closing the connection.
pub(super) const FAREWELL: Duration = Duration::from_millis(1500);
