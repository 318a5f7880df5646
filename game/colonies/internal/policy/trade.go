package policy

import (
	"islas/game"
	"islas/game/colonies"
)

// bank lists those trades with the bank that lead to a purchase in this turn.
func (p *Policy) bank() {
	var after cards
	best, most := -1, 0
	all := p.hand.total()
	trades := 0 // that can be paid at most
	for r, n := range &p.hand {
		trades += n * p.me.credit[r] / 12
	}
	for k := range p.plans {
		plan := &p.plans[k]
		if plan.worth == 0 {
			continue
		}
		lack, cost := 0, &costs[k]
		for r, n := range &p.hand {
			d := n - cost[r]
			after[r] = d
			lack -= d & (d >> 63)
		}
		if lack == 0 || lack > trades || 2*lack > all { // a card costs two at least
			continue
		}
		paid := 0
		for r, d := range &after {
			after[r] = max(0, d)
			paid += after[r] * p.me.credit[r] / 12
		}
		if lack > paid {
			continue
		}
		// What is left when the trades are made: the cheapest go first.
		for range lack {
			if r := p.spared(&after); r >= 0 {
				after[r] -= p.me.rate[r]
			}
		}
		if worth := plan.worth + p.better(&after); worth > most {
			best, most = k, worth
		}
	}
	if best < 0 {
		return
	}
	p.due.buy = best
	after.less(&p.hand, &costs[best])
	give := p.spared(&after)
	if give < 0 || p.hand[give] < p.me.rate[give] {
		return
	}
	bank := p.s.Bank()
	for want, n := range &after {
		if n < 0 && want != give && bank[want] > 0 {
			a := p.option(&trade, most+5)
			a.Give, a.Want = colonies.Resource(give), colonies.Resource(want)
		}
	}
}

// spared returns the resource of which a trade with the bank is missed least, -1 if none can be paid.
func (x *saver) spared(hand *cards) int {
	best, most := -1, 0
	for r, n := range hand {
		rate := x.me.rate[r]
		if n < rate {
			continue
		}
		if score := 100 + 10*n - 20*rate + x.me.income[r]; best < 0 || score > most {
			best, most = r, score
		}
	}
	return best
}

// swap returns how much better the seat's hand is after a trade.
func (x *saver) swap(a colonies.Action) int {
	after := x.hand
	gives, gets := x.s.Trade(a)
	for r := range after {
		after[r] += int(gets[r]) - int(gives[r])
	}
	return x.better(&after)
}

// offer is the kind of offers.
var offer = colonies.KindsOf(colonies.MakeOffer)

// offers lists one offer: of those that help, the first that has not been made. Nothing has changed since the offers before it, or
// it would be another list; so no offer that was refused is made again.
func (p *Policy) offers() {
	left, all := p.s.OffersLeft()
	p.legal = p.s.LegalOf(offer, p.legal[:0])
	var ranked [colonies.MaxOffers]Option
	n := 0
	for _, a := range p.legal {
		if a.M > 1 {
			continue // two for one is what answers may ask for
		}
		gain := p.swap(a)
		if gain < wOffer {
			continue
		}
		chance := p.heard(a)
		if chance < wHeard {
			continue
		}
		worth := gain * chance / 100
		at := n
		for at > 0 && ranked[at-1].Worth < worth {
			if at < len(ranked) {
				ranked[at] = ranked[at-1]
			}
			at--
		}
		if at < len(ranked) {
			ranked[at] = Option{a, worth}
			n = min(n+1, len(ranked))
		}
	}
	if made := all - left; made < n {
		o := ranked[made]
		p.option(&o.Action, max(6, o.Worth))
	}
}

// heard returns how likely it is, in percent, that somebody whom the seat may help accepts an offer: they must hold what is wanted, and
// have use for what is given.
func (x *saver) heard(a colonies.Action) int {
	refused := 100
	for seat := range game.Seat(x.s.Seats()) {
		if seat == x.seat || x.leads(seat) || x.s.HandSize(seat) == 0 {
			continue
		}
		has := min(x.held(seat, a.Want), 100)
		wants := 6000 * int(a.N) / (100 + 2*x.held(seat, a.Give))
		refused = refused * (100 - has*min(wants, 90)/100) / 100
	}
	return 100 - refused
}

// answer lists the answers to an offer: what makes the hand of the seat better, unless the offer comes from somebody near the goal.
func (p *Policy) answer() {
	wary := p.leads(p.s.Turn())
	for _, a := range p.legal {
		least := wAnswer
		switch a.Kind {
		case colonies.AnswerNo:
			p.option(&a, 0)
			continue
		case colonies.AnswerMore:
			least += wMore // it may well be too much
		case colonies.AnswerCard:
			if least += wOther; p.held(p.s.Turn(), a.Want) < 60 {
				continue
			}
		}
		if worth := p.swap(a) - least; worth > 0 && !wary {
			p.option(&a, worth)
		}
	}
}

// deal lists the deals that the answers allow.
func (p *Policy) deal() {
	for _, a := range p.legal {
		if a.Kind == colonies.NoDeal {
			p.option(&a, 0)
			continue
		}
		worth := p.swap(a) - 4*p.s.OpenPoints(a.Seat)/p.s.Goal()
		if worth > 0 && !p.leads(a.Seat) {
			p.option(&a, worth)
		}
	}
}
