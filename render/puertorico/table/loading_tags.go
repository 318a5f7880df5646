package table

import (
	"islas/game/puertorico"
	"islas/render/puertorico/art"
	"islas/render/theme"
	"islas/render/ui"
)

// Figures of the tags that say what a load brings, in design units.
const (
	tagSign   = 23  // the least side of a sign
	tagAround = 3   // before the first sign and after the last
	tagBeside = 1.5 // between a sign and its figure
	tagApart  = 5   // between points and what is lost
)

// tagHigh is the height of a line of a tag, and of its signs.
func (f *frame) tagHigh() float64 { return max(f.UI.LineHeight(theme.SmallBold), f.UI.Px(tagSign)) }

// loadTag is what a tag says of a load, always in this order: the kind, unless the tag lies on its barrels, the points, and how many
// barrels are lost when storing, if any are.
type loadTag struct {
	kind         puertorico.Good // NoGood for none
	points, lost string
}

// tagOf is the tag of a load.
func (f *frame) tagOf(kind puertorico.Good, o loading) loadTag {
	t := loadTag{kind: kind, points: f.UI.T("load.points", "n", o.points)}
	if n := o.lost.Total(); n > 0 {
		t.lost = f.UI.T("store.lost", "n", n)
	}
	return t
}

// gains is how wide the part of a tag with the kind and the points is.
func (f *frame) gains(t loadTag) float64 {
	u := f.UI
	w := 2*u.Px(tagAround) + u.MeasureText(theme.SmallBold, t.points) + u.Px(tagBeside) + f.tagHigh()
	if t.kind != puertorico.NoGood {
		w += f.tagHigh() + u.Px(tagBeside)
	}
	return w
}

// losses is how wide the part of a tag with what is lost is, 0 if nothing is.
func (f *frame) losses(t loadTag) float64 {
	if t.lost == "" {
		return 0
	}
	return 2*f.UI.Px(tagAround) + f.UI.MeasureText(theme.SmallBold, t.lost) + f.UI.Px(tagBeside) + f.tagHigh()
}

// tagJoined is how wide a tag is in one line.
func (f *frame) tagJoined(t loadTag) float64 {
	w := f.gains(t)
	if more := f.losses(t); more > 0 {
		w += more + f.UI.Px(tagApart) - 2*f.UI.Px(tagAround)
	}
	return w
}

// tagLines is in how many lines tags stand in a width: what is lost stands below the points where there is no room for both.
func (f *frame) tagLines(width float64, kind puertorico.Good) int {
	if f.tagJoined(loadTag{kind, f.UI.T("load.points", "n", 9), f.UI.T("store.lost", "n", 9)}) <= width {
		return 1
	}
	return 2
}

// drawTag draws a tag at the upper left of r, in so many lines.
func (f *frame) drawTag(r ui.Rect, t loadTag, lines int) {
	if lines == 1 || t.lost == "" {
		f.tagLosses(f.tagGains(f.tagGround(r, min(f.tagJoined(t), r.W)), t), t)
		return
	}
	above, below := r.CutTop(f.tagHigh())
	f.tagGains(f.tagGround(above, min(f.gains(t), r.W)), t)
	at := f.tagGround(below, min(f.losses(t), r.W))
	at.X -= f.UI.Px(tagApart)
	f.tagLosses(at, t)
}

// tagGround draws the ground of a line of a tag and returns where its signs stand.
func (f *frame) tagGround(r ui.Rect, width float64) ui.Rect {
	u, th := f.UI, f.UI.Theme()
	at := ui.Rect{X: r.X, Y: r.Y, W: width, H: f.tagHigh()}
	u.Round(at, u.Px(8), th.PaperLight, u.Px(1.2), th.BrassDark)
	return at.InsetXY(u.Px(tagAround), 0)
}

// tagGains draws the kind and the points of a load, and returns what is left of r.
func (f *frame) tagGains(r ui.Rect, t loadTag) ui.Rect {
	if t.kind != puertorico.NoGood {
		r = f.tagSign(r, func(at ui.Rect) { f.paint.barrel(at, t.kind) })
		_, r = r.CutLeft(f.UI.Px(tagBeside))
	}
	r = f.tagFigure(r, f.UI.Theme().Good, t.points)
	return f.tagSign(r, f.paint.chip)
}

