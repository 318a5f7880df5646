package table_test

import (
	"fmt"
	"maps"
	"math/bits"
	"slices"
	"strings"
	"testing"

	"islas/game"
	"islas/game/puertorico"
	"islas/game/puertorico/forecast"
	"islas/locales"
	"islas/render/testkit/harness"
	"islas/render/testkit/need"
	"islas/render/theme"
	"islas/render/ui"
)

// offers returns a condition for moments from a round on at which the person on the first seat can take a role.
func offers(role puertorico.Role, round int) func(m moment) bool {
	return func(m moment) bool {
		return decides(puertorico.PhaseRole, round)(m) && m.state().Check(puertorico.RoleAction(role)) == nil
	}
}

// would returns what a role would do if the person on the first seat took it.
func would(m moment, role puertorico.Role) forecast.Role {
	v := m.state().View(0)
	o, _ := forecast.Of(&v, role)
	return o
}

// foretold returns the text about a seat for the role that is rested on, "" for none.
func (r *rig) foretold(seat int) string {
	w, ok := r.Find(fmt.Sprintf("foresee.%d", seat))
	if !ok {
		return ""
	}
	return w.Label
}

// TestRoleShowsWhatItWouldDoToEverybody checks in every layout that resting on a role shows what it would do to every player, on their
// board or beside their face; with consequences switched off it says what the role is, and nothing of what it would do.
func TestRoleShowsWhatItWouldDoToEverybody(t *testing.T) {
	for i, w := range []harness.Window{full, small, flat, large, upright} {
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
			r.over("role.craftsman")
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
			r.Stage.Settings.Consequences = false
			r.over("role.craftsman")
			if r.foretold(0)+r.foretold(1) != "" || !r.Shows(r.T("role.craftsman.privilege")[:12]) {
				t.Error("somebody who wants no consequences foretold is not shown the plain text")
			}
		})
	}
}

// TestExtraBarrelIsOfAKindThatIsMade checks that the craftsman's privilege is shown with the kinds to choose from: whoever makes a single
// kind has no choice.
func TestExtraBarrelIsOfAKindThatIsMade(t *testing.T) {
	for kinds := 1; kinds <= 2; kinds++ {
		bubbled(t, fmt.Sprint(kinds), func(t *testing.T) {
			m := find(t, 3, func(m moment) bool {
				return offers(puertorico.Craftsman, 3)(m) && would(m, puertorico.Craftsman).Seats[0].Craftsman.Extra.Len() == kinds
			})
			r := m.shown(t, "en", full, alone(3)...)
			r.over("role.craftsman")
			if told := r.foretold(0); strings.Contains(told, "another kind") != (kinds > 1) || !strings.Contains(told, "extra barrel") {
				t.Errorf("who makes %d kinds is told %q", kinds, told)
			}
		})
	}
}

// TestFirstTapShowsAndSecondTakes checks that the first tap of a finger, which can't hover, shows what a role would do, and the second
// takes it.
func TestFirstTapShowsAndSecondTakes(t *testing.T) {
	bubble(t, func(t *testing.T) {
		r := find(t, 4, offers(puertorico.Builder, 4)).open(t, "de", alone(4)...)
		n, tap := r.Match().Played(), func() {
			r.TapAt(r.At("role.builder"))
			r.Tick(ui.Input{Touch: true})
			r.Wait(10)
		}
		tap()
		if r.Match().Played() != n || r.foretold(0) == "" || r.foretold(3) == "" {
			t.Fatalf("the first tap does not show what the builder would do: %d actions, %v", r.Match().Played()-n, r.IDs())
		}
		tap()
		if done := r.Match().Actions(); len(done) <= n || done[n] != puertorico.RoleAction(puertorico.Builder) {
			t.Errorf("the second tap did %v", done[n:])
		}
	})
}

// TestPicksSayWhoIsNext checks that the faces above the roles show the order in which roles are then taken.
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

// TestNamesOfRolesAreWhole checks that the name of no role is broken, cut or written beyond its card, taken or not.
func TestNamesOfRolesAreWhole(t *testing.T) {
	for i, w := range []harness.Window{
		full, small, large, {W: 1920, H: 1080, Percent: 200}, {W: 568, H: 320, Percent: 100}, {W: 800, H: 1280, Percent: 100}, flat,
		upright,
	} {
		for k, lang := range locales.Languages() {
			seats := 2 + (i+k)%4
			bubbled(t, fmt.Sprint(lang, w, seats), func(t *testing.T) {
				m := find(t, seats, func(m moment) bool {
					taken, _ := m.state().Picks()
					return decides(puertorico.PhaseRole, 2)(m) && taken > 0
				})
				r := m.shown(t, lang, w, alone(seats)...)
				for role := range puertorico.Role(puertorico.Roles) {
					if !m.state().InGame(role) {
						continue
					}
					name, card, written := r.T("role."+role.ID()), r.Widget("role."+role.ID()).Rect, false
					for text, at := range r.UI.DrawnTexts {
						written = written || text == name && card.Inset(-1).Holds(at)
					}
					if !written {
						t.Errorf("%q is not written on its card", name)
					}
				}
			})
		}
	}
}

