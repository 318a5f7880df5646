package table_test

import (
	"slices"
	"testing"
	"time"

	"islas/game"
	"islas/game/islas"
	"islas/render/internal/harness"
	"islas/render/islas/table"
	"islas/render/settings"
)

// small is a window in which little has to be drawn.
var small = harness.Window{W: 1280, H: 720, Percent: 100}

// awardRest is how long the game rests on a privilege that has changed hands, at a pace of the animation.
func awardRest(pace time.Duration) time.Duration {
	return time.Duration(table.PrivilegeRests * float64(pace))
}

// awards is how many privileges have changed hands so far, as it is saved.
func (r *rig) awards() (n int) {
	steps := r.Steps()
	for i := range steps {
		if steps[i].Event.Kind == islas.EvPrivilege {
			n++
		}
	}
	return n
}

// ends is the ticks, counted from now, at which a computer ends its turn, until so many have been ended or the ship comes in, and
// rests is how long the game has rested on privileges by then.
func (r *rig) ends(most int) (at []int, rests []time.Duration) {
	r.t.Helper()
	n, before := r.played(), r.awards()
	for tick := 1; tick < 60*60; tick++ {
		r.Wait(1)
		if !r.Look() || r.played() == n {
			continue
		}
		n = r.played()
		if a := r.match().Actions()[n-1]; a.Kind == islas.EndTurn {
			at, rests = append(at, tick), append(rests, time.Duration(r.awards()-before)*awardRest(r.Stage.Pace()))
		}
		if s := r.state(); len(at) == most || s.Turn() == game.NoSeat || s.Over() {
			return at, rests
		}
	}
	r.t.Fatalf("only %d turns in a minute", len(at))
	return nil, nil
}

// turnsAhead is a moment at which a turn ends and so many more follow in the same round.
func turnsAhead(seats, follow int) func(m moment) bool {
	return func(m moment) bool {
		s := m.state()
		if a, _ := m.action(); a.Kind != islas.EndTurn || s.Round() < 5 {
			return false
		}
		done := 1 // turns of this round that are over then
		for seat := s.Start(); seat != s.Turn(); seat = s.After(seat) {
			done++
		}
		return seats-done >= follow
	}
}

func TestComputersTurnCanBeFollowed(t *testing.T) {
	for _, at := range []struct {
		speed       settings.Speed
		least, most time.Duration
		rounds      int // that are looked at
	}{
		{settings.Relaxed, 2400 * time.Millisecond, 5200 * time.Millisecond, 1},
		{settings.Normal, 1390 * time.Millisecond, 3 * time.Second, 2},
		{settings.Fast, 600 * time.Millisecond, 1500 * time.Millisecond, 2},
		{settings.Instant, 0, 200 * time.Millisecond, 4},
	} {
		t.Run(at.speed.String(), func(t *testing.T) {
			bubble(t, func(t *testing.T) {
				for i := range at.rounds {
					skip := 40 * i
					m := find(t, 5, func(m moment) bool {
						ok := turnsAhead(5, 4)(m)
						if ok {
							skip--
						}
						return ok && skip < 0
					})
					r := newRig(t, "en", small)
					r.Stage.Settings.Speed = at.speed
					r.CarryOn(m.begun(computers(5)...))
					ends, rests := r.ends(5)
					if len(ends) < 4 {
						t.Fatalf("only %d turns were seen", len(ends))
					}
					for i := 1; i < len(ends); i++ {
						whole, rested := time.Duration(ends[i]-ends[i-1])*harness.Frame, rests[i]-rests[i-1]
						if took := whole - rested; took < at.least || took > at.most {
							t.Errorf("turn %d took %v, want %v to %v", i, took, at.least, at.most)
						}
						if most := at.most + awardRest(r.Stage.Pace()); whole > most {
							t.Errorf("turn %d took %v with its rests, want %v at most", i, whole, most)
						}
					}
				}
			})
		})
	}
}

// length is how many events a turn of a computer has that begins with the next action but one.
func length(m moment) (events int) {
	for i := m.at + 1; i < len(m.actions) && m.actions[i].Kind <= islas.EndTurn; i++ {
		events += len(m.steps[i])
		if m.actions[i].Kind == islas.EndTurn {
			return events
		}
	}
	return 0
}

