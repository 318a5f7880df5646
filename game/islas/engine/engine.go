// Package engine is Islas Canarias as the shared code sees it: the contract of package game, carried out by the rules, the
// boards and the computer players of this game.
package engine

import (
	"cmp"
	"sync"

	"islas/game"
	"islas/game/ai"
	"islas/game/islas"
	islasai "islas/game/islas/ai"
	"islas/game/islas/board"
	"islas/game/islas/printed"
	"islas/game/match"
	"islas/game/review"
)

// The ids of the game's options.
const (
	DrawPrivilege = "draw_privilege" // cards drawn by the owner of the privilege draw: 4 or 5 (rules, section 10)
	Goal          = "goal"           // points at which one more round is played (rules, section 11)
	Stalemate     = "stalemate"      // rounds without progress of anybody after which one more is played (rules, section 11)
)

// info returns the description of the game, made once and never changed.
var info = sync.OnceValue(func() *game.Info {
	return &game.Info{
		ID: "islas", Record: "islas-canarias", Unnamed: true, Data: board.Data, Edition: edition, Fault: fault,
		MinSeats: islas.MinSeats, MaxSeats: islas.MaxSeats, Pace: []int{45, 45, 45, 45},
		Options: []game.Option{
			{
				ID: DrawPrivilege, Flag: "draw", Usage: "cards drawn by the owner of the draw privilege",
				Default: islas.DefaultDrawPrivilege, Choices: []int{islas.DefaultDrawPrivilege, islas.EnglishDrawPrivilege},
			},
			{
				ID: Goal, Flag: "goal", Usage: "points that bring on the last round",
				Default: islas.DefaultGoal, Min: islas.MinGoal, Max: islas.MaxGoal, Far: islas.FarGoal,
			},
		},
		Stalemate: &game.Stalemate{ID: Stalemate, Rounds: islas.UsualStalemate},
		Boards:    game.Boards{Key: "island", Flag: "islands", IDs: board.IDs()},
		Levels:    islasai.Levels(),
	}
})

// fault returns what is wrong with the data files; nil for nothing.
func fault() error {
	if err := islas.DataFault(); err != nil {
		return err // the islands rely on the rules
	}
	var islands error
	for data := board.Data; data > 0 && islands == nil; data-- {
		_, islands = board.AllOf(data)
	}
	return cmp.Or(islands, islasai.DataFault())
}

// Match is a match of this game.
type Match = match.Match[islas.State, islas.Action, islas.Event]

// Engine implements review.Game.
type Engine struct {
	game.Positions[islas.State, islas.Action, islas.Event, islas.View, *islas.State]
}

var (
	_ review.Game[islas.State, islas.Action, islas.Event, islas.View] = Engine{}
	_ game.Stalling[islas.State]                                      = Engine{}
)

// Options returns the options of a game as the rules take them.
func Options(o game.Options) (islas.Options, error) {
	values := info().Complete(o.Values)
	rules := islas.Options{
		Seats: o.Seats, Start: o.Start, DrawPrivilege: values[DrawPrivilege], Goal: values[Goal], Stalemate: values[Stalemate], Seed: o.Seed,
	}
	own, err := Edition(o.Edition)
	if err != nil {
		return rules, err
	}
	rules.Data = own.Data
	for i, id := range o.Boards[:min(len(o.Boards), islas.MaxSeats)] {
		if island := own.Island(id); island != nil {
			rules.Islands[i] = island.Geography()
			continue
		}
		island, err := load(cmp.Or(o.Data, board.Data), id)
		if err != nil {
			return rules, err
		}
		rules.Islands[i] = island
	}
	return rules, rules.Check()
}

// Edition returns the edition that a match names (game.Options); for none, the values built in.
func Edition(edition string) (printed.Edition, error) {
	if edition == "" {
		return printed.New(), nil
	}
	return printed.Read("box", edition)
}

// Island returns an island in a match with a version of the data and an edition; 0 and none stand for those of the program.
func Island(data int, own *printed.Edition, id string) (*board.Island, error) {
	if island := own.Island(id); island != nil {
		return island, nil
	}
	return board.LoadOf(cmp.Or(data, board.Data), id)
}

// edition implements game.Info.Edition.
func edition(name, text string) (string, error) {
	b, err := printed.Read(name, text)
	if err != nil {
		return "", err
	}
	return b.Values(), nil
}

// geographies returns those of all islands by their layouts, computed once.
var geographies = sync.OnceValues(func() (map[string]islas.Geography, error) {
	byLayout := map[string]islas.Geography{}
	for data := range board.Data {
		all, err := board.AllOf(data + 1)
		if err != nil {
			return nil, err
		}
		for _, island := range all {
			byLayout[island.Layout()] = island.Geography()
		}
	}
	return byLayout, nil
})

// load returns the geography of an island of a version of the data.
func load(data int, id string) (islas.Geography, error) {
	all, err := geographies()
	if err != nil {
		return islas.Geography{}, err
	}
	island, err := board.LoadOf(data, id)
	if err != nil {
		return islas.Geography{}, err
	}
	return all[island.Layout()], nil
}

// Info implements game.Rules.
func (Engine) Info() *game.Info { return info() }

// Check implements game.Rules.
func (Engine) Check(o game.Options) error {
	_, err := Options(o)
	return err
}

// New implements game.Rules.
func (Engine) New(o game.Options) (islas.State, []islas.Step, error) {
	options, err := Options(o)
	if err != nil {
		return islas.State{}, nil, err
	}
	steps := make([]islas.Step, 0, o.Seats+2) // a deal for each seat, the first card aboard, the first turn
	s, err := islas.NewWith(options, nil, &steps)
	return s, steps, err
}

// Decider implements game.Rules.
func (Engine) Decider(s *islas.State) game.Seat { return s.Decision().Seat }

// ParseAction implements game.Rules.
func (Engine) ParseAction(text string) (islas.Action, error) { return islas.ParseAction(text) }

// Stalled implements game.Stalling.
func (Engine) Stalled(s *islas.State) bool { return s.Stalled() }

// Player implements ai.Game.
func (Engine) Player(level string, seed uint64) (ai.Player[islas.View, islas.Action], error) {
	return islasai.New(level, seed)
}

// Outlook implements review.Game.
func (Engine) Outlook(seats int) review.Outlook[islas.State, islas.View] {
	return islasai.NewOutlook(seats)
}
