package table_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	assets "islas/assets/puertorico"
	"islas/game"
	"islas/game/puertorico"
	"islas/game/puertorico/engine"
	"islas/locales"
	"islas/render/keep/settings"
	"islas/render/puertorico/caption"
	"islas/render/session"
	"islas/render/testkit/harness"
	"islas/render/testkit/must"
	"islas/render/testkit/need"
	"islas/render/testkit/tabletest"
	"islas/render/ui"
)

// TestMenuIsTwiceAsLarge checks that in windows of telephones at 200 % the menu is twice as large, too, and that a finger reaches all of
// it by scrolling.
func TestMenuIsTwiceAsLarge(t *testing.T) {
	some := tables([]harness.Window{{W: 320, H: 568, Percent: 200}, {W: 568, H: 320, Percent: 200}, {W: 390, H: 844, Percent: 200}})
	some.Names = some.Names[:3]
	some.Each(t, (*harness.Harness).LargerMenu)
}

// TestSuggestionsAreTwiceAsLarge checks that a suggestion is twice as large on telephones, too, and that scrolling reaches all of it.
func TestSuggestionsAreTwiceAsLarge(t *testing.T) {
	tabletest.Telephones(t, 1, func(t *testing.T, lang string, w harness.Window) {
		for _, phase := range []puertorico.Phase{puertorico.PhaseRole, puertorico.PhaseTile, puertorico.PhaseBuild, puertorico.PhaseLoad, puertorico.PhasePlacing} {
			m := find(t, 3, decides(phase, 6))
			r := m.shown(t, lang, w, alone(3)...)
			r.Click("suggest")
			r.until("suggest.do", "suggest.close")
			r.Wait(3)
			_, said, _ := strings.Cut(r.Widget("suggest.note").Label, ": ")
			r.LargerSheet("suggest.note", said)
		}
	})
}

// TestLessonIsTwiceAsLarge checks the same for every step of the lesson.
func TestLessonIsTwiceAsLarge(t *testing.T) {
	l, err := session.ReadLesson(engine.Engine{}, []byte(assets.Lesson))
	must.OK(t, err)
	tabletest.Telephones(t, 1, func(t *testing.T, lang string, w harness.Window) {
		for step := range l.Steps {
			r := newRig(t, lang, w)
			r.Stage.Settings.Speed = settings.Instant
			r.Stage.Go(r.Stage.Routes.Lesson(r.Stage, step))
			r.Rest()
			r.LargerSheet("lesson.sheet", r.Widget("lesson.sheet").Label)
		}
	})
}

// TestRolesAreForetoldTwiceAsLarge checks the same for what a role would do, for a mouse that rests on its card and a finger that taps it
// and scrolls; on tablets, too, beside the card.
func TestRolesAreForetoldTwiceAsLarge(t *testing.T) {
	low := harness.Window{W: 900, H: 450, Percent: 200}
	windows := append(harness.Telephones()[:3:3], low)
	for i, w := range append(windows, harness.Tablets()...) {
		lang, seats := locales.Languages()[(i+1)%len(locales.Languages())], 4+i/4%2
		bubbled(t, fmt.Sprint(w, lang, seats), func(t *testing.T) {
			for _, role := range []puertorico.Role{puertorico.Settler, puertorico.Mayor, puertorico.Trader, puertorico.Captain} {
				m := find(t, seats, offers(role, 6))
				r := m.shown(t, lang, w, alone(seats)...)
				id := "role." + role.ID()
				r.Move(r.At(id))
				r.Pass(time.Second)
				r.Pass(time.Second / 10)
				if _, at, ok := r.UI.Tip(); !ok || !at.Intersect(r.Widget(id).Rect).Empty() {
					t.Errorf("what is foretold of %s at %v hides its card", id, at)
				}
				r.LargerTold(id, func() string { return r.privilege(role) })
				r = m.shown(t, lang, w, alone(seats)...)
				r.fingerScrolls(id, w.H > w.W && w.W < 640)
			}
		})
	}
}

