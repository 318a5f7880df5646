package townsfolk

import (
	"slices"
	"testing"

	"islas/render/paint/cast"
	"islas/render/paint/figures"
)

// Nobody wears the ruff of three hundred years ago.
func TestNobodyIsOutOfTime(t *testing.T) {
	if slices.ContainsFunc(Cast(), func(who cast.Member) bool { return who.Face == figures.FeatherFace }) {
		t.Error("somebody wears a ruff in 1897")
	}
}
