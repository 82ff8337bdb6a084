### Every text a user sees, in English.
### Short and plain: the problem, and what to do. No exclamation marks.
###
### A piece is given to a message by its key: { NAME($piece) } is its name, { NAME($piece, form: "genitive") } the
### attribute .genitive of its name, and { $piece -> [piece-rook] … } chooses other words by it, such as a gender.

## Colours, pieces, levels

color-white = White
color-black = Black
piece-pawn = pawn
    .plural = pawns
piece-knight = knight
    .plural = knights
piece-bishop = bishop
    .plural = bishops
piece-rook = rook
    .plural = rooks
piece-queen = queen
    .plural = queens
piece-king = king
    .plural = kings
piece-man = man
    .plural = men
piece-crowned = king
    .plural = kings
piece-any = piece
    .plural = pieces

variant-glinski = Gliński
variant-mccooey = McCooey
variant-shafran = Shafran
variant-checkers = Checkers

# The levels in rising strength. Each word sounds stronger than the one before.
level = { $number ->
    [1] 1 – Newcomer
    [2] 2 – Beginner
    [3] 3 – Learner
    [4] 4 – Casual player
    [5] 5 – Amateur
    [6] 6 – Club player
    [7] 7 – Strong player
    [8] 8 – Expert
    [9] 9 – Master
    [10] 10 – Grandmaster
   *[11] Full strength
}
level-hint = { $number ->
    [1] Knows how the pieces move, and overlooks most of what happens on the board.
    [2] Captures what it sees, and often leaves its own pieces unprotected.
    [3] Never misses a recapture or a win in one move, but overlooks many threats.
    [4] Sees most threats nearby, and overlooks some from afar.
    [5] Seldom overlooks a threat of one move.
    [6] Overlooks nothing simple, and looks one move ahead.
    [7] Looks two moves ahead.
    [8] Calculates short combinations.
    [9] Calculates longer combinations, and makes few mistakes.
    [10] Punishes nearly every mistake.
   *[11] Uses all its time, and always plays the best move it finds.
}
level-between = Stronger than level { $below }, and weaker than level { $above }.
computer-name = Computer ({ $level })

## Numbers and keys

decimal-separator = .
percent = { $value }%
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
key-page-up = Page Up
key-page-down = Page Down
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
board-target = legal move
board-capture = legal capture
board-castling = castle with this rook
board-must-take = must be captured
board-wrong = not allowed here
board-circled = circled
board-promote = Promote to { NAME($piece) }
# $way is notation: Q-O-O, B-O-O-O
board-castle = Castle { $way }
# A cell: the move entered in advance, played on your turn if it is then legal.
board-premove = premove
board-confirm = Confirm move
board-put-back = Cancel move

capture-unclear = Several captures end there. Click each landing cell in turn.

## Announcements for screen readers
## { $side } is white or black, { $shade } is light, medium or dark, { $move } is one of these messages.

board-light = light cell
board-medium = medium cell
board-dark = dark cell
board-described = { $shade }, { $what }
speech-start = Starting position.
speech-hint = Hint: { $move }.
speech-in-hand = { $cell }: in hand{ $count ->
    [0] .
    [one] , 1 move.
   *[other] , { $count } moves.
 }
speech-put-back = Put back.
speech-below = { $seat ->
   *[white] White
    [red] Red
    [black] Black
 } is at the bottom.
speech-on = { $what }: on
speech-off = { $what }: off
speech-analysis = Analysis
speech-lock = Lock on this position
speech-only-target = { $cell }, the only move
speech-evaluation = { $score }, { $depth }. { $move }
speech-done = { $what }: done
# $move is a whole sentence, as “White pawn e4 to e5”.
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
speech-promotes = { $move }, promotes to { NAME($piece) }
speech-check = { $move }, check
speech-mate = { $move }, checkmate
speech-cell = { $cell }, { $shade ->
   *[light] light cell
    [medium] medium cell
    [dark] dark cell
 }.
# $pieces is a list in the nominative, as “e4, white pawn, g4, white pawn”; also in the three messages below.
speech-attacked = { $text } Attacked by: { $pieces }.
speech-defended = { $text } Defended by: { $pieces }.
speech-reached-white = { $text } White can reach it with: { $pieces }.
speech-reached-black = { $text } Black can reach it with: { $pieces }.

## The welcome bar

welcome = New to hexagonal chess?
welcome-text = Learn how the pieces move in short lessons, or just try: pick up a piece, and its cells light up.
start-moves = How they move
start-rules = All rules
welcome-rules = Read the rules
welcome-levels = Start a game…
welcome-dismiss = Dismiss

## The help page on playing without seeing the board

blind-title = Playing with a screen reader
blind-start-title = Getting started
blind-start = Heksy works with your screen reader: Orca 45 or newer on Linux, NVDA, JAWS or Narrator on Windows, VoiceOver on macOS. Start the screen reader before Heksy. Everything in the window has a name; press Tab to move from one item to the next.
blind-board-title = The board
blind-board = The board has eleven files, a to l without j. The middle file, f, has eleven cells; each file further out has one fewer, down to six on a and l. Cells come in three colours: a bishop always stays on its colour, a rook crosses all three. “Rules” in the Help menu describes the game in words.
blind-cells-title = Moving around the board
blind-cells = Press Tab to reach the board. The up and down arrows move along the file; the left and right arrows move to the next file. Each cell announces its name, the piece on it, its colour and, when you have picked up a piece, whether that piece can move there. Press Shift+Space to hear what attacks and defends the cell.
blind-moves-title = Making a move
blind-moves = The quickest way: press M, type the move, for example f5f6, and press Enter; this works in puzzles too. Or go to a piece and press Enter, then go to its target and press Enter again. Escape puts the piece back. If the move is illegal, you hear why. When a pawn promotes, press the letter of the piece you want, or choose it with Tab.
blind-list-title = What is announced
blind-list = Moves are announced as they are made, with captures, checks and the result. So are draw offers, messages and low time. While nothing in the window has the focus, the left and right arrows step through the game and announce each move. In the move list every move is a button: press Enter to go to it. In a study, E speaks the evaluation.
blind-clock-title = Clocks and game status
blind-clock = Each player’s corner gives the name, the captured pieces and the time left. The line at the top says whose turn it is. In the graph of a game report, the left and right arrows step through the moves and announce White’s expected score.
blind-help-title = Menus and shortcuts
blind-help = “Keyboard shortcuts” in the Help menu lists every key. If you have some sight, try larger text (“Interface size” and “Notation size” in the settings), the high-contrast board and the bold pieces.

## Illegal moves

illegal = Illegal move: { $reason }.
# The reasons are clauses without a capital and a full stop; they fill $reason above.
illegal-no-piece = there is no piece on { $cell }
illegal-not-your-turn = the { NAME($piece) } on { $cell } belongs to the other side
illegal-own-piece = your own { NAME($other) } is on { $target }
illegal-blocked = the { NAME($other) } on { $other-cell } blocks the { NAME($piece) } on { $cell }
illegal-nothing-to-take = a pawn moves that way only to capture, and { $target } is empty
illegal-king-attacked = { $target } is attacked by the { NAME($other) } on { $other-cell }
illegal-still-in-check = the king would still be in check from the { NAME($other) } on { $other-cell }
illegal-pinned = the { NAME($piece) } on { $cell } is pinned by the { NAME($other) } on { $other-cell }
illegal-exposes-king = it would expose the king to the { NAME($other) } on { $other-cell }
illegal-castling-lost = the king or the rook has already moved
illegal-castling-blocked = the { NAME($other) } on { $other-cell } is between the king and the rook
illegal-castling-in-check = the king is in check
illegal-castling-attacked = the king would pass over { $other-cell }, which is attacked
illegal-other-kind = the { NAME($piece) } on { $cell } can move to { $target }, but not in this way
illegal-other-game = the move belongs to a different game
illegal-way-pawn = { $game ->
   *[glinski] a pawn moves straight up its file and captures one cell to the front left or front right
    [mccooey] a pawn moves straight up its file and captures one cell diagonally forward, like a bishop
    [shafran] a pawn moves straight up its file and captures one cell diagonally forward, like a bishop
 }
illegal-way-knight = a knight jumps to the nearest cells that a queen could not reach
illegal-way-bishop = a bishop moves through the corners of cells and stays on its colour
illegal-way-rook = a rook moves across the edges of cells, in six directions
illegal-way-queen = a queen moves like a rook or a bishop
illegal-way-king = a king moves one step, like a queen

touch-own = Touch-move: the { NAME($piece) } on { $cell } was touched and must move.
touch-enemy = Touch-move: the { NAME($piece) } on { $cell } was touched and must be captured.

wait-paused = The game is paused.
wait-computer = It is { $name }’s turn.

## The state of the game

status-your-move = Your move
status-white-to-move = White to move
status-black-to-move = Black to move
status-white-in-check = White is in check
status-black-in-check = Black is in check
status-you-in-check = You are in check
status-thinking = { $name } is thinking
status-paused = Paused
# $move is a numbered move, as “28... Bi6”; in a three-player game also a sentence, as “Red resigned”. $number and $last count moves.
status-replay = { $move }, move { $number } of { $last }
status-replay-start = Starting position
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
title-editor = Set up position – { $game } – Heksy
title-games = { $title } – Heksy
title-unsaved = • { $title }
moves-show-variation = Show variation { $move }
moves-hide-variation = Hide variation { $move }
# $text is a part of a game file that is not a move.
moves-unread = Could not be read: { $text }

## The computer

computer-failed = The computer player has stopped{ $reason ->
    [none] {""}
   *[other] : { $reason }
 }. Choose “Move now” to try again, take a move back, or save the game.
draw-declined = { $name } declined the draw.
own-rating-after = Your rating against the computer: { $rating } ({ $change })
takeback-declined = { $name } declined the takeback.
draw-with-move = Your draw offer will be made together with your next move.
draw-not-with-move = Draw offer withdrawn.
tournament-no-editor = Tournament rules: positions cannot be set up during the game.
nothing-to-claim = No draw to claim: neither threefold repetition nor the fifty-move rule applies.
# $moves counts moves (mate in 3); add a noun with its plural where your language needs one. So in all “mates in”, “wins in”.
score-white-mates = White mates in { $moves }
score-black-mates = Black mates in { $moves }
score-white-wins = White wins in { $moves }
score-black-wins = Black wins in { $moves }
score-short-white-mates = #{ $moves }
score-short-black-mates = #-{ $moves }
hint-failed = No hint: { $reason }. Ask again to restart the engine.
analysis-failed = Analysis stopped: { $reason }. Turn it on again to restart the engine.
report-failed = The report was cancelled because the engine stopped: { $reason }. Create it again to restart the engine.
report-with-better = { $fact }; { $better }.
report-alone = { $fact }.
report-change = { $fact } ({ $before } to { $after })
report-lets-mate = { $move } allows { $side } to mate in { $moves }
report-lets-win = { $move } allows { $side } to win in { $moves }
report-misses-mate = { $move } misses mate in { $moves }
report-misses-win = { $move } misses a win in { $moves }
report-inaccuracy = { $move } is an inaccuracy
report-mistake = { $move } is a mistake
report-blunder = { $move } is a blunder
report-book = { $move } is in the opening book
report-better = { $move } was better
report-better-mates = { $move } would have mated in { $moves }
report-better-wins = { $move } would have won in { $moves }
report-better-stalemate = { $move } would have led to stalemate: { $result }
report-better-stalemate-line = the best line after { $move } ends in stalemate: { $result }
cause-wins = { $move } wins it
cause-wins-for = { $move } wins it for { $given }
cause-bad-capture = The { NAME($taken) } on { $cell } is protected: { $move } wins the { NAME($piece) } for { $given }.
cause-moved-there = The { NAME($victim) } is not safe on { $cell }: { $wins }.
cause-still-attacked = The { NAME($victim) } on { $cell } is still attacked: { $wins }.
cause-stops-protecting = The { NAME($piece) } no longer protects the { NAME($victim) } on { $cell }: { $wins }.
cause-opens-line = This opens the line from the { NAME($by) } on { $from } to the { NAME($victim) } on { $cell }: { $wins }.
cause-blocks-protector = The { NAME($piece) } on { $to } is in the way of the { NAME($by) } that protects the { NAME($victim) } on { $cell }: { $wins }.
cause-unprotected = Nothing protects the { NAME($victim) } on { $cell }: { $wins }.
cause-missed-unprotected = Missed: nothing protects the { NAME($victim) } on { $cell }: { $wins }.
cause-not-safe = The { NAME($victim) } on { $cell } is not safe: { $wins }.
cause-missed-not-safe = Missed: the { NAME($victim) } on { $cell } is not safe: { $wins }.
cause-takes-less = { $move } takes more: a { NAME($victim) } instead of a { NAME($taken) }.
cause-takes-back = { $move } takes back.
cause-fork = { $move } attacks the { NAME($other) } on { $other-cell } and the { NAME($victim) } on { $cell } at once.
cause-skewer = { $move } attacks the { NAME($other) } on { $other-cell }, and behind it the { NAME($victim) } on { $cell }.
cause-pin = { $move } pins the { NAME($victim) } on { $cell } to the king.
cause-pinned = { $move } attacks the { NAME($victim) } on { $cell }, which is pinned by the { NAME($other) } on { $other-cell }.
cause-discovered = { $move } opens the line from the { NAME($other) } on { $other-cell } to the { NAME($victim) } on { $cell }.
cause-discovered-check = { $move } is a discovered check and attacks the { NAME($victim) } on { $cell }.
cause-protector-taken = { $move } takes the { NAME($taken) } that protects the { NAME($victim) } on { $cell }: { $then } follows.
cause-trapped = { $move } attacks the { NAME($victim) } on { $cell }, which has no safe cell.
cause-attacked = { $move } attacks the { NAME($victim) } on { $cell } and wins it.
cause-attacked-for = { $move } attacks the { NAME($victim) } on { $cell } and wins it for { $given }.
cause-and-wins = { $cause } It wins { $won }.
cause-line = { $move } wins { $won }: { $line }.
# The pieces won, then the pieces given.
cause-won-for = { $won } for { $given }
cause-won-and = { $first } and { $next }
cause-won = { $count ->
    [one] a { NAME($piece) }
    [2] two { NAME($piece, form: "plural") }
    [3] three { NAME($piece, form: "plural") }
    [4] four { NAME($piece, form: "plural") }
    [5] five { NAME($piece, form: "plural") }
    [6] six { NAME($piece, form: "plural") }
    [7] seven { NAME($piece, form: "plural") }
   *[other] { $count } { NAME($piece, form: "plural") }
}
# The same behind “for”.
cause-given = { $count ->
    [one] a { NAME($piece) }
    [2] two { NAME($piece, form: "plural") }
    [3] three { NAME($piece, form: "plural") }
   *[other] { $count } { NAME($piece, form: "plural") }
}
cause-promotes = { $moves ->
    [one] The { NAME($piece) } on { $cell } promotes: { $move }.
   *[other] The { NAME($piece) } on { $cell } promotes in { $moves } moves, beginning with { $move }.
}
cause-missed-promotes = { $moves ->
    [one] Missed: the { NAME($piece) } on { $cell } promotes: { $move }.
   *[other] Missed: the { NAME($piece) } on { $cell } promotes in { $moves } moves, beginning with { $move }.
}
cause-perpetual = { $move } begins checks that never end: a draw.
cause-stalemate = { $move } leads to stalemate: { $result }.
cause-ends = { $move } ends the game: { $result }.
# Before a sentence that begins with a move.
cause-missed = Missed: { $cause }
cause-shot = { $move } gives { $given }: after { $answer }, { $then } captures { $won }.
cause-captures = { $move } captures { $won }.
cause-exchange = { $move } begins an exchange: { $won }.
report-play-cause = Play the line
summary = { $who ->
    [white] White
    [black] Black
   *[you] You
 } { $what }.
