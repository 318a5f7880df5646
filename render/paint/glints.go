package paint

import (
	"fmt"
	"image/color"
	"math"
	"sync"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/assets"
	"islas/render/geom"
)

// GlintRate is how many steps a second the glints on the water take while they move.
const GlintRate = 15

// The glints' places and times: the sea is divided into cells, and in each one glint after the other lights up.
const (
	glintCellW = 210 // design units
	glintCellH = 120
	glintW     = 74
	glintH     = 17
	glintLit   = 44  // steps for which a glint can be seen
	glintLeast = 80  // steps from one glint of a cell to its next
	glintMost  = 190 // likewise
	glintForms = 30  // different pictures of one life
)

// Glint is one glint of sun on the water. Two that are equal look alike.
type Glint struct {
	Rect geom.Rect
	seed uint8
	life uint8 // of glintForms
}

// Glints calls yield with the glints on the water of r at a step, 0 or more, from any beginning; px is the pixels of a
// design unit. The same step always has the same glints.
func Glints(r geom.Rect, px float64, step int) func(yield func(Glint) bool) {
	return func(yield func(Glint) bool) {
		if px <= 0 || r.W <= 0 || r.H <= 0 {
			return
		}
		w, h := glintW*px, glintH*px
		columns, rows := int(math.Ceil(r.W/(glintCellW*px))), int(math.Ceil(r.H/(glintCellH*px)))
		for row := range rows {
			for column := range columns {
				cell := uint64(row)<<32 | uint64(column)
				period := glintLeast + int(scatter(cell)%(glintMost-glintLeast))
				at := step + int(scatter(cell^0x51)%1000)
				turn, age := at/period, at%period
				if age >= glintLit {
					continue
				}
				chance := scatter(cell ^ uint64(turn)<<16 ^ 0x7a00000000000000)
				// Every row of cells is shifted, and a glint lies anywhere in its cell, so that no grid is seen.
				x := (float64(column) + float64(row%2)*0.5 + float64(chance>>8&0xff)/255 - 0.5) * glintCellW * px
				y := (float64(row) + 0.1 + 0.8*float64(chance>>16&0xff)/255) * glintCellH * px
				g := Glint{
					Rect: geom.Rect{X: math.Round(r.X + x), Y: math.Round(r.Y + y), W: math.Round(w), H: math.Round(h)},
					seed: uint8(chance >> 24), life: uint8(age * glintForms / glintLit),
				}
				if !yield(g) {
					return
				}
			}
		}
	}
}

// scatter makes a number that looks like chance of one that counts (the finaliser of SplitMix64).
func scatter(x uint64) uint64 {
	x += 0x9e3779b97f4a7c15
	x = (x ^ x>>30) * 0xbf58476d1ce4e5b9
	x = (x ^ x>>27) * 0x94d049bb133111eb
	return x ^ x>>31
}

// Light is how bright the glint is, 0 to 1: it comes and goes softly.
func (g Glint) Light() float64 {
	s := math.Sin(math.Pi * (float64(g.life) + 0.5) / glintForms)
	return s * s
}

// Glint draws a glint over the sea.
func (p *Painter) Glint(dst *ebiten.Image, g Glint) {
	r := g.Rect
	half := geom.Pt(r.W/2, r.H/2)
	c := sunlight(p.colours, g.Light())
	var vertices [4]ebiten.Vertex
	for i, corner := range [4]geom.Point{geom.Pt(-half.X, -half.Y), geom.Pt(half.X, -half.Y), geom.Pt(-half.X, half.Y), geom.Pt(half.X, half.Y)} {
		vertices[i] = ebiten.Vertex{
			DstX: float32(r.X + half.X + corner.X), DstY: float32(r.Y + half.Y + corner.Y),
			SrcX: float32(corner.X), SrcY: float32(corner.Y),
			ColorR: float32(c.R) / 255, ColorG: float32(c.G) / 255, ColorB: float32(c.B) / 255, ColorA: float32(c.A) / 255,
			Custom0: float32(half.X), Custom1: float32(half.Y),
			Custom2: float32(g.seed) / 255, Custom3: (float32(g.life) + 0.5) / glintForms,
		}
	}
	dst.DrawTrianglesShader(vertices[:], []uint16{0, 1, 2, 1, 3, 2}, glintShader(), nil)
}

// brightestGlint is the opacity of the sun on the water, low enough for texts on the sea to stay legible.
const brightestGlint = 0.55

// sunlight is the colour of a glint, premultiplied.
func sunlight(pal *Palette, light float64) color.RGBA {
	c := pal.Eve
	a := brightestGlint * light
	m := func(v uint8) uint8 { return uint8(math.Round(float64(v) * a)) }
	return color.RGBA{R: m(c.R), G: m(c.G), B: m(c.B), A: uint8(math.Round(255 * a))}
}

// glintShader compiles the shader with the first glint of all painters. It is part of the program, so a fault in it is one of the program.
var glintShader = sync.OnceValue(func() *ebiten.Shader {
	s, err := ebiten.NewShader(assets.Glints)
	if err != nil {
		panic(fmt.Sprintf("art: the program was built with a faulty shader glints.kage: %v", err))
	}
	return s
})
