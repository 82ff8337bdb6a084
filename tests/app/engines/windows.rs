//! Engines on Windows.

use std::fs;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use heksy::app::engines::{AddedEngine, Fault, Patience, identify};

use super::hexer;
use super::searching::{LONG, PATIENT};

#[test]
fn the_child_processes_of_an_engine_end_with_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let (script, held) = (folder.path().join("engine.bat"), folder.path().join("held"));
    // Windows removes no file that a process holds open: here a child of the shell, which would run on.
    fs::write(&script, format!("@ping -n 1000 127.0.0.1 >\"{}\"\r\n", held.display())).expect("a script");
    let path = std::env::var("COMSPEC").expect("a shell");
    let engine = AddedEngine { path, arguments: format!("/c '{}'", script.display()), ..hexer() };
    let patience = Patience { start: Duration::from_secs(5), ..PATIENT };
    let tried = identify(engine.command(), &patience, &AtomicBool::new(false));
    assert_eq!(tried, Some(Err(Fault::Silent("uci"))));
    let begun = Instant::now();
    while let Err(error) = fs::remove_file(&held) {
        assert!(begun.elapsed() < LONG, "{error}");
        std::thread::sleep(Duration::from_millis(50));
    }
}
