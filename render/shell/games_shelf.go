package shell

import (
	"math"

	"islas/render/theme"
	"islas/render/ui"
)

// gamesScroll is the name of the area that scrolls.
const gamesScroll = "games"

// Sizes of the shelves in design units.
const (
	cardLeast = 390 // width of an upright card
	cardMost  = 560
	cardBroad = 600 // least width of one whose words stand beside its picture
	shelfGap  = 20
	plank     = 18 // thickness of a shelf
	plankGap  = 22 // from a shelf to what stands on the one below
	shelfEnd  = 26 // how far a shelf reaches beyond what stands on it
)

// shelving is how cards are arranged.
type shelving struct {
	columns     int
	width, high float64 // of a card
	picture     float64 // height of its picture, if its words stand below that
	broad       bool    // they stand beside it
}

// arrange arranges n cards in a window's part of the size of r, so that one is seen whole.
func arrange(u *ui.UI, r ui.Rect, n int) shelving {
	a := shelvesOf(u, r.W, n, cardLeast)
	a.width = min(a.width, u.Px(cardMost))
	words := u.Px(cardWords + 2*cardMargin)
	a.picture = min((a.width-u.Px(2*cardMargin))/cardRatio, r.H-words-u.Px(cardPart+plank+plankGap))
	if a.picture < u.Px(pictureLeast) && r.W >= u.Px(cardBroad) {
		a = shelvesOf(u, r.W, n, cardBroad)
		a.broad, a.high = true, math.Round(words)
		return a
	}
	a.picture = max(a.picture, u.Px(pictureLeast))
	a.high = math.Round(words + u.Px(cardPart) + a.picture)
	return a
}

// shelvesOf arranges n cards of a least width in design units beside each other.
func shelvesOf(u *ui.UI, width float64, n int, least float64) shelving {
	gap := u.Px(shelfGap)
	columns := max(min(int((width+gap)/(u.Px(least)+gap)), n), 1)
	return shelving{columns: columns, width: (width - gap*float64(columns-1)) / float64(columns)}
}

// drawShelves draws cards on shelves that are scrolled, and below them where the games lie.
func (g *games) drawShelves(u *ui.UI, r ui.Rect, cards []*card) {
	room := r.InsetXY(u.Px(edge), 0)
	_, inner := room.CutRight(u.Px(scrollMargin))
	inner = inner.InsetXY(u.Px(shelfEnd), 0)
	a := arrange(u, inner, len(cards))
	rows := (len(cards) + a.columns - 1) / a.columns
	row := a.high + u.Px(plank+plankGap)
	content := u.Px(plankGap) + float64(rows)*row + g.whereHeight(u, inner.W)
	spare := max(room.H-content, 0)
	if spare > 0 {
		g.s.PaintRose(u)
	}
	u.Scroll(gamesScroll, room, content, func(at ui.Rect) {
		_, at = at.CutTop(u.Px(plankGap) + spare/3)
		wide := a.width*float64(a.columns) + u.Px(shelfGap)*float64(a.columns-1)
		first := ui.Rect{X: inner.X, Y: at.Y, W: inner.W, H: a.high}.Center(wide, a.high)
		for i := range rows {
			line := first.Moved(0, float64(i)*row)
			all := line.Row(a.columns, u.Px(shelfGap))
			shelf := ui.Rect{X: line.X - u.Px(shelfEnd), Y: line.Bottom(), W: line.W + u.Px(2*shelfEnd), H: u.Px(plank)}
			seen := line.Y < room.Bottom() && shelf.Bottom() > room.Y
			if seen {
				drawPlank(u, shelf)
			}
			for k, c := range cards[i*a.columns : min((i+1)*a.columns, len(cards))] {
				g.drawCard(u, all[k], c, &a, seen)
				if seen && !c.looked && g.unread == nil {
					g.unread = c
				}
			}
		}
		_, at = at.CutTop(float64(rows) * row)
		g.drawWhere(u, ui.Rect{X: inner.X, Y: at.Y, W: inner.W, H: g.whereHeight(u, inner.W)})
	})
}

// drawPlank draws a shelf of wood, seen a little from above.
func drawPlank(u *ui.UI, r ui.Rect) {
	th := u.Theme()
	wood := theme.Mix(th.BrassDark, th.Ink, 0.35)
	u.Shadow(r.Moved(0, u.Px(6)), u.Px(3), u.Px(14), th.Shadow)
	top, front := r.CutTop(r.H * 0.35)
	u.Gradient(r, u.Px(3), theme.Lighten(wood, 0.08), theme.Darken(wood, 0.3))
	u.Gradient(top, u.Px(3), theme.Lighten(wood, 0.3), theme.Lighten(wood, 0.16))
	u.Line(ui.Point{X: front.X, Y: front.Y}, ui.Point{X: front.Right(), Y: front.Y}, max(u.Px(1), 1), theme.Alpha(th.Ink, 0.45))
	u.Stroke(r, u.Px(3), max(u.Px(1.2), 1), theme.Darken(wood, 0.35), theme.Darken(wood, 0.55))
}