summary-next = Show them one after the other
lapse-unprotected = { $count ->
    [one] left a piece unprotected
   *[other] left { $count } pieces unprotected
}
lapse-missed-capture = { $count ->
    [one] missed a capture
   *[other] missed { $count } captures
}
lapse-took-protected = { $count ->
    [one] captured a protected piece
   *[other] captured { $count } protected pieces
}
lapse-double-attack = { $count ->
    [one] overlooked a fork or a pin
   *[other] overlooked { $count } forks or pins
}
lapse-missed-double-attack = { $count ->
    [one] missed a fork or a pin
   *[other] missed { $count } forks or pins
}
lapse-mate = { $count ->
    [one] overlooked a mate
   *[other] overlooked { $count } mates
}
lapse-missed-mate = { $count ->
    [one] missed a mate
   *[other] missed { $count } mates
}
lapse-promotion = { $count ->
    [one] overlooked a promotion
   *[other] overlooked { $count } promotions
}
lapse-missed-promotion = { $count ->
    [one] missed a promotion
   *[other] missed { $count } promotions
}
lapse-draw = { $count ->
    [one] overlooked a draw
   *[other] overlooked { $count } draws
}
lapse-missed-draw = { $count ->
    [one] missed a draw
   *[other] missed { $count } draws
}
lapse-combination = { $count ->
    [one] overlooked a combination
   *[other] overlooked { $count } combinations
}
lapse-missed-combination = { $count ->
    [one] missed a combination
   *[other] missed { $count } combinations
}
report-start = Start
report-point = { $place }: White { $percent }%
report-point-unknown = { $place }: not evaluated
report-point-phase = { $point } ({ $phase })
# $last counts half-moves.
report-graph = Evaluation graph, { $last } half-moves. { $point }. { $bad ->
    [0] No inaccuracies, mistakes or blunders
    [one] 1 inaccuracy, mistake or blunder
   *[other] { $bad } inaccuracies, mistakes and blunders
 }.
analysis-nodes-ones = { $count } nodes
analysis-nodes-kilo = { $count }k nodes
analysis-nodes-mega = { $count }M nodes
analysis-speed-ones = { $count } nodes/s
analysis-speed-kilo = { $count }k nodes/s
analysis-speed-mega = { $count }M nodes/s

## Added engines

engine-missing = Cannot start “{ $name }”: the program was not found
engine-not-allowed = Cannot start “{ $name }”: it is not a program, or you do not have permission to run it
engine-not-started = Cannot start “{ $name }”: { $reason }
engine-ended = “{ $name }” quit unexpectedly
engine-silent = “{ $name }” did not respond { $command ->
    [uci] to “uci”, so it may not be a UCI engine
    [stop] to “stop”
    [go] in time
   *[isready] after its options were set
 }
engine-flood = “{ $name }” sent too much output
engine-illegal-move = “{ $name }” played an illegal move: “{ $text }”
engine-other-game = “{ $name }” does not support { $game }
engine-name-taken = An engine named “{ $name }” already exists. Choose another name.
engine-open-quote = The arguments contain an unclosed quotation mark.
engine-no-game = This engine does not support any of Heksy’s games.
engine-type-path = No file dialog is available here. Type the path of the engine.
new-game-engine-gone = “{ $name }” is no longer in your list of engines. Choose another one.
new-game-engine-other-game = “{ $name }” does not support { $game }.

## The end of a game

over-white-wins = White wins
over-black-wins = Black wins
over-name-wins = { $name } wins
over-draw = Draw
over-you-won = You won
over-you-lost = You lost
over-you-three-quarters = ¾ to you
over-you-quarter = ¼ to you
over-white-three-quarters = ¾ to White, ¼ to Black
over-black-three-quarters = ¾ to Black, ¼ to White
over-with-reason = { $result } – { $reason }
# Reasons follow the result: “White wins – Checkmate”.
reason-checkmate = Checkmate
reason-stalemate-white = White is stalemated
reason-stalemate-black = Black is stalemated
reason-all-taken-white = White has no pieces left
reason-all-taken-black = Black has no pieces left
reason-blocked-white = White cannot move
reason-blocked-black = Black cannot move
reason-insufficient-material = Insufficient material
reason-repetition = Threefold repetition
reason-fivefold-repetition = Fivefold repetition
reason-fifty-moves = Fifty-move rule
reason-seventy-five-moves = Seventy-five-move rule
reason-agreement = By agreement
reason-resignation-white = White resigned
reason-resignation-black = Black resigned
reason-time-forfeit-white = White ran out of time
reason-time-forfeit-black = Black ran out of time
reason-time-forfeit-no-material = Time ran out, but the opponent has insufficient material to mate
reason-rules-infraction-white = Rule violation by White
reason-rules-infraction-black = Rule violation by Black
reason-adjudication = By adjudication
reason-unknown = Reason not recorded
# The same for the player of an online game; { $name } is the opponent.
reason-stalemate-you = You are stalemated
reason-stalemate-name = { $name } is stalemated
reason-all-taken-you = You have no pieces left
reason-all-taken-name = { $name } has no pieces left
reason-blocked-you = You cannot move
reason-blocked-name = { $name } cannot move
reason-resignation-you = You resigned
reason-resignation-name = { $name } resigned
reason-time-forfeit-you = You ran out of time
reason-time-forfeit-name = { $name } ran out of time
reason-rules-infraction-you = Rule violation by you
reason-rules-infraction-name = Rule violation by { $name }
reason-agreement-name = By agreement with { $name }
reason-away-name = { $name } did not come back
match-standing = { $white } { $white-points }, { $black } { $black-points }

## Files

saved = Saved to “{ $path }”.
saved-added = Another program changed “{ $path }”, and this game was no longer in it. Heksy added the game; the file has { $games ->
    [one] 1 game
   *[other] { $games } games
 } now.
saved-over-change = Saved to “{ $path }”. Another program had changed this game; its version is in “{ $backup }”.
file-read-missing = Could not find “{ $path }”. It may have been moved or renamed; use Open to look for it.
file-read-not-allowed = You do not have permission to open “{ $path }”. Ask its owner for access.
file-read-other = Could not open “{ $path }”: { $reason }.
file-write-missing = Could not save “{ $path }”: the folder does not exist. Choose another folder.
file-write-not-allowed = Could not save “{ $path }”: you do not have permission to write there. Choose another folder or another name.
file-write-other = Could not save “{ $path }”: { $reason }. Choose another place.
file-no-room = Could not save “{ $path }”: the disk is full. The file on disk was not changed. Free some space, or save to another disk.
file-too-big = “{ $path }” is larger than { $megabytes } MB. On the command line, “heksy convert --games 1-100000 --output part.pgn FILE” writes some of its games to another file.
file-write-too-big = Could not save “{ $path }”: it would become larger than { $megabytes } MB. Save to another file.
file-too-many-games = “{ $path }” contains more than { $games } games. Split it into smaller files.
file-is-folder = “{ $path }” is a folder. Choose a file inside it.
file-name-refused = The disk does not accept the name “{ $path }”: it is too long, or has a character that is not allowed. Choose another name.
file-not-plain = it is not a regular file
file-not-text = “{ $path }” is not a text file and contains no games that Heksy can read.
file-already-there = “{ $path }” already exists.
file-no-place = “{ $path }” was not changed: a comment or variation before this game is never closed, so the game could not be found again. Save it under another name.
file-given-up = Opening “{ $path }” was cancelled.
opening-file = Opening “{ $file }”…
file-changed = Another program has changed “{ $path }” since you opened it.
own-games-repaired = An incomplete game at the end of the file of your games was moved to “{ $path }”.
own-games-failed = The finished game was not added to your games. { $problem }
study-written-back = The game in “Your games” now has your comments, variations and report.
left-as-it-was = The game in “Your games” is as it was played.
internal-error = an internal error
no-games-in-file = “{ $path }” contains no games. Choose a PGN file.
no-games-in-text = The pasted text contains no position or game. Copy a position (FEN) or a game (PGN) first.
paste-nothing-read = Nothing was pasted: the text has no legal move and no possible position.
    { $problems }
save-other-game = That game is no longer open, so nothing was saved.
ordinary-chess = This is ordinary chess, played on 8×8 squares; Heksy plays on hexagonal boards only. If the game was played on hexagons, add the tag Variant, for example [Variant "Glinski"].
game-replaced = The previous game is kept: Undo brings it back.
game-brought-back = The previous game is back. Redo returns to the other one.
game-problems = { $count ->
    [one] 1 part of this game could not be read. It is kept unchanged in the file:
   *[other] { $count } parts of this game could not be read. They are kept unchanged in the file:
 }
    { $problems }
game-problems-pasted = { $count ->
    [one] 1 part of this game could not be read. It stays with the game as text:
   *[other] { $count } parts of this game could not be read. They stay with the game as text:
 }
    { $problems }
game-problem = Line { $line }, column { $column }: { $problem }
fen-missing = Type or paste a position (FEN).

## Positions (FEN)

fen-wrong = Invalid position: { $problem }.
fen-empty = the position is empty; start with the rows of the board, for example { $start }
fen-row-count = the board has { $found ->
    [one] 1 row
   *[other] { $found } rows
 } between slashes instead of { $expected }
fen-rank-length = rank { $name } has { $found } cells instead of { $expected }; letters are pieces, numbers are empty cells
fen-file-length = file { $name } has { $found } cells instead of { $expected }; letters are pieces, numbers are empty cells
fen-gap = row { $row } has a number of empty cells that is 0 or too large; the longest row has 11 cells
fen-letter = “{ $text }” in row { $row } is not a piece; use K Q R B N P for White and k q r b n p for Black
fen-turn = the side to move is “{ $text }”; it must be w or b, after the board
fen-castling = the castling field “{ $text }” is invalid; use - or letters from QBqb, each at most once
fen-no-castling = “{ $text }” is a castling field, but { $game } has no castling; remove it
fen-castling-missing = the castling or en passant field after the side to move is missing; write - for an empty field
fen-castling-pieces = “{ $text }” says that { $color ->
   *[white] White
    [black] Black
 } may castle, but the king and rook are not on their starting cells
fen-en-passant-cell = the en passant field “{ $text }” is invalid; use - or the cell that a pawn has just passed
fen-en-passant = no pawn of { $color ->
   *[white] White
    [black] Black
 } can have just passed { $text }: the pawn must stand directly in front of that cell, with the cells behind it empty; otherwise write -
fen-number = “{ $text }” is not a number; the last two fields are whole numbers
fen-extra = “{ $text }” after the move number is not expected; remove it
fen-other-board = this position is for a board of a different shape than { $game }’s; choose another game
editor-impossible = Invalid position: { $problem }
editor-text = Could not read the position: { $problem }.
editor-over = The game is over in this position. { $end }.
fen-off-board = the board of { $game } has no cell { $cell } of the 91-cell board; remove the { NAME($piece) } there
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
 } has { $count } pawns; the maximum is { $limit }
