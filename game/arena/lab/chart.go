package lab

import (
	"math"
	"strconv"
)

// The charts: where things lie in the pictures. The page's template draws them.

// Lengths in units of the pictures, whose text is 15 units high.
const (
	chartWidth = 560.0
	rowHeight  = 30.0
	axisHeight = 30.0
	labelSpace = 150.0 // left of forests
	ruleSpace  = 285.0 // left of bars
	valueSpace = 62.0  // right of bars
	columnSide = 46.0  // left of columns, for the scale
)

// tick is a mark of a scale.
type tick struct {
	At    float64
	Label string
}

// Forest is estimates below one another with their intervals, around a line that is zero.
type Forest struct {
	ID, Name            string
	Players             int // of seats: number of players, or 0 for all together
	Width, Height       float64
	Left, Right, Bottom float64 // of the field
	Zero                float64
	Near, NearWidth     float64 // the band of what is not worth naming
	Ticks               []tick
	Rows                []forestRow
}

type forestRow struct {
	Kind, Key  string
	Class      string // of the mark
	Y          float64
	Known      bool
	At         float64
	Bounded    bool // an interval is known
	Low, Width float64
	Estimate   Estimate
}

// ForestItem is what a row tells.
type ForestItem struct {
	Kind, Key string // what the row is called
	Class     string // of its mark in the style sheet
	Estimate  Estimate
}

// NewForest makes a forest whose scale goes as far as reach, or a little further. The id is unlike all others of the page, the
// name tells the templates what to call the picture.
func NewForest(id, name string, items []ForestItem, reach float64) Forest {
	f := Forest{
		ID: id, Name: name, Width: chartWidth, Height: rowHeight*float64(len(items)) + axisHeight,
		Left: labelSpace, Right: chartWidth - 18, Bottom: rowHeight * float64(len(items)),
	}
	step := niceStep(reach, 4)
	reach = math.Ceil(reach/step) * step
	x := func(off float64) float64 { return place(off, -reach, reach, f.Left, f.Right) }
	f.Zero, f.Near, f.NearWidth = x(0), x(-Limit), tenth(x(Limit)-x(-Limit))
	for off := -reach; off <= reach+step/2; off += step {
		f.Ticks = append(f.Ticks, tick{x(off), signedWhole(off)})
	}
	for n, i := range items {
		row := forestRow{Kind: i.Kind, Key: i.Key, Class: i.Class, Y: rowHeight * (float64(n) + 0.5), Estimate: i.Estimate}
		if i.Estimate.N > 0 {
			row.Known, row.At = true, x(i.Estimate.Off)
		}
		if in := i.Estimate.Interval; in != nil {
			row.Bounded, row.Low, row.Width = true, x(in.Low), tenth(x(in.High)-x(in.Low))
		}
		f.Rows = append(f.Rows, row)
	}
	return f
}

// Reach is how far the scale of forests must go that are to be compared.
func Reach(all ...Estimate) float64 {
	far := 2.0 * Limit
	for _, e := range all {
		if e.Interval != nil {
			far = max(far, -e.Interval.Low, e.Interval.High)
		}
	}
	return far
}

func groupReach(groups []Group) float64 { return Reach(shares(groups)...) }

func seatReach(s Seating) float64 {
	all := shares(s.Seats)
	for _, of := range s.SeatsOf {
		all = append(all, shares(of.Seats)...)
	}
	return Reach(all...)
}

func shares(groups []Group) (all []Estimate) {
	for _, g := range groups {
		all = append(all, g.Share)
	}
	return all
}

// groupForest is the forest of boards or seats.
func groupForest(id, name string, players int, kind string, groups []Group, reach float64) Forest {
	var items []ForestItem
	for _, g := range groups {
		class := "plain"
		if g.Share.Far() {
			class = "far"
		}
		items = append(items, ForestItem{kind, g.Key, class, g.Share})
	}
	f := NewForest(id, name, items, reach)
	f.Players = players
	return f
}

// bars is shares of a whole below one another.
type bars struct {
	ID, Name      string
	Width, Height float64
	Left          float64
	Rows          []barRow
}

type barRow struct {
	Kind, Key           string
	Y, Width, ValueLeft float64
	Share               float64
}

func newBars(id, name, kind string, shares []Share) bars {
	b := bars{ID: id, Name: name, Width: chartWidth, Height: rowHeight * float64(len(shares)), Left: ruleSpace}
	most := 1.0
	for _, s := range shares {
		most = max(most, s.Share)
	}
	for n, s := range shares {
		width := place(s.Share, 0, most, 0, chartWidth-ruleSpace-valueSpace)
		b.Rows = append(b.Rows, barRow{kind, s.Key, rowHeight * (float64(n) + 0.5), width, b.Left + width + 8, s.Share})
	}
	return b
}

// columns is how many had which value, as shares of all.
type columns struct {
	ID, Name      string
	Width, Height float64
	Left, Bottom  float64
	ColumnWidth   float64
	Scale         []tick // at heights, in percent
	Ticks         []tick // below
	Columns       []column
}

type column struct{ X, Y, Height float64 }

func newColumns(id, name string, counts []Count) columns {
	c := columns{ID: id, Name: name, Width: chartWidth, Height: 240, Left: columnSide, Bottom: 240 - axisHeight}
	whole, most := 0, 1
	for _, n := range counts {
		whole += n.Count
		most = max(most, n.Count)
	}
	top := Percent(most, max(whole, 1))
	step := niceStep(top, 4)
	top = math.Ceil(top/step) * step
	y := func(part float64) float64 { return place(part, 0, top, c.Bottom, 12) }
	for part := 0.0; part <= top+step/2; part += step {
		c.Scale = append(c.Scale, tick{y(part), strconv.FormatFloat(part, 'f', -1, 64)})
	}
	pitch := (chartWidth - columnSide) / float64(max(len(counts), 1))
	every := int(math.Ceil(26 / pitch)) // numbers below that have room
	c.ColumnWidth = tenth(pitch * 0.8)
	for i, n := range counts {
		x := c.Left + pitch*(float64(i)+0.1)
		at := y(Percent(n.Count, whole))
		c.Columns = append(c.Columns, column{tenth(x), at, tenth(c.Bottom - at)})
		if n.Value%every == 0 {
			c.Ticks = append(c.Ticks, tick{tenth(x + pitch*0.4), strconv.Itoa(n.Value)})
		}
	}
	return c
}

// place is where a value lies between two places that stand for low and high.
func place(value, low, high, from, to float64) float64 {
	return tenth(from + (value-low)/(high-low)*(to-from))
}

func tenth(x float64) float64 { return math.Round(10*x) / 10 }

// niceStep is a round number of which at most most steps reach as far as reach.
func niceStep(reach float64, most int) float64 {
	for scale := 0.1; ; scale *= 10 {
		for _, k := range []float64{1, 2, 5} {
			if step := scale * k; reach/step <= float64(most) {
				return step
			}
		}
	}
}

// signedWhole is a number of a scale, with its sign.
func signedWhole(x float64) string {
	n := int(math.Round(x))
	switch {
	case n > 0:
		return "+" + strconv.Itoa(n)
	case n < 0:
		return "−" + strconv.Itoa(-n)
	}
	return "0"
}
