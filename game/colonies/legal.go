package colonies

import "islas/game"

// Legal appends every action that the deciding seat may take. The order depends on the position alone: by kind, in the order of the
// kinds, and in each by nodes, edges, hexes and resources, rising.
func (s *State) Legal(buf []Action) []Action { return s.LegalOf(AllKinds, buf) }

// KindSet is a set of kinds of actions.
type KindSet uint64

// AllKinds is the set of all kinds of actions.
const AllKinds KindSet = 1<<Kinds - 1

// Has reports whether a kind is in the set.
func (k KindSet) Has(kind ActionKind) bool { return k>>kind&1 != 0 }

// KindsOf returns a set of kinds.
func KindsOf(kinds ...ActionKind) (set KindSet) {
	for _, k := range kinds {
		set |= 1 << k
	}
	return set
}

// LegalOf appends what Legal does, but after the roll only actions of some kinds: who does not look at the others saves time.
func (s *State) LegalOf(kinds KindSet, buf []Action) []Action {
	if !s.asking {
		return buf
	}
	switch s.doing() {
	case noTask:
	case taskFree:
		return s.ShipSites(s.turn).nodesOf(Simple(BuildShip), s.legalRoads(s.turn, buf))
	default:
		return s.legalAnswers(buf)
	}
	switch s.phase {
	case phaseSetup:
		return s.setupNodes().nodesOf(Simple(Settle), buf)
	case phaseBegin:
		return s.legalCards(kinds, append(buf, Simple(Roll)))
	}
	return s.legalMain(kinds, buf)
}

// setupNodes returns where a settlement may be built in the set-up.
func (s *State) setupNodes() NodeSet {
	if s.step < uint8(s.seats) {
		return land.facing.And(s.Spaced())
	}
	return land.homeNodes.And(s.Spaced())
}

// Spaced returns the nodes at which the distance rule allows a settlement.
func (s *table) Spaced() NodeSet {
	return allNodes.Without(s.built.Or(land.joins.Grow(s.built)))
}

// legalMain appends what of some kinds may be done in the main part of a turn.
func (s *State) legalMain(kinds KindSet, buf []Action) []Action {
	seat := s.turn
	p := &s.players[seat]
	hand := &p.hand
	if kinds.Has(End) {
		buf = append(buf, Simple(End))
	}
	if hand[Wood] > 0 && hand[Clay] > 0 {
		if kinds.Has(Settle) && hand[Sheep] > 0 && hand[Wheat] > 0 && p.townN < MaxSettlements {
			byRoad, byBase := s.SettlementSites(seat)
			buf = byBase.nodesOf(SettleAction(0, ByBase), byRoad.nodesOf(SettleAction(0, ByRoad), buf))
		}
		if kinds.Has(BuildRoad) {
			buf = s.legalRoads(seat, buf)
		}
	}
	if kinds.Has(BuildShip) && hand[Wood] > 0 && hand[Sheep] > 0 {
		buf = s.ShipSites(seat).nodesOf(Simple(BuildShip), buf)
	}
	if kinds.Has(BuildCity) && p.cityN < MaxCities && hand.Covers(Cost(BuildCity)) {
		for i := range p.towns[:p.townN] {
			if at := p.towns[i].at; land.homeNodes.Has(at) {
				buf = append(buf, CityAction(at))
			}
		}
	}
	if kinds.Has(Buy) && s.deckN > 0 && hand.Covers(Cost(Buy)) {
		buf = append(buf, Simple(Buy))
	}
	if kinds.Has(MoveFleet) && hand.Covers(s.Price(seat, MoveFleet)) {
		for h := range s.FleetSites().All {
			buf = append(buf, FleetAction(h))
		}
	}
	buf = s.legalCards(kinds, buf)
	if kinds.Has(BankTrade) || kinds.Has(MakeOffer) {
		buf = s.legalTrades(seat, kinds, buf)
	}
	return s.legalColonial(seat, kinds, buf)
}

// legalColonial appends what ships and tokens may do.
func (s *State) legalColonial(seat game.Seat, kinds KindSet, buf []Action) []Action {
	p := &s.players[seat]
	ships := p.ships[:p.shipN]
	if kinds.Has(Sail) {
		stops := s.stops(seat)
		for i := range ships {
			if left := s.rangeOf(&ships[i]); left > 0 {
				buf = s.swim(ships[i].at, left).And(stops).targetsOf(onNode(Sail, ships[i].at), buf)
			}
		}
	}
	if kinds.Has(MakeBase) {
		for i := range ships {
			buf = s.legalBases(p, ships[i].at, buf)
		}
	}
	if kinds.Has(Load) {
		for i := range ships {
			buf = s.legalLoads(p, &ships[i], buf)
		}
	}
	if kinds.Has(Shift) {
		buf = p.legalShifts(buf)
	}
	if kinds.Has(Redeem) {
		for _, t := range [2]Token{Gold, OreToken} {
			if s.redeemBar(seat, t) == BarNone {
				buf = append(buf, RedeemAction(t))
			}
		}
	}
	return buf
}

