package table

import (
	"islas/render/playing"
	"islas/render/ui"
)

// drawBanner announces a new round on a ribbon over the islands, the last one more solemnly.
func drawBanner(f *frame) {
	next, _, goesOn := f.handsOver()
	if !goesOn {
		return
	}
	u, e := f.ui, &f.event
	title, text := u.T("table.round", "n", e.Round+1), u.T("table.round-starts", "name", f.name(next))
	if e.Last {
		title, text = u.T("table.final-round"), u.T("table.round-last")
	}
	sea := f.lay.sea
	playing.Banner{
		Title: title, Text: text, Solemn: e.Last, Progress: f.progress, Still: f.paint.reduced(),
	}.Draw(u, ui.Point{X: sea.Middle().X, Y: sea.Y + sea.H*0.42}, sea.W*0.92)
}
