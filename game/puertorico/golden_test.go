package puertorico

import (
	"fmt"
	"path/filepath"
	"strings"
	"testing"

	"islas/game/internal/golden"
)

// TestPlaythroughs plays one random game for each number of players and compares every action and its events with the golden
// file. A difference is a change of the rules, of the generator, of the order of legal actions or of the digest: it breaks saved
// games, and -update must be a decision.
func TestPlaythroughs(t *testing.T) {
	for seats := MinSeats; seats <= MaxSeats; seats++ {
		for _, points := range PointChoices(seats) {
			name := fmt.Sprintf("%d-players-%d-points", seats, points)
			t.Run(name, func(t *testing.T) {
				how := uniform
				if points == manyPoints {
					how = shipper
				}
				golden.Text(t, filepath.Join("testdata", name+".txt"), playthrough(t, Options{Seats: seats, Points: points, Seed: uint64(points)}, how))
			})
		}
	}
}

// playthrough returns a whole random game as text: each action, indented its events, and at the end the position.
func playthrough(t *testing.T, o Options, how style) string {
	var b strings.Builder
	var steps []Step
	s, err := New(o, &steps)
	if err != nil {
		t.Fatal(err)
	}
	tell := func() {
		for i := range steps {
			if line := describe(&steps[i]); line != "" {
				fmt.Fprintf(&b, "\t%s\n", line)
			}
		}
		steps = steps[:0]
	}
	fmt.Fprintf(&b, "%d players, %d points, seed %d, start %d\n", o.Seats, s.StartChips(), o.Seed, o.Start)
	tell()
	for pick := picker(o.Seed); !s.Over(); {
		legal := s.Legal(nil)
		a := pick.choose(legal, how)
		fmt.Fprintf(&b, "%d of %d: %v\n", s.Decision().Seat, len(legal), a)
		if err := s.Apply(a, &steps); err != nil {
			t.Fatal(err)
		}
		tell()
	}
	fmt.Fprintf(&b, "%s\n%s\n", stateLine(&s), RecordLine(&Step{Event: Event{Kind: EvOver, Ending: s.Ending()}, After: s}))
	return b.String()
}

// describe returns an event on one line; for a position after a role, its digest.
func describe(step *Step) string {
	e := &step.Event
	switch e.Kind {
	case EvSetUp, EvRoleOver:
		return "position " + step.After.Digest()
	case EvAct:
		if !e.Forced {
			return fmt.Sprintf("brings or costs %d", e.Count)
		}
	case EvRefilled:
		return fmt.Sprintf("ship refilled with %d, short %v", e.Count, e.Short)
	case EvHouse:
		return "house emptied"
	case EvSailed:
		return fmt.Sprintf("sailed %v", e.By[0])
	case EvDiscarded:
		return fmt.Sprintf("discarded %v", e.Tiles[:e.Count])
	case EvEnding:
		return fmt.Sprintf("ending %d by %d", e.Ending, e.Seat)
	case EvOver:
		return fmt.Sprintf("over by %d", e.Ending)
	}
	return strings.NewReplacer(`"`, "", `{e:`, "", "}", "").Replace(RecordLine(step))
}
