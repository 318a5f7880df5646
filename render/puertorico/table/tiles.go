package table

import (
	"strconv"
	"strings"

	"islas/game/puertorico"
	"islas/render/table"
	"islas/render/theme"
	"islas/render/ui"
)

// tilePlaces is where the tiles of the open row lie, the quarries, and the tiles that lie face down.
func (f *frame) tilePlaces() (row []ui.Rect, quarries, stack ui.Rect) {
	u := f.UI
	in := f.lay.tiles.Inset(u.Px(8))
	most := f.State.Seats() + 1
	columns, rows := most+2, 1
	for k := 2; k <= 4; k++ { // in as many rows as make them largest
		c := (most + 2 + k - 1) / k
		if min(in.W/float64(c), in.H/float64(k)) > min(in.W/float64(columns), in.H/float64(rows))*1.01 {
			columns, rows = c, k
		}
	}
	cells := in.Grid(columns, rows, u.Px(5))
	for i := range cells {
		side := min(cells[i].W, cells[i].H)
		cells[i] = cells[i].Center(side, side)
	}
	return cells[:most], cells[most], cells[most+1]
}

// drawTiles are the open row, the quarries, and the tiles that lie face down.
func drawTiles(f *frame) (want intent) {
	if f.lay.tiles.Empty() {
		return nil
	}
	f.UI.Tray(f.lay.tiles)
	cells, quarries, stack := f.tilePlaces()
	for i, t := range f.openRow() {
		if i < len(cells) && t != puertorico.NoTile {
			want = table.Or(want, f.rowTile(cells[i], t, i))
		}
	}
	return table.Or(table.Or(want, f.quarries(quarries)), f.stack(stack))
}

// rowTile draws a tile of the open row.
func (f *frame) rowTile(r ui.Rect, t puertorico.Tile, i int) intent {
	name := tileName(f.UI, t)
	want := f.pile(r, "tile."+t.ID()+"."+strconv.Itoa(i), puertorico.TileAction(t), name, f.tileTip(t), 1, func(at ui.Rect) {
		f.paint.tile(at, t, true)
	})
	f.tileLabel(r, goodName(f.UI, puertorico.Good(t)), f.UI.Theme().Ink)
	return want
}

// tileTip says what a plantation is good for, to whoever has to choose one.
func (f *frame) tileTip(t puertorico.Tile) string {
	g, name := puertorico.Good(t), tileName(f.UI, t)
	if g == puertorico.Corn {
		return f.UI.T("tile.tip-corn", "name", name)
	}
	return f.UI.T("tile.tip", "name", name, "good", kindName(f.UI, g), "n", g.Price())
}

// tileLabel writes a word on the lower edge of a tile of the row, if it has room for it.
func (f *frame) tileLabel(r ui.Rect, text string, ink theme.Color) {
	u, th := f.UI, f.UI.Theme()
	style, most := theme.SmallBold, r.W+u.Px(6)
	w := u.MeasureText(style, text)
	if w > most {
		style = theme.Small
		w = u.MeasureText(style, text)
	}
	high := u.LineHeight(style)
	if w > most || r.H < high*2 {
		return
	}
	at := ui.Rect{X: r.Middle().X - min(w+u.Px(8), most)/2, Y: r.Bottom() - high + u.Px(2), W: min(w+u.Px(8), most), H: high}
	u.Round(at, u.Px(5), theme.Alpha(th.PaperLight, 0.9), u.Px(1), theme.Alpha(th.BrassDark, 0.7))
	u.Text(at, style, ink, ui.Centered, text)
}

// quarries draws the pile of quarries.
func (f *frame) quarries(r ui.Rect) intent {
	n := f.of(partRow).Quarries()
	name, a := f.UI.T("tiles.quarries", "n", n), puertorico.TileAction(puertorico.Quarry)
	want := f.pile(r, "tile.quarry", a, name, f.UI.T("tile.tip-quarry", "left", name), n, func(at ui.Rect) {
		f.paint.tile(at, puertorico.Quarry, true)
	})
	if f.asks(puertorico.PhaseTile) && f.reason(a) == puertorico.ReasonQuarryBarred {
		f.barred(r)
	}
	return want
}

