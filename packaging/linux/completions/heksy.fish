# Print an optspec for argparse to handle cmd's options that are independent of any subcommand.
function __fish_heksy_global_optspecs
    string join \n language= h/help V/version
end

function __fish_heksy_needs_command
    # Figure out if the current invocation already has a command.
    set -l cmd (commandline -opc)
    set -e cmd[1]
    argparse -s (__fish_heksy_global_optspecs) -- $cmd 2>/dev/null
    or return
    if set -q argv[1]
        # Also print the command, so this can be used to figure out what it is.
        echo $argv[1]
        return 1
    end
    return 0
end

function __fish_heksy_using_subcommand
    set -l cmd (__fish_heksy_needs_command)
    test -z "$cmd"
    and return 1
    contains -- $cmd[1] $argv
end

complete -c heksy -n "__fish_heksy_needs_command" -l language -d 'Set the language of the window (en, pl, hu, eo, sv) and remember it' -r
complete -c heksy -n "__fish_heksy_needs_command" -s h -l help -d 'Print help'
complete -c heksy -n "__fish_heksy_needs_command" -s V -l version -d 'Print version'
complete -c heksy -n "__fish_heksy_needs_command" -a "perft" -d 'Count the leaf nodes of the move tree, to check a move generator'
complete -c heksy -n "__fish_heksy_needs_command" -a "check" -d 'Replay saved games and report errors, one line per game'
complete -c heksy -n "__fish_heksy_needs_command" -a "convert" -d 'Convert saved games to Heksy\'s PGN'
complete -c heksy -n "__fish_heksy_needs_command" -a "analyse" -d 'Search a position, or the final position of each saved game, and print the best lines'
complete -c heksy -n "__fish_heksy_needs_command" -a "report" -d 'Annotate saved games with evaluations, ?!, ?, ?? and better lines'
complete -c heksy -n "__fish_heksy_needs_command" -a "bench" -d 'Search a fixed set of positions and print the number of nodes, the engine\'s signature'
complete -c heksy -n "__fish_heksy_needs_command" -a "make-suite" -d 'Make the suite of `bench --suite` from games of `heksy match`'
complete -c heksy -n "__fish_heksy_needs_command" -a "match" -d 'Play a match between two UCI engines'
complete -c heksy -n "__fish_heksy_needs_command" -a "match-three" -d 'Play a match of two or three UCI engines in the game for three, with the seats rotated'
complete -c heksy -n "__fish_heksy_needs_command" -a "book" -d 'Make an opening book from searches of the engine'
complete -c heksy -n "__fish_heksy_needs_command" -a "ladder" -d 'Measure the Elo differences of the levels of play'
complete -c heksy -n "__fish_heksy_needs_command" -a "spsa" -d 'Tune the constants of the search by many short matches'
complete -c heksy -n "__fish_heksy_needs_command" -a "endgames" -d 'Generate the endgame tables'
complete -c heksy -n "__fish_heksy_needs_command" -a "selfplay" -d 'Play self-play games and write labelled positions'
complete -c heksy -n "__fish_heksy_needs_command" -a "pack" -d 'Pack labelled positions into 32 bytes each, if wanted only the quiet ones'
complete -c heksy -n "__fish_heksy_needs_command" -a "online" -d 'Play with another computer: invite, join, or resume a game'
complete -c heksy -n "__fish_heksy_needs_command" -a "tune" -d 'Tune the weights of the hand-crafted evaluation on labelled positions'
complete -c heksy -n "__fish_heksy_needs_command" -a "train" -d 'Train the neural network on labelled positions'
complete -c heksy -n "__fish_heksy_needs_command" -a "uci" -d 'Run the engine with the Universal Chess Interface (UCI) on standard input and output'
complete -c heksy -n "__fish_heksy_needs_command" -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c heksy -n "__fish_heksy_using_subcommand perft" -l variant -d 'Game: glinski, mccooey, shafran, checkers or three' -r
complete -c heksy -n "__fish_heksy_using_subcommand perft" -l fen -d 'Position to start from [default: the start position]' -r
complete -c heksy -n "__fish_heksy_using_subcommand perft" -l divide -d 'Also print the count of each first move'
complete -c heksy -n "__fish_heksy_using_subcommand perft" -s h -l help -d 'Print help'
complete -c heksy -n "__fish_heksy_using_subcommand check" -l variant -d 'Game of a FEN, and of saved games without a Variant tag: glinski, mccooey, shafran or checkers' -r
complete -c heksy -n "__fish_heksy_using_subcommand check" -s h -l help -d 'Print help'
complete -c heksy -n "__fish_heksy_using_subcommand convert" -l variant -d 'Game of a FEN, and of saved games without a Variant tag: glinski, mccooey, shafran or checkers' -r
complete -c heksy -n "__fish_heksy_using_subcommand convert" -l output -d 'Output file; an existing one is kept as FILE.bak [default: standard output]' -r -F
complete -c heksy -n "__fish_heksy_using_subcommand convert" -s h -l help -d 'Print help'
complete -c heksy -n "__fish_heksy_using_subcommand analyse" -l variant -d 'Game of a FEN, and of saved games without a Variant tag: glinski, mccooey, shafran or checkers' -r
complete -c heksy -n "__fish_heksy_using_subcommand analyse" -l depth -d 'Stop at this depth, in plies' -r
complete -c heksy -n "__fish_heksy_using_subcommand analyse" -l nodes -d 'Stop after this many nodes [default: 1000000, if no limit is given]' -r
complete -c heksy -n "__fish_heksy_using_subcommand analyse" -l movetime -d 'Stop after this many milliseconds' -r
complete -c heksy -n "__fish_heksy_using_subcommand analyse" -l lines -d 'Number of lines to print' -r
complete -c heksy -n "__fish_heksy_using_subcommand analyse" -l threads -d 'Number of search threads; with more than one the result may vary' -r
complete -c heksy -n "__fish_heksy_using_subcommand analyse" -l hash -d 'Size of the transposition table in MiB' -r
complete -c heksy -n "__fish_heksy_using_subcommand analyse" -s h -l help -d 'Print help'
complete -c heksy -n "__fish_heksy_using_subcommand report" -l variant -d 'Game of a FEN, and of saved games without a Variant tag: glinski, mccooey, shafran or checkers' -r
complete -c heksy -n "__fish_heksy_using_subcommand report" -l nodes -d 'Number of nodes to search for each move' -r
complete -c heksy -n "__fish_heksy_using_subcommand report" -l threads -d 'Number of moves to search in parallel; does not change the result [default: one per core]' -r
complete -c heksy -n "__fish_heksy_using_subcommand report" -l output -d 'Output file; an existing one is kept as FILE.bak' -r -F
complete -c heksy -n "__fish_heksy_using_subcommand report" -l no-lines -d 'Leave out the variations with the best lines'
complete -c heksy -n "__fish_heksy_using_subcommand report" -s h -l help -d 'Print help'
complete -c heksy -n "__fish_heksy_using_subcommand bench" -l variant -d 'Engine: glinski for all two-player games, three for the three-player engine' -r -f -a "glinski\t''
three\t''"
complete -c heksy -n "__fish_heksy_using_subcommand bench" -l nodes -d 'Nodes per position of the suite' -r
complete -c heksy -n "__fish_heksy_using_subcommand bench" -l suite -d 'Solve a suite of tactics and endgames instead'
complete -c heksy -n "__fish_heksy_using_subcommand bench" -s h -l help -d 'Print help'
complete -c heksy -n "__fish_heksy_using_subcommand make-suite" -s h -l help -d 'Print help'
complete -c heksy -n "__fish_heksy_using_subcommand match" -l engine1 -d 'Command of the first engine, a UCI program with its arguments' -r
complete -c heksy -n "__fish_heksy_using_subcommand match" -l engine2 -d 'Command of the second engine' -r
complete -c heksy -n "__fish_heksy_using_subcommand match" -l name1 -d 'Name of the first engine' -r
complete -c heksy -n "__fish_heksy_using_subcommand match" -l name2 -d 'Name of the second engine' -r
complete -c heksy -n "__fish_heksy_using_subcommand match" -l movetime -d 'Time per move, in milliseconds' -r
complete -c heksy -n "__fish_heksy_using_subcommand match" -l nodes -d 'Nodes per move' -r
complete -c heksy -n "__fish_heksy_using_subcommand match" -l nodes1 -d 'Nodes per move of the first engine' -r
complete -c heksy -n "__fish_heksy_using_subcommand match" -l nodes2 -d 'Nodes per move of the second engine' -r
complete -c heksy -n "__fish_heksy_using_subcommand match" -l option -d 'A UCI option of all engines, such as Hash=16; may be repeated' -r
complete -c heksy -n "__fish_heksy_using_subcommand match" -l option1 -d 'A UCI option of the first engine' -r
complete -c heksy -n "__fish_heksy_using_subcommand match" -l option2 -d 'A UCI option of the second engine' -r
complete -c heksy -n "__fish_heksy_using_subcommand match" -l seed -d 'Random seed of the openings' -r
complete -c heksy -n "__fish_heksy_using_subcommand match" -l stall-timeout -d 'Time after which an engine without a clock counts as stalled, in seconds' -r
complete -c heksy -n "__fish_heksy_using_subcommand match" -l pgn -d 'Append each finished game to this file' -r -F
complete -c heksy -n "__fish_heksy_using_subcommand match" -l variant -d 'The variant' -r
complete -c heksy -n "__fish_heksy_using_subcommand match" -l games -d 'Number of games, two per opening' -r
complete -c heksy -n "__fish_heksy_using_subcommand match" -l sprt -d 'Play until the SPRT decides: elo0=0,elo1=5,alpha=0.05,beta=0.05' -r
complete -c heksy -n "__fish_heksy_using_subcommand match" -l tc -d 'Time control in seconds: for the game with an increment, such as 1+0.01, or for a number of moves again and again, such as 40/60' -r
complete -c heksy -n "__fish_heksy_using_subcommand match" -l depth -d 'Depth per move, in plies' -r
complete -c heksy -n "__fish_heksy_using_subcommand match" -l tc1 -d 'Time control of the first engine' -r
complete -c heksy -n "__fish_heksy_using_subcommand match" -l tc2 -d 'Time control of the second engine' -r
complete -c heksy -n "__fish_heksy_using_subcommand match" -l concurrency -d 'Number of concurrent games' -r
complete -c heksy -n "__fish_heksy_using_subcommand match" -l plies -d 'Plies of the openings: random moves, or the first moves of each game of a file' -r
complete -c heksy -n "__fish_heksy_using_subcommand match" -l balance -d 'Use only random openings with at most this score by a short search of this program, in centipawns' -r
complete -c heksy -n "__fish_heksy_using_subcommand match" -l openings -d 'File of openings: positions, one per line, or games' -r -F
complete -c heksy -n "__fish_heksy_using_subcommand match" -l margin -d 'Margin by which an engine may exceed its time, in milliseconds [default: 0; 50 with --movetime]' -r
complete -c heksy -n "__fish_heksy_using_subcommand match" -l draw-adjudicate -d 'Adjudicate a draw by the scores of both engines: movenumber=40,movecount=8,score=10' -r
complete -c heksy -n "__fish_heksy_using_subcommand match" -l resign-adjudicate -d 'Adjudicate a loss by the score of the losing engine: movecount=4,score=800' -r
complete -c heksy -n "__fish_heksy_using_subcommand match" -l resume -d 'Continue the match in the file of --pgn'
complete -c heksy -n "__fish_heksy_using_subcommand match" -s h -l help -d 'Print help'
complete -c heksy -n "__fish_heksy_using_subcommand match-three" -l engine1 -d 'Command of the first engine, a UCI program with its arguments' -r
complete -c heksy -n "__fish_heksy_using_subcommand match-three" -l engine2 -d 'Command of the second engine' -r
complete -c heksy -n "__fish_heksy_using_subcommand match-three" -l name1 -d 'Name of the first engine' -r
complete -c heksy -n "__fish_heksy_using_subcommand match-three" -l name2 -d 'Name of the second engine' -r
complete -c heksy -n "__fish_heksy_using_subcommand match-three" -l movetime -d 'Time per move, in milliseconds' -r
complete -c heksy -n "__fish_heksy_using_subcommand match-three" -l nodes -d 'Nodes per move' -r
complete -c heksy -n "__fish_heksy_using_subcommand match-three" -l nodes1 -d 'Nodes per move of the first engine' -r
complete -c heksy -n "__fish_heksy_using_subcommand match-three" -l nodes2 -d 'Nodes per move of the second engine' -r
complete -c heksy -n "__fish_heksy_using_subcommand match-three" -l option -d 'A UCI option of all engines, such as Hash=16; may be repeated' -r
complete -c heksy -n "__fish_heksy_using_subcommand match-three" -l option1 -d 'A UCI option of the first engine' -r
complete -c heksy -n "__fish_heksy_using_subcommand match-three" -l option2 -d 'A UCI option of the second engine' -r
complete -c heksy -n "__fish_heksy_using_subcommand match-three" -l seed -d 'Random seed of the openings' -r
complete -c heksy -n "__fish_heksy_using_subcommand match-three" -l stall-timeout -d 'Time after which an engine without a clock counts as stalled, in seconds' -r
complete -c heksy -n "__fish_heksy_using_subcommand match-three" -l pgn -d 'Append each finished game to this file' -r -F
complete -c heksy -n "__fish_heksy_using_subcommand match-three" -l engine3 -d 'Command of the third engine, without which the first two share the seats; `random` is a player that moves at random' -r
complete -c heksy -n "__fish_heksy_using_subcommand match-three" -l name3 -d 'Name of the third engine' -r
complete -c heksy -n "__fish_heksy_using_subcommand match-three" -l games -d 'Number of games, six per opening' -r
complete -c heksy -n "__fish_heksy_using_subcommand match-three" -l nodes3 -d 'Nodes per move of the third engine' -r
complete -c heksy -n "__fish_heksy_using_subcommand match-three" -l option3 -d 'A UCI option of the third engine' -r
complete -c heksy -n "__fish_heksy_using_subcommand match-three" -l plies -d 'Random plies of the openings' -r
complete -c heksy -n "__fish_heksy_using_subcommand match-three" -s h -l help -d 'Print help'
complete -c heksy -n "__fish_heksy_using_subcommand book" -l variant -d 'The game' -r
complete -c heksy -n "__fish_heksy_using_subcommand book" -l nodes -d 'Nodes per search' -r
complete -c heksy -n "__fish_heksy_using_subcommand book" -l widths -d 'Maximum number of moves of a position, for each ply of the book' -r
complete -c heksy -n "__fish_heksy_using_subcommand book" -l window -d 'Centipawns that a move may lose against the best' -r
complete -c heksy -n "__fish_heksy_using_subcommand book" -l concurrency -d 'Number of concurrent searches' -r
complete -c heksy -n "__fish_heksy_using_subcommand book" -s h -l help -d 'Print help'
complete -c heksy -n "__fish_heksy_using_subcommand ladder" -l variant -d 'The variant' -r
complete -c heksy -n "__fish_heksy_using_subcommand ladder" -l games -d 'Games per match, two per opening' -r
complete -c heksy -n "__fish_heksy_using_subcommand ladder" -l concurrency -d 'Number of concurrent games' -r
complete -c heksy -n "__fish_heksy_using_subcommand ladder" -l plies -d 'Plies of the random openings' -r
complete -c heksy -n "__fish_heksy_using_subcommand ladder" -l seed -d 'Random seed of openings and levels' -r
complete -c heksy -n "__fish_heksy_using_subcommand ladder" -l from -d 'The lowest level' -r
complete -c heksy -n "__fish_heksy_using_subcommand ladder" -l to -d 'The highest level' -r
complete -c heksy -n "__fish_heksy_using_subcommand ladder" -l against -d 'Whom each level plays' -r -f -a "below\t'The level below'
greedy\t'A player who takes what is free and else moves at random'"
complete -c heksy -n "__fish_heksy_using_subcommand ladder" -l nodes -d 'Nodes of a move at full strength' -r
complete -c heksy -n "__fish_heksy_using_subcommand ladder" -l resign-adjudicate -d 'Adjudicate a loss by the score of the losing engine: movecount=4,score=1500' -r
complete -c heksy -n "__fish_heksy_using_subcommand ladder" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c heksy -n "__fish_heksy_using_subcommand spsa" -l engine -d 'Command of the engine: this program built with the feature tune' -r
complete -c heksy -n "__fish_heksy_using_subcommand spsa" -l variant -d 'The variant' -r
complete -c heksy -n "__fish_heksy_using_subcommand spsa" -l only -d 'Constants to tune, separated by commas [default: all]' -r
complete -c heksy -n "__fish_heksy_using_subcommand spsa" -l iterations -d 'Number of iterations' -r
complete -c heksy -n "__fish_heksy_using_subcommand spsa" -l pairs -d 'Pairs of games of an iteration' -r
complete -c heksy -n "__fish_heksy_using_subcommand spsa" -l nodes -d 'Nodes per move' -r
complete -c heksy -n "__fish_heksy_using_subcommand spsa" -l perturbation -d 'How far constants are moved in the last iteration, as a share of their range' -r
complete -c heksy -n "__fish_heksy_using_subcommand spsa" -l rate -d 'How far a game won moves them in the last iteration, as a share of the perturbation' -r
complete -c heksy -n "__fish_heksy_using_subcommand spsa" -l concurrency -d 'Number of concurrent games' -r
complete -c heksy -n "__fish_heksy_using_subcommand spsa" -l plies -d 'Plies of the random openings' -r
complete -c heksy -n "__fish_heksy_using_subcommand spsa" -l seed -d 'Random seed of openings and of the directions' -r
complete -c heksy -n "__fish_heksy_using_subcommand spsa" -l output -d 'The file of the values, a line for each iteration; a run is continued from it' -r -F
complete -c heksy -n "__fish_heksy_using_subcommand spsa" -s h -l help -d 'Print help'
complete -c heksy -n "__fish_heksy_using_subcommand endgames" -s h -l help -d 'Print help'
complete -c heksy -n "__fish_heksy_using_subcommand selfplay" -l variant -d 'The variant' -r
complete -c heksy -n "__fish_heksy_using_subcommand selfplay" -l games -d 'Number of games' -r
complete -c heksy -n "__fish_heksy_using_subcommand selfplay" -l first -d 'Number of the first game, to continue an earlier run' -r
complete -c heksy -n "__fish_heksy_using_subcommand selfplay" -l nodes -d 'Nodes per move' -r
complete -c heksy -n "__fish_heksy_using_subcommand selfplay" -l plies -d 'Random plies at the start of each game' -r
complete -c heksy -n "__fish_heksy_using_subcommand selfplay" -l skip -d 'Plies at the start of each game that are not written' -r
complete -c heksy -n "__fish_heksy_using_subcommand selfplay" -l side-variations -d 'Side variations of each position: a random move and the reply, whose positions are written too' -r
complete -c heksy -n "__fish_heksy_using_subcommand selfplay" -l side-variation-nodes -d 'Nodes per move of a side variation' -r
complete -c heksy -n "__fish_heksy_using_subcommand selfplay" -l seed -d 'Random seed; the same seed gives the same games' -r
complete -c heksy -n "__fish_heksy_using_subcommand selfplay" -l threads -d 'Number of threads; the output does not depend on it' -r
complete -c heksy -n "__fish_heksy_using_subcommand selfplay" -l form -d 'How positions are written: packed in 32 bytes, or as lines of text [default: packed, or as the file is]' -r -f -a "packed\t'32 bytes a position'
text\t'A line `FEN|score|points` a position'"
complete -c heksy -n "__fish_heksy_using_subcommand selfplay" -l output -d 'The file to append the positions to; a run that was interrupted goes on' -r -F
complete -c heksy -n "__fish_heksy_using_subcommand selfplay" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c heksy -n "__fish_heksy_using_subcommand pack" -l variant -d 'The variant' -r
complete -c heksy -n "__fish_heksy_using_subcommand pack" -l quiet -d 'Leave out positions in check, and those in which a capture or promotion wins at least this much, in centipawns' -r
complete -c heksy -n "__fish_heksy_using_subcommand pack" -l max-score -d 'Leave out positions with a higher score, in centipawns' -r
complete -c heksy -n "__fish_heksy_using_subcommand pack" -l output -d 'The output file, which must not exist' -r -F
complete -c heksy -n "__fish_heksy_using_subcommand pack" -s h -l help -d 'Print help'
complete -c heksy -n "__fish_heksy_using_subcommand online; and not __fish_seen_subcommand_from host join resume help" -s h -l help -d 'Print help'
complete -c heksy -n "__fish_heksy_using_subcommand online; and not __fish_seen_subcommand_from host join resume help" -f -a "host" -d 'Print an invitation to a game and wait for a guest'
complete -c heksy -n "__fish_heksy_using_subcommand online; and not __fish_seen_subcommand_from host join resume help" -f -a "join" -d 'Join the host of an invitation, or resume an interrupted game'
complete -c heksy -n "__fish_heksy_using_subcommand online; and not __fish_seen_subcommand_from host join resume help" -f -a "resume" -d 'Resume the most recent interrupted game'
complete -c heksy -n "__fish_heksy_using_subcommand online; and not __fish_seen_subcommand_from host join resume help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c heksy -n "__fish_heksy_using_subcommand online; and __fish_seen_subcommand_from host" -l variant -d 'Game: glinski, mccooey, shafran or checkers' -r
complete -c heksy -n "__fish_heksy_using_subcommand online; and __fish_seen_subcommand_from host" -l tc -d 'Time control: MINUTES+SECONDS (5+3), - for none, or a PGN time control in seconds (40/5400:1800)' -r
complete -c heksy -n "__fish_heksy_using_subcommand online; and __fish_seen_subcommand_from host" -l color -d 'Your colour; lot is random' -r -f -a "lot\t''
white\t''
black\t''"
complete -c heksy -n "__fish_heksy_using_subcommand online; and __fish_seen_subcommand_from host" -l away -d 'Seconds to wait for a player who loses the connection' -r
complete -c heksy -n "__fish_heksy_using_subcommand online; and __fish_seen_subcommand_from host" -l engine -d 'Let the engine play at this level, from first-moves to full [default: read moves from standard input]' -r
complete -c heksy -n "__fish_heksy_using_subcommand online; and __fish_seen_subcommand_from host" -l relay -d 'Relay server for computers that cannot connect directly: default, none or a URL' -r
complete -c heksy -n "__fish_heksy_using_subcommand online; and __fish_seen_subcommand_from host" -l name -d 'Your name, as your opponent sees it' -r
complete -c heksy -n "__fish_heksy_using_subcommand online; and __fish_seen_subcommand_from host" -l output -d 'File to append each game to when it is over [default: print all games at the end]' -r -F
complete -c heksy -n "__fish_heksy_using_subcommand online; and __fish_seen_subcommand_from host" -l games -d 'Number of games to play if the opponent asks for rematches (with --engine)' -r
complete -c heksy -n "__fish_heksy_using_subcommand online; and __fish_seen_subcommand_from host" -l total-ban -d 'Checkers: men can never capture kings on those kings\' own promotion cells'
complete -c heksy -n "__fish_heksy_using_subcommand online; and __fish_seen_subcommand_from host" -l announce -d 'Show the invitation to other computers on the same network'
complete -c heksy -n "__fish_heksy_using_subcommand online; and __fish_seen_subcommand_from host" -s h -l help -d 'Print help'
complete -c heksy -n "__fish_heksy_using_subcommand online; and __fish_seen_subcommand_from join" -l engine -d 'Let the engine play at this level, from first-moves to full [default: read moves from standard input]' -r
complete -c heksy -n "__fish_heksy_using_subcommand online; and __fish_seen_subcommand_from join" -l relay -d 'Relay server for computers that cannot connect directly: default, none or a URL' -r
complete -c heksy -n "__fish_heksy_using_subcommand online; and __fish_seen_subcommand_from join" -l name -d 'Your name, as your opponent sees it' -r
complete -c heksy -n "__fish_heksy_using_subcommand online; and __fish_seen_subcommand_from join" -l output -d 'File to append each game to when it is over [default: print all games at the end]' -r -F
complete -c heksy -n "__fish_heksy_using_subcommand online; and __fish_seen_subcommand_from join" -l games -d 'Number of games to play if the opponent asks for rematches (with --engine)' -r
complete -c heksy -n "__fish_heksy_using_subcommand online; and __fish_seen_subcommand_from join" -s h -l help -d 'Print help'
complete -c heksy -n "__fish_heksy_using_subcommand online; and __fish_seen_subcommand_from resume" -l engine -d 'Let the engine play at this level, from first-moves to full [default: read moves from standard input]' -r
complete -c heksy -n "__fish_heksy_using_subcommand online; and __fish_seen_subcommand_from resume" -l relay -d 'Relay server for computers that cannot connect directly: default, none or a URL' -r
complete -c heksy -n "__fish_heksy_using_subcommand online; and __fish_seen_subcommand_from resume" -l name -d 'Your name, as your opponent sees it' -r
complete -c heksy -n "__fish_heksy_using_subcommand online; and __fish_seen_subcommand_from resume" -l output -d 'File to append each game to when it is over [default: print all games at the end]' -r -F
complete -c heksy -n "__fish_heksy_using_subcommand online; and __fish_seen_subcommand_from resume" -l games -d 'Number of games to play if the opponent asks for rematches (with --engine)' -r
complete -c heksy -n "__fish_heksy_using_subcommand online; and __fish_seen_subcommand_from resume" -s h -l help -d 'Print help'
complete -c heksy -n "__fish_heksy_using_subcommand online; and __fish_seen_subcommand_from help" -f -a "host" -d 'Print an invitation to a game and wait for a guest'
complete -c heksy -n "__fish_heksy_using_subcommand online; and __fish_seen_subcommand_from help" -f -a "join" -d 'Join the host of an invitation, or resume an interrupted game'
complete -c heksy -n "__fish_heksy_using_subcommand online; and __fish_seen_subcommand_from help" -f -a "resume" -d 'Resume the most recent interrupted game'
complete -c heksy -n "__fish_heksy_using_subcommand online; and __fish_seen_subcommand_from help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c heksy -n "__fish_heksy_using_subcommand tune" -l variant -d 'The variant' -r
complete -c heksy -n "__fish_heksy_using_subcommand tune" -l start -d 'Initial weights, instead of the built-in ones' -r -F
complete -c heksy -n "__fish_heksy_using_subcommand tune" -l result-share -d 'Weight of the game result against the search score, 0 to 1' -r
complete -c heksy -n "__fish_heksy_using_subcommand tune" -l epochs -d 'Number of epochs' -r
complete -c heksy -n "__fish_heksy_using_subcommand tune" -l batch -d 'Batch size in positions' -r
complete -c heksy -n "__fish_heksy_using_subcommand tune" -l learning-rate -d 'Initial learning rate in centipawns' -r
complete -c heksy -n "__fish_heksy_using_subcommand tune" -l regularization -d 'Strength of the L2 regularization towards the initial weights' -r
complete -c heksy -n "__fish_heksy_using_subcommand tune" -l threads -d 'Number of threads; the result does not depend on it' -r
complete -c heksy -n "__fish_heksy_using_subcommand tune" -l seed -d 'Random seed for the order of positions' -r
complete -c heksy -n "__fish_heksy_using_subcommand tune" -l output -d 'The output file, in the format of assets/eval' -r -F
complete -c heksy -n "__fish_heksy_using_subcommand tune" -s h -l help -d 'Print help'
complete -c heksy -n "__fish_heksy_using_subcommand train" -l variant -d 'The variant' -r
complete -c heksy -n "__fish_heksy_using_subcommand train" -l start -d 'Initial network, instead of a random one' -r -F
complete -c heksy -n "__fish_heksy_using_subcommand train" -l result-share -d 'Weight of the game result against the search score, 0 to 1' -r
complete -c heksy -n "__fish_heksy_using_subcommand train" -l epochs -d 'Number of epochs' -r
complete -c heksy -n "__fish_heksy_using_subcommand train" -l batch -d 'Batch size in positions' -r
complete -c heksy -n "__fish_heksy_using_subcommand train" -l learning-rate -d 'Initial learning rate' -r
complete -c heksy -n "__fish_heksy_using_subcommand train" -l weight-decay -d 'Weight decay; it is stronger for weights shared by few features' -r
complete -c heksy -n "__fish_heksy_using_subcommand train" -l pool -d 'Positions in memory at a time, which are shuffled with each other; each takes 32 bytes' -r
complete -c heksy -n "__fish_heksy_using_subcommand train" -l threads -d 'Number of threads; the result does not depend on it' -r
complete -c heksy -n "__fish_heksy_using_subcommand train" -l seed -d 'Random seed for the initial weights and the order of positions' -r
complete -c heksy -n "__fish_heksy_using_subcommand train" -l description -d 'Text that the network keeps: how it was made [default: what it was trained on, and how]' -r
complete -c heksy -n "__fish_heksy_using_subcommand train" -l output -d 'The output file' -r -F
complete -c heksy -n "__fish_heksy_using_subcommand train" -s h -l help -d 'Print help'
complete -c heksy -n "__fish_heksy_using_subcommand uci" -s h -l help -d 'Print help'
complete -c heksy -n "__fish_heksy_using_subcommand help; and not __fish_seen_subcommand_from perft check convert analyse report bench make-suite match match-three book ladder spsa endgames selfplay pack online tune train uci help" -f -a "perft" -d 'Count the leaf nodes of the move tree, to check a move generator'
complete -c heksy -n "__fish_heksy_using_subcommand help; and not __fish_seen_subcommand_from perft check convert analyse report bench make-suite match match-three book ladder spsa endgames selfplay pack online tune train uci help" -f -a "check" -d 'Replay saved games and report errors, one line per game'
complete -c heksy -n "__fish_heksy_using_subcommand help; and not __fish_seen_subcommand_from perft check convert analyse report bench make-suite match match-three book ladder spsa endgames selfplay pack online tune train uci help" -f -a "convert" -d 'Convert saved games to Heksy\'s PGN'
complete -c heksy -n "__fish_heksy_using_subcommand help; and not __fish_seen_subcommand_from perft check convert analyse report bench make-suite match match-three book ladder spsa endgames selfplay pack online tune train uci help" -f -a "analyse" -d 'Search a position, or the final position of each saved game, and print the best lines'
complete -c heksy -n "__fish_heksy_using_subcommand help; and not __fish_seen_subcommand_from perft check convert analyse report bench make-suite match match-three book ladder spsa endgames selfplay pack online tune train uci help" -f -a "report" -d 'Annotate saved games with evaluations, ?!, ?, ?? and better lines'
complete -c heksy -n "__fish_heksy_using_subcommand help; and not __fish_seen_subcommand_from perft check convert analyse report bench make-suite match match-three book ladder spsa endgames selfplay pack online tune train uci help" -f -a "bench" -d 'Search a fixed set of positions and print the number of nodes, the engine\'s signature'
complete -c heksy -n "__fish_heksy_using_subcommand help; and not __fish_seen_subcommand_from perft check convert analyse report bench make-suite match match-three book ladder spsa endgames selfplay pack online tune train uci help" -f -a "make-suite" -d 'Make the suite of `bench --suite` from games of `heksy match`'
complete -c heksy -n "__fish_heksy_using_subcommand help; and not __fish_seen_subcommand_from perft check convert analyse report bench make-suite match match-three book ladder spsa endgames selfplay pack online tune train uci help" -f -a "match" -d 'Play a match between two UCI engines'
complete -c heksy -n "__fish_heksy_using_subcommand help; and not __fish_seen_subcommand_from perft check convert analyse report bench make-suite match match-three book ladder spsa endgames selfplay pack online tune train uci help" -f -a "match-three" -d 'Play a match of two or three UCI engines in the game for three, with the seats rotated'
complete -c heksy -n "__fish_heksy_using_subcommand help; and not __fish_seen_subcommand_from perft check convert analyse report bench make-suite match match-three book ladder spsa endgames selfplay pack online tune train uci help" -f -a "book" -d 'Make an opening book from searches of the engine'
complete -c heksy -n "__fish_heksy_using_subcommand help; and not __fish_seen_subcommand_from perft check convert analyse report bench make-suite match match-three book ladder spsa endgames selfplay pack online tune train uci help" -f -a "ladder" -d 'Measure the Elo differences of the levels of play'
complete -c heksy -n "__fish_heksy_using_subcommand help; and not __fish_seen_subcommand_from perft check convert analyse report bench make-suite match match-three book ladder spsa endgames selfplay pack online tune train uci help" -f -a "spsa" -d 'Tune the constants of the search by many short matches'
complete -c heksy -n "__fish_heksy_using_subcommand help; and not __fish_seen_subcommand_from perft check convert analyse report bench make-suite match match-three book ladder spsa endgames selfplay pack online tune train uci help" -f -a "endgames" -d 'Generate the endgame tables'
complete -c heksy -n "__fish_heksy_using_subcommand help; and not __fish_seen_subcommand_from perft check convert analyse report bench make-suite match match-three book ladder spsa endgames selfplay pack online tune train uci help" -f -a "selfplay" -d 'Play self-play games and write labelled positions'
complete -c heksy -n "__fish_heksy_using_subcommand help; and not __fish_seen_subcommand_from perft check convert analyse report bench make-suite match match-three book ladder spsa endgames selfplay pack online tune train uci help" -f -a "pack" -d 'Pack labelled positions into 32 bytes each, if wanted only the quiet ones'
complete -c heksy -n "__fish_heksy_using_subcommand help; and not __fish_seen_subcommand_from perft check convert analyse report bench make-suite match match-three book ladder spsa endgames selfplay pack online tune train uci help" -f -a "online" -d 'Play with another computer: invite, join, or resume a game'
complete -c heksy -n "__fish_heksy_using_subcommand help; and not __fish_seen_subcommand_from perft check convert analyse report bench make-suite match match-three book ladder spsa endgames selfplay pack online tune train uci help" -f -a "tune" -d 'Tune the weights of the hand-crafted evaluation on labelled positions'
complete -c heksy -n "__fish_heksy_using_subcommand help; and not __fish_seen_subcommand_from perft check convert analyse report bench make-suite match match-three book ladder spsa endgames selfplay pack online tune train uci help" -f -a "train" -d 'Train the neural network on labelled positions'
complete -c heksy -n "__fish_heksy_using_subcommand help; and not __fish_seen_subcommand_from perft check convert analyse report bench make-suite match match-three book ladder spsa endgames selfplay pack online tune train uci help" -f -a "uci" -d 'Run the engine with the Universal Chess Interface (UCI) on standard input and output'
complete -c heksy -n "__fish_heksy_using_subcommand help; and not __fish_seen_subcommand_from perft check convert analyse report bench make-suite match match-three book ladder spsa endgames selfplay pack online tune train uci help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c heksy -n "__fish_heksy_using_subcommand help; and __fish_seen_subcommand_from online" -f -a "host" -d 'Print an invitation to a game and wait for a guest'
complete -c heksy -n "__fish_heksy_using_subcommand help; and __fish_seen_subcommand_from online" -f -a "join" -d 'Join the host of an invitation, or resume an interrupted game'
complete -c heksy -n "__fish_heksy_using_subcommand help; and __fish_seen_subcommand_from online" -f -a "resume" -d 'Resume the most recent interrupted game'
