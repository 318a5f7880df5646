package table

import (
	"slices"

	"islas/game"
	"islas/game/puertorico"
	"islas/render/puertorico/art"
	"islas/render/ui"
)

// boardSpots is where parts of a player's board are drawn, as far as the layout does not say it.
type boardSpots struct {
	head    ui.Rect    // face, name; of others money and points, too
	purse   [2]ui.Rect // money and points
	goods   ui.Rect    // barrels, and who waits in San Juan
	picture ui.Rect    // island and city
}

// isHome reports whether the board of a seat is the own one.
func (f *frame) isHome(seat game.Seat) bool { return seat == f.Home }

// where is where a widget is drawn, or else the first of others that is: what lies on a page that is not open is where its tab is.
func (f *frame) where(ids ...string) ui.Rect {
	for _, id := range ids {
		if w, ok := f.UI.Widget(id); ok && !w.Whole.Empty() {
			return w.Whole
		}
	}
	return ui.Rect{}
}

// tokenSide is the side in design units of a small thing on its way to a board or from it.
const tokenSide = 34

// token is a square for a small thing in the middle of r.
func (f *frame) token(r ui.Rect) ui.Rect {
	if r.Empty() {
		return r
	}
	side := f.UI.Px(tokenSide)
	return ui.RectAround(r.Middle(), side, side)
}

// face is where a player is seen.
func (f *frame) face(seat game.Seat) ui.Rect {
	if head := f.boards[seat].head; !head.Empty() {
		face, _ := head.CutLeft(head.H)
		return face
	}
	if f.isHome(seat) {
		return f.token(f.where("purse.money"))
	}
	return f.token(f.where("page.others"))
}

// purseOf is where the money of a player lies, or with points what was won by loading, or with workers those in San Juan.
func (f *frame) purseOf(seat game.Seat, what string) ui.Rect {
	if f.isHome(seat) {
		r := f.where("purse." + what)
		at, _ := r.CutLeft(min(r.W, r.H))
		return f.token(at)
	}
	if head := f.boards[seat].head; !head.Empty() {
		if what == "juan" {
			_, at := holdingCells(f.boards[seat].goods, f.UI)
			return f.token(at)
		}
		at, _ := f.boards[seat].purse[slices.Index([]string{"money", "points"}, what)].CutLeft(head.H)
		return f.token(at)
	}
	return f.token(f.where("page.others"))
}

// fieldOf is where the n-th tile of a kind lies on the island of a player, as of a position.
func (f *frame) fieldOf(s *puertorico.State, seat game.Seat, t puertorico.Tile, n int) ui.Rect {
	island := f.lay.island
	if !f.isHome(seat) {
		picture := f.boards[seat].picture
		if picture.Empty() {
			return f.token(f.where("page.others"))
		}
		island, _ = f.halves(picture)
	}
	spots := fieldSpots(island)
	for i, at := range fields(s.Player(seat), func(puertorico.Tile) int { return 0 }) {
		if at.tile == t && at.n == n {
			return spots[i]
		}
	}
	return island
}

// siteOf is where a building of a player stands, as of a position in which it does.
func (f *frame) siteOf(s *puertorico.State, seat game.Seat, b puertorico.Building) ui.Rect {
	city := f.lay.city
	if !f.isHome(seat) {
		picture := f.boards[seat].picture
		if picture.Empty() {
			return f.token(f.where("page.others"))
		}
		_, city = f.halves(picture)
	}
	built := s.Player(seat).Built()
	if i := slices.Index(built, b); i >= 0 {
		return sites(city, built)[i]
	}
	return city
}

// circleOf is where the n-th colonist of a group of a player is, as of a position.
func (f *frame) circleOf(s *puertorico.State, seat game.Seat, g puertorico.Group, n int) ui.Rect {
	b := g.Building()
	switch {
	case b == puertorico.NoBuilding && f.isHome(seat):
		return art.TilePlace(f.fieldOf(s, seat, g.Tile(), n))
	case b == puertorico.NoBuilding:
		return f.fieldPlace(f.fieldOf(s, seat, g.Tile(), n))
	}
	at := f.siteOf(s, seat, b)
	places := art.BuildingPlaces(at, b)
	if !f.isHome(seat) {
		places = f.sitePlaces(at, b)
	}
	return places[min(n, len(places)-1)]
}

// barrelsAt is where so many barrels of a kind lie before a player.
func (f *frame) barrelsAt(seat game.Seat, g puertorico.Good, n int) []ui.Rect {
	if f.isHome(seat) {
		_, stores := f.storePlaces()
		return heap(f.heapOf(stores[g]), n)
	}
	goods := f.boards[seat].goods
	if goods.Empty() {
		return around(f.where("page.others"), n, f.UI.Px(tokenSide))
	}
	cells, _ := holdingCells(goods, f.UI)
	cell := cells[g]
	at, _ := cell.CutLeft(min(cell.W, cell.H))
	return around(at, n, min(at.W, at.H))
}

// supplyOf is where barrels of a kind lie in the supply, n times.
func (f *frame) supplyOf(g puertorico.Good, n int) []ui.Rect {
	r := f.where("supply."+g.ID(), "page.tiles", "page.harbour")
	at, _ := r.CutLeft(min(r.W, r.H))
	return slices.Repeat([]ui.Rect{f.token(at)}, n)
}

// shipAt is where the cargo ship of a size is drawn.
func (f *frame) shipAt(size int) (r ui.Rect, ok bool) {
	if f.lay.ships.Empty() {
		return f.token(f.where("page.harbour")), false
	}
	cells, _ := f.shipPlaces()
	for i := range f.State.Ships() {
		if int(f.State.Cargo(i).Size) == size {
			return f.shipIn(cells[i]), true
		}
	}
	return ui.Rect{}, false
}

// shipIn is where a ship is drawn in its place in the harbour: at its lower edge, below what is told of loads.
func (f *frame) shipIn(r ui.Rect) ui.Rect {
	in := f.berth(r)
	_, in = in.CutTop(f.tagHigh() * float64(f.tagLines(in.W, puertorico.Corn)))
	at := in.Fit(art.ShipRatio)
	return at.Moved(0, in.Bottom()-at.Bottom())
}
