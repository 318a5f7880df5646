package table_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"islas/game/puertorico"
	"islas/render/puertorico/table"
	"islas/render/testkit/harness"
	"islas/render/ui"
)

// ended is a table at the end of a game that ended in some way.
func ended(t *testing.T, lang string, w harness.Window, ends puertorico.Ending) (*rig, moment) {
	t.Helper()
	m := find(t, 4, func(m moment) bool {
		return m.at == len(m.actions)-1 && m.before[len(m.actions)].Ending() == ends
	})
	r := newRig(t, lang, w)
	r.sit(m.finished())
	r.Rest()
	return r, m
}

// When the game is over the bar says why, the log does, and the role cards are faint: none looks as if it could be taken.
func TestEndIsSaidAndCardsRest(t *testing.T) {
	for _, c := range []struct {
		lang string
		w    harness.Window
		ends puertorico.Ending
		says string
	}{
		{"en", full, puertorico.EndCity, "The game is over: a city is full."},
		{"de", harness.Window{W: 900, H: 450, Percent: 100}, puertorico.EndCity, "Das Spiel ist zu Ende, denn eine Stadt ist voll."},
		{"de", full, puertorico.EndColonists, "Das Spiel ist zu Ende, denn die Arbeiter sind ausgegangen."},
		{"en", harness.Window{W: 1280, H: 720, Percent: 200}, puertorico.EndColonists | puertorico.EndCity, "The game is over: the workers have run out and a city is full."},
	} {
		bubbled(t, c.lang+c.w.String()+fmt.Sprint(c.ends), func(t *testing.T) {
			r, _ := ended(t, c.lang, c.w, c.ends)
			if said := strings.ReplaceAll(strings.Trim(r.prompt(), "[]"), "\n", " "); !strings.Contains(said, c.says) {
				t.Errorf("the bar says %q, want %q", said, c.says)
			}
			if c.w == full && !r.ShowsIn(c.says[:26], ui.Rect{Y: 100, W: c.w.W, H: c.w.H}) {
				t.Errorf("the log does not say %q", c.says)
			}
			if bonus := r.T("log.bonus"); c.w == full && r.ShowsIn(bonus, ui.Rect{Y: 100, W: c.w.W, H: c.w.H}) {
				t.Errorf("the log says %q, but no card shows it any more", bonus)
			}
			cards := 0
			r.UI.DrawnPaintings(func(key any, _ ui.Rect, alpha float64) bool {
				if strings.Contains(fmt.Sprintf("%T", key), "roleKey") {
					if cards++; alpha > 0.5 {
						t.Errorf("a role card is drawn with %.2f of its colour", alpha)
					}
				}
				return true
			})
			if cards == 0 {
				t.Error("no role card is seen")
			}
			if r.Has("picks") || r.Shows(r.T("table.final-round")) {
				t.Error("it is said who takes a role next, or that this is the last round")
			}
		})
	}
}

// In the last round the bar says so, and why when it is asked.
func TestBarSaysWhyTheRoundIsTheLast(t *testing.T) {
	bubble(t, func(t *testing.T) {
		m := find(t, 4, func(m moment) bool {
			return m.state().Ending() == puertorico.EndCity && m.state().Decision().Seat == 0 && len(m.state().Legal(nil)) > 1
		})
		r := m.open(t, "en", alone(4)...)
		if !r.Shows(r.T("table.final-round")) {
			t.Error("nothing says that this is the last round")
		}
		r.Move(r.Widget("round").Rect.Middle())
		r.Wait(60)
		if why := r.T("log.ending.city"); !r.Shows(why) {
			t.Errorf("%q is not said", why)
		}
	})
}

// labelled is the number that the label of a widget tells by a text.
func (r *rig) labelled(id, key string) int {
	for n := range 130 {
		if r.Widget(id).Label == r.T(key, "n", n) {
			return n
		}
	}
	return -1
}

// The gauge of the points goes down as points are seen to leave the supply: what it tells and what is on its way is always the same.
func TestPointsAreGaugedAsTheyLeave(t *testing.T) {
	bubble(t, func(t *testing.T) {
		m := find(t, 3, func(m moment) bool {
			after := *m.state()
			var steps []puertorico.Step
			return chooses(puertorico.Load)(m) && after.Apply(m.actions[m.at], &steps) == nil && slices.ContainsFunc(steps, func(s puertorico.Step) bool {
				return s.Event.Kind == puertorico.EvPoints && s.Event.By[0][0] > 2
			})
		})
		r := newRig(t, "en", small)
		r.sit(m.begun(alone(3)...))
		r.Rest()
		const id, key = "gauge.chips", "gauge.chips.tip"
		own := func() int { return r.labelled("purse.points", "purse.points") }
		before, ticks, within, over := r.labelled(id, key)+own(), 0, map[int]bool{}, false
		r.performed(m, func() {
			over = over || table.Shows(r.Stage.Top(), puertorico.EvPoints, 0.84) // what others do comes after it
			if over || !table.Shows(r.Stage.Top(), puertorico.EvPoints, 0) {
				return
			}
			ticks++
			now := r.labelled(id, key)
			within[now] = true
			if now+len(r.moving())+own() != before {
				t.Fatalf("in tick %d the gauge tells %d, %d are on their way and %d won: before there were %d", ticks, now, len(r.moving()), own(), before)
			}
		})
		if ticks < 10 || len(within) < 2 {
			t.Errorf("the points are seen in %d ticks, the gauge tells %v", ticks, within)
		}
	})
}
