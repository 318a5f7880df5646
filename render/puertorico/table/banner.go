package table

import (
	"islas/game/puertorico"
	"islas/render/table"
)

// drawBanner announces on a ribbon that an end of the game was triggered: the round is played to its end.
func drawBanner(f *frame) {
	if !f.shows(puertorico.EvEnding) {
		return
	}
	f.Announce(table.Banner{
		Title: f.UI.T("table.final-round"), Text: f.UI.T("log.ending." + endingKey(f.Event.Ending)), Solemn: true,
	}, f.lay.island.Union(f.lay.city))
}
