//! Everything that is wrong with a set-up.

use std::error::Error;
use std::fmt;

/// The problems of a set-up: one or more, the gravest first.
///
/// As text: the first few.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct SetupErrors<E> {
    first: E,
    rest: Vec<E>,
}

impl<E> SetupErrors<E> {
    /// The problems; `None` for an empty list.
    pub(crate) fn new(problems: impl IntoIterator<Item = E>) -> Option<SetupErrors<E>> {
        let mut problems = problems.into_iter();
        problems.next().map(|first| SetupErrors { first, rest: problems.collect() })
    }

    /// The problems as those of a wider type.
    pub(crate) fn map<F>(self, f: impl Fn(E) -> F) -> SetupErrors<F> {
        SetupErrors { first: f(self.first), rest: self.rest.into_iter().map(f).collect() }
    }

    /// The gravest problem.
    pub const fn first(&self) -> &E {
        &self.first
    }

    /// All problems, the gravest first.
    pub fn iter(&self) -> impl Iterator<Item = &E> {
        std::iter::once(&self.first).chain(&self.rest)
    }
}

impl<E: fmt::Display> fmt::Display for SetupErrors<E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        /// The maximum number of problems in the text.
        const SHOWN: usize = 3;
        self.first.fmt(f)?;
        self.rest.iter().take(SHOWN - 1).try_for_each(|problem| write!(f, "; {problem}"))?;
        match self.rest.len().saturating_sub(SHOWN - 1) {
            0 => Ok(()),
            more => write!(f, "; and {more} more"),
        }
    }
}

impl<E: Error> Error for SetupErrors<E> {}

impl<E> From<E> for SetupErrors<E> {
    fn from(problem: E) -> SetupErrors<E> {
        SetupErrors { first: problem, rest: Vec::new() }
    }
}
