package colonies

import (
	"slices"
	"testing"

	"islas/game"
)

// Scene is a position that a test builds, on the beginner's board without any piece: seat 0 is at turn in the main part of round 1,
// with no range left.
type Scene struct {
	State
	t testing.TB
}

// NewScene returns a scene of a game of that many players, with 3 offers a turn and the usual goal.
func NewScene(t testing.TB, seats int) *Scene {
	t.Helper()
	o := Options{Seats: seats, Board: Beginner, Offers: MaxOffers}
	began, err := New(o, nil)
	if err != nil {
		t.Fatal(err)
	}
	s := newState(o)
	s.terrain, s.numbers, s.harbours = began.terrain, began.numbers, began.harbours
	s.turn, s.round, s.phase, s.step, s.asking = 0, 1, phaseMain, uint8(s.setupSteps()), true
	s.survey()
	return &Scene{s, t}
}

// Tile lays a tile on a place, with its printed number or a chip; the sea has none.
func (s *Scene) Tile(h Hex, t Terrain, number int) *Scene {
	s.t.Helper()
	kind := -1
	for k, tile := range land.stack {
		if printed := int(tile.Number); tile.Tile == t && s.stack[k] > 0 && (printed == number || printed == 0 && kind < 0) {
			kind = k
		}
	}
	if kind < 0 || s.terrain[h] != Unknown {
		s.t.Fatalf("there is no %v for place %d", t, h)
	}
	s.stack[kind]--
	s.tiles--
	s.terrain[h], s.numbers[h] = t, uint8(number)
	if t != Sea && land.stack[kind].Number == 0 {
		if s.chips>>number&1 == 0 {
			s.t.Fatalf("there is no chip %d for place %d", number, h)
		}
		s.chips &^= 1 << number
	}
	s.survey()
	return s
}

// Town puts a settlement on a node, with tokens that it stores.
func (s *Scene) Town(seat game.Seat, n Node, tokens ...Token) *Scene {
	s.found(seat, n)
	for _, k := range tokens {
		s.supply[k]--
		s.players[seat].townAt(n).stored[k]++
	}
	return s
}

// City puts a city on a node.
func (s *Scene) City(seat game.Seat, n Node) *Scene {
	s.found(seat, n)
	s.raise(seat, n)
	return s
}

// Roads puts roads along nodes.
func (s *Scene) Roads(seat game.Seat, along ...Node) *Scene {
	s.t.Helper()
	for i, n := range along[1:] {
		e := EdgeBetween(along[i], n)
		if e == NoEdge {
			s.t.Fatalf("no edge joins %d and %d", along[i], n)
		}
		s.pave(seat, e)
	}
	return s
}

// Ship puts a ship on a node, with tokens aboard.
func (s *Scene) Ship(seat game.Seat, n Node, tokens ...Token) *Scene {
	x := ship{at: n}
	for _, k := range tokens {
		s.supply[k]--
		x.cargo[k]++
	}
	s.dock(seat, x)
	return s
}

// Bases puts bases on places.
func (s *Scene) Bases(seat game.Seat, places ...Hex) *Scene {
	for _, h := range places {
		s.settleBase(seat, h)
	}
	return s
}

// Fleet puts a war fleet on a hex.
func (s *Scene) Fleet(seat game.Seat, h Hex) *Scene {
	s.players[seat].fleet = h
	return s
}

// Pirate puts the pirate on a node.
func (s *Scene) Pirate(n Node) *Scene {
	s.pirate = n
	return s
}

// Gain gives a seat cards of the bank.
func (s *Scene) Gain(seat game.Seat, h Hand) *Scene {
	s.gain(seat, h)
	return s
}

// Hold gives a seat development cards of the deck, which it may play, as long as there are any of the kind.
func (s *Scene) Hold(seat game.Seat, cards ...Card) *Scene {
	p := &s.players[seat]
	for _, c := range cards {
		if s.deck[c] == 0 {
			continue
		}
		s.deck[c]--
		s.deckN--
		p.cards[c]++
		p.held++
	}
	return s
}

// Played lays development cards of the deck down as played before.
func (s *Scene) Played(seat game.Seat, cards ...Card) *Scene {
	for _, c := range cards {
		s.deck[c]--
		s.deckN--
		s.players[seat].used[c]++
	}
	return s
}

