package table

import (
	"islas/game"
	"islas/game/puertorico"
	"islas/render/puertorico/caption"
	"islas/render/theme"
	"islas/render/ui"
)

// Figures of a line that tells of a building on a board that is shown large, in design units.
const (
	lineGap     = 1
	lineBeside  = 6    // between its parts
	linePicture = 1.25 // of the height
	lineRule    = 0.3  // how visible the rule between lines is
	lineGrows   = 1.2  // how much larger island and city must be than beside it
)

// visitLines divides r among island, city and goods, and a line for each building. It reports whether each can be told in its line, and
// island and city are larger then than on the small board.
func (f *frame) visitLines(r ui.Rect, seat game.Seat, built []puertorico.Building) (picture, cards ui.Rect, form cardsForm, ok bool) {
	u := f.UI
	form = cardsForm{line: true, columns: 1, high: u.LineHeight(theme.SmallBold)}
	picture, cards = f.visitCut(r, form, len(built))
	line := ui.Rect{W: r.W, H: form.high}
	if f.linesWide(built) > f.lineParts(line, false).words.W {
		return picture, cards, form, false
	}
	_, land := f.visitLand(picture, form)
	small, _ := f.halves(f.boards[seat].picture)
	large, _ := f.halves(land)
	return picture, cards, form, siteSize(large) >= siteSize(small)*lineGrows
}

// visitLand divides the part of a board that is shown large in which it lies as on the table: goods, and above them island and city.
func (f *frame) visitLand(r ui.Rect, form cardsForm) (goods, land ui.Rect) {
	high := f.holdingsHigh(r.W)
	if form.line {
		high = f.holdingsLeast()
	}
	goods, land = r.CutBottom(high)
	_, land = land.CutBottom(f.UI.Px(visitGap / 2))
	if !form.line {
		return goods, land
	}
	island, _ := f.halves(land)
	flat := land.Center(land.W, min(land.H, land.Row(2, f.UI.Px(4))[0].W/2-1)) // two rows of fields and sites rather than three
	if lower, _ := f.halves(flat); siteSize(lower) > siteSize(island) {
		land = flat
	}
	return goods, land
}

// linesWide is how wide the words of lines are for buildings.
func (f *frame) linesWide(built []puertorico.Building) (wide float64) {
	for _, b := range built {
		wide = max(wide, f.lineName(b)+f.UI.MeasureText(theme.Small, caption.Short(f.UI.T, b)))
	}
	return wide
}

// lineRects is where the parts of a line lie.
type lineRects struct{ picture, words, staff ui.Rect }

// lineParts divides a line, with a small picture at its beginning or without one.
func (f *frame) lineParts(r ui.Rect, pictured bool) (at lineRects) {
	u := f.UI
	r = r.InsetXY(u.Px(lineBeside), 0)
	at.staff, at.words = r.CutRight(f.staffWide())
	if pictured {
		at.picture, at.words = at.words.CutLeft(r.H * linePicture)
		_, at.words = at.words.CutLeft(u.Px(lineBeside))
	}
	return at
}

// lineName is how wide the name of a building is at least, with what lies between it and what it does.
func (f *frame) lineName(b puertorico.Building) float64 {
	return f.UI.MeasureText(theme.SmallBold, f.named(naming{style: theme.SmallBold, brief: true}, b)) + f.UI.Px(lineBeside)
}

// lines tells of each building in a line: its name, what it does in few words, and who works there. What buildings do stands below each
// other, further to the left where that is long.
func (v *othersView) lines(f *frame, at []ui.Rect, built []puertorico.Building) {
	u, th, named := f.UI, f.UI.Theme(), naming{style: theme.SmallBold, brief: true}
	from := 0.0
	for _, b := range built {
		from = max(from, f.lineName(b))
	}
	pictured := f.linesWide(built) <= f.lineParts(at[0], true).words.W
	for i, b := range built {
		f.lineGround(at[i], b, v.seat, b == v.on, i > 0)
		parts := f.lineParts(at[i], pictured)
		if pictured {
			f.paint.building(parts.picture, b)
		}
		f.drawStaff(parts.staff, b, v.seat)
		u.Text(parts.words, named.style, th.Ink, ui.Left|ui.Middle, f.named(named, b))
		does := caption.Short(u.T, b)
		_, words := parts.words.CutLeft(min(from, parts.words.W-u.MeasureText(theme.Small, does)))
		u.Text(words, theme.Small, th.Ink, ui.Left|ui.Middle, does)
	}
}

// lineGround is the ground of a line: darker where nobody works, framed where it is pointed at, otherwise with a rule to the line above.
func (f *frame) lineGround(r ui.Rect, b puertorico.Building, seat game.Seat, pointed, ruled bool) {
	u, th := f.UI, f.UI.Theme()
	ground, wide := th.PaperLight, 0.0
	if f.staff(seat)[puertorico.GroupOf(b)] == 0 {
		ground = theme.Mix(th.PaperDark, th.Paper, 0.5)
	}
	if pointed {
		wide = u.Px(1.5)
	}
	u.Round(r, u.Px(3), ground, wide, th.Accent)
	if y := r.Y - u.Px(lineGap)/2; ruled {
		u.Line(ui.Point{X: r.X, Y: y}, ui.Point{X: r.Right(), Y: y}, u.Px(lineGap), theme.Alpha(th.BrassDark, lineRule))
	}
}
