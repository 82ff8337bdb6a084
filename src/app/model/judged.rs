//! A wrong move in a puzzle or a lesson, which the engine judges.

use crate::app::context::Context;
use crate::app::engines::{EngineNews, Purpose, SearchTicket};
use crate::engine::{Limits, Score, SearchRequest};
use crate::game::{Move, Position};
use crate::tactics::{Cause, Mistake};

/// The engine's nodes for a move that is not the right one. A time would judge by the speed of the machine, and pass before
/// a new engine has begun.
const NODES: u64 = 50_000;

/// Another move than the right one, while the engine judges it.
#[derive(Debug, Clone)]
pub(super) struct Judged {
    ticket: SearchTicket,
    pub mv: Move,
    /// The points to be expected after this move, and after the right one.
    expected: [Option<f64>; 2],
    /// The best lines that begin with these moves.
    lines: [Vec<Move>; 2],
    /// The number of moves in which the other side mates after this move, if it does.
    lets_mate: Option<u32>,
}

impl Judged {
    /// Begins the search that compares a move with the right one.
    pub fn ask(position: &Position, mv: Move, right: Move, cx: &mut Context) -> Judged {
        let limits = Limits { nodes: Some(NODES), search_moves: vec![mv, right], ..Limits::default() };
        let request = SearchRequest { lines: 2, ..SearchRequest::new(*position, limits) };
        let ticket = cx.search(Purpose::Hint, request);
        Judged { ticket, mv, expected: [None; 2], lines: [const { Vec::new() }; 2], lets_mate: None }
    }

    /// Takes news of the engine. At the end of the search returns the points to be expected after this move and after the
    /// right one, as far as they are known.
    pub fn news(&mut self, ticket: SearchTicket, news: &EngineNews) -> Option<[Option<f64>; 2]> {
        match news {
            _ if ticket != self.ticket => None,
            EngineNews::Thinking(info) => {
                if let Some(&mv) = info.pv.first() {
                    let place = usize::from(mv != self.mv);
                    self.expected[place] = Some(info.score.expected());
                    self.lines[place].clone_from(&info.pv);
                    if place == 0 {
                        self.lets_mate = match info.score {
                            Score::Mate(moves) if moves < 0 => Some(moves.unsigned_abs()),
                            _ => None,
                        };
                    }
                }
                None
            }
            EngineNews::BestMove(_) => Some(self.expected),
            EngineNews::Failed(_) => Some([None; 2]),
        }
    }

    /// Why the move is wrong, as far as it does not give the solution away.
    pub fn cause(&self, before: &Position) -> Option<Cause> {
        let [mine, right] = self.expected;
        let mistake = Mistake {
            before,
            mv: self.mv,
            better: &self.lines[1],
            answer: self.lines[0].get(1..)?,
            last: None,
            points: (right?, mine?),
            ends: before.after(&[self.mv]).outcome(),
            lets_mate: self.lets_mate,
            misses_mate: None,
            is_secret: true,
        };
        mistake.cause()
    }
}
