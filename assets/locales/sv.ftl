### Every text a user sees, in Swedish.
### Short and plain: the problem, and what to do. No exclamation marks.
###
### A piece is given to a message by its key: { NAME($piece) } is its name, { NAME($piece, form: "definite") } the
### attribute .definite of its name, and { $piece -> [piece-rook] … } chooses other words by it, such as a gender.

## Colours, pieces, levels

color-white = Vit
color-black = Svart
piece-pawn = bonde
    .indefinite = en bonde
    .definite = bonden
    .plural = bönder
piece-knight = springare
    .indefinite = en springare
    .definite = springaren
    .plural = springare
piece-bishop = löpare
    .indefinite = en löpare
    .definite = löparen
    .plural = löpare
piece-rook = torn
    .indefinite = ett torn
    .definite = tornet
    .plural = torn
piece-queen = dam
    .indefinite = en dam
    .definite = damen
    .plural = damer
piece-king = kung
    .indefinite = en kung
    .definite = kungen
    .plural = kungar
piece-man = bricka
    .indefinite = en bricka
    .definite = brickan
    .plural = brickor
piece-crowned = dam
    .indefinite = en dam
    .definite = damen
    .plural = damer
piece-any = pjäs
    .indefinite = en pjäs
    .definite = pjäsen
    .plural = pjäser

variant-glinski = Gliński
variant-mccooey = McCooey
variant-shafran = Shafran
variant-checkers = Damspel

level = { $number ->
    [1] 1 – Nykomling
    [2] 2 – Nybörjare
    [3] 3 – Elev
    [4] 4 – Hobbyspelare
    [5] 5 – Amatör
    [6] 6 – Klubbspelare
    [7] 7 – Stark spelare
    [8] 8 – Expert
    [9] 9 – Mästare
    [10] 10 – Stormästare
   *[11] Full styrka
}
level-hint = { $number ->
    [1] Vet hur pjäserna går, men förbiser det mesta som händer på brädet.
    [2] Slår det den ser och lämnar ofta sina egna pjäser oskyddade.
    [3] Missar aldrig ett återslag eller en vinst i ett drag, men förbiser många hot.
    [4] Ser de flesta hot på nära håll och förbiser några på långt håll.
    [5] Förbiser sällan ett hot i ett drag.
    [6] Förbiser inget enkelt och tänker ett drag framåt.
    [7] Tänker två drag framåt.
    [8] Räknar ut korta kombinationer.
    [9] Räknar ut längre kombinationer och gör få misstag.
    [10] Straffar nästan varje misstag.
   *[11] Använder all sin tid och spelar alltid det bästa drag den hittar.
}
level-between = Starkare än nivå { $below } och svagare än nivå { $above }.
computer-name = Dator ({ $level })

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
key-shift = Skift
key-command = Cmd
key-option = Alternativ
key-up = Upp
key-down = Ned
key-left = Vänster
key-right = Höger
key-home = Home
key-delete = Delete
key-end = End
key-page-up = Page Up
key-page-down = Page Down
key-space = Blanksteg
key-enter = Retur
key-escape = Esc
key-tab = Tabb
key-backspace = Backsteg
key-insert = Insert
key-with-modifier = { $modifier }+{ $key }
listed = { $first }, { $next }
name-with-key = { $name } ({ $key })

## The board, for screen readers

board-name = Bräde
board-cell-empty = { $cell }, tomt
board-cell-white = { $cell }, { $piece ->
    [piece-rook] vitt
   *[other] vit
 } { NAME($piece) }
board-cell-black = { $cell }, svart { NAME($piece) }
board-target = tillåtet drag
board-capture = tillåtet slag
board-castling = rockad med detta torn
board-must-take = måste slås
board-wrong = inte tillåtet här
board-circled = inringat
board-promote = Förvandla till { NAME($piece) }
board-castle = Rockad { $way }
board-premove = förhandsdrag
board-confirm = Bekräfta draget
board-put-back = Ångra draget

capture-unclear = Mer än ett slag slutar där: klicka på fälten där pjäsen landar, ett i taget.

## Announcements for screen readers
## { $side } is white or black, { $shade } is light, medium or dark, { $move } is one of these messages.

board-light = ljust fält
board-medium = mellanmörkt fält
board-dark = mörkt fält
board-described = { $shade }, { $what }
speech-start = Utgångsställning.
speech-hint = Tips: { $move }.
speech-in-hand = { $cell }: i handen{ $count ->
    [0] .
   *[other] , { $count } drag.
 }
speech-put-back = Tillbakaställd.
speech-below = { $seat ->
   *[white] Vit
    [red] Röd
    [black] Svart
 } är nederst.
speech-on = { $what }: på
speech-off = { $what }: av
speech-analysis = Analys
speech-lock = Låsning vid ställningen
speech-only-target = { $cell }, det enda draget
speech-evaluation = { $score }, { $depth }. { $move }
speech-done = { $what }: klart
speech-back = Tillbaka till: { $move }
speech-moves = { $side ->
   *[white] { $piece ->
        [piece-rook] Vitt
       *[other] Vit
    }
    [black] Svart
 } { NAME($piece) } { $from } till { $to }
speech-takes = { $side ->
   *[white] { $piece ->
        [piece-rook] Vitt
       *[other] Vit
    }
    [black] Svart
 } { NAME($piece) } { $from } slår { NAME($taken, form: "definite") } på { $to }
speech-en-passant = { $side ->
   *[white] Vit
    [black] Svart
 } bonde { $from } slår en passant på { $to }
speech-castles = { $side ->
   *[white] Vit
    [black] Svart
 } rockerar, kungen till { $to }
speech-jumps = { $side ->
   *[white] { $piece ->
        [piece-rook] Vitt
       *[other] Vit
    }
    [black] Svart
 } { NAME($piece) } { $from } hoppar till { $to } och slår { $count ->
    [one] en pjäs
   *[other] { $count } pjäser
 }
speech-promotes = { $move }, blir { NAME($piece) }
speech-check = { $move }, schack
speech-mate = { $move }, schackmatt
speech-cell = { $cell }, { $shade ->
   *[light] ljust fält
    [medium] mellanmörkt fält
    [dark] mörkt fält
 }.
speech-attacked = { $text } Angrips av: { $pieces }.
speech-defended = { $text } Försvaras av: { $pieces }.
speech-reached-white = { $text } Vit når det med: { $pieces }.
speech-reached-black = { $text } Svart når det med: { $pieces }.

## The welcome bar

welcome = Ny på hexagonalt schack?
welcome-text = Lär dig i korta lektioner hur pjäserna går, eller prova bara: ta upp en pjäs, så syns dess fält.
start-moves = Så går pjäserna
start-rules = Alla regler
welcome-rules = Läs reglerna
welcome-levels = Starta ett parti…
welcome-dismiss = Stäng

## The help page on playing without seeing the board

blind-title = Spela med skärmläsare
blind-start-title = Kom i gång
blind-start = Heksy talar genom systemets skärmläsare: Orca 45 eller senare i Linux, NVDA, JAWS eller Skärmläsaren i Windows, VoiceOver i macOS. Starta den före Heksy. Allt i fönstret har ett namn, och med Tabb går du från det ena till det andra.
blind-board-title = Brädet
blind-board = Brädet har elva linjer, a till l utan j. Linjen i mitten, f, har elva fält, och på båda sidor om den har varje linje ett fält färre än den förra. Tre fältfärger växlar: en löpare stannar på sin färg, ett torn korsar alla tre. ”Spelets regler” i menyn Hjälp beskriver allt i ord.
blind-cells-title = Från fält till fält
blind-cells = Tabb tar dig till brädet. Med piltangenterna går du upp och ned längs linjen och till nästa linje åt vänster eller höger. Varje fält anger sitt namn, vad som står på det, sin färg och, medan du håller en pjäs, om den får gå dit. Skift med blanksteg anger vad som angriper och vad som försvarar fältet.
blind-moves-title = Att göra ett drag
blind-moves = Snabbast: tryck på M, skriv draget, till exempel f5f6, och tryck på Retur; det fungerar även i problem. Eller gå till en pjäs och tryck på Retur, gå till målet och tryck på Retur igen. Esc ställer tillbaka pjäsen. Om ett drag är otillåtet får du höra varför. När en bonde förvandlas trycker du på bokstaven för den pjäs du vill ha, eller väljer den med Tabb.
blind-list-title = Vad som läses upp av sig självt
blind-list = Varje drag läses upp i ord när det görs, med slag, schackar och partiets slut; det gör också remianbud, meddelanden och varningen om att tiden är knapp. Vänster- och högerpilen går genom partiet när inget element har tangentbordsfokus, och varje drag läses upp igen. I listan är varje drag en egen knapp; Retur går dit. I en studie läser E upp värderingen.
blind-clock-title = Klockor och läge
blind-clock = Varje spelares hörn anger namnet, de slagna pjäserna och tiden som är kvar. Raden överst anger vem som är vid draget. I grafen i en rapport går vänster- och högerpilen från drag till drag och anger vad Vit väntas få.
blind-help-title = Menyer och kortkommandon
blind-help = ”Kortkommandon” i menyn Hjälp visar alla tangenter. Större text hjälper också (”Storlek” och ”Storlek på drag” i inställningarna), liksom ett bräde med hög kontrast och kraftiga pjäser.

## Illegal moves

illegal = Otillåtet drag: { $reason }.
illegal-no-piece = det står ingen pjäs på { $cell }
illegal-not-your-turn = { NAME($piece, form: "definite") } på { $cell } tillhör motståndaren
illegal-own-piece = { NAME($other, form: "definite") } på { $target } är din egen pjäs
illegal-blocked = { NAME($other, form: "definite") } på { $other-cell } står i vägen för { NAME($piece, form: "definite") } på { $cell }
illegal-nothing-to-take = så slår bonden, men det finns inget att slå på { $target }
illegal-king-attacked = { NAME($other, form: "definite") } på { $other-cell } angriper { $target }
illegal-still-in-check = { NAME($other, form: "definite") } på { $other-cell } schackar kungen, och det här hjälper inte
illegal-pinned = { NAME($other, form: "definite") } på { $other-cell } binder { NAME($piece, form: "definite") } på { $cell }
illegal-exposes-king = kungen skulle schackas av { NAME($other, form: "definite") } på { $other-cell }
illegal-castling-lost = kungen eller tornet har redan flyttats
illegal-castling-blocked = { NAME($other, form: "definite") } på { $other-cell } står mellan kungen och tornet
illegal-castling-in-check = kungen står i schack
illegal-castling-attacked = kungen skulle passera { $other-cell }, som är angripet
illegal-other-kind = { NAME($piece, form: "definite") } på { $cell } får gå till { $target }, men inte på det här sättet
illegal-other-game = det är ett drag i ett annat spel
illegal-way-pawn = { $game ->
   *[glinski] en bonde går rakt fram på sin linje och slår på de två grannfälten framåt
    [mccooey] en bonde går rakt fram på sin linje och slår ett löparsteg framåt
    [shafran] en bonde går rakt fram på sin linje och slår ett löparsteg framåt
 }
illegal-way-knight = en springare hoppar till de närmaste fält som en dam inte kan nå
illegal-way-bishop = en löpare går genom fältets hörn och stannar på sin färg
illegal-way-rook = ett torn går över fältets kanter, i sex riktningar
illegal-way-queen = en dam går som ett torn eller som en löpare
illegal-way-king = en kung går ett steg, som en dam

touch-own = Rörd pjäs är förd: { NAME($piece, form: "definite") } på { $cell } har rörts och måste flyttas.
touch-enemy = Rörd pjäs är förd: { NAME($piece, form: "definite") } på { $cell } har rörts och måste slås.

wait-paused = Partiet är pausat.
wait-computer = { $name } är vid draget.

## The state of the game

status-your-move = Ditt drag
status-white-to-move = Vit vid draget
status-black-to-move = Svart vid draget
status-white-in-check = Vit står i schack
status-black-in-check = Svart står i schack
status-you-in-check = Du står i schack
status-thinking = { $name } tänker
status-paused = Pausat
status-replay = { $move }, drag { $number } av { $last }
status-replay-start = Utgångsställning
status-with-state = { $text } · { $state }
low-time-white = Vit har { $seconds ->
    [one] en sekund
   *[other] { $seconds } sekunder
 } kvar.
low-time-black = Svart har { $seconds ->
    [one] en sekund
   *[other] { $seconds } sekunder
 } kvar.
time-hours = { $hours ->
    [one] 1 timme
   *[other] { $hours } timmar
 } { $minutes ->
    [one] 1 minut
   *[other] { $minutes } minuter
 }
time-minutes = { $minutes ->
    [one] 1 minut
   *[other] { $minutes } minuter
 } { $seconds ->
    [one] 1 sekund
   *[other] { $seconds } sekunder
 }
time-seconds = { $seconds ->
    [one] 1 sekund
   *[other] { $seconds } sekunder
 }
title-game = { $white } – { $black } – { $game } – Heksy
title-file = { $white } – { $black } – { $file } – { $game } – Heksy
title-editor = Ställ upp en ställning – { $game } – Heksy
title-games = { $title } – Heksy
title-unsaved = • { $title }
moves-show-variation = Visa varianten { $move }
moves-hide-variation = Dölj varianten { $move }
moves-unread = Gick inte att läsa: { $text }

## The computer

computer-failed = Datorspelaren har slutat fungera{ $reason ->
    [none] {""}
   *[other] : { $reason }
 }. Partiet fortsätter: låt den försöka igen med ”Dra nu”, ta tillbaka ett drag eller spara partiet.
draw-declined = { $name } avböjer remi.
own-rating-after = Din rating mot datorn: { $rating } ({ $change })
takeback-declined = { $name } går inte med på att ta tillbaka drag.
draw-with-move = Remi erbjuds tillsammans med nästa drag.
draw-not-with-move = Remianbudet har dragits tillbaka.
tournament-no-editor = Enligt turneringsreglerna får ingen ställning ställas upp medan partiet pågår.
nothing-to-claim = Det finns ingen remi att kräva: ställningen har inte uppstått tre gånger, och 50 drag har inte gått.
score-white-mates = Vit gör matt i { $moves } drag
score-black-mates = Svart gör matt i { $moves } drag
score-white-wins = Vit vinner på { $moves } drag
score-black-wins = Svart vinner på { $moves } drag
score-short-white-mates = #{ $moves }
score-short-black-mates = #-{ $moves }
hint-failed = Inget tips kunde hittas: { $reason }. Be om det igen för att låta motorn försöka en gång till.
analysis-failed = Analysen har stannat: { $reason }. Slå på den igen för att låta den försöka en gång till.
report-failed = Rapporten har avbrutits eftersom motorn stannade: { $reason }. Börja om för att låta den försöka en gång till.
report-with-better = { $fact }; { $better }.
report-alone = { $fact }.
report-change = { $fact } ({ $before } till { $after })
report-lets-mate = { $move } låter { $side } göra matt i { $moves } drag
report-lets-win = { $move } låter { $side } vinna på { $moves } drag
report-misses-mate = { $move } missar matt i { $moves } drag
report-misses-win = { $move } missar vinst på { $moves } drag
report-inaccuracy = { $move } är en onoggrannhet
report-mistake = { $move } är ett misstag
report-blunder = { $move } är en blunder
report-book = { $move } finns i öppningsboken
report-better = { $move } var bättre
report-better-mates = { $move } hade gjort matt i { $moves } drag
report-better-wins = { $move } hade vunnit på { $moves } drag
report-better-stalemate = { $move } hade lett till patt: { $result }
report-better-stalemate-line = den bästa varianten efter { $move } slutar med patt: { $result }
cause-wins = { $move } vinner pjäsen
cause-wins-for = { $move } vinner pjäsen för { $given }
cause-bad-capture = På { $cell } är { NAME($taken, form: "definite") } { $taken ->
    [piece-rook] skyddat
   *[other] skyddad
 }: { $move } vinner { NAME($piece, form: "definite") } för { $given }.
cause-moved-there = På { $cell } är { NAME($victim, form: "definite") } inte { $victim ->
    [piece-rook] säkert
   *[other] säker
 }: { $wins }.
