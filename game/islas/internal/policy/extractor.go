package policy

import (
	"islas/game"
	"islas/game/islas"
)

// extractor finds the features of actions: it holds what is computed once for a decision, and the features of the last action.
type extractor struct {
	s     *islas.State
	seat  game.Seat // who decides
	size  int       // of the hand
	held  [islas.Colours]uint8
	final bool
	free  islas.PlotSet
	near  [islas.Priorities]islas.PlotSet

	colour [islas.Colours]standing

	compared islas.Card // the settler of the hand that was compared last
	chosen   game.Seat  // and whom it would choose

	active []int16 // the features that the action has
}

// standing holds the others' points and privilege in a colour.
type standing struct {
	owner game.Seat
	best  int // points of the best other
}

func (x *extractor) begin(s *islas.State, seat game.Seat) {
	x.s, x.seat = s, seat
	x.size, x.final, x.free = s.HandSize(seat), s.FinalRound(), s.Free(seat)
	x.compared = islas.NoCard
	for k := range islas.Priority(islas.Priorities) {
		x.near[k] = s.Near(seat, k)
	}
	for c := range islas.Colour(islas.Colours) {
		x.colour[c] = standing{s.OwnerOf(c), x.bestOther(seat, c)}
	}
	x.held = [islas.Colours]uint8{}
	hand := s.Hand(seat)
	for c, n := range hand[:islas.Occupations] {
		if n > 0 {
			x.held[x.s.Data().Colour(islas.Card(c))] += n
		}
	}
}

// bestOther returns the most points that anybody but the seat has in a colour.
func (x *extractor) bestOther(seat game.Seat, c islas.Colour) (most int) {
	for other := range game.Seat(x.s.Seats()) {
		if other != seat {
			most = max(most, x.s.PointsIn(other, c))
		}
	}
	return most
}

// best returns the most points that anybody but the deciding seat has.
func (x *extractor) best() (most int) {
	for other := range game.Seat(x.s.Seats()) {
		if other != x.seat {
			most = max(most, x.s.Points(other))
		}
	}
	return most
}

// house adds, in a group of houseSize features, how a seat stands in a colour and so what a house more or less means.
func (x *extractor) house(group int, seat game.Seat, c islas.Colour) {
	mine, best := x.s.PointsIn(seat, c), x.colour[c].best
	if seat != x.seat {
		best = x.bestOther(seat, c)
	}
	switch owner := x.colour[c].owner; {
	case owner == seat:
		x.add(group, mine-best, 3) // 0 to 3: ahead
	case owner != game.NoSeat:
		x.add(group+8, best-mine, 3) // 8 to 11: behind
	case mine+islas.HousePoints >= islas.PrivilegePoints && mine+islas.HousePoints > best:
		x.add(group+4, 0, 0) // one house short of it
	default:
		x.add(group+5, mine, 2) // 5 to 7
	}
	houses := x.s.Houses(seat, c).Count()
	x.add(group+12, houses, 3)
	x.when(houses >= islas.Town.Houses()-1 && x.s.Stock(islas.Town) != 0, group+16)
	x.when(houses == islas.Palace.Houses()-1 && x.s.Palaces(seat, c) == 0, group+17)
}

// plot adds, in a group of plotSize features, what settlers miss where a plot is taken by a building of a colour: more where
// fewer free plots answer a priority.
func (x *extractor) plot(group int, p islas.Plot, c islas.Colour) {
	for k := range islas.Priority(islas.Priorities) {
		if !x.near[k].Has(p) {
			continue
		}
		left := (x.near[k] & x.free).Count() - 1
		if k.IsColour() {
			x.add(group+5, left, 4)
			x.when(true, group+20+int(k.Colour()))
		} else {
			x.add(group, left, 4)
			x.when(true, group+14+int(k))
		}
	}
	fresh := x.s.Neighbours(x.seat, p) & x.free &^ x.near[islas.ColourPriority(c)]
	x.add(group+10, fresh.Count(), 3) // free plots that will be next to the colour and were not
}

// raid returns whom the pirate of a colour would rob if it landed now, one of raids cases.
func (x *extractor) raid(c islas.Colour) int {
	r := x.s.Raid(c)
	switch own := r.Owner == x.seat; {
	case own && r.Rule == islas.RaidNamed:
		return 0 // a victim of one's choice
	case own:
		return 1 // oneself
	case r.Rule == islas.RaidNamed:
		return 2 // whom another chooses
	case r.Rule == islas.RaidOwner && r.Losers == 0:
		return 3 // an owner without a house
	case r.Rule == islas.RaidOwner:
		return 4 // the owner
	case r.Most.Has(x.seat):
		return 5 // oneself, perhaps with others
	case r.Most != 0:
		return 6 // others
	}
	return 7 // nobody
}
