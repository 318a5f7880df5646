package table

import (
	"slices"
	"strconv"

	"islas/game"
	"islas/game/islas"
	"islas/render/table"
	"islas/render/ui"
)

// pick is the part of an action that has been chosen: a card, houses, a plot, a colour. It knows no rules.
type pick struct {
	kind   islas.ActionKind
	active bool // something has been chosen
	card   islas.Card
	from   islas.PlotSet
	plot   islas.Plot
	colour islas.Colour
	given  bool // the houses were not chosen, as there are no others
}

// nothing returns the empty pick.
func nothing() pick {
	return pick{card: islas.NoCard, plot: islas.NoPlot, colour: islas.NoColour}
}

// begin returns a pick of an action of a kind with nothing else chosen.
func begin(k islas.ActionKind) pick {
	p := nothing()
	p.kind, p.active = k, true
	return p
}

// needsHouses reports whether more houses have to be chosen before a plot can be.
func (p pick) needsHouses() bool {
	return p.active && p.from.Count() < p.kind.Houses()
}

// offer is what can be chosen next.
type offer struct {
	plots   islas.PlotSet   // where the building may stand, or which house may be lost
	houses  islas.PlotSet   // houses that may be taken for a palace or town, with those already taken
	colours islas.ColourSet // which colours the building may have
	count   int             // number of legal actions left
	action  islas.Action    // the last of them
}

