//! What a touched piece binds to.

use crate::app::catalogue::{tr, tr_args};
use crate::app::words;
use crate::game::{Position, Touch};

/// "Touch-move: the rook on f6 was touched and must move."
pub fn touched(position: &Position, touch: Touch) -> String {
    let cell = touch.cell();
    let key = match touch {
        Touch::Own(_) => "touch-own",
        Touch::Enemy(_) => "touch-enemy",
    };
    let piece = position.piece_at(cell).map_or_else(|| tr("piece-any"), |piece| words::kind(piece.kind));
    tr_args(key, &[("piece", piece.into()), ("cell", position.variant().cell_name(cell).into())])
}
