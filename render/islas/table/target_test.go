package table_test

import (
	"testing"

	"islas/render/internal/harness"
)

// In every moment of a game whatever can be used is large enough for a mouse.
func TestMiceMeetEverything(t *testing.T) {
	tables(harness.Desks()).Each(t, (*harness.Harness).Targets)
}
