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
	head, in := in.CutTop(min(u.Px(40), max(in.H*0.2, u.LineHeight(theme.SmallBold))))
	purse := f.plate(head, seat)
	_, in = in.CutTop(u.Px(3))
	high := u.Px(34)
	if goodsCells(in, u)[0].W < f.marksWide() { // what is made stands below what is held
		high = 2 * u.LineHeight(theme.SmallBold)
	}
	goods, in := in.CutBottom(min(high, in.H*0.45))
	_, in = in.CutBottom(u.Px(3))
	f.boards[seat] = boardSpots{head, purse, goods, in}
	f.otherGoods(goods, seat)
	f.smallBoard(in, p, f.staff(seat), func(b puertorico.Building, at ui.Rect) {
		name := buildingName(u, b)
		u.Region("board."+strconv.Itoa(int(seat))+"."+b.ID(), at, ui.RegionOptions{
			Role: ui.RoleOther, NoFocus: true, Cursor: ui.CursorDefault, Label: name,
			Tooltip: u.T("building.tip", "name", name, "effect", u.T("effect."+b.ID())), Looks: true,
		})
	})
	island, city := f.halves(in)
	f.freeLand("board."+strconv.Itoa(int(seat)), seat, island, city)
}

// covers reports whether the points of a seat are covered: all but those of whoever is alone at the machine, or has been handed it.
func (f *frame) covers(seat game.Seat) bool {
	return f.covered && !f.state.Over() && (seat != f.home || f.viewer != f.home)
}

// goodsCells are the places of the kinds of goods on a board in r, beside each other.
func goodsCells(r ui.Rect, u *ui.UI) []ui.Rect { return r.Row(puertorico.Goods, u.Px(3)) }

// otherGoods are what another has of each kind, and what a harvest brings.
func (f *frame) otherGoods(r ui.Rect, seat game.Seat) {
	u := f.ui
	for g, at := range goodsCells(r, u) {
		good := puertorico.Good(g)
		n, makes := f.stored(seat, good), f.makes(seat, good)
		tip := u.T("store.tip.other", "name", f.name(seat), "good", goodName(u, good), "n", n, "makes", makes)
		u.Region("board."+strconv.Itoa(int(seat))+"."+good.ID(), at, ui.RegionOptions{
			Role: ui.RoleOther, NoFocus: true, Cursor: ui.CursorDefault, Label: tip, Tooltip: tip, Looks: true,
		})
		if at.W >= f.marksWide() {
			f.markRow(at, f.holding(seat, good))
		} else {
			f.markColumn(at, f.holding(seat, good))
		}
	}
}
