package table

import (
	"slices"
	"strings"

	"islas/game/puertorico"
	"islas/render/table"
	"islas/render/theme"
	"islas/render/ui"
)

// drawStores are the own barrels of each kind, what the own plantations make, and money, points and San Juan.
func drawStores(f *frame) (want intent) {
	u := f.UI
	u.Tray(f.lay.stores)
	own, goods := f.storePlaces()
	f.purse(own)
	lost := f.losing()
	if f.laid != nil {
		f.drawTurns(goods[0].Union(goods[len(goods)-1]))
	}
	for g, r := range goods {
		want = table.Or(want, f.store(r, puertorico.Good(g), int(lost[g])))
	}
	return want
}

// storePlaces is where money, points and San Juan are shown, and where the own barrels of each kind lie.
func (f *frame) storePlaces() (purse ui.Rect, goods []ui.Rect) {
	u := f.UI
	in := f.lay.stores.Inset(u.Px(8))
	purse, in = in.CutLeft(max(u.Px(90), in.W*0.14))
	_, in = in.CutLeft(u.Px(8))
	if f.laid != nil {
		_, in = in.CutBottom(f.turnsHigh(in.W))
	}
	return purse, in.Row(puertorico.Goods, u.Px(6))
}

// losing are the own barrels that are lost by what has been chosen to be kept.
func (f *frame) losing() (lost puertorico.Barrels) {
	if f.asks(puertorico.PhaseKeep) && f.pick.begun {
		own := f.mine().Barrels()
		for g := range puertorico.Good(puertorico.Goods) {
			lost[g] = uint8(f.pick.losesOf(g, own))
		}
	}
	return lost
}

// purse draws the own money, points and the colonists in San Juan below each other.
func (f *frame) purse(r ui.Rect) {
	u, th := f.UI, f.UI.Theme()
	rows := r.Column(3, u.Px(2))
	tell := func(i int, id, key string, n int, picture func(r ui.Rect)) {
		tip, text := u.T(key, "n", n), u.T("table.number", "n", n)
		if id == "points" && f.covers(f.Home) {
			tip, text = u.T("purse.covered"), u.T("table.covered")
		}
		u.Region("purse."+id, rows[i], ui.RegionOptions{
			Role: ui.RoleOther, NoFocus: true, Cursor: ui.CursorDefault, Label: tip, Tooltip: tip, Looks: true,
		})
		f.counted(rows[i], text, th.OnDark, picture)
	}
	tell(0, "money", "purse.money", f.money(f.Home), f.paint.doubloon)
	tell(1, "points", "purse.points", f.points(f.Home), f.paint.chip)
	tell(2, "juan", "purse.juan", f.atHome(f.Home), f.waitingOnCloth)
}

// store draws the own barrels of a kind, of which some are lost by what has been chosen, and answers with what is done with them in
// the decision at hand.
func (f *frame) store(r ui.Rect, g puertorico.Good, lost int) intent {
	u, th := f.UI, f.UI.Theme()
	lie := int(f.of(partStores).Player(f.Home).Barrels()[g]) // beside those that wait to leave, and are drawn as what moves
	n, makes := f.stored(f.Home, g), f.capacity(g)
	want, open, why := f.uses(g)
	tip := u.T("store.tip", "good", goodName(u, g), "n", n, "makes", makes)
	value, next := "", ""
	switch {
	case f.asks(puertorico.PhaseLoad) && f.pick.good == g:
		if value = "selected"; len(f.pick.loads(f.Legal)) > 1 {
			next = u.T("load.next-ship", "good", kindName(u, g))
		}
	case f.asks(puertorico.PhaseKeep):
		if key := [...]string{keptNone: "", keptOne: "state.keeps-one", keptAll: "state.keeps-all"}[f.pick.keeps(g)]; key != "" {
			value = u.T(key)
		}
	}
	got := u.Region("good."+g.ID(), r, ui.RegionOptions{
		Role: ui.RoleItem, Label: tip, Value: value, Tooltip: strings.TrimSpace(next + "\n" + f.storeTip(tip, g, lost) + "\n" + u.T("store.barrel")), Target: barrels(g), Disabled: !open, Why: f.whyStore(tip, why),
		Drag: open && f.asks(puertorico.PhaseLoad),
	})
	u.Round(r, u.Px(6), theme.Mix(th.PaperDark, th.PaperLight, 0.5), u.Px(1), theme.Alpha(th.BrassDark, 0.6))
	below, _ := r.Inset(u.Px(4)).CutBottom(u.LineHeight(theme.SmallBold))
	barred := !open && n > 0 && (f.asks(puertorico.PhaseSell) || f.asks(puertorico.PhaseLoad))
	f.barrels(f.heapOf(r), g, lie, lost, got.Dragging || barred)
	if f.laid != nil {
		f.drawHarvest(below, g)
	} else {
		f.markRow(below, f.holding(f.Home, g))
	}
	if got.Dragging {
		f.carry(ui.Rect{W: u.Px(64), H: u.Px(64)}, func(at ui.Rect) { f.barrels(at, g, n, 0, false) })
	}
	keeps := f.pick.keeps(g)
	switch {
	case f.asks(puertorico.PhaseKeep) && n > 0 && keeps != keptNone:
		f.kept(r.Inset(-u.Px(storeFrame)), u.Px(8))
	case f.asks(puertorico.PhaseLoad) && f.pick.good == g:
		f.picked(r.Inset(-u.Px(storeFrame)), u.Px(8))
	case open && f.asks(puertorico.PhaseLoad) && !f.barrelsNext():
		f.possible(r, u.Px(6))
	case open:
		f.offered(r, u.Px(6))
	}
	if barred {
		f.barredSign(r)
	}
	f.marks(r.InsetXY(u.Px(3), u.Px(1)), g, n, lost)
	f.next(r, f.lay.stores, got, next)
	if got.Clicked && open {
		return want
	}
	return nil
}

