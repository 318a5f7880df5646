package shell_test

import (
	"testing"

	"islas/render/keep/settings"
	"islas/render/keep/store"
	"islas/render/stage"
)

// window is the program in another window, with the settings that are kept.
func window(t *testing.T, s *stage.Stage) *stage.Stage {
	t.Helper()
	other := newStage(t, "en")
	other.Store = s.Store.(*store.Memory).Window()
	set, _, err := settings.Load(other.Store)
	if err != nil {
		t.Fatal(err)
	}
	other.Settings = set
	other.SettingsLoaded(set)
	return other
}

// What one window wipes does not come back by another one that knows of it still: only what is chosen and explained there from then on is
// kept. Without wiping, what both choose and explain is kept.
func TestWipedStaysWipedInTwoWindows(t *testing.T) {
	for _, wipe := range []bool{false, true} {
		s := newStage(t, "en")
		deviced(t, s)
		other := window(t, s)
		if !other.Explained("something") || other.Settings.Music != 20 {
			t.Fatal("the other window knows nothing")
		}
		if wipe && !s.Wipe() {
			t.Fatal(s.TakeNotices())
		}
		if !wipe {
			s.KeepExplained("this")
			s.Settings.Scale = 150
			s.Changed()
		}
		other.KeepExplained("more")
		other.Settings.Effects = 3
		other.Changed()
		now := window(t, s)
		if now.Explained("something") == wipe || now.Explained("this") == wipe || !now.Explained("more") {
			t.Errorf("wiped %v: explained are %v, %v, %v", wipe, now.Explained("something"), now.Explained("this"), now.Explained("more"))
		}
		want := settings.Default()
		if want.Effects = 3; !wipe {
			want.Music, want.Scale = 20, 150
		}
		if got := now.Settings; got.Effects != want.Effects || got.Music != want.Music || got.Scale != want.Scale {
			t.Errorf("wiped %v: the settings are %+v", wipe, got)
		}
	}
}