fen-many-pieces = { $color ->
   *[white] White
    [black] Black
 } has too many pieces: { $extra } must have been promoted, but only { $missing ->
    [one] 1 pawn is
   *[other] { $missing } pawns are
 } missing
fen-pawn-promotes = { $color ->
   *[white] White
    [black] Black
 } has a pawn on { $cell }, where it would have been promoted
fen-pawn-behind = { $color ->
   *[white] White
    [black] Black
 } has a pawn on { $cell }, behind the cells where its pawns start
fen-opponent-in-check = { $color ->
   *[white] White
    [black] Black
 } is in check from the { NAME($piece) } on { $cell }, but it is the other side’s turn; change the side to move or the position

## Unreadable parts of a file

checkers-no-man = there is no piece on { $cell }
checkers-not-your-turn = the piece on { $cell } belongs to the other side
checkers-occupied = { $cell } is not empty
checkers-other-must-capture = the piece on { $cell } must capture
checkers-largest-capture = { $count ->
    [one] you must capture a piece
   *[other] you must make the largest capture, of { $count } pieces
}
checkers-edge-column = pieces on columns 1 and 9 cannot move straight
checkers-protected = the king on { $cell } is on its own promotion cell, where men cannot capture it
checkers-way-man = a man moves one cell forward, straight or diagonally, and captures along the diagonals
checkers-other-captures = the piece on { $cell } captures different pieces on its way there
checkers-way-king = a king moves any distance along its column and the diagonals, and captures along the diagonals
checkers-not-a-move = “{ $text }” is not a move; write for example 55-56 or 33x53x73
checkers-move-no-cell = “{ $text }”: there is no cell { $number }; both digits go from 1 to 9
checkers-not-largest = “{ $text }” captures too few pieces; you must capture { $count }, for example { $largest }
checkers-empty = the position is empty; write the side to move and the pieces, for example W:W55,K39:B19
checkers-turn = “{ $text }” is not a side to move; start with W or B, for example W:W55,K39:B19
checkers-part = “{ $text }” was not recognised; the parts are W, B, H and F, for example W:W55,K39:B19:H12:F40
checkers-repeated = two parts start with { $text }
checkers-missing = the pieces of { $color ->
    [white] White
   *[black] Black
} are missing; write an empty part for a side without pieces, for example W:W55:B
checkers-man = “{ $text }” is not a piece; write 55, K39, or K39c for a king that got there by a capture
checkers-no-cell = there is no cell { $text }; both digits go from 1 to 9
checkers-taken = there are two pieces on { $text }
checkers-off-board = there is a piece outside the 61-cell board, on { $text } of the 91-cell board; remove it
checkers-many-men = { $color ->
    [white] White
   *[black] Black
} has { $count } pieces; the maximum is 24
checkers-uncrowned = the man on { $text } would have been promoted there; write K{ $text }
checkers-mark = “{ $text }”: only a king on its own promotion cell can be marked c or f, and f only if it was promoted by the last move
checkers-number = “{ $text }” is not a number; write the half-moves after H and the move number after F, for example H12:F40

pgn-not-a-move = “{ $text }” is not a move; write Nd4, exd5 or e4e5
pgn-no-cell = “{ $text }”: the board has no cell { $cell }
pgn-no-castling = “{ $text }”: there is no castling in { $game }
pgn-which-castling = “{ $text }” does not say which rook castles; write Q-O-O, Q-O-O-O, B-O-O or B-O-O-O
pgn-no-legal-move = “{ $text }” is not a legal move
pgn-illegal-move = “{ $text }” is illegal: { $reason }
pgn-ambiguous-move = “{ $text }” is ambiguous: it could be { $choices }
pgn-letters = the piece letters are { $language ->
    [hungarian] Hungarian
    [polish] Polish
    [esperanto] Esperanto
    [german-swedish] German or Swedish
    [french] French
    [russian] Russian
   *[english] English
}
pgn-other-capture = “{ $text }” names a { NAME($said) }, but captures a { NAME($taken) }
pgn-no-capture = “{ $text }” names a captured piece, but captures nothing
pgn-idle-word = “{ $text }” is not a move; it was skipped
pgn-stray-word = “{ $text }” is not a move; it is kept as a comment
pgn-null-move = “{ $text }” is a null move; the rest of its line is kept as text
pgn-too-deep = variations are nested more than { $depth } deep
pgn-variation-before-move = a variation comes before any move
pgn-unclosed-variation = a variation is not closed
pgn-stray-close = there is a closing bracket without an opening one
pgn-unclosed-comment = a comment is not closed
pgn-not-utf8 = byte { $byte } is not UTF-8; such bytes in this game are read as { $page } (here “{ $letter }”)
pgn-bad-mark = “{ $text }” is not an annotation glyph
pgn-bad-tag = “{ $text }” is not a tag; write [Name "value"]
pgn-repeated-tag = the tag { $text } appears twice
pgn-bad-value = the tag { $name } cannot have the value “{ $text }”
pgn-bad-start = the starting position is invalid: { $text }
pgn-other-start = the starting position is invalid: { $text }; it is a position of { $game }: write { $tag }
pgn-unknown-variant = Heksy does not know the game “{ $text }”; write { $known }
pgn-results-differ = the tags give { $tag } as the result, but the moves end with { $marker }
pgn-game-by-moves = Heksy does not know the game “{ $text }”; its moves are read as those of { $game }
pgn-board-says = the result is { $told }, but the board says { $shown }
pgn-remark = “{ $text }” is outside of the game; it is kept as a line that begins with %

## The clipboard

copied-position = Position copied.
copied-picture = Board copied as text.
copied-image = Picture copied.
copied-game = Game copied as PGN.
copied-tables = Tables copied.
paste-empty = The clipboard contains no text. Copy a position (FEN) or a game (PGN) first.
paste-too-big = The copied text is larger than { $megabytes } MB. Save it as a file and open the file.

## Autosave and recovery

found-game = { $white } – { $black }, { $moves ->
    [one] one move
   *[other] { $moves } moves
 }, { $date }
journal-failed = Autosave failed: { $reason }. The game continues and Heksy keeps trying. Save the game to be safe.
journal-mended = Autosave works again. All moves are on disk.
journal-renewed = Another program removed or renamed the autosave file of this game. Heksy wrote it again as “{ $path }”; no move is lost.
journal-cut = The end of this game’s autosave file was unusable and was removed. It is kept as “{ $path }”.
journal-unreadable = An unsaved game in “{ $path }” could not be restored: { $reason }. The file was not changed.
journals-unreadable = { journal-unreadable } { $more ->
    [one] There is one more such file in the same folder.
   *[other] There are { $more } more such files in the same folder.
 }
# A reason for journal-unreadable: a clause about the file.
journal-not-understood = it is damaged or from another version of Heksy
crash-kept = Heksy has crashed because of an internal error. The game in progress was saved and will be offered the next time you start Heksy. Details are in “{ $path }”.
crash-noted = Heksy has crashed because of an internal error. Details are in “{ $path }”.
journal-stopped = autosave has stopped working
# Reasons why a file could not be written, for games, settings and autosave: clauses.
disk-full = the disk is full
disk-not-allowed = permission denied
disk-no-folder = there is a file where the folder should be
settings-unreadable = Could not read the settings: { $reason }. Heksy is using the defaults; the file was not changed.
settings-broken = Some settings could not be read and were reset to their defaults. The old file was kept as settings.bad.json.
settings-later = The settings are from a newer version of Heksy. Those that this version does not know are ignored; the file was kept as settings.later.json.
settings-failed = Could not save the settings to “{ $path }”: { $reason }. They apply until you quit; Heksy will try again.
window-failed = Heksy cannot open its window. It needs OpenGL 2 or later: install or update the driver of your graphics card. The command line works without it: heksy --help. ({ $reason })
settings-mended = The settings have been saved.
settings-lost = Could not save the settings to “{ $path }”: { $reason }. Your latest changes are lost.

## The window: actions

action-new = New game…
action-rematch = Rematch
# Continues a game that was ended or opened; action-resume-game ends a pause.
action-continue = Continue game…
# To study: to analyse with variations, as on lichess; not a composed endgame.
action-study = Study this game
action-leave-as-it-was = Leave game as it was
action-set-up = Set up position
action-set-up-done = Back to game
action-play-from-here = Play from here…
action-pause = Pause game
action-start-clocks = Start clocks
action-start-game = Start game
action-resume-game = Resume game
# Takes back a move of the game; action-undo undoes an edit.
action-take-back = Take back move
action-undo = Undo
action-redo = Redo
action-offer-draw = Offer draw
action-claim-draw = Claim draw
action-undo-opening = Back to previous game
action-redo-opening = Return to opened game
action-resign = Resign
action-move-now = Move now
action-hint = Hint
action-play-for-person = Let the computer play this move
action-switch-sides = Switch sides
action-type-move = Type move
# Moves the keyboard focus to the board.
action-board = Focus board
action-open = Open…
action-save = Save
action-save-as = Save as…
action-own-games = Your games
action-choose-game = Games in this file…
action-previous-game = Previous game
action-next-game = Next game
action-copy-position = Copy position (FEN)
action-copy-game = Copy game (PGN)
action-copy-picture = Copy picture
action-paste = Paste position or game
action-quit = Quit
action-analyse = Start analysis
action-analyse-stop = Stop analysis
action-lock-analysis = Lock analysis to this position
action-unlock-analysis = Unlock analysis
action-threat = Show threat
action-threat-stop = Hide threat
action-play-best = Play best move
action-report = Create game report
action-say-evaluation = Say evaluation
action-report-again = Create report again
action-report-stop = Cancel report
action-explore = Moves from here
action-explore-hide = Hide moves from here
action-previous-mistake = Previous mistake
action-next-mistake = Next mistake
action-play-again = Retry from before this mistake…
action-first = Go to start
action-previous = Previous move
# Shows one move after another.
action-autoplay = Autoplay
action-autoplay-stop = Stop autoplay
action-next = Next move
action-last = Go to end
action-previous-variation = Previous variation
action-next-variation = Next variation
# Moves a variation before (demote: after) its neighbour.
action-promote = Promote variation
action-demote = Demote variation
action-main-line = Make main line
action-delete = Delete from here
action-delete-after = Delete following moves
action-comment = Comment on this move
action-comment-before = Comment before this move
action-clear-shapes = Clear arrows and circles
action-header = Edit game details…
action-flip = Flip board
action-mute = Mute sounds
action-unmute = Unmute sounds
action-panel = Side panel
action-full-screen = Full screen
action-larger = Zoom in
action-smaller = Zoom out
action-usual-size = Reset zoom
action-engines = Manage engines…
action-settings = Settings…
action-rules = Rules
action-blind = Playing with a screen reader
action-keys = Keyboard shortcuts
action-about = About Heksy
word-take-back = Take back
word-draw = Draw
word-flip = Flip board
word-study = Study
word-play-again = Retry

## Sounds

settings-volume = Volume
settings-muted = Mute sounds
sounds-off = Sounds muted.
sounds-on = Sounds on.

## The window: menus

menu-file = File
menu-game = Game
menu-edit = Edit
# Signs for moves and positions, as ! and ±.
menu-glyphs = Marks
menu-computer = Computer
menu-export = Export
menu-study = Study
menu-view = View
menu-help = Help
tab-board = Board
tab-games = Games
menu-recent = Recent files
menu-forget-recent = Clear recent files
menu-recorded = Included games
menu-collection = { $title } ({ $count } games)

## Glyphs of moves

glyphs-moves = Move
glyphs-positions = Position
glyphs-time = Time
glyphs-observations = Observations
glyphs-play = Initiative and attack
glyphs-number = By NAG number
glyph-named = { $sign }   { $name }
# Button: adds the sign with the typed number.
glyph-put = Add
glyph-good = Good move
glyph-mistake = Mistake
glyph-brilliant = Brilliant move
glyph-blunder = Blunder
glyph-interesting = Interesting move
glyph-dubious = Dubious move
glyph-forced = Only move
glyph-singular = No reasonable alternative
glyph-worst = Worst move
glyph-equal = Equal position
glyph-equal-quiet = Equal, quiet position
glyph-equal-active = Equal, active position
glyph-unclear = Unclear position
glyph-white-slightly = White is slightly better
glyph-black-slightly = Black is slightly better
glyph-white-better = White is better
glyph-black-better = Black is better
glyph-white-winning = White is winning
glyph-black-winning = Black is winning
glyph-white-crushing = White has a crushing advantage
glyph-black-crushing = Black has a crushing advantage
glyph-white-little-time = White is low on time
glyph-black-little-time = Black is low on time
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
glyph-white-attack = White has the attack
glyph-black-attack = Black has the attack
glyph-white-compensation = White has compensation
glyph-black-compensation = Black has compensation
glyph-white-counterplay = White has counterplay
glyph-black-counterplay = Black has counterplay
glyph-novelty = Novelty

## The window: the header of a game

header-title = Game details
heading-players = { $white } – { $black }
heading-number = { $game } of { $games }
header-event = Event
header-site = Place
header-date = Date
header-date-hint = For example 1999.12.31; use ?? for unknown parts
header-round = Round
header-result = Result
# The result “*”.
header-no-result = Unfinished
header-result-played = You cannot set the result while the game is being played. Finish it first, then study it.
header-tags = Other tags
header-tag-add = Add tag
header-tag-name = Name of tag { $number }
header-tag-name-hint = Name
header-tag-value = Value of tag { $number }
header-tag-remove = Remove tag { $number }
header-date-wrong = “{ $text }” is not a valid date. Write it like 1999.12.31, with ???? or ?? for unknown parts.
header-tag-unnamed = Enter a name for the tag, or remove it.
header-tag-has-field = “{ $name }” has its own field above.
header-tag-from-game = “{ $name }” is set by Heksy and cannot be edited.
header-tag-twice = There is already a tag “{ $name }”. Edit that one.
header-tag-name-wrong = “{ $name }” is not a valid tag name. Start with a letter and use only English letters, digits and underscores.

