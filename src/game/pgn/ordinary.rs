//! Distinguishes games of ordinary chess from those on hexagons.

use super::joined::spelled;
use super::lexer::Lexer;
use super::token::Kind;

/// Values of the tag `Variant` for ordinary chess.
const ORDINARY_NAMES: [&str; 5] = ["standard", "chess", "normal", "classical", "from position"];

/// Whether a value of the tag `Variant` is ordinary chess.
pub(super) fn is_ordinary_name(name: &str) -> bool {
    ORDINARY_NAMES.iter().any(|known| known.eq_ignore_ascii_case(name.trim()))
}

/// Whether a name of a game is about hexagons, in one of the languages of the program.
pub(super) fn mentions_hexagons(name: &str) -> bool {
    let name = name.to_lowercase();
    ["hex", "heks", "hatsz", "sześcio", "sesangul", "seslater", "sechseck", "гекс"]
        .iter()
        .any(|part| name.contains(part))
}

/// `true` if a text begins with a position on 8×8 squares: eight rows of eight.
pub fn is_square_fen(text: &str) -> bool {
    let board = text.split_whitespace().next().unwrap_or_default();
    let width = |row: &str| -> Option<u32> {
        row.chars().try_fold(0, |width, c| match c {
            '1'..='8' => Some(width + c.to_digit(10)?),
            _ => "KQRBNPkqrbnp".contains(c).then_some(width + 1),
        })
    };
    board.split('/').count() == 8 && board.split('/').all(|row| width(row) == Some(8))
}

/// Whether all moves of a game fit a board of 8×8 squares, and the first ones are possible there.
pub(super) fn has_ordinary_moves(text: &str) -> bool {
    let symbols = Lexer::new(text).filter(|token| token.kind == Kind::Symbol);
    let moves: Vec<String> = symbols
        .map(|token| spelled(&text[token.start..token.end]).trim_end_matches(['+', '#']).to_owned())
        .collect();
    let begins = moves.iter().zip([['3', '4'], ['6', '5']]).all(|(mv, ranks)| is_first_move(mv, ranks));
    !moves.is_empty() && begins && moves.iter().all(|mv| fits_squares(mv))
}

/// Whether a move is one of the first twenty of its side in ordinary chess: of a pawn to either of these ranks, or of a
/// knight to the first of them.
fn is_first_move(mv: &str, [near, far]: [char; 2]) -> bool {
    let mut chars = mv.chars().rev();
    let (Some(rank), Some(file)) = (chars.next(), chars.next()) else { return false };
    match mv.chars().next() {
        Some('N') => rank == near && "acfh".contains(file),
        Some('a'..='h') => (rank == near || rank == far) && ('a'..='h').contains(&file),
        _ => false,
    }
}

/// Whether a move, without its sign of check, names nothing but squares of a board of 8×8.
fn fits_squares(mv: &str) -> bool {
    if matches!(mv, "O-O" | "O-O-O" | "0-0" | "0-0-0") {
        return true;
    }
    let piece = mv.strip_prefix(['K', 'Q', 'R', 'B', 'N']).unwrap_or(mv);
    let promoted = piece.strip_suffix(['Q', 'R', 'B', 'N']).unwrap_or(piece).trim_end_matches('=');
    let mut cells = promoted.chars().filter(|c| !matches!(c, 'x' | '-' | ':'));
    let has_long_rank = promoted.as_bytes().windows(2).any(|pair| pair.iter().all(u8::is_ascii_digit));
    !has_long_rank && !promoted.is_empty() && cells.all(|c| matches!(c, 'a'..='h' | '1'..='8'))
}
