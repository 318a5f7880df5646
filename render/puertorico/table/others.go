package table

import (
	"strconv"

	"islas/game"
	"islas/game/puertorico"
	"islas/render/puertorico/caption"
	"islas/render/theme"
	"islas/render/ui"
)

// board draws the board of another player, and notes in v if it is to be shown large.
func (v *othersView) board(f *frame, r ui.Rect, seat game.Seat) (got ui.Response) {
	u, th := f.UI, f.UI.Theme()
	edge, width := th.BrassDark, u.Px(2)
	acts := ""
	if f.acting() == seat {
		edge, width, acts = th.Accent, u.Px(4), u.T("state.acts")
	}
	u.Paper(r, u.Px(8), th.Paper)
	u.Stroke(r, u.Px(8), width, edge, edge)
	id := "board." + strconv.Itoa(int(seat))
	open := v.visits(f)
	got = u.Region(id, r, ui.RegionOptions{
		Role: ui.RoleOther, Cursor: ui.CursorDefault, Label: f.Name(seat), Value: acts, Tooltip: f.plateTip(seat), Looks: true, Peek: true, TipAside: open,
	})
	v.rested(f, got, r, seat, puertorico.NoBuilding)
	in := r.Inset(u.Px(6))
	head, in := in.CutTop(min(u.Px(40), max(in.H*0.2, u.LineHeight(theme.SmallBold))))
	purse := f.plate(head, seat)
	_, in = in.CutTop(u.Px(3))
	goods, in := in.CutBottom(min(f.holdingsHigh(in.W), in.H*0.45))
	_, in = in.CutBottom(u.Px(3))
	f.boards[seat] = boardSpots{head, purse, goods, in}
	f.otherGoods(goods, seat)
	staff := f.staff(seat)
	f.smallBoard(in, f.known().Player(seat), staff, func(b puertorico.Building, at ui.Rect) {
		name := buildingName(u, b)
		on := u.Region(id+"."+b.ID(), at, ui.RegionOptions{
			Role: ui.RoleOther, NoFocus: true, Cursor: ui.CursorDefault, Label: name,
			Value: staffWords(u, int(staff[puertorico.GroupOf(b)]), b.Circles()), Tooltip: u.T("building.tip", "name", name, "effect", caption.Theirs(u.T, b)), Looks: true, Peek: true, TipAside: open,
		})
		v.rested(f, on, r, seat, b)
	})
	island, city := f.halves(in)
	u.Describe(island, f.islandWords(seat))
	f.freeLand(id, seat, island, city)
	return got
}

// covers reports whether the points of a seat are covered: all but those of whoever is alone at the machine, or has been handed it.
func (f *frame) covers(seat game.Seat) bool {
	return f.covered && !f.State.Over() && (seat != f.Home || f.Viewer != f.Home)
}

// otherGoods are what another has of each kind, what a harvest brings, and who waits in San Juan.
func (f *frame) otherGoods(r ui.Rect, seat game.Seat) {
	u := f.UI
	goods, waiting := holdingCells(r, u)
	f.waits("board."+strconv.Itoa(int(seat))+".juan", waiting, seat)
	for g, at := range goods {
		good := puertorico.Good(g)
		n, makes := f.stored(seat, good), f.makes(seat, good)
		tip := u.T("store.tip.other", "name", f.Name(seat), "good", goodName(u, good), "n", n, "makes", makes)
		u.Region("board."+strconv.Itoa(int(seat))+"."+good.ID(), at, ui.RegionOptions{
			Role: ui.RoleOther, NoFocus: true, Cursor: ui.CursorDefault, Label: tip, Tooltip: tip, Looks: true,
		})
	}
	f.drawHoldings(r, seat)
}
