// Package policy decides in The Colonies by rules of thumb, fast enough for play-outs, and says how
// likely each seat is to win. All worths are whole numbers: hundredths of a point, as far as rules of thumb know it.
package policy

import (
	"slices"

	"islas/game"
	"islas/game/ai/search"
	"islas/game/colonies"
)

// Policy decides by rules of thumb. It keeps working memory, so that nothing is allocated: one for each goroutine.
type Policy struct {
	Stray int  // decisions of 256, those on trades left out, in which any action is taken, by kind first
	Noise int  // actions whose worth differs by less can count as equal
	Trade bool // whether it makes offers; answers it always gives
	Calm  bool // whether it never uses its war fleet to rob

	saver
	due   due
	booty [colonies.MaxSeats * (1 + colonies.MaxShips + colonies.MaxSettlements)]booty // see hunt
	legal []colonies.Action
	list  []Option
}

// Option is a useful legal action and its estimated worth: only the differences between those of one decision mean something.
type Option struct {
	Action colonies.Action
	Worth  int
}

// New returns a policy.
func New() *Policy {
	return &Policy{legal: make([]colonies.Action, 0, 256), list: make([]Option, 0, 256)}
}

// Forget drops what is remembered of a game: it must be called before a decision in another one.
func (p *Policy) Forget() {
	for i := range p.surveys {
		k := &p.surveys[i]
		k.list[k.now].known, k.fresh = false, true
	}
	p.board.left, p.due = -1, due{}
}

// Choose returns what the seat that has to decide does.
func (p *Policy) Choose(s *colonies.State, chance *search.Chance) colonies.Action {
	kind, seat := s.Decides()
	if p.Stray > 0 && kind != colonies.DecideAnswer && kind != colonies.DecideDeal && chance.Below(256) < p.Stray {
		return p.AnyByKind(s, chance)
	}
	switch {
	case kind == colonies.DecideBegin && !s.Playable():
		p.due.kind = 0
		return roll
	case kind == colonies.DecideDiscard:
		return p.shed(s)
	case kind == colonies.DecidePirate:
		return p.rove(s, seat, chance)
	case kind == colonies.DecideRob && p.due.kind == kind && p.due.seat == seat && p.due.at == s.Pirate():
		p.due.kind = 0
		return p.due.loot
	case kind == colonies.DecideMain && p.due.kind == kind && p.due.seat == seat && p.due.hand == s.Hand(seat):
		if a, ok := p.complete(s, seat); ok {
			return a
		}
	}
	list := p.options(s, kind, seat, false)
	best, most := 0, 0
	for i := range list {
		worth := list[i].Worth
		if p.Noise > 0 {
			worth += chance.Below(p.Noise)
		}
		if i == 0 || worth > most {
			best, most = i, worth
		}
	}
	a := &list[best].Action
	if a.Kind == colonies.BankTrade {
		p.due.kind, p.due.seat, p.due.hand = kind, seat, s.Hand(seat)
		p.due.hand[a.Give] -= uint8(p.me.rate[a.Give])
		p.due.hand[a.Want]++
	}
	return *a
}

// due is what has been decided already with the decision before.
type due struct {
	kind colonies.DecisionKind
	seat game.Seat
	at   colonies.Node   // of the pirate
	loot colonies.Action // what is robbed
	hand colonies.Hand   // from which cards are discarded, or with which something is bought
	gone colonies.Hand   // those cards
	buy  int             // what is bought
}

// complete returns the purchase for which the seat has traded with the bank; ok is false if it is not possible yet.
func (p *Policy) complete(s *colonies.State, seat game.Seat) (a colonies.Action, ok bool) {
	p.due.kind = 0
	if !p.due.hand.Covers(prices[p.due.buy]) {
		return a, false
	}
	p.at(s)
	p.seat, p.list = seat, p.list[:0]
	p.look()
	p.last, p.price, p.priced = weighed{}, [purchases]int{}, [purchases]bool{true, true, true, true, true}
	p.buy(p.useful(1 << p.due.buy))
	if len(p.list) == 0 {
		return a, false
	}
	return slices.MaxFunc(p.list, func(a, b Option) int { return a.Worth - b.Worth }).Action, true
}

// Actions, some of them without the fields that say where and what.
var (
	roll, end, card  = colonies.Simple(colonies.Roll), colonies.Simple(colonies.End), colonies.Simple(colonies.Buy)
	byRoads, byBases = colonies.SettleAction(0, colonies.ByRoad), colonies.SettleAction(0, colonies.ByBase)
	ship, city, road = colonies.ShipAction(0), colonies.CityAction(0), colonies.RoadAction(0)
	sails, moves     = colonies.SailAction(0, 0), colonies.PirateAction(0)
	fleet, trade     = colonies.FleetAction(0), colonies.BankAction(0, 0)
)

