package colonies

import "islas/game"

// proceed carries out what follows by itself until somebody has a choice (sections 19 and 22.13).
func (ch *change) proceed() {
	for {
		ch.advance()
		if ch.over {
			return
		}
		a, forced := ch.forced()
		if !forced {
			return
		}
		ch.do(a, true)
	}
}

// forced returns the only legal action of a decision that the engine makes itself. What comes up often is seen at a glance.
func (s *State) forced() (Action, bool) {
	switch s.doing() {
	case noTask:
		if s.phase != phaseSetup {
			return Action{}, false
		}
	case taskPirate:
		if set := s.Havens(); set.Pop() != NoNode && !set.Empty() {
			return Action{}, false
		}
	case taskRob:
		near := s.prey()
		for seat := range game.Seat(s.seats) {
			if s.cardPrey(seat, near) {
				return Action{}, false
			}
		}
	case taskDiscard:
		t := s.top()
		hand := &s.players[t.seat].hand
		only, kinds := t.last, 0
		for r := t.last; r < Resources && hand.from(r) >= int(t.n); r++ {
			if hand[r] > 0 {
				only = r
				kinds++
			}
		}
		return DiscardAction(only), kinds == 1
	}
	var room [maxAnswers]Action
	legal := s.Legal(room[:0])
	return legal[0], len(legal) == 1
}

// maxAnswers is more than the legal actions of any decision but those before and after the roll.
const maxAnswers = 72

// advance works on tasks until a seat has to decide, or the game is over.
func (ch *change) advance() {
	for !ch.over && !ch.asking {
		switch {
		case ch.taskN > 0:
			ch.asking = ch.work(ch.top())
		case ch.phase == phaseSetup && int(ch.step) == ch.setupSteps():
			ch.endSetup()
		default:
			ch.asking = true
		}
	}
}

// setupSteps returns the number of settlements that are placed in the set-up.
func (s *table) setupSteps() int {
	if s.seats == 3 {
		return 3 * int(s.seats)
	}
	return 2 * int(s.seats)
}

// placer returns who places the next settlement of the set-up (section 4).
func (s *State) placer() game.Seat {
	i, n := int8(s.step), s.seats
	if i >= n && i < 2*n {
		i = 2*n - 1 - i
	}
	return game.Seat((int8(s.start) + i%n) % n)
}

func (ch *change) endSetup() {
	ch.tellState()
	ch.round, ch.turn = 1, ch.start
	ch.beginTurn()
}

// tellState emits that the set-up or a round is over.
func (ch *change) tellState() {
	ch.tell(EvState, func(e *Event) { e.Round = int(ch.round) })
}

func (ch *change) beginTurn() {
	ch.phase = phaseBegin
	ch.tell(EvTurn, func(e *Event) { e.Seat, e.Round = ch.turn, int(ch.round) })
	ch.wins()
}

// endTurn ends the turn and begins the next.
func (ch *change) endTurn() {
	p := &ch.players[ch.turn]
	p.fresh, p.freshN = [Cards]uint8{}, 0
	for i := range p.ships {
		p.ships[i].spent = 0
	}
	for i := range p.towns {
		p.towns[i].moved = 0
	}
	ch.offered, ch.dice, ch.reach, ch.played, ch.moved = 0, [2]uint8{}, 0, false, false
	next := ch.seatAt(1)
	if next == ch.start {
		ch.tellState()
		ch.round++
	}
	ch.turn = next
	ch.beginTurn()
}

// work carries out a step of the task that is on. It reports whether a seat has to decide instead.
func (ch *change) work(t *task) (asks bool) {
	switch t.kind {
	case taskTokens:
		ch.workTokens(t)
		return false
	case taskEarn:
		return ch.workEarn(t)
	case taskDiscard:
		return ch.workDiscard(t)
	case taskStock:
		ch.workStock(t)
		return false
	case taskShip:
		return ch.workShip(t)
	case taskRoad:
		ch.workRoad(t)
		return false
	case taskSave:
		asks = t.due != (Purse{})
	case taskFinder:
		asks = ch.supply != (Purse{})
	case taskFree:
		asks = t.n > 0 && ch.canBuildFree(ch.turn)
	case taskPirate:
		asks = !ch.Havens().Empty()
	case taskDodge:
		asks = !ch.berths(t.seat, t.node).Empty()
	default:
		asks = true
	}
	if !asks {
		done := *t
		ch.pop()
		ch.leave(&done)
	}
	return asks
}

