### Every text a user sees, in Esperanto.
### Short and plain: the problem, and what to do. No exclamation marks.
###
### A piece is given to a message by its key: { NAME($piece) } is its name, { NAME($piece, form: "accusative") } the
### attribute .accusative of its name, and { $piece -> [piece-rook] … } chooses other words by it, such as a gender.

## Colours, pieces, levels

color-white = Blanko
color-black = Nigro
piece-pawn = peono
    .accusative = peonon
piece-knight = ĉevalo
    .accusative = ĉevalon
piece-bishop = kuriero
    .accusative = kurieron
piece-rook = turo
    .accusative = turon
piece-queen = damo
    .accusative = damon
piece-king = reĝo
    .accusative = reĝon
piece-man = peco
    .accusative = pecon
piece-crowned = damo
    .accusative = damon
piece-any = peco
    .accusative = pecon

variant-glinski = Gliński
variant-mccooey = McCooey
variant-shafran = Shafran
variant-checkers = Damoj

level = { $number ->
    [1] 1 – Novveninto
    [2] 2 – Komencanto
    [3] 3 – Lernanto
    [4] 4 – Hobiulo
    [5] 5 – Amatoro
    [6] 6 – Klubano
    [7] 7 – Forta ludanto
    [8] 8 – Spertulo
    [9] 9 – Majstro
    [10] 10 – Grandmajstro
   *[11] Plena forto
}
level-hint = { $number ->
    [1] Konas la movojn, kaj ne rimarkas la plimulton de tio, kio okazas sur la tabulo.
    [2] Batas tion, kion ĝi vidas, kaj ofte lasas siajn pecojn sen protekto.
    [3] Neniam preteratentas rebaton aŭ venkon per unu movo, sed ne rimarkas multajn minacojn.
    [4] Vidas la plimulton de proksimaj minacoj, kaj ne rimarkas kelkajn de malproksime.
    [5] Malofte preteratentas minacon de unu movo.
    [6] Preteratentas nenion simplan, kaj rigardas unu movon antaŭen.
    [7] Rigardas du movojn antaŭen.
    [8] Kalkulas mallongajn kombinojn.
    [9] Kalkulas pli longajn kombinojn, kaj malmulte eraras.
    [10] Punas preskaŭ ĉiun eraron.
   *[11] Uzas sian tutan tempon, kaj ĉiam ludas la plej bonan movon, kiun ĝi trovas.
}
level-between = Pli forta ol nivelo { $below }, kaj malpli forta ol nivelo { $above }.
computer-name = Komputilo ({ $level })

## Numbers and keys

decimal-separator = ,
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
key-up = Supren
key-down = Malsupren
key-left = Maldekstren
key-right = Dekstren
key-home = Home
key-delete = Delete
key-end = End
key-page-up = Page Up
key-page-down = Page Down
key-space = Spacoklavo
key-enter = Enter
key-escape = Esc
key-tab = Tab
key-backspace = Backspace
key-insert = Insert
key-with-modifier = { $modifier }+{ $key }
listed = { $first }, { $next }
name-with-key = { $name } ({ $key })

## The board, for screen readers

board-name = Tabulo
board-cell-empty = { $cell }, malplena
board-cell-white = { $cell }, blanka { NAME($piece) }
board-cell-black = { $cell }, nigra { NAME($piece) }
board-target = laŭregula movo
board-capture = laŭregula bato
board-castling = aroko kun ĉi tiu turo
board-must-take = batenda
board-wrong = ĉi tie ne permesata
board-circled = en cirklo
board-promote = Ŝanĝi en { NAME($piece, form: "accusative") }
board-castle = Aroko { $way }
board-premove = antaŭmovo
board-confirm = Konfirmi la movon
board-put-back = Nuligi la movon

capture-unclear = Pli ol unu bato finiĝas tie: alklaku laŭvice la fakojn, sur kiujn la peco saltas.

## Announcements for screen readers
## { $side } is white or black, { $shade } is light, medium or dark, { $move } is one of these messages.

board-light = hela fako
board-medium = griza fako
board-dark = malhela fako
board-described = { $shade }, { $what }
speech-start = Komenca pozicio.
speech-hint = Konsilo: { $move }.
speech-in-hand = { $cell }: enmane{ $count ->
    [0] .
    [one] , 1 movo.
   *[other] , { $count } movoj.
 }
speech-put-back = Remetita.
speech-below = { $seat ->
   *[white] Blanko
    [red] Ruĝo
    [black] Nigro
 } estas malsupre.
speech-on = { $what }: ŝaltita
speech-off = { $what }: malŝaltita
speech-analysis = Analizo
speech-lock = Fikso ĉe la pozicio
speech-only-target = { $cell }, la sola movo
speech-evaluation = { $score }, { $depth }. { $move }
speech-done = { $what }: preta
speech-back = Reen al: { $move }
speech-moves = { $side ->
   *[white] Blanka
    [black] Nigra
 } { NAME($piece) } de { $from } al { $to }
speech-takes = { $side ->
   *[white] Blanka
    [black] Nigra
 } { NAME($piece) } de { $from } batas { NAME($taken, form: "accusative") } sur { $to }
speech-en-passant = { $side ->
   *[white] Blanka
    [black] Nigra
 } peono de { $from } batas dum trapaso sur { $to }
speech-castles = { $side ->
   *[white] Blanko
    [black] Nigro
 } arokas, reĝo al { $to }
speech-jumps = { $side ->
   *[white] Blanka
    [black] Nigra
 } { NAME($piece) } saltas de { $from } al { $to } kaj batas { $count ->
    [one] unu pecon
   *[other] { $count } pecojn
 }
speech-promotes = { $move }, fariĝas { NAME($piece) }
speech-check = { $move }, ŝako
speech-mate = { $move }, ŝakmato
speech-cell = { $cell }, { $shade ->
   *[light] hela fako
    [medium] griza fako
    [dark] malhela fako
 }.
speech-attacked = { $text } Atakata de: { $pieces }.
speech-defended = { $text } Defendata de: { $pieces }.
speech-reached-white = { $text } Blanko povas atingi ĝin per: { $pieces }.
speech-reached-black = { $text } Nigro povas atingi ĝin per: { $pieces }.

## The welcome bar

welcome = Ĉu vi ludas unuafoje?
welcome-text = Lernu la movojn de la pecoj per mallongaj lecionoj, aŭ simple provu: levu pecon, kaj ĝiaj fakoj montriĝos.
start-moves = Kiel ili moviĝas
start-rules = Ĉiuj reguloj
welcome-rules = Legi la regulojn
welcome-levels = Komenci partion…
welcome-dismiss = Fermi

## The help page on playing without seeing the board

blind-title = Ludi kun ekranlegilo
blind-start-title = Por komenci
blind-start = Heksy parolas per la ekranlegilo de via sistemo: Orca 45 aŭ pli nova en Linux, NVDA, JAWS aŭ Narrator en Windows, VoiceOver en macOS. Lanĉu ĝin antaŭ Heksy. Ĉio en la fenestro havas nomon, kaj per Tab vi iras de unu afero al la sekva.
blind-board-title = La tabulo
blind-board = La tabulo havas dek unu kolumnojn, de a ĝis l sen j. La meza kolumno, f, havas dek unu fakojn, kaj flanken de ĝi ĉiu sekva kolumno havas unu malpli. La tri koloroj de fakoj alternas: kuriero restas sur sia koloro, turo transiras ĉiujn. “Reguloj de la ludo” en la menuo “Helpo” diras ĉion per vortoj.
blind-cells-title = De fako al fako
blind-cells = Tab kondukas vin al la tabulo. Per la sagoklavoj vi iras supren kaj malsupren laŭ la kolumno, kaj al la apuda kolumno maldekstre aŭ dekstre. Ĉiu fako diras sian nomon, kio staras sur ĝi, sian koloron, kaj, dum peco estas en via mano, ĉu ĝi povas iri tien. Shift kun la spacoklavo diras, kio atakas kaj kio defendas la fakon.
blind-moves-title = Fari movon
blind-moves = Plej rapide: premu M, tajpu la movon, ekzemple f5f6, kaj premu Enter; tio eblas ankaŭ en problemoj. Aŭ iru al peco kaj premu Enter, iru al ĝia celo kaj denove premu Enter. Esc remetas la pecon. Se movo estas kontraŭregula, vi aŭdas la kialon. Kiam peono ŝanĝiĝas, premu la literon de la dezirata peco, aŭ elektu ĝin per Tab.
blind-list-title = Kio estas dirata aŭtomate
blind-list = Ĉiu movo estas dirata per vortoj, kiam ĝi estas farita, kun batoj, ŝakoj kaj la fino de la partio; same proponoj de remio, mesaĝoj kaj la averto, ke restas malmulte da tempo. La maldekstra kaj la dekstra sagoklavoj trairas la partion, kiam la klavara kursoro estas sur neniu elemento, kaj ĉiu movo estas dirata denove. En la listo ĉiu movo estas aparta butono; Enter iras tien. En studo E diras la takson.
blind-clock-title = Horloĝoj kaj stato
blind-clock = La angulo de ĉiu ludanto diras la nomon, la batitajn pecojn kaj la restantan tempon. La linio supre diras, kies vico estas. En la grafikaĵo de raporto la maldekstra kaj la dekstra sagoklavoj iras de movo al movo kaj diras, kion Blanko povas atendi.
blind-help-title = Menuoj kaj fulmoklavoj
blind-help = “Fulmoklavoj” en la menuo “Helpo” listigas ĉiujn klavojn. Helpas ankaŭ pli grandaj literoj (“Fenestra grando” kaj “Notada grando” en la agordoj), tabulo kun alta kontrasto kaj dikaj pecoj.

## Illegal moves

illegal = Kontraŭregula movo: { $reason }.
illegal-no-piece = sur { $cell } staras neniu peco
illegal-not-your-turn = la { NAME($piece) } sur { $cell } apartenas al la alia flanko
illegal-own-piece = sur { $target } staras via propra { NAME($other) }
illegal-blocked = la { NAME($other) } sur { $other-cell } baras la vojon al la { NAME($piece) } sur { $cell }
illegal-nothing-to-take = tiel la peono batas, sed sur { $target } estas nenio batebla
illegal-king-attacked = la { NAME($other) } sur { $other-cell } atakas { $target }
illegal-still-in-check = la { NAME($other) } sur { $other-cell } donas ŝakon al la reĝo, kaj tio ĉi ne helpas
illegal-pinned = la { NAME($other) } sur { $other-cell } ligas la { NAME($piece, form: "accusative") } sur { $cell }
illegal-exposes-king = ĝi elmetus la reĝon al la { NAME($other) } sur { $other-cell }
illegal-castling-lost = la reĝo aŭ la turo jam moviĝis
illegal-castling-blocked = la { NAME($other) } sur { $other-cell } staras inter la reĝo kaj la turo
illegal-castling-in-check = la reĝo estas en ŝako
illegal-castling-attacked = la reĝo transirus { $other-cell }, kiu estas atakata
illegal-other-kind = la { NAME($piece) } sur { $cell } povas iri al { $target }, sed ne ĉi tiel
illegal-other-game = ĝi estas movo de alia ludo
illegal-way-pawn = { $game ->
   *[glinski] peono marŝas rekte laŭ sia kolumno kaj batas sur la du najbaraj fakoj antaŭ si
    [mccooey] peono marŝas rekte laŭ sia kolumno kaj batas unu kurieran paŝon antaŭen
    [shafran] peono marŝas rekte laŭ sia kolumno kaj batas unu kurieran paŝon antaŭen
 }
illegal-way-knight = ĉevalo saltas al la plej proksimaj fakoj, kiujn damo ne povus atingi
illegal-way-bishop = kuriero marŝas tra la anguloj de sia fako kaj restas sur sia koloro
illegal-way-rook = turo marŝas trans la laterojn de sia fako, en ses direktoj
illegal-way-queen = damo marŝas kiel turo aŭ kiel kuriero
illegal-way-king = reĝo marŝas unu paŝon, kiel damo

touch-own = Tuŝo devigas: la { NAME($piece) } sur { $cell } estis tuŝita kaj devas moviĝi.
touch-enemy = Tuŝo devigas: la { NAME($piece) } sur { $cell } estis tuŝita kaj devas esti batita.

wait-paused = La partio estas paŭzigita.
wait-computer = Estas la vico de { $name }.

## The state of the game

status-your-move = Via vico
status-white-to-move = Vico de Blanko
status-black-to-move = Vico de Nigro
status-white-in-check = Blanko estas en ŝako
status-black-in-check = Nigro estas en ŝako
status-you-in-check = Vi estas en ŝako
status-thinking = { $name } pensas
status-paused = Paŭzo
status-replay = { $move }, movo { $number } el { $last }
status-replay-start = Komenca pozicio
status-with-state = { $text } · { $state }
low-time-white = Al Blanko restas { $seconds ->
    [one] unu sekundo
   *[other] { $seconds } sekundoj
 }.
low-time-black = Al Nigro restas { $seconds ->
    [one] unu sekundo
   *[other] { $seconds } sekundoj
 }.
time-hours = { $hours ->
    [one] 1 horo
   *[other] { $hours } horoj
 } { $minutes ->
    [one] 1 minuto
   *[other] { $minutes } minutoj
 }
time-minutes = { $minutes ->
    [one] 1 minuto
   *[other] { $minutes } minutoj
 } { $seconds ->
    [one] 1 sekundo
   *[other] { $seconds } sekundoj
 }
time-seconds = { $seconds ->
    [one] 1 sekundo
   *[other] { $seconds } sekundoj
 }
title-game = { $white } – { $black } – { $game } – Heksy
title-file = { $white } – { $black } – { $file } – { $game } – Heksy
title-editor = Starigo de pozicio – { $game } – Heksy
title-games = { $title } – Heksy
title-unsaved = • { $title }
moves-show-variation = Montri la varianton { $move }
moves-hide-variation = Kaŝi la varianton { $move }
moves-unread = Ne eblis legi: { $text }

## The computer

computer-failed = La komputila ludanto ĉesis funkcii{ $reason ->
    [none] {""}
   *[other] : { $reason }
 }. La partio daŭras: provigu ĝin denove per “Movi nun”, reprenu movon, aŭ konservu la partion.
draw-declined = { $name } rifuzas la remion.
own-rating-after = Viaj rangopoentoj kontraŭ la komputilo: { $rating } ({ $change })
takeback-declined = { $name } ne konsentas pri la repreno.
draw-with-move = Remio estos proponita kune kun la sekva movo.
draw-not-with-move = La remiopropono estas retirita.
tournament-no-editor = Laŭ turniraj reguloj oni ne starigas pozicion, dum la partio daŭras.
nothing-to-claim = Neniu remio estas postulebla: la pozicio ne aperis trifoje, kaj 50 movoj ne pasis.
score-white-mates = Blanko: mato en { $moves }
score-black-mates = Nigro: mato en { $moves }
score-white-wins = Blanko: venko en { $moves }
score-black-wins = Nigro: venko en { $moves }
score-short-white-mates = #{ $moves }
score-short-black-mates = #-{ $moves }
hint-failed = Ne eblis trovi konsilon: { $reason }. Petu denove, por ke la motoro provu ankoraŭfoje.
analysis-failed = La analizo haltis: { $reason }. Reŝaltu ĝin, por ke ĝi provu ankoraŭfoje.
report-failed = La raporto estas ĉesigita, ĉar la motoro haltis: { $reason }. Rekomencu ĝin, por ke ĝi provu ankoraŭfoje.
report-with-better = { $fact }; { $better }.
report-alone = { $fact }.
report-change = { $fact } (de { $before } al { $after })
report-lets-mate = { $move } ebligas al { $side } maton en { $moves ->
    [one] unu movo
   *[other] { $moves } movoj
 }
report-lets-win = { $move } ebligas al { $side } venkon en { $moves ->
    [one] unu movo
   *[other] { $moves } movoj
 }
report-misses-mate = { $move } preterlasas maton en { $moves ->
    [one] unu movo
   *[other] { $moves } movoj
 }
report-misses-win = { $move } preterlasas venkon en { $moves ->
    [one] unu movo
   *[other] { $moves } movoj
 }
report-inaccuracy = { $move } estas malprecizaĵo
report-mistake = { $move } estas eraro
report-blunder = { $move } estas erarego
report-book = { $move } estas en la libro de malfermoj
report-better = { $move } estis pli bona
report-better-mates = { $move } estus matinta en { $moves ->
    [one] unu movo
   *[other] { $moves } movoj
 }
report-better-wins = { $move } estus venkinta en { $moves ->
    [one] unu movo
   *[other] { $moves } movoj
 }
