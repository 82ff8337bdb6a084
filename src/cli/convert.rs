//! `heksy convert`: reads saved games of any program and writes them in canonical form.

use std::fs;
use std::io::{self, Write};
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};

use super::check;
use super::error::ToolError;
use crate::app::text::FileProblem;
use crate::disk::{self, Backup, Disk, Expected};
use crate::excerpt::counted;
use crate::game::pgn::{PgnFile, write};
use crate::game::{PieceLetters, Variant};
use crate::three;

/// Reads the games of all files and writes them in canonical form, to `output` if it is given, otherwise to `out`.
/// Converting the result again does not change it.
///
/// Problems go to `err` as `FILE:LINE:COLUMN: problem`; text that cannot be read is kept as it is. Games without a
/// `Variant` tag are games of `default_variant`. Returns whether everything was read; warnings do not count. If one
/// of the files cannot be read at all, nothing is written.
///
/// Of a `part`, counted from 1 through all files, only those games are written.
///
/// `output` is replaced atomically, and its previous state kept as `.bak`; `err` says if it had more games. It may be the file
/// to convert only if that is the only one, everything in it was read, and all its games are written.
///
/// # Errors
///
/// [`ToolError`].
pub fn run(
    files: &[PathBuf],
    default_variant: Variant,
    part: Option<&RangeInclusive<usize>>,
    output: Option<&Path>,
    out: &mut dyn Write,
    err: &mut dyn Write,
) -> Result<bool, ToolError> {
    let replaced = output.filter(|output| files.iter().any(|file| is_same(file, output)));
    if let Some(path) = replaced.filter(|_| files.len() > 1) {
        return Err(not_overwriting(path, "it is one of several files"));
    }
    if let Some(path) = replaced.filter(|_| part.is_some()) {
        return Err(not_overwriting(path, "its other games would be lost"));
    }
    let Some(opened) = open_all(files, err)? else { return Ok(false) };
    let mut games = Games { part, passed: 0, texts: Vec::new() };
    let mut all_right = true;
    for (path, file) in opened {
        all_right &= convert(path, &file.with_default_variant(default_variant), &mut games, err)?;
    }
    let text = games.texts.join("\n");
    match (output, replaced) {
        (_, Some(path)) if !all_right => return Err(not_overwriting(path, NOT_READ)),
        (Some(path), _) => {
            let (before, now) = (check::open(path).map_or(0, |file| file.len()), games.texts.len());
            replace(path, text.as_bytes())?;
            if before > now {
                let (path, backup) = (path.display(), disk::backup_path(path));
                let [before, now] = [before, now].map(|games| counted(games as u64, "game", "games"));
                writeln!(err, "{path}: {before} replaced by {now}; {} has the old file", backup.display())?;
            }
        }
        (None, _) => out.write_all(text.as_bytes())?,
    }
    Ok(all_right)
}

/// The reason not to overwrite a file that was not read whole.
pub(super) const NOT_READ: &str = "parts of it could not be read";

/// The error for an output that is also an input.
pub(super) fn not_overwriting(path: &Path, reason: &str) -> ToolError {
    let path = path.display();
    ToolError::Refused(format!("not overwriting {path}, because {reason}; choose another --output"))
}

/// Replaces a file, and keeps its previous state as `.bak`.
pub(super) fn replace(path: &Path, bytes: &[u8]) -> Result<(), ToolError> {
    let replaced = disk::replace_if(&Disk, path, bytes, Expected::Anything, Backup::Renew);
    replaced.map(drop).map_err(|error| ToolError::refused(FileProblem::writing(path, error).text()))
}

/// Whether two paths lead to one file.
pub(super) fn is_same(a: &Path, b: &Path) -> bool {
    a == b || fs::canonicalize(a).is_ok_and(|a| fs::canonicalize(b).is_ok_and(|b| a == b))
}

/// All files, or `None` if one of them cannot be read.
fn open_all<'a>(files: &'a [PathBuf], err: &mut dyn Write) -> io::Result<Option<Vec<(&'a Path, PgnFile)>>> {
    let mut opened = Vec::new();
    for path in files {
        match check::open(path) {
            Ok(file) => opened.push((path.as_path(), file)),
            Err(message) => writeln!(err, "{}: {message}", path.display())?,
        }
    }
    Ok((opened.len() == files.len()).then_some(opened))
}

/// Converted games.
struct Games<'a> {
    part: Option<&'a RangeInclusive<usize>>,
    /// The number of games before the next one.
    passed: usize,
    texts: Vec<String>,
}

impl Games<'_> {
    /// Passes to the next game, and returns whether it is to be written.
    fn takes_next(&mut self) -> bool {
        self.passed += 1;
        self.part.is_none_or(|part| part.contains(&self.passed))
    }
}

