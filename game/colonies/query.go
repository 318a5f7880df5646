package colonies

import (
	"math/bits"
	"slices"

	"islas/game"
)

// Seats returns the number of players.
func (s *table) Seats() int { return int(s.seats) }

// Terrain returns what lies on a hex.
func (s *chart) Terrain(h Hex) Terrain { return s.terrain[h] }

// Number returns the number of a hex, 0 if it has none.
func (s *chart) Number(h Hex) int { return int(s.numbers[h]) }

// Harbour returns the resource of a harbour, NoResource for 3:1.
func (s *chart) Harbour(i int) Resource { return s.harbours[i] }

// At returns who has a settlement or a city on a node, game.NoSeat if nobody has.
func (s *table) At(n Node) (owner game.Seat, city bool) {
	owner = s.ownerAt(n)
	return owner, owner != game.NoSeat && s.players[owner].cityAt(n)
}

// ownerAt returns who has a settlement or a city on a node, game.NoSeat if nobody has.
func (s *table) ownerAt(n Node) game.Seat {
	if !s.built.Has(n) {
		return game.NoSeat
	}
	for seat := range game.Seat(s.seats) {
		if s.players[seat].sites.Has(n) {
			return seat
		}
	}
	return game.NoSeat
}

// cityAt reports whether a player has a city on a node.
func (p *player) cityAt(n Node) bool {
	return slices.Contains(p.cities[:p.cityN], n)
}

// townAt returns a player's settlement on a node, nil if there is none.
func (p *player) townAt(n Node) *town {
	for i := range p.towns[:p.townN] {
		if p.towns[i].at == n {
			return &p.towns[i]
		}
	}
	return nil
}

// shipAt returns a player's ship on a node, nil if there is none.
func (p *player) shipAt(n Node) *ship {
	for i := range p.ships[:p.shipN] {
		if p.ships[i].at == n {
			return &p.ships[i]
		}
	}
	return nil
}

// RoadOn returns who has a road on an edge, game.NoSeat if nobody has.
func (s *table) RoadOn(e Edge) game.Seat {
	for seat := range game.Seat(s.seats) {
		if s.players[seat].roads.Has(e) {
			return seat
		}
	}
	return game.NoSeat
}

