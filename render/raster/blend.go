package raster

import "image/color"

// A pixel is worked on two channels at a time: every other byte of it leaves room for a product with a number up to 256.

const pair = 0xff00ff

// pack returns a colour as a premultiplied pixel.
func pack(c color.NRGBA) uint32 {
	a := uint32(c.A)
	times := func(v uint8) uint32 { return (uint32(v)*a + 127) / 255 }
	return times(c.R) | times(c.G)<<8 | times(c.B)<<16 | a<<24
}

// scaled returns a pixel times share/256.
func scaled(s, share uint32) uint32 {
	if share == 256 {
		return s
	}
	return (s&pair*share+0x800080)>>8&pair | (s>>8&pair*share+0x800080)&^uint32(pair)
}

// rest returns the share of 256 that is seen through an opacity of a of 255: 0 for full opacity and 256 for none.
func rest(a uint32) uint32 {
	a = 255 - a
	return a + a>>7
}

// blend returns the pixel s drawn on the pixel d.
func blend(d, s uint32, mode Mode) uint32 {
	switch mode {
	case Atop:
		a := d >> 24
		return scaled(s, a+a>>7) + scaled(d, rest(s>>24))
	case Erase:
		return scaled(d, rest(s>>24))
	default:
		return s + scaled(d, rest(s>>24))
	}
}

// blendRun draws the pixel s on each of a run of pixels.
func blendRun(run []uint32, s uint32, mode Mode) {
	through := rest(s >> 24)
	switch {
	case mode != Over:
		for i, d := range run {
			if d != 0 {
				run[i] = blend(d, s, mode)
			}
		}
	case through == 0:
		for i := range run {
			run[i] = s
		}
	default:
		for i, d := range run {
			run[i] = s + ((d&pair*through+0x800080)>>8&pair | (d>>8&pair*through+0x800080)&^uint32(pair))
		}
	}
}
