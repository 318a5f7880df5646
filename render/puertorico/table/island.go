package table

import (
	"strconv"

	"islas/game/puertorico"
	"islas/render/puertorico/art"
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
		want = want.or(f.field(spots[i], at))
	}
	return want
}

// working is how many tiles of a kind are at work on the own island: while colonists are placed, as it has been chosen.
func (f *frame) working(t puertorico.Tile) int {
	g := puertorico.GroupOfTile(t)
	if f.places(g) {
		return int(f.pick.place[g])
	}
	return int(f.staff(f.home)[g])
}

// places reports whether the person at the machine places the colonists of a group now.
func (f *frame) places(g puertorico.Group) bool {
	if !f.asks(puertorico.PhasePlacing) || !f.pick.begun {
		return false
	}
	for open := range unplaced(f.state) {
		if open == g {
			return true
		}
	}
	return false
}

// field draws a field of the own island with its tile.
func (f *frame) field(r ui.Rect, at field) intent {
	u := f.ui
	f.paint.tile(r, at.tile, at.worker)
	circle := art.TilePlace(r)
	g := puertorico.GroupOfTile(at.tile)
	if f.places(g) {
		return f.circle(circle, r, g, at.n, at.worker)
	}
	id := "field." + at.tile.ID() + "." + strconv.Itoa(at.n)
	name := tileName(u, at.tile)
	u.Region(id, r, ui.RegionOptions{Role: ui.RoleOther, NoFocus: true, Cursor: ui.CursorDefault, Label: name, Tooltip: name, Looks: true})
	f.spot(circle, at.worker, int(g)+at.n)
	return intent{}
}

// spot draws a circle with its worker, or empty.
func (f *frame) spot(r ui.Rect, filled bool, n int) {
	if filled {
		f.paint.worker(r, n)
		return
	}
	f.paint.workerPlace(r)
}

// circle is a circle while colonists are placed: a click in r puts a colonist there, or takes it away.
func (f *frame) circle(at, r ui.Rect, g puertorico.Group, n int, filled bool) intent {
	u := f.ui
	change, key := 1, "place.put"
	if filled {
		change, key = -1, "place.take"
	}
	why := ""
	disabled := !filled && f.pick.left(f.state) == 0
	if disabled {
		why = u.T("why.no-worker")
	}
	name, value := u.T(key, "group", groupName(u, g)), ""
	if filled {
		value = "filled"
	}
	got := u.Region("place."+g.ID()+"."+strconv.Itoa(n), r, ui.RegionOptions{
		Role: ui.RolePlace, Label: name, Value: value, Tooltip: name, Target: circles{g, !filled}, Disabled: disabled, Why: why,
	})
	f.spot(at, filled, int(g)+n)
	if !disabled {
		f.offered(at, at.H/2)
	}
	if got.Clicked {
		return picks(f.pick.puts(g, change))
	}
	return intent{}
}
