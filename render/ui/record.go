package ui

import (
	"github.com/hajimehoshi/ebiten/v2"

	"islas/render/theme"
)

// Layer is a plane of drawing and of hit testing. Higher ones lie on top of lower ones whatever the order of the calls.
type Layer uint8

// The layers.
const (
	LayerScene   Layer = iota // where everything starts
	LayerRaised               // previews, open menus
	LayerFlying               // things on their way
	LayerModal                // dialogs
	LayerNotice               // notices and banners
	LayerTooltip              // tooltips
	layers
)

// opKind says what an operation draws.
type opKind uint8

const (
	opShape   opKind = iota // a rounded rectangle with a vertical gradient, or its outline, or its shadow
	opLine                  // a line with round ends from rect's corner to its opposite corner
	opPolygon               // a filled polygon
	opOutline               // a polygon's outline
	opText                  // one line of text
	opPaper                 // a rounded rectangle of paper with its grain
	opPaint                 // somebody's own drawing
)

// op is one recorded drawing operation. Two frames look alike if their operations are equal; so everything that
// matters must be in here, as a comparable value.
type op struct {
	kind        opKind
	style       theme.Style
	open        bool // outline: not closed
	rect        Rect
	clip        Rect
	extent      Rect    // what it draws on, before clipping
	radius      float64 // corners
	width       float64 // line width; 0 fills
	blur        float64 // softness of the edge
	alpha       float64
	top, bottom theme.Color
	text        string
	key         any // identity of a painting's content
	first, n    int // points of a polygon in recording.points
	paint       int // index into recording.paints
	theme       *theme.Theme
	scale       float64 // pixels per design unit, for text and paper
	plate       bool    // laid below a text, see plate.go
}

// PaintFunc draws something of one's own into r of dst. dst may be a part of the screen, so that r and not dst.Bounds()
// says where; the coordinates are those of the whole. It must not draw outside r by more than a shadow, at most 15 % of r's
// longer side, and must not keep dst.
type PaintFunc func(dst *ebiten.Image, r Rect)

// Overflow is a text that didn't fit its rectangle.
type Overflow struct {
	Rect          Rect        // where it should have gone
	Text          string      // the whole text
	Style         theme.Style // its style
	Width, Height float64     // what it would have needed, in pixels
}

// recording collects the operations of a frame and remembers those drawn last.
type recording struct {
	dark      *theme.Theme // that is worn if it is a dark one
	layer     Layer
	perLayer  [layers][]op
	ops       []op // of the finished frame in the order of drawing
	points    []Point
	paints    []PaintFunc
	clips     []Rect
	alphas    []float64
	layerSt   []Layer
	overflows []Overflow
	shortened []Overflow
	packed    []Overflow

	drawn       []op
	drawnPoints []Point
	drawnW      int
	drawnH      int
	invalid     bool
}

func (rec *recording) begin(bounds Rect) {
	for i := range rec.perLayer {
		rec.perLayer[i] = rec.perLayer[i][:0]
	}
	clear(rec.paints)
	rec.points, rec.paints, rec.overflows, rec.shortened = rec.points[:0], rec.paints[:0], rec.overflows[:0], rec.shortened[:0]
	rec.packed = rec.packed[:0]
	rec.clips = append(rec.clips[:0], bounds)
	rec.alphas = append(rec.alphas[:0], 1)
	rec.layerSt = rec.layerSt[:0]
	rec.layer = LayerScene
}

func (rec *recording) end() {
	rec.ops = rec.ops[:0]
	for i := range rec.perLayer {
		rec.ops = append(rec.ops, rec.perLayer[i]...)
	}
}

// Invalidate makes Draw draw the next frame even if it looks like the last one.
func (rec *recording) Invalidate() { rec.invalid = true }

// Invalid reports whether Draw will draw the whole next frame because Invalidate was called.
func (rec *recording) Invalid() bool { return rec.invalid }

// Changed reports whether the finished frame differs from what was drawn last.
func (rec *recording) Changed() bool {
	return rec.invalid || !equalOps(rec.ops, rec.drawn) || !equalPoints(rec.points, rec.drawnPoints)
}

