package table_test

import (
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"
	"testing"

	"islas/game"
	"islas/game/puertorico"
	"islas/locales"
	"islas/render/puertorico/art"
	"islas/render/testkit/harness"
	"islas/render/ui"
)

// strongest returns the opacity of the barrels in a place, above their numbers, and how many icons are drawn there.
func (r *rig) strongest(in ui.Rect) (alpha float64, icons int) {
	in.H *= 0.65
	r.UI.DrawnPaintings(func(key any, at ui.Rect, a float64) bool {
		kind := fmt.Sprintf("%T", key)
		switch {
		case !in.Contains(at.Middle()):
		case strings.HasSuffix(kind, "art.Barrel"):
			alpha = max(alpha, a)
		case strings.Contains(strings.ToLower(kind), "icon"):
			icons++
		}
		return true
	})
	return alpha, icons
}

// TestBarredBarrelsLookSo checks that barrels that can't be sold or loaded now are faint and crossed out, and that others are opaque.
func TestBarredBarrelsLookSo(t *testing.T) {
	for name, phase := range map[string]puertorico.Phase{"sell": puertorico.PhaseSell, "load": puertorico.PhaseLoad} {
		for _, w := range []harness.Window{small, full, {W: 1280, H: 720, Percent: 200}, {W: 900, H: 450, Percent: 100}} {
			bubbled(t, fmt.Sprintf("%s-%v", name, w), func(t *testing.T) {
				can := func(s *puertorico.State, g puertorico.Good) bool {
					for _, a := range s.Legal(nil) {
						if a.Kind != puertorico.Pass && a.Good() == g {
							return true
						}
					}
					return false
				}
				m := find(t, 2, func(m moment) bool {
					s, barred, open := m.state(), 0, 0
					for g, n := range s.Player(0).Barrels() {
						switch {
						case n > 0 && can(s, puertorico.Good(g)):
							open++
						case n > 0:
							barred++
						}
					}
					return decides(phase, 4)(m) && barred > 0 && open > 0
				})
				r := m.shown(t, "en", w, alone(2)...)
				for g, n := range m.state().Player(0).Barrels() {
					if n == 0 {
						continue
					}
					good := puertorico.Good(g)
					alpha, icons := r.strongest(r.Widget("good." + good.ID()).Rect)
					if open := can(m.state(), good); open && (alpha < 1 || name == "sell" && icons > 0) || !open && (alpha > 0.5 || icons != 1) {
						t.Errorf("%v, with which something can be done: %v, is seen by %.2f, with %d icons", good, open, alpha, icons)
					}
				}
			})
		}
	}
}

// TestKeepingSaysWhatClicksDo checks that clicks on barrels change what is kept: the bar and every kind say so, and a click does what
// they say.
func TestKeepingSaysWhatClicksDo(t *testing.T) {
	for _, lang := range locales.Languages() {
		bubbled(t, lang, func(t *testing.T) {
			m := find(t, 2, func(m moment) bool {
				own := m.state().Player(0).Barrels()
				return decides(puertorico.PhaseKeep, 1)(m) && own.Kinds().Len() > 1
			})
			r := m.shown(t, lang, small, alone(2)...)
			if want := r.T("prompt.keep", "name", "Bartholomäus"); r.Prompt() == "" || !r.Shows(want) {
				t.Errorf("the bar says %q, want %q", r.Prompt(), want)
			}
			for g, n := range m.state().Player(0).Barrels() {
				id := "good." + puertorico.Good(g).ID()
				this, not := r.T("store.keep-this"), r.T("store.keep-not")
				tip, kept := r.Widget(id).Tooltip, r.Widget(id).Value != ""
				if n == 0 {
					if strings.Contains(tip, this) || strings.Contains(tip, not) {
						t.Errorf("there is no %s, and it says %q", id, tip)
					}
					continue
				}
				if strings.Contains(tip, not) != kept || strings.Contains(tip, this) == kept {
					t.Errorf("%s, kept: %v, says %q", id, kept, tip)
				}
				r.Click(id)
				if now := r.Widget(id).Value != ""; now == kept {
					t.Errorf("a click on %s, kept: %v, changes nothing", id, kept)
				}
			}
		})
	}
}

