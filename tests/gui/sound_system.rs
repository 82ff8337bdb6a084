//! The sounds as they come out of a sound system: a PulseAudio server of the test's own, whose only output is recorded.
//! Without `pulseaudio` and `parec` of its utilities the test says so and passes.
//!
//! `cargo test --test gui sound_system -- --nocapture` prints how loud each sound was, and how late.

use std::io::{BufRead, BufReader, Read};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use heksy::app::board::Sound;
use heksy::gui::sound::{Bank, Player, SAMPLE_RATE, open};

/// Tells the copy of this program that makes the sounds what it is for.
const RINGER: &str = "HEKSY_TEST_RINGER";
/// Something that takes other programs never takes longer, however busy the machine is.
const PATIENCE: Duration = Duration::from_mins(1);
/// Between two sounds.
const GAP: Duration = Duration::from_millis(900);
/// How often each sound is played.
const ROUNDS: usize = 3;
const VOLUME: u8 = 80;

fn micros() -> u128 {
    SystemTime::now().duration_since(UNIX_EPOCH).expect("it is later than 1970").as_micros()
}

/// Not a test of its own: plays each sound, and says when.
#[test]
fn ringer() {
    if std::env::var_os(RINGER).is_none() {
        return;
    }
    let player = Player::start(open);
    for sound in [Sound::ALL; ROUNDS].concat() {
        println!("played {}", micros());
        player.play(sound, VOLUME);
        std::thread::sleep(GAP);
    }
}

/// A program that ends with the test.
struct Process(Child);

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// A sound server of our own in a folder, with one output that nobody hears; `None` where there is no such program.
fn server(folder: &Path) -> Option<Process> {
    let socket = folder.join("native");
    let arguments = [
        "-n".to_owned(),
        "--daemonize=no".to_owned(),
        "--exit-idle-time=-1".to_owned(),
        "--use-pid-file=no".to_owned(),
        "--disable-shm=yes".to_owned(),
        format!("--load=module-null-sink sink_name=ear rate={SAMPLE_RATE} channels=1"),
        format!("--load=module-native-protocol-unix auth-anonymous=1 socket={}", socket.display()),
    ];
    let mut command = at_home(Command::new("pulseaudio"), folder);
    let child = command.args(arguments).stderr(Stdio::null()).spawn().ok()?;
    let mut server = Process(child);
    let begun = Instant::now();
    while !socket.exists() {
        assert!(begun.elapsed() < PATIENCE, "the server does not come up");
        if server.0.try_wait().ok()?.is_some() {
            return None;
        }
        std::thread::sleep(Duration::from_millis(10));
    }
    Some(server)
}

/// The program finds this folder's server, and keeps what it keeps there.
fn at_home(mut command: Command, folder: &Path) -> Command {
    command.env("PULSE_SERVER", format!("unix:{}", folder.join("native").display()));
    command.env("XDG_RUNTIME_DIR", folder).env("HOME", folder).stdin(Stdio::null());
    command
}

/// Some samples, and when they came.
type Piece = (u128, Vec<f32>);

/// Records the output, in pieces.
fn record(folder: &Path) -> Option<(Process, Receiver<Piece>)> {
    let rate = format!("--rate={SAMPLE_RATE}");
    let arguments =
        ["--device=ear.monitor", "--format=float32le", "--channels=1", &rate, "--raw", "--latency-msec=10"];
    let mut command = at_home(Command::new("parec"), folder);
    let mut child = command.args(arguments).stdout(Stdio::piped()).stderr(Stdio::null()).spawn().ok()?;
    let mut stream = child.stdout.take()?;
    let (sender, recorded) = channel();
    std::thread::spawn(move || {
        let mut bytes = [0; 441 * 4];
        while stream.read_exact(&mut bytes).is_ok() {
            let samples =
                bytes.chunks_exact(4).map(|part| f32::from_le_bytes([part[0], part[1], part[2], part[3]]));
            if sender.send((micros(), samples.collect())).is_err() {
                return;
            }
        }
    });
    Some((Process(child), recorded))
}

