package art

import (
	"sync"

	"islas/game/islas/board"
	"islas/render/paint"
)

// motif is what one of this game's pictures shows.
type motif uint8

const (
	boardPicture motif = iota
	glowPicture
	piecePicture
	cardPicture
	cardBackPicture
	privilegePicture
	deedTextPicture
	priorityPicture
	namePicture
	raiderPicture
)

// own is what this game keeps with a painter.
type own struct {
	*palette
	charts map[string]func() *chart // by the island's ID
}

func newOwn(p *paint.Painter) *own {
	return &own{palette: newPalette(p.Theme()), charts: map[string]func() *chart{}}
}

// of is what this game keeps with p.
func of(p *paint.Painter) *own { return paint.Kept(p, newOwn) }

// chart gives the chart of an island, which is made when it is first asked for, by whichever goroutine.
func (o *own) chart(isl *board.Island) func() *chart {
	c, ok := o.charts[isl.ID]
	if !ok {
		c = sync.OnceValue(func() *chart { return newChart(isl) })
		o.charts[isl.ID] = c
	}
	return c
}
