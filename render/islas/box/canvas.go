package box

import (
	"islas/game/islas/board/sketch"
	"islas/render/paint"
	"islas/render/theme"
	"islas/render/ui"
)

// Sizes of what is drawn with and on, in design units.
const (
	brushesBeside = 620 // width from which the brushes stand beside the hexagons
	toldBeside    = 190 // width from which what has to be mended stands below them
	toldSeen      = 26  // what is seen of what stands below the hexagons
	canvasLeast   = 200 // height
)

// canvas is the head, the brushes, the hexagons and what has to be mended: brushes and hexagons beside each other where there is room, and the
// hexagons as high as what is left of the height.
func (p *Page) canvas(u *ui.UI, width, height float64, alone bool, w *work) []part {
	name := reconstruction(p.board).Name
	var n pane
	head := p.head(u, width, name, w.island != nil, alone, p.tools(u, &n))
	hint := p.hint(u, width)
	if !alone {
		head = append(head, hint)
		hint = part{}
	}
	left := height - u.Px(toldSeen)
	for _, h := range head {
		left -= h.height + u.Px(gap)
	}
	var parts []part
	if width >= u.Px(brushesBeside) || alone && width > height && left >= u.Px(canvasLeast) {
		parts = p.beside(u, width, left, alone, w, &n)
	} else {
		parts = p.below(u, width, left, w, &n)
	}
	all := append(head, parts...)
	if hint.draw != nil {
		all = append(all, hint)
	}
	return all
}

// below is the brushes, below them the hexagons, and what has to be mended.
func (p *Page) below(u *ui.UI, width, height float64, w *work, n *pane) []part {
	columns, rows := 6, brushRows(6)
	if slim(u, width) {
		columns, rows = columnsIn(u, width, target(u), len(allBrushes()))
	}
	high := brushesHeight(u, rows)
	p.lay(u, n, width, height-high-u.Px(gap))
	grave, notes := p.told(u, width, p.notes(*w))
	return []part{
		{high, func(r ui.Rect) { p.brushes(u, r, columns, rows) }},
		{n.h, func(r ui.Rect) { p.grid(u, r.Center(n.w, n.h), *n, w.sketch) }},
		grave, notes,
	}
}

// beside is the brushes, beside them the hexagons, and what has to be mended: below the brushes if there is room.
func (p *Page) beside(u *ui.UI, width, height float64, alone bool, w *work, n *pane) []part {
	columns := 3
	for alone && columns < 6 && brushesHeight(u, brushRows(columns)) > height {
		columns++
	}
	rows := brushRows(columns)
	least := float64(columns)*(target(u)+u.Px(slotGap)) - u.Px(slotGap)
	p.lay(u, n, width-least-u.Px(gap), height)
	column, brushes := width-n.w-u.Px(gap), brushesHeight(u, rows)
	grave, notes := p.told(u, column, p.notes(*w))
	fits := column >= u.Px(toldBeside) && brushes+grave.height+notes.height+u.Px(2*gap) <= n.h
	all := []part{{max(brushes, n.h), func(r ui.Rect) {
		left, r := r.CutLeft(column)
		at, left := left.CutTop(brushes)
		p.brushes(u, at, columns, rows)
		if fits {
			_, left = left.CutTop(u.Px(gap))
			grave.draw(left)
			_, left = left.CutTop(grave.height + u.Px(gap))
			notes.draw(left)
		}
		r, _ = r.CutRight(n.w)
		p.grid(u, r.Center(n.w, n.h), *n, w.sketch)
	}}}
	if !fits {
		grave, notes = p.told(u, width, p.notes(*w))
		all = append(all, grave, notes)
	}
	return all
}

// lay lays the hexagons into so much room.
func (p *Page) lay(u *ui.UI, n *pane, width, height float64) {
	height = max(height, u.Px(canvasLeast))
	*n = p.paneIn(u, width, height)
	if p.pane != (pane{}) && *n != p.pane { // what was in the middle stays there
		x, y := p.pane.middle(p.column, p.row)
		p.column, p.row = n.nearest(x, y)
	}
	p.pane = *n
	p.column, p.row = min(p.column, n.columns-1), min(p.row, n.rows-1)
}

// tools are what shows the board larger and smaller, and other parts of it. They are made before the pane is known.
func (p *Page) tools(u *ui.UI, n *pane) []tool {
	return []tool{
		{id: "smaller", icon: paint.IconMinus, can: func() bool { return n.index > 0 }, why: "box.board.smallest", do: func() { p.zoom(u, *n, -1) }},
		{id: "larger", icon: paint.IconPlus, can: func() bool { return n.index < n.sizes-1 }, why: "box.board.largest", do: func() { p.zoom(u, *n, 1) }},
		{id: "west", icon: paint.IconLeft, can: func() bool { return p.column > 0 }, why: "box.board.end", do: func() { p.column-- }},
		{id: "north", icon: paint.IconUp, can: func() bool { return p.row > 0 }, why: "box.board.end", do: func() { p.row-- }},
		{id: "south", icon: paint.IconDown, can: func() bool { return p.row < n.rows-1 }, why: "box.board.end", do: func() { p.row++ }},
		{id: "east", icon: paint.IconRight, can: func() bool { return p.column < n.columns-1 }, why: "box.board.end", do: func() { p.column++ }},
	}
}

// grid draws the board in hexagons, and lets it be drawn on. As every picture these have the colours of the game, also where texts have a player's
// own.
func (p *Page) grid(u *ui.UI, r ui.Rect, n pane, s sketch.Sketch) {
	l := n.lattice(r, p.column, p.row)
	u.PushClip(r)
	defer u.PopClip()
	u.Round(r, u.Px(theme.Radius), u.Theme().SeaDeep, 0, theme.Color{})
	ground := u.Region("box.board.ground", r, ui.RegionOptions{Role: ui.RoleOther, NoFocus: true, Hold: true, Looks: true})
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
		p.lead(u, l, s, ground.Held)
	} else {
		p.fill(u, l, s, ground.Held)
	}
}

// brushRows is how many rows the brushes take in so many columns.
func brushRows(columns int) int {
	return (len(allBrushes()) + columns - 1) / columns
}
