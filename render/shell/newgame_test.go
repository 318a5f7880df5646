package shell

import (
	"fmt"
	"strings"
	"testing"

	"islas/game"
	"islas/game/islas"
	"islas/game/islas/engine"
	"islas/game/match"
	"islas/render/stage"
	"islas/render/store"
)

// begun is the game that the scene has led to.
func (r *harness) begun() match.Setup {
	r.t.Helper()
	table, ok := r.s.Top().(*stand)
	if !ok {
		r.t.Fatalf("the table was not reached, but %T", r.s.Top())
	}
	if !table.fresh {
		r.t.Error("the game is not marked as just begun")
	}
	return table.match.Setup()
}

// TestSettingUpByClicking sets games of every size up with the mouse alone, in several windows.
func TestSettingUpByClicking(t *testing.T) {
	for seats := islas.MinSeats; seats <= islas.MaxSeats; seats++ {
		for _, at := range spaces() {
			t.Run(fmt.Sprintf("%d seats in %s", seats, at), func(t *testing.T) {
				s := newStage(t, []string{"de", "en"}[seats%2])
				s.Options.Seed, s.Options.Seeded = 77, true
				s.Go(NewNewGame(s))
				r := at.rig(t, s)
				r.rest()
				r.setUp(seats)
				setup := r.begun()
				if err := setup.Check(engine.Engine{}); err != nil {
					t.Fatal(err)
				}
				if len(setup.Seats) != seats || setup.Start != 1 || setup.Values[engine.DrawPrivilege] != 5 || setup.Values[engine.Goal] != 21 || setup.Seed != 77 {
					t.Errorf("the set-up is %+v", setup)
				}
				if got := setup.Seats[0]; got.Name != "Ana 🏝" || got.Control != game.Human || got.Board != "el-hierro" {
					t.Errorf("seat 0 is %+v", got)
				}
				if got := setup.Seats[1]; got.Control != game.Human || got.Board != "lanzarote" {
					t.Errorf("seat 1 is %+v", got)
				}
				for i, seat := range setup.Seats[2:] {
					if seat.Control != info().Levels.Offered()[0] || seat.Name == "" {
						t.Errorf("seat %d is %+v", i+2, seat)
					}
				}
				if s.Options.Seeded {
					t.Error("the seed of the command line would be used again")
				}
			})
		}
	}
}

// setUp clicks a game together: seat 0 and 1 are people, seat 1 is the youngest.
func (r *harness) setUp(seats int) {
	r.t.Helper()
	r.option("count", seats-islas.MinSeats)
	r.option("seat.2.control", 0)
	r.click("seat.2.youngest")
	r.write("seat.1.name", "Ana 🏝")
	r.option("draw", 1)
	for range 2 {
		r.click("goal/more")
	}
	_, paged := r.find("page")
	if paged {
		r.option("page", 1)
	}
	if w := r.widget("start"); w.Enabled || w.Why == "" {
		r.t.Errorf("the game can be started without islands (%q)", w.Why)
	}
	r.pickFor("island.lanzarote", "island.el-hierro")
	r.click("start")
}

// pickFor picks first for the youngest and second for the person after the computers, again if a computer took it.
func (r *harness) pickFor(first, second string) {
	r.t.Helper()
	n := r.s.Top().(*newGame)
	for luck := range uint64(100) {
		n.draft.luck = luck
		n.draft.setStart(1)
		r.rest()
		r.click(first)
		if w := r.widget(second); w.Value == "" {
			r.click(second)
			return
		}
	}
	r.t.Fatalf("the computers always take %s", second)
}

func TestLongNamesAreTyped(t *testing.T) {
	for _, name := range []string{"", strings.Repeat("W", 200), strings.Repeat("🏝", 200), "{n} {name}"} {
		s := newStage(t, "de")
		s.Go(NewNewGame(s))
		r := newRig(t, s, 914, 514, 1.4)
		r.rest()
		r.write("seat.1.name", name)
		r.click("random")
		r.click("start")
		got := r.begun().Seats[0].Name
		want := match.CleanName(name)
		if want == "" {
			want = "Yaiza"
		}
		if got != want {
			t.Errorf("%.30q became %q, want %q", name, got, want)
		}
	}
}

func TestIslandIsGivenBack(t *testing.T) {
	s := newStage(t, "en")
	s.Go(NewNewGame(s))
	r := newRig(t, s, 1920, 1080, 1)
	r.rest()
	if !r.shows("Yaiza, pick your island") {
		t.Error("nobody is asked to pick an island")
	}
	r.click("island.tenerife")
	if w := r.widget("start"); !w.Enabled {
		t.Fatalf("can't start: %s", w.Why)
	}
	r.click("seat.1.island")
	if w := r.widget("start"); w.Enabled {
		t.Error("can start without an island")
	}
	r.click("count.tenerife.coast") // the numbers belong to the card
	if got := s.Top().(*newGame).draft.Seats[0].Board; got != "tenerife" {
		t.Errorf("a click on a number picked %q", got)
	}
	r.click("island.tenerife")
	if got := s.Top().(*newGame).draft.Seats[0].Board; got != "" {
		t.Errorf("a click on the own island left %q", got)
	}
}

func TestRunningGameIsAskedFor(t *testing.T) {
	for _, at := range spaces() {
		s := newStage(t, "de")
		if _, err := s.Begin(someSetup(5)); err != nil {
			t.Fatal(err)
		}
		kept, err := s.Store.Read(stage.SaveName)
		if err != nil {
			t.Fatal(err)
		}
		s.Go(NewNewGame(s))
		r := at.rig(t, s)
		r.rest()
		if _, paged := r.find("page"); paged {
			r.option("page", 1)
		}
		r.click("random")
		r.click("start")
		r.click("keep")
		if now, err := s.Store.Read(stage.SaveName); err != nil || string(now) != string(kept) {
			t.Fatalf("the running game changed, or is gone: %v", err)
		}
		r.click("start")
		r.click("replace.yes")
		if r.begun().Seed == someSetup(5).Seed {
			t.Error("the old game was begun again")
		}
	}
}

func TestSetupIsOfferedAgain(t *testing.T) {
	s := newStage(t, "en")
	s.Go(NewNewGame(s))
	r := newRig(t, s, 1920, 1080, 1)
	r.rest()
	r.option("count", 2)
	r.click("random")
	r.click("start")
	first := r.begun()
	s.Forget()
	s.Go(NewNewGame(s))
	r.rest()
	r.click("start")
	second := r.begun()
	if first.Seats[0] != second.Seats[0] || len(second.Seats) != 4 {
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
	s.Go(NewNewGame(s))
	r := newRig(t, s, 1920, 1080, 1)
	r.rest()
	r.click("random")
	r.click("start")
	r.begun()
	r.rest()
	if len(r.notes) != 2 {
		t.Errorf("want two notices, about the set-up and the game, got %q", r.notes)
	}
}
