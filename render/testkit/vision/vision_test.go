package vision

import (
	"image/color"
	"testing"
)

func rgb(v uint32) color.NRGBA {
	return color.NRGBA{R: uint8(v >> 16), G: uint8(v >> 8), B: uint8(v), A: 0xff}
}

// TestSeenKnown checks colours computed by hand from the published matrices: pure red, green and blue are a column of a matrix each,
// limited to what a screen can show.
func TestSeenKnown(t *testing.T) {
	for _, c := range []struct {
		kind Kind
		in   uint32
		want uint32
	}{
		{Normal, 0x123456, 0x123456},
		{Protan, 0xff0000, 0x6d5f00}, {Protan, 0x00ff00, 0xffe500}, {Protan, 0x0000ff, 0x0059ff},
		{Deutan, 0xff0000, 0xa39000}, {Deutan, 0x00ff00, 0xefd63a}, {Deutan, 0x0000ff, 0x003dfb},
		{Tritan, 0xff0000, 0xff000f}, {Tritan, 0x00ff00, 0x00f7d9}, {Tritan, 0x0000ff, 0x006b96},
	} {
		if got := c.kind.Seen(rgb(c.in)); got != rgb(c.want) {
			t.Errorf("%s sees #%06x as #%02x%02x%02x, want #%06x", c.kind, c.in, got.R, got.G, got.B, c.want)
		}
	}
}
