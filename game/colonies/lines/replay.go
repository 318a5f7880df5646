package lines

import (
	"islas/game"
	"islas/game/colonies"
	"islas/game/colonies/engine"
)

// replay plays the lines of a record through the rules, with chance as they say.
type replay struct{ fate }

// New implements record.Replay.
func (r *replay) New(o game.Options, sink *[]colonies.Step) (colonies.State, error) {
	options, err := engine.Options(o)
	if err != nil {
		return colonies.State{}, err
	}
	return colonies.NewWith(options, &r.fate, sink)
}

// Apply implements record.Replay.
func (r *replay) Apply(s *colonies.State, a colonies.Action, sink *[]colonies.Step) error {
	r.begin()
	return s.ApplyWith(a, &r.fate, sink)
}

// Action implements record.Replay.
func (r *replay) Action(s *colonies.State) (a colonies.Action, err error) {
	d := s.Decision()
	action, err := r.script.Act(d.Seat, tasks[d.Kind])
	if err != nil {
		return a, err
	}
	return colonies.ParseAction(action)
}

// tasks say in words what a seat has to do.
var tasks = [colonies.Decisions]string{
	colonies.DecideSettle: "build a settlement", colonies.DecideWay: "build a road or a ship", colonies.DecideBegin: "roll or play a card",
	colonies.DecideMain: "go on or end the turn", colonies.DecideExplore: "explore a place", colonies.DecideToken: "take a token",
	colonies.DecideGold: "take a card for gold", colonies.DecideDiscard: "discard a card", colonies.DecidePirate: "move the pirate",
	colonies.DecideRob: "rob somebody, or nobody", colonies.DecideFree: "build a road or a ship for nothing",
	colonies.DecideAnswer: "answer the offer", colonies.DecideDeal: "make a deal, or none", colonies.DecideSave: "save a token, or be done",
	colonies.DecideDodge: "move the ship that is in the way", colonies.DecideNothing: "do nothing",
}