// barredSign crosses out own barrels in the place r with which nothing can be done now.
func (f *frame) barredSign(r ui.Rect) {
	u := f.UI
	side := u.Px(barredSide)
	f.cross(ui.Rect{X: r.X + u.Px(4), Y: r.Y + u.Px(4), W: side, H: side}, 0.2)
}

// heapOf is where the barrels lie in the place of a kind: below what is told of a load, where that would hide them.
func (f *frame) heapOf(r ui.Rect) ui.Rect {
	_, above := r.Inset(f.UI.Px(4)).CutBottom(f.UI.LineHeight(theme.SmallBold))
	if tag := f.tagHigh(); f.asks(puertorico.PhaseLoad) && above.H < heapUnder*tag {
		_, above = above.CutTop(min(tag*tagTucked, above.H/2))
	}
	return above
}

// Figures of barrels below a tag, as parts of its height.
const (
	heapUnder = 3.0 // the height of the barrels up to which a tag would hide too much of them
	tagTucked = 0.7 // so much lower they lie then
)

// barrels draws so many barrels of a kind; those that are lost are pale, and so is the one that stands for none, and all that are away or of no
// use now.
func (f *frame) barrels(r ui.Rect, g puertorico.Good, n, lost int, away bool) {
	places := heap(r, max(n, 1))
	if n == 0 || away {
		lost = max(n, 1)
	}
	gone := lostOf(places, n, lost)
	for _, at := range gone {
		f.paint.pale(at, g)
	}
	for _, at := range places {
		if !slices.Contains(gone, at) {
			f.paint.barrel(at, g)
		}
	}
}

// storeFrame is how far in design units a thick frame lies around own barrels, so that it leaves the numbers alone.
const storeFrame = 3

// barredSide is the side in design units of the sign on barrels with which nothing can be done now.
const barredSide = 26

// Figures of badges in design units.
const (
	badgeAround = 16 // beside the text
	badgeHigh   = 32 // where a badge lies in the middle
)

// badgeWide is how wide a badge with a text is.
func (f *frame) badgeWide(text string) float64 {
	return f.UI.MeasureText(theme.SmallBold, text) + f.UI.Px(badgeAround)
}

// keepsText says how many barrels of a kind are kept: of every kind in words, or of every kind in a number alone where the words of one
// are wider than a badge may be.
func (f *frame) keepsText(most float64, n int) string {
	u, own := f.UI, f.mine().Barrels()
	for g := range puertorico.Good(puertorico.Goods) {
		kept := int(own[g]) - f.pick.losesOf(g, own)
		if kept > 0 && f.badgeWide(u.T("store.keeps", "n", kept)) > most {
			return u.T("table.number", "n", n)
		}
	}
	return u.T("store.keeps", "n", n)
}

// marks writes on the own barrels of a kind, in the place r, what the decision at hand means for them: what a sale or a load brings,
// what is kept and lost.
func (f *frame) marks(place ui.Rect, g puertorico.Good, n, lost int) {
	u, th := f.UI, f.UI.Theme()
	if f.asks(puertorico.PhaseLoad) {
		f.drawBest(place, g)
		return
	}
	left, right := "", ""
	switch {
	case f.asks(puertorico.PhaseSell) && f.can(puertorico.SellAction(g)):
		left = u.T("load.points", "n", f.salePrice(g))
	case f.asks(puertorico.PhaseExtra) && f.can(puertorico.ExtraAction(g)):
		left = u.T("load.points", "n", 1)
	case f.asks(puertorico.PhaseExtra) && f.reason(puertorico.ExtraAction(g)) == puertorico.ReasonSupplyEmpty:
		right = u.T("store.none-left")
	case f.asks(puertorico.PhaseKeep) && n > 0:
		if f.pick.keeps(g) != keptNone {
			left = f.keepsText(place.W, n-lost)
		}
	}
	if lost > 0 {
		right = u.T("store.lost", "n", lost)
	}
	wide, r := f.badgeWide, place
	r.H = u.Px(badgeHigh)
	if left != "" {
		at := u.Badge(r, left, th.Good) // red is what is lost
		if f.asks(puertorico.PhaseSell) {
			f.paint.doubloon(ui.Rect{X: at.Right() + u.Px(2), Y: at.Y, W: at.H, H: at.H})
		}
		if right != "" && wide(left)+wide(right) > r.W { // then it stands above the numbers, clear of what is kept
			r = r.Moved(0, max(place.H-u.LineHeight(theme.SmallBold)-u.Px(4)-2*r.H, 0)+r.H)
		}
	}
	switch {
	case right == u.T("store.none-left") && wide(right) > r.W:
		f.tallBadge(place, right, th.Danger)
	case right != "":
		w := min(wide(right), r.W)
		u.Badge(ui.Rect{X: r.Right() - w, Y: r.Y, W: w, H: r.H}, right, th.Danger)
	}
}

