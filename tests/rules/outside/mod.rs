//! Programs of a library user: written from the documentation alone, with names as a user of other chess libraries
//! guesses them. They show that the public API suffices and stays as it is documented.

mod files;
mod positions;
mod three_players;
