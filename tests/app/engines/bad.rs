//! Engines that misbehave, each a script. Whatever one does, the search ends with a sentence that names it, and nothing
//! of it outlives the service: each holds a pipe open that the test reads to its end.

use std::fs::{self, OpenOptions};
use std::io::Read;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver};
use std::time::Duration;

use heksy::app::engines::{AddedEngine, Purpose, SearchCommand};
#[cfg(target_os = "linux")]
use heksy::app::engines::{EngineProcess, Fault, Patience, identify};
use heksy::engine::Limits;
use heksy::game::Variant;

use super::hexer;
use super::searching::{Bench, LONG, PATIENT, added, request};

/// Answers as an engine should until it is to search; `$SEARCH` is what it does then.
const POLITE: &str = r"
while read -r command rest; do
  case $command in
    uci) echo 'id name Hexer'; echo uciok;;
    isready) echo readyok;;
    go) SEARCH;;
    stop) STOP;;
    quit) exit;;
  esac
done
";

/// A script that is run by the shell, and a pipe that is open as long as any of its processes lives.
struct Script {
    engine: AddedEngine,
    pipe: PathBuf,
    /// Gets a word when the pipe has been opened to be read, and another one when all have closed it.
    news: Receiver<()>,
    _folder: tempfile::TempDir,
}

impl Script {
    fn new(body: &str) -> Script {
        let folder = tempfile::tempdir().expect("a folder");
        let (script, pipe) = (folder.path().join("engine.sh"), folder.path().join("alive"));
        fs::write(&script, format!("exec 9<>'{}'\n{body}\n", pipe.display())).expect("a script");
        assert!(Command::new("mkfifo").arg(&pipe).status().expect("mkfifo").success());
        // The shell is named, not the script: a file that has just been written may not be run yet.
        let arguments = format!("'{}'", script.display());
        let engine = AddedEngine { path: "/bin/sh".to_owned(), arguments, ..hexer() };
        Script { engine, news: watch(pipe.clone()), pipe, _folder: folder }
    }

    /// Waits until none of its processes lives.
    fn is_gone(&self) {
        // One that was ended at once has not opened the pipe, which the other end waits for.
        let opened = OpenOptions::new().read(true).write(true).open(&self.pipe).expect("a pipe");
        self.news.recv_timeout(LONG).expect("the pipe is read");
        drop(opened);
        self.news.recv_timeout(LONG).expect("a process has outlived its engine");
    }
}

fn polite(search: &str, stop: &str) -> String {
    POLITE.replace("SEARCH", search).replace("STOP", stop)
}

fn watch(pipe: PathBuf) -> Receiver<()> {
    let (sender, news) = mpsc::channel();
    std::thread::spawn(move || {
        let mut pipe = fs::File::open(pipe).expect("a pipe");
        sender.send(()).ok();
        pipe.read_to_end(&mut Vec::new()).expect("a pipe");
        sender.send(()).ok();
    });
    news
}

/// The message about an engine that fails in a search.
fn fails(body: &str, patience: Patience) -> String {
    let script = Script::new(body);
    let mut bench = Bench::new(patience);
    let limits = Limits { nodes: Some(1), ..Limits::default() };
    bench.go(&added(script.engine.clone()), Purpose::Analysis, request(Variant::Glinski, limits));
    let found = bench.wait(|_, _| {});
    script.is_gone();
    found.end.expect_err("it is a bad engine")
}

const HURRIED: Patience = Patience { start: Duration::from_millis(30), ..PATIENT };
const FEW_LINES: Patience = Patience { lines: 1000, window: Duration::from_hours(1), ..PATIENT };

#[test]
fn an_engine_that_never_answers_uci_is_reported() {
    let silent = "“Hexer” did not respond to “uci”, so it may not be a UCI engine";
    assert_eq!(fails("sleep 1000", HURRIED), silent);
    // It reads nothing and prints nonsense.
    assert_eq!(fails(r"printf '\377\0\376nonsense\nuciok?\n'; sleep 1000", HURRIED), silent);
    // A line without an end is not kept.
    assert_eq!(fails("tr '\\0' x </dev/zero", HURRIED), silent);
}

#[test]
fn an_engine_that_quits_is_reported() {
    let ended = "“Hexer” quit unexpectedly";
    assert_eq!(fails("exit 3", PATIENT), ended);
    assert_eq!(fails(&polite("kill -9 $$", ":"), PATIENT), ended);
    assert_eq!(fails("exec >&-; sleep 1000", PATIENT), ended, "it lives, but is of no use");
}

