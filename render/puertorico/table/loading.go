package table

import (
	"slices"
	"strings"

	"islas/game/puertorico"
	"islas/game/puertorico/forecast"
	"islas/render/puertorico/art"
	"islas/render/puertorico/caption"
	"islas/render/theme"
	"islas/render/ui"
)

// loadsView is what loads bring, as it is told on ships and barrels.
type loadsView struct{ *frame }

// loading is a load that the person at the machine can choose.
type loading struct {
	good    puertorico.Good
	barrels int // that go aboard
	points  int
	stays   int                // barrels of the kind that are left
	lost    puertorico.Barrels // that are lost afterwards, as far as can be told
	settled bool               // of which kinds those are
}

// on are the loads on a ship of a size, 0 for the own one, that agree with the barrels that were chosen or are looked at.
func (v loadsView) on(size int) (all []loading) {
	if !v.asks(puertorico.PhaseLoad) {
		return nil
	}
	p := v.pick
	p.ship = size
	if g := v.lookedAt(); g != puertorico.NoGood {
		p.good = g
	}
	for _, a := range p.loads(v.Legal) {
		all = append(all, v.brings(a))
	}
	return all
}

// brings is what a load brings that is legal.
func (v loadsView) brings(a puertorico.Action) loading {
	n := forecast.Loaded(v.State, a)
	return loading{
		a.Good(), n, v.State.LoadPoints(v.Actor, n), int(v.mine().Barrels()[a.Good()]) - n, forecast.Storing(v.State, a)[v.Actor],
		forecast.Settled(v.State, a, v.Actor),
	}
}

// best is the load of a kind that brings most, and of several the one with which fewest barrels are lost: on the ship that was chosen,
// if that takes the kind. ok is false if barrels of the kind can't be loaded.
func (v loadsView) best(g puertorico.Good) (best loading, ok bool) {
	p := v.pick
	p.good = g
	if len(p.loads(v.Legal)) == 0 {
		p.ship = anyShip
	}
	for _, a := range p.loads(v.Legal) {
		o := v.brings(a)
		if !ok || o.points > best.points || o.points == best.points && o.lost.Total() < best.lost.Total() {
			best, ok = o, true
		}
	}
	return best, ok
}

// lookedAt is the kind of the own barrels that are being dragged or pointed at and can be loaded, NoGood for none.
func (v loadsView) lookedAt() puertorico.Good {
	for _, id := range []string{v.UI.Dragged(), v.UI.Pointed()} {
		name, own := strings.CutPrefix(id, "good.")
		g, ok := puertorico.GoodByID(name)
		only := pick{good: g, ship: anyShip}
		if own && ok && len(only.loads(v.Legal)) > 0 {
			return g
		}
	}
	return puertorico.NoGood
}

// kinds are the kinds that can still be loaded by what was chosen.
func (v loadsView) kinds() (kinds puertorico.GoodSet) {
	for _, a := range v.pick.loads(v.Legal) {
		kinds |= 1 << a.Good()
	}
	return kinds
}

// losses are what the person at the machine would lose when storing with each load that is legal, as far as can be told.
func (v loadsView) losses() (all []puertorico.Barrels) {
	if !v.asks(puertorico.PhaseLoad) {
		return nil
	}
	for _, a := range v.Legal {
		all = append(all, forecast.Storing(v.State, a)[v.Actor])
	}
	return all
}

// lossText says what is lost when storing whatever is loaded now: which barrels if no load changes that, otherwise how many at
// least, and how many if it can still be chosen which or they are of more kinds than so many; nothing if there is a load with which all
// are kept.
func (v loadsView) lossText(kinds int) string {
	u, all, least := v.UI, v.losses(), 0
	for i, lost := range all {
		if n := lost.Total(); i == 0 || n < least {
			least = n
		}
	}
	switch {
	case least == 0:
		return ""
	case slices.ContainsFunc(all, func(lost puertorico.Barrels) bool { return lost != all[0] }):
		return u.T("load.loses-least", "n", least)
	case all[0].Kinds().Len() > kinds || slices.ContainsFunc(v.Legal, func(a puertorico.Action) bool { return !forecast.Settled(v.State, a, v.Actor) }):
		return u.T("load.loses-some", "n", least)
	}
	return u.T("load.loses-these", "list", barrelList(u, all[0]))
}

