package forecast

import (
	"islas/game"
	"islas/game/islas"
)

// Worth returns the points that one more building of a kind and colour gives a seat, houses used up for it not subtracted (rules,
// section 11).
func (f *Forecast) Worth(seat game.Seat, k islas.Kind, c islas.Colour) int {
	n := 0
	switch k {
	case islas.House:
		n = f.state.Houses(seat, c).Count()
	case islas.Palace:
		n = f.state.Palaces(seat, c).Count()
	case islas.Town:
		n = f.state.Towns(seat, c).Count()
	}
	return k.Points(n+1) - k.Points(n)
}

// Best returns the points that the best of the palaces, or of the towns, that legal lists gives the seat that decides, and how
// many more that is than those of the houses it uses up; false if it lists none.
func (f *Forecast) Best(kind islas.ActionKind, legal []islas.Action) (gives, net int, ok bool) {
	k, _ := kind.Building()
	var looked islas.ColourSet
	for _, a := range legal {
		if a.Kind != kind || looked.Has(a.Colour) {
			continue
		}
		looked |= 1 << a.Colour
		if n := f.Worth(f.state.Decision().Seat, k, a.Colour); !ok || n > gives {
			gives, net, ok = n, n-islas.House.Points(kind.Houses()), true
		}
	}
	return gives, net, ok
}
