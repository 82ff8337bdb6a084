### Every text a user sees, in English.
### Short and plain: what is wrong, and what to do. No exclamation marks.
###
### A piece is given to a message by its key: { NAME($piece) } is its name, { NAME($piece, form: "genitive") } the
### attribute .genitive of its name, and { $piece -> [piece-rook] … } chooses other words by it, such as a gender.

## Colours, pieces, levels

color-white = White
color-black = Black
piece-pawn = pawn
piece-knight = knight
piece-bishop = bishop
piece-rook = rook
piece-queen = queen
piece-king = king
piece-man = man
piece-crowned = king
piece-any = piece

variant-glinski = Gliński
variant-mccooey = McCooey
variant-shafran = Shafran
variant-checkers = Checkers

level-first-moves = First moves
level-newcomer = Newcomer
level-dabbler = Dabbler
level-beginner = Beginner
level-novice = Novice
level-learner = Learner
level-casual = Casual
level-amateur = Amateur
level-club = Club player
level-strong = Strong
level-expert = Expert
level-master = Master
level-grandmaster = Grandmaster
level-elite = Elite
level-champion = Champion
level-world-champion = World champion
level-legend = Legend
level-machine-1 = Machine 1
level-machine-2 = Machine 2
level-machine-3 = Machine 3
level-machine-4 = Machine 4
level-machine-5 = Machine 5
level-machine-6 = Machine 6
level-machine-7 = Machine 7
level-machine-8 = Machine 8
level-full = Full strength
computer-name = Computer ({ $level })

## Numbers and keys

decimal-separator = .
percent = { $value } %
megabytes = { $size } MB
thread-count = { $count }
line-count = { $count }
labelled = { $label }: { $text }
sentence = { $text }.
key-ctrl = Ctrl
key-alt = Alt
key-shift = Shift
key-command = Cmd
key-option = Option
key-up = Up
key-down = Down
key-left = Left
key-right = Right
key-home = Home
key-delete = Delete
key-end = End
key-page-up = PageUp
key-page-down = PageDown
key-space = Space
key-enter = Enter
key-escape = Esc
key-tab = Tab
key-backspace = Backspace
key-insert = Insert
key-with-modifier = { $modifier }+{ $key }
listed = { $first }, { $next }
name-with-key = { $name } ({ $key })

## The board, for screen readers

board-name = Board
board-cell-empty = { $cell }, empty
board-cell-white = { $cell }, white { NAME($piece) }
board-cell-black = { $cell }, black { NAME($piece) }
board-target = possible move
board-capture = possible capture
board-castling = castling with this rook
board-must-take = must be taken
board-wrong = not possible here
board-promote = Promote to { NAME($piece) }
board-castle = Castle { $way }
board-premove = next move, if it is possible then
board-confirm = Make the move
board-put-back = Take the move back

capture-unclear = More than one capture ends there: click the cells on which the piece lands, one after the other.

## What screen readers say
## { $side } is white or black, { $shade } is light, medium or dark, { $move } is one of these messages.

board-light = light cell
board-medium = medium cell
board-dark = dark cell
board-described = { $shade }, { $what }
speech-start = The position at the start.
speech-back = Back to: { $move }
speech-moves = { $side ->
   *[white] White
    [black] Black
 } { NAME($piece) } { $from } to { $to }
speech-takes = { $side ->
   *[white] White
    [black] Black
 } { NAME($piece) } { $from } takes { NAME($taken) } on { $to }
speech-en-passant = { $side ->
   *[white] White
    [black] Black
 } pawn { $from } takes en passant on { $to }
speech-castles = { $side ->
   *[white] White
    [black] Black
 } castles, king to { $to }
speech-jumps = { $side ->
   *[white] White
    [black] Black
 } { NAME($piece) } { $from } jumps to { $to } and takes { $count ->
    [one] one piece
   *[other] { $count } pieces
 }
speech-promotes = { $move }, becomes a { NAME($piece) }
speech-check = { $move }, check
speech-mate = { $move }, checkmate
speech-cell = { $cell }, { $shade ->
   *[light] light cell
    [medium] medium cell
    [dark] dark cell
 }.
speech-attacked = { $text } Attacked from { $pieces }.
speech-defended = { $text } Defended from { $pieces }.
speech-reached-white = { $text } White reaches it from { $pieces }.
speech-reached-black = { $text } Black reaches it from { $pieces }.

## The line at the first start

welcome = Ready to play. New to hexagonal chess?
welcome-rules = Read the rules
welcome-levels = Choose a level
welcome-dismiss = Dismiss this line

## Playing without seeing

blind-title = Playing without seeing
blind-start-title = A screen reader
blind-start = Heksy speaks through the screen reader of your system: Orca on Linux, NVDA, JAWS or Narrator on Windows, VoiceOver on macOS. Start it before Heksy. Everything in the window has a name, and Tab goes from one thing to the next.
blind-board-title = The board
blind-board = The board has eleven files, a to l without j. The file in the middle, f, has eleven cells, and each file beside it one less. Three colours of cells take turns: a bishop stays on its colour, a rook crosses them all. “Rules of the game” in the Help menu has all of it in words.
blind-cells-title = Going from cell to cell
blind-cells = Tab takes you to the board. The arrow keys go up and down the file, and to the next file on the left and on the right. Each cell tells its name, what stands on it, its colour, and, while a piece is in your hand, whether it may go there. Shift with the space bar tells what attacks and what defends the cell.
blind-moves-title = Making a move
blind-moves = Go to a piece and press Enter, go to its target and press Enter again. Escape puts the piece back. If a move is not possible, the reason is said. A pawn at the end of its file asks what it is to become: press the letter of the piece, or go through the choices with Tab.
blind-list-title = What is said by itself
blind-list = Every move is said in words as it is made, with captures, checks and the end of the game; so are offers of a draw, messages, and the warning that time is short. The left and right arrow go through the game when the board does not have the keyboard, and each move is said again. In the list every move is a button of its own; Enter goes there.
blind-clock-title = Clocks and state
blind-clock = Each player’s corner tells the name, the pieces taken and the time left. The line at the top tells who is to move. The graph of a report takes the arrow keys: left and right go from move to move and tell what White expects.
blind-help-title = Menus and keys
blind-help = “Keys” in the Help menu lists them all. Large letters help as well: “Size”, and “Notation” for moves and coordinates, are in the settings, with a board of high contrast and bold pieces.

## Moves that are not possible

illegal = This move is not possible: { $reason }.
illegal-no-piece = there is no piece on { $cell }
illegal-not-your-turn = the { NAME($piece) } on { $cell } belongs to the other side
illegal-own-piece = your own { NAME($other) } stands on { $target }
illegal-blocked = the { NAME($other) } on { $other-cell } is in the way of the { NAME($piece) } on { $cell }
illegal-nothing-to-take = the pawn captures like that, but there is nothing to take on { $target }
illegal-king-attacked = the { NAME($other) } on { $other-cell } attacks { $target }
illegal-still-in-check = the king is in check from the { NAME($other) } on { $other-cell }, and this does not help
illegal-pinned = the { NAME($piece) } on { $cell } is pinned by the { NAME($other) } on { $other-cell }
illegal-exposes-king = it would expose the king to the { NAME($other) } on { $other-cell }
illegal-castling-lost = the king or the rook has moved already
illegal-castling-blocked = the { NAME($other) } on { $other-cell } stands between king and rook
illegal-castling-in-check = the king is in check
illegal-castling-attacked = the king would cross { $other-cell }, which is attacked
illegal-other-kind = the { NAME($piece) } on { $cell } may move to { $target }, but not in this way
illegal-other-game = it is a move of another game
illegal-way-pawn = { $game ->
   *[glinski] a pawn goes straight up its file and captures on the two forward neighbours
    [mccooey] a pawn goes straight up its file and captures one bishop’s step forward
    [shafran] a pawn goes straight up its file and captures one bishop’s step forward
 }
illegal-way-knight = a knight jumps to the nearest cells that a queen could not reach
illegal-way-bishop = a bishop goes through the corners of its cell and stays on its colour
illegal-way-rook = a rook goes across the edges of its cell, in six directions
illegal-way-queen = a queen goes like a rook or like a bishop
illegal-way-king = a king goes one step, like a queen

touch-own = Touch-move: the { NAME($piece) } on { $cell } was touched and must move.
touch-enemy = Touch-move: the { NAME($piece) } on { $cell } was touched and must be taken.

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
status-with-state = { $text } · { $state }
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
title-game = { $white } – { $black } – { $game } – Heksy
title-file = { $white } – { $black } – { $file } – { $game } – Heksy
title-editor = Set up a position – { $game } – Heksy
title-unsaved = • { $title }
moves-show-variation = Show the variation { $move }
moves-hide-variation = Hide the variation { $move }
moves-unread = Not understood: { $text }

## The computer

computer-failed = The computer has stopped working{ $reason ->
    [none] {""}
   *[other] : { $reason }
 }. The game goes on: let it try again with “Move now”, take a move back, or save the game.
