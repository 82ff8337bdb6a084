
using namespace System.Management.Automation
using namespace System.Management.Automation.Language

Register-ArgumentCompleter -Native -CommandName 'heksy' -ScriptBlock {
    param($wordToComplete, $commandAst, $cursorPosition)

    $commandElements = $commandAst.CommandElements
    $command = @(
        'heksy'
        for ($i = 1; $i -lt $commandElements.Count; $i++) {
            $element = $commandElements[$i]
            if ($element -isnot [StringConstantExpressionAst] -or
                $element.StringConstantType -ne [StringConstantType]::BareWord -or
                $element.Value.StartsWith('-') -or
                $element.Value -eq $wordToComplete) {
                break
        }
        $element.Value
    }) -join ';'

    $completions = @(switch ($command) {
        'heksy' {
            [CompletionResult]::new('--language', '--language', [CompletionResultType]::ParameterName, 'Set the language of the window (en, pl, hu, eo, sv) and remember it')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('perft', 'perft', [CompletionResultType]::ParameterValue, 'Count the leaf nodes of the move tree, to check a move generator')
            [CompletionResult]::new('check', 'check', [CompletionResultType]::ParameterValue, 'Replay saved games and report errors, one line per game')
            [CompletionResult]::new('convert', 'convert', [CompletionResultType]::ParameterValue, 'Convert saved games to Heksy''s PGN')
            [CompletionResult]::new('analyse', 'analyse', [CompletionResultType]::ParameterValue, 'Search a position, or the final position of each saved game, and print the best lines')
            [CompletionResult]::new('report', 'report', [CompletionResultType]::ParameterValue, 'Annotate saved games with evaluations, ?!, ?, ?? and better lines')
            [CompletionResult]::new('bench', 'bench', [CompletionResultType]::ParameterValue, 'Search a fixed set of positions and print the number of nodes, the engine''s signature')
            [CompletionResult]::new('make-suite', 'make-suite', [CompletionResultType]::ParameterValue, 'Make the suite of `bench --suite` from games of `heksy match`')
            [CompletionResult]::new('match', 'match', [CompletionResultType]::ParameterValue, 'Play a match between two UCI engines')
            [CompletionResult]::new('match-three', 'match-three', [CompletionResultType]::ParameterValue, 'Play a match of two or three UCI engines in the game for three, with the seats rotated')
            [CompletionResult]::new('book', 'book', [CompletionResultType]::ParameterValue, 'Make an opening book from searches of the engine')
            [CompletionResult]::new('ladder', 'ladder', [CompletionResultType]::ParameterValue, 'Measure the Elo differences of the levels of play')
            [CompletionResult]::new('spsa', 'spsa', [CompletionResultType]::ParameterValue, 'Tune the constants of the search by many short matches')
            [CompletionResult]::new('endgames', 'endgames', [CompletionResultType]::ParameterValue, 'Generate the endgame tables')
            [CompletionResult]::new('selfplay', 'selfplay', [CompletionResultType]::ParameterValue, 'Play self-play games and write labelled positions')
            [CompletionResult]::new('pack', 'pack', [CompletionResultType]::ParameterValue, 'Pack labelled positions into 32 bytes each, if wanted only the quiet ones')
            [CompletionResult]::new('online', 'online', [CompletionResultType]::ParameterValue, 'Play with another computer: invite, join, or resume a game')
            [CompletionResult]::new('tune', 'tune', [CompletionResultType]::ParameterValue, 'Tune the weights of the hand-crafted evaluation on labelled positions')
            [CompletionResult]::new('train', 'train', [CompletionResultType]::ParameterValue, 'Train the neural network on labelled positions')
            [CompletionResult]::new('uci', 'uci', [CompletionResultType]::ParameterValue, 'Run the engine with the Universal Chess Interface (UCI) on standard input and output')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'heksy;perft' {
            [CompletionResult]::new('--variant', '--variant', [CompletionResultType]::ParameterName, 'Game: glinski, mccooey, shafran, checkers or three')
            [CompletionResult]::new('--fen', '--fen', [CompletionResultType]::ParameterName, 'Position to start from [default: the start position]')
            [CompletionResult]::new('--divide', '--divide', [CompletionResultType]::ParameterName, 'Also print the count of each first move')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'heksy;check' {
            [CompletionResult]::new('--variant', '--variant', [CompletionResultType]::ParameterName, 'Game of a FEN, and of saved games without a Variant tag: glinski, mccooey, shafran or checkers')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'heksy;convert' {
            [CompletionResult]::new('--variant', '--variant', [CompletionResultType]::ParameterName, 'Game of a FEN, and of saved games without a Variant tag: glinski, mccooey, shafran or checkers')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'Output file; an existing one is kept as FILE.bak [default: standard output]')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'heksy;analyse' {
            [CompletionResult]::new('--variant', '--variant', [CompletionResultType]::ParameterName, 'Game of a FEN, and of saved games without a Variant tag: glinski, mccooey, shafran or checkers')
            [CompletionResult]::new('--depth', '--depth', [CompletionResultType]::ParameterName, 'Stop at this depth, in plies')
            [CompletionResult]::new('--nodes', '--nodes', [CompletionResultType]::ParameterName, 'Stop after this many nodes [default: 1000000, if no limit is given]')
            [CompletionResult]::new('--movetime', '--movetime', [CompletionResultType]::ParameterName, 'Stop after this many milliseconds')
            [CompletionResult]::new('--lines', '--lines', [CompletionResultType]::ParameterName, 'Number of lines to print')
            [CompletionResult]::new('--threads', '--threads', [CompletionResultType]::ParameterName, 'Number of search threads; with more than one the result may vary')
            [CompletionResult]::new('--hash', '--hash', [CompletionResultType]::ParameterName, 'Size of the transposition table in MiB')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'heksy;report' {
            [CompletionResult]::new('--variant', '--variant', [CompletionResultType]::ParameterName, 'Game of a FEN, and of saved games without a Variant tag: glinski, mccooey, shafran or checkers')
            [CompletionResult]::new('--nodes', '--nodes', [CompletionResultType]::ParameterName, 'Number of nodes to search for each move')
            [CompletionResult]::new('--threads', '--threads', [CompletionResultType]::ParameterName, 'Number of moves to search in parallel; does not change the result [default: one per core]')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'Output file; an existing one is kept as FILE.bak')
            [CompletionResult]::new('--no-lines', '--no-lines', [CompletionResultType]::ParameterName, 'Leave out the variations with the best lines')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'heksy;bench' {
            [CompletionResult]::new('--variant', '--variant', [CompletionResultType]::ParameterName, 'Engine: glinski for all two-player games, three for the three-player engine')
            [CompletionResult]::new('--nodes', '--nodes', [CompletionResultType]::ParameterName, 'Nodes per position of the suite')
            [CompletionResult]::new('--suite', '--suite', [CompletionResultType]::ParameterName, 'Solve a suite of tactics and endgames instead')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'heksy;make-suite' {
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'heksy;match' {
            [CompletionResult]::new('--engine1', '--engine1', [CompletionResultType]::ParameterName, 'Command of the first engine, a UCI program with its arguments')
            [CompletionResult]::new('--engine2', '--engine2', [CompletionResultType]::ParameterName, 'Command of the second engine')
            [CompletionResult]::new('--name1', '--name1', [CompletionResultType]::ParameterName, 'Name of the first engine')
            [CompletionResult]::new('--name2', '--name2', [CompletionResultType]::ParameterName, 'Name of the second engine')
            [CompletionResult]::new('--movetime', '--movetime', [CompletionResultType]::ParameterName, 'Time per move, in milliseconds')
            [CompletionResult]::new('--nodes', '--nodes', [CompletionResultType]::ParameterName, 'Nodes per move')
            [CompletionResult]::new('--nodes1', '--nodes1', [CompletionResultType]::ParameterName, 'Nodes per move of the first engine')
            [CompletionResult]::new('--nodes2', '--nodes2', [CompletionResultType]::ParameterName, 'Nodes per move of the second engine')
            [CompletionResult]::new('--option', '--option', [CompletionResultType]::ParameterName, 'A UCI option of all engines, such as Hash=16; may be repeated')
            [CompletionResult]::new('--option1', '--option1', [CompletionResultType]::ParameterName, 'A UCI option of the first engine')
            [CompletionResult]::new('--option2', '--option2', [CompletionResultType]::ParameterName, 'A UCI option of the second engine')
            [CompletionResult]::new('--seed', '--seed', [CompletionResultType]::ParameterName, 'Random seed of the openings')
            [CompletionResult]::new('--stall-timeout', '--stall-timeout', [CompletionResultType]::ParameterName, 'Time after which an engine without a clock counts as stalled, in seconds')
            [CompletionResult]::new('--pgn', '--pgn', [CompletionResultType]::ParameterName, 'Append each finished game to this file')
            [CompletionResult]::new('--variant', '--variant', [CompletionResultType]::ParameterName, 'The variant')
            [CompletionResult]::new('--games', '--games', [CompletionResultType]::ParameterName, 'Number of games, two per opening')
            [CompletionResult]::new('--sprt', '--sprt', [CompletionResultType]::ParameterName, 'Play until the SPRT decides: elo0=0,elo1=5,alpha=0.05,beta=0.05')
            [CompletionResult]::new('--tc', '--tc', [CompletionResultType]::ParameterName, 'Time control in seconds: for the game with an increment, such as 1+0.01, or for a number of moves again and again, such as 40/60')
            [CompletionResult]::new('--depth', '--depth', [CompletionResultType]::ParameterName, 'Depth per move, in plies')
            [CompletionResult]::new('--tc1', '--tc1', [CompletionResultType]::ParameterName, 'Time control of the first engine')
            [CompletionResult]::new('--tc2', '--tc2', [CompletionResultType]::ParameterName, 'Time control of the second engine')
            [CompletionResult]::new('--concurrency', '--concurrency', [CompletionResultType]::ParameterName, 'Number of concurrent games')
            [CompletionResult]::new('--plies', '--plies', [CompletionResultType]::ParameterName, 'Plies of the openings: random moves, or the first moves of each game of a file')
            [CompletionResult]::new('--balance', '--balance', [CompletionResultType]::ParameterName, 'Use only random openings with at most this score by a short search of this program, in centipawns')
            [CompletionResult]::new('--openings', '--openings', [CompletionResultType]::ParameterName, 'File of openings: positions, one per line, or games')
            [CompletionResult]::new('--margin', '--margin', [CompletionResultType]::ParameterName, 'Margin by which an engine may exceed its time, in milliseconds [default: 0; 50 with --movetime]')
            [CompletionResult]::new('--draw-adjudicate', '--draw-adjudicate', [CompletionResultType]::ParameterName, 'Adjudicate a draw by the scores of both engines: movenumber=40,movecount=8,score=10')
            [CompletionResult]::new('--resign-adjudicate', '--resign-adjudicate', [CompletionResultType]::ParameterName, 'Adjudicate a loss by the score of the losing engine: movecount=4,score=800')
            [CompletionResult]::new('--resume', '--resume', [CompletionResultType]::ParameterName, 'Continue the match in the file of --pgn')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'heksy;match-three' {
            [CompletionResult]::new('--engine1', '--engine1', [CompletionResultType]::ParameterName, 'Command of the first engine, a UCI program with its arguments')
            [CompletionResult]::new('--engine2', '--engine2', [CompletionResultType]::ParameterName, 'Command of the second engine')
            [CompletionResult]::new('--name1', '--name1', [CompletionResultType]::ParameterName, 'Name of the first engine')
            [CompletionResult]::new('--name2', '--name2', [CompletionResultType]::ParameterName, 'Name of the second engine')
            [CompletionResult]::new('--movetime', '--movetime', [CompletionResultType]::ParameterName, 'Time per move, in milliseconds')
            [CompletionResult]::new('--nodes', '--nodes', [CompletionResultType]::ParameterName, 'Nodes per move')
            [CompletionResult]::new('--nodes1', '--nodes1', [CompletionResultType]::ParameterName, 'Nodes per move of the first engine')
            [CompletionResult]::new('--nodes2', '--nodes2', [CompletionResultType]::ParameterName, 'Nodes per move of the second engine')
            [CompletionResult]::new('--option', '--option', [CompletionResultType]::ParameterName, 'A UCI option of all engines, such as Hash=16; may be repeated')
            [CompletionResult]::new('--option1', '--option1', [CompletionResultType]::ParameterName, 'A UCI option of the first engine')
            [CompletionResult]::new('--option2', '--option2', [CompletionResultType]::ParameterName, 'A UCI option of the second engine')
            [CompletionResult]::new('--seed', '--seed', [CompletionResultType]::ParameterName, 'Random seed of the openings')
            [CompletionResult]::new('--stall-timeout', '--stall-timeout', [CompletionResultType]::ParameterName, 'Time after which an engine without a clock counts as stalled, in seconds')
            [CompletionResult]::new('--pgn', '--pgn', [CompletionResultType]::ParameterName, 'Append each finished game to this file')
            [CompletionResult]::new('--engine3', '--engine3', [CompletionResultType]::ParameterName, 'Command of the third engine, without which the first two share the seats; `random` is a player that moves at random')
            [CompletionResult]::new('--name3', '--name3', [CompletionResultType]::ParameterName, 'Name of the third engine')
            [CompletionResult]::new('--games', '--games', [CompletionResultType]::ParameterName, 'Number of games, six per opening')
            [CompletionResult]::new('--nodes3', '--nodes3', [CompletionResultType]::ParameterName, 'Nodes per move of the third engine')
            [CompletionResult]::new('--option3', '--option3', [CompletionResultType]::ParameterName, 'A UCI option of the third engine')
            [CompletionResult]::new('--plies', '--plies', [CompletionResultType]::ParameterName, 'Random plies of the openings')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'heksy;book' {
            [CompletionResult]::new('--variant', '--variant', [CompletionResultType]::ParameterName, 'The game')
            [CompletionResult]::new('--nodes', '--nodes', [CompletionResultType]::ParameterName, 'Nodes per search')
            [CompletionResult]::new('--widths', '--widths', [CompletionResultType]::ParameterName, 'Maximum number of moves of a position, for each ply of the book')
            [CompletionResult]::new('--window', '--window', [CompletionResultType]::ParameterName, 'Centipawns that a move may lose against the best')
            [CompletionResult]::new('--concurrency', '--concurrency', [CompletionResultType]::ParameterName, 'Number of concurrent searches')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'heksy;ladder' {
            [CompletionResult]::new('--variant', '--variant', [CompletionResultType]::ParameterName, 'The variant')
            [CompletionResult]::new('--games', '--games', [CompletionResultType]::ParameterName, 'Games per match, two per opening')
            [CompletionResult]::new('--concurrency', '--concurrency', [CompletionResultType]::ParameterName, 'Number of concurrent games')
            [CompletionResult]::new('--plies', '--plies', [CompletionResultType]::ParameterName, 'Plies of the random openings')
            [CompletionResult]::new('--seed', '--seed', [CompletionResultType]::ParameterName, 'Random seed of openings and levels')
            [CompletionResult]::new('--from', '--from', [CompletionResultType]::ParameterName, 'The lowest level')
            [CompletionResult]::new('--to', '--to', [CompletionResultType]::ParameterName, 'The highest level')
            [CompletionResult]::new('--against', '--against', [CompletionResultType]::ParameterName, 'Whom each level plays')
            [CompletionResult]::new('--nodes', '--nodes', [CompletionResultType]::ParameterName, 'Nodes of a move at full strength')
            [CompletionResult]::new('--resign-adjudicate', '--resign-adjudicate', [CompletionResultType]::ParameterName, 'Adjudicate a loss by the score of the losing engine: movecount=4,score=1500')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'heksy;spsa' {
            [CompletionResult]::new('--engine', '--engine', [CompletionResultType]::ParameterName, 'Command of the engine: this program built with the feature tune')
            [CompletionResult]::new('--variant', '--variant', [CompletionResultType]::ParameterName, 'The variant')
            [CompletionResult]::new('--only', '--only', [CompletionResultType]::ParameterName, 'Constants to tune, separated by commas [default: all]')
            [CompletionResult]::new('--iterations', '--iterations', [CompletionResultType]::ParameterName, 'Number of iterations')
            [CompletionResult]::new('--pairs', '--pairs', [CompletionResultType]::ParameterName, 'Pairs of games of an iteration')
            [CompletionResult]::new('--nodes', '--nodes', [CompletionResultType]::ParameterName, 'Nodes per move')
            [CompletionResult]::new('--perturbation', '--perturbation', [CompletionResultType]::ParameterName, 'How far constants are moved in the last iteration, as a share of their range')
            [CompletionResult]::new('--rate', '--rate', [CompletionResultType]::ParameterName, 'How far a game won moves them in the last iteration, as a share of the perturbation')
            [CompletionResult]::new('--concurrency', '--concurrency', [CompletionResultType]::ParameterName, 'Number of concurrent games')
            [CompletionResult]::new('--plies', '--plies', [CompletionResultType]::ParameterName, 'Plies of the random openings')
            [CompletionResult]::new('--seed', '--seed', [CompletionResultType]::ParameterName, 'Random seed of openings and of the directions')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'The file of the values, a line for each iteration; a run is continued from it')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'heksy;endgames' {
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'heksy;selfplay' {
            [CompletionResult]::new('--variant', '--variant', [CompletionResultType]::ParameterName, 'The variant')
            [CompletionResult]::new('--games', '--games', [CompletionResultType]::ParameterName, 'Number of games')
            [CompletionResult]::new('--first', '--first', [CompletionResultType]::ParameterName, 'Number of the first game, to continue an earlier run')
            [CompletionResult]::new('--nodes', '--nodes', [CompletionResultType]::ParameterName, 'Nodes per move')
            [CompletionResult]::new('--plies', '--plies', [CompletionResultType]::ParameterName, 'Random plies at the start of each game')
            [CompletionResult]::new('--skip', '--skip', [CompletionResultType]::ParameterName, 'Plies at the start of each game that are not written')
            [CompletionResult]::new('--side-variations', '--side-variations', [CompletionResultType]::ParameterName, 'Side variations of each position: a random move and the reply, whose positions are written too')
            [CompletionResult]::new('--side-variation-nodes', '--side-variation-nodes', [CompletionResultType]::ParameterName, 'Nodes per move of a side variation')
            [CompletionResult]::new('--seed', '--seed', [CompletionResultType]::ParameterName, 'Random seed; the same seed gives the same games')
            [CompletionResult]::new('--threads', '--threads', [CompletionResultType]::ParameterName, 'Number of threads; the output does not depend on it')
            [CompletionResult]::new('--form', '--form', [CompletionResultType]::ParameterName, 'How positions are written: packed in 32 bytes, or as lines of text [default: packed, or as the file is]')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'The file to append the positions to; a run that was interrupted goes on')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'heksy;pack' {
            [CompletionResult]::new('--variant', '--variant', [CompletionResultType]::ParameterName, 'The variant')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Leave out positions in check, and those in which a capture or promotion wins at least this much, in centipawns')
            [CompletionResult]::new('--max-score', '--max-score', [CompletionResultType]::ParameterName, 'Leave out positions with a higher score, in centipawns')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'The output file, which must not exist')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'heksy;online' {
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('host', 'host', [CompletionResultType]::ParameterValue, 'Print an invitation to a game and wait for a guest')
            [CompletionResult]::new('join', 'join', [CompletionResultType]::ParameterValue, 'Join the host of an invitation, or resume an interrupted game')
            [CompletionResult]::new('resume', 'resume', [CompletionResultType]::ParameterValue, 'Resume the most recent interrupted game')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'heksy;online;host' {
            [CompletionResult]::new('--variant', '--variant', [CompletionResultType]::ParameterName, 'Game: glinski, mccooey, shafran or checkers')
            [CompletionResult]::new('--tc', '--tc', [CompletionResultType]::ParameterName, 'Time control: MINUTES+SECONDS (5+3), - for none, or a PGN time control in seconds (40/5400:1800)')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Your colour; lot is random')
            [CompletionResult]::new('--away', '--away', [CompletionResultType]::ParameterName, 'Seconds to wait for a player who loses the connection')
            [CompletionResult]::new('--engine', '--engine', [CompletionResultType]::ParameterName, 'Let the engine play at this level, from first-moves to full [default: read moves from standard input]')
            [CompletionResult]::new('--relay', '--relay', [CompletionResultType]::ParameterName, 'Relay server for computers that cannot connect directly: default, none or a URL')
            [CompletionResult]::new('--name', '--name', [CompletionResultType]::ParameterName, 'Your name, as your opponent sees it')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'File to append each game to when it is over [default: print all games at the end]')
            [CompletionResult]::new('--games', '--games', [CompletionResultType]::ParameterName, 'Number of games to play if the opponent asks for rematches (with --engine)')
            [CompletionResult]::new('--total-ban', '--total-ban', [CompletionResultType]::ParameterName, 'Checkers: men can never capture kings on those kings'' own promotion cells')
            [CompletionResult]::new('--announce', '--announce', [CompletionResultType]::ParameterName, 'Show the invitation to other computers on the same network')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'heksy;online;join' {
            [CompletionResult]::new('--engine', '--engine', [CompletionResultType]::ParameterName, 'Let the engine play at this level, from first-moves to full [default: read moves from standard input]')
            [CompletionResult]::new('--relay', '--relay', [CompletionResultType]::ParameterName, 'Relay server for computers that cannot connect directly: default, none or a URL')
            [CompletionResult]::new('--name', '--name', [CompletionResultType]::ParameterName, 'Your name, as your opponent sees it')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'File to append each game to when it is over [default: print all games at the end]')
            [CompletionResult]::new('--games', '--games', [CompletionResultType]::ParameterName, 'Number of games to play if the opponent asks for rematches (with --engine)')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'heksy;online;resume' {
            [CompletionResult]::new('--engine', '--engine', [CompletionResultType]::ParameterName, 'Let the engine play at this level, from first-moves to full [default: read moves from standard input]')
            [CompletionResult]::new('--relay', '--relay', [CompletionResultType]::ParameterName, 'Relay server for computers that cannot connect directly: default, none or a URL')
            [CompletionResult]::new('--name', '--name', [CompletionResultType]::ParameterName, 'Your name, as your opponent sees it')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'File to append each game to when it is over [default: print all games at the end]')
            [CompletionResult]::new('--games', '--games', [CompletionResultType]::ParameterName, 'Number of games to play if the opponent asks for rematches (with --engine)')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'heksy;online;help' {
            [CompletionResult]::new('host', 'host', [CompletionResultType]::ParameterValue, 'Print an invitation to a game and wait for a guest')
            [CompletionResult]::new('join', 'join', [CompletionResultType]::ParameterValue, 'Join the host of an invitation, or resume an interrupted game')
            [CompletionResult]::new('resume', 'resume', [CompletionResultType]::ParameterValue, 'Resume the most recent interrupted game')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'heksy;online;help;host' {
            break
        }
        'heksy;online;help;join' {
            break
        }
        'heksy;online;help;resume' {
            break
        }
        'heksy;online;help;help' {
            break
        }
        'heksy;tune' {
            [CompletionResult]::new('--variant', '--variant', [CompletionResultType]::ParameterName, 'The variant')
            [CompletionResult]::new('--start', '--start', [CompletionResultType]::ParameterName, 'Initial weights, instead of the built-in ones')
            [CompletionResult]::new('--result-share', '--result-share', [CompletionResultType]::ParameterName, 'Weight of the game result against the search score, 0 to 1')
            [CompletionResult]::new('--epochs', '--epochs', [CompletionResultType]::ParameterName, 'Number of epochs')
            [CompletionResult]::new('--batch', '--batch', [CompletionResultType]::ParameterName, 'Batch size in positions')
            [CompletionResult]::new('--learning-rate', '--learning-rate', [CompletionResultType]::ParameterName, 'Initial learning rate in centipawns')
            [CompletionResult]::new('--regularization', '--regularization', [CompletionResultType]::ParameterName, 'Strength of the L2 regularization towards the initial weights')
            [CompletionResult]::new('--threads', '--threads', [CompletionResultType]::ParameterName, 'Number of threads; the result does not depend on it')
            [CompletionResult]::new('--seed', '--seed', [CompletionResultType]::ParameterName, 'Random seed for the order of positions')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'The output file, in the format of assets/eval')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'heksy;train' {
            [CompletionResult]::new('--variant', '--variant', [CompletionResultType]::ParameterName, 'The variant')
            [CompletionResult]::new('--start', '--start', [CompletionResultType]::ParameterName, 'Initial network, instead of a random one')
            [CompletionResult]::new('--result-share', '--result-share', [CompletionResultType]::ParameterName, 'Weight of the game result against the search score, 0 to 1')
            [CompletionResult]::new('--epochs', '--epochs', [CompletionResultType]::ParameterName, 'Number of epochs')
            [CompletionResult]::new('--batch', '--batch', [CompletionResultType]::ParameterName, 'Batch size in positions')
            [CompletionResult]::new('--learning-rate', '--learning-rate', [CompletionResultType]::ParameterName, 'Initial learning rate')
            [CompletionResult]::new('--weight-decay', '--weight-decay', [CompletionResultType]::ParameterName, 'Weight decay; it is stronger for weights shared by few features')
            [CompletionResult]::new('--pool', '--pool', [CompletionResultType]::ParameterName, 'Positions in memory at a time, which are shuffled with each other; each takes 32 bytes')
            [CompletionResult]::new('--threads', '--threads', [CompletionResultType]::ParameterName, 'Number of threads; the result does not depend on it')
            [CompletionResult]::new('--seed', '--seed', [CompletionResultType]::ParameterName, 'Random seed for the initial weights and the order of positions')
            [CompletionResult]::new('--description', '--description', [CompletionResultType]::ParameterName, 'Text that the network keeps: how it was made [default: what it was trained on, and how]')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'The output file')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'heksy;uci' {
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'heksy;help' {
            [CompletionResult]::new('perft', 'perft', [CompletionResultType]::ParameterValue, 'Count the leaf nodes of the move tree, to check a move generator')
            [CompletionResult]::new('check', 'check', [CompletionResultType]::ParameterValue, 'Replay saved games and report errors, one line per game')
            [CompletionResult]::new('convert', 'convert', [CompletionResultType]::ParameterValue, 'Convert saved games to Heksy''s PGN')
            [CompletionResult]::new('analyse', 'analyse', [CompletionResultType]::ParameterValue, 'Search a position, or the final position of each saved game, and print the best lines')
            [CompletionResult]::new('report', 'report', [CompletionResultType]::ParameterValue, 'Annotate saved games with evaluations, ?!, ?, ?? and better lines')
            [CompletionResult]::new('bench', 'bench', [CompletionResultType]::ParameterValue, 'Search a fixed set of positions and print the number of nodes, the engine''s signature')
            [CompletionResult]::new('make-suite', 'make-suite', [CompletionResultType]::ParameterValue, 'Make the suite of `bench --suite` from games of `heksy match`')
            [CompletionResult]::new('match', 'match', [CompletionResultType]::ParameterValue, 'Play a match between two UCI engines')
            [CompletionResult]::new('match-three', 'match-three', [CompletionResultType]::ParameterValue, 'Play a match of two or three UCI engines in the game for three, with the seats rotated')
            [CompletionResult]::new('book', 'book', [CompletionResultType]::ParameterValue, 'Make an opening book from searches of the engine')
            [CompletionResult]::new('ladder', 'ladder', [CompletionResultType]::ParameterValue, 'Measure the Elo differences of the levels of play')
            [CompletionResult]::new('spsa', 'spsa', [CompletionResultType]::ParameterValue, 'Tune the constants of the search by many short matches')
            [CompletionResult]::new('endgames', 'endgames', [CompletionResultType]::ParameterValue, 'Generate the endgame tables')
            [CompletionResult]::new('selfplay', 'selfplay', [CompletionResultType]::ParameterValue, 'Play self-play games and write labelled positions')
            [CompletionResult]::new('pack', 'pack', [CompletionResultType]::ParameterValue, 'Pack labelled positions into 32 bytes each, if wanted only the quiet ones')
            [CompletionResult]::new('online', 'online', [CompletionResultType]::ParameterValue, 'Play with another computer: invite, join, or resume a game')
            [CompletionResult]::new('tune', 'tune', [CompletionResultType]::ParameterValue, 'Tune the weights of the hand-crafted evaluation on labelled positions')
            [CompletionResult]::new('train', 'train', [CompletionResultType]::ParameterValue, 'Train the neural network on labelled positions')
            [CompletionResult]::new('uci', 'uci', [CompletionResultType]::ParameterValue, 'Run the engine with the Universal Chess Interface (UCI) on standard input and output')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'heksy;help;perft' {
            break
        }
        'heksy;help;check' {
            break
        }
        'heksy;help;convert' {
            break
        }
        'heksy;help;analyse' {
            break
        }
        'heksy;help;report' {
            break
        }
        'heksy;help;bench' {
            break
        }
        'heksy;help;make-suite' {
            break
        }
        'heksy;help;match' {
            break
        }
        'heksy;help;match-three' {
            break
        }
        'heksy;help;book' {
            break
        }
        'heksy;help;ladder' {
            break
        }
        'heksy;help;spsa' {
            break
        }
        'heksy;help;endgames' {
            break
        }
        'heksy;help;selfplay' {
            break
        }
        'heksy;help;pack' {
            break
        }
        'heksy;help;online' {
            [CompletionResult]::new('host', 'host', [CompletionResultType]::ParameterValue, 'Print an invitation to a game and wait for a guest')
            [CompletionResult]::new('join', 'join', [CompletionResultType]::ParameterValue, 'Join the host of an invitation, or resume an interrupted game')
            [CompletionResult]::new('resume', 'resume', [CompletionResultType]::ParameterValue, 'Resume the most recent interrupted game')
            break
        }
        'heksy;help;online;host' {
            break
        }
        'heksy;help;online;join' {
            break
        }
        'heksy;help;online;resume' {
            break
        }
        'heksy;help;tune' {
            break
        }
        'heksy;help;train' {
            break
        }
        'heksy;help;uci' {
            break
        }
        'heksy;help;help' {
            break
        }
    })

    $completions.Where{ $_.CompletionText -like "$wordToComplete*" } |
        Sort-Object -Property ListItemText
}