cause-still-attacked = Fortfarande angrips { NAME($victim, form: "definite") } på { $cell }: { $wins }.
cause-stops-protecting = Nu skyddar { NAME($piece, form: "definite") } inte längre { NAME($victim, form: "definite") } på { $cell }: { $wins }.
cause-opens-line = Draget öppnar linjen från { NAME($by, form: "definite") } på { $from } till { NAME($victim, form: "definite") } på { $cell }: { $wins }.
cause-blocks-protector = På { $to } står { NAME($piece, form: "definite") } i vägen för { NAME($by, form: "definite") } som skyddar { NAME($victim, form: "definite") } på { $cell }: { $wins }.
cause-unprotected = Ingenting skyddar { NAME($victim, form: "definite") } på { $cell }: { $wins }.
cause-missed-unprotected = Missat: ingenting skyddar { NAME($victim, form: "definite") } på { $cell }: { $wins }.
cause-not-safe = Skyddet räcker inte för { NAME($victim, form: "definite") } på { $cell }: { $wins }.
cause-missed-not-safe = Missat: skyddet räcker inte för { NAME($victim, form: "definite") } på { $cell }: { $wins }.
cause-takes-less = { $move } slår mer: { NAME($victim, form: "indefinite") } i stället för { NAME($taken, form: "indefinite") }.
cause-takes-back = { $move } slår tillbaka.
cause-fork = { $move } angriper { NAME($other, form: "definite") } på { $other-cell } och { NAME($victim, form: "definite") } på { $cell } samtidigt.
cause-skewer = { $move } angriper { NAME($other, form: "definite") } på { $other-cell }, och bakom står { NAME($victim, form: "definite") } på { $cell }.
cause-pin = { $move } binder { NAME($victim, form: "definite") } på { $cell } till kungen.
cause-pinned = { $move } angriper { NAME($victim, form: "definite") } på { $cell }, som binds av { NAME($other, form: "definite") } på { $other-cell }.
cause-discovered = { $move } öppnar linjen från { NAME($other, form: "definite") } på { $other-cell } till { NAME($victim, form: "definite") } på { $cell }.
cause-discovered-check = { $move } ger avdragsschack och angriper { NAME($victim, form: "definite") } på { $cell }.
cause-protector-taken = { $move } slår { NAME($taken, form: "definite") } som skyddar { NAME($victim, form: "definite") } på { $cell }: sedan { $then }.
cause-trapped = { $move } angriper { NAME($victim, form: "definite") } på { $cell }, som inte har något säkert fält.
cause-attacked = { $move } angriper och vinner { NAME($victim, form: "definite") } på { $cell }.
cause-attacked-for = { $move } angriper och vinner { NAME($victim, form: "definite") } på { $cell } för { $given }.
cause-and-wins = { $cause } Det vinner { $won }.
cause-line = { $move } vinner { $won }: { $line }.
# De pjäser som vinns, sedan de som ges.
cause-won-for = { $won } för { $given }
cause-won-and = { $first } och { $next }
cause-won = { $count ->
    [one] { NAME($piece, form: "indefinite") }
    [2] två { NAME($piece, form: "plural") }
    [3] tre { NAME($piece, form: "plural") }
   *[other] { $count } { NAME($piece, form: "plural") }
}
# Detsamma efter ”för”.
cause-given = { $count ->
    [one] { NAME($piece, form: "indefinite") }
    [2] två { NAME($piece, form: "plural") }
    [3] tre { NAME($piece, form: "plural") }
   *[other] { $count } { NAME($piece, form: "plural") }
}
cause-promotes = { $moves ->
    [one] På { $cell } kan { NAME($piece, form: "definite") } förvandlas: { $move }.
   *[other] Om { $moves } drag förvandlas { NAME($piece, form: "definite") } på { $cell }, först { $move }.
}
cause-missed-promotes = { $moves ->
    [one] Missat: på { $cell } kan { NAME($piece, form: "definite") } förvandlas: { $move }.
   *[other] Missat: om { $moves } drag förvandlas { NAME($piece, form: "definite") } på { $cell }, först { $move }.
}
cause-perpetual = { $move } ger evig schack: remi.
cause-stalemate = { $move } leder till patt: { $result }.
cause-ends = { $move } avslutar partiet: { $result }.
# Före en mening som börjar med ett drag.
cause-missed = Missat: { $cause }
cause-shot = { $move } ger { $given }: efter { $answer } slår { $then } { $won }.
cause-captures = { $move } slår { $won }.
cause-exchange = { $move } inleder ett byte: { $won }.
report-play-cause = Spela upp varianten
summary = { $who ->
    [white] Vit
    [black] Svart
   *[you] Du
 } { $what }.
summary-next = Visa dem efter varandra
lapse-unprotected = { $count ->
    [one] lämnade en pjäs oskyddad
   *[other] lämnade { $count } pjäser oskyddade
}
lapse-missed-capture = { $count ->
    [one] missade ett slag
   *[other] missade { $count } slag
}
lapse-took-protected = { $count ->
    [one] slog en skyddad pjäs
   *[other] slog { $count } skyddade pjäser
}
lapse-double-attack = { $count ->
    [one] förbisåg en gaffel eller bindning
   *[other] förbisåg { $count } gafflar eller bindningar
}
lapse-missed-double-attack = { $count ->
    [one] missade en gaffel eller bindning
   *[other] missade { $count } gafflar eller bindningar
}
lapse-mate = { $count ->
    [one] förbisåg en matt
   *[other] förbisåg { $count } matter
}
lapse-missed-mate = { $count ->
    [one] missade en matt
   *[other] missade { $count } matter
}
lapse-promotion = { $count ->
    [one] förbisåg en förvandling
   *[other] förbisåg { $count } förvandlingar
}
lapse-missed-promotion = { $count ->
    [one] missade en förvandling
   *[other] missade { $count } förvandlingar
}
lapse-draw = { $count ->
    [one] förbisåg en remi
   *[other] förbisåg { $count } remier
}
lapse-missed-draw = { $count ->
    [one] missade en remi
   *[other] missade { $count } remier
}
lapse-combination = { $count ->
    [one] förbisåg en kombination
   *[other] förbisåg { $count } kombinationer
}
lapse-missed-combination = { $count ->
    [one] missade en kombination
   *[other] missade { $count } kombinationer
}
report-start = Start
report-point = { $place }: Vit { $percent } %
report-point-unknown = { $place }: inte värderad
report-point-phase = { $point } ({ $phase })
report-graph = Graf över värderingen, { $last } halvdrag. { $point }. { $bad ->
    [0] Inga dåliga drag
    [one] Ett dåligt drag
   *[other] { $bad } dåliga drag
 }.
analysis-nodes-ones = { $count } noder
analysis-nodes-kilo = { $count } k noder
analysis-nodes-mega = { $count } M noder
analysis-speed-ones = { $count } noder/s
analysis-speed-kilo = { $count } k noder/s
analysis-speed-mega = { $count } M noder/s

## Added engines

engine-missing = ”{ $name }” kan inte startas: programmet finns inte
engine-not-allowed = ”{ $name }” kan inte startas: det är inget program eller får inte köras
engine-not-started = ”{ $name }” kan inte startas: { $reason }
engine-ended = ”{ $name }” har avslutats av sig själv
engine-silent = ”{ $name }” svarar inte { $command ->
    [uci] på frågan vad den är, så den är kanske ingen UCI-motor
    [stop] när den ombeds stanna
    [go] inom sin tid
   *[isready] efter att alternativen har ställts in
 }
engine-flood = ”{ $name }” skriver ut text utan slut
engine-illegal-move = ”{ $name }” spelade ett otillåtet drag: ”{ $text }”
engine-other-game = ”{ $name }” kan inte spela { $game }
engine-name-taken = En annan motor heter ”{ $name }”: välj ett annat namn.
engine-open-quote = Ett citattecken i argumenten är inte avslutat.
engine-no-game = Motorn spelar inget av spelen i det här programmet.
engine-type-path = Det finns ingen fildialog här: skriv sökvägen till programmet.
new-game-engine-gone = ”{ $name }” finns inte längre bland motorerna: välj en annan.
new-game-engine-other-game = ”{ $name }” kan inte spela { $game }.

## The end of a game

over-white-wins = Vit vinner
over-black-wins = Svart vinner
over-name-wins = { $name } vinner
over-draw = Remi
over-you-won = Du vann
over-you-lost = Du förlorade
over-you-three-quarters = ¾ till dig
over-you-quarter = ¼ till dig
over-white-three-quarters = ¾ till Vit, ¼ till Svart
over-black-three-quarters = ¾ till Svart, ¼ till Vit
over-with-reason = { $result } – { $reason }
reason-checkmate = Schackmatt
reason-stalemate-white = Vit är patt
reason-stalemate-black = Svart är patt
reason-all-taken-white = Vit har inga pjäser kvar
reason-all-taken-black = Svart har inga pjäser kvar
reason-blocked-white = Vit kan inte dra
reason-blocked-black = Svart kan inte dra
reason-insufficient-material = Otillräckligt material
reason-repetition = Samma ställning för tredje gången
reason-fivefold-repetition = Samma ställning för femte gången
reason-fifty-moves = 50-dragsregeln
reason-seventy-five-moves = 75-dragsregeln
reason-agreement = Överenskommelse
reason-resignation-white = Vit ger upp
reason-resignation-black = Svart ger upp
reason-time-forfeit-white = Vit har ingen tid kvar
reason-time-forfeit-black = Svart har ingen tid kvar
reason-time-forfeit-no-material = Tiden är ute, men motståndaren har inte material nog för matt
reason-rules-infraction-white = Vit bröt mot reglerna
reason-rules-infraction-black = Svart bröt mot reglerna
reason-adjudication = Bedömning
reason-unknown = Ingen orsak är antecknad
# Detsamma för spelaren i ett nätparti; { $name } är motståndaren.
reason-stalemate-you = Du är patt
reason-stalemate-name = { $name } är patt
reason-all-taken-you = Du har inga pjäser kvar
reason-all-taken-name = { $name } har inga pjäser kvar
reason-blocked-you = Du kan inte dra
reason-blocked-name = { $name } kan inte dra
reason-resignation-you = Du gav upp
reason-resignation-name = { $name } gav upp
reason-time-forfeit-you = Du har ingen tid kvar
reason-time-forfeit-name = { $name } har ingen tid kvar
reason-rules-infraction-you = Du bröt mot reglerna
reason-rules-infraction-name = { $name } bröt mot reglerna
reason-agreement-name = Överenskommelse med { $name }
reason-away-name = { $name } var borta för länge
match-standing = { $white } { $white-points }, { $black } { $black-points }

## Files

saved = Sparat i ”{ $path }”.
saved-added = Ett annat program har ändrat ”{ $path }”, och det här partiet fanns inte längre i filen. Heksy lade till det; filen har nu { $games ->
    [one] 1 parti
   *[other] { $games } partier
 }.
saved-over-change = Sparat i ”{ $path }”. Ett annat program hade ändrat det här partiet; den versionen finns i ”{ $backup }”.
save-other-game = Det partiet är inte längre öppet, så inget sparades.
file-read-missing = ”{ $path }” finns inte där. Filen kan ha flyttats eller bytt namn: välj den igen med ”Öppna”.
file-read-not-allowed = ”{ $path }” får inte läsas. Be ägaren om läsrättighet.
file-read-other = ”{ $path }” kunde inte läsas: { $reason }.
file-write-missing = ”{ $path }” kunde inte sparas: mappen finns inte. Spara i en annan mapp.
file-write-not-allowed = Det är inte tillåtet att skriva till ”{ $path }”. Spara i en annan mapp eller under ett annat namn.
file-write-other = ”{ $path }” kunde inte sparas: { $reason }. Spara på en annan plats.
file-no-room = ”{ $path }” kunde inte sparas: disken är full. Inget ändrades där. Frigör utrymme eller spara på en annan disk.
file-too-big = ”{ $path }” är större än { $megabytes } MB. På kommandoraden skriver ”heksy convert --games 1-100000 --output del.pgn FILE” en del av partierna till en annan fil.
file-write-too-big = ”{ $path }” kunde inte sparas: filen skulle bli större än { $megabytes } MB. Spara i en annan fil.
file-too-many-games = ”{ $path }” innehåller fler än { $games } partier. Dela upp filen i mindre filer och öppna en av dem.
file-is-folder = ”{ $path }” är en mapp. Välj en fil i den.
file-name-refused = Disken godtar inte namnet ”{ $path }”: det är för långt eller har ett tecken som inte är tillåtet. Välj ett annat namn.
file-not-plain = det är ingen vanlig fil
file-not-text = ”{ $path }” är ingen textfil, så den innehåller inga partier som kan läsas här.
file-already-there = ”{ $path }” finns redan.
file-no-place = ”{ $path }” ändrades inte: en kommentar eller en variant före det här partiet avslutas aldrig där, så partiet skulle inte gå att hitta igen. Partiet finns kvar här: spara det under ett annat namn.
file-given-up = ”{ $path }” öppnades inte: det avbröts.
opening-file = Öppnar ”{ $file }”…
file-changed = ”{ $path }” har ändrats av ett annat program sedan filen öppnades.
own-games-repaired = Ett ofullständigt parti i slutet av filen med dina partier flyttades till ”{ $path }”.
own-games-failed = Det avslutade partiet lades inte till bland dina partier. { $problem }
study-written-back = Partiet i ”Dina partier” har nu dina kommentarer, varianter och din rapport.
left-as-it-was = Partiet i ”Dina partier” är som det spelades.
internal-error = ett fel i programmet
no-games-in-file = Det finns inga partier i ”{ $path }”. Välj en fil i PGN-format.
no-games-in-text = Texten är varken en ställning eller ett parti. Kopiera först en ställning (FEN) eller ett parti (PGN).
paste-nothing-read = Ingenting klistrades in: texten har inget tillåtet drag och ingen möjlig ställning.
    { $problems }
ordinary-chess = Det här är vanligt schack, på 8×8 rutor; Heksy spelar bara på hexagonala bräden. Om partiet spelades på hexagoner, lägg till taggen Variant, till exempel [Variant "Glinski"].
game-replaced = Det förra partiet finns kvar: ”Ångra” tar tillbaka det.
game-brought-back = Det förra partiet är tillbaka. ”Gör om” går till det andra igen.
game-problems = { $count ->
    [one] En del av partiet gick inte att läsa. Den finns oförändrad kvar i filen:
   *[other] { $count } delar av partiet gick inte att läsa. De finns oförändrade kvar i filen:
 }
    { $problems }
game-problems-pasted = { $count ->
    [one] En del av partiet gick inte att läsa. Den följer med partiet som text:
   *[other] { $count } delar av partiet gick inte att läsa. De följer med partiet som text:
 }
    { $problems }
game-problem = Rad { $line }, kolumn { $column }: { $problem }
fen-missing = Skriv eller klistra in en ställning (FEN).

## Positions (FEN)

fen-wrong = Ogiltig ställning: { $problem }.
fen-empty = texten är tom; den ska börja med brädets rader, till exempel { $start }
fen-row-count = brädet har { $found ->
    [one] en rad
   *[other] { $found } rader
 } mellan snedstrecken i stället för { $expected }
fen-rank-length = rad { $name } har { $found } fält i stället för { $expected }; bokstäver är pjäser, tal är tomma fält
fen-file-length = linje { $name } har { $found } fält i stället för { $expected }; bokstäver är pjäser, tal är tomma fält
fen-gap = ett antal tomma fält i rad { $row } av texten är 0 eller för stort; den längsta raden har 11 fält
fen-letter = ”{ $text }” i rad { $row } av texten är ingen pjäs; pjäserna är K Q R B N P för Vit och k q r b n p för Svart
fen-turn = sidan vid draget är ”{ $text }”; det måste vara w eller b, efter brädet
fen-castling = rockaddelen ”{ $text }” är ogiltig; den ska vara - eller några av bokstäverna QBqb, var och en högst en gång
fen-no-castling = ”{ $text }” är en rockaddel, och det finns ingen rockad i { $game }; utelämna den
fen-castling-missing = rockaddelen eller en passant-delen saknas efter sidan vid draget; skriv - för var och en
fen-castling-pieces = ”{ $text }” säger att { $color ->
   *[white] Vit
    [black] Svart
 } får rockera, men kungen och tornet står inte på de fält som krävs
