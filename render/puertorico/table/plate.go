package table

import (
	"slices"
	"strconv"
	"strings"

	"islas/game"
	"islas/render/theme"
	"islas/render/ui"
)

// Figures of plates in design units.
const (
	plateSign   = 30 // a coin or a point at the most
	plateBeside = 3  // between it and its number
	plateApart  = 7  // between numbers
)

// plateWay is a way to lay out the numbers of a plate, each with more room for the name than the one before.
type plateWay uint8

const (
	wholePlate   plateWay = iota // in columns as wide as on other plates
	tightPlate                   // in columns only as wide as they must be
	stackedPlate                 // money above points
)

// purse is what a plate tells of a player in numbers.
type purse struct {
	text    string
	picture func(r ui.Rect)
}

// purses are money and points.
func (f *frame) purses(seat game.Seat) [2]purse {
	u := f.UI
	points, sign := u.T("table.number", "n", f.points(seat)), f.paint.chip
	switch {
	case f.State.Over() && !f.Showing: // the sum of all points has the sign of a sum, as chips are those won by loading
		points, sign = u.T("table.number", "n", f.known().Score(seat).Total()), f.sumSign
	case f.covers(seat):
		points = u.T("table.covered")
	}
	return [...]purse{{u.T("table.number", "n", f.money(seat)), f.paint.doubloon}, {points, sign}}
}

// sumSign is the sign of a sum: two bars.
func (f *frame) sumSign(r ui.Rect) {
	u, th := f.UI, f.UI.Theme()
	bar := r.Center(r.W*0.6, max(r.H*0.09, 2))
	for _, y := range []float64{-0.11, 0.11} {
		u.Round(bar.Moved(0, r.H*y), bar.H/2, th.Ink, 0, th.Ink)
	}
}

// plate draws the strip of a board and lets it be pointed at. It returns what drawPlate does.
func (f *frame) plate(r ui.Rect, seat game.Seat) (at [2]ui.Rect) {
	f.UI.Region("board."+strconv.Itoa(int(seat))+".plate", r, ui.RegionOptions{
		Role: ui.RoleOther, NoFocus: true, Cursor: ui.CursorDefault, Label: f.Name(seat), Tooltip: f.plateTip(seat), Looks: true,
	})
	return f.drawPlate(r, seat)
}

// drawPlate is the strip with name, money and points. It returns where those two are told.
func (f *frame) drawPlate(r ui.Rect, seat game.Seat) (at [2]ui.Rect) {
	u, th := f.UI, f.UI.Theme()
	face, _ := r.CutLeft(r.H)
	f.Portrait(face, seat)
	if f.known().Governor() == seat {
		side := face.H * 0.6
		f.paint.governor(ui.Rect{X: face.Right() - side*0.7, Y: face.Bottom() - side*0.9, W: side, H: side})
	}
	all := f.purses(seat)
	at, name, style := f.plateParts(r, all, seat)
	for i, p := range all {
		picture, text := at[i].CutLeft(min(f.plateSide(r, style), at[i].H))
		p.picture(picture.Center(picture.W, picture.W))
		_, text = text.CutLeft(u.Px(plateBeside))
		u.Text(text, style, th.Ink, ui.Left|ui.Middle, p.text)
	}
	f.plateName(name, f.Name(seat), f.namesStyle(r))
	return at
}

// plateParts is where the numbers of a plate in r stand, what is left for the name, and the style of the numbers.
func (f *frame) plateParts(r ui.Rect, all [2]purse, seat game.Seat) (at [2]ui.Rect, name ui.Rect, style theme.Style) {
	face, in := r.CutLeft(r.H)
	if f.known().Governor() == seat {
		_, in = in.CutLeft(face.H * 0.6 * 0.3)
	}
	_, in = in.CutLeft(f.UI.Px(6))
	style = f.plateStyle(r, in, all, seat)
	for how := wholePlate; how <= stackedPlate; how++ {
		at, name = f.plateRoom(in, all, style, how)
		if f.nameFits(name, f.Name(seat)) {
			break
		}
	}
	return at, name, style
}

