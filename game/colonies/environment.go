package colonies

import (
	"math/rand/v2"

	"islas/game"
)

// Fate decides what chance decides in a game, in place of the position's own generator. Where ok is false, the generator decides.
type Fate interface {
	// Home lays out the home island.
	Home() (l Layout, ok bool)
	// Decide completes an event of chance, which has its Kind, Seat and Hex, with what is drawn: one of the kinds that there are.
	Decide(e Event) (drawn Event, ok bool)
	// Refuse is told in a sentence why what was decided last is not possible; then the generator decides.
	Refuse(format string, args ...any)
}

// Layout is an arrangement of the home island: terrains and numbers of its land hexes by rising id, and the harbours.
type Layout struct {
	Terrain  [HomeLands]Terrain
	Numbers  [HomeLands]uint8
	Harbours [Harbours]Resource // NoResource for 3:1
}

// HomeLands is the number of land hexes of the home island.
const HomeLands = 18

// environment holds what an action needs beside the position: what decides chance, and the sink of its events. It is kept apart from
// the state so that a state on the caller's stack stays there.
type environment struct {
	fate Fate // nil: the position's own generator
	sink *[]Step
}

// tell appends an event, which fill completes, to the sink, if there is one, together with the position after it.
func (env *environment) tell(s *State, k EventKind, fill func(e *Event)) {
	if env.sink != nil {
		*env.sink = append(*env.sink, Step{Event: newEvent(k), After: *s})
		fill(&(*env.sink)[len(*env.sink)-1].Event)
	}
}

// settle sets the position of the last step to the one in which somebody decides now: the decider is found after the event was
// emitted.
func (env *environment) settle(s *State) {
	if env.sink != nil && len(*env.sink) > 0 {
		(*env.sink)[len(*env.sink)-1].After = *s
	}
}

// ask returns an event of chance as the fate completes it, nil if it does not.
func (env *environment) ask(k EventKind, seat game.Seat, place Hex) *Event {
	if env.fate == nil {
		return nil
	}
	e := newEvent(k)
	e.Seat, e.Hex = seat, place
	if e, ok := env.fate.Decide(e); ok {
		return &e
	}
	return nil
}

// home lays out the home island.
func (env *environment) home(s *State, how Setup) (l Layout) {
	if env.fate != nil {
		if l, ok := env.fate.Home(); ok {
			fault := l.fault(how)
			if fault == "" {
				return l
			}
			env.fate.Refuse("%s", fault)
		}
	}
	l.shuffle(how, &s.rng)
	return l
}

// dice rolls the dice.
func (env *environment) dice(s *State) [2]uint8 {
	if e := env.ask(EvDice, s.turn, NoHex); e != nil {
		if isDie(int(e.Dice[0])) && isDie(int(e.Dice[1])) {
			return e.Dice
		}
		env.fate.Refuse("dice show 1 to 6, not %d and %d", e.Dice[0], e.Dice[1])
	}
	n := game.Below(&s.rng, 36)
	return [2]uint8{uint8(n/6) + 1, uint8(n%6) + 1}
}

// isDie reports whether a die can show n.
func isDie(n int) bool { return n >= 1 && n <= 6 }

// tile draws a tile from the stack for a place, and returns its kind.
func (env *environment) tile(s *State, seat game.Seat, place Hex) int {
	if e := env.ask(EvTile, seat, place); e != nil {
		for k, t := range land.stack {
			if t.Tile == e.Terrain && int(t.Number) == e.N && s.stack[k] > 0 {
				return k
			}
		}
		env.fate.Refuse("the tile %s with this number is not left in the stack", e.Terrain.ID())
	}
	return pick(&s.rng, s.stack[:])
}

// chips draws a number chip for a place and, if it is refused there, a second one, otherwise 0 (section 11).
func (env *environment) chips(s *State, seat game.Seat, place Hex) [2]uint8 {
	var first, second uint8
	e := env.ask(EvChip, seat, place)
	if e != nil {
		if first, second = e.Chips[0], e.Chips[1]; first == second || !s.hasChip(first) || second != 0 && !s.hasChip(second) {
			env.fate.Refuse("a chip in this line is not left")
			e = nil
		}
	}
	if e == nil {
		first, second = s.drawChip(0), 0
	}
	if !isRed(first) || !s.redBy(place) || s.chips == 1<<first {
		return [2]uint8{first, 0}
	}
	if second == 0 {
		if e != nil {
			env.fate.Refuse("the chip %d is refused here, next to a 6 or 8, and another one is drawn", first)
		}
		second = s.drawChip(first)
	}
	return [2]uint8{first, second}
}

// hasChip reports whether the number chip n is left.
func (s *stores) hasChip(n uint8) bool { return s.chips>>n&1 != 0 }

// drawChip draws one of the number chips that are left without one that was refused, 0 if none was.
func (s *State) drawChip(refused uint8) uint8 {
	var counts [13]uint8
	for n := range counts {
		counts[n] = uint8(s.chips &^ (1 << refused) >> n & 1)
	}
	return uint8(pick(&s.rng, counts[:]))
}

// card draws a development card for a seat.
func (env *environment) card(s *State, seat game.Seat) Card {
	if e := env.ask(EvCard, seat, NoHex); e != nil {
		if s.deck[e.Card] > 0 {
			return e.Card
		}
		env.fate.Refuse("the card %s is not left in the deck", e.Card.ID())
	}
	return Card(pick(&s.rng, s.deck[:]))
}

// stolen draws a card of a victim.
func (env *environment) stolen(s *State, victim game.Seat) Resource {
	hand := &s.players[victim].hand
	if e := env.ask(EvStolen, victim, NoHex); e != nil {
		if e.Resource != NoResource && hand[e.Resource] > 0 {
			return e.Resource
		}
		env.fate.Refuse("seat %d has no %s that could be stolen", victim, e.Resource.ID())
	}
	return Resource(pick(&s.rng, hand[:]))
}

// eruption rolls the die of a volcano.
func (env *environment) eruption(s *State, place Hex) int {
	if e := env.ask(EvEruption, game.NoSeat, place); e != nil {
		if isDie(e.N) {
			return e.N
		}
		env.fate.Refuse("a die shows 1 to 6, not %d", e.N)
	}
	return int(game.Below(&s.rng, 6)) + 1
}

// pick draws one of the things that are counted by kind, and returns its kind.
func pick(src *rand.PCG, counts []uint8) int {
	at := int(game.Below(src, uint64(sum(counts))))
	for k, n := range counts {
		if at -= int(n); at < 0 {
			return k
		}
	}
	panic("colonies: nothing is left to draw")
}
