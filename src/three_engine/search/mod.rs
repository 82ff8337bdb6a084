//! The search tree: best-reply search (Schadd and Winands, "Best Reply Search for Multi-Player Games", 2011).
//!
//! The side at the root plays against both others as one team. Only the team member with the stronger reply moves;
//! the other one passes, or gets out of check by the move that is first in the move ordering. But the other one may
//! capture hanging pieces, above all a king, on the line that the first one has opened, because that needs no
//! agreement between the two. So the search does not treat two opponents as one that moves twice, which would see
//! every king mated from the first move on. The root side moves every second ply, so that the search is deeper than
//! one of all three sides.
//!
//! Values are for the team to move: the points of the side at the root, or minus them. If two sides of one team move
//! one after the other, the window is passed on unchanged; otherwise it is negated.

mod node;
mod quiescence;
mod replies;
mod tree;

pub(super) use node::Search;
