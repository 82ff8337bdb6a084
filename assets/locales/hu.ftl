### Every text a user sees, in Hungarian.
### Short and plain: the problem, and what to do. No exclamation marks.
###
### A piece is given to a message by its key: { NAME($piece) } is its name, { NAME($piece, form: "genitive") } the
### attribute .genitive of its name, and { $piece -> [piece-rook] … } chooses other words by it, such as a gender.

## Colours, pieces, levels

color-white = Világos
color-black = Sötét
piece-pawn = gyalog
    .accusative = gyalogot
    .instrumental = gyaloggal
    .translative = gyaloggá
    .causal = gyalogért
piece-knight = huszár
    .accusative = huszárt
    .instrumental = huszárral
    .translative = huszárrá
    .causal = huszárért
piece-bishop = futó
    .accusative = futót
    .instrumental = futóval
    .translative = futóvá
    .causal = futóért
piece-rook = bástya
    .accusative = bástyát
    .instrumental = bástyával
    .translative = bástyává
    .causal = bástyáért
piece-queen = vezér
    .accusative = vezért
    .instrumental = vezérrel
    .translative = vezérré
    .causal = vezérért
piece-king = király
    .accusative = királyt
    .instrumental = királlyal
    .translative = királlyá
    .causal = királyért
piece-man = gyalog
    .accusative = gyalogot
    .instrumental = gyaloggal
    .translative = gyaloggá
    .causal = gyalogért
piece-crowned = dáma
    .accusative = dámát
    .instrumental = dámával
    .translative = dámává
    .causal = dámáért
piece-any = báb
    .accusative = bábot
    .instrumental = bábbal
    .translative = bábbá
    .causal = bábért

variant-glinski = Gliński
variant-mccooey = McCooey
variant-shafran = Shafran
variant-checkers = Dáma

level = { $number ->
    [1] 1 – Ismerkedő
    [2] 2 – Kezdő
    [3] 3 – Tanuló
    [4] 4 – Hobbijátékos
    [5] 5 – Amatőr
    [6] 6 – Klubjátékos
    [7] 7 – Erős játékos
    [8] 8 – Mesterjelölt
    [9] 9 – Mester
    [10] 10 – Nagymester
   *[11] Teljes erő
}
level-hint = { $number ->
    [1] Ismeri a lépéseket, de a legtöbb dolgot nem veszi észre a táblán.
    [2] Leüti, amit lát, és gyakran hagyja védtelenül a saját bábuit.
    [3] Sosem hagy ki visszaütést vagy egylépéses nyerést, de sok fenyegetést nem lát meg.
    [4] A legtöbb közeli fenyegetést látja, a távoliak közül néhányat nem.
    [5] Egylépéses fenyegetés ritkán kerüli el a figyelmét.
    [6] Egyszerű dolgot nem néz el, és egy lépéssel előre gondolkodik.
    [7] Két lépéssel előre gondolkodik.
    [8] Rövid kombinációkat számol ki.
    [9] Hosszabb kombinációkat számol ki, és keveset hibázik.
    [10] Szinte minden hibát megbüntet.
   *[11] Minden idejét felhasználja, és mindig a talált legjobb lépést teszi meg.
}
level-between = Két szint között: { $below } és { $above }.
computer-name = Gép ({ $level })

## Numbers and keys

decimal-separator = ,
percent = { $value }%
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
key-up = Fel
key-down = Le
key-left = Balra
key-right = Jobbra
key-home = Home
key-delete = Delete
key-end = End
key-page-up = Page Up
key-page-down = Page Down
key-space = Szóköz
key-enter = Enter
key-escape = Esc
key-tab = Tab
key-backspace = Backspace
key-insert = Insert
key-with-modifier = { $modifier }+{ $key }
listed = { $first }, { $next }
name-with-key = { $name } ({ $key })

## The board, for screen readers

board-name = Tábla
board-cell-empty = { $cell }, üres
board-cell-white = { $cell }, világos { NAME($piece) }
board-cell-black = { $cell }, sötét { NAME($piece) }
board-target = szabályos lépés
board-capture = szabályos ütés
board-castling = sáncolás ezzel a bástyával
board-must-take = kötelező leütni
board-wrong = itt nem megengedett
board-circled = bekarikázva
board-promote = Átváltozás { NAME($piece, form: "translative") }
board-castle = Sáncolás: { $way }
board-premove = előre megadott lépés
board-confirm = Lépés megerősítése
board-put-back = Lépés elvetése

capture-unclear = Itt több ütés is végződik: kattintson sorban azokra a mezőkre, amelyekre a báb érkezik.

## Announcements for screen readers
## { $side } is white or black, { $shade } is light, medium or dark, { $move } is one of these messages.

board-light = világos mező
board-medium = szürke mező
board-dark = sötét mező
board-described = { $shade }, { $what }
speech-start = Kezdőállás.
speech-hint = Tipp: { $move }.
speech-in-hand = { $cell }: kézben{ $count ->
    [0] .
   *[other] , { $count } lépés.
 }
speech-put-back = Visszatéve.
speech-below = { $seat ->
   *[white] Világos
    [red] Piros
    [black] Sötét
 } van alul.
speech-on = { $what }: bekapcsolva
speech-off = { $what }: kikapcsolva
speech-analysis = Elemzés
speech-lock = Rögzítés ezen az álláson
speech-only-target = { $cell }, az egyetlen lépés
speech-evaluation = { $score }, { $depth }. { $move }
speech-done = { $what }: kész
speech-back = Vissza ide: { $move }
speech-moves = { $side ->
   *[white] Világos
    [black] Sötét
 } { NAME($piece) } { $from } mezőről { $to } mezőre
speech-takes = { $side ->
   *[white] Világos
    [black] Sötét
 } { NAME($piece) } { $from } mezőről { NAME($taken, form: "accusative") } üt { $to } mezőn
speech-en-passant = { $side ->
   *[white] Világos
    [black] Sötét
 } gyalog { $from } mezőről menet közben üt { $to } mezőn
speech-castles = { $side ->
   *[white] Világos
    [black] Sötét
 } sáncol, a király új mezője { $to }
speech-jumps = { $side ->
   *[white] Világos
    [black] Sötét
 } { NAME($piece) } { $from } mezőről { $to } mezőre ugrik, és leüt { $count ->
    [one] egy bábot
   *[other] { $count } bábot
 }
speech-promotes = { $move }, és { NAME($piece, form: "translative") } változik
speech-check = { $move }, sakk
speech-mate = { $move }, matt
speech-cell = { $cell }, { $shade ->
   *[light] világos mező
    [medium] szürke mező
    [dark] sötét mező
 }.
speech-attacked = { $text } Támadja: { $pieces }.
speech-defended = { $text } Védi: { $pieces }.
speech-reached-white = { $text } Világos ezzel léphet ide: { $pieces }.
speech-reached-black = { $text } Sötét ezzel léphet ide: { $pieces }.

## The welcome bar

welcome = Új Önnek a hexasakk?
welcome-text = Rövid leckékben megtanulhatja a bábok járását, vagy csak próbálja ki: emeljen fel egy bábot, és látszanak a mezői.
start-moves = Így lépnek
start-rules = Minden szabály
welcome-rules = A szabályok
welcome-levels = Játszma indítása…
welcome-dismiss = Elrejtés

## The help page on playing without seeing the board

blind-title = Játék képernyőolvasóval
blind-start-title = Kezdés
blind-start = A Heksy a rendszer képernyőolvasóján keresztül beszél: Linuxon az Orca 45 vagy újabb, Windowson az NVDA, a JAWS vagy a Narrátor, macOS-en a VoiceOver. Indítsa el a Heksy előtt. Az ablakban mindennek neve van, és a Tab egyiktől a másikig visz.
blind-board-title = A tábla
blind-board = A táblának tizenegy vonala van, a-tól l-ig, j nélkül. A középső, az f-vonal tizenegy mezős, és kifelé haladva minden vonal eggyel rövidebb. A mezők három színe váltakozik: a futó a saját színén marad, a bástya mindegyiken áthalad. A teljes leírás a Súgó menü „Játékszabályok” pontjában van.
blind-cells-title = Mezőről mezőre
blind-cells = A Tab a táblára visz. A fel és a le nyíl a vonalon mozgat, a bal és a jobb nyíl a szomszédos vonalra visz. Minden mező megmondja a nevét, a rajta álló bábot, a színét, és ha éppen fel van véve egy báb, azt is, hogy odaléphet-e. A Shift és a szóköz együtt megmondja, mi támadja és mi védi a mezőt.
blind-moves-title = Lépés
blind-moves = A leggyorsabb: nyomja meg az M billentyűt, írja be a lépést, például f5f6, és nyomja meg az Entert; ez feladványokban is működik. Vagy menjen egy bábra, nyomja meg az Entert, menjen a célmezőre, és nyomja meg újra az Entert. Az Esc visszateszi a bábot. Ha egy lépés szabálytalan, elhangzik az oka. Ha egy gyalog a vonala végére ér, a program megkérdezi, mivé változzon: nyomja meg a báb betűjét, vagy válasszon a Tab billentyűvel.
blind-list-title = Ami magától elhangzik
blind-list = Minden lépés szavakban hangzik el, amint megtörténik, az ütéssel, a sakkal és a játszma végével együtt; ugyanígy a döntetlenajánlatok, az üzenetek és a figyelmeztetés, hogy kevés az idő. Amikor a billentyűzetkurzor egyetlen elemen sincs, a bal és a jobb nyíl a játszmában léptet, és minden lépés újra elhangzik. A listában minden lépés külön gomb; az Enter odavisz. Tanulmányban az E felolvassa az értékelést.
blind-clock-title = Órák és állapot
blind-clock = Mindkét játékos sarka megmondja a nevet, a leütött bábokat és a hátralévő időt. A felső sor megmondja, ki következik. A jelentés grafikonján is működnek a nyilak: a bal és a jobb nyíl lépésről lépésre visz, és megmondja Világos várható eredményét.
blind-help-title = Menük és billentyűparancsok
blind-help = A Súgó menü „Billentyűparancsok” pontja az összeset felsorolja. A nagyobb betűk is segítenek („Felület mérete” és „Lépések mérete” a beállításokban), valamint a nagy kontrasztú tábla és a markáns bábok.

## Illegal moves

illegal = Szabálytalan lépés: { $reason }.
illegal-no-piece = a mezőn ({ $cell }) nincs báb
illegal-not-your-turn = a { NAME($piece) } ({ $cell }) a másik félé
illegal-own-piece = a célmezőn ({ $target }) saját { NAME($other) } áll
illegal-blocked = a { NAME($other) } ({ $other-cell }) útjában áll a lépő bábnak: { NAME($piece) } ({ $cell })
illegal-nothing-to-take = a gyalog így üt, de a célmezőn ({ $target }) nincs mit ütnie
illegal-king-attacked = a { NAME($other) } ({ $other-cell }) támadja a célmezőt ({ $target })
illegal-still-in-check = a { NAME($other) } ({ $other-cell }) sakkot ad a királynak, és ez a lépés nem hárítja el
illegal-pinned = a { NAME($piece) } ({ $cell }) kötésben van, a { NAME($other) } ({ $other-cell }) köti le
illegal-exposes-king = a király sakkba kerülne, a { NAME($other) } ({ $other-cell }) támadná
illegal-castling-lost = a király vagy a bástya már lépett
illegal-castling-blocked = a király és a bástya között { NAME($other) } áll ({ $other-cell })
illegal-castling-in-check = a király sakkban van
illegal-castling-attacked = a király támadott mezőn ({ $other-cell }) haladna át
illegal-other-kind = a { NAME($piece) } ({ $cell }) léphet erre a mezőre ({ $target }), de nem így
illegal-other-game = ez egy másik játék lépése
illegal-way-pawn = { $game ->
   *[glinski] a gyalog a vonalán egyenesen előre lép, és a két szomszédos elülső mezőre üt
    [mccooey] a gyalog a vonalán egyenesen előre lép, és a futó módjára, egy mezőnyit előre üt
    [shafran] a gyalog a vonalán egyenesen előre lép, és a futó módjára, egy mezőnyit előre üt
 }
illegal-way-knight = a huszár a legközelebbi olyan mezőkre ugrik, amelyeket a vezér nem érne el
illegal-way-bishop = a futó a mező csúcsain át lép, és a saját színén marad
illegal-way-rook = a bástya a mező élein át lép, hat irányba
illegal-way-queen = a vezér úgy lép, mint a bástya vagy a futó
illegal-way-king = a király egyet lép, úgy, mint a vezér

touch-own = Fogott báb lép: a megfogott { NAME($piece, form: "instrumental") } ({ $cell }) lépni kell.
touch-enemy = Fogott báb lép: a megfogott { NAME($piece, form: "accusative") } ({ $cell }) le kell ütni.

wait-paused = A játszma szünetel.
wait-computer = { $name } következik.

## The state of the game

status-your-move = Ön lép
status-white-to-move = Világos lép
status-black-to-move = Sötét lép
status-white-in-check = Világos sakkban van
status-black-in-check = Sötét sakkban van
status-you-in-check = Ön sakkban van
status-thinking = { $name } gondolkodik
status-paused = Szünetel
status-replay = { $move }, lépés: { $number } / { $last }
status-replay-start = Kezdőállás
status-with-state = { $text } · { $state }
low-time-white = Világosnak { $seconds ->
    [one] egy másodperce
   *[other] { $seconds } másodperce
 } maradt.
low-time-black = Sötétnek { $seconds ->
    [one] egy másodperce
   *[other] { $seconds } másodperce
 } maradt.
time-hours = { $hours } óra { $minutes } perc
time-minutes = { $minutes } perc { $seconds } másodperc
time-seconds = { $seconds } másodperc
title-game = { $white } – { $black } – { $game } – Heksy
title-file = { $white } – { $black } – { $file } – { $game } – Heksy
title-editor = Állás felállítása – { $game } – Heksy
title-games = { $title } – Heksy
title-unsaved = • { $title }
moves-show-variation = Változat mutatása: { $move }
moves-hide-variation = Változat elrejtése: { $move }
moves-unread = Nem olvasható: { $text }

## The computer

computer-failed = A motor leállt{ $reason ->
    [none] {""}
   *[other] : { $reason }
 }. A játszma folytatható: próbálja újra az „Azonnali lépés” paranccsal, vegyen vissza egy lépést, vagy mentse a játszmát.
draw-declined = { $name } nem fogadja el a döntetlent.
own-rating-after = Az Ön értékszáma a gép ellen: { $rating } ({ $change })
takeback-declined = { $name } nem egyezik bele a visszavételbe.
draw-with-move = A döntetlenajánlat a következő lépéssel együtt hangzik el.
draw-not-with-move = A döntetlenajánlat visszavonva.
tournament-no-editor = A versenyszabályok szerint játszma közben nem állítható fel állás.
nothing-to-claim = Nem igényelhető döntetlen: az állás nem fordult elő háromszor, és nem telt el 50 lépés.
score-white-mates = Világos { $moves } lépésben mattot ad
score-black-mates = Sötét { $moves } lépésben mattot ad
score-white-wins = Világos { $moves } lépésben nyer
score-black-wins = Sötét { $moves } lépésben nyer
score-short-white-mates = #{ $moves }
score-short-black-mates = #-{ $moves }
hint-failed = Nem sikerült tippet találni: { $reason }. Kérjen újat, és a motor ismét megpróbálja.
analysis-failed = Az elemzés leállt: { $reason }. Kapcsolja be újra, és a motor ismét megpróbálja.
report-failed = A jelentés félbeszakadt, mert a motor leállt: { $reason }. Kezdje újra, és a motor ismét megpróbálja.
report-with-better = { $fact }; { $better }.
report-alone = { $fact }.
report-change = { $fact } ({ $before } → { $after })
report-lets-mate = { $move } után { $side } { $moves } lépésben mattot ad
report-lets-win = { $move } után { $side } { $moves } lépésben nyer
report-misses-mate = { $move } elszalaszt egy { $moves ->
    [one] egylépéses
   *[other] { $moves } lépéses
 } mattot
report-misses-win = { $move } elszalaszt egy { $moves ->
    [one] egylépéses
   *[other] { $moves } lépéses
 } nyerést
