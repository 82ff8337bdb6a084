
## Lessons

# The name of the lessons in the menu and on their page, and the title of the window
action-learn = Lessons
learn-title = Lessons – Heksy
# A button of the welcome bar
welcome-learn = Learn the game
# The exercise within a lesson, as in "The rook, exercise 2 of 6"
learn-level = { NAME($stage) }, exercise { $number } of { $count }
# The moves made in an exercise, and the fewest that solve it
learn-moves = Moves: { $moves } (fewest: { $best })
# The moves made in a game against the computer, and the most that earn three stars
learn-moves-game = Moves: { $moves } (three stars: at most { $best })
# The stars earned, and all there are
learn-stars = Stars: { $stars } of { $all }
# After a wrong move, with a red arrow for the answer to it
learn-king = Your king would be captured. Try again.
learn-struck = Your piece would be captured. Try again.
learn-answered = There is an answer to your move. Try again.
# After a tap on a piece that the other side cannot win: why it is safe
learn-safe-unattacked = Nothing attacks the { NAME($piece) } on { $cell }: it is safe.
learn-safe-held = The { NAME($piece) } on { $cell } is safe: { $move } would win nothing.
# A text of an exercise: a goal or praise
learn-text = { NAME($text) }
# Buttons
learn-next = Next exercise
learn-retry = Try again
learn-restart = Start over
# The bars above the goal, for screen readers
learn-solved = Exercises solved: { $solved } of { $all }
learn-stages = All lessons
# After the last exercise: a sentence and a button
learn-end = You have finished the lessons. Now play a game.
learn-play = Play the easiest computer
# Above the lessons: a menu “Pupil: Ewa” with the names of the pupils, the player of this computer, a field for a name, and a button
learn-pupil = Pupil
learn-pupil-self = Me
learn-pupil-new = Name of a new pupil
learn-pupil-remove = Remove { $name } and the stars earned
# Reasons why the lessons, or another page, cannot be opened now
learn-not-now = Finish your game first: it cannot be paused for a lesson.
# A dead end of an exercise: the piece can never reach the star again
learn-star-passed = { $piece ->
   *[pawn] The pawn has passed the star. A pawn never goes back.
    [man] The man has passed the star. A man never goes back.
}
learn-no-hint = There is no hint for this position. Start the exercise again.
learn-cells = In this exercise you choose cells instead of making moves.
learn-over = This exercise is already over.
why-lessons = Close the lessons first.
# A cell of the board with a star to collect, for screen readers
board-cell-star = { $cell }, star
# The two ways through the lessons of a game, as buttons: all of them, and the few for those who know ordinary chess
lessons-whole = I am new to chess
lessons-short = I already play chess
# On the start page: above the exercise that comes next, and the button that begins it
lessons-upcoming = Next
lessons-continue = Continue
# Headings of a game that shares its pieces with Gliński’s: its own lessons, and those of the pieces
lessons-differ = What is different from Gliński’s chess
lessons-alike = These pieces move as in Gliński’s chess
# The lessons
lessons-rook = The rook
lessons-bishop = The bishop
lessons-queen = The queen
lessons-king = The king
lessons-knight = The knight
lessons-pawn = The pawn
lessons-fight = Capturing
lessons-worth = What pieces are worth
lessons-safe = Is it safe?
lessons-check = Check
lessons-mate = Checkmate
lessons-special = Special moves and endings
lessons-begin = How to begin a game
lessons-castling = Castling
lessons-man = The man
lessons-take = Capturing
lessons-crowned = The king
lessons-turns = Taking turns
lessons-out = Out of the game
# Shown after a move that does not solve an exercise
lesson-failed-stalemate = That is stalemate. Try another move.
lesson-failed-draw = That is a draw. Try another move.
lesson-failed-stuck = Now none of your pieces can move. Try again.
lesson-failed-reachable = The bishop can reach this star. Try again.
lesson-failed-safe = This piece is safe. Try again.
lesson-failed-late = The computer was first. Try again.
lesson-failed-lost = The computer has won. Try again.
lesson-failed-other = There is a better move. Try again.
# For each exercise the goal, and the praise (-done), in words for a child of eight
lesson-glinski-rook-straight = Move the rook straight up to the star.
lesson-glinski-rook-straight-done = A rook moves in a straight line, across the edges of the cells.
lesson-glinski-rook-bent = Follow the arrow down to the star.
lesson-glinski-rook-bent-done = A rook has six directions, one across each edge of its cell.
lesson-glinski-rook-choose = Collect both stars in two moves.
lesson-glinski-rook-choose-done = You chose the right line each time.
lesson-glinski-rook-detour = No line leads from one star to the other. Collect both in three moves.
lesson-glinski-rook-detour-done = Sometimes the rook needs a stop on the way.
lesson-glinski-rook-tour = Five stars wait along the rim. Collect them in five moves.
lesson-glinski-rook-tour-done = You have been all around the board.
lesson-glinski-rook-stuck = Your own pawns are in the way of the rook. Collect the star in three moves.
lesson-glinski-rook-stuck-done = A rook cannot jump, not even over its own pieces.
lesson-glinski-bishop-corner = A bishop leaves its cell through a corner. Follow the arrow to the star.
lesson-glinski-bishop-corner-done = A bishop has six directions, one through each corner of its cell.
lesson-glinski-bishop-between = There are pieces on both sides of the way. Move the bishop between them to the star.
lesson-glinski-bishop-between-done = A bishop passes between two cells, even if both are occupied.
lesson-glinski-bishop-lines = Collect three stars in three moves.
lesson-glinski-bishop-lines-done = Look back: the bishop has stayed on cells of one colour.
lesson-glinski-bishop-three = Each star needs its own bishop. Collect all three in four moves.
lesson-glinski-bishop-three-done = Three bishops for three colours: light, medium and dark.
lesson-glinski-bishop-never = Tap every star that this bishop can never reach.
lesson-glinski-bishop-never-done = A bishop knows only a third of the board.
lesson-glinski-queen-both = The queen moves like a rook and like a bishop. Collect three stars in three moves.
lesson-glinski-queen-both-done = The queen has twelve directions.
lesson-glinski-queen-plan = Plan ahead: five stars in five moves.
lesson-glinski-queen-plan-done = That was a good plan.
lesson-glinski-queen-corners = Visit all six corners of the board.
lesson-glinski-queen-corners-done = Now you know how big the board is.
lesson-glinski-king-steps = The arrows show all steps of the king. Collect both stars.
lesson-glinski-king-steps-done = A king goes one step in the twelve directions of the queen.
lesson-glinski-king-mixed = Short steps and long steps: collect four stars in four moves.
lesson-glinski-king-mixed-done = The long step goes through a corner, between two cells.
lesson-glinski-knight-ring = The arrows show all jumps of the knight. Jump to the star.
lesson-glinski-knight-ring-done = A knight jumps to the nearest cells that a queen could not reach.
lesson-glinski-knight-jumps = The knight has pieces all around it. Jump out to the star.
lesson-glinski-knight-jumps-done = Only the knight jumps over other pieces.
lesson-glinski-knight-colours = Three stars in three jumps. Watch the colours of the cells.
lesson-glinski-knight-colours-done = Each jump leads to a cell of another colour.
lesson-glinski-knight-journey = Cross the board in five jumps, with a star after each.
lesson-glinski-knight-journey-done = That was a long journey.
lesson-glinski-knight-neighbour = The star is on the next cell. How many jumps does the knight need?
lesson-glinski-knight-neighbour-done = A knight needs two jumps to the cell beside it.
lesson-glinski-pawn-side = Move the pawn two cells straight ahead. Then capture to the side.
lesson-glinski-pawn-side-done = A pawn moves straight ahead and captures to the front left or right, across an edge.
lesson-glinski-pawn-zigzag = Collect three stars. The pawn captures ahead on the left and on the right.
lesson-glinski-pawn-zigzag-done = A pawn captures across an edge, never like a bishop.
lesson-glinski-pawn-again = Capture the first star, and look where your pawn is then.
lesson-glinski-pawn-again-done = A pawn may go two cells from every cell where one of your pawns starts.
lesson-glinski-pawn-queen = Move the pawn to the end of its file and turn it into a queen. The queen collects the star.
lesson-glinski-pawn-queen-done = At the end of its file a pawn becomes a queen, rook, bishop or knight.
lesson-glinski-pawn-goals = Promote all three pawns.
lesson-glinski-pawn-goals-done = Every file ends in another place: here on b7, f11 and k7.
lesson-glinski-capture-loose = Capture all black pieces. Leave a protected piece alone: its friend would capture you.
lesson-glinski-capture-loose-done = First the loose pieces, then those that have lost their protection.
lesson-glinski-fork = Attack the king and the queen at once with your knight.
lesson-glinski-fork-done = That is a fork. The king must move, and you capture the queen.
lesson-glinski-worth-choose = A pawn is worth 1, a knight or a bishop 3, a rook 5, a queen 9. Capture the piece that is worth more.
lesson-glinski-worth-choose-done = Both were unprotected, and the rook is worth more than the knight.
lesson-glinski-worth-trade = Two black pieces are protected. Find the capture that pays.
lesson-glinski-worth-trade-done = You gave a knight for a rook: 3 for 5.
lesson-glinski-safe-one = Imagine that Black moves next. Tap each of your pieces that Black could win.
lesson-glinski-safe-one-done = A piece is not safe if nothing protects it, or if the attacker is worth less.
lesson-glinski-safe-count = Three of your pieces are attacked. Tap each one that Black could win.
lesson-glinski-safe-count-done = A protected piece is safe from a dearer attacker, but not from a cheaper one.
lesson-glinski-safe-move = A pawn attacks your knight. Move it to a safe cell.
lesson-glinski-safe-move-done = Before each move look at what attacks the cell.
lesson-glinski-checks = Attack the king with each of your pieces. A piece that has given check leaves the board.
lesson-glinski-checks-done = An attack on the king is called check.
lesson-glinski-check-block = You are in check. Move a piece between the attacker and your king.
lesson-glinski-check-block-done = A check from far away can be blocked.
lesson-glinski-check-take = You are in check. Capture the attacker.
lesson-glinski-check-take-done = Often the best answer to a check is a capture.
lesson-glinski-check-flee = You are in check. Move your king to a safe cell.
lesson-glinski-check-flee-done = If you cannot block or capture, the king moves away.
lesson-glinski-mate-queen = Checkmate with the queen in one move. A check alone is not enough, and neither is a stalemate.
lesson-glinski-mate-queen-done = Checkmate is worth 1 point. A stalemate would have been worth only ¾.
lesson-glinski-mate-rook = Checkmate with the rook in one move.
lesson-glinski-mate-rook-done = The king on the edge has no safe cell left.
lesson-glinski-mate-rooks = Checkmate with one of your two rooks.
lesson-glinski-mate-rooks-done = Two rooks are a strong team.
lesson-glinski-queen-game = A game: checkmate the king with queen and king. A stalemate is not enough.
lesson-glinski-queen-game-done = You won. The queen takes cells away, the king helps her, and the edge does the rest.
lesson-glinski-rook-game = A game: checkmate the king with rook and king. Drive it to the edge.
lesson-glinski-rook-game-done = You won. Rook and king always win, from every position in which you are to move.
lesson-glinski-en-passant = A black pawn has gone two cells, past your pawn. Capture it as if it had gone only one, and then the next one, too.
lesson-glinski-en-passant-done = This is called en passant. You may do it only at once.
lesson-glinski-no-queen = If you promote now, you will not win. Find a move that keeps the win.
lesson-glinski-no-queen-done = A win is 1 point, a stalemate ¾ for you and ¼ for Black, a draw ½.
lesson-glinski-three-quarters = You cannot win, and Black will soon have a queen. Stalemate Black.
lesson-glinski-three-quarters-done = A stalemate gives you ¾ of a point: the most that you could get.
lesson-glinski-pawn-game = A game of pawns: promote one before the computer does.
lesson-glinski-pawn-game-done = You won: your pawn was first.
lesson-glinski-begin-knights = At the start the pawns are in the way, but knights jump. Bring both out to the stars.
lesson-glinski-begin-knights-done = In the middle a knight reaches more cells than on the edge.
lesson-glinski-begin-pawn = Move a pawn out of the way, and bring a bishop to the star.
lesson-glinski-begin-pawn-done = A pawn in the middle opens a line for the bishops.
lesson-glinski-begin-queen = Black brings out the queen too early. Capture her.
lesson-glinski-begin-queen-done = First bring out knights and bishops. A queen that comes early is chased or lost.
lesson-mccooey-pawn-takes = In this game a pawn captures like a bishop, one step ahead. Capture the star.
lesson-mccooey-pawn-takes-done = The pawn captures through a corner, between two cells.
lesson-mccooey-pawn-double = Go two cells ahead, then capture the star.
lesson-mccooey-pawn-double-done = From its starting cell a pawn may go two cells.
lesson-mccooey-pawn-middle = The pawn in the middle may go only one cell at a time. Reach the star in three moves.
lesson-mccooey-pawn-middle-done = Only the pawns of the f file have no double step.
lesson-mccooey-pawn-colour = Capture three stars, one after the other. Watch the colours of the cells.
lesson-mccooey-pawn-colour-done = A pawn that captures stays on its colour, like a bishop.
lesson-mccooey-pawn-game = A game of pawns: promote one before the computer does.
lesson-mccooey-pawn-game-done = You won: your pawn was first.
lesson-mccooey-en-passant = A black pawn has gone two cells, past your pawn. Capture it as if it had gone only one.
lesson-mccooey-en-passant-done = You may capture en passant only at once.
lesson-mccooey-stalemate = Checkmate with the queen in one move. A stalemate is not enough.
lesson-mccooey-stalemate-done = In this game a stalemate is only a draw: ½ point for each side.
lesson-shafran-pawn-takes = In this game a pawn captures like a bishop, one step ahead. Capture the star.
lesson-shafran-pawn-takes-done = The pawn captures through a corner, between two cells.
lesson-shafran-pawn-long = A pawn’s first move can be up to three cells. Reach the star in two moves.
lesson-shafran-pawn-long-done = The first move may go up to the middle of the file.
lesson-shafran-pawn-short = On the edge the middle of the file is near: the pawn goes one cell. Reach the star in three moves.
lesson-shafran-pawn-short-done = Long files have long first moves, short files short ones.
lesson-shafran-pawn-game = A game of pawns: promote one before the computer does.
lesson-shafran-pawn-game-done = You won: your pawn was first.
lesson-shafran-castle-short = Castle short: move the king to c1. The rook will go next to it.
lesson-shafran-castle-short-done = King and rook have moved at once.
lesson-shafran-castle-long = Castle long: move the king next to the rook, to b1. The rook will jump over it.
lesson-shafran-castle-long-done = Your king is near the corner now.
lesson-shafran-castle-bishops = You have a rook on the other side, too. Castle with it.
lesson-shafran-castle-bishops-done = You can castle to both sides, short or long.
lesson-shafran-castle-safe = The king must not cross an attacked cell. Castle to the safe side.
lesson-shafran-castle-safe-done = Before you castle, look at every cell that the king crosses.
lesson-shafran-en-passant-near = A black pawn has gone three cells. Capture it on e7, which it has passed.
lesson-shafran-en-passant-near-done = You may capture en passant only at once.
lesson-shafran-en-passant-far = This pawn has passed e8, too. Capture it there.
lesson-shafran-en-passant-far-done = You may capture en passant on every cell that the pawn has passed.
lesson-checkers-man-steps = A man goes one cell ahead: straight or along a diagonal. Visit the three stars.
lesson-checkers-man-steps-done = A man has three ways ahead and no way back.
lesson-checkers-man-edge = On the edge a man cannot go straight. Visit both stars.
lesson-checkers-man-edge-done = On columns 1 and 9 only the diagonal is open.
lesson-checkers-take = Jump over both black men in one move.
lesson-checkers-take-done = If you can capture, you must.
lesson-checkers-take-back = The black man is behind you. Capture it.
lesson-checkers-take-back-done = A man captures forwards and backwards.
lesson-checkers-take-most = Of two captures you must choose the larger one. Find it.
lesson-checkers-take-most-done = You must always capture as many pieces as you can.
lesson-checkers-men-game = A game: make a king before the computer does, or capture all its men.
lesson-checkers-men-game-done = You won this small game.
lesson-checkers-crown = Reach the far edge. There the man becomes a king, which goes on to the second star.
lesson-checkers-crown-done = A king goes any distance, forwards and backwards.
lesson-checkers-king-flies = Capture both men with one move of the king.
lesson-checkers-king-flies-done = A king jumps from far away and chooses where it lands.
lesson-checkers-king-safe = Your king on the far edge is safe from men. Leave it there and move your man.
lesson-checkers-king-safe-done = Men cannot capture a king on its own promotion cell.
lesson-three-turns = White, Red and Black move in turn. Move your pawn ahead two times.
lesson-three-turns-done = After each of your moves, two other players move.
lesson-three-pawn-takes = Capture the red pawn with yours: one step ahead, like a bishop.
lesson-three-pawn-takes-done = The pawns of each side move away from their own corner.
lesson-three-en-passant = A red pawn has gone two cells, past your pawn. Black has moved since, but you may still capture it en passant.
lesson-three-en-passant-done = Both opponents may capture such a pawn until its own side moves again.
lesson-three-mate-one = Checkmate Red with your queen.
lesson-three-mate-one-done = Red is out of the game. Its pieces stay on the board, but they are dead.
lesson-three-king-taken = It is your turn, and Red’s king is attacked. Capture it.
lesson-three-king-taken-done = A side that has lost its king is out at once.
lesson-three-dead-pieces = The grey pieces are dead. Capture the dead queen with your king.
lesson-three-dead-pieces-done = Dead pieces attack nothing, but they are in the way until they are captured.
lesson-three-last-one = Red is out already. Checkmate Black.
lesson-three-last-one-done = The last side in the game has won.

