package puertorico

import (
	"math/rand/v2"

	"islas/game"
)

// stream separates this game's use of a seed from that of others.
const stream = 0x70756572746f

// New begins a game (section 3). With a sink it appends the steps before the first decision. The error is that of Check.
func New(o Options, sink *[]Step) (State, error) { return NewWith(o, nil, sink) }

// NewWith begins a game as New does, with the tiles in the order of a deck; nil is the generator of the seed. The error is that
// of Check.
func NewWith(o Options, deck Deck, sink *[]Step) (State, error) {
	if err := o.Check(); err != nil {
		return State{}, err
	}
	s := newState(o)
	s.dealTiles(&setups[o.Seats-MinSeats])
	ch := change{&s, &environment{deck, sink}}
	ch.shuffle()
	ch.fillRow()
	ch.tell(EvSetUp, func(*Event) {})
	ch.beginRound()
	ch.proceed()
	ch.settle()
	return s, nil
}

// newState returns a position with everything but the tiles of islands, row and stack.
func newState(o Options) State {
	set := &setups[o.Seats-MinSeats]
	s := State{
		table: table{
			seats: int8(o.Seats), startWith: uint8(set.points), colonists: uint8(set.colonists), ship: uint8(set.ship),
			quarries: uint8(set.quarries), ships: uint8(len(set.cargo)),
		},
		progress: progress{
			decider: game.NoSeat, role: NoRole, chooser: game.NoSeat, governor: o.Start, start: o.Start, round: 1,
		},
		rng: *rand.NewPCG(o.Seed, stream),
	}
	if o.Points != 0 {
		s.startWith = uint8(o.Points)
	}
	s.points = s.startWith
	for r := range Role(Roles) {
		s.taken[r] = game.NoSeat
		if s.roles[r] = -1; s.InGame(r) {
			s.roles[r] = 0
		}
	}
	for g := range Good(Goods) {
		s.goods[g] = uint8(g.Barrels(o.Seats))
	}
	for b := range Building(Buildings) {
		s.left[b] = uint8(b.Copies(o.Seats))
	}
	for i := range s.cargo {
		s.cargo[i].Kind = NoGood
		if i < len(set.cargo) {
			s.cargo[i].Size = uint8(set.cargo[i])
		}
	}
	for i := range s.house {
		s.house[i] = NoGood
	}
	for i := range s.row {
		s.row[i] = NoTile
	}
	for seat := range s.players {
		p := &s.players[seat]
		for i := range p.built {
			p.built[i] = NoBuilding
		}
		if seat < o.Seats {
			p.doubloons = uint16(set.doubloons)
		}
	}
	return s
}

// dealTiles gives each player the first tile and makes the stack of the rest, not shuffled yet.
func (s *State) dealTiles(set *start) {
	var left [Goods]int
	for t := range Tile(Goods) {
		left[t] = t.Copies(int(s.seats))
	}
	for i, t := range set.tiles {
		left[t]--
		s.players[(int(s.governor)+i)%int(s.seats)].tiles[t]++
	}
	for t, n := range left {
		for range n {
			s.stack[s.stackN] = Tile(t)
			s.stackN++
		}
	}
}