// However much is done in a turn, it ends in time, and one that is gone on with in its middle takes no longer.
func TestLongTurnIsShownFaster(t *testing.T) {
	t.Parallel()
	longest, most := moment{}, 0
	for m := range moments(5) {
		if a, _ := m.action(); a.Kind == islas.EndTurn && turnsAhead(5, 1)(m) {
			if n := length(m); n > most {
				longest, most = m, n
			}
		}
	}
	if most < 8 {
		t.Fatalf("the longest turn has only %d events", most)
	}
	for name, later := range map[string]int{"whole": 0, "gone on with": 2} {
		t.Run(name, func(t *testing.T) {
			bubble(t, func(t *testing.T) {
				m := moment{longest.recorded, longest.at + later}
				r := m.openFor(t, "en", small, computers(5)...)
				ends, rests := r.ends(2 - min(later, 1))
				from, rested := 0, time.Duration(0)
				if later == 0 {
					from, rested = ends[0], rests[0]
				}
				whole := time.Duration(ends[len(ends)-1]-from) * harness.Frame
				if took := whole - (rests[len(rests)-1] - rested); took > 3*time.Second {
					t.Errorf("a turn of %d events takes %v", most, took)
				}
				if whole > 3*time.Second+awardRest(r.Stage.Pace()) {
					t.Errorf("a turn of %d events takes %v with its rests", most, whole)
				}
			})
		})
	}
}

// A person's own turn is shown at its leisure: a house takes as long in the middle of a long turn as at its beginning.
func TestOwnTurnIsShownAtLeisure(t *testing.T) {
	bubble(t, func(t *testing.T) {
		took := map[islas.ActionKind]int{}
		for _, k := range []islas.ActionKind{islas.Build, islas.MakePalace} {
			m := find(t, 3, func(m moment) bool { return does(k, 0)(m) && len(m.steps[m.at]) == 1 })
			r := m.open(t, "en", small)
			r.perform(m, func() {
				if len(r.moving()) > 0 {
					took[k]++
				}
			})
		}
		if took[islas.Build] < 35 || took[islas.MakePalace] < 35 {
			t.Errorf("a house is on its way for %d ticks, a palace for %d", took[islas.Build], took[islas.MakePalace])
		}
	})
}

// lingering is a moment at which a computer, after its first two actions, has nothing left to do but to end its turn.
func lingering(m moment) bool {
	a, _ := m.action()
	return m.state().Round() == 2 && a.Kind == islas.Load && m.decision().Seat == 1 && m.actions[m.at+1].Kind == islas.EndTurn && m.state().After(1) != m.state().Start()
}

// A press shortens a computer's turn that lingers only to be looked at. Until then the bar tells what has just been done.
func TestPressEndsALingeringTurn(t *testing.T) {
	bubble(t, func(t *testing.T) {
		m := find(t, 3, lingering)
		linger := func() *rig {
			r := m.openFor(t, "en", small, computers(3)...)
			r.act(m)
			for len(r.moving()) == 0 {
				r.Wait(1)
			}
			for len(r.moving()) > 0 {
				r.Wait(1)
			}
			r.Wait(3)
			return r
		}
		r := linger()
		if !r.Busy() || r.prompt() == "" || !slices.Contains([]string{r.T("table.round", "n", 2) + " " + r.T("log.load", "name", r.name(1))}, r.prompt()) {
			t.Errorf("the table sleeps through a turn that lingers (%v), or the bar says %q", !r.Busy(), r.prompt())
		}
		ended, _ := r.ends(1)
		waited := ended[0]
		r = linger()
		n := r.played()
		r.Press(r.UI.Bounds().Middle())
		r.Wait(1)
		if r.played() == n || waited < 10 {
			t.Errorf("a press changes nothing; without it the turn ends after %d ticks", waited)
		}
	})
}

// Whoever hurries the end of their own turn still sees the computer's after it.
func TestPressLeavesTheNextTurnItsTime(t *testing.T) {
	bubble(t, func(t *testing.T) {
		m := find(t, 3, func(m moment) bool {
			a, _ := m.action()
			return a.Kind == islas.EndTurn && m.decision().Seat == 0 && m.state().After(0) != m.state().Start()
		})
		r := m.open(t, "en", small)
		r.Rest()
		r.Move(r.Widget("end").Rect.Middle())
		for range 2 { // a double click
			r.Down()
			r.Up()
		}
		if last := r.match().Actions(); last[m.at].Kind != islas.EndTurn {
			t.Fatalf("the turn did not end: %v", last[m.at:])
		}
		ended, _ := r.ends(1)
		if took := time.Duration(ended[0]) * harness.Frame; took < time.Second {
			t.Errorf("the press skips the next turn, too: it takes %v", took)
		}
	})
}
