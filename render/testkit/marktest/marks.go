package marktest

import (
	"image"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/render/theme"
	"islas/render/ui"
)

// kind is the kind of a mark.
type kind uint8

// The kinds of marks.
const (
	fill    kind = iota // a filled shape, or paper
	stroke              // the border of a shape
	soft                // a shadow or a gleam
	line                // a line, straight or along points
	polygon             // a filled polygon
	picture             // a painting
	words               // a line of text
)

// mark is a visible element of a frame.
type mark struct {
	kind        kind
	at          ui.Rect     // rectangle it is drawn into, or on
	width       float64     // of a line or border in pixels
	top, bottom theme.Color // of a shape or line, with the opacity of the drawing
	key         any         // of a picture, or the text
	whole       bool        // nothing of it is clipped

	before, after *image.RGBA // the screen around it without and with it
}

// markOf returns the mark that an operation draws.
func markOf(d ui.Drawn) mark {
	m := mark{at: d.Rect, width: d.Width, top: theme.Alpha(d.Top, d.Alpha), bottom: theme.Alpha(d.Bottom, d.Alpha), key: d.Key}
	switch {
	case d.Kind == ui.DrawnText:
		m.kind, m.key = words, d.Text
	case d.Kind == ui.DrawnPicture:
		m.kind = picture
	case d.Kind == ui.DrawnLine || d.Kind == ui.DrawnOutline:
		m.kind = line
	case d.Kind == ui.DrawnPolygon:
		m.kind = polygon
	case d.Blur > 0:
		m.kind = soft
	case d.Width > 0:
		m.kind = stroke
	}
	return m
}

// draw draws the whole finished frame onto dst, which is as large as the window, and returns those of its marks that look chooses.
// Operations that follow each other in one colour, such as a line of a chart with its points, or in one rectangle, such as a field and its
// border, are one mark, which is chosen if one of them is, and has the kind of the last of those. The screen is read for each, which takes
// long.
func draw(u *ui.UI, dst *ebiten.Image, look func(m mark) bool) (marks []mark) {
	screen := ui.Rect{W: float64(dst.Bounds().Dx()), H: float64(dst.Bounds().Dy())}
	var all []ui.Drawn
	for _, d := range u.Drawn {
		all = append(all, d)
	}
	for i := 0; i < len(all); {
		n := together(all[i:])
		var m mark
		looked, whole, extent, at := false, true, ui.Rect{}, ui.Rect{}
		for _, d := range all[i : i+n] {
			if one := markOf(d); look(one) {
				m, looked = one, true
			}
			whole = whole && d.Clip.Holds(d.Extent)
			extent, at = extent.Union(d.Rect), at.Union(d.Reach.Intersect(screen))
		}
		if looked = looked && !at.Empty(); looked {
			m.whole, m.before = whole, read(dst, at)
			if n > 1 {
				m.at = extent
			}
			if edge := border(all[i : i+n]); edge > 0 {
				m.kind, m.width = stroke, edge
			}
		}
		u.DrawPart(dst, screen, false, func(k int) bool { return k >= i && k < i+n })
		if looked {
			m.after = read(dst, at)
			marks = append(marks, m)
		}
		i += n
	}
	return marks
}

// read returns a part of a picture, at its place there.
func read(img *ebiten.Image, r ui.Rect) *image.RGBA {
	at := image.Rect(int(math.Floor(r.X)), int(math.Floor(r.Y)), int(math.Ceil(r.Right())), int(math.Ceil(r.Bottom()))).Intersect(img.Bounds())
	part := image.NewRGBA(at)
	img.SubImage(at).(*ebiten.Image).ReadPixels(part.Pix)
	return part
}

// filling is the greatest number of operations between a shape and its border, such as what fills a part of it.
const filling = 3

// together returns the number of operations, from the first on, that are one mark.
func together(all []ui.Drawn) (n int) {
	first := all[0]
	switch {
	case first.Kind == ui.DrawnText:
		return 1
	case first.Kind == ui.DrawnPicture: // with a ring around it
		if len(all) > 1 && all[1].Kind == ui.DrawnShape && all[1].Width > 0 && all[1].Rect.Rounded() == first.Rect.Rounded() {
			return 2
		}
		return 1
	}
	for n = 1; n < len(all); {
		more := 0
		for k := 0; k <= filling && n+k < len(all); k++ {
			d := all[n+k]
			if d.Kind == ui.DrawnText || d.Kind == ui.DrawnPicture || d.Clip != first.Clip {
				break
			}
			filled := k == 1 && shape(d) && shape(all[n]) && d.Rect == all[n].Rect // a ring in the colour, and its content
			if d.Blur == 0 && (d.Top == first.Top && (k == 0 && !(shape(d) && d.Width > 0 && first.Width > 0) || filled) || shape(d) && shape(first) && d.Rect == first.Rect || cased(d, first)) {
				more = k + 1
				break
			}
		}
		if more == 0 {
			return n
		}
		n += more
	}
	return n
}

// border returns the width in pixels of the outermost line of a mark beyond which another colour begins, 0 if there is none.
func border(all []ui.Drawn) float64 {
	first := all[0]
	for _, d := range all[1:] {
		switch {
		case cased(d, first) && (d.Kind == ui.DrawnLine || d.Rect != first.Rect):
			return (first.Width - d.Width) / 2
		case cased(d, first), shape(d) && shape(first) && d.Rect == first.Rect:
			return d.Width
		}
	}
	return 0
}

// cased reports whether a line or border is drawn on a wider one.
func cased(d, on ui.Drawn) bool {
	if d.Kind == ui.DrawnLine && on.Kind == ui.DrawnLine {
		return d.Rect == on.Rect && d.Width < on.Width
	}
	return shape(d) && shape(on) && d.Width > 0 && d.Width < on.Width && on.Rect.Holds(d.Rect) && d.Rect.Inset(d.Width).Holds(on.Rect.Inset(on.Width))
}

// shape reports whether an operation fills a rectangle or draws its border.
func shape(d ui.Drawn) bool { return d.Kind == ui.DrawnShape && d.Blur == 0 }
