### Every text a user sees, in Polish.
### Short and plain: the problem, and what to do. No exclamation marks.
###
### A piece is given to a message by its key: { NAME($piece) } is its name, { NAME($piece, form: "genitive") } the
### attribute .genitive of its name, and { $piece -> [piece-rook] … } chooses other words by it, such as a gender.

## Colours, pieces, levels

color-white = Białe
color-black = Czarne
piece-pawn = pion
    .genitive = piona
    .accusative = piona
    .instrumental = pionem
    .few = piony
    .many = pionów
piece-knight = skoczek
    .genitive = skoczka
    .accusative = skoczka
    .instrumental = skoczkiem
    .few = skoczki
    .many = skoczków
piece-bishop = goniec
    .genitive = gońca
    .accusative = gońca
    .instrumental = gońcem
    .few = gońce
    .many = gońców
piece-rook = wieża
    .genitive = wieży
    .accusative = wieżę
    .instrumental = wieżą
    .few = wieże
    .many = wież
piece-queen = hetman
    .genitive = hetmana
    .accusative = hetmana
    .instrumental = hetmanem
    .few = hetmany
    .many = hetmanów
piece-king = król
    .genitive = króla
    .accusative = króla
    .instrumental = królem
    .few = króle
    .many = królów
piece-man = kamień
    .genitive = kamienia
    .accusative = kamień
    .instrumental = kamieniem
    .few = kamienie
    .many = kamieni
piece-crowned = damka
    .genitive = damki
    .accusative = damkę
    .instrumental = damką
    .few = damki
    .many = damek
piece-any = bierka
    .genitive = bierki
    .accusative = bierkę
    .instrumental = bierką
    .few = bierki
    .many = bierek

variant-glinski = Gliński
variant-mccooey = McCooey
variant-shafran = Shafran
variant-checkers = Warcaby

level = { $number ->
    [1] 1 – Debiutant
    [2] 2 – Początkujący
    [3] 3 – Uczeń
    [4] 4 – Hobbysta
    [5] 5 – Amator
    [6] 6 – Gracz klubowy
    [7] 7 – Silny gracz
    [8] 8 – Ekspert
    [9] 9 – Mistrz
    [10] 10 – Arcymistrz
   *[11] Pełna siła
}
level-hint = { $number ->
    [1] Zna ruchy bierek, ale nie zauważa większości tego, co dzieje się na planszy.
    [2] Bije, co zobaczy, i często zostawia własne bierki bez obrony.
    [3] Nigdy nie przeocza odbicia ani wygranej w jednym ruchu, ale przeocza wiele gróźb.
    [4] Widzi większość bliskich gróźb, a niektóre dalekie przeocza.
    [5] Rzadko przeocza groźbę w jednym ruchu.
    [6] Nie przeocza niczego prostego i patrzy jeden ruch naprzód.
    [7] Patrzy dwa ruchy naprzód.
    [8] Liczy krótkie kombinacje.
    [9] Liczy dłuższe kombinacje i popełnia mało błędów.
    [10] Karze prawie każdy błąd.
   *[11] Wykorzystuje cały czas i zawsze wykonuje najlepszy ruch, jaki znajdzie.
}
level-between = Silniejszy niż poziom { $below }, słabszy niż poziom { $above }.
computer-name = Komputer ({ $level })

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
key-up = Góra
key-down = Dół
key-left = Lewo
key-right = Prawo
key-home = Home
key-delete = Delete
key-end = End
key-page-up = Page Up
key-page-down = Page Down
key-space = Spacja
key-enter = Enter
key-escape = Esc
key-tab = Tab
key-backspace = Backspace
key-insert = Insert
key-with-modifier = { $modifier }+{ $key }
listed = { $first }, { $next }
name-with-key = { $name } ({ $key })

## The board, for screen readers

board-name = Plansza
board-cell-empty = { $cell }, puste
board-cell-white = { $cell }, { $piece ->
    [piece-rook] biała
    [piece-crowned] biała
    [piece-any] biała
   *[other] biały
 } { NAME($piece) }
board-cell-black = { $cell }, { $piece ->
    [piece-rook] czarna
    [piece-crowned] czarna
    [piece-any] czarna
   *[other] czarny
 } { NAME($piece) }
board-target = dozwolony ruch
board-capture = dozwolone bicie
board-castling = roszada z tą wieżą
board-must-take = trzeba zbić
board-wrong = tu niedozwolone
board-circled = w kółku
board-promote = Promocja na { NAME($piece, form: "accusative") }
board-castle = Roszada { $way }
board-premove = ruch planowany
board-confirm = Potwierdź ruch
board-put-back = Anuluj ruch

capture-unclear = Na tym polu kończy się kilka bić: klikaj po kolei pola, na których bierka ląduje.

## Announcements for screen readers
## { $side } is white or black, { $shade } is light, medium or dark, { $move } is one of these messages.

board-light = jasne pole
board-medium = pośrednie pole
board-dark = ciemne pole
board-described = { $shade }, { $what }
speech-start = Pozycja początkowa.
speech-hint = Podpowiedź: { $move }.
speech-in-hand = { $cell }: w ręce{ $count ->
    [0] .
    [one] , { $count } ruch.
    [few] , { $count } ruchy.
    [many] , { $count } ruchów.
   *[other] , { $count } ruchów.
 }
speech-put-back = Odłożono.
speech-below = Na dole: { $seat ->
   *[white] białe
    [red] czerwone
    [black] czarne
 }.
speech-on = { $what }: włączone
speech-off = { $what }: wyłączone
speech-analysis = Analizowanie
speech-lock = Stałe analizowanie tej pozycji
speech-only-target = { $cell }, jedyny ruch
speech-evaluation = { $score }, { $depth }. { $move }
speech-done = { $what }: gotowe
speech-back = Powrót do ruchu: { $move }
speech-moves = { $side ->
   *[white] { $piece ->
        [piece-rook] Biała
        [piece-crowned] Biała
        [piece-any] Biała
       *[other] Biały
     }
    [black] { $piece ->
        [piece-rook] Czarna
        [piece-crowned] Czarna
        [piece-any] Czarna
       *[other] Czarny
     }
 } { NAME($piece) } z { $from } na { $to }
speech-takes = { $side ->
   *[white] { $piece ->
        [piece-rook] Biała
        [piece-crowned] Biała
        [piece-any] Biała
       *[other] Biały
     }
    [black] { $piece ->
        [piece-rook] Czarna
        [piece-crowned] Czarna
        [piece-any] Czarna
       *[other] Czarny
     }
 } { NAME($piece) } z { $from } bije { NAME($taken, form: "accusative") } na { $to }
speech-en-passant = { $side ->
   *[white] Biały
    [black] Czarny
 } pion z { $from } bije w przelocie na { $to }
speech-castles = { $side ->
   *[white] Białe
    [black] Czarne
 } roszują, król na { $to }
speech-jumps = { $side ->
   *[white] { $piece ->
        [piece-rook] Biała
        [piece-crowned] Biała
        [piece-any] Biała
       *[other] Biały
     }
    [black] { $piece ->
        [piece-rook] Czarna
        [piece-crowned] Czarna
        [piece-any] Czarna
       *[other] Czarny
     }
 } { NAME($piece) } z { $from } skacze na { $to } i bije { $count ->
    [one] jedną bierkę
    [few] { $count } bierki
   *[many] { $count } bierek
 }
speech-promotes = { $move }, promocja na { NAME($piece, form: "accusative") }
speech-check = { $move }, szach
speech-mate = { $move }, mat
speech-cell = { $cell }, { $shade ->
   *[light] jasne pole
    [medium] pośrednie pole
    [dark] ciemne pole
 }.
speech-attacked = { $text } Atakują: { $pieces }.
speech-defended = { $text } Bronią: { $pieces }.
speech-reached-white = { $text } Białe mogą tu dojść: { $pieces }.
speech-reached-black = { $text } Czarne mogą tu dojść: { $pieces }.

## The welcome bar

welcome = Grasz pierwszy raz?
welcome-text = Poznaj ruchy bierek w krótkich lekcjach albo po prostu spróbuj: podnieś bierkę, a zobaczysz jej pola.
start-moves = Jak się poruszają
start-rules = Wszystkie zasady
welcome-rules = Przeczytaj zasady
welcome-levels = Rozpocznij partię…
welcome-dismiss = Ukryj

## The help page on playing without seeing the board

blind-title = Gra z czytnikiem ekranu
blind-start-title = Na początek
blind-start = Program Heksy mówi przez czytnik ekranu systemu: Orca 45 lub nowsza w systemie Linux, NVDA, JAWS lub Narrator w systemie Windows, VoiceOver w systemie macOS. Uruchom czytnik przed programem Heksy. Wszystko w oknie ma nazwę, a klawisz Tab przechodzi od jednego elementu do następnego.
blind-board-title = Plansza
blind-board = Plansza ma jedenaście kolumn, od a do l, bez j. Środkowa kolumna, f, ma jedenaście pól, a każda dalsza w lewo i w prawo o jedno mniej. Trzy kolory pól się przeplatają: goniec pozostaje na swoim kolorze, wieża przechodzi przez wszystkie. Całość opisują słowami „Zasady gry” w menu Pomoc.
blind-cells-title = Przechodzenie po polach
blind-cells = Klawisz Tab prowadzi do planszy. Strzałki w górę i w dół przesuwają po kolumnie, w lewo i w prawo na sąsiednią kolumnę. Każde pole podaje swoją nazwę, to, co na nim stoi, swój kolor, a gdy bierka jest podniesiona, także to, czy może tam pójść. Shift ze spacją podaje, co atakuje to pole i co go broni.
blind-moves-title = Wykonanie ruchu
blind-moves = Najszybciej: naciśnij M, wpisz ruch, na przykład f5f6, i naciśnij Enter; działa to także w zadaniach. Albo przejdź do bierki i naciśnij Enter, przejdź na pole docelowe i znów naciśnij Enter. Esc odkłada bierkę. Jeśli ruch jest niedozwolony, usłyszysz dlaczego. Gdy pion dojdzie do końca kolumny, program pyta, czym ma się stać: naciśnij literę figury albo przejdź po możliwościach klawiszem Tab.
blind-list-title = Co słychać bez pytania
blind-list = Każdy wykonany ruch jest od razu odczytywany słowami, razem z biciem, szachem i końcem partii; tak samo propozycje remisu, komunikaty i ostrzeżenie, że zostało mało czasu. Gdy kursor klawiatury nie stoi na żadnym elemencie, strzałki w lewo i w prawo przechodzą po partii, a każdy ruch jest odczytywany ponownie. Na liście każdy ruch jest osobnym przyciskiem; Enter przechodzi do tego ruchu. W opracowaniu klawisz E odczytuje ocenę.
blind-clock-title = Zegary i stan gry
blind-clock = Narożnik każdego gracza podaje imię, zbite bierki i pozostały czas. Wiersz u góry mówi, kto jest na ruchu. Na wykresie raportu działają strzałki: w lewo i w prawo przechodzą od ruchu do ruchu i podają oczekiwany wynik białych.
blind-help-title = Menu i skróty klawiszowe
blind-help = „Skróty klawiszowe” w menu Pomoc to lista wszystkich klawiszy. Pomagają też duże litery („Skala okna” i „Rozmiar notacji” w ustawieniach), plansza o wysokim kontraście i wyraziste bierki.

## Illegal moves

illegal = Niedozwolony ruch: { $reason }.
illegal-no-piece = na { $cell } nie ma bierki
illegal-not-your-turn = { NAME($piece) } na { $cell } należy do drugiej strony
illegal-own-piece = na { $target } stoi { $other ->
    [piece-rook] własna
    [piece-crowned] własna
    [piece-any] własna
   *[other] własny
 } { NAME($other) }
illegal-blocked = { NAME($other) } na { $other-cell } stoi na drodze { NAME($piece, form: "genitive") } z { $cell }
illegal-nothing-to-take = pion tak bije, ale na { $target } nie ma czego zbić
illegal-king-attacked = { NAME($other) } na { $other-cell } atakuje { $target }
illegal-still-in-check = króla szachuje { NAME($other) } na { $other-cell }, a ten ruch tego nie zmienia
illegal-pinned = { NAME($piece) } na { $cell } jest { $piece ->
    [piece-rook] związana
    [piece-crowned] związana
    [piece-any] związana
   *[other] związany
 } przez { NAME($other, form: "accusative") } na { $other-cell }
illegal-exposes-king = król znalazłby się pod szachem { NAME($other, form: "genitive") } z { $other-cell }
illegal-castling-lost = król albo wieża wykonały już ruch
illegal-castling-blocked = między królem a wieżą stoi { NAME($other) } na { $other-cell }
illegal-castling-in-check = król jest w szachu
illegal-castling-attacked = król przeszedłby przez atakowane pole { $other-cell }
illegal-other-kind = { NAME($piece) } z { $cell } może pójść na { $target }, ale nie w ten sposób
illegal-other-game = to ruch z innej gry
illegal-way-pawn = { $game ->
   *[glinski] pion idzie prosto po swojej kolumnie, a bije na dwa sąsiednie pola z przodu
    [mccooey] pion idzie prosto po swojej kolumnie, a bije o jedno pole do przodu ruchem gońca
    [shafran] pion idzie prosto po swojej kolumnie, a bije o jedno pole do przodu ruchem gońca
 }
illegal-way-knight = skoczek skacze na najbliższe pola, których nie dosięga hetman
illegal-way-bishop = goniec przechodzi przez wierzchołki pola i pozostaje na swoim kolorze
illegal-way-rook = wieża przechodzi przez boki pola, w sześciu kierunkach
illegal-way-queen = hetman porusza się jak wieża lub jak goniec
illegal-way-king = król porusza się o jedno pole, jak hetman

touch-own = Dotknięte – ruszone: trzeba wykonać ruch { NAME($piece, form: "instrumental") } z { $cell }.
touch-enemy = Dotknięte – ruszone: trzeba zbić { NAME($piece, form: "accusative") } na { $cell }.

wait-paused = Partia jest wstrzymana.
wait-computer = Na ruchu: { $name }.

## The state of the game

status-your-move = Twój ruch
status-white-to-move = Ruch białych
status-black-to-move = Ruch czarnych
status-white-in-check = Białe są w szachu
status-black-in-check = Czarne są w szachu
status-you-in-check = Twój król jest w szachu
status-thinking = { $name } myśli
status-paused = Partia wstrzymana
status-replay = { $move }, ruch { $number } z { $last }
status-replay-start = Pozycja początkowa
status-with-state = { $text } · { $state }
low-time-white = { $seconds ->
    [one] Białym została jedna sekunda
    [few] Białym zostały { $seconds } sekundy
   *[many] Białym zostało { $seconds } sekund
 }.
low-time-black = { $seconds ->
    [one] Czarnym została jedna sekunda
    [few] Czarnym zostały { $seconds } sekundy
   *[many] Czarnym zostało { $seconds } sekund
 }.
time-hours = { $hours ->
    [one] 1 godzina
    [few] { $hours } godziny
   *[many] { $hours } godzin
 } { $minutes ->
    [one] 1 minuta
    [few] { $minutes } minuty
   *[many] { $minutes } minut
 }
time-minutes = { $minutes ->
    [one] 1 minuta
    [few] { $minutes } minuty
   *[many] { $minutes } minut
 } { $seconds ->
    [one] 1 sekunda
    [few] { $seconds } sekundy
   *[many] { $seconds } sekund
 }
time-seconds = { $seconds ->
    [one] 1 sekunda
    [few] { $seconds } sekundy
   *[many] { $seconds } sekund
 }
title-game = { $white } – { $black } – { $game } – Heksy
title-file = { $white } – { $black } – { $file } – { $game } – Heksy
title-editor = Ustawianie pozycji – { $game } – Heksy
title-games = { $title } – Heksy
title-unsaved = • { $title }
moves-show-variation = Pokaż wariant { $move }
moves-hide-variation = Ukryj wariant { $move }
moves-unread = Nie udało się odczytać: { $text }

## The computer

computer-failed = Silnik przestał działać{ $reason ->
    [none] {""}
   *[other] : { $reason }
 }. Partia trwa dalej: wybierz „Ruch teraz”, aby spróbował ponownie, cofnij ruch albo zapisz partię.
draw-declined = { $name }: remis odrzucony.
own-rating-after = Twój ranking w grze z komputerem: { $rating } ({ $change })
takeback-declined = { $name }: brak zgody na cofnięcie ruchu.
draw-with-move = Remis zostanie zaproponowany razem z następnym ruchem.
draw-not-with-move = Propozycja remisu wycofana.
tournament-no-editor = Według zasad turniejowych nie ustawia się pozycji w trakcie partii.
nothing-to-claim = Remisu nie można reklamować: pozycja nie powtórzyła się trzy razy ani nie minęło 50 ruchów.
score-white-mates = Białe: mat w { $moves }
score-black-mates = Czarne: mat w { $moves }
score-white-wins = Białe: wygrana w { $moves }
score-black-wins = Czarne: wygrana w { $moves }
score-short-white-mates = #{ $moves }
score-short-black-mates = #-{ $moves }
hint-failed = Nie udało się znaleźć podpowiedzi: { $reason }. Poproś o nią jeszcze raz, a silnik spróbuje ponownie.
analysis-failed = Analiza została przerwana: { $reason }. Włącz ją jeszcze raz, aby spróbować ponownie.
report-failed = Raport został przerwany, bo silnik się zatrzymał: { $reason }. Zacznij raport od nowa, aby spróbować ponownie.
report-with-better = { $fact }; { $better }.
report-alone = { $fact }.
report-change = { $fact } (z { $before } na { $after })
report-lets-mate = { $side }: mat w { $moves ->
    [one] jednym ruchu
   *[other] { $moves } ruchach
 } po { $move }
report-lets-win = { $side }: wygrana w { $moves ->
    [one] jednym ruchu
   *[other] { $moves } ruchach
 } po { $move }
report-misses-mate = { $move } przeocza mata w { $moves ->
    [one] jednym ruchu
   *[other] { $moves } ruchach
 }
report-misses-win = { $move } przeocza wygraną w { $moves ->
    [one] jednym ruchu
   *[other] { $moves } ruchach
 }
