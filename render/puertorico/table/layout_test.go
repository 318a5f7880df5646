package table

import (
	"fmt"
	"testing"

	"islas/render/table"
	"islas/render/ui"
)

// parts returns the regions of a layout that are not empty, by name.
func (l *layout) parts() map[string]ui.Rect {
	all := map[string]ui.Rect{
		"bar": l.bar, "gauges": l.gauges, "roles": l.roles, "island": l.island, "city": l.city, "stores": l.stores, "buttons": l.buttons,
		"ships": l.ships, "house": l.house, "tiles": l.tiles, "supply": l.supply, "market": l.market, "log": l.log, "tabs": l.tabs,
	}
	for i, r := range l.others {
		all[fmt.Sprint("other ", i)] = r
	}
	for name, r := range all {
		if r.Empty() {
			delete(all, name)
		}
	}
	return all
}

// TestPlanKeepsThingsApart checks for every size, number of players and page that no region lies outside the window, is too small or
// covers another, and that every region has a place on some page.
func TestPlanKeepsThingsApart(t *testing.T) {
	sizes := []struct{ w, h, px float64 }{
		{1280, 720, 0.7}, {1280, 720, 1.4}, {1920, 1080, 1}, {1920, 1080, 2}, {960, 600, 0.7}, {960, 600, 1.06}, {3840, 2160, 2},
		{768, 1024, 0.7}, {1200, 1920, 1}, {2560, 1080, 1}, {800, 1280, 0.7}, {900, 450, 0.7}, {900, 450, 0.9}, {550, 900, 0.7},
		{550, 900, 1}, {1280, 720, 1}, {1440, 820, 1}, {1366, 768, 0.71},
	}
	for _, size := range sizes {
		for seats := 2; seats <= 5; seats++ {
			seen := map[string]bool{}
			for p := range page(pages) {
				room := table.Whole(size.w, size.h, size.px)
				l := plan(room, seats, p)
				name := fmt.Sprintf("%vx%v@%v/%d/%d", size.w, size.h, size.px, seats, p)
				room.Apart = true
				if gauges := plan(room, seats, p).gauges; !room.Regions.Inset(-0.5).Holds(gauges) {
					t.Errorf("%s: the gauges lie at %v where the bar stands apart", name, gauges)
				}
				window, parts := ui.Rect{W: size.w, H: size.h}, l.parts()
				for a, ra := range parts {
					seen[a] = true
					if least := 36 * size.px; ra.W < least || ra.H < least {
						t.Errorf("%s: %s is too small: %v", name, a, ra)
					}
					if !window.Inset(-0.5).Holds(ra) {
						t.Errorf("%s: %s lies outside the window: %v", name, a, ra)
					}
					for b, rb := range parts {
						if in := ra.Intersect(rb); a < b && in.W > 0.5 && in.H > 0.5 {
							t.Errorf("%s: %s %v and %s %v overlap", name, a, ra, b, rb)
						}
					}
				}
			}
			want := 13 + seats - 1
			if !plan(table.Whole(size.w, size.h, size.px), seats, 0).tabs.Empty() {
				want++
			}
			if len(seen) != want {
				t.Errorf("%vx%v@%v, %d players: %d parts have a place, want %d: %v", size.w, size.h, size.px, seats, len(seen), want, seen)
			}
		}
	}
}
