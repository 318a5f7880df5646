package table

import (
	"strconv"

	"islas/game/puertorico"
	"islas/render/puertorico/art"
	"islas/render/table"
	"islas/render/ui"
)

// field is what lies on a field of an island.
type field struct {
	tile   puertorico.Tile
	worker bool // a colonist works there
	n      int  // among the tiles of its kind
}

// fields are what lies on the fields of a player's island, tiles of a kind beside each other, those at work first. working says
// how many of a kind are.
func fields(p *puertorico.Player, working func(t puertorico.Tile) int) (all []field) {
	for t := range puertorico.Tile(puertorico.TileKinds) {
		n, _ := p.Tiles(t)
		for i := range n {
			all = append(all, field{t, i < working(t), i})
		}
	}
	return all
}

// fieldSpots is where the fields of an island in r lie.
func fieldSpots(r ui.Rect) [puertorico.IslandSize]ui.Rect { return art.IslandSpots(r, broad(r)) }

// drawIsland is the own island: twelve fields, with a piece for everybody who works there.
func drawIsland(f *frame) (want intent) {
	r := f.lay.island
	f.paint.island(r)
	spots := fieldSpots(r)
	for i, at := range fields(f.mine(), f.working) {
		want = table.Or(want, f.field(spots[i], at))
	}
	f.freeFields("own", f.Home, r, f.freeKey(r, f.lay.city))
	return want
}

// working is how many tiles of a kind are at work on the own island: while colonists are placed, as it has been chosen.
func (f *frame) working(t puertorico.Tile) int {
	return int(f.staff(f.Home)[puertorico.GroupOfTile(t)])
}

// places reports whether the person at the machine places the colonists of a group now.
func (f *frame) places(g puertorico.Group) bool {
	if !f.asks(puertorico.PhasePlacing) || !f.pick.begun {
		return false
	}
	for open := range unplaced(f.State) {
		if open == g {
			return true
		}
	}
	return false
}

// field draws a field of the own island with its tile.
func (f *frame) field(r ui.Rect, at field) intent {
	u := f.UI
	g := puertorico.GroupOfTile(at.tile)
	placing := f.places(g)
	if placing {
		at.worker = f.pick.crew.who(circle{g, at.n}) > 0
	}
	f.paint.tile(r, at.tile, at.worker)
	name := tileName(u, at.tile)
	if placing {
		return f.circle(art.TilePlace(r), r, circle{g, at.n}, name)
	}
	id := "field." + at.tile.ID() + "." + strconv.Itoa(at.n)
	u.Region(id, r, ui.RegionOptions{
		Role: ui.RoleOther, NoFocus: true, Cursor: ui.CursorDefault, Label: name, Value: staffedWord(u, at.worker), Tooltip: name, Looks: true,
	})
	f.spot(art.TilePlace(r), at.worker, int(g)+at.n)
	return nil
}

// spot draws a circle with its worker, or empty.
func (f *frame) spot(r ui.Rect, filled bool, n int) {
	if filled {
		f.paint.worker(r, n)
		return
	}
	f.paint.workerPlace(r)
}