// equalOps compares operations. A painting whose key can't be compared counts as different.
func equalOps(a, b []op) (equal bool) {
	if len(a) != len(b) {
		return false
	}
	defer func() {
		if recover() != nil { // a key of a type without ==, such as a slice
			equal = false
		}
	}()
	for i := range a {
		if a[i] != b[i] {
			return false
		}
	}
	return true
}

func equalPoints(a, b []Point) bool {
	if len(a) != len(b) {
		return false
	}
	for i := range a {
		if a[i] != b[i] {
			return false
		}
	}
	return true
}

// Overflows are the texts of this frame that didn't fit. The slice is valid until the next frame.
func (rec *recording) Overflows() []Overflow { return rec.overflows }

// Shortened are the texts of this frame that TextFitted has cut short, or left out for want of width. The slice is valid until the next
// frame.
func (rec *recording) Shortened() []Overflow { return rec.shortened }

// Operations is the number of drawing operations of the finished frame.
func (rec *recording) Operations() int { return len(rec.ops) }

// DrawnTexts calls yield with every text of the finished frame as it is drawn and the rectangle it takes, in the order
// of drawing, for tests and assistive tools.
func (rec *recording) DrawnTexts(yield func(text string, r Rect) bool) {
	for i := range rec.ops {
		if o := &rec.ops[i]; o.kind == opText && !yield(o.text, o.rect) {
			return
		}
	}
}

// PushClip limits drawing and hit testing to r, and to what it was limited to already, until PopClip.
func (rec *recording) PushClip(r Rect) {
	rec.clips = append(rec.clips, rec.clip().Intersect(r.Rounded()))
}

// PopClip ends the last PushClip.
func (rec *recording) PopClip() {
	if len(rec.clips) > 1 {
		rec.clips = rec.clips[:len(rec.clips)-1]
	}
}

// Clip is the rectangle that drawing is limited to.
func (rec *recording) Clip() Rect { return rec.clip() }

func (rec *recording) clip() Rect { return rec.clips[len(rec.clips)-1] }

// PushAlpha multiplies the opacity of what follows by a, from 0 to 1, until PopAlpha.
func (rec *recording) PushAlpha(a float64) {
	rec.alphas = append(rec.alphas, rec.alphas[len(rec.alphas)-1]*clamp(a, 0, 1))
}

// PopAlpha ends the last PushAlpha.
func (rec *recording) PopAlpha() {
	if len(rec.alphas) > 1 {
		rec.alphas = rec.alphas[:len(rec.alphas)-1]
	}
}

// PushLayer puts what follows onto a layer until PopLayer. Clips stay as they are.
func (rec *recording) PushLayer(l Layer) {
	rec.layerSt = append(rec.layerSt, rec.layer)
	rec.layer = min(l, layers-1)
}

// PopLayer ends the last PushLayer.
func (rec *recording) PopLayer() {
	if n := len(rec.layerSt); n > 0 {
		rec.layer, rec.layerSt = rec.layerSt[n-1], rec.layerSt[:n-1]
	}
}

// add records an operation in the current layer with the current clip and opacity; nothing that could not be seen.
func (rec *recording) add(o op, extent Rect) {
	alpha := rec.alphas[len(rec.alphas)-1]
	if rec.dark != nil {
		o, alpha = rec.darkened(o, alpha)
	}
	o.clip, o.alpha, o.extent = rec.clip(), alpha, extent
	if o.alpha == 0 || o.clip.Empty() || extent.Intersect(o.clip).Empty() {
		return
	}
	rec.perLayer[rec.layer] = append(rec.perLayer[rec.layer], o)
}

// Fill fills a rectangle.
func (u *UI) Fill(r Rect, c theme.Color) { u.Gradient(r, 0, c, c) }

// Gradient fills a rectangle with rounded corners; the colour runs from top to bottom.
func (u *UI) Gradient(r Rect, radius float64, top, bottom theme.Color) {
	u.add(op{kind: opShape, rect: r, radius: radius, top: top, bottom: bottom}, r)
}

// Round fills a rectangle with rounded corners and draws its border inside, strokeWidth pixels wide. Transparent colours
// and a width of 0 leave either out.
func (u *UI) Round(r Rect, radius float64, fill theme.Color, strokeWidth float64, stroke theme.Color) {
	if fill.A > 0 {
		u.Gradient(r, radius, fill, fill)
	}
	if stroke.A > 0 && strokeWidth > 0 {
		u.Stroke(r, radius, strokeWidth, stroke, stroke)
	}
}

