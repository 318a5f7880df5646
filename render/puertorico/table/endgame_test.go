package table_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"islas/game/puertorico"
	"islas/render/internal/harness"
	"islas/render/puertorico/table"
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
		t.Run(c.lang+c.w.String()+fmt.Sprint(c.ends), func(t *testing.T) {
			bubble(t, func(t *testing.T) {
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
				if r.Has("picks") {
					t.Error("it is said who takes a role next")
				}
			})
		})
	}
}

// In the last round one can ask the bar why it is the last.
func TestBarSaysWhyTheRoundIsTheLast(t *testing.T) {
	bubble(t, func(t *testing.T) {
		m := find(t, 4, func(m moment) bool {
			return m.state().Ending() == puertorico.EndCity && m.state().Decision().Seat == 0 && len(m.state().Legal(nil)) > 1
		})
		r := m.open(t, "en", alone(4)...)
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

// The gauge of the workers tells at any time what the number beside the supply does.
func TestWorkersAreGaugedAsTheyLeave(t *testing.T) {
	bubble(t, func(t *testing.T) {
		m := find(t, 3, func(m moment) bool {
			return chooses(puertorico.Take)(m) && m.state().Decision().Why == puertorico.ForMayor
		})
		r := newRig(t, "en", small)
		r.sit(m.begun(alone(3)...))
		told := map[int]bool{}
		r.performed(m, func() {
			gauge, supply := r.labelled("gauge.workers", "gauge.workers.tip"), r.Widget("supply.workers")
			if told[gauge] = true; !r.ShowsIn(fmt.Sprint(gauge), supply.Rect) {
				t.Fatalf("the gauge tells %d, beside the supply stands another number", gauge)
			}
		})
		if len(told) < 2 {
			t.Errorf("the gauge tells %v while workers leave", told)
		}
	})
}

// A copy of a building is gone from the market as soon as it sets off, not before it has been paid for and not when it has arrived.
func TestCopyLeavesTheMarketWhenItSetsOff(t *testing.T) {
	bubble(t, func(t *testing.T) {
		m := find(t, 3, func(m moment) bool {
			return chooses(puertorico.Build)(m) && m.state().Left(m.actions[m.at].Building()) > 1
		})
		r := newRig(t, "en", small)
		r.sit(m.begun(alone(3)...))
		b := m.actions[m.at].Building()
		left := m.state().Left(b)
		r.Rest()
		early, late, over := 0, 0, false
		shows := func(part float64) bool { return table.Shows(r.Stage.Top(), puertorico.EvAct, part) }
		r.performed(m, func() {
			over = over || shows(0.84)
			if over || !shows(0) {
				return
			}
			tells := func(n int) bool { return r.ShowsIn(r.T("market.copies", "n", n), r.Widget("build."+b.ID()).Rect) }
			switch {
			case !shows(0.28):
				if early++; !tells(left) {
					t.Fatalf("before it sets off not %d copies are told", left)
				}
			case shows(0.36):
				if late++; !tells(left - 1) {
					t.Fatalf("on its way not %d copies are told", left-1)
				}
			}
		})
		if early == 0 || late < 5 {
			t.Errorf("the building is seen in %d ticks before it sets off and %d after", early, late)
		}
	})
}
