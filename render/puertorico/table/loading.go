package table

import (
	"slices"
	"strings"

	"islas/game"
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

// loader is a player who can still load, and which kinds.
type loader struct {
	seat  game.Seat
	kinds puertorico.GoodSet
}

// loaders are the players who can load in the position that is shown, from whoever loads next on.
func (f *frame) loaders() (all []loader) {
	s := f.state
	if role, _ := s.Role(); role != puertorico.Captain || f.decision.Phase != puertorico.PhaseLoad {
		return nil
	}
	for i := range game.Seat(s.Seats()) {
		seat := (f.decision.Seat + i) % game.Seat(s.Seats())
		own := s.Player(seat).Barrels()
		var kinds puertorico.GoodSet
		for g := range puertorico.Good(puertorico.Goods) {
			for k := range s.Ships() {
				if s.LoadOn(seat, g, k) > 0 {
					kinds |= 1 << g
				}
			}
		}
		if s.Wharf(seat) {
			kinds = own.Kinds()
		}
		if kinds != 0 {
			all = append(all, loader{seat, kinds})
		}
	}
	return all
}

// loaderLeast is how large faces and barrels in the line below the ships are at least beside words, in heights of the line.
const loaderLeast = 0.55

// drawLoaders is the line below the ships: who can still load, and with what; while nobody loads, what room the ships have.
func (f *frame) drawLoaders(r ui.Rect) {
	u, th := f.ui, f.ui.Theme()
	all := f.loaders()
	if len(all) == 0 {
		f.drawRoom(r)
		return
	}
	var told []string
	for _, l := range all {
		var kinds []string
		for g := range puertorico.Good(puertorico.Goods) {
			if l.kinds.Has(g) {
				kinds = append(kinds, goodName(u, g))
			}
		}
		told = append(told, u.T("log.barrels", "name", f.name(l.seat), "list", strings.Join(kinds, ", ")))
	}
	tip := u.T("load.loaders", "list", strings.Join(told, "; "))
	u.Region("loaders", r, ui.RegionOptions{Role: ui.RoleOther, NoFocus: true, Cursor: ui.CursorDefault, Label: tip, Tooltip: tip, Looks: true})
	u.Round(r, r.H/2, theme.Alpha(th.ClothDark, 0.7), 0, th.ClothDark)
	in := r.InsetXY(u.Px(8), u.Px(1))
	wide := 0.0 // of all, in faces
	for _, l := range all {
		wide += 1.25 + 0.95*float64(l.kinds.Len())
	}
	for _, key := range []string{"load.still", "load.still.short"} {
		if label := u.T(key); in.W-u.MeasureText(theme.Small, label)-u.Px(8) >= wide*in.H*loaderLeast {
			var at ui.Rect
			at, in = in.CutLeft(u.MeasureText(theme.Small, label) + u.Px(8))
			u.Text(at, theme.Small, th.OnDarkSoft, ui.Left|ui.Middle, label)
			break
		}
	}
	side := min(in.H, in.W/wide)
	for _, l := range all {
		var at ui.Rect
		at, in = in.CutLeft(side)
		f.portrait(at.Center(side, side), l.seat)
		for g := range puertorico.Good(puertorico.Goods) {
			if l.kinds.Has(g) {
				at, in = in.CutLeft(side * 0.95)
				f.paint.barrel(at.Center(side*0.92, side*0.92), g)
			}
		}
		_, in = in.CutLeft(side * 0.25)
	}
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
		line := ui.Rect{X: at.X, Y: r.Y, W: at.W, H: r.H}
		if at.Bottom() < r.Y-u.Px(shipsApart) {
			continue // a ship of a row above
		}
		u.TextFitted(line, u.Theme().OnDark, ui.Centered, text, theme.SmallBold, theme.Small)
	}
}
