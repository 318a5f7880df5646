package table

import (
	"slices"
	"strings"

	"islas/game/puertorico"
	"islas/render/puertorico/art"
	"islas/render/table"
	"islas/render/theme"
	"islas/render/ui"
)

// needed is what everybody needs who decides, whatever they decide on: nothing that speaks to them lies over it.
func (f *frame) needed() []ui.Rect {
	l := f.lay
	purse, goods := f.storePlaces()
	return append(table.NotEmpty(l.bar, l.gauges, l.buttons, l.placing, l.tabs, purse), goods...)
}

// argued are the own building of which it is said why something is suggested, and what works with a kind of goods, as far as they lie
// on the table: NoBuilding and NoGood stand for none.
func (f *frame) argued(b puertorico.Building, g puertorico.Good) (all []ui.Rect) {
	p := f.mine()
	built := p.Built()
	for i, at := range sites(f.lay.city, built) {
		if built[i] == b || g != puertorico.NoGood && built[i].Good() == g {
			all = append(all, at)
		}
	}
	spots := fieldSpots(f.lay.island)
	for i, at := range fields(p, f.working) {
		if g != puertorico.NoGood && at.tile == puertorico.Tile(g) {
			all = append(all, spots[i])
		}
	}
	return all
}

// settledLand is where tiles lie on the own island and buildings stand in the own city.
func (f *frame) settledLand() (all []ui.Rect) {
	p := f.mine()
	spots := fieldSpots(f.lay.island)
	return append(append(all, spots[:p.TileCount()]...), sites(f.lay.city, p.Built())...)
}

// countedLand are the last own field and site, on which stands how many are free.
func (f *frame) countedLand() []ui.Rect {
	fields, town := fieldSpots(f.lay.island), art.TownSpots(f.lay.city, broad(f.lay.city))
	return []ui.Rect{fields[len(fields)-1], town[len(town)-1]}
}

// fadeLog lays paper over the lines of the log if something lies on it, so that no line sticks out from below that in parts.
func (f *frame) fadeLog(at ui.Rect) {
	u, th, r := f.UI, f.UI.Theme(), f.lay.log
	if r.Intersect(at).Empty() {
		return
	}
	u.Round(r.Inset(u.Px(4)), u.Px(6), theme.Alpha(th.Paper, 0.88), 0, th.Paper)
}

// avoids says how bad it is to hide a part of a widget by the badge of a mark on what is suggested: the boards of others, the strip of turns
// and the cards of buildings tell something up to their edges; of a proposal it would be taken for a mark on that, and so of any role but
// the suggested one.
func avoids(suggested []any) func(w *ui.Widget) float64 {
	return func(w *ui.Widget) float64 {
		if p, ok := w.Target.(proposal); ok && p != asSuggested {
			return 4
		}
		if strings.HasPrefix(w.ID, "role.") && !slices.Contains(suggested, w.Target) {
			return 2
		}
		for _, part := range []string{"board.", "gauge.", "governs", "picks", "good.", "purse.", "standing", "build."} {
			if strings.HasPrefix(w.ID, part) {
				return 2
			}
		}
		return 0
	}
}
