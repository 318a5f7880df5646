package colonies

import "islas/game"

// Apply carries out an action of the deciding seat and all that follows by itself, until somebody has to decide again. With a
// sink it appends the events. An action that is not legal changes nothing; its error is an Illegal.
func (s *State) Apply(a Action, sink *[]Step) error { return s.ApplyWith(a, nil, sink) }

// ApplyWith does what Apply does, with chance decided by a fate; nil is the position's own generator.
func (s *State) ApplyWith(a Action, fate Fate, sink *[]Step) error {
	if err := s.Check(a); err != nil {
		return err
	}
	env := environment{fate: fate, sink: sink}
	s.do(a, false, &env)
	s.proceed(&env)
	env.settle(s)
	return nil
}

// Play does what Apply does with an action that is known to be legal, which it does not check: it is for play-outs.
func (s *State) Play(a Action) {
	var env environment
	s.do(a, false, &env)
	s.proceed(&env)
}

// deed is an action that is being carried out.
type deed struct {
	Action
	seat   game.Seat
	kind   DecisionKind
	forced bool
}

// event completes the event of an action.
func (d *deed) event(e *Event) {
	e.Seat, e.Action, e.Decision, e.Forced = d.seat, d.Action, d.kind, d.forced
}

// did emits the event of an action by which nobody gets cards.
func (env *environment) did(s *State, d *deed) { env.tell(s, EvAct, d.event) }

// do carries out a legal action of the decider; forced means that the engine has chosen it, as the only one.
func (s *State) do(a Action, forced bool, env *environment) {
	kind, seat := s.Decides()
	d := &deed{a, seat, kind, forced}
	s.asking = false
	p := &s.players[seat]
	switch a.Kind {
	case Roll:
		s.doRoll(d, env)
	case End:
		env.did(s, d)
		s.endTurn(env)
	case Settle:
		s.doSettle(d, env)
	case BuildRoad:
		s.doRoad(d, env)
	case BuildShip:
		s.doShip(d, env)
	case BuildCity:
		s.pay(seat, Cost(BuildCity))
		s.raise(seat, a.Node)
		env.did(s, d)
		s.wins(env)
	case Buy:
		s.pay(seat, Cost(Buy))
		env.did(s, d)
		s.drawCard(seat, env)
	case MoveFleet:
		s.pay(seat, s.Price(seat, MoveFleet))
		p.fleet, s.moved = a.Hex, true
		env.did(s, d)
		if land.corners[a.Hex].Has(s.pirate) {
			s.push(task{kind: taskPirate})
		}
	case PlayKnight:
		s.doKnight(d, env)
	case PlayRoads:
		s.playCard(seat, RoadsCard)
		env.did(s, d)
		s.push(task{kind: taskFree, n: 2})
	case PlayInvent:
		s.playCard(seat, InventionCard)
		s.gainTold(d, HandOf(a.Give, a.Want), 0, env)
	case PlayMono:
		s.doMonopoly(d, env)
	case BankTrade:
		rate := p.rate(a.Give)
		s.pay(seat, one(a.Give, uint8(rate)))
		s.gainTold(d, one(a.Want, 1), rate, env)
	case MakeOffer:
		s.offered++
		s.offer = Offer{N: a.N, M: a.M, Give: a.Give, Want: a.Want}
		s.push(task{kind: taskOffer, done: 1})
		env.did(s, d)
	case AnswerNo, AnswerYes, AnswerMore, AnswerCard:
		s.doAnswer(d, env)
	case Deal, NoDeal:
		s.doDeal(d, env)
	case Sail:
		s.doSail(d, env)
	case MakeBase:
		cargo := s.undock(seat, a.Node).cargo
		s.settleBase(seat, a.Hex)
		env.did(s, d)
		s.lose(seat, a.Node, cargo, env)
	case Load:
		p.shipAt(a.Node).cargo[a.Token]++
		p.townAt(a.To).stored[a.Token]--
		env.did(s, d)
	case Shift:
		from, to := p.townAt(a.Node), p.townAt(a.To)
		from.stored[a.Token]--
		to.stored[a.Token]++
		from.moved |= sent
		to.moved |= received
		env.did(s, d)
	case Redeem:
		env.did(s, d)
		if a.Token == Gold {
			s.push(task{kind: taskGold, seat: seat})
		} else {
			s.payOre(seat, 1, env)
		}
	case Explore:
		env.did(s, d)
		s.explore(s.top(), a.Hex, env)
	case TakeToken:
		s.doTakeToken(d, env)
	case TakeCard:
		p.home[Gold]--
		s.supply[Gold]++
		s.pop()
		s.gainTold(d, one(a.Want, 1), 0, env)
	case Discard:
		t := s.top()
		s.pay(seat, one(a.Give, 1))
		t.last = a.Give
		t.begin(forced)
		if t.n--; t.n == 0 {
			*t = task{kind: taskDiscard, done: t.done + 1}
		}
		env.did(s, d)
	case MovePirate:
		s.pirate = a.Node
		s.pop()
		s.push(task{kind: taskRob})
		env.did(s, d)
	case Rob, RobNone:
		s.doRob(d, env)
	case Save:
		t := s.top()
		t.due[a.Token]--
		p.townAt(a.To).stored[a.Token]++
		env.did(s, d)
	case Done:
		t := *s.top()
		s.pop()
		env.did(s, d)
		s.lose(seat, t.node, t.due, env)
	case Dodge:
		from := s.top().node
		s.pop()
		env.did(s, d)
		s.moveShip(seat, from, a.Node, 0, env)
		s.unload(seat, a.Node, env)
	}
}