report-better-stalemate = { $move } estus kaŭzinta paton: { $result }
report-better-stalemate-line = la plej bona linio post { $move } finiĝas per pato: { $result }
cause-wins = { $move } gajnas ĝin
cause-wins-for = { $move } gajnas ĝin kontraŭ { $given }
cause-bad-capture = La { NAME($taken) } sur { $cell } estas protektata: { $move } gajnas la { NAME($piece, form: "accusative") } kontraŭ { $given }.
cause-moved-there = La { NAME($victim) } ne estas sekura sur { $cell }: { $wins }.
cause-still-attacked = La { NAME($victim) } sur { $cell } ankoraŭ estas atakata: { $wins }.
cause-stops-protecting = La { NAME($piece) } ne plu protektas la { NAME($victim, form: "accusative") } sur { $cell }: { $wins }.
cause-opens-line = Tio malfermas la linion de la { NAME($by) } sur { $from } al la { NAME($victim) } sur { $cell }: { $wins }.
cause-blocks-protector = La { NAME($piece) } sur { $to } baras la vojon de la { NAME($by) }, kiu protektas la { NAME($victim, form: "accusative") } sur { $cell }: { $wins }.
cause-unprotected = Nenio protektas la { NAME($victim, form: "accusative") } sur { $cell }: { $wins }.
cause-missed-unprotected = Preterlasite: nenio protektas la { NAME($victim, form: "accusative") } sur { $cell }: { $wins }.
cause-not-safe = La { NAME($victim) } sur { $cell } ne estas sekura: { $wins }.
cause-missed-not-safe = Preterlasite: la { NAME($victim) } sur { $cell } ne estas sekura: { $wins }.
cause-takes-less = { $move } batas pli: { NAME($victim, form: "accusative") } anstataŭ { NAME($taken, form: "accusative") }.
cause-takes-back = { $move } rebatas.
cause-fork = { $move } samtempe atakas la { NAME($other, form: "accusative") } sur { $other-cell } kaj la { NAME($victim, form: "accusative") } sur { $cell }.
cause-skewer = { $move } atakas la { NAME($other, form: "accusative") } sur { $other-cell }, kaj malantaŭ ĝi la { NAME($victim, form: "accusative") } sur { $cell }.
cause-pin = { $move } ligas la { NAME($victim, form: "accusative") } sur { $cell } al la reĝo.
cause-pinned = { $move } atakas la { NAME($victim, form: "accusative") } sur { $cell }, kiun ligas la { NAME($other) } sur { $other-cell }.
cause-discovered = { $move } malfermas la linion de la { NAME($other) } sur { $other-cell } al la { NAME($victim) } sur { $cell }.
cause-discovered-check = { $move } donas malkovran ŝakon kaj atakas la { NAME($victim, form: "accusative") } sur { $cell }.
cause-protector-taken = { $move } batas la { NAME($taken, form: "accusative") }, kiu protektas la { NAME($victim, form: "accusative") } sur { $cell }: sekvas { $then }.
cause-trapped = { $move } atakas la { NAME($victim, form: "accusative") } sur { $cell }, kiu havas neniun sekuran fakon.
cause-attacked = { $move } atakas kaj gajnas la { NAME($victim, form: "accusative") } sur { $cell }.
cause-attacked-for = { $move } atakas la { NAME($victim, form: "accusative") } sur { $cell } kaj gajnas ĝin kontraŭ { $given }.
cause-and-wins = { $cause } Tio gajnas { $won }.
cause-line = { $move } gajnas { $won }: { $line }.
# La gajnitaj pecoj, poste la donitaj.
cause-won-for = { $won } kontraŭ { $given }
cause-won-and = { $first } kaj { $next }
cause-won = { $count ->
    [one] { NAME($piece, form: "accusative") }
    [2] du { NAME($piece) }jn
    [3] tri { NAME($piece) }jn
   *[other] { $count } { NAME($piece) }jn
}
# La samo post “kontraŭ”.
cause-given = { $count ->
    [one] { NAME($piece) }
    [2] du { NAME($piece) }j
    [3] tri { NAME($piece) }j
   *[other] { $count } { NAME($piece) }j
}
cause-promotes = { $moves ->
    [one] La { NAME($piece) } sur { $cell } ŝanĝiĝas: { $move }.
   *[other] La { NAME($piece) } sur { $cell } ŝanĝiĝas post { $moves } movoj, komence { $move }.
}
cause-missed-promotes = { $moves ->
    [one] Preterlasite: la { NAME($piece) } sur { $cell } ŝanĝiĝas: { $move }.
   *[other] Preterlasite: la { NAME($piece) } sur { $cell } ŝanĝiĝas post { $moves } movoj, komence { $move }.
}
cause-perpetual = { $move } donas eternan ŝakon: remio.
cause-stalemate = { $move } kondukas al pato: { $result }.
cause-ends = { $move } finas la partion: { $result }.
# Antaŭ frazo, kiu komenciĝas per movo.
cause-missed = Preterlasite: { $cause }
cause-shot = { $move } oferas { $given }: post { $answer }, { $then } batas { $won }.
cause-captures = { $move } batas { $won }.
cause-exchange = { $move } komencas interŝanĝon: { $won }.
report-play-cause = Montri la varianton
summary = { $who ->
    [white] Blanko
    [black] Nigro
   *[you] Vi
 } { $what }.
summary-next = Montri ilin unu post la alia
lapse-unprotected = { $count ->
    [one] lasis unu pecon sen protekto
   *[other] lasis { $count } pecojn sen protekto
}
lapse-missed-capture = { $count ->
    [one] preterlasis unu baton
   *[other] preterlasis { $count } batojn
}
lapse-took-protected = { $count ->
    [one] batis unu protektatan pecon
   *[other] batis { $count } protektatajn pecojn
}
lapse-double-attack = { $count ->
    [one] ne rimarkis unu forkon aŭ ligon
   *[other] ne rimarkis { $count } forkojn aŭ ligojn
}
lapse-missed-double-attack = { $count ->
    [one] preterlasis unu forkon aŭ ligon
   *[other] preterlasis { $count } forkojn aŭ ligojn
}
lapse-mate = { $count ->
    [one] ne rimarkis unu maton
   *[other] ne rimarkis { $count } matojn
}
lapse-missed-mate = { $count ->
    [one] preterlasis unu maton
   *[other] preterlasis { $count } matojn
}
lapse-promotion = { $count ->
    [one] ne rimarkis unu promocion
   *[other] ne rimarkis { $count } promociojn
}
lapse-missed-promotion = { $count ->
    [one] preterlasis unu promocion
   *[other] preterlasis { $count } promociojn
}
lapse-draw = { $count ->
    [one] ne rimarkis unu remion
   *[other] ne rimarkis { $count } remiojn
}
lapse-missed-draw = { $count ->
    [one] preterlasis unu remion
   *[other] preterlasis { $count } remiojn
}
lapse-combination = { $count ->
    [one] ne rimarkis unu kombinon
   *[other] ne rimarkis { $count } kombinojn
}
lapse-missed-combination = { $count ->
    [one] preterlasis unu kombinon
   *[other] preterlasis { $count } kombinojn
}
report-start = Komenco
report-point = { $place }: Blanko { $percent } %
report-point-unknown = { $place }: ne taksita
report-point-phase = { $point } ({ $phase })
report-graph = Grafikaĵo de la takso, duonmovoj: { $last }. { $point }. { $bad ->
    [0] Neniu malbona movo
    [one] Unu malbona movo
   *[other] { $bad } malbonaj movoj
 }.
analysis-nodes-ones = { $count } nodoj
analysis-nodes-kilo = { $count } k nodoj
analysis-nodes-mega = { $count } M nodoj
analysis-speed-ones = { $count } nodoj/s
analysis-speed-kilo = { $count } k nodoj/s
analysis-speed-mega = { $count } M nodoj/s

## Added engines

engine-missing = Ne eblas lanĉi “{ $name }”: tia programo ne ekzistas
engine-not-allowed = Ne eblas lanĉi “{ $name }”: ĝi ne estas programo, aŭ ne estas permesate ruli ĝin
engine-not-started = Ne eblas lanĉi “{ $name }”: { $reason }
engine-ended = “{ $name }” finiĝis per si mem
engine-silent = “{ $name }” ne respondas { $command ->
    [uci] al la demando, kio ĝi estas, do eble ĝi ne estas UCI-motoro
    [stop] al la ordono halti
    [go] en sia tempo
   *[isready] post la agordo de siaj opcioj
 }
engine-flood = “{ $name }” eligas tekston senfine
engine-illegal-move = “{ $name }” ludis kontraŭregulan movon: “{ $text }”
engine-other-game = “{ $name }” ne scipovas la ludon { $game }
engine-name-taken = Alia motoro nomiĝas “{ $name }”: elektu alian nomon.
engine-open-quote = Citilo en la argumentoj ne estas fermita.
engine-no-game = Ĉi tiu motoro ludas neniun el la ludoj de ĉi tiu programo.
engine-type-path = Dosierdialogo mankas ĉi tie: tajpu la dosierindikon de la programo.
new-game-engine-gone = “{ $name }” ne plu estas inter la motoroj: elektu alian.
new-game-engine-other-game = “{ $name }” ne scipovas la ludon { $game }.

## The end of a game

over-white-wins = Blanko venkas
over-black-wins = Nigro venkas
over-name-wins = { $name } venkas
over-draw = Remio
over-you-won = Vi venkis
over-you-lost = Vi malvenkis
over-you-three-quarters = ¾ al vi
over-you-quarter = ¼ al vi
over-white-three-quarters = ¾ al Blanko, ¼ al Nigro
over-black-three-quarters = ¾ al Nigro, ¼ al Blanko
over-with-reason = { $result } – { $reason }
reason-checkmate = Ŝakmato
reason-stalemate-white = Blanko estas patita
reason-stalemate-black = Nigro estas patita
reason-all-taken-white = Blanko ne plu havas pecojn
reason-all-taken-black = Nigro ne plu havas pecojn
reason-blocked-white = Blanko ne povas movi
reason-blocked-black = Nigro ne povas movi
reason-insufficient-material = Nesufiĉa materialo
reason-repetition = La sama pozicio la trian fojon
reason-fivefold-repetition = La sama pozicio la kvinan fojon
reason-fifty-moves = Regulo de 50 movoj
reason-seventy-five-moves = Regulo de 75 movoj
reason-agreement = Interkonsento
reason-resignation-white = Blanko cedas
reason-resignation-black = Nigro cedas
reason-time-forfeit-white = Blanko ne plu havas tempon
reason-time-forfeit-black = Nigro ne plu havas tempon
reason-time-forfeit-no-material = La tempo elĉerpiĝis, sed la alia flanko ne havas sufiĉan materialon por mato
reason-rules-infraction-white = Blanko rompis regulon
reason-rules-infraction-black = Nigro rompis regulon
reason-adjudication = Decido de juĝisto
reason-unknown = Neniu kialo estas registrita
# La samo por la ludanto de reta partio; { $name } estas la kontraŭulo.
reason-stalemate-you = Vi estas patita
reason-stalemate-name = { $name } estas patita
reason-all-taken-you = Vi ne plu havas pecojn
reason-all-taken-name = { $name } ne plu havas pecojn
reason-blocked-you = Vi ne povas movi
reason-blocked-name = { $name } ne povas movi
reason-resignation-you = Vi cedis
reason-resignation-name = { $name } cedis
reason-time-forfeit-you = Vi ne plu havas tempon
reason-time-forfeit-name = { $name } ne plu havas tempon
reason-rules-infraction-you = Vi rompis regulon
reason-rules-infraction-name = { $name } rompis regulon
reason-agreement-name = Interkonsento kun { $name }
reason-away-name = { $name } forestis
match-standing = { $white } { $white-points }, { $black } { $black-points }

## Files

saved = Konservita en “{ $path }”.
saved-added = Alia programo ŝanĝis “{ $path }”, kaj ĉi tiu partio ne plu estis en ĝi. Heksy aldonis ĝin; la dosiero nun havas { $games ->
    [one] 1 partion
   *[other] { $games } partiojn
 }.
saved-over-change = Konservita en “{ $path }”. Alia programo intertempe ŝanĝis ĉi tiun partion; ĝia versio estas en “{ $backup }”.
save-other-game = Tiu partio ne plu estas malfermita, do nenio estis konservita.
file-read-missing = “{ $path }” ne estas tie. Eble ĝi estas movita aŭ renomita: elektu ĝin denove per “Malfermi”.
file-read-not-allowed = “{ $path }” ne estas legebla por vi. Petu legrajton de ĝia posedanto.
file-read-other = Ne eblis legi “{ $path }”: { $reason }.
file-write-missing = Ne eblis konservi “{ $path }”: ĝia dosierujo mankas. Konservu en alia dosierujo.
file-write-not-allowed = “{ $path }” ne estas skribebla por vi. Konservu en alia dosierujo aŭ sub alia nomo.
file-write-other = Ne eblis konservi “{ $path }”: { $reason }. Konservu aliloke.
file-no-room = Ne eblis konservi “{ $path }”: la disko estas plena. Nenio ŝanĝiĝis tie. Liberigu spacon, aŭ konservu sur alia disko.
file-too-big = “{ $path }” estas pli granda ol { $megabytes } MB. En la komandlinio “heksy convert --games 1-100000 --output parto.pgn FILE” skribas kelkajn el ĝiaj partioj en alian dosieron.
file-write-too-big = Ne eblis konservi “{ $path }”: ĝi iĝus pli granda ol { $megabytes } MB. Konservu en alia dosiero.
file-too-many-games = “{ $path }” enhavas pli ol { $games } partiojn. Dividu ĝin en pli malgrandajn dosierojn kaj malfermu unu el ili.
file-is-folder = “{ $path }” estas dosierujo. Elektu dosieron en ĝi.
file-name-refused = La disko ne akceptas la nomon “{ $path }”: ĝi estas tro longa, aŭ havas nepermesatan signon. Elektu alian nomon.
file-not-plain = ĝi ne estas ordinara dosiero
file-not-text = “{ $path }” ne estas teksta dosiero, do ĝi ne enhavas partiojn legeblajn ĉi tie.
file-already-there = “{ $path }” jam ekzistas.
file-no-place = “{ $path }” ne estis ŝanĝita: komento aŭ varianto antaŭ ĉi tiu partio tie neniam fermiĝas, do la partio ne estus retrovebla. La partio ankoraŭ estas ĉi tie: konservu ĝin sub alia nomo.
file-given-up = La malfermo de “{ $path }” estas nuligita.
opening-file = “{ $file }” malfermiĝas…
file-changed = Alia programo ŝanĝis “{ $path }” post la malfermo.
own-games-repaired = Nekompleta partio ĉe la fino de la dosiero de viaj partioj estis movita al “{ $path }”.
own-games-failed = La finita partio ne estis aldonita al viaj partioj. { $problem }
study-written-back = La partio en “Viaj partioj” nun havas viajn komentojn, variantojn kaj raporton.
left-as-it-was = La partio en “Viaj partioj” estas kia ĝi estis ludita.
internal-error = eraro en la programo
no-games-in-file = En “{ $path }” estas neniu partio. Elektu dosieron en PGN-formato.
no-games-in-text = En la algluita teksto estas nek pozicio nek partio. Unue kopiu pozicion (FEN) aŭ partion (PGN).
paste-nothing-read = Nenio algluiĝis: la teksto havas neniun laŭregulan movon kaj neniun eblan pozicion.
    { $problems }
ordinary-chess = Ĉi tio estas ordinara ŝako, sur 8×8 kvadrataj fakoj; Heksy ludas nur sur seslateraj tabuloj. Se la partio estis ludita sur seslateroj, aldonu la etikedon Variant, ekzemple [Variant "Glinski"].
game-replaced = La antaŭa partio restas: “Malfari” revenigas ĝin.
game-brought-back = La antaŭa partio revenis. “Refari” revenas al la alia.
game-problems = { $count ->
    [one] Unu parton de ĉi tiu partio ne eblis legi. Ĝi restas senŝanĝa en la dosiero:
   *[other] { $count } partojn de ĉi tiu partio ne eblis legi. Ili restas senŝanĝaj en la dosiero:
 }
    { $problems }
game-problems-pasted = { $count ->
    [one] Unu parton de ĉi tiu partio ne eblis legi. Ĝi restas kun la partio kiel teksto:
   *[other] { $count } partojn de ĉi tiu partio ne eblis legi. Ili restas kun la partio kiel teksto:
 }
    { $problems }
game-problem = Linio { $line }, signo { $column }: { $problem }
fen-missing = Tajpu aŭ algluu pozicion (FEN).

## Positions (FEN)

fen-wrong = Nevalida pozicio: { $problem }.
fen-empty = ĝi estas malplena; ĝi devas komenciĝi per la vicoj de la tabulo, ekzemple { $start }
fen-row-count = la tabulo havas { $found ->
    [one] unu vicon
   *[other] { $found } vicojn
 } inter siaj oblikvaj strekoj anstataŭ { $expected }
fen-rank-length = la nombro de fakoj en la vico { $name } estas { $found } anstataŭ { $expected }; literoj estas pecoj, nombroj estas malplenaj fakoj
fen-file-length = la nombro de fakoj en la kolumno { $name } estas { $found } anstataŭ { $expected }; literoj estas pecoj, nombroj estas malplenaj fakoj
fen-gap = nombro de malplenaj fakoj en la vico { $row } de la teksto estas 0 aŭ tro granda; la plej longa vico havas 11 fakojn
fen-letter = “{ $text }” en la vico { $row } de la teksto ne estas peco; la pecoj estas K Q R B N P por Blanko kaj k q r b n p por Nigro
fen-turn = la movanta flanko estas “{ $text }”; ĝi devas esti w aŭ b, post la tabulo
fen-castling = la aroka kampo “{ $text }” ne validas; ĝi devas esti - aŭ kelkaj el la literoj QBqb, ĉiu nur unufoje
fen-no-castling = “{ $text }” estas aroka kampo, kaj en la ludo { $game } ne estas aroko; forigu ĝin
fen-castling-missing = la aroka kampo aŭ la kampo de bato dum trapaso mankas post la movanta flanko; skribu - por ĉiu
fen-castling-pieces = “{ $text }” diras, ke { $color ->
   *[white] Blanko
    [black] Nigro
 } rajtas aroki, sed la reĝo kaj la turo ne staras sur la necesaj fakoj
fen-en-passant-cell = la kampo de bato dum trapaso “{ $text }” ne validas; ĝi devas esti - aŭ la fako, kiun peono ĵus trapasis
fen-en-passant = neniu peono de { $color ->
   *[white] Blanko
    [black] Nigro
 } povis ĵus trapasi { $text }; la peono devas stari tuj antaŭ ĝi, kaj la fakoj malantaŭe devas esti malplenaj; alikaze skribu -
fen-number = “{ $text }” ne estas nombro; la du nombriloj ĉe la fino estas entjeroj
fen-extra = “{ $text }” staras post la lasta kampo, la movnumero; forigu ĝin
fen-other-board = ĉi tiu pozicio apartenas al tabulo de alia formo ol tiu de { $game }; elektu la alian ludon
editor-impossible = Nevalida pozicio: { $problem }
editor-text = Ne eblas legi la pozicion: { $problem }.
editor-over = La partio estas finita en ĉi tiu pozicio. { $end }.
fen-off-board = { NAME($piece) } staras tie, kie la tabulo de { $game } ne havas fakon, sur { $cell } de la tabulo kun 91 fakoj; forprenu ĝin
fen-no-king = { $color ->
   *[white] Blanko
    [black] Nigro
 } ne havas reĝon; ĉiu flanko bezonas unu
fen-many-kings = { $color ->
   *[white] Blanko
    [black] Nigro
 } havas { $count } reĝojn; ĉiu flanko bezonas unu
fen-many-pawns = { $color ->
   *[white] Blanko
    [black] Nigro
 } havas { $count } peonojn; eblas maksimume { $limit }
fen-many-pieces = { $color ->
   *[white] Blanko
    [black] Nigro
 } havas tro da pecoj: la nombro de damoj, turoj, kurieroj kaj ĉevaloj superas la komencan je { $extra }, sed mankas nur { $missing ->
    [one] unu peono
   *[other] { $missing } peonoj
 }
