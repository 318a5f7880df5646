package table_test

import (
	"slices"
	"strings"
	"testing"

	"islas/game"
	"islas/game/puertorico"
	"islas/render/keep/settings"
	"islas/render/puertorico/caption"
	"islas/render/puertorico/table"
	"islas/render/ui"
)

// TestSuggestionsAreWhatIsDone plays a game through the table in which everything that is suggested is done: what it does is what is said
// of it, and workers stand before it is asked as they do afterwards. A building or goods of which the reason for a role speaks are what
// is suggested next in the same turn.
func TestSuggestionsAreWhatIsDone(t *testing.T) {
	bubble(t, func(t *testing.T) {
		r := begin(t, "de", small, someSetup(5, game.Human, level, level))
		r.Stage.Settings.Speed = settings.Instant
		named, role := "", puertorico.Role(puertorico.NoRole)
		seen := map[puertorico.ActionKind]int{}
		for {
			if r.Rest(); r.Stage.Top() == any(result{}) || r.Has("result") {
				break
			}
			s, n := r.state(), r.match().Played()
			if s.Over() {
				break
			}
			placing := s.Decision().Phase == puertorico.PhasePlacing
			at := r.placed()
			r.Key(ui.KeyH)
			r.Rest()
			if now := r.placed(); now != at {
				t.Fatalf("workers stand as %v, and once it is asked as %v", at, now)
			}
			label := r.Widget("suggest.note").Label
			r.Key(ui.KeyEnter)
			r.Rest()
			done := r.match().Actions()[n:]
			if len(done) == 0 {
				t.Fatalf("%q is suggested in %v, and Enter does nothing", label, s.Decision())
			}
			seen[done[0].Kind]++
			if placing {
				if want, err := s.Place(at); err != nil || len(done) < len(want) || !slices.Equal(done[:len(want)], want) {
					t.Fatalf("workers stand as %v, and done is %v", at, done)
				}
				continue
			}
			what := table.ActionWords(r.UI, &s, done[0])
			if !strings.Contains(label, what) && !strings.Contains(label, r.T("do.keep-these")) {
				t.Fatalf("%q is suggested, and done is %q", label, what)
			}
			if d := s.Decision(); named != "" && d.Role == role && !strings.Contains(what, named) {
				t.Errorf("the role was for %s, and then it is %q", named, what)
			}
			named, role = "", puertorico.NoRole
			if a := done[0]; a.Kind == puertorico.TakeRole {
				named, role = names(r, strings.Replace(label, what, "", 1), a.Role()), a.Role()
			}
		}
		for _, k := range []puertorico.ActionKind{puertorico.TakeRole, puertorico.TakeTile, puertorico.Man, puertorico.Build, puertorico.Sell, puertorico.Load} {
			if seen[k] == 0 {
				t.Errorf("nothing of kind %d was suggested: %v", k, seen)
			}
		}
	})
}

// names is the building or the kind of goods that a reason for a role names and that is chosen at once, "" for none.
func names(r *rig, why string, role puertorico.Role) (named string) {
	switch role {
	case puertorico.Builder:
		for b := range puertorico.Building(puertorico.Buildings) {
			if name := caption.Building(r.T, b); strings.Contains(why, name) && len(name) > len(named) {
				named = name
			}
		}
	case puertorico.Trader:
		for g := range puertorico.Good(puertorico.Goods) {
			if name := caption.Kind(r.T, g); strings.Contains(why, name) {
				named = name
			}
		}
	}
	return named
}
