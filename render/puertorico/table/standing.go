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
	ownSide       = 52  // the face
	ownBeside     = 8   // between it and the name
	ownEnd        = 16  // behind the name
	ownToken      = 10  // what the governor's token on the face takes from the name
	standingWhole = 250 // points source by source, at least
	standingMost  = 340 // the same at most
	standingLeast = 76  // the sum with a sign
	standingApart = 16  // between the plate and the points
	standingEdge  = 12  // beside the text of the points
	standingSign  = 26  // the sign beside the sum
)

// ownForm is how the plate looks. It depends on the room, the name and the language, but not on who is governor or on how many points
// there are.
type ownForm struct {
	name  theme.Style // of the name
	named bool        // with the name, not only the face
	whole bool        // with the points source by source, not only their sum
}

// ownForms are the forms of the plate, the best first.
var ownForms = []ownForm{
	{theme.Subheading, true, true}, {theme.BodyBold, true, true}, {theme.SmallBold, true, true}, {theme.Small, true, true},
	{theme.Subheading, true, false}, {theme.BodyBold, true, false}, {theme.SmallBold, true, false}, {theme.Small, true, false},
	{theme.Small, false, true},
}

// draw draws whose board the large one is, and how many points they have. If only one of both has room it is the points for one who
// decides, otherwise the name.
func (v standingView) draw(r ui.Rect, decides bool) {
	side := min(r.H, v.UI.Px(ownSide))
	for _, form := range ownForms {
		if !form.named && !decides {
			break
		}
		plate, points := v.plateWide(form, side), v.UI.Px(standingWhole)
		if !form.whole {
			points = v.sumWide()
		}
		if plate+v.UI.Px(standingApart)+points <= r.W {
			v.drawPlate(r, form, side)
			return
		}
	}
	if decides {
		v.drawPlate(r, ownForm{}, side)
		return
	}
	name := v.UI.Fitting(v.Name(v.Home), r.W-v.plateWide(ownForm{}, side)-v.UI.Px(ownBeside+ownToken+ownEnd), theme.BodyBold, theme.SmallBold, theme.Small)
	v.drawPlate(r, ownForm{name: name, named: true}, side)
}

// plateWide returns the width in pixels of the plate without the points.
func (v standingView) plateWide(form ownForm, side float64) float64 {
	if !form.named {
		return side
	}
	return side + v.UI.Px(ownBeside+ownToken+ownEnd) + v.UI.MeasureText(form.name, v.Name(v.Home))
}

// drawPlate draws the plate in a form, with a face of a size.
func (v standingView) drawPlate(r ui.Rect, form ownForm, side float64) {
	u, th, name := v.UI, v.UI.Theme(), v.Name(v.Home)
	at := r.Center(min(v.plateWide(form, side), r.W), side)
	at.X = r.X
	v.others.spots[v.Home].head = at
	face, in := at.CutLeft(side)
	if form.named {
		u.Round(at, side/2, th.Paper, u.Px(1.5), th.BrassDark)
		_, in = in.CutLeft(u.Px(ownBeside + ownToken))
		_, in = in.CutRight(u.Px(ownEnd) - 1)
		if word, line := u.T("pick.governor"), u.LineHeight(theme.Small)*denseLine; v.known().Governor() == v.Home && u.MeasureText(theme.Small, word) <= in.W+u.Px(ownEnd) {
			both := in.Center(in.W, min(u.LineHeight(form.name)*0.9+line, in.H))
			var below ui.Rect
			below, in = both.CutBottom(line)
			below.W += u.Px(ownEnd)
			u.Text(ui.RectAround(below.Middle(), below.W, u.LineHeight(theme.Small)), theme.Small, th.InkSoft, ui.Left|ui.Middle, word)
			in = ui.RectAround(in.Middle(), in.W, max(in.H, u.LineHeight(form.name)))
		}
		v.plate.name(in, name, form.name)
	} else {
		v.paint.tell("own.face", at, name)
	}
	v.Portrait(face, v.Home)
	if v.known().Governor() == v.Home {
		token := side * 0.58
		at := ui.Rect{X: face.Right() - token*0.64, Y: face.Bottom() - token*0.94, W: token, H: token}
		v.paint.tell("governor", at, u.T("log.governor", "name", name))
		v.paint.governor(at)
	}
	apart := u.Px(standingApart)
	if form == (ownForm{}) {
		apart /= 2
	}
	if _, rest := r.CutLeft(at.W + apart); rest.W >= u.Px(standingLeast) {
		v.score(rest, form.whole)
	}
}

// score writes how many points the home seat would have if the game ended now, source by source or as one sum.
func (v standingView) score(r ui.Rect, whole bool) {
	u, th := v.UI, v.UI.Theme()
	c := v.known().Score(v.Home)
	r = r.Center(r.W, u.Px(40))
	if whole {
		r.W = min(r.W, u.Px(standingMost))
	} else {
		r.W = min(r.W, v.sumWide())
	}
	tip := u.T("standing.tip", "n", c.Total(), "chips", c.Chips, "buildings", c.Buildings, "large", c.Large)
	v.paint.tell("standing", r, tip)
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

// sum writes the sum of the points after a word or, where that has no room, after the sign of sums in results, as the token stands for
// points won by loading.
func (v standingView) sum(r ui.Rect, n int) {
	u, th := v.UI, v.UI.Theme()
	sum := u.T("standing.total", "n", n)
	if r.W+2*u.Px(standingEdge) >= v.sumWide()-1 {
		word := u.T("standing.sum")
		apart := u.MeasureText(theme.Small, "  ")
		r = r.Center(u.MeasureText(theme.Small, word)+apart+u.MeasureText(theme.SmallBold, sum), r.H)
		u.Text(r, theme.Small, th.OnDark, ui.Left|ui.Middle, word)
		u.Text(r, theme.SmallBold, th.OnDark, ui.Right|ui.Middle, sum)
		return
	}
	side := min(r.H*0.92, u.Px(standingSign), r.W-u.Px(4)-u.MeasureText(theme.SmallBold, u.T("standing.total", "n", highSum)))
	crown, _ := r.CutLeft(side)
	v.Icon(crown.Center(side, side), paint.IconCrown, th.OnDark)
	u.Text(r, theme.SmallBold, th.OnDark, ui.Right|ui.Middle, sum)
}
