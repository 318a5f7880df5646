package shell_test

import (
	"fmt"
	"testing"

	"islas/render/internal/harness"
)

// In every scene, in windows of telephones, whatever can be used is as large as a fingertip for a finger.
func TestFingersMeetEverything(t *testing.T) {
	for _, sc := range scenes() {
		for _, w := range harness.Phones() {
			t.Run(fmt.Sprintf("%s %s", sc.name, w), func(t *testing.T) {
				t.Parallel()
				r := sc.opened(t, "de", w)
				r.Rest()
				r.Fingers()
			})
		}
	}
}

// Everything is as large as a mouse needs it, too.
func TestMiceMeetEverything(t *testing.T) {
	for _, sc := range scenes() {
		for _, w := range harness.Desks() {
			t.Run(fmt.Sprintf("%s %s", sc.name, w), func(t *testing.T) {
				t.Parallel()
				r := sc.opened(t, "de", w)
				r.Rest()
				r.Targets()
			})
		}
	}
}
