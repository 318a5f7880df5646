package table

import (
	"islas/game/puertorico"
	"islas/render/table"
	"islas/render/ui"
)

// drawBanner announces on a ribbon that an end of the game was triggered: the round is played to its end.
func drawBanner(f *frame) {
	if !f.shows(puertorico.EvEnding) {
		return
	}
	u := f.UI
	sea := f.lay.island.Union(f.lay.city)
	if f.Port.Large() {
		sea = f.Port.View(u)
	}
	table.Banner{
		Title: u.T("table.final-round"), Text: u.T("log.ending." + endingKey(f.Event.Ending)), Solemn: true,
		Progress: f.Progress, Still: f.paint.reduced(),
	}.Draw(u, ui.Point{X: sea.Middle().X, Y: sea.Y + sea.H*0.42}, sea.W*0.92)
}
