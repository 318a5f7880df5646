package table

import (
	"math"
	"strings"
	"time"

	"islas/game"
	"islas/render/paint"
	"islas/render/services"
	"islas/render/session"
	"islas/render/theme"
	"islas/render/ui"
)

// Celebration is a moment of ceremony over a table: what has happened, on a ribbon of parchment, with a picture of it in rays of light and
// the faces whose moment it is. Whatever it covers can still be used. Views.Celebration returns it while an event has its ceremony
// (session.Presentation.Celebrates); an Announcement is only the ribbon. The end of a game has a moment of its own (victory).
type Celebration struct {
	Title, Text string
	Picture     func(r ui.Rect) // in a square, nil for none
	From, Seats []game.Seat     // who loses what the others get, and whose moment it is
	Bad         bool            // it is bad news for the viewer
	Solemn      bool            // it matters to everybody: a sun sets unless there is a picture

	progress float64 // from 0 to 1: it appears, holds and disappears
	still    bool    // it fades in and out, and nothing in it moves
	icon     func(r ui.Rect, i paint.Icon, c theme.Color)
	portrait func(r ui.Rect, seat game.Seat)
}

// Sizes of a celebration in design units.
const (
	ribbonEnd  = 26.0 // of the ribbon beside its parchment
	ribbonPad  = 14.0 // around its contents
	celebrates = 76.0 // side of the picture
	celebrated = 46.0 // of a face
	petals     = 40
	rays       = 16
)

// Times of a celebration, as parts of its length.
const (
	celebrationComes = 0.16
	celebrationGoes  = 0.88
)

// draw draws the celebration around a point of an area, within that area.
func (c Celebration) draw(u *ui.UI, at ui.Point, in ui.Rect) {
	u.Words(func() { c.write(u, at, in) })
}

