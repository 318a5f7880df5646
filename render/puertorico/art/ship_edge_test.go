package art

import (
	"fmt"
	"math"
	"testing"

	"islas/render/paint"
	"islas/render/theme"
)

// edgeFaint is how opaque, of 255, the smoothed edge of a line or smoke can be where a picture ends without looking cut.
const edgeFaint = 85

// TestShipsEndWithinTheirPictures looks along the upper edge of the pictures of ships and along their sides above the waves: nothing of a flag,
// a bow or the lines around them is cut off there.
func TestShipsEndWithinTheirPictures(t *testing.T) {
	pal := newPalette(theme.New(false))
	ships := map[string]paint.Drawing{"the steamer": workerShipDrawing(pal)}
	for _, set := range []bool{false, true} {
		ships[fmt.Sprint("the wharf's ship, loaded: ", set)] = wharfShipDrawing(pal, set)
		for size := 4; size <= 8; size++ {
			ships[fmt.Sprintf("the ship of %d, full: %v", size, set)] = cargoShipDrawing(pal, size, set)
		}
	}
	for name, d := range ships {
		for _, w := range []int{96, 150, 212, 400} {
			h := int(math.Round(float64(w) / ShipRatio))
			c, _ := d.Rasterise(w, h)
			img, dry := c.Image(), h*4/5
			for _, e := range []struct {
				what       string
				x, y, w, h int
			}{{"upper", 0, 0, w, 1}, {"left", 0, 0, 1, dry}, {"right", w - 1, 0, 1, dry}} {
				for i := range e.w * e.h {
					x, y := e.x+i%e.w, e.y+i/e.w
					if a := img.RGBAAt(x, y).A; a > edgeFaint {
						t.Errorf("%s is cut off at the %s edge of a picture of %d × %d pixels: at %d,%d %d of 255 is drawn", name, e.what, w, h, x, y, a)
						break
					}
				}
			}
		}
	}
}
