package chronicle

import (
	"slices"

	"islas/game"
)

// Achievement is how often something was achieved, and the play in which it was first.
type Achievement struct {
	Times int
	First Play
}

// Achievements returns the achievements of plays by their ids.
func Achievements(plays []Play) map[string]Achievement {
	all := map[string]Achievement{}
	for _, p := range plays {
		for _, id := range p.Achieved(p.Seat) {
			f := all[id]
			if f.Times++; f.Times == 1 {
				f.First = p
			}
			all[id] = f
		}
	}
	return all
}

// Achieved returns the ids of the achievements of a seat.
func (r *Result) Achieved(seat int) []string {
	if seat >= len(r.Achievements) {
		return nil
	}
	return r.Achievements[seat]
}

// Fresh returns the achievements of people in a game that counts which nobody has in the known games of its kind that count.
func Fresh(known []Result, r Result) (fresh []string) {
	if !r.Counts() {
		return nil
	}
	had := map[string]bool{}
	for i := range known {
		if known[i].Game == r.Game && known[i].Counts() {
			known[i].people(func(id string) { had[id] = true })
		}
	}
	r.people(func(id string) {
		if !had[id] && !slices.Contains(fresh, id) {
			fresh = append(fresh, id)
		}
	})
	return fresh
}

// people calls yield with the achievements of people.
func (r *Result) people(yield func(id string)) {
	for seat := range r.Seats {
		if r.Seats[seat].Control == game.Human {
			for _, id := range r.Achieved(seat) {
				yield(id)
			}
		}
	}
}
