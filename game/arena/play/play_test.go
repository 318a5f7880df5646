package play_test

import (
	"context"
	"errors"
	"strings"
	"testing"

	"islas/game"
	"islas/game/arena/play"
	"islas/game/internal/conform"
	"islas/game/match"
	"islas/game/model"
	"islas/game/record"
)

type modelGame = play.Game[model.Position, model.Action, model.Event, model.View]

func newModel() modelGame { return modelGame{Game: model.Game{}, Lines: model.Lines{}} }

// setup returns the setup of a model game by computers.
func setup(levels ...string) match.Setup {
	s := conform.Setup(model.Game{}.Info(), len(levels), 5)
	for i, level := range levels {
		s.Seats[i].Control = level
	}
	s.Values = model.Game{}.Info().Complete(nil)
	return s
}

// TestPlay compares the result with the last position, and that with the record.
func TestPlay(t *testing.T) {
	s := setup("easy", "random", "easy:7")
	var last model.Position
	r, err := newModel().Play(context.Background(), s, true, func(steps []model.Step) { last = steps[len(steps)-1].After })
	if err != nil {
		t.Fatal(err)
	}
	g := model.Game{}
	if !g.Over(&last) || r.Rounds != 5 || r.Winners != g.Winners(&last) || r.Winners == 0 {
		t.Errorf("%d rounds, the winners are %b", r.Rounds, r.Winners)
	}
	for i, seat := range r.Seats {
		if seat.Level != s.Seats[i].Control || seat.Points != g.Points(&last, game.Seat(i)) {
			t.Errorf("seat %d: %+v", i, seat)
		}
	}
	read, err := record.Read(strings.NewReader(string(r.Record)), g, model.Lines{})
	if err != nil || !read.Over || read.Steps[len(read.Steps)-1].After.Points(1) != last.Points(1) {
		t.Errorf("the record: %v", err)
	}
	again, err := newModel().Play(context.Background(), s, true, nil)
	if err != nil || string(again.Record) != string(r.Record) {
		t.Errorf("the same game again is another: %v", err)
	}
	if r, err := newModel().Play(context.Background(), s, false, nil); err != nil || len(r.Record) != 0 {
		t.Errorf("a record that nobody asked for: %v", err)
	}
}

// TestTimesAreOfChoices requires only decisions with more than one legal action to be timed.
func TestTimesAreOfChoices(t *testing.T) {
	actions, choices := 0, 0
	g := model.Game{}
	r, err := newModel().Play(context.Background(), setup("random", "random"), false, func(steps []model.Step) {
		if len(steps) == 0 {
			t.Error("nothing happened")
			return
		}
		s := steps[len(steps)-1].After
		if g.Over(&s) {
			return
		}
		actions++
		if len(g.Legal(&s, nil)) > 1 {
			choices++
		}
	})
	if err != nil {
		t.Fatal(err)
	}
	timed := len(r.Seats[0].Times) + len(r.Seats[1].Times)
	if timed != choices || choices == actions || choices == 0 {
		t.Errorf("%d of %d decisions were choices, %d were timed", choices, actions, timed)
	}
}

// endless is a model game whose rounds are counted too high, as if it had gone on for long.
type endless struct{ model.Game }

func (endless) Round(*model.Position) int { return play.MaxRounds + 1 }

// cheating is a model game whose legal actions are refused.
type cheating struct{ model.Game }

func (cheating) Apply(*model.Position, model.Action, *[]model.Step) error { return game.ErrIllegal }

func TestFailures(t *testing.T) {
	g, background := newModel(), context.Background()
	g.Game = endless{}
	if _, err := g.Play(background, setup("random", "random"), false, nil); err == nil || !strings.Contains(err.Error(), "it did not end within 1000 rounds") {
		t.Errorf("a game without end: %v", err)
	}
	g.Game = cheating{}
	if _, err := g.Play(background, setup("random", "random"), false, nil); !errors.Is(err, game.ErrIllegal) || !strings.Contains(err.Error(), "the level random is broken") {
		t.Errorf("an action that is refused: %v", err)
	}
	g = newModel()
	if _, err := g.Play(background, setup("random", "wizard"), false, nil); err == nil || !strings.Contains(err.Error(), "wizard") {
		t.Errorf("a level that there is not: %v", err)
	}
	s := setup("random", "random")
	s.Start = 7
	if _, err := g.Play(background, s, false, nil); err == nil {
		t.Error("a game begins with a seat that there is not")
	}
	ctx, cancel := context.WithCancel(background)
	cancel()
	if _, err := g.Play(ctx, setup("random", "random"), false, nil); !errors.Is(err, context.Canceled) {
		t.Errorf("an interrupted game: %v", err)
	}
}
