package table

import (
	"strings"

	"islas/game"
	"islas/game/puertorico"
	"islas/game/puertorico/forecast"
)

// legend explains a sign that is shown of somebody, and that the picture and a word alone do not; nothing if all do.
func (f *frame) legend(o *forecast.Role) string {
	u := f.ui
	switch mine := &o.Seats[f.home]; {
	case o.Role == puertorico.Settler:
		return u.T("foresee.legend.settler")
	case o.Role == puertorico.Mayor:
		return f.mayorLegend(o)
	case o.Role == puertorico.Builder && mine.Builder.Best != puertorico.NoBuilding:
		b := mine.Builder
		return u.T("foresee.legend.builder", "name", f.name(f.home), "building", buildingName(u, b.Best), "n", b.Price)
	case o.Role == puertorico.Craftsman && f.some(o, func(s *forecast.Seat) bool { return s.Craftsman.Short.Total() > 0 }):
		return u.T("foresee.legend.craftsman")
	case o.Role == puertorico.Trader && f.some(o, func(s *forecast.Seat) bool { return s.Trader.Barred || s.Trader.Bars != 0 }):
		return u.T("foresee.legend.trader")
	case o.Role == puertorico.Captain && f.some(o, func(s *forecast.Seat) bool { return s.Captain.Lost > 0 }):
		return u.T("foresee.legend.captain")
	}
	return ""
}

// mayorLegend explains places that stay empty, and workers who find none.
func (f *frame) mayorLegend(o *forecast.Role) string {
	var told []string
	if f.some(o, func(s *forecast.Seat) bool { return s.Mayor.Empty > 0 }) {
		told = append(told, f.ui.T("foresee.legend.mayor"))
	}
	if f.some(o, func(s *forecast.Seat) bool { return s.Mayor.Idle > 0 }) {
		told = append(told, f.ui.T("foresee.legend.mayor-spare"))
	}
	return strings.Join(told, " ")
}

// some reports whether something is foretold of any seat.
func (f *frame) some(o *forecast.Role, what func(s *forecast.Seat) bool) bool {
	for seat := range game.Seat(f.state.Seats()) {
		if what(&o.Seats[seat]) {
			return true
		}
	}
	return false
}