fen-pawn-promotes = { $color ->
   *[white] Blanko
    [black] Nigro
 } havas peonon sur { $cell }; sur la lasta fako de kolumno peono fariĝas alia peco
fen-pawn-behind = { $color ->
   *[white] Blanko
    [black] Nigro
 } havas peonon sur { $cell }, malantaŭ la komencaj fakoj de siaj peonoj
fen-opponent-in-check = { $color ->
   *[white] Blanko
    [black] Nigro
 } estas en ŝako pro la { NAME($piece) } sur { $cell }, sed estas la vico de la alia flanko; ŝanĝu la movantan flankon aŭ la pecojn

## Unreadable parts of a file

checkers-no-man = sur { $cell } staras neniu peco
checkers-not-your-turn = la peco sur { $cell } apartenas al la alia flanko
checkers-occupied = { $cell } ne estas malplena
checkers-other-must-capture = la peco sur { $cell } devas bati
checkers-largest-capture = { $count ->
    [one] unu peco devas esti batita
   *[other] { $count } pecoj devas esti batitaj, kiel eble plej multaj
}
checkers-edge-column = sur la kolumnoj 1 kaj 9 neniu peco marŝas rekte
checkers-protected = la damo sur { $cell } staras sur sia propra promocia fako kaj estas ŝirmata kontraŭ simplaj pecoj
checkers-way-man = simpla peco marŝas unu fakon antaŭen, rekte aŭ oblikve, kaj batas laŭ la diagonaloj
checkers-other-captures = la peco sur { $cell } batas aliajn survoje tien
checkers-way-king = damo flugas laŭ sia kolumno kaj la diagonaloj, kaj batas laŭ la diagonaloj
checkers-not-a-move = “{ $text }” ne estas movo; skribu 55-56 aŭ 33x53x73
checkers-move-no-cell = “{ $text }”: la fako { $number } ne ekzistas; ambaŭ ciferoj estas de 1 ĝis 9
checkers-not-largest = “{ $text }” batas tro malmulte da pecoj; bateblaj estas { $count }, kaj necesas fari la plej grandan baton, ekzemple { $largest }
checkers-empty = ĝi estas malplena; skribu la movantan flankon kaj la pecojn, kiel en W:W55,K39:B19
checkers-turn = “{ $text }” ne estas movanta flanko; komencu per W aŭ B, kiel en W:W55,K39:B19
checkers-part = “{ $text }” ne estas komprenita; la partoj estas W, B, H kaj F, kiel en W:W55,K39:B19:H12:F40
checkers-repeated = estas du partoj, kiuj komenciĝas per { $text }
checkers-missing = la pecoj de { $color ->
    [white] Blanko
   *[black] Nigro
} mankas; flanko sen pecoj estas skribata kiel malplena parto, kiel en W:W55:B
checkers-man = “{ $text }” ne estas peco; skribu 55, K39, aŭ K39c por damo, kiu venis per bato
checkers-no-cell = la fako { $text } ne ekzistas; ambaŭ ciferoj estas de 1 ĝis 9
checkers-taken = sur { $text } estas du pecoj
checkers-off-board = peco staras ekster la tabulo kun 61 fakoj, sur { $text } de la tabulo kun 91; forprenu ĝin
checkers-many-men = { $color ->
    [white] Blanko
   *[black] Nigro
} havas { $count } pecojn; neniu flanko iam havas pli ol 24
checkers-uncrowned = la peco sur { $text } staras tie, kie ĝi estus kronita; skribu K{ $text }
checkers-mark = “{ $text }”: nur damo sur propra promocia fako ricevas la markon c aŭ f, kaj la markon f nur tiu, kiu fariĝis damo per la lasta movo
checkers-number = “{ $text }” ne estas nombro; post H skribu la duonmovojn, post F la movnumeron, ekzemple H12:F40

pgn-not-a-move = “{ $text }” ne estas movo; skribu Nd4, exd5 aŭ e4e5
pgn-no-cell = “{ $text }”: la tabulo ne havas la fakon { $cell }
pgn-no-castling = “{ $text }”: en la ludo { $game } ne estas aroko
pgn-which-castling = “{ $text }” ne diras, kun kiu turo; skribu Q-O-O, Q-O-O-O, B-O-O aŭ B-O-O-O
pgn-no-legal-move = “{ $text }” ne estas laŭregula movo
pgn-illegal-move = “{ $text }” estas kontraŭregula: { $reason }
pgn-ambiguous-move = “{ $text }” povas esti iu ajn el { $choices }
pgn-letters = la literoj de la pecoj estas { $language ->
    [hungarian] hungaraj
    [polish] polaj
    [esperanto] esperantaj
    [german-swedish] germanaj aŭ svedaj
    [french] francaj
    [russian] rusaj
   *[english] anglaj
}
pgn-other-capture = “{ $text }” nomas { NAME($said, form: "accusative") }, sed batas { NAME($taken, form: "accusative") }
pgn-no-capture = “{ $text }” nomas batitan pecon, sed batas nenion
pgn-idle-word = “{ $text }” ne estas movo; ĝi estas preterlasita
pgn-stray-word = “{ $text }” ne estas movo; ĝi restas kiel komento
pgn-null-move = “{ $text }” estas nula movo; la resto de la linio restas kiel teksto
pgn-too-deep = variantoj estas ingitaj pli ol { $depth } nivelojn profunde
pgn-variation-before-move = varianto troviĝas antaŭ ĉiuj movoj
pgn-unclosed-variation = la varianto neniam fermiĝas
pgn-stray-close = fermiĝas krampo, kiu neniam malfermiĝis
pgn-unclosed-comment = la komento neniam fermiĝas
pgn-not-utf8 = la bajto { $byte } ne estas UTF-8; tiaj bajtoj de ĉi tiu partio estas legataj kiel { $page }, ĉi tiu kiel “{ $letter }”
pgn-bad-mark = “{ $text }” ne estas signo de movo
pgn-bad-tag = “{ $text }” ne estas etikedo; skribu [Nomo "valoro"]
pgn-repeated-tag = la etikedo { $text } aperas dufoje
pgn-bad-value = la etikedo { $name } ne povas esti “{ $text }”
pgn-bad-start = la komenca pozicio ne validas: { $text }
pgn-other-start = la komenca pozicio ne validas: { $text }; ĝi estas pozicio de { $game }: skribu { $tag }
pgn-unknown-variant = “{ $text }” ne estas ludo konata al ĉi tiu programo; skribu { $known }
pgn-results-differ = la etikedoj diras { $tag }, la movoj finiĝas per { $marker }
pgn-game-by-moves = “{ $text }” ne estas ludo konata al ĉi tiu programo; la movoj estas legataj kiel tiuj de { $game }
pgn-board-says = la rezulto estas { $told }, sed laŭ la tabulo ĝi estas { $shown }
pgn-remark = “{ $text }” ne apartenas al la partio; ĝi restas kiel linio kun % komence

## The clipboard

copied-position = La pozicio estas kopiita.
copied-picture = La tabulo estas kopiita kiel teksto.
copied-image = La bildo estas kopiita.
copied-game = La partio estas kopiita (PGN).
copied-tables = La tabeloj estas kopiitaj.
paste-empty = En la tondujo ne estas teksto. Unue kopiu pozicion (FEN) aŭ partion (PGN).
paste-too-big = La kopiita teksto estas pli granda ol { $megabytes } MB. Konservu ĝin kiel dosieron kaj malfermu tiun.

## Autosave and recovery

found-game = { $white } – { $black }, { $moves ->
    [one] unu movo
   *[other] { $moves } movoj
 }, { $date }
journal-failed = La aŭtomata konservo malsukcesis: { $reason }. La partio daŭras, kaj Heksy provas plu. Konservu ĝin por certeco.
journal-mended = La aŭtomata konservo denove funkcias. Ĉiuj movoj estas sur la disko.
journal-renewed = Alia programo forigis aŭ renomis la dosieron de aŭtomata konservo de ĉi tiu partio. Heksy skribis ĝin denove kiel “{ $path }”; neniu movo perdiĝis.
journal-cut = La fino de la dosiero de aŭtomata konservo de ĉi tiu partio estis neuzebla kaj estis forigita. Ĝi restas en “{ $path }”.
journal-unreadable = Nekonservita partio en “{ $path }” ne estas restarigebla: { $reason }. La dosiero restas, kie ĝi estas.
journals-unreadable = { journal-unreadable } { $more ->
    [one] Apud ĝi kuŝas ankoraŭ unu.
   *[other] Apud ĝi kuŝas ankoraŭ { $more }.
 }
journal-not-understood = ĝi estas difektita, aŭ de alia versio
crash-kept = En Heksy okazis interna eraro. La ludata partio estas sur la disko kaj revenos ĉe la sekva lanĉo. Kio estas konata pri la eraro, tio estas en “{ $path }”.
crash-noted = En Heksy okazis interna eraro. Kio estas konata pri ĝi, tio estas en “{ $path }”.
journal-stopped = la aŭtomata konservo ĉesis funkcii
disk-full = la disko estas plena
disk-not-allowed = mankas permeso
disk-no-folder = dosiero kuŝas en la loko de la dosierujo
settings-unreadable = Ne eblis legi la agordojn: { $reason }. Ili havas siajn kutimajn valorojn, kaj la dosiero restas senŝanĝa.
settings-broken = Kelkaj agordoj ne estis legeblaj kaj havas siajn kutimajn valorojn. La malnova dosiero restas kiel settings.bad.json.
settings-later = La agordojn skribis pli nova versio de Heksy. Tio, kion ĉi tiu komprenas, estas uzata; la dosiero restas kiel settings.later.json.
settings-failed = Ne eblis konservi la agordojn en “{ $path }”: { $reason }. Ili validas, dum Heksy funkcias; ĝi reprovos ĉe la sekva ŝanĝo kaj ĉe la fino.
window-failed = Heksy ne povas malfermi sian fenestron. Ĝi bezonas OpenGL 2 aŭ pli novan: instalu aŭ ĝisdatigu la pelilon de la grafika karto. La komandlinio funkcias sen ĝi: heksy --help. ({ $reason })
settings-mended = La agordoj estas denove konservitaj.
settings-lost = Ne eblis konservi la agordojn en “{ $path }”: { $reason }. La lastaj ŝanĝoj ne validos post la sekva lanĉo.

## The window: actions

action-new = Nova partio…
action-rematch = Revanĉo
action-continue = Daŭrigi ĉi tiun partion…
action-study = Studi ĉi tiun partion
action-leave-as-it-was = Lasi la partion kia ĝi estis
action-set-up = Starigi pozicion
action-set-up-done = Reen al la partio
action-play-from-here = Ludi ekde ĉi tie…
action-pause = Paŭzigi la partion
action-start-clocks = Startigi la horloĝojn
action-start-game = Komenci la partion
action-resume-game = Daŭrigi la partion
action-take-back = Repreni movon
action-undo = Malfari
action-redo = Refari
action-undo-opening = Reen al la antaŭa partio
action-redo-opening = Reen al la malfermita partio
action-offer-draw = Proponi remion
action-claim-draw = Postuli remion
action-resign = Cedi
action-move-now = Movi nun
action-hint = Konsilo
action-play-for-person = Lasi la komputilon fari la movon
action-switch-sides = Interŝanĝi flankojn
action-type-move = Tajpi movon
action-board = Kursoro sur la tabulo
action-open = Malfermi…
action-save = Konservi
action-save-as = Konservi kiel…
action-own-games = Viaj partioj
action-choose-game = Partioj en ĉi tiu dosiero…
action-previous-game = Antaŭa partio
action-next-game = Sekva partio
action-copy-position = Kopii la pozicion (FEN)
action-copy-game = Kopii la partion (PGN)
action-copy-picture = Kopii bildon
action-paste = Alglui pozicion aŭ partion
action-quit = Eliri
action-analyse = Komenci la analizon
action-analyse-stop = Haltigi la analizon
action-lock-analysis = Plu analizi ĉi tiun pozicion
action-unlock-analysis = Lasi la analizon sekvi la pozicion
action-threat = Montri la minacon
action-threat-stop = Kaŝi la minacon
action-play-best = Ludi la plej bonan movon de la analizo
action-report = Krei raporton
action-say-evaluation = Diri la takson
action-report-again = Krei novan raporton
action-report-stop = Ĉesigi la raporton
action-explore = Movoj de ĉi tie
action-explore-hide = Kaŝi la movojn de ĉi tie
action-previous-mistake = Antaŭa eraro
action-next-mistake = Sekva eraro
action-play-again = Reludi ekde antaŭ ĉi tiu eraro…
action-first = Iri al la komenco
action-previous = Antaŭa movo
action-autoplay = Aŭtomata montrado
action-autoplay-stop = Haltigi la montradon
action-next = Sekva movo
action-last = Iri al la fino
action-previous-variation = Antaŭa varianto
action-next-variation = Sekva varianto
action-promote = Levi la varianton
action-demote = Mallevi la varianton
action-main-line = Igi ĝin ĉefa varianto
action-delete = Forigi ekde ĉi tie
action-delete-after = Forigi la sekvon
action-comment = Komento pri la movo
action-comment-before = Komento antaŭ la movo
action-clear-shapes = Forigi sagojn kaj cirklojn
action-header = Redakti datumojn de la partio…
action-flip = Turni la tabulon
action-mute = Malŝalti la sonojn
action-unmute = Ŝalti la sonojn
action-panel = Flanka panelo
action-full-screen = Tutekrane
action-larger = Pligrandigi
action-smaller = Malpligrandigi
action-usual-size = Restarigi la grandon
action-engines = Administri motorojn…
action-settings = Agordoj…
action-rules = Reguloj de la ludo
action-blind = Ludi kun ekranlegilo
action-keys = Fulmoklavoj
action-about = Pri Heksy
word-take-back = Repreni
word-draw = Remio
word-flip = Turni
word-study = Studi
word-play-again = Reludi

## Sounds

settings-volume = Laŭteco
settings-muted = Malŝalti la sonojn
sounds-off = La sonoj estas malŝaltitaj.
sounds-on = La sonoj estas ŝaltitaj.

## The window: menus

menu-file = Dosiero
menu-game = Partio
menu-edit = Redakto
menu-glyphs = Signoj
menu-computer = Komputilo
menu-export = Eksporti
menu-study = Studo
menu-view = Vido
menu-help = Helpo
tab-board = Tabulo
tab-games = Partioj
menu-recent = Lastaj dosieroj
menu-forget-recent = Viŝi la liston
menu-recorded = Kolektoj de partioj
menu-collection = { $title } ({ $count } partioj)

## Glyphs of moves

glyphs-moves = La movo
glyphs-positions = La pozicio
glyphs-time = Tempo
glyphs-observations = Rimarkoj
glyphs-play = Iniciato kaj atako
glyphs-number = Laŭ NAG-numero
glyph-named = { $sign }   { $name }
glyph-put = Aldoni
glyph-good = Bona movo
glyph-mistake = Eraro
glyph-brilliant = Brila movo
glyph-blunder = Erarego
glyph-interesting = Interesa movo
glyph-dubious = Dubinda movo
glyph-forced = Sola movo
glyph-singular = Neniu prudenta alternativo
glyph-worst = Plej malbona movo
glyph-equal = Egala
glyph-equal-quiet = Egala kaj kvieta
glyph-equal-active = Egala kaj aktiva
glyph-unclear = Neklara
glyph-white-slightly = Blanko staras iomete pli bone
glyph-black-slightly = Nigro staras iomete pli bone
glyph-white-better = Blanko staras pli bone
glyph-black-better = Nigro staras pli bone
glyph-white-winning = Blanko estas venkonta
glyph-black-winning = Nigro estas venkonta
glyph-white-crushing = Blanko havas frakasan superecon
glyph-black-crushing = Nigro havas frakasan superecon
glyph-white-little-time = Al Blanko restas malmulte da tempo
glyph-black-little-time = Al Nigro restas malmulte da tempo
glyph-white-time-trouble = Blanko estas en tempomanko
glyph-black-time-trouble = Nigro estas en tempomanko
glyph-white-zugzwang = Blanko estas en movdevigo
glyph-black-zugzwang = Nigro estas en movdevigo
glyph-white-space = Blanko havas pli da spaco
glyph-black-space = Nigro havas pli da spaco
glyph-white-development = Blanko pli bone disvolvis siajn pecojn
glyph-black-development = Nigro pli bone disvolvis siajn pecojn
glyph-white-initiative = Blanko havas la iniciaton
glyph-black-initiative = Nigro havas la iniciaton
glyph-white-attack = Blanko atakas
glyph-black-attack = Nigro atakas
glyph-white-compensation = Blanko havas kompenson
glyph-black-compensation = Nigro havas kompenson
glyph-white-counterplay = Blanko havas kontraŭludon
glyph-black-counterplay = Nigro havas kontraŭludon
glyph-novelty = Novaĵo

## The window: the header of a game

header-title = Datumoj de la partio
heading-players = { $white } – { $black }
heading-number = { $game } el { $games }
header-event = Evento
header-site = Loko
header-date = Dato
header-date-hint = 1999.12.31, kun ?? por tio, kio estas nekonata
header-round = Rondo
header-result = Rezulto
header-no-result = Ne finita
header-result-played = La rezulto de ludata partio estiĝas per ludado. Finu la partion, aŭ studu ĝin post la fino.
header-tags = Aliaj etikedoj
header-tag-add = Aldoni etikedon
header-tag-name = Nomo de la etikedo { $number }
header-tag-name-hint = Nomo
header-tag-value = Valoro de la etikedo { $number }
header-tag-remove = Forigi la etikedon { $number }
header-date-wrong = “{ $text }” ne estas dato: skribu jaron, monaton kaj tagon kiel en 1999.12.31, kun ???? aŭ ?? por tio, kio estas nekonata.
header-tag-unnamed = Etikedo bezonas nomon: tajpu ĝin, aŭ forigu la etikedon.
header-tag-has-field = “{ $name }” havas propran kampon supre.
header-tag-from-game = “{ $name }” ne estas agordebla: la programo skribas ĝin laŭ tio, kion ĝi scias pri la partio.
header-tag-twice = La etikedo “{ $name }” jam ekzistas: ŝanĝu tiun.
header-tag-name-wrong = “{ $name }” ne povas esti nomo de etikedo: nomo devas komenciĝi per litero kaj havi nur anglajn literojn, ciferojn kaj substrekojn.

## The window: panel and corners

comment-field = Komento

