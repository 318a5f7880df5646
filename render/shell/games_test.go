package shell_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"islas/game"
	"islas/game/match"
	rules "islas/game/model"
	"islas/render/catalogue"
	"islas/render/keep/library"
	"islas/render/keep/store"
	"islas/render/model"
	"islas/render/stage"
	"islas/render/testkit/harness"
	"islas/render/testkit/must"
	"islas/render/ui"
)

// full is the window of most tests.
var full = harness.Window{W: 1920, H: 1080}

// newHouse returns the program with its games and the model game, at its title.
func newHouse(t *testing.T, lang string, w harness.Window) *harness.Harness {
	t.Helper()
	s := harness.NewStage(t, lang, append(catalogue.Games(), model.New())...)
	s.Go(s.Routes.Title(s))
	h := harness.New(t, s, w)
	complete(t, h)
	h.Wait(5)
	return h
}

// chooseModel chooses the model game on the title.
func chooseModel(h *harness.Harness) {
	h.Option("game", len(h.Stage.Games)-1)
}

// table returns the model game's table, which must be on top.
func table(t *testing.T, h *harness.Harness) *model.Table {
	t.Helper()
	at, ok := h.Stage.Top().(*model.Table)
	if !ok {
		t.Fatalf("the table of the model game was not reached, but %T", h.Stage.Top())
	}
	return at
}

// The title has a choice of games only if there are several.
func TestTitleOffersTheGames(t *testing.T) {
	h := newHouse(t, "es", harness.Window{W: 960, H: 600, Percent: 200})
	first := h.T("title.tagline")
	chooseModel(h)
	if h.Stage.Game.Info().ID != "model" || !h.Shows(h.T("title.tagline")) || h.T("title.tagline") == first {
		t.Errorf("the title shows no model game but %s", h.Stage.Game.Info().ID)
	}
	h.Option("game", 0)
	if h.T("title.tagline") != first {
		t.Error("the first game can't be chosen again")
	}
	s := harness.NewStage(t, "en", model.New())
	s.Go(s.Routes.Title(s))
	h = harness.New(t, s, full)
	h.Wait(5)
	if h.Has("game/0") || h.Has("game") {
		t.Error("a single game can be chosen")
	}
}

// Each game has its own last set-up.
func TestSetUpsAreKeptApart(t *testing.T) {
	h := newHouse(t, "en", full)
	h.Click("new")
	h.Click("count/3")
	h.Click("random")
	h.Click("start")
	h.Stage.Saves.Forget()
	h.Stage.Go(h.Stage.Routes.Title(h.Stage))
	h.Wait(5)
	chooseModel(h)
	h.Click("new")
	if h.Has("seat.4.name") || !h.Has("seat.3.name") {
		t.Error("the model game is set up as the other game was")
	}
	h.Click("count/2")          // four seats
	h.Click("seat.4.control/0") // one of them a person's
	h.Click("rounds/more")
	h.Click("start")
	at := table(t, h)
	setup := at.Match.Setup()
	if !at.Fresh || len(setup.Seats) != rules.MaxSeats || setup.Values[rules.Rounds] != 6 || setup.Seats[3].Control != game.Human ||
		setup.Seats[1].Control != "easy" || !model.New().Cast().Has(setup.Seats[1].Name) {
		t.Errorf("begun was %+v", setup)
	}
	names, err := h.Store.List()
	if err != nil || len(names) != 6 { // two matches, which of them was opened last, two set-ups, the settings
		t.Errorf("kept are %v, %v", names, err)
	}
}

// A match is continued from the title whichever game is chosen, and is described by its game.
func TestModelGoesOn(t *testing.T) {
	h := newHouse(t, "en", full)
	chooseModel(h)
	m, err := h.Stage.Saves.Begin(match.Setup{Seats: []match.Seat{{Name: "Ada", Control: game.Human}, {Name: "Nib", Control: "easy"}}})
	must.OK(t, err)
	h.Stage.Go(h.Stage.Routes.Title(h.Stage))
	h.Wait(5)
	h.Option("game", 0)
	if !h.Shows("Model game") || !h.Shows("Ada") {
		t.Error("the title doesn't say which match can go on")
	}
	h.Click("continue")
	at := table(t, h)
	if at.Fresh || at.Match.Setup().Seats[1] != m.Setup().Seats[1] || h.Stage.Game.Info().ID != "model" || h.T("title.name") != "Model game" {
		t.Errorf("%+v goes on among the texts of %s", at.Match.Setup(), h.T("title.name"))
	}
	if h.Stage.Settings.Game != "model" {
		t.Errorf("the game to be chosen the next time is %q", h.Stage.Settings.Game)
	}
}

// The result of any game shows who has won and the sources of the points, writes the record, and begins another match.
func TestModelHasAResult(t *testing.T) {
	h := newHouse(t, "en", full)
	m := matchOf(t, h.Stage, "model", 3)
	must.OK(t, h.Stage.Choose(model.New()))
	h.Stage.Go(h.Stage.Routes.Result(h.Stage, m))
	h.Wait(3)
	h.Pass(time.Minute)
	h.Wait(3)
	if !h.Shows(h.T("result.houses")) || !h.Shows(m.Setup().Seats[m.Winners().First()].Name) {
		t.Error("the result is not told")
	}
	h.Pick("save")
	h.Pick("save")
	if names, _ := h.Store.List(); slices.Contains(names, "match-2.islas.jsonl") {
		t.Error("the record is saved twice")
	}
	if _, err := h.Store.Read("match-1.islas.jsonl"); err != nil {
		t.Error(err)
	}
	h.Pick("again")
	if got := table(t, h).Match.Setup(); got.Start != (m.Setup().Start+1)%3 || got.Seed == m.Setup().Seed || len(got.Seats) != 3 {
		t.Errorf("again is played %+v", got)
	}
}