// TestKeptAndLostAreTold checks that what is kept is told in words where there is room and otherwise in numbers alone, and that what is lost
// stands beside or below it.
func TestKeptAndLostAreTold(t *testing.T) {
	for i, w := range []harness.Window{small, full, large} {
		lang := locales.Languages()[i]
		bubbled(t, fmt.Sprintf("%s-%v", lang, w), func(t *testing.T) {
			m := find(t, 5, func(m moment) bool {
				return decides(puertorico.PhaseKeep, 1)(m) && m.state().Player(0).WarehouseKinds() > 0
			})
			r := m.shown(t, lang, w, alone(5)...)
			if want := r.T("prompt.keep-kinds", "name", "Bartholomäus", "n", m.state().Player(0).WarehouseKinds()); !strings.Contains(r.Prompt(), want) {
				t.Errorf("the bar says %q, want %q", r.Prompt(), want)
			}
			own, words, numbers := m.state().Player(0).Barrels(), 0, 0
			for g := range puertorico.Good(puertorico.Goods) {
				at := r.Widget("good." + g.ID())
				n := int(own[g])
				if at.Value == r.T("state.keeps-one") {
					n = 1
				}
				switch {
				case n == 0 || at.Value == "":
				case r.ShowsIn(r.T("store.keeps", "n", n), at.Rect):
					words++
				case r.ShowsIn(r.T("table.number", "n", n), at.Rect):
					numbers++
				default:
					t.Errorf("nothing says that %d of %v are kept", n, g)
				}
				if lost := int(own[g]) - n; at.Value == r.T("state.keeps-one") && lost > 0 && !r.ShowsIn(r.T("store.lost", "n", lost), at.Rect) {
					t.Errorf("nothing says that %d of %v are lost", lost, g)
				}
			}
			if words+numbers == 0 || words == 0 && w.Percent == 100 {
				t.Errorf("%d kinds are told in words, %d in numbers", words, numbers)
			}
		})
	}
}

// TestNumbersBelowOwnBarrelsAreWhole checks that nothing covers the two numbers below each kind of barrels, with little room, too.
func TestNumbersBelowOwnBarrelsAreWhole(t *testing.T) {
	bubble(t, func(t *testing.T) {
		m := find(t, 4, decides(puertorico.PhaseBuild, 4))
		for i, w := range append(windows(), harness.Window{W: 1084, H: 720, Percent: 200}, harness.Window{W: 1024, H: 768, Percent: 200}) {
			r := m.shown(t, locales.Languages()[i%len(locales.Languages())], w, alone(4)...)
			for g := range puertorico.Good(puertorico.Goods) {
				own, numbers := r.Widget("good."+g.ID()).Rect, 0
				var all []ui.Drawn
				for _, d := range r.UI.Drawn {
					all = append(all, d)
				}
				for i, d := range all {
					if d.Ink.Empty() || !own.Contains(d.Ink.Middle()) {
						continue
					}
					numbers++
					for _, over := range all[i+1:] {
						around := over.Width > 0 && over.Rect.Inset(over.Width).Holds(d.Ink) // a frame
						if over.Kind != ui.DrawnText && !around && !over.Extent.Intersect(over.Clip).Intersect(d.Ink).Empty() {
							t.Errorf("%v: %q below the barrels of %s is covered at %v", w, d.Text, g.ID(), over.Extent)
						}
					}
				}
				if numbers < 2 {
					t.Errorf("%v: %d numbers stand below the barrels of %s", w, numbers, g.ID())
				}
			}
		}
	})
}

