package shell

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/render/keep/store"
	"islas/render/paint/figures"
	"islas/render/theme"
	"islas/render/ui"
)

// gamesScroll is the id of the area that scrolls.
const gamesScroll = "games"

// Sizes of the shelves in design units.
const (
	cardLeast = 390 // width of an upright card
	cardMost  = 560
	cardBroad = 600 // least width of a card whose words stand beside its picture
	shelfGap  = 20
	plank     = 18 // thickness of a shelf
	plankGap  = 22 // from a shelf to the cards on the one below
	shelfEnd  = 26 // how far a shelf reaches beyond its cards

	shelfTight = 6 // the same in a slim window
)

// shelving is the arrangement of the cards.
type shelving struct {
	columns int
	width   float64 // of a card
	picture float64 // height of its picture, where its words stand below that
	broad   bool    // its words stand beside its picture
}

// arrange returns the arrangement of n cards in r that shows one card whole.
func arrange(u *ui.UI, r ui.Rect, n int) shelving {
	a := shelvesOf(u, r.W, n, cardLeast)
	a.width = min(a.width, u.Px(cardMost))
	whole := (a.width - u.Px(2*mountMargin)) / cardRatio
	a.picture = min(whole, r.H-u.Px(cardWords+2*mountMargin+cardPart+plank+plankGap))
	if a.picture < u.Px(pictureLeast) && r.W >= u.Px(cardBroad) {
		a = shelvesOf(u, r.W, n, cardBroad)
		a.broad = true
		return a
	}
	a.picture = max(a.picture, min(whole, u.Px(pictureLeast)))
	return a
}

// shelvesOf returns the arrangement of n cards side by side, each at least so many design units wide.
func shelvesOf(u *ui.UI, width float64, n int, least float64) shelving {
	gap := u.Px(shelfGap)
	columns := max(min(int((width+gap)/(u.Px(least)+gap)), n), 1)
	return shelving{columns: columns, width: (width - gap*float64(columns-1)) / float64(columns)}
}

// drawShelves draws the scrolled shelves of cards. Above them stand the filter and the message about a deleted game, below them where the
// games are kept, as far as these have no room in the bar and at the lower edge.
func (g *games) drawShelves(u *ui.UI, free, below ui.Rect) {
	margin, end, cards := u.Px(edge), u.Px(shelfEnd), g.shown()
	if slim(u) {
		margin, end = u.Px(shelfTight), u.Px(shelfTight)
	}
	width := below.W - 2*margin - u.Px(scrollMargin) - 2*end
	all := []block{space(0)} // as far from the bar as the shelves from each other
	if id, ok := g.s.Saves.Library().Deleted(); ok {
		if gone := g.goneBlock(u, width, id); shallow(u) {
			all = append(all, gone)
		} else {
			foot := below.TakeBottom(gone.height, 0)
			u.Block(foot)
			gone.draw(foot)
		}
	}
	if free.W >= u.Px(filterWidth+edge) {
		free, _ = free.CutRight(u.Px(filterWidth + edge))
		free.W -= u.Px(edge)
		g.chooseFilter(u, free.Center(free.W, u.Px(filterHeight)), 1)
	} else {
		rows := u.ChoiceRows(width, g.filterLabels(u))
		all = append(all, block{u.Px(filterHeight) * float64(rows), func(r ui.Rect) { g.chooseFilter(u, r, rows) }})
	}
	room := below.InsetXY(margin, 0)
	where := paragraph(u, min(width, u.Px(whereWidth)), theme.Small, u.Theme().OnDark, ui.Center|ui.Bottom, g.where(u))
	first := len(all)
	if len(cards) == 0 {
		all = append(all, g.noneBlocks(u, width, room.H)...)
	} else {
		a := arrange(u, ui.Rect{W: width, H: room.H}, len(cards))
		for row := range slices.Chunk(cards, a.columns) {
			all = append(all, g.shelfBlock(u, row, &a, end, room))
		}
	}
	gap, foot := u.Px(plankGap), where.height+u.Px(plankGap)
	if spare := room.H - heightOf(all, gap) - gap - foot; spare > 0 { // where the games are kept stands at the lower edge
		if !shallow(u) {
			g.s.PaintRose(u)
		}
		if lead := spare / 3; lead > gap {
			all = slices.Insert(all, first, space(lead-gap))
			spare -= lead
		}
		foot += spare
	}
	all = append(all, block{foot, func(r ui.Rect) { where.draw(r.Center(min(width, u.Px(whereWidth)), r.H-gap)) }})
	u.Scroll(gamesScroll, room, heightOf(all, gap), func(at ui.Rect) {
		at.X, at.W = room.X+end, width
		stack(at, all, gap)
	})
}

