//! Legal moves.
//!
//! The generator emits moves in sets: a [`Sink`] lists or counts them. Legality comes from pins and from the check
//! mask; only king moves and captures en passant are tested one by one.

use super::filter::MoveFilter;
use super::sink::{Count, Sink, Write};
use super::{Castling, Move, MoveKind, MoveList, Position, Role};
use crate::hex::{Bitboard, Cell, between, bishop_attacks, king_attacks, knight_attacks, line, rook_attacks};

/// A class of legal moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MoveClass {
    /// All of them.
    All,
    /// Captures and promotions.
    Captures,
    /// Neither captures nor promotions.
    Quiets,
}

impl Position {
    /// All legal moves; none after mate or stalemate.
    #[inline]
    pub fn legal_moves(&self) -> MoveList {
        self.list(MoveFilter::ALL)
    }

    /// The legal captures and promotions.
    pub fn legal_captures(&self) -> MoveList {
        let mut list = MoveList::new();
        self.list_into(MoveClass::Captures, &mut list);
        list
    }

    /// Replaces the contents of a list by the legal moves of a class.
    #[inline]
    pub fn list_into(&self, class: MoveClass, list: &mut MoveList) {
        let promotion = self.rules.pawns[self.turn].promotion;
        let wanted = match class {
            MoveClass::All => MoveFilter::ALL,
            MoveClass::Captures => {
                MoveFilter { targets: self.colors[!self.turn], pawn_pushes: promotion, ..MoveFilter::ALL }
            }
            MoveClass::Quiets => MoveFilter {
                targets: !self.occupied(),
                pawn_pushes: !promotion,
                en_passant: Bitboard::EMPTY,
                ..MoveFilter::ALL
            },
        };
        list.fill(|buffer| self.write(&wanted, buffer));
    }

    /// The legal moves whose target is this cell, without generating others.
    pub fn legal_moves_to(&self, cell: Cell) -> MoveList {
        self.list(MoveFilter::to(cell))
    }

    /// The number of legal moves, without listing them.
    #[inline(always)]
    pub fn count_legal_moves(&self) -> u32 {
        let mut count = Count(0);
        self.generate(&MoveFilter::ALL, &mut count);
        count.0
    }

    /// The number of leaf nodes of the move tree at a depth in plies, with bulk counting: the last moves are not made.
    pub fn perft(&self, depth: u32) -> u64 {
        let after = |mv: Move| {
            let mut next = *self;
            next.play_unchecked(mv);
            next.perft(depth - 1)
        };
        match depth {
            0 => 1,
            1 => self.count_legal_moves().into(),
            _ => self.legal_moves().iter().map(|&mv| after(mv)).sum(),
        }
    }

    /// Whether the side to move has a legal move.
    pub fn has_legal_move(&self) -> bool {
        self.count_legal_moves() != 0
    }

    /// Whether a move is legal: the same as `legal_moves().contains(&mv)`.
    pub fn is_legal(&self, mv: Move) -> bool {
        // A pawn may become any of four pieces.
        let mut buffer = [Move::normal(mv.from, mv.to); 8];
        let len = self.write(&MoveFilter::between(mv.from, mv.to), &mut buffer);
        buffer[..len].contains(&mv)
    }

    /// The legal move from one cell to another which promotes to the role, if one is given.
    ///
    /// A move that promotes is found only with its role.
    pub fn find_move(&self, from: Cell, to: Cell, promotion: Option<Role>) -> Option<Move> {
        let moves = self.list(MoveFilter::between(from, to));
        moves.iter().copied().find(|mv| mv.promotion() == promotion)
    }

    /// Whether there is a legal capture en passant.
    pub(super) fn has_legal_en_passant(&self) -> bool {
        let mut count = Count(0);
        self.en_passant_captures(&MoveFilter::ALL, &mut count);
        count.0 != 0
    }

    fn list(&self, wanted: MoveFilter) -> MoveList {
        let mut list = MoveList::new();
        list.fill(|buffer| self.write(&wanted, buffer));
        list
    }

