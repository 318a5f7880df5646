package art

import (
	"testing"

	"islas/game/puertorico"
	"islas/render/theme"
)

func BenchmarkBuilding(b *testing.B) {
	pal := newPalette(theme.New(false))
	for _, k := range []puertorico.Building{puertorico.CoffeeRoaster, puertorico.Wharf, puertorico.CityHall} {
		b.Run(k.ID(), func(b *testing.B) { benchmark(b, buildingDrawing(pal, k), 100*k.Spaces(), 100) })
	}
}

func BenchmarkTown(b *testing.B) {
	pal := newPalette(theme.New(false))
	benchmark(b, townDrawing(pal, 640, 470, false), 640, 470)
}

func BenchmarkSmallTown(b *testing.B) {
	pal := newPalette(theme.New(false))
	benchmark(b, townDrawing(pal, 160, 120, false), 160, 120)
}
