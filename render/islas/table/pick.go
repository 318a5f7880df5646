package table

import (
	"islas/game/islas"
)

// pick is what the person who decides has chosen so far of one action: a card, houses, a plot, a colour. It holds no
// rules of its own.
type pick struct {
	kind   islas.ActionKind
	active bool // something was picked
	card   islas.Card
	from   islas.PlotSet
	plot   islas.Plot
	colour islas.Colour
	given  bool // the houses were not chosen: there are no others
}

// nothing is the pick with nothing chosen.
func nothing() pick {
	return pick{card: islas.NoCard, plot: islas.NoPlot, colour: islas.NoColour}
}

// begin is a pick of an action of a kind with nothing else chosen.
func begin(k islas.ActionKind) pick {
	p := nothing()
	p.kind, p.active = k, true
	return p
}

// withCard is a pick of an action of a kind that uses a card.
func withCard(k islas.ActionKind, c islas.Card) pick {
	p := begin(k)
	p.card = c
	return p
}

// fits reports whether a could be what p becomes.
func (p pick) fits(a islas.Action) bool {
	return p.active && a.Kind == p.kind &&
		(p.card == islas.NoCard || a.Card == p.card) &&
		a.From&p.from == p.from &&
		(p.plot == islas.NoPlot || a.Plot == p.plot) &&
		(p.colour == islas.NoColour || a.Colour == p.colour)
}

// needsHouses reports whether more houses have to be chosen before a plot can be.
func (p pick) needsHouses() bool {
	return p.active && p.from.Count() < p.kind.Houses()
}

// offer is what can be chosen next.
type offer struct {
	plots   islas.PlotSet   // where the building may stand, or which house may be lost
	houses  islas.PlotSet   // which houses may be taken for a palace or town, those already taken among them
	colours islas.ColourSet // which colours the building may have
	count   int             // legal actions left
	action  islas.Action    // the last of them
}

// offered is what the legal actions leave open of p. Plots are offered once all houses are chosen, colours once the plot
// is.
func (p pick) offered(legal []islas.Action) offer {
	var o offer
	for _, a := range legal {
		if !p.fits(a) {
			continue
		}
		o.count++
		o.action = a
		o.houses |= a.From
		if a.From == p.from && a.Plot != islas.NoPlot {
			o.plots = o.plots.Add(a.Plot)
		}
		if a.Colour != islas.NoColour {
			o.colours |= 1 << a.Colour
		}
	}
	return o
}