// legalRoads appends where a seat may build a road if it can pay.
func (s *table) legalRoads(seat game.Seat, buf []Action) []Action {
	for e := range s.roadSites(seat).All {
		buf = append(buf, RoadAction(e))
	}
	return buf
}

// roadSites returns where a seat may build a road if it can pay (section 7).
func (s *table) roadSites(seat game.Seat) (set EdgeSet) {
	p := &s.players[seat]
	if p.roadN == MaxRoads {
		return set
	}
	for from := p.sites.Or(p.onRoads.Without(s.built)); !from.Empty(); {
		set = set.Or(land.nodeSides[from.Pop()])
	}
	return set.And(s.cache.ground).Without(s.AllRoads())
}

// ShipSites returns where a seat may build a ship if it can pay (section 7).
func (s *table) ShipSites(seat game.Seat) NodeSet {
	p := &s.players[seat]
	if p.shipN == MaxShips {
		return NodeSet{}
	}
	return p.sites.And(land.homeCoast).Without(s.docked)
}

// baseSites returns the coast nodes of the colonies at which a seat has bases on all land, and no place is unknown (section 12).
func (s *table) baseSites(seat game.Seat) (set NodeSet) {
	bases := s.players[seat].bases
	if bases == 0 {
		return set
	}
	for rest := bases; rest != 0; {
		set = set.Or(land.corners[rest.Pop()])
	}
	set = set.And(s.cache.coast).Without(s.cache.unknown)
	for rest := s.cache.colony &^ bases; rest != 0 && !set.Empty(); {
		set = set.Without(land.corners[rest.Pop()])
	}
	return set
}

// legalCards appends the development cards that may be played.
func (s *State) legalCards(kinds KindSet, buf []Action) []Action {
	p := &s.players[s.turn]
	if !s.Playable() {
		return buf
	}
	if kinds.Has(PlayKnight) && p.cards[KnightCard] > p.fresh[KnightCard] {
		buf = append(buf, Simple(PlayKnight))
	}
	if kinds.Has(PlayRoads) && p.cards[RoadsCard] > p.fresh[RoadsCard] && s.canBuildFree(s.turn) {
		buf = append(buf, Simple(PlayRoads))
	}
	if kinds.Has(PlayInvent) && p.cards[InventionCard] > p.fresh[InventionCard] {
		for a := range Resource(Resources) {
			for b := a; b < Resources; b++ {
				if s.bank.Covers(HandOf(a, b)) {
					buf = append(buf, InventionAction(a, b))
				}
			}
		}
	}
	if kinds.Has(PlayMono) && p.cards[MonopolyCard] > p.fresh[MonopolyCard] {
		for r := range Resource(Resources) {
			buf = append(buf, MonopolyAction(r))
		}
	}
	return buf
}

// canBuildFree reports whether road building finds anything to build for a seat.
func (s *table) canBuildFree(seat game.Seat) bool {
	return !s.ShipSites(seat).Empty() || !s.roadSites(seat).Empty()
}

// legalTrades appends trades with the bank and offers.
func (s *State) legalTrades(seat game.Seat, kinds KindSet, buf []Action) []Action {
	p := &s.players[seat]
	for give := range Resource(Resources) {
		if !kinds.Has(BankTrade) || int(p.hand[give]) < p.rate(give) {
			continue
		}
		for want := range Resource(Resources) {
			if want != give && s.bank[want] > 0 {
				buf = append(buf, BankAction(give, want))
			}
		}
	}
	if !kinds.Has(MakeOffer) || s.offered >= s.offers {
		return buf
	}
	a := Simple(MakeOffer)
	for give, n := range p.hand {
		if a.Give = Resource(give); n == 0 {
			continue
		}
		for want := range Resource(Resources) {
			if a.Want = want; want == a.Give {
				continue
			}
			for _, ratio := range [3][2]uint8{{1, 1}, {1, 2}, {2, 1}} {
				if a.N, a.M = ratio[0], ratio[1]; a.N <= n {
					buf = append(buf, a)
				}
			}
		}
	}
	return buf
}

// rate returns how many cards of a kind the bank takes for one.
func (p *player) rate(r Resource) int {
	switch {
	case p.piers>>r&1 != 0:
		return 2
	case p.piers>>Resources&1 != 0:
		return 3
	}
	return 4
}

// legalBases appends the hexes on which the ship on a node may become a base.
func (s *chart) legalBases(p *player, at Node, buf []Action) []Action {
	if p.baseN == MaxBases {
		return buf
	}
	for _, h := range land.nodeHexes[at] {
		if s.cache.colony.Has(h) && !p.bases.Has(h) {
			buf = append(buf, BaseAction(at, h))
		}
	}
	return buf
}