report-inaccuracy = { $move } to niedokładność
report-mistake = { $move } to błąd
report-blunder = { $move } to gruby błąd
report-book = { $move } to ruch z książki debiutowej
report-better = lepsze było { $move }
report-better-mates = { $move } dawało mata w { $moves ->
    [one] jednym ruchu
   *[other] { $moves } ruchach
 }
report-better-wins = { $move } dawało wygraną w { $moves ->
    [one] jednym ruchu
   *[other] { $moves } ruchach
 }
report-better-stalemate = { $move } prowadziło do pata: { $result }
report-better-stalemate-line = najlepszy wariant po { $move } kończy się patem: { $result }
cause-wins = { $move } zdobywa tę bierkę
cause-wins-for = { $move } zdobywa tę bierkę za { $given }
cause-bad-capture = Przeciwnik broni { NAME($taken, form: "genitive") } na { $cell }: { $move } zdobywa { NAME($piece, form: "accusative") } za { $given }.
cause-moved-there = Na { $cell } { NAME($victim) } nie jest { $victim ->
    [piece-rook] bezpieczna
    [piece-crowned] bezpieczna
    [piece-any] bezpieczna
   *[other] bezpieczny
 }: { $wins }.
cause-still-attacked = Na { $cell } nadal wisi { NAME($victim) }: { $wins }.
cause-stops-protecting = Teraz { NAME($piece) } nie broni już { NAME($victim, form: "genitive") } na { $cell }: { $wins }.
cause-opens-line = Ten ruch otwiera linię od { NAME($by, form: "genitive") } na { $from } do { NAME($victim, form: "genitive") } na { $cell }: { $wins }.
cause-blocks-protector = Na { $to } { NAME($piece) } zasłania linię, po której { NAME($by) } broni { NAME($victim, form: "genitive") } na { $cell }: { $wins }.
cause-unprotected = Nic nie broni { NAME($victim, form: "genitive") } na { $cell }: { $wins }.
cause-missed-unprotected = Przeoczono: nic nie broni { NAME($victim, form: "genitive") } na { $cell }: { $wins }.
cause-not-safe = Za słabo { $victim ->
    [piece-rook] broniona
    [piece-crowned] broniona
    [piece-any] broniona
   *[other] broniony
 } jest { NAME($victim) } na { $cell }: { $wins }.
cause-missed-not-safe = Przeoczono: za słabo { $victim ->
    [piece-rook] broniona
    [piece-crowned] broniona
    [piece-any] broniona
   *[other] broniony
 } jest { NAME($victim) } na { $cell }: { $wins }.
cause-takes-less = { $move } bije więcej: { NAME($victim, form: "accusative") } zamiast { NAME($taken, form: "genitive") }.
cause-takes-back = { $move } odbija.
cause-fork = { $move } atakuje naraz { NAME($other, form: "accusative") } na { $other-cell } i { NAME($victim, form: "accusative") } na { $cell }.
cause-skewer = { $move } atakuje { NAME($other, form: "accusative") } na { $other-cell }, a dalej na tej linii { NAME($victim, form: "accusative") } na { $cell }.
cause-pin = { $move } wiąże { NAME($victim, form: "accusative") } na { $cell } z królem.
cause-pinned = { $move } atakuje { NAME($victim, form: "accusative") } na { $cell }, { $victim ->
    [piece-rook] którą
    [piece-crowned] którą
    [piece-any] którą
   *[other] którego
 } wiąże { NAME($other) } na { $other-cell }.
cause-discovered = { $move } otwiera linię od { NAME($other, form: "genitive") } na { $other-cell } do { NAME($victim, form: "genitive") } na { $cell }.
cause-discovered-check = { $move } daje szacha z odsłony i atakuje { NAME($victim, form: "accusative") } na { $cell }.
cause-protector-taken = { $move } bije { NAME($taken, form: "accusative") }, obrońcę { NAME($victim, form: "genitive") } na { $cell }; potem { $then }.
cause-trapped = { $move } atakuje { NAME($victim, form: "accusative") } na { $cell }, a ta bierka nie ma bezpiecznego pola.
cause-attacked = { $move } atakuje i zdobywa { NAME($victim, form: "accusative") } na { $cell }.
cause-attacked-for = { $move } atakuje i zdobywa { NAME($victim, form: "accusative") } na { $cell } za { $given }.
cause-and-wins = { $cause } To pozwala zdobyć { $won }.
cause-line = { $move } zdobywa { $won }: { $line }.
# Zdobyte bierki, potem oddane.
cause-won-for = { $won } za { $given }
cause-won-and = { $first } i { $next }
cause-won = { $count ->
    [one] { NAME($piece, form: "accusative") }
    [few] { $count } { NAME($piece, form: "few") }
   *[many] { $count } { NAME($piece, form: "many") }
}
# To samo po „za”.
cause-given = { $count ->
    [one] { NAME($piece, form: "accusative") }
    [few] { $count } { NAME($piece, form: "few") }
   *[many] { $count } { NAME($piece, form: "many") }
}
cause-promotes = { $moves ->
    [one] Promocję ma { NAME($piece) } na { $cell }: { $move }.
   *[other] W { $moves } ruchach promocję ma { NAME($piece) } na { $cell }, najpierw { $move }.
}
cause-missed-promotes = { $moves ->
    [one] Przeoczono: promocję ma { NAME($piece) } na { $cell }: { $move }.
   *[other] Przeoczono: w { $moves } ruchach promocję ma { NAME($piece) } na { $cell }, najpierw { $move }.
}
cause-perpetual = { $move } daje wiecznego szacha: remis.
cause-stalemate = { $move } prowadzi do pata: { $result }.
cause-ends = { $move } kończy partię: { $result }.
# Przed zdaniem, które zaczyna się ruchem.
cause-missed = Przeoczono: { $cause }
cause-shot = { $move } oddaje { $given }: po { $answer } ruch { $then } bije { $won }.
cause-captures = { $move } bije { $won }.
cause-exchange = { $move } zaczyna wymianę: { $won }.
report-play-cause = Pokaż ten wariant
summary = { $who ->
    [white] Białe
    [black] Czarne
   *[you] Ty
 }: { $what }.
summary-next = Pokaż je po kolei
lapse-unprotected = { $count ->
    [one] raz bierka bez obrony
   *[other] { $count } razy bierka bez obrony
}
lapse-missed-capture = { $count ->
    [one] raz niewykorzystane bicie
   *[other] { $count } razy niewykorzystane bicie
}
lapse-took-protected = { $count ->
    [one] raz bicie bronionej bierki
   *[other] { $count } razy bicie bronionej bierki
}
lapse-double-attack = { $count ->
    [one] raz niezauważone widełki lub związanie
   *[other] { $count } razy niezauważone widełki lub związanie
}
lapse-missed-double-attack = { $count ->
    [one] raz niewykorzystane widełki lub związanie
   *[other] { $count } razy niewykorzystane widełki lub związanie
}
lapse-mate = { $count ->
    [one] raz niezauważony mat
   *[other] { $count } razy niezauważony mat
}
lapse-missed-mate = { $count ->
    [one] raz niewykorzystany mat
   *[other] { $count } razy niewykorzystany mat
}
lapse-promotion = { $count ->
    [one] raz niezauważona promocja
   *[other] { $count } razy niezauważona promocja
}
lapse-missed-promotion = { $count ->
    [one] raz niewykorzystana promocja
   *[other] { $count } razy niewykorzystana promocja
}
lapse-draw = { $count ->
    [one] raz niezauważony remis
   *[other] { $count } razy niezauważony remis
}
lapse-missed-draw = { $count ->
    [one] raz niewykorzystany remis
   *[other] { $count } razy niewykorzystany remis
}
lapse-combination = { $count ->
    [one] raz niezauważona kombinacja
   *[other] { $count } razy niezauważona kombinacja
}
lapse-missed-combination = { $count ->
    [one] raz niewykorzystana kombinacja
   *[other] { $count } razy niewykorzystana kombinacja
}
report-start = Początek
report-point = { $place }: białe { $percent }%
report-point-unknown = { $place }: bez oceny
report-point-phase = { $point } ({ $phase })
report-graph = Wykres oceny, liczba półruchów: { $last }. { $point }. { $bad ->
    [0] Bez złych ruchów
    [one] Jeden zły ruch
    [few] { $bad } złe ruchy
   *[many] { $bad } złych ruchów
 }.
analysis-nodes-ones = węzły: { $count }
analysis-nodes-kilo = { $count } tys. węzłów
analysis-nodes-mega = { $count } mln węzłów
analysis-speed-ones = węzły/s: { $count }
analysis-speed-kilo = { $count } tys. węzłów/s
analysis-speed-mega = { $count } mln węzłów/s

## Added engines

engine-missing = „{ $name }” nie daje się uruchomić: nie ma takiego programu
engine-not-allowed = „{ $name }” nie daje się uruchomić: to nie jest program albo brak uprawnień do jego uruchomienia
engine-not-started = „{ $name }” nie daje się uruchomić: { $reason }
engine-ended = „{ $name }”: program sam się zakończył
engine-silent = „{ $name }” nie odpowiada { $command ->
    [uci] na pytanie, czym jest, więc może nie być silnikiem UCI
    [stop] na polecenie zatrzymania
    [go] w wyznaczonym czasie
   *[isready] po ustawieniu opcji
 }
engine-flood = „{ $name }” wypisuje tekst bez końca
engine-illegal-move = „{ $name }”: niedozwolony ruch „{ $text }”
engine-other-game = „{ $name }” nie zna tej gry: { $game }
engine-name-taken = Inny silnik nazywa się już „{ $name }”: wybierz inną nazwę.
engine-open-quote = Cudzysłów w argumentach nie jest zamknięty.
engine-no-game = Ten silnik nie zna żadnej z gier tego programu.
engine-type-path = Nie ma tu okna wyboru plików: wpisz ścieżkę programu.
new-game-engine-gone = „{ $name }” nie ma już wśród silników: wybierz inny.
new-game-engine-other-game = „{ $name }” nie zna tej gry: { $game }.

## The end of a game

over-white-wins = Białe wygrywają
over-black-wins = Czarne wygrywają
over-name-wins = Wygrywa { $name }
over-draw = Remis
over-you-won = Wygrywasz
over-you-lost = Przegrywasz
over-you-three-quarters = ¾ dla Ciebie
over-you-quarter = ¼ dla Ciebie
over-white-three-quarters = ¾ dla białych, ¼ dla czarnych
over-black-three-quarters = ¾ dla czarnych, ¼ dla białych
over-with-reason = { $result } – { $reason }
reason-checkmate = Mat
reason-stalemate-white = Białe są zapatowane
reason-stalemate-black = Czarne są zapatowane
reason-all-taken-white = Białe nie mają już bierek
reason-all-taken-black = Czarne nie mają już bierek
reason-blocked-white = Białe nie mają ruchu
reason-blocked-black = Czarne nie mają ruchu
reason-insufficient-material = Niewystarczający materiał
reason-repetition = Trzykrotne powtórzenie pozycji
reason-fivefold-repetition = Pięciokrotne powtórzenie pozycji
reason-fifty-moves = Reguła 50 ruchów
reason-seventy-five-moves = Reguła 75 ruchów
reason-agreement = Za zgodą stron
reason-resignation-white = Białe poddają partię
reason-resignation-black = Czarne poddają partię
reason-time-forfeit-white = Białym skończył się czas
reason-time-forfeit-black = Czarnym skończył się czas
reason-time-forfeit-no-material = Czas minął, ale druga strona nie ma czym dać mata
reason-rules-infraction-white = Białe złamały przepisy
reason-rules-infraction-black = Czarne złamały przepisy
reason-adjudication = Orzeczenie sędziego
reason-unknown = Przyczyny nie zapisano
# To samo dla gracza partii on-line; { $name } to przeciwnik.
reason-stalemate-you = Nie masz ruchu: pat
reason-stalemate-name = { $name } nie ma ruchu: pat
reason-all-taken-you = Nie masz już bierek
reason-all-taken-name = { $name } nie ma już bierek
reason-blocked-you = Nie masz ruchu
reason-blocked-name = { $name } nie ma ruchu
reason-resignation-you = Poddajesz partię
reason-resignation-name = { $name } poddaje partię
reason-time-forfeit-you = Nie masz już czasu
reason-time-forfeit-name = { $name } nie ma już czasu
reason-rules-infraction-you = Łamiesz przepisy
reason-rules-infraction-name = { $name } łamie przepisy
reason-agreement-name = Za zgodą stron (Ty i { $name })
reason-away-name = { $name } nie wraca do partii
match-standing = { $white } { $white-points }, { $black } { $black-points }

## Files

saved = Zapisano w „{ $path }”.
saved-added = Inny program zmienił plik „{ $path }” i tej partii już w nim nie było. Program Heksy dopisał ją; w pliku { $games ->
    [one] jest teraz jedna partia
    [few] są teraz { $games } partie
   *[many] jest teraz { $games } partii
 }.
saved-over-change = Zapisano w „{ $path }”. Inny program zmienił wcześniej tę partię; jego wersja jest w pliku „{ $backup }”.
save-other-game = Ta partia nie jest już otwarta, więc nic nie zapisano.
file-read-missing = Nie ma pliku „{ $path }”. Mógł zostać przeniesiony lub przemianowany: wskaż go jeszcze raz poleceniem Otwórz.
file-read-not-allowed = Brak uprawnień do odczytu pliku „{ $path }”. Poproś właściciela o prawo odczytu.
file-read-other = Nie udało się odczytać pliku „{ $path }”: { $reason }.
file-write-missing = Nie udało się zapisać pliku „{ $path }”: nie ma jego folderu. Zapisz w innym folderze.
file-write-not-allowed = Brak uprawnień do zapisu pliku „{ $path }”. Zapisz w innym folderze lub pod inną nazwą.
file-write-other = Nie udało się zapisać pliku „{ $path }”: { $reason }. Zapisz w innym miejscu.
file-no-room = Nie udało się zapisać pliku „{ $path }”: dysk jest pełny. Nic się na nim nie zmieniło. Zwolnij miejsce albo zapisz na innym dysku.
file-too-big = Plik „{ $path }” jest większy niż { $megabytes } MB. W wierszu poleceń „heksy convert --games 1-100000 --output czesc.pgn FILE” zapisuje niektóre z jego partii w innym pliku.
file-write-too-big = Nie udało się zapisać pliku „{ $path }”: byłby większy niż { $megabytes } MB. Zapisz w innym pliku.
file-too-many-games = Plik „{ $path }” zawiera więcej niż { $games } partii. Podziel go na mniejsze i otwórz jeden z nich.
file-is-folder = „{ $path }” to folder. Wybierz plik w tym folderze.
file-name-refused = Dysk nie przyjmuje nazwy „{ $path }”: jest za długa albo zawiera niedozwolony znak. Wybierz inną nazwę.
file-not-plain = to nie jest zwykły plik
file-not-text = „{ $path }” nie jest plikiem tekstowym, więc nie ma w nim partii, które można by tu odczytać.
file-already-there = „{ $path }” już istnieje.
file-no-place = Plik „{ $path }” nie został zmieniony: komentarz lub wariant przed tą partią nie jest w nim zamknięty, więc partii nie dałoby się potem odnaleźć. Partia wciąż tu jest: zapisz ją pod inną nazwą.
file-given-up = Otwieranie „{ $path }” zostało anulowane.
opening-file = Otwieranie „{ $file }”…
file-changed = Plik „{ $path }” od otwarcia został zmieniony przez inny program.
own-games-repaired = Niepełną partię z końca pliku Twoich partii przeniesiono do „{ $path }”.
own-games-failed = Zakończona partia nie została dodana do Twoich partii. { $problem }
study-written-back = Partia na liście „Twoje partie” ma teraz Twoje komentarze, warianty i raport.
left-as-it-was = Partia na liście „Twoje partie” jest taka, jak została rozegrana.
internal-error = błąd w programie
no-games-in-file = W pliku „{ $path }” nie ma partii. Wybierz plik w formacie PGN.
no-games-in-text = We wklejonym tekście nie ma pozycji ani partii. Skopiuj najpierw pozycję (FEN) lub partię (PGN).
paste-nothing-read = Niczego nie wklejono: w tekście nie ma dozwolonego ruchu ani możliwej pozycji.
    { $problems }
ordinary-chess = To zwykłe szachy, na planszy 8×8 pól kwadratowych; ten program obsługuje tylko plansze heksagonalne. Jeśli partię grano na takiej planszy, dodaj jej znacznik Variant, na przykład [Variant "Glinski"].
game-replaced = Poprzednia partia jest zachowana: „Cofnij” ją przywraca.
game-brought-back = Poprzednia partia wróciła. „Ponów” wraca do tej drugiej.
game-problems = { $count ->
    [one] Jednej części tej partii nie udało się odczytać. Pozostaje w pliku bez zmian:
    [few] { $count } części tej partii nie udało się odczytać. Pozostają w pliku bez zmian:
   *[many] { $count } części tej partii nie udało się odczytać. Pozostają w pliku bez zmian:
 }
    { $problems }
game-problems-pasted = { $count ->
    [one] Jednej części tej partii nie udało się odczytać. Pozostaje przy partii jako tekst:
    [few] { $count } części tej partii nie udało się odczytać. Pozostają przy partii jako tekst:
   *[many] { $count } części tej partii nie udało się odczytać. Pozostają przy partii jako tekst:
 }
    { $problems }
game-problem = Wiersz { $line }, znak { $column }: { $problem }
fen-missing = Wpisz lub wklej pozycję (FEN).

## Positions (FEN)

fen-wrong = Nieprawidłowa pozycja: { $problem }.
fen-empty = zapis jest pusty; zaczyna się od rzędów planszy, na przykład { $start }
fen-row-count = plansza ma między ukośnikami { $found ->
    [one] jeden rząd
    [few] { $found } rzędy
   *[many] { $found } rzędów
 } zamiast { $expected }