/// How well a recording agrees with a sound, 0 to 1, and where that begins in it: near where the silence ends.
fn best_place(recording: &[f32], sound: &[f32]) -> (f32, usize) {
    let onset = recording.iter().position(|sample| sample.abs() > 0.002).unwrap_or_default();
    let product = |a: &[f32], b: &[f32]| a.iter().zip(b).map(|(a, b)| a * b).sum::<f32>();
    let likeness = |begin: usize| {
        let part = recording.get(begin..begin + sound.len())?;
        let energies = product(part, part) * product(sound, sound);
        Some((product(part, sound) / energies.sqrt().max(f32::EPSILON), begin))
    };
    let places = (onset.saturating_sub(200)..onset + 50).filter_map(likeness);
    places.max_by(|a, b| a.0.total_cmp(&b.0)).unwrap_or_default()
}

fn peak(samples: &[f32]) -> f32 {
    samples.iter().fold(0.0, |peak, sample| peak.max(sample.abs()))
}

#[test]
fn every_sound_reaches_the_sound_system_unchanged() {
    let folder = tempfile::tempdir().expect("a folder");
    let Some(_server) = server(folder.path()) else {
        println!("passed over: there is no pulseaudio here");
        return;
    };
    let Some((_recorder, recorded)) = record(folder.path()) else {
        println!("passed over: there is no parec here");
        return;
    };
    recorded.recv_timeout(PATIENCE).expect("it records silence, too");

    let mut ringer = at_home(Command::new(std::env::current_exe().expect("this program")), folder.path());
    ringer.args(["--exact", "sound_system::ringer", "--nocapture", "--test-threads=1"]).env(RINGER, "1");
    let mut ringer = Process(ringer.stdout(Stdio::piped()).spawn().expect("a copy of this program"));
    let output = ringer.0.stdout.take().expect("it is piped");
    let played: Vec<u128> = BufReader::new(output)
        .lines()
        .map_while(Result::ok)
        .filter_map(|line| line.rsplit_once("played ").and_then(|(_, time)| time.parse().ok()))
        .collect();
    assert!(ringer.0.wait().expect("it ends").success());
    assert_eq!(played.len(), ROUNDS * Sound::ALL.len());

    let (mut recording, mut arrivals) = (Vec::new(), Vec::new());
    while let Ok((time, samples)) = recorded.recv_timeout(PATIENCE) {
        arrivals.push((recording.len() + samples.len(), time));
        recording.extend(samples);
        // The last of them was given a gap of its own; this is behind it.
        if time > played[played.len() - 1] + GAP.as_micros() {
            break;
        }
    }
    compare(&recording, &arrivals, &played);
}

/// Each sound is in the recording, as it was made and as loud as it was asked for: in one of the rounds at least, for on a
/// busy machine the sound system itself may falter.
fn compare(recording: &[f32], arrivals: &[(usize, u128)], played: &[u128]) {
    let bank = Bank::default();
    let gain = (f32::from(VOLUME) / 100.0).powi(2);
    let arrival = |sample: usize| arrivals.iter().find(|(end, _)| *end > sample).map_or(0, |(_, time)| *time);
    let begin_of = |time: u128| arrivals.iter().find(|(_, at)| *at >= time).map_or(0, |(end, _)| *end);
    let mut best = [(0.0_f32, 0.0_f32); Sound::ALL.len()];
    for (index, &time) in played.iter().enumerate() {
        let number = index % Sound::ALL.len();
        let samples = bank.samples(Sound::ALL[number]);
        // A sound is never late by a whole gap, nor does it come before it was asked for.
        let begin = begin_of(time).saturating_sub(SAMPLE_RATE as usize / 50);
        let end = played.get(index + 1).map_or(recording.len(), |&time| begin_of(time));
        let (likeness, place) = best_place(&recording[begin..end], &samples);
        let heard = peak(&recording[begin + place..end]);
        let late = arrival(begin + place).saturating_sub(time) / 1000;
        println!(
            "{:?}: alike {likeness:.3}, peak {heard:.3}, {late} ms after it was asked for",
            Sound::ALL[number]
        );
        if likeness > best[number].0 {
            best[number] = (likeness, heard);
        }
    }
    for (sound, (likeness, heard)) in Sound::ALL.into_iter().zip(best) {
        assert!(likeness > 0.9, "{sound:?} is not what was made: {likeness}");
        let expected = gain * peak(&bank.samples(sound));
        assert!((heard - expected).abs() < 0.1 * expected, "{sound:?}: {heard} instead of {expected}");
    }
}