moves-none = Ankoraŭ neniu movo
summary-set-up = Propra
summary-match = Matĉo
span-minutes = { $minutes }{ "\u00A0" }min
span-seconds = { $seconds }{ "\u00A0" }s
span-minutes-seconds = { $minutes }{ "\u00A0" }min { $seconds }{ "\u00A0" }s
clock-unlimited-text = sen horloĝo
clock-fixed-text = { $time } por ludanto
clock-fischer-text = { $time } + { $increment } ĉiumove
clock-delay-text = { $time }, prokrasto { $delay }
clock-bronstein-text = { $time }, prokrasto de Bronstein { $delay }
clock-byo-yomi-text = { $time }, poste { $periods ->
    [one] unu periodo
   *[other] { $periods } periodoj
 } de { $period }
clock-periods-text = { $periods ->
    [one] { $period } por ĉiu movo
   *[other] { $periods } periodoj de { $period }
 }
clock-hourglass-text = sablohorloĝo de { $time }
clock-stage-text = { $moves ->
    [one] unu movo
   *[other] { $moves } movoj
 } en { $time }
clock-stage-again-text = { $moves ->
    [one] ĉiu movo
   *[other] po { $moves } movoj
 } en { $time }
clock-stage-increment-text = { $time } + { $increment }
clock-then-text = { $first }, poste { $next }
clock-white-text = Blanko: { $control }
clock-black-text = Nigro: { $control }
clock-sides-text = { $white }; { $black }
panel-moves = Movoj
panel-move-number = movo { $number }
panel-match = Poentoj ĝis nun: { $score }
details-book = Libro de malfermoj ĝis { $move }
details-times = Uzita tempo: blanko { $white }, nigro { $black }; la plej longa movo { $longest }
engine-depth = profundo { $depth }
analysis-off = La analizo estas malŝaltita
analysis-thinking = pensas…
analysis-lines = Linioj
analysis-progress = { $depth } · { $speed }
analysis-add-line = Aldoni la linion { $line } ĝis { $move }
analysis-line = Linio { $line }, { $score }: { $moves }
analysis-more = …
report-title = Raporto
report-mistakes = { $count ->
    [0] neniu eraro
    [one] { $count } eraro
   *[other] { $count } eraroj
}
report-accuracies = { $white } { $first } · { $black } { $second }
report-progress = { $done } el { $all } pozicioj
report-fold = Faldi la raporton
report-unfold = Malfaldi la raporton
report-accuracy = Precizeco
report-loss = Mez. perdo
report-points = { $points } p
report-loss-hint = La averaĝa perdo per movo, en poentoj: partio valoras unu
report-opening = Malfermo
report-middlegame = Mezludo
report-endgame = Finludo
report-unknown = –
report-next-inaccuracy = { $count ->
    [0] Neniu malprecizaĵo de { $side }
    [one] Sekva malprecizaĵo de { $side } (entute unu)
   *[other] Sekva malprecizaĵo de { $side } (entute { $count })
 }
report-next-mistake = { $count ->
    [0] Neniu eraro de { $side }
    [one] Sekva eraro de { $side } (entute unu)
   *[other] Sekva eraro de { $side } (entute { $count })
 }
report-next-blunder = { $count ->
    [0] Neniu erarego de { $side }
    [one] Sekva erarego de { $side } (entute unu)
   *[other] Sekva erarego de { $side } (entute { $count })
 }
analysis-fewer-lines = Malpli da linioj
analysis-more-lines = Pli da linioj
analysis-threat = Minaco
analysis-no-threat = nenio, dum la reĝo estas en ŝako aŭ la partio estas finita
explorer-recorded = Kolektoj
explorer-book = Libro
explorer-all = Entute
explorer-reading = Legado de la partioj…
explorer-none = Neniu partio kun ĉi tiu pozicio.
explorer-games = { $move }: entute { $games }, Blanko { $points }
evaluation = Takso: { $score }
evaluation-chances = Atendataj poentoj de Blanko: { $points } (venko { $won }, remio { $drawn }, malvenko { $lost })
evaluation-stalemate = La linio finiĝas per pato: { $result }
analysis-exact = Preciza rezulto: { $result }
analysis-exact-moves = Preciza rezulto: { $result }, { $moves ->
    [one] unu movo
   *[other] { $moves } movoj
 } ĝis la sekva bato aŭ peonmovo
evaluation-unknown = ankoraŭ ne konata
captured-pieces = { $count ->
    [one] unu peco batita
   *[other] { $count } pecoj batitaj
 }{ $ahead ->
    [0] {""}
   *[other] {", avantaĝo "}{ $ahead }
 }
clock-of = { $name }: { $time }
material-ahead = +{ $points }
clock-period-face = { $time } ×{ $periods }
clock-period-spoken = { $time }, { $periods ->
    [one] la lasta periodo
   *[other] restas { $periods } periodoj
 }
drop-hint = Demetu por malfermi la dosieron
dropped-others = “{ $path }” malfermiĝas. { $others ->
    [one] La alia dosiero
   *[other] La aliaj { $others } dosieroj
 } ne: malfermu po unu dosieron.
file-dialog-open = Dialogo por dosieroj jam estas malfermita. Elektu dosieron tie, aŭ unue fermu ĝin.

## The window: setting up a position

editor-title = Starigo de pozicio
editor-white-piece = Blanka { NAME($piece) }
editor-black-piece = Nigra { NAME($piece) }
editor-hand = Movi pecojn
editor-eraser = Forpreni pecojn
editor-start = Komenca pozicio
editor-clear = Malplenigi
editor-swap = Interŝanĝi flankojn
editor-mirror = Speguli
editor-rotate = Turni je 60°
editor-evaluation = Takso
editor-turn = Vico
editor-castling = Aroko
editor-queen-side = damflanko
editor-bishops-side = kurierflanko
editor-en-passant = Dum trapaso
editor-en-passant-none = Neniu
editor-promoted-none = Neniu
editor-by-capture = Per bato
editor-just-crowned = Ĵus kronita
editor-since-pawn = { $count ->
        [one] duonmovo post bato aŭ peona movo
       *[other] duonmovoj post bato aŭ peona movo
    }
editor-since-man = { $count ->
        [one] duonmovo post bato aŭ movo de simpla peco
       *[other] duonmovoj post bato aŭ movo de simpla peco
    }
editor-move-number = Movo
editor-possible = Ebla pozicio.
editor-study = Studi
editor-find = Serĉi partiojn
editor-find-hint = Viaj partioj, en kiuj ĉi tiuj pecoj staras samtempe sur ĉi tiuj fakoj
editor-copy = Kopii la pozicion
editor-copy-picture = Kopii kiel tekston
editor-copy-picture-hint = Kopias la tabulon kiel tekston: litero por ĉiu peco kaj punkto por ĉiu malplena fako. Tia teksto ankaŭ estas algluebla.

## The window: buttons of dialogs

button-accept = Akcepti
button-agree = Konsenti
button-add-engine = Aldoni motoron…
button-add = Aldoni
button-append = Aldoni al la dosiero
button-cancel = Nuligi
button-change = Redakti…
button-choose = Elekti…
button-close = Fermi
dialog-close = Fermi la fenestron
button-continue = Daŭrigi
button-wait = Atendi
button-claim-win = Noti gajnon
button-call-draw = Noti remion
button-keep-unfinished = Konservi kiel nefinitan
button-keep-as-won = Konservi kiel gajnitan
button-open-record = Malfermi la protokolon
button-resume = Daŭrigi
button-decline = Rifuzi
button-discard = Forĵeti
button-done = Preta
button-new-game-from-here = Komenci novan partion
button-back-to-board = Reen al la tabulo
button-open = Malfermi
button-quit-unsaved = Eliri sen konservi
button-play-on = Lasi Heksy pluludi
button-remove = Forigi
button-replace = Anstataŭigi
button-resign = Cedi
button-save = Konservi
button-save-elsewhere = Konservi kiel…
button-set-up = Redakti
button-start = Komenci
button-try = Provi la motoron
button-variation = Aldoni varianton

## The window: new game

new-game-title = Nova partio
more = Pli
more-open = malfaldita
more-closed = faldita
more-differs = Ŝanĝita: { $what }
more-usual = Pozicio, nomoj, horloĝoj, matĉo, handikapo, reguloj – ĉio kiel kutime
more-usual-continue = Horloĝoj, reguloj – ĉio kiel kutime
more-usual-online = Foresto, reguloj, plusendilo – ĉio kiel kutime
more-usual-join = Plusendilo – kiel kutime
more-usual-three = Lokoj, tabulo – ĉio kiel kutime
new-game-game = Ludo
new-game-opponent = Kontraŭulo
opponent-friend = Amiko, ĉi tie
opponent-online = Rete
opponent-mail = Koresponde
new-game-name = nomo
new-game-names = Nomoj
new-game-engine = Motoro de Heksy
new-game-level = Nivelo
level-full = Plena
new-game-half = Duonnivelon pli forta
new-game-even = Proksimume egala al mi
new-game-played = Ĉu vi jam ludis ĉi tiun ludon?
new-game-played-no = Ne
new-game-played-yes = Jes
rival-easier = Pli facila
rival-even = Egala
rival-harder = Pli malfacila
rival-rated = Viaj rangopoentoj estas { $rating } ± { $margin }. La komputilo ludas kun la forto { $elo }.
rival-first = La komputilo komencas kun la forto { $elo }. Tri partioj montros vian forton.
new-game-both = La komputilo ludas ambaŭflanke
new-game-two-computers = Du komputiloj
new-game-swap = Interŝanĝi kolorojn
new-game-you-play = Via koloro
new-game-random = Hazarde
player-you = Vi
about-glinski = La plej konata heksa ŝako: 91 fakoj, naŭ peonoj, ¾ de poento por pato.
about-mccooey = Plej proksima al ordinara ŝako: 91 fakoj, sep peonoj, kiuj batas diagonale.
about-shafran = Tabulo kun 70 fakoj, aroko, kaj peonoj kun paŝo ĝis tri fakoj.
about-checkers = Damoj sur seslateraj fakoj: bati estas devige, kaj laŭ la plej granda bato.
about-three = Tri armeoj sur unu tabulo, ĉiu kontraŭ ambaŭ aliaj; la lasta venkas.
new-game-clock = Horloĝo
new-game-clocks = Horloĝoj
new-game-minutes = Minutoj por ludanto
new-game-increment = Sekundoj aldonataj post ĉiu movo
new-game-per-move = ĉiumove
new-game-free-first-moves = La horloĝoj ekiras post la unua movo de ĉiu flanko
new-game-position = Pozicio
new-game-from-moves = La partio sur la tabulo, post { $moves ->
    [one] unu duonmovo
   *[other] { $moves } duonmovoj
 }
new-game-draws = Reguloj
continue-title = Daŭrigo de la partio
continue-saved-clocks = { $control }, Blanko { $white }, Nigro { $black }
continue-clock-saved = Kiel en la konservita partio
continue-clock-new = Nova
player-human = Homo
player-computer = Komputilo
clock-none = Sen horloĝo
clock-other = Alia…
clock-sudden-death = Fiksa tempo
clock-preset = { $minutes }+{ $increment }
clock-fischer = Kun aldono (Fischer)
clock-delay = Kun prokrasto (Usono)
clock-bronstein = Kun prokrasto (Bronstein)
clock-stages = Laŭetape (klasike)
clock-byo-yomi = Byo-yomi
clock-hourglass = Sablohorloĝo
clock-none-hint = Nenies tempo estas mezurata.
clock-sudden-death-hint = Ĉiu ludanto havas tiom da tempo por la tuta partio.
clock-fischer-hint = Post ĉiu movo ĝia ludanto ricevas tiom da kromaj sekundoj.
clock-delay-hint = Ĉe ĉiu movo la horloĝo atendas tiom da sekundoj, antaŭ ol ĝi ekiras.
clock-bronstein-hint = Post ĉiu movo ĝia ludanto rericevas la tempon uzitan por ĝi, sed ne pli ol ĉi tiom da sekundoj.
clock-stages-hint = Tiom da movoj devas esti faritaj en la tempo de etapo. Poste komenciĝas la sekva etapo; la restanta tempo transiras al ĝi.
clock-byo-yomi-hint = Post la ĉefa tempo ĉiu movo havas periodon. Periodo perdiĝas nur, se la movo daŭras pli longe ol ĝi; kun la lasta perdiĝas la partio. Unu periodo sen ĉefa tempo estas fiksa tempo por ĉiu movo.
clock-hourglass-hint = La tempo, kiun ludanto uzas, aldoniĝas al la tempo de la alia ludanto.
clock-white = Blanka horloĝo
clock-black = Nigra horloĝo
clock-different = Malsamaj horloĝoj por Blanko kaj Nigro
clock-word-delay = prokrasto
clock-word-back = prokrasto de Bronstein
clock-word-then = poste
clock-word-periods = { $count ->
    [one] periodo de
   *[other] periodoj de
 }
clock-word-moves-in = { $count ->
    [one] movo en
   *[other] movoj en
 }
clock-word-rest = la ceteraj movoj en
clock-stage-add = Aldoni etapon
clock-stage-remove = Forigi la lastan etapon
clock-stage-repeats = Ripeti la lastan etapon
clock-main-time = Minutoj de la ĉefa tempo
clock-delay-seconds = Sekundoj de prokrasto
clock-periods = Nombro de periodoj
clock-period-seconds = Sekundoj de periodo
clock-stage-moves = Movoj de la etapo
clock-stage-minutes = Minutoj de la etapo
clock-stage-name = { $clock }, etapo { $number }
number-wrong = { $name }: “{ $text }” ne estas nombro inter { $least } kaj { $most }.
number-wrong-whole = { $name }: “{ $text }” ne estas entjero inter { $least } kaj { $most }.
suffix-minutes = {" min"}
suffix-seconds = {" s"}
position-usual = Komenca pozicio
position-drop = Uzi la komencan pozicion
position-fen = FEN
position-samples = Ekzemplaj pozicioj
draws-repetition-automatic = La sama pozicio la trian fojon aŭtomate estas remio
draws-fifty-automatic-checkers = 50 movoj sen bato aŭ movo de simpla peco aŭtomate estas remio
rules-total-ban = Simplaj pecoj neniam rajtas bati damojn sur ties propraj promociaj fakoj (plena malpermeso)
rules-touch-move = Tuŝo devigas: tuŝita peco devas moviĝi aŭ esti batita, kaj neniu movo estas reprenebla
draws-fifty-automatic = 50 movoj sen bato aŭ peona movo aŭtomate estas remio
sample-queen-mate = Mato per la damo
sample-rook-mate = Mato per la turo
sample-pawn-race = Vetkuro de peonoj
sample-stalemate = Mato, ne pato
sample-castling = Aroko ambaŭflanke
sample-long-step = Tri fakoj kaj bato dum trapaso
sample-three-men = Bati tri pecojn per unu movo
sample-promotion-cells = La ŝirmata damo
sample-kings = Tri damoj kontraŭ unu
draws-bare-kings = Nur du solaj reĝoj estas remio pro manko de materialo

## Two players at one board: offers, handicap, match, tournament, scoresheet

question-draw = { $name } proponas remion.
question-takeback = { $name } petas repreni { $moves ->
    [one] unu movon
   *[other] { $moves } movojn
 }.
warn-title = { $move } povas esti eraro
warn-said = { $title }. { $reason } Enter faras ĝin, Esc reprenas ĝin.
warn-play = Tamen fari ĝin
warn-offer = Ĉu la komputilo avertu vin antaŭ movo, per kiu vi perdus ion? Vi povas ŝanĝi tion ankaŭ en la agordoj. Averto kalkuliĝas kiel konsilo.
warn-yes = Averti min
warn-no = Ne, dankon
action-accept = Akcepti la proponon
action-decline = Rifuzi la proponon
action-next-match-game = Sekva partio de la matĉo
action-save-match = Konservi la matĉon
action-print-game = Printi la partion…
action-scoresheet = Eksporti notfolion…
action-save-picture = Konservi bildon…
action-save-animation = Konservi animacion…
match-round = Partio { $game } el { $games }
match-won = { $name } venkas en la matĉo. { $score }.
match-drawn = La matĉo finiĝas egale. { $score }.
match-points-of = { $name }: { $points } en la matĉo
new-game-handicap = Handikapo
handicap-none = Neniu
handicap-giver = Donas handikapon
handicap-given = { $odds } ({ $giver ->
   *[white] Blanko
    [black] Nigro
 })
handicap-hint = { $color ->
   *[white] Blanko komencas sen peco sur { $cells }.
    [black] Nigro komencas sen peco sur { $cells }.
 }
odds-queen = Sen damo
odds-rook = Sen turo
odds-knight = Sen ĉevalo
odds-bishop = Sen kuriero
odds-pawn = Sen peono
odds-one-man = Sen unu peco
odds-two-men = Sen du pecoj
odds-three-men = Sen tri pecoj
new-game-match = Matĉo
match-single = Unu partio
match-several = Pluraj partioj
match-games = Nombro de partioj
match-word-games = { $count ->
    [one] partio
   *[other] partioj
 }, koloroj alternas
match-ends-when-decided = Fini la matĉon, tuj kiam ĝi estas decidita
rules-tournament = Turniro: tuŝo devigas, sen reprenoj, konsiloj kaj markoj, remiopropono nur kun propra movo
takebacks = Reprenoj
takebacks-free = Permesataj
takebacks-agreement = Laŭ konsento
takebacks-none = Ne permesataj
summary-rules = Reguloj
summary-tournament = Turniro
summary-touch-move = Tuŝo devigas
summary-takebacks-free = Reprenoj permesataj
summary-takebacks-agreement = Reprenoj laŭ konsento
summary-takebacks-none = Neniuj reprenoj
scoresheet-title = Notfolio
scoresheet-page = { $players }, paĝo { $page } el { $pages }
scoresheet-result = Rezulto:
picture-written = Konservita en “{ $path }”.
picture-ending = la dosiernomo devas finiĝi per { $endings }
path-print-title = Printado de la partio
path-scoresheet-title = Eksporto de notfolio
path-picture-title = Konservo de bildo
path-animation-title = Konservo de animacio
file-filter-pages = Printeblaj paĝoj
file-filter-text = Simpla teksto

## The window: questions

