package main

import (
	"fmt"
	"image"

	"islas/render/internal/anigif"
)

// slacks is how much a channel of a pixel may differ from what is shown of it already without being drawn again, of 255:
// the first with which the film is small enough. What it leaves out is the shimmer of the sea and the last steps of what
// fades; nobody misses it, and it is most of what changes.
var slacks = []int{5, 8, 12, 16, 22}

// encode makes an animated GIF of frames of one size that are shown each for so many hundredths of a second, of at most so
// many bytes. The last frame stays for lastDelay before the film begins again.
func encode(frames []*image.NRGBA, delay, lastDelay, most int) ([]byte, error) {
	if len(frames) == 0 {
		return nil, anigif.ErrNoFrame
	}
	palette := anigif.Palette(anigif.MostColours, samples(frames)...)
	size := 0
	for _, slack := range slacks {
		e := anigif.NewEncoder(frames[0].Rect.Dx(), frames[0].Rect.Dy(), palette, slack)
		for _, f := range frames {
			if err := e.Add(f.Pix, delay); err != nil {
				return nil, err
			}
		}
		data, err := e.Finish(lastDelay - delay)
		if size = len(data); err != nil || size <= most {
			return data, err
		}
	}
	return nil, fmt.Errorf("the film has %d bytes, more than %d: make it shorter or smaller", size, most)
}

// samples is the pixels of enough of the frames to choose the colours by.
func samples(frames []*image.NRGBA) [][]uint8 {
	const enough = 40
	step := (len(frames) + enough - 1) / enough
	var some [][]uint8
	for i := 0; i < len(frames); i += step {
		some = append(some, frames[i].Pix)
	}
	return some
}
