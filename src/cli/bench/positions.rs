//! The positions of `heksy bench`: starts, middlegames and endgames from self-play, and endings with few pieces.

use crate::game::Variant;

/// The positions of each game.
pub const POSITIONS: &[(Variant, &[&str])] = &[
    (Variant::Glinski, GLINSKI),
    (Variant::McCooey, MCCOOEY),
    (Variant::Shafran, SHAFRAN),
    (Variant::Checkers, CHECKERS),
];

const GLINSKI: &[&str] = &[
    "b/qbk/n1b1n/r5r/ppppppppp/11/5P5/4P1P4/3P1B1P3/2P2B2P2/1PRNQBKNRP1 w - 0 1",
    "1/1bk/n1bbr/rq5/ppppppppp/6P1n2/5P3N1/4PR5/3P1B1P3/2P2B2P2/1PR1QBKN1P1 b g5 0 5",
    "b/1bk/1nb2/3n2r/p1ppppppp/6P4/R1rP1P1B3/2p1PNN4/1q5P3/1PP5P2/4QBK1RP1 w - 0 13",
    "1/2Q/3k1/1PN1r2/6p2/8p2/7P3/4P6/1p9/1PP5P2/5K2n2 b - 4 44",
    "k/1r1/5/7/4p1p2/3P4p2/3NQ2P3/4P6/1p7n1/1PP5P2/6K4 w - 0 37",
    "1/2k/b1b2/3n1rr/3ppp1p1/1p4Pp1p1/2p1P2P3/3N1NR4/3P1B5/2P4RP2/1P4Kb1P1 w - 0 19",
    "1/3/5/2bk3/3b1p3/6P4/1N2PK2pp1/2p5P2/3P1B3P1/1PP8/11 b - 2 40",
    "b/qbk/n1b1n/r3r2/pp1pp1pp1/3p2p2p1/4PPP2N1/11/2PP1B1P3/5B2P2/1PRNQBK1RP1 b - 0 5",
    "1/2k/3rb/3r3/2b1p4/1p1Np6/3p1P2p2/3P1B3p1/1P4BPNP1/7KP2/6R4 b - 3 32",
    "b/1bk/2b2/3n2r/1p3pppp/rp1ppp2n2/1N3P5/1q1PP1P4/4QB1PPP1/2P2B5/1P1R1BKNR2 b - 0 9",
    "1/3/3n1/7/2k2p2p/1Rr3P1p2/2np3P3/3P1BK4/8PP1/11/3B7 w - 14 49",
    "1/2k/2q2/r1b2r1/1npp2bp1/2p4p1p1/1p4PP3/3P3R2Q/2n2B2PP1/5B5/1P3BKNR2 w - 0 21",
    "1/k2/5/7/2ppr4/2p1b2ppp1/1p2b6/7KNP1/11/11/11 w - 4 62",
    "1/1bk/3bn/r2nrb1/ppppp3p/2q3p1p2/3PPPPp3/6BN3/1PP4P3/4BB2P2/1R1NQ1KR1P1 b - 5 16",
    "r/2k/5/7/1pppp3p/6p1p1q/3PPp2r2/N4Q1PP2/1PP4R3/2b1B6/6K2P1 w - 5 38",
    "b/2k/5/7/2p1rpp2/2p1p1p1b2/1pn1PPQ4/2q5P2/2NP3P1P1/7B3/1PB3K4 b k2 0 34",
    "b/1bk/n3n/2r3r/ppp1ppp1p/11/4RP2p2/1q2P1P1P2/1P1P7/2P2B5/3NQBKNRP1 w - 0 9",
    "1/1bk/5/7/2nr2b2/3p1R1p3/2p1P1BN1p1/1pPP2P1P2/1P7P1/8B2/6K4 w - 6 34",
    "1/q2/2bkb/6r/pp3pppp/6P4/2bpp6/3PP2P3/2P1RB3R1/1P2B1Q1P2/r5KN1P1 b - 1 17",
    "b/q1k/n1b2/r5r/1pppppppp/3b7/1p3P5/4P1P4/3PQBKPNn1/2P2B2P2/1PRN1B2RP1 w - 4 5",
    "1/3/2b2/7/1r7/1n1R1B1np2/1pp4pkp1/2R4P3/1Pp3K4/8P2/9P1 w - 6 40",
    "1/3/1k3/3r3/2p1p1prp/2pn2p4/1p2PPPP3/2P6PR/RPb2B5/6B4/6K4 w - 1 35",
    "1/3/5/7/3k1np2/2p1p6/1p1p3r1p1/2P2R5/P5KB3/11/11 w d6 0 63",
    "1/1b1/2bkn/3r3/1pb1p1p2/2n1p1p4/1p1pPPP1p1r/4NR1N1p1/1PPPBB1PPP1/4K6/2R5B2 w - 0 26",
    "1/1k1/5/4R2/1pb1B1p2/4p6/1p1pP3r2/7Ppp1/1PPPBB2bP1/4K6/11 w - 1 37",
    "1/q1k/5/2b4/p2p5/1bb1prBnp2/5Ppp1p1/2p1NNP4/3P1R1P3/2P1B3P2/1P3KQ2P1 b - 1 29",
    "1/qbk/5/7/p2p5/1bb1pr1npp1/2p2PppB2/4NNP4/3P3P3/2P1B3P2/1PR2KQ2P1 b - 3 26",
    // A rook, three minor pieces, a queen against a rook: the king must be driven to the edge.
    "1/3/5/3k3/9/11/11/11/3R7/5K5/11 w - 0 1",
    "1/3/5/7/4k4/11/11/11/2N1K2N3/5B5/11 w - 0 1",
    "1/3/5/7/3rk4/11/11/11/Q4K5/11/11 w - 0 1",
    // Pawn endings, where stalemate is near.
    "1/1k1/5/2PK3/9/11/11/11/11/11/11 w - 0 1",
    "1/3/5/1p2k2/2p6/11/3P1P5/5K5/11/11/11 b - 0 1",
];