// Options returns the useful legal actions of a decision with their worth, at least one. The list is valid until the next call.
func (p *Policy) Options(s *colonies.State) []Option {
	kind, seat := s.Decides()
	return p.options(s, kind, seat, true)
}

func (p *Policy) options(s *colonies.State, kind colonies.DecisionKind, seat game.Seat, all bool) []Option {
	p.at(s)
	p.seat, p.list, p.due.kind = seat, p.list[:0], 0
	switch kind {
	case colonies.DecideMain:
		p.main(all)
		return p.list
	case colonies.DecidePirate:
		p.pirate()
		return p.list
	}
	p.legal = s.Legal(p.legal[:0])
	if len(p.legal) == 1 {
		p.option(&p.legal[0], 0)
		return p.list
	}
	p.look()
	switch kind {
	case colonies.DecideSettle:
		p.open()
	case colonies.DecideWay:
		p.way(s.Decision().Node)
	case colonies.DecideBegin:
		p.begin()
	case colonies.DecideToken:
		p.take()
	case colonies.DecideGold:
		p.weigh()
		p.take()
	case colonies.DecideDiscard:
		p.weigh()
		p.discard(s.Decision().N)
	case colonies.DecideRob:
		p.rob()
	case colonies.DecideFree:
		p.free()
	case colonies.DecideAnswer:
		p.weigh()
		p.answer()
	case colonies.DecideDeal:
		p.weigh()
		p.deal()
	case colonies.DecideSave:
		p.save()
	case colonies.DecideDodge:
		p.dodge()
	default:
		for _, a := range p.legal {
			p.option(&a, 0)
		}
	}
	return p.list
}

// option adds an option to the list, and returns its action, in which fields can be set. (What was just put together should not be
// copied at once: that takes long.)
func (p *Policy) option(a *colonies.Action, worth int) *colonies.Action {
	p.list = append(p.list, Option{*a, worth})
	return &p.list[len(p.list)-1].Action
}

// begin lists what can be done before the roll.
func (p *Policy) begin() {
	for _, a := range p.legal {
		switch a.Kind {
		case colonies.Roll:
			p.option(&a, 0)
		case colonies.PlayKnight:
			p.option(&a, p.knight()-wEarly) // a knight before the roll cannot use what the roll will tell
		}
	}
}

// The kinds of actions in the main part of a turn that are looked for among the legal ones, if there can be any; the rest is found in
// another way.
var (
	cardKinds   = colonies.KindsOf(colonies.PlayKnight, colonies.PlayRoads, colonies.PlayInvent, colonies.PlayMono)
	colonyKinds = colonies.KindsOf(colonies.MakeBase, colonies.Load, colonies.Shift, colonies.Redeem)
)

// main lists the useful actions of the main part of a turn. Where only the best one counts, it does not look at what is bought while ships
// have something to do.
func (p *Policy) main(all bool) {
	s := p.s
	p.option(&end, 0)
	ships, loose := s.ShipSet(p.seat), s.Loose(p.seat)
	if landed := ships.And(p.board.shores); !landed.Empty() || p.waits() || !loose.Empty() && s.Sites(p.seat).And(p.board.shores).Count() > 1 {
		p.look()
		p.among(colonyKinds)
	}
	for set := ships; !set.Empty(); {
		n := set.Pop()
		if to := s.Sails(n); !to.Empty() {
			p.look()
			p.sails(n, to)
		}
	}
	if !all {
		for i := range p.list {
			if p.list[i].Worth >= point {
				return
			}
		}
	}
	hand := s.Hand(p.seat)
	buys, bank, cards, raid := p.affordable(&hand), p.exchanges(&hand), s.Playable(), p.raids(&hand)
	left, _ := s.OffersLeft()
	offers := p.Trade && left > 0 && hand != colonies.Hand{}
	if buys == 0 && raid == 0 && !bank && !cards && !offers {
		return
	}
	p.look()
	if buys = p.useful(buys); buys == 0 && raid == 0 && !bank && !cards && !offers {
		return
	}
	p.weigh()
	p.buy(buys)
	if cards {
		p.among(cardKinds)
	}
	p.fleets(raid)
	if bank {
		p.bank()
	}
	if offers {
		p.offers()
	}
}

// waits reports whether there are tokens that a seat can convert.
func (p *Policy) waits() bool {
	home := p.s.Home(p.seat)
	return home[colonies.Gold] > 0 || home[colonies.OreToken] > 0
}

// affordable returns the purchases that a hand covers, as bits.
func (p *Policy) affordable(hand *colonies.Hand) (set uint) {
	if hand[colonies.Wood] > 0 {
		if hand[colonies.Clay] > 0 {
			set |= 1 << buyRoad
			if hand[colonies.Sheep] > 0 && hand[colonies.Wheat] > 0 {
				set |= 1 << buySettlement
			}
		}
		if hand[colonies.Sheep] > 0 {
			set |= 1 << buyShip
		}
	}
	if hand[colonies.Ore] > 0 {
		if hand.Covers(prices[buyCity]) {
			set |= 1 << buyCity
		}
		if hand.Covers(prices[buyCard]) && p.s.DeckLeft() > 0 {
			set |= 1 << buyCard
		}
	}
	return set
}

