package table

import (
	"islas/game/puertorico"
	"islas/render/theme"
	"islas/render/ui"
)

// drawStores are the own barrels of each kind, what the own plantations make, and money, points and San Juan.
func drawStores(f *frame) (want intent) {
	u := f.ui
	u.Sheet(f.lay.stores)
	in := f.lay.stores.Inset(u.Px(8))
	own, goods := in.CutLeft(max(u.Px(90), in.W*0.14))
	f.purse(own)
	_, goods = goods.CutLeft(u.Px(8))
	for g, r := range goods.Row(puertorico.Goods, u.Px(6)) {
		want = want.or(f.store(r, puertorico.Good(g)))
	}
	return want
}

// purse draws the own money, points and the colonists in San Juan below each other.
func (f *frame) purse(r ui.Rect) {
	th, p := f.ui.Theme(), f.mine()
	u := f.ui
	rows := r.Column(3, u.Px(2))
	tell := func(i int, id, key string, n int, picture func(r ui.Rect)) {
		tip := u.T(key, "n", n)
		u.Region("purse."+id, rows[i], ui.RegionOptions{
			Role: ui.RoleOther, NoFocus: true, Cursor: ui.CursorDefault, Label: tip, Tooltip: tip, Looks: true,
		})
		f.count(rows[i], n, th.Ink, picture)
	}
	tell(0, "money", "purse.money", p.Doubloons(), f.paint.doubloon)
	tell(1, "points", "purse.points", p.Chips(), f.paint.chip)
	juan := p.SanJuan()
	if f.asks(puertorico.PhasePlacing) && f.pick.begun {
		juan = f.pick.left(f.state)
	}
	tell(2, "juan", "purse.juan", juan, func(r ui.Rect) { f.paint.worker(r, 1) })
}

// store draws the own barrels of a kind, and answers with what is done with them in the decision at hand.
func (f *frame) store(r ui.Rect, g puertorico.Good) intent {
	u, th, p := f.ui, f.ui.Theme(), f.mine()
	n, makes := int(p.Barrels()[g]), f.capacity(g)
	want, open, why := f.uses(g)
	tip := u.T("store.tip", "good", goodName(u, g), "n", n, "makes", makes)
	value := ""
	switch {
	case f.asks(puertorico.PhaseLoad) && f.pick.good == g:
		value = "chosen"
	case f.asks(puertorico.PhaseKeep):
		value = [...]string{keptNone: "", keptOne: "one", keptAll: "all"}[f.pick.keeps(g)]
	}
	got := u.Region("good."+g.ID(), r, ui.RegionOptions{
		Role: ui.RoleItem, Label: tip, Value: value, Tooltip: tip, Target: barrels(g), Disabled: !open, Why: f.whyStore(tip, why),
	})
	u.Round(r, u.Px(6), theme.Mix(th.PaperDark, th.PaperLight, 0.5), u.Px(1), theme.Alpha(th.BrassDark, 0.6))
	below, above := r.Inset(u.Px(4)).CutBottom(u.LineHeight(theme.SmallBold))
	f.paint.barrel(above.Center(min(above.W, above.H), min(above.W, above.H)), g)
	u.TextFitted(below, th.Ink, ui.Centered, u.T("store.count", "n", n, "makes", makes), theme.SmallBold, theme.Small)
	switch keeps := f.pick.keeps(g); {
	case f.asks(puertorico.PhaseKeep) && n > 0 && keeps != keptNone:
		f.picked(r, u.Px(6))
		mark := u.T("store.one")
		if keeps == keptAll {
			mark = u.T("store.all")
		}
		u.Badge(ui.Rect{X: r.X + u.Px(3), Y: r.Y, W: r.W - u.Px(6), H: u.Px(34)}, mark, th.Accent)
	case f.asks(puertorico.PhaseLoad) && f.pick.good == g:
		f.picked(r, u.Px(6))
	case open:
		f.offered(r, u.Px(6))
	}
	if got.Clicked && open {
		return want
	}
	return intent{}
}

// capacity is how many barrels of a kind the own plantations make: while colonists are placed, as it has been chosen.
func (f *frame) capacity(g puertorico.Good) int {
	p := f.mine()
	if !f.asks(puertorico.PhasePlacing) || !f.pick.begun {
		return p.Capacity(g)
	}
	fields := f.working(puertorico.Tile(g))
	plants := puertorico.Plants(g)
	if len(plants) == 0 {
		return fields
	}
	staff := 0
	for _, b := range plants {
		if at := puertorico.GroupOf(b); f.places(at) {
			staff += int(f.pick.place[at])
		} else {
			staff += p.Workers(b)
		}
	}
	return min(fields, staff)
}

// uses is what a click on the own barrels of a kind does in the decision at hand; open is false if it does nothing, why says
// the reason if somebody decides on barrels.
func (f *frame) uses(g puertorico.Good) (want intent, open bool, why string) {
	do := func(a puertorico.Action) (intent, bool, string) { return acts(a), f.can(a), f.whyNot(a) }
	switch {
	case f.asks(puertorico.PhaseSell):
		return do(puertorico.SellAction(g))
	case f.asks(puertorico.PhaseExtra):
		return do(puertorico.ExtraAction(g))
	case f.asks(puertorico.PhaseKeep):
		p := f.mine()
		return picks(f.pick.keepsOther(g, p.WarehouseKinds())), p.Barrels()[g] > 0, f.whyNot(puertorico.KeepAction(0, g))
	case f.asks(puertorico.PhaseLoad):
		only := nothing()
		only.good = g
		return picks(f.pick.takes(g, f.legal)), len(only.loads(f.legal)) > 0, f.whyNot(puertorico.LoadAction(g, f.shipFor(g)))
	}
	return intent{}, false, ""
}

// shipFor is the size of the ship that barrels of a kind would go on if there were room: that which carries them, or any.
func (f *frame) shipFor(g puertorico.Good) int {
	size := 0
	for i := range f.state.Ships() {
		c := f.state.Cargo(i)
		if size = int(c.Size); c.Kind == g {
			break
		}
	}
	return size
}

// whyStore is the tooltip of barrels with which nothing can be done.
func (f *frame) whyStore(tip, why string) string {
	if why == "" {
		return tip
	}
	return f.ui.T("store.why", "tip", tip, "why", why)
}
