package shell_test

import (
	"strings"
	"testing"
	"time"

	"islas/game"
	"islas/game/ai"
	"islas/game/match"
	rules "islas/game/toy"
	"islas/locales"
	"islas/render/catalogue"
	"islas/render/internal/harness"
	"islas/render/stage"
	"islas/render/toy"
	"islas/render/ui"
)

// full is the window of most tests.
var full = harness.Window{W: 1920, H: 1080}

// newHouse is a house with the games of the program and the toy, at its title.
func newHouse(t *testing.T, lang string, w harness.Window) *harness.Harness {
	t.Helper()
	s := harness.NewStage(t, lang, append(catalogue.Games(), toy.New())...)
	s.Go(s.Routes.Title(s))
	h := harness.New(t, s, w)
	h.Watch = func() {
		for text := range h.UI.DrawnTexts {
			if strings.HasPrefix(text, "[") {
				t.Errorf("a text is missing: %s", text)
			}
		}
	}
	h.Wait(5)
	return h
}

// chooseToy chooses the toy on the title.
func chooseToy(h *harness.Harness) {
	h.Option("game", len(h.Stage.Games)-1)
	h.Wait(5)
}

// table is the toy's table, which must be there.
func table(t *testing.T, h *harness.Harness) *toy.Table {
	t.Helper()
	at, ok := h.Stage.Top().(*toy.Table)
	if !ok {
		t.Fatalf("the table of the toy was not reached, but %T", h.Stage.Top())
	}
	return at
}

// A game is chosen on the title, and only where there are several.
func TestTitleOffersTheGames(t *testing.T) {
	for _, w := range harness.Windows() {
		for _, lang := range locales.Languages() {
			h := newHouse(t, lang, w)
			first := h.T("title.tagline")
			chooseToy(h)
			if h.Stage.Game.Info().ID != "toy" || !h.Shows(h.T("title.tagline")) || h.T("title.tagline") == first {
				t.Errorf("%s: the title shows no toy but %s", w, h.Stage.Game.Info().ID)
			}
			h.Option("game", 0)
			h.Wait(5)
			if h.T("title.tagline") != first {
				t.Errorf("%s: the first game can't be chosen again", w)
			}
		}
	}
	s := harness.NewStage(t, "en", toy.New())
	s.Go(s.Routes.Title(s))
	h := harness.New(t, s, full)
	h.Wait(5)
	if h.Has("game/0") || h.Has("game") {
		t.Error("a single game can be chosen")
	}
}

// A match of a game without boards is set up by clicking, in every window, with the options that the game describes.
func TestToyIsSetUp(t *testing.T) {
	for _, w := range harness.Windows() {
		h := newHouse(t, "de", w)
		chooseToy(h)
		h.Reveal("new")
		h.Click("new")
		h.Wait(5)
		h.Reveal("count/2")
		h.Click("count/2") // four seats
		h.Wait(3)
		h.Reveal("seat.4.control/0")
		h.Click("seat.4.control/0") // one of them a person's
		h.Wait(3)
		h.Reveal("rounds/more")
		h.Click("rounds/more")
		h.Wait(3)
		h.Reveal("start")
		h.Click("start")
		h.Wait(5)
		at := table(t, h)
		setup := at.Match.Setup()
		if !at.Fresh || len(setup.Seats) != rules.MaxSeats || setup.Values[rules.Rounds] != 6 {
			t.Errorf("%s: begun was %+v", w, setup)
		}
		if setup.Seats[0].Name != h.T("new.name.1") || setup.Seats[0].Control != game.Human || setup.Seats[3].Control != game.Human ||
			setup.Seats[1].Control != "easy" || !toy.New().Cast().Has(setup.Seats[1].Name) {
			t.Errorf("%s: at the table sit %+v", w, setup.Seats)
		}
	}
}

// Each game has its own last set-up.
func TestSetUpsAreKeptApart(t *testing.T) {
	h := newHouse(t, "en", full)
	h.Click("new")
	h.Wait(5)
	h.Click("count/3")
	h.Wait(3)
	h.Click("random")
	h.Wait(3)
	h.Click("start")
	h.Wait(5)
	h.Stage.Forget()
	h.Stage.Go(h.Stage.Routes.Title(h.Stage))
	h.Wait(5)
	chooseToy(h)
	h.Click("new")
	h.Wait(5)
	if h.Has("seat.4.name") || !h.Has("seat.3.name") {
		t.Error("the toy is set up as the other game was")
	}
	h.Click("start")
	h.Wait(5)
	table(t, h)
	names, err := h.Store.List()
	if err != nil || len(names) != 6 { // two matches, which of them was opened last, two set-ups, the settings
		t.Errorf("kept are %v, %v", names, err)
	}
}

