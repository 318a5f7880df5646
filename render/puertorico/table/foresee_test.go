package table_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"islas/game"
	"islas/game/puertorico"
	"islas/game/puertorico/forecast"
	"islas/locales"
	"islas/render/testkit/harness"
	"islas/render/ui"
)

// offers is a moment from some round on at which the person on the first seat can take a role.
func offers(role puertorico.Role, round int) func(m moment) bool {
	return func(m moment) bool {
		return decides(puertorico.PhaseRole, round)(m) && m.state().Check(puertorico.RoleAction(role)) == nil
	}
}

// would is what a role would do if the person on the first seat took it.
func would(m moment, role puertorico.Role) forecast.Role {
	v := m.state().View(0)
	o, _ := forecast.Of(&v, role)
	return o
}

// foretold is what is shown of a seat by the role that is rested on, in words, empty if nothing is.
func (r *rig) foretold(seat int) string {
	w, ok := r.Find(fmt.Sprintf("foresee.%d", seat))
	if !ok {
		return ""
	}
	return w.Label
}

// shown opens the table in a window.
func (m moment) shown(t testing.TB, lang string, w harness.Window, controls ...string) *rig {
	t.Helper()
	r := newRig(t, lang, w)
	r.sit(m.begun(controls...))
	r.Rest()
	return r
}

// Resting on a role shows what it would do to every player, at everybody's board or beside their face, in every layout.
func TestRoleShowsWhatItWouldDoToEverybody(t *testing.T) {
	windows := []harness.Window{full, {W: 1280, H: 720, Percent: 100}, {W: 900, H: 450, Percent: 100}, {W: 1280, H: 720, Percent: 200}, {W: 768, H: 1024, Percent: 100}}
	for i, w := range windows {
		bubbled(t, w.String(), func(t *testing.T) {
			seats := 5 - i%4
			m := find(t, seats, func(m moment) bool {
				makes := would(m, puertorico.Craftsman).Seats[1].Craftsman.Makes
				return offers(puertorico.Craftsman, 8)(m) && makes.Total() > 0
			})
			r := m.shown(t, "en", w, alone(seats)...)
			if r.foretold(0) != "" {
				t.Fatal("something is foretold before anybody asks")
			}
			r.Move(r.Widget("role.craftsman").Rect.Middle())
			r.Wait(60)
			o := would(m, puertorico.Craftsman)
			for seat := range seats {
				told := r.foretold(seat)
				if told == "" {
					t.Fatalf("nothing is foretold of seat %d", seat)
				}
				if at := r.Widget(fmt.Sprintf("foresee.%d", seat)).Rect; !r.UI.Bounds().Holds(at) {
					t.Errorf("what is foretold of seat %d lies at %v", seat, at)
				}
				for g, n := range o.Seats[seat].Craftsman.Makes {
					barrels := r.T("log.barrels-of", "n", int(n), "good", r.T("kind."+puertorico.Good(g).ID()))
					if n > 0 && !strings.Contains(told, barrels) {
						t.Errorf("of seat %d is foretold %q without %q", seat, told, barrels)
					}
				}
			}
			makes := o.Seats[1].Craftsman.Makes
			most := slices.Max(makes[:])
			if at := r.Widget("foresee.1").Rect; !r.ShowsIn(fmt.Sprintf("+%d", most), at) {
				t.Errorf("no number says that %d barrels are made", most)
			}
			if !r.Shows(r.T("role.craftsman.privilege")[:12]) {
				t.Error("the privilege is not told")
			}
			r.Away()
			r.Wait(30)
			if r.foretold(1) != "" {
				t.Error("it is foretold although nobody rests on the role any more")
			}
		})
	}
}

// The craftsman's privilege is told with the kinds that there are to choose from: whoever makes a single one chooses nothing.
func TestExtraBarrelIsOfAKindThatIsMade(t *testing.T) {
	for kinds := 1; kinds <= 2; kinds++ {
		bubbled(t, fmt.Sprint(kinds), func(t *testing.T) {
			m := find(t, 3, func(m moment) bool {
				return offers(puertorico.Craftsman, 3)(m) && would(m, puertorico.Craftsman).Seats[0].Craftsman.Extra.Len() == kinds
			})
			r := m.shown(t, "en", full, alone(3)...)
			r.Move(r.Widget("role.craftsman").Rect.Middle())
			r.Wait(60)
			if told := r.foretold(0); strings.Contains(told, "another kind") != (kinds > 1) || !strings.Contains(told, "extra barrel") {
				t.Errorf("who makes %d kinds is told %q", kinds, told)
			}
		})
	}
}

