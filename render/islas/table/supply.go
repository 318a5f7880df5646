package table

import (
	"strconv"

	"islas/game"
	"islas/game/islas"
	"islas/render/islas/art"
	"islas/render/theme"
	"islas/render/ui"
)

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
			if v.scarce(f, k, c) {
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
	v.line(f, line.InsetXY(u.Px(6), u.Px(3)), all)
	return want
}

// line draws buildings with their numbers side by side in r.
func (v *supplyView) line(f *frame, r ui.Rect, all []islas.Building) {
	u := f.UI
	if len(all) == 0 {
		u.TextFitted(r, u.Theme().InkSoft, ui.Left|ui.Middle, u.T("table.supply-enough"), theme.Small)
		return
	}
	width := min(u.Px(62), r.W/float64(len(all)))
	for _, b := range all {
		v.stock[b.Kind][b.Colour] = drawStock(f, "supply", r.TakeLeft(width, 0), b.Kind, b.Colour)
	}
}

// scarce reports whether few pieces of a kind and colour are left, or the number is changing.
func (supplyView) scarce(f *frame, k islas.Kind, c islas.Colour) bool {
	const few = 2 // of houses and palaces; there are never more towns
	n := stocked(f, k, c)
	return n <= min(few, k.PerColour()-1) || f.Moving && f.Before.Supply(k, c) != f.State.Supply(k, c)
}

// stockWide is the least width of a cell of the supply, in design units; where columns are narrower each colour has a row.
const stockWide = 52

// drawSupplyTray draws the tray with the whole supply in r: a column for each colour and a row for each kind, or the other way round
// where columns would be too narrow. The ids of its widgets begin with id. It returns where the pieces lie.
func drawSupplyTray(f *frame, id string, r ui.Rect) (stock [islas.Kinds][islas.Colours]ui.Rect) {
	u, th := f.UI, f.UI.Theme()
	// The tray is lined with paper, on which pieces of all colours stand out.
	u.Paper(r, u.Px(10), th.PaperDark)
	u.Stroke(r, u.Px(10), u.Px(3), th.Brass, th.BrassDark)
	in, gap := r.Inset(u.Px(8)), u.Px(2)
	cells := in.Grid(islas.Colours, islas.Kinds, gap)
	turned := u.Narrow() && cells[0].W < u.Px(stockWide)
	if turned {
		cells = in.Grid(islas.Kinds, islas.Colours, gap)
	}
	for k := range islas.Kinds {
		for c := range islas.Colours {
			at := k*islas.Colours + c
			if turned {
				at = c*islas.Kinds + k
			}
			stock[k][c] = drawStock(f, id, cells[at], islas.Kind(k), islas.Colour(c))
		}
	}
	return stock
}

// drawStock draws the pieces of a kind and colour in a cell, as a widget with an id, and returns where they lie.
func drawStock(f *frame, id string, cell ui.Rect, k islas.Kind, c islas.Colour) ui.Rect {
	u, th := f.UI, f.UI.Theme()
	n := stocked(f, k, c)
	figure, picture := cell.CutRight(min(cell.W*0.42, u.Px(24)))
	side := min(picture.W, picture.H)
	at := picture.Center(side, side)
	if n == 0 {
		u.PushAlpha(0.3)
	}
	f.paint.piece(at, islas.Building{Kind: k, Colour: c}, false)
	if n == 0 {
		u.PopAlpha()
	}
	u.TextFitted(figure, th.Ink, ui.Center|ui.Middle, strconv.Itoa(n), theme.Number, theme.SmallBold)
	text := u.T("table.supply", "piece", pieceName(u, k, c), "n", n)
	u.Passive(id+"."+k.String()+"."+c.String(), cell, ui.RegionOptions{Label: text, Tooltip: text})
	return at
}

// stocked returns how many pieces of a kind and colour the supply shows. A piece counts as soon as it has come back, and until it leaves.
func stocked(f *frame, k islas.Kind, c islas.Colour) (n int) {
	if !f.Moving {
		return f.State.Supply(k, c)
	}
	e, p := &f.Event, f.Progress
	n = f.Before.Supply(k, c)
	change := func(at float64, by int) {
		if p >= at {
			n += by
		}
	}
	switch e.Kind {
	case islas.EvBuild, islas.EvSettler:
		if e.Seat != game.NoSeat && k == islas.House && c == e.Colour {
			change(f.row.piles, -1)
		}
	case islas.EvPalace, islas.EvTown:
		i := 0
		for plot := range e.From.All() {
			if b, ok := f.Before.At(e.Seat, plot); ok && b.Kind == k && b.Colour == c {
				_, gone := sinks(i, e.From.Count())
				change(gone, 1)
			}
			i++
		}
		if b, ok := f.State.At(e.Seat, e.Plot); ok && b.Kind == k && b.Colour == c {
			change(sinksUntil, -1)
		}
	case islas.EvLoss:
		if k == islas.House && c == e.Colour {
			change(raidEnds, 1)
		}
	}
	return n
}
