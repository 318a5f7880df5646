package art

import (
	"testing"

	"islas/game/colonies"
	"islas/render/geom"
)

// TestChartMeetsItself checks that a node lies at the same corner of all its hexes, that what lies on the board lies in the frame, and
// that one points at what one sees.
func TestChartMeetsItself(t *testing.T) {
	for _, r := range []geom.Rect{{X: 10, Y: 20, W: 860, H: 560}, {W: 1400, H: 1000}, {X: 3, W: 490, H: 700}} {
		c := NewChart(r)
		for h := range colonies.Hex(colonies.Hexes) {
			for i, n := range colonies.SiteOf(h).Corners {
				if d := c.HexPath(h)[i].Sub(c.Node(n)).Len(); d > 0.01 {
					t.Errorf("corner %d of hex %d is %.2f pixels from node %d", i, h, d, n)
				}
			}
			if got := c.HexAt(c.Centre(h).Add(geom.Pt(0.7*c.Side, 0)), 0); got != h {
				t.Errorf("hex %d is taken for %d", h, got)
			}
			if !c.Frame().Holds(c.Hex(h)) {
				t.Errorf("hex %d lies outside of the frame", h)
			}
		}
		for n := range colonies.Node(colonies.Nodes) {
			at := c.Node(n).Add(geom.Pt(0.3*c.Side, 0))
			if got := c.NodeAt(at, NodeSize*c.Side); got != n {
				t.Errorf("node %d is taken for %d", n, got)
			}
			if got := c.NodeAt(at, 0.2*c.Side); got == n {
				t.Errorf("node %d is meant from too far away", n)
			}
		}
		for e := range colonies.Edge(colonies.Edges) {
			if got := c.EdgeAt(c.Middle(e), EdgeSize*c.Side); got != e {
				t.Errorf("edge %d is taken for %d", e, got)
			}
		}
		for i := range colonies.Harbours {
			if !r.Holds(c.PierRect(i)) || !c.Frame().Holds(c.PierRect(i)) {
				t.Errorf("in %v the sign of harbour %d hangs outside of the frame", r, i)
			}
		}
		if !r.Inset(-0.01).Holds(c.Frame()) {
			t.Errorf("the frame %v leaves %v", c.Frame(), r)
		}
	}
}
