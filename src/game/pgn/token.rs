//! The pieces that the text of a file is split into.

/// The kind of a [`Token`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// `[Name "value"]`, to the closing bracket or the end of the line.
    Tag,
    /// `{...}`; not closed if the text, or the game, ends before it does.
    Comment {
        /// Whether the closing brace is there.
        closed: bool,
    },
    /// `;` to the end of the line.
    LineComment,
    /// A line that begins with `%`.
    Escape,
    /// A line of `=` signs between games, a fence or a tag of a forum around one.
    Separator,
    /// Text outside of games.
    Remark,
    /// `(`
    Open,
    /// `)`
    Close,
    /// `$` and digits.
    Nag,
    /// `!`, `?!` and the like.
    Suffix,
    /// A move number, or the dots after it.
    Number,
    /// `1-0`, `*` and the like.
    Result,
    /// `e.p.`
    EnPassantMark,
    /// Anything that may be a move.
    Symbol,
    /// A word that is not a move, such as `ch`, `dbl.ch.` and `+-`.
    Word,
    /// A comma or a dash between moves.
    Punctuation,
    /// A character without meaning in its place.
    Junk,
}

impl Kind {
    /// Whether it may be in the head of a game, among the tags.
    pub fn is_of_head(self) -> bool {
        matches!(
            self,
            Kind::Tag
                | Kind::Comment { .. }
                | Kind::LineComment
                | Kind::Escape
                | Kind::Separator
                | Kind::Remark
        )
    }
}

/// A piece of the text, from byte `start` up to `end`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Token {
    pub kind: Kind,
    pub start: usize,
    pub end: usize,
    /// The end of its first part, if that may be a token of its own: `N` of `N c3`, `g5` of `g5N`.
    pub first: Option<usize>,
}
