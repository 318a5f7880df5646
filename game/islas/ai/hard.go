package ai

import (
	"cmp"

	assets "islas/assets/islas"
	"islas/game/ai"
	"islas/game/ai/net"
	"islas/game/islas"
	"islas/game/islas/internal/planner"
	"islas/game/islas/internal/policy"
	"islas/game/islas/internal/value"
	"islas/game/review"
)

// hard plays some rounds out, many times for each action, and a network trained on games judges the results.
func hard(playOuts int) func(islas.View) planner.Planner {
	return func(islas.View) planner.Planner { return planner.Hard(playouts.Get(), network.Get(), playOuts) }
}

// expert does the same with more play-outs, chooses an action together with what it puts aboard after it, recalls what it put aboard
// in earlier rounds, and seeks to win by however little.
func expert(playOuts int) func(islas.View) planner.Planner {
	return func(islas.View) planner.Planner {
		p := planner.Hard(playouts.Get(), network.Get(), playOuts)
		p.Careful, p.Judge = true, func() planner.Judge { return network.Get().Chances() }
		return p
	}
}

// The numbers of play-outs that are made for one decision.
const (
	hardPlayOuts   = 1500
	expertPlayOuts = 6000
)

// What was learnt, by commands game/islas/train and game/review/calibrate: the policy of play-outs, the network that judges, and the
// corrections found in games of hard.
var (
	playouts    = ai.NewLearnt("assets/islas/ai/policy.txt", assets.Policy, policy.Parse)
	network     = ai.NewLearnt("assets/islas/ai/value.bin", assets.Value, net.Read[value.Net])
	corrections = ai.NewLearnt("assets/islas/ai/chances.csv", assets.Chances, review.ParseCorrections)
)

// DataFault returns what is wrong with the files of what was learnt, in one sentence. If it is not nil, no player may be made.
func DataFault() error {
	return cmp.Or(playouts.Fault(), network.Fault(), corrections.Fault())
}