// windows returns those of every layout, with large and small type.
func windows() []harness.Window {
	return harness.Some(append(harness.Windows(), harness.Window{W: 1280, H: 720, Percent: 200}, harness.Window{W: 900, H: 450, Percent: 100}, harness.Window{W: 550, H: 900, Percent: 100}))
}

// signed returns the numbers in r, each with the kind of the picture that is drawn right before it.
func (r *rig) signed(in ui.Rect) (all []string) {
	for text, at := range r.UI.DrawnTexts {
		if _, err := strconv.Atoi(text); err != nil || !in.Contains(at.Middle()) {
			continue
		}
		sign, nearest := "", math.Inf(1)
		r.UI.DrawnPaintings(func(key any, p ui.Rect, _ float64) bool {
			beside := math.Abs(p.Middle().Y-at.Middle().Y) < at.H/2 && p.Right() <= at.X+1
			if away := at.X - p.Right(); beside && away < min(nearest, at.H) {
				sign, nearest = fmt.Sprintf("%T%v", key, key), away
			}
			return true
		})
		all = append(all, text+" "+sign[strings.LastIndex(sign, ".")+1:])
	}
	slices.Sort(all)
	return all
}

// boards calls see with a game in every window with all boards open, for each seat, with the id of its board's widgets.
func boards(t *testing.T, seats int, holds func(m moment) bool, see func(r *rig, m moment, seat game.Seat, id string)) {
	t.Helper()
	m := find(t, seats, func(m moment) bool { return decides(puertorico.PhaseRole, 6)(m) && holds(m) })
	for _, w := range windows() {
		r := m.shown(t, "de", w, alone(seats)...)
		see(r, m, 0, "own")
		r.turnTo("page.others")
		for seat := range game.Seat(seats - 1) {
			see(r, m, seat+1, fmt.Sprintf("board.%d", seat+1))
		}
	}
}

// TestWhatIsHeldAndWhatGrowsHaveSigns checks on every board and in every window that the number held of a kind and the number that a
// harvest brings have their signs: the good, unless its barrels lie above the number, and a sprout.
func TestWhatIsHeldAndWhatGrowsHaveSigns(t *testing.T) {
	differs := func(m moment) bool {
		has := m.state().Player(1).Barrels()
		return has.Total() > 0 && int(has[puertorico.Corn]) != m.state().Player(1).Capacity(puertorico.Corn)
	}
	for _, seats := range []int{2, 5} {
		bubbled(t, strconv.Itoa(seats), func(t *testing.T) {
			boards(t, seats, differs, func(r *rig, m moment, seat game.Seat, id string) {
				p := m.state().Player(seat)
				for g := range puertorico.Good(puertorico.Goods) {
					id := id + "." + g.ID()
					if seat == 0 {
						id = "good." + g.ID()
					}
					signs := r.signed(r.Widget(id).Rect)
					held := slices.Contains(signs, fmt.Sprintf("%d Barrel%d", p.Barrels()[g], g)) || seat == 0 && slices.Contains(signs, fmt.Sprintf("%d ", p.Barrels()[g]))
					grows := slices.ContainsFunc(signs, func(s string) bool {
						return strings.HasPrefix(s, fmt.Sprintf("%d iconKey{%d ", p.Capacity(g), art.IconField))
					})
					if len(signs) != 2 || !held || !grows {
						t.Errorf("%s, %d held and %d made: the numbers are %q", id, p.Barrels()[g], p.Capacity(g), signs)
					}
				}
			})
		})
	}
}

