package table

import (
	"strconv"

	"islas/game/puertorico"
	"islas/render/puertorico/art"
	"islas/render/theme"
	"islas/render/ui"
)

// drawShips are the cargo ships with what is aboard, and the own wharf if it is at work.
func drawShips(f *frame) (want intent) {
	if f.lay.ships.Empty() {
		return intent{}
	}
	u, s := f.ui, f.known()
	n := s.Ships()
	wharf := f.mine().Occupied(puertorico.Wharf)
	places := n
	if wharf {
		places++
	}
	r := f.lay.ships
	cells := r.Row(places, f.lay.gap)
	if r.H > r.W*0.7 {
		cells = r.Column(places, f.lay.gap)
	}
	for i := range n {
		want = want.or(f.cargo(cells[i], s.Cargo(i)))
	}
	if wharf {
		want = want.or(f.wharf(cells[n], u.T("ship.wharf")))
	}
	return want
}

// cargo draws a cargo ship, and answers with what is loaded on it.
func (f *frame) cargo(r ui.Rect, c puertorico.Cargo) intent {
	u := f.ui
	tip := u.T("ship.empty", "size", int(c.Size))
	if c.N > 0 {
		tip = u.T("ship.loaded", "size", int(c.Size), "barrels", barrelsOf(u, c.Kind, int(c.N)), "room", c.Room())
	}
	return f.hold(r, int(c.Size), tip, func(in ui.Rect) {
		label, pic := in.CutBottom(u.LineHeight(theme.SmallBold))
		f.paint.ship(pic, c)
		u.TextFitted(label, u.Theme().OnDark, ui.Centered, u.T("ship.load", "n", int(c.N), "size", int(c.Size)), theme.Number, theme.SmallBold)
	})
}

// wharf draws the own ship.
func (f *frame) wharf(r ui.Rect, tip string) intent {
	u := f.ui
	return f.hold(r, 0, tip, func(in ui.Rect) {
		label, pic := in.CutBottom(u.LineHeight(theme.SmallBold))
		f.paint.wharf(pic)
		u.TextFitted(label, u.Theme().OnDark, ui.Centered, buildingName(u, puertorico.Wharf), theme.SmallBold, theme.Small)
	})
}

// hold is a ship that barrels can be loaded on.
func (f *frame) hold(r ui.Rect, size int, tip string, draw func(in ui.Rect)) intent {
	u, th := f.ui, f.ui.Theme()
	only := nothing()
	only.ship = size
	open := f.asks(puertorico.PhaseLoad) && len(only.loads(f.legal)) > 0
	id := "ship." + strconv.Itoa(size)
	if size == 0 {
		id = "wharf"
	}
	why := tip
	if g := f.pick.good; g != puertorico.NoGood {
		why = f.whyThere(tip, puertorico.LoadAction(g, size))
	}
	got := u.Region(id, r, ui.RegionOptions{Role: ui.RolePlace, Label: tip, Tooltip: tip, Target: hold(size), Disabled: !open, Why: why})
	u.Round(r, u.Px(8), theme.Alpha(th.SeaDeep, 0.55), 0, th.SeaDeep)
	draw(r.Inset(u.Px(6)))
	switch {
	case open && f.pick.ship == size:
		f.picked(r, u.Px(8))
	case open && len(f.onShip(size)) > 0:
		f.offered(r, u.Px(8))
	}
	if got.Clicked && open {
		return picks(f.pick.boards(size, f.legal))
	}
	return intent{}
}

// onShip are the loads on a ship that agree with the barrels that were chosen.
func (f *frame) onShip(size int) []puertorico.Action {
	p := f.pick
	p.ship = size
	return p.loads(f.legal)
}

// drawHouse is the trading house with what it holds.
func drawHouse(f *frame) intent {
	if f.lay.house.Empty() {
		return intent{}
	}
	u, th, r := f.ui, f.ui.Theme(), f.lay.house
	tip := u.T("house.tip")
	u.Region("house", r, ui.RegionOptions{Role: ui.RoleOther, NoFocus: true, Cursor: ui.CursorDefault, Label: tip, Tooltip: tip, Looks: true})
	head, in := r.CutTop(u.LineHeight(theme.SmallBold))
	u.TextFitted(head, th.OnDark, ui.Centered, u.T("house.name"), theme.SmallBold, theme.Small)
	f.paint.house(in)
	spots := art.HouseSpots(in)
	for i, g := range f.known().House() {
		f.paint.barrel(spots[i], g)
	}
	return intent{}
}
