package stage_test

import (
	"fmt"
	"strings"
	"testing"

	"islas/render/stage"
	"islas/render/ui"
)

// TestChapters reads a rule book with parts of chapters, points of lists and figures.
func TestChapters(t *testing.T) {
	figure := func(name string) stage.Figure {
		return stage.Figure{Height: func(*ui.UI, float64) float64 { return 1 }, Words: []string{name}}
	}
	var got []string
	for _, c := range stage.Chapters("\naim: aim.1 @map *aim.2\n+more:\n\nend: end.1\n", figure) {
		words := []string{c.ID, fmt.Sprint(c.Sub)}
		for _, b := range c.Blocks {
			if b.Figure != nil {
				words = append(words, "figure "+b.Figure.Words[0])
				continue
			}
			words = append(words, fmt.Sprint(b.Text, b.Marked))
		}
		got = append(got, strings.Join(words, " "))
	}
	want := "aim false aim.1false figure map aim.2true; more true; end false end.1false"
	if got := strings.Join(got, "; "); got != want {
		t.Errorf("the book is read as %s, want %s", got, want)
	}
}