// tip is what is told of a ship with the loads that are offered on it.
func (v loadsView) tip(tip string, all []loading) string {
	u, told := v.UI, []string{tip}
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
func (v harbourView) drawRoom(r ui.Rect) {
	u, s := v.UI, v.known()
	cells, _ := v.places()
	for i, at := range cells {
		text := caption.Building(u.T, puertorico.Wharf)
		if i < s.Ships() {
			room := int(s.Cargo(i).Size) - v.laden(i)
			if text = u.T("ship.room", "n", room); room == 0 {
				text = u.T("ship.full")
			}
			if v.sailing(i) {
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

// Figures of the tags that say what a load brings, in design units.
const (
	tagSign   = 23  // the least side of a sign
	tagAround = 3   // before the first sign and after the last
	tagBeside = 1.5 // between a sign and its figure
	tagApart  = 5   // between points and what is lost
)

// tagHigh is the height of a line of a tag, and of its signs.
func (v loadsView) tagHigh() float64 { return max(v.UI.LineHeight(theme.SmallBold), v.UI.Px(tagSign)) }

// loadTag is what a tag says of a load, always in this order: the kind, unless the tag lies on its barrels, the points, and how many
// barrels are lost when storing, if any are.
type loadTag struct {
	kind         puertorico.Good // NoGood for none
	points, lost string
}

// tagOf is the tag of a load.
func (v loadsView) tagOf(kind puertorico.Good, o loading) loadTag {
	t := loadTag{kind: kind, points: v.UI.T("load.points", "n", o.points)}
	if n := o.lost.Total(); n > 0 {
		t.lost = v.UI.T("store.lost", "n", n)
	}
	return t
}

// gains is how wide the part of a tag with the kind and the points is.
func (v loadsView) gains(t loadTag) float64 {
	u := v.UI
	w := 2*u.Px(tagAround) + u.MeasureText(theme.SmallBold, t.points) + u.Px(tagBeside) + v.tagHigh()
	if t.kind != puertorico.NoGood {
		w += v.tagHigh() + u.Px(tagBeside)
	}
	return w
}

// lossWide is how wide the part of a tag with what is lost is, 0 if nothing is.
func (v loadsView) lossWide(t loadTag) float64 {
	if t.lost == "" {
		return 0
	}
	return 2*v.UI.Px(tagAround) + v.UI.MeasureText(theme.SmallBold, t.lost) + v.UI.Px(tagBeside) + v.tagHigh()
}

// joined is how wide a tag is in one line.
func (v loadsView) joined(t loadTag) float64 {
	w := v.gains(t)
	if more := v.lossWide(t); more > 0 {
		w += more + v.UI.Px(tagApart) - 2*v.UI.Px(tagAround)
	}
	return w
}

// lines is in how many lines tags stand in a width: what is lost stands below the points where there is no room for both.
func (v loadsView) lines(width float64, kind puertorico.Good) int {
	if v.joined(loadTag{kind, v.UI.T("load.points", "n", 9), v.UI.T("store.lost", "n", 9)}) <= width {
		return 1
	}
	return 2
}

// drawTag draws a tag at the upper left of r, in so many lines.
func (v loadsView) drawTag(r ui.Rect, t loadTag, lines int) {
	if lines == 1 || t.lost == "" {
		v.tagLosses(v.tagGains(v.tagGround(r, min(v.joined(t), r.W)), t), t)
		return
	}
	above, below := r.CutTop(v.tagHigh())
	v.tagGains(v.tagGround(above, min(v.gains(t), r.W)), t)
	at := v.tagGround(below, min(v.lossWide(t), r.W))
	at.X -= v.UI.Px(tagApart)
	v.tagLosses(at, t)
}

// tagGround draws the ground of a line of a tag and returns where its signs stand.
func (v loadsView) tagGround(r ui.Rect, width float64) ui.Rect {
	u, th := v.UI, v.UI.Theme()
	at := ui.Rect{X: r.X, Y: r.Y, W: width, H: v.tagHigh()}
	u.Round(at, u.Px(8), th.PaperLight, u.Px(1.2), th.BrassDark)
	return at.InsetXY(u.Px(tagAround), 0)
}

// tagGains draws the kind and the points of a load, and returns what is left of r.
func (v loadsView) tagGains(r ui.Rect, t loadTag) ui.Rect {
	if t.kind != puertorico.NoGood {
		r = v.tagSign(r, func(at ui.Rect) { v.paint.barrel(at, t.kind) })
		_, r = r.CutLeft(v.UI.Px(tagBeside))
	}
	r = v.tagFigure(r, v.UI.Theme().Good, t.points)
	return v.tagSign(r, v.paint.chip)
}

// tagLosses draws what is lost with a load.
func (v loadsView) tagLosses(r ui.Rect, t loadTag) {
	if t.lost != "" {
		_, r = r.CutLeft(v.UI.Px(tagApart))
		danger := v.UI.Theme().Danger
		v.tagSign(v.tagFigure(r, danger, t.lost), v.paint.drawn(art.IconBarrel, 0.08, danger))
	}
}

// tagFigure writes a figure at the left of r and returns what is left of that.
func (v loadsView) tagFigure(r ui.Rect, ink theme.Color, text string) ui.Rect {
	at, rest := r.CutLeft(v.UI.MeasureText(theme.SmallBold, text) + v.UI.Px(tagBeside))
	v.UI.Text(at, theme.SmallBold, ink, ui.Left|ui.Middle, text)
	return rest
}

// tagSign draws a sign at the left of r and returns what is left of that.
func (v loadsView) tagSign(r ui.Rect, sign func(at ui.Rect)) ui.Rect {
	at, rest := r.CutLeft(v.tagHigh())
	sign(at)
	return rest
}

// drawKinds draws at the upper left of r which kinds a ship takes, in as many lines as it needs.
func (v loadsView) drawKinds(r ui.Rect, all []loading) {
	u := v.UI
	columns := max(int((r.W-2*u.Px(tagAround))/v.tagHigh()), 1)
	for len(all) > 0 {
		n := min(columns, len(all))
		in := v.tagGround(r, 2*u.Px(tagAround)+float64(n)*v.tagHigh())
		for _, o := range all[:n] {
			in = v.tagSign(in, func(at ui.Rect) { v.paint.barrel(at, o.good) })
		}
		all = all[n:]
		_, r = r.CutTop(v.tagHigh())
	}
}

// draw tells above a ship what can be loaded on it: of the only load what it brings, of several the kinds. What each of these
// brings stands on the own barrels, and here as soon as they are chosen or pointed at.
func (v loadsView) draw(r ui.Rect, all []loading) {
	in := v.harbour.berth(r)
	switch len(all) {
	case 0:
	case 1:
		v.drawTag(in, v.tagOf(all[0].good, all[0]), v.lines(in.W, all[0].good))
	default:
		v.drawKinds(in, all)
	}
}

// berth is where a ship lies in its place in the harbour, with what is told of loads above it.
func (v harbourView) berth(r ui.Rect) ui.Rect { return r.Inset(v.UI.Px(4)) }

// drawBest tells on the own barrels of a kind what the best load of them brings: always in one line, so that the barrels below it stay to be
// seen, and where there is too little room for that in figures alone.
func (v loadsView) drawBest(r ui.Rect, g puertorico.Good) {
	o, ok := v.best(g)
	if !ok {
		return
	}
	t := v.tagOf(puertorico.NoGood, o)
	if v.lines(r.W, puertorico.NoGood) == 1 || !v.bestLoses() {
		v.drawTag(r, t, 1)
		return
	}
	v.drawFigures(r, t)
}

// bestLoses reports whether with the best load of any of the own barrels some are lost.
func (v loadsView) bestLoses() bool {
	for g := range puertorico.Good(puertorico.Goods) {
		if o, ok := v.best(g); ok && o.lost.Total() > 0 {
			return true
		}
	}
	return false
}

// drawFigures draws a tag at the upper left of r in figures alone: points in green, what is lost in red.
func (v loadsView) drawFigures(r ui.Rect, t loadTag) {
	u, th := v.UI, v.UI.Theme()
	wide := 2*u.Px(tagAround) + u.MeasureText(theme.SmallBold, t.points) + u.Px(tagBeside)
	if t.lost != "" {
		wide += u.Px(tagApart) + u.MeasureText(theme.SmallBold, t.lost) + u.Px(tagBeside)
	}
	in := v.tagFigure(v.tagGround(r, min(wide, r.W)), th.Good, t.points)
	if t.lost != "" {
		_, in = in.CutLeft(u.Px(tagApart))
		v.tagFigure(in, th.Danger, t.lost)
	}
}