report-inaccuracy = { $move } pontatlanság
report-mistake = { $move } hiba
report-blunder = { $move } durva hiba
report-book = { $move } megnyitáskönyvi lépés
report-better = jobb lett volna: { $move }
report-better-mates = { $move } mattot adott volna { $moves } lépésben
report-better-wins = { $move } nyert volna { $moves } lépésben
report-better-stalemate = { $move } pattot hozott volna: { $result }
report-better-stalemate-line = { $move } után a legjobb változat pattal végződik: { $result }
cause-wins = { $move } elnyeri
cause-wins-for = { $move } elnyeri { $given }
cause-bad-capture = A { NAME($taken) } ({ $cell }) védett: { $move } { $given } elnyeri a { NAME($piece, form: "accusative") }.
cause-moved-there = A { NAME($victim) } az új mezőjén ({ $cell }) nincs biztonságban: { $wins }.
cause-still-attacked = A { NAME($victim, form: "accusative") } ({ $cell }) még mindig támadják: { $wins }.
cause-stops-protecting = A { NAME($piece) } már nem védi a { NAME($victim, form: "accusative") } ({ $cell }): { $wins }.
cause-opens-line = Ez megnyitja a { NAME($by) } ({ $from }) vonalát a { NAME($victim) } ({ $cell }) felé: { $wins }.
cause-blocks-protector = A { NAME($piece) } ({ $to }) elállja az utat, amelyen a { NAME($by) } védi a { NAME($victim, form: "accusative") } ({ $cell }): { $wins }.
cause-unprotected = A { NAME($victim, form: "accusative") } ({ $cell }) semmi sem védi: { $wins }.
cause-missed-unprotected = Kimaradt: a { NAME($victim, form: "accusative") } ({ $cell }) semmi sem védi: { $wins }.
cause-not-safe = A { NAME($victim) } ({ $cell }) nincs biztonságban: { $wins }.
cause-missed-not-safe = Kimaradt: a { NAME($victim) } ({ $cell }) nincs biztonságban: { $wins }.
cause-takes-less = { $move } többet üt: { NAME($taken) } helyett { NAME($victim, form: "accusative") }.
cause-takes-back = { $move } visszaüt.
cause-fork = { $move } egyszerre támadja a { NAME($other, form: "accusative") } ({ $other-cell }) és a { NAME($victim, form: "accusative") } ({ $cell }).
cause-skewer = { $move } támadja a { NAME($other, form: "accusative") } ({ $other-cell }), mögötte pedig a { NAME($victim, form: "accusative") } ({ $cell }).
cause-pin = { $move } a királyhoz köti a { NAME($victim, form: "accusative") } ({ $cell }).
cause-pinned = { $move } támadja a { NAME($victim, form: "accusative") } ({ $cell }), amelyet a { NAME($other) } ({ $other-cell }) köt le.
cause-discovered = { $move } megnyitja a { NAME($other) } ({ $other-cell }) vonalát a { NAME($victim) } ({ $cell }) felé.
cause-discovered-check = { $move } felfedett sakkot ad, és támadja a { NAME($victim, form: "accusative") } ({ $cell }).
cause-protector-taken = { $move } leüti a { NAME($taken, form: "accusative") }, amely a { NAME($victim, form: "accusative") } ({ $cell }) védi; utána { $then }.
cause-trapped = { $move } támadja a { NAME($victim, form: "accusative") } ({ $cell }), amelynek nincs biztonságos mezője.
cause-attacked = { $move } támadja és elnyeri a { NAME($victim, form: "accusative") } ({ $cell }).
cause-attacked-for = { $move } támadja, és { $given } elnyeri a { NAME($victim, form: "accusative") } ({ $cell }).
cause-and-wins = { $cause } Ezzel elnyer { $won }.
cause-line = { $move } elnyer { $won }: { $line }.
# A nyert, aztán az odaadott bábok.
cause-won-for = { $won } { $given }
cause-won-and = { $first } és { $next }
cause-won = { $count ->
    [one] egy { NAME($piece, form: "accusative") }
    [2] két { NAME($piece, form: "accusative") }
   *[other] { $count } { NAME($piece, form: "accusative") }
}
# Ugyanaz az odaadott bábokról.
cause-given = { $count ->
    [one] egy { NAME($piece, form: "causal") }
    [2] két { NAME($piece, form: "causal") }
   *[other] { $count } { NAME($piece, form: "causal") }
}
cause-promotes = { $moves ->
    [one] A { NAME($piece) } ({ $cell }) átváltozik: { $move }.
   *[other] A { NAME($piece) } ({ $cell }) { $moves } lépésben átváltozik, az első: { $move }.
}
cause-missed-promotes = { $moves ->
    [one] Kimaradt: a { NAME($piece) } ({ $cell }) átváltozik: { $move }.
   *[other] Kimaradt: a { NAME($piece) } ({ $cell }) { $moves } lépésben átváltozik, az első: { $move }.
}
cause-perpetual = { $move } örökös sakkot ad: döntetlen.
cause-stalemate = { $move } patthoz vezet: { $result }.
cause-ends = { $move } véget vet a játszmának: { $result }.
# Egy lépéssel kezdődő mondat előtt.
cause-missed = Kimaradt: { $cause }
cause-shot = { $move } felad { $given }: { $answer } után { $then } leüt { $won }.
cause-captures = { $move } leüt { $won }.
cause-exchange = { $move } cserét kezd, amely elnyer { $won }.
report-play-cause = Változat lejátszása
summary = { $who ->
    [white] Világos
    [black] Sötét
   *[you] Ön
 } { $what }.
summary-next = Megmutatás egymás után
lapse-unprotected = { $count ->
    [one] védtelenül hagyott egy bábot
   *[other] védtelenül hagyott { $count } bábot
}
lapse-missed-capture = { $count ->
    [one] kihagyott egy ütést
   *[other] kihagyott { $count } ütést
}
lapse-took-protected = { $count ->
    [one] leütött egy védett bábot
   *[other] leütött { $count } védett bábot
}
lapse-double-attack = { $count ->
    [one] nem vett észre egy villát vagy kötést
   *[other] nem vett észre { $count } villát vagy kötést
}
lapse-missed-double-attack = { $count ->
    [one] kihagyott egy villát vagy kötést
   *[other] kihagyott { $count } villát vagy kötést
}
lapse-mate = { $count ->
    [one] nem vett észre egy mattot
   *[other] nem vett észre { $count } mattot
}
lapse-missed-mate = { $count ->
    [one] kihagyott egy mattot
   *[other] kihagyott { $count } mattot
}
lapse-promotion = { $count ->
    [one] nem vett észre egy átváltozást
   *[other] nem vett észre { $count } átváltozást
}
lapse-missed-promotion = { $count ->
    [one] kihagyott egy átváltozást
   *[other] kihagyott { $count } átváltozást
}
lapse-draw = { $count ->
    [one] nem vett észre egy döntetlent
   *[other] nem vett észre { $count } döntetlent
}
lapse-missed-draw = { $count ->
    [one] kihagyott egy döntetlent
   *[other] kihagyott { $count } döntetlent
}
lapse-combination = { $count ->
    [one] nem vett észre egy kombinációt
   *[other] nem vett észre { $count } kombinációt
}
lapse-missed-combination = { $count ->
    [one] kihagyott egy kombinációt
   *[other] kihagyott { $count } kombinációt
}
report-start = Kezdet
report-point = { $place }: Világos { $percent }%
report-point-unknown = { $place }: nincs értékelve
report-point-phase = { $point } ({ $phase })
report-graph = Az értékelés grafikonja, { $last } féllépés. { $point }. { $bad ->
    [0] Nincs rossz lépés
    [one] Egy rossz lépés
   *[other] { $bad } rossz lépés
 }.
analysis-nodes-ones = { $count } csomópont
analysis-nodes-kilo = { $count } ezer csomópont
analysis-nodes-mega = { $count } millió csomópont
analysis-speed-ones = { $count } csomópont/s
analysis-speed-kilo = { $count } ezer csomópont/s
analysis-speed-mega = { $count } millió csomópont/s

## Added engines

engine-missing = „{ $name }” nem indítható: nincs ilyen program
engine-not-allowed = „{ $name }” nem indítható: nem program, vagy nem szabad futtatni
engine-not-started = „{ $name }” nem indítható: { $reason }
engine-ended = „{ $name }” magától kilépett
engine-silent = „{ $name }” nem válaszol { $command ->
    [uci] arra a kérdésre, hogy micsoda, így lehet, hogy nem UCI-motor
    [stop] a leállító parancsra
    [go] a megadott időn belül
   *[isready] az opciók beállítása után
 }
engine-flood = „{ $name }” vég nélkül ír ki szöveget
engine-illegal-move = „{ $name }” szabálytalan lépése: „{ $text }”
engine-other-game = „{ $name }” nem ismeri ezt a játékot: { $game }
engine-name-taken = Már van „{ $name }” nevű motor: válasszon másik nevet.
engine-open-quote = Az argumentumokban egy idézőjel nincs lezárva.
engine-no-game = Ez a motor a program egyik játékát sem ismeri.
engine-type-path = Itt nincs fájlválasztó ablak: írja be a program elérési útját.
new-game-engine-gone = „{ $name }” már nincs a motorok között: válasszon másikat.
new-game-engine-other-game = „{ $name }” nem ismeri ezt a játékot: { $game }.

## The end of a game

over-white-wins = Világos nyert
over-black-wins = Sötét nyert
over-name-wins = { $name } nyert
over-draw = Döntetlen
over-you-won = Ön nyert
over-you-lost = Ön veszített
over-you-three-quarters = ¾ Önnek
over-you-quarter = ¼ Önnek
over-white-three-quarters = ¾ Világosnak, ¼ Sötétnek
over-black-three-quarters = ¾ Sötétnek, ¼ Világosnak
over-with-reason = { $result } – { $reason }
reason-checkmate = Matt
reason-stalemate-white = Világos pattot kapott
reason-stalemate-black = Sötét pattot kapott
reason-all-taken-white = Világosnak nem maradt bábja
reason-all-taken-black = Sötétnek nem maradt bábja
reason-blocked-white = Világos nem tud lépni
reason-blocked-black = Sötét nem tud lépni
reason-insufficient-material = Elégtelen anyag
reason-repetition = Háromszori állásismétlés
reason-fivefold-repetition = Ötszöri állásismétlés
reason-fifty-moves = 50 lépéses szabály
reason-seventy-five-moves = 75 lépéses szabály
reason-agreement = Megegyezés
reason-resignation-white = Világos feladta
reason-resignation-black = Sötét feladta
reason-time-forfeit-white = Világos ideje lejárt
reason-time-forfeit-black = Sötét ideje lejárt
reason-time-forfeit-no-material = Lejárt az idő, de a másik félnek nincs elég anyaga a matthoz
reason-rules-infraction-white = Világos szabálytalanságot követett el
reason-rules-infraction-black = Sötét szabálytalanságot követett el
reason-adjudication = Bírói döntés
reason-unknown = Az ok nincs feljegyezve
# Ugyanezek az online játszma játékosának; { $name } az ellenfél.
reason-stalemate-you = Ön pattot kapott
reason-stalemate-name = { $name } pattot kapott
reason-all-taken-you = Az Ön bábjai elfogytak
reason-all-taken-name = { $name } bábjai elfogytak
reason-blocked-you = Ön nem tud lépni
reason-blocked-name = { $name } nem tud lépni
reason-resignation-you = Ön feladta
reason-resignation-name = { $name } feladta
reason-time-forfeit-you = Az Ön ideje lejárt
reason-time-forfeit-name = { $name } ideje lejárt
reason-rules-infraction-you = Ön szabálytalanságot követett el
reason-rules-infraction-name = { $name } szabálytalanságot követett el
reason-agreement-name = Megegyezés: Ön és { $name }
reason-away-name = { $name } távol maradt
match-standing = { $white } { $white-points }, { $black } { $black-points }

## Files

saved = Mentve ide: „{ $path }”.
saved-added = Egy másik program módosította: „{ $path }”, és ez a játszma már nem volt benne. A Heksy hozzáadta; a fájlban most { $games } játszma van.
saved-over-change = Mentve ide: „{ $path }”. Egy másik program közben módosította ezt a játszmát; annak változata itt van: „{ $backup }”.
save-other-game = Az a játszma már nincs megnyitva, ezért a program semmit sem mentett.
file-read-missing = „{ $path }” nem található. Lehet, hogy áthelyezték vagy átnevezték: keresse meg újra a Megnyitás paranccsal.
file-read-not-allowed = „{ $path }” nem olvasható: nincs hozzá jogosultság. Kérjen olvasási jogot a tulajdonosától.
file-read-other = „{ $path }” olvasása nem sikerült: { $reason }.
file-write-missing = „{ $path }” mentése nem sikerült: nincs meg a mappája. Mentse másik mappába.
file-write-not-allowed = „{ $path }” nem írható: nincs hozzá jogosultság. Mentse másik mappába vagy más néven.
file-write-other = „{ $path }” mentése nem sikerült: { $reason }. Mentse máshová.
file-no-room = „{ $path }” mentése nem sikerült: a lemez megtelt. Ott semmi sem változott. Szabadítson fel helyet, vagy mentse másik lemezre.
file-too-big = „{ $path }” nagyobb, mint { $megabytes } MB. A parancssorban a „heksy convert --games 1-100000 --output resz.pgn FILE” másik fájlba írja a játszmák egy részét.
file-write-too-big = „{ $path }” mentése nem sikerült: a fájl nagyobb lenne, mint { $megabytes } MB. Mentse másik fájlba.
file-too-many-games = „{ $path }” több mint { $games } játszmát tartalmaz. Bontsa kisebb fájlokra, és azok közül nyisson meg egyet.
file-is-folder = „{ $path }” mappa. Válasszon benne egy fájlt.
file-name-refused = A lemez nem fogadja el ezt a nevet: „{ $path }”. Túl hosszú, vagy nem megengedett karakter van benne. Válasszon másik nevet.
file-not-plain = nem közönséges fájl
file-not-text = „{ $path }” nem szövegfájl, ezért nincsenek benne itt olvasható játszmák.
file-already-there = „{ $path }” már létezik.
file-no-place = „{ $path }” nem változott: ott e játszma előtt egy megjegyzés vagy változat nincs lezárva, ezért a játszmát később nem lehetne megtalálni. A játszma megvan: mentse más néven.
file-given-up = „{ $path }” megnyitása megszakítva.
opening-file = „{ $file }” megnyitása…
file-changed = „{ $path }” a megnyitása óta megváltozott: egy másik program módosította.
own-games-repaired = A saját játszmák fájljának végén lévő csonka játszma ide került: „{ $path }”.
own-games-failed = A befejezett játszma nem került a saját játszmák közé. { $problem }
study-written-back = A „Saját játszmák” között lévő játszmában most már benne vannak a megjegyzések, a változatok és a jelentés.
left-as-it-was = A „Saját játszmák” között lévő játszma újra olyan, ahogyan lejátszották.
internal-error = hiba a programban
no-games-in-file = „{ $path }” nem tartalmaz játszmát. Válasszon PGN-fájlt.
no-games-in-text = A beillesztett szövegben nincs állás vagy játszma. Előbb másoljon ki egy állást (FEN) vagy játszmát (PGN).
paste-nothing-read = A beillesztés elmaradt: a szövegben nincs szabályos lépés, és nincs lehetséges állás.
    { $problems }
ordinary-chess = Ez hagyományos sakk, 8×8 négyzetes mezőn; a Heksy csak hatszögletű táblákon játszik. Ha a játszmát hatszögeken játszották, adja hozzá a Variant címkét, például: [Variant "Glinski"].
game-replaced = Az előző játszma megmaradt: a „Visszavonás” visszahozza.
game-brought-back = Az előző játszma visszatért. Az „Újra” a másikhoz visz vissza.
game-problems = { $count ->
    [one] A játszma egy része nem olvasható. Változatlanul a fájlban marad:
   *[other] A játszma { $count } része nem olvasható. Változatlanul a fájlban maradnak:
 }
    { $problems }
game-problems-pasted = { $count ->
    [one] A játszma egy része nem olvasható. Szövegként a játszmával marad:
   *[other] A játszma { $count } része nem olvasható. Szövegként a játszmával maradnak:
 }
    { $problems }
game-problem = { $line }. sor, { $column }. oszlop: { $problem }
fen-missing = Írjon be vagy illesszen be egy állást (FEN).

## Positions (FEN)

fen-wrong = Érvénytelen állás: { $problem }.
fen-empty = üres; a tábla soraival kezdődik, például: { $start }
fen-row-count = a tábla a perjelek között { $found ->
    [one] egy sorból
   *[other] { $found } sorból
 } áll { $expected } helyett
fen-rank-length = { $name }. sor: { $found } mező { $expected } helyett; a betűk bábok, a számok üres mezők
fen-file-length = { $name }-vonal: { $found } mező { $expected } helyett; a betűk bábok, a számok üres mezők
fen-gap = a szöveg { $row }. sorában az üres mezők száma 0 vagy túl nagy; a leghosszabb sor 11 mezős
fen-letter = a szöveg { $row }. sorában „{ $text }” nem báb; a bábok: Világosnál K Q R B N P, Sötétnél k q r b n p
fen-turn = a lépésre következő fél „{ $text }”; a tábla után w vagy b kell
fen-castling = a sáncolási rész érvénytelen: „{ $text }”; álljon itt - vagy néhány a QBqb betűk közül, mindegyik legfeljebb egyszer
fen-no-castling = „{ $text }” sáncolást jelöl, de ebben a játékban ({ $game }) nincs sáncolás; hagyja el
fen-castling-missing = a lépésre következő fél után hiányzik a sáncolás vagy a menet közbeni ütés része; írjon - jelet mindegyik helyére
fen-castling-pieces = „{ $text }” szerint { $color ->
   *[white] Világos
    [black] Sötét
 } sáncolhat, de a királya és a bástyája nem a kiinduló mezőjén áll
fen-en-passant-cell = a menet közbeni ütés része érvénytelen: „{ $text }”; álljon itt - vagy az a mező, amelyen egy gyalog épp áthaladt
fen-en-passant = { $color ->
   *[white] Világosnak
    [black] Sötétnek
 } nincs olyan gyalogja, amely épp áthaladhatott ezen a mezőn: { $text }; a gyalognak közvetlenül előtte kell állnia, és a mögötte lévő mezőknek üresnek kell lenniük; különben írjon - jelet