draw-declined = { $name } declines the draw.
takeback-declined = { $name } does not agree to the takeback.
draw-with-move = The draw is offered together with the next move.
draw-not-with-move = No draw is offered with the next move.
tournament-no-editor = By tournament rules no position is set up while the game goes on.
nothing-to-claim = There is no draw to claim: the position has not occurred three times, and 50 moves have not passed.
score-white-mates = White mates in { $moves }
score-black-mates = Black mates in { $moves }
score-white-wins = White wins in { $moves }
score-black-wins = Black wins in { $moves }
score-short-white-mates = #{ $moves }
score-short-black-mates = #-{ $moves }
hint-failed = No hint could be found: { $reason }. Ask again to let the engine try once more.
analysis-failed = The analysis has stopped: { $reason }. Switch it on again to let it try once more.
report-failed = The report has been given up, for the engine stopped: { $reason }. Begin it again to let it try once more.
report-with-better = { $fact }; { $better }.
report-alone = { $fact }.
report-lets-mate = { $move } lets { $side } mate in { $moves }
report-lets-win = { $move } lets { $side } win in { $moves }
report-misses-mate = { $move } misses a mate in { $moves }
report-misses-win = { $move } misses a win in { $moves }
report-inaccuracy = { $move } is an inaccuracy
report-mistake = { $move } is a mistake
report-blunder = { $move } is a blunder
report-book = { $move } is in the opening book
report-better = { $move } was better
report-better-mates = { $move } would have mated in { $moves }
report-better-wins = { $move } would have won in { $moves }
report-better-stalemate = { $move } would have brought a stalemate: { $result }
report-better-stalemate-line = the best line after { $move } ends in stalemate: { $result }
report-start = Start
report-point = { $place }: White expects { $percent } % of the point
report-point-unknown = { $place }: not evaluated
report-point-phase = { $point } ({ $phase })
report-graph = Graph of the game, { $last } moves. { $point }. { $bad ->
    [0] No bad moves
    [one] One bad move
   *[other] { $bad } bad moves
 }.
analysis-nodes-ones = { $count } nodes
analysis-nodes-kilo = { $count } k nodes
analysis-nodes-mega = { $count } M nodes
analysis-speed-ones = { $count } nodes/s
analysis-speed-kilo = { $count } k nodes/s
analysis-speed-mega = { $count } M nodes/s

## Engines that were added

engine-missing = “{ $name }” cannot be started: there is no such program
engine-not-allowed = “{ $name }” cannot be started: it is not a program, or may not be run
engine-not-started = “{ $name }” cannot be started: { $reason }
engine-ended = “{ $name }” has ended by itself
engine-silent = “{ $name }” does not answer { $command ->
    [uci] when it is asked what it is, so it may be no UCI engine
    [stop] when it is told to stop
    [go] within its time
   *[isready] after its options were set
 }
engine-flood = “{ $name }” prints without end
engine-illegal-move = “{ $name }” plays “{ $text }”, which is not possible here
engine-other-game = “{ $name }” does not play { $game }
engine-name-taken = Another engine is called “{ $name }”: choose another name.
engine-open-quote = A quotation mark in the arguments is not closed.
engine-no-game = This engine plays none of the games of this program.
engine-type-path = There is no dialog for files here: type the path of the program.
new-game-engine-gone = “{ $name }” is not among the engines any more: choose another one.
new-game-engine-other-game = “{ $name }” does not play { $game }.

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
reason-all-taken-white = White has no pieces left
reason-all-taken-black = Black has no pieces left
reason-blocked-white = White cannot move
reason-blocked-black = Black cannot move
reason-insufficient-material = Neither side has the material to mate
reason-repetition = The same position for the third time
reason-fivefold-repetition = The same position for the fifth time
reason-fifty-moves = Fifty-move rule
reason-seventy-five-moves = Seventy-five-move rule
reason-agreement = Agreed
reason-resignation-white = White resigns
reason-resignation-black = Black resigns
reason-time-forfeit-white = White has no time left
reason-time-forfeit-black = Black has no time left
reason-time-forfeit-no-material = Time is up, but the other side does not have the material to mate
reason-rules-infraction-white = White broke a rule
reason-rules-infraction-black = Black broke a rule
reason-adjudication = Adjudicated
reason-unknown = No reason is recorded
match-standing = { $white } { $white-points }, { $black } { $black-points }

## Files

saved = Saved in “{ $path }”.
save-other-game = That game is no longer open, so nothing was saved.
file-read-missing = “{ $path }” is not there. It may have been moved or renamed: choose it again with Open.
file-read-not-allowed = “{ $path }” may not be read. Ask its owner for the right to read it, or copy it to a folder of your own.
file-read-other = “{ $path }” could not be read: { $reason }.
file-write-missing = “{ $path }” could not be saved: its folder is not there. Save it in another folder.
file-write-not-allowed = “{ $path }” may not be written. The game is still here: save it in another folder or under another name.
file-write-other = “{ $path }” could not be saved: { $reason }. The game is still here: save it in another place.
file-no-room = “{ $path }” could not be saved: the disk is full. Nothing was changed there. Make room, or save on another disk.
file-too-big = “{ $path }” is larger than { $megabytes } MB. Split it into smaller files and open one of them.
file-too-many-games = “{ $path }” holds more than { $games } games. Split it into smaller files and open one of them.
file-is-folder = “{ $path }” is a folder. Choose a file in it.
file-not-plain = it is not a plain file
file-not-text = “{ $path }” is not a text file, so it holds no games that can be read here.
file-already-there = “{ $path }” is there already.
file-no-place = “{ $path }” was not changed: a comment or a variation in front of this game is never closed there, so the game would not be found again. The game is still here: save it under another name.
file-given-up = “{ $path }” was not opened: it was cancelled.
opening-file = Opening “{ $file }”…
file-changed = “{ $path }” has been changed by another program since it was opened.
internal-error = an error in the program
no-games-in-file = There are no games in “{ $path }”. Choose a file in portable game notation.
no-games-in-text = There are no games in what was pasted. Copy a position (FEN) or a game (PGN) first.
ordinary-chess = This is ordinary chess, played on 8×8 squares; Heksy plays on hexagonal boards only. If the game was played on hexagons, add its tag Variant, for example [Variant "Glinski"].
game-replaced = The previous game is kept: Undo brings it back.
game-brought-back = The previous game is back. Redo returns to the other one.
game-problems = { $count ->
    [one] One thing in this game was not understood. It is kept as text and stays in the file:
   *[other] { $count } things in this game were not understood. They are kept as text and stay in the file:
 }
    { $problems }
game-problem = Line { $line }, column { $column }: { $problem }
fen-missing = Type or paste a position (FEN).

## Positions (FEN)

fen-wrong = The position is not possible: { $problem }.
fen-empty = it is empty; it starts with the rows of the board, such as { $start }
fen-row-count = the board has { $found ->
    [one] one row
   *[other] { $found } rows
 } between its strokes instead of { $expected }
fen-rank-length = rank { $name } has { $found } cells instead of { $expected }; letters are pieces, numbers are empty cells
fen-file-length = file { $name } has { $found } cells instead of { $expected }; letters are pieces, numbers are empty cells
fen-gap = a number of empty cells in row { $row } of the text is 0 or too large; the longest row has 11 cells
fen-letter = “{ $text }” in row { $row } of the text is no piece; pieces are K Q R B N P for White and k q r b n p for Black
fen-turn = the side to move is “{ $text }”; it must be w or b, behind the board
fen-castling = the castling field “{ $text }” is not understood; it is - or some of the letters QBqb, each once
fen-no-castling = “{ $text }” is a castling field, and there is no castling in { $game }; leave it out
fen-castling-missing = the castling field or the en-passant field is missing behind the side to move; write - for each
fen-castling-pieces = “{ $text }” says that { $color ->
   *[white] White
    [black] Black
 } may castle, but king and rook do not stand at home for it
fen-en-passant-cell = the en-passant field “{ $text }” is not understood; it is - or the cell which a pawn has just passed
fen-en-passant = no pawn of { $color ->
   *[white] White
    [black] Black
 } can just have passed { $text }; the pawn must stand right ahead, and the cells behind it must be empty; otherwise write -
fen-number = “{ $text }” is no number; the two counters at the end are whole numbers
fen-extra = “{ $text }” stands behind the last field, the move number; leave it out
fen-other-board = this position is of a board of another shape than that of { $game }; choose the other game
editor-impossible = Not possible: { $problem }
editor-text = Not understood: { $problem }.
editor-over = The game is over in this position. { $end }.
fen-off-board = a { NAME($piece) } stands where the board of { $game } has no cell, on { $cell } of the board of 91 cells; take it off
fen-no-king = { $color ->
   *[white] White
    [black] Black
 } has no king; each side needs one
fen-many-kings = { $color ->
   *[white] White
    [black] Black
 } has { $count } kings; each side needs one
fen-many-pawns = { $color ->
   *[white] White
    [black] Black
 } has { $count } pawns; there are at most { $limit }
fen-many-pieces = { $color ->
   *[white] White
    [black] Black
 } has too many pieces: { $extra } more queens, rooks, bishops and knights than at the start, but only { $missing } pawns are missing
fen-pawn-promotes = { $color ->
   *[white] White
    [black] Black
 } has a pawn on { $cell }; on the last cell of a file a pawn becomes another piece
fen-pawn-behind = { $color ->
   *[white] White
    [black] Black
 } has a pawn on { $cell }, behind the cells where its pawns start
fen-opponent-in-check = { $color ->
   *[white] White
    [black] Black
 } is in check from the { NAME($piece) } on { $cell }, but the other side is to move; change the side to move or the pieces

## What is not understood in a file

