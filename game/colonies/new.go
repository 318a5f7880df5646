package colonies

import (
	"cmp"
	"math/rand/v2"

	"islas/game"
)

// stream separates this game's use of a seed from that of others.
const stream = 0x636f6c6f6e696573

// New begins a game (section 4). With a sink it appends the steps before the first decision. The error is that of Check.
func New(o Options, sink *[]Step) (State, error) { return NewWith(o, nil, sink) }

// NewWith begins a game as New does, with chance decided by a fate; nil is the generator of the seed. The error is that of Check.
func NewWith(o Options, fate Fate, sink *[]Step) (State, error) {
	if err := o.Check(); err != nil {
		return State{}, err
	}
	s := newState(o)
	ch := change{&s, &environment{fate, sink}}
	home := ch.home(cmp.Or(o.Board, Usual))
	for i, h := range land.homeLand {
		s.terrain[h], s.numbers[h] = home.Terrain[i], home.Numbers[i]
	}
	s.harbours = home.Harbours
	s.survey()
	ch.tell(EvHome, func(*Event) {})
	ch.proceed()
	ch.settle()
	return s, nil
}

// newState returns a position without the home island.
func newState(o Options) State {
	s := State{
		table:    table{seats: int8(o.Seats), pirate: NoNode, army: game.NoSeat},
		stores:   stores{bank: land.bank, supply: land.supply, deck: land.deck, deckN: uint8(sum(land.deck[:])), tiles: uint8(land.tiles)},
		progress: progress{start: o.Start, turn: game.NoSeat, goal: uint8(cmp.Or(o.Goal, UsualGoal(o.Seats))), offers: uint8(o.Offers)},
		rng:      *rand.NewPCG(o.Seed, stream),
	}
	for h, site := range land.sites {
		if site.Zone == HomeSea {
			s.terrain[h] = Sea
		}
	}
	for k, t := range land.stack {
		s.stack[k] = t.Count
	}
	for _, n := range land.chips {
		s.chips |= 1 << n
	}
	for seat := range s.players {
		s.players[seat].fleet = NoHex
	}
	return s
}

// Printed returns the arrangement of the beginner's board.
func Printed() (l Layout) {
	for i, h := range land.homeLand {
		l.Terrain[i], l.Numbers[i] = land.sites[h].Beginner, land.sites[h].Number
	}
	for i, p := range land.piers {
		l.Harbours[i] = p.Beginner
	}
	return l
}

// shuffle makes the layout a random one.
func (l *Layout) shuffle(how Setup, src *rand.PCG) {
	*l = Printed()
	if how == Beginner {
		return
	}
	game.Shuffle(src, l.Terrain[:])
	game.Shuffle(src, l.Harbours[:])
	if how == Usual {
		return
	}
	for game.Shuffle(src, l.Numbers[:]); l.redTouch(); {
		game.Shuffle(src, l.Numbers[:])
	}
}

// fault returns in a sentence what is wrong with a layout, empty if it is one that chance can make.
func (l *Layout) fault(how Setup) string {
	printed := Printed()
	switch {
	case how == Beginner && *l != printed:
		return "the beginner's home island is another one"
	case count(l.Terrain[:]) != count(printed.Terrain[:]):
		return "these are not the land hexes of the home island"
	case count(l.Harbours[:]) != count(printed.Harbours[:]):
		return "these are not the harbours of the home island"
	case how != Free && l.Numbers != printed.Numbers:
		return "the numbers of the home island stand elsewhere on this board"
	case count(l.Numbers[:]) != count(printed.Numbers[:]):
		return "these are not the numbers of the home island"
	case how == Free && l.redTouch():
		return "a 6 or 8 of the home island is next to another"
	}
	return ""
}

// count returns how often each value is in a list.
func count[T ~uint8](list []T) (times [256]int) {
	for _, v := range list {
		times[v]++
	}
	return times
}

// redTouch reports whether two red numbers are neighbours.
func (l *Layout) redTouch() bool {
	var red HexSet
	for i, h := range land.homeLand {
		if isRed(l.Numbers[i]) {
			red.Add(h)
		}
	}
	for h := range red.All {
		if land.hexNear[h]&red != 0 {
			return true
		}
	}
	return false
}

// isRed reports whether a number is red.
func isRed(n uint8) bool { return n == 6 || n == 8 }