fen-number = „{ $text }” nem szám; a végén álló két számláló egész szám
fen-extra = „{ $text }” az utolsó rész, a lépésszám után áll; hagyja el
fen-other-board = ez az állás más alakú táblára való, mint ennek a játéknak ({ $game }) a táblája; válassza a másik játékot
editor-impossible = Érvénytelen állás: { $problem }
editor-text = Az állás nem olvasható: { $problem }.
editor-over = Ebben az állásban a játszma véget ért. { $end }.
fen-off-board = olyan helyen áll { NAME($piece) }, ahol ennek a játéknak ({ $game }) a tábláján nincs mező: a 91 mezős táblán { $cell }; vegye le
fen-no-king = { $color ->
   *[white] Világosnak
    [black] Sötétnek
 } nincs királya; mindkét félnek egy kell
fen-many-kings = { $color ->
   *[white] Világosnak
    [black] Sötétnek
 } { $count } királya van; mindkét félnek egy kell
fen-many-pawns = { $color ->
   *[white] Világosnak
    [black] Sötétnek
 } { $count } gyalogja van; legfeljebb { $limit } lehet
fen-many-pieces = { $color ->
   *[white] Világosnak
    [black] Sötétnek
 } túl sok tisztje van: vezérből, bástyából, futóból és huszárból { $extra } darabbal több, mint az elején, de csak { $missing } gyalog hiányzik
fen-pawn-promotes = { $color ->
   *[white] Világosnak
    [black] Sötétnek
 } gyalogja áll itt: { $cell }; a vonal utolsó mezőjén a gyalog más bábbá változik
fen-pawn-behind = { $color ->
   *[white] Világosnak
    [black] Sötétnek
 } gyalogja áll itt: { $cell }; ez a gyalogok kiinduló mezői mögött van
fen-opponent-in-check = { $color ->
   *[white] Világos
    [black] Sötét
 } sakkban van (sakkot ad a { NAME($piece) }: { $cell }), de a másik fél következik; állítsa át, hogy ki lép, vagy módosítsa a bábokat

## Unreadable parts of a file

checkers-no-man = a mezőn ({ $cell }) nincs báb
checkers-not-your-turn = a báb ({ $cell }) a másik félé
checkers-occupied = a mező ({ $cell }) nem üres
checkers-other-must-capture = ennek a bábnak ütnie kell: { $cell }
checkers-largest-capture = { $count ->
    [one] egy bábot le kell ütni
   *[other] { $count } bábot kell leütni, a lehető legtöbbet
}
checkers-edge-column = az 1. és a 9. oszlopban nem lehet egyenesen lépni
checkers-protected = a dáma ({ $cell }) a saját átváltozási mezőjén védett a gyalogoktól
checkers-way-man = a gyalog egy mezőt lép előre, egyenesen vagy ferdén, és az átlókon üt
checkers-other-captures = a báb ({ $cell }) útközben más bábokat is üt
checkers-way-king = a dáma az oszlopában és az átlókon bármilyen messzire lép, és az átlókon üt
checkers-not-a-move = „{ $text }” nem lépés; így írja: 55-56 vagy 33x53x73
checkers-move-no-cell = „{ $text }”: nincs ilyen mező: { $number }; mindkét számjegy 1 és 9 közötti
checkers-not-largest = „{ $text }” túl kevés bábot üt; { $count } üthető, és a legnagyobb ütés kötelező, például: { $largest }
checkers-empty = üres; írja be, ki lép, és a bábokat, például: W:W55,K39:B19
checkers-turn = „{ $text }” nem jelöli, ki lép; az elején W vagy B álljon, például: W:W55,K39:B19
checkers-part = „{ $text }” nem érthető; a részek W, B, H és F, például: W:W55,K39:B19:H12:F40
checkers-repeated = két rész kezdődik így: { $text }
checkers-missing = { $color ->
    [white] Világos
   *[black] Sötét
} bábjai hiányoznak; a bábok nélküli fél helyén üres rész áll, például: W:W55:B
checkers-man = „{ $text }” nem báb; így írja: 55, K39, ütéssel érkezett dámánál K39c
checkers-no-cell = nincs ilyen mező: { $text }; mindkét számjegy 1 és 9 közötti
checkers-taken = két báb áll ugyanott: { $text }
checkers-off-board = egy báb a 61 mezős táblán kívül áll, a 91 mezős tábla { $text } mezőjén; vegye le
checkers-many-men = { $color ->
    [white] Világosnak
   *[black] Sötétnek
} { $count } bábja van; egyik félnek sincs soha 24-nél több
checkers-uncrowned = a gyalog ({ $text }) olyan mezőn áll, ahol dámává változna; írja így: K{ $text }
checkers-mark = „{ $text }”: c vagy f jelet csak a saját átváltozási mezőjén álló dáma kap, f jelet csak az, amelyik az utolsó lépéssel vált dámává
checkers-number = „{ $text }” nem szám; H után a féllépések, F után a lépésszám áll, például H12:F40

pgn-not-a-move = „{ $text }” nem lépés; így írja: Nd4, exd5 vagy e4e5
pgn-no-cell = „{ $text }”: a táblán nincs ilyen mező: { $cell }
pgn-no-castling = „{ $text }”: ebben a játékban ({ $game }) nincs sáncolás
pgn-which-castling = „{ $text }” nem mondja meg, melyik bástyával; írja így: Q-O-O, Q-O-O-O, B-O-O vagy B-O-O-O
pgn-no-legal-move = nincs ilyen szabályos lépés: „{ $text }”
pgn-illegal-move = „{ $text }” szabálytalan: { $reason }
pgn-ambiguous-move = „{ $text }” többféle lépés lehet: { $choices }
pgn-letters = a bábok betűinek nyelve { $language ->
    [hungarian] magyar
    [polish] lengyel
    [esperanto] eszperantó
    [german-swedish] német vagy svéd
    [french] francia
    [russian] orosz
   *[english] angol
}
pgn-other-capture = „{ $text }” szerint a leütött báb { NAME($said) }, valójában { NAME($taken) }
pgn-no-capture = „{ $text }” leütött bábot nevez meg, de nem üt semmit
pgn-idle-word = „{ $text }” nem lépés; kimarad
pgn-stray-word = „{ $text }” nem lépés; megjegyzésként megmarad
pgn-null-move = „{ $text }” üres lépés; a változat többi része szövegként marad meg
pgn-too-deep = a változatok { $depth } szintnél mélyebben vannak egymásba ágyazva
pgn-variation-before-move = változat áll az első lépés előtt
pgn-unclosed-variation = a változat nincs lezárva
pgn-stray-close = záró zárójel áll nyitó nélkül
pgn-unclosed-comment = a megjegyzés nincs lezárva
pgn-not-utf8 = ez a bájt nem UTF-8: { $byte }; a játszma ilyen bájtjai { $page } szerint értendők, ez így: „{ $letter }”
pgn-bad-mark = „{ $text }” nem lépésjel
pgn-bad-tag = „{ $text }” nem címke; így írja: [Név "érték"]
pgn-repeated-tag = ez a címke kétszer szerepel: { $text }
pgn-bad-value = a címke ({ $name }) értéke nem lehet „{ $text }”
pgn-bad-start = a kezdőállás érvénytelen: { $text }
pgn-other-start = a kezdőállás érvénytelen: { $text }; ez egy másik játék ({ $game }) állása: írja be ezt: { $tag }
pgn-unknown-variant = „{ $text }” nevű játékot a program nem ismer; írja be ezek egyikét: { $known }
pgn-results-differ = a címkék szerint az eredmény { $tag }, a lépések végén { $marker } áll
pgn-game-by-moves = „{ $text }” nevű játékot a program nem ismer; a lépések ilyen játszmának felelnek meg: { $game }
pgn-board-says = az eredmény { $told }, de a tábla szerint { $shown }
pgn-remark = „{ $text }” nem a játszma része; %-jellel kezdődő sorként megmarad

## The clipboard

copied-position = Állás másolva.
copied-picture = A tábla szövegként másolva.
copied-image = Kép másolva.
copied-game = Játszma másolva (PGN).
copied-tables = Táblázatok másolva.
paste-empty = A vágólapon nincs szöveg. Előbb másoljon ki egy állást (FEN) vagy egy játszmát (PGN).
paste-too-big = A másolt szöveg nagyobb, mint { $megabytes } MB. Mentse fájlba, és azt nyissa meg.

## Autosave and recovery

found-game = { $white } – { $black }, { $moves ->
    [one] egy lépés
   *[other] { $moves } lépés
 }, { $date }
journal-failed = Az automatikus mentés nem sikerült: { $reason }. A játszma folytatódik, és a Heksy tovább próbálkozik. A biztonság kedvéért mentse.
journal-mended = Az automatikus mentés ismét működik. Minden lépés a lemezen van.
journal-renewed = Egy másik program eltávolította vagy átnevezte a játszma automatikus mentésének fájlját. A Heksy újra kiírta: „{ $path }”. Egyetlen lépés sem veszett el.
journal-cut = A játszma automatikus mentésének vége használhatatlan volt, ezért a program eltávolította. Itt van meg: „{ $path }”.
journal-unreadable = Egy nem mentett játszma („{ $path }”) nem állítható helyre: { $reason }. A fájl a helyén marad.
journals-unreadable = { journal-unreadable } { $more ->
    [one] Mellette van még egy.
   *[other] Mellette van még { $more }.
 }
journal-not-understood = sérült, vagy másik verzióból való
crash-kept = A Heksy programban hiba történt. A folyó játszma a lemezen van, és a következő indításkor visszatér. A hiba adatai itt vannak: „{ $path }”.
crash-noted = A Heksy programban hiba történt. A hiba adatai itt vannak: „{ $path }”.
journal-stopped = az automatikus mentés leállt
disk-full = a lemez megtelt
disk-not-allowed = nincs jogosultság
disk-no-folder = a mappa helyén egy fájl van
settings-unreadable = A beállítások olvasása nem sikerült: { $reason }. Az alapértékek érvényesek, a fájl változatlan marad.
settings-broken = Néhány beállítás olvasása nem sikerült; ezek az alapértéküket kapták. A régi fájl settings.bad.json néven megmaradt.
settings-later = A beállításokat a Heksy egy későbbi verziója írta. Amit ez a verzió ért belőlük, az érvényes; a fájl settings.later.json néven megmaradt.
settings-failed = A beállítások mentése nem sikerült ide: „{ $path }”: { $reason }. Amíg a Heksy fut, érvényben maradnak; a következő változtatáskor és kilépéskor újra próbálja.
window-failed = A Heksy nem tudja megnyitni az ablakot. OpenGL 2 vagy újabb szükséges: telepítse vagy frissítse a videokártya illesztőprogramját. A parancssor enélkül is működik: heksy --help. ({ $reason })
settings-mended = A beállítások mentése ismét sikerült.
settings-lost = A beállítások mentése nem sikerült ide: „{ $path }”: { $reason }. A legutóbbi változtatások a következő indításkor nem lesznek érvényben.

## The window: actions

action-new = Új játszma…
action-rematch = Visszavágó
action-continue = A játszma folytatása…
action-study = A játszma tanulmányozása
action-leave-as-it-was = A játszma hagyása eredeti állapotában
action-set-up = Állás felállítása
action-set-up-done = Vissza a játszmához
action-play-from-here = Játék innen…
action-pause = Játszma szüneteltetése
action-start-clocks = Órák indítása
action-start-game = Játszma indítása
action-resume-game = Szüneteltetés vége
action-take-back = Lépés visszavétele
action-undo = Visszavonás
action-redo = Újra
action-undo-opening = Vissza az előző játszmához
action-redo-opening = Vissza a megnyitott játszmához
action-offer-draw = Döntetlenajánlat
action-claim-draw = Döntetlen igénylése
action-resign = Feladás
action-move-now = Azonnali lépés
action-hint = Tipp
action-play-for-person = Ezt a lépést tegye meg a gép
action-switch-sides = Oldalcsere
action-type-move = Lépés beírása
action-board = Kurzor a táblára
action-open = Megnyitás…
action-save = Mentés
action-save-as = Mentés másként…
action-own-games = Saját játszmák
action-choose-game = A fájl játszmái…
action-previous-game = Előző játszma
action-next-game = Következő játszma
action-copy-position = Állás másolása (FEN)
action-copy-game = Játszma másolása (PGN)
action-copy-picture = Kép másolása
action-paste = Állás vagy játszma beillesztése
action-quit = Kilépés
action-analyse = Elemzés indítása
action-analyse-stop = Elemzés leállítása
action-lock-analysis = Elemzés rögzítése ezen az álláson
action-unlock-analysis = Az elemzés kövesse az állást
action-threat = Fenyegetés mutatása
action-threat-stop = Fenyegetés elrejtése
action-play-best = A legjobb lépés megtétele
action-report = Jelentés készítése
action-say-evaluation = Értékelés felolvasása
action-report-again = Új jelentés készítése
action-report-stop = Jelentés megszakítása
action-explore = Lépések innen
action-explore-hide = „Lépések innen” elrejtése
action-previous-mistake = Előző hiba
action-next-mistake = Következő hiba
action-play-again = Játék a hiba előtti állástól…
action-first = Ugrás az elejére
action-previous = Előző lépés
action-autoplay = Lejátszás
action-autoplay-stop = Lejátszás leállítása
action-next = Következő lépés
action-last = Ugrás a végére
action-previous-variation = Előző változat
action-next-variation = Következő változat
action-promote = Változat feljebb
action-demote = Változat lejjebb
action-main-line = Legyen ez a főváltozat
action-delete = Törlés innen
action-delete-after = A folytatás törlése
action-comment = Megjegyzés a lépéshez
action-comment-before = Megjegyzés a lépés elé
action-clear-shapes = Nyilak és körök törlése
action-header = Játszma adatai…
action-flip = Tábla megfordítása
action-mute = Hangok némítása
action-unmute = Hangok bekapcsolása
action-panel = Oldalsáv
action-full-screen = Teljes képernyő
action-larger = Nagyítás
action-smaller = Kicsinyítés
action-usual-size = Eredeti méret
action-engines = Motorok kezelése…
action-settings = Beállítások…
action-rules = Játékszabályok
action-blind = Játék képernyőolvasóval
action-keys = Billentyűparancsok
action-about = A Heksy névjegye
word-take-back = Visszavétel
word-draw = Döntetlen
word-flip = Megfordítás
word-study = Tanulmányozás
word-play-again = Újrajátszás

## Sounds

settings-volume = Hangerő
settings-muted = Hangok némítása
sounds-off = A hangok ki vannak kapcsolva.
sounds-on = A hangok be vannak kapcsolva.

## The window: menus

menu-file = Fájl
menu-game = Játszma
menu-edit = Szerkesztés
menu-glyphs = Jelek
menu-computer = Számítógép
menu-export = Exportálás
menu-study = Tanulmány
menu-view = Nézet
menu-help = Súgó
tab-board = Tábla
tab-games = Játszmák
menu-recent = Legutóbbi fájlok
menu-forget-recent = Lista törlése
menu-recorded = Játszmagyűjtemények
menu-collection = { $title } ({ $count } játszma)

## Glyphs of moves

glyphs-moves = A lépés
glyphs-positions = Az állás
glyphs-time = Idő
glyphs-observations = Megfigyelések
glyphs-play = Kezdeményezés és támadás
glyphs-number = NAG-szám szerint
glyph-named = { $sign }   { $name }
glyph-put = Hozzáadás
glyph-good = Jó lépés
glyph-mistake = Hiba
glyph-brilliant = Kitűnő lépés
glyph-blunder = Durva hiba
glyph-interesting = Érdekes lépés
glyph-dubious = Kétes lépés
glyph-forced = Egyetlen lépés
glyph-singular = Nincs más ésszerű lépés
glyph-worst = Legrosszabb lépés
glyph-equal = Egyenlő
glyph-equal-quiet = Egyenlő és nyugodt
glyph-equal-active = Egyenlő és aktív
glyph-unclear = Tisztázatlan
glyph-white-slightly = Világos kissé jobban áll
glyph-black-slightly = Sötét kissé jobban áll
glyph-white-better = Világos jobban áll
glyph-black-better = Sötét jobban áll
glyph-white-winning = Világos nyerésre áll
glyph-black-winning = Sötét nyerésre áll
glyph-white-crushing = Világos előnye elsöprő
glyph-black-crushing = Sötét előnye elsöprő
glyph-white-little-time = Világosnak kevés az ideje
glyph-black-little-time = Sötétnek kevés az ideje
glyph-white-time-trouble = Világos időzavarban van
glyph-black-time-trouble = Sötét időzavarban van
glyph-white-zugzwang = Világos lépéskényszerben van
glyph-black-zugzwang = Sötét lépéskényszerben van
glyph-white-space = Világosnak térelőnye van
glyph-black-space = Sötétnek térelőnye van
glyph-white-development = Világosnak fejlődési előnye van
glyph-black-development = Sötétnek fejlődési előnye van
glyph-white-initiative = Világosé a kezdeményezés
glyph-black-initiative = Sötété a kezdeményezés
glyph-white-attack = Világos támad
glyph-black-attack = Sötét támad
glyph-white-compensation = Világosnak kompenzációja van
glyph-black-compensation = Sötétnek kompenzációja van
glyph-white-counterplay = Világosnak ellenjátéka van
glyph-black-counterplay = Sötétnek ellenjátéka van
glyph-novelty = Újítás

## The window: the header of a game