// TestPricesFollowTheRoleThatIsRestedOn checks that while the builder or the trader is rested on the market or the trading house shows the
// prices with its privilege, and before and afterwards the usual ones.
func TestPricesFollowTheRoleThatIsRestedOn(t *testing.T) {
	market := func(r *rig, s *puertorico.State, builder game.Seat) {
		for b := range puertorico.Building(puertorico.Buildings) {
			at, price := r.Widget("build."+b.ID()).Rect, s.Price(0, builder, b)
			if s.Left(b) > 0 && !s.Player(0).Has(b) && !r.ShowsIn(fmt.Sprint(price), at) {
				r.t.Errorf("with the privilege of seat %d it is not written that %s costs %d", builder, b, price)
			}
		}
	}
	house := func(r *rig, s *puertorico.State, trader game.Seat) {
		places, takes := r.Widget("house").Rect.Row(puertorico.Goods, 0), s.HouseTakes(0)
		for g := range puertorico.Good(puertorico.Goods) {
			if price := s.SalePrice(0, trader, g); takes.Has(g) && !r.ShowsIn(fmt.Sprint(price), places[g]) {
				r.t.Errorf("with the privilege of seat %d it is not written that %s brings %d", trader, g, price)
			}
		}
	}
	for role, shows := range map[puertorico.Role]func(r *rig, s *puertorico.State, chooser game.Seat){
		puertorico.Builder: market, puertorico.Trader: house,
	} {
		bubbled(t, role.ID(), func(t *testing.T) {
			m := find(t, 3, offers(role, 3))
			r := m.open(t, "de", alone(3)...)
			shows(r, m.state(), game.NoSeat)
			r.over("role." + role.ID())
			shows(r, m.state(), 0)
			r.over("role.settler")
			shows(r, m.state(), game.NoSeat)
		})
	}
}

// TestMarketLightsWhatTheBuilderIsToldToAfford checks that while the builder, with doubloons on its card, is rested on, as many buildings are
// lit as its popover says are affordable.
func TestMarketLightsWhatTheBuilderIsToldToAfford(t *testing.T) {
	bubble(t, func(t *testing.T) {
		could := func(m moment) int {
			return bits.OnesCount32(uint32(would(m, puertorico.Builder).Seats[0].Builder.Could))
		}
		m := find(t, 5, func(m moment) bool {
			if !offers(puertorico.Builder, 4)(m) || would(m, puertorico.Builder).Doubloons == 0 {
				return false
			}
			s, without := m.state(), 0
			for b := range puertorico.Building(puertorico.Buildings) {
				if p := s.Player(0); !p.Has(b) && s.Left(b) > 0 && s.Price(0, 0, b) <= p.Doubloons() {
					without++
				}
			}
			return could(m) > without
		})
		r := m.shown(t, "en", full, alone(5)...)
		r.over("role.builder")
		lit := 0
		for b := range puertorico.Building(puertorico.Buildings) {
			if r.visible("art.Building", r.Widget("build."+b.ID()).Rect) == 1 && !m.state().Player(0).Has(b) {
				lit++
			}
		}
		if want := r.T("foresee.possible", "n", could(m)); lit != could(m) || !r.Shows(want) {
			t.Errorf("%d buildings are lit, and the popover should say %q: %v", lit, want, r.Shows(want))
		}
	})
}

// TestForetoldCoversNothingThatOneChoosesBy checks that the popover of a role covers nothing that the choice needs: the bar, the gauges,
// what one has, and the cards. It covers text in part only on the home seat's board or, with room there, on the log, which fades; nothing
// that stands only there is cut or left out. What is foretold of others hides none of their buildings. Text twice as large is scrolled if it has no room; in low windows it lies beside the card
// then (TestRolesAreForetoldTwiceAsLarge).
func TestForetoldCoversNothingThatOneChoosesBy(t *testing.T) {
	need.Time(t)
	for i, w := range []harness.Window{
		small, flat, {W: 900, H: 450, Percent: 125}, large, upright, {W: 768, H: 1024, Percent: 200},
		{W: 1024, H: 768, Percent: 200}, {W: 1200, H: 1920, Percent: 100}, full,
	} {
		lang, seats := locales.Languages()[i%3], 5-i%4
		bubbled(t, fmt.Sprint(lang, w, seats), func(t *testing.T) {
			for role := range puertorico.Prospector1 {
				m := find(t, seats, offers(role, 9))
				r := m.shown(t, lang, w, alone(seats)...)
				before := maps.Collect(r.UI.DrawnTexts)
				r.over("role." + role.ID())
				r.judgePanel(role, before)
				staffs := role == puertorico.Settler || role == puertorico.Mayor || role == puertorico.Builder
				if staffs && w == small {
					r.slipsClear(m.state())
				}
			}
		})
	}
}

