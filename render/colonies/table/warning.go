package table

import (
	"islas/game/colonies"
	"islas/render/colonies/caption"
	"islas/render/table"
	"islas/render/theme"
	"islas/render/ui"
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
		if a.Kind != colonies.Sail || !a.To.HomeCoast() {
			continue
		}
		owner, _ := f.State.At(a.To)
		if _, cargo := f.State.ShipOn(a.Node); owner == f.Actor && cargo.Total() > 0 {
			return a, true
		}
	}
	return a, false
}

// warningHigh is the height of the dialog without its text, in design units.
const warningHigh = 226

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
	does := false
	high := u.MeasureWrapped(theme.Body, text, u.Px(560))/u.Scale() + warningHigh
	sail, ok := f.unloads()
	unloads := ok && a.Kind == colonies.End
	if !unloads {
		sail = a
	}
	closed := table.Dialog(u, "warning", 640, high, u.T("warn.title"), func(r ui.Rect) {
		if v := &f.views.chart; v.at.ShipRect(f.State, sail.Node).Intersect(r.InsetXY(-u.Px(60), -u.Px(140))).Empty() { // above the shade
			v.drawLaden(f, f.State, sail.Node, f.Actor)
		}
		foot, r := r.CutBottom(u.Px(56), u.Px(12))
		u.Scrolled("warning.words", r, func(w float64) float64 { return u.MeasureWrapped(theme.Body, text, w) }, func(r ui.Rect) {
			u.TextWrapped(r, theme.Body, u.Theme().Ink, ui.Left|ui.Top, text)
		})
		cells := foot.Row(2, u.Px(12))
		does = u.Button("warning.do", cells[0], u.T("warn.do."+key), ui.ButtonOptions{})
		label, instead := u.T("common.cancel"), nothing()
		if unloads { // the chart shows how
			label, instead = u.T("warn.unload.first"), instead.withShip(sail.Node)
		}
		if u.Button("warning.no", cells[1], label, ui.ButtonOptions{Primary: true}) {
			t.pick = instead
			u.Wake()
		}
	})
	switch {
	case does:
		t.Want(a)
	case closed:
		t.pick = nothing()
		u.Wake()
	}
}
