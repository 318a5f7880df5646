package table_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"islas/game"
	"islas/game/puertorico"
	"islas/locales"
	texts "islas/locales/puertorico"
	"islas/render/keep/settings"
	"islas/render/puertorico/table"
	"islas/render/testkit/harness"
	"islas/render/testkit/must"
	"islas/render/testkit/need"
	"islas/render/ui"
)

// explain plays a random game in which little is declined, and calls told for every event that would explain something to a person on the
// first seat.
func explain(t *testing.T, seed uint64, told func(key string, step *puertorico.Step, before *puertorico.State)) {
	t.Helper()
	lot := rand.New(rand.NewPCG(seed, 7))
	var steps []puertorico.Step
	s, err := puertorico.New(puertorico.Options{Seats: puertorico.MinSeats + int(seed)%4, Seed: seed}, &steps)
	must.OK(t, err)
	before, explains := s, table.Explains(someSetup(seed, alone(s.Seats())...))
	for {
		for i := range steps {
			if key := explains(&steps[i], &before); key != "" {
				told(key, &steps[i], &before)
			}
			before = steps[i].After
		}
		if s.Over() {
			return
		}
		steps = steps[:0]
		legal := s.Legal(nil)
		a := legal[lot.IntN(len(legal))]
		if a == puertorico.PassAction() {
			a = legal[lot.IntN(len(legal))]
		}
		must.OK(t, s.Apply(a, &steps))
	}
}

// TestExplanationsFitWhatHappened checks in random games that every explanation has its occasion, has a short text in every language, and
// comes up at some time.
func TestExplanationsFitWhatHappened(t *testing.T) {
	t.Parallel()
	seen := map[string]int{}
	for seed := range uint64(240) {
		explain(t, seed, func(key string, step *puertorico.Step, before *puertorico.State) {
			seen[key]++
			if fits, ok := occasions[key]; ok && !fits(occasion{step.Event, &step.After, before}) {
				t.Errorf("seed %d: %s is explained of %+v", seed, key, step.Event)
			}
		})
	}
	for _, lang := range locales.Languages() {
		c, err := locales.Open(lang, texts.Files)
		must.OK(t, err)
		for key := range seen {
			text := c.Text("explain." + key)
			if strings.ContainsAny(text, "[{") || len(strings.Fields(text)) > 35 {
				t.Errorf("%s: %s is explained by %q", lang, key, text)
			}
		}
		for _, key := range c.Keys() {
			name, ok := strings.CutPrefix(key, "explain.")
			if ok && seen[name] == 0 && name != "first" && name != "close" { // these two are around every explanation
				t.Errorf("%s: nothing is ever explained by %s", lang, key)
			}
		}
	}
}

// decides reports whether the person at the machine can decide something.
func (r *rig) decides() bool {
	s := r.state()
	return s.Decision().Seat == 0 && len(r.offers()) > 0
}

// offers returns the enabled widgets by which something is decided.
func (r *rig) offers() (all []ui.Widget) {
	for _, w := range r.UI.Widgets() {
		kind, _, _ := strings.Cut(w.ID, ".")
		if w.Enabled && w.Visible && slices.Contains([]string{"role", "tile", "build", "good", "ship", "place", "pass", "confirm"}, kind) {
			all = append(all, w)
		}
	}
	return all
}

// occasion is an event with the positions before and after it.
type occasion struct {
	e         puertorico.Event
	s, before *puertorico.State
}

// did reports whether the event is an action of a kind.
func (o occasion) did(k puertorico.ActionKind) bool {
	return o.e.Kind == puertorico.EvAct && o.e.Action.Kind == k
}

// who returns the player of the event.
func (o occasion) who() *puertorico.Player { return o.s.Player(o.e.Seat) }

// anybody reports whether a condition holds for a player.
func (o occasion) anybody(holds func(seat game.Seat, p *puertorico.Player) bool) bool {
	for seat := range game.Seat(o.s.Seats()) {
		if holds(seat, o.s.Player(seat)) {
			return true
		}
	}
	return false
}

// sum returns how many things the event gives or takes in all.
func (o occasion) sum() (n int) {
	for _, of := range o.e.By {
		n += of.Total()
	}
	return n
}

