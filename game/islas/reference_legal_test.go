package islas

import (
	"slices"

	"islas/game"
)

// turnMemory is what must be remembered of a turn to know what is legal in it, beside what lies on the table.
type turnMemory struct{ mustDraw, extraTaken bool }

// follow remembers an event.
func (m *turnMemory) follow(e *Event, s *State) {
	switch {
	case e.Kind == EvTurn:
		hand, settlers := s.Hand(e.Seat), 0
		for _, n := range hand[:Occupations] {
			settlers += int(n)
		}
		*m = turnMemory{mustDraw: s.HandSize(e.Seat) <= 1 || settlers == 0}
	case e.Kind == EvDraw && e.Extra:
		m.extraTaken = true
	}
}

// refLegal lists every legal action by trying all that could be done at all: a second reading of sections 6 to 10.
func refLegal(s *State, m turnMemory) (list []Action) {
	d := s.Decision()
	switch d.Phase {
	case PhaseSettle:
		for p := range refAllowed(s, d.Seat, s.Landing()).All() {
			for _, c := range refColours(s, House, s.data.Colour(s.Landing())) {
				list = append(list, SettleAction(p, c))
			}
		}
		return list
	case PhaseLose:
		for _, p := range refHouses(s, d.Seat) {
			list = append(list, LoseAction(p))
		}
		return list
	case PhaseName:
		for seat := range game.Seat(s.Seats()) {
			if seat != d.Seat && len(refHouses(s, seat)) > 0 {
				list = append(list, NameAction(seat))
			}
		}
		return list
	case PhaseAction:
		list = append(list, DrawAction())
		if !m.mustDraw {
			list = append(list, refBuilds(s, d.Seat)...)
		}
	case PhaseLoad:
		for c := range Card(Faces) {
			if s.Hand(d.Seat)[c] > 0 {
				list = append(list, LoadAction(c))
			}
		}
	case PhaseDone:
		list = append(list, EndAction())
	default:
		return nil
	}
	if s.Owner(Extra) == d.Seat && !m.extraTaken && s.DeckSize()+s.DiscardSize() > 0 {
		list = append(list, ExtraAction())
	}
	return append(list, refConversions(s, d.Seat)...)
}

// refBuilds lists the houses that the settlers in a seat's hand may build.
func refBuilds(s *State, seat game.Seat) (list []Action) {
	for card := range Card(Occupations) {
		if s.Hand(seat)[card] == 0 {
			continue
		}
		for p := range refAllowed(s, seat, card).All() {
			for _, c := range refColours(s, House, s.data.Colour(card)) {
				list = append(list, BuildAction(card, p, c))
			}
		}
	}
	return list
}

// refConversions lists the palaces and towns that a seat may make.
func refConversions(s *State, seat game.Seat) (list []Action) {
	houses := refHouses(s, seat)
	for i, p := range houses {
		for j, q := range houses[:i] {
			list = append(list, refPalaces(s, seat, p, q)...)
			for _, r := range houses[:j] {
				list = append(list, refTowns(s, seat, p, q, r)...)
			}
		}
	}
	return list
}

// refPalaces lists the palaces that can be made of the houses on p and q.
func refPalaces(s *State, seat game.Seat, p, q Plot) (list []Action) {
	a, _ := s.At(seat, p)
	b, _ := s.At(seat, q)
	mixed := a.Colour != b.Colour
	if mixed && s.Owner(Mixed) != seat {
		return nil
	}
	for _, c := range refColours(s, Palace, a.Colour, b.Colour) {
		for at := range Plot(Plots) {
			_, built := s.At(seat, at)
			switch {
			case s.Owner(Anywhere) == seat && !built:
			case at != p && at != q:
				continue
			case s.Owner(Anywhere) == seat:
			case mixed && c == a.Colour && at == q, mixed && c == b.Colour && at == p:
				continue // a mixed palace stands where the house of its colour stood
			}
			list = append(list, PalaceAction(PlotsOf(p, q), at, c))
		}
	}
	return list
}

// refTowns lists the towns that can be made of the houses on p, q and r.
func refTowns(s *State, seat game.Seat, p, q, r Plot) (list []Action) {
	a, _ := s.At(seat, p)
	b, _ := s.At(seat, q)
	c, _ := s.At(seat, r)
	if a.Colour != b.Colour || a.Colour != c.Colour {
		return nil
	}
	for _, colour := range refColours(s, Town, a.Colour) {
		for at := range Plot(Plots) {
			_, built := s.At(seat, at)
			if at == p || at == q || at == r || s.Owner(Anywhere) == seat && !built {
				list = append(list, TownAction(PlotsOf(p, q, r), at, colour))
			}
		}
	}
	return list
}

// refHouses lists the plots of a seat's houses.
func refHouses(s *State, seat game.Seat) (list []Plot) {
	for p := range Plot(Plots) {
		if b, ok := s.At(seat, p); ok && b.Kind == House {
			list = append(list, p)
		}
	}
	return list
}

// refColours lists the possible colours of a building that should have one of those wanted: these, as far as the supply has them,
// otherwise all that it has.
func refColours(s *State, k Kind, wanted ...Colour) (list []Colour) {
	var others []Colour
	for c := range Colour(Colours) {
		switch {
		case s.Supply(k, c) == 0:
		case slices.Contains(wanted, c):
			list = append(list, c)
		default:
			others = append(others, c)
		}
	}
	if list == nil {
		return others
	}
	return list
}