// A deleted game is gone after a question, and back when that is undone, also after the list was left; deleting another one makes the first
// deletion final.
func TestGamesAreDeleted(t *testing.T) {
	r, ids := openShelf(t, "de", full, some()[:3]...)
	before := r.file(ids[1].File())
	r.Pick(part("delete", ids[1]))
	r.Click("delete.no")
	if !r.Has(part("open", ids[1])) || r.Has("undo") {
		t.Error("who keeps a game loses it")
	}
	r.Pick(part("delete", ids[1]))
	r.Click("delete.yes")
	if r.Has(part("open", ids[1])) || len(r.Stage.Saves.Library().List()) != 2 {
		t.Error("the game is still there")
	}
	r.Click("back")
	shelf(t, r)
	r.Click("undo")
	r.Rest()
	if string(r.file(ids[1].File())) != string(before) || !r.Has(part("open", ids[1])) || r.Has("undo") {
		t.Error("the game is not back")
	}
	for _, id := range ids[:2] {
		r.Pick(part("delete", id))
		r.Click("delete.yes")
	}
	r.Click("undo")
	if list := r.Stage.Saves.Library().List(); len(list) != 2 || list[0].ID != ids[1] {
		t.Errorf("left are %v", list)
	}
}

// The list is used by keyboard: Tab reaches every card, Delete asks, Enter opens.
func TestGamesByKeyboard(t *testing.T) {
	of := some()
	r, ids := openShelf(t, "en", harness.Window{W: 900, H: 450, Percent: 100}, of[0], of[1], of[2], of[3])
	focus := func(id string) {
		t.Helper()
		for range 40 {
			if r.Widget(id).Focused {
				return
			}
			r.Key(ui.KeyTab)
		}
		t.Fatalf("the keyboard does not reach %q", id)
	}
	focus(part("open", ids[3]))
	if w := r.Widget(part("open", ids[3])); !w.Visible {
		t.Error("what has the keyboard's focus is not seen")
	}
	focus(part("watch", ids[1]))
	r.Key(ui.KeyDelete)
	if !r.Has("delete.yes") {
		t.Error("the key does not ask to delete")
	}
	r.Key(ui.KeyEscape)
	focus(part("open", ids[2]))
	r.Key(ui.KeyEnter)
	if at, ok := r.Stage.Top().(*stand); !ok || len(at.match.Setup().Seats) != 2 {
		t.Errorf("Enter leads to %T", r.Stage.Top())
	}
}

// A game that another window has deleted since it was listed is reported as gone when it is opened, and leaves the list.
func TestGameDeletedElsewhere(t *testing.T) {
	of := some()
	r, ids := openShelf(t, "de", full, of[0], of[1], of[2])
	other := library.Open(r.Store.Window(), time.Now)
	for i, button := range []string{"open", "watch"} {
		must.OK(t, other.Delete(ids[i]))
		r.Pick(part(button, ids[i]))
		if told := r.Notices(); len(told) != i+1 || !strings.Contains(told[i], of[i].names[0]) || r.Has(part("open", ids[i])) {
			t.Errorf("told was %q", told)
		}
	}
	if !r.Has(part("open", ids[2])) {
		t.Error("the others are gone, too")
	}
}

// gamesScenes returns the list of kept games in all its states.
func gamesScenes() []scene {
	list := func(n int) scene {
		return scene{name: fmt.Sprint("games ", n), open: func(t testing.TB, s *stage.Stage) stage.Scene {
			keepMany(t, s, n)
			return s.Routes.Games(s)
		}, fill: func(r *rig) { r.Rest() }}
	}
	finished, deleted, asked, opened := list(20), list(20), list(20), list(3)
	opened.name, opened.fill = "opened", func(r *rig) { r.Stage.Store = shelves{r.Stage.Store}; r.Click("open"); r.Rest() }
	finished.name, finished.fill = "finished", func(r *rig) { r.option("filter", 1); r.Rest() }
	asked.name, asked.fill = "asked", func(r *rig) { r.Rest(); r.Pick(part("delete", r.Stage.Saves.Library().List()[1].ID)) }
	deleted.name, deleted.fill = "deleted", func(r *rig) { asked.fill(r); r.Click("delete.yes"); r.Rest() }
	return []scene{list(0), list(1), list(3), list(100), finished, asked, deleted, opened, {name: "trouble", open: inTrouble, fill: func(r *rig) { r.Rest() }}, {
		name: "title with games", open: func(t testing.TB, s *stage.Stage) stage.Scene { keepMany(t, s, 3); return s.Routes.Title(s) },
	}}
}

// inTrouble opens a list with games that have errors.
func inTrouble(t testing.TB, s *stage.Stage) stage.Scene {
	ids := keepMany(t, s, 4)
	must.OK(t, library.Open(s.Store.(*store.Memory).Window(), time.Now).Hold(ids[0]))
	spoil(t, s.Store, ids[2], `"round"`, `"ruond"`)
	s.Games = slices.DeleteFunc(slices.Clone(s.Games), func(g stage.Game) bool { return g.Info().ID == "puertorico" })
	return s.Routes.Games(s)
}