checkers-no-man = there is no piece on { $cell }
checkers-not-your-turn = the piece on { $cell } belongs to the other side
checkers-occupied = { $cell } is not empty
checkers-other-must-capture = the piece on { $cell } must capture
checkers-largest-capture = { $count ->
    [one] a piece must be captured
   *[other] { $count } pieces must be captured, as many as possible
}
checkers-edge-column = on columns 1 and 9 nothing goes straight
checkers-protected = the king on { $cell } is safe from plain men on its own promotion cell
checkers-way-man = a man goes one cell forward, straight or to either side, and takes along the diagonals
checkers-other-captures = the piece on { $cell } captures others on its way there
checkers-way-king = a king flies along its column and the diagonals, and takes along the diagonals
checkers-not-a-move = “{ $text }” is not a move; write 55-56 or 33x53x73
checkers-move-no-cell = “{ $text }”: there is no cell { $number }; both digits go from 1 to 9
checkers-not-largest = “{ $text }” captures too few pieces; { $count } can be captured, and the largest capture must be made, as { $largest }
checkers-empty = it is empty; write the side to move and the pieces, as in W:W55,K39:B19
checkers-turn = “{ $text }” is no side to move; begin with W or B, as in W:W55,K39:B19
checkers-part = “{ $text }” is not understood; the parts are W, B, H and F, as in W:W55,K39:B19:H12:F40
checkers-repeated = there are two parts that begin with { $text }
checkers-missing = the pieces of { $color ->
    [white] White
   *[black] Black
} are missing; a side without pieces is written as an empty part, as in W:W55:B
checkers-man = “{ $text }” is not a piece; write 55, K39, or K39c for a king that came by a capture
checkers-no-cell = there is no cell { $text }; both digits go from 1 to 9
checkers-taken = there are two pieces on { $text }
checkers-off-board = a piece stands off the board of 61 cells, on { $text } of the board of 91; take it away
checkers-many-men = { $color ->
    [white] White
   *[black] Black
} has { $count } pieces; no side ever has more than 24
checkers-uncrowned = the man on { $text } stands where it would be crowned; write K{ $text }
checkers-mark = “{ $text }”: only a king on a promotion cell of its own is marked c or f, and f only one that has just moved there
checkers-number = “{ $text }” is no number

pgn-not-a-move = “{ $text }” is not a move; write Nd4, exd5 or e4e5
pgn-no-cell = “{ $text }”: the board has no cell { $cell }
pgn-no-castling = “{ $text }”: there is no castling in { $game }
pgn-which-castling = “{ $text }” does not say with which rook; write Q-O-O, Q-O-O-O, B-O-O or B-O-O-O
pgn-no-legal-move = there is no legal move “{ $text }”
pgn-illegal-move = “{ $text }” is not possible: { $reason }
pgn-ambiguous-move = “{ $text }” may be any of { $choices }
pgn-letters = the piece letters are { $language ->
    [hungarian] Hungarian
    [polish] Polish
    [esperanto] Esperanto
    [german-swedish] German or Swedish
    [french] French
    [russian] Russian
   *[english] English
}
pgn-other-capture = “{ $text }” names a { NAME($said) }, but takes a { NAME($taken) }
pgn-no-capture = “{ $text }” names a captured piece, but takes nothing
pgn-idle-word = “{ $text }” is no move; it is left out
pgn-stray-word = “{ $text }” is no move; it is kept as a comment
pgn-null-move = “{ $text }” is no move of this game; its line is kept as text from here on
pgn-too-deep = variations are nested more than { $depth } deep
pgn-variation-before-move = there is a variation before any move
pgn-unclosed-variation = the variation is never closed
pgn-stray-close = a bracket is closed that was never opened
pgn-unclosed-comment = the comment is never closed
pgn-not-utf8 = the byte { $byte } is not UTF-8; such bytes of this game are read as Latin-1, this one as “{ $letter }”
pgn-bad-mark = “{ $text }” is no mark of a move
pgn-bad-tag = “{ $text }” is no tag; write [Name "value"]
pgn-repeated-tag = the tag { $text } is there twice
pgn-bad-value = the tag { $name } cannot be “{ $text }”
pgn-bad-start = the start position cannot be set up: { $text }
pgn-other-start = the start position cannot be set up: { $text }; it is a position of { $game }: write { $tag }
pgn-unknown-variant = “{ $text }” is no game this program knows; write { $known }
pgn-results-differ = the tags say { $tag }, the moves end with { $marker }

## The clipboard

copied-position = The position is on the clipboard.
copied-picture = The board is on the clipboard, drawn as text.
copied-game = The game is on the clipboard.
paste-empty = There is no text on the clipboard. Copy a position (FEN) or a game (PGN) first.
paste-too-big = What was copied is larger than { $megabytes } MB. Save it as a file, and open that.

## The game that is never lost

found-game = { $white } – { $black }, { $moves ->
    [one] one move
   *[other] { $moves } moves
 }, { $date }
restored-paused = The game is paused. Resume it when both are ready.
journal-failed = The running game cannot be kept on the disk: { $reason }. It goes on, and Heksy keeps trying. Save it to be sure.
journal-mended = The running game is kept on the disk again, with all its moves.
journal-cut = A part of this game's journal does not fit behind its last move and was cut off. It is kept as “{ $path }”.
journal-unreadable = An unsaved game in “{ $path }” cannot be brought back: { $reason }. The file is left where it is.
journals-unreadable = { journal-unreadable } { $more ->
    [one] Beside it lies one more.
   *[other] Beside it lie { $more } more.
 }
journal-not-understood = it is damaged, or of a later version
journal-in-doubt = another Heksy may have it open, and on this disk that cannot be told
crash-kept = Heksy has met an error of its own. A game that was being played is on the disk and comes back at the next start. What is known of the error is in “{ $path }”.
crash-noted = Heksy has met an error of its own. What is known of it is in “{ $path }”.
journal-stopped = the part of Heksy that writes it has stopped
disk-full = the disk is full
disk-not-allowed = the system does not allow it
disk-no-folder = a file lies where its folder should be
settings-unreadable = The settings could not be read: { $reason }. They have their usual values, and the file is left as it is.
settings-broken = Some settings could not be read and have their usual values. The old file is kept as settings.bad.json.
settings-later = The settings were written by a later version of Heksy. What this one understands is used; the file is kept as settings.later.json.
settings-failed = The settings could not be saved in “{ $path }”: { $reason }. They hold while Heksy runs; it tries again with the next change, and at the end.
settings-mended = The settings are saved again.
settings-lost = The settings could not be saved in “{ $path }”: { $reason }. What was changed last will be as before at the next start.

## The window: what can be done

action-new = New game…
action-rematch = Rematch
action-continue = Continue this game…
action-study = Study this game
action-set-up = Set up a position…
action-set-up-done = Back to the game
action-play-from-here = Play from here…
action-pause = Pause the clocks
action-start-clocks = Start the clocks
action-pause-game = Pause the game
action-resume-game = Resume the game
action-take-back = Take back
action-undo = Undo
action-redo = Redo
action-undo-opening = Back to previous game
action-redo-opening = Return to opened game
action-offer-draw = Offer a draw
action-claim-draw = Claim a draw
action-resign = Resign
action-move-now = Move now
action-hint = Hint
action-play-for-person = Let the computer make this move
action-switch-sides = Change sides
action-type-move = Type a move
action-board = Cursor on the board
action-open = Open…
action-save = Save
action-save-as = Save as…
action-choose-game = Games in this file…
action-previous-game = Previous game
action-next-game = Next game
action-copy-position = Copy the position
action-copy-game = Copy the game
action-paste = Paste a position or a game
action-quit = Quit
action-analyse = Analyse
action-analyse-stop = Stop the analysis
action-lock-analysis = Keep analysing this position
action-unlock-analysis = Let the analysis follow
action-threat = Show the threat
action-threat-stop = Hide the threat
action-play-best = Play the best move of the analysis
action-report = Report on the game
action-report-again = Report again
action-report-stop = Give up the report
action-first = Start of the game
action-previous = Previous move
action-autoplay = Autoplay
action-autoplay-stop = Stop
action-next = Next move
action-last = End of the line
action-previous-variation = Previous variation
action-next-variation = Next variation
action-promote = Move the variation up
action-demote = Move the variation down
action-main-line = Make it the main line
action-delete = Delete from here
action-delete-after = Delete what follows
action-comment = Comment on the move
action-comment-before = Comment before the move
action-clear-shapes = Clear arrows and circles
action-header = Players, event, result…
action-flip = Flip the board
action-mute = Mute the sounds
action-unmute = Switch the sounds on
action-panel = Side panel
action-full-screen = Full screen
action-larger = Larger
action-smaller = Smaller
action-usual-size = Usual size
action-engines = Engines…
action-settings = Settings…
action-rules = Rules of the game
action-blind = Playing without seeing
action-keys = Keys
action-about = About Heksy

## Sounds

settings-volume = Sounds
settings-muted = Mute all sounds
sounds-off = The sounds are off.
sounds-on = The sounds are on.

## The window: menus

menu-file = File
menu-game = Game
menu-edit = Edit
menu-glyphs = Glyphs
menu-study = Study
menu-view = View
menu-help = Help
menu-open-path = Open by path…
menu-save-path = Save by path…
menu-recent = Recent files
menu-forget-recent = Forget these files
menu-recorded = Recorded games
menu-collection = { $title } ({ $count } games)

## Glyphs of moves

