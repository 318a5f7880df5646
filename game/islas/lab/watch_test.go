package lab

import (
	"reflect"
	"testing"

	"islas/game"
	"islas/game/arena/lab"
	"islas/game/islas"
	"islas/game/islas/engine"
)

// plan returns a plan of games of random players.
func plan(games int) lab.Plan { return lab.Plan{Level: "random", Games: games, Seed: 11} }

// step returns a step with an event made by hand; the position is always s.
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
