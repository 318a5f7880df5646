package ui

import (
	"math"
	"slices"

	"islas/render/theme"
)

// In the dark every text is drawn in one ink, and on a plate of black where it would stand on anything else, as browsers do with forced
// colours.

// Sizes of plates.
const (
	plateX     = 0.3  // part of the height of the letters by which plates are wider at both ends
	plateY     = 0.17 // the same above and below
	plateMost  = 5.0  // design units of both, and of the radius of their corners
	plateLeast = 1.0  // pixels of both
	plateFrom  = 0.25 // opacity from which a text is drawn, so that it is never half readable
)

// plate puts a plate below letters in a rectangle, in lines of a height, that are about to be drawn, unless they stand on black.
func (u *Canvas) plate(ink Rect, line float64) {
	seen := ink.Intersect(u.Clip())
	if seen.Empty() {
		return
	}
	ops := u.perLayer[u.layer]
	wider := func(part float64) float64 { return max(min(part*line, u.Px(plateMost)), plateLeast) }
	out := ink.InsetXY(-wider(plateX), -wider(plateY)).Rounded()
	at, free := len(ops), true // the index to insert it at: below other texts, but above whatever would be drawn over it
	blocked := false
	for i := len(ops) - 1; i >= 0; i-- {
		o := &ops[i]
		if o.kind == opText {
			if free {
				at = i
			}
			continue
		}
		if !blocked && o.plain(u.dark.Paper) && o.clip.Holds(seen) && within(seen, o.rect, o.radius) { // it stands on black
			return
		}
		if o.plate {
			if free {
				at = i
			}
			continue
		}
		if o.touches(out) {
			free = false
		} else if free {
			at = i
		}
		blocked = blocked || !o.plain(u.dark.Paper) && o.touches(seen)
		if o.hides(seen) {
			break
		}
	}
	n := len(ops)
	u.add(op{kind: opShape, plate: true, rect: out, radius: min(u.Px(plateMost), out.H*0.3), top: u.dark.Paper, bottom: u.dark.Paper}, out)
	if ops = u.perLayer[u.layer]; len(ops) > n {
		p := ops[n]
		u.perLayer[u.layer] = slices.Insert(ops[:n], at, p)
	}
}

// plain reports whether an operation draws only an even surface of one colour.
func (o *op) plain(ground theme.Color) bool {
	return o.kind == opShape && o.width == 0 && o.blur == 0 && o.alpha == 1 && o.top == ground && o.bottom == ground
}

// touches reports whether an operation may draw on r.
func (o *op) touches(r Rect) bool {
	if o.extent.Intersect(o.clip).Intersect(r).Empty() {
		return false
	}
	if o.kind == opShape && o.width > 0 { // a frame around it
		return !within(r, o.rect.Inset(o.width), o.radius-o.width)
	}
	return true
}

// within reports whether r lies within a rectangle with round corners.
func within(r, round Rect, radius float64) bool {
	if !round.Holds(r) {
		return false
	}
	radius = clamp(radius, 0, min(round.W, round.H)/2)
	core := round.Inset(radius)
	for _, p := range [...]Point{{X: r.X, Y: r.Y}, {X: r.Right(), Y: r.Y}, {X: r.X, Y: r.Bottom()}, {X: r.Right(), Y: r.Bottom()}} {
		if math.Hypot(p.X-clamp(p.X, core.X, core.Right()), p.Y-clamp(p.Y, core.Y, core.Bottom())) > radius {
			return false
		}
	}
	return true
}

// darkened returns an operation, and its opacity, as it is recorded in the dark.
func (u *Canvas) darkened(o op, alpha float64) (op, float64) {
	ground := u.dark.Paper
	switch {
	case o.kind == opText || o.plate:
		if alpha = math.Floor(alpha + 1 - plateFrom); alpha > 0 {
			alpha = 1
		}
	case o.kind == opPaper:
		o.kind, o.scale = opShape, 0
		fallthrough
	case o.kind == opShape && o.width == 0 && o.blur == 0:
		o.top, o.bottom = grounded(ground, o.top), grounded(ground, o.bottom)
	}
	return o, alpha
}

// grounded returns the colour of a surface in the dark: that of the ground where it is close to it, even if a picture shines through a
// little, since shades would only hinder reading.
func grounded(ground, c theme.Color) theme.Color {
	const near = 1.6
	solid := c
	solid.A = math.MaxUint8
	if c == solid && theme.Contrast(c, ground) < near || solid == ground && c.A >= 0x80 {
		return ground
	}
	return c
}

// plateOf puts one plate below all lines of a text, the first of which stands at the upper edge of r, if any of them needs one.
func (u *Canvas) plateOf(lines []string, r Rect, s theme.Style, align Align) {
	if u.dark == nil || len(lines) < 2 {
		return
	}
	var ink Rect
	high := 0.0
	for i, line := range lines {
		if line == "" {
			continue
		}
		w := u.theme.Width(s, u.scale, line)
		one := u.inkOf(Rect{X: align.x(r, w), Y: math.Round(r.Y + float64(i)*u.Px(theme.Leading(s))), W: w}, s, line)
		high, ink = max(high, one.H), ink.Union(one)
	}
	u.plate(ink, high)
}
