package table

import (
	"math"
	"strings"
	"time"

	"islas/game"
	"islas/locales"
	"islas/render/paint"
	"islas/render/services"
	"islas/render/session"
	"islas/render/theme"
	"islas/render/ui"
)

// Celebration is a moment of ceremony over a table: what has happened, on a ribbon of parchment, with a picture of it and rays of light.
// Whatever it covers can still be used. Views.Celebration returns it while an event has its ceremony (session.Presentation.Celebrates); an
// Announcement is only the ribbon.
type Celebration struct {
	Title, Text string
	Picture     func(r ui.Rect) // in a square, nil for none
	Seats       []game.Seat     // the players whose moment it is
	Solemn      bool            // it matters to everybody: a sun sets behind the ribbon unless there is a picture

	progress float64 // from 0 to 1: it appears, holds and disappears
	still    bool    // it fades in and out, and nothing in it moves
	portrait func(r ui.Rect, seat game.Seat)
}

// Sizes of a celebration in design units.
const (
	ribbonHigh   = 118.0
	ribbonNarrow = 12.0  // beside and around its text where there is hardly room
	celebrates   = 132.0 // diameter of the picture
	celebrateLap = 26.0  // by which the ribbon covers it
	celebrateFar = 190.0 // length of the rays from the middle of the picture
	celebrated   = 62.0  // side of a face
	petals       = 16
	rays         = 12
)

// Times of a celebration, as parts of its length.
const (
	celebrationComes = 0.16
	celebrationGoes  = 0.88
)

// draw draws the celebration around a point, at most most pixels wide without the ends of its ribbon.
func (c Celebration) draw(u *ui.UI, at ui.Point, most float64) {
	u.Words(func() { c.write(u, at, most) })
}

// write is draw without the change of size: in several lines where there is hardly room for the text.
func (c *Celebration) write(u *ui.UI, at ui.Point, most float64) {
	comes := Ease(Within(c.progress, 0, celebrationComes))
	r, style, title := c.ribbon(u, at, most)
	if !c.still {
		r = r.Moved(0, u.Px(16)*(1-comes))
	}
	u.PushLayer(ui.LayerFlying)
	defer u.PopLayer()
	u.PushAlpha(min(comes, 1-Within(c.progress, celebrationGoes, 1)))
	defer u.PopAlpha()
	if c.Picture != nil || c.Solemn {
		c.shine(u, r)
	}
	th := u.Theme()
	edge, ink := th.BrassDark, th.Ink
	if c.Solemn {
		edge, ink = th.Accent, th.Accent
	}
	inner, light := theme.Alpha(edge, 0.6), th.PaperLight
	if th.Dark() { // its ground may be close to that of whatever is below
		edge, light = th.FocusEdge, th.Pictures().PaperLight
	}
	ribbonEnds(u, r, edge, light)
	u.Shadow(r, u.Px(6), u.Px(18), th.Shadow)
	u.Paper(r, u.Px(6), th.Paper)
	u.Cased(r, u.Px(6), u.Px(2), edge, edge, light) // a light line, as neither the brown nor the red one shows on the sea
	u.Stroke(r.Inset(u.Px(6)), u.Px(3), u.Px(1), inner, inner)
	if u.Narrow() {
		head, foot := r.Inset(u.Px(ribbonNarrow)).CutTop(title)
		u.Headed(2, func() { u.TextWrapped(head, style[0], ink, ui.Center|ui.Middle, c.Title) })
		u.TextWrapped(foot, style[1], th.InkSoft, ui.Center|ui.Middle, c.Text)
		return
	}
	head, foot := r.InsetXY(u.Px(24), u.Px(12)).CutTop(max(u.Px(56), title))
	u.Headed(2, func() {
		u.TextFitted(head, ink, ui.Center|ui.Middle, c.Title, theme.Heading, theme.Subheading, theme.BodyBold)
	})
	u.TextFitted(foot, th.InkSoft, ui.Center|ui.Middle, c.Text, theme.BodyBold, theme.SmallBold, theme.Small)
}

// styles are those of title and text, the largest first: where there is hardly room the text is in several lines, and at last smaller.
var styles = [...][2]theme.Style{{theme.Heading, theme.BodyBold}, {theme.Subheading, theme.Body}, {theme.SmallBold, theme.Small}}