// privilege returns the text about the privilege of a role.
func (r *rig) privilege(role puertorico.Role) string {
	return r.T("foresee.privilege", "text", caption.Privilege(r.UI.T, role))
}

// fingerScrolls taps on the card of a role and reports what is wrong with scrolling its popover by a finger, if it scrolls.
func (r *rig) fingerScrolls(id string, has bool) {
	r.t.Helper()
	r.TapAt(r.At(id))
	r.Wait(5)
	if !r.Has("forecast.words") && !has {
		return // all of it fits
	}
	for range 12 {
		at := r.Widget("forecast.words").Rect.Middle()
		r.touch(at, at.Sub(ui.Point{Y: 80}))
		if !r.Has("forecast.words") {
			r.t.Fatalf("%s: a finger on what is foretold ends it", id)
		}
	}
	if at, most := r.UI.ScrollOffset("forecast.words"); at < most-1 {
		r.t.Errorf("%s: a finger scrolls to %v of %v", id, at, most)
	}
}

// TestExplanationsAreTwiceAsLarge checks that an explanation is twice as large if the settings ask for that, and that scrolling reaches
// all of it.
func TestExplanationsAreTwiceAsLarge(t *testing.T) {
	tabletest.Telephones(t, 0, func(t *testing.T, lang string, w harness.Window) {
		for _, phase := range []puertorico.Phase{puertorico.PhaseRole, puertorico.PhaseBuild} {
			m := find(t, 3, func(m moment) bool {
				next := slices.IndexFunc(m.before[min(m.at+1, len(m.before)):], func(s puertorico.State) bool { return s.Decision().Seat == 0 })
				return decides(phase, 3)(m) && m.actions[m.at].Kind != puertorico.Pass && next >= 0 && m.before[m.at+1+next].Decision().Phase == puertorico.PhaseRole
			})
			r := m.shown(t, lang, w, alone(3)...)
			r.Stage.Settings.Explain, r.Stage.Settings.Speed = true, settings.Instant
			r.do(m.actions[m.at])
			r.until("explain")
			r.Wait(10) // until computers have acted, and it stays in its place
			r.LargerSheet("explain", r.Widget("explain").Label)
		}
	})
}

// TestBannersAreTwiceAsLarge checks the same for the banner that announces the last round.
func TestBannersAreTwiceAsLarge(t *testing.T) {
	tabletest.Telephones(t, 0, func(t *testing.T, lang string, w harness.Window) {
		ends := brings(func(e *puertorico.Event) bool { return e.Kind == puertorico.EvEnding })
		m := find(t, 3, func(m moment) bool { return m.actions[m.at].Kind == puertorico.Load && ends(m) })
		r := m.shown(t, lang, w, alone(3)...)
		r.do(m.actions[m.at])
		text := r.T("celebrate.ending-none")
		if taken, all := m.state().Picks(); taken < all {
			var names []string
			for i := taken; i < all; i++ {
				names = append(names, m.setup.Seats[(int(m.state().Governor())+i)%3].Name)
			}
			text = r.T("celebrate.ending", "list", locales.List(r.T, names))
		}
		for range 1200 {
			var all []string
			for drawn := range r.UI.DrawnTexts {
				all = append(all, drawn)
			}
			if r.Wait(1); strings.Contains(strings.Join(all, " "), text) {
				r.Wait(20)
				r.LargerSaid(r.T("table.final-round"))
				r.LargerSaid(text)
				return
			}
		}
		t.Fatal("no end is announced")
	})
}

