//! Prefetching: a hint to the processor to load memory into its cache.

use crate::chess::{Move, Position, Role, zobrist};

/// Prefetches the cache line of a value that will be read soon.
#[inline(always)]
#[cfg_attr(
    not(target_arch = "x86_64"),
    expect(unused_variables, reason = "stable Rust has no prefetch hint for other processors")
)]
pub(super) fn prefetch<T>(value: &T) {
    #[cfg(target_arch = "x86_64")]
    #[expect(unsafe_code, reason = "the standard library has no safe prefetch")]
    // SAFETY: a prefetch does not access memory, and the address comes from a reference.
    unsafe {
        use std::arch::x86_64::{_MM_HINT_T0, _mm_prefetch};
        _mm_prefetch::<_MM_HINT_T0>(std::ptr::from_ref(value).cast());
    }
}

/// The key and the halfmove clock after a move, without castling and en passant: cheap, and nearly always right, which
/// is enough for prefetching.
#[inline(always)]
pub(super) fn approximate_key_after(position: &Position, mv: Move) -> (u64, u32) {
    let (us, before) = (position.turn(), position.board_key());
    let Some(role) = position.role_at(mv.from) else { return (before, position.halfmove_clock()) };
    let placed = mv.promotion().unwrap_or(role);
    let moved = zobrist::piece(us, role, mv.from) ^ zobrist::piece(us, placed, mv.to);
    let key = before ^ zobrist::black_to_move() ^ moved;
    match position.role_at(mv.to) {
        Some(victim) => (key ^ zobrist::piece(!us, victim, mv.to), 0),
        None if role == Role::Pawn => (key, 0),
        None => (key, position.halfmove_clock().saturating_add(1)),
    }
}