header-title = A játszma adatai
heading-players = { $white } – { $black }
heading-number = { $game } / { $games }
header-event = Verseny
header-site = Helyszín
header-date = Dátum
header-date-hint = 1999.12.31, az ismeretlen rész helyén ??
header-round = Forduló
header-result = Eredmény
header-no-result = Befejezetlen
header-result-played = A folyó játszma eredményét a játék dönti el. Fejezze be a játszmát, vagy tanulmányozza, ha véget ért.
header-tags = Egyéb címkék
header-tag-add = Új címke
header-tag-name = { $number }. címke neve
header-tag-name-hint = Név
header-tag-value = { $number }. címke értéke
header-tag-remove = { $number }. címke törlése
header-date-wrong = „{ $text }” nem dátum: írjon évet, hónapot és napot, mint 1999.12.31, az ismeretlen részek helyén ???? vagy ?? álljon.
header-tag-unnamed = A címkének név kell: írja be, vagy törölje a címkét.
header-tag-has-field = „{ $name }” számára fent külön mező van.
header-tag-from-game = „{ $name }” nem adható meg: a program írja be abból, amit a játszmáról tud.
header-tag-twice = „{ $name }” nevű címke már van: azt módosítsa.
header-tag-name-wrong = „{ $name }” nem lehet címke neve: a név betűvel kezdődik, és csak angol betűk, számjegyek és aláhúzások lehetnek benne.

## The window: panel and corners

comment-field = Megjegyzés

moves-none = Még nincs lépés
summary-set-up = Egyéni
summary-match = Mérkőzés
span-minutes = { $minutes }{ "\u00A0" }perc
span-seconds = { $seconds }{ "\u00A0" }mp
span-minutes-seconds = { $minutes }{ "\u00A0" }perc { $seconds }{ "\u00A0" }mp
clock-unlimited-text = óra nélkül
clock-fixed-text = játékosonként { $time }
clock-fischer-text = { $time } + lépésenként { $increment }
clock-delay-text = { $time }, késleltetés { $delay }
clock-bronstein-text = { $time }, Bronstein-késleltetés { $delay }
clock-byo-yomi-text = { $time }, majd { $periods ->
    [one] egy periódus,
   *[other] { $periods } periódus, egyenként
 } { $period }
clock-periods-text = { $periods ->
    [one] lépésenként { $period }
   *[other] { $periods } periódus, egyenként { $period }
 }
clock-hourglass-text = homokóra, { $time }
clock-stage-text = { $moves ->
    [one] egy lépésre
   *[other] { $moves } lépésre
 } { $time }
clock-stage-again-text = { $moves ->
    [one] minden lépésre
   *[other] minden { $moves } lépésre
 } { $time }
clock-stage-increment-text = { $time } + { $increment }
clock-then-text = { $first }, majd { $next }
clock-white-text = Világos: { $control }
clock-black-text = Sötét: { $control }
clock-sides-text = { $white }; { $black }
panel-moves = Lépések
panel-move-number = { $number }. lépés
panel-match = Eddigi állás: { $score }
details-book = Megnyitáskönyv eddig: { $move }
details-times = Felhasznált idő: világos { $white }, sötét { $black }; a leghosszabb lépés { $longest }
engine-depth = mélység { $depth }
analysis-off = Az elemzés kikapcsolva
analysis-thinking = gondolkodik…
analysis-lines = Változatok
analysis-progress = { $depth } · { $speed }
analysis-add-line = { $line }. változat hozzáadása eddig: { $move }
analysis-line = { $line }. változat, { $score }: { $moves }
analysis-more = …
report-title = Jelentés
report-mistakes = { $count ->
    [0] nincs hiba
   *[other] { $count } hiba
}
report-accuracies = { $white } { $first } · { $black } { $second }
report-progress = Állások: { $done } / { $all }
report-fold = Jelentés összecsukása
report-unfold = Jelentés kinyitása
report-accuracy = Pontosság
report-loss = Átl. veszt.
report-points = { $points } p
report-loss-hint = Egy lépés átlagos vesztesége pontban: a játszma egy pontot ér
report-opening = Megnyitás
report-middlegame = Középjáték
report-endgame = Végjáték
report-unknown = –
report-next-inaccuracy = { $count ->
    [0] { $side }: nincs pontatlanság
    [one] { $side }: következő pontatlanság, összesen egy
   *[other] { $side }: következő pontatlanság, összesen { $count }
 }
report-next-mistake = { $count ->
    [0] { $side }: nincs hiba
    [one] { $side }: következő hiba, összesen egy
   *[other] { $side }: következő hiba, összesen { $count }
 }
report-next-blunder = { $count ->
    [0] { $side }: nincs durva hiba
    [one] { $side }: következő durva hiba, összesen egy
   *[other] { $side }: következő durva hiba, összesen { $count }
 }
analysis-fewer-lines = Kevesebb változat
analysis-more-lines = Több változat
analysis-threat = Fenyegetés
analysis-no-threat = nincs, ha a király sakkban van, vagy a játszma véget ért
explorer-recorded = Gyűjtemények
explorer-book = Könyv
explorer-all = Összesen
explorer-reading = A játszmák beolvasása…
explorer-none = Nincs játszma ezzel az állással.
explorer-games = { $move }: összesen { $games }, világos { $points }
evaluation = Értékelés: { $score }
evaluation-chances = Világos várható eredménye: { $points } (győzelem { $won }, döntetlen { $drawn }, vereség { $lost })
evaluation-stalemate = A változat pattal végződik: { $result }
analysis-exact = Pontos eredmény: { $result }
analysis-exact-moves = Pontos eredmény: { $result }, { $moves } lépés a következő ütésig vagy gyaloglépésig
evaluation-unknown = még nem ismert
captured-pieces = { $count ->
    [one] egy leütött báb
   *[other] { $count } leütött báb
 }{ $ahead ->
    [0] {""}
   *[other] {", előny "}{ $ahead }
 }
clock-of = { $name }: { $time }
material-ahead = +{ $points }
clock-period-face = { $time } ×{ $periods }
clock-period-spoken = { $time }, { $periods ->
    [one] az utolsó periódus
   *[other] még { $periods } periódus
 }
drop-hint = Engedje el a fájl megnyitásához
dropped-others = A program megnyitja ezt: „{ $path }”. A többi fájlt ({ $others }) nem: egyszerre egy fájlt nyisson meg.
file-dialog-open = Egy fájlválasztó ablak már nyitva van. Válasszon benne fájlt, vagy előbb zárja be.

## The window: setting up a position

editor-title = Állás felállítása
editor-white-piece = Világos { NAME($piece) }
editor-black-piece = Sötét { NAME($piece) }
editor-hand = Bábok mozgatása
editor-eraser = Bábok levétele
editor-start = Alapállás
editor-clear = Tábla ürítése
editor-swap = Oldalcsere
editor-mirror = Tükrözés
editor-rotate = Forgatás 60°-kal
editor-evaluation = Értékelés
editor-turn = Következik
editor-castling = Sáncolás
editor-queen-side = vezérszárny
editor-bishops-side = futószárny
editor-en-passant = Menet közben
editor-en-passant-none = Nincs
editor-promoted-none = Nincs
editor-by-capture = Ütéssel
editor-just-crowned = Új dáma
editor-since-pawn = { $count ->
       *[other] féllépés ütés vagy gyaloglépés óta
    }
editor-since-man = { $count ->
       *[other] féllépés ütés vagy gyaloglépés óta
    }
editor-move-number = Lépés
editor-possible = Lehetséges állás.
editor-study = Tanulmány
editor-find = Játszmák keresése
editor-find-hint = A saját játszmák, amelyekben ezek a bábok egyszerre ezeken a mezőkön állnak
editor-copy = Állás másolása
editor-copy-picture = Másolás szövegként
editor-copy-picture-hint = A táblát szövegként másolja: minden bábnak egy betű, minden üres mezőnek egy pont. Az ilyen szöveg be is illeszthető.

## The window: buttons of dialogs

button-accept = Elfogadás
button-agree = Beleegyezés
button-add-engine = Új motor…
button-add = Hozzáadás
button-append = Hozzáadás a fájlhoz
button-cancel = Mégse
button-change = Módosítás…
button-choose = Tallózás…
button-close = Bezárás
dialog-close = Az ablak bezárása
button-continue = Folytatás
button-wait = Várakozás
button-claim-win = Győzelem bejegyzése
button-call-draw = Döntetlen bejegyzése
button-keep-unfinished = Befejezetlen marad
button-keep-as-won = Megnyert marad
button-open-record = Lejegyzés megnyitása
button-resume = Folytatás
button-decline = Elutasítás
button-discard = Elvetés
button-done = Kész
button-new-game-from-here = Új játszma indítása
button-back-to-board = Vissza a táblához
button-open = Megnyitás
button-quit-unsaved = Kilépés mentés nélkül
button-play-on = Játsszon a Heksy
button-remove = Törlés
button-replace = Felülírás
button-resign = Feladás
button-save = Mentés
button-save-elsewhere = Mentés másként…
button-set-up = Szerkesztés
button-start = Indítás
button-try = Motor kipróbálása
button-variation = Változat hozzáadása

## The window: new game

new-game-title = Új játszma
more = Továbbiak
more-open = kinyitva
more-closed = becsukva
more-differs = Módosítva: { $what }
more-usual = Állás, nevek, órák, mérkőzés, előnyadás, szabályok – minden a szokásos
more-usual-continue = Órák, szabályok – minden a szokásos
more-usual-online = Távollét, szabályok, közvetítő – minden a szokásos
more-usual-join = Közvetítő – a szokásos
more-usual-three = Helyek, tábla – minden a szokásos
new-game-game = Játék
new-game-opponent = Ellenfél
opponent-friend = Barát, itt
opponent-online = Online
opponent-mail = Levélben
new-game-name = név
new-game-names = Nevek
new-game-engine = A Heksy motorja
new-game-level = Szint
level-full = Teljes
new-game-half = Fél szinttel erősebb
new-game-even = Nagyjából velem egyenlő
new-game-played = Játszotta már ezt a játékot?
new-game-played-no = Nem
new-game-played-yes = Igen
rival-easier = Könnyebb
rival-even = Egyenlő
rival-harder = Nehezebb
rival-rated = Az Ön értékszáma { $rating } ± { $margin }. A gép { $elo } pontos erővel játszik.
rival-first = A gép { $elo } pontos erővel kezd. Három játszma megmutatja az Ön erejét.
new-game-both = Mindkét oldalon a gép játszik
new-game-two-computers = Két gép
new-game-swap = Színcsere
new-game-you-play = Az Ön színe
new-game-random = Sorsolás
player-you = Ön
about-glinski = A legismertebb hexasakk: 91 mező, kilenc gyalog, a patt ¾ pontot ér.
about-mccooey = Legközelebb a hagyományos sakkhoz: 91 mező, hét gyalog, amely átlósan üt.
about-shafran = 70 mezős tábla, sáncolás, és akár három mezőt lépő gyalogok.
about-checkers = Dáma hatszögű mezőkön: ütni kötelező, mégpedig a legtöbbet.
about-three = Három sereg egy táblán, mind a két másik ellen; az utolsó győz.
new-game-clock = Óra
new-game-clocks = Órák
new-game-minutes = Percek játékosonként
new-game-increment = Lépésenként hozzáadott másodpercek
new-game-per-move = lépésenként
new-game-free-first-moves = Az órák mindkét fél első lépése után indulnak
new-game-position = Állás
new-game-from-moves = A táblán lévő játszma, { $moves ->
    [one] egy féllépés
   *[other] { $moves } féllépés
 } után
new-game-draws = Szabályok
continue-title = A játszma folytatása
continue-saved-clocks = { $control }, Világos { $white }, Sötét { $black }
continue-clock-saved = Mint a mentett játszmában
continue-clock-new = Új
player-human = Ember
player-computer = Gép
clock-none = Óra nélkül
clock-other = Más…
clock-sudden-death = Rögzített idő
clock-preset = { $minutes }+{ $increment }
clock-fischer = Többletidővel (Fischer)
clock-delay = Késleltetéssel (USA)
clock-bronstein = Késleltetéssel (Bronstein)
clock-stages = Szakaszokban (klasszikus)
clock-byo-yomi = Byo-yomi
clock-hourglass = Homokóra
clock-none-hint = Nincs időmérés.
clock-sudden-death-hint = Minden játékosnak ennyi ideje van az egész játszmára.
clock-fischer-hint = Minden lépés után ennyi másodpercet kap, aki lépett.
clock-delay-hint = Az óra minden lépésnél ennyi másodpercet vár, mielőtt elindul.
clock-bronstein-hint = Minden lépés után visszajár a rá fordított idő, de legfeljebb ennyi másodperc.
clock-stages-hint = Ennyi lépést kell megtenni a szakasz ideje alatt. Ezután a következő szakasz jön; a fennmaradó idő nem vész el.
clock-byo-yomi-hint = A fő idő letelte után minden lépésre egy periódus jut. Egy periódus csak akkor vész el, ha a lépés tovább tart; az utolsóval a játszma is elvész. Egyetlen periódus fő idő nélkül: minden lépésre ugyanannyi idő.
clock-hourglass-hint = Amennyi időt az egyik játékos felhasznál, annyit kap a másik.
clock-white = Világos órája
clock-black = Sötét órája
clock-different = Különböző óra Világosnak és Sötétnek
clock-word-delay = késleltetés
clock-word-back = Bronstein-késleltetés
clock-word-then = majd
clock-word-periods = { $count ->
    [one] periódus,
   *[other] periódus, egyenként
 }
clock-word-moves-in = { $count ->
   *[other] lépésre
 }
clock-word-rest = a többi lépésre
clock-stage-add = Új szakasz
clock-stage-remove = Utolsó szakasz törlése
clock-stage-repeats = Az utolsó szakasz ismétlése
clock-main-time = A fő idő percei
clock-delay-seconds = A késleltetés másodpercei
clock-periods = Periódusok száma
clock-period-seconds = Egy periódus másodpercei
clock-stage-moves = A szakasz lépései
clock-stage-minutes = A szakasz percei
clock-stage-name = { $clock }, { $number }. szakasz
number-wrong = { $name }: „{ $text }” nem { $least } és { $most } közötti szám.
number-wrong-whole = { $name }: „{ $text }” nem { $least } és { $most } közötti egész szám.
suffix-minutes = {" perc"}
suffix-seconds = {" mp"}
position-usual = Alapállás
position-drop = Kezdés az alapállásból
position-fen = FEN
position-samples = Példaállások
draws-repetition-automatic = A háromszori állásismétlés automatikusan döntetlen
draws-fifty-automatic-checkers = 50 lépés ütés és gyaloglépés nélkül automatikusan döntetlen
rules-total-ban = A gyalogok soha nem üthetnek dámát annak saját átváltozási mezőjén (teljes tilalom)
rules-touch-move = Fogott báb lép: a megfogott bábbal lépni kell, vagy le kell ütni, és nincs visszavétel
draws-fifty-automatic = 50 lépés ütés és gyaloglépés nélkül automatikusan döntetlen
sample-queen-mate = Matt vezérrel
sample-rook-mate = Matt bástyával
sample-pawn-race = Gyalogverseny
sample-stalemate = Matt, nem patt
sample-castling = Sáncolás mindkét szárnyon
sample-long-step = Három mező és menet közbeni ütés
sample-three-men = Három gyalog leütése egy lépésben
sample-promotion-cells = A védett dáma
sample-kings = Három dáma egy ellen
draws-bare-kings = Anyaghiány miatt csak két magányos király döntetlen

## Two players at one board: offers, handicap, match, tournament, scoresheet

question-draw = { $name } döntetlent ajánl.
question-takeback = { $name } vissza szeretne venni { $moves ->
    [one] egy lépést
   *[other] { $moves } lépést
 }.
warn-title = { $move } hiba lehet
warn-said = { $title }. { $reason } Az Enter meglépi, az Esc visszaveszi.
warn-play = Mégis ezt lépem
warn-offer = Figyelmeztesse Önt a gép, mielőtt olyat lépne, amivel elveszít valamit? A beállításokban is megtalálja. A figyelmeztetés tippnek számít.
warn-yes = Figyelmeztessen
warn-no = Köszönöm, nem
action-accept = Ajánlat elfogadása
action-decline = Ajánlat elutasítása
action-next-match-game = A mérkőzés következő játszmája
action-save-match = Mérkőzés mentése
action-print-game = Játszma nyomtatása…
action-scoresheet = Játszmalap exportálása…
action-save-picture = Kép mentése…
action-save-animation = Animáció mentése…
match-round = { $game }. játszma / { $games }
match-won = { $name } nyerte a mérkőzést. { $score }.
match-drawn = A mérkőzés döntetlen. { $score }.
match-points-of = { $name }: { $points } pont a mérkőzésen
new-game-handicap = Előnyadás
handicap-none = Nincs
handicap-giver = Előnyt ad
handicap-given = { $odds }, { $giver ->
   *[white] Világos
    [black] Sötét
 } adja
handicap-hint = { $color ->
   *[white] Világosnak kezdéskor nincs bábja itt: { $cells }.
    [black] Sötétnek kezdéskor nincs bábja itt: { $cells }.
 }
odds-queen = Vezérelőny
odds-rook = Bástyaelőny
odds-knight = Huszárelőny
odds-bishop = Futóelőny
odds-pawn = Gyalogelőny
odds-one-man = Egy gyalog előny
odds-two-men = Két gyalog előny
odds-three-men = Három gyalog előny
new-game-match = Mérkőzés
match-single = Egy játszma
match-several = Több játszma
match-games = Játszmák száma
match-word-games = { $count ->
   *[other] játszma
 }, váltott színekkel
