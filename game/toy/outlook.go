package toy

import (
	"math/rand/v2"

	"islas/game"
	"islas/game/ai/search"
	"islas/game/review"
)

// Outlook implements review.Game.
func (g Game) Outlook(int) review.Outlook[Position, View] { return &outlook{Game: g} }

// outlook implements review.Outlook: play-outs go to the end of the game, at random.
type outlook struct {
	Game
	buf []Action
}

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
		o.buf = o.Legal(p, o.buf[:0])
		if err := o.Apply(p, o.buf[chance.Below(len(o.buf))], nil); err != nil {
			panic("toy: a legal action is refused: " + err.Error())
		}
	}
	return review.Won(o.Winners(p))
}

// Correct implements review.Outlook: the play-outs are taken at their word.
func (*outlook) Correct(c review.Chances) review.Chances { return c }