## The window: panel and corners

comment-field = Comment

moves-none = No moves yet
# Value of “Position”.
summary-set-up = Custom
summary-match = Match
span-minutes = { $minutes } min
span-seconds = { $seconds } s
span-minutes-seconds = { $minutes } min { $seconds } s
clock-unlimited-text = no clock
clock-fixed-text = { $time } per player
clock-fischer-text = { $time } + { $increment } per move
clock-delay-text = { $time }, { $delay } delay
clock-bronstein-text = { $time }, { $delay } Bronstein delay
clock-byo-yomi-text = { $time }, then { $periods ->
    [one] one period
   *[other] { $periods } periods
 } of { $period }
clock-periods-text = { $periods ->
    [one] { $period } for each move
   *[other] { $periods } periods of { $period }
 }
clock-hourglass-text = { $time } hourglass
clock-stage-text = { $moves ->
    [one] one move
   *[other] { $moves } moves
 } in { $time }
clock-stage-again-text = { $moves ->
    [one] every move
   *[other] every { $moves } moves
 } in { $time }
clock-stage-increment-text = { $time } + { $increment }
clock-then-text = { $first }, then { $next }
clock-white-text = White { $control }
clock-black-text = Black { $control }
clock-sides-text = { $white }; { $black }
panel-moves = Moves
panel-move-number = move { $number }
panel-match = Score so far: { $score }
details-book = Opening book up to { $move }
details-times = Time used: White { $white }, Black { $black }; the longest move { $longest }
engine-depth = depth { $depth }
analysis-off = Analysis is off
analysis-thinking = thinking…
analysis-lines = Lines
analysis-progress = { $depth } · { $speed }
# $line is the number of the engine’s line, $move the last move added.
analysis-add-line = Add line { $line } as a variation, up to { $move }
analysis-line = Line { $line }, { $score }: { $moves }
analysis-more = …
report-title = Game report
report-mistakes = { $count ->
    [0] no mistakes
    [one] { $count } mistake
   *[other] { $count } mistakes
}
report-accuracies = { $white } { $first } · { $black } { $second }
report-progress = { $done } of { $all } positions
report-fold = Collapse report
report-unfold = Expand report
report-accuracy = Accuracy
report-loss = Avg. loss
report-points = { $points } pt
report-loss-hint = Average loss per move, in points (a win is worth 1 point)
report-opening = Opening
report-middlegame = Middlegame
report-endgame = Endgame
report-unknown = –
report-next-inaccuracy = { $count ->
    [0] No inaccuracies by { $side }
    [one] Go to the only inaccuracy by { $side }
   *[other] Go to the next of { $count } inaccuracies by { $side }
 }
report-next-mistake = { $count ->
    [0] No mistakes by { $side }
    [one] Go to the only mistake by { $side }
   *[other] Go to the next of { $count } mistakes by { $side }
 }
report-next-blunder = { $count ->
    [0] No blunders by { $side }
    [one] Go to the only blunder by { $side }
   *[other] Go to the next of { $count } blunders by { $side }
 }
analysis-fewer-lines = Fewer lines
analysis-more-lines = More lines
analysis-threat = Threat
analysis-no-threat = not available in check or when the game is over
explorer-recorded = Included
explorer-book = Book
explorer-all = All
explorer-reading = Reading the games…
explorer-none = No games with this position.
explorer-games = { $move }: { $games } in all, { $points } for White
evaluation = Evaluation: { $score }
evaluation-chances = Expected score for White: { $points } (win { $won }, draw { $drawn }, loss { $lost })
evaluation-stalemate = The line ends in stalemate: { $result }
analysis-exact = Exact result: { $result }
analysis-exact-moves = Exact result: { $result }, { $moves ->
    [one] one move
   *[other] { $moves } moves
 } to the next capture or pawn move