    /// Writes the legal moves that pass the filter to the start of a buffer, and returns their number.
    ///
    /// There is one copy of this in the program: several would not fit into the processor's cache together.
    #[inline(never)]
    fn write(&self, wanted: &MoveFilter, buffer: &mut [Move]) -> usize {
        let mut sink = Write { buffer, len: 0 };
        self.generate(wanted, &mut sink);
        sink.len
    }

    /// Emits the legal moves that pass the filter.
    #[inline(always)]
    fn generate(&self, wanted: &MoveFilter, sink: &mut impl Sink) {
        let king = self.king(self.turn);
        let own = self.colors[self.turn];
        let free = (wanted.targets & self.rules.board) - own;
        if wanted.movers.contains(king) {
            self.king_moves(king, free, sink);
            if !self.castling.is_empty() && !self.in_check() {
                self.castling_moves(wanted.targets, sink);
            }
        }
        // The check mask: a single check is evaded by capturing the checker or by blocking it.
        let check_mask = match self.checkers.first() {
            None => Bitboard::ALL,
            Some(_) if self.checkers.has_many() => return,
            Some(checker) => between(king, checker).with(checker),
        };
        let movers = own & wanted.movers;
        self.piece_moves(king, movers, free & check_mask, sink);
        sink.pawns(&self.pawn_moves(king, self.roles[Role::Pawn] & movers, wanted, check_mask));
        self.en_passant_captures(wanted, sink);
    }

    #[inline(always)]
    fn king_moves(&self, king: Cell, free: Bitboard, sink: &mut impl Sink) {
        let others = self.occupied().without(king);
        let targets = king_attacks(king) & free;
        let safe = targets.iter().filter(|&to| !self.is_attacked(to, !self.turn, others, Bitboard::EMPTY));
        sink.normal(king, safe.collect());
    }

    /// The moves of knights, bishops, rooks and queens.
    #[inline(always)]
    fn piece_moves(&self, king: Cell, movers: Bitboard, targets: Bitboard, sink: &mut impl Sink) {
        let free = movers - self.pinned;
        for from in self.roles[Role::Knight] & free {
            sink.normal(from, knight_attacks(from) & targets);
        }
        self.slider_moves(free, targets, sink);
        // A pinned slider keeps to the line of the pin; a pinned knight cannot move.
        for from in movers & self.pinned {
            self.slider_moves(from.into(), targets & line(king, from), sink);
        }
    }

    /// The moves of bishops, rooks and queens; those of a queen in two sets.
    #[inline(always)]
    fn slider_moves(&self, movers: Bitboard, targets: Bitboard, sink: &mut impl Sink) {
        let occupied = self.occupied();
        let queens = self.roles[Role::Queen];
        for from in (self.roles[Role::Bishop] | queens) & movers {
            sink.normal(from, bishop_attacks(from, occupied) & targets);
        }
        for from in (self.roles[Role::Rook] | queens) & movers {
            sink.normal(from, rook_attacks(from, occupied) & targets);
        }
    }

    fn castling_moves(&self, targets: Bitboard, sink: &mut impl Sink) {
        let occupied = self.occupied();
        let allowed = |way: &&Castling| {
            // Tested first, because the way is seldom free.
            way.empty.is_disjoint(occupied)
                && way.color == self.turn
                && self.castling.has(way.right)
                && targets.contains(way.king_to)
                && !way.safe.iter().any(|to| self.is_attacked(to, !self.turn, occupied, Bitboard::EMPTY))
        };
        for way in self.rules.castling.iter().filter(allowed) {
            sink.one(Move { from: way.king_from, to: way.king_to, kind: MoveKind::Castle });
        }
    }

