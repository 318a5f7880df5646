// Package policy decides in The Colonies by rules of thumb, fast enough for play-outs, and judges positions by the race to the
// goal. All worths are whole numbers: hundredths of a point, as far as rules of thumb know it.
package policy

import (
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

	w       *Weights
	s       *colonies.State
	seat    game.Seat // who decides
	me      *survey
	hand    cards
	now     int // what the hand promises
	plans   [purchases]plan
	order   [purchases]int // of plans, by falling worth
	price   [purchases]int // what paying for it now takes from what the hand promises
	priced  [purchases]bool
	surveys [colonies.MaxSeats]surveys
	board   board
	fields  [fields]field
	legal   []colonies.Action
	list    []Option
}

// Option is a useful legal action and its estimated worth: only the differences between those of one decision mean something.
type Option struct {
	Action colonies.Action
	Worth  int
}

// New returns a policy.
func New() *Policy {
	return &Policy{w: &tuned, legal: make([]colonies.Action, 0, 256), list: make([]Option, 0, 256)}
}

// Forget drops what is remembered of a game: it must be called before a decision in another one.
func (p *Policy) Forget() {
	for i := range p.surveys {
		k := &p.surveys[i]
		k.list[k.now].known, k.fresh = false, true
	}
}

// Choose returns what the seat that has to decide does.
func (p *Policy) Choose(s *colonies.State, chance *search.Chance) colonies.Action {
	if d := s.Decision().Kind; p.Stray > 0 && d != colonies.DecideAnswer && d != colonies.DecideDeal && chance.Below(256) < p.Stray {
		return p.AnyByKind(s, chance)
	}
	list := p.Options(s)
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
	return list[best].Action
}

// Options returns the useful legal actions of a decision with their worth, at least one. The list is valid until the next call.
func (p *Policy) Options(s *colonies.State) []Option {
	d := s.Decision()
	p.at(s)
	p.seat, p.list = d.Seat, p.list[:0]
	switch d.Kind {
	case colonies.DecideMain:
		p.main()
		return p.list
	case colonies.DecidePirate:
		p.pirate()
		return p.list
	}
	p.legal = s.Legal(p.legal[:0])
	if len(p.legal) == 1 {
		p.option(p.legal[0], 0)
		return p.list
	}
	p.look()
	switch d.Kind {
	case colonies.DecideSettle:
		p.open()
	case colonies.DecideWay:
		p.way(d.Node)
	case colonies.DecideBegin:
		p.begin()
	case colonies.DecideToken:
		p.take()
	case colonies.DecideGold:
		p.weigh()
		p.take()
	case colonies.DecideDiscard:
		p.weigh()
		p.discard(d.N)
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
			p.option(a, 0)
		}
	}
	return p.list
}

// node adds an option to the list: an action with another node. (What was just put together should not be copied at once: that takes
// long.)
func (p *Policy) node(a *colonies.Action, n colonies.Node, worth int) {
	p.list = append(p.list, Option{*a, worth})
	p.list[len(p.list)-1].Action.Node = n
}

// option adds an option to the list.
func (p *Policy) option(a colonies.Action, worth int) { p.list = append(p.list, Option{a, worth}) }

// look begins to decide: what the seat has.
func (p *Policy) look() {
	p.me = p.survey(p.seat)
	p.hand = of(p.s.Hand(p.seat))
}

// weigh finds out what the seat is up to, and what its hand promises.
func (p *Policy) weigh() {
	p.plan(p.me)
	p.now = p.prospects(&p.hand)
	p.priced = [purchases]bool{}
}

// begin lists what can be done before the roll.
func (p *Policy) begin() {
	for _, a := range p.legal {
		switch a.Kind {
		case colonies.Roll:
			p.option(a, 0)
		case colonies.PlayKnight:
			p.option(a, p.knight()-p.w.Early) // a knight before the roll cannot use what the roll will tell
		}
	}
}

// The kinds of actions in the main part of a turn that are looked at one by one: those before sails, and those after them; the rest
// is found in another way.
var (
	early = colonies.KindsOf(colonies.End, colonies.Settle, colonies.BuildShip, colonies.BuildCity, colonies.Buy, colonies.PlayKnight,
		colonies.PlayRoads, colonies.PlayInvent, colonies.PlayMono)
	late = colonies.KindsOf(colonies.MakeBase, colonies.Load, colonies.Shift, colonies.Redeem)
	rest = colonies.KindsOf(colonies.BuildRoad, colonies.MoveFleet, colonies.BankTrade, colonies.MakeOffer)
)

