// Package engine is Puerto Rico as the shared code sees it: the contract of package game, carried out by the rules and the
// computer players of this game.
package engine

import (
	"cmp"
	"slices"
	"sync"

	"islas/game"
	"islas/game/ai"
	"islas/game/match"
	"islas/game/puertorico"
	puertoricoai "islas/game/puertorico/ai"
	"islas/game/review"
)

// Points is the id of the game's only option: the points of all chips together at the start (rules, section 2).
const Points = "points"

// info returns the description of the game, made once and never changed.
var info = sync.OnceValue(func() *game.Info {
	points := game.Option{ID: Points, Flag: "points", Usage: "points of all chips at the start"}
	for seats := puertorico.MinSeats; seats <= puertorico.MaxSeats; seats++ {
		choices := puertorico.PointChoices(seats)
		points.BySeats = append(points.BySeats, choices)
		points.Choices = append(points.Choices, choices...)
		points.Default = choices[0]
	}
	slices.Sort(points.Choices)
	points.Choices = slices.Compact(points.Choices)
	return &game.Info{
		ID: "puertorico", Record: "puerto-rico", Fault: fault,
		MinSeats: puertorico.MinSeats, MaxSeats: puertorico.MaxSeats, Pace: []int{110, 80, 85, 90}, StartDrawn: true,
		Options: []game.Option{points},
		Levels:  puertoricoai.Levels(),
	}
})

// Match is a match of this game.
type Match = match.Match[puertorico.State, puertorico.Action, puertorico.Event]

// Engine implements review.Game.
type Engine struct {
	game.Positions[puertorico.State, puertorico.Action, puertorico.Event, puertorico.View, *puertorico.State]
}

var _ review.Game[puertorico.State, puertorico.Action, puertorico.Event, puertorico.View] = Engine{}

// Options returns the options of a game as the rules take them.
func Options(o game.Options) (puertorico.Options, error) {
	rules := puertorico.Options{
		Seats: o.Seats, Start: o.Start, Seed: o.Seed, Points: info().At(o.Seats).Complete(o.Values)[Points],
	}
	return rules, rules.Check()
}

// fault returns what is wrong with the data files; nil for nothing.
func fault() error { return cmp.Or(puertorico.DataFault(), puertoricoai.DataFault()) }

// Info implements game.Rules.
func (Engine) Info() *game.Info { return info() }

// Check implements game.Rules.
func (Engine) Check(o game.Options) error {
	_, err := Options(o)
	return err
}

// New implements game.Rules.
func (Engine) New(o game.Options) (puertorico.State, []puertorico.Step, error) {
	options, err := Options(o)
	if err != nil {
		return puertorico.State{}, nil, err
	}
	steps := make([]puertorico.Step, 0, 4) // the row, the set-up, the first round, the first turn
	s, err := puertorico.New(options, &steps)
	return s, steps, err
}

// Decider implements game.Rules.
func (Engine) Decider(s *puertorico.State) game.Seat { return s.Decision().Seat }

// ParseAction implements game.Rules.
func (Engine) ParseAction(text string) (puertorico.Action, error) {
	return puertorico.ParseAction(text)
}

// Continues implements match.Continuing: a placement is one decision, made group by group.
func (Engine) Continues(s *puertorico.State, a puertorico.Action) bool { return s.Continues(a) }

// Player implements ai.Game.
func (Engine) Player(level string, seed uint64) (ai.Player[puertorico.View, puertorico.Action], error) {
	return puertoricoai.New(level, seed)
}

// Outlook implements review.Game.
func (Engine) Outlook(seats int) review.Outlook[puertorico.State, puertorico.View] {
	return puertoricoai.NewOutlook(seats)
}
