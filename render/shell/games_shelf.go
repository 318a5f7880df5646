package shell

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/render/keep/store"
	"islas/render/paint/figures"
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

	shelfTight = 6 // and beside that in a slim window
)

// shelving is how cards are arranged.
type shelving struct {
	columns int
	width   float64 // of a card
	picture float64 // height of its picture, if its words stand below that
	broad   bool    // they stand beside it
}

// arrange arranges n cards in a window's part of the size of r, so that one is seen whole.
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

// shelvesOf arranges n cards of a least width in design units beside each other.
func shelvesOf(u *ui.UI, width float64, n int, least float64) shelving {
	gap := u.Px(shelfGap)
	columns := max(min(int((width+gap)/(u.Px(least)+gap)), n), 1)
	return shelving{columns: columns, width: (width - gap*float64(columns-1)) / float64(columns)}
}

// drawShelves draws the cards on shelves that are scrolled, above them what is shown and what was deleted last, as far as there is no room
// for that in the free part of the bar and at the lower edge, and below them where the games lie.
func (g *games) drawShelves(u *ui.UI, free, below ui.Rect) {
	margin, end, cards := u.Px(edge), u.Px(shelfEnd), g.shown()
	if slim(u) {
		margin, end = u.Px(shelfTight), u.Px(shelfTight)
	}
	width := below.W - 2*margin - u.Px(scrollMargin) - 2*end
	all := []block{space(0)} // as far from the bar as shelves from each other
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
	if spare := room.H - heightOf(all, gap) - gap - foot; spare > 0 { // where the games lie stands at the lower edge
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

// shelfBlock is cards on a shelf; room is what can be seen of all shelves at once.
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

// seen reports whether something of r can be seen in a room.
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

// Sizes of what is shown where there is no game, in design units.
const (
	noneWidth = 640
	noneShip  = 230 // height of the ship
	noneGap   = 20
)

// noneBlocks say that there is nothing to show and what comes here, and lead to a new game. A ship lies above them where there is room.
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

// noneText says that there is nothing to show, and what comes here.
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

// where says where the games lie, and, of a browser, whether it may delete them by itself.
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

// whereWidth is the greatest width of that sentence in design units.
const whereWidth = 900
