package table

import (
	"strconv"
	"strings"

	"islas/game"
	"islas/game/puertorico"
	"islas/render/paint"
	"islas/render/puertorico/caption"
	"islas/render/session"
	"islas/render/theme"
	"islas/render/ui"
)

// drawBoard draws the board of another player, and notes in v whether to show it large.
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
	open, tip := v.peeks(), v.plate.tip(seat)
	got := u.Region(id, r, ui.RegionOptions{
		Role: ui.RoleOther, Cursor: ui.CursorDefault, Label: v.Name(seat), Value: acts, Tooltip: tip, Looks: true, Peek: true, TipAside: open,
	})
	v.rested(got, r, seat, puertorico.NoBuilding)
	in := r.Inset(u.Px(6))
	head, in := in.CutTop(min(u.Px(40), max(in.H*0.2, u.LineHeight(theme.SmallBold))), u.Px(3))
	v.paint.TellOf(id+".plate", head, v.Name(seat), "", tip)
	purse := v.plate.draw(head, seat)
	goods, in := in.CutBottom(min(v.board.holdingsHigh(in.W), in.H*0.45), u.Px(3))
	_, waiting := holdingCells(goods, u)
	island, city := v.board.halves(in)
	v.spots[seat] = boardSpots{head, [...]ui.Rect{purse[0], purse[1], waiting}, goods, island, city}
	v.goods(goods, seat)
	staff := v.staff(seat)
	v.board.draw(in, v.known().Player(seat), staff, func(b puertorico.Building, at ui.Rect) {
		name := caption.Building(u.T, b)
		on := u.Passive(id+"."+b.ID(), at, ui.RegionOptions{
			Label: name,
			Value: staffWords(u, int(staff[puertorico.GroupOf(b)]), b.Circles()), Tooltip: u.T("building.tip", "name", name, "effect", caption.Theirs(u.T, b)), Looks: true, Peek: true, TipAside: open,
		})
		v.rested(on, r, seat, b)
	})
	u.Describe(island, v.islandWords(seat))
	v.board.freeLand(id, seat, island, city)
}

// covers reports whether the points of a seat are hidden: all except those of whoever is alone at the machine or has been handed it.
func (f *frame) covers(seat game.Seat) bool {
	return f.covered && !f.State.Over() && (seat != f.Home || f.Viewer != f.Home)
}

// goods draws how many barrels of each kind another player has, what a harvest brings, and who waits in San Juan.
func (v *othersView) goods(r ui.Rect, seat game.Seat) {
	u := v.UI
	goods, waiting := holdingCells(r, u)
	v.board.waits("board."+strconv.Itoa(int(seat))+".juan", waiting, seat)
	for g, at := range goods {
		good := puertorico.Good(g)
		n, makes := v.stored(seat, good), v.makes(seat, good)
		tip := u.T("store.tip.other", "name", v.Name(seat), "good", caption.Good(u.T, good), "n", n, "makes", makes)
		v.paint.Tell("board."+strconv.Itoa(int(seat))+"."+good.ID(), at, tip)
	}
	v.board.drawHoldings(r, seat)
}

// othersView draws the boards of the other players. A board that is pointed at is shown large beside the small one while somebody rests
// on it; one that is clicked stays large until it is closed.
type othersView struct {
	*frame
	spots [puertorico.MaxSeats]boardSpots // where the parts of boards have been drawn in this tick

	seat  game.Seat           // the board that is shown large, NoSeat for none
	small ui.Rect             // where it lies small
	on    puertorico.Building // the building that is pointed at, NoBuilding for none

	kept  game.Seat // the board that stays large, NoSeat for none
	shut  game.Seat // the board that was closed while somebody still rests on it, NoSeat for none
	rests bool      // somebody rests on that board in this tick
	waits bool      // nobody has pointed at anything since something moved
	at    ui.Point  // where the pointer was then
}

const (
	restSlack  = 3             // in design units: by how much a resting pointer may tremble
	visitClose = "visit.close" // id of the close button
)

