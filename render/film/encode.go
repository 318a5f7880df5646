package main

import (
	"bytes"
	"errors"
	"fmt"
	"image"
	"image/color"
	"image/gif"
)

// slacks is how much a channel of a pixel may differ from what is shown of it already without being drawn again, of 255:
// the first with which the film is small enough. What it leaves out is the shimmer of the sea and the last steps of what
// fades; nobody misses it, and it is most of what changes.
var slacks = []int{5, 8, 12, 16, 22}

// encode makes an animated GIF of frames of one size that are shown each for so many hundredths of a second, of at most so
// many bytes. The last frame stays for lastDelay before the film begins again.
func encode(frames []*image.NRGBA, delay, lastDelay, most int) ([]byte, error) {
	if len(frames) == 0 {
		return nil, errors.New("there is no frame to make a film of")
	}
	palette := medianCut(samples(frames), mostColours)
	colours := newMapper(palette)
	palette = append(palette, color.NRGBA{}) // as before
	size := 0
	for _, slack := range slacks {
		var out bytes.Buffer
		if err := gif.EncodeAll(&out, film(frames, palette, colours, delay, lastDelay, slack)); err != nil {
			return nil, err
		}
		if size = out.Len(); size <= most {
			return out.Bytes(), nil
		}
	}
	return nil, fmt.Errorf("the film has %d bytes, more than %d: make it shorter or smaller", size, most)
}

// samples is enough of the frames to choose the colours by.
func samples(frames []*image.NRGBA) []*image.NRGBA {
	const enough = 40
	step := (len(frames) + enough - 1) / enough
	var some []*image.NRGBA
	for i := 0; i < len(frames); i += step {
		some = append(some, frames[i])
	}
	return some
}

// film is the frames as differences: of each only the rectangle in which something has changed, and in it only what has
// changed. The last colour of the palette is transparent. A frame in which nothing changes prolongs the one before.
func film(frames []*image.NRGBA, palette color.Palette, colours *mapper, delay, lastDelay, slack int) *gif.GIF {
	bounds := frames[0].Rect
	out := &gif.GIF{Config: image.Config{ColorModel: palette, Width: bounds.Dx(), Height: bounds.Dy()}}
	shown := make([]uint8, len(frames[0].Pix)) // with an opacity of 0: nothing is shown yet
	for _, f := range frames {
		p := changes(f, shown, palette, colours, slack)
		if n := len(out.Delay); p == nil && n > 0 {
			out.Delay[n-1] += delay
			continue
		}
		out.Image = append(out.Image, p)
		out.Delay = append(out.Delay, delay)
		out.Disposal = append(out.Disposal, gif.DisposalNone)
	}
	out.Delay[len(out.Delay)-1] += lastDelay - delay
	return out
}

// changes is what of a frame is not shown yet, and counts as shown from now on; nil if nothing is.
func changes(f *image.NRGBA, shown []uint8, palette color.Palette, colours *mapper, slack int) *image.Paletted {
	w := f.Rect.Dx()
	box := image.Rectangle{Min: f.Rect.Max, Max: f.Rect.Min}
	set := make([]bool, len(f.Pix)/4)
	for i := range set {
		now, old := f.Pix[4*i:4*i+3], shown[4*i:4*i+4]
		if old[3] != 0 && near(now, old, slack) {
			continue
		}
		set[i] = true
		copy(old, now)
		old[3] = 0xff
		x, y := i%w, i/w
		box.Min.X, box.Min.Y = min(box.Min.X, x), min(box.Min.Y, y)
		box.Max.X, box.Max.Y = max(box.Max.X, x+1), max(box.Max.Y, y+1)
	}
	if box.Empty() {
		return nil
	}
	p := image.NewPaletted(box, palette)
	for y := box.Min.Y; y < box.Max.Y; y++ {
		for x := box.Min.X; x < box.Max.X; x++ {
			i := y*w + x
			index := uint8(len(palette) - 1)
			if set[i] {
				r, g, b := dithered(f.Pix[4*i], x, y), dithered(f.Pix[4*i+1], x, y), dithered(f.Pix[4*i+2], x, y)
				index = colours.index(r, g, b)
			}
			p.SetColorIndex(x, y, index)
		}
	}
	return p
}

func near(a, b []uint8, slack int) bool {
	for k := range 3 {
		if d := int(a[k]) - int(b[k]); d > slack || d < -slack {
			return false
		}
	}
	return true
}

// bayer is the order in which the pixels of a square of 4 × 4 become lighter.
var bayer = [4][4]int{{0, 8, 2, 10}, {12, 4, 14, 6}, {3, 11, 1, 9}, {15, 7, 13, 5}}

// dithered makes a channel a little lighter or darker by a pattern that stays where it is, so that a gradient of few
// colours shows no edges and what stands still stays the same.
func dithered(v uint8, x, y int) uint8 {
	return uint8(min(max(int(v)+(bayer[y&3][x&3]*2-15)*5/16, 0), 255))
}