# Value of “Evaluation”.
evaluation-unknown = not known yet
captured-pieces = { $count ->
    [one] 1 piece captured
   *[other] { $count } pieces captured
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
drop-hint = Drop the file to open it
dropped-others = Opening “{ $path }”. { $others ->
    [one] The other file was
   *[other] The other { $others } files were
 } not opened: open one file at a time.
file-dialog-open = A file dialog is already open. Choose a file there, or close it first.

## The window: setting up a position

editor-title = Set up position
editor-white-piece = White { NAME($piece) }
editor-black-piece = Black { NAME($piece) }
editor-hand = Move pieces
editor-eraser = Remove pieces
editor-start = Starting position
editor-clear = Clear board
editor-swap = Swap sides
editor-mirror = Mirror
# Button: all pieces a sixth of a circle clockwise.
editor-rotate = Rotate 60°
editor-evaluation = Evaluation
editor-turn = To move
editor-castling = Castling
editor-queen-side = queen’s side
editor-bishops-side = bishops’ side
editor-en-passant = En passant
# No en passant cell; in the next message, no king promoted by the last move.
editor-en-passant-none = None
editor-promoted-none = None
# Label: kings that reached their cell by a capture.
editor-by-capture = Arrived by capture
# Label: the king that the last move promoted.
editor-just-crowned = Just promoted
# Follow the field with the number of half-moves.
editor-since-pawn = { $count ->
        [one] half-move since a capture or pawn move
       *[other] half-moves since a capture or pawn move
    }
editor-since-man = { $count ->
        [one] half-move since a capture or man’s move
       *[other] half-moves since a capture or man’s move
    }
editor-move-number = Move
editor-possible = A possible position.
editor-study = Study
editor-find = Find games
editor-find-hint = Lists your games in which these pieces stand on these cells at the same time
editor-copy = Copy position
editor-copy-picture = Copy as text
editor-copy-picture-hint = Copies the board as text: a letter for each piece and a dot for each empty cell. Such text can also be pasted.

## The window: buttons of dialogs

button-accept = Accept
# Button: agrees to a takeback.
button-agree = Accept
button-add-engine = Add engine…
button-add = Add
button-append = Add to file
button-cancel = Cancel
button-change = Edit…
button-choose = Choose…
button-close = Close
dialog-close = Close this window
button-continue = Continue
button-wait = Wait
button-claim-win = Claim the win
button-call-draw = Call it a draw
button-keep-unfinished = Keep as unfinished
button-keep-as-won = Keep as won
button-open-record = Open record
button-resume = Resume
button-decline = Decline
# Button: discards the unsaved game.
button-discard = Discard
button-done = Done
button-new-game-from-here = Start new game
button-back-to-board = Back to the board
button-open = Open
button-quit-unsaved = Quit without saving
button-play-on = Continue with Heksy
button-remove = Remove
button-replace = Replace
button-resign = Resign
button-save = Save
button-save-elsewhere = Save as…
button-set-up = Edit
button-start = Start
button-try = Test engine
button-variation = Add variation

## The window: new game

new-game-title = New game
more = More
more-open = expanded
more-closed = collapsed
more-differs = Changed: { $what }
more-usual = Position, names, clocks, match, handicap, rules – all as usual
more-usual-continue = Clocks, rules – all as usual
more-usual-online = Time away, rules, relay server – all as usual
more-usual-join = Relay server – as usual
more-usual-three = Seats, board – all as usual
new-game-game = Game
new-game-opponent = Opponent
opponent-friend = Friend, here
opponent-online = Online
opponent-mail = By mail
new-game-name = name
new-game-names = Names
new-game-engine = Heksy’s engine
new-game-level = Level
level-full = Full
new-game-half = Half a level stronger
new-game-even = About even with me
new-game-played = Have you played this game before?
new-game-played-no = No
new-game-played-yes = Yes
rival-easier = Easier
rival-even = Even
rival-harder = Harder
rival-rated = Your rating is { $rating } ± { $margin }. The computer plays at { $elo }.
rival-first = The computer begins at { $elo }. Three games will show your strength.
new-game-both = Let the computer play both sides
new-game-two-computers = Two computers
new-game-swap = Swap colours
new-game-you-play = Your colour
new-game-random = Random
player-you = You
about-glinski = The best-known hexagonal chess: 91 cells, nine pawns, ¾ of a point for stalemate.
about-mccooey = Closest to ordinary chess: 91 cells, seven pawns that capture diagonally.
about-shafran = A board of 70 cells, castling, and pawns that step up to three cells.
about-checkers = Draughts on hexagons: captures are compulsory, and you must make the largest.
about-three = Three armies on one board, each against both others; the last one left wins.
new-game-clock = Clock
new-game-clocks = Clocks
new-game-minutes = Minutes per player
new-game-increment = Increment in seconds
# Follows a number of seconds.
new-game-per-move = per move
new-game-free-first-moves = Start the clocks after each side’s first move
new-game-position = Position
# $moves counts half-moves. Value of “Position”.
new-game-from-moves = The game on the board, after { $moves ->
    [one] 1 half-move
   *[other] { $moves } half-moves
 }
new-game-draws = Rules
continue-title = Continue game
continue-saved-clocks = { $control }, White { $white }, Black { $black }
# Value of “Clock”: the clock of the saved game.
continue-clock-saved = As in the saved game
continue-clock-new = New
player-human = Human
player-computer = Computer
clock-none = No clock
clock-other = Other…
clock-sudden-death = Sudden death
clock-preset = { $minutes }+{ $increment }
clock-fischer = Increment (Fischer)
clock-delay = Delay (US)
clock-bronstein = Delay (Bronstein)
clock-stages = Stages (classical)
clock-byo-yomi = Byo-yomi
clock-hourglass = Hourglass
clock-none-hint = The game has no time limit.
clock-sudden-death-hint = Each player has this much time for the whole game.
clock-fischer-hint = This many seconds are added after each move.
clock-delay-hint = On each move the clock waits this many seconds before it starts running.
clock-bronstein-hint = After each move the player gets back the time used for it, up to this many seconds.
clock-stages-hint = In each stage a number of moves must be made in the given time. Unused time carries over to the next stage.
clock-byo-yomi-hint = After the main time, each move must be made within one period. A move that takes longer uses up a period; a player with no periods left loses. With one period and no main time, every move has a fixed time.
clock-hourglass-hint = The time you use is added to your opponent’s clock.
clock-white = White’s clock
clock-black = Black’s clock
clock-different = Different clocks for White and Black
# The clock-word messages are between number fields: “5 min delay 3 s”.
clock-word-delay = delay
clock-word-back = Bronstein delay
clock-word-then = then
clock-word-periods = { $count ->
    [one] period of
   *[other] periods of
 }
clock-word-moves-in = { $count ->
    [one] move in
   *[other] moves in
 }
clock-word-rest = remaining moves in
clock-stage-add = Add stage
clock-stage-remove = Remove last stage
clock-stage-repeats = Repeat the last stage
clock-main-time = Main time in minutes
clock-delay-seconds = Delay in seconds
clock-periods = Number of periods
clock-period-seconds = Period in seconds
clock-stage-moves = Moves in the stage
clock-stage-minutes = Stage time in minutes
clock-stage-name = { $clock }, stage { $number }
number-wrong = { $name }: enter a number from { $least } to { $most } instead of “{ $text }”.
number-wrong-whole = { $name }: enter a whole number from { $least } to { $most } instead of “{ $text }”.
suffix-minutes = {" min"}
suffix-seconds = {" s"}
# Value of “Position”.
position-usual = Starting position
position-drop = Use the starting position
position-fen = FEN
position-samples = Sample positions
draws-repetition-automatic = Threefold repetition is an automatic draw
draws-fifty-automatic-checkers = Fifty moves without a capture or a man’s move are an automatic draw
rules-total-ban = Men can never capture kings on those kings’ own promotion cells (total ban)
rules-touch-move = Touch-move: a touched piece must be moved or captured; no takebacks
draws-fifty-automatic = Fifty moves without a capture or a pawn move are an automatic draw
sample-queen-mate = Mate with the queen
sample-rook-mate = Mate with the rook
sample-pawn-race = Pawn race
sample-stalemate = Mate, not stalemate
sample-castling = Castling on both sides
sample-long-step = Triple step and en passant
sample-three-men = Capture three men in one move
sample-promotion-cells = The protected king
sample-kings = Three kings against one
draws-bare-kings = Only king against king is insufficient material

## Two players at one board: offers, handicap, match, tournament, scoresheet

question-draw = { $name } offers a draw.
question-takeback = { $name } asks to take back { $moves ->
    [one] one move
   *[other] { $moves } moves
 }.
warn-title = { $move } may be a mistake
warn-said = { $title }. { $reason } Enter plays it, Escape takes it back.
warn-play = Play it anyway
warn-offer = Shall the computer warn you before a move that loses something? You can also change this in the settings. A warning counts as a hint.
warn-yes = Warn me
warn-no = No, thanks
action-accept = Accept offer
action-decline = Decline offer
action-next-match-game = Next match game
action-save-match = Save match
action-print-game = Print game…
action-scoresheet = Export scoresheet…
action-save-picture = Save picture…
action-save-animation = Save animation…
match-round = Game { $game } of { $games }
match-won = { $name } wins the match. { $score }.
match-drawn = The match is drawn. { $score }.
match-points-of = { $name }: { $points } in the match
new-game-handicap = Handicap
handicap-none = None
# Label of the choice between White and Black.
handicap-giver = Odds given by
handicap-given = { $odds }, given by { $giver ->
   *[white] White
    [black] Black
 }
handicap-hint = { $color ->
   *[white] White starts without the pieces on { $cells }.
    [black] Black starts without the pieces on { $cells }.
 }
odds-queen = Queen odds
odds-rook = Rook odds
odds-knight = Knight odds
odds-bishop = Bishop odds
odds-pawn = Pawn odds
odds-one-man = One-man odds
odds-two-men = Two-man odds
odds-three-men = Three-man odds
new-game-match = Match
match-single = Single game
match-several = Several games
match-games = Number of games
# $count is the number in the field before it.
match-word-games = { $count ->
    [one] game
   *[other] games
 }, colours alternate
match-ends-when-decided = End the match as soon as it is decided
rules-tournament = Tournament: touch-move; no takebacks, hints or legal-move marks; draw offers only with a move
takebacks = Takebacks
# Values of “Takebacks”.
takebacks-free = Allowed
takebacks-agreement = By agreement
takebacks-none = Not allowed
summary-rules = Rules
summary-tournament = Tournament
summary-touch-move = Touch-move
summary-takebacks-free = Takebacks allowed
summary-takebacks-agreement = Takebacks by agreement
summary-takebacks-none = No takebacks
scoresheet-title = Scoresheet
scoresheet-page = { $players }, page { $page } of { $pages }
scoresheet-result = Result:
picture-written = Saved to “{ $path }”.
picture-ending = the file name must end in { $endings }
path-print-title = Print game
path-scoresheet-title = Export scoresheet
path-picture-title = Save picture
path-animation-title = Save animation
file-filter-pages = Printable pages
file-filter-text = Plain text

## The window: questions

unsaved-title = Save the game?
unsaved-text = This game has unsaved moves. If you do not save, they will be lost.
# $changes: the names below, one after the other.
unsaved-changes-text = If you do not save this game, these changes will be lost: { $changes }.
change-moves = moves
change-variations = variations
change-comments = comments and marks
change-report = report
change-header = game details
change-result = result
unsaved-match-title = Save the match?
unsaved-match-text = This match has unsaved games or moves. If you do not save, they will be lost.
play-on-title = Play from here?
play-on-text = The game already continues from this position. Add your move as a variation, or start a new game from here?
play-on-remember = Do not ask again until I quit
resign-title = Resign?
resign-text = { $color ->
   *[white] White
    [black] Black
 } will lose the game.
resign-you-text = You will lose the game.
restore-title = Restore unsaved game?
restore-text = Heksy closed before this game was saved. You can continue it, save it, or discard it.
restore-text-over = Heksy closed before this game was saved. The game is over. You can open it, save it, or discard it.
restore-in-doubt = Another copy of Heksy may still be playing this game; this disk cannot tell. If you continue or discard it, that copy keeps its game.
restore-more = { $count ->
    [one] One more game was found. It comes next, or at the next start if you continue with this one.
   *[other] { $count } more games were found. They come next, or at the next start if you continue with this one.
 }
engine-gone-title = Engine not found
engine-gone-text = “{ $name }” was playing { $color ->
   *[white] White
    [black] Black
 }, but is no longer in your list of engines. Let Heksy take over at full strength, or add the engine again under the same name and choose “Move now”.
file-there-title = File already exists
file-there-text = { $games ->
    [0] “{ $path }” already exists. Replace it?
    [one] “{ $path }” already has 1 game. Add this game to the file, or replace the game in it?
   *[other] “{ $path }” already has { $games } games. Add this game to the file, or replace all { $games } games?
 }
file-gone-title = File not found
file-gone-text = { $games ->
    [0] “{ $path }” had several games and is no longer there: another program has moved, renamed or deleted it. Save this game alone in a new file of that name, or as a different file?
    [one] “{ $path }” is no longer there: another program has moved, renamed or deleted it. Save this game in a new file of that name, or as a different file?
   *[other] “{ $path }” had { $games } games and is no longer there: another program has moved, renamed or deleted it. Save this game alone in a new file of that name, or as a different file?
 }
# Titles of dialogs that say what happened and what to do.
problem-open = Could not open the file
problem-unread = Game partly unreadable
problem-save = Could not save
problem-paste = Could not paste
problem-connect = Could not connect
problem-mail = Could not accept the letter
problem-interrupted = Online game interrupted
path-open-title = Open file
path-save-title = Save game
path-field = File path
path-hint = Enter the full path, for example /home/anna/games.pgn or ~/games.pgn. You can also drop a file on the window.
path-save-hint = Enter the full path, for example /home/anna/games.pgn or ~/games.pgn.
path-page-hint = Enter the full path, for example /home/anna/game.html or ~/game.html. Print the page from your browser.
path-picture-hint = Enter the full path, for example /home/anna/board.png or ~/board.svg. A picture saved as .svg can be enlarged without loss.
path-animation-hint = Enter the full path, for example /home/anna/game.gif or ~/game.gif.
club-save-hint = Enter the full path, for example /home/anna/table.csv or ~/table.csv.
file-filter-games = Games
file-filter-all = All files

## The window: games of a file

games-title = Games in { $file }
games-filter = Filter
games-filter-hint = Name, result or year
games-none = No matching games
games-row = { $number } { $white } – { $black } { $result }
games-count = { $shown } of { $all ->
    [one] 1 game
   *[other] { $all } games
 }
# The games of the player, and how they ended for the player
games-own-count = { $all ->
    [one] 1 game
   *[other] { $all } games
 }: { $won } won, { $drawn } drawn, { $lost } lost
games-so-far = { $shown } of { $all } games so far
games-searching = Searching games…
games-number = No.
games-result = Result
games-moves = Moves
games-date = Date
games-event = Event
games-opening = Opening
games-ratings = Rating, level
# The ratings above the own games
own-rating = Against the computer
own-rating-puzzles = In puzzles
own-rating-menu = More about the rating
own-rating-reset = Forget my rating in { $game }
own-rating-hint = Your strength is within this margin, with 95% certainty. A hint or a takeback halves the gain from a game.
own-mistakes = { $games ->
    [one] In the last game with a report you { $what }: { $percent } of what your mistakes cost.
   *[other] In the last { $games } games with a report you { $what }: { $percent } of what your mistakes cost.
}
own-mistakes-puzzles = Puzzles of this kind
own-mistakes-reset = Forget my mistakes in { $game }
games-ending = Ending
games-title-pasted = Pasted games
games-any-game = Any game
games-any-result = Any result
games-content = Content
games-any-content = Any content
games-stalemate = Ended in stalemate
games-knight = Promoted to a knight
games-comments = With comments
games-report = With a report
games-copies = Copies of an earlier game
games-single = Without copies
games-filter-columns = To search one column, type its name and a colon: { $white }:anna. For dates and numbers use < and >: { $date }:<1985, { $moves }:>60. For the pieces left at the end: { $ending }:KRPKR.
games-other-points = Other points
games-unfinished = Unfinished
games-filters = { $count ->
    [0] Filters
   *[other] Filters ({ $count })
 }
games-filters-clear = Clear filters
games-saved-filters = Saved filters
games-filter-name = Filter name
games-filter-delete = Delete filter { $name }
games-filter-nothing = Choose or type a condition first.
games-filter-unnamed = Enter a name first.
games-at = Position
games-at-hint = Only games that reach a position. Click to list all games.
games-pieces = Pieces
games-pieces-hint = Only games in which the pieces that you searched for stand on their cells at the same time
games-sort = Sort by { $column }
games-preview = Selected game: { $position }
games-listed = Listed games
games-save = Save as a file…
games-save-hint = Writes the games listed into one file, in this order
games-save-title = Save the games listed
games-save-onto = Some of these games come from this file. Choose another name.
games-lost = it has { $games ->
    [one] 1 game
   *[other] { $games } games
 } that would be lost
games-tags = Edit game details…
games-tags-title = Details of the games listed ({ $games })
games-tags-hint = Only the fields that you fill in are changed, in all games listed.
games-tags-set = Details changed.
games-tags-no-file = These games are not in a file of yours. Save them first.
club-open = Cross table
club-open-hint = Points and ratings of the players in the games listed
club-title = Cross table and ratings
club-cross = Cross table
club-ratings = Ratings
club-player = Player
club-points = Points
club-games = Games
# Short for the Sonneborn-Berger score
club-tie-break = S-B
club-rating = Elo
club-summary = { $games ->
    [one] One game
   *[other] { $games } games
 } of { $players } players
club-hint = Only finished two-player games count; a stalemate counts ¾ and ¼. S-B is the Sonneborn-Berger score. Elo ratings start at 1500, and games count in order of date; a game changes a rating by at most 40, after 30 games by at most 20.
club-large = To see results between individual players, filter the list to at most 30 players.
club-save = Save as CSV…
club-print = Print…
page-written = Page saved to “{ $path }”. Open it in a browser to print it.
own-games-title = Your games
own-games-none = No games yet
own-games-none-hint = Every game that you finish is saved here automatically.
# A button of the page of games, and one that it has as long as no game is finished
games-open-file = Open a file…
games-see-tournaments = See { $count } tournament games
own-games-delete = Delete game
own-games-deleted = Game deleted.
own-games-folders = Folders
own-games-add-folder = Add folder…
own-games-add-path = Add file or folder by path…
own-games-add-title = Add file or folder
own-games-add-hint = Enter the full path of a file of games, or of a folder with such files.
own-games-remove = Remove { $path } from the list
recorded-hexodus = Players against Hexodus III, 1999
recorded-tournaments = Tournaments 1980–87
recorded-tournaments-source = Source: the Hungarian players’ site “hexasakkversenyek”, collected in jaycoskey/Glinski on GitHub

## The window: engines

engines-title = Engines
engines-none = No engines added yet.
engines-hint = Heksy has its own engine. You can add any UCI engine that supports one of these games, to play against or to analyse with.
engines-row = { $games } · { $path }
engine-new-title = Add engine
engine-title = Edit engine
engine-choose-title = Choose engine
engine-program = Program
engine-arguments = Arguments
engine-arguments-hint = usually none
engine-name = Name
# Shown in the empty field “Name”.
engine-name-hint = the engine’s own name
engine-untried = Heksy starts the engine once to read its name and options.
engine-trying = Starting the engine…
engine-fails = { $reason }.
engine-called = { $name }
engine-called-by = { $name } by { $author }
engine-works = { $name } works. It supports { $games }.
# Value of an engine option that is a button.
engine-option-press = press at every start
engine-option-on = on
engine-option-automatic = automatic (from settings)
engine-own = Heksy
analysis-engine = Engine

## The window: typed moves

typed-move = Move
typed-move-hint = Type { $knight-move }, exd5 or f6f8. { key-enter } plays the move, { key-escape } cancels.
typed-move-none = No legal move starts like this
action-type-in = Type in games…
action-type-next = Save, type next
type-in-kept = Game added to “Your games”. Type the next one.
type-in-copy = Game added. It is a copy of game { $number } in “Your games”.
typed-move-wrong = “{ $text }” is not a move; type for example { $knight-move }, exd5 or f6f8
typed-move-count = { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }

## The window: settings

settings-title = Settings
settings-search = Search settings
settings-general = General
settings-appearance = Appearance
settings-playing = Playing
settings-sound = Sound
settings-engine = Engine
settings-keyboard = Keyboard
settings-reset = Reset this page
settings-none = No setting contains these words.
settings-language = Language
language-system = System
settings-letters = Piece letters
letters-language = Same as language ({ $letters })
letters-figurines = Figurines ({ $figurines })
settings-theme = Theme
settings-palette = Board colours
settings-pieces = Piece set
settings-print-ink = Printed diagrams
ink-black = Black and white
ink-colors = Colours of the board
# Label: the size of everything in the window, in percent.
settings-scale = Interface size
# Label: the size of moves and coordinates, in percent.
settings-notation = Notation size
# Label: the marks on the board.
settings-marks = Marks
settings-coordinates = Show coordinates
settings-animation = Animation
# Label of the choice whether the board, the pieces or nothing turns between the moves of two people at one board.
settings-turning = Board for two
settings-legal-marks = Show legal moves
settings-patterns = Show where a piece could go on an empty board
settings-details = Show the time per move in the panel
settings-always-queen = Promote to queen automatically
settings-premoves = Allow premoves
settings-confirm-moves = Confirm each move
settings-warn-mistakes = Warn me before a mistake
settings-keep-games = Keep each finished game in “Your games”
# Label: seconds between two moves.
settings-autoplay = Autoplay delay
# Label of the choice how much is shown while the computer thinks.
settings-thinking = Show thinking
settings-own-book = Let the computer use its opening book
settings-analysis-lines = Analysis lines
settings-report-nodes = Report depth
settings-report-lines = Add best lines to reports as variations
report-nodes = { $count }k nodes per move
settings-ponder = At full strength, think on your time too (pondering)
settings-threads = Threads
settings-hash = Hash size
settings-automatic = Automatic ({ $value })
theme-system = System
theme-light = Light
theme-dark = Dark
palette-honey = Honey
palette-slate = Slate
palette-green = Green
palette-night = Night
palette-high-contrast = Contrast
pieces-classic = Classic
pieces-bold = Bold
animation-system = System
animation-off = Off
animation-fast = Fast
animation-normal = Normal
animation-slow = Slow
thinking-nothing = Off
thinking-score = Evaluation
thinking-line = Evaluation and line
turning-never = Fixed
turning-board = Turn board
turning-pieces = Turn pieces

## The window: keys

keys-title = Keyboard shortcuts
keys-filter = Search shortcuts
keys-here = On this screen
keys-board = On the board
keys-game = Playing
keys-replay = Reviewing a game
keys-file = Files
keys-annotate = Annotating
keys-view = Window
keys-hint = Click a key to change it, or the plus sign to add another.
keys-change = { $key }: change the shortcut for { $action }
keys-another = Add a shortcut for { $action }
keys-usual = Reset shortcuts for { $action }
keys-reset-all = Reset all
keys-press = Press a key for “{ $action }”, or { key-escape } to cancel.
keys-refused-window = { $key } is reserved for moving between fields and closing dialogs. Press another key.
keys-refused-clipboard = { $key } is reserved for cut, copy and paste. Press another key.
keys-taken = { $key } is already used for “{ $action }”.
keys-swap = Swap shortcuts
keys-replace = Reassign
keys-remove = Remove shortcut
keys-cursor = Move the cursor
keys-cursor-keys = { key-enter } or { key-tab } to reach the board, then the arrow keys
keys-diagonal = Move the cursor to the other neighbours
keys-diagonal-keys = { key-home }, { key-page-up }, { key-end }, { key-page-down }
# The kind of piece is given by the letter key.
keys-jump = Jump to the next piece of one kind
keys-jump-keys = The piece’s letter, p for pawns
keys-stops = Jump to the next piece or target
keys-stops-keys = { key-tab }
keys-type = Type a move
keys-type-keys = The piece’s capital letter
keys-ahead = Underpromote in a premove
# Always the English letters.
keys-ahead-keys = Hold R (rook), B (bishop) or N (knight)
keys-confirm = Confirm or cancel a move
keys-confirm-keys = { key-enter }, { key-escape }
keys-pick = Pick up or put down a piece
keys-pick-keys = { key-enter } or { key-space }
keys-describe = Hear what attacks and defends a cell
keys-describe-keys = { key-shift }+{ key-space }
keys-promote = Choose a promotion
keys-promote-keys = The piece’s letter
keys-draw = Draw an arrow or circle
keys-draw-keys = Right mouse button
keys-draw-color = Draw in red, blue or yellow
keys-draw-color-keys = Right mouse button with Shift, Alt or both
keys-wheel = Step through the moves
keys-wheel-keys = Mouse wheel over the board
keys-letters = Set up position: place a piece
# Always the English letters.
keys-letters-keys = Its English letter; capital for White
keys-erase = Set up position: remove a piece
keys-erase-keys = { key-delete } or right mouse button
keys-menu = Open a menu
keys-menu-keys = F10 and the arrow keys, or { key-alt } and its first letter
keys-escape = Put the piece back; close a dialog
keys-escape-keys = { key-escape }

## The window: about

about-title = Heksy
about-version = Version { $version }
about-text = Hexagonal chess (Gliński, McCooey, Shafran and three-player) and hexagonal checkers. Play against the computer, at one board or online, and study your games.
about-licence = Free software under the MIT or the Apache 2.0 licence, at your choice.

## The rules, in words
# A line that begins with • is shown as an item of a list. “In the diagram” refers to the board beside the text.

rules-title = Rules
rules-try = Try this position
rules-goal-title = The goal
rules-goal =
    Checkmate the enemy king: attack it so that no move can save it.
    • White moves first, then the sides take turns.
    • A king that is attacked is in check. Its side must answer at once: move the king, capture the attacker or block its line.
    • No side may make a move that leaves its own king attacked.
    In the diagram Black is checkmated.
# The title of a short list for those who know ordinary chess
rules-short-title = In short, if you know chess
rules-short =
    • Each side has three bishops, one for each colour of cells.
    • A pawn captures to the front left and front right across an edge, not like a bishop.
    • A pawn promotes on the last cell of any file.
    • There is no castling.
    • Stalemate is not a draw: it scores ¾ to ¼.
rules-board-title = The board
rules-board =
    The board has 91 cells in three colours, with a corner towards each player.
    • Files run straight up the board and are lettered a to l (there is no j).
    • Ranks are numbered from White’s side and bend at the f file: the bottom corner is f1, the top corner f11.
    • White plays from the bottom.
rules-army = Each side has a king, a queen, two rooks, three bishops, two knights and nine pawns.
rules-rook-title = Rook
rules-rook = Moves any distance in a straight line across the edges of cells: six directions.
rules-bishop-title = Bishop
rules-bishop = Moves any distance in a straight line through the corners of cells: another six directions. A bishop never leaves its colour, so each side has three.
rules-queen-title = Queen
rules-queen = Moves like a rook or a bishop: twelve directions.
rules-king-title = King
rules-king = Moves one step in any of the queen’s twelve directions, but never to an attacked cell.
rules-knight-title = Knight
rules-knight = Jumps to one of the twelve nearest cells that a queen could not reach: two cells like a rook, then one more at an angle. It always lands on another colour, and it is the only piece that jumps over others.
rules-pawn-title = Pawn
rules-pawn =
    Moves one cell straight up its file.
    It may move two cells from any starting cell of its own side’s pawns, if both cells are empty, even if it has captured its way there. The diagram shows White’s nine starting cells.
rules-pawn-captures-title = A pawn’s captures
rules-pawn-captures =
    A pawn captures one cell to the front left or front right, across an edge: like a short rook move.
    In the diagram the pawn on f5 can capture on e5 and g5. It cannot capture on the framed cells e6 and g6, which are a bishop’s step away.
rules-en-passant-title = En passant
rules-en-passant = When an enemy pawn moves two cells and passes a cell on which your pawn could have captured it, you may capture it there on your very next move. In the diagram Black has just played c7-c5; the pawn on b5 captures by moving to c6.
rules-promotion-title = Promotion
rules-promotion = A pawn that reaches the last cell of any file becomes a queen, rook, bishop or knight, as its player chooses. Circles mark White’s promotion cells. In the diagram the pawn can promote by moving straight on or by capturing.
rules-end-title = How a game ends
rules-end =
    • Checkmate wins.
    • You also win if your opponent resigns or runs out of time.
    • If a player runs out of time but the opponent has insufficient material to mate, the game is a draw.
rules-stalemate-title = Stalemate
rules-stalemate = Stalemate is not a draw: the side that stalemates the other scores ¾ point, the side that cannot move scores ¼.
rules-stalemate-draw = Stalemate is a draw: ½ point each.
rules-stalemate-diagram = In the diagram it is Black’s turn. The king is not in check, but every move would put it in check: Black is stalemated.
rules-draws-title = Draws
rules-draws =
    A draw gives each side ½ point. The game is drawn:
    • when the same position occurs for the third time with the same side to move;
    • after 50 moves on each side without a capture or a pawn move;
    • by agreement;
    • if neither side has enough material to mate. Enough is a pawn, a rook, a queen, or three bishops and knights in all.
rules-draws-options =
    In the new-game form you can choose:
    • Draws by repetition and the fifty-move rule must be claimed. Fivefold repetition and 75 moves on each side still end the game.
    • Only king against king counts as insufficient material, because a king and two knights can in fact force mate.
rules-draws-kings =
    A draw gives each side ½ point. The game is drawn:
    • by stalemate;
    • when the same position occurs for the third time with the same side to move;
    • after 50 moves on each side without a capture or a pawn move;
    • by agreement;
    • if only the two kings are left. Any other material counts as enough to play on.
rules-draws-claims = In the new-game form you can choose that draws by repetition and by 50 moves must be claimed. Fivefold repetition and 75 moves on each side still end the game.
rules-notation-title = Notation
# The letters K, Q, R, B, N and the moves stay as they are: files use English letters.
rules-notation =
    • f6: a pawn moves to f6. exf5: a pawn of the e file captures on f5.
    • Nf4: a knight moves to f4. Nxf4: it captures there.
    • R10f10: of two rooks, the one on rank 10 moves to f10. Rbf6: the one on the b file.
    • f11=Q: a pawn promotes to a queen.
    • + is check, # is checkmate.
    • Files use the English letters K (king), Q (queen), R (rook), B (bishop) and N (knight). The window uses the letters chosen in the settings.

rules-mccooey-short =
    • Each side has three bishops, one for each colour of cells, but only seven pawns.
    • A pawn captures one step diagonally forward, like a bishop.
    • The pawn of the f file has no double step.
    • A pawn promotes on the last cell of any file.
    • There is no castling. Stalemate is a draw, as usual.
rules-mccooey-army = Each side has a king, a queen, two rooks, three bishops, two knights and seven pawns.
rules-mccooey-pawn =
    Moves one cell straight up its file.
    From its starting cell it may move two cells, except on the f file, if both cells are empty. The diagram shows White’s seven starting cells.
rules-mccooey-pawn-captures =
    A pawn captures one step diagonally forward, like a bishop. Its captures therefore always stay on one colour.
    In the diagram the pawn on e3 can capture on d4 and f5. It cannot capture on the framed neighbours d3 and f4.
rules-mccooey-en-passant = When an enemy pawn moves two cells and passes a cell on which your pawn could have captured it, you may capture it there on your very next move. In the diagram Black has just played e8-e6; the pawn on d5 captures by moving to e7.

rules-shafran-short =
    • The board has 70 cells, and ranks slope down to the right.
    • Each side has three bishops, one for each colour of cells.
    • A pawn’s first move can take it up to the middle of its file: up to three cells.
    • A pawn captures one step diagonally forward, like a bishop.
    • You can castle with either rook, short or long.
rules-shafran-board =
    The board has 70 cells: nine files, a to i, of 6 to 10 cells.
    • Ranks are straight lines that slope down to the right, so that the f file starts at rank 2 and the i file at rank 5.
    • Each side has a king, a queen, two rooks, three bishops, two knights and nine pawns.
    • The starting position is rotated, not mirrored: each side sees its queen to the left of its king.
rules-shafran-pawn =
    A pawn’s first move can take it up to the middle of its file, if all these cells are empty:
    • one cell on files a and i;
    • one or two on b, c, g and h;
    • one to three on d, e and f.
    After that it moves one cell at a time.
rules-shafran-pawn-captures =
    A pawn captures one step diagonally forward, like a bishop.
    In the diagram the pawn on e4 can capture on d5 and f6. It cannot capture on the framed neighbours d4 and f5.
rules-shafran-en-passant = A pawn can be captured en passant on any cell it has passed, on the very next move only. In the diagram Black has just played e9-e6, so the pawn could be captured on e8 or e7; the pawn on d5 captures on e7.
rules-castling-title = Castling
rules-shafran-castling =
    You can castle with either rook if
    • neither the king nor that rook has moved,
    • no piece stands between them,
    • the king is not in check, and no cell that it crosses or reaches is attacked.
    Short: the rook moves next to the king, and the king steps over it.
    Long: the king moves next to the rook, and the rook jumps over it.
    To castle, move the king to its new cell or onto the rook. If both ways are possible, Heksy asks which.
rules-shafran-notation = • Q-O-O and Q-O-O-O: castling short and long with the rook on the queen’s side. B-O-O and B-O-O-O: on the bishops’ side.

rules-checkers-goal = You win if your opponent cannot move, because all of the opponent’s pieces are captured or blocked. White moves first, then the sides take turns.
# The title of a short list for those who know draughts on 100 squares
rules-checkers-short-title = In short, if you know draughts
rules-checkers-short =
    • A man moves forward in three directions: straight ahead and along both diagonals.
    • Captures go along the diagonals only, forwards and backwards.
    • You must capture, and as many pieces as possible. Kings move and capture at any distance.
    • A man becomes a king only if its move ends on the far edge.
    • A king on its own promotion cells is protected from men.
rules-checkers-board =
    The game is played on 61 cells, five along each side.
    • A cell is named by two digits: its column, 1 to 9 from White’s left, and its row, 1 to 9 along the diagonals that rise to the right.
    • Each side starts with 24 men.
    • Frames mark the promotion cells: White’s are white, Black’s are black.
rules-man-title = Man
rules-checkers-man = Moves one cell forward: straight up its column, or along one of the two diagonals drawn on the board. On columns 1 and 9 no piece can move straight.
rules-crowned-title = King
rules-checkers-crowned = Moves any distance along its column and the diagonals, forwards and backwards, but not straight on columns 1 and 9.
rules-capture-title = Capture
rules-checkers-capture =
    Captures go along the diagonals only, forwards or backwards.
    • A man jumps over an adjacent enemy to the empty cell right behind it.
    • A king can jump from any distance and lands on any empty cell behind.
    • If the same piece can capture again, it must.
    • No piece may be jumped twice, but an empty cell may be crossed twice.
    • Captured pieces leave the board when the move is complete.
    Click each landing cell, or just the last one where that is unambiguous.
rules-most-title = Capture as many as possible
rules-checkers-most = Captures are compulsory, and you must capture as many pieces as possible; a king counts as one. If several captures are equally large, you may choose. Heksy frames the pieces that must be captured.
rules-checkers-promotion =
    A man that ends its move on one of the five cells of the far edge becomes a king, and moves as one from the next turn. Circles mark White’s promotion cells.
    A man that only passes through during a capture stays a man.
rules-protection-title = Protected kings
rules-checkers-protection =
    A king on one of its own side’s promotion cells cannot be captured by men, unless it arrived there by a capture. In the diagram the man on 49 may not capture the king on 39.
    • For a man promoted by the last move the opposite holds, for one reply: it can be captured if it arrived by an ordinary move, but not if it arrived by a capture.
    • Kings are never protected from other kings.
rules-checkers-draws =
    The original rules set no limit on the length of a game. Heksy calls a draw:
    • when the same position occurs for the third time;
    • after 50 moves on each side without a capture or a man’s move;
    • by agreement.
rules-checkers-same = Positions are the same if the same pieces are on the same cells, the same side is to move, and no king is, or can become, protected in only one of them.
rules-checkers-notation =
    • 55-56 is a move.
    • 33x53x73 is a capture with every landing cell.
    • W:W55,K39:B19 is a position: the side to move, White’s pieces, Black’s pieces, with K for a king.

rules-three-goal = Be the last player left in the game. First place scores 1 point, second ½, third 0. A player whose king is checkmated, stalemated or captured is out.
rules-three-short =
    • White, Red and Black move in this order, clockwise.
    • Pawns move away from their own corner, and capture one step diagonally forward, like a bishop.
    • A king that is attacked when an opponent’s turn comes can be captured.
    • A player who is checkmated or stalemated is out; the pieces stay on the board.
    • There is no castling.
rules-three-board =
    Three armies start in every other corner of the 91 cells: White at f1, Red at a6, Black at l6. They move in this order, clockwise.
    • Files are lettered a to l (there is no j). Ranks are numbered from White’s side and bend at the f file.
    • Each side has a king, a queen, two rooks, three bishops, two knights and seven pawns.
rules-three-pawn =
    Each pawn moves straight away from its army’s corner: Red’s towards the lower right, Black’s towards the lower left.
    • From its starting cell it may move two cells, except for the middle pawn of the army.
    • It captures one step diagonally forward, like a bishop.
    The diagram shows Red’s pawn on d6.
rules-three-en-passant = A pawn that has moved two cells can be captured en passant by either opponent, until its own side moves again. In the diagram, after e3-e5, Red’s pawn on d5 captures on e4.
rules-three-promotion = Red’s and Black’s pawns promote likewise, where there is no cell ahead.
rules-three-check-title = Check and capturing a king
rules-three-check =
    • You may not leave your king attacked by a player who is still in the game.
    • Two opponents can open a line together: if a king is attacked when an opponent’s turn comes, it can be captured.
    • Its side is out at once and its pieces stop attacking, so capturing a king can answer a check.
    In the diagram Red has opened the line: White’s rook can capture Black’s king.
rules-three-out-title = When a player is out
rules-three-out =
    A player is out:
    • if it is their turn and they have no legal move (checkmated or stalemated);
    • if their king is captured;
    • if they resign, at any time, or run out of time.
    Their pieces stay on the board as dead pieces: they attack nothing, but they block and can be captured.
rules-three-draws =
    The players still in the game draw:
    • when the same position occurs for the third time;
    • after 50 moves each without a capture, a pawn move or a player going out;
    • by agreement of all of them;
    • when only kings are left.
rules-three-points-title = Points
rules-three-points = First place scores 1 point, second ½, third 0. Players who draw share the points of their places: ½ each for three players, ¾ each for the last two. Files list the points of White, Red and Black, for example 1-0-1/2.

history-title = History
history-glinski-title = Gliński, 1936 to 1973
history-glinski = Władysław Gliński developed his game over decades: the first version dates from 1936, the one played today from 1973. It is the best-known form of hexagonal chess. Polish players call it “heksy”, which gave this program its name.
history-federation-title = The federation
history-federation = The International Hexagonal Chess Federation published the rules in a leaflet, in Esperanto. Their best-known feature is that stalemate scores ¾ to ¼. Heksy’s default rule for insufficient material follows the leaflet’s list.
history-shafran-title = Shafran, 1939
history-shafran = Shafran’s game has its own board, 70 cells with straight ranks, and lets every pawn’s first move reach the middle of its file. It is the only game of the family with castling, in four ways.
history-mccooey-title = McCooey, 1978 and 1979
history-mccooey = McCooey’s game keeps Gliński’s board but rethinks the pieces: pawns that capture diagonally, as in ordinary chess; fewer of them; and a more compact starting position.
history-checkers-title = Hexagonal checkers, 1985
history-checkers = Hexagonal checkers, on the 61 cells in the middle, keeps what players of international draughts know – compulsory captures of the most pieces and flying kings – and adds protected kings on the edge where they were promoted.
history-sources-title = Sources of the rules
history-sources =
    • Gliński: the leaflet of the International Hexagonal Chess Federation and two Polish rule texts. Where they are silent, Heksy looks at the cell: a pawn that has captured onto a starting cell of its own side may move two cells again. The leaflet’s list of pieces contains two slips, which the other texts correct.
    • McCooey: his rules of 1978 and 1979. They say little about draws; there Heksy follows ordinary chess.
    • Shafran: a Swedish article on his game of 1939. Castling is written with the letter O, as in print; files with zeros are also read.
    • Checkers: the author’s own rules of 1985, in Polish and English. They also define a stricter variant, in which men may never capture a king on its own promotion cells; a new game can choose it.
    • Three-player chess: McCooey describes only the starting position. The rest is Heksy’s interpretation: it keeps his two-player rules wherever possible and otherwise follows today’s customs for games of more than two players.

## Three-player games

action-new-three = New three-player game…
three-game = Three-player chess
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
# $by is one side or two, as “Red and Black”; also in three-corner-check.
three-in-check = { $seat ->
   *[white] White
    [red] Red
    [black] Black
 } is in check from { $by }
# The state of a player in a list of three.
three-turn = to move
three-next = moves next
three-corner-check = in check from { $by }
three-out-checkmate = { $seat ->
   *[white] White is
    [red] Red is
    [black] Black is
    [you] You are
 } checkmated
three-out-stalemate = { $seat ->
   *[white] White is
    [red] Red is
    [black] Black is
    [you] You are
 } stalemated
three-out-king-taken = { $seat ->
   *[white] White’s
    [red] Red’s
    [black] Black’s
    [you] Your
 } king was captured
three-out-resignation = { $seat ->
   *[white] White
    [red] Red
    [black] Black
    [you] You
 } resigned
three-out-time = { $seat ->
   *[white] White
    [red] Red
    [black] Black
    [you] You
 } ran out of time
three-corner-checkmate = checkmated
three-corner-stalemate = stalemated
three-corner-king-taken = king captured
three-corner-resignation = resigned
three-corner-time = out of time
three-corner-out = out
three-corner-points = Points: { $points }
three-end-last = The last player left wins
three-end-kings = Only kings are left
three-end-fifty = Fifty-move rule
three-end-repetition = Threefold repetition
three-end-agreement = Draw by agreement
three-over = { $points } – { $reason }
three-told = Result in the file: { $points }
three-expected = Expected points: White { $white }, Red { $red }, Black { $black }
three-low-time = { $name }: { $seconds } s left.
three-wait-earlier = You are viewing an earlier position. Go to the end to move.
three-found = { $white } – { $red } – { $black }, { $moves ->
    [one] one round
   *[other] { $moves } rounds
 }, { $date }
three-title = { $white } – { $red } – { $black } – { three-game } – Heksy
three-about = White, Red and Black move in this order, clockwise. When a player is out, the pieces stay on the board as dead pieces. The last player left wins.
three-new-position = Pasted position; { $seat } to move
three-rotate = Rotate seats
three-board = Board
three-turns = Turn the board to the player to move
three-over-title = The game is over
three-place = { $place }.
three-resign-text = { $seat } resigns; the other players continue.
three-resign-you-text = You resign; the other players continue.
three-move-of = { $number }. { $seat } { $move }
three-only-two = Not available in three-player games.
three-illegal-way-pawn = a pawn moves straight away from its army’s corner and captures one cell diagonally forward, like a bishop
three-illegal-not-your-turn = the { NAME($piece) } on { $cell } does not belong to the player to move
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
three-position-empty = The position is empty. Write the rows of the board and five more fields.
three-position-rows = The board has { $count ->
    [one] 1 row
   *[other] { $count } rows
 } between slashes; it needs 11.
three-position-row = Rank { $rank } has { $found } cells instead of { $expected }: two letters are a piece, numbers are empty cells.
three-position-gap = A number of empty cells on rank { $rank } is 0 or too large.
three-position-piece = “{ $text }” on rank { $rank } is not a piece: write w, r, b or x (dead), then K, Q, R, B, N or P.
three-position-missing = A field is missing. After the board come the side to move, the sides in the game, en passant, half-moves and round.
three-position-turn = The side to move is “{ $text }”: it must be w, r or b.
three-position-playing = The sides in the game are “{ $text }”. Write w, r and b, each at most once and in this order.
three-position-en-passant = The en passant field “{ $text }” is invalid. Use -, or sides with the cells their pawns crossed, for example we4,rc4.
three-position-number = “{ $text }” must be a whole number.
three-position-extra = “{ $text }” after the last field is not expected. Remove it.
three-setup-nobody = No side is in the game. Name those that are, for example wrb.
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
 } is out but has a living { NAME($piece) } on { $cell }. Mark its pieces as dead with x.
