package ai

import (
	"fmt"
	"sync"

	assets "islas/assets/islas"
	"islas/game/islas"
	"islas/game/islas/internal/planner"
	"islas/game/islas/internal/policy"
	"islas/game/islas/internal/value"
	"islas/game/review"
)

// hard plays some rounds out, many times for each action, and a network trained on games judges the results.
func hard(playOuts int) func(islas.View) planner.Planner {
	return func(islas.View) planner.Planner { return planner.Hard(playouts(), network(), playOuts) }
}

// expert does the same with more play-outs, chooses an action together with what it puts aboard after it, recalls what it put aboard
// in earlier rounds, and seeks to win by however little.
func expert(playOuts int) func(islas.View) planner.Planner {
	return func(islas.View) planner.Planner {
		p := planner.Hard(playouts(), network(), playOuts)
		p.Careful, p.Judge = true, func() planner.Judge { return network().Chances() }
		return p
	}
}

// The numbers of play-outs that are made for one decision.
const (
	hardPlayOuts   = 1500
	expertPlayOuts = 6000
)

// learnt holds the program's files of what was learnt from games.
type learnt struct {
	policy      *policy.Weights
	network     *value.Net
	corrections review.Corrections
}

// readLearnt reads the files that commands game/islas/train and game/review/calibrate write, once.
var readLearnt = sync.OnceValues(func() (learnt, error) {
	weights, err := policy.Parse(assets.Policy)
	if err != nil {
		return learnt{}, fmt.Errorf("assets/islas/ai/policy.txt: %w", err)
	}
	net, err := value.Read(assets.Value)
	if err != nil {
		return learnt{}, fmt.Errorf("assets/islas/ai/value.bin: %w", err)
	}
	corrections, err := review.ParseCorrections(assets.Chances)
	if err != nil {
		return learnt{}, fmt.Errorf("assets/islas/ai/chances.csv: %w", err)
	}
	return learnt{weights, net, corrections}, nil
})

// DataFault returns what is wrong with the files of what was learnt, in one sentence. If it is not nil, no player may be made.
func DataFault() error {
	_, err := readLearnt()
	return err
}

// playouts returns the policy that the program carries.
func playouts() *policy.Weights {
	l, _ := readLearnt()
	return l.policy
}

func network() *value.Net {
	l, _ := readLearnt()
	return l.network
}