match-ends-when-decided = A mérkőzés véget ér, amint eldőlt
rules-tournament = Verseny: fogott báb lép, nincs visszavétel, tipp és jelölés, döntetlenajánlat csak saját lépéssel
takebacks = Visszavétel
takebacks-free = Megengedett
takebacks-agreement = Beleegyezéssel
takebacks-none = Nem megengedett
summary-rules = Szabályok
summary-tournament = Verseny
summary-touch-move = Fogott báb lép
summary-takebacks-free = Visszavétel megengedett
summary-takebacks-agreement = Visszavétel beleegyezéssel
summary-takebacks-none = Nincs visszavétel
scoresheet-title = Játszmalap
scoresheet-page = { $players }, { $page }. oldal / { $pages }
scoresheet-result = Eredmény:
picture-written = Elmentve ide: „{ $path }”.
picture-ending = a fájlnév végződése legyen { $endings }
path-print-title = Játszma nyomtatása
path-scoresheet-title = Játszmalap exportálása
path-picture-title = Kép mentése
path-animation-title = Animáció mentése
file-filter-pages = Nyomtatható oldalak
file-filter-text = Egyszerű szöveg

## The window: questions

unsaved-title = Menti a játszmát?
unsaved-text = A játszmában nem mentett lépések vannak. Mentés nélkül elvesznek.
unsaved-changes-text = Ha nem menti a játszmát, ezek a módosítások elvesznek: { $changes }.
change-moves = lépések
change-variations = változatok
change-comments = megjegyzések és jelek
change-report = jelentés
change-header = a játszma adatai
change-result = eredmény
unsaved-match-title = Menti a mérkőzést?
unsaved-match-text = A mérkőzésben nem mentett játszmák vagy lépések vannak. Mentés nélkül elvesznek.
play-on-title = Innen játszik?
play-on-text = A játszma már folytatódik ebből az állásból. Változatként adja hozzá a lépését, vagy innen új játszmát kezd?
play-on-remember = Ne kérdezze többet a kilépésig
resign-title = Feladja?
resign-text = { $color ->
   *[white] Világos
    [black] Sötét
 } elveszíti a játszmát.
resign-you-text = Ön elveszíti a játszmát.
restore-title = Visszaállítja a nem mentett játszmát?
restore-text = A program úgy ért véget, hogy ez a játszma nem volt mentve. Folytathatja, mentheti vagy elvetheti.
restore-text-over = A program úgy ért véget, hogy ez a játszma nem volt mentve. A játszma véget ért: megnyitható, menthető vagy elvethető.
restore-in-doubt = Lehet, hogy egy másik futó Heksy nyitva tartja ezt a játszmát; ezen a lemezen ezt nem lehet megállapítani. Ha itt folytatja vagy elveti, a másik megtartja a magáét.
restore-more = { $count ->
    [one] Még egy játszma előkerült. Az következik; ha ezt folytatja, akkor csak a program következő indításakor.
   *[other] Még { $count } játszma előkerült. Azok következnek; ha ezt folytatja, akkor csak a program következő indításakor.
 }
engine-gone-title = Hiányzik a motor
engine-gone-text = { $color ->
   *[white] Világossal
    [black] Sötéttel
 } „{ $name }” játszott volna, de már nincs a motorok között. Játsszon tovább a Heksy teljes erővel, vagy adja hozzá újra a motort ezen a néven, és válassza az „Azonnali lépés” parancsot.
file-there-title = A fájl már létezik
file-there-text = { $games ->
    [0] „{ $path }” már létezik. Felülírja?
    [one] „{ $path }” már létezik, 1 játszma van benne. Hozzáadja ezt a játszmát a fájlhoz, vagy felülírja a benne lévőt?
   *[other] „{ $path }” már létezik, { $games } játszma van benne. Hozzáadja ezt a játszmát a fájlhoz, vagy felülírja mind a { $games } játszmát?
 }
file-gone-title = A fájl nincs meg
file-gone-text = { $games ->
    [0] „{ $path }” már nincs meg: egy másik program áthelyezte, átnevezte vagy törölte. Több játszma volt benne. Új fájlba menti ezen a néven csak ezt a játszmát, vagy máshová menti?
    [one] „{ $path }” már nincs meg: egy másik program áthelyezte, átnevezte vagy törölte. Új fájlba menti ezt a játszmát ezen a néven, vagy máshová menti?
   *[other] „{ $path }” már nincs meg: egy másik program áthelyezte, átnevezte vagy törölte. { $games } játszma volt benne. Új fájlba menti ezen a néven csak ezt a játszmát, vagy máshová menti?
 }
problem-open = A fájl nem nyitható meg
problem-unread = A játszma egy része nem olvasható
problem-save = A mentés nem sikerült
problem-paste = A beillesztés nem sikerült
problem-connect = A kapcsolódás nem sikerült
problem-mail = A levél nem fogadható el
problem-interrupted = Az online játszma megszakadt
path-open-title = Fájl megnyitása
path-save-title = Játszma mentése
path-field = A fájl elérési útja
path-hint = A teljes elérési út, például /home/anna/jatszmak.pgn vagy ~/jatszmak.pgn. A fájl az ablakra is ejthető.
path-save-hint = A teljes elérési út, például /home/anna/jatszmak.pgn vagy ~/jatszmak.pgn.
path-page-hint = A teljes elérési út, például /home/anna/jatszma.html vagy ~/jatszma.html. Az oldal böngészőből nyomtatható ki.
path-picture-hint = A teljes elérési út, például /home/anna/tabla.png vagy ~/tabla.svg. A .svg végződés tetszőlegesen nagyítható rajzot ment.
path-animation-hint = A teljes elérési út, például /home/anna/jatszma.gif vagy ~/jatszma.gif.
club-save-hint = A teljes elérési út, például /home/anna/tabla.csv vagy ~/tabla.csv.
file-filter-games = Játszmák
file-filter-all = Minden fájl

## The window: games of a file

games-title = Játszmák: { $file }
games-filter = Szűrő
games-filter-hint = Névrészlet, eredmény, évszám
games-none = Egyetlen játszma sem felel meg
games-row = { $number } { $white } – { $black } { $result }
games-count = { $shown } / { $all ->
    [one] 1 játszma
   *[other] { $all } játszma
 }
games-own-count = { $all } játszma: { $won } győzelem, { $drawn } döntetlen, { $lost } vereség
games-so-far = { $shown } / { $all } játszma eddig
games-searching = Keresés a játszmákban…
games-number = Ssz.
games-result = Eredm.
games-moves = Lép.
games-date = Dátum
games-event = Verseny
games-opening = Megnyitás
games-ratings = Értékszám, szint
# The ratings above the own games
own-rating = A gép ellen
own-rating-puzzles = Feladványokban
own-rating-menu = További lehetőségek
own-rating-reset = Értékszám törlése ebben a játékban: { $game }
own-rating-hint = Az Ön ereje 95%-os biztonsággal ezen a határon belül van. Tipp vagy visszavétel felezi a játszma nyereségét.
own-mistakes = { $games ->
    [one] Az utolsó játszmában, amelyhez jelentés készült, Ön { $what }: ez hibái árának { $percent }-a.
   *[other] Az utolsó { $games } játszmában, amelyhez jelentés készült, Ön { $what }: ez hibái árának { $percent }-a.
}
own-mistakes-puzzles = Ilyen feladványok
own-mistakes-reset = Hibák törlése ebben a játékban: { $game }
games-ending = Végjáték
games-title-pasted = Beillesztett játszmák
games-any-game = Minden játék
games-any-result = Minden eredmény
games-content = Tartalom
games-any-content = Bármi
games-stalemate = Pattal végződött
games-knight = Huszárrá változás
games-comments = Megjegyzésekkel
games-report = Jelentéssel
games-copies = Egy korábbi játszma másolatai
games-single = Másolatok nélkül
games-filter-columns = Az oszlop neve és kettőspont után csak abban keres: { $white }:anna. Dátumnál és számnál < és > is: { $date }:<1985, { $moves }:>60. A végén maradt bábok (angol betűkkel): { $ending }:KRPKR.
games-other-points = Más pontszám
games-unfinished = Befejezetlen
games-filters = { $count ->
    [0] Szűrők
   *[other] Szűrők ({ $count })
 }
games-filters-clear = Szűrők törlése
games-saved-filters = Mentett szűrők
games-filter-name = Szűrő neve
games-filter-delete = Szűrő törlése: { $name }
games-filter-nothing = Előbb adjon meg egy feltételt.
games-filter-unnamed = Előbb adjon meg egy nevet.
games-at = Állás
games-at-hint = Csak az állást elérő játszmák. Kattintásra minden játszma megjelenik.
games-pieces = Bábok
games-pieces-hint = Csak azok a játszmák, amelyekben a keresett bábok egyszerre állnak a mezőiken
games-sort = Rendezés: { $column }
games-preview = A kiválasztott játszma: { $position }
games-listed = Ezek a játszmák
games-save = Mentés fájlba…
games-save-hint = A felsorolt játszmákat egy fájlba írja, ebben a sorrendben
games-save-title = A felsorolt játszmák mentése
games-save-onto = E játszmák egy része ebből a fájlból való. Válasszon másik nevet.
games-lost = { $games } benne lévő játszma elveszne
games-tags = Játszmák adatai…
games-tags-title = A felsorolt játszmák adatai ({ $games })
games-tags-hint = Csak a kitöltött mezők változnak, minden felsorolt játszmában.
games-tags-set = Az adatok megadva.
games-tags-no-file = Ezek a játszmák nincsenek egyik fájljában sem. Előbb mentse őket.
club-open = Kereszttábla
club-open-hint = A felsorolt játszmák játékosainak pontjai és értékszámai
club-title = Kereszttábla és értékszámok
club-cross = Kereszttábla
club-ratings = Értékszámok
club-player = Játékos
club-points = Pont
club-games = Játszma
club-tie-break = S-B
club-rating = Élő
club-summary = { $games ->
    [one] 1 játszma
   *[other] { $games } játszma
 }, { $players } játékos
club-hint = Csak két játékos befejezett játszmái számítanak, a patt ¾ és ¼ ponttal. S-B: Sonneborn–Berger-pontszám. Az Élő-pontszám 1500-ról indul, a játszmák dátum szerint számítanak; egy játszma legfeljebb 40, 30 játszma után legfeljebb 20 ponttal változtatja meg.
club-large = Az egymás elleni eredményekhez szűrje a listát: legfeljebb 30 játékos.
club-save = Mentés CSV-ként…
club-print = Nyomtatás…
page-written = Az oldal itt van: „{ $path }”. Nyomtatáshoz nyissa meg böngészőben.
own-games-title = Saját játszmák
own-games-none = Még nincs játszma
own-games-none-hint = Minden befejezett játszmája magától ide kerül.
games-open-file = Fájl megnyitása…
games-see-tournaments = { $count } versenyjátszma
own-games-delete = Játszma törlése
own-games-deleted = A játszma törölve.
own-games-folders = Mappák
own-games-add-folder = Mappa hozzáadása…
own-games-add-path = Fájl vagy mappa hozzáadása elérési úttal…
own-games-add-title = Fájl vagy mappa hozzáadása
own-games-add-hint = Egy játszmafájl vagy egy ilyen fájlokat tartalmazó mappa teljes elérési útja.
own-games-remove = Levétel a listáról: { $path }
recorded-hexodus = Játékosok a Hexodus III ellen, 1999
recorded-tournaments = Versenyek, 1980–87
recorded-tournaments-source = Forrás: a magyar játékosok „hexasakkversenyek” oldala, összegyűjtve: jaycoskey/Glinski, GitHub

## The window: engines

engines-title = Motorok
engines-none = Még nincs hozzáadott motor.
engines-hint = A Heksynek saját motorja van. Bármely más program is játszhat és elemezhet, amely ismeri az UCI-protokollt és e játékok valamelyikét.
engines-row = { $games } · { $path }
engine-new-title = Új motor
engine-title = Motor módosítása
engine-choose-title = Motor kiválasztása
engine-program = Program
engine-arguments = Argumentumok
engine-arguments-hint = általában nincs
engine-name = Név
engine-name-hint = a motor saját neve
engine-untried = A Heksy egyszer elindítja a motort, hogy beolvassa a nevét és az opcióit.
engine-trying = A motor indul…
engine-fails = { $reason }.
engine-called = { $name }
engine-called-by = { $name } (szerző: { $author })
engine-works = { $name } működik. Ezeket játssza: { $games }.
engine-option-press = lenyomás minden indításkor
engine-option-on = be
engine-option-automatic = automatikus (a beállításokból)
engine-own = Heksy
analysis-engine = Motor

## The window: typed moves

typed-move = Lépés
typed-move-hint = { $knight-move }, exd5 vagy f6f8. Az { key-enter } megteszi a lépést, az { key-escape } bezárja a mezőt.
typed-move-none = Nincs így kezdődő szabályos lépés
action-type-in = Játszmák begépelése…
action-type-next = Mentés, következő
type-in-kept = A játszma bekerült a „Saját játszmák” közé. Jöhet a következő.
type-in-copy = A játszma bekerült. Már megvan a „Saját játszmák” között: { $number }. játszma.
typed-move-wrong = „{ $text }” nem lépés; így írja: { $knight-move }, exd5 vagy f6f8
typed-move-count = { $count } lépés

## The window: settings

settings-title = Beállítások
settings-search = Beállítás keresése
settings-general = Általános
settings-appearance = Megjelenés
settings-playing = Játék
settings-sound = Hang
settings-engine = Motor
settings-keyboard = Billentyűzet
settings-reset = Oldal visszaállítása
settings-none = Nincs ilyen beállítás.
settings-language = Nyelv
language-system = Rendszer
settings-letters = Bábok jelölése
letters-language = A nyelv szerint ({ $letters })
letters-figurines = Szimbólumok ({ $figurines })
settings-theme = Téma
settings-palette = Tábla színei
settings-pieces = Bábkészlet
settings-print-ink = Nyomtatott ábrák
ink-black = Fekete-fehér
ink-colors = A tábla színei
settings-scale = Felület mérete
settings-notation = Lépések mérete
settings-marks = Jelölések
settings-coordinates = Koordináták mutatása
settings-animation = Animáció
settings-turning = Két játékos
settings-legal-marks = Szabályos lépések mutatása
settings-patterns = A báb összes elérhető mezőjének mutatása
settings-details = Lépésenkénti idő az oldalsávon
settings-always-queen = Automatikus átváltozás vezérré
settings-premoves = Előre megadott lépések engedélyezése
settings-confirm-moves = Minden lépés megerősítése
settings-warn-mistakes = Figyelmeztetés hiba előtt
settings-keep-games = Minden befejezett játszma megőrzése a „Saját játszmák” között
settings-autoplay = Lejátszás üteme
settings-thinking = Gondolkodás
settings-own-book = A gép használja a megnyitáskönyvét
settings-analysis-lines = Változatok
settings-report-nodes = Jelentés
settings-report-lines = A jelentés a legjobb lépéseket változatként adja hozzá
report-nodes = { $count } ezer csomópont lépésenként
settings-ponder = Teljes erőnél a gép az Ön idejében is gondolkodik
settings-threads = Szálak
settings-hash = Hash-táblák
settings-automatic = Automatikus ({ $value })
theme-system = Rendszer
theme-light = Világos
theme-dark = Sötét
palette-honey = Méz
palette-slate = Pala
palette-green = Zöld
palette-night = Éjszaka
palette-high-contrast = Kontraszt
pieces-classic = Klasszikus
pieces-bold = Markáns
animation-system = Rendszer
animation-off = Nincs
animation-fast = Gyors
animation-normal = Közepes
animation-slow = Lassú
thinking-nothing = Semmi
thinking-score = Értékelés
thinking-line = Értékelés és változat
turning-never = Nem fordul
turning-board = Tábla fordul
turning-pieces = Bábok fordulnak

## The window: keys

keys-title = Billentyűparancsok
keys-filter = Billentyűparancs keresése
keys-here = Ezen a képernyőn
keys-board = A táblán
keys-game = Játék
keys-replay = Játszma áttekintése
keys-file = Fájlok
keys-annotate = Megjegyzések és jelek
keys-view = Ablak
keys-hint = Kattintson egy billentyűre, ha másikat szeretne, vagy a pluszjelre, ha még egyet.
keys-change = { $key }: billentyűparancs módosítása ehhez: { $action }
keys-another = Billentyűparancs hozzáadása ehhez: { $action }
keys-usual = Alapértelmezett billentyűparancsok ehhez: { $action }
keys-reset-all = Alapértékek visszaállítása
keys-press = Nyomja meg az új billentyűt ehhez: „{ $action }”. Az { key-escape } mindent úgy hagy, ahogy van.
keys-refused-window = { $key }: ez a billentyű mezőről mezőre visz, vagy bezárja, ami nyitva van. Nyomjon meg egy másikat.
keys-refused-clipboard = { $key }: a rendszer ezzel vág ki, másol vagy illeszt be. Nyomjon meg egy másikat.
keys-taken = { $key } már foglalt, ehhez tartozik: „{ $action }”.
keys-swap = A két billentyű cseréje
keys-replace = Áthelyezés ide
keys-remove = Billentyű törlése
keys-cursor = Kurzor mozgatása a mezőkön
keys-cursor-keys = { key-enter } vagy { key-tab } a tábláig, majd nyilak
keys-diagonal = Kurzor mozgatása ferdén
keys-diagonal-keys = { key-home }, { key-page-up }, { key-end }, { key-page-down }
keys-jump = Ugrás az adott fajta következő bábjára
keys-jump-keys = A báb betűje, gyalogé p
keys-stops = Ugrás a következő bábra vagy célra
keys-stops-keys = { key-tab }
keys-type = Lépés beírása
keys-type-keys = A báb nagybetűje
keys-ahead = Előre megadott lépés: nem vezérré
keys-ahead-keys = R (bástya), B (futó) vagy N (huszár) nyomva tartva
keys-confirm = Lépés megerősítése vagy elvetése
keys-confirm-keys = { key-enter }, { key-escape }
keys-pick = Báb felvétele, letétele
keys-pick-keys = { key-enter } vagy { key-space }
keys-describe = Mi támadja és mi védi a mezőt
keys-describe-keys = { key-shift }+{ key-space }
keys-promote = Átváltozás választása
keys-promote-keys = A báb betűje
keys-draw = Nyíl vagy kör rajzolása
keys-draw-keys = Jobb gomb
keys-draw-color = Rajzolás pirossal, kékkel, sárgával
keys-draw-color-keys = Jobb gomb + Shift, Alt vagy mindkettő
keys-wheel = Léptetés a lépések között
keys-wheel-keys = Görgetés a tábla fölött
keys-letters = Felállítás: báb lerakása
keys-letters-keys = Angol betűje, Világosnak nagybetű
keys-erase = Felállítás: báb levétele
keys-erase-keys = { key-delete } vagy jobb gomb
keys-menu = Menü megnyitása
keys-menu-keys = F10 és a nyilak, vagy { key-alt } és az első betű
keys-escape = Báb visszatétele, ablak bezárása
keys-escape-keys = { key-escape }

