//! The screens over the open game, which is paused meanwhile.

use std::ops::{Deref, DerefMut};

use super::{Editor, Learn, Puzzles};
use crate::app::context::Screen;

/// The screen over the open game.
#[derive(Debug, Clone)]
pub enum Over {
    /// The editor of positions.
    Editor(Box<Editor>),
    /// The lessons.
    Learn(Box<Learn>),
    /// The puzzles.
    Puzzles(Box<Puzzles>),
}

impl Over {
    /// The position editor.
    pub fn editor(&self) -> Option<&Editor> {
        if let Over::Editor(editor) = self { Some(editor) } else { None }
    }

    /// The lessons.
    pub fn learn(&self) -> Option<&Learn> {
        if let Over::Learn(learn) = self { Some(learn) } else { None }
    }

    /// The puzzles.
    pub fn puzzles(&self) -> Option<&Puzzles> {
        if let Over::Puzzles(puzzles) = self { Some(puzzles) } else { None }
    }
}

impl Deref for Over {
    type Target = dyn Screen;

    fn deref(&self) -> &Self::Target {
        match self {
            Over::Editor(editor) => &**editor,
            Over::Learn(learn) => &**learn,
            Over::Puzzles(puzzles) => &**puzzles,
        }
    }
}

impl DerefMut for Over {
    fn deref_mut(&mut self) -> &mut Self::Target {
        match self {
            Over::Editor(editor) => &mut **editor,
            Over::Learn(learn) => &mut **learn,
            Over::Puzzles(puzzles) => &mut **puzzles,
        }
    }
}
