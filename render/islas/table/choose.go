package table

import "islas/game/islas"

// pick is what the person who decides has chosen so far of one action: a card, houses, a plot, a colour. It holds no
// rules of its own. Everything it offers is a part of a legal action, and it is complete when one action is left.
type pick struct {
	kind   islas.ActionKind
	active bool // something was picked
	card   islas.Card
	from   islas.PlotSet
	plot   islas.Plot
	colour islas.Colour
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

// fits reports whether a could be what p becomes.
func (p pick) fits(a islas.Action) bool {
	return p.active && a.Kind == p.kind &&
		(p.card == islas.NoCard || a.Card == p.card) &&
		a.From&p.from == p.from &&
		(p.plot == islas.NoPlot || a.Plot == p.plot) &&
		(p.colour == islas.NoColour || a.Colour == p.colour)
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

// needsHouses reports whether more houses have to be chosen before a plot can be.
func (p pick) needsHouses() bool {
	return p.active && p.from.Count() < p.kind.Houses()
}

// complete returns the action that p has become: all that the person has to choose is chosen, and what is not chosen
// has no alternative. For a conversion the plot is only chosen by itself when there is no other.
func (p pick) complete(legal []islas.Action) (islas.Action, bool) {
	if !p.active || p.needsHouses() {
		return islas.Action{}, false
	}
	o := p.offered(legal)
	if o.count != 1 {
		return islas.Action{}, false
	}
	switch p.kind {
	case islas.Load:
		return islas.Action{}, false // the card is taken to the ship by a click or a drop of its own
	case islas.Build, islas.Settle, islas.Lose:
		if p.plot == islas.NoPlot {
			return islas.Action{}, false
		}
	}
	return o.action, true
}

// needsColour reports whether only the colour is still open, and there is a choice.
func (p pick) needsColour(legal []islas.Action) bool {
	return p.active && p.plot != islas.NoPlot && p.colour == islas.NoColour && p.offered(legal).colours.Count() > 1
}

// plays reports whether some legal action is of kind k.
func plays(legal []islas.Action, k islas.ActionKind) bool {
	for _, a := range legal {
		if a.Kind == k {
			return true
		}
	}
	return false
}

// convertible is the houses that any legal palace or town could use.
func convertible(legal []islas.Action) islas.PlotSet {
	var set islas.PlotSet
	for _, a := range legal {
		if a.Kind == islas.MakePalace || a.Kind == islas.MakeTown {
			set |= a.From
		}
	}
	return set
}

// cardsFor is the cards that legal actions of kind k use.
func cardsFor(legal []islas.Action, k islas.ActionKind) (set [islas.Faces]bool) {
	for _, a := range legal {
		if a.Kind == k && a.Card != islas.NoCard {
			set[a.Card] = true
		}
	}
	return set
}

// conversionWith is what becomes of p when the house on plot is clicked: it is let go if it was chosen, taken in
// addition if some palace or town of the houses chosen then can be made, and otherwise it is the first of a new choice.
func conversionWith(legal []islas.Action, p pick, plot islas.Plot) pick {
	if p.from.Has(plot) {
		p.from = p.from.Remove(plot)
		if p.from == 0 {
			return nothing()
		}
		return p
	}
	kinds := [2]islas.ActionKind{islas.MakePalace, islas.MakeTown}
	if p.active && p.kind == islas.MakeTown {
		kinds[0], kinds[1] = kinds[1], kinds[0]
	}
	for _, from := range [2]islas.PlotSet{p.from.Add(plot), islas.PlotsOf(plot)} {
		for _, k := range kinds {
			next := begin(k)
			next.from = from
			if next.offered(legal).count > 0 {
				return next
			}
		}
	}
	return p
}