## The window: about

about-title = Heksy
about-version = Verzió: { $version }
about-text = Hexasakk (Gliński, McCooey, Shafran és a hármas sakk) és hatszögletű dáma. Játsszon a gép ellen, egy táblánál vagy online, és tanulmányozza játszmáit.
about-licence = Szabad szoftver, választása szerint az MIT vagy az Apache 2.0 licenc alatt.

## The rules, in words

rules-title = Játékszabályok
rules-try = Az állás kipróbálása
rules-goal-title = A játék célja
rules-goal =
    Mattolni az ellenfél királyát: úgy támadni, hogy egyetlen lépés se mentse meg.
    • Világos kezd, azután a felek felváltva lépnek.
    • A támadott király sakkban van. Gazdájának azonnal válaszolnia kell: elléphet a királlyal, leütheti a támadó bábot, vagy elállhatja a vonalát.
    • Senki sem léphet úgy, hogy a saját királya támadás alatt maradjon.
    A táblán Sötét mattot kapott.
rules-short-title = Röviden, sakkozóknak
rules-short =
    • Mindkét félnek három futója van, a mezők minden színéhez egy.
    • A gyalog élen át üt, előre balra és előre jobbra, nem a futó módjára.
    • A gyalog bármely vonal utolsó mezőjén átváltozik.
    • Sáncolás nincs.
    • A patt nem döntetlen: ¾–¼ arányban osztja meg a pontot.
rules-board-title = A tábla
rules-board =
    A tábla 91 mezőből áll, három színben; mindkét játékos felé egy sarok néz.
    • A vonalak egyenesen felfelé futnak, betűjük a-tól l-ig (j nincs).
    • A sorokat Világos felől számoljuk; az f-vonalon megtörnek: az alsó sarok f1, a felső f11.
    • Világos lent áll.
rules-army = Mindkét félnek egy királya, egy vezére, két bástyája, három futója, két huszárja és kilenc gyalogja van.
rules-rook-title = Bástya
rules-rook = Bármilyen messzire hat irányba, a mezők élein át.
rules-bishop-title = Futó
rules-bishop = Bármilyen messzire hat irányba, a mezők csúcsain át. Soha nem hagyja el a színét, ezért mindkét félnek három van.
rules-queen-title = Vezér
rules-queen = Mint a bástya és a futó: tizenkét irány.
rules-king-title = Király
rules-king = Egy lépés a vezér tizenkét irányának bármelyikébe, soha nem támadott mezőre.
rules-knight-title = Huszár
rules-knight = A legközelebbi tizenkét olyan mezőre ugrik, amelyet a vezér nem érne el, mindig másik színre. Csak a huszár ugorhat át bábokat.
rules-pawn-title = Gyalog
rules-pawn =
    A vonalán egyenesen egy mezőt lép.
    Kettőt is léphet, ha mindkettő szabad, bármely olyan mezőről, amelyen a saját színű gyalogok valamelyike kezd, akkor is, ha ütéssel került oda. A táblán Világos kilenc kezdőmezője látható.
rules-pawn-captures-title = Hogyan üt a gyalog
rules-pawn-captures =
    A gyalog egy mezőt üt előre balra vagy előre jobbra, élen át: mint egy rövid bástyalépés.
    A táblán az f5-ös gyalog e5-re és g5-re üthet. Nem üthet a bekeretezett e6-ra és g6-ra, ahová a futó léphetne.
rules-en-passant-title = Menet közbeni ütés
rules-en-passant = Azt a gyalogot, amely épp két mezőt lépett, csak a következő lépésben leütheti egy olyan gyalog, amely üthetett volna az átlépett mezőre. A táblán: c7-c5 után a b5-ös gyalog c6-ra üt.
rules-promotion-title = Átváltozás
rules-promotion = Bármely vonal utolsó mezőjén a gyalog vezérré, bástyává, futóvá vagy huszárrá változik, választás szerint. Világos átváltozási mezőit körök jelölik. A táblán a gyalog egyenesen lépve és ütéssel is átváltozhat.
rules-end-title = A játszma vége
rules-end =
    • A matt győzelem.
    • Győzelem az is, ha az ellenfél feladja, vagy lejár az ideje.
    • Ha azonban annak, akinek maradt ideje, nincs elég anyaga a matthoz, a játszma döntetlen.
rules-stalemate-title = Patt
rules-stalemate = A patt nem döntetlen: aki nem tud lépni, ¼ pontot kap, a másik ¾ pontot.
rules-stalemate-draw = A patt döntetlen, ½ pont mindkét félnek.
rules-stalemate-diagram = A táblán Sötét következik. A király nincs sakkban, de bárhová lépne, sakkban lenne: Sötét pattot kapott.
rules-draws-title = Döntetlen
rules-draws =
    Döntetlennél mindkét fél ½ pontot kap. A játszma döntetlen:
    • ha ugyanaz az állás harmadszor fordul elő, és ugyanaz a fél lép;
    • mindkét fél 50, ütés és gyaloglépés nélküli lépése után;
    • megegyezéssel;
    • ha egyik félnek sincs elég anyaga a matthoz. Elég egy gyalog, egy bástya, egy vezér, illetve futóból és huszárból összesen három.
rules-draws-options =
    Az új játszma beállításainál választható:
    • Az ismétlést és az 50 lépést igényelni kell. Az ötszöri állásismétlés és mindkét fél 75 lépése akkor is véget vet a játszmának.
    • Csak a két magányos király számít kevés anyagnak, mert király és két huszár valójában mattot tud kényszeríteni.
rules-draws-kings =
    Döntetlennél mindkét fél ½ pontot kap. A játszma döntetlen:
    • pattnál;
    • ha ugyanaz az állás harmadszor fordul elő, és ugyanaz a fél lép;
    • mindkét fél 50, ütés és gyaloglépés nélküli lépése után;
    • megegyezéssel;
    • ha csak a két király maradt. Bármely más báb elég a folytatáshoz.
rules-draws-claims = Az új játszma beállításainál választható, hogy az ismétlést és az 50 lépést igényelni kell. Az ötszöri állásismétlés és mindkét fél 75 lépése akkor is véget vet a játszmának.
rules-notation-title = A jelölés
rules-notation =
    • f6: gyalog lép f6-ra. exf5: az e-vonal gyalogja üt f5-re.
    • Nf4: huszár lép f4-re. Nxf4: huszár üt f4-re.
    • R10f10: két bástya közül a 10. soron álló lép f10-re. Rbf6: a b-vonalon álló.
    • f11=Q: átváltozás vezérré.
    • + sakk, # matt.
    • A fájlok az angol betűket használják: K (király), Q (vezér), R (bástya), B (futó), N (huszár). Az ablak a beállításokban választott betűket mutatja.

rules-mccooey-short =
    • Mindkét félnek három futója van, a mezők minden színéhez egy, de csak hét gyalogja.
    • A gyalog a futó módjára, egy mezőnyit előre üt.
    • Az f-vonal gyalogja nem léphet kettőt.
    • A gyalog bármely vonal utolsó mezőjén átváltozik.
    • Sáncolás nincs. A patt döntetlen, ahogy megszokott.
rules-mccooey-army = Mindkét félnek egy királya, egy vezére, két bástyája, három futója, két huszárja és hét gyalogja van.
rules-mccooey-pawn =
    A vonalán egyenesen egy mezőt lép.
    A kezdőmezőjéről kettőt is léphet, ha mindkettő szabad, kivéve az f-vonalon. A táblán Világos hét kezdőmezője látható.
rules-mccooey-pawn-captures =
    A gyalog a futó módjára, egy mezőnyit előre üt. Így minden ütése egy színen marad.
    A táblán az e3-as gyalog d4-re és f5-re üthet. Nem üthet a bekeretezett szomszédos mezőkre, d3-ra és f4-re.
rules-mccooey-en-passant = Azt a gyalogot, amely épp két mezőt lépett, csak a következő lépésben leütheti egy olyan gyalog, amely üthetett volna az átlépett mezőre. A táblán: e8-e6 után a d5-ös gyalog e7-re üt.

rules-shafran-short =
    • A tábla 70 mezőből áll, a sorok jobbra lejtenek.
    • Mindkét félnek három futója van, a mezők minden színéhez egy.
    • A gyalog első lépése a vonala közepéig érhet: akár három mezőt is léphet.
    • A gyalog a futó módjára, egy mezőnyit előre üt.
    • Bármelyik bástyával lehet sáncolni, röviden vagy hosszan.
rules-shafran-board =
    A tábla 70 mezőből áll: kilenc vonal a-tól i-ig, 6–10 mezővel.
    • A sorok egyenesek, és jobbra lejtenek, ezért az f-vonal sorai 2-nél, az i-vonaléi 5-nél kezdődnek.
    • Mindkét félnek egy királya, egy vezére, két bástyája, három futója, két huszárja és kilenc gyalogja van.
    • A felállítás elforgatott, nem tükrözött: mindkét fél a királyától balra látja a vezérét.
rules-shafran-pawn =
    A gyalog első lépése a vonala közepéig érhet, ha ezek a mezők mind szabadok:
    • egy mező az a- és az i-vonalon;
    • egy vagy kettő a b-, c-, g- és h-vonalon;
    • egytől háromig a d-, e- és f-vonalon.
    Később egyszerre egy mezőt lép.
rules-shafran-pawn-captures =
    A gyalog a futó módjára, egy mezőnyit előre üt.
    A táblán az e4-es gyalog d5-re és f6-ra üthet. Nem üthet a bekeretezett szomszédos mezőkre, d4-re és f5-re.
rules-shafran-en-passant = Bármely mezőn, amelyen a gyalog áthaladt, csak a következő lépésben: e9-e6 után e8-on és e7-en is leüthető, itt d5-ről e7-en.
rules-castling-title = Sáncolás
rules-shafran-castling =
    Bármelyik bástyával lehet sáncolni, ha
    • sem a király, sem a bástya nem lépett még,
    • nem áll közöttük semmi,
    • a király nincs sakkban, és nem támadott egyetlen mező sem, amelyen áthalad, vagy amelyre érkezik.
    Rövid: a bástya a király mellé áll, a király átlépi.
    Hosszú: a király a bástya mellé áll, a bástya átugorja.
    Lépjen a királlyal az új mezőjére vagy a bástyára. Ha mindkettő lehetséges, a program megkérdezi, melyik legyen.
rules-shafran-notation = • Q-O-O és Q-O-O-O: rövid és hosszú sánc a vezérszárnyon. B-O-O és B-O-O-O: a futószárnyon.

rules-checkers-goal = Az nyer, akinek az ellenfele nem tud lépni, mert minden bábját leütötték vagy elzárták. Világos kezd, azután a felek felváltva lépnek.
rules-checkers-short-title = Röviden, dámajátékosoknak
rules-checkers-short =
    • A gyalog három irányban léphet előre: egyenesen és a két átlón.
    • Ütni csak az átlókon lehet, előre és hátra.
    • Az ütés kötelező, mégpedig a lehető legtöbb bábé. A dáma bármilyen messzire lép és üt.
    • A gyalog csak akkor lesz dáma, ha a lépése a túlsó peremen ér véget.
    • A saját átváltozási mezőjén álló dámát gyalog nem ütheti le.
rules-checkers-board =
    A játék 61 mezőn folyik, oldalanként öttel.
    • Egy mezőt két számjegy jelöl: az oszlopa 1-től 9-ig, Világos bal keze felől számolva, és a sora 1-től 9-ig a jobbra emelkedő átlók mentén.
    • Mindkét fél 24 gyaloggal kezd.
    • A keretezett mezők az átváltozási mezők: Világoséi fehér, Sötétéi fekete keretben.
rules-man-title = Gyalog
rules-checkers-man = Egy mező előre: egyenesen az oszlopában vagy a táblára rajzolt két átló egyikén. Az 1. és a 9. oszlopban senki sem léphet egyenesen.
rules-crowned-title = Dáma
rules-checkers-crowned = Bármilyen messzire az oszlopában és az átlókon, előre és hátra; az 1. és a 9. oszlopban nem egyenesen.
rules-capture-title = Ütés
rules-checkers-capture =
    Ütni csak az átlókon lehet, előre és hátra.
    • A gyalog a szomszédos ellenséges bábot ugorja át a közvetlenül mögötte lévő szabad mezőre.
    • A dáma bármilyen messziről átugrik egy bábot, és bármelyik mögötte lévő szabad mezőre érkezhet.
    • Ha ugyanaz a báb tovább üthet, tovább kell ütnie.
    • Egy bábot sem szabad kétszer átugrani, de üres mezőn kétszer is át lehet haladni.
    • A leütött bábok csak a teljes lépés végén kerülnek le a tábláról.
    Kattintson sorban az érkezési mezőkre, vagy csak az utolsóra, ha az egyértelmű.
rules-most-title = Többségi ütés
rules-checkers-most = Az ütés kötelező, és a lehető legtöbb bábot kell leütni; a dáma egynek számít, mint a többi. Egyforma ütések között szabad a választás. A program bekeretezi a leütendő bábokat.
rules-checkers-promotion =
    Az a gyalog, amelynek a lépése a túlsó perem öt mezőjének egyikén ér véget, dámává változik, és a következő lépésétől úgy is lép. Világos átváltozási mezőit körök jelölik.
    Az a gyalog, amely ütés közben csak áthalad rajta, gyalog marad.
rules-protection-title = Dáma a saját peremén
rules-checkers-protection =
    A saját átváltozási mezőjén álló dámát gyalog nem ütheti le, hacsak nem ütéssel került oda. A táblán a 49-en álló gyalog nem ütheti le a 39-en álló dámát.
    • Egy válaszlépés erejéig fordítva van azzal, amelyik az utolsó lépéssel vált dámává: leüthető, ha sima lépéssel érkezett, és nem, ha ütéssel.
    • Dáma ellen a dáma soha nem védett.
rules-checkers-draws =
    A szabályok nem korlátozzák a játszma hosszát. A program döntetlent mond ki:
    • ha ugyanaz az állás harmadszor fordul elő;
    • mindkét fél 50, ütés és gyaloglépés nélküli lépése után;
    • megegyezésnél.
rules-checkers-same = Két állás akkor azonos, ha ugyanazok a bábok állnak ugyanazokon a mezőkön, ugyanaz a fél lép, és nincs olyan dáma, amely csak az egyikben védett, most vagy később.
rules-checkers-notation =
    • 55-56 egy lépés.
    • 33x53x73 egy ütés minden érkezési mezővel.
    • W:W55,K39:B19 egy állás: ki lép, Világos bábjai, Sötét bábjai; K a dáma.

rules-three-goal = Utolsóként játékban maradni. Az első hely 1, a második ½, a harmadik 0 pontot ér. Kiesik, aki mattot vagy pattot kap, vagy akinek a királyát leütik.
rules-three-short =
    • Világos, Piros és Sötét ebben a sorrendben lép, az óramutató járása szerint.
    • A gyalogok a saját sarkuktól távolodnak, és a futó módjára, egy mezőnyit előre ütnek.
    • Az a király, amely támadás alatt áll, amikor ellenfele sorra kerül, leüthető.
    • Aki mattot vagy pattot kap, kiesik; bábjai a táblán maradnak.
    • Sáncolás nincs.
rules-three-board =
    Három sereg áll a 91 mezős tábla minden második sarkánál: Világos f1-nél, Piros a6-nál, Sötét l6-nál. Ebben a sorrendben lépnek, az óramutató járása szerint.
    • A vonalak betűje a-tól l-ig tart (j nincs). A sorokat Világos felől számoljuk; az f-vonalon megtörnek.
    • Mindenkinek egy királya, egy vezére, két bástyája, három futója, két huszárja és hét gyalogja van.
rules-three-pawn =
    Minden gyalog a serege sarkától egyenesen előre lép: Pirosé jobbra lefelé, Sötété balra lefelé.
    • A kezdőmezőjéről kettőt is léphet, de a sereg közepén álló nem.
    • A futó módjára, egy mezőnyit előre üt.
    A táblán: Piros gyalogja d6-on.
