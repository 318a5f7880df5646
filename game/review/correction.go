package review

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"islas/game"
)

// Correction is a rising curve from the chances of play-outs to what comes true: points of it, from the first at 0 to the last at
// Whole. Between two points it is straight. The zero value changes nothing.
type Correction []Point

// Point is a point of a correction, in parts of Whole.
type Point struct{ Said, True int }

// Of returns the corrected chances. They add up to Whole, too, and keep their order.
func (c Correction) Of(said Chances) Chances {
	if len(c) == 0 {
		return said
	}
	for seat, n := range said {
		said[seat] = c.at(n)
	}
	return Share(said)
}

// at returns the height of the curve.
func (c Correction) at(said int) int {
	for i := 1; i < len(c); i++ {
		if a, b := c[i-1], c[i]; said <= b.Said {
			return a.True + (b.True-a.True)*(said-a.Said)/(b.Said-a.Said)
		}
	}
	return Whole
}

// Corrections holds a correction for each number of seats. A number of seats without one has none: nothing is changed.
type Corrections [game.MaxSeats + 1]Correction

// correctionHead is the first line of the file of corrections.
const correctionHead = "seats,said,true"

// errCorrection begins the errors of ParseCorrections.
var errCorrection = errors.New("corrections are the line " + correctionHead +
	" and then, for each number of seats from the least on, rising whole numbers from 0,0 to 1000,1000")

// ParseCorrections reads what Corrections.String writes: a table with the number of seats and, in thousandths of Whole, the points of
// its correction. Its errors name the line.
func ParseCorrections(text string) (all Corrections, err error) {
	lines := strings.Split(strings.TrimRight(text, "\n"), "\n")
	if lines[0] != correctionHead {
		return all, fmt.Errorf("line 1: %w", errCorrection)
	}
	first, end := Point{0, 0}, Point{1000, 1000}
	seats, last := 0, end
	for i, line := range lines[1:] {
		n, p, ok := correctionRow(line)
		if last == end {
			ok = ok && n > seats && n <= game.MaxSeats && p == first
		} else {
			ok = ok && n == seats && p.Said > last.Said && p.True > last.True && p.Said <= end.Said && p.True <= end.True
		}
		if !ok {
			return Corrections{}, fmt.Errorf("line %d: %w", i+2, errCorrection)
		}
		seats, last = n, p
		all[n] = append(all[n], Point{p.Said * Whole / 1000, p.True * Whole / 1000})
	}
	if seats == 0 || last != end {
		return Corrections{}, fmt.Errorf("line %d: %w", len(lines)+1, errCorrection)
	}
	return all, nil
}

// correctionRow reads a row of the table.
func correctionRow(line string) (seats int, p Point, ok bool) {
	cells := strings.Split(line, ",")
	if len(cells) != 3 {
		return 0, p, false
	}
	for i, to := range [...]*int{&seats, &p.Said, &p.True} {
		n, err := strconv.Atoi(cells[i])
		if err != nil {
			return 0, p, false
		}
		*to = n
	}
	return seats, p, true
}

// String returns the corrections as a table.
func (all Corrections) String() string {
	var b strings.Builder
	fmt.Fprintln(&b, correctionHead)
	for seats, c := range all {
		for _, p := range c {
			fmt.Fprintf(&b, "%d,%d,%d\n", seats, (p.Said*1000+Whole/2)/Whole, (p.True*1000+Whole/2)/Whole)
		}
	}
	return b.String()
}
