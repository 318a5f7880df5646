package ai

import (
	"islas/game"
	"islas/game/puertorico"
)

// easy looks one action ahead: it tries each on a position that fits what it sees and takes what leaves it with most, any of
// those that are equally good.
type easy struct{ seed uint64 }

func (l easy) choose(v puertorico.View) puertorico.Action {
	src := source(l.seed, v.State())
	var sample puertorico.State
	v.Sample(&sample, src)
	best, worth := []puertorico.Action(nil), 0
	for _, a := range v.State().Legal(nil) {
		s := sample
		if err := s.Apply(a, nil); err != nil {
			panic("ai: a legal action is refused: " + err.Error())
		}
		n := worthOf(&s, v.Seat())
		if best == nil || n > worth {
			best, worth = best[:0], n
		}
		if n == worth {
			best = append(best, a)
		}
	}
	return best[game.Below(src, uint64(len(best)))]
}

// worthOf is what a seat has, in tenths of a point: points, money, what can be sold or loaded, and what brings more of it.
func worthOf(s *puertorico.State, seat game.Seat) int {
	p := s.Player(seat)
	n := 10*s.Points(seat) + 4*p.Doubloons() + 3*p.TileCount() + 4*(p.Colonists()-p.SanJuan())
	goods := p.Barrels()
	for g := range puertorico.Good(puertorico.Goods) {
		n += int(goods[g])*(6+g.Price()) + 8*p.Capacity(g)
	}
	_, quarries := p.Tiles(puertorico.Quarry)
	return n + 6*quarries
}
