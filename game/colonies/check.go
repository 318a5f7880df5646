package colonies

import "islas/game"

// Check returns nil if the deciding seat may take the action, otherwise an *Illegal.
func (s *State) Check(a Action) error {
	if bar := s.Reason(a); bar != BarNone {
		return &Illegal{a, s.Decision(), bar}
	}
	return nil
}

// answers are the kinds of actions that may decide a decision.
var answers = [Decisions]KindSet{
	DecideSettle: KindsOf(Settle),
	DecideWay:    KindsOf(BuildRoad, BuildShip),
	DecideBegin:  KindsOf(Roll) | playing,
	DecideMain: playing |
		KindsOf(End, Settle, BuildRoad, BuildShip, BuildCity, Buy, MoveFleet, BankTrade, MakeOffer, Sail, MakeBase, Load, Shift, Redeem),
	DecideExplore: KindsOf(Explore),
	DecideToken:   KindsOf(TakeToken),
	DecideGold:    KindsOf(TakeCard),
	DecideDiscard: KindsOf(Discard),
	DecidePirate:  KindsOf(MovePirate),
	DecideRob:     KindsOf(Rob, RobNone),
	DecideFree:    KindsOf(BuildRoad, BuildShip),
	DecideAnswer:  KindsOf(AnswerNo, AnswerYes, AnswerMore, AnswerCard),
	DecideDeal:    KindsOf(Deal, NoDeal),
	DecideSave:    KindsOf(Save, Done),
	DecideDodge:   KindsOf(Dodge),
}

// playing are the kinds of actions that play a development card.
var playing = KindsOf(PlayKnight, PlayRoads, PlayInvent, PlayMono)

// Reason returns the reason why the decider may not take an action, BarNone if it may.
func (s *State) Reason(a Action) Bar {
	now := s.Decision()
	switch {
	case s.over:
		return BarOver
	case !a.formed():
		return BarMalformed
	case !answers[now.Kind].Has(a.Kind):
		return BarTurn
	}
	p := &s.players[now.Seat]
	if bar := s.bar(p, now, a); bar != BarNone {
		return bar
	}
	if now.Kind == DecideMain && !p.hand.Covers(s.Price(now.Seat, a.Kind)) {
		return BarCards
	}
	return BarNone
}

// bar returns the reason why a player who decides may not take an action of a kind that is asked for, the price left aside.
func (s *State) bar(p *player, now Decision, a Action) Bar {
	switch a.Kind {
	case Settle:
		return s.settleBar(now.Seat, a)
	case BuildRoad:
		return s.roadBar(now, a.Edge)
	case BuildShip:
		return s.shipBar(now, a.Node)
	case BuildCity:
		return s.cityBar(p, a.Node)
	case Buy:
		if s.deckN == 0 {
			return BarDeck
		}
	case MoveFleet:
		return s.fleetBar(p, a.Hex)
	case PlayKnight, PlayRoads, PlayInvent, PlayMono:
		return s.cardBar(now.Seat, a)
	case BankTrade:
		switch {
		case s.bank[a.Want] == 0:
			return BarBank
		case int(p.hand[a.Give]) < p.rate(a.Give):
			return BarCards
		}
	case MakeOffer:
		switch {
		case s.offered >= s.offers:
			return BarOffers
		case p.hand[a.Give] < a.N:
			return BarCards
		}
	case Sail:
		return s.sailBar(now.Seat, a.Node, a.To)
	case MakeBase:
		return s.baseBar(p, a)
	case Load:
		return s.loadBar(p, a)
	case Shift:
		return p.shiftBar(a)
	case Redeem:
		return s.redeemBar(now.Seat, a.Token)
	}
	return s.answerBar(s.top(), a)
}

func (s *State) settleBar(seat game.Seat, a Action) Bar {
	p := &s.players[seat]
	n := a.Node
	setup := s.phase == phaseSetup
	switch {
	case setup != (a.By == BySetup):
		return BarTurn
	case setup && s.step < uint8(s.seats) && !land.facing.Has(n):
		return BarFacing
	case setup && !land.homeNodes.Has(n):
		return BarHome
	case s.built.Has(n):
		return BarTaken
	case !s.Spaced().Has(n):
		return BarDistance
	case setup:
		return BarNone
	case n == s.pirate:
		return BarPirate
	case a.By == ByRoad && !p.onRoads.Has(n):
		return BarRoad
	case a.By == ByBase && land.homeNodes.Has(n):
		return BarBase
	case a.By == ByBase && s.cache.unknown.Has(n):
		return BarUnknown
	case a.By == ByBase && !s.cache.coast.Has(n):
		return BarLake
	case a.By == ByBase && !s.baseSites(seat).Has(n):
		return BarBase
	case p.townN == MaxSettlements:
		return BarStock
	}
	return BarNone
}