fen-rank-length = linia { $name } ma niewłaściwą liczbę pól: { $found } zamiast { $expected }; litery to bierki, liczby to puste pola
fen-file-length = kolumna { $name } ma niewłaściwą liczbę pól: { $found } zamiast { $expected }; litery to bierki, liczby to puste pola
fen-gap = liczba pustych pól w rzędzie { $row } zapisu to 0 albo jest za duża; najdłuższy rząd ma 11 pól
fen-letter = „{ $text }” w rzędzie { $row } zapisu to nie bierka; bierki to K Q R B N P dla białych i k q r b n p dla czarnych
fen-turn = strona na ruchu to „{ $text }”; za planszą musi stać w lub b
fen-castling = zapis roszady „{ $text }” jest nieprawidłowy; ma to być - albo litery spośród QBqb, każda najwyżej raz
fen-no-castling = „{ $text }” to zapis roszady, a w tej grze ({ $game }) nie ma roszady; usuń go
fen-castling-missing = za stroną na ruchu brakuje zapisu roszady lub bicia w przelocie; zamiast każdego z nich wpisz -
fen-castling-pieces = „{ $text }” oznacza, że { $color ->
   *[white] białe
    [black] czarne
 } mogą roszować, ale ich król i wieża nie stoją na swoich polach
fen-en-passant-cell = zapis bicia w przelocie „{ $text }” jest nieprawidłowy; ma to być - albo pole, które pion właśnie minął
fen-en-passant = żaden pion { $color ->
   *[white] białych
    [black] czarnych
 } nie mógł właśnie minąć { $text }; pion musi stać tuż przed tym polem, a pola za nim muszą być puste; w innym razie wpisz -
fen-number = „{ $text }” to nie liczba; dwa liczniki na końcu to liczby całkowite
fen-extra = „{ $text }” stoi za numerem ruchu, na którym zapis się kończy; usuń to
fen-other-board = ta pozycja pochodzi z planszy o innym kształcie niż w tej grze ({ $game }); wybierz inną grę
editor-impossible = Nieprawidłowa pozycja: { $problem }
editor-text = Nie udało się odczytać pozycji: { $problem }.
editor-over = W tej pozycji partia jest zakończona. { $end }.
fen-off-board = { NAME($piece) } stoi tam, gdzie plansza tej gry ({ $game }) nie ma pola: na { $cell } planszy z 91 polami; usuń tę bierkę
fen-no-king = { $color ->
   *[white] Białe
    [black] Czarne
 } nie mają króla; każda strona musi mieć jednego
fen-many-kings = { $color ->
   *[white] Białe
    [black] Czarne
 } mają za dużo królów ({ $count }); każda strona musi mieć jednego
fen-many-pawns = { $color ->
   *[white] Białe
    [black] Czarne
 } mają za dużo pionów ({ $count }); może ich być najwyżej { $limit }
fen-many-pieces = { $color ->
   *[white] Białe
    [black] Czarne
 } mają za dużo figur: hetmanów, wież, gońców i skoczków jest o { $extra } więcej niż na początku, a pionów brakuje tylko { $missing }
fen-pawn-promotes = { $color ->
   *[white] Białe
    [black] Czarne
 } mają piona na { $cell }; na ostatnim polu kolumny pion zamienia się w figurę
fen-pawn-behind = { $color ->
   *[white] Białe
    [black] Czarne
 } mają piona na { $cell }, za polami, z których ich piony zaczynają
fen-opponent-in-check = { $color ->
   *[white] Białe
    [black] Czarne
 } są w szachu (szachuje { NAME($piece) } na { $cell }), a na ruchu jest druga strona; zmień stronę na ruchu albo ustawienie

## Unreadable parts of a file

checkers-no-man = na { $cell } nie ma bierki
checkers-not-your-turn = bierka na { $cell } należy do drugiej strony
checkers-occupied = { $cell } nie jest puste
checkers-other-must-capture = bierka na { $cell } musi bić
checkers-largest-capture = { $count ->
    [one] trzeba zbić jedną bierkę
    [few] trzeba zbić { $count } bierki, czyli jak najwięcej
   *[many] trzeba zbić { $count } bierek, czyli jak najwięcej
}
checkers-edge-column = na kolumnach 1 i 9 nie wolno iść prosto
checkers-protected = damka na { $cell }, na swoim polu przemiany, jest bezpieczna przed kamieniami
checkers-way-man = kamień idzie o jedno pole do przodu, prosto lub na skos, a bije po liniach skośnych
checkers-other-captures = bierka na { $cell } po drodze na to pole bije inne bierki
checkers-way-king = damka porusza się o dowolną liczbę pól po kolumnie i po liniach skośnych, a bije po liniach skośnych
checkers-not-a-move = „{ $text }” to nie ruch; pisz 55-56 lub 33x53x73
checkers-move-no-cell = „{ $text }”: nie ma pola { $number }; obie cyfry są od 1 do 9
checkers-not-largest = „{ $text }” bije za mało bierek; największe bicie jest obowiązkowe, liczba bierek: { $count }, na przykład { $largest }
checkers-empty = zapis jest pusty; podaj stronę na ruchu i bierki, na przykład W:W55,K39:B19
checkers-turn = „{ $text }” nie oznacza strony na ruchu; zacznij od W lub B, na przykład W:W55,K39:B19
checkers-part = „{ $text }” jest niezrozumiałe; części to W, B, H i F, na przykład W:W55,K39:B19:H12:F40
checkers-repeated = dwie części zaczynają się od { $text }
checkers-missing = brakuje bierek { $color ->
    [white] białych
   *[black] czarnych
}; stronę bez bierek zapisuje się jako pustą część, na przykład W:W55:B
checkers-man = „{ $text }” to nie bierka; pisz 55, K39 lub, dla damki po biciu, K39c
checkers-no-cell = nie ma pola { $text }; obie cyfry są od 1 do 9
checkers-taken = na { $text } stoją dwie bierki
checkers-off-board = bierka stoi poza planszą z 61 polami, na { $text } planszy z 91 polami; usuń ją
checkers-many-men = { $color ->
    [white] Białe
   *[black] Czarne
} mają za dużo bierek ({ $count }); żadna strona nie ma nigdy więcej niż 24
checkers-uncrowned = kamień na { $text } stoi tam, gdzie zostałby damką; wpisz K{ $text }
checkers-mark = „{ $text }”: znak c lub f ma tylko damka na własnym polu przemiany, a f tylko ta, która powstała w ostatnim ruchu
checkers-number = „{ $text }” to nie liczba; po H wpisz półruchy, a po F numer ruchu, na przykład H12:F40

pgn-not-a-move = „{ $text }” to nie ruch; pisz Nd4, exd5 lub e4e5
pgn-no-cell = „{ $text }”: plansza nie ma pola { $cell }
pgn-no-castling = „{ $text }”: w tej grze ({ $game }) nie ma roszady
pgn-which-castling = z „{ $text }” nie wynika, z którą wieżą; pisz Q-O-O, Q-O-O-O, B-O-O lub B-O-O-O
pgn-no-legal-move = nie ma dozwolonego ruchu „{ $text }”
pgn-illegal-move = ruch „{ $text }” jest niedozwolony: { $reason }
pgn-ambiguous-move = „{ $text }” może oznaczać każdy z ruchów: { $choices }
pgn-letters = litery bierek są { $language ->
    [hungarian] węgierskie
    [polish] polskie
    [esperanto] esperanckie
    [german-swedish] niemieckie lub szwedzkie
    [french] francuskie
    [russian] rosyjskie
   *[english] angielskie
}
pgn-other-capture = „{ $text }” podaje bicie { NAME($said, form: "genitive") }, a bije { NAME($taken, form: "accusative") }
pgn-no-capture = „{ $text }” podaje zbitą bierkę, a nic nie bije
pgn-idle-word = „{ $text }” to nie ruch; pominięto
pgn-stray-word = „{ $text }” to nie ruch; zachowano jako komentarz
pgn-null-move = „{ $text }” to ruch pusty; dalszy ciąg wariantu zachowano jako tekst
pgn-too-deep = liczba poziomów zagnieżdżenia wariantów przekracza { $depth }
pgn-variation-before-move = wariant stoi przed pierwszym ruchem
pgn-unclosed-variation = wariant nie jest zamknięty
pgn-stray-close = zamknięto nawias, którego nie otwarto
pgn-unclosed-comment = komentarz nie jest zamknięty
pgn-not-utf8 = bajt { $byte } to nie UTF-8; takie bajty tej partii odczytano jako { $page }, ten jako „{ $letter }”
pgn-bad-mark = „{ $text }” to nie znak oceny ruchu
pgn-bad-tag = „{ $text }” to nie znacznik; pisz [Nazwa "wartość"]
pgn-repeated-tag = znacznik { $text } występuje dwa razy
pgn-bad-value = znacznik { $name } nie może mieć wartości „{ $text }”
pgn-bad-start = pozycja początkowa jest nieprawidłowa: { $text }
pgn-other-start = pozycja początkowa jest nieprawidłowa: { $text }; to pozycja z innej gry ({ $game }): wpisz { $tag }
pgn-unknown-variant = program nie zna gry „{ $text }”; wpisz jedną z tych nazw: { $known }
pgn-results-differ = według znaczników wynik to { $tag }, a zapis ruchów kończy się wynikiem { $marker }
pgn-game-by-moves = program nie zna gry „{ $text }”; ruchy odczytano jako grę: { $game }
pgn-board-says = wynik to { $told }, ale pozycja na planszy daje { $shown }
pgn-remark = „{ $text }” nie należy do partii; zachowano jako wiersz zaczynający się od %

## The clipboard

copied-position = Skopiowano pozycję.
copied-picture = Skopiowano planszę jako tekst.
copied-image = Skopiowano obraz.
copied-game = Skopiowano partię (PGN).
copied-tables = Skopiowano tabele.
paste-empty = W schowku nie ma tekstu. Skopiuj najpierw pozycję (FEN) lub partię (PGN).
paste-too-big = Skopiowany tekst jest większy niż { $megabytes } MB. Zapisz go jako plik i otwórz ten plik.

## Autosave and recovery

found-game = { $white } – { $black }, { $moves ->
    [one] jeden ruch
    [few] { $moves } ruchy
   *[many] { $moves } ruchów
 }, { $date }
journal-failed = Automatyczny zapis nie działa: { $reason }. Partia toczy się dalej, a program ponawia próby. Dla pewności zapisz ją.
journal-mended = Automatyczny zapis znów działa. Wszystkie ruchy są na dysku.
journal-renewed = Inny program usunął plik automatycznego zapisu tej partii albo zmienił jego nazwę. Program Heksy zapisał go ponownie jako „{ $path }”; żaden ruch nie przepadł.
journal-cut = Koniec pliku automatycznego zapisu tej partii był uszkodzony i został usunięty. Zachowano go jako „{ $path }”.
journal-unreadable = Niezapisanej partii z „{ $path }” nie da się przywrócić: { $reason }. Plik pozostaje na miejscu.
journals-unreadable = { journal-unreadable } { $more ->
    [one] Obok leży jeszcze jeden taki plik.
    [few] Obok leżą jeszcze { $more } takie pliki.
   *[many] Obok leży jeszcze { $more } takich plików.
 }
journal-not-understood = jest uszkodzona albo pochodzi z innej wersji programu
crash-kept = W programie Heksy wystąpił błąd. Rozgrywana partia jest na dysku i wróci przy następnym uruchomieniu. Informacje o błędzie zapisano w „{ $path }”.
crash-noted = W programie Heksy wystąpił błąd. Informacje o błędzie zapisano w „{ $path }”.
journal-stopped = automatyczny zapis przestał działać
disk-full = dysk jest pełny
disk-not-allowed = brak uprawnień
disk-no-folder = w miejscu folderu leży plik
settings-unreadable = Nie udało się odczytać ustawień: { $reason }. Przyjęto wartości domyślne, a plik pozostaje bez zmian.
settings-broken = Niektórych ustawień nie udało się odczytać; przyjęto dla nich wartości domyślne. Stary plik zachowano jako settings.bad.json.
settings-later = Ustawienia zapisała nowsza wersja programu Heksy. Użyto tego, co ta wersja rozumie; plik zachowano jako settings.later.json.
settings-failed = Nie udało się zapisać ustawień w „{ $path }”: { $reason }. Obowiązują do zamknięcia programu, który spróbuje ponownie przy następnej zmianie i na koniec.
window-failed = Program nie może otworzyć okna. Potrzebuje OpenGL 2 lub nowszego: zainstaluj lub zaktualizuj sterownik karty graficznej. Wiersz poleceń działa bez niego: heksy --help. ({ $reason })
settings-mended = Ustawienia są znów zapisane.
settings-lost = Nie udało się zapisać ustawień w „{ $path }”: { $reason }. Ostatnie zmiany nie będą obowiązywać po ponownym uruchomieniu.

## The window: actions

action-new = Nowa partia…
action-rematch = Rewanż
action-continue = Kontynuuj tę partię…
action-study = Opracuj tę partię
action-leave-as-it-was = Zostaw partię bez zmian
action-set-up = Ustaw pozycję
action-set-up-done = Wróć do partii
action-play-from-here = Graj od tej pozycji…
action-pause = Wstrzymaj partię
action-start-clocks = Uruchom zegary
action-start-game = Rozpocznij partię
action-resume-game = Wznów partię
action-take-back = Cofnij ruch
action-undo = Cofnij
action-redo = Ponów
action-undo-opening = Wróć do poprzedniej partii
action-redo-opening = Wróć do otwartej partii
action-offer-draw = Zaproponuj remis
action-claim-draw = Reklamuj remis
action-resign = Poddaj partię
action-move-now = Ruch teraz
action-hint = Podpowiedź
action-play-for-person = Niech ten ruch wykona komputer
action-switch-sides = Zamień strony
action-type-move = Wpisz ruch
action-board = Kursor na planszę
action-open = Otwórz…
action-save = Zapisz
action-save-as = Zapisz jako…
action-own-games = Twoje partie
action-choose-game = Partie w tym pliku…
action-previous-game = Poprzednia partia
action-next-game = Następna partia
action-copy-position = Kopiuj pozycję (FEN)
action-copy-game = Kopiuj partię (PGN)
action-copy-picture = Kopiuj obraz
action-paste = Wklej pozycję lub partię
action-quit = Zakończ
action-analyse = Rozpocznij analizę
action-analyse-stop = Zatrzymaj analizę
action-lock-analysis = Analizuj stale tę pozycję
action-unlock-analysis = Analizuj bieżącą pozycję
action-threat = Pokaż groźbę
action-threat-stop = Ukryj groźbę
action-play-best = Zagraj najlepszy ruch analizy
action-report = Utwórz raport z partii
action-say-evaluation = Odczytaj ocenę
action-report-again = Utwórz nowy raport
action-report-stop = Przerwij raport
action-explore = Ruchy z tej pozycji
action-explore-hide = Ukryj ruchy z tej pozycji
action-previous-mistake = Poprzedni błąd
action-next-mistake = Następny błąd
action-play-again = Zagraj od pozycji przed tym błędem…
action-first = Przejdź na początek
action-previous = Poprzedni ruch
action-autoplay = Odtwarzanie
action-autoplay-stop = Zatrzymaj odtwarzanie
action-next = Następny ruch
action-last = Przejdź na koniec
action-previous-variation = Poprzedni wariant
action-next-variation = Następny wariant
action-promote = Przesuń wariant wyżej
action-demote = Przesuń wariant niżej
action-main-line = Ustaw jako wariant główny
action-delete = Usuń od tego miejsca
action-delete-after = Usuń dalsze ruchy
action-comment = Komentarz do ruchu
action-comment-before = Komentarz przed ruchem
action-clear-shapes = Usuń strzałki i kółka
action-header = Edytuj dane partii…
action-flip = Obróć planszę
action-mute = Wycisz dźwięki
action-unmute = Włącz dźwięki
action-panel = Panel boczny
action-full-screen = Pełny ekran
action-larger = Powiększ
action-smaller = Pomniejsz
action-usual-size = Przywróć rozmiar
action-engines = Zarządzaj silnikami…
action-settings = Ustawienia…
action-rules = Zasady gry
action-blind = Gra z czytnikiem ekranu
action-keys = Skróty klawiszowe
action-about = O programie Heksy
word-take-back = Cofnij
word-draw = Remis
word-flip = Obróć
word-study = Opracuj
word-play-again = Zagraj znów

## Sounds

settings-volume = Głośność
settings-muted = Wycisz dźwięki
sounds-off = Dźwięki są wyłączone.
sounds-on = Dźwięki są włączone.

## The window: menus

menu-file = Plik
menu-game = Partia
menu-edit = Edycja
menu-glyphs = Znaki
menu-computer = Komputer
menu-export = Eksport
menu-study = Opracowanie
menu-view = Widok
menu-help = Pomoc
tab-board = Plansza
tab-games = Partie
menu-recent = Ostatnie pliki
menu-forget-recent = Wyczyść ostatnie pliki
menu-recorded = Zbiory partii
menu-collection = { $title } ({ $count ->
    [one] 1 partia
    [few] { $count } partie
   *[many] { $count } partii
 })

## Glyphs of moves

glyphs-moves = Ruch
glyphs-positions = Pozycja
glyphs-time = Czas
glyphs-observations = Spostrzeżenia
glyphs-play = Inicjatywa i atak
glyphs-number = Według numeru NAG
glyph-named = { $sign }   { $name }
glyph-put = Dodaj
glyph-good = Dobry ruch
glyph-mistake = Błąd
glyph-brilliant = Znakomity ruch
glyph-blunder = Gruby błąd
glyph-interesting = Ciekawy ruch
glyph-dubious = Wątpliwy ruch
glyph-forced = Jedyny ruch
glyph-singular = Brak rozsądnej alternatywy
glyph-worst = Najgorszy ruch
glyph-equal = Równa pozycja
glyph-equal-quiet = Równa i spokojna pozycja
glyph-equal-active = Równa i aktywna pozycja
glyph-unclear = Niejasna pozycja
glyph-white-slightly = Białe stoją nieco lepiej
glyph-black-slightly = Czarne stoją nieco lepiej
glyph-white-better = Białe stoją lepiej
glyph-black-better = Czarne stoją lepiej
glyph-white-winning = Białe mają wygraną
glyph-black-winning = Czarne mają wygraną
glyph-white-crushing = Białe mają miażdżącą przewagę
glyph-black-crushing = Czarne mają miażdżącą przewagę
glyph-white-little-time = Białe mają mało czasu
glyph-black-little-time = Czarne mają mało czasu
glyph-white-time-trouble = Białe są w niedoczasie
glyph-black-time-trouble = Czarne są w niedoczasie
glyph-white-zugzwang = Białe są w zugzwangu
glyph-black-zugzwang = Czarne są w zugzwangu
glyph-white-space = Białe mają przewagę przestrzeni
glyph-black-space = Czarne mają przewagę przestrzeni
glyph-white-development = Białe mają przewagę w rozwoju
glyph-black-development = Czarne mają przewagę w rozwoju
glyph-white-initiative = Białe mają inicjatywę
glyph-black-initiative = Czarne mają inicjatywę
glyph-white-attack = Białe atakują
glyph-black-attack = Czarne atakują
glyph-white-compensation = Białe mają rekompensatę
glyph-black-compensation = Czarne mają rekompensatę
glyph-white-counterplay = Białe mają kontrgrę
glyph-black-counterplay = Czarne mają kontrgrę
glyph-novelty = Nowinka

