//! Parts that games of two and games of three each have in their own way: a set-up, a record, an open game.

use serde::{Deserialize, Serialize};

/// A part of a game of two, or its counterpart of a game of three.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TwoOrThree<A, B> {
    /// Of a game of two.
    Two(Box<A>),
    /// Of a game of three.
    Three(Box<B>),
}

impl<A, B> TwoOrThree<A, B> {
    /// The part of a game of two.
    pub fn of_two(two: A) -> Self {
        TwoOrThree::Two(Box::new(two))
    }

    /// The part of a game of three.
    pub fn of_three(three: B) -> Self {
        TwoOrThree::Three(Box::new(three))
    }

    /// The part, if the game is one of two.
    pub fn two(&self) -> Option<&A> {
        if let TwoOrThree::Two(two) = self { Some(two) } else { None }
    }

    /// The part, if the game is one of three.
    pub fn three(&self) -> Option<&B> {
        if let TwoOrThree::Three(three) = self { Some(three) } else { None }
    }

    pub(in crate::app) fn two_mut(&mut self) -> Option<&mut A> {
        if let TwoOrThree::Two(two) = self { Some(two) } else { None }
    }

    pub(in crate::app) fn three_mut(&mut self) -> Option<&mut B> {
        if let TwoOrThree::Three(three) = self { Some(three) } else { None }
    }
}
