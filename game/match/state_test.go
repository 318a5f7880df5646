package match_test

import (
	"testing"
	"time"

	"islas/game/match"
)

// States tell saves of a match from those of others, which of two is the earlier one, and where a match went two ways.
func TestStatesOfAMatch(t *testing.T) {
	began := time.Date(2026, 3, 5, 10, 20, 30, 0, time.UTC)
	save := func(seed uint64, begun time.Time, actions int, other bool) match.State {
		t.Helper()
		m, _ := start(t, setup(3, seed))
		at := begun
		for n := 0; ; n++ {
			var data []byte
			var err error
			if begun.IsZero() {
				data, err = m.Save()
			} else {
				data, err = m.SaveAt(at)
				at = at.Add(time.Minute)
			}
			if err != nil {
				t.Fatal(err)
			}
			if n == actions {
				s, err := match.ReadState(data)
				if err != nil || len(s.Done) != s.Actions {
					t.Fatalf("%d actions of %d are read: %v", len(s.Done), s.Actions, err)
				}
				return s
			}
			state := m.State()
			legal := state.Legal(nil)
			choice := 0
			if other && n == actions-1 {
				choice = len(legal) - 1
			}
			if _, err := m.Do(legal[choice]); err != nil {
				t.Fatal(err)
			}
		}
	}
	early, late, branch := save(7, began, 5, false), save(7, began, 9, false), save(7, began, 7, true)
	for _, test := range []struct {
		name                  string
		a, b                  match.State
		named                 bool
		same, onward, earlier bool
	}{
		{"itself", early, early, false, true, true, true},
		{"later", early, late, false, true, true, false},
		{"branch", branch, late, false, true, false, false},
		{"begun later", early, save(7, began.Add(time.Second), 5, false), true, false, true, true},
		{"dealt otherwise", early, save(8, began, 0, false), true, false, false, true},
		{"of unknown time", early, save(7, time.Time{}, 9, false), false, false, true, false},
		{"of unknown time under one name", early, save(7, time.Time{}, 9, false), true, true, true, false},
	} {
		if got := test.a.Same(&test.b, test.named); got != test.same {
			t.Errorf("%s: the same match is %v", test.name, got)
		}
		if a, b := test.a.LeadsTo(&test.b), test.b.LeadsTo(&test.a); a != test.onward || b != test.earlier {
			t.Errorf("%s: one leads to the other %v, and that to it %v", test.name, a, b)
		}
	}
	if _, err := match.ReadState([]byte("{")); err == nil {
		t.Error("what is no save is read")
	}
}
