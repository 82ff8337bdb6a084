//! A game being played or kept: notation, records, clocks.
