// Package engine is The Colonies as the shared code sees it: the contract of package game, carried out by the rules and the computer
// players of this game.
package engine

import (
	"sync"

	"islas/game"
	"islas/game/ai"
	"islas/game/colonies"
	coloniesai "islas/game/colonies/ai"
	"islas/game/match"
	"islas/game/review"
)

// The ids of the game's options (rules, section 4).
const (
	Board  = "board"  // the arrangement of the home island: a colonies.Setup
	Offers = "offers" // offers that a player may make in a turn
	Goal   = "goal"   // points that win
)

// info returns the description of the game, made once and never changed.
var info = sync.OnceValue(func() *game.Info {
	goal := game.Option{ID: Goal, Flag: Goal, Usage: "points that win", Min: colonies.MinGoal, Max: colonies.MaxGoal}
	for seats := colonies.MinSeats; seats <= colonies.MaxSeats; seats++ {
		goal.Defaults = append(goal.Defaults, colonies.UsualGoal(seats))
		goal.Default = colonies.UsualGoal(seats)
	}
	return &game.Info{
		ID: "colonies", Record: "colonies", Strict: true, Fault: coloniesai.DataFault,
		MinSeats: colonies.MinSeats, MaxSeats: colonies.MaxSeats, Pace: []int{140, 140}, StartDrawn: true,
		Options: []game.Option{
			{
				ID: Board, Flag: Board, Usage: "the home island", Default: int(colonies.Usual),
				Choices: []int{int(colonies.Beginner), int(colonies.Usual), int(colonies.Free)}, Names: []string{"beginner", "usual", "free"},
			},
			{
				ID: Offers, Flag: Offers, Usage: "offers to other players in a turn", Default: colonies.MaxOffers,
				Choices: []int{0, 1, 2, 3}, Max: colonies.MaxOffers, Zero: true,
			},
			goal,
		},
		Levels: coloniesai.Levels(),
	}
})

// Match is a match of this game.
type Match = match.Match[colonies.State, colonies.Action, colonies.Event]

// Engine implements review.Game.
type Engine struct {
	game.Positions[colonies.State, colonies.Action, colonies.Event, colonies.View, *colonies.State]
}

var _ review.Game[colonies.State, colonies.Action, colonies.Event, colonies.View] = Engine{}

// Options returns the options of a game as the rules take them.
func Options(o game.Options) (colonies.Options, error) {
	v := info().At(o.Seats).Complete(o.Values)
	rules := colonies.Options{
		Seats: o.Seats, Start: o.Start, Seed: o.Seed, Board: colonies.Setup(v[Board]), Offers: v[Offers], Goal: v[Goal],
	}
	return rules, rules.Check()
}

// Info implements game.Rules.
func (Engine) Info() *game.Info { return info() }

// Check implements game.Rules.
func (Engine) Check(o game.Options) error {
	_, err := Options(o)
	return err
}

// New implements game.Rules.
func (Engine) New(o game.Options) (colonies.State, []colonies.Step, error) {
	options, err := Options(o)
	if err != nil {
		return colonies.State{}, nil, err
	}
	var steps []colonies.Step
	s, err := colonies.New(options, &steps)
	return s, steps, err
}

// Decider implements game.Rules.
func (Engine) Decider(s *colonies.State) game.Seat { return s.Decision().Seat }

// ParseAction implements game.Rules.
func (Engine) ParseAction(text string) (colonies.Action, error) { return colonies.ParseAction(text) }

// Continues implements match.Continuing: what a seven costs is one decision, and so are the pieces of road building.
func (Engine) Continues(s *colonies.State, a colonies.Action) bool { return s.Continues(a) }

// Round implements game.Rules.
func (Engine) Round(s *colonies.State) int { return max(1, s.Round()) }

// Player implements ai.Game.
func (Engine) Player(level string, seed uint64) (ai.Player[colonies.View, colonies.Action], error) {
	return coloniesai.New(level, seed)
}

// Outlook implements review.Game.
func (Engine) Outlook(seats int) review.Outlook[colonies.State, colonies.View] {
	return coloniesai.NewOutlook(seats)
}