#[test]
fn an_engine_that_floods_its_output_is_killed() {
    let flood = "“Hexer” sent too much output";
    assert_eq!(fails("while :; do echo option name x; done", FEW_LINES), flood);
    assert_eq!(fails(&polite("yes info depth 1 score cp 0 pv f5f6", ":"), FEW_LINES), flood);
}

#[test]
fn an_engine_that_plays_an_illegal_move_is_killed() {
    let illegal = |text: &str| format!("“Hexer” played an illegal move: “{text}”");
    assert_eq!(fails(&polite("echo bestmove f5f9", ":"), PATIENT), illegal("f5f9"));
    assert_eq!(fails(&polite("echo bestmove", ":"), PATIENT), illegal(""));
    assert_eq!(fails(&polite("echo bestmove '(none)'", ":"), PATIENT), illegal("(none)"));
    // Lines for another game, before it has chosen its move.
    let line = "echo info depth 3 score cp 5 pv e2e4 e7e5";
    assert_eq!(fails(&polite(line, ":"), PATIENT), illegal("e2e4"));
}

#[test]
fn an_engine_that_does_not_support_the_game_is_reported() {
    let script = Script::new(&polite(":", ":"));
    let mut bench = Bench::new(PATIENT);
    bench.go(&added(script.engine.clone()), Purpose::Report, request(Variant::Shafran, Limits::default()));
    assert_eq!(bench.wait(|_, _| {}).end, Err("“Hexer” does not support Shafran".to_owned()));
    script.is_gone();
}

/// Tells a copy of this test which script to start as an engine.
#[cfg(target_os = "linux")]
const KILLED: &str = "HEKSY_TEST_KILLED";

/// Not a test of its own: starts an engine, tells it, and waits to be killed.
#[cfg(target_os = "linux")]
#[test]
fn killed_with_an_engine() {
    let Some(script) = std::env::var_os(KILLED) else { return };
    let mut command = Command::new("/bin/sh");
    command.arg(script);
    let (started, is_started) = mpsc::channel();
    let process = EngineProcess::start(command, move |_| started.send(()).is_ok()).expect("it starts");
    is_started.recv_timeout(LONG).expect("it says something");
    println!("started");
    std::thread::sleep(2 * LONG);
    drop(process);
}

#[cfg(target_os = "linux")]
#[test]
fn one_that_is_deaf_ends_with_the_program_though_that_be_killed() {
    use std::io::{BufRead, BufReader};
    let script = Script::new("trap '' HUP INT TERM\necho ready\nwhile :; do sleep 0.1; done");
    let mut program = Command::new(std::env::current_exe().expect("this test"));
    let (_, module) = module_path!().split_once("::").expect("a module of the tests");
    program.args(["--exact", &format!("{module}::killed_with_an_engine"), "--nocapture", "--test-threads=1"]);
    program.env(KILLED, script.pipe.with_file_name("engine.sh")).stdout(std::process::Stdio::piped());
    let mut program = program.spawn().expect("this test starts");
    let lines = BufReader::new(program.stdout.take().expect("it is piped")).lines();
    lines.map_while(Result::ok).find(|line| line.ends_with("started")).expect("the engine starts");
    program.kill().and_then(|()| program.wait()).expect("it can be killed");
    script.is_gone();
}

#[test]
fn an_engine_that_does_not_stop_is_killed() {
    let patience = Patience { stop: Duration::from_millis(30), ..PATIENT };
    let script = Script::new(&polite("echo info depth 1 score cp 7 pv f5f6", ":"));
    let mut bench = Bench::new(patience);
    let endless = Limits { infinite: true, ..Limits::default() };
    bench.go(&added(script.engine.clone()), Purpose::Analysis, request(Variant::Glinski, endless));
    let found = bench.wait(|service, _| service.run(SearchCommand::Stop(Purpose::Analysis)));
    assert_eq!(found.lines.len(), 1);
    assert_eq!(found.end, Err("“Hexer” did not respond to “stop”".to_owned()));
    script.is_gone();
    // Nor does one that searches without a word and without an end.
    let patience = Patience { silence: Duration::from_millis(30), ..PATIENT };
    assert_eq!(fails(&polite(":", ":"), patience), "“Hexer” did not respond in time");
    // Nor does one that takes no notice of its time.
    let script = Script::new(&polite(":", ":"));
    let limits = Limits { movetime: Some(Duration::from_millis(1)), ..Limits::default() };
    bench.go(&added(script.engine.clone()), Purpose::Analysis, request(Variant::Glinski, limits));
    assert_eq!(bench.wait(|_, _| {}).end, Err("“Hexer” did not respond in time".to_owned()));
    script.is_gone();
}

