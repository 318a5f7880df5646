package playing

import (
	"testing"

	"islas/game"
)

// event is one of a game that has nothing but turns.
type event struct {
	turn Turn
	seat game.Seat
}

// logOf is a log of events of which each is shown as its turn says.
func logOf(events ...event) *Log[int, event] {
	l := &Log[int, event]{
		row: func(e event) *Row[int, event] { return &Row[int, event]{Turn: e.turn} }, seat: func(e event) game.Seat { return e.seat },
	}
	for _, e := range events {
		l.add(&game.Step[int, event]{Event: e})
	}
	return l
}

// Each person at a machine that is handed around has news of their own.
func TestSinceTheLastTurnOfEachSeat(t *testing.T) {
	l := logOf(
		event{SameTurn, 0}, event{TurnBegins, 0}, event{SameTurn, 0}, event{TurnBegins, 1}, event{SameTurn, 1},
		event{BetweenTurns, game.NoSeat}, event{SameTurn, game.NoSeat}, event{TurnBegins, 1}, event{SameTurn, 1},
	)
	for _, want := range []struct {
		seat  game.Seat
		since Since
	}{
		{0, Since{3, 9, true}}, // from the next player's turn on
		{1, Since{5, 7, true}}, // from what came after the turn before the one under way, up to that
		{2, Since{0, 9, false}},
		{game.NoSeat, Since{7, 9, false}}, // the turn under way
	} {
		if got := l.Since(want.seat); got != want.since {
			t.Errorf("for seat %d the news are %+v, want %+v", want.seat, got, want.since)
		}
	}
}