// occasions are the conditions of explanations that are not given with every event of a kind.
var occasions = map[string]func(o occasion) bool{
	"chips-out": func(o occasion) bool { return o.e.Kind == puertorico.EvPoints && o.before.Chips() == 0 },
	"discarded": func(o occasion) bool { return o.e.Kind == puertorico.EvDiscarded && o.e.Count > 0 },
	"end-city": func(o occasion) bool {
		return o.e.Kind == puertorico.EvEnding && o.who().CitySpaces() == puertorico.CitySize
	},
	"end-chips":  func(o occasion) bool { return o.e.Kind == puertorico.EvEnding && o.s.Chips() == 0 },
	"factory":    func(o occasion) bool { return o.e.Kind == puertorico.EvFactory && o.sum() > 0 },
	"governor":   func(o occasion) bool { return o.e.Kind == puertorico.EvRound && o.s.Round() > 1 },
	"house-full": func(o occasion) bool { return o.e.Kind == puertorico.EvHouse && len(o.s.House()) == 0 },
	"lost":       func(o occasion) bool { return o.e.Kind == puertorico.EvLost && o.sum() > 0 },
	"refill":     func(o occasion) bool { return o.e.Kind == puertorico.EvRefilled && !o.e.Short },
	"sailed":     func(o occasion) bool { return o.e.Kind == puertorico.EvSailed && o.sum() > 0 },
	"warehouse":  func(o occasion) bool { return o.did(puertorico.Keep) && o.who().WarehouseKinds() > 0 },
	"must-load": func(o occasion) bool {
		d, was, some := o.s.Decision(), o.before.Decision(), o.s.Legal(nil)
		return d.Phase == puertorico.PhaseLoad && d.Seat == 0 && len(some) > 1 && (was.Phase != puertorico.PhaseLoad || was.Seat != 0)
	},
	"wharf":      func(o occasion) bool { return o.did(puertorico.Load) && o.who().Occupied(puertorico.Wharf) },
	"harbour":    func(o occasion) bool { return o.did(puertorico.Load) && o.who().Occupied(puertorico.Harbour) },
	"hospice":    func(o occasion) bool { return o.did(puertorico.Take) && o.who().Occupied(puertorico.Hospice) },
	"university": func(o occasion) bool { return o.did(puertorico.Take) && o.who().Occupied(puertorico.University) },
	"large":      func(o occasion) bool { return o.did(puertorico.Build) && o.e.Action.Building() >= puertorico.GuildHall },
	"occupied":   func(o occasion) bool { return o.did(puertorico.Build) },
	"office":     func(o occasion) bool { return o.did(puertorico.Sell) && o.who().Occupied(puertorico.Office) },
	"craft-privilege": func(o occasion) bool {
		return o.did(puertorico.Extra) && o.before.Barrels()[o.e.Action.Good()] == o.s.Barrels()[o.e.Action.Good()]+1
	},
	"end-colonists": func(o occasion) bool {
		supply, _ := o.s.Colonists()
		return o.e.Kind == puertorico.EvEnding && supply == 0
	},
	"house-stays": func(o occasion) bool {
		n := len(o.s.House())
		return o.e.Kind == puertorico.EvRoleOver && n > 0 && n < puertorico.HouseMax
	},
	"larger-ship": func(o occasion) bool {
		least, g := 99, o.e.Action.Good()
		for _, ship := range o.before.CargoShips() {
			if ship.N == 0 {
				least = min(least, int(ship.Size))
			}
		}
		own := o.before.Player(o.e.Seat).Barrels()
		return o.did(puertorico.Load) && o.e.Action.Size() > least && int(own[g]) > least
	},
	"quarry-cap": func(o occasion) bool {
		_, worked := o.who().Tiles(puertorico.Quarry)
		return o.did(puertorico.Build) && worked >= 2
	},
	"sale-barred": func(o occasion) bool {
		return o.did(puertorico.Sell) && o.anybody(func(seat game.Seat, p *puertorico.Player) bool {
			own := p.Barrels()
			return seat != o.e.Seat && own[o.e.Action.Good()] > 0 && !p.Occupied(puertorico.Office)
		})
	},
	"san-juan": func(o occasion) bool {
		return o.e.Kind == puertorico.EvRefilled && o.anybody(func(_ game.Seat, p *puertorico.Player) bool { return p.SanJuan() > 0 })
	},
	"ship-barred": func(o occasion) bool {
		return o.did(puertorico.Load) && o.anybody(func(_ game.Seat, p *puertorico.Player) bool {
			own := p.Barrels()
			return own[o.e.Action.Good()] > 0
		})
	},
	"shortage": func(o occasion) bool {
		return o.e.Kind == puertorico.EvProduced && o.anybody(func(seat game.Seat, p *puertorico.Player) bool {
			for g := range puertorico.Good(puertorico.Goods) {
				if int(o.e.By[seat][g]) < p.Capacity(g) {
					return true
				}
			}
			return false
		})
	},
	"uneven": func(o occasion) bool {
		return o.e.Kind == puertorico.EvDealt && o.sum()%o.s.Seats() > 0
	},
}

