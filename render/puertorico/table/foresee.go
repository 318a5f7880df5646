package table

import (
	"islas/game/puertorico"
	"islas/game/puertorico/forecast"
	"islas/render/session"
)

// ahead is what every role would do in a position if whoever decides took it. It is made once for as long as the position stays
// the same.
type ahead struct {
	of    puertorico.State
	roles [puertorico.Roles]forecast.Role
	open  [puertorico.Roles]bool // the role can be taken
}

// foreseen returns what the roles would do in the position that is shown; nil while nothing is foretold: to purists, while
// something happens or is looked back at, in lessons, which say what there is to be said, and where no role is to be taken.
func (t *Table) foreseen(f *frame) *ahead {
	if !t.Stage.Settings.Consequences || f.Showing || f.Back || f.Teaching || f.Drawer != session.NoDrawer || !f.asks(puertorico.PhaseRole) {
		return nil
	}
	if t.ahead != nil && t.ahead.of == *f.State {
		return t.ahead
	}
	a := &ahead{of: *f.State}
	view := f.State.View(f.Actor)
	for r := range puertorico.Role(puertorico.Roles) {
		a.roles[r], a.open[r] = forecast.Of(&view, r)
	}
	t.ahead = a
	return a
}

// shows reports whether it is known what a role would do.
func (a *ahead) shows(r puertorico.Role) bool { return a != nil && r < puertorico.Roles && a.open[r] }
