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

complete -c heksy -n "__fish_heksy_needs_command" -l language -d 'The language of the window, from now on' -r
complete -c heksy -n "__fish_heksy_needs_command" -s h -l help -d 'Print help'
complete -c heksy -n "__fish_heksy_needs_command" -s V -l version -d 'Print version'
complete -c heksy -n "__fish_heksy_needs_command" -a "perft" -d 'Count the leaf nodes of the move tree of a position'
complete -c heksy -n "__fish_heksy_needs_command" -a "check" -d 'Read saved games, replay every move and print one line per game'
complete -c heksy -n "__fish_heksy_needs_command" -a "convert" -d 'Read saved games of any make and write them in the one form that Heksy writes'
complete -c heksy -n "__fish_heksy_needs_command" -a "analyse" -d 'Search a position and print the best lines'
complete -c heksy -n "__fish_heksy_needs_command" -a "report" -d 'Judge saved games move by move and write them with evaluations, glyphs and better lines'
complete -c heksy -n "__fish_heksy_needs_command" -a "bench" -d 'Search a fixed set of positions and print the number of nodes, the signature of the engine'
complete -c heksy -n "__fish_heksy_needs_command" -a "make-suite" -d 'Make the suite of `bench --suite` from games of `heksy match`'
complete -c heksy -n "__fish_heksy_needs_command" -a "match" -d 'Play a match between two UCI engines'
complete -c heksy -n "__fish_heksy_needs_command" -a "book" -d 'Make an opening book from searches of the engine'
complete -c heksy -n "__fish_heksy_needs_command" -a "ladder" -d 'Measure the Elo differences of the levels of play'
complete -c heksy -n "__fish_heksy_needs_command" -a "endgames" -d 'Generate the endgame tables'
complete -c heksy -n "__fish_heksy_needs_command" -a "selfplay" -d 'Play self-play games and write labelled positions'
complete -c heksy -n "__fish_heksy_needs_command" -a "tune" -d 'Tune the weights of the hand-crafted evaluation on labelled positions'
complete -c heksy -n "__fish_heksy_needs_command" -a "train" -d 'Train the neural network on labelled positions'
complete -c heksy -n "__fish_heksy_needs_command" -a "uci" -d 'Speak the Universal Chess Interface on standard input and output'
complete -c heksy -n "__fish_heksy_needs_command" -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c heksy -n "__fish_heksy_using_subcommand perft" -l variant -d 'The variant, or three, the game for three players' -r
complete -c heksy -n "__fish_heksy_using_subcommand perft" -l fen -d 'The position, instead of the start position' -r
complete -c heksy -n "__fish_heksy_using_subcommand perft" -l divide -d 'Print the count for each first move'
complete -c heksy -n "__fish_heksy_using_subcommand perft" -s h -l help -d 'Print help'
complete -c heksy -n "__fish_heksy_using_subcommand check" -l variant -d 'The variant of games without a Variant tag' -r
complete -c heksy -n "__fish_heksy_using_subcommand check" -s h -l help -d 'Print help'
complete -c heksy -n "__fish_heksy_using_subcommand convert" -l variant -d 'The game to take those for that do not name theirs' -r
complete -c heksy -n "__fish_heksy_using_subcommand convert" -l output -d 'Write to this file instead of standard output; an old one is kept as FILE.bak' -r -F
complete -c heksy -n "__fish_heksy_using_subcommand convert" -s h -l help -d 'Print help'
complete -c heksy -n "__fish_heksy_using_subcommand analyse" -l variant -d 'The game a FEN is of, and the one to take saved games for that do not name theirs' -r
complete -c heksy -n "__fish_heksy_using_subcommand analyse" -l depth -d 'Stop at this depth in plies' -r
complete -c heksy -n "__fish_heksy_using_subcommand analyse" -l nodes -d 'Stop at this many nodes; without any limit at a million' -r
complete -c heksy -n "__fish_heksy_using_subcommand analyse" -l movetime -d 'Stop after this many milliseconds' -r
complete -c heksy -n "__fish_heksy_using_subcommand analyse" -l lines -d 'How many lines' -r
complete -c heksy -n "__fish_heksy_using_subcommand analyse" -l threads -d 'Threads, instead of one; with several the result is not always the same' -r
complete -c heksy -n "__fish_heksy_using_subcommand analyse" -l hash -d 'Mebibytes of transposition table' -r
complete -c heksy -n "__fish_heksy_using_subcommand analyse" -s h -l help -d 'Print help'
complete -c heksy -n "__fish_heksy_using_subcommand report" -l variant -d 'The game to take those for that do not name theirs' -r
complete -c heksy -n "__fish_heksy_using_subcommand report" -l nodes -d 'Nodes searched for each move' -r
complete -c heksy -n "__fish_heksy_using_subcommand report" -l threads -d 'Moves searched at the same time, instead of one for each core; the result is the same' -r
complete -c heksy -n "__fish_heksy_using_subcommand report" -l output -d 'Write to this file; an old one is kept as FILE.bak' -r -F
complete -c heksy -n "__fish_heksy_using_subcommand report" -l no-lines -d 'Add no variations with the best lines'
complete -c heksy -n "__fish_heksy_using_subcommand report" -s h -l help -d 'Print help'
complete -c heksy -n "__fish_heksy_using_subcommand bench" -l nodes -d 'Nodes per position of the suite' -r
complete -c heksy -n "__fish_heksy_using_subcommand bench" -l suite -d 'Solve a suite of tactics and endgames instead'
complete -c heksy -n "__fish_heksy_using_subcommand bench" -s h -l help -d 'Print help'
complete -c heksy -n "__fish_heksy_using_subcommand make-suite" -s h -l help -d 'Print help'
complete -c heksy -n "__fish_heksy_using_subcommand match" -l engine1 -d 'Command of the first engine, a UCI program with its arguments' -r
complete -c heksy -n "__fish_heksy_using_subcommand match" -l engine2 -d 'Command of the second engine' -r
complete -c heksy -n "__fish_heksy_using_subcommand match" -l name1 -d 'Name of the first engine' -r
complete -c heksy -n "__fish_heksy_using_subcommand match" -l name2 -d 'Name of the second engine' -r
complete -c heksy -n "__fish_heksy_using_subcommand match" -l variant -d 'The variant' -r
complete -c heksy -n "__fish_heksy_using_subcommand match" -l games -d 'Number of games, two per opening' -r
complete -c heksy -n "__fish_heksy_using_subcommand match" -l sprt -d 'Play until the SPRT decides: elo0=0,elo1=5,alpha=0.05,beta=0.05' -r
complete -c heksy -n "__fish_heksy_using_subcommand match" -l tc -d 'Time control: time for the game and increment in seconds, such as 1+0.01' -r
complete -c heksy -n "__fish_heksy_using_subcommand match" -l movetime -d 'Time per move, in milliseconds' -r
complete -c heksy -n "__fish_heksy_using_subcommand match" -l nodes -d 'Nodes per move' -r
complete -c heksy -n "__fish_heksy_using_subcommand match" -l depth -d 'Depth per move, in plies' -r
complete -c heksy -n "__fish_heksy_using_subcommand match" -l tc1 -d 'Time control of the first engine' -r
complete -c heksy -n "__fish_heksy_using_subcommand match" -l tc2 -d 'Time control of the second engine' -r
complete -c heksy -n "__fish_heksy_using_subcommand match" -l nodes1 -d 'Nodes per move of the first engine' -r
complete -c heksy -n "__fish_heksy_using_subcommand match" -l nodes2 -d 'Nodes per move of the second engine' -r
complete -c heksy -n "__fish_heksy_using_subcommand match" -l option -d 'A UCI option of both engines, such as Hash=16; may be repeated' -r
complete -c heksy -n "__fish_heksy_using_subcommand match" -l option1 -d 'A UCI option of the first engine' -r
complete -c heksy -n "__fish_heksy_using_subcommand match" -l option2 -d 'A UCI option of the second engine' -r
complete -c heksy -n "__fish_heksy_using_subcommand match" -l concurrency -d 'Number of concurrent games' -r
complete -c heksy -n "__fish_heksy_using_subcommand match" -l plies -d 'Plies of the openings: random moves, or the first moves of each game of a file' -r
complete -c heksy -n "__fish_heksy_using_subcommand match" -l seed -d 'Random seed of the openings' -r
complete -c heksy -n "__fish_heksy_using_subcommand match" -l balance -d 'Use only random openings with at most this score by a short search of this program, in centipawns' -r
complete -c heksy -n "__fish_heksy_using_subcommand match" -l openings -d 'File of openings: positions, one per line, or games' -r -F
complete -c heksy -n "__fish_heksy_using_subcommand match" -l margin -d 'Margin by which an engine may exceed its time, in milliseconds [default: 0; 50 with --movetime]' -r
complete -c heksy -n "__fish_heksy_using_subcommand match" -l stall-timeout -d 'Time after which an engine without a clock counts as stalled, in seconds' -r
complete -c heksy -n "__fish_heksy_using_subcommand match" -l draw-adjudicate -d 'Adjudicate a draw by the scores of both engines: movenumber=40,movecount=8,score=10' -r
complete -c heksy -n "__fish_heksy_using_subcommand match" -l resign-adjudicate -d 'Adjudicate a loss by the score of the losing engine: movecount=4,score=800' -r
complete -c heksy -n "__fish_heksy_using_subcommand match" -l pgn -d 'Append each finished game to this file' -r -F
complete -c heksy -n "__fish_heksy_using_subcommand match" -l resume -d 'Continue the match in the file of --pgn'
complete -c heksy -n "__fish_heksy_using_subcommand match" -s h -l help -d 'Print help'
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
complete -c heksy -n "__fish_heksy_using_subcommand ladder" -s h -l help -d 'Print help'
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
complete -c heksy -n "__fish_heksy_using_subcommand selfplay" -l output -d 'The file to append the positions to' -r -F
complete -c heksy -n "__fish_heksy_using_subcommand selfplay" -s h -l help -d 'Print help'
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
complete -c heksy -n "__fish_heksy_using_subcommand train" -l threads -d 'Number of threads; the result does not depend on it' -r
complete -c heksy -n "__fish_heksy_using_subcommand train" -l seed -d 'Random seed for the initial weights and the order of positions' -r
complete -c heksy -n "__fish_heksy_using_subcommand train" -l output -d 'The output file' -r -F
complete -c heksy -n "__fish_heksy_using_subcommand train" -s h -l help -d 'Print help'
complete -c heksy -n "__fish_heksy_using_subcommand uci" -s h -l help -d 'Print help'
complete -c heksy -n "__fish_heksy_using_subcommand help; and not __fish_seen_subcommand_from perft check convert analyse report bench make-suite match book ladder endgames selfplay tune train uci help" -f -a "perft" -d 'Count the leaf nodes of the move tree of a position'
complete -c heksy -n "__fish_heksy_using_subcommand help; and not __fish_seen_subcommand_from perft check convert analyse report bench make-suite match book ladder endgames selfplay tune train uci help" -f -a "check" -d 'Read saved games, replay every move and print one line per game'
complete -c heksy -n "__fish_heksy_using_subcommand help; and not __fish_seen_subcommand_from perft check convert analyse report bench make-suite match book ladder endgames selfplay tune train uci help" -f -a "convert" -d 'Read saved games of any make and write them in the one form that Heksy writes'
complete -c heksy -n "__fish_heksy_using_subcommand help; and not __fish_seen_subcommand_from perft check convert analyse report bench make-suite match book ladder endgames selfplay tune train uci help" -f -a "analyse" -d 'Search a position and print the best lines'
complete -c heksy -n "__fish_heksy_using_subcommand help; and not __fish_seen_subcommand_from perft check convert analyse report bench make-suite match book ladder endgames selfplay tune train uci help" -f -a "report" -d 'Judge saved games move by move and write them with evaluations, glyphs and better lines'
complete -c heksy -n "__fish_heksy_using_subcommand help; and not __fish_seen_subcommand_from perft check convert analyse report bench make-suite match book ladder endgames selfplay tune train uci help" -f -a "bench" -d 'Search a fixed set of positions and print the number of nodes, the signature of the engine'
complete -c heksy -n "__fish_heksy_using_subcommand help; and not __fish_seen_subcommand_from perft check convert analyse report bench make-suite match book ladder endgames selfplay tune train uci help" -f -a "make-suite" -d 'Make the suite of `bench --suite` from games of `heksy match`'
complete -c heksy -n "__fish_heksy_using_subcommand help; and not __fish_seen_subcommand_from perft check convert analyse report bench make-suite match book ladder endgames selfplay tune train uci help" -f -a "match" -d 'Play a match between two UCI engines'
complete -c heksy -n "__fish_heksy_using_subcommand help; and not __fish_seen_subcommand_from perft check convert analyse report bench make-suite match book ladder endgames selfplay tune train uci help" -f -a "book" -d 'Make an opening book from searches of the engine'
complete -c heksy -n "__fish_heksy_using_subcommand help; and not __fish_seen_subcommand_from perft check convert analyse report bench make-suite match book ladder endgames selfplay tune train uci help" -f -a "ladder" -d 'Measure the Elo differences of the levels of play'
complete -c heksy -n "__fish_heksy_using_subcommand help; and not __fish_seen_subcommand_from perft check convert analyse report bench make-suite match book ladder endgames selfplay tune train uci help" -f -a "endgames" -d 'Generate the endgame tables'
complete -c heksy -n "__fish_heksy_using_subcommand help; and not __fish_seen_subcommand_from perft check convert analyse report bench make-suite match book ladder endgames selfplay tune train uci help" -f -a "selfplay" -d 'Play self-play games and write labelled positions'
complete -c heksy -n "__fish_heksy_using_subcommand help; and not __fish_seen_subcommand_from perft check convert analyse report bench make-suite match book ladder endgames selfplay tune train uci help" -f -a "tune" -d 'Tune the weights of the hand-crafted evaluation on labelled positions'
complete -c heksy -n "__fish_heksy_using_subcommand help; and not __fish_seen_subcommand_from perft check convert analyse report bench make-suite match book ladder endgames selfplay tune train uci help" -f -a "train" -d 'Train the neural network on labelled positions'
complete -c heksy -n "__fish_heksy_using_subcommand help; and not __fish_seen_subcommand_from perft check convert analyse report bench make-suite match book ladder endgames selfplay tune train uci help" -f -a "uci" -d 'Speak the Universal Chess Interface on standard input and output'
complete -c heksy -n "__fish_heksy_using_subcommand help; and not __fish_seen_subcommand_from perft check convert analyse report bench make-suite match book ladder endgames selfplay tune train uci help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
