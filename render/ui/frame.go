package ui

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/render/geom"
)

// framedFrom is the number of pixels in the middle of a shape from which it is drawn apart from its border.
const framedFrom = 64 * 64

// framed draws a large upright rectangle in parts: four strips that hold the border, with the shader, and the middle, which
// needs none. It reports whether the rectangle was large enough for that. Software is slow at shaders, and what lies
// within an outline is nothing at all.
func (c *canvas) framed(o *op, half Point, radius, edge, grow float64) bool {
	border := max(radius, edge) + 1
	if edge < 0 {
		border = max(radius, -edge) + 1 - edge
	}
	r := o.rect
	// On whole pixels, so that the parts meet without a seam.
	left, right := math.Ceil(r.X+border), math.Floor(r.Right()-border)
	top, bottom := math.Ceil(r.Y+border), math.Floor(r.Bottom()-border)
	if right-left <= 0 || bottom-top <= 0 || (right-left)*(bottom-top) < framedFrom {
		return false
	}
	out := r.Inset(-grow)
	c.part(c.shape, o, Rect{X: out.X, Y: out.Y, W: out.W, H: top - out.Y}, half, radius, edge)
	c.part(c.shape, o, Rect{X: out.X, Y: bottom, W: out.W, H: out.Bottom() - bottom}, half, radius, edge)
	c.part(c.shape, o, Rect{X: out.X, Y: top, W: left - out.X, H: bottom - top}, half, radius, edge)
	c.part(c.shape, o, Rect{X: right, Y: top, W: out.Right() - right, H: bottom - top}, half, radius, edge)
	if edge <= 0 {
		c.part(c.solid, o, Rect{X: left, Y: top, W: right - left, H: bottom - top}, half, radius, edge)
	}
	return true
}

// part queues a part of an upright rectangle, in pixels of the screen.
func (c *canvas) part(shader *ebiten.Shader, o *op, r Rect, half Point, radius, edge float64) {
	m := o.rect.Middle()
	r0, g0, b0, a0 := premultiplied(o.top, o.alpha)
	r1, g1, b1, a1 := premultiplied(o.bottom, o.alpha)
	grow := 1.0
	if edge < 0 {
		grow -= edge
	}
	high := o.rect.H + 2*grow
	n := c.begin(shader)
	for _, at := range [4]Point{geom.Pt(r.X, r.Y), geom.Pt(r.Right(), r.Y), geom.Pt(r.X, r.Bottom()), geom.Pt(r.Right(), r.Bottom())} {
		t := float32((at.Y - o.rect.Y + grow) / high) // the colour runs as if the rectangle were drawn at once
		c.vertices = append(c.vertices, ebiten.Vertex{
			DstX: float32(at.X), DstY: float32(at.Y), SrcX: float32(at.X - m.X), SrcY: float32(at.Y - m.Y),
			ColorR: r0 + (r1-r0)*t, ColorG: g0 + (g1-g0)*t, ColorB: b0 + (b1-b0)*t, ColorA: a0 + (a1-a0)*t,
			Custom0: float32(half.X), Custom1: float32(half.Y), Custom2: float32(radius), Custom3: float32(edge),
		})
	}
	c.indices = append(c.indices, n, n+1, n+2, n+1, n+3, n+2)
}
