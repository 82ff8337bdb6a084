//! Explains the obligation of a touched piece.

use crate::app::catalogue::Text;
use crate::app::words;
use crate::game::{Position, Touch};

/// "Touch-move: the rook on f6 was touched and must move."
pub fn touched(position: &Position, touch: Touch) -> Text {
    let cell = touch.cell();
    let key = match touch {
        Touch::Own(_) => "touch-own",
        Touch::Enemy(_) => "touch-enemy",
    };
    let piece = words::any_key(position.piece_at(cell).map(|piece| piece.kind));
    Text::new(key, [("piece", piece.into()), ("cell", position.variant().cell_name(cell).into())])
}