// margin is how far the tray of the home seat's barrels reaches beyond its content, in design units.
const margin = 16

// judgePanel reports what is wrong with the popover of the role that is rested on; before has the texts that were there without it.
func (r *rig) judgePanel(role puertorico.Role, before map[string]ui.Rect) {
	r.t.Helper()
	id, panel, ok := r.UI.Tip()
	if !ok || id != "role."+role.ID() {
		r.t.Fatalf("%v: nothing is foretold, but %s", role, id)
	}
	if !r.UI.Bounds().Holds(panel) {
		r.t.Errorf("%v: the panel lies at %v", role, panel)
	}
	for _, w := range r.UI.Widgets() {
		kind, _, _ := strings.Cut(w.ID, ".")
		needed := []string{"role", "gauge", "purse", "good", "standing", "picks", "round", "menu", "undo", "suggest"}
		if in := w.Rect.Intersect(panel); slices.Contains(needed, kind) && in.W > 0.5 && in.H > 0.5 {
			r.t.Errorf("%v: the panel %v covers %s at %v", role, panel, w.ID, w.Rect)
		}
	}
	if left, right := r.Widget("purse.money").Rect, r.Widget("good.coffee").Rect; r.Has("page.roles") || r.UI.Bounds().W > r.UI.Bounds().H {
		below := ui.Rect{X: left.X - r.UI.Px(margin), W: right.Right() - left.X + 2*r.UI.Px(margin), H: left.Y}
		if !r.Has("page.roles") {
			below = r.bareOwn(role, panel)
		}
		for text, at := range before {
			if in := at.Intersect(panel); in.W > 1 && in.H > 1 && !below.Holds(at) {
				r.t.Errorf("%v: the panel %v cuts %q at %v", role, panel, text, at)
			}
		}
	}
	name, want := r.T("role."+role.ID()), r.T("role."+role.ID()+".privilege")
	if !r.worded(name, panel) {
		r.t.Errorf("%v: %q does not stand whole on the panel %v", role, name, panel)
	}
	if said := r.readThrough(panel, "forecast.words", name); !strings.Contains(said, want) {
		r.t.Errorf("%v: the privilege %q is not whole in %q", role, want, said)
	}
}

// bareOwn reports what the popover covers of the home seat's board where everything lies open, and returns where the lines of the log
// lie.
func (r *rig) bareOwn(role puertorico.Role, panel ui.Rect) (log ui.Rect) {
	r.t.Helper()
	for _, w := range r.UI.Widgets() {
		kind, _, _ := strings.Cut(w.ID, ".")
		switch in := w.Rect.Intersect(panel); kind {
		case "field", "own", "free", "board", "build", "tile", "ship", "house":
			if in.W > 0.5 && in.H > 0.5 {
				r.t.Errorf("%v: the panel %v covers %s at %v", role, panel, w.ID, w.Rect)
			}
		case "log", "said":
			log = log.Union(w.Rect)
		}
	}
	clipped := 1.5 * r.UI.LineHeight(theme.Small) // lines of one that begins above the log
	log.Y, log.H = log.Y-clipped, log.H+clipped
	return log.Inset(-1)
}

// slipsClear checks that what is foretold of others hides none of their buildings.
func (r *rig) slipsClear(s *puertorico.State) {
	r.t.Helper()
	for seat := 1; seat < s.Seats(); seat++ {
		slip := r.Widget(fmt.Sprintf("foresee.%d", seat)).Rect
		for _, b := range s.Player(game.Seat(seat)).Built() {
			if at := r.Widget(fmt.Sprintf("board.%d.%s", seat, b.ID())).Rect; slip.Intersect(at).H > 1 {
				r.t.Errorf("the slip of seat %d at %v hides %s at %v", seat, slip, b, at)
			}
		}
	}
}

