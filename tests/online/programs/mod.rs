//! Two programs on one computer play each other over the network, are killed, and go on.

mod liar;
#[cfg(target_os = "linux")]
mod networks;

use std::io::{BufRead, BufReader, Write};
use std::net::UdpSocket;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::{Duration, Instant};

use heksy::game::{Position, Variant, pgn};
use heksy::online::{
    Ending, Event, EventKind, Folder, Link, News, Offer, Order, Player, Record, Relay, Terms, Ticket, host,
    join, saved,
};
use heksy::sides::Color;

/// Longer than any program here is silent, on whatever machine: a side waits five minutes for the other.
const PATIENCE: Duration = Duration::from_mins(8);

/// A running program with what it prints.
struct Program {
    process: Child,
    input: Option<ChildStdin>,
    lines: Receiver<String>,
    printed: Vec<String>,
}

impl Program {
    fn start(folder: &Path, arguments: &[&str]) -> Self {
        let command = Command::new(env!("CARGO_BIN_EXE_heksy-lab"));
        Self::run(command, folder, &[arguments, &["--relay", "none"]].concat())
    }

    /// Starts the program by a command, which may start it somewhere else.
    fn run(mut command: Command, folder: &Path, arguments: &[&str]) -> Self {
        let mut process = command
            .arg("online")
            .args(arguments)
            .arg("--output")
            .arg(folder.join("games.pgn"))
            .env("HEKSY_CONFIG_DIR", folder)
            .env("HEKSY_DATA_DIR", folder)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let (send, lines) = channel();
        let output = BufReader::new(process.stdout.take().expect("it is piped"));
        std::thread::spawn(move || {
            output.lines().map_while(Result::ok).try_for_each(|line| send.send(line)).ok();
        });
        let input = process.stdin.take();
        Self { process, input, lines, printed: Vec::new() }
    }

    /// Waits for a line with this beginning.
    fn until(&mut self, beginning: &str) -> String {
        let end = Instant::now() + PATIENCE;
        loop {
            match self.lines.recv_timeout(end.saturating_duration_since(Instant::now())) {
                Ok(line) => {
                    self.printed.push(line.clone());
                    if line.starts_with(beginning) {
                        return line;
                    }
                }
                Err(error) => panic!("no line `{beginning}`: {error}\n{}", self.printed.join("\n")),
            }
        }
    }

    /// Takes the lines of this time.
    fn listen(&mut self, time: Duration) {
        let end = Instant::now() + time;
        while let Ok(line) = self.lines.recv_timeout(end.saturating_duration_since(Instant::now())) {
            self.printed.push(line);
        }
    }

    fn say(&mut self, line: &str) {
        let input = self.input.as_mut().expect("it listens");
        writeln!(input, "{line}").and_then(|()| input.flush()).expect("it listens");
    }

    /// Waits until the program ends, while its input stays open.
    fn finish(mut self) -> Vec<String> {
        loop {
            match self.lines.recv_timeout(PATIENCE) {
                Ok(line) => self.printed.push(line),
                Err(RecvTimeoutError::Disconnected) => break,
                Err(RecvTimeoutError::Timeout) => panic!("it does not end\n{}", self.printed.join("\n")),
            }
        }
        let status = self.process.wait().expect("it ends");
        assert!(status.success(), "{status}\n{}", self.printed.join("\n"));
        std::mem::take(&mut self.printed)
    }

    fn kill(mut self) {
        self.process.kill().and_then(|()| self.process.wait().map(drop)).expect("it can be killed");
    }
}

/// A program that nobody waits for any more does not outlive its test.
impl Drop for Program {
    fn drop(&mut self) {
        self.process.kill().ok();
        self.process.wait().ok();
    }
}

fn invitation(host: &mut Program) -> String {
    host.until("invitation ").replacen("invitation ", "", 1)
}

/// Both files hold the same game: the names, the moves, the clocks beside them, the end. Returns the number of plies.
fn assert_same(one: &Path, other: &Path) -> usize {
    let [text, others] = [one, other]
        .map(|folder| std::fs::read_to_string(folder.join("games.pgn")).expect("the game was saved"));
    assert_eq!(text, others);
    assert_eq!(text.matches("[Round ").count(), 1, "{text}");
    pgn::read_game(&text).record.main_moves().len()
}

