package figures

import "testing"

// The icon fills its square with bleed, has free corners without, keeps clear of the edge by its inset, and shows sea, sails and sun at
// every size.
func TestAppIcon(t *testing.T) {
	for _, size := range []int{16, 24, 48, 64, 256} {
		tile, full, small := AppIcon(size, 0, false), AppIcon(size, 0, true), AppIcon(size, 0.25, false)
		if tile.Bounds().Dx() != size || tile.Bounds().Dy() != size {
			t.Fatalf("%d: the icon is %v large", size, tile.Bounds())
		}
		last, middle := size-1, size/2
		if tile.RGBAAt(0, 0).A > 0x40 || full.RGBAAt(0, 0).A != 0xFF || full.RGBAAt(last, last).A != 0xFF {
			t.Errorf("%d: corners %v, with bleed %v", size, tile.RGBAAt(0, 0), full.RGBAAt(0, 0))
		}
		if tile.RGBAAt(middle, last).A < 0xF0 || small.RGBAAt(middle, size/4-1).A != 0 || small.RGBAAt(middle, size/4+1).A < 0xF0 {
			t.Errorf("%d: the tile does not end where it should", size)
		}
		var pale, blue int
		for y := range size {
			for x := range size {
				c := tile.RGBAAt(x, y)
				if c.R > 0xE0 && c.G > 0xD0 && c.B > 0x90 {
					pale++
				}
				if c.A == 0xFF && c.R < 0x60 && c.B > c.R+0x20 {
					blue++
				}
			}
		}
		if area := size * size; pale < area/20 || blue < area/10 {
			t.Errorf("%d: %d pixels of sails and sun and %d of sea and sky of %d", size, pale, blue, area)
		}
	}
}
