
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
            [CompletionResult]::new('diagram', 'diagram', [CompletionResultType]::ParameterValue, 'Draw a position, or a position of a saved game, as SVG or PNG')
            [CompletionResult]::new('gif', 'gif', [CompletionResultType]::ParameterValue, 'Draw a saved game as an animated GIF')
            [CompletionResult]::new('bench', 'bench', [CompletionResultType]::ParameterValue, 'Search a fixed set of positions and print the number of nodes, the engine''s signature')
            [CompletionResult]::new('endgames', 'endgames', [CompletionResultType]::ParameterValue, 'Make the endgame tables of a game, or print what they hold')
            [CompletionResult]::new('online', 'online', [CompletionResultType]::ParameterValue, 'Play with another computer: invite, join, or resume a game')
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
        'heksy;diagram' {
            [CompletionResult]::new('--variant', '--variant', [CompletionResultType]::ParameterName, 'Game of a FEN, and of saved games without a Variant tag: glinski, mccooey, shafran, checkers or three')
            [CompletionResult]::new('--game', '--game', [CompletionResultType]::ParameterName, 'Number of the game in the file')
            [CompletionResult]::new('--theme', '--theme', [CompletionResultType]::ParameterName, 'Colours of the board: honey, slate, green, night or high-contrast')
            [CompletionResult]::new('--pieces', '--pieces', [CompletionResultType]::ParameterName, 'Pieces: classic, modern or bold')
            [CompletionResult]::new('--move', '--move', [CompletionResultType]::ParameterName, 'Show the position after this move: 12 for White''s, 12... for Black''s [default: the last move]')
            [CompletionResult]::new('--size', '--size', [CompletionResultType]::ParameterName, 'Width of a PNG in pixels')
            [CompletionResult]::new('-o', '-o', [CompletionResultType]::ParameterName, 'Output file, PNG or SVG by its ending; an existing one is kept as FILE.bak [default: SVG to standard output]')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'Output file, PNG or SVG by its ending; an existing one is kept as FILE.bak [default: SVG to standard output]')
            [CompletionResult]::new('--flip', '--flip', [CompletionResultType]::ParameterName, 'Turn the board by half a circle')
            [CompletionResult]::new('--no-coordinates', '--no-coordinates', [CompletionResultType]::ParameterName, 'Leave out the coordinates')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'heksy;gif' {
            [CompletionResult]::new('--variant', '--variant', [CompletionResultType]::ParameterName, 'Game of a FEN, and of saved games without a Variant tag: glinski, mccooey, shafran, checkers or three')
            [CompletionResult]::new('--game', '--game', [CompletionResultType]::ParameterName, 'Number of the game in the file')
            [CompletionResult]::new('--theme', '--theme', [CompletionResultType]::ParameterName, 'Colours of the board: honey, slate, green, night or high-contrast')
            [CompletionResult]::new('--pieces', '--pieces', [CompletionResultType]::ParameterName, 'Pieces: classic, modern or bold')
            [CompletionResult]::new('--delay', '--delay', [CompletionResultType]::ParameterName, 'Time of each move in milliseconds, or “clocks” for the times of the players, 0.3 to 10 seconds')
            [CompletionResult]::new('--size', '--size', [CompletionResultType]::ParameterName, 'Width in pixels')
            [CompletionResult]::new('-o', '-o', [CompletionResultType]::ParameterName, 'Output file; an existing one is kept as FILE.bak [default: the name of the PGN file with the ending gif]')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'Output file; an existing one is kept as FILE.bak [default: the name of the PGN file with the ending gif]')
            [CompletionResult]::new('--flip', '--flip', [CompletionResultType]::ParameterName, 'Turn the board by half a circle')
            [CompletionResult]::new('--no-coordinates', '--no-coordinates', [CompletionResultType]::ParameterName, 'Leave out the coordinates')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'heksy;bench' {
            [CompletionResult]::new('--variant', '--variant', [CompletionResultType]::ParameterName, 'Engine: glinski for all two-player games, three for the three-player engine')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'heksy;endgames' {
            [CompletionResult]::new('--variant', '--variant', [CompletionResultType]::ParameterName, 'The game: glinski, mccooey or shafran')
            [CompletionResult]::new('--pieces', '--pieces', [CompletionResultType]::ParameterName, 'Maximum number of pieces, the kings included')
            [CompletionResult]::new('--threads', '--threads', [CompletionResultType]::ParameterName, 'Number of tables that are made at the same time')
            [CompletionResult]::new('--folder', '--folder', [CompletionResultType]::ParameterName, 'The folder of the tables [default: the program''s own folder for data]')
            [CompletionResult]::new('--archive', '--archive', [CompletionResultType]::ParameterName, 'Write the tables that are part of the program to this file, too')
            [CompletionResult]::new('--statistics', '--statistics', [CompletionResultType]::ParameterName, 'Print the numbers of won, drawn and lost positions of the tables that are there, and make none')
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
            [CompletionResult]::new('--engine', '--engine', [CompletionResultType]::ParameterName, 'Let the engine play at this level, from 1 to 10 or full [default: read moves from standard input]')
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
            [CompletionResult]::new('--engine', '--engine', [CompletionResultType]::ParameterName, 'Let the engine play at this level, from 1 to 10 or full [default: read moves from standard input]')
            [CompletionResult]::new('--relay', '--relay', [CompletionResultType]::ParameterName, 'Relay server for computers that cannot connect directly: default, none or a URL')
            [CompletionResult]::new('--name', '--name', [CompletionResultType]::ParameterName, 'Your name, as your opponent sees it')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'File to append each game to when it is over [default: print all games at the end]')
            [CompletionResult]::new('--games', '--games', [CompletionResultType]::ParameterName, 'Number of games to play if the opponent asks for rematches (with --engine)')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'heksy;online;resume' {
            [CompletionResult]::new('--engine', '--engine', [CompletionResultType]::ParameterName, 'Let the engine play at this level, from 1 to 10 or full [default: read moves from standard input]')
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
            [CompletionResult]::new('diagram', 'diagram', [CompletionResultType]::ParameterValue, 'Draw a position, or a position of a saved game, as SVG or PNG')
            [CompletionResult]::new('gif', 'gif', [CompletionResultType]::ParameterValue, 'Draw a saved game as an animated GIF')
            [CompletionResult]::new('bench', 'bench', [CompletionResultType]::ParameterValue, 'Search a fixed set of positions and print the number of nodes, the engine''s signature')
            [CompletionResult]::new('endgames', 'endgames', [CompletionResultType]::ParameterValue, 'Make the endgame tables of a game, or print what they hold')
            [CompletionResult]::new('online', 'online', [CompletionResultType]::ParameterValue, 'Play with another computer: invite, join, or resume a game')
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
        'heksy;help;diagram' {
            break
        }
        'heksy;help;gif' {
            break
        }
        'heksy;help;bench' {
            break
        }
        'heksy;help;endgames' {
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
