//! Starting and resuming online sessions.

use std::future::pending;
use std::time::Duration;

use iroh::{Endpoint, RelayMode, SecretKey};
use tokio::runtime::Builder;
use tokio::time::sleep;

use super::exchange::Meeting;
use super::hosting::{Door, receive_guests};
use super::journal::{self, Folder, Head, Journal};
use super::link::{Ends, Link, Player, Wake, spawn};
use super::lot;
use super::neighbours::announce;
use super::news::{Ending, News};
use super::problem::{LinkError, Problem};
use super::saved::{Kept, Saved};
use super::session::Session;
use super::terms::{Terms, TermsText};
use super::text::clean_name;
use super::ticket::Ticket;
use super::transport::{self, Channel, NotReached};

/// Maximum time to look for a host that has never answered.
const FIND_TIMEOUT: Duration = Duration::from_mins(1);
/// Pause between two attempts to connect.
const PAUSE: Duration = Duration::from_millis(300);
const LONG_PAUSE: Duration = Duration::from_secs(3);

/// Invites to a game. [`News::Ready`] contains the invitation. From now on the relay, if there is one, has this
/// computer's address, and everybody who has the invitation can connect.
///
/// # Errors
/// [`LinkError`].
pub fn host(terms: Terms, player: Player, wake: Wake) -> Result<Link, LinkError> {
    start(player, wake, Plan::Host(Box::new(terms)))
}

/// Connects to the host of an invitation. Resumes the unfinished game of this invitation, if the player's folder has
/// one.
///
/// # Errors
/// [`LinkError`].
pub fn join(ticket: &Ticket, player: Player, wake: Wake) -> Result<Link, LinkError> {
    let known = player.folder.as_ref().and_then(|folder| find_guest(folder, ticket));
    let plan = match known {
        Some((kept, journal)) => Plan::Resume(Box::new((kept, journal)), ticket.clone()),
        None => Plan::Join(ticket.clone()),
    };
    start(player, wake, plan)
}

/// Resumes an interrupted session. [`News::Begun`] follows at once, then [`News::Away`] until the peer is connected.
///
/// # Errors
/// [`LinkError`].
pub fn resume(saved: &Saved, player: Player, wake: Wake) -> Result<Link, LinkError> {
    let (head, entries, journal) =
        journal::open(&saved.files, &saved.path).map_err(|error| match error.kind() {
            std::io::ErrorKind::WouldBlock => LinkError::InUse,
            _ => LinkError::Journal(error.to_string()),
        })?;
    // A session of an older version can only be shown.
    let kept = Kept::read(head, &entries).filter(|kept| kept.head.version == journal::VERSION);
    let kept = kept.ok_or_else(|| LinkError::Journal(saved.path.display().to_string()))?;
    start(player, wake, Plan::Resume(Box::new((kept, journal)), saved.ticket.clone()))
}

/// The guest's journal of this invitation. The host may have sent a new invitation with other addresses.
fn find_guest(folder: &Folder, ticket: &Ticket) -> Option<(Kept, Journal)> {
    let is_its = |head: &Head| {
        let own =
            head.ticket.parse::<Ticket>().ok().filter(|_| !head.is_host && head.version == journal::VERSION);
        own.is_some_and(|own| own.host == ticket.host && own.secret == ticket.secret)
    };
    folder.journals().into_iter().find_map(|path| {
        // Only the matching journal is opened for writing.
        journal::read(folder.files.as_ref(), &path).ok().filter(|(head, _)| is_its(head))?;
        let (head, entries, journal) = journal::open(&folder.files, &path).ok()?;
        Kept::read(head, &entries).map(|kept| (kept, journal))
    })
}

/// The task of the session's thread.
enum Plan {
    Host(Box<Terms>),
    Join(Ticket),
    Resume(Box<(Kept, Journal)>, Ticket),
}

fn start(player: Player, wake: Wake, plan: Plan) -> Result<Link, LinkError> {
    let network = |error: std::io::Error| LinkError::Network(error.to_string());
    let relay = transport::relay_mode(&player.relay)?;
    // Threads and network sockets are created only from here on.
    let runtime = Builder::new_current_thread().enable_all().build().map_err(network)?;
    let run = move |ends: Ends| {
        let news = ends.news.clone();
        runtime.block_on(async move {
            let done = match plan {
                Plan::Host(terms) => Box::pin(host_new(*terms, &player, relay, ends)).await,
                Plan::Join(ticket) => Box::pin(join_new(ticket, &player, relay, ends)).await,
                Plan::Resume(saved, ticket) => {
                    let (kept, journal) = *saved;
                    Box::pin(resume_saved(kept, journal, &ticket, relay, ends)).await
                }
            };
            if let Err(problem) = done {
                news.send(News::Ended(Ending::Problem(problem))).await;
            }
        });
    };
    spawn(wake, run).map_err(network)
}

