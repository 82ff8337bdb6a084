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
complete -c heksy -n "__fish_heksy_needs_command" -a "diagram" -d 'Draw a position, or a position of a saved game, as SVG or PNG'
complete -c heksy -n "__fish_heksy_needs_command" -a "gif" -d 'Draw a saved game as an animated GIF'
complete -c heksy -n "__fish_heksy_needs_command" -a "bench" -d 'Search a fixed set of positions and print the number of nodes, the engine\'s signature'
complete -c heksy -n "__fish_heksy_needs_command" -a "endgames" -d 'Make the endgame tables of a game, or print what they hold'
complete -c heksy -n "__fish_heksy_needs_command" -a "online" -d 'Play with another computer: invite, join, or resume a game'
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
complete -c heksy -n "__fish_heksy_using_subcommand diagram" -l variant -d 'Game of a FEN, and of saved games without a Variant tag: glinski, mccooey, shafran, checkers or three' -r
complete -c heksy -n "__fish_heksy_using_subcommand diagram" -l game -d 'Number of the game in the file' -r
complete -c heksy -n "__fish_heksy_using_subcommand diagram" -l theme -d 'Colours of the board: honey, slate, green, night or high-contrast' -r
complete -c heksy -n "__fish_heksy_using_subcommand diagram" -l pieces -d 'Pieces: classic, modern or bold' -r
complete -c heksy -n "__fish_heksy_using_subcommand diagram" -l move -d 'Show the position after this move: 12 for White\'s, 12... for Black\'s [default: the last move]' -r
complete -c heksy -n "__fish_heksy_using_subcommand diagram" -l size -d 'Width of a PNG in pixels' -r
complete -c heksy -n "__fish_heksy_using_subcommand diagram" -s o -l output -d 'Output file, PNG or SVG by its ending; an existing one is kept as FILE.bak [default: SVG to standard output]' -r -F
complete -c heksy -n "__fish_heksy_using_subcommand diagram" -l flip -d 'Turn the board by half a circle'
complete -c heksy -n "__fish_heksy_using_subcommand diagram" -l no-coordinates -d 'Leave out the coordinates'
complete -c heksy -n "__fish_heksy_using_subcommand diagram" -s h -l help -d 'Print help'
complete -c heksy -n "__fish_heksy_using_subcommand gif" -l variant -d 'Game of a FEN, and of saved games without a Variant tag: glinski, mccooey, shafran, checkers or three' -r
complete -c heksy -n "__fish_heksy_using_subcommand gif" -l game -d 'Number of the game in the file' -r
complete -c heksy -n "__fish_heksy_using_subcommand gif" -l theme -d 'Colours of the board: honey, slate, green, night or high-contrast' -r
complete -c heksy -n "__fish_heksy_using_subcommand gif" -l pieces -d 'Pieces: classic, modern or bold' -r
complete -c heksy -n "__fish_heksy_using_subcommand gif" -l delay -d 'Time of each move in milliseconds, or “clocks” for the times of the players, 0.3 to 10 seconds' -r
complete -c heksy -n "__fish_heksy_using_subcommand gif" -l size -d 'Width in pixels' -r
complete -c heksy -n "__fish_heksy_using_subcommand gif" -s o -l output -d 'Output file; an existing one is kept as FILE.bak [default: the name of the PGN file with the ending gif]' -r -F
complete -c heksy -n "__fish_heksy_using_subcommand gif" -l flip -d 'Turn the board by half a circle'
complete -c heksy -n "__fish_heksy_using_subcommand gif" -l no-coordinates -d 'Leave out the coordinates'
complete -c heksy -n "__fish_heksy_using_subcommand gif" -s h -l help -d 'Print help'
complete -c heksy -n "__fish_heksy_using_subcommand bench" -l variant -d 'Engine: glinski for all two-player games, three for the three-player engine' -r -f -a "glinski\t''
three\t''"
complete -c heksy -n "__fish_heksy_using_subcommand bench" -s h -l help -d 'Print help'
complete -c heksy -n "__fish_heksy_using_subcommand endgames" -l variant -d 'The game: glinski, mccooey or shafran' -r
complete -c heksy -n "__fish_heksy_using_subcommand endgames" -l pieces -d 'Maximum number of pieces, the kings included' -r
complete -c heksy -n "__fish_heksy_using_subcommand endgames" -l threads -d 'Number of tables that are made at the same time' -r
complete -c heksy -n "__fish_heksy_using_subcommand endgames" -l folder -d 'The folder of the tables [default: the program\'s own folder for data]' -r -F
complete -c heksy -n "__fish_heksy_using_subcommand endgames" -l archive -d 'Write the tables that are part of the program to this file, too' -r -F
complete -c heksy -n "__fish_heksy_using_subcommand endgames" -l statistics -d 'Print the numbers of won, drawn and lost positions of the tables that are there, and make none'
complete -c heksy -n "__fish_heksy_using_subcommand endgames" -s h -l help -d 'Print help'
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
complete -c heksy -n "__fish_heksy_using_subcommand online; and __fish_seen_subcommand_from host" -l engine -d 'Let the engine play at this level, from 1 to 10 or full [default: read moves from standard input]' -r
complete -c heksy -n "__fish_heksy_using_subcommand online; and __fish_seen_subcommand_from host" -l relay -d 'Relay server for computers that cannot connect directly: default, none or a URL' -r
complete -c heksy -n "__fish_heksy_using_subcommand online; and __fish_seen_subcommand_from host" -l name -d 'Your name, as your opponent sees it' -r
complete -c heksy -n "__fish_heksy_using_subcommand online; and __fish_seen_subcommand_from host" -l output -d 'File to append each game to when it is over [default: print all games at the end]' -r -F
complete -c heksy -n "__fish_heksy_using_subcommand online; and __fish_seen_subcommand_from host" -l games -d 'Number of games to play if the opponent asks for rematches (with --engine)' -r
complete -c heksy -n "__fish_heksy_using_subcommand online; and __fish_seen_subcommand_from host" -l total-ban -d 'Checkers: men can never capture kings on those kings\' own promotion cells'
complete -c heksy -n "__fish_heksy_using_subcommand online; and __fish_seen_subcommand_from host" -l announce -d 'Show the invitation to other computers on the same network'
complete -c heksy -n "__fish_heksy_using_subcommand online; and __fish_seen_subcommand_from host" -s h -l help -d 'Print help'
complete -c heksy -n "__fish_heksy_using_subcommand online; and __fish_seen_subcommand_from join" -l engine -d 'Let the engine play at this level, from 1 to 10 or full [default: read moves from standard input]' -r
complete -c heksy -n "__fish_heksy_using_subcommand online; and __fish_seen_subcommand_from join" -l relay -d 'Relay server for computers that cannot connect directly: default, none or a URL' -r
complete -c heksy -n "__fish_heksy_using_subcommand online; and __fish_seen_subcommand_from join" -l name -d 'Your name, as your opponent sees it' -r
complete -c heksy -n "__fish_heksy_using_subcommand online; and __fish_seen_subcommand_from join" -l output -d 'File to append each game to when it is over [default: print all games at the end]' -r -F
complete -c heksy -n "__fish_heksy_using_subcommand online; and __fish_seen_subcommand_from join" -l games -d 'Number of games to play if the opponent asks for rematches (with --engine)' -r
complete -c heksy -n "__fish_heksy_using_subcommand online; and __fish_seen_subcommand_from join" -s h -l help -d 'Print help'
complete -c heksy -n "__fish_heksy_using_subcommand online; and __fish_seen_subcommand_from resume" -l engine -d 'Let the engine play at this level, from 1 to 10 or full [default: read moves from standard input]' -r
complete -c heksy -n "__fish_heksy_using_subcommand online; and __fish_seen_subcommand_from resume" -l relay -d 'Relay server for computers that cannot connect directly: default, none or a URL' -r
complete -c heksy -n "__fish_heksy_using_subcommand online; and __fish_seen_subcommand_from resume" -l name -d 'Your name, as your opponent sees it' -r
complete -c heksy -n "__fish_heksy_using_subcommand online; and __fish_seen_subcommand_from resume" -l output -d 'File to append each game to when it is over [default: print all games at the end]' -r -F
complete -c heksy -n "__fish_heksy_using_subcommand online; and __fish_seen_subcommand_from resume" -l games -d 'Number of games to play if the opponent asks for rematches (with --engine)' -r
complete -c heksy -n "__fish_heksy_using_subcommand online; and __fish_seen_subcommand_from resume" -s h -l help -d 'Print help'
complete -c heksy -n "__fish_heksy_using_subcommand online; and __fish_seen_subcommand_from help" -f -a "host" -d 'Print an invitation to a game and wait for a guest'
complete -c heksy -n "__fish_heksy_using_subcommand online; and __fish_seen_subcommand_from help" -f -a "join" -d 'Join the host of an invitation, or resume an interrupted game'
complete -c heksy -n "__fish_heksy_using_subcommand online; and __fish_seen_subcommand_from help" -f -a "resume" -d 'Resume the most recent interrupted game'
complete -c heksy -n "__fish_heksy_using_subcommand online; and __fish_seen_subcommand_from help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c heksy -n "__fish_heksy_using_subcommand uci" -s h -l help -d 'Print help'
complete -c heksy -n "__fish_heksy_using_subcommand help; and not __fish_seen_subcommand_from perft check convert analyse report diagram gif bench endgames online uci help" -f -a "perft" -d 'Count the leaf nodes of the move tree, to check a move generator'
complete -c heksy -n "__fish_heksy_using_subcommand help; and not __fish_seen_subcommand_from perft check convert analyse report diagram gif bench endgames online uci help" -f -a "check" -d 'Replay saved games and report errors, one line per game'
complete -c heksy -n "__fish_heksy_using_subcommand help; and not __fish_seen_subcommand_from perft check convert analyse report diagram gif bench endgames online uci help" -f -a "convert" -d 'Convert saved games to Heksy\'s PGN'
complete -c heksy -n "__fish_heksy_using_subcommand help; and not __fish_seen_subcommand_from perft check convert analyse report diagram gif bench endgames online uci help" -f -a "analyse" -d 'Search a position, or the final position of each saved game, and print the best lines'
complete -c heksy -n "__fish_heksy_using_subcommand help; and not __fish_seen_subcommand_from perft check convert analyse report diagram gif bench endgames online uci help" -f -a "report" -d 'Annotate saved games with evaluations, ?!, ?, ?? and better lines'
complete -c heksy -n "__fish_heksy_using_subcommand help; and not __fish_seen_subcommand_from perft check convert analyse report diagram gif bench endgames online uci help" -f -a "diagram" -d 'Draw a position, or a position of a saved game, as SVG or PNG'
complete -c heksy -n "__fish_heksy_using_subcommand help; and not __fish_seen_subcommand_from perft check convert analyse report diagram gif bench endgames online uci help" -f -a "gif" -d 'Draw a saved game as an animated GIF'
complete -c heksy -n "__fish_heksy_using_subcommand help; and not __fish_seen_subcommand_from perft check convert analyse report diagram gif bench endgames online uci help" -f -a "bench" -d 'Search a fixed set of positions and print the number of nodes, the engine\'s signature'
complete -c heksy -n "__fish_heksy_using_subcommand help; and not __fish_seen_subcommand_from perft check convert analyse report diagram gif bench endgames online uci help" -f -a "endgames" -d 'Make the endgame tables of a game, or print what they hold'
complete -c heksy -n "__fish_heksy_using_subcommand help; and not __fish_seen_subcommand_from perft check convert analyse report diagram gif bench endgames online uci help" -f -a "online" -d 'Play with another computer: invite, join, or resume a game'
complete -c heksy -n "__fish_heksy_using_subcommand help; and not __fish_seen_subcommand_from perft check convert analyse report diagram gif bench endgames online uci help" -f -a "uci" -d 'Run the engine with the Universal Chess Interface (UCI) on standard input and output'
complete -c heksy -n "__fish_heksy_using_subcommand help; and not __fish_seen_subcommand_from perft check convert analyse report diagram gif bench endgames online uci help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c heksy -n "__fish_heksy_using_subcommand help; and __fish_seen_subcommand_from online" -f -a "host" -d 'Print an invitation to a game and wait for a guest'
complete -c heksy -n "__fish_heksy_using_subcommand help; and __fish_seen_subcommand_from online" -f -a "join" -d 'Join the host of an invitation, or resume an interrupted game'
complete -c heksy -n "__fish_heksy_using_subcommand help; and __fish_seen_subcommand_from online" -f -a "resume" -d 'Resume the most recent interrupted game'
