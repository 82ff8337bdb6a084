//! The engines that were added: their list, and the form of one of them.

mod form;
mod list;
mod options;

pub use form::show as show_form;
pub use list::show as show_list;