// wayBar returns the reason why the road of a new settlement of the set-up may not be on an edge at it.
func (s *State) wayBar(e Edge) Bar {
	switch {
	case e >= Edges || !land.nodeSides[s.top().node].Has(e):
		return BarRoad
	case !s.cache.ground.Has(e):
		return BarLand
	case s.RoadOn(e) != game.NoSeat:
		return BarTaken
	}
	return BarNone
}

func (s *State) roadBar(now Decision, e Edge) Bar {
	sites := s.roadSites(now.Seat)
	switch {
	case now.Kind == DecideWay:
		return s.wayBar(e)
	case sites.Has(e):
		return BarNone
	case s.players[now.Seat].roadN == MaxRoads:
		return BarStock
	case s.RoadOn(e) != game.NoSeat:
		return BarTaken
	case !s.cache.ground.Has(e):
		return BarLand
	}
	return BarRoad
}

func (s *table) shipBar(now Decision, n Node) Bar {
	p := &s.players[now.Seat]
	if (now.Kind == DecideWay) != (n == NoNode) {
		return BarTurn
	}
	if n == NoNode {
		n = now.Node
	}
	switch {
	case !p.sites.Has(n):
		return BarTown
	case !land.homeCoast.Has(n):
		return BarHome
	case s.docked.Has(n):
		return BarTaken
	case p.shipN == MaxShips:
		return BarStock
	}
	return BarNone
}

func (s *chart) cityBar(p *player, n Node) Bar {
	switch {
	case p.townAt(n) == nil:
		return BarTown
	case !land.homeNodes.Has(n):
		return BarHome
	case p.cityN == MaxCities:
		return BarStock
	}
	return BarNone
}

func (s *State) fleetBar(p *player, h Hex) Bar {
	switch {
	case s.moved:
		return BarMoved
	case h == p.fleet:
		return BarTaken
	case !s.cache.open.Has(h):
		return BarLake
	}
	return BarNone
}

func (s *State) cardBar(seat game.Seat, a Action) Bar {
	p := &s.players[seat]
	c := Card(a.Kind - PlayKnight)
	switch {
	case p.cards[c] == 0:
		return BarCard
	case s.played:
		return BarPlayed
	case p.cards[c] == p.fresh[c]:
		return BarFresh
	case a.Kind == PlayRoads && !s.canBuildFree(seat):
		return BarNothing
	case a.Kind == PlayInvent && !s.bank.Covers(HandOf(a.Give, a.Want)):
		return BarBank
	}
	return BarNone
}

func (s *State) sailBar(seat game.Seat, from, to Node) Bar {
	x := s.players[seat].shipAt(from)
	switch {
	case x == nil:
		return BarShip
	case to == s.pirate:
		return BarPirate
	case s.docked.Has(to) || s.foreign(seat).Has(to):
		return BarTaken
	case !s.swim(from, s.rangeOf(x)).Has(to):
		return BarRange
	case !s.stops(seat).Has(to):
		return BarStock
	}
	return BarNone
}

func (s *chart) baseBar(p *player, a Action) Bar {
	switch {
	case p.shipAt(a.Node) == nil:
		return BarShip
	case !land.corners[a.Hex].Has(a.Node) || !s.cache.colony.Has(a.Hex):
		return BarLand
	case p.bases.Has(a.Hex):
		return BarTaken
	case p.baseN == MaxBases:
		return BarStock
	}
	return BarNone
}

func (s *chart) loadBar(p *player, a Action) Bar {
	x := p.shipAt(a.Node)
	at, from := p.townAt(a.Node), p.townAt(a.To)
	switch {
	case x == nil:
		return BarShip
	case at == nil || land.homeNodes.Has(a.Node) || from == nil:
		return BarTown
	case at.web != from.web:
		return BarRoad
	case from.stored[a.Token] == 0:
		return BarToken
	case x.cargo.Total() >= Hold:
		return BarRoom
	}
	return BarNone
}

