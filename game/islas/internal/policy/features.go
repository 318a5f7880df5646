package policy

import "islas/game"
import "islas/game/islas"

// Features of actions, each a weight's index, in groups. A number behind the name of a group is how many features it has;
// most groups say one thing in several steps, of which an action has one.
const (
	buildHand  = 0                         // 9: cards in the hand, 0 to 8 and more
	buildFinal = buildHand + 9             // 1: in the last round
	buildMore  = buildFinal + 1            // 1: another settler of the colour is in the hand
	buildComes = buildMore + 1             // 1: the settler would come to the own island by ship
	buildGoes  = buildComes + 1            // 1: it would go to another
	buildFree  = buildGoes + 1             // 4: free plots left, 0 to 3 and more
	buildHouse = buildFree + 4             // the colour of a house built
	takePlot   = buildHouse + houseSize    // the plot of a house built or settled
	drawHand   = takePlot + plotSize       // 9: cards in the hand
	drawFinal  = drawHand + 9              // 1: in the last round
	drawMore   = drawFinal + 1             // 1: with the privilege
	town       = drawMore + 1              // 8: free plots left, 0 to 3 and more, before and after the actions
	palace     = town + 8                  // 8: the same for a first palace of its colour
	further    = palace + 8                // 8: the same for a further palace
	mixed      = further + 8               // 8: the same for a palace of two colours
	convFinal  = mixed + 8                 // 1: a conversion in the last round
	convLoses  = convFinal + 1             // 1: a privilege will be lost by it
	convWins   = convLoses + 1             // 1: a privilege will be won by it
	convHand   = convWins + 1              // 3: settlers of the colour in the hand
	convKept   = convHand + 3              // 1: for each priority that the plot still taken answers
	convFreed  = convKept + 1              // 1: for each priority that a house used up answered
	loadMine   = convFreed + 1             // 2: the settler would choose the own island now; in the last round
	loadOther  = loadMine + 2              // 2: another island
	loadNobody = loadOther + 2             // 2: nobody's
	loadWins   = loadNobody + 2            // the colour of a settler that would come
	loadKeep   = loadWins + houseSize      // the colour of a settler that would not
	loadGives  = loadKeep + houseSize      // the same for the one to whom it would go
	loadMore   = loadGives + houseSize     // 4: other settlers of the colour in the hand
	loadRaid   = loadMore + 4              // whom the pirate would rob now
	lastRaid   = loadRaid + raids          // the same in the last round
	settle     = lastRaid + raids          // the colour of a settler that lands
	loseHouse  = settle + houseSize        // the colour of the house that pirates take
	losePlot   = loseHouse + houseSize     // its plot
	nameBehind = losePlot + plotSize       // 8: how many points the victim is behind the best of the others
	Size       = nameBehind + namedVictims // number of all features

	houseSize    = 18
	plotSize     = 26
	raids        = 8
	namedVictims = 8
)

// groups gives each group its name in the file of weights.
var groups = named([]group{
	{"build-hand", buildHand}, {"build-final", buildFinal}, {"build-more", buildMore}, {"build-comes", buildComes},
	{"build-goes", buildGoes}, {"build-free", buildFree}, {"build-house", buildHouse}, {"take-plot", takePlot},
	{"draw-hand", drawHand}, {"draw-final", drawFinal}, {"draw-more", drawMore},
	{"town", town}, {"palace", palace}, {"further-palace", further}, {"mixed-palace", mixed},
	{"convert-final", convFinal}, {"convert-loses", convLoses}, {"convert-wins", convWins}, {"convert-hand", convHand},
	{"convert-kept", convKept}, {"convert-freed", convFreed},
	{"load-mine", loadMine}, {"load-other", loadOther}, {"load-nobody", loadNobody}, {"load-wins", loadWins},
	{"load-keep", loadKeep}, {"load-gives", loadGives}, {"load-more", loadMore}, {"load-raid", loadRaid}, {"last-raid", lastRaid},
	{"settle", settle}, {"lose-house", loseHouse}, {"lose-plot", losePlot}, {"name-behind", nameBehind},
})

// group is some features that say one thing.
type group struct {
	name string
	size int // at first where it begins
}

// named turns where the groups begin into how large they are.
func named(g []group) []group {
	for i := range g {
		end := Size
		if i+1 < len(g) {
			end = g[i+1].size
		}
		g[i].size = end - g[i].size
	}
	return g
}

