
## Lessons

action-learn = Leckék
learn-title = Leckék – Heksy
welcome-learn = Tanulás
learn-level = { NAME($stage) }, feladat: { $number }/{ $count }
learn-moves = Lépések: { $moves } (legkevesebb: { $best })
learn-moves-game = Lépések: { $moves } (három csillagért legfeljebb: { $best })
learn-stars = Csillagok: { $stars }/{ $all }
learn-king = Leütnék a királyunkat. Próbáljuk újra.
learn-struck = Leütnék a bábunkat. Próbáljuk újra.
learn-answered = Erre a lépésre van válasz. Próbáljuk újra.
learn-safe-unattacked = A { NAME($piece, form: "accusative") } ({ $cell }) semmi sem támadja: biztonságban van.
learn-safe-held = A { NAME($piece) } ({ $cell }) biztonságban van: { $move } semmit sem nyerne.
learn-text = { NAME($text) }
learn-next = Következő feladat
learn-retry = Újra
learn-restart = Elölről
# The bars above the goal, for screen readers
learn-solved = Megoldott feladatok: { $solved }, összesen: { $all }
learn-stages = Minden lecke
learn-end = A leckéknek vége. Most játsszunk egy játszmát.
learn-play = Játszma a legkönnyebb géppel
learn-pupil = Tanuló
learn-pupil-self = Én
learn-pupil-new = Új tanuló neve
learn-pupil-remove = { $name } és a csillagok törlése
learn-not-now = Előbb fejezze be a játszmát: lecke kedvéért nem szüneteltethető.
learn-no-hint = Innen nincs tipp. Kezdjük újra a feladatot.
# A dead end of a level: the piece can never reach the star again
learn-star-passed = { $piece ->
   *[pawn] A gyalog elhaladt a csillag mellett. Gyalog sosem lép hátra.
    [man] A gyalog elhaladt a csillag mellett. Gyalog sosem lép hátra.
}
learn-cells = Ebben a feladatban mezőket választunk, nem lépünk.
learn-over = Ez a feladat már véget ért.
why-lessons = Előbb zárja be a leckéket.
board-cell-star = { $cell }, csillag
lessons-whole = Most ismerkedem a sakkal
lessons-short = Sakkozni már tudok
lessons-upcoming = Következik
lessons-continue = Folytatás
lessons-differ = Ami más, mint Gliński sakkjában
lessons-alike = Ezek a bábok úgy lépnek, mint Gliński sakkjában
lessons-rook = A bástya
lessons-bishop = A futó
lessons-queen = A vezér
lessons-king = A király
lessons-knight = A huszár
lessons-pawn = A gyalog
lessons-fight = Ütés
lessons-worth = A bábok értéke
lessons-safe = Biztonságban van?
lessons-check = Sakk
lessons-mate = Matt
lessons-special = Különleges lépések és befejezések
lessons-begin = Hogyan kezdjünk játszmát?
lessons-castling = Sáncolás
lessons-man = A gyalog
lessons-take = Ütés
lessons-crowned = A dáma
lessons-turns = Hárman, sorban
lessons-out = Ki esik ki?
lesson-failed-stalemate = Ez patt. Próbáljunk másik lépést.
lesson-failed-draw = Ez döntetlen. Próbáljunk másik lépést.
lesson-failed-stuck = Most egyik bábunk sem tud lépni. Próbáljuk újra.
lesson-failed-reachable = Ezt a csillagot a futó eléri. Próbáljuk újra.
lesson-failed-safe = Ez a báb biztonságban van. Próbáljuk újra.
lesson-failed-late = A gép ért oda előbb. Próbáljuk újra.
lesson-failed-lost = A gép nyert. Próbáljuk újra.
lesson-failed-other = Van jobb lépés. Próbáljuk újra.
lesson-glinski-rook-straight = Vigyük a bástyát egyenesen fel a csillaghoz.
lesson-glinski-rook-straight-done = A bástya egyenesen lép, a mezők élein át.
lesson-glinski-rook-bent = Kövessük a nyilat lefelé a csillagig.
lesson-glinski-rook-bent-done = A bástyának hat iránya van: a mező minden élén át egy.
lesson-glinski-rook-choose = Gyűjtsük össze a két csillagot két lépéssel.
lesson-glinski-rook-choose-done = Mindkétszer jó volt a vonal.
lesson-glinski-rook-detour = A két csillag között nincs vonal. Gyűjtsük össze őket három lépéssel.
lesson-glinski-rook-detour-done = A bástyának néha meg kell állnia útközben.
lesson-glinski-rook-tour = Öt csillag vár a szélen. Gyűjtsük össze őket öt lépéssel.
lesson-glinski-rook-tour-done = Ezzel körbejártuk a táblát.
lesson-glinski-rook-stuck = A saját gyalogjaink állnak a bástya útjában. Szerezzük meg a csillagot három lépéssel.
lesson-glinski-rook-stuck-done = A bástya nem ugrik át senkit, a sajátjait sem.
lesson-glinski-bishop-corner = A futó a mező egyik csúcsán át lép ki. Kövessük a nyilat a csillagig.
lesson-glinski-bishop-corner-done = A futónak hat iránya van: a mező minden csúcsán át egy.
lesson-glinski-bishop-between = Az út mindkét oldalán báb áll. Vigyük át köztük a futót a csillaghoz.
lesson-glinski-bishop-between-done = A futó két mező között halad át, akkor is, ha mindkettő foglalt.
lesson-glinski-bishop-lines = Gyűjtsünk össze három csillagot három lépéssel.
lesson-glinski-bishop-lines-done = Nézzük csak: a futó végig egyszínű mezőkön járt.
lesson-glinski-bishop-three = Minden csillaghoz másik futó kell. Gyűjtsük össze mind a hármat négy lépéssel.
lesson-glinski-bishop-three-done = Három futó, három szín: világos, szürke és sötét.
lesson-glinski-bishop-never = Érintsük meg azokat a csillagokat, amelyeket ez a futó soha nem érhet el.
lesson-glinski-bishop-never-done = A futó a táblának csak a harmadát járja be.
lesson-glinski-queen-both = A vezér úgy lép, mint a bástya és mint a futó. Gyűjtsünk össze három csillagot három lépéssel.
lesson-glinski-queen-both-done = A vezérnek tizenkét iránya van.
lesson-glinski-queen-plan = Gondoljuk át előre: öt csillag öt lépéssel.
lesson-glinski-queen-plan-done = Jó terv volt.
lesson-glinski-queen-corners = Látogassuk meg a tábla mind a hat sarkát.
lesson-glinski-queen-corners-done = Most már tudjuk, mekkora a tábla.
lesson-glinski-king-steps = A nyilak a király összes lépését mutatják. Gyűjtsük össze a két csillagot.
lesson-glinski-king-steps-done = A király egyet lép a vezér tizenkét irányának bármelyikébe.
lesson-glinski-king-mixed = Rövid és hosszú lépések: gyűjtsünk össze négy csillagot négy lépéssel.
lesson-glinski-king-mixed-done = A hosszú lépés egy csúcson át visz, két mező között.
lesson-glinski-knight-ring = A nyilak a huszár összes ugrását mutatják. Ugorjunk a csillagra.
lesson-glinski-knight-ring-done = A huszár a legközelebbi olyan mezőkre ugrik, amelyeket egy vezér nem érne el.
lesson-glinski-knight-jumps = A huszárt bábok veszik körül. Ugorjunk ki a csillaghoz.
lesson-glinski-knight-jumps-done = Más bábokat csak a huszár ugrik át.
lesson-glinski-knight-colours = Három csillag három ugrással. Figyeljük a mezők színét.
lesson-glinski-knight-colours-done = Minden ugrás más színű mezőre visz.
lesson-glinski-knight-journey = Menjünk át a táblán öt ugrással, mindegyik után egy csillaggal.
lesson-glinski-knight-journey-done = Hosszú út volt.
lesson-glinski-knight-neighbour = A csillag itt van a szomszédban. Hány ugrás kell a huszárnak?
lesson-glinski-knight-neighbour-done = A szomszéd mezőre a huszár két ugrással jut el.
lesson-glinski-pawn-side = Lépjünk a gyaloggal két mezőt egyenesen előre. Utána üssünk oldalra.
lesson-glinski-pawn-side-done = A gyalog egyenesen lép, és előre balra vagy jobbra üt, a mező élén át.
lesson-glinski-pawn-zigzag = Gyűjtsünk össze három csillagot. A gyalog előre üt, balra és jobbra.
lesson-glinski-pawn-zigzag-done = A gyalog élen át üt, sohasem úgy, mint a futó.
lesson-glinski-pawn-again = Üssük le az első csillagot, és nézzük meg, hol áll akkor a gyalog.
lesson-glinski-pawn-again-done = Gyalogjaink bármelyik kezdőmezőjéről két mezőt is lehet lépni.
lesson-glinski-pawn-queen = Vigyük a gyalogot a vonala végére, és változtassuk vezérré. A vezér megszerzi a csillagot.
lesson-glinski-pawn-queen-done = A vonal végén a gyalogból vezér, bástya, futó vagy huszár lesz.
lesson-glinski-pawn-goals = Változtassuk át mind a három gyalogot.
lesson-glinski-pawn-goals-done = Minden vonal máshol ér véget: itt a b7, f11 és k7 mezőn.
lesson-glinski-capture-loose = Üssük le az összes sötét bábot. A védett bábot hagyjuk: a társa visszaütne.
lesson-glinski-capture-loose-done = Előbb a védtelen bábok, aztán azok, amelyek elvesztették a védelmüket.
lesson-glinski-fork = Támadjuk meg a huszárral egyszerre a királyt és a vezért.
lesson-glinski-fork-done = Ez a villa. A királynak lépnie kell, és mi leütjük a vezért.
lesson-glinski-worth-choose = A gyalog 1, a huszár és a futó 3, a bástya 5, a vezér 9 pontot ér. Üssük le azt, amelyik többet ér.
lesson-glinski-worth-choose-done = Mindkettő védtelen volt, és a bástya többet ér a huszárnál.
lesson-glinski-worth-trade = Két sötét báb védve van. Keressük meg az ütést, amely megéri.
lesson-glinski-worth-trade-done = Huszárt adtunk bástyáért: 3-at 5-ért.
lesson-glinski-safe-one = Képzeljük el, hogy Sötét lép. Koppintsunk minden olyan bábunkra, amelyet elnyerhetne.
lesson-glinski-safe-one-done = A báb nincs biztonságban, ha semmi sem védi, vagy ha a támadója kevesebbet ér.
lesson-glinski-safe-count = Három bábunkat támadják. Koppintsunk mindegyikre, amelyet Sötét elnyerhetne.
lesson-glinski-safe-count-done = A védett báb biztonságban van a drágább támadótól, de az olcsóbbtól nem.
lesson-glinski-safe-move = Gyalog támadja a huszárunkat. Vigyük biztonságos mezőre.
lesson-glinski-safe-move-done = Minden lépés előtt nézzük meg, mi támadja a mezőt.
lesson-glinski-checks = Támadjuk meg a királyt minden bábunkkal. Amelyik sakkot adott, lekerül a tábláról.
lesson-glinski-checks-done = A király megtámadását sakknak hívják.
lesson-glinski-check-block = A királyunk sakkban van. Tegyünk egy bábot a támadó és a király közé.
lesson-glinski-check-block-done = A távoli sakk ellen lehet közbelépni.
lesson-glinski-check-take = A királyunk sakkban van. Üssük le a támadót.
lesson-glinski-check-take-done = A sakkra gyakran az ütés a legjobb válasz.
lesson-glinski-check-flee = A királyunk sakkban van. Lépjünk vele biztos mezőre.
lesson-glinski-check-flee-done = Ha sem közbelépni, sem ütni nem lehet, a király ellép.
lesson-glinski-mate-queen = Adjunk mattot a vezérrel egy lépésben. A sakk magában kevés, a patt is.
lesson-glinski-mate-queen-done = A matt 1 pontot ér. A patt csak ¾ pontot ért volna.
lesson-glinski-mate-rook = Adjunk mattot a bástyával egy lépésben.
lesson-glinski-mate-rook-done = A szélen a királynak nem maradt biztos mezője.
lesson-glinski-mate-rooks = Adjunk mattot az egyik bástyával.
lesson-glinski-mate-rooks-done = Két bástya erős csapat.
lesson-glinski-queen-game = Játszma: adjunk mattot vezérrel és királlyal. A patt kevés.
lesson-glinski-queen-game-done = Nyertünk. A vezér elveszi a mezőket, a király segít neki, a többit elvégzi a tábla széle.
lesson-glinski-rook-game = Játszma: adjunk mattot bástyával és királlyal. Szorítsuk a királyt a szélre.
lesson-glinski-rook-game-done = Nyertünk. Bástya és király mindig nyer, ha mi lépünk.
lesson-glinski-en-passant = Egy sötét gyalog két mezőt lépve elment a gyalogunk mellett. Üssük le, mintha csak egyet lépett volna, aztán a következőt is.
lesson-glinski-en-passant-done = Ez a menet közbeni ütés. Csak azonnal szabad.
lesson-glinski-no-queen = Az azonnali átváltozás nem nyer. Keressünk olyan lépést, amely megtartja a nyerést.
lesson-glinski-no-queen-done = A győzelem 1 pont, a patt nekünk ¾, az ellenfélnek ¼, a döntetlen ½.
lesson-glinski-three-quarters = Nyerni nem tudunk, az ellenfélnek pedig mindjárt vezére lesz. Adjunk pattot.
lesson-glinski-three-quarters-done = A patt ¾ pontot ad: ennél több nem volt elérhető.
lesson-glinski-pawn-game = Gyalogjátszma: változtassunk át egy gyalogot előbb, mint a gép.
lesson-glinski-pawn-game-done = Győzelem: a mi gyalogunk ért be elsőnek.
lesson-glinski-begin-knights = Kezdetben a gyalogok útban vannak, de a huszárok átugorják őket. Vigyük ki mindkettőt a csillagokra.
lesson-glinski-begin-knights-done = Középen a huszár több mezőt ér el, mint a szélen.
lesson-glinski-begin-pawn = Lépjünk el egy gyaloggal az útból, és vigyünk futót a csillagra.
lesson-glinski-begin-pawn-done = A középső gyalog vonalat nyit a futóknak.
lesson-glinski-begin-queen = Sötét túl korán hozza ki a vezérét. Üssük le.
lesson-glinski-begin-queen-done = Előbb a huszárokat és a futókat hozzuk játékba. A korán kilépő vezért elűzik vagy leütik.
lesson-mccooey-pawn-takes = Ebben a játékban a gyalog úgy üt, mint a futó, egy mezőnyit előre. Üssük le a csillagot.
lesson-mccooey-pawn-takes-done = A gyalog egy csúcson át üt, két mező között.
lesson-mccooey-pawn-double = Lépjünk két mezőt előre, aztán üssük le a csillagot.
lesson-mccooey-pawn-double-done = A kezdőmezőjéről a gyalog két mezőt is léphet.
lesson-mccooey-pawn-middle = A középső gyalog csak egyesével léphet. Érjük el a csillagot három lépéssel.
lesson-mccooey-pawn-middle-done = Csak az f-vonal gyalogjai nem léphetnek két mezőt.
lesson-mccooey-pawn-colour = Üssünk le három csillagot egymás után. Figyeljük a mezők színét.
lesson-mccooey-pawn-colour-done = Ütés közben a gyalog egyszínű mezőkön marad, mint a futó.
lesson-mccooey-pawn-game = Gyalogjátszma: változtassunk át egy gyalogot előbb, mint a gép.
lesson-mccooey-pawn-game-done = Győzelem: a mi gyalogunk ért be elsőnek.
lesson-mccooey-en-passant = Egy sötét gyalog két mezőt lépve elment a gyalogunk mellett. Üssük le, mintha csak egyet lépett volna.
lesson-mccooey-en-passant-done = Menet közben csak azonnal szabad ütni.
lesson-mccooey-stalemate = Adjunk mattot a vezérrel egy lépésben. A patt kevés.
lesson-mccooey-stalemate-done = Ebben a játékban a patt csak döntetlen: fél-fél pont.
lesson-shafran-pawn-takes = Ebben a játékban a gyalog úgy üt, mint a futó, egy mezőnyit előre. Üssük le a csillagot.
lesson-shafran-pawn-takes-done = A gyalog egy csúcson át üt, két mező között.
lesson-shafran-pawn-long = A gyalog akár három mezővel is kezdhet. Érjük el a csillagot két lépéssel.
lesson-shafran-pawn-long-done = Az első lépés a vonal közepéig érhet.
lesson-shafran-pawn-short = A szélen közel van a vonal közepe: a gyalog egyet lép. Érjük el a csillagot három lépéssel.
lesson-shafran-pawn-short-done = Hosszú vonalon hosszú az első lépés, rövid vonalon rövid.
lesson-shafran-pawn-game = Gyalogjátszma: változtassunk át egy gyalogot előbb, mint a gép.
lesson-shafran-pawn-game-done = Győzelem: a mi gyalogunk ért be elsőnek.
lesson-shafran-castle-short = Sáncoljunk röviden: vigyük a királyt a c1 mezőre. A bástya mellé áll.
lesson-shafran-castle-short-done = A király és a bástya egyszerre lépett.
lesson-shafran-castle-long = Sáncoljunk hosszan: vigyük a királyt a bástya mellé, a b1 mezőre. A bástya átugorja.
lesson-shafran-castle-long-done = A királyunk most a sarok közelében van.
lesson-shafran-castle-bishops = A másik oldalon is van bástyánk. Sáncoljunk azzal.
lesson-shafran-castle-bishops-done = Mindkét oldalra lehet sáncolni, röviden vagy hosszan.
lesson-shafran-castle-safe = A király nem mehet át támadott mezőn. Sáncoljunk a biztos oldalra.
lesson-shafran-castle-safe-done = Sáncolás előtt nézzünk meg minden mezőt, amelyen a király áthalad.
lesson-shafran-en-passant-near = Egy sötét gyalog három mezőt lépett. Üssük le az e7 mezőn, amelyen áthaladt.
lesson-shafran-en-passant-near-done = Menet közben csak azonnal szabad ütni.
lesson-shafran-en-passant-far = Ez a gyalog az e8 mezőn is áthaladt. Üssük le ott.
lesson-shafran-en-passant-far-done = Menet közben minden mezőn lehet ütni, amelyen a gyalog áthaladt.
lesson-checkers-man-steps = A gyalog egy mezőt lép előre: egyenesen vagy átlósan. Látogassuk meg a három csillagot.
lesson-checkers-man-steps-done = A gyalognak három útja van előre, és egy sincs vissza.
lesson-checkers-man-edge = A szélen a gyalog nem léphet egyenesen. Látogassuk meg mindkét csillagot.
lesson-checkers-man-edge-done = Az 1. és a 9. oszlopban csak átlósan lehet lépni.
lesson-checkers-take = Ugorjuk át mindkét sötét gyalogot egy lépésben.
lesson-checkers-take-done = Aki üthet, annak ütnie kell.
lesson-checkers-take-back = A sötét gyalog mögöttünk van. Üssük le.
lesson-checkers-take-back-done = A gyalog előre és hátra is üt.
lesson-checkers-take-most = Két ütés közül a nagyobbat kell választani. Keressük meg.
lesson-checkers-take-most-done = Mindig a lehető legtöbb bábot kell leütni.
lesson-checkers-men-game = Játszma: legyen dámánk előbb, mint a gépnek, vagy üssük le minden gyalogját.
lesson-checkers-men-game-done = Megnyertük ezt a kis játszmát.
lesson-checkers-crown = Érjük el a túlsó szélt. Ott a gyalogból dáma lesz, és továbbmegy a második csillaghoz.
lesson-checkers-crown-done = A dáma bármilyen messzire lép, előre és hátra.
lesson-checkers-king-flies = Üssük le a dámával mindkét gyalogot egy lépésben.
lesson-checkers-king-flies-done = A dáma messziről ugrik, és megválasztja, hová érkezik.
lesson-checkers-king-safe = A túlsó szélen gyalog nem ütheti le a dámánkat. Hagyjuk ott, és lépjünk a gyaloggal.
lesson-checkers-king-safe-done = Gyalog nem ütheti le a dámát annak saját átváltozási mezőjén.
lesson-three-turns = Világos, Piros és Sötét sorban lép. Lépjünk a gyaloggal kétszer előre.
lesson-three-turns-done = Minden lépésünk után két másik következik.
lesson-three-pawn-takes = Üssük le a piros gyalogot a mienkkel: egy mezőnyit előre, mint a futó.
lesson-three-pawn-takes-done = Mindenkinek a gyalogjai a saját sarkától távolodnak.
lesson-three-en-passant = Egy piros gyalog két mezőt lépve elment a gyalogunk mellett. Sötét azóta lépett, de menet közben még leüthetjük.
lesson-three-en-passant-done = Az ilyen gyalogot mindkét ellenfél ütheti, amíg a saját oldala újra nem lép.
lesson-three-mate-one = Adjunk mattot Pirosnak a vezérrel.
lesson-three-mate-one-done = Piros kiesett. Bábjai a táblán maradnak, de halottak.
lesson-three-king-taken = Mi következünk, és Piros királya támadás alatt áll. Üssük le.
lesson-three-king-taken-done = Aki elveszti a királyát, azonnal kiesik.
lesson-three-dead-pieces = A szürke bábok halottak. Üssük le a királlyal a halott vezért.
lesson-three-dead-pieces-done = A halott bábok nem támadnak, de útban vannak, amíg le nem ütik őket.
lesson-three-last-one = Piros már kiesett. Adjunk mattot Sötétnek.
lesson-three-last-one-done = Az utolsó játékban maradt fél nyer.

