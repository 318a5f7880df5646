package art

import (
	"islas/game/board"
)

// chart is an island with its lines rounded, in board units.
type chart struct {
	fields [][]point // border of each field
	coast  []point
}

func newChart(isl *board.Island) *chart {
	c := &chart{}
	for f := range isl.Fields {
		var border []point
		for _, p := range isl.Polygon(f) {
			border = append(border, point{p[0], p[1]})
		}
		c.fields = append(c.fields, border)
	}
	return c
}

// chart is the chart of an island, made once.
func (p *Painter) chart(isl *board.Island) *chart {
	c, ok := p.charts[isl]
	if !ok {
		c = newChart(isl)
		p.charts[isl] = c
	}
	return c
}
