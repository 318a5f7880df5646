package art

import (
	"testing"

	"islas/game/puertorico"
	"islas/render/geom"
	"islas/render/internal/painttest"
	"islas/render/paint"
	"islas/render/theme"
)

// titleThings returns what only the title shows.
func titleThings(pal *palette) []painttest.Thing {
	return []painttest.Thing{
		thing(harbourDrawing(pal), 150, 160, "harbour"), thing(chartDrawing(pal), 150, 95, "chart"),
		thing(ladenShipDrawing(pal, 6, puertorico.Coffee), 96, 72, "laden ship"), thing(ladenShipDrawing(pal, 6, puertorico.Corn), 96, 72, "laden ship of another kind"),
	}
}

func TestTitleIsDrawn(t *testing.T) {
	for _, high := range []bool{false, true} {
		painttest.Drawn(t, titleThings(newPalette(theme.New(high))))
	}
}

func TestTitleIsDrawnTheSameOnAnyGoroutine(t *testing.T) {
	painttest.Repeated(t, titleThings(newPalette(theme.New(false))))
}

// TestCoastsAreClosed checks that coasts keep their forms when they are made uneven, and enclose land.
func TestCoastsAreClosed(t *testing.T) {
	for name, points := range map[string][]geom.Point{"harbour": harbourCoast(), "island": mainland()} {
		line := rugged(points, 1)
		if len(line) <= 10*len(points) {
			t.Errorf("%s: %d points became %d", name, len(points), len(line))
		}
		if before, after := paint.Area(points), paint.Area(line); after < 0.9*before || after > 1.1*before || after < 0 {
			t.Errorf("%s: an area of %.0f became one of %.0f", name, before, after)
		}
	}
}

func BenchmarkTitle(b *testing.B) {
	pal := newPalette(theme.New(false))
	for _, c := range []struct {
		name string
		d    paint.Drawing
		w, h int
	}{{"harbour", harbourDrawing(pal), 640, 680}, {"chart", chartDrawing(pal), 500, 317}, {"ship", ladenShipDrawing(pal, 6, puertorico.Coffee), 480, 360}} {
		b.Run(c.name, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				c, _ := c.d.Rasterise(c.w, c.h)
				c.Bytes()
			}
		})
	}
}
