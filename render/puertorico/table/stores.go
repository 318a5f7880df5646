package table

import (
	"cmp"
	"slices"
	"strings"

	"islas/game/puertorico"
	"islas/game/puertorico/forecast"
	fore "islas/render/forecast"
	"islas/render/paint"
	"islas/render/puertorico/art"
	"islas/render/puertorico/caption"
	"islas/render/table"
	"islas/render/theme"
	"islas/render/ui"
)

// storesView draws the home seat's barrels, money and points.
type storesView struct{ *frame }

// draw draws the home seat's barrels of each kind and what its plantations produce, and money, points and San Juan.
func (v storesView) draw() (want intent) {
	u := v.UI
	u.Tray(v.lay.stores)
	own, goods := v.places()
	v.purse(own)
	var lost puertorico.Barrels // by the pick of what is kept
	if v.asks(puertorico.PhaseKeep) && v.pick.begun {
		lost = v.pick.keep().Loses(v.mine().Barrels())
	}
	if v.laid != nil {
		v.placing.drawTurns(goods[0].Union(goods[len(goods)-1]))
	}
	for g, r := range goods {
		want = table.Or(want, v.store(r, puertorico.Good(g), int(lost[g])))
	}
	return want
}

// places returns where money, points and San Juan are drawn, and where the barrels of each kind lie.
func (v storesView) places() (purse ui.Rect, goods []ui.Rect) {
	u := v.UI
	in := v.lay.stores.Inset(u.Px(8))
	purse, in = in.CutLeft(max(u.Px(90), in.W*0.14), u.Px(8))
	if v.laid != nil {
		_, in = in.CutBottom(v.placing.turnsHigh(in.W))
	}
	return purse, in.Row(puertorico.Goods, u.Px(6))
}

// purse draws money, points and the colonists in San Juan below each other.
func (v storesView) purse(r ui.Rect) {
	u := v.UI
	rows := r.Column(3, u.Px(2))
	v.others.spots[v.Home].purse = [3]ui.Rect(rows)
	for i, p := range []struct {
		id   string
		n    int
		sign func(r ui.Rect)
	}{
		{"money", v.money(v.Home), v.Of(&art.Doubloon)}, {"points", v.points(v.Home), v.Of(&art.Chip)},
		{"juan", v.atHome(v.Home), func(r ui.Rect) { v.board.waitingSign(r, true) }},
	} {
		tip, text := u.T("purse."+p.id, "n", p.n), u.T("table.number", "n", p.n)
		if p.id == "points" && v.covers(v.Home) {
			tip, text = u.T("purse.covered"), u.T("table.covered")
		}
		v.Tell("purse."+p.id, rows[i], tip)
		v.Counted(rows[i], text, u.Theme().OnDark, p.sign)
	}
}

