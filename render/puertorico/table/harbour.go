package table

import (
	"strconv"
	"strings"

	"islas/game"
	"islas/game/puertorico"
	"islas/render/paint"
	"islas/render/puertorico/art"
	"islas/render/puertorico/caption"
	"islas/render/table"
	"islas/render/theme"
	"islas/render/ui"
)

// harbourView draws the cargo ships, the home seat's own ship, and below them who can still load.
type harbourView struct{ *frame }

// Sizes in the harbour, in design units.
const (
	harbourLine = 34  // a line below the ships: who can still load
	harbourWide = 640 // width from which one line has room for all who can load
	shipsApart  = 6
	berthEdge   = 4  // around a ship with its tags
	numberMore  = 12 // width of the ground of a number beyond its text
	berthRatio  = 2  // width to height of the place of a ship and the tags beside it
)

// places returns the places of the cargo ships, with that of the own ship last if there is one, and the lines below them.
func (v harbourView) places() (ships []ui.Rect, line ui.Rect) {
	u, s := v.UI, v.State
	line, in := v.lay.ships.CutBottom(u.Px(harbourLine) * float64(v.loaderLines()))
	n := s.Ships() + paint.Flag(v.mine().Occupied(puertorico.Wharf))
	return largest(in, n, u.Px(shipsApart), berthRatio), line
}

// sea returns the water of the harbour: up to the cards, boards and buildings around it.
func (v harbourView) sea() ui.Rect {
	return v.lay.ships.InsetXY(-v.lay.gap, 0).Intersect(v.UI.Ground())
}

// draw draws the cargo ships with what is aboard, and the own ship if the wharf is occupied.
func (v harbourView) draw() (want intent) {
	cells, line := v.places()
	s := v.known()
	v.flights.drawSailing()
	for i := range s.Ships() {
		want = table.Or(want, v.cargo(cells[i], s.Cargo(i), i))
	}
	if len(cells) > s.Ships() {
		want = table.Or(want, v.ownShip(cells[s.Ships()]))
	}
	v.drawLoaders(line)
	return want
}

// cargo draws cargo ship number i, and returns the intent to load something on it.
func (v harbourView) cargo(r ui.Rect, c puertorico.Cargo, i int) intent {
	u := v.UI
	return v.hold(r, int(c.Size), caption.Ship(u.T, c), func(in ui.Rect) {
		if v.sailing(i) {
			return
		}
		v.Show(in, art.CargoShip(c))
		v.number(r, u.T("ship.load", "n", v.tally(number{counts: countsCargo, ship: int(c.Size)}), "size", int(c.Size)))
	})
}

// ownShip draws the own ship, which has its name in place of a number.
func (v harbourView) ownShip(r ui.Rect) intent {
	return v.hold(r, 0, v.UI.T("ship.wharf"), func(in ui.Rect) {
		v.Show(in, art.WharfShip{Kind: puertorico.NoGood})
		v.number(r, caption.Building(v.UI.T, puertorico.Wharf))
	})
}

// number writes a text beside the ship that lies in the place r, below the tags of loads: how many of its places are taken, or its name.
func (v harbourView) number(r ui.Rect, number string) {
	u, th := v.UI, v.UI.Theme()
	_, tags := v.parts(r)
	style := u.Fitting(number, tags.W-u.Px(numberMore), theme.Number, theme.SmallBold)
	h, w := u.LineHeight(style), u.MeasureText(style, number)+u.Px(numberMore)
	at := ui.Rect{X: min(tags.X, tags.Right()-w), Y: tags.Bottom() - h, W: w, H: h}
	u.Round(at, at.H/2, theme.Alpha(th.ClothDark, 0.7), 0, th.ClothDark)
	u.Text(at, style, th.OnDark, ui.Centered, number)
}

