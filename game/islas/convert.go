package islas

import "islas/game"

// Turning houses into palaces and towns (rules, section 9).

// checkPalace checks a palace: two houses of one colour or, with the privilege, of two.
func (s *State) checkPalace(a Action) Reason {
	i := &s.islands[s.turn]
	switch {
	case a.From.Count() != Palace.Houses() || a.Plot >= Plots || a.Colour >= Colours:
		return ReasonMalformed
	case a.From&^i.houses() != 0:
		return ReasonNotHouses
	case s.stock[Palace] == 0:
		return ReasonNoPalaceLeft
	}
	p := a.From.First()
	q := a.From.Remove(p).First()
	c, d := i.houseAt(p), i.houseAt(q)
	switch {
	case c != d && s.Owner(Mixed) != s.turn:
		return ReasonNotSameColour
	case !s.site(s.turn, a.From).Has(a.Plot):
		return s.offSite(a)
	}
	if r := checkColour(s.stock[Palace], s.palaceColours(c, d), a.Colour); r != legal {
		return r
	}
	if !s.palaceSite(p, q, c, d, a.Colour).Has(a.Plot) {
		return ReasonNotSiteOfColour
	}
	return legal
}

// palaceColours returns the set of colours that a palace made of houses of colours c and d can have: theirs, of which a
// mixed palace has either; any other only where the supply has no palace of theirs.
func (t *table) palaceColours(c, d Colour) ColourSet {
	if own := t.stock[Palace] & (1<<c | 1<<d); own != 0 {
		return own
	}
	return t.stock[Palace]
}

// palaceSite returns the plots on which a palace of the given colour, made of the houses on p and q of colours c and d, may
// stand: a mixed one stands where the house of its colour stood, if one had its colour. The privilege opens all free plots in
// either case.
func (s *State) palaceSite(p, q Plot, c, d, colour Colour) PlotSet {
	both := PlotSet(1<<p | 1<<q)
	if c == d || s.Owner(Anywhere) == s.turn {
		return s.site(s.turn, both)
	}
	switch colour {
	case c:
		return 1 << p
	case d:
		return 1 << q
	}
	return both
}

func (s *State) checkTown(a Action) Reason {
	i := &s.islands[s.turn]
	switch {
	case a.From.Count() != Town.Houses() || a.Plot >= Plots || a.Colour >= Colours:
		return ReasonMalformed
	case a.From&^i.houses() != 0:
		return ReasonNotHouses
	case s.stock[Town] == 0:
		return ReasonNoTownLeft
	}
	c := i.houseAt(a.From.First())
	switch {
	case a.From&^i.built[House][c] != 0:
		return ReasonNotSameColour
	case !s.site(s.turn, a.From).Has(a.Plot):
		return s.offSite(a)
	}
	return checkColour(s.stock[Town], choose(s.stock[Town], c), a.Colour)
}

// offSite returns the reason why a new palace or town may not stand on its plot.
func (s *State) offSite(a Action) Reason {
	if s.islands[s.turn].free.Has(a.Plot) {
		return ReasonNotSite
	}
	return ReasonOccupied
}

func (s *State) legalPalaces(buf []Action) []Action {
	if s.stock[Palace] == 0 {
		return buf
	}
	houses := &s.islands[s.turn].built[House]
	mixed := s.Owner(Mixed) == s.turn
	for c := range Colour(Colours) {
		if set := houses[c]; set&(set-1) == 0 && !mixed {
			continue // not even two
		}
		for ps := houses[c]; ps != 0; ps &= ps - 1 {
			p := ps.First()
			for qs := ps & (ps - 1); qs != 0; qs &= qs - 1 {
				buf = s.legalPalace(buf, p, qs.First(), c, c)
			}
			if !mixed {
				continue
			}
			for d := c + 1; d < Colours; d++ {
				for qs := houses[d]; qs != 0; qs &= qs - 1 {
					buf = s.legalPalace(buf, p, qs.First(), c, d)
				}
			}
		}
	}
	return buf
}

// legalPalace appends the palaces that can be made of the houses on p and q of colours c and d.
func (s *State) legalPalace(buf []Action, p, q Plot, c, d Colour) []Action {
	from := PlotSet(1<<p | 1<<q)
	for set := s.palaceColours(c, d); set != 0; set &= set - 1 {
		colour := set.First()
		for plots := s.palaceSite(p, q, c, d, colour); plots != 0; plots &= plots - 1 {
			buf = append(buf, PalaceAction(from, plots.First(), colour))
		}
	}
	return buf
}

func (s *State) legalTowns(buf []Action) []Action {
	if s.stock[Town] == 0 {
		return buf
	}
	for c, set := range &s.islands[s.turn].built[House] {
		if set.Count() < Town.Houses() {
			continue
		}
		colours := choose(s.stock[Town], Colour(c))
		for ps := set; ps != 0; ps &= ps - 1 {
			for qs := ps & (ps - 1); qs != 0; qs &= qs - 1 {
				for rs := qs & (qs - 1); rs != 0; rs &= rs - 1 {
					buf = s.legalTown(buf, ps&-ps|qs&-qs|rs&-rs, colours)
				}
			}
		}
	}
	return buf
}

// legalTown appends the towns of the given colours that can be made of the houses on from.
func (s *State) legalTown(buf []Action, from PlotSet, colours ColourSet) []Action {
	for set := colours; set != 0; set &= set - 1 {
		for plots := s.site(s.turn, from); plots != 0; plots &= plots - 1 {
			buf = append(buf, TownAction(from, plots.First(), set.First()))
		}
	}
	return buf
}

// convert carries out a palace or town that has been checked. The houses go back to the supply before the new building is taken;
// privileges are awarded when all is done (rulings, sections 9 and 10).
func (ch *change) convert(a Action, k Kind, kind EventKind) {
	i := &ch.islands[ch.turn]
	changed := ColourSet(1 << a.Colour)
	for c := range Colour(Colours) {
		if part := i.built[House][c] & a.From; part != 0 {
			i.take(part, c)
			ch.supplyReturn(House, c, part.Count())
			changed |= 1 << c
		}
	}
	ch.place(ch.turn, a.Plot, k, a.Colour)
	ch.tell(kind, func(e *Event) { e.Seat, e.From, e.Plot, e.Colour = ch.turn, a.From, a.Plot, a.Colour })
	ch.awardPrivileges(changed)
}

// place takes a building from the supply and puts it on a free plot.
func (t *table) place(seat game.Seat, p Plot, k Kind, c Colour) {
	t.supplyTake(k, c)
	t.islands[seat].put(p, k, c)
}