glyphs-moves = The move
glyphs-positions = The position
glyphs-time = Time
glyphs-observations = Observations
glyphs-number = By number
glyph-named = { $sign }   { $name }
glyph-put = Put
glyph-good = Good move
glyph-mistake = Mistake
glyph-brilliant = Brilliant move
glyph-blunder = Blunder
glyph-interesting = Interesting move
glyph-dubious = Dubious move
glyph-forced = Forced move
glyph-singular = No reasonable alternative
glyph-worst = Worst move
glyph-equal = Equal
glyph-equal-quiet = Equal and quiet
glyph-equal-active = Equal and active
glyph-unclear = Unclear
glyph-white-slightly = White is slightly better
glyph-black-slightly = Black is slightly better
glyph-white-better = White is better
glyph-black-better = Black is better
glyph-white-winning = White is winning
glyph-black-winning = Black is winning
glyph-white-crushing = White’s advantage is crushing
glyph-black-crushing = Black’s advantage is crushing
glyph-white-little-time = White is short of time
glyph-black-little-time = Black is short of time
glyph-white-time-trouble = White is in time trouble
glyph-black-time-trouble = Black is in time trouble
glyph-white-zugzwang = White is in zugzwang
glyph-black-zugzwang = Black is in zugzwang
glyph-white-space = White has more space
glyph-black-space = Black has more space
glyph-white-development = White is ahead in development
glyph-black-development = Black is ahead in development
glyph-white-initiative = White has the initiative
glyph-black-initiative = Black has the initiative
glyph-white-attack = White attacks
glyph-black-attack = Black attacks
glyph-white-compensation = White has compensation
glyph-black-compensation = Black has compensation
glyph-white-counterplay = White has counterplay
glyph-black-counterplay = Black has counterplay
glyph-novelty = Novelty

## The window: the header of a game

header-title = Players, event, result
header-event = Event
header-site = Place
header-date = Date
header-date-hint = 1999.12.31, with ?? for what is unknown
header-round = Round
header-result = Result
header-no-result = Not over
header-result-played = The result of a game being played is made by playing. End the game, or study it when it is over.
header-tags = Other tags
header-tag-add = Add a tag
header-tag-name = Name of tag { $number }
header-tag-name-hint = Name
header-tag-value = Value of tag { $number }
header-tag-remove = Remove tag { $number }
header-date-wrong = “{ $text }” is not a date: write year, month and day as in 1999.12.31, with ???? or ?? for what is unknown.
header-tag-unnamed = A tag needs a name: type one, or remove the tag.
header-tag-has-field = “{ $name }” has a field of its own above.
header-tag-from-game = “{ $name }” cannot be set: the program writes it from what it knows of the game.
header-tag-twice = The tag “{ $name }” is there already: change that one.
header-tag-name-wrong = “{ $name }” cannot be the name of a tag: it begins with a letter and has only English letters, figures and underscores.

## The window: panel and corners

comment-field = Comment

moves-none = No moves yet
summary-set-up = Set up
summary-match = Match
span-minutes = { $minutes } min
span-seconds = { $seconds } s
span-minutes-seconds = { $minutes } min { $seconds } s
clock-unlimited-text = no clock
clock-fixed-text = { $time } for the game
clock-fischer-text = { $time } + { $increment } a move
clock-delay-text = { $time }, delay { $delay }
clock-bronstein-text = { $time }, { $delay } back after a move
clock-byo-yomi-text = { $time }, then { $periods ->
    [one] one period
   *[other] { $periods } periods
 } of { $period }
clock-periods-text = { $periods ->
    [one] { $period } for each move
   *[other] { $periods } periods of { $period }
 }
clock-hourglass-text = hourglass of { $time }
clock-stage-text = { $moves ->
    [one] one move
   *[other] { $moves } moves
 } in { $time }
clock-stage-again-text = { $moves ->
    [one] each move
   *[other] each { $moves } moves
 } in { $time }
clock-stage-increment-text = { $time } + { $increment }
clock-then-text = { $first }, then { $next }
clock-white-text = White { $control }
clock-black-text = Black { $control }
clock-sides-text = { $white }; { $black }
panel-match = Match: { $score }
engine-depth = depth { $depth }
analysis-off = Analysis is off
analysis-progress = { $depth } · { $speed }
analysis-add-line = Add line { $line } up to { $move }
analysis-more = …
report-title = Report
report-none = No report yet
report-progress = { $done } of { $all } positions
report-fold = Fold the report
report-unfold = Unfold the report
report-accuracy = Accuracy
report-loss = Loss
report-loss-hint = The mean loss of a move in points: a game is worth one
report-opening = Opening
report-middlegame = Middlegame
report-endgame = Endgame
report-unknown = –
report-next-inaccuracy = { $count ->
    [0] No inaccuracies by { $side }
    [one] Next inaccuracy by { $side }, of one
   *[other] Next inaccuracy by { $side }, of { $count }
 }
report-next-mistake = { $count ->
    [0] No mistakes by { $side }
    [one] Next mistake by { $side }, of one
   *[other] Next mistake by { $side }, of { $count }
 }
report-next-blunder = { $count ->
    [0] No blunders by { $side }
    [one] Next blunder by { $side }, of one
   *[other] Next blunder by { $side }, of { $count }
 }
analysis-fewer-lines = Fewer lines
analysis-more-lines = More lines
analysis-threat = Threat
analysis-no-threat = nothing while the king is in check or the game is over
evaluation = Evaluation: { $score }
evaluation-chances = White: { $points } points (win { $won }, draw { $drawn }, loss { $lost })
evaluation-stalemate = The line ends in stalemate: { $result }
evaluation-unknown = not known yet
captured-pieces = { $count ->
    [one] one piece taken
   *[other] { $count } pieces taken
 }{ $ahead ->
    [0] {""}
   *[other] {", ahead by "}{ $ahead }
 }
clock-of = { $name }: { $time }
material-ahead = +{ $points }
clock-period-face = { $time } ×{ $periods }
clock-period-spoken = { $time }, { $periods ->
    [one] the last period
   *[other] { $periods } periods left
 }
drop-hint = Let go to open the file

## The window: setting up a position

editor-title = Set up a position
editor-white-piece = White { NAME($piece) }
editor-black-piece = Black { NAME($piece) }
editor-hand = Hand: move pieces
editor-eraser = Eraser: take pieces away
editor-start = Start position
editor-clear = Clear
editor-swap = Swap sides
editor-turn = To move
editor-castling = Castling
editor-queen-side = queen’s side
editor-bishops-side = bishops’ side
editor-en-passant = En passant
editor-none = None
editor-by-capture = By capture
editor-just-crowned = Just crowned
editor-half-moves = Half-moves
editor-since-pawn = since a capture or pawn move
editor-since-man = since a capture or man’s move
editor-move-number = Move
editor-study = Study it
editor-copy = Copy FEN
editor-copy-picture = Copy drawing
editor-copy-picture-hint = The board as text, a letter for each piece and a dot for each empty cell; such a drawing can also be pasted.

## The window: buttons of dialogs

button-accept = Accept
button-agree = Agree
button-add-engine = Add an engine…
button-append = Add to it
button-cancel = Cancel
button-change = Change…
button-choose = Choose…
button-close = Close
button-continue = Continue
button-decline = Decline
button-discard = Discard
button-done = Done
button-new-game = New game…
button-new-game-from-here = New game
button-back-to-board = Back to the board
button-open = Open
button-quit-unsaved = Quit without saving
button-play-on = Let Heksy play on
button-rematch = Rematch
button-remove = Remove
button-replace = Replace
button-resign = Resign
button-review = Review
button-save = Save
button-save-elsewhere = Save elsewhere…
button-start = Start
button-try = Try it
button-variation = Variation

## The window: new game

new-game-title = New game
new-game-game = Game
new-game-name = name
new-game-level = level
new-game-swap = Swap colours
new-game-clock = Clock
new-game-minutes = Minutes for the game
new-game-increment = Seconds added after each move
new-game-per-move = a move
new-game-free-first-moves = The clocks start after each side’s first move
new-game-position = Position
new-game-from-moves = From the game on the board, after { $moves ->
    [one] one move
   *[other] { $moves } moves
 }
