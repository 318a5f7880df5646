package forecast_test

import (
	"slices"

	"islas/game"
	"islas/game/islas"
)

// plain is a second, slow reading of the rules: islands as lists of plots, and nothing worked out beforehand. It knows of a
// position what lies open on the table.
type plain struct {
	seats  int
	land   []islas.Geography
	built  [][]*islas.Building // by seat and plot
	owner  [islas.Colours]game.Seat
	supply map[islas.Building]int
}

// plainly reads a position plot by plot.
func plainly(s *islas.State) *plain {
	p := &plain{seats: s.Seats(), supply: map[islas.Building]int{}}
	for seat := range game.Seat(s.Seats()) {
		p.land = append(p.land, s.Geography(seat))
		island := make([]*islas.Building, islas.Plots)
		for plot := range island {
			if b, ok := s.At(seat, islas.Plot(plot)); ok {
				island[plot] = &b
			}
		}
		p.built = append(p.built, island)
	}
	for c := range islas.Colour(islas.Colours) {
		p.owner[c] = s.OwnerOf(c)
		for k := range islas.Kind(islas.Kinds) {
			p.supply[islas.Building{Kind: k, Colour: c}] = s.Supply(k, c)
		}
	}
	return p
}

// pointsIn counts the points of a seat in a colour (section 11).
func (p *plain) pointsIn(seat game.Seat, c islas.Colour) (points int) {
	palaces := 0
	for _, b := range p.built[seat] {
		if b == nil || b.Colour != c {
			continue
		}
		switch b.Kind {
		case islas.House:
			points++
		case islas.Palace:
			palaces++
			points += 2
		case islas.Town:
			points += 5
		}
	}
	if palaces > 0 {
		points++ // the first is worth 3
	}
	return points
}

func (p *plain) points(seat game.Seat) (points int) {
	for c := range islas.Colour(islas.Colours) {
		points += p.pointsIn(seat, c)
	}
	return points
}

// next lists the free plots of a seat that lie next to what a settler wishes for (sections 3 and 8).
func (p *plain) next(seat game.Seat, wish islas.Priority) (plots islas.PlotSet) {
	for plot, b := range p.built[seat] {
		if b != nil {
			continue
		}
		found := !wish.IsColour() && p.land[seat].Near[wish.Feature()].Has(islas.Plot(plot))
		for other, b := range p.built[seat] {
			touches := p.land[seat].Neighbours[plot].Has(islas.Plot(other))
			found = found || wish.IsColour() && b != nil && touches && b.Colour == wish.Colour()
		}
		if found {
			plots = plots.Add(islas.Plot(plot))
		}
	}
	return plots
}

// compare returns who gets a settler and by what (section 8, and the privilege of section 10).
func (p *plain) compare(card islas.Card) (winner game.Seat, decided uint8) {
	winner, decided, _ = p.compareAll(card)
	return winner, decided
}

// compareAll is compare, and says who was still in when the last priority was counted.
func (p *plain) compareAll(card islas.Card) (winner game.Seat, decided uint8, in game.SeatSet) {
	var candidates []game.Seat
	for seat := range game.Seat(p.seats) {
		candidates = append(candidates, seat)
	}
	for k, wish := range islas.BuiltIn().Priorities(card) {
		most := 0
		in = 0
		for _, seat := range candidates {
			in = in.Add(seat)
			most = max(most, p.next(seat, wish).Count())
		}
		var level []game.Seat
		for _, seat := range candidates {
			if p.next(seat, wish).Count() == most {
				level = append(level, seat)
			}
		}
		candidates = level
		host := p.owner[islas.BuiltIn().Holder(islas.Ties)]
		switch {
		case len(level) == 1:
			return level[0], uint8(k + 1), in
		case k == 0 && most >= 1 && slices.Contains(level, host):
			return host, islas.ByTies, in
		}
	}
	return game.NoSeat, islas.ByNobody, in
}

