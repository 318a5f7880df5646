package table

import (
	"slices"
	"strings"

	"islas/game/puertorico"
	"islas/game/puertorico/forecast"
	"islas/render/theme"
	"islas/render/ui"
)

// loading is a load that the person at the machine can choose.
type loading struct {
	good    puertorico.Good
	barrels int // that go aboard
	points  int
	stays   int                // barrels of the kind that are left
	lost    puertorico.Barrels // that are lost afterwards, as far as can be told
	settled bool               // of which kinds those are
}

// loadings are the loads on a ship of a size, 0 for the own one, that agree with the barrels that were chosen or are looked at.
func (f *frame) loadings(size int) (all []loading) {
	if !f.asks(puertorico.PhaseLoad) {
		return nil
	}
	p := f.pick
	p.ship = size
	if g := f.lookedAt(); g != puertorico.NoGood {
		p.good = g
	}
	for _, a := range p.loads(f.Legal) {
		all = append(all, f.loadingOf(a))
	}
	return all
}

// loadingOf is what a load brings that is legal.
func (f *frame) loadingOf(a puertorico.Action) loading {
	n := forecast.Loaded(f.State, a)
	return loading{
		a.Good(), n, f.State.LoadPoints(f.Actor, n), int(f.mine().Barrels()[a.Good()]) - n, forecast.Storing(f.State, a)[f.Actor],
		forecast.Settled(f.State, a, f.Actor),
	}
}

// best is the load of a kind that brings most, and of several the one with which fewest barrels are lost: on the ship that was chosen,
// if that takes the kind. ok is false if barrels of the kind can't be loaded.
func (f *frame) best(g puertorico.Good) (best loading, ok bool) {
	p := f.pick
	p.good = g
	if len(p.loads(f.Legal)) == 0 {
		p.ship = anyShip
	}
	for _, a := range p.loads(f.Legal) {
		o := f.loadingOf(a)
		if !ok || o.points > best.points || o.points == best.points && o.lost.Total() < best.lost.Total() {
			best, ok = o, true
		}
	}
	return best, ok
}

// lookedAt is the kind of the own barrels that are being dragged or pointed at and can be loaded, NoGood for none.
func (f *frame) lookedAt() puertorico.Good {
	for _, id := range []string{f.UI.Dragged(), f.UI.Pointed()} {
		name, own := strings.CutPrefix(id, "good.")
		g, ok := puertorico.GoodByID(name)
		only := pick{good: g, ship: anyShip}
		if own && ok && len(only.loads(f.Legal)) > 0 {
			return g
		}
	}
	return puertorico.NoGood
}

// loadKinds are the kinds that can still be loaded by what was chosen.
func (f *frame) loadKinds() (kinds puertorico.GoodSet) {
	for _, a := range f.pick.loads(f.Legal) {
		kinds |= 1 << a.Good()
	}
	return kinds
}

// shipNext reports whether a ship is what has to be clicked now: the kind is chosen, or there is only one.
func (f *frame) shipNext() bool { return f.loadKinds().Len() == 1 || f.UI.Dragged() != "" }

// barrelsNext reports whether barrels are.
func (f *frame) barrelsNext() bool {
	return f.loadKinds().Len() > 1 || len(f.pick.loads(f.Legal)) == 1
}

// lossesOf are what the person at the machine would lose when storing with each load that is legal, as far as can be told.
func (f *frame) lossesOf() (all []puertorico.Barrels) {
	if !f.asks(puertorico.PhaseLoad) {
		return nil
	}
	for _, a := range f.Legal {
		all = append(all, forecast.Storing(f.State, a)[f.Actor])
	}
	return all
}

// leastLost is how many barrels the person at the machine loses when storing, whatever is loaded now.
func (f *frame) leastLost() int {
	least := -1
	for _, lost := range f.lossesOf() {
		if n := lost.Total(); least < 0 || n < least {
			least = n
		}
	}
	return max(least, 0)
}

// lossText says what is lost when storing whatever is loaded now: which barrels if no load changes that, otherwise how many at
// least, and how many if it can still be chosen which or they are of more kinds than so many; nothing if there is a load with which all
// are kept.
func (f *frame) lossText(kinds int) string {
	u, all, least := f.UI, f.lossesOf(), f.leastLost()
	switch {
	case least == 0:
		return ""
	case slices.ContainsFunc(all, func(lost puertorico.Barrels) bool { return lost != all[0] }):
		return u.T("load.loses-least", "n", least)
	case all[0].Kinds().Len() > kinds || slices.ContainsFunc(f.Legal, func(a puertorico.Action) bool { return !forecast.Settled(f.State, a, f.Actor) }):
		return u.T("load.loses-some", "n", least)
	}
	return u.T("load.loses-these", "list", barrelList(u, all[0]))
}

// loadingsTip is what is told of a ship with the loads that are offered on it.
func (f *frame) loadingsTip(tip string, all []loading) string {
	u, told := f.UI, []string{tip}
	for _, o := range all {
		text := u.T("load.tip", "barrels", barrelsOf(u, o.good, o.barrels), "n", o.points)
		if o.stays > 0 {
			text += " " + u.T("load.tip-stays", "n", o.stays)
		}
		switch lost := barrelList(u, o.lost); {
		case lost != "" && o.settled:
			text += " " + u.T("load.tip-loses", "list", lost)
		case lost != "":
			text += " " + u.T("load.loses", "n", o.lost.Total())
		}
		told = append(told, text)
	}
	return strings.Join(told, "\n")
}

// drawRoom says below each ship how many barrels it still takes.
func (f *frame) drawRoom(r ui.Rect) {
	u, s := f.UI, f.known()
	cells, _ := f.shipPlaces()
	for i, at := range cells {
		text := buildingName(u, puertorico.Wharf)
		if i < s.Ships() {
			room := int(s.Cargo(i).Size) - f.laden(i)
			if text = u.T("ship.room", "n", room); room == 0 {
				text = u.T("ship.full")
			}
			if f.sailing(i) {
				text = ""
			}
		}
		if at.Bottom() > r.Y+1 || r.H <= 0 {
			return
		}
		line, _ := ui.Rect{X: at.X, Y: r.Y, W: at.W, H: r.H}.CutTop(u.Px(harbourLine))
		if at.Bottom() < r.Y-u.Px(shipsApart) {
			continue // a ship of a row above
		}
		u.TextFitted(line, u.Theme().OnDark, ui.Centered, text, theme.SmallBold, theme.Small)
	}
}