new-game-draws = Rules
continue-title = Continue this game
continue-saved-clocks = { $control }, White { $white }, Black { $black }
continue-clock-saved = As saved
continue-clock-new = New
player-human = Person
player-computer = Computer
clock-none = None
clock-sudden-death = Fixed time
clock-preset = { $minutes }+{ $increment }
clock-fischer = With increment (Fischer)
clock-delay = With delay (US)
clock-bronstein = With delay (Bronstein)
clock-stages = In stages (classical)
clock-byo-yomi = Byo-yomi
clock-hourglass = Hourglass
clock-none-hint = Nobody’s time is measured.
clock-sudden-death-hint = All moves must be made in this time.
clock-fischer-hint = After each move its player gets so many seconds more.
clock-delay-hint = At each move the clock waits so many seconds before it runs.
clock-bronstein-hint = After each move its player gets back the time used for it, but no more than these seconds.
clock-stages-hint = So many moves must be made in the time of a stage. Then the next stage begins; what is left of the time is kept.
clock-byo-yomi-hint = After the main time each move has a period. A period is lost only if the move takes longer than it; with the last one the game is lost. One period without a main time is a fixed time for each move.
clock-hourglass-hint = What a player uses of the time is added to the other player’s.
clock-white = White’s clock
clock-black = Black’s clock
clock-different = White and Black have different clocks
clock-word-delay = delay
clock-word-back = back at most
clock-word-then = then
clock-word-periods = × periods of
clock-word-moves-in = moves in
clock-word-rest = all the rest in
clock-stage-add = Add a stage
clock-stage-remove = Remove the last one
clock-stage-repeats = The last stage counts its moves and comes again
clock-main-time = Minutes of main time
clock-delay-seconds = Seconds of delay
clock-periods = Number of periods
clock-period-seconds = Seconds of a period
clock-stage-moves = Moves of the stage
clock-stage-minutes = Minutes of the stage
clock-stage-name = { $clock }, stage { $number }
number-wrong = { $name }: “{ $text }” is not a number from { $least } to { $most }.
number-wrong-whole = { $name }: “{ $text }” is not a whole number from { $least } to { $most }.
suffix-minutes = {" min"}
suffix-seconds = {" s"}
position-usual = Usual
position-fen = FEN
position-samples = Sample positions
draws-repetition-automatic = The third repetition is an automatic draw
draws-fifty-automatic-checkers = 50 moves without a capture or a plain man’s move are an automatic draw
rules-total-ban = Plain men may never take kings on their own promotion cells (total ban)
rules-touch-move = Touch-move: a touched piece must move or be taken, and no move is taken back
draws-fifty-automatic = 50 moves without a capture or a pawn move are an automatic draw
sample-queen-mate = Mate with the queen
sample-rook-mate = Mate with the rook
sample-pawn-race = Pawns race
sample-stalemate = Mate, not stalemate
sample-castling = Castling on both sides
sample-long-step = Three cells and en passant
sample-three-men = Three men in one move
sample-promotion-cells = The protected king
sample-kings = Three kings against one
draws-bare-kings = Only two bare kings are a draw for want of material

## Two at one board: offers, handicap, match, tournament, scoresheet

question-draw = { $name } offers a draw.
question-takeback = { $name } asks to take back { $moves ->
    [one] one move
   *[other] { $moves } moves
 }.
action-accept = Agree to the offer
action-decline = Decline the offer
action-next-match-game = Next game of the match
action-save-match = Save the match
action-scoresheet = Scoresheet…
button-next-game = Next game
button-save-match = Save the match
match-round = Game { $game } of { $games }
match-won = { $name } wins the match. { $score }.
match-drawn = The match is drawn. { $score }.
match-points-of = { $name }: { $points } in the match
new-game-handicap = Handicap
handicap-none = None
handicap-giver = Gives odds
handicap-given = { $odds }, { $giver ->
   *[white] White
    [black] Black
 } gives
handicap-hint = { $color ->
   *[white] White begins without { $cells }.
    [black] Black begins without { $cells }.
 }
odds-queen = Queen odds
odds-rook = Rook odds
odds-knight = Knight odds
odds-bishop = Bishop odds
odds-pawn = Pawn odds
odds-one-man = One man odds
odds-two-men = Two men odds
odds-three-men = Three men odds
time-odds = Time odds
time-odds-none = None
time-odds-half = Half the time
time-odds-quarter = A quarter
new-game-match = Match
match-single = Single game
match-several = Several games
match-games = Number of games
match-word-games = games, colours alternate
match-ends-when-decided = It ends as soon as nobody can catch up
rules-tournament = Tournament: touch-move, no takebacks, hints or marks, draws only with one’s own move
takebacks = Takebacks
takebacks-free = Free
takebacks-agreement = By agreement
takebacks-none = None
summary-rules = Rules
summary-tournament = Tournament
summary-touch-move = Touch-move
summary-takebacks-free = Free takebacks
summary-takebacks-agreement = Takebacks by agreement
summary-takebacks-none = No takebacks
scoresheet-title = Scoresheet
scoresheet-page = { $players }, page { $page } of { $pages }
scoresheet-result = Result:
scoresheet-written = The scoresheet is in “{ $path }”. Open it in a browser to print it.
path-scoresheet-title = Write a scoresheet
file-filter-pages = Pages to print
file-filter-text = Plain text

## The window: questions

unsaved-title = Save the game?
unsaved-text = The game has moves that are not saved.
unsaved-match-title = Save the match?
unsaved-match-text = The match has games or moves that are not saved.
play-on-title = Play on from here?
play-on-text = This game already has a move here. Your move can be a variation of it, or begin a game of its own.
play-on-remember = Do not ask again until I quit
resign-title = Resign?
resign-text = { $color ->
   *[white] White
    [black] Black
 } gives up the game.
restore-title = An unsaved game was found
restore-text = The program ended while this game was not saved. It can go on, be saved, or be thrown away.
restore-more = { $count ->
    [one] One more game was found; it comes next.
   *[other] { $count } more games were found; they come next.
 }
engine-gone-title = The engine is missing
engine-gone-text = “{ $name }” was to play { $color ->
   *[white] White
    [black] Black
 }, but it is not among the engines any more. Let Heksy play on at full strength, or add the engine again under this name and choose “Move now”.
file-there-title = The file is there already
file-there-text = “{ $path }” is there already. Add this game to the games in it, or replace them all?
file-changed-title = The file has changed
file-changed-text = Another program has changed “{ $path }” since it was opened. Replace it, or save this game elsewhere?
problem-title = Something is wrong
path-open-title = Open a file
path-save-title = Save the game
path-field = Path of the file
path-hint = The whole path, as in /home/anna/games.pgn or ~/games.pgn. A file can also be dropped on the window.
path-save-hint = The whole path, as in /home/anna/games.pgn or ~/games.pgn.
path-scoresheet-hint = The whole path, as in /home/anna/game.html or ~/game.html. A browser opens and prints the page.
file-filter-games = Games
file-filter-all = All files
game-over-match = The match so far

## The window: games of a file

games-title = Games in { $file }
games-filter = Filter
games-filter-hint = Part of a name, a result, a year
games-none = No game matches
games-row = { $number } { $white } – { $black } { $result }
games-count = { $shown } of { $all ->
    [one] one game
   *[other] { $all } games
 }
games-number = No.
games-result = Result
games-moves = Moves
games-date = Date
games-event = Event
games-title-pasted = Games on the clipboard
recorded-hexodus = Players against Hexodus III, 1999
recorded-tournaments = Tournaments 1980–87
recorded-tournaments-source = Source: the Hungarian players’ site “hexasakkversenyek”, collected in jaycoskey/Glinski on GitHub

## The window: engines

engines-title = Engines
engines-none = No engine has been added yet.
engines-hint = Heksy has an engine of its own. Any other program that speaks UCI and knows one of these games can play, and analyse, too.
engines-row = { $games } · { $path }
engine-new-title = Add an engine
engine-title = Change an engine
engine-choose-title = Choose an engine
engine-program = Program
engine-arguments = Arguments
engine-arguments-hint = usually none
engine-name = Name
engine-name-hint = as it calls itself
engine-untried = The engine is started once, to ask what it is and which options it has.
engine-trying = The engine is asked what it is…
engine-fails = { $reason }.
engine-called = { $name }
engine-called-by = { $name } by { $author }
engine-works = { $name } works. It plays: { $games }.
engine-option-press = at each start
engine-option-on = on
engine-option-automatic = as the settings share it out
engine-own = Heksy
analysis-engine = Engine

## The window: a move that is typed

typed-move = Move
typed-move-hint = { $knight-move }, exd5 or f6f8. { key-enter } makes the move, { key-escape } leaves.
typed-move-none = No legal move begins so
typed-move-wrong = “{ $text }” is not a move; type { $knight-move }, exd5 or f6f8
typed-move-count = { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }

## The window: settings

settings-title = Settings
settings-language = Language
language-system = System
settings-letters = Piece letters
letters-language = As the language ({ $letters })
letters-figurines = Figurines ({ $figurines })
settings-theme = Theme
settings-palette = Board
settings-pieces = Pieces
settings-scale = Size
settings-notation = Notation
settings-coordinates = Letters and numbers round the board
settings-animation = Motion
settings-turning = Two players
settings-legal-marks = Mark where the selected piece may go
settings-always-queen = Promote to a queen without asking
settings-premoves = Move ahead while the computer thinks
settings-confirm-moves = Confirm each move before it is made
settings-autoplay = Autoplay every
settings-thinking = Thinking
settings-own-book = The computer opens from its book
settings-analysis-lines = Analysis lines
settings-report-nodes = Report
settings-report-lines = A report adds the best lines as variations
report-nodes = { $count } thousand nodes a move
settings-ponder = At full strength the computer thinks on your time too
settings-threads = Threads
settings-hash = Hash tables
settings-automatic = Automatic ({ $value })
theme-system = System
theme-light = Light
theme-dark = Dark
palette-honey = Honey
palette-slate = Slate
palette-green = Green
palette-night = Night
palette-high-contrast = High contrast
pieces-classic = Classic
pieces-modern = Modern
pieces-bold = Bold
animation-system = System
animation-off = Off
animation-fast = Fast
animation-normal = Normal
animation-slow = Slow
thinking-nothing = Nothing
thinking-score = Score
thinking-line = Score and line
turning-never = Board stays
turning-board = Board turns
turning-pieces = Pieces turn

## The window: keys

