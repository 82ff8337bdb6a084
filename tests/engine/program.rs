//! The program on its standard input and output, as scripts and other programs use it.

use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Output, Stdio};

const HEKSY: &str = env!("CARGO_BIN_EXE_heksy");

/// The output of a command that gets this input.
fn run(mut command: Command, input: &str) -> Output {
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    child.stdin.take().unwrap().write_all(input.as_bytes()).unwrap();
    child.wait_with_output().unwrap()
}

/// `heksy uci | head -3`, with an input that stays open.
#[test]
fn a_closed_output_ends_the_engine_in_the_middle_of_a_search() {
    let mut command = Command::new(HEKSY);
    let mut child = command.arg("uci").stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    writeln!(stdin, "isready\ngo infinite").unwrap();
    let mut first = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut first).unwrap();
    assert_eq!(first, "readyok\n");
    assert!(child.wait().unwrap().success(), "a reader that has enough is no failure");
    drop(stdin);
}

#[cfg(target_os = "linux")]
#[test]
fn a_table_larger_than_the_memory_is_said() {
    let mut command = Command::new("sh");
    command.args(["-c", &format!("ulimit -v 4000000; exec '{HEKSY}' uci")]);
    let output =
        run(command, "setoption name Hash value 65536\ngo nodes 10\nsetoption name Hash value 1\nquit\n");
    let text = String::from_utf8(output.stdout).unwrap();
    let said: Vec<&str> = text.lines().filter(|line| line.starts_with("info string ")).collect();
    assert!(said.len() == 1 && said[0].contains("the system has no 65536 MB"), "{text}");
    assert!(text.contains("bestmove "), "{text}");
}

#[test]
fn a_game_comes_from_standard_input_or_from_a_link() {
    let game = "[White \"A\"]\n[Black \"B\"]\n\n1. f6 e6 *\n";
    let mut command = Command::new(HEKSY);
    command.args(["check", "-"]);
    let output = run(command, game);
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(text.starts_with("-:1 A - B * plies 2 ") && output.status.success(), "{text}");
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("my games.pgn");
    std::fs::write(&path, game).unwrap();
    let link = format!("file://{}", path.display().to_string().replace(' ', "%20"));
    // A link on Windows has a slash before the drive.
    let link = if cfg!(windows) { link.replacen("file://", "file:///", 1).replace('\\', "/") } else { link };
    for argument in [path.display().to_string(), link] {
        let output = Command::new(HEKSY).args(["check", &argument]).output().unwrap();
        let text = String::from_utf8(output.stdout).unwrap();
        assert!(text.starts_with(&format!("{}:1 A - B * plies 2 ", path.display())), "{argument}: {text}");
    }
}