// ribbon returns the place of the ribbon around a point, the styles of its texts, and the height of its title.
func (c *Celebration) ribbon(u *ui.UI, at ui.Point, most float64) (r ui.Rect, style [2]theme.Style, title float64) {
	w := min(most, max(u.MeasureText(theme.Heading, c.Title), u.MeasureText(theme.BodyBold, c.Text))+u.Px(120))
	if !u.Narrow() {
		return ui.RectAround(at, w, u.Px(ribbonHigh)), styles[0], u.LineHeight(theme.Heading)
	}
	room := u.Bounds().InsetXY(u.Px(ribbonNarrow), u.Px(4))
	w = min(room.W, w)
	for _, style = range styles {
		inner, fits := w-u.Px(2*ribbonNarrow), true
		for word := range strings.FieldsSeq(c.Title) {
			fits = fits && u.MeasureText(style[0], word) <= inner
		}
		title = u.MeasureWrapped(style[0], c.Title, inner)
		high := title + u.MeasureWrapped(style[1], c.Text, inner) + u.Px(2*ribbonNarrow)
		if r = ui.RectAround(at, w, high); fits && high <= room.H {
			break
		}
	}
	return r.Within(room), style, title
}

// shine draws what stands behind the ribbon in r if there is room above it: rays of light, petals that fall, and the picture with the
// faces, or a sun that sets.
func (c *Celebration) shine(u *ui.UI, r ui.Rect) {
	of, side := u.Theme().Pictures(), u.Px(celebrates)
	disc := ui.RectAround(ui.Point{X: r.Middle().X, Y: r.Y + u.Px(celebrateLap) - side/2}, side, side)
	if disc.Y < u.Bounds().Y+u.Px(4) {
		return
	}
	middle := disc.Middle()
	if c.Picture == nil { // the sun sets
		middle.Y += u.Px(40) * c.moved()
	}
	c.beams(u, middle)
	u.Circle(middle, side/2+u.Px(5), of.BrassLight, u.Px(2), of.BrassDark)
	if c.Picture == nil {
		u.Circle(middle, side/2, theme.RGB(0xF7B03C), 0, theme.Color{})
		return
	}
	u.Circle(middle, side/2, of.PaperLight, u.Px(2), of.BrassDark)
	c.Picture(disc.Center(side*0.74, side*0.74))
	face := u.Px(celebrated)
	for i, seat := range c.Seats {
		x := disc.Right() - face*0.3 + (face+u.Px(6))*float64(i)
		c.portrait(ui.Rect{X: x, Y: r.Y - face - u.Px(6), W: face, H: face}, seat)
	}
	c.fall(u, r)
}

// moved returns how far what moves slowly for the whole celebration has come, from 0 to 1.
func (c *Celebration) moved() float64 {
	if c.still {
		return 0.5
	}
	return c.progress
}

// beams draws rays of light around a point, which turn slowly.
func (c *Celebration) beams(u *ui.UI, at ui.Point) {
	far, light := u.Px(celebrateFar)*(0.7+0.3*Ease(Within(c.progress, 0, 2*celebrationComes))), theme.Alpha(theme.RGB(0xFFD98A), 0.42)
	if c.still {
		far = u.Px(celebrateFar)
	}
	const half = math.Pi / rays * 0.5
	for i := range rays {
		a := 2*math.Pi*float64(i)/rays + c.moved()*0.25
		end := func(a float64) ui.Point { return ui.Point{X: at.X + far*math.Cos(a), Y: at.Y + far*math.Sin(a)} }
		u.Polygon([]ui.Point{at, end(a - half), end(a + half)}, light)
	}
}

// fall draws petals that sink at both sides of the picture.
func (c *Celebration) fall(u *ui.UI, r ui.Rect) {
	if c.still {
		return
	}
	colours := u.Theme().Pictures().Lines
	for i := range petals {
		part := func(k int) float64 { _, f := math.Modf(float64(i+1) * 0.618034 * float64(k)); return f }
		x := r.Middle().X + (part(1)-0.5)*u.Px(2.6*celebrateFar) + u.Px(14)*math.Sin(6*c.progress+float64(i))
		y := r.Y - u.Px(celebrateFar)*(1-part(3)*0.5) + u.Px(celebrateFar)*c.progress*(0.6+0.5*part(2))
		u.Circle(ui.Point{X: x, Y: min(y, r.Y)}, u.Px(3.5+2*part(5)), colours[i%len(colours)], 0, theme.Color{})
	}
}

