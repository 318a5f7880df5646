package colonies

import (
	"math/bits"

	"islas/game"
)

// Seats returns the number of players.
func (s *State) Seats() int { return int(s.seats) }

// Terrain returns what lies on a hex.
func (s *State) Terrain(h Hex) Terrain { return s.terrain[h] }

// Number returns the number of a hex, 0 if it has none.
func (s *State) Number(h Hex) int { return int(s.numbers[h]) }

// Harbour returns the resource of a harbour, NoResource for 3:1.
func (s *State) Harbour(i int) Resource { return s.harbours[i] }

// At returns who has a settlement or a city on a node, game.NoSeat if nobody has.
func (s *State) At(n Node) (owner game.Seat, city bool) { return s.built[n].owner(), s.built[n].city() }

func (p piece) owner() game.Seat {
	if p == 0 {
		return game.NoSeat
	}
	return game.Seat((p - 1) / 2)
}

func (p piece) city() bool { return p != 0 && p%2 == 0 }

// RoadOn returns who has a road on an edge, game.NoSeat if nobody has.
func (s *State) RoadOn(e Edge) game.Seat {
	for seat := range game.Seat(s.seats) {
		if s.players[seat].roads.has(e) {
			return seat
		}
	}
	return game.NoSeat
}

// ShipOn returns whose ship is on a node and what it carries, game.NoSeat if there is none.
func (s *State) ShipOn(n Node) (owner game.Seat, cargo Purse) {
	for seat := range game.Seat(s.seats) {
		p := &s.players[seat]
		for i := range p.shipN {
			if p.ships[i].at == n {
				return seat, p.ships[i].cargo
			}
		}
	}
	return game.NoSeat, Purse{}
}

// RangeLeft returns how many edges the ship of the seat at turn on a node may still sail this turn, 0 before the roll.
func (s *State) RangeLeft(n Node) int {
	if s.turn == game.NoSeat {
		return 0
	}
	p := &s.players[s.turn]
	for i := range p.shipN {
		if p.ships[i].at == n {
			return max(0, int(s.reach)-int(p.ships[i].spent))
		}
	}
	return 0
}

// Bases returns who has a base on a hex.
func (s *State) Bases(h Hex) (set game.SeatSet) {
	for seat := range game.Seat(s.seats) {
		if s.players[seat].bases>>h&1 != 0 {
			set = set.Add(seat)
		}
	}
	return set
}

// Fleet returns the hex of a seat's war fleet, NoHex while it is in stock.
func (s *State) Fleet(seat game.Seat) Hex { return s.players[seat].fleet }

// Stored returns the tokens that the settlement on a node stores.
func (s *State) Stored(n Node) Purse {
	if owner := s.built[n].owner(); owner != game.NoSeat {
		p := &s.players[owner]
		for i := range p.townN {
			if p.towns[i].at == n {
				return p.towns[i].stored
			}
		}
	}
	return Purse{}
}

// Hand returns the resource cards of a seat; in a view they are none for other seats.
func (s *State) Hand(seat game.Seat) Hand { return s.players[seat].hand }

// HandSize returns the number of resource cards of a seat.
func (s *State) HandSize(seat game.Seat) int { return int(s.players[seat].size) }

// Cards returns the development cards that a seat has not played; in a view they are none for other seats.
func (s *State) Cards(seat game.Seat) [Cards]uint8 { return s.players[seat].cards }

// Fresh returns those of a seat's development cards that were gained this turn and cannot be played yet.
func (s *State) Fresh(seat game.Seat) [Cards]uint8 { return s.players[seat].fresh }

// CardCount returns the number of development cards that a seat has not played.
func (s *State) CardCount(seat game.Seat) int { return int(s.players[seat].held) }

// Used returns the development cards that a seat has played.
func (s *State) Used(seat game.Seat) [Cards]uint8 { return s.players[seat].used }

// PointChips returns the point chips of a seat.
func (s *State) PointChips(seat game.Seat) int { return int(s.players[seat].chips) }

// Home returns the tokens that wait in a seat's home stock.
func (s *State) Home(seat game.Seat) Purse { return s.players[seat].home }

// Settlements returns the nodes of a seat's settlements, rising.
func (s *State) Settlements(seat game.Seat) []Node { return s.nodes(seat, false) }

// Cities returns the nodes of a seat's cities, rising.
func (s *State) Cities(seat game.Seat) []Node { return s.nodes(seat, true) }

func (s *State) nodes(seat game.Seat, cities bool) (list []Node) {
	for n, p := range s.built {
		if p.owner() == seat && p.city() == cities {
			list = append(list, Node(n))
		}
	}
	return list
}

