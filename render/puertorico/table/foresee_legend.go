package table

import (
	"strings"

	"islas/game"
	"islas/game/puertorico"
	"islas/game/puertorico/forecast"
	"islas/locales"
)

// legend explains a sign that is shown of somebody, and that the picture and a word alone do not; nothing if all do. brief is the same
// in fewer words, if there are any.
func (f *frame) legend(o *forecast.Role) (text, brief string) {
	u := f.UI
	switch mine := &o.Seats[f.Home]; {
	case o.Role == puertorico.Mayor:
		text = f.mayorLegend(o)
	case o.Role == puertorico.Builder && mine.Builder.Best != puertorico.NoBuilding:
		b := mine.Builder
		text = u.T("foresee.legend.builder", "name", f.name(f.Home), "building", buildingName(u, b.Best), "n", b.Price)
	case o.Role == puertorico.Craftsman && f.some(o, func(s *forecast.Seat) bool { return s.Craftsman.Short.Total() > 0 }):
		text = u.T("foresee.legend.craftsman")
	case o.Role == puertorico.Trader && f.some(o, func(s *forecast.Seat) bool { return s.Trader.Barred || s.Trader.Bars != 0 }):
		text, brief = f.traderLegend(o)
	case o.Role == puertorico.Captain && f.some(o, func(s *forecast.Seat) bool { return s.Captain.Lost > 0 }):
		text = u.T("foresee.legend.captain")
	}
	return text, brief
}

// mayorLegend explains places that stay empty, and workers who find none.
func (f *frame) mayorLegend(o *forecast.Role) string {
	var told []string
	if f.some(o, func(s *forecast.Seat) bool { return s.Mayor.Empty > 0 }) {
		told = append(told, f.UI.T("foresee.legend.mayor"))
	}
	if f.some(o, func(s *forecast.Seat) bool { return s.Mayor.Idle > 0 }) {
		told = append(told, f.UI.T("foresee.legend.mayor-spare"))
	}
	return strings.Join(told, " ")
}

// traderLegend explains why barrels don't sell: the trading house has their kind, or others have filled it by then. In fewer words it is
// not said for whom.
func (f *frame) traderLegend(o *forecast.Role) (text, brief string) {
	var late []string
	for seat := range game.Seat(f.State.Seats()) {
		if o.Seats[seat].Trader.Full {
			late = append(late, f.name(seat))
		}
	}
	has := f.some(o, func(s *forecast.Seat) bool { return !s.Trader.Full && s.Trader.Bars != 0 })
	switch {
	case len(late) == 0:
		return f.UI.T("foresee.legend.trader"), ""
	case !has:
		return f.UI.T("foresee.legend.trader-full"), ""
	}
	return f.UI.T("foresee.legend.trader-both", "list", locales.List(f.UI.T, late)), f.UI.T("foresee.legend.trader-both.brief")
}

// some reports whether something is foretold of any seat.
func (f *frame) some(o *forecast.Role, what func(s *forecast.Seat) bool) bool {
	for seat := range game.Seat(f.State.Seats()) {
		if what(&o.Seats[seat]) {
			return true
		}
	}
	return false
}
