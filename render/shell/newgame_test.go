package shell_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"islas/game"
	"islas/game/islas"
	"islas/game/islas/engine"
	"islas/game/match"
	"islas/game/model"
	"islas/locales"
	"islas/render/catalogue"
	"islas/render/keep/store"
	modeltable "islas/render/model"
	"islas/render/shell"
	"islas/render/stage"
	"islas/render/testkit/harness"
	"islas/render/testkit/must"
	"islas/render/testkit/recorded"
	"islas/render/theme"
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

// Games of every size with every kind of player are set up: in usual windows, the languages taking turns, everything is visible without
// scrolling, seats and the rules of the game, with boards and without.
func TestNewGameIsSeenAtOnce(t *testing.T) {
	wanted := map[string][]string{"islas": {"draw/0", "draw/1", "goal/less", "goal/more", "random", "start"}, "puertorico": {"start"}, "colonies": {"board/0", "board/2", "offers/0", "offers/3", "goal/less", "goal/more", "redeal", "start"}}
	for i, w := range []harness.Window{{W: 1280, H: 720, Percent: 100}, {W: 3840, H: 2160, Percent: 100}, {W: 800, H: 1280, Percent: 100}} {
		for k, id := range catalogue.IDs(catalogue.Games()) {
			lang := locales.Languages()[(i+k)%3]
			t.Run(fmt.Sprint(id, lang, w), func(t *testing.T) {
				t.Parallel()
				s := newStage(t, lang)
				s.Options.Seed, s.Options.Seeded = 1, true
				must.OK(t, s.Choose(s.Games[k]))
				r := open(t, s, s.Routes.NewGame(s), w)
				info := s.Game.Info()
				for seats := info.MinSeats; seats <= info.MaxSeats; seats++ {
					r.Option("count", seats-info.MinSeats)
					for seat := range seats {
						r.Option(seatID(seat, "control"), 1)
					}
					r.Option(seatID(seats-1, "level"), len(info.Levels.Offered())-1)
					seen := append(slices.Clone(wanted[id]), seatID(seats-1, "name"))
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
			if utf8.RuneCountInString(s.Name) > match.MaxName || seat == 0 && s.Name != strings.TrimSuffix(typed[0], " 🏝") {
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

// An option is offered with the numbers of players that leave a choice, and the match begins with the chosen value, which the next game has,
// too.
func TestOptionIsOfferedToFive(t *testing.T) {
	s := newStage(t, "de")
	r := open(t, s, agreed(t, s), harness.Window{W: 960, H: 600, Percent: 200})
	for seats := range 3 { // 2 to 4
		r.option("count", seats)
		if r.Has("points/0") || r.Shows(r.T("new.options")) {
			t.Errorf("%d players are offered an option without a choice", seats+2)
		}
	}
	r.option("count", 3)
	r.Reveal("points/1")
	if !r.Shows("122") || !r.Shows("126") || r.Has("points/2") {
		t.Error("five players have no choice of two")
	}
	r.option("points", 1)
	r.option("count", 1)
	r.option("count", 3) // the choice is still there
	r.Pick("start")
	if values := r.begun().Values; values["points"] != 126 {
		t.Errorf("the match begins with %v", values)
	}
	s.Saves.Forget()
	s.Go(s.Routes.NewGame(s))
	r.Wait(3)
	r.Pick("start")
	if values := r.begun().Values; values["points"] != 126 {
		t.Errorf("the next match begins with %v", values)
	}
}

// The code of a game gives the same game: the one in whose menu it is, whatever game was chosen before.
func TestCodeIsTyped(t *testing.T) {
	for i, id := range catalogue.IDs(catalogue.Games()) {
		s := newStage(t, locales.Languages()[i])
		g, err := catalogue.Find(s.Games, id)
		must.OK(t, err)
		want := recorded.Setup(g.Info(), seated(id, 2+i), 1<<34+uint64(i))
		want.Start = 1
		m, err := g.New(want)
		must.OK(t, err)
		code, ok := s.Code(m)
		if !ok {
			t.Fatalf("%s has no code", id)
		}
		r := open(t, s, s.Routes.NewGame(s), windows()[i%len(windows())])
		scene := s.Top()
		r.Pick("code")
		r.write("code.field", "nonsense")
		r.Pick("code.take")
		if !r.Shows(r.T("code.mistyped")[:20]) || s.Top() != scene {
			t.Fatalf("%s: a code that is none is not told", id)
		}
		r.write("code.field", code)
		if r.Key(ui.KeyEnter); r.Has("code.take") {
			t.Fatalf("%s: the code %s is not taken", id, code)
		}
		if r.Has("next") {
			r.Pick("next")
		}
		r.Pick("start")
		setup := r.begun()
		for k := range setup.Seats {
			if setup.Seats[k].Control != want.Seats[k].Control || setup.Seats[k].Board != want.Seats[k].Board {
				t.Errorf("%s: on seat %d sits %+v, want %+v", id, k, setup.Seats[k], want.Seats[k])
			}
		}
		if again, _ := s.Code(s.Top().(*stand).match); again != code || setup.Seed != want.Seed || setup.Start != want.Start || s.Game.Info().ID != id {
			t.Errorf("%s: the code %s leads to a game of %s with the code %s", id, code, s.Game.Info().ID, again)
		}
	}
}

// keptName is the name in the store of a set-up of Islas.
const keptName = "setup-islas.json"

// offer opens the scene in which a game is set up, with a stored set-up, and returns it and the game that it offers.
func offer(t *testing.T, name, data string) (*rig, match.Setup) {
	t.Helper()
	s := newStage(t, "en")
	must.OK(t, s.Store.Write(name, []byte(data)))
	r := open(t, s, s.Routes.NewGame(s), full)
	if w := r.Widget("start"); !w.Enabled {
		r.Pick("random")
	}
	r.Pick("start")
	return r, r.begun()
}

// kept returns a set-up in its stored form.
func kept(t *testing.T) string {
	t.Helper()
	r := openNew(t, "en", full, 1)
	r.people(2)
	r.Pick("random")
	r.Pick("start")
	data, err := r.Store.Read(keptName)
	must.OK(t, err)
	return string(data)
}

// No island is given twice, or to a seat that does not play, and no name is too long or has letters that cannot be drawn.
func TestKeptSetupIsMadePlayable(t *testing.T) {
	s := newStage(t, "en")
	data := `{"version":2,"count":2,"start":0,"values":{"draw_privilege":4,"goal":19},"seats":[
		{"name":"a 🏝","control":"human","board":"tenerife"},{"name":"\u0000` + strings.Repeat("b", 300) + `","control":"human","board":"tenerife"},
		{"name":"","control":"human","board":"atlantis"},{"name":"","control":"easy","board":"la-palma"},{"name":"","control":"easy","board":""}]}`
	must.OK(t, s.Store.Write(keptName, []byte(data)))
	r := open(t, s, s.Routes.NewGame(s), full)
	if got := r.islands(2); got[0] != "tenerife" || got[1] != "" || r.picker(2) != 1 {
		t.Errorf("the islands are %v", got)
	}
	if len(r.free()) != 5 {
		t.Errorf("free are %v", r.free())
	}
	if a, b := r.name(0), r.name(1); a != "a" || b != strings.Repeat("b", match.MaxName) {
		t.Errorf("the names became %q and %q", a, b)
	}
}

// file returns a file of the store.
func (r *rig) file(name string) []byte {
	r.t.Helper()
	data, err := r.Store.Read(name)
	must.OK(r.t, err)
	return data
}

// A set-up that can't be read is moved aside, with a message. An invalid value, such as one of a newer version, costs only itself: its default
// is used instead, with a message, and the file stays as it is until a game is begun.
func TestDamagedSetup(t *testing.T) {
	data := kept(t)
	for _, c := range []struct {
		from, to string
		seats    int // 0 if the set-up is moved aside
	}{
		{data, "", 0},
		{data, data[:len(data)/2], 0},
		{`"count": 2`, `"count": "two"`, 0},
		{`"seats"`, `"chairs"`, 0},
		{`"version": 2`, `"version": 1`, 0},
		{`"draw_privilege": 4`, `"draw_privilege": "none"`, 0},
		{`"count": 2`, `"count": 6`, 3},
		{`"start": 0`, `"start": -1`, 2},
		{`"goal": 19`, `"goal": 1000`, 2},
		{`"control": "human"`, `"control": "grandmaster"`, 2},
	} {
		damaged := strings.Replace(data, c.from, c.to, 1)
		if damaged == data {
			t.Fatalf("%s is not in %s", c.from, data)
		}
		r, got := offer(t, keptName, damaged)
		files := names(t, r.Stage)
		want, seats := r.T("notice.setup-reset", "file", r.Stage.Path(keptName)), c.seats
		if seats == 0 {
			want, seats = keptName+".damaged-1", 3
		}
		if told := r.Notices(); len(told) != 1 || !strings.Contains(told[0], want) || strings.Contains(files, ".damaged-1") != (c.seats == 0) {
			t.Errorf("%s: told is %q, not %q; the store holds %s", c.to, told, want, files)
		}
		if len(got.Seats) != seats || got.Values[engine.Goal] != islas.DefaultGoal || got.Values[engine.DrawPrivilege] != 4 {
			t.Errorf("%s: offered was %+v", c.to, got)
		}
		r, got = offer(t, keptName, string(r.file(keptName)))
		if told := r.Notices(); len(told) > 0 || len(got.Seats) != seats {
			t.Errorf("%s: after a game told is %q, offered was %+v", c.to, told, got)
		}
	}
}

// seen is a game that shows its board before it begins, as a text; games of three rounds have a board that is always the same.
type seen struct{ stage.Game }

func (g seen) Info() *game.Info {
	info := *g.Game.Info()
	info.Options = slices.Clone(info.Options)
	info.Options[0].Defaults = []int{3, 4, 5}[:info.MaxSeats-info.MinSeats+1]
	return &info
}

func (g seen) Preview(_ *stage.Stage, setup match.Setup) (stage.Thumbnail, bool, error) {
	return func(u *ui.UI, r ui.Rect) {
		u.Text(r, theme.Small, u.Theme().Ink, 0, fmt.Sprint("seed ", setup.Seed, " to ", setup.Values[model.Rounds]))
	}, setup.Values[model.Rounds] != 3, nil
}

// The board that is shown before a game is the one on which it begins, also when it was laid out anew. An option whose usual value depends
// on the number of players follows that until somebody sets it.
func TestBoardIsSeenBeforeTheGame(t *testing.T) {
	for _, w := range []harness.Window{{W: 800, H: 1280, Percent: 100}, {W: 900, H: 450, Percent: 100}} {
		s := newStage(t, "en")
		s.Options.Seed, s.Options.Seeded = 77, true
		must.OK(t, s.Choose(seen{modeltable.New()}))
		r := open(t, s, s.Routes.NewGame(s), w)
		shows := func() (seed, rounds string) {
			r.Wait(2)
			for text := range r.UI.DrawnTexts {
				if of, ok := strings.CutPrefix(text, "seed "); ok {
					seed, rounds, _ = strings.Cut(of, " to ")
				}
			}
			return seed, rounds
		}
		if seed, rounds := shows(); seed != "77" || rounds != "4" {
			t.Errorf("%s: shown is the board of %q, and three play %q rounds", w, seed, rounds)
		}
		r.Pick("redeal")
		again, _ := shows()
		if again == "77" || again == "" {
			t.Errorf("%s: laid out anew the board is that of %q", w, again)
		}
		r.Option("count", 0)
		if seed, rounds := shows(); seed != again || rounds != "3" {
			t.Errorf("%s: the board of two is that of %q, not %q, and they play %q rounds", w, seed, again, rounds)
		}
		if at := r.Widget("redeal"); at.Enabled || at.Why != r.T("new.redeal.same") {
			t.Errorf("%s: a board that is always the same can be laid out anew: %+v", w, at)
		}
		r.Pick("rounds/less")
		r.Option("count", 1)
		if _, rounds := shows(); rounds != "2" {
			t.Errorf("%s: rounds that were set become %s", w, rounds)
		}
		r.Pick("start")
		if setup := r.begun(); fmt.Sprint(setup.Seed) != again || setup.Values[model.Rounds] != 2 || len(setup.Seats) != 3 {
			t.Errorf("%s: the game begins with %+v, not with the board of %s", w, setup, again)
		}
	}
}

// A faint ship is in the circle of every seat while a lot decides who begins, and remains at one only when that is chosen to begin.
func TestStartShipIsFaintWhileALotDecides(t *testing.T) {
	s := newStage(t, "en")
	i := slices.IndexFunc(s.Games, func(g stage.Game) bool { return g.Info().StartDrawn })
	must.OK(t, s.Choose(s.Games[i]))
	r := open(t, s, s.Routes.NewGame(s), harness.Window{W: 1280, H: 720, Percent: 100})
	ships := func(seat int) (n int, strength float64) {
		at := r.Widget(seatID(seat, "youngest")).Rect
		r.UI.DrawnPaintings(func(_ any, r ui.Rect, alpha float64) bool {
			if at.Contains(r.Middle()) {
				n, strength = n+1, alpha
			}
			return true
		})
		return n, strength
	}
	for seat := range 3 {
		if n, strength := ships(seat); n != 1 || strength > 0.5 {
			t.Errorf("while a lot decides seat %d has %d ships of strength %v, want a faint one", seat, n, strength)
		}
	}
	r.Pick(seatID(1, "youngest"))
	for seat, want := range []int{0, 1, 0} {
		if n, strength := ships(seat); n != want || want == 1 && strength < 0.5 {
			t.Errorf("with a start player seat %d has %d ships of strength %v, want %d", seat, n, strength, want)
		}
	}
}
