package islas

import "islas/game"

// Allowed returns where a house of this settler may stand now on the seat's island, and by what: 1 to 4 is the card's first
// priority that any free plot lies next to, ByNobody means that none applies so that every free plot will do, ByAnywhere that the
// privilege opens every free plot (rules, sections 7 and 10). Without a free plot, or for a pirate, the set is empty.
func (t *table) Allowed(seat game.Seat, card Card) (plots PlotSet, by int) {
	if !card.Settler() {
		return 0, ByNobody
	}
	i := &t.islands[seat]
	if t.Owner(Anywhere) == seat {
		return i.free, ByAnywhere
	}
	for k, p := range &t.data.priorities[card] {
		if set := i.free & i.near[p]; set != 0 {
			return set, k + 1
		}
	}
	return i.free, ByNobody
}

// Preferred returns what Allowed would return if nobody owned the privilege: where the settler's priorities alone let a house
// stand (rules, section 7).
func (t *table) Preferred(seat game.Seat, card Card) (plots PlotSet, by int) {
	without := *t
	without.owner[t.data.Holder(Anywhere)] = game.NoSeat
	return without.Allowed(seat, card)
}

// BuildColours returns the set of colours in which a house of a card of that colour may be built: its own if the supply has one,
// otherwise all that the supply has (rules, section 7).
func (t *table) BuildColours(c Colour) ColourSet { return choose(t.stock[House], c) }

// choose returns the colour c alone if stock has it, otherwise all of stock.
func choose(stock ColourSet, c Colour) ColourSet {
	if stock.Has(c) {
		return 1 << c
	}
	return stock
}

// site returns where a palace or town made of the houses on from may stand on the seat's island: on one of their plots or, with
// the privilege, on any plot that is free once they are gone (rules, sections 9 and 10).
func (t *table) site(seat game.Seat, from PlotSet) PlotSet {
	if t.Owner(Anywhere) == seat {
		return t.islands[seat].free | from
	}
	return from
}
