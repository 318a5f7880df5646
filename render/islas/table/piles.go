package table

import (
	"strconv"

	"islas/game"
	"islas/game/islas"
	"islas/render/islas/art"
	"islas/render/islas/caption"
	"islas/render/paint"
	"islas/render/paint/figures"
	"islas/render/table"
	"islas/render/theme"
	"islas/render/ui"
)

// pilesView draws the deck and the discard pile, each with its number of cards.
type pilesView struct {
	deck    lying // the top card of the deck
	discard lying // the top card of the discard pile
	rest    rest  // the discarded card that is rested on
}

// draw draws the piles.
func (v *pilesView) draw(f *frame) intent {
	v.rest = nowhere()
	return table.Or(v.drawDeck(f), v.drawDiscard(f))
}

// pile draws a place for n cards in r with a line below it, whose key ends in its id; a lit one is to be clicked.
func pile(f *frame, id string, r ui.Rect, n int, lit bool, o ui.RegionOptions, draw func(picture ui.Rect)) ui.Response {
	u := f.UI
	if lit {
		th := u.Theme()
		u.Round(r, u.Px(10), theme.Alpha(th.BrassLight, 0.35), 0, theme.Color{})
		u.Highlight(r, u.Px(10), u.Px(3), th.Focus, th.Focus)
	}
	picture, label := pileIn(r, u.Px(1))
	draw(picture)
	o.Label = u.T("table."+id, "n", n)
	text, inner := o.Label, label.InsetXY(u.Px(4), 0)
	if u.MeasureText(theme.Small, text) > inner.W {
		text = strconv.Itoa(n)
	}
	u.Round(label.InsetXY(u.Px(1), u.Px(1)), u.Px(6), theme.Alpha(u.Theme().ClothDark, 0.75), 0, theme.Color{})
	u.TextFitted(inner, u.Theme().OnDark, ui.Center|ui.Middle, text, theme.SmallBold, theme.Small)
	return u.Region(id, r, o)
}

func (v *pilesView) drawDeck(f *frame) intent {
	u, n := f.UI, decked(f)
	draw, extra := f.choice.plays(islas.DrawCards), f.choice.plays(islas.ExtraCard)
	tip, action := u.T("table.deck-extra"), islas.DrawAction()
	if draw {
		tip = u.T("table.deck-draw", "n", f.drawCount())
	}
	if f.mayExtra() {
		action = islas.ExtraAction()
	}
	lit := draw && (f.State.MustDraw() || !f.choice.plays(islas.Build))
	got := pile(f, "deck", f.lay.deck, n, lit, ui.RegionOptions{Tooltip: tip, Disabled: !draw && !extra, Why: f.whyNot(action), Target: islas.DrawCards}, func(r ui.Rect) {
		if v.deck.at = stack(u, r, n); n > 0 {
			f.card(v.deck.at, islas.NoCard)
		}
	})
	switch {
	case got.Clicked && draw:
		return islas.DrawAction()
	case got.Clicked && extra:
		return islas.ExtraAction()
	}
	return nil
}

func (v *pilesView) drawDiscard(f *frame) intent {
	u, s, n := f.UI, f.seen(), f.seen().DiscardSize()
	got := pile(f, "discard", f.lay.discard, n, false, ui.RegionOptions{
		Tooltip: u.T("table.discard-open"), Disabled: n == 0, Why: u.T("table.discard-none"), Looks: true,
	}, func(r ui.Rect) {
		if v.discard.at = stack(u, r, n); n > 0 {
			f.card(v.discard.at, s.DiscardAt(n-1))
		}
	})
	if got.Tip && n > 0 {
		v.rest = rest{card: s.DiscardAt(n - 1), at: f.lay.discard}
	}
	if got.Clicked {
		return drawDiscard
	}
	return nil
}

// decked returns how many cards the deck shows: with those that have not set off yet.
func decked(f *frame) int {
	if !f.shows(islas.EvDeal) && !f.shows(islas.EvDraw) {
		return f.seen().DeckSize()
	}
	n := f.State.DeckSize()
	for i := range f.Event.Count {
		if from, _ := dealt(i, f.Event.Count); f.Progress <= from {
			n++
		}
	}
	return n
}

// pileIn divides a pile's place into its picture and the line below. px is the number of pixels per design unit.
func pileIn(r ui.Rect, px float64) (picture, label ui.Rect) {
	label, picture = r.CutBottom(28 * px)
	return picture.Inset(3 * px), label
}