// TestBoardsAreLookedAtTwiceAsLarge checks the same for another player's large board, on tablets, too, down to the text of its last
// building.
func TestBoardsAreLookedAtTwiceAsLarge(t *testing.T) {
	for i, w := range append(harness.Telephones(), harness.Tablets()...) {
		lang := locales.Languages()[i%3]
		bubbled(t, w.String()+" "+lang, func(t *testing.T) {
			m := find(t, 3, func(m moment) bool {
				return decides(puertorico.PhaseRole, 8)(m) && len(m.state().Player(1).Built()) > 4
			})
			built := m.state().Player(1).Built()
			r := m.shown(t, lang, w, alone(3)...)
			r.turnTo("page.others")
			r.ClickAt(r.At("board.1"))
			r.Away()
			r.Wait(5)
			r.LargerSaid(m.setup.Seats[1].Name)
			r.LargerSheet("visit.board", caption.Theirs(r.UI.T, built[len(built)-1]))
			r.closes()
		})
	}
}

// TestTableIsTwiceAsLarge checks that at every moment of a game, with a part of the table in view, all text is twice as large as usual.
func TestTableIsTwiceAsLarge(t *testing.T) {
	some := tables(harness.Handhelds())
	some.EachPair(t, (*harness.Harness).Enlarged)
}

// TestFingersReachEverythingOfLargeTables checks that a finger alone brings everything usable into view there, and hits it.
func TestFingersReachEverythingOfLargeTables(t *testing.T) {
	need.Time(t)
	tables(harness.Handhelds()).Each(t, (*harness.Harness).Reached)
}

// TestWholeGamesOnLargeTables plays whole games with the keys there, and begins one with a finger alone.
func TestWholeGamesOnLargeTables(t *testing.T) {
	need.Time(t)
	wholeGames().Enlarged(t)
}

// TestLoadingShowsWhatIsClicked checks that there a ship comes into view if only one kind can be loaded, and barrels if several can.
func TestLoadingShowsWhatIsClicked(t *testing.T) {
	s := tables(harness.Handhelds())
	for name, wanted := range map[string]string{"load": "ship.", "load-kinds": "good."} {
		k := slices.Index(s.Names, name)
		for i, w := range s.Windows {
			t.Run(name+" "+w.String(), func(t *testing.T) {
				tabletest.Bubble(t, func(t *testing.T) {
					h := s.Open(t, k, 3, []string{"de", "en", "es"}[i%3], w)
					h.Away()
					h.Rest()
					for _, w := range h.UI.Widgets() {
						if strings.HasPrefix(w.ID, wanted) && w.Enabled && w.Visible && w.Rect == w.Whole {
							return
						}
					}
					t.Error("nothing of what is to be clicked is seen whole")
				})
			})
		}
	}
}

// TestLogSaysWhatIsDeclined checks that the log names what is declined, also the worker for a new tile or building, which is offered
// right after that.
func TestLogSaysWhatIsDeclined(t *testing.T) {
	tests := []struct {
		key   string
		phase puertorico.Phase
		why   puertorico.Colonist
	}{
		{"hacienda", puertorico.PhaseHacienda, 0}, {"tile", puertorico.PhaseTile, 0}, {"build", puertorico.PhaseBuild, 0},
		{"extra", puertorico.PhaseExtra, 0}, {"sell", puertorico.PhaseSell, 0}, {"load", puertorico.PhaseLoad, 0},
		{"worker-mayor", puertorico.PhaseColonist, puertorico.ForMayor},
		{"worker-settler", puertorico.PhaseColonist, puertorico.ForHospice},
		{"worker-builder", puertorico.PhaseColonist, puertorico.ForUniversity},
	}
	for _, test := range tests {
		bubbled(t, test.key, func(t *testing.T) {
			m := find(t, 5, func(m moment) bool {
				d, after := m.state().Decision(), *m.state()
				if d.Why == puertorico.ForMayor && d.Phase == puertorico.PhaseColonist && (after.Apply(puertorico.ColonistAction(), nil) != nil || after.Decision().Seat != d.Seat) {
					return false // the worker comes by itself, and can only be taken back in the same player's next decision
				}
				return d.Phase == test.phase && d.Why == test.why && len(m.state().Legal(nil)) > 1 && m.state().Check(puertorico.PassAction()) == nil
			})
			seats := slices.Repeat([]string{level}, 5)
			who := m.state().Decision().Seat
			seats[who] = game.Human
			r := m.open(t, "en", seats...)
			if r.Match().Played() > m.at {
				r.Click("undo")
				r.Rest()
			}
			r.Click("pass")
			want := r.T("log.pass."+test.key, "name", m.setup.Seats[who].Name)
			for i := 0; !r.Shows(want); i++ {
				if i > 120 {
					t.Fatalf("the log does not say %q", want)
				}
				r.Wait(1)
			}
		})
	}
}

