package ui

import "islas/render/theme"

// Layer is a plane of drawing and of hit testing. Higher ones lie on top of lower ones whatever the order of the calls.
type Layer uint8

// The layers.
const (
	LayerScene   Layer = iota // the one at the start of a frame
	LayerRaised               // previews, open menus
	LayerFlying               // moving things
	LayerModal                // dialogs
	LayerNotice               // notices and banners
	LayerTooltip              // tooltips
	layers
)

// Canvas records what is drawn: shapes, texts and pictures in layers, clipped and more or less opaque.
type Canvas struct {
	*Window
	*Scope
	*Recording

	layer    Layer
	perLayer [layers][]op
	clips    []Rect
	alphas   []float64
	layerSt  []Layer
	said     []written // texts of the frame, for assistive tools
}

// begin starts a frame with nothing in it.
func (u *Canvas) begin() {
	for i := range u.perLayer {
		u.perLayer[i] = u.perLayer[i][:0]
	}
	clear(u.paints)
	u.points, u.paints, u.said = u.points[:0], u.paints[:0], u.said[:0]
	u.overflows, u.shortened = u.overflows[:0], u.shortened[:0]
	u.window = u.Bounds()
	u.clips, u.alphas = append(u.clips[:0], u.window), append(u.alphas[:0], 1)
	u.layer, u.layerSt = LayerScene, u.layerSt[:0]
}

// PushClip limits drawing and hit testing to r, within the limit that there is already, until PopClip.
func (u *Canvas) PushClip(r Rect) { u.clips = append(u.clips, u.Clip().Intersect(r.Rounded())) }

// PopClip ends the last PushClip.
func (u *Canvas) PopClip() { pop(&u.clips, 1) }

// Clip returns the rectangle that drawing is limited to.
func (u *Canvas) Clip() Rect { return u.clips[len(u.clips)-1] }

// PushAlpha multiplies the opacity of what follows by a, from 0 to 1, until PopAlpha.
func (u *Canvas) PushAlpha(a float64) {
	u.alphas = append(u.alphas, u.alphas[len(u.alphas)-1]*clamp(a, 0, 1))
}

// PopAlpha ends the last PushAlpha.
func (u *Canvas) PopAlpha() { pop(&u.alphas, 1) }

// PushLayer puts what follows onto a layer until PopLayer. Clips stay as they are.
func (u *Canvas) PushLayer(l Layer) {
	u.layer, u.layerSt = min(l, layers-1), append(u.layerSt, u.layer)
}

// PopLayer ends the last PushLayer.
func (u *Canvas) PopLayer() {
	if n := len(u.layerSt); n > 0 {
		u.layer, u.layerSt = u.layerSt[n-1], u.layerSt[:n-1]
	}
}

// Above lets f draw on the layer of tooltips, whatever clips the widgets around it.
func (u *Canvas) Above(f func()) {
	u.PushLayer(LayerTooltip)
	u.clips = append(u.clips, u.Bounds())
	u.alphas = append(u.alphas, 1)
	f()
	u.PopAlpha()
	u.PopClip()
	u.PopLayer()
}

// add records an operation in the current layer with the current clip and opacity, unless it could not be seen.
func (u *Canvas) add(o op, extent Rect) {
	alpha := u.alphas[len(u.alphas)-1]
	if u.dark != nil {
		o, alpha = u.darkened(o, alpha)
	}
	o.clip, o.alpha, o.extent = u.Clip(), alpha, extent
	if o.alpha == 0 || o.clip.Empty() || extent.Intersect(o.clip).Empty() {
		return
	}
	u.perLayer[u.layer] = append(u.perLayer[u.layer], o)
}

// Fill fills a rectangle.
func (u *Canvas) Fill(r Rect, c theme.Color) { u.Gradient(r, 0, c, c) }

// Gradient fills a rectangle with rounded corners; the colour runs from top to bottom.
func (u *Canvas) Gradient(r Rect, radius float64, top, bottom theme.Color) {
	u.add(op{kind: opShape, rect: r, radius: radius, top: top, bottom: bottom}, r)
}

// Round fills a rectangle with rounded corners and draws its border inside, strokeWidth pixels wide. Transparent colours and a width of 0
// draw nothing.
func (u *Canvas) Round(r Rect, radius float64, fill theme.Color, strokeWidth float64, stroke theme.Color) {
	if fill.A > 0 {
		u.Gradient(r, radius, fill, fill)
	}
	if stroke.A > 0 && strokeWidth > 0 {
		u.Stroke(r, radius, strokeWidth, stroke, stroke)
	}
}

