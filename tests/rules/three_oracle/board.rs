//! The board in cube coordinates: three numbers whose sum is 0, none beyond 5.

/// A cell: files to the right of the middle one, and the two others.
pub type Spot = (i32, i32, i32);

const FILES: &str = "abcdefghikl";

pub fn on_board((x, y, z): Spot) -> bool {
    [x, y, z].iter().all(|number| (-5..=5).contains(number))
}

pub fn spots() -> Vec<Spot> {
    let all = (-5..=5).flat_map(|x| (-5..=5).map(move |y| (x, y, -x - y)));
    all.filter(|&spot| on_board(spot)).collect()
}

/// The rank, counted up the file from its lowest cell.
pub fn rank((x, y, _): Spot) -> i32 {
    let lowest = (-5).max(-5 - x);
    y - lowest + 1
}

pub fn name(spot: Spot) -> String {
    let file = FILES.as_bytes()[(spot.0 + 5) as usize] as char;
    format!("{file}{}", rank(spot))
}

pub fn spot(text: &str) -> Option<Spot> {
    spots().into_iter().find(|&spot| name(spot) == text)
}

pub fn add(a: Spot, b: Spot) -> Spot {
    (a.0 + b.0, a.1 + b.1, a.2 + b.2)
}

/// Turned by 120° clockwise about the middle.
pub fn turned((x, y, z): Spot) -> Spot {
    (y, z, x)
}

/// Turned as a seat sees the board: White not at all, Red once, Black twice.
pub fn seen_by(seat: char, mut spot: Spot) -> Spot {
    for _ in 0.."wrb".find(seat).expect("a seat") {
        spot = turned(spot);
    }
    spot
}

/// Across the edges of a cell.
pub fn rook_steps() -> Vec<Spot> {
    vec![(0, 1, -1), (1, 0, -1), (1, -1, 0), (0, -1, 1), (-1, 0, 1), (-1, 1, 0)]
}

/// Through the corners of a cell.
pub fn bishop_steps() -> Vec<Spot> {
    vec![(1, 1, -2), (2, -1, -1), (1, -2, 1), (-1, -1, 2), (-2, 1, 1), (-1, 2, -1)]
}

/// One bishop's step and then one rook's step outwards.
pub fn knight_steps() -> Vec<Spot> {
    let mut steps = Vec::new();
    for numbers in [[1, 2, -3], [-1, -2, 3]] {
        for (i, j, k) in [(0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0)] {
            steps.push((numbers[i], numbers[j], numbers[k]));
        }
    }
    steps
}

/// Straight away from a seat's corner.
pub fn forward(seat: char) -> Spot {
    seen_by(seat, (0, 1, -1))
}

/// A bishop's step forward on either side.
pub fn pawn_takes(seat: char) -> [Spot; 2] {
    [(1, 1, -2), (-1, 2, -1)].map(|step| seen_by(seat, step))
}

/// Whether a seat's pawns may go two cells from here: their start cells without the middle one.
pub fn is_double_start(seat: char, here: Spot) -> bool {
    ["c1", "d2", "e3", "g3", "h2", "i1"]
        .iter()
        .any(|text| spot(text).map(|cell| seen_by(seat, cell)) == Some(here))
}
