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
complete -c heksy -n "__fish_heksy_needs_command" -a "endgames" -d 'Generate the endgame tables'
complete -c heksy -n "__fish_heksy_needs_command" -a "online" -d 'Play with another computer: invite, join, or go on with a game'
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
complete -c heksy -n "__fish_heksy_using_subcommand bench" -l variant -d 'The game: glinski, or three, the game for three players' -r -f -a "glinski\t''
three\t''"
complete -c heksy -n "__fish_heksy_using_subcommand bench" -s h -l help -d 'Print help'
complete -c heksy -n "__fish_heksy_using_subcommand endgames" -s h -l help -d 'Print help'
complete -c heksy -n "__fish_heksy_using_subcommand online; and not __fish_seen_subcommand_from host join resume help" -s h -l help -d 'Print help'
complete -c heksy -n "__fish_heksy_using_subcommand online; and not __fish_seen_subcommand_from host join resume help" -f -a "host" -d 'Invite to a game: prints an invitation and waits for a guest'
complete -c heksy -n "__fish_heksy_using_subcommand online; and not __fish_seen_subcommand_from host join resume help" -f -a "join" -d 'Join the host of an invitation, or go on with the game that was broken off'
complete -c heksy -n "__fish_heksy_using_subcommand online; and not __fish_seen_subcommand_from host join resume help" -f -a "resume" -d 'Go on with the latest game that was broken off'
complete -c heksy -n "__fish_heksy_using_subcommand online; and not __fish_seen_subcommand_from host join resume help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c heksy -n "__fish_heksy_using_subcommand online; and __fish_seen_subcommand_from host" -l variant -d 'The variant' -r
complete -c heksy -n "__fish_heksy_using_subcommand online; and __fish_seen_subcommand_from host" -l tc -d 'The clock: minutes and seconds for each move as in 5+3, or -, or as a PGN file writes it' -r
complete -c heksy -n "__fish_heksy_using_subcommand online; and __fish_seen_subcommand_from host" -l color -d 'The host\'s colour' -r -f -a "lot\t''
white\t''
black\t''"
complete -c heksy -n "__fish_heksy_using_subcommand online; and __fish_seen_subcommand_from host" -l away -d 'How long a cut of the connection may last, in seconds' -r
complete -c heksy -n "__fish_heksy_using_subcommand online; and __fish_seen_subcommand_from host" -l engine -d 'Let the engine play at this level, from first-moves to full; otherwise moves are read from standard input' -r
complete -c heksy -n "__fish_heksy_using_subcommand online; and __fish_seen_subcommand_from host" -l relay -d 'How computers reach each other that cannot do so directly: default, none, or the address of a relay' -r
complete -c heksy -n "__fish_heksy_using_subcommand online; and __fish_seen_subcommand_from host" -l name -d 'The name that the other side sees' -r
complete -c heksy -n "__fish_heksy_using_subcommand online; and __fish_seen_subcommand_from host" -l output -d 'Append each game to this file when it is over, instead of printing all at the end' -r -F
complete -c heksy -n "__fish_heksy_using_subcommand online; and __fish_seen_subcommand_from host" -l games -d 'How many games the engine plays with its guest, if that wants a rematch' -r
complete -c heksy -n "__fish_heksy_using_subcommand online; and __fish_seen_subcommand_from host" -l total-ban -d 'Checkers: men may never capture kings on their own promotion row'
complete -c heksy -n "__fish_heksy_using_subcommand online; and __fish_seen_subcommand_from host" -l announce -d 'Let other computers on the same network see the invitation'
complete -c heksy -n "__fish_heksy_using_subcommand online; and __fish_seen_subcommand_from host" -s h -l help -d 'Print help'
complete -c heksy -n "__fish_heksy_using_subcommand online; and __fish_seen_subcommand_from join" -l engine -d 'Let the engine play at this level, from first-moves to full; otherwise moves are read from standard input' -r
complete -c heksy -n "__fish_heksy_using_subcommand online; and __fish_seen_subcommand_from join" -l relay -d 'How computers reach each other that cannot do so directly: default, none, or the address of a relay' -r
complete -c heksy -n "__fish_heksy_using_subcommand online; and __fish_seen_subcommand_from join" -l name -d 'The name that the other side sees' -r
complete -c heksy -n "__fish_heksy_using_subcommand online; and __fish_seen_subcommand_from join" -l output -d 'Append each game to this file when it is over, instead of printing all at the end' -r -F
complete -c heksy -n "__fish_heksy_using_subcommand online; and __fish_seen_subcommand_from join" -l games -d 'How many games the engine plays with its guest, if that wants a rematch' -r
complete -c heksy -n "__fish_heksy_using_subcommand online; and __fish_seen_subcommand_from join" -s h -l help -d 'Print help'
complete -c heksy -n "__fish_heksy_using_subcommand online; and __fish_seen_subcommand_from resume" -l engine -d 'Let the engine play at this level, from first-moves to full; otherwise moves are read from standard input' -r
complete -c heksy -n "__fish_heksy_using_subcommand online; and __fish_seen_subcommand_from resume" -l relay -d 'How computers reach each other that cannot do so directly: default, none, or the address of a relay' -r
complete -c heksy -n "__fish_heksy_using_subcommand online; and __fish_seen_subcommand_from resume" -l name -d 'The name that the other side sees' -r
complete -c heksy -n "__fish_heksy_using_subcommand online; and __fish_seen_subcommand_from resume" -l output -d 'Append each game to this file when it is over, instead of printing all at the end' -r -F
complete -c heksy -n "__fish_heksy_using_subcommand online; and __fish_seen_subcommand_from resume" -l games -d 'How many games the engine plays with its guest, if that wants a rematch' -r
complete -c heksy -n "__fish_heksy_using_subcommand online; and __fish_seen_subcommand_from resume" -s h -l help -d 'Print help'
complete -c heksy -n "__fish_heksy_using_subcommand online; and __fish_seen_subcommand_from help" -f -a "host" -d 'Invite to a game: prints an invitation and waits for a guest'
complete -c heksy -n "__fish_heksy_using_subcommand online; and __fish_seen_subcommand_from help" -f -a "join" -d 'Join the host of an invitation, or go on with the game that was broken off'
complete -c heksy -n "__fish_heksy_using_subcommand online; and __fish_seen_subcommand_from help" -f -a "resume" -d 'Go on with the latest game that was broken off'
complete -c heksy -n "__fish_heksy_using_subcommand online; and __fish_seen_subcommand_from help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c heksy -n "__fish_heksy_using_subcommand uci" -s h -l help -d 'Print help'
complete -c heksy -n "__fish_heksy_using_subcommand help; and not __fish_seen_subcommand_from perft check convert analyse report bench endgames online uci help" -f -a "perft" -d 'Count the leaf nodes of the move tree of a position'
complete -c heksy -n "__fish_heksy_using_subcommand help; and not __fish_seen_subcommand_from perft check convert analyse report bench endgames online uci help" -f -a "check" -d 'Read saved games, replay every move and print one line per game'
complete -c heksy -n "__fish_heksy_using_subcommand help; and not __fish_seen_subcommand_from perft check convert analyse report bench endgames online uci help" -f -a "convert" -d 'Read saved games of any make and write them in the one form that Heksy writes'
complete -c heksy -n "__fish_heksy_using_subcommand help; and not __fish_seen_subcommand_from perft check convert analyse report bench endgames online uci help" -f -a "analyse" -d 'Search a position and print the best lines'
complete -c heksy -n "__fish_heksy_using_subcommand help; and not __fish_seen_subcommand_from perft check convert analyse report bench endgames online uci help" -f -a "report" -d 'Judge saved games move by move and write them with evaluations, glyphs and better lines'
complete -c heksy -n "__fish_heksy_using_subcommand help; and not __fish_seen_subcommand_from perft check convert analyse report bench endgames online uci help" -f -a "bench" -d 'Search a fixed set of positions and print the number of nodes, the signature of the engine'
complete -c heksy -n "__fish_heksy_using_subcommand help; and not __fish_seen_subcommand_from perft check convert analyse report bench endgames online uci help" -f -a "endgames" -d 'Generate the endgame tables'
complete -c heksy -n "__fish_heksy_using_subcommand help; and not __fish_seen_subcommand_from perft check convert analyse report bench endgames online uci help" -f -a "online" -d 'Play with another computer: invite, join, or go on with a game'
complete -c heksy -n "__fish_heksy_using_subcommand help; and not __fish_seen_subcommand_from perft check convert analyse report bench endgames online uci help" -f -a "uci" -d 'Speak the Universal Chess Interface on standard input and output'
complete -c heksy -n "__fish_heksy_using_subcommand help; and not __fish_seen_subcommand_from perft check convert analyse report bench endgames online uci help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c heksy -n "__fish_heksy_using_subcommand help; and __fish_seen_subcommand_from online" -f -a "host" -d 'Invite to a game: prints an invitation and waits for a guest'
complete -c heksy -n "__fish_heksy_using_subcommand help; and __fish_seen_subcommand_from online" -f -a "join" -d 'Join the host of an invitation, or go on with the game that was broken off'
complete -c heksy -n "__fish_heksy_using_subcommand help; and __fish_seen_subcommand_from online" -f -a "resume" -d 'Go on with the latest game that was broken off'
