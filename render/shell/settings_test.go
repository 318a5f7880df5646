package shell_test

import (
	"testing"

	"islas/render/internal/harness"
)

// The settings open at their beginning, however far they were scrolled the last time; coming back to them leaves them as they were.
func TestSettingsOpenAtTheirBeginning(t *testing.T) {
	s := newStage(t, "en")
	r := open(t, s, s.Routes.Title(s), harness.Window{W: 720, H: 450, Percent: 100})
	r.Click("settings")
	r.Wait(3)
	r.pick("fullscreen") // the last one
	if offset, most := r.UI.ScrollOffset("settings"); offset < most/2 || most == 0 {
		t.Fatalf("the settings are scrolled by %.0f of %.0f pixels for the last one", offset, most)
	}
	was, _ := r.UI.ScrollOffset("settings")
	r.pick("device")
	r.Wait(3)
	r.Click("back")
	r.Wait(3)
	if got, _ := r.UI.ScrollOffset("settings"); got != was {
		t.Errorf("back from another scene the settings are scrolled by %.0f pixels, left by %.0f", got, was)
	}
	r.Click("back")
	r.Wait(3)
	r.Click("settings")
	r.Wait(3)
	if offset, _ := r.UI.ScrollOffset("settings"); offset != 0 {
		t.Errorf("opened again the settings are scrolled by %.0f pixels", offset)
	}
}