// namesStyle is the largest style in which the names of all others can be written in one line on plates like r, Small if none is.
func (f *frame) namesStyle(r ui.Rect) theme.Style {
	for _, style := range []theme.Style{theme.BodyBold, theme.SmallBold} {
		fits := true
		for i := range f.State.Seats() {
			seat := game.Seat(i)
			_, room, _ := f.plateParts(r, f.purses(seat), seat)
			fits = fits && (seat == f.Home || f.UI.MeasureText(style, f.Name(seat)) <= room.W && f.UI.LineHeight(style) <= r.H)
		}
		if fits {
			return style
		}
	}
	return theme.Small
}

// plateSide is the side of a sign on a plate.
func (f *frame) plateSide(r ui.Rect, style theme.Style) float64 {
	if style == theme.SmallBold {
		return min(r.H*0.8, f.UI.Px(plateSign-6))
	}
	return min(r.H*0.8, f.UI.Px(plateSign))
}

// plateStyle is in which style numbers are written on a plate: small where the name has no room otherwise.
func (f *frame) plateStyle(r, in ui.Rect, all [2]purse, seat game.Seat) theme.Style {
	u := f.UI
	_, name := f.plateRoom(in, all, theme.Number, wholePlate)
	if u.LineHeight(theme.Number) <= r.H && u.MeasureText(theme.SmallBold, f.Name(seat)) <= name.W {
		return theme.Number
	}
	return theme.SmallBold
}

// plateRoom is where the numbers stand at the right of r, laid out in a way, and the room that they leave for the name.
func (f *frame) plateRoom(r ui.Rect, all [2]purse, style theme.Style, how plateWay) (at [2]ui.Rect, name ui.Rect) {
	u := f.UI
	for i, p := range slices.Backward(all[:]) {
		w := f.purseWide(r, p.text, style)
		if how < tightPlate {
			w = f.purseWide(r, "00", style)
		}
		if how == stackedPlate && i == 0 {
			line := u.LineHeight(style)
			w = max(w, at[1].W)
			upper, lower := r.Y+max((r.H-2*line)/2, -u.Px(4)), r.Bottom()-line-max((r.H-2*line)/2, -u.Px(4))
			x := at[1].Right() - w
			at[0], at[1] = ui.Rect{X: x, Y: upper, W: w, H: line}, ui.Rect{X: x, Y: lower, W: w, H: line}
			r.W = x - u.Px(plateApart) - r.X
			continue
		}
		at[i], r = r.CutRight(w)
		_, r = r.CutRight(u.Px(plateApart))
	}
	return at, r
}

// purseWide is how wide a number with its sign is on a plate in r.
func (f *frame) purseWide(r ui.Rect, text string, style theme.Style) float64 {
	return f.plateSide(r, style) + f.UI.Px(plateBeside) + f.UI.MeasureText(style, text)
}

// nameFits reports whether a name can be written in r, in one line or in two.
func (f *frame) nameFits(r ui.Rect, name string) bool {
	u := f.UI
	if u.MeasureText(theme.Small, name) <= r.W {
		return true
	}
	lines := u.Theme().Wrap(theme.Small, u.Scale(), name, r.W)
	return len(lines) == 2 && strings.Join(lines, " ") == name && r.H >= 2*denseLine*u.LineHeight(theme.Small)
}

// plateName writes a name in a style, as that of all others, in two lines if it must.
func (f *frame) plateName(r ui.Rect, name string, style theme.Style) {
	u, th := f.UI, f.UI.Theme()
	if u.MeasureText(theme.Small, name) > r.W && f.nameFits(r, name) {
		f.dense(r, th.Ink, name)
		return
	}
	u.TextFitted(r, th.Ink, ui.Left|ui.Middle, name, style, theme.SmallBold, theme.Small)
}

// plateTip says in words what a plate tells.
func (f *frame) plateTip(seat game.Seat) string {
	u := f.UI
	points := u.T("purse.points", "n", f.points(seat))
	if f.covers(seat) {
		points = u.T("purse.covered")
	}
	if f.State.Over() && !f.Showing {
		c := f.known().Score(seat)
		points = u.T("standing.over", "n", c.Total(), "chips", c.Chips, "buildings", c.Buildings, "large", c.Large)
	}
	told := []string{f.Name(seat), u.T("purse.money", "n", f.money(seat)), points, u.T("purse.juan", "n", f.atHome(seat))}
	if f.known().Governor() == seat {
		told[0] = u.T("log.governor", "name", f.Name(seat))
	}
	return strings.Join(told, "\n")
}
