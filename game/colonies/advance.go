package colonies

import "islas/game"

// proceed carries out what follows by itself until somebody has a choice (sections 19 and 22.13).
func (s *State) proceed(env *environment) {
	for {
		s.advance(env)
		if s.over {
			return
		}
		a, forced := s.forced()
		if !forced {
			return
		}
		s.do(a, true, env)
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
func (s *State) advance(env *environment) {
	for !s.over && !s.asking {
		switch {
		case s.taskN > 0:
			s.asking = s.work(s.top(), env)
		case s.phase == phaseSetup && int(s.step) == s.setupSteps():
			s.endSetup(env)
		default:
			s.asking = true
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

func (s *State) endSetup(env *environment) {
	s.tellState(env)
	s.round, s.turn = 1, s.start
	s.beginTurn(env)
}

// tellState emits that the set-up or a round is over.
func (s *State) tellState(env *environment) {
	env.tell(s, EvState, func(e *Event) { e.Round = int(s.round) })
}

func (s *State) beginTurn(env *environment) {
	s.phase = phaseBegin
	env.tell(s, EvTurn, func(e *Event) { e.Seat, e.Round = s.turn, int(s.round) })
	s.wins(env)
}

// endTurn ends the turn and begins the next.
func (s *State) endTurn(env *environment) {
	p := &s.players[s.turn]
	p.fresh, p.freshN = [Cards]uint8{}, 0
	for i := range p.ships {
		p.ships[i].spent = 0
	}
	for i := range p.towns {
		p.towns[i].moved = 0
	}
	s.offered, s.dice, s.reach, s.played, s.moved = 0, [2]uint8{}, 0, false, false
	next := s.seatAt(1)
	if next == s.start {
		s.tellState(env)
		s.round++
	}
	s.turn = next
	s.beginTurn(env)
}

// work carries out a step of the task that is on. It reports whether a seat has to decide instead.
func (s *State) work(t *task, env *environment) (asks bool) {
	switch t.kind {
	case taskTokens:
		s.workTokens(t, env)
		return false
	case taskEarn:
		return s.workEarn(t)
	case taskDiscard:
		return s.workDiscard(t)
	case taskStock:
		s.workStock(t, env)
		return false
	case taskShip:
		return s.workShip(t, env)
	case taskRoad:
		s.workRoad(t, env)
		return false
	case taskSave:
		asks = t.due != (Purse{})
	case taskFinder:
		asks = s.supply != (Purse{})
	case taskFree:
		asks = t.n > 0 && s.canBuildFree(s.turn)
	case taskPirate:
		asks = !s.Havens().Empty()
	case taskDodge:
		asks = !s.berths(t.seat, t.node).Empty()
	default:
		asks = true
	}
	if !asks {
		done := *t
		s.pop()
		s.leave(&done, env)
	}
	return asks
}

// leave carries out what follows from a task for which there was nothing to decide.
func (s *State) leave(t *task, env *environment) {
	switch {
	case t.kind == taskPirate && s.pirate != NoNode:
		s.pirate = NoNode
		env.tell(s, EvPirateOff, func(*Event) {})
	case t.kind == taskDodge:
		s.lose(t.seat, t.node, s.undock(t.seat, t.node).cargo, env)
		env.tell(s, EvSent, func(e *Event) { e.Seat, e.Node = t.seat, t.node })
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
func (s *State) gainHome(seat game.Seat, p Purse, n Node, h Hex, env *environment) {
	if p == (Purse{}) {
		return
	}
	s.players[seat].home = s.players[seat].home.plus(p)
	env.tell(s, EvStock, func(e *Event) {
		e.Seat, e.Node, e.Hex = seat, n, h
		e.By[seat] = p.hand()
	})
	s.push(task{kind: taskStock, seat: seat})
}

// The stages of converting a home stock.
const (
	stageFinds = iota
	stageGold
	stageRest
)

// workStock converts what is in a home stock (section 22.5).
func (s *State) workStock(t *task, env *environment) {
	seat := t.seat
	p := &s.players[seat]
	switch t.n {
	case stageFinds:
		for p.home[Find] >= FindsPerPoint {
			p.home[Find] -= FindsPerPoint
			s.supply[Find] += FindsPerPoint
			p.chips++
			env.tell(s, EvChips, func(e *Event) { e.Seat, e.N = seat, 1 })
			if seat == s.turn && s.wins(env) {
				return
			}
		}
		t.n = stageGold
	case stageGold:
		if p.home[Gold] > 0 && s.paysGold() {
			s.push(task{kind: taskGold, seat: seat})
			return
		}
		t.n = stageRest
	default:
		s.pop()
		s.payOre(seat, min(p.home[OreToken], s.bank[Ore]), env)
		for p.home[Gem] >= GemsPerCard && s.deckN > 0 {
			p.home[Gem] -= GemsPerCard
			s.supply[Gem] += GemsPerCard
			if s.drawCard(seat, env) {
				return
			}
		}
		wait := Purse{Gold: p.home[Gold], OreToken: p.home[OreToken], Gem: p.home[Gem] - p.home[Gem]%GemsPerCard}
		if wait != (Purse{}) {
			env.tell(s, EvWaits, func(e *Event) { e.Seat, e.By[seat] = seat, wait.hand() })
		}
	}
}

// paysGold reports whether the bank has a card for gold.
func (s *stores) paysGold() bool {
	return s.bank[Wood] > 0 || s.bank[Clay] > 0 || s.bank[Sheep] > 0 || s.bank[Wheat] > 0
}

// payOre converts ore tokens of a home stock.
func (s *State) payOre(seat game.Seat, n uint8, env *environment) {
	if n == 0 {
		return
	}
	s.players[seat].home[OreToken] -= n
	s.supply[OreToken] += n
	s.gain(seat, one(Ore, n))
	env.tell(s, EvOre, func(e *Event) { e.Seat, e.N = seat, int(n) })
}

// drawCard gives a seat the top development card; it reports whether the game is over.
func (s *State) drawCard(seat game.Seat, env *environment) bool {
	c := env.card(s, seat)
	s.deck[c]--
	s.deckN--
	p := &s.players[seat]
	p.cards[c]++
	p.held++
	if seat == s.turn {
		p.fresh[c]++
		p.freshN++
	}
	env.tell(s, EvCard, func(e *Event) { e.Seat, e.Card = seat, c })
	return c == PointCard && seat == s.turn && s.wins(env)
}