// main lists the useful actions of the main part of a turn, in the order of all legal ones.
func (p *Policy) main() {
	s := p.s
	p.legal = s.LegalOf(early, p.legal[:0])
	n := len(p.legal)
	p.legal = s.LegalOf(late, p.legal)
	var to [colonies.MaxShips]colonies.NodeSet
	ships, sailing := s.ShipSet(p.seat), false
	i := 0
	for set := ships; !set.Empty(); i++ {
		to[i] = s.Sails(set.Pop())
		sailing = sailing || !to[i].Empty()
	}
	if len(p.legal) == 1 && !sailing {
		if left, _ := s.OffersLeft(); (left == 0 || s.HandSize(p.seat) == 0) && len(s.LegalOf(rest, p.legal)) == 1 {
			p.option(p.legal[0], 0)
			return
		}
	}
	p.look()
	p.weigh()
	i = 0
	for ; i < n && p.legal[i].Kind < colonies.BuildRoad; i++ {
		p.judgeMain(&p.legal[i])
	}
	if p.hand.covers(&costs[buyRoad]) {
		p.paths()
	}
	for ; i < n && p.legal[i].Kind < colonies.MoveFleet; i++ {
		p.judgeMain(&p.legal[i])
	}
	if !p.Calm {
		p.fleets()
	}
	for ; i < n; i++ {
		p.judgeMain(&p.legal[i])
	}
	i = 0
	for set := ships; !set.Empty(); i++ {
		if n := set.Pop(); !to[i].Empty() {
			p.sails(n, to[i])
		}
	}
	for i := n; i < len(p.legal); i++ {
		p.judgeMain(&p.legal[i])
	}
	p.bank()
	if p.Trade {
		p.offers()
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
			p.option(colonies.RoadAction(e), p.buying(buyRoad, worth))
		}
	}
}

// judgeMain lists an action of the main part of a turn if it is useful.
func (p *Policy) judgeMain(a *colonies.Action) {
	worth := 0
	switch a.Kind {
	case colonies.End:
		p.option(*a, 0)
		return
	case colonies.BuildCity:
		p.option(*a, p.buying(buyCity, p.cityWorth(a.Node)))
		return
	case colonies.Settle:
		p.option(*a, p.buying(buySettlement, p.siteWorth(a.Node)))
		return
	case colonies.BuildShip:
		p.option(*a, p.buying(buyShip, p.me.ship+p.nearness(a.Node)))
		return
	case colonies.Buy:
		p.option(*a, p.buying(buyCard, p.me.card))
		return
	case colonies.PlayKnight:
		p.option(*a, p.knight())
		return
	case colonies.PlayRoads:
		worth = 2 * p.me.bestRoad / 3
		if p.me.bestRoad > 0 {
			p.option(*a, worth)
		}
		return
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
			if worth = p.baseWorth(a.Hex) - p.w.Ship; worth > 0 && p.s.StepsHome(a.Node) == 0 {
				worth = 0
			}
		}
	case colonies.Shift:
		worth = p.shift(*a)
	}
	if worth > 0 {
		p.option(*a, worth)
	}
}

// roadWorth returns the worth of a road on an edge.
func (p *Policy) roadWorth(e colonies.Edge) int {
	if p.me.roads.Has(e) {
		return int(p.me.road[e])
	}
	return 0
}

// free lists what road building can build.
func (p *Policy) free() {
	for _, a := range p.legal {
		switch a.Kind {
		case colonies.BuildRoad:
			p.option(a, p.roadWorth(a.Edge))
		case colonies.BuildShip:
			p.option(a, p.me.ship+p.nearness(a.Node))
		}
	}
}

// shift returns the worth of moving a token by land: room for what will be produced.
func (p *Policy) shift(a colonies.Action) int {
	from, to := p.s.Stored(a.Node).Total(), p.s.Stored(a.To).Total()
	if from == colonies.Hold && to < colonies.Hold-1 {
		return 8
	}
	return 0
}