three-setup-dead = There is a dead { NAME($piece) } on { $cell }, but no side is out.
three-setup-dead-kings = There are { $count } dead kings, but only { $out ->
    [one] 1 side is
   *[other] { $out } sides are
 } out.
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
 }: { $extra ->
    [one] 1 promoted piece
   *[other] { $extra } promoted pieces
 }, but only { $missing ->
    [one] 1 pawn is
   *[other] { $missing } pawns are
 } missing.
three-setup-pawn = There cannot be a pawn on { $cell }: it would have been promoted.
three-setup-en-passant = { $seat ->
   *[white] White
    [red] Red
    [black] Black
 } cannot have just crossed { $cell } with a double step; otherwise write -.
three-setup-en-passant-out = { $seat ->
   *[white] White
    [red] Red
    [black] Black
 } is out, so that none of its pawns can be taken en passant.
three-file-variant = it is a game of “{ $name }”, not a three-player game
three-file-start = the starting position is invalid; the moves are kept as text. { $problem }
three-file-move = { $problem }; the rest of the game is kept as text
three-file-after-end = “{ $text }” comes after the end of the game; it is kept as text
three-file-variation = a variation was kept as text
three-file-result = the file says { $told }, but the game ends with { $shown }
three-move-form = “{ $text }” is not a move; write Nf4, exd6, f11=Q or the two cells, e3e5
three-move-no-cell = “{ $text }”: there is no cell { $cell }
three-move-illegal = “{ $text }” is not a legal move for { $seat ->
   *[white] White
    [red] Red
    [black] Black
 }