rules-three-en-passant = A két mezőt lépett gyalogot bármelyik másik fél leütheti menet közben, amíg a saját oldala újra nem lép. A táblán: e3-e5 után Piros d5-ös gyalogja e4-en üt.
rules-three-promotion = Piros és Sötét gyalogja ugyanígy változik át: ott, ahol nincs előtte mező.
rules-three-check-title = Sakk és a király leütése
rules-three-check =
    • Senki sem hagyhatja a királyát olyan fél támadása alatt, aki játékban van.
    • Két fél együtt vonalat nyithat: az a király, amely támadás alatt áll, amikor ellenfele sorra kerül, leüthető.
    • Gazdája azonnal kiesik, bábjai nem támadnak többé, ezért a király leütése sakkra is lehet válasz.
    A táblán Piros megnyitotta a vonalat: Világos bástyája leütheti Sötét királyát.
rules-three-out-title = Hogyan esik ki valaki
rules-three-out =
    Kiesik:
    • aki sorra kerülve nem tud lépni (matt vagy patt);
    • akinek a királyát leütik;
    • aki feladja, bármikor, vagy akinek lejár az ideje.
    Bábjai halottként a táblán maradnak: nem támadnak, de elállják az utat, és üthetők.
rules-three-draws =
    A játékban lévők között döntetlen:
    • ha ugyanaz az állás harmadszor fordul elő;
    • mindegyikük 50, ütés, gyaloglépés és kiesés nélküli lépése után;
    • mindenki beleegyezésével;
    • ha csak királyok maradtak.
rules-three-points-title = Pontok
rules-three-points = Az első hely egy pontot ér, a második fél pontot, a harmadik semmit. Akik döntetlent játszanak, elosztják helyeik pontjait: hárman fél-fél, az utolsó kettő háromnegyed-háromnegyed pontot kap. A fájlokban Világos, Piros és Sötét pontjai állnak, például 1-0-1/2.

history-title = Történet
history-glinski-title = Gliński, 1936-tól 1973-ig
history-glinski = Władysław Gliński hosszú éveken át formálta játékát: az első alakja 1936-ból, a ma játszott 1973-ból való. A család legismertebb tagja. A lengyel játékosok heksy néven emlegetik, innen a program neve.
history-federation-title = A szövetség
history-federation = A Nemzetközi Hexasakkszövetség egy eszperantó nyelvű füzetben rögzítette a szabályokat. Különleges jegyük a patt, amely ¾–¼ arányban osztja meg a pontot. A program szokásos szabálya az a lista, amelyet a füzet a nyeréshez még elegendő bábokról ad.
history-shafran-title = Shafran, 1939
history-shafran = Shafran játékának saját táblája van, 70 mező egyenes sorokkal, és minden gyalog első lépése a vonala közepéig érhet. A család egyetlen tagja, amelyben van sáncolás, mégpedig négyféle.
history-mccooey-title = McCooey, 1978 és 1979
history-mccooey = McCooey játéka átvette Gliński tábláját, de a bábok felállítását újragondolta: a gyalogok a futó módjára ütnek, mint a hagyományos táblán; kevesebb van belőlük; és a felállítás szorosabb.
history-checkers-title = Hatszögletű dáma, 1985
history-checkers = A középső 61 mezőn játszott dáma megtartja, amit a százmezős játék játékosai ismernek, a kötelező többségi ütést és a messzire lépő dámát, és hozzáteszi a dámák védelmét azon a peremen, ahol átváltoztak.
history-sources-title = A szabályok forrásai
history-sources =
    • Gliński: a Nemzetközi Hexasakkszövetség füzete és két lengyel szabályszöveg. Ahol ezek hallgatnak, a program a mezőt nézi: az a gyalog, amely ütéssel a saját oldala egyik kezdőmezőjére került, ismét léphet kettőt. A füzet bábfelsorolásában két elírás van, ezeket a többi szöveg helyreigazítja.
    • McCooey: 1978-as és 1979-es szabályai. Ahol a döntetlenről nem szólnak, a program a sakk szokásait követi.
    • Shafran: egy svéd cikk az 1939-es játékról. A sáncolást úgy írjuk, mint nyomtatásban, O betűvel; a nullával írt fájlok is olvashatók.
    • Dáma: a szerző saját, 1985-ös szabályai lengyelül és angolul. Ismernek egy szigorúbb változatot is, amelyben gyalog soha nem ütheti le a saját átváltozási mezőjén álló dámát; új játszmánál ez is választható.
    • Hármas sakk: McCooey csak a felállást adja meg. A többi e program értelmezése: a kétszemélyes játékon csak azt változtatja meg, amit muszáj, és a mai többszemélyes játékok szokásait követi.

## Three-player games

action-new-three = Új játszma hármasban…
three-game = Hármas sakk
three-seat = { $seat ->
   *[white] Világos
    [red] Piros
    [black] Sötét
 }
board-cell-red = { $cell }, piros { NAME($piece) }
board-cell-dead = { $cell }, halott { NAME($piece) }
three-to-move = { $seat ->
   *[white] Világos
    [red] Piros
    [black] Sötét
 } lép
three-and = { $first } és { $next }
three-in-check = { $seat ->
   *[white] Világosnak
    [red] Pirosnak
    [black] Sötétnek
 } sakkot ad: { $by }
three-turn = következik
three-next = utána lép
three-corner-check = sakkot ad: { $by }
three-out-checkmate = { $seat ->
   *[white] Világos
    [red] Piros
    [black] Sötét
    [you] Ön
 } mattot kapott
three-out-stalemate = { $seat ->
   *[white] Világos
    [red] Piros
    [black] Sötét
    [you] Ön
 } pattot kapott
three-out-king-taken = { $seat ->
   *[white] Világos
    [red] Piros
    [black] Sötét
    [you] Az Ön
 } királyát leütötték
three-out-resignation = { $seat ->
   *[white] Világos
    [red] Piros
    [black] Sötét
    [you] Ön
 } feladta
three-out-time = { $seat ->
   *[white] Világos
    [red] Piros
    [black] Sötét
    [you] Az Ön
 } ideje lejárt
three-corner-checkmate = mattot kapott
three-corner-stalemate = pattot kapott
three-corner-king-taken = királyát leütötték
three-corner-resignation = feladta
three-corner-time = lejárt az ideje
three-corner-out = kiesett
three-corner-points = Pont: { $points }
three-end-last = Az utolsó játékban maradt fél nyert
three-end-kings = Csak királyok maradtak
three-end-fifty = 50 lépéses szabály
three-end-repetition = Háromszori állásismétlés
three-end-agreement = Mindenki beleegyezett a döntetlenbe
three-over = { $points } – { $reason }
three-told = Eredmény a fájlban: { $points }
three-expected = Várható pontok: Világos { $white }, Piros { $red }, Sötét { $black }
three-low-time = { $name }: még { $seconds } mp.
three-wait-earlier = Ez egy korábbi állás. A lépéshez menjen az utolsóra.
three-found = { $white } – { $red } – { $black }, { $moves ->
    [one] egy kör
   *[other] { $moves } kör
 }, { $date }
three-title = { $white } – { $red } – { $black } – { three-game } – Heksy
three-about = Világos, Piros és Sötét ebben a sorrendben lép, az óramutató járása szerint. A kiesett fél bábjai halottként a helyükön maradnak. Az utolsó játékban maradt fél nyer.
three-new-position = Beillesztett; lép: { $seat }
three-rotate = Mindenki eggyel tovább ül
three-board = Tábla
three-turns = A tábla forduljon a lépő játékos felé
three-over-title = A játszma véget ért
three-place = { $place }.
three-resign-text = { $seat } feladja a játszmát; a többiek továbbjátszanak.
three-resign-you-text = Ön feladja a játszmát; a többiek továbbjátszanak.
three-move-of = { $number }. { $seat } { $move }
three-only-two = Hármas játszmában nem lehetséges.
three-illegal-way-pawn = a gyalog a serege sarkától egyenesen előre lép, és a futó módjára, egy mezőnyit előre üt
three-illegal-not-your-turn = a { NAME($piece) } ({ $cell }) nem a lépésre következő félé
three-speech-moves = { $seat ->
   *[white] Világos
    [red] Piros
    [black] Sötét
 }: { NAME($piece) } { $from } mezőről { $to } mezőre
three-speech-takes = { $seat ->
   *[white] Világos
    [red] Piros
    [black] Sötét
 }: { NAME($piece) } { $from } mezőről { NAME($taken, form: "accusative") } üt { $to } mezőn
three-question-draw = { $first } és { $second } beleegyezik a döntetlenbe.
three-position-empty = Az állás üres: a tábla soraiból és öt további részből kell állnia.
three-position-rows = A tábla sorai a perjelek között: { $count }; 11 kell.
three-position-row = { $rank }. sor: { $found } mező { $expected } helyett; két betű egy báb, a számok üres mezők.
three-position-gap = { $rank }. sor: az üres mezők száma 0 vagy túl nagy.
three-position-piece = { $rank }. sor: „{ $text }” nem báb; az első betű w, r, b vagy x (halott), a második K, Q, R, B, N vagy P.
three-position-missing = Hiányzik egy rész: a tábla után a lépésre következő fél, a játékban lévők, a menet közbeni ütés, a féllépések és a kör áll.
three-position-turn = A lépő fél „{ $text }”: w, r vagy b legyen.
three-position-playing = A játékban lévők: „{ $text }”; w, r és b legyen, mind egyszer, ebben a sorrendben.
three-position-en-passant = A menet közbeni ütés része érvénytelen: „{ $text }”; álljon itt - vagy a felek azzal a mezővel, amelyen a gyalogjuk áthaladt, például we4,rc4.
three-position-number = „{ $text }” helyén egész számnak kell állnia.
three-position-extra = „{ $text }” az utolsó rész után áll: hagyja el.
three-setup-nobody = Senki sincs játékban: írja be, ki van, például wrb.
three-setup-turn = { $seat ->
   *[white] Világos
    [red] Piros
    [black] Sötét
 } lép, de nincs játékban: adjon meg olyat, aki játszik.
three-setup-no-king = { $seat ->
   *[white] Világos
    [red] Piros
    [black] Sötét
 } játékban van, de nincs királya: mindenkinek kell egy.
three-setup-kings = { $seat ->
   *[white] Világos
    [red] Piros
    [black] Sötét
 }: túl sok király ({ $count }); mindenkinek egy van.
three-setup-out = { $seat ->
   *[white] Világos
    [red] Piros
    [black] Sötét
 } kiesett, de élő bábja áll itt: { $cell } ({ NAME($piece) }); a bábjai halottak, x betűvel.
three-setup-dead = Halott báb áll itt: { $cell } ({ NAME($piece) }), de senki sem esett ki.
three-setup-dead-kings = Halott királyok: { $count }, kiesett felek: { $out }. Mindegyiknek legfeljebb egy van.
three-setup-pawns = { $seat ->
   *[white] Világos
    [red] Piros
    [black] Sötét
    [dead] Halottak
 }: { $count } gyalog, legfeljebb { $limit } lehet.
three-setup-pieces = { $seat ->
   *[white] Világos
    [red] Piros
    [black] Sötét
    [dead] Halottak
 }: { $extra } átváltozott báb, de csak { $missing } gyalog hiányzik.
three-setup-pawn = Gyalog nem állhat itt: { $cell }; ott átváltozik.
three-setup-en-passant = { $seat ->
   *[white] Világos
    [red] Piros
    [black] Sötét
 } most nem léphette át kettős lépéssel ezt a mezőt: { $cell }; írjon - jelet.
three-setup-en-passant-out = { $seat ->
   *[white] Világos
    [red] Piros
    [black] Sötét
 } kiesett, gyalogjai nem üthetők menet közben.
three-file-variant = ez „{ $name }” játszma, nem hármas
three-file-start = a kezdőállás érvénytelen, a lépések szövegként maradnak meg. { $problem }
three-file-move = { $problem }; a játszma többi része szövegként marad meg
three-file-after-end = „{ $text }” a játszma vége után áll; szövegként marad meg
three-file-variation = egy változat szövegként marad meg
three-file-result = a fájl szerint { $told }, a játszma vége { $shown }
three-move-form = „{ $text }” nem lépés: írja így: Nf4, exd6, f11=Q vagy a két mező, e3e5
three-move-no-cell = „{ $text }”: nincs { $cell } mező
three-move-illegal = „{ $text }” nem szabályos lépés; lép: { $seat ->
   *[white] Világos
    [red] Piros
    [black] Sötét
 }
three-move-ambiguous = „{ $text }” többféle lehet: { $choices }; írja meg, honnan lép a báb
recorded-three = Játszma hármasban

## Online play

action-online = Online játék…
action-online-help = Online játék
question-rematch = { $name } visszavágót ajánl.
online-experimental = kísérleti
online-invite = Meghívás
online-join = Csatlakozás
online-host-chooses = A játékot a másik játékos választja.
online-name = Az Ön neve
online-nameless = Névtelen játékos
online-waits = Távollét
online-waits-hint = Ennyi ideig lehet egy-egy játékos az egész játszmában kapcsolat nélkül. Az órák közben állnak. Utána az ellenfél győzelmet vagy döntetlent jegyezhet be.
online-waits-minutes = játékosonként { $minutes } perc
online-takebacks = Visszavétel beleegyezéssel
online-relay = Közvetítő
online-relay-public = Nyilvános
online-relay-own = Saját
online-relay-none = Nincs
online-relay-url = A közvetítő címe
online-relay-hint = A közvetítő akkor segít, ha két számítógép nem éri el egymást közvetlenül. Nélküle csak az ugyanazon a hálózaton lévő vagy nyitott portú gépek találnak egymásra.
online-relay-wrong = A közvetítő címe https:// kezdetű, szóköz nélkül.
online-relay-who = A nyilvános közvetítőket a number 0, az iroh készítője üzemelteti (docs.iroh.computer).
online-relay-trying = Újabb kísérlet a közvetítő elérésére…
online-relay-reached = A közvetítő elérhető. Ezt az új meghívót küldje el.
online-announce = A meghívó mutatása a hálózatom játékosainak
online-seen-host = A Meghívás gomb megnyomása előtt a program semmit sem küld el. Utána az ellenfél látja az Ön nevét és számítógépének címét.
online-seen-guest = A Csatlakozás vagy a keresés gomb megnyomása előtt a program semmit sem küld el. Utána az ellenfél látja az Ön nevét és számítógépének címét.
online-seen-relay = A közvetítő mindkét címet látja, a játszmából semmit.
online-seen-network = Amíg nyitva van, az ugyanezen a hálózaton lévő játékosok látják a meghívót az Ön nevével.
online-seen-more = Bővebben
online-invitation = Meghívó
online-invitation-hint = Illessze be a szöveget, amelyet a másik játékos küldött. Így kezdődik: „heksy”.
online-no-ticket = Ez nem meghívó: a meghívó egyetlen hosszú, „heksy” kezdetű szó.
online-ticket-damaged = A meghívó nem teljes: másolja ki az egészet, a „heksy” szótól a végéig.
online-ticket-newer = A meghívó a Heksy újabb verziójából való. A csatlakozáshoz frissítse a sajátját.
online-neighbours = Helyi hálózat
online-neighbours-none = Ezen a hálózaton most senki sem hív játszani.
online-look = Játékosok keresése ezen a hálózaton
online-join-neighbour = Csatlakozás: { $name }
online-waiting-title = Meghívó
online-waiting-text = Küldje el ezt a szöveget a másik játékosnak üzenetben vagy levélben. Akinél megvan, egyszer csatlakozhat vele.
online-preparing = A meghívó készül…
online-waiting = Várakozás a másik játékosra…
online-near-only = Ez a meghívó csak ezen a hálózaton érvényes, mert egy közvetítő sem érhető el. Máshonnan nem lehet csatlakozni.
online-near-chosen = Ez a meghívó csak ezen a hálózaton érvényes, mert nincs közvetítő. Máshonnan csak akkor lehet csatlakozni, ha ezen a számítógépen van nyitott port.
online-guest-reads = { $name } itt van, és a játszma feltételeit olvassa…
online-copied = Meghívó másolva.
online-looking-title = Csatlakozás
online-looking = A másik játékos keresése…
online-attempts = { $count ->
    [one] Eddig egy próbálkozás volt hiábavaló.
   *[other] Eddig { $count } próbálkozás volt hiábavaló.
 }