fen-en-passant-cell = en passant-delen ”{ $text }” är ogiltig; den ska vara - eller det fält som en bonde just har passerat
fen-en-passant = ingen av { $color ->
   *[white] Vits
    [black] Svarts
 } bönder kan just ha passerat { $text }; bonden måste stå rakt framför, och fälten bakom måste vara tomma; skriv annars -
fen-number = ”{ $text }” är inget tal; de två räknarna på slutet är heltal
fen-extra = ”{ $text }” står efter den sista delen, dragnumret; utelämna det
fen-other-board = ställningen hör till ett bräde av annan form än det i { $game }; välj det andra spelet
editor-impossible = Ogiltig ställning: { $problem }
editor-text = Ställningen gick inte att läsa: { $problem }.
editor-over = Partiet är slut i den här ställningen. { $end }.
fen-off-board = { NAME($piece, form: "indefinite") } står där brädet i { $game } inte har något fält, på { $cell } på brädet med 91 fält; ta bort pjäsen
fen-no-king = { $color ->
   *[white] Vit
    [black] Svart
 } har ingen kung; varje sida behöver en
fen-many-kings = { $color ->
   *[white] Vit
    [black] Svart
 } har { $count } kungar; varje sida behöver en
fen-many-pawns = { $color ->
   *[white] Vit
    [black] Svart
 } har { $count } bönder; det finns högst { $limit }
fen-many-pieces = { $color ->
   *[white] Vit
    [black] Svart
 } har för många pjäser: antalet damer, torn, löpare och springare är { $extra } högre än från början, men bara { $missing ->
    [one] en bonde
   *[other] { $missing } bönder
 } saknas
fen-pawn-promotes = { $color ->
   *[white] Vit
    [black] Svart
 } har en bonde på { $cell }; på linjens sista fält blir en bonde en annan pjäs
fen-pawn-behind = { $color ->
   *[white] Vit
    [black] Svart
 } har en bonde på { $cell }, bakom de fält där sidans bönder börjar
fen-opponent-in-check = { $color ->
   *[white] Vit
    [black] Svart
 } schackas av { NAME($piece, form: "definite") } på { $cell }, men den andra sidan är vid draget; ändra vem som är vid draget eller pjäserna

## Unreadable parts of a file

checkers-no-man = det står ingen pjäs på { $cell }
checkers-not-your-turn = pjäsen på { $cell } tillhör motståndaren
checkers-occupied = { $cell } är inte tomt
checkers-other-must-capture = pjäsen på { $cell } måste slå
checkers-largest-capture = { $count ->
    [one] en pjäs måste slås
   *[other] { $count } pjäser måste slås, så många som möjligt
}
checkers-edge-column = på kolumnerna 1 och 9 går ingenting rakt
checkers-protected = damen på { $cell } står på sitt eget förvandlingsfält och är skyddad mot brickor
checkers-way-man = en bricka går ett fält framåt, rakt eller snett, och slår längs diagonalerna
checkers-other-captures = pjäsen på { $cell } slår andra på vägen dit
checkers-way-king = en dam flyger längs sin kolumn och diagonalerna, och slår längs diagonalerna
checkers-not-a-move = ”{ $text }” är inget drag; skriv 55-56 eller 33x53x73
checkers-move-no-cell = ”{ $text }”: fältet { $number } finns inte; båda siffrorna går från 1 till 9
checkers-not-largest = ”{ $text }” slår för få pjäser; { $count } kan slås, och det största slaget måste göras, till exempel { $largest }
checkers-empty = texten är tom; skriv sidan vid draget och pjäserna, som i W:W55,K39:B19
checkers-turn = ”{ $text }” är ingen sida vid draget; börja med W eller B, som i W:W55,K39:B19
checkers-part = ”{ $text }” går inte att tolka; delarna är W, B, H och F, som i W:W55,K39:B19:H12:F40
checkers-repeated = det finns två delar som börjar med { $text }
checkers-missing = { $color ->
    [white] Vits
   *[black] Svarts
} pjäser saknas; en sida utan pjäser skrivs som en tom del, som i W:W55:B
checkers-man = ”{ $text }” är ingen pjäs; skriv 55, K39 eller K39c för en dam som kom genom ett slag
checkers-no-cell = fältet { $text } finns inte; båda siffrorna går från 1 till 9
checkers-taken = det finns två pjäser på { $text }
checkers-off-board = en pjäs står utanför brädet med 61 fält, på { $text } på brädet med 91; ta bort den
checkers-many-men = { $color ->
    [white] Vit
   *[black] Svart
} har { $count } pjäser; ingen sida har någonsin fler än 24
checkers-uncrowned = brickan på { $text } står där den skulle krönas; skriv K{ $text }
checkers-mark = ”{ $text }”: bara en dam på ett eget förvandlingsfält märks med c eller f, och f bara en som kröntes i det senaste draget
checkers-number = ”{ $text }” är inget tal; skriv halvdragen efter H och dragnumret efter F, till exempel H12:F40

pgn-not-a-move = ”{ $text }” är inget drag; skriv Nd4, exd5 eller e4e5
pgn-no-cell = ”{ $text }”: brädet har inget fält { $cell }
pgn-no-castling = ”{ $text }”: det finns ingen rockad i { $game }
pgn-which-castling = ”{ $text }” säger inte med vilket torn; skriv Q-O-O, Q-O-O-O, B-O-O eller B-O-O-O
pgn-no-legal-move = ”{ $text }” är inget tillåtet drag
pgn-illegal-move = ”{ $text }” är otillåtet: { $reason }
pgn-ambiguous-move = ”{ $text }” kan vara vilket som helst av { $choices }
pgn-letters = pjäsbokstäverna är { $language ->
    [hungarian] ungerska
    [polish] polska
    [esperanto] på esperanto
    [german-swedish] tyska eller svenska
    [french] franska
    [russian] ryska
   *[english] engelska
}
pgn-other-capture = ”{ $text }” anger { NAME($said, form: "indefinite") } men slår { NAME($taken, form: "indefinite") }
pgn-no-capture = ”{ $text }” anger en slagen pjäs men slår ingenting
pgn-idle-word = ”{ $text }” är inget drag; det utelämnas
pgn-stray-word = ”{ $text }” är inget drag; det behålls som kommentar
pgn-null-move = ”{ $text }” är ett nolldrag; resten av varianten behålls som text
pgn-too-deep = varianter är nästlade djupare än { $depth } nivåer
pgn-variation-before-move = det finns en variant före första draget
pgn-unclosed-variation = varianten avslutas aldrig
pgn-stray-close = en parentes avslutas som aldrig inleddes
pgn-unclosed-comment = kommentaren avslutas aldrig
pgn-not-utf8 = byten { $byte } är inte UTF-8; sådana byte i partiet läses som { $page }, den här som ”{ $letter }”
pgn-bad-mark = ”{ $text }” är inget dragtecken
pgn-bad-tag = ”{ $text }” är ingen tagg; skriv [Namn "värde"]
pgn-repeated-tag = taggen { $text } förekommer två gånger
pgn-bad-value = taggen { $name } kan inte vara ”{ $text }”
pgn-bad-start = utgångsställningen är ogiltig: { $text }
pgn-other-start = utgångsställningen är ogiltig: { $text }; det är en ställning i { $game }: skriv { $tag }
pgn-unknown-variant = ”{ $text }” är inget spel som programmet känner till; skriv { $known }
pgn-results-differ = taggarna säger { $tag }, dragen slutar med { $marker }
pgn-game-by-moves = ”{ $text }” är inget spel som programmet känner till; dragen läses som i { $game }
pgn-board-says = resultatet är { $told }, men brädet visar { $shown }
pgn-remark = ”{ $text }” hör inte till partiet; det behålls som en rad som börjar med %

## The clipboard

copied-position = Ställningen har kopierats.
copied-picture = Brädet har kopierats som text.
copied-image = Bilden har kopierats.
copied-game = Partiet har kopierats (PGN).
copied-tables = Tabellerna har kopierats.
paste-empty = Det finns ingen text i urklipp. Kopiera först en ställning (FEN) eller ett parti (PGN).
paste-too-big = Det som kopierats är större än { $megabytes } MB. Spara det som en fil och öppna den.

## Autosave and recovery

found-game = { $white } – { $black }, { $moves ->
    [one] ett drag
   *[other] { $moves } drag
 }, { $date }
journal-failed = Autosparningen misslyckades: { $reason }. Partiet går vidare, och Heksy fortsätter att försöka. Spara det för säkerhets skull.
journal-mended = Autosparningen fungerar igen. Alla drag finns på disken.
journal-renewed = Ett annat program tog bort partiets autosparade fil eller bytte namn på den. Heksy skrev den på nytt som ”{ $path }”; inget drag är förlorat.
journal-cut = Slutet av partiets autosparade fil gick inte att använda och togs bort. Det finns kvar som ”{ $path }”.
journal-unreadable = Ett osparat parti i ”{ $path }” kan inte återställas: { $reason }. Filen lämnas där den är.
journals-unreadable = { journal-unreadable } { $more ->
    [one] Intill ligger ett till.
   *[other] Intill ligger { $more } till.
 }
journal-not-understood = filen är skadad eller från en annan version
crash-kept = Ett internt fel har inträffat i Heksy. Ett pågående parti finns på disken och kommer tillbaka vid nästa start. Det som är känt om felet finns i ”{ $path }”.
crash-noted = Ett internt fel har inträffat i Heksy. Det som är känt om felet finns i ”{ $path }”.
journal-stopped = autosparningen har slutat fungera
disk-full = disken är full
disk-not-allowed = behörighet saknas
disk-no-folder = en fil ligger där dess mapp borde vara
settings-unreadable = Inställningarna kunde inte läsas: { $reason }. De har sina vanliga värden, och filen lämnas som den är.
settings-broken = Vissa inställningar kunde inte läsas och har sina vanliga värden. Den gamla filen finns kvar som settings.bad.json.
settings-later = Inställningarna skrevs av en senare version av Heksy. Det som den här förstår används; filen finns kvar som settings.later.json.
settings-failed = Inställningarna kunde inte sparas i ”{ $path }”: { $reason }. De gäller så länge Heksy är igång; ett nytt försök görs vid nästa ändring och när programmet avslutas.
window-failed = Heksy kan inte öppna sitt fönster. Det behöver OpenGL 2 eller senare: installera eller uppdatera grafikkortets drivrutin. Kommandoraden fungerar utan den: heksy --help. ({ $reason })
settings-mended = Inställningarna är sparade igen.
settings-lost = Inställningarna kunde inte sparas i ”{ $path }”: { $reason }. De senaste ändringarna gäller inte vid nästa start.

## The window: actions

action-new = Nytt parti…
action-rematch = Returparti
action-continue = Fortsätt partiet…
action-study = Studera partiet
action-leave-as-it-was = Lämna partiet som det var
action-set-up = Ställ upp en ställning
action-set-up-done = Tillbaka till partiet
action-play-from-here = Spela härifrån…
action-pause = Pausa partiet
action-start-clocks = Starta klockorna
action-start-game = Starta partiet
action-resume-game = Återuppta partiet
action-take-back = Ta tillbaka drag
action-undo = Ångra
action-redo = Gör om
action-undo-opening = Tillbaka till förra partiet
action-redo-opening = Tillbaka till det öppnade partiet
action-offer-draw = Erbjud remi
action-claim-draw = Kräv remi
action-resign = Ge upp
action-move-now = Dra nu
action-hint = Tips
action-play-for-person = Låt datorn göra det här draget
action-switch-sides = Byt sida
action-type-move = Skriv in ett drag
action-board = Markör på brädet
action-open = Öppna…
action-save = Spara
action-save-as = Spara som…
action-own-games = Dina partier
action-choose-game = Partier i filen…
action-previous-game = Föregående parti
action-next-game = Nästa parti
action-copy-position = Kopiera ställningen (FEN)
action-copy-game = Kopiera partiet (PGN)
action-copy-picture = Kopiera bild
action-paste = Klistra in ställning eller parti
action-quit = Avsluta
action-analyse = Starta analysen
action-analyse-stop = Stoppa analysen
action-lock-analysis = Lås analysen vid ställningen
action-unlock-analysis = Låt analysen följa med
action-threat = Visa hotet
action-threat-stop = Dölj hotet
action-play-best = Spela analysens bästa drag
action-report = Skapa partirapport
action-say-evaluation = Läs upp värderingen
action-report-again = Skapa ny rapport
action-report-stop = Avbryt rapporten
action-explore = Drag härifrån
action-explore-hide = Dölj drag härifrån
action-previous-mistake = Föregående misstag
action-next-mistake = Nästa misstag
action-play-again = Spela om från före detta misstag…
action-first = Gå till början
action-previous = Föregående drag
action-autoplay = Spela upp
action-autoplay-stop = Stoppa uppspelningen
action-next = Nästa drag
action-last = Gå till slutet
action-previous-variation = Föregående variant
action-next-variation = Nästa variant
action-promote = Flytta upp varianten
action-demote = Flytta ned varianten
action-main-line = Gör till huvudvariant
action-delete = Ta bort härifrån
action-delete-after = Ta bort det som följer
action-comment = Kommentar till draget
action-comment-before = Kommentar före draget
action-clear-shapes = Ta bort pilar och cirklar
action-header = Redigera partiuppgifter…
action-flip = Vänd brädet
action-mute = Stäng av ljudet
action-unmute = Slå på ljudet
action-panel = Sidopanel
action-full-screen = Helskärm
action-larger = Zooma in
action-smaller = Zooma ut
action-usual-size = Återställ zoomningen
action-engines = Hantera motorer…
action-settings = Inställningar…
action-rules = Spelets regler
action-blind = Spela med skärmläsare
action-keys = Kortkommandon
action-about = Om Heksy
word-take-back = Ta tillbaka
word-draw = Remi
word-flip = Vänd
word-study = Studera
word-play-again = Spela om

## Sounds

settings-volume = Volym
settings-muted = Stäng av ljudet
sounds-off = Ljudet är avstängt.
sounds-on = Ljudet är på.

## The window: menus

menu-file = Arkiv
menu-game = Parti
menu-edit = Redigera
menu-glyphs = Tecken
menu-computer = Dator
menu-export = Exportera
menu-study = Studera
menu-view = Visa
menu-help = Hjälp
tab-board = Bräde
tab-games = Partier
menu-recent = Senaste filer
menu-forget-recent = Rensa senaste filer
menu-recorded = Partisamlingar
menu-collection = { $title } ({ $count } partier)

## Glyphs of moves

glyphs-moves = Draget
glyphs-positions = Ställningen
glyphs-time = Tid
glyphs-observations = Iakttagelser
glyphs-play = Initiativ och angrepp
glyphs-number = Med NAG-nummer
glyph-named = { $sign }   { $name }
glyph-put = Lägg till
glyph-good = Bra drag
glyph-mistake = Misstag
glyph-brilliant = Lysande drag
glyph-blunder = Blunder
glyph-interesting = Intressant drag
glyph-dubious = Tveksamt drag
glyph-forced = Enda draget
glyph-singular = Inget rimligt alternativ
glyph-worst = Sämsta draget
glyph-equal = Jämnt
glyph-equal-quiet = Jämnt och lugnt
glyph-equal-active = Jämnt och aktivt
glyph-unclear = Oklart
glyph-white-slightly = Vit står något bättre
glyph-black-slightly = Svart står något bättre
glyph-white-better = Vit står bättre
glyph-black-better = Svart står bättre
glyph-white-winning = Vit står på vinst
glyph-black-winning = Svart står på vinst
glyph-white-crushing = Vit har förkrossande övertag
glyph-black-crushing = Svart har förkrossande övertag
glyph-white-little-time = Vit har ont om tid
glyph-black-little-time = Svart har ont om tid
glyph-white-time-trouble = Vit är i tidsnöd
glyph-black-time-trouble = Svart är i tidsnöd
glyph-white-zugzwang = Vit är i dragtvång
glyph-black-zugzwang = Svart är i dragtvång
glyph-white-space = Vit har mer utrymme
glyph-black-space = Svart har mer utrymme
glyph-white-development = Vit har utvecklingsförsprång
glyph-black-development = Svart har utvecklingsförsprång
glyph-white-initiative = Vit har initiativet
glyph-black-initiative = Svart har initiativet
glyph-white-attack = Vit har angrepp
glyph-black-attack = Svart har angrepp
glyph-white-compensation = Vit har kompensation
glyph-black-compensation = Svart har kompensation
glyph-white-counterplay = Vit har motspel
glyph-black-counterplay = Svart har motspel
glyph-novelty = Nyhet

