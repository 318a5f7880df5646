package table_test

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"islas/game"
	"islas/game/puertorico"
	"islas/render/keep/settings"
	"islas/render/puertorico/table"
	"islas/render/testkit/harness"
	"islas/render/ui"
)

// paged are windows in which not everything lies open at once.
var paged = []harness.Window{
	large, flat, upright, {W: 550, H: 900, Percent: 100},
}

// seenBy are the widgets on which an event is seen, by its kind; for a row or a ship the beginning of their ids.
var seenBy = map[puertorico.EventKind]string{
	puertorico.EvRow: "stack", puertorico.EvDiscarded: "stack", puertorico.EvDealt: "supply.aboard", puertorico.EvRefilled: "supply.aboard",
	puertorico.EvProduced: "board.1", puertorico.EvHouse: "house", puertorico.EvSailed: "ship.", puertorico.EvPoints: "ship.",
	puertorico.EvBonus: "role.settler",
}

// sees reports whether there is a widget whose id begins with a text.
func (r *rig) sees(id string) bool {
	return slices.ContainsFunc(r.IDs(), func(has string) bool { return strings.HasPrefix(has, id) })
}

// page returns the page that lies open, by its widgets.
func (r *rig) page() string {
	for id, p := range map[string]string{"role.settler": "roles", "build.wharf": "market", "house": "harbour", "stack": "tiles", "board.1": "others"} {
		if r.Has(id) {
			return p
		}
	}
	return "log"
}

// TestPageFollowsWhatHappens checks in every window with pages that the page follows the events, and is that of the decision once one has
// to decide.
func TestPageFollowsWhatHappens(t *testing.T) {
	for i, w := range paged {
		bubbled(t, w.String(), func(t *testing.T) {
			r := begin(t, "en", w, someSetup(uint64(i)+1, alone(2+i)...))
			r.Stage.Settings.Speed = settings.Fast
			seen, decided := map[puertorico.EventKind]int{}, map[puertorico.Phase]int{}
			r.Watch = func() {
				for kind, id := range seenBy {
					if !table.Shows(r.Stage.Top(), kind, 0.1) {
						continue
					}
					if seen[kind]++; !r.sees(id) {
						t.Fatalf("while an event of kind %d is on its way there is no %s but %v", kind, id, r.IDs())
					}
				}
			}
			for {
				r.Rest()
				s := r.state()
				if s.Over() || s.Round() > 5 {
					break
				}
				decided[s.Decision().Phase]++
				r.decide() // what is to be clicked is there
			}
			for kind, id := range seenBy {
				if kind != puertorico.EvHouse && kind != puertorico.EvSailed && kind != puertorico.EvDiscarded && seen[kind] == 0 {
					t.Errorf("no event of kind %d was seen by %s: nothing was tried", kind, id)
				}
			}
			if decided[puertorico.PhaseRole] < 3 {
				t.Errorf("decided was %v", decided)
			}
		})
	}
}

// TestOpenedPageStays checks that a page opened while others play stays until they decide on something else.
func TestOpenedPageStays(t *testing.T) {
	bubble(t, func(t *testing.T) {
		m := find(t, 4, func(m moment) bool {
			return chooses(puertorico.TakeRole)(m) && m.actions[m.at].Role() == puertorico.Builder && m.actions[m.at+1].Kind == puertorico.Build
		})
		r := m.shown(t, "en", paged[0], alone(4)...)
		r.do(m.actions[m.at])
		r.Rest()
		r.do(m.actions[m.at+1])
		r.Wait(2)
		r.Click("page.log")
		r.Wait(2)
		builds := 0
		r.Watch = func() {
			if table.Shows(r.Stage.Top(), puertorico.EvAct, 0.1) && r.page() == "log" {
				builds++
			}
		}
		r.Wait(60)
		if builds == 0 {
			t.Error("the log that was opened is turned away from while others build")
		}
		r.Watch = nil
		r.Rest()
		if s := r.state(); s.Decision().Phase == puertorico.PhaseRole && !r.Has("role.settler") {
			t.Error("with a role to choose the cards do not lie open")
		}
	})
}

