package puertorico

import (
	"iter"

	"islas/game"
)

// Seats returns the number of players.
func (s *table) Seats() int { return int(s.seats) }

// From iterates over the seats in turn order: from first on, or from seat 0 on for game.NoSeat.
func (s *table) From(first game.Seat) iter.Seq[game.Seat] {
	return func(yield func(game.Seat) bool) {
		for i := range game.Seat(s.seats) {
			if !yield((max(first, 0) + i) % game.Seat(s.seats)) {
				return
			}
		}
	}
}

// Fullest returns who has built on most spaces of their city, in the order of seats, and on how many, 0 to CitySize.
func (s *table) Fullest() (seats []game.Seat, spaces int) {
	for seat := range s.From(0) {
		n := s.Player(seat).CitySpaces()
		if n > spaces {
			seats, spaces = nil, n
		}
		if n == spaces {
			seats = append(seats, seat)
		}
	}
	return seats, spaces
}

// Decision returns what has to be decided, and by whom.
func (s *progress) Decision() Decision {
	d := Decision{Phase: s.phase, Seat: s.decider, Role: s.role, Group: NoGroup}
	switch s.phase {
	case PhaseColonist:
		if d.Why = s.why; s.why != ForMayor {
			d.Group = Group(s.place)
		}
	case PhasePlacing:
		if s.place < Groups { // in the middle of an action nobody may be placing yet
			d.Group = placingOrder[s.place]
		}
	}
	return d
}

// Over reports whether the game is over.
func (s *progress) Over() bool { return s.over }

// Round returns the number of the round, from 1; when the game is over that of the last one.
func (s *progress) Round() int {
	if s.over {
		return int(s.round) - 1
	}
	return int(s.round)
}

// Governor returns the seat that begins the round.
func (s *progress) Governor() game.Seat { return s.governor }

// Picks returns how many roles have been taken in this round, and how many are taken in a round.
func (s *State) Picks() (taken, all int) { return int(s.picks), setups[s.seats-MinSeats].picks }

// Turn is a turn of a round, in which a seat takes a role.
type Turn struct {
	Seat  game.Seat
	Taken bool // a role has been taken in this turn
	Now   bool // it is this turn: the role is to be taken or is played
	Acts  bool // the seat has to decide something now
}

// Turns returns the turns of the round, in order (section 4).
func (s *State) Turns() []Turn {
	taken, all := s.Picks()
	turns := make([]Turn, all)
	for i := range turns {
		turns[i] = Turn{Seat: (s.governor + game.Seat(i)) % game.Seat(s.seats), Taken: i < taken}
	}
	now := taken
	if s.chooser != game.NoSeat {
		now--
	}
	if now < 0 || now >= all {
		return turns
	}
	turns[now].Now = true
	acts := now
	for i := all - 1; i >= 0 && turns[now].Seat != s.decider; i-- { // with two players each has several turns
		if turns[i].Seat == s.decider {
			acts = i
		}
	}
	turns[acts].Acts = turns[acts].Seat == s.decider
	return turns
}

// Role returns the role that is being played and who took it; NoRole and game.NoSeat while one is to be taken.
func (s *progress) Role() (Role, game.Seat) { return s.role, s.chooser }

// InGame reports whether the game has the role card.
func (s *table) InGame(r Role) bool { return r.in(int(s.seats)) }

// in reports whether a game of that many players has the role card.
func (r Role) in(seats int) bool { return int(r) < int(Prospector1)+setups[seats-MinSeats].prospectors }

// Doubloons returns the doubloons on a role card that can be taken; ok is false if it has been taken or is not in the game.
func (s *table) Doubloons(r Role) (n int, ok bool) { return max(int(s.roles[r]), 0), s.roles[r] >= 0 }

// TakenBy returns who has taken a role card in this round, game.NoSeat if nobody has.
func (s *table) TakenBy(r Role) game.Seat { return s.taken[r] }

// Ending returns which ends have been triggered; the game is over after the round.
func (s *progress) Ending() Ending { return s.ending }

// Chips returns how many chips are left, in points; none after the last has been taken, though more are won.
func (s *table) Chips() int { return int(s.points) }

// StartChips returns how many chips there were at the start.
func (s *table) StartChips() int { return int(s.startWith) }

// StartColonists returns how many colonists were in the supply at the start.
func (s *table) StartColonists() int { return setups[s.seats-MinSeats].colonists }

// Colonists returns how many colonists are in the supply, and on the colonist ship.
func (s *table) Colonists() (supply, ship int) { return int(s.colonists), int(s.ship) }

// Barrels returns the barrels in the supply.
func (s *table) Barrels() Barrels { return s.goods }

// Quarries returns how many quarries are left.
func (s *table) Quarries() int { return int(s.quarries) }

// Left returns how many copies of a building can still be built.
func (s *table) Left(b Building) int { return int(s.left[b]) }

