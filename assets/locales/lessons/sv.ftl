
## Lessons

action-learn = Lektioner
learn-title = Lektioner – Heksy
welcome-learn = Lär dig spelet
learn-level = { NAME($stage) }, uppgift { $number } av { $count }
learn-moves = Drag: { $moves } (minst: { $best })
learn-moves-game = Drag: { $moves } (tre stjärnor: högst { $best })
learn-stars = Stjärnor: { $stars } av { $all }
learn-king = Din kung skulle bli slagen. Försök igen.
learn-struck = Din pjäs skulle bli slagen. Försök igen.
learn-answered = Det finns ett svar på draget. Försök igen.
learn-safe-unattacked = Ingenting angriper { NAME($piece, form: "definite") } på { $cell }: pjäsen är säker.
learn-safe-held = Skyddet räcker för { NAME($piece, form: "definite") } på { $cell }: { $move } skulle inte vinna något.
learn-text = { NAME($text) }
learn-next = Nästa uppgift
learn-retry = Försök igen
learn-restart = Börja om
# The bars above the goal, for screen readers
learn-solved = Lösta uppgifter: { $solved } av { $all }
learn-stages = Alla lektioner
learn-end = Lektionerna är slut. Spela nu ett parti.
learn-play = Spela mot den lättaste datorn
learn-pupil = Elev
learn-pupil-self = Jag
learn-pupil-new = En ny elevs namn
learn-pupil-remove = Ta bort { $name } och stjärnorna
learn-not-now = Avsluta ditt parti först: det kan inte pausas för en lektion.
learn-no-hint = Härifrån finns inget tips. Börja om uppgiften.
# A dead end of a level: the piece can never reach the star again
learn-star-passed = { $piece ->
   *[pawn] Bonden har passerat stjärnan. En bonde går aldrig tillbaka.
    [man] Brickan har passerat stjärnan. En bricka går aldrig tillbaka.
}
learn-cells = I den här uppgiften väljer man fält i stället för att göra drag.
learn-over = Den här uppgiften är redan slut.
why-lessons = Stäng lektionerna först.
board-cell-star = { $cell }, stjärna
lessons-whole = Schack är nytt för mig
lessons-short = Jag spelar redan schack
lessons-upcoming = Nästa
lessons-continue = Fortsätt
lessons-differ = Det som skiljer sig från Glińskis schack
lessons-alike = De här pjäserna går som i Glińskis schack
lessons-rook = Tornet
lessons-bishop = Löparen
lessons-queen = Damen
lessons-king = Kungen
lessons-knight = Springaren
lessons-pawn = Bonden
lessons-fight = Att slå
lessons-worth = Vad pjäserna är värda
lessons-safe = Är den säker?
lessons-check = Schack
lessons-mate = Schackmatt
lessons-special = Särskilda drag och avslut
lessons-begin = Att börja ett parti
lessons-castling = Rockad
lessons-man = Brickan
lessons-take = Att slå
lessons-crowned = Damen
lessons-turns = Tre i tur och ordning
lessons-out = Ute ur spelet
lesson-failed-stalemate = Det är patt. Försök med ett annat drag.
lesson-failed-draw = Det är remi. Försök med ett annat drag.
lesson-failed-stuck = Nu kan ingen av dina pjäser flytta. Försök igen.
lesson-failed-reachable = Löparen kan nå den här stjärnan. Försök igen.
lesson-failed-safe = Den här pjäsen är säker. Försök igen.
lesson-failed-late = Datorn kom först. Försök igen.
lesson-failed-lost = Datorn vann. Försök igen.
lesson-failed-other = Det finns ett bättre drag. Försök igen.
lesson-glinski-rook-straight = Flytta tornet rakt upp till stjärnan.
lesson-glinski-rook-straight-done = Tornet går rakt, över fältens kanter.
lesson-glinski-rook-bent = Följ pilen ner till stjärnan.
lesson-glinski-rook-bent-done = Tornet har sex riktningar, en över varje kant av fältet.
lesson-glinski-rook-choose = Samla båda stjärnorna i två drag.
lesson-glinski-rook-choose-done = Du valde rätt linje varje gång.
lesson-glinski-rook-detour = Ingen linje går från den ena stjärnan till den andra. Samla båda i tre drag.
lesson-glinski-rook-detour-done = Ibland måste tornet stanna på vägen.
lesson-glinski-rook-tour = Fem stjärnor väntar längs kanten. Samla dem i fem drag.
lesson-glinski-rook-tour-done = Du har varit runt hela brädet.
lesson-glinski-rook-stuck = Dina egna bönder står i vägen för tornet. Samla stjärnan i tre drag.
lesson-glinski-rook-stuck-done = Ett torn kan inte hoppa, inte ens över egna pjäser.
lesson-glinski-bishop-corner = En löpare lämnar sitt fält genom ett hörn. Följ pilen till stjärnan.
lesson-glinski-bishop-corner-done = Löparen har sex riktningar, en genom varje hörn av fältet.
lesson-glinski-bishop-between = På båda sidor om vägen står pjäser. Flytta löparen mellan dem till stjärnan.
lesson-glinski-bishop-between-done = En löpare går mellan två fält, även om båda är upptagna.
lesson-glinski-bishop-lines = Samla tre stjärnor i tre drag.
lesson-glinski-bishop-lines-done = Titta: löparen har hållit sig på fält av samma färg.
lesson-glinski-bishop-three = Varje stjärna behöver sin egen löpare. Samla alla tre i fyra drag.
lesson-glinski-bishop-three-done = Tre löpare för tre färger: ljus, mellanmörk och mörk.
lesson-glinski-bishop-never = Tryck på varje stjärna som den här löparen aldrig kan nå.
lesson-glinski-bishop-never-done = En löpare känner bara en tredjedel av brädet.
lesson-glinski-queen-both = Damen går som ett torn och som en löpare. Samla tre stjärnor i tre drag.
lesson-glinski-queen-both-done = Damen har tolv riktningar.
lesson-glinski-queen-plan = Planera i förväg: fem stjärnor i fem drag.
lesson-glinski-queen-plan-done = Det var en bra plan.
lesson-glinski-queen-corners = Besök brädets alla sex hörn.
lesson-glinski-queen-corners-done = Nu vet du hur stort brädet är.
lesson-glinski-king-steps = Pilarna visar kungens alla steg. Samla båda stjärnorna.
lesson-glinski-king-steps-done = Kungen går ett steg i damens tolv riktningar.
lesson-glinski-king-mixed = Korta och långa steg: samla fyra stjärnor i fyra drag.
lesson-glinski-king-mixed-done = Det långa steget går genom ett hörn, mellan två fält.
lesson-glinski-knight-ring = Pilarna visar springarens alla hopp. Hoppa till stjärnan.
lesson-glinski-knight-ring-done = Springaren hoppar till de närmaste fälten som en dam inte kan nå.
lesson-glinski-knight-jumps = Det står pjäser runt hela springaren. Hoppa ut till stjärnan.
lesson-glinski-knight-jumps-done = Bara springaren hoppar över andra pjäser.
lesson-glinski-knight-colours = Tre stjärnor i tre hopp. Se på fältens färger.
lesson-glinski-knight-colours-done = Varje hopp går till ett fält av en annan färg.
lesson-glinski-knight-journey = Ta dig över brädet i fem hopp, med en stjärna efter varje.
lesson-glinski-knight-journey-done = Det var en lång resa.
lesson-glinski-knight-neighbour = Stjärnan är granne. Hur många hopp behöver springaren?
lesson-glinski-knight-neighbour-done = En springare behöver två hopp till fältet bredvid.
lesson-glinski-pawn-side = Flytta bonden två fält rakt fram. Slå sedan åt sidan.
lesson-glinski-pawn-side-done = En bonde går rakt fram och slår framåt åt vänster eller höger, över en kant.
lesson-glinski-pawn-zigzag = Samla tre stjärnor. Bonden slår snett framåt, till vänster och till höger.
lesson-glinski-pawn-zigzag-done = En bonde slår över en kant, aldrig som en löpare.
lesson-glinski-pawn-again = Slå den första stjärnan och se var bonden står sedan.
lesson-glinski-pawn-again-done = Från varje fält där dina bönder börjar får en bonde gå två fält.
lesson-glinski-pawn-queen = Flytta bonden till linjens slut och förvandla den till en dam. Damen samlar stjärnan.
lesson-glinski-pawn-queen-done = Vid linjens slut blir en bonde dam, torn, löpare eller springare.
lesson-glinski-pawn-goals = Förvandla alla tre bönderna.
lesson-glinski-pawn-goals-done = Varje linje slutar på sitt ställe: här på b7, f11 och k7.
lesson-glinski-capture-loose = Slå alla svarta pjäser. Låt en skyddad pjäs vara: dess vän skulle slå din.
lesson-glinski-capture-loose-done = Först de oskyddade, sedan de som har förlorat sitt skydd.
lesson-glinski-fork = Angrip kungen och damen på en gång med din springare.
lesson-glinski-fork-done = Det är en gaffel. Kungen måste flytta, och du slår damen.
lesson-glinski-worth-choose = En bonde är värd 1, en springare eller löpare 3, ett torn 5, en dam 9. Slå den pjäs som är värd mest.
lesson-glinski-worth-choose-done = Båda var oskyddade, och tornet är värt mer än springaren.
lesson-glinski-worth-trade = Två svarta pjäser är skyddade. Hitta slaget som lönar sig.
lesson-glinski-worth-trade-done = Du gav en springare för ett torn: 3 för 5.
lesson-glinski-safe-one = Tänk dig att Svart är vid draget. Tryck på var och en av dina pjäser som Svart kan vinna.
lesson-glinski-safe-one-done = En pjäs är inte säker om ingenting skyddar den, eller om angriparen är värd mindre.
lesson-glinski-safe-count = Tre av dina pjäser är angripna. Tryck på var och en som Svart kan vinna.
lesson-glinski-safe-count-done = En skyddad pjäs är säker mot en dyrare angripare, men inte mot en billigare.
lesson-glinski-safe-move = En bonde angriper din springare. Flytta den till ett säkert fält.
lesson-glinski-safe-move-done = Se före varje drag efter vad som angriper fältet.
lesson-glinski-checks = Angrip kungen med var och en av dina pjäser. En pjäs som har schackat lämnar brädet.
lesson-glinski-checks-done = Ett angrepp på kungen kallas schack.
lesson-glinski-check-block = Din kung står i schack. Ställ en pjäs mellan angriparen och kungen.
lesson-glinski-check-block-done = Mot en schack på avstånd kan man ställa något emellan.
lesson-glinski-check-take = Din kung står i schack. Slå angriparen.
lesson-glinski-check-take-done = Ofta är det bästa svaret på en schack att slå.
lesson-glinski-check-flee = Din kung står i schack. Flytta den till ett säkert fält.
lesson-glinski-check-flee-done = Om du varken kan ställa emellan eller slå, går kungen undan.
lesson-glinski-mate-queen = Sätt matt med damen i ett drag. Bara schack räcker inte, och patt inte heller.
lesson-glinski-mate-queen-done = Matt är värd 1 poäng. Patt hade bara varit värd ¾.
lesson-glinski-mate-rook = Sätt matt med tornet i ett drag.
lesson-glinski-mate-rook-done = Kungen på kanten har inget säkert fält kvar.
lesson-glinski-mate-rooks = Sätt matt med ett av dina två torn.
lesson-glinski-mate-rooks-done = Två torn är ett starkt lag.
lesson-glinski-queen-game = Ett parti: sätt matt med dam och kung. Patt räcker inte.
lesson-glinski-queen-game-done = Du vann. Damen tar fälten, kungen hjälper till, och kanten gör resten.
lesson-glinski-rook-game = Ett parti: sätt matt med torn och kung. Driv kungen till kanten.
lesson-glinski-rook-game-done = Du vann. Torn och kung vinner alltid när du är vid draget.
lesson-glinski-en-passant = En svart bonde har gått två fält, förbi din bonde. Slå den som om den bara hade gått ett, och sedan nästa också.
lesson-glinski-en-passant-done = Det heter en passant. Man får bara göra det genast.
lesson-glinski-no-queen = Om du förvandlar bonden nu vinner du inte. Hitta ett drag som behåller vinsten.
lesson-glinski-no-queen-done = En vinst är 1 poäng, en patt ¾ för dig och ¼ för Svart, en remi ½.
lesson-glinski-three-quarters = Du kan inte vinna, och Svart får snart en dam. Sätt Svart patt.
lesson-glinski-three-quarters-done = Patt ger dig ¾ poäng: mer gick inte att få.
lesson-glinski-pawn-game = Ett parti med bönder: förvandla en bonde före datorn.
lesson-glinski-pawn-game-done = Du vann: din bonde kom först.
lesson-glinski-begin-knights = I början står bönderna i vägen, men springare hoppar. Ta ut båda till stjärnorna.
lesson-glinski-begin-knights-done = I mitten når en springare fler fält än på kanten.
lesson-glinski-begin-pawn = Flytta en bonde ur vägen, och ta ut en löpare till stjärnan.
lesson-glinski-begin-pawn-done = En bonde i mitten öppnar en linje för löparna.
lesson-glinski-begin-queen = Svart tar ut sin dam för tidigt. Slå den.
lesson-glinski-begin-queen-done = Ta först ut springare och löpare. En tidig dam blir jagad eller slagen.
lesson-mccooey-pawn-takes = I det här spelet slår en bonde som en löpare, ett steg framåt. Slå stjärnan.
lesson-mccooey-pawn-takes-done = Bonden slår genom ett hörn, mellan två fält.
lesson-mccooey-pawn-double = Gå två fält framåt och slå sedan stjärnan.
lesson-mccooey-pawn-double-done = Från sitt startfält får en bonde gå två fält.
lesson-mccooey-pawn-middle = Bonden i mitten får bara gå ett fält i taget. Nå stjärnan i tre drag.
lesson-mccooey-pawn-middle-done = Det är bara bönderna på f-linjen som inte får gå två fält.
lesson-mccooey-pawn-colour = Slå tre stjärnor, en efter en. Se på fältens färger.
lesson-mccooey-pawn-colour-done = En bonde som slår håller sig på sin färg, som en löpare.
lesson-mccooey-pawn-game = Ett parti med bönder: förvandla en bonde före datorn.
lesson-mccooey-pawn-game-done = Du vann: din bonde kom först.
lesson-mccooey-en-passant = En svart bonde har gått två fält, förbi din bonde. Slå den som om den bara hade gått ett.
lesson-mccooey-en-passant-done = En passant får man bara slå genast.
lesson-mccooey-stalemate = Sätt matt med damen i ett drag. Patt räcker inte.
lesson-mccooey-stalemate-done = I det här spelet är patt bara remi: ½ poäng var.
lesson-shafran-pawn-takes = I det här spelet slår en bonde som en löpare, ett steg framåt. Slå stjärnan.
lesson-shafran-pawn-takes-done = Bonden slår genom ett hörn, mellan två fält.
lesson-shafran-pawn-long = En bonde får börja med upp till tre fält. Nå stjärnan i två drag.
lesson-shafran-pawn-long-done = Det första draget får gå till linjens mitt.
lesson-shafran-pawn-short = På kanten är linjens mitt nära: bonden går ett fält. Nå stjärnan i tre drag.
lesson-shafran-pawn-short-done = Långa linjer har långa första drag, korta linjer korta.
lesson-shafran-pawn-game = Ett parti med bönder: förvandla en bonde före datorn.
lesson-shafran-pawn-game-done = Du vann: din bonde kom först.
lesson-shafran-castle-short = Gör kort rockad: flytta kungen till c1. Tornet ställer sig bredvid.
lesson-shafran-castle-short-done = Kung och torn har flyttat på en gång.
lesson-shafran-castle-long = Gör lång rockad: flytta kungen intill tornet, till b1. Tornet hoppar över den.
lesson-shafran-castle-long-done = Din kung står nu nära hörnet.
lesson-shafran-castle-bishops = Du har ett torn på den andra sidan också. Gör rockad med det.
lesson-shafran-castle-bishops-done = Du kan göra rockad åt båda hållen, kort eller lång.
lesson-shafran-castle-safe = Kungen får inte passera ett angripet fält. Gör rockad åt det säkra hållet.
lesson-shafran-castle-safe-done = Se före en rockad på varje fält som kungen passerar.
lesson-shafran-en-passant-near = En svart bonde har gått tre fält. Slå den på e7, som den har passerat.
lesson-shafran-en-passant-near-done = En passant får man bara slå genast.
lesson-shafran-en-passant-far = Den här bonden har passerat e8 också. Slå den där.
lesson-shafran-en-passant-far-done = Du får slå en passant på varje fält som bonden har passerat.
lesson-checkers-man-steps = En bricka går ett fält framåt: rakt eller längs en diagonal. Besök de tre stjärnorna.
lesson-checkers-man-steps-done = En bricka har tre vägar framåt och ingen tillbaka.
lesson-checkers-man-edge = På kanten får en bricka inte gå rakt. Besök båda stjärnorna.
lesson-checkers-man-edge-done = På kolumnerna 1 och 9 är bara diagonalen fri.
lesson-checkers-take = Hoppa över båda svarta brickorna i ett drag.
lesson-checkers-take-done = Den som kan slå måste slå.
lesson-checkers-take-back = Den svarta brickan är bakom dig. Slå den.
lesson-checkers-take-back-done = En bricka slår framåt och bakåt.
lesson-checkers-take-most = Av två slag måste du välja det största. Hitta det.
lesson-checkers-take-most-done = Du måste alltid slå så många pjäser som möjligt.
lesson-checkers-men-game = Ett parti: få en dam före datorn, eller slå alla dess brickor.
lesson-checkers-men-game-done = Du vann det här lilla partiet.
lesson-checkers-crown = Nå den bortre kanten. Där blir brickan dam, och damen går till den andra stjärnan.
lesson-checkers-crown-done = En dam går hur långt som helst, framåt och bakåt.
lesson-checkers-king-flies = Slå båda brickorna med ett drag av damen.
lesson-checkers-king-flies-done = En dam hoppar på långt håll och väljer var den landar.
lesson-checkers-king-safe = På den bortre kanten kan brickor inte slå din dam. Låt den stå och flytta brickan.
lesson-checkers-king-safe-done = Brickor kan inte slå en dam på dess eget förvandlingsfält.
lesson-three-turns = Vit, Röd och Svart drar i tur och ordning. Flytta din bonde framåt två gånger.
lesson-three-turns-done = Efter vart och ett av dina drag kommer två andra.
lesson-three-pawn-takes = Slå den röda bonden med din: ett steg framåt, som en löpare.
lesson-three-pawn-takes-done = Varje sidas bönder går bort från sitt eget hörn.
lesson-three-en-passant = En röd bonde har gått två fält, förbi din bonde. Svart har dragit sedan dess, men du får ännu slå den en passant.
lesson-three-en-passant-done = Båda motståndarna får slå en sådan bonde tills dess egen sida drar igen.
lesson-three-mate-one = Sätt Röd matt med din dam.
lesson-three-mate-one-done = Röd är ute ur spelet. Pjäserna står kvar på brädet, men de är döda.
lesson-three-king-taken = Det är din tur, och Röds kung är angripen. Slå den.
lesson-three-king-taken-done = En sida som har förlorat sin kung är genast ute.
lesson-three-dead-pieces = De grå pjäserna är döda. Slå den döda damen med din kung.
lesson-three-dead-pieces-done = Döda pjäser angriper inget, men de är i vägen tills någon slår dem.
lesson-three-last-one = Röd är redan ute. Sätt Svart matt.
lesson-three-last-one-done = Den sista sidan i spelet vinner.

