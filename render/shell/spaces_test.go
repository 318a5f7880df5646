package shell

import (
	"fmt"
	"testing"

	"islas/render/stage"
)

// space is a window of w by h design units at a scale.
type space struct{ w, h, scale float64 }

func (s space) String() string { return fmt.Sprintf("%.0f×%.0f", s.w, s.h) }

func (s space) rig(t testing.TB, st *stage.Stage) *harness { return newRig(t, st, s.w, s.h, s.scale) }

// spaces is windows of 1280 × 720 and 1920 × 1080 pixels at 100 % and 200 %, others, upright ones, and the largest.
func spaces() []space {
	return []space{
		{914, 514, 1.4}, {960, 540, 2}, {1828, 1028, 0.7}, {1920, 1080, 1}, {1371, 857, 0.7}, {900, 500, 1},
		{1097, 1463, 0.7}, {675, 900, 1.137}, {550, 900, 1}, {2743, 1543, 1.4},
	}
}