## The window: the header of a game

header-title = Partiuppgifter
heading-players = { $white } – { $black }
heading-number = { $game } av { $games }
header-event = Tävling
header-site = Plats
header-date = Datum
header-date-hint = 1999.12.31, med ?? för det som är okänt
header-round = Rond
header-result = Resultat
header-no-result = Inte avslutat
header-result-played = Resultatet av ett pågående parti avgörs genom spel. Avsluta partiet, eller studera det när det är slut.
header-tags = Andra taggar
header-tag-add = Lägg till en tagg
header-tag-name = Namn på tagg { $number }
header-tag-name-hint = Namn
header-tag-value = Värde för tagg { $number }
header-tag-remove = Ta bort tagg { $number }
header-date-wrong = ”{ $text }” är inget datum: skriv år, månad och dag som i 1999.12.31, med ???? eller ?? för det som är okänt.
header-tag-unnamed = En tagg behöver ett namn: skriv ett, eller ta bort taggen.
header-tag-has-field = ”{ $name }” har ett eget fält ovan.
header-tag-from-game = ”{ $name }” kan inte ändras: programmet skriver den utifrån vad det vet om partiet.
header-tag-twice = Taggen ”{ $name }” finns redan: ändra den.
header-tag-name-wrong = ”{ $name }” kan inte vara namn på en tagg: ett namn måste börja med en bokstav och får bara ha engelska bokstäver, siffror och understreck.

## The window: panel and corners

comment-field = Kommentar

moves-none = Inga drag ännu
summary-set-up = Egen
summary-match = Match
span-minutes = { $minutes }{ "\u00A0" }min
span-seconds = { $seconds }{ "\u00A0" }s
span-minutes-seconds = { $minutes }{ "\u00A0" }min { $seconds }{ "\u00A0" }s
clock-unlimited-text = ingen klocka
clock-fixed-text = { $time } per spelare
clock-fischer-text = { $time } + { $increment } per drag
clock-delay-text = { $time }, fördröjning { $delay }
clock-bronstein-text = { $time }, Bronstein-fördröjning { $delay }
clock-byo-yomi-text = { $time }, sedan { $periods ->
    [one] en period
   *[other] { $periods } perioder
 } om { $period }
clock-periods-text = { $periods ->
    [one] { $period } per drag
   *[other] { $periods } perioder om { $period }
 }
clock-hourglass-text = timglas på { $time }
clock-stage-text = { $moves ->
    [one] ett drag
   *[other] { $moves } drag
 } på { $time }
clock-stage-again-text = { $moves ->
    [one] varje drag
   *[other] { $moves } drag i taget
 } på { $time }
clock-stage-increment-text = { $time } + { $increment }
clock-then-text = { $first }, sedan { $next }
clock-white-text = Vit: { $control }
clock-black-text = Svart: { $control }
clock-sides-text = { $white }; { $black }
panel-moves = Drag
panel-move-number = drag { $number }
panel-match = Ställningen hittills: { $score }
details-book = Öppningsbok till och med { $move }
details-times = Använd tid: vit { $white }, svart { $black }; längsta draget { $longest }
engine-depth = djup { $depth }
analysis-off = Analysen är avstängd
analysis-thinking = tänker…
analysis-lines = Varianter
analysis-progress = { $depth } · { $speed }
analysis-add-line = Lägg till variant { $line } till och med { $move }
analysis-line = Variant { $line }, { $score }: { $moves }
analysis-more = …
report-title = Rapport
report-mistakes = { $count ->
    [0] inga misstag
    [one] { $count } misstag
   *[other] { $count } misstag
}
report-accuracies = { $white } { $first } · { $black } { $second }
report-progress = { $done } av { $all } ställningar
report-fold = Fäll ihop rapporten
report-unfold = Fäll ut rapporten
report-accuracy = Precision
report-loss = Medeltapp
report-points = { $points } p
report-loss-hint = Ett drags genomsnittliga tapp i poäng: ett parti är värt en poäng
report-opening = Öppning
report-middlegame = Mittspel
report-endgame = Slutspel
report-unknown = –
report-next-inaccuracy = { $count ->
    [0] Inga onoggrannheter av { $side }
    [one] Nästa onoggrannhet av { $side }, en totalt
   *[other] Nästa onoggrannhet av { $side }, { $count } totalt
 }
report-next-mistake = { $count ->
    [0] Inga misstag av { $side }
    [one] Nästa misstag av { $side }, ett totalt
   *[other] Nästa misstag av { $side }, { $count } totalt
 }
report-next-blunder = { $count ->
    [0] Inga blundrar av { $side }
    [one] Nästa blunder av { $side }, en totalt
   *[other] Nästa blunder av { $side }, { $count } totalt
 }
analysis-fewer-lines = Färre varianter
analysis-more-lines = Fler varianter
analysis-threat = Hot
analysis-no-threat = inget så länge kungen står i schack eller partiet är slut
explorer-recorded = Samlingar
explorer-book = Bok
explorer-all = Totalt
explorer-reading = Läser partierna…
explorer-none = Inga partier med den här ställningen.
explorer-games = { $move }: totalt { $games }, vit { $points }
evaluation = Värdering: { $score }
evaluation-chances = Vits väntade poäng: { $points } (vinst { $won }, remi { $drawn }, förlust { $lost })
evaluation-stalemate = Varianten slutar med patt: { $result }
analysis-exact = Exakt resultat: { $result }
analysis-exact-moves = Exakt resultat: { $result }, { $moves ->
    [one] ett drag
   *[other] { $moves } drag
 } till nästa slag eller bondedrag
evaluation-unknown = inte känd ännu
captured-pieces = { $count ->
    [one] en slagen pjäs
   *[other] { $count } slagna pjäser
 }{ $ahead ->
    [0] {""}
   *[other] {", övervikt "}{ $ahead }
 }
clock-of = { $name }: { $time }
material-ahead = +{ $points }
clock-period-face = { $time } ×{ $periods }
clock-period-spoken = { $time }, { $periods ->
    [one] sista perioden
   *[other] { $periods } perioder kvar
 }
drop-hint = Släpp för att öppna filen
dropped-others = ”{ $path }” öppnas. { $others ->
    [one] Den andra filen öppnas
   *[other] De andra { $others } filerna öppnas
 } inte: öppna en fil i taget.
file-dialog-open = En dialogruta för filer är redan öppen. Välj en fil där, eller stäng den först.

## The window: setting up a position

editor-title = Ställ upp en ställning
editor-white-piece = { $piece ->
    [piece-rook] Vitt
   *[other] Vit
 } { NAME($piece) }
editor-black-piece = Svart { NAME($piece) }
editor-hand = Flytta pjäser
editor-eraser = Ta bort pjäser
editor-start = Utgångsställning
editor-clear = Töm brädet
editor-swap = Byt sidor
editor-mirror = Spegla
editor-rotate = Vrid 60°
editor-evaluation = Värdering
editor-turn = Vid draget
editor-castling = Rockad
editor-queen-side = damflygeln
editor-bishops-side = löparflygeln
editor-en-passant = En passant
editor-en-passant-none = Inget
editor-promoted-none = Ingen
editor-by-capture = Genom slag
editor-just-crowned = Just krönt
editor-since-pawn = { $count ->
       *[other] halvdrag sedan slag eller bondedrag
    }
editor-since-man = { $count ->
       *[other] halvdrag sedan slag eller drag med bricka
    }
editor-move-number = Drag
editor-possible = En möjlig ställning.
editor-study = Studera
editor-find = Sök partier
editor-find-hint = Dina partier där de här pjäserna står på de här fälten samtidigt
editor-copy = Kopiera ställningen
editor-copy-picture = Kopiera som text
editor-copy-picture-hint = Kopierar brädet som text: en bokstav för varje pjäs och en punkt för varje tomt fält. Sådan text kan också klistras in.

## The window: buttons of dialogs

button-accept = Acceptera
button-agree = Godkänn
button-add-engine = Lägg till en motor…
button-add = Lägg till
button-append = Lägg till i filen
button-cancel = Avbryt
button-change = Ändra…
button-choose = Välj…
button-close = Stäng
dialog-close = Stäng rutan
button-continue = Fortsätt
button-wait = Vänta
button-claim-win = Notera vinst
button-call-draw = Notera remi
button-keep-unfinished = Behåll som oavslutat
button-keep-as-won = Behåll som vunnet
button-open-record = Öppna protokollet
button-resume = Återuppta
button-decline = Avböj
button-discard = Kasta
button-done = Klart
button-new-game-from-here = Starta nytt parti
button-back-to-board = Tillbaka till brädet
button-open = Öppna
button-quit-unsaved = Avsluta utan att spara
button-play-on = Låt Heksy spela vidare
button-remove = Ta bort
button-replace = Ersätt
button-resign = Ge upp
button-save = Spara
button-save-elsewhere = Spara som…
button-set-up = Redigera
button-start = Starta
button-try = Prova motorn
button-variation = Lägg till variant

## The window: new game

new-game-title = Nytt parti
more = Mer
more-open = utfälld
more-closed = infälld
more-differs = Ändrat: { $what }
more-usual = Ställning, namn, klockor, match, handikapp, regler – allt som vanligt
more-usual-continue = Klockor, regler – allt som vanligt
more-usual-online = Tid borta, regler, relä – allt som vanligt
more-usual-join = Relä – som vanligt
more-usual-three = Platser, bräde – allt som vanligt
new-game-game = Spel
new-game-opponent = Motståndare
opponent-friend = En vän, här
opponent-online = På nätet
opponent-mail = Korrespondens
new-game-name = namn
new-game-names = Namn
new-game-engine = Heksys motor
new-game-level = Nivå
level-full = Full
new-game-half = En halv nivå starkare
new-game-even = Ungefär jämn med mig
new-game-played = Har du spelat det här spelet förut?
new-game-played-no = Nej
new-game-played-yes = Ja
rival-easier = Lättare
rival-even = Jämn
rival-harder = Svårare
rival-rated = Din rating är { $rating } ± { $margin }. Datorn spelar med styrkan { $elo }.
rival-first = Datorn börjar med styrkan { $elo }. Tre partier visar din styrka.
new-game-both = Låt datorn spela båda sidorna
new-game-two-computers = Två datorer
new-game-swap = Byt färger
new-game-you-play = Din färg
new-game-random = Slumpvis
player-you = Du
about-glinski = Det mest kända hexagonala schacket: 91 fält, nio bönder, ¾ poäng för patt.
about-mccooey = Närmast vanligt schack: 91 fält, sju bönder som slår diagonalt.
about-shafran = Ett bräde med 70 fält, rockad och bönder som går upp till tre fält.
about-checkers = Damspel på sexkantiga fält: slag är tvång, och det största måste göras.
about-three = Tre arméer på ett bräde, var och en mot båda andra; den sista vinner.
new-game-clock = Klocka
new-game-clocks = Klockor
new-game-minutes = Minuter per spelare
new-game-increment = Sekunder som läggs till efter varje drag
new-game-per-move = per drag
new-game-free-first-moves = Klockorna startar efter sidornas första drag
new-game-position = Ställning
new-game-from-moves = Partiet på brädet, efter { $moves ->
    [one] ett halvdrag
   *[other] { $moves } halvdrag
 }
new-game-draws = Regler
continue-title = Fortsätt partiet
continue-saved-clocks = { $control }, Vit { $white }, Svart { $black }
continue-clock-saved = Som i det sparade partiet
continue-clock-new = Ny
player-human = Människa
player-computer = Dator
clock-none = Ingen klocka
clock-other = Annan…
clock-sudden-death = Fast tid
clock-preset = { $minutes }+{ $increment }
clock-fischer = Med tillägg (Fischer)
clock-delay = Med fördröjning (USA)
clock-bronstein = Med fördröjning (Bronstein)
clock-stages = I etapper (klassiskt)
clock-byo-yomi = Byo-yomi
clock-hourglass = Timglas
clock-none-hint = Ingens tid mäts.
clock-sudden-death-hint = Varje spelare har så här mycket tid för hela partiet.
clock-fischer-hint = Efter varje drag får spelaren så här många sekunder till.
clock-delay-hint = Vid varje drag väntar klockan så här många sekunder innan den går.
clock-bronstein-hint = Efter varje drag får spelaren tillbaka tiden som draget tog, men högst så här många sekunder.
clock-stages-hint = Så här många drag måste göras på etappens tid. Sedan börjar nästa etapp; tid som är kvar behålls.
clock-byo-yomi-hint = Efter huvudtiden har varje drag en period. En period går förlorad bara om draget tar längre tid än den; med den sista förloras partiet. En period utan huvudtid är en fast tid för varje drag.
clock-hourglass-hint = Den tid en spelare använder läggs till den andra spelarens.
clock-white = Vits klocka
clock-black = Svarts klocka
clock-different = Olika klockor för Vit och Svart
clock-word-delay = fördröjning
clock-word-back = Bronstein-fördröjning
clock-word-then = sedan
clock-word-periods = { $count ->
    [one] period om
   *[other] perioder om
 }
clock-word-moves-in = { $count ->
   *[other] drag på
 }
clock-word-rest = övriga drag på
clock-stage-add = Lägg till en etapp
clock-stage-remove = Ta bort sista etappen
clock-stage-repeats = Upprepa den sista etappen
clock-main-time = Minuter huvudtid
clock-delay-seconds = Sekunder fördröjning
clock-periods = Antal perioder
clock-period-seconds = Sekunder per period
clock-stage-moves = Drag i etappen
clock-stage-minutes = Minuter i etappen
clock-stage-name = { $clock }, etapp { $number }
number-wrong = { $name }: ”{ $text }” är inget tal från { $least } till { $most }.
number-wrong-whole = { $name }: ”{ $text }” är inget heltal från { $least } till { $most }.
suffix-minutes = {" min"}
suffix-seconds = {" s"}
position-usual = Utgångsställning
position-drop = Använd utgångsställningen
position-fen = FEN
position-samples = Exempelställningar
draws-repetition-automatic = Samma ställning för tredje gången är automatiskt remi
draws-fifty-automatic-checkers = 50 drag utan slag eller drag med bricka är automatiskt remi
rules-total-ban = Brickor får aldrig slå damer på damernas egna förvandlingsfält (totalförbud)
rules-touch-move = Rörd pjäs är förd: en rörd pjäs måste flyttas eller slås, och inget drag tas tillbaka
draws-fifty-automatic = 50 drag utan slag eller bondedrag är automatiskt remi
sample-queen-mate = Matt med dam
sample-rook-mate = Matt med torn
sample-pawn-race = Bondekapplöpning
sample-stalemate = Matt, inte patt
sample-castling = Rockad på båda flyglarna
sample-long-step = Tre fält och en passant
sample-three-men = Slå tre brickor i ett drag
sample-promotion-cells = Den skyddade damen
sample-kings = Tre damer mot en
draws-bare-kings = Remi på grund av materialbrist bara med två ensamma kungar

## Two players at one board: offers, handicap, match, tournament, scoresheet

question-draw = { $name } erbjuder remi.
question-takeback = { $name } vill ta tillbaka { $moves ->
    [one] ett drag
   *[other] { $moves } drag
 }.
warn-title = { $move } kan vara ett misstag
warn-said = { $title }. { $reason } Retur spelar det, Esc tar tillbaka det.
warn-play = Spela det ändå
warn-offer = Ska datorn varna dig före ett drag som förlorar något? Det finns också i inställningarna. En varning räknas som ett tips.
warn-yes = Varna mig
warn-no = Nej tack
action-accept = Anta förslaget
action-decline = Avböj förslaget
action-next-match-game = Nästa parti i matchen
action-save-match = Spara matchen
action-print-game = Skriv ut partiet…
action-scoresheet = Exportera partiprotokoll…
action-save-picture = Spara bild…
action-save-animation = Spara animation…
match-round = Parti { $game } av { $games }
match-won = { $name } vinner matchen. { $score }.
match-drawn = Matchen slutar oavgjort. { $score }.
match-points-of = { $name }: { $points } i matchen
new-game-handicap = Handikapp
handicap-none = Inget
handicap-giver = Ger handikapp
handicap-given = { $odds } ({ $giver ->
   *[white] Vit
    [black] Svart
 })