// write is draw without the change of size: in several lines where there is hardly room for the text.
func (c *Celebration) write(u *ui.UI, at ui.Point, in ui.Rect) {
	comes := Ease(Within(c.progress, 0, celebrationComes))
	r, style, title := c.ribbon(u, at, in)
	if !c.still {
		r = r.Moved(0, u.Px(10)*(1-comes))
	}
	u.PushLayer(ui.LayerFlying)
	defer u.PopLayer()
	u.PushAlpha(min(comes, 1-Within(c.progress, celebrationGoes, 1)))
	defer u.PopAlpha()
	th := u.Theme()
	edge, ink := th.BrassDark, th.Ink
	if c.Solemn || c.Bad {
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
	left, right := c.sides(u)
	picture, words := r.Inset(u.Px(ribbonPad)).CutLeft(left)
	faces, words := words.CutRight(right)
	if left > 0 {
		c.shine(u, r, picture)
	}
	if right > 0 {
		_, faces = faces.CutLeft(u.Px(ribbonPad))
		c.drawFaces(u, faces)
	}
	words = words.Center(words.W, min(words.H, title+u.MeasureWrapped(style[1], c.Text, words.W)))
	head, foot := words.CutTop(title)
	u.Headed(2, func() { u.TextWrapped(head, style[0], ink, ui.Center|ui.Middle, c.Title) })
	u.TextWrapped(foot, style[1], th.InkSoft, ui.Center|ui.Middle, c.Text)
}

// styles are those of title and text, the largest first.
var styles = [...][2]theme.Style{{theme.Heading, theme.BodyBold}, {theme.Subheading, theme.Body}, {theme.BodyBold, theme.Small}, {theme.SmallBold, theme.Small}}

// sides returns the widths that the picture and the faces take at the ends of the ribbon: none where there is hardly room for the text.
func (c *Celebration) sides(u *ui.UI) (left, right float64) {
	if u.Narrow() {
		return 0, 0
	}
	if c.Picture != nil || c.Solemn {
		left = u.Px(celebrates + ribbonPad)
	}
	n := len(c.From) + len(c.Seats)
	if len(c.From) > 0 {
		n++ // for an arrow
	}
	if n > 0 {
		right = u.Px(ribbonPad + (celebrated+4)*float64(n))
	}
	return left, right
}

// ribbon returns the place of the ribbon around a point of an area, the styles of its texts, the largest that have room, and the height of
// its title.
func (c *Celebration) ribbon(u *ui.UI, at ui.Point, in ui.Rect) (r ui.Rect, style [2]theme.Style, title float64) {
	left, right := c.sides(u)
	room, around := in.InsetXY(u.Px(ribbonEnd), u.Px(4)), left+right+u.Px(2*ribbonPad)
	for i := range styles {
		style = styles[i]
		w := min(room.W, max(u.MeasureText(style[0], c.Title), u.MeasureText(style[1], c.Text))+around+1)
		inner, fits := w-around, i > 0 || u.Narrow() || u.MeasureText(style[0], c.Title) <= w-around
		for word := range strings.FieldsSeq(c.Title) {
			fits = fits && u.MeasureText(style[0], word) <= inner
		}
		title = u.MeasureWrapped(style[0], c.Title, inner)
		high := max(title+u.MeasureWrapped(style[1], c.Text, inner), left-u.Px(ribbonPad)) + u.Px(2*ribbonPad)
		if r = ui.RectAround(at, w, high); fits && high <= room.H {
			break
		}
	}
	return r.Within(room), style, title
}

// shine draws rays of light on the ribbon in r around the place of the picture, and the picture, or a sun that sets.
func (c *Celebration) shine(u *ui.UI, r, place ui.Rect) {
	of, side := u.Theme().Pictures(), u.Px(celebrates)
	disc := ui.RectAround(ui.Point{X: place.X + side/2, Y: place.Middle().Y}, side, side)
	if !c.Bad {
		u.PushClip(r)
		beams(u, disc.Middle(), 2*side, c.moved(), 0.3)
		u.PopClip()
	}
	u.Circle(disc.Middle(), side/2, of.PaperLight, u.Px(2), of.BrassDark)
	if c.Picture != nil {
		c.Picture(disc.Center(side*0.74, side*0.74))
		return
	}
	sun := disc.Middle().Add(ui.Point{Y: side * (0.12*c.moved() - 0.1)})
	beams(u, sun, side*0.42, 0, 0.8)
	u.Circle(sun, side*0.24, theme.RGB(0xF7B03C), u.Px(1.5), of.BrassDark)
	for i := range 2 { // the sea
		y, half := disc.Y+side*(0.76+0.1*float64(i)), side*(0.28-0.09*float64(i))
		u.Line(ui.Point{X: sun.X - half, Y: y}, ui.Point{X: sun.X + half, Y: y}, u.Px(2.5), of.Sea)
	}
}

// drawFaces draws the faces in r from the left: those who lose, faded, an arrow, and those who get.
func (c *Celebration) drawFaces(u *ui.UI, r ui.Rect) {
	next := func() (at ui.Rect) {
		at, r = r.CutLeft(u.Px(celebrated + 4))
		return at.Center(u.Px(celebrated), u.Px(celebrated))
	}
	for _, seat := range c.From {
		u.PushAlpha(0.55)
		c.portrait(next(), seat)
		u.PopAlpha()
	}
	if len(c.From) > 0 {
		c.icon(next().Scaled(0.6), paint.IconRight, u.Theme().Ink)
	}
	for _, seat := range c.Seats {
		c.portrait(next(), seat)
	}
}

// moved returns how far what moves slowly for the whole celebration has come, from 0 to 1.
func (c *Celebration) moved() float64 {
	if c.still {
		return 0.5
	}
	return c.progress
}

// beams draws rays of light of a length and an opacity around a point, which turn slowly.
func beams(u *ui.UI, at ui.Point, far, turned, alpha float64) {
	const half = math.Pi / rays * 0.5
	for i := range rays {
		a := 2*math.Pi*float64(i)/rays + turned*0.25
		end := func(a float64) ui.Point { return ui.Point{X: at.X + far*math.Cos(a), Y: at.Y + far*math.Sin(a)} }
		u.Polygon([]ui.Point{at, end(a - half), end(a + half)}, theme.Alpha(theme.RGB(0xFFD98A), alpha))
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
	c.draw(f.UI, ui.Point{X: r.Middle().X, Y: r.Y + r.H*0.42}, r)
}

// celebrate draws the celebration of the event that is shown, while it has its ceremony.
func (k *Kit[S, A, E, V]) celebrate(f *Frame[S, A, E, V]) {
	if f.Ceremony == 0 || f.Shown.Turn == session.GameEnds {
		return
	}
	c, r := k.Views.Celebration(), k.Port.View(f.UI)
	at := ui.Point{X: r.Middle().X, Y: r.Y + r.H*0.46}
	if k.Views.Ribbon != nil && !k.Port.Large() {
		r = k.Views.Ribbon()
		at = r.Middle()
	}
	c.progress, c.still, c.portrait, c.icon = f.Ceremony, f.Reduced(), f.Portrait, f.Icon
	c.draw(f.UI, at, r)
}

// nightfall is how long the evening takes to come, so that nothing flashes.
const nightfall = 1500 * time.Millisecond

// evening lays the warm light of an evening over the sea in the last round, and turns the mood of the music. Texts lose nothing: the theme
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
	if th := u.Theme(); k.isPast(f) && !th.HighContrast {
		u.Fill(k.Port.View(u), sepia)
	}
	k.light(u, 1)
}

// light lays the light of the evening over what has been drawn of the table, more or less strongly.
func (k *Kit[S, A, E, V]) light(u *ui.UI, strong float64) {
	if k.dusk > 0 {
		u.Gradient(k.Port.View(u), 0, theme.Alpha(duskHigh, k.dusk*strong), theme.Alpha(duskLow, k.dusk*strong))
	}
}

// isPast reports whether the table does not show what is now: a replay, or an earlier moment that is looked back at.
func (k *Kit[S, A, E, V]) isPast(f *Frame[S, A, E, V]) bool {
	return f.Back || f.Watching && k.Strip.stretch == nil
}

// past frames a table that does not show what is now.
func (k *Kit[S, A, E, V]) past(f *Frame[S, A, E, V]) {
	if u, th := f.UI, f.UI.Theme(); k.isPast(f) {
		r, line := k.Port.View(u), u.Px(5)
		u.Stroke(r.Inset(line/2), 0, line, th.Brass, th.Brass)
		u.Stroke(r.Inset(line), 0, u.LinePx(1.5), th.BrassDark, th.BrassDark)
	}
}

// sepia lies over the sea of a table that is past.
var sepia = theme.Color{R: 0x7A, G: 0x52, B: 0x1E, A: 0x20}

// duskOver is how strong the light of the evening is over cards and boards, which stay readable.
const duskOver = 0.35

// The light of the evening at the upper and the lower edge of the table.
var duskHigh, duskLow = theme.Color{R: 0xFF, G: 0x9A, B: 0x3C, A: 0x34}, theme.Color{R: 0x4A, G: 0x14, B: 0x58, A: 0x30}