// leave carries out what follows from a task for which there was nothing to decide.
func (ch *change) leave(t *task) {
	switch {
	case t.kind == taskPirate && ch.pirate != NoNode:
		ch.pirate = NoNode
		ch.tell(EvPirateOff, func(*Event) {})
	case t.kind == taskDodge:
		ch.lose(t.seat, t.node, ch.undock(t.seat, t.node).cargo)
		ch.tell(EvSent, func(e *Event) { e.Seat, e.Node = t.seat, t.node })
	}
}

// workDiscard finds the next seat that has to discard (section 15).
func (s *State) workDiscard(t *task) bool {
	if t.n > 0 {
		return true
	}
	for ; int8(t.done) < s.seats; t.done++ {
		seat := s.seatAt(t.done)
		if n := s.Discards(seat); n > 0 {
			t.seat, t.n, t.last = seat, uint8(n), Wood
			return true
		}
	}
	s.pop()
	return false
}

// gainHome brings tokens to a seat's home stock, told as coming from a node or a place, and has the stock converted (section 13).
func (ch *change) gainHome(seat game.Seat, p Purse, n Node, h Hex) {
	if p == (Purse{}) {
		return
	}
	ch.players[seat].home = ch.players[seat].home.plus(p)
	ch.tell(EvStock, func(e *Event) {
		e.Seat, e.Node, e.Hex = seat, n, h
		e.By[seat] = p.hand()
	})
	ch.push(task{kind: taskStock, seat: seat})
}

// The stages of converting a home stock.
const (
	stageFinds = iota
	stageGold
	stageRest
)

// workStock converts what is in a home stock (section 22.5).
func (ch *change) workStock(t *task) {
	seat := t.seat
	p := &ch.players[seat]
	switch t.n {
	case stageFinds:
		for p.home[Find] >= FindsPerPoint {
			p.home[Find] -= FindsPerPoint
			ch.supply[Find] += FindsPerPoint
			p.chips++
			ch.tell(EvChips, func(e *Event) { e.Seat, e.N = seat, 1 })
			if seat == ch.turn && ch.wins() {
				return
			}
		}
		t.n = stageGold
	case stageGold:
		if p.home[Gold] > 0 && ch.paysGold() {
			ch.push(task{kind: taskGold, seat: seat})
			return
		}
		t.n = stageRest
	default:
		ch.pop()
		ch.payOre(seat, min(p.home[OreToken], ch.bank[Ore]))
		for p.home[Gem] >= GemsPerCard && ch.deckN > 0 {
			p.home[Gem] -= GemsPerCard
			ch.supply[Gem] += GemsPerCard
			if ch.drawCard(seat) {
				return
			}
		}
		wait := Purse{Gold: p.home[Gold], OreToken: p.home[OreToken], Gem: p.home[Gem] - p.home[Gem]%GemsPerCard}
		if wait != (Purse{}) {
			ch.tell(EvWaits, func(e *Event) { e.Seat, e.By[seat] = seat, wait.hand() })
		}
	}
}

// paysGold reports whether the bank has a card for gold.
func (s *stores) paysGold() bool {
	return s.bank[Wood] > 0 || s.bank[Clay] > 0 || s.bank[Sheep] > 0 || s.bank[Wheat] > 0
}

// payOre converts ore tokens of a home stock.
func (ch *change) payOre(seat game.Seat, n uint8) {
	if n == 0 {
		return
	}
	ch.players[seat].home[OreToken] -= n
	ch.supply[OreToken] += n
	ch.gain(seat, one(Ore, n))
	ch.tell(EvOre, func(e *Event) { e.Seat, e.N = seat, int(n) })
}

// drawCard gives a seat the top development card; it reports whether the game is over.
func (ch *change) drawCard(seat game.Seat) bool {
	c := ch.card(seat)
	ch.deck[c]--
	ch.deckN--
	p := &ch.players[seat]
	p.cards[c]++
	p.held++
	if seat == ch.turn {
		p.fresh[c]++
		p.freshN++
	}
	ch.tell(EvCard, func(e *Event) { e.Seat, e.Card = seat, c })
	return c == PointCard && seat == ch.turn && ch.wins()
}