// TestFreeLandIsCounted checks on every board and in every window that the last free field and site show how many are free.
func TestFreeLandIsCounted(t *testing.T) {
	some := func(m moment) bool { return true }
	full := func(m moment) bool { return m.state().Player(1).TileCount() == puertorico.IslandSize }
	for name, holds := range map[string]func(moment) bool{"some": some, "full": full} {
		bubbled(t, name, func(t *testing.T) {
			boards(t, 4, holds, func(r *rig, m moment, seat game.Seat, id string) {
				p := m.state().Player(seat)
				for what, free := range map[string]int{
					".fields": puertorico.IslandSize - p.TileCount(), ".sites": puertorico.CitySize - p.CitySpaces(),
				} {
					w, ok := r.Find(id + what)
					if ok != (free > 0) {
						t.Fatalf("%s%s, %d free: told %v", id, what, free, ok)
					}
					if !ok {
						continue
					}
					if brief := r.T("free.number", "n", free); !r.ShowsIn(brief, w.Rect) && !r.ShowsIn(r.T("free.words", "n", free), w.Rect) {
						t.Errorf("%s%s: %d are free, and nothing says so", id, what, free)
					}
					for text, at := range r.UI.DrawnTexts {
						if text == r.T("free.number", "n", free) && w.Rect.Contains(at.Middle()) && at.Right() > w.Rect.Right()+1 {
							t.Errorf("%s%s: %q at %v runs beyond its place %v", id, what, text, at, w.Rect)
						}
					}
					if !strings.Contains(w.Tooltip, strconv.Itoa(free)) {
						t.Errorf("%s%s: %d are free, the tooltip says %q", id, what, free, w.Tooltip)
					}
				}
			})
		})
	}
}

// waiting returns the seats except the first with workers in San Juan.
func waiting(s *puertorico.State) (all []game.Seat) {
	for seat := game.Seat(1); int(seat) < s.Seats(); seat++ {
		if s.Player(seat).SanJuan() > 0 {
			all = append(all, seat)
		}
	}
	return all
}

// everybodyLoads reports whether all players can still load.
func everybodyLoads(s *puertorico.State) bool {
	for seat := range game.Seat(s.Seats()) {
		loads := s.Wharf(seat)
		for g := range puertorico.Good(puertorico.Goods) {
			for ship := range s.Ships() {
				loads = loads || s.LoadOn(seat, g, ship) > 0
			}
		}
		if !loads {
			return false
		}
	}
	return true
}

// TestWorkersWhoWaitAreTold checks that other players' boards show in every window how many workers wait in San Juan, with a sign of its
// own and a tooltip in words; so does a large board.
func TestWorkersWhoWaitAreTold(t *testing.T) {
	for _, seats := range []int{2, 5} {
		bubbled(t, strconv.Itoa(seats), func(t *testing.T) {
			some := func(m moment) bool { return len(waiting(m.state())) > 0 }
			boards(t, seats, some, func(r *rig, m moment, seat game.Seat, id string) {
				if seat == 0 {
					return
				}
				r.tellsWaiting(m, seat, id+".juan")
				r.Click(id)
				r.Wait(5)
				r.tellsWaiting(m, seat, "visit.juan")
				r.closes()
			})
		})
	}
}

// tellsWaiting checks the widget with the number of a seat's workers who wait.
func (r *rig) tellsWaiting(m moment, seat game.Seat, id string) {
	r.t.Helper()
	at, n := r.Widget(id), m.state().Player(seat).SanJuan()
	if want := r.T("waiting.tip", "name", m.setup.Seats[seat].Name, "n", n); at.Tooltip != want {
		r.t.Errorf("%v: the tooltip of %s says %q, not %q", r.UI.Bounds(), id, at.Tooltip, want)
	}
	if !r.worded(strconv.Itoa(n), at.Rect) {
		r.t.Errorf("%v: %s does not show %d", r.UI.Bounds(), id, n)
	}
	house, worker := false, false
	r.UI.DrawnPaintings(func(key any, p ui.Rect, _ float64) bool {
		if at.Rect.Contains(p.Middle()) && p.W >= 10 {
			kind := fmt.Sprintf("%T", key)
			house, worker = house || kind != "art.Worker", worker || kind == "art.Worker"
		}
		return true
	})
	if !house || !worker {
		r.t.Errorf("%v: the sign of %s is not a worker before a house", r.UI.Bounds(), id)
	}
}