// tallBadge is a badge at the upper edge of r that has so many lines as its text needs there.
func (f *frame) tallBadge(r ui.Rect, text string, ground theme.Color) {
	u := f.UI
	line := u.LineHeight(theme.SmallBold) * denseLine
	lines := u.Theme().Wrap(theme.SmallBold, u.Scale(), text, r.W-u.Px(4))
	at, _ := r.CutTop(min(line*float64(len(lines))+u.Px(4), r.H))
	u.Round(at, u.Px(8), ground, u.Px(1.2), theme.Darken(ground, 0.35))
	for i, part := range at.InsetXY(0, u.Px(2)).Column(len(lines), 0) {
		u.Text(ui.RectAround(part.Middle(), part.W, u.LineHeight(theme.SmallBold)), theme.SmallBold, u.Theme().On(ground), ui.Centered, lines[i])
	}
}

// storeTip is what is told of own barrels of a kind with which something can be done.
func (f *frame) storeTip(tip string, g puertorico.Good, lost int) string {
	u := f.UI
	switch {
	case f.laid != nil:
		return tip + "\n" + f.harvestTip(g)
	case f.asks(puertorico.PhaseKeep):
		return f.keepTip(tip, g, lost)
	case f.asks(puertorico.PhaseSell):
		return u.T("store.why", "tip", tip, "why", u.T("store.sale", "n", f.salePrice(g)))
	}
	return tip
}

// keepTip is what is told of own barrels of a kind of which some are kept: what is lost of them, and what a click does.
func (f *frame) keepTip(tip string, g puertorico.Good, lost int) string {
	u := f.UI
	if lost > 0 {
		tip = u.T("store.why", "tip", tip, "why", u.T("load.loses", "n", lost))
	}
	if f.mine().Barrels()[g] == 0 {
		return tip
	}
	if f.pick.keeps(g) == keptNone {
		return tip + "\n" + u.T("store.keep-this")
	}
	return tip + "\n" + u.T("store.keep-not")
}

// capacity is how many barrels of a kind the own plantations make: while colonists are placed, as it has been chosen.
func (f *frame) capacity(g puertorico.Good) int {
	return f.makes(f.Home, g)
}

// uses is what a click on the own barrels of a kind does in the decision at hand; open is false if it does nothing, why says
// the reason if somebody decides on barrels.
func (f *frame) uses(g puertorico.Good) (want intent, open bool, why string) {
	do := func(a puertorico.Action) (intent, bool, string) { return a, f.can(a), f.whyNot(a) }
	switch {
	case f.asks(puertorico.PhaseSell):
		return do(puertorico.SellAction(g))
	case f.asks(puertorico.PhaseExtra):
		return do(puertorico.ExtraAction(g))
	case f.asks(puertorico.PhaseKeep):
		p := f.mine()
		return f.pick.keepsOther(g, p.WarehouseKinds()), p.Barrels()[g] > 0, f.whyNot(puertorico.KeepAction(0, g))
	case f.asks(puertorico.PhaseLoad):
		only := nothing()
		only.good = g
		return f.pick.takes(g, f.Legal), len(only.loads(f.Legal)) > 0, f.whyNot(puertorico.LoadAction(g, f.shipFor(g)))
	}
	return nil, false, ""
}

// shipFor is the size of the ship that barrels of a kind would go on if there were room: that which carries them, or any.
func (f *frame) shipFor(g puertorico.Good) int {
	size := 0
	for i := range f.State.Ships() {
		c := f.State.Cargo(i)
		if size = int(c.Size); c.Kind == g {
			break
		}
	}
	return size
}

// whyStore is the tooltip of barrels with which nothing can be done.
func (f *frame) whyStore(tip, why string) string {
	if why == "" {
		return tip + "\n" + f.UI.T("store.barrel")
	}
	return f.UI.T("store.why", "tip", tip, "why", why)
}
