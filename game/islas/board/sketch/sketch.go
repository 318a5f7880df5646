// Package sketch holds islands as somebody draws them after a printed board: hexagons in the frame of an island, each of which is
// sea or belongs to a field, and sides between them along which river and road run. A finished sketch makes an island that is
// played and drawn like those of the program (package board).
//
// The hexagons are as large as a plot has to be at least, so whatever is drawn with them can be read at a glance: neighbouring
// plots share a whole side, others are a side apart.
package sketch

import "islas/game/islas"

// Size of a sketch in hexagons. They stand on a corner; every second row is moved to the right by half a hexagon.
const (
	Columns = 10
	Rows    = 9
)

// Ground is the kind of land a hexagon belongs to: Sea, Village, Farmland, Mountain, or a plot (PlotGround).
type Ground uint8

// The grounds that are no plots. Each connected piece of Mountain is a field.
const (
	Sea      Ground = 0
	Village  Ground = islas.Plots + 1
	Farmland Ground = islas.Plots + 2
	Mountain Ground = islas.Plots + 3
	Grounds         = islas.Plots + 4
)

// PlotGround returns the ground of a plot.
func PlotGround(p islas.Plot) Ground { return Ground(p) + 1 }

// Plot returns the plot of the ground; false for other grounds.
func (g Ground) Plot() (islas.Plot, bool) { return islas.Plot(g - 1), g > Sea && g < Village }

// Feature returns the feature of a ground; false for a plot. The sea is the coast.
func (g Ground) Feature() (islas.Feature, bool) {
	switch g {
	case Sea:
		return islas.Coast, true
	case Village:
		return islas.Village, true
	case Farmland:
		return islas.Farmland, true
	case Mountain:
		return islas.Mountain, true
	}
	return 0, false
}

// Cell is a hexagon, numbered row by row from the top left.
type Cell int

// Cells is the number of hexagons.
const Cells = Columns * Rows

// Way is a line along sides: the river or the road.
type Way uint8

// The ways.
const (
	River Way = iota
	Road
	Ways
)

// Sketch is a plain value; its zero value is open sea.
type Sketch struct {
	Ground [Cells]Ground
	ways   [Ways][Cells]uint8 // of each hexagon the sides on its right and below it along which one runs, a bit for each of ownSides
}

// Direction leads from a hexagon to the one beside it: 0 to the right, and on clockwise.
type Direction int

// Directions is the number of sides of a hexagon. The first ownSides of them are kept with the hexagon itself.
const (
	Directions = 6
	ownSides   = 3
)

// Beside returns the hexagon in a direction, false where the frame ends.
func (c Cell) Beside(d Direction) (Cell, bool) {
	row, column := int(c)/Columns, int(c)%Columns
	shift := row % 2 // of a row that is moved to the right
	switch d {
	case 0:
		column++
	case 1:
		row, column = row+1, column+shift
	case 2:
		row, column = row+1, column+shift-1
	case 3:
		column--
	case 4:
		row, column = row-1, column+shift-1
	case 5:
		row, column = row-1, column+shift
	}
	if row < 0 || row >= Rows || column < 0 || column >= Columns {
		return 0, false
	}
	return Cell(row*Columns + column), true
}

// Side is one between two hexagons of the frame.
type Side struct {
	Cell Cell
	To   Direction // below ownSides
}

// Sides returns all sides between two hexagons.
func Sides() (all []Side) {
	for c := range Cell(Cells) {
		for d := range Direction(ownSides) {
			if _, ok := c.Beside(d); ok {
				all = append(all, Side{c, d})
			}
		}
	}
	return all
}

// Border reports whether two fields meet at a side, or a field and the sea: only there can a way run.
func (s *Sketch) Border(at Side) bool {
	other, ok := at.Cell.Beside(at.To)
	return ok && s.Ground[at.Cell] != s.Ground[other]
}

// Has reports whether a way runs along a side.
func (s *Sketch) Has(w Way, at Side) bool { return s.ways[w][at.Cell]>>at.To&1 == 1 }

// Led returns the sketch with a way along a side, or without it if it ran there.
func (s Sketch) Led(w Way, at Side) Sketch {
	if s.Border(at) {
		s.ways[w][at.Cell] ^= 1 << at.To
	}
	return s
}

// Painted returns the sketch with another ground for a hexagon. Ways along sides that are no border any more are removed.
func (s Sketch) Painted(c Cell, g Ground) Sketch {
	s.Ground[c] = g
	s.settle()
	return s
}

// settle removes ways from sides that are no borders.
func (s *Sketch) settle() {
	for _, at := range Sides() {
		for w := range s.ways {
			if !s.Border(at) {
				s.ways[w][at.Cell] &^= 1 << at.To
			}
		}
	}
}

// Corner is a corner of hexagons: half widths of a hexagon from the left and quarters of its height from the top.
type Corner struct{ X, Y int }

// Size of a hexagon in board units.
const (
	width  = 95
	height = 114
)

// At returns the position of a corner in board units.
func (c Corner) At() [2]float64 {
	return [2]float64{float64(c.X) * width / 2, float64(c.Y) * height / 4}
}

// Middle returns the middle of a hexagon in board units.
func (c Cell) Middle() [2]float64 { return c.middle().At() }

func (c Cell) middle() Corner {
	row, column := int(c)/Columns, int(c)%Columns
	return Corner{2*column + row%2 + 1, 3*row + 2}
}

// Corners returns the corners of a hexagon clockwise as seen on the screen; the side in a direction runs from the corner of its number to
// the next.
func (c Cell) Corners() [Directions]Corner {
	m := c.middle()
	return [Directions]Corner{
		{m.X + 1, m.Y - 1}, {m.X + 1, m.Y + 1}, {m.X, m.Y + 2}, {m.X - 1, m.Y + 1}, {m.X - 1, m.Y - 1}, {m.X, m.Y - 2},
	}
}

// Ends returns the two corners of a side.
func (at Side) Ends() (a, b Corner) {
	corners := at.Cell.Corners()
	return corners[at.To], corners[(at.To+1)%Directions]
}
