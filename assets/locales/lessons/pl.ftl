
## Lessons

action-learn = Lekcje
learn-title = Lekcje – Heksy
welcome-learn = Naucz się gry
learn-level = { NAME($stage) }, ćwiczenie { $number } z { $count }
learn-moves = Ruchy: { $moves } (najmniej: { $best })
learn-moves-game = Ruchy: { $moves } (trzy gwiazdki: najwyżej { $best })
learn-stars = Gwiazdki: { $stars } z { $all }
learn-king = Twój król zostałby zbity. Spróbuj jeszcze raz.
learn-struck = Twoja bierka zostałaby zbita. Spróbuj jeszcze raz.
learn-answered = Na ten ruch jest odpowiedź. Spróbuj jeszcze raz.
learn-safe-unattacked = Nic nie atakuje { NAME($piece, form: "genitive") } na { $cell }: bierka jest bezpieczna.
learn-safe-held = Obrona { NAME($piece, form: "genitive") } na { $cell } wystarcza: ruch { $move } niczego by nie zyskał.
learn-text = { NAME($text) }
learn-next = Następne ćwiczenie
learn-retry = Spróbuj jeszcze raz
learn-restart = Od początku
# The bars above the goal, for screen readers
learn-solved = Rozwiązane ćwiczenia: { $solved } z { $all }
learn-stages = Wszystkie lekcje
learn-end = To koniec lekcji. Teraz zagraj partię.
learn-play = Zagraj z najsłabszym komputerem
learn-pupil = Uczeń
learn-pupil-self = Ja
learn-pupil-new = Imię nowego ucznia
learn-pupil-remove = Usuń: { $name } i zdobyte gwiazdki
learn-not-now = Najpierw dokończ partię: nie można jej wstrzymać na czas lekcji.
# A dead end of a level: the piece can never reach the star again
learn-star-passed = { $piece ->
   *[pawn] Pion minął gwiazdkę. Pion nigdy się nie cofa.
    [man] Kamień minął gwiazdkę. Kamień nigdy się nie cofa.
}
learn-no-hint = Do tej pozycji nie ma podpowiedzi. Zacznij ćwiczenie od nowa.
learn-cells = W tym ćwiczeniu wybiera się pola, a nie robi ruchów.
learn-over = To ćwiczenie jest już zakończone.
why-lessons = Najpierw zamknij lekcje.
board-cell-star = { $cell }, gwiazdka
lessons-whole = Dopiero poznaję szachy
lessons-short = Gram już w szachy
lessons-upcoming = Następne
lessons-continue = Kontynuuj
lessons-differ = Co jest inaczej niż w szachach Glińskiego
lessons-alike = Te figury chodzą jak w szachach Glińskiego
lessons-rook = Wieża
lessons-bishop = Goniec
lessons-queen = Hetman
lessons-king = Król
lessons-knight = Skoczek
lessons-pawn = Pion
lessons-fight = Bicie
lessons-worth = Ile są warte bierki
lessons-safe = Czy jest bezpieczna?
lessons-check = Szach
lessons-mate = Mat
lessons-special = Szczególne ruchy i zakończenia
lessons-begin = Jak zacząć partię
lessons-castling = Roszada
lessons-man = Kamień
lessons-take = Bicie
lessons-crowned = Damka
lessons-turns = Po kolei we troje
lessons-out = Kto odpada
lesson-failed-stalemate = To jest pat. Spróbuj innego ruchu.
lesson-failed-draw = To jest remis. Spróbuj innego ruchu.
lesson-failed-stuck = Teraz żadna z Twoich bierek nie ma ruchu. Spróbuj jeszcze raz.
lesson-failed-reachable = Do tej gwiazdki goniec może dojść. Spróbuj jeszcze raz.
lesson-failed-safe = Ta bierka jest bezpieczna. Spróbuj jeszcze raz.
lesson-failed-late = Komputer był pierwszy. Spróbuj jeszcze raz.
lesson-failed-lost = Komputer wygrał. Spróbuj jeszcze raz.
lesson-failed-other = Jest lepszy ruch. Spróbuj jeszcze raz.
lesson-glinski-rook-straight = Przesuń wieżę prosto w górę, do gwiazdki.
lesson-glinski-rook-straight-done = Wieża idzie prosto, przez boki pól.
lesson-glinski-rook-bent = Idź za strzałką w dół, do gwiazdki.
lesson-glinski-rook-bent-done = Wieża ma sześć kierunków: po jednym przez każdy bok pola.
lesson-glinski-rook-choose = Zbierz obie gwiazdki w dwóch ruchach.
lesson-glinski-rook-choose-done = Za każdym razem linia była dobra.
lesson-glinski-rook-detour = Od gwiazdki do gwiazdki nie prowadzi żadna linia. Zbierz obie w trzech ruchach.
lesson-glinski-rook-detour-done = Czasem wieża musi się po drodze zatrzymać.
lesson-glinski-rook-tour = Pięć gwiazdek czeka na brzegu. Zbierz je w pięciu ruchach.
lesson-glinski-rook-tour-done = To była wycieczka dookoła planszy.
lesson-glinski-rook-stuck = Twoje własne piony stoją wieży na drodze. Zbierz gwiazdkę w trzech ruchach.
lesson-glinski-rook-stuck-done = Wieża nie przeskakuje nikogo, nawet swoich.
lesson-glinski-bishop-corner = Goniec opuszcza pole przez wierzchołek. Idź za strzałką do gwiazdki.
lesson-glinski-bishop-corner-done = Goniec ma sześć kierunków: po jednym przez każdy wierzchołek pola.
lesson-glinski-bishop-between = Po obu stronach drogi stoją bierki. Przejdź gońcem między nimi do gwiazdki.
lesson-glinski-bishop-between-done = Goniec przechodzi między dwoma polami, nawet gdy oba są zajęte.
lesson-glinski-bishop-lines = Zbierz trzy gwiazdki w trzech ruchach.
lesson-glinski-bishop-lines-done = Popatrz: goniec cały czas był na polach jednego koloru.
lesson-glinski-bishop-three = Każda gwiazdka ma swojego gońca. Zbierz wszystkie trzy w czterech ruchach.
lesson-glinski-bishop-three-done = Trzy gońce na trzy kolory: jasny, pośredni i ciemny.
lesson-glinski-bishop-never = Dotknij gwiazdek, do których ten goniec nigdy nie dojdzie.
lesson-glinski-bishop-never-done = Goniec zna tylko jedną trzecią planszy.
lesson-glinski-queen-both = Hetman chodzi jak wieża i jak goniec. Zbierz trzy gwiazdki w trzech ruchach.
lesson-glinski-queen-both-done = Hetman ma dwanaście kierunków.
lesson-glinski-queen-plan = Zaplanuj drogę: pięć gwiazdek w pięciu ruchach.
lesson-glinski-queen-plan-done = To był dobry plan.
lesson-glinski-queen-corners = Odwiedź wszystkie sześć rogów planszy.
lesson-glinski-queen-corners-done = Teraz wiesz, jak duża jest plansza.
lesson-glinski-king-steps = Strzałki pokazują wszystkie kroki króla. Zbierz obie gwiazdki.
lesson-glinski-king-steps-done = Król robi jeden krok w każdym z dwunastu kierunków hetmana.
lesson-glinski-king-mixed = Kroki bliskie i dalekie: zbierz cztery gwiazdki w czterech ruchach.
lesson-glinski-king-mixed-done = Daleki krok prowadzi przez wierzchołek, między dwoma polami.
lesson-glinski-knight-ring = Strzałki pokazują wszystkie skoki skoczka. Skocz do gwiazdki.
lesson-glinski-knight-ring-done = Skoczek skacze na najbliższe pola, do których hetman by nie doszedł.
lesson-glinski-knight-jumps = Skoczek jest otoczony bierkami. Wyskocz do gwiazdki.
lesson-glinski-knight-jumps-done = Tylko skoczek przeskakuje inne bierki.
lesson-glinski-knight-colours = Trzy gwiazdki w trzech skokach. Uważaj na kolory pól.
lesson-glinski-knight-colours-done = Każdy skok prowadzi na pole innego koloru.
lesson-glinski-knight-journey = Przejdź przez planszę w pięciu skokach, po gwiazdce za każdy.
lesson-glinski-knight-journey-done = To była długa podróż.
lesson-glinski-knight-neighbour = Gwiazdka jest tuż obok. Ilu skoków potrzebuje skoczek?
lesson-glinski-knight-neighbour-done = Na sąsiednie pole skoczek potrzebuje dwóch skoków.
lesson-glinski-pawn-side = Idź pionem o dwa pola prosto przed siebie. Potem bij w bok.
lesson-glinski-pawn-side-done = Pion idzie prosto, a bije do przodu w lewo lub w prawo, przez bok pola.
lesson-glinski-pawn-zigzag = Zbierz trzy gwiazdki. Pion bije do przodu, po lewej i po prawej.
lesson-glinski-pawn-zigzag-done = Pion bije przez bok pola, nigdy jak goniec.
lesson-glinski-pawn-again = Zbij pierwszą gwiazdkę i zobacz, gdzie stoi wtedy pion.
lesson-glinski-pawn-again-done = Z każdego pola, z którego zaczynają Twoje piony, pion może iść o dwa pola.
lesson-glinski-pawn-queen = Doprowadź piona do końca kolumny i zamień go w hetmana. Hetman zbierze gwiazdkę.
lesson-glinski-pawn-queen-done = Na końcu kolumny pion staje się hetmanem, wieżą, gońcem lub skoczkiem.
lesson-glinski-pawn-goals = Doprowadź do promocji wszystkie trzy piony.
lesson-glinski-pawn-goals-done = Każda kolumna kończy się gdzie indziej: tutaj na b7, f11 i k7.
lesson-glinski-capture-loose = Zbij wszystkie czarne bierki. Bronioną zostaw: jej obrońca zbiłby Twoją.
lesson-glinski-capture-loose-done = Najpierw bierki bez obrony, potem te, które obronę straciły.
lesson-glinski-fork = Zaatakuj skoczkiem naraz króla i hetmana.
lesson-glinski-fork-done = To są widełki. Król musi odejść, a Ty bijesz hetmana.
lesson-glinski-worth-choose = Pion jest wart 1, skoczek i goniec 3, wieża 5, hetman 9. Zbij bierkę, która jest warta więcej.
lesson-glinski-worth-choose-done = Obie były bez obrony, a wieża jest warta więcej niż skoczek.
lesson-glinski-worth-trade = Dwie czarne bierki są bronione. Znajdź bicie, które się opłaca.
lesson-glinski-worth-trade-done = Skoczek za wieżę: 3 za 5.
lesson-glinski-safe-one = Wyobraź sobie, że teraz ruch mają czarne. Dotknij każdej swojej bierki, którą mogłyby zdobyć.
lesson-glinski-safe-one-done = Bierka nie jest bezpieczna, gdy nic jej nie broni albo gdy atakuje ją tańsza.
lesson-glinski-safe-count = Trzy Twoje bierki są atakowane. Dotknij każdej, którą czarne mogłyby zdobyć.
lesson-glinski-safe-count-done = Broniona bierka jest bezpieczna przed droższą, ale nie przed tańszą.
lesson-glinski-safe-move = Pion atakuje Twojego skoczka. Przenieś go na bezpieczne pole.
lesson-glinski-safe-move-done = Przed każdym ruchem sprawdź, co atakuje to pole.
lesson-glinski-checks = Zaatakuj króla każdą bierką. Bierka, która dała szacha, schodzi z planszy.
lesson-glinski-checks-done = Atak na króla nazywa się szach.
lesson-glinski-check-block = Twój król jest w szachu. Postaw bierkę między nim a napastnikiem.
lesson-glinski-check-block-done = Przed szachem z daleka można się zasłonić.
lesson-glinski-check-take = Twój król jest w szachu. Zbij napastnika.
lesson-glinski-check-take-done = Często najlepszą odpowiedzią na szacha jest bicie.
lesson-glinski-check-flee = Twój król jest w szachu. Przejdź nim na bezpieczne pole.
lesson-glinski-check-flee-done = Gdy nie można się zasłonić ani bić, król odchodzi.
lesson-glinski-mate-queen = Daj mata hetmanem w jednym ruchu. Sam szach nie wystarczy, pat też nie.
lesson-glinski-mate-queen-done = Mat jest wart 1 punkt. Pat byłby wart tylko ¾.
lesson-glinski-mate-rook = Daj mata wieżą w jednym ruchu.
lesson-glinski-mate-rook-done = Król na brzegu nie ma już bezpiecznego pola.
lesson-glinski-mate-rooks = Daj mata jedną z dwóch wież.
lesson-glinski-mate-rooks-done = Dwie wieże to silna drużyna.
lesson-glinski-queen-game = Partia: daj mata hetmanem i królem. Pat nie wystarczy.
lesson-glinski-queen-game-done = Wygrana. Hetman odbiera pola, król mu pomaga, a resztę robi brzeg.
lesson-glinski-rook-game = Partia: daj mata wieżą i królem. Zepchnij króla na brzeg.
lesson-glinski-rook-game-done = Wygrana. Wieża i król zawsze wygrywają, gdy ruch należy do Ciebie.
lesson-glinski-en-passant = Czarny pion minął Twojego, idąc o dwa pola. Zbij go, jakby poszedł o jedno, a potem tak samo następnego.
lesson-glinski-en-passant-done = To jest bicie w przelocie. Wolno tak bić tylko od razu.
lesson-glinski-no-queen = Promocja od razu nie wygrywa. Znajdź ruch, który zachowa wygraną.
lesson-glinski-no-queen-done = Wygrana to 1 punkt, pat ¾ dla Ciebie i ¼ dla czarnych, remis ½.
lesson-glinski-three-quarters = Wygrać nie możesz, a czarne zaraz będą miały hetmana. Daj pata.
lesson-glinski-three-quarters-done = Pat daje Ci ¾ punktu: więcej nie było można.
lesson-glinski-pawn-game = Partia pionów: doprowadź piona do promocji przed komputerem.
lesson-glinski-pawn-game-done = Wygrana: Twój pion był pierwszy.
lesson-glinski-begin-knights = Na początku piony stoją na drodze, ale skoczki skaczą. Wyprowadź oba na gwiazdki.
lesson-glinski-begin-knights-done = W środku skoczek sięga więcej pól niż na brzegu.
lesson-glinski-begin-pawn = Przesuń piona z drogi i wyprowadź gońca na gwiazdkę.
lesson-glinski-begin-pawn-done = Pion w środku otwiera linię gońcom.
lesson-glinski-begin-queen = Czarne za wcześnie wyprowadzają hetmana. Zbij go.
lesson-glinski-begin-queen-done = Najpierw wyprowadź skoczki i gońce. Hetman wyprowadzony zbyt wcześnie jest goniony albo ginie.
lesson-mccooey-pawn-takes = W tej grze pion bije jak goniec, o jeden krok do przodu. Zbij gwiazdkę.
lesson-mccooey-pawn-takes-done = Pion bije przez wierzchołek, między dwoma polami.
lesson-mccooey-pawn-double = Idź o dwa pola prosto, a potem zbij gwiazdkę.
lesson-mccooey-pawn-double-done = Z pola początkowego pion może iść o dwa pola.
lesson-mccooey-pawn-middle = Środkowy pion może iść tylko o jedno pole. Dojdź do gwiazdki w trzech ruchach.
lesson-mccooey-pawn-middle-done = Tylko piony z kolumny f nie mogą iść o dwa pola.
lesson-mccooey-pawn-colour = Zbij trzy gwiazdki, jedną po drugiej. Uważaj na kolory pól.
lesson-mccooey-pawn-colour-done = Bijąc, pion zostaje na polach jednego koloru, jak goniec.
lesson-mccooey-pawn-game = Partia pionów: doprowadź piona do promocji przed komputerem.
lesson-mccooey-pawn-game-done = Wygrana: Twój pion był pierwszy.
lesson-mccooey-en-passant = Czarny pion minął Twojego, idąc o dwa pola. Zbij go, jakby poszedł o jedno.
lesson-mccooey-en-passant-done = W przelocie wolno bić tylko od razu.
lesson-mccooey-stalemate = Daj mata hetmanem w jednym ruchu. Pat nie wystarczy.
lesson-mccooey-stalemate-done = W tej grze pat to tylko remis: po ½ punktu.
lesson-shafran-pawn-takes = W tej grze pion bije jak goniec, o jeden krok do przodu. Zbij gwiazdkę.
lesson-shafran-pawn-takes-done = Pion bije przez wierzchołek, między dwoma polami.
lesson-shafran-pawn-long = Na początku pion może iść nawet o trzy pola. Dojdź do gwiazdki w dwóch ruchach.
lesson-shafran-pawn-long-done = Pierwszym ruchem można dojść do środka kolumny.
lesson-shafran-pawn-short = Na brzegu do środka kolumny jest blisko: pion idzie o jedno pole. Dojdź do gwiazdki w trzech ruchach.
lesson-shafran-pawn-short-done = Długie kolumny mają długi pierwszy ruch, krótkie krótki.
lesson-shafran-pawn-game = Partia pionów: doprowadź piona do promocji przed komputerem.
lesson-shafran-pawn-game-done = Wygrana: Twój pion był pierwszy.
lesson-shafran-castle-short = Zrób krótką roszadę: przesuń króla na c1. Wieża stanie obok niego.
lesson-shafran-castle-short-done = Król i wieża ruszyły się jednocześnie.
lesson-shafran-castle-long = Zrób długą roszadę: przesuń króla obok wieży, na b1. Wieża go przeskoczy.
lesson-shafran-castle-long-done = Twój król stoi teraz blisko rogu.
lesson-shafran-castle-bishops = Po drugiej stronie też masz wieżę. Zrób roszadę z nią.
lesson-shafran-castle-bishops-done = Roszadę można robić w obie strony, krótką lub długą.
lesson-shafran-castle-safe = Król nie może przejść przez atakowane pole. Zrób roszadę w bezpieczną stronę.
lesson-shafran-castle-safe-done = Przed roszadą sprawdź każde pole, przez które król przechodzi.
lesson-shafran-en-passant-near = Czarny pion poszedł o trzy pola. Zbij go na e7, przez które przeszedł.
lesson-shafran-en-passant-near-done = W przelocie wolno bić tylko od razu.
lesson-shafran-en-passant-far = Ten pion przeszedł też przez e8. Zbij go tam.
lesson-shafran-en-passant-far-done = W przelocie można bić na każdym polu, przez które pion przeszedł.
lesson-checkers-man-steps = Kamień idzie o jedno pole do przodu: prosto albo na ukos. Odwiedź trzy gwiazdki.
lesson-checkers-man-steps-done = Kamień ma trzy drogi do przodu i żadnej z powrotem.
lesson-checkers-man-edge = Na brzegu kamień nie może iść prosto. Odwiedź obie gwiazdki.
lesson-checkers-man-edge-done = W kolumnach 1 i 9 można iść tylko na ukos.
lesson-checkers-take = Przeskocz oba czarne kamienie w jednym ruchu.
lesson-checkers-take-done = Kto może bić, musi bić.
lesson-checkers-take-back = Czarny kamień jest za Tobą. Zbij go.
lesson-checkers-take-back-done = Kamień bije do przodu i do tyłu.
lesson-checkers-take-most = Z dwóch bić musisz wybrać większe. Znajdź je.
lesson-checkers-take-most-done = Zawsze trzeba zbić jak najwięcej bierek.
lesson-checkers-men-game = Partia: zdobądź damkę przed komputerem albo zbij wszystkie jego kamienie.
lesson-checkers-men-game-done = Ta mała partia jest wygrana.
lesson-checkers-crown = Dojdź do przeciwległego brzegu. Kamień stanie się damką, która pójdzie do drugiej gwiazdki.
lesson-checkers-crown-done = Damka chodzi jak daleko chce, do przodu i do tyłu.
lesson-checkers-king-flies = Zbij damką oba kamienie w jednym ruchu.
lesson-checkers-king-flies-done = Damka skacze z daleka i wybiera, gdzie stanie.
lesson-checkers-king-safe = Na przeciwległym brzegu kamienie nie zbiją Twojej damki. Zostaw ją tam i rusz kamieniem.
lesson-checkers-king-safe-done = Kamienie nie mogą zbić damki na jej własnym polu przemiany.
lesson-three-turns = Białe, czerwone i czarne grają po kolei. Rusz pionem do przodu dwa razy.
lesson-three-turns-done = Po każdym Twoim ruchu następują dwa inne.
lesson-three-pawn-takes = Zbij pionem czerwonego piona: o jeden krok do przodu, jak goniec.
lesson-three-pawn-takes-done = Piony każdej strony idą od swojego rogu.
lesson-three-en-passant = Czerwony pion minął Twojego, idąc o dwa pola. Czarne już zagrały, ale nadal możesz go zbić w przelocie.
lesson-three-en-passant-done = Takiego piona mogą bić obaj przeciwnicy, dopóki jego strona znów nie zagra.
lesson-three-mate-one = Zamatuj czerwone hetmanem.
lesson-three-mate-one-done = Czerwone odpadły. Ich bierki zostają na planszy, ale są martwe.
lesson-three-king-taken = Twoja kolej, a król czerwonych jest zaatakowany. Zbij go.
lesson-three-king-taken-done = Kto traci króla, ten od razu odpada.
lesson-three-dead-pieces = Szare bierki są martwe. Zbij królem martwego hetmana.
lesson-three-dead-pieces-done = Martwe bierki nie atakują, ale stoją na drodze, dopóki ktoś ich nie zbije.
lesson-three-last-one = Czerwone już odpadły. Zamatuj czarne.
lesson-three-last-one-done = Ostatnia strona w grze wygrywa.

