package table

import (
	"strconv"

	"islas/game"
	"islas/game/islas"
	"islas/render/playing"
	"islas/render/theme"
	"islas/render/ui"
)

// supplyView shows what nobody has on an island.
type supplyView struct {
	stock [islas.Kinds][islas.Colours]ui.Rect // where the pieces lie, empty where they are not to be seen
}

// draw shows the supply in its place, if there is room for it.
func (v *supplyView) draw(f *frame) {
	v.stock = [islas.Kinds][islas.Colours]ui.Rect{}
	if !f.lay.supply.Empty() {
		v.stock = drawSupplyTray(f, f.lay.supply)
	}
}

// drawSupplyTray shows the tray with the supply in r: a column a colour, a row a kind. It returns where the pieces lie.
func drawSupplyTray(f *frame, r ui.Rect) (stock [islas.Kinds][islas.Colours]ui.Rect) {
	u, th := f.ui, f.ui.Theme()
	// The tray is lined with paper, on which pieces of all colours stand out.
	u.Paper(r, u.Px(10), th.PaperDark)
	u.Stroke(r, u.Px(10), u.Px(3), th.Brass, th.BrassDark)
	rows := r.Inset(u.Px(8)).Column(islas.Kinds, u.Px(2))
	for k := range islas.Kind(islas.Kinds) {
		for c, cell := range rows[k].Row(islas.Colours, u.Px(2)) {
			stock[k][c] = drawStock(f, cell, k, islas.Colour(c))
		}
	}
	return stock
}

// drawStock shows the pieces of a kind and colour in a cell of the tray. It returns where they lie.
func drawStock(f *frame, cell ui.Rect, k islas.Kind, c islas.Colour) ui.Rect {
	u, th := f.ui, f.ui.Theme()
	n, fresh := stocked(f, k, c)
	if fresh > 0 {
		u.Round(cell, u.Px(6), theme.Alpha(th.PaperLight, 0.8*fresh), 0, theme.Color{})
	}
	figure, picture := cell.CutRight(min(cell.W*0.42, u.Px(24)))
	side := min(picture.W, picture.H)
	at := picture.Center(side, side)
	if n == 0 {
		u.PushAlpha(0.3)
	}
	f.paint.piece(at, islas.Building{Kind: k, Colour: c})
	if n == 0 {
		u.PopAlpha()
	}
	u.TextFitted(figure, th.Ink, ui.Center|ui.Middle, strconv.Itoa(n), theme.Number, theme.SmallBold)
	text := u.T("table.supply", "piece", pieceName(u, k, c), "n", n)
	u.Region("supply."+k.String()+"."+c.String(), cell, ui.RegionOptions{
		Role: ui.RoleOther, NoFocus: true, Cursor: ui.CursorDefault, Label: text, Tooltip: text,
	})
	return at
}

// stocked is how many pieces the supply tray shows, and how lately that has changed, from 1 to 0. A piece counts as soon
// as it has come back, and no longer as soon as it has left.
func stocked(f *frame, k islas.Kind, c islas.Colour) (n int, fresh float64) {
	if !f.moving {
		return f.state.Supply(k, c), 0
	}
	e, p := &f.event, f.progress
	n = f.before.Supply(k, c)
	change := func(at float64, by int) {
		if p >= at {
			n += by
			fresh = max(fresh, 1-playing.Within(p, at, at+0.3))
		}
	}
	switch e.Kind {
	case islas.EvBuild, islas.EvSettler:
		if e.Seat != game.NoSeat && k == islas.House && c == e.Colour {
			change(takesOff(e.Kind), -1)
		}
	case islas.EvPalace, islas.EvTown:
		i := 0
		for plot := range e.From.All() {
			if b, ok := f.before.At(e.Seat, plot); ok && b.Kind == k && b.Colour == c {
				_, gone := sinks(i, e.From.Count())
				change(gone, 1)
			}
			i++
		}
		if b, ok := f.state.At(e.Seat, e.Plot); ok && b.Kind == k && b.Colour == c {
			change(sinksUntil, -1)
		}
	case islas.EvLoss:
		if k == islas.House && c == e.Colour {
			change(raidEnds, 1)
		}
	}
	return n, fresh
}