// TestTraderIsForetoldKindByKind checks that barrels that the trading house does not take are shown kind by kind beside what is sold, and
// that the card of the role names them before anybody rests on it; so is a barrel of another player that sells for nothing.
func TestTraderIsForetoldKindByKind(t *testing.T) {
	for seat, when := range []func(s *forecast.Trader) bool{
		func(s *forecast.Trader) bool { return s.Bars == 1<<puertorico.Indigo && s.Good != puertorico.NoGood },
		func(s *forecast.Trader) bool { return s.Unpaid != puertorico.NoGood && s.Bars == 0 },
	} {
		bubbled(t, fmt.Sprint(seat), func(t *testing.T) {
			m := find(t, 3, func(m moment) bool {
				o := would(m, puertorico.Trader)
				return offers(puertorico.Trader, 2)(m) && when(&o.Seats[seat].Trader)
			})
			r := m.shown(t, "en", large, alone(3)...)
			s := would(m, puertorico.Trader).Seats[seat].Trader
			want := r.T("foresee.unpaid", "good", r.T("kind."+s.Unpaid.ID()))
			if seat == 0 {
				want = r.T("foresee.sells", "good", r.T("kind."+s.Good.ID()), "n", s.Brings) + ", " + r.T("foresee.bars", "list", r.T("kind.indigo"))
				if mark := r.Widget("role.trader").Value; !strings.Contains(mark, r.T("kind.indigo")) {
					t.Errorf("the card is marked with %q", mark)
				}
			}
			r.over("role.trader")
			if got := r.foretold(seat); got != want {
				t.Errorf("foretold is %q, want %q", got, want)
			}
		})
	}
}

// TestForetoldTrouble checks that a role card shows what the role would bar, lose or leave short before anybody rests on it, and that of
// another player words say what does not happen, and below the signs why barrels do not sell or are not made.
func TestForetoldTrouble(t *testing.T) {
	tests := []struct {
		role  puertorico.Role
		mark  string                                   // on the card, of the person's own trouble; "" for that of the next player
		when  func(s *forecast.Seat, barrels int) bool // of that seat
		says  string                                   // on the slip of the next player
		means string                                   // beginning of what explains its sign, "" for none
	}{
		{role: puertorico.Trader, mark: "foresee.barred", when: func(s *forecast.Seat, _ int) bool { return s.Trader.Barred }},
		{role: puertorico.Captain, mark: "load.loses", when: func(s *forecast.Seat, _ int) bool { return s.Captain.Lost == 2 }},
		{role: puertorico.Craftsman, mark: "foresee.short", when: func(s *forecast.Seat, _ int) bool { return s.Craftsman.Short.Total() == 1 }},
		{puertorico.Trader, "", func(s *forecast.Seat, _ int) bool { return s.Trader.Barred }, "foresee.no-sale", "foresee.legend.trader"},
		{puertorico.Trader, "", func(s *forecast.Seat, _ int) bool {
			return s.Trader.Good == puertorico.NoGood && !s.Trader.Barred
		}, "foresee.sells-nothing", ""},
		{puertorico.Captain, "", func(s *forecast.Seat, barrels int) bool {
			return s.Captain.Loads+s.Captain.Lost+barrels == 0
		}, "foresee.loads-nothing", ""},
		{puertorico.Captain, "", func(s *forecast.Seat, barrels int) bool {
			return s.Captain.Loads+s.Captain.Lost == 0 && barrels > 0
		}, "foresee.fits-nothing", ""},
		{puertorico.Craftsman, "", func(s *forecast.Seat, _ int) bool {
			return s.Craftsman.Short.Total() == 2 && s.Craftsman.Short[puertorico.Corn] == 2
		}, "foresee.lacks", "foresee.legend.craftsman"},
		{puertorico.Mayor, "", func(s *forecast.Seat, _ int) bool { return s.Mayor.Empty == 2 }, "foresee.empties", "foresee.legend.mayor"},
	}
	for _, test := range tests {
		bubbled(t, test.mark+test.says, func(t *testing.T) {
			of := 0
			if test.mark == "" {
				of = 1
			}
			m := find(t, 4, func(m moment) bool {
				if !offers(test.role, 2)(m) {
					return false
				}
				o, own := would(m, test.role), m.state().Player(game.Seat(of)).Barrels()
				return test.when(&o.Seats[of], own.Total()) && (of > 0 || o.Ending == 0)
			})
			r := m.open(t, "en", alone(4)...)
			if want := r.T(test.mark, "n", 2, "barrels", ""); of == 0 {
				if got := r.Widget("role." + test.role.ID()).Value; !strings.Contains(got, strings.TrimSpace(want)) {
					t.Errorf("%v is marked with %q, want %q", test.role, got, want)
				}
				return
			}
			r.over("role." + test.role.ID())
			if text := r.T(test.says, "n", 2); !r.ShowsIn(text, r.Widget("foresee.1").Rect) {
				t.Errorf("%q is not on the slip of seat 1", text)
			}
			if test.means != "" && !r.Shows(r.T(test.means)[:9]) {
				t.Errorf("%q is not explained", r.T(test.says, "n", 2))
			}
		})
	}
}
