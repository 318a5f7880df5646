package table

import (
	"strconv"

	"islas/game/puertorico"
	"islas/render/puertorico/art"
	"islas/render/puertorico/caption"
	"islas/render/table"
	"islas/render/theme"
	"islas/render/ui"
)

// tilesView draws the open row of tiles, the quarries, and the face-down tiles.
type tilesView struct{ *frame }

// places returns where the tiles of the open row lie, the quarries, and the face-down tiles.
func (v tilesView) places() (row []ui.Rect, quarries, stack ui.Rect) {
	u, most := v.UI, v.State.Seats()+1
	cells := largest(v.lay.tiles.Inset(u.Px(6)), most+2, u.Px(3), 1)
	for i := range cells {
		cells[i] = cells[i].Fit(1)
	}
	return cells[:most], cells[most], cells[most+1]
}

// draw draws the open row, the quarries, and the face-down tiles.
func (v tilesView) draw() (want intent) {
	v.UI.Tray(v.lay.tiles)
	cells, quarries, stack := v.places()
	n := 0
	for i, t := range v.openRow() {
		if i < len(cells) && t != puertorico.NoTile {
			id, picture := "tile."+t.ID()+"."+strconv.Itoa(n), v.Of(art.Tile{Tile: t, Working: true})
			name, tip := caption.Tile(v.UI.T, t), caption.Plantation(v.UI.T, v.mine(), t)
			want = table.Or(want, v.pile(cells[i], id, puertorico.TileAction(t), name, tip, 1, picture))
			v.label(cells[i], caption.Good(v.UI.T, puertorico.Good(t)))
			n++
		}
	}
	return table.Or(table.Or(want, v.quarries(quarries)), v.stack(stack))
}

// label writes a word on the lower edge of a tile of the row, if it has room.
func (v tilesView) label(r ui.Rect, text string) {
	u, th := v.UI, v.UI.Theme()
	most := r.W + u.Px(6)
	style := u.Fitting(text, most, theme.SmallBold, theme.Small)
	w, high := u.MeasureText(style, text), u.LineHeight(style)
	if w > most || r.H < high*2 {
		return
	}
	at := ui.Rect{X: r.Middle().X - min(w+u.Px(8), most)/2, Y: r.Bottom() - high + u.Px(2), W: min(w+u.Px(8), most), H: high}
	u.Round(at, u.Px(5), theme.Alpha(th.PaperLight, 0.9), u.Px(1), theme.Alpha(th.BrassDark, 0.7))
	u.Text(at, style, th.Ink, ui.Centered, text)
}

// quarries draws the pile of quarries.
func (v tilesView) quarries(r ui.Rect) intent {
	n := v.of(partRow).Quarries()
	name, a := v.UI.T("tiles.quarries", "n", n), puertorico.TileAction(puertorico.Quarry)
	want := v.pile(r, "tile.quarry", a, name, v.UI.T("tile.tip-quarry", "left", name), n, func(at ui.Rect) {
		v.Show(at, art.Tile{Tile: puertorico.Quarry, Working: true})
	})
	if v.asks(puertorico.PhaseTile) && v.State.Reason(a) == puertorico.ReasonQuarryBarred {
		th := v.UI.Theme()
		v.plaque(ui.Rect{X: r.X, Y: r.Y + r.H*0.12, W: r.W, H: r.H}, v.UI.T("tiles.barred"), theme.Alpha(th.PaperLight, 0.92), th.Danger, theme.Alpha(th.BrassDark, 0.7))
	}
	return want
}

// stack draws the face-down tiles.
func (v tilesView) stack(r ui.Rect) intent {
	n := v.seen(number{counts: countsStack}, v.Before.Stack(), v.of(partRow).Stack())
	return v.pile(r, "stack", puertorico.DrawAction(), v.UI.T("tiles.stack", "n", n), caption.Stack(v.UI.T, v.known()), n, v.Of(&art.TileBack))
}

// Piles of tiles.
const (
	mostPiled = 4    // tiles that are drawn
	noneLeft  = 0.58 // opacity of the picture of an empty pile
)