handicap-hint = { $color ->
   *[white] Vit börjar utan pjäs på { $cells }.
    [black] Svart börjar utan pjäs på { $cells }.
 }
odds-queen = Utan dam
odds-rook = Utan torn
odds-knight = Utan springare
odds-bishop = Utan löpare
odds-pawn = Utan bonde
odds-one-man = Utan en bricka
odds-two-men = Utan två brickor
odds-three-men = Utan tre brickor
new-game-match = Match
match-single = Ett parti
match-several = Flera partier
match-games = Antal partier
match-word-games = { $count ->
    [one] parti
   *[other] partier
 }, färgerna växlar
match-ends-when-decided = Avsluta matchen så snart den är avgjord
rules-tournament = Turnering: rörd pjäs är förd, inga återtag, tips eller markeringar, remi erbjuds bara med eget drag
takebacks = Återtag
takebacks-free = Tillåtna
takebacks-agreement = Med samtycke
takebacks-none = Inte tillåtna
summary-rules = Regler
summary-tournament = Turnering
summary-touch-move = Rörd pjäs är förd
summary-takebacks-free = Återtag tillåtna
summary-takebacks-agreement = Återtag med samtycke
summary-takebacks-none = Inga återtag
scoresheet-title = Partiprotokoll
scoresheet-page = { $players }, sida { $page } av { $pages }
scoresheet-result = Resultat:
picture-written = Sparat i ”{ $path }”.
picture-ending = filnamnet måste sluta på { $endings }
path-print-title = Skriv ut partiet
path-scoresheet-title = Exportera partiprotokoll
path-picture-title = Spara bild
path-animation-title = Spara animation
file-filter-pages = Sidor att skriva ut
file-filter-text = Oformaterad text

## The window: questions

unsaved-title = Spara partiet?
unsaved-text = Partiet har drag som inte är sparade. Om du inte sparar går de förlorade.
unsaved-changes-text = Om du inte sparar partiet går de här ändringarna förlorade: { $changes }.
change-moves = drag
change-variations = varianter
change-comments = kommentarer och tecken
change-report = rapport
change-header = partiuppgifter
change-result = resultat
unsaved-match-title = Spara matchen?
unsaved-match-text = Matchen har partier eller drag som inte är sparade. Om du inte sparar går de förlorade.
play-on-title = Spela härifrån?
play-on-text = Partiet fortsätter redan från den här ställningen. Vill du lägga till ditt drag som en variant eller starta ett nytt parti härifrån?
play-on-remember = Fråga inte igen förrän vid nästa start
resign-title = Ge upp?
resign-text = { $color ->
   *[white] Vit
    [black] Svart
 } förlorar partiet.
resign-you-text = Du förlorar partiet.
restore-title = Återställa osparat parti?
restore-text = Programmet avslutades innan partiet hade sparats. Du kan fortsätta, spara eller kasta det.
restore-text-over = Programmet avslutades innan partiet hade sparats. Partiet är slut: det kan öppnas, sparas eller kastas.
restore-in-doubt = Partiet kan vara öppet i ett annat Heksy-fönster; på den här disken går det inte att avgöra. Om du fortsätter eller kastar det här, behåller det andra fönstret sitt parti.
restore-more = { $count ->
    [one] Ett parti till hittades. Det kommer härnäst, eller vid nästa start om du fortsätter med det här.
   *[other] { $count } partier till hittades. De kommer härnäst, eller vid nästa start om du fortsätter med det här.
 }
engine-gone-title = Motorn saknas
engine-gone-text = ”{ $name }” skulle spela { $color ->
   *[white] Vit
    [black] Svart
 } men finns inte längre bland motorerna. Låt Heksy spela vidare med full styrka, eller lägg till motorn igen under samma namn och välj ”Dra nu”.
file-there-title = Filen finns redan
file-there-text = { $games ->
    [0] ”{ $path }” finns redan. Ska filen ersättas?
    [one] ”{ $path }” finns redan och har 1 parti. Ska det här partiet läggas till i filen, eller ska partiet i filen ersättas?
   *[other] ”{ $path }” finns redan och har { $games } partier. Ska det här partiet läggas till i filen, eller ska alla { $games } partier ersättas?
 }
file-gone-title = Filen finns inte
file-gone-text = { $games ->
    [0] ”{ $path }” hade flera partier och finns inte längre: ett annat program har flyttat filen, bytt namn på den eller tagit bort den. Ska bara det här partiet sparas i en ny fil med det namnet, eller ska det sparas på en annan plats?
    [one] ”{ $path }” finns inte längre: ett annat program har flyttat filen, bytt namn på den eller tagit bort den. Ska partiet sparas i en ny fil med det namnet eller på en annan plats?
   *[other] ”{ $path }” hade { $games } partier och finns inte längre: ett annat program har flyttat filen, bytt namn på den eller tagit bort den. Ska bara det här partiet sparas i en ny fil med det namnet, eller ska det sparas på en annan plats?
 }
problem-open = Filen kunde inte öppnas
problem-unread = En del av partiet är oläslig
problem-save = Det gick inte att spara
problem-paste = Det gick inte att klistra in
problem-connect = Det gick inte att ansluta
problem-mail = Brevet kunde inte tas emot
problem-interrupted = Partiet på nätet avbröts
path-open-title = Öppna en fil
path-save-title = Spara partiet
path-field = Filens sökväg
path-hint = Hela sökvägen, som i /home/anna/partier.pgn eller ~/partier.pgn. Du kan också släppa en fil på fönstret.
path-save-hint = Hela sökvägen, som i /home/anna/partier.pgn eller ~/partier.pgn.
path-page-hint = Hela sökvägen, som i /home/anna/parti.html eller ~/parti.html. Skriv ut sidan från webbläsaren.
path-picture-hint = Hela sökvägen, som i /home/anna/brade.png eller ~/brade.svg. Ändelsen .svg sparar en ritning utan fast storlek.
path-animation-hint = Hela sökvägen, som i /home/anna/parti.gif eller ~/parti.gif.
club-save-hint = Hela sökvägen, som i /home/anna/tabell.csv eller ~/tabell.csv.
file-filter-games = Partier
file-filter-all = Alla filer

## The window: games of a file

games-title = Partier i { $file }
games-filter = Filter
games-filter-hint = Namn, resultat eller år
games-none = Inget parti matchar
games-row = { $number } { $white } – { $black } { $result }
games-count = { $shown } av { $all ->
    [one] 1 parti
   *[other] { $all } partier
 }
games-own-count = { $all ->
    [one] 1 parti
   *[other] { $all } partier
 }: vunna { $won }, remier { $drawn }, förlorade { $lost }
games-so-far = { $shown } av { $all } partier hittills
games-searching = Söker bland partierna…
games-number = Nr
games-result = Res.
games-moves = Drag
games-date = Datum
games-event = Tävling
games-opening = Öppning
games-ratings = Rating, nivå
# The ratings above the own games
own-rating = Mot datorn
own-rating-puzzles = I problem
own-rating-menu = Mer om ratingen
own-rating-reset = Glöm min rating i { $game }
own-rating-hint = Din styrka ligger inom den här marginalen, med 95 % säkerhet. Ett tips eller ett återtag halverar det som partiet ger.
own-mistakes = { $games ->
    [one] I det senaste partiet med rapport: du { $what }, { $percent } av vad dina misstag kostade.
   *[other] I de senaste { $games } partierna med rapport: du { $what }, { $percent } av vad dina misstag kostade.
}
own-mistakes-puzzles = Problem av det här slaget
own-mistakes-reset = Glöm mina misstag i { $game }
games-ending = Slutspel
games-title-pasted = Inklistrade partier
games-any-game = Alla spel
games-any-result = Alla resultat
games-content = Innehåll
games-any-content = Allt innehåll
games-stalemate = Slutade i patt
games-knight = Förvandling till springare
games-comments = Med kommentarer
games-report = Med rapport
games-copies = Kopior av ett tidigare parti
games-single = Utan kopior
games-filter-columns = Kolumnens namn och kolon söker bara där: { $white }:anna. För datum och tal även < och >: { $date }:<1985, { $moves }:>60. Pjäser vid slutet (engelska bokstäver): { $ending }:KRPKR.
games-other-points = Andra poäng
games-unfinished = Oavslutade
games-filters = { $count ->
    [0] Filter
   *[other] Filter ({ $count })
 }
games-filters-clear = Rensa filter
games-saved-filters = Sparade filter
games-filter-name = Filtrets namn
games-filter-delete = Radera filtret { $name }
games-filter-nothing = Välj eller skriv ett villkor först.
games-filter-unnamed = Skriv ett namn först.
games-at = Ställning
games-at-hint = Bara partier som når ställningen. Klicka för att visa alla partier.
games-pieces = Pjäser
games-pieces-hint = Bara partier där de sökta pjäserna står på sina fält samtidigt
games-sort = Sortera efter { $column }
games-preview = Valt parti: { $position }
games-listed = Dessa partier
games-save = Spara i en fil…
games-save-hint = Skriver partierna i listan till en fil, i denna ordning
games-save-title = Spara partierna i listan
games-save-onto = Några av partierna kommer från den här filen. Välj ett annat namn.
games-lost = { $games ->
    [one] 1 parti i filen skulle gå förlorat
   *[other] { $games } partier i filen skulle gå förlorade
 }
games-tags = Redigera partiuppgifter…
games-tags-title = Uppgifter för partierna i listan ({ $games })
games-tags-hint = Bara de ifyllda fälten ändras, i alla partier i listan.
games-tags-set = Uppgifterna är angivna.
games-tags-no-file = Partierna finns inte i någon av dina filer. Spara dem först.
club-open = Korstabell
club-open-hint = Poäng och rating för spelarna i de listade partierna
club-title = Korstabell och rating
club-cross = Korstabell
club-ratings = Rating
club-player = Spelare
club-points = Poäng
club-games = Partier
club-tie-break = S-B
club-rating = Elo
club-summary = { $games ->
    [one] Ett parti
   *[other] { $games } partier
 } mellan { $players } spelare
club-hint = Bara avslutade partier mellan två spelare räknas, patt som ¾ och ¼. S-B är poängen enligt Sonneborn-Berger. Elo-talen börjar på 1500, och partierna räknas i datumordning; ett parti ändrar dem med högst 40, efter 30 partier med högst 20.
club-large = Filtrera listan för att se enskilda spelares inbördes resultat: högst 30 spelare.
club-save = Spara som CSV…
club-print = Skriv ut…
page-written = Sidan finns i ”{ $path }”. Öppna den i en webbläsare för att skriva ut den.
own-games-title = Dina partier
own-games-none = Inga partier än
own-games-none-hint = Varje parti som du avslutar sparas här av sig självt.
games-open-file = Öppna en fil…
games-see-tournaments = Se { $count } turneringspartier
own-games-delete = Ta bort partiet
own-games-deleted = Partiet är borttaget.
own-games-folders = Mappar
own-games-add-folder = Lägg till en mapp…
own-games-add-path = Lägg till en fil eller mapp med sökväg…
own-games-add-title = Lägg till en fil eller mapp
own-games-add-hint = Hela sökvägen till en fil med partier, eller till en mapp med sådana filer.
own-games-remove = Ta bort { $path } från listan
recorded-hexodus = Spelare mot Hexodus III, 1999
recorded-tournaments = Turneringar 1980–87
recorded-tournaments-source = Källa: de ungerska spelarnas webbplats ”hexasakkversenyek”, samlad i jaycoskey/Glinski på GitHub

## The window: engines

engines-title = Motorer
engines-none = Ingen motor har lagts till ännu.
engines-hint = Heksy har en egen motor. Alla andra program som talar UCI och kan något av spelen kan också spela och analysera.
engines-row = { $games } · { $path }
engine-new-title = Lägg till en motor
engine-title = Ändra en motor
engine-choose-title = Välj en motor
engine-program = Program
engine-arguments = Argument
engine-arguments-hint = oftast inga
engine-name = Namn
engine-name-hint = motorns eget namn
engine-untried = Heksy startar motorn en gång för att läsa dess namn och alternativ.
engine-trying = Motorn startas…
engine-fails = { $reason }.
engine-called = { $name }
engine-called-by = { $name } av { $author }
engine-works = { $name } fungerar. Den spelar: { $games }.
engine-option-press = tryck vid varje start
engine-option-on = på
engine-option-automatic = automatiskt (enligt inställningarna)
engine-own = Heksy
analysis-engine = Motor

## The window: typed moves

typed-move = Drag
typed-move-hint = { $knight-move }, exd5 eller f6f8. { key-enter } gör draget, { key-escape } avbryter.
typed-move-none = Inget tillåtet drag börjar så
action-type-in = Skriv in partier…
action-type-next = Spara, skriv nästa
type-in-kept = Partiet har lagts till i ”Dina partier”. Skriv in nästa.
type-in-copy = Partiet har lagts till. Det är en kopia av parti { $number } i ”Dina partier”.
typed-move-wrong = ”{ $text }” är inget drag; skriv till exempel { $knight-move }, exd5 eller f6f8
typed-move-count = { $count ->
    [one] { $count } drag
   *[other] { $count } drag
 }

## The window: settings

settings-title = Inställningar
settings-search = Sök inställningar
settings-general = Allmänt
settings-appearance = Utseende
settings-playing = Spel
settings-sound = Ljud
settings-engine = Motor
settings-keyboard = Tangentbord
settings-reset = Återställ sidan
settings-none = Ingen inställning innehåller de orden.
settings-language = Språk
language-system = System
settings-letters = Dragnotation
letters-language = Som språket ({ $letters })
letters-figurines = Figuriner ({ $figurines })
settings-theme = Tema
settings-palette = Brädets färger
settings-pieces = Pjäsuppsättning
settings-print-ink = Utskrivna diagram
ink-black = Svartvita
ink-colors = Brädets färger
settings-scale = Storlek
settings-notation = Storlek på drag
settings-marks = Markeringar
settings-coordinates = Visa koordinater
settings-animation = Animering
settings-turning = Bräde för två
settings-legal-marks = Visa tillåtna drag
settings-patterns = Visa alla fält som pjäsen kan nå
settings-details = Visa tid per drag i panelen
settings-always-queen = Förvandla automatiskt till dam
settings-premoves = Tillåt förhandsdrag
settings-confirm-moves = Bekräfta varje drag
settings-warn-mistakes = Varna mig före ett misstag
settings-keep-games = Spara varje avslutat parti i ”Dina partier”
settings-autoplay = Nästa drag efter
settings-thinking = Visa tänkande
settings-own-book = Låt datorn använda sin öppningsbok
settings-analysis-lines = Analysvarianter
settings-report-nodes = Rapportdjup
settings-report-lines = Rapporten lägger till de bästa varianterna
report-nodes = { $count } tusen noder per drag
settings-ponder = Vid full styrka tänker datorn även på din tid
settings-threads = Trådar
settings-hash = Hashtabeller
settings-automatic = Automatiskt ({ $value })
theme-system = System
theme-light = Ljust
theme-dark = Mörkt
palette-honey = Honung
palette-slate = Skiffer
palette-green = Grönt
palette-night = Natt
palette-high-contrast = Kontrast
pieces-classic = Klassiska
pieces-bold = Kraftiga
animation-system = System
animation-off = Av
animation-fast = Snabb
animation-normal = Normal
animation-slow = Långsam
thinking-nothing = Inget
thinking-score = Värdering
thinking-line = Värdering och variant
turning-never = Fast
turning-board = Vänd brädet
turning-pieces = Vänd pjäserna

## The window: keys