    /// Captures en passant: rare, and with pins of their own, so that each is tested on the board.
    #[inline(always)]
    fn en_passant_captures(&self, wanted: &MoveFilter, sink: &mut impl Sink) {
        let Some(step) = self.double_push else { return };
        let (us, king) = (self.turn, self.king(self.turn));
        let pawns = self.pieces(us, Role::Pawn) & wanted.movers;
        for to in step.passed() & wanted.en_passant {
            for from in self.rules.pawns[!us].captures[to.index()] & pawns {
                let after = self.occupied().without(from).without(step.to).with(to);
                if !self.is_attacked(king, !us, after, step.to.into()) {
                    sink.one(Move { from, to, kind: MoveKind::EnPassant });
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::chess::{MoveClass, Position, Variant};

    /// Positions of seeded random games, from the start until a game is over or long.
    fn random_positions(variant: Variant, games: u64, mut visit: impl FnMut(&Position)) {
        for seed in 0..games {
            let mut random = fastrand::Rng::with_seed(seed);
            let mut position = Position::start(variant);
            visit(&position);
            for _ in 0..200 {
                let moves = position.legal_moves();
                let Some(&mv) = random.choice(moves.iter()) else { break };
                position.play_unchecked(mv);
                visit(&position);
            }
        }
    }

    #[test]
    fn incremental_keys_match_a_fresh_position() {
        for variant in Variant::ALL {
            random_positions(variant, 20, |position| {
                assert_eq!(position.board_key, position.compute_board_key());
                let fresh = Position::from_fen(variant, &position.to_fen()).unwrap();
                assert_eq!(*position, fresh);
                assert_eq!(position.key(), fresh.key());
            });
        }
    }

    #[test]
    fn counts_subsets_and_single_moves_agree_with_the_list() {
        for variant in Variant::ALL {
            random_positions(variant, 8, |position| {
                let moves = position.legal_moves();
                assert_eq!(position.count_legal_moves() as usize, moves.len());
                assert_eq!(position.has_legal_move(), !moves.is_empty());
                for &mv in &moves {
                    assert!(position.is_legal(mv));
                    assert_eq!(position.find_move(mv.from, mv.to, mv.promotion()), Some(mv));
                    let after = position.play(mv).unwrap();
                    assert_eq!(position.gives_check(mv), after.in_check());
                    assert_eq!(position.is_capture(mv), after.occupied().len() < position.occupied().len());
                }
                let mut captures = position.legal_captures().to_vec();
                let wanted = |mv| position.is_capture(mv) || mv.promotion().is_some();
                let mut expected: Vec<_> = moves.iter().copied().filter(|&mv| wanted(mv)).collect();
                captures.sort_unstable();
                expected.sort_unstable();
                assert_eq!(captures, expected);
                let mut quiets = moves.clone();
                position.list_into(MoveClass::Quiets, &mut quiets);
                let mut quiets = quiets.to_vec();
                quiets.sort_unstable();
                let mut expected: Vec<_> = moves.iter().copied().filter(|&mv| !wanted(mv)).collect();
                expected.sort_unstable();
                assert_eq!(quiets, expected);
            });
        }
    }

    #[test]
    fn illegal_moves_are_refused() {
        use crate::chess::{Move, MoveKind, Role};
        use crate::hex::Cell;
        let start = Position::start(Variant::Glinski);
        assert!(start.play(Move::normal(Cell::F5, Cell::F7)).is_err());
        let kinds =
            [MoveKind::DoublePush, MoveKind::EnPassant, MoveKind::Promotion(Role::Queen), MoveKind::Castle];
        for kind in kinds {
            let error = start.play(Move { from: Cell::F5, to: Cell::F6, kind }).unwrap_err();
            assert_eq!(error.to_string(), "the pawn on f5 can move to f6, but not in this way");
        }
        // Even without the check nothing panics.
        for from in Cell::ALL {
            for kind in kinds {
                let mut position = start;
                position.play_unchecked(Move { from, to: Cell::F6, kind });
            }
        }
    }

    #[test]
    fn en_passant_counts_in_the_key_only_when_it_is_legal() {
        let key = |fen: &str| Position::from_fen(Variant::Glinski, fen).unwrap().key();
        let board = "1/2k/5/7/4P1p2/4p1p4/11/11/11/11/1P4K4 b";
        assert_ne!(key(&format!("{board} f6 0 1")), key(&format!("{board} - 0 1")));
        let pinned = "1/2k/5/7/9/11/KPp1r6/11/11/11/9P1 w";
        assert_eq!(key(&format!("{pinned} c6 0 1")), key(&format!("{pinned} - 0 1")));
        assert_ne!(key(&format!("{board} - 0 1")), key(&format!("{} - 0 1", board.replace(" b", " w"))));
    }
}
