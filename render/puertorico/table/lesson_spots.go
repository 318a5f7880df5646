package table

import (
	"strconv"
	"strings"

	"islas/render/table"
	"islas/render/ui"
)

// spots is where what has a name in lessons lies: the parts of the table, "board:SEAT", and all widgets by their ids. What lies
// on a page that is not open is where that is opened; what is not to be seen is nowhere.
func (t *Table) spots(f *frame, name string) []ui.Rect {
	if rects := f.part(name); len(rects) > 0 {
		return rects
	}
	if w, ok := f.UI.Widget(name); ok && !w.Whole.Empty() {
		return table.NotEmpty(w.Whole)
	}
	if w, ok := f.UI.Widget("page." + pageIDs[pageOf(name)]); ok {
		return table.NotEmpty(w.Whole)
	}
	return nil
}

// part is where a part of the table lies, or the board of another player.
func (f *frame) part(name string) []ui.Rect {
	l := f.lay
	name, which, _ := strings.Cut(name, ":")
	switch name {
	case "island":
		return table.NotEmpty(l.island)
	case "city":
		return table.NotEmpty(l.city)
	case "settled":
		return f.settledLand()
	case "stores":
		return table.NotEmpty(l.stores)
	case "gauges":
		return table.NotEmpty(l.gauges)
	case "roles":
		return table.NotEmpty(l.roles)
	case "tiles":
		return table.NotEmpty(l.tiles)
	case "ships":
		return table.NotEmpty(l.ships)
	case "house":
		return table.NotEmpty(l.house)
	case "market":
		return table.NotEmpty(l.market)
	case "board":
		seat, err := strconv.Atoi(which)
		n := f.State.Seats()
		if i := (seat - int(f.Home) + n - 1) % n; err == nil && seat >= 0 && seat < n && i < len(l.others) {
			return table.NotEmpty(l.others[i])
		}
	}
	return nil
}