## Puzzles

# The name of the puzzles in the menu and on their page, and the title of the window
action-puzzles = Puzzles
puzzles-title = Puzzles – Heksy
# In the menu, where the report on a game is made
action-mistakes = Solve your mistakes as puzzles
action-make-puzzle = Make puzzle from position
# Why something else cannot be done now
why-puzzles = Close the puzzles first.
why-no-mistakes = There is no report, or it has no mistakes of the side at the bottom of the board.
# The goal, as in “White to move and win”
puzzle-goal = { $side ->
   *[white] White
    [black] Black
} to move: { $goal ->
   *[win] win
    [hold] save the game
    [three-quarters] stalemate for ¾ of a point
    [quarter] save ¼ of a point
}
# The judgement of the last move
puzzle-right = That is right. Go on.
puzzle-hint-piece = Hint: move the piece on { $cell }.
puzzle-hint-move = Hint: { $move }.
puzzle-also = { $move } is also good and costs you nothing. Look for the best move.
puzzle-not-judged = The move could not be judged. Play it again.
puzzle-wrong = There is a better move than { $move }. Try again.
puzzle-wrong-why = { $why } Try again.
puzzle-solved = Solved.
puzzle-shown = This is the solution.
puzzle-shown-moves = This is the solution: { $moves }.
# About a puzzle that is over
puzzle-about = Difficulty { $rating }. { $count ->
    [0] {""}
   *[other] Themes: { $themes }
}
puzzle-mistake = In the game: { $move }
# The rating of the player, and the puzzles solved one after the other
puzzle-rating = Your rating: { $rating }. { $best ->
    [0] {""}
   *[other] Solved in a row: { $streak } (best: { $best })
}
puzzle-rating-provisional = Your rating: about { $rating }. { $best ->
    [0] {""}
   *[other] Solved in a row: { $streak } (best: { $best })
}
# On the start page: above and below the figure of the rating, and the button of the puzzle of the day
puzzle-your-rating = Your rating
puzzle-streak = In a row: { $streak } (best: { $best })
puzzle-solve = Solve it
puzzle-solved-count = Solved: { $solved } of { $all }
puzzle-curve = Graph of your rating, from { $low } to { $high }
puzzle-none-left = There are no more puzzles here.
puzzle-none = There are no puzzles of this game yet. Choose another game above.
# Buttons
puzzle-way-all = Solve puzzles
puzzle-way-daily = Puzzle of the day
puzzle-way-review = { $count } to try again
puzzle-way-mistakes = Mistakes in the game ({ $count })
# A puzzle made of a position in a study
puzzle-proving = The engine is proving the puzzle…
puzzle-made = Puzzle added to your own puzzles on the page Puzzles.
puzzle-rejected-several = No puzzle: several moves are good here.
puzzle-rejected-short = No puzzle: the solution would be a single move without mate or stalemate.
puzzle-rejected-unproven = No puzzle: given more time, the engine prefers another move.
why-no-puzzle = Show a position with a choice of moves.
puzzle-next = Next puzzle
puzzle-solution = Show solution
# Below the buttons for a hint and the solution
puzzle-cost = A hint halves the gain; one that shows the move leaves none. The solution counts as a failure.
# The rating at the top of a puzzle
puzzle-rating-now = your rating { $rating }
puzzle-rating-now-provisional = your rating about { $rating }
# In the list of moves, where the solver is to move
puzzle-your-move = your move
# The event of a puzzle that is studied as a game
puzzle-event = Puzzle { $name }
puzzle-all = All puzzles
puzzle-sheet-print = Print a sheet…
# A page to print: its title, the line below a diagram, and the heading of the next page
puzzle-sheet = Sheet of puzzles
puzzle-sheet-goal = { $goal } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})
puzzle-sheet-answers = Answers
# The lines to be filled in above the diagrams, and what an answer says of a mate
sheet-name = Name
sheet-points = Points (of { $points })
sheet-mate = Mate in { $moves ->
    [one] one move
   *[other] { $moves } moves
}.
# The form of a sheet: names of its rows, sources of puzzles and their difficulties
sheet-title = Title
sheet-from = Puzzles
sheet-band = Difficulty
sheet-count = Number
sheet-room = Diagrams on a page
sheet-has-answers = Add a page with the answers
sheet-from-review = Failed puzzles
sheet-from-mistakes = Mistakes in the studied game
sheet-source = { $name } ({ $count })
sheet-band-any = Any
sheet-band-easy = Below 1200
sheet-band-medium = 1200 to 1599
sheet-band-hard = 1600 to 1999
sheet-band-hardest = 2000 and above
sheet-found = { $found ->
    [0] No puzzle fits.
    [one] The sheet has one puzzle.
   *[other] The sheet has { $found } puzzles.
}
sheet-keep = Keep as a set
sheet-save = Save as PGN…
sheet-why-title = A set needs a title.
# Sets of puzzles: the heading on the page, the rows, the form of a set
puzzle-sets = Your puzzles and sets
puzzle-sets-none = Puzzles that you make, sheets that you keep and files that you add are listed here.
puzzle-set-own = Your own puzzles
puzzle-set-count = { $count ->
    [one] one puzzle
   *[other] { $count } puzzles
}
puzzle-set-add = Add a set from a file…
puzzle-set-add-title = Add a set of puzzles
puzzle-set-edit = Edit…
puzzle-set-name = Name of the set
puzzle-set-delete = Delete set
puzzle-set-up = Move puzzle { $number } up
puzzle-set-down = Move puzzle { $number } down
puzzle-set-remove = Remove puzzle { $number }
puzzle-set-kept = { $count ->
    [one] One puzzle is in the set “{ $set }”.
   *[other] { $count } puzzles are in the set “{ $set }”.
}
puzzle-set-none = The file has no position with moves after it.
puzzle-set-saved = Set saved.
# A heading above the themes, and the themes
puzzle-themes = Themes
puzzle-tournaments = From the tournaments
puzzle-theme = { $theme ->
   *[mate-1] Mate in 1
    [mate-2] Mate in 2
    [mate-3] Mate in 3 or more
    [fork] Fork
    [pin] Pin
    [skewer] Skewer
    [discovered] Discovered attack
    [sacrifice] Sacrifice
    [quiet] Quiet move
    [promotion] Promotion
    [right-promotion] The right promotion
    [en-passant] En passant
    [largest-capture] Large capture
    [hold] Save the game
    [stalemate] Stalemate for ¾
    [quarter] Save ¼
    [ending] Endgame
}
