package table

import (
	"islas/render/paint"
	"islas/render/puertorico/art"
	"islas/render/theme"
	"islas/render/ui"
)

// Widths in design units of what the plate with the own name and points consists of.
const (
	ownSide       = 52  // the face
	ownBeside     = 8   // between it and the name
	ownEnd        = 16  // behind the name
	ownToken      = 10  // what the governor's token, which hangs on the face, takes from the name
	standingWhole = 250 // points, source by source, at least
	standingMost  = 340 // and at most
	standingLeast = 76  // the sum with signs
	standingApart = 16  // between the plate and the points
	standingEdge  = 12  // beside what is said of points
	standingSign  = 26  // a sign beside their sum
)

// ownForm is how the own plate looks. It depends on the room, the name and the language alone: not on who is governor, nor on how many
// points there are.
type ownForm struct {
	name  theme.Style // of the name
	named bool        // there is a name, not a face alone
	whole bool        // points are told source by source, not their sum alone
}

// ownForms are the forms of the own plate, the best first.
func ownForms() []ownForm {
	return []ownForm{
		{theme.Subheading, true, true}, {theme.BodyBold, true, true}, {theme.SmallBold, true, true}, {theme.Small, true, true},
		{theme.Subheading, true, false}, {theme.BodyBold, true, false}, {theme.SmallBold, true, false}, {theme.Small, true, false},
		{theme.Small, false, true},
	}
}

// ownPlate says whose the own board is, and how many points they have: at least the one of both that matters, the points while one
// decides and the name while one looks on.
func (f *frame) ownPlate(r ui.Rect, decides bool) {
	side := min(r.H, f.UI.Px(ownSide))
	for _, form := range ownForms() {
		if !form.named && !decides {
			break
		}
		plate, points := f.ownPlateWide(form, side), f.UI.Px(standingWhole)
		if !form.whole {
			points = f.sumWide()
		}
		if plate+f.UI.Px(standingApart)+points <= r.W {
			f.drawOwnPlate(r, form, side)
			return
		}
	}
	if decides {
		f.drawOwnPlate(r, ownForm{}, side)
		return
	}
	name := f.UI.Fitting(f.Name(f.Home), r.W-f.ownPlateWide(ownForm{}, side)-f.UI.Px(ownBeside+ownToken+ownEnd), theme.BodyBold, theme.SmallBold, theme.Small)
	f.drawOwnPlate(r, ownForm{name: name, named: true}, side)
}

// ownPlateWide is how wide the plate is before the points.
func (f *frame) ownPlateWide(form ownForm, side float64) float64 {
	if !form.named {
		return side
	}
	return side + f.UI.Px(ownBeside+ownToken+ownEnd) + f.UI.MeasureText(form.name, f.Name(f.Home))
}

// drawOwnPlate draws the own plate in a form, with a face of a size.
func (f *frame) drawOwnPlate(r ui.Rect, form ownForm, side float64) {
	u, th, name := f.UI, f.UI.Theme(), f.Name(f.Home)
	at := r.Center(min(f.ownPlateWide(form, side), r.W), side)
	at.X = r.X
	f.boards[f.Home].head = at
	face, in := at.CutLeft(side)
	if form.named {
		u.Round(at, side/2, th.Paper, u.Px(1.5), th.BrassDark)
		_, in = in.CutLeft(u.Px(ownBeside + ownToken))
		_, in = in.CutRight(u.Px(ownEnd) - 1)
		f.plateName(in, name, form.name)
	} else {
		u.Region("own.face", at, ui.RegionOptions{
			Role: ui.RoleOther, NoFocus: true, Cursor: ui.CursorDefault, Label: name, Tooltip: name, Looks: true,
		})
	}
	f.Portrait(face, f.Home)
	if f.known().Governor() == f.Home {
		token := side * 0.58
		f.governor(ui.Rect{X: face.Right() - token*0.64, Y: face.Bottom() - token*0.94, W: token, H: token})
	}
	apart := u.Px(standingApart)
	if form == (ownForm{}) {
		apart /= 2
	}
	if _, rest := r.CutLeft(at.W + apart); rest.W >= u.Px(standingLeast) {
		f.standing(rest, form.whole)
	}
}

