package game

import "testing"

// The rulings about points and the end, section 11.

// TestRulingEqualPointsShareTheWin: all who have the most points win.
func TestRulingEqualPointsShareTheWin(t *testing.T) {
	l := lay(t, rings(3)...)
	l.builds(0, Town, Red, 0)
	l.builds(1, Town, Blue, 0)
	l.builds(2, House, Green, 0, 1, 2, 3)
	l.final = true
	e := l.find(l.land(), EvEnd)
	if e.Winners != 0b011 || l.Winners() != 0b011 || e.Points != [MaxSeats]int{5, 5, 4} {
		t.Errorf("end %+v", e)
	}
}

// TestGoalIsASetting: the last round comes on at the goal agreed, not before.
func TestGoalIsASetting(t *testing.T) {
	for _, c := range []struct {
		goal uint8
		last bool
	}{{5, true}, {6, false}} {
		l := lay(t, rings(2)...)
		l.goal = c.goal
		l.builds(1, Town, Red, 0)
		if r := l.find(l.land(), EvRound); r.Last != c.last || l.FinalRound() != c.last {
			t.Errorf("goal %d with 5 points: %+v", c.goal, r)
		}
	}
}

// TestReachingTheGoalInATurnEndsNothing: points count when a ship has arrived.
func TestReachingTheGoalInATurnEndsNothing(t *testing.T) {
	l := lay(t, rings(2)...)
	l.goal = 5
	l.builds(0, House, Red, 0, 1, 2)
	l.act(TownAction(PlotsOf(0, 1, 2), 0, Red))
	if l.FinalRound() {
		t.Error("the last round began in a turn")
	}
}