// offered returns what the legal actions leave open of p. Plots are offered once all houses are chosen, colours once the plot is.
func (p pick) offered(legal []islas.Action) offer {
	var o offer
	for _, a := range legal {
		if !p.active || a.Kind != p.kind || p.card != islas.NoCard && a.Card != p.card || a.From&p.from != p.from ||
			p.plot != islas.NoPlot && a.Plot != p.plot || p.colour != islas.NoColour && a.Colour != p.colour {
			continue // p can't become this action
		}
		o.count, o.action = o.count+1, a
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

// selection is a pick among the legal actions. Everything that it offers is a part of one of them, and it is complete when one is left.
type selection struct {
	pick
	legal []islas.Action // all legal actions
	offer offer          // what the pick leaves of them
}

// selected returns the selection of a pick among the legal actions.
func selected(p pick, legal []islas.Action) selection {
	return selection{p, legal, p.offered(legal)}
}

// complete returns the action that the pick has become; ok is true once everything with an alternative has been chosen. The only plot of
// a conversion is chosen automatically if its houses were chosen, so that something of every action has been. A card is loaded by a click
// or a drop of its own.
func (s *selection) complete() (a islas.Action, ok bool) {
	asks := s.given || s.kind == islas.Build || s.kind == islas.Settle || s.kind == islas.Lose // for a plot
	ok = s.active && s.kind != islas.Load && !s.needsHouses() && s.offer.count == 1 && !(asks && s.plot == islas.NoPlot)
	return s.offer.action, ok
}

// needsColour reports whether only the colour is still open, and there is a choice.
func (s *selection) needsColour() bool {
	return s.active && s.plot != islas.NoPlot && s.colour == islas.NoColour && s.offer.colours.Count() > 1
}

// loads reports whether a card was picked for the ship.
func (s *selection) loads() bool { return s.active && s.kind == islas.Load }

// sites reports whether the pick is one for which plots or houses are chosen.
func (s *selection) sites() bool { return s.active && s.kind != islas.Load }

// some reports whether something holds of some legal action.
func (s *selection) some(holds func(a *islas.Action) bool) bool {
	return slices.ContainsFunc(s.legal, func(a islas.Action) bool { return holds(&a) })
}

// plays reports whether some legal action is of kind k.
func (s *selection) plays(k islas.ActionKind) bool {
	return s.some(func(a *islas.Action) bool { return a.Kind == k })
}

// uses reports whether some legal action of kind k uses a card.
func (s *selection) uses(k islas.ActionKind, c islas.Card) bool {
	return s.some(func(a *islas.Action) bool { return a.Kind == k && a.Card == c })
}

// building returns the kind of building that the pick builds.
func (s *selection) building() islas.Kind {
	k, _ := s.kind.Building()
	return k
}

// takes reports whether a click on a plot of the person who decides chooses something: at first the house of some legal palace or town.
func (s *selection) takes(plot islas.Plot) bool {
	switch {
	case !s.active:
		return s.some(func(a *islas.Action) bool {
			return (a.Kind == islas.MakePalace || a.Kind == islas.MakeTown) && a.From.Has(plot)
		})
	case s.needsHouses():
		return (s.offer.houses | s.from).Has(plot)
	}
	town := begin(islas.MakeTown) // with a further house, of the palace that is picked
	town.from = s.from.Add(plot)
	return s.offer.plots.Has(plot) || s.kind == islas.MakePalace && !s.from.Has(plot) && town.offered(s.legal).count > 0
}

// with returns the pick after a click on a plot that it takes: a house is dropped, added if that is legal, or the first of a new choice.
func (s *selection) with(plot islas.Plot) pick {
	p := s.pick
	switch {
	case p.active && !s.needsHouses() && s.offer.plots.Has(plot):
		p.plot = plot
		return p
	case p.from == islas.PlotsOf(plot):
		return nothing()
	case p.from.Has(plot):
		p.from = p.from.Remove(plot)
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
			if next.offered(s.legal).count > 0 {
				return next
			}
		}
	}
	return p
}

// conversion returns the pick of a palace or town with the houses chosen so far if a legal action has them, or else the only possible ones.
func (s *selection) conversion(k islas.ActionKind) pick {
	p := begin(k)
	p.from = s.from
	if p.offered(s.legal).count == 0 {
		p.from = 0
	}
	if o := p.offered(s.legal); o.count > 0 && o.houses == o.action.From {
		p.from, p.given = o.houses, true
	}
	return p
}

// only returns the action that a card can be used for, nil if there is none or more than one.
func (s *selection) only(c islas.Card) (want intent) {
	for _, a := range s.legal {
		if a.Card != c || a.Kind != islas.Build && a.Kind != islas.Load {
			continue
		}
		if want != nil {
			return nil
		}
		want = a
	}
	return want
}

// ends reports whether a turn is over once a card is loaded.
func (s *selection) ends() bool {
	return len(s.legal) > 0 && !s.some(func(a *islas.Action) bool { return a.Kind != islas.Load })
}

// intent is what a view wants done. Besides the intents of any game it is a pick, or one of these.
type intent = table.Intent

type (
	// loadAndEnd is the intent to load a card and to end the turn.
	loadAndEnd islas.Action
	// looksAt is the intent to make the island of a seat the large one.
	looksAt game.Seat
)

// Targets of the widgets on the table.
type (
	// site is the plot of a seat's island.
	site struct {
		seat game.Seat
		plot islas.Plot
	}
	// held is the card at a place of the open hand, from 0.
	held uint8
	// victim is the seat of a player to whom a pirate can be sent.
	victim game.Seat
)

// id returns the id of the widget of a plot.
func (s site) id() string {
	return "plot." + strconv.Itoa(int(s.seat)) + "." + strconv.Itoa(int(s.plot))
}

// Further targets are a colour that can be chosen (islas.Colour), and what is clicked for an action that needs only its kind
// (islas.ActionKind): the deck, the ship once a card was picked, a button.

// commands are the key commands of this table, in the order of a list. The ids of the buttons that do the same are the ends of theirs.
var commands = [...]ui.Command{
	{ID: "islas.draw", Key: ui.KeyD}, {ID: "islas.load", Key: ui.KeyL}, {ID: "islas.end", Key: ui.KeyE},
	{ID: "islas.extra", Key: ui.KeyX}, {ID: "islas.palace", Key: ui.KeyP}, {ID: "islas.town", Key: ui.KeyT},
}

// Commands returns the key commands of this table, in the order of a list.
func Commands() []ui.Command { return slices.Clone(commands[:]) }
