// Package policy decides in Puerto Rico by rules of thumb, fast enough to play a game to its end some ten thousand times a
// second.
package policy

import (
	"islas/game"
	"islas/game/ai/search"
	"islas/game/puertorico"
)

// Policy decides by rules of thumb. It keeps working memory, so that nothing is allocated: one for each goroutine.
type Policy struct {
	Stray int // decisions of 256 in which any action is taken, all equally likely
	Noise int // roles whose worth differs by less count as equal

	styles [puertorico.MaxSeats]*Weights // of each seat
	w      *Weights                      // of the decider
	s      *puertorico.State
	seat   game.Seat // who decides
	me     *puertorico.Player
	seats  int
	left   int                   // rounds that are left, in eighths
	money  int                   // worth of a doubloon
	ship   int                   // worth of a barrel
	rivals [puertorico.Goods]int // who has a plantation of the kind
	plan   planned
	legal  []puertorico.Action
	list   []Option
}

// Option is a legal action and its estimated worth: only the differences between those of one decision mean something.
type Option struct {
	Action puertorico.Action
	Worth  int // in hundredths of a point
}

// New returns a policy by which every seat decides by the weights.
func New(w *Weights) *Policy {
	p := &Policy{Noise: 8, plan: planned{seat: game.NoSeat}, legal: make([]puertorico.Action, 0, 32), list: make([]Option, 0, 32)}
	for seat := range game.Seat(puertorico.MaxSeats) {
		p.Model(seat, w)
	}
	return p
}

// Model makes a seat decide by other weights.
func (p *Policy) Model(seat game.Seat, w *Weights) { p.styles[seat] = w }

// look begins to decide in a position.
func (p *Policy) look(s *puertorico.State, seat game.Seat) {
	p.s, p.seat, p.me, p.seats = s, seat, s.Player(seat), s.Seats()
	p.w = p.styles[seat]
	p.left = p.rounds()
	p.money = min(p.w.MoneyMost, p.w.Money+p.w.MoneyLeft*p.left/8)
	p.ship = p.w.Ship
	if p.me.CitySpaces() == puertorico.CitySize {
		p.money = p.w.Full
	}
	if s.Ending() != 0 {
		if _, ok := s.Doubloons(puertorico.Builder); !ok {
			p.money = 1
		}
		if _, ok := s.Doubloons(puertorico.Captain); !ok {
			p.ship = 1
		}
	}
}

// rounds returns how many rounds are left, in eighths.
func (p *Policy) rounds() int {
	s := p.s
	if s.Ending() != 0 {
		return 0
	}
	colonists, _ := s.Colonists()
	left := 64 * colonists / max(1, 8*p.seats+p.w.Settled)
	most, won, stored := 0, 0, 0
	for seat := range game.Seat(p.seats) {
		pl := s.Player(seat)
		most = max(most, pl.CitySpaces())
		won += pl.Chips()
		goods := pl.Barrels()
		stored += goods.Total()
	}
	left = min(left, p.w.Founded*(puertorico.CitySize-most))
	rate := p.seats*min(s.Round(), 12)*p.w.Shipped + won*p.w.Won/s.Round() + stored*p.w.Stored // 64ths, per round
	return min(left, 64*s.Chips()/max(1, rate))
}

// Choose returns what the seat that has to decide does.
func (p *Policy) Choose(s *puertorico.State, chance *search.Chance) puertorico.Action {
	if p.Stray > 0 && chance.Below(256) < p.Stray {
		p.Forget()
		p.legal = s.Legal(p.legal[:0])
		return p.legal[chance.Below(len(p.legal))]
	}
	d := s.Decision()
	switch d.Phase {
	case puertorico.PhaseHacienda:
		return puertorico.DrawAction()
	case puertorico.PhaseColonist:
		return puertorico.ColonistAction()
	case puertorico.PhasePlacing:
		if !p.plan.holds(s, d) {
			p.look(s, d.Seat)
			p.plan = planned{d.Seat, d.Group, s.Hand(), p.place()}
		}
		return puertorico.ManAction(d.Group, int(p.plan.at[d.Group]))
	}
	list := p.Options(s)
	best := 0
	for i := range list {
		if d.Phase == puertorico.PhaseRole && p.Noise > 0 {
			list[i].Worth += chance.Below(p.Noise)
		}
		if list[i].Worth > list[best].Worth {
			best = i
		}
	}
	return list[best].Action
}

// Forget drops the plan of placing colonists: it must be called before a decision in another game.
func (p *Policy) Forget() { p.plan.seat = game.NoSeat }

// Options returns the legal actions of a decision with their worth; none when colonists are placed. The list is valid until the
// next call.
func (p *Policy) Options(s *puertorico.State) []Option {
	d := s.Decision()
	p.Forget()
	p.look(s, d.Seat)
	p.list = p.list[:0]
	switch d.Phase {
	case puertorico.PhaseRole:
		p.role()
	case puertorico.PhaseHacienda:
		p.option(puertorico.DrawAction(), declining)
		p.option(puertorico.PassAction(), 0)
	case puertorico.PhaseTile:
		p.tile()
	case puertorico.PhaseColonist:
		p.option(puertorico.ColonistAction(), declining)
		p.option(puertorico.PassAction(), 0)
	case puertorico.PhaseBuild:
		p.build()
	case puertorico.PhaseExtra:
		p.extra()
	case puertorico.PhaseSell:
		p.sell()
	case puertorico.PhaseLoad:
		p.load()
	case puertorico.PhaseKeep:
		p.keep()
	}
	return p.list
}

// declining is the cost of declining something that nearly always helps.
const declining = 100

// option adds an option to the list.
func (p *Policy) option(a puertorico.Action, worth int) { p.list = append(p.list, Option{a, worth}) }
