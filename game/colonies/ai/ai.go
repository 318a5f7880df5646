package ai

import (
	"fmt"
	"strings"

	"islas/game"
	"islas/game/ai"
	"islas/game/ai/search"
	"islas/game/colonies"
	"islas/game/colonies/internal/planner"
	"islas/game/colonies/internal/policy"
)

// Play-outs of the levels that search, for one decision.
const (
	hardPlayOuts    = 50
	adviserPlayOuts = 200
	expertPlayOuts  = 3200
)

// expertSetUp is the round up to which expert's play-outs go in the set-up, which decides more than any later choice.
const expertSetUp = 16

// Adviser is the level that suggests actions to people: it thinks as hard does, with more play-outs. No seat can have it.
const Adviser = "adviser"

// Levels returns all levels, the weakest first.
func Levels() game.Levels {
	return game.Levels{
		{ID: "random", Arena: true},
		{ID: "easy"},
		{ID: "medium"},
		{ID: "hard", PlayOuts: hardPlayOuts},
		{ID: "expert", PlayOuts: expertPlayOuts},
	}
}

// Player is a computer player of this game.
type Player = ai.Player[colonies.View, colonies.Action]

// New returns a player of a level, or the Adviser. The seed varies the choice among actions that look equally good. The error of
// an unknown level lists the known ones.
func New(level string, seed uint64) (Player, error) {
	l, playOuts, ok := append(Levels(), game.Level{ID: Adviser, PlayOuts: adviserPlayOuts}).Find(level)
	if !ok {
		return nil, fmt.Errorf("there is no computer level %q; the levels are %s", level, strings.Join(Levels().IDs(), ", "))
	}
	switch l.ID {
	case "random":
		return chooser(random{seed}.choose), nil
	case "easy":
		return chooser(rules{seed: seed, stray: easyStray, noise: easyNoise, calm: true}.choose), nil
	case "medium":
		return chooser(rules{seed: seed, stray: mediumStray, noise: mediumNoise}.choose), nil
	case "expert":
		return planning(seed, planner.Planner{Budget: playOuts, SetUp: expertSetUp, Net: network.Get()}), nil
	default:
		return planning(seed, planner.Planner{Budget: playOuts}), nil
	}
}

// chooser is a player that answers at once.
type chooser = ai.Chooser[colonies.View, colonies.Action]

// rules is a level that follows rules of thumb (package internal/policy), those of the stronger levels' play-outs.
type rules struct {
	seed         uint64
	stray, noise int  // see policy.Policy
	calm         bool // likewise
}

// How absent-minded the levels that follow rules of thumb are.
const (
	easyStray   = 40
	easyNoise   = 60
	mediumStray = 8
	mediumNoise = 20
)

func (l rules) choose(v colonies.View) colonies.Action {
	s := v.State()
	chance := search.NewChance(source(l.seed, s))
	p := policy.New()
	p.Stray, p.Noise, p.Trade, p.Calm = l.stray, l.noise, true, l.calm
	return p.Choose(s, &chance)
}

// planning returns a player of a level that searches: hard and expert differ in how many play-outs they make, how long those of the set-up
// are, and how they judge.
func planning(seed uint64, p planner.Planner) Player {
	return ai.Thinker[colonies.View, colonies.Action](func(v colonies.View) ai.Thought[colonies.Action] {
		return p.Think(v, source(seed, v.State()))
	})
}
