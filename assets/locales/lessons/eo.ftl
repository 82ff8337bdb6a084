
## Lessons

action-learn = Lecionoj
learn-title = Lecionoj – Heksy
welcome-learn = Lerni la ludon
learn-level = { NAME($stage) }, tasko { $number } el { $count }
learn-moves = Movoj: { $moves } (minimume: { $best })
learn-moves-game = Movoj: { $moves } (tri steloj: maksimume { $best })
learn-stars = Steloj: { $stars } el { $all }
learn-king = Via reĝo estus batita. Provu denove.
learn-struck = Via peco estus batita. Provu denove.
learn-answered = Al tiu movo estas respondo. Provu denove.
learn-safe-unattacked = Nenio atakas la { NAME($piece, form: "accusative") } sur { $cell }: ĝi estas sekura.
learn-safe-held = La { NAME($piece) } sur { $cell } estas sekura: { $move } gajnus nenion.
learn-text = { NAME($text) }
learn-next = Sekva tasko
learn-retry = Provi denove
learn-restart = Rekomenci
# The bars above the goal, for screen readers
learn-solved = Solvitaj taskoj: { $solved } el { $all }
learn-stages = Ĉiuj lecionoj
learn-end = Vi finis la lecionojn. Nun ludu partion.
learn-play = Ludi kontraŭ la plej facila komputilo
learn-pupil = Lernanto
learn-pupil-self = Mi
learn-pupil-new = Nomo de nova lernanto
learn-pupil-remove = Forigi { $name } kaj la gajnitajn stelojn
learn-not-now = Unue finu vian partion: ĝi ne povas paŭzi por leciono.
learn-no-hint = De ĉi tie mankas konsilo. Rekomencu la taskon.
# A dead end of a level: the piece can never reach the star again
learn-star-passed = { $piece ->
   *[pawn] La peono preterpasis la stelon. Peono neniam reiras.
    [man] La simpla peco preterpasis la stelon. Simpla peco neniam reiras.
}
learn-cells = En ĉi tiu tasko oni elektas fakojn kaj ne faras movojn.
learn-over = Ĉi tiu tasko jam finiĝis.
why-lessons = Unue fermu la lecionojn.
board-cell-star = { $cell }, stelo
lessons-whole = Mi ekkonas la ŝakon
lessons-short = Mi jam ludas ŝakon
lessons-upcoming = Sekvas
lessons-continue = Daŭrigi
lessons-differ = Kio malsamas de la ŝako de Gliński
lessons-alike = Ĉi tiuj pecoj iras kiel en la ŝako de Gliński
lessons-rook = La turo
lessons-bishop = La kuriero
lessons-queen = La damo
lessons-king = La reĝo
lessons-knight = La ĉevalo
lessons-pawn = La peono
lessons-fight = Bati
lessons-worth = Kiom valoras la pecoj
lessons-safe = Ĉu ĝi estas sekura?
lessons-check = Ŝako
lessons-mate = Ŝakmato
lessons-special = Specialaj movoj kaj finoj
lessons-begin = Kiel komenci partion
lessons-castling = Aroko
lessons-man = La simpla peco
lessons-take = Bati
lessons-crowned = La damo
lessons-turns = Tri laŭvice
lessons-out = Ekster la ludo
lesson-failed-stalemate = Tio estas pato. Provu alian movon.
lesson-failed-draw = Tio estas remio. Provu alian movon.
lesson-failed-stuck = Nun neniu el viaj pecoj povas moviĝi. Provu denove.
lesson-failed-reachable = Tiun stelon la kuriero povas atingi. Provu denove.
lesson-failed-safe = Ĉi tiu peco estas sekura. Provu denove.
lesson-failed-late = La komputilo estis la unua. Provu denove.
lesson-failed-lost = La komputilo venkis. Provu denove.
lesson-failed-other = Estas pli bona movo. Provu denove.
lesson-glinski-rook-straight = Movu la turon rekte supren al la stelo.
lesson-glinski-rook-straight-done = La turo marŝas rekte, trans la laterojn de la fakoj.
lesson-glinski-rook-bent = Sekvu la sagon malsupren al la stelo.
lesson-glinski-rook-bent-done = La turo havas ses direktojn, po unu trans ĉiu latero de sia fako.
lesson-glinski-rook-choose = Kolektu ambaŭ stelojn per du movoj.
lesson-glinski-rook-choose-done = Vi ĉiufoje elektis la ĝustan linion.
lesson-glinski-rook-detour = Neniu linio kondukas de unu stelo al la alia. Kolektu ambaŭ per tri movoj.
lesson-glinski-rook-detour-done = Foje la turo devas halti survoje.
lesson-glinski-rook-tour = Kvin steloj atendas laŭ la rando. Kolektu ilin per kvin movoj.
lesson-glinski-rook-tour-done = Vi ĉirkaŭiris la tutan tabulon.
lesson-glinski-rook-stuck = Viaj propraj peonoj baras la vojon de la turo. Kolektu la stelon per tri movoj.
lesson-glinski-rook-stuck-done = La turo ne povas salti, eĉ ne trans siajn pecojn.
lesson-glinski-bishop-corner = Kuriero forlasas sian fakon tra angulo. Sekvu la sagon al la stelo.
lesson-glinski-bishop-corner-done = La kuriero havas ses direktojn, po unu tra ĉiu angulo de sia fako.
lesson-glinski-bishop-between = Ambaŭflanke de la vojo staras pecoj. Movu la kurieron inter ili al la stelo.
lesson-glinski-bishop-between-done = La kuriero pasas inter du fakoj, eĉ se ambaŭ estas okupitaj.
lesson-glinski-bishop-lines = Kolektu tri stelojn per tri movoj.
lesson-glinski-bishop-lines-done = Rigardu: la kuriero restis sur fakoj de unu koloro.
lesson-glinski-bishop-three = Ĉiu stelo bezonas sian kurieron. Kolektu la tri per kvar movoj.
lesson-glinski-bishop-three-done = Tri kurieroj por tri koloroj: hela, griza kaj malhela.
lesson-glinski-bishop-never = Tuŝu ĉiun stelon, kiun ĉi tiu kuriero neniam povas atingi.
lesson-glinski-bishop-never-done = Kuriero konas nur trionon de la tabulo.
lesson-glinski-queen-both = La damo marŝas kiel turo kaj kiel kuriero. Kolektu tri stelojn per tri movoj.
lesson-glinski-queen-both-done = La damo havas dek du direktojn.
lesson-glinski-queen-plan = Planu antaŭe: kvin steloj per kvin movoj.
lesson-glinski-queen-plan-done = Tio estis bona plano.
lesson-glinski-queen-corners = Vizitu ĉiujn ses angulojn de la tabulo.
lesson-glinski-queen-corners-done = Nun vi scias, kiom granda la tabulo estas.
lesson-glinski-king-steps = La sagoj montras ĉiujn paŝojn de la reĝo. Kolektu ambaŭ stelojn.
lesson-glinski-king-steps-done = La reĝo faras unu paŝon en la dek du direktoj de la damo.
lesson-glinski-king-mixed = Proksimaj kaj foraj paŝoj: kolektu kvar stelojn per kvar movoj.
lesson-glinski-king-mixed-done = La fora paŝo iras tra angulo, inter du fakoj.
lesson-glinski-knight-ring = La sagoj montras ĉiujn saltojn de la ĉevalo. Saltu al la stelo.
lesson-glinski-knight-ring-done = La ĉevalo saltas al la plej proksimaj fakoj, kiujn damo ne povus atingi.
lesson-glinski-knight-jumps = Ĉirkaŭ la ĉevalo staras pecoj. Saltu eksteren al la stelo.
lesson-glinski-knight-jumps-done = Nur la ĉevalo saltas trans aliajn pecojn.
lesson-glinski-knight-colours = Tri steloj per tri saltoj. Atentu la kolorojn de la fakoj.
lesson-glinski-knight-colours-done = Ĉiu salto kondukas al fako de alia koloro.
lesson-glinski-knight-journey = Transiru la tabulon per kvin saltoj, kun stelo post ĉiu.
lesson-glinski-knight-journey-done = Tio estis longa vojaĝo.
lesson-glinski-knight-neighbour = La stelo estas tuj apude. Kiom da saltoj bezonas la ĉevalo?
lesson-glinski-knight-neighbour-done = La ĉevalo bezonas du saltojn al la najbara fako.
lesson-glinski-pawn-side = Movu la peonon du fakojn rekte antaŭen. Poste batu flanken.
lesson-glinski-pawn-side-done = La peono marŝas rekte kaj batas antaŭen maldekstren aŭ dekstren, trans lateron.
lesson-glinski-pawn-zigzag = Kolektu tri stelojn. La peono batas antaŭen, maldekstre kaj dekstre.
lesson-glinski-pawn-zigzag-done = La peono batas trans lateron, neniam kiel kuriero.
lesson-glinski-pawn-again = Batu la unuan stelon, kaj rigardu, kie via peono tiam staras.
lesson-glinski-pawn-again-done = De ĉiu fako, sur kiu komence staras via peono, peono povas marŝi du fakojn.
lesson-glinski-pawn-queen = Movu la peonon al la fino de ĝia kolumno kaj ŝanĝu ĝin en damon. La damo kolektas la stelon.
lesson-glinski-pawn-queen-done = Ĉe la fino de sia kolumno peono fariĝas damo, turo, kuriero aŭ ĉevalo.
lesson-glinski-pawn-goals = Ŝanĝu ĉiujn tri peonojn.
lesson-glinski-pawn-goals-done = Ĉiu kolumno finiĝas aliloke: ĉi tie sur b7, f11 kaj k7.
lesson-glinski-capture-loose = Batu ĉiujn nigrajn pecojn. Lasu protektatan pecon: ĝia amiko batus vian.
lesson-glinski-capture-loose-done = Unue la neprotektatajn, poste tiujn, kiuj perdis sian protekton.
lesson-glinski-fork = Ataku per via ĉevalo la reĝon kaj la damon samtempe.
lesson-glinski-fork-done = Tio estas forko. La reĝo devas moviĝi, kaj vi batas la damon.
lesson-glinski-worth-choose = Peono valoras 1, ĉevalo aŭ kuriero 3, turo 5, damo 9. Batu la pecon, kiu valoras pli.
lesson-glinski-worth-choose-done = Ambaŭ estis neprotektataj, kaj la turo valoras pli ol la ĉevalo.
lesson-glinski-worth-trade = Du nigraj pecoj estas protektataj. Trovu la profitan baton.
lesson-glinski-worth-trade-done = Vi donis ĉevalon por turo: 3 por 5.
lesson-glinski-safe-one = Imagu, ke nun movas Nigro. Tuŝu ĉiun vian pecon, kiun Nigro povus gajni.
lesson-glinski-safe-one-done = Peco ne estas sekura, se nenio protektas ĝin, aŭ se la atakanto valoras malpli.
lesson-glinski-safe-count = Tri viaj pecoj estas atakataj. Tuŝu ĉiun, kiun Nigro povus gajni.
lesson-glinski-safe-count-done = Protektata peco estas sekura kontraŭ pli kara atakanto, sed ne kontraŭ malpli kara.
lesson-glinski-safe-move = Peono atakas vian ĉevalon. Movu ĝin al sekura fako.
lesson-glinski-safe-move-done = Antaŭ ĉiu movo rigardu, kio atakas la fakon.
lesson-glinski-checks = Ataku la reĝon per ĉiu via peco. Peco, kiu donis ŝakon, forlasas la tabulon.
lesson-glinski-checks-done = Atako kontraŭ la reĝo nomiĝas ŝako.
lesson-glinski-check-block = Via reĝo estas en ŝako. Metu pecon inter la atakanton kaj la reĝon.
lesson-glinski-check-block-done = Kontraŭ ŝako de malproksime peco povas ŝirmi.
lesson-glinski-check-take = Via reĝo estas en ŝako. Batu la atakanton.
lesson-glinski-check-take-done = Ofte la plej bona respondo al ŝako estas bato.
lesson-glinski-check-flee = Via reĝo estas en ŝako. Movu ĝin al sekura fako.
lesson-glinski-check-flee-done = Se vi ne povas ŝirmi aŭ bati, la reĝo foriras.
lesson-glinski-mate-queen = Donu ŝakmaton per la damo en unu movo. Nura ŝako ne sufiĉas, ankaŭ pato ne.
lesson-glinski-mate-queen-done = Ŝakmato valoras 1 poenton. Pato valorus nur ¾.
lesson-glinski-mate-rook = Donu ŝakmaton per la turo en unu movo.
lesson-glinski-mate-rook-done = La reĝo ĉe la rando havas plu neniun sekuran fakon.
lesson-glinski-mate-rooks = Donu ŝakmaton per unu el viaj du turoj.
lesson-glinski-mate-rooks-done = Du turoj estas forta teamo.
lesson-glinski-queen-game = Partio: donu ŝakmaton per damo kaj reĝo. Pato ne sufiĉas.
lesson-glinski-queen-game-done = Vi venkis. La damo forprenas fakojn, la reĝo helpas, kaj la rando faras la ceteron.
lesson-glinski-rook-game = Partio: donu ŝakmaton per turo kaj reĝo. Pelu la reĝon al la rando.
lesson-glinski-rook-game-done = Vi venkis. Turo kaj reĝo ĉiam venkas, kiam movas vi.
lesson-glinski-en-passant = Nigra peono marŝis du fakojn, preter via peono. Batu ĝin, kvazaŭ ĝi marŝus nur unu, kaj poste ankaŭ la sekvan.
lesson-glinski-en-passant-done = Tio estas bato dum trapaso. Ĝi eblas nur tuj.
lesson-glinski-no-queen = Se vi nun ŝanĝas la peonon, vi ne venkas. Trovu movon, kiu tenas la venkon.
lesson-glinski-no-queen-done = Venko estas 1 poento, pato ¾ por vi kaj ¼ por Nigro, remio ½.
lesson-glinski-three-quarters = Vi ne povas venki, kaj Nigro baldaŭ havos damon. Patigu Nigron.
lesson-glinski-three-quarters-done = Pato donas al vi ¾ de poento: pli ne eblis.
lesson-glinski-pawn-game = Partio de peonoj: ŝanĝu peonon pli frue ol la komputilo.
lesson-glinski-pawn-game-done = Vi venkis: via peono estis la unua.
lesson-glinski-begin-knights = Komence la peonoj baras la vojon, sed ĉevaloj saltas. Elirigu ambaŭ al la steloj.
lesson-glinski-begin-knights-done = En la mezo ĉevalo atingas pli da fakoj ol ĉe la rando.
lesson-glinski-begin-pawn = Movu peonon for de la vojo, kaj venigu kurieron al la stelo.
lesson-glinski-begin-pawn-done = Peono en la mezo malfermas linion por la kurieroj.
lesson-glinski-begin-queen = Nigro tro frue elirigas la damon. Batu ĝin.
lesson-glinski-begin-queen-done = Unue elirigu ĉevalojn kaj kurierojn. Damo, kiu eliras tro frue, estas pelata aŭ batata.
lesson-mccooey-pawn-takes = En ĉi tiu ludo peono batas kiel kuriero, unu paŝon antaŭen. Batu la stelon.
lesson-mccooey-pawn-takes-done = La peono batas tra angulo, inter du fakoj.
lesson-mccooey-pawn-double = Marŝu du fakojn antaŭen, poste batu la stelon.
lesson-mccooey-pawn-double-done = De sia komenca fako peono povas marŝi du fakojn.
lesson-mccooey-pawn-middle = La meza peono povas marŝi nur po unu fako. Atingu la stelon per tri movoj.
lesson-mccooey-pawn-middle-done = Nur la peonoj de la kolumno f ne povas marŝi du fakojn.
lesson-mccooey-pawn-colour = Batu tri stelojn, unu post alia. Atentu la kolorojn de la fakoj.
lesson-mccooey-pawn-colour-done = Peono, kiu batas, restas sur sia koloro, kiel kuriero.
lesson-mccooey-pawn-game = Partio de peonoj: ŝanĝu peonon pli frue ol la komputilo.
lesson-mccooey-pawn-game-done = Vi venkis: via peono estis la unua.
lesson-mccooey-en-passant = Nigra peono marŝis du fakojn, preter via peono. Batu ĝin, kvazaŭ ĝi marŝus nur unu.
lesson-mccooey-en-passant-done = Vi rajtas bati dum trapaso nur tuj.
lesson-mccooey-stalemate = Donu ŝakmaton per la damo en unu movo. Pato ne sufiĉas.
lesson-mccooey-stalemate-done = En ĉi tiu ludo pato estas nur remio: po ½ poento.
lesson-shafran-pawn-takes = En ĉi tiu ludo peono batas kiel kuriero, unu paŝon antaŭen. Batu la stelon.
lesson-shafran-pawn-takes-done = La peono batas tra angulo, inter du fakoj.
lesson-shafran-pawn-long = La unua movo de peono povas esti eĉ tri fakojn longa. Atingu la stelon per du movoj.
lesson-shafran-pawn-long-done = La unua movo povas iri ĝis la mezo de la kolumno.
lesson-shafran-pawn-short = Ĉe la rando la mezo de la kolumno estas proksima: la peono marŝas unu fakon. Atingu la stelon per tri movoj.
lesson-shafran-pawn-short-done = Longaj kolumnoj havas longajn unuajn movojn, mallongaj mallongajn.
lesson-shafran-pawn-game = Partio de peonoj: ŝanĝu peonon pli frue ol la komputilo.
lesson-shafran-pawn-game-done = Vi venkis: via peono estis la unua.
lesson-shafran-castle-short = Aroku mallonge: movu la reĝon al c1. La turo staros apud ĝi.
lesson-shafran-castle-short-done = Reĝo kaj turo moviĝis samtempe.
lesson-shafran-castle-long = Aroku longe: movu la reĝon apud la turon, al b1. La turo saltos trans ĝin.
lesson-shafran-castle-long-done = Via reĝo nun staras proksime de la angulo.
lesson-shafran-castle-bishops = Ankaŭ sur la alia flanko vi havas turon. Aroku per ĝi.
lesson-shafran-castle-bishops-done = Vi povas aroki al ambaŭ flankoj, mallonge aŭ longe.
lesson-shafran-castle-safe = La reĝo ne rajtas transiri atakatan fakon. Aroku al la sekura flanko.
lesson-shafran-castle-safe-done = Antaŭ aroko rigardu ĉiun fakon, kiun la reĝo transiras.
lesson-shafran-en-passant-near = Nigra peono marŝis tri fakojn. Batu ĝin sur e7, kiun ĝi trapasis.
lesson-shafran-en-passant-near-done = Vi rajtas bati dum trapaso nur tuj.
lesson-shafran-en-passant-far = Ĉi tiu peono trapasis ankaŭ e8. Batu ĝin tie.
lesson-shafran-en-passant-far-done = Vi rajtas bati dum trapaso sur ĉiu fako, kiun la peono trapasis.
lesson-checkers-man-steps = Simpla peco marŝas unu fakon antaŭen: rekte aŭ laŭ diagonalo. Vizitu la tri stelojn.
lesson-checkers-man-steps-done = Simpla peco havas tri vojojn antaŭen kaj neniun reen.
lesson-checkers-man-edge = Ĉe la rando simpla peco ne povas marŝi rekte. Vizitu ambaŭ stelojn.
lesson-checkers-man-edge-done = Sur la kolumnoj 1 kaj 9 nur la diagonalo estas libera.
lesson-checkers-take = Saltu trans ambaŭ nigrajn pecojn en unu movo.
lesson-checkers-take-done = Kiu povas bati, tiu devas bati.
lesson-checkers-take-back = La nigra peco estas malantaŭ vi. Batu ĝin.
lesson-checkers-take-back-done = Simpla peco batas antaŭen kaj malantaŭen.
lesson-checkers-take-most = El du batoj vi devas elekti la pli grandan. Trovu ĝin.
lesson-checkers-take-most-done = Vi ĉiam devas bati kiel eble plej multe da pecoj.
lesson-checkers-men-game = Partio: havigu al vi damon pli frue ol la komputilo, aŭ batu ĉiujn ĝiajn pecojn.
lesson-checkers-men-game-done = Vi venkis en ĉi tiu malgranda partio.
lesson-checkers-crown = Atingu la malproksiman randon. Tie la peco fariĝas damo, kiu iras al la dua stelo.
lesson-checkers-crown-done = Damo marŝas kiom ajn malproksimen, antaŭen kaj malantaŭen.
lesson-checkers-king-flies = Batu ambaŭ pecojn per unu movo de la damo.
lesson-checkers-king-flies-done = Damo saltas de malproksime kaj elektas, kie ĝi haltas.
lesson-checkers-king-safe = Ĉe la malproksima rando simplaj pecoj ne povas bati vian damon. Lasu ĝin tie kaj movu la simplan pecon.
lesson-checkers-king-safe-done = Simplaj pecoj ne povas bati damon sur ĝia propra promocia fako.
lesson-three-turns = Blanko, Ruĝo kaj Nigro movas laŭvice. Movu vian peonon dufoje antaŭen.
lesson-three-turns-done = Post ĉiu via movo sekvas du aliaj.
lesson-three-pawn-takes = Batu la ruĝan peonon per via: unu paŝon antaŭen, kiel kuriero.
lesson-three-pawn-takes-done = La peonoj de ĉiu flanko marŝas for de sia angulo.
lesson-three-en-passant = Ruĝa peono marŝis du fakojn, preter via peono. Nigro intertempe movis, sed vi ankoraŭ povas bati ĝin dum trapaso.
lesson-three-en-passant-done = Ambaŭ kontraŭuloj povas bati tian peonon, ĝis ĝia flanko denove movas.
lesson-three-mate-one = Matu Ruĝon per via damo.
lesson-three-mate-one-done = Ruĝo estas ekster la ludo. Ĝiaj pecoj restas sur la tabulo, sed ili estas mortaj.
lesson-three-king-taken = Estas via vico, kaj la reĝo de Ruĝo estas atakata. Batu ĝin.
lesson-three-king-taken-done = Flanko, kiu perdis sian reĝon, tuj estas ekster la ludo.
lesson-three-dead-pieces = La grizaj pecoj estas mortaj. Batu la mortan damon per via reĝo.
lesson-three-dead-pieces-done = Mortaj pecoj atakas nenion, sed ili baras la vojon, ĝis iu batas ilin.
lesson-three-last-one = Ruĝo jam estas ekster la ludo. Matu Nigron.
lesson-three-last-one-done = La lasta flanko en la ludo venkas.

