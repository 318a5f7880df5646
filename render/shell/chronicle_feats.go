package shell

import (
	"math"
	"strconv"

	"islas/render/chronicle"
	"islas/render/geom"
	"islas/render/stage"
	"islas/render/theme"
	"islas/render/ui"
)

// Sizes of what can be achieved in design units.
const (
	featSeal = 58
	featGap  = 14
	featWhen = 0.45 // of a line that the day takes at most
)

// featParts are the parts of both pages of what can be achieved: who it is about, and a line for each.
func (a *chronicleScene) featParts(u *ui.UI, width float64) (left, right []part) {
	all := a.s.Game.(stage.Honours).Feats()
	done := 0
	for _, f := range all {
		if a.feats[f.ID].Times > 0 {
			done++
		}
	}
	left = []part{{high: u.Px(whoHigh), draw: func(u *ui.UI, r ui.Rect) { a.drawDone(u, r, done, len(all)) }}}
	if thin(u, width) {
		left = []part{thinDone(u, width, done, len(all))}
	}
	if len(a.plays) > 0 {
		left = append([]part{a.whoPart(u, width)}, left...)
	}
	for i, f := range all {
		line := a.featPart(u, f, width)
		if i < (len(all)-1)/2 { // the left page has its head, too
			left = append(left, line)
		} else {
			right = append(right, line)
		}
	}
	return left, right
}

// drawDone draws how many of all have been achieved, and what they are for.
func (a *chronicleScene) drawDone(u *ui.UI, r ui.Rect, done, of int) {
	th := u.Theme()
	line, r := r.CutTop(u.LineHeight(theme.Subheading))
	u.Headed(2, func() {
		u.Text(line, theme.Subheading, th.Accent, ui.Left|ui.Middle, u.T("chronicle.feats.done", "n", done, "of", of))
	})
	_, r = r.CutTop(u.Px(8))
	bar, _ := r.CutTop(u.Px(groupBar))
	drawPortion(u, bar, done, of)
}

// drawPortion draws that as a bar.
func drawPortion(u *ui.UI, bar ui.Rect, done, of int) {
	th := u.Theme()
	u.Well(bar)
	if full := bar.Inset(u.Px(2)); done > 0 {
		full.W *= float64(done) / float64(of)
		u.Gradient(full, u.Px(theme.Radius-2), theme.Mix(th.BrassDark, th.Brass, 0.15), th.BrassDark)
	}
}

// featPart is the line of something that can be achieved.
func (a *chronicleScene) featPart(u *ui.UI, f stage.Feat, width float64) part {
	room := width - u.Px(featSeal+featGap)
	text := u.T("feat." + f.ID + ".text")
	name, when := u.MeasureText(theme.BodyBold, u.T("feat."+f.ID)), 0.0
	if had, ok := a.feats[f.ID]; ok {
		if when = u.MeasureText(theme.Small, achieved(u, had)); when > 0 {
			when++
		}
	}
	if thin(u, width) || name > room || when < room*featWhen && name+when > room {
		return a.thinFeat(u, f, width)
	}
	words := u.MeasureWrapped(theme.Small, text, room)
	high := max(u.LineHeight(theme.BodyBold)+words+u.Px(4), u.Px(featSeal))
	return part{high: high, draw: func(u *ui.UI, r ui.Rect) {
		th := u.Theme()
		had, ok := a.feats[f.ID]
		seal, r := r.CutLeft(u.Px(featSeal))
		a.drawSeal(u, ui.Rect{X: seal.X, Y: seal.Y, W: seal.W, H: seal.W}, f, had.Times)
		_, r = r.CutLeft(u.Px(featGap))
		line, r := r.CutTop(u.LineHeight(theme.BodyBold))
		if ok {
			if day := achieved(u, had); day != "" {
				if w := u.MeasureText(theme.Small, day); w < line.W*featWhen {
					var at ui.Rect
					at, line = line.CutRight(w + 1)
					u.Text(at, theme.Small, th.InkSoft, ui.Right|ui.Middle, day)
				}
			}
		}
		ink := th.InkSoft
		if ok {
			ink = th.Ink
		}
		named(u, line, theme.BodyBold, ink, ui.Left|ui.Middle, u.T("feat."+f.ID))
		u.TextWrapped(ui.Rect{X: r.X, Y: r.Y, W: room, H: words}, theme.Small, ink, ui.Left|ui.Top, text)
	}}
}

// achieved says when something was achieved first.
func achieved(u *ui.UI, f chronicle.Feat) string {
	if f.First.Ended.IsZero() {
		return ""
	}
	return dayOf(u, f.First.Ended)
}

// drawSeal draws the wax seal of what was achieved, with how often, or the place where it will be.
func (a *chronicleScene) drawSeal(u *ui.UI, r ui.Rect, f stage.Feat, times int) {
	th := u.Theme()
	middle, radius := r.Middle(), r.W/2
	if times == 0 {
		u.Circle(middle, radius*0.82, theme.Alpha(th.PaperDark, 0.6), u.Px(1.5), th.InkFaint)
		a.s.Icon(f.Icon)(u, r.Scaled(0.48), theme.Alpha(th.InkSoft, 0.75))
		return
	}
	wax := th.Accent
	for i := range 9 { // the wax has run a little
		sin, cos := math.Sincos(float64(i) * 0.7)
		at := middle.Add(geom.Pt(radius*0.74*cos, radius*0.74*sin))
		u.Circle(at, radius*(0.2+0.04*float64(i%3)), theme.Darken(wax, 0.12), 0, wax)
	}
	u.Circle(middle, radius*0.84, wax, u.Px(1.5), theme.Darken(wax, 0.3))
	u.Circle(middle, radius*0.64, theme.Lighten(wax, 0.08), u.Px(1.5), theme.Darken(wax, 0.25))
	a.s.Icon(f.Icon)(u, r.Scaled(0.52), th.PaperLight)
	if times > 1 {
		count := ui.Rect{X: r.Right() - u.Px(26), Y: r.Bottom() - u.Px(24), W: u.Px(34), H: u.Px(26)}
		u.Badge(count, strconv.Itoa(times), th.BrassLight)
	}
}
