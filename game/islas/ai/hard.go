package ai

import (
	"sync"

	assets "islas/assets/islas"
	"islas/game/islas"
	"islas/game/islas/internal/planner"
	"islas/game/islas/internal/policy"
	"islas/game/islas/internal/value"
)

// hard plays some rounds out, for each action many times, and lets a network that has learnt from games judge where that
// led.
func hard(playOuts int) func(islas.View) planner.Planner {
	return func(islas.View) planner.Planner { return planner.Hard(playouts(), network(), playOuts) }
}

// hardPlayOuts is what hard thinks for one decision.
const hardPlayOuts = 1500

// playouts is the policy that the program carries.
var playouts = sync.OnceValue(func() *policy.Weights { return must(policy.Parse(assets.Policy)) })

// network is the network that the program carries.
var network = sync.OnceValue(func() *value.Net { return must(value.Read(assets.Value)) })

// must returns what was read from a file embedded in the program: a test reads it, too.
func must[T any](v T, err error) T {
	if err != nil {
		panic("ai: " + err.Error())
	}
	return v
}