// action lists the features of a legal action. Ending the turn and the extra card have none.
func (l *look) action(a islas.Action) {
	l.cells = l.cells[:0]
	switch a.Kind {
	case islas.Build:
		l.build(a)
	case islas.DrawCards:
		l.add(drawHand, l.size, 8)
		l.when(l.final, drawFinal)
		l.when(l.s.Owner(islas.Draw) == l.seat, drawMore)
	case islas.MakePalace, islas.MakeTown:
		l.convert(a)
	case islas.Load:
		l.load(a.Card)
	case islas.Settle:
		l.house(settle, l.seat, a.Colour)
		l.plot(takePlot, a.Plot, a.Colour)
	case islas.Lose:
		b, _ := l.s.At(l.seat, a.Plot)
		l.house(loseHouse, l.seat, b.Colour)
		l.plot(losePlot, a.Plot, b.Colour)
	case islas.Name:
		l.add(nameBehind, l.best()-l.s.Points(a.Seat), namedVictims-1)
	}
}

// add notes the feature of a group for a number, cut off at both ends.
func (l *look) add(group, n, most int) { l.cells = append(l.cells, int16(group+min(max(n, 0), most))) }

// when notes a feature if it holds.
func (l *look) when(holds bool, feature int) {
	if holds {
		l.cells = append(l.cells, int16(feature))
	}
}

func (l *look) build(a islas.Action) {
	l.add(buildHand, l.size, 8)
	l.when(l.final, buildFinal)
	l.when(l.held[a.Card.Colour()] > 1, buildMore)
	if l.compared != a.Card {
		l.compared, l.chosen = a.Card, l.s.Compare(a.Card).Winner
	}
	l.when(l.chosen == l.seat, buildComes)
	l.when(l.chosen != l.seat && l.chosen != game.NoSeat, buildGoes)
	l.add(buildFree, l.free.Count()-1, 3)
	l.house(buildHouse, l.seat, a.Colour)
	l.plot(takePlot, a.Plot, a.Colour)
}

func (l *look) convert(a islas.Action) {
	room := min(l.free.Count(), 3)
	if l.s.Decision().Phase == islas.PhaseDone {
		room += 4
	}
	gain := 0 // points of the new building
	switch first := l.s.Palaces(l.seat, a.Colour) == 0; {
	case a.Kind == islas.MakeTown:
		gain = islas.TownPoints
		l.add(town, room, 7)
	case first:
		gain = islas.FirstPalacePoints
		l.add(palace, room, 7)
	default:
		gain = islas.FurtherPalacePoints
		l.add(further, room, 7)
	}
	l.when(a.Kind == islas.MakePalace && (l.s.Houses(l.seat, a.Colour)&a.From).Count() < islas.Palace.Houses(), mixed+room)
	l.when(l.final, convFinal)
	for c := range islas.Colour(islas.Colours) {
		used := (l.s.Houses(l.seat, c) & a.From).Count()
		if used == 0 {
			continue
		}
		k := &l.colour[c]
		points := l.s.PointsIn(l.seat, c) - islas.House.Points(used)
		if c == a.Colour {
			points += gain
		}
		l.when(k.owner != l.seat && points > k.best && points >= islas.PrivilegePoints, convWins)
		l.when(k.owner == l.seat && points < k.best, convLoses)
		l.add(convHand, int(l.held[c]), 2)
	}
	for k := range islas.Priority(islas.Priorities) {
		l.when(l.near[k].Has(a.Plot), convKept)
		for range (l.near[k] & a.From).Count() {
			l.when(true, convFreed)
		}
	}
}

func (l *look) load(card islas.Card) {
	c := card.Colour()
	if card.Pirate() {
		r := l.raid(c)
		l.add(loadRaid, r, raids-1)
		if l.final {
			l.add(lastRaid, r, raids-1)
		}
		return
	}
	last := 0
	if l.final {
		last = 1
	}
	switch winner := l.s.Compare(card).Winner; winner {
	case l.seat:
		l.add(loadMine, last, 1)
		l.house(loadWins, l.seat, c)
	case game.NoSeat:
		l.add(loadNobody, last, 1)
		l.house(loadKeep, l.seat, c)
	default:
		l.add(loadOther, last, 1)
		l.house(loadKeep, l.seat, c)
		l.house(loadGives, winner, c)
	}
	l.add(loadMore, int(l.held[c])-1, 3)
}
