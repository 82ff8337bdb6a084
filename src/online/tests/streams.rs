//! Two meetings on streams of bytes: a narrow pipe, cuts in the middle of a line, a line without an end.

use std::sync::Arc;
use std::time::Duration;

use tokio::io::{AsyncReadExt, AsyncWriteExt, duplex, split};
use tokio::sync::mpsc;
use tokio::time::{sleep, timeout};

use super::plays::terms;
use crate::game::Variant;
use crate::online::exchange::Meeting;
use crate::online::journal::{Head, Journal};
use crate::online::link::{Ends, NewsSender};
use crate::online::saved::Kept;
use crate::online::session::Session;
use crate::online::{Ending, News, Order, Problem, Record, Terms, TermsText, Ticket, lot};
use crate::sides::Color;

type Player = (mpsc::UnboundedSender<Order>, mpsc::Receiver<News>);

/// A meeting without a journal, and its player's ends.
fn meeting(terms: Option<&Terms>) -> (Meeting, Player) {
    let ticket = Ticket { host: [1; 32], secret: [2; 16], relays: Vec::new(), addresses: Vec::new() };
    let nonce = lot::to_hex(&lot::draw::<32>());
    let head =
        Head::new(terms.is_some(), "00".repeat(32), nonce, ticket.to_string(), "\u{7}A\u{202e}".to_owned());
    let head = Head { terms: terms.map(TermsText::from), ..head };
    let session = Session::new(Kept::new(head, terms.cloned()), Journal::default(), Duration::ZERO);
    let (orders, orders_end) = mpsc::unbounded_channel();
    let (news_end, news) = mpsc::channel(64);
    let ends = Ends { orders: orders_end, news: NewsSender { news: news_end, wake: Arc::new(|| {}) } };
    (Meeting::new(session, ends), (orders, news))
}

/// Plays random moves until the record is so long, then gives up. Returns the record by the news alone.
async fn play(player: Player, plies: usize, seed: u64) -> Option<Record> {
    let (orders, mut news) = player;
    let mut rng = fastrand::Rng::with_seed(seed);
    let mut game: Option<(Record, Color)> = None;
    while let Some(news) = news.recv().await {
        match news {
            News::Invited { name, .. } => {
                assert_eq!(name, "A");
                let _ = orders.send(Order::Accept);
            }
            News::Begun { record, color, .. } => game = Some((*record, color)),
            News::Event { event, .. } => game.as_mut()?.0.push(event).ok()?,
            News::Overtaken { record, .. } => game.as_mut()?.0 = *record,
            News::Ended(_) => break,
            _ => {}
        }
        let Some((record, color)) = &game else { continue };
        if record.outcome().is_some() {
            let _ = orders.send(Order::Leave);
        } else if record.turn() == *color {
            let moves = record.position().legal_moves();
            let order = Order::Move(moves[rng.usize(..moves.len())]);
            let _ = orders.send(if record.len() >= plies { Order::Resign } else { order });
        }
    }
    game.map(|(record, _)| record)
}

fn block_on<T>(future: impl Future<Output = T>) -> T {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(async { timeout(Duration::from_mins(5), future).await.expect("it ends") })
}

/// Speaks on pipes of 64 bytes, a new one every few milliseconds, until both meetings are over.
async fn speak_and_cut(host: &mut Meeting, guest: &mut Meeting, mut cuts: u32) -> u32 {
    let mut made = 0;
    while host.session.ending().is_none() || guest.session.ending().is_none() {
        let (one, other) = duplex(64);
        let ((host_reads, host_writes), (guest_reads, guest_writes)) = (split(one), split(other));
        // Both ends go at once when the time is up, as with a cable.
        let patience = Duration::from_millis(if cuts > 0 { 7 } else { 60_000 });
        let both = async {
            tokio::join!(
                host.exchange(host_reads, host_writes, "guest", std::future::pending::<()>()),
                guest.exchange(guest_reads, guest_writes, "host", std::future::pending::<()>()),
            )
        };
        if timeout(patience, both).await.is_err() {
            made += 1;
            let now = (host.now(), guest.now());
            host.session.disconnected(now.0);
            guest.session.disconnected(now.1);
        }
        cuts = cuts.saturating_sub(1);
        // What the cut has brought is told, as between two connections.
        host.wait(sleep(Duration::from_millis(1))).await;
        guest.wait(sleep(Duration::from_millis(1))).await;
    }
    made
}

#[test]
fn a_pipe_of_64_bytes_that_is_cut_all_the_time_carries_a_whole_game() {
    block_on(async {
        let terms = terms(Variant::Glinski, "-");
        let (mut host, hosts_player) = meeting(Some(&terms));
        let (mut guest, guests_player) = meeting(None);
        let (cuts, host, guest) = tokio::join!(
            speak_and_cut(&mut host, &mut guest, 40),
            play(hosts_player, 120, 1),
            play(guests_player, 120, 2),
        );
        let (host, guest) = (host.expect("a game"), guest.expect("a game"));
        assert_eq!(host.mark(), guest.mark());
        assert!(host.outcome().is_some() && host.len() > 20, "{} events", host.len());
        println!("{cuts} cuts, {} events", host.len());
    });
}

#[test]
fn a_mebibyte_without_a_line_end_ends_the_connection_and_takes_no_room() {
    block_on(async {
        let (mut guest, (_orders, mut news)) = meeting(None);
        let (one, other) = duplex(1024);
        let (reader, writer) = split(one);
        let (mut reads, mut writes) = split(other);
        let flood = async {
            let mut sent = 0;
            while sent < 1024 * 1024 {
                match writes.write(&[b'x'; 512]).await {
                    Ok(count) if count > 0 => sent += count,
                    _ => break,
                }
            }
            sent
        };
        let listen = async {
            let mut heard = Vec::new();
            let _ = reads.read_to_end(&mut heard).await;
            heard
        };
        let never = std::future::pending::<()>();
        let speak = async {
            guest.exchange(reader, writer, "host", never).await;
            guest.wait(std::future::pending::<()>()).await;
            drop(guest);
        };
        let ((), _, heard) = tokio::join!(
            speak,
            // The pipe is closed behind the session, so that the flood ends.
            async { timeout(Duration::from_secs(5), flood).await },
            async { timeout(Duration::from_secs(5), listen).await.unwrap_or_default() },
        );
        let heard = String::from_utf8(heard).unwrap();
        assert!(heard.is_empty() || heard.ends_with("{\"t\":\"bye\",\"why\":\"nonsense\"}\n"), "{heard}");
        let mut last = None;
        while let Some(news) = news.recv().await {
            last = Some(news);
        }
        let Some(News::Ended(Ending::Problem(Problem::Nonsense(_)))) = last else { panic!("{last:?}") };
    });
}
