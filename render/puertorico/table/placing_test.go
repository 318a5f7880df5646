package table_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"islas/game/puertorico"
	"islas/render/internal/loop"
	"islas/render/keep/settings"
	"islas/render/ui"
)

// Whatever placement the rules allow, everybody can be dragged to it, and it is what is played then.
func TestEveryPlacementByDragging(t *testing.T) {
	somePlacing(t, func(t *testing.T, r *rig, _ moment) {
		rng := rand.New(rand.NewPCG(3, 11))
		before := r.state()
		for try := range 4 {
			after := before
			for after.Decision().Phase == puertorico.PhasePlacing && after.Decision().Seat == before.Decision().Seat {
				legal := after.Legal(nil)
				if err := after.Apply(legal[rng.IntN(len(legal))], nil); err != nil {
					t.Fatal(err)
				}
			}
			want := after.Player(before.Decision().Seat).Placement()
			r.dragAll(want, try%2 == 1)
			if now := r.placed(); now != want {
				t.Fatalf("dragged is %v, want %v", now, want)
			}
			r.Click("confirm")
			r.Rest()
			if now := r.state(); *now.Player(0) != *after.Player(0) {
				t.Fatalf("played is %v, want %v", now.Player(0).Placement(), want)
			}
			r.Click("undo")
			r.Rest()
			if now := r.state(); now != before {
				t.Fatal("the placing is not taken back at once")
			}
			if now := r.placed(); now != want {
				t.Fatalf("taken back, there lies %v, want %v as it was confirmed", now, want)
			}
		}
	})
}

// Whoever is dragged to somebody changes places; whoever is let go where nothing is stays; and a finger does as a mouse does.
func TestPlacingByHandAndFinger(t *testing.T) {
	somePlacing(t, func(t *testing.T, r *rig, _ moment) {
		from := r.standing(true)[0]
		to := elsewhere(from, r.standing(false))
		if to == "" {
			t.Fatal("there is no empty circle elsewhere")
		}
		start := r.placed()
		other := elsewhere(from, r.standing(true))
		r.drag(from, other)
		if r.placed() != start || r.waiting() > 0 {
			t.Error("changing places changes how many stand in each group")
		}
		r.Press(r.Widget(from).Rect.Middle())
		r.Drag(ui.Point{X: 3, Y: 3})
		r.Up()
		r.Wait(loop.SettleTicks)
		if r.placed() != start || r.waiting() > 0 {
			t.Error("whoever is let go outside does not stay")
		}
		middle := func(id string) ui.Point { return r.Widget(id).Rect.Middle() }
		r.touch(middle(from), middle(to))
		if r.Widget(from).Value != "" || r.Widget(to).Value == "" {
			t.Errorf("a finger does not move anybody from %s to %s", from, to)
		}
		r.touch(middle(to), middle(to))
		if r.Widget(to).Value != "" || r.waiting() != 1 {
			t.Error("a tap does not send anybody to San Juan")
		}
		r.touch(middle(from), middle(from))
		if r.placed() != start || r.waiting() != 0 {
			t.Error("a tap does not call anybody back")
		}
	})
}

// Beside a circle, within reach, the circle is meant.
func TestPlacingBesideACircle(t *testing.T) {
	somePlacing(t, func(t *testing.T, r *rig, _ moment) {
		from := r.standing(true)[0]
		to := ""
		for _, id := range r.standing(false) {
			if g, ok := puertorico.BuildingByID(strings.TrimPrefix(group(id), "place.")); ok && g != puertorico.NoBuilding {
				to = id
			}
		}
		if to == "" {
			t.Fatal("no building has an empty circle")
		}
		r.Press(r.Widget(from).Rect.Middle())
		at := r.Widget(to).Rect
		r.Drag(ui.Point{X: at.Middle().X, Y: at.Bottom() + 6*r.Scale()})
		r.Up()
		r.Wait(loop.SettleTicks)
		if r.Widget(from).Value != "" || r.waiting() > 0 {
			t.Errorf("nobody comes to %s from %s", to, from)
		}
	})
}