three-move-ambiguous = “{ $text }” is ambiguous: it could be { $choices }. Say which piece moves
recorded-three = A three-player game

## Online play

action-online = Play online…
action-online-help = Playing online
question-rematch = { $name } offers a rematch.
online-experimental = experimental
online-invite = Invite
online-join = Join
online-host-chooses = The other player has chosen the game.
online-name = Your name
online-nameless = Anonymous
# Label of a time in minutes.
online-waits = Time away
online-waits-hint = How long each player may be disconnected in the whole game. The clocks stop meanwhile. After this time, the opponent may claim the win or call the game a draw.
online-waits-minutes = { $minutes } min for each player
online-takebacks = Allow takebacks by agreement
online-relay = Relay server
online-relay-public = Public
online-relay-own = Custom
online-relay-none = None
online-relay-url = Address of the relay server
online-relay-hint = A relay server helps two computers that cannot reach each other directly. Without one you can play only on the same network, or if one of you has an open port.
online-relay-wrong = Enter a relay address that starts with https:// and has no spaces.
online-relay-who = The public relay servers are run by number 0, the makers of iroh (docs.iroh.computer).
online-relay-trying = Trying the relay server again…
online-relay-reached = The relay server was reached. Send this new invitation.
online-announce = Show this invitation to players on my network
online-seen-host = Nothing is sent until you press “Invite”. Then your opponent sees your name and your computer’s address.
online-seen-guest = Nothing is sent until you press “Join” or look for players. Then your opponent sees your name and your computer’s address.
online-seen-relay = The relay server sees both addresses, but not the game.
online-seen-network = Players on your network will see the invitation and your name while it is open.
online-seen-more = More about this
online-invitation = Invitation
online-invitation-hint = Paste the text you received from the other player. It starts with “heksy”.
online-no-ticket = This is not an invitation. An invitation is a single long word that starts with “heksy”.
online-ticket-damaged = The invitation is incomplete. Copy all of it, from “heksy” to the end.
online-ticket-newer = The invitation was made by a newer version of Heksy. Update Heksy to join.
online-neighbours = On my network
online-neighbours-none = No invitations on this network right now.
online-look = Look for players
online-join-neighbour = Join { $name }
online-waiting-title = Invitation
online-waiting-text = Send this text to the other player by chat or email. Anyone who has it can join once.
online-preparing = Preparing the invitation…
online-waiting = Waiting for the other player…
online-near-only = This invitation is for this network only, because no relay server was reached. A player elsewhere cannot join.
online-near-chosen = This invitation is for this network only, because no relay server is used. A player elsewhere needs an open port on this computer.
online-guest-reads = { $name } is there and reads the terms of the game…
online-copied = Invitation copied.
online-looking-title = Joining
online-looking = Looking for the other player…
online-attempts = { $count ->
    [one] 1 failed attempt so far.
   *[other] { $count } failed attempts so far.
 }