func (p *player) shiftBar(a Action) Bar {
	from, to := p.townAt(a.Node), p.townAt(a.To)
	switch {
	case from == nil || to == nil:
		return BarTown
	case from.web != to.web:
		return BarRoad
	case from.stored[a.Token] == 0:
		return BarToken
	case from.moved&received != 0 || to.moved&sent != 0:
		return BarShifted
	case to.room() == 0:
		return BarRoom
	}
	return BarNone
}

// redeemBar returns the reason why a seat may not convert a token that waits (section 22.5).
func (s *State) redeemBar(seat game.Seat, t Token) Bar {
	switch {
	case s.players[seat].home[t] == 0:
		return BarToken
	case t == Gold && !s.paysGold() || t == OreToken && s.bank[Ore] == 0:
		return BarBank
	}
	return BarNone
}

// tokenBar returns the reason why a token cannot be chosen (section 22.7).
func (s *stores) tokenBar(t *task, k Token) Bar {
	switch {
	case s.supply[k] == 0:
		return BarBank
	case t.kind == taskEarn && t.hex == NoHex && t.due[k] == 0:
		return BarToken
	}
	return BarNone
}

// answerBar returns the reason why an action may not decide a task.
func (s *State) answerBar(t *task, a Action) Bar {
	p, o := &s.players[t.seat], s.offer
	if t.kind == taskOffer {
		p = &s.players[s.seatAt(t.done)]
	}
	switch a.Kind {
	case Explore:
		if !land.corners[a.Hex].Has(t.node) || s.terrain[a.Hex] != Unknown {
			return BarUnknown
		}
	case TakeToken:
		return s.tokenBar(t, a.Token)
	case TakeCard:
		if s.bank[a.Want] == 0 {
			return BarBank
		}
	case Discard:
		switch {
		case p.hand[a.Give] == 0:
			return BarCards
		case a.Give < t.last || p.hand.from(a.Give) < int(t.n):
			return BarOrder
		}
	case MovePirate:
		switch n := a.Node; {
		case n == s.pirate:
			return BarPirate
		case !s.cache.pirates.Has(n):
			return BarLake
		case s.docked.Has(n) || s.built.Has(n):
			return BarTaken
		case s.Guards().Has(n):
			return BarFleet
		}
	case Rob:
		return s.robBar(a)
	case AnswerYes:
		if p.hand[o.Want] < o.M {
			return BarCards
		}
	case AnswerMore, AnswerCard:
		switch {
		case o.N != 1 || o.M != 1:
			return BarAnswer
		case p.hand[o.Want] == 0:
			return BarCards
		case a.Kind == AnswerCard && (a.Want == o.Give || a.Want == o.Want):
			return BarAnswer
		}
	case Deal:
		return s.dealBar(a.Seat)
	case Save:
		to := p.townAt(a.To)
		switch {
		case to == nil:
			return BarTown
		case to.web != t.n:
			return BarRoad
		case t.due[a.Token] == 0:
			return BarToken
		case to.room() == 0:
			return BarRoom
		}
	case Dodge:
		if !s.berths(t.seat, t.node).Has(a.Node) {
			return BarRange
		}
	}
	return BarNone
}

func (s *State) robBar(a Action) Bar {
	if a.Seat == s.turn || int8(a.Seat) >= s.seats {
		return BarNothing
	}
	p := &s.players[a.Seat]
	if a.What == LootCard {
		if !s.cardPrey(a.Seat, s.prey()) {
			return BarNothing
		}
		return BarNone
	}
	x, t := p.shipAt(a.Node), p.townAt(a.Node)
	switch {
	case a.What == LootShip && (x == nil || x.cargo[a.Token] == 0),
		a.What == LootSettlement && (t == nil || t.stored[a.Token] == 0):
		return BarToken
	case s.Guards().Has(a.Node):
		return BarFleet
	case !s.prey().Has(a.Node):
		return BarRange
	case a.What == LootSettlement && !s.cache.coast.Has(a.Node):
		return BarLake
	}
	return BarNone
}

// dealBar returns the reason why the seat at turn may not trade with another that has answered.
func (s *State) dealBar(seat game.Seat) Bar {
	if int8(seat) >= s.seats || seat == s.turn {
		return BarNothing
	}
	switch give, want := s.Terms(seat); {
	case want == (Hand{}):
		return BarNothing
	case !s.players[s.turn].hand.Covers(give):
		return BarCards
	}
	return BarNone
}
