package table_test

import (
	"strings"
	"testing"

	"islas/game"
	"islas/game/match"
	"islas/game/puertorico"
	"islas/render/testkit/harness"
)

// onlyConfirms checks that what confirms what is laid out is marked as what is suggested, that it is there once, and that it has the
// keyboard's focus.
func (r *rig) onlyConfirms(when string) {
	r.t.Helper()
	if r.Has("suggest.do") || !r.Has("suggest.note") {
		r.t.Errorf("%s the note has a button of its own (%v), or there is none", when, r.Has("suggest.do"))
	}
	if note, confirm := r.Widget("suggest.note").Rect, r.Widget("confirm"); !note.Intersect(confirm.Rect).Empty() || !confirm.Visible {
		r.t.Errorf("%s the note at %v hides what confirms, at %v", when, note, confirm.Rect)
	}
	if r.UI.Focused() != "confirm" {
		r.t.Errorf("%s the keyboard is at %q", when, r.UI.Focused())
	}
}

// Where everybody stands as suggested the note leaves it to the button on the table to confirm that, and has none that would do the same.
func TestOneButtonPlacesAsSuggested(t *testing.T) {
	somePlacing(t, func(t *testing.T, r *rig, _ moment) {
		r.Click("lay.suggested")
		want := r.placed()
		r.Click("suggest")
		r.Rest()
		r.onlyConfirms("as suggested")
		r.Click("lay.cleared")
		if r.Rest(); !r.Has("suggest.do") {
			t.Error("with nobody placed the note can't place everybody")
		}
		r.Click("lay.suggested")
		r.Click("confirm")
		r.Rest()
		s := r.state()
		if s.Decision().Seat == 0 {
			t.Fatal("nobody is placed")
		}
		if s.Player(0).Placement() != want {
			t.Errorf("placed are %v, want %v", s.Player(0).Placement(), want)
		}
	})
}

// What the lantern has laid out costs nothing until it is confirmed so; whoever lays out the same themselves plays a game that counts.
func TestLanternPlacesForAPrice(t *testing.T) {
	somePlacing(t, func(t *testing.T, r *rig, _ moment) {
		price := r.T("suggest.price", "do", r.T("do.place"))
		for _, by := range []match.Helper{match.Nobody, match.Lantern} {
			r.Click("lay.cleared")
			r.Click("suggest")
			r.Rest()
			if by == match.Lantern {
				r.Click("suggest.do")
			} else {
				r.Click("lay.suggested")
			}
			r.Rest()
			if told := strings.Contains(r.Widget("suggest.note").Label, price); told != (by == match.Lantern) {
				t.Errorf("laid out by %q, the note says %q", by, r.Widget("suggest.note").Label)
			}
			r.Click("confirm")
			r.Rest()
			if got := r.match().Helped(); got != by {
				t.Errorf("laid out by %q, the match is helped by %q", by, got)
			}
			r.Click("undo")
			r.Rest()
		}
	})
}

// The same goes for barrels that are kept as suggested; where others are kept the note says which, and does it.
func TestOneButtonKeepsAsSuggested(t *testing.T) {
	bubble(t, func(t *testing.T) {
		m := find(t, 3, func(m moment) bool {
			return decides(puertorico.PhaseKeep, 1)(m) && len(m.state().Legal(nil)) > 2
		})
		for _, w := range []harness.Window{small, full, {W: 1280, H: 720, Percent: 200}} {
			r := newRig(t, "de", w)
			r.sit(m.begun(game.Human, game.Human, game.Human))
			r.Rest()
			r.Click("suggest")
			r.Rest()
			own := map[bool]int{}
			if own[r.Has("suggest.do")]++; own[false] > 0 {
				r.onlyConfirms("kept as suggested")
			}
			for g := range puertorico.Good(puertorico.Goods) {
				if at, ok := r.Find("good." + g.ID()); ok && at.Enabled && at.Value == "" {
					r.Click("good." + g.ID())
					own[r.Has("suggest.do")]++
				}
			}
			if own[true] == 0 || own[false] == 0 {
				t.Errorf("%v: the note has a button of its own %d times, and none %d times", w, own[true], own[false])
			}
		}
	})
}