// Stroke draws the border of a rectangle with rounded corners inside it, width pixels wide; the colour runs from top to
// bottom.
func (u *UI) Stroke(r Rect, radius, width float64, top, bottom theme.Color) {
	u.add(op{kind: opShape, rect: r, radius: radius, width: width, top: top, bottom: bottom}, r)
}

// Shadow draws the soft shadow of a rectangle with rounded corners, blur pixels wide on both sides of its border.
func (u *UI) Shadow(r Rect, radius, blur float64, c theme.Color) {
	u.add(op{kind: opShape, rect: r, radius: radius, blur: max(blur, 0.5), top: c, bottom: c}, r.Inset(-blur))
}

// Paper fills a rectangle with rounded corners with paper and its grain.
func (u *UI) Paper(r Rect, radius float64, c theme.Color) {
	u.add(op{kind: opPaper, rect: r, radius: radius, top: c, bottom: c, scale: u.scale}, r)
}

// Line draws a line with round ends, width pixels wide.
func (u *UI) Line(a, b Point, width float64, c theme.Color) {
	extent := Rect{X: min(a.X, b.X), Y: min(a.Y, b.Y), W: max(a.X, b.X) - min(a.X, b.X), H: max(a.Y, b.Y) - min(a.Y, b.Y)}
	u.add(op{kind: opLine, rect: Rect{X: a.X, Y: a.Y, W: b.X - a.X, H: b.Y - a.Y}, width: width, top: c, bottom: c}, extent.Inset(-width))
}

// Circle fills a circle and draws its border inside, as Round does for a rectangle.
func (u *UI) Circle(c Point, radius float64, fill theme.Color, strokeWidth float64, stroke theme.Color) {
	u.Round(RectAround(c, 2*radius, 2*radius), radius, fill, strokeWidth, stroke)
}

// Polygon fills a polygon; holes are not possible.
func (u *UI) Polygon(points []Point, fill theme.Color) {
	if len(points) >= 3 && fill.A > 0 {
		u.addPolygon(op{kind: opPolygon, top: fill, bottom: fill}, points)
	}
}

// Outline draws the border of a polygon, or an open line along the points, width pixels wide with round joins.
func (u *UI) Outline(points []Point, closed bool, width float64, c theme.Color) {
	if len(points) >= 2 && c.A > 0 && width > 0 {
		u.addPolygon(op{kind: opOutline, width: width, open: !closed, top: c, bottom: c}, points)
	}
}

func (u *UI) addPolygon(o op, points []Point) {
	extent := Rect{X: points[0].X, Y: points[0].Y, W: 0, H: 0}
	for _, p := range points[1:] {
		x, y := min(extent.X, p.X), min(extent.Y, p.Y)
		extent = Rect{X: x, Y: y, W: max(extent.Right(), p.X) - x, H: max(extent.Bottom(), p.Y) - y}
	}
	o.rect = extent.Inset(-o.width - 1)
	o.first, o.n = len(u.points), len(points)
	u.points = append(u.points, points...)
	u.add(o, o.rect)
}

// Image draws a picture stretched to r. It is drawn again only if another picture is given or it moves; call Invalidate
// when its content changes.
func (u *UI) Image(r Rect, img *ebiten.Image) {
	if img == nil {
		return
	}
	u.Paint(r, img, func(dst *ebiten.Image, r Rect) {
		b := img.Bounds()
		o := &ebiten.DrawImageOptions{Filter: ebiten.FilterLinear}
		o.GeoM.Scale(r.W/float64(b.Dx()), r.H/float64(b.Dy()))
		o.GeoM.Translate(r.X, r.Y)
		dst.DrawImage(img, o)
	})
}

// Paint records somebody's own drawing into r. key is a comparable value that says what is to be seen: the drawing is
// done again only if r or key changed (functions can't be compared).
func (u *UI) Paint(r Rect, key any, fn PaintFunc) {
	if fn == nil {
		return
	}
	u.paints = append(u.paints, fn)
	u.add(op{kind: opPaint, rect: r, key: key, paint: len(u.paints) - 1}, r)
}