// draw draws the boards, small and large.
func (v *othersView) draw() intent {
	last := v.seat
	v.seat, v.on, v.rests = game.NoSeat, puertorico.NoBuilding, false
	in := v.UI.Input()
	for i, r := range v.lay.others {
		v.UI.InPart(v.Name(v.other(i)), func() { v.drawBoard(r, v.other(i)) })
		if v.other(i) == v.kept {
			v.small = r
		}
	}
	if len(v.lay.others) == 0 || !v.visits() {
		v.kept = game.NoSeat
	}
	if !v.rests {
		v.shut = game.NoSeat
	}
	if v.kept != game.NoSeat {
		v.seat = v.kept
	}
	if v.seat != last {
		v.UI.Wake() // the bar shows the name
	}
	switch {
	case v.Showing:
		v.waits, v.at = true, in.Pos
	case in.Pressed, len(in.Keys) > 0, in.Pos.Sub(v.at).Len() >= v.UI.Px(restSlack):
		v.waits = false
	}
	return nil
}

// visits reports whether boards can be shown large by a click, also while others move: then a board that is large stays so.
func (v *othersView) visits() bool { return v.Drawer == session.NoDrawer }

// peeks reports whether boards are shown large while they are pointed at: while nothing happens, and after that as soon as somebody points
// at a board; a pointer that was left there does not count.
func (v *othersView) peeks() bool { return v.visits() && !v.Showing && !v.waits }

// rested notes that the board of a seat is shown large if somebody rests on one of its widgets, and stays so if they click it.
func (v *othersView) rested(got ui.Response, r ui.Rect, seat game.Seat, b puertorico.Building) {
	if !v.visits() {
		return
	}
	if got.Clicked {
		v.kept, v.small, v.shut = seat, r, game.NoSeat
		if got.Ring {
			v.UI.Focus(visitClose)
		}
	}
	if !v.peeks() {
		return
	}
	if got.Peek || got.Tip && (v.UI.Input().Touch || got.Ring) {
		if v.rests = v.rests || seat == v.shut; seat != v.shut {
			v.seat, v.small, v.on = seat, r, b
		}
	}
}

// closer draws at the right of r the button that closes the large board. It returns the rest of r, and whether the button was pressed.
func (v *othersView) closer(r ui.Rect) (rest ui.Rect, pressed bool) {
	u := v.UI
	text := u.T("ui.close")
	wide := u.MeasureText(theme.SmallBold, text) + u.LineHeight(theme.SmallBold)*1.15 + u.Px(theme.Gap*3)
	at, r := r.CutRight(wide, u.Px(visitGap*2))
	return r, u.Button(visitClose, at, text, ui.ButtonOptions{
		Icon: v.Sign(paint.IconCross), Style: theme.SmallBold, Tooltip: u.T("visit.close.tip"), Looks: true,
	})
}

// close closes the large board, and reports whether there was one. If the focus was on its close button the small board gets it.
func (v *othersView) close(u *ui.UI) bool {
	if v.seat == game.NoSeat {
		return false
	}
	if u.Focused() == visitClose {
		u.Focus("board." + strconv.Itoa(int(v.seat)))
	}
	v.kept, v.shut, v.seat = game.NoSeat, v.seat, game.NoSeat
	u.Wake()
	return true
}

// islandWords returns a list of the tiles of a player and how many of each kind have a worker.
func (v *othersView) islandWords(seat game.Seat) string {
	var list []string
	staff := v.staff(seat)
	for t := range puertorico.Tile(puertorico.TileKinds) {
		if n, _ := v.known().Player(seat).Tiles(t); n > 0 {
			list = append(list, caption.Tile(v.UI.T, t)+", "+staffWords(v.UI, int(staff[puertorico.GroupOfTile(t)]), n))
		}
	}
	if len(list) == 0 {
		return v.UI.T("staff.no-tiles")
	}
	return v.UI.T("staff.tiles", "list", strings.Join(list, "; "))
}
