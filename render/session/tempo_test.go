package session

import (
	"testing"
	"time"
)

// However long a computer's turn is, it ends in time, and the event that ends it keeps its own time.
func TestLongTurnIsShownFaster(t *testing.T) {
	var tempo tempo
	tempo.turn(true)
	sum, last := tempo.fit(0.8, false), 0.0
	for range 24 {
		last = tempo.fit(2, false)
		sum += last
	}
	end := tempo.fit(turnLast, true)
	if sum += end; sum > turnMost || end < turnLast {
		t.Errorf("the turn takes %.2f steps of %v, %.2f of them for its end", sum, turnMost, end)
	}
	if last >= 2 {
		t.Errorf("the last event takes %.2f steps, like the first", last)
	}
	tempo.turn(false)
	if n := tempo.fit(2, false); n != 2 {
		t.Errorf("in a person's turn an event takes %v steps of 2", n)
	}
}

// The time of a turn is counted from when the screen came to it, however often that is reported.
func TestTurnIsShownSinceItBegan(t *testing.T) {
	tempo := tempo{seen: -1}
	tempo.come(3)
	tempo.shown += 4 * time.Second
	if tempo.come(3); !tempo.lasts(time.Second, false) {
		t.Error("a turn that begins for the second time begins anew")
	}
	if tempo.come(9); tempo.lasts(time.Second, false) {
		t.Error("the next turn has been shown already")
	}
}
