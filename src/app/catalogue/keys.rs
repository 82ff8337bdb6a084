//! Names for the choices of an enum: the key in the catalogue for each variant.

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
        $vis fn $name(of: $of) -> $crate::app::catalogue::Text {
            $crate::app::catalogue::Text::key(match of { $(<$of>::$variant => $key),+ })
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
