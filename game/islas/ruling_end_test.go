package islas

import (
	"testing"

	"islas/game"
)

// The rulings about points and the end, section 11.

// TestRulingEqualPointsShareTheWin: all who have the most points win.
func TestRulingEqualPointsShareTheWin(t *testing.T) {
	l := lay(t, rings(3)...)
	l.builds(0, Town, Red, 0)
	l.builds(1, Town, Blue, 0)
	l.builds(2, House, Green, 0, 1, 2, 3)
	l.final, l.goal = true, 5
	events := l.land()
	if r := l.find(events, EvRound); r.Last {
		t.Error("after the last round one more is promised")
	}
	e := l.find(events, EvEnd)
	if e.Winners != 0b011 || l.Winners() != 0b011 || e.Points != [MaxSeats]int{5, 5, 4} {
		t.Errorf("end %+v", e)
	}
}

// TestStalemate: when nobody has had more points than ever before for the rounds agreed on, exactly one more is played.
func TestStalemate(t *testing.T) {
	const agreed = 3
	l := lay(t, rings(2)...)
	l.goal, l.stalemate = MaxGoal, agreed
	l.builds(0, House, Red, 0, 1)
	l.builds(1, House, Blue, 0)
	round := func(idle int, last bool) {
		t.Helper()
		l.start = 0
		if r := l.find(l.land(), EvRound); r.Last != last || l.Idle() != idle || l.Stalled() != last {
			t.Fatalf("%+v: idle for %d rounds, want %d; stalled: %v", r, l.Idle(), idle, l.Stalled())
		}
	}
	round(0, false) // both have more than nothing
	round(1, false)
	round(2, false)
	l.builds(1, House, Green, 1)
	round(0, false) // one of them got on, though not the leader
	l.islands[0].take(PlotsOf(0), Red)
	l.supplyReturn(House, Red, 1)
	round(1, false)
	l.builds(0, House, Red, 0)
	round(2, false) // lost and won again is no progress
	if other := l.State; other.Digest() != l.Digest() {
		t.Error("equal positions have different digests")
	} else if other.idle++; other.Digest() == l.Digest() {
		t.Error("the rounds of a stalemate do not count in the digest")
	}
	round(3, true)
	l.builds(1, Town, Beige, 2)
	l.start = 0
	e := l.find(l.land(), EvEnd)
	if !l.Over() || !l.Stalled() || e.Winners != 0b10 {
		t.Errorf("the round after is not the last one, or does not count: %+v", e)
	}
}

// TestCompareForNoSettler: for a pirate, or no card, nobody wins and nothing counts.
func TestCompareForNoSettler(t *testing.T) {
	l := lay(t, ring(0), Geography{})
	for _, c := range []Card{PirateOf(Red), NoCard} {
		if r := l.Compare(c); r.Winner != game.NoSeat || r.Decided != ByNobody || r.Counts != [MaxSeats][4]uint8{} || l.Counts(c) != r.Counts {
			t.Errorf("%v: %+v", c, r)
		}
	}
}

// TestIllegalError: the error names the seat, the action and the reason.
func TestIllegalError(t *testing.T) {
	l := lay(t, rings(2)...)
	err := l.Apply(EndAction(), nil)
	if err == nil || err.Error() != `seat 0 may not "end" now: action-first` {
		t.Errorf("error %v", err)
	}
}
