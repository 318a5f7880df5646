package table

import (
	"islas/game"
	"islas/game/islas"
	"islas/render/paint"
	"islas/render/playing"
	"islas/render/theme"
	"islas/render/ui"
)

// Figures of the band that says who has a privilege now, in design units.
const (
	awardWide  = 760.0
	awardDeed  = 132.0
	awardFace  = 56.0
	awardArrow = 40.0
	awardPad   = 16.0
	awardLine  = 6.0 // between what has happened and what it means
)

// drawAward says who has a privilege now, from whom it came and what it does, on a band of parchment over the islands, while the game
// rests on it. It only lies over what is there.
func drawAward(f *frame) {
	if !f.shows(islas.EvPrivilege) || f.stays == 0 {
		return
	}
	u, th, e := f.ui, f.ui.Theme(), &f.event
	power := f.data.Power(e.Colour)
	title := sentences{f.players}.sayPrivilege(u, *e)
	text := u.T("award."+power.String(), "n", f.state.DrawPrivilege())
	w := min(u.Px(awardWide), f.lay.whole.W*0.96)
	inner := w - u.Px(awardDeed+3*awardPad)
	head, foot := u.MeasureWrapped(theme.Subheading, title, inner), u.MeasureWrapped(theme.Body, text, inner)
	h := max(u.Px(awardDeed), u.Px(awardFace+8)+head+u.Px(awardLine)+foot) + u.Px(2*awardPad)
	sea := f.lay.whole
	r := ui.RectAround(ui.Point{X: sea.Middle().X, Y: sea.Y + sea.H*0.42}, w, h).Within(u.Bounds())
	const comes, goes = 0.1, 0.94
	u.PushLayer(ui.LayerFlying)
	defer u.PopLayer()
	u.PushAlpha(min(playing.Ease(playing.Within(f.stays, 0, comes)), 1-playing.Within(f.stays, goes, 1)))
	defer u.PopAlpha()
	u.Shadow(r, u.Px(8), u.Px(18), th.Shadow)
	u.Paper(r, u.Px(8), th.Paper)
	u.Stroke(r, u.Px(8), u.Px(2.5), th.BrassDark, th.BrassDark)
	deed, rest := r.Inset(u.Px(awardPad)).CutLeft(u.Px(awardDeed))
	f.paint.deed(deed.Center(deed.W, deed.W), power, true, false, f.state.DrawPrivilege())
	_, rest = rest.CutLeft(u.Px(awardPad))
	faces, rest := rest.CutTop(u.Px(awardFace + 8))
	awardFaces(f, faces.Center(faces.W, u.Px(awardFace)), e)
	top, rest := rest.CutTop(head)
	_, rest = rest.CutTop(u.Px(awardLine))
	u.TextWrapped(top, theme.Subheading, th.Accent, ui.Left|ui.Top, title)
	u.TextWrapped(rest, theme.Body, th.Ink, ui.Left|ui.Top, text)
}

// awardFaces shows from whom a privilege goes to whom.
func awardFaces(f *frame, r ui.Rect, e *islas.Event) {
	u := f.ui
	at := r
	for _, seat := range []game.Seat{e.Other, e.Seat} {
		if seat == game.NoSeat {
			continue
		}
		var face ui.Rect
		if seat == e.Seat && e.Other != game.NoSeat {
			face, at = at.CutLeft(u.Px(awardArrow))
			f.paint.icon(face.Center(face.W*0.8, face.W*0.8), paint.IconRight, u.Theme().BrassDark)
		}
		face, at = at.CutLeft(r.H)
		f.portrait(face, seat)
		_, at = at.CutLeft(u.Px(6))
	}
}
