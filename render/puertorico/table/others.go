package table

import (
	"strconv"

	"islas/game"
	"islas/game/puertorico"
	"islas/render/puertorico/caption"
	"islas/render/theme"
	"islas/render/ui"
)

// drawBoard draws the board of another player, which a click shows large.
func (v *othersView) drawBoard(r ui.Rect, seat game.Seat) {
	u, th := v.UI, v.UI.Theme()
	edge, width := th.BrassDark, u.Px(2)
	acts := ""
	actor := v.decision.Seat
	if v.shows(puertorico.EvAct) {
		actor = v.Event.Seat
	}
	if actor == seat {
		edge, width, acts = th.Accent, u.Px(4), u.T("state.acts")
	}
	u.Paper(r, u.Px(8), th.Paper)
	u.Stroke(r, u.Px(8), width, edge, edge)
	id := "board." + strconv.Itoa(int(seat))
	tip := v.plate.tip(seat)
	open := u.Region(id, r, ui.RegionOptions{
		Role: ui.RoleOther, Label: v.Name(seat), Value: acts, Tooltip: tip + "\n" + u.T("visit.open"), Looks: true,
	}).Clicked
	in := r.Inset(u.Px(6))
	head, in := in.CutTop(min(u.Px(40), max(in.H*0.2, u.LineHeight(theme.SmallBold))), u.Px(3))
	v.TellOf(id+".plate", head, v.Name(seat), "", tip)
	purse := v.plate.draw(head, seat, v.plate.purses(seat))
	goods, in := in.CutBottom(min(v.board.holdingsHigh(in.W), in.H*0.45), u.Px(3))
	_, waiting := holdingCells(goods, u)
	island, city := v.board.halves(in)
	v.spots[seat] = boardSpots{head, [...]ui.Rect{purse[0], purse[1], waiting}, goods, island, city}
	v.board.drawHoldings(id, goods, seat)
	p := v.known().Player(seat)
	v.board.draw(in, p, func(b puertorico.Building, at ui.Rect) {
		name := caption.Building(u.T, b)
		_, workers := p.Circles(puertorico.GroupOf(b))
		open = u.Passive(id+"."+b.ID(), at, ui.RegionOptions{
			Label: name, Value: caption.Staff(u.T, workers, b.Circles()),
			Tooltip: u.T("building.tip", "name", name, "effect", caption.Theirs(u.T, b)), Looks: true,
		}).Clicked || open
	})
	if open {
		v.seat = seat
		u.Wake()
	}
	u.Describe(island, caption.Island(u.T, p))
	v.board.freeLand(id, seat, island, city)
}

// covers reports whether the points of a seat are hidden: all except those of whoever is alone at the machine or has been handed it.
func (f *frame) covers(seat game.Seat) bool {
	return f.covered && !f.State.Over() && (seat != f.Home || f.Viewer != f.Home)
}

// othersView draws the boards of the other players. One that is clicked is shown large until it is closed (visit.go).
type othersView struct {
	*frame
	spots [puertorico.MaxSeats]boardSpots // where the parts of boards have been drawn in this tick
	seat  game.Seat                       // the board that is shown large, NoSeat for none
}

// draw draws the boards.
func (v *othersView) draw() intent {
	for i, r := range v.lay.others {
		v.UI.InPart(v.Name(v.other(i)), func() { v.drawBoard(r, v.other(i)) })
	}
	return nil
}