online-looking-long = A másik játékosnál nyitva kell lennie a meghívónak, és neki is a hálózaton kell lennie. Ha így van, lásd az „Online játék” oldalt.
online-asked-title = Meghívás egy másik játékostól
online-asked-text = { $name } erre a játszmára hívja Önt:
online-already = Már játszik online. Előbb hagyja el azt a játszmát.
online-begun = Kezdődik a játszma { $name } ellen.
online-resumed = Folytatódik a játszma { $name } ellen.
online-away = { $name } most nincs kapcsolatban. Az órák állnak.
online-back = { $name } visszatért. Az órák járnak.
online-not-settled = A játszma nem zárult le, mert { $name } visszatért.
online-corner-away = { $time } a visszatérésre
online-corner-cut = nincs kapcsolat
online-corner-lag = { $way }, { $time } ms
online-corner-there = kapcsolatban
online-corner-direct = közvetlen kapcsolat
online-corner-relay = kapcsolat közvetítővel
online-corner-gone = kilépett
online-status-away = { $name } nincs itt, az órák állnak
online-status-differs = A két fél lejegyzése eltér, az órák állnak
online-draw-offered = Döntetlenajánlat elküldve: { $name }.
online-takeback-asked = Visszavételi kérés elküldve: { $name }.
online-rematch-asked = Visszavágó-ajánlat elküldve: { $name }.
online-rematch-declined = { $name } nem kér visszavágót.
online-nobody-there = A másik játékos már nincs itt. Új játszmához hívja meg újra.
online-no-help = Online játszmában nem segít motor.
online-no-pause = Online játszma nem szüneteltethető: az órák közösek.
online-no-redo = Online játszmában a visszavett lépések nem ismételhetők meg.
online-no-variations = Online játszma közben nem próbálhatók ki lépések. A játékhoz menjen az utolsó álláshoz.
online-no-edits = Online játszma közben a lejegyzés közös, nem szerkeszthető.
online-no-editor = Online játszma közben nem állítható fel állás.
online-chat = Csevegés
online-chat-line = Üzenet
online-leave-title = Elhagyja a játszmát?
online-leave-text = A játszma még folyik. Ha most kilép, a következő indításkor folytathatja. Amíg Ön van lépésen, a távollét ideje telik; ha lejárt, az ellenfél győzelmet jegyezhet be.
online-found-title = Befejezetlen online játszma
online-found-text = Folytassa, amikor a másik játékos is: a régi meghívóval találnak újra egymásra.
online-unfinished = Befejezetlen
online-continue = Folytatás: { $game }
online-differs-title = A lejegyzések eltérnek
online-differs-text = Egy pontig mindkét gépen ugyanaz a játszma áll, utána eltérnek. A közös résztől folytatható, ha mindkét játékos beleegyezik.
online-common = Az utolsó közös lépések
online-ours = Ez a gép
online-theirs = A másik gép
online-back-asked = Ön beleegyezett a visszatérésbe. Várjuk a másik játékost.
online-back-wanted = A másik játékos beleegyezik, hogy az utolsó közös lépéstől folytassák.
online-went-back = A játszma az utolsó közös lépéstől folytatódik.
online-event-takeback = Visszavett lépések
online-event-draw = Megegyezéses döntetlen
online-event-claim = Igényelt döntetlen
online-event-resign = Feladás
online-event-flag = Lejárt az idő
online-event-nothing = Semmi több
online-event-more = … és még { $count }
online-peer-left = { $name } kilépett.
online-overtime = { $name } kapcsolatban volt, de nem lépett, pedig lejárt az ideje. E gép órája szerint Ön időtúllépéssel nyert.
online-peer-overtime = { $name } programja szerint lejárt az Ön ideje. E gép órája szerint nem: az Ön lejegyzésében a játszma befejezetlen.
online-claims-both = { $name } visszatért, és szintén bejegyzett egy eredményt. Mindkét bejegyzés érvénytelen: a játszma befejezetlen.
online-claim-moved = { $name } visszatért, és lépett, amíg nem voltak kapcsolatban. Az Ön bejegyzése érvénytelen: a játszma befejezetlen.
online-claim-stands = { $name } visszatért. Az Ön bejegyzése a saját lejegyzésében érvényes marad.
online-peer-claim = { $name } lezárta a játszmát, mert Ön a megbeszéltnél tovább volt távol. Az Ön lejegyzésében befejezetlen.
online-peer-claim-moved = { $name } eredményt jegyzett be, de Ön már lépett. A bejegyzés érvénytelen: a játszma befejezetlen.
online-illegal-move = { $name } programja olyan lépést küldött, amely itt nem szabályos: { $mv }. A játszma félbeszakadt; az Ön lejegyzése megmarad.
online-unacknowledged = { $name } programja azelőtt válaszolt, hogy visszaigazolta volna az Ön lépését. A játszma félbeszakadt; az Ön lejegyzése megmarad.
online-stayed-title = Az ellenfél távol marad
online-stayed-text = { $name } távollétének ideje lejárt. Lezárhatja a játszmát, vagy várhat.
online-stayed-hint = Az eredmény csak az Ön lejegyzésében szerepel. Ha a másik játékos visszatér, és közben lépett, az eredmény érvénytelen.
online-broken-title = Az online játszma megszakadt
online-broken-hint = Megtarthatja befejezetlenként vagy szabálytalanság miatt nyert játszmaként. Ez csak az Ön lejegyzését érinti.
online-found-old = Ezt a játszmát a Heksy régebbi verziójával játszották, és nem folytatható. A lejegyzése megnyitható.
online-still-differs = A két fél lejegyzése eltér, és az egyik játékos nem akart visszatérni. A játszma félbeszakadt; mindkét fél megőrzi a saját lejegyzését.
online-occupied = A másik játékos már mással játszik.
online-not-found = A másik játékos nem található. Kérjen új meghívót, és lásd az „Online játék” oldalt.
online-no-network = A hálózat nem nyitható meg: { $reason }. Ellenőrizze a kapcsolatot, és próbálja újra.
online-no-journal = A játszma nem őrizhető meg a lemezen: { $reason }. A program nem küld el többet, hogy semmi se vesszen el.
online-in-use = Ez a játszma egy másik Heksy-ablakban van nyitva ezen a gépen.
online-version-theirs = A másik játékos Heksyje újabb. A játékhoz frissítse a sajátját.
online-version-ours = A másik játékos Heksyje régebbi, frissítenie kell.
online-terms-wrong = A meghívó játszmáját a Heksynek ez a verziója nem ismeri. Egy újabb talán igen.
online-secret-wrong = A másik fél nem ismeri a meghívót, vagy már felhasználták. Kérjen újat.
online-other-game = A másik fél programja egy másik játszmát jelez.
online-silent = A másik fél nem válaszolt időben.
online-illegal = { $name } programja olyat küldött, ami itt nem lehetséges. A játszma félbeszakadt; az Ön lejegyzése megmarad.
online-clock-wrong = { $name } programja olyan időt számolt, amely nem egyezik ennek a gépnek az órájával. A játszma félbeszakadt; az Ön lejegyzése megmarad.
online-lot-bent = A színek sorsolása nem egyezik azzal, amit a másik program előre jelzett. Nem kezdődött játszma.
online-nonsense = { $name } programja értelmezhetetlen adatot küldött. A játszma félbeszakadt; az Ön lejegyzése megmarad.
online-peer-version = A két Heksy más verziójú. Mindkét játékos ugyanazt a verziót használja.
online-peer-terms = A másik játékos Heksyje nem ismeri ezt a játékot.
online-peer-illegal = A másik programban más lépések állnak, mint itt, ezért félbeszakította a játszmát. Mindkét lejegyzés megmarad.
online-peer-clock = A másik program nem fogadja el ennek a gépnek az óráját, és félbeszakította a játszmát. Mindkét lejegyzés megmarad.
online-peer-trouble = A másik programban hiba történt. A lejátszott lépések megmaradnak.
# Playing by mail.
action-mail = Levelezési játszma…
action-send-mail = Lépés elküldése levélben…
mail-title = Levelezési játszmák
mail-hint = Ha levél érkezik, másolja ki az egészet, és válassza: „Levél beillesztése”. A csatolt fájl is megnyitható.
mail-new = Új levelezési játszma…
mail-paste = Levél beillesztése
mail-address = E-mail-cím
mail-opponent-name = Az ellenfél neve
mail-days = Nap lépésenként
mail-days-hint = 0: nincs határidő. A program mutatja a határidőt, de nem vet véget a játszmának.
mail-no-names = Mindkét játékosnak kell egy név.
mail-open = Megnyitás
mail-again = Újraküldés
mail-remove = Eltávolítás
mail-your-move = Ön lép
mail-waiting = válaszra vár
mail-game = { $white } – { $black }, { $moves } lépés: { $state }
mail-game-days = { $white } – { $black }, { $moves } lépés, lépésenként { $days } nap: { $state }
mail-first-move = Tegye meg az első lépést a táblán, majd válassza: Játszma › Lépés elküldése levélben.
mail-first-line = { $white } – { $black }: { $step }. Másolja ki mindkét sort, és illessze be a Heksy programba.
mail-invitation = meghívás
mail-plans = Az ellenfél terve: { $lines }. Játssza le a változatot a következő saját lépéséig, és küldje el egyszerre.
mail-move = Lépés
mail-what-else = Továbbá
mail-nothing = Semmi más
mail-offer-draw = Döntetlen felajánlása
mail-accept-draw = Döntetlen elfogadása
mail-claim-draw = Döntetlen igénylése
mail-resign = Feladás
mail-draw-offered = Az ellenfél döntetlent ajánl. Ha lép, elutasítja.
mail-if = Ha …, akkor
mail-if-hint = Az ellenfél lépése és az Ön válasza, például „g5 { $knight-move }”; pontosvessző után új sor kezdődik.
mail-file = Játszma mentése fájlba, csatoláshoz
mail-send-title = Lépés elküldése levélben
mail-send = Küldés
mail-send-hint = A program két sort másol a vágólapra az egész játszmával, és megnyitja a levelezőprogramot. Bármely más üzenetküldő is jó: illessze be ott.
mail-sent = A levél a vágólapon van. Küldje el levélben vagy bármely üzenetküldővel.
mail-received = Levél érkezett: { $name }. A játszma folytatódik.
mail-received-draw = Levél érkezett: { $name }. A játszma folytatódik, és az ellenfél döntetlent ajánl.
mail-no-move = Először lépjen a táblán.
mail-no-letter = Ebben a szövegben nincs levelezési játszma. A levélben van egy hosszú szó, amely így kezdődik: „heksymail”.
mail-damaged = A levél nem teljes, vagy útközben megváltozott. Másolja ki még egyszer az egészet, vagy kérje el újra. A játszmája nem változott.
mail-newer = A levelet a Heksy újabb verziója írta. Az olvasásához frissítse a programot.
mail-changed = A levelet megváltoztatták: lépései nem illenek ahhoz az álláshoz, amelyhez íródott. Kérje el újra. A játszmája nem változott.
mail-known = Ez a levél már megvan: { $name }.
mail-own = Ez a saját levele. Küldje el az ellenfelének.
mail-ahead = Ebben a levélben az Ön olyan lépései is vannak, amelyeket nem innen küldött. Talán másik számítógépen játszott. A játszmája nem változott.
mail-differs-text = Innen az Ön játszmája és az ellenfelé eltér. Hasonlítsák össze, egyezzenek meg, és küldjék el újra a helyes levelet. A játszmája nem változott.
mail-disk = A játszma nem menthető a lemezre: { $reason }.
mail-search-title = Elemzi a folyamatban lévő játszmát?
mail-search-text = Az ellenfele talán arra számít, hogy Ön motor nélkül játszik. Csak akkor elemezzen, ha ebben megegyeztek.
mail-search-begin = Elemzés
button-invite = Meghívás
button-join = Csatlakozás
button-copy = Másolás
button-try-again = Újra
button-play = Játék
button-send = Küldés
button-later = Később
button-give-up = Játszma törlése
button-go-back = Visszatérés
button-break-off = Játszma befejezése
button-stay = Maradok
button-leave = Kilépés
button-online-help = Súgó
online-help-title = Online játék
online-help-invite = 1. Az egyik játékos megnyitja a Játszma › Online játék menüpontot, kiválasztja a játékot, az órát és a színt, és megnyomja a Meghívás gombot.
online-help-send = 2. A Heksy rövid szöveget mutat: ez a meghívó. Másolja ki, és küldje el a másik játékosnak üzenetben vagy levélben. Hagyja nyitva a programot.
online-help-join = 3. A másik játékos ugyanezt az ablakot nyitja meg, a Csatlakozást választja, beilleszti a szöveget, látja, mit játszanak, és beleegyezik.
online-help-play = 4. A játszma úgy folyik, mint bármelyik. Döntetlen vagy visszavétel a szokásos gombokkal kérhető; a másik játékos a tábla sarkában válaszol.
online-help-again = 5. A végén bármelyik játékos ajánlhat visszavágót cserélt színekkel. A játszma menthető és tanulmányozható, mint bármelyik.
online-help-cut-title = Ha megszakad a kapcsolat
online-help-cut = Az órák állnak, és a két program magától keresi egymást. Összeomlás vagy kilépés után mindkét játékos a folytatást választja a következő indításkor: minden lépés mindkét lemezen megvan. Mindkét játékosnak az egész játszmára megbeszélt ideje van a távollétre; ez akkor telik, amikor ő van lépésen. Ha lejárt, a másik játékos választ: győzelem, döntetlen vagy várakozás.
online-help-trouble-title = Ha nem jön létre a kapcsolat
online-help-trouble = Nézze meg, hogy mindketten a hálózaton vannak-e, nyitva van-e még a meghívó, és a teljes szöveget illesztették-e be. Ha a közvetítő „Nincs”, mindkettőjüknek ugyanazon a hálózaton kell lenniük. A tűzfalnak engednie kell a Heksynek az UDP használatát. Ha a nyilvános közvetítő nem felel, próbálják később, vagy adjanak meg mindketten egy másik címet.
online-help-fair-title = Ki mit lát
online-help-fair = Minden titkosítva megy egyik géptől a másikig; a Heksynek nincs kiszolgálója. A másik fél látja az Ön nevét és gépének IP-címét. A Heksy motorja játszma közben hallgat, de senki sem látja, mi mást használ a másik játékos: olyannal játsszon, akiben megbízik.
why-agreed = Ön beleegyezett. A másik fél még nem válaszolt.
why-analysis-off = Az elemzés ki van kapcsolva.
why-at-turn = A játszma ebből az állásból folyik. Előbb lépjen vissza egy korábbihoz.
why-choose-game = Előbb válasszon egy játszmát.
why-not-own-game = Csak azok a játszmák törölhetők, amelyeket maga a Heksy adott hozzá.
why-choose-move = Előbb válasszon egy lépést.
why-continue = Csak fájlból megnyitott, befejezetlen játszma folytatható.
why-draw-offered = Ön már döntetlent ajánlott.
why-earlier = Egy korábbi állás látható. Előbb menjen az utolsó lépéshez.
why-editor = Előbb fejezze be az állás felállítását.
why-end = Itt nem következik több lépés.
why-ended-here = A játszma ebben az állásban véget ér.
why-first-game = Ez a lista első játszmája.
why-first-move = A játszma az Ön első lépésével kezdődik.
why-first-variation = A változat már az első helyen áll.
why-form = Az űrlapon valami hiányzik vagy hibás.
why-games-partial = Eddig csak az első játszmák vannak beolvasva. Várja meg a többit, vagy nyissa meg újra a listát.
why-hint = Ehhez a lépéshez már kapott tippet.
why-last-game = Ez a lista utolsó játszmája.
why-last-stage = Az órának legalább egy szakasza van.
why-last-variation = A változat már az utolsó helyen áll.
why-leave-as-it-was = A tanulmányozás egyetlen mentett játszmát sem módosított.
why-match-on = Mérkőzés folyik.
why-moves-of-file = A fájllal érkezett lépések nem vehetők vissza.
why-most-stages = Az órának nem lehet több szakasza.
why-moves-stay = A folyó játszma lépései nem módosíthatók.
why-no-human = Csak számítógépek játszanak.
why-no-line = Az elemzés még nem talált lépést.
why-no-mail-game = A táblán lévő játszma nem levelezési játszma.
why-no-match-game = Nem következik több játszma a mérkőzésen.
why-no-mistake = Ebben az irányban nincs több hiba.
why-no-moves = A játszmában még nincs lépés.
why-no-own-move = Ön még nem lépett.
why-no-question = Nincs megválaszolandó ajánlat.
why-no-recent = Még nem nyitott meg fájlt.
why-no-shapes = Itt nincsenek nyilak vagy körök.
why-no-takebacks = Ebben a játszmában nincs visszavétel.
why-no-typed-game = Olyan tanulmányban lehetséges, amelyben már van lépés, és nincs fájlba mentve.
why-no-variation = Itt nincs másik változat.
why-not-begun = A játszma még nem kezdődött el.
why-not-mistake = Először lépjen a jelentés egyik hibájára.
why-not-played = Csak játék közben lehetséges.
why-not-thinking = A számítógép nem gondolkodik.
why-not-turn = Nem Ön következik.
why-one-game = A játszma nem többjátszmás fájlból származik.
why-one-human = Csak akkor lehetséges, ha egy ember játszik a számítógép ellen.
why-out = Ön már kiesett a játszmából.
why-pause-first = Előbb szüneteltesse a játszmát.
why-question-open = Előbb válaszoljon a feltett kérdésre.
why-only-study = Csak tanulmányban lehetséges: nyisson meg egy játszmát, vagy fejezze be ezt.
why-no-advice = Versenyjátszmában, valamint ember ellen online vagy órával nem érhető el.
why-over = A játszma véget ért.
why-redo = Nincs mit újra megtenni.
why-rematch = Csak itt játszott játszma után van visszavágó.
why-rematch-asked = Ön már kért visszavágót.
why-reporting = A jelentés még nem készült el.
why-rules = A játszma szabályai nem engedik.
why-solved = Ez a feladvány már véget ért.
why-standard-keys = Minden billentyűparancs az alapértelmezett.
why-usual-settings = Az oldal minden beállítása az alapértelmezett.
why-start = Ez a játszma kezdete.
why-still-played = A játszma még nem ért véget.
why-studied = Ez a játszma már meg van nyitva tanulmányozásra.
why-takeback-asked = Ön már kért visszavételt.
why-touch-move = A „fogott báb lép” szabálynál nincs visszavétel.
why-tournament = A versenyszabályok része.
why-undo = Nincs mit visszavenni.
why-unsolved = Előbb oldja meg a feladványt.
