package session

import (
	"testing"
	"time"
)

// However much is done in a computer's turn, it ends in time, and the event with which it ends keeps its own.
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

// A turn has been shown since the screen came to it, however often it is told so.
func TestTurnIsShownSinceItBegan(t *testing.T) {
	tempo := tempo{seen: -1}
	tempo.come(3)
	tempo.shown += 4 * time.Second
	if tempo.come(3); !tempo.lasts(time.Second) {
		t.Error("a turn that begins for the second time begins anew")
	}
	if tempo.come(9); tempo.lasts(time.Second) {
		t.Error("the next turn has been shown already")
	}
}
