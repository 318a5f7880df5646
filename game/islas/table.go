package islas

import "islas/game"

// Supply returns how many buildings of a kind and colour nobody has (rules, section 1).
func (t *table) Supply(k Kind, c Colour) int { return int(t.supply[k][c]) }

// Stock returns the set of colours of which the supply has a building of the kind.
func (t *table) Stock(k Kind) ColourSet { return t.stock[k] }

// Houses returns the plots of a seat with houses of a colour.
func (t *table) Houses(seat game.Seat, c Colour) PlotSet { return t.islands[seat].built[House][c] }

// Palaces returns the plots of a seat with palaces of a colour.
func (t *table) Palaces(seat game.Seat, c Colour) PlotSet { return t.islands[seat].built[Palace][c] }

// Towns returns the plots of a seat with towns of a colour.
func (t *table) Towns(seat game.Seat, c Colour) PlotSet { return t.islands[seat].built[Town][c] }

// AllHouses returns the plots of a seat with houses of any colour.
func (t *table) AllHouses(seat game.Seat) PlotSet { return t.islands[seat].houses() }

// Buildings returns the plots of a seat with buildings of a colour, of any size.
func (t *table) Buildings(seat game.Seat, c Colour) PlotSet { return t.islands[seat].of(c) }

// At returns the building on a plot; false if the plot is free or does not exist.
func (t *table) At(seat game.Seat, p Plot) (Building, bool) { return t.islands[seat].at(p) }

// Free returns the set of the seat's free plots.
func (t *table) Free(seat game.Seat) PlotSet { return t.islands[seat].free }

// Near returns the seat's plots, free or not, that fit a priority: they lie next to its feature or colour (rules, section 3).
func (t *table) Near(seat game.Seat, p Priority) PlotSet { return t.islands[seat].near[p] }

// Neighbours returns the plots of a seat's island that share a line with a plot (rules, section 3).
func (t *table) Neighbours(seat game.Seat, p Plot) PlotSet { return t.islands[seat].neighbours[p] }

// Geography returns the seat's island without its buildings.
func (t *table) Geography(seat game.Seat) (g Geography) {
	i := &t.islands[seat]
	g.Neighbours = i.neighbours
	copy(g.Near[:], i.near[:Features])
	return g
}

// Points returns the seat's points (rules, section 11).
func (t *table) Points(seat game.Seat) int { return int(t.islands[seat].total) }

// PointsIn returns the seat's points in a colour, which decide about privileges (rules, sections 10 and 11).
func (t *table) PointsIn(seat game.Seat, c Colour) int { return int(t.islands[seat].points[c]) }

// Owner returns the owner of the privilege with the power, NoSeat if there is none.
func (t *table) Owner(p Power) game.Seat { return t.owner[t.data.holders[p]] }

// OwnerOf returns the owner of the privilege of the colour, NoSeat if there is none.
func (t *table) OwnerOf(c Colour) game.Seat { return t.owner[c] }

// Source is a number of buildings and the points they give together.
type Source struct{ Count, Points int }

// Breakdown is a seat's points by source (rules, section 11).
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

// Breakdown returns the seat's points by source.
func (t *table) Breakdown(seat game.Seat) (b Breakdown) {
	for c := range Colour(Colours) {
		b.Houses.Count += t.Houses(seat, c).Count()
		b.Towns.Count += t.Towns(seat, c).Count()
		if n := t.Palaces(seat, c).Count(); n > 0 {
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

// supplyTake takes a building out of the supply, which must have one.
func (t *table) supplyTake(k Kind, c Colour) {
	if t.supply[k][c]--; t.supply[k][c] == 0 {
		t.stock[k] &^= 1 << c
	}
}

// supplyReturn puts n buildings back into the supply.
func (t *table) supplyReturn(k Kind, c Colour, n int) {
	t.supply[k][c] += uint8(n)
	t.stock[k] |= 1 << c
}
