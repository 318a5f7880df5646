package table_test

import (
	"testing"

	"islas/render/internal/harness"
)

// In every moment of a game, in windows of telephones, whatever is written is large enough to be read, and what is used is called as what is
// written on it.
func TestEverythingIsLegibleOnPhones(t *testing.T) {
	tables(harness.Handsets()).Each(t, func(h *harness.Harness) {
		h.Legible()
		h.Labels()
	})
}
