//! The letters of the pieces in four languages.

use crate::chess::Role;

/// Which letters stand for the pieces in a text. Files are always the English `a` to `l`.
///
/// Some letters change their piece from one language to another: `K` is the king in three of them and the
/// bishop (kuriero) in Esperanto, `R` is the rook in English and the Esperanto king (reĝo), `S` the Polish
/// (skoczek) and Swedish (springare) knight. So the language must be told; it is not guessed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
pub enum PieceLetters {
    /// K Q R B N; always used in files.
    #[default]
    English,
    /// K H W G S: król, hetman, wieża, goniec, skoczek.
    Polish,
    /// R D T K Ĉ: reĝo, damo, turo, kuriero, ĉevalo. `C` is read as `Ĉ`.
    Esperanto,
    /// K D T L S: kung, dam, torn, löpare, springare.
    Swedish,
}

impl PieceLetters {
    /// All of them.
    pub const ALL: [PieceLetters; 4] = [Self::English, Self::Polish, Self::Esperanto, Self::Swedish];

    /// King, queen, rook, bishop, knight.
    const fn table(self) -> [char; 5] {
        match self {
            Self::English => ['K', 'Q', 'R', 'B', 'N'],
            Self::Polish => ['K', 'H', 'W', 'G', 'S'],
            Self::Esperanto => ['R', 'D', 'T', 'K', 'Ĉ'],
            Self::Swedish => ['K', 'D', 'T', 'L', 'S'],
        }
    }

    /// The letter of a piece; pawns have none.
    pub const fn letter(self, role: Role) -> Option<char> {
        let table = self.table();
        match role {
            Role::King => Some(table[0]),
            Role::Queen => Some(table[1]),
            Role::Rook => Some(table[2]),
            Role::Bishop => Some(table[3]),
            Role::Knight => Some(table[4]),
            Role::Pawn => None,
        }
    }

    /// The piece of a capital letter or of a chess figurine such as `♘`.
    pub fn role(self, letter: char) -> Option<Role> {
        const ROLES: [Role; 5] = [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight];
        if let Some(i) = self.table().iter().position(|&c| c == letter) {
            return Some(ROLES[i]);
        }
        match letter {
            'C' if self == Self::Esperanto => Some(Role::Knight),
            '♔'..='♘' => Some(ROLES[letter as usize - '♔' as usize]),
            '♚'..='♞' => Some(ROLES[letter as usize - '♚' as usize]),
            '♙' | '♟' | 'P' => Some(Role::Pawn),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_language_tells_its_five_pieces_apart() {
        for letters in PieceLetters::ALL {
            for role in [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight] {
                assert_eq!(letters.role(letters.letter(role).unwrap()), Some(role));
            }
            assert_eq!(letters.letter(Role::Pawn), None);
        }
    }

    #[test]
    fn the_same_letter_may_be_another_piece() {
        assert_eq!(PieceLetters::English.role('R'), Some(Role::Rook));
        assert_eq!(PieceLetters::Esperanto.role('R'), Some(Role::King));
        assert_eq!(PieceLetters::Esperanto.role('K'), Some(Role::Bishop));
        assert_eq!(PieceLetters::Polish.role('S'), Some(Role::Knight));
        assert_eq!(PieceLetters::Swedish.role('♝'), Some(Role::Bishop));
        assert_eq!(PieceLetters::English.role('S'), None);
    }
}
