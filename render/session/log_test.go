package session

import (
	"slices"
	"strconv"
	"testing"

	"islas/game"
)

// event is an event of a game that consists only of turns.
type event struct {
	turn Turn
	seat game.Seat
}

// logOf returns a log of events, each presented by its turn.
func logOf(events ...event) *Log[int, event] {
	l := &Log[int, event]{
		show: func(e event) *Presentation[int, event] { return &Presentation[int, event]{Turn: e.turn} }, seat: func(e event) game.Seat { return e.seat },
	}
	for _, e := range events {
		l.steps = append(l.steps, game.Step[int, event]{Event: e})
	}
	return l
}

// keys are texts that consist only of the keys.
type keys struct{}

// T implements Texts.
func (keys) T(key string, _ ...any) string { return key }

// Each person at a shared machine has news of their own.
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

// What continues the event before it has one line with it.
func TestEventsThatContinueEachOtherShareALine(t *testing.T) {
	l := logOf(event{TurnBegins, 0}, event{SameTurn, 0}, event{SameTurn, 0}, event{SameTurn, 1})
	l.round, l.known = func(*int) int { return 1 }, func(e event, _ game.Seat) event { return e }
	l.show = func(e event) *Presentation[int, event] {
		p := &Presentation[int, event]{Turn: e.turn, Text: func(_ Texts, e event) string { return strconv.Itoa(int(e.seat)) }}
		if e.turn == SameTurn {
			p.Joins = func(before, e event) (event, bool) {
				return event{SameTurn, e.seat + 10}, before.turn == SameTurn && before.seat == e.seat
			}
		}
		return p
	}
	l.read(keys{}, "en", 0)
	want := []Line{{Text: "table.round", Head: true, Seat: game.NoSeat}, {Text: "0"}, {Text: "10", Seat: 10, Step: 2, first: 1}, {Text: "1", Seat: 1, Step: 3, first: 3}}
	if !slices.Equal(l.lines, want) {
		t.Errorf("the log has %+v, want %+v", l.lines, want)
	}
	all := l.steps
	l.steps = all[:2]
	l.read(keys{}, "en", 0)
	if back := append(want[:2:2], Line{Text: "0", Step: 1, first: 1}); !slices.Equal(l.shown(), back) {
		t.Errorf("in the midst of a line the log has %+v, want %+v", l.shown(), back)
	}
	l.steps = all
	if l.read(keys{}, "en", 0); !slices.Equal(l.shown(), want) {
		t.Errorf("after that the log has %+v, want %+v", l.shown(), want)
	}
}

// Lines are rewritten for another reader, and only then.
func TestLinesAreForTheirReader(t *testing.T) {
	l := logOf(event{TurnBegins, 0}, event{SameTurn, 1})
	l.round = func(*int) int { return 1 }
	l.known = func(e event, seat game.Seat) event {
		if e.seat != seat {
			e.seat = game.NoSeat
		}
		return e
	}
	l.show = func(e event) *Presentation[int, event] {
		return &Presentation[int, event]{Turn: e.turn, Text: func(_ Texts, e event) string {
			if e.seat == game.NoSeat {
				return "somebody"
			}
			return "you"
		}}
	}
	for _, want := range []struct {
		viewer  game.Seat
		last    string
		edition int
	}{{1, "you", 1}, {1, "you", 1}, {0, "somebody", 2}} {
		l.read(keys{}, "en", want.viewer)
		if n := len(l.lines); n != 3 || !l.lines[0].Head || l.lines[n-1].Text != want.last || l.edition != want.edition {
			t.Errorf("seat %d reads %+v in edition %d", want.viewer, l.lines, l.edition)
		}
	}
}
