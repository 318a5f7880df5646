package shell_test

import (
	"slices"
	"testing"

	"islas/game"
	"islas/game/match"
	"islas/render/internal/harness"
	"islas/render/shell"
	"islas/render/stage"
)

// newOfMany opens the scene in which a game is set up, of the game that offers an option only to five players.
func newOfMany(t *testing.T, lang string, w harness.Window) *harness.Harness {
	t.Helper()
	h := newHouse(t, lang, w)
	h.Option("game", offersToFive(t, h.Stage))
	h.Wait(5)
	h.Reveal("new")
	h.Click("new")
	h.Wait(5)
	return h
}

// offersToFive is the place of that game among those of the program.
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

// agreed is the same scene of a stage, for a picture.
func agreed(t testing.TB, s *stage.Stage) stage.Scene {
	t.Helper()
	if err := s.Choose(s.Games[offersToFive(t, s)]); err != nil {
		t.Fatal(err)
	}
	return shell.NewNewGame(s)
}

// An option is there with the numbers of players that leave something to choose, and the match begins with what was chosen; one of fewer
// begins with the points that they have, whatever five would.
func TestOptionIsOfferedToFive(t *testing.T) {
	for _, w := range harness.Windows() {
		h := newOfMany(t, "de", w)
		choose := func(id string) {
			h.Reveal(id)
			h.Click(id)
			h.Wait(3)
		}
		heading, option := h.T("new.options"), h.T("option.points")
		for seats := range 3 { // 2 to 4
			h.Reveal("count/0")
			h.Option("count", seats)
			h.Wait(3)
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
		choose("count/3") // what was chosen is still chosen
		values := begun(t, h)
		if values["points"] != 126 {
			t.Errorf("%s: the match begins with %v", w, values)
		}
	}
	h := newOfMany(t, "en", full)
	h.Option("count", 3)
	h.Wait(3)
	h.Click("points/1")
	h.Wait(3)
	h.Option("count", 1)
	h.Wait(3)
	if values := begun(t, h); values["points"] != 75 {
		t.Errorf("the match of three begins with %v", values)
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
	h.Reveal("start")
	h.Click("start")
	h.Wait(2)
	if len(setup.Seats) == 0 {
		t.Fatal("no match has begun")
	}
	return setup.Values
}
