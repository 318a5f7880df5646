package daily

import (
	"islas/game"
	"islas/game/ai"
	"islas/game/match"
)

// Outcome is the result of a game.
type Outcome struct {
	Points  []int `json:"points"` // by seat
	Winners []int `json:"winners"`
}

// Trial is a game in which the strongest level plays the person's seat.
type Trial interface {
	// Step plays on for at most budget units of thinking, at least one, and reports whether the game is over.
	Step(budget int) (done bool)
	// Outcome returns the result of the game, once it is over.
	Outcome() Outcome
}

// Play begins the trial of a setup. Its error is that of the setup.
func Play[S any, A game.Action, E, V any](g ai.Game[S, A, E, V], setup match.Setup) (Trial, error) {
	m, _, err := match.New(g, setup)
	if err != nil {
		return nil, err
	}
	t := &trial[S, A, E, V]{game: g, match: m, setup: m.Setup()}
	t.now = m.State()
	return t, nil
}

// trial implements Trial.
type trial[S any, A game.Action, E, V any] struct {
	game    ai.Game[S, A, E, V]
	match   *match.Match[S, A, E]
	setup   match.Setup
	now     S
	thought ai.Thought[A] // of who decides, nil before it begins
}

// Step implements Trial.
func (t *trial[S, A, E, V]) Step(budget int) (done bool) {
	for ; budget > 0 && !t.match.Over(); budget-- {
		if t.thought == nil {
			t.thought = t.begin()
		}
		if !t.thought.Step(1) {
			continue
		}
		a := t.thought.Best()
		if t.thought = nil; t.do(a) != nil {
			panic("daily: a computer's action is refused: " + a.String())
		}
	}
	return t.match.Over()
}

// begin begins the thought of the decider, with the same seed as at the table.
func (t *trial[S, A, E, V]) begin() ai.Thought[A] {
	seat := t.match.Decider()
	control := t.setup.Seats[seat].Control
	if control == game.Human {
		offered := t.game.Info().Levels.Offered()
		control = offered[len(offered)-1]
	}
	player, err := t.game.Player(control, t.setup.ThoughtSeed(t.match.Played(), seat))
	if err != nil {
		panic("daily: a level of the game is not there: " + err.Error())
	}
	return player.Think(t.game.View(&t.now, seat))
}

// do carries out an action.
func (t *trial[S, A, E, V]) do(a A) error {
	_, err := t.match.Do(a)
	t.now = t.match.State()
	return err
}

// Outcome implements Trial.
func (t *trial[S, A, E, V]) Outcome() Outcome { return Ended(t.match) }

// Ended returns the outcome of a match that is over.
func Ended(m match.Any) Outcome {
	o := Outcome{Winners: []int{}}
	for seat := range m.Setup().Seats {
		o.Points = append(o.Points, m.Points(game.Seat(seat)))
	}
	for seat := range m.Winners().All() {
		o.Winners = append(o.Winners, int(seat))
	}
	return o
}
