package advice

import (
	"islas/game/puertorico"
)

// tileFacts returns reasons to take a tile, or to draw one.
func (q *question) tileFacts(a puertorico.Action) []fact {
	free := puertorico.IslandSize - q.me.TileCount()
	switch {
	case a.Kind == puertorico.Draw:
		return []fact{{reason(TileDrawn), 20}}
	case q.d.Phase == puertorico.PhaseHacienda:
		return []fact{{counted(TileUndrawn, free, 0), 10}}
	case a.Kind == puertorico.Pass:
		return []fact{{counted(TilePassed, free, 0), 5}}
	}
	n, _ := q.me.Tiles(a.Tile())
	if a.Tile() == puertorico.Quarry {
		return []fact{{counted(TileQuarry, n+1, 0), 24}}
	}
	g := a.Tile().Plantation()
	facts := list{{ofGood(TileOther, g, n+1, 0), 6}}
	k := q.spare(g)
	facts.when(k > 0, ofGood(TileMatches, g, k, 0), 40)
	facts.when(g == puertorico.Corn, reason(TileCorn), 18)
	alone := true
	for seat := range q.others {
		k, _ := q.s.Player(seat).Tiles(a.Tile())
		alone = alone && k == 0
	}
	facts.when(alone, ofGood(TileAlone, g, 0, 0), 20+2*g.Price())
	dearest := q.unsurpassed(a, func(b puertorico.Action) int {
		if b.Tile() == puertorico.Quarry {
			return 0
		}
		return b.Tile().Plantation().Price()
	})
	facts.when(dearest && g.Price() > 0, ofGood(TileDear, g, g.Price(), 0), 12+3*g.Price())
	return facts
}

// hireFacts returns reasons to take a colonist that is offered, or not.
func (q *question) hireFacts(a puertorico.Action) []fact {
	n, circles := q.me.Colonists(), q.me.AllCircles()
	if a.Kind == puertorico.Pass {
		return []fact{{counted(HireNobody, n, circles), 5}}
	}
	facts := list{{counted(HireMore, n+1, circles), 10}}
	if q.d.Why == puertorico.ForMayor {
		return facts
	}
	if b := q.d.Group.Building(); b != puertorico.NoBuilding {
		return append(facts, fact{ofBuilding(HireWorks, b, 0, 0), 30})
	}
	r := reason(HireTile)
	r.Tile = q.d.Group.Tile()
	return append(facts, fact{r, 30})
}

// manFacts returns reasons to place that many colonists in the current group, which is never the quarries: what is left for those
// is forced.
func (q *question) manFacts(a puertorico.Action) []fact {
	n := a.Count()
	if n == 0 {
		return []fact{{counted(ManNone, q.s.Hand(), q.later()), 10}}
	}
	facts := list{{counted(ManSome, n, 0), 5}}
	g := a.Group().Tile().Plantation()
	if b := a.Group().Building(); b != puertorico.NoBuilding {
		if b.Violet() {
			return append(facts, fact{ofBuilding(ManBuilding, b, 0, 0), 30})
		}
		g = b.Good()
	}
	if tiles, _ := q.me.Tiles(puertorico.Tile(g)); tiles > 0 && (g == puertorico.Corn || q.me.PlantCircles(g) > 0) {
		facts = append(facts, fact{ofGood(ManMakes, g, n, 0), 25})
	}
	return facts
}

// later returns how many circles there are in the groups after the current one.
func (q *question) later() (n int) {
	after := false
	for _, g := range puertorico.PlacingOrder() {
		if after {
			room, _ := q.me.Circles(g)
			n += room
		}
		after = after || g == q.d.Group
	}
	return n
}
