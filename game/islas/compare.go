package islas

import "islas/game"

// Values of Comparison.Decided and of the second result of Allowed, beside the numbers 1 to Wishes of the priorities.
const (
	ByNobody   = 0 // Decided: nobody gets the settler. Allowed: no priority applies, so any free plot.
	ByTies     = 5 // Decided: the privilege was needed to win at the first priority.
	ByAnywhere = 5 // Allowed: the privilege opens every free plot.
)

// Comparison holds how a settler from the ship chooses an island (rules, section 8). The order of Counts and Left is that of the
// card's priorities.
type Comparison struct {
	Card    Card
	Counts  [MaxSeats][Wishes]uint8 // free plots next to each priority, for every seat and whichever decided
	Left    [Wishes]game.SeatSet    // who is still in after each priority
	Decided uint8                   // 1 to Wishes: the priority that left one alone; ByTies; ByNobody
	Winner  game.Seat               // NoSeat if nobody gets the settler
}

// Columns returns how many priorities have to be looked at to know who gets the settler: 1 to Wishes.
func (c *Comparison) Columns() int {
	switch c.Decided {
	case ByNobody:
		return Wishes
	case ByTies:
		return 1
	}
	return int(c.Decided)
}

// Counts returns how many free plots lie next to each of the settler's priorities on each seat's island.
func (t *table) Counts(card Card) (n [MaxSeats][Wishes]uint8) {
	if !card.Settler() {
		return n
	}
	priorities := &t.data.priorities[card]
	for seat := range t.seats {
		i := &t.islands[seat]
		for k, p := range priorities {
			n[seat][k] = uint8((i.free & i.near[p]).Count())
		}
	}
	return n
}

// Compare returns which island the settler would choose if it landed now, and why. It changes nothing. For a card that is no
// settler nobody wins.
func (t *table) Compare(card Card) Comparison {
	r := Comparison{Card: card, Counts: t.Counts(card), Winner: game.NoSeat}
	if !card.Settler() {
		return r
	}
	left := game.SeatSet(1)<<t.seats - 1
	for k := range r.Left {
		if r.Decided == ByNobody {
			var best uint8
			left, best = r.highest(left, k)
			switch ties := t.Owner(Ties); {
			case left.Count() == 1:
				r.Decided, r.Winner = uint8(k)+1, left.First()
			case k == 0 && best > 0 && left.Has(ties):
				// With nothing to count nobody is preferred (ruling, section 10).
				left = game.SeatSet(0).Add(ties)
				r.Decided, r.Winner = ByTies, ties
			}
		}
		r.Left[k] = left
	}
	return r
}

// highest returns which seats of left have the highest count for priority k, and that count.
func (r *Comparison) highest(left game.SeatSet, k int) (top game.SeatSet, best uint8) {
	for ; left != 0; left &= left - 1 {
		seat := left.First()
		switch n := r.Counts[seat][k]; {
		case n > best || top == 0:
			top, best = game.SeatSet(0).Add(seat), n
		case n == best:
			top = top.Add(seat)
		}
	}
	return top, best
}
