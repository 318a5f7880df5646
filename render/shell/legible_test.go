package shell_test

import (
	"fmt"
	"testing"

	"islas/render/internal/harness"
)

// In every scene, in windows of telephones, at both ends of the interface's size, whatever is written is large enough to be read,
// and what is used is called as what is written on it.
func TestEverythingIsLegibleOnPhones(t *testing.T) {
	for i, sc := range scenes() {
		for k, w := range harness.Handsets() {
			lang := []string{"de", "en", "es"}[(i+k)%3]
			t.Run(fmt.Sprintf("%s %s %s", sc.name, lang, w), func(t *testing.T) {
				t.Parallel()
				r := sc.opened(t, lang, w)
				r.Rest()
				r.Legible()
				r.Labels()
			})
		}
	}
}