// pile draws n tiles and returns the action a once they are clicked or dragged to the home board.
func (v tilesView) pile(r ui.Rect, id string, a puertorico.Action, name, tip string, n int, picture func(at ui.Rect)) intent {
	u, th := v.UI, v.UI.Theme()
	open := v.can(a)
	got := u.Region(id, r, ui.RegionOptions{
		Role: ui.RoleItem, Label: name, Tooltip: tip, Target: a, Disabled: !open, Why: v.whyThere(tip, a), Drag: open,
	})
	shown := max(min(n, mostPiled), 1)
	step := u.Px(2.5)
	at := r.Inset(step * float64(shown-1) / 2)
	switch {
	case n == 0: // still shows what lay there
		v.Faint(noneLeft, func() { picture(at) })
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
		v.Offered(r, u.Px(7))
	}
	if got.Dragging {
		v.Offered(v.lay.island, u.Px(12))
		v.carry(r, picture)
	}
	dropped, _, ok := u.Dropped()
	if open && (got.Clicked || ok && dropped == id && v.lay.island.Union(v.lay.city).Contains(u.Input().Pos)) {
		return a
	}
	return nil
}

// supplyView draws the worker ship, and the workers and barrels that are left.
type supplyView struct{ *frame }

// draw draws the worker ship with the workers aboard, and below it or beside it the barrels of each kind and the workers that are left.
func (v supplyView) draw() intent {
	r := v.lay.supply
	u, th := v.UI, v.UI.Theme()
	supply, ship := v.tally(number{counts: countsWorkers}), v.tally(number{counts: countsAboard})
	_, standing := v.of(partSupply).Colonists() // without those who wait to leave, who are drawn with the flights
	h := u.LineHeight(theme.SmallBold)
	steamer, rest := r.CutTop(r.W/art.ShipRatio, h*0.6)
	if r.W > r.H {
		steamer, rest = r.CutLeft(r.W*0.5, u.Px(8))
		steamer = steamer.Fit(art.ShipRatio)
	}
	aboard := u.T("supply.aboard", "n", ship)
	v.Tell("supply.aboard", steamer, aboard)
	v.Show(steamer, art.WorkerShip(standing))
	at := ui.Rect{X: steamer.Right() - h*2.4, Y: steamer.Bottom() - h*0.4, W: h * 2.4, H: h} // over the water, for the ship to be seen whole
	v.Tell("supply.ship", at, aboard)
	u.Round(at, h/2, th.PaperLight, u.Px(1), th.BrassDark)
	worker := func(r ui.Rect) { v.worker(r, 0) }
	v.Counted(at.InsetXY(u.Px(5), 0), strconv.Itoa(ship), th.Ink, worker)
	u.Round(rest, u.Px(8), th.PaperLight, u.Px(1), th.BrassDark)
	cells := rest.InsetXY(u.Px(6), u.Px(2)).Grid(2, (puertorico.Goods+2)/2, 0)
	for g := range puertorico.Good(puertorico.Goods) {
		n, ink := v.tally(supplyOf(g).number), th.Ink
		if n == 0 {
			ink = th.Danger
		}
		v.Tell("supply."+g.ID(), cells[g], u.T("supply.barrels", "n", n, "good", caption.Good(u.T, g)))
		v.Counted(cells[g], strconv.Itoa(n), ink, v.Of(art.Barrel(g)))
	}
	workers := cells[puertorico.Goods]
	v.Tell("supply.workers", workers, u.T("supply.workers", "n", supply))
	v.Counted(workers, strconv.Itoa(supply), th.Ink, worker)
	return nil
}

// carry draws something of the size of r at the pointer that drags it, above everything else.
func (f *frame) carry(r ui.Rect, picture func(at ui.Rect)) {
	u := f.UI
	u.PushLayer(ui.LayerFlying)
	defer u.PopLayer()
	at := ui.RectAround(u.Input().Pos, r.W, r.H).Moved(0, -r.H*0.2)
	u.Shadow(at.Inset(r.H*0.12), r.H*0.2, u.Px(12), u.Theme().Shadow)
	picture(at)
}