unsaved-title = Ĉu konservi la partion?
unsaved-text = La partio havas nekonservitajn movojn. Sen konservo ili perdiĝos.
unsaved-changes-text = Se vi ne konservos la partion, ĉi tiuj ŝanĝoj perdiĝos: { $changes }.
change-moves = movoj
change-variations = variantoj
change-comments = komentoj kaj signoj
change-report = raporto
change-header = datumoj de la partio
change-result = rezulto
unsaved-match-title = Ĉu konservi la matĉon?
unsaved-match-text = La matĉo havas nekonservitajn partiojn aŭ movojn. Sen konservo ili perdiĝos.
play-on-title = Ĉu ludi ekde ĉi tie?
play-on-text = La partio jam daŭras de ĉi tiu pozicio. Ĉu aldoni vian movon kiel varianton, aŭ komenci novan partion ekde ĉi tie?
play-on-remember = Ne demandi denove, ĝis mi eliros
resign-title = Ĉu cedi?
resign-text = { $color ->
   *[white] Blanko
    [black] Nigro
 } malvenkos.
resign-you-text = Vi malvenkos.
restore-title = Ĉu restarigi nekonservitan partion?
restore-text = La programo finiĝis, antaŭ ol ĉi tiu partio estis konservita. Vi povas daŭrigi, konservi aŭ forĵeti ĝin.
restore-text-over = La programo finiĝis, dum ĉi tiu partio ne estis konservita. Ĝi estas finita: eblas malfermi, konservi aŭ forĵeti ĝin.
restore-in-doubt = Eble alia kopio de Heksy ludas ĉi tiun partion; sur ĉi tiu disko tio ne estas konstatebla. Se vi daŭrigas aŭ forĵetas ĝin ĉi tie, la alia kopio retenas sian partion.
restore-more = { $count ->
    [one] Ankoraŭ unu partio troviĝis. Ĝi sekvos tuj, aŭ ĉe la sekva lanĉo, se vi daŭrigos ĉi tiun.
   *[other] Ankoraŭ { $count } partioj troviĝis. Ili sekvos tuj, aŭ ĉe la sekva lanĉo, se vi daŭrigos ĉi tiun.
 }
engine-gone-title = La motoro mankas
engine-gone-text = “{ $name }” devis ludi kiel { $color ->
   *[white] Blanko
    [black] Nigro
 }, sed ĝi ne plu estas inter la motoroj. Lasu la programon Heksy pluludi kun plena forto, aŭ realdonu la motoron sub ĉi tiu nomo kaj elektu “Movi nun”.
file-there-title = La dosiero jam ekzistas
file-there-text = { $games ->
    [0] “{ $path }” jam ekzistas. Ĉu anstataŭigi ĝin?
    [one] “{ $path }” jam ekzistas kaj havas 1 partion. Ĉu aldoni ĉi tiun partion al la dosiero, aŭ anstataŭigi tiun en ĝi?
   *[other] “{ $path }” jam ekzistas kaj havas { $games } partiojn. Ĉu aldoni ĉi tiun partion al la dosiero, aŭ anstataŭigi ĉiujn { $games } partiojn?
 }
file-gone-title = La dosiero mankas
file-gone-text = { $games ->
    [0] “{ $path }” havis plurajn partiojn kaj ne plu estas tie: alia programo movis, renomis aŭ forigis ĝin. Ĉu konservi nur ĉi tiun partion en nova dosiero kun tiu nomo, aŭ aliloke?
    [one] “{ $path }” ne plu estas tie: alia programo movis, renomis aŭ forigis ĝin. Ĉu konservi ĉi tiun partion en nova dosiero kun tiu nomo, aŭ aliloke?
   *[other] “{ $path }” havis { $games } partiojn kaj ne plu estas tie: alia programo movis, renomis aŭ forigis ĝin. Ĉu konservi nur ĉi tiun partion en nova dosiero kun tiu nomo, aŭ aliloke?
 }
problem-open = Ne eblis malfermi la dosieron
problem-unread = Parto de la partio ne legeblas
problem-save = Ne eblis konservi
problem-paste = Ne eblis alglui
problem-connect = Ne eblis konektiĝi
problem-mail = Ne eblas akcepti la leteron
problem-interrupted = La reta partio interrompiĝis
path-open-title = Malfermo de dosiero
path-save-title = Konservo de la partio
path-field = Dosierindiko
path-hint = La plena dosierindiko, kiel /home/anna/partioj.pgn aŭ ~/partioj.pgn. Eblas ankaŭ demeti dosieron sur la fenestron.
path-save-hint = La plena dosierindiko, kiel /home/anna/partioj.pgn aŭ ~/partioj.pgn.
path-page-hint = La plena dosierindiko, kiel /home/anna/partio.html aŭ ~/partio.html. Printu la paĝon per retumilo.
path-picture-hint = La plena dosierindiko, kiel /home/anna/tabulo.png aŭ ~/tabulo.svg. La finaĵo .svg konservas desegnon sen fiksita grandeco.
path-animation-hint = La plena dosierindiko, kiel /home/anna/partio.gif aŭ ~/partio.gif.
club-save-hint = La plena dosierindiko, kiel /home/anna/tabelo.csv aŭ ~/tabelo.csv.
file-filter-games = Partioj
file-filter-all = Ĉiuj dosieroj

## The window: games of a file

games-title = Partioj en { $file }
games-filter = Filtrilo
games-filter-hint = Parto de nomo, rezulto, jaro
games-none = Neniu partio kongruas
games-row = { $number } { $white } – { $black } { $result }
games-count = { $shown } el { $all ->
    [one] 1 partio
   *[other] { $all } partioj
 }
games-own-count = { $all ->
    [one] 1 partio
   *[other] { $all } partioj
 }: venkoj { $won }, remioj { $drawn }, malvenkoj { $lost }
games-so-far = { $shown } el { $all } partioj ĝis nun
games-searching = Serĉado en la partioj…
games-number = Nr
games-result = Rezulto
games-moves = Movoj
games-date = Dato
games-event = Evento
games-opening = Malfermo
games-ratings = Rangopoentoj, nivelo
# The ratings above the own games
own-rating = Kontraŭ la komputilo
own-rating-puzzles = En problemoj
own-rating-menu = Pli pri la rangopoentoj
own-rating-reset = Forgesi miajn rangopoentojn: { $game }
own-rating-hint = Via forto estas ene de ĉi tiu intervalo, kun certeco de 95 %. Konsilo aŭ repreno duonigas la gajnon de partio.
own-mistakes = { $games ->
    [one] En la lasta partio kun raporto vi { $what }: { $percent } de la kosto de viaj eraroj.
   *[other] En la lastaj { $games } partioj kun raporto vi { $what }: { $percent } de la kosto de viaj eraroj.
}
own-mistakes-puzzles = Tiaspecaj problemoj
own-mistakes-reset = Forgesi miajn erarojn: { $game }
games-ending = Finludo
games-title-pasted = Algluitaj partioj
games-any-game = Ĉiuj ludoj
games-any-result = Ĉiuj rezultoj
games-content = Enhavo
games-any-content = Ĉia enhavo
games-stalemate = Finita per pato
games-knight = Ŝanĝo en ĉevalon
games-comments = Kun komentoj
games-report = Kun raporto
games-copies = Kopioj de antaŭa partio
games-single = Sen kopioj
games-filter-columns = Nomo de kolumno kaj dupunkto serĉas nur en ĝi: { $white }:anna. Por datoj kaj nombroj ankaŭ < kaj >: { $date }:<1985, { $moves }:>60. Pecoj je la fino (anglaj literoj): { $ending }:KRPKR.
games-other-points = Aliaj poentoj
games-unfinished = Nefinitaj
games-filters = { $count ->
    [0] Filtriloj
   *[other] Filtriloj ({ $count })
 }
games-filters-clear = Forigi filtrilojn
games-saved-filters = Konservitaj filtriloj
games-filter-name = Nomo de la filtrilo
games-filter-delete = Forigi la filtrilon { $name }
games-filter-nothing = Unue elektu aŭ tajpu kondiĉon.
games-filter-unnamed = Unue tajpu nomon.
games-at = Pozicio
games-at-hint = Nur partioj, kiuj atingas la pozicion. Alklaku por montri ĉiujn partiojn.
games-pieces = Pecoj
games-pieces-hint = Nur partioj, en kiuj la serĉataj pecoj staras samtempe sur siaj fakoj
games-sort = Ordigi laŭ { $column }
games-preview = Elektita partio: { $position }
games-listed = Tiuj partioj
games-save = Konservi en dosieron…
games-save-hint = Skribas la listigitajn partiojn en unu dosieron, en tiu ĉi ordo
games-save-title = Konservo de la listigitaj partioj
games-save-onto = Kelkaj el tiuj partioj estas el ĉi tiu dosiero. Elektu alian nomon.
games-lost = { $games ->
    [one] perdiĝus 1 partio en ĝi
   *[other] perdiĝus { $games } partioj en ĝi
 }
games-tags = Redakti datumojn de la partioj…
games-tags-title = Datumoj de la listigitaj partioj ({ $games })
games-tags-hint = Ŝanĝiĝas nur la plenigitaj kampoj, en ĉiuj listigitaj partioj.
games-tags-set = La datumoj estas difinitaj.
games-tags-no-file = Tiuj partioj estas en neniu via dosiero. Unue konservu ilin.
club-open = Kructabelo
club-open-hint = Poentoj kaj rangopoentoj de la ludantoj en la listigitaj partioj
club-title = Kructabelo kaj rangopoentoj
club-cross = Kructabelo
club-ratings = Rangopoentoj
club-player = Ludanto
club-points = Poentoj
club-games = Partioj
club-tie-break = S-B
club-rating = Elo
club-summary = { $games ->
    [one] Unu partio
   *[other] { $games } partioj
 } de { $players } ludantoj
club-hint = Validas nur finitaj partioj de du ludantoj, pato kiel ¾ kaj ¼. S-B estas la poentaro laŭ Sonneborn kaj Berger. Elo-poentoj komenciĝas je 1500, kaj la partioj validas laŭ siaj datoj; unu partio ŝanĝas ilin je maksimume 40, post 30 partioj je maksimume 20.
club-large = Por la rezultoj de unuopaj ludantoj inter si, filtru la liston: maksimume 30 ludantoj.
club-save = Konservi kiel CSV…
club-print = Printi…
page-written = La paĝo estas en “{ $path }”. Malfermu ĝin en retumilo por printi ĝin.
own-games-title = Viaj partioj
own-games-none = Ankoraŭ neniu partio
own-games-none-hint = Ĉiu partio, kiun vi finas, konserviĝas ĉi tie per si mem.
games-open-file = Malfermi dosieron…
games-see-tournaments = Vidi { $count } turnirajn partiojn
own-games-delete = Forigi partion
own-games-deleted = La partio estas forigita.
own-games-folders = Dosierujoj
own-games-add-folder = Aldoni dosierujon…
own-games-add-path = Aldoni dosieron aŭ dosierujon laŭ dosierindiko…
own-games-add-title = Aldono de dosiero aŭ dosierujo
own-games-add-hint = La plena dosierindiko de dosiero kun partioj, aŭ de dosierujo kun tiaj dosieroj.
own-games-remove = Forigi { $path } el la listo
recorded-hexodus = Ludantoj kontraŭ Hexodus III, 1999
recorded-tournaments = Turniroj 1980–87
recorded-tournaments-source = Fonto: la retejo “hexasakkversenyek” de hungaraj ludantoj, kolektita en jaycoskey/Glinski ĉe GitHub

## The window: engines

engines-title = Motoroj
engines-none = Ankoraŭ neniu motoro estas aldonita.
engines-hint = Heksy havas propran motoron. Ankaŭ ĉiu alia programo, kiu parolas UCI kaj scipovas iun el ĉi tiuj ludoj, povas ludi kaj analizi.
engines-row = { $games } · { $path }
engine-new-title = Aldono de motoro
engine-title = Ŝanĝo de motoro
engine-choose-title = Elekto de motoro
engine-program = Programo
engine-arguments = Argumentoj
engine-arguments-hint = kutime neniuj
engine-name = Nomo
engine-name-hint = la propra nomo de la motoro
engine-untried = Heksy unufoje lanĉas la motoron por legi ĝiajn nomon kaj opciojn.
engine-trying = La motoro estas lanĉata…
engine-fails = { $reason }.
engine-called = { $name }
engine-called-by = { $name } de { $author }
engine-works = { $name } funkcias. Ĝi ludas: { $games }.
engine-option-press = premi ĉe ĉiu lanĉo
engine-option-on = ŝaltita
engine-option-automatic = aŭtomate (laŭ la agordoj)
engine-own = Heksy
analysis-engine = Motoro

## The window: typed moves

typed-move = Movo
typed-move-hint = { $knight-move }, exd5 aŭ f6f8. { key-enter } faras la movon, { key-escape } nuligas.
typed-move-none = Neniu laŭregula movo komenciĝas tiel
action-type-in = Tajpi partiojn…
action-type-next = Konservi, tajpi sekvan
type-in-kept = La partio estas aldonita al “Viaj partioj”. Tajpu la sekvan.
type-in-copy = La partio estas aldonita. Ĝi estas kopio de la partio { $number } en “Viaj partioj”.
typed-move-wrong = “{ $text }” ne estas movo; tajpu ekzemple { $knight-move }, exd5 aŭ f6f8
typed-move-count = { $count ->
    [one] { $count } movo
   *[other] { $count } movoj
 }

## The window: settings

settings-title = Agordoj
settings-search = Serĉi agordojn
settings-general = Ĝenerale
settings-appearance = Aspekto
settings-playing = Ludado
settings-sound = Sono
settings-engine = Motoro
settings-keyboard = Klavaro
settings-reset = Restarigi ĉi tiun paĝon
settings-none = Neniu agordo enhavas tiujn vortojn.
settings-language = Lingvo
language-system = Sistemo
settings-letters = Movnotado
letters-language = Laŭ la lingvo ({ $letters })
letters-figurines = Figuretoj ({ $figurines })
settings-theme = Etoso
settings-palette = Tabulkoloroj
settings-pieces = Pecaro
settings-print-ink = Printitaj diagramoj
ink-black = Nigrablankaj
ink-colors = Koloroj de la tabulo
settings-scale = Fenestra grando
settings-notation = Notada grando
settings-marks = Markoj
settings-coordinates = Montri koordinatojn
settings-animation = Animacio
settings-turning = Tabulo por du
settings-legal-marks = Montri laŭregulajn movojn
settings-patterns = Montri ĉiujn fakojn atingeblajn por peco
settings-details = Montri la tempon de ĉiu movo en la panelo
settings-always-queen = Aŭtomate ŝanĝi peonon en damon
settings-premoves = Permesi antaŭmovojn
settings-confirm-moves = Konfirmi ĉiun movon
settings-warn-mistakes = Averti min antaŭ eraro
settings-keep-games = Konservi ĉiun finitan partion en “Viaj partioj”
settings-autoplay = Aŭtomate post
settings-thinking = Pensado
settings-own-book = La komputilo uzas sian libron de malfermoj
settings-analysis-lines = Linioj de analizo
settings-report-nodes = Raportprofundo
settings-report-lines = Raporto aldonas la plej bonajn liniojn kiel variantojn
report-nodes = { $count } mil nodoj por movo
settings-ponder = Kun plena forto la komputilo pensas ankaŭ dum via tempo
settings-threads = Fadenoj
settings-hash = Hakettabeloj
settings-automatic = Aŭtomate ({ $value })
theme-system = Sistemo
theme-light = Hela
theme-dark = Malhela
palette-honey = Mielo
palette-slate = Ardezo
palette-green = Verdo
palette-night = Nokto
palette-high-contrast = Kontrasto
pieces-classic = Klasikaj
pieces-bold = Dikaj
animation-system = Sistemo
animation-off = Neniu
animation-fast = Rapida
animation-normal = Meza
animation-slow = Malrapida
thinking-nothing = Nenio
thinking-score = Takso
thinking-line = Takso kaj linio
turning-never = Fiksa
turning-board = Turni tabulon
turning-pieces = Turni pecojn

## The window: keys

keys-title = Fulmoklavoj
keys-filter = Serĉi fulmoklavojn
keys-here = En ĉi tiu ekrano
keys-board = Sur la tabulo
keys-game = Ludado
keys-replay = Trarigardo de partio
keys-file = Dosieroj
keys-annotate = Komentado
keys-view = Fenestro
keys-hint = Alklaku klavon por elekti alian, aŭ la pluson por aldoni unu.
keys-change = { $key }: ŝanĝi la fulmoklavon por “{ $action }”
keys-another = Aldoni fulmoklavon por “{ $action }”
keys-usual = Restarigi la kutimajn fulmoklavojn por “{ $action }”
keys-reset-all = Restarigi ĉiujn
keys-press = Premu la klavon por “{ $action }”. { key-escape } nenion ŝanĝas.
keys-refused-window = { $key } kondukas de kampo al kampo aŭ fermas tion, kio estas malfermita: premu alian klavon.
keys-refused-clipboard = La sistemo eltondas, kopias aŭ algluas per { $key }: premu alian klavon.
keys-taken = { $key } jam estas uzata por “{ $action }”.
keys-swap = Interŝanĝi ambaŭ klavojn
keys-replace = Movi ĝin ĉi tien
keys-remove = Forigi ĉi tiun klavon
keys-cursor = Movi la kursoron tra la fakoj
keys-cursor-keys = { key-enter } aŭ { key-tab } al la tabulo, poste sagoj
keys-diagonal = Movi la kursoron oblikve
keys-diagonal-keys = { key-home }, { key-page-up }, { key-end }, { key-page-down }
keys-jump = Salti al la sekva peco de iu speco
keys-jump-keys = La litero de la peco, p por peonoj
keys-stops = Salti al la sekva peco aŭ celo
keys-stops-keys = { key-tab }
keys-type = Tajpi movon
keys-type-keys = Majuskla litero de la peco
keys-ahead = Antaŭmovo: alia peco ol damo
keys-ahead-keys = Teni R (turo), B (kuriero), N (ĉevalo)
keys-confirm = Konfirmi aŭ nuligi movon
keys-confirm-keys = { key-enter }, { key-escape }
keys-pick = Levi pecon, meti ĝin
keys-pick-keys = { key-enter } aŭ { key-space }
keys-describe = Demandi, kio atakas kaj defendas fakon
keys-describe-keys = { key-shift }+{ key-space }
keys-promote = Elekti, kio la peono fariĝu
keys-promote-keys = La litero de la peco
keys-draw = Desegni sagon aŭ cirklon
keys-draw-keys = Dekstra butono
keys-draw-color = Desegni ruĝe, blue, flave
keys-draw-color-keys = Dekstra butono kun Shift, Alt, ambaŭ
keys-wheel = Paŝi tra la movoj
keys-wheel-keys = Musrado super la tabulo
keys-letters = Starigo: meti pecon
keys-letters-keys = Ĝia angla litero, majuskla por Blanko
keys-erase = Starigo: forpreni pecon
keys-erase-keys = { key-delete }, aŭ la dekstra butono
keys-menu = Malfermi menuon
keys-menu-keys = F10 kaj sagoj, aŭ { key-alt } kaj la unua litero
keys-escape = Remeti la pecon, fermi dialogon
keys-escape-keys = { key-escape }

