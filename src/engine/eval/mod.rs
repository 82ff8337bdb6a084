//! The hand-crafted evaluation: material, piece-square tables, mobility, threats, bishop colours, pawn structure and
//! king safety.
//!
//! It is a sum of tapered weights, each times the number of its occurrences for White minus those for Black. The
//! terms go to a `Sink`, which adds them up for play and counts them for those who study the engine. The weights are
//! data, one file for each variant. They were tuned after Texel on games of the engine with itself; the levels of play
//! are measured with them.

mod evaluator;
mod king;
mod pawns;
mod pieces;
mod scale;
mod sink;
mod tables;
mod tapered;
mod terms;
mod weights;

pub(super) use evaluator::Evaluator;
pub(super) use pawns::pawn_attacks;
pub(super) use scale::scaled;
pub(super) use tapered::s;
pub(super) use terms::{GROUPS, Group};
pub(super) use weights::Weights;
