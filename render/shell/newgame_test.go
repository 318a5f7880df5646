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
	"islas/render/catalogue"
	"islas/render/keep/store"
	"islas/render/shell"
	"islas/render/stage"
	"islas/render/testkit/harness"
	"islas/render/testkit/must"
	"islas/render/testkit/recorded"
	"islas/render/ui"
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
			must.OK(t, setup.Check(engine.Engine{}))
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

// setUp sets a game up by clicks: seats 0 and 1 are people, seat 1 is the youngest.
func (r *rig) setUp(seats int) {
	r.t.Helper()
	r.option("count", seats-islas.MinSeats)
	r.option("seat.2.control", 0)
	r.Pick("seat.2.youngest")
	r.write("seat.1.name", "Ana 🏝")
	r.option("draw", 1)
	for range 2 {
		r.Pick("goal/more")
	}
	r.page(1)
	if w := r.Widget("start"); w.Enabled || w.Why == "" {
		r.t.Errorf("the game can be started without islands (%q)", w.Why)
	}
	// A computer may take the island that the second person wants; it draws again when it has to pick again.
	for range 60 {
		r.Pick("island.lanzarote")
		if r.value("island.el-hierro") == "" {
			r.Pick("island.el-hierro")
			break
		}
		r.Pick("island.lanzarote")
		r.page(0)
		r.Pick("seat.1.youngest")
		r.Pick("seat.2.youngest")
		r.page(1)
	}
	r.Pick("start")
}

