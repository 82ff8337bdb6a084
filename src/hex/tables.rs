//! Tables and sets over all cells, made while the program is compiled.

/// A table with a value for each cell, in the order of their indices.
macro_rules! cell_table {
    ($initial:expr; |$cell:ident| $value:expr) => {{
        let mut table = [$initial; $crate::hex::Cell::COUNT];
        let mut i = 0;
        while i < $crate::hex::Cell::COUNT {
            let $cell = $crate::hex::Cell::ALL[i];
            table[i] = $value;
            i += 1;
        }
        table
    }};
}

/// The set of the cells for which an expression is true.
macro_rules! cell_set {
    (|$cell:ident| $test:expr) => {{
        let mut set = $crate::hex::Bitboard::EMPTY;
        let mut i = 0;
        while i < $crate::hex::Cell::COUNT {
            let $cell = $crate::hex::Cell::ALL[i];
            if $test {
                set = set.with($cell);
            }
            i += 1;
        }
        set
    }};
}

pub(crate) use {cell_set, cell_table};
