// Package pairs judges whether all texts of a frame are drawn in colours of a player's own.
package pairs

import (
	"errors"
	"fmt"
	"image"
	"iter"
	"math"

	"islas/render/settings"
	"islas/render/theme"
	"islas/render/ui"
)

// Yellow is a pair that no picture of the game has beside each other: yellow letters on dark blue.
var Yellow = settings.Colours{Own: true, Text: 0xFFEE66, Ground: 0x0A1C4A}

// Logotype reports whether a text is the name of a game on its title, which keeps its letters and colours.
func Logotype(d ui.DrawnText) bool { return d.Style == theme.Display || d.Style == theme.Title }

// Off calls yield with every text of a finished frame that is not recorded in a pair, and what is wrong with it: it is in another colour, or
// on something else than an even ground of the chosen one.
func Off(u *ui.UI, pair theme.Colours) iter.Seq2[string, error] {
	return func(yield func(string, error) bool) {
		for d := range u.DrawnWords {
			var err error
			switch {
			case d.Own == nil && Logotype(d):
			case d.Own == nil || *d.Own != pair:
				err = fmt.Errorf("%q at %v is in colours of the game", d.Text, d.Ink)
			case !d.Clear:
				err = fmt.Errorf("%q at %v is in %v, on another ground than the chosen one", d.Text, d.Ink, d.Color)
			}
			if err != nil && !yield(d.Text, err) {
				return
			}
		}
	}
}

// Recorded is all that is Off.
func Recorded(u *ui.UI, pair theme.Colours) error {
	var all []error
	for _, err := range Off(u, pair) {
		all = append(all, err)
	}
	return errors.Join(all...)
}

// Drawn reports the texts of a frame whose pixels are not of a pair: each has to be one of the two colours or, at the edges of letters,
// between them. What is drawn over a text later, such as what darkens all that lies below a dialog, hides it there.
func Drawn(u *ui.UI, picture *image.RGBA, pair theme.Colours) error {
	all := []error{Recorded(u, pair)}
	for d := range u.DrawnWords {
		if d.Own == nil {
			continue
		}
		all = append(all, Letters(picture, d.Ink, pair, d.Text, d.Over...))
	}
	return errors.Join(all...)
}

// Letters reports whether pixels of a picture in the rectangle that the letters of a text take are not of a pair, or there are no letters.
// What lies in hides is not looked at.
func Letters(picture *image.RGBA, ink ui.Rect, pair theme.Colours, text string, hides ...ui.Rect) error {
	off, seen, letters := 0, 0, 0
	first := ""
	within := image.Rect(int(math.Ceil(ink.X)), int(math.Ceil(ink.Y)), int(math.Floor(ink.Right())), int(math.Floor(ink.Bottom()))).Intersect(picture.Rect)
	for y := within.Min.Y; y < within.Max.Y; y++ {
		for x := within.Min.X; x < within.Max.X; x++ {
			if hidden(hides, float64(x)+0.5, float64(y)+0.5) {
				continue
			}
			seen++
			c := picture.RGBAAt(x, y)
			way, ok := between(pair, theme.Color(c))
			if way > 0.5 {
				letters++
			}
			if !ok {
				if off++; first == "" {
					first = fmt.Sprintf("%v at %d,%d", c, x, y)
				}
			}
		}
	}
	switch {
	case off > 0:
		return fmt.Errorf("%q at %v has %d pixels of %d of other colours, the first %s", text, ink, off, seen, first)
	case seen > 200 && letters == 0:
		return fmt.Errorf("%q at %v has no letters", text, ink)
	}
	return nil
}

func hidden(over []ui.Rect, x, y float64) bool {
	for _, r := range over {
		if r.Contains(ui.Point{X: x, Y: y}) {
			return true
		}
	}
	return false
}

// between is how far a colour is from the ground of a pair to its text, and whether it lies between them.
func between(pair theme.Colours, c theme.Color) (way float64, ok bool) {
	const slack = 4 // of 255: colours are rounded more than once
	t, g := channels(pair.Text), channels(pair.Ground)
	p := channels(c)
	widest := 0
	for i := range t {
		if math.Abs(t[i]-g[i]) > math.Abs(t[widest]-g[widest]) {
			widest = i
		}
	}
	way = (p[widest] - g[widest]) / (t[widest] - g[widest])
	way = min(max(way, 0), 1)
	for i := range t {
		if math.Abs(g[i]+way*(t[i]-g[i])-p[i]) > slack {
			return way, false
		}
	}
	return way, true
}

func channels(c theme.Color) [3]float64 { return [3]float64{float64(c.R), float64(c.G), float64(c.B)} }
