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
	Stray int  // decisions of 256 in which any action is taken, by kind first
	Noise int  // actions whose worth differs by less can count as equal
	Trade bool // whether it makes offers; answers it always gives

	w       *Weights
	s       *colonies.State
	seat    game.Seat // who decides
	me      *survey
	hand    cards
	now     int // what the hand promises
	plans   [purchases]plan
	surveys [colonies.MaxSeats]survey
	built   ground
	yields  yields
	sea     sea
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
		p.surveys[i].known = false
	}
	p.built.known = false
}

// Choose returns what the seat that has to decide does.
func (p *Policy) Choose(s *colonies.State, chance *search.Chance) colonies.Action {
	if p.Stray > 0 && chance.Below(256) < p.Stray {
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
	p.s, p.seat = s, d.Seat
	p.legal, p.list = s.Legal(p.legal[:0]), p.list[:0]
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
	case colonies.DecideMain:
		p.main()
	case colonies.DecideToken, colonies.DecideGold:
		p.take()
	case colonies.DecideDiscard:
		p.discard(d.N)
	case colonies.DecidePirate:
		p.pirate()
	case colonies.DecideRob:
		p.rob()
	case colonies.DecideFree:
		p.free()
	case colonies.DecideAnswer:
		p.answer()
	case colonies.DecideDeal:
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

// option adds an option to the list.
func (p *Policy) option(a colonies.Action, worth int) { p.list = append(p.list, Option{a, worth}) }

// look begins to decide: what the seat has, and what it is up to.
func (p *Policy) look() {
	p.me = p.survey(p.seat)
	p.hand = of(p.s.Hand(p.seat))
	p.plan(p.me)
	p.now = p.prospects(&p.hand)
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

// main lists the useful actions of the main part of a turn.
func (p *Policy) main() {
	sails := p.ships()
	for _, a := range p.legal {
		switch a.Kind {
		case colonies.End:
			p.option(a, 0)
		case colonies.BuildCity:
			p.option(a, p.buying(buyCity, p.cityWorth(a.Node)))
		case colonies.Settle:
			p.option(a, p.buying(buySettlement, p.siteWorth(a.Node)))
		case colonies.BuildShip:
			p.option(a, p.buying(buyShip, p.me.ship+p.nearness(a.Node)))
		case colonies.BuildRoad:
			if worth := int(p.me.road[a.Edge]); worth > 0 {
				p.option(a, p.buying(buyRoad, worth))
			}
		case colonies.Buy:
			p.option(a, p.buying(buyCard, p.me.card))
		case colonies.MoveFleet:
			if worth := p.fleet(a.Hex); worth > 0 {
				p.option(a, worth)
			}
		case colonies.PlayKnight:
			p.option(a, p.knight())
		case colonies.PlayRoads:
			if p.me.bestRoad > 0 {
				p.option(a, 2*p.me.bestRoad/3)
			}
		case colonies.PlayInvent:
			if worth := p.invention(a); worth > 0 {
				p.option(a, worth)
			}
		case colonies.PlayMono:
			if worth := p.monopoly(a.Want); worth > 0 {
				p.option(a, worth)
			}
		case colonies.Load:
			p.option(a, 600+p.tokenWorth(a.Token))
		case colonies.Redeem:
			p.option(a, 700)
		case colonies.Sail:
			if sails {
				if worth := p.sail(a); worth > 0 {
					p.option(a, worth)
				}
			}
		case colonies.MakeBase:
			if worth := p.baseWorth(a.Hex) - p.w.Ship; worth > 0 && p.s.StepsHome(a.Node) != 0 {
				if _, cargo := p.s.ShipOn(a.Node); cargo == (colonies.Purse{}) {
					p.option(a, worth)
				}
			}
		case colonies.Shift:
			if worth := p.shift(a); worth > 0 {
				p.option(a, worth)
			}
		}
	}
	p.bank()
	if p.Trade {
		p.offers()
	}
}

// free lists what road building can build.
func (p *Policy) free() {
	for _, a := range p.legal {
		switch a.Kind {
		case colonies.BuildRoad:
			p.option(a, int(p.me.road[a.Edge]))
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