// stack draws a pile of n cards below its top card: as many edges as fit its height. It returns where the top card lies.
func stack(u *ui.UI, r ui.Rect, n int) (top ui.Rect) {
	th := u.Theme()
	top = r.Inset(u.Px(4)).Fit(art.CardRatio)
	if n == 0 {
		u.Round(top, u.Px(8), theme.Alpha(th.ClothDark, 0.35), u.Px(1.5), theme.Alpha(th.OnDarkSoft, 0.6))
		return top
	}
	edges := min(4, (n+11)/12)
	for i := edges; i > 0; i-- {
		at := top.Moved(u.Px(float64(i)*1.6), u.Px(float64(i)*1.6))
		u.Round(at, u.Px(6), th.PaperDark, u.Px(1), th.BrassDark)
	}
	return top
}

// Sizes of the discarded cards that are looked at, in design units.
const (
	discardWidth = 150.0 // width of a card
	discardGap   = 10.0
	discardsFew  = 4 // least and greatest number of cards side by side
	discardsMost = 6
)

// open draws the discard pile in a dialog, the last card first.
func (v *pilesView) open(f *frame) (closed bool) {
	u, s := f.UI, f.seen()
	n := s.DiscardSize()
	most := min(max(n, discardsFew), discardsMost)
	wide, high := discardWidth+discardGap, discardWidth/art.CardRatio+discardGap
	in := float64((n+most-1)/most)*high + 2*theme.Margin + theme.Target + 2*theme.Gap + discardGap
	return table.Dialog(u, "discards", float64(most)*wide+discardGap+2*theme.Margin, in, u.T("table.discard-title"), func(r ui.Rect) {
		g, width := u.Px(discardGap), r.W-u.Px(18)
		columns := min(max(1, int((width+g)/(u.Px(discardWidth*0.8)+g))), most)
		rows, h := (n+columns-1)/columns, (width-float64(columns-1)*g)/float64(columns)/art.CardRatio
		u.Scroll("discards.list", r, float64(rows)*(h+g), func(content ui.Rect) {
			content.W, content.H = width, float64(rows)*(h+g)-g
			for i, at := range content.Grid(columns, rows, g)[:n] {
				if at.Bottom() < r.Y || at.Y > r.Bottom() {
					continue
				}
				card := s.DiscardAt(n - 1 - i)
				f.card(at, card)
				if u.Region("discarded."+strconv.Itoa(i), at, ui.RegionOptions{
					Role: ui.RoleItem, Looks: true, Cursor: ui.CursorDefault, Label: caption.CardName(u.T, card), Tooltip: cardText(f, card), TipAside: f.foretells(),
				}).Tip {
					v.rest = rest{card: card, at: at}
				}
			}
		})
	})
}

// drawShip draws the place of the ship, where it takes cards.
func drawShip(f *frame) intent {
	u, n := f.UI, f.seen().ShipSize()
	loading, can := f.choice.plays(islas.Load), f.choice.loads()
	got := pile(f, "ship", f.lay.ship, n, can || loading && f.dragged != islas.NoCard, ui.RegionOptions{
		Tooltip: shipTip(f, u.T("table.ship-load")), Disabled: !loading, Why: shipTip(f, f.whyNot(islas.LoadAction(islas.NoCard))), DropOn: loading, Target: islas.Load,
	}, func(r ui.Rect) {
		if !f.sails() && (f.quay().Empty() || f.State.Over()) {
			f.Show(r, ship{cards: n})
			return
		}
		side := min(u.Px(72), r.H) // its berth
		f.Icon(r.Center(side, side), paint.IconAnchor, theme.Alpha(u.Theme().OnDarkSoft, 0.45))
	})
	if can && (got.Clicked || got.Dropped != "") {
		return islas.LoadAction(f.choice.card)
	}
	return nil
}

// shipTip returns a text with the cards aboard that the viewer has put there this round (rules, section 12).
func shipTip(f *frame, text string) string {
	for i := range f.State.ShipSize() {
		if c, by := f.State.ShipAt(i); by == f.Viewer && f.Viewer != game.NoSeat && c != islas.NoCard {
			text += "\n" + f.UI.T("table.ship-yours", "who", caption.CardName(f.UI.T, c))
		}
	}
	return text
}

// quay returns where the ship lies while it unloads: empty if it stays in its place.
func (f *frame) quay() ui.Rect {
	if !f.arriving || f.lay.quayside.Empty() {
		return ui.Rect{}
	}
	return f.lay.quayside.Inset(10 * f.lay.px).Fit(figures.ShipRatio)
}