online-looking-long = The other player must be online and have the invitation open. If so, see the page “Playing online”.
online-asked-title = Invitation from another player
online-asked-text = { $name } invites you to this game:
online-already = You are already playing online. Leave that game first.
online-begun = Your game with { $name } has started.
online-resumed = Your game with { $name } continues.
online-away = { $name } is not connected. The clocks are stopped.
online-back = { $name } is back. The clocks are running.
online-not-settled = The game was not settled, because { $name } has come back.
# The online-corner messages are below the opponent’s name.
online-corner-away = { $time } to return
online-corner-cut = no connection
online-corner-lag = { $way }, { $time } ms
online-corner-there = online
online-corner-direct = online, direct
online-corner-relay = online, by relay
online-corner-gone = left
online-status-away = { $name } is disconnected; the clocks are stopped
online-status-differs = The two game records differ; the clocks are stopped
online-draw-offered = Draw offer sent to { $name }.
online-takeback-asked = Takeback request sent to { $name }.
online-rematch-asked = Rematch offer sent to { $name }.
online-rematch-declined = { $name } declined the rematch.
online-nobody-there = The other player has left. Send a new invitation to play again.
online-no-help = Engine help is off in online games.
online-no-pause = Online games cannot be paused.
online-no-redo = Moves taken back cannot be redone in an online game.
online-no-variations = You cannot try out moves during an online game. Go to the end to play.
online-no-edits = You cannot edit the game during an online game.
online-no-editor = You cannot set up positions during an online game.
online-chat = Chat
online-chat-line = Message
online-leave-title = Leave the game?
online-leave-text = Your game is still in progress. If you leave, you can continue it the next time you start Heksy. Your time away runs while it is your turn; when it has run out, the opponent may claim the win.
online-found-title = Unfinished online game
online-found-text = To continue, the other player must continue it too. The invitation from before is used again.
online-unfinished = Unfinished
online-continue = Continue: { $game }
online-differs-title = The game records differ
online-differs-text = The two computers agree on the game up to a point, but not after it. If both players agree, the game continues from the last common move.
online-common = Last common moves
# Headings of two lists of moves: on this computer, on the other.
online-ours = This computer
online-theirs = Other computer
online-back-asked = You agreed to go back. Waiting for the other player.
online-back-wanted = The other player agrees to continue from the last common move.
online-went-back = The game continues from the last common move.
online-event-takeback = Takeback
online-event-draw = Draw by agreement
online-event-claim = Draw claimed
online-event-resign = Resignation
online-event-flag = Out of time
online-event-nothing = Nothing more
online-event-more = … and { $count } more
online-peer-left = { $name } has left.
online-overtime = { $name } was connected and did not move although the time had run out. By this computer’s clock the game is won on time.
online-peer-overtime = The program of { $name } says that your time has run out. This computer’s clock does not agree: the game is unfinished in your record.
online-claims-both = { $name } is back and had claimed a result too. Both claims are withdrawn: the game is unfinished.
online-claim-moved = { $name } is back and had moved while you were not connected. Your claim is withdrawn: the game is unfinished.
online-claim-stands = { $name } is back. Your claim stands in your record.
online-peer-claim = { $name } has settled the game, because you were away for longer than agreed. In your record it is unfinished.
online-peer-claim-moved = { $name } had claimed a result, but you had moved. The claim is withdrawn: the game is unfinished.
online-illegal-move = The program of { $name } sent the move { $mv }, which is not legal here. The game was ended; your record is kept.
online-unacknowledged = The program of { $name } answered before it had confirmed your move. The game was ended; your record is kept.
online-stayed-title = Your opponent has not come back
online-stayed-text = The time away of { $name } has run out. You can settle the game, or wait.
online-stayed-hint = The result stands in your record only. If the other player comes back and had moved meanwhile, it is withdrawn.
online-broken-title = Online game ended
online-broken-hint = Keep the game unfinished, or as won by forfeit. This concerns your record only.
online-found-old = This game was played with an older version of Heksy and cannot be continued. You can open its record.
online-still-differs = The game records differ, and one player did not agree to go back. The game is over; each computer keeps its own record.
online-occupied = The other player is already playing someone else.
online-not-found = The other player could not be found. Ask for a new invitation, and see the page “Playing online”.
online-no-network = Could not connect to the network: { $reason }. Check your connection and try again.
online-no-journal = Could not save the game to disk: { $reason }. The connection was closed so that nothing is lost.
online-in-use = Another copy of Heksy on this computer has this game open.
online-version-theirs = The other player has a newer version of Heksy. Update yours to play.
online-version-ours = The other player has an older version of Heksy and must update it.
online-terms-wrong = Your version of Heksy does not support this game. A newer one may.
online-secret-wrong = The invitation is unknown or has already been used. Ask for a new one.
online-other-game = The other player has a different game open.
online-silent = The other player’s computer did not respond.
online-illegal = The program of { $name } sent an action that is not possible here. The game was ended; your record is kept.
online-clock-wrong = The program of { $name } counted a time that does not agree with this computer’s clock. The game was ended; your record is kept.
online-lot-bent = The draw for colours does not match what the other program had announced. No game was started.
online-nonsense = The program of { $name } sent data that Heksy does not understand. The game was ended; your record is kept.
online-peer-version = The two versions of Heksy do not work together. Both players should use the same version.
online-peer-terms = The other player’s version of Heksy does not support this game.
online-peer-illegal = The other program has a different game record and has ended the game. Both records are kept.
online-peer-clock = The other program rejected this computer’s clock and has ended the game. Both records are kept.
online-peer-trouble = The other program had an internal error. The game so far is kept.
# Playing by mail.
action-mail = Play by mail…
action-send-mail = Send move by mail…
mail-title = Play by mail
mail-hint = When you receive a letter, copy all of it and choose “Paste letter”. You can also open a file that came with it.
mail-new = New game by mail…
mail-paste = Paste letter
mail-address = Email address
mail-opponent-name = Opponent’s name
mail-days = Days per move
mail-days-hint = 0 means no limit. Heksy shows the limit, but does not end the game.
mail-no-names = Both players need a name.
mail-open = Open
mail-again = Send again
mail-remove = Remove
mail-your-move = your move
mail-waiting = waiting for the answer
mail-game = { $white } – { $black }, { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }: { $state }
mail-game-days = { $white } – { $black }, { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }; days per move: { $days }; { $state }
mail-first-move = Make your first move on the board, then choose Game › Send move by mail.
mail-first-line = { $white } – { $black }: { $step }. Copy both lines and paste them into Heksy.
mail-invitation = invitation
mail-plans = Your opponent’s “if … then” lines: { $lines }. You can play such a line up to your own next move, and send everything at once.
mail-move = Move
mail-what-else = With the move
mail-nothing = Nothing else
mail-offer-draw = Offer draw
mail-accept-draw = Accept draw
mail-claim-draw = Claim draw
mail-resign = Resign
mail-draw-offered = Your opponent offers a draw. Moving declines it.
mail-if = If … then
mail-if-hint = Your opponent’s move and your answer, for example “g5 { $knight-move }”; a semicolon begins the next line.
mail-file = Save the game to a file to attach
mail-send-title = Send move by mail
mail-send = Send
mail-send-hint = Heksy copies two lines with the whole game and opens your mail program. Any other messenger will do: paste them there.
mail-sent = The letter is copied. Send it with your mail program or any messenger.
mail-received = Letter from { $name }: the game has continued.
mail-received-draw = Letter from { $name }: the game has continued, and a draw is offered.
mail-no-move = First make your move on the board.
mail-no-letter = This text contains no letter of a game by mail. A letter contains a long word that starts with “heksymail”.
mail-damaged = The letter is incomplete, or was changed on its way. Copy all of it once more, or ask for it again. Your game has not changed.
mail-newer = The letter was made by a newer version of Heksy. Update Heksy to read it.
mail-changed = The letter was changed: its moves do not fit the position for which it was written. Ask for it again. Your game has not changed.
mail-known = You already have this letter from { $name }.
mail-own = This is your own letter. Send it to your opponent.
mail-ahead = This letter has moves of yours that you have not sent from here. Perhaps you played on another computer. Your game has not changed.
mail-differs-text = You and your opponent have different games from here on. Compare both, agree on one, and send the right letter again. Your game has not changed.
mail-disk = Could not save the game to disk: { $reason }.
mail-search-title = Analyse a game in progress?
mail-search-text = Your opponent may expect you to play without an engine. Analyse only if you have agreed on it.
mail-search-begin = Analyse
button-invite = Invite
button-join = Join
button-copy = Copy
button-try-again = Try again
button-play = Play
button-send = Send
button-later = Later
# Button: deletes the saved online game.
button-give-up = Delete game
button-go-back = Go back
# Button: ends the online game whose records differ.
button-break-off = End this game
button-stay = Stay
button-leave = Leave
button-online-help = Help
online-help-title = Playing online
online-help-invite = 1. One player opens Game › Play online, chooses the game, clock and colour, and presses Invite.
online-help-send = 2. Heksy shows the invitation, a short text. Copy it and send it to the other player by chat or email. Keep Heksy open.
online-help-join = 3. The other player opens the same dialog, chooses Join, pastes the text, checks the game settings and accepts.
online-help-play = 4. Play as usual. Offer draws and ask for takebacks with the usual buttons; the other player answers in the corner of the board.
online-help-again = 5. After the game, either player can offer a rematch with colours swapped. Save and study the game like any other.
online-help-cut-title = If the connection is lost
online-help-cut = The clocks stop, and both programs reconnect automatically. If Heksy was closed or crashed, both players choose to continue when they start it again. Both computers have every move on disk. Each player has the agreed time away for the whole game, which runs while it is that player’s turn. When it has run out, the other player chooses: claim the win, call it a draw, or wait.
online-help-trouble-title = If you cannot connect
online-help-trouble = Check that both players are online, that the invitation is still open, and that all of its text was pasted. With the relay “None” both players must be on the same network. Your firewall must allow Heksy to use UDP. If a public relay does not respond, try again later, or both enter the address of another relay.
online-help-fair-title = Privacy and fair play
online-help-fair = The connection is encrypted from end to end, and Heksy has no server of its own. Your opponent sees your name and your computer’s IP address. Heksy turns its engine off during the game, but cannot know what else your opponent uses: play with people you trust.
# Reasons why a greyed-out button or menu item is unavailable
why-agreed = You have agreed. Your opponent has not answered yet.
why-analysis-off = The analysis is off.
why-at-turn = The game continues from this position. Go back to an earlier one first.
why-choose-game = Choose a game first.
why-not-own-game = Only games that Heksy has added itself can be deleted.
why-choose-move = Choose a move first.
why-continue = Only an unfinished game from a file can be continued.
why-draw-offered = You have already offered a draw.
why-earlier = An earlier position is shown. Go to the last move first.
why-editor = Finish setting up the position first.
why-end = There is no move after this one.
why-ended-here = The game ends in this position.
why-first-game = This is the first game of the list.
why-first-move = The game starts with your first move.
why-first-variation = This is already the first variation.
why-form = Something in the form is missing or wrong.
why-games-partial = Only the first games have been read. Wait until the others are, or open the list again.
why-hint = You already have a hint for this move.
why-last-game = This is the last game of the list.
why-last-stage = A clock needs at least one stage.
why-last-variation = This is already the last variation.
why-leave-as-it-was = No saved game has been changed by a study.
why-match-on = A match is being played.
why-moves-of-file = Moves that came with the file cannot be taken back.
why-most-stages = A clock cannot have more stages.
why-moves-stay = The moves of a game that is being played cannot be changed.
why-no-human = Only computers play.
why-no-line = The analysis has not found a move yet.
why-no-mail-game = The game on the board is not played by mail.
why-no-match-game = There is no next game of a match.
why-no-mistake = There is no further mistake in this direction.
why-no-moves = The game has no moves yet.
why-no-own-move = You have not made a move yet.
why-no-question = There is no offer to answer.
why-no-recent = No file has been opened yet.
why-no-shapes = There are no arrows or circles here.
why-no-takebacks = This game is played without takebacks.
why-no-typed-game = Available in a study with moves that is not saved in a file.
why-no-variation = There is no other variation here.
why-not-begun = The game has not started yet.
why-not-mistake = Go to a mistake of the report first.
why-not-played = Available only while a game is being played.
why-not-thinking = The computer is not thinking.
why-not-turn = It is not your turn.
why-one-game = The game does not come from a file with several games.
why-one-human = Available only when one human plays against the computer.
why-out = You are out of the game.
why-pause-first = Pause the game first.
why-question-open = Answer the open question first.
why-only-study = Available only in a study: open a game, or finish this one.
why-no-advice = Not available in a tournament, or against a human online or with a clock.
why-over = The game is over.
why-redo = There is nothing to redo.
why-rematch = A rematch is possible only after a game that was played here.
why-rematch-asked = You have already asked for a rematch.
why-reporting = The game report is not ready yet.
why-rules = The rules of this game do not allow it.
why-solved = This puzzle is already over.
why-standard-keys = All shortcuts are already the defaults.
why-usual-settings = All settings on this page are already the defaults.
why-start = This is the start of the game.
why-still-played = The game is not over yet.
why-studied = This game is already being studied.
why-takeback-asked = You have already asked for a takeback.
why-touch-move = With touch-move there are no takebacks.
why-tournament = Already part of the tournament rules.
why-undo = There is nothing to take back.
why-unsolved = Solve the puzzle first.