## The window: about

about-title = Heksy
about-version = Versio { $version }
about-text = Heksa ŝako (Gliński, McCooey, Shafran kaj ŝako por tri) kaj heksaj damoj. Ludu kontraŭ la komputilo, ĉe unu tabulo aŭ rete, kaj studu viajn partiojn.
about-licence = Libera programo laŭ la permesilo MIT aŭ Apache 2.0, laŭ via prefero.

## The rules, in words

rules-title = Reguloj de la ludoj
rules-try = Provi ĉi tiun pozicion
rules-goal-title = La celo
rules-goal =
    Mati la reĝon de la kontraŭulo: ataki ĝin tiel, ke neniu movo povas savi ĝin.
    • Blanko movas unua, poste la flankoj movas alterne.
    • Atakata reĝo estas en ŝako. Ĝia flanko devas tuj respondi: formovi la reĝon, bati la atakantan pecon aŭ bari ĝian linion.
    • Neniu flanko rajtas fari movon, post kiu ĝia propra reĝo estus atakata.
    Sur la tabulo Nigro estas matita.
rules-short-title = Mallonge, por ŝakistoj
rules-short =
    • Ĉiu flanko havas tri kurierojn, unu por ĉiu koloro de fakoj.
    • Peono batas antaŭen maldekstre kaj dekstre trans lateron, ne kiel kuriero.
    • Peono ŝanĝiĝas sur la lasta fako de iu ajn kolumno.
    • Aroko ne ekzistas.
    • Pato ne estas remio: ĝi valoras ¾ kontraŭ ¼.
rules-board-title = La tabulo
rules-board =
    La tabulo havas 91 fakojn en tri koloroj, kun angulo al ĉiu ludanto.
    • La kolumnoj iras rekte supren kaj havas literojn de a ĝis l (j mankas).
    • La vicoj estas nombrataj de la flanko de Blanko kaj fleksiĝas ĉe la kolumno f: la malsupra angulo estas f1, la supra f11.
    • Blanko ludas de malsupre.
rules-army = Ĉiu flanko havas reĝon, damon, du turojn, tri kurierojn, du ĉevalojn kaj naŭ peonojn.
rules-rook-title = Turo
rules-rook = Kiom ajn malproksimen en ses direktoj, trans la laterojn de la fakoj.
rules-bishop-title = Kuriero
rules-bishop = Kiom ajn malproksimen en ses direktoj, tra la anguloj de la fakoj. Ĝi neniam forlasas sian koloron, tial ĉiu flanko havas tri.
rules-queen-title = Damo
rules-queen = Kiel turo kaj kuriero: dek du direktoj.
rules-king-title = Reĝo
rules-king = Unu paŝon en iu ajn el la dek du direktoj de la damo, neniam sur atakatan fakon.
rules-knight-title = Ĉevalo
rules-knight = Saltas al la dek du plej proksimaj fakoj, kiujn damo ne povus atingi, ĉiam al alia koloro. Nur la ĉevalo povas transsalti pecojn.
rules-pawn-title = Peono
rules-pawn =
    Unu fakon rekte antaŭen laŭ sia kolumno.
    Du fakojn, se ambaŭ estas liberaj, de ĉiu fako, sur kiu komence staras peono de ĝia flanko, ankaŭ se ĝi venis tien per bato. La tabulo montras la naŭ komencajn fakojn de Blanko.
rules-pawn-captures-title = Kiel peono batas
rules-pawn-captures =
    Peono batas unu fakon antaŭen maldekstre aŭ dekstre, trans lateron: kiel mallonga movo de turo.
    Sur la tabulo la peono sur f5 povas bati sur e5 kaj g5. Ĝi ne povas bati sur la kadritaj fakoj e6 kaj g6, kiuj estas kurieran paŝon for.
rules-en-passant-title = Bato dum trapaso
rules-en-passant = Peono, kiu ĵus marŝis du fakojn, estas batebla, nur per la tuj sekva movo, de peono, kiu povus bati ĝin sur la trapasita fako. Sur la tabulo: post c7-c5 la peono sur b5 batas sur c6.
rules-promotion-title = Ŝanĝo
rules-promotion = Sur la lasta fako de iu ajn kolumno peono fariĝas damo, turo, kuriero aŭ ĉevalo, laŭ elekto. Cirkloj montras, kie la peonoj de Blanko ŝanĝiĝas. Sur la tabulo la peono povas ŝanĝiĝi per rekta movo aŭ per bato.
rules-end-title = Kiel partio finiĝas
rules-end =
    • Ŝakmato donas la venkon.
    • Vi venkas ankaŭ, se la kontraŭulo cedas aŭ ties tempo finiĝas.
    • Se tamen la flanko, kiu ankoraŭ havas tempon, ne havas sufiĉan materialon por mato, la partio estas remio.
rules-stalemate-title = Pato
rules-stalemate = Pato ne estas remio: la flanko, kiu ne povas movi, ricevas ¼ da poento, la alia ¾.
rules-stalemate-draw = Pato estas remio, po ½ poento.
rules-stalemate-diagram = Sur la tabulo estas la vico de Nigro. La reĝo ne estas en ŝako, sed post ĉiu movo ĝi estus atakata: Nigro estas patita.
rules-draws-title = Remioj
rules-draws =
    Remio donas po ½ poento. La partio estas remio:
    • kiam la sama pozicio aperas la trian fojon kun la sama movanta flanko;
    • post 50 movoj de ĉiu flanko sen bato aŭ peona movo;
    • per interkonsento;
    • se neniu flanko havas sufiĉan materialon por mato. Sufiĉas peono, turo, damo aŭ entute tri kurieroj kaj ĉevaloj.
rules-draws-options =
    En la agordo de nova partio vi povas elekti:
    • Remioj per ripeto kaj post 50 movoj devas esti postulataj. La sama pozicio la kvinan fojon kaj 75 movoj de ĉiu flanko tamen finas la partion.
    • Nur solaj reĝoj estas nesufiĉa materialo, ĉar reĝo kaj du ĉevaloj efektive povas devigi maton.
rules-draws-kings =
    Remio donas po ½ poento. La partio estas remio:
    • per pato;
    • kiam la sama pozicio aperas la trian fojon kun la sama movanta flanko;
    • post 50 movoj de ĉiu flanko sen bato aŭ peona movo;
    • per interkonsento;
    • se restas nur la du reĝoj. Ĉiu alia peco sufiĉas por daŭrigi.
rules-draws-claims = En la agordo de nova partio vi povas elekti, ke remioj per ripeto kaj post 50 movoj devas esti postulataj. La sama pozicio la kvinan fojon kaj 75 movoj de ĉiu flanko tamen finas la partion.
rules-notation-title = Notado
rules-notation =
    • f6: peono iras al f6. exf5: peono de la kolumno e batas sur f5.
    • Nf4: ĉevalo iras al f4. Nxf4: ĉevalo batas sur f4.
    • R10f10: el du turoj tiu sur la vico 10 iras al f10. Rbf6: tiu sur la kolumno b.
    • f11=Q: peono fariĝas damo.
    • + estas ŝako, # estas mato.
    • Dosieroj uzas la anglajn literojn K (reĝo), Q (damo), R (turo), B (kuriero) kaj N (ĉevalo). La fenestro uzas la literojn elektitajn en la agordoj.

rules-mccooey-short =
    • Ĉiu flanko havas tri kurierojn, unu por ĉiu koloro de fakoj, sed nur sep peonojn.
    • Peono batas unu kurieran paŝon antaŭen.
    • La peono de la kolumno f ne rajtas marŝi du fakojn.
    • Peono ŝanĝiĝas sur la lasta fako de iu ajn kolumno.
    • Aroko ne ekzistas. Pato estas remio, kiel kutime.
rules-mccooey-army = Ĉiu flanko havas reĝon, damon, du turojn, tri kurierojn, du ĉevalojn kaj sep peonojn.
rules-mccooey-pawn =
    Unu fakon rekte antaŭen laŭ sia kolumno.
    De sia komenca fako du, se ambaŭ estas liberaj, krom sur la kolumno f. La tabulo montras la sep komencajn fakojn de Blanko.
rules-mccooey-pawn-captures =
    Peono batas unu kurieran paŝon antaŭen. Tiel ĉiuj ĝiaj batoj restas sur unu koloro.
    Sur la tabulo la peono sur e3 povas bati sur d4 kaj f5. Ĝi ne povas bati sur la kadritaj najbaraj fakoj d3 kaj f4.
rules-mccooey-en-passant = Peono, kiu ĵus marŝis du fakojn, estas batebla, nur per la tuj sekva movo, de peono, kiu povus bati ĝin sur la trapasita fako. Sur la tabulo: post e8-e6 la peono sur d5 batas sur e7.

rules-shafran-short =
    • La tabulo havas 70 fakojn, kaj la vicoj dekstren malleviĝas.
    • Ĉiu flanko havas tri kurierojn, unu por ĉiu koloro de fakoj.
    • La unua movo de peono povas atingi la mezon de ĝia kolumno: ĝis tri fakojn.
    • Peono batas unu kurieran paŝon antaŭen.
    • Eblas aroki kun iu ajn turo, mallonge aŭ longe.
rules-shafran-board =
    La tabulo havas 70 fakojn: naŭ kolumnojn de a ĝis i kun 6 ĝis 10 fakoj.
    • La vicoj estas rektaj linioj, kiuj dekstren malleviĝas, tiel ke la vicoj de la kolumno f komenciĝas ĉe 2 kaj tiuj de la kolumno i ĉe 5.
    • Ĉiu flanko havas reĝon, damon, du turojn, tri kurierojn, du ĉevalojn kaj naŭ peonojn.
    • La komenca pozicio estas turnita, ne spegulita: ĉiu flanko vidas sian damon maldekstre de sia reĝo.
rules-shafran-pawn =
    La unua movo de peono povas atingi la mezon de ĝia kolumno, se ĉiuj ĉi fakoj estas liberaj:
    • unu fakon sur la kolumnoj a kaj i;
    • unu aŭ du sur b, c, g kaj h;
    • unu ĝis tri sur d, e kaj f.
    Poste ĝi marŝas po unu fako.
rules-shafran-pawn-captures =
    Peono batas unu kurieran paŝon antaŭen.
    Sur la tabulo la peono sur e4 povas bati sur d5 kaj f6. Ĝi ne povas bati sur la kadritaj najbaraj fakoj d4 kaj f5.
rules-shafran-en-passant = Sur iu ajn fako, kiun la peono trapasis, nur per la tuj sekva movo: post e9-e6 ĝi estas batebla sur e8 kaj sur e7, ĉi tie de d5 sur e7.
rules-castling-title = Aroko
rules-shafran-castling =
    Vi povas aroki kun iu ajn turo, se
    • nek la reĝo nek tiu turo jam moviĝis,
    • nenio staras inter ili,
    • la reĝo ne estas en ŝako, kaj neniu fako, kiun ĝi transiras aŭ atingas, estas atakata.
    Mallonge: la turo ekstaras apud la reĝo, kiu paŝas trans ĝin.
    Longe: la reĝo iras apud la turon, kiu saltas trans ĝin.
    Movu la reĝon al ĝia nova fako aŭ sur la turon. Se ambaŭ manieroj eblas, la programo demandas, kiun vi elektas.
rules-shafran-notation = • Q-O-O kaj Q-O-O-O: mallonga kaj longa aroko sur la damflanko. B-O-O kaj B-O-O-O: sur la kurierflanko.

rules-checkers-goal = Vi venkas, se la kontraŭulo ne povas movi, ĉar ĉiuj ties pecoj estas batitaj aŭ baritaj. Blanko movas unua, poste la flankoj movas alterne.
rules-checkers-short-title = Mallonge, por damludantoj
rules-checkers-short =
    • Simpla peco marŝas antaŭen en tri direktoj: rekte kaj laŭ ambaŭ diagonaloj.
    • Oni batas nur laŭ la diagonaloj, antaŭen kaj malantaŭen.
    • Bati estas devige, kaj plej multe da pecoj. Damoj marŝas kaj batas je iu ajn distanco.
    • Simpla peco fariĝas damo nur, se ĝia movo finiĝas sur la malproksima rando.
    • Damo sur siaj propraj promociaj fakoj estas ŝirmata kontraŭ simplaj pecoj.
rules-checkers-board =
    Oni ludas sur 61 fakoj, po kvin sur latero.
    • Fako estas nomata per du ciferoj: la kolumno de 1 ĝis 9, nombrata de la maldekstra flanko de Blanko, kaj la vico de 1 ĝis 9 laŭ la diagonaloj, kiuj dekstren leviĝas.
    • Ĉiu flanko komencas kun 24 pecoj.
    • La kadritaj fakoj estas la promociaj fakoj, por Blanko blanke kaj por Nigro nigre kadritaj.
rules-man-title = Simpla peco
rules-checkers-man = Unu fakon antaŭen: rekte laŭ sia kolumno aŭ laŭ unu el la du diagonaloj desegnitaj sur la tabulo. Sur la kolumnoj 1 kaj 9 neniu peco rajtas marŝi rekte.
rules-crowned-title = Damo
rules-checkers-crowned = Kiom ajn malproksimen laŭ sia kolumno kaj la diagonaloj, antaŭen kaj malantaŭen; ne rekte sur la kolumnoj 1 kaj 9.
rules-capture-title = Bato
rules-checkers-capture =
    Oni batas nur laŭ la diagonaloj, antaŭen kaj malantaŭen.
    • Simpla peco saltas trans apudan malamikan pecon sur la liberan fakon tuj malantaŭ ĝi.
    • Damo saltas trans pecon je iu ajn distanco kaj haltas sur iu ajn libera fako malantaŭe.
    • Se la sama peco povas bati plu, ĝi devas.
    • Neniu peco estas transsaltata dufoje, sed malplena fako povas esti transirata dufoje.
    • La batitaj pecoj forlasas la tabulon nur, kiam la tuta movo estas finita.
    Alklaku ĉiun fakon, sur kiun la peco saltas, aŭ nur la lastan, kie tio estas klara.
rules-most-title = Plej multe da pecoj
rules-checkers-most = Bati estas devige, kaj la plej granda nombro de pecoj devas esti batita; damoj valoras unu kiel ĉiuj aliaj. Inter egalaj batoj vi elektas libere. La programo kadras la batendajn pecojn.
rules-checkers-promotion =
    Simpla peco, kies movo finiĝas sur unu el la kvin fakoj de sia malproksima rando, fariĝas damo kaj ekde la sekva movo marŝas kiel damo. Cirkloj montras la promociajn fakojn de Blanko.
    Simpla peco, kiu nur trapasas tie dum bato, restas simpla peco.
rules-protection-title = Damoj sur la propra rando
rules-checkers-protection =
    Damo sur unu el la promociaj fakoj de sia propra flanko ne estas batebla de simplaj pecoj, krom se ĝi venis tien per bato. Sur la tabulo la peco sur 49 ne rajtas bati la damon sur 39.
    • Dum unu respondo estas inverse ĉe peco, kiun la lasta movo kronis: ĝi estas batebla, se ĝi venis sen bato, kaj ne, se ĝi venis per bato.
    • Damoj neniam estas ŝirmataj kontraŭ damoj.
rules-checkers-draws =
    La reguloj ne limigas la daŭron de partio. La programo deklaras remion:
    • kiam la sama pozicio aperas la trian fojon;
    • post 50 movoj de ĉiu flanko sen bato aŭ movo de simpla peco;
    • per interkonsento.
rules-checkers-same = Du pozicioj estas samaj, se la samaj pecoj staras sur la samaj fakoj, movas la sama flanko, kaj neniu damo estas ŝirmata nur en unu el ili, nun aŭ poste.
rules-checkers-notation =
    • 55-56 estas movo.
    • 33x53x73 estas bato kun ĉiu fako, sur kiun la peco saltas.
    • W:W55,K39:B19 estas pozicio: la movanta flanko, la pecoj de Blanko, la pecoj de Nigro; K estas damo.

rules-three-goal = Resti la lasta en la ludo. La unua loko valoras 1 poenton, la dua ½, la tria 0. Tiu, kies reĝo estas matita, patita aŭ batita, estas ekster la ludo.
rules-three-short =
    • Blanko, Ruĝo kaj Nigro movas en ĉi tiu ordo, laŭhorloĝe.
    • Peonoj iras for de sia propra angulo kaj batas unu kurieran paŝon antaŭen.
    • Reĝo, kiu estas atakata, kiam venas la vico de kontraŭulo, povas esti batita.
    • Matita aŭ patita flanko estas ekster la ludo; ĝiaj pecoj restas sur la tabulo.
    • Aroko ne ekzistas.
rules-three-board =
    Tri armeoj staras ĉe ĉiu dua angulo de la 91 fakoj: Blanko ĉe f1, Ruĝo ĉe a6, Nigro ĉe l6. Ili movas en ĉi tiu ordo, laŭhorloĝe.
    • La kolumnoj havas literojn de a ĝis l (j mankas). La vicoj estas nombrataj de la flanko de Blanko kaj fleksiĝas ĉe la kolumno f.
    • Ĉiu flanko havas reĝon, damon, du turojn, tri kurierojn, du ĉevalojn kaj sep peonojn.
rules-three-pawn =
    Ĉiu peono iras rekte for de la angulo de sia armeo: tiu de Ruĝo dekstren malsupren, tiu de Nigro maldekstren malsupren.
    • De sia komenca fako ĝi povas iri du fakojn, sed ne tiu en la mezo de la armeo.
    • Ĝi batas unu kurieran paŝon antaŭen.
    Sur la tabulo: la peono de Ruĝo sur d6.
