package loop_test

import (
	"slices"
	"testing"

	"islas/render/keep/settings"
	"islas/render/keep/store"
	"islas/render/testkit/harness"
	"islas/render/ui"
)

// locked is a scene with a door that is locked and one that is not. It counts how often it is run.
type locked struct {
	runs int
	busy bool
}

func (l *locked) Frame(u *ui.UI) {
	l.runs++
	u.Region("locked", ui.Rect{X: 0, Y: 0, W: 100, H: 100}, ui.RegionOptions{Label: "locked", Disabled: true, Why: "locked"})
	u.Region("open", ui.Rect{X: 100, Y: 0, W: 100, H: 100}, ui.RegionOptions{Label: "open"})
}

func (l *locked) Busy() bool { return l.busy }

// open runs a scene in a window.
func open(t *testing.T, l *locked, w harness.Window) *harness.Harness {
	s := harness.NewStage(t, "en")
	s.Go(l)
	return harness.New(t, s, w)
}

// In every scene one hears that what was clicked can't be used, once.
func TestDeniedIsHeardInEveryScene(t *testing.T) {
	h := open(t, &locked{}, harness.Window{W: 1280, H: 720})
	h.Wait(2)
	for _, test := range []struct {
		at   ui.Point
		want []string
	}{{ui.Point{X: 50, Y: 50}, []string{"denied"}}, {ui.Point{X: 150, Y: 50}, nil}, {ui.Point{X: 500, Y: 500}, nil}} {
		h.Ear.Forget()
		h.ClickAt(test.at)
		if !slices.Equal(h.Ear.Heard, test.want) {
			t.Errorf("a click at %v plays %v, want %v", test.at, h.Ear.Heard, test.want)
		}
	}
}

// A scene at rest is not run, but for a moment after each input, so that hovering follows what has changed.
func TestSceneRunsWhenThereIsAReason(t *testing.T) {
	l := &locked{}
	h := open(t, l, harness.Window{W: 1280, H: 720})
	h.Wait(60)
	if l.runs == 0 || l.runs > 10 {
		t.Errorf("a scene at rest was run %d times in a second", l.runs)
	}
	l.runs = 0
	h.Move(ui.Point{X: 500, Y: 500})
	h.Wait(60)
	if l.runs < 2 || l.runs > 10 {
		t.Errorf("after an input the scene was run %d times in a second", l.runs)
	}
	l.runs, l.busy = 0, true
	h.Wait(60)
	if l.runs != 60 {
		t.Errorf("a busy scene was run in %d of 60 ticks", l.runs)
	}
}

// A notice is told once, in whatever scene.
func TestNoticesAreTold(t *testing.T) {
	l := &locked{}
	h := open(t, l, harness.Window{W: 1280, H: 720})
	h.Wait(10)
	h.Stage.Notify("the house is full")
	h.Move(ui.Point{X: 500, Y: 500})
	h.Wait(5)
	if !h.Shows("the house is full") || !slices.Equal(h.Notices(), []string{"the house is full"}) {
		t.Errorf("told was %q", h.Notices())
	}
}

// late is a store that finds out later what could not be written.
type late struct {
	*store.Memory
	err error
}

func (l *late) Trouble() (string, error) {
	err := l.err
	l.err = nil
	return "settings.json", err
}

func (l *late) Kept() bool { return true }

// What a store finds out later is told at once, even while nothing happens.
func TestLateErrorsAreTold(t *testing.T) {
	h := open(t, &locked{}, harness.Window{W: 1280, H: 720})
	files := &late{Memory: store.NewMemory()}
	h.Stage.Store = files
	h.Wait(60)
	if len(h.Notices()) > 0 {
		t.Errorf("told was %q", h.Notices())
	}
	files.err = store.ErrFull
	h.Wait(1)
	if want := h.T("notice.settings-not-saved"); len(h.Notices()) != 1 || h.Notices()[0][:20] != want[:20] {
		t.Errorf("told was %q", h.Notices())
	}
}

// In a window that is too small for any scene a note says so, and the scene stands still.
func TestTooSmallWindow(t *testing.T) {
	l := &locked{busy: true}
	h := open(t, l, harness.Window{W: 240, H: 160})
	h.Wait(5)
	if l.runs != 0 || h.Busy() || len(h.UI.Widgets()) != 0 || !h.Shows(h.T("app.too-small")[:6]) {
		t.Errorf("the scene was run %d times in a window of 240 by 160 pixels", l.runs)
	}
	h.Resize(harness.Window{W: 1280, H: 720})
	h.Wait(5)
	if l.runs == 0 {
		t.Error("the scene is not run in a larger window")
	}
}

// Language and contrast are followed while the program runs.
func TestSettingsAreFollowed(t *testing.T) {
	h := open(t, &locked{}, harness.Window{W: 1280, H: 720})
	h.Wait(5)
	h.Stage.Settings.Language, h.Stage.Settings.Theme = "de", settings.ThemeLight
	h.Stage.Changed()
	h.Wait(2)
	if h.Stage.Texts.Lang() != "de" || !h.UI.Theme().HighContrast || !h.Stage.Theme.HighContrast {
		t.Error("the settings are not followed")
	}
}