// gainTold gives the seat cards of the bank and emits the event of the action.
func (s *State) gainTold(d *deed, h Hand, n int, env *environment) {
	s.gain(d.seat, h)
	env.tell(s, EvAct, func(e *Event) {
		d.event(e)
		e.By[d.seat], e.N = h, n
	})
}

func (s *State) doRoll(d *deed, env *environment) {
	env.did(s, d)
	s.dice = env.dice(s)
	s.reach = max(s.dice[0], s.dice[1])
	s.phase = phaseMain
	env.tell(s, EvDice, func(e *Event) { e.Seat, e.Dice = d.seat, s.dice })
	if number := s.dice[0] + s.dice[1]; number != 7 {
		s.produce(number, env)
		return
	}
	s.push(task{kind: taskPirate})
	s.push(task{kind: taskDiscard})
}

func (s *State) doSettle(d *deed, env *environment) {
	seat, n := d.seat, d.Node
	if s.phase == phaseSetup {
		s.found(seat, n)
		if s.step < uint8(s.seats) {
			s.dock(seat, ship{at: n})
			s.step++
			env.did(s, d)
			return
		}
		s.push(task{kind: taskWay, seat: seat, node: n})
		pays := Hand{}
		if s.step < 2*uint8(s.seats) {
			for _, h := range land.nodeHexes[n] {
				if land.homeSet.Has(h) {
					pays[s.terrain[h].Resource()]++
				}
			}
		}
		s.gainTold(d, pays, 0, env)
		return
	}
	p := &s.players[seat]
	s.pay(seat, Cost(Settle))
	if d.By == ByBase {
		set, _ := s.basesFor(seat, n)
		for p.bases &^= set; set != 0; set.Pop() {
			p.baseN--
		}
	}
	s.found(seat, n)
	env.did(s, d)
	if s.wins(env) || !s.docked.Has(n) {
		return
	}
	if owner, _ := s.ShipOn(n); owner != seat {
		s.push(task{kind: taskDodge, seat: owner, node: n})
		return
	}
	s.unload(seat, n, env)
}

func (s *State) doRoad(d *deed, env *environment) {
	s.payPiece(d)
	s.pave(d.seat, d.Edge)
	env.did(s, d)
	if ends := land.edges[d.Edge]; s.cache.unknown.Has(ends[0]) || s.cache.unknown.Has(ends[1]) {
		s.push(task{kind: taskRoad, seat: d.seat, n: uint8(d.Edge)})
	}
}

func (s *State) doShip(d *deed, env *environment) {
	n := d.Node
	if s.doing() == taskWay {
		n = s.top().node
	}
	s.payPiece(d)
	s.dock(d.seat, ship{at: n})
	env.did(s, d)
}

// payPiece pays for a road or a ship; those of the set-up and of road building are free.
func (s *State) payPiece(d *deed) {
	switch t := s.top(); t.kind {
	case taskWay:
		s.pop()
		s.step++
	case taskFree:
		t.begin(d.forced)
		if t.n--; t.n == 0 {
			s.pop()
		}
	default:
		s.pay(d.seat, Cost(d.Kind))
	}
}

// playCard puts a development card of a seat out of the game.
func (s *State) playCard(seat game.Seat, c Card) {
	p := &s.players[seat]
	p.cards[c]--
	p.held--
	p.used[c]++
	s.played = true
}