async fn host_new(terms: Terms, player: &Player, relay: RelayMode, ends: Ends) -> Result<(), Problem> {
    let key = SecretKey::from_bytes(&lot::draw());
    let door = Door::open(key, relay, 0, lot::draw()).await?;
    let ticket = transport::ticket(&door.endpoint, door.secret).await;
    let mut head = new_head(true, &door.key, &ticket, player);
    head.port = transport::port(&door.endpoint);
    head.terms = Some(TermsText::from(&terms));
    let kept = Kept::new(head.clone(), Some(terms));
    let journal = Journal::create(player.folder.as_ref(), head).map_err(|error| journal_problem(&error))?;
    let mut meeting = Meeting::new(Session::new(kept, journal, Duration::ZERO), ends);
    let announcement = if player.announce { announce(&ticket, &player.name) } else { None };
    receive_guests(&mut meeting, door, announcement).await
}

async fn join_new(ticket: Ticket, player: &Player, relay: RelayMode, ends: Ends) -> Result<(), Problem> {
    let key = SecretKey::from_bytes(&lot::draw());
    let head = new_head(false, &key, &ticket, player);
    let kept = Kept::new(head.clone(), None);
    let journal = Journal::create(player.folder.as_ref(), head).map_err(|error| journal_problem(&error))?;
    let endpoint = transport::bind(&key, relay, 0).await.map_err(|error| network(&error))?;
    let mut meeting = Meeting::new(Session::new(kept, journal, Duration::ZERO), ends);
    connect_to_host(&mut meeting, endpoint, &ticket).await;
    Ok(())
}

async fn resume_saved(
    kept: Kept,
    journal: Journal,
    ticket: &Ticket,
    relay: RelayMode,
    ends: Ends,
) -> Result<(), Problem> {
    let key = SecretKey::from_bytes(&lot::from_hex(&kept.head.key).unwrap_or_default());
    let (is_host, port) = (kept.head.is_host, kept.head.port);
    let door = Door::open(key, relay, port, ticket.secret).await?;
    let mut meeting = Meeting::new(Session::new(kept, journal, Duration::ZERO), ends);
    if is_host {
        return receive_guests(&mut meeting, door, None).await;
    }
    connect_to_host(&mut meeting, door.endpoint, ticket).await;
    Ok(())
}

fn new_head(is_host: bool, key: &SecretKey, ticket: &Ticket, player: &Player) -> Head {
    let (key, nonce) = (lot::to_hex(&key.to_bytes()), lot::to_hex(&lot::draw::<32>()));
    Head::new(is_host, key, nonce, ticket.to_string(), clean_name(&player.name))
}

fn network(error: &LinkError) -> Problem {
    Problem::Network(error.to_string())
}

fn journal_problem(error: &std::io::Error) -> Problem {
    Problem::Journal(error.to_string())
}

/// Runs the guest's side: connects to the host, and reconnects after each disconnection.
async fn connect_to_host(meeting: &mut Meeting, endpoint: Endpoint, ticket: &Ticket) {
    let Some(address) = transport::address(ticket) else {
        meeting.session.end(Ending::NotFound);
        meeting.wait(pending::<()>()).await;
        return;
    };
    let (mut attempts, begun) = (0, meeting.now());
    while meeting.session.ending().is_none() {
        match meeting.wait(transport::connect(&endpoint, &address)).await {
            Some(Ok(mut channel)) => {
                attempts = 0;
                let peer = channel.peer();
                let connection = channel.connection.clone();
                meeting.way = Box::new(move || Channel::is_relayed(&connection));
                meeting.exchange(&mut channel.reader, &mut channel.writer, &peer, pending::<()>()).await;
                if Channel::is_occupied(&channel.connection) {
                    meeting.session.end(Ending::Occupied);
                }
                transport::close(channel).await;
            }
            Some(Err(NotReached::Occupied)) => meeting.session.end(Ending::Occupied),
            Some(Err(NotReached::Silent)) => {
                attempts += 1;
                meeting.ends.news.send(News::Looking { attempts }).await;
                if !meeting.session.has_begun() && meeting.now() > begun + FIND_TIMEOUT {
                    meeting.session.end(Ending::NotFound);
                }
            }
            None => {}
        }
        meeting.wait(sleep(if attempts < 5 { PAUSE } else { LONG_PAUSE })).await;
    }
    transport::shut(endpoint).await;
}
