package islas

import "islas/game"

// Supply returns how many buildings of a kind and colour nobody has (rules, section 1).
func (s *State) Supply(k Kind, c Colour) int { return int(s.supply[k][c]) }

// Stock returns the set of colours of which the supply has a building of the kind.
func (s *State) Stock(k Kind) ColourSet { return s.stock[k] }

// Houses returns where the seat has houses of a colour.
func (s *State) Houses(seat game.Seat, c Colour) PlotSet { return s.islands[seat].built[House][c] }

// Palaces returns where the seat has palaces of a colour.
func (s *State) Palaces(seat game.Seat, c Colour) PlotSet { return s.islands[seat].built[Palace][c] }

// Towns returns where the seat has towns of a colour.
func (s *State) Towns(seat game.Seat, c Colour) PlotSet { return s.islands[seat].built[Town][c] }

// AllHouses returns where the seat has houses of any colour.
func (s *State) AllHouses(seat game.Seat) PlotSet { return s.islands[seat].houses() }

// Buildings returns where the seat has buildings of a colour, of any size.
func (s *State) Buildings(seat game.Seat, c Colour) PlotSet { return s.islands[seat].of(c) }

// At returns the building on a plot; false if the plot is free or does not exist.
func (s *State) At(seat game.Seat, p Plot) (Building, bool) { return s.islands[seat].at(p) }

// Free returns the set of the seat's free plots.
func (s *State) Free(seat game.Seat) PlotSet { return s.islands[seat].free }

// Near returns the set of the seat's plots, free or not, that lie next to what the priority asks for (rules, section 3).
func (s *State) Near(seat game.Seat, p Priority) PlotSet { return s.islands[seat].near[p] }

// Neighbours returns the plots of a seat's island that share a line with a plot (rules, section 3).
func (s *State) Neighbours(seat game.Seat, p Plot) PlotSet { return s.islands[seat].neighbours[p] }

// Geography returns the seat's island without its buildings.
func (s *State) Geography(seat game.Seat) (g Geography) {
	i := &s.islands[seat]
	g.Neighbours = i.neighbours
	copy(g.Near[:], i.near[:Features])
	return g
}

// Points returns the seat's points (rules, section 11).
func (s *State) Points(seat game.Seat) int { return int(s.islands[seat].total) }

// PointsIn returns the seat's points in a colour, which decide about privileges (rules, sections 10 and 11).
func (s *State) PointsIn(seat game.Seat, c Colour) int { return int(s.islands[seat].points[c]) }

// Owner returns who owns the privilege with the power, NoSeat if nobody does.
func (s *State) Owner(p Power) game.Seat { return s.owner[s.data.holders[p]] }

// OwnerOf returns who owns the privilege of the colour, NoSeat if nobody does.
func (s *State) OwnerOf(c Colour) game.Seat { return s.owner[c] }

// Source is a number of buildings and the points they give together.
type Source struct{ Count, Points int }

// Breakdown is a seat's points by where they come from (rules, section 11).
type Breakdown struct {
	Houses         Source
	FirstPalaces   Source // of each colour
	FurtherPalaces Source
	Towns          Source
}

// Total returns the sum of the points.
func (b Breakdown) Total() int {
	return b.Houses.Points + b.FirstPalaces.Points + b.FurtherPalaces.Points + b.Towns.Points
}

// Breakdown returns the seat's points by where they come from.
func (s *State) Breakdown(seat game.Seat) (b Breakdown) {
	for c := range Colour(Colours) {
		b.Houses.Count += s.Houses(seat, c).Count()
		b.Towns.Count += s.Towns(seat, c).Count()
		if n := s.Palaces(seat, c).Count(); n > 0 {
			b.FirstPalaces.Count++
			b.FurtherPalaces.Count += n - 1
		}
	}
	b.Houses.Points = HousePoints * b.Houses.Count
	b.FirstPalaces.Points = FirstPalacePoints * b.FirstPalaces.Count
	b.FurtherPalaces.Points = FurtherPalacePoints * b.FurtherPalaces.Count
	b.Towns.Points = TownPoints * b.Towns.Count
	return b
}

// supplyTake takes a building, of which there is one, out of the supply.
func (s *State) supplyTake(k Kind, c Colour) {
	if s.supply[k][c]--; s.supply[k][c] == 0 {
		s.stock[k] &^= 1 << c
	}
}

// supplyReturn puts n buildings back into the supply.
func (s *State) supplyReturn(k Kind, c Colour, n int) {
	s.supply[k][c] += uint8(n)
	s.stock[k] |= 1 << c
}
