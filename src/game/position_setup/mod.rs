//! A position of any variant that is set up but not yet validated.

mod image;
mod picture;
mod problem;
mod rights;
mod setup;

pub use setup::{PositionSetup, SetupProblem};