## Puzzles

action-puzzles = Problem
puzzles-title = Problem – Heksy
action-mistakes = Dina misstag som problem
action-make-puzzle = Gör ett problem av ställningen
why-puzzles = Stäng problemen först.
why-no-mistakes = Det finns ingen rapport, eller inga misstag i den av sidan längst ner på brädet.
puzzle-goal = { $side ->
   *[white] Vit
    [black] Svart
} drar och { $goal ->
   *[win] vinner
    [hold] räddar partiet
    [three-quarters] sätter patt för ¾ poäng
    [quarter] räddar ¼ poäng
}
puzzle-right = Rätt. Fortsätt.
puzzle-hint-piece = Tips: flytta pjäsen på { $cell }.
puzzle-hint-move = Tips: { $move }.
puzzle-also = { $move } är också bra. Leta efter det bästa draget: det kostar ingenting.
puzzle-not-judged = Draget kunde inte bedömas. Spela det igen.
puzzle-wrong = Det finns ett bättre drag än { $move }. Försök igen.
puzzle-wrong-why = { $why } Försök igen.
puzzle-solved = Löst.
puzzle-shown = Det här är lösningen.
puzzle-shown-moves = Det här är lösningen: { $moves }.
puzzle-about = Svårighet: { $rating }. { $count ->
    [0] {""}
   *[other] Teman: { $themes }
}
puzzle-mistake = I partiet: { $move }
puzzle-rating = Din rating: { $rating }. { $best ->
    [0] {""}
   *[other] Lösta i rad: { $streak } (flest: { $best })
}
puzzle-rating-provisional = Din rating: ungefär { $rating }. { $best ->
    [0] {""}
   *[other] Lösta i rad: { $streak } (flest: { $best })
}
puzzle-your-rating = Din rating
puzzle-streak = I rad: { $streak } (flest: { $best })
puzzle-solve = Lös det
puzzle-solved-count = Lösta: { $solved } av { $all }
puzzle-curve = Kurva över din rating, mellan { $low } och { $high }
puzzle-none-left = Det finns inga fler problem här.
puzzle-none = Det finns inga problem för det här spelet än. Välj ett annat spel ovan.
puzzle-way-all = Lös problem
puzzle-way-daily = Dagens problem
puzzle-way-review = { $count } att försöka igen
puzzle-way-mistakes = Misstag i partiet ({ $count })
puzzle-proving = Motorn prövar problemet…
puzzle-made = Problemet finns bland dina egna problem på sidan Problem.
puzzle-rejected-several = Inget problem: flera drag är bra här.
puzzle-rejected-short = Inget problem: lösningen vore ett enda drag utan matt eller patt.
puzzle-rejected-unproven = Inget problem: med mer tid hittar motorn ett annat drag.
why-no-puzzle = Visa en ställning där det finns flera drag att välja på.
puzzle-next = Nästa problem
puzzle-solution = Visa lösningen
# Below the buttons for a hint and the solution
puzzle-cost = Ett tips halverar ratingvinsten; visar det draget blir det ingen. Lösningen räknas som fel.
# The rating at the top of a puzzle
puzzle-rating-now = din rating { $rating }
puzzle-rating-now-provisional = din rating ca { $rating }
# In the list of moves, where the solver is to move
puzzle-your-move = ditt drag
# The event of a puzzle that is studied as a game
puzzle-event = Problem { $name }
puzzle-all = Alla problem
puzzle-sheet-print = Skriv ut ett blad…
puzzle-sheet = Problemblad
puzzle-sheet-goal = { $goal } ({ $points } poäng)
puzzle-sheet-answers = Lösningar
sheet-name = Namn
sheet-points = Poäng (av { $points })
sheet-mate = Matt i { $moves } drag.
sheet-title = Rubrik
sheet-from = Problem
sheet-band = Svårighet
sheet-count = Antal
sheet-room = Diagram på en sida
sheet-has-answers = Lägg till en sida med lösningarna
sheet-from-review = Problem att försöka igen
sheet-from-mistakes = Misstag i det studerade partiet
sheet-source = { $name } ({ $count })
sheet-band-any = Valfri
sheet-band-easy = Under 1200
sheet-band-medium = 1200–1599
sheet-band-hard = 1600–1999
sheet-band-hardest = Från 2000
sheet-found = { $found ->
    [0] Inget problem passar.
   *[other] Bladet har { $found } problem.
}
sheet-keep = Behåll som en serie
sheet-save = Spara som PGN…
sheet-why-title = En serie behöver en rubrik.
puzzle-sets = Dina problem och serier
puzzle-sets-none = Här finns problem som du gör, blad som du behåller och filer som du lägger till.
puzzle-set-own = Dina egna problem
puzzle-set-count = { $count } problem
puzzle-set-add = Lägg till en serie från en fil…
puzzle-set-add-title = Lägg till en problemserie
puzzle-set-edit = Redigera…
puzzle-set-name = Seriens namn
puzzle-set-delete = Ta bort serien
puzzle-set-up = Flytta upp problem { $number }
puzzle-set-down = Flytta ned problem { $number }
puzzle-set-remove = Ta bort problem { $number }
puzzle-set-kept = { $count } problem finns i serien ”{ $set }”.
puzzle-set-none = Filen har ingen ställning som följs av drag.
puzzle-set-saved = Serien är sparad.
puzzle-themes = Teman
puzzle-tournaments = Från turneringarna
puzzle-theme = { $theme ->
   *[mate-1] Matt i 1 drag
    [mate-2] Matt i 2 drag
    [mate-3] Matt i 3 eller fler drag
    [fork] Gaffel
    [pin] Bindning
    [skewer] Spett
    [discovered] Avdragsangrepp
    [sacrifice] Offer
    [quiet] Tyst drag
    [promotion] Förvandling
    [right-promotion] Rätt förvandling
    [en-passant] En passant
    [largest-capture] Stort slag
    [hold] Rädda partiet
    [stalemate] Patt för ¾
    [quarter] Rädda ¼ poäng
    [ending] Slutspel
}