// A match goes on from the title whichever game is chosen, and is told of by its game.
func TestToyGoesOn(t *testing.T) {
	h := newHouse(t, "en", full)
	chooseToy(h)
	m, err := h.Stage.Begin(match.Setup{Seats: []match.Seat{{Name: "Ada", Control: game.Human}, {Name: "Nib", Control: "easy"}}})
	if err != nil {
		t.Fatal(err)
	}
	h.Stage.Go(h.Stage.Routes.Title(h.Stage))
	h.Wait(5)
	h.Option("game", 0)
	h.Wait(5)
	if !h.Shows("Toy") || !h.Shows("Ada") {
		t.Error("the title doesn't say which match can go on")
	}
	h.Click("continue")
	h.Wait(5)
	at := table(t, h)
	if at.Fresh || at.Match.Setup().Seats[1] != m.Setup().Seats[1] || h.Stage.Game.Info().ID != "toy" || h.T("title.name") != "Toy" {
		t.Errorf("%+v goes on among the texts of %s", at.Match.Setup(), h.T("title.name"))
	}
	if h.Stage.Settings.Game != "toy" {
		t.Errorf("the game to be chosen the next time is %q", h.Stage.Settings.Game)
	}
}

// finished is a match of the toy that is over.
func finished(t *testing.T, s *stage.Stage) *toy.Match {
	t.Helper()
	g := toy.New()
	if err := s.Choose(g); err != nil {
		t.Fatal(err)
	}
	begun, err := s.Begin(match.Setup{Seed: 5, Seats: []match.Seat{
		{Name: "Ada", Control: game.Human}, {Name: "Nib", Control: "easy"}, {Name: "Cleo", Control: game.Human},
	}})
	if err != nil {
		t.Fatal(err)
	}
	m := begun.(*toy.Match)
	var player ai.Player[rules.View, rules.Action]
	if player, err = (rules.Game{}).Player("random", 1); err != nil {
		t.Fatal(err)
	}
	for !m.Over() {
		position := m.State()
		if _, err := m.Do(player.Choose((rules.Game{}).View(&position, m.Decider()))); err != nil {
			t.Fatal(err)
		}
	}
	return m
}

// The result of any game says who has won and from what the points come, writes the record, and begins another match.
func TestToyHasAResult(t *testing.T) {
	for _, w := range harness.Windows() {
		h := newHouse(t, "en", w)
		m := finished(t, h.Stage)
		h.Stage.Go(h.Stage.Routes.Result(h.Stage, m))
		h.Wait(3)
		h.Pass(time.Minute)
		h.Wait(3)
		if !h.Shows(h.T("result.row")) || !h.Shows(m.Setup().Seats[m.Winners().First()].Name) {
			t.Errorf("%s: the result is not told", w)
		}
		h.Reveal("save")
		h.Click("save")
		h.Wait(3)
		if _, err := h.Store.Read("match-1.islas.jsonl"); err != nil {
			t.Error(err)
		}
		h.Reveal("again")
		h.Click("again")
		h.Wait(3)
		if got := table(t, h).Match.Setup(); got.Start != 1 || len(got.Seats) != 3 {
			t.Errorf("again is played %+v", got)
		}
	}
}

// The rule book of any game is read and searched.
func TestToyHasARuleBook(t *testing.T) {
	h := newHouse(t, "en", full)
	chooseToy(h)
	h.Click("rules")
	h.Wait(5)
	if !h.Shows(h.T("rules.aim.1")) || !h.Has("heading.aim") || h.Has("heading.turn") {
		t.Error("the rule book does not begin with the chapters of the toy")
	}
	h.Write("search", "twice")
	h.Wait(3)
	if h.Has("heading.aim") || !h.Has("heading.turn") {
		t.Error("a search for “twice” does not find the turn")
	}
	h.Key(ui.KeyEscape)
	h.Wait(5)
	if h.Stage.Game.Info().ID != "toy" {
		t.Error("reading the rules chose another game")
	}
}
