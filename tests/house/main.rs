//! The house itself: layers of the code, texts of all languages, packages, documents, the record of strength.

#[cfg(feature = "app")]
mod catalogue;
#[cfg(feature = "app")]
mod languages;
mod layers;
mod packaging;
#[cfg(feature = "cli")]
mod pages;
mod strength;
#[cfg(feature = "app")]
mod walks;