// ribbonEnds draws the two notched ends of the ribbon, folded behind it.
func ribbonEnds(u *ui.UI, r ui.Rect, edge, light theme.Color) {
	th := u.Theme()
	out, down := u.Px(44), u.Px(14)
	for _, side := range []float64{-1, 1} {
		x := r.Middle().X + side*(r.W/2-u.Px(20))
		far := x + side*out
		points := []ui.Point{
			{X: x, Y: r.Y + down}, {X: far, Y: r.Y + down}, {X: far - side*out*0.4, Y: r.Middle().Y + down/2}, {X: far, Y: r.Bottom()}, {X: x, Y: r.Bottom()},
		}
		line := u.LinePx(2)
		u.Outline(points, true, line+2*u.LinePx(1.5), light)
		u.Polygon(points, th.PaperDark)
		u.Outline(points, true, line, edge)
	}
}

// Announce draws a ribbon with a title and a text over a region of the table, or over the part that is shown, while an event is shown.
func (f *Frame[S, A, E, V]) Announce(c Celebration, r ui.Rect) {
	if f.Port.Large() {
		r = f.Port.View(f.UI)
	}
	c.progress, c.still = f.Progress, f.Reduced()
	c.draw(f.UI, ui.Point{X: r.Middle().X, Y: r.Y + r.H*0.42}, r.W*0.92)
}

// celebrate draws the celebration of the event that is shown, while it has its ceremony.
func (k *Kit[S, A, E, V]) celebrate(f *Frame[S, A, E, V]) {
	var c Celebration
	switch {
	case f.Ceremony == 0:
		return
	case f.Shown.Turn == session.GameEnds:
		c = k.victory(f)
	default:
		c = k.Views.Celebration()
	}
	c.progress, c.still, c.portrait = f.Ceremony, f.Reduced(), f.Portrait
	r := k.Port.View(f.UI)
	c.draw(f.UI, ui.Point{X: r.Middle().X, Y: r.Y + r.H*0.46}, r.W*0.86)
}

// victory returns the celebration of who has won.
func (k *Kit[S, A, E, V]) victory(f *Frame[S, A, E, V]) (c Celebration) {
	u, m := f.UI, k.Session.Match()
	var names []string
	for seat := range m.Winners().All() {
		c.Seats, names = append(c.Seats, seat), append(names, f.Name(seat))
		c.Text = u.T("celebrate.points", "n", m.Points(seat))
	}
	c.Title = u.T("result.shared", "names", locales.List(u.T, names))
	if len(names) == 1 {
		c.Title = u.T("result.winner", "name", names[0])
	}
	c.Picture = func(r ui.Rect) { f.Icon(r, paint.IconCrown, u.Theme().Pictures().Brass) }
	return c
}

// nightfall is how long the evening takes to come, so that nothing flashes.
const nightfall = 1500 * time.Millisecond

// evening lays the warm light of an evening over the table in the last round, and turns the mood of the music. Texts lose nothing: the theme
// with high contrast goes without.
func (k *Kit[S, A, E, V]) evening(f *Frame[S, A, E, V]) {
	u, goal := f.UI, 0.0
	last := k.Views.Last != nil && k.Views.Last()
	if last && !u.Theme().HighContrast {
		goal = 1
	}
	switch {
	case f.Shown != nil && f.Shown.Turn == session.GameEnds || !f.Showing && k.Session.Match().Over():
		k.Stage.SetMood(services.Over)
	case last || k.Views.Near != nil && k.Views.Near():
		k.Stage.SetMood(services.NearEnd)
	default:
		k.Stage.SetMood(services.InPlay)
	}
	if step := float64(u.Input().Dt) / float64(nightfall); k.lit && k.dusk != goal {
		k.dusk = min(max(goal, k.dusk-step), k.dusk+step)
		u.Wake()
	}
	if !k.lit {
		k.lit, k.dusk = true, goal
	}
	if k.dusk > 0 {
		u.Gradient(k.Port.View(u), 0, theme.Alpha(duskHigh, k.dusk), theme.Alpha(duskLow, k.dusk))
	}
}

// The light of the evening at the upper and the lower edge of the table.
var duskHigh, duskLow = theme.Color{R: 0xFF, G: 0x9A, B: 0x3C, A: 0x34}, theme.Color{R: 0x4A, G: 0x14, B: 0x58, A: 0x30}