keys-title = Keys
keys-board = On the board
keys-game = Playing
keys-replay = Reviewing a game
keys-file = Files
keys-annotate = Annotating
keys-view = Window
keys-hint = Click a key to choose another one, or the plus to add one.
keys-change = { $key }: choose another key for { $action }
keys-another = One more key for { $action }
keys-usual = The usual keys for { $action }
keys-reset-all = All usual keys
keys-press = Press the key for “{ $action }”. { key-escape } leaves it as it is.
keys-refused-window = { $key } leads from field to field or closes what is open: press another key.
keys-refused-clipboard = The system cuts, copies or pastes with { $key }: press another key.
keys-taken = { $key } is already the key for “{ $action }”.
keys-swap = Swap both keys
keys-replace = Replace it there
keys-remove = Remove this key
keys-cursor = Move the cursor over the cells
keys-cursor-keys = { key-enter } or { key-tab } to the board, then arrows
keys-diagonal = Move it aslant
keys-diagonal-keys = { key-home }, { key-page-up }, { key-end }, { key-page-down }
keys-jump = Move it to the next piece of a kind
keys-jump-keys = The piece’s letter, p for pawns
keys-stops = Move it to the next piece or target
keys-stops-keys = { key-tab }
keys-type = Type a move
keys-type-keys = Capital letter of the piece
keys-ahead = Moving ahead: no queen
keys-ahead-keys = Hold R, B or N
keys-confirm = A move that waits: yes, no
keys-confirm-keys = { key-enter }, { key-escape }
keys-pick = Pick a piece up, put it down
keys-pick-keys = { key-enter } or { key-space }
keys-describe = Ask what attacks and defends a cell
keys-describe-keys = { key-shift }+{ key-space }
keys-promote = Choose a promotion
keys-promote-keys = The piece’s letter
keys-draw = Draw an arrow or a circle
keys-draw-keys = Right button
keys-draw-color = Draw in red, blue, yellow
keys-draw-color-keys = Right button with Shift, Alt, both
keys-wheel = Step through the moves
keys-wheel-keys = Wheel over the board
keys-letters = Setting up: put a piece
keys-letters-keys = Its letter, capital for White
keys-erase = Setting up: take a piece away
keys-erase-keys = { key-delete }, or the right button
keys-escape = Put the piece back, close a dialog
keys-escape-keys = { key-escape }

## The window: about

about-title = Heksy
about-version = Version { $version }
about-text = Hexagonal chess by Gliński, McCooey and Shafran, and hexagonal checkers: for two people at one board, or against the computer.
about-licence = Free software under the MIT or the Apache 2.0 licence, as you like.

## The rules, in words

rules-title = Rules of the games
rules-board-title = The board
rules-board = 91 cells in three colours. The files a to l (there is no j) run up the board; ranks are counted up each file and bend at the f file. White sits below, at f1, and moves first. Each side has a king, a queen, two rooks, three bishops, two knights and nine pawns.
rules-rook-title = Rook
rules-rook = Any distance in six directions, across the edges of the cells.
rules-bishop-title = Bishop
rules-bishop = Any distance in six directions, through the corners of the cells. It never leaves its colour, so each side has three.
rules-queen-title = Queen
rules-queen = As rook and bishop: twelve directions.
rules-king-title = King
rules-king = One step in any of the twelve directions, never onto an attacked cell. There is no castling.
rules-knight-title = Knight
rules-knight = Jumps to the twelve nearest cells a queen could not reach, always to another colour. Only the knight jumps over pieces.
rules-pawn-title = Pawn
rules-pawn = One cell straight up its file; two, if both are free, from any cell on which a pawn of its side begins. It captures on the two cells ahead of it to the left and right, across an edge.
rules-en-passant-title = En passant
rules-en-passant = A pawn that has just gone two cells may be taken, on the next move only, by a pawn that could have captured on the cell it passed. On the board: after c7-c5 the pawn on b5 takes on c6.
rules-promotion-title = Promotion
rules-promotion = On the last cell of any file a pawn becomes a queen, rook, bishop or knight.
rules-end-title = How a game ends
rules-end = Checkmate wins. So do the other side’s resignation and its fallen flag; but a flag falls for a draw where the other side does not have the material to mate.
rules-stalemate-title = Stalemate
rules-stalemate = Stalemate is no draw: the side that cannot move gets ¼ point, the other ¾.
rules-draws-title = Draws
rules-draws = Half a point each: the same position for the third time with the same side to move; 50 moves by each side without a capture or a pawn move; agreement; neither side has the material to mate. A side can mate with a pawn, a rook, a queen, or three bishops and knights. The set-up of a new game can change these: repetition and the 50 moves can be left to a claim, and only bare kings count as too little, because a king and two knights can in fact force mate. Where a draw must be claimed, the same position for the fifth time and 75 moves by each side still end the game by themselves.
rules-sources-title = Sources
rules-sources = The leaflet of the International Hexagonal Chess Federation and two Polish rule texts. Where they are silent the program goes by the cell: a pawn that has captured its way onto a start cell of its side may go two cells again. The leaflet’s list of pieces has two slips, which the other texts put right.

rules-mccooey-board = The board, the coordinates and the pieces of Gliński’s game, but seven pawns a side and a set-up that is closer together. King, queen, rooks, bishops and knights move as in Gliński’s game. There is no castling.
rules-mccooey-pawn = One cell straight up its file; two from the cell on which a pawn of its side begins, except on the f file. It captures one bishop’s step forward: from e3 on d4 and on f5. All its captures thus stay on one colour.
rules-mccooey-en-passant = As in Gliński’s game, with this pawn’s capture: after e8-e6 the pawn on d5 takes on e7.
rules-mccooey-draws = Stalemate is a draw, half a point each. So are the third repetition, 50 moves without a capture or a pawn move, agreement, and two bare kings; any other piece counts as enough to go on.
rules-mccooey-sources = McCooey’s rules of 1978 and 1979. Where nothing is said about draws the program goes by the customs of chess; the set-up of a new game can leave repetition and the 50 moves to a claim. The same position for the fifth time and 75 moves end the game all the same.

rules-shafran-board = 70 cells: nine files a to i of 6 to 10 cells. A rank is one straight line that falls to the right, so that the ranks of the f file begin at 2 and those of the i file at 5. The set-up is turned, not mirrored: each side sees its queen on the left of its king. The pieces move as in Gliński’s game, but for pawn and king.
rules-first-step-title = A pawn’s first step
rules-shafran-first-step = As far as the middle of its file: one cell on the files a and i, up to two on b, c, g and h, up to three on d, e and f. Later one cell at a time.
rules-shafran-pawn = It captures one bishop’s step forward: from e4 on d5 and on f6. At the end of its file it becomes a queen, rook, bishop or knight.
rules-shafran-en-passant = On any cell the pawn has passed, on the next move only: after e9-e6 it can be taken on e8 and on e7, here from d5 on e7.
rules-castling-title = Castling
rules-shafran-castling = With either rook, short or long, if neither has moved, nothing stands between them, the king is not in check and no cell that it crosses or reaches is attacked. Short: the rook comes to stand beside the king, which steps over it. Long: the king goes next to the rook, which jumps over it. To the queen’s side it is written Q-O-O and Q-O-O-O, to the bishops’ side B-O-O and B-O-O-O. Move the king to its new cell, or onto the rook: if both ways are possible you are asked which.
rules-shafran-draws = Stalemate is a draw. So are the third repetition, 50 moves without a capture or a pawn move, agreement, and two bare kings.
rules-shafran-sources = A Swedish article on Shafran’s game of 1939. Castling is written as in print, with the letter O; files with zeros are read as well.

rules-checkers-board = The 61 cells in the middle, five on a side. A cell is called by two figures: its column from 1 to 9, counted from White’s left, and its row from 1 to 9 along the diagonals that rise to the right. Each side begins with 24 men; White moves first. The framed cells are those where men are crowned, White’s in white and Black’s in black.
rules-man-title = Man
rules-checkers-man = One cell forward: straight up its column or along one of the two diagonals drawn on the board. On the columns 1 and 9 nobody may go straight.
rules-crowned-title = King
rules-checkers-crowned = Any distance along its column and the diagonals, forwards and backwards; not straight on the columns 1 and 9.
rules-capture-title = Capture
rules-checkers-capture = Only along the diagonals, forwards and backwards. A man jumps an enemy beside it onto the free cell right behind; a king jumps one from any distance and lands on any free cell behind. Whoever can go on capturing does. No man is jumped twice, an empty cell may be crossed twice, and the men taken leave the board only when the whole move is over. Click each cell to land on, or only the last one where that is clear.
rules-most-title = The most men
rules-checkers-most = Capturing is forced, and the largest number of men must be taken; kings count as one like all others. Between equal captures you choose freely. The program frames the men that must be taken.
rules-checkers-promotion = A man whose move ends on one of the five cells of its far edge becomes a king, who moves as one from the next turn. A man that only passes through during a capture stays a man.
rules-protection-title = Kings on their own edge
rules-checkers-protection = A king on one of the cells where its own side is crowned cannot be taken by men, unless it came there by a capture. On the board the man on 49 may not take the king on 39. For one reply it is the other way round with a man that was crowned by the last move: it can be taken if it came quietly, and not if it came by a capture. Kings are never protected from kings.
rules-checkers-end = Who cannot move, for want of men or of room, loses. The rules set no limit to a game: the program calls it a draw at the third repetition and after 50 moves of each side without a capture or a man’s move. The set-up of a new game can leave both to a claim; the fifth repetition and 75 moves end the game all the same. Two positions are the same if the same men stand on the same cells, the same side is to move, and no king is protected in one of them only, now or later. Everything else is agreed.
rules-notation-title = Writing it down
rules-checkers-notation = As in draughts on 100 squares: 55-56 is a move, 33x53x73 a capture with every cell landed on. A position reads W:W55,K39:B19: who is to move, White’s men, Black’s men, K for a king.
rules-checkers-sources = The author’s own rules of 1985, in Polish and in English. They also know a stricter form, in which men may never take a king on its own edge, however it came there.