// Roads returns the edges of a seat's roads, rising.
func (s *State) Roads(seat game.Seat) (list []Edge) {
	for i, w := range s.players[seat].roads {
		for ; w != 0; w &= w - 1 {
			list = append(list, Edge(64*i+bits.TrailingZeros64(w)))
		}
	}
	return list
}

// Ships returns the nodes of a seat's ships, rising.
func (s *State) Ships(seat game.Seat) (list []Node) {
	for n := range Node(Nodes) {
		for i := range s.players[seat].shipN {
			if s.players[seat].ships[i].at == n {
				list = append(list, n)
			}
		}
	}
	return list
}

// Stock returns the pieces that a seat has left.
func (s *State) Stock(seat game.Seat) (settlements, cities, roads, ships, fleets, bases int) {
	p := &s.players[seat]
	fleet := 0
	if p.fleet == NoHex {
		fleet = 1
	}
	return MaxSettlements - int(p.townN), MaxCities - int(p.cityN), MaxRoads - int(p.roadN), MaxShips - int(p.shipN), fleet, MaxBases - int(p.baseN)
}

// Bank returns the resource cards of the bank.
func (s *State) Bank() Hand { return s.bank }

// TokensLeft returns the tokens of the supply.
func (s *State) TokensLeft() Purse { return s.supply }

// DeckLeft returns the number of development cards of the deck.
func (s *State) DeckLeft() (n int) {
	for _, k := range s.deck {
		n += int(k)
	}
	return n
}

// TilesLeft returns the number of tiles of the stack.
func (s *State) TilesLeft() int { return int(s.tiles) }

// ChipsLeft returns the number of number chips left.
func (s *State) ChipsLeft() int { return bits.OnesCount16(s.chips) }

// Pirate returns the node of the pirate, NoNode while he is off the board.
func (s *State) Pirate() Node { return s.pirate }

// Army returns who has the largest army, game.NoSeat if nobody has.
func (s *State) Army() game.Seat { return s.army }

// Round returns the number of the round, from 1; 0 in the set-up.
func (s *State) Round() int { return int(s.round) }

// Turn returns the seat at turn, game.NoSeat in the set-up. When the game is over it is the winner.
func (s *State) Turn() game.Seat { return s.turn }

// Start returns the seat that began.
func (s *State) Start() game.Seat { return s.start }

// Dice returns the dice of the turn, zeros before the roll.
func (s *State) Dice() [2]int { return [2]int{int(s.dice[0]), int(s.dice[1])} }

// Range returns the range of ships in the turn, 0 before the roll.
func (s *State) Range() int { return int(s.reach) }

// Goal returns the points that win.
func (s *State) Goal() int { return int(s.goal) }

// OffersLeft returns how many offers may still be made in the turn, and how many there are in one.
func (s *State) OffersLeft() (left, all int) { return int(s.offers) - int(s.offered), int(s.offers) }

// Offer returns the offer that is answered; ok is false if there is none.
func (s *State) Offer() (o Offer, ok bool) { return s.offer, s.offer.N > 0 }

// Answered returns how a seat has answered the offer.
func (s *State) Answered(seat game.Seat) Answer { return s.answers[seat] }

// CardPlayed reports whether a development card was played in the turn.
func (s *State) CardPlayed() bool { return s.played }

// Over reports whether the game is over.
func (s *State) Over() bool { return s.over }

// Winners returns the winner; nobody before the end.
func (s *State) Winners() game.SeatSet {
	if !s.over {
		return 0
	}
	return game.SeatSet(0).Add(s.turn)
}

// Score is the points of a seat by source (section 17).
type Score struct{ Settlements, Cities, Chips, Cards, Army int }

// Total returns the sum.
func (c Score) Total() int { return c.Settlements + c.Cities + c.Chips + c.Cards + c.Army }

// Score returns the points of a seat by source. Point cards of others are not counted in a view.
func (s *State) Score(seat game.Seat) Score {
	p := &s.players[seat]
	c := Score{Settlements: int(p.townN), Cities: 2 * int(p.cityN), Chips: int(p.chips), Cards: int(p.cards[PointCard])}
	if s.army == seat {
		c.Army = ArmyPoints
	}
	return c
}

// Points returns the points of a seat, hidden ones included.
func (s *State) Points(seat game.Seat) int { return s.Score(seat).Total() }

// OpenPoints returns the points of a seat that everyone sees.
func (s *State) OpenPoints(seat game.Seat) int {
	c := s.Score(seat)
	return c.Total() - c.Cards
}
