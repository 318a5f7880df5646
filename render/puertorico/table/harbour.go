package table

import (
	"strconv"
	"strings"

	"islas/game/puertorico"
	"islas/render/table"
	"islas/render/theme"
	"islas/render/ui"
)

// Figures of the harbour in design units.
const (
	harbourLine = 31 // a line below the ships: what room they have, or who can still load
	shipsApart  = 6
)

// shipPlaces is where the cargo ships lie in the harbour, with the own one at the end if there is a wharf at work, and the lines below
// them.
func (f *frame) shipPlaces() (ships []ui.Rect, line ui.Rect) {
	u, s := f.UI, f.State
	line, in := f.lay.ships.CutBottom(u.Px(harbourLine) * float64(loaderLines(s.Seats())))
	places := s.Ships()
	if f.mine().Occupied(puertorico.Wharf) {
		places++
	}
	apart := u.Px(shipsApart)
	if in.H > in.W*0.9 {
		return in.Grid(2, (places+1)/2, apart)[:places], line
	}
	return in.Row(places, apart), line
}

// harbourSea is the water of the harbour: as far as the cards, boards and buildings around it.
func (f *frame) harbourSea() ui.Rect {
	return f.lay.ships.InsetXY(-f.lay.gap, 0).Intersect(f.UI.Ground())
}

// drawShips are the cargo ships with what is aboard, and the own one if the wharf is at work.
func drawShips(f *frame) (want intent) {
	if f.lay.ships.Empty() {
		return nil
	}
	cells, line := f.shipPlaces()
	s := f.known()
	drawSailing(f)
	for i := range s.Ships() {
		want = table.Or(want, f.cargo(cells[i], s.Cargo(i), i))
	}
	if len(cells) > s.Ships() {
		want = table.Or(want, f.ownShip(cells[s.Ships()]))
	}
	f.drawLoaders(line)
	return want
}

// cargo draws cargo ship number i, and answers with what is loaded on it.
func (f *frame) cargo(r ui.Rect, c puertorico.Cargo, i int) intent {
	u := f.UI
	tip := u.T("ship.empty", "size", int(c.Size))
	if c.N > 0 {
		tip = u.T("ship.loaded", "size", int(c.Size), "barrels", barrelsOf(u, c.Kind, int(c.N)), "room", c.Room())
	}
	return f.hold(r, int(c.Size), tip, func(in ui.Rect) {
		if f.sailing(i) {
			return
		}
		f.paint.ship(in, c)
		f.shipNumber(r, in, u.T("ship.load", "n", f.laden(i), "size", int(c.Size)))
	})
}

// ownShip draws the own ship, which has no number of places but a name: the line below the ships tells it, but while there is to be
// read who still loads.
func (f *frame) ownShip(r ui.Rect) intent {
	return f.hold(r, 0, f.UI.T("ship.wharf"), func(in ui.Rect) {
		f.paint.wharf(in)
		if len(f.loaders()) > 0 {
			f.shipNumber(r, in, buildingName(f.UI, puertorico.Wharf))
		}
	})
}

// shipNumber writes how many of its places are taken beside the rig of a ship that is drawn in the place r, below what is told of loads.
func (f *frame) shipNumber(r, ship ui.Rect, number string) {
	u, th := f.UI, f.UI.Theme()
	h := u.LineHeight(theme.SmallBold)
	w := u.MeasureText(theme.SmallBold, number) + u.Px(12)
	in := f.berth(r)
	at := ui.Rect{X: min(ship.Right()+w*0.4, in.Right()) - w, Y: max(ship.Y-h*0.7, in.Y+f.tagHigh()), W: w, H: h}
	u.Round(at, at.H/2, theme.Alpha(th.ClothDark, 0.7), 0, th.ClothDark)
	u.Text(at, theme.SmallBold, th.OnDark, ui.Centered, number)
}

// sailing reports whether the i-th cargo ship is leaving, or an empty one on its way to its place.
func (f *frame) sailing(i int) bool {
	return f.row != nil && f.shows(puertorico.EvSailed) && f.Event.By[0][i] > 0 && f.Progress < f.row.Effect
}

// hold is a ship of a size that barrels can be loaded on, 0 for the own one.
func (f *frame) hold(r ui.Rect, size int, tip string, picture func(in ui.Rect)) intent {
	u, th := f.UI, f.UI.Theme()
	only := nothing()
	only.ship = size
	open := f.asks(puertorico.PhaseLoad) && len(only.loads(f.Legal)) > 0
	id := "ship." + strconv.Itoa(size)
	if size == 0 {
		id = "wharf"
	}
	loadings, value, next := f.loadings(size), "", ""
	if open && f.pick.ship == size {
		value = "selected"
	}
	if f.pick.chosen && f.pick.ship == size && len(loadings) > 1 {
		next = u.T("load.next-barrels")
	}
	got := u.Region(id, r, ui.RegionOptions{
		Role: ui.RolePlace, Label: tip, Value: value, Tooltip: strings.TrimSpace(next + "\n" + f.loadingsTip(tip, loadings)), Target: hold(size), Disabled: !open, Why: f.whyShip(tip, size), DropOn: true,
	})
	if open {
		u.Round(r, u.Px(8), theme.Alpha(th.SeaDeep, 0.55), 0, th.SeaDeep)
	}
	if !open && f.asks(puertorico.PhaseLoad) {
		u.PushAlpha(notNow)
		picture(f.shipIn(r))
		u.PopAlpha()
	} else {
		picture(f.shipIn(r))
	}
	f.drawLoadings(r, loadings)
	switch {
	case open && (f.pick.ship == size || got.DragOver != ""):
		f.picked(r, u.Px(8))
	case len(loadings) > 0 && f.shipNext():
		f.offered(r, u.Px(8))
	case len(loadings) > 0:
		f.possible(r, u.Px(8))
	}
	f.next(r, f.lay.ships, got, next)
	switch {
	case got.Dropped != "":
		return f.dropped(got.Dropped, size)
	case got.Clicked && open:
		return f.pick.boards(size, f.Legal)
	}
	return nil
}

// next says beside a ship or barrels that were clicked what is to be clicked next, if that is not said by their tooltip; text is empty where
// there is nothing to be said.
func (f *frame) next(r, group ui.Rect, got ui.Response, text string) {
	if text != "" && !got.Tip && f.UI.Dragged() == "" {
		f.UI.Tooltip(r, group, text, false)
	}
}

// dropped is the load of barrels that were dragged onto a ship.
func (f *frame) dropped(id string, size int) intent {
	g, ok := puertorico.GoodByID(strings.TrimPrefix(id, "good."))
	if a := puertorico.LoadAction(g, size); ok && f.can(a) {
		return a
	}
	return nil
}

// whyShip is what is told of a ship on which nothing can be loaded: what it is, and if the person at the machine loads why, for
// each of their kinds.
func (f *frame) whyShip(tip string, size int) string {
	if !f.asks(puertorico.PhaseLoad) {
		return tip
	}
	told := []string{tip}
	own := f.mine().Barrels()
	for g := range puertorico.Good(puertorico.Goods) {
		if own[g] == 0 || f.pick.good != puertorico.NoGood && f.pick.good != g {
			continue
		}
		why := f.whyNot(puertorico.LoadAction(g, size))
		if why != "" && why != told[len(told)-1] {
			told = append(told, why)
		}
	}
	return strings.Join(told, "\n")
}
