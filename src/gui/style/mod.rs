//! The look of the window: colours and sizes, icons, the pictures of the pieces, and the small parts that every
//! feature builds from.

pub mod choice;
pub mod curve;
pub mod focus;
pub mod fonts;
pub mod form;
pub mod icons;
pub mod menu;
pub mod page;
pub mod pieces;
pub mod tab;
pub mod theme;
pub mod voice;
pub mod widgets;
