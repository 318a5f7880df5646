package table_test

import (
	"slices"
	"testing"

	"islas/game"
	"islas/game/islas"
	"islas/render/islas/table"
)

// countNext counts a seat's free plots next to what a settler wishes for, plot by plot.
func countNext(s *islas.State, seat game.Seat, wish islas.Priority) (n int) {
	land := s.Geography(seat)
	for p := range islas.Plot(islas.Plots) {
		if _, built := s.At(seat, p); built {
			continue
		}
		next := !wish.IsColour() && land.Near[wish.Feature()].Has(p)
		for q := range islas.Plot(islas.Plots) {
			b, built := s.At(seat, q)
			next = next || wish.IsColour() && built && b.Colour == wish.Colour() && land.Neighbours[p].Has(q)
		}
		if next {
			n++
		}
	}
	return n
}

// survey is where a settler would go by a plain reading of the rules: who is still in when the last wish is counted, with what
// numbers, and who wins.
type survey struct {
	in     []game.Seat
	counts map[game.Seat]int
	winner game.Seat
	ties   bool
}

func surveyOf(s *islas.State, c islas.Card) (v survey) {
	for seat := range game.Seat(s.Seats()) {
		v.in = append(v.in, seat)
	}
	for k, wish := range islas.BuiltIn().Priorities(c) {
		v.counts = map[game.Seat]int{}
		most := 0
		for _, seat := range v.in {
			v.counts[seat] = countNext(s, seat, wish)
			most = max(most, v.counts[seat])
		}
		best := slices.DeleteFunc(slices.Clone(v.in), func(seat game.Seat) bool { return v.counts[seat] < most })
		host := s.Owner(islas.Ties)
		switch {
		case len(best) == 1:
			v.winner = best[0]
			return v
		case k == 0 && most > 0 && slices.Contains(best, host):
			v.winner, v.ties = host, true
			return v
		case k < 3:
			v.in = best
		}
	}
	v.winner = game.NoSeat
	return v
}

// changed returns the settlers of the first seat's hand that would come to it after an action and not before, and those that no
// longer would; the card that the action builds is not among them.
func changed(s *islas.State, a islas.Action) (comes, leaves []islas.Card) {
	after := *s
	if after.Apply(a, nil) != nil {
		return nil, nil
	}
	known := after.HandCards(0, nil)
	for _, c := range slices.Compact(known) {
		if !c.Settler() {
			continue
		}
		switch was, is := surveyOf(s, c).winner == 0, surveyOf(&after, c).winner == 0; {
		case is && !was:
			comes = append(comes, c)
		case was && !is:
			leaves = append(leaves, c)
		}
	}
	return comes, leaves
}

// hiddenSettlers counts the settlers that the first seat has not in sight.
func hiddenSettlers(s *islas.State) (n int) {
	for _, k := range hiddenKinds(s) {
		n += k
	}
	return n
}

// hiddenKinds counts them by occupation.
func hiddenKinds(s *islas.State) (n [islas.Occupations]int) {
	seen := s.HandCards(0, s.Discard(nil))
	for i := range s.ShipSize() {
		if c, by := s.ShipAt(i); by == 0 {
			seen = append(seen, c)
		}
	}
	for c := range n {
		n[c] = islas.Copies
	}
	for _, c := range seen {
		if c.Settler() {
			n[c]--
		}
	}
	return n
}

// unseen counts the settlers not in sight that would come to the first seat.
func unseenComing(s *islas.State) (n int) {
	for c, copies := range hiddenKinds(s) {
		if surveyOf(s, islas.Card(c)).winner == 0 {
			n += copies
		}
	}
	return n
}

// TestForecastIsForWhoeverLooks asks about one position for the person whose hand it is and for everybody together, who see less:
// neither is told what was worked out for the other.
func TestForecastIsForWhoeverLooks(t *testing.T) {
	s := *find(t, 3, decides(islas.PhaseAction, 3)).state()
	var f table.Forecaster
	own, all := f.At(&s, 0, 0), f.At(&s, game.NoSeat, 0)
	settlers := 0
	for _, c := range s.HandCards(0, nil) {
		if c.Settler() {
			settlers++
		}
	}
	if settlers == 0 || all.Unseen() < own.Unseen()+settlers {
		t.Errorf("with %d settlers in hand their player does not see %d, everybody %d", settlers, own.Unseen(), all.Unseen())
	}
	if f.At(&s, game.NoSeat, 0) != all {
		t.Error("the same question is worked out twice")
	}
}