// TestLookingBackOpensThePage checks that looking back opens the page on which the event was seen.
func TestLookingBackOpensThePage(t *testing.T) {
	bubble(t, func(t *testing.T) {
		m := find(t, 3, func(m moment) bool { return decides(puertorico.PhaseRole, 7)(m) })
		r := m.shown(t, "en", paged[1], alone(3)...)
		r.Click("page.log")
		r.Wait(3)
		found := false
		for _, id := range r.IDs() {
			if strings.HasPrefix(id, "log.") && !found {
				r.Click(id)
				r.Wait(3)
				found = r.Has("back.earlier")
			}
		}
		if !found {
			t.Fatalf("nothing of the log can be looked back at: %v", r.IDs())
		}
		pages := map[string]bool{}
		for range 40 {
			pages[r.page()] = true
			for _, w := range r.UI.Widgets() {
				if strings.HasPrefix(w.ID, "role.") && w.Enabled {
					t.Errorf("%s can be clicked in the past", w.ID)
				}
			}
			if p := r.page(); strings.Contains(r.Prompt(), " chooses: ") && p != "roles" {
				t.Errorf("looking at %q the page %s is open", r.Prompt(), p)
			}
			if !r.Widget("back.earlier").Enabled {
				break
			}
			r.Click("back.earlier")
			r.Wait(2)
		}
		if len(pages) < 3 {
			t.Errorf("on the way back the pages %v are open", pages)
		}
	})
}

// ended returns a table at the end of a game that ended in a way.
func ended(t *testing.T, lang string, w harness.Window, ends puertorico.Ending) (*rig, moment) {
	t.Helper()
	m := find(t, 4, func(m moment) bool { return m.at == len(m.actions)-1 && m.before[m.at+1].Ending() == ends })
	r := newRig(t, lang, w)
	r.Sit(m.finished())
	r.Rest()
	return r, m
}

// TestEndIsSaidWithTheOrder checks that when the game is over bar and log say why, and that the final order lies where the role cards were.
func TestEndIsSaidWithTheOrder(t *testing.T) {
	for _, c := range []struct {
		lang string
		w    harness.Window
		ends puertorico.Ending
		says string
	}{
		{"en", full, puertorico.EndCity, "The game is over: a city is full."},
		{"de", flat, puertorico.EndCity, "Das Spiel ist zu Ende, denn eine Stadt ist voll."},
		{"de", full, puertorico.EndColonists, "Das Spiel ist zu Ende, denn die Arbeiter sind ausgegangen."},
		{"en", large, puertorico.EndColonists | puertorico.EndCity, "The game is over: the workers have run out and a city is full."},
	} {
		bubbled(t, c.lang+c.w.String()+fmt.Sprint(c.ends), func(t *testing.T) {
			r, m := ended(t, c.lang, c.w, c.ends)
			if said := strings.ReplaceAll(strings.Trim(r.Prompt(), "[]"), "\n", " "); !strings.Contains(said, c.says) {
				t.Errorf("the bar says %q, want %q", said, c.says)
			}
			if c.w == full && !r.ShowsIn(c.says[:26], ui.Rect{Y: 100, W: c.w.W, H: c.w.H}) {
				t.Errorf("the log does not say %q", c.says)
			}
			if bonus := r.T("log.bonus"); c.w == full && r.ShowsIn(bonus, ui.Rect{Y: 100, W: c.w.W, H: c.w.H}) {
				t.Errorf("the log says %q, but no card shows it any more", bonus)
			}
			s := m.finished().State()
			for seat := range game.Seat(s.Seats()) {
				row, total := r.Widget(fmt.Sprint("order.", seat)), s.Score(seat).Total()
				if winner := s.Winners().Has(seat); winner != (row.Value == "1") || !r.ShowsIn(r.T("standing.total", "n", total), row.Rect) {
					t.Errorf("seat %d wins: %v, but its place is %s, or its %d points are not told", seat, winner, row.Value, total)
				}
				if seat > 0 && c.w == full && !r.ShowsIn(strconv.Itoa(total), r.Widget(fmt.Sprintf("board.%d.plate", seat)).Rect) {
					t.Errorf("the plate of seat %d does not tell its %d points", seat, total)
				}
			}
			if !r.Has("standing") || !r.Has("result") {
				t.Errorf("on the final board there is %v", r.IDs())
			}
			if r.Has("picks") || r.Shows(r.T("table.final-round")) {
				t.Error("it is said who takes a role next, or that this is the last round")
			}
		})
	}
}

