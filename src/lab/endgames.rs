//! `heksy-lab endgames`: generates the endgame tables of a game, and prints their statistics.

use std::io::{self, Write};
use std::path::PathBuf;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

use super::error::LabError;
use crate::chess::{Rules, Variant};
use crate::disk::{self, Disk, Places};
use crate::engine::endgames::{
    Ending, Library, MAX_PIECES, Solved, Statistics, Table, file_name, table, to_bytes, use_folder,
};

/// The arguments of `heksy-lab endgames`.
#[derive(clap::Args, Clone, Debug)]
pub struct EndgamesArguments {
    /// The game: glinski, mccooey or shafran
    #[arg(long, default_value = "glinski", value_parser = parse_chess)]
    variant: Variant,
    /// Maximum number of pieces, the kings included
    #[arg(long, value_name = "N", default_value_t = 4, value_parser = clap::value_parser!(u8).range(3..=4))]
    pieces: u8,
    /// Print the numbers of won, drawn and lost positions of the tables that are there, and make none
    #[arg(long)]
    statistics: bool,
    /// Number of tables that are made at the same time
    #[arg(long, value_name = "N", default_value_t = 2, value_parser = clap::value_parser!(u8).range(1..))]
    threads: u8,
    /// The folder of the tables [default: the program's own folder for data]
    #[arg(long, value_name = "FOLDER")]
    folder: Option<PathBuf>,
    /// Write the tables that are part of the program to this file, too
    #[arg(long, value_name = "FILE", hide = true)]
    archive: Option<PathBuf>,
}

/// Makes the tables that are missing in the folder, or prints the statistics of all.
///
/// # Errors
/// [`LabError`]
pub fn run(arguments: &EndgamesArguments, output: &mut (impl Write + Send)) -> Result<(), LabError> {
    let folder = arguments.folder.clone().unwrap_or_else(|| Places::find().endgames);
    let (rules, max_pieces) = (arguments.variant.rules(), usize::from(arguments.pieces));
    if arguments.statistics {
        use_folder(folder);
        return Ok(print_statistics(rules, max_pieces, output)?);
    }
    std::fs::create_dir_all(&folder).map_err(LabError::file(&folder))?;
    let mut library = Library::new(rules, rules.material);
    let endings = Ending::all(max_pieces);
    let mut found = 0;
    for &ending in &endings {
        let path = folder.join(file_name(rules.variant, ending));
        let Ok(bytes) = std::fs::read(&path) else { continue };
        match Table::from_bytes(bytes, rules, rules.material) {
            Ok(table) => {
                if let Some(solved) = table.solved(&library) {
                    library.add(solved);
                    found += 1;
                }
            }
            Err(error) => writeln!(output, "{}: {error}. The table is made again.", path.display())?,
        }
    }
    writeln!(output, "{found} of {} tables are in {}", endings.len(), folder.display())?;
    let (started, progress) = (Instant::now(), Mutex::new((found, output)));
    library.solve(&endings, usize::from(arguments.threads), |solved| {
        let path = folder.join(file_name(rules.variant, solved.ending));
        let bytes = to_bytes(rules, rules.material, solved, true);
        disk::replace(&Disk, &path, &bytes).map_err(LabError::file(&path))?;
        let (count, output) = &mut *progress.lock().unwrap_or_else(PoisonError::into_inner);
        *count += 1;
        let (ending, seconds) = (solved.ending.to_string(), started.elapsed().as_secs());
        writeln!(output, "{count}/{} {ending:<5} {:>9} bytes, {seconds} s", endings.len(), bytes.len())?;
        output.flush().map_err(LabError::from)
    })?;
    let Some(path) = &arguments.archive else { return Ok(()) };
    let archive: Vec<u8> = endings
        .iter()
        .filter_map(|&ending| library.get(ending))
        .flat_map(|solved| shipped(rules, solved))
        .collect();
    disk::replace(&Disk, path, &archive).map_err(LabError::file(path))
}

/// The file of a table that is part of the program; empty if the table is not. Those of three pieces have distances, those
/// of four pieces without pawns have results only, except [`WITH_DISTANCES`].
fn shipped(rules: &'static Rules, solved: &Solved) -> Vec<u8> {
    let ending = solved.ending;
    let is_small = ending.len() < MAX_PIECES;
    if ending.is_drawn(rules.material) || !is_small && ending.pawns() > 0 {
        return Vec::new();
    }
    to_bytes(rules, rules.material, solved, is_small || ending.to_string() == WITH_DISTANCES)
}

/// The ending of four pieces with distances: two knights win, but hardly without them.
const WITH_DISTANCES: &str = "KNNK";

/// Prints a table as CSV: a row for each ending and side to move.
fn print_statistics(rules: &'static Rules, max_pieces: usize, output: &mut impl Write) -> io::Result<()> {
    writeln!(
        output,
        "game,ending,to move,positions,won,three quarters,drawn,a quarter,lost,longest win,longest loss,over 50 moves"
    )?;
    let game = rules.variant.key();
    for ending in Ending::all(max_pieces) {
        let Some(table) = table(rules, ending) else { continue };
        let Statistics { counts, late, longest } = table.statistics;
        for (side, name) in ["White", "Black"].into_iter().enumerate() {
            let total: u64 = counts[side].iter().sum();
            if total == 0 {
                continue;
            }
            let [lost, quarter, drawn, three_quarters, won] = counts[side];
            let plies = |plies: u8| if plies == 0 { String::new() } else { plies.to_string() };
            let ([win, loss], late) = (longest[side].map(plies), late[side]);
            writeln!(
                output,
                "{game},{ending},{name},{total},{won},{three_quarters},{drawn},{quarter},{lost},{win},{loss},{late}"
            )?;
        }
    }
    Ok(())
}

fn parse_chess(text: &str) -> Result<Variant, String> {
    let names = Variant::ALL.map(Variant::key);
    let found = Variant::ALL.into_iter().find(|variant| variant.key() == text);
    found.ok_or_else(|| format!("\"{text}\" has no endgame tables: try {}", names.join(", ")))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Of the tables that are part of the program: no others are there when tests run.
    #[test]
    fn the_statistics_are_rows_of_the_document() {
        let document: Vec<&str> = include_str!("../../docs/lab/endgames.csv").lines().collect();
        for variant in [Variant::Glinski, Variant::McCooey, Variant::Shafran] {
            let mut output = Vec::new();
            print_statistics(variant.rules(), 3, &mut output).unwrap();
            let rows = String::from_utf8(output).unwrap();
            assert!(rows.lines().count() > 6, "{rows}");
            let other: Vec<&str> = rows.lines().filter(|row| !document.contains(row)).collect();
            assert!(other.is_empty(), "{other:#?}");
        }
    }
}
