package box

import (
	"islas/render/paint"
	"islas/render/theme"
	"islas/render/ui"
)

// nameLeast is the width that the name of a board has at least beside tools, in design units.
const nameLeast = 110

// head is which board it is, the choice between hexagons and picture, the way back to the reconstruction, and tools: in one row where there
// is room. Where the board stands alone, a button leads to the list.
func (p *Page) head(u *ui.UI, width float64, name string, finished, alone bool, tools []tool) []part {
	back, named := u.T("box.board.back"), u.T("box.board", "name", name)
	title := u.MeasureText(theme.SmallBold, named)
	listed, view, button, all := 0.0, u.Px(viewWidth), u.ButtonWidth(back, true), toolsWidth(u, len(tools))
	if alone {
		listed, button, named = target(u)+u.Px(gap), target(u), name
		title = u.Px(nameLeast)
	}
	row := func(draw func(r ui.Rect)) part { return part{target(u), draw} }
	first := func(r ui.Rect) { // the list and the name
		if alone {
			at, rest := r.CutLeft(target(u))
			p.drawListButton(u, at)
			_, r = rest.CutLeft(u.Px(gap))
		}
		p.title(u, named).draw(r)
	}
	right := func(r ui.Rect, width float64, draw func(r ui.Rect)) ui.Rect {
		at, r := r.CutRight(width)
		draw(at)
		_, r = r.CutRight(u.Px(gap))
		return r
	}
	drawBack := func(r ui.Rect) { p.drawBack(u, r, back, alone) }
	drawView := func(r ui.Rect) { p.drawView(u, r, finished) }
	drawTools := func(r ui.Rect) { p.drawTools(u, r, tools) }
	gaps := u.Px(3 * gap)
	switch {
	case listed+title+view+button+all+gaps <= width && alone:
		return []part{row(func(r ui.Rect) {
			first(right(right(right(r, button, drawBack), view, drawView), all, drawTools))
		})}
	case listed+title+view+button+gaps <= width:
		parts := []part{row(func(r ui.Rect) { first(right(right(r, button, drawBack), view, drawView)) })}
		return append(parts, p.toolRow(u, width, tools)...)
	}
	parts := []part{row(func(r ui.Rect) {
		if slim(u, width) && alone {
			at, _ := r.CutLeft(target(u))
			p.drawListButton(u, at)
			at, _ = r.CutRight(target(u))
			p.drawBack(u, at, back, true)
			return
		}
		first(right(r, target(u), func(at ui.Rect) { p.drawBack(u, at, back, true) }))
	})}
	if slim(u, width) && alone {
		parts = append(parts, heading(u, width, name))
	}
	labels := viewLabels(u)
	rows := u.ChoiceRows(width, labels)
	parts = append(parts, part{float64(rows) * target(u), drawView})
	return append(parts, p.toolRow(u, width, tools)...)
}

// drawView draws the choice between hexagons and picture.
func (p *Page) drawView(u *ui.UI, r ui.Rect, finished bool) {
	if !finished {
		u.PushDisabled(u.T("box.board.picture.why"))
		defer u.PopDisabled()
	}
	u.ChoiceOf("box.board.view", r, ui.ChoiceOptions{
		Label: u.T("box.board.view"), Labels: viewLabels(u), Rows: u.ChoiceRows(r.W, viewLabels(u)),
	}, &p.shown)
}

// viewLabels are what that choice is between.
func viewLabels(u *ui.UI) []string { return []string{u.T("box.board.draw"), u.T("box.board.picture")} }

// drawBack draws the way back to the reconstruction, as a sign alone where there is little room.
func (p *Page) drawBack(u *ui.UI, r ui.Rect, label string, small bool) {
	o := ui.ButtonOptions{Icon: p.s.Icon(paint.IconBin), Style: theme.SmallBold}
	if small {
		o.Name, o.Tooltip, label = label, label, ""
	}
	if u.Button("box.board.back", r, label, o) {
		p.box.Islands = p.box.Islands.Without(p.board)
	}
}

// drawListButton draws the way to all that can be entered.
func (p *Page) drawListButton(u *ui.UI, r ui.Rect) {
	if u.Button("box.board.list", r, "", ui.ButtonOptions{Icon: p.s.Icon(paint.IconLeft), Name: u.T("box.board.list"), Tooltip: u.T("box.board.list")}) {
		p.choose(noCard, 0)
		p.opened = false
	}
}

// tool is a button of a board.
type tool struct {
	id   string
	icon paint.Icon
	can  func() bool // it can be used
	why  string      // the key of what is said if not
	do   func()
}

// toolsWidth is how wide so many tools are.
func toolsWidth(u *ui.UI, n int) float64 { return float64(n) * (target(u) + u.Px(slotGap)) }

// toolRow is the tools in a row of their own, if there are any.
func (p *Page) toolRow(u *ui.UI, width float64, tools []tool) []part {
	if len(tools) == 0 {
		return nil
	}
	if toolsWidth(u, len(tools)) > width && slim(u, width) {
		half := len(tools) / 2
		return append(p.toolRow(u, width, tools[:half]), p.toolRow(u, width, tools[half:])...)
	}
	return []part{{target(u), func(r ui.Rect) {
		r = r.Center(min(toolsWidth(u, len(tools)), r.W), r.H)
		p.drawTools(u, r, tools)
	}}}
}

// drawTools draws the tools.
func (p *Page) drawTools(u *ui.UI, r ui.Rect, tools []tool) {
	for i, at := range r.Row(len(tools), u.Px(slotGap)) {
		t := tools[i]
		name := u.T("box.board." + t.id)
		if u.Button("box.board."+t.id, at, "", ui.ButtonOptions{
			Icon: p.s.Icon(t.icon), Name: name, Tooltip: name, Disabled: !t.can(), Why: u.T(t.why),
		}) {
			t.do()
		}
	}
}
