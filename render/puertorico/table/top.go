package table

import (
	"islas/render/table"
	"islas/render/ui"
)

// drawTop is the bar with the menu, the round, the line that always says who has to do what, and taking back.
func drawTop(f *frame) intent {
	u := f.UI
	bar := table.Bar{Round: u.T("table.round", "n", f.State.Round()), Last: f.State.Ending() != 0 && !f.State.Over(), Brief: f.brief(), Wait: f.wait()}
	if bar.Last {
		bar.Round, bar.RoundTip = u.T("table.final-round"), lastWords(u, f.State.Ending())
	}
	bar.Prompt, bar.Urgent = f.prompt()
	return f.Bar(bar, f.lay.bar)
}

// governs draws who is governor, with the token.
func (f *frame) governs(r ui.Rect) {
	u, seat := f.UI, f.known().Governor()
	side := r.H
	face := ui.Rect{X: r.X + u.Px(6), Y: r.Y, W: side, H: side}
	f.Portrait(face, seat)
	token := ui.Rect{X: face.Right() - side*0.3, Y: face.Bottom() - side*0.62, W: side * 0.62, H: side * 0.62}
	f.paint.governor(token)
	tip := u.T("log.governor", "name", f.Name(seat))
	u.Region("governs", face.Union(token), ui.RegionOptions{
		Role: ui.RoleOther, NoFocus: true, Cursor: ui.CursorDefault, Label: tip, Tooltip: tip, Looks: true,
	})
}