/// A session that waits says nothing by itself.
#[test]
fn a_resumed_invitation_that_nobody_has_accepted_is_printed_at_once() {
    let folder = tempfile::tempdir().unwrap();
    let mut host = Program::start(folder.path(), &["host"]);
    let ticket = invitation(&mut host);
    host.kill();
    let mut again = Program::start(folder.path(), &["resume"]);
    again.until("resume ");
    assert_eq!(invitation(&mut again), ticket);
}

#[test]
fn engines_play_a_whole_game_of_each_kind_and_keep_the_same_record() {
    for variant in Variant::ALL {
        let [ann, bob] = [(); 2].map(|()| tempfile::tempdir().unwrap());
        let variant = variant.key();
        let terms = ["host", "--variant", variant, "--tc", "600+5", "--engine", "1", "--name", "Ann"];
        let mut host = Program::start(ann.path(), &terms);
        let ticket = invitation(&mut host);
        // Nothing that does not come from a guest disturbs the host.
        let port = ticket.parse::<Ticket>().unwrap().addresses[0].port();
        let stranger = UdpSocket::bind("127.0.0.1:0").unwrap();
        for length in 0..200_u8 {
            stranger.send_to(&vec![length.wrapping_mul(37); length.into()], ("127.0.0.1", port)).ok();
        }
        let guest = Program::start(bob.path(), &["join", &ticket, "--engine", "1", "--name", "Bob"]);
        let (guest, host) = (guest.finish(), host.finish());
        assert!(host.iter().any(|line| line.starts_with("result ")), "{host:?}");
        // Beginners may be mated after a few plies.
        let plies = assert_same(ann.path(), bob.path());
        assert!(plies > 0, "{guest:?}");
        for folder in [&ann, &bob] {
            assert!(
                saved(&Folder::on_disk(folder.path().join("online"))).is_empty(),
                "nothing is left to be resumed"
            );
        }
    }
}

#[test]
fn two_players_take_a_move_back_agree_on_a_draw_and_play_again() {
    let folder = tempfile::tempdir().unwrap();
    let (ticket, one, other, record, color) = begun_links(folder.path());
    let (mut white, mut black) = if color == Color::White { (one, other) } else { (other, one) };
    let mv = |position: &Position, text| Order::Move(position.find_coordinates(text).expect("a legal move"));
    // Both hear of it.
    let happen = |mover: &mut Link, order, waiter: &mut Link| {
        mover.send(order);
        assert_eq!(next_event(mover).kind, next_event(waiter).kind);
    };
    let agree = |asker: &mut Link, offer, other: &mut Link| {
        asker.send(Order::Offer(offer));
        wait(other, |news| matches!(news, News::OfferMade(made) if *made == offer).then_some(()));
        other.send(Order::Answer { offer, yes: true });
    };
    let start = *record.position();
    happen(&mut white, mv(&start, "f5f6"), &mut black);
    let after = start.after(&[start.find_coordinates("f5f6").unwrap()]);
    happen(&mut black, mv(&after, "b7b5"), &mut white);
    agree(&mut black, Offer::Takeback(1), &mut white);
    for link in [&mut white, &mut black] {
        assert_eq!(next_event(link).kind, EventKind::Takeback { to: 1 });
    }
    happen(&mut black, mv(&after, "c7c5"), &mut white);
    agree(&mut white, Offer::Draw, &mut black);
    for link in [&mut white, &mut black] {
        assert_eq!(next_event(link).kind, EventKind::Draw);
    }
    agree(&mut white, Offer::Rematch, &mut black);
    let begun = |link: &mut Link| wait(link, has_begun);
    let ((record, color), (others, _)) = (begun(&mut black), begun(&mut white));
    assert_eq!((record.beginning().number, color), (1, Color::White));
    assert_eq!(others.beginning(), record.beginning());
    happen(&mut black, Order::Resign, &mut white);
    // A third one finds the host occupied.
    let player = Player { relay: Relay::None, ..Player::default() };
    let mut third = join(&ticket, player, std::sync::Arc::new(|| {})).expect("a network");
    let ending = wait(&mut third, |news| if let News::Ended(end) = news { Some(end.clone()) } else { None });
    assert_eq!(ending, Ending::Occupied);
}