// legalLoads appends what a ship may load.
func (s *chart) legalLoads(p *player, x *ship, buf []Action) []Action {
	if land.homeNodes.Has(x.at) || !p.sites.Has(x.at) || x.cargo.Total() >= Hold {
		return buf
	}
	web := p.townAt(x.at).web
	for t := range Token(Tokens) {
		for i := range p.towns[:p.townN] {
			if from := &p.towns[i]; from.web == web && from.stored[t] > 0 {
				buf = append(buf, LoadAction(x.at, t, from.at))
			}
		}
	}
	return buf
}

// legalShifts appends the tokens that may be shifted.
func (p *player) legalShifts(buf []Action) []Action {
	for i := range p.towns[:p.townN] {
		from := &p.towns[i]
		if from.stored == (Purse{}) || from.moved&received != 0 {
			continue
		}
		for j := range p.towns[:p.townN] {
			to := &p.towns[j]
			if i == j || from.web != to.web || to.moved&sent != 0 || to.room() == 0 {
				continue
			}
			for t, n := range from.stored {
				if n > 0 {
					buf = append(buf, ShiftAction(Token(t), from.at, to.at))
				}
			}
		}
	}
	return buf
}

// legalAnswers appends what may decide a task.
func (s *State) legalAnswers(buf []Action) []Action {
	t := s.top()
	switch t.kind {
	case taskWay:
		for _, e := range land.nodeEdges[t.node] {
			if s.wayBar(e) == BarNone {
				buf = append(buf, RoadAction(e))
			}
		}
		if land.homeCoast.Has(t.node) {
			buf = append(buf, ShipAction(NoNode))
		}
	case taskShip:
		for h := range s.unknownAt(t.node).All {
			buf = append(buf, ExploreAction(h))
		}
	case taskEarn, taskFinder:
		for k := range Token(Tokens) {
			buf = s.allowed(t, TokenAction(k), buf)
		}
	case taskGold:
		for r := range Ore {
			buf = s.allowed(t, TakeCardAction(r), buf)
		}
	case taskDiscard:
		for r := range Resource(Resources) {
			buf = s.allowed(t, DiscardAction(r), buf)
		}
	case taskPirate:
		return s.Havens().nodesOf(Simple(MovePirate), buf)
	case taskRob:
		buf = s.legalRobs(t, buf)
	case taskOffer:
		buf = s.legalReplies(t, buf)
	case taskSave:
		p := &s.players[t.seat]
		for k := range Token(Tokens) {
			for i := range p.towns[:p.townN] {
				buf = s.allowed(t, SaveAction(k, p.towns[i].at), buf)
			}
		}
		buf = append(buf, Simple(Done))
	case taskDodge:
		return s.berths(t.seat, t.node).nodesOf(Simple(Dodge), buf)
	}
	return buf
}

// allowed appends an action that may decide a task.
func (s *State) allowed(t *task, a Action, buf []Action) []Action {
	if s.answerBar(t, a) == BarNone {
		buf = append(buf, a)
	}
	return buf
}

// from returns the number of cards of the hand from a kind on.
func (h *Hand) from(r Resource) int { return sum(h[r:]) }

// legalRobs appends what may be robbed from the pirate's node (section 15): cards by seat, then tokens by node.
func (s *State) legalRobs(t *task, buf []Action) []Action {
	for seat := range game.Seat(s.seats) {
		buf = s.allowed(t, RobCardAction(seat), buf)
	}
	loot := func(what Loot, n Node, owner game.Seat, tokens Purse) {
		for k, have := range tokens {
			if have > 0 {
				buf = s.allowed(t, RobTokenAction(owner, Token(k), what, n), buf)
			}
		}
	}
	for n := range s.prey().All {
		sailor, cargo := s.ShipOn(n)
		loot(LootShip, n, sailor, cargo)
		loot(LootSettlement, n, s.ownerAt(n), s.Stored(n))
	}
	return append(buf, Simple(RobNone))
}

// prey returns the nodes around the pirate that no war fleet guards.
func (s *table) prey() NodeSet { return NodeSetOf(s.pirate).Neighbours().Without(s.Guards()) }

// cardPrey reports whether the seat at turn may rob a card of another, which has settlements or cities on the home coast at one of
// the nodes.
func (s *State) cardPrey(seat game.Seat, near NodeSet) bool {
	p := &s.players[seat]
	return seat != s.turn && p.size > 0 && !p.sites.And(land.homeCoast).And(near).Empty()
}

// legalReplies appends how an offer may be answered, or with whom the deal may be made.
func (s *State) legalReplies(t *task, buf []Action) []Action {
	if t.done == uint8(s.seats) {
		for seat := range game.Seat(s.seats) {
			buf = s.allowed(t, DealAction(seat), buf)
		}
		return append(buf, Simple(NoDeal))
	}
	for k := AnswerNo; k <= AnswerMore; k++ {
		buf = s.allowed(t, Simple(k), buf)
	}
	for r := range Resource(Resources) {
		buf = s.allowed(t, AnswerCardAction(r), buf)
	}
	return buf
}

// seatAt returns the seat that is n places clockwise from the one at turn.
func (s *State) seatAt(n uint8) game.Seat { return game.Seat((int8(s.turn) + int8(n)) % s.seats) }
