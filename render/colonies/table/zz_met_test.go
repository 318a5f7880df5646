package table_test

import (
	"fmt"
	"strings"
	"testing"

	"islas/game/colonies"
	"islas/render/testkit/harness"
	"islas/render/testkit/tabletest"
)

func chartSights() []sight {
	main := decides(colonies.DecideMain, 8)
	ship := func(r *rig) string {
		for _, id := range r.usable() {
			if strings.HasPrefix(id, "ship.") {
				return id
			}
		}
		return ""
	}
	_ = ship
	return []sight{
		{"settle", decides(colonies.DecideSettle, 0), nil},
		{"way", decides(colonies.DecideWay, 0), nil},
		{"main", main, nil},
		{"ship", func(m moment) bool { return main(m) && legal(m, colonies.Sail) && m.state().Range() > 3 }, nil},
		{"road", func(m moment) bool { return main(m) && legal(m, colonies.BuildRoad) }, nil},
		{"fleet", func(m moment) bool { return main(m) && legal(m, colonies.MoveFleet) }, nil},
		{"settlement", func(m moment) bool { return main(m) && legal(m, colonies.Settle) }, nil},
		{"pirate", decides(colonies.DecidePirate, 4), nil},
	}
}

func TestZZMet(t *testing.T) {
	s := tabletest.Sights{}
	all := chartSights()
	for _, one := range all {
		s.Names = append(s.Names, one.name)
	}
	s.Open = func(t *testing.T, i, seats int, lang string, w harness.Window) *harness.Harness {
		seats = min(max(seats, 3), 4)
		m := find(t, seats, all[i].when)
		r := newRig(t, lang, w)
		r.Sit(m.begun(alone(seats)...))
		r.Rest()
		switch n := all[i].name; n {
		case "ship":
			for _, id := range r.usable() {
				if strings.HasPrefix(id, "ship.") {
					r.Bring(id)
					r.Click(id)
					break
				}
			}
		case "road", "fleet", "settlement":
			if r.Has("page.build") {
				r.Bring("page.build")
				r.Click("page.build")
				r.Wait(2)
			}
			id := "buy." + n
			if r.Has(id) {
				r.Bring(id)
				r.Click(id)
			}
		}
		r.Rest()
		return r.Harness
	}
	_ = fmt.Sprint
	s.Met(t)
}