## Puzzles

action-puzzles = Problemoj
puzzles-title = Problemoj – Heksy
action-mistakes = Viaj eraroj kiel problemoj
action-make-puzzle = Fari problemon el ĉi tiu pozicio
why-puzzles = Unue fermu la problemojn.
why-no-mistakes = Mankas raporto, aŭ ĝi havas neniun eraron de la flanko malsupre sur la tabulo.
puzzle-goal = { $side ->
   *[white] Blanko
    [black] Nigro
} movas kaj { $goal ->
   *[win] gajnas
    [hold] savas la partion
    [three-quarters] patigas por ¾ de poento
    [quarter] savas ¼ de poento
}
puzzle-right = Ĝuste. Daŭrigu.
puzzle-hint-piece = Konsilo: movu la pecon sur { $cell }.
puzzle-hint-move = Konsilo: { $move }.
puzzle-also = Ankaŭ { $move } estas bona. Serĉu la plej bonan movon: tio kostas nenion.
puzzle-not-judged = Ne eblis taksi la movon. Faru ĝin denove.
puzzle-wrong = Estas pli bona movo ol { $move }. Provu denove.
puzzle-wrong-why = { $why } Provu denove.
puzzle-solved = Solvite.
puzzle-shown = Jen la solvo.
puzzle-shown-moves = Jen la solvo: { $moves }.
puzzle-about = Malfacileco: { $rating }. { $count ->
    [0] {""}
   *[other] Temoj: { $themes }
}
puzzle-mistake = En la partio: { $move }
puzzle-rating = Viaj rangopoentoj: { $rating }. { $best ->
    [0] {""}
   *[other] Solvitaj sinsekve: { $streak } (plejmulte: { $best })
 }
