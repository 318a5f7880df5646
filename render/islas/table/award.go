package table

import (
	"islas/game"
	"islas/game/islas"
	"islas/render/paint"
	"islas/render/table"
	"islas/render/theme"
	"islas/render/ui"
)

// Sizes of the band that announces a change of a privilege, in design units.
const (
	awardWide  = 760.0
	awardArrow = 40.0
	awardLine  = 6.0   // between what has happened and what it means
	awardWords = 190.0 // least width of text beside a picture
	awardEdge  = 4.0   // to the edge of a window with hardly enough room
)

// awardForm is how the band is laid out, in design units.
type awardForm struct {
	deed, face, pad float64     // sides of the pictures, 0 for none, and the padding
	heading, body   theme.Style // of the title and the text
}

// awardForms returns the usual form and those with more room for large text, the fullest first.
func awardForms() []awardForm {
	return []awardForm{
		{132, 56, 16, theme.Subheading, theme.Body}, {96, 44, 12, theme.Subheading, theme.Body}, {0, 44, 12, theme.Subheading, theme.Body},
		{0, 0, 12, theme.Subheading, theme.Body}, {0, 0, 8, theme.SmallBold, theme.Small},
	}
}

// award is the content of the band.
type award struct {
	title, text string
	form        awardForm
	head, foot  float64 // heights of its parts in pixels
}

// faces returns the height of the faces in design units, with the gap.
func (a awardForm) faces() float64 {
	if a.face == 0 {
		return 0
	}
	return a.face + 8
}

// drawAward announces who has a privilege now, from whom it came and what it does, on a band over the islands while the event holds, with
// text as large as the settings ask for. The band takes no clicks.
func drawAward(f *frame) {
	if f.shows(islas.EvPrivilege) && f.Hold != 0 {
		f.UI.Words(func() { writeAward(f) })
	}
}

// writeAward draws the band in that text size.
func writeAward(f *frame) {
	u, th, e := f.UI, f.UI.Theme(), &f.Event
	power := f.data.Power(e.Colour)
	a := award{title: f.players.say(u, *e), text: u.T("award."+power.String(), "n", f.State.DrawPrivilege())}
	r := a.place(f)
	const comes, goes = 0.1, 0.94
	u.PushLayer(ui.LayerFlying)
	defer u.PopLayer()
	u.PushAlpha(min(table.Ease(table.Within(f.Hold, 0, comes)), 1-table.Within(f.Hold, goes, 1)))
	defer u.PopAlpha()
	u.Shadow(r, u.Px(8), u.Px(18), th.Shadow)
	u.Paper(r, u.Px(8), th.Paper)
	u.Stroke(r, u.Px(8), u.Px(2.5), th.BrassDark, th.BrassDark)
	rest := r.Inset(u.Px(a.form.pad))
	if a.form.deed > 0 {
		deed := rest.TakeLeft(u.Px(a.form.deed), u.Px(a.form.pad))
		f.paint.deed(deed.Center(deed.W, deed.W), power, true, false, f.State.DrawPrivilege())
	}
	faces, rest := rest.CutTop(u.Px(a.form.faces()))
	if a.form.face > 0 {
		awardFaces(f, faces.Center(faces.W, u.Px(a.form.face)), e)
	}
	top, rest := rest.CutTop(a.head, u.Px(awardLine))
	u.TextWrapped(top, a.form.heading, th.Accent, ui.Left|ui.Top, a.title)
	u.TextWrapped(rest, a.form.body, th.Ink, ui.Left|ui.Top, a.text)
}

// place returns where the band lies, and chooses its form: with little room for its text it shows fewer and smaller pictures.
func (a *award) place(f *frame) (r ui.Rect) {
	u, sea := f.UI, f.lay.whole
	if f.Port.Large() {
		sea = f.Port.View(u)
	}
	room, most := u.Bounds(), sea.W*0.96
	forms := awardForms()
	if u.Narrow() {
		room = room.Inset(u.Px(awardEdge))
		most = room.W
	} else {
		forms = forms[:1]
	}
	for i, form := range forms {
		a.form = form
		w := min(u.Px(awardWide), most)
		inner := w - u.Px(2*form.pad)
		if form.deed > 0 {
			inner = w - u.Px(form.deed+3*form.pad)
		}
		a.head, a.foot = u.MeasureWrapped(a.form.heading, a.title, inner), u.MeasureWrapped(a.form.body, a.text, inner)
		h := max(u.Px(form.deed), u.Px(form.faces())+a.head+u.Px(awardLine)+a.foot) + u.Px(2*form.pad)
		r = ui.RectAround(ui.Point{X: sea.Middle().X, Y: sea.Y + sea.H*0.42}, w, h).Within(room)
		if i == len(forms)-1 || h <= room.H && (form.deed == 0 || inner >= u.Px(awardWords)) {
			break
		}
	}
	return r
}

// awardFaces draws from whom to whom a privilege goes.
func awardFaces(f *frame, r ui.Rect, e *islas.Event) {
	u, side := f.UI, r.H
	for _, seat := range []game.Seat{e.Other, e.Seat} {
		if seat == game.NoSeat {
			continue
		}
		if seat == e.Seat && e.Other != game.NoSeat {
			arrow := r.TakeLeft(u.Px(awardArrow), 0)
			f.Icon(arrow.Center(arrow.W*0.8, arrow.W*0.8), paint.IconRight, u.Theme().BrassDark)
		}
		f.Portrait(r.TakeLeft(side, u.Px(6)), seat)
	}
}

// drawBanner announces a new round on a ribbon over the islands, the last round more solemnly.
func drawBanner(f *frame) {
	next, _, goesOn := f.handsOver()
	if !goesOn {
		return
	}
	u, e := f.UI, &f.Event
	title, text := u.T("table.round", "n", e.Round+1), u.T("table.round-starts", "name", f.Name(next))
	switch {
	case e.Last && e.Idle > 0:
		title, text = u.T("table.final-round"), u.T("table.stalemate")
	case e.Last:
		title, text = u.T("table.final-round"), u.T("table.round-last")
	case f.idles():
		text = u.T("table.idle", "n", e.Idle, "of", f.State.Stalemate())
	}
	f.Announce(table.Banner{Title: title, Text: text, Solemn: e.Last}, f.lay.sea)
}
