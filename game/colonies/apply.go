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
	ch := change{s, &environment{fate, sink}}
	ch.do(a, false)
	ch.proceed()
	ch.settle()
	return nil
}

// Play does what Apply does with an action that is known to be legal, which it does not check: it is for play-outs.
func (s *State) Play(a Action) {
	ch := change{s, &environment{}}
	ch.do(a, false)
	ch.proceed()
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
func (ch *change) did(d *deed) { ch.tell(EvAct, d.event) }

// do carries out a legal action of the decider; forced means that the engine has chosen it, as the only one.
func (ch *change) do(a Action, forced bool) {
	kind, seat := ch.Decides()
	d := &deed{a, seat, kind, forced}
	ch.asking = false
	p := &ch.players[seat]
	switch a.Kind {
	case Roll:
		ch.doRoll(d)
	case End:
		ch.did(d)
		ch.endTurn()
	case Settle:
		ch.doSettle(d)
	case BuildRoad:
		ch.doRoad(d)
	case BuildShip:
		ch.doShip(d)
	case BuildCity:
		ch.pay(seat, Cost(BuildCity))
		ch.raise(seat, a.Node)
		ch.did(d)
		ch.wins()
	case Buy:
		ch.pay(seat, Cost(Buy))
		ch.did(d)
		ch.drawCard(seat)
	case MoveFleet:
		ch.pay(seat, ch.Price(seat, MoveFleet))
		p.fleet, ch.moved = a.Hex, true
		ch.did(d)
		if land.corners[a.Hex].Has(ch.pirate) {
			ch.push(task{kind: taskPirate})
		}
	case PlayKnight:
		ch.doKnight(d)
	case PlayRoads:
		ch.playCard(seat, RoadsCard)
		ch.did(d)
		ch.push(task{kind: taskFree, n: 2})
	case PlayInvent:
		ch.playCard(seat, InventionCard)
		ch.gainTold(d, HandOf(a.Give, a.Want), 0)
	case PlayMono:
		ch.doMonopoly(d)
	case BankTrade:
		rate := p.rate(a.Give)
		ch.pay(seat, one(a.Give, uint8(rate)))
		ch.gainTold(d, one(a.Want, 1), rate)
	case MakeOffer:
		ch.offered++
		ch.offer = Offer{N: a.N, M: a.M, Give: a.Give, Want: a.Want}
		ch.push(task{kind: taskOffer, done: 1})
		ch.did(d)
	case AnswerNo, AnswerYes, AnswerMore, AnswerCard:
		ch.doAnswer(d)
	case Deal, NoDeal:
		ch.doDeal(d)
	case Sail:
		ch.doSail(d)
	case MakeBase:
		cargo := ch.undock(seat, a.Node).cargo
		ch.settleBase(seat, a.Hex)
		ch.did(d)
		ch.lose(seat, a.Node, cargo)
	case Load:
		p.shipAt(a.Node).cargo[a.Token]++
		p.townAt(a.To).stored[a.Token]--
		ch.did(d)
	case Shift:
		from, to := p.townAt(a.Node), p.townAt(a.To)
		from.stored[a.Token]--
		to.stored[a.Token]++
		from.moved |= sent
		to.moved |= received
		ch.did(d)
	case Redeem:
		ch.did(d)
		if a.Token == Gold {
			ch.push(task{kind: taskGold, seat: seat})
		} else {
			ch.payOre(seat, 1)
		}
	case Explore:
		ch.did(d)
		ch.explore(ch.top(), a.Hex)
	case TakeToken:
		ch.doTakeToken(d)
	case TakeCard:
		p.home[Gold]--
		ch.supply[Gold]++
		ch.pop()
		ch.gainTold(d, one(a.Want, 1), 0)
	case Discard:
		t := ch.top()
		ch.pay(seat, one(a.Give, 1))
		t.last = a.Give
		t.begin(forced)
		if t.n--; t.n == 0 {
			*t = task{kind: taskDiscard, done: t.done + 1}
		}
		ch.did(d)
	case MovePirate:
		ch.pirate = a.Node
		ch.pop()
		ch.push(task{kind: taskRob})
		ch.did(d)
	case Rob, RobNone:
		ch.doRob(d)
	case Save:
		t := ch.top()
		t.due[a.Token]--
		p.townAt(a.To).stored[a.Token]++
		ch.did(d)
	case Done:
		t := *ch.top()
		ch.pop()
		ch.did(d)
		ch.lose(seat, t.node, t.due)
	case Dodge:
		from := ch.top().node
		ch.pop()
		ch.did(d)
		ch.moveShip(seat, from, a.Node, 0)
		ch.unload(seat, a.Node)
	}
}

// gainTold gives the seat cards of the bank and emits the event of the action.
func (ch *change) gainTold(d *deed, h Hand, n int) {
	ch.gain(d.seat, h)
	ch.tell(EvAct, func(e *Event) {
		d.event(e)
		e.By[d.seat], e.N = h, n
	})
}

func (ch *change) doRoll(d *deed) {
	ch.did(d)
	ch.dice = ch.roll()
	ch.reach = max(ch.dice[0], ch.dice[1])
	ch.phase = phaseMain
	ch.tell(EvDice, func(e *Event) { e.Seat, e.Dice = d.seat, ch.dice })
	if number := ch.dice[0] + ch.dice[1]; number != 7 {
		ch.produce(number)
		return
	}
	ch.push(task{kind: taskPirate})
	ch.push(task{kind: taskDiscard})
}

func (ch *change) doSettle(d *deed) {
	seat, n := d.seat, d.Node
	if ch.phase == phaseSetup {
		ch.found(seat, n)
		if ch.step < uint8(ch.seats) {
			ch.dock(seat, ship{at: n})
			ch.step++
			ch.did(d)
			return
		}
		ch.push(task{kind: taskWay, seat: seat, node: n})
		pays := Hand{}
		if ch.step < 2*uint8(ch.seats) {
			for _, h := range land.nodeHexes[n] {
				if land.homeSet.Has(h) {
					pays[ch.terrain[h].Resource()]++
				}
			}
		}
		ch.gainTold(d, pays, 0)
		return
	}
	p := &ch.players[seat]
	ch.pay(seat, Cost(Settle))
	if d.By == ByBase {
		set, _ := ch.basesFor(seat, n)
		for p.bases &^= set; set != 0; set.Pop() {
			p.baseN--
		}
	}
	ch.found(seat, n)
	ch.did(d)
	if ch.wins() || !ch.docked.Has(n) {
		return
	}
	if owner, _ := ch.ShipOn(n); owner != seat {
		ch.push(task{kind: taskDodge, seat: owner, node: n})
		return
	}
	ch.unload(seat, n)
}

func (ch *change) doRoad(d *deed) {
	ch.payPiece(d)
	ch.pave(d.seat, d.Edge)
	ch.did(d)
	if ends := land.edges[d.Edge]; ch.cache.unknown.Has(ends[0]) || ch.cache.unknown.Has(ends[1]) {
		ch.push(task{kind: taskRoad, seat: d.seat, n: uint8(d.Edge)})
	}
}

func (ch *change) doShip(d *deed) {
	n := d.Node
	if ch.doing() == taskWay {
		n = ch.top().node
	}
	ch.payPiece(d)
	ch.dock(d.seat, ship{at: n})
	ch.did(d)
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

func (ch *change) doKnight(d *deed) {
	seat := d.seat
	ch.playCard(seat, KnightCard)
	ch.did(d)
	most := uint8(ArmySize - 1)
	if ch.army != game.NoSeat {
		most = ch.players[ch.army].used[KnightCard]
	}
	if ch.army != seat && ch.players[seat].used[KnightCard] > most {
		from := ch.army
		ch.army = seat
		ch.tell(EvArmy, func(e *Event) { e.Seat, e.Other = seat, from })
		if ch.wins() {
			return
		}
	}
	ch.push(task{kind: taskPirate})
}

func (ch *change) doMonopoly(d *deed) {
	ch.playCard(d.seat, MonopolyCard)
	ch.did(d)
	handed := ch.collect(d.seat, d.Want)
	ch.tell(EvMonopoly, func(e *Event) {
		e.Seat, e.Resource = d.seat, d.Want
		for seat, n := range handed {
			e.By[seat][0] = n
		}
	})
}

func (ch *change) doAnswer(d *deed) {
	ch.top().done++
	ch.answers[d.seat] = Answer{Kind: d.Kind, Want: d.Want}
	switch d.Kind {
	case AnswerYes:
		ch.prove(d.seat, ch.offer.Want, ch.offer.M)
	case AnswerMore, AnswerCard:
		ch.prove(d.seat, ch.offer.Want, 1)
	}
	ch.did(d)
}

func (ch *change) doDeal(d *deed) {
	var got [MaxSeats]Hand
	if d.Kind == Deal {
		got[d.Seat], got[d.seat] = ch.Terms(d.Seat)
		for _, side := range [2][2]game.Seat{{d.seat, d.Seat}, {d.Seat, d.seat}} {
			ch.give(side[0], got[side[1]])
		}
		ch.receive(d.seat, got[d.seat])
		ch.receive(d.Seat, got[d.Seat])
	}
	ch.pop()
	ch.offer, ch.answers = Offer{}, [MaxSeats]Answer{}
	ch.tell(EvAct, func(e *Event) {
		d.event(e)
		e.By = got
	})
}

func (ch *change) doSail(d *deed) {
	ch.did(d)
	_, n := ch.steps(d.Node, NodeSetOf(d.To))
	ch.moveShip(d.seat, d.Node, d.To, uint8(n))
	if ch.cache.unknown.Has(d.To) {
		ch.push(task{kind: taskShip, seat: d.seat, node: d.To})
		return
	}
	ch.unload(d.seat, d.To)
}

// moveShip moves a ship of a seat.
func (ch *change) moveShip(seat game.Seat, from, to Node, steps uint8) {
	x := ch.undock(seat, from)
	x.at = to
	x.spent += steps
	ch.dock(seat, x)
	ch.tell(EvSailed, func(e *Event) { e.Seat, e.Node, e.To = seat, from, to })
}

// unload brings what a ship of a seat carries to the home stock if it lies at an own settlement or city on the home coast.
func (ch *change) unload(seat game.Seat, n Node) {
	p := &ch.players[seat]
	if !p.sites.Has(n) || !land.homeCoast.Has(n) {
		return
	}
	x := p.shipAt(n)
	cargo := x.cargo
	x.cargo = Purse{}
	ch.gainHome(seat, cargo, n, NoHex)
}

func (ch *change) doTakeToken(d *deed) {
	t := ch.top()
	if t.kind == taskFinder {
		h := t.hex
		ch.pop()
		ch.did(d)
		ch.rewardToken(d.seat, h, d.Token)
		return
	}
	ch.takeEarned(t, d.Token)
	ch.did(d)
}

func (ch *change) doRob(d *deed) {
	ch.pop()
	ch.did(d)
	if d.Kind == RobNone {
		return
	}
	if d.What == LootCard {
		r := ch.stolen(d.Seat)
		ch.steal(d.seat, d.Seat, r)
		ch.tell(EvStolen, func(e *Event) { e.Seat, e.Other, e.Resource = d.Seat, d.seat, r })
		return
	}
	p := &ch.players[d.Seat]
	if d.What == LootShip {
		p.shipAt(d.Node).cargo[d.Token]--
	} else {
		p.townAt(d.Node).stored[d.Token]--
	}
	ch.gainHome(d.seat, purseOf(d.Token), d.Node, NoHex)
}