keys-title = Kortkommandon
keys-filter = Sök kortkommandon
keys-here = På den här sidan
keys-board = På brädet
keys-game = Under spel
keys-replay = Genomgång av ett parti
keys-file = Filer
keys-annotate = Kommentering
keys-view = Fönster
keys-hint = Klicka på en tangent för att välja en annan, eller på plustecknet för att lägga till en.
keys-change = { $key }: ändra kortkommandot för ”{ $action }”
keys-another = Lägg till ett kortkommando för ”{ $action }”
keys-usual = Återställ kortkommandona för ”{ $action }”
keys-reset-all = Återställ alla
keys-press = Tryck på tangenten för ”{ $action }”. { key-escape } lämnar allt som det är.
keys-refused-window = { $key } går från fält till fält eller stänger det som är öppet: tryck på en annan tangent.
keys-refused-clipboard = Systemet klipper ut, kopierar eller klistrar in med { $key }: tryck på en annan tangent.
keys-taken = { $key } används redan för ”{ $action }”.
keys-swap = Byt plats på tangenterna
keys-replace = Flytta den hit
keys-remove = Ta bort tangenten
keys-cursor = Flytta markören över fälten
keys-cursor-keys = { key-enter } eller { key-tab } till brädet, sedan pilar
keys-diagonal = Flytta markören snett
keys-diagonal-keys = { key-home }, { key-page-up }, { key-end }, { key-page-down }
keys-jump = Hoppa till nästa pjäs av viss sort
keys-jump-keys = Pjäsens bokstav, p för bönder
keys-stops = Hoppa till nästa pjäs eller mål
keys-stops-keys = { key-tab }
keys-type = Skriv in ett drag
keys-type-keys = Pjäsens bokstav, stor
keys-ahead = Förhandsdrag: annan pjäs än dam
keys-ahead-keys = Håll ned R (torn), B (löpare), N (springare)
keys-confirm = Bekräfta eller ångra ett drag
keys-confirm-keys = { key-enter }, { key-escape }
keys-pick = Lyft en pjäs, sätt ned den
keys-pick-keys = { key-enter } eller { key-space }
keys-describe = Vad som angriper och försvarar ett fält
keys-describe-keys = { key-shift }+{ key-space }
keys-promote = Välj förvandling
keys-promote-keys = Pjäsens bokstav
keys-draw = Rita en pil eller cirkel
keys-draw-keys = Höger musknapp
keys-draw-color = Rita i rött, blått, gult
keys-draw-color-keys = Höger musknapp med Skift, Alt, båda
keys-wheel = Stega genom dragen
keys-wheel-keys = Mushjulet över brädet
keys-letters = Uppställning: sätt en pjäs
keys-letters-keys = Dess engelska bokstav, stor för Vit
keys-erase = Uppställning: ta bort en pjäs
keys-erase-keys = { key-delete } eller höger musknapp
keys-menu = Öppna en meny
keys-menu-keys = F10 och pilar, eller { key-alt } och första bokstaven
keys-escape = Ställ tillbaka pjäsen, stäng en dialog
keys-escape-keys = { key-escape }

## The window: about

about-title = Heksy
about-version = Version { $version }
about-text = Hexagonalt schack (Gliński, McCooey, Shafran och schack för tre) och hexagonalt damspel. Spela mot datorn, vid ett bräde eller på nätet, och studera dina partier.
about-licence = Fri programvara under MIT- eller Apache 2.0-licensen, vilken du vill.

## The rules, in words

rules-title = Spelens regler
rules-try = Prova ställningen
rules-goal-title = Målet
rules-goal =
    Att sätta motståndarens kung schackmatt: att angripa den så att inget drag kan rädda den.
    • Vit börjar, sedan drar sidorna växelvis.
    • En kung som är angripen står i schack. Dess sida måste genast svara: flytta kungen, slå den angripande pjäsen eller spärra dess linje.
    • Ingen får göra ett drag som lämnar den egna kungen angripen.
    På brädet är Svart schackmatt.
rules-short-title = I korthet, för schackspelare
rules-short =
    • Varje sida har tre löpare, en för varje färg på fälten.
    • En bonde slår framåt åt vänster och åt höger över en kant, inte som en löpare.
    • En bonde förvandlas på sista fältet på vilken linje som helst.
    • Det finns ingen rockad.
    • Patt är inte remi: den ger ¾ mot ¼.
rules-board-title = Brädet
rules-board =
    Brädet har 91 fält i tre färger, med ett hörn mot varje spelare.
    • Linjerna går rakt uppåt och betecknas a till l (j saknas).
    • Raderna räknas från Vits sida och bryts vid f-linjen: det nedre hörnet är f1, det övre f11.
    • Vit spelar nedifrån.
rules-army = Varje sida har en kung, en dam, två torn, tre löpare, två springare och nio bönder.
rules-rook-title = Torn
rules-rook = Hur långt som helst i sex riktningar, över fältens kanter.
rules-bishop-title = Löpare
rules-bishop = Hur långt som helst i sex riktningar, genom fältens hörn. Den lämnar aldrig sin färg, så varje sida har tre.
rules-queen-title = Dam
rules-queen = Som torn och löpare: tolv riktningar.
rules-king-title = Kung
rules-king = Ett steg i någon av damens tolv riktningar, aldrig till ett angripet fält.
rules-knight-title = Springare
rules-knight = Hoppar till de tolv närmaste fälten som en dam inte kan nå, alltid till en annan färg. Bara springaren hoppar över pjäser.
rules-pawn-title = Bonde
rules-pawn =
    Ett fält rakt fram på sin linje.
    Två fält, om båda är fria, från varje fält där någon av sidans bönder börjar, även om den har kommit dit genom ett slag. Brädet visar Vits nio startfält.
rules-pawn-captures-title = Hur en bonde slår
rules-pawn-captures =
    En bonde slår ett fält framåt åt vänster eller åt höger, över en kant: som ett kort torndrag.
    På brädet kan bonden på f5 slå på e5 och g5. Den kan inte slå på de inramade fälten e6 och g6, som ligger ett löparsteg bort.
rules-en-passant-title = En passant
rules-en-passant = En bonde som just har gått två fält får slås, bara i nästa drag, av en bonde som hade kunnat slå på fältet den passerade. På brädet: efter c7-c5 kan bonden på b5 slå på c6.
rules-promotion-title = Förvandling
rules-promotion = På sista fältet på en linje blir bonden dam, torn, löpare eller springare, efter eget val. Cirklar visar Vits förvandlingsfält. På brädet kan bonden förvandlas genom att gå rakt fram eller genom att slå.
rules-end-title = Hur ett parti slutar
rules-end =
    • Schackmatt vinner.
    • Man vinner också om motståndaren ger upp eller får slut på tid.
    • Om den som har tid kvar inte har material nog för matt blir partiet däremot remi.
rules-stalemate-title = Patt
rules-stalemate = Patt är inte remi: den sida som inte kan dra får ¼ poäng, den andra ¾.
rules-stalemate-draw = Patt är remi, ½ poäng var.
rules-stalemate-diagram = På brädet är det Svarts drag. Kungen står inte i schack, men efter varje drag skulle den vara angripen: Svart är patt.
rules-draws-title = Remi
rules-draws =
    Remi ger ½ poäng var. Partiet blir remi:
    • när samma ställning uppstår för tredje gången med samma sida vid draget;
    • efter 50 drag av varje sida utan slag eller bondedrag;
    • genom överenskommelse;
    • om ingen sida har material nog för matt. Nog är en bonde, ett torn, en dam eller sammanlagt tre löpare och springare.
rules-draws-options =
    I inställningarna för ett nytt parti kan man välja:
    • Remi genom upprepning och efter 50 drag måste krävas. Samma ställning för femte gången och 75 drag av varje sida avslutar partiet i alla fall.
    • Bara ensamma kungar räknas som för lite material, eftersom en kung och två springare faktiskt kan tvinga fram matt.
rules-draws-kings =
    Remi ger ½ poäng var. Partiet blir remi:
    • genom patt;
    • när samma ställning uppstår för tredje gången med samma sida vid draget;
    • efter 50 drag av varje sida utan slag eller bondedrag;
    • genom överenskommelse;
    • om bara de två kungarna är kvar. Varje annan pjäs räknas som nog för att fortsätta.
rules-draws-claims = I inställningarna för ett nytt parti kan man välja att remi genom upprepning och efter 50 drag måste krävas. Samma ställning för femte gången och 75 drag av varje sida avslutar partiet i alla fall.
rules-notation-title = Att skriva ned partiet
rules-notation =
    • f6: en bonde går till f6. exf5: en bonde på e-linjen slår på f5.
    • Nf4: en springare går till f4. Nxf4: en springare slår på f4.
    • R10f10: av två torn går det på rad 10 till f10. Rbf6: det på b-linjen.
    • f11=Q: en bonde blir dam.
    • + är schack, # är matt.
    • Filer har de engelska bokstäverna K (kung), Q (dam), R (torn), B (löpare) och N (springare). Fönstret visar de bokstäver som är valda i inställningarna.

rules-mccooey-short =
    • Varje sida har tre löpare, en för varje färg på fälten, men bara sju bönder.
    • En bonde slår ett löparsteg framåt.
    • Bonden på f-linjen får inte gå två fält.
    • En bonde förvandlas på sista fältet på vilken linje som helst.
    • Det finns ingen rockad. Patt är remi, som vanligt.
rules-mccooey-army = Varje sida har en kung, en dam, två torn, tre löpare, två springare och sju bönder.
rules-mccooey-pawn =
    Ett fält rakt fram på sin linje.
    Från sitt startfält två, om båda är fria, utom på f-linjen. Brädet visar Vits sju startfält.
rules-mccooey-pawn-captures =
    En bonde slår ett löparsteg framåt. Alla dess slag stannar alltså på en färg.
    På brädet kan bonden på e3 slå på d4 och f5. Den kan inte slå på de inramade grannfälten d3 och f4.
rules-mccooey-en-passant = En bonde som just har gått två fält får slås, bara i nästa drag, av en bonde som hade kunnat slå på fältet den passerade. På brädet: efter e8-e6 kan bonden på d5 slå på e7.

rules-shafran-short =
    • Brädet har 70 fält, och raderna sluttar åt höger.
    • Varje sida har tre löpare, en för varje färg på fälten.
    • En bondes första drag kan nå mitten av dess linje: upp till tre fält.
    • En bonde slår ett löparsteg framåt.
    • Rockad kan göras med vilket torn som helst, kort eller lång.
rules-shafran-board =
    Brädet har 70 fält: nio linjer a till i med 6 till 10 fält.
    • Raderna är raka och sluttar åt höger, så att raderna på f-linjen börjar vid 2 och på i-linjen vid 5.
    • Varje sida har en kung, en dam, två torn, tre löpare, två springare och nio bönder.
    • Uppställningen är vriden, inte speglad: varje sida har sin dam till vänster om kungen.
rules-shafran-pawn =
    En bondes första drag kan nå mitten av dess linje, om alla dessa fält är fria:
    • ett fält på a- och i-linjen;
    • ett eller två på b-, c-, g- och h-linjen;
    • ett till tre på d-, e- och f-linjen.
    Därefter går den ett fält i taget.
rules-shafran-pawn-captures =
    En bonde slår ett löparsteg framåt.
    På brädet kan bonden på e4 slå på d5 och f6. Den kan inte slå på de inramade grannfälten d4 och f5.
rules-shafran-en-passant = På vilket fält som helst som bonden har passerat, bara i nästa drag: efter e9-e6 kan den slås på e8 och på e7, här från d5 på e7.
rules-castling-title = Rockad
rules-shafran-castling =
    Rockad kan göras med vilket som helst av tornen, om
    • varken kungen eller tornet har flyttats,
    • inget står mellan dem,
    • kungen inte står i schack och inget fält som den passerar eller når är angripet.
    Kort: tornet ställs bredvid kungen, som går över det.
    Lång: kungen går fram till tornet, som hoppar över den.
    Flytta kungen till dess nya fält eller till tornet. Är båda sätten möjliga får du välja.
rules-shafran-notation = • Q-O-O och Q-O-O-O: kort och lång rockad på damflygeln. B-O-O och B-O-O-O: på löparflygeln.

rules-checkers-goal = Du vinner om motståndaren inte kan dra, för att alla motståndarens pjäser är slagna eller spärrade. Vit börjar, sedan drar sidorna växelvis.
rules-checkers-short-title = I korthet, för damspelare
rules-checkers-short =
    • En bricka går framåt i tre riktningar: rakt fram och längs båda diagonalerna.
    • Man slår bara längs diagonalerna, framåt och bakåt.
    • Det är slagtvång, och man måste slå så många pjäser som möjligt. Damer går och slår hur långt som helst.
    • En bricka blir dam bara om dess drag slutar på den bortre kanten.
    • En dam på sina egna förvandlingsfält kan inte slås av brickor.
rules-checkers-board =
    Man spelar på 61 fält, fem längs varje kant.
    • Ett fält betecknas med två siffror: kolumnen från 1 till 9, räknad från Vits vänstra sida, och raden från 1 till 9 längs de diagonaler som stiger åt höger.
    • Varje sida har från början 24 brickor.
    • De inramade fälten är förvandlingsfälten, Vits i vitt och Svarts i svart.
rules-man-title = Bricka
rules-checkers-man = Ett fält framåt: rakt fram längs kolumnen eller längs en av de två diagonaler som är ritade på brädet. På kolumnerna 1 och 9 får ingen gå rakt.
rules-crowned-title = Dam
rules-checkers-crowned = Hur långt som helst längs kolumnen och diagonalerna, framåt och bakåt; inte rakt på kolumnerna 1 och 9.
rules-capture-title = Slag
rules-checkers-capture =
    Man slår bara längs diagonalerna, framåt och bakåt.
    • En bricka hoppar över en intilliggande motståndarpjäs till det fria fältet rakt bakom.
    • En dam hoppar över en pjäs på valfritt avstånd och landar på valfritt fritt fält bakom.
    • Om samma pjäs kan slå vidare måste den göra det.
    • Ingen pjäs får hoppas över två gånger, men ett tomt fält får passeras två gånger.
    • De slagna pjäserna lämnar brädet först när hela draget är klart.
    Klicka på varje fält att landa på, eller bara på det sista där det är entydigt.
rules-most-title = Flest pjäser
rules-checkers-most = Det är slagtvång, och det största antalet pjäser måste slås; en dam räknas som en pjäs, liksom alla andra. Mellan lika stora slag väljer du fritt. Programmet ramar in de pjäser som måste slås.
rules-checkers-promotion =
    En bricka vars drag slutar på ett av de fem fälten på den bortre kanten blir dam och går som en dam från och med nästa drag. Cirklar visar Vits förvandlingsfält.
    En bricka som bara passerar där under ett slag förblir bricka.
rules-protection-title = Damer på egen kant
rules-checkers-protection =
    En dam på ett av den egna sidans förvandlingsfält kan inte slås av brickor, såvida den inte kom dit genom ett slag. På brädet får brickan på 49 inte slå damen på 39.
    • Under ett svarsdrag är det tvärtom med en bricka som kröntes i det senaste draget: den kan slås om den kom utan slag, men inte om den kom genom ett slag.
    • Damer är aldrig skyddade mot damer.
rules-checkers-draws =
    Reglerna sätter ingen gräns för ett parti. Programmet dömer remi:
    • när samma ställning uppstår för tredje gången;
    • efter 50 drag av varje sida utan slag eller drag med bricka;
    • genom överenskommelse.
rules-checkers-same = Två ställningar är lika om samma pjäser står på samma fält, samma sida är vid draget och ingen dam är skyddad bara i den ena, nu eller senare.
rules-checkers-notation =
    • 55-56 är ett drag.
    • 33x53x73 är ett slag med varje fält där pjäsen landar.
    • W:W55,K39:B19 är en ställning: vem som är vid draget, Vits pjäser, Svarts pjäser; K är en dam.

rules-three-goal = Att vara sist kvar i spelet. Första platsen ger 1 poäng, den andra ½, den tredje 0. Den vars kung blir matt, patt eller slagen är ute.
rules-three-short =
    • Vit, Röd och Svart drar i den ordningen, medurs.
    • Bönder går bort från sitt eget hörn och slår ett löparsteg framåt.
    • En kung som är angripen när en motståndare kommer till draget kan slås.
    • Den som blir matt eller patt är ute; pjäserna står kvar på brädet.
    • Det finns ingen rockad.
rules-three-board =
    Tre arméer står vid vartannat hörn av de 91 fälten: Vit vid f1, Röd vid a6, Svart vid l6. De drar i den ordningen, medurs.
    • Linjerna betecknas a till l (j saknas). Raderna räknas från Vits sida och bryts vid f-linjen.
    • Varje sida har en kung, en dam, två torn, tre löpare, två springare och sju bönder.
