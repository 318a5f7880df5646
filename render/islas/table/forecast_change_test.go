package table_test

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"

	"islas/game"
	"islas/game/islas"
	"islas/game/islas/forecast"
	"islas/locales"
	"islas/render/session"
	"islas/render/testkit/must"
)

// sign returns a number of points with its sign.
func sign(n int) string {
	return strings.NewReplacer("-", "−", "+0", "±0").Replace(fmt.Sprintf("%+d", n))
}

// telling returns a legal action of a kind that changes no settler's choice of the hand but that of some hidden ones, and moves at most
// one privilege: everything about it has room.
func telling(s *islas.State, k islas.ActionKind) (a islas.Action, ok bool) {
	ahead := forecast.New(s.View(0), 0)
	for _, a = range s.Legal(nil) {
		if c := ahead.Of(a); a.Kind == k && c.Comes|c.Leaves == 0 && len(c.Privileges) <= 1 && c.Before != c.After {
			return a, true
		}
	}
	return a, false
}

// TestWhatABuildingChanges checks, while a house or a palace is being chosen and a plot is pointed at, that the forecast says the points gained, and
// the rest.
func TestWhatABuildingChanges(t *testing.T) {
	for i, lang := range locales.Languages() {
		k := []islas.ActionKind{islas.Build, islas.MakePalace}[i%2]
		bubbled(t, fmt.Sprint(k, lang), func(t *testing.T) {
			var a islas.Action
			m := find(t, 3, func(m moment) bool {
				if m.decision().Seat != 0 || m.state().Round() <= 3 || m.decision().Phase > islas.PhaseDone {
					return false
				}
				var ok bool
				a, ok = telling(m.state(), k)
				return ok
			})
			r := m.rested(t, lang, full)
			r.aim(a)
			before, after := r.state(), r.state()
			must.OK(t, after.Apply(a, nil))
			lines := strings.Split(r.told(), "\n")
			gain := sign(after.Points(0) - before.Points(0))
			if !slices.ContainsFunc(lines, func(l string) bool { return strings.HasPrefix(l, gain+":") }) {
				t.Errorf("told is %q, the gain is %s", r.told(), gain)
			}
			told := 2 // the points, and the settlers
			for c := range islas.Colour(islas.Colours) {
				power := r.T("power." + islas.BuiltIn().Power(c).String())
				moved := before.OwnerOf(c) != after.OwnerOf(c)
				if moved {
					told++
				}
				if moved != strings.Contains(r.told(), power) {
					t.Errorf("told is %q, but “%s” changes hands: %v", r.told(), power, moved)
				}
			}
			c := forecast.New(before.View(0), 0).Of(a)
			settlers := r.T("forecast.unseen", "after", c.After, "of", c.Of, "before", c.Before)
			if len(lines) != told || lines[told-1] != settlers {
				t.Errorf("told is %q, want %d lines, the last of them %q", r.told(), told, settlers)
			}
		})
	}
}

// TestWhoWouldComeThen checks the forecast for a plot where a house would change the choice of a settler in the hand.
func TestWhoWouldComeThen(t *testing.T) {
	for _, coming := range []bool{true, false} {
		bubbled(t, fmt.Sprint(coming), func(t *testing.T) {
			var a islas.Action
			var who islas.Card
			m := find(t, 3, func(m moment) bool {
				s := m.state()
				if !decides(islas.PhaseAction, 2)(m) {
					return false
				}
				ahead := forecast.New(s.View(0), 0)
				for _, a = range s.Legal(nil) {
					c := ahead.Of(a)
					some, others := c.Comes, c.Leaves
					if !coming {
						some, others = others, some
					}
					if all := some.Cards(); a.Kind == islas.Build && len(all) == 1 && others|c.Aboard == 0 {
						who = all[0]
						return true
					}
				}
				return false
			})
			r := m.rested(t, "de", full)
			r.aim(a)
			key := map[bool]string{true: "forecast.newcomer.", false: "forecast.gone."}[coming]
			if want := r.T(key+r.T("gender."+who.ID()), "who", r.cardName(who)); !strings.Contains(r.told(), want) {
				t.Errorf("%v: told is %q, want %q", a, r.told(), want)
			}
		})
	}
}

// TestButtonsSayWhatTheyBring checks that the number on the buttons for palaces and towns is what the best of them brings.
func TestButtonsSayWhatTheyBring(t *testing.T) {
	for k, id := range map[islas.ActionKind]string{islas.MakePalace: "palace", islas.MakeTown: "town"} {
		bubbled(t, id, func(t *testing.T) {
			m := find(t, 2, func(m moment) bool {
				return m.decision().Seat == 0 && m.decision().Phase <= islas.PhaseDone && can(m, k)
			})
			r := m.rested(t, "en", full)
			best := -9
			for _, a := range r.legal() {
				if after := r.state(); a.Kind == k && after.Apply(a, nil) == nil {
					s := r.state()
					best = max(best, after.Points(0)-s.Points(0))
				}
			}
			if b, brings := r.Widget(id), sign(best); !r.ShowsIn(brings, b.Rect) || !strings.Contains(b.Tooltip, brings) {
				t.Errorf("the button says %q, it brings %s", b.Tooltip, brings)
			}
		})
	}
}

// TestPrivilegesThatWouldChangeHands checks that the forecast shows if a building on a plot wins a privilege that nobody owns, or
// takes one from somebody.
func TestPrivilegesThatWouldChangeHands(t *testing.T) {
	for _, owned := range []bool{false, true} {
		bubbled(t, fmt.Sprint(owned), func(t *testing.T) {
			var a islas.Action
			colour, from := islas.NoColour, game.NoSeat
			m := find(t, 2, func(m moment) bool {
				s := m.state()
				if s.Decision().Seat != 0 || s.Decision().Phase > islas.PhaseDone {
					return false
				}
				for _, a = range s.Legal(nil) {
					after := *s
					if k, builds := a.Kind.Building(); !builds || after.Apply(a, nil) != nil || k == islas.Town {
						continue
					}
					for colour = range islas.Colour(islas.Colours) {
						from = s.OwnerOf(colour)
						if after.OwnerOf(colour) == 0 && from != 0 && (from != game.NoSeat) == owned {
							return true
						}
					}
				}
				return false
			})
			r := m.rested(t, "en", full)
			r.aim(a)
			key := map[bool]string{false: "forecast.won", true: "forecast.taken"}[owned]
			params := []any{"power", r.T("power." + islas.BuiltIn().Power(colour).String())}
			if owned {
				params = append(params, "name", r.name(from))
			}
			want := r.T(key, params...)
			if !strings.Contains(r.told(), want) {
				t.Errorf("%v: told is %q, want %q", a, r.told(), want)
			}
		})
	}
}

// TestPuristsAreToldNothing checks that with consequences switched off the tooltip of a card has only the text of the card.
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
		r.aim(r.some(islas.Build))
		if r.told() != "" {
			t.Errorf("of a house is told %q", r.told())
		}
		r.reckonsNothing()
	})
}

// gained matches a number of points that something would bring.
var gained = regexp.MustCompile(`[+−±]\d`)

// reckonsNothing checks that points that something would bring are neither written nor in a label.
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

// TestALessonForetellsNothing points at the plot for the house that a lesson waits for.
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
		r := m.rested(t, "en", full)
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
