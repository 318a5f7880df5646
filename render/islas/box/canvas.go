package box

import (
	"math"
	"strconv"

	"islas/game/islas"
	"islas/game/islas/board"
	"islas/game/islas/board/sketch"
	"islas/render/paint"
	"islas/render/theme"
	"islas/render/ui"
)

// leastScale is how large a board unit is at least, in design units, so that every side can be hit.
const leastScale = 0.95

// pane is how the hexagons are shown: all of them, or so many parts beside each other that overlap by a hexagon at least.
type pane struct {
	w, h, scale float64 // pixels, and pixels a board unit
	parts       int
}

// paneFor returns the pane for a width.
func paneFor(u *ui.UI, width float64) pane {
	scale := max(min(width, u.Px(boardMost))/board.Width, u.Px(leastScale))
	all, cell := board.Width*scale, cellWide*scale
	if all <= width {
		return pane{all, board.Height * scale, scale, 1}
	}
	return pane{width, board.Height * scale, scale, max(int(math.Ceil((all-cell)/(width-cell))), 2)}
}

// lattice returns where the hexagons lie in r, while one of the parts is shown.
func (n pane) lattice(r ui.Rect, part int) lattice {
	shift := 0.0
	if n.parts > 1 {
		shift = (board.Width*n.scale - n.w) * float64(min(part, n.parts-1)) / float64(n.parts-1)
	}
	return lattice{r.X - shift, r.Y, n.scale, r}
}

// canvas is the brushes, the hexagons and what has to be mended: beside each other where there is room, otherwise below.
func (p *Page) canvas(u *ui.UI, width float64, w *work) []part {
	if width >= u.Px(brushesBeside) {
		return p.canvasBeside(u, width, w)
	}
	columns := islas.Plots / 2
	rows := len(allBrushes()) / columns
	brushes := part{brushesHeight(u, rows), func(r ui.Rect) { p.brushes(u, r, columns, rows) }}
	n := paneFor(u, width)
	grid := part{n.h, func(r ui.Rect) { p.grid(u, r.Center(n.w, n.h), n, w.sketch) }}
	grave, _ := p.told(u, width, w.found)
	return append(append([]part{brushes}, p.turns(u, n)...), grid, grave)
}

// canvasBeside is canvas where there is room for all beside each other, but for what has to be mended if that is much.
func (p *Page) canvasBeside(u *ui.UI, width float64, w *work) []part {
	columns := islas.Plots / 4
	rows := len(allBrushes()) / columns
	n := paneFor(u, width-u.Px(brushesWide+gap))
	column, brushes := width-n.w-u.Px(gap), brushesHeight(u, rows)
	told, _ := p.told(u, column, w.found)
	beside := column >= u.Px(toldBeside) && brushes+u.Px(gap)+told.height <= n.h
	all := append(p.turns(u, n), part{max(brushes, n.h), func(r ui.Rect) {
		left, r := r.CutLeft(column)
		at, left := left.CutTop(brushes)
		p.brushes(u, at, columns, rows)
		if beside {
			_, left = left.CutTop(u.Px(gap))
			told.draw(left)
		}
		r, _ = r.CutRight(n.w)
		p.grid(u, r.Center(n.w, n.h), n, w.sketch)
	}})
	if !beside {
		told, _ = p.told(u, width, w.found)
		all = append(all, told)
	}
	return all
}

// turns is the choice between the parts of the board, where not all of it is shown.
func (p *Page) turns(u *ui.UI, n pane) []part {
	if n.parts == 1 {
		return nil
	}
	p.part = min(p.part, n.parts-1)
	return []part{{u.Px(theme.Target), func(r ui.Rect) {
		tool := func(id string, at ui.Rect, icon paint.Icon, to int) {
			there := to >= 0 && to < n.parts
			if u.Button("box.board."+id, at, "", ui.ButtonOptions{
				Icon: p.s.Icon(icon), Name: u.T("box.board." + id), Tooltip: u.T("box.board." + id), Disabled: !there, Why: u.T("box.board.end"),
			}) {
				p.part = to
			}
		}
		left, r := r.CutLeft(u.Px(2 * theme.Target))
		right, r := r.CutRight(u.Px(2 * theme.Target))
		tool("west", left, paint.IconLeft, p.part-1)
		tool("east", right, paint.IconRight, p.part+1)
		u.Text(r, theme.Small, u.Theme().InkSoft, ui.Centered, strconv.Itoa(p.part+1)+" / "+strconv.Itoa(n.parts))
	}}}
}

// grid draws the board in hexagons, and lets it be drawn on.
func (p *Page) grid(u *ui.UI, r ui.Rect, n pane, s sketch.Sketch) {
	l := n.lattice(r, p.part)
	u.PushClip(r)
	defer u.PopClip()
	u.Round(r, u.Px(theme.Radius), u.Theme().SeaDeep, 0, theme.Color{})
	for c := range sketch.Cell(sketch.Cells) {
		p.drawCell(u, l, &s, c)
	}
	for _, side := range sketch.Sides() {
		if s.Border(side) {
			a, b := l.ends(side)
			u.Line(a, b, u.Px(2), inkOnGround())
		}
	}
	p.drawWays(u, l, &s)
	if p.brush.leads {
		p.lead(u, l, s)
	} else {
		p.fill(u, l, s)
	}
}