// standing tells what the own points would be if the game ended now, source by source or in one sum.
func (f *frame) standing(r ui.Rect, whole bool) {
	u, th := f.UI, f.UI.Theme()
	c := f.known().Score(f.Home)
	r = r.Center(r.W, u.Px(40))
	if whole {
		r.W = min(r.W, u.Px(standingMost))
	} else {
		r.W = min(r.W, f.sumWide())
	}
	tip := u.T("standing.tip", "n", c.Total(), "chips", c.Chips, "buildings", c.Buildings, "large", c.Large)
	u.Region("standing", r, ui.RegionOptions{
		Role: ui.RoleOther, NoFocus: true, Cursor: ui.CursorDefault, Label: tip, Tooltip: tip, Looks: true,
	})
	u.Round(r, r.H/2, theme.Alpha(th.ClothDark, 0.6), 0, th.ClothDark)
	icon := func(i paint.Icon) func(r ui.Rect) {
		return func(r ui.Rect) { f.Icon(r, i, th.OnDark) }
	}
	in := r.InsetXY(u.Px(standingEdge), u.Px(4))
	if !whole {
		f.standingSum(in, c.Total())
		return
	}
	cells := in.Row(4, u.Px(6))
	f.count(cells[0], c.Chips, th.OnDark, f.paint.chip)
	f.count(cells[1], c.Buildings, th.OnDark, icon(art.IconBuilding))
	f.count(cells[2], c.Large, th.OnDark, icon(paint.IconStar))
	u.Text(cells[3], theme.Number, th.OnDark, ui.Right|ui.Middle, u.T("standing.total", "n", c.Total()))
}

// highSum is a sum of points with as many digits as most have.
const highSum = 88

// sumWide is how wide the sum of the own points is with the word for what it counts.
func (f *frame) sumWide() float64 {
	u := f.UI
	return u.MeasureText(theme.Small, u.T("standing.sum")) + u.MeasureText(theme.Small, "  ") +
		u.MeasureText(theme.SmallBold, u.T("standing.total", "n", highSum)) + 2*u.Px(standingEdge)
}

// standingSum writes the sum of the own points with what it counts: in a word, where that has no room with the sign that sums have in
// results, as the token stands for those won by loading.
func (f *frame) standingSum(r ui.Rect, n int) {
	u, th := f.UI, f.UI.Theme()
	sum := u.T("standing.total", "n", n)
	if r.W+2*u.Px(standingEdge) >= f.sumWide()-1 {
		word := u.T("standing.sum")
		apart := u.MeasureText(theme.Small, "  ")
		r = r.Center(u.MeasureText(theme.Small, word)+apart+u.MeasureText(theme.SmallBold, sum), r.H)
		u.Text(r, theme.Small, th.OnDark, ui.Left|ui.Middle, word)
		u.Text(r, theme.SmallBold, th.OnDark, ui.Right|ui.Middle, sum)
		return
	}
	side := min(r.H*0.92, u.Px(standingSign), r.W-u.Px(4)-u.MeasureText(theme.SmallBold, u.T("standing.total", "n", highSum)))
	crown, _ := r.CutLeft(side)
	f.Icon(crown.Center(side, side), paint.IconCrown, th.OnDark)
	u.Text(r, theme.SmallBold, th.OnDark, ui.Right|ui.Middle, sum)
}

// governor draws the governor's token, which is explained when one points at it.
func (f *frame) governor(r ui.Rect) {
	tip := f.UI.T("log.governor", "name", f.Name(f.known().Governor()))
	f.UI.Region("governor", r, ui.RegionOptions{
		Role: ui.RoleOther, NoFocus: true, Cursor: ui.CursorDefault, Label: tip, Tooltip: tip, Looks: true,
	})
	f.paint.governor(r)
}
