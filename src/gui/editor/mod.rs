//! Setting up a position: the pieces to choose from beside the board, and all that goes with them in the side panel.

mod fields;
mod marks;
mod palette;
mod panel;
mod state;

pub use palette::palette_ui;
pub use panel::panel_ui;
pub use state::EditorState;