#[test]
fn an_engine_is_killed_with_all_its_child_processes() {
    // The child holds the engine's output and the pipe of the test, and would sleep on.
    let forks = "sleep 1000 & (sleep 1000; :) & ";
    assert_eq!(fails(&format!("{forks} exit"), HURRIED), fails("sleep 1000", HURRIED));
    // So it does where the engine is well-behaved, and is not needed any more.
    let script = Script::new(&format!("{forks} {}", polite("echo bestmove f5f6", ":")));
    let mut bench = Bench::new(PATIENT);
    let limits = Limits { nodes: Some(1), ..Limits::default() };
    bench.go(&added(script.engine.clone()), Purpose::Opponent, request(Variant::Glinski, limits));
    assert!(matches!(bench.wait(|_, _| {}).end, Ok(Some(_))));
    bench.service.run(SearchCommand::Release(Purpose::Opponent));
    script.is_gone();
}

#[test]
fn an_engine_that_has_failed_is_started_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let mark = folder.path().join("mark");
    // It breaks down once.
    let search = format!("test -e '{0}' && echo bestmove f5f6 || {{ : >'{0}'; exit; }}", mark.display());
    let script = Script::new(&polite(&search, ":"));
    let mut bench = Bench::new(PATIENT);
    let engine = added(script.engine.clone());
    let limits = Limits { nodes: Some(1), ..Limits::default() };
    bench.go(&engine, Purpose::Opponent, request(Variant::Glinski, limits.clone()));
    assert_eq!(bench.wait(|_, _| {}).end, Err("“Hexer” quit unexpectedly".to_owned()));
    bench.go(&engine, Purpose::Opponent, request(Variant::Glinski, limits));
    assert!(matches!(bench.wait(|_, _| {}).end, Ok(Some(_))));
}

#[test]
fn an_engine_ends_with_the_program_even_in_the_middle_of_a_search() {
    let script = Script::new(&polite("echo info depth 1 score cp 7 pv f5f6", ":"));
    let mut bench = Bench::new(PATIENT);
    let endless = Limits { infinite: true, ..Limits::default() };
    bench.go(&added(script.engine.clone()), Purpose::Analysis, request(Variant::Glinski, endless));
    while bench.service.news().is_empty() {
        std::thread::sleep(Duration::from_millis(1));
    }
    drop(bench);
    script.is_gone();
}

#[test]
fn an_engine_that_cannot_be_started_is_reported() {
    let text = |path: &Path| {
        let engine = AddedEngine { path: path.display().to_string(), ..hexer() };
        let mut bench = Bench::new(PATIENT);
        bench.go(&added(engine), Purpose::Analysis, request(Variant::Glinski, Limits::default()));
        bench.wait(|_, _| {}).end.expect_err("it is no program")
    };
    let folder = tempfile::tempdir().expect("a folder");
    let missing = text(&folder.path().join("missing"));
    assert_eq!(missing, "Cannot start “Hexer”: the program was not found");
    let refused = "Cannot start “Hexer”: it is not a program, or you do not have permission to run it";
    assert_eq!(text(folder.path()), refused);
}

#[test]
fn an_engine_test_reports_the_fault_and_can_be_cancelled() {
    let tried = |body: &str, patience: Patience, is_given_up: bool| {
        let script = Script::new(body);
        let result = identify(script.engine.command(), &patience, &AtomicBool::new(is_given_up));
        script.is_gone();
        result
    };
    let identity = tried(&polite(":", ":"), PATIENT, false).expect("not given up").expect("a good engine");
    assert_eq!(identity.name, "Hexer");
    assert_eq!(tried("sleep 1000", HURRIED, false), Some(Err(Fault::Silent("uci"))));
    assert_eq!(tried("exit", PATIENT, false), Some(Err(Fault::Ended)));
    assert_eq!(tried("yes", FEW_LINES, false), Some(Err(Fault::Flood)));
    // Given up while it is being tried.
    let script = Script::new("sleep 1000");
    let is_given_up = AtomicBool::new(false);
    let result = std::thread::scope(|scope| {
        let trial = scope.spawn(|| identify(script.engine.command(), &PATIENT, &is_given_up));
        is_given_up.store(true, Ordering::Relaxed);
        trial.join().expect("no panic")
    });
    assert_eq!(result, None);
}
