package table_test

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"

	"islas/game/islas"
	"islas/render/session"
)

// TestPuristsAreToldNothing rests on cards with the consequences switched off: the tooltip says what stands on the card.
func TestPuristsAreToldNothing(t *testing.T) {
	bubble(t, func(t *testing.T) {
		m := find(t, 3, decides(islas.PhaseAction, 3))
		r := m.open(t, "en", full)
		r.Stage.Settings.Consequences = false
		r.Rest()
		s := r.state()
		for i, c := range s.HandCards(0, nil) {
			r.restOnCard(i)
			if r.told() != "" || r.foretold() {
				t.Errorf("%v: told is %q", c, r.told())
			}
			if _, _, shown := r.UI.Tip(); !shown || !r.Shows(r.cardName(c)) {
				t.Errorf("%v: no tooltip says what it is", c)
			}
		}
		a := r.build()
		r.Click(r.way(a)[0])
		r.Move(r.Widget(r.way(a)[1]).Rect.Middle())
		r.linger()
		if r.told() != "" {
			t.Errorf("of a house is told %q", r.told())
		}
		r.reckonsNothing()
	})
}

// gained is a number of points that something would bring.
var gained = regexp.MustCompile(`[+−±]\d`)

// reckonsNothing checks that points which something would bring are neither written anywhere nor said of what is there.
func (r *rig) reckonsNothing() {
	r.t.Helper()
	for text := range r.UI.DrawnTexts {
		if gained.MatchString(text) {
			r.t.Errorf("%q is written", text)
		}
	}
	for _, w := range r.UI.Widgets() {
		if gained.MatchString(w.Label + w.Tooltip + w.Why) {
			r.t.Errorf("of %s is said %q, %q", w.ID, w.Label, w.Tooltip)
		}
	}
}

// TestPuristsButtonsAreBare looks at the buttons of palace and town with the consequences switched off: what can be made is called
// by its name alone, what can't says how many of its houses are there.
func TestPuristsButtonsAreBare(t *testing.T) {
	for k, id := range map[islas.ActionKind]string{islas.MakePalace: "palace", islas.MakeTown: "town"} {
		for _, possible := range []bool{true, false} {
			bubbled(t, fmt.Sprint(id, possible), func(t *testing.T) {
				r := find(t, 2, func(m moment) bool {
					d := m.decision()
					return d.Seat == 0 && d.Phase <= islas.PhaseDone && m.state().Round() > 2 && can(m, k) == possible
				}).open(t, "en", full)
				r.Stage.Settings.Consequences = false
				r.Rest()
				b := r.Widget(id)
				if name := r.T("table." + id); possible && (b.Label != name || !strings.HasPrefix(b.Tooltip, r.T("table."+id+"-tip")) || strings.Contains(b.Tooltip, "\n") || !r.ShowsIn(name, b.Rect)) {
					t.Errorf("the button is called %q, said of it is %q", b.Label, b.Tooltip)
				}
				if need := fmt.Sprint("/", k.Houses()); !possible && !strings.Contains(b.Label, need) {
					t.Errorf("the button is called %q, what it lacks is not said", b.Label)
				}
				r.reckonsNothing()
			})
		}
	}
}

// TestALessonForetellsNothing points at the plot for the house that a lesson asks for.
func TestALessonForetellsNothing(t *testing.T) {
	bubble(t, func(t *testing.T) {
		steps := learn(t, "en", full, 0).Lesson.Steps
		step := slices.IndexFunc(steps, func(s session.LessonStep[islas.Action]) bool { return s.Waits && s.Do[0].Kind == islas.Build })
		p := learn(t, "en", full, step)
		p.Rest()
		way := p.wayAt(step)
		p.Click(way[0])
		p.Move(p.Widget(way[1]).Rect.Middle())
		p.linger()
		if !p.Widget(way[1]).Enabled || p.told() != "" {
			t.Errorf("told is %q", p.told())
		}
		p.reckonsNothing()
	})
}

// TestNothingIsForetoldDuringAnArrival points at everything while the ship is in.
func TestNothingIsForetoldDuringAnArrival(t *testing.T) {
	bubble(t, func(t *testing.T) {
		m := find(t, 3, decides(islas.PhaseSettle, 2))
		r := m.open(t, "en", full)
		r.Rest()
		if !r.arriving() {
			t.Fatal("the ship is not in")
		}
		for _, id := range r.IDs() {
			r.Move(r.Widget(id).Rect.Middle())
			r.linger()
			if r.told() != "" || r.foretold() {
				t.Errorf("at %s is told %q", id, r.told())
			}
			r.reckonsNothing()
		}
	})
}