rules-three-en-passant = Peono, kiu iris du fakojn, povas esti batita dum trapaso de ĉiu el la du aliaj flankoj, ĝis ĝia propra flanko movas denove. Sur la tabulo: post e3-e5 la peono de Ruĝo sur d5 batas sur e4.
rules-three-promotion = La peonoj de Ruĝo kaj Nigro ŝanĝiĝas same: kie ne plu estas fako antaŭe.
rules-three-check-title = Ŝako kaj bato de reĝo
rules-three-check =
    • Neniu rajtas lasi sian reĝon atakata de flanko en la ludo.
    • Du flankoj povas kune malfermi linion: reĝo, kiu estas atakata, kiam venas la vico de kontraŭulo, povas esti batita.
    • Ĝia flanko tuj estas ekster la ludo, kaj ĝiaj pecoj ne plu atakas; tial bati reĝon povas respondi al ŝako.
    Sur la tabulo Ruĝo malfermis la linion: la turo de Blanko povas bati la reĝon de Nigro.
rules-three-out-title = Kiel flanko eliras
rules-three-out =
    Flanko estas ekster la ludo:
    • se ĝi ne havas movon, kiam venas ĝia vico (mato aŭ pato);
    • se ĝia reĝo estas batita;
    • se ĝi cedas, iam ajn, aŭ ĝia tempo finiĝas.
    Ĝiaj pecoj restas mortaj sur la tabulo: ili atakas nenion, sed baras kaj povas esti batitaj.
rules-three-draws =
    La flankoj en la ludo remias:
    • kiam la sama pozicio aperas la trian fojon;
    • post po 50 movoj sen bato, peona movo aŭ eliro;
    • per interkonsento de ĉiuj;
    • kiam restas nur reĝoj.
rules-three-points-title = Poentoj
rules-three-points = La unua loko valoras unu poenton, la dua duonon, la tria nenion. Flankoj, kiuj remias, dividas la poentojn de siaj lokoj: se tri, po duono; se la du lastaj, po tri kvaronoj. En dosieroj staras la poentoj de Blanko, Ruĝo kaj Nigro, ekzemple 1-0-1/2.

history-title = Historio
history-glinski-title = Gliński, 1936 ĝis 1973
history-glinski = Władysław Gliński kreis sian ludon dum multaj jaroj: la unua formo estas el 1936, la hodiaŭ ludata el 1973. Ĝi estas la plej konata en la familio. Polaj ludantoj nomas ĝin heksy, kaj de tio venas la nomo de ĉi tiu programo.
history-federation-title = La federacio
history-federation = La Universala Heksagonŝaka Federacio fiksis la regulojn en faldfolio, en Esperanto. Ĝia aparta trajto estas la pato, kiu valoras ¾ kontraŭ ¼. Ĝia listo de la pecoj, per kiuj ankoraŭ eblas venki, estas la kutima regulo de la programo.
history-shafran-title = Shafran, 1939
history-shafran = La ludo de Shafran havas propran tabulon, 70 fakojn kun rektaj vicoj, kaj donas al ĉiu peono unuan paŝon ĝis la mezo de ĝia kolumno. Ĝi sola en la familio havas arokon, kaj tion en kvar manieroj.
history-mccooey-title = McCooey, 1978 kaj 1979
history-mccooey = La ludo de McCooey prenis la tabulon de Gliński kaj rekomencis de la pecoj: peonoj, kiuj batas laŭ kuriera paŝo, kiel sur la kvadrata tabulo; malpli da ili; kaj pli densa komenca pozicio.
history-checkers-title = Heksaj damoj, 1985
history-checkers = La damludo sur la 61 fakoj en la mezo konservas tion, kion konas ludantoj de la ludo kun 100 fakoj, devigan baton de la plej granda nombro kaj flugantajn damojn, kaj aldonas la ŝirmon de damoj sur la rando, kie ili estis kronitaj.
history-sources-title = La fontoj de la reguloj
history-sources =
    • Gliński: la faldfolio de la Universala Heksagonŝaka Federacio kaj du polaj regultekstoj. Kie ili silentas, decidas la fako mem: peono, kiu per bato venis sur komencan fakon de sia flanko, denove rajtas marŝi du fakojn. La listo de pecoj en la faldfolio havas du erarojn, kiujn la aliaj tekstoj korektas.
    • McCooey: liaj reguloj el 1978 kaj 1979. Kie ili nenion diras pri remioj, la programo sekvas la kutimojn de ŝako.
    • Shafran: sveda artikolo pri lia ludo el 1939. Aroko estas skribata kiel en la presaĵo, per la litero O; ankaŭ dosieroj kun nuloj estas legataj.
    • Damludo: la propraj reguloj de la aŭtoro el 1985, en la pola kaj la angla. Ili konas ankaŭ pli severan formon, en kiu simplaj pecoj neniam rajtas bati damon sur ties propraj promociaj fakoj; nova partio povas elekti ĝin.
    • Ŝako por tri: McCooey donas nur la komencan pozicion. La cetero estas la interpreto de ĉi tiu programo: en lia ludo por du ĝi ŝanĝas nur tion, kion necesas ŝanĝi, kaj sekvas la kutimojn de hodiaŭaj ludoj por pli ol du.

## Three-player games

action-new-three = Nova partio por tri…
three-game = Ŝako por tri
three-seat = { $seat ->
   *[white] Blanko
    [red] Ruĝo
    [black] Nigro
 }
board-cell-red = { $cell }, ruĝa { NAME($piece) }
board-cell-dead = { $cell }, morta { NAME($piece) }
three-to-move = Vico de { $seat ->
   *[white] Blanko
    [red] Ruĝo
    [black] Nigro
 }
three-and = { $first } kaj { $next }
three-in-check = { $seat ->
   *[white] Blanko
    [red] Ruĝo
    [black] Nigro
 } estas ŝakata de { $by }
three-turn = movas nun
three-next = movos poste
three-corner-check = ŝakata de { $by }
three-out-checkmate = { $seat ->
   *[white] Blanko
    [red] Ruĝo
    [black] Nigro
    [you] Vi
 } estas matita
three-out-stalemate = { $seat ->
   *[white] Blanko
    [red] Ruĝo
    [black] Nigro
    [you] Vi
 } estas patita
three-out-king-taken = { $seat ->
   *[white] La reĝo de Blanko
    [red] La reĝo de Ruĝo
    [black] La reĝo de Nigro
    [you] Via reĝo
 } estas batita
three-out-resignation = { $seat ->
   *[white] Blanko cedis
    [red] Ruĝo cedis
    [black] Nigro cedis
    [you] Vi cedis
 }
three-out-time = { $seat ->
   *[white] Blanko
    [red] Ruĝo
    [black] Nigro
    [you] Vi
 } ne plu havas tempon
three-corner-checkmate = matita
three-corner-stalemate = patita
three-corner-king-taken = reĝo batita
three-corner-resignation = cedis
three-corner-time = sen tempo
three-corner-out = ekster la ludo
three-corner-points = Poentoj: { $points }
three-end-last = Venkis la lasta flanko en la ludo
three-end-kings = Restas nur reĝoj
three-end-fifty = Regulo de 50 movoj
three-end-repetition = La sama pozicio la trian fojon
three-end-agreement = Ĉiuj interkonsentis pri remio
three-over = { $points } – { $reason }
three-told = Rezulto en la dosiero: { $points }
three-expected = Atendataj poentoj: Blanko { $white }, Ruĝo { $red }, Nigro { $black }
three-low-time = { $name }: restas { $seconds } s.
three-wait-earlier = Ĉi tio estas pli frua pozicio. Por movi iru al la lasta.
three-found = { $white } – { $red } – { $black }, { $moves ->
    [one] unu rondo
   *[other] { $moves } rondoj
 }, { $date }
three-title = { $white } – { $red } – { $black } – { three-game } – Heksy
three-about = Blanko, Ruĝo kaj Nigro movas en ĉi tiu ordo, laŭhorloĝe. La pecoj de flanko ekster la ludo restas mortaj surloke. La lasta flanko en la ludo venkas.
three-new-position = Algluita; movas: { $seat }
three-rotate = Ŝovi ĉiujn je unu loko
three-board = Tabulo
three-turns = Turni la tabulon al tiu, kies vico estas
three-over-title = La partio finiĝis
three-place = { $place }.
three-resign-text = { $seat } cedas la partion; la aliaj ludas plu.
three-resign-you-text = Vi cedas la partion; la aliaj ludas plu.
three-move-of = { $number }. { $seat } { $move }
three-only-two = Ne eblas en partio por tri.
three-illegal-way-pawn = peono marŝas rekte for de la angulo de sia armeo kaj batas unu kurieran paŝon antaŭen
three-illegal-not-your-turn = la { NAME($piece) } sur { $cell } ne apartenas al la movanta flanko
three-speech-moves = { $seat ->
   *[white] Blanko
    [red] Ruĝo
    [black] Nigro
 }: { NAME($piece) } de { $from } al { $to }
three-speech-takes = { $seat ->
   *[white] Blanko
    [red] Ruĝo
    [black] Nigro
 }: { NAME($piece) } de { $from } batas { NAME($taken, form: "accusative") } sur { $to }
three-question-draw = { $first } kaj { $second } konsentas pri remio.
three-position-empty = La pozicio estas malplena: ĝi devas konsisti el la vicoj de la tabulo kaj kvin kampoj.
three-position-rows = La nombro de vicoj inter la oblikvaj strekoj estas { $count }; necesas 11.
three-position-row = La nombro de fakoj en la vico { $rank } estas { $found } anstataŭ { $expected }: du literoj estas peco, nombroj estas malplenaj fakoj.
three-position-gap = Nombro de malplenaj fakoj en la vico { $rank } estas 0 aŭ tro granda.
three-position-piece = “{ $text }” en la vico { $rank } ne estas peco: la unua litero estas w, r, b aŭ x (morta), la dua K, Q, R, B, N aŭ P.
three-position-missing = Mankas kampo: post la tabulo staras la movanta flanko, la flankoj en la ludo, la bato dum trapaso, la duonmovoj kaj la rondo.
three-position-turn = La movanta flanko estas “{ $text }”: ĝi devas esti w, r aŭ b.
three-position-playing = La flankoj en la ludo estas “{ $text }”: eblas nur w, r kaj b, ĉiu maksimume unufoje kaj en ĉi tiu ordo.
three-position-en-passant = La kampo de bato dum trapaso “{ $text }” ne validas: ĝi devas esti - aŭ flankoj kun la trapasitaj fakoj, ekzemple we4,rc4.
three-position-number = “{ $text }” devas esti entjero.
three-position-extra = “{ $text }” staras post la lasta kampo: forigu ĝin.
three-setup-nobody = Neniu flanko estas en la ludo: nomu tiujn, kiuj ludas, ekzemple wrb.
three-setup-turn = { $seat ->
   *[white] Blanko
    [red] Ruĝo
    [black] Nigro
 } movas, sed ne estas en la ludo: nomu flankon, kiu ludas.
three-setup-no-king = { $seat ->
   *[white] Blanko
    [red] Ruĝo
    [black] Nigro
 } estas en la ludo kaj ne havas reĝon: ĉiu flanko en la ludo bezonas unu.
three-setup-kings = { $seat ->
   *[white] Blanko
    [red] Ruĝo
    [black] Nigro
 } havas tro da reĝoj ({ $count }): ĉiu flanko havas unu.
three-setup-out = { $seat ->
   *[white] Blanko
    [red] Ruĝo
    [black] Nigro
 } estas ekster la ludo kaj havas vivan pecon ({ NAME($piece) }) sur { $cell }: ĝiaj pecoj estas mortaj, kun la litero x.
three-setup-dead = Sur { $cell } estas morta peco ({ NAME($piece) }), sed neniu flanko estas ekster la ludo.
three-setup-dead-kings = Mortaj reĝoj: { $count }; flankoj ekster la ludo: { $out }. Ĉiu havas maksimume unu.
three-setup-pawns = { $seat ->
   *[white] Blanko
    [red] Ruĝo
    [black] Nigro
    [dead] Mortaj pecoj
 }: { $count } peonoj, eblas maksimume { $limit }.
three-setup-pieces = { $seat ->
   *[white] Blanko
    [red] Ruĝo
    [black] Nigro
    [dead] Mortaj pecoj
 }: { $extra ->
    [one] { $extra } peco el ŝanĝita peono
   *[other] { $extra } pecoj el ŝanĝitaj peonoj
 }, sed mankas nur { $missing ->
    [one] { $missing } peono
   *[other] { $missing } peonoj
 }.
three-setup-pawn = Peono ne povas stari sur { $cell }: tie ĝi fariĝas alia peco.
three-setup-en-passant = { $seat ->
   *[white] Blanko
    [red] Ruĝo
    [black] Nigro
 } ne povas esti ĵus trapasinta { $cell } per duobla paŝo: skribu -.
three-setup-en-passant-out = { $seat ->
   *[white] Blanko
    [red] Ruĝo
    [black] Nigro
 } estas ekster la ludo, do neniu ĝia peono povas esti batita dum trapaso.
three-file-variant = ĝi estas partio de “{ $name }”, ne por tri ludantoj
three-file-start = la komenca pozicio ne validas, la movoj restas kiel teksto. { $problem }
three-file-move = { $problem }; la resto de la partio restas kiel teksto
three-file-after-end = “{ $text }” staras post la fino de la partio; ĝi restas kiel teksto
three-file-variation = varianto restas kiel teksto
three-file-result = la dosiero diras { $told }, la partio finiĝas per { $shown }
three-move-form = “{ $text }” ne estas movo: skribu Nf4, exd6, f11=Q aŭ la du fakojn, e3e5
three-move-no-cell = “{ $text }”: ne ekzistas fako { $cell }
three-move-illegal = “{ $text }” ne estas laŭregula movo de { $seat ->
   *[white] Blanko
    [red] Ruĝo
    [black] Nigro
 }
three-move-ambiguous = “{ $text }” povas esti iu el { $choices }: nomu, de kie venas la peco
recorded-three = Partio por tri

## Online play

action-online = Ludi rete…
action-online-help = Reta ludado
question-rematch = { $name } proponas revanĉon.
online-experimental = eksperimenta
online-invite = Inviti
online-join = Aliĝi
online-host-chooses = La alia ludanto elektas la ludon.
online-name = Via nomo
online-nameless = Anonimulo
online-waits = Foresto
online-waits-hint = Tiom longe ĉiu ludanto rajtas esti sen konekto dum la tuta partio. La horloĝoj dume staras. Poste la kontraŭulo rajtas noti gajnon aŭ remion.
online-waits-minutes = { $minutes } min por ĉiu ludanto
online-takebacks = Permesi reprenojn laŭ konsento
online-relay = Plusendilo
online-relay-public = Publika
online-relay-own = Propra
online-relay-none = Neniu
online-relay-url = Adreso de la plusendilo
online-relay-hint = Plusendilo helpas, kie du komputiloj ne povas rekte atingi unu la alian. Sen ĝi nur komputiloj en la sama reto aŭ kun malfermita pordo trovas unu la alian.
online-relay-wrong = La adreso de plusendilo komenciĝas per https:// kaj ne havas spacojn.
online-relay-who = La publikajn plusendilojn funkciigas number 0, la kreintoj de iroh (docs.iroh.computer).
online-relay-trying = Nova provo atingi la plusendilon…
online-relay-reached = La plusendilo respondas. Sendu ĉi tiun novan inviton.
online-announce = Montri la inviton al ludantoj en mia reto
online-seen-host = Nenio estas sendata, antaŭ ol vi premas “Inviti”. Poste la kontraŭulo vidas vian nomon kaj la adreson de via komputilo.
online-seen-guest = Nenio estas sendata, antaŭ ol vi premas “Aliĝi” aŭ serĉas ludantojn. Poste la kontraŭulo vidas vian nomon kaj la adreson de via komputilo.
online-seen-relay = La plusendilo vidas ambaŭ adresojn, sed nenion de la partio.
online-seen-network = Dum ĝi estas malfermita, ludantoj en la sama reto vidas la inviton kun via nomo.
online-seen-more = Pli pri tio
online-invitation = Invito
online-invitation-hint = Algluu la tekston, kiun la alia ludanto sendis. Ĝi komenciĝas per “heksy”.
online-no-ticket = Tio ne estas invito: invito komenciĝas per “heksy” kaj estas unu longa vorto.
online-ticket-damaged = La invito ne estas kompleta: kopiu ĝin tutan, de “heksy” ĝis la fino.
online-ticket-newer = La invito venas de pli nova versio de Heksy. Ĝisdatigu vian por aliĝi.
online-neighbours = Sama reto
online-neighbours-none = Neniu en ĉi tiu reto nun invitas.
online-look = Serĉi ludantojn en ĉi tiu reto
online-join-neighbour = Aliĝi al { $name }
online-waiting-title = Invito
online-waiting-text = Sendu ĉi tiun tekston al la alia ludanto per ajna mesaĝilo aŭ retpoŝto. Kiu havas ĝin, tiu povas unufoje aliĝi.
online-preparing = Preparado de la invito…
online-waiting = Atendante la alian ludanton…
online-near-only = Ĉi tiu invito validas nur en ĉi tiu reto, ĉar neniu plusendilo respondas. De aliloke neniu povas aliĝi.
online-near-chosen = Ĉi tiu invito validas nur en ĉi tiu reto, ĉar neniu plusendilo estas uzata. De aliloke necesas malfermita pordo de ĉi tiu komputilo.
online-guest-reads = { $name } ĉeestas kaj legas la kondiĉojn de la partio…
online-copied = La invito estas kopiita.
online-looking-title = Aliĝo
online-looking = Serĉante la alian ludanton…
online-attempts = { $count ->
    [one] Unu provo ĝis nun vanis.
   *[other] { $count } provoj ĝis nun vanis.
 }