rules-three-pawn =
    Varje bonde går rakt bort från sin armés hörn: Röds snett nedåt höger, Svarts snett nedåt vänster.
    • Från startfältet får den gå två fält, men inte den i arméns mitt.
    • Den slår ett löparsteg framåt.
    På brädet: Röds bonde på d6.
rules-three-en-passant = En bonde som har gått två fält kan slås en passant av vilken som helst av de andra sidorna tills dess egen sida drar igen. På brädet: efter e3-e5 kan Röds bonde på d5 slå på e4.
rules-three-promotion = Röds och Svarts bönder förvandlas på samma sätt: där det inte finns något fält framför.
rules-three-check-title = Schack, och att slå en kung
rules-three-check =
    • Ingen får lämna sin kung angripen av en sida som är i spelet.
    • Två sidor kan tillsammans öppna en linje: en kung som är angripen när en motståndare kommer till draget kan slås.
    • Dess sida är genast ute och dess pjäser slutar angripa; därför kan man svara på schack genom att slå en kung.
    På brädet har Röd öppnat linjen: Vits torn kan slå Svarts kung.
rules-three-out-title = Hur en sida åker ut
rules-three-out =
    En sida åker ut:
    • om den inte har något drag när den står i tur (matt eller patt);
    • om dess kung slås;
    • om den ger upp, när som helst, eller dess tid tar slut.
    Dess pjäser står kvar på brädet, döda: de angriper inget, men är i vägen och kan slås.
rules-three-draws =
    Sidorna i spelet får remi:
    • när samma ställning uppstår för tredje gången;
    • efter 50 drag av var och en utan slag, bondedrag eller att någon åker ut;
    • genom överenskommelse av alla;
    • när bara kungar är kvar.
rules-three-points-title = Poäng
rules-three-points = Första platsen ger en poäng, den andra en halv, den tredje ingen. Sidor som spelar remi delar poängen för sina platser: en halv var för tre, tre fjärdedelar var för de två sista. Filer har Vits, Röds och Svarts poäng, till exempel 1-0-1/2.

history-title = Historia
history-glinski-title = Gliński, 1936 till 1973
history-glinski = Władysław Gliński arbetade med sitt spel i många år: den första formen är från 1936, den som spelas i dag från 1973. Det är det mest kända i familjen. Polska spelare kallar det heksy, och därifrån har programmet sitt namn.
history-federation-title = Förbundet
history-federation = Internationella hexagonala schackförbundet fastställde reglerna i en folder, på esperanto. Dess särdrag är patten som är värd ¾ mot ¼. Dess lista över de pjäser som ännu räcker till vinst är programmets vanliga regel.
history-shafran-title = Shafran, 1939
history-shafran = Shafrans spel har ett eget bräde, 70 fält med raka rader, och ger varje bonde ett första steg upp till mitten av linjen. Det är det enda i familjen som har rockad, och det på fyra sätt.
history-mccooey-title = McCooey, 1978 och 1979
history-mccooey = McCooeys spel tog Glińskis bräde och började om från pjäserna: bönder som slår som en löpare går, som på det kvadratiska brädet; färre av dem; och en tätare uppställning.
history-checkers-title = Hexagonalt damspel, 1985
history-checkers = Damspel på de 61 fälten i mitten behåller det som spelare av 100-rutorsspelet känner till, slagtvång med största antalet och flygande damer, och lägger till skyddet för damer på den kant där de kröntes.
history-sources-title = Reglernas källor
history-sources =
    • Gliński: Internationella hexagonala schackförbundets folder och två polska regeltexter. Där de tiger avgör fältet: en bonde som genom ett slag har hamnat på ett av sidans startfält får åter gå två fält. Folderns lista över pjäser har två fel, som de andra texterna rättar.
    • McCooey: hans regler från 1978 och 1979. Där inget sägs om remi följer programmet bruket i schack.
    • Shafran: en svensk artikel om hans spel från 1939. Rockaden skrivs som där, med bokstaven O; filer med nollor läses också.
    • Damspel: upphovsmannens egna regler från 1985, på polska och engelska. De känner också en strängare form, där brickor aldrig får slå en dam på dess egna förvandlingsfält; den kan väljas i ett nytt parti.
    • Schack för tre: McCooey anger bara uppställningen. Resten är programmets tolkning: den ändrar inget i hans spel för två som inte måste ändras och följer bruket i dagens spel för fler än två.

## Three-player games

action-new-three = Nytt parti för tre…
three-game = Schack för tre
three-seat = { $seat ->
   *[white] Vit
    [red] Röd
    [black] Svart
 }
board-cell-red = { $cell }, { $piece ->
    [piece-rook] rött
   *[other] röd
 } { NAME($piece) }
board-cell-dead = { $cell }, { $piece ->
    [piece-rook] dött
   *[other] död
 } { NAME($piece) }
three-to-move = { $seat ->
   *[white] Vit
    [red] Röd
    [black] Svart
 } vid draget
three-and = { $first } och { $next }
three-in-check = { $seat ->
   *[white] Vit
    [red] Röd
    [black] Svart
 } schackas av { $by }
three-turn = vid draget
three-next = därnäst
three-corner-check = schackas av { $by }
three-out-checkmate = { $seat ->
   *[white] Vit
    [red] Röd
    [black] Svart
    [you] Du
 } är schackmatt
three-out-stalemate = { $seat ->
   *[white] Vit
    [red] Röd
    [black] Svart
    [you] Du
 } är patt
three-out-king-taken = { $seat ->
   *[white] Vits
    [red] Röds
    [black] Svarts
    [you] Din
 } kung är slagen
three-out-resignation = { $seat ->
   *[white] Vit gav
    [red] Röd gav
    [black] Svart gav
    [you] Du gav
 } upp
three-out-time = { $seat ->
   *[white] Vit
    [red] Röd
    [black] Svart
    [you] Du
 } har ingen tid kvar
three-corner-checkmate = schackmatt
three-corner-stalemate = patt
three-corner-king-taken = kungen slagen
three-corner-resignation = gav upp
three-corner-time = tiden ute
three-corner-out = ute
three-corner-points = Poäng: { $points }
three-end-last = Den sista sidan i spelet har vunnit
three-end-kings = Bara kungar är kvar
three-end-fifty = 50-dragsregeln
three-end-repetition = Samma ställning för tredje gången
three-end-agreement = Alla har kommit överens om remi
three-over = { $points } – { $reason }
three-told = Resultat i filen: { $points }
three-expected = Väntade poäng: Vit { $white }, Röd { $red }, Svart { $black }
three-low-time = { $name }: { $seconds } s kvar.
three-wait-earlier = Det här är en tidigare ställning. Gå till den sista för att dra.
three-found = { $white } – { $red } – { $black }, { $moves ->
    [one] en omgång
   *[other] { $moves } omgångar
 }, { $date }
three-title = { $white } – { $red } – { $black } – { three-game } – Heksy
three-about = Vit, Röd och Svart drar i den ordningen, medurs. Pjäserna hos en sida som är ute står kvar, döda. Den sista sidan i spelet vinner.
three-new-position = Inklistrad; vid draget: { $seat }
three-rotate = Flytta alla en plats
three-board = Bräde
three-turns = Vrid brädet mot den som ska dra
three-over-title = Partiet är slut
three-place = { $place }.
three-resign-text = { $seat } ger upp partiet; de andra spelar vidare.
three-resign-you-text = Du ger upp partiet; de andra spelar vidare.
three-move-of = { $number }. { $seat } { $move }
three-only-two = Inte möjligt i ett parti för tre.
three-illegal-way-pawn = en bonde går rakt bort från sin armés hörn och slår ett löparsteg framåt
three-illegal-not-your-turn = { NAME($piece, form: "definite") } på { $cell } tillhör inte sidan vid draget
three-speech-moves = { $seat ->
   *[white] Vit
    [red] Röd
    [black] Svart
 }: { NAME($piece) } { $from } till { $to }
three-speech-takes = { $seat ->
   *[white] Vit
    [red] Röd
    [black] Svart
 }: { NAME($piece) } { $from } slår { NAME($taken, form: "definite") } på { $to }
three-question-draw = { $first } och { $second } går med på remi.
three-position-empty = Ställningen är tom: den ska bestå av brädets rader och fem delar.
three-position-rows = Antalet rader mellan snedstrecken är { $count }; det ska vara 11.
three-position-row = Rad { $rank } har { $found } fält i stället för { $expected }: två bokstäver är en pjäs, tal är tomma fält.
three-position-gap = Ett antal tomma fält på rad { $rank } är 0 eller för stort.
three-position-piece = ”{ $text }” på rad { $rank } är ingen pjäs: första bokstaven är w, r, b eller x (död), den andra K, Q, R, B, N eller P.
three-position-missing = En del saknas: efter brädet står sidan vid draget, sidorna i spelet, en passant, halvdrag och omgång.
three-position-turn = Sidan vid draget är ”{ $text }”: det måste vara w, r eller b.
three-position-playing = Sidorna i spelet är ”{ $text }”: bara w, r och b kan stå där, var och en högst en gång och i den ordningen.
three-position-en-passant = En passant-delen ”{ $text }” är ogiltig: den ska vara - eller sidor med fälten deras bönder passerade, till exempel we4,rc4.
three-position-number = ”{ $text }” måste vara ett heltal.
three-position-extra = ”{ $text }” står efter den sista delen: ta bort det.
three-setup-nobody = Ingen sida är i spelet: ange vilka som är det, till exempel wrb.
three-setup-turn = { $seat ->
   *[white] Vit
    [red] Röd
    [black] Svart
 } är vid draget men inte i spelet: ange en sida som är det.
three-setup-no-king = { $seat ->
   *[white] Vit
    [red] Röd
    [black] Svart
 } är i spelet men har ingen kung: varje sida i spelet behöver en.
three-setup-kings = { $seat ->
   *[white] Vit
    [red] Röd
    [black] Svart
 } har för många kungar ({ $count }): varje sida har en.
three-setup-out = { $seat ->
   *[white] Vit
    [red] Röd
    [black] Svart
 } är ute men har en levande pjäs ({ NAME($piece) }) på { $cell }: dess pjäser är döda, med bokstaven x.
three-setup-dead = Det står en död pjäs ({ NAME($piece) }) på { $cell }, men ingen sida är ute.
three-setup-dead-kings = Döda kungar: { $count }; sidor som är ute: { $out }. Varje har högst en.
three-setup-pawns = { $seat ->
   *[white] Vit
    [red] Röd
    [black] Svart
    [dead] De döda
 }: { $count } bönder, högst { $limit } är möjliga.
three-setup-pieces = { $seat ->
   *[white] Vit
    [red] Röd
    [black] Svart
    [dead] De döda
 }: { $extra ->
    [one] en förvandlad pjäs
   *[other] { $extra } förvandlade pjäser
 }, men bara { $missing ->
    [one] en bonde
   *[other] { $missing } bönder
 } saknas.
three-setup-pawn = En bonde kan inte stå på { $cell }: där blir den en annan pjäs.
three-setup-en-passant = { $seat ->
   *[white] Vit
    [red] Röd
    [black] Svart
 } kan inte nyss ha passerat { $cell } med ett dubbelsteg: skriv -.
three-setup-en-passant-out = { $seat ->
   *[white] Vit
    [red] Röd
    [black] Svart
 } är ute, så ingen av dess bönder kan slås en passant.
three-file-variant = det är ett parti i ”{ $name }”, inte för tre spelare
three-file-start = utgångsställningen är ogiltig, dragen behålls som text. { $problem }
three-file-move = { $problem }; resten av partiet behålls som text
three-file-after-end = ”{ $text }” står efter partiets slut; det behålls som text
three-file-variation = en variant behålls som text
three-file-result = filen säger { $told }, partiet slutar med { $shown }
three-move-form = ”{ $text }” är inget drag: skriv Nf4, exd6, f11=Q eller de två fälten, e3e5
three-move-no-cell = ”{ $text }”: det finns inget fält { $cell }
three-move-illegal = ”{ $text }” är inget tillåtet drag för { $seat ->
   *[white] Vit
    [red] Röd
    [black] Svart
 }
three-move-ambiguous = ”{ $text }” kan vara { $choices }: ange varifrån pjäsen kommer
recorded-three = Ett parti för tre

## Online play

action-online = Spela på nätet…
action-online-help = Att spela på nätet
question-rematch = { $name } erbjuder ett returparti.
online-experimental = experimentellt
online-invite = Bjud in
online-join = Gå med
online-host-chooses = Den andra spelaren väljer spelet.
online-name = Ditt namn
online-nameless = Anonym
online-waits = Tid borta
online-waits-hint = Så länge får varje spelare vara utan förbindelse under hela partiet. Klockorna står under tiden. Därefter får motståndaren notera vinst eller remi.
online-waits-minutes = { $minutes } min för varje spelare
online-takebacks = Tillåt återtag med samtycke
online-relay = Relä
online-relay-public = Offentligt
online-relay-own = Eget
online-relay-none = Inget
online-relay-url = Reläets adress
online-relay-hint = Ett relä hjälper där två datorer inte når varandra direkt. Utan relä hittar datorer varandra bara på samma nätverk eller med öppen port.
online-relay-wrong = Ett reläs adress börjar med https:// och har inga mellanslag.
online-relay-who = De offentliga reläerna drivs av number 0, som gör iroh (docs.iroh.computer).
online-relay-trying = Försöker nå reläet igen…
online-relay-reached = Reläet svarar. Skicka den här nya inbjudan.
online-announce = Visa inbjudan för spelare på mitt nätverk
online-seen-host = Inget skickas innan du trycker på ”Bjud in”. Sedan ser motståndaren ditt namn och din dators adress.
online-seen-guest = Inget skickas innan du trycker på ”Gå med” eller söker spelare. Sedan ser motståndaren ditt namn och din dators adress.
online-seen-relay = Reläet ser båda adresserna men inget av partiet.
online-seen-network = Så länge den är öppen ser spelare på samma nätverk inbjudan med ditt namn.
online-seen-more = Mer om detta
online-invitation = Inbjudan
online-invitation-hint = Klistra in texten som den andra spelaren har skickat. Den börjar med ”heksy”.
online-no-ticket = Det här är ingen inbjudan: en sådan börjar med ”heksy” och är ett enda långt ord.
online-ticket-damaged = Inbjudan är inte hel: kopiera allt, från ”heksy” till slutet.
online-ticket-newer = Inbjudan kommer från en nyare version av Heksy. Uppdatera din.
online-neighbours = Samma nätverk
online-neighbours-none = Ingen på det här nätverket bjuder in just nu.
online-look = Sök spelare på det här nätverket
online-join-neighbour = Gå med: { $name }
online-waiting-title = Inbjudan
online-waiting-text = Skicka texten till den andra spelaren i ett meddelande eller mejl. Den som har den kan gå med en gång.
online-preparing = Inbjudan förbereds…
online-waiting = Väntar på den andra spelaren…
online-near-only = Inbjudan gäller bara på det här nätverket, eftersom inget relä svarar. Ingen utanför nätverket kan gå med.
online-near-chosen = Inbjudan gäller bara på det här nätverket, eftersom inget relä används. För en spelare utanför nätverket krävs en öppen port på den här datorn.
online-guest-reads = { $name } är där och läser villkoren för partiet…
online-copied = Inbjudan har kopierats.
online-looking-title = Ansluter
online-looking = Söker den andra spelaren…
online-attempts = { $count ->
    [one] Ett försök har hittills varit förgäves.
   *[other] { $count } försök har hittills varit förgäves.
 }