// Stroke draws the border of a rectangle with rounded corners inside it, width pixels wide; the colour runs from top to bottom.
func (u *Canvas) Stroke(r Rect, radius, width float64, top, bottom theme.Color) {
	u.add(op{kind: opShape, rect: r, radius: radius, width: width, top: top, bottom: bottom}, r)
}

// Shadow draws the soft shadow of a rectangle with rounded corners, blur pixels wide on both sides of its border.
func (u *Canvas) Shadow(r Rect, radius, blur float64, c theme.Color) {
	u.add(op{kind: opShape, rect: r, radius: radius, blur: max(blur, 0.5), top: c, bottom: c}, r.Inset(-blur))
}

// Paper fills a rectangle with rounded corners with paper and its grain.
func (u *Canvas) Paper(r Rect, radius float64, c theme.Color) {
	u.add(op{kind: opPaper, rect: r, radius: radius, top: c, bottom: c, scale: u.scale}, r)
}

// Line draws a line with round ends, width pixels wide.
func (u *Canvas) Line(a, b Point, width float64, c theme.Color) {
	extent := Rect{X: min(a.X, b.X), Y: min(a.Y, b.Y), W: max(a.X, b.X) - min(a.X, b.X), H: max(a.Y, b.Y) - min(a.Y, b.Y)}
	u.add(op{kind: opLine, rect: Rect{X: a.X, Y: a.Y, W: b.X - a.X, H: b.Y - a.Y}, width: width, top: c, bottom: c}, extent.Inset(-width))
}

// Circle fills a circle and draws its border inside, as Round does for a rectangle.
func (u *Canvas) Circle(c Point, radius float64, fill theme.Color, strokeWidth float64, stroke theme.Color) {
	u.Round(RectAround(c, 2*radius, 2*radius), radius, fill, strokeWidth, stroke)
}

// Polygon fills a polygon; holes are not possible.
func (u *Canvas) Polygon(points []Point, fill theme.Color) {
	if len(points) >= 3 && fill.A > 0 {
		u.addPolygon(op{kind: opPolygon, top: fill, bottom: fill}, points)
	}
}

// Outline draws the border of a polygon, or an open line along the points, width pixels wide with round joins.
func (u *Canvas) Outline(points []Point, closed bool, width float64, c theme.Color) {
	if len(points) >= 2 && c.A > 0 && width > 0 {
		u.addPolygon(op{kind: opOutline, width: width, open: !closed, top: c, bottom: c}, points)
	}
}

// addPolygon records an operation along points.
func (u *Canvas) addPolygon(o op, points []Point) {
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

// Paint records a painting of the caller's in r. key is a comparable value that identifies the painting, since functions can't be compared:
// fn is called again only if r or key has changed.
func (u *Canvas) Paint(r Rect, key any, fn PaintFunc) {
	if fn == nil {
		return
	}
	u.paints = append(u.paints, fn)
	u.add(op{kind: opPaint, rect: r, key: key, paint: len(u.paints) - 1}, r)
}

// Highlight draws the border of a rectangle with rounded corners so that it shows on any ground, as the focus ring does: a light line
// inside r, width pixels wide, whose colour runs from top to bottom, within a dark line of the same opacity.
func (u *Canvas) Highlight(r Rect, radius, width float64, top, bottom theme.Color) {
	u.Cased(r, radius, width, top, bottom, theme.Alpha(u.theme.FocusEdge, float64(top.A)/255))
}

// Disc draws a red disc so that it shows on any ground, with a light rim inside, rim pixels wide, and a dark line around. Its colours are
// those of pictures.
func (u *Canvas) Disc(c Point, radius, rim float64) {
	const over = 0.5 // pixels by which disc and rim overlap, so that nothing shows between them
	rim = max(rim, thin)
	of := u.theme.Pictures()
	u.Cased(RectAround(c, 2*radius, 2*radius), radius, rim+over, of.PaperLight, of.PaperLight, of.FocusEdge)
	u.Circle(c, radius-rim, of.Accent, 0, theme.Color{})
}

// Cased draws a border as Highlight does, with a colour of the caller's around the line inside r.
func (u *Canvas) Cased(r Rect, radius, width float64, top, bottom, around theme.Color) {
	edge := u.LinePx(1.5)
	width = max(width, thin)
	u.Stroke(r.Inset(-edge), radius+edge, width+2*edge, around, around)
	u.Stroke(r, radius, width, top, bottom)
}
