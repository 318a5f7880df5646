package review

import (
	"errors"
	"fmt"
	"strconv"
	"strings"
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

// correctionHead is the first line of the file of a correction.
const correctionHead = "said,true"

// errCorrection begins the errors of ParseCorrection, with columns in thousandths of Whole.
var errCorrection = errors.New("a correction is the line " + correctionHead + " and then rising whole numbers from 0,0 to 1000,1000")

// ParseCorrection reads what Correction.String writes: a table of two columns in thousandths. Its errors name the line.
func ParseCorrection(text string) (Correction, error) {
	lines := strings.Split(strings.TrimRight(text, "\n"), "\n")
	if lines[0] != correctionHead {
		return nil, fmt.Errorf("line 1: %w", errCorrection)
	}
	var c Correction
	last := Point{-1, -1}
	for i, line := range lines[1:] {
		said, came, _ := strings.Cut(line, ",")
		var p Point
		var err, err2 error
		p.Said, err = strconv.Atoi(said)
		p.True, err2 = strconv.Atoi(came)
		if err != nil || err2 != nil || p.Said <= last.Said || p.True <= last.True || i == 0 && p != (Point{}) || p.Said > 1000 || p.True > 1000 {
			return nil, fmt.Errorf("line %d: %w", i+2, errCorrection)
		}
		last = p
		c = append(c, Point{p.Said * Whole / 1000, p.True * Whole / 1000})
	}
	if last != (Point{1000, 1000}) {
		return nil, fmt.Errorf("line %d: %w", len(lines)+1, errCorrection)
	}
	return c, nil
}

// String returns the correction as a table.
func (c Correction) String() string {
	var b strings.Builder
	fmt.Fprintln(&b, correctionHead)
	for _, p := range c {
		fmt.Fprintf(&b, "%d,%d\n", (p.Said*1000+Whole/2)/Whole, (p.True*1000+Whole/2)/Whole)
	}
	return b.String()
}
