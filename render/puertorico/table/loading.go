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
}

// loadings are the loads on a ship of a size, 0 for the own one, that agree with the barrels that were chosen or are dragged.
func (f *frame) loadings(size int) (all []loading) {
	if !f.asks(puertorico.PhaseLoad) {
		return nil
	}
	p := f.pick
	p.ship = size
	if g := f.dragged(); g != puertorico.NoGood {
		p.good = g
	}
	own := f.mine().Barrels()
	for _, a := range p.loads(f.legal) {
		n := forecast.Loaded(f.state, a)
		all = append(all, loading{
			a.Good(), n, f.state.LoadPoints(f.actor, n), int(own[a.Good()]) - n, forecast.Storing(f.state, a)[f.actor],
		})
	}
	return all
}

// dragged is the kind of the own barrels that are being dragged, NoGood for none.
func (f *frame) dragged() puertorico.Good {
	if g, ok := puertorico.GoodByID(strings.TrimPrefix(f.ui.Dragged(), "good.")); ok {
		return g
	}
	return puertorico.NoGood
}

// losses are what the person at the machine would lose when storing with each load that is legal, as far as can be told.
func (f *frame) losses() (all []puertorico.Barrels) {
	if !f.asks(puertorico.PhaseLoad) {
		return nil
	}
	for _, a := range f.legal {
		all = append(all, forecast.Storing(f.state, a)[f.actor])
	}
	return all
}

// leastLost is how many barrels the person at the machine loses when storing, whatever is loaded now.
func (f *frame) leastLost() int {
	least := -1
	for _, lost := range f.losses() {
		if n := lost.Total(); least < 0 || n < least {
			least = n
		}
	}
	return max(least, 0)
}

// lossText says what is lost when storing whatever is loaded now: which barrels if no load changes that, otherwise how many at
// least; nothing if there is a load with which all are kept.
func (f *frame) lossText() string {
	u, all, least := f.ui, f.losses(), f.leastLost()
	switch {
	case least == 0:
		return ""
	case slices.ContainsFunc(all, func(lost puertorico.Barrels) bool { return lost != all[0] }):
		return u.T("load.loses-least", "n", least)
	}
	return u.T("load.loses-these", "list", barrelList(u, all[0]))
}

// loadingsTip is what is told of a ship with the loads that are offered on it.
func (f *frame) loadingsTip(tip string, all []loading) string {
	u, told := f.ui, []string{tip}
	for _, o := range all {
		text := u.T("load.tip", "barrels", barrelsOf(u, o.good, o.barrels), "n", o.points)
		if o.stays > 0 {
			text += " " + u.T("load.tip-stays", "n", o.stays)
		}
		if lost := barrelList(u, o.lost); lost != "" {
			text += " " + u.T("load.loses-these", "list", lost)
		}
		told = append(told, text)
	}
	return strings.Join(told, "\n")
}

// drawRoom says below each ship how many barrels it still takes.
func (f *frame) drawRoom(r ui.Rect) {
	u, s := f.ui, f.known()
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