// useful returns those purchases for which there is a place and a use.
func (p *Policy) useful(set uint) uint {
	if p.me.left.settlements == 0 || p.me.bestSite == 0 {
		set &^= 1 << buySettlement
	}
	if p.me.ship <= 0 {
		set &^= 1 << buyShip
	}
	if p.me.bestCity == colonies.NoNode {
		set &^= 1 << buyCity
	}
	if set>>buyRoad&1 != 0 {
		if p.ways(); p.me.roads.Empty() {
			set &^= 1 << buyRoad
		}
	}
	return set
}

// exchanges reports whether the bank takes any cards of a hand.
func (p *Policy) exchanges(hand *colonies.Hand) bool {
	for r, n := range hand {
		if n >= 2 && int(n) >= p.s.Rate(p.seat, colonies.Resource(r)) {
			return true
		}
	}
	return false
}

// buy lists purchases.
func (p *Policy) buy(set uint) {
	if set == 0 {
		return
	}
	s := p.s
	if set>>buySettlement&1 != 0 {
		byRoad, byBase := s.SettlementSites(p.seat)
		for !byRoad.Empty() {
			n := byRoad.Pop()
			p.option(&byRoads, p.buying(buySettlement, p.siteWorth(n))).Node = n
		}
		for !byBase.Empty() {
			n := byBase.Pop()
			p.option(&byBases, p.buying(buySettlement, p.siteWorth(n))).Node = n
		}
	}
	if set>>buyShip&1 != 0 {
		if sites := s.ShipSites(p.seat); !sites.Empty() {
			worth, steps := p.buying(buyShip, p.me.ship), p.unknown()
			for !sites.Empty() {
				n := sites.Pop()
				p.option(&ship, worth+nearness(steps[n])).Node = n
			}
		}
	}
	if set>>buyCity&1 != 0 {
		for sites := p.me.villages; !sites.Empty(); {
			n := sites.Pop()
			p.option(&city, p.buying(buyCity, p.cityWorth(n))).Node = n
		}
	}
	if set>>buyCard&1 != 0 {
		p.option(&card, p.buying(buyCard, p.me.card))
	}
	if set>>buyRoad&1 != 0 {
		p.paths()
	}
}

// paths lists the roads that lead somewhere.
func (p *Policy) paths() {
	for set := p.me.roads; ; {
		e := set.Pop()
		if e == colonies.NoEdge {
			return
		}
		if worth := int(p.me.road[e]); worth > 0 {
			p.option(&road, p.buying(buyRoad, worth)).Edge = e
		}
	}
}

// among lists those of the legal actions of some kinds that are useful.
func (p *Policy) among(kinds colonies.KindSet) {
	p.legal = p.s.LegalOf(kinds, p.legal[:0])
	for i := range p.legal {
		a := &p.legal[i]
		worth := 0
		switch a.Kind {
		case colonies.PlayKnight:
			worth = p.knight()
		case colonies.PlayRoads:
			p.ways()
			worth = 2 * p.me.bestRoad / 3
		case colonies.PlayInvent:
			worth = p.invention(*a)
		case colonies.PlayMono:
			worth = p.monopoly(a.Want)
		case colonies.Load:
			worth = 600 + p.tokenWorth(a.Token)
		case colonies.Redeem:
			worth = 700
		case colonies.MakeBase:
			if _, cargo := p.s.ShipOn(a.Node); cargo == (colonies.Purse{}) {
				if worth = p.baseWorth(a.Hex) - wShip; worth > 0 && p.s.StepsHome(a.Node, a.Node) == 0 {
					worth = 0
				}
			}
		case colonies.Shift:
			worth = p.shift(*a)
		}
		if worth > 0 {
			p.option(a, worth)
		}
	}
}

// roadWorth returns the worth of a road on an edge.
func (x *surveyor) roadWorth(e colonies.Edge) int {
	x.ways()
	if x.me.roads.Has(e) {
		return int(x.me.road[e])
	}
	return 0
}

// free lists what road building can build.
func (p *Policy) free() {
	for _, a := range p.legal {
		switch a.Kind {
		case colonies.BuildRoad:
			p.option(&a, p.roadWorth(a.Edge))
		case colonies.BuildShip:
			p.option(&a, p.me.ship+nearness(p.unknown()[a.Node]))
		}
	}
}

// shift returns the worth of moving a token by land: room for what will be produced.
func (x *scene) shift(a colonies.Action) int {
	from, to := x.s.Stored(a.Node).Total(), x.s.Stored(a.To).Total()
	if from == colonies.Hold && to < colonies.Hold-1 {
		return 8
	}
	return 0
}