## The window: the header of a game

header-title = Dane partii
heading-players = { $white } – { $black }
heading-number = { $game } z { $games }
header-event = Turniej
header-site = Miejsce
header-date = Data
header-date-hint = 1999.12.31; ?? = część nieznana
header-round = Runda
header-result = Wynik
header-no-result = Niezakończona
header-result-played = O wyniku trwającej partii rozstrzyga gra. Zakończ partię albo opracuj ją, gdy będzie zakończona.
header-tags = Inne znaczniki
header-tag-add = Dodaj znacznik
header-tag-name = Nazwa znacznika { $number }
header-tag-name-hint = Nazwa
header-tag-value = Wartość znacznika { $number }
header-tag-remove = Usuń znacznik { $number }
header-date-wrong = „{ $text }” to nie data: podaj rok, miesiąc i dzień jak w 1999.12.31, a zamiast nieznanych części wpisz ???? lub ??.
header-tag-unnamed = Znacznik musi mieć nazwę: wpisz ją albo usuń znacznik.
header-tag-has-field = „{ $name }” ma powyżej osobne pole.
header-tag-from-game = Znacznika „{ $name }” nie można ustawić: program wpisuje go sam na podstawie partii.
header-tag-twice = Znacznik „{ $name }” już jest: zmień tamten.
header-tag-name-wrong = „{ $name }” nie może być nazwą znacznika: nazwa zaczyna się od litery i składa się tylko z liter angielskich, cyfr i podkreśleń.

## The window: panel and corners

comment-field = Komentarz

moves-none = Nie ma jeszcze ruchów
summary-set-up = Własna
summary-match = Mecz
span-minutes = { $minutes }{ "\u00A0" }min
span-seconds = { $seconds }{ "\u00A0" }s
span-minutes-seconds = { $minutes }{ "\u00A0" }min { $seconds }{ "\u00A0" }s
clock-unlimited-text = bez zegara
clock-fixed-text = { $time } na gracza
clock-fischer-text = { $time } + { $increment } na ruch
clock-delay-text = { $time }, opóźnienie { $delay }
clock-bronstein-text = { $time }, opóźnienie Bronsteina { $delay }
clock-byo-yomi-text = { $time }, potem { $periods ->
    [one] jeden okres
    [few] { $periods } okresy
   *[many] { $periods } okresów
 } po { $period }
clock-periods-text = { $periods ->
    [one] { $period } na każdy ruch
    [few] { $periods } okresy po { $period }
   *[many] { $periods } okresów po { $period }
 }
clock-hourglass-text = klepsydra { $time }
clock-stage-text = { $moves ->
    [one] jeden ruch
    [few] { $moves } ruchy
   *[many] { $moves } ruchów
 } w { $time }
clock-stage-again-text = { $moves ->
    [one] każdy ruch
    [few] każde { $moves } ruchy
   *[many] każde { $moves } ruchów
 } w { $time }
clock-stage-increment-text = { $time } + { $increment }
clock-then-text = { $first }, potem { $next }
clock-white-text = Białe: { $control }
clock-black-text = Czarne: { $control }
clock-sides-text = { $white }; { $black }
panel-moves = Ruchy
panel-move-number = ruch { $number }
panel-match = Dotychczasowy wynik: { $score }
details-book = Książka debiutowa do { $move }
details-times = Zużyty czas: białe { $white }, czarne { $black }; najdłuższy ruch { $longest }
engine-depth = głębokość { $depth }
analysis-off = Analiza jest wyłączona
analysis-thinking = myśli…
analysis-lines = Warianty
analysis-progress = { $depth } · { $speed }
analysis-add-line = Dodaj wariant { $line } aż do ruchu { $move }
analysis-line = Wariant { $line }, { $score }: { $moves }
analysis-more = …
report-title = Raport
report-mistakes = { $count ->
    [0] bez błędów
    [one] { $count } błąd
    [few] { $count } błędy
    [many] { $count } błędów
   *[other] { $count } błędu
}
report-accuracies = { $white } { $first } · { $black } { $second }
report-progress = Pozycje: { $done } z { $all }
report-fold = Zwiń raport
report-unfold = Rozwiń raport
report-accuracy = Dokładność
report-loss = Śr. strata
report-points = { $points } pkt
report-loss-hint = Średnia strata na ruch w punktach: partia jest warta jeden punkt
report-opening = Debiut
report-middlegame = Gra środkowa
report-endgame = Końcówka
report-unknown = –
report-next-inaccuracy = { $count ->
    [0] { $side }: bez niedokładności
    [one] { $side }: następna niedokładność, łącznie jedna
   *[other] { $side }: następna niedokładność, łącznie { $count }
 }
report-next-mistake = { $count ->
    [0] { $side }: bez błędów
    [one] { $side }: następny błąd, łącznie jeden
   *[other] { $side }: następny błąd, łącznie { $count }
 }
report-next-blunder = { $count ->
    [0] { $side }: bez grubych błędów
    [one] { $side }: następny gruby błąd, łącznie jeden
   *[other] { $side }: następny gruby błąd, łącznie { $count }
 }
analysis-fewer-lines = Mniej wariantów
analysis-more-lines = Więcej wariantów
analysis-threat = Groźba
analysis-no-threat = brak, gdy król jest w szachu lub partia jest zakończona
explorer-recorded = Zbiory
explorer-book = Książka
explorer-all = Razem
explorer-reading = Wczytywanie partii…
explorer-none = Brak partii z tą pozycją.
explorer-games = { $move }: razem { $games }, białe { $points }
evaluation = Ocena: { $score }
evaluation-chances = Oczekiwany wynik białych: { $points } (wygrana { $won }, remis { $drawn }, przegrana { $lost })
evaluation-stalemate = Wariant kończy się patem: { $result }
analysis-exact = Dokładny wynik: { $result }
analysis-exact-moves = Dokładny wynik: { $result }, { $moves ->
    [one] jeden ruch
    [few] { $moves } ruchy
   *[many] { $moves } ruchów
 } do następnego bicia lub ruchu pionem
evaluation-unknown = jeszcze nieznana
captured-pieces = { $count ->
    [one] zbita jedna bierka
    [few] zbite { $count } bierki
   *[many] zbito { $count } bierek
 }{ $ahead ->
    [0] {""}
   *[other] {", przewaga "}{ $ahead }
 }
clock-of = { $name }: { $time }
material-ahead = +{ $points }
clock-period-face = { $time } ×{ $periods }
clock-period-spoken = { $time }, { $periods ->
    [one] ostatni okres
    [few] zostały { $periods } okresy
   *[many] zostało { $periods } okresów
 }
drop-hint = Upuść, aby otworzyć plik
dropped-others = Otwierany jest plik „{ $path }”. { $others ->
    [one] Drugi plik nie został otwarty
    [few] Pozostałe { $others } pliki nie zostały otwarte
    [many] Pozostałych { $others } plików nie otwarto
   *[other] Pozostałych { $others } pliku nie otwarto
 }: otwieraj po jednym pliku.
file-dialog-open = Okno wyboru pliku jest już otwarte. Wybierz w nim plik albo najpierw je zamknij.

## The window: setting up a position

editor-title = Ustawianie pozycji
editor-white-piece = { $piece ->
    [piece-rook] Biała
    [piece-crowned] Biała
    [piece-any] Biała
   *[other] Biały
 } { NAME($piece) }
editor-black-piece = { $piece ->
    [piece-rook] Czarna
    [piece-crowned] Czarna
    [piece-any] Czarna
   *[other] Czarny
 } { NAME($piece) }
editor-hand = Przestaw bierki
editor-eraser = Usuń bierki
editor-start = Początkowa
editor-clear = Wyczyść planszę
editor-swap = Zamień strony
editor-mirror = Odbicie lustrzane
editor-rotate = Obróć o 60°
editor-evaluation = Ocena
editor-turn = Na ruchu
editor-castling = Roszada
editor-queen-side = strona hetmana
editor-bishops-side = strona gońców
editor-en-passant = W przelocie
editor-en-passant-none = Brak
editor-promoted-none = Żadna
editor-by-capture = Po biciu
editor-just-crowned = Nowa damka
editor-since-pawn = { $count ->
        [one] półruch od bicia lub ruchu pionem
        [few] półruchy od bicia lub ruchu pionem
       *[many] półruchów od bicia lub ruchu pionem
    }
editor-since-man = { $count ->
        [one] półruch od bicia lub ruchu kamieniem
        [few] półruchy od bicia lub ruchu kamieniem
       *[many] półruchów od bicia lub ruchu kamieniem
    }
editor-move-number = Ruch
editor-possible = Pozycja jest możliwa.
editor-study = Opracuj
editor-find = Znajdź partie
editor-find-hint = Twoje partie, w których te bierki stoją jednocześnie na tych polach
editor-copy = Kopiuj pozycję
editor-copy-picture = Kopiuj jako tekst
editor-copy-picture-hint = Kopiuje planszę jako tekst: litera oznacza bierkę, kropka puste pole. Taki tekst można też wkleić.

## The window: buttons of dialogs

button-accept = Przyjmij
button-agree = Zgoda
button-add-engine = Dodaj silnik…
button-add = Dodaj
button-append = Dopisz do pliku
button-cancel = Anuluj
button-change = Edytuj…
button-choose = Wybierz…
button-close = Zamknij
dialog-close = Zamknij to okno
button-continue = Kontynuuj
button-wait = Czekaj
button-claim-win = Zapisz wygraną
button-call-draw = Zapisz remis
button-keep-unfinished = Zachowaj jako niedokończoną
button-keep-as-won = Zachowaj jako wygraną
button-open-record = Otwórz zapis
button-resume = Wznów
button-decline = Odrzuć
button-discard = Porzuć
button-done = Gotowe
button-new-game-from-here = Nowa partia stąd
button-back-to-board = Wróć do planszy
button-open = Otwórz
button-quit-unsaved = Zakończ bez zapisu
button-play-on = Niech gra program
button-remove = Usuń
button-replace = Zastąp
button-resign = Poddaj partię
button-save = Zapisz
button-save-elsewhere = Zapisz jako…
button-set-up = Edytuj
button-start = Start
button-try = Wypróbuj silnik
button-variation = Dodaj wariant

## The window: new game

new-game-title = Nowa partia
more = Więcej
more-open = rozwinięte
more-closed = zwinięte
more-differs = Zmienione: { $what }
more-usual = Pozycja, imiona, zegary, mecz, fory, zasady – jak zwykle
more-usual-continue = Zegary, zasady – jak zwykle
more-usual-online = Nieobecność, zasady, pośrednik – jak zwykle
more-usual-join = Pośrednik – jak zwykle
more-usual-three = Miejsca, plansza – jak zwykle
new-game-game = Gra
new-game-opponent = Przeciwnik
opponent-friend = Znajomy, tutaj
opponent-online = Przez internet
opponent-mail = Listownie
new-game-name = imię
new-game-names = Imiona
new-game-engine = Silnik programu
new-game-level = Poziom
level-full = Pełny
new-game-half = O pół poziomu silniejszy
new-game-even = Mniej więcej na moim poziomie
new-game-played = Czy znasz już tę grę?
new-game-played-no = Nie
new-game-played-yes = Tak
rival-easier = Łatwiejszy
rival-even = Równy
rival-harder = Trudniejszy
rival-rated = Twój ranking to { $rating } ± { $margin }. Komputer gra z siłą { $elo }.
rival-first = Komputer zaczyna z siłą { $elo }. Trzy partie pokażą Twoją siłę.
new-game-both = Komputer gra po obu stronach
new-game-two-computers = Dwa komputery
new-game-swap = Zamień kolory
new-game-you-play = Twój kolor
new-game-random = Losowo
player-you = Ty
about-glinski = Najbardziej znane szachy heksagonalne: 91 pól, dziewięć pionów, ¾ punktu za pata.
about-mccooey = Najbliższe zwykłym szachom: 91 pól, siedem pionów bijących po skosie.
about-shafran = Plansza o 70 polach, roszada i piony idące nawet o trzy pola.
about-checkers = Warcaby na polach sześciokątnych: bicie jest obowiązkowe, i to największe.
about-three = Trzy armie na jednej planszy, każda przeciw obu pozostałym; wygrywa ostatnia.
new-game-clock = Zegar
new-game-clocks = Zegary
new-game-minutes = Minuty na gracza
new-game-increment = Sekundy dodawane po każdym ruchu
new-game-per-move = na ruch
new-game-free-first-moves = Zegary ruszają po pierwszym ruchu każdej ze stron
new-game-position = Pozycja
new-game-from-moves = Partia na planszy, { $moves ->
    [one] po jednym półruchu
   *[other] po { $moves } półruchach
 }
new-game-draws = Zasady
continue-title = Kontynuuj tę partię
continue-saved-clocks = { $control }, białe { $white }, czarne { $black }
continue-clock-saved = Jak w zapisanej partii
continue-clock-new = Nowy
player-human = Człowiek
player-computer = Komputer
clock-none = Bez zegara
clock-other = Inny…
clock-sudden-death = Czas na partię
clock-preset = { $minutes }+{ $increment }
clock-fischer = Z dodawaniem czasu (Fischer)
clock-delay = Z opóźnieniem (USA)
clock-bronstein = Z opóźnieniem (Bronstein)
clock-stages = Etapami (klasycznie)
clock-byo-yomi = Byo-yomi
clock-hourglass = Klepsydra
clock-none-hint = Czas nie jest mierzony.
clock-sudden-death-hint = Każdy gracz ma tyle czasu na całą partię.
clock-fischer-hint = Po każdym ruchu gracz, który go wykonał, dostaje dodatkowo tyle sekund.
clock-delay-hint = Przy każdym ruchu zegar czeka tyle sekund, zanim ruszy.
clock-bronstein-hint = Po każdym ruchu gracz odzyskuje zużyty na niego czas, ale nie więcej niż tyle sekund.
clock-stages-hint = W czasie etapu trzeba wykonać podaną liczbę ruchów. Potem zaczyna się następny etap; zaoszczędzony czas pozostaje.
clock-byo-yomi-hint = Po czasie głównym na każdy ruch przypada jeden okres. Okres traci się tylko wtedy, gdy ruch trwa dłużej; kto straci ostatni, przegrywa partię. Jeden okres bez czasu głównego to stały czas na każdy ruch.
clock-hourglass-hint = Ile czasu gracz zużyje, tyle przybywa drugiemu.
clock-white = Zegar białych
clock-black = Zegar czarnych
clock-different = Różne zegary dla białych i czarnych
clock-word-delay = opóźnienie
clock-word-back = opóźnienie Bronsteina
clock-word-then = potem
clock-word-periods = { $count ->
    [one] okres
    [few] okresy po
   *[many] okresów po
 }
clock-word-moves-in = { $count ->
    [one] ruch w
    [few] ruchy w
   *[many] ruchów w
 }
clock-word-rest = pozostałe ruchy w
clock-stage-add = Dodaj etap
clock-stage-remove = Usuń ostatni etap
clock-stage-repeats = Powtarzaj ostatni etap
clock-main-time = Minuty czasu głównego
clock-delay-seconds = Sekundy opóźnienia
clock-periods = Liczba okresów
clock-period-seconds = Sekundy okresu
clock-stage-moves = Ruchy etapu
clock-stage-minutes = Minuty etapu
clock-stage-name = { $clock }, etap { $number }
number-wrong = { $name }: „{ $text }” to nie liczba od { $least } do { $most }.
number-wrong-whole = { $name }: „{ $text }” to nie liczba całkowita od { $least } do { $most }.
suffix-minutes = {" min"}
suffix-seconds = {" s"}
position-usual = Początkowa
position-drop = Zacznij od pozycji początkowej
position-fen = FEN
position-samples = Przykładowe pozycje
draws-repetition-automatic = Trzykrotne powtórzenie to od razu remis
draws-fifty-automatic-checkers = 50 ruchów bez bicia i bez ruchu kamieniem to od razu remis
rules-total-ban = Kamienie nigdy nie mogą bić damek na ich własnych polach przemiany (całkowity zakaz)
rules-touch-move = Dotknięte – ruszone: dotkniętą bierką trzeba wykonać ruch albo trzeba ją zbić; ruchów się nie cofa
draws-fifty-automatic = 50 ruchów bez bicia i bez ruchu pionem to od razu remis
sample-queen-mate = Mat hetmanem
sample-rook-mate = Mat wieżą
sample-pawn-race = Wyścig pionów
sample-stalemate = Mat, nie pat
sample-castling = Roszada w obie strony
sample-long-step = Trzy pola i bicie w przelocie
sample-three-men = Bicie trzech kamieni w jednym ruchu
sample-promotion-cells = Chroniona damka
sample-kings = Trzy damki na jedną
draws-bare-kings = Tylko dwa samotne króle to remis z braku materiału

## Two players at one board: offers, handicap, match, tournament, scoresheet

question-draw = { $name }: propozycja remisu.
question-takeback = { $name }: prośba o cofnięcie { $moves ->
    [one] jednego ruchu
   *[other] { $moves } ruchów
 }.
