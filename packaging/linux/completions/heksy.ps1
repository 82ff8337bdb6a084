
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
            [CompletionResult]::new('--language', '--language', [CompletionResultType]::ParameterName, 'The language of the window, from now on')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('perft', 'perft', [CompletionResultType]::ParameterValue, 'Count the leaf nodes of the move tree of a position')
            [CompletionResult]::new('check', 'check', [CompletionResultType]::ParameterValue, 'Read saved games, replay every move and print one line per game')
            [CompletionResult]::new('convert', 'convert', [CompletionResultType]::ParameterValue, 'Read saved games of any make and write them in the one form that Heksy writes')
            [CompletionResult]::new('analyse', 'analyse', [CompletionResultType]::ParameterValue, 'Search a position and print the best lines')
            [CompletionResult]::new('report', 'report', [CompletionResultType]::ParameterValue, 'Judge saved games move by move and write them with evaluations, glyphs and better lines')
            [CompletionResult]::new('bench', 'bench', [CompletionResultType]::ParameterValue, 'Search a fixed set of positions and print the number of nodes, the signature of the engine')
            [CompletionResult]::new('endgames', 'endgames', [CompletionResultType]::ParameterValue, 'Generate the endgame tables')
            [CompletionResult]::new('online', 'online', [CompletionResultType]::ParameterValue, 'Play with another computer: invite, join, or go on with a game')
            [CompletionResult]::new('uci', 'uci', [CompletionResultType]::ParameterValue, 'Speak the Universal Chess Interface on standard input and output')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'heksy;perft' {
            [CompletionResult]::new('--variant', '--variant', [CompletionResultType]::ParameterName, 'The variant, or three, the game for three players')
            [CompletionResult]::new('--fen', '--fen', [CompletionResultType]::ParameterName, 'The position, instead of the start position')
            [CompletionResult]::new('--divide', '--divide', [CompletionResultType]::ParameterName, 'Print the count for each first move')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'heksy;check' {
            [CompletionResult]::new('--variant', '--variant', [CompletionResultType]::ParameterName, 'The variant of games without a Variant tag')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'heksy;convert' {
            [CompletionResult]::new('--variant', '--variant', [CompletionResultType]::ParameterName, 'The game to take those for that do not name theirs')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'Write to this file instead of standard output; an old one is kept as FILE.bak')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'heksy;analyse' {
            [CompletionResult]::new('--variant', '--variant', [CompletionResultType]::ParameterName, 'The game a FEN is of, and the one to take saved games for that do not name theirs')
            [CompletionResult]::new('--depth', '--depth', [CompletionResultType]::ParameterName, 'Stop at this depth in plies')
            [CompletionResult]::new('--nodes', '--nodes', [CompletionResultType]::ParameterName, 'Stop at this many nodes; without any limit at a million')
            [CompletionResult]::new('--movetime', '--movetime', [CompletionResultType]::ParameterName, 'Stop after this many milliseconds')
            [CompletionResult]::new('--lines', '--lines', [CompletionResultType]::ParameterName, 'How many lines')
            [CompletionResult]::new('--threads', '--threads', [CompletionResultType]::ParameterName, 'Threads, instead of one; with several the result is not always the same')
            [CompletionResult]::new('--hash', '--hash', [CompletionResultType]::ParameterName, 'Mebibytes of transposition table')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'heksy;report' {
            [CompletionResult]::new('--variant', '--variant', [CompletionResultType]::ParameterName, 'The game to take those for that do not name theirs')
            [CompletionResult]::new('--nodes', '--nodes', [CompletionResultType]::ParameterName, 'Nodes searched for each move')
            [CompletionResult]::new('--threads', '--threads', [CompletionResultType]::ParameterName, 'Moves searched at the same time, instead of one for each core; the result is the same')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'Write to this file; an old one is kept as FILE.bak')
            [CompletionResult]::new('--no-lines', '--no-lines', [CompletionResultType]::ParameterName, 'Add no variations with the best lines')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'heksy;bench' {
            [CompletionResult]::new('--variant', '--variant', [CompletionResultType]::ParameterName, 'The game: glinski, or three, the game for three players')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'heksy;endgames' {
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'heksy;online' {
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('host', 'host', [CompletionResultType]::ParameterValue, 'Invite to a game: prints an invitation and waits for a guest')
            [CompletionResult]::new('join', 'join', [CompletionResultType]::ParameterValue, 'Join the host of an invitation, or go on with the game that was broken off')
            [CompletionResult]::new('resume', 'resume', [CompletionResultType]::ParameterValue, 'Go on with the latest game that was broken off')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'heksy;online;host' {
            [CompletionResult]::new('--variant', '--variant', [CompletionResultType]::ParameterName, 'The variant')
            [CompletionResult]::new('--tc', '--tc', [CompletionResultType]::ParameterName, 'The clock: minutes and seconds for each move as in 5+3, or -, or as a PGN file writes it')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'The host''s colour')
            [CompletionResult]::new('--away', '--away', [CompletionResultType]::ParameterName, 'How long a cut of the connection may last, in seconds')
            [CompletionResult]::new('--engine', '--engine', [CompletionResultType]::ParameterName, 'Let the engine play at this level, from first-moves to full; otherwise moves are read from standard input')
            [CompletionResult]::new('--relay', '--relay', [CompletionResultType]::ParameterName, 'How computers reach each other that cannot do so directly: default, none, or the address of a relay')
            [CompletionResult]::new('--name', '--name', [CompletionResultType]::ParameterName, 'The name that the other side sees')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'Append each game to this file when it is over, instead of printing all at the end')
            [CompletionResult]::new('--games', '--games', [CompletionResultType]::ParameterName, 'How many games the engine plays with its guest, if that wants a rematch')
            [CompletionResult]::new('--total-ban', '--total-ban', [CompletionResultType]::ParameterName, 'Checkers: men may never capture kings on their own promotion row')
            [CompletionResult]::new('--announce', '--announce', [CompletionResultType]::ParameterName, 'Let other computers on the same network see the invitation')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'heksy;online;join' {
            [CompletionResult]::new('--engine', '--engine', [CompletionResultType]::ParameterName, 'Let the engine play at this level, from first-moves to full; otherwise moves are read from standard input')
            [CompletionResult]::new('--relay', '--relay', [CompletionResultType]::ParameterName, 'How computers reach each other that cannot do so directly: default, none, or the address of a relay')
            [CompletionResult]::new('--name', '--name', [CompletionResultType]::ParameterName, 'The name that the other side sees')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'Append each game to this file when it is over, instead of printing all at the end')
            [CompletionResult]::new('--games', '--games', [CompletionResultType]::ParameterName, 'How many games the engine plays with its guest, if that wants a rematch')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'heksy;online;resume' {
            [CompletionResult]::new('--engine', '--engine', [CompletionResultType]::ParameterName, 'Let the engine play at this level, from first-moves to full; otherwise moves are read from standard input')
            [CompletionResult]::new('--relay', '--relay', [CompletionResultType]::ParameterName, 'How computers reach each other that cannot do so directly: default, none, or the address of a relay')
            [CompletionResult]::new('--name', '--name', [CompletionResultType]::ParameterName, 'The name that the other side sees')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'Append each game to this file when it is over, instead of printing all at the end')
            [CompletionResult]::new('--games', '--games', [CompletionResultType]::ParameterName, 'How many games the engine plays with its guest, if that wants a rematch')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'heksy;online;help' {
            [CompletionResult]::new('host', 'host', [CompletionResultType]::ParameterValue, 'Invite to a game: prints an invitation and waits for a guest')
            [CompletionResult]::new('join', 'join', [CompletionResultType]::ParameterValue, 'Join the host of an invitation, or go on with the game that was broken off')
            [CompletionResult]::new('resume', 'resume', [CompletionResultType]::ParameterValue, 'Go on with the latest game that was broken off')
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
            [CompletionResult]::new('perft', 'perft', [CompletionResultType]::ParameterValue, 'Count the leaf nodes of the move tree of a position')
            [CompletionResult]::new('check', 'check', [CompletionResultType]::ParameterValue, 'Read saved games, replay every move and print one line per game')
            [CompletionResult]::new('convert', 'convert', [CompletionResultType]::ParameterValue, 'Read saved games of any make and write them in the one form that Heksy writes')
            [CompletionResult]::new('analyse', 'analyse', [CompletionResultType]::ParameterValue, 'Search a position and print the best lines')
            [CompletionResult]::new('report', 'report', [CompletionResultType]::ParameterValue, 'Judge saved games move by move and write them with evaluations, glyphs and better lines')
            [CompletionResult]::new('bench', 'bench', [CompletionResultType]::ParameterValue, 'Search a fixed set of positions and print the number of nodes, the signature of the engine')
            [CompletionResult]::new('endgames', 'endgames', [CompletionResultType]::ParameterValue, 'Generate the endgame tables')
            [CompletionResult]::new('online', 'online', [CompletionResultType]::ParameterValue, 'Play with another computer: invite, join, or go on with a game')
            [CompletionResult]::new('uci', 'uci', [CompletionResultType]::ParameterValue, 'Speak the Universal Chess Interface on standard input and output')
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
        'heksy;help;endgames' {
            break
        }
        'heksy;help;online' {
            [CompletionResult]::new('host', 'host', [CompletionResultType]::ParameterValue, 'Invite to a game: prints an invitation and waits for a guest')
            [CompletionResult]::new('join', 'join', [CompletionResultType]::ParameterValue, 'Join the host of an invitation, or go on with the game that was broken off')
            [CompletionResult]::new('resume', 'resume', [CompletionResultType]::ParameterValue, 'Go on with the latest game that was broken off')
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
