//! A scoresheet as plain text.

use super::{Scoresheet, SheetRow};
use crate::app::text::tr;

/// Width of a column of moves, in characters.
const MOVE: usize = 12;
/// Width of a column of times.
const TIME: usize = 9;

/// The scoresheet as plain text, for simple printers.
pub fn to_text(sheet: &Scoresheet) -> String {
    let mut lines = vec![sheet.title.clone(), String::new()];
    lines.extend(sheet.facts.iter().map(|(name, value)| format!("{name}: {value}")));
    let names = [tr("color-white"), tr("color-black")];
    lines.extend(names.iter().zip(&sheet.players).map(|(side, name)| format!("{side}: {name}")));
    lines.push(String::new());
    let has_times = sheet.has_times();
    lines.extend(sheet.rows.iter().map(|row| row_text(row, has_times)));
    if let Some((points, words)) = &sheet.result {
        lines.extend([String::new(), format!("{points}  {words}")]);
    }
    let signature = |name: &String| format!("{name}: ______________________________");
    lines.push(String::new());
    lines.extend(sheet.players.iter().map(signature));
    let lines: Vec<&str> = lines.iter().map(|line| line.trim_end()).collect();
    lines.join("\n") + "\n"
}

fn row_text(row: &SheetRow, has_times: bool) -> String {
    let half = |(mv, time): (&String, &String)| {
        // An ellipsis distinguishes a missing move from an empty cell.
        let mv = if mv.is_empty() { "…" } else { mv };
        if has_times { format!("{mv:<MOVE$} {time:>TIME$}  ") } else { format!("{mv:<MOVE$} ") }
    };
    let halves: Vec<String> = row.moves.iter().zip(&row.times).map(half).collect();
    format!("{:>4}. {}", row.number, halves.concat())
}
