package islas

import (
	"fmt"
	"slices"
)

// refRounds holds the points at the end of every round, from which a plain reading of the rules' section 11 finds which is the
// last.
type refRounds struct {
	points [][]int // by round and seat
	last   int     // the round after which one more was promised, from 1; zero for none yet
	why    string
}

// follow adds the end of a round and returns an error if the event does not agree with the rules.
func (r *refRounds) follow(e *Event, s *State) error {
	r.points = append(r.points, slices.Clone(e.Points[:s.Seats()]))
	want := r.last == 0 && r.ends(s.Goal(), s.Stalemate())
	if want {
		r.last = len(r.points)
	}
	switch final := r.last > 0 && r.last < len(r.points); {
	case e.Round != len(r.points):
		return fmt.Errorf("it is the %dth", len(r.points))
	case e.Last != want:
		return fmt.Errorf("one more round is promised: %v, want %v", e.Last, want)
	case final && (r.last != len(r.points)-1 || s.Stalled() != (r.why == "stalemate")):
		return fmt.Errorf("the last round came after round %d by the %s, stalled: %v", r.last, r.why, s.Stalled())
	}
	return nil
}

// ends reports whether one more round follows by the points so far, and why.
func (r *refRounds) ends(goal, stalemate int) bool {
	if slices.Max(r.points[len(r.points)-1]) >= goal {
		r.why = "goal"
		return true
	}
	if stalemate == 0 || len(r.points) < stalemate {
		return false
	}
	r.why = "stalemate"
	before := len(r.points) - stalemate
	for seat := range r.points[0] {
		most := func(rounds [][]int) (most int) {
			for _, points := range rounds {
				most = max(most, points[seat])
			}
			return most
		}
		if most(r.points[before:]) > most(r.points[:before]) {
			return false
		}
	}
	return true
}