// CargoShips returns the cargo ships by size. The list is a copy; its length is 2 or 3.
func (s *table) CargoShips() []Cargo { return append([]Cargo(nil), s.cargo[:s.ships]...) }

// Cargo returns cargo ship number i, counted from 0, of Ships.
func (s *table) Cargo(i int) Cargo { return s.cargo[i] }

// Ships returns the number of cargo ships.
func (s *table) Ships() int { return int(s.ships) }

// House returns the goods in the trading house, in the order sold.
func (s *table) House() []Good { return append([]Good(nil), s.house[:s.housed]...) }

// Row returns the open row of tiles.
func (s *table) Row() []Tile { return append([]Tile(nil), s.row[:s.rowN]...) }

// Stack returns how many tiles lie face down.
func (s *table) Stack() int { return int(s.stackN) }

// StackOf returns how many of the face-down tiles are of each kind. It is no secret: it follows from what is open.
func (s *table) StackOf() (n [Goods]int) {
	for _, t := range s.stack[:s.stackN] {
		n[t]++
	}
	return n
}

// Discards returns the discarded tiles by kind.
func (s *table) Discards() [Goods]uint8 { return s.discards }

// Player returns a seat's state. It is read only, and follows the changes of s.
func (s *table) Player(seat game.Seat) *Player { return &s.players[seat] }

// Doubloons returns the player's money.
func (p *Player) Doubloons() int { return int(p.doubloons) }

// Chips returns the points won by loading.
func (p *Player) Chips() int { return int(p.chips) }

// Barrels returns the barrels by kind.
func (p *Player) Barrels() Barrels { return p.goods }

// Produced returns the kinds of which the player has taken a barrel in this craftsman phase.
func (p *Player) Produced() GoodSet { return p.produced }

// Tiles returns how many tiles of a kind the island has, and how many of them are occupied.
func (p *Player) Tiles(t Tile) (n, occupied int) { return int(p.tiles[t]), int(p.working[t]) }

// Field is what lies on a space of an island.
type Field struct {
	Tile     Tile
	Occupied bool // a colonist works there
	N        int  // its number among the tiles of its kind, from 0
}

// Fields returns the tiles of the player's island one by one: by kind, occupied ones first.
func (p *Player) Fields() (all []Field) {
	for t := range Tile(TileKinds) {
		n, occupied := p.Tiles(t)
		for i := range n {
			all = append(all, Field{t, i < occupied, i})
		}
	}
	return all
}

// TileCount returns the number of all tiles, 0 to IslandSize.
func (p *Player) TileCount() (n int) {
	for _, k := range p.tiles {
		n += int(k)
	}
	return n
}

// Has reports whether the player has a building.
func (p *Player) Has(b Building) bool { return p.owned.Has(b) }

// Occupied reports whether the player has a building with a colonist in it, so that it works.
func (p *Player) Occupied(b Building) bool { return p.staffed.Has(b) }

// Workers returns how many colonists are in a building.
func (p *Player) Workers(b Building) int { return int(p.workers[b]) }

// Built returns the player's buildings in the order built.
func (p *Player) Built() []Building { return append([]Building(nil), p.built[:p.builtN]...) }

// CitySpaces returns how many spaces of the city are built on, 0 to CitySize.
func (p *Player) CitySpaces() int { return int(p.spaces) }

// SanJuan returns how many colonists have no circle, or are still to be placed.
func (p *Player) SanJuan() int { return int(p.sanJuan) }

// Colonists returns the number of all colonists of the player.
func (p *Player) Colonists() int {
	n := int(p.sanJuan)
	for _, k := range p.working {
		n += int(k)
	}
	for _, b := range p.built[:p.builtN] {
		n += int(p.workers[b])
	}
	return n
}

// Circles returns the number of circles of a group of the player, and how many are occupied. A building that the player does not
// have has none.
func (p *Player) Circles(g Group) (room, taken int) {
	if b := g.Building(); b != NoBuilding {
		if !p.owned.Has(b) {
			return 0, 0
		}
		return buildings[b].circles, int(p.workers[b])
	}
	t := g.Tile()
	return int(p.tiles[t]), int(p.working[t])
}

// AllCircles returns the number of circles on the player's tiles and buildings.
func (p *Player) AllCircles() int {
	n := p.TileCount()
	for _, b := range p.built[:p.builtN] {
		n += buildings[b].circles
	}
	return n
}

// EmptyCircles returns how many circles on buildings are empty (section 6.4).
func (p *Player) EmptyCircles() (n int) {
	for _, b := range p.built[:p.builtN] {
		n += buildings[b].circles - int(p.workers[b])
	}
	return n
}

// InRow returns how many tiles of a kind lie in the open row.
func (s *table) InRow(t Tile) (n int) {
	for _, k := range s.row[:s.rowN] {
		if k == t {
			n++
		}
	}
	return n
}

// HouseRoom returns how many barrels the trading house can still take, 0 to HouseMax.
func (s *table) HouseRoom() int { return HouseMax - int(s.housed) }
