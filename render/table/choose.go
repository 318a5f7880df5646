package table

import "islas/game"

// pick is what the person who decides has chosen so far of one action: a card, houses, a plot, a colour. It holds no
// rules of its own. Everything it offers is a part of a legal action, and it is complete when one action is left.
type pick struct {
	kind   game.ActionKind
	active bool // something was picked
	card   game.Card
	from   game.PlotSet
	plot   game.Plot
	colour game.Colour
}

// nothing is the pick with nothing chosen.
func nothing() pick {
	return pick{card: game.NoCard, plot: game.NoPlot, colour: game.NoColour}
}

// begin is a pick of an action of a kind with nothing else chosen.
func begin(k game.ActionKind) pick {
	p := nothing()
	p.kind, p.active = k, true
	return p
}

// fits reports whether a could be what p becomes.
func (p pick) fits(a game.Action) bool {
	return p.active && a.Kind == p.kind &&
		(p.card == game.NoCard || a.Card == p.card) &&
		a.From&p.from == p.from &&
		(p.plot == game.NoPlot || a.Plot == p.plot) &&
		(p.colour == game.NoColour || a.Colour == p.colour)
}

// offer is what can be chosen next.
type offer struct {
	plots   game.PlotSet   // where the building may stand, or which house may be lost
	houses  game.PlotSet   // which houses may be taken for a palace or town, those already taken among them
	colours game.ColourSet // which colours the building may have
	count   int            // legal actions left
	action  game.Action    // the last of them
}

// offered is what the legal actions leave open of p. Plots are offered once all houses are chosen, colours once the plot
// is.
func (p pick) offered(legal []game.Action) offer {
	var o offer
	for _, a := range legal {
		if !p.fits(a) {
			continue
		}
		o.count++
		o.action = a
		o.houses |= a.From
		if a.From == p.from && a.Plot != game.NoPlot {
			o.plots = o.plots.Add(a.Plot)
		}
		if a.Colour != game.NoColour {
			o.colours |= 1 << a.Colour
		}
	}
	return o
}

// needsHouses reports whether more houses have to be chosen before a plot can be.
func (p pick) needsHouses() bool {
	switch p.kind {
	case game.MakePalace:
		return p.active && p.from.Count() < 2
	case game.MakeTown:
		return p.active && p.from.Count() < 3
	}
	return false
}

// complete returns the action that p has become: all that the person has to choose is chosen, and what is not chosen
// has no alternative. For a conversion the plot is only chosen by itself when there is no other.
func (p pick) complete(legal []game.Action) (game.Action, bool) {
	if !p.active || p.needsHouses() {
		return game.Action{}, false
	}
	o := p.offered(legal)
	if o.count != 1 {
		return game.Action{}, false
	}
	switch p.kind {
	case game.Load:
		return game.Action{}, false // the card is taken to the ship by a click or a drop of its own
	case game.Build, game.Settle, game.Lose:
		if p.plot == game.NoPlot {
			return game.Action{}, false
		}
	}
	return o.action, true
}

// needsColour reports whether only the colour is still open, and there is a choice.
func (p pick) needsColour(legal []game.Action) bool {
	return p.active && p.plot != game.NoPlot && p.colour == game.NoColour && p.offered(legal).colours.Count() > 1
}

// plays reports whether some legal action is of kind k.
func plays(legal []game.Action, k game.ActionKind) bool {
	for _, a := range legal {
		if a.Kind == k {
			return true
		}
	}
	return false
}

// convertible is the houses that any legal palace or town could use.
func convertible(legal []game.Action) game.PlotSet {
	var set game.PlotSet
	for _, a := range legal {
		if a.Kind == game.MakePalace || a.Kind == game.MakeTown {
			set |= a.From
		}
	}
	return set
}

// cardsFor is the cards that legal actions of kind k use.
func cardsFor(legal []game.Action, k game.ActionKind) (set [game.Faces]bool) {
	for _, a := range legal {
		if a.Kind == k && a.Card != game.NoCard {
			set[a.Card] = true
		}
	}
	return set
}

// conversionWith is what becomes of p when the house on plot is clicked: it is let go if it was chosen, taken in
// addition if some palace or town of the houses chosen then can be made, and otherwise it is the first of a new choice.
func conversionWith(legal []game.Action, p pick, plot game.Plot) pick {
	if p.from.Has(plot) {
		p.from = p.from.Remove(plot)
		if p.from == 0 {
			return nothing()
		}
		return p
	}
	kinds := [2]game.ActionKind{game.MakePalace, game.MakeTown}
	if p.active && p.kind == game.MakeTown {
		kinds[0], kinds[1] = kinds[1], kinds[0]
	}
	for _, from := range [2]game.PlotSet{p.from.Add(plot), game.PlotsOf(plot)} {
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
