package box

import (
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/game/islas"
	"islas/locales"
	"islas/render/islas/art"
	"islas/render/theme"
	"islas/render/ui"
)

// Sizes of what can be chosen in design units.
const (
	swatch      = 52 // height of a button
	swatchCount = 22 // of the number below it
	swatchLeast = 46 // width
)

// Keys say what is drawn.
type (
	houseKey struct{ c islas.Colour }
	wishKey  struct{ p islas.Priority }
)

// wishIcon draws the sign of a priority.
func (p *Page) wishIcon(wish islas.Priority) ui.IconFunc {
	return func(u *ui.UI, r ui.Rect, _ theme.Color) {
		u.Paint(r, wishKey{wish}, func(dst *ebiten.Image, r ui.Rect) { art.PriorityIcon(p.s.Art, dst, r, wish) })
	}
}

// houseIcon draws a house of a colour.
func (p *Page) houseIcon(c islas.Colour) ui.IconFunc {
	return func(u *ui.UI, r ui.Rect, _ theme.Color) {
		u.Paint(r, houseKey{c}, func(dst *ebiten.Image, r ui.Rect) { art.Piece(p.s.Art, dst, r, islas.House, c) })
	}
}

// colours are the houses that a card can have, each with how many occupations have it.
func (p *Page) colours(u *ui.UI, width float64) part {
	sums, _ := p.box.Sums()
	columns, rows := islas.Colours, 1
	if slim(u, width) {
		columns, rows = columnsIn(u, width, target(u), islas.Colours)
	}
	return part{u.Px(paletteHead + float64(rows)*(swatch+swatchCount)), func(r ui.Rect) {
		r = p.paletteHead(u, r, u.T("box.house"))
		for k, at := range r.Grid(columns, rows, u.Px(slotGap))[:islas.Colours] {
			c := islas.Colour(k)
			if p.swatch(u, at, "box.house."+c.String(), u.T("colour."+c.String()), p.houseIcon(c), p.box.Colour(p.card) == c, sums[c], islas.UsualOfColour) {
				f := p.box.Face(p.card)
				f.Colour = c
				p.box.Box = p.box.Changed(f)
			}
		}
	}}
}

// wishes are the priorities that there are, each with how many settlers have it. The one that is chosen becomes that which is entered,
// and the next one is entered after it.
func (p *Page) wishes(u *ui.UI, width float64) part {
	columns := islas.Priorities / 2
	if width < u.Px(float64(columns)*(swatchLeast+slotGap)) {
		columns = islas.Priorities / 3
	}
	rows := islas.Priorities / columns
	if slim(u, width) {
		columns, rows = columnsIn(u, width, target(u), islas.Priorities)
	}
	_, sums := p.box.Sums()
	return part{u.Px(paletteHead + float64(rows)*(swatch+swatchCount)), func(r ui.Rect) {
		r = p.paletteHead(u, r, u.T("box.wish", "n", p.slot+1))
		for i, row := range r.Column(rows, 0) {
			for k, at := range row.Row(columns, u.Px(slotGap))[:min(columns, islas.Priorities-i*columns)] {
				wish := islas.Priority(i*columns + k)
				f := p.box.Face(p.card)
				if p.swatch(u, at, "box.wish."+wish.String(), priorityName(u, wish), p.wishIcon(wish), f.Priorities[p.slot] == wish, sums[wish], islas.UsualOfWish) {
					f.Priorities[p.slot] = wish
					p.box.Box = p.box.Changed(f)
					p.slot = (p.slot + 1) % islas.Wishes
				}
			}
		}
	}}
}

// paletteHead writes what can be chosen below it, and returns what is below.
func (p *Page) paletteHead(u *ui.UI, r ui.Rect, text string) ui.Rect {
	head, r := r.CutTop(u.Px(paletteHead))
	u.TextFitted(head, u.Theme().Ink, ui.Left|ui.Middle, text, theme.BodyBold, theme.SmallBold)
	return r
}

// swatch draws something that can be chosen, with how often the box has it below, and reports whether it was.
func (p *Page) swatch(u *ui.UI, r ui.Rect, id, name string, icon ui.IconFunc, chosen bool, sum, usual int) bool {
	count, button := r.CutBottom(u.Px(swatchCount))
	ink, style := u.Theme().InkSoft, theme.Small
	if sum != usual {
		ink, style = u.Theme().Danger, theme.SmallBold
	}
	u.Text(count, style, ink, ui.Centered, strconv.Itoa(sum))
	tip := u.T("box.sum", "name", name, "n", sum, "usual", usual)
	return u.Button(id, button, "", ui.ButtonOptions{Icon: icon, Name: name, Tooltip: tip, Selected: chosen})
}

// findings says which sums are unusual.
func (p *Page) findings(u *ui.UI, width float64) part {
	colours, wishes := p.box.Sums()
	var odd []string
	for c, n := range colours {
		if n != islas.UsualOfColour {
			odd = append(odd, u.T("box.odd.house", "name", u.T("colour."+islas.Colour(c).String()), "n", n))
		}
	}
	for w, n := range wishes {
		if n != islas.UsualOfWish {
			odd = append(odd, u.T("box.odd.wish", "name", priorityName(u, islas.Priority(w)), "n", n))
		}
	}
	text, ink := u.T("box.sums", "houses", islas.UsualOfColour, "wishes", islas.UsualOfWish, "copies", islas.Copies), u.Theme().InkSoft
	if len(odd) > 0 {
		text, ink = u.T("box.odd", "what", locales.List(u.T, odd), "houses", islas.UsualOfColour, "wishes", islas.UsualOfWish), u.Theme().Danger
	}
	return part{u.MeasureWrapped(theme.Small, text, width) + u.Px(findingsPad), func(r ui.Rect) {
		u.TextWrapped(r, theme.Small, ink, ui.Left|ui.Top, text)
	}}
}