// TestBarSaysWhyTheRoundIsTheLast checks that in the last round the bar says so, and its tooltip says why.
func TestBarSaysWhyTheRoundIsTheLast(t *testing.T) {
	bubble(t, func(t *testing.T) {
		m := find(t, 4, func(m moment) bool {
			return m.state().Ending() == puertorico.EndCity && m.state().Decision().Seat == 0 && len(m.state().Legal(nil)) > 1
		})
		r := m.open(t, "en", alone(4)...)
		if !r.Shows(r.T("table.final-round")) {
			t.Error("nothing says that this is the last round")
		}
		r.over("round")
		if why := r.T("log.ending.city"); !r.Shows(why) {
			t.Errorf("%q is not said", why)
		}
	})
}

// told returns the number in the label of a widget with a text key, or -1.
func (r *rig) told(id, key string, args ...any) int {
	for n := range 130 {
		if r.Widget(id).Label == r.T(key, append([]any{"n", n}, args...)...) {
			return n
		}
	}
	return -1
}

// TestPointsAreGaugedAsTheyLeave checks that the gauge of the points goes down as points leave the supply: its number and the points on
// their way have a constant sum.
func TestPointsAreGaugedAsTheyLeave(t *testing.T) {
	bubble(t, func(t *testing.T) {
		wins := brings(func(e *puertorico.Event) bool { return e.Kind == puertorico.EvPoints && e.By[0][0] > 2 })
		m := find(t, 3, func(m moment) bool { return chooses(puertorico.Load)(m) && wins(m) })
		r := m.shown(t, "en", small, alone(3)...)
		const id, key = "gauge.chips", "gauge.chips.tip"
		own := func() int { return r.told("purse.points", "purse.points") }
		before, ticks, within, over := r.told(id, key)+own(), 0, map[int]bool{}, false
		r.performed(m, func() {
			over = over || table.Shows(r.Stage.Top(), puertorico.EvPoints, 0.84) // the actions of others follow
			if over || !table.Shows(r.Stage.Top(), puertorico.EvPoints, 0) {
				return
			}
			ticks++
			now := r.told(id, key)
			within[now] = true
			if now+len(r.moving())+own() != before {
				t.Fatalf("in tick %d the gauge tells %d, %d are on their way and %d won: before there were %d", ticks, now, len(r.moving()), own(), before)
			}
		})
		if ticks < 10 || len(within) < 2 {
			t.Errorf("the points are seen in %d ticks, the gauge tells %v", ticks, within)
		}
	})
}

// barrelsTold returns the sum of the numbers of barrels of a kind in all players' stores and the supply.
func (r *rig) barrelsTold(m moment, g puertorico.Good) (n int) {
	good := r.T("good." + g.ID())
	n = r.told("supply."+g.ID(), "supply.barrels", "good", good)
	for seat := range m.setup.Seats {
		makes := -1
		for makes < 20 {
			makes++
			tip := r.told("good."+g.ID(), "store.tip", "good", good, "makes", makes)
			if seat > 0 {
				id := "board." + string(rune('0'+seat)) + "." + g.ID()
				tip = r.told(id, "store.tip.other", "name", m.setup.Seats[seat].Name, "good", good, "makes", makes)
			}
			if tip >= 0 {
				n += tip
				break
			}
		}
	}
	return n
}

// TestHarvestIsCountedAsItIsSeen checks that every barrel of a harvest counts in the supply until it sets off and in a store once it has
// arrived: the numbers and the barrels on their way have a constant sum.
func TestHarvestIsCountedAsItIsSeen(t *testing.T) {
	bubble(t, func(t *testing.T) {
		m := find(t, 3, func(m moment) bool {
			return chooses(puertorico.TakeRole)(m) && m.actions[m.at].Role() == puertorico.Craftsman
		})
		r := m.shown(t, "en", small, alone(3)...)
		const kinds = puertorico.Goods
		before, ticks := 0, 0
		for g := range puertorico.Good(kinds) {
			before += r.barrelsTold(m, g)
		}
		r.performed(m, func() {
			if !table.Shows(r.Stage.Top(), puertorico.EvProduced, 0) || table.Shows(r.Stage.Top(), puertorico.EvProduced, 0.84) {
				return
			}
			now := len(r.moving())
			for g := range puertorico.Good(kinds) {
				now += r.barrelsTold(m, g)
			}
			if ticks++; now != before {
				t.Fatalf("in tick %d of the harvest %d barrels are counted or on their way, before there were %d", ticks, now, before)
			}
		})
		if ticks < 10 {
			t.Errorf("the harvest is seen in %d ticks", ticks)
		}
	})
}
