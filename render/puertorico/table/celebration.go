package table

import (
	"islas/game"
	"islas/game/puertorico"
	"islas/render/puertorico/art"
	"islas/render/puertorico/caption"
	"islas/render/table"
	"islas/render/ui"
)

// buildsLarge reports whether a large building has been built, which has a ceremony.
func buildsLarge(step *puertorico.Step) bool { return step.Event.Action.Building().Spaces() > 1 }

// celebration returns the ceremony of a large building, of ships that sail full, and of the last round.
func (f *frame) celebration() table.Celebration {
	u, e := f.UI, &f.Event
	c := table.Celebration{Title: caption.Event(u.T, f.Name, *e)}
	switch e.Kind {
	case puertorico.EvAct:
		b := e.Action.Building()
		c.Text, c.Seats = caption.Short(u.T, b), []game.Seat{e.Seat}
		c.Picture = f.Of(art.Building(b))
	case puertorico.EvSailed:
		c.Text = u.T("celebrate.sailed")
		for i, cargo := range f.Before.CargoShips() {
			if e.By[0][i] > 0 {
				c.Picture = f.Of(art.CargoShip(cargo))
			}
		}
	case puertorico.EvEnding: // the bar says why it is the last
		c.Title, c.Text, c.Solemn = u.T("table.final-round"), caption.LastTurns(u.T, f.known(), f.Name), true
	}
	return c
}

// ribbon returns where the ribbon of a ceremony lies: just below ships that sail, otherwise on the home board, above what was built.
func (f *frame) ribbon() ui.Rect {
	l := f.lay
	switch {
	case f.Event.Kind == puertorico.EvSailed && !l.ships.Empty():
		below := l.house.Union(l.tiles).Union(l.supply)
		below.H *= 0.8
		return below
	case l.city.Y > l.island.Y:
		return l.island
	}
	return l.island.Union(l.city)
}
