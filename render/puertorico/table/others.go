package table

import (
	"strconv"

	"islas/game"
	"islas/game/puertorico"
	"islas/render/theme"
	"islas/render/ui"
)

// drawOthers are the boards of the other players, whole and small.
func drawOthers(f *frame) intent {
	for i, r := range f.lay.others {
		f.otherBoard(r, f.other(i))
	}
	return intent{}
}

// Widths of others' boards in design units.
const (
	goodsBeside = 275 // from which the numbers of barrels stand beside their pictures
	plateWhole  = 260 // from which the plate tells everything
)

// otherBoard draws the board of another player.
func (f *frame) otherBoard(r ui.Rect, seat game.Seat) {
	u, th := f.ui, f.ui.Theme()
	p := f.known().Player(seat)
	edge := th.BrassDark
	if f.decision.Seat == seat {
		edge = th.Accent
	}
	u.Paper(r, u.Px(8), th.Paper)
	u.Stroke(r, u.Px(8), u.Px(2), edge, edge)
	name := f.name(seat)
	u.Region("board."+strconv.Itoa(int(seat)), r, ui.RegionOptions{
		Role: ui.RoleOther, NoFocus: true, Cursor: ui.CursorDefault, Label: name, Looks: true,
	})
	in := r.Inset(u.Px(6))
	head, in := in.CutTop(min(u.Px(40), in.H*0.2))
	f.plate(head, seat)
	_, in = in.CutTop(u.Px(3))
	high := u.Px(34)
	if in.W < u.Px(goodsBeside) { // the numbers stand below the pictures
		high = u.Px(26) + u.LineHeight(theme.SmallBold)
	}
	goods, in := in.CutBottom(min(high, in.H*0.36))
	_, in = in.CutBottom(u.Px(3))
	f.boards[seat] = boardSpots{head, goods, in}
	f.otherGoods(goods, seat)
	f.smallBoard(in, p, f.staff(seat), func(b puertorico.Building, at ui.Rect) {
		name := buildingName(u, b)
		u.Region("board."+strconv.Itoa(int(seat))+"."+b.ID(), at, ui.RegionOptions{
			Role: ui.RoleOther, NoFocus: true, Cursor: ui.CursorDefault, Label: name,
			Tooltip: u.T("building.tip", "name", name, "effect", u.T("effect."+b.ID())), Looks: true,
		})
	})
}

// covers reports whether the points of a seat are covered: all but those of whoever is alone at the machine, or has been handed it.
func (f *frame) covers(seat game.Seat) bool {
	return f.covered && !f.state.Over() && (seat != f.home || f.viewer != f.home)
}

// plate is the strip with name, money, points and who waits in San Juan.
func (f *frame) plate(r ui.Rect, seat game.Seat) {
	u, th := f.ui, f.ui.Theme()
	face, in := r.CutLeft(r.H)
	f.portrait(face, seat)
	_, in = in.CutLeft(u.Px(6))
	numbers := [...]struct {
		n       int
		picture func(r ui.Rect)
	}{{f.money(seat), f.paint.doubloon}, {f.points(seat), f.paint.chip}, {f.atHome(seat), func(r ui.Rect) { f.paint.worker(r, 1) }}}
	if f.covers(seat) {
		numbers[1].n = -1
	}
	narrow := r.W < u.Px(plateWhole)
	each := min(u.Px(66), in.W*0.2)
	if narrow {
		each = in.W * 0.26
	}
	for i := len(numbers) - 1; i >= 0; i-- {
		if narrow && i == 2 && numbers[i].n == 0 {
			continue // rather more of the name
		}
		var at ui.Rect
		at, in = in.CutRight(each)
		text := u.T("table.number", "n", numbers[i].n)
		if numbers[i].n < 0 {
			text = u.T("table.covered")
		}
		f.counted(at.InsetXY(0, r.H*0.12), text, th.Ink, numbers[i].picture)
	}
	if f.known().Governor() == seat && !narrow { // who that is stands beside the gauges, too
		var at ui.Rect
		at, in = in.CutRight(r.H * 0.8)
		f.paint.governor(at.Center(at.W*0.8, at.W*0.8))
	}
	u.TextFitted(in, th.Ink, ui.Left|ui.Middle, f.name(seat), theme.BodyBold, theme.SmallBold, theme.Small)
}

// otherGoods are what another makes and holds of each kind.
func (f *frame) otherGoods(r ui.Rect, seat game.Seat) {
	u, th := f.ui, f.ui.Theme()
	for g, at := range r.Row(puertorico.Goods, u.Px(3)) {
		good := puertorico.Good(g)
		n, makes := f.stored(seat, good), f.makes(seat, good)
		text := u.T("store.count", "n", n, "makes", makes)
		tip := u.T("store.tip.other", "name", f.name(seat), "good", goodName(u, good), "n", n, "makes", makes)
		u.Region("board."+strconv.Itoa(int(seat))+"."+good.ID(), at, ui.RegionOptions{
			Role: ui.RoleOther, NoFocus: true, Cursor: ui.CursorDefault, Label: tip, Tooltip: tip, Looks: true,
		})
		if at.W >= u.Px(goodsBeside/puertorico.Goods) {
			f.counted(at, text, th.Ink, func(r ui.Rect) { f.paint.barrel(r, good) })
			continue
		}
		below, above := at.CutBottom(u.LineHeight(theme.SmallBold))
		side := min(above.W, above.H)
		f.paint.barrel(above.Center(side, side), good)
		u.TextFitted(below, th.Ink, ui.Centered, text, theme.SmallBold, theme.Small)
	}
}