## Puzzles

action-puzzles = Feladványok
puzzles-title = Feladványok – Heksy
action-mistakes = Hibáim mint feladványok
action-make-puzzle = Feladvány készítése ebből az állásból
why-puzzles = Előbb zárja be a feladványokat.
why-no-mistakes = Nincs jelentés, vagy nincs benne hiba a tábla alján lévő féltől.
puzzle-goal = { $side ->
   *[white] Világos
    [black] Sötét
} lép, { $goal ->
   *[win] és nyer
    [hold] és megmenti a játszmát
    [three-quarters] és pattal ¾ pontot szerez
    [quarter] és ¼ pontot ment
}
puzzle-right = Jó lépés. Tovább.
puzzle-hint-piece = Tipp: ezen a mezőn áll a lépő báb: { $cell }.
puzzle-hint-move = Tipp: { $move }.
puzzle-also = { $move } is jó. Keresse a legjobb lépést: ez nem számít hibának.
puzzle-not-judged = A lépést nem sikerült értékelni. Lépje meg újra.
puzzle-wrong = Van jobb lépés, mint { $move }. Próbálja újra.
puzzle-wrong-why = { $why } Próbálja újra.
puzzle-solved = Megoldva.
puzzle-shown = Ez a megoldás.
puzzle-shown-moves = Ez a megoldás: { $moves }.
puzzle-about = Nehézség: { $rating }. { $count ->
    [0] {""}
   *[other] Témák: { $themes }
}
puzzle-mistake = A játszmában: { $move }
puzzle-rating = Az Ön értékszáma: { $rating }. { $best ->
    [0] {""}
   *[other] Egymás után megoldva: { $streak } (legtöbb: { $best })
}
puzzle-rating-provisional = Az Ön értékszáma: kb. { $rating }. { $best ->
    [0] {""}
   *[other] Egymás után megoldva: { $streak } (legtöbb: { $best })
}
puzzle-your-rating = Az Ön értékszáma
puzzle-streak = Egymás után: { $streak } (legtöbb: { $best })
puzzle-solve = Oldja meg
puzzle-solved-count = Megoldva: { $solved }, összesen: { $all }
puzzle-curve = Az értékszám görbéje { $low } és { $high } között
puzzle-none-left = Itt nincs több feladvány.
puzzle-none = Ehhez a játékhoz még nincsenek feladványok. Válasszon fent másik játékot.
puzzle-way-all = Feladványfejtés
puzzle-way-daily = A nap feladványa
puzzle-way-review = Újra: { $count }
puzzle-way-mistakes = A játszma hibái ({ $count })
puzzle-proving = A motor ellenőrzi a feladványt…
puzzle-made = A feladvány a Feladványok oldalon a saját feladványok közé került.
puzzle-rejected-several = Nem feladvány: itt több lépés is jó.
puzzle-rejected-short = Nem feladvány: a megoldás egyetlen lépés lenne, matt és patt nélkül.
puzzle-rejected-unproven = Nem feladvány: több idővel a motor más lépést talál.
why-no-puzzle = Válasszon olyan állást, ahol több lépés lehetséges.
puzzle-next = Következő feladvány
puzzle-solution = Megoldás
# Below the buttons for a hint and the solution
puzzle-cost = A tipp felezi a nyereséget; ha a lépést mutatja, nincs nyereség. A megoldás hibának számít.
# The rating at the top of a puzzle
puzzle-rating-now = értékszám: { $rating }
puzzle-rating-now-provisional = értékszám: kb. { $rating }
# In the list of moves, where the solver is to move
puzzle-your-move = Ön lép
# The event of a puzzle that is studied as a game
puzzle-event = Feladvány { $name }
puzzle-all = Minden feladvány
puzzle-sheet-print = Feladványlap nyomtatása…
puzzle-sheet = Feladványlap
puzzle-sheet-goal = { $goal } ({ $points } pont)
puzzle-sheet-answers = Megoldások
sheet-name = Név
sheet-points = Pontszám (legfeljebb { $points })
sheet-mate = Matt { $moves } lépésben.
sheet-title = Cím
sheet-from = Feladványok
sheet-band = Nehézség
sheet-count = Darab
sheet-room = Ábra egy oldalon
sheet-has-answers = A megoldások külön oldalon
sheet-from-review = Elrontott feladványok
sheet-from-mistakes = A tanulmányozott játszma hibái
sheet-source = { $name } ({ $count })
sheet-band-any = Bármilyen
sheet-band-easy = 1200 alatt
sheet-band-medium = 1200–1599
sheet-band-hard = 1600–1999
sheet-band-hardest = 2000-től
sheet-found = { $found ->
    [0] Nincs ilyen feladvány.
   *[other] A lapon { $found } feladvány van.
}
sheet-keep = Megőrzés sorozatként
sheet-save = Mentés PGN-ként…
sheet-why-title = A sorozatnak cím kell.
puzzle-sets = Saját feladványok és sorozatok
puzzle-sets-none = Itt lesznek a saját feladványok, a megőrzött lapok és a fájlból hozzáadott sorozatok.
puzzle-set-own = Saját feladványok
puzzle-set-count = { $count } feladvány
puzzle-set-add = Sorozat fájlból…
puzzle-set-add-title = Feladványsorozat hozzáadása
puzzle-set-edit = Szerkesztés…
puzzle-set-name = A sorozat neve
puzzle-set-delete = Sorozat törlése
puzzle-set-up = { $number }. feladvány feljebb
puzzle-set-down = { $number }. feladvány lejjebb
puzzle-set-remove = { $number }. feladvány eltávolítása
puzzle-set-kept = { $count } feladvány van a sorozatban: „{ $set }”.
puzzle-set-none = A fájlban nincs állás, amely után lépések következnek.
puzzle-set-saved = A sorozat elmentve.
puzzle-themes = Témák
puzzle-tournaments = Versenyjátszmákból
puzzle-theme = { $theme ->
   *[mate-1] Matt 1 lépésben
    [mate-2] Matt 2 lépésben
    [mate-3] Matt 3 vagy több lépésben
    [fork] Villa
    [pin] Kötés
    [skewer] Nyárs
    [discovered] Felfedett támadás
    [sacrifice] Áldozat
    [quiet] Csendes lépés
    [promotion] Átváltozás
    [right-promotion] A helyes átváltozás
    [en-passant] Menet közbeni ütés
    [largest-capture] Nagy ütés
    [hold] A játszma megmentése
    [stalemate] Patt ¾ pontért
    [quarter] ¼ pont megmentése
    [ending] Végjáték
}