online-looking-long = Den andra spelaren måste ha inbjudan öppen och vara uppkopplad. Om så är fallet, se sidan ”Att spela på nätet”.
online-asked-title = Inbjudan från en annan spelare
online-asked-text = { $name } bjuder in till det här partiet:
online-already = Du spelar redan på nätet. Lämna det partiet först.
online-begun = Partiet mot { $name } börjar.
online-resumed = Partiet mot { $name } fortsätter.
online-away = { $name } är inte ansluten. Klockorna står.
online-back = { $name } är tillbaka. Klockorna går.
online-not-settled = Partiet avgjordes inte, eftersom { $name } är tillbaka.
online-corner-away = tillbaka inom { $time }
online-corner-cut = ingen förbindelse
online-corner-lag = { $way }, { $time } ms
online-corner-there = uppkopplad
online-corner-direct = direkt uppkopplad
online-corner-relay = uppkopplad via relä
online-corner-gone = har gått
online-status-away = { $name } är borta, klockorna står
online-status-differs = Sidornas protokoll skiljer sig åt, klockorna står
online-draw-offered = Remi har erbjudits { $name }.
online-takeback-asked = { $name } tillfrågas om att ta tillbaka draget.
online-rematch-asked = Returparti har erbjudits { $name }.
online-rematch-declined = { $name } avböjer returpartiet.
online-nobody-there = Den andra spelaren är inte kvar. Bjud in igen till ett nytt parti.
online-no-help = I ett parti på nätet hjälper ingen motor.
online-no-pause = Ett parti på nätet kan inte pausas: klockorna hör till båda.
online-no-redo = I ett parti på nätet kan återtagna drag inte göras om.
online-no-variations = Medan ett parti på nätet pågår prövas inga drag. Gå till den sista ställningen för att spela.
online-no-edits = Medan ett parti på nätet pågår hör protokollet till båda och redigeras inte.
online-no-editor = Medan ett parti på nätet pågår kan ingen ställning ställas upp.
online-chat = Chatt
online-chat-line = Meddelande
online-leave-title = Lämna partiet?
online-leave-text = Partiet pågår. Lämnar du nu kan du fortsätta det vid nästa start. När det är ditt drag löper din tid borta; därefter får motståndaren notera vinst.
online-found-title = Ett oavslutat parti på nätet
online-found-text = Fortsätt det när den andra spelaren också gör det: båda möts igen genom samma inbjudan.
online-unfinished = Oavslutade
online-continue = Fortsätt: { $game }
online-differs-title = Protokollen skiljer sig åt
online-differs-text = Fram till en punkt har båda datorerna samma parti, sedan skiljer de sig åt. Partiet kan fortsätta från det gemensamma, om båda spelarna går med på det.
online-common = De sista gemensamma dragen
online-ours = Den här datorn
online-theirs = Den andra datorn
online-back-asked = Du gick med på att gå tillbaka. Väntar på den andra spelaren.
online-back-wanted = Den andra spelaren går med på att fortsätta från det sista gemensamma draget.
online-went-back = Partiet fortsätter från det sista gemensamma draget.
online-event-takeback = Återtagna drag
online-event-draw = Överenskommen remi
online-event-claim = Krävd remi
online-event-resign = Uppgivet
online-event-flag = Tiden ute
online-event-nothing = Inget mer
online-event-more = … och { $count } till
online-peer-left = { $name } har gått.
online-overtime = { $name } var ansluten men drog inte fast tiden var slut. Enligt den här datorns klocka är partiet vunnet på tid.
online-peer-overtime = Programmet hos { $name } säger att din tid är slut. Den här datorns klocka säger något annat: i ditt protokoll är partiet oavslutat.
online-claims-both = { $name } är tillbaka och hade också noterat ett resultat. Båda noteringarna är återtagna: partiet är oavslutat.
online-claim-moved = { $name } är tillbaka och hade dragit medan ni saknade förbindelse. Din notering är återtagen: partiet är oavslutat.
online-claim-stands = { $name } är tillbaka. Din notering står kvar i ditt protokoll.
online-peer-claim = { $name } har avgjort partiet, eftersom du var borta längre än överenskommet. I ditt protokoll är det oavslutat.
online-peer-claim-moved = { $name } hade noterat ett resultat, men du hade dragit. Noteringen är återtagen: partiet är oavslutat.
online-illegal-move = Programmet hos { $name } skickade draget { $mv }, som inte är tillåtet här. Partiet är avbrutet; ditt protokoll behålls.
online-unacknowledged = Programmet hos { $name } svarade innan det hade bekräftat ditt drag. Partiet är avbrutet; ditt protokoll behålls.
online-stayed-title = Motståndaren är borta
online-stayed-text = Tiden borta för { $name } är slut. Du kan avgöra partiet eller vänta.
online-stayed-hint = Resultatet står bara i ditt protokoll. Om den andra spelaren kommer tillbaka och hade dragit under tiden återtas det.
online-broken-title = Partiet på nätet avbröts
online-broken-hint = Behåll partiet som oavslutat eller som vunnet på regelbrott. Det gäller bara ditt protokoll.
online-found-old = Partiet spelades med en äldre version av Heksy och kan inte fortsättas. Du kan öppna protokollet.
online-still-differs = Sidornas protokoll skiljer sig åt, och en spelare ville inte gå tillbaka. Partiet är avbrutet; varje sida behåller sitt protokoll.
online-occupied = Den andra spelaren spelar redan med någon annan.
online-not-found = Den andra spelaren hittades inte. Be om en ny inbjudan, och se sidan ”Att spela på nätet”.
online-no-network = Det gick inte att nå nätverket: { $reason }. Kontrollera förbindelsen och försök igen.
online-no-journal = Partiet kan inte lagras på disken: { $reason }. Inget mer skickas, så att inget går förlorat.
online-in-use = Partiet är öppet i ett annat Heksy-fönster på den här datorn.
online-version-theirs = Den andra spelarens Heksy är nyare. Uppdatera din.
online-version-ours = Den andra spelarens Heksy är äldre. Den måste uppdateras.
online-terms-wrong = Inbjudans parti kan inte spelas med den här versionen av Heksy. Med en nyare går det kanske.
online-secret-wrong = Den andra sidan känner inte till inbjudan, eller så är den använd. Be om en ny.
online-other-game = Den andra spelaren har ett annat parti öppet.
online-silent = Den andra sidan svarade inte i tid.
online-illegal = Programmet hos { $name } skickade något som inte är möjligt här. Partiet är avbrutet; ditt protokoll behålls.
online-clock-wrong = Programmet hos { $name } räknade en tid som inte stämmer med den här datorns klocka. Partiet är avbrutet; ditt protokoll behålls.
online-lot-bent = Lottningen av färgerna stämmer inte med det som det andra programmet hade aviserat. Inget parti började.
online-nonsense = Programmet hos { $name } skickade något som inte går att förstå. Partiet är avbrutet; ditt protokoll behålls.
online-peer-version = Den andra spelarens Heksy har en annan version. Båda bör ha samma.
online-peer-terms = Den andra spelarens Heksy kan inte spela det här spelet.
online-peer-illegal = Det andra programmet har ett annat parti än det här och har avbrutit det. Båda protokollen behålls.
online-peer-clock = Det andra programmet tror inte på den här datorns klocka och har avbrutit partiet. Båda protokollen behålls.
online-peer-trouble = Ett internt fel uppstod i det andra programmet. Det som spelats behålls.
# Playing by mail.
action-mail = Korrespondensparti…
action-send-mail = Skicka draget per brev…
mail-title = Korrespondenspartier
mail-hint = När ett brev kommer, kopiera hela brevet och välj ”Klistra in brev”. En bifogad fil kan också öppnas.
mail-new = Nytt korrespondensparti…
mail-paste = Klistra in brev
mail-address = E-postadress
mail-opponent-name = Motståndaren
mail-days = Dagar per drag
mail-days-hint = 0 betyder ingen gräns. Programmet visar gränsen, men avslutar inte partiet.
mail-no-names = Båda spelarna behöver ett namn.
mail-open = Öppna
mail-again = Skicka igen
mail-remove = Ta bort
mail-your-move = ditt drag
mail-waiting = väntar på svar
mail-game = { $white } – { $black }, { $moves } drag: { $state }
mail-game-days = { $white } – { $black }, { $moves } drag; dagar per drag: { $days }; { $state }
mail-first-move = Gör ditt första drag på brädet och välj sedan Parti › Skicka draget per brev.
mail-first-line = { $white } – { $black }: { $step }. Kopiera båda raderna och klistra in dem i Heksy.
mail-invitation = inbjudan
mail-plans = Motståndaren planerar: { $lines }. Spela en sådan variant fram till ditt nästa drag och skicka allt på en gång.
mail-move = Drag
mail-what-else = Dessutom
mail-nothing = Inget mer
mail-offer-draw = Erbjud remi
mail-accept-draw = Acceptera remi
mail-claim-draw = Kräv remi
mail-resign = Ge upp
mail-draw-offered = Motståndaren erbjuder remi. Om du drar avböjer du.
mail-if = Om … så
mail-if-hint = Motståndarens drag och ditt svar, till exempel ”g5 { $knight-move }”; semikolon börjar nästa variant.
mail-file = Spara partiet i en fil att bifoga
mail-send-title = Skicka draget per brev
mail-send = Skicka
mail-send-hint = Programmet kopierar två rader med hela partiet och öppnar ditt e-postprogram. Vilken meddelandetjänst som helst går bra: klistra in dem där.
mail-sent = Brevet är kopierat. Skicka det med e-post eller någon annan meddelandetjänst.
mail-received = Brev från { $name }: partiet fortsätter.
mail-received-draw = Brev från { $name }: partiet fortsätter, och remi erbjuds.
mail-no-move = Gör först ditt drag på brädet.
mail-no-letter = I den här texten finns inget brev med ett parti. I ett brev finns ett långt ord som börjar med ”heksymail”.
mail-damaged = Brevet är ofullständigt eller har ändrats på vägen. Kopiera hela en gång till eller be om det igen. Ditt parti är oförändrat.
mail-newer = Brevet skrevs av en nyare version av Heksy. Uppdatera programmet för att läsa det.
mail-changed = Brevet har ändrats: dragen stämmer inte med ställningen som det skrevs för. Be om det igen. Ditt parti är oförändrat.
mail-known = Du har redan det här brevet från { $name }.
mail-own = Det här är ditt eget brev. Skicka det till din motståndare.
mail-ahead = I brevet finns drag av dig som inte har skickats härifrån. Du kanske har spelat på en annan dator. Ditt parti är oförändrat.
mail-differs-text = Härifrån har du och din motståndare olika partier. Jämför dem, kom överens om ett och skicka rätt brev igen. Ditt parti är oförändrat.
mail-disk = Partiet kan inte sparas på disken: { $reason }.
mail-search-title = Analysera ett pågående parti?
mail-search-text = Motståndaren kan vänta sig att du spelar utan motor. Analysera bara om ni har kommit överens om det.
mail-search-begin = Analysera
button-invite = Bjud in
button-join = Gå med
button-copy = Kopiera
button-try-again = Försök igen
button-play = Spela
button-send = Skicka
button-later = Senare
button-give-up = Ta bort partiet
button-go-back = Gå tillbaka
button-break-off = Avbryt partiet
button-stay = Stanna
button-leave = Lämna
button-online-help = Hjälp
online-help-title = Att spela på nätet
online-help-invite = 1. En spelare öppnar Parti › Spela på nätet, väljer spel, klocka och färg och trycker på ”Bjud in”.
online-help-send = 2. Heksy visar en kort text, inbjudan. Kopiera den och skicka den till den andra spelaren. Låt programmet vara öppet.
online-help-join = 3. Den andra spelaren öppnar samma dialog, väljer ”Gå med”, klistrar in texten, ser vad som ska spelas och går med på det.
online-help-play = 4. Partiet spelas som vilket annat som helst. Remi eller återtag begärs med de vanliga knapparna; den andra spelaren svarar i brädets hörn.
online-help-again = 5. Efteråt kan endera spelaren erbjuda ett returparti med bytta färger. Partiet sparas och studeras som andra.
online-help-cut-title = När förbindelsen bryts
online-help-cut = Klockorna står, och programmen söker varandra på egen hand. Efter en krasch eller avslutning väljer båda spelarna att fortsätta när Heksy startas igen: varje drag finns på båda diskarna. Varje spelare har den överenskomna tiden borta för hela partiet; den löper när det är spelarens drag. Därefter väljer den andra spelaren: vinst, remi eller vänta.
online-help-trouble-title = När det inte går att ansluta
online-help-trouble = Se efter att båda är uppkopplade, att inbjudan fortfarande är öppen och att hela texten klistrades in. Med relä ”Inget” måste båda vara på samma nätverk. En brandvägg måste låta Heksy använda UDP. Svarar inte ett offentligt relä, försök senare, eller låt båda ange adressen till ett annat.
online-help-fair-title = Vem ser vad
online-help-fair = Allt är krypterat från den ena datorn till den andra; Heksy har ingen server. Den andra sidan ser ditt namn och din dators IP-adress. Heksy håller sin motor tyst under partiet, men ingen kan se vad den andra spelaren använder i övrigt: spela med människor du litar på.
why-agreed = Du har gått med på det. Motståndaren har inte svarat ännu.
why-analysis-off = Analysen är avstängd.
why-at-turn = Partiet fortsätter från den här ställningen. Gå först tillbaka till en tidigare.
why-choose-game = Välj först ett parti.
why-not-own-game = Bara partier som Heksy själv har lagt till kan tas bort.
why-choose-move = Välj först ett drag.
why-continue = Bara ett oavslutat parti från en fil kan fortsättas.
why-draw-offered = Du har redan erbjudit remi.
why-earlier = En tidigare ställning visas. Gå först till det sista draget.
why-editor = Avsluta först uppställningen av ställningen.
why-end = Inget drag följer här.
why-ended-here = Partiet slutar i den här ställningen.
why-first-game = Det här är listans första parti.
why-first-move = Partiet börjar med ditt första drag.
why-first-variation = Varianten står redan på första plats.
why-form = Något i formuläret saknas eller är fel.
why-games-partial = Bara de första partierna har lästs in. Vänta på de andra, eller öppna listan igen.
why-hint = Du har redan ett tips för det här draget.
why-last-game = Det här är listans sista parti.
why-last-stage = En klocka har minst en etapp.
why-last-variation = Varianten står redan på sista plats.
why-leave-as-it-was = Inget sparat parti har ändrats av en studie.
why-match-on = En match pågår.
why-moves-of-file = Drag som kom med filen kan inte tas tillbaka.
why-most-stages = En klocka kan inte ha fler etapper.
why-moves-stay = Dragen i ett pågående parti kan inte ändras.
why-no-human = Bara datorer spelar.
why-no-line = Analysen har inte hittat något drag ännu.
why-no-mail-game = Partiet på brädet är inget korrespondensparti.
why-no-match-game = Det finns inget nästa parti i någon match.
why-no-mistake = Det finns inga fler misstag åt det hållet.
why-no-moves = Partiet har inga drag ännu.
why-no-own-move = Du har inte gjort något drag ännu.
why-no-question = Det finns inget erbjudande att svara på.
why-no-recent = Ingen fil har öppnats ännu.
why-no-shapes = Det finns inga pilar eller cirklar här.
why-no-takebacks = Partiet spelas utan återtag.
why-no-typed-game = Möjligt i en studie med drag som inte är sparad i en fil.
why-no-variation = Det finns ingen annan variant här.
why-not-begun = Partiet har inte börjat ännu.
why-not-mistake = Gå först till ett misstag i rapporten.
why-not-played = Bara möjligt medan ett parti spelas.
why-not-thinking = Datorn tänker inte.
why-not-turn = Det är inte din tur.
why-one-game = Partiet kommer inte från en fil med flera partier.
why-one-human = Bara möjligt när en människa spelar mot datorn.
why-out = Du är ute ur partiet.
why-pause-first = Pausa först partiet.
why-question-open = Svara först på den ställda frågan.
why-only-study = Bara möjligt i en studie: öppna ett parti eller avsluta det här.
why-no-advice = Inte tillgängligt i turnering, och inte mot en människa på nätet eller med klocka.
why-over = Partiet är slut.
why-redo = Det finns inget att göra om.
why-rematch = Returparti går bara att spela efter ett parti som spelats här.
why-rematch-asked = Du har redan bett om ett returparti.
why-reporting = Rapporten är inte klar än.
why-rules = Partiets regler tillåter det inte.
why-solved = Det här problemet är redan slut.
why-standard-keys = Alla kortkommandon är redan standard.
why-usual-settings = Alla inställningar på sidan är redan standard.
why-start = Det här är partiets början.
why-still-played = Partiet är inte slut ännu.
why-studied = Det här partiet studeras redan.
why-takeback-asked = Du har redan bett om ett återtag.
why-touch-move = Med regeln ”rörd pjäs är förd” finns inga återtag.
why-tournament = Turneringsreglerna omfattar det.
why-undo = Det finns inget att ta tillbaka.
why-unsolved = Lös först problemet.