warn-title = { $move } może być błędem
warn-said = { $title }. { $reason } Enter wykonuje ten ruch, Esc go cofa.
warn-play = Zagraj mimo to
warn-offer = Czy komputer ma ostrzegać przed ruchem, po którym coś stracisz? Można to też zmienić w ustawieniach. Ostrzeżenie liczy się jako podpowiedź.
warn-yes = Ostrzegaj
warn-no = Nie, dziękuję
action-accept = Przyjmij propozycję
action-decline = Odrzuć propozycję
action-next-match-game = Następna partia meczu
action-save-match = Zapisz mecz
action-print-game = Drukuj partię…
action-scoresheet = Eksportuj zapis partii…
action-save-picture = Zapisz obraz…
action-save-animation = Zapisz animację…
match-round = Partia { $game } z { $games }
match-won = Zwycięzca meczu: { $name }. { $score }.
match-drawn = Mecz zakończył się remisem. { $score }.
match-points-of = { $name }: { $points } pkt w meczu
new-game-handicap = Fory
handicap-none = Brak
handicap-giver = Fory dają
handicap-given = { $odds }, dają { $giver ->
   *[white] białe
    [black] czarne
 }
handicap-hint = { $color ->
   *[white] Białe zaczynają bez: { $cells }.
    [black] Czarne zaczynają bez: { $cells }.
 }
odds-queen = Fory hetmana
odds-rook = Fory wieży
odds-knight = Fory skoczka
odds-bishop = Fory gońca
odds-pawn = Fory piona
odds-one-man = Fory jednego kamienia
odds-two-men = Fory dwóch kamieni
odds-three-men = Fory trzech kamieni
new-game-match = Mecz
match-single = Jedna partia
match-several = Kilka partii
match-games = Liczba partii
match-word-games = { $count ->
    [one] partia
    [few] partie
   *[many] partii
 }, kolory na zmianę
match-ends-when-decided = Zakończ mecz, gdy jest rozstrzygnięty
rules-tournament = Turniej: dotknięte – ruszone, bez cofania, podpowiedzi i zaznaczeń, remis tylko z własnym ruchem
takebacks = Cofanie ruchów
takebacks-free = Dozwolone
takebacks-agreement = Za zgodą
takebacks-none = Niedozwolone
summary-rules = Zasady
summary-tournament = Turniejowe
summary-touch-move = Dotknięte – ruszone
summary-takebacks-free = Cofanie ruchów dozwolone
summary-takebacks-agreement = Cofanie ruchów za zgodą
summary-takebacks-none = Bez cofania ruchów
scoresheet-title = Zapis partii
scoresheet-page = { $players }, strona { $page } z { $pages }
scoresheet-result = Wynik:
picture-written = Zapisano w „{ $path }”.
picture-ending = nazwa pliku musi kończyć się na { $endings }
path-print-title = Drukowanie partii
path-scoresheet-title = Eksportuj zapis partii
path-picture-title = Zapisz obraz
path-animation-title = Zapisz animację
file-filter-pages = Strony do druku
file-filter-text = Zwykły tekst

## The window: questions

unsaved-title = Zapisać partię?
unsaved-text = W tej partii są niezapisane ruchy. Bez zapisu zostaną utracone.
unsaved-changes-text = Jeśli nie zapiszesz partii, te zmiany zostaną utracone: { $changes }.
change-moves = ruchy
change-variations = warianty
change-comments = komentarze i znaki
change-report = raport
change-header = dane partii
change-result = wynik
unsaved-match-title = Zapisać mecz?
unsaved-match-text = W tym meczu są niezapisane partie lub ruchy. Bez zapisu zostaną utracone.
play-on-title = Grać od tego miejsca?
play-on-text = Partia ma już dalszy ciąg z tej pozycji. Dodać Twój ruch jako wariant czy rozpocząć stąd nową partię?
play-on-remember = Nie pytaj więcej do zamknięcia programu
resign-title = Poddać partię?
resign-text = { $color ->
   *[white] Białe
    [black] Czarne
 } przegrają partię.
resign-you-text = Przegrasz partię.
restore-title = Przywrócić niezapisaną partię?
restore-text = Program zakończył działanie, zanim zapisano tę partię. Można ją kontynuować, zapisać albo porzucić.
restore-text-over = Program zakończył działanie, zanim zapisano tę partię. Partia jest skończona: można ją otworzyć, zapisać albo porzucić.
restore-in-doubt = Ta partia może być otwarta w innym oknie programu Heksy; na tym dysku nie da się tego sprawdzić. Jeśli będziesz ją tu kontynuować albo ją porzucisz, tamto okno zachowa swoją partię.
restore-more = { $count ->
    [one] Znaleziono jeszcze jedną partię. Będzie następna, a jeśli będziesz kontynuować tę, pojawi się przy następnym uruchomieniu programu.
    [few] Znaleziono jeszcze { $count } partie. Będą następne, a jeśli będziesz kontynuować tę, pojawią się przy następnym uruchomieniu programu.
   *[many] Znaleziono jeszcze { $count } partii. Będą następne, a jeśli będziesz kontynuować tę, pojawią się przy następnym uruchomieniu programu.
 }
engine-gone-title = Brakuje silnika
engine-gone-text = { $color ->
   *[white] Białymi
    [black] Czarnymi
 } miał grać silnik „{ $name }”, ale nie ma go już na liście. Niech dalej gra program Heksy z pełną siłą albo dodaj ten silnik ponownie pod tą nazwą i wybierz „Ruch teraz”.
file-there-title = Plik już istnieje
file-there-text = { $games ->
    [0] Plik „{ $path }” już istnieje. Zastąpić go?
    [one] Plik „{ $path }” już istnieje, jest w nim jedna partia. Dopisać tę partię do pliku czy zastąpić tamtą?
    [few] Plik „{ $path }” już istnieje, są w nim { $games } partie. Dopisać tę partię do pliku czy zastąpić wszystkie { $games }?
   *[many] Plik „{ $path }” już istnieje, jest w nim { $games } partii. Dopisać tę partię do pliku czy zastąpić wszystkie { $games }?
 }
file-gone-title = Nie ma pliku
file-gone-text = { $games ->
    [0] Pliku „{ $path }” już nie ma: inny program przeniósł go, przemianował albo usunął. Było w nim kilka partii. Zapisać tylko tę partię w nowym pliku o tej nazwie czy gdzie indziej?
    [one] Pliku „{ $path }” już nie ma: inny program przeniósł go, przemianował albo usunął. Zapisać tę partię w nowym pliku o tej nazwie czy gdzie indziej?
    [few] Pliku „{ $path }” już nie ma: inny program przeniósł go, przemianował albo usunął. Były w nim { $games } partie. Zapisać tylko tę partię w nowym pliku o tej nazwie czy gdzie indziej?
   *[many] Pliku „{ $path }” już nie ma: inny program przeniósł go, przemianował albo usunął. Było w nim { $games } partii. Zapisać tylko tę partię w nowym pliku o tej nazwie czy gdzie indziej?
 }
problem-open = Nie udało się otworzyć pliku
problem-unread = Część partii jest nieczytelna
problem-save = Nie udało się zapisać
problem-paste = Nie udało się wkleić
problem-connect = Nie udało się połączyć
problem-mail = Nie można przyjąć listu
problem-interrupted = Partia przez internet przerwana
path-open-title = Otwórz plik
path-save-title = Zapisz partię
path-field = Ścieżka pliku
path-hint = Pełna ścieżka, na przykład /home/anna/partie.pgn lub ~/partie.pgn. Plik można też upuścić na okno.
path-save-hint = Pełna ścieżka, na przykład /home/anna/partie.pgn lub ~/partie.pgn.
path-page-hint = Pełna ścieżka, na przykład /home/anna/partia.html lub ~/partia.html. Stronę można wydrukować z przeglądarki.
path-picture-hint = Pełna ścieżka, na przykład /home/anna/plansza.png lub ~/plansza.svg. Końcówka .svg zapisuje rysunek o dowolnym rozmiarze.
path-animation-hint = Pełna ścieżka, na przykład /home/anna/partia.gif lub ~/partia.gif.
club-save-hint = Pełna ścieżka, na przykład /home/anna/tabela.csv lub ~/tabela.csv.
file-filter-games = Partie
file-filter-all = Wszystkie pliki

## The window: games of a file

games-title = Partie w pliku { $file }
games-filter = Filtr
games-filter-hint = Część nazwiska, wynik, rok
games-none = Żadna partia nie pasuje
games-row = { $number } { $white } – { $black } { $result }
games-count = { $shown } z { $all ->
    [one] 1 partii
   *[other] { $all } partii
 }
games-own-count = { $all ->
    [one] 1 partia
    [few] { $all } partie
    [many] { $all } partii
   *[other] { $all } partii
 }: wygrane { $won }, remisy { $drawn }, przegrane { $lost }
games-so-far = { $shown } z { $all } wczytanych dotąd partii
games-searching = Przeszukiwanie partii…
games-number = Nr
games-result = Wynik
games-moves = Ruchy
games-date = Data
games-event = Turniej
games-opening = Debiut
games-ratings = Ranking, poziom
# The ratings above the own games
own-rating = Z komputerem
own-rating-puzzles = W zadaniach
own-rating-menu = Więcej o rankingu
own-rating-reset = Usuń mój ranking: { $game }
own-rating-hint = Twoja siła mieści się w tych granicach z pewnością 95%. Podpowiedź lub cofnięcie ruchu zmniejsza zysk z partii o połowę.
own-mistakes = { $games ->
    [one] W ostatniej partii z raportem: { $what } – { $percent } strat z powodu błędów.
   *[other] W ostatnich { $games } partiach z raportem: { $what } – { $percent } strat z powodu błędów.
}
own-mistakes-puzzles = Zadania tego rodzaju
own-mistakes-reset = Usuń moje błędy: { $game }
games-ending = Końcówka
games-title-pasted = Wklejone partie
games-any-game = Wszystkie gry
games-any-result = Wszystkie wyniki
games-content = Treść
games-any-content = Dowolna treść
games-stalemate = Zakończone patem
games-knight = Promocja na skoczka
games-comments = Z komentarzami
games-report = Z raportem
games-copies = Kopie wcześniejszej partii
games-single = Bez kopii
games-filter-columns = Nazwa kolumny z dwukropkiem szuka tylko w niej: { $white }:anna. Dla dat i liczb także < i >: { $date }:<1985, { $moves }:>60. Bierki na końcu (angielskie litery): { $ending }:KRPKR.
games-other-points = Inne punkty
games-unfinished = Niedokończone
games-filters = { $count ->
    [0] Filtry
   *[other] Filtry ({ $count })
 }
games-filters-clear = Usuń filtry
games-saved-filters = Zapisane filtry
games-filter-name = Nazwa filtra
games-filter-delete = Usuń filtr { $name }
games-filter-nothing = Najpierw wybierz lub wpisz warunek.
games-filter-unnamed = Najpierw wpisz nazwę.
games-at = Pozycja
games-at-hint = Tylko partie z tą pozycją. Kliknij, aby pokazać wszystkie partie.
games-pieces = Bierki
games-pieces-hint = Tylko partie, w których szukane bierki stoją jednocześnie na swoich polach
games-sort = Sortuj według kolumny „{ $column }”
games-preview = Wybrana partia: { $position }
games-listed = Te partie
games-save = Zapisz do pliku…
games-save-hint = Zapisuje partie z listy w jednym pliku, w tej kolejności
games-save-title = Zapisz partie z listy
games-save-onto = Część tych partii pochodzi z tego pliku. Wybierz inną nazwę.
games-lost = { $games ->
    [one] przepadłaby jedna partia, która w nim jest
    [few] przepadłyby { $games } partie, które w nim są
   *[many] przepadłoby { $games } partii, które w nim są
 }
games-tags = Edytuj dane partii…
games-tags-title = Dane partii z listy ({ $games })
games-tags-hint = Zmieniane są tylko wypełnione pola, we wszystkich partiach z listy.
games-tags-set = Dane zostały ustawione.
games-tags-no-file = Tych partii nie ma w żadnym Twoim pliku. Najpierw je zapisz.
club-open = Tabela turniejowa
club-open-hint = Punkty i rankingi graczy z partii na liście
club-title = Tabela turniejowa i rankingi
club-cross = Tabela turniejowa
club-ratings = Rankingi
club-player = Gracz
club-points = Punkty
club-games = Partie
club-tie-break = S-B
club-rating = Elo
club-summary = { $games ->
    [one] Jedna partia
    [few] { $games } partie
   *[many] { $games } partii
 }, liczba graczy: { $players }
club-hint = Liczą się tylko zakończone partie dwóch graczy, pat jako ¾ i ¼. S-B to punktacja Sonneborna-Bergera. Rankingi Elo zaczynają się od 1500, a partie liczą się w kolejności dat; jedna partia zmienia je najwyżej o 40, po 30 partiach najwyżej o 20.
club-large = Aby zobaczyć wyniki poszczególnych graczy między sobą, zawęź listę do najwyżej 30 graczy.
club-save = Zapisz jako CSV…
club-print = Drukuj…
page-written = Stronę zapisano w „{ $path }”. Aby ją wydrukować, otwórz ją w przeglądarce.
own-games-title = Twoje partie
own-games-none = Nie ma jeszcze partii
own-games-none-hint = Każda zakończona partia sama trafia tutaj.
games-open-file = Otwórz plik…
games-see-tournaments = Zobacz partie turniejowe ({ $count })
own-games-delete = Usuń partię
own-games-deleted = Partia została usunięta.
own-games-folders = Foldery
own-games-add-folder = Dodaj folder…
own-games-add-path = Dodaj plik lub folder według ścieżki…
own-games-add-title = Dodaj plik lub folder
own-games-add-hint = Pełna ścieżka pliku z partiami albo folderu z takimi plikami.
own-games-remove = Usuń z listy { $path }
recorded-hexodus = Gracze przeciw programowi Hexodus III, 1999
recorded-tournaments = Turnieje 1980–87
recorded-tournaments-source = Źródło: strona węgierskich graczy „hexasakkversenyek”, zebrane w jaycoskey/Glinski w serwisie GitHub

## The window: engines

engines-title = Silniki
engines-none = Nie dodano jeszcze żadnego silnika.
engines-hint = Program Heksy ma własny silnik. Grać i analizować może też każdy inny program, który zna protokół UCI i jedną z tych gier.
engines-row = { $games } · { $path }
engine-new-title = Dodaj silnik
engine-title = Edytuj silnik
engine-choose-title = Wybierz silnik
engine-program = Program
engine-arguments = Argumenty
engine-arguments-hint = zwykle żadne
engine-name = Nazwa
engine-name-hint = własna nazwa silnika
engine-untried = Silnik zostanie raz uruchomiony i zapytany, czym jest i jakie ma opcje.
engine-trying = Uruchamianie silnika…
engine-fails = { $reason }.
engine-called = { $name }
engine-called-by = { $name } (autor: { $author })
engine-works = { $name } działa. Zna gry: { $games }.
engine-option-press = naciśnij przy każdym starcie
engine-option-on = włączone
engine-option-automatic = automatycznie (z ustawień)
engine-own = Heksy
analysis-engine = Silnik

## The window: typed moves

typed-move = Ruch
typed-move-hint = { $knight-move }, exd5 lub f6f8. { key-enter } wykonuje ruch, { key-escape } zamyka pole.
typed-move-none = Żaden dozwolony ruch tak się nie zaczyna
action-type-in = Wpisz partie…
action-type-next = Zapisz, wpisz następną
type-in-kept = Partię dodano do listy „Twoje partie”. Wpisz następną.
type-in-copy = Partię dodano. To kopia partii { $number } z listy „Twoje partie”.
typed-move-wrong = „{ $text }” to nie ruch; wpisz np. { $knight-move }, exd5 lub f6f8
typed-move-count = { $count ->
        [one] { $count } ruch
        [few] { $count } ruchy
       *[many] { $count } ruchów
    }

## The window: settings

settings-title = Ustawienia
settings-search = Szukaj ustawień
settings-general = Ogólne
settings-appearance = Wygląd
settings-playing = Gra
settings-sound = Dźwięk
settings-engine = Silnik
settings-keyboard = Klawiatura
settings-reset = Przywróć domyślne na tej stronie
settings-none = Żadne ustawienie nie zawiera tych słów.
settings-language = Język
language-system = Systemowy
settings-letters = Zapis ruchów
letters-language = Według języka ({ $letters })
letters-figurines = Figurki ({ $figurines })
settings-theme = Motyw
settings-palette = Kolory planszy
settings-pieces = Zestaw bierek
settings-print-ink = Drukowane diagramy
ink-black = Czarno-białe
ink-colors = Kolory planszy
settings-scale = Skala okna
settings-notation = Rozmiar notacji
settings-marks = Oznaczenia
settings-coordinates = Pokazuj współrzędne
settings-animation = Animacja
settings-turning = Dwóch graczy
settings-legal-marks = Pokazuj dozwolone ruchy
settings-patterns = Pokazuj wszystkie pola w zasięgu bierki
settings-details = Pokazuj czas każdego ruchu w panelu
settings-always-queen = Automatyczna promocja na hetmana
settings-premoves = Pozwalaj na ruchy planowane
settings-confirm-moves = Potwierdzaj każdy ruch
settings-warn-mistakes = Ostrzegaj mnie przed błędem
settings-keep-games = Zachowuj każdą zakończoną partię w sekcji „Twoje partie”
settings-autoplay = Odtwarzanie co
settings-thinking = Myślenie
settings-own-book = Komputer korzysta z książki debiutowej
settings-analysis-lines = Warianty analizy
settings-report-nodes = Raport
settings-report-lines = Raport dodaje najlepsze ruchy jako warianty
report-nodes = { $count } tys. węzłów na ruch
settings-ponder = Przy pełnej sile komputer myśli także w czasie gracza
settings-threads = Wątki
settings-hash = Tablice hash
settings-automatic = Automatycznie ({ $value })
theme-system = Systemowy
theme-light = Jasny
theme-dark = Ciemny
palette-honey = Miód
palette-slate = Łupek
palette-green = Zieleń
palette-night = Noc
palette-high-contrast = Kontrast
pieces-classic = Klasyczne
pieces-bold = Wyraziste
animation-system = Systemowa
animation-off = Brak
animation-fast = Szybka
animation-normal = Zwykła
animation-slow = Wolna
thinking-nothing = Nic
thinking-score = Ocena
thinking-line = Ocena i wariant
turning-never = Bez obrotu
turning-board = Obracaj planszę
turning-pieces = Obracaj bierki

