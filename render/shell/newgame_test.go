package shell_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"islas/game"
	"islas/game/islas"
	"islas/game/islas/engine"
	"islas/game/match"
	"islas/locales"
	"islas/render/internal/harness"
	"islas/render/keep/store"
	"islas/render/stage"
	"islas/render/theme"
)

// TestSettingUpByClicking sets games of every size up with the mouse alone, in windows that take turns.
func TestSettingUpByClicking(t *testing.T) {
	for i, w := range windows() {
		seats := islas.MinSeats + i%(islas.MaxSeats-islas.MinSeats+1)
		t.Run(fmt.Sprintf("%d seats in %s", seats, w), func(t *testing.T) {
			t.Parallel()
			r := openNew(t, []string{"de", "en"}[i/2%2], w, 77)
			r.setUp(seats)
			setup := r.begun()
			if err := setup.Check(engine.Engine{}); err != nil {
				t.Fatal(err)
			}
			if len(setup.Seats) != seats || setup.Start != 1 || setup.Values[engine.DrawPrivilege] != 5 || setup.Values[engine.Goal] != 21 || setup.Seed != 77 {
				t.Errorf("the set-up is %+v", setup)
			}
			if got := setup.Seats[0]; got.Name != "Ana" || got.Control != game.Human || got.Board != "el-hierro" {
				t.Errorf("seat 0 is %+v", got)
			}
			if got := setup.Seats[1]; got.Control != game.Human || got.Board != "lanzarote" {
				t.Errorf("seat 1 is %+v", got)
			}
			for i, seat := range setup.Seats[2:] {
				if seat.Control != levels()[0] || seat.Name == "" {
					t.Errorf("seat %d is %+v", i+2, seat)
				}
			}
			if r.Stage.Options.Seeded {
				t.Error("the seed of the command line would be used again")
			}
		})
	}
}

// setUp clicks a game together: seat 0 and 1 are people, seat 1 is the youngest.
func (r *rig) setUp(seats int) {
	r.t.Helper()
	r.option("count", seats-islas.MinSeats)
	r.option("seat.2.control", 0)
	r.pick("seat.2.youngest")
	r.write("seat.1.name", "Ana 🏝")
	r.option("draw", 1)
	for range 2 {
		r.pick("goal/more")
	}
	r.page(1)
	if w := r.Widget("start"); w.Enabled || w.Why == "" {
		r.t.Errorf("the game can be started without islands (%q)", w.Why)
	}
	// A computer may take the island that the second person wants; it draws another lot when it is asked to pick again.
	for range 60 {
		r.pick("island.lanzarote")
		if r.value("island.el-hierro") == "" {
			r.pick("island.el-hierro")
			break
		}
		r.pick("island.lanzarote")
		r.page(0)
		r.pick("seat.1.youngest")
		r.pick("seat.2.youngest")
		r.page(1)
	}
	r.pick("start")
}

// Games of every size with every kind of player are set up: in usual windows nothing has to be scrolled to, neither seats nor the rules of
// the game, with boards and without.
func TestNewGameIsSeenAtOnce(t *testing.T) {
	wanted := map[string][]string{"islas": {"draw/0", "draw/1", "goal/less", "goal/more", "random", "start"}, "puertorico": {"start"}}
	for _, w := range []harness.Window{
		{W: 1280, H: 720, Percent: 100}, {W: 1920, H: 1080, Percent: 100}, {W: 3840, H: 2160, Percent: 100},
		{W: 1200, H: 1920, Percent: 100}, {W: 800, H: 1280, Percent: 100},
	} {
		for id, wanted := range wanted {
			for _, lang := range locales.Languages() {
				t.Run(fmt.Sprint(id, lang, w), func(t *testing.T) {
					t.Parallel()
					s := newStage(t, lang)
					s.Options.Seed, s.Options.Seeded = 1, true
					if err := s.Choose(s.Games[slices.IndexFunc(s.Games, func(g stage.Game) bool { return g.Info().ID == id })]); err != nil {
						t.Fatal(err)
					}
					r := open(t, s, s.Routes.NewGame(s), w)
					for seats := islas.MinSeats; seats <= islas.MaxSeats; seats++ {
						r.Option("count", seats-islas.MinSeats)
						for seat := range seats {
							r.Option(seatID(seat, "control"), 1)
						}
						r.Option(seatID(seats-1, "level"), len(levels())-1)
						r.Wait(3)
						seen := append(slices.Clone(wanted), seatID(seats-1, "name"))
						if id == "puertorico" && seats == islas.MaxSeats {
							seen = append(seen, "points/0", "points/1")
						}
						for _, id := range seen {
							at := r.Widget(id)
							if !at.Visible || at.Rect.H < 40*r.Scale() {
								t.Errorf("with %d seats %q is seen at %v only", seats, id, at.Rect)
							}
						}
						if r.Has("players/bar") || r.Has("rules/bar") {
							t.Errorf("%d seats have to be scrolled through", seats)
						}
					}
				})
			}
		}
	}
}

