package table

import (
	"slices"
	"strings"

	"islas/game"
	"islas/game/puertorico"
	"islas/render/puertorico/art"
	"islas/render/theme"
	"islas/render/ui"
)

// plateView draws the strip with name, money and points of any player.
type plateView struct{ *frame }

// Sizes of plates in design units.
const (
	plateFace   = 6  // between the face and the name
	plateSign   = 30 // greatest side of a coin or a point
	plateBeside = 3  // between it and its number
	plateApart  = 7  // between numbers
	ownHigh     = 52 // of the home seat
	ownMost     = 330
)

// purses returns money and points of a player: the sum, without a sign, as chips stand for those won by loading.
func (v plateView) purses(seat game.Seat) []marked {
	u, c, key, ink := v.UI, v.score(seat), "standing.total", v.UI.Theme().Ink
	if v.covers(seat) {
		key = "table.least"
	}
	return []marked{{v.Of(&art.Doubloon), u.T("table.number", "n", v.money(seat)), ink}, {nil, u.T(key, "n", c.Total()), ink}}
}

// score returns the points that a player would have if the game ended now, of which those by loading are left out while they are covered.
func (v plateView) score(seat game.Seat) puertorico.Score {
	c := v.known().Score(seat)
	if c.Chips = v.points(seat); v.covers(seat) {
		c.Chips = 0
	}
	return c
}

// face draws the face of a player at the left of r, and the token of the governor on it.
func (v plateView) face(r ui.Rect, seat game.Seat) (rest ui.Rect) {
	face, rest := r.CutLeft(r.H, v.UI.Px(plateFace))
	v.Portrait(face, seat)
	if v.known().Governor() == seat {
		side := face.H * 0.6
		v.Show(ui.Rect{X: face.Right() - side*0.7, Y: face.Bottom() - side*0.9, W: side, H: side}, &art.Governor)
		_, rest = rest.CutLeft(side * 0.3)
	}
	return rest
}

// draw draws name and numbers, which are smaller where the name would not be whole otherwise. It returns where the numbers are.
func (v plateView) draw(r ui.Rect, seat game.Seat, all []marked) (at []ui.Rect) {
	u, th, in := v.UI, v.UI.Theme(), v.face(r, seat)
	style, side, at := theme.Number, min(r.H*0.8, u.Px(plateSign)), make([]ui.Rect, len(all))
	wide := func(p marked) float64 {
		text := u.MeasureText(style, p.text)
		if style == theme.Number { // in columns as wide as on other plates
			text = max(text, u.MeasureText(style, "00"))
		}
		if p.sign == nil {
			return text
		}
		return side + u.Px(plateBeside) + text
	}
	left := in.W
	for _, p := range all {
		left -= wide(p) + u.Px(plateApart)
	}
	if u.MeasureText(theme.SmallBold, v.Name(seat)) > left || u.LineHeight(style) > r.H {
		style, side = theme.SmallBold, min(side, u.Px(plateSign-6))
	}
	for i, p := range slices.Backward(all) {
		at[i], in = in.CutRight(wide(p), u.Px(plateApart))
		text := at[i]
		if p.sign != nil {
			p.sign(text.TakeLeft(side, u.Px(plateBeside)).Center(side, side))
		}
		u.Text(text, style, p.ink, ui.Left|ui.Middle, p.text)
	}
	line, word := u.LineHeight(theme.Small), u.T("pick.governor")
	if v.known().Governor() == seat && r.H >= 2*denseLine*line && u.MeasureText(theme.Small, word) <= in.W && u.MeasureText(theme.Small.Narrow(), v.Name(seat)) <= in.W {
		in = in.Center(in.W, line).Moved(0, -denseLine*line/2)
		u.Text(in.Moved(0, denseLine*line), theme.Small, th.InkSoft, ui.Left|ui.Middle, word)
	}
	v.name(in, v.Name(seat))
	return at
}

// own draws the strip of the home seat at the left of r, with the sum of its points.
func (v plateView) own(r ui.Rect) {
	u, th, sum := v.UI, v.UI.Theme(), v.purses(v.Home)[1:]
	at := ui.Rect{X: r.X, W: min(r.W, u.Px(ownMost)), H: min(r.H, u.Px(ownHigh))}
	at.Y = r.Middle().Y - at.H/2
	v.others.spots[v.Home].head = at
	v.TellOf("standing", at, v.tip(v.Home), "", v.tip(v.Home))
	u.Round(at, at.H/2, th.Paper, u.Px(1.5), th.BrassDark)
	v.draw(ui.Rect{X: at.X, Y: at.Y, W: at.W - at.H*0.3, H: at.H}, v.Home, sum)
}

// name writes a name in r, in two lines if necessary, and cut where it has no room in narrow letters: the tooltip has it whole.
func (v plateView) name(r ui.Rect, name string) {
	u, ink := v.UI, v.UI.Theme().Ink
	style := u.Fitting(name, r.W, theme.SmallBold, theme.Small, theme.Small.Narrow())
	if style == theme.Small.Narrow() {
		for _, s := range []theme.Style{theme.Small, theme.Small.Narrow()} {
			lines := u.Theme().Wrap(s, u.Scale(), name, r.W)
			if len(lines) == 2 && strings.Join(lines, " ") == name && r.H >= 2*denseLine*u.LineHeight(s) {
				v.dense(r, s, ink, name)
				return
			}
		}
	}
	u.TextCut(r, style, ink, ui.Left|ui.Middle, name)
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