// sailing reports whether the i-th cargo ship is leaving, or an empty one on its way to its place.
func (v harbourView) sailing(i int) bool {
	return v.row != nil && v.shows(puertorico.EvSailed) && v.Event.By[0][i] > 0 && v.Progress < v.row.Effect
}

// hold draws a ship of a size that barrels can be loaded on, 0 for the own ship, and returns what a click or a drop on it means.
func (v harbourView) hold(r ui.Rect, size int, tip string, picture func(in ui.Rect)) intent {
	u, th := v.UI, v.UI.Theme()
	only := nothing()
	only.ship = size
	open := v.asks(puertorico.PhaseLoad) && len(only.loads(v.Legal)) > 0
	id := "ship." + strconv.Itoa(size)
	if size == 0 {
		id = "wharf"
	}
	loadings, value, next := v.loads.on(size), "", ""
	if open && v.pick.ship == size {
		if value = "selected"; len(loadings) > 1 {
			next = u.T("load.next-barrels")
		}
	}
	got := u.Region(id, r, ui.RegionOptions{
		Role: ui.RolePlace, Label: tip, Value: value, Tooltip: strings.TrimSpace(next + "\n" + v.loads.tip(tip, loadings)), Target: hold(size), Disabled: !open, Why: v.why(tip, size), DropOn: true,
	})
	if open {
		u.Round(r, u.Px(8), theme.Alpha(th.SeaDeep, 0.55), 0, th.SeaDeep)
	}
	ship, visible := v.shipIn(r), 1.0
	if !open && v.asks(puertorico.PhaseLoad) {
		visible = notNow
	}
	v.Faint(visible, func() { picture(ship) })
	v.loads.draw(r, loadings)
	switch {
	case open && (v.pick.ship == size || got.DragOver != ""):
		v.Picked(r, u.Px(8))
	case len(loadings) > 0:
		v.Offered(r, u.Px(8))
	}
	v.next(r, v.lay.ships, got, next)
	switch {
	case got.Dropped != "": // barrels dropped onto it
		g, ok := puertorico.GoodByID(strings.TrimPrefix(got.Dropped, "good."))
		if a := puertorico.LoadAction(g, size); ok && v.can(a) {
			return a
		}
	case got.Clicked && open:
		return v.pick.boards(size, v.Legal)
	}
	return nil
}

// notNow is the opacity of a ship on which nothing can be loaded while something is.
const notNow = 0.68

// next shows beside a ship or barrels that were clicked what to click next, unless their tooltip shows it; text is "" for nothing.
func (f *frame) next(r, group ui.Rect, got ui.Response, text string) {
	if text != "" && !got.Tip && f.UI.Dragged() == "" {
		f.UI.Tooltip(r, group, text)
	}
}

// why returns the tooltip of a ship on which nothing can be loaded: what it is and, while loading, the reason for each kind.
func (v harbourView) why(tip string, size int) string {
	if !v.asks(puertorico.PhaseLoad) {
		return tip
	}
	whys := caption.WhyNoLoad(v.Stage.Texts, v.State, v.Name, v.pick.good, size)
	return strings.Join(append([]string{tip}, whys...), "\n")
}

// drawLoaders draws the lines below the ships: who can still load, and what.
func (v harbourView) drawLoaders(r ui.Rect) {
	u, th, all := v.UI, v.UI.Theme(), v.State.Loaders()
	if len(all) == 0 {
		return
	}
	v.Tell("loaders", r, caption.Loaders(u.T, v.State, v.Name))
	u.Round(r, min(r.H/2, u.Px(harbourLine/2)), theme.Alpha(th.ClothDark, 0.7), 0, th.ClothDark)
	in, label := r.InsetXY(u.Px(8), u.Px(1)), u.T("load.still")
	u.Text(in.TakeLeft(u.MeasureText(theme.Small, label)+u.Px(8), 0), theme.Small, th.OnDarkSoft, ui.Left|ui.Middle, label)
	lines := v.loaderLines()
	each := (len(all) + lines - 1) / lines
	for i, at := range in.Grid(1, lines, 0) {
		v.loaders(at, all[min(i*each, len(all)):min((i+1)*each, len(all))])
	}
}

