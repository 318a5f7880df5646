package table

import (
	"testing"

	"islas/game/colonies"
	"islas/render/colonies/art"
	"islas/render/ui"
)

// TestBerthsLeaveRoadsFree checks that the place of a ship beside a town leaves the middles of roads there free, and lies over the ship where
// that is not for fingers, which go to what is nearest.
func TestBerthsLeaveRoadsFree(t *testing.T) {
	v := &board{at: art.NewChart(ui.Rect{W: 800, H: 600})}
	for e := range v.lit.count[onEdge] {
		v.lit.count[onEdge][e] = 1
	}
	met := 0
	for n := range colonies.Node(colonies.Nodes) {
		if !colonies.HomeCoast().Has(n) {
			continue
		}
		ship := v.at.Moored(nil, n)
		all := ui.RectAround(ship.Middle(), shipReach*v.at.Side, shipReach*v.at.Side)
		for _, free := range []float64{roadFree, phoneFree} {
			at := v.besideRoads(n, all, free)
			if part := at.Intersect(ship); free == roadFree && part.W*part.H < 0.3*ship.W*ship.H {
				t.Errorf("the place of the ship at node %d lies beside it", n)
			}
			for _, e := range n.Edges() {
				if e == colonies.NoEdge {
					continue
				}
				if all.Contains(v.at.Middle(e)) {
					met++
				}
				if at.Contains(v.at.Middle(e)) {
					t.Errorf("free %v: the place of the ship at node %d lies over the middle of edge %d", free, n, e)
				}
			}
		}
	}
	if met == 0 {
		t.Error("no ship would lie over a road")
	}
}
