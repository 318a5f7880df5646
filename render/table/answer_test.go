package table_test

import (
	"slices"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"islas/game"
	"islas/game/ai"
	"islas/game/match"
	"islas/game/model"
	modeltable "islas/render/model"
	"islas/render/testkit/harness"
	"islas/render/testkit/must"
)

// engine is the interface of the rules of the model game, or of a similar one.
type engine = ai.Game[model.Position, model.Action, model.Event, model.View]

// trade is a match of the model game in which Ann, seat 0, offers her card 1 for a 5.
type trade struct {
	*bare
	h *harness.Harness
	t *testing.T
}

// offering begins a match at an undrawn table in which some seats hold a 5, so that they can accept.
func offering(t *testing.T, p presented, rules engine, fives []bool, controls ...string) *trade {
	t.Helper()
	setup := match.Setup{}
	for i, c := range controls {
		setup.Seats = append(setup.Seats, match.Seat{Name: []string{"Ann", "Bob", "Cem"}[i], Control: c})
	}
	for ; ; setup.Seed++ {
		m, steps, err := match.New(rules, setup)
		must.OK(t, err)
		s, fits := m.State(), true
		for i, want := range append([]bool{false}, fives...) {
			fits = fits && slices.Contains(s.Hand(game.Seat(i)), 5) == want
		}
		if !fits || !slices.Contains(s.Hand(0), 1) {
			continue
		}
		stage := harness.NewStage(t, "en", modeltable.New())
		b := &trade{&bare{}, harness.New(t, stage, harness.Window{W: 1280, H: 720}), t}
		b.sit(stage, rules, p, m)
		b.Begin(steps[0].After, steps)
		stage.Go(b.bare)
		b.h.Clock = true
		return b
	}
}

// screens lets the table come to rest, confirms every hand-over screen, and returns the seats for which they were shown.
func (b *trade) screens() (names []string) {
	b.t.Helper()
	for b.h.Rest(); b.h.Has("here"); b.h.Rest() {
		for _, name := range []string{"Ann", "Bob", "Cem"} {
			if b.h.Shows(name) {
				names = append(names, name)
			}
		}
		b.h.Pass(time.Second)
		b.h.Click("here")
	}
	return names
}

// do does an action, and checks for which seats hand-over screens are shown then.
func (b *trade) do(action string, want ...string) {
	b.t.Helper()
	a, err := model.Game{}.ParseAction(action)
	if err != nil {
		b.t.Fatal(err)
	}
	n := b.Match().Played()
	if b.Act(a); b.Match().Played() != n+1 {
		b.t.Fatalf("%v is not done, there are %v", a, b.Legal())
	}
	if got := b.screens(); !slices.Equal(got, want) {
		b.t.Errorf("after %v hand-over screens are shown for %v, want %v", a, got, want)
	}
}

// starts checks for which seats hand-over screens are shown before the first decision.
func (b *trade) starts(want ...string) {
	b.t.Helper()
	if got := b.screens(); !slices.Equal(got, want) {
		b.t.Fatalf("hand-over screens are shown for %v, want %v", got, want)
	}
}

// Players with open hands answer offers without a hand-over screen.
func TestOpenHandsAnswerWithoutHandOver(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		p := show()
		p.Public = true
		b := offering(t, p, model.Game{}, []bool{true, true}, game.Human, game.Human, game.Human)
		b.starts()
		b.do("offer 1 for 5")
		b.do("refuse")
		if f := b.seen(); f.Actor != 2 || f.Viewer != 2 {
			t.Errorf("seat %d answers, seat %d looks", f.Actor, f.Viewer)
		}
		b.do("accept")
	})
}

// A person alone against computers never sees a hand-over screen, whoever answers.
func TestAloneAnswersWithoutHandOver(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		b := offering(t, show(), model.Game{}, []bool{true, true}, game.Human, "random", "random")
		b.starts()
		b.do("offer 1 for 5")
		for i := 0; i < 40 && !b.Match().Over(); i++ { // and answers what computers offer
			if b.Match().Decider() != 0 {
				t.Fatalf("seat %d decides", b.Match().Decider())
			}
			b.do(b.Legal()[0].String())
		}
	})
}

// With hidden hands there is one hand-over screen for each person who looks at their own hand to answer, and one for the person on turn
// after all answers; none in between.
func TestOneHandOverForEachAnswer(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		b := offering(t, show(), model.Game{}, []bool{true, true}, game.Human, game.Human, game.Human)
		b.starts("Ann")
		b.do("offer 1 for 5", "Bob")
		b.do("refuse", "Cem")
		b.do("refuse", "Ann")
	})
}

// A player who cannot accept is not asked, and sees no hand-over screen.
func TestNoHandOverForWhoCannotAccept(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		b := offering(t, show(), model.Game{}, []bool{false, true}, game.Human, game.Human, game.Human)
		b.starts("Ann")
		b.do("offer 1 for 5", "Cem")
		b.do("refuse", "Ann")
	})
}

// A player who has refused all offers of the turn sees no hand-over screen until it ends.
func TestNoHandOverForWhoRefusesAll(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		b := offering(t, show(), model.Game{}, []bool{true, true}, game.Human, game.Human, game.Human)
		b.starts("Ann")
		b.do("offer 1 for 5", "Bob")
		b.do("refuse all", "Cem")
		b.do("refuse", "Ann")
		b.do("offer 1 for 5", "Cem")
		b.do("refuse", "Ann")
	})
}

// A computer's answer needs no hand-over screen: the player on turn keeps the machine, with the hand open.
func TestNoHandOverForAComputersAnswer(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		b := offering(t, show(), model.Game{}, []bool{true, false}, game.Human, "random", game.Human)
		b.starts("Ann")
		b.do("offer 1 for 5")
		if f := b.seen(); f.Actor != 0 || f.Viewer != 0 {
			t.Errorf("seat %d decides, seat %d looks", f.Actor, f.Viewer)
		}
	})
}

// The hand of a player who has answered is closed at once, before the next player is asked to come.
func TestHandIsCoveredAfterAnAnswer(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		b := offering(t, show(), model.Game{}, []bool{true, true}, game.Human, game.Human, game.Human)
		b.starts("Ann")
		b.do("offer 1 for 5", "Bob")
		if b.Viewer() != 1 {
			t.Fatalf("seat %d looks", b.Viewer())
		}
		b.Act(model.Action{Kind: model.Refuse})
		if b.Viewer() != game.NoSeat {
			t.Errorf("the hand of seat %d still lies open", b.Viewer())
		}
	})
}

// forgiving is the model game with everything undoable.
type forgiving struct{ model.Game }

func (forgiving) Undoable(*model.Position, model.Action) bool { return true }

// What was done before the machine was handed over to somebody else cannot be undone.
func TestUndoNeverCrossesAHandOver(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		b := offering(t, show(), forgiving{}, []bool{true, true}, game.Human, game.Human, game.Human)
		b.starts("Ann")
		b.do("offer 1 for 5", "Bob")
		b.do("refuse all", "Cem")
		b.do("refuse all", "Ann")
		if b.seen().CanUndo {
			t.Error("an answer can be taken back by whoever is on turn")
		}
		for _, a := range b.Legal() {
			if strings.HasPrefix(a.String(), "build") {
				b.do(a.String())
				break
			}
		}
		if !b.seen().CanUndo {
			t.Error("what was done since the hand-over cannot be taken back")
		}
	})
}
