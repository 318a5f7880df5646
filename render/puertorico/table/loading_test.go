package table_test

import (
	"testing"

	"islas/game/puertorico"
)

// TestPromptSaysWhatToClick looks for what the bar says to load while barrels and a ship are to be chosen, and when the barrels are.
func TestPromptSaysWhatToClick(t *testing.T) {
	bubble(t, func(t *testing.T) {
		m := find(t, 3, func(m moment) bool { return decides(puertorico.PhaseLoad, 3)(m) && len(shipsOf(m)) > 1 })
		r := newRig(t, "en", full)
		r.sit(m.begun(alone(3)...))
		r.Rest()
		name, kind := m.setup.Seats[0].Name, shipsOf(m)[0].Good()
		if want := r.T("prompt.load-both", "name", name); !r.Shows(want) {
			t.Errorf("with barrels and ships to choose from the bar says %q, want %q", r.prompt(), want)
		}
		r.Click("good." + kind.ID())
		if want := r.T("prompt.load-ship", "name", name, "good", r.T("kind."+kind.ID())); !r.Shows(want) {
			t.Errorf("with a ship to choose the bar says %q, want %q", r.prompt(), want)
		}
	})
}