// store draws the home seat's barrels of a kind, of which lost are lost by the pick, and returns the intent of a click or a drop on them.
func (v storesView) store(r ui.Rect, g puertorico.Good, lost int) intent {
	u, th := v.UI, v.UI.Theme()
	lie := int(v.of(partStores).Player(v.Home).Barrels()[g]) // without those that wait to leave, which are drawn with the flights
	n, makes := v.stored(v.Home, g), v.makes(v.Home, g)
	want, open, why := v.uses(g)
	tip := u.T("store.tip", "good", caption.Good(u.T, g), "n", n, "makes", makes)
	value, next := "", ""
	keeps := v.pick.keep().Keeps(g)
	switch {
	case v.asks(puertorico.PhaseLoad) && v.pick.good == g:
		if value = "selected"; len(v.pick.loads(v.Legal)) > 1 {
			next = u.T("load.next-ship", "good", caption.Kind(u.T, g))
		}
	case v.asks(puertorico.PhaseKeep) && keeps != puertorico.KeptNone:
		value = u.T([...]string{puertorico.KeptOne: "state.keeps-one", puertorico.KeptAll: "state.keeps-all"}[keeps])
	}
	if why == "" {
		why = tip + "\n" + u.T("store.barrel")
	} else {
		why = u.T("store.why", "tip", tip, "why", why)
	}
	got := u.Region("good."+g.ID(), r, ui.RegionOptions{
		Role: ui.RoleItem, Label: tip, Value: value, Tooltip: strings.TrimSpace(next + "\n" + v.tip(tip, g, lost) + "\n" + u.T("store.barrel")),
		Target: barrels(g), Disabled: !open, Why: why, Drag: open && v.asks(puertorico.PhaseLoad),
	})
	u.Round(r, u.Px(6), theme.Mix(th.PaperDark, th.PaperLight, 0.5), u.Px(1), theme.Alpha(th.BrassDark, 0.6))
	below, _ := r.Inset(u.Px(4)).CutBottom(u.LineHeight(theme.SmallBold))
	barred := !open && n > 0 && (v.asks(puertorico.PhaseSell) || v.asks(puertorico.PhaseLoad))
	v.barrels(v.heapOf(r), g, lie, lost, got.Dragging || barred)
	if v.laid != nil {
		v.placing.drawHarvest(below, g)
	} else {
		row := v.board.holding(v.Home, g)
		row[0].sign = nil // the barrels lie above
		v.board.marks(below, row)
	}
	if got.Dragging {
		v.carry(ui.Rect{W: u.Px(64), H: u.Px(64)}, func(at ui.Rect) { v.barrels(at, g, n, 0, false) })
	}
	switch {
	case v.asks(puertorico.PhaseKeep) && n > 0 && keeps != puertorico.KeptNone:
		v.kept(r.Inset(-u.Px(storeFrame)), u.Px(8))
	case v.asks(puertorico.PhaseLoad) && v.pick.good == g:
		v.Picked(r.Inset(-u.Px(storeFrame)), u.Px(8))
	case open:
		v.Offered(r, u.Px(6))
	}
	if barred {
		side := u.Px(barredSide)
		v.cross(ui.Rect{X: r.X + u.Px(4), Y: r.Y + u.Px(4), W: side, H: side}, 0.2)
	}
	marks := r.InsetXY(u.Px(3), u.Px(1))
	if a := puertorico.ExtraAction(g); v.asks(puertorico.PhaseExtra) && v.State.Reason(a) == puertorico.ReasonSupplyEmpty {
		v.plaque(marks, u.T("store.none-left"), th.Danger, th.On(th.Danger), theme.Darken(th.Danger, 0.35))
	}
	v.loads.drawLine(marks, v.means(g, n, lost))
	v.next(r, v.lay.stores, got, next)
	if got.Clicked && open {
		return want
	}
	return nil
}

// heapOf returns where the barrels lie in the place of a kind: lower below the tag of a load.
func (v storesView) heapOf(r ui.Rect) ui.Rect {
	_, above := r.Inset(v.UI.Px(4)).CutBottom(v.UI.LineHeight(theme.SmallBold))
	if v.asks(puertorico.PhaseLoad) {
		_, above = above.CutTop(min(v.loads.tagHigh()*tagTucked, above.H/2))
	}
	return above
}

// tagTucked is by how much barrels lie lower below a tag, as a part of its height.
const tagTucked = 0.7

// barrels draws n barrels, pale if they are lost, stand for none, or are away: gone or of no use now.
func (v storesView) barrels(r ui.Rect, g puertorico.Good, n, lost int, away bool) {
	places := heap(r, max(n, 1))
	if n == 0 || away {
		lost = max(n, 1)
	}
	gone := lostOf(places, n, lost)
	for _, at := range gone {
		v.Show(at, art.PaleBarrel(g))
	}
	for _, at := range places {
		if !slices.Contains(gone, at) {
			v.Show(at, art.Barrel(g))
		}
	}
}

// Sizes in the stores in design units.
const (
	storeFrame = 3  // how far a thick frame lies outside barrels, so that it does not touch the numbers
	barredSide = 26 // side of the sign on barrels with which nothing can be done now
)