// TestExplanationsCoverNothing checks that an explanation lies on empty land while there is some, and covers nothing that the decision
// needs, and no word or number of the table or the log.
func TestExplanationsCoverNothing(t *testing.T) {
	for _, seats := range []int{2, 5} {
		for i, w := range []harness.Window{small, full, {W: 900, H: 450, Percent: 100}} {
			bubbled(t, fmt.Sprint(seats, " ", w), func(t *testing.T) {
				m := find(t, seats, decides(puertorico.PhaseRole, 2))
				r := m.shown(t, []string{"de", "en", "es"}[i], w, alone(seats)...)
				r.Stage.Settings.Explain, r.Stage.Settings.Speed = true, settings.Instant
				r.do(m.state().Legal(nil)[0])
				r.Away()
				r.Rest()
				r.clears("explain")
				sheet := r.Widget("explain")
				for text, at := range r.UI.DrawnTexts {
					own := text == r.T("explain.first") || strings.Contains(sheet.Label, text)
					if in := at.Intersect(sheet.Rect); !own && in.W > 2 && in.H > 2 {
						t.Errorf("%q at %v covers %q at %v", sheet.Label, sheet.Rect, text, at)
					}
				}
			})
		}
	}
}

// TestExplanationsLieBesideWhereWorkersArePlaced checks that while workers are placed an explanation covers no circle, tile, building,
// goods of the home seat, nor what stops and starts to work, at most empty land. Without such room it must wait.
func TestExplanationsLieBesideWhereWorkersArePlaced(t *testing.T) {
	need.Time(t)
	for _, seats := range []int{2, 5} {
		bubbled(t, strconv.Itoa(seats), func(t *testing.T) {
			mayor := puertorico.RoleAction(puertorico.Mayor)
			m := find(t, seats, func(m moment) bool {
				if !decides(puertorico.PhaseRole, 5)(m) {
					return false
				}
				after := *m.state()
				var steps []puertorico.Step
				d := puertorico.Decision{}
				if after.Apply(mayor, &steps) == nil {
					d = after.Decision()
				}
				return d.Phase == puertorico.PhasePlacing && d.Seat == 0 && len(after.Legal(nil)) > 1
			})
			explained := map[harness.Window]int{}
			for k, w := range append(windows(), harness.Window{W: 1920, H: 1080, Percent: 200}, harness.Window{W: 390, H: 844, Percent: 100}) {
				lang := locales.Languages()[(k+seats)%3]
				r := m.shown(t, lang, w, alone(seats)...)
				r.Stage.Settings.Explain, r.Stage.Settings.Speed = true, settings.Instant
				r.do(mayor)
				for range 60 {
					if r.Pass(time.Second / 5); !r.Has("explain") || !r.decides() {
						continue
					}
					explained[w]++
					r.clears("explain")
					at := r.Widget("explain").Rect
					for _, own := range r.UI.Widgets() {
						kind, _, _ := strings.Cut(own.ID, ".")
						if in := own.Rect.Intersect(at); own.Visible && (kind == "own" || kind == "place" || kind == "turns") && own.ID != "own.fields" && own.ID != "own.sites" && in.W > 2 && in.H > 2 {
							t.Errorf("%s %v: what is explained at %v covers %s at %v", lang, w, at, own.ID, own.Rect)
						}
					}
					break
				}
				if explained[w] == 0 { // it has waited, and comes when the workers are placed
					r.Click("confirm")
					r.until("explain")
					if !r.Has("explain") {
						t.Errorf("%s %v: what waited while workers were placed is not explained after that", lang, w)
					}
				}
			}
			for _, w := range []harness.Window{small, full, {W: 900, H: 450, Percent: 100}, {W: 768, H: 1024, Percent: 100}} {
				if explained[w] == 0 {
					t.Errorf("%v: nothing is explained while workers are placed", w)
				}
			}
		})
	}
}
