package table_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"islas/game/puertorico"
	"islas/game/puertorico/engine"
	"islas/render/keep/settings"
	"islas/render/puertorico/table"
	"islas/render/testkit/harness"
	"islas/render/testkit/need"
	"islas/render/testkit/tabletest"
	"islas/render/ui"
)

// moving returns where the pictures of what is on its way are drawn.
func (r *rig) moving() []ui.Rect { return r.painted("table.moving", r.UI.Bounds().Inset(-1e4)) }

// pictures returns how many pictures of a kind are drawn.
func (r *rig) pictures(kind string) int { return len(r.painted(kind, r.UI.Bounds().Inset(-1e4))) }

// chooses returns a condition for moments from the fourth round on at which the person on the first seat takes an action of a kind by
// choice; the mayor's worker comes by itself.
func chooses(k puertorico.ActionKind) func(m moment) bool {
	return func(m moment) bool {
		s := m.state()
		return s.Round() >= 4 && s.Decision().Seat == 0 && m.actions[m.at].Kind == k && len(s.Legal(nil)) > 1 && (k != puertorico.Take || s.Decision().Why != puertorico.ForMayor)
	}
}

// performed does the action of a moment, and calls watch in every tick until it is over.
func (r *rig) performed(m moment, watch func()) {
	r.t.Helper()
	r.Rest()
	r.Ear.Forget()
	r.Watch = watch
	r.do(m.actions[m.at])
	for tick := range 60 * 15 {
		if r.Wait(1); tick > 60*3 && !r.Busy() {
			break
		}
	}
	r.Watch = nil
}

// TestActionsAreSeenAndHeard checks that every kind of action moves something and makes its sound.
func TestActionsAreSeenAndHeard(t *testing.T) {
	for k, heard := range map[puertorico.ActionKind]string{
		puertorico.TakeRole: "card", puertorico.TakeTile: "card", puertorico.Build: "hammer", puertorico.Sell: "coins", puertorico.Load: "barrel",
		puertorico.Extra: "barrel", puertorico.Take: "steps",
	} {
		bubbled(t, fmt.Sprint(k), func(t *testing.T) {
			m := find(t, 3, chooses(k))
			r := newRig(t, "en", small)
			r.Sit(m.begun(alone(3)...))
			ticks, places := 0, map[ui.Point]bool{}
			r.performed(m, func() {
				all := r.moving()
				if len(all) > 0 {
					ticks++
					places[all[0].Middle()] = true
				}
			})
			if ticks < 10 || len(places) < 8 {
				t.Errorf("something is on its way in %d ticks, at %d places", ticks, len(places))
			}
			if !slices.Contains(r.Ear.Heard, heard) {
				t.Errorf("heard is %v, want %s", r.Ear.Heard, heard)
			}
		})
	}
}

// TestMotionIsReduced checks that nothing moves with reduced motion, and that there is no wait at instant speed.
func TestMotionIsReduced(t *testing.T) {
	for name, set := range map[string]func(s *settings.Settings){
		"reduced": func(s *settings.Settings) { s.ReducedMotion = true }, "instant": func(s *settings.Settings) { s.Speed = settings.Instant },
	} {
		bubbled(t, name, func(t *testing.T) {
			m := find(t, 3, chooses(puertorico.Build))
			r := newRig(t, "en", small)
			set(&r.Stage.Settings)
			r.Sit(m.begun(alone(3)...))
			r.performed(m, func() {
				if all := r.moving(); len(all) > 0 {
					t.Fatalf("something is on its way at %v", all[0])
				}
			})
		})
	}
}

// harbour returns the water of the harbour, between what lies beside it.
func (r *rig) harbour() ui.Rect {
	cards, house := r.Widget("role.captain").Rect, r.Widget("house").Rect
	return ui.Rect{X: cards.Right(), Y: 0, W: r.UI.Bounds().W - cards.Right(), H: house.Y}
}

// TestFullShipsSail checks that a ship leaves its place, sails only on the water, where it fades, and sounds its horn, and that all ships
// are back in the end.
func TestFullShipsSail(t *testing.T) {
	bubble(t, func(t *testing.T) {
		m := find(t, 3, brings(func(e *puertorico.Event) bool { return e.Kind == puertorico.EvSailed }))
		r := newRig(t, "en", small)
		r.Sit(m.begun(alone(3)...))
		from, to, gone, faint := 0.0, small.W, 0, false
		r.performed(m, func() {
			place, sea := r.Widget("ship.4").Rect, r.harbour()
			if !table.Shows(r.Stage.Top(), puertorico.EvSailed, 0.02) {
				return
			}
			if table.Shows(r.Stage.Top(), puertorico.EvSailed, 0.9) {
				gone = max(gone, m.state().Ships()-r.pictures("art.CargoShip"))
			}
			for _, d := range r.UI.Drawn {
				if !strings.Contains(fmt.Sprintf("%T", d.Key), "table.moving") {
					continue
				}
				if seen := d.Rect.Intersect(d.Clip); !sea.Inset(-1).Holds(seen) {
					t.Errorf("a ship is seen at %v, beside the water at %v", seen, sea)
				}
				if d.Rect.H < place.H*0.5 {
					continue // a barrel
				}
				x := d.Rect.Middle().X
				from, to, faint = max(from, x), min(to, x), faint || d.Alpha < 0.9
				if x < sea.X && d.Alpha > 0.35 {
					t.Errorf("a ship that is half beyond the water is drawn with %.2f of its colour: it seems to sail below the cards", d.Alpha)
				}
			}
		})
		if width := r.Widget("ship.4").Rect.W; from-to < width || !slices.Contains(r.Ear.Heard, "horn") {
			t.Errorf("ships sail %.0f pixels; heard is %v", from-to, r.Ear.Heard)
		}
		if !faint || gone != 0 {
			t.Errorf("ships that leave fade: %v; %d are not seen when they are back", faint, gone)
		}
	})
}

