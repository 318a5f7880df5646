// Package art draws what only Islas Canarias has: islands, wooden pieces, cards, deeds and pirates' boats. Whoever wants one
// of them calls its function with a painter; scenes know nothing of how it is drawn, and the rules know nothing of it at
// all. Brushes, and the pictures that other games use too, are those of package paint.
//
// An island is drawn from the geometry of its file: a chart rounds its lines, works out the lie of the land and finds room
// for mountains, houses and fields, once; boards of all sizes are drawn from it. Functions that only compute places
// (BoardTransform, SitePoint …) need no screen.
package art

import (
	"sync"

	"islas/game/islas/board"
	"islas/render/paint"
)

// subject is what one of this game's pictures shows.
type subject uint8

const (
	boardPicture subject = iota
	glowPicture
	piecePicture
	cardPicture
	cardBackPicture
	privilegePicture
	deedTextPicture
	priorityPicture
	namePicture
	raiderPicture
	corsairPicture
)

// derived is what this game works out once for a painter.
type derived struct {
	*palette
	charts map[string]func() *chart // by the island's layout
}

func newDerived(p *paint.Painter) *derived {
	return &derived{palette: newPalette(p.Theme()), charts: map[string]func() *chart{}}
}

// of is what this game has worked out for p.
func of(p *paint.Painter) *derived { return paint.Derived(p, newDerived) }

// mostCharts is how many charts are kept: more than all islands of all versions.
const mostCharts = 60

// chart gives the chart of an island, which is made when it is first asked for, by whichever goroutine.
func (d *derived) chart(isl *board.Island) func() *chart {
	c, ok := d.charts[isl.Layout()]
	if !ok {
		if len(d.charts) >= mostCharts {
			clear(d.charts) // of boards that somebody has drawn there are new ones with every stroke
		}
		c = sync.OnceValue(func() *chart { return newChart(isl) })
		d.charts[isl.Layout()] = c
	}
	return c
}
