package vision

import (
	"math"
	"time"

	"islas/render/theme"
)

// The limits of WCAG 2.2 for flashes (2.3.1, "general flash and red flash thresholds").
const (
	MostFlashes = 3                      // within any second
	flashArea   = 21824.0 / (1024 * 768) // of a screen: a quarter of 10° of the field of view
	flashDark   = 0.8                    // relative luminance of the darker of two pictures
	flashChange = 0.1                    // of relative luminance, of which white has 1
	redChange   = 20.0                   // of 320 × (R − G − B)
	redShare    = 0.8                    // of R in R + G + B of a saturated red
)

// Flashes counts flashes in consecutive pictures of a screen: pairs of opposite changes of luminance, or to and from a saturated red, in
// any square as large as the least area that counts. It uses the mean light of each square, so that details of a picture that moves across
// it are no flashes.
type Flashes struct {
	w, h   int
	blocks []block
	worst  int
}

// parts is the width of such a square in cells; a square begins at each cell.
const parts = 4

// block holds the signals of one square.
type block struct{ light, red signal }

// signal is the course of one value.
type signal struct {
	begun     bool
	low, high float64         // since the last change
	way       int8            // of the last change: 1 for up, -1 for down, 0 before the first
	marked    bool            // it was a saturated red since the last change
	changes   []time.Duration // when it changed by enough, in the last second
}

// Add adds a picture of w by h pixels in RGBA, at a time after the start.
func (f *Flashes) Add(at time.Duration, w, h int, pix []byte) {
	side := max(1, int(math.Sqrt(flashArea*float64(w*h))/parts))
	cw, ch := w/side, h/side
	if f.w != cw || f.h != ch {
		f.w, f.h, f.blocks = cw, ch, make([]block, cw*ch)
	}
	cells := make([][3]float64, cw*ch)
	for i := range cells {
		cells[i] = cell(pix, w, i%cw*side, i/cw*side, side)
	}
	for y := range ch - parts + 1 {
		for x := range cw - parts + 1 {
			var c [3]float64
			for i := range parts * parts {
				for k, v := range cells[(y+i/parts)*cw+x+i%parts] {
					c[k] += v / (parts * parts)
				}
			}
			f.worst = max(f.worst, f.blocks[y*cw+x].see(at, c[0], c[1], c[2]))
		}
	}
}

// Worst returns the number of flashes in the worst second.
func (f *Flashes) Worst() int { return f.worst }

// see adds the colour of a square, and returns the number of flashes in it in the last second.
func (b *block) see(at time.Duration, red, green, blue float64) int {
	light := 0.2126*red + 0.7152*green + 0.0722*blue
	n := b.light.see(at, light, flashChange, func(other float64) bool { return min(other, light) < flashDark })
	sum := red + green + blue
	saturated, way := sum > 0 && red/sum >= redShare, b.red.way
	b.red.marked = b.red.marked || saturated
	n = max(n, b.red.see(at, 320*max(0, red-green-blue), redChange, func(float64) bool { return b.red.marked }))
	if b.red.way != way {
		b.red.marked = saturated
	}
	return n
}

// see adds a value, and returns the number of flashes in the last second. A change by least counts if counts returns true for the value
// before it.
func (s *signal) see(at time.Duration, v, least float64, counts func(before float64) bool) int {
	if !s.begun {
		s.begun, s.low, s.high = true, v, v
	}
	switch {
	case s.way <= 0 && v-s.low >= least && counts(s.low):
		s.way, s.high = 1, v
		s.changes = append(s.changes, at)
	case s.way >= 0 && s.high-v >= least && counts(s.high):
		s.way, s.low = -1, v
		s.changes = append(s.changes, at)
	}
	s.low, s.high = min(s.low, v), max(s.high, v)
	for len(s.changes) > 0 && at-s.changes[0] >= time.Second {
		s.changes = s.changes[1:]
	}
	return len(s.changes) / 2
}

// cell returns the mean linear colour, from 0 to 1, of a square with a side in pixels.
func cell(pix []byte, w, x, y, side int) [3]float64 {
	var r, g, b float64
	for dy := range side {
		from := 4 * ((y+dy)*w + x)
		for row := pix[from : from+4*side]; len(row) >= 4; row = row[4:] {
			r, g, b = r+theme.Light(row[0]), g+theme.Light(row[1]), b+theme.Light(row[2])
		}
	}
	n := float64(side * side)
	return [3]float64{r / n, g / n, b / n}
}
