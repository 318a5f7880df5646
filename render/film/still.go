package main

import (
	"bytes"
	"fmt"
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
	if err := png.Encode(&out, anigif.Still(img)); err != nil {
		return err
	}
	if err := os.WriteFile(to, out.Bytes(), 0o644); err != nil {
		return err
	}
	fmt.Printf("%s: %d bytes of %d\n", to, out.Len(), len(data))
	return nil
}
