// Package policy decides in Puerto Rico by rules of thumb, fast enough to play a game to its end some ten thousand times a
// second.
package policy

import (
	"islas/game"
	"islas/game/ai/search"
	"islas/game/puertorico"
)

// Policy decides. It keeps room to work in, so that nothing is allocated: one for each goroutine.
type Policy struct {
	Stray int // in how many decisions of 256 any action is taken, all equally likely

	w     *Weights
	s     *puertorico.State
	seat  game.Seat // who decides
	me    *puertorico.Player
	seats int
	left  int // rounds that are left, in eighths
	money int // a doubloon
	ship  int // a barrel
	legal []puertorico.Action
}

// New returns a policy that reckons with the weights.
func New(w *Weights) *Policy { return &Policy{w: w, legal: make([]puertorico.Action, 0, 32)} }

// look begins to decide in a position.
func (p *Policy) look(s *puertorico.State, seat game.Seat) {
	p.s, p.seat, p.me, p.seats = s, seat, s.Player(seat), s.Seats()
	p.left = p.rounds()
	p.money = min(p.w.MoneyMost, p.w.Money+p.w.MoneyLeft*p.left/8)
	p.ship = p.w.Ship
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
	left := 64 * colonists / (8*p.seats + p.w.Settled)
	most := 0
	for seat := range game.Seat(p.seats) {
		most = max(most, s.Player(seat).CitySpaces())
	}
	left = min(left, p.w.Founded*(puertorico.CitySize-most))
	rate := p.seats * min(s.Round(), 12) * p.w.Shipped // 64ths, per round
	return min(left, 8*64*s.Chips()/8/max(1, rate))
}

// Choose returns what the seat that has to decide does.
func (p *Policy) Choose(s *puertorico.State, chance *search.Chance) puertorico.Action {
	if p.Stray > 0 && chance.Below(256) < p.Stray {
		p.legal = s.Legal(p.legal[:0])
		return p.legal[chance.Below(len(p.legal))]
	}
	d := s.Decision()
	p.look(s, d.Seat)
	switch d.Phase {
	case puertorico.PhaseRole:
		return p.role(chance)
	case puertorico.PhaseHacienda:
		return puertorico.DrawAction()
	case puertorico.PhaseTile:
		return p.tile()
	case puertorico.PhaseColonist:
		return puertorico.ColonistAction()
	case puertorico.PhasePlacing:
		at := p.place()
		return puertorico.ManAction(d.Group, int(at[d.Group]))
	case puertorico.PhaseBuild:
		return p.build()
	case puertorico.PhaseExtra:
		return p.extra()
	case puertorico.PhaseSell:
		return p.sell()
	case puertorico.PhaseLoad:
		return p.load()
	}
	return p.keep()
}