## The window: keys

keys-title = Skróty klawiszowe
keys-filter = Szukaj skrótów
keys-here = Na tym ekranie
keys-board = Na planszy
keys-game = W grze
keys-replay = Przeglądanie partii
keys-file = Pliki
keys-annotate = Komentowanie
keys-view = Okno
keys-hint = Kliknij klawisz, aby wybrać inny, albo plus, aby dodać jeszcze jeden.
keys-change = { $key }: zmień skrót dla „{ $action }”
keys-another = Dodaj skrót dla „{ $action }”
keys-usual = Przywróć domyślne skróty dla „{ $action }”
keys-reset-all = Przywróć domyślne
keys-press = Naciśnij klawisz dla „{ $action }”. { key-escape } niczego nie zmienia.
keys-refused-window = { $key } przechodzi między polami okna albo zamyka to, co otwarte: naciśnij inny klawisz.
keys-refused-clipboard = { $key } w systemie wycina, kopiuje lub wkleja: naciśnij inny klawisz.
keys-taken = { $key } to już klawisz dla „{ $action }”.
keys-swap = Zamień oba klawisze
keys-replace = Przenieś tutaj
keys-remove = Usuń ten klawisz
keys-cursor = Przesuwanie kursora po polach
keys-cursor-keys = { key-enter } lub { key-tab } do planszy, potem strzałki
keys-diagonal = Kursor na ukos
keys-diagonal-keys = { key-home }, { key-page-up }, { key-end }, { key-page-down }
keys-jump = Następna bierka danego rodzaju
keys-jump-keys = Litera bierki, p dla pionów
keys-stops = Następna bierka lub cel
keys-stops-keys = { key-tab }
keys-type = Wpisanie ruchu
keys-type-keys = Wielka litera figury
keys-ahead = Ruch planowany: nie na hetmana
keys-ahead-keys = Przytrzymane R (wieża), B (goniec) lub N (skoczek)
keys-confirm = Potwierdzenie lub anulowanie ruchu
keys-confirm-keys = { key-enter }, { key-escape }
keys-pick = Podniesienie i odłożenie bierki
keys-pick-keys = { key-enter } lub { key-space }
keys-describe = Co atakuje pole i co go broni
keys-describe-keys = { key-shift }+{ key-space }
keys-promote = Wybór promocji
keys-promote-keys = Litera figury
keys-draw = Rysowanie strzałki lub kółka
keys-draw-keys = Prawy przycisk
keys-draw-color = Rysowanie: czerwone, niebieskie, żółte
keys-draw-color-keys = Prawy przycisk z Shift, z Alt, z oboma
keys-wheel = Przechodzenie po ruchach
keys-wheel-keys = Kółko myszy nad planszą
keys-letters = Ustawianie: postawienie bierki
keys-letters-keys = Jej litera angielska, wielka dla białych
keys-erase = Ustawianie: usunięcie bierki
keys-erase-keys = { key-delete } lub prawy przycisk
keys-menu = Otwarcie menu
keys-menu-keys = F10 i strzałki albo { key-alt } i pierwsza litera
keys-escape = Odłożenie bierki, zamknięcie okna
keys-escape-keys = { key-escape }

## The window: about

about-title = Heksy
about-version = Wersja { $version }
about-text = Szachy heksagonalne (Gliński, McCooey, Shafran i szachy dla trojga) oraz warcaby heksagonalne. Graj z komputerem, przy jednej planszy albo przez internet i opracowuj swoje partie.
about-licence = Wolne oprogramowanie na licencji MIT lub Apache 2.0, do wyboru.

## The rules, in words

rules-title = Zasady gier
rules-try = Wypróbuj tę pozycję
rules-goal-title = Cel gry
rules-goal =
    Dać mata królowi przeciwnika: zaatakować go tak, żeby żaden ruch go nie uratował.
    • Zaczynają białe, potem strony wykonują ruchy na przemian.
    • Zaatakowany król jest w szachu. Jego strona musi od razu odpowiedzieć: odejść królem, zbić atakującą bierkę albo zasłonić linię.
    • Nie wolno wykonać ruchu, po którym własny król byłby atakowany.
    Na planszy czarne dostały mata.
rules-short-title = W skrócie, dla znających szachy
rules-short =
    • Każda strona ma trzy gońce, po jednym na każdy kolor pól.
    • Pion bije do przodu w lewo i w prawo przez bok pola, nie ruchem gońca.
    • Pion ulega promocji na ostatnim polu każdej kolumny.
    • Nie ma roszady.
    • Pat nie jest remisem: daje ¾ do ¼ punktu.
rules-board-title = Plansza
rules-board =
    Plansza ma 91 pól w trzech kolorach; do każdego gracza zwrócony jest róg.
    • Kolumny biegną prosto w górę planszy i mają litery od a do l (nie ma j).
    • Linie liczy się od strony białych; na kolumnie f się załamują: dolny róg to f1, górny f11.
    • Białe grają od dołu.
rules-army = Każda strona ma króla, hetmana, dwie wieże, trzy gońce, dwa skoczki i dziewięć pionów.
rules-rook-title = Wieża
rules-rook = Na dowolną odległość w sześciu kierunkach, przez boki pól.
rules-bishop-title = Goniec
rules-bishop = Na dowolną odległość w sześciu kierunkach, przez wierzchołki pól. Nigdy nie schodzi ze swojego koloru, więc każda strona ma trzy gońce.
rules-queen-title = Hetman
rules-queen = Jak wieża i jak goniec: dwanaście kierunków.
rules-king-title = Król
rules-king = O jedno pole w dowolnym z dwunastu kierunków hetmana, nigdy na pole atakowane.
rules-knight-title = Skoczek
rules-knight = Skacze na dwanaście najbliższych pól, których nie dosięgłby hetman, zawsze na inny kolor. Tylko skoczek przeskakuje bierki.
rules-pawn-title = Pion
rules-pawn =
    O jedno pole prosto po swojej kolumnie.
    O dwa pola, jeśli oba są wolne, z każdego pola początkowego pionów swojej strony, także wtedy, gdy doszedł tam biciem. Na planszy: dziewięć pól początkowych białych.
rules-pawn-captures-title = Jak bije pion
rules-pawn-captures =
    Pion bije o jedno pole do przodu w lewo lub w prawo, przez bok pola: jak krótki ruch wieży.
    Na planszy pion z f5 może bić na e5 i g5. Nie może bić na polach w ramkach, e6 i g6, które leżą o ruch gońca dalej.
rules-en-passant-title = Bicie w przelocie
rules-en-passant = Piona, który właśnie poszedł o dwa pola, może zbić – tylko w następnym ruchu – pion, który mógłby bić na polu, przez które tamten przeszedł. Na planszy: po c7-c5 pion z b5 bije na c6.
rules-promotion-title = Promocja
rules-promotion = Na ostatnim polu każdej kolumny pion zamienia się w hetmana, wieżę, gońca lub skoczka, do wyboru. Kółka oznaczają pola promocji białych. Na planszy pion może dojść do promocji ruchem prosto albo biciem.
rules-end-title = Jak kończy się partia
rules-end =
    • Wygrywa się matem.
    • Wygrywa się też, gdy przeciwnik podda partię albo skończy mu się czas.
    • Jeśli jednak ten, komu został czas, nie ma czym dać mata, jest remis.
rules-stalemate-title = Pat
rules-stalemate = Pat nie jest remisem: strona, która nie ma ruchu, dostaje ¼ punktu, a druga ¾.
rules-stalemate-draw = Pat jest remisem, po ½ punktu.
rules-stalemate-diagram = Na planszy ruch mają czarne. Król nie jest w szachu, ale po każdym ruchu byłby atakowany: czarne są w pacie.
rules-draws-title = Remisy
rules-draws =
    Remis daje każdej stronie ½ punktu. Partia kończy się remisem:
    • gdy ta sama pozycja z tą samą stroną na ruchu powstanie po raz trzeci;
    • po 50 ruchach każdej strony bez bicia i bez ruchu pionem;
    • za zgodą stron;
    • gdy żadna strona nie ma czym dać mata. Wystarczy pion, wieża, hetman albo trzy bierki spośród gońców i skoczków.
rules-draws-options =
    W ustawieniach nowej partii można wybrać:
    • Remis przez powtórzenie i po 50 ruchach trzeba reklamować. Ta sama pozycja po raz piąty i 75 ruchów każdej strony i tak kończą partię.
    • Za niewystarczający materiał uważa się tylko same króle, bo król i dwa skoczki potrafią wymusić mata.
rules-draws-kings =
    Remis daje każdej stronie ½ punktu. Partia kończy się remisem:
    • przez pata;
    • gdy ta sama pozycja z tą samą stroną na ruchu powstanie po raz trzeci;
    • po 50 ruchach każdej strony bez bicia i bez ruchu pionem;
    • za zgodą stron;
    • gdy zostały tylko dwa króle. Każda inna bierka wystarcza, by grać dalej.
rules-draws-claims = W ustawieniach nowej partii można wybrać, że remis przez powtórzenie i po 50 ruchach trzeba reklamować. Ta sama pozycja po raz piąty i 75 ruchów każdej strony i tak kończą partię.
rules-notation-title = Zapis
rules-notation =
    • f6: pion idzie na f6. exf5: pion z kolumny e bije na f5.
    • Nf4: skoczek idzie na f4. Nxf4: skoczek bije na f4.
    • R10f10: z dwóch wież na f10 idzie ta z linii 10. Rbf6: ta z kolumny b.
    • f11=Q: promocja na hetmana.
    • + to szach, # to mat.
    • W plikach stoją litery angielskie: K (król), Q (hetman), R (wieża), B (goniec), N (skoczek). W oknie stoją litery wybrane w ustawieniach.

rules-mccooey-short =
    • Każda strona ma trzy gońce, po jednym na każdy kolor pól, ale tylko siedem pionów.
    • Pion bije o jedno pole do przodu ruchem gońca.
    • Pion z kolumny f nie może iść o dwa pola.
    • Pion ulega promocji na ostatnim polu każdej kolumny.
    • Nie ma roszady. Pat jest remisem, jak w szachach.
rules-mccooey-army = Każda strona ma króla, hetmana, dwie wieże, trzy gońce, dwa skoczki i siedem pionów.
rules-mccooey-pawn =
    O jedno pole prosto po swojej kolumnie.
    Ze swojego pola początkowego o dwa, jeśli oba są wolne, ale nie na kolumnie f. Na planszy: siedem pól początkowych białych.
rules-mccooey-pawn-captures =
    Pion bije o jedno pole do przodu ruchem gońca. Wszystkie jego bicia pozostają więc na jednym kolorze.
    Na planszy pion z e3 może bić na d4 i f5. Nie może bić na sąsiednich polach w ramkach, d3 i f4.
rules-mccooey-en-passant = Piona, który właśnie poszedł o dwa pola, może zbić – tylko w następnym ruchu – pion, który mógłby bić na polu, przez które tamten przeszedł. Na planszy: po e8-e6 pion z d5 bije na e7.

rules-shafran-short =
    • Plansza ma 70 pól, a linie opadają w prawo.
    • Każda strona ma trzy gońce, po jednym na każdy kolor pól.
    • Pierwszy ruch piona może sięgać środka kolumny: nawet o trzy pola.
    • Pion bije o jedno pole do przodu ruchem gońca.
    • Jest roszada z każdą wieżą, krótka i długa.
rules-shafran-board =
    Plansza ma 70 pól: dziewięć kolumn od a do i, liczących od 6 do 10 pól.
    • Linie są proste i opadają w prawo, więc na kolumnie f zaczynają się od 2, a na kolumnie i od 5.
    • Każda strona ma króla, hetmana, dwie wieże, trzy gońce, dwa skoczki i dziewięć pionów.
    • Ustawienie jest obrócone, nie odbite: każda strona widzi hetmana po lewej stronie swojego króla.
rules-shafran-pawn =
    Pierwszy ruch piona może sięgać środka jego kolumny, jeśli wszystkie te pola są wolne:
    • o jedno pole na kolumnach a oraz i;
    • o jedno lub dwa na b, c, g i h;
    • o jedno do trzech na d, e i f.
    Później idzie po jednym polu.
rules-shafran-pawn-captures =
    Pion bije o jedno pole do przodu ruchem gońca.
    Na planszy pion z e4 może bić na d5 i f6. Nie może bić na sąsiednich polach w ramkach, d4 i f5.
rules-shafran-en-passant = Na każdym polu, które pion minął, tylko w następnym ruchu: po e9-e6 można go zbić na e8 i na e7, tutaj z d5 na e7.
rules-castling-title = Roszada
rules-shafran-castling =
    Roszada jest możliwa z każdą z wież, jeśli
    • ani król, ani ta wieża nie wykonały ruchu,
    • nic między nimi nie stoi,
    • król nie jest w szachu, a żadne pole, przez które przechodzi lub na którym staje, nie jest atakowane.
    Krótka: wieża staje obok króla, a król ją przeskakuje.
    Długa: król staje obok wieży, a wieża go przeskakuje.
    Przesuń króla na nowe pole albo na wieżę. Jeśli możliwe są obie roszady, program zapyta, którą wybierasz.
rules-shafran-notation = • Q-O-O i Q-O-O-O: krótka i długa roszada w stronę hetmana. B-O-O i B-O-O-O: w stronę gońców.

rules-checkers-goal = Wygrywasz, gdy przeciwnik nie ma ruchu, bo wszystkie jego bierki są zbite albo zablokowane. Zaczynają białe, potem strony wykonują ruchy na przemian.
rules-checkers-short-title = W skrócie, dla znających warcaby
rules-checkers-short =
    • Kamień idzie do przodu w trzech kierunkach: prosto i po obu liniach skośnych.
    • Bije się tylko po liniach skośnych, do przodu i do tyłu.
    • Bicie jest obowiązkowe, i to jak największej liczby bierek. Damki chodzą i biją na dowolną odległość.
    • Kamień staje się damką tylko wtedy, gdy jego ruch kończy się na przeciwległym brzegu.
    • Kamienie nie mogą zbić damki, która stoi na polu przemiany swojej strony.
rules-checkers-board =
    Gra się na 61 polach, po pięć na każdym boku.
    • Pole oznaczają dwie cyfry: kolumna od 1 do 9, licząc od lewej strony białych, i rząd od 1 do 9 wzdłuż linii skośnych, które wznoszą się w prawo.
    • Każda strona ma na początku 24 kamienie.
    • Pola w ramkach to pola przemiany: białych w białych, czarnych w czarnych.
rules-man-title = Kamień
rules-checkers-man = O jedno pole do przodu: prosto po swojej kolumnie albo po jednej z dwóch linii skośnych narysowanych na planszy. Na kolumnach 1 i 9 nie wolno iść prosto.
rules-crowned-title = Damka
rules-checkers-crowned = Na dowolną odległość po swojej kolumnie i po liniach skośnych, do przodu i do tyłu; nie prosto na kolumnach 1 i 9.
rules-capture-title = Bicie
rules-checkers-capture =
    Bije się tylko po liniach skośnych, do przodu i do tyłu.
    • Kamień przeskakuje sąsiednią bierkę przeciwnika na wolne pole tuż za nią.
    • Damka przeskakuje bierkę z dowolnej odległości i staje na dowolnym wolnym polu za nią.
    • Jeśli ta sama bierka może bić dalej, musi bić dalej.
    • Żadnej bierki nie przeskakuje się dwa razy, ale puste pole wolno minąć ponownie.
    • Zbite bierki schodzą z planszy dopiero po całym ruchu.
    Klikaj po kolei pola, na których bierka staje, albo tylko ostatnie, jeśli nie ma wątpliwości.
rules-most-title = Bicie większości
rules-checkers-most = Bicie jest obowiązkowe i trzeba zbić jak najwięcej bierek; damka liczy się jak każda inna. Spośród równych bić wybiera się dowolne. Program zaznacza ramką bierki, które trzeba zbić.
rules-checkers-promotion =
    Kamień, którego ruch kończy się na jednym z pięciu pól przeciwległego brzegu, staje się damką i od następnej kolejki porusza się jak damka. Kółka oznaczają pola przemiany białych.
    Kamień, który podczas bicia tylko przez nie przechodzi, pozostaje kamieniem.
rules-protection-title = Damki na własnym brzegu
rules-checkers-protection =
    Kamienie nie mogą zbić damki stojącej na polu przemiany jej własnej strony, chyba że weszła tam biciem. Na planszy kamień z 49 nie może zbić damki na 39.
    • W najbliższej odpowiedzi jest odwrotnie, jeśli damka powstała w ostatnim ruchu: można ją zbić, jeśli weszła zwykłym ruchem, a nie można, jeśli weszła biciem.
    • Przed damkami nic damki nie chroni.
rules-checkers-draws =
    Przepisy nie ograniczają długości partii. Program uznaje remis:
    • gdy ta sama pozycja powstanie po raz trzeci;
    • po 50 ruchach każdej strony bez bicia i bez ruchu kamieniem;
    • za zgodą stron.
rules-checkers-same = Dwie pozycje są takie same, jeśli te same bierki stoją na tych samych polach, na ruchu jest ta sama strona i żadna damka nie jest chroniona, teraz lub później, tylko w jednej z nich.
rules-checkers-notation =
    • 55-56 to ruch.
    • 33x53x73 to bicie z każdym polem, na którym bierka staje.
    • W:W55,K39:B19 to pozycja: kto jest na ruchu, bierki białych, bierki czarnych; K oznacza damkę.

rules-three-goal = Pozostać w grze jako ostatni. Pierwsze miejsce daje 1 punkt, drugie ½, trzecie 0. Odpada ten, kto dostanie mata lub pata albo straci króla.
rules-three-short =
    • Ruchy wykonują kolejno białe, czerwone i czarne, zgodnie z ruchem wskazówek zegara.
    • Piony idą od rogu swojej armii i biją o jedno pole do przodu ruchem gońca.
    • Króla, który jest atakowany, gdy przychodzi kolej przeciwnika, można zbić.
    • Kto dostanie mata lub pata, odpada; jego bierki zostają na planszy.
    • Nie ma roszady.
