package table

import (
	"islas/game"
	"islas/game/puertorico"
	"islas/locales"
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
	case puertorico.EvEnding:
		c.Title, c.Text, c.Solemn = u.T("table.final-round"), f.whoPlays(), true
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

// whoPlays returns who still takes a role in the last round. The bar says why it is the last.
func (f *frame) whoPlays() string {
	var list []string
	for _, p := range f.known().Turns() {
		if !p.Taken {
			list = append(list, f.Name(p.Seat))
		}
	}
	if len(list) == 0 {
		return f.UI.T("celebrate.ending-none")
	}
	return f.UI.T("celebrate.ending", "list", locales.List(f.UI.T, list))
}