// Two clicks move somebody, and so do the keys; Enter confirms, and it is one decision.
func TestPlacingByClicksAndKeys(t *testing.T) {
	somePlacing(t, func(t *testing.T, r *rig, m moment) {
		for _, press := range []func(id string){r.Click, r.byKeys} {
			from := r.standing(true)[0]
			to := elsewhere(from, r.standing(false))
			press(from)
			if r.Widget(from).Value != "" || r.waiting() != 1 {
				t.Fatalf("%s is still taken, %d wait", from, r.waiting())
			}
			press(to)
			if r.Widget(to).Value == "" || r.waiting() != 0 {
				t.Fatalf("%s is still free, %d wait", to, r.waiting())
			}
		}
		want := r.placed()
		r.Away()
		r.UI.Focus("")
		r.Key(ui.KeyEnter)
		r.Rest()
		if now := r.state(); now.Player(0).Placement() != want || r.match().Played() == m.at {
			t.Error("Enter does not confirm")
		}
	})
}

// One click accepts what is proposed, and what is proposed is what the small buttons lay out.
func TestPlacingProposals(t *testing.T) {
	somePlacing(t, func(t *testing.T, r *rig, m moment) {
		s := m.state()
		suggested := r.placed()
		r.Click("lay.cleared")
		if r.waiting() != s.Hand() || len(r.standing(true)) > 0 {
			t.Errorf("cleared, %d wait, want %d", r.waiting(), s.Hand())
		}
		if w := r.Widget("confirm"); w.Enabled || w.Why != r.T("why.not-placed", "n", s.Hand()) {
			t.Errorf("with everybody waiting the button says %q", w.Why)
		}
		r.Click(fmt.Sprintf("juan.%d", s.Hand()-1))
		if r.waiting() != s.Hand()-1 || len(r.standing(true)) != 1 {
			t.Error("a click on one who waits sends nobody to work")
		}
		r.Click("lay.before")
		now := r.placed()
		for g, n := range s.Lifted() {
			if now[g] < n {
				t.Errorf("of %s %d stand as before, want %d", puertorico.Group(g).ID(), now[g], n)
			}
		}
		if r.waiting() > 0 {
			t.Error("the new ones wait")
		}
		r.Click("lay.suggested")
		if r.placed() != suggested || r.Widget("lay.suggested").Value != "selected" {
			t.Error("the suggestion is not what was proposed at first")
		}
		r.Click("confirm")
		r.Rest()
		if now := r.state(); now.Player(0).Placement() != suggested {
			t.Error("one click does not accept what is proposed")
		}
	})
}

// A placing that is not confirmed stays while one reads the rules. It is no part of the saved game: whoever goes on with that finds a
// proposal as at first, can confirm it and take it back, and has lost nothing else.
func TestPlacingThatIsNotConfirmed(t *testing.T) {
	somePlacing(t, func(t *testing.T, r *rig, m moment) {
		proposed, before := r.placed(), r.state()
		r.Click(r.standing(true)[0])
		draft := r.placed()
		if draft == proposed {
			t.Fatal("nobody is taken from a circle")
		}
		r.Click("rules")
		r.Wait(3)
		r.Key(ui.KeyEscape)
		r.Rest()
		if now := r.placed(); now != draft {
			t.Errorf("after reading the rules there lies %v, want %v", now, draft)
		}
		if r.state() != before {
			t.Fatal("what is not confirmed is in the saved game")
		}
		again := newRig(t, "en", small)
		again.Stage.Settings.Speed = settings.Instant
		again.sit(r.match())
		again.Rest()
		if now := again.placed(); now != proposed {
			t.Errorf("in the game that is continued there lies %v, want %v as at first", now, proposed)
		}
		again.Click("confirm")
		again.Rest()
		if now := again.state(); now.Player(0).Placement() != proposed {
			t.Errorf("played is %v, want %v", now.Player(0).Placement(), proposed)
		}
		again.Click("undo")
		again.Rest()
		if again.state() != before {
			t.Error("the placing is not taken back")
		}
	})
}
