package ui

import (
	"embed"
	"fmt"
	"image"
	"math"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/text/v2"
	"github.com/hajimehoshi/ebiten/v2/vector"

	"islas/render/geom"
	"islas/render/theme"
)

//go:embed *.kage
var shaders embed.FS

// renderer draws operations with the graphics card. Its resources are made when it first draws.
type renderer struct {
	shape, paper *ebiten.Shader
	solid        *ebiten.Shader // for what needs neither
	scratch      *ebiten.Image  // for paintings that are half transparent
	vertices     []ebiten.Vertex
	indices      []uint16
	batch        *ebiten.Shader // of the vertices that wait to be drawn
	path         vector.Path
	dst          *ebiten.Image // whole
	clipped      *ebiten.Image // the part of dst within clip
	clip         Rect
}

// Draw draws the parts of dst on which the last frame differs from what was drawn last, or all of it if dst has another size, and reports
// whether there was anything to draw. The screen has to keep what is on it: ebiten.SetScreenClearedEveryFrame(false).
func (u *Recording) Draw(dst *ebiten.Image) bool {
	b := dst.Bounds()
	whole := Rect{X: 0, Y: 0, W: float64(b.Dx()), H: float64(b.Dy())}
	regions := []Rect{whole}
	if b.Dx() == u.drawnW && b.Dy() == u.drawnH {
		if !u.Changed() {
			return false
		}
		regions = u.damage(whole)
	}
	c := &u.renderer
	c.prepare()
	c.dst = dst
	for _, r := range regions {
		u.replay(r)
	}
	c.dst, c.clipped = nil, nil
	u.drawn = append(u.drawn[:0], u.ops...)
	u.drawnPoints = append(u.drawnPoints[:0], u.points...)
	u.drawnW, u.drawnH, u.invalid = b.Dx(), b.Dy(), false
	return len(regions) > 0
}

// Rehearse calls every PaintFunc that drawing the whole last frame would call, with a picture that is not shown.
func (u *Recording) Rehearse() {
	screen, c := u.window, &u.renderer
	c.reserve(1, 1)
	unseen := c.scratch.SubImage(image.Rect(0, 0, 1, 1)).(*ebiten.Image)
	for i := bottommost(u.ops, screen); i < len(u.ops); i++ {
		if o := &u.ops[i]; o.kind == opPaint && !o.reach().Intersect(screen).Empty() {
			u.paints[o.paint](unseen, o.rect)
		}
	}
}

// replay draws a region of whole pixels from the bottom up.
func (u *Recording) replay(region Rect) {
	c := &u.renderer
	c.clip = Rect{}
	for i := bottommost(u.ops, region); i < len(u.ops); i++ {
		o := &u.ops[i]
		if o.reach().Intersect(region).Empty() {
			continue
		}
		if clip := o.clip.Intersect(region); clip != c.clip {
			c.flush()
			c.clip, c.clipped = clip, c.dst.SubImage(pixels(clip)).(*ebiten.Image)
		}
		c.put(u, o)
	}
	c.flush()
}

// Scratch returns the size of the picture that the renderer keeps for itself, so that graphics memory can be counted.
func (u *Recording) Scratch() (w, h int) {
	if u.renderer.scratch == nil {
		return 0, 0
	}
	b := u.renderer.scratch.Bounds()
	return b.Dx(), b.Dy()
}

// put draws an operation, or queues it if it is made of rectangles.
func (c *renderer) put(u *Recording, o *op) {
	switch o.kind {
	case opShape:
		c.rounded(c.shape, o, o.width)
	case opPaper:
		c.rounded(c.paper, o, o.scale)
	case opLine:
		c.line(o)
	case opText:
		c.flush()
		c.text(o.theme, o)
	case opPolygon, opOutline:
		c.flush()
		c.polygon(o, u.points[o.first:o.first+o.n])
	case opPaint:
		c.flush()
		c.paint(o, u.paints[o.paint])
	}
}

// prepare compiles the shaders. They are part of the program, so a fault in them is one of the program.
func (c *renderer) prepare() {
	if c.shape != nil {
		return
	}
	compile := func(name string) *ebiten.Shader {
		source, _ := shaders.ReadFile(name)
		s, err := ebiten.NewShader(source)
		if err != nil {
			panic(fmt.Sprintf("ui: the program was built with a faulty shader %s: %v", name, err))
		}
		return s
	}
	c.shape, c.paper, c.solid = compile("shape.kage"), compile("paper.kage"), compile("solid.kage")
}