puzzle-rating-provisional = Viaj rangopoentoj: ĉirkaŭ { $rating }. { $best ->
    [0] {""}
   *[other] Solvitaj sinsekve: { $streak } (plejmulte: { $best })
 }
puzzle-your-rating = Viaj rangopoentoj
puzzle-streak = Sinsekve: { $streak } (plejmulte: { $best })
puzzle-solve = Solvi
puzzle-solved-count = Solvitaj: { $solved } el { $all }
puzzle-curve = Kurbo de viaj rangopoentoj, inter { $low } kaj { $high }
puzzle-none-left = Ĉi tie ne estas pliaj problemoj.
puzzle-none = Por ĉi tiu ludo ankoraŭ ne estas problemoj. Elektu supre alian ludon.
puzzle-way-all = Solvi problemojn
puzzle-way-daily = Problemo de la tago
puzzle-way-review = Refari: { $count }
puzzle-way-mistakes = Eraroj en la partio ({ $count })
puzzle-proving = La motoro kontrolas la problemon…
puzzle-made = La problemo estas inter viaj propraj problemoj sur la paĝo Problemoj.
puzzle-rejected-several = Ne problemo: pluraj movoj estas bonaj ĉi tie.
puzzle-rejected-short = Ne problemo: la solvo estus unu sola movo sen mato kaj sen pato.
puzzle-rejected-unproven = Ne problemo: kun pli da tempo la motoro trovas alian movon.
why-no-puzzle = Montru pozicion kun elekto de movoj.
puzzle-next = Sekva problemo
puzzle-solution = Montri la solvon
# Below the buttons for a hint and the solution
puzzle-cost = Konsilo duonigas la gajnon; se ĝi montras la movon, estas neniu gajno. La solvo kalkuliĝas kiel eraro.
# The rating at the top of a puzzle
puzzle-rating-now = viaj rangopoentoj { $rating }
puzzle-rating-now-provisional = viaj rangopoentoj ĉ. { $rating }
# In the list of moves, where the solver is to move
puzzle-your-move = via movo
# The event of a puzzle that is studied as a game
puzzle-event = Problemo { $name }
puzzle-all = Ĉiuj problemoj
puzzle-sheet-print = Printi folion…
puzzle-sheet = Folio de problemoj
puzzle-sheet-goal = { $goal } ({ $points ->
    [one] { $points } poento
   *[other] { $points } poentoj
})
puzzle-sheet-answers = Solvoj
sheet-name = Nomo
sheet-points = Poentoj (el { $points })
sheet-mate = Mato en { $moves ->
    [one] { $moves } movo
   *[other] { $moves } movoj
}.
sheet-title = Titolo
sheet-from = Problemoj
sheet-band = Malfacileco
sheet-count = Nombro
sheet-room = Diagramoj sur paĝo
sheet-has-answers = Aldoni paĝon kun la solvoj
sheet-from-review = Refarendaj problemoj
sheet-from-mistakes = Eraroj en la studata partio
sheet-source = { $name } ({ $count })
sheet-band-any = Ajna
sheet-band-easy = Sub 1200
sheet-band-medium = 1200–1599
sheet-band-hard = 1600–1999
sheet-band-hardest = Ekde 2000
sheet-found = { $found ->
    [0] Neniu problemo taŭgas.
    [one] La folio havas unu problemon.
   *[other] La folio havas { $found } problemojn.
}
sheet-keep = Konservi kiel aron
sheet-save = Konservi kiel PGN…
sheet-why-title = Aro bezonas titolon.
puzzle-sets = Viaj problemoj kaj aroj
puzzle-sets-none = Ĉi tie estas problemoj, kiujn vi faras, folioj, kiujn vi konservas, kaj aldonitaj dosieroj.
puzzle-set-own = Viaj propraj problemoj
puzzle-set-count = { $count ->
    [one] unu problemo
   *[other] { $count } problemoj
}
puzzle-set-add = Aldoni aron el dosiero…
puzzle-set-add-title = Aldono de problemaro
puzzle-set-edit = Redakti…
puzzle-set-name = Nomo de la aro
puzzle-set-delete = Forigi la aron
puzzle-set-up = Movi problemon { $number } supren
puzzle-set-down = Movi problemon { $number } malsupren
puzzle-set-remove = Forigi problemon { $number }
puzzle-set-kept = { $count ->
    [one] Unu problemo estas en la aro “{ $set }”.
   *[other] { $count } problemoj estas en la aro “{ $set }”.
}
puzzle-set-none = La dosiero havas neniun pozicion kun sekvaj movoj.
puzzle-set-saved = La aro estas konservita.
puzzle-themes = Temoj
puzzle-tournaments = El la turniroj
puzzle-theme = { $theme ->
   *[mate-1] Mato en 1 movo
    [mate-2] Mato en 2 movoj
    [mate-3] Mato en 3 aŭ pli da movoj
    [fork] Forko
    [pin] Ligo
    [skewer] Trapiko
    [discovered] Malkovra atako
    [sacrifice] Ofero
    [quiet] Kvieta movo
    [promotion] Ŝanĝo de peono
    [right-promotion] La ĝusta ŝanĝo
    [en-passant] Bato dum trapaso
    [largest-capture] Granda bato
    [hold] Savi la partion
    [stalemate] Pato por ¾
    [quarter] Savi ¼ de poento
    [ending] Finludo
}