// Waits puts tokens into a home stock, where they wait.
func (s *Scene) Waits(seat game.Seat, tokens ...Token) *Scene {
	for _, k := range tokens {
		s.supply[k]--
		s.players[seat].home[k]++
	}
	return s
}

// Chips gives a seat point chips.
func (s *Scene) Chips(seat game.Seat, n uint8) *Scene {
	s.players[seat].chips += n
	return s
}

// Turn lets a seat be at turn before it has rolled.
func (s *Scene) Turn(seat game.Seat) *Scene {
	s.turn, s.phase = seat, phaseBegin
	return s
}

// Rolled lets the dice show two numbers, with nothing produced.
func (s *Scene) Rolled(a, b uint8) *Scene {
	s.dice, s.reach, s.phase = [2]uint8{a, b}, max(a, b), phaseMain
	return s
}

// To lets the game go to a number of points.
func (s *Scene) To(goal int) *Scene {
	s.goal = uint8(goal)
	return s
}

// Scarce leaves no more than so many cards of each kind in the bank and tokens in the supply, and so many cards in the deck. The rest is
// lost, which no match can do.
func (s *Scene) Scarce(bank Hand, supply Purse, deck uint8) *Scene {
	for r := range bank {
		s.bank[r] = min(s.bank[r], bank[r])
	}
	for k := range supply {
		s.supply[k] = min(s.supply[k], supply[k])
	}
	for c := range s.deck {
		for ; s.deckN > deck && s.deck[c] > 0; s.deck[c]-- {
			s.deckN--
		}
	}
	return s
}

// Free reports whether a settlement may be built on a node by the distance rule.
func (s *Scene) Free(n Node) bool { return s.Spaced().Has(n) }

// Seed makes all chance to come depend on a seed.
func (s *Scene) Seed(seed uint64) *Scene {
	s.Redraw(seed)
	return s
}

// Started returns the position, checked.
func (s *Scene) Started() State {
	s.t.Helper()
	if err := conserved(&s.State); err != nil {
		s.t.Fatalf("the scene is impossible: %v", err)
	}
	return s.State
}

// Hidden is what a position holds that nobody may ask for but tests: what is left to be drawn, and how far the turn has come.
type Hidden struct {
	Stack     [TileKinds]uint8
	Deck      [Cards]uint8
	Chips     []int
	Moved     bool
	Spent     [MaxSeats]map[Node]int
	Sent, Had []Node
	Rolled    bool
}

// HiddenOf returns that of a position.
func HiddenOf(s *State) Hidden {
	h := Hidden{Stack: s.stack, Deck: s.deck, Moved: s.progress.moved, Rolled: s.phase == phaseMain}
	for n := range 13 {
		if s.chips>>n&1 != 0 {
			h.Chips = append(h.Chips, n)
		}
	}
	for seat := range s.players {
		p := &s.players[seat]
		h.Spent[seat] = map[Node]int{}
		for _, x := range p.ships[:p.shipN] {
			h.Spent[seat][x.at] = int(x.spent)
		}
		for _, t := range p.towns[:p.townN] {
			if t.moved&sent != 0 {
				h.Sent = append(h.Sent, t.at)
			}
			if t.moved&received != 0 {
				h.Had = append(h.Had, t.at)
			}
		}
	}
	return h
}

// TileOf returns a kind of tiles of the stack, by its number below TileKinds: its terrain, its printed number or 0, and how many
// there are.
func TileOf(kind int) (t Terrain, number, count int) {
	k := &land.stack[kind]
	return k.Tile, int(k.Number), int(k.Count)
}

// ChipNumbers returns the numbers on the chips of the colonies.
func ChipNumbers() []uint8 { return land.chips[:] }

// OnFrame reports whether the node touches the frame.
func (n Node) OnFrame() bool { return land.onFrame.Has(n) }

// Facing reports whether the node is one of those for the first settlements (section 4).
func (n Node) Facing() bool { return land.facing.Has(n) }

// PirateNodes returns where the pirate could go, rising.
func (s *table) PirateNodes() []Node { return slices.Collect(s.Havens().All) }

// CardPlayed reports whether a development card was played in the turn.
func (s *progress) CardPlayed() bool { return s.played }