/// Adds the games of a file to `games`. Returns whether all was understood.
fn convert(path: &Path, file: &PgnFile, games: &mut Games, err: &mut dyn Write) -> io::Result<bool> {
    let mut all_right = true;
    if check::is_of_three(file) {
        for game in three::pgn::read(&file.text()) {
            if games.takes_next() {
                check::report_findings(path, &game, err)?;
                all_right &= game.is_clean();
                games.texts.push(three::pgn::write(&game.record));
            }
        }
        return Ok(all_right);
    }
    for index in 0..file.len() {
        if games.takes_next()
            && let Some(game) = file.read(index, PieceLetters::English)
        {
            check::report_findings(path, &game, err)?;
            all_right &= game.is_clean();
            games.texts.push(write(&game.record));
        }
    }
    Ok(all_right)
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Converted {
        out: String,
        err: String,
        result: Result<bool, ToolError>,
    }

    fn convert(files: &[&Path], output: Option<&Path>) -> Converted {
        convert_part(files, None, output)
    }

    fn convert_part(
        files: &[&Path],
        part: Option<&RangeInclusive<usize>>,
        output: Option<&Path>,
    ) -> Converted {
        let files: Vec<PathBuf> = files.iter().map(|&path| path.to_owned()).collect();
        let (mut out, mut err) = (Vec::new(), Vec::new());
        let result = run(&files, Variant::Glinski, part, output, &mut out, &mut err);
        let [out, err] = [out, err].map(|text| String::from_utf8(text).unwrap());
        Converted { out, err, result }
    }

    const HUNGARIAN: &str = "[White Kovács]\n1. Hhf4 Hdf8 ch 2. Be3 remi\n====\n1. f7g6 *\n";

    #[test]
    fn converting_a_converted_file_changes_nothing() {
        let folder = tempfile::tempdir().unwrap();
        let [raw, once] = ["raw.pgn", "once.pgn"].map(|name| folder.path().join(name));
        fs::write(&raw, HUNGARIAN).unwrap();
        let first = convert(&[&raw], None);
        assert!(!first.result.unwrap(), "one move is impossible");
        assert!(
            first.out.contains("[White \"Kovács\"]") && first.out.contains("\n1. Nhf4 Ndf8 2. Re3 1/2-1/2\n")
        );
        let place = raw.display();
        let expected = format!(
            "{place}:2:4: warning: the piece letters are Hungarian\n\
             {place}:2:14: warning: “ch” is not a move; it was skipped\n\
             {place}:4:4: “f7g6” is illegal: the pawn on f7 belongs to the other side\n"
        );
        assert_eq!(first.err, expected);
        fs::write(&once, &first.out).unwrap();
        assert_eq!(convert(&[&once], None).out, first.out);
        // Two files are one list of games.
        let both = convert(&[&once, &once], None);
        assert_eq!(both.out, format!("{}\n{}", first.out, first.out));
    }

    #[test]
    fn games_for_three_are_converted_to_games_for_three() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("three.pgn");
        let text = "[Variant \"ThreePlayer\"]\n[White \"A\"]\n[Red \"B\"]\n[Black \"C\"]\n\n1. e5 {well} d5 2. Qa1 *\n";
        fs::write(&path, text).unwrap();
        let once = convert(&[&path], None);
        assert!(!once.result.unwrap() && once.err.contains("Qa1"), "{}", once.err);
        assert!(once.out.contains("[Red \"B\"]") && once.out.contains("1. e5 {well} d5"), "{}", once.out);
        fs::write(&path, &once.out).unwrap();
        assert_eq!(convert(&[&path], None).out, once.out);
    }

    /// A result in the tag alone, and lines that begin with a percent sign, come through.
    #[test]
    fn converting_a_game_for_three_over_itself_loses_nothing() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("three.pgn");
        let text = "[Variant \"ThreePlayer\"]\n[Result \"1-0-1/2\"]\n% a line\n\n1. e5 (1. f5) c4 {Red resigns.} *\n";
        fs::write(&path, text).unwrap();
        assert!(convert(&[&path], Some(&path)).result.unwrap());
        let converted = fs::read_to_string(&path).unwrap();
        for part in ["[Result \"1-0-1/2\"]", "\n% a line\n", "(1. f5)", "{Red resigns.}", " 1-0-1/2\n"] {
            assert!(converted.contains(part), "{part} is in:\n{converted}");
        }
    }

    #[test]
    fn an_output_is_written_whole_or_not_at_all() {
        let folder = tempfile::tempdir().unwrap();
        let [good, bad, output] = ["good.pgn", "bad.pgn", "output.pgn"].map(|name| folder.path().join(name));
        fs::write(&good, "f6 e6 *").unwrap();
        fs::write(&bad, HUNGARIAN).unwrap();
        let written = convert(&[&good, &bad], Some(&output));
        assert!(!written.result.unwrap() && written.out.is_empty());
        let text = fs::read_to_string(&output).unwrap();
        assert!(text.contains("1. f6 e6 *\n") && text.contains("Kovács"));

        let missing = folder.path().join("missing.pgn");
        let unread = convert(&[&good, &missing], Some(&output));
        assert!(
            !unread.result.unwrap() && unread.err.starts_with(&format!("{}: not found", missing.display()))
        );
        assert_eq!(fs::read_to_string(&output).unwrap(), text, "nothing was written");
    }

    #[test]
    fn a_part_of_the_games_is_taken_out_of_a_large_file() {
        let folder = tempfile::tempdir().unwrap();
        let [two, three, part] = ["two.pgn", "three.pgn", "part.pgn"].map(|name| folder.path().join(name));
        fs::write(&two, "1. f6 *\n\n1. g5 *\n").unwrap();
        fs::write(&three, "1. d5 *\n\n1. e5 *\n\n1. h5 *\n").unwrap();
        assert!(convert_part(&[&two, &three], Some(&(2..=4)), Some(&part)).result.unwrap());
        let text = fs::read_to_string(&part).unwrap();
        let firsts: Vec<&str> = text.lines().filter(|line| line.starts_with("1. ")).collect();
        assert_eq!(firsts, ["1. g5 *", "1. d5 *", "1. e5 *"]);
        let onto = convert_part(&[&three], Some(&(1..=1)), Some(&three)).result.unwrap_err().to_string();
        assert!(onto.contains("its other games would be lost"), "{onto}");
        assert!(convert_part(&[&two], Some(&(3..=9)), None).out.is_empty(), "there are two games");
    }

    #[test]
    fn an_output_that_had_more_games_is_reported_with_their_number() {
        let folder = tempfile::tempdir().unwrap();
        let [one, three] = ["one.pgn", "three.pgn"].map(|name| folder.path().join(name));
        fs::write(&one, "1. f6 *\n").unwrap();
        fs::write(&three, "1. d5 *\n\n1. e5 *\n\n1. h5 *\n").unwrap();
        let written = convert(&[&one], Some(&three));
        let said = format!(
            "{three}: 3 games replaced by 1 game; {three}.bak has the old file\n",
            three = three.display()
        );
        assert_eq!((written.result.unwrap(), written.err), (true, said));
    }

    /// No game is open on the command line.
    #[cfg(unix)]
    #[test]
    fn an_output_that_is_read_only_is_refused_without_a_word_of_an_open_game() {
        let folder = tempfile::tempdir().unwrap();
        let [one, fixed] = ["one.pgn", "fixed.pgn"].map(|name| folder.path().join(name));
        fs::write(&one, "1. f6 *\n").unwrap();
        fs::write(&fixed, "1. d5 *\n").unwrap();
        let mut permissions = fs::metadata(&fixed).unwrap().permissions();
        permissions.set_readonly(true);
        fs::set_permissions(&fixed, permissions).unwrap();
        let said = convert(&[&one], Some(&fixed)).result.unwrap_err().to_string();
        assert!(said.contains("permission") && !said.contains("game"), "{said}");
    }

    #[test]
    fn an_input_is_replaced_only_where_nothing_can_be_lost() {
        let folder = tempfile::tempdir().unwrap();
        let [good, bad] = ["good.pgn", "bad.pgn"].map(|name| folder.path().join(name));
        fs::write(&good, "f6 e6 *").unwrap();
        fs::write(&bad, HUNGARIAN).unwrap();
        let many = convert(&[&good, &bad], Some(&good)).result;
        let refusal = |path: &Path, reason: &str| {
            format!("not overwriting {}, because {reason}; choose another --output", path.display())
        };
        assert_eq!(many.unwrap_err().to_string(), refusal(&good, "it is one of several files"));
        let roundabout = folder.path().join(".").join("bad.pgn");
        let wrong = convert(&[&bad], Some(&roundabout)).result;
        assert_eq!(wrong.unwrap_err().to_string(), refusal(&roundabout, "parts of it could not be read"));
        assert_eq!(fs::read_to_string(&bad).unwrap(), HUNGARIAN);
        assert!(convert(&[&good], Some(&good)).result.unwrap());
        assert!(fs::read_to_string(&good).unwrap().ends_with("\n1. f6 e6 *\n"));
        assert_eq!(fs::read_to_string(disk::backup_path(&good)).unwrap(), "f6 e6 *");
    }
}