// barred says on the pile of quarries whose they are, in two lines where one has no room.
func (f *frame) barred(r ui.Rect) {
	u, th := f.UI, f.UI.Theme()
	lines := []string{u.T("tiles.barred")}
	if u.MeasureText(theme.SmallBold, lines[0]) > r.W {
		lines = strings.Fields(lines[0])
	}
	style, wide, high := theme.SmallBold, 0.0, u.LineHeight(theme.SmallBold)
	for _, line := range lines {
		wide = max(wide, u.MeasureText(style, line))
	}
	at := ui.RectAround(ui.Point{X: r.Middle().X, Y: r.Y + r.H*0.34}, wide+u.Px(6), high*(1+denseLine*float64(len(lines)-1)))
	u.Round(at, u.Px(5), theme.Alpha(th.PaperLight, 0.92), u.Px(1), theme.Alpha(th.BrassDark, 0.7))
	for i, line := range lines {
		u.Text(ui.Rect{X: at.X, Y: at.Y + high*denseLine*float64(i), W: at.W, H: high}, style, th.Danger, ui.Centered, line)
	}
}

// stack draws the tiles that lie face down.
func (f *frame) stack(r ui.Rect) intent {
	n := f.seen(number{counts: countsStack}, f.Before.Stack(), f.of(partRow).Stack())
	return f.pile(r, "stack", puertorico.DrawAction(), f.UI.T("tiles.stack", "n", n), f.stackTip(), n, f.paint.tileBack)
}

// stackTip says how many tiles of each kind lie face down and how many are discarded.
func (f *frame) stackTip() string {
	u, s := f.UI, f.known()
	list := func(count func(g puertorico.Good) int) string {
		var all []string
		for g := range puertorico.Good(puertorico.Goods) {
			if n := count(g); n > 0 {
				all = append(all, barrelsOf(u, g, n))
			}
		}
		return strings.Join(all, ", ")
	}
	tip := u.T("tiles.stack", "n", s.Stack())
	down, gone := s.StackOf(), s.Discards()
	if kinds := list(func(g puertorico.Good) int { return down[g] }); kinds != "" {
		tip = u.T("tiles.kinds", "what", tip, "list", kinds)
	}
	if kinds := list(func(g puertorico.Good) int { return int(gone[g]) }); kinds != "" {
		tip += "\n" + u.T("tiles.discards", "list", kinds)
	}
	return tip
}

// noneLeft is how visible the picture of a pile is of which nothing is left.
const noneLeft = 0.58

// mostPiled is how many tiles of a pile can be seen.
const mostPiled = 4

// pile is something tiles are taken from by a click or by dragging them to the own island; of several the number is written on it.
func (f *frame) pile(r ui.Rect, id string, a puertorico.Action, name, tip string, n int, picture func(at ui.Rect)) intent {
	u, th := f.UI, f.UI.Theme()
	open := f.can(a)
	got := u.Region(id, r, ui.RegionOptions{
		Role: ui.RoleItem, Label: name, Tooltip: tip, Target: a, Disabled: !open, Why: f.whyThere(tip, a), Drag: open,
	})
	shown := max(min(n, mostPiled), 1)
	step := u.Px(2.5)
	at := r.Inset(step * float64(mostPiled-1) / 2)
	switch {
	case n == 0: // one still sees what lay there
		u.PushAlpha(noneLeft)
		picture(at)
		u.PopAlpha()
		u.Round(at, u.Px(6), theme.Alpha(th.ClothDark, 0), u.Px(1.5), theme.Alpha(th.BrassLight, 0.8))
	case got.Dragging:
	default:
		for i := range shown {
			picture(at.Moved(0, step*(float64(shown-1)/2-float64(i))))
		}
	}
	if id == "stack" || id == "tile.quarry" {
		u.Badge(ui.Rect{X: at.X - u.Px(2), Y: at.Bottom() - u.Px(28), W: at.W, H: u.Px(30)}, strconv.Itoa(n), th.PaperLight)
	}
	if open {
		f.offered(r, u.Px(7))
	}
	if got.Dragging {
		f.offered(f.lay.island, u.Px(12))
		f.carry(r, picture)
	}
	if got.Clicked && open || f.droppedAt(id, f.lay.island.Union(f.lay.city)) && open {
		return a
	}
	return nil
}