## Puzzles

action-puzzles = Zadania
puzzles-title = Zadania – Heksy
action-mistakes = Twoje błędy jako zadania
action-make-puzzle = Zrób zadanie z tej pozycji
why-puzzles = Najpierw zamknij zadania.
why-no-mistakes = Nie ma raportu albo nie ma w nim błędów strony u dołu planszy.
puzzle-goal = { $side ->
   *[white] Białe
    [black] Czarne
} zaczynają i { $goal ->
   *[win] wygrywają
    [hold] ratują partię
    [three-quarters] patują za ¾ punktu
    [quarter] ratują ¼ punktu
}
puzzle-right = Dobrze. Graj dalej.
puzzle-hint-piece = Podpowiedź: rusz bierką z pola { $cell }.
puzzle-hint-move = Podpowiedź: { $move }.
puzzle-also = { $move } to też dobry ruch i nic nie kosztuje. Poszukaj najlepszego.
puzzle-not-judged = Nie udało się ocenić tego ruchu. Zagraj go jeszcze raz.
puzzle-wrong = Jest lepszy ruch niż { $move }. Spróbuj jeszcze raz.
puzzle-wrong-why = { $why } Spróbuj jeszcze raz.
puzzle-solved = Rozwiązane.
puzzle-shown = Oto rozwiązanie.
puzzle-shown-moves = Oto rozwiązanie: { $moves }.
puzzle-about = Trudność: { $rating }. { $count ->
    [0] {""}
   *[other] Motywy: { $themes }
}
puzzle-mistake = W partii: { $move }
puzzle-rating = Twój ranking: { $rating }. { $best ->
    [0] {""}
   *[other] Rozwiązane z rzędu: { $streak } (najwięcej: { $best })
}
puzzle-rating-provisional = Twój ranking: około { $rating }. { $best ->
    [0] {""}
   *[other] Rozwiązane z rzędu: { $streak } (najwięcej: { $best })
}
puzzle-your-rating = Twój ranking
puzzle-streak = Z rzędu: { $streak } (najwięcej: { $best })
puzzle-solve = Rozwiąż
puzzle-solved-count = Rozwiązane: { $solved } z { $all }
puzzle-curve = Wykres rankingu, od { $low } do { $high }
puzzle-none-left = Nie ma tu więcej zadań.
puzzle-none = Do tej gry nie ma jeszcze zadań. Wybierz wyżej inną grę.
puzzle-way-all = Rozwiązuj zadania
puzzle-way-daily = Zadanie dnia
puzzle-way-review = Do powtórki: { $count }
puzzle-way-mistakes = Błędy z partii ({ $count })
puzzle-proving = Silnik sprawdza zadanie…
puzzle-made = Dodano do Twoich zadań: karta „Zadania”.
puzzle-rejected-several = To nie zadanie: jest tu kilka dobrych ruchów.
puzzle-rejected-short = To nie zadanie: rozwiązaniem byłby jeden ruch bez mata i bez pata.
puzzle-rejected-unproven = To nie zadanie: mając więcej czasu, silnik znajduje inny ruch.
why-no-puzzle = Pokaż pozycję, w której jest wybór ruchów.
puzzle-next = Następne zadanie
puzzle-solution = Pokaż rozwiązanie
# Below the buttons for a hint and the solution
puzzle-cost = Podpowiedź zmniejsza zysk o połowę, a gdy pokazuje ruch – do zera. Rozwiązanie liczy się jako błąd.
# The rating at the top of a puzzle
puzzle-rating-now = Twój ranking { $rating }
puzzle-rating-now-provisional = Twój ranking ok. { $rating }
# In the list of moves, where the solver is to move
puzzle-your-move = Twój ruch
# The event of a puzzle that is studied as a game
puzzle-event = Zadanie { $name }
puzzle-all = Wszystkie zadania
puzzle-sheet-print = Wydrukuj arkusz…
puzzle-sheet = Arkusz zadań
puzzle-sheet-goal = { $goal } ({ $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
})
puzzle-sheet-answers = Rozwiązania
sheet-name = Imię i nazwisko
sheet-points = Punkty (maks. { $points })
sheet-mate = Mat w { $moves ->
    [one] { $moves } ruchu
   *[other] { $moves } ruchach
}.
sheet-title = Tytuł
sheet-from = Zadania
sheet-band = Trudność
sheet-count = Liczba
sheet-room = Diagramy na stronie
sheet-has-answers = Dodaj stronę z rozwiązaniami
sheet-from-review = Zadania do powtórki
sheet-from-mistakes = Błędy z opracowywanej partii
sheet-source = { $name } ({ $count })
sheet-band-any = Dowolna
sheet-band-easy = Poniżej 1200
sheet-band-medium = 1200–1599
sheet-band-hard = 1600–1999
sheet-band-hardest = Od 2000
sheet-found = { $found ->
    [0] Żadne zadanie nie pasuje.
    [one] Na arkuszu jest { $found } zadanie.
    [few] Na arkuszu są { $found } zadania.
    [many] Na arkuszu jest { $found } zadań.
   *[other] Na arkuszu jest { $found } zadania.
}
sheet-keep = Zachowaj jako zestaw
sheet-save = Zapisz jako PGN…
sheet-why-title = Zestaw potrzebuje tytułu.
puzzle-sets = Twoje zadania i zestawy
puzzle-sets-none = Tu będą Twoje zadania, zachowane arkusze i zestawy dodane z plików.
puzzle-set-own = Twoje zadania
puzzle-set-count = { $count ->
    [one] { $count } zadanie
    [few] { $count } zadania
    [many] { $count } zadań
   *[other] { $count } zadania
}
puzzle-set-add = Dodaj zestaw z pliku…
puzzle-set-add-title = Dodawanie zestawu zadań
puzzle-set-edit = Edytuj…
puzzle-set-name = Nazwa zestawu
puzzle-set-delete = Usuń zestaw
puzzle-set-up = Przesuń zadanie { $number } w górę
puzzle-set-down = Przesuń zadanie { $number } w dół
puzzle-set-remove = Usuń zadanie { $number }
puzzle-set-kept = Liczba zadań w zestawie „{ $set }”: { $count }.
puzzle-set-none = W pliku nie ma pozycji, po której są ruchy.
puzzle-set-saved = Zestaw zapisano.
puzzle-themes = Motywy
puzzle-tournaments = Z partii turniejowych
puzzle-theme = { $theme ->
   *[mate-1] Mat w 1 ruchu
    [mate-2] Mat w 2 ruchach
    [mate-3] Mat w 3 lub więcej ruchach
    [fork] Widełki
    [pin] Związanie
    [skewer] Szpila
    [discovered] Atak z odsłony
    [sacrifice] Poświęcenie
    [quiet] Cichy ruch
    [promotion] Promocja
    [right-promotion] Właściwa promocja
    [en-passant] Bicie w przelocie
    [largest-capture] Duże bicie
    [hold] Ratowanie partii
    [stalemate] Pat za ¾
    [quarter] Ratowanie ¼ punktu
    [ending] Końcówka
}
