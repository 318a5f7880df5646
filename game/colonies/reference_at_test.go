package colonies_test

import (
	"iter"
	"slices"

	"islas/game"
	"islas/game/colonies"
)

// referenceAt returns a reference with the position of the engine, in which a turn begins or is in its main part.
func referenceAt(s *colonies.State, chance func(what string) map[string]any) *reference {
	g := blank(s.Seats(), chance)
	h := colonies.HiddenOf(s)
	_, g.offers = s.OffersLeft()
	left, _ := s.OffersLeft()
	g.offered, g.goal, g.start, g.round, g.turn = g.offers-left, s.Goal(), int(s.Start()), s.Round(), int(s.Turn())
	g.reach, g.played, g.moved = s.Range(), s.CardPlayed(), h.Moved
	for i := range colonies.Hex(colonies.Hexes) {
		if t := s.Terrain(i); t != colonies.Unknown {
			g.terrain[int(i)] = t.ID()
		}
		if n := s.Number(i); n > 0 {
			g.number[int(i)] = n
		}
	}
	for i := range colonies.Harbours {
		if r := s.Harbour(i); r == colonies.NoResource {
			g.harbours = append(g.harbours, "any")
		} else {
			g.harbours = append(g.harbours, r.ID())
		}
	}
	g.bank, g.supply, g.deck = named(s.Bank(), refResources), namedTokens(s.TokensLeft()), namedCards(h.Deck)
	g.chips, g.stack = h.Chips, nil
	for kind, n := range h.Stack {
		t, number, _ := colonies.TileOf(kind)
		for range n {
			g.stack = append(g.stack, refTile{Tile: t.ID(), Number: number})
		}
	}
	if n := s.Pirate(); n != colonies.NoNode {
		g.pirate = int(n)
	}
	g.army = int(s.Army())
	g.sent, g.had = set(slices.Values(h.Sent)), set(slices.Values(h.Had))
	for seat, p := range g.seats {
		g.seatAt(p, game.Seat(seat), s, &h)
	}
	g.begin(func() { g.playOn(h.Rolled) })
	return g
}

// seatAt gives a seat what it has in the position.
func (g *reference) seatAt(p *refSeat, seat game.Seat, s *colonies.State, h *colonies.Hidden) {
	p.cards, p.home, p.points = named(s.Hand(seat), refResources), namedTokens(s.Home(seat)), s.PointChips(seat)
	p.hand, p.fresh, p.used = namedCards(s.Cards(seat)), namedCards(s.Fresh(seat)), namedCards(s.Used(seat))
	for n := range s.Settlements(seat).All {
		p.settlements[int(n)] = namedTokens(s.Stored(n))
	}
	p.cities = set(s.Sites(seat).Without(s.Settlements(seat)).All)
	p.roads = set(s.RoadSet(seat).All)
	for n := range s.ShipSet(seat).All {
		_, cargo := s.ShipOn(n)
		p.ships = append(p.ships, &refShip{at: int(n), spent: h.Spent[seat][n], cargo: namedTokens(cargo)})
	}
	for _, place := range colonies.Places() {
		if s.Bases(place).Has(seat) {
			p.bases[int(place)] = true
		}
	}
	if f := s.Fleet(seat); f != colonies.NoHex {
		p.fleet = int(f)
	}
}

// named returns numbers by the names that belong to them in order.
func named(list [5]uint8, names []string) map[string]int {
	of := map[string]int{}
	for i, n := range list {
		of[names[i]] = int(n)
	}
	return of
}

func namedCards(list [colonies.Cards]uint8) map[string]int { return named(list, refCards) }

func namedTokens(list colonies.Purse) map[string]int {
	of := map[string]int{}
	for i, n := range list {
		of[refTokens[i]] = int(n)
	}
	return of
}

// set returns a set of numbers.
func set[T ~uint8](list iter.Seq[T]) map[int]bool {
	of := map[int]bool{}
	for n := range list {
		of[int(n)] = true
	}
	return of
}