rules-three-board =
    Trzy armie stoją w co drugim rogu 91 pól: białe przy f1, czerwone przy a6, czarne przy l6. Ruchy wykonują w tej kolejności, zgodnie z ruchem wskazówek zegara.
    • Kolumny mają litery od a do l (nie ma j). Linie liczy się od strony białych; na kolumnie f się załamują.
    • Każda strona ma króla, hetmana, dwie wieże, trzy gońce, dwa skoczki i siedem pionów.
rules-three-pawn =
    Każdy pion idzie prosto od rogu swojej armii: czerwony w prawo w dół, czarny w lewo w dół.
    • Z pola początkowego może iść o dwa pola, ale nie ten w środku armii.
    • Bije o jedno pole do przodu ruchem gońca.
    Na planszy: czerwony pion na d6.
rules-three-en-passant = Piona, który poszedł o dwa pola, może w przelocie zbić każda z pozostałych stron, dopóki jego strona nie wykona następnego ruchu. Na planszy: po e3-e5 czerwony pion z d5 bije na e4.
rules-three-promotion = Piony czerwonych i czarnych ulegają promocji tak samo: tam, gdzie przed nimi nie ma pola.
rules-three-check-title = Szach i bicie króla
rules-three-check =
    • Nie wolno zostawić własnego króla pod atakiem strony, która jest w grze.
    • Dwie strony mogą razem otworzyć linię: króla, który jest atakowany, gdy przychodzi kolej przeciwnika, można zbić.
    • Jego strona od razu odpada, a jej bierki przestają atakować, więc zbicie króla może być odpowiedzią na szacha.
    Na planszy czerwone otworzyły linię: biała wieża może zbić króla czarnych.
rules-three-out-title = Jak strona odpada
rules-three-out =
    Strona odpada:
    • gdy w swojej kolejce nie ma ruchu (mat lub pat);
    • gdy jej król został zbity;
    • gdy podda partię, w dowolnej chwili, albo skończy się jej czas.
    Jej bierki zostają na planszy jako martwe: nie atakują, ale zasłaniają i można je bić.
rules-three-draws =
    Strony, które są w grze, remisują:
    • gdy ta sama pozycja powstanie po raz trzeci;
    • po 50 ruchach każdej z nich bez bicia, bez ruchu pionem i bez odpadnięcia strony;
    • za zgodą wszystkich;
    • gdy zostały same króle.
rules-three-points-title = Punkty
rules-three-points = Pierwsze miejsce jest warte punkt, drugie pół, trzecie nic. Strony, które remisują, dzielą punkty swoich miejsc: trzy dostają po pół, ostatnie dwie po trzy czwarte. W plikach stoją punkty białych, czerwonych i czarnych, na przykład 1-0-1/2.

history-title = Historia
history-glinski-title = Gliński, od 1936 do 1973
history-glinski = Władysław Gliński tworzył swoją grę przez wiele lat: pierwsza postać pochodzi z 1936 roku, dzisiejsza z 1973. Jest to najbardziej znana gra z tej rodziny. Polscy gracze nazywają ją heksami i stąd nazwa tego programu.
history-federation-title = Federacja
history-federation = Międzynarodowa Federacja Szachów Heksagonalnych spisała przepisy w ulotce w języku esperanto. Szczególną ich cechą jest pat wart ¾ do ¼. Podany tam wykaz bierek, którymi można jeszcze wygrać, program przyjmuje jako zwykłą regułę.
history-shafran-title = Shafran, 1939
history-shafran = Gra Shafrana ma własną planszę, 70 pól z prostymi liniami, i daje każdemu pionowi pierwszy ruch aż do środka kolumny. Jako jedyna w tej rodzinie ma roszadę, i to w czterech odmianach.
history-mccooey-title = McCooey, 1978 i 1979
history-mccooey = Gra McCooeya przejęła planszę Glińskiego, a bierki ułożyła od nowa: piony biją ruchem gońca, jak na szachownicy kwadratowej, jest ich mniej, a ustawienie jest ciaśniejsze.
history-checkers-title = Warcaby heksagonalne, 1985
history-checkers = Warcaby na 61 środkowych polach zachowują to, co znają gracze warcabów stupolowych: obowiązkowe bicie większości i latające damki, a dodają ochronę damek na brzegu, na którym powstały.
history-sources-title = Źródła zasad
history-sources =
    • Gliński: ulotka Międzynarodowej Federacji Szachów Heksagonalnych i dwa polskie teksty przepisów. Tam, gdzie milczą, program kieruje się polem: pion, który biciem wszedł na pole początkowe swojej strony, może znów pójść o dwa pola. Wykaz bierek w ulotce ma dwie pomyłki, które pozostałe teksty prostują.
    • McCooey: jego przepisy z lat 1978 i 1979. Tam, gdzie nic nie mówią o remisach, program trzyma się zwyczajów szachowych.
    • Shafran: szwedzki artykuł o jego grze z 1939 roku. Roszadę zapisuje się jak w druku, literą O; program czyta też pliki z zerami.
    • Warcaby: przepisy samego autora z 1985 roku, po polsku i po angielsku. Znają też ostrzejszą odmianę, w której kamienie nigdy nie mogą zbić damki na jej własnych polach przemiany; można ją wybrać w nowej partii.
    • Szachy dla trojga: McCooey podaje tylko ustawienie. Reszta to interpretacja przyjęta w tym programie: nie zmienia w grze dla dwojga niczego, czego zmieniać nie trzeba, i trzyma się zwyczajów dzisiejszych gier dla więcej niż dwojga.

## Three-player games

action-new-three = Nowa partia dla trojga…
three-game = Szachy dla trojga
three-seat = { $seat ->
   *[white] Białe
    [red] Czerwone
    [black] Czarne
 }
board-cell-red = { $cell }, { $piece ->
    [piece-rook] czerwona
    [piece-crowned] czerwona
    [piece-any] czerwona
   *[other] czerwony
 } { NAME($piece) }
board-cell-dead = { $cell }, { $piece ->
    [piece-rook] martwa
    [piece-crowned] martwa
    [piece-any] martwa
   *[other] martwy
 } { NAME($piece) }
three-to-move = Ruch { $seat ->
   *[white] białych
    [red] czerwonych
    [black] czarnych
 }
three-and = { $first } i { $next }
three-in-check = { $seat ->
   *[white] Białe
    [red] Czerwone
    [black] Czarne
 } są w szachu, szachują: { $by }
three-turn = na ruchu
three-next = potem
three-corner-check = szachują: { $by }
three-out-checkmate = { $seat ->
   *[white] Białe są zamatowane
    [red] Czerwone są zamatowane
    [black] Czarne są zamatowane
    [you] Masz mata
 }
three-out-stalemate = { $seat ->
   *[white] Białe są zapatowane
    [red] Czerwone są zapatowane
    [black] Czarne są zapatowane
    [you] Nie masz ruchu: pat
 }
three-out-king-taken = Zbito { $seat ->
   *[white] króla białych
    [red] króla czerwonych
    [black] króla czarnych
    [you] Twojego króla
 }
three-out-resignation = { $seat ->
   *[white] Białe poddają
    [red] Czerwone poddają
    [black] Czarne poddają
    [you] Poddajesz
 } partię
three-out-time = { $seat ->
   *[white] Białym skończył się czas
    [red] Czerwonym skończył się czas
    [black] Czarnym skończył się czas
    [you] Nie masz już czasu
 }
three-corner-checkmate = mat
three-corner-stalemate = pat
three-corner-king-taken = król zbity
three-corner-resignation = partia poddana
three-corner-time = koniec czasu
three-corner-out = poza grą
three-corner-points = Punkty: { $points }
three-end-last = Wygrywa ostatnia strona w grze
three-end-kings = Zostały same króle
three-end-fifty = Reguła 50 ruchów
three-end-repetition = Trzykrotne powtórzenie pozycji
three-end-agreement = Remis za zgodą wszystkich
three-over = { $points } – { $reason }
three-told = Wynik z pliku: { $points }
three-expected = Oczekiwane punkty: białe { $white }, czerwone { $red }, czarne { $black }
three-low-time = { $name }: zostało { $seconds } s.
three-wait-earlier = To wcześniejsza pozycja. Aby wykonać ruch, przejdź do ostatniej.
three-found = { $white } – { $red } – { $black }, { $moves ->
    [one] jedna kolejka
    [few] { $moves } kolejki
   *[many] { $moves } kolejek
 }, { $date }
three-title = { $white } – { $red } – { $black } – { three-game } – Heksy
three-about = Białe, czerwone i czarne wykonują ruchy w tej kolejności, zgodnie z ruchem wskazówek zegara. Bierki strony, która odpadła, zostają martwe na swoich polach. Wygrywa ostatnia strona w grze.
three-new-position = Wklejona; ruch: { $seat }
three-rotate = Każdy o jedno miejsce dalej
three-board = Plansza
three-turns = Obracaj planszę do gracza na ruchu
three-over-title = Koniec partii
three-place = { $place }.
three-resign-text = { $seat } poddają partię; pozostali grają dalej.
three-resign-you-text = Poddajesz partię; pozostali grają dalej.
three-move-of = { $number }. { $seat } { $move }
three-only-two = Niedostępne w partii dla trojga.
three-illegal-way-pawn = pion idzie prosto od rogu swojej armii, a bije o jedno pole do przodu ruchem gońca
three-illegal-not-your-turn = { NAME($piece) } na { $cell } nie należy do strony na ruchu
three-speech-moves = { $seat ->
   *[white] Białe
    [red] Czerwone
    [black] Czarne
 }: { NAME($piece) } z { $from } na { $to }
three-speech-takes = { $seat ->
   *[white] Białe
    [red] Czerwone
    [black] Czarne
 }: { NAME($piece) } z { $from } bije { NAME($taken, form: "accusative") } na { $to }
three-question-draw = { $first } i { $second }: zgoda na remis.
three-position-empty = Zapis pozycji jest pusty: składa się on z rzędów planszy i pięciu dalszych części.
three-position-rows = Plansza ma między ukośnikami { $count ->
    [one] jeden rząd
    [few] { $count } rzędy
   *[many] { $count } rzędów
 } zamiast 11.
three-position-row = Linia { $rank } ma niewłaściwą liczbę pól: { $found } zamiast { $expected }; dwie litery to bierka, liczby to puste pola.
three-position-gap = Liczba pustych pól na linii { $rank } jest zerem albo jest za duża.
three-position-piece = „{ $text }” na linii { $rank } to nie bierka: pierwsza litera to w, r, b lub x (martwa), druga K, Q, R, B, N lub P.
three-position-missing = Brakuje części zapisu: za planszą stoją strona na ruchu, strony w grze, bicie w przelocie, półruchy i kolejka.
three-position-turn = Strona na ruchu to „{ $text }”, a musi być w, r lub b.
three-position-playing = Strony w grze to „{ $text }”, a mają być w, r i b, każda raz i w tej kolejności.
three-position-en-passant = Zapis bicia w przelocie „{ $text }” jest nieprawidłowy: ma to być - albo strony z polami, które minęły ich piony, na przykład we4,rc4.
three-position-number = „{ $text }” musi być liczbą całkowitą.
three-position-extra = „{ $text }” stoi za ostatnią częścią zapisu: usuń to.
three-setup-nobody = Żadna strona nie jest w grze: podaj te, które są, na przykład wrb.
three-setup-turn = { $seat ->
   *[white] Białe
    [red] Czerwone
    [black] Czarne
 } są na ruchu, ale nie ma ich w grze: podaj stronę, która gra.
three-setup-no-king = { $seat ->
   *[white] Białe
    [red] Czerwone
    [black] Czarne
 } są w grze, a nie mają króla: każda strona w grze go potrzebuje.
three-setup-kings = { $seat ->
   *[white] Białe
    [red] Czerwone
    [black] Czarne
 } mają za dużo królów ({ $count }): każda strona ma jednego.
three-setup-out = { $seat ->
   *[white] Białe
    [red] Czerwone
    [black] Czarne
 } odpadły, a na { $cell } jest ich żywa bierka ({ NAME($piece) }): ich bierki są martwe, z literą x.
three-setup-dead = Na { $cell } jest martwa bierka ({ NAME($piece) }), a żadna strona nie odpadła.
three-setup-dead-kings = Martwe króle: { $count }, strony poza grą: { $out }. Każda ma najwyżej jednego.
three-setup-pawns = { $seat ->
   *[white] Białe
    [red] Czerwone
    [black] Czarne
    [dead] Martwe
 }: za dużo pionów ({ $count }), może ich być najwyżej { $limit }.
three-setup-pieces = { $seat ->
   *[white] Białe
    [red] Czerwone
    [black] Czarne
    [dead] Martwe
 }: bierek z promocji jest { $extra }, a pionów brakuje tylko { $missing }.
three-setup-pawn = Pion nie może stać na { $cell }: tam zamienia się w inną bierkę.
three-setup-en-passant = { $seat ->
   *[white] Białe
    [red] Czerwone
    [black] Czarne
 } nie mogły właśnie minąć { $cell } ruchem o dwa pola: wpisz -.
three-setup-en-passant-out = { $seat ->
   *[white] Białe
    [red] Czerwone
    [black] Czarne
 } odpadły, więc ich pionów nie można bić w przelocie.
three-file-variant = to partia w grze „{ $name }”, nie dla trojga
three-file-start = pozycja początkowa jest nieprawidłowa, ruchy zostają jako tekst. { $problem }
three-file-move = { $problem }; reszta partii zostaje jako tekst
three-file-after-end = „{ $text }” stoi za końcem partii; zostaje jako tekst
three-file-variation = wariant zostaje jako tekst
three-file-result = plik podaje { $told }, partia kończy się { $shown }
three-move-form = „{ $text }” to nie ruch: napisz Nf4, exd6, f11=Q albo oba pola, e3e5
three-move-no-cell = „{ $text }”: nie ma pola { $cell }
three-move-illegal = „{ $text }” nie jest dozwolonym ruchem { $seat ->
   *[white] białych
    [red] czerwonych
    [black] czarnych
 }
three-move-ambiguous = „{ $text }” może znaczyć { $choices }: podaj, skąd rusza bierka
recorded-three = Partia dla trojga

## Online play

action-online = Graj przez internet…
action-online-help = Gra przez internet
question-rematch = { $name }: propozycja rewanżu.
online-experimental = eksperymentalne
online-invite = Zaproś
online-join = Dołącz
online-host-chooses = Grę wybiera druga osoba.
online-name = Twoje imię
online-nameless = Anonim
online-waits = Nieobecność
online-waits-hint = Tak długo każdy gracz może być bez połączenia w całej partii. Zegary wtedy stoją. Potem przeciwnik może zapisać wygraną albo remis.
online-waits-minutes = { $minutes } min dla każdego gracza
online-takebacks = Cofanie ruchów za zgodą
online-relay = Pośrednik
online-relay-public = Publiczny
online-relay-own = Własny
online-relay-none = Żaden
online-relay-url = Adres pośrednika
online-relay-hint = Pośrednik pomaga, gdy dwa komputery nie mogą połączyć się bezpośrednio. Bez niego znajdą się tylko komputery w tej samej sieci albo z otwartym portem.
online-relay-wrong = Adres pośrednika zaczyna się od https:// i nie ma spacji.
online-relay-who = Publiczne serwery pośredniczące prowadzi number 0, twórcy iroh (docs.iroh.computer).
online-relay-trying = Ponowna próba połączenia z pośrednikiem…
online-relay-reached = Pośrednik odpowiada. Wyślij to nowe zaproszenie.
online-announce = Pokaż zaproszenie graczom w mojej sieci
online-seen-host = Przed naciśnięciem „Zaproś” nic nie jest wysyłane. Potem przeciwnik widzi Twoje imię i adres komputera.
online-seen-guest = Przed naciśnięciem „Dołącz” albo szukaniem graczy nic nie jest wysyłane. Potem przeciwnik widzi Twoje imię i adres komputera.
online-seen-relay = Pośrednik widzi oba adresy, ale nie widzi partii.
online-seen-network = Dopóki jest otwarte, gracze w tej samej sieci widzą zaproszenie z Twoim imieniem.
online-seen-more = Więcej o tym
online-invitation = Zaproszenie
online-invitation-hint = Wklej tekst, który przysłał drugi gracz. Zaczyna się od „heksy”.
online-no-ticket = To nie jest zaproszenie: zaczyna się ono od „heksy” i jest jednym długim słowem.
online-ticket-damaged = Zaproszenie jest niepełne: skopiuj całe, od „heksy” do końca.
online-ticket-newer = Zaproszenie pochodzi z nowszej wersji programu. Zaktualizuj swoją.
online-neighbours = Ta sama sieć
online-neighbours-none = Nikt w tej sieci teraz nie zaprasza.
online-look = Szukaj graczy w tej sieci
online-join-neighbour = Dołącz: { $name }
online-waiting-title = Zaproszenie
online-waiting-text = Wyślij ten tekst drugiemu graczowi komunikatorem albo pocztą. Kto go ma, może raz dołączyć.
online-preparing = Przygotowywanie zaproszenia…
online-waiting = Oczekiwanie na drugiego gracza…
online-near-only = To zaproszenie jest ważne tylko w tej sieci, bo żaden pośrednik nie odpowiada. Spoza niej nikt nie dołączy.
online-near-chosen = To zaproszenie jest ważne tylko w tej sieci, bo pośrednik nie jest używany. Spoza niej można dołączyć tylko przez otwarty port tego komputera.
online-guest-reads = { $name } jest po drugiej stronie i czyta warunki partii…
online-copied = Skopiowano zaproszenie.
online-looking-title = Dołączanie
online-looking = Szukanie drugiego gracza…
online-attempts = { $count ->
    [one] Jedna próba na razie bez skutku.
    [few] { $count } próby na razie bez skutku.
   *[many] { $count } prób na razie bez skutku.
 }