/// What a series of games came to.
#[derive(Debug, Default)]
struct Series {
    games: usize,
    plies: usize,
    kills: usize,
}

/// A game between two engines, one of which is killed now and then and started again.
fn play_and_kill(rng: &mut fastrand::Rng, kills: usize, series: &mut Series) {
    let folders = [(); 2].map(|()| tempfile::tempdir().unwrap());
    let [ann, bob] = folders.each_ref().map(tempfile::TempDir::path);
    let level = ["--engine", "1"];
    let mut host = Program::start(ann, &[&["host", "--tc", "60+1"][..], &level].concat());
    let ticket = invitation(&mut host);
    let join = [&["join", &ticket][..], &level].concat();
    let mut guest = Program::start(bob, &join);
    host.until("game 1");
    guest.until("game 1");
    let again = [[&["resume"][..], &level].concat(), join];
    let mut programs = vec![host, guest];
    for _ in 0..kills {
        programs[0].listen(Duration::from_millis(rng.u64(20..1500)));
        programs[1].listen(Duration::ZERO);
        let is_over = |program: &Program| program.printed.iter().any(|line| line.starts_with("result "));
        if programs.iter().any(is_over) {
            break;
        }
        series.kills += 1;
        let side = rng.usize(..2);
        programs.remove(side).kill();
        // A program that has just ended its game has nothing to come back to.
        if saved(&Folder::on_disk(folders[side].path().join("online"))).is_empty() {
            break;
        }
        programs.insert(side, Program::start(folders[side].path(), &again[side]));
    }
    for program in programs {
        program.finish();
    }
    series.plies += assert_same(ann, bob);
    series.games += 1;
}

#[test]
fn a_program_that_is_killed_comes_back_to_its_game() {
    let (mut rng, mut series) = (fastrand::Rng::new(), Series::default());
    for _ in 0..2 {
        play_and_kill(&mut rng, 3, &mut series);
    }
    println!("{series:?}");
}

/// `cargo test --test online kill_200 -- --ignored --nocapture`; `HEKSY_KILL_ROUNDS` sets another number.
#[test]
#[ignore = "takes an hour"]
fn kill_200() {
    let games =
        std::env::var("HEKSY_KILL_ROUNDS").map_or(200, |games| games.parse().expect("a number of games"));
    let (mut rng, mut series) = (fastrand::Rng::new(), Series::default());
    let begun = Instant::now();
    for _ in 0..games {
        let kills = usize::from(rng.u32(..5) == 0) * rng.usize(1..4);
        play_and_kill(&mut rng, kills, &mut series);
    }
    println!("{series:?} in {:?}: all ended with equal records", begun.elapsed());
}

/// How long moves take from one program to the other: through the journal, the network of this computer, and all checks.
/// `cargo test --release --test online way_of_a_move -- --ignored --nocapture`; `HEKSY_MOVES` sets another number.
#[test]
#[ignore = "it measures"]
fn the_way_of_a_move() {
    let moves: usize = std::env::var("HEKSY_MOVES").map_or(500, |n| n.parse().expect("a number of moves"));
    let (mut there, mut there_and_back) = (Vec::new(), Vec::new());
    let mut rng = fastrand::Rng::with_seed(5);
    while there.len() < moves {
        let folder = tempfile::tempdir().unwrap();
        let (_, mut one, mut other, mut record, color) = begun_links(folder.path());
        while record.outcome().is_none() && there.len() < moves {
            let legal = record.position().legal_moves();
            let mv = legal[rng.usize(..legal.len())];
            let is_first = color == record.turn();
            let (mover, other) = if is_first { (&mut one, &mut other) } else { (&mut other, &mut one) };
            let begun = Instant::now();
            mover.send(Order::Move(mv));
            let event = next_event(other);
            there.push(begun.elapsed());
            record.push(event).expect("a legal move");
            next_event(mover);
            let begun = Instant::now();
            mover.send(Order::Chat("there".to_owned()));
            wait(other, |news| matches!(news, News::Chat(_)).then_some(()));
            other.send(Order::Chat("back".to_owned()));
            wait(mover, |news| matches!(news, News::Chat(_)).then_some(()));
            there_and_back.push(begun.elapsed());
        }
    }
    for (what, mut times) in [("a move", there), ("there and back", there_and_back)] {
        times.sort();
        let (median, most, worst) =
            (times[times.len() / 2], times[times.len() * 99 / 100], times[times.len() - 1]);
        println!("{what}: {} times, median {median:?}, 99 of 100 {most:?}, worst {worst:?}", times.len());
    }
}

