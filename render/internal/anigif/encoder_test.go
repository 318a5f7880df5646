package anigif

import (
	"bytes"
	"image"
	"image/color"
	"image/gif"
	"testing"

	"islas/render/testkit/must"
)

// moving is a frame of a film in which a square moves over others, in few colours that are far from each other.
func moving(w, h, at int) []uint8 {
	img := image.NewNRGBA(image.Rect(0, 0, w, h))
	for y := range h {
		for x := range w {
			c := color.NRGBA{uint8(x / 10 * 32), uint8(y / 10 * 32), 90, 0xff}
			if x >= at && x < at+9 && y >= at/2 && y < at/2+9 {
				c = color.NRGBA{0xff, uint8((x + y) / 4 * 32), 0, 0xff}
			}
			img.SetNRGBA(x, y, c)
		}
	}
	return img.Pix
}

// A film whose frames are added step by step, some of them given up half-way, is the same as one of whole frames, and what is decoded
// shows every frame.
func TestFramesInSlices(t *testing.T) {
	const w, h, frames = 80, 50, 9
	palette := Palette(MostColours, moving(w, h, 0), moving(w, h, 40))
	whole, sliced := NewEncoder(w, h, palette, 0), NewEncoder(w, h, palette, 0)
	for n := range frames {
		pixels := moving(w, h, 5*(n-n%2))
		must.OK(t, whole.Add(pixels, 8))
		sliced.Begin(pixels, 8)
		steps := 1
		for done := false; !done; steps++ {
			var err error
			if done, err = sliced.Step(); err != nil {
				t.Fatal(err)
			}
		}
		if n == 0 && steps < h/rows {
			t.Errorf("a frame of %d rows is added in %d steps", h, steps)
		}
		if done, err := sliced.Step(); !done || err != nil {
			t.Errorf("a frame that was added goes on: %v", err)
		}
	}
	sliced.Begin(moving(w, h, 0), 8)
	sliced.Close()
	var films [][]byte
	for _, e := range []*Encoder{whole, sliced} {
		data, err := e.Finish(100)
		must.OK(t, err)
		films = append(films, data)
	}
	if !bytes.Equal(films[0], films[1]) {
		t.Error("a film in slices is another one")
	}
	film, err := gif.DecodeAll(bytes.NewReader(films[0]))
	if err != nil || len(film.Image) != frames/2+1 || film.LoopCount != 0 || film.Config.Width != w || film.Config.Height != h {
		t.Fatalf("there are %d frames: %v", len(film.Image), err)
	}
	shown := image.NewNRGBA(image.Rect(0, 0, w, h))
	for n, p := range film.Image {
		for y := p.Rect.Min.Y; y < p.Rect.Max.Y; y++ {
			for x := p.Rect.Min.X; x < p.Rect.Max.X; x++ {
				if c := p.At(x, y); c != (color.NRGBA{}) && c != (color.RGBA{}) {
					shown.Set(x, y, c)
				}
			}
		}
		want := Reduce(moving(w, h, 10*n), w, palette)
		for y := range h {
			for x := range w {
				if got, c := shown.NRGBAAt(x, y), color.NRGBAModel.Convert(want.At(x, y)); got != c {
					t.Fatalf("frame %d shows %v at %d, %d, want %v", n, got, x, y, c)
				}
			}
		}
	}
	for n, delay := range film.Delay {
		if want := []int{16, 108}[max(0, n-frames/2+1)]; delay != want {
			t.Errorf("frame %d lasts %d hundredths, want %d", n, delay, want)
		}
	}
}