// means returns the signs for what a decision means for the home seat's n barrels of a kind: what a sale or a load brings, what is kept,
// and lost.
func (v storesView) means(g puertorico.Good, n, lost int) (all fore.Signs) {
	gain := func(picture func(r ui.Rect), n int) {
		all = fore.Signs{{Picture: picture, Text: v.UI.T("load.points", "n", n), Tone: fore.Gain}}
	}
	switch had := int(v.Before.Player(v.Home).Barrels()[g]); {
	case v.asks(puertorico.PhaseLoad):
		fits := v.pick.with(g, v.Legal)
		if best, ok := forecast.Best(v.State, fits.loads(v.Legal)); ok {
			all = v.loads.tag(puertorico.NoGood, best.Points, best.Lost.Total())
		}
	case v.shows(puertorico.EvProduced) && n > had:
		gain(nil, n-had)
	case v.asks(puertorico.PhaseSell) && v.can(puertorico.SellAction(g)):
		gain(v.Of(&art.Doubloon), v.house.salePrice(g))
	case v.asks(puertorico.PhaseExtra) && v.can(puertorico.ExtraAction(g)):
		gain(nil, 1)
	case v.asks(puertorico.PhaseKeep) && n > 0 && v.pick.keep().Keeps(g) != puertorico.KeptNone:
		all = fore.Signs{{Text: v.UI.T("store.keeps", "n", n-lost), Brief: v.UI.T("table.number", "n", n-lost), Tone: fore.Gain}}
	}
	return append(all, v.loads.losing(lost)...)
}

// tip returns the tooltip of barrels with which something can be done: also what is lost of them, and what a click does.
func (v storesView) tip(tip string, g puertorico.Good, lost int) string {
	u := v.UI
	switch {
	case v.laid != nil:
		before, now, made := v.placing.harvest()
		return tip + "\n" + caption.Harvest(u.T, g, before, now, made)
	case v.asks(puertorico.PhaseSell):
		return u.T("store.why", "tip", tip, "why", u.T("store.sale", "n", v.house.salePrice(g)))
	case !v.asks(puertorico.PhaseKeep):
		return tip
	case lost > 0:
		tip = u.T("store.why", "tip", tip, "why", u.T("load.loses", "n", lost))
	}
	switch {
	case v.mine().Barrels()[g] == 0:
		return tip
	case v.pick.keep().Keeps(g) == puertorico.KeptNone:
		return tip + "\n" + u.T("store.keep-this")
	}
	return tip + "\n" + u.T("store.keep-not")
}

// uses returns the intent of a click on barrels, whether it does anything, and why not if the person decides on barrels.
func (v storesView) uses(g puertorico.Good) (want intent, open bool, why string) {
	do := func(a puertorico.Action) (intent, bool, string) { return a, v.can(a), v.whyNot(a) }
	switch {
	case v.asks(puertorico.PhaseSell):
		return do(puertorico.SellAction(g))
	case v.asks(puertorico.PhaseExtra):
		return do(puertorico.ExtraAction(g))
	case v.asks(puertorico.PhaseKeep):
		p := v.mine()
		return v.pick.keepsOther(g, p.WarehouseKinds()), p.Barrels()[g] > 0, v.whyNot(puertorico.KeepAction(0, g))
	case v.asks(puertorico.PhaseLoad):
		only := nothing()
		only.good = g
		return v.pick.takes(g, v.Legal), len(only.loads(v.Legal)) > 0, v.whyNot(puertorico.LoadAction(g, int(v.State.ShipFor(g).Size)))
	}
	return nil, false, ""
}

// heap returns where n things, at most nine, lie in r, each behind those after it, in rows from below, as large as all fit.
func heap(r ui.Rect, n int) (all []ui.Rect) {
	n = min(n, 9)
	rows := 1 + paint.Flag(n > 2) + paint.Flag(n > 6)
	columns := (n + rows - 1) / rows
	const deep = 0.62 // distance of a row from the one before it, as a part of a thing's height
	side := min(r.W/(1+0.8*float64(columns-1)), r.H/(1+deep*float64(rows-1)))
	for row := rows - 1; row >= 0; row-- {
		count := min(columns, n-row*columns)
		at := ui.Rect{X: r.Middle().X - side*(1+0.8*float64(count-1))/2, Y: r.Bottom() - side - float64(row)*deep*side, W: side, H: side}
		for i := range count {
			all = append(all, at.Moved(float64(i)*0.8*side, 0))
		}
	}
	return all
}

// lostOf returns the places in a heap of those that are lost: the rightmost, never all of them while some are kept.
func lostOf(places []ui.Rect, n, lost int) []ui.Rect {
	most := len(places)
	if lost < n {
		most = max(most-1, 0)
	}
	all := slices.Clone(places)
	slices.SortStableFunc(all, func(a, b ui.Rect) int { return cmp.Compare(b.X, a.X) })
	return all[:min(lost, most)]
}