/// Waits for news of this kind.
fn wait<T>(link: &mut Link, is_it: impl Fn(&News) -> Option<T>) -> T {
    loop {
        let news = link.recv().expect("the meeting goes on");
        if let Some(found) = is_it(&news) {
            return found;
        }
    }
}

fn next_event(link: &mut Link) -> Event {
    wait(link, |news| if let News::Event { event, .. } = news { Some(event.clone()) } else { None })
}

/// The record and the own colour of a game that begins.
fn has_begun(news: &News) -> Option<(Record, Color)> {
    match news {
        News::Begun { record, color, .. } => Some(((**record).clone(), *color)),
        _ => None,
    }
}

/// Two sessions of this process that have begun a game without a clock, with their invitation, the record, and the colour
/// of the first.
fn begun_links(folder: &Path) -> (Ticket, Link, Link, Record, Color) {
    let player = |folder: PathBuf| Player {
        relay: Relay::None,
        folder: Some(Folder::on_disk(folder)),
        ..Player::default()
    };
    let nothing = || std::sync::Arc::new(|| {});
    let mut one =
        host(Terms::new(Variant::Glinski), player(folder.join("one")), nothing()).expect("a network");
    let ticket =
        wait(
            &mut one,
            |news| if let News::Ready { ticket, .. } = news { Some(ticket.clone()) } else { None },
        );
    let mut other = join(&ticket, player(folder.join("other")), nothing()).expect("a network");
    wait(&mut other, |news| matches!(news, News::Invited { .. }).then_some(()));
    other.send(Order::Accept);
    let (record, color) = wait(&mut one, has_begun);
    wait(&mut other, has_begun);
    (ticket, one, other, record, color)
}

/// In the child: how many sockets there are before and after an invitation is asked for.
#[test]
fn sockets_child() {
    let Some(folder) = std::env::var_os("HEKSY_TEST_SOCKETS") else { return };
    let folder = PathBuf::from(folder);
    let sockets = || {
        let files = std::fs::read_dir("/proc/self/fd").expect("it is there").flatten();
        files
            .filter(|file| {
                std::fs::read_link(file.path()).is_ok_and(|to| to.to_string_lossy().starts_with("socket:"))
            })
            .count()
    };
    let before = sockets();
    let terms = Terms::new(Variant::Glinski);
    let player = Player { relay: Relay::None, folder: Some(Folder::on_disk(&folder)), ..Player::default() };
    assert!(saved(&Folder::on_disk(&folder)).is_empty() && "heksy".parse::<Ticket>().is_err());
    let prepared = sockets();
    let mut link = host(terms, player, std::sync::Arc::new(|| {})).expect("the network can be opened");
    let ready = link.recv();
    println!("sockets: {before} {prepared} {} {}", sockets(), ready.is_some());
}

#[test]
fn no_socket_exists_before_somebody_invites() {
    // Wine shows the folder of the Linux system, whose links do not name sockets to a Windows program.
    if cfg!(windows) || !Path::new("/proc/self/fd").exists() {
        println!("this system does not tell its sockets");
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let output = Command::new(std::env::current_exe().unwrap())
        .args(["programs::sockets_child", "--exact", "--nocapture"])
        .env("HEKSY_TEST_SOCKETS", folder.path())
        .stdin(Stdio::null())
        .output()
        .unwrap();
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    let told = text.lines().find_map(|line| line.split("sockets: ").nth(1)).expect("the child tells");
    let numbers: Vec<&str> = told.split(' ').collect();
    let [before, prepared, invited, "true"] = numbers[..] else { panic!("{told}") };
    let number = |text: &str| text.parse::<usize>().unwrap();
    assert_eq!(before, prepared, "before the invitation");
    assert!(number(invited) > number(before), "{told}: the test would not see a socket");
}
