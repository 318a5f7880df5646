package puertorico

import "testing"

// TestToggles: toggling in turn the kinds that Toggles returns leads from what is kept to what is wanted.
func TestToggles(t *testing.T) {
	var all []Action
	for whole := range GoodSet(1 << Goods) {
		for _, single := range []Good{Corn, Indigo, Sugar, Tobacco, Coffee, NoGood} {
			if whole.Len() <= 3 && !whole.Has(single) {
				all = append(all, KeepAction(whole, single))
			}
		}
	}
	for _, from := range all {
		for _, want := range all {
			now := from
			for _, g := range from.Toggles(want) {
				now = now.Toggled(g, want.Warehoused().Len())
			}
			if now != want {
				t.Fatalf("%v: toggling %v leads to %v, want %v", from, from.Toggles(want), now, want)
			}
		}
	}
}
