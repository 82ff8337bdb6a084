//! The `info` lines, and the answer to `eval`.

use std::io::{self, Write};

use crate::engine::{Info, Progress, Score, StaticEvaluation};
use crate::game::{Move, Position};
use crate::{three, three_engine};

/// An even share of the points of a game for three, in thousandths.
const EVEN: i32 = 500;

/// A position as the protocol writes its searches.
pub(super) trait Spoken {
    type Info;
    type Move: Copy;

    /// The line of a variation; `bound` follows its score.
    fn line(&self, info: &Self::Info, bound: &str, shows_wdl: bool) -> String;

    /// The moves of a line that begins here.
    fn coordinates_of(&self, line: &[Self::Move]) -> Vec<String>;

    /// A legal move, if there is one.
    fn first_move(&self) -> Option<Self::Move>;
}

impl Spoken for Position {
    type Info = Info;
    type Move = Move;

    fn line(&self, info: &Info, bound: &str, shows_wdl: bool) -> String {
        let Info { depth, seldepth, multipv, nodes, nps, hashfull, .. } = info;
        let score = match info.score {
            Score::Cp(cp) => format!("cp {cp}"),
            Score::Mate(moves) => format!("mate {moves}"),
        };
        let [won, drawn, lost] = info.score.wdl();
        let wdl = if shows_wdl { format!(" wdl {won} {drawn} {lost}") } else { String::new() };
        let time = info.time.as_millis();
        let mut line = format!(
            "info depth {depth} seldepth {seldepth} multipv {multipv} score {score}{bound}{wdl} nodes {nodes} nps {nps} \
             hashfull {hashfull} time {time}"
        );
        if !info.pv.is_empty() {
            line += " pv ";
            line += &self.line_coordinates(&info.pv).join(" ");
        }
        line
    }

    fn coordinates_of(&self, line: &[Move]) -> Vec<String> {
        self.line_coordinates(line)
    }

    fn first_move(&self) -> Option<Move> {
        self.legal_moves().first().copied()
    }
}

/// The three-player game. `score cp` is the difference from an even share of ½, in thousandths of a point: `cp 500` for
/// a certain first place, `cp -500` for the last. `info string points` gives the expected points of White, Red and Black,
/// in thousandths.
impl Spoken for three::Position {
    type Info = three_engine::Info;
    type Move = three::Move;

    fn line(&self, info: &three_engine::Info, bound: &str, _: bool) -> String {
        let three_engine::Info { mover, depth, nodes, time, scores, pv } = info;
        let score = i32::from(scores[*mover]) - EVEN;
        let (nps, time) = (info.nodes_per_second(), time.as_millis());
        let pv = self.coordinates_of(pv).join(" ");
        let [white, red, black] = three::Seat::ALL.map(|seat| scores[seat]);
        format!(
            "info depth {depth} score cp {score}{bound} nodes {nodes} nps {nps} time {time} pv {pv}\n\
             info string points {white} {red} {black}"
        )
    }

    fn coordinates_of(&self, line: &[three::Move]) -> Vec<String> {
        line.iter().map(ToString::to_string).collect()
    }

    fn first_move(&self) -> Option<three::Move> {
        self.legal_moves().first().copied()
    }
}

/// The line of the progress of a search.
pub(super) fn progress<P: Spoken>(
    position: &P,
    progress: &Progress<P::Info, P::Move>,
    shows_wdl: bool,
) -> String {
    match progress {
        Progress::Bound { info, is_lower } => {
            position.line(info, if *is_lower { " lowerbound" } else { " upperbound" }, shows_wdl)
        }
        Progress::RootMove { depth, mv, number } => {
            let mv = position.coordinates_of(&[*mv]).join(" ");
            format!("info depth {depth} currmove {mv} currmovenumber {number}")
        }
        Progress::Totals { nodes, nps, time, hashfull } => {
            format!("info nodes {nodes} nps {nps} hashfull {hashfull} time {}", time.as_millis())
        }
    }
}

/// The answer to `eval`.
pub(super) fn evaluation(evaluation: &StaticEvaluation) -> String {
    let StaticEvaluation { network, description, white } = evaluation;
    let description = description.replace(['\r', '\n'], " ");
    format!(
        "network             {network:>10}\ntrained on: {description}\n\
         evaluation          {white:>10} centipawns for White\n"
    )
}

/// Writes the error of a command as an `info string`.
///
/// # Errors
/// If the output cannot be written.
pub(super) fn write_error(output: &mut impl Write, result: Result<(), String>) -> io::Result<()> {
    // Line breaks in a message would start new commands.
    result.or_else(|message| writeln!(output, "info string {}", message.replace(['\r', '\n'], " ")))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Variant;
    use std::time::Duration;

    #[test]
    fn bounds_moves_and_totals_follow_the_uci_protocol() {
        let position = Position::start(Variant::Glinski);
        let mv = position.find_coordinates("f5f6").unwrap();
        let time = Duration::from_millis(3_210);
        let info = Info {
            depth: 9,
            seldepth: 12,
            score: Score::Cp(-31),
            wdl: None,
            exact: None,
            nodes: 800,
            nps: 70,
            time,
            hashfull: 5,
            pv: vec![mv],
            multipv: 1,
        };
        let text = |told: Progress| progress(&position, &told, false);
        assert_eq!(
            text(Progress::Bound { info: info.clone(), is_lower: false }),
            "info depth 9 seldepth 12 multipv 1 score cp -31 upperbound nodes 800 nps 70 hashfull 5 time 3210 pv f5f6"
        );
        assert!(text(Progress::Bound { info, is_lower: true }).contains(" score cp -31 lowerbound nodes "));
        assert_eq!(
            text(Progress::RootMove { depth: 9, mv, number: 4 }),
            "info depth 9 currmove f5f6 currmovenumber 4"
        );
        assert_eq!(
            text(Progress::Totals { nodes: 9, nps: 3, time, hashfull: 1 }),
            "info nodes 9 nps 3 hashfull 1 time 3210"
        );
    }
}
