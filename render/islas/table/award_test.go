package table_test

import (
	"strings"
	"time"

	"islas/game"
	"islas/game/islas"
	"islas/render/ui"
)

// awarding returns a condition for moments at which a privilege changes hands, if taken is true, or is won.
func awarding(taken bool) func(m moment) bool {
	return func(m moment) bool {
		e, ok := m.event(islas.EvPrivilege)
		return ok && m.state().Round() > 1 && (e.Other != game.NoSeat) == taken
	}
}

// awarded returns the texts of a privilege that changes hands: who has it, and what it does.
func (r *rig) awarded(m moment) (says, does string) {
	e, _ := m.event(islas.EvPrivilege)
	power, key := islas.BuiltIn().Power(e.Colour).String(), "log.privilege"
	if e.Other != game.NoSeat {
		key = "log.privilege-taken"
	}
	says = r.T(key, "name", r.name(e.Seat), "power", r.T("power."+power), "other", r.name(max(e.Other, 0)))
	return says, r.T("award."+power, "n", m.state().DrawPrivilege())
}

// written returns all texts on the screen, joined.
func (r *rig) written() string { return strings.Join(r.textsIn(r.UI.Bounds()), " ") }

// award plays until a change of a privilege is announced, and returns the input that is left to see it. If only a part of the table is in
// view the deed may fly beyond it.
func (r *rig) award(m moment) []ui.Input {
	_, does := r.awarded(m)
	r.act(m)
	r.Away()
	for range 600 {
		switch r.Wait(1); {
		case len(r.moving()["deed"]) > 0:
			return []ui.Input{{Dt: time.Second}, {Dt: time.Second / 2}, {Dt: time.Nanosecond}, {Dt: time.Nanosecond}}
		case strings.Contains(r.written(), does):
			return []ui.Input{{Dt: time.Second / 2}, {Dt: time.Nanosecond}, {Dt: time.Nanosecond}}
		}
	}
	r.t.Fatalf("nobody says who has a privilege now: %v", r.IDs())
	return nil
}
