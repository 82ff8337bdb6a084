//! A scoresheet as plain text.

use super::{Scoresheet, SheetRow};
use crate::app::catalogue::tr;

/// Width of a column of moves, in characters.
const MOVE: usize = 12;
/// Width of a column of times.
const TIME: usize = 9;

/// The scoresheet as text, for a printer that knows nothing else.
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
    lines.iter().map(|line| format!("{}\n", line.trim_end())).collect()
}

fn row_text(row: &SheetRow, has_times: bool) -> String {
    let mut text = format!("{:>4}. ", row.number);
    for (mv, time) in row.moves.iter().zip(&row.times) {
        // A move that is not there is told from one that was left out.
        let mv = if mv.is_empty() { "…" } else { mv };
        text += &format!("{mv:<MOVE$} ");
        if has_times {
            text += &format!("{time:>TIME$}  ");
        }
    }
    text
}
