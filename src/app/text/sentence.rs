//! Sentences without a language: a key of the catalogue with its values, `text!("dropped-others", path, others = count)`.
//!
//! A value is given by its name in the message. The name alone takes the variable of this name, and a name
//! that Rust cannot read is in quotation marks: `text!("speech-back", "move" = spoken)`.

use std::error::Error;
use std::fmt;
use std::io::{self, ErrorKind};

use super::catalogue::{Catalogue, Value, shown, shown_catalogue};
use crate::disk::DiskError;

/// A text without a language: the key of a message in the catalogue, and the values in it. [`Display`](fmt::Display)
/// turns it into words in the current language when it is drawn.
#[derive(Debug, Clone, PartialEq)]
pub enum Text {
    /// A text that is the same in every language: a name, a path, a message of the system.
    Verbatim(String),
    /// A move as files have it; on screen with the letters of the reader.
    Move(String),
    /// A message of the catalogue.
    Message {
        /// The name of the message in the catalogue.
        key: &'static str,
        /// The values put in, by name.
        args: Vec<(&'static str, Arg)>,
    },
    /// Several texts, each in a line of its own.
    Lines(Vec<Text>),
}

/// A value put into a [`Text`].
#[derive(Debug, Clone, PartialEq)]
pub enum Arg {
    /// A whole number. The message may choose by it between singular and plural.
    Number(u64),
    /// A number with as many decimals as it takes, and the language's decimal separator.
    Decimal(f64),
    /// A text; a verbatim one may also be a key, by which the message chooses its words.
    Text(Text),
}

impl Text {
    /// A message without values.
    pub fn key(key: &'static str) -> Text {
        Text::Message { key, args: Vec::new() }
    }

    /// A message with values: `Text::new("draw-declined", [("name", name.into())])`.
    pub fn new(key: &'static str, args: impl IntoIterator<Item = (&'static str, Arg)>) -> Text {
        Text::Message { key, args: args.into_iter().collect() }
    }

    /// A text that is the same in every language.
    pub fn verbatim(text: impl Into<String>) -> Text {
        Text::Verbatim(text.into())
    }

    /// A move as files have it: "Rf6", "12... Qe3".
    pub fn mv(san: impl Into<String>) -> Text {
        Text::Move(san.into())
    }

    /// The text of an error: the text that it was [made](io::Error::other) of, the catalogue's for common errors of
    /// disks, or otherwise the system's.
    pub fn of_error(error: &io::Error) -> Text {
        let own = error.get_ref().and_then(|inner| inner.downcast_ref::<Text>());
        let known = || match error.kind() {
            _ if DiskError::of(error) == Some(DiskError::NotPlain) => Some("file-not-plain"),
            ErrorKind::StorageFull | ErrorKind::QuotaExceeded | ErrorKind::WriteZero => Some("disk-full"),
            ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem => Some("disk-not-allowed"),
            ErrorKind::NotADirectory => Some("disk-no-folder"),
            _ => None,
        };
        let of_system = || known().map_or_else(|| Text::Verbatim(error.to_string()), Text::key);
        own.cloned().unwrap_or_else(of_system)
    }

    /// Whether the text is this message, with any values.
    pub fn is_message(&self, message: &str) -> bool {
        matches!(self, Text::Message { key, .. } if *key == message)
    }

    /// The words in the language of this catalogue.
    pub fn translate(&self, catalogue: &Catalogue) -> String {
        match self {
            Text::Verbatim(text) => text.clone(),
            Text::Move(san) => shown().letters.on_screen(san).into_owned(),
            Text::Message { key, args } => {
                let args: Vec<_> = args.iter().map(|(name, arg)| (*name, arg.value(catalogue))).collect();
                catalogue.text(key, &args)
            }
            Text::Lines(lines) => {
                let lines: Vec<_> = lines.iter().map(|line| line.translate(catalogue)).collect();
                lines.join("\n")
            }
        }
    }
}

impl Arg {
    fn value(&self, catalogue: &Catalogue) -> Value<'static> {
        match self {
            Arg::Number(number) => (*number).into(),
            Arg::Decimal(number) => {
                number.to_string().replace('.', &catalogue.text("decimal-separator", &[])).into()
            }
            Arg::Text(text) => text.translate(catalogue).into(),
        }
    }
}

