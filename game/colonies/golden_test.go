package colonies_test

import (
	"fmt"
	"math/rand/v2"
	"path/filepath"
	"strings"
	"testing"

	"islas/game/colonies"
	"islas/game/internal/golden"
)

// TestPlaythroughs plays one random game for each number of players and each board and compares every action and its events with the
// golden file. A difference is a change of the rules, of the generator, of the order of legal actions or of the digest: it breaks
// saved games, and -update must be a decision.
func TestPlaythroughs(t *testing.T) {
	for seats := colonies.MinSeats; seats <= colonies.MaxSeats; seats++ {
		for board, name := range boards {
			name := fmt.Sprintf("%d-players-%s", seats, name)
			t.Run(name, func(t *testing.T) {
				o := colonies.Options{Seats: seats, Board: board, Offers: 1, Goal: 6, Seed: uint64(board)}
				golden.Text(t, filepath.Join("testdata", name+".txt"), playthrough(t, o))
			})
		}
	}
}

// playthrough returns a whole random game as text: each action, indented what it leads to, and at the end the position.
func playthrough(t *testing.T, o colonies.Options) string {
	var b strings.Builder
	var steps []colonies.Step
	s, err := colonies.New(o, &steps)
	if err != nil {
		t.Fatal(err)
	}
	tell := func() {
		for i := range steps {
			if line := describe(t, &steps[i]); line != "" {
				fmt.Fprintf(&b, "\t%s\n", line)
			}
		}
		steps = steps[:0]
	}
	fmt.Fprintf(&b, "%d players, board %s, goal %d, seed %d, start %d\n", o.Seats, boards[o.Board], s.Goal(), o.Seed, o.Start)
	tell()
	src := rand.New(rand.NewPCG(o.Seed, uint64(o.Seats)))
	for !s.Over() {
		legal := s.Legal(nil)
		a := choose(src, legal, keen)
		fmt.Fprintf(&b, "%d of %d: %v\n", s.Decision().Seat, len(legal), a)
		if err := s.Apply(a, &steps); err != nil {
			t.Fatal(err)
		}
		tell()
	}
	fmt.Fprintf(&b, "%s\n", stateLine(t, &s))
	return b.String()
}

// describe returns an event on one line; for a position after a round, its digest. Acts that are not forced have been told.
func describe(t *testing.T, step *colonies.Step) string {
	e := &step.Event
	switch e.Kind {
	case colonies.EvState:
		return "position " + step.After.Digest()
	case colonies.EvAct:
		if !e.Forced {
			return ""
		}
	}
	line := lineOf(t, step)
	switch {
	case line != "":
		line = strings.NewReplacer(`"`, "", `{e:`, "", "}", "").Replace(line)
	case e.Kind == colonies.EvSailed:
		line = fmt.Sprintf("sailed %d from %d to %d", e.Seat, e.Node, e.To)
	default:
		line = fmt.Sprintf("event %d of %d: n %d, hex %d, node %d, %v", e.Kind, e.Seat, e.N, e.Hex, e.Node, e.By)
	}
	return strings.TrimSuffix(line, ",by:[[0,0,0,0],[0,0,0,0],[0,0,0,0],[0,0,0,0]]")
}
