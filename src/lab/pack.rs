//! `heksy-lab pack`: writes the labelled positions of games, text or packed files as one packed file, all or only the quiet ones.

use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::PathBuf;

use super::error::LabError;
use super::labelled::{Kind, LabelledPosition, PositionFile, packed};
use crate::cli::parse_variant;
use crate::engine::wins_material;
use crate::game::Variant;

/// The arguments of `heksy-lab pack`.
#[derive(clap::Args, Clone, Debug)]
pub struct Settings {
    /// The game
    #[arg(long, default_value = "glinski", value_parser = parse_variant)]
    pub variant: Variant,
    /// Leave out positions in check, and those in which a capture or promotion wins at least this much, in centipawns
    #[arg(long, value_name = "CP", num_args = 0..=1, default_missing_value = "100")]
    pub quiet: Option<i32>,
    /// Leave out positions with a higher score, in centipawns
    #[arg(long, value_name = "CP")]
    pub max_score: Option<u32>,
    /// The output file, which must not exist
    #[arg(long, value_name = "FILE")]
    pub output: PathBuf,
    /// Games by `selfplay` or `rescore`, or labelled positions, text or packed
    #[arg(required = true, value_name = "FILE")]
    pub files: Vec<PathBuf>,
}

impl Settings {
    fn wants(&self, labelled: &LabelledPosition) -> bool {
        let is_quiet = |limit| match labelled.position.chess() {
            Some(position) => !position.in_check() && !wins_material(position, limit),
            None => !labelled.position.legal_moves().iter().any(|&mv| labelled.position.is_capture(mv)),
        };
        self.max_score.is_none_or(|limit| labelled.score.unsigned_abs() <= limit)
            && self.quiet.is_none_or(is_quiet)
    }
}

/// The numbers of positions by their fate.
#[derive(Default)]
struct Counts {
    written: u64,
    /// Left out by the filters.
    unwanted: u64,
    /// Too many pieces, or too high a score.
    unfit: u64,
}

/// Writes the positions.
pub fn run(settings: &Settings, terminal: &mut impl Write) -> Result<(), LabError> {
    let wrong = LabError::file(&settings.output);
    let mut output = BufWriter::new(File::create_new(&settings.output).map_err(&wrong)?);
    output.write_all(&Kind::Positions.head(settings.variant)).map_err(&wrong)?;
    let mut counts = Counts::default();
    for path in &settings.files {
        PositionFile::open(path, settings.variant)?.for_each(settings.variant, |labelled| {
            if !settings.wants(&labelled) {
                counts.unwanted += 1;
            } else if let Ok(record) = packed::pack(&labelled) {
                counts.written += 1;
                output.write_all(&record).map_err(&wrong)?;
            } else {
                counts.unfit += 1;
            }
            Ok(())
        })?;
    }
    output.flush().map_err(&wrong)?;
    let Counts { written, unwanted, unfit } = counts;
    Ok(writeln!(terminal, "{written} positions written, {unwanted} left out, {unfit} that do not fit")?)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    /// Packs these lines; returns the report and the positions in the file.
    fn pack(lines: &str, quiet: Option<i32>, max_score: Option<u32>) -> (String, Vec<String>) {
        let folder = tempfile::tempdir().unwrap();
        let (input, output) = (folder.path().join("positions.txt"), folder.path().join("positions.bin"));
        fs::write(&input, lines).unwrap();
        let variant = Variant::Glinski;
        let mut settings = Settings { variant, quiet, max_score, output: output.clone(), files: vec![input] };
        let mut report = Vec::new();
        run(&settings, &mut report).unwrap();
        assert!(run(&settings, &mut report).is_err(), "an old file is not overwritten");
        // Packed positions are packed again unchanged.
        settings.files = vec![output.clone()];
        settings.output = folder.path().join("again.bin");
        run(&settings, &mut Vec::new()).unwrap();
        assert_eq!(fs::read(&output).unwrap(), fs::read(&settings.output).unwrap());
        let mut found = Vec::new();
        let keep = |labelled: LabelledPosition| {
            found.push(labelled.to_string());
            Ok(())
        };
        PositionFile::open(&output, variant).unwrap().for_each(variant, keep).unwrap();
        (String::from_utf8(report).unwrap(), found)
    }

    #[test]
    fn text_is_packed_and_positions_are_filtered_by_quiet_and_score() {
        let quiet = "k/3/5/7/9/11/11/5P5/11/11/K10 w - 0 1|120|1";
        let check = "1/3/5/7/4k4/5R5/11/11/11/5K5/11 b - 0 1|-500|-";
        let capture = "k/3/5/7/9/5p5/11/11/11/5R5/K10 w - 3 7|700|0.75";
        let lines = [quiet, check, capture].join("\n");
        let (report, found) = pack(&lines, None, None);
        assert_eq!(found, [quiet, check, capture]);
        assert_eq!(report, "3 positions written, 0 left out, 0 that do not fit\n");
        assert_eq!(pack(&lines, Some(50), None).1, [quiet]);
        assert_eq!(pack(&lines, Some(1_000), None).1, [quiet, capture]);
        assert_eq!(pack(&lines, None, Some(500)).1, [quiet, check]);
    }
}