const MCCOOEY: &[&str] = &[
    "b/qbk/rnbnr/ppppppp/9/11/11/5P5/4PBP4/3PNBNP3/2PRQBKRP2 w - 0 1",
    "1/1bk/4r/p2P1pp/9/3p1Np4/5bP4/4PP5/5R2Q2/1r3B1P3/2q3K4 b - 0 27",
    "1/3/1rnk1/2pp1p1/2R2p1p1/3p7/1R3P2P1r/4P2P3/2P4P3/7K3/8B2 b - 0 41",
    "b/1bk/2r2/3p1pp/4N4/2ppp1p4/n3P6/5P5/6P4/2PP1B1K3/3R1B2P2 w d7 0 14",
    "1/3/5/3p3/9/6p4/1K9/3p7/2k8/3pQ6/11 w - 4 63",
    "1/qbk/r1b1r/1ppppp1/1p4bpn/6n4/11/4BP2Q2/4P1P4/3PNBNP3/2PR1BKRP2 w - 8 7",
    "1/qbk/rnb1r/ppp1pp1/4p2p1/11/2B3P4/4P3N2/5BP2b1/3P2NP3/2PRQBKRP2 w - 1 6",
    "b/qbk/2rn1/p2ppp1/2p1p2Br/11/11/5PPP3/4PQ5/3PNB5/2PR2KRP2 w - 1 9",
    "1/2k/4b/1p1p1p1/8R/2p2npN3/4P1P3r/1r3P5/4q3PB1/3P3P3/2R2QK4 b - 1 28",
    "b/qbk/2bn1/pr1p1p1/3p1p3/2p5p2/4N5B/4PP5/2P3P4/3P1B1P3/3RQBKRP2 b - 3 9",
];

const SHAFRAN: &[&str] = &[
    "kqbnr/bppppp/np5/bp6/rp6P/p6PR/6PB/5PN/PPPPPB/RNBQK w QBqb - 0 1",
    "2b2/1ppp2/n1n3p/kp6/rp4P1P/3r1NR2/1PP3P1/5K1/P3PB/RN3 w - - 0 19",
    "5/6/7/3k1PK1/5N3/9/1n1BP3/7/6/5 w - - 7 55",
    "1n3/3b1Q/1k1q3/3p1pBP/5p3/3p3P1/1p3P2/1b5/3PP1/4K b - - 1 26",
    "5/2p2P/7/6P1/1k2r4/2n3P2/p7/b1R2K1/p1PN2/5 b - - 4 48",
    "1kb1r/3pp1/3p2p/2p3RP/Q1p1p4/p5Pb1/8/RP2PP1/2PP2/1q1BK b - - 1 26",
    "5/6/3k3/2pp2p1/1pb6/4P4/2PNP1P1/3K1P1/6/5 b - - 7 37",
    "5/2k3/7/2p1P1K1/4p4/4P4/2P1P1P1/7/6/5 w - - 1 68",
    "kqb2/1pppp1/7/b1p4R/rp6P/1bp1n1PPR/1p5B/5PN/2PPPB/1N1QK w Bb - 2 10",
    "r4/6/6P/1bp1Np2/5KP2/1p5P1/1k2P3/3P3/6/5 b - e3 0 45",
];

const CHECKERS: &[&str] = &[
    "W:W15,16,24,25,33,34,35,42,43,44,51,52,53,54,61,62,63,71,72,73,81,82,91,92:B18,19,28,29,37,38,39,47,48,49,56,57,58,59,66,67,68,75,76,77,85,86,94,95",
    "B:W18,35,51,52,54,62,71:B19,33,39,47,49,59,68,72,77,85,95:F50",
    "B:W17,34,45,47,51,55,72,81,83:B18,39,49,59,68,75,77:F54",
    "B:W18,24,25,27,34,51,53,91:B19,39,49,56,59,64,68,74,77,82,92:F52",
    "W:WK29,K49:B59,K51:H8:F93",
    "B:WK17,K59:BK51:H76:F163",
    "B:W27,34,42,53,62,71:B19,29,39,49,59,68,77,82:F38",
    "W:W24,25,33,35,51,53,54,62,63,71,73,81,91,92:B17,19,29,39,48,49,57,59,67,68,74,75,77,86,94,95:F20",
    "B:W24,25,33,34,35,36,42,51,52,53,61,63,64,71,72,74,81,91:B16,19,37,39,47,49,57,59,68,75,77,86,93,95:F19",
    "B:WK42,K59:BK61:H30:F100",
];
