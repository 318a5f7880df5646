package model

import (
	"math/rand/v2"

	"islas/game"
	"islas/game/ai/search"
	"islas/game/review"
)

// Outlook implements review.Game.
func (Game) Outlook(int) review.Outlook[Position, View] { return &outlook{} }

// outlook implements review.Outlook: play-outs go to the end of the game, at random.
type outlook struct{ dice }

// Redraw implements review.Outlook.
func (*outlook) Redraw(p *Position, seed uint64) {
	p.rng = *rand.NewPCG(seed, 0)
	game.Shuffle(&p.rng, p.deck[:p.deckN])
}

// Sample implements review.Outlook.
func (*outlook) Sample(p *Position, v View, seed uint64) { *p = v.Sample(rand.NewPCG(seed, 0)) }

// PlayOut implements review.Outlook.
func (o *outlook) PlayOut(p *Position, chance *search.Chance) review.Chances {
	for !o.Over(p) {
		o.apply(p, o.choose(p, chance.Below))
	}
	return review.Won(o.Winners(p))
}

// Correct implements review.Outlook: the results of play-outs need no correction.
func (*outlook) Correct(c review.Chances) review.Chances { return c }
