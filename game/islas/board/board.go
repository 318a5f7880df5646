// Package board reads the island files (assets/islas/islands/ID.json): the single source for both the picture and the rules. What
// lies next to what is computed from the borders in the file.
//
// Read refuses a file that breaks any condition under which an island can be played and read at a glance; CheckSet checks the one
// condition that concerns several islands. The checks are in check.go, glance.go and set.go.
package board

import "strconv"

// Size of the frame in which an island lies, in board units; x runs to the right, y down.
const (
	Width  = 1000
	Height = 800
)

// Kind is the kind of a field.
type Kind string

// The kinds of fields, as they are written in the file.
const (
	Plot     Kind = "plot"
	Village  Kind = "village"
	Farmland Kind = "farmland"
	Mountain Kind = "mountain"
)

// NoPlot is the plot number of a field that is not a plot.
const NoPlot = -1

// Field is one simple polygon of an island.
type Field struct {
	Kind   Kind
	Plot   int        // 0 to 11 if the field is a plot, otherwise NoPlot
	Border []int      // indices of Island.Points, closed implicitly, in either direction
	Site   [2]float64 // the middle of a plot's building site, in board units; otherwise zero
}

// Island is a checked island. It is not to be changed: several players and the drawing share it.
type Island struct {
	ID, Name string
	Points   [][2]float64 // board units, within Width and Height
	Fields   []Field
	River    [][]int // paths of indices of Points, each step an edge of a field
	Road     [][]int

	extent *[4]float64 // of Points, once they have been read and change no more
	until  int         // the last version of the data with this island; 0 for an island of today
	own    string      // tells drawn islands of a custom edition apart; empty for an island of the program
}

// Own returns an island that somebody has drawn after a printed board, in the place of that of its ID; sum tells it from others
// drawn. The error says in one sentence why it cannot be played, or not be read at a glance. The number of plots next to each
// feature does not matter.
func Own(is Island, sum string) (*Island, error) {
	if err := is.checkOwn(); err != nil {
		return nil, err
	}
	is.own = sum
	is.measure()
	return &is, nil
}

// Printed reports whether somebody has drawn the island after a printed board (Own).
func (is *Island) Printed() bool { return is.own != "" }

// measure computes the values of an island that drawing it needs.
func (is *Island) measure() {
	is.extent = nil
	x0, y0, x1, y1 := is.Extent()
	is.extent = &[4]float64{x0, y0, x1, y1}
}

// Layout returns a key that tells the island from others, from itself in other versions of the data, and from those drawn in its
// place.
func (is *Island) Layout() string {
	if is.own != "" {
		return is.ID + "#" + is.own
	}
	if is.until == 0 {
		return is.ID
	}
	return is.ID + "@" + strconv.Itoa(is.until)
}

// Extent returns the smallest upright rectangle around the island, in board units.
func (is *Island) Extent() (x0, y0, x1, y1 float64) {
	if e := is.extent; e != nil {
		return e[0], e[1], e[2], e[3]
	}
	for i, p := range is.Points {
		if i == 0 {
			x0, y0, x1, y1 = p[0], p[1], p[0], p[1]
		}
		x0, y0, x1, y1 = min(x0, p[0]), min(y0, p[1]), max(x1, p[0]), max(y1, p[1])
	}
	return x0, y0, x1, y1
}

// Polygon returns the border of a field as points.
func (is *Island) Polygon(f int) [][2]float64 { return is.Line(is.Fields[f].Border) }

// Line returns the points of a list of indices.
func (is *Island) Line(indices []int) [][2]float64 {
	line := make([][2]float64, len(indices))
	for i, p := range indices {
		line[i] = is.Points[p]
	}
	return line
}

// FieldOf returns the index of the field of a plot, or -1.
func (is *Island) FieldOf(plot int) int {
	for f, field := range is.Fields {
		if field.Kind == Plot && field.Plot == plot {
			return f
		}
	}
	return -1
}
