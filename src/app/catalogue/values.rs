//! Messages with values: `text!("dropped-others", path, others = count)`.
//!
//! A value is given by its name in the message. The name alone takes the variable of this name, and a name
//! that Rust cannot read is in quotation marks: `text!("speech-back", "move" = spoken)`.

/// A `Text` with values.
macro_rules! text {
    ($key:expr $(, $name:tt $(= $value:expr)?)+) => {
        $crate::app::catalogue::Text::new($key, [$($crate::app::catalogue::value!($name $(= $value)?)),+])
    };
}
pub(crate) use text;

/// The words of a message with values, in the language that is shown.
macro_rules! tr {
    ($key:expr $(, $name:tt $(= $value:expr)?)+) => {
        $crate::app::catalogue::tr_args($key, &[$($crate::app::catalogue::value!($name $(= $value)?)),+])
    };
}
pub(crate) use tr;

/// A value with its name, for `text!` and `tr!`.
macro_rules! value {
    ($name:ident) => {
        (stringify!($name), $name.into())
    };
    ($name:ident = $value:expr) => {
        (stringify!($name), $value.into())
    };
    ($name:literal = $value:expr) => {
        ($name, $value.into())
    };
}
pub(crate) use value;
