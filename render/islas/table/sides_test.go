package table_test

import (
	"testing"

	"islas/game/islas"
	"islas/render/islas/caption"
)

// Small deeds show their symbols whatever is set, so that no two of them look alike; the setting says from which side a large
// one is seen.
func TestSmallPrivilegesShowSymbols(t *testing.T) {
	for _, side := range caption.Sides().Values {
		bubbled(t, side, func(t *testing.T) {
			r := find(t, 4, decides(islas.PhaseAction, 3)).open(t, "en", full)
			r.Stage.Settings.SetOwn(caption.Sides(), side)
			r.Rest()
			before := r.shown("deed")
			for _, p := range before {
				if p.text {
					t.Errorf("words that nobody can read stand on a privilege %.0f pixels wide", p.at.W)
				}
			}
			r.Move(r.Widget("power.ties").Rect.Middle())
			r.Wait(60)
			all := r.shown("deed")
			if len(before) < islas.Powers || len(all) != len(before)+1 {
				t.Fatalf("%d privileges are seen, and %d while the pointer rests on one", len(before), len(all))
			}
			if large := all[len(all)-1]; large.text != (side == "text") {
				t.Errorf("the large one shows its words: %v", large.text)
			}
		})
	}
}
