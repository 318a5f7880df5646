package art

import (
	"testing"

	"islas/game/colonies"
	"islas/render/geom"
)

// TestChartMeetsItself checks that a node lies at the same corner of all its hexes, and that what lies on the board lies in the frame.
func TestChartMeetsItself(t *testing.T) {
	for _, r := range []geom.Rect{{X: 10, Y: 20, W: 860, H: 560}, {W: 1400, H: 1000}, {X: 3, W: 490, H: 700}} {
		c := NewChart(r)
		for h := range colonies.Hex(colonies.Hexes) {
			for i, n := range colonies.SiteOf(h).Corners {
				if d := hexagon(c.Centre(h), c.Side)[i].Sub(c.Node(n)).Len(); d > 0.01 {
					t.Errorf("corner %d of hex %d is %.2f pixels from node %d", i, h, d, n)
				}
			}
			if !c.Frame().Holds(c.Hex(h)) {
				t.Errorf("hex %d lies outside of the frame", h)
			}
		}
		for i := range colonies.Harbours {
			if !r.Holds(c.PierRect(i)) || !c.Frame().Holds(c.PierRect(i)) {
				t.Errorf("in %v the sign of harbour %d hangs outside of the frame", r, i)
			}
		}
		for _, o := range ornaments(c) {
			if !r.Holds(o.at) || !c.free(o.at) {
				t.Errorf("in %v ornament %q at %v covers hexes or signs", r, o.what, o.at)
			}
		}
		if !r.Inset(-0.01).Holds(c.Frame()) {
			t.Errorf("the frame %v leaves %v", c.Frame(), r)
		}
	}
}
