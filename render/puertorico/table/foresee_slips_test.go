package table_test

import (
	"fmt"
	"strings"
	"testing"

	"islas/game/puertorico"
	"islas/game/puertorico/forecast"
	"islas/render/testkit/harness"
)

// Where a role is about tiles, workers or buildings, what is foretold of the others hides none of theirs, however many there are.
func TestSlipsHideNoBuilding(t *testing.T) {
	for _, role := range []puertorico.Role{puertorico.Settler, puertorico.Mayor, puertorico.Builder} {
		for seats := 2; seats <= puertorico.MaxSeats; seats += 3 {
			bubbled(t, fmt.Sprint(role.ID(), seats), func(t *testing.T) {
				m := find(t, seats, func(m moment) bool { return offers(role, 8)(m) && m.state().Player(1).CitySpaces() > 8 })
				r := m.shown(t, "de", small, alone(seats)...)
				r.Move(r.Widget("role." + role.ID()).Rect.Middle())
				r.Wait(60)
				buildings := 0
				for seat := 1; seat < seats; seat++ {
					slip := r.Widget(fmt.Sprintf("foresee.%d", seat)).Rect
					for _, w := range r.UI.Widgets() {
						b, on := strings.CutPrefix(w.ID, fmt.Sprintf("board.%d.", seat))
						if _, known := puertorico.BuildingByID(b); !on || !known {
							continue
						}
						buildings++
						if in := slip.Intersect(w.Rect); in.H > 1 {
							t.Errorf("the slip of seat %d at %v hides %s at %v", seat, slip, b, w.Rect)
						}
					}
				}
				if buildings < 8 {
					t.Errorf("only %d buildings are seen", buildings)
				}
			})
		}
	}
}

// What the trading house does not take of a player's barrels is told of everybody, kind by kind, and that a barrel sells for nothing.
func TestTraderIsForetoldKindByKind(t *testing.T) {
	for name, test := range map[string]struct {
		when func(s *forecast.Trader) bool
		says func(r *rig, s *forecast.Trader) string
	}{
		"barred": {func(s *forecast.Trader) bool { return s.Bars == 1<<puertorico.Indigo && s.Good != puertorico.NoGood }, func(r *rig, s *forecast.Trader) string {
			return r.T("foresee.sells", "good", r.T("kind."+s.Good.ID()), "n", s.Brings) + ", " + r.T("foresee.bars", "list", r.T("kind.indigo"))
		}},
		"unpaid": {func(s *forecast.Trader) bool { return s.Unpaid != puertorico.NoGood && s.Bars == 0 }, func(r *rig, s *forecast.Trader) string {
			return r.T("foresee.unpaid", "good", r.T("kind."+s.Unpaid.ID()))
		}},
	} {
		for seat := range 2 {
			if name == "unpaid" && seat == 0 {
				continue // whoever takes the role has a doubloon for every sale
			}
			bubbled(t, fmt.Sprint(name, seat), func(t *testing.T) {
				m := find(t, 3, func(m moment) bool {
					o := would(m, puertorico.Trader)
					return offers(puertorico.Trader, 2)(m) && test.when(&o.Seats[seat].Trader)
				})
				r := m.shown(t, "en", harness.Window{W: 1280, H: 720, Percent: 200}, alone(3)...)
				o := would(m, puertorico.Trader)
				r.Move(r.Widget("role.trader").Rect.Middle())
				r.Wait(60)
				if got, want := r.foretold(seat), test.says(r, &o.Seats[seat].Trader); got != want {
					t.Errorf("foretold is %q, want %q", got, want)
				}
				why := r.Shows(r.T("foresee.legend.trader")[:9])
				if name == "barred" && (!why || !r.Shows(r.T("foresee.no-sale"))) {
					t.Error("why a barrel is crossed out is not said")
				}
				if mark := r.Widget("role.trader").Value; seat == 0 && name == "barred" && !strings.Contains(mark, r.T("kind.indigo")) {
					t.Errorf("the card is marked with %q", mark)
				}
			})
		}
	}
}

// What does not happen is said in words, and why barrels do not sell or are not made below the signs.
func TestForetoldNothingIsSaidInWords(t *testing.T) {
	tests := []struct {
		role        puertorico.Role
		when        func(s *forecast.Seat, barrels int) bool
		says, means string
	}{
		{puertorico.Trader, func(s *forecast.Seat, _ int) bool { return s.Trader.Barred }, "foresee.no-sale", "foresee.legend.trader"},
		{puertorico.Trader, func(s *forecast.Seat, _ int) bool { return s.Trader.Good == puertorico.NoGood && !s.Trader.Barred }, "foresee.sells-nothing", ""},
		{puertorico.Captain, func(s *forecast.Seat, barrels int) bool { return s.Captain.Loads+s.Captain.Lost+barrels == 0 }, "foresee.loads-nothing", ""},
		{puertorico.Captain, func(s *forecast.Seat, barrels int) bool { return s.Captain.Loads+s.Captain.Lost == 0 && barrels > 0 }, "foresee.fits-nothing", ""},
		{puertorico.Craftsman, func(s *forecast.Seat, _ int) bool {
			return s.Craftsman.Short.Total() == 2 && s.Craftsman.Short[puertorico.Corn] == 2
		}, "foresee.lacks", "foresee.legend.craftsman"},
		{puertorico.Mayor, func(s *forecast.Seat, _ int) bool { return s.Mayor.Empty == 2 }, "foresee.empties", "foresee.legend.mayor"},
	}
	for _, test := range tests {
		bubbled(t, test.says, func(t *testing.T) {
			m := find(t, 4, func(m moment) bool {
				if !offers(test.role, 2)(m) {
					return false
				}
				o := would(m, test.role)
				own := m.state().Player(1).Barrels()
				return test.when(&o.Seats[1], own.Total())
			})
			r := m.shown(t, "en", full, alone(4)...)
			r.Move(r.Widget("role." + test.role.ID()).Rect.Middle())
			r.Wait(60)
			if text := r.T(test.says, "n", 2); !r.ShowsIn(text, r.Widget("foresee.1").Rect) {
				t.Errorf("%q is not on the slip of seat 1", text)
			}
			if test.means != "" && !r.Shows(r.T(test.means)[:9]) {
				t.Errorf("%q is not explained", r.T(test.says, "n", 2))
			}
		})
	}
}
