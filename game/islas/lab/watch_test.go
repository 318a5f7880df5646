package lab

import (
	"context"
	"reflect"
	"testing"

	"islas/game"
	"islas/game/arena/lab"
	"islas/game/arena/play"
	"islas/game/islas"
	"islas/game/islas/engine"
	"islas/game/islas/lines"
	"islas/game/match"
)

// plan is of games of random players.
func plan(games int) lab.Plan { return lab.Plan{Level: "random", Games: games, Seed: 11} }

// played is a whole game of random players: its setup, its steps and what is known of it.
func played(t testing.TB, n int) (match.Setup, []islas.Step, facts) {
	t.Helper()
	islasGame := play.Game[islas.State, islas.Action, islas.Event, islas.View]{Game: engine.Engine{}, Lines: lines.Lines{}}
	setup := plan(100).Setup(islasGame.Info(), n)
	w := newTally().Watch(setup).(*watcher)
	var steps []islas.Step
	r, err := islasGame.Play(context.Background(), setup, false, func(more []islas.Step) {
		steps = append(steps, more...)
		w.Steps(more)
	})
	if err != nil {
		t.Fatal(err)
	}
	common := lab.NewFacts(islasGame.Info(), setup, r)
	w.Add(n, &common)
	return setup, steps, w.facts
}

// TestWatcherAgainstRecount compares what is gathered from events with what is counted in the match record of the same
// game, by nothing but the record's lines.
func TestWatcherAgainstRecount(t *testing.T) {
	var sum facts
	for n := range 192 {
		setup, steps, got := played(t, n)
		if want := recount(t, setup, steps); !reflect.DeepEqual(got, want) {
			t.Fatalf("game %d:\ngathered %+v\ncounted  %+v", n, got, want)
		}
		sum.plus(&got)
	}
	// The comparison means something only for what happened.
	for by, n := range sum.Settlers {
		if n == 0 {
			t.Errorf("no settler was decided by %d", by)
		}
	}
	for r := range pirateRules {
		if sum.Pirates[r] == 0 && r != mostOf && r != mostOf+5 && r != mostBare {
			t.Errorf("no pirate was decided by %s", r.key())
		}
	}
	for p, n := range sum.Used {
		if n == 0 {
			t.Errorf("the privilege %v was never used", islas.Power(p))
		}
	}
	if sum.Spared == 0 || sum.Towns == 0 || sum.Reshuffles == 0 || sum.Substitutes[islas.Palace] == 0 {
		t.Errorf("something never happened: %+v", sum)
	}
}

// step is a step with an event as the game makes it, made by hand; the position is always that of s.
func step(s islas.State, e islas.Event) islas.Step { return islas.Step{Event: e, After: s} }

// TestWatcherByHand feeds events made by hand at the beginning of a game, when nobody owns or has anything.
func TestWatcherByHand(t *testing.T) {
	setup := plan(2).Setup(engine.Engine{}.Info(), 1) // three players
	o, err := engine.Options(setup.Options())
	if err != nil {
		t.Fatal(err)
	}
	s, err := islas.New(o)
	if err != nil {
		t.Fatal(err)
	}
	settler := islas.Card(0)
	other := (islas.BuiltIn().Colour(settler) + 1) % islas.Colours
	decided := func(by uint8) islas.Comparison { return islas.Comparison{Card: settler, Decided: by} }
	w := newTally().Watch(setup).(*watcher)
	w.Steps([]islas.Step{
		step(s, islas.Event{Kind: islas.EvReshuffle, Count: 9}),
		step(s, islas.Event{Kind: islas.EvBuild, Seat: 0, Card: settler, Plot: 3, Colour: islas.BuiltIn().Colour(settler)}),
		step(s, islas.Event{Kind: islas.EvBuild, Seat: 1, Card: settler, Plot: 3, Colour: other}),
		step(s, islas.Event{Kind: islas.EvTown, Seat: 1, From: 0b111, Plot: 0, Colour: islas.Red}),
		step(s, islas.Event{Kind: islas.EvReveal, Card: settler}),
		step(s, islas.Event{Kind: islas.EvSettler, Card: settler, Comparison: decided(3), Seat: 2, Plot: 1, Colour: islas.BuiltIn().Colour(settler)}),
		step(s, islas.Event{Kind: islas.EvSettler, Card: settler, Comparison: decided(islas.ByTies), Seat: 2, Plot: 2, Colour: islas.BuiltIn().Colour(settler)}),
		step(s, islas.Event{Kind: islas.EvSettler, Card: settler, Comparison: decided(islas.ByNobody), Seat: game.NoSeat}),
		step(s, islas.Event{Kind: islas.EvSettler, Card: settler, Comparison: decided(1), Seat: game.NoSeat}),
		step(s, islas.Event{Kind: islas.EvReveal, Card: islas.PirateOf(islas.Blue)}),
		step(s, islas.Event{Kind: islas.EvPirate, Card: islas.PirateOf(islas.Blue), Colour: islas.Blue, Other: game.NoSeat}),
		step(s, islas.Event{Kind: islas.EvRound, Round: 1, Points: [islas.MaxSeats]int{9, 4, 1}}),
		step(s, islas.Event{Kind: islas.EvRound, Round: 2, Points: [islas.MaxSeats]int{8, 10, 2}}),
	})
	want := facts{
		Half:     half{Reached: true},
		Settlers: [deciders]int{1, 1, 0, 1, 0, 1}, Homeless: 1, Houses: 2, Arrived: 2, Towns: 1, Reshuffles: 1,
	}
	want.Pirates[nobodyPoints] = 1
	want.Substitutes[islas.House] = 1
	want.Substitutes[islas.Town] = 1 // made of houses that are not there
	want.Used[islas.Ties] = 1
	if !reflect.DeepEqual(w.facts, want) {
		t.Errorf("got  %+v\nwant %+v", w.facts, want)
	}
}