history-title = History
history-glinski-title = Gliński, 1936 to 1973
history-glinski = Władysław Gliński made his game over many years: the first form is of 1936, the one that is played today of 1973. It is the best known of the family. Polish players call it heksy, which gave this program its name.
history-federation-title = The federation
history-federation = The International Hexagonal Chess Federation set down the rules in a leaflet, in Esperanto. Its particular mark is the stalemate that is worth ¾ to ¼. Its list of the pieces with which one can still win is the program’s usual rule.
history-shafran-title = Shafran, 1939
history-shafran = Shafran’s game has a board of its own, 70 cells with straight ranks, and gives every pawn a first step up to the middle of its file. It is the only one of the family with castling, and has it in four ways.
history-mccooey-title = McCooey, 1978 and 1979
history-mccooey = McCooey’s game took Gliński’s board and began anew from the pieces: pawns that capture as a bishop steps, as on the square board; fewer of them; and a set-up that stands closer together.
history-checkers-title = Hexagonal checkers, 1985
history-checkers = Checkers on the 61 cells in the middle keeps what players of the 100-square game know, forced captures of the largest number and flying kings, and adds the protection of kings on the edge where they were crowned.

## The game for three

action-new-three = New game for three…
three-game = Three players
three-seat = { $seat ->
   *[white] White
    [red] Red
    [black] Black
 }
board-cell-red = { $cell }, red { NAME($piece) }
board-cell-dead = { $cell }, dead { NAME($piece) }
three-to-move = { $seat ->
   *[white] White
    [red] Red
    [black] Black
 } to move
three-and = { $first } and { $next }
three-in-check = { $seat ->
   *[white] White
    [red] Red
    [black] Black
 } is in check from { $by }
three-corner-check = in check from { $by }
three-out-checkmate = { $seat ->
   *[white] White
    [red] Red
    [black] Black
 } is checkmated
three-out-stalemate = { $seat ->
   *[white] White
    [red] Red
    [black] Black
 } is stalemated
three-out-king-taken = { $seat ->
   *[white] White’s
    [red] Red’s
    [black] Black’s
 } king is taken
three-out-resignation = { $seat ->
   *[white] White
    [red] Red
    [black] Black
 } resigns
three-out-time = { $seat ->
   *[white] White
    [red] Red
    [black] Black
 } has no time left
three-corner-checkmate = checkmated
three-corner-stalemate = stalemated
three-corner-king-taken = king taken
three-corner-resignation = resigned
three-corner-time = out of time
three-corner-out = out
three-corner-points = Points: { $points }
three-end-last = The last side in the game has won
three-end-kings = Only kings are left
three-end-fifty = Fifty-move rule
three-end-repetition = The same position for the third time
three-end-agreement = All have agreed to a draw
three-over = { $points } – { $reason }
three-told = Result in the file: { $points }
three-expected = Expected: White { $white }, Red { $red }, Black { $black }
three-low-time = { $name }: { $seconds } s left.
three-wait-earlier = This is an earlier position. Go to the last one to move.
three-found = { $white } – { $red } – { $black }, { $moves ->
    [one] one round
   *[other] { $moves } rounds
 }, { $date }
three-title = { $white } – { $red } – { $black } – { three-game } – Heksy
three-about = White, Red and Black move in this order, clockwise. The pieces of a side that is out stay where they are, dead. The last side in the game wins.
three-new-title = New game for three
three-new-position = As pasted; to move: { $seat }
three-rotate = Everybody one seat on
three-dead = Dead pieces
three-dead-stay = Stay on the board
three-dead-leave = Leave it
three-turns = Turn the board to the person to move
three-over-title = The game is over
three-place = { $place }.
three-resign-text = { $seat } gives up the game; the others play on.
three-move-of = { $number }. { $seat } { $move }
three-only-two = Not in a game for three: it can be played, looked through and saved.
three-illegal-way-pawn = a pawn goes straight away from the corner of its army and captures one bishop’s step forward
three-illegal-not-your-turn = the { NAME($piece) } on { $cell } does not belong to the side to move
three-speech-moves = { $seat ->
   *[white] White
    [red] Red
    [black] Black
 }: { NAME($piece) } { $from } to { $to }
three-speech-takes = { $seat ->
   *[white] White
    [red] Red
    [black] Black
 }: { NAME($piece) } { $from } takes { NAME($taken) } on { $to }
three-question-draw = { $first } and { $second } agree to a draw.
three-position-empty = The position is empty: it is the rows of the board and five fields.
three-position-rows = The board has { $count } rows between slashes; it needs 11.
three-position-row = Rank { $rank } has { $found } cells instead of { $expected }: two letters are a piece, numbers are empty cells.
three-position-gap = A number of empty cells on rank { $rank } is 0 or too large.
three-position-piece = “{ $text }” on rank { $rank } is no piece: the first letter is w, r, b or x (dead), the second K, Q, R, B, N or P.
three-position-missing = A field is missing: behind the board stand side to move, sides in the game, en passant, half-moves and round.
three-position-turn = The side to move is “{ $text }”: it must be w, r or b.
three-position-playing = The sides in the game are “{ $text }”: they are w, r and b, each once and in this order.
three-position-en-passant = The en-passant field “{ $text }” is not understood: it is -, or sides with the cells their pawns crossed, such as we4,rc4.
three-position-number = “{ $text }” must be a whole number.
three-position-extra = “{ $text }” stands behind the last field: leave it out.
three-setup-nobody = No side is in the game: name those that are, such as wrb.
three-setup-turn = { $seat ->
   *[white] White
    [red] Red
    [black] Black
 } is to move but is not in the game: name a side that is.
three-setup-no-king = { $seat ->
   *[white] White
    [red] Red
    [black] Black
 } is in the game and has no king: each side in the game needs one.
three-setup-kings = { $seat ->
   *[white] White
    [red] Red
    [black] Black
 } has too many kings ({ $count }): each side has one.
three-setup-out = { $seat ->
   *[white] White
    [red] Red
    [black] Black
 } is out and has a living { NAME($piece) } on { $cell }: its pieces are dead, with the letter x.
three-setup-dead = There is a dead { NAME($piece) } on { $cell }, but no side is out.
three-setup-dead-kings = Dead kings: { $count }; sides that are out: { $out }. Each has one at most.
three-setup-pawns = { $seat ->
   *[white] White
    [red] Red
    [black] Black
    [dead] The dead
 }: { $count } pawns, at most { $limit } are possible.
three-setup-pieces = { $seat ->
   *[white] White
    [red] Red
    [black] Black
    [dead] The dead
 }: { $extra } promoted pieces, but only { $missing } pawns are missing.
three-setup-pawn = A pawn cannot stand on { $cell }: there it becomes another piece.
three-setup-en-passant = { $seat ->
   *[white] White
    [red] Red
    [black] Black
 } cannot have crossed { $cell } by a double step just now: otherwise write -.
three-setup-en-passant-out = { $seat ->
   *[white] White
    [red] Red
    [black] Black
 } is out, so that none of its pawns can be taken en passant.
three-file-variant = it is a game of “{ $name }”, not of three players
three-file-start = the start position cannot be set up, the moves are kept as text. { $problem }
three-file-move = { $problem }; the rest of the game is kept as text
three-file-after-end = “{ $text }” stands behind the end of the game; it is kept as text
three-file-variation = a variation is left out
three-file-unclosed = the comment is not closed
three-file-result = the file says { $told }, the game ends with { $shown }
three-move-form = “{ $text }” is not a move: write Nf4, exd6, f11=Q or the two cells, e3e5
three-move-no-cell = “{ $text }”: there is no cell { $cell }
three-move-illegal = “{ $text }” is not possible here for { $seat ->
   *[white] White
    [red] Red
    [black] Black
 }
three-move-ambiguous = “{ $text }” may be any of { $choices }: name where the piece comes from
rules-three-board = Three armies of McCooey’s game stand at every other corner of the 91 cells: White at f1, Red at a6, Black at l6. They move in this order, clockwise. All pieces but the pawn move as in Gliński’s game; there is no castling.
rules-three-pawn = Each pawn goes straight away from the corner of its army: Red’s towards the lower right, Black’s towards the lower left. From its start cell it may go two cells, but not the one in the middle of its army. It captures one bishop’s step forward on either side, and is promoted where there is no cell ahead. On the board: Red’s pawn on d6.
rules-three-en-passant = A pawn that has gone two cells may be taken en passant by either other side, until its own side moves again. On the board: after e3-e5 Red’s pawn on d5 takes on e4.
rules-three-check = No one may leave the own king attacked by a side in the game. Two sides can open a line together: a king that stands attacked when an opponent’s turn comes can be taken. Its side is out at once, and its pieces stop attacking, so that taking a king can answer a check. On the board Red has opened the line: White’s rook takes Black’s king.
rules-three-out = A side that has no move when its turn comes is out, checkmated or stalemated; so is one whose king is taken, one that resigns, at any turn, and one whose flag falls. Its pieces stay on the board, dead: they attack nothing, block, and can be taken. A new game can let them leave the board. The last side in the game has won.
rules-three-draws = Draw between the sides in the game: the same position for the third time; 50 moves by each without a capture, a pawn move or a going out; agreement of all of them; nothing left but kings.
rules-three-points-title = Points
rules-three-points = The first place is worth one point, the second a half, the third none. Sides that draw share the points of their places: a half each of three, three quarters each of the last two. Files have White’s, Red’s and Black’s points, such as 1-0-1/2.
rules-three-sources = McCooey gives the set-up only. The rest is this program’s reading: it changes nothing of his game for two that need not be changed, and follows the customs of today’s games for more than two.
rules-three-check-title = Check, and taking a king
rules-three-out-title = How a side goes out
recorded-three = A game for three

