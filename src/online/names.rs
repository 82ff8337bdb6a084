//! The addresses of relays by their names. iroh looks a relay up again and again while no name server answers; here the
//! system gets two questions a second at most, and none again before its answer is old.

use std::collections::HashMap;
use std::fmt;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, ToSocketAddrs};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use iroh::dns::{BoxIter, DnsError, DnsResolver, Resolver, TxtRecordData};
use n0_future::boxed::BoxFuture;
use tokio::sync::{oneshot, watch};
use tokio::time::{Instant, sleep_until};

/// Time between two questions to the system.
const PAUSE: Duration = Duration::from_millis(500);
/// Time after which an address that was found is looked up again.
const FOUND_FOR: Duration = Duration::from_mins(1);
/// Time after which a name without an address is looked up again.
const MISSED_FOR: Duration = Duration::from_secs(5);

/// The addresses of a name, none if it was not found, and the time of the answer; `None` until then.
type Answer = Option<(Vec<IpAddr>, Instant)>;
/// Asks for the addresses of a name.
type Ask = Arc<dyn Fn(String) -> BoxFuture<Vec<IpAddr>> + Send + Sync>;

/// The resolver of an endpoint.
pub fn resolver() -> DnsResolver {
    DnsResolver::custom(Names::new(Arc::new(ask_system)))
}

#[derive(Clone)]
struct Names {
    ask: Ask,
    state: Arc<Mutex<State>>,
}

#[derive(Default)]
struct State {
    /// The time of the next question, at the earliest.
    free: Option<Instant>,
    answers: HashMap<String, watch::Receiver<Answer>>,
}

impl Names {
    fn new(ask: Ask) -> Self {
        Self { ask, state: Arc::default() }
    }

    /// The addresses of a name. All who ask while it is being looked up get the same answer.
    fn addresses(&self, host: String) -> impl Future<Output = Vec<IpAddr>> + Send + 'static {
        let mut answer = self.answer(host);
        async move {
            let found = answer.wait_for(Option::is_some).await;
            // The end of the session ends the look-up.
            found.ok().and_then(|found| found.clone()).map(|(found, _)| found).unwrap_or_default()
        }
    }

    fn answer(&self, host: String) -> watch::Receiver<Answer> {
        let now = Instant::now();
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = state.answers.get(&host).filter(|answer| is_fresh(answer, now)) {
            return known.clone();
        }
        let turn = state.free.map_or(now, |free| free.max(now));
        state.free = Some(turn + PAUSE);
        let (tell, answer) = watch::channel(None);
        state.answers.insert(host.clone(), answer.clone());
        let ask = Arc::clone(&self.ask);
        tokio::spawn(async move {
            sleep_until(turn).await;
            let found = ask(host).await;
            // Nobody may wait any more; the answer stays for the next one.
            tell.send_replace(Some((found, Instant::now())));
        });
        answer
    }

    /// Forgets all answers, but none that is on its way.
    fn forget(&self) {
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        state.answers.retain(|_, answer| answer.borrow().is_none());
    }
}

fn is_fresh(answer: &watch::Receiver<Answer>, now: Instant) -> bool {
    match &*answer.borrow() {
        None => answer.has_changed().is_ok(),
        Some((found, at)) => now < *at + if found.is_empty() { MISSED_FOR } else { FOUND_FOR },
    }
}

/// Asks the system, on a thread of its own: the system may take half a minute, and cannot be interrupted.
fn ask_system(host: String) -> BoxFuture<Vec<IpAddr>> {
    let (tell, told) = oneshot::channel();
    let look = move || {
        let found =
            (host.as_str(), 0_u16).to_socket_addrs().map(|all| all.map(|address| address.ip()).collect());
        // The session may be over.
        let _ = tell.send(found.unwrap_or_default());
    };
    // Without a thread the name is not found.
    let _ = thread::Builder::new().name("names".into()).spawn(look);
    Box::pin(async move { told.await.unwrap_or_default() })
}

impl fmt::Debug for Names {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Names").finish_non_exhaustive()
    }
}

/// A name that is not found has no addresses: an error would make iroh ask again at once.
impl Resolver for Names {
    fn lookup_ipv4(&self, host: String) -> BoxFuture<Result<BoxIter<Ipv4Addr>, DnsError>> {
        let ip = |ip| if let IpAddr::V4(ip) = ip { Some(ip) } else { None };
        let all = self.addresses(host);
        Box::pin(async move { Ok(Box::new(all.await.into_iter().filter_map(ip)) as BoxIter<_>) })
    }

