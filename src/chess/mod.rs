//! The rules of the hexagonal chess family.
