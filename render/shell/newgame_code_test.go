package shell_test

import (
	"testing"

	"islas/game/match"
	"islas/render/catalogue"
	"islas/render/internal/harness"
	"islas/render/internal/recorded"
	"islas/render/stage"
	"islas/render/ui"
)

// Whoever types the code of a game plays the same one: it is that of its menu, and whatever game was chosen before.
func TestCodeIsTyped(t *testing.T) {
	for _, id := range catalogue.IDs(catalogue.Games()) {
		for i, w := range windows() {
			for _, lang := range harness.InTurn([]string{"en", "de"}[i%2]) {
				s := houseOf(t, lang)
				g, err := catalogue.Find(s.Games, id)
				if err != nil {
					t.Fatal(err)
				}
				want := recorded.Setup(g.Info(), 2+i%4, 1<<34+uint64(i))
				want.Start = 1
				m, err := g.New(want)
				if err != nil {
					t.Fatal(err)
				}
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
				h.Wait(3)
				if h.Has("code.take") {
					t.Fatalf("%v: the code %s is not taken", w, code)
				}
				if h.Has("next") {
					h.Reveal("next")
					h.Click("next")
					h.Wait(3)
				}
				h.Reveal("start")
				h.Click("start")
				h.Wait(3)
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

// The menu at the table tells the code of the game.
func TestMenuTellsTheCode(t *testing.T) {
	for _, id := range []string{"islas", "puertorico", "toy"} {
		h := watching(t, "de", id, 3, usual)
		h.Click("menu")
		h.Wait(3)
		m, err := h.Stage.Opened(recordOf(t, id, 3, 3))
		if err != nil {
			t.Fatal(err)
		}
		code, ok := h.Stage.Code(m)
		if !ok || !h.Shows(code) {
			t.Errorf("%s: the code %q is not told", id, code)
		}
	}
}
