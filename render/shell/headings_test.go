package shell_test

import (
	"testing"

	"islas/render/internal/harness"
)

// Every scene has one heading of the first level, before all others, and none leaves out a level. Assistive tools have whole words also
// where there is room for a part of them.
func TestHeadings(t *testing.T) {
	for _, sc := range scenes() {
		for _, w := range []harness.Window{full, {W: 768, H: 1024, Percent: 200}} {
			t.Run(sc.name+" "+w.String(), func(t *testing.T) {
				t.Parallel()
				r := sc.opened(t, "de", w)
				r.Rest()
				var levels []int
				for c := range r.UI.Contents {
					if c.Level > 0 {
						levels = append(levels, c.Level)
					}
				}
				if len(levels) == 0 {
					t.Error("there is no heading")
				}
				for i, level := range levels {
					if (i == 0) != (level == 1) || i > 0 && level > levels[i-1]+1 {
						t.Fatalf("the headings have the levels %v", levels)
					}
				}
			})
		}
	}
}