// shelfBlock returns a shelf of cards; room is the visible area of all shelves.
func (g *games) shelfBlock(u *ui.UI, cards []*card, a *shelving, end float64, room ui.Rect) block {
	gap, high := u.Px(shelfGap), 0.0
	var on []block
	for _, c := range cards {
		on = append(on, g.cardBlock(u, c, a, room))
		high = max(high, on[len(on)-1].height)
	}
	return block{high + u.Px(plank), func(r ui.Rect) {
		r = r.Center(a.width*float64(a.columns)+gap*float64(a.columns-1), r.H)
		line, _ := r.CutTop(high)
		if seen(r, room) {
			drawPlank(u, ui.Rect{X: line.X - end, Y: line.Bottom(), W: line.W + 2*end, H: u.Px(plank)})
		}
		for i, at := range line.Row(a.columns, gap)[:len(on)] {
			on[i].draw(at)
		}
	}}
}

// seen reports whether any of r is visible in a room.
func seen(r, room ui.Rect) bool { return r.Y < room.Bottom() && r.Bottom() > room.Y }

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

// Sizes of what is shown where there are no games, in design units.
const (
	noneWidth = 640
	noneShip  = 230 // height of the ship
	noneGap   = 20
)

// noneBlocks returns the text for an empty list and a button for a new game, with a ship above them where there is room.
func (g *games) noneBlocks(u *ui.UI, width, high float64) (all []block) {
	margin := pageMargin(u)
	wide := min(width, u.Px(noneWidth))
	inside, begin := wide-2*margin, beginning(g.s, u, true)
	both := []block{
		paragraph(u, inside, theme.Body, u.Theme().Ink, ui.Center, g.noneText(u)),
		{begin.block(u, inside).height, func(r ui.Rect) { begin.draw(u, r.Center(max(u.ButtonWidth(begin.label, true), u.Px(220)), r.H)) }},
	}
	panel := block{heightOf(both, u.Px(noneGap)) + 2*margin, func(r ui.Rect) {
		r = r.Center(wide, r.H)
		u.Panel(r)
		stack(r.Inset(margin), both, u.Px(noneGap))
	}}
	if high > panel.height+u.Px(noneShip+6*noneGap) {
		all = append(all, block{u.Px(noneShip), func(r ui.Rect) {
			u.Paint(r.Fit(figures.ShipRatio), pictureShip, func(dst *ebiten.Image, r ui.Rect) { figures.Ship(g.s.Art, dst, r, 0) })
		}})
	}
	return append(all, panel)
}

// noneText returns the text for an empty list, which explains what comes here.
func (g *games) noneText(u *ui.UI) string {
	key := "games.none.running"
	if g.filter == finishedGames {
		key = "games.none.finished"
	}
	text := u.T(key) + " "
	if !store.ReadOnly(g.s.Store) {
		text += u.T(key+".kept") + " "
	}
	return text + u.T("games.none.open")
}

// where returns the text of where the games are kept, and in a browser whether it may delete them by itself.
func (g *games) where(u *ui.UI) string {
	files := g.s.Store
	if p, ok := files.(store.Protector); ok {
		if p.Protected() {
			return u.T("games.where.protected")
		}
		return u.T("games.where.browser")
	}
	if store.ReadOnly(files) || files.Where() == "" {
		return u.T("games.where.memory")
	}
	return u.T("games.where", "where", files.Where())
}

// whereWidth is the greatest width of that text in design units.
const whereWidth = 900