// Whoever has switched consequences off is told what a role is, and nothing of what it would do.
func TestNothingIsForetoldToPurists(t *testing.T) {
	bubble(t, func(t *testing.T) {
		r := find(t, 3, offers(puertorico.Mayor, 4)).open(t, "en", alone(3)...)
		r.Stage.Settings.Consequences = false
		r.Move(r.Widget("role.mayor").Rect.Middle())
		r.Wait(60)
		if r.foretold(0)+r.foretold(1) != "" || !r.Shows(r.T("role.mayor.privilege")[:12]) {
			t.Error("a purist is not shown the plain text")
		}
	})
}

// A finger can't hover: the first tap shows what a role would do, the second takes it.
func TestFirstTapShowsAndSecondTakes(t *testing.T) {
	bubble(t, func(t *testing.T) {
		r := find(t, 4, offers(puertorico.Builder, 4)).open(t, "de", alone(4)...)
		n := r.match().Played()
		tap := func() {
			at := ui.Input{Pos: r.Widget("role.builder").Rect.Middle(), Inside: true, Touch: true, Down: true, Pressed: true}
			r.Tick(at)
			at.Down, at.Pressed, at.Released = false, false, true
			r.Tick(at)
			for range 10 {
				r.Tick(ui.Input{Pos: at.Pos, Touch: true})
			}
		}
		tap()
		if r.match().Played() != n || r.foretold(0) == "" || r.foretold(3) == "" {
			t.Fatalf("the first tap does not show what the builder would do: %d actions, %v", r.match().Played()-n, r.IDs())
		}
		tap()
		if done := r.match().Actions(); len(done) <= n || done[n] != puertorico.RoleAction(puertorico.Builder) {
			t.Errorf("the second tap did %v", done[n:])
		}
	})
}

// What a role would bar, lose or leave short is marked on its card before anybody rests on it.
func TestRoleCardsWarn(t *testing.T) {
	tests := []struct {
		role  puertorico.Role
		warns func(s *forecast.Seat) bool
		says  string
	}{
		{puertorico.Trader, func(s *forecast.Seat) bool { return s.Trader.Barred }, "foresee.barred"},
		{puertorico.Captain, func(s *forecast.Seat) bool { return s.Captain.Lost == 2 }, "load.loses"},
		{puertorico.Craftsman, func(s *forecast.Seat) bool { return s.Craftsman.Short.Total() == 1 }, ""},
	}
	for _, test := range tests {
		bubbled(t, test.role.ID(), func(t *testing.T) {
			warned := func(yes bool) func(m moment) bool {
				return func(m moment) bool {
					o := would(m, test.role)
					return offers(test.role, 2)(m) && test.warns(&o.Seats[0]) == yes && o.Ending == 0
				}
			}
			r := find(t, 4, warned(true)).open(t, "en", alone(4)...)
			got := r.Widget("role." + test.role.ID()).Value
			if want := r.T(firstOf(test.says, "foresee.short"), "n", 2, "barrels", ""); !strings.Contains(got, strings.TrimSpace(want)) {
				t.Errorf("%v is marked with %q, want %q", test.role, got, want)
			}
		})
	}
}

// firstOf is the first key that is not empty.
func firstOf(key, other string) string {
	if key == "" {
		return other
	}
	return key
}

// The faces above the roles say who takes a role when: as it is then done.
func TestPicksSayWhoIsNext(t *testing.T) {
	bubble(t, func(t *testing.T) {
		m := find(t, 4, decides(puertorico.PhaseRole, 3))
		r := m.open(t, "en", alone(4)...)
		var names []string
		for i, a := range m.actions {
			if s := &m.before[i]; a.Kind == puertorico.TakeRole && s.Round() == m.state().Round() {
				names = append(names, m.setup.Seats[s.Decision().Seat].Name)
			}
		}
		if got := r.Widget("picks").Label; !strings.HasSuffix(got, strings.Join(names, ", ")) {
			t.Errorf("the order is told as %q, and was %v", got, names)
		}
	})
}