    fn lookup_ipv6(&self, host: String) -> BoxFuture<Result<BoxIter<Ipv6Addr>, DnsError>> {
        let ip = |ip| if let IpAddr::V6(ip) = ip { Some(ip) } else { None };
        let all = self.addresses(host);
        Box::pin(async move { Ok(Box::new(all.await.into_iter().filter_map(ip)) as BoxIter<_>) })
    }

    fn lookup_txt(&self, _: String) -> BoxFuture<Result<BoxIter<TxtRecordData>, DnsError>> {
        // Invitations have the addresses of hosts.
        Box::pin(async { Ok(Box::new(std::iter::empty()) as BoxIter<_>) })
    }

    fn clear_cache(&self) {
        self.forget();
    }

    fn reset(&self) -> Box<dyn Resolver> {
        self.forget();
        Box::new(self.clone())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const RELAYS: [&str; 4] = ["one.example.", "two.example.", "three.example.", "four.example."];

    /// The questions, each with its time.
    type Asked = Arc<Mutex<Vec<(String, Instant)>>>;

    /// A resolver whose name server does not answer, and the questions that it got.
    fn deaf() -> (Names, Asked) {
        let asked = Asked::default();
        let list = Arc::clone(&asked);
        let ask = move |host: String| -> BoxFuture<Vec<IpAddr>> {
            list.lock().unwrap().push((host, Instant::now()));
            Box::pin(async { Vec::new() })
        };
        (Names::new(Arc::new(ask)), asked)
    }

    fn block_on<T>(future: impl Future<Output = T>) -> T {
        tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap().block_on(future)
    }

    #[test]
    fn a_name_server_out_of_reach_is_asked_for_two_names_a_second() {
        block_on(async {
            let (names, asked) = deaf();
            let resolver = DnsResolver::custom(names);
            let begun = Instant::now();
            // So iroh looks for relays: for both kinds of addresses, again and again, and once more after a change of the network.
            for round in 0..3 {
                let limit = Duration::from_mins(1);
                let mut lookups = tokio::task::JoinSet::new();
                for relay in RELAYS {
                    for delays in [&[10, 20, 30][..], &[15]] {
                        let resolver = resolver.clone();
                        lookups.spawn(async move {
                            let found = resolver.lookup_ipv4_ipv6_staggered(relay, limit, delays).await;
                            assert!(found.is_ok_and(|mut found| found.next().is_none()));
                        });
                    }
                }
                lookups.join_all().await;
                if round == 1 {
                    resolver.reset();
                }
            }
            let asked = asked.lock().unwrap();
            let hosts: Vec<&str> = asked.iter().map(|(host, _)| host.as_str()).collect();
            assert_eq!(
                hosts.len(),
                8,
                "each once before the change of the network and once after it: {hosts:?}"
            );
            for (index, (_, at)) in asked.iter().enumerate() {
                assert!(*at >= begun + PAUSE * index as u32, "{index} after {:?}", *at - begun);
            }
        });
    }

    #[test]
    fn an_address_that_was_found_is_not_looked_up_again() {
        block_on(async {
            let asked = Arc::new(Mutex::new(0));
            let count = Arc::clone(&asked);
            let ask = move |_| -> BoxFuture<Vec<IpAddr>> {
                *count.lock().unwrap() += 1;
                Box::pin(async { vec!["192.0.2.7".parse().unwrap(), "2001:db8::7".parse().unwrap()] })
            };
            let resolver = DnsResolver::custom(Names::new(Arc::new(ask)));
            let limit = Duration::from_mins(1);
            for _ in 0..3 {
                let found: Vec<IpAddr> = resolver.lookup_ipv4(RELAYS[0], limit).await.unwrap().collect();
                assert_eq!(found, ["192.0.2.7".parse::<IpAddr>().unwrap()]);
                let found: Vec<IpAddr> = resolver.lookup_ipv6(RELAYS[0], limit).await.unwrap().collect();
                assert_eq!(found, ["2001:db8::7".parse::<IpAddr>().unwrap()]);
            }
            assert_eq!(*asked.lock().unwrap(), 1);
        });
    }

    #[test]
    fn the_system_knows_this_computer_by_its_name() {
        assert!(block_on(ask_system("localhost".to_owned())).iter().all(IpAddr::is_loopback));
        assert_eq!(block_on(ask_system("127.0.0.1".to_owned())), [IpAddr::from(Ipv4Addr::LOCALHOST)]);
    }
}