// TestLogSaysThatNobodyBoards checks that the log says that nobody is left to board the worker ship for its last voyage, instead of a
// zero.
func TestLogSaysThatNobodyBoards(t *testing.T) {
	bubble(t, func(t *testing.T) {
		m := find(t, 4, func(m moment) bool {
			if m.at+1 == len(m.actions) || m.state().Decision().Phase != puertorico.PhasePlacing {
				return false
			}
			next := &m.before[m.at+1]
			supply, ship := next.Colonists()
			return next.Decision().Phase != puertorico.PhasePlacing && supply == 0 && ship == 0
		})
		r := newRig(t, "en", full)
		r.Sit(m.begun(alone(4)...))
		for i := 0; !r.Shows(r.T("log.refilled-none")); i++ {
			if i > 400 {
				t.Fatal("the log does not say that no worker boards the ship")
			}
			r.Wait(1)
		}
	})
}

// TestReadersAreToldTheBoards checks that for people who don't see the table everybody's tiles, buildings and workers are described
// region by region, and what can be built and loaded.
func TestReadersAreToldTheBoards(t *testing.T) {
	bubble(t, func(t *testing.T) {
		m := find(t, 3, func(m moment) bool {
			other := m.state().Player(1)
			return decides(puertorico.PhaseRole, 8)(m) && len(other.Built()) > 2 && other.TileCount() > 3
		})
		r := m.shown(t, "en", full, alone(3)...)
		r.turnTo("page.others")
		parts, s := r.Parts(), r.state()
		has := func(part, text string) {
			t.Helper()
			if !slices.ContainsFunc(parts[part], func(told string) bool { return strings.Contains(told, text) }) {
				t.Errorf("of %q is told %q, not %q", part, parts[part], text)
			}
		}
		for seat := range game.Seat(s.Seats()) {
			p := s.Player(seat)
			for tile := range puertorico.Tile(puertorico.TileKinds) {
				n, workers := p.Tiles(tile)
				name := r.T("tile." + tile.ID())
				if seat > 0 && n > 0 {
					has(m.setup.Seats[seat].Name, fmt.Sprintf("%s, %d of %d occupied", name, workers, n))
				}
				told := 0
				for _, text := range parts["Your island"] {
					if text == name+": occupied" {
						told++
					}
				}
				if seat == 0 && told != workers {
					t.Errorf("%d of %d occupied: %s are told of: %q", told, workers, name, parts["Your island"])
				}
			}
			for _, b := range p.Built() {
				part := "Your city"
				if seat > 0 {
					part = m.setup.Seats[seat].Name
				}
				has(part, r.T("building."+b.ID()))
				has(part, fmt.Sprintf("%d of %d occupied", p.Workers(b), b.Circles()))
			}
		}
		for role := range puertorico.Role(puertorico.Roles) {
			if money, free := s.Doubloons(role); free && money > 0 {
				has("Roles", r.T("role."+role.ID())+": "+r.T("purse.money", "n", money))
			} else if seat := s.TakenBy(role); seat != game.NoSeat {
				has("Roles", r.T("role."+role.ID())+": "+r.T("role.taken", "name", m.setup.Seats[seat].Name))
			}
		}
		has("Buildings for sale", r.T("building.small-market"))
		has("Harbour", r.T("house.name"))
		has("Roles", r.T("role.settler"))
		if len(parts["Log"]) == 0 {
			t.Error("the log is no part of the table")
		}
		if alone := len(parts[""]); alone > 12 {
			t.Errorf("%d things belong to no part: %q", alone, parts[""])
		}
	})
}
