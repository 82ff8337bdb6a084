//! The program: the window by default, the command line's tools by name.

fn main() {}
