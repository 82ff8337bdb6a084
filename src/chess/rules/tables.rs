//! The table of each variant.

use super::Rules;
use super::glinski::GLINSKI;
use super::mccooey::MCCOOEY;
use super::shafran::SHAFRAN;
use crate::chess::Variant;

impl Variant {
    /// The rule table of the variant.
    pub const fn rules(self) -> &'static Rules {
        match self {
            Variant::Glinski => &GLINSKI,
            Variant::McCooey => &MCCOOEY,
            Variant::Shafran => &SHAFRAN,
        }
    }
}
