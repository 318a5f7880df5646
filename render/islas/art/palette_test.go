package art

import (
	"testing"

	"islas/render/internal/vision"
	"islas/render/theme"
)

// TestPieceColoursApart checks that every two colours of pieces are at least 12 apart in OKLab, whose black and white are
// 100 apart, to every kind of colour vision.
func TestPieceColoursApart(t *testing.T) {
	pieces := newPalette(theme.New(false)).piece
	for kind := range vision.Kinds {
		for i, a := range pieces {
			for j, b := range pieces[:i] {
				if got := kind.Distance(a, b); got < 12 {
					t.Errorf("%s: pieces %d and %d are %.1f apart, want 12", kind, j, i, got)
				}
			}
		}
	}
}

// TestWritingShowsOnPieceColours checks the text on grounds of the pieces' colours: the better of both inks.
func TestWritingShowsOnPieceColours(t *testing.T) {
	for _, high := range []bool{false, true} {
		pal := newPalette(theme.New(high))
		for i, c := range pal.piece {
			if got := theme.Contrast(pal.on(c), c); got < 4.5 {
				t.Errorf("high contrast %v: text on piece %d is %.2f : 1, want 4.5", high, i, got)
			}
		}
	}
}

// TestSitesShow checks that the string around a site on which nothing stands is told from it (WCAG 2.2, 1.4.11).
func TestSitesShow(t *testing.T) {
	for _, high := range []bool{false, true} {
		pal := newPalette(theme.New(high))
		if got := theme.Contrast(theme.Mix(pal.site, pal.border, 0.75), pal.site); got < 3 {
			t.Errorf("high contrast %v: the string around a site is %.2f : 1", high, got)
		}
	}
}