// Games of every size with every kind of player are set up: in usual windows everything is visible without scrolling, seats and the rules
// of the game, with boards and without.
func TestNewGameIsSeenAtOnce(t *testing.T) {
	wanted := map[string][]string{"islas": {"draw/0", "draw/1", "goal/less", "goal/more", "random", "start"}, "puertorico": {"start"}, "colonies": {"board/0", "board/2", "offers/0", "offers/3", "goal/less", "goal/more", "redeal", "start"}}
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
					must.OK(t, s.Choose(s.Games[slices.IndexFunc(s.Games, func(g stage.Game) bool { return g.Info().ID == id })]))
					r := open(t, s, s.Routes.NewGame(s), w)
					info := s.Game.Info()
					for seats := info.MinSeats; seats <= info.MaxSeats; seats++ {
						r.Option("count", seats-info.MinSeats)
						for seat := range seats {
							r.Option(seatID(seat, "control"), 1)
						}
						r.Option(seatID(seats-1, "level"), len(info.Levels.Offered())-1)
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

// Of equal names the later ones get a number, however long they are.
func TestEqualNamesAreNumbered(t *testing.T) {
	for _, typed := range [][]string{{"Ada 🏝", "", " 🏝", "Ada", "ada"}, slices.Repeat([]string{strings.Repeat("x", match.MaxName)}, islas.MaxSeats)} {
		r := openNew(t, "en", full, 1)
		r.people(islas.MaxSeats)
		for seat, name := range typed {
			r.write(seatID(seat, "name"), name)
		}
		r.Pick("random")
		r.Pick("start")
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

func TestFullStoreStopsNoGame(t *testing.T) {
	s := newStage(t, "en")
	s.Store.(*store.Memory).FailWith(store.ErrFull)
	r := open(t, s, s.Routes.NewGame(s), full)
	r.Pick("random")
	r.Pick("start")
	r.begun()
	r.Wait(5)
	if told := r.Notices(); len(told) != 2 {
		t.Errorf("want two notices, about the set-up and the game, got %q", told)
	}
}

// drawn is a game whose start player can be drawn.
type drawn struct{ stage.Game }

func (g drawn) Info() *game.Info {
	info := *g.Game.Info()
	info.StartDrawn = true
	return &info
}

// TestStartShipIsFaintWhileALotDecides looks for a faint ship in the circle of every seat, which remains at one only when that is chosen to
// begin.
func TestStartShipIsFaintWhileALotDecides(t *testing.T) {
	s := newStage(t, "en")
	s.Game = drawn{s.Game}
	r := open(t, s, s.Routes.NewGame(s), harness.Window{W: 1280, H: 720, Percent: 100})
	ships := func(seat int) (alphas []float64) {
		at := r.Widget(seatID(seat, "youngest")).Rect
		r.UI.DrawnPaintings(func(_ any, r ui.Rect, alpha float64) bool {
			if at.Contains(r.Middle()) {
				alphas = append(alphas, alpha)
			}
			return true
		})
		return alphas
	}
	for seat := range 3 {
		if got := ships(seat); len(got) != 1 || got[0] > 0.5 {
			t.Errorf("while a lot decides seat %d has ships of strength %v, want a faint one", seat, got)
		}
	}
	r.Pick(seatID(1, "youngest"))
	for seat, want := range []int{0, 1, 0} {
		if got := ships(seat); len(got) != want || want == 1 && got[0] < 0.5 {
			t.Errorf("with a start player seat %d has ships of strength %v, want %d", seat, got, want)
		}
	}
}

// newOfMany opens the scene in which a game is set up, of the game that offers an option only to five players.
func newOfMany(t *testing.T, lang string, w harness.Window) *harness.Harness {
	t.Helper()
	h := newHouse(t, lang, w)
	h.Option("game", offersToFive(t, h.Stage))
	h.Pick("new")
	return h
}

// offersToFive returns the index of that game among those of the program.
func offersToFive(t testing.TB, s *stage.Stage) int {
	t.Helper()
	i := slices.IndexFunc(s.Games, func(g stage.Game) bool {
		options := g.Info().Options
		return len(options) > 0 && options[0].BySeats != nil
	})
	if i < 0 {
		t.Fatal("no game has an option that depends on the number of players")
	}
	return i
}

// agreed opens the same scene of a stage, for a picture.
func agreed(t testing.TB, s *stage.Stage) stage.Scene {
	t.Helper()
	must.OK(t, s.Choose(s.Games[offersToFive(t, s)]))
	return shell.NewNewGame(s)
}

// An option is offered with the numbers of players that leave a choice, and the match begins with the chosen value.
func TestOptionIsOfferedToFive(t *testing.T) {
	for _, w := range harness.Windows() {
		h := newOfMany(t, "de", w)
		choose := func(id string) {
			h.Pick(id)
		}
		heading, option := h.T("new.options"), h.T("option.points")
		for seats := range 3 { // 2 to 4
			h.Reveal("count/0")
			h.Option("count", seats)
			if h.Has("points/0") || h.Shows(heading) {
				t.Errorf("%s: %d players are offered an option without a choice", w, seats+2)
			}
		}
		choose("count/3")
		h.Reveal("points/1")
		if !h.Shows("122") || !h.Shows("126") || h.Has("points/2") || option == "" {
			t.Errorf("%s: five players have no choice of two", w)
		}
		choose("points/1")
		choose("count/1")
		choose("count/3") // the choice is still there
		values := begun(t, h)
		if values["points"] != 126 {
			t.Errorf("%s: the match begins with %v", w, values)
		}
	}
}

// begun begins the match that is set up, and returns the values of its options.
func begun(t *testing.T, h *harness.Harness) game.Values {
	t.Helper()
	var setup match.Setup
	route := h.Stage.Routes.Table
	h.Stage.Routes.Table = func(s *stage.Stage, m match.Any, fresh bool) stage.Scene {
		setup = m.Setup()
		return route(s, m, fresh)
	}
	h.Pick("start")
	if len(setup.Seats) == 0 {
		t.Fatal("no match has begun")
	}
	return setup.Values
}

// The code of a game gives the same game: the one in whose menu it is, whatever game was chosen before.
func TestCodeIsTyped(t *testing.T) {
	for _, id := range catalogue.IDs(catalogue.Games()) {
		for i, w := range windows() {
			for _, lang := range harness.InTurn([]string{"en", "de"}[i%2]) {
				s := houseOf(t, lang)
				g, err := catalogue.Find(s.Games, id)
				must.OK(t, err)
				want := recorded.Setup(g.Info(), seated(id, 2+i%4), 1<<34+uint64(i))
				want.Start = 1
				m, err := g.New(want)
				must.OK(t, err)
				code, ok := s.Code(m)
				if !ok {
					t.Fatalf("%s has no code", id)
				}
				var got match.Any
				s.Routes.Table = func(_ *stage.Stage, m match.Any, _ bool) stage.Scene {
					got = m
					return &stand{match: m}
				}
				s.Go(s.Routes.NewGame(s))
				h := harness.New(t, s, w)
				h.Wait(5)
				h.Click("code")
				h.Write("code.field", "nonsense")
				h.Click("code.take")
				if !h.Shows(h.T("code.mistyped")[:20]) || got != nil {
					t.Fatalf("%v: a code that is none is not told", w)
				}
				h.Write("code.field", code)
				h.Key(ui.KeyEnter)
				if h.Has("code.take") {
					t.Fatalf("%v: the code %s is not taken", w, code)
				}
				if h.Has("next") {
					h.Pick("next")
				}
				h.Pick("start")
				if got == nil || got.Info().ID != id {
					t.Fatalf("%v: %s begins %v", w, code, got)
				}
				setup := got.Setup()
				for k := range setup.Seats {
					if setup.Seats[k].Control != want.Seats[k].Control || setup.Seats[k].Board != want.Seats[k].Board {
						t.Errorf("%v: on seat %d sits %+v, want %+v", w, k, setup.Seats[k], want.Seats[k])
					}
				}
				if again, _ := s.Code(got); again != code || setup.Seed != want.Seed || setup.Start != want.Start {
					t.Errorf("%v: the code %s leads to a game with the code %s", w, code, again)
				}
			}
		}
	}
}

// The menu at the table shows the code of the game.
func TestMenuTellsTheCode(t *testing.T) {
	for _, id := range ids() {
		h := watching(t, "de", id, 3, usual)
		h.Click("menu")
		m := matchOf(t, h.Stage, id, 3)
		code, ok := h.Stage.Code(m)
		if !ok || !h.Shows(code) {
			t.Errorf("%s: the code %q is not told", id, code)
		}
	}
}