func TestLongNamesAreTyped(t *testing.T) {
	for _, name := range []string{"", strings.Repeat("W", 200), strings.Repeat("🏝", 200), "{n} {name}"} {
		r := openNew(t, "de", harness.Window{W: 1280, H: 720, Percent: 200}, 1)
		r.write("seat.1.name", name)
		if lost, told := theme.Plain(name) != name, strings.Contains(strings.Join(r.Notices(), ""), r.T("ui.letters-lost", "n", 1)); lost != told {
			t.Errorf("%.30q: letters are left out: %v, and that is told: %v", name, lost, told)
		}
		r.pick("random")
		r.pick("start")
		got := r.begun().Seats[0].Name
		want := match.CleanName(theme.Plain(name))
		if want == "" {
			want = r.T("new.name.1")
		}
		if got != want {
			t.Errorf("%.30q became %q, want %q", name, got, want)
		}
	}
}

// Of equal names the later ones get a number, however long they are.
func TestEqualNamesAreNumbered(t *testing.T) {
	for _, typed := range [][]string{{"Ada 🏝", "", " 🏝", "Ada", "ada"}, slices.Repeat([]string{strings.Repeat("x", match.MaxName)}, islas.MaxSeats)} {
		r := openNew(t, "en", full, 1)
		r.people(islas.MaxSeats)
		for seat, name := range typed {
			r.write(seatID(seat, "name"), name)
		}
		r.pick("random")
		r.pick("start")
		var names []string
		for seat, s := range r.begun().Seats {
			names = append(names, strings.ToLower(s.Name))
			if runes(s.Name) > match.MaxName || seat == 0 && s.Name != strings.TrimSuffix(typed[0], " 🏝") {
				t.Errorf("%q became %q", typed[seat], s.Name)
			}
		}
		if !once(names) {
			t.Errorf("%q became %q", typed, names)
		}
	}
}

// A new game is a further one: it begins without a question, and the one that was running is kept byte by byte and can be gone on
// with.
func TestRunningGameStays(t *testing.T) {
	for _, w := range windows() {
		s := newStage(t, "de")
		if _, err := s.Begin(someSetup(5)); err != nil {
			t.Fatal(err)
		}
		was := harness.Runs(s)
		kept, err := s.Library().Load(was)
		if err != nil {
			t.Fatal(err)
		}
		r := open(t, s, s.Routes.NewGame(s), w)
		r.page(1)
		r.pick("random")
		r.pick("start")
		if r.begun().Seed == someSetup(5).Seed {
			t.Error("the old game was begun again")
		}
		if now, err := s.Library().Load(was); err != nil || string(now) != string(kept) {
			t.Fatalf("the running game changed, or is gone: %v", err)
		}
		if m, err := s.GoOn(was); err != nil || m.Setup().Seed != someSetup(5).Seed || len(s.Library().List()) != 2 {
			t.Errorf("the game before can't be gone on with: %v", err)
		}
	}
}

func TestSetupIsOfferedAgain(t *testing.T) {
	s := newStage(t, "en")
	r := open(t, s, s.Routes.NewGame(s), full)
	r.option("count", 2)
	r.write("seat.1.name", "Zoë")
	r.option("seat.4.level", 2)
	r.pick("seat.4.youngest")
	r.option("draw", 1)
	r.pick("goal/more")
	r.pick("random")
	r.pick("start")
	first := r.begun()
	s.Forget()
	s.Go(s.Routes.NewGame(s))
	r.Wait(5)
	r.pick("start")
	second := r.begun()
	if first.Seats[0] != second.Seats[0] || len(second.Seats) != 4 || first.Start != 3 || second.Start != 3 ||
		second.Values[engine.Goal] != islas.DefaultGoal+1 || second.Values[engine.DrawPrivilege] != islas.EnglishDrawPrivilege {
		t.Errorf("after %+v the next game was offered as %+v", first, second)
	}
	for i := range second.Seats { // computers are other islanders each time
		if a, b := first.Seats[i], second.Seats[i]; a.Control != b.Control || a.Board != b.Board {
			t.Errorf("seat %d was %+v, then %+v", i, a, b)
		}
	}
	if first.Seed == second.Seed {
		t.Error("both games have the same seed")
	}
}

func TestFullStoreStopsNoGame(t *testing.T) {
	s := newStage(t, "en")
	s.Store.(*store.Memory).FailWith(store.ErrFull)
	r := open(t, s, s.Routes.NewGame(s), full)
	r.pick("random")
	r.pick("start")
	r.begun()
	r.Wait(5)
	if told := r.Notices(); len(told) != 2 {
		t.Errorf("want two notices, about the set-up and the game, got %q", told)
	}
}
