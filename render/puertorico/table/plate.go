package table

import (
	"slices"
	"strings"

	"islas/game"
	"islas/game/puertorico"
	"islas/render/theme"
	"islas/render/ui"
)

// plateView draws the strip with name, money and points of any player.
type plateView struct{ *frame }

// Sizes of plates in design units.
const (
	plateSign   = 30 // greatest side of a coin or a point
	plateBeside = 3  // between it and its number
	plateApart  = 7  // between numbers
)

// plateWays are the ways to lay out the numbers of a plate; each leaves more room for the name than the one before.
var plateWays = []struct {
	style theme.Style
	above bool // money stands above points
}{{theme.Number, false}, {theme.SmallBold, false}, {theme.SmallBold, true}}

// purse is a number on a plate.
type purse struct {
	text    string
	picture func(r ui.Rect)
}

// purses returns money and points of a player: the sum, with its sign, as chips stand for those won by loading.
func (v plateView) purses(seat game.Seat) [2]purse {
	u, c, key := v.UI, v.score(seat), "table.number"
	if v.covers(seat) {
		key = "table.least"
	}
	return [...]purse{{u.T("table.number", "n", v.money(seat)), v.paint.doubloon}, {u.T(key, "n", c.Total()), v.sumSign}}
}

// score returns the points that a player would have if the game ended now, of which those by loading are left out while they are covered.
func (v plateView) score(seat game.Seat) puertorico.Score {
	c := v.known().Score(seat)
	if c.Chips = v.points(seat); v.covers(seat) {
		c.Chips = 0
	}
	return c
}

// sumSign draws the sign of a sum: two bars.
func (v plateView) sumSign(r ui.Rect) {
	u, th := v.UI, v.UI.Theme()
	bar := r.Center(r.W*0.6, max(r.H*0.09, 2))
	for _, y := range []float64{-0.11, 0.11} {
		u.Round(bar.Moved(0, r.H*y), bar.H/2, th.Ink, 0, th.Ink)
	}
}

// draw draws the strip with name, money and points. It returns where money and points are.
func (v plateView) draw(r ui.Rect, seat game.Seat) (at [2]ui.Rect) {
	u, th := v.UI, v.UI.Theme()
	face, _ := r.CutLeft(r.H)
	v.Portrait(face, seat)
	if v.known().Governor() == seat {
		side := face.H * 0.6
		v.paint.governor(ui.Rect{X: face.Right() - side*0.7, Y: face.Bottom() - side*0.9, W: side, H: side})
	}
	all := v.purses(seat)
	at, name, style := v.parts(r, all, seat)
	for i, p := range all {
		picture, text := at[i].CutLeft(min(v.side(r, style), at[i].H), u.Px(plateBeside))
		p.picture(picture.Center(picture.W, picture.W))
		u.Text(text, style, th.Ink, ui.Left|ui.Middle, p.text)
	}
	line, governor := u.LineHeight(theme.Small), u.T("pick.governor")
	if wide := max(u.MeasureText(theme.SmallBold, v.Name(seat)), u.MeasureText(theme.Small, governor)); v.known().Governor() == seat && r.H >= 2*denseLine*line && wide <= name.W {
		name = name.Center(name.W, line).Moved(0, -denseLine*line/2)
		u.Text(name.Moved(0, denseLine*line), theme.Small, th.InkSoft, ui.Left|ui.Middle, governor)
	}
	v.name(name, v.Name(seat), theme.SmallBold)
	return at
}

// parts returns where the numbers of a plate in r stand, the room for the name, and the style of the numbers.
func (v plateView) parts(r ui.Rect, all [2]purse, seat game.Seat) (at [2]ui.Rect, name ui.Rect, style theme.Style) {
	face, in := r.CutLeft(r.H)
	if v.known().Governor() == seat {
		_, in = in.CutLeft(face.H * 0.6 * 0.3)
	}
	_, in = in.CutLeft(v.UI.Px(6))
	for _, way := range plateWays {
		style = way.style
		at, name = v.room(in, all, style, way.above)
		whole := v.UI.MeasureText(theme.SmallBold, v.Name(seat)) <= name.W && v.UI.LineHeight(style) <= r.H
		if whole || style != theme.Number && v.nameFits(name, v.Name(seat)) {
			break
		}
	}
	return at, name, style
}

// side returns the side in pixels of a sign on a plate.
func (v plateView) side(r ui.Rect, style theme.Style) float64 {
	if style == theme.SmallBold {
		return min(r.H*0.8, v.UI.Px(plateSign-6))
	}
	return min(r.H*0.8, v.UI.Px(plateSign))
}

// room returns where the numbers stand at the right of r, in columns as wide as on other plates or one above the other, and the room that they
// leave for the name.
func (v plateView) room(r ui.Rect, all [2]purse, style theme.Style, above bool) (at [2]ui.Rect, name ui.Rect) {
	u := v.UI
	for i, p := range slices.Backward(all[:]) {
		w := max(v.purseWide(r, p.text, style), v.purseWide(r, "00", style))
		if above && i == 0 {
			line := u.LineHeight(style)
			w = max(w, at[1].W)
			upper, lower := r.Y+max((r.H-2*line)/2, -u.Px(4)), r.Bottom()-line-max((r.H-2*line)/2, -u.Px(4))
			x := at[1].Right() - w
			at[0], at[1] = ui.Rect{X: x, Y: upper, W: w, H: line}, ui.Rect{X: x, Y: lower, W: w, H: line}
			r.W = x - u.Px(plateApart) - r.X
			continue
		}
		at[i], r = r.CutRight(w, u.Px(plateApart))
	}
	return at, r
}

// purseWide returns the width in pixels of a number with its sign on a plate in r.
func (v plateView) purseWide(r ui.Rect, text string, style theme.Style) float64 {
	return v.side(r, style) + v.UI.Px(plateBeside) + v.UI.MeasureText(style, text)
}

// nameFits reports whether a name has room in r, in one line or in two.
func (v plateView) nameFits(r ui.Rect, name string) bool {
	u := v.UI
	if u.MeasureText(theme.Small, name) <= r.W {
		return true
	}
	lines := u.Theme().Wrap(theme.Small, u.Scale(), name, r.W)
	return len(lines) == 2 && strings.Join(lines, " ") == name && r.H >= 2*denseLine*u.LineHeight(theme.Small)
}

// name writes a name in the style of all others, in two lines if necessary.
func (v plateView) name(r ui.Rect, name string, style theme.Style) {
	u, th := v.UI, v.UI.Theme()
	if u.MeasureText(theme.Small, name) > r.W && v.nameFits(r, name) {
		v.paint.dense(r, th.Ink, name)
		return
	}
	u.TextFitted(r, th.Ink, ui.Left|ui.Middle, name, style, theme.SmallBold, theme.Small)
}

// tip returns in words what a plate shows.
func (v plateView) tip(seat game.Seat) string {
	u := v.UI
	c, key := v.score(seat), "standing.over"
	if v.covers(seat) {
		key = "standing.least"
	}
	points := u.T(key, "n", c.Total(), "chips", c.Chips, "buildings", c.Buildings, "large", c.Large)
	told := []string{v.Name(seat), u.T("purse.money", "n", v.money(seat)), points, u.T("purse.juan", "n", v.atHome(seat))}
	if v.known().Governor() == seat {
		told[0] = u.T("log.governor", "name", v.Name(seat))
	}
	return strings.Join(told, "\n")
}
