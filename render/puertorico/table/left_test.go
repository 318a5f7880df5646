package table_test

import (
	"slices"
	"testing"

	"islas/game/puertorico"
	"islas/render/testkit/harness"
)

// comesBack leaves the table for the title by its menu, and goes on with the game.
func (r *rig) comesBack() {
	r.t.Helper()
	r.Click("menu")
	r.Rest()
	r.Click("menu.title")
	r.Rest()
	kept := r.Stage.Saves.Continue()
	if kept == nil {
		r.t.Fatal("the game can't be continued")
	}
	r.Stage.Go(r.Stage.Routes.Table(r.Stage, kept, false))
	r.Rest()
}

// there is everything that lies on the table, with which tab is selected.
func (r *rig) there() (all []string) {
	for _, w := range r.UI.Widgets() {
		all = append(all, w.ID+" "+w.Value)
	}
	return all
}

// A game that is left and gone on with lies there as it was: the page on which one decides is open, or what one had opened instead.
func TestContinuedGameLiesAsItWasLeft(t *testing.T) {
	for _, w := range []harness.Window{full, paged[1], paged[2]} {
		bubbled(t, w.String(), func(t *testing.T) {
			tried := 0
			r := newRig(t, "de", w)
			for phase, needed := range map[puertorico.Phase]string{
				puertorico.PhaseRole: "role.settler", puertorico.PhaseBuild: "build.wharf", puertorico.PhaseSell: "house", puertorico.PhaseTile: "stack",
			} {
				r.CarryOn(find(t, 3, decides(phase, 3)).begun(alone(3)...))
				r.Rest()
				if !r.Has(needed) {
					t.Errorf("after a game was left with another page open, one decides on phase %d where there is no %s but %v", phase, needed, r.IDs())
				}
				for _, open := range append([]string{""}, pageWords...) {
					if id := "page." + open; r.Has(id) {
						r.Click(id)
						r.Rest()
					} else if open != "" {
						continue
					}
					before := r.there()
					r.comesBack()
					if after := r.there(); !slices.Equal(before, after) {
						t.Errorf("deciding on phase %d with the page %q opened there was %v\nand afterwards %v", phase, open, before, after)
					}
					tried++
				}
			}
			if tried < 4 {
				t.Errorf("%d pages were left", tried)
			}
		})
	}
}
