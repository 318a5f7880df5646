package shell_test

import (
	"strings"
	"testing"

	"islas/render/internal/harness"
	"islas/render/settings"
)

// What the system asks for holds as long as nothing else was chosen, is shown, and can be chosen again.
func TestSystemsWishes(t *testing.T) {
	s := newStage(t, "en")
	r := open(t, s, s.Routes.Access(s), harness.Window{W: 1280, H: 720, Percent: 100})
	asked := settings.System{ReducedMotion: true, MoreContrast: true, Dark: true}
	bright := r.Picture()
	s.Obey(asked)
	r.Wait(5)
	if !s.Settings.ReducedMotion || !r.UI.Theme().HighContrast || r.Picture() == bright || r.value("motion") != r.T("access.system") {
		t.Errorf("what the system asks for does not hold: %+v", s.Settings)
	}
	r.option("motion", 1)
	r.option("contrast", 1)
	r.option("dim", 1)
	r.Wait(5)
	if s.Settings.ReducedMotion || r.UI.Theme().HighContrast || s.Settings.Dim || r.value("motion") != r.T("access.motion.off") {
		t.Errorf("what was chosen does not hold: %+v", s.Settings)
	}
	s.Obey(settings.System{})
	s.Obey(asked)
	if s.Settings.ReducedMotion || s.Settings.HighContrast || s.Settings.Dim {
		t.Error("the system still governs what was chosen")
	}
	r.option("motion", 0)
	r.option("contrast", 2)
	r.Wait(5)
	if !s.Settings.ReducedMotion || !r.UI.Theme().HighContrast || !strings.Contains(r.value("contrast"), r.T("access.contrast.on")) {
		t.Errorf("as the system again, and high contrast, is %+v", s.Settings)
	}
}

// It holds still when all is wiped, and when that is taken back.
func TestSystemsWishesOutlastWiping(t *testing.T) {
	s := newStage(t, "en")
	s.Obey(settings.System{ReducedMotion: true, MoreContrast: true, Dark: true})
	holds := func(when string) {
		if !s.Settings.ReducedMotion || !s.Settings.HighContrast || !s.Settings.Dim {
			t.Errorf("%s what the system asks for does not hold: %+v", when, s.Settings)
		}
	}
	if !wiped(s) {
		t.Fatal("nothing was wiped")
	}
	holds("after wiping")
	unwipe(s)
	holds("after taking that back")
}

// A switch of the settings takes the choice from the system.
func TestSwitchTakesFromSystem(t *testing.T) {
	s := newStage(t, "en")
	r := open(t, s, s.Routes.Settings(s), harness.Window{W: 1280, H: 720, Percent: 100})
	s.Obey(settings.System{ReducedMotion: true})
	r.Wait(3)
	if r.value("motion") != "on" {
		t.Fatalf("the switch is %q", r.value("motion"))
	}
	r.pick("motion")
	if s.Obey(settings.System{}); s.Settings.ReducedMotion || s.Settings.MotionAsSystem || r.value("motion") != "off" {
		t.Errorf("switched off are %+v", s.Settings)
	}
}