// TestRoundCanBeFollowed measures rounds of computers: each is slow enough to follow, and none is longer than about half a minute.
func TestRoundCanBeFollowed(t *testing.T) {
	need.Time(t)
	for _, c := range []struct {
		seats       int
		speed       settings.Speed
		least, most time.Duration
	}{
		{3, settings.Relaxed, 10 * time.Second, 40 * time.Second}, {5, settings.Normal, 8 * time.Second, 32 * time.Second}, {5, settings.Fast, 4 * time.Second, 15 * time.Second},
		{5, settings.Instant, 0, 2 * time.Second},
	} {
		bubbled(t, fmt.Sprintf("%d-%v", c.seats, c.speed), func(t *testing.T) {
			const last = 5
			r := begin(t, "en", small, someSetup(3, slices.Repeat([]string{level}, c.seats)...))
			r.Stage.Settings.Speed = c.speed
			took, round := time.Duration(0), 1
			for range 60 * 300 {
				r.Wait(1)
				took += harness.Frame
				now := r.state()
				if now.Round() == round {
					continue
				}
				t.Logf("round %d took %v", round, took)
				if took < c.least || took > c.most {
					t.Errorf("round %d took %v, want %v to %v", round, took, c.least, c.most)
				}
				if took, round = 0, now.Round(); round > last {
					return
				}
			}
			t.Fatal("the rounds do not end")
		})
	}
}

// TestTableAtRestIsIdle checks that no tick is requested while a person decides, in any phase.
func TestTableAtRestIsIdle(t *testing.T) {
	for _, p := range []puertorico.Phase{puertorico.PhaseRole, puertorico.PhaseTile, puertorico.PhaseLoad, puertorico.PhaseKeep, puertorico.PhaseSell, puertorico.PhasePlacing} {
		bubbled(t, fmt.Sprint(p), func(t *testing.T) {
			r := newRig(t, "en", small)
			r.Sit(find(t, 3, decides(p, 3)).begun(alone(3)...))
			r.Rest()
			drawn := 0
			r.Watch = func() { drawn++ }
			if r.Wait(30); r.Asked() || drawn > 0 {
				t.Errorf("a table at rest asks for another tick, or is drawn %d times", drawn)
			}
		})
	}
}

// What flies to or from another player comes from the tab of the boards while another page lies open, wherever their board lay before.
func TestThingsFlyFromTheTabOfAClosedPage(t *testing.T) {
	bubbled(t, "en", func(t *testing.T) {
		r := find(t, 3, decides(puertorico.PhaseRole, 3)).shown(t, "en", harness.Window{W: 900, H: 450}, alone(3)...)
		r.turnTo("page.others")
		board := table.FaceOf(r.Stage.Top(), 1)
		r.turnTo("page.own")
		if tab, at := r.Widget("page.others"), table.FaceOf(r.Stage.Top(), 1); board.Empty() || at == board || !tab.Rect.Contains(at.Middle()) {
			t.Errorf("with the board at %v and the tab at %v things fly to %v", board, tab.Rect, at)
		}
	})
}

// TestWaitsAreShort measures how long one waits for four others at normal speed, in whole games, by what one has decided before: by the
// role that was taken or was going on.
func TestWaitsAreShort(t *testing.T) {
	bubble(t, func(t *testing.T) {
		waits := tabletest.Waits{}
		for seed := range uint64(3) {
			r := begin(t, "en", full, someSetup(seed+1, alone(5)...))
			tabletest.Play(t, waits, r.Stage.Top().(*table.Table).Session, engine.Engine{}, level, table.Concerns, func(before *puertorico.State, a puertorico.Action) string {
				if a.Kind == puertorico.TakeRole {
					return "taking the " + a.Role().ID()
				}
				role, _ := before.Role()
				return "a decision of the " + role.ID()
			})
		}
		waits.Check(t, 12*time.Second)
	})
}

// TestTickCostsLittle checks that a tick with a suggestion in the smallest window searches for no place, lays out no text and allocates
// little.
func TestTickCostsLittle(t *testing.T) {
	for name, phase := range map[string]puertorico.Phase{"role": puertorico.PhaseRole, "placing": puertorico.PhasePlacing, "build": puertorico.PhaseBuild} {
		t.Run(name, func(t *testing.T) {
			r := find(t, 5, decides(phase, 8)).shown(t, "de", harness.Window{W: 568, H: 320, Percent: 200}, alone(5)...)
			r.AskedCostsAtMost(tabletest.Cost{Allocations: 2000})
		})
	}
}
