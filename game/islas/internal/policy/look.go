package policy

import "islas/game"
import "islas/game/islas"

// look is what is worked out once for a decision, and the features of the action looked at last.
type look struct {
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

	cells []int16
}

// standing is who else has what in a colour.
type standing struct {
	owner game.Seat
	best  int // points of the best other
}

func (l *look) begin(s *islas.State, seat game.Seat) {
	l.s, l.seat = s, seat
	l.size, l.final, l.free = s.HandSize(seat), s.FinalRound(), s.Free(seat)
	l.compared = islas.NoCard
	for k := range islas.Priority(islas.Priorities) {
		l.near[k] = s.Near(seat, k)
	}
	for c := range islas.Colour(islas.Colours) {
		l.colour[c] = standing{s.OwnerOf(c), l.bestOther(seat, c)}
	}
	l.held = [islas.Colours]uint8{}
	hand := s.Hand(seat)
	for c, n := range hand[:islas.Occupations] {
		if n > 0 {
			l.held[islas.Card(c).Colour()] += n
		}
	}
}

// bestOther is the most points that anybody but the seat has in a colour.
func (l *look) bestOther(seat game.Seat, c islas.Colour) (most int) {
	for other := range game.Seat(l.s.Seats()) {
		if other != seat {
			most = max(most, l.s.PointsIn(other, c))
		}
	}
	return most
}

// best is the most points that anybody but the deciding seat has.
func (l *look) best() (most int) {
	for other := range game.Seat(l.s.Seats()) {
		if other != l.seat {
			most = max(most, l.s.Points(other))
		}
	}
	return most
}

// house notes, in a group of houseSize features, how a seat stands in a colour and so what a house more or less means.
func (l *look) house(group int, seat game.Seat, c islas.Colour) {
	mine, best := l.s.PointsIn(seat, c), l.colour[c].best
	if seat != l.seat {
		best = l.bestOther(seat, c)
	}
	switch owner := l.colour[c].owner; {
	case owner == seat:
		l.add(group, mine-best, 3) // 0 to 3: ahead
	case owner != game.NoSeat:
		l.add(group+8, best-mine, 3) // 8 to 11: behind
	case mine+islas.HousePoints >= islas.PrivilegePoints && mine+islas.HousePoints > best:
		l.add(group+4, 0, 0) // one house short of it
	default:
		l.add(group+5, mine, 2) // 5 to 7
	}
	houses := l.s.Houses(seat, c).Count()
	l.add(group+12, houses, 3)
	l.when(houses >= islas.Town.Houses()-1 && l.s.Stock(islas.Town) != 0, group+16)
	l.when(houses == islas.Palace.Houses()-1 && l.s.Palaces(seat, c) == 0, group+17)
}

// plot notes, in a group of plotSize features, what settlers miss where a plot is taken by a building of a colour: the
// fewer free plots answer a priority, the more.
func (l *look) plot(group int, p islas.Plot, c islas.Colour) {
	for k := range islas.Priority(islas.Priorities) {
		if !l.near[k].Has(p) {
			continue
		}
		left := (l.near[k] & l.free).Count() - 1
		if k.IsColour() {
			l.add(group+5, left, 4)
			l.when(true, group+20+int(k.Colour()))
		} else {
			l.add(group, left, 4)
			l.when(true, group+14+int(k))
		}
	}
	fresh := l.s.Neighbours(l.seat, p) & l.free &^ l.near[islas.ColourPriority(c)]
	l.add(group+10, fresh.Count(), 3) // free plots that will be next to the colour and were not
}

// raid is whom the pirate of a colour would rob if it landed now, one of raids cases.
func (l *look) raid(c islas.Colour) int {
	r := l.s.Raid(c)
	switch own := r.Owner == l.seat; {
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
	case r.Most.Has(l.seat):
		return 5 // oneself, perhaps with others
	case r.Most != 0:
		return 6 // others
	}
	return 7 // nobody
}