// tagLosses draws what is lost with a load.
func (f *frame) tagLosses(r ui.Rect, t loadTag) {
	if t.lost != "" {
		_, r = r.CutLeft(f.UI.Px(tagApart))
		danger := f.UI.Theme().Danger
		f.tagSign(f.tagFigure(r, danger, t.lost), f.drawn(art.IconBarrel, 0.08, danger))
	}
}

// tagFigure writes a figure at the left of r and returns what is left of that.
func (f *frame) tagFigure(r ui.Rect, ink theme.Color, text string) ui.Rect {
	at, rest := r.CutLeft(f.UI.MeasureText(theme.SmallBold, text) + f.UI.Px(tagBeside))
	f.UI.Text(at, theme.SmallBold, ink, ui.Left|ui.Middle, text)
	return rest
}

// tagSign draws a sign at the left of r and returns what is left of that.
func (f *frame) tagSign(r ui.Rect, sign func(at ui.Rect)) ui.Rect {
	at, rest := r.CutLeft(f.tagHigh())
	sign(at)
	return rest
}

// drawKinds draws at the upper left of r which kinds a ship takes, in as many lines as it needs.
func (f *frame) drawKinds(r ui.Rect, all []loading) {
	u := f.UI
	columns := max(int((r.W-2*u.Px(tagAround))/f.tagHigh()), 1)
	for len(all) > 0 {
		n := min(columns, len(all))
		in := f.tagGround(r, 2*u.Px(tagAround)+float64(n)*f.tagHigh())
		for _, o := range all[:n] {
			in = f.tagSign(in, func(at ui.Rect) { f.paint.barrel(at, o.good) })
		}
		all = all[n:]
		_, r = r.CutTop(f.tagHigh())
	}
}

// drawLoadings tells above a ship what can be loaded on it: of the only load what it brings, of several the kinds. What each of these
// brings stands on the own barrels, and here as soon as they are chosen or pointed at.
func (f *frame) drawLoadings(r ui.Rect, all []loading) {
	in := f.berth(r)
	switch len(all) {
	case 0:
	case 1:
		f.drawTag(in, f.tagOf(all[0].good, all[0]), f.tagLines(in.W, all[0].good))
	default:
		f.drawKinds(in, all)
	}
}

// berth is where a ship lies in its place in the harbour, with what is told of loads above it.
func (f *frame) berth(r ui.Rect) ui.Rect { return r.Inset(f.UI.Px(4)) }

// drawBest tells on the own barrels of a kind what the best load of them brings: always in one line, so that the barrels below it stay to be
// seen, and where there is too little room for that in figures alone.
func (f *frame) drawBest(r ui.Rect, g puertorico.Good) {
	o, ok := f.best(g)
	if !ok {
		return
	}
	t := f.tagOf(puertorico.NoGood, o)
	if f.tagLines(r.W, puertorico.NoGood) == 1 || !f.bestLoses() {
		f.drawTag(r, t, 1)
		return
	}
	f.drawFigures(r, t)
}

// bestLoses reports whether with the best load of any of the own barrels some are lost.
func (f *frame) bestLoses() bool {
	for g := range puertorico.Good(puertorico.Goods) {
		if o, ok := f.best(g); ok && o.lost.Total() > 0 {
			return true
		}
	}
	return false
}

// drawFigures draws a tag at the upper left of r in figures alone: points in green, what is lost in red.
func (f *frame) drawFigures(r ui.Rect, t loadTag) {
	u, th := f.UI, f.UI.Theme()
	wide := 2*u.Px(tagAround) + u.MeasureText(theme.SmallBold, t.points) + u.Px(tagBeside)
	if t.lost != "" {
		wide += u.Px(tagApart) + u.MeasureText(theme.SmallBold, t.lost) + u.Px(tagBeside)
	}
	in := f.tagFigure(f.tagGround(r, min(wide, r.W)), th.Good, t.points)
	if t.lost != "" {
		_, in = in.CutLeft(u.Px(tagApart))
		f.tagFigure(in, th.Danger, t.lost)
	}
}