// pixels returns the smallest rectangle of whole pixels around r.
func pixels(r Rect) image.Rectangle {
	return image.Rect(int(math.Floor(r.X)), int(math.Floor(r.Y)), int(math.Ceil(r.Right())), int(math.Ceil(r.Bottom())))
}

// rounded queues a rectangle for one of the two shaders; edge is the shader's fourth value.
func (c *renderer) rounded(shader *ebiten.Shader, o *op, edge float64) {
	r, grow := o.rect, 1.0
	if o.blur > 0 {
		edge, grow = -o.blur, o.blur+1
	}
	half := geom.Pt(r.W/2, r.H/2)
	m := r.Middle()
	radius := clamp(o.radius, 0, min(half.X, half.Y))
	if shader == c.shape && c.framed(o, half, radius, edge, grow) {
		return
	}
	c.quad(shader, o, m, geom.Pt(half.X+grow, half.Y+grow), geom.Pt(1, 0), half, radius, edge)
}

// framedFrom is the number of pixels from which the middle of a shape is drawn apart from its border.
const framedFrom = 64 * 64

// framed draws a large upright rectangle in parts, four strips with the border by the shader and the middle without, and reports whether
// the rectangle is large enough for that. Software runs shaders slowly, and there is nothing within an outline.
func (c *renderer) framed(o *op, half Point, radius, edge, grow float64) bool {
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
	c.strip(c.shape, o, Rect{X: out.X, Y: out.Y, W: out.W, H: top - out.Y}, half, radius, edge)
	c.strip(c.shape, o, Rect{X: out.X, Y: bottom, W: out.W, H: out.Bottom() - bottom}, half, radius, edge)
	c.strip(c.shape, o, Rect{X: out.X, Y: top, W: left - out.X, H: bottom - top}, half, radius, edge)
	c.strip(c.shape, o, Rect{X: right, Y: top, W: out.Right() - right, H: bottom - top}, half, radius, edge)
	if edge <= 0 {
		c.strip(c.solid, o, Rect{X: left, Y: top, W: right - left, H: bottom - top}, half, radius, edge)
	}
	return true
}

