### Every text a user sees, in English.
### Short and plain: what is wrong, and what to do. No exclamation marks.

## Colours, men, levels

color-white = White
color-black = Black
man-pawn = pawn
man-knight = knight
man-bishop = bishop
man-rook = rook
man-queen = queen
man-king = king

level-novice = Novice
level-learner = Learner
level-casual = Casual
level-club = Club player
level-strong = Strong
level-expert = Expert
level-master = Master
level-full = Full strength
computer-name = Computer ({ $level })

## The board, for screen readers

board-name = Board
board-cell-empty = { $cell }, empty
board-cell-white = { $cell }, white { $man }
board-cell-black = { $cell }, black { $man }
board-target = possible move
board-capture = possible capture
board-promote = Promote to { $man }

## Moves that are not possible

illegal = This move is not possible: { $reason }.
illegal-no-man = there is no man on { $cell }
illegal-white-to-move = White is to move
illegal-black-to-move = Black is to move
illegal-own-man = your own { $other } stands on { $target }
illegal-blocked = the { $other } on { $other-cell } is in the way of the { $man } on { $cell }
illegal-nothing-to-take = the pawn captures like that, but there is nothing to take on { $target }
illegal-king-attacked = the { $other } on { $other-cell } attacks { $target }
illegal-still-in-check = the king is in check from the { $other } on { $other-cell }, and this does not help
illegal-pinned = the { $man } on { $cell } is pinned by the { $other } on { $other-cell }
illegal-exposes-king = it would expose the king to the { $other } on { $other-cell }
illegal-castling-lost = the king or the rook has moved already
illegal-castling-blocked = the { $other } on { $other-cell } stands between king and rook
illegal-castling-in-check = the king is in check
illegal-castling-attacked = the king would cross { $other-cell }, which is attacked
illegal-way-pawn = a pawn goes straight up its file and captures on the two forward neighbours
illegal-way-knight = a knight jumps to the nearest cells that a queen could not reach
illegal-way-bishop = a bishop goes through the corners of its cell and stays on its colour
illegal-way-rook = a rook goes across the edges of its cell, in six directions
illegal-way-queen = a queen goes like a rook or like a bishop
illegal-way-king = a king goes one step, like a queen

wait-paused = The game is paused. Resume it to move.
wait-computer = { $name } is to move.

## The state of the game

status-white-to-move = White to move
status-black-to-move = Black to move
status-white-in-check = White is in check
status-black-in-check = Black is in check
status-thinking = { $name } is thinking
status-paused = Paused
status-replay = Move { $ply } of { $last }
low-time-white = White has { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
 } left.
low-time-black = Black has { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
 } left.
time-hours = { $hours ->
    [one] 1 hour
   *[other] { $hours } hours
 } { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
 }
time-minutes = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
 } { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
 }
time-seconds = { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
 }
title-game = { $white } – { $black } – Heksy
title-file = { $white } – { $black } – { $file } – Heksy
title-unsaved = • { $title }
moves-unread = Not understood: { $text }

## The computer

computer-failed = The computer has stopped working{ $reason ->
    [none] {""}
   *[other] : { $reason }
 }. The game goes on: let it try again with “Move now”, take a move back, or save the game.
draw-declined = { $name } declines the draw.
nothing-to-claim = There is no draw to claim: the position has not occurred three times, and 50 moves have not passed.
score-white-mates = White mates in { $moves }
score-black-mates = Black mates in { $moves }

## How games end

over-white-wins = White wins
over-black-wins = Black wins
over-draw = Draw
over-white-three-quarters = ¾ to White, ¼ to Black
over-black-three-quarters = ¾ to Black, ¼ to White
over-with-reason = { $result } – { $reason }
reason-checkmate = Checkmate
reason-stalemate-white = White is stalemated
reason-stalemate-black = Black is stalemated
reason-insufficient-material = Neither side has the men to mate
reason-repetition = The same position for the third time
reason-fifty-moves = 50 moves without a capture or a pawn move
reason-agreement = Agreed
reason-resignation-white = White resigns
reason-resignation-black = Black resigns
reason-time-forfeit-white = White has no time left
reason-time-forfeit-black = Black has no time left
reason-time-forfeit-no-material = Time is up, but the other side has not the men to mate
reason-rules-infraction-white = White broke a rule
reason-rules-infraction-black = Black broke a rule
reason-adjudication = Adjudicated
reason-unknown = No reason is recorded
match-standing = { $white } { $white-points }, { $black } { $black-points }

## Files

saved = Saved in “{ $path }”.
file-read-missing = “{ $path }” is not there. It may have been moved or renamed: choose it again with Open.
file-read-not-allowed = “{ $path }” may not be read. Ask its owner for the right to read it, or copy it to a folder of your own.
file-read-other = “{ $path }” could not be read: { $reason }.
file-write-missing = “{ $path }” could not be saved: its folder is not there. Save it in another folder.
file-write-not-allowed = “{ $path }” may not be written. The game is still here: save it in another folder or under another name.
file-write-other = “{ $path }” could not be saved: { $reason }. The game is still here: save it in another place.
file-no-room = “{ $path }” could not be saved: the disk is full. Nothing was changed there. Make room, or save on another disk.
file-too-big = “{ $path }” is larger than { $megabytes } MB. Split it into smaller files and open one of them.
file-is-folder = “{ $path }” is a folder. Choose a file in it.
file-not-text = “{ $path }” is not a text file, so it holds no games that can be read here.
file-already-there = “{ $path }” is there already.
file-changed = “{ $path }” has been changed by another program since it was opened.
no-games-in-file = There are no games in “{ $path }”. Choose a file in portable game notation.
no-games-in-text = There are no games in what was pasted. Copy a position (FEN) or a game (PGN) first.
game-problems = { $count ->
    [one] One thing in this game was not understood. It is kept as text and stays in the file:
   *[other] { $count } things in this game were not understood. They are kept as text and stay in the file:
 }
    { $problems }
game-problem = Line { $line }, column { $column }: { $problem }
fen-empty = Type or paste a position (FEN).
fen-wrong = The position is not possible: { $problem }.

## The clipboard

copied-position = The position is on the clipboard.
copied-game = The game is on the clipboard.
paste-empty = There is no text on the clipboard. Copy a position (FEN) or a game (PGN) first.

## The game that is never lost

found-game = { $white } – { $black }, { $moves ->
    [one] one move
   *[other] { $moves } moves
 }, { $date }
restored-paused = The game is paused. Resume it when both are ready.
journal-failed = The running game cannot be kept on the disk: { $reason }. Save it to be sure.
settings-failed = The settings could not be saved: { $reason }.