## On-line

action-online = Play on-line…
action-online-help = Playing on-line
question-rematch = { $name } asks for a rematch.
online-title = Play on-line
online-invite = Invite
online-join = Join
online-name = Your name
online-nameless = Somebody without a name
online-my-color = You play
online-your-color = You play
online-color-lot = By lot
online-waits = After a cut
online-waits-hint = For so long the game waits for a player whose connection is cut. The clocks stand meanwhile.
online-waits-minutes = The game waits { $minutes } min
online-takebacks = Moves may be taken back if the other side agrees
online-connection = Connection
online-relay = Relay
online-relay-public = Public
online-relay-own = Own
online-relay-none = None
online-relay-url = Address of the relay
online-relay-hint = A relay helps where two computers cannot reach each other directly. Without one only computers on the same network, or with an open port, find each other.
online-relay-wrong = The address of a relay begins with https:// and has no spaces.
online-announce = Players on the same network see the invitation
online-seen-host = The other side gets to see your name and your computer's address; the relay sees both addresses, but nothing of the game. Nothing is sent before you press Invite.
online-seen-guest = The other side gets to see your name and your computer's address; the relay sees both addresses, but nothing of the game. Nothing is sent before you press Join or look for players.
online-seen-host-alone = The other side gets to see your name and your computer's address; no relay is used. Nothing is sent before you press Invite.
online-seen-guest-alone = The other side gets to see your name and your computer's address; no relay is used. Nothing is sent before you press Join or look for players.
online-seen-network = While it is open, players on the same network see the invitation with your name.
online-invitation = Invitation
online-invitation-hint = Paste the text that the other player has sent you. It begins with “heksy”.
online-no-ticket = This is no invitation: one begins with “heksy” and is a single long word.
online-ticket-damaged = The invitation is not whole: copy all of it, from “heksy” to the end.
online-ticket-newer = The invitation comes from a newer Heksy. Update this one.
online-neighbours = Same network
online-neighbours-none = Nobody on this network invites at the moment.
online-look = Look for players on this network
online-join-neighbour = Join { $name }
online-waiting-title = Invitation
online-waiting-text = Send this text to the other player by any messenger or mail. Whoever has it can join once.
online-preparing = Preparing the invitation…
online-waiting = Waiting for the other player…
online-copied = The invitation is on the clipboard.
online-looking-title = Joining
online-looking = Looking for the other player…
online-attempts = { $count ->
    [one] One attempt was in vain so far.
   *[other] { $count } attempts were in vain so far.
 }
online-looking-long = The other player must have the invitation open and be on the network. If both are, see the page “Playing on-line”.
online-asked-title = The other player is there
online-asked-text = { $name } invites you to this game:
online-already = You are playing on-line already. Leave that game first.
online-begun = The game with { $name } begins.
online-resumed = The game with { $name } goes on.
online-away = The connection to { $name } is cut. The clocks stand.
online-back = { $name } is back. The clocks run.
online-corner-away = away, waiting { $time }
online-corner-lag = on-line, { $time } ms
online-corner-there = on-line
online-corner-gone = gone
online-status-away = { $name } is away, the clocks stand
online-status-differs = The records of both sides differ, the clocks stand
online-draw-offered = The draw is offered to { $name }.
online-takeback-asked = { $name } is asked to agree to the takeback.
online-rematch-asked = { $name } is asked for a rematch.
online-rematch-declined = { $name } does not want a rematch.
online-nobody-there = The other player is not there any more. Invite again for another game.
online-no-help = In a game on-line no engine helps.
online-no-pause = A game on-line is not paused: the clocks belong to both.
online-no-variations = While a game on-line goes on, no moves are tried out. Go to the last position to play.
online-no-edits = While a game on-line goes on, its record belongs to both and is not edited.
online-no-editor = While a game on-line goes on, no positions are set up.
wait-remote = It is { $name }’s move.
online-chat = Lines of text
online-chat-line = Line of text
online-leave-title = Leave the game?
online-leave-text = The game with the other player goes on. If you leave now it stays as it is on both computers and can be continued at the next start.
online-found-title = An unfinished on-line game
online-found-text = Continue it when the other player does so too: both meet again by the same invitation.
online-unfinished = Unfinished
online-continue = Continue: { $game }
online-differs-title = The records differ
online-differs-text = Both computers have the same game up to a point, and then different ones. The game can go on from what both have in common, if both players agree.
online-common = The last moves in common
online-ours = Here
online-theirs = There
online-back-asked = You agree. The other player is asked.
online-back-wanted = The other player agrees to go back.
online-went-back = The game goes on from what both records had in common.
online-event-takeback = Moves taken back
online-event-draw = Draw agreed
online-event-claim = Draw claimed
online-event-resign = Resigned
online-event-flag = Flag fallen
online-event-nothing = Nothing more
online-event-more = … and { $count } more
online-peer-left = { $name } has left.
online-peer-left-game = { $name } has left in the middle of the game. It is kept as it is, and can be continued at the next start.
online-away-too-long = { $name } was away for longer than agreed. The game is kept as it is, and can be continued at the next start.
online-still-differs = The records of both sides differ, and one player did not want to go back. The game is broken off; each side keeps its own record.
online-occupied = The other player is already playing with somebody else.
online-not-found = The other player was not found. Ask for a fresh invitation, and see the page “Playing on-line”.
online-no-network = The network could not be opened: { $reason }. Check the connection and try again.
online-no-journal = The game cannot be kept on the disk: { $reason }. Nothing more is sent, so that nothing is lost.
online-in-use = This game is open in another Heksy on this computer.
online-version-theirs = The other Heksy is newer. Update this one.
online-version-ours = The other Heksy is older. It must be updated.
online-terms-wrong = The game of the invitation cannot be played by this Heksy. A newer one may know it.
online-secret-wrong = The invitation is not known to the other side, or has been used. Ask for a fresh one.
online-other-game = The other side speaks of another game.
online-silent = The other side did not answer in time.
online-illegal = The other program sent something that this game does not allow (event { $number }). The game is broken off; both records are kept.
online-clock-wrong = The other program counts time otherwise than is possible (event { $number }). The game is broken off; both records are kept.
online-lot-bent = The lot for the colours was bent by the other side. No game was begun.
online-nonsense = The other side sent something that cannot be understood. What was played is kept.
online-peer-version = The other Heksy speaks another version. Both should be the same.
online-peer-terms = The other Heksy cannot play this game.
online-peer-illegal = The other program has another game than this one, and has broken it off. Both records are kept.
online-peer-clock = The other program does not believe this computer’s clock, and has broken off the game. Both records are kept.
online-peer-trouble = The other program has met a problem of its own. What was played is kept.
button-invite = Invite
button-join = Join
button-copy = Copy
button-play = Play
button-send = Send
button-later = Later
button-give-up = Give it up
button-go-back = Go back
button-break-off = Break off
button-stay = Stay
button-leave = Leave
button-online-help = Help
online-help-title = Playing on-line
online-help-invite = 1. One player opens Game › Play on-line, chooses game, clock and colour, and presses Invite.
online-help-send = 2. Heksy shows a short text, the invitation. Copy it and send it to the other player by any messenger or mail. Leave the program open.
online-help-join = 3. The other player opens the same dialog, chooses Join, pastes the text, sees what is to be played, and agrees.
online-help-play = 4. The game is played as any other. A draw or a takeback is asked for by the usual buttons; the other player answers in the corner of the board.
online-help-again = 5. After the end either player can ask for a rematch with colours swapped. The game is saved and studied like any other.
online-help-cut-title = When the connection is cut
online-help-cut = The clocks stand, and both programs look for each other by themselves. After a crash or an end of the program both players choose to continue when Heksy starts again: every move is on both disks.
online-help-trouble-title = When it does not connect
online-help-trouble = Look whether both are on the network, the invitation is still open, and all of its text was pasted. With the relay “None” both must be on the same network. A firewall must let Heksy use UDP. If a public relay does not answer, try again later, or both enter the address of another one.
online-help-fair-title = Who sees what
online-help-fair = Everything is encrypted from one computer to the other; there is no server of Heksy. The other side sees your name and your computer’s address. Heksy keeps its engine silent during the game, but nobody can see what else the other player uses: play with people you trust.
online-help-tested-title = What has not been tried yet
online-help-tested = Playing on-line has been tested between programs on one computer and on simulated networks under Linux. Real routers, public relays, Windows and macOS have not been tried yet.