func (s *State) doKnight(d *deed, env *environment) {
	seat := d.seat
	s.playCard(seat, KnightCard)
	env.did(s, d)
	most := uint8(ArmySize - 1)
	if s.army != game.NoSeat {
		most = s.players[s.army].used[KnightCard]
	}
	if s.army != seat && s.players[seat].used[KnightCard] > most {
		from := s.army
		s.army = seat
		env.tell(s, EvArmy, func(e *Event) { e.Seat, e.Other = seat, from })
		if s.wins(env) {
			return
		}
	}
	s.push(task{kind: taskPirate})
}

func (s *State) doMonopoly(d *deed, env *environment) {
	s.playCard(d.seat, MonopolyCard)
	env.did(s, d)
	handed := s.collect(d.seat, d.Want)
	env.tell(s, EvMonopoly, func(e *Event) {
		e.Seat, e.Resource = d.seat, d.Want
		for seat, n := range handed {
			e.By[seat][0] = n
		}
	})
}

func (s *State) doAnswer(d *deed, env *environment) {
	s.top().done++
	s.answers[d.seat] = Answer{Kind: d.Kind, Want: d.Want}
	switch d.Kind {
	case AnswerYes:
		s.prove(d.seat, s.offer.Want, s.offer.M)
	case AnswerMore, AnswerCard:
		s.prove(d.seat, s.offer.Want, 1)
	}
	env.did(s, d)
}

func (s *State) doDeal(d *deed, env *environment) {
	var got [MaxSeats]Hand
	if d.Kind == Deal {
		got[d.Seat], got[d.seat] = s.Terms(d.Seat)
		for _, side := range [2][2]game.Seat{{d.seat, d.Seat}, {d.Seat, d.seat}} {
			s.give(side[0], got[side[1]])
		}
		s.receive(d.seat, got[d.seat])
		s.receive(d.Seat, got[d.Seat])
	}
	s.pop()
	s.offer, s.answers = Offer{}, [MaxSeats]Answer{}
	env.tell(s, EvAct, func(e *Event) {
		d.event(e)
		e.By = got
	})
}

func (s *State) doSail(d *deed, env *environment) {
	env.did(s, d)
	_, n := s.steps(d.Node, NodeSetOf(d.To))
	s.moveShip(d.seat, d.Node, d.To, uint8(n), env)
	if s.cache.unknown.Has(d.To) {
		s.push(task{kind: taskShip, seat: d.seat, node: d.To})
		return
	}
	s.unload(d.seat, d.To, env)
}

// moveShip moves a ship of a seat.
func (s *State) moveShip(seat game.Seat, from, to Node, steps uint8, env *environment) {
	x := s.undock(seat, from)
	x.at = to
	x.spent += steps
	s.dock(seat, x)
	env.tell(s, EvSailed, func(e *Event) { e.Seat, e.Node, e.To = seat, from, to })
}

// unload brings what a ship of a seat carries to the home stock if it lies at an own settlement or city on the home coast.
func (s *State) unload(seat game.Seat, n Node, env *environment) {
	p := &s.players[seat]
	if !p.sites.Has(n) || !land.homeCoast.Has(n) {
		return
	}
	x := p.shipAt(n)
	cargo := x.cargo
	x.cargo = Purse{}
	s.gainHome(seat, cargo, n, NoHex, env)
}

func (s *State) doTakeToken(d *deed, env *environment) {
	t := s.top()
	if t.kind == taskFinder {
		h := t.hex
		s.pop()
		env.did(s, d)
		s.rewardToken(d.seat, h, d.Token, env)
		return
	}
	s.takeEarned(t, d.Token)
	env.did(s, d)
}

func (s *State) doRob(d *deed, env *environment) {
	s.pop()
	env.did(s, d)
	if d.Kind == RobNone {
		return
	}
	if d.What == LootCard {
		r := env.stolen(s, d.Seat)
		s.steal(d.seat, d.Seat, r)
		env.tell(s, EvStolen, func(e *Event) { e.Seat, e.Other, e.Resource = d.Seat, d.seat, r })
		return
	}
	p := &s.players[d.Seat]
	if d.What == LootShip {
		p.shipAt(d.Node).cargo[d.Token]--
	} else {
		p.townAt(d.Node).stored[d.Token]--
	}
	s.gainHome(d.seat, purseOf(d.Token), d.Node, NoHex, env)
}