online-looking-long = La alia ludanto devas havi la inviton malfermita kaj esti en la reto. Se ambaŭ kondiĉoj plenumiĝas, legu la paĝon “Reta ludado”.
online-asked-title = Invito de alia ludanto
online-asked-text = { $name } invitas vin al ĉi tiu partio:
online-already = Vi jam ludas rete. Unue forlasu tiun partion.
online-begun = La partio kun { $name } komenciĝas.
online-resumed = La partio kun { $name } daŭras.
online-away = { $name } ne estas konektita. La horloĝoj staras.
online-back = { $name } revenis. La horloĝoj iras.
online-not-settled = La partio ne finiĝis, ĉar { $name } revenis.
online-corner-away = { $time } por reveni
online-corner-cut = sen konekto
online-corner-lag = { $way }, { $time } ms
online-corner-there = konektita
online-corner-direct = konektita rekte
online-corner-relay = konektita per plusendilo
online-corner-gone = foriris
online-status-away = { $name } forestas, la horloĝoj staras
online-status-differs = La protokoloj de ambaŭ flankoj malsamas, la horloĝoj staras
online-draw-offered = La remio estas proponita al { $name }.
online-takeback-asked = { $name } estas petata konsenti pri la repreno.
online-rematch-asked = La revanĉo estas proponita al { $name }.
online-rematch-declined = { $name } ne volas revanĉon.
online-nobody-there = La alia ludanto jam foriris. Invitu denove por alia partio.
online-no-help = En reta partio neniu motoro helpas.
online-no-pause = Reta partio ne estas paŭzigebla: la horloĝoj apartenas al ambaŭ.
online-no-redo = En reta partio reprenitaj movoj ne estas refareblaj.
online-no-variations = Dum reta partio neniuj movoj estas elprovataj. Por ludi iru al la lasta pozicio.
online-no-edits = Dum reta partio ĝia protokolo apartenas al ambaŭ kaj ne estas redaktebla.
online-no-editor = Dum reta partio oni ne starigas pozicion.
online-chat = Babilado
online-chat-line = Mesaĝo
online-leave-title = Ĉu forlasi la partion?
online-leave-text = La partio daŭras. Se vi nun foriras, vi povas daŭrigi ĝin ĉe la sekva lanĉo. Dum estas via vico, via tempo de foresto pasas; poste la kontraŭulo rajtas noti gajnon.
online-found-title = Nefinita reta partio
online-found-text = Daŭrigu ĝin, kiam ankaŭ la alia ludanto faras tion: ambaŭ renkontiĝas per la sama invito.
online-unfinished = Nefinitaj
online-continue = Daŭrigi: { $game }
online-differs-title = La protokoloj malsamas
online-differs-text = Ĝis iu loko ambaŭ komputiloj havas la saman partion, poste malsamajn. La partio povas daŭri de la komuna parto, se ambaŭ ludantoj konsentas.
online-common = La lastaj komunaj movoj
online-ours = Ĉi tiu komputilo
online-theirs = Alia komputilo
online-back-asked = Vi konsentis reiri. Atendante la alian ludanton.
online-back-wanted = La alia ludanto konsentas daŭrigi de la lasta komuna movo.
online-went-back = La partio daŭras de la lasta komuna movo.
online-event-takeback = Reprenitaj movoj
online-event-draw = Konsentita remio
online-event-claim = Postulita remio
online-event-resign = Cedo
online-event-flag = Tempo finiĝis
online-event-nothing = Nenio plu
online-event-more = … kaj ankoraŭ { $count }
online-peer-left = { $name } foriris.
online-overtime = { $name } estis konektita kaj ne movis, kvankam la tempo finiĝis. Laŭ la horloĝo de ĉi tiu komputilo la partio estas gajnita per tempo.
online-peer-overtime = La programo de { $name } diras, ke via tempo finiĝis. La horloĝo de ĉi tiu komputilo ne konsentas: en via protokolo la partio estas nefinita.
online-claims-both = { $name } revenis kaj ankaŭ notis rezulton. Ambaŭ notoj estas nuligitaj: la partio estas nefinita.
online-claim-moved = { $name } revenis kaj estis movinta, dum vi ne estis konektitaj. Via noto estas nuligita: la partio estas nefinita.
online-claim-stands = { $name } revenis. Via noto restas en via protokolo.
online-peer-claim = { $name } finis la partion, ĉar vi forestis pli longe ol interkonsentite. En via protokolo ĝi estas nefinita.
online-peer-claim-moved = { $name } notis rezulton, sed vi jam movis. La noto estas nuligita: la partio estas nefinita.
online-illegal-move = La programo de { $name } sendis la movon { $mv }, kiu ĉi tie ne estas permesata. La partio estas ĉesigita; via protokolo restas.
online-unacknowledged = La programo de { $name } respondis, antaŭ ol ĝi konfirmis vian movon. La partio estas ĉesigita; via protokolo restas.
online-stayed-title = La kontraŭulo forrestas
online-stayed-text = La tempo de foresto de { $name } finiĝis. Vi povas fini la partion aŭ atendi.
online-stayed-hint = La rezulto staras nur en via protokolo. Se la alia ludanto revenas kaj dume movis, ĝi estas nuligita.
online-broken-title = Reta partio ĉesigita
online-broken-hint = Konservu la partion kiel nefinitan aŭ kiel gajnitan pro rompo de reguloj. Tio koncernas nur vian protokolon.
online-found-old = Ĉi tiu partio estis ludata per pli malnova versio de Heksy kaj ne estas daŭrigebla. Vi povas malfermi ĝian protokolon.
online-still-differs = La protokoloj de ambaŭ flankoj malsamas, kaj unu ludanto ne volis reiri. La partio estas ĉesigita; ĉiu flanko konservas sian protokolon.
online-occupied = La alia ludanto jam ludas kun iu alia.
online-not-found = La alia ludanto ne troviĝis. Petu freŝan inviton, kaj legu la paĝon “Reta ludado”.
online-no-network = Ne eblis aliri la reton: { $reason }. Kontrolu la konekton kaj provu denove.
online-no-journal = Ne eblas registri la partion sur la disko: { $reason }. Nenio plu estas sendata, por ke nenio perdiĝu.
online-in-use = Ĉi tiu partio estas malfermita en alia kopio de Heksy sur ĉi tiu komputilo.
online-version-theirs = La alia ludanto havas pli novan version de Heksy. Ĝisdatigu vian por ludi.
online-version-ours = La alia ludanto havas pli malnovan version de Heksy kaj devas ĝisdatigi ĝin.
online-terms-wrong = Ĉi tiu versio de Heksy ne povas ludi la partion de la invito. Pli nova eble povas.
online-secret-wrong = La alia flanko ne konas la inviton, aŭ ĝi jam estas uzita. Petu freŝan.
online-other-game = La alia ludanto havas alian partion malfermita.
online-silent = La alia flanko ne respondis ĝustatempe.
online-illegal = La programo de { $name } sendis ion, kio ĉi tie ne eblas. La partio estas ĉesigita; via protokolo restas.
online-clock-wrong = La programo de { $name } kalkulis tempon, kiu ne kongruas kun la horloĝo de ĉi tiu komputilo. La partio estas ĉesigita; via protokolo restas.
online-lot-bent = La loto pri la koloroj ne kongruas kun tio, kion la alia programo anoncis. Neniu partio komenciĝis.
online-nonsense = La programo de { $name } sendis ion nekompreneblan. La partio estas ĉesigita; via protokolo restas.
online-peer-version = La du versioj de Heksy ne kongruas. Ambaŭ ludantoj uzu la saman version.
online-peer-terms = La Heksy de la alia ludanto ne povas ludi ĉi tiun ludon.
online-peer-illegal = La alia programo havas alian partion ol ĉi tiu kaj ĉesigis ĝin. Ambaŭ protokoloj restas.
online-peer-clock = La alia programo ne kredas la horloĝon de ĉi tiu komputilo kaj ĉesigis la partion. Ambaŭ protokoloj restas.
online-peer-trouble = En la alia programo okazis interna eraro. Tio, kio estis ludita, restas.
# Playing by mail.
action-mail = Ludi koresponde…
action-send-mail = Sendi movon per letero…
mail-title = Ludi koresponde
mail-hint = Kiam venas letero, kopiu ĝin tutan kaj elektu “Alglui leteron”. Ankaŭ kunsenditan dosieron eblas malfermi.
mail-new = Nova koresponda partio…
mail-paste = Alglui leteron
mail-address = Retpoŝta adreso
mail-opponent-name = Nomo de la kontraŭulo
mail-days = Tagoj por movo
mail-days-hint = 0 signifas: sen limo. La programo montras la limon, sed ne finas la partion.
mail-no-names = Ambaŭ ludantoj bezonas nomon.
mail-open = Malfermi
mail-again = Sendi denove
mail-remove = Forigi
mail-your-move = via movo
mail-waiting = atendo de respondo
mail-game = { $white } – { $black }, movoj: { $moves }; { $state }
mail-game-days = { $white } – { $black }, movoj: { $moves }, tagoj por ĉiu: { $days }; { $state }
mail-first-move = Faru la unuan movon sur la tabulo, poste elektu: Partio › Sendi movon per letero.
mail-first-line = { $white } – { $black }: { $step }. Kopiu ambaŭ liniojn kaj algluu ilin en la programo Heksy.
mail-invitation = invito
mail-plans = La kontraŭulo planas: { $lines }. Ludu tian varianton ĝis via sekva movo kaj sendu ĉion kune.
mail-move = Movo
mail-what-else = Krome
mail-nothing = Nenio plu
mail-offer-draw = Proponi remion
mail-accept-draw = Akcepti la remion
mail-claim-draw = Postuli remion
mail-resign = Cedi
mail-draw-offered = La kontraŭulo proponas remion. Movo rifuzas ĝin.
mail-if = Se …, tiam
mail-if-hint = Movo de la kontraŭulo kaj via respondo, ekzemple “g5 { $knight-move }”; punktokomo komencas la sekvan varianton.
mail-file = Konservi la partion en dosiero, por kunsendi ĝin
mail-send-title = Sendi movon per letero
mail-send = Sendi
mail-send-hint = La programo kopias du liniojn kun la tuta partio kaj malfermas vian retpoŝtan programon. Taŭgas ankaŭ ĉiu alia mesaĝilo: algluu ilin tie.
mail-sent = La letero estas kopiita. Sendu ĝin per retpoŝto aŭ iu ajn mesaĝilo.
mail-received = Letero de { $name }: la partio daŭras.
mail-received-draw = Letero de { $name }: la partio daŭras, kaj remio estas proponita.
mail-no-move = Unue faru vian movon sur la tabulo.
mail-no-letter = En ĉi tiu teksto ne estas letero kun partio. En letero estas longa vorto, kiu komenciĝas per “heksymail”.
mail-damaged = La letero ne estas kompleta aŭ ŝanĝiĝis survoje. Kopiu ĝin ankoraŭfoje tutan aŭ petu ĝin denove. Via partio ne ŝanĝiĝis.
mail-newer = La leteron skribis pli nova versio de Heksy. Ĝisdatigu la programon por legi ĝin.
mail-changed = La letero estis ŝanĝita: ĝiaj movoj ne kongruas kun la pozicio, por kiu ĝi estis skribita. Petu ĝin denove. Via partio ne ŝanĝiĝis.
mail-known = Vi jam havas ĉi tiun leteron de { $name }.
mail-own = Ĉi tiu estas via propra letero. Sendu ĝin al via kontraŭulo.
mail-ahead = En ĉi tiu letero estas viaj movoj, kiujn vi ne sendis de ĉi tie. Eble vi ludis per alia komputilo. Via partio ne ŝanĝiĝis.
mail-differs-text = De ĉi tie vi kaj via kontraŭulo havas malsamajn partiojn. Komparu ambaŭ, interkonsentu kaj sendu la ĝustan leteron denove. Via partio ne ŝanĝiĝis.
mail-disk = Ne eblas registri la partion sur la disko: { $reason }.
mail-search-title = Ĉu analizi daŭrantan partion?
mail-search-text = Via kontraŭulo eble atendas, ke vi ludas sen motoro. Analizu nur, se vi interkonsentis pri tio.
mail-search-begin = Analizi
button-invite = Inviti
button-join = Aliĝi
button-copy = Kopii
button-try-again = Reprovi
button-play = Ludi
button-send = Sendi
button-later = Poste
button-give-up = Forigi la partion
button-go-back = Reiri
button-break-off = Ĉesigi la partion
button-stay = Resti
button-leave = Foriri
button-online-help = Helpo
online-help-title = Reta ludado
online-help-invite = 1. Unu ludanto malfermas Partio › Ludi rete, elektas ludon, horloĝon kaj koloron, kaj premas “Inviti”.
online-help-send = 2. Heksy montras mallongan tekston, la inviton. Kopiu ĝin kaj sendu ĝin al la alia ludanto per ajna mesaĝilo aŭ retpoŝto. Lasu la programon malfermita.
online-help-join = 3. La alia ludanto malfermas la saman dialogon, elektas “Aliĝi”, algluas la tekston, vidas, kio estas ludota, kaj konsentas.
online-help-play = 4. Oni ludas ĝin kiel ĉiun alian partion. Remion aŭ reprenon oni petas per la kutimaj butonoj; la alia ludanto respondas en la angulo de la tabulo.
online-help-again = 5. Post la fino ĉiu el la du ludantoj povas proponi revanĉon kun interŝanĝitaj koloroj. La partio estas konservebla kaj studebla kiel ĉiu alia.
online-help-cut-title = Kiam la konekto rompiĝas
online-help-cut = La horloĝoj staras, kaj ambaŭ programoj mem serĉas unu la alian. Post kolapso aŭ fino de la programo ambaŭ ludantoj elektas daŭrigi ĉe la sekva lanĉo: ĉiu movo estas sur ambaŭ diskoj. Ĉiu ludanto havas por la tuta partio la interkonsentitan tempon de foresto, kiu pasas dum estas ties vico. Poste la alia ludanto elektas: gajno, remio aŭ atendo.
online-help-trouble-title = Kiam ĝi ne konektiĝas
online-help-trouble = Rigardu, ĉu ambaŭ estas en la reto, ĉu la invito estas ankoraŭ malfermita, kaj ĉu ĝia tuta teksto estis algluita. Kun la plusendilo “Neniu” ambaŭ devas esti en la sama reto. Fajromuro devas permesi al Heksy uzi UDP. Se publika plusendilo ne respondas, provu poste, aŭ ambaŭ ludantoj entajpu la adreson de alia.
online-help-fair-title = Kiu vidas kion
online-help-fair = Ĉio estas ĉifrita de unu komputilo al la alia; Heksy havas neniun servilon. La alia flanko vidas vian nomon kaj la IP-adreson de via komputilo. Dum la partio la motoro de Heksy silentas, sed neniu vidas, kion krome uzas la alia ludanto: ludu kun tiuj, kiujn vi fidas.
why-agreed = Vi konsentis. La alia flanko ankoraŭ ne respondis.
why-analysis-off = La analizo estas malŝaltita.
why-at-turn = La partio daŭras de ĉi tiu pozicio. Unue iru al pli frua.
why-choose-game = Unue elektu partion.
why-not-own-game = Nur partioj, kiujn Heksy mem aldonis, estas forigeblaj.
why-choose-move = Unue elektu movon.
why-continue = Nur nefinita partio el dosiero estas daŭrigebla.
why-draw-offered = Vi jam proponis remion.
why-earlier = Pli frua pozicio estas montrata. Unue iru al la lasta movo.
why-editor = Unue finu la starigon de la pozicio.
why-end = Ĉi tie sekvas neniu movo.
why-ended-here = La partio finiĝas en ĉi tiu pozicio.
why-first-game = Ĉi tiu estas la unua partio de la listo.
why-first-move = La partio komenciĝas per via unua movo.
why-first-variation = La varianto jam estas en la unua loko.
why-form = Io en la formularo mankas aŭ estas malĝusta.
why-games-partial = Nur la unuaj partioj estas legitaj. Atendu la aliajn, aŭ remalfermu la liston.
why-hint = Vi jam havas konsilon por ĉi tiu movo.
why-last-game = Ĉi tiu estas la lasta partio de la listo.
why-last-stage = Horloĝo havas almenaŭ unu etapon.
why-last-variation = La varianto jam estas en la lasta loko.
why-leave-as-it-was = Neniu konservita partio estis ŝanĝita de studo.
why-match-on = Matĉo estas ludata.
why-moves-of-file = Movoj, kiuj venis kun la dosiero, ne estas repreneblaj.
why-most-stages = Horloĝo ne povas havi pli da etapoj.
why-moves-stay = La movoj de ludata partio ne estas ŝanĝeblaj.
why-no-human = Nur komputiloj ludas.
why-no-line = La analizo ankoraŭ ne trovis movon.
why-no-mail-game = La partio sur la tabulo ne estas koresponda.
why-no-match-game = Neniu alia partio de matĉo sekvas.
why-no-mistake = En ĉi tiu direkto ne estas plia eraro.
why-no-moves = La partio ankoraŭ havas neniun movon.
why-no-own-move = Vi ankoraŭ ne faris movon.
why-no-question = Estas neniu propono por respondi.
why-no-recent = Ankoraŭ neniu dosiero estis malfermita.
why-no-shapes = Ĉi tie estas nek sagoj nek cirkloj.
why-no-takebacks = Ĉi tiu partio estas ludata sen reprenoj.
why-no-typed-game = Ebla en studo kun movoj, kiu ne estas konservita en dosiero.
why-no-variation = Ĉi tie estas neniu alia varianto.
why-not-begun = La partio ankoraŭ ne komenciĝis.
why-not-mistake = Unue iru al eraro de la raporto.
why-not-played = Ebla nur dum partio estas ludata.
why-not-thinking = La komputilo ne pensas.
why-not-turn = Ne estas via vico.
why-one-game = La partio ne venas el dosiero kun pluraj partioj.
why-one-human = Ebla nur kiam unu homo ludas kontraŭ la komputilo.
why-out = Vi ne plu ludas en ĉi tiu partio.
why-pause-first = Unue paŭzigu la partion.
why-question-open = Unue respondu la starantan demandon.
why-only-study = Ebla nur en studo: malfermu partion, aŭ finu ĉi tiun.
why-no-advice = Ne disponebla en turniro, nek kontraŭ homo rete aŭ kun horloĝo.
why-over = La partio finiĝis.
why-redo = Estas nenio por refari.
why-rematch = Revanĉo eblas nur post partio ludita ĉi tie.
why-rematch-asked = Vi jam petis revanĉon.
why-reporting = La raporto ankoraŭ ne estas preta.
why-rules = La reguloj de ĉi tiu partio ne permesas tion.
why-solved = Ĉi tiu problemo jam finiĝis.
why-standard-keys = Ĉiuj fulmoklavoj jam estas la kutimaj.
why-usual-settings = Ĉiuj agordoj de ĉi tiu paĝo jam estas la kutimaj.
why-start = Ĉi tio estas la komenco de la partio.
why-still-played = La partio ankoraŭ ne finiĝis.
why-studied = Ĉi tiu partio jam estas studata.
why-takeback-asked = Vi jam petis reprenon.
why-touch-move = Kun la regulo de tuŝo ne estas reprenoj.
why-tournament = La turniraj reguloj inkluzivas tion.
why-undo = Estas nenio por repreni.
why-unsolved = Unue solvu la problemon.
