package main

import (
	"bytes"
	"fmt"
	"image"
	"image/draw"
	"image/png"
	"os"

	"islas/render/internal/anigif"
)

// still writes the picture of a PNG file to another one, in the colours of a film of that one frame: a third of the size, and
// nobody sees a difference.
func still(from, to string) error {
	data, err := os.ReadFile(from)
	if err != nil {
		return err
	}
	img, err := png.Decode(bytes.NewReader(data))
	if err != nil {
		return fmt.Errorf("%s: %w", from, err)
	}
	var out bytes.Buffer
	if err := png.Encode(&out, reduced(img)); err != nil {
		return err
	}
	if err := os.WriteFile(to, out.Bytes(), 0o644); err != nil {
		return err
	}
	fmt.Printf("%s: %d bytes of %d\n", to, out.Len(), len(data))
	return nil
}

// reduced is a picture in so few colours that a byte says which one a pixel has.
func reduced(img image.Image) *image.Paletted {
	size := img.Bounds().Sub(img.Bounds().Min)
	full := image.NewNRGBA(size)
	draw.Draw(full, size, img, img.Bounds().Min, draw.Src)
	return anigif.Reduce(full.Pix, size.Dx(), anigif.Palette(anigif.MostColours, full.Pix))
}