// houses lists the plots of a seat's houses.
func (p *plain) houses(seat game.Seat) (plots islas.PlotSet) {
	for plot, b := range p.built[seat] {
		if b != nil && b.Kind == islas.House {
			plots = plots.Add(islas.Plot(plot))
		}
	}
	return plots
}

// threatened returns the houses that a pirate may take, by seat, and who would choose among several seats (section 10).
func (p *plain) threatened(c islas.Colour) (houses [islas.MaxSeats]islas.PlotSet, namer game.Seat) {
	owner, fort := p.owner[c], p.owner[islas.BuiltIn().Holder(islas.Shield)]
	namer = game.NoSeat
	most := 1
	for seat := range game.Seat(p.seats) {
		if seat != fort {
			most = max(most, p.pointsIn(seat, c))
		}
	}
	for seat := range game.Seat(p.seats) {
		hit := false
		switch {
		case owner == game.NoSeat:
			hit = seat != fort && p.pointsIn(seat, c) == most
		case owner != fort:
			hit = seat == owner
		default:
			hit = seat != owner
		}
		if hit {
			houses[seat] = p.houses(seat)
		}
		if hit && owner != game.NoSeat && owner == fort && houses[seat] != 0 {
			namer = owner
		}
	}
	return houses, namer
}

// do does an action of a seat as far as it changes the islands; landing is the settler that has arrived, done says that
// nobody else loses a house any more (sections 7, 9 and 10).
func (p *plain) do(seat game.Seat, a islas.Action, done bool) {
	put := func(k islas.Kind) {
		p.built[seat][a.Plot] = &islas.Building{Kind: k, Colour: a.Colour}
	}
	switch a.Kind {
	case islas.Build, islas.Settle:
		put(islas.House)
	case islas.MakePalace, islas.MakeTown:
		for plot := range a.From.All() {
			p.built[seat][plot] = nil
		}
		put(map[islas.ActionKind]islas.Kind{islas.MakePalace: islas.Palace, islas.MakeTown: islas.Town}[a.Kind])
	case islas.Lose:
		p.built[seat][a.Plot] = nil
	}
	if done {
		p.award()
	}
}

// award gives the privileges to whom they are due (section 10).
func (p *plain) award() {
	for c := range islas.Colour(islas.Colours) {
		need := 3
		if p.owner[c] != game.NoSeat {
			need = p.pointsIn(p.owner[c], c) + 1
		}
		most := 0
		var leaders []game.Seat
		for seat := range game.Seat(p.seats) {
			switch n := p.pointsIn(seat, c); {
			case n > most:
				most, leaders = n, []game.Seat{seat}
			case n == most:
				leaders = append(leaders, seat)
			}
		}
		if most >= need && len(leaders) == 1 {
			p.owner[c] = leaders[0]
		}
	}
}

// hidden counts the settlers of each occupation that a seat has not in sight, NoSeat standing for everybody.
func hidden(s *islas.State, seat game.Seat) (n [islas.Occupations]int) {
	var seen []islas.Card
	seen = append(s.Discard(seen), s.Landing())
	if seat != game.NoSeat {
		seen = s.HandCards(seat, seen)
		seen = append(seen, loaded(s, seat)...)
	}
	for c := range n {
		n[c] = 3
	}
	for _, c := range seen {
		if c.Settler() {
			n[c]--
		}
	}
	return n
}

// loaded lists the cards that a seat has put on the ship in this round.
func loaded(s *islas.State, seat game.Seat) (cards []islas.Card) {
	for i := range s.ShipSize() {
		if c, by := s.ShipAt(i); by == seat {
			cards = append(cards, c)
		}
	}
	return cards
}

// coming counts the hidden settlers that would choose a seat.
func (p *plain) coming(seat game.Seat, hidden [islas.Occupations]int) (n int) {
	for c, copies := range hidden {
		if winner, _ := p.compare(islas.Card(c)); winner == seat {
			n += copies
		}
	}
	return n
}