online-looking-long = Drugi gracz musi mieć otwarte zaproszenie i być w sieci. Jeśli tak jest, zajrzyj na stronę „Gra przez internet”.
online-asked-title = Zaproszenie od drugiego gracza
online-asked-text = { $name } zaprasza do tej partii:
online-already = Grasz już przez internet. Najpierw opuść tamtą partię.
online-begun = Partia z graczem { $name } rozpoczęta.
online-resumed = Partia z graczem { $name } trwa dalej.
online-away = { $name }: brak połączenia. Zegary stoją.
online-back = { $name }: połączenie przywrócone. Zegary idą.
online-not-settled = Partia nie została rozstrzygnięta, bo gracz { $name } wrócił.
online-corner-away = { $time } na powrót
online-corner-cut = brak połączenia
online-corner-lag = { $way }, { $time } ms
online-corner-there = połączono
online-corner-direct = połączono bezpośrednio
online-corner-relay = połączono przez pośrednika
online-corner-gone = poza grą
online-status-away = { $name }: brak połączenia, zegary stoją
online-status-differs = Zapisy obu stron są różne, zegary stoją
online-draw-offered = { $name }: propozycja remisu wysłana.
online-takeback-asked = { $name }: prośba o cofnięcie wysłana.
online-rematch-asked = { $name }: propozycja rewanżu wysłana.
online-rematch-declined = { $name }: rewanż odrzucony.
online-nobody-there = Drugi gracz już wyszedł. Aby zagrać jeszcze raz, zaproś ponownie.
online-no-help = W partii przez internet żaden silnik nie pomaga.
online-no-pause = Partii przez internet nie można wstrzymać: zegary są wspólne.
online-no-redo = W partii przez internet cofniętych ruchów nie można ponowić.
online-no-variations = W trakcie partii przez internet nie próbuje się ruchów. Aby grać, przejdź do ostatniej pozycji.
online-no-edits = W trakcie partii przez internet zapis jest wspólny i nie można go zmieniać.
online-no-editor = W trakcie partii przez internet nie ustawia się pozycji.
online-chat = Czat
online-chat-line = Wiadomość
online-leave-title = Opuścić partię?
online-leave-text = Partia trwa. Jeśli teraz wyjdziesz, możesz ją kontynuować przy następnym uruchomieniu. Gdy ruch należy do Ciebie, płynie czas nieobecności; po nim przeciwnik może zapisać wygraną.
online-found-title = Niedokończona partia przez internet
online-found-text = Kontynuuj, gdy drugi gracz zrobi to samo: obaj spotkają się przez to samo zaproszenie.
online-unfinished = Niedokończone
online-continue = Kontynuuj: { $game }
online-differs-title = Zapisy są różne
online-differs-text = Do pewnego miejsca oba komputery mają tę samą partię, potem różne. Można grać dalej od wspólnej części, jeśli obaj gracze się zgodzą.
online-common = Ostatnie wspólne ruchy
online-ours = Ten komputer
online-theirs = Drugi komputer
online-back-asked = Zgoda na powrót. Czekamy na drugiego gracza.
online-back-wanted = Drugi gracz zgadza się grać dalej od ostatniego wspólnego ruchu.
online-went-back = Partia toczy się dalej od ostatniego wspólnego ruchu.
online-event-takeback = Cofnięcie ruchów
online-event-draw = Uzgodniony remis
online-event-claim = Reklamowany remis
online-event-resign = Poddanie partii
online-event-flag = Koniec czasu
online-event-nothing = Nic więcej
online-event-more = … i jeszcze { $count }
online-peer-left = { $name } opuszcza grę.
online-overtime = { $name }: połączenie było, czas minął, ruchu nie było. Według zegara tego komputera partia jest wygrana na czas.
online-peer-overtime = Według programu gracza { $name } Twój czas minął. Zegar tego komputera tego nie potwierdza: w Twoim zapisie partia jest niedokończona.
online-claims-both = { $name } wraca i też ma zapisany wynik. Oba zapisy wyniku są wycofane: partia jest niedokończona.
online-claim-moved = { $name } wraca, a ruch został wykonany w czasie bez połączenia. Twój zapis wyniku jest wycofany: partia jest niedokończona.
online-claim-stands = { $name } wraca. Zapisany przez Ciebie wynik zostaje w Twoim zapisie.
online-peer-claim = { $name } rozstrzyga partię, bo Twoja nieobecność trwała dłużej, niż uzgodniono. W Twoim zapisie jest niedokończona.
online-peer-claim-moved = { $name } ma zapisany wynik, ale Twój ruch był wcześniej. Zapis wyniku jest wycofany: partia jest niedokończona.
online-illegal-move = Program gracza { $name } przysłał ruch { $mv }, który tu nie jest dozwolony. Partia jest przerwana; Twój zapis zostaje.
online-unacknowledged = Program gracza { $name } odpowiedział, zanim potwierdził Twój ruch. Partia jest przerwana; Twój zapis zostaje.
online-stayed-title = Przeciwnik nie wraca
online-stayed-text = Czas nieobecności gracza { $name } minął. Możesz rozstrzygnąć partię albo czekać.
online-stayed-hint = Wynik stoi tylko w Twoim zapisie. Jeśli drugi gracz wróci i okaże się, że wykonał ruch, wynik zostanie wycofany.
online-broken-title = Partię przez internet przerwano
online-broken-hint = Zachowaj partię jako niedokończoną albo jako wygraną z powodu naruszenia przepisów. Dotyczy to tylko Twojego zapisu.
online-found-old = Ta partia była grana w starszej wersji programu Heksy i nie można jej kontynuować. Można otworzyć jej zapis.
online-still-differs = Zapisy obu stron są różne, a jeden z graczy nie chciał wrócić. Partia jest przerwana; każda strona zachowuje swój zapis.
online-occupied = Drugi gracz gra już z kimś innym.
online-not-found = Nie znaleziono drugiego gracza. Poproś o nowe zaproszenie i zajrzyj na stronę „Gra przez internet”.
online-no-network = Nie można otworzyć sieci: { $reason }. Sprawdź połączenie i spróbuj ponownie.
online-no-journal = Partii nie można zapisać na dysku: { $reason }. Nic więcej nie jest wysyłane, aby niczego nie stracić.
online-in-use = Ta partia jest otwarta w innym oknie programu na tym komputerze.
online-version-theirs = Program drugiego gracza jest nowszy. Zaktualizuj swój.
online-version-ours = Program drugiego gracza jest starszy. Trzeba go zaktualizować.
online-terms-wrong = Ta wersja programu nie potrafi rozegrać partii z zaproszenia. Nowsza może ją znać.
online-secret-wrong = Druga strona nie zna tego zaproszenia albo zostało już użyte. Poproś o nowe.
online-other-game = Program drugiego gracza zgłasza inną partię.
online-silent = Druga strona nie odpowiedziała na czas.
online-illegal = Program gracza { $name } przysłał coś, co tu nie jest możliwe. Partia jest przerwana; Twój zapis zostaje.
online-clock-wrong = Program gracza { $name } policzył czas niezgodny z zegarem tego komputera. Partia jest przerwana; Twój zapis zostaje.
online-lot-bent = Losowanie kolorów nie zgadza się z tym, co drugi program zapowiedział. Partia się nie zaczęła.
online-nonsense = Program gracza { $name } przysłał coś niezrozumiałego. Partia jest przerwana; Twój zapis zostaje.
online-peer-version = Programy obu graczy są w różnych wersjach. Powinny być w tej samej.
online-peer-terms = Program drugiego gracza nie zna tej gry.
online-peer-illegal = Drugi program ma inną partię niż ten i ją przerwał. Oba zapisy zostają.
online-peer-clock = Drugi program nie uznaje zegara tego komputera i przerwał partię. Oba zapisy zostają.
online-peer-trouble = W drugim programie wystąpił błąd. To, co rozegrano, zostaje.
# Playing by mail.
action-mail = Gra korespondencyjna…
action-send-mail = Wyślij ruch listem…
mail-title = Gra korespondencyjna
mail-hint = Gdy przyjdzie list, skopiuj go w całości i wybierz „Wklej list”. Można też otworzyć dołączony plik.
mail-new = Nowa partia korespondencyjna…
mail-paste = Wklej list
mail-address = Adres e-mail
mail-opponent-name = Imię przeciwnika
mail-days = Dni na ruch
mail-days-hint = 0 oznacza brak limitu. Program pokazuje limit, ale nie kończy partii.
mail-no-names = Obaj gracze muszą mieć imię.
mail-open = Otwórz
mail-again = Wyślij ponownie
mail-remove = Usuń
mail-your-move = Twój ruch
mail-waiting = oczekiwanie na odpowiedź
mail-game = { $white } – { $black }, ruchy: { $moves }; { $state }
mail-game-days = { $white } – { $black }, ruchy: { $moves }, dni na ruch: { $days }; { $state }
mail-first-move = Wykonaj pierwszy ruch na planszy, a potem wybierz Partia › Wyślij ruch listem.
mail-first-line = { $white } – { $black }: { $step }. Skopiuj oba wiersze i wklej je do programu Heksy.
mail-invitation = zaproszenie
mail-plans = Plan przeciwnika: { $lines }. Zagraj taki wariant aż do swojego następnego ruchu i wyślij wszystko naraz.
mail-move = Ruch
mail-what-else = Ponadto
mail-nothing = Nic więcej
mail-offer-draw = Zaproponuj remis
mail-accept-draw = Przyjmij remis
mail-claim-draw = Reklamuj remis
mail-resign = Poddaj partię
mail-draw-offered = Przeciwnik proponuje remis. Ruch go odrzuca.
mail-if = Jeśli …, to
mail-if-hint = Ruch przeciwnika i Twoja odpowiedź, na przykład „g5 { $knight-move }”; średnik zaczyna następny wariant.
mail-file = Zapisz partię w pliku, aby ją dołączyć
mail-send-title = Wyślij ruch listem
mail-send = Wyślij
mail-send-hint = Program kopiuje dwa wiersze z całą partią i otwiera program pocztowy. Nadaje się też każdy komunikator: wklej je tam.
mail-sent = List jest skopiowany. Wyślij go pocztą lub dowolnym komunikatorem.
mail-received = List od: { $name }. Partia toczy się dalej.
mail-received-draw = List od: { $name }. Partia toczy się dalej, jest propozycja remisu.
mail-no-move = Najpierw wykonaj ruch na planszy.
mail-no-letter = W tym tekście nie ma listu z partią. List zawiera długie słowo, które zaczyna się od „heksymail”.
mail-damaged = List jest niepełny albo został zmieniony po drodze. Skopiuj go jeszcze raz w całości albo poproś o niego ponownie. Twoja partia się nie zmieniła.
mail-newer = List utworzono w nowszej wersji programu Heksy. Zaktualizuj program, aby go przeczytać.
mail-changed = List został zmieniony: jego ruchy nie pasują do pozycji, dla której był napisany. Poproś o niego ponownie. Twoja partia się nie zmieniła.
mail-known = Ten list już masz: { $name }.
mail-own = To Twój własny list. Wyślij go przeciwnikowi.
mail-ahead = W tym liście są Twoje ruchy, których stąd nie wysłano. Może grasz też na innym komputerze. Twoja partia się nie zmieniła.
mail-differs-text = Od tego miejsca Ty i przeciwnik macie różne partie. Porównajcie obie, uzgodnijcie jedną i wyślijcie właściwy list ponownie. Twoja partia się nie zmieniła.
mail-disk = Partii nie można zapisać na dysku: { $reason }.
mail-search-title = Analizować trwającą partię?
mail-search-text = Przeciwnik może oczekiwać, że grasz bez pomocy silnika. Analizuj tylko wtedy, gdy tak się umówiliście.
mail-search-begin = Analizuj
button-invite = Zaproś
button-join = Dołącz
button-copy = Kopiuj
button-try-again = Spróbuj ponownie
button-play = Graj
button-send = Wyślij
button-later = Później
button-give-up = Usuń partię
button-go-back = Wróć
button-break-off = Zakończ partię
button-stay = Zostań
button-leave = Opuść
button-online-help = Pomoc
online-help-title = Gra przez internet
online-help-invite = 1. Jeden z graczy otwiera Partia › Graj przez internet, wybiera grę, zegar i kolor i naciska „Zaproś”.
online-help-send = 2. Program pokazuje krótki tekst: zaproszenie. Skopiuj je i wyślij drugiemu graczowi komunikatorem albo pocztą. Nie zamykaj programu.
online-help-join = 3. Drugi gracz otwiera to samo okno, wybiera „Dołącz”, wkleja tekst, widzi, w co ma grać, i zgadza się.
online-help-play = 4. Gra się jak zwykle. O remis albo cofnięcie prosi się zwykłymi przyciskami; drugi gracz odpowiada w rogu planszy.
online-help-again = 5. Po zakończeniu każdy może zaproponować rewanż ze zmianą kolorów. Partię zapisuje się i opracowuje jak każdą inną.
online-help-cut-title = Gdy zerwie się połączenie
online-help-cut = Zegary stoją, a oba programy same szukają się nawzajem. Po awarii albo zamknięciu programu obaj gracze wybierają kontynuację przy następnym uruchomieniu: każdy ruch jest na obu dyskach. Każdy gracz ma na całą partię uzgodniony czas nieobecności; płynie on, gdy ruch należy do niego. Potem drugi gracz wybiera: wygrana, remis albo czekanie.
online-help-trouble-title = Gdy nie można się połączyć
online-help-trouble = Sprawdź, czy obaj są w sieci, zaproszenie jest wciąż otwarte i wklejono cały tekst. Przy pośredniku „Żaden” obaj muszą być w tej samej sieci. Zapora sieciowa musi pozwalać programowi Heksy na używanie UDP. Jeśli publiczny pośrednik nie odpowiada, spróbuj później albo podajcie obaj adres innego.
online-help-fair-title = Kto co widzi
online-help-fair = Wszystko jest szyfrowane między komputerami; program Heksy nie ma serwera. Druga strona widzi Twoje imię i adres IP komputera. W trakcie partii silnik programu milczy, ale nikt nie widzi, z czego jeszcze korzysta drugi gracz: graj z tymi, którym ufasz.

why-agreed = Zgoda wysłana. Druga strona jeszcze nie odpowiedziała.
why-analysis-off = Analiza jest wyłączona.
why-at-turn = Partia toczy się w tej pozycji. Wróć najpierw do wcześniejszej.
why-choose-game = Wybierz najpierw partię.
why-not-own-game = Można usuwać tylko partie, które dodał sam program.
why-choose-move = Wybierz najpierw ruch.
why-continue = Kontynuować można tylko niedokończoną partię z pliku.
why-draw-offered = Remis jest już zaproponowany.
why-earlier = Widać wcześniejszą pozycję. Przejdź najpierw do ostatniego ruchu.
why-editor = Najpierw zakończ ustawianie pozycji.
why-end = Dalej nie ma żadnego ruchu.
why-ended-here = W tej pozycji partia się kończy.
why-first-game = To pierwsza partia na liście.
why-first-move = Partia zaczyna się od Twojego pierwszego ruchu.
why-first-variation = Wariant jest już na pierwszym miejscu.
why-form = W formularzu czegoś brakuje lub coś jest błędne.
why-games-partial = Wczytano dopiero pierwsze partie. Poczekaj na pozostałe albo otwórz listę ponownie.
why-hint = Podpowiedź do tego ruchu już jest.
why-last-game = To ostatnia partia na liście.
why-last-stage = Zegar ma co najmniej jeden etap.
why-last-variation = Wariant jest już na ostatnim miejscu.
why-leave-as-it-was = Opracowanie nie zmieniło żadnej zachowanej partii.
why-match-on = Trwa mecz.
why-moves-of-file = Ruchów wczytanych z pliku nie można cofnąć.
why-most-stages = Zegar nie może mieć więcej etapów.
why-moves-stay = Ruchów toczącej się partii nie można zmieniać.
why-no-human = Grają same komputery.
why-no-line = Analiza nie znalazła jeszcze ruchu.
why-no-mail-game = Partia na planszy nie jest korespondencyjna.
why-no-match-game = Nie ma następnej partii meczu.
why-no-mistake = W tę stronę nie ma już błędu.
why-no-moves = W partii nie ma jeszcze ruchów.
why-no-own-move = Nie masz jeszcze żadnego ruchu.
why-no-question = Nie ma propozycji, na którą można odpowiedzieć.
why-no-recent = Nie otwarto jeszcze żadnego pliku.
why-no-shapes = Nie ma tu strzałek ani kółek.
why-no-takebacks = W tej partii nie cofa się ruchów.
why-no-typed-game = Możliwe w opracowaniu z ruchami, które nie jest zapisane w pliku.
why-no-variation = Nie ma tu innego wariantu.
why-not-begun = Partia jeszcze się nie zaczęła.
why-not-mistake = Najpierw przejdź do błędu z raportu.
why-not-played = Możliwe tylko podczas gry.
why-not-thinking = Komputer nie myśli.
why-not-turn = To nie Twój ruch.
why-one-game = Partia nie pochodzi z pliku z wieloma partiami.
why-one-human = Możliwe tylko, gdy jeden człowiek gra z komputerem.
why-out = Nie grasz już w tej partii.
why-pause-first = Najpierw wstrzymaj partię.
why-question-open = Najpierw odpowiedz na zadane pytanie.
why-only-study = Możliwe tylko w opracowaniu: otwórz partię lub zakończ tę.
why-no-advice = Niedostępne w turnieju oraz w partii z człowiekiem przez internet lub z zegarem.
why-over = Partia jest zakończona.
why-redo = Nie ma czego ponowić.
why-rematch = Rewanż jest możliwy tylko po partii rozegranej tutaj.
why-rematch-asked = Prośba o rewanż jest już wysłana.
why-reporting = Raport z partii nie jest jeszcze gotowy.
why-rules = Zasady tej partii na to nie pozwalają.
why-solved = To zadanie jest już zakończone.
why-standard-keys = Wszystkie skróty są już domyślne.
why-usual-settings = Wszystkie ustawienia tej strony są domyślne.
why-start = To początek partii.
why-still-played = Partia jeszcze się nie skończyła.
why-studied = Ta partia jest już w opracowaniu.
why-takeback-asked = Prośba o cofnięcie jest już wysłana.
why-touch-move = Przy zasadzie „dotknięte – ruszone” ruchów się nie cofa.
why-tournament = Należy do zasad turniejowych.
why-undo = Nie ma czego cofnąć.
why-unsolved = Najpierw rozwiąż zadanie.