// supplyView draws the pieces that are on no island.
type supplyView struct {
	stock [islas.Kinds][islas.Colours]ui.Rect // where the pieces lie, empty where they are not drawn
}

// draw draws what is scarce of the supply in its place, if there is room for it; a click opens the whole supply.
func (v *supplyView) draw(f *frame) (want intent) {
	v.stock = [islas.Kinds][islas.Colours]ui.Rect{}
	r := f.lay.supply
	if r.Empty() {
		return nil
	}
	if f.arriving { // houses come and go, and the place of the buttons is free
		v.stock = drawSupplyTray(f, "supply", r.Union(f.lay.actions))
		return nil
	}
	u := f.UI
	u.Paper(r, u.Px(10), u.Theme().PaperDark)
	var all []islas.Building // what is scarce, and what is being taken or brought
	for k := range islas.Kind(islas.Kinds) {
		for c := range islas.Colour(islas.Colours) {
			few := min(2, k.PerColour()-1) // of houses and palaces; there are never more towns
			if f.seen().Supply(k, c) <= few || f.Moving && f.Before.Supply(k, c) != f.State.Supply(k, c) {
				all = append(all, islas.Building{Kind: k, Colour: c})
			}
		}
	}
	button, line := r.CutLeft(min(r.W*0.36, u.Px(140)))
	label := u.T("table.open-supply")
	if len(all) > 4 {
		button, line = r.CutLeft(u.Px(60))
		label = ""
	}
	if u.Button("open.supply", button, label, ui.ButtonOptions{
		Icon: f.Sign(art.IconHouse), Name: u.T("table.open-supply"), Style: theme.SmallBold, Tooltip: u.T("table.supply-open"), Looks: true,
	}) {
		want = drawSupply
	}
	for k := range v.stock { // what is not in the line comes from its button
		for c := range v.stock[k] {
			v.stock[k][c] = button.Center(button.H*0.6, button.H*0.6)
		}
	}
	line = line.InsetXY(u.Px(6), u.Px(3))
	if len(all) == 0 {
		u.TextFitted(line, u.Theme().InkSoft, ui.Left|ui.Middle, u.T("table.supply-enough"), theme.Small)
		return want
	}
	width := min(u.Px(62), line.W/float64(len(all)))
	for _, b := range all {
		v.stock[b.Kind][b.Colour] = drawStock(f, "supply", line.TakeLeft(width, 0), b.Kind, b.Colour)
	}
	return want
}

// drawSupplyTray draws the whole supply in r, a column for each colour, or a row if r is upright, and returns where the pieces lie.
func drawSupplyTray(f *frame, id string, r ui.Rect) (stock [islas.Kinds][islas.Colours]ui.Rect) {
	u, th := f.UI, f.UI.Theme()
	// The tray is lined with paper, on which pieces of all colours stand out.
	u.Paper(r, u.Px(10), th.PaperDark)
	u.Stroke(r, u.Px(10), u.Px(3), th.Brass, th.BrassDark)
	in, gap, upright := r.Inset(u.Px(8)), u.Px(2), r.H > r.W
	cells := in.Grid(islas.Colours, islas.Kinds, gap)
	if upright {
		cells = in.Grid(islas.Kinds, islas.Colours, gap)
	}
	for k := range islas.Kinds {
		for c := range islas.Colours {
			at := k*islas.Colours + c
			if upright {
				at = c*islas.Kinds + k
			}
			stock[k][c] = drawStock(f, id, cells[at], islas.Kind(k), islas.Colour(c))
		}
	}
	return stock
}

// drawStock draws the pieces of a kind and colour in a cell, as a widget with an id, and returns where they lie.
func drawStock(f *frame, id string, cell ui.Rect, k islas.Kind, c islas.Colour) ui.Rect {
	u, n, visible := f.UI, f.seen().Supply(k, c), 1.0
	figure, picture := cell.CutRight(min(cell.W*0.42, u.Px(24)))
	side := min(picture.W, picture.H)
	at := picture.Center(side, side)
	if n == 0 {
		visible = 0.3
	}
	f.Faint(visible, func() { f.Show(at, art.Piece{Kind: k, Colour: c}) })
	u.TextFitted(figure, u.Theme().Ink, ui.Center|ui.Middle, strconv.Itoa(n), theme.Number, theme.SmallBold)
	text := u.T("table.supply", "piece", caption.Piece(u.T, k, c), "n", n)
	u.Passive(id+"."+k.String()+"."+c.String(), cell, ui.RegionOptions{Label: text, Tooltip: text})
	return at
}
