package shell_test

import (
	"islas/game/match"
	"islas/game/review"
	"islas/render/islas"
	"islas/render/puertorico"
	"islas/render/stage"
	"islas/render/toy"
)

// reviews are those of matches that have been reviewed, by their games and how many seats they have.
type reviews map[reviewKey]*stage.Review

type reviewKey struct {
	game  string
	seats int
	seed  uint64
	e     review.Effort
}

// of returns the review of a match, which begins it where no such match has been reviewed.
func (r reviews) of(m match.Any, e review.Effort, begin func(m match.Any, e review.Effort) (*stage.Review, error)) (*stage.Review, error) {
	k := reviewKey{m.Info().ID, len(m.Setup().Seats), m.Setup().Seed, e}
	if r[k] == nil {
		made, err := begin(m, e)
		if err != nil {
			return nil, err
		}
		r[k] = made
	}
	return r[k], nil
}

// reviewedOnce returns all games, whose matches are reviewed once for all houses in which they are shown: a review takes long, and knows nothing
// of languages and windows. They are for one test, which reviews no two matches of a game with as many seats and the same seed.
func reviewedOnce() []stage.Game {
	r := reviews{}
	return []stage.Game{islasOnce{islas.New(), r}, puertoricoOnce{puertorico.New(), r}, toy.New()}
}

// islasOnce and puertoricoOnce are games with such reviews.
type (
	islasOnce struct {
		islas.Game
		reviews reviews
	}
	puertoricoOnce struct {
		puertorico.Game
		reviews reviews
	}
)

// Review implements stage.Reviewer.
func (g islasOnce) Review(m match.Any, e review.Effort) (*stage.Review, error) {
	return g.reviews.of(m, e, g.Game.Review)
}

// Review implements stage.Reviewer.
func (g puertoricoOnce) Review(m match.Any, e review.Effort) (*stage.Review, error) {
	return g.reviews.of(m, e, g.Game.Review)
}
