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

// change is an action, or the beginning of a game, that is being carried out on a position.
type change struct {
	*State
	*environment
}

// environment is what a change needs beside the position: what decides chance, and the sink of its events. It is kept apart so that a
// position on the caller's stack stays there.
type environment struct {
	fate Fate // nil: the position's own generator
	sink *[]Step
}

// tell appends an event, which fill completes, to the sink, if there is one, together with the position after it.
func (ch *change) tell(k EventKind, fill func(e *Event)) {
	if ch.sink != nil {
		*ch.sink = append(*ch.sink, Step{Event: newEvent(k), After: *ch.State})
		fill(&(*ch.sink)[len(*ch.sink)-1].Event)
	}
}

// settle sets the position of the last step to the one in which somebody decides now: the decider is found after the event was
// emitted.
func (ch *change) settle() {
	if ch.sink != nil && len(*ch.sink) > 0 {
		(*ch.sink)[len(*ch.sink)-1].After = *ch.State
	}
}

// ask returns an event of chance as the fate completes it, nil if it does not.
func (ch *change) ask(k EventKind, seat game.Seat, place Hex) *Event {
	if ch.fate == nil {
		return nil
	}
	e := newEvent(k)
	e.Seat, e.Hex = seat, place
	if e, ok := ch.fate.Decide(e); ok {
		return &e
	}
	return nil
}

// home lays out the home island.
func (ch *change) home(how Setup) (l Layout) {
	if ch.fate != nil {
		if l, ok := ch.fate.Home(); ok {
			fault := l.fault(how)
			if fault == "" {
				return l
			}
			ch.fate.Refuse("%s", fault)
		}
	}
	l.shuffle(how, &ch.rng)
	return l
}

// roll rolls the dice.
func (ch *change) roll() [2]uint8 {
	if e := ch.ask(EvDice, ch.turn, NoHex); e != nil {
		if isDie(int(e.Dice[0])) && isDie(int(e.Dice[1])) {
			return e.Dice
		}
		ch.fate.Refuse("dice show 1 to 6, not %d and %d", e.Dice[0], e.Dice[1])
	}
	n := game.Below(&ch.rng, 36)
	return [2]uint8{uint8(n/6) + 1, uint8(n%6) + 1}
}

// isDie reports whether a die can show n.
func isDie(n int) bool { return n >= 1 && n <= 6 }

// tile draws a tile from the stack for a place, and returns its kind.
func (ch *change) tile(seat game.Seat, place Hex) int {
	if e := ch.ask(EvTile, seat, place); e != nil {
		for k, t := range land.stack {
			if t.Tile == e.Terrain && int(t.Number) == e.N && ch.stack[k] > 0 {
				return k
			}
		}
		ch.fate.Refuse("the tile %s with this number is not left in the stack", e.Terrain.ID())
	}
	return pick(&ch.rng, ch.stack[:])
}

// drawChips draws a number chip for a place and, if it is refused there, a second one, otherwise 0 (section 11).
func (ch *change) drawChips(seat game.Seat, place Hex) [2]uint8 {
	var first, second uint8
	e := ch.ask(EvChip, seat, place)
	if e != nil {
		if first, second = e.Chips[0], e.Chips[1]; first == second || !ch.hasChip(first) || second != 0 && !ch.hasChip(second) {
			ch.fate.Refuse("a chip in this line is not left")
			e = nil
		}
	}
	if e == nil {
		first, second = ch.drawChip(0), 0
	}
	if !isRed(first) || !ch.redBy(place) || ch.chips == 1<<first {
		return [2]uint8{first, 0}
	}
	if second == 0 {
		if e != nil {
			ch.fate.Refuse("the chip %d is refused here, next to a 6 or 8, and another one is drawn", first)
		}
		second = ch.drawChip(first)
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
func (ch *change) card(seat game.Seat) Card {
	if e := ch.ask(EvCard, seat, NoHex); e != nil {
		if ch.deck[e.Card] > 0 {
			return e.Card
		}
		ch.fate.Refuse("the card %s is not left in the deck", e.Card.ID())
	}
	return Card(pick(&ch.rng, ch.deck[:]))
}

// stolen draws a card of a victim.
func (ch *change) stolen(victim game.Seat) Resource {
	hand := &ch.players[victim].hand
	if e := ch.ask(EvStolen, victim, NoHex); e != nil {
		if e.Resource != NoResource && hand[e.Resource] > 0 {
			return e.Resource
		}
		ch.fate.Refuse("seat %d has no %s that could be stolen", victim, e.Resource.ID())
	}
	return Resource(pick(&ch.rng, hand[:]))
}

// eruption rolls the die of a volcano.
func (ch *change) eruption(place Hex) int {
	if e := ch.ask(EvEruption, game.NoSeat, place); e != nil {
		if isDie(e.N) {
			return e.N
		}
		ch.fate.Refuse("a die shows 1 to 6, not %d", e.N)
	}
	return int(game.Below(&ch.rng, 6)) + 1
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
