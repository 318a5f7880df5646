package table

import (
	"islas/game/islas"
	"islas/render/islas/art"
	"islas/render/paint"
	"islas/render/theme"
	"islas/render/ui"
)

// drawOpen shows what lies open over the table.
func (t *Table) drawOpen(u *ui.UI) {
	b := u.Bounds()
	size := func(w, h float64) ui.Rect { return b.Center(min(u.Px(w), b.W*0.94), min(u.Px(h), b.H*0.94)) }
	closed := false
	switch t.open {
	case drawNothing:
		return
	case drawMenu:
		closed = u.Modal("menu", size(460, 470), u.T("table.menu"), func(r ui.Rect) { t.drawMenu(u, r) })
	case drawDiscard:
		closed = u.Modal("discards", size(1040, 720), u.T("table.discard-title"), func(r ui.Rect) { t.drawDiscards(u, r) })
	case drawSupply:
		closed = u.Modal("supplies", size(720, 380), u.T("table.open-supply"), func(r ui.Rect) { t.drawSupply(u, r) })
	case drawPowers:
		closed = u.Modal("deeds", size(1000, 860), u.T("table.open-powers"), func(r ui.Rect) { t.drawDeeds(u, r) })
	case drawLog:
		closed = u.Modal("book", size(720, 760), u.T("table.open-log"), func(r ui.Rect) { t.drawLog(u, r) })
	case drawLedger:
		closed = u.Modal("page", size(900, 420), u.T("ledger.title"), func(r ui.Rect) { t.drawPage(u, r) })
	}
	if closed {
		t.open = drawNothing
	}
}

// drawMenu leads away from the table and back.
func (t *Table) drawMenu(u *ui.UI, r ui.Rect) {
	rows := r.Column(5, u.Px(10))
	if u.Button("menu.resume", rows[0], u.T("table.resume"), ui.ButtonOptions{Primary: true, Icon: t.sign(paint.IconPlay)}) {
		t.open = drawNothing
	}
	if u.Button("menu.rules", rows[1], u.T("common.rules"), ui.ButtonOptions{Icon: t.sign(paint.IconBook)}) {
		t.s.Push(t.s.Routes.Rules(t.s))
	}
	if u.Button("menu.settings", rows[2], u.T("common.settings"), ui.ButtonOptions{Icon: t.sign(paint.IconGear)}) {
		t.s.Push(t.s.Routes.Settings(t.s))
	}
	if u.Button("menu.title", rows[3], u.T("table.to-title"), ui.ButtonOptions{Icon: t.sign(paint.IconDoor), Tooltip: u.T("table.to-title-tip")}) {
		t.s.Go(t.s.Routes.Title(t.s))
	}
	u.TextWrapped(rows[4], theme.Small, u.Theme().InkSoft, ui.Center|ui.Middle, u.T("table.saved"))
}

// drawDiscards spreads the discard pile, the last card first.
func (t *Table) drawDiscards(u *ui.UI, r ui.Rect) {
	s := t.frame.carded()
	n := s.DiscardSize()
	g := u.Px(10)
	columns := max(1, int((r.W-u.Px(20)+g)/(u.Px(132)+g)))
	rows := (n + columns - 1) / columns
	w := (r.W - u.Px(20) - float64(columns-1)*g) / float64(columns)
	h := w / art.CardRatio
	u.Scroll("discards.list", r, float64(rows)*(h+g), func(content ui.Rect) {
		for i := range n {
			at := ui.Rect{X: content.X + float64(i%columns)*(w+g), Y: content.Y + float64(i/columns)*(h+g), W: w, H: h}
			if at.Bottom() < r.Y || at.Y > r.Bottom() {
				continue
			}
			t.card(u, at, s.DiscardAt(n-1-i))
		}
	})
}

// drawPage shows the ledger of a settler who came earlier.
func (t *Table) drawPage(u *ui.UI, r ui.Rect) {
	log := t.session.Log()
	if t.entry < 0 || t.entry >= log.Len() {
		return
	}
	e := log.Step(t.entry).Event
	card, rest := r.CutLeft(min(r.H*art.CardRatio, r.W*0.28))
	t.card(u, card.Fit(art.CardRatio), e.Card)
	_, rest = rest.CutLeft(u.Px(14))
	if e.Card.Pirate() {
		t.pirateLedger(u, rest, attack(log, t.entry))
		return
	}
	a := arrival{active: true, card: e.Card, compare: e.Comparison, stage: readOut, result: e, settled: true}
	a.reading = readingOf(e.Card, e.Comparison, t.state().Seats())
	t.settlerLedger(u, rest, "page", a)
}

// drawColours lets the person choose the colour of the building where several may be taken.
func (t *Table) drawColours(u *ui.UI) {
	if !t.pick.needsColour(t.legal) {
		return
	}
	o := t.pick.offered(t.legal)
	kind := islas.House
	switch t.pick.kind {
	case islas.MakePalace:
		kind = islas.Palace
	case islas.MakeTown:
		kind = islas.Town
	}
	n := o.colours.Count()
	b := u.Bounds()
	r := b.Center(min(b.W*0.94, u.Px(float64(n)*128+80)), min(b.H*0.9, u.Px(280)))
	if u.Modal("colours", r, u.T("table.colour-title"), func(r ui.Rect) {
		cells := r.Row(n, u.Px(8))
		i := 0
		for c := range o.colours.All() {
			cell := cells[i]
			i++
			got := u.Region("colour."+c.String(), cell, ui.RegionOptions{Label: t.piecename(u, kind, c)})
			fill := u.Theme().PaperLight
			if got.Hover || got.Ring {
				fill = u.Theme().BrassLight
			}
			u.Round(cell, u.Px(8), fill, u.Px(2), u.Theme().BrassDark)
			label, picture := cell.CutBottom(u.Px(34))
			side := min(picture.W, picture.H) * 0.8
			t.piece(u, picture.Center(side, side), islas.Building{Kind: kind, Colour: c})
			u.Text(label, theme.Small, u.Theme().Ink, ui.Center|ui.Middle, u.T("colour."+c.String()))
			if got.Clicked {
				t.pick.colour = c
			}
		}
	}) {
		t.pick.plot = islas.NoPlot
	}
}