// No name of a role is ever cut, taken or not, and none is written beyond its card.
func TestNamesOfRolesAreWhole(t *testing.T) {
	for _, lang := range locales.Languages() {
		for _, w := range []harness.Window{{W: 1280, H: 720, Percent: 100}, {W: 1280, H: 720, Percent: 200}, {W: 900, H: 450, Percent: 100}, {W: 768, H: 1024, Percent: 100}} {
			bubbled(t, lang+w.String(), func(t *testing.T) {
				m := find(t, 5, func(m moment) bool {
					taken, _ := m.state().Picks()
					return decides(puertorico.PhaseRole, 2)(m) && taken == 3
				})
				r := m.shown(t, lang, w, alone(5)...)
				for role := range puertorico.Role(puertorico.Roles) {
					card := r.Widget("role." + role.ID()).Rect
					whole := r.T("role." + role.ID())
					broken := strings.Fields(r.T("role." + role.ID() + ".broken"))
					inside := func(text string) bool {
						for drawn, at := range r.UI.DrawnTexts {
							if drawn == text && card.Inset(-1).Holds(at) {
								return true
							}
						}
						return false
					}
					lines := 0
					for _, part := range broken {
						if inside(part) {
							lines++
						}
					}
					if role != puertorico.Prospector2 && !inside(whole) && lines < len(broken) {
						t.Errorf("%q is not written on its card", whole)
					}
				}
			})
		}
	}
}

// While the builder is rested on the market shows the prices of which that speaks, with the privilege; afterwards the usual ones.
func TestMarketShowsThePricesOfTheBuilder(t *testing.T) {
	bubble(t, func(t *testing.T) {
		m := find(t, 3, offers(puertorico.Builder, 3))
		r := m.shown(t, "de", full, alone(3)...)
		usual := func(b puertorico.Building) int { return m.state().Price(0, game.NoSeat, b) }
		reduced := func(b puertorico.Building) int { return m.state().Price(0, 0, b) }
		shows := func(when string, price func(b puertorico.Building) int) {
			for b := range puertorico.Building(puertorico.Buildings) {
				at := r.Widget("build." + b.ID()).Rect
				if m.state().Left(b) > 0 && !m.state().Player(0).Has(b) && !r.ShowsIn(fmt.Sprint(price(b)), at) {
					t.Errorf("%s it is not written that %s costs %d", when, b, price(b))
				}
			}
		}
		shows("before", usual)
		r.Move(r.Widget("role.builder").Rect.Middle())
		r.Wait(60)
		shows("while the builder is rested on", reduced)
		r.Move(r.Widget("role.settler").Rect.Middle())
		r.Wait(60)
		shows("while the settler is rested on", usual)
	})
}

// While the trader is rested on, the trading house shows what sales would bring with its privilege, as the panel tells it.
func TestHouseShowsThePricesOfTheTrader(t *testing.T) {
	bubble(t, func(t *testing.T) {
		m := find(t, 3, offers(puertorico.Trader, 3))
		r := m.shown(t, "de", full, alone(3)...)
		shows := func(when string, trader game.Seat) {
			house, takes := r.Widget("house").Rect, m.state().HouseTakes(0)
			for g := range puertorico.Good(puertorico.Goods) {
				price := m.state().SalePrice(0, trader, g)
				if at := house.Row(puertorico.Goods, 0)[g]; takes.Has(g) && !r.ShowsIn(fmt.Sprint(price), at) {
					t.Errorf("%s it is not written that %s brings %d", when, g, price)
				}
			}
		}
		shows("before", game.NoSeat)
		r.Move(r.Widget("role.trader").Rect.Middle())
		r.Wait(60)
		shows("while the trader is rested on", 0)
		r.Move(r.Widget("role.settler").Rect.Middle())
		r.Wait(60)
		shows("while the settler is rested on", game.NoSeat)
	})
}