impl fmt::Display for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.translate(shown_catalogue()))
    }
}

/// Lets a text travel as an [`io::Error`] until it is shown in the current language.
impl Error for Text {}

impl From<Text> for Value<'_> {
    fn from(text: Text) -> Self {
        text.to_string().into()
    }
}

/// Conversions into a value, each by an expression.
macro_rules! from {
    ($($value:ident: $of:ty => $arg:expr,)+) => {
        $(impl From<$of> for Arg {
            fn from($value: $of) -> Arg {
                $arg
            }
        })+
    };
}

from! {
    text: Text => Arg::Text(text),
    text: &Text => Arg::Text(text.clone()),
    text: String => Arg::Text(Text::Verbatim(text)),
    text: &String => text.clone().into(),
    text: &str => text.to_owned().into(),
    number: u64 => Arg::Number(number),
    number: u32 => Arg::Number(number.into()),
    number: usize => Arg::Number(number as u64),
    number: f64 => Arg::Decimal(number),
}

/// A `Text` with values.
macro_rules! text {
    ($key:expr $(, $name:tt $(= $value:expr)?)+) => {
        $crate::app::text::Text::new($key, [$($crate::app::text::value!($name $(= $value)?)),+])
    };
}
pub(crate) use text;

/// The words of a message with values, in the language that is shown.
macro_rules! tr {
    ($key:expr $(, $name:tt $(= $value:expr)?)+) => {
        $crate::app::text::tr_args($key, &[$($crate::app::text::value!($name $(= $value)?)),+])
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

/// Pairs the variants of an enum with keys of the catalogue: by a function, or for a choice offered to the user by
/// `ALL` and `key`.
macro_rules! keys {
    (impl $of:ident { $($variant:ident => $key:literal),+ $(,)? }) => {
        impl $of {
            /// Every choice, in the order of a menu.
            pub const ALL: [$of; [$($key),+].len()] = [$($of::$variant),+];

            /// The key of its name in the catalogue.
            pub fn key(self) -> &'static str {
                match self { $($of::$variant => $key),+ }
            }
        }
    };
    ($(#[$meta:meta])* $vis:vis fn $name:ident($of:ty) -> Text { $($variant:ident => $key:literal),+ $(,)? }) => {
        $(#[$meta])*
        $vis fn $name(of: $of) -> $crate::app::text::Text {
            $crate::app::text::Text::key(match of { $(<$of>::$variant => $key),+ })
        }
    };
    ($(#[$meta:meta])* $vis:vis fn $name:ident($of:ty) { $($variant:ident => $key:literal),+ $(,)? }) => {
        $(#[$meta])*
        $vis fn $name(of: $of) -> &'static str {
            match of { $(<$of>::$variant => $key),+ }
        }
    };
}
pub(crate) use keys;

#[cfg(test)]
mod tests {
    use super::*;

    const POLISH: &str = "decimal-separator = ,\n\
                          color-white = Białe\n\
                          low = { $name } mają { $seconds } s, { $count ->\n\
                          \x20   [one] jeden ruch\n    [few] { $count } ruchy\n   *[other] { $count } ruchów\n }\n";

    #[test]
    fn a_text_has_words_only_in_a_language() {
        let polish = Catalogue::from_source("pl", POLISH, None);
        let low = |count: u32| {
            let args = [
                ("name", Text::key("color-white").into()),
                ("seconds", 2.5.into()),
                ("count", Arg::from(count)),
            ];
            Text::new("low", args)
        };
        assert_eq!(low(3).translate(&polish), "Białe mają 2,5 s, 3 ruchy");
        assert_eq!(low(5).translate(&polish), "Białe mają 2,5 s, 5 ruchów");
        let lines = Text::Lines(vec![low(1), Text::verbatim("Anna")]);
        assert_eq!(lines.translate(&polish), "Białe mają 2,5 s, jeden ruch\nAnna");
        assert_eq!(Text::key("color-white").to_string(), "White");
    }

    #[test]
    fn an_error_keeps_its_text() {
        let own = Text::key("internal-error");
        assert_eq!(Text::of_error(&io::Error::other(own.clone())), own);
        assert_eq!(Text::of_error(&io::Error::other("no room")), Text::verbatim("no room"));
    }
}
