package table

import (
	"islas/game/colonies"
	"islas/render/colonies/caption"
	"islas/render/table"
)

// warning returns what an action would lose that whoever takes it may not have thought of, as a question, and the end of the key of the
// button that does it after all; "" for nothing.
func (f *frame) warning(a action) (text, key string) {
	u, s := f.UI, f.State
	switch a.Kind {
	case colonies.Sail, colonies.MakeBase:
		_, cargo := s.ShipOn(a.Node)
		list := caption.TokenAmounts(u.T, cargo)
		switch {
		case cargo.Total() == 0:
		case a.Kind == colonies.MakeBase:
			return u.T("warn.base", "list", list), "base"
		case s.Uncharted().Has(a.To):
			return u.T("warn.cargo", "list", list), "sail"
		}
	case colonies.End:
		if a, ok := f.unloads(); ok {
			_, cargo := s.ShipOn(a.Node)
			return u.T("warn.unload", "at", caption.At(u.T, s, a.Node), "list", caption.TokenAmounts(u.T, cargo)), "end"
		}
	}
	return "", ""
}

// unloads returns a sail by which a loaded ship would unload at home this turn; ok is false if there is none.
func (f *frame) unloads() (a action, ok bool) {
	for _, a := range f.Legal {
		if a.Kind != colonies.Sail || !colonies.HomeCoast().Has(a.To) {
			continue
		}
		owner, _ := f.State.At(a.To)
		if _, cargo := f.State.ShipOn(a.Node); owner == f.Actor && cargo.Total() > 0 {
			return a, true
		}
	}
	return a, false
}

// drawWarning asks before an action that would lose something.
func (t *Table) drawWarning() {
	if !t.pick.warns {
		return
	}
	f := &t.frame
	u, a := f.UI, t.pick.warn
	text, key := f.warning(a)
	if text == "" || !f.can(a) {
		t.pick = nothing()
		return
	}
	instead := "common.cancel"
	sail, unloads := f.unloads()
	if unloads = unloads && a.Kind == colonies.End; unloads { // the chart shows how
		instead = "warn.unload.first"
	} else {
		sail = a
	}
	about := t.views.chart.spotOf(f, place{onShip, uint8(sail.Node)})
	if sail.Kind == colonies.Sail {
		about = about.Union(t.views.chart.spotOf(f, nodePlace(sail.To)))
	}
	switch answer := table.Ask(u, about, "warning", u.T("warn.title"), text, u.T("warn.do."+key), u.T(instead)); answer {
	case table.Yes:
		t.Want(a)
	case table.No, table.Closed:
		if t.pick = nothing(); unloads && answer == table.No {
			t.pick.ship = sail.Node
		}
		u.Wake()
	}
}