// Sizes in a line of loaders, in sides of a barrel: barrels overlap a little, and players stand clearly apart.
const (
	loaderFace  = 1.1
	loaderStep  = 0.85
	loaderApart = 0.8
)

// loaders draws in a line some players who can still load, each with the barrels.
func (v harbourView) loaders(r ui.Rect, seats []game.Seat) {
	sides := 0.0
	for _, seat := range seats {
		sides += loaderFace + loaderStep*float64(v.State.Loadable(seat).Len()) + loaderApart
	}
	side := min(r.H, r.W/sides)
	for _, seat := range seats {
		v.Portrait(r.TakeLeft(side*loaderFace, 0).Fit(1), seat)
		for g := range v.State.Loadable(seat).All {
			v.Show(r.TakeLeft(side*loaderStep, 0).Center(side, side), art.Barrel(g))
		}
		r.TakeLeft(side*loaderApart, 0)
	}
}

// loaderLines returns how many lines below the ships show who can still load: enough to tell faces and barrels apart.
func (v harbourView) loaderLines() int {
	if v.lay.ships.W < v.UI.Px(harbourWide) {
		return 2
	}
	return 1
}

// Sizes of the line below the trading house that shows what a sale would bring, in design units.
const (
	pricesHigh = 34
	pricesWide = 480 // at most
)

// houseView is the trading house.
type houseView struct{ *frame }

// draw draws the trading house with what lies there, and what a barrel of each kind would bring the home seat: on a coin where there is
// room, so that it is not taken for the supply.
func (v houseView) draw() intent {
	r := v.lay.house
	u, th := v.UI, v.UI.Theme()
	v.TellOf("house", r, u.T("house.name"), "", caption.House(u.T, v.known(), v.Home, v.privileged(puertorico.Trader)))
	in := v.in()
	_, prices := r.CutTop(in.H)
	prices = prices.Center(min(prices.W, u.Px(pricesWide)), prices.H)
	v.Show(in, &art.TradingHouse)
	spots := art.HouseSpots(in)
	for i, g := range v.of(partHouse).House() {
		v.Show(spots[i], art.Barrel(g))
	}
	u.Round(prices, u.Px(8), th.PaperLight, u.Px(1), th.BrassDark)
	takes := v.of(partHouse).HouseTakes(v.Home) // barred as long as barrels lie there
	for g, at := range prices.InsetXY(u.Px(4), u.Px(2)).Row(puertorico.Goods, u.Px(2)) {
		good := puertorico.Good(g)
		icon, rest := at.CutLeft(min(at.H, at.W*0.55))
		if !takes.Has(good) {
			v.Show(icon, art.PaleBarrel(good))
			u.TextFitted(rest, th.InkSoft, ui.Centered, u.T("house.barred"), theme.SmallBold, theme.Small)
			continue
		}
		v.Show(icon, art.Barrel(good))
		if side := min(rest.W, rest.H); side >= u.LineHeight(theme.SmallBold) {
			v.priceTag(rest.Center(side, side), v.salePrice(good), false)
		} else {
			u.TextFitted(rest, th.Ink, ui.Centered, u.T("table.number", "n", v.salePrice(good)), theme.SmallBold, theme.Small)
		}
	}
	return nil
}

// in returns where the trading house is drawn, above the line that shows what a sale would bring.
func (v houseView) in() ui.Rect {
	_, in := v.lay.house.CutBottom(v.UI.Px(pricesHigh))
	return in
}

// salePrice returns what a barrel of a kind would bring the home seat, in doubloons.
func (v houseView) salePrice(g puertorico.Good) int {
	return v.known().SalePrice(v.Home, v.privileged(puertorico.Trader), g)
}
