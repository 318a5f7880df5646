package policy

import (
	"islas/game"
	"islas/game/islas"
)

// Features of actions, each a weight's index, in groups. The number behind the name of a group is its number of features; most
// groups state one thing in several steps, of which an action has one.
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

// group is some features that state one thing.
type group struct {
	name string
	size int // at first where it begins
}

// named returns the groups with their sizes in place of their beginnings.
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
func (x *extractor) action(a islas.Action) {
	x.active = x.active[:0]
	switch a.Kind {
	case islas.Build:
		x.build(a)
	case islas.DrawCards:
		x.add(drawHand, x.size, 8)
		x.when(x.final, drawFinal)
		x.when(x.s.Owner(islas.Draw) == x.seat, drawMore)
	case islas.MakePalace, islas.MakeTown:
		x.convert(a)
	case islas.Load:
		x.load(a.Card)
	case islas.Settle:
		x.house(settle, x.seat, a.Colour)
		x.plot(takePlot, a.Plot, a.Colour)
	case islas.Lose:
		b, _ := x.s.At(x.seat, a.Plot)
		x.house(loseHouse, x.seat, b.Colour)
		x.plot(losePlot, a.Plot, b.Colour)
	case islas.Name:
		x.add(nameBehind, x.best()-x.s.Points(a.Seat), namedVictims-1)
	}
}

// add adds the feature of a group for a number, cut off at both ends.
func (x *extractor) add(group, n, most int) {
	x.active = append(x.active, int16(group+min(max(n, 0), most)))
}

// when adds a feature if it holds.
func (x *extractor) when(holds bool, feature int) {
	if holds {
		x.active = append(x.active, int16(feature))
	}
}

func (x *extractor) build(a islas.Action) {
	x.add(buildHand, x.size, 8)
	x.when(x.final, buildFinal)
	x.when(x.held[x.s.Data().Colour(a.Card)] > 1, buildMore)
	if x.compared != a.Card {
		x.compared, x.chosen = a.Card, x.s.Compare(a.Card).Winner
	}
	x.when(x.chosen == x.seat, buildComes)
	x.when(x.chosen != x.seat && x.chosen != game.NoSeat, buildGoes)
	x.add(buildFree, x.free.Count()-1, 3)
	x.house(buildHouse, x.seat, a.Colour)
	x.plot(takePlot, a.Plot, a.Colour)
}

func (x *extractor) convert(a islas.Action) {
	room := min(x.free.Count(), 3)
	if x.s.Decision().Phase == islas.PhaseDone {
		room += 4
	}
	gain := 0 // points of the new building
	switch first := x.s.Palaces(x.seat, a.Colour) == 0; {
	case a.Kind == islas.MakeTown:
		gain = islas.TownPoints
		x.add(town, room, 7)
	case first:
		gain = islas.FirstPalacePoints
		x.add(palace, room, 7)
	default:
		gain = islas.FurtherPalacePoints
		x.add(further, room, 7)
	}
	x.when(a.Kind == islas.MakePalace && (x.s.Houses(x.seat, a.Colour)&a.From).Count() < islas.Palace.Houses(), mixed+room)
	x.when(x.final, convFinal)
	for c := range islas.Colour(islas.Colours) {
		used := (x.s.Houses(x.seat, c) & a.From).Count()
		if used == 0 {
			continue
		}
		k := &x.colour[c]
		points := x.s.PointsIn(x.seat, c) - islas.House.Points(used)
		if c == a.Colour {
			points += gain
		}
		x.when(k.owner != x.seat && points > k.best && points >= islas.PrivilegePoints, convWins)
		x.when(k.owner == x.seat && points < k.best, convLoses)
		x.add(convHand, int(x.held[c]), 2)
	}
	for k := range islas.Priority(islas.Priorities) {
		x.when(x.near[k].Has(a.Plot), convKept)
		for range (x.near[k] & a.From).Count() {
			x.when(true, convFreed)
		}
	}
}

func (x *extractor) load(card islas.Card) {
	c := x.s.Data().Colour(card)
	if card.Pirate() {
		r := x.raid(c)
		x.add(loadRaid, r, raids-1)
		if x.final {
			x.add(lastRaid, r, raids-1)
		}
		return
	}
	last := 0
	if x.final {
		last = 1
	}
	switch winner := x.s.Compare(card).Winner; winner {
	case x.seat:
		x.add(loadMine, last, 1)
		x.house(loadWins, x.seat, c)
	case game.NoSeat:
		x.add(loadNobody, last, 1)
		x.house(loadKeep, x.seat, c)
	default:
		x.add(loadOther, last, 1)
		x.house(loadKeep, x.seat, c)
		x.house(loadGives, winner, c)
	}
	x.add(loadMore, int(x.held[c])-1, 3)
}
