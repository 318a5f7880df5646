package islas

import (
	"fmt"
	"path/filepath"
	"strings"
	"testing"

	"islas/game"
	"islas/game/internal/golden"
)

// TestPlaythroughs plays one random game for each number of players and each edition and compares every action and event
// with the golden file. A difference is a change of the rules, of the generator or of the order of legal actions: it breaks
// saved games, and -update must be a decision.
func TestPlaythroughs(t *testing.T) {
	for seats := MinSeats; seats <= MaxSeats; seats++ {
		for _, draw := range []int{DefaultDrawPrivilege, EnglishDrawPrivilege} {
			name := fmt.Sprintf("%d-players-draw-%d", seats, draw)
			t.Run(name, func(t *testing.T) {
				o, how := options(seats, draw, uint64(10*seats+draw)), uniform
				if draw == EnglishDrawPrivilege {
					o.Goal, how = 22, drawer // a long game in which the deck runs out
				}
				golden.Text(t, filepath.Join("testdata", name+".txt"), playthrough(t, o, how))
			})
		}
	}
}

// playthrough returns a whole random game as text: each action, indented its events, and at the end the islands.
func playthrough(t *testing.T, o Options, how style) string {
	var b strings.Builder
	var steps []Step
	s, err := NewWith(o, nil, &steps)
	if err != nil {
		t.Fatal(err)
	}
	tell := func() {
		for i := range steps {
			fmt.Fprintf(&b, "\t%s\n", describe(&steps[i]))
		}
		steps = steps[:0]
	}
	fmt.Fprintf(&b, "%d players, draw %d, goal %d, seed %d, start %d\n", o.Seats, s.DrawPrivilege(), s.Goal(), o.Seed, o.Start)
	tell()
	pick := picker(o.Seed)
	for n := 0; !s.Over(); n++ {
		if n == maxActions {
			t.Fatalf("the game did not end within %d actions", maxActions)
		}
		legal := s.Legal(nil)
		a := pick.choose(legal, how)
		fmt.Fprintf(&b, "%d of %d: %v\n", s.Decision().Seat, len(legal), a)
		if err := s.Apply(a, &steps); err != nil {
			t.Fatal(err)
		}
		tell()
	}
	for seat := range game.Seat(s.Seats()) {
		fmt.Fprintf(&b, "seat %d: %d points", seat, s.Points(seat))
		for p := range Plot(Plots) {
			if built, ok := s.At(seat, p); ok {
				fmt.Fprintf(&b, ", %d %v %v", p, built.Colour, built.Kind)
			}
		}
		b.WriteByte('\n')
	}
	return b.String()
}

// describe returns an event on one line.
func describe(step *Step) string {
	e, s := &step.Event, &step.After
	switch e.Kind {
	case EvDeal:
		return fmt.Sprintf("deal to %d: %v", e.Seat, e.Cards[:e.Count])
	case EvAboard:
		return fmt.Sprintf("aboard: %v", e.Card)
	case EvTurn:
		return fmt.Sprintf("round %d, turn of %d, must draw %v", e.Round, e.Seat, s.MustDraw())
	case EvDraw:
		return fmt.Sprintf("%d draws %v, extra %v", e.Seat, e.Cards[:e.Count], e.Extra)
	case EvReshuffle:
		return fmt.Sprintf("new deck of %d", e.Count)
	case EvBuild:
		return fmt.Sprintf("%d builds %v for %v on %d", e.Seat, e.Colour, e.Card, e.Plot)
	case EvPalace, EvTown:
		return fmt.Sprintf("%d turns %v into kind %d %v on %d", e.Seat, e.From, e.Kind-EvPalace+1, e.Colour, e.Plot)
	case EvLoad:
		return fmt.Sprintf("%d loads %v, %d aboard", e.Seat, e.Card, s.ShipSize())
	case EvArrival:
		return fmt.Sprintf("arrival %d keeps %v", e.Round, e.Card)
	case EvReveal:
		return fmt.Sprintf("%v: counts %v, left %v, by %d to %d; decides %+v", e.Card, e.Comparison.Counts[:s.Seats()],
			e.Comparison.Left, e.Comparison.Decided, e.Comparison.Winner, s.Decision())
	case EvSettler:
		return fmt.Sprintf("%v settles at %d: plot %d, %v", e.Card, e.Seat, int8(e.Plot), e.Colour)
	case EvNamed:
		return fmt.Sprintf("%d names %d", e.Seat, e.Other)
	case EvLoss:
		return fmt.Sprintf("%d loses %v on %d", e.Seat, e.Colour, e.Plot)
	case EvPirate:
		return fmt.Sprintf("pirate %v, named by %d, losses %v", e.Colour, e.Other, e.Losses[:e.Count])
	case EvPrivilege:
		return fmt.Sprintf("privilege %v from %d to %d", e.Colour, e.Other, e.Seat)
	case EvRound:
		return fmt.Sprintf("round %d: %v, last %v", e.Round, e.Points[:s.Seats()], e.Last)
	case EvEnd:
		return fmt.Sprintf("end: %v, winners %05b", e.Points[:s.Seats()], e.Winners)
	}
	return fmt.Sprintf("event %d", e.Kind)
}
