package shell_test

import (
	"testing"

	"islas/render/settings"
	"islas/render/stage"
	"islas/render/store"
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
		if wipe && !wiped(s) {
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

// Wiping, and bringing back what was wiped, come to their end however early something else is shown or the program ends: nothing of it is
// gone for good then, nothing else is begun on top of it, and other windows can open all games.
func TestWipingComesToItsEnd(t *testing.T) {
	const games = 30
	dropped := newStage(t, "en")
	deviced(t, dropped)
	data := exported(t, dropped.Export())
	for name, cut := range map[string]func(s *stage.Stage){
		"closed": (*stage.Stage).Finish,
		"covered": func(s *stage.Stage) {
			s.Show("all.jsonl", data)
			s.Go(s.Routes.Title(s))
		},
	} {
		s := manyGames(t, games)
		before := names(t, s)
		wipeSome(t, s)
		if there := len(s.Library().IDs()); there == 0 || there == games {
			t.Fatalf("%s: wiping is not under way: there are %d games", name, there)
		}
		if cut(s); seen(t, s) != "" || s.Working() || s.Wiped() == nil {
			t.Fatalf("%s: left is %q, more goes on: %v, it can be brought back: %v", name, seen(t, s), s.Working(), s.Wiped() != nil)
		}
		r := open(t, s, s.Routes.Settings(s), full)
		r.pick("device")
		r.Click("undo")
		r.Wait(games / 2)
		if there := len(s.Library().IDs()); there == 0 || there == games {
			t.Fatalf("%s: bringing back is not under way: there are %d games", name, there)
		}
		if cut(s); names(t, s) != before || s.Working() || s.Wiped() != nil {
			t.Errorf("%s: back are %d games, more goes on: %v, it can be brought back: %v", name, len(s.Library().IDs()), s.Working(), s.Wiped() != nil)
		}
		other := window(t, s)
		for _, id := range s.Library().IDs() {
			if err := other.Library().Hold(id); err != nil {
				t.Errorf("%s: another window can't open %s: %v", name, id, err)
			}
		}
	}
}

// wipeSome wipes everything until some games are gone.
func wipeSome(t *testing.T, s *stage.Stage) {
	t.Helper()
	r := open(t, s, s.Routes.Settings(s), full)
	r.pick("device")
	r.pick("wipe")
	r.Click("wipe.first.yes")
	r.Click("wipe.second.yes")
	for all := len(s.Library().IDs()); len(s.Library().IDs()) > all/2 && r.Busy(); {
		r.Wait(1)
	}
}