// ShipOn returns whose ship is on a node and what it carries, game.NoSeat if there is none.
func (s *table) ShipOn(n Node) (owner game.Seat, cargo Purse) {
	if s.docked.Has(n) {
		for seat := range game.Seat(s.seats) {
			if ship := s.players[seat].shipAt(n); ship != nil {
				return seat, ship.cargo
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
	if ship := s.players[s.turn].shipAt(n); ship != nil {
		return s.rangeOf(ship)
	}
	return 0
}

func (s *progress) rangeOf(ship *ship) int { return max(0, int(s.reach)-int(ship.spent)) }

// Bases returns who has a base on a hex.
func (s *table) Bases(h Hex) (set game.SeatSet) {
	for seat := range game.Seat(s.seats) {
		if s.players[seat].bases.Has(h) {
			set = set.Add(seat)
		}
	}
	return set
}

// Fleet returns the hex of a seat's war fleet, NoHex while it is in stock.
func (s *table) Fleet(seat game.Seat) Hex { return s.players[seat].fleet }

// Stored returns the tokens that the settlement on a node stores.
func (s *table) Stored(n Node) Purse {
	if owner := s.ownerAt(n); owner != game.NoSeat {
		if t := s.players[owner].townAt(n); t != nil {
			return t.stored
		}
	}
	return Purse{}
}

// Falling returns the tokens that are left of a settlement that has fallen, and where it stood: NoNode if there are none.
func (s *progress) Falling() (n Node, left Purse) {
	if s.doing() != taskSave {
		return NoNode, Purse{}
	}
	return s.top().node, s.top().due
}

// Hand returns the resource cards of a seat; in a view they are none for other seats.
func (s *table) Hand(seat game.Seat) Hand { return s.players[seat].hand }

// HandSize returns the number of resource cards of a seat.
func (s *table) HandSize(seat game.Seat) int { return int(s.players[seat].size) }

// Cards returns the development cards that a seat has not played; in a view they are none for other seats.
func (s *table) Cards(seat game.Seat) [Cards]uint8 { return s.players[seat].cards }

// Fresh returns those of a seat's development cards that were gained this turn and cannot be played yet.
func (s *table) Fresh(seat game.Seat) [Cards]uint8 { return s.players[seat].fresh }

// CardCount returns the number of development cards that a seat has not played.
func (s *table) CardCount(seat game.Seat) int { return int(s.players[seat].held) }

// Used returns the development cards that a seat has played.
func (s *table) Used(seat game.Seat) [Cards]uint8 { return s.players[seat].used }

// PointChips returns the point chips of a seat.
func (s *table) PointChips(seat game.Seat) int { return int(s.players[seat].chips) }

// Home returns the tokens that wait in a seat's home stock.
func (s *table) Home(seat game.Seat) Purse { return s.players[seat].home }

// Settlements returns the nodes of a seat's settlements.
func (s *table) Settlements(seat game.Seat) (set NodeSet) {
	p := &s.players[seat]
	for i := range p.towns[:p.townN] {
		set.Add(p.towns[i].at)
	}
	return set
}

// Stock returns the pieces that a seat has left.
func (s *table) Stock(seat game.Seat) (settlements, cities, roads, ships, fleets, bases int) {
	p := &s.players[seat]
	fleet := 0
	if p.fleet == NoHex {
		fleet = 1
	}
	return MaxSettlements - int(p.townN), MaxCities - int(p.cityN), MaxRoads - int(p.roadN), MaxShips - int(p.shipN), fleet, MaxBases - int(p.baseN)
}

// Bank returns the resource cards of the bank.
func (s *stores) Bank() Hand { return s.bank }

// TokensLeft returns the tokens of the supply.
func (s *stores) TokensLeft() Purse { return s.supply }

// DeckLeft returns the number of development cards of the deck.
func (s *stores) DeckLeft() int { return int(s.deckN) }

// TilesLeft returns the number of tiles of the stack.
func (s *stores) TilesLeft() int { return int(s.tiles) }

// ChipsLeft returns the number of number chips left.
func (s *stores) ChipsLeft() int { return bits.OnesCount16(s.chips) }

// Pirate returns the node of the pirate, NoNode while he is off the board.
func (s *table) Pirate() Node { return s.pirate }

// Army returns who has the largest army, game.NoSeat if nobody has.
func (s *table) Army() game.Seat { return s.army }

// KnightsShort returns how many knights more a seat must play to have the largest army, 0 if it has it.
func (s *table) KnightsShort(seat game.Seat) int {
	need := uint8(ArmySize)
	switch s.army {
	case seat:
		return 0
	case game.NoSeat:
	default:
		need = s.players[s.army].used[KnightCard] + 1
	}
	return int(need - s.players[seat].used[KnightCard])
}

// Round returns the number of the round, from 1; 0 in the set-up.
func (s *progress) Round() int { return int(s.round) }

// Turn returns the seat at turn, game.NoSeat in the set-up. When the game is over it is the winner.
func (s *progress) Turn() game.Seat { return s.turn }

// Start returns the seat that began.
func (s *progress) Start() game.Seat { return s.start }

// Dice returns the dice of the turn, zeros before the roll.
func (s *progress) Dice() [2]int { return [2]int{int(s.dice[0]), int(s.dice[1])} }

// Range returns the range of ships in the turn, 0 before the roll.
func (s *progress) Range() int { return int(s.reach) }

// Goal returns the points that win.
func (s *progress) Goal() int { return int(s.goal) }

// OffersLeft returns how many offers may still be made in the turn, and how many there are in one.
func (s *progress) OffersLeft() (left, all int) { return int(s.offers) - int(s.offered), int(s.offers) }

// Offer returns the offer that is answered; ok is false if there is none.
func (s *progress) Offer() (o Offer, ok bool) { return s.offer, s.offer.N > 0 }

// Answered returns how a seat has answered the offer.
func (s *progress) Answered(seat game.Seat) Answer { return s.answers[seat] }

// Terms returns what the seat at turn would give and get in a deal with another, by its answer to the offer; nothing if it has refused
// or not answered.
func (s *progress) Terms(with game.Seat) (give, want Hand) { return s.offer.Terms(s.answers[with]) }

// Terms returns what whoever has made the offer gives and gets if it is carried out by an answer.
func (o Offer) Terms(a Answer) (give, want Hand) {
	switch a.Kind {
	case AnswerYes:
		return one(o.Give, o.N), one(o.Want, o.M)
	case AnswerMore:
		return one(o.Give, 2), one(o.Want, o.M)
	case AnswerCard:
		return one(a.Want, 1), one(o.Want, o.M)
	}
	return give, want
}

// Trade returns what the deciding seat gives and gets by a trade, or would by one that it refuses.
func (s *State) Trade(a Action) (gives, gets Hand) {
	o := s.offer
	switch a.Kind {
	case BankTrade:
		o = Offer{N: uint8(s.Rate(s.turn, a.Give)), Give: a.Give, M: 1, Want: a.Want}
	case MakeOffer:
		o = Offer{N: a.N, Give: a.Give, M: a.M, Want: a.Want}
	case Deal:
		return s.Terms(a.Seat)
	case AnswerNo, AnswerYes, AnswerMore, AnswerCard:
		gets, gives = o.Terms(Answer{Kind: max(a.Kind, AnswerYes), Want: a.Want}) // a no refuses what a yes would bring
		return gives, gets
	}
	return o.Terms(Answer{Kind: AnswerYes})
}

// Over reports whether the game is over.
func (s *progress) Over() bool { return s.over }

// Winners returns the winner; nobody before the end.
func (s *progress) Winners() game.SeatSet {
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
func (s *table) Score(seat game.Seat) Score {
	p := &s.players[seat]
	c := Score{Settlements: int(p.townN), Cities: CityPoints * int(p.cityN), Chips: int(p.chips), Cards: int(p.cards[PointCard])}
	if s.army == seat {
		c.Army = ArmyPoints
	}
	return c
}

// Points returns the points of a seat, hidden ones included.
func (s *table) Points(seat game.Seat) int {
	return s.OpenPoints(seat) + int(s.players[seat].cards[PointCard])
}

// OpenPoints returns the points of a seat that everyone sees.
func (s *table) OpenPoints(seat game.Seat) int {
	p := &s.players[seat]
	n := int(p.townN) + CityPoints*int(p.cityN) + int(p.chips)
	if s.army == seat {
		n += ArmyPoints
	}
	return n
}

// Rate returns how many cards of a kind the bank takes from a seat for one of another: 4, 3 or 2 (section 8).
func (s *table) Rate(seat game.Seat, r Resource) int { return s.players[seat].rate(r) }

// HarbourKinds returns the harbours that serve a seat, by kind; the last is 3:1.
func (s *table) HarbourKinds(seat game.Seat) (kinds [Resources + 1]bool) {
	for k := range kinds {
		kinds[k] = s.players[seat].piers>>k&1 != 0
	}
	return kinds
}

// Discards returns how many cards a seat would have to discard on a seven now (section 15).
func (s *table) Discards(seat game.Seat) int {
	if n := int(s.players[seat].size); n > HandLimit {
		return n / 2
	}
	return 0
}

// Pips returns in how many of 36 rolls of two dice a number comes up; 0 for no number.
func Pips(number int) int {
	if number < 2 || number > 12 {
		return 0
	}
	return 6 - max(number-7, 7-number)
}

// Yield is what a settlement on a node would earn in 36 rolls.
type Yield struct {
	Pips    Hand     // cards by kind
	Tokens  Purse    // tokens by kind
	Choice  int      // tokens of a volcano
	Pier    Resource // of the harbour; NoResource for 3:1
	HasPier bool
}

// Yield returns what a settlement on a node would earn from the hexes that are known.
func (s *chart) Yield(n Node) Yield {
	y := Yield{Pier: NoResource}
	for _, h := range land.nodeHexes[n] {
		if h == NoHex || !s.terrain[h].Land() {
			continue
		}
		pips := Pips(int(s.numbers[h]))
		if t := s.terrain[h]; t.Home() {
			y.Pips[t.Resource()] += uint8(pips)
		} else if t == Volcano {
			y.Choice += pips
		} else {
			y.Tokens[t.Token()] += uint8(pips)
		}
	}
	if i := land.pierAt[n]; i != noPier {
		y.Pier, y.HasPier = s.harbours[i], true
	}
	return y
}

// Income returns how many cards a seat earns at home in 36 rolls.
func (s *table) Income(seat game.Seat) (h Hand) {
	p := &s.players[seat]
	for i := range p.towns[:p.townN] {
		s.pips(p.towns[i].at, 1, &h)
	}
	for _, n := range p.cities[:p.cityN] {
		s.pips(n, 2, &h)
	}
	return h
}

// pips adds the cards of 36 rolls for a settlement or, twice as many, a city on a node.
func (s *chart) pips(n Node, times int, h *Hand) {
	for _, at := range land.nodeHexes[n] {
		if land.homeSet.Has(at) {
			h[s.terrain[at].Resource()] += uint8(times * Pips(int(s.numbers[at])))
		}
	}
}

// Supported returns the own bases of the seat at turn that a settlement by base on a node would take: nil if it cannot be built
// there by base. Whether it can be paid, and the distance rule, are left aside.
func (s *State) Supported(n Node) []Hex {
	if s.turn == game.NoSeat || !s.baseSites(s.turn).Has(n) {
		return nil
	}
	set, _ := s.basesFor(s.turn, n)
	return slices.Collect(set.All)
}
