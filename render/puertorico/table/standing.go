package table

import (
	"islas/game/puertorico"
	"islas/render/paint"
	"islas/render/puertorico/art"
	"islas/render/theme"
	"islas/render/ui"
)

// standingView draws the plate with the name and points of the home seat.
type standingView struct{ *frame }

// Widths in design units of the parts of that plate.
const (
	ownSide       = 52 // the face
	ownToken      = 18 // between it and the name, with room for the governor's token
	ownEnd        = 16 // behind the name
	ownAround     = ownToken + ownEnd
	standingWhole = 250 // points source by source, at least
	standingMost  = 340 // the same at most
	standingLeast = 76  // the sum with a sign
	standingApart = 16  // between the plate and the points
	standingEdge  = 12  // beside the text of the points
	standingSign  = 26  // the sign beside the sum
)

// ownStyles are the styles of the name on the plate, the best first.
var ownStyles = []theme.Style{theme.Subheading, theme.BodyBold, theme.SmallBold, theme.Small}

// draw draws whose board the large one is, and how many points they have, source by source where the name has room beside that, otherwise
// their sum. If only one of both has room it is the points for one who decides, otherwise the name. All of that depends on the room, the name and
// the language, but not on who is governor or on how many points there are.
func (v standingView) draw(r ui.Rect, decides bool) {
	u, name := v.UI, v.Name(v.Home)
	side, apart := min(r.H, u.Px(ownSide)), u.Px(standingApart)
	wide, whole, named := side, r.W >= side+apart+u.Px(standingWhole), false
	style := u.Fitting(name, r.W-side-u.Px(ownAround), ownStyles[1:]...)
	for i, points := range []float64{u.Px(standingWhole), v.sumWide()} {
		room := r.W - side - u.Px(ownAround) - apart - points
		if best := u.Fitting(name, room, ownStyles...); u.MeasureText(best, name) <= room {
			style, whole, named = best, i == 0, true
			break
		}
	}
	if named || !decides {
		wide = min(side+u.Px(ownAround)+u.MeasureText(style, name), r.W)
	} else if !whole {
		apart /= 2
	}
	at, rest := r.CutLeft(wide, apart)
	v.drawPlate(at.Center(wide, side), style, named || !decides)
	if rest.W >= u.Px(standingLeast) {
		v.score(rest, whole)
	}
}

// drawPlate draws the plate in at, with the name in a style or the face alone.
func (v standingView) drawPlate(at ui.Rect, style theme.Style, named bool) {
	u, th, name := v.UI, v.UI.Theme(), v.Name(v.Home)
	governs := v.known().Governor() == v.Home
	v.others.spots[v.Home].head = at
	face, in := at.CutLeft(at.H)
	if named {
		u.Round(at, at.H/2, th.Paper, u.Px(1.5), th.BrassDark)
		_, in = in.CutLeft(u.Px(ownToken))
		_, in = in.CutRight(u.Px(ownEnd) - 1)
		if word, line := u.T("pick.governor"), u.LineHeight(theme.Small)*denseLine; governs && u.MeasureText(theme.Small, word) <= in.W+u.Px(ownEnd) {
			both := in.Center(in.W, min(u.LineHeight(style)*0.9+line, in.H))
			var below ui.Rect
			below, in = both.CutBottom(line)
			below.W += u.Px(ownEnd)
			u.Text(ui.RectAround(below.Middle(), below.W, u.LineHeight(theme.Small)), theme.Small, th.InkSoft, ui.Left|ui.Middle, word)
			in = ui.RectAround(in.Middle(), in.W, max(in.H, u.LineHeight(style)))
		}
		v.plate.name(in, name, style)
	} else {
		v.paint.Tell("own.face", at, name)
	}
	v.Portrait(face, v.Home)
	if governs {
		token := at.H * 0.58
		at := ui.Rect{X: face.Right() - token*0.64, Y: face.Bottom() - token*0.94, W: token, H: token}
		v.paint.Tell("governor", at, u.T("log.governor", "name", name))
		v.paint.governor(at)
	}
}

// score writes how many points the home seat would have if the game ended now, source by source or as one sum.
func (v standingView) score(r ui.Rect, whole bool) {
	u, th := v.UI, v.UI.Theme()
	c := v.known().Score(v.Home)
	r, most := r.Center(r.W, u.Px(40)), u.Px(standingMost)
	if !whole {
		most = v.sumWide()
	}
	r.W = min(r.W, most)
	v.paint.Tell("standing", r, u.T("standing.tip", "n", c.Total(), "chips", c.Chips, "buildings", c.Buildings, "large", c.Large))
	u.Round(r, r.H/2, theme.Alpha(th.ClothDark, 0.6), 0, th.ClothDark)
	in := r.InsetXY(u.Px(standingEdge), u.Px(4))
	if !whole {
		v.sum(in, c.Total())
		return
	}
	v.sources(in, c, th.OnDark)
}

// sources writes points source by source, and their sum; where there is little room the sum alone.
func (v standingView) sources(r ui.Rect, c puertorico.Score, ink theme.Color) {
	cells := r.Row(4, v.UI.Px(6))
	if sum := v.UI.T("standing.total", "n", c.Total()); v.UI.MeasureText(theme.Number, sum) > cells[3].W+1 {
		v.UI.Text(r, theme.Number, ink, ui.Right|ui.Middle, sum)
		return
	}
	v.paint.count(cells[0], c.Chips, ink, v.paint.chip)
	v.paint.count(cells[1], c.Buildings, ink, v.paint.drawn(art.IconBuilding, 0, ink))
	v.paint.count(cells[2], c.Large, ink, v.paint.drawn(paint.IconStar, 0, ink))
	v.UI.Text(cells[3], theme.Number, ink, ui.Right|ui.Middle, v.UI.T("standing.total", "n", c.Total()))
}

// highSum is a sum of points with as many digits as most have.
const highSum = 88

// sumWide returns the width in pixels of the sum of the points with its word.
func (v standingView) sumWide() float64 {
	u := v.UI
	return u.MeasureText(theme.Small, u.T("standing.sum")) + u.MeasureText(theme.Small, "  ") +
		u.MeasureText(theme.SmallBold, u.T("standing.total", "n", highSum)) + 2*u.Px(standingEdge)
}

// sum writes the sum of the points after a word, or after the sign of sums in results where that has no room.
func (v standingView) sum(r ui.Rect, n int) {
	u, th, sum := v.UI, v.UI.Theme(), v.UI.T("standing.total", "n", n)
	if r.W+2*u.Px(standingEdge) >= v.sumWide()-1 {
		word, apart := u.T("standing.sum"), u.MeasureText(theme.Small, "  ")
		r = r.Center(u.MeasureText(theme.Small, word)+apart+u.MeasureText(theme.SmallBold, sum), r.H)
		u.Text(r, theme.Small, th.OnDark, ui.Left|ui.Middle, word)
	} else {
		side := min(r.H*0.92, u.Px(standingSign), r.W-u.Px(4)-u.MeasureText(theme.SmallBold, u.T("standing.total", "n", highSum)))
		crown, _ := r.CutLeft(side)
		v.Icon(crown.Center(side, side), paint.IconCrown, th.OnDark)
	}
	u.Text(r, theme.SmallBold, th.OnDark, ui.Right|ui.Middle, sum)
}