// strip queues a part of an upright rectangle, in pixels of the screen.
func (c *renderer) strip(shader *ebiten.Shader, o *op, r Rect, half Point, radius, edge float64) {
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

// line queues a line with round ends.
func (c *renderer) line(o *op) {
	along := geom.Pt(o.rect.W, o.rect.H)
	length := along.Len()
	axis := geom.Pt(1, 0)
	if length > 0 {
		axis = along.Mul(1 / length)
	}
	half := geom.Pt((length+o.width)/2, o.width/2)
	m := geom.Pt(o.rect.X+o.rect.W/2, o.rect.Y+o.rect.H/2)
	c.quad(c.shape, o, m, geom.Pt(half.X+1, half.Y+1), axis, half, o.width/2, 0)
}

// begin makes room for the four corners of a rectangle for a shader and returns the index of the first vertex.
func (c *renderer) begin(shader *ebiten.Shader) uint16 {
	if c.batch != shader || len(c.vertices)+4 > math.MaxUint16 {
		c.flush()
		c.batch = shader
	}
	return uint16(len(c.vertices))
}

// quad queues a rectangle of half the size out around m, rotated so that its X axis is axis.
func (c *renderer) quad(shader *ebiten.Shader, o *op, m, out, axis, half Point, radius, edge float64) {
	n := c.begin(shader)
	for _, corner := range [4]Point{geom.Pt(-out.X, -out.Y), geom.Pt(out.X, -out.Y), geom.Pt(-out.X, out.Y), geom.Pt(out.X, out.Y)} {
		colour := o.top
		if corner.Y > 0 {
			colour = o.bottom
		}
		r, g, b, a := premultiplied(colour, o.alpha)
		c.vertices = append(c.vertices, ebiten.Vertex{
			DstX: float32(m.X + corner.X*axis.X - corner.Y*axis.Y), DstY: float32(m.Y + corner.X*axis.Y + corner.Y*axis.X),
			SrcX: float32(corner.X), SrcY: float32(corner.Y), ColorR: r, ColorG: g, ColorB: b, ColorA: a,
			Custom0: float32(half.X), Custom1: float32(half.Y), Custom2: float32(radius), Custom3: float32(edge),
		})
	}
	c.indices = append(c.indices, n, n+1, n+2, n+1, n+3, n+2)
}

// premultiplied returns a colour with its components multiplied by its opacity, from 0 to 1.
func premultiplied(c theme.Color, alpha float64) (r, g, b, a float32) {
	a = float32(float64(c.A) / 255 * alpha)
	return float32(c.R) / 255 * a, float32(c.G) / 255 * a, float32(c.B) / 255 * a, a
}

// flush draws what is queued.
func (c *renderer) flush() {
	if len(c.indices) > 0 {
		c.clipped.DrawTrianglesShader(c.vertices, c.indices, c.batch, nil)
		c.vertices, c.indices = c.vertices[:0], c.indices[:0]
	}
}

// text draws one line of text, with an empty box for every letter that the fonts lack.
func (c *renderer) text(t *theme.Theme, o *op) {
	shown, boxes := t.Shown(o.style, o.text)
	d := &text.DrawOptions{}
	d.GeoM.Translate(o.rect.X, o.rect.Y)
	d.ColorScale.ScaleWithColor(o.top)
	d.ColorScale.ScaleAlpha(float32(o.alpha))
	t.Draw(c.clipped, shown, o.style, o.scale, d)
	em, high := theme.Size(o.style)*o.scale, theme.CapHeight(o.style)*o.scale
	for _, at := range boxes {
		x := o.rect.X + t.AdvanceAt(o.style, o.scale, shown, at)
		box := *o
		box.rect = Rect{X: x + em*0.18, Y: o.rect.Y + theme.Ascent(o.style)*o.scale - high, W: em * 0.64, H: high}.Rounded()
		box.bottom, box.radius = o.top, em*0.06
		c.rounded(c.shape, &box, max(em*0.07, 1))
	}
	if len(boxes) > 0 {
		c.flush()
	}
}

// polygon draws a polygon or an outline.
func (c *renderer) polygon(o *op, points []Point) {
	c.path.Reset()
	for i, p := range points {
		if i == 0 {
			c.path.MoveTo(float32(p.X), float32(p.Y))
		} else {
			c.path.LineTo(float32(p.X), float32(p.Y))
		}
	}
	d := &vector.DrawPathOptions{AntiAlias: true}
	d.ColorScale.ScaleWithColor(o.top)
	d.ColorScale.ScaleAlpha(float32(o.alpha))
	if o.kind == opPolygon {
		c.path.Close()
		vector.FillPath(c.clipped, &c.path, nil, d)
		return
	}
	if !o.open {
		c.path.Close()
	}
	vector.StrokePath(c.clipped, &c.path, &vector.StrokeOptions{
		Width: float32(o.width), LineJoin: vector.LineJoinRound, LineCap: vector.LineCapRound,
	}, d)
}

// reserve makes the scratch picture at least w by h pixels large.
func (c *renderer) reserve(w, h int) {
	if c.scratch != nil {
		b := c.scratch.Bounds()
		if b.Dx() >= w && b.Dy() >= h {
			return
		}
		w, h = max(w, b.Dx()), max(h, b.Dy())
		c.scratch.Deallocate()
	}
	c.scratch = ebiten.NewImageWithOptions(image.Rect(0, 0, w, h), &ebiten.NewImageOptions{Unmanaged: true})
}

// paint calls a PaintFunc, by way of the scratch picture if the painting is half transparent.
func (c *renderer) paint(o *op, fn PaintFunc) {
	if o.alpha >= 1 {
		fn(c.clipped, o.rect)
		return
	}
	around := pixels(o.reach().Intersect(c.clip))
	c.reserve(around.Dx(), around.Dy())
	part := c.scratch.SubImage(image.Rect(0, 0, around.Dx(), around.Dy())).(*ebiten.Image)
	part.Clear()
	fn(part, o.rect.Moved(-float64(around.Min.X), -float64(around.Min.Y)))
	d := &ebiten.DrawImageOptions{}
	d.GeoM.Translate(float64(around.Min.X), float64(around.Min.Y))
	d.ColorScale.ScaleAlpha(float32(o.alpha))
	c.clipped.DrawImage(part, d)
}
